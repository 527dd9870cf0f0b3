# Found by differential play against plain-engine 0.3.0, seed 0.
# The first clause that differs: 6.4.c, In full or not.
# verdict: reference: refused by 6.4.c: Ann has 1 ready Mana Orbs and needs 2; plain-engine 0.3.0: accepted
Feature: Found by differential play: In full or not

  @case:found-in-full-or-not-b0ebd9ab @clause:6.4.c @edition:3.0
  Scenario: Ann plays card for its mana cost (refused by 6.4.c)
    Given a game of Altered
    And the made-up card "Card"
      """
      {
       "type": "character",
       "hand_cost": 1,
       "abilities": [
        {
         "is": "additional-cost",
         "condition": {"is": "matches", "what": {"other": true}},
         "cost": [{"is": "pay-mana", "mana": 1}]
        }
       ]
      }
      """
    And these cards
      | ref  | card | player | zone |
      | card | Card | Ann    | hand |
    And Ann has 1 ready mana
    When Ann plays card for its mana cost
    Then it is refused by 6.4.c
    And nothing has changed
