Feature: 3.1.2 The steps of the Start-of-Turn Phase
  Clause 3.1.2: Ready, Set and Draw follow each other, so what happens at the start of a turn comes before its draw.

  @case:counted-before-the-draw @clause:3.1.2
  Scenario: At the start of Bob's turn his two cards in hand are counted, not the one he draws afterwards
    Given a game of Lorcana
    And the made-up card "Teller"
      """
      {"type": "character", "cost": 2, "strength": 1, "willpower": 1, "lore": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "turn-starts"}],
                      "effect": {"is": "gain-lore", "lore": {"is": "count", "zone": "hand", "who": "you", "what": {}}}}]}
      """
    And these cards
      | ref    | card                  | player | zone |
      | teller | Teller                | Bob    | play |
      | one    | a character costing 1 | Bob    | hand |
      | two    | a character costing 2 | Bob    | hand |
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    When Ann ends their turn
    Then it is accepted
    And Bob has 2 lore
    And Bob has 3 cards in hand
