# Found by differential play against plain-engine 0.3.0, seed 0.
# The first clause that differs: 4.3.3.2, Actions resolve and are discarded.
# birch: reference: Ann's discard; plain-engine 0.3.0: Ann's hand
Feature: Found by differential play: Actions resolve and are discarded

  @case:found-actions-resolve-and-are-discarded-dae98096 @clause:4.3.3.2 @edition:2.2
  Scenario: Ann plays birch for its ink cost (birch: Ann's discard)
    Given a game of Lorcana
    And the made-up card "Birch"
      """
      {
       "type": "action",
       "cost": 0,
       "effect": {
        "is": "sequence",
        "steps": [
         {"is": "sequence", "steps": [{"is": "choose", "what": {}}, {"is": "put", "to": "discard"}]},
         {"is": "put", "to": "hand"}
        ]
       }
      }
      """
    And these cards
      | ref   | card  | player | zone |
      | birch | Birch | Ann    | hand |
    When Ann plays birch for its ink cost
    Then it is accepted
    And only this has changed
      | what  | from       | to            |
      | birch | Ann's hand | Ann's discard |
