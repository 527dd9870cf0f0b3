Feature: The phrases of games that begin, and of more than two players, on the reference

  @case:begun @clause:2.2.3
  Scenario: The game begins
    Given a game of Lorcana
    And the game has not begun
    And the game is the first of a best-of series
    And Ann's deck has 8 cards
    And Bob's deck has 8 cards
    And chance gives Bob
    When Ann begins the game
    And Bob chooses nothing
    And Ann chooses nothing
    Then it is Bob's turn

  @case:first-of-two @clause:2.1.3.1
  Scenario: The first of two
    Given a game of Lorcana
    And the game has not begun
    And the game is the first of a series of two
    When Ann begins the game
    Then it is accepted

  @case:second-of-two @clause:2.1.3.1
  Scenario: The second of two
    Given a game of Lorcana
    And the game has not begun
    And Ann started the last game of a series of two
    When Ann begins the game
    Then it is Bob's turn

  @case:one-of-several @clause:2.1.3.2
  Scenario: The loser selects
    Given a game of Lorcana
    And the game has not begun
    And Bob lost the last game of a best-of series
    When Ann begins the game
    And Bob chooses yes
    Then it is Bob's turn

  @case:left @clause:9.2.3
  Scenario: A player leaves
    Given a game of Lorcana for three players
    And Ann's deck has 2 cards
    When Bob concedes
    Then it is accepted
    And Bob has left the game
