Feature: Altered 5.1.2, declarations that are not legal

  Background:
    Given a game of Altered

  @case:altered-not-into-the-opponents-expedition @clause:5.1.2.i @clause:5.2.1.a
  @clause:1.x:5.1.2.e
  Scenario Outline: A Character cannot join anything but one of its player's Expeditions: <answer>
    Given these cards
      | ref | card                  | player | zone |
      | owl | a character costing 1 | Ann    | hand |
    And Ann has 1 ready mana
    When Ann plays owl for its mana cost
    And Ann chooses <answer>
    Then it is refused
    And nothing has changed
    When Ann chooses companion-expedition
    Then it is accepted
    And owl is in Ann's companion expedition

    Examples:
      | answer                                   |
      | Bob's hero expedition                    |
      | hero-expedition and companion-expedition |
      | nothing                                  |
      | reserve                                  |

  @case:altered-spell-joins-no-expedition @clause:5.1.2.i @clause:5.2.4.b
  Scenario Outline: A Spell joins no Expedition: from <from>
    Given these cards
      | ref  | card              | player | zone   |
      | song | a spell costing 1 | Bob    | <from> |
    And it is Bob's turn
    And Bob has 1 ready mana
    When Bob plays song for its mana cost in the companion expedition
    Then it is refused
    And nothing has changed
    When Bob plays song for its mana cost
    Then it is accepted
    And song is in Bob's <to>

    Examples:
      | from    | to      |
      | hand    | reserve |
      | reserve | discard |

  @case:altered-declaration-is-the-players-own @clause:5.1.2.c @clause:5.1.2.f
  Scenario: While a card is declared, the opponent can neither answer nor play anything
    Given these cards
      | ref | card                  | player | zone |
      | owl | a character costing 1 | Ann    | hand |
      | fox | a character costing 0 | Bob    | hand |
    And Ann has 1 ready mana
    When Ann plays owl for its mana cost
    And Bob chooses hero-expedition
    Then it is refused
    And nothing has changed
    When Bob plays fox for its mana cost in the hero expedition
    Then it is refused
    And nothing has changed
    When Ann chooses companion-expedition
    Then it is accepted
    And owl is in Ann's companion expedition

  @case:altered-declared-payment-is-legal @clause:5.1.2.c @clause:5.1.2.f @clause:3.2.9.f
  @clause:1.x:5.1.2.b.3
  Scenario Outline: A player can pay only with their own Mana Orbs, as many as the cost: <case>
    Given these cards
      | ref | card                  | player | zone |
      | owl | a character costing 1 | Bob    | hand |
      | hen | a character costing 1 | Bob    | mana |
    And it is Bob's turn
    And Ann has 1 ready mana
    And Bob has 1 ready mana
    When Bob plays owl for its mana cost, exhausting <bad> in the hero expedition
    Then it is refused
    And nothing has changed
    When Bob plays owl for its mana cost, exhausting hen in the hero expedition
    Then it is accepted
    And hen is exhausted
    And bob-mana-1 is ready
    And ann-mana-1 is ready

    Examples:
      | case      | bad                |
      | opponents | ann-mana-1         |
      | no-orb    | owl                |
      | two       | hen and bob-mana-1 |

  @case:altered-unpayable-card-is-not-declared @clause:5.1.2.f @clause:6.4.c
  @clause:1.x:5.1.2.c-check
  Scenario: A card that its player cannot pay for cannot be played
    Given these cards
      | ref | card                  | player | zone |
      | owl | a character costing 3 | Ann    | hand |
    And Ann has 1 ready mana
    When Ann plays owl for its mana cost in the companion expedition
    Then it is refused by 6.4.c
    And nothing has changed

  @case:altered-quick-action-is-no-object @clause:5.3.c @clause:5.3.a @clause:1.x:5.3.b @midway:5.3.c
  Scenario Outline: An object stays in its zone while its quick action is resolved: <case>
    Given the made-up card "Lantern"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "quick-action", "name": "Shine", "cost": [{"is": "pay-mana", "mana": 1}], "effect": {"is": "sequence", "steps": [
         {"is": "draw", "cards": 2},
         {"is": "move", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}}, "to": "reserve"}]}}]}
      """
    And these cards
      | ref     | card    | player | zone     |
      | lantern | Lantern | <who>  | landmark |
    And it is <who>'s turn
    And <who> has 2 ready mana
    And <who>'s deck has 2 cards
    When <who> uses lantern
    Then <who> is asked to choose from <drawn>
    And lantern is in <who>'s landmark
    And <who> has 1 ready mana
    When <who> chooses <put>
    Then it is accepted
    And lantern is in <who>'s landmark
    And it is <who>'s turn

    Examples:
      | case | who | drawn                     | put        |
      | ann  | Ann | ann-deck-1 and ann-deck-2 | ann-deck-2 |
      | bob  | Bob | bob-deck-1 and bob-deck-2 | bob-deck-2 |

  @case:altered-others-do-not-decline-a-quick-action @clause:6.4.e @clause:6.4.b
  Scenario Outline: Only the player of a quick action can decline it, and not once its effect has begun: <case>
    Given the made-up card "Butcher"
      """
      {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "quick-action", "name": "Feast",
                      "cost": [{"is": "pay-sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours", "other": true}}}],
                      "effect": {"is": "sequence", "steps": [{"is": "draw"}, {"is": "may", "do": {"is": "resupply"}}]}}]}
      """
    And these cards
      | ref  | card                  | player | zone                 |
      | butc | Butcher               | <who>  | hero expedition      |
      | lamb | a character costing 1 | <who>  | hero expedition      |
      | goat | a character costing 1 | <who>  | companion expedition |
    And it is <who>'s turn
    And <who>'s deck has 2 cards
    When <who> uses butc
    And <other> declines
    Then it is refused
    And nothing has changed
    When <who> chooses goat
    Then <who> is asked to choose from yes and no
    When <who> declines
    Then it is refused
    And nothing has changed
    When <who> chooses no
    Then it is accepted
    And goat is in <who>'s discard
    And <who> has 1 card in hand

    Examples:
      | case | who | other |
      | ann  | Ann | Bob   |
      | bob  | Bob | Ann   |

  @case:altered-nobody-says-free @clause:5.1.2.d @clause:5.1.2.c
  Scenario Outline: Nobody plays a card for free without something that allows it: from <zone>
    Given these cards
      | ref | card                  | player | zone   |
      | owl | a character costing 1 | Ann    | <zone> |
    And Ann has 1 ready mana
    When Ann plays owl for free in the hero expedition
    Then it is refused
    And nothing has changed

    Examples:
      | zone    |
      | hand    |
      | reserve |

  @case:altered-optional-cost @clause:5.1.2.c
  Scenario Outline: A player declares whether to pay an optional cost: <case>
    Given the made-up card "Feast"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "optional-cost", "cost": [{"is": "pay-mana", "mana": 2}]}],
       "effect": {"is": "sequence", "steps": [
         {"is": "draw"},
         {"is": "if", "condition": {"is": "at-least", "number": {"is": "number", "name": "paid"}, "least": 1}, "then": {"is": "resupply"}}]}}
      """
    And these cards
      | ref   | card  | player | zone |
      | feast | Feast | Ann    | hand |
    And Ann has 3 ready mana
    And Ann's deck has 3 cards
    When Ann plays feast for its mana cost
    And Ann chooses <case>
    Then it is accepted
    And Ann has <left> ready mana
    And Ann has 1 card in hand
    And Ann has <reserve> cards in reserve

    Examples:
      | case | left | reserve |
      | yes  | 0    | 2       |
      | no   | 2    | 1       |

  @case:altered-optional-costs-counted @clause:5.1.2.c
  Scenario Outline: Each of two optional costs is chosen or declined as a whole, independently: <case>
    Given the made-up card "Banquet"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "abilities": [{"is": "optional-cost", "cost": [{"is": "pay-mana", "mana": 1},
                                                      {"is": "pay-discard", "what": {"is": "choose", "what": {"zone": ["reserve"], "whose": "yours"}}}]},
                     {"is": "optional-cost", "cost": [{"is": "pay-mana", "mana": 1}]}],
       "effect": {"is": "repeat", "times": {"is": "number", "name": "paid"}, "do": {"is": "draw"}}}
      """
    And these cards
      | ref     | card                | player | zone    |
      | banquet | Banquet             | Ann    | hand    |
      | crumb   | a spell costing 1   | Ann    | reserve |
    And Ann has 2 ready mana
    And Ann's deck has 3 cards
    When Ann plays banquet for its mana cost
    And Ann chooses <first>
    And Ann chooses <second>
    Then it is accepted
    And crumb is in Ann's <zone>
    And Ann has <left> ready mana
    And Ann has <drawn> cards in hand

    Examples:
      | case   | first | second | zone    | left | drawn |
      | first  | yes   | no     | discard | 1    | 1     |
      | second | no    | yes    | reserve | 1    | 1     |
      | both   | yes   | yes    | discard | 0    | 2     |

  @case:altered-optional-cost-out-of-reach @clause:5.1.2.c @clause:6.4.c
  Scenario: A player is not asked for an optional cost that they could not pay with the others
    Given the made-up card "Feast"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "optional-cost", "cost": [{"is": "pay-mana", "mana": 2}]}],
       "effect": {"is": "draw"}}
      """
    And these cards
      | ref   | card  | player | zone |
      | feast | Feast | Ann    | hand |
    And Ann has 2 ready mana
    And Ann's deck has 3 cards
    When Ann plays feast for its mana cost
    Then it is accepted
    And nobody is asked
    And Ann has 1 ready mana
    And Ann has 1 card in hand

  @case:altered-cost-with-a-condition @clause:1.2.4.d @clause:5.1.2.h
  Scenario Outline: A card's additional cost is asked for only while its condition holds: <case>
    Given the made-up card "Feast"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "additional-cost", "condition": {"is": "first-player", "so": <so>}, "cost": [{"is": "pay-mana", "mana": 1}]}],
       "effect": {"is": "draw"}}
      """
    And these cards
      | ref   | card  | player | zone |
      | feast | Feast | Ann    | hand |
    And Ann has 3 ready mana
    And Ann's deck has 3 cards
    And Ann is the first player
    When Ann plays feast for its mana cost
    Then it is accepted
    And Ann has <left> ready mana
    And Ann has 1 card in hand

    Examples:
      | case      | so    | left |
      | holds     | true  | 1    |
      | does not  | false | 2    |

  @case:altered-optional-cost-with-a-condition @clause:1.2.4.d @clause:5.1.2.c
  Scenario: Nobody is asked for an optional cost whose condition does not hold
    Given the made-up card "Feast"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "optional-cost", "condition": {"is": "first-player"}, "cost": [{"is": "pay-mana", "mana": 1}]}],
       "effect": {"is": "draw"}}
      """
    And these cards
      | ref   | card  | player | zone |
      | feast | Feast | Ann    | hand |
    And Ann has 3 ready mana
    And Ann's deck has 3 cards
    And Bob is the first player
    When Ann plays feast for its mana cost
    Then it is accepted
    And nobody is asked
    And Ann has 2 ready mana
    And Ann has 1 card in hand

  @case:altered-support-cost @clause:2.2.11.i @clause:5.1.2.h
  Scenario Outline: An additional cost that is a support ability is asked for only from Reserve: <case>
    Given the made-up card "Feast"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "additional-cost", "support": true, "cost": [{"is": "pay-mana", "mana": 1}]}],
       "effect": {"is": "draw"}}
      """
    And these cards
      | ref   | card  | player | zone   |
      | feast | Feast | Ann    | <zone> |
    And Ann has 3 ready mana
    And Ann's deck has 3 cards
    When Ann plays feast for its mana cost
    Then it is accepted
    And Ann has <left> ready mana

    Examples:
      | case         | zone    | left |
      | from-hand    | hand    | 2    |
      | from-reserve | reserve | 1    |

  @case:altered-effect-plays-a-scout @clause:5.1.2.c @clause:5.1.1.d @edition:>=3.0
  Scenario Outline: A card that an effect lets its player play can be played for either cost: <case>
    Given the made-up card "Invitation"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "play", "what": {"is": "choose", "what": {"type": ["character"], "zone": ["hand"], "whose": "yours"}}, "less": 1}}
      """
    And these cards
      | ref   | card                                | player | zone |
      | invit | Invitation                          | Ann    | hand |
      | bird  | a character costing 4, with Scout 2 | Ann    | hand |
    And Ann has 3 ready mana
    When Ann plays invit for its mana cost
    And Ann chooses bird
    And Ann chooses <case>
    And Ann chooses hero-expedition
    Then it is accepted
    And Ann has <left> ready mana

    Examples:
      | case  | left |
      | mana  | 0    |
      | scout | 2    |
