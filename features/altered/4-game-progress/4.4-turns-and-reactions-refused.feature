Feature: Altered 4.2.3 and 4.4, actions refused at this moment or to this player

  Background:
    Given a game of Altered
    And the made-up card "Twofold"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "name": "Draw", "symbol": "join", "effect": {"is": "draw"}},
                     {"is": "reaction", "name": "Supply", "symbol": "join", "effect": {"is": "resupply"}}]}
      """
    And the made-up card "Lantern"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "quick-action", "name": "Shine", "cost": [], "effect": {"is": "gain", "what": {"is": "this"}, "counter": "light", "count": 1}}]}
      """

  Rule: turns

    @case:altered-not-in-the-others-turn @clause:4.2.3.b @clause:4.2.f @clause:4.2.3.d
    @clause:1.x:4.2.3.c.1
    Scenario Outline: A player cannot play, use or pass in the opponent's turn: <case>
      Given these cards
        | ref     | card                  | player  | zone     |
        | owl     | a character costing 0 | <other> | hand     |
        | lantern | Lantern               | <other> | landmark |
        | fox     | a character costing 0 | <who>   | hand     |
      And it is <who>'s turn
      When <other> plays owl for its mana cost in the hero expedition
      Then it is refused
      And nothing has changed
      When <other> uses lantern
      Then it is refused
      And nothing has changed
      When <other> passes
      Then it is refused
      And nothing has changed
      When <who> plays fox for its mana cost in the hero expedition
      Then it is accepted
      When <other> plays owl for its mana cost in the hero expedition
      Then it is accepted
      And it is <who>'s turn

      Examples:
        | case | who | other |
        | ann  | Ann | Bob   |
        | bob  | Bob | Ann   |

    @case:altered-first-turn-of-the-day @clause:4.2.3.c @clause:4.2.3.b @clause:4.2.1.b
    @clause:1.x:4.2.3.b
    Scenario Outline: The first player, not the other, takes the first turn of an Afternoon: <case>
      Given these cards
        | ref | card                  | player | zone     |
        | one | Lantern               | Ann    | landmark |
        | two | Lantern               | Bob    | landmark |
      And <old> is the first player
      And it is <old>'s turn
      When <old> passes
      And <new> passes
      Then it is Afternoon of day 4
      And <new> is the first player
      And it is <new>'s turn
      When <old> uses <his>
      Then it is refused
      And nothing has changed
      When <old> passes
      Then it is refused
      And nothing has changed
      When <new> uses <hers>
      Then it is accepted
      And it is <new>'s turn

      Examples:
        | case      | old | new | his | hers |
        | bobs-turn | Ann | Bob | one | two  |
        | anns-turn | Bob | Ann | two | one  |

  Rule: Reactions in Limbo

    @case:altered-reactions-come-first @clause:5.1.1.c @clause:4.4.c @clause:4.4.d @clause:4.4.a @needs:stepwise-triggers
    Scenario Outline: While Reactions wait nobody may play a card, use an ability or pass: <case>
      Given these cards
        | ref     | card                  | player  | zone     |
        | two     | Twofold               | <who>   | hand     |
        | lantern | Lantern               | <who>   | landmark |
        | fox     | a character costing 0 | <other> | hand     |
        | owl     | a character costing 0 | <who>   | hand     |
      And it is <who>'s turn
      And <who> has 1 ready mana
      And <who>'s deck has 3 cards
      When <who> plays two for its mana cost in the hero expedition
      Then it is accepted
      When <who> passes
      Then it is refused
      And nothing has changed
      When <who> uses lantern
      Then it is refused
      And nothing has changed
      When <who> plays owl for its mana cost in the hero expedition
      Then it is refused
      And nothing has changed
      When <other> plays fox for its mana cost in the hero expedition
      Then it is refused
      And nothing has changed
      When <who> chooses two: Supply
      Then it is accepted
      And no ability waits
      And it is <other>'s turn

      Examples:
        | case | who | other |
        | ann  | Ann | Bob   |
        | bob  | Bob | Ann   |

    @case:altered-reaction-has-to-be-played @clause:5.1.1.c @clause:4.4.b @asked:4.4.b
    @clause:1.x:4.4.b @clause:1.x:5.1.1.d
    Scenario Outline: A player must choose exactly one of the waiting Reactions: <case>
      Given these cards
        | ref | card    | player | zone |
        | two | Twofold | Bob    | hand |
      And it is Bob's turn
      And Bob has 1 ready mana
      And Bob's deck has 3 cards
      When Bob plays two for its mana cost in the hero expedition
      And Bob chooses <answer>
      Then it is refused
      And nothing has changed
      When Bob chooses two: Draw
      Then it is accepted
      And bob-deck-1 is in Bob's hand
      And bob-deck-2 is in Bob's reserve

      Examples:
        | case       | answer                    |
        | none       | nothing                   |
        | both       | two: Draw and two: Supply |
        | no-such    | two: Sleep                |

    @case:altered-reaction-is-not-declined @clause:5.1.1.c @needs:stepwise-triggers
    Scenario: A Reaction cannot be declined
      Given these cards
        | ref | card    | player | zone |
        | two | Twofold | Ann    | hand |
      And Ann has 1 ready mana
      And Ann's deck has 3 cards
      When Ann plays two for its mana cost in the hero expedition
      And Ann declines
      Then it is refused
      And nothing has changed
      When Ann chooses two: Draw
      Then it is accepted
      And Ann has 1 card in hand
      And Ann has 1 card in reserve

    @case:altered-not-before-initiative @clause:4.4.b @clause:4.4.c @clause:6.3.g @asked:4.4.b @midway:4.4.c @needs:stepwise-triggers
    @clause:1.x:4.4.c-remark
    Scenario Outline: A player without initiative cannot play a Reaction before the other has played all theirs: <case>
      Given the made-up card "Sentry"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Look", "trigger": {"event": "joins", "what": {"type": ["character"], "other": true}}, "effect": {"is": "draw"}},
                       {"is": "reaction", "name": "Call", "trigger": {"event": "joins", "what": {"type": ["character"], "other": true}}, "effect": {"is": "resupply"}}]}
        """
      And these cards
        | ref | card                  | player  | zone            |
        | own | Sentry                | <who>   | hero expedition |
        | his | Sentry                | <other> | hero expedition |
        | owl | a character costing 0 | <who>   | hand            |
      And it is <who>'s turn
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When <who> plays owl for its mana cost in the hero expedition
      Then <who> is asked to choose from own: Look and own: Call
      When <other> chooses his: Look
      Then it is refused
      And nothing has changed
      When <who> chooses his: Look
      Then it is refused
      And nothing has changed
      When <who> chooses own: Call
      Then <other> is asked to choose from his: Look and his: Call
      And <who> has 1 card in hand
      And <who> has 1 card in reserve
      When <who> chooses own: Look
      Then it is refused
      And nothing has changed
      When <other> chooses his: Call
      Then it is accepted
      And <other> has 1 card in hand
      And <other> has 1 card in reserve

      Examples:
        | case | who | other |
        | ann  | Ann | Bob   |
        | bob  | Bob | Ann   |

    @case:altered-played-reaction-is-gone @clause:4.4.c @clause:5.4.d @clause:6.3.g @needs:stepwise-triggers
    Scenario: A Reaction that has been played has left Limbo and cannot be played again
      Given the made-up card "Threefold"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Draw", "symbol": "join", "effect": {"is": "draw"}},
                       {"is": "reaction", "name": "Supply", "symbol": "join", "effect": {"is": "resupply"}},
                       {"is": "reaction", "name": "Grow", "symbol": "join", "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
        """
      And these cards
        | ref   | card      | player | zone |
        | three | Threefold | Ann    | hand |
      And Ann has 1 ready mana
      And Ann's deck has 3 cards
      When Ann plays three for its mana cost in the hero expedition
      And Ann chooses three: Draw
      Then it is accepted
      When Ann chooses three: Draw
      Then it is refused
      And nothing has changed
      When Ann chooses three: Grow
      Then it is accepted
      And Ann has 1 card in hand
      And Ann has 1 card in reserve

    @case:altered-condition-not-met @clause:6.3.a @clause:6.3.b @clause:6.3.g
    @clause:1.x:4.4.a-syntax
    Scenario Outline: A Reaction without its trigger or without its condition is not put in Limbo: <case>
      Given the made-up card "Watchtower"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "reaction", "name": "Signal", "trigger": {"event": "joins", "what": {"type": ["character"], "whose": "opponent"}},
                        "condition": {"is": "exists", "what": {"type": ["character"], "whose": "opponent"}, "least": 2},
                        "effect": {"is": "may", "do": {"is": "draw"}}}]}
        """
      And these cards
        | ref   | card                  | player  | zone            |
        | tower | Watchtower            | Bob     | landmark        |
        | one   | a character costing 1 | <whose> | hero expedition |
        | more  | a character costing 1 | <whose> | companion expedition |
        | two   | a character costing 1 | <who>   | hand            |
      And it is <who>'s turn
      And <who> has 1 ready mana
      And Bob's deck has 1 card
      When <who> plays two for its mana cost in the hero expedition
      Then it is accepted
      And no ability waits
      And nobody is asked
      And Bob has 0 cards in hand

      Examples:
        | case         | whose | who |
        | no-condition | Bob   | Ann |
        | no-trigger   | Ann   | Bob |

    @case:altered-condition-met @clause:6.3.a @clause:6.3.b @clause:6.3.g
    @clause:1.x:4.4.a-syntax
    Scenario: A Reaction with trigger and condition met is put in Limbo, and its controller decides
      Given the made-up card "Watchtower"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "reaction", "name": "Signal", "trigger": {"event": "joins", "what": {"type": ["character"], "whose": "opponent"}},
                        "condition": {"is": "exists", "what": {"type": ["character"], "whose": "opponent"}, "least": 2},
                        "effect": {"is": "may", "do": {"is": "draw"}}}]}
        """
      And these cards
        | ref   | card                  | player | zone            |
        | tower | Watchtower            | Bob    | landmark        |
        | one   | a character costing 1 | Ann    | hero expedition |
        | two   | a character costing 1 | Ann    | hand            |
      And Ann has 1 ready mana
      And Bob's deck has 1 card
      When Ann plays two for its mana cost in the companion expedition
      Then Bob is asked to choose from yes and no
      When Bob chooses yes
      Then it is accepted
      And Bob has 1 card in hand
