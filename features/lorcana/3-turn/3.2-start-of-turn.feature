Feature: The start of a turn
  Clause 3.2, as far as playing cards needs it: ready, set, draw.

  Rule: The new active player readies, dries and draws

    @case:next-turn-readies-dries-draws @clause:3.2.1.1 @clause:3.2.2.1 @clause:3.2.3.1 @clause:3.4.2
    Scenario: At the start of Bob's turn only Bob's cards and ink ready, and he draws one card
      Given a game of Lorcana
      And these cards
        | ref     | card                  | player | zone | state   |
        | bobs    | a character costing 1 | Bob    | play | exerted, drying |
        | lantern | Lantern               | Bob    | play | exerted |
        | anns    | a character costing 1 | Ann    | play | exerted |
      And Ann has 0 ready ink and 2 exerted ink
      And Bob has 1 ready ink and 2 exerted ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then it is accepted
      And only this has changed
        | what       | from                | to         |
        | turn       | Ann                 | Bob        |
        | bobs       | Bob's play, exerted, drying | Bob's play |
        | lantern    | Bob's play, exerted | Bob's play |
        | Bob's ink  | 1 ready, 2 exerted  | 3 ready    |
        | bob-deck-1 | Bob's deck          | Bob's hand |

    @case:the-other-players-characters-stay-drying @clause:3.2.2.1 @clause:5.1.1.11
    Scenario: A character played this turn stays drying until its own player's next turn
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref  | card                  | player | zone | state  |
        | bobs | a character costing 1 | Bob    | play | drying |
        | anns | a character costing 1 | Ann    | play |        |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Bob ends their turn
      Then it is Ann's turn
      And bobs is drying
      When Ann quests with anns
      Then it is accepted
      When Ann ends their turn
      Then bobs is dry
      And anns is exerted

    @case:locations-give-lore @clause:3.1.2 @clause:1.11.2 @clause:3.2.2.2 @clause:5.6.5.4
    Scenario: At the start of Bob's turn his location gives its lore, and Ann's does not
      Given a game of Lorcana
      And these cards
        | ref  | card                                | player | zone | state |
        | here | a location costing 2, with 2 Lore   | Bob    | play |       |
        | ours | a location costing 1, with 1 Lore   | Ann    | play |       |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then only this has changed
        | what       | from       | to         |
        | turn       | Ann        | Bob        |
        | Bob's lore | 0          | 2          |
        | bob-deck-1 | Bob's deck | Bob's hand |
