Feature: 4.1 Set-up
  Clause 4.1: from Heroes and decks to the first turn.

  @case:altered-a-game-begins @clause:4.1.i @clause:4.1.j
  Scenario: Each player draws six cards and puts three in the Mana zone, and the first day has no Morning
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
    And chance gives ann-deck-1, ann-deck-2, ann-deck-3, ann-deck-4, ann-deck-5, ann-deck-6, ann-deck-7 and ann-deck-8
    When Ann begins the game
    Then Bob is asked to choose from b7, b6, b5, b4, b3 and b2
    When Bob chooses b7, b2 and b5
    Then Ann is asked to choose from ann-deck-1, ann-deck-2, ann-deck-3, ann-deck-4, ann-deck-5 and ann-deck-6
    When Ann chooses ann-deck-1, ann-deck-2 and ann-deck-3
    Then it is accepted
    And Bob is the first player
    And b7 is in Bob's mana
    And b6 is in Bob's hand
    And b1 is in Bob's deck
    And Ann has 3 cards in hand
    And Ann has 2 cards in deck

  @case:altered-a-game-begins-once @clause:4.1.a
  Scenario: A game that is under way cannot be begun again
    Given a game of Altered
    When Ann begins the game
    Then it is refused by 4.1.a
    And nothing has changed

  @case:altered-chance-says-who-begins @clause:4.1.g
  Scenario Outline: Chance decides who is the first player of the first day: <case>
    Given a game of Altered
    And the game has not begun
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    And chance gives <case>
    When Ann begins the game
    Then it is accepted
    And <case> is the first player

    Examples:
      | case |
      | Ann  |
      | Bob  |

  @case:altered-first-day-begins @clause:4.1.h @clause:4.1.k @clause:4.1.l @clause:2.5.e
  Scenario: Heroes are revealed with their counters, three cards become ready Mana Orbs, and Afternoon begins
    Given a game of Altered
    And the game has not begun
    And the made-up card "Keeper"
      """
      {"type": "hero", "reserve_limit": 2, "landmark_limit": 2, "counters": {"key": 2}}
      """
    And these cards
      | ref    | card   | player | zone |
      | keeper | Keeper | Bob    | hero |
    And Ann's deck has 8 cards
    And Bob's deck has 8 cards
    And chance gives Ann
    And chance gives ann-deck-1, ann-deck-2, ann-deck-3, ann-deck-4, ann-deck-5, ann-deck-6, ann-deck-7 and ann-deck-8
    And chance gives bob-deck-8, bob-deck-7, bob-deck-6, bob-deck-5, bob-deck-4, bob-deck-3, bob-deck-2 and bob-deck-1
    When Ann begins the game
    And Ann chooses ann-deck-1, ann-deck-2 and ann-deck-6
    And Bob chooses bob-deck-8, bob-deck-7 and bob-deck-5
    Then it is Afternoon of day 1
    And keeper has 2 key counters
    And Ann sees keeper
    And Ann is the first player
    And it is Ann's turn
    And Ann has 3 ready mana
    And Bob has 3 ready mana
    And bob-deck-5 is in Bob's mana
    And Ann has 3 cards in hand
    And Bob has 3 cards in hand

  Rule: what players present before Heroes are revealed

    Background:
      Given a game of Altered
      And the game has not begun
      And the made-up card "Keeper"
        """
        {"type": "hero", "reserve_limit": 1, "landmark_limit": 1, "counters": {"key": 2}}
        """
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards

    @case:altered-presented-face-down @clause:4.1.e @clause:4.1.f
    Scenario Outline: A player does not see what the opponent presents, whether it is a Hero or not: <case>
      Given these cards
        | ref   | card   | player | zone |
        | shown | <card> | Ann    | hero |
      Then Ann sees shown
      And Bob does not see shown

      Examples:
        | case      | card                  |
        | hero      | Keeper                |
        | character | a character costing 1 |
        | spell     | a spell costing 1     |

    @case:altered-a-disguise-leaves-the-game @clause:4.1.f @clause:4.1.h
    Scenario Outline: A card presented in place of a Hero leaves the game, and its player has no Hero: <case>
      Given these cards
        | ref    | card   | player  | zone |
        | mask   | <card> | <whose> | hero |
        | keeper | Keeper | <other> | hero |
      And chance gives <first>
      When Ann begins the game
      Then it is accepted
      And mask is in no zone
      And keeper is in <other>'s hero
      And keeper has 2 key counters
      And <whose> sees keeper

      Examples:
        | case             | card                          | whose | other | first |
        | character        | a character costing 1         | Ann   | Bob   | Ann   |
        | the other player | a character costing 1         | Bob   | Ann   | Ann   |
        | spell            | a spell costing 1             | Ann   | Bob   | Bob   |
        | landmark         | a landmark permanent costing 1 | Bob   | Ann   | Bob   |
