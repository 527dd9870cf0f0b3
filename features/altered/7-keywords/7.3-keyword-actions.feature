Feature: Altered 7.3, keyword actions

  Background:
    Given a game of Altered

  Rule: 7.3.1 activate, 7.3.14 ignore

    @case:altered-activated-by-another @clause:7.3.1.d @clause:7.3.1.b @edition:>=3.0
    Scenario Outline: Example: a Hub whose {J} is activated by another card gains the counters itself: <case>
      Given the made-up card "Brassbug Hub"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 3, "reserve_cost": 3,
         "abilities": [{"is": "reaction", "name": "Charge", "symbol": "join", "effect": {"is": "gain", "what": {"is": "this"}, "counter": "kelon", "count": 3}},
                       {"is": "reaction", "name": "Rust", "symbol": "reserve", "effect": {"is": "gain", "what": {"is": "this"}, "counter": "rust", "count": 1}}]}
        """
      And the made-up card "Dr. Frankenstein"
        """
        {"type": "character", "hand_cost": 3, "reserve_cost": 2, "forest": 2, "mountain": 2, "water": 2,
         "abilities": [{"is": "reaction", "name": "Alive", "symbol": "reserve",
                        "effect": {"is": "may", "do": {"is": "activate", "what": {"is": "target", "what": {"type": ["permanent"], "whose": "yours"}}, "symbol": "join"}}}]}
        """
      And these cards
        | ref  | card             | player | zone     |
        | hub  | Brassbug Hub     | <who>  | landmark |
        | hub2 | Brassbug Hub     | <who>  | landmark |
        | doc  | Dr. Frankenstein | <who>  | reserve  |
      And it is <who>'s turn
      And <who> has 2 ready mana
      When <who> plays doc for its mana cost in the hero expedition
      And <who> chooses yes
      And <who> chooses hub
      Then it is accepted
      And hub has 3 kelon counters
      And hub has 0 rust counters
      And hub2 has 0 kelon counters
      And doc has 0 kelon counters
      And no ability waits

      Examples:
        | case | who |
        | ann  | Ann |
        | bob  | Bob |

    @case:altered-activation-declined @clause:6.5.c
    Scenario: An optional activation may be declined, and the opponent's Hub is no target
      Given the made-up card "Brassbug Hub"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 3, "reserve_cost": 3,
         "abilities": [{"is": "reaction", "name": "Charge", "symbol": "join", "effect": {"is": "gain", "what": {"is": "this"}, "counter": "kelon", "count": 3}}]}
        """
      And the made-up card "Dr. Frankenstein"
        """
        {"type": "character", "hand_cost": 3, "reserve_cost": 2, "forest": 2, "mountain": 2, "water": 2,
         "abilities": [{"is": "reaction", "name": "Alive", "symbol": "reserve",
                        "effect": {"is": "may", "do": {"is": "activate", "what": {"is": "target", "what": {"type": ["permanent"], "whose": "yours"}}, "symbol": "join"}}}]}
        """
      And these cards
        | ref  | card             | player | zone     |
        | hub  | Brassbug Hub     | Ann    | landmark |
        | hub2 | Brassbug Hub     | Bob    | landmark |
        | doc  | Dr. Frankenstein | Ann    | reserve  |
        | next | Dr. Frankenstein | Ann    | reserve  |
      And Ann has 4 ready mana
      And Bob has passed
      When Ann plays doc for its mana cost in the hero expedition
      And Ann chooses no
      Then it is accepted
      And hub has 0 kelon counters
      When Ann plays next for its mana cost in the hero expedition
      And Ann chooses yes
      Then it is accepted
      And hub has 3 kelon counters
      And hub2 has 0 kelon counters

    @case:altered-triggers-cannot-activate @clause:7.3.1.e @clause:7.3.14.b
    Scenario Outline: Example: Hua Mulan facing the Council stays Fleeting, as her {R} cannot activate: <case>
      Given the made-up card "The Council"
        """
        {"type": "character", "hand_cost": 4, "reserve_cost": 4, "forest": 3, "mountain": 3, "water": 3,
         "abilities": [{"is": "ignored", "what": {"type": ["character"], "where": "facing"}, "symbols": ["join", "hand", "reserve"]}]}
        """
      And the made-up card "Hua Mulan"
        """
        {"type": "character", "hand_cost": 3, "reserve_cost": 3, "forest": 2, "mountain": 4, "water": 2,
         "abilities": [{"is": "reaction", "name": "Reveal", "symbol": "reserve", "effect": {"is": "lose", "what": {"is": "this"}, "status": ["fleeting"]}}]}
        """
      And these cards
        | ref     | card        | player  | zone            |
        | council | The Council | <whose> | hero expedition |
        | mulan   | Hua Mulan   | <who>   | reserve         |
      And it is <who>'s turn
      And <who> has 3 ready mana
      When <who> plays mulan for its mana cost in the <where>
      Then it is accepted
      And mulan is in <who>'s <where>
      And mulan is <state>
      And no ability waits

      Examples:
        | case       | who | whose | where                | state        |
        | facing-ann | Ann | Bob   | hero expedition      | fleeting     |
        | facing-bob | Bob | Ann   | hero expedition      | fleeting     |
        | aside      | Ann | Bob   | companion expedition | not fleeting |
        | own        | Ann | Ann   | hero expedition      | not fleeting |

  Rule: 7.3.3 augment, 7.3.6 double, 7.3.8 exchange boosts

    @case:altered-augment @clause:7.3.3.a @edition:>=3.0
    Scenario Outline: Augment adds one counter of a kind that is already there: <case>
      Given the made-up card "Tonic"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "augment", "what": {"is": "all", "what": {"type": ["character", "permanent"]}}}}
        """
      And these cards
        | ref   | card                           | player | zone            | state           |
        | tonic | Tonic                          | Ann    | hand            |                 |
        | owl   | a character costing 1          | Ann    | hero expedition | 2 boosts        |
        | fox   | a character costing 1          | Bob    | hero expedition |                 |
        | inn   | a landmark permanent costing 1 | Bob    | landmark        | 1 guest counter |
      When Ann plays tonic for its mana cost
      Then it is accepted
      And owl has 3 boosts
      And fox has 0 boosts
      And inn has 2 guest counters

      Examples:
        | case |
        | all  |

    @case:altered-augment-one-kind @clause:7.3.3.a @edition:>=3.0
    Scenario Outline: Augmenting an object with two kinds of counters, the player of the effect chooses one: <case>
      Given the made-up card "Tonic"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "augment", "what": {"is": "target", "what": {"type": ["character"]}}}}
        """
      And these cards
        | ref   | card                  | player | zone            | state                    |
        | tonic | Tonic                 | Ann    | hand            |                          |
        | owl   | a character costing 1 | Bob    | hero expedition | 1 boost, 2 story counters |
      When Ann plays tonic for its mana cost
      And Ann chooses <case>
      Then it is accepted
      And owl has <boosts> boosts
      And owl has <stories> story counters

      Examples:
        | case  | boosts | stories |
        | boost | 2      | 2       |
        | story | 1      | 3       |

    @case:altered-double @clause:7.3.6.a @clause:7.3.6.b @edition:>=3.0
    Scenario: Doubling gives as many counters again, and nothing where there are none
      Given the made-up card "Echo"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "double", "what": {"is": "all", "what": {"type": ["character"]}}}}
        """
      And the made-up card "Listener"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Hear", "trigger": {"event": "gains-counter", "this": true, "counter": "boost"}, "effect": {"is": "exhaust", "what": {"is": "this"}}}]}
        """
      And these cards
        | ref  | card     | player | zone                 | state                     |
        | echo | Echo     | Bob    | hand                 |                           |
        | owl  | Listener | Ann    | hero expedition      | 3 boosts, 2 story counters |
        | fox  | Listener | Bob    | companion expedition |                           |
      And it is Bob's turn
      When Bob plays echo for its mana cost
      Then it is accepted
      And owl has 6 boosts
      And owl has 2 story counters
      And owl is exhausted
      And fox has 0 boosts
      And fox is ready

    @case:altered-double-the-one-that-gained @clause:7.3.6.a @edition:>=3.0
    Scenario Outline: A boost gained in the step before is doubled too: <case>
      Given the made-up card "Fertilizer"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}}, "count": 1},
          {"is": "double", "what": <what>}]}}
        """
      And these cards
        | ref  | card                  | player | zone            | state   |
        | food | Fertilizer            | Ann    | hand            |         |
        | owl  | a character costing 1 | Bob    | hero expedition | 1 boost |
        | fox  | a character costing 1 | Ann    | hero expedition | 1 boost |
      When Ann plays food for its mana cost
      And Ann chooses owl
      Then it is accepted
      And owl has 4 boosts
      And fox has <fox>

      Examples:
        | case  | what                                            | fox      |
        | alone | {"is": "it"}                                    | 1 boost  |
        | all   | {"is": "all", "what": {"type": ["character"]}}  | 2 boosts |

    @case:altered-exchange-boosts @clause:7.3.8.a @clause:7.3.8.b @edition:>=3.0
    Scenario Outline: Exchanging boosts moves the difference: <one> and <two>
      Given the made-up card "Swap"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "exchange-boosts", "first": {"is": "target", "what": {"type": ["character"], "whose": "yours"}, "name": "mine"}, "second": {"is": "target", "what": {"type": ["character"], "whose": "opponent"}, "name": "theirs"}}}
        """
      And the made-up card "Listener"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Hear", "trigger": {"event": "gains-counter", "this": true, "counter": "boost"}, "effect": {"is": "exhaust", "what": {"is": "this"}}},
                       {"is": "reaction", "name": "Miss", "trigger": {"event": "loses-counter", "this": true, "counter": "boost"}, "effect": {"is": "gain", "what": {"is": "this"}, "status": ["asleep"]}}]}
        """
      And these cards
        | ref  | card     | player | zone            | state         |
        | swap | Swap     | Ann    | hand            |               |
        | owl  | Listener | Ann    | hero expedition | <one> boosts  |
        | fox  | Listener | Bob    | hero expedition | <two> boosts  |
      When Ann plays swap for its mana cost
      Then it is accepted
      And owl has <two> boosts
      And fox has <one> boosts
      And owl is <owl>
      And fox is <fox>

      Examples:
        | one | two | owl                  | fox                  |
        | 3   | 1   | asleep and ready     | exhausted and not asleep |
        | 1   | 4   | exhausted and not asleep | asleep and ready |
        | 2   | 2   | ready and not asleep | ready and not asleep |

  Rule: 7.3.9 exchange

    @case:altered-sleight-of-hand @clause:7.3.9.a
    Scenario: An exchange swaps a card in Reserve with a card in Hand, and the one now in Reserve is ready
      Given the made-up card "Sleight of Hand"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "exchange", "first": {"is": "target", "what": {"zone": ["reserve"], "whose": "yours"}, "name": "there"}, "second": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}, "name": "here"}}}
        """
      And these cards
        | ref  | card                  | player | zone    | state     |
        | hand | Sleight of Hand       | Bob    | hand    |           |
        | owl  | a character costing 1 | Bob    | hand    |           |
        | hen  | a character costing 2 | Bob    | hand    |           |
        | fox  | a character costing 1 | Bob    | reserve | exhausted |
      And it is Bob's turn
      And Bob has 1 ready mana
      When Bob plays hand for its mana cost
      Then Bob is asked to choose from owl and hen
      When Bob chooses hen
      Then it is accepted
      And hen is in Bob's reserve
      And hen is ready
      And fox is in Bob's hand
      And owl is in Bob's hand

    @case:altered-exchanged-for-who-joins @clause:7.3.9.a @clause:7.3.8.a @edition:>=3.0
    Scenario Outline: A Character that joined is exchanged for another card, or exchanges boosts: <case>
      Given the made-up card "Revolving door"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "reaction", "trigger": {"event": "joins", "what": {"type": ["character"], "hand_cost_at_most": 0}},
                        "effect": {"is": "<verb>", "first": {"is": "choose", "name": "back", "what": {"type": ["character"], <first>}},
                                   "second": <second>}}]}
        """
      And these cards
        | ref  | card                  | player | zone                 | state    |
        | door | Revolving door        | Ann    | landmark             |          |
        | owl  | a character costing 0 | Ann    | hand                 |          |
        | fox  | a character costing 1 | Ann    | reserve              |          |
        | elk  | a character costing 1 | Ann    | companion expedition | 2 boosts |
        | yak  | a character costing 1 | Bob    | companion expedition |          |
      When Ann plays owl for its mana cost in the hero expedition
      Then it is accepted
      And fox is in Ann's <fox>
      And owl is in Ann's <owl>
      And elk has <elk> boosts
      And yak has <yak> boosts

      Examples:
        | case        | verb            | first                                 | second                                                        | fox                  | owl             | elk | yak |
        | cards       | exchange        | "whose": "yours", "zone": ["reserve"] | {"is": "it"}                                                  | hero expedition      | reserve         | 2   | 0   |
        | other-cards | exchange        | "whose": "yours", "zone": ["reserve"] | {"is": "choose", "name": "it", "what": {"boosted": true}}     | companion expedition | hero expedition | 0   | 0   |
        | boosts      | exchange-boosts | "boosted": true                       | {"is": "it"}                                                  | reserve              | hero expedition | 0   | 0   |
        | others      | exchange-boosts | "boosted": true                       | {"is": "choose", "name": "it", "what": {"whose": "opponent"}} | reserve              | hero expedition | 0   | 2   |

    @case:altered-sleight-without-a-card @clause:7.3.9.b @edition:>=3.0
    Scenario Outline: Example: with Hand or Reserve empty nothing is exchanged: <case>
      Given the made-up card "Sleight of Hand"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "exchange", "first": {"is": "target", "what": {"zone": ["reserve"], "whose": "yours"}, "name": "there"}, "second": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}, "name": "here"}}}
        """
      And these cards
        | ref  | card                  | player  | zone   |
        | hand | Sleight of Hand       | Ann     | hand   |
        | owl  | a character costing 1 | <owner> | <zone> |
        | hen  | a character costing 1 | <owner> | <zone> |
      And Ann has 1 ready mana
      When Ann plays hand for its mana cost
      Then it is accepted
      And nobody is asked
      And only this has changed
        | what       | from       | to            |
        | hand       | Ann's hand | Ann's reserve |
        | Ann's mana | 1 ready    | 1 exhausted   |
        | turn       | Ann        | Bob           |

      Examples:
        | case       | owner | zone    |
        | no-hand    | Ann   | reserve |
        | no-reserve | Ann   | hand    |
        | neither    | Bob   | reserve |

  Rule: 7.3.11 and 7.3.22 resupply

    @case:altered-resupply-from-the-discard @clause:7.3.22.b @clause:3.2.2.d
    Scenario Outline: Resupply with an empty Deck first shuffles the Discard pile into it: <case>
      Given the made-up card "Supply"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "resupply"}}
        """
      And these cards
        | ref    | card                  | player | zone    |
        | supply | Supply                | <who>  | hand    |
        | owl    | a character costing 1 | <who>  | discard |
        | fox    | a character costing 1 | <who>  | discard |
      And it is <who>'s turn
      And chance gives fox and owl
      When <who> plays supply for its mana cost
      Then it is accepted
      And fox is in <who>'s reserve
      And owl is in <who>'s deck
      And <who> has 0 cards in discard

      Examples:
        | case | who |
        | ann  | Ann |
        | bob  | Bob |

    @case:altered-resupply-from-nothing @clause:7.3.22.b @clause:6.5.h
    Scenario: Resupply with Deck and Discard pile empty does nothing and leaves the opponent's alone
      Given the made-up card "Supply"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "resupply"}}
        """
      And these cards
        | ref    | card                  | player | zone    |
        | supply | Supply                | Ann    | hand    |
        | owl    | a character costing 1 | Bob    | discard |
      And Bob's deck has 2 cards
      When Ann plays supply for its mana cost
      Then it is accepted
      And only this has changed
        | what   | from       | to            |
        | supply | Ann's hand | Ann's reserve |
        | turn   | Ann        | Bob           |

  Rule: 7.3.16 and 7.3.17 moving an Expedition

    @case:altered-move-forward @clause:7.3.17.a @clause:7.3.17.b
    Scenario Outline: An effect moves an Expedition forward, and a Tumult card it enters is turned up: <case>
      Given the made-up card "Scout ahead"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "move-expedition", "where": "companion"}}
        """
      And these cards
        | ref   | card        | player | zone |
        | ahead | Scout ahead | <who>  | hand |
      And it is <who>'s turn
      When <who> plays ahead for its mana cost
      Then it is accepted
      And only this has changed
        | what                         | from         | to                  |
        | ahead                        | <who>'s hand | <who>'s reserve     |
        | <who>'s companion expedition | 0            | 1                   |
        | region 5                     | face down    | water               |
        | region 6                     | face down    | forest and mountain |
        | turn                         | <who>        | <other>             |

      Examples:
        | case | who | other |
        | ann  | Ann | Bob   |
        | bob  | Bob | Ann   |

    @case:altered-moved-twice-at-once-reveals @clause:7.3.17.b @clause:6.1.f
    Scenario Outline: An Expedition that goes two regions at once turns up each Tumult card that it enters: <which>
      Given the made-up card "Long march"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "simultaneously", "parts": [
           {"is": "move-expedition", "where": "<which>"}, {"is": "move-expedition", "where": "<which>"}]}}
        """
      And these cards
        | ref   | card       | player | zone |
        | march | Long march | Ann    | hand |
      And Ann's <which> expedition is at 1
      When Ann plays march for its mana cost
      Then it is accepted
      And only this has changed
        | what                     | from       | to             |
        | march                    | Ann's hand | Ann's reserve  |
        | Ann's <which> expedition | 1          | 3              |
        | region 3                 | face down  | <one>          |
        | region 4                 | face down  | <other>        |
        | turn                     | Ann        | Bob            |

      Examples:
        | which     | one      | other            |
        | hero      | mountain | forest and water |
        | companion | mountain | forest and water |

    @case:altered-move-backward @clause:7.3.16.a @clause:7.3.16.b
    Scenario Outline: An effect moves an Expedition backward, though not behind its start: from <from>
      Given the made-up card "Turn back"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "move-expedition", "where": "hero", "forward": false, "whose": "opponent"}}
        """
      And these cards
        | ref  | card      | player | zone |
        | back | Turn back | Ann    | hand |
      And Bob's hero expedition is at <from>
      And Ann's hero expedition is at 2
      When Ann plays back for its mana cost
      Then it is accepted
      And Bob's hero expedition is at <to>
      And Ann's hero expedition is at 2
      And Bob's companion expedition is at 0

      Examples:
        | from | to |
        | 3    | 2  |
        | 1    | 0  |
        | 0    | 0  |

    @case:altered-not-moved-was-not-done @clause:7.3.16.b @clause:7.3.17.c @clause:6.5.f
    Scenario Outline: A player whose Expedition cannot move has not moved it, so "if you do" fails: <case>
      Given the made-up card "Wavering"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "if-you-do", "first": {"is": "move-expedition", "where": "hero", "forward": <forward>}, "then": {"is": "draw"}}}
        """
      And these cards
        | ref   | card     | player | zone |
        | waver | Wavering | Ann    | hand |
      And Ann's deck has 2 cards
      And Ann's hero expedition is at <from>
      When Ann plays waver for its mana cost
      Then it is accepted
      And Ann's hero expedition is at <to>
      And Ann has <drawn> cards in hand

      Examples:
        | case           | forward | from | to | drawn |
        | from the start | false   | 0    | 0  | 0     |
        | to the start   | false   | 1    | 0  | 1     |
        | from the end   | true    | 7    | 7  | 0     |
        | to the end     | true    | 6    | 7  | 1     |

    @case:altered-not-moved-in-the-arena @clause:7.3.16.c @clause:7.3.17.d @clause:6.5.f
    Scenario Outline: In the Arena a player has not moved an Expedition, so "if you do" fails: <case>
      Given the made-up card "Wavering"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "if-you-do", "first": {"is": "move-expedition", "where": "hero", "forward": <case>}, "then": {"is": "draw"}}}
        """
      And these cards
        | ref   | card     | player | zone |
        | waver | Wavering | Ann    | hand |
      And Ann's deck has 2 cards
      And tiebreakers have started
      When Ann plays waver for its mana cost
      Then it is accepted
      And Ann has 0 cards in hand

      Examples:
        | case  |
        | true  |
        | false |

    @case:altered-no-moving-in-the-arena @clause:7.3.17.d @clause:4.3.d
    Scenario Outline: In the Arena nothing moves: <case>
      Given the made-up card "Journey"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "move-expedition", "where": "hero", "forward": <case>}}
        """
      And these cards
        | ref | card    | player | zone |
        | go  | Journey | Ann    | hand |
      And tiebreakers have started
      When Ann plays go for its mana cost
      Then it is accepted
      And only this has changed
        | what | from       | to            |
        | go   | Ann's hand | Ann's reserve |
        | turn | Ann        | Bob           |

      Examples:
        | case  |
        | true  |
        | false |

  Rule: 7.3.18 ready, 7.3.19 roll a die, 7.3.21 put, 7.3.28 switch

    @case:altered-ready-what-is-ready @clause:7.3.18.a @clause:7.3.18.b @clause:2.4.1.h
    Scenario: Only exhausted objects become ready
      Given the made-up card "Wake"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "ready", "what": {"is": "all", "what": {"type": ["character"]}}}}
        """
      And the made-up card "Riser"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Rise", "trigger": {"event": "loses-status", "this": true, "status": "exhausted"}, "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
        """
      And these cards
        | ref  | card  | player | zone            | state     |
        | wake | Wake  | Ann    | hand            |           |
        | owl  | Riser | Bob    | hero expedition | exhausted |
        | fox  | Riser | Bob    | hero expedition |           |
      When Ann plays wake for its mana cost
      Then it is accepted
      And owl is ready
      And owl has 1 boost
      And fox is ready
      And fox has 0 boosts

    @case:altered-roll-a-die @clause:7.3.19.a @clause:7.3.19.b
    Scenario Outline: The next step uses the result of the roll: <die>
      Given the made-up card "Gamble"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "roll"},
           {"is": "if", "condition": {"is": "at-least", "number": {"is": "number", "name": "die"}, "least": 4}, "then": {"is": "draw"}, "otherwise": {"is": "resupply"}}]}}
        """
      And these cards
        | ref    | card   | player | zone |
        | gamble | Gamble | Bob    | hand |
      And it is Bob's turn
      And Bob's deck has 2 cards
      And chance gives <die>
      When Bob plays gamble for its mana cost
      Then it is accepted
      And bob-deck-1 is in Bob's <zone>

      Examples:
        | die | zone    |
        | 1   | reserve |
        | 3   | reserve |
        | 4   | hand    |
        | 6   | hand    |

    @case:altered-into-the-mana-zone @clause:3.2.9.b @clause:7.3.21.a @clause:3.2.9.d
    Scenario Outline: A card put in the Mana zone is <state> there and hidden from the opponent
      Given the made-up card "Bury"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "move", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}}, "to": "mana", "ready": <ready>}}
        """
      And these cards
        | ref  | card                  | player | zone |
        | bury | Bury                  | Ann    | hand |
        | owl  | a character costing 1 | Ann    | hand |
      When Ann plays bury for its mana cost
      Then it is accepted
      And owl is in Ann's mana
      And owl is <state>
      And Ann has <n> ready mana
      And Bob does not see owl
      And Ann sees owl

      Examples:
        | state     | ready | n |
        | exhausted | false | 0 |
        | ready     | true  | 1 |

    @case:altered-switch-joins-and-leaves @clause:7.3.28.a @clause:7.3.28.b @clause:7.5.8.c @clause:7.5.9.c
    Scenario Outline: Switching leaves one Expedition and joins the other, but not the zone: <case>
      Given the made-up card "Detour"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "switch-expeditions", "what": {"is": "target", "what": {"type": ["character"], "named": ["Wanderer"]}}}}
        """
      And the made-up card "Wanderer"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Arrive", "symbol": "join", "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
        """
      And the made-up card "Innkeeper"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Watch", "trigger": {"event": "<event>", "where": "mine", "what": {"type": ["character"], "other": true}}, "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
        """
      And these cards
        | ref    | card      | player  | zone                 |
        | detour | Detour    | Ann     | hand                 |
        | wander | Wanderer  | <whose> | hero expedition      |
        | here   | Innkeeper | <whose> | hero expedition      |
        | there  | Innkeeper | <whose> | companion expedition |
      When Ann plays detour for its mana cost
      Then it is accepted
      And wander is in <whose>'s companion expedition
      And wander has 0 boosts
      And here has <here> boosts
      And there has <there> boosts

      Examples:
        | case    | event  | whose | here | there |
        | joins   | joins  | Ann   | 0    | 1     |
        | leaves  | leaves | Bob   | 1    | 0     |
