# Found by differential play against plain-engine 0.3.0, seed 0.
# The first clause that differs: 6.7.2, Resolving an effect.
# cedar: reference: Ann's inkwell; plain-engine 0.3.0: Ann's hand
Feature: Found by differential play: Resolving an effect

  @case:found-resolving-an-effect-ffb51011 @clause:6.7.2 @edition:2.2
  Scenario: Ann chooses nothing (cedar: Ann's inkwell)
    Given a game of Lorcana
    And the made-up card "Cedar"
      """
      {
       "type": "action",
       "cost": 0,
       "effect": {
        "is": "sequence",
        "steps": [
         {"is": "choose", "what": {}, "least": 0},
         {"is": "put", "all": {}, "to": "inkwell"},
         {"is": "put", "to": "hand"}
        ]
       }
      }
      """
    And these cards
      | ref   | card  | player | zone |
      | cedar | Cedar | Ann    | hand |
    When Ann plays cedar for its ink cost
    Then it is accepted
    And Ann is asked to choose from cedar
    When Ann chooses nothing
    Then it is accepted
    And only this has changed
      | what      | from       | to            |
      | cedar     | Ann's hand | Ann's inkwell |
      | Ann's ink | nothing    | 1 ready       |
