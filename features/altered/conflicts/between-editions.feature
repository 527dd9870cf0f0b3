Feature: Where edition 1.x and edition 3.0 of Altered end differently

  Background:
    Given a game of Altered

  @case:target-before-payment @clause:6.5.b @clause:5.1.2.c @clause:5.1.2.f @clause:1.x:5.1.2.b.2 @conflict:14 @midway:6.5.b
  Scenario Outline: A target is chosen in the declaration, or as its step resolves, after an earlier one: <case>
    Given the made-up card "Lullaby"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "effect": {"is": "sequence", "steps": [
       {"is": "draw"},
       {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}}, "status": ["asleep"]}]}}
      """
    And these cards
      | ref     | card                  | player  | zone            |
      | lullaby | Lullaby               | <case>  | hand            |
      | owl     | a character costing 1 | Ann     | hero expedition |
      | fox     | a character costing 1 | Bob     | hero expedition |
    And it is <case>'s turn
    And <case> has 1 ready mana
    And <case>'s deck has 1 card
    When <case> plays lullaby for its mana cost
    Then <case> is asked to choose from owl and fox
    And by reading
      | reading | outcome                     |
      | <3.0    | <case> has 1 ready mana     |
      | <3.0    | lullaby is in <case>'s hand |
      | <3.0    | <case> has 1 card in hand   |
      | <3.0    | <case> has 1 card in deck   |
      | >=3.0   | <case> has 0 ready mana     |
      | >=3.0   | lullaby is in limbo         |
      | >=3.0   | <case> has 1 card in hand   |
      | >=3.0   | <case> has 0 cards in deck  |
    When <case> chooses fox
    Then it is accepted
    And fox is asleep
    And owl is not asleep

    Examples:
      | case |
      | Ann  |
      | Bob  |

  @case:target-made-by-an-earlier-step @clause:6.5.b @clause:1.x:5.1.2.b.2 @conflict:14
  Scenario: An object created by the first step can be the second step's target in 3.0, but not in 1.x
    Given the made-up card "Recruitment"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "effect": {"is": "sequence", "steps": [
         {"is": "create-token", "where": "hero", "token": {"name": "Ordis Recruit", "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Soldier"]}},
         {"is": "gain", "what": {"is": "target", "what": {"type": ["character"], "whose": "yours"}, "name": "that"}, "count": 1}]}}
      """
    And these cards
      | ref | card        | player | zone |
      | rec | Recruitment | Ann    | hand |
    And Ann has 1 ready mana
    When Ann plays rec for its mana cost
    Then it is accepted
    And by reading
      | reading | outcome             |
      | <3.0    | token1 has 0 boosts |
      | >=3.0   | token1 has 1 boost  |

  @case:paying-inside-an-effect @clause:6.1.d @clause:6.5.c @conflict:15 @midway:6.5.b
  @clause:1.x:5.1.1.c
  Scenario: The target of a paid-for effect is chosen before paying in 1.x, and after the draw in 3.0
    Given the made-up card "Haggler"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "name": "Haggle", "symbol": "join",
                      "effect": {"is": "pay-to", "cost": [{"is": "pay-mana", "mana": 1}],
       "then": {"is": "sequence", "steps": [
       {"is": "draw"},
       {"is": "gain", "what": {"is": "target", "what": {"type": ["character"], "whose": "yours", "other": true}}, "count": 1}]}}}]}
      """
    And these cards
      | ref | card                  | player | zone                 |
      | hag | Haggler               | Ann    | hand                 |
      | owl | a character costing 1 | Ann    | hero expedition      |
      | fox | a character costing 1 | Ann    | companion expedition |
    And Ann has 2 ready mana
    And Ann's deck has 1 card
    When Ann plays hag for its mana cost in the hero expedition
    And Ann chooses yes
    Then Ann is asked to choose from owl and fox
    And by reading
      | reading | outcome                 |
      | <3.0    | Ann has 1 ready mana    |
      | <3.0    | Ann has 0 cards in hand |
      | >=3.0   | Ann has 0 ready mana    |
      | >=3.0   | Ann has 1 card in hand  |
    When Ann chooses owl
    Then it is accepted
    And owl has 1 boost
    And Ann has 0 ready mana

  @case:reaction-between-two-steps @clause:4.4.a @clause:4.2.g @clause:1.x:4.4.a.2 @conflict:16
  Scenario: A Reaction to the first of two steps is played between them in 1.x, and after both in 3.0
    Given the made-up card "Guard"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "name": "Salute",
                      "trigger": {"event": "joins", "what": {"type": ["character"], "other": true}},
                      "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
      """
    And the made-up card "Parade"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "effect": {"is": "sequence", "steps": [
         {"is": "create-token", "where": "hero", "token": {"name": "Ordis Recruit", "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Soldier"]}},
         {"is": "lose", "what": {"is": "all", "what": {"named": ["Guard"]}}, "counter": "boost", "count": 5}]}}
      """
    And these cards
      | ref    | card   | player | zone            |
      | guard  | Guard  | Ann    | hero expedition |
      | parade | Parade | Ann    | hand            |
    And Ann has 1 ready mana
    When Ann plays parade for its mana cost
    Then it is accepted
    And by reading
      | reading | outcome            |
      | <3.0    | guard has 0 boosts |
      | >=3.0   | guard has 1 boost  |

  @case:reaction-to-a-card-played-by-an-effect @clause:4.4.a @conflict:16
  @clause:1.x:4.4.a.3
  Scenario: A Reaction to a card played by an effect is played before the next step in 1.x, and after it in 3.0
    Given the made-up card "Guard"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "name": "Salute",
                      "trigger": {"event": "joins", "what": {"type": ["character"], "other": true}},
                      "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
      """
    And the made-up card "Invitation"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "effect": {"is": "sequence", "steps": [
         {"is": "play", "what": {"is": "choose", "what": {"type": ["character"], "zone": ["hand"], "whose": "yours"}}, "free": true},
         {"is": "lose", "what": {"is": "all", "what": {"named": ["Guard"]}}, "counter": "boost", "count": 5}]}}
      """
    And these cards
      | ref   | card                  | player | zone            |
      | guard | Guard                 | Ann    | hero expedition |
      | inv   | Invitation            | Ann    | hand            |
      | owl   | a character costing 6 | Ann    | hand            |
    And Ann has 1 ready mana
    When Ann plays inv for its mana cost
    And Ann chooses hero-expedition
    Then owl is in Ann's hero expedition
    And by reading
      | reading | outcome            |
      | <3.0    | guard has 0 boosts |
      | >=3.0   | guard has 1 boost  |

  @case:expedition-permanent-enters @clause:5.1.2.i @clause:2.2.3.d @clause:5.2.2.c @conflict:17 @edition:>=3.0
  Scenario: An Expedition Permanent joins the Expedition it is played in
    Given these cards
      | ref  | card                              | player | zone |
      | gear | an expedition permanent costing 1 | Ann    | hand |
    And Ann has 1 ready mana
    When Ann plays gear for its mana cost in the companion expedition
    Then it is accepted
    And gear is in Ann's companion expedition

  @case:expedition-permanent-enters-formerly @clause:5.1.2.i @clause:1.x:5.1.2.e-permanent @conflict:17 @edition:<3.0
  Scenario: In 1.x an Expedition Permanent goes to the Landmark zone like any Permanent
    Given these cards
      | ref  | card                              | player | zone |
      | gear | an expedition permanent costing 1 | Ann    | hand |
    And Ann has 1 ready mana
    When Ann plays gear for its mana cost
    Then it is accepted
    And gear is in Ann's landmark

  @case:hundred-and-first-reaction @clause:1.4.6.c @clause:6.3.l @conflict:18
  @clause:1.x:1.4.6.b
  Scenario Outline: A Reaction activated <n> times today is activated again, but in 3.0 only up to one hundred times
    Given the made-up card "Mill"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "name": "Grind", "trigger": {"event": "joins", "what": {"type": ["character"]}},
                      "effect": {"is": "gain", "what": {"is": "this"}, "counter": "flour", "count": 1}}]}
      """
    And these cards
      | ref  | card                  | player | zone     |
      | mill | Mill                  | Ann    | landmark |
      | owl  | a character costing 0 | Ann    | hand     |
    And the Reaction of mill was activated <n> times today
    When Ann plays owl for its mana cost in the hero expedition
    Then it is accepted
    And by reading
      | reading | outcome                   |
      | <3.0    | mill has 1 flour counter  |
      | >=3.0   | mill has <new> flour counter |

    Examples:
      | n   | new |
      | 99  | 1   |
      | 100 | 0   |

  @case:hundredth-and-next-at-once @clause:1.4.6.c @clause:6.3.l @conflict:18 @edition:>=3.0
  Scenario: A Reaction activated 99 times is activated only once more by an event that would activate it twice
    Given the made-up card "Mill"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "name": "Grind", "trigger": {"event": "joins", "what": {"type": ["character"]}},
                      "effect": {"is": "gain", "what": {"is": "this"}, "counter": "flour", "count": 1}}]}
      """
    And the made-up card "Workshop"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "create-token", "where": "each",
       "token": {"name": "Robot", "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Robot"]}}}
      """
    And these cards
      | ref   | card     | player | zone     |
      | mill  | Mill     | Ann    | landmark |
      | other | Mill     | Ann    | landmark |
      | shop  | Workshop | Ann    | hand     |
    And the Reaction of mill was activated 99 times today
    When Ann plays shop for its mana cost
    And Ann chooses mill
    Then it is accepted
    And mill has 1 flour counter
    And other has 2 flour counters

  @case:quick-action-of-a-second-copy @clause:1.4.6.b @clause:5.3.e @conflict:18 @edition:>=3.0
  Scenario: A hundred uses of one object's quick action do not count for another copy
    Given the made-up card "Wheel"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "quick-action", "name": "Spin", "cost": [],
                      "effect": {"is": "gain", "what": {"is": "this"}, "counter": "turn", "count": 1}}]}
      """
    And these cards
      | ref | card  | player | zone     |
      | one | Wheel | Ann    | landmark |
      | two | Wheel | Ann    | landmark |
    And the quick action of one was played 100 times today
    When Ann uses one
    Then it is refused by 5.3.e
    And nothing has changed
    When Ann uses two
    Then it is accepted
    And two has 1 turn counter

  @case:quick-action-of-a-second-copy-formerly @clause:1.4.6.b @clause:5.3.e @conflict:18 @edition:<3.0
  @clause:1.x:1.4.6.b @clause:1.x:5.3.d
  Scenario: Whether another copy has a hundred uses of its own is left open in 1.x
    Given the made-up card "Wheel"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "quick-action", "name": "Spin", "cost": [],
                      "effect": {"is": "gain", "what": {"is": "this"}, "counter": "turn", "count": 1}}]}
      """
    And these cards
      | ref | card  | player | zone     |
      | one | Wheel | Ann    | landmark |
      | two | Wheel | Ann    | landmark |
    And the quick action of one was played 100 times today
    When Ann uses one
    Then it is refused by 5.3.e
    And nothing has changed
    When Ann uses two
    Then the rules leave open: is a given quick action that of one object, or of every copy of the card?
      | outcome                |
      | two has 1 turn counter |
      | it is refused          |

  @case:landmark-that-joins @clause:7.1.1.a
  Scenario: {J} of a Landmark is activated in 3.0, but not in 1.x, which reads it of Expeditions alone
    Given the made-up card "Mill"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 0, "reserve_cost": 0,
       "abilities": [{"is": "reaction", "symbol": "join", "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref  | card | player | zone |
      | mill | Mill | Ann    | hand |
    And Ann's deck has 1 card
    When Ann plays mill for its mana cost
    Then it is accepted
    And mill is in Ann's landmark
    And by reading
      | reading | outcome                 |
      | <3.0    | Ann has 0 cards in hand |
      | >=3.0   | Ann has 1 card in hand  |

  @case:limits-of-the-hero @clause:4.2.5.c @clause:3.2.10.b @edition:>=3.0
  Scenario: A Hero with a Reserve limit of 3 and a Landmark limit of 1 sets its player's limits
    Given it is Bob's turn
    And Ann has passed
    And these cards
      | ref   | card                                             | player | zone     |
      | chief | a hero with reserve limit 3 and landmark limit 1 | Ann    | hero     |
      | owl   | a character costing 1                            | Ann    | reserve  |
      | fox   | a character costing 2                            | Ann    | reserve  |
      | bear  | a character costing 3                            | Ann    | reserve  |
      | inn   | a landmark permanent costing 1                   | Ann    | landmark |
      | mill  | a landmark permanent costing 2                   | Ann    | landmark |
    When Bob passes
    Then Ann is asked to choose from inn and mill

  @case:limits-of-the-hero-formerly @clause:4.2.5.c @clause:3.2.10.b @edition:<3.0
  Scenario: In 1.x every player keeps two in Reserve and two Landmarks, whatever the Hero
    Given it is Bob's turn
    And Ann has passed
    And these cards
      | ref   | card                                             | player | zone     |
      | chief | a hero with reserve limit 3 and landmark limit 1 | Ann    | hero     |
      | owl   | a character costing 1                            | Ann    | reserve  |
      | fox   | a character costing 2                            | Ann    | reserve  |
      | bear  | a character costing 3                            | Ann    | reserve  |
      | inn   | a landmark permanent costing 1                   | Ann    | landmark |
      | mill  | a landmark permanent costing 2                   | Ann    | landmark |
    When Bob passes
    Then Ann is asked to choose from owl, fox and bear

  @case:mode-before-payment @clause:6.5.g @clause:5.1.2.c @clause:1.x:5.1.2.b @clause:1.x:5.1.2.b.2 @conflict:61 @edition:<3.0 @midway:5.1.2.f
  Scenario: In 1.x the modes of a Spell are chosen while it is declared
    Given the made-up card "Fork"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "effect": {"is": "modes", "modes": {"draw": {"is": "draw"}, "supply": {"is": "resupply"}}}}
      """
    And these cards
      | ref  | card | player | zone |
      | fork | Fork | Ann    | hand |
    And Ann has 1 ready mana
    And Ann's deck has 1 card
    When Ann plays fork for its mana cost
    Then Ann is asked to choose from draw and supply
    And Ann has 1 ready mana
    And fork is in Ann's hand
    When Ann chooses supply
    Then it is accepted
    And ann-deck-1 is in Ann's reserve

  @case:mode-before-or-after-payment @clause:6.5.g @clause:5.1.2.c @conflict:61 @edition:>=3.0 @midway:5.1.2.c
  Scenario: Whether modes are chosen in the declaration or as the effect resolves is left open in 3.0
    Given the made-up card "Fork"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "effect": {"is": "modes", "modes": {"draw": {"is": "draw"}, "supply": {"is": "resupply"}}}}
      """
    And these cards
      | ref  | card | player | zone |
      | fork | Fork | Ann    | hand |
    And Ann has 1 ready mana
    And Ann's deck has 1 card
    When Ann plays fork for its mana cost
    Then Ann is asked to choose from draw and supply
    And the rules leave open: are modes chosen while the Spell is declared, or as its effect resolves?
      | outcome              |
      | Ann has 1 ready mana |
      | Ann has 0 ready mana |
    When Ann chooses supply
    Then it is accepted
    And ann-deck-1 is in Ann's reserve

  @case:spell-that-costs-itself @clause:5.1.2.g @conflict:64 @edition:>=3.0
  Scenario: A Spell that costs a card from Hand cannot be that card, as it is in Limbo by then
    Given the made-up card "Offering"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "additional-cost", "cost": [{"is": "pay-move", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}}, "to": "reserve"}]}],
       "effect": {"is": "draw"}}
      """
    And these cards
      | ref | card     | player | zone |
      | off | Offering | Ann    | hand |
    And Ann has 1 ready mana
    And Ann's deck has 1 card
    When Ann plays off for its mana cost
    Then it is refused by 6.4.c
    And nothing has changed

  @case:spell-that-costs-itself-formerly @clause:5.1.2.g @clause:5.1.2.a @clause:1.x:5.1.2.a @clause:1.x:5.1.2.c-legal @conflict:64 @edition:<3.0
  Scenario: Whether a Spell could pay its own cost as a card in Hand is left open in 1.x
    Given the made-up card "Offering"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "additional-cost", "cost": [{"is": "pay-move", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}}, "to": "reserve"}]}],
       "effect": {"is": "draw"}}
      """
    And the made-up card "Alms"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "additional-cost", "cost": [{"is": "pay-move", "what": {"is": "choose", "what": {"type": ["character"], "zone": ["hand"], "whose": "yours"}}, "to": "reserve"}]}],
       "effect": {"is": "nothing"}}
      """
    And these cards
      | ref  | card                  | player | zone |
      | off  | Offering              | Ann    | hand |
      | alms | Alms                  | Ann    | hand |
      | owl  | a character costing 1 | Ann    | hand |
    And Bob has passed
    And Ann has 2 ready mana
    And Ann's deck has 1 card
    When Ann plays alms for its mana cost
    Then it is accepted
    And owl is in Ann's reserve
    And alms is in Ann's reserve
    When Ann plays off for its mana cost
    Then the rules leave open: is a Spell still in hand while its costs are paid?
      | outcome              |
      | Ann has 0 ready mana |
      | it is refused        |

  @case:spell-that-costs-another-card @clause:5.1.2.g @clause:5.1.2.h @clause:1.2.5.d
  Scenario: A Spell that costs a card from Hand is paid with another card there
    Given the made-up card "Offering"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "additional-cost", "cost": [{"is": "pay-move", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours", "other": true}}, "to": "reserve"}]}],
       "effect": {"is": "draw"}}
      """
    And these cards
      | ref | card                  | player | zone |
      | off | Offering              | Ann    | hand |
      | owl | a character costing 1 | Ann    | hand |
    And Ann has 1 ready mana
    And Ann's deck has 1 card
    When Ann plays off for its mana cost
    Then it is accepted
    And owl is in Ann's reserve
    And off is in Ann's reserve
    And ann-deck-1 is in Ann's hand
    And Ann has 0 ready mana

  @case:no-cost-in-hand @clause:5.1.2.d @clause:2.3.1.f @clause:1.x:2.2.6.b @conflict:205
  Scenario: A card without a Hand Cost is not played from Hand in 1.x, and is played for nothing in 3.0
    Given the made-up card "Priceless"
      """
      {"type": "character", "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1}
      """
    And these cards
      | ref | card      | player | zone |
      | owl | Priceless | Ann    | hand |
    And Ann has 1 ready mana
    When Ann plays owl for its mana cost in the hero expedition
    Then by reading
      | reading | outcome                         |
      | <3.0    | it is refused by 1.x:2.2.6.b    |
      | <3.0    | nothing has changed             |
      | >=3.0   | owl is in Ann's hero expedition |
      | >=3.0   | Ann has 1 ready mana            |

  @case:no-cost-in-reserve @clause:5.1.2.d @clause:2.3.1.f @clause:1.x:2.2.7.b @conflict:205
  Scenario: A card without a Reserve Cost is not played from Reserve in 1.x, and is played for nothing in 3.0
    Given the made-up card "Priceless"
      """
      {"type": "character", "hand_cost": 1, "forest": 1, "mountain": 1, "water": 1}
      """
    And these cards
      | ref | card      | player | zone |
      | owl | Priceless | Ann    | reserve |
    And Ann has 1 ready mana
    When Ann plays owl for its mana cost in the hero expedition
    Then by reading
      | reading | outcome                         |
      | <3.0    | it is refused by 1.x:2.2.7.b    |
      | <3.0    | nothing has changed             |
      | >=3.0   | owl is in Ann's hero expedition |
      | >=3.0   | Ann has 1 ready mana            |

  @case:a-cost-of-zero @clause:5.1.2.d @clause:1.x:2.2.6.b @clause:1.x:2.2.7.b
  Scenario Outline: A card with a cost of zero, or without the cost not needed, is played in every edition: <case>
    Given the made-up card "Cheap"
      """
      {"type": "character", <cost>, "forest": 1, "mountain": 1, "water": 1}
      """
    And these cards
      | ref | card  | player | zone   |
      | owl | Cheap | Ann    | <zone> |
    And Ann has 1 ready mana
    When Ann plays owl for its mana cost in the hero expedition
    Then it is accepted
    And owl is in Ann's hero expedition
    And Ann has <left> ready mana

    Examples:
      | case                   | zone    | cost                               | left |
      | Hand Cost 0            | hand    | "hand_cost": 0, "reserve_cost": 1  | 1    |
      | no Reserve Cost        | hand    | "hand_cost": 1                     | 0    |
      | Reserve Cost 0         | reserve | "hand_cost": 1, "reserve_cost": 0  | 1    |
      | no Hand Cost           | reserve | "reserve_cost": 1                  | 0    |

  @case:no-cost-to-skip @clause:7.3.20.a @clause:1.x:2.2.6.b @clause:1.x:2.2.7.b @conflict:205
  Scenario Outline: An effect plays a card for free, but in 1.x only one that has the cost concerned: <case>
    Given the made-up card "Priceless"
      """
      {"type": "character"<cost>, "forest": 1, "mountain": 1, "water": 1}
      """
    And the made-up card "Invitation"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "play", "what": {"is": "choose", "what": {"named": ["Priceless"], "zone": ["<zone>"], "whose": "yours"}}, "free": true}}
      """
    And these cards
      | ref | card       | player | zone   |
      | owl | Priceless  | Ann    | <zone> |
      | inv | Invitation | Ann    | hand   |
    When Ann plays inv for its mana cost
    Then by reading
      | reading | outcome   |
      | <3.0    | <earlier> |
      | >=3.0   | Ann is asked to choose from hero-expedition and companion-expedition |

    Examples:
      | case              | zone    | cost                | earlier                                                              |
      | Hand, none        | hand    | , "reserve_cost": 1 | owl is in Ann's hand                                                 |
      | Hand, with one    | hand    | , "hand_cost": 1    | Ann is asked to choose from hero-expedition and companion-expedition |
      | Reserve, none     | reserve | , "hand_cost": 1    | owl is in Ann's reserve                                              |
      | Reserve, with one | reserve | , "reserve_cost": 1 | Ann is asked to choose from hero-expedition and companion-expedition |

  @case:targets-of-the-chosen-mode @clause:1.x:5.2.3.d @clause:6.5.g @clause:6.5.b @edition:<3.0 @midway:6.5.b
  Scenario Outline: In 1.x a Spell's targets are chosen only for the mode that was chosen: <case>
    Given the made-up card "Fork"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "effect": {"is": "modes", "modes": {
         "lull": {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}}, "status": ["asleep"]},
         "draw": {"is": "draw"},
         "tie": {"is": "gain", "what": {"is": "target", "what": {"type": ["character"], "whose": "yours"}}, "status": ["anchored"]}}}}
      """
    And these cards
      | ref  | card                  | player | zone                 |
      | fork | Fork                  | Ann    | hand                 |
      | owl  | a character costing 1 | Ann    | hero expedition      |
      | fox  | a character costing 1 | Bob    | hero expedition      |
      | hare | a character costing 1 | Ann    | companion expedition |
    And Ann has 1 ready mana
    And Ann's deck has 1 card
    When Ann plays fork for its mana cost
    And Ann chooses <mode>
    Then <next>

    Examples:
      | case         | mode | next                                           |
      | any target   | lull | Ann is asked to choose from owl, fox and hare  |
      | own targets  | tie  | Ann is asked to choose from owl and hare       |
      | no target    | draw | ann-deck-1 is in Ann's hand                    |
