Feature: 2.2 Setup stage
  Clause 2.2: from decks to the starting player's first turn.

  Rule: Who starts

    @case:chance-says-who-starts @clause:2.2.1.1 @clause:2.1.3 @clause:3.2.3.1
    Scenario Outline: Chance decides who starts, and the starting player draws no card for the first turn: <case>
      Given a game of Lorcana
      And the game has not begun
      And Ann's deck has 9 cards
      And Bob's deck has 9 cards
      And chance gives <case>
      When Ann begins the game
      And <case> chooses nothing
      And <other> chooses nothing
      Then it is <case>'s turn
      And <case> has 7 cards in hand
      And <other> has 7 cards in hand
      When <case> ends their turn
      Then it is <other>'s turn
      And <other> has 8 cards in hand
      When <other> ends their turn
      Then it is <case>'s turn
      And <case> has 8 cards in hand

      Examples:
        | case | other |
        | Ann  | Bob   |
        | Bob  | Ann   |

    @case:anybody-may-say-that-it-begins @clause:2.2.1 @clause:2.2.1.3
    Scenario Outline: <case> begins the game, and chance makes Bob the starting player
      Given a game of Lorcana
      And the game has not begun
      And Ann's deck has 7 cards
      And Bob's deck has 8 cards
      And chance gives Bob
      When <case> begins the game
      And Bob chooses nothing
      And Ann chooses nothing
      Then it is Bob's turn
      And Bob has 0 lore
      And Ann has 0 lore
      And Bob has 1 card in deck
      And Ann has 0 cards in deck

      Examples:
        | case |
        | Ann  |
        | Bob  |

    @case:a-game-begins-once @clause:2.2.3
    Scenario: A game that is under way cannot begin again
      Given a game of Lorcana
      When Ann begins the game
      Then it is refused by 2.2.3
      And nothing has changed

    @case:nothing-is-done-before-the-game-begins @clause:4.1.2
    Scenario: No turn can be ended before the game has begun
      Given a game of Lorcana
      And the game has not begun
      And Ann's deck has 8 cards
      And Bob's deck has 8 cards
      When Ann ends their turn
      Then it is refused
      And nothing has changed

    @case:the-first-turn-can-be-played @clause:2.2.3
    Scenario: The starting player inks a card and ends their turn, and the other player's turn begins
      Given a game of Lorcana
      And the game has not begun
      And Ann's deck has 8 cards
      And Bob's deck has 8 cards
      And chance gives Ann
      And chance gives ann-deck-8, ann-deck-7, ann-deck-6, ann-deck-5, ann-deck-4, ann-deck-3, ann-deck-2 and ann-deck-1
      And chance gives bob-deck-1, bob-deck-2, bob-deck-3, bob-deck-4, bob-deck-5, bob-deck-6, bob-deck-7 and bob-deck-8
      When Ann begins the game
      And Ann chooses nothing
      And Bob chooses nothing
      And Ann inks ann-deck-5
      Then it is accepted
      And ann-deck-5 is in Ann's inkwell
      When Ann ends their turn
      Then it is Bob's turn
      And bob-deck-8 is in Bob's hand

  Rule: Decks and opening hands

    @case:seven-from-the-shuffled-deck @clause:2.2.1.2 @clause:2.2.1.4
    Scenario Outline: Each deck is shuffled, the starting player's first, and its top seven cards are the hand: <case>
      Given a game of Lorcana
      And the game has not begun
      And Ann's deck has 9 cards
      And Bob's deck has 9 cards
      And chance gives <case>
      And chance gives <first>
      And chance gives <second>
      When Ann begins the game
      Then <case> is asked to choose from <hand>
      When <case> chooses nothing
      And <other> chooses nothing
      Then ann-deck-1 and ann-deck-2 lie at the top of Ann's deck
      And bob-deck-9 and bob-deck-1 lie at the top of Bob's deck

      Examples:
        | case | other | first | second | hand |
        | Ann  | Bob   | ann-deck-9, ann-deck-8, ann-deck-7, ann-deck-6, ann-deck-5, ann-deck-4, ann-deck-3, ann-deck-1 and ann-deck-2 | bob-deck-2, bob-deck-3, bob-deck-4, bob-deck-5, bob-deck-6, bob-deck-7, bob-deck-8, bob-deck-9 and bob-deck-1 | ann-deck-9, ann-deck-8, ann-deck-7, ann-deck-6, ann-deck-5, ann-deck-4 and ann-deck-3 |
        | Bob  | Ann   | bob-deck-2, bob-deck-3, bob-deck-4, bob-deck-5, bob-deck-6, bob-deck-7, bob-deck-8, bob-deck-9 and bob-deck-1 | ann-deck-9, ann-deck-8, ann-deck-7, ann-deck-6, ann-deck-5, ann-deck-4, ann-deck-3, ann-deck-1 and ann-deck-2 | bob-deck-2, bob-deck-3, bob-deck-4, bob-deck-5, bob-deck-6, bob-deck-7 and bob-deck-8 |

    @case:opening-hand-of-a-small-deck @clause:2.2.1.4
    Scenario: A player with fewer than seven cards draws them all, and a player with an empty deck draws none
      Given a game of Lorcana
      And the game has not begun
      And Ann's deck has 3 cards
      And chance gives Bob
      And chance gives ann-deck-2, ann-deck-3 and ann-deck-1
      When Ann begins the game
      Then Ann is asked to choose from ann-deck-1, ann-deck-2 and ann-deck-3
      When Ann chooses ann-deck-2
      Then it is Bob's turn
      And ann-deck-2 is in Ann's hand
      And Ann has 3 cards in hand
      And Bob has 0 cards in hand

  Rule: Altering the hand

    @case:any-cards-for-as-many @clause:2.2.2.1 @clause:2.2.2.3
    Scenario: The starting player puts two cards under the deck, draws two others, and shuffles
      Given a game of Lorcana
      And the game has not begun
      And Ann's deck has 11 cards
      And Bob's deck has 8 cards
      And chance gives Ann
      And chance gives ann-deck-1, ann-deck-2, ann-deck-3, ann-deck-4, ann-deck-5, ann-deck-6, ann-deck-7, ann-deck-8, ann-deck-9, ann-deck-10 and ann-deck-11
      And chance gives bob-deck-1, bob-deck-2, bob-deck-3, bob-deck-4, bob-deck-5, bob-deck-6, bob-deck-7 and bob-deck-8
      And chance gives ann-deck-3, ann-deck-11, ann-deck-1 and ann-deck-10
      When Ann begins the game
      And Ann chooses ann-deck-1 and ann-deck-3
      And Bob chooses nothing
      Then Ann has 7 cards in hand
      And ann-deck-8 is in Ann's hand
      And ann-deck-9 is in Ann's hand
      And ann-deck-3, ann-deck-11, ann-deck-1 and ann-deck-10 lie at the top of Ann's deck
      And bob-deck-8 lies at the top of Bob's deck

    @case:all-seven-for-seven @clause:2.2.2.1
    Scenario: A player puts all seven cards back and draws seven others
      Given a game of Lorcana
      And the game has not begun
      And Ann's deck has 16 cards
      And Bob's deck has 8 cards
      And chance gives Ann
      And chance gives ann-deck-1, ann-deck-2, ann-deck-3, ann-deck-4, ann-deck-5, ann-deck-6, ann-deck-7, ann-deck-8, ann-deck-9, ann-deck-10, ann-deck-11, ann-deck-12, ann-deck-13, ann-deck-14, ann-deck-15 and ann-deck-16
      When Ann begins the game
      And Ann chooses ann-deck-1, ann-deck-2, ann-deck-3, ann-deck-4, ann-deck-5, ann-deck-6 and ann-deck-7
      And Bob chooses nothing
      Then Ann has 7 cards in hand
      And ann-deck-8 is in Ann's hand
      And ann-deck-14 is in Ann's hand
      And ann-deck-1 is in Ann's deck
      And ann-deck-7 is in Ann's deck
      And ann-deck-15 is in Ann's deck

    @case:the-others-alter-their-hands-too @clause:2.2.2.2 @clause:2.2.2
    Scenario Outline: The other player alters their hand after the starting player, whatever was put back: <case>
      Given a game of Lorcana
      And the game has not begun
      And Ann's deck has 10 cards
      And Bob's deck has 10 cards
      And chance gives Bob
      And chance gives bob-deck-1, bob-deck-2, bob-deck-3, bob-deck-4, bob-deck-5, bob-deck-6, bob-deck-7, bob-deck-8, bob-deck-9 and bob-deck-10
      And chance gives ann-deck-1, ann-deck-2, ann-deck-3, ann-deck-4, ann-deck-5, ann-deck-6, ann-deck-7, ann-deck-8, ann-deck-9 and ann-deck-10
      When Ann begins the game
      Then Bob is asked to choose from bob-deck-1, bob-deck-2, bob-deck-3, bob-deck-4, bob-deck-5, bob-deck-6 and bob-deck-7
      When Bob chooses <put>
      Then Ann is asked to choose from ann-deck-1, ann-deck-2, ann-deck-3, ann-deck-4, ann-deck-5, ann-deck-6 and ann-deck-7
      When Ann chooses ann-deck-4, ann-deck-5 and ann-deck-6
      Then it is Bob's turn
      And nobody is asked
      And ann-deck-8 is in Ann's hand
      And ann-deck-9 is in Ann's hand
      And ann-deck-10 is in Ann's hand
      And ann-deck-4 is in Ann's deck
      And Bob has 7 cards in hand
      And Bob has 3 cards in deck

      Examples:
        | case    | put        |
        | some    | bob-deck-2 |
        | nothing | nothing    |

    @case:who-puts-nothing-back-does-not-shuffle @clause:2.2.2.3
    Scenario: Only the deck of the player who has put a card back is shuffled
      Given a game of Lorcana
      And the game has not begun
      And Ann's deck has 10 cards
      And Bob's deck has 10 cards
      And chance gives Ann
      And chance gives ann-deck-1, ann-deck-2, ann-deck-3, ann-deck-4, ann-deck-5, ann-deck-6, ann-deck-7, ann-deck-8, ann-deck-9 and ann-deck-10
      And chance gives bob-deck-1, bob-deck-2, bob-deck-3, bob-deck-4, bob-deck-5, bob-deck-6, bob-deck-7, bob-deck-8, bob-deck-9 and bob-deck-10
      And chance gives bob-deck-9, bob-deck-10 and bob-deck-7
      When Ann begins the game
      And Ann chooses nothing
      And Bob chooses bob-deck-7
      Then ann-deck-8, ann-deck-9 and ann-deck-10 lie at the top of Ann's deck
      And bob-deck-9, bob-deck-10 and bob-deck-7 lie at the top of Bob's deck

    @case:who-keeps-all-keeps-the-order @clause:2.2.2.3
    Scenario: Bob puts a card back and shuffles; Ann puts none back, and her deck keeps its order
      Given a game of Lorcana
      And the game has not begun
      And Ann's deck has 14 cards
      And Bob's deck has 9 cards
      And chance gives Bob
      And chance gives bob-deck-1, bob-deck-2, bob-deck-3, bob-deck-4, bob-deck-5, bob-deck-6, bob-deck-7, bob-deck-8 and bob-deck-9
      And chance gives ann-deck-1, ann-deck-2, ann-deck-3, ann-deck-4, ann-deck-5, ann-deck-6, ann-deck-7, ann-deck-8, ann-deck-9, ann-deck-10, ann-deck-11, ann-deck-12, ann-deck-13 and ann-deck-14
      And chance gives bob-deck-9 and bob-deck-1
      When Ann begins the game
      And Bob chooses bob-deck-1
      And Ann chooses nothing
      Then bob-deck-9 and bob-deck-1 lie at the top of Bob's deck
      And ann-deck-8, ann-deck-9, ann-deck-10, ann-deck-11, ann-deck-12, ann-deck-13 and ann-deck-14 lie at the top of Ann's deck

    @case:both-shuffle-in-turn-order @clause:2.2.2.3
    Scenario: If both players put a card back, both decks are shuffled, in turn order
      Given a game of Lorcana
      And the game has not begun
      And Ann's deck has 9 cards
      And Bob's deck has 9 cards
      And chance gives Bob
      And chance gives bob-deck-1, bob-deck-2, bob-deck-3, bob-deck-4, bob-deck-5, bob-deck-6, bob-deck-7, bob-deck-8 and bob-deck-9
      And chance gives ann-deck-1, ann-deck-2, ann-deck-3, ann-deck-4, ann-deck-5, ann-deck-6, ann-deck-7, ann-deck-8 and ann-deck-9
      And chance gives bob-deck-9 and bob-deck-1
      And chance gives ann-deck-2 and ann-deck-9
      When Ann begins the game
      And Bob chooses bob-deck-1
      And Ann chooses ann-deck-2
      Then bob-deck-9 and bob-deck-1 lie at the top of Bob's deck
      And ann-deck-2 and ann-deck-9 lie at the top of Ann's deck

    @case:what-is-put-back-is-not-shown @clause:2.2.2.1 @midway:2.2.2.1
    Scenario: The opponent sees neither the cards put under the deck nor the cards drawn for them
      Given a game of Lorcana
      And the game has not begun
      And Ann's deck has 9 cards
      And Bob's deck has 9 cards
      And chance gives Ann
      And chance gives ann-deck-1, ann-deck-2, ann-deck-3, ann-deck-4, ann-deck-5, ann-deck-6, ann-deck-7, ann-deck-8 and ann-deck-9
      When Ann begins the game
      And Ann chooses ann-deck-5
      Then Bob does not see ann-deck-5
      When Bob chooses nothing
      Then Bob does not see ann-deck-5
      And Bob does not see ann-deck-8
      And Ann sees ann-deck-8
      And Ann does not see ann-deck-9

    @case:a-card-that-is-not-in-hand-is-not-put-back @clause:2.2.2.1
    Scenario: A card in the deck or of the other player cannot be put back
      Given a game of Lorcana
      And the game has not begun
      And Ann's deck has 9 cards
      And Bob's deck has 9 cards
      And chance gives Ann
      And chance gives ann-deck-1, ann-deck-2, ann-deck-3, ann-deck-4, ann-deck-5, ann-deck-6, ann-deck-7, ann-deck-8 and ann-deck-9
      When Ann begins the game
      And Ann chooses ann-deck-9
      Then it is refused
      When Ann chooses bob-deck-1
      Then it is refused
      When Ann chooses ann-deck-1
      And Bob chooses nothing
      Then it is accepted
      And Ann has 7 cards in hand

    @case:conceding-over-the-opening-hand @clause:2.3.3.4
    Scenario Outline: <case> concedes while Bob is altering his opening hand
      Given a game of Lorcana
      And the game has not begun
      And Ann's deck has 9 cards
      And Bob's deck has 9 cards
      And chance gives Bob
      When Ann begins the game
      Then Bob is asked
      When <case> concedes
      Then it is accepted
      And <winner> has won

      Examples:
        | case | winner |
        | Ann  | Bob    |
        | Bob  | Ann    |

    @case:conceding-before-the-game-begins @clause:2.3.3.4
    Scenario: Bob concedes before the game has begun, and Ann wins
      Given a game of Lorcana
      And the game has not begun
      And Ann's deck has 9 cards
      And Bob's deck has 9 cards
      When Bob concedes
      Then it is accepted
      And Ann has won
