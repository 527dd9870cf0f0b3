Feature: Altered 6.1, what can be begun, moved and modified

  Background:
    Given a game of Altered

  @case:altered-may-that-cannot-be-paid @clause:6.5.c @clause:6.4.c
  Scenario Outline: A player is not asked about an optional action that they cannot pay for: <case>
    Given the made-up card "Toll"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "effect": {"is": "may", "do": {"is": "pay-to", "cost": [{"is": "pay-mana", "mana": 1}], "then": {"is": "draw"}}}}
      """
    And these cards
      | ref  | card | player | zone |
      | toll | Toll | Ann    | hand |
    And Ann has <mana> ready mana
    And Ann's deck has 2 cards
    When Ann plays toll for its mana cost
    Then it is accepted
    And <asked>

    Examples:
      | case            | mana | asked                                |
      | nothing is left | 1    | nobody is asked                      |
      | one is left     | 2    | Ann is asked to choose from yes and no |

  @case:altered-sacrifices-what-one-controls @clause:7.3.25.a @clause:6.1.g
  Scenario: Only Characters that the player controls in play can be chosen for a sacrifice
    Given the made-up card "Altar"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sacrifice", "what": {"is": "choose", "what": {"type": ["character"]}}}}
      """
    And these cards
      | ref   | card                  | player | zone                 |
      | altar | Altar                 | Ann    | hand                 |
      | lamb  | a character costing 1 | Ann    | hero expedition      |
      | goat  | a character costing 1 | Ann    | companion expedition |
      | wolf  | a character costing 1 | Bob    | hero expedition      |
    When Ann plays altar for its mana cost
    Then Ann is asked to choose from lamb and goat
    When Ann chooses wolf
    Then it is refused
    And nothing has changed
    When Ann chooses goat
    Then it is accepted
    And goat is in Ann's discard
    And wolf is in Bob's hero expedition

  @case:altered-no-move-to-where-it-is @clause:2.1.d @edition:>=3.0 @conflict:143
  Scenario: Whether a card put in Reserve from Reserve has gone to Reserve is left open
    Given the made-up card "Homebody"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "quick-action", "support": true, "name": "Stay", "cost": [],
                      "effect": {"is": "move", "what": {"is": "this"}, "to": "reserve"}},
                     {"is": "reaction", "trigger": {"event": "goes-to", "this": true, "to": ["reserve"]}, "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref  | card     | player | zone    |
      | home | Homebody | Ann    | reserve |
    And Ann's deck has 2 cards
    When Ann uses "Stay" of home
    Then it is accepted
    And the rules leave open: has it gone to Reserve?
      | outcome                 |
      | nothing has changed     |
      | Ann has 1 card in hand  |

  @case:altered-pays-into-the-mana-zone @clause:3.2.9.b
  Scenario: A card put in the Mana zone to pay a cost comes there exhausted
    Given the made-up card "Miner"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "quick-action", "name": "Dig", "cost": [{"is": "pay-move", "what": {"is": "this"}, "to": "mana"}],
                      "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref   | card  | player | zone            |
      | miner | Miner | Ann    | hero expedition |
    And Ann's deck has 1 card
    When Ann uses "Dig" of miner
    Then it is accepted
    And miner is in Ann's mana
    And Ann has 0 ready mana

  @case:altered-emblem-says-i @clause:7.2.1.d @clause:7.4.2.b
  Scenario Outline: An emblem's text about itself applies to the object that made the emblem: <case>
    Given the made-up card "Guard"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 3, "mountain": 3, "water": 3,
       "abilities": [{"is": "quick-action", "name": "Hold", "cost": [],
                      "effect": {"is": "lasting", "ability": {"is": "keyword", "keyword": "defender"}, "duration": "this-day"}}]}
      """
    And these cards
      | ref   | card  | player | zone            |
      | guard | Guard | Ann    | hero expedition |
      | other | Guard | Ann    | <zone>          |
    And Bob has passed
    When Ann uses "Hold" of other
    Then it is accepted
    When Ann passes
    Then it is accepted
    And Ann's hero expedition is at <far>

    Examples:
      | case               | zone                 | far |
      | in that Expedition | hero expedition      | 0   |
      | in the other one   | companion expedition | 1   |

  @case:altered-fleeting-among-modifiers @clause:2.4.6.d
  Scenario Outline: A player chooses whether the rule about Fleeting or an ability applies first: <case>
    Given the made-up card "Miser"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "modifies", "event": "rest", "this": true, "to": "hand"}]}
      """
    And these cards
      | ref   | card  | player | zone            | state    |
      | miser | Miser | Ann    | hero expedition | fleeting |
    And Ann's deck has 4 cards
    And Bob has passed
    When Ann passes
    Then Ann is asked to choose from miser and miser: Fleeting
    When Ann chooses <answer>
    And Ann chooses nothing
    Then it is accepted
    And miser is in Ann's <zone>

    Examples:
      | case        | answer          | zone    |
      | the ability | miser           | hand    |
      | the rule    | miser: Fleeting | discard |

  @case:altered-orbs-named-for-an-optional-cost @clause:5.1.2.c @clause:3.2.9.f
  Scenario Outline: Mana Orbs can be named for an optional cost before it is chosen: <case>
    Given the made-up card "Feast"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "optional-cost", "cost": [{"is": "pay-mana", "mana": 1}]}],
       "effect": {"is": "draw"}}
      """
    And these cards
      | ref   | card  | player | zone |
      | feast | Feast | Ann    | hand |
    And Ann has 3 ready mana
    And Ann's deck has 2 cards
    When Ann plays feast for its mana cost, exhausting ann-mana-1 and ann-mana-2
    And Ann chooses <case>
    Then <verdict>
    And Ann has <left> ready mana

    Examples:
      | case | verdict                  | left |
      | yes  | it is accepted           | 1    |
      | no   | it is refused by 3.2.9.f | 3    |

  @case:altered-token-is-not-played @clause:5.1.1.d @edition:>=3.0
  Scenario Outline: An effect cannot play a token: <case>
    Given the made-up card "Once more"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "play", "free": true, "what": {"is": "choose", "what": {"type": ["character"], "zone": ["expedition"]}}}}
      """
    And these cards
      | ref  | card      | player | zone            | state    |
      | more | Once more | Ann    | hand            |          |
      | owl  | <card>    | Ann    | hero expedition | 2 boosts |
    When Ann plays more for its mana cost
    Then <asked>
    And owl has <boosts> boosts

    Examples:
      | case  | card                  | asked            | boosts |
      | token | a token               | nobody is asked  | 2      |
      | card  | a character costing 1 | Ann is asked     | 2      |

  @case:altered-hero-is-not-played @clause:5.1.2.i
  Scenario: A Hero card that has come to Hand is not played
    Given the made-up card "Wanderer"
      """
      {"type": "hero", "abilities": [{"is": "quick-action", "name": "Leave", "cost": [], "effect": {"is": "move", "what": {"is": "this"}, "to": "hand"}}]}
      """
    And these cards
      | ref      | card     | player | zone |
      | wanderer | Wanderer | Ann    | hero |
    When Ann uses "Leave" of wanderer
    Then it is accepted
    When Ann plays wanderer for its mana cost
    Then it is refused by 5.1.2.i
