Feature: Lorcana 8.10, further names for Shift

  Background:
    Given a game of Lorcana
    And the made-up card "Understudy"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
       "abilities": [{"is": "named-for-shift", "named": ["Juno"]}]}
      """
    And the made-up card "Putty"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
       "abilities": [{"is": "named-for-shift"}]}
      """
    And the made-up card "Juno - Grown Up"
      """
      {"name": "Juno", "version": "Grown Up", "type": "character", "cost": 5, "strength": 3, "willpower": 3, "lore": 1,
       "classifications": ["Floodborn"],
       "abilities": [{"is": "keyword", "keyword": "shift", "cost": [{"is": "ink", "amount": 1}]}]}
      """
    And the made-up card "Milo - Grown Up"
      """
      {"name": "Milo", "version": "Grown Up", "type": "character", "cost": 5, "strength": 3, "willpower": 3, "lore": 1,
       "classifications": ["Floodborn"],
       "abilities": [{"is": "keyword", "keyword": "shift", "cost": [{"is": "ink", "amount": 1}]}]}
      """

  @case:named-for-shift-only @clause:8.10.1 @clause:1.2.1
  Scenario Outline: <above> is shifted onto <below>: <outcome>
    Given these cards
      | ref   | card    | player | zone |
      | below | <below> | Ann    | play |
      | above | <above> | Ann    | hand |
    And Ann has 1 ready ink
    When Ann shifts above onto below
    Then it is <outcome>

    Examples:
      | case      | below                 | above           | outcome  |
      | name      | Understudy            | Juno - Grown Up | accepted |
      | not-name  | Understudy            | Milo - Grown Up | refused  |
      | any-name  | Putty                 | Juno - Grown Up | accepted |
      | any-other | Putty                 | Milo - Grown Up | accepted |
      | none      | a character costing 1 | Juno - Grown Up | refused  |
