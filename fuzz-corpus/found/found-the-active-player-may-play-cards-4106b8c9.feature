# Found by differential play against plain-engine 0.3.0, seed 0.
# The first clause that differs: 4.3.1, The active player may play cards.
# verdict: reference: accepted; plain-engine 0.3.0: refused by no-other-cost: 1.5.5: the card has no such alternate cost now
Feature: Found by differential play: The active player may play cards

  @case:found-the-active-player-may-play-cards-4106b8c9 @clause:4.3.1 @edition:2.2
  Scenario: Ann plays ash for its other cost (accepted)
    Given a game of Lorcana
    And the made-up card "Ash"
      """
      {
       "type": "character",
       "cost": 0,
       "strength": 1,
       "abilities": [
        {
         "is": "alternate-cost",
         "condition": {"is": "more-than", "more": {"is": "value", "of": "strength"}, "than": 0},
         "cost": [{"is": "discard"}]
        }
       ]
      }
      """
    And these cards
      | ref  | card | player | zone |
      | ash  | Ash  | Ann    | hand |
      | ash2 | Ash  | Ann    | hand |
    When Ann plays ash for its other cost
    Then it is accepted
    And only this has changed
      | what | from       | to                 |
      | ash  | Ann's hand | Ann's play, drying |
      | ash2 | Ann's hand | Ann's discard      |
