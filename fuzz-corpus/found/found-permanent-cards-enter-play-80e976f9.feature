# Found by differential play against plain-engine 0.3.0, seed 0.
# The first clause that differs: 4.3.3.1, Permanent cards enter play.
# Ann's ink: reference: 1 ready; plain-engine 0.3.0: 1 exerted
Feature: Found by differential play: Permanent cards enter play

  @case:found-permanent-cards-enter-play-80e976f9 @clause:4.3.3.1 @edition:2.2
  Scenario: Ann plays ann-deck-1 for its ink cost (Ann's ink: 1 ready)
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
      | ref   | card  | player | zone |
      | cedar | Cedar | Ann    | hand |
    And Ann has 0 ready ink and 1 exerted ink
    And Ann's deck has 1 card
    And Bob's deck has 2 cards
    When Ann plays cedar for its ink cost
    Then it is accepted
    When Ann ends their turn
    Then it is accepted
    When Bob ends their turn
    Then it is accepted
    When Ann plays ann-deck-1 for its ink cost
    Then it is accepted
    And only this has changed
      | what       | from       | to                 |
      | ann-deck-1 | Ann's hand | Ann's play, drying |
