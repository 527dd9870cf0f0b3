Feature: Altered, where the book lets no outcome be told from another

  Background:
    Given a game of Altered

  @case:exhausted-twice-to-pay @clause:2.4.5.a @clause:2.4.1.g @edition:>=3.0 @conflict:136
  Scenario: Whether an exhausted object that can gain Exhausted again can be exhausted as a cost is left open
    Given the made-up card "Dynamo"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "gains-again", "status": ["exhausted"]},
                     {"is": "quick-action", "cost": [{"is": "pay-exhaust"}], "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
      """
    And these cards
      | ref    | card   | player | zone     | state     |
      | dynamo | Dynamo | Ann    | landmark | exhausted |
    When Ann uses dynamo
    Then the rules leave open: can it be exhausted to pay?
      | outcome            |
      | it is refused      |
      | dynamo has 1 boost |

  @case:mana-orb-of-either-player @clause:3.2.9.e @clause:6.1.g @edition:>=3.0 @conflict:142
  Scenario: Whether an effect can ready another player's Mana Orb is left open
    Given the made-up card "Spark"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "ready", "what": {"is": "choose", "what": {"zone": ["mana"], "status": ["exhausted"]}}}}
      """
    And these cards
      | ref   | card                  | player | zone | state     |
      | spark | Spark                 | Ann    | hand |           |
      | hers  | a character costing 1 | Ann    | mana | exhausted |
      | his   | a character costing 1 | Bob    | mana | exhausted |
    When Ann plays spark for its mana cost
    Then it is accepted
    And the rules leave open: may another player's Mana Orb be chosen?
      | outcome                                  |
      | nobody is asked                          |
      | Ann is asked to choose from hers and his |

  @case:forbidden-to-be-fleeting-in-limbo @clause:2.4.6.a @clause:1.4.1.a @edition:>=3.0 @conflict:144
  Scenario: Whether a Character that cannot gain statuses enters Limbo Fleeting is left open
    Given the made-up card "Anchorite"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "cannot", "support": true, "action": "gain-status"}]}
      """
    And these cards
      | ref  | card      | player | zone    |
      | anch | Anchorite | Ann    | reserve |
    When Ann plays anch for its mana cost in the hero expedition
    Then it is accepted
    And the rules leave open: does it enter Limbo Fleeting?
      | outcome              |
      | anch is fleeting     |
      | anch is not fleeting |

  @case:where-it-is-once-sacrificed @clause:2.1.f @clause:6.3.j @edition:>=3.0 @conflict:148
  Scenario: Whether a sacrificed Landmark's Reaction checks where it was or where it is now is left open
    Given the made-up card "Mill"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "is-sacrificed", "this": true},
                      "effect": {"is": "if", "condition": {"is": "matches", "what": {"zone": ["landmark"]}}, "then": {"is": "draw"}}}]}
      """
    And the made-up card "Rite"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "sacrifice", "what": {"is": "all", "what": {"type": ["permanent"]}}}}
      """
    And these cards
      | ref  | card | player | zone     |
      | mill | Mill | Ann    | landmark |
      | rite | Rite | Ann    | hand     |
    And Ann's deck has 2 cards
    When Ann plays rite for its mana cost
    Then it is accepted
    And the rules leave open: is it asked where it was, or where it has gone?
      | outcome                 |
      | Ann has 1 card in hand  |
      | Ann has 0 cards in hand |

  @case:enters-with-counters-heard @clause:7.3.12.a @clause:6.2.l @edition:>=3.0 @conflict:151
  Scenario: Whether a Character gains the boosts with which it enters is left open
    Given the made-up card "Pup"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "enters-with", "count": 2}]}
      """
    And the made-up card "Kennel"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "gains-counter", "counter": "boost"}, "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref    | card   | player | zone     |
      | pup    | Pup    | Ann    | hand     |
      | kennel | Kennel | Ann    | landmark |
    And Ann's deck has 2 cards
    When Ann plays pup for its mana cost in the hero expedition
    Then it is accepted
    And the rules leave open: does it gain the boosts with which it enters?
      | outcome                 |
      | Ann has 0 cards in hand |
      | Ann has 1 card in hand  |

  @case:loop-of-ever-new-objects @clause:1.4.6.a @edition:>=3.0 @conflict:170
  Scenario: A Character that goes to Reserve and comes back without end is a new object each time
    Given the made-up card "Pendulum"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "quick-action", "cost": [], "effect": {"is": "move", "what": {"is": "this"}, "to": "reserve"}},
                     {"is": "reaction", "symbol": "join", "effect": {"is": "move", "what": {"is": "this"}, "to": "reserve"}},
                     {"is": "reaction", "trigger": {"event": "goes-to", "this": true, "to": ["reserve"]},
                      "effect": {"is": "move", "what": {"is": "this"}, "to": "expedition", "where": "hero"}}]}
      """
    And these cards
      | ref  | card     | player | zone            |
      | pend | Pendulum | Ann    | hero expedition |
    When Ann uses pend
    Then it is accepted
