Feature: 4.1 Set-up
  Clause 4.1: from Heroes and decks to the first turn.

  @case:altered-a-game-begins @clause:4.1.g @clause:4.1.i @clause:4.1.j @clause:4.1.k @clause:4.1.l @clause:2.5.e
  Scenario: six cards, three of them ready orbs, and no Morning on the first day
    Given a game of Altered
    And the game has not begun
    And these cards
      | ref   | card                  | player | zone |
      | chief | a hero                | Ann    | hero |
      | b1    | a character costing 1 | Bob    | deck |
      | b2    | a character costing 1 | Bob    | deck |
      | b3    | a character costing 1 | Bob    | deck |
      | b4    | a character costing 1 | Bob    | deck |
      | b5    | a character costing 1 | Bob    | deck |
      | b6    | a character costing 1 | Bob    | deck |
      | b7    | a character costing 1 | Bob    | deck |
    And Ann's deck has 8 cards
    And chance gives Bob
    And chance gives b7, b6, b5, b4, b3, b2 and b1
    When Ann begins the game
    Then Bob is asked to choose from b7, b6, b5, b4, b3 and b2
    And Bob is the first player
    When Bob chooses b7, b2 and b5
    Then Ann is asked
    And Ann has 6 cards in hand
    And b7 is in Bob's hand

  @case:altered-a-game-begins-once @clause:4.1.a
  Scenario: a game that is under way does not begin
    Given a game of Altered
    When Ann begins the game
    Then it is refused by 4.1.a
    And nothing has changed
