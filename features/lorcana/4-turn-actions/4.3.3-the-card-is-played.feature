Feature: What becomes of a card whose cost has been paid
  Clauses 4.3.3 to 4.3.3.2: where the card goes, and when an action has its effect.

  Rule: Characters, items and locations stay in play

    @case:character-enters-ready-and-drying @clause:4.3.3.1 @clause:5.1.2.1 @clause:5.1.1.11 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-guide:5-ready @clause:seed-guide:5-drying
    Scenario: A character enters play ready, undamaged and drying, and cannot quest that turn
      Given a game of Lorcana
      And these cards
        | ref      | card                       | player | zone | state |
        | flounder | Flounder - Voice of Reason | Ann    | hand |       |
      And Ann has 1 ready ink
      When Ann plays flounder for its ink cost
      Then it is accepted
      And flounder is ready and drying and undamaged
      When Ann quests with flounder
      Then it is refused
      And nothing has changed

    @case:item-works-at-once @clause:4.3.3.1 @clause:4.4.2 @clause:5.5.4 @clause:6.3.1.2 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.3.1 @clause:seed-guide:5-items
    Scenario: An item can be used in the turn it is played
      Given a game of Lorcana
      And these cards
        | ref     | card    | player | zone | state |
        | lantern | Lantern | Ann    | hand |       |
      And Ann has 2 ready ink
      When Ann plays lantern for its ink cost
      Then it is accepted
      When Ann uses lantern
      Then it is accepted
      And only this has changed
        | what    | from       | to                  |
        | lantern | Ann's play | Ann's play, exerted |

    @case:shifted-card-goes-on-the-named-one @clause:4.3.3.1 @clause:6.7.1.1 @clause:8.10.1 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.3.1-shift @clause:seed-guide:5-shift
    Scenario: Of two characters named Stitch, the card is shifted onto the one chosen
      Given a game of Lorcana
      And these cards
        | ref   | card                 | player | zone | state |
        | star  | Stitch - Rock Star   | Ann    | hand |       |
        | dog   | Stitch - New Dog     | Ann    | play |       |
        | dance | Stitch - Alien Dancer | Ann   | play | drying |
      And Ann has 4 ready ink
      When Ann shifts star onto dance
      Then it is accepted
      And only this has changed
        | what      | from       | to                     |
        | star      | Ann's hand | Ann's play, drying             |
        | dance     | Ann's play, drying | Ann's play, under star |
        | Ann's ink | 4 ready    | 4 exerted              |
      And star is on top of dance

    @case:shift-card-for-ink-stands-alone @clause:4.3.3.1 @clause:4.3.2.2
    Scenario: A character with Shift that is played for ink goes on top of nothing
      Given a game of Lorcana
      And these cards
        | ref  | card               | player | zone | state |
        | star | Stitch - Rock Star | Ann    | hand |       |
        | dog  | Stitch - New Dog   | Ann    | play |       |
      And Ann has 6 ready ink
      When Ann plays star for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from       | to                 |
        | star      | Ann's hand | Ann's play, drying |
        | Ann's ink | 6 ready    | 6 exerted          |

  Rule: An action has its effect at once and is discarded only then

    @case:action-resolves-then-is-discarded @clause:5.4.1 @clause:4.3.3.2 @clause:7.4.1 @clause:6.7.1.2 @clause:5.4.1.2 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.3.2-resolve @clause:seed-4.3:4.3.3.2-discard @clause:seed-guide:5-action @clause:seed-guide-2:b5.1.2
    Scenario Outline: <who> plays a song for ink, draws two cards, and the song goes to the discard
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref  | card                        | player | zone | state |
        | song | Friends on the Other Side   | <who>  | hand |       |
      And Ann has 3 ready ink
      And Bob has 3 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When <who> plays song for its ink cost
      Then it is accepted
      And only this has changed
        | what         | from         | to              |
        | song         | <who>'s hand | <who>'s discard |
        | <ref>-deck-1 | <who>'s deck | <who>'s hand    |
        | <ref>-deck-2 | <who>'s deck | <who>'s hand    |
        | <who>'s ink  | 3 ready      | 3 exerted       |

      Examples:
        | who | ref |
        | Ann | ann |
        | Bob | bob |

    @case:action-draws-what-the-deck-has @clause:4.3.3.2 @clause:1.2.3 @clause:6.1.2
    Scenario: An action that draws two cards from a deck of one draws one
      Given a game of Lorcana
      And these cards
        | ref  | card                        | player | zone | state |
        | song | Friends on the Other Side   | Ann    | hand |       |
      And Ann has 3 ready ink
      And Ann's deck has 1 card
      When Ann plays song for its ink cost
      Then it is accepted
      And only this has changed
        | what       | from       | to            |
        | song       | Ann's hand | Ann's discard |
        | ann-deck-1 | Ann's deck | Ann's hand    |
        | Ann's ink  | 3 ready    | 3 exerted     |

    @case:resolving-action-is-not-in-the-discard @clause:4.3.3.2 @clause:6.7.1.2 @clause:5.4.1.2 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.3.2-discard @clause:seed-guide:6-discard
    Scenario: An action that returns a card from the discard cannot return itself
      Given a game of Lorcana
      And the made-up card "Second Thoughts"
        """
        {"name": "Second Thoughts", "type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {}, "zone": "discard"},
                                                {"is": "put", "to": "hand", "verb": "return"}]}}
        """
      And these cards
        | ref     | card            | player | zone    | state |
        | again   | Second Thoughts | Ann    | hand    |       |
        | lantern | Lantern         | Ann    | discard |       |
      And Ann has 1 ready ink
      When Ann plays again for its ink cost
      Then it is accepted
      And nobody is asked
      And only this has changed
        | what      | from          | to            |
        | again     | Ann's hand    | Ann's discard |
        | lantern   | Ann's discard | Ann's hand    |
        | Ann's ink | 1 ready       | 1 exerted     |

    @case:resolving-action-alone-finds-an-empty-discard @clause:4.3.3.2 @clause:6.7.1.2 @clause:1.7.7
    Scenario: An action that returns a card from the discard does nothing if the discard is empty
      Given a game of Lorcana
      And the made-up card "Second Thoughts"
        """
        {"name": "Second Thoughts", "type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {}, "zone": "discard"},
                                                {"is": "put", "to": "hand", "verb": "return"}]}}
        """
      And these cards
        | ref     | card            | player | zone    | state |
        | again   | Second Thoughts | Ann    | hand    |       |
      And Ann has 1 ready ink
      When Ann plays again for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from          | to            |
        | again     | Ann's hand    | Ann's discard |
        | Ann's ink | 1 ready       | 1 exerted     |

    @case:action-leaves-play-after-its-question @clause:4.3.3.2 @clause:7.4.1 @clause:6.7.1.2 @edition:book @edition:seed-4.3 @edition:seed-guide
    @midway:4.3.3.2
    @clause:seed-4.3:4.3.3.2-discard @clause:seed-guide:6-discard
    Scenario: An action is discarded only after the choice that its effect asks for
      Given a game of Lorcana
      And these cards
        | ref   | card                               | player | zone | state |
        | brawl | Brawl                              | Ann    | hand |       |
        | weak1 | a character costing 1              | Bob    | play |       |
        | weak2 | a character costing 1, with 2 Lore | Bob    | play |       |
      And Ann has 3 ready ink
      When Ann plays brawl for its ink cost
      Then Ann is asked to choose from weak1 and weak2
      And Ann has 0 cards in discard
      When Ann chooses weak2
      Then it is accepted
      And only this has changed
        | what      | from       | to            |
        | brawl     | Ann's hand | Ann's discard |
        | weak2     | Bob's play | Bob's discard |
        | Ann's ink | 3 ready    | 3 exerted     |
