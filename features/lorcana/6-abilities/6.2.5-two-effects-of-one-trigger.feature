Feature: 6.2.5 Two effects of one trigger
  Clause 6.2.5: both hang on the trigger, and neither on the other.

  @case:the-second-without-the-first @clause:6.2.5
  Scenario Outline: Ann may draw, and gains lore in any case: she says <answer>
    Given a game of Lorcana
    And the made-up card "Scout"
      """
      {"type": "character", "cost": 2, "strength": 1, "willpower": 1, "lore": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "quested", "this": true}],
                      "effect": {"is": "sequence", "steps": [{"is": "may", "do": {"is": "draw"}}, {"is": "gain-lore", "lore": 2}]}}]}
      """
    And these cards
      | ref   | card                  | player | zone |
      | scout | Scout                 | Ann    | play |
      | other | a character costing 1 | Ann    | play |
    And Ann's deck has 3 cards
    When Ann quests with other
    Then it is accepted
    And Ann has 1 lore
    When Ann quests with scout
    And Ann chooses <answer>
    Then it is accepted
    And Ann has 4 lore
    And ann-deck-1 is in Ann's <zone>

    Examples:
      | answer | zone |
      | yes    | hand |
      | no     | deck |
