Feature: Payment modifiers: the next card, the card itself, and cards in play
  Clause 4.3.6 with its examples, and 1.5.4.

  Rule: "The next character" is the next one, however it is paid for

    @case:next-character-costs-less @clause:4.3.6 @clause:1.5.4 @clause:4.3.2.3 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    Scenario: after Doc quests the next character costs 1 less and the one after it full price
      Given a game of Lorcana
      And these cards
        | ref    | card                             | player | zone | state |
        | doc    | Doc - Leader of the Seven Dwarfs | Ann    | play |       |
        | first  | a character costing 3            | Ann    | hand |       |
        | second | a character costing 3            | Ann    | hand |       |
      And Ann has 5 ready ink
      When Ann quests with doc
      Then it is accepted
      When Ann plays first for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from       | to                 |
        | first     | Ann's hand | Ann's play, drying |
        | Ann's ink | 5 ready    | 3 ready, 2 exerted |
      When Ann plays second for its ink cost
      Then it is accepted
      And Ann has 0 ready ink

    @case:reduction-makes-it-exactly-payable @clause:4.3.6 @clause:4.3.2.4 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    Scenario Outline: with Doc's reduction, <ink> ink for a character costing 4
      Given a game of Lorcana
      And these cards
        | ref  | card                             | player | zone | state |
        | doc  | Doc - Leader of the Seven Dwarfs | Ann    | play |       |
        | four | a character costing 4            | Ann    | hand |       |
      And Ann has <ink> ready ink
      When Ann quests with doc
      Then it is accepted
      When Ann plays four for its ink cost
      Then <verdict>
      And <after>

      Examples:
        | ink | verdict        | after                     |
        | 3   | it is accepted | Ann has 0 ready ink       |
        | 2   | it is refused  | nothing has changed       |

    @case:refused-play-leaves-the-reduction @clause:4.3.6 @clause:1.7.6
    Scenario: a play that is taken back does not use the reduction
      Given a game of Lorcana
      And these cards
        | ref   | card                             | player | zone | state |
        | doc   | Doc - Leader of the Seven Dwarfs | Ann    | play |       |
        | six   | a character costing 6            | Ann    | hand |       |
        | three | a character costing 3            | Ann    | hand |       |
      And Ann has 2 ready ink
      When Ann quests with doc
      Then it is accepted
      When Ann plays six for its ink cost
      Then it is refused
      And nothing has changed
      When Ann plays three for its ink cost
      Then it is accepted
      And Ann has 0 ready ink

    @case:free-character-uses-the-reduction @clause:4.3.6 @clause:1.5.5.3 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2 @catches:keeps-next-after-free
    Scenario: a character played through Just in Time uses Doc's reduction up
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
      Then Ann is asked to choose from yes and no
      When Ann chooses yes
      Then it is accepted
      And only this has changed
        | what      | from       | to                 |
        | jit       | Ann's hand | Ann's discard      |
        | five      | Ann's hand | Ann's play, drying |
        | Ann's ink | 8 ready    | 5 ready, 3 exerted |
      When Ann plays six for its ink cost
      Then it is refused
      And nothing has changed

    @case:free-pudge-uses-the-reduction @clause:4.3.6 @clause:1.5.5.3 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2 @ruling:R155 @catches:keeps-next-after-free
    Scenario: Pudge played for free uses up what Grandmother Willow offers
      Given a game of Lorcana
      And these cards
        | ref    | card                                 | player | zone | state |
        | lilo   | Lilo - Snow Artist                   | Ann    | play |       |
        | willow | Grandmother Willow - Ancient Advisor | Ann    | play |       |
        | pudge  | Pudge - Controls the Weather         | Ann    | hand |       |
        | three  | a character costing 3                | Ann    | hand |       |
      And Ann has 2 ready ink
      When Ann plays pudge for free
      Then it is accepted
      When Ann plays three for its ink cost
      Then it is refused
      And nothing has changed

    @case:declined-free-play-keeps-the-reduction @clause:4.3.6 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    Scenario: playing nobody with Just in Time leaves the reduction waiting
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
      Then Ann is asked to choose from yes and no
      When Ann chooses no
      Then it is accepted
      And Ann has 2 ready ink
      When Ann plays three for its ink cost
      Then it is accepted
      And Ann has 0 ready ink

    @case:sung-song-uses-the-reduction @clause:4.3.6 @clause:1.5.5.1 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2 @catches:keeps-next-after-song
    Scenario: a song that is sung uses up a reduction for the next action
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

    @case:paid-song-uses-the-reduction @clause:4.3.6 @clause:4.3.2.3 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    Scenario: the same song paid with ink costs 1 less
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

    @case:shift-is-reduced-and-uses-the-reduction @clause:4.3.6 @clause:4.3.2.3 @clause:1.5.5.2 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    @catches:shift-without-reductions @catches:keeps-next-after-shift
    Scenario: shifting costs 1 less too, and the next character then costs full price
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

    @case:shift-payable-only-through-the-reduction @clause:4.3.6 @clause:4.3.2.3 @catches:shift-without-reductions
    Scenario Outline: a Shift of 4 with <ink> ink <with> a reduction of 1
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

    @case:reductions-add-up-and-the-rest-is-lost @clause:4.3.6 @clause:1.5.4 @clause:4.3.2.3 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2 @ruling:R071
    Scenario: three reductions all go to a character costing 1, and nothing is left for the next
      Given a game of Lorcana
      And these cards
        | ref     | card                                 | player | zone | state |
        | willow1 | Grandmother Willow - Ancient Advisor | Ann    | play |       |
        | willow2 | Grandmother Willow - Ancient Advisor | Ann    | play |       |
        | song    | Akood et Emuti                       | Ann    | hand |       |
        | one     | Flounder - Voice of Reason           | Ann    | hand |       |
        | three   | a character costing 3                | Ann    | hand |       |
      And Ann has 6 ready ink
      And Ann's deck has 2 cards
      When Ann plays song for its ink cost
      Then it is accepted
      And Ann has 3 ready ink
      When Ann plays one for its ink cost
      Then it is accepted
      And only this has changed
        | what | from       | to                 |
        | one  | Ann's hand | Ann's play, drying |
      When Ann plays three for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from               | to                 |
        | three     | Ann's hand         | Ann's play, drying |
        | Ann's ink | 3 ready, 3 exerted | 6 exerted          |

    @case:two-docs-reduce-the-same-character @clause:4.3.6 @clause:4.3.2.3
    Scenario: two waiting reductions both apply to the same next character
      Given a game of Lorcana
      And these cards
        | ref    | card                             | player | zone | state |
        | doc1   | Doc - Leader of the Seven Dwarfs | Ann    | play |       |
        | doc2   | Doc - Leader of the Seven Dwarfs | Ann    | play |       |
        | first  | a character costing 3            | Ann    | hand |       |
        | second | a character costing 2            | Ann    | hand |       |
      And Ann has 2 ready ink
      When Ann quests with doc1
      Then it is accepted
      When Ann quests with doc2
      Then it is accepted
      When Ann plays first for its ink cost
      Then it is accepted
      And Ann has 1 ready ink
      When Ann plays second for its ink cost
      Then it is refused
      And nothing has changed

    @case:reduction-for-characters-skips-items @clause:4.3.6 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2 @catches:next-any-classification
    Scenario: an item costs full price and leaves the reduction for the next character
      Given a game of Lorcana
      And these cards
        | ref     | card                             | player | zone | state |
        | doc     | Doc - Leader of the Seven Dwarfs | Ann    | play |       |
        | lantern | Lantern                          | Ann    | hand |       |
        | three   | a character costing 3            | Ann    | hand |       |
      And Ann has 4 ready ink
      When Ann quests with doc
      Then it is accepted
      When Ann plays lantern for its ink cost
      Then it is accepted
      And Ann has 2 ready ink
      When Ann plays three for its ink cost
      Then it is accepted
      And Ann has 0 ready ink

    @case:opponents-character-leaves-the-reduction @clause:4.3.6
    Scenario: a character the opponent plays does not use Ann's reduction
      Given a game of Lorcana
      And these cards
        | ref   | card                             | player | zone | state |
        | doc   | Doc - Leader of the Seven Dwarfs | Ann    | play |       |
        | herc  | The Return of Hercules           | Ann    | hand |       |
        | three | a character costing 3            | Ann    | hand |       |
        | bobs  | a character costing 2            | Bob    | hand |       |
      And Ann has 7 ready ink
      When Ann quests with doc
      Then it is accepted
      When Ann plays herc for its ink cost
      Then Ann is asked to choose from yes and no
      When Ann chooses no
      Then Bob is asked to choose from yes and no
      When Bob chooses yes
      Then bobs is in Bob's play
      And Ann has 2 ready ink
      When Ann plays three for its ink cost
      Then it is accepted
      And Ann has 0 ready ink

    @case:reduction-this-turn-only @clause:4.3.6 @clause:6.1.13.4 @clause:3.4.1.2
    Scenario: a reduction not used this turn is gone in the player's next turn
      Given a game of Lorcana
      And these cards
        | ref   | card                             | player | zone | state |
        | doc   | Doc - Leader of the Seven Dwarfs | Ann    | play |       |
        | three | a character costing 3            | Ann    | hand |       |
      And Ann has 2 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann quests with doc
      Then it is accepted
      When Ann ends their turn
      Then it is accepted
      When Bob ends their turn
      Then it is Ann's turn
      When Ann plays three for its ink cost
      Then it is refused
      And nothing has changed

    @case:once-a-turn-reduction-comes-back @clause:4.3.6 @clause:6.1.13.2
    Scenario: what Grandmother Willow offers is used once a turn and is there again next turn
      Given a game of Lorcana
      And these cards
        | ref    | card                                 | player | zone | state |
        | willow | Grandmother Willow - Ancient Advisor | Ann    | play |       |
        | one    | a character costing 2                | Ann    | hand |       |
        | two    | a character costing 2                | Ann    | hand |       |
        | three  | a character costing 3                | Ann    | hand |       |
      And Ann has 2 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann plays one for its ink cost
      Then it is accepted
      And Ann has 1 ready ink
      When Ann plays two for its ink cost
      Then it is refused
      And nothing has changed
      When Ann ends their turn
      Then it is accepted
      When Bob ends their turn
      Then it is Ann's turn
      When Ann plays three for its ink cost
      Then it is accepted
      And Ann has 0 ready ink

    @case:own-turn-reduction-not-in-the-opponents @clause:4.3.6 @clause:6.1.13.1 @clause:6.1.13.6
    Scenario: Grandmother Willow offers nothing in Bob's turn, to Bob or to Ann
      Given a game of Lorcana
      And it is Bob's turn
      And the made-up card "Midnight Caller"
        """
        {"name": "Midnight Caller", "type": "character", "cost": 2, "strength": 1, "willpower": 1, "lore": 1,
         "classifications": ["Storyborn", "Ghost"],
         "abilities": [{"is": "playable-from", "zone": "discard", "any_turn": true}]}
        """
      And these cards
        | ref    | card                                 | player | zone    | state |
        | willow | Grandmother Willow - Ancient Advisor | Ann    | play    |       |
        | caller | Midnight Caller                      | Ann    | discard |       |
        | bobs   | a character costing 2                | Bob    | hand    |       |
      And Ann has 1 ready ink
      And Bob has 1 ready ink
      When Bob plays bobs for its ink cost
      Then it is refused
      And nothing has changed
      When Ann plays caller for its ink cost
      Then it is refused
      And nothing has changed


    @case:lantern-reduces-the-next-character @clause:4.3.6 @clause:6.1.13.4
    Scenario: Bob's Lantern makes Bob's next character cost 1 less, once
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref     | card                             | player | zone | state |
        | lantern | Lantern                          | Bob    | play |       |
        | doc     | Doc - Leader of the Seven Dwarfs | Bob    | hand |       |
        | one     | Flounder - Voice of Reason       | Bob    | hand |       |
      And Bob has 2 ready ink
      When Bob uses lantern
      Then it is accepted
      When Bob plays doc for its ink cost
      Then it is accepted
      And Bob has 0 ready ink
      When Bob plays one for its ink cost
      Then it is refused
      And nothing has changed

    @case:reduction-outlives-its-source @clause:4.3.6 @clause:6.4.2
    Scenario: Doc is banished after his quest, and the next character still costs 1 less
      Given a game of Lorcana
      And these cards
        | ref   | card                             | player | zone | state |
        | doc   | Doc - Leader of the Seven Dwarfs | Ann    | play |       |
        | brawl | Brawl                            | Ann    | hand |       |
        | three | a character costing 3            | Ann    | hand |       |
      And Ann has 5 ready ink
      When Ann quests with doc
      Then it is accepted
      When Ann plays brawl for its ink cost
      Then doc is in Ann's discard
      When Ann plays three for its ink cost
      Then it is accepted
      And Ann has 0 ready ink

    @case:reduction-starts-when-its-card-enters @clause:4.3.6 @clause:1.6.1
    Scenario: Grandmother Willow pays full price herself and then reduces the next, whatever came before
      Given a game of Lorcana
      And these cards
        | ref    | card                                 | player | zone | state |
        | first  | a character costing 1                | Ann    | hand |       |
        | willow | Grandmother Willow - Ancient Advisor | Ann    | hand |       |
        | three  | a character costing 3                | Ann    | hand |       |
      And Ann has 5 ready ink
      When Ann plays first for its ink cost
      Then Ann has 4 ready ink
      When Ann plays willow for its ink cost
      Then Ann has 2 ready ink
      When Ann plays three for its ink cost
      Then it is accepted
      And Ann has 0 ready ink

    @case:free-action-uses-the-reduction @clause:4.3.6 @clause:6.1.7 @catches:keeps-next-after-free
    Scenario: a song that Naveen's ability plays for free uses up a reduction for the next action
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
      Then Ann is asked to choose from yes and no
      And Ann has 1 ready ink
      When Ann chooses yes
      Then song is in Ann's discard
      When Ann plays action for its ink cost
      Then it is refused
      And nothing has changed

    @case:amount-counted-once @clause:4.3.6 @clause:6.1.8 @clause:4.3.2.3
    Scenario Outline: Zero to Hero counts Ann's two characters, and <ink> ink for a character costing 5
      Given a game of Lorcana
      And these cards
        | ref   | card                  | player | zone | state   |
        | zero  | Zero to Hero          | Ann    | hand |         |
        | a     | a character costing 1 | Ann    | play | exerted |
        | voice | a character costing 2 | Ann    | play |         |
        | bobs  | a character costing 1 | Bob    | play |         |
        | five  | a character costing 5 | Ann    | hand |         |
      And Ann has <ink> ready ink
      When Ann sings zero with voice
      Then it is accepted
      When Ann plays five for its ink cost
      Then <verdict>
      And <after>

      Examples:
        | ink | verdict        | after               |
        | 3   | it is accepted | Ann has 0 ready ink |
        | 2   | it is refused  | nothing has changed |

    @case:next-action-or-item @clause:4.3.6 @catches:next-any-classification
    Scenario: "the next action or item" passes over a character and is used up by the first of the two kinds
      Given a game of Lorcana
      And these cards
        | ref     | card                       | player | zone | state |
        | arm     | Buzz's Arm                 | Ann    | play |       |
        | first   | Flounder - Voice of Reason | Ann    | hand |       |
        | lantern | Lantern                    | Ann    | hand |       |
        | action  | an action costing 2        | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann uses arm
      Then it is accepted
      When Ann plays first for its ink cost
      Then Ann has 2 ready ink
      When Ann plays lantern for its ink cost
      Then it is accepted
      And Ann has 1 ready ink
      When Ann plays action for its ink cost
      Then it is refused
      And nothing has changed

    @case:reduced-cost-and-named-ink @clause:4.3.6 @clause:4.3.2.4
    Scenario: with a reduction of 1 the player names one ink card less
      Given a game of Lorcana
      And these cards
        | ref     | card                  | player | zone | state |
        | lantern | Lantern               | Ann    | play |       |
        | three   | a character costing 3 | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann uses lantern
      Then it is accepted
      When Ann plays three for its ink cost, exerting ann-ink-1, ann-ink-2 and ann-ink-3
      Then it is refused
      And nothing has changed
      When Ann plays three for its ink cost, exerting ann-ink-2 and ann-ink-3
      Then it is accepted
      And ann-ink-1 is ready

  Rule: A reduction that names a classification waits for a card with it

    @case:puppy-reduction-waits-for-a-puppy @clause:4.3.6 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2 @catches:next-any-classification
    Scenario: Flounder is no Puppy: he costs full price and Perdita's reduction waits
      Given a game of Lorcana
      And these cards
        | ref      | card                                        | player | zone | state |
        | perdita  | Perdita - Playful Mother                    | Ann    | play |       |
        | flounder | Flounder - Voice of Reason                  | Ann    | hand |       |
        | pup      | a character costing 4, classified Puppy     | Ann    | hand |       |
        | pup2     | a character costing 1, classified Puppy     | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann quests with perdita
      Then it is accepted
      When Ann plays flounder for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from       | to                 |
        | flounder  | Ann's hand | Ann's play, drying |
        | Ann's ink | 3 ready    | 2 ready, 1 exerted |
      When Ann plays pup for its ink cost
      Then it is accepted
      And Ann has 0 ready ink
      When Ann plays pup2 for its ink cost
      Then it is refused
      And nothing has changed

    @case:puppy-reduction-helps-nobody-else @clause:4.3.6 @catches:next-any-classification
    Scenario: Perdita's reduction does not pay for a character that is no Puppy
      Given a game of Lorcana
      And these cards
        | ref     | card                     | player | zone | state |
        | perdita | Perdita - Playful Mother | Ann    | play |       |
        | three   | a character costing 3    | Ann    | hand |       |
      And Ann has 2 ready ink
      When Ann quests with perdita
      Then it is accepted
      When Ann plays three for its ink cost
      Then it is refused
      And nothing has changed

  Rule: A modifier about the card itself works from wherever it is played, and for that card only

    @case:lefou-is-cheaper-with-gaston @clause:4.3.6 @clause:6.1.12 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    Scenario Outline: LeFou with <gaston> in play costs 1
      Given a game of Lorcana
      And these cards
        | ref    | card            | player | zone | state |
        | gaston | <gaston>        | Ann    | play |       |
        | lefou  | LeFou - Bumbler | Ann    | hand |       |
        | copy   | LeFou - Bumbler | Ann    | hand |       |
      And Ann has 2 ready ink
      When Ann plays lefou for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from       | to                 |
        | lefou     | Ann's hand | Ann's play, drying |
        | Ann's ink | 2 ready    | 1 ready, 1 exerted |
      When Ann plays copy for its ink cost
      Then it is accepted
      And Ann has 0 ready ink

      Examples:
        | gaston                                    |
        | Gaston - Arrogant Hunter                  |
        | a character costing 3, named Gaston       |

    @case:lefou-without-gaston @clause:4.3.6 @clause:4.3.2.4 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    Scenario: without a Gaston of Ann's in play LeFou costs 2
      Given a game of Lorcana
      And these cards
        | ref     | card                      | player | zone | state |
        | gaston  | Gaston - Arrogant Hunter  | Bob    | play |       |
        | inhand  | Gaston - Arrogant Hunter  | Ann    | hand |       |
        | lefou   | LeFou - Bumbler           | Ann    | hand |       |
      And Ann has 1 ready ink
      When Ann plays lefou for its ink cost
      Then it is refused
      And nothing has changed

    @case:lefou-helps-only-himself @clause:4.3.6 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    Scenario: LeFou in play or in hand makes no other character cheaper
      Given a game of Lorcana
      And these cards
        | ref    | card                     | player | zone | state |
        | gaston | Gaston - Arrogant Hunter | Ann    | play |       |
        | lefou  | LeFou - Bumbler          | Ann    | play |       |
        | inhand | LeFou - Bumbler          | Ann    | hand |       |
        | two    | a character costing 2    | Ann    | hand |       |
      And Ann has 1 ready ink
      When Ann plays two for its ink cost
      Then it is refused
      And nothing has changed
      When Ann plays inhand for its ink cost
      Then it is accepted
      And Ann has 0 ready ink

    @case:self-modifier-works-outside-the-hand @clause:4.3.6 @clause:6.1.12
    Scenario Outline: a card that is cheaper with Gaston in play is cheaper from the <zone> too
      Given a game of Lorcana
      And the made-up card "Faithful Shade"
        """
        {"name": "Faithful Shade", "type": "character", "cost": 3, "strength": 1, "willpower": 1, "lore": 1,
         "classifications": ["Storyborn", "Ghost"],
         "abilities": [{"is": "playable-from", "zone": "discard"},
                       {"is": "pays", "this": true, "less": 2,
                        "condition": {"is": "have", "what": {"type": ["character"], "named": ["Gaston"], "whose": "yours"}}}]}
        """
      And these cards
        | ref    | card                     | player | zone   | state |
        | gaston | Gaston - Arrogant Hunter | Ann    | play   |       |
        | shade  | Faithful Shade           | Ann    | <zone> |       |
      And Ann has 1 ready ink
      When Ann plays shade for its ink cost
      Then it is accepted
      And Ann has 0 ready ink
      And shade is in Ann's play

      Examples:
        | zone    |
        | hand    |
        | discard |

    @case:self-modifier-counts-damaged-friends @clause:4.3.6 @clause:6.1.8 @clause:1.5.4
    Scenario Outline: Gaston costs 2 less for each damaged character of Ann's, here <ink> for two of them
      Given a game of Lorcana
      And these cards
        | ref    | card                   | player | zone | state    |
        | gaston | Gaston - Pure Paragon  | Ann    | hand |          |
        | hurt1  | a character costing 1  | Ann    | play | 1 damage |
        | hurt2  | a character costing 1  | Ann    | play | 2 damage |
        | fine   | a character costing 1  | Ann    | play |          |
        | bobs   | a character costing 1  | Bob    | play | 1 damage |
      And Ann has <ink> ready ink
      When Ann plays gaston for its ink cost
      Then <verdict>
      And <after>

      Examples:
        | ink | verdict        | after               |
        | 5   | it is accepted | Ann has 0 ready ink |
        | 4   | it is refused  | nothing has changed |

    @case:self-modifier-looks-back-on-the-turn @clause:4.3.6 @clause:4.3.2.3
    Scenario: Helga costs 2 less only after two cards went to Ann's discard this turn
      Given a game of Lorcana
      And these cards
        | ref   | card                             | player | zone | state |
        | helga | Helga Sinclair - No Backup Needed | Ann   | hand |       |
        | act1  | an action costing 1              | Ann    | hand |       |
        | act2  | an action costing 1              | Ann    | hand |       |
      And Ann has 4 ready ink
      When Ann plays act1 for its ink cost
      Then it is accepted
      When Ann plays helga for its ink cost
      Then it is refused
      And nothing has changed
      When Ann plays act2 for its ink cost
      Then it is accepted
      When Ann plays helga for its ink cost
      Then it is accepted
      And Ann has 0 ready ink

  Rule: Any other modifier works only while its card is in play

    @case:gadget-in-play-reduces-inventors @clause:4.3.6 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    Scenario: with three items, Gadget in play makes an Inventor cost 1 less
      Given a game of Lorcana
      And these cards
        | ref    | card                                       | player | zone | state |
        | gadget | Gadget Hackwrench - Brilliant Bosun        | Ann    | play |       |
        | item1  | Lantern                                    | Ann    | play |       |
        | item2  | Lantern                                    | Ann    | play |       |
        | item3  | Lantern                                    | Ann    | play |       |
        | belle  | Belle - Apprentice Inventor                | Ann    | hand |       |
        | mouse  | Gadget Hackwrench - Perceptive Mouse       | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann plays belle for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from       | to                 |
        | belle     | Ann's hand | Ann's play, drying |
        | Ann's ink | 3 ready    | 1 ready, 2 exerted |
      When Ann plays mouse for its ink cost
      Then it is accepted
      And Ann has 0 ready ink

    @case:gadget-in-hand-reduces-nothing @clause:4.3.6 @clause:1.6.1 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    Scenario: Gadget in hand does not make herself cheaper, nor another Inventor
      Given a game of Lorcana
      And these cards
        | ref    | card                                       | player | zone | state |
        | gadget | Gadget Hackwrench - Brilliant Bosun        | Ann    | hand |       |
        | item1  | Lantern                                    | Ann    | play |       |
        | item2  | Lantern                                    | Ann    | play |       |
        | item3  | Lantern                                    | Ann    | play |       |
        | six    | a character costing 6, classified Inventor | Ann    | hand |       |
      And Ann has 5 ready ink
      When Ann plays gadget for its ink cost
      Then it is refused
      And nothing has changed
      When Ann plays six for its ink cost
      Then it is refused
      And nothing has changed

    @case:gadget-gone-reduction-gone @clause:4.3.6 @clause:6.4.2.3
    Scenario: once Gadget is banished Inventors cost full price again
      Given a game of Lorcana
      And these cards
        | ref    | card                                       | player | zone | state |
        | gadget | Gadget Hackwrench - Brilliant Bosun        | Ann    | play |       |
        | item1  | Lantern                                    | Ann    | play |       |
        | item2  | Lantern                                    | Ann    | play |       |
        | item3  | Lantern                                    | Ann    | play |       |
        | fire   | Dragon Fire                                | Ann    | hand |       |
        | three  | a character costing 3, classified Inventor | Ann    | hand |       |
      And Ann has 7 ready ink
      When Ann plays fire for its ink cost
      Then gadget is in Ann's discard
      When Ann plays three for its ink cost
      Then it is refused
      And nothing has changed

    @case:gadget-needs-three-items-and-an-inventor @clause:4.3.6 @clause:6.1.13.5
    Scenario Outline: Gadget does not help <card> with <count> items of Ann's
      Given a game of Lorcana
      And these cards
        | ref    | card                                | player   | zone | state |
        | gadget | Gadget Hackwrench - Brilliant Bosun | Ann      | play |       |
        | item1  | Lantern                             | Ann      | play |       |
        | item2  | Lantern                             | Ann      | play |       |
        | item3  | Lantern                             | <third>  | play |       |
        | three  | <card>                              | Ann      | hand |       |
      And Ann has 2 ready ink
      When Ann plays three for its ink cost
      Then it is refused
      And nothing has changed

      Examples:
        | card                                       | count | third |
        | a character costing 3, classified Inventor | 2     | Bob   |
        | a character costing 3                      | 3     | Ann   |

    @case:gadget-reduces-only-her-players-inventors @clause:4.3.6 @clause:1.3.3
    Scenario: Gadget does nothing for the opponent's Inventors
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref    | card                                       | player | zone | state |
        | gadget | Gadget Hackwrench - Brilliant Bosun        | Ann    | play |       |
        | item1  | Lantern                                    | Ann    | play |       |
        | item2  | Lantern                                    | Ann    | play |       |
        | item3  | Lantern                                    | Ann    | play |       |
        | three  | a character costing 3, classified Inventor | Bob    | hand |       |
      And Bob has 2 ready ink
      When Bob plays three for its ink cost
      Then it is refused
      And nothing has changed

    @case:gadget-reduces-shifting-an-inventor @clause:4.3.6 @clause:4.3.2.3 @catches:shift-without-reductions
    Scenario: with one Gadget in play, shifting another Gadget costs 1 less
      Given a game of Lorcana
      And these cards
        | ref    | card                                 | player | zone | state |
        | gadget | Gadget Hackwrench - Brilliant Bosun  | Ann    | play |       |
        | mouse  | Gadget Hackwrench - Perceptive Mouse | Ann    | play |       |
        | item1  | Lantern                              | Ann    | play |       |
        | item2  | Lantern                              | Ann    | play |       |
        | item3  | Lantern                              | Ann    | play |       |
        | bosun  | Gadget Hackwrench - Brilliant Bosun  | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann shifts bosun onto mouse
      Then it is accepted
      And only this has changed
        | what      | from       | to                      |
        | bosun     | Ann's hand | Ann's play              |
        | mouse     | Ann's play | Ann's play, under bosun |
        | Ann's ink | 3 ready    | 3 exerted               |

    @case:shift-pays-an-increase @clause:4.3.6 @clause:4.3.2.3 @clause:1.5.5.2 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2 @catches:shift-without-increases @catches:increase-not-charged
    Scenario: an increase for characters is paid on a Shift too
      Given a game of Lorcana
      And the made-up card "Royal Tax"
        """
        {"name": "Royal Tax", "type": "item", "cost": 2,
         "abilities": [{"is": "pays", "what": {"type": ["character"]}, "more": 2, "who": "each"}]}
        """
      And these cards
        | ref  | card               | player | zone | state |
        | tax  | Royal Tax          | Bob    | play |       |
        | dog  | Stitch - New Dog   | Ann    | play | drying |
        | star | Stitch - Rock Star | Ann    | hand |       |
      And Ann has 6 ready ink
      When Ann shifts star onto dog
      Then it is accepted
      And only this has changed
        | what      | from       | to                     |
        | star      | Ann's hand | Ann's play, drying             |
        | dog       | Ann's play, drying | Ann's play, under star |
        | Ann's ink | 6 ready    | 6 exerted              |

    @case:shift-one-short-of-an-increase @clause:4.3.6 @clause:4.3.2.3 @clause:1.5.3 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2 @catches:shift-without-increases @catches:pays-what-it-can
    Scenario: one ink short of Shift and increase
      Given a game of Lorcana
      And the made-up card "Royal Tax"
        """
        {"name": "Royal Tax", "type": "item", "cost": 2,
         "abilities": [{"is": "pays", "what": {"type": ["character"]}, "more": 2, "who": "each"}]}
        """
      And these cards
        | ref  | card               | player | zone | state |
        | tax  | Royal Tax          | Ann    | play |       |
        | dog  | Stitch - New Dog   | Ann    | play |       |
        | star | Stitch - Rock Star | Ann    | hand |       |
      And Ann has 5 ready ink
      When Ann shifts star onto dog
      Then it is refused
      And nothing has changed

    @case:reduction-of-a-location @clause:4.3.6 @clause:4.3.2.3
    Scenario Outline: Pride Rock with <who> there or not, and a character costing 3
      Given a game of Lorcana
      And these cards
        | ref    | card                                    | player | zone | state | at   |
        | rock   | Pride Lands - Pride Rock                | Ann    | play |       |      |
        | royal  | a character costing 2, classified <who> | Ann    | play |       | <at> |
        | three  | a character costing 3                   | Ann    | hand |       |      |
      And Ann has 2 ready ink
      When Ann plays three for its ink cost
      Then <verdict>
      And <after>

      Examples:
        | case          | who    | at   | verdict        | after               |
        | prince-there  | Prince | rock | it is accepted | Ann has 0 ready ink |
        | prince-away   | Prince |      | it is refused  | nothing has changed |
        | villain-there | Villain | rock | it is refused | nothing has changed |
