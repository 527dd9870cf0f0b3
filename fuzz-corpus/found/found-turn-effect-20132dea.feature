# Found by differential play against plain-engine 0.3.0, seed 0.
# The first clause that differs: 5.1.1.b, Turn effect.
# verdict: reference: accepted; plain-engine 0.3.0: refused by cannot-pay: 1.2.5.c: Ann cannot pay for card: 1 mana, and what is asked besides
Feature: Found by differential play: Turn effect

  @case:found-turn-effect-20132dea @clause:5.1.1.b @edition:3.0
  Scenario: Ann plays card for its mana cost (accepted)
    Given a game of Altered
    And the made-up card "Card"
      """
      {
       "type": "character",
       "hand_cost": 1,
       "abilities": [{"is": "additional-cost", "support": true, "cost": [{"is": "pay-mana", "mana": 1}]}]
      }
      """
    And these cards
      | ref  | card | player | zone |
      | card | Card | Ann    | hand |
    And Ann has 1 ready mana
    When Ann plays card for its mana cost
    Then it is accepted
    And Ann is asked to choose from companion-expedition, hero-expedition
