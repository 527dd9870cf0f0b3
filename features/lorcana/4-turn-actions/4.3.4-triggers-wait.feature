Feature: Triggered abilities wait until the card has been played
  Clauses 4.3.4 to 4.3.4.2.

  Rule: Whatever triggers while a card is played resolves after the card and its effect

    @case:watcher-draws-after-the-action @clause:7.1.6.1 @clause:4.3.4 @clause:1.7.2 @clause:5.4.5 @clause:6.7.4 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.3 @clause:seed-4.3:4.3.4 @clause:seed-guide:5 @clause:seed-guide:6 @clause:seed-guide-2:b5-trigger
    Scenario: A card drawn for playing an action is not discarded by that action
      Given a game of Lorcana
      And the made-up card "Eager Reader"
        """
        {"name": "Eager Reader", "type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "played", "what": {"type": ["action"]}}],
                        "effect": {"is": "draw"}}]}
        """
      And the made-up card "Clean Slate"
        """
        {"name": "Clean Slate", "type": "action", "cost": 1, "effect": {"is": "discard", "all": true}}
        """
      And these cards
        | ref    | card         | player | zone | state |
        | reader | Eager Reader | Ann    | play |       |
        | slate  | Clean Slate  | Ann    | hand |       |
        | spare  | Lantern      | Ann    | hand |       |
      And Ann has 1 ready ink
      And Ann's deck has 2 cards
      When Ann plays slate for its ink cost
      Then it is accepted
      And only this has changed
        | what       | from       | to            |
        | slate      | Ann's hand | Ann's discard |
        | spare      | Ann's hand | Ann's discard |
        | ann-deck-1 | Ann's deck | Ann's hand    |
        | Ann's ink  | 1 ready    | 1 exerted     |

    @case:watcher-waits-while-the-action-asks @clause:4.3.4 @clause:5.4.5 @clause:7.7.3.1 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.4 @clause:seed-guide:6
    Scenario: An ability triggered by an action counts the characters only after the action's effect
      Given a game of Lorcana
      And the made-up card "Proud Patron"
        """
        {"name": "Proud Patron", "type": "character", "cost": 2, "strength": 4, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "played", "what": {"type": ["action"]}}],
                        "effect": {"is": "gain-lore", "lore": {"is": "count", "what": {"type": ["character"], "whose": "opposing"}}}}]}
        """
      And these cards
        | ref    | card                               | player | zone | state |
        | patron | Proud Patron                       | Ann    | play |       |
        | brawl  | Brawl                              | Ann    | hand |       |
        | weak1  | a character costing 1              | Bob    | play |       |
        | weak2  | a character costing 1, with 2 Lore | Bob    | play |       |
      And Ann has 3 ready ink
      When Ann plays brawl for its ink cost
      Then Ann is asked to choose from weak1 and weak2
      When Ann chooses weak1
      Then it is accepted
      And no ability waits
      And Ann has 1 lore

    @case:song-trigger-after-a-whole-new-world @clause:4.3.4 @clause:1.7.2 @clause:6.7.4 @clause:5.4.5 @ruling:R008a
    Scenario: Each player discards and draws seven, and only then does Ann's watcher draw an eighth card
      Given a game of Lorcana
      And the made-up card "Eager Listener"
        """
        {"name": "Eager Listener", "type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "played", "what": {"type": ["action"], "song": true}}],
                        "effect": {"is": "draw"}}]}
        """
      And these cards
        | ref      | card              | player | zone | state |
        | listener | Eager Listener    | Ann    | play |       |
        | song     | A Whole New World | Ann    | hand |       |
        | spare1   | Lantern           | Ann    | hand |       |
        | spare2   | Brawl             | Ann    | hand |       |
        | bobs     | Lantern           | Bob    | hand |       |
      And Ann has 5 ready ink
      And Ann's deck has 9 cards
      And Bob's deck has 7 cards
      When Ann plays song for its ink cost
      Then it is accepted
      And Ann has 8 cards in hand
      And Ann has 1 cards in deck
      And Ann has 3 cards in discard
      And Bob has 7 cards in hand
      And Bob has 0 cards in deck
      And bobs is in Bob's discard

    @case:no-trigger-from-a-refused-play @clause:4.1.4 @clause:1.7.6 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-guide:0
    Scenario: A play that is taken back triggers nothing
      Given a game of Lorcana
      And these cards
        | ref      | card                       | player | zone | state |
        | star     | Stitch - Rock Star         | Ann    | play |       |
        | flounder | Flounder - Voice of Reason | Ann    | hand |       |
      And Ann's deck has 2 cards
      When Ann plays flounder for its ink cost
      Then it is refused
      And nothing has changed
      And no ability waits
      And nobody is asked

    @case:own-triggers-in-the-chosen-order @clause:4.3.4 @clause:7.7.4.2 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-guide-2:b5-trigger
    Scenario: Two abilities triggered by one play resolve in the order their player chooses
      Given a game of Lorcana
      And these cards
        | ref   | card                             | player | zone | state |
        | star  | Stitch - Rock Star               | Ann    | play |       |
        | cindy | Cinderella - Knight in Training  | Ann    | hand |       |
      And Ann has 2 ready ink
      And Ann's deck has 4 cards
      When Ann plays cindy for its ink cost
      Then Ann is asked to choose from cindy and star
      When Ann chooses star
      And Ann chooses yes
      And Ann chooses no
      Then only this has changed
        | what       | from       | to                          |
        | cindy      | Ann's hand | Ann's play, drying, exerted |
        | ann-deck-1 | Ann's deck | Ann's hand                  |
        | Ann's ink  | 2 ready    | 2 exerted                   |

    @case:waiting-ability-survives-its-source @clause:4.3.4 @clause:7.7.3.1 @clause:6.2.3
    Scenario: A watcher banished by the action that triggered its ability still has it resolve
      Given a game of Lorcana
      And the made-up card "Proud Patron"
        """
        {"name": "Proud Patron", "type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "played", "what": {"type": ["action"]}}],
                        "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref    | card         | player | zone | state |
        | patron | Proud Patron | Ann    | play |       |
        | brawl  | Brawl        | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann plays brawl for its ink cost
      Then it is accepted
      And only this has changed
        | what       | from       | to            |
        | brawl      | Ann's hand | Ann's discard |
        | patron     | Ann's play | Ann's discard |
        | Ann's ink  | 3 ready    | 3 exerted     |
        | Ann's lore | 0          | 1             |

    @case:your-plays-are-not-the-opponents @clause:4.3.4 @clause:6.2.1 @clause:1.3.3
    Scenario: A card that Bob plays in Ann's turn does not trigger Ann's ability about her own plays
      Given a game of Lorcana
      And these cards
        | ref  | card                       | player | zone | state |
        | star | Stitch - Rock Star         | Ann    | play |       |
        | herc | The Return of Hercules     | Ann    | hand |       |
        | bobs | Flounder - Voice of Reason | Bob    | hand |       |
      And Ann has 5 ready ink
      And Ann's deck has 3 cards
      When Ann plays herc for its ink cost
      And Bob chooses yes
      Then bobs is in Bob's play
      And nobody is asked
      And no ability waits

    @case:own-play-trigger-with-an-empty-deck @clause:4.3.4.1 @clause:1.2.3 @clause:6.1.2
    Scenario: Cinderella draws nothing from an empty deck, but the discard still happens
      Given a game of Lorcana
      And these cards
        | ref   | card                            | player | zone | state |
        | cindy | Cinderella - Knight in Training | Ann    | hand |       |
        | spare | Lantern                         | Ann    | hand |       |
      And Ann has 2 ready ink
      When Ann plays cindy for its ink cost
      And Ann chooses yes
      Then only this has changed
        | what      | from       | to                 |
        | cindy     | Ann's hand | Ann's play, drying |
        | spare     | Ann's hand | Ann's discard      |
        | Ann's ink | 2 ready    | 2 exerted          |

    @case:trigger-from-the-payment-waits @clause:4.3.4 @clause:4.1.5 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.4 @clause:seed-guide:6
    Scenario: An ability triggered by a discard paid as a cost waits until the card is in play
      Given a game of Lorcana
      And the made-up card "Rag Collector"
        """
        {"name": "Rag Collector", "type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "discarded"}],
                        "effect": {"is": "gain-lore",
                                   "lore": {"is": "count", "what": {"type": ["character"], "whose": "yours", "cost_at_least": 3}}}}]}
        """
      And these cards
        | ref       | card                      | player | zone | state |
        | collector | Rag Collector             | Ann    | play |       |
        | vane      | Ursula - Vanessa          | Ann    | play |       |
        | bride     | Ursula - Eric's Bride     | Ann    | hand |       |
        | song      | Friends on the Other Side | Ann    | hand |       |
      And Ann's deck has 2 cards
      When Ann shifts bride onto vane
      Then it is accepted
      And bride is on top of vane
      And song is in Ann's discard
      And Ann has 1 lore

    @case:no-trigger-from-a-payment-taken-back @clause:4.1.4 @clause:1.7.6
    Scenario: A discard in a payment that cannot be completed triggers nothing
      Given a game of Lorcana
      And the made-up card "Rag Collector"
        """
        {"name": "Rag Collector", "type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "discarded"}],
                        "effect": {"is": "may", "do": {"is": "draw"}}}]}
        """
      And the made-up card "Oath-Bound Knight"
        """
        {"name": "Oath-Bound Knight", "type": "character", "cost": 2, "strength": 3, "willpower": 3, "lore": 2,
         "classifications": ["Storyborn", "Knight"],
         "abilities": [{"is": "additional-cost", "cost": [{"is": "discard"}]}]}
        """
      And these cards
        | ref       | card              | player | zone | state |
        | collector | Rag Collector     | Ann    | play |       |
        | knight    | Oath-Bound Knight | Ann    | hand |       |
        | spare     | Lantern           | Ann    | hand |       |
      And Ann has 1 ready ink
      And Ann's deck has 2 cards
      When Ann plays knight for its ink cost
      Then it is refused
      And nothing has changed
      And no ability waits

    @case:shifted-character-is-a-played-character @clause:4.3.4 @clause:8.10.1 @clause:5.1.1.11
    Scenario: A shifted character costing 2 counts as played and triggers Rock Star
      Given a game of Lorcana
      And these cards
        | ref  | card                                             | player | zone | state |
        | star | Stitch - Rock Star                               | Ann    | play |       |
        | lilo | Lilo - Snow Artist                               | Ann    | play |       |
        | new  | a character costing 2, named Lilo, with Shift 1  | Ann    | hand |       |
      And Ann has 1 ready ink
      And Ann's deck has 2 cards
      When Ann shifts new onto lilo
      And Ann chooses yes
      Then only this has changed
        | what       | from       | to                    |
        | new        | Ann's hand | Ann's play, exerted   |
        | lilo       | Ann's play | Ann's play, under new |
        | ann-deck-1 | Ann's deck | Ann's hand            |
        | Ann's ink  | 1 ready    | 1 exerted             |


  Rule: A card's own "when you play this" ability triggers as it enters play

    @case:own-play-trigger-works @clause:4.3.4.1 @clause:6.2.3 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.4.1 @clause:seed-4.3:4.3.4.1-exception @clause:seed-4.3:4.3.4.1-A
    Scenario: Cinderella's own play ability triggers although she was not in play before
      Given a game of Lorcana
      And these cards
        | ref   | card                            | player | zone | state |
        | cindy | Cinderella - Knight in Training | Ann    | hand |       |
        | spare | Lantern                         | Ann    | hand |       |
      And Ann has 2 ready ink
      And Ann's deck has 2 cards
      When Ann plays cindy for its ink cost
      And Ann chooses yes
      Then Ann is asked to choose from spare and ann-deck-1
      When Ann chooses spare
      Then only this has changed
        | what       | from       | to                 |
        | cindy      | Ann's hand | Ann's play, drying |
        | spare      | Ann's hand | Ann's discard      |
        | ann-deck-1 | Ann's deck | Ann's hand         |
        | Ann's ink  | 2 ready    | 2 exerted          |

    @case:own-play-trigger-may-be-declined @clause:4.3.4.1 @clause:6.1.4
    Scenario: Cinderella's player may decline her ability
      Given a game of Lorcana
      And these cards
        | ref   | card                            | player | zone | state |
        | cindy | Cinderella - Knight in Training | Ann    | hand |       |
        | spare | Lantern                         | Ann    | hand |       |
      And Ann has 2 ready ink
      And Ann's deck has 2 cards
      When Ann plays cindy for its ink cost
      Then it is accepted
      When Ann chooses no
      Then it is accepted
      And only this has changed
        | what      | from       | to                 |
        | cindy     | Ann's hand | Ann's play, drying |
        | Ann's ink | 2 ready    | 2 exerted          |

    @case:own-play-trigger-is-not-for-others @clause:4.3.4.1 @clause:6.2.1 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.4.1
    Scenario Outline: A Cinderella in play does not trigger when <other> is played
      Given a game of Lorcana
      And these cards
        | ref   | card                            | player | zone | state |
        | cindy | Cinderella - Knight in Training | Ann    | play |       |
        | next  | <other>                         | Ann    | hand |       |
      And Ann has 1 ready ink
      And Ann's deck has 2 cards
      When Ann plays next for its ink cost
      Then it is accepted
      And nobody is asked
      And no ability waits
      And Ann has 2 cards in deck

      Examples:
        | other                                                    |
        | Flounder - Voice of Reason                               |
        | a character costing 1, named Cinderella                  |

    @case:own-play-trigger-once-per-copy @clause:4.3.4.1 @clause:6.2.1
    Scenario: Of two Cinderellas only the one that is played triggers
      Given a game of Lorcana
      And these cards
        | ref    | card                            | player | zone | state |
        | cindy1 | Cinderella - Knight in Training | Ann    | play |       |
        | cindy2 | Cinderella - Knight in Training | Ann    | hand |       |
        | spare  | Lantern                         | Ann    | hand |       |
      And Ann has 2 ready ink
      And Ann's deck has 2 cards
      When Ann plays cindy2 for its ink cost
      And Ann chooses no
      Then nobody is asked
      And no ability waits

  Rule: The card that ends up underneath still sees the shifted character being played

    @case:covered-card-sees-the-play @clause:4.3.4.2 @clause:8.10.5 @edition:>=2.2 @ruling:R143
    Scenario: A Lady below still triggers when another Lady is shifted onto her
      Given a game of Lorcana
      And the made-up card "Lady - Loud Dog"
        """
        {"name": "Lady", "version": "Loud Dog", "type": "character", "cost": 1, "strength": 0, "willpower": 3, "lore": 1,
         "classifications": ["Storyborn"],
         "abilities": [{"is": "triggered", "name": "BARK", "when": [{"event": "played", "what": {"type": ["character"]}}],
                        "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref  | card                                            | player | zone | state |
        | park | a character costing 5, named Lady, with Shift 3 | Ann    | hand |       |
        | dog  | Lady - Loud Dog                                 | Ann    | play |       |
      And Ann has 3 ready ink
      When Ann shifts park onto dog
      Then it is accepted
      And only this has changed
        | what       | from       | to                     |
        | park       | Ann's hand | Ann's play             |
        | dog        | Ann's play | Ann's play, under park |
        | Ann's ink  | 3 ready    | 3 exerted              |
        | Ann's lore | 0          | 1                      |

    @case:the-unpredictable-bully-below @clause:4.3.4.2 @edition:>=2.2
    Scenario: To the Queen of Hearts below, the Queen shifted onto her is another character
      Given a game of Lorcana
      And these cards
        | ref   | card                                  | player | zone |
        | weak  | Queen of Hearts - Sensing Weakness    | Ann    | hand |
        | bully | Queen of Hearts - Unpredictable Bully | Ann    | play |
      And Ann has 2 ready ink
      When Ann shifts weak onto bully
      Then it is accepted
      And weak has 1 damage

    @case:covered-card-sees-no-later-play @clause:1.6.1
    Scenario: Decisive Dog, once covered, no longer triggers when a character is played
      Given a game of Lorcana
      And these cards
        | ref      | card                       | player | zone | state | under |
        | park     | Lady - Miss Park Avenue    | Ann    | play |       |       |
        | dog      | Lady - Decisive Dog        | Ann    | play |       | park  |
        | flounder | Flounder - Voice of Reason | Ann    | hand |       |       |
        | star     | Stitch - Rock Star         | Ann    | play |       |       |
      And Ann has 1 ready ink
      And Ann's deck has 1 card
      When Ann plays flounder for its ink cost
      And Ann chooses no
      Then nobody is asked
      And no ability waits
