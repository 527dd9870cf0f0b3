Feature: Altered 4.4, checking Reactions

  Background:
    Given a game of Altered
    And the made-up card "Guard"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "name": "Salute",
                      "trigger": {"event": "joins", "what": {"type": ["character"], "other": true}},
                      "effect": {"is": "if", "condition": {"is": "matches", "it": "it", "what": {"type": ["character"]}},
                                 "then": {"is": "gain", "what": {"is": "this"}, "count": 1}}}]}
      """

  Rule: when

    @case:check-after-a-turn-effect @clause:4.4.a @clause:4.2.g
    @clause:1.x:4.2.3.c.2
    Scenario: After a turn effect all Reactions in Limbo are played before the next turn begins
      Given these cards
        | ref   | card                  | player | zone            |
        | guard | Guard                 | Bob    | hero expedition |
        | owl   | a character costing 1 | Ann    | hand            |
      And Ann has 1 ready mana
      When Ann plays owl for its mana cost in the hero expedition
      Then it is accepted
      And guard has 1 boost
      And no ability waits
      And it is Bob's turn

    @case:no-check-inside-an-effect @clause:4.4.a @edition:>=3.0
    Scenario: Reactions are not checked between two steps of an effect
      Given the made-up card "Parade"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "create-token", "where": "hero", "token": {"name": "Ordis Recruit", "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Soldier"]}},
           {"is": "lose", "what": {"is": "all", "what": {"named": ["Guard"]}}, "counter": "boost", "count": 5}]}}
        """
      And these cards
        | ref    | card   | player | zone            |
        | guard  | Guard  | Ann    | hero expedition |
        | parade | Parade | Ann    | hand            |
      And Ann has 1 ready mana
      When Ann plays parade for its mana cost
      Then it is accepted
      And guard has 1 boost

    @case:check-at-the-beginning-of-a-phase @clause:4.4.a @clause:4.2.b
    @clause:1.x:4.4.a.1
    Scenario: Reactions are checked at the beginning of a phase
      Given the made-up card "Sundial"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "reaction", "name": "Noon", "trigger": {"event": "phase", "phase": "noon"},
                        "effect": {"is": "gain", "what": {"is": "this"}, "counter": "day", "count": 1}},
                       {"is": "reaction", "name": "Dusk", "trigger": {"event": "phase", "phase": "dusk"},
                        "effect": {"is": "gain", "what": {"is": "this"}, "counter": "evening", "count": 1}}]}
        """
      And these cards
        | ref  | card    | player | zone     |
        | dial | Sundial | Ann    | landmark |
      And Ann's deck has 6 cards
      And Bob's deck has 6 cards
      When Ann passes
      And Bob passes
      And Bob chooses nothing
      And Ann chooses nothing
      Then it is Afternoon of day 4
      And dial has 1 day counter
      And dial has 1 evening counter

    @case:check-after-a-daily-effect @clause:4.4.a @clause:4.2.d
    Scenario: Reactions are checked after a daily effect and before the next one
      Given the made-up card "Nest"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "reaction", "name": "Hatch", "trigger": {"event": "daily-effect", "effect": "progress"},
                        "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"], "whose": "yours"}}, "status": ["anchored"]}}]}
        """
      And these cards
        | ref  | card                                                     | player | zone            |
        | nest | Nest                                                     | Ann    | landmark        |
        | owl  | a character costing 1, with 0 Forest and 0 Mountain and 0 Water | Ann    | hero expedition |
      When Ann passes
      And Bob passes
      Then owl is in Ann's hero expedition
      And owl is not anchored

    @case:altered-check-between-daily-effects @clause:4.4.a @clause:4.2.d @clause:4.2.e
    Scenario: A Reaction to Rest is played before Clean-up
      Given the made-up card "Pantry"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "reaction", "name": "Stock up", "trigger": {"event": "daily-effect", "effect": "rest"},
                        "effect": {"is": "resupply"}}]}
        """
      And these cards
        | ref    | card                  | player | zone     |
        | pantry | Pantry                | Ann    | landmark |
        | owl    | a character costing 1 | Ann    | reserve  |
        | fox    | a character costing 1 | Ann    | reserve  |
      And Ann's deck has 6 cards
      And Ann has passed
      And it is Bob's turn
      When Bob passes
      Then Ann is asked to choose from owl, fox and ann-deck-1
      When Ann chooses owl and fox
      And Ann chooses nothing
      Then it is accepted
      And owl is in Ann's reserve
      And fox is in Ann's reserve
      And ann-deck-1 is in Ann's discard

  Rule: who, and which

    @case:initiative-plays-first @clause:4.4.b @clause:1.4.5.a @needs:stepwise-triggers
    @clause:1.x:4.4.a-limbo @clause:1.x:4.4.b @clause:1.x:4.4.c-remark
    Scenario Outline: The player with initiative plays all their Reactions before the opponent plays any: <case>
      Given the made-up card "Snatcher"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Snatch", "trigger": {"event": "joins", "what": {"type": ["character"], "other": true}},
         "effect": {"is": "if", "condition": {"is": "exists", "what": {"named": ["Snatcher"], "whose": "yours"}},
         "then": {"is": "discard", "what": {"is": "all", "what": {"named": ["Snatcher"], "whose": "opponent"}}}}},
                       {"is": "reaction", "name": "Grin", "trigger": {"event": "joins", "what": {"type": ["character"], "other": true}},
                        "effect": {"is": "resupply"}}]}
        """
      And these cards
        | ref | card                  | player | zone            |
        | sa  | Snatcher              | Ann    | hero expedition |
        | sb  | Snatcher              | Bob    | hero expedition |
        | owl | a character costing 1 | <case> | hand            |
      And it is <case>'s turn
      And <case> has 1 ready mana
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When <case> plays owl for its mana cost in the hero expedition
      And <case> chooses <first>
      And <other> chooses <second>
      Then it is accepted
      And <loser> is in <other>'s discard
      And <winner> is in <case>'s hero expedition

      Examples:
        | case | other | first      | second     | loser | winner |
        | Ann  | Bob   | sa: Snatch | sb: Grin   | sb    | sa     |
        | Bob  | Ann   | sb: Grin   | sa: Snatch | sa    | sb     |

    @case:own-reactions-in-any-order @clause:4.4.b @clause:1.x:4.4.a-order @needs:stepwise-triggers
    Scenario Outline: A player plays their own Reactions in any order, even those of one card: <case> first
      Given the made-up card "Twofold"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Draw", "symbol": "join", "effect": {"is": "draw"}},
                       {"is": "reaction", "name": "Supply", "symbol": "join", "effect": {"is": "resupply"}}]}
        """
      And these cards
        | ref | card    | player | zone |
        | two | Twofold | Ann    | hand |
      And Ann has 1 ready mana
      And Ann's deck has 3 cards
      When Ann plays two for its mana cost in the hero expedition
      And Ann chooses two: <case>
      Then it is accepted
      And ann-deck-1 is in Ann's <one>
      And ann-deck-2 is in Ann's <other>

      Examples:
        | case   | one     | other   |
        | Draw   | hand    | reserve |
        | Supply | reserve | hand    |

    @case:reactions-alike-are-no-choice @clause:4.4.b @edition:>=3.0
    Scenario: Two Reactions that do the same leave no order to choose, though their object changed between them
      Given the made-up card "Feast"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "count": 1},
           {"is": "gain", "what": {"is": "all", "what": {"named": ["Ram"]}}, "count": 1}]}}
        """
      And the made-up card "Ram"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1}
        """
      And the made-up card "Shepherd"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "reaction", "trigger": {"event": "gains-counter"}, "effect": {"is": "resupply"}}]}
        """
      And these cards
        | ref      | card     | player | zone            |
        | feast    | Feast    | Ann    | hand            |
        | ram      | Ram      | Ann    | hero expedition |
        | shepherd | Shepherd | Ann    | hero expedition |
      And Ann's deck has 4 cards
      When Ann plays feast for its mana cost
      Then it is accepted
      And nobody is asked
      And ram has 2 boosts
      And shepherd has 1 boost
      And ann-deck-1 is in Ann's reserve
      And ann-deck-2 is in Ann's reserve
      And ann-deck-3 is in Ann's reserve
      And ann-deck-4 is in Ann's deck

    @case:not-the-others-reaction @clause:4.4.b
    @clause:1.x:4.4.b
    Scenario: Only the player whose Reactions wait chooses which one is played next
      Given the made-up card "Twofold"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Draw", "symbol": "join", "effect": {"is": "draw"}},
                       {"is": "reaction", "name": "Supply", "symbol": "join", "effect": {"is": "resupply"}}]}
        """
      And these cards
        | ref | card    | player | zone |
        | two | Twofold | Ann    | hand |
      And Ann has 1 ready mana
      And Ann's deck has 3 cards
      When Ann plays two for its mana cost in the hero expedition
      And Bob chooses two: Draw
      Then it is refused
      And nothing has changed
      When Ann chooses two: Draw
      Then it is accepted
      And ann-deck-1 is in Ann's hand

  Rule: again and again

    @case:checked-again @clause:4.4.c @clause:4.4.d @needs:stepwise-triggers
    @clause:1.x:4.4.a.4 @clause:1.x:4.4.c
    Scenario: A Reaction triggered by another Reaction is played too, until no ability waits
      Given the made-up card "Herald"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Announce", "symbol": "join",
                        "effect": {"is": "create-token", "where": "mine", "token": {"name": "Page", "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Citizen"]}}}]}
        """
      And these cards
        | ref    | card   | player | zone                 |
        | guard  | Guard  | Bob    | hero expedition      |
        | herald | Herald | Ann    | hand                 |
      And Ann has 1 ready mana
      When Ann plays herald for its mana cost in the hero expedition
      And Bob chooses guard: Salute (token1)
      Then it is accepted
      And token1 is in Ann's hero expedition
      And guard has 2 boosts
      And no ability waits

    @case:new-reaction-among-the-old @clause:4.4.c @needs:stepwise-triggers
    @clause:1.x:4.4.c-remark-new
    Scenario: A Reaction created meanwhile may be chosen before those that waited already
      Given the made-up card "Rush"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Recruit", "symbol": "join",
                        "effect": {"is": "create-token", "where": "mine", "token": {"name": "Page", "forest": 1, "mountain": 1, "water": 1}}},
                       {"is": "reaction", "name": "Wait", "symbol": "join", "effect": {"is": "draw"}}]}
        """
      And the made-up card "Lookout"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "reaction", "name": "Signal", "trigger": {"event": "joins", "what": {"type": ["character"], "token": true}},
         "effect": {"is": "resupply"}}]}
        """
      And these cards
        | ref     | card    | player | zone     |
        | lookout | Lookout | Ann    | landmark |
        | rush    | Rush    | Ann    | hand     |
      And Ann has 1 ready mana
      And Ann's deck has 2 cards
      When Ann plays rush for its mana cost in the hero expedition
      And Ann chooses rush: Recruit
      And Ann chooses lookout
      Then it is accepted
      And ann-deck-1 is in Ann's reserve
      And ann-deck-2 is in Ann's hand
