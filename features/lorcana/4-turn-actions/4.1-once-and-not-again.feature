Feature: 4.3.3, 4.4.4 and 4.5.3 Once, and not again
  Clauses 4.3.3, 4.4.4, 4.5.3 and 1.11.2: a card is played once, an ability takes effect once, and a quest is one quest.

  @case:played-once @clause:4.3.3
  Scenario: Playing one character triggers an ability about characters being played only once
    Given a game of Lorcana
    And the made-up card "Watcher"
      """
      {"type": "character", "cost": 2, "strength": 1, "willpower": 1, "lore": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "played", "what": {"type": ["character"]}}],
                      "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And these cards
      | ref     | card                  | player | zone |
      | watcher | Watcher               | Ann    | play |
      | elf     | a character costing 1 | Ann    | hand |
    And Ann has 1 ready ink
    When Ann plays elf for its ink cost
    Then it is accepted
    And Ann has 1 lore

  @case:an-ability-takes-effect-once @clause:4.4.4
  Scenario: An activated ability takes effect once
    Given a game of Lorcana
    And the made-up card "Giver"
      """
      {"type": "item", "cost": 2,
       "abilities": [{"is": "activated", "name": "Give", "cost": [{"is": "exert-this"}], "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And these cards
      | ref   | card  | player | zone |
      | giver | Giver | Ann    | play |
    When Ann uses giver
    Then it is accepted
    And Ann has 1 lore

  @case:one-quest @clause:4.5.3
  Scenario: A character that quests has quested once
    Given a game of Lorcana
    And the made-up card "Pilgrim"
      """
      {"type": "character", "cost": 2, "strength": 1, "willpower": 1, "lore": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "quested", "this": true}],
                      "effect": {"is": "gain-lore", "lore": 2}}]}
      """
    And these cards
      | ref     | card    | player | zone |
      | pilgrim | Pilgrim | Ann    | play |
    When Ann quests with pilgrim
    Then it is accepted
    And Ann has 3 lore

  @case:no-lore-for-standing-there @clause:1.11.2
  Scenario: At the start of Bob's turn his location gives its lore, and his character gives none
    Given a game of Lorcana
    And the made-up card "Mill"
      """
      {"type": "location", "cost": 1, "move_cost": 1, "willpower": 5, "lore": 2, "abilities": []}
      """
    And these cards
      | ref  | card                  | player | zone |
      | mill | Mill                  | Bob    | play |
      | elf  | a character costing 1 | Bob    | play |
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    When Ann ends their turn
    Then it is accepted
    And Bob has 2 lore
