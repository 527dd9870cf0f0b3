# Found by differential play against plain-engine 0.3.0, seed 0.
# The first clause that differs: 1.5.3, All or nothing.
# Ann's ink: reference: 1 ready, 1 exerted; plain-engine 0.3.0: 2 exerted
Feature: Found by differential play: All or nothing

  @case:found-all-or-nothing-faadc4d6 @clause:1.5.3 @edition:2.2
  Scenario: Ann plays item for its ink cost (Ann's ink: 1 ready, 1 exerted)
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
      | ref   | card              | player | zone |
      | cedar | Cedar             | Ann    | hand |
      | item  | an item costing 2 | Ann    | hand |
    And Ann has 2 ready ink
    When Ann plays cedar for its ink cost
    Then it is accepted
    When Ann plays item for its ink cost
    Then it is accepted
    And only this has changed
      | what      | from       | to                 |
      | item      | Ann's hand | Ann's play         |
      | Ann's ink | 2 ready    | 1 ready, 1 exerted |
