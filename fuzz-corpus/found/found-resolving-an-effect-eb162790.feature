# Found by differential play against plain-engine 0.3.0, seed 0.
# The first clause that differs: 6.7.2, Resolving an effect.
# question: reference: Ann chooses 0 to 1 from ash; plain-engine 0.3.0: nobody is asked
Feature: Found by differential play: Resolving an effect

  @case:found-resolving-an-effect-eb162790 @clause:6.7.2 @edition:2.2
  Scenario: Ann plays ash2 for its ink cost (Ann chooses 0 to 1 from ash)
    Given a game of Lorcana
    And the made-up card "Ash"
      """
      {
       "type": "action",
       "cost": 0,
       "effect": {
        "is": "if",
        "condition": {"is": "happened-this-turn", "event": "played", "what": {"other": true}},
        "then": {
         "is": "sequence",
         "steps": [{"is": "reveal-hand"}, {"is": "take-from", "it": "revealed"}, {"is": "discard-them"}]
        }
       }
      }
      """
    And these cards
      | ref  | card | player | zone |
      | ash  | Ash  | Bob    | hand |
      | ash2 | Ash  | Ann    | hand |
    When Ann plays ash2 for its ink cost
    Then it is accepted
    And only this has changed
      | what | from       | to         |
      | ash2 | Ann's hand | Ann's play |
    And Ann is asked to choose from ash
