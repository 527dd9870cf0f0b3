Feature: 6.1.15 Classifications that depend on other static abilities
  Clauses 6.1.15 and 6.6.1.2: a static ability classifies cards while something is true that other static abilities change.

  @case:classified-while-somebody-is-strong @clause:6.1.15 @clause:6.4.2.3 @clause:6.6.1.2
  Scenario Outline: Ann's characters are Heroes while one of them has 3 Strength or more, and Heroes get +1 Strength: <case>
    Given a game of Lorcana
    And the made-up card "Legend"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "static-gains-classification", "classification": "Hero", "what": {"type": ["character"], "whose": "yours"},
                      "condition": {"is": "have", "what": {"type": ["character"], "whose": "yours", "strength_at_least": 3}}},
                     {"is": "static-gets", "stat": "strength", "plus": 1, "what": {"classified": ["Hero"]}}]}
      """
    And these cards
      | ref    | card                                          | player | zone |
      | legend | Legend                                        | Ann    | play |
      | elsa   | a character costing 1, with <strong> Strength | Ann    | play |
      | olaf   | a character costing 1, with 1 Strength        | Ann    | play |
    When Ann quests with elsa
    Then it is accepted
    And elsa has <elsa> Strength
    And olaf has <olaf> Strength

    Examples:
      | case    | strong | elsa | olaf |
      | one has | 3      | 4    | 2    |
      | none    | 2      | 2    | 1    |

  @case:classified-while-somebody-is-classified @clause:6.1.15 @clause:6.4.2.3
  Scenario: Ann's characters become Heroes once an item makes one of them a Princess
    Given a game of Lorcana
    And the made-up card "Legend"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "static-gains-classification", "classification": "Hero", "what": {"type": ["character"], "whose": "yours"},
                      "condition": {"is": "have", "what": {"type": ["character"], "whose": "yours", "classified": ["Princess"]}}},
                     {"is": "static-gets", "stat": "strength", "plus": 1, "what": {"classified": ["Hero"]}}]}
      """
    And the made-up card "Crown"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "static-gains-classification", "classification": "Princess", "what": {"type": ["character"], "named": ["Olaf"]}}]}
      """
    And the made-up card "Olaf"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1}
      """
    And these cards
      | ref    | card                                   | player | zone |
      | legend | Legend                                 | Ann    | play |
      | crown  | Crown                                  | Ann    | hand |
      | olaf   | Olaf                                   | Ann    | play |
      | elsa   | a character costing 1, with 3 Strength | Ann    | play |
    And Ann has 1 ready ink
    When Ann quests with elsa
    Then it is accepted
    And elsa has 3 Strength
    When Ann plays crown for its ink cost
    Then it is accepted
    And elsa has 4 Strength
    And olaf has 2 Strength
