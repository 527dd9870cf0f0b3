Feature: Altered 6.3, Reactions

  Background:
    Given a game of Altered

  Rule: what activates a Reaction

    @case:altered-asmodeus-is-put-into-play @clause:6.3.d @clause:7.1.1.a @clause:7.1.1.c
    Scenario Outline: Example: the {J} of a Character put into play is activated, its {H} and {R} are not: <case>
      Given the made-up card "Asmodeus"
        """
        {"type": "character", "hand_cost": 5, "reserve_cost": 5, "forest": 3, "mountain": 3, "water": 3,
         "abilities": [{"is": "reaction", "name": "Joined", "symbol": "join", "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}},
                       {"is": "reaction", "name": "Handed", "symbol": "hand", "effect": {"is": "gain", "what": {"is": "this"}, "counter": "hand", "count": 1}},
                       {"is": "reaction", "name": "Reserved", "symbol": "reserve", "effect": {"is": "gain", "what": {"is": "this"}, "counter": "reserve", "count": 1}}]}
        """
      And the made-up card "Mind Apotheosis"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "move", "what": {"is": "choose", "what": {"type": ["character"], "zone": ["hand", "reserve"], "whose": "yours"}}, "to": "expedition", "where": "hero"}}
        """
      And these cards
        | ref  | card            | player | zone   |
        | mind | Mind Apotheosis | <who>  | hand   |
        | asmo | Asmodeus        | <who>  | <from> |
      And it is <who>'s turn
      When <who> plays mind for its mana cost
      Then it is accepted
      And asmo is in <who>'s hero expedition
      And asmo is not fleeting
      And asmo has 1 boost
      And asmo has 0 hand counters
      And asmo has 0 reserve counters
      And no ability waits

      Examples:
        | case         | who | from    |
        | hand-ann     | Ann | hand    |
        | reserve-bob  | Bob | reserve |

    @case:altered-reserve-is-not-joined-so @clause:7.1.1.a
    Scenario Outline: {J} is activated by coming into play, but not by coming to Reserve: <case>
      Given the made-up card "Guest"
        """
        {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Bow", "symbol": "join", "effect": {"is": "draw"}}]}
        """
      And the made-up card "Door"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "move", "what": {"is": "all", "what": {"named": ["Guest"], "zone": ["discard"]}}, "to": "<to>"<where>}}
        """
      And these cards
        | ref   | card  | player | zone    |
        | door  | Door  | Ann    | hand    |
        | guest | Guest | Ann    | discard |
      And Ann's deck has 2 cards
      When Ann plays door for its mana cost
      Then it is accepted
      And guest is in Ann's <zone>
      And Ann has <count> in hand

      Examples:
        | case    | to         | where             | zone            | count   |
        | reserve | reserve    |                   | reserve         | 0 cards |
        | in-play | expedition | , "where": "hero" | hero expedition | 1 card  |

    @case:altered-symbols @clause:7.1.1.b @clause:7.1.1.c @clause:6.3.d @clause:7.3.1.a
    Scenario Outline: {H} is activated only from Hand and {R} only from Reserve: played from <from> by <who>
      Given the made-up card "Asmodeus"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 3, "mountain": 3, "water": 3,
         "abilities": [{"is": "reaction", "name": "Handed", "symbol": "hand", "effect": {"is": "gain", "what": {"is": "this"}, "counter": "hand", "count": 1}},
                       {"is": "reaction", "name": "Reserved", "symbol": "reserve", "effect": {"is": "gain", "what": {"is": "this"}, "counter": "reserve", "count": 1}}]}
        """
      And these cards
        | ref  | card     | player | zone   |
        | asmo | Asmodeus | <who>  | <from> |
      And it is <who>'s turn
      And <who> has 1 ready mana
      When <who> plays asmo for its mana cost in the companion expedition
      Then it is accepted
      And asmo has <h> hand counters
      And asmo has <r> reserve counters

      Examples:
        | case | who | from    | h | r |
        | hand | Ann | hand    | 1 | 0 |
        | res  | Ann | reserve | 0 | 1 |
        | bobs | Bob | reserve | 0 | 1 |

    @case:altered-self-move-need-not-work @clause:6.3.d @clause:6.3.c
    Scenario Outline: A Reaction to its object's own move need not be in play: it reaches Reserve from <from>
      Given the made-up card "The Machine in the Ice"
        """
        {"type": "character", "hand_cost": 6, "reserve_cost": 2, "forest": 4, "mountain": 4, "water": 4,
         "abilities": [{"is": "reaction", "name": "Freeze", "trigger": {"event": "goes-to", "this": true, "to": ["reserve"]}, "effect": {"is": "exhaust", "what": {"is": "this"}}}]}
        """
      And the made-up card "Supply"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "move", "what": {"is": "all", "what": {"named": ["The Machine in the Ice"], "zone": ["<zone>"]}}, "to": "reserve"}}
        """
      And these cards
        | ref     | card                   | player | zone   |
        | machine | The Machine in the Ice | Bob    | <from> |
        | supply  | Supply                 | Ann    | hand   |
      When Ann plays supply for its mana cost
      Then it is accepted
      And machine is in Bob's reserve
      And machine is exhausted

      Examples:
        | from            | zone       |
        | hand            | hand       |
        | hero expedition | expedition |
        | discard         | discard    |

    @case:altered-any-character-is-not-i @clause:6.3.c @clause:6.3.e
    Scenario Outline: A Reaction to any Character joining ignores its own object, while one to "I" joining does not: <case>
      Given the made-up card "Herald"
        """
        {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Proclaim", "trigger": {"event": "joins", <who>, "to": ["expedition"]}, "effect": {"is": "draw"}}]}
        """
      And these cards
        | ref    | card   | player | zone |
        | herald | Herald | Ann    | hand |
      And Ann's deck has 2 cards
      When Ann plays herald for its mana cost in the hero expedition
      Then it is accepted
      And Ann has <count> in hand

      Examples:
        | case          | who                              | count   |
        | any-character | "what": {"type": ["character"]} | 0 cards |
        | i             | "this": true                     | 1 card  |

    @case:altered-jammer-leaves @clause:6.3.e
    Scenario Outline: Example: a Reaction to leaving is activated although its object is gone: <case>
      Given the made-up card "Armored Jammer"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 2, "reserve_cost": 2,
         "abilities": [{"is": "reaction", "name": "Jam", "trigger": {"event": "leaves", "this": true, "source": ["landmark"]}, "effect": {"is": "sabotage"}}]}
        """
      And the made-up card "Mana Reaping"
        """
        {"type": "spell", "hand_cost": 2, "reserve_cost": 2, "effect": {"is": "move", "what": {"is": "target", "what": {"type": ["permanent"]}}, "to": "mana"}}
        """
      And these cards
        | ref    | card                  | player  | zone     |
        | jammer | Armored Jammer        | <other> | landmark |
        | reap   | Mana Reaping          | <who>   | hand     |
        | owl    | a character costing 1 | <who>   | reserve  |
      And it is <who>'s turn
      And <who> has 2 ready mana
      When <who> plays reap for its mana cost
      And <other> chooses owl
      Then it is accepted
      And jammer is in <other>'s mana
      And owl is in <who>'s discard

      Examples:
        | case | who | other |
        | ann  | Ann | Bob   |
        | bob  | Bob | Ann   |

    @case:altered-not-there-before-the-event @clause:6.3.e
    Scenario Outline: A Reaction that was not in play before the event is not activated by it: <case>
      Given the made-up card "Greeter"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Greet", "trigger": {"event": "joins", "what": {"type": ["character"]}}, "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
        """
      And the made-up card "Muster"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "move", "what": {"is": "all", "what": {"zone": ["reserve"], "whose": "yours", "type": ["character"]}}, "to": "expedition", "where": "hero"}}
        """
      And these cards
        | ref    | card                  | player | zone    |
        | muster | Muster                | Ann    | hand    |
        | hello  | Greeter               | Ann    | <zone>  |
        | owl    | a character costing 1 | Ann    | reserve |
      When Ann plays muster for its mana cost
      Then it is accepted
      And owl is in Ann's hero expedition
      And hello has <boosts> boosts
      And no ability waits

      Examples:
        | case     | zone                 | boosts |
        | together | reserve              | 0      |
        | before   | companion expedition | 1      |

    @case:altered-monolith-four-times @clause:6.3.f @clause:6.3.g
    @clause:1.x:4.4.a-limbo
    Scenario Outline: Four tokens that come at once activate a Reaction four times: <case>
      Given the made-up card "The Monolith, Ordis Bastion"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 3, "reserve_cost": 3,
         "abilities": [{"is": "reaction", "name": "Rise", "trigger": {"event": "joins", "what": {"type": ["character"], "whose": "yours"}}, "effect": {"is": "gain", "what": {"is": "this"}, "counter": "stone", "count": 1}}]}
        """
      And the made-up card "Open the Gates"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "create-token", "where": "each", "count": 2, "token": {"name": "Ordis Recruit", "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Soldier"]}}}
        """
      And these cards
        | ref   | card                        | player | zone     |
        | mono  | The Monolith, Ordis Bastion | <who>  | landmark |
        | gates | Open the Gates              | Ann    | hand     |
      When Ann plays gates for its mana cost
      Then it is accepted
      And mono has <stones> stone counters
      And no ability waits

      Examples:
        | case      | who | stones |
        | ones-own  | Ann | 4      |
        | opponents | Bob | 0      |

    @case:altered-monolith-boosts-each @clause:6.3.h
    Scenario: Example: four Reactions are played one after the other, and each boosts its own token
      Given the made-up card "The Monolith, Ordis Bastion"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 3, "reserve_cost": 3,
         "abilities": [{"is": "reaction", "name": "Rise", "trigger": {"event": "joins", "what": {"type": ["character"], "whose": "yours"}}, "effect": {"is": "gain", "what": {"is": "it"}, "count": 1}}]}
        """
      And the made-up card "Open the Gates"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "create-token", "where": "each", "count": 2, "token": {"name": "Ordis Recruit", "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Soldier"]}}}
        """
      And these cards
        | ref   | card                        | player | zone     |
        | mono  | The Monolith, Ordis Bastion | Ann    | landmark |
        | gates | Open the Gates              | Ann    | hand     |
      When Ann plays gates for its mana cost
      And Ann chooses mono: Rise (token3)
      And Ann chooses mono: Rise (token1)
      And Ann chooses mono: Rise (token4)
      Then it is accepted
      And no ability waits
      And token1 has 1 boost
      And token2 has 1 boost
      And token3 has 1 boost
      And token4 has 1 boost

  Rule: what its effect knows

    @case:altered-where-it-was @clause:6.3.j @clause:2.1.h
    Scenario Outline: Example: a token is created in the Expedition its creator was in: <where>
      Given the made-up card "Drillmaster"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Replace", "trigger": {"event": "goes-to", "this": true, "source": ["expedition"], "to": ["reserve"]},
                        "effect": {"is": "create-token", "where": "mine", "token": {"name": "Ordis Recruit", "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Soldier"]}}}]}
        """
      And the made-up card "Recall"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "move", "what": {"is": "target", "what": {"type": ["character"]}}, "to": "reserve"}}
        """
      And these cards
        | ref    | card        | player | zone    |
        | master | Drillmaster | <who>  | <where> |
        | recall | Recall      | Ann    | hand    |
      When Ann plays recall for its mana cost
      Then it is accepted
      And master is in <who>'s reserve
      And token1 is in <who>'s <where>

      Examples:
        | where                | who |
        | hero expedition      | Ann |
        | companion expedition | Bob |

    @case:altered-past-tense @clause:6.3.k @clause:6.3.b
    Scenario Outline: Example: a past-tense condition checks whether the Character was Fleeting before it left: <case>
      Given the made-up card "Haven Seiringar"
        """
        {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 1, "mountain": 2, "water": 1,
         "abilities": [{"is": "reaction", "name": "Farewell", "trigger": {"event": "leaves", "this": true},
                        "condition": {"is": "matches", "was": true, "what": {"status": ["fleeting"]}}, "effect": {"is": "draw"}}]}
        """
      And the made-up card "Recall"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "move", "what": {"is": "target", "what": {"type": ["character"]}}, "to": "<to>"}}
        """
      And these cards
        | ref    | card            | player | zone            | state   |
        | haven  | Haven Seiringar | Bob    | hero expedition | <state> |
        | recall | Recall          | Ann    | hand            |         |
      And Bob's deck has 1 card
      When Ann plays recall for its mana cost
      Then it is accepted
      And haven is in Bob's <zone>
      And bob-deck-1 is in Bob's <deck>

      Examples:
        | case             | state    | to      | zone    | deck |
        | fleeting         | fleeting | hand    | hand    | hand |
        | fleeting-reserve | fleeting | reserve | discard | hand |
        | not-fleeting     |          | reserve | reserve | deck |
        | other-status     | asleep   | hand    | hand    | deck |

    @case:altered-condition-of-a-trigger @clause:6.3.b @clause:6.3.k
    Scenario Outline: A present-tense condition of a trigger is checked after the event: <case>
      Given the made-up card "Watchtower"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "reaction", "name": "Signal", "trigger": {"event": "joins", "what": {"type": ["character"]}},
                        "condition": {"is": "exists", "what": {"type": ["character"], "whose": "yours"}, "least": 2},
                        "effect": {"is": "draw"}}]}
        """
      And these cards
        | ref   | card                  | player  | zone            |
        | tower | Watchtower            | Ann     | landmark        |
        | one   | a character costing 1 | <whose> | hero expedition |
        | two   | a character costing 1 | Ann     | hand            |
      And Ann has 1 ready mana
      And Ann's deck has 1 card
      When Ann plays two for its mana cost in the hero expedition
      Then it is accepted
      And ann-deck-1 is in Ann's <zone>

      Examples:
        | case | whose | zone |
        | two  | Ann   | hand |
        | one  | Bob   | deck |

    @case:altered-i-is-the-object-itself @clause:6.3.i @clause:7.2.1.d
    Scenario Outline: Example: "I" in a Reaction is the object whose Reaction it is: <case>
      Given the made-up card "Ratatoskr"
        """
        {"type": "character", "hand_cost": 2, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Grow", "symbol": "reserve", "effect": {"is": "gain", "what": {"is": "this"}, "count": 2}}]}
        """
      And these cards
        | ref   | card      | player | zone                 |
        | first | Ratatoskr | <who>  | companion expedition |
        | rat   | Ratatoskr | <who>  | <from>               |
      And it is <who>'s turn
      And <who> has 2 ready mana
      When <who> plays rat for its mana cost in the hero expedition
      Then it is accepted
      And rat has <boosts> boosts
      And first has 0 boosts

      Examples:
        | case      | who | from    | boosts |
        | ann       | Ann | reserve | 2      |
        | bob       | Bob | reserve | 2      |
        | from-hand | Ann | hand    | 0      |
