Feature: The total cost and its payment
  Clauses 4.3.2.3 and 4.3.2.4: the chosen cost with every payment modifier, paid in full, ink or not.

  Rule: The total is the chosen cost with every payment modifier

    @case:increase-is-charged @clause:4.3.2.3 @clause:1.5.4 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.2.3 @clause:seed-guide:3
    Scenario Outline: With the opponent's Gantu in play <card> costs 2 more
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

    @case:increase-not-payable @clause:4.3.2.3 @clause:4.3.2.4 @clause:1.5.3 @edition:book @edition:seed-4.3 @edition:seed-guide
    Scenario: Ink for the printed cost alone is too little when an increase applies
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
    Scenario: Gantu's increase does not apply to characters and locations
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

    @case:two-increases-add-up @clause:4.3.2.3
    Scenario: Two Gantus make an item cost 4 more
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

    @case:a-reduction-stops-at-nothing @clause:4.3.2.3 @clause:1.5.4 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.2.3 @clause:seed-guide:3
    Scenario: A reduction larger than the cost makes it 0 and gives no ink back
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

    @case:increase-and-reduction-together @clause:4.3.2.3 @clause:1.5.4 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.2.3 @clause:seed-guide:3
    Scenario: An increase and a reduction both apply to the same cost
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

    @case:additional-cost-is-paid-with-the-ink @clause:4.3.2.4 @clause:4.3.2.3 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.2.4-other @clause:seed-guide:3 @clause:seed-guide:4-other
    Scenario: An additional cost of discarding a card is paid together with the ink
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
      When Ann chooses spare2
      Then it is accepted
      And only this has changed
        | what      | from       | to                 |
        | knight    | Ann's hand | Ann's play, drying |
        | spare2    | Ann's hand | Ann's discard      |
        | Ann's ink | 2 ready    | 2 exerted          |

    @case:additional-cost-cannot-be-paid @clause:4.3.2.4 @clause:1.5.3 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.2.4-full @clause:seed-guide:4-full
    Scenario: Ink alone is not enough when the additional discard cannot be paid
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

    @case:additional-cost-without-the-ink @clause:4.3.2.4 @clause:1.5.3
    Scenario: A card to discard does not make up for missing ink
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

    @case:additional-cost-on-a-sung-song @clause:4.3.2.3 @clause:4.3.2.4 @edition:book @edition:seed-4.3 @edition:seed-guide
    Scenario Outline: A sung song also needs its additional discard, and Ann has <spares> in hand
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
    Scenario: Belle is played by banishing an item instead of paying ink
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
    Scenario: Ann cannot play Belle by banishing an item without an item of her own
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
    Scenario: Scrooge's alternate cost takes four ready items, and Ann has only three
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
