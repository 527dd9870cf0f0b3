Feature: Altered 7.4.4, the Expeditions of a Gigantic Character

  Background:
    Given a game of Altered
    And the made-up card "Eat Me Energy Bars"
      """
      {"type": "permanent", "zone_type": "expedition", "hand_cost": 2, "reserve_cost": 2, "subtypes": ["Gear"],
       "abilities": [{"is": "keyword", "keyword": "gigantic", "what": {"type": ["character"], "where": "mine"},
                      "condition": {"is": "exists", "what": {"type": ["character"], "where": "mine"}, "least": 1, "most": 1}}]}
      """
    And the made-up card "Amarok"
      """
      {"type": "character", "hand_cost": 3, "reserve_cost": 3, "forest": 4, "mountain": 4, "water": 4,
       "abilities": [{"is": "reaction", "name": "Alone", "trigger": {"event": "joins", "where": "mine", "what": {"type": ["character"], "other": true}},
                      "effect": {"is": "sacrifice", "what": {"is": "it"}}}]}
      """
    And the made-up card "Ratatoskr"
      """
      {"type": "character", "hand_cost": 3, "reserve_cost": 3, "forest": 2, "mountain": 2, "water": 2,
       "abilities": [{"is": "reaction", "name": "Gather", "symbol": "reserve",
                      "effect": {"is": "create-token", "where": "mine", "count": 2, "token": {"name": "Ordis Recruit", "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Soldier"]}}}]}
      """
    And the made-up card "Detour"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "switch-expeditions", "what": {"is": "target", "what": {"type": ["character"], "without": ["exhausted"]}}}}
      """

  Rule: what is created or moved

    @case:altered-tokens-of-a-gigantic @clause:7.4.4.h @clause:7.4.4.f @edition:>=3.0
    Scenario Outline: Example: each token of the Gigantic Character goes where its player likes: <case>
      Given these cards
        | ref  | card               | player | zone            |
        | bars | Eat Me Energy Bars | <who>  | hero expedition |
        | rat  | Ratatoskr          | <who>  | reserve         |
      And it is <who>'s turn
      And <who> has 3 ready mana
      When <who> plays rat for its mana cost in the hero expedition
      And <who> chooses <who>'s <first> expedition
      And <who> chooses <who>'s <second> expedition
      Then it is accepted
      And token1 is in <who>'s <first> expedition
      And token2 is in <who>'s <second> expedition
      And no ability waits

      Examples:
        | case           | who | first     | second    |
        | both-hero      | Ann | hero      | hero      |
        | both-companion | Bob | companion | companion |
        | one-each       | Ann | hero      | companion |

    @case:altered-tokens-of-an-ordinary @clause:7.4.4.h @edition:>=3.0
    Scenario Outline: Tokens of a Character that is not Gigantic join its own Expedition: <case>
      Given these cards
        | ref  | card               | player | zone            |
        | bars | Eat Me Energy Bars | Ann    | <bars>          |
        | owl  | a character costing 1 | Ann | <owl>           |
        | rat  | Ratatoskr          | Ann    | reserve         |
      And Ann has 3 ready mana
      When Ann plays rat for its mana cost in the hero expedition
      Then it is accepted
      And nobody is asked
      And token1 is in Ann's hero expedition
      And token2 is in Ann's hero expedition

      Examples:
        | case        | bars                 | owl                  |
        | not-alone   | hero expedition      | hero expedition      |
        | other-one   | companion expedition | companion expedition |
        | no-bars     | reserve              | companion expedition |

    @case:altered-no-other-expedition @clause:7.4.4.k
    Scenario: A Gigantic Character has no other Expedition: nothing is created there, the rest happens
      Given the made-up card "Outrider"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1, "abilities": [{"is": "keyword", "keyword": "gigantic"},
                       {"is": "reaction", "name": "Ride", "symbol": "join",
                        "effect": {"is": "sequence", "steps": [
                          {"is": "create-token", "where": "other", "token": {"name": "Ordis Recruit", "forest": 1, "mountain": 1, "water": 1}},
                          {"is": "gain", "what": {"is": "all", "what": {"named": ["Ordis Recruit"]}}, "count": 1},
                          {"is": "draw"}]}}]}
        """
      And these cards
        | ref  | card     | player | zone |
        | ride | Outrider | Ann    | hand |
      And Ann has 1 ready mana
      And Ann's deck has 1 card
      When Ann plays ride for its mana cost in the hero expedition
      Then it is accepted
      And only this has changed
        | what       | from       | to                    |
        | ride       | Ann's hand | Ann's hero expedition |
        | Ann's mana | 1 ready    | 1 exhausted           |
        | ann-deck-1 | Ann's deck | Ann's hand            |
        | turn       | Ann        | Bob                   |

    @case:altered-other-expedition @clause:7.4.4.k
    Scenario Outline: A Character that is not Gigantic creates its token in its other Expedition: <case>
      Given the made-up card "Outrider"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Ride", "symbol": "join",
                        "effect": {"is": "create-token", "where": "other", "token": {"name": "Ordis Recruit", "forest": 1, "mountain": 1, "water": 1}}}]}
        """
      And these cards
        | ref  | card     | player | zone |
        | ride | Outrider | Bob    | hand |
      And it is Bob's turn
      And Bob has 1 ready mana
      When Bob plays ride for its mana cost in the <case> expedition
      Then it is accepted
      And token1 is in Bob's <other> expedition

      Examples:
        | case      | other     |
        | hero      | companion |
        | companion | hero      |

  Rule: joining and leaving

    @case:altered-already-in-its-expeditions @clause:7.4.4.i @edition:>=3.0
    Scenario Outline: Example: a Character moving between a Gigantic Amarok's Expeditions has not joined: <case>
      Given these cards
        | ref    | card                  | player | zone                 | state     |
        | amarok | Amarok                | <who>  | hero expedition      | exhausted |
        | bars   | Eat Me Energy Bars    | <who>  | <bars>               |           |
        | owl    | a character costing 1 | <who>  | companion expedition |           |
        | detour | Detour                | <who>  | hand                 |           |
      And it is <who>'s turn
      When <who> plays detour for its mana cost
      Then it is accepted
      And owl is in <who>'s <zone>

      Examples:
        | case         | who | bars            | zone            |
        | gigantic-ann | Ann | hero expedition | hero expedition |
        | gigantic-bob | Bob | hero expedition | hero expedition |
        | ordinary     | Ann | hand            | discard         |

    @case:altered-greets-nobody-who-was-there @clause:7.4.4.i @edition:>=3.0
    Scenario Outline: A Gigantic Character does not react to a Character moving between its Expeditions: <case>
      Given the made-up card "Greeter"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Greet", "trigger": {"event": "joins", "where": "mine", "what": {"type": ["character"], "other": true}}, "effect": {"is": "draw"}}<more>]}
        """
      And these cards
        | ref    | card                  | player | zone                 | state     |
        | greet  | Greeter               | Ann    | hero expedition      | exhausted |
        | owl    | a character costing 1 | Ann    | companion expedition |           |
        | detour | Detour                | Ann    | hand                 |           |
      And Ann's deck has 2 cards
      When Ann plays detour for its mana cost
      Then it is accepted
      And owl is in Ann's hero expedition
      And Ann has <count> in hand

      Examples:
        | case     | more                                     | count   |
        | gigantic | , {"is": "keyword", "keyword": "gigantic"} | 0 cards |
        | ordinary |                                          | 1 card  |

    @case:altered-gigantic-reacts-once @clause:7.4.4.d @needs:stepwise-triggers
    Scenario: A Gigantic Character joining both Expeditions activates {J} and {H} once
      Given the made-up card "Colossus"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "keyword", "keyword": "gigantic"},
                       {"is": "reaction", "name": "Stomp", "symbol": "join", "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}},
                       {"is": "reaction", "name": "Roar", "symbol": "hand", "effect": {"is": "draw"}}]}
        """
      And these cards
        | ref | card     | player | zone |
        | col | Colossus | Bob    | hand |
      And it is Bob's turn
      And Bob has 1 ready mana
      And Bob's deck has 3 cards
      When Bob plays col for its mana cost in the companion expedition
      And Bob chooses col: Roar
      Then it is accepted
      And col has 1 boost
      And Bob has 1 card in hand

    @case:altered-gigantic-switches-card-only @clause:7.4.4.m
    Scenario: When a Gigantic Character switches, its card moves, but it joins and leaves no Expedition
      Given the made-up card "Watcher"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Greet", "trigger": {"event": "joins", "where": "mine", "what": {"type": ["character"], "other": true}}, "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}},
                       {"is": "reaction", "name": "Miss", "trigger": {"event": "leaves", "where": "mine", "what": {"type": ["character"], "other": true}}, "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
        """
      And these cards
        | ref    | card                                 | player | zone                 | state     |
        | giant  | a character costing 1, with Gigantic | Ann    | hero expedition      |           |
        | here   | Watcher                              | Ann    | hero expedition      | exhausted |
        | there  | Watcher                              | Ann    | companion expedition | exhausted |
        | detour | Detour                               | Ann    | hand                 |           |
      When Ann plays detour for its mana cost
      Then it is accepted
      And no ability waits
      And giant is in Ann's companion expedition
      And here has 0 boosts
      And there has 0 boosts

    @case:altered-becoming-gigantic-joins @clause:7.4.4.n @clause:7.4.4.o
    Scenario Outline: A Character joins the other Expedition as it becomes Gigantic and leaves it as it ceases to be: <case>
      Given the made-up card "Watcher"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "reaction", "name": "Note", "trigger": {"event": "<event>", "where": "companion", "what": {"type": ["character"]}}, "effect": {"is": "gain", "what": {"is": "this"}, "counter": "note", "count": 1}}]}
        """
      And the made-up card "Growth"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 0, "reserve_cost": 0,
         "abilities": [{"is": "keyword", "keyword": "gigantic", "what": {"type": ["character"], "whose": "yours"}}]}
        """
      And the made-up card "Wreck"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "discard", "what": {"is": "all", "what": {"named": ["Growth"]}}}}
        """
      And these cards
        | ref   | card                  | player | zone            |
        | watch | Watcher               | Ann    | landmark        |
        | grow  | Growth                | Ann    | <grow>          |
        | wreck | Wreck                 | Ann    | hand            |
        | owl   | a character costing 1 | Ann    | hero expedition |
      When Ann plays <card> for its mana cost
      Then it is accepted
      And owl is in Ann's hero expedition
      And watch has 1 note counter

      Examples:
        | case   | event  | grow     | card  |
        | joins  | joins  | hand     | grow  |
        | leaves | leaves | landmark | wreck |

  Rule: conditions

    @case:altered-overseer-of-both @clause:7.4.4.j
    Scenario Outline: Example: a Gigantic Overseer with both Expeditions behind creates one token: <case>
      Given the made-up card "Ordis Overseer"
        """
        {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "keyword", "keyword": "gigantic"},
                       {"is": "reaction", "name": "Reinforce", "symbol": "join",
                        "effect": {"is": "if", "condition": {"is": "expedition", "stands": "behind"},
                                   "then": {"is": "create-token", "where": "hero", "token": {"name": "Ordis Recruit", "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Soldier"]}}}}]}
        """
      And these cards
        | ref  | card           | player | zone |
        | over | Ordis Overseer | Ann    | hand |
      And Ann has 2 ready mana
      And Bob's hero expedition is at <hero>
      And Bob's companion expedition is at <companion>
      When Ann plays over for its mana cost in the hero expedition
      Then it is accepted
      And only this has changed
        | what       | from       | to                    |
        | over       | Ann's hand | Ann's hero expedition |
        | token1     | no zone    | Ann's hero expedition |
        | Ann's mana | 2 ready    | 2 exhausted           |
        | turn       | Ann        | Bob                   |

      Examples:
        | case          | hero | companion |
        | further       | 1    | 2         |
        | equally       | 1    | 1         |

    @case:altered-overseer-of-one @clause:7.4.4.j
    Scenario Outline: Example: a Gigantic Overseer without both Expeditions behind creates no token: <case>
      Given the made-up card "Ordis Overseer"
        """
        {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "keyword", "keyword": "gigantic"},
                       {"is": "reaction", "name": "Reinforce", "symbol": "join",
                        "effect": {"is": "if", "condition": {"is": "expedition", "stands": "behind"},
                                   "then": {"is": "create-token", "where": "hero", "token": {"name": "Ordis Recruit", "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Soldier"]}}}}]}
        """
      And these cards
        | ref  | card           | player | zone |
        | over | Ordis Overseer | Ann    | hand |
      And Ann has 2 ready mana
      And Bob's hero expedition is at <hero>
      And Bob's companion expedition is at <companion>
      When Ann plays over for its mana cost in the hero expedition
      Then it is accepted
      And only this has changed
        | what       | from       | to                    |
        | over       | Ann's hand | Ann's hero expedition |
        | Ann's mana | 2 ready    | 2 exhausted           |
        | turn       | Ann        | Bob                   |

      Examples:
        | case           | hero | companion |
        | only-hero      | 1    | 0         |
        | only-companion | 0    | 3         |
        | neither        | 0    | 0         |

    @case:altered-facing-a-gigantic @clause:7.4.4.g @clause:7.4.4.f
    Scenario Outline: A Gigantic Character faces both opposing Expeditions, and both of its player's are its own: <case>
      Given the made-up card "Colossus"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [<gigantic>
                       {"is": "reaction", "name": "Stomp", "symbol": "join", "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"], "where": "<where>"}}, "count": 1}}]}
        """
      And these cards
        | ref | card                  | player | zone                 |
        | col | Colossus              | Ann    | hand                 |
        | a1  | a character costing 1 | Ann    | hero expedition      |
        | a2  | a character costing 1 | Ann    | companion expedition |
        | b1  | a character costing 1 | Bob    | hero expedition      |
        | b2  | a character costing 1 | Bob    | companion expedition |
      And Ann has 1 ready mana
      When Ann plays col for its mana cost in the hero expedition
      Then it is accepted
      And a1 has <a1> boosts
      And a2 has <a2> boosts
      And b1 has <b1> boosts
      And b2 has <b2> boosts

      Examples:
        | case            | gigantic                                  | where  | a1 | a2 | b1 | b2 |
        | facing-gigantic | {"is": "keyword", "keyword": "gigantic"}, | facing | 0  | 0  | 1  | 1  |
        | facing-ordinary |                                           | facing | 0  | 0  | 1  | 0  |
        | mine-gigantic   | {"is": "keyword", "keyword": "gigantic"}, | mine   | 1  | 1  | 0  | 0  |
        | mine-ordinary   |                                           | mine   | 1  | 0  | 0  | 0  |
        | other-gigantic  | {"is": "keyword", "keyword": "gigantic"}, | other  | 0  | 0  | 0  | 0  |
        | other-ordinary  |                                           | other  | 0  | 1  | 0  | 0  |

  Rule: both are one area

    @case:altered-joining-one-of-both @clause:7.4.4.i
    Scenario Outline: A Character that joins either Expedition of a Gigantic one joins its Expedition once: <case>
      Given the made-up card "Big Greeter"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "keyword", "keyword": "gigantic"},
                       {"is": "reaction", "name": "Greet", "trigger": {"event": "joins", "where": "mine", "what": {"type": ["character"], "other": true}}, "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
        """
      And these cards
        | ref | card                     | player | zone                 |
        | big | Big Greeter              | Bob    | companion expedition |
        | owl | a character costing 1<with> | Bob    | hand                 |
      And it is Bob's turn
      And Bob has 1 ready mana
      When Bob plays owl for its mana cost in the <zone>
      Then it is accepted
      And no ability waits
      And big has 1 boost

      Examples:
        | case      | with            | zone                 |
        | hero      |                 | hero expedition      |
        | companion |                 | companion expedition |
        | gigantic  | , with Gigantic | hero expedition      |

    @case:altered-both-move-forward @clause:7.4.4.j
    Scenario Outline: A Gigantic Character's Expedition has moved forward only if both have, and then once: <case>
      Given the made-up card "Strider"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 2, "mountain": 2, "water": 2,
         "abilities": [{"is": "keyword", "keyword": "gigantic"},
                       {"is": "reaction", "name": "Stride", "trigger": {"event": "moves-forward", "where": "mine"},
                        "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["permanent"], "whose": "yours"}}, "counter": "kelon", "count": 1}}]}
        """
      And these cards
        | ref     | card                           | player | zone                 |
        | strider | Strider                        | Bob    | hero expedition      |
        | inn     | a landmark permanent costing 1 | Bob    | landmark             |
        | bear    | a character costing 1, with 3 Forest and 3 Mountain and 3 Water | Ann | <bear> |
      And Ann has passed
      And it is Bob's turn
      When Bob passes
      Then it is accepted
      And inn has <counters>

      Examples:
        | case | bear            | counters         |
        | both | reserve         | 1 kelon counter  |
        | one  | hero expedition | 0 kelon counters |

    @case:altered-gigantic-token @clause:7.4.4.c
    Scenario: A Gigantic token is one token that is in both Expeditions
      Given the made-up card "Colossal Work"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "create-token", "token": {"name": "Golem", "forest": 1, "mountain": 1, "water": 1, "abilities": [{"is": "keyword", "keyword": "gigantic"}]}, "where": "companion"}}
        """
      And these cards
        | ref  | card          | player | zone |
        | work | Colossal Work | Bob    | hand |
      And it is Bob's turn
      And Bob has 1 ready mana
      When Bob plays work for its mana cost
      Then it is accepted
      And only this has changed
        | what       | from       | to                         |
        | work       | Bob's hand | Bob's reserve              |
        | token1     | no zone    | Bob's companion expedition |
        | Bob's mana | 1 ready    | 1 exhausted                |
        | turn       | Bob        | Ann                        |
