# Found by differential play against plain-engine 0.3.0, seed 0.
# The first clause that differs: 6.7.1.2, Actions.
# action: reference: Ann's inkwell; plain-engine 0.3.0: Ann's discard
Feature: Found by differential play: Actions

  @case:found-actions-b63bfcb3 @clause:6.7.1.2 @edition:2.2
  Scenario: Ann plays action for its ink cost (action: Ann's inkwell)
    Given a game of Lorcana
    And the made-up card "Card"
      """
      {
       "cost": 0,
       "type": "character",
       "abilities": [{"is": "triggered", "when": [{"event": "played"}], "effect": {"is": "put", "to": "inkwell", "it": "that"}}]
      }
      """
    And these cards
      | ref    | card                | player | zone |
      | action | an action costing 0 | Ann    | hand |
      | card   | Card                | Ann    | play |
    When Ann plays action for its ink cost
    Then it is accepted
    And only this has changed
      | what      | from       | to            |
      | action    | Ann's hand | Ann's inkwell |
      | Ann's ink | nothing    | 1 ready       |
