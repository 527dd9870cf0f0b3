Feature: 4.2.1 Morning
  Clause 4.2.1: Succeed, Prepare, Draw, Expand.

  Rule: Everything gets ready, everybody draws two cards and may turn one into an orb

    @case:altered-prepare @clause:4.2.1.c @clause:4.2.3.a
    Scenario: In Morning all objects of both players get ready, whatever their zone
      Given a game of Altered
      And it is Bob's turn
      And Ann has passed
      And these cards
        | ref   | card                               | player | zone            | state     |
        | chief | a hero                             | Ann    | hero            | exhausted |
        | inn   | a landmark permanent costing 1     | Ann    | landmark        | exhausted |
        | late  | a character costing 1              | Bob    | reserve         | exhausted |
        | rock  | a character costing 1 with Eternal | Bob    | hero expedition | exhausted |
      And Ann has 1 ready mana and 2 exhausted mana
      When Bob passes
      Then it is accepted
      And only this has changed
        | what                  | from                             | to                    |
        | day                   | 3                                | 4                     |
        | first player          | Ann                              | Bob                   |
        | Ann                   | has passed                       | has not passed        |
        | Bob's hero expedition | 0                                | 1                     |
        | region 1              | face down                        | forest                |
        | region 2              | face down                        | mountain and water    |
        | chief                 | Ann's hero, exhausted            | Ann's hero            |
        | inn                   | Ann's landmark, exhausted        | Ann's landmark        |
        | late                  | Bob's reserve, exhausted         | Bob's reserve         |
        | rock                  | Bob's hero expedition, exhausted | Bob's hero expedition |
        | Ann's mana            | 1 ready, 2 exhausted             | 3 ready               |

    @case:altered-draw-and-expand @clause:4.2.1.d @clause:4.2.1.e @clause:1.4.5.a @asked:1.4.5.a
    Scenario: Each player draws two cards and may put one from Hand in the Mana zone, where it is a ready Mana Orb
      Given a game of Altered
      And it is Bob's turn
      And Ann has passed
      And these cards
        | ref | card                  | player | zone |
        | old | a character costing 1 | Bob    | hand |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Bob passes
      Then Bob is asked to choose from old, bob-deck-1 and bob-deck-2
      When Bob chooses bob-deck-1
      Then Ann is asked to choose from ann-deck-1 and ann-deck-2
      When Ann chooses nothing
      Then it is accepted
      And Bob has 1 ready mana
      And bob-deck-1 is in Bob's mana
      And Ann does not see bob-deck-1
      And Bob sees bob-deck-1
      And Ann has 2 cards in hand
      And Ann has 0 ready mana

    @case:altered-draw-from-a-short-deck @clause:3.2.2.d @clause:4.2.1.d
    Scenario: If the Deck is too short for the draw, the Discard pile is shuffled and goes under it
      Given a game of Altered
      And it is Bob's turn
      And Ann has passed
      And these cards
        | ref | card                  | player | zone    |
        | top | a character costing 1 | Ann    | deck    |
        | fox | a character costing 1 | Ann    | discard |
        | owl | a character costing 1 | Ann    | discard |
      And chance gives owl and fox
      When Bob passes
      Then Ann is asked to choose from top and owl
      When Ann chooses nothing
      Then it is accepted
      And top is in Ann's hand
      And owl is in Ann's hand
      And fox is in Ann's deck
