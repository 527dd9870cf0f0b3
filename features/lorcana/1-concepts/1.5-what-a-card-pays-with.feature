Feature: 1.5 Costs: what a card can pay with
  More about clause 1.5.3: a card is exerted for one part of a cost and given up for another, each only once; what is
  being played, and what it goes on top of, cannot be given up for it.

  Rule: Exerting a card and banishing it are two payments

    @case:chromicon-banishes-itself @clause:1.5.3 @clause:4.4.3.4
    Scenario: Sapphire Chromicon, the only item, is exerted and banished for its own ability
      Given a game of Lorcana
      And these cards
        | ref  | card               | player | zone | state |
        | chro | Sapphire Chromicon | Ann    | play |       |
      And Ann has 2 ready ink
      When Ann uses chro
      Then it is accepted
      And only this has changed
        | what       | from       | to            |
        | chro       | Ann's play | Ann's discard |
        | Ann's ink  | 2 ready    | 2 exerted     |
        | Ann's lore | 0          | 2             |

    @case:chromicon-banishes-any-item @clause:1.5.3 @clause:4.4.3.4
    Scenario: With another item in play, the player chooses which of the two is banished for the cost
      Given a game of Lorcana
      And these cards
        | ref     | card               | player | zone | state |
        | chro    | Sapphire Chromicon | Ann    | play |       |
        | lantern | Lantern            | Ann    | play |       |
      And Ann has 2 ready ink
      When Ann uses chro
      Then Ann is asked to choose from chro and lantern
      When Ann chooses lantern
      Then it is accepted
      And chro is exerted
      And lantern is in Ann's discard

    @case:one-exerting-pays-once @clause:1.5.3 @clause:5.1.1.2
    Scenario: The singer of a song cannot be exerted a second time for an additional cost
      Given a game of Lorcana
      And the made-up card "Loud Song"
        """
        {"name": "Loud Song", "type": "action", "cost": 2, "classifications": ["Song"],
         "abilities": [{"is": "additional-cost", "cost": [{"is": "exert", "what": {"type": ["character"]}}]}],
         "effect": {"is": "gain-lore", "lore": 1}}
        """
      And these cards
        | ref    | card                  | player | zone | state |
        | loud   | Loud Song             | Ann    | hand |       |
        | singer | a character costing 2 | Ann    | play |       |
      When Ann sings loud with singer
      Then it is refused by 1.5.3
      And nothing has changed

  Rule: What is being played does not pay for itself

    @case:card-in-the-discard-does-not-pay-for-itself @clause:1.5.3 @clause:4.3.2.4
    Scenario Outline: A card played from the discard cannot be its own payment: the discard also holds <what>
      Given a game of Lorcana
      And the made-up card "Hungry Ghost"
        """
        {"name": "Hungry Ghost", "type": "character", "cost": 1, "strength": 2, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ghost"],
         "abilities": [{"is": "playable-from", "zone": "discard"},
                       {"is": "additional-cost", "cost": [{"is": "bottom-from-discard", "what": {}}]}]}
        """
      And these cards
        | ref   | card                  | player  | zone    | state |
        | ghost | Hungry Ghost          | Ann     | discard |       |
        | other | a character costing 2 | <owner> | discard |       |
      And Ann has 1 ready ink
      When Ann plays ghost for its ink cost
      Then <verdict>
      And <then>
      And ghost is in <zone>

      Examples:
        | what            | owner | verdict             | then                   | zone          |
        | another card    | Ann   | it is accepted      | other is in Ann's deck | Ann's play    |
        | no card of hers | Bob   | it is refused by 1.5.3 | nothing has changed | Ann's discard |

    @case:cards-that-pay-go-under-the-deck-in-any-order @clause:1.5.3
    Scenario Outline: Ann puts two cards under her empty deck in the order she chooses and draws the first: <first>
      Given a game of Lorcana
      And the made-up card "Attic"
        """
        {"name": "Attic", "type": "item", "cost": 1,
         "abilities": [{"is": "activated", "name": "TIDY UP", "cost": [{"is": "bottom-from-discard", "what": {}, "count": 2}],
                        "effect": {"is": "draw", "cards": 1}}]}
        """
      And these cards
        | ref   | card                  | player | zone    | state |
        | attic | Attic                 | Ann    | play    |       |
        | bear  | a character costing 2 | Ann    | discard |       |
        | duck  | a character costing 3 | Ann    | discard |       |
      When Ann uses attic
      Then Ann is asked to choose from bear and duck
      When Ann chooses <first> and <second>
      Then it is accepted
      And <first> is in Ann's hand
      And <second> is in Ann's deck

      Examples:
        | first | second |
        | bear  | duck   |
        | duck  | bear   |

    @case:the-card-below-is-no-payment @clause:8.10.1 @clause:1.5.3
    Scenario Outline: A Shift costs banishing a character as well, with <what> in play
      Given a game of Lorcana
      And the made-up card "Stitch - Selfish"
        """
        {"name": "Stitch", "version": "Selfish", "type": "character", "cost": 5, "strength": 4, "willpower": 4, "lore": 1,
         "classifications": ["Floodborn", "Alien"],
         "abilities": [{"is": "keyword", "keyword": "shift", "cost": [{"is": "ink", "amount": 1}]},
                       {"is": "additional-cost", "cost": [{"is": "banish-chosen", "what": {"type": ["character"]}}]}]}
        """
      And these cards
        | ref     | card                  | player  | zone | state |
        | selfish | Stitch - Selfish      | Ann     | hand |       |
        | dog     | Stitch - New Dog      | Ann     | play |       |
        | other   | a character costing 2 | <owner> | play |       |
      And Ann has 1 ready ink
      When Ann shifts selfish onto dog
      Then <verdict>
      And nobody is asked
      And <then>
      And <also>

      Examples:
        | what                             | owner | verdict                | then                      | also                     |
        | the character below and another  | Ann   | it is accepted         | other is in Ann's discard | selfish is on top of dog |
        | the character below alone        | Bob   | it is refused by 1.5.3 | nothing has changed       | dog is in Ann's play     |

    @case:paid-with-a-stronger-card-of-the-discard @clause:1.5.3 @clause:6.1.3.1
    Scenario Outline: A cost takes a card in the discard that is stronger than each opposing character: <case>
      Given a game of Lorcana
      And the made-up card "Crypt"
        """
        {"type": "item", "cost": 1, "abilities": [{"is": "activated", "name": "Bury",
          "cost": [{"is": "bottom-from-discard", "what": {"type": ["character"]<but>}}], "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref   | card                                   | player | zone    |
        | crypt | Crypt                                  | Ann    | play    |
        | ghost | a character costing 1, with 3 Strength | Ann    | discard |
        | wolf  | a character costing 1, with <n> Strength | Bob  | play    |
      When Ann uses crypt
      Then it is <verdict>

      Examples:
        | case        | n | verdict          | but |
        | any         | 3 | accepted         |     |
        | as-strong   | 3 | refused by 1.5.3 | , "stronger_than": {"type": ["character"], "whose": "opposing"} |
        | stronger    | 2 | accepted         | , "stronger_than": {"type": ["character"], "whose": "opposing"} |
