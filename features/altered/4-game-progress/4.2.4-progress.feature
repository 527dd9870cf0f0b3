Feature: 4.2.4 Progress
  Clause 4.2.4: which Expeditions move forward at Dusk.

  Rule: An Expedition moves forward if it is ahead in a terrain of its region

    @case:altered-progress @clause:4.2.4.b @clause:4.2.4.e @clause:4.2.4.f @clause:4.2.4.g
    Scenario Outline: An Expedition moves one region on if it is ahead, above zero, in any terrain of its region
      Given a game of Altered
      And it is Bob's turn
      And Ann has passed
      And Ann's hero expedition is at <from>
      And these cards
        | ref | card                                                           | player | zone            |
        | owl | a character costing 1 with <V> Forest, <M> Mountain, <O> Water | Ann    | hero expedition |
        | fox | a character costing 1 with 2 Forest, 2 Mountain, 0 Water       | Bob    | hero expedition |
      When Bob passes
      Then Ann's hero expedition is at <to>

      Examples: from the Hero region, and from the regions mountain and water, and forest
        | case                         | from | V | M | O | to |
        | ahead in one                 | 0    | 3 | 0 | 0 | 1  |
        | ahead in all                 | 0    | 3 | 3 | 3 | 1  |
        | ahead in the last            | 0    | 0 | 0 | 1 | 1  |
        | level is not ahead           | 0    | 2 | 2 | 0 | 0  |
        | not a terrain of the region  | 2    | 9 | 2 | 0 | 2  |
        | the second one of the region | 2    | 0 | 0 | 1 | 3  |
        | the only one of the region   | 1    | 3 | 0 | 0 | 2  |
        | others than the only one     | 1    | 2 | 9 | 9 | 1  |

    @case:altered-end-of-the-way @clause:7.3.17.c @clause:4.2.4.i @edition:>=3.0
    Scenario: In the last region an Expedition that is ahead goes no farther and fails to move forward
      Given a game of Altered
      And the made-up card "Comforter"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "reaction", "name": "There, there", "trigger": {"event": "fails-to-move-forward", "where": "hero"},
                        "effect": {"is": "gain", "what": {"is": "this"}, "counter": "tear", "count": 1}}]}
        """
      And it is Bob's turn
      And Ann has passed
      And Ann's hero expedition is at 7
      And Bob's hero expedition is at 7
      And these cards
        | ref | card                  | player | zone            |
        | owl | a character costing 1 | Ann    | hero expedition |
        | comforter | Comforter       | Ann    | landmark        |
      When Bob passes
      Then tiebreakers have started
      And comforter has 1 tear counter

    @case:altered-progress-below-zero @clause:4.2.4.f
    Scenario: A statistic of zero moves no Expedition forward, even against one below zero
      Given a game of Altered
      And it is Bob's turn
      And Ann has passed
      And the made-up card "Weak"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 0, "mountain": 0, "water": 0,
         "abilities": [{"is": "stats", "forest": -2, "mountain": -2, "water": -2}]}
        """
      And these cards
        | ref | card                                                     | player | zone            |
        | owl | a character costing 1 with 0 Forest, 0 Mountain, 0 Water | Ann    | hero expedition |
        | fox | Weak                                                     | Bob    | hero expedition |
      When Bob passes
      Then Ann's hero expedition is at 0
      And Bob's hero expedition is at 0

    @case:altered-progress-sums @clause:4.2.4.b @clause:2.4.3 @clause:2.5.1.b @clause:4.2.4.h @clause:4.1.b @clause:4.1.d
    Scenario: Statistics are summed with boosts and without Asleep Characters, and all Expeditions move together
      Given a game of Altered
      And it is Bob's turn
      And Ann has passed
      And these cards
        | ref   | card                                                     | player | zone                 | state   |
        | owl   | a character costing 1                                    | Ann    | hero expedition      | 1 boost |
        | fox   | a character costing 1                                    | Ann    | hero expedition      |         |
        | bear  | a character costing 1 with 3 Forest, 3 Mountain, 3 Water | Ann    | companion expedition | asleep  |
        | hare  | a character costing 1 with 2 Forest, 2 Mountain, 2 Water | Bob    | hero expedition      |         |
        | mouse | a character costing 1                                    | Bob    | companion expedition |         |
      When Bob passes
      Then it is accepted
      And only this has changed
        | what                       | from                               | to                         |
        | day                        | 3                                  | 4                          |
        | first player               | Ann                                | Bob                        |
        | Ann                        | has passed                         | has not passed             |
        | Ann's hero expedition      | 0                                  | 1                          |
        | Bob's companion expedition | 0                                  | 1                          |
        | region 1                   | face down                          | forest                     |
        | region 2                   | face down                          | mountain and water         |
        | region 5                   | face down                          | water                      |
        | region 6                   | face down                          | forest and mountain        |
        | owl                        | Ann's hero expedition, 1 boost     | Ann's reserve              |
        | fox                        | Ann's hero expedition              | Ann's reserve              |
        | bear                       | Ann's companion expedition, asleep | Ann's companion expedition |
        | hare                       | Bob's hero expedition              | Bob's reserve              |
        | mouse                      | Bob's companion expedition         | Bob's reserve              |

    @case:altered-cannot-move-due-to @clause:4.2.4.c @clause:4.2.4.d @clause:4.2.4.j
    Scenario Outline: Progress heeds a terrain that an Expedition cannot move due to, or the only one it can move due to
      Given a game of Altered
      And it is Bob's turn
      And Ann has passed
      And the made-up card "Wall"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "cannot", "action": "<action>", "terrain": "forest", "whose": "opponent"}]}
        """
      And these cards
        | ref  | card                                                         | player | zone            |
        | wall | Wall                                                         | Bob    | landmark        |
        | owl  | a character costing 1 with <V> Forest, <M> Mountain, 0 Water | Ann    | hero expedition |
      When Bob passes
      Then Ann's hero expedition is at <to>

      Examples:
        | case               | action                   | V | M | to |
        | not by that one    | move-forward-due-to      | 1 | 0 | 0  |
        | by another one     | move-forward-due-to      | 1 | 1 | 1  |
        | by that one        | move-forward-only-due-to | 1 | 0 | 1  |
        | not by another one | move-forward-only-due-to | 0 | 1 | 0  |

    @case:altered-defender-holds @clause:7.4.2.b
    Scenario: An Expedition with a Defender does not move forward, but the other one does
      Given a game of Altered
      And it is Bob's turn
      And Ann has passed
      And these cards
        | ref  | card                                | player | zone                 |
        | wall | a character costing 1 with Defender | Ann    | hero expedition      |
        | owl  | a character costing 1               | Ann    | companion expedition |
      When Bob passes
      Then Ann's hero expedition is at 0
      And Ann's companion expedition is at 1

  Rule: All that move do so together; the others fail to

    @case:altered-facing-expeditions-move-at-once @clause:4.2.4.h @clause:4.2.4.b
    Scenario Outline: Two facing Expeditions move forward at once, so a Reaction finds them tied: <case>
      Given a game of Altered
      And the made-up card "Pacer"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "reaction", "name": "Keep up", "trigger": {"event": "moves-forward", "where": "hero"},
                        "condition": {"is": "expedition", "where": "hero", "stands": "tied"},
                        "effect": {"is": "gain", "what": {"is": "this"}, "counter": "step", "count": 1}}]}
        """
      And these cards
        | ref   | card                                                     | player | zone            |
        | pacer | Pacer                                                    | <case> | landmark        |
        | owl   | a character costing 1 with 2 Forest, 0 Mountain, 0 Water | Ann    | hero expedition |
        | fox   | a character costing 1 with 0 Forest, 2 Mountain, 0 Water | Bob    | hero expedition |
      And Ann has passed
      And it is Bob's turn
      When Bob passes
      Then Ann's hero expedition is at 1
      And Bob's hero expedition is at 1
      And pacer has 1 step counter

      Examples:
        | case |
        | Ann  |
        | Bob  |

    @case:altered-fails-to-move-forward @clause:4.2.4.i @clause:7.5.6.a
    Scenario Outline: An Expedition that does not move in Progress fails to move forward, despite an earlier move: <case>
      Given a game of Altered
      And the made-up card "Comforter"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "reaction", "name": "There, there", "trigger": {"event": "fails-to-move-forward", "where": "hero"},
                        "effect": {"is": "gain", "what": {"is": "this"}, "counter": "tear", "count": 1}}]}
        """
      And these cards
        | ref       | card                                                     | player | zone            |
        | comforter | Comforter                                                | Ann    | landmark        |
        | owl       | a character costing 1 with <V> Forest, 0 Mountain, 0 Water | Ann  | hero expedition |
        | fox       | a character costing 1 with 1 Forest, 0 Mountain, 0 Water | Bob    | hero expedition |
      And Ann's hero expedition is at 1
      And Ann's hero expedition has moved forward today
      And Ann has passed
      And it is Bob's turn
      When Bob passes
      Then Ann's hero expedition is at <to>
      And comforter has <tears> tear counters

      Examples:
        | case     | V | to | tears |
        | ahead    | 2 | 2  | 0     |
        | level    | 1 | 1  | 1     |
        | behind   | 0 | 1  | 1     |

    @case:altered-nothing-fails-in-the-arena @clause:4.2.4.i
    Scenario: Once tiebreakers have started no Expedition fails to move forward
      Given a game of Altered
      And tiebreakers have started
      And the made-up card "Comforter"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "reaction", "name": "There, there", "trigger": {"event": "fails-to-move-forward", "where": "hero"},
                        "effect": {"is": "gain", "what": {"is": "this"}, "counter": "tear", "count": 1}}]}
        """
      And these cards
        | ref       | card      | player | zone     |
        | comforter | Comforter | Ann    | landmark |
      And Ann has passed
      And it is Bob's turn
      When Bob passes
      Then the game goes on
      And it is Afternoon of day 4
      And comforter has 0 tear counters

  Rule: What moves due to one terrain only moves in Progress only

    @case:altered-only-due-to-a-terrain-is-only-in-progress @clause:4.2.4.d
    Scenario Outline: An effect does not move an Expedition that can move forward only due to one terrain: <case>
      Given a game of Altered
      And the made-up card "Wall"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "cannot", "action": "<action>", "terrain": "forest", "whose": "opponent"}]}
        """
      And the made-up card "Journey"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "move-expedition", "where": "hero"}}
        """
      And these cards
        | ref  | card    | player  | zone     |
        | wall | Wall    | <whose> | landmark |
        | go   | Journey | Ann     | hand     |
      When Ann plays go for its mana cost
      Then it is accepted
      And Ann's hero expedition is at <to>

      Examples:
        | case         | action                   | whose | to |
        | only by one  | move-forward-only-due-to | Bob   | 0  |
        | not by one   | move-forward-due-to      | Bob   | 1  |
        | not for Ann  | move-forward-only-due-to | Ann   | 1  |
