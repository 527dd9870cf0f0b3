Feature: Payment modifiers for the next card of a kind
  Clause 4.3.6, examples A and B: used up by the next such card, whichever way it is paid for, and by no other.

  Rule: "The next character" is the next one, however it is paid for



    @case:next-character-costs-less @clause:4.3.6 @clause:1.5.4 @clause:4.3.2.3 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.6
    Scenario: After Doc quests the next character costs 1 less, and the one after it costs full price
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

    @case:reduction-makes-it-exactly-payable @clause:4.3.6 @clause:4.3.2.4 @edition:book @edition:seed-4.3 @edition:seed-guide
    Scenario Outline: With Doc's reduction Ann tries to play a character costing 4 with <ink> ink
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
    Scenario: A play that is taken back does not use up the reduction
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

    @case:reductions-add-up-and-the-rest-is-lost @clause:4.3.6 @clause:1.5.4 @clause:4.3.2.3 @edition:book @edition:seed-4.3 @edition:seed-guide @ruling:R071
    Scenario: Three reductions all apply to a character costing 1, and nothing is left for the next
      Given a game of Lorcana
      And these cards
        | ref     | card                                 | player | zone | state |
        | willow1 | Grandmother Willow - Ancient Advisor | Ann    | play |       |
        | willow2 | Grandmother Willow - Ancient Advisor | Ann    | play |       |
        | song    | Akood et Emuti                       | Ann    | hand |       |
        | one     | Flounder - Voice of Reason           | Ann    | hand |       |
        | three   | a character costing 3                | Ann    | hand |       |
      And Ann has 6 ready ink
      And Ann's deck has 3 cards
      And it is Bob's turn
      And Bob's deck has 3 cards
      When Bob ends their turn
      And Ann plays song for its ink cost
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
    Scenario: Two waiting reductions both apply to the same next character
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

    @case:reduction-for-characters-skips-items @clause:4.3.6 @edition:book @edition:seed-4.3 @edition:seed-guide
    Scenario: An item costs full price and leaves the reduction for the next character
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
    Scenario: A character that the opponent plays does not use up Ann's reduction
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
      And Ann chooses no
      And Bob chooses yes
      Then bobs is in Bob's play
      And Ann has 2 ready ink
      When Ann plays three for its ink cost
      Then it is accepted
      And Ann has 0 ready ink

    @case:reduction-this-turn-only @clause:4.3.6 @clause:6.1.13.4 @clause:3.4.1.2 @edition:book @edition:seed-4.3
    @clause:seed-4.3:4.3.6
    Scenario: A reduction not used this turn is gone in the player's next turn
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
    Scenario: Grandmother Willow's reduction applies once a turn and is there again next turn
      Given a game of Lorcana
      And these cards
        | ref    | card                                 | player | zone | state |
        | willow | Grandmother Willow - Ancient Advisor | Ann    | play |       |
        | one    | a character costing 2                | Ann    | hand |       |
        | two    | a character costing 2                | Ann    | hand |       |
        | three  | a character costing 3                | Ann    | hand |       |
      And Ann has 2 ready ink
      And Ann's deck has 4 cards
      And Bob's deck has 3 cards
      And it is Bob's turn
      When Bob ends their turn
      And Ann plays one for its ink cost
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
    Scenario: Grandmother Willow reduces no cost in Bob's turn, neither for Bob nor for Ann
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

    @case:lantern-reduces-the-next-character @clause:4.3.6
    Scenario: Bob's Lantern makes only Bob's next character cost 1 less
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
    Scenario: Grandmother Willow costs full price herself and then reduces the next character's cost
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

    @case:amount-counted-once @clause:4.3.6 @clause:6.1.8 @clause:4.3.2.3
    Scenario Outline: Zero to Hero counts Ann's two characters, and she tries to play one costing 5 with <ink> ink
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

    @case:next-action-or-item @clause:4.3.6
    Scenario: A reduction for the next action or item skips a character and is used up by the first of either
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
    Scenario: With a reduction of 1 the player must name one ink card fewer
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

    @case:puppy-reduction-waits-for-a-puppy @clause:4.3.6 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.6-classification @clause:seed-4.3:4.3.6-B
    Scenario: Flounder, who is no Puppy, costs full price and leaves Perdita's reduction waiting
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

    @case:puppy-reduction-helps-nobody-else @clause:4.3.6 @edition:book @edition:seed-4.3
    @clause:seed-4.3:4.3.6-classification @clause:seed-4.3:4.3.6-B
    Scenario: Perdita's reduction does not apply to a character that is no Puppy
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
