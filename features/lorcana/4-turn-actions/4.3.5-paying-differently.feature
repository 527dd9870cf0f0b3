Feature: Paying differently does not change what a card costs
  Clauses 4.3.5 and 1.5.4: Singer, reductions, increases and free plays leave the printed ink cost alone.

  Rule: Singer counts for singing only

    @case:singer-costs-its-own-ink @clause:4.3.5 @clause:8.11.2 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.5
    Scenario: A character with Singer 5 that costs 3 is played for 3 ink
      Given a game of Lorcana
      And these cards
        | ref    | card                   | player | zone | state |
        | gaston | Gaston - Baritone Bully | Ann   | hand |       |
      And Ann has 4 ready ink
      When Ann plays gaston for its ink cost
      Then it is accepted
      And Ann has 1 ready ink

    @case:singer-value-is-no-cost @clause:4.3.5 @clause:8.11.2 @clause:1.5.4 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.5
    Scenario: Ursula, who costs 2 and has Singer 4, counts as a character costing 2 or less
      Given a game of Lorcana
      And these cards
        | ref    | card              | player | zone | state |
        | star   | Stitch - Rock Star | Ann   | play |       |
        | ursula | Ursula - Vanessa  | Ann    | hand |       |
      And Ann has 2 ready ink
      And Ann's deck has 2 cards
      When Ann plays ursula for its ink cost
      And Ann chooses yes
      Then it is accepted
      And only this has changed
        | what       | from       | to                          |
        | ursula     | Ann's hand | Ann's play, drying, exerted |
        | ann-deck-1 | Ann's deck | Ann's hand                  |
        | Ann's ink  | 2 ready    | 2 exerted                   |

    @case:singer-is-not-chosen-by-its-number @clause:4.3.5 @clause:8.11.2 @clause:1.5.4
    Scenario: Ursula, who costs 2 and has Singer 4, cannot be chosen as a character costing 4 or more
      Given a game of Lorcana
      And the made-up card "Lullaby for Giants"
        """
        {"type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"], "cost_at_least": 4}}, {"is": "exert", "it": "chosen"}]}}
        """
      And these cards
        | ref    | card                  | player | zone |
        | ursula | Ursula - Vanessa      | Ann    | play |
        | giant  | a character costing 4 | Bob    | play |
        | lull   | Lullaby for Giants    | Ann    | hand |
      When Ann plays lull for its ink cost
      Then it is accepted
      And giant is exerted
      And ursula is ready

    @case:a-sung-song-keeps-its-cost @clause:4.3.5 @clause:5.4.4.2
    Scenario: A song that was sung still counts with its printed cost
      Given a game of Lorcana
      And the made-up card "Grand Critic"
        """
        {"name": "Grand Critic", "type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered",
                        "when": [{"event": "played", "what": {"type": ["action"], "cost_at_least": 3}}],
                        "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref    | card                      | player | zone | state |
        | critic | Grand Critic              | Ann    | play |       |
        | singer | a character costing 3     | Ann    | play |       |
        | song   | Friends on the Other Side | Ann    | hand |       |
      And Ann's deck has 2 cards
      When Ann sings song with singer
      Then it is accepted
      And only this has changed
        | what       | from       | to                  |
        | song       | Ann's hand | Ann's discard       |
        | singer     | Ann's play | Ann's play, exerted |
        | ann-deck-1 | Ann's deck | Ann's hand          |
        | ann-deck-2 | Ann's deck | Ann's hand          |
        | Ann's lore | 0          | 1                   |

  Rule: What asks for a cost means the printed one, whatever was paid

    @case:reduced-character-keeps-its-cost @clause:4.3.5 @clause:1.5.4 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.5
    Scenario: A character costing 3 that was paid for with 2 ink does not count as costing 2 or less
      Given a game of Lorcana
      And these cards
        | ref     | card                  | player | zone | state |
        | star    | Stitch - Rock Star    | Ann    | play |       |
        | lantern | Lantern               | Ann    | play |       |
        | three   | a character costing 3 | Ann    | hand |       |
      And Ann has 2 ready ink
      And Ann's deck has 2 cards
      When Ann uses lantern
      Then it is accepted
      When Ann plays three for its ink cost
      Then it is accepted
      And nobody is asked
      And only this has changed
        | what      | from       | to                 |
        | three     | Ann's hand | Ann's play, drying |
        | Ann's ink | 2 ready    | 2 exerted          |

    @case:increased-character-keeps-its-cost @clause:4.3.5 @clause:1.5.4
    Scenario: A character costing 2 that was paid for with 4 ink still costs 2
      Given a game of Lorcana
      And the made-up card "Royal Tax"
        """
        {"name": "Royal Tax", "type": "item", "cost": 2,
         "abilities": [{"is": "pays", "what": {"type": ["character"]}, "more": 2, "who": "each"}]}
        """
      And these cards
        | ref  | card                  | player | zone | state |
        | star | Stitch - Rock Star    | Ann    | play |       |
        | tax  | Royal Tax             | Bob    | play |       |
        | two  | a character costing 2 | Ann    | hand |       |
      And Ann has 4 ready ink
      And Ann's deck has 2 cards
      When Ann plays two for its ink cost
      And Ann chooses yes
      Then it is accepted
      And two is exerted
      And Ann has 1 card in hand
      And Ann has 0 ready ink

    @case:free-character-keeps-its-cost @clause:4.3.5 @clause:1.5.4 @clause:1.5.5.3 @edition:book @edition:seed-4.3 @edition:seed-guide
    Scenario: A character costing 5 that was played for free does not count as costing 2 or less
      Given a game of Lorcana
      And these cards
        | ref  | card                  | player | zone | state |
        | star | Stitch - Rock Star    | Ann    | play |       |
        | jit  | Just in Time          | Ann    | hand |       |
        | five | a character costing 5 | Ann    | hand |       |
      And Ann has 3 ready ink
      And Ann's deck has 2 cards
      When Ann plays jit for its ink cost
      And Ann chooses yes
      Then it is accepted
      And nobody is asked
      And five is in Ann's play
      And Ann has 2 cards in deck

    @case:free-character-is-dear-to-others @clause:4.3.5 @clause:1.5.4 @ruling:R057c
    Scenario: An effect for cost 2 or less can choose a character costing 2, not one costing 5 played for free
      Given a game of Lorcana
      And the made-up card "Polite Dismissal"
        """
        {"name": "Polite Dismissal", "type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"], "cost_at_most": 2}}, {"is": "put", "to": "hand", "verb": "return"}]}}
        """
      And these cards
        | ref    | card                  | player | zone | state |
        | jit    | Just in Time          | Ann    | hand |       |
        | five   | a character costing 5 | Ann    | hand |       |
        | polite | Polite Dismissal      | Ann    | hand |       |
        | two    | a character costing 2 | Bob    | play |       |
        | more   | a character costing 1 | Bob    | play |       |
      And Ann has 4 ready ink
      When Ann plays jit for its ink cost
      And Ann chooses yes
      Then five is in Ann's play
      When Ann plays polite for its ink cost
      Then Ann is asked to choose from more and two
      When Ann chooses five
      Then it is refused
      And nothing has changed
      When Ann chooses two
      Then it is accepted
      And two is in Bob's hand
      And five is in Ann's play


    @case:free-play-limit-reads-the-printed-cost @clause:4.3.5 @clause:1.5.4 @clause:1.5.5.3
    Scenario: A reduction does not bring a character costing 6 under the limit of Just in Time
      Given a game of Lorcana
      And these cards
        | ref     | card                  | player | zone | state |
        | lantern | Lantern               | Ann    | play |       |
        | jit     | Just in Time          | Ann    | hand |       |
        | six     | a character costing 6 | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann uses lantern
      Then it is accepted
      When Ann plays jit for its ink cost
      Then it is accepted
      And nobody is asked
      And only this has changed
        | what      | from       | to            |
        | jit       | Ann's hand | Ann's discard |
        | Ann's ink | 3 ready    | 3 exerted     |

    @case:song-cost-to-sing-is-the-printed-one @clause:4.3.5 @clause:5.4.4.2 @clause:1.5.4
    Scenario: A reduction for actions does not let a cheaper character sing
      Given a game of Lorcana
      And these cards
        | ref    | card                      | player | zone | state |
        | cards  | Dr. Facilier's Cards      | Ann    | play |       |
        | singer | a character costing 2     | Ann    | play |       |
        | song   | Friends on the Other Side | Ann    | hand |       |
      And Ann's deck has 2 cards
      When Ann uses cards
      Then it is accepted
      When Ann sings song with singer
      Then it is refused
      And nothing has changed
