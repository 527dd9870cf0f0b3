Feature: Lorcana 6.6, the numbers and keywords that a card has

  Background:
    Given a game of Lorcana
    And the made-up card "Banner"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "static-gets", "what": {"type": ["character"], "whose": "yours"}, "stat": "strength", "plus": 2}]}
      """
    And the made-up card "Curse"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "static-gets", "what": {"type": ["character"], "whose": "opposing"}, "stat": "strength", "plus": -5}]}
      """
    And the made-up card "Armory"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "static-gains", "what": {"type": ["character"], "whose": "yours"}, "keyword": "resist", "value": 1}]}
      """

  @case:modified-strength-is-shown @clause:6.6.1.2 @clause:6.6.2
  Scenario Outline: Modifiers of Strength add up, and a value below 0 counts as 0: <case>
    Given these cards
      | ref  | card                                   | player | zone |
      | elf  | a character costing 1, with 2 Strength | Ann    | play |
      | flag | <first>                                | Ann    | play |
      | pole | <second>                               | Ann    | play |
      | hex  | <third>                                | Bob    | play |
    Then elf has <strength> Strength
    And elf has 3 Willpower
    And elf has 1 Lore

    Examples:
      | case       | first  | second | third             | strength |
      | none       | Armory | Armory | an item costing 1 | 2        |
      | two        | Banner | Banner | an item costing 1 | 6        |
      | below-zero | Armory | Armory | Curse             | 0        |
      | from-below | Banner | Banner | Curse             | 1        |

  @case:keywords-add-up-as-shown @clause:8.1.2
  Scenario: Keywords with a number add up, and others are there or not
    Given these cards
      | ref  | card                                          | player | zone |
      | elf  | a character costing 1, with Resist 2 and Ward | Ann    | play |
      | imp  | a character costing 1                         | Bob    | play |
      | arms | Armory                                        | Ann    | hand |
    And Ann has 1 ready ink
    When Ann plays arms for its ink cost
    Then it is accepted
    And elf has Resist 3
    And elf has Ward
    And elf does not have Rush
    And imp does not have Resist
