Feature: Ink a card
  Clause 4.2: one card with the inkwell symbol a turn, shown first, then facedown and ready in the inkwell.

  Rule: A card with the inkwell symbol goes from the hand into the inkwell, ready

    @case:ink-a-card @clause:4.2.1 @clause:4.2.1.1 @clause:4.2.1.3 @clause:7.5.2
    Scenario Outline: <who> inks a card, which enters the inkwell ready
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref | card               | player | zone | state |
        | doc | Doc - Leader of the Seven Dwarfs | <who> | hand | |
      And Ann has 1 ready ink
      And Bob has 1 ready ink
      When <who> inks doc
      Then it is accepted
      And only this has changed
        | what                | from         | to              |
        | doc                 | <who>'s hand | <who>'s inkwell |
        | <who>'s ink         | 1 ready      | 2 ready         |
        | <who>'s inked cards | 0            | 1               |

      Examples:
        | who |
        | Ann |
        | Bob |

    @case:inked-card-pays-at-once @clause:4.2.1.3 @clause:7.5.1
    Scenario: A card just inked can pay in the same turn
      Given a game of Lorcana
      And these cards
        | ref     | card                             | player | zone | state |
        | doc     | Doc - Leader of the Seven Dwarfs | Ann    | hand |       |
        | lantern | Lantern                          | Ann    | hand |       |
      And Ann has 1 ready ink
      When Ann inks doc
      Then it is accepted
      When Ann plays lantern for its ink cost
      Then it is accepted
      And Ann has 0 ready ink

    @case:inked-card-is-hidden @clause:4.2.1.3 @clause:7.5.4
    Scenario: A card in the inkwell is facedown for all players
      Doc was seen as he was inked, so who remembers that may know him still.
      Given a game of Lorcana
      And these cards
        | ref     | card                             | player | zone    | state |
        | doc     | Doc - Leader of the Seven Dwarfs | Ann    | hand    |       |
        | lantern | Lantern                          | Ann    | inkwell |       |
      When Ann inks doc
      Then it is accepted
      And doc is in Ann's inkwell
      And Bob does not see lantern
      And Ann does not see lantern

    @case:no-inkwell-symbol @clause:4.2.1.1 @clause:4.2.1.2 @clause:1.7.6
    Scenario Outline: A card without the inkwell symbol cannot be inked: <card>
      Given a game of Lorcana
      And these cards
        | ref   | card   | player | zone | state |
        | plain | <card> | Ann    | hand |       |
      When Ann inks plain
      Then it is refused
      And nothing has changed

      Examples:
        | card                                             |
        | Just in Time                                     |
        | Gantu - Experienced Enforcer                     |
        | an item costing 1, without inkwell symbol        |

    @case:ink-only-from-the-hand @clause:4.2.1.1
    Scenario Outline: A card in the <zone> zone cannot be inked
      Given a game of Lorcana
      And these cards
        | ref | card                             | player | zone   | state |
        | doc | Doc - Leader of the Seven Dwarfs | Ann    | <zone> |       |
      When Ann inks doc
      Then it is refused
      And nothing has changed

      Examples:
        | zone    |
        | discard |
        | deck    |
        | play    |

    @case:ink-only-in-ones-own-turn @clause:4.2.1 @clause:4.1.2
    Scenario: Bob cannot ink a card in Ann's turn
      Given a game of Lorcana
      And these cards
        | ref | card                             | player | zone | state |
        | doc | Doc - Leader of the Seven Dwarfs | Bob    | hand |       |
      When Bob inks doc
      Then it is refused
      And nothing has changed

  Rule: The turn action is taken once a turn, unless something allows more

    @case:one-ink-a-turn @clause:4.2.3 @clause:4.1.1
    Scenario: A second card cannot be inked in the same turn
      Given a game of Lorcana
      And these cards
        | ref  | card                             | player | zone | state |
        | doc  | Doc - Leader of the Seven Dwarfs | Ann    | hand |       |
        | doc2 | Doc - Leader of the Seven Dwarfs | Ann    | hand |       |
      When Ann inks doc
      Then it is accepted
      When Ann inks doc2
      Then it is refused by 4.2.3
      And nothing has changed

    @case:inked-earlier-this-turn @clause:4.2.3
    Scenario: A player who has inked a card earlier this turn cannot ink another
      Given a game of Lorcana
      And these cards
        | ref  | card                             | player | zone | state |
        | doc  | Doc - Leader of the Seven Dwarfs | Ann    | hand |       |
      And Ann has inked a card this turn
      When Ann inks doc
      Then it is refused by 4.2.3
      And nothing has changed

    @case:one-additional-ink-with-belle @clause:4.2.3.1 @clause:7.5.5
    Scenario: With Belle in play a second card can be inked, but not a third
      Given a game of Lorcana
      And these cards
        | ref   | card                             | player | zone | state |
        | belle | Belle - Strange but Special      | Ann    | play |       |
        | doc   | Doc - Leader of the Seven Dwarfs | Ann    | hand |       |
        | doc2  | Doc - Leader of the Seven Dwarfs | Ann    | hand |       |
        | doc3  | Doc - Leader of the Seven Dwarfs | Ann    | hand |       |
      When Ann inks doc
      Then it is accepted
      When Ann inks doc2
      Then it is accepted
      And only this has changed
        | what              | from       | to            |
        | doc2              | Ann's hand | Ann's inkwell |
        | Ann's ink         | 1 ready    | 2 ready       |
        | Ann's inked cards | 1          | 2             |
      When Ann inks doc3
      Then it is refused by 4.2.3
      And nothing has changed

    @case:additional-ink-needs-the-symbol @clause:4.2.1.1 @clause:7.5.5
    Scenario: The additional card that Belle lets her player ink needs the symbol too
      Given a game of Lorcana
      And these cards
        | ref   | card                             | player | zone | state |
        | belle | Belle - Strange but Special      | Ann    | play |       |
        | jit   | Just in Time                     | Ann    | hand |       |
      And Ann has inked a card this turn
      When Ann inks jit
      Then it is refused
      And nothing has changed

    @case:ink-by-effect-does-not-count @clause:4.2.3.2 @clause:7.5.6
    Scenario: A card put into the inkwell by an effect does not use up the turn's inking
      Given a game of Lorcana
      And the made-up card "Hidden Spring"
        """
        {"name": "Hidden Spring", "type": "action", "cost": 1, "effect": {"is": "ink-top-of-deck"}}
        """
      And these cards
        | ref    | card                             | player | zone | state |
        | spring | Hidden Spring                    | Ann    | hand |       |
        | doc    | Doc - Leader of the Seven Dwarfs | Ann    | hand |       |
        | jit    | Just in Time                     | Ann    | deck |       |
      And Ann has 1 ready ink
      When Ann plays spring for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from       | to            |
        | spring    | Ann's hand | Ann's discard |
        | jit       | Ann's deck | Ann's inkwell |
        | Ann's ink | 1 ready    | 2 exerted     |
      When Ann inks doc
      Then it is accepted
      And Ann has 1 ready ink

    @case:next-turn-inks-again @clause:4.2.3 @clause:3.4.2
    Scenario: The limit of one inked card applies to each turn anew
      Given a game of Lorcana
      And these cards
        | ref  | card                             | player | zone | state |
        | doc  | Doc - Leader of the Seven Dwarfs | Ann    | hand |       |
        | doc2 | Doc - Leader of the Seven Dwarfs | Ann    | hand |       |
        | bobs | Doc - Leader of the Seven Dwarfs | Bob    | hand |       |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann inks doc
      Then it is accepted
      When Ann ends their turn
      Then it is accepted
      When Bob inks bobs
      Then it is accepted
      When Bob ends their turn
      Then it is accepted
      When Ann inks doc2
      Then it is accepted
      And Ann has 2 ready ink

    @case:quill-inks-anything-besides @clause:4.2.3.2 @clause:7.5.6 @clause:7.5.2
    Scenario: Fishbone Quill puts a card without the symbol into the inkwell, besides the card inked this turn
      Given a game of Lorcana
      And these cards
        | ref   | card           | player | zone | state |
        | quill | Fishbone Quill | Ann    | play |       |
        | jit   | Just in Time   | Ann    | hand |       |
        | brawl | Brawl          | Ann    | hand |       |
      And Ann has inked a card this turn
      When Ann uses quill
      Then Ann is asked to choose from brawl and jit
      When Ann chooses jit
      Then it is accepted
      And only this has changed
        | what      | from       | to                  |
        | quill     | Ann's play | Ann's play, exerted |
        | jit       | Ann's hand | Ann's inkwell       |
        | Ann's ink | nothing    | 1 ready             |
      And Bob does not see jit

    @case:two-belles-two-additional-cards @clause:4.2.3.1 @clause:7.5.5
    Scenario: With two Belles in play three cards can be inked, but not four
      Given a game of Lorcana
      And these cards
        | ref    | card                        | player | zone | state |
        | belle  | Belle - Strange but Special | Ann    | play |       |
        | belle2 | Belle - Strange but Special | Ann    | play |       |
        | one    | a character costing 2       | Ann    | hand |       |
        | two    | a character costing 2       | Ann    | hand |       |
        | three  | a character costing 2       | Ann    | hand |       |
        | four   | a character costing 2       | Ann    | hand |       |
      When Ann inks one
      And Ann inks two
      And Ann inks three
      Then it is accepted
      And Ann has 3 ready ink
      When Ann inks four
      Then it is refused by 4.2.3
      And nothing has changed

    @case:belle-played-again-allows-no-more @clause:4.2.3.1
    Scenario: Belle leaves and is played again, but the additional card has already been inked this turn
      Given a game of Lorcana
      And the made-up card "Homeward"
        """
        {"name": "Homeward", "type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}},
                                                {"is": "put", "to": "hand", "verb": "return"}]}}
        """
      And these cards
        | ref    | card                        | player | zone | state |
        | belle  | Belle - Strange but Special | Ann    | play |       |
        | home   | Homeward                    | Ann    | hand |       |
        | one    | a character costing 2       | Ann    | hand |       |
        | two    | a character costing 2       | Ann    | hand |       |
        | three  | a character costing 2       | Ann    | hand |       |
      And Ann has 4 ready ink
      When Ann inks one
      And Ann inks two
      And Ann plays home for its ink cost
      And Ann plays belle for its ink cost
      Then it is accepted
      When Ann inks three
      Then it is refused by 4.2.3
      And nothing has changed

    @case:bobs-belle-is-not-anns @clause:4.2.3.1
    Scenario: Bob's Belle does not let Ann ink an additional card
      Given a game of Lorcana
      And these cards
        | ref    | card                        | player | zone | state |
        | belle  | Belle - Strange but Special | Bob    | play |       |
        | one    | a character costing 2       | Ann    | hand |       |
        | two    | a character costing 2       | Ann    | hand |       |
      When Ann inks one
      Then it is accepted
      When Ann inks two
      Then it is refused by 4.2.3
      And nothing has changed
