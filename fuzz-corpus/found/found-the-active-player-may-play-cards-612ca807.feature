# Found by differential play against plain-engine 0.3.0, seed 0.
# The first clause that differs: 4.3.1, The active player may play cards.
# verdict: reference: accepted; plain-engine 0.3.0: refused by not-enough-ink: 1.5.3: 1 ink to pay, 0 ready
Feature: Found by differential play: The active player may play cards

  @case:found-the-active-player-may-play-cards-612ca807 @clause:4.3.1 @edition:2.2
  Scenario: Ann plays action for its ink cost (accepted)
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
      | cedar  | Cedar               | Ann    | hand |
      | action | an action costing 1 | Ann    | hand |
    When Ann plays cedar for its ink cost
    Then it is accepted
    When Ann plays action for its ink cost
    Then it is accepted
    And only this has changed
      | what   | from       | to            |
      | action | Ann's hand | Ann's discard |
