Feature: Players who leave

  @case:a-turn-whose-player-has-left @conflict:195 @clause:9.2.3
  Scenario: Ann concedes in her turn, and it is open whether that turn ends with Bob's Bell ringing
    Given a game of Lorcana for three players
    And the made-up card "Bell"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "triggered", "name": "RING", "when": [{"event": "turn-ends", "who": "any"}],
                      "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And these cards
      | ref  | card | player | zone |
      | bell | Bell | Bob    | play |
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    And Cat's deck has 5 cards
    And it is Cat's turn
    When Cat ends their turn
    Then Bob has 1 lore
    When Ann concedes
    Then it is Bob's turn
    And the rules leave open: does the turn of a player who has left end as others do?
      | outcome        |
      | Bob has 1 lore |
      | Bob has 2 lore |
