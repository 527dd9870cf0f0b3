Feature: 2.2 Setup of a game of three

  @case:three-begin-and-one-runs-out-at-once @clause:2.2.2.2 @clause:3.2.3.1 @clause:1.8.1.2 @clause:9.2.1
  Scenario: The second of three players alters her hand, draws her last card, and leaves as her turn ends
    Given a game of Lorcana for three players
    And the game has not begun
    And Ann's deck has 9 cards
    And Bob's deck has 9 cards
    And Cat's deck has 8 cards
    And chance gives Bob
    And chance gives bob-deck-1, bob-deck-2, bob-deck-3, bob-deck-4, bob-deck-5, bob-deck-6, bob-deck-7, bob-deck-8 and bob-deck-9
    And chance gives cat-deck-1, cat-deck-2, cat-deck-3, cat-deck-4, cat-deck-5, cat-deck-6, cat-deck-7 and cat-deck-8
    And chance gives ann-deck-1, ann-deck-2, ann-deck-3, ann-deck-4, ann-deck-5, ann-deck-6, ann-deck-7, ann-deck-8 and ann-deck-9
    And chance gives cat-deck-1
    When Ann begins the game
    And Bob chooses nothing
    And Cat chooses cat-deck-1
    And Ann chooses nothing
    Then it is Bob's turn
    And Bob has 7 cards in hand
    And cat-deck-8 is in Cat's hand
    When Bob ends their turn
    Then it is Cat's turn
    And Cat has 8 cards in hand
    When Cat ends their turn
    Then Cat has left the game
    And it is Ann's turn
    And Ann has 8 cards in hand
