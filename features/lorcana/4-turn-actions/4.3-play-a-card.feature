Feature: Play a card, from announcing it to paying for it
  Clauses 4.3.1 and 4.3.2: who may play what from where, the kinds of cost, the total, and its payment.

  Rule: The player whose turn it is plays a card from the hand by paying for it

    @case:play-by-paying-exactly-its-cost @clause:4.3.1 @clause:4.3.2.4 @clause:4.3.3 @clause:1.5.1 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    Scenario Outline: exactly enough ready ink for <card>
      Given a game of Lorcana
      And these cards
        | ref  | card   | player | zone | state |
        | mine | <card> | Ann    | hand |       |
      And Ann has <cost> ready ink
      When Ann plays mine for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from         | to            |
        | mine      | Ann's hand   | <to>          |
        | Ann's ink | <cost> ready | <cost> exerted |

      Examples:
        | card                        | cost | to                |
        | Flounder - Voice of Reason  | 1    | Ann's play, drying |
        | Gantu - Experienced Enforcer | 4   | Ann's play, drying |
        | Lantern                     | 2    | Ann's play        |
        | a location costing 3        | 3    | Ann's play        |
        | an action costing 5         | 5    | Ann's discard     |

    @case:one-ink-short-is-refused @clause:4.3.2.4 @clause:1.5.3 @clause:1.7.6 @clause:4.1.4 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    @catches:pays-what-it-can @catches:card-stays-in-play @catches:ink-stays-exerted
    Scenario Outline: one ink short of <card>
      Given a game of Lorcana
      And these cards
        | ref   | card                       | player | zone | state |
        | dear  | <card>                     | Ann    | hand |       |
        | cheap | a character costing <ink>  | Ann    | hand |       |
      And Ann has <ink> ready ink
      When Ann plays dear for its ink cost
      Then it is refused by 1.5.3
      And nothing has changed
      When Ann plays cheap for its ink cost
      Then it is accepted
      And Ann has 0 ready ink
      And dear is in Ann's hand

      Examples:
        | card                         | ink |
        | Flounder - Voice of Reason   | 0   |
        | Lantern                      | 1   |
        | Gantu - Experienced Enforcer | 3   |
        | a location costing 3         | 2   |
        | an action costing 5          | 4   |

    @case:cost-zero-needs-no-ink @clause:4.3.1 @clause:4.3.2.4 @clause:1.5.1
    Scenario: a card that costs nothing is played with an empty inkwell
      Given a game of Lorcana
      And these cards
        | ref  | card              | player | zone | state |
        | gift | an item costing 0 | Ann    | hand |       |
      When Ann plays gift for its ink cost
      Then it is accepted
      And only this has changed
        | what | from       | to         |
        | gift | Ann's hand | Ann's play |

    @case:only-as-much-ink-as-it-costs @clause:4.3.2.4 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2 @catches:counts-without-exerting
    Scenario: ink beyond the cost stays ready
      Given a game of Lorcana
      And these cards
        | ref | card                              | player | zone | state |
        | doc | Doc - Leader of the Seven Dwarfs  | Ann    | hand |       |
      And Ann has 5 ready ink and 1 exerted ink
      When Ann plays doc for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from               | to                 |
        | doc       | Ann's hand         | Ann's play, drying |
        | Ann's ink | 5 ready, 1 exerted | 2 ready, 4 exerted |

    @case:ink-is-spent-once @clause:4.3.2.4 @clause:1.5.3 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2 @catches:counts-without-exerting
    Scenario: ink that paid for one card does not pay for the next
      Given a game of Lorcana
      And these cards
        | ref    | card                   | player | zone | state |
        | first  | a character costing 2  | Ann    | hand |       |
        | second | a character costing 2, named Second | Ann | hand |  |
      And Ann has 3 ready ink
      When Ann plays first for its ink cost
      Then it is accepted
      And Ann has 1 ready ink
      When Ann plays second for its ink cost
      Then it is refused
      And nothing has changed

    @case:exerted-ink-pays-nothing @clause:4.3.2.4 @clause:1.5.3 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2 @catches:pays-what-it-can
    Scenario: exerted ink does not count
      Given a game of Lorcana
      And these cards
        | ref     | card    | player | zone | state |
        | lantern | Lantern | Ann    | hand |       |
      And Ann has 1 ready ink and 5 exerted ink
      When Ann plays lantern for its ink cost
      Then it is refused
      And nothing has changed

    @case:the-other-players-ink-pays-nothing @clause:4.3.2.4 @clause:1.5.3
    Scenario: ink of the other player does not count
      Given a game of Lorcana
      And these cards
        | ref     | card    | player | zone | state |
        | lantern | Lantern | Ann    | hand |       |
      And Ann has 1 ready ink
      And Bob has 4 ready ink
      When Ann plays lantern for its ink cost
      Then it is refused
      And nothing has changed

    @case:the-player-picks-the-ink @clause:4.3.2.4
    Scenario: the player says which ready ink cards to exert
      Given a game of Lorcana
      And these cards
        | ref     | card    | player | zone | state |
        | lantern | Lantern | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann plays lantern for its ink cost, exerting ann-ink-1 and ann-ink-3
      Then it is accepted
      And ann-ink-2 is ready
      And ann-ink-1 is exerted
      And ann-ink-3 is exerted

    @case:named-ink-must-pay-the-total @clause:4.3.2.4 @clause:1.5.3 @catches:pays-what-it-can
    Scenario Outline: naming <what> does not pay a cost of 2
      Given a game of Lorcana
      And these cards
        | ref     | card    | player | zone | state |
        | lantern | Lantern | Ann    | hand |       |
      And Ann has 3 ready ink and 1 exerted ink
      And Bob has 2 ready ink
      When Ann plays lantern for its ink cost, exerting <refs>
      Then it is refused
      And nothing has changed

      Examples:
        | what                   | refs                                |
        | too few ink cards      | ann-ink-1                           |
        | too many ink cards     | ann-ink-1, ann-ink-2 and ann-ink-3  |
        | an exerted ink card    | ann-ink-1 and ann-ink-4             |
        | the opponent's ink     | ann-ink-1 and bob-ink-1             |

  Rule: Only the active player plays cards, and normally only from the hand

    @case:not-on-the-other-players-turn @clause:4.3.1 @clause:4.3.2 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    Scenario Outline: on <active>'s turn only <active> plays cards
      Given a game of Lorcana
      And these cards
        | ref  | card                       | player | zone | state |
        | a    | Flounder - Voice of Reason | Ann    | hand |       |
        | b    | Flounder - Voice of Reason | Bob    | hand |       |
      And Ann has 1 ready ink
      And Bob has 1 ready ink
      And it is <active>'s turn
      When <other> plays <theirs> for its ink cost
      Then it is refused by 4.3.2
      And nothing has changed
      When <active> plays <own> for its ink cost
      Then it is accepted
      And only this has changed
        | what           | from            | to                     |
        | <own>          | <active>'s hand | <active>'s play, drying |
        | <active>'s ink | 1 ready         | 1 exerted              |

      Examples:
        | active | other | own | theirs |
        | Ann    | Bob   | a   | b      |
        | Bob    | Ann   | b   | a      |

    @case:only-from-the-hand @clause:4.3.2 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    Scenario Outline: a card in <zone> cannot be played
      Given a game of Lorcana
      And these cards
        | ref      | card                       | player | zone   | state |
        | flounder | Flounder - Voice of Reason | Ann    | <zone> |       |
      And Ann has 3 ready ink
      When Ann plays flounder for its ink cost
      Then it is refused by 4.3.2
      And nothing has changed

      Examples:
        | zone    |
        | discard |
        | deck    |
        | inkwell |
        | play    |

    @case:not-the-opponents-hand @clause:4.3.1 @clause:4.3.2
    Scenario: a player does not play cards of another player's hand
      Given a game of Lorcana
      And these cards
        | ref      | card                       | player | zone | state |
        | flounder | Flounder - Voice of Reason | Bob    | hand |       |
      And Ann has 3 ready ink
      And Bob has 3 ready ink
      When Ann plays flounder for its ink cost
      Then it is refused
      And nothing has changed

    @case:a-card-may-open-another-zone @clause:4.3.2 @clause:1.2.1 @clause:6.1.12 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    Scenario: a card whose text allows it is played from the discard and still costs its ink
      Given a game of Lorcana
      And the made-up card "Restless Spirit"
        """
        {"name": "Restless Spirit", "type": "character", "cost": 2, "strength": 1, "willpower": 1, "lore": 1,
         "classifications": ["Storyborn", "Ghost"], "abilities": [{"is": "playable-from", "zone": "discard"}]}
        """
      And these cards
        | ref    | card            | player | zone    | state |
        | spirit | Restless Spirit | Ann    | discard |       |
      And Ann has 2 ready ink
      When Ann plays spirit for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from          | to                 |
        | spirit    | Ann's discard | Ann's play, drying |
        | Ann's ink | 2 ready       | 2 exerted          |

    @case:an-opened-zone-waives-no-cost @clause:4.3.2 @clause:4.3.2.4 @clause:1.5.3 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    Scenario: permission to play from the discard does not pay for the card, nor change whose turn it is
      Given a game of Lorcana
      And the made-up card "Restless Spirit"
        """
        {"name": "Restless Spirit", "type": "character", "cost": 2, "strength": 1, "willpower": 1, "lore": 1,
         "classifications": ["Storyborn", "Ghost"], "abilities": [{"is": "playable-from", "zone": "discard"}]}
        """
      And these cards
        | ref    | card            | player | zone    | state |
        | spirit | Restless Spirit | Ann    | discard |       |
        | ghost  | Restless Spirit | Bob    | discard |       |
      And Ann has 1 ready ink
      And Bob has 2 ready ink
      When Ann plays spirit for its ink cost
      Then it is refused
      And nothing has changed
      When Bob plays ghost for its ink cost
      Then it is refused
      And nothing has changed

    @case:a-card-may-open-another-turn @clause:4.3.2 @clause:1.2.1 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    Scenario: a card whose text allows it is played in the opponent's turn
      Given a game of Lorcana
      And the made-up card "Midnight Caller"
        """
        {"name": "Midnight Caller", "type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
         "classifications": ["Storyborn", "Ghost"],
         "abilities": [{"is": "playable-from", "zone": "discard", "any_turn": true}]}
        """
      And these cards
        | ref    | card            | player | zone    | state |
        | caller | Midnight Caller | Bob    | discard |       |
      And Bob has 1 ready ink
      When Bob plays caller for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from          | to                 |
        | caller    | Bob's discard | Bob's play, drying |
        | Bob's ink | 1 ready       | 1 exerted          |

  Rule: Announcing a card shows it to everybody

    @case:the-announced-card-is-seen @clause:4.3.2.1 @edition:2.2 @edition:2.1 @edition:seed-4.3
    Scenario: the other player sees the card that is played, not the rest of the hand
      Given a game of Lorcana
      And these cards
        | ref    | card                  | player | zone | state |
        | brawl  | Brawl                 | Ann    | hand |       |
        | secret | a character costing 2 | Ann    | hand |       |
        | weak1  | a character costing 1 | Bob    | play |       |
        | weak2  | a character costing 1 | Bob    | play |       |
      And Ann has 3 ready ink
      When Ann plays brawl for its ink cost
      Then Ann is asked to choose from weak1 and weak2
      And Bob sees brawl
      And Bob does not see secret

  Rule: A card is played for its ink cost or for one alternate cost it really has

    @case:no-such-alternate-cost @clause:4.3.2.2 @clause:1.5.5 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    Scenario Outline: Flounder has no other way to be played (Ann <attempt>)
      Given a game of Lorcana
      And these cards
        | ref      | card                       | player | zone | state |
        | flounder | Flounder - Voice of Reason | Ann    | hand |       |
        | other    | Flounder - Voice of Reason | Ann    | play |       |
      And Ann has 3 ready ink
      When Ann <attempt>
      Then it is refused
      And nothing has changed

      Examples:
        | attempt                             |
        | plays flounder for free             |
        | plays flounder for its other cost   |
        | shifts flounder onto other          |
        | sings flounder with other           |

    @case:one-alternate-cost-leaves-the-others-shift @clause:4.3.2.2 @clause:1.5.5 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    Scenario: with two alternate costs, shifting pays only the Shift cost
      Given a game of Lorcana
      And the made-up card "Two-Way Star"
        """
        {"name": "Stitch", "version": "Two-Way Star", "type": "character", "cost": 6, "strength": 3, "willpower": 3,
         "lore": 1, "classifications": ["Floodborn", "Alien"],
         "abilities": [{"is": "keyword", "keyword": "shift", "cost": [{"is": "ink", "amount": 2}]},
                       {"is": "alternate-cost", "cost": [{"is": "discard"}], "free": false}]}
        """
      And these cards
        | ref   | card             | player | zone | state |
        | star  | Two-Way Star     | Ann    | hand |       |
        | spare | Lantern          | Ann    | hand |       |
        | dog   | Stitch - New Dog | Ann    | play | drying |
      And Ann has 2 ready ink
      When Ann shifts star onto dog
      Then it is accepted
      And only this has changed
        | what      | from       | to                     |
        | star      | Ann's hand | Ann's play, drying             |
        | dog       | Ann's play, drying | Ann's play, under star |
        | Ann's ink | 2 ready    | 2 exerted              |

    @case:one-alternate-cost-leaves-the-others-discard @clause:4.3.2.2 @clause:1.5.5
    Scenario: with two alternate costs, discarding leaves the ink and puts the card on nothing
      Given a game of Lorcana
      And the made-up card "Two-Way Star"
        """
        {"name": "Stitch", "version": "Two-Way Star", "type": "character", "cost": 6, "strength": 3, "willpower": 3,
         "lore": 1, "classifications": ["Floodborn", "Alien"],
         "abilities": [{"is": "keyword", "keyword": "shift", "cost": [{"is": "ink", "amount": 2}]},
                       {"is": "alternate-cost", "cost": [{"is": "discard"}], "free": false}]}
        """
      And these cards
        | ref   | card             | player | zone | state |
        | star  | Two-Way Star     | Ann    | hand |       |
        | spare | Lantern          | Ann    | hand |       |
        | dog   | Stitch - New Dog | Ann    | play |       |
      And Ann has 2 ready ink
      When Ann plays star for its other cost
      Then it is accepted
      And only this has changed
        | what  | from       | to                 |
        | star  | Ann's hand | Ann's play, drying |
        | spare | Ann's hand | Ann's discard      |

    @case:costs-are-not-mixed @clause:4.3.2.2 @clause:1.5.3
    Scenario: neither alternate cost can be paid in part with the other
      Given a game of Lorcana
      And the made-up card "Two-Way Star"
        """
        {"name": "Stitch", "version": "Two-Way Star", "type": "character", "cost": 6, "strength": 3, "willpower": 3,
         "lore": 1, "classifications": ["Floodborn", "Alien"],
         "abilities": [{"is": "keyword", "keyword": "shift", "cost": [{"is": "ink", "amount": 2}]},
                       {"is": "alternate-cost", "cost": [{"is": "discard"}], "free": false}]}
        """
      And these cards
        | ref   | card             | player | zone | state |
        | star  | Two-Way Star     | Ann    | hand |       |
        | dog   | Stitch - New Dog | Ann    | play |       |
      And Ann has 1 ready ink
      When Ann shifts star onto dog
      Then it is refused
      And nothing has changed
      When Ann plays star for its other cost
      Then it is refused
      And nothing has changed

    @case:free-after-a-banish-in-a-challenge @clause:4.3.2.2 @clause:1.5.5.3 @clause:6.4.4.3 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    Scenario: LeFou is free once an opposing character was banished in a challenge
      Given a game of Lorcana
      And these cards
        | ref   | card                         | player | zone | state |
        | lefou | LeFou - Opportunistic Flunky | Ann    | hand |       |
      And Ann has 3 ready ink
      And a character of Bob was banished in a challenge this turn
      When Ann plays lefou for free
      Then it is accepted
      And only this has changed
        | what  | from       | to                 |
        | lefou | Ann's hand | Ann's play, drying |

    @case:not-free-without-the-banish @clause:4.3.2.2 @clause:6.4.4.3 @clause:1.5.5.3 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    Scenario: without such a banish LeFou is not free, and Ann may still pay
      Given a game of Lorcana
      And these cards
        | ref   | card                         | player | zone | state |
        | lefou | LeFou - Opportunistic Flunky | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann plays lefou for free
      Then it is refused
      And nothing has changed
      When Ann plays lefou for its ink cost
      Then it is accepted
      And Ann has 0 ready ink

    @case:not-free-for-ones-own-loss @clause:4.3.2.2 @clause:6.4.4.3
    Scenario: a banished character of one's own does not make LeFou free
      Given a game of Lorcana
      And these cards
        | ref   | card                         | player | zone | state |
        | lefou | LeFou - Opportunistic Flunky | Ann    | hand |       |
      And a character of Ann was banished in a challenge this turn
      When Ann plays lefou for free
      Then it is refused
      And nothing has changed

    @case:not-free-for-last-turns-banish @clause:4.3.2.2 @clause:6.4.4.3 @clause:6.1.13.4
    Scenario: a banish of an earlier turn does not make LeFou free
      Given a game of Lorcana
      And these cards
        | ref   | card                         | player | zone | state |
        | lefou | LeFou - Opportunistic Flunky | Ann    | hand |       |
      And a character of Bob was banished in a challenge this turn
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then it is accepted
      When Bob ends their turn
      Then it is Ann's turn
      When Ann plays lefou for free
      Then it is refused
      And nothing has changed


    @case:free-with-lilo-in-play @clause:4.3.2.2 @clause:1.5.5.3 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    Scenario: with Lilo in play Bob plays Pudge without any ink
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref   | card                         | player | zone | state |
        | pudge | Pudge - Controls the Weather | Bob    | hand |       |
        | lilo  | Lilo - Snow Artist           | Bob    | play |       |
      When Bob plays pudge for free
      Then it is accepted
      And only this has changed
        | what  | from       | to                 |
        | pudge | Bob's hand | Bob's play, drying |

    @case:not-free-with-the-opponents-lilo @clause:4.3.2.2 @clause:1.5.5.3 @clause:1.3.3
    Scenario: the opponent's Lilo does not make Pudge free
      Given a game of Lorcana
      And these cards
        | ref   | card                         | player | zone | state |
        | pudge | Pudge - Controls the Weather | Ann    | hand |       |
        | lilo  | Lilo - Snow Artist           | Bob    | play |       |
        | mine  | Lilo - Snow Artist           | Ann    | hand |       |
      And Ann has 1 ready ink
      When Ann plays pudge for free
      Then it is refused
      And nothing has changed

    @case:free-is-open-with-ink-on-hand @clause:4.3.2.2 @clause:1.5.5
    Scenario: a permission to play for free may be left unused
      Given a game of Lorcana
      And these cards
        | ref   | card                         | player | zone | state |
        | lefou | LeFou - Opportunistic Flunky | Ann    | hand |       |
      And Ann has 3 ready ink
      And a character of Bob was banished in a challenge this turn
      When Ann plays lefou for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from       | to                 |
        | lefou     | Ann's hand | Ann's play, drying |
        | Ann's ink | 3 ready    | 3 exerted          |

  Rule: The total is the chosen cost with every payment modifier

    @case:increase-is-charged @clause:4.3.2.3 @clause:1.5.4 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2 @catches:increase-not-charged
    Scenario Outline: with the opponent's Gantu in play <card> costs 2 more
      Given a game of Lorcana
      And these cards
        | ref   | card                         | player | zone | state |
        | gantu | Gantu - Experienced Enforcer | Bob    | play |       |
        | dear  | <card>                       | Ann    | hand |       |
      And Ann has 5 ready ink
      When Ann plays dear for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from       | to                |
        | dear      | Ann's hand | <to>              |
        | Ann's ink | 5 ready    | <left>            |

      Examples:
        | card                 | to            | left               |
        | Lantern              | Ann's play    | 1 ready, 4 exerted |
        | an action costing 3  | Ann's discard | 5 exerted          |

    @case:increase-not-payable @clause:4.3.2.3 @clause:4.3.2.4 @clause:1.5.3 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2 @catches:pays-what-it-can
    Scenario: ink for the printed cost alone is too little under an increase
      Given a game of Lorcana
      And these cards
        | ref     | card                         | player | zone | state |
        | gantu   | Gantu - Experienced Enforcer | Ann    | play |       |
        | lantern | Lantern                      | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann plays lantern for its ink cost
      Then it is refused
      And nothing has changed

    @case:increase-only-for-what-it-names @clause:4.3.2.3
    Scenario: Gantu's increase leaves characters and locations alone
      Given a game of Lorcana
      And these cards
        | ref      | card                         | player | zone | state |
        | gantu    | Gantu - Experienced Enforcer | Bob    | play |       |
        | flounder | Flounder - Voice of Reason   | Ann    | hand |       |
        | place    | a location costing 2         | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann plays flounder for its ink cost
      Then it is accepted
      And Ann has 2 ready ink
      When Ann plays place for its ink cost
      Then it is accepted
      And Ann has 0 ready ink

    @case:two-increases-add-up @clause:4.3.2.3 @catches:increase-not-charged
    Scenario: two Gantus make an item cost 4 more
      Given a game of Lorcana
      And these cards
        | ref     | card                         | player | zone | state |
        | gantu1  | Gantu - Experienced Enforcer | Ann    | play |       |
        | gantu2  | Gantu - Experienced Enforcer | Bob    | play |       |
        | lantern | Lantern                      | Ann    | hand |       |
        | copy    | Lantern                      | Ann    | hand |       |
      And Ann has 11 ready ink
      When Ann plays lantern for its ink cost
      Then it is accepted
      And Ann has 5 ready ink
      When Ann plays copy for its ink cost
      Then it is refused
      And nothing has changed

    @case:a-reduction-stops-at-nothing @clause:4.3.2.3 @clause:1.5.4
    Scenario: a reduction larger than the cost makes it nothing and gives no ink back
      Given a game of Lorcana
      And the made-up card "Generous Host"
        """
        {"name": "Generous Host", "type": "item", "cost": 2,
         "abilities": [{"is": "pays", "what": {"type": ["character"]}, "less": 3}]}
        """
      And these cards
        | ref      | card                       | player | zone | state |
        | host     | Generous Host              | Ann    | play |       |
        | flounder | Flounder - Voice of Reason | Ann    | hand |       |
      And Ann has 1 ready ink and 1 exerted ink
      When Ann plays flounder for its ink cost
      Then it is accepted
      And only this has changed
        | what     | from       | to                 |
        | flounder | Ann's hand | Ann's play, drying |

    @case:increase-and-reduction-together @clause:4.3.2.3 @clause:1.5.4 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2 @catches:increase-not-charged
    Scenario: an increase and a reduction both count
      Given a game of Lorcana
      And the made-up card "Royal Tax"
        """
        {"name": "Royal Tax", "type": "item", "cost": 2,
         "abilities": [{"is": "pays", "what": {"type": ["character"]}, "more": 2, "who": "each"}]}
        """
      And these cards
        | ref     | card                         | player | zone | state |
        | tax     | Royal Tax                    | Bob    | play |       |
        | lantern | Lantern                      | Ann    | play |       |
        | gantu   | Gantu - Experienced Enforcer | Ann    | hand |       |
      And Ann has 5 ready ink
      When Ann uses lantern
      Then it is accepted
      When Ann plays gantu for its ink cost
      Then it is accepted
      And Ann has 0 ready ink
      And gantu is in Ann's play

  Rule: Every cost in the total is paid in full, ink or not

    @case:additional-cost-is-paid-with-the-ink @clause:4.3.2.4 @clause:4.3.2.3 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    Scenario: ink and an additional discard are both paid
      Given a game of Lorcana
      And the made-up card "Oath-Bound Knight"
        """
        {"name": "Oath-Bound Knight", "type": "character", "cost": 2, "strength": 3, "willpower": 3, "lore": 2,
         "classifications": ["Storyborn", "Knight"],
         "abilities": [{"is": "additional-cost", "cost": [{"is": "discard"}]}]}
        """
      And these cards
        | ref    | card              | player | zone | state |
        | knight | Oath-Bound Knight | Ann    | hand |       |
        | spare1 | Lantern           | Ann    | hand |       |
        | spare2 | Brawl             | Ann    | hand |       |
      And Ann has 2 ready ink
      When Ann plays knight for its ink cost
      Then Ann is asked to choose from spare1 and spare2
      And Ann has 2 ready ink
      When Ann chooses spare2
      Then it is accepted
      And only this has changed
        | what      | from       | to                 |
        | knight    | Ann's hand | Ann's play, drying |
        | spare2    | Ann's hand | Ann's discard      |
        | Ann's ink | 2 ready    | 2 exerted          |

    @case:additional-cost-cannot-be-paid @clause:4.3.2.4 @clause:1.5.3 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    @catches:ink-stays-exerted @catches:card-stays-in-play
    Scenario: ink alone is not enough when nothing can be discarded
      Given a game of Lorcana
      And the made-up card "Oath-Bound Knight"
        """
        {"name": "Oath-Bound Knight", "type": "character", "cost": 2, "strength": 3, "willpower": 3, "lore": 2,
         "classifications": ["Storyborn", "Knight"],
         "abilities": [{"is": "additional-cost", "cost": [{"is": "discard"}]}]}
        """
      And these cards
        | ref    | card              | player | zone | state |
        | knight | Oath-Bound Knight | Ann    | hand |       |
      And Ann has 2 ready ink
      When Ann plays knight for its ink cost
      Then it is refused
      And nothing has changed

    @case:additional-cost-without-the-ink @clause:4.3.2.4 @clause:1.5.3 @catches:pays-what-it-can
    Scenario: a card to discard does not make up for missing ink
      Given a game of Lorcana
      And the made-up card "Oath-Bound Knight"
        """
        {"name": "Oath-Bound Knight", "type": "character", "cost": 2, "strength": 3, "willpower": 3, "lore": 2,
         "classifications": ["Storyborn", "Knight"],
         "abilities": [{"is": "additional-cost", "cost": [{"is": "discard"}]}]}
        """
      And these cards
        | ref    | card              | player | zone | state |
        | knight | Oath-Bound Knight | Ann    | hand |       |
        | spare  | Lantern           | Ann    | hand |       |
      And Ann has 1 ready ink
      When Ann plays knight for its ink cost
      Then it is refused
      And nothing has changed

    @case:additional-cost-on-a-sung-song @clause:4.3.2.3 @clause:4.3.2.4 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    Scenario Outline: an additional discard is paid for a sung song too, with <spares> in hand
      Given a game of Lorcana
      And the made-up card "Costly Ballad"
        """
        {"name": "Costly Ballad", "type": "action", "cost": 3, "classifications": ["Song"],
         "abilities": [{"is": "additional-cost", "cost": [{"is": "discard", "what": {"type": ["item"]}}]}],
         "effect": {"is": "gain-lore", "lore": 3}}
        """
      And these cards
        | ref    | card                  | player | zone | state |
        | ballad | Costly Ballad         | Ann    | hand |       |
        | spare  | <card>                | Ann    | hand |       |
        | voice  | a character costing 3 | Ann    | play |       |
      When Ann sings ballad with voice
      Then <verdict>
      And <after>

      Examples:
        | spares            | card    | verdict        | after                     |
        | an item           | Lantern | it is accepted | spare is in Ann's discard |
        | nothing of a kind | Brawl   | it is refused  | nothing has changed       |

    @case:an-item-banished-instead-of-ink @clause:4.3.2.4 @clause:4.3.2.2
    Scenario: Belle is played by banishing an item
      Given a game of Lorcana
      And these cards
        | ref     | card                        | player | zone | state   |
        | belle   | Belle - Apprentice Inventor | Ann    | hand |         |
        | lantern | Lantern                     | Ann    | play | exerted |
      And Ann has 1 ready ink
      When Ann plays belle for its other cost
      Then it is accepted
      And belle is in Ann's play
      And belle is ready and drying
      And Ann has 1 ready ink

    @case:no-item-to-banish @clause:4.3.2.4 @clause:1.5.3
    Scenario: without an item of her own Ann cannot play Belle that way
      Given a game of Lorcana
      And these cards
        | ref     | card                        | player | zone | state |
        | belle   | Belle - Apprentice Inventor | Ann    | hand |       |
        | lantern | Lantern                     | Bob    | play |       |
      And Ann has 2 ready ink
      When Ann plays belle for its other cost
      Then it is refused
      And nothing has changed

    @case:three-items-are-not-four @clause:4.3.2.4 @clause:1.5.3 @ruling:R072b
    Scenario: Scrooge needs four ready items
      Given a game of Lorcana
      And these cards
        | ref     | card                              | player | zone | state   |
        | scrooge | Scrooge McDuck - Resourceful Miser | Ann   | hand |         |
        | item1   | Lantern                           | Ann    | play |         |
        | item2   | Lantern                           | Ann    | play |         |
        | item3   | Lantern                           | Ann    | play |         |
        | item4   | Lantern                           | Ann    | play | exerted |
        | item5   | Lantern                           | Bob    | play |         |
      And Ann has 3 ready ink
      When Ann plays scrooge for its other cost
      Then it is refused
      And nothing has changed
