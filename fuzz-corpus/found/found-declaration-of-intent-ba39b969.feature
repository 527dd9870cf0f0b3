# Found by differential play against plain-engine 0.3.0, seed 0.
# The first clause that differs: 5.1.2.c, Declaration of intent.
# question: reference: Ann chooses 1 from no, yes; plain-engine 0.3.0: nobody is asked
Feature: Found by differential play: Declaration of intent

  @case:found-declaration-of-intent-ba39b969 @clause:5.1.2.c @edition:3.0
  Scenario: Ann plays card for its mana cost (Ann chooses 1 from no, yes)
    Given a game of Altered
    And the made-up card "Card"
      """
      {
       "type": "spell",
       "abilities": [{"is": "optional-cost", "condition": {"is": "first-player"}, "cost": [{"is": "pay-mana", "mana": 1}]}]
      }
      """
    And these cards
      | ref  | card | player | zone |
      | card | Card | Ann    | hand |
    And Ann has 1 ready mana
    And Bob is the first player
    When Ann plays card for its mana cost
    Then it is accepted
    And Ann is asked to choose from no, yes
