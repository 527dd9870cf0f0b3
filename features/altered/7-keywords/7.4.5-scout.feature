Feature: Altered 7.4.5, Scout

  Background:
    Given a game of Altered
    And the made-up card "Aby, Sap Courier"
      """
      {"type": "character", "hand_cost": 3, "reserve_cost": 2, "forest": 2, "mountain": 2, "water": 2,
       "abilities": [{"is": "keyword", "keyword": "scout", "value": 1},
                     {"is": "reaction", "name": "Deliver", "symbol": "join",
                      "effect": {"is": "may", "do": {"is": "augment", "what": {"is": "target", "what": {"zone": ["expedition", "landmark", "reserve"]}}}}}]}
      """
    And the made-up card "Daedalus"
      """
      {"type": "character", "hand_cost": 3, "reserve_cost": 3, "forest": 2, "mountain": 2, "water": 2,
       "abilities": [{"is": "keyword", "keyword": "scout", "value": 1},
                     {"is": "reaction", "name": "Invent", "symbol": "join",
                      "effect": {"is": "sequence", "steps": [
                        {"is": "gain", "what": {"is": "target", "what": {"type": ["character"], "zone": ["expedition", "reserve"], "other": true}, "name": "friend"}, "count": 0},
                        {"is": "roll"},
                        {"is": "if", "condition": {"is": "at-least", "number": {"is": "number", "name": "die"}, "least": 4},
                         "then": {"is": "simultaneously", "parts": [{"is": "gain", "what": {"is": "this"}, "count": 1}, {"is": "gain", "what": {"is": "it", "name": "friend"}, "count": 1}]},
                         "otherwise": {"is": "gain", "what": {"is": "it", "name": "friend"}, "count": 1}}]}}]}
      """

  Rule: the other cost

    @case:altered-scout-cost @clause:7.4.5.c @clause:7.4.5.b @edition:>=3.0
    Scenario Outline: A Character played for its Scout cost joins the Expedition and then goes to Reserve: <case>
      Given these cards
        | ref  | card                                | player | zone |
        | bird | a character costing 3, with Scout 1 | <who>  | hand |
      And it is <who>'s turn
      And <who> has 1 ready mana
      When <who> plays bird for its Scout cost in the hero expedition
      Then it is accepted
      And bird is in <who>'s reserve
      And bird is ready and not fleeting
      And <who> has 0 ready mana
      And no ability waits
      And it is <other>'s turn

      Examples:
        | case | who | other |
        | ann  | Ann | Bob   |
        | bob  | Bob | Ann   |

    @case:altered-scout-or-hand-cost @clause:7.4.5.c @clause:5.1.2.d @edition:>=3.0
    Scenario: A Character with Scout played for its Hand Cost stays in the Expedition
      Given these cards
        | ref  | card                                | player | zone |
        | bird | a character costing 3, with Scout 1 | Ann    | hand |
      And Ann has 4 ready mana
      When Ann plays bird for its mana cost in the hero expedition
      Then it is accepted
      And bird is in Ann's hero expedition
      And Ann has 1 ready mana

    @case:altered-scout-not-from-reserve @clause:7.4.5.b @clause:7.4.5.c @edition:>=3.0
    Scenario: A card in Reserve cannot be played for its Scout cost
      Given these cards
        | ref  | card                                | player | zone    |
        | bird | a character costing 3, with Scout 1 | Ann    | reserve |
      And Ann has 3 ready mana
      When Ann plays bird for its Scout cost in the hero expedition
      Then it is refused
      And nothing has changed

    @case:altered-scout-without-scout @clause:7.4.5.c @edition:>=3.0
    Scenario: A card without Scout has no Scout cost
      Given these cards
        | ref  | card                  | player | zone |
        | bird | a character costing 3 | Ann    | hand |
      And Ann has 3 ready mana
      When Ann plays bird for its Scout cost in the hero expedition
      Then it is refused
      And nothing has changed

    @case:altered-scout-unpayable @clause:6.4.c @clause:7.4.5.c @edition:>=3.0
    Scenario Outline: The Scout cost is paid in full: with <mana> ready Orbs
      Given these cards
        | ref  | card                                | player | zone |
        | bird | a character costing 4, with Scout 2 | Bob    | hand |
      And it is Bob's turn
      And Bob has <mana> ready mana and 1 exhausted mana
      When Bob plays bird for its Scout cost in the companion expedition
      Then it is refused by 6.4.c
      And nothing has changed

      Examples:
        | mana |
        | 0    |
        | 1    |

    @case:altered-scout-and-cost-alterations @clause:7.4.5.d @clause:5.1.2.e @edition:>=3.0
    Scenario Outline: Texts that raise or lower costs apply to a Scout cost too: <case>
      Given the made-up card "Market"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "cost-alteration", "<how>": 1, "who": "each"}]}
        """
      And these cards
        | ref    | card                                | player | zone     |
        | market | Market                              | Bob    | landmark |
        | bird   | a character costing 4, with Scout 2 | Ann    | hand     |
      And Ann has 3 ready mana
      When Ann plays bird for its Scout cost in the hero expedition
      Then it is accepted
      And Ann has <left> ready mana
      And bird is in Ann's reserve

      Examples:
        | case    | how  | left |
        | dearer  | more | 0    |
        | cheaper | less | 2    |

    @case:altered-scout-and-restrictions @clause:7.4.5.d @edition:>=3.0
    Scenario Outline: The Scout cost is restricted as any other: <case>
      Given the made-up card "Tollgate"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "cost-restriction", "least": 2, "who": "each"}]}
        """
      And these cards
        | ref  | card                                | player  | zone     |
        | gate | Tollgate                            | <other> | landmark |
        | owl  | a character costing 3, with Scout 1 | <who>   | hand     |
      And it is <who>'s turn
      And <who> has 3 ready mana
      When <who> plays owl for its Scout cost in the hero expedition
      Then it is accepted
      And owl is in <who>'s reserve
      And <who> has 1 ready mana

      Examples:
        | case | who | other |
        | ann  | Ann | Bob   |
        | bob  | Bob | Ann   |

    @case:altered-scouting-landmark @clause:7.4.5.a @clause:7.4.5.c @edition:>=3.0 @needs:stepwise-triggers
    Scenario: A Landmark Permanent with Scout goes from the Landmark zone to Reserve
      Given the made-up card "Outpost"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 4, "reserve_cost": 2,
         "abilities": [{"is": "keyword", "keyword": "scout", "value": 1},
                       {"is": "reaction", "name": "Report", "symbol": "join", "effect": {"is": "draw"}}]}
        """
      And these cards
        | ref  | card    | player | zone |
        | post | Outpost | Ann    | hand |
      And Ann has 1 ready mana
      And Ann's deck has 1 card
      When Ann plays post for its Scout cost
      And Ann chooses post: Report
      Then it is accepted
      And post is in Ann's reserve
      And ann-deck-1 is in Ann's hand

  Rule: the ability it gains

    @case:altered-scouting-spell-enters-nothing @clause:7.4.5.c @edition:>=3.0
    Scenario Outline: A Spell played for its Scout cost enters neither zone, so it gains no ability: <case>
      Given the made-up card "Signal"
        """
        {"type": "spell", "hand_cost": 4, "reserve_cost": 2, "effect": {"is": "draw"},
         "abilities": [<fleeting>{"is": "keyword", "keyword": "scout", "value": 1}]}
        """
      And these cards
        | ref    | card    | player | zone     |
        | signal | Signal  | Ann    | hand     |
      And Ann has 2 ready mana
      And Ann's deck has 2 cards
      When Ann plays signal for its Scout cost
      Then it is accepted
      And signal is in Ann's <zone>
      And Ann has 1 ready mana
      And ann-deck-1 is in Ann's hand
      And no ability waits
      And it is Bob's turn

      Examples:
        | case     | fleeting                                   | zone    |
        | usual    |                                            | reserve |
        | fleeting | {"is": "keyword", "keyword": "fleeting"},  | discard |

    @case:altered-scout-in-either-order @clause:7.4.5.c @clause:4.4.b @edition:>=3.0 @midway:4.4.c @needs:stepwise-triggers
    Scenario Outline: Example: Aby goes to Reserve first or augments first, and both happen: <case>
      Given these cards
        | ref | card                  | player | zone            | state   |
        | aby | Aby, Sap Courier      | <who>  | hand            |         |
        | owl | a character costing 1 | <who>  | hero expedition | 1 boost |
      And it is <who>'s turn
      And <who> has 1 ready mana
      When <who> plays aby for its Scout cost in the companion expedition
      And <who> chooses <first>
      Then aby is in <who>'s <zone>
      When <who> chooses yes
      And <who> chooses owl
      Then it is accepted
      And aby is in <who>'s reserve
      And owl has 2 boosts
      And no ability waits

      Examples:
        | case        | who | first        | zone                 |
        | augment-ann | Ann | aby: Deliver | companion expedition |
        | augment-bob | Bob | aby: Deliver | companion expedition |
        | reserve-ann | Ann | aby          | reserve              |
        | reserve-bob | Bob | aby          | reserve              |

    @case:altered-scout-finds-it-in-reserve @clause:7.4.5.e @edition:>=3.0
    Scenario Outline: Example: Daedalus, sent to Reserve first, is boosted there on a roll of 4 or more: <case>
      Given these cards
        | ref  | card                  | player | zone            |
        | daed | Daedalus              | Ann    | hand            |
        | owl  | a character costing 1 | Ann    | hero expedition |
      And Ann has 1 ready mana
      And chance gives <die>
      When Ann plays daed for its Scout cost in the companion expedition
      And Ann chooses daed
      Then it is accepted
      And daed is in Ann's reserve
      And daed has <boosts> boosts
      And owl has 1 boost

      Examples:
        | case | die | boosts |
        | 4    | 4   | 1      |
        | 6    | 6   | 1      |
        | 3    | 3   | 0      |

    @case:altered-scout-loses-its-boost @clause:2.5.j @edition:>=3.0
    Scenario: Example: Daedalus, boosted first and sent to Reserve after, loses the boost
      Given these cards
        | ref  | card                  | player | zone            |
        | daed | Daedalus              | Ann    | hand            |
        | owl  | a character costing 1 | Ann    | hero expedition |
      And Ann has 1 ready mana
      And chance gives 5
      When Ann plays daed for its Scout cost in the companion expedition
      And Ann chooses daed: Invent
      Then it is accepted
      And daed is in Ann's reserve
      And daed has 0 boosts
      And owl has 1 boost

    @case:altered-played-for-its-hand-cost-it-is-no-scout @clause:7.4.5.c @edition:>=3.0
    Scenario: Daedalus played for its Hand Cost stays and is boosted in the Expedition
      Given these cards
        | ref  | card                  | player | zone            |
        | daed | Daedalus              | Bob    | hand            |
        | owl  | a character costing 1 | Ann    | hero expedition |
      And it is Bob's turn
      And Bob has 3 ready mana
      And chance gives 4
      When Bob plays daed for its mana cost in the companion expedition
      Then it is accepted
      And daed is in Bob's companion expedition
      And daed has 1 boost
      And owl has 1 boost

    @case:altered-scout-again-later @clause:7.4.5.b @clause:2.2.11.g @edition:>=3.0
    Scenario: A card with Scout played from Reserve costs its Reserve Cost and does not go back
      Given these cards
        | ref  | card                                                  | player | zone |
        | bird | a character costing 3, with Scout 1, with Reserve Cost 2 | Ann    | hand |
      And Ann has 3 ready mana
      And Bob has passed
      When Ann plays bird for its Scout cost in the hero expedition
      Then bird is in Ann's reserve
      When Ann plays bird for its mana cost in the hero expedition
      Then it is accepted
      And bird is in Ann's hero expedition
      And bird is fleeting
      And Ann has 0 ready mana
