# Found by differential play against plain-engine 0.3.0, seed 0.
# The first clause that differs: 6.7.2, Resolving an effect.
# Ann's lore: reference: 1; plain-engine 0.3.0: 0
Feature: Found by differential play: Resolving an effect

  @case:found-resolving-an-effect-f7c975a8 @clause:6.7.2 @edition:2.2
  Scenario: Ann plays birch for its ink cost (Ann's lore: 1)
    Given a game of Lorcana
    And the made-up card "Birch"
      """
      {
       "type": "action",
       "cost": 0,
       "effect": {
        "is": "if",
        "condition": {"is": "happened-this-turn", "event": "put-into-discard", "what": {"it": "top"}},
        "then": {"is": "gain-lore", "lore": 1}
       }
      }
      """
    And these cards
      | ref    | card  | player | zone |
      | birch  | Birch | Ann    | hand |
      | birch2 | Birch | Ann    | hand |
    When Ann plays birch2 for its ink cost
    Then it is accepted
    When Ann plays birch for its ink cost
    Then it is accepted
    And only this has changed
      | what       | from       | to            |
      | birch      | Ann's hand | Ann's discard |
      | Ann's lore | 0          | 1             |
