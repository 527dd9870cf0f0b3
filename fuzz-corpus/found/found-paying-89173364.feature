# Found by differential play against plain-engine 0.3.0, seed 0.
# The first clause that differs: 5.1.2.h, Paying.
# Ann's mana: reference: 1 exhausted; plain-engine 0.3.0: 1 ready
Feature: Found by differential play: Paying

  @case:found-paying-89173364 @clause:5.1.2.h @edition:3.0
  Scenario: Ann plays card for its mana cost (Ann's mana: 1 exhausted)
    Given a game of Altered
    And the made-up card "Card"
      """
      {
       "type": "spell",
       "abilities": [
        {
         "is": "additional-cost",
         "condition": {"is": "first-player", "so": false},
         "cost": [{"is": "pay-mana", "mana": 1}]
        }
       ]
      }
      """
    And these cards
      | ref  | card | player | zone    |
      | card | Card | Ann    | reserve |
    And Ann has 1 ready mana
    When Ann plays card for its mana cost
    Then it is accepted
    And only this has changed
      | what       | from          | to            |
      | card       | Ann's reserve | Ann's discard |
      | Ann's mana | 1 ready       | 1 exhausted   |
      | turn       | Ann           | Bob           |
