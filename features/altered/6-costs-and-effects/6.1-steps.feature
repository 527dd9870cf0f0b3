Feature: Altered 6.1, steps and atomic actions

  Background:
    Given a game of Altered

  Rule: one step for each verb, one atomic action for each object

    @case:altered-spy-craft @clause:6.1.c @clause:6.1.b @clause:7.3.24.a
    Scenario Outline: Example: Sabotage happens first and cannot choose a card resupplied after it: <case>
      Given the made-up card "Spy Craft"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "sequence", "steps": [{"is": "sabotage"}, {"is": "resupply"}]}}
        """
      And these cards
        | ref | card                  | player | zone    |
        | spy | Spy Craft             | Ann    | hand    |
        | own | a character costing 1 | Ann    | reserve |
        | fox | a character costing 1 | Bob    | reserve |
      And Ann has 1 ready mana
      And Ann's deck has 2 cards
      When Ann plays spy for its mana cost
      Then Ann is asked to choose from own and fox
      When Ann chooses <answer>
      Then it is accepted
      And own is in Ann's <own>
      And fox is in Bob's <fox>
      And ann-deck-1 is in Ann's reserve
      And ann-deck-2 is in Ann's deck

      Examples:
        | case      | answer  | own     | fox     |
        | opponents | fox     | reserve | discard |
        | ones-own  | own     | discard | reserve |
        | nobodys   | nothing | reserve | reserve |

    @case:altered-sabotage-only-in-reserve @clause:7.3.24.a
    Scenario Outline: Sabotage chooses at most one card, and only in Reserve: <case>
      Given the made-up card "Spy Craft"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "sequence", "steps": [{"is": "sabotage"}, {"is": "resupply"}]}}
        """
      And these cards
        | ref | card                  | player | zone            | state     |
        | spy | Spy Craft             | Ann    | hand            |           |
        | fox | a character costing 1 | Bob    | reserve         | exhausted |
        | hen | a character costing 1 | Bob    | reserve         |           |
        | owl | a character costing 1 | Bob    | hero expedition |           |
      And Ann has 1 ready mana
      When Ann plays spy for its mana cost
      And Ann chooses <answer>
      Then it is refused
      And nothing has changed
      When Ann chooses fox
      Then it is accepted
      And fox is in Bob's discard
      And hen is in Bob's reserve

      Examples:
        | case       | answer      |
        | in-play    | owl         |
        | two-of-them | fox and hen |

    @case:altered-subhash-pays @clause:6.1.d @clause:6.4.a @clause:1.2.5.d
    Scenario: Example: mana and a card from Hand are one cost, paid in one step
      Given the made-up card "Subhash & Marmo"
        """
        {"type": "hero", "reserve_limit": 2, "landmark_limit": 2,
         "abilities": [{"is": "reaction", "name": "Tinker", "trigger": {"event": "phase", "phase": "noon"},
                        "effect": {"is": "pay-to", "cost": [{"is": "pay-mana", "mana": 1}, {"is": "pay-move", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}}, "to": "reserve"}],
                                   "then": {"is": "create-token", "where": "target", "token": {"name": "Brassbug", "forest": 2, "mountain": 2, "water": 2, "subtypes": ["Robot"]}}}}]}
        """
      And these cards
        | ref     | card                  | player | zone |
        | subhash | Subhash & Marmo       | Ann    | hero |
        | junk    | a character costing 1 | Ann    | hand |
      And Ann has 0 ready mana and 1 exhausted mana
      When Ann passes
      And Bob passes
      And Ann chooses nothing
      And Ann chooses yes
      And Ann chooses Ann's companion expedition
      Then it is accepted
      And junk is in Ann's reserve
      And Ann has 0 ready mana
      And token1 is in Ann's companion expedition

    @case:altered-subhash-lacks-a-part @clause:6.1.d @clause:6.4.c @clause:1.2.5.c
    @clause:1.x:1.2.5.c-part
    Scenario Outline: If one part of a cost cannot be paid, the other is not paid and nobody is asked: <case>
      Given the made-up card "Subhash & Marmo"
        """
        {"type": "hero", "reserve_limit": 2, "landmark_limit": 2,
         "abilities": [{"is": "reaction", "name": "Tinker", "trigger": {"event": "phase", "phase": "noon"},
                        "effect": {"is": "pay-to", "cost": [{"is": "pay-mana", "mana": <price>}, {"is": "pay-move", "what": {"is": "choose", "what": {"zone": ["<from>"], "whose": "yours"}}, "to": "discard"}],
                                   "then": {"is": "gain", "what": {"is": "this"}, "counter": "robot", "count": 1}}}]}
        """
      And these cards
        | ref     | card                  | player | zone    |
        | subhash | Subhash & Marmo       | Ann    | hero    |
        | junk    | a character costing 1 | Ann    | reserve |
      And Ann has 1 ready mana
      When Ann passes
      And Bob passes
      Then it is Afternoon of day 4
      And junk is in Ann's reserve
      And Ann has 1 ready mana
      And subhash has 0 robot counters

      Examples:
        | case    | price | from    |
        | mana    | 2     | reserve |
        | no-card | 1     | hand    |

    @case:altered-open-the-gates @clause:6.1.e @clause:7.3.4.b @clause:7.3.4.a
    Scenario Outline: Example: Open the Gates makes four tokens at once, two in each Expedition: <case>
      Given the made-up card "Open the Gates"
        """
        {"type": "spell", "hand_cost": 5, "reserve_cost": 5,
         "effect": {"is": "create-token", "where": "each", "count": 2, "token": {"name": "Ordis Recruit", "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Soldier"]}}}
        """
      And these cards
        | ref   | card           | player | zone |
        | gates | Open the Gates | <who>  | hand |
      And it is <who>'s turn
      And <who> has 5 ready mana
      When <who> plays gates for its mana cost
      Then it is accepted
      And only this has changed
        | what         | from         | to                           |
        | gates        | <who>'s hand | <who>'s reserve              |
        | <who>'s mana | 5 ready      | 5 exhausted                  |
        | token1       | no zone      | <who>'s hero expedition      |
        | token2       | no zone      | <who>'s hero expedition      |
        | token3       | no zone      | <who>'s companion expedition |
        | token4       | no zone      | <who>'s companion expedition |
        | turn         | <who>        | <other>                      |

      Examples:
        | case | who | other |
        | ann  | Ann | Bob   |
        | bob  | Bob | Ann   |

    @case:altered-recruits-march @clause:7.3.4.b @clause:2.2.10.e @clause:4.2.4.b
    Scenario Outline: Example: each created token has statistics of 1, so two of them have 2, against <case>
      Given the made-up card "Open the Gates"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "create-token", "where": "each", "count": 2, "token": {"name": "Ordis Recruit", "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Soldier"]}}}
        """
      And these cards
        | ref   | card                                                             | player | zone            |
        | gates | Open the Gates                                                   | Ann    | hand            |
        | rival | a character costing 1, with <case> Forest, <case> Mountain and <case> Water | Bob    | hero expedition |
      When Ann plays gates for its mana cost
      And Bob passes
      And Ann passes
      Then Ann's hero expedition is at <hero>
      And Ann's companion expedition is at 1

      Examples:
        | case | hero |
        | 1    | 1    |
        | 2    | 0    |

    @case:altered-they-leave-together @clause:6.1.f @clause:6.3.e @clause:6.3.f
    Scenario: Characters that leave in one step leave together, and each reacts to the other
      Given the made-up card "Flood"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "discard", "what": {"is": "all", "what": {"type": ["character"]}}}}
        """
      And the made-up card "Mourner"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Mourn", "trigger": {"event": "leaves", "what": {"type": ["character"], "other": true}}, "effect": {"is": "resupply"}}]}
        """
      And these cards
        | ref   | card    | player | zone                 |
        | flood | Flood   | Ann    | hand                 |
        | one   | Mourner | Ann    | hero expedition      |
        | two   | Mourner | Bob    | companion expedition |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann plays flood for its mana cost
      Then it is accepted
      And one is in Ann's discard
      And two is in Bob's discard
      And ann-deck-1 is in Ann's reserve
      And ann-deck-2 is in Ann's deck
      And bob-deck-1 is in Bob's reserve
      And bob-deck-2 is in Bob's deck

  Rule: decisions

    @case:altered-decided-right-before-its-step @clause:6.1.g @edition:>=3.0
    Scenario: A choice for the second step is made only after the first step has happened
      Given the made-up card "Raid"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "draw"},
           {"is": "move", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}}, "to": "mana"}]}}
        """
      And these cards
        | ref  | card                  | player | zone |
        | raid | Raid                  | Ann    | hand |
        | owl  | a character costing 1 | Ann    | hand |
      And Ann's deck has 1 card
      When Ann plays raid for its mana cost
      Then Ann is asked to choose from owl and ann-deck-1
      When Ann chooses ann-deck-1
      Then it is accepted
      And ann-deck-1 is in Ann's mana
      And Ann has 0 ready mana

    @case:altered-controller-decides @clause:6.1.g
    Scenario Outline: The controller of the effect chooses, even among the opponent's Characters: <case>
      Given the made-up card "Quake"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "discard", "what": {"is": "target", "what": {"type": ["character"], "whose": "opponent"}}}}
        """
      And these cards
        | ref   | card                  | player  | zone                 |
        | quake | Quake                 | <who>   | hand                 |
        | owl   | a character costing 1 | <other> | hero expedition      |
        | fox   | a character costing 1 | <other> | companion expedition |
      And it is <who>'s turn
      When <who> plays quake for its mana cost
      Then <who> is asked to choose from owl and fox
      When <other> chooses fox
      Then it is refused
      And nothing has changed
      When <who> chooses fox
      Then it is accepted
      And fox is in <other>'s discard
      And owl is in <other>'s hero expedition

      Examples:
        | case | who | other |
        | ann  | Ann | Bob   |
        | bob  | Bob | Ann   |

    @case:altered-all-options-impossible @clause:1.4.1.c @edition:>=3.0 @conflict:171
    Scenario: If every option is impossible, that step does nothing, and the rest of the effect happens
      Given the made-up card "Statue"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "cannot", "action": "discard"}]}
        """
      And the made-up card "Quake"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "sequence", "steps": [{"is": "discard", "what": {"is": "target", "what": {"type": ["character"]}}}, {"is": "draw"}]}}
        """
      And these cards
        | ref   | card   | player | zone            |
        | one   | Statue | Bob    | hero expedition |
        | two   | Statue | Ann    | hero expedition |
        | quake | Quake  | Ann    | hand            |
      And Ann's deck has 1 card
      When Ann plays quake for its mana cost
      Then it is accepted
      And the rules leave open: can what cannot be discarded be chosen for it?
        | outcome                                 |
        | nobody is asked                         |
        | Ann is asked to choose from one and two |
      When Ann chooses two if asked
      Then it is accepted
      And one is in Bob's hero expedition
      And two is in Ann's hero expedition
      And ann-deck-1 is in Ann's hand

    @case:altered-hidden-choice-is-kept @clause:6.1.h @clause:1.4.5.a @clause:3.1.3.f @asked:1.4.5.a @midway:6.1.h
    @clause:1.x:1.4.5.a-hidden
    Scenario Outline: A card chosen in Hand stays hidden from the next player, and both cards move at once: <case>
      Given the made-up card "Spring cleaning"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "each-player", "do": {"is": "move", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}}, "to": "discard"}}}
        """
      And these cards
        | ref   | card                  | player | zone |
        | clean | Spring cleaning       | <who>  | hand |
        | a1    | a character costing 1 | Ann    | hand |
        | a2    | a character costing 2 | Ann    | hand |
        | b1    | a character costing 1 | Bob    | hand |
        | b2    | a character costing 2 | Bob    | hand |
      And it is <who>'s turn
      When <who> plays clean for its mana cost
      And <who> chooses <first>
      Then <other> is asked to choose from <options>
      And <other> does not see <first>
      And <first> is in <who>'s hand
      When <other> chooses <second>
      Then it is accepted
      And <first> is in <who>'s discard
      And <second> is in <other>'s discard
      And <other> sees <first>

      Examples:
        | case | who | other | first | options   | second |
        | ann  | Ann | Bob   | a2    | b1 and b2 | b1     |
        | bob  | Bob | Ann   | b2    | a1 and a2 | a1     |

    @case:altered-initiative-not-control @clause:6.1.h @clause:1.4.5.a @asked:1.4.5.a
    Scenario Outline: The player with initiative chooses first, even if the opponent controls the effect: <who>'s turn
      Given the made-up card "Tax"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "reaction", "name": "Levy", "trigger": {"event": "is-played", "what": {"type": ["spell"], "zone": ["reserve", "discard"]}},
                        "effect": {"is": "each-player", "do": {"is": "sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}}}}]}
        """
      And these cards
        | ref  | card                  | player  | zone                 |
        | tax  | Tax                   | <other> | landmark             |
        | song | a spell costing 0     | <who>   | hand                 |
        | a1   | a character costing 1 | Ann     | hero expedition      |
        | a2   | a character costing 1 | Ann     | companion expedition |
        | b1   | a character costing 1 | Bob     | hero expedition      |
        | b2   | a character costing 1 | Bob     | companion expedition |
      And it is <who>'s turn
      When <who> plays song for its mana cost
      Then <who> is asked to choose from <own>
      When <who> chooses <one>
      Then <other> is asked to choose from <theirs>
      When <other> chooses <two>
      Then it is accepted
      And <one> is in <who>'s discard
      And <two> is in <other>'s discard

      Examples:
        | case | who | other | own       | theirs    | one | two |
        | ann  | Ann | Bob   | a1 and a2 | b1 and b2 | a1  | b2  |
        | bob  | Bob | Ann   | b1 and b2 | a1 and a2 | b2  | a1  |

    @case:altered-nothing-to-exchange-with @clause:7.3.9.b
    Scenario: If one half of an exchange has nothing to choose, the other half is not chosen either
      Given the made-up card "Barter"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "exchange", "first": {"is": "choose", "what": {"type": ["character"], "zone": ["reserve"], "whose": "yours"}, "name": "there"},
            "second": {"is": "choose", "what": {"type": ["character"], "zone": ["hand"], "whose": "yours"}, "name": "here"}},
           {"is": "draw"}]}}
        """
      And these cards
        | ref    | card                  | player | zone    |
        | barter | Barter                | Ann    | hand    |
        | owl    | a character costing 1 | Ann    | reserve |
        | fox    | a character costing 1 | Ann    | reserve |
      And Ann's deck has 1 card
      When Ann plays barter for its mana cost
      Then it is accepted
      And nobody is asked
      And owl is in Ann's reserve
      And ann-deck-1 is in Ann's hand

    @case:altered-nothing-to-exchange-for-what-is-tough @clause:6.1.g @clause:7.3.9.b @edition:>=3.0
    Scenario: If one half of an exchange has nothing to choose, no Tough cost is paid for the other half
      Given the made-up card "Barter"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "exchange", "first": {"is": "target", "what": {"type": ["character"], "whose": "opponent"}, "name": "there"},
            "second": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}, "name": "here"}},
           {"is": "draw"}]}}
        """
      And these cards
        | ref    | card                                | player | zone            |
        | barter | Barter                              | Ann    | hand            |
        | rock   | a character costing 1, with Tough 1 | Bob    | hero expedition |
      And Ann has 1 ready mana
      And Ann's deck has 1 card
      When Ann plays barter for its mana cost
      Then it is accepted
      And nobody is asked
      And Ann has 1 ready mana
      And rock is in Bob's hero expedition
      And ann-deck-1 is in Ann's hand

    @case:altered-mode-without-an-option @clause:6.1.g @clause:6.5.g
    Scenario: A mode that has nothing to choose from is not offered
      Given the made-up card "Trident"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "modes", "modes": {
           "hit": {"is": "discard", "what": {"is": "target", "what": {"type": ["character"], "whose": "opponent"}}},
           "draw": {"is": "draw"},
           "supply": {"is": "resupply"}}}}
        """
      And these cards
        | ref     | card                  | player | zone            |
        | trident | Trident               | Ann    | hand            |
        | owl     | a character costing 1 | Ann    | hero expedition |
      And Ann's deck has 1 card
      When Ann plays trident for its mana cost
      Then Ann is asked to choose from draw and supply
      When Ann chooses supply
      Then it is accepted
      And ann-deck-1 is in Ann's reserve

    @case:altered-status-once-in-a-step @clause:6.1.f
    Scenario: Two parts of a step that do the same to one object do it to it once
      Given the made-up card "Lullaby"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "simultaneously", "parts": [
           {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "status": ["asleep"]},
           {"is": "gain", "what": {"is": "all", "what": {"type": ["character"], "whose": "yours"}}, "status": ["asleep"]}]}}
        """
      And the made-up card "Watcher"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "reaction", "name": "Count", "trigger": {"event": "gains-status", "status": "asleep"},
                        "effect": {"is": "gain", "what": {"is": "this"}, "counter": "sheep", "count": 1}}]}
        """
      And these cards
        | ref     | card                  | player | zone            |
        | lullaby | Lullaby               | Ann    | hand            |
        | watcher | Watcher               | Bob    | landmark        |
        | owl     | a character costing 1 | Ann    | hero expedition |
      When Ann plays lullaby for its mana cost
      Then it is accepted
      And owl is asleep
      And watcher has 1 sheep counter

    @case:altered-several-cards-of-a-deck @clause:6.1.e @clause:3.2.2.c
    Scenario: Each card from the top of a Deck is moved by an action of its own
      Given the made-up card "Mill"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "move", "what": {"is": "from-deck", "cards": 2}, "to": "reserve"}}
        """
      And these cards
        | ref  | card | player | zone |
        | mill | Mill | Bob    | hand |
      And it is Bob's turn
      And Bob's deck has 3 cards
      When Bob plays mill for its mana cost
      Then it is accepted
      And bob-deck-1 is in Bob's reserve
      And bob-deck-2 is in Bob's reserve
      And bob-deck-3 is in Bob's deck
