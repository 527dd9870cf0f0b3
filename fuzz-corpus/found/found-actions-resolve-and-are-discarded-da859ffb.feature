# Found by differential play against plain-engine 0.3.0, seed 0.
# The first clause that differs: 4.3.3.2, Actions resolve and are discarded.
# Ann's ink: reference: 1 ready; plain-engine 0.3.0: 1 exerted
Feature: Found by differential play: Actions resolve and are discarded

  @case:found-actions-resolve-and-are-discarded-da859ffb @clause:4.3.3.2 @edition:2.2
  Scenario: Ann plays action for its ink cost (Ann's ink: 1 ready)
    Given a game of Lorcana
    And the made-up card "Cedar"
      """
      {
       "type": "action",
       "cost": 0,
       "effect": {"is": "pay-less", "less": 1, "next": {}, "until": "while-this-in-play"}
      }
      """
    And these cards
      | ref    | card                | player | zone |
      | action | an action costing 1 | Ann    | hand |
      | cedar  | Cedar               | Ann    | hand |
    And Ann has 1 ready ink
    When Ann plays cedar for its ink cost
    Then it is accepted
    When Ann plays action for its ink cost
    Then it is accepted
    And only this has changed
      | what   | from       | to            |
      | action | Ann's hand | Ann's discard |
