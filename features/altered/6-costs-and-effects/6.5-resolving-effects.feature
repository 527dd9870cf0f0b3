Feature: Altered 6.5, resolving effects

  Background:
    Given a game of Altered

  Rule: targets

    @case:altered-target-once-in-a-step @clause:6.5.b @clause:1.2.6.c
    Scenario Outline: Two targets in one step are two different ones: <case>
      Given the made-up card "Twin blessing"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}, "count": 2}, "count": 1}}
        """
      And these cards
        | ref  | card                  | player | zone                 |
        | twin | Twin blessing         | Ann    | hand                 |
        | owl  | a character costing 1 | Ann    | hero expedition      |
        | fox  | a character costing 1 | Bob    | hero expedition      |
        | hen  | a character costing 1 | Bob    | companion expedition |
      When Ann plays twin for its mana cost
      Then Ann is asked to choose from owl, fox and hen
      When Ann chooses <bad>
      Then it is refused
      And nothing has changed
      When Ann chooses owl and hen
      Then it is accepted
      And owl has 1 boost
      And hen has 1 boost
      And fox has 0 boosts

      Examples:
        | case  | bad              |
        | twice | owl and owl      |
        | none  | nothing          |
        | three | owl, fox and hen |

    @case:altered-as-many-targets-as-there-are @clause:1.2.6.c @clause:6.5.b
    Scenario: If a step asks for two targets and there are just two, it has both
      Given the made-up card "Twin blessing"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}, "count": 2}, "count": 1}}
        """
      And these cards
        | ref  | card                  | player | zone            |
        | twin | Twin blessing         | Ann    | hand            |
        | owl  | a character costing 1 | Ann    | hero expedition |
        | fox  | a character costing 1 | Bob    | hero expedition |
      When Ann plays twin for its mana cost
      Then it is accepted
      And owl has 1 boost
      And fox has 1 boost

    @case:altered-target-once-in-joined-verbs @clause:6.5.b @clause:6.1.c
    Scenario: Two verbs that happen at once are one step, and have two different targets
      Given the made-up card "Shared blessing"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "simultaneously", "parts": [
           {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}, "name": "first"}, "count": 1},
           {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}, "name": "second"}, "status": ["anchored"]}]}}
        """
      And these cards
        | ref    | card                  | player | zone                 |
        | shared | Shared blessing       | Ann    | hand                 |
        | owl    | a character costing 1 | Ann    | hero expedition      |
        | fox    | a character costing 1 | Bob    | hero expedition      |
        | hen    | a character costing 1 | Bob    | companion expedition |
      When Ann plays shared for its mana cost
      And Ann chooses owl
      Then Ann is asked to choose from fox and hen
      When Ann chooses owl
      Then it is refused
      And nothing has changed
      When Ann chooses hen
      Then it is accepted
      And owl has 1 boost
      And owl is not anchored
      And hen is anchored
      And hen has 0 boosts

    @case:altered-target-again-in-another-step @clause:6.5.b
    Scenario: A later step may have the same target again
      Given the made-up card "Double blessing"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}, "name": "first"}, "count": 1},
           {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}, "name": "second"}, "status": ["anchored"]}]}}
        """
      And these cards
        | ref | card                  | player | zone                 |
        | dbl | Double blessing       | Bob    | hand                 |
        | owl | a character costing 1 | Ann    | hero expedition      |
        | fox | a character costing 1 | Bob    | hero expedition      |
      And it is Bob's turn
      When Bob plays dbl for its mana cost
      And Bob chooses owl
      Then Bob is asked to choose from owl and fox
      When Bob chooses owl
      Then it is accepted
      And owl is anchored
      And owl has 1 boost

    @case:altered-fewer-targets-than-asked @clause:6.5.b @clause:1.2.6.f @edition:>=3.0
    Scenario: If only one of two targets is available, that one is the target
      Given the made-up card "Twin blessing"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}, "count": 2}, "count": 1}}
        """
      And these cards
        | ref  | card                  | player | zone            |
        | twin | Twin blessing         | Ann    | hand            |
        | owl  | a character costing 1 | Bob    | hero expedition |
      When Ann plays twin for its mana cost
      Then it is accepted
      And owl has 1 boost

    @case:altered-no-target-rest-happens @clause:6.5.b @clause:6.5.h @edition:>=3.0
    Scenario Outline: A step without a suitable target does nothing, and the other steps happen: <case>
      Given the made-up card "Quake"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "resupply"},
           {"is": "discard", "what": {"is": "target", "what": {"type": ["character"], "whose": "opponent"}}},
           {"is": "draw"}]}}
        """
      And these cards
        | ref   | card                  | player  | zone            |
        | quake | Quake                 | <who>   | hand            |
        | owl   | a character costing 1 | <who>   | hero expedition |
        | fox   | a character costing 1 | <other> | reserve         |
      And it is <who>'s turn
      And <who>'s deck has 2 cards
      When <who> plays quake for its mana cost
      Then it is accepted
      And owl is in <who>'s hero expedition
      And fox is in <other>'s reserve
      And <who> has 1 card in hand
      And <who> has 2 cards in reserve

      Examples:
        | case | who | other |
        | ann  | Ann | Bob   |
        | bob  | Bob | Ann   |

    @case:altered-target-player @clause:6.5.b
    Scenario Outline: A player can be the target: <case>
      Given the made-up card "Lesson"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "target-player", "do": {"is": "draw", "who": "that-player"}}}
        """
      And these cards
        | ref    | card   | player | zone |
        | lesson | Lesson | Ann    | hand |
      And Ann's deck has 1 card
      And Bob's deck has 1 card
      When Ann plays lesson for its mana cost
      Then Ann is asked to choose from Ann and Bob
      When Ann chooses <case>
      Then it is accepted
      And Ann has <ann> cards in hand
      And Bob has <bob> cards in hand

      Examples:
        | case | ann | bob |
        | Ann  | 1   | 0   |
        | Bob  | 0   | 1   |

  Rule: conditions and what was done

    @case:altered-unless @clause:6.5.d @clause:1.2.6.e
    Scenario Outline: "Unless": the step is left out where the condition is true: <case>
      Given the made-up card "Solace"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "if", "condition": {"is": "not", "holds": {"is": "exists", "what": {"type": ["character"], "whose": "yours"}}}, "then": {"is": "draw"}},
           {"is": "resupply"}]}}
        """
      And these cards
        | ref    | card                  | player  | zone            |
        | solace | Solace                | Ann     | hand            |
        | owl    | a character costing 1 | <whose> | hero expedition |
      And Ann's deck has 3 cards
      When Ann plays solace for its mana cost
      Then it is accepted
      And Ann has <hand> cards in hand
      And Ann has 2 cards in reserve

      Examples:
        | case  | whose | hand |
        | true  | Ann   | 0    |
        | false | Bob   | 1    |

    @case:altered-otherwise @clause:6.5.e
    Scenario Outline: Of a step and its "otherwise" part only one is done: <case>
      Given the made-up card "Crossroads"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "if", "condition": {"is": "exists", "what": {"type": ["character"], "whose": "yours"}}, "then": {"is": "draw"}, "otherwise": {"is": "resupply"}}}
        """
      And these cards
        | ref   | card                  | player  | zone            |
        | cross | Crossroads            | Bob     | hand            |
        | owl   | a character costing 1 | <whose> | hero expedition |
      And it is Bob's turn
      And Bob's deck has 3 cards
      When Bob plays cross for its mana cost
      Then it is accepted
      And bob-deck-1 is in Bob's <zone>
      And bob-deck-2 is in Bob's deck

      Examples:
        | case  | whose | zone    |
        | true  | Bob   | hand    |
        | false | Ann   | reserve |

    @case:altered-if-you-did @clause:6.5.f
    Scenario Outline: The "if you do" part happens only if the first part was done: <case>
      Given the made-up card "Trade"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "if-you-do", "first": {"is": "may", "do": {"is": "sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}}}, "then": {"is": "draw"}, "otherwise": {"is": "resupply"}}}
        """
      And these cards
        | ref   | card                  | player | zone            |
        | trade | Trade                 | Ann    | hand            |
        | lamb  | a character costing 1 | Ann    | hero expedition |
      And Ann's deck has 3 cards
      When Ann plays trade for its mana cost
      And Ann chooses <case>
      Then it is accepted
      And lamb is in Ann's <lamb>
      And ann-deck-1 is in Ann's <zone>
      And ann-deck-2 is in Ann's deck

      Examples:
        | case | lamb            | zone    |
        | yes  | discard         | hand    |
        | no   | hero expedition | reserve |

    @case:altered-could-not-do-it @clause:6.5.f @clause:6.5.h
    Scenario: A player with nothing to sacrifice has not done it
      Given the made-up card "Toll"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "if-you-do", "first": {"is": "sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}}, "then": {"is": "draw"}}}
        """
      And these cards
        | ref  | card                  | player | zone            |
        | toll | Toll                  | Ann    | hand            |
        | lamb | a character costing 1 | Bob    | hero expedition |
      And Ann's deck has 3 cards
      When Ann plays toll for its mana cost
      Then it is accepted
      And lamb is in Bob's hero expedition
      And Ann has 0 cards in hand

  Rule: modes and repetition

    @case:altered-modes-in-the-order-chosen @clause:6.5.g
    Scenario Outline: The modes chosen are done in the order in which they were chosen: <case>
      Given the made-up card "Threefold"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "modes", "count": 2, "modes": {
           "supply": {"is": "resupply"},
           "draw": {"is": "draw"},
           "rest": {"is": "exhaust", "what": {"is": "all", "what": {"zone": ["reserve"], "whose": "yours"}}}}}}
        """
      And these cards
        | ref   | card      | player | zone |
        | three | Threefold | Ann    | hand |
      And Ann's deck has 3 cards
      When Ann plays three for its mana cost
      And Ann chooses <case>
      Then it is accepted
      And ann-deck-1 is in Ann's <one>
      And ann-deck-2 is in Ann's <two>

      Examples:
        | case            | one     | two     |
        | supply and draw | reserve | hand    |
        | draw and supply | hand    | reserve |
        | draw and rest   | hand    | deck    |

    @case:altered-modes-not-twice @clause:6.5.g
    Scenario Outline: Each mode is chosen once only, and exactly as many as the text says: <case>
      Given the made-up card "Threefold"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "modes", "count": 2, "modes": {"supply": {"is": "resupply"}, "draw": {"is": "draw"}, "turn": {"is": "nothing"}}}}
        """
      And these cards
        | ref   | card      | player | zone |
        | three | Threefold | Ann    | hand |
      And Ann's deck has 3 cards
      When Ann plays three for its mana cost
      And Ann chooses <answer>
      Then it is refused
      And nothing has changed
      When Ann chooses draw and supply
      Then it is accepted
      And Ann has 1 card in hand
      And Ann has 2 cards in reserve

      Examples:
        | case  | answer                |
        | twice | draw and draw         |
        | none  | nothing               |
        | three | draw, supply and turn |

    @case:altered-modes-may-repeat @clause:6.5.g
    Scenario: If the text allows it, the same mode can be chosen again
      Given the made-up card "Encore"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "modes", "count": 2, "repeatable": true, "modes": {"supply": {"is": "resupply"}, "draw": {"is": "draw"}}}}
        """
      And these cards
        | ref    | card   | player | zone |
        | encore | Encore | Bob    | hand |
      And it is Bob's turn
      And Bob's deck has 3 cards
      When Bob plays encore for its mana cost
      And Bob chooses draw
      And Bob chooses draw
      Then it is accepted
      And Bob has 2 cards in hand
      And Bob has 1 card in reserve

    @case:altered-snow-maiden @clause:6.5.i @midway:6.5.i
    Scenario Outline: Example: the target opponent decides about each Exhausted Resupply by itself: <case>
      Given the made-up card "The Snow Maiden"
        """
        {"type": "character", "hand_cost": 3, "reserve_cost": 3, "forest": 2, "mountain": 2, "water": 2,
         "abilities": [{"is": "reaction", "name": "Thaw", "symbol": "hand",
                        "effect": {"is": "repeat", "times": 2, "do": {"is": "target-player", "who": "opponent",
                          "do": {"is": "may", "who": "that-player", "do": {"is": "resupply", "who": "that-player", "exhausted": true}}}}}]}
        """
      And these cards
        | ref  | card            | player | zone |
        | snow | The Snow Maiden | <who>  | hand |
      And it is <who>'s turn
      And <who> has 3 ready mana
      And <other>'s deck has 3 cards
      When <who> plays snow for its mana cost in the hero expedition
      And <other> chooses <first>
      Then <other> is asked to choose from yes and no
      And <other> has <between> cards in reserve
      When <other> chooses <second>
      Then it is accepted
      And <other> has <after> cards in reserve
      And <who> has 0 cards in reserve

      Examples:
        | case     | who | other | first | second | between | after |
        | once     | Ann | Bob   | yes   | no     | 1       | 1     |
        | later    | Ann | Bob   | no    | yes    | 0       | 1     |
        | twice    | Bob | Ann   | yes   | yes    | 1       | 2     |
        | never    | Ann | Bob   | no    | no     | 0       | 0     |

    @case:altered-snow-maiden-exhausts @clause:7.3.11.a @clause:6.5.i
    Scenario: Cards from an Exhausted Resupply cannot be played on the same day
      Given the made-up card "The Snow Maiden"
        """
        {"type": "character", "hand_cost": 3, "reserve_cost": 3, "forest": 2, "mountain": 2, "water": 2,
         "abilities": [{"is": "reaction", "name": "Thaw", "symbol": "hand",
                        "effect": {"is": "repeat", "times": 2, "do": {"is": "target-player", "who": "opponent",
                          "do": {"is": "may", "who": "that-player", "do": {"is": "resupply", "who": "that-player", "exhausted": true}}}}}]}
        """
      And these cards
        | ref  | card                  | player | zone |
        | snow | The Snow Maiden       | Ann    | hand |
        | owl  | a character costing 0 | Bob    | deck |
        | fox  | a character costing 0 | Bob    | deck |
        | hen  | a character costing 0 | Bob    | reserve |
      And Ann has 3 ready mana
      When Ann plays snow for its mana cost in the hero expedition
      And Bob chooses yes
      And Bob chooses yes
      Then owl is exhausted
      And fox is exhausted
      And hen is ready
      When Bob plays owl for its mana cost in the hero expedition
      Then it is refused by 2.4.5.c
      And nothing has changed
