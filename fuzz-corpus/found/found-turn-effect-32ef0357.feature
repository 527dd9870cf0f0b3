# Found by differential play against plain-engine 0.3.0, seed 0.
# The first clause that differs: 5.1.1.b, Turn effect.
# Ann's mana: reference: 1 ready; plain-engine 0.3.0: 1 exhausted
Feature: Found by differential play: Turn effect

  @case:found-turn-effect-32ef0357 @clause:5.1.1.b @edition:3.0
  Scenario: Ann plays card for its mana cost in the hero expedition (Ann's mana: 1 ready)
    Given a game of Altered
    And the made-up card "Card"
      """
      {
       "type": "character",
       "abilities": [{"is": "additional-cost", "support": true, "cost": [{"is": "pay-mana", "mana": 1}]}]
      }
      """
    And these cards
      | ref  | card | player | zone |
      | card | Card | Ann    | hand |
    And Ann has 1 ready mana
    When Ann plays card for its mana cost in the hero expedition
    Then it is accepted
    And only this has changed
      | what | from       | to                    |
      | card | Ann's hand | Ann's hero expedition |
      | turn | Ann        | Bob                   |
