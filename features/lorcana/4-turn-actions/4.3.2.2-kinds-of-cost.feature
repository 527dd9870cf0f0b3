Feature: The kinds of cost a card can be played for
  Clause 4.3.2.2, with 1.5.5: the ink cost, or one alternate cost that the card or an effect really offers.

  Rule: A card is played for its ink cost or for one alternate cost it really has

    @case:no-such-alternate-cost @clause:4.3.2.2 @clause:1.5.5 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.2.2 @clause:seed-guide:2
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

    @case:one-alternate-cost-leaves-the-others-shift @clause:4.3.2.2 @clause:1.5.5 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.2.2-one @clause:seed-guide:2-one
    Scenario: A card with two alternate costs is shifted, and only the Shift cost is paid
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
    Scenario: A card with two alternate costs is played by discarding: no ink is paid, no card is under it
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

    @case:for-something-else-or-for-free-for-it @clause:4.3.2.2 @clause:1.5.5 @clause:1.5.5.3
    Scenario Outline: A card can be played for free by discarding only if it says that this is free: <case>
      Given a game of Lorcana
      And the made-up card "Barterer"
        """
        {"type": "character", "cost": 6, "strength": 1, "willpower": 1, "lore": 1,
         "abilities": [{"is": "alternate-cost", "cost": [{"is": "discard"}]<but>}]}
        """
      And these cards
        | ref    | card     | player | zone |
        | barter | Barterer | Ann    | hand |
        | spare  | Lantern  | Ann    | hand |
      When Ann plays barter for free
      Then it is <verdict>
      And barter is in Ann's <zone>

      Examples:
        | case | but             | verdict            | zone |
        | yes  |                 | accepted           | play |
        | no   | , "free": false | refused by 1.5.5.3 | hand |

    @case:costs-are-not-mixed @clause:4.3.2.2 @clause:1.5.3
    Scenario: Neither of two alternate costs can be paid in part with the other
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

    @case:free-after-a-banish-in-a-challenge @clause:4.3.2.2 @clause:1.5.5.3 @clause:6.1.16.3 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.2.2-free-alternate
    Scenario: LeFou is free after an opposing character was banished in a challenge this turn
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

    @case:free-after-a-challenge-of-this-turn @clause:4.3.2.2 @clause:6.1.16.3
    Scenario Outline: LeFou is free only after a challenge that banished an opposing character (<case>)
      Given a game of Lorcana
      And the made-up card "Snare"
        """
        {"name": "Snare", "type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"], "whose": "opposing", "cost_at_most": 2}}, {"is": "banish"}]}}
        """
      And these cards
        | ref   | card                                                      | player | zone | state   |
        | lefou | LeFou - Opportunistic Flunky                              | Ann    | hand |         |
        | snare | Snare                                                     | Ann    | hand |         |
        | hero  | a character costing 5, with 5 Strength and 2 Willpower    | Ann    | play |         |
        | weak  | a character costing 2, with 1 Strength and 2 Willpower    | Bob    | play | exerted |
        | giant | a character costing 6, with 5 Strength and 9 Willpower    | Bob    | play | exerted |
      When <deed>
      Then it is accepted
      And <gone> is in <whose> discard
      When Ann plays lefou for free
      Then <verdict>

      Examples:
        | case             | deed                             | gone | whose | verdict        |
        | a challenge      | Ann challenges weak with hero    | weak | Bob's | it is accepted |
        | an effect        | Ann plays snare for its ink cost | weak | Bob's | it is refused  |
        | a challenge lost | Ann challenges giant with hero   | hero | Ann's | it is refused  |

    @case:not-free-without-the-banish @clause:4.3.2.2 @clause:6.1.16.3 @clause:1.5.5.3 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.2.2-free-alternate
    Scenario: Without a banished opposing character LeFou is not free, but Ann may pay his ink cost
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

    @case:not-free-for-ones-own-loss @clause:4.3.2.2 @clause:6.1.16.3
    Scenario: A banished character of Ann's own does not make LeFou free
      Given a game of Lorcana
      And these cards
        | ref   | card                         | player | zone | state |
        | lefou | LeFou - Opportunistic Flunky | Ann    | hand |       |
      And a character of Ann was banished in a challenge this turn
      When Ann plays lefou for free
      Then it is refused
      And nothing has changed

    @case:not-free-for-last-turns-banish @clause:4.3.2.2 @clause:6.1.16.3 @clause:6.1.13.4
    Scenario: A character banished in an earlier turn does not make LeFou free
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


    @case:free-with-lilo-in-play @clause:4.3.2.2 @clause:1.5.5.3 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.2.2-free-ink @clause:seed-guide:2
    Scenario: With his Lilo in play Bob plays Pudge for free
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
    Scenario: The opponent's Lilo does not make Pudge free
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

    @case:nothing-is-named-to-pay-nothing @clause:1.5.5.3
    Scenario: No ink card can be exerted for a card that is played for free
      Given a game of Lorcana
      And these cards
        | ref   | card                         | player | zone | state |
        | pudge | Pudge - Controls the Weather | Ann    | hand |       |
        | lilo  | Lilo - Snow Artist           | Ann    | play |       |
      And Ann has 1 ready ink
      When Ann plays pudge for free, exerting ann-ink-1
      Then it is refused by 1.5.5.3
      And nothing has changed

    @case:free-is-open-with-ink-on-hand @clause:4.3.2.2 @clause:1.5.5
    Scenario: A permission to play a card for free need not be used
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
