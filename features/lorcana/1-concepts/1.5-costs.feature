Feature: Costs
  Clauses 1.5.1 to 1.5.5.3.

  Rule: A cost is paid in full, and each payment counts for one cost only

    @case:one-card-discarded-for-two-costs @clause:1.5.3 @clause:4.3.2.4
    Scenario: One spare card cannot pay two costs that each discard a card
      Given a game of Lorcana
      And the made-up card "Twice-Sworn Stitch"
        """
        {"name": "Stitch", "version": "Twice Sworn", "type": "character", "cost": 6, "strength": 3, "willpower": 3,
         "lore": 1, "classifications": ["Floodborn", "Alien"],
         "abilities": [{"is": "keyword", "keyword": "shift", "cost": [{"is": "discard"}]},
                       {"is": "additional-cost", "cost": [{"is": "discard"}]}]}
        """
      And these cards
        | ref    | card               | player | zone    | state |
        | twice  | Twice-Sworn Stitch | Ann    | hand    |       |
        | spare1 | Lantern            | Ann    | hand    |       |
        | spare2 | Brawl              | Ann    | deck    |       |
        | dog    | Stitch - New Dog   | Ann    | play    |       |
      And Ann has 6 ready ink
      When Ann shifts twice onto dog
      Then it is refused
      And nothing has changed

    @case:two-cards-discarded-for-two-costs @clause:1.5.3 @clause:4.3.2.4 @clause:4.3.2.3
    Scenario: Two spare cards pay two costs that each discard a card
      Given a game of Lorcana
      And the made-up card "Twice-Sworn Stitch"
        """
        {"name": "Stitch", "version": "Twice Sworn", "type": "character", "cost": 6, "strength": 3, "willpower": 3,
         "lore": 1, "classifications": ["Floodborn", "Alien"],
         "abilities": [{"is": "keyword", "keyword": "shift", "cost": [{"is": "discard", "what": {"type": ["item"]}}]},
                       {"is": "additional-cost", "cost": [{"is": "discard", "what": {"type": ["action"]}}]}]}
        """
      And these cards
        | ref    | card               | player | zone | state |
        | twice  | Twice-Sworn Stitch | Ann    | hand |       |
        | spare1 | Lantern            | Ann    | hand |       |
        | spare2 | Brawl              | Ann    | hand |       |
        | dog    | Stitch - New Dog   | Ann    | play |       |
      And Ann has 6 ready ink
      When Ann shifts twice onto dog
      Then it is accepted
      And only this has changed
        | what   | from       | to                      |
        | twice  | Ann's hand | Ann's play              |
        | dog    | Ann's play | Ann's play, under twice |
        | spare1 | Ann's hand | Ann's discard           |
        | spare2 | Ann's hand | Ann's discard           |

    @case:cost-inside-an-effect @clause:1.5.2 @clause:6.1.5.1 @clause:1.5.3
    Scenario Outline: An ability's effect asks for 1 ink, and Ann, with 1 ink left, may pay it: <answer>
      Given a game of Lorcana
      And the made-up card "Peddler"
        """
        {"name": "Peddler", "type": "character", "cost": 1, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "played", "this": true}],
                        "effect": {"is": "if-you-do",
                                   "first": {"is": "may", "do": {"is": "pay", "cost": [{"is": "ink", "amount": 1}]}},
                                   "then": {"is": "draw", "cards": 2}}}]}
        """
      And these cards
        | ref     | card    | player | zone |
        | peddler | Peddler | Ann    | hand |
      And Ann has 2 ready ink
      And Ann's deck has 3 cards
      When Ann plays peddler for its ink cost
      And Ann chooses <answer>
      Then it is accepted
      And Ann has <ready> ready ink
      And Ann has <hand> cards in hand

      Examples:
        | answer | ready | hand |
        | yes    | 0     | 2    |
        | no     | 1     | 0    |

    @case:no-ink-left-inside-an-effect @clause:1.5.2 @clause:6.1.5.1 @clause:1.5.3
    Scenario: An ability's effect asks for 1 ink, and Ann, with none left, cannot pay it
      Given a game of Lorcana
      And the made-up card "Peddler"
        """
        {"name": "Peddler", "type": "character", "cost": 1, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "played", "this": true}],
                        "effect": {"is": "if-you-do",
                                   "first": {"is": "may", "do": {"is": "pay", "cost": [{"is": "ink", "amount": 1}]}},
                                   "then": {"is": "draw", "cards": 2}}}]}
        """
      And these cards
        | ref     | card    | player | zone |
        | peddler | Peddler | Ann    | hand |
      And Ann has 1 ready ink
      And Ann's deck has 3 cards
      When Ann plays peddler for its ink cost
      Then it is accepted
      And Ann has 0 ready ink
      And Ann has 0 cards in hand

  Rule: The cost of a card never changes, only the amount that is paid

    @case:nothing-paid-for-a-song @clause:1.5.4 @clause:1.5.5.1 @clause:5.4.4.2 @ruling:R057a
    Scenario: Singing a song counts as paying no ink for it
      Given a game of Lorcana
      And these cards
        | ref   | card                            | player | zone | state |
        | baby  | Babyhead - Leader of Sid's Toys | Ann    | play |       |
        | voice | a character costing 5           | Ann    | play |       |
        | song  | A Whole New World               | Ann    | hand |       |
      And Ann's deck has 8 cards
      And Bob's deck has 8 cards
      When Ann sings song with voice
      Then Ann is asked to choose from baby and voice
      When Ann chooses voice
      Then it is accepted
      And song is in Ann's discard
      And Ann has 7 cards in hand

    @case:five-paid-for-a-song @clause:1.5.4
    Scenario: A song paid for with 5 ink is not a card paid for with 2 ink or less
      Given a game of Lorcana
      And these cards
        | ref  | card                                                    | player | zone | state   |
        | baby | Babyhead - Leader of Sid's Toys                         | Ann    | play |         |
        | song | A Whole New World                                       | Ann    | hand |         |
        | foe  | a character costing 5, with 1 Strength and 9 Willpower  | Bob    | play | exerted |
      And Ann has 5 ready ink
      And Ann's deck has 8 cards
      And Bob's deck has 8 cards
      When Ann plays song for its ink cost
      Then it is accepted
      When Ann challenges foe with baby
      Then it is accepted
      And foe has 3 damage
      And baby has 1 damage

    @case:nothing-paid-for-a-free-card @clause:1.5.4 @clause:1.5.5.3 @clause:6.1.7 @ruling:R057b
    Scenario: Jessie triggers on the character played for free, not on the action paid for with 3 ink
      Given a game of Lorcana
      And these cards
        | ref    | card                    | player | zone | state |
        | jessie | Jessie - Lively Cowgirl | Ann    | play |       |
        | jit    | Just in Time            | Ann    | hand |       |
        | five   | a character costing 5   | Ann    | hand |       |
        | foe1   | a character costing 2   | Bob    | play |       |
        | foe2   | a character costing 3   | Bob    | play |       |
      And Ann has 3 ready ink
      When Ann plays jit for its ink cost
      And Ann chooses yes
      Then Ann is asked to choose from foe1 and foe2
      When Ann chooses foe1
      Then nobody is asked
      And no ability waits
      And jit is in Ann's discard

    @case:reduced-to-two-counts-as-two @clause:1.5.4 @clause:4.3.2.3
    Scenario: Jessie triggers on a character costing 3 that was paid for with 2 ink
      Given a game of Lorcana
      And these cards
        | ref     | card                    | player | zone | state |
        | jessie  | Jessie - Lively Cowgirl | Ann    | play |       |
        | lantern | Lantern                 | Ann    | play |       |
        | three   | a character costing 3   | Ann    | hand |       |
        | foe1    | a character costing 2   | Bob    | play |       |
        | foe2    | a character costing 3   | Bob    | play |       |
      And Ann has 3 ready ink
      When Ann uses lantern
      And Ann plays three for its ink cost
      Then it is accepted
      And Ann is asked to choose from foe1 and foe2
      When Ann chooses foe1
      Then it is accepted

    @case:three-paid-is-more-than-two @clause:1.5.4
    Scenario: Jessie does not trigger on a character paid for with 3 ink
      Given a game of Lorcana
      And these cards
        | ref     | card                                   | player | zone | state   |
        | jessie  | Jessie - Lively Cowgirl                | Ann    | play |         |
        | three   | a character costing 3                  | Ann    | hand |         |
        | foe     | a character costing 2, with 2 Strength | Bob    | play | exerted |
      And Ann has 3 ready ink
      When Ann plays three for its ink cost
      Then it is accepted
      When Ann challenges foe with jessie
      Then it is accepted
      And jessie has 2 damage

  Rule: An alternate cost is paid instead of the ink cost, and the player chooses it while playing the card

    @case:singing-instead-of-ink @clause:1.5.5 @clause:1.5.5.1 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-guide:2
    Scenario: Singing a song takes no ink, although its player has some
      Given a game of Lorcana
      And these cards
        | ref    | card                      | player | zone | state |
        | singer | a character costing 3     | Ann    | play |       |
        | song   | Friends on the Other Side | Ann    | hand |       |
      And Ann has 3 ready ink
      And Ann's deck has 2 cards
      When Ann sings song with singer
      Then it is accepted
      And only this has changed
        | what       | from       | to                  |
        | song       | Ann's hand | Ann's discard       |
        | singer     | Ann's play | Ann's play, exerted |
        | ann-deck-1 | Ann's deck | Ann's hand          |
        | ann-deck-2 | Ann's deck | Ann's hand          |

    @case:shift-cost-instead-of-ink-cost @clause:1.5.5 @clause:1.5.5.2 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-guide:2
    Scenario Outline: Ann tries to shift a character for a Shift cost of 4 with <ink> ready ink
      Given a game of Lorcana
      And these cards
        | ref  | card               | player | zone | state |
        | dog  | Stitch - New Dog   | Ann    | play |       |
        | star | Stitch - Rock Star | Ann    | hand |       |
      And Ann has <ink> ready ink
      When Ann shifts star onto dog
      Then <verdict>
      And <after>

      Examples:
        | ink | verdict        | after               |
        | 4   | it is accepted | Ann has 0 ready ink |
        | 5   | it is accepted | Ann has 1 ready ink |
        | 3   | it is refused  | nothing has changed |

    @case:free-instead-of-ink @clause:1.5.5 @clause:1.5.5.3 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.2.2-free-ink @clause:seed-guide:3-free
    Scenario: Just in Time plays a character for free, and only the action's own cost is paid
      Given a game of Lorcana
      And these cards
        | ref  | card                  | player | zone | state |
        | jit  | Just in Time          | Ann    | hand |       |
        | five | a character costing 5 | Ann    | hand |       |
      And Ann has 4 ready ink
      When Ann plays jit for its ink cost
      And Ann chooses yes
      Then it is accepted
      And only this has changed
        | what      | from       | to                 |
        | jit       | Ann's hand | Ann's discard      |
        | five      | Ann's hand | Ann's play, drying |
        | Ann's ink | 4 ready    | 1 ready, 3 exerted |

    @case:free-is-not-for-the-asking @clause:1.5.5.3 @edition:book @edition:seed-4.3 @edition:seed-guide
    Scenario: No card is played for free, whether it costs 5 or 0, without an ability that says so
      Given a game of Lorcana
      And these cards
        | ref  | card                | player | zone | state |
        | five | a character costing 5 | Ann  | hand |       |
        | zero | a character costing 0 | Ann  | hand |       |
      And Ann has 5 ready ink
      When Ann plays five for free
      Then it is refused
      And nothing has changed
      When Ann plays zero for free
      Then it is refused
      And nothing has changed
