Feature: Lorcana, ink and locations: what is not in play or not exerted

  @case:readied-ink-is-not-heard @clause:6.2.1
  Scenario: Readied ink does not trigger an ability about cards being readied
    Given a game of Lorcana
    And the made-up card "Rooster"
      """
      {"name": "Rooster", "type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "readied"}], "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And these cards
      | ref     | card                  | player | zone | state   |
      | rooster | Rooster               | Bob    | play |         |
      | hen     | a character costing 1 | Bob    | play | exerted |
    And Ann's deck has 1 card
    And Bob's deck has 1 card
    And Bob has 0 ready ink and 2 exerted ink
    When Ann ends their turn
    Then it is accepted
    And Bob has 2 ready ink
    And Bob has 1 lore
