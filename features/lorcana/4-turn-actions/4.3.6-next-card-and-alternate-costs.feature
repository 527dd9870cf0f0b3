Feature: Payment modifiers for the next card, when that card is played for an alternate cost
  Clause 4.3.6, example A: free, sung or shifted, the next card uses the modifier up.

  Rule: However the next card is paid for, it is the next card

    @case:free-character-uses-the-reduction @clause:4.3.6 @clause:1.5.5.3 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.6-A
    Scenario: A character played for free by Just in Time uses up Doc's reduction
      Given a game of Lorcana
      And these cards
        | ref   | card                             | player | zone | state |
        | doc   | Doc - Leader of the Seven Dwarfs | Ann    | play |       |
        | jit   | Just in Time                     | Ann    | hand |       |
        | five  | a character costing 5            | Ann    | hand |       |
        | six   | a character costing 6            | Ann    | hand |       |
      And Ann has 8 ready ink
      When Ann quests with doc
      Then it is accepted
      When Ann plays jit for its ink cost
      And Ann chooses yes
      Then it is accepted
      And only this has changed
        | what      | from       | to                 |
        | jit       | Ann's hand | Ann's discard      |
        | five      | Ann's hand | Ann's play, drying |
        | Ann's ink | 8 ready    | 5 ready, 3 exerted |
      When Ann plays six for its ink cost
      Then it is refused
      And nothing has changed

    @case:free-pudge-uses-the-reduction @clause:4.3.6 @clause:1.5.5.3 @edition:book @edition:seed-4.3 @edition:seed-guide @ruling:R155
    Scenario: Pudge, played for free, uses up Grandmother Willow's reduction
      Given a game of Lorcana
      And these cards
        | ref    | card                                 | player | zone | state |
        | lilo   | Lilo - Snow Artist                   | Ann    | play |       |
        | willow | Grandmother Willow - Ancient Advisor | Ann    | play |       |
        | pudge  | Pudge - Controls the Weather         | Ann    | hand |       |
        | three  | a character costing 3                | Ann    | hand |       |
      And Ann has 2 ready ink
      And it is Bob's turn
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Bob ends their turn
      And Ann plays pudge for free
      Then it is accepted
      When Ann plays three for its ink cost
      Then it is refused
      And nothing has changed

    @case:declined-free-play-keeps-the-reduction @clause:4.3.6 @edition:book @edition:seed-4.3 @edition:seed-guide
    Scenario: Playing no character with Just in Time leaves Doc's reduction waiting
      Given a game of Lorcana
      And these cards
        | ref   | card                             | player | zone | state |
        | doc   | Doc - Leader of the Seven Dwarfs | Ann    | play |       |
        | jit   | Just in Time                     | Ann    | hand |       |
        | three | a character costing 3            | Ann    | hand |       |
      And Ann has 5 ready ink
      When Ann quests with doc
      Then it is accepted
      When Ann plays jit for its ink cost
      And Ann chooses no
      Then it is accepted
      And Ann has 2 ready ink
      When Ann plays three for its ink cost
      Then it is accepted
      And Ann has 0 ready ink

    @case:sung-song-uses-the-reduction @clause:4.3.6 @clause:1.5.5.1 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.6
    Scenario: A song that is sung uses up a reduction for the next action
      Given a game of Lorcana
      And these cards
        | ref    | card                      | player | zone | state |
        | cards  | Dr. Facilier's Cards      | Ann    | play |       |
        | singer | a character costing 3     | Ann    | play |       |
        | song   | Friends on the Other Side | Ann    | hand |       |
        | action | an action costing 2       | Ann    | hand |       |
      And Ann has 1 ready ink
      And Ann's deck has 4 cards
      When Ann uses cards
      Then it is accepted
      When Ann sings song with singer
      Then it is accepted
      And only this has changed
        | what       | from       | to                  |
        | song       | Ann's hand | Ann's discard       |
        | singer     | Ann's play | Ann's play, exerted |
        | ann-deck-1 | Ann's deck | Ann's hand          |
        | ann-deck-2 | Ann's deck | Ann's hand          |
      When Ann plays action for its ink cost
      Then it is refused
      And nothing has changed

    @case:paid-song-uses-the-reduction @clause:4.3.6 @clause:4.3.2.3 @edition:book @edition:seed-4.3 @edition:seed-guide
    Scenario: A song paid for with ink costs 1 less with a reduction for the next action
      Given a game of Lorcana
      And these cards
        | ref    | card                      | player | zone | state |
        | cards  | Dr. Facilier's Cards      | Ann    | play |       |
        | song   | Friends on the Other Side | Ann    | hand |       |
      And Ann has 2 ready ink
      And Ann's deck has 4 cards
      When Ann uses cards
      Then it is accepted
      When Ann plays song for its ink cost
      Then it is accepted
      And Ann has 0 ready ink
      And Ann has 2 cards in hand

    @case:shift-is-reduced-and-uses-the-reduction @clause:4.3.6 @clause:4.3.2.3 @clause:1.5.5.2 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.6
    Scenario: Shifting costs 1 less with Doc's reduction, and the next character then costs full price
      Given a game of Lorcana
      And these cards
        | ref   | card                             | player | zone | state |
        | doc   | Doc - Leader of the Seven Dwarfs | Ann    | play |       |
        | dog   | Stitch - New Dog                 | Ann    | play | drying |
        | star  | Stitch - Rock Star               | Ann    | hand |       |
        | three | a character costing 3            | Ann    | hand |       |
      And Ann has 5 ready ink
      When Ann quests with doc
      Then it is accepted
      When Ann shifts star onto dog
      Then it is accepted
      And only this has changed
        | what      | from       | to                     |
        | star      | Ann's hand | Ann's play, drying             |
        | dog       | Ann's play, drying | Ann's play, under star |
        | Ann's ink | 5 ready    | 2 ready, 3 exerted     |
      When Ann plays three for its ink cost
      Then it is refused
      And nothing has changed

    @case:shift-payable-only-through-the-reduction @clause:4.3.6 @clause:4.3.2.3
    Scenario Outline: Ann tries a Shift of 4 with <ink> ink <with> a reduction of 1
      Given a game of Lorcana
      And these cards
        | ref     | card               | player | zone | state   |
        | lantern | Lantern            | Ann    | play |         |
        | dog     | Stitch - New Dog   | Ann    | play |         |
        | star    | Stitch - Rock Star | Ann    | hand |         |
      And Ann has <ink> ready ink
      When Ann uses lantern
      Then it is accepted
      When Ann shifts star onto dog
      Then <verdict>
      And <after>

      Examples:
        | ink | with    | verdict        | after               |
        | 3   | and     | it is accepted | Ann has 0 ready ink |
        | 2   | despite | it is refused  | nothing has changed |

    @case:free-action-uses-the-reduction @clause:4.3.6 @clause:6.1.7
    Scenario: A song that Naveen's ability plays for free uses up a reduction for the next action
      Given a game of Lorcana
      And these cards
        | ref    | card                           | player | zone | state |
        | cards  | Dr. Facilier's Cards           | Ann    | play |       |
        | naveen | Prince Naveen - Ukulele Player | Ann    | hand |       |
        | song   | a song costing 6               | Ann    | hand |       |
        | action | an action costing 2            | Ann    | hand |       |
      And Ann has 5 ready ink
      When Ann uses cards
      Then it is accepted
      When Ann plays naveen for its ink cost
      And Ann chooses yes
      Then song is in Ann's discard
      And Ann has 1 ready ink
      When Ann plays action for its ink cost
      Then it is refused
      And nothing has changed
