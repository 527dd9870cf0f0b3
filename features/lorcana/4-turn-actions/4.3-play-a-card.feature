Feature: Play a card, from announcing it to paying for it
  Clauses 4.3.1 and 4.3.2: who may play what from where, the kinds of cost, the total, and its payment.



  Rule: The player whose turn it is plays a card from the hand by paying for it

    @case:play-by-paying-exactly-its-cost @clause:4.3.1 @clause:4.3.2.4 @clause:4.3.3 @clause:1.5.1 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.1 @clause:seed-4.3:4.3.2 @clause:seed-4.3:4.3.3 @clause:seed-4.3:4.3.3.1 @clause:seed-guide:5 @clause:seed-guide:5-enter
    Scenario Outline: Ann plays <card> with exactly enough ready ink
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

    @case:one-ink-short-is-refused @clause:4.3.2.4 @clause:1.5.3 @clause:1.7.6 @clause:4.1.4 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.1 @clause:seed-guide:4
    Scenario Outline: Ann is one ink short of playing <card>, and can still play a cheaper card
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
    Scenario: A card that costs 0 can be played with an empty inkwell
      Given a game of Lorcana
      And these cards
        | ref  | card              | player | zone | state |
        | gift | an item costing 0 | Ann    | hand |       |
      When Ann plays gift for its ink cost
      Then it is accepted
      And only this has changed
        | what | from       | to         |
        | gift | Ann's hand | Ann's play |

    @case:only-as-much-ink-as-it-costs @clause:4.3.2.4 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.2.4 @clause:seed-guide:4
    Scenario: Ready ink beyond the cost stays ready
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

    @case:ink-is-spent-once @clause:4.3.2.4 @clause:1.5.3 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.2.4 @clause:seed-guide:4
    Scenario: Ink that paid for one card cannot pay for the next
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

    @case:exerted-ink-pays-nothing @clause:4.3.2.4 @clause:1.5.3 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.2.4 @clause:seed-guide:4
    Scenario: Exerted ink cannot pay a cost
      Given a game of Lorcana
      And these cards
        | ref     | card    | player | zone | state |
        | lantern | Lantern | Ann    | hand |       |
      And Ann has 1 ready ink and 5 exerted ink
      When Ann plays lantern for its ink cost
      Then it is refused
      And nothing has changed

    @case:the-other-players-ink-pays-nothing @clause:4.3.2.4 @clause:1.5.3
    Scenario: The other player's ink cannot pay a cost
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
    Scenario: The player chooses which ready ink cards to exert
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

    @case:named-ink-must-pay-the-total @clause:4.3.2.4 @clause:1.5.3
    Scenario Outline: Naming <what> does not pay a cost of 2
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

    @case:not-on-the-other-players-turn @clause:4.3.1 @clause:4.3.2 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.2-player
    Scenario Outline: On <active>'s turn only <active> plays cards
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

    @case:only-from-the-hand @clause:4.3.2 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.2-hand
    Scenario Outline: A card in the <zone> zone cannot be played
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
    Scenario: A player cannot play a card from another player's hand
      Given a game of Lorcana
      And these cards
        | ref      | card                       | player | zone | state |
        | flounder | Flounder - Voice of Reason | Bob    | hand |       |
      And Ann has 3 ready ink
      And Bob has 3 ready ink
      When Ann plays flounder for its ink cost
      Then it is refused
      And nothing has changed

    @case:a-card-may-open-another-zone @clause:4.3.2 @clause:1.2.1 @clause:6.1.12 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.2-hand
    Scenario: A card whose text allows it can be played from the discard for its ink cost
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

    @case:an-opened-zone-waives-no-cost @clause:4.3.2 @clause:4.3.2.4 @clause:1.5.3 @edition:book @edition:seed-4.3 @edition:seed-guide
    Scenario: Permission to play from the discard waives neither the ink cost nor the need for one's own turn
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

    @case:a-card-may-open-another-turn @clause:4.3.2 @clause:1.2.1 @edition:book @edition:seed-4.3 @edition:seed-guide
    Scenario: A card whose text allows it can be played in the opponent's turn
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

    @case:the-announced-card-is-seen @clause:4.3.2.1 @edition:book @edition:seed-4.3 @edition:seed-guide
    @midway:4.3.2.1
    @clause:seed-4.3:4.3.2.1 @clause:seed-guide:1
    Scenario: The opponent sees the card being played, but not the rest of the hand
      Given a game of Lorcana
      And the made-up card "Oath-Bound Knight"
        """
        {"name": "Oath-Bound Knight", "type": "character", "cost": 2, "strength": 3, "willpower": 3, "lore": 2,
         "classifications": ["Storyborn", "Knight"],
         "abilities": [{"is": "additional-cost", "cost": [{"is": "discard"}]}]}
        """
      And these cards
        | ref    | card                  | player | zone | state |
        | knight | Oath-Bound Knight     | Ann    | hand |       |
        | secret | a character costing 2 | Ann    | hand |       |
        | other  | a character costing 3 | Ann    | hand |       |
      And Ann has 2 ready ink
      When Ann plays knight for its ink cost
      Then Ann is asked to choose from other and secret
      And Bob sees knight
      When Ann chooses secret
      Then it is accepted
      And Bob sees secret
      And Bob does not see other
