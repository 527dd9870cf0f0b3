# Found by differential play against plain-engine 0.3.0, seed 0.
# The first clause that differs: 6.1.g, Decisions before a step.
# question: reference: Bob chooses 1 from permanent, permanent2; plain-engine 0.3.0: nobody is asked
Feature: Found by differential play: Decisions before a step

  @case:found-decisions-before-a-step-e3602943 @clause:6.1.g @edition:3.0
  Scenario: Ann plays card for its mana cost (Bob chooses 1 from permanent, permanent2)
    Given a game of Altered
    And the made-up card "Card"
      """
      {"type": "spell", "effect": {"is": "sacrifice", "what": {"is": "choose", "what": {}, "who": "opponent"}}}
      """
    And these cards
      | ref        | card                                       | player | zone     |
      | card       | Card                                       | Ann    | hand     |
      | permanent  | a landmark permanent costing 1, named Card | Ann    | landmark |
      | permanent2 | a landmark permanent costing 1             | Ann    | landmark |
    When Ann plays card for its mana cost
    Then it is accepted
    And only this has changed
      | what | from       | to    |
      | card | Ann's hand | limbo |
    And Bob is asked to choose from permanent, permanent2
