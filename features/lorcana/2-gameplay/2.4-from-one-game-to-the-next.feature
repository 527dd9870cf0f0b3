Feature: 2.1.3 Who starts in a series, and 2.4 from one game to the next

  @case:the-other-starts-the-second-of-two @clause:2.1.3.1
  Scenario Outline: <case> started the first of two games, so the other player starts the second, not by chance
    Given a game of Lorcana
    And the game has not begun
    And <case> started the last game of a series of two
    And Ann's deck has 8 cards
    And Bob's deck has 8 cards
    When Ann begins the game
    And <other> chooses nothing
    And <case> chooses nothing
    Then it is <other>'s turn

    Examples:
      | case | other |
      | Ann  | Bob   |
      | Bob  | Ann   |

  @case:the-loser-selects @clause:2.1.3.2
  Scenario Outline: Bob, who lost the last game, answers <answer> when asked whether he starts: <case> starts
    Given a game of Lorcana
    And the game has not begun
    And Bob lost the last game of a best-of series
    And Ann's deck has 8 cards
    And Bob's deck has 8 cards
    When Ann begins the game
    And Bob chooses <answer>
    And <case> chooses nothing
    And <other> chooses nothing
    Then it is <case>'s turn

    Examples:
      | case | other | answer |
      | Bob  | Ann   | yes    |
      | Ann  | Bob   | no     |

  @case:chance-starts-the-first-of-a-series @clause:2.2.1.1
  Scenario Outline: In the first game of a series nobody has started or lost before, so chance decides: <case>
    Given a game of Lorcana
    And the game has not begun
    And the game is the first of <series>
    And Ann's deck has 7 cards
    And Bob's deck has 7 cards
    And chance gives Bob
    When Ann begins the game
    And Bob chooses nothing
    And Ann chooses nothing
    Then it is Bob's turn

    Examples:
      | case    | series            |
      | two     | a series of two   |
      | several | a best-of series  |

  @case:cleared-up-and-begun-again @clause:2.4.1 @clause:2.4.1.1 @clause:2.4.1.2 @clause:2.4.2 @clause:2.1.3.2 @clause:2.2.1.3
  Scenario: Between games all cards return to their players' decks, counters go, and the next game begins
    Given a game of Lorcana
    And the game is the first of a best-of series
    And these cards
      | ref   | card                            | player | zone    | state    | under |
      | doc   | a character costing 1           | Ann    | play    | 1 damage |       |
      | elsa2 | Elsa - Spirit of Winter         | Bob    | play    | exerted  |       |
      | elsa1 | Elsa - Queen Regent             | Bob    | play    |          | elsa2 |
      | coin  | an item costing 1               | Bob    | discard |          |       |
      | song  | a song costing 1                | Ann    | hand    |          |       |
      | stray | an item costing 2               | Ann    | play    | facedown | elsa1 |
    And Ann has 19 lore
    And Bob has 5 lore
    And Bob has 2 ready ink
    And Ann's deck has 5 cards
    And Bob's deck has 4 cards
    And chance gives stray, doc, song, ann-deck-1, ann-deck-2, ann-deck-3, ann-deck-4 and ann-deck-5
    And chance gives coin, elsa1, elsa2, bob-ink-1, bob-ink-2, bob-deck-1, bob-deck-2, bob-deck-3 and bob-deck-4
    When Ann quests with doc
    Then Ann has won
    When Ann begins the next game
    And Bob chooses no
    And Ann chooses nothing
    And Bob chooses nothing
    Then it is accepted
    And it is Ann's turn
    And Ann has 0 lore
    And Bob has 0 lore
    And Ann has 7 cards in hand
    And Bob has 7 cards in hand
    And Ann has 1 card in deck
    And Bob has 2 cards in deck
    And Bob has 0 cards in inkwell
    And stray is in Ann's hand
    And elsa1 is in Bob's hand
    And coin is in Bob's hand

  @case:no-effect-reaches-into-the-next-game @clause:2.4.1
  Scenario: An effect that lasts until Ann's next turn does not reach into the next game
    Given a game of Lorcana
    And the game is the first of a best-of series
    And these cards
      | ref  | card                  | player | zone |
      | pete | Pete - Games Referee  | Ann    | hand |
      | song | an action costing 1   | Bob    | deck |
    And Ann has 3 ready ink
    And Ann's deck has 8 cards
    And Bob's deck has 8 cards
    And chance gives song, bob-deck-1, bob-deck-2, bob-deck-3, bob-deck-4, bob-deck-5, bob-deck-6, bob-deck-7 and bob-deck-8
    When Ann plays pete for its ink cost
    Then it is accepted
    When Ann concedes
    Then Bob has won
    When Bob begins the next game
    And Ann chooses no
    And Bob chooses nothing
    And Ann chooses nothing
    And Bob inks bob-deck-1
    And Bob plays song for its ink cost
    Then it is accepted
    And song is in Bob's discard

  @case:no-game-follows @clause:2.4.2
  Scenario: Outside a series no next game follows
    Given a game of Lorcana
    And Ann's deck has 8 cards
    And Bob's deck has 8 cards
    When Bob concedes
    Then Ann has won
    When Ann begins the next game
    Then it is refused

  @case:a-series-of-two-has-two-games @clause:2.1.3.1 @clause:2.4.2
  Scenario: In a series of two the other player starts the second game, and no third game follows
    Given a game of Lorcana
    And the game has not begun
    And the game is the first of a series of two
    And Ann's deck has 8 cards
    And Bob's deck has 8 cards
    And chance gives Bob
    When Ann begins the game
    And Bob chooses nothing
    And Ann chooses nothing
    Then it is Bob's turn
    When Ann concedes
    Then Bob has won
    When Ann begins the next game
    And Ann chooses nothing
    And Bob chooses nothing
    Then it is Ann's turn
    And Ann has 7 cards in hand
    When Ann concedes
    Then Bob has won
    When Ann begins the next game
    Then it is refused
