Feature: 4.3 Tiebreakers
  Clause 4.3: how a game goes on that was tied at Check Victory.

  @case:altered-tiebreakers-start @clause:4.3.a @clause:4.2.5.d @clause:3.2.1.c @edition:>=3.0
  Scenario: Tiebreakers start: all Expeditions are in the Arena, and the game goes on
    Given a game of Altered
    And it is Bob's turn
    And Ann has passed
    And Ann's hero expedition is at 4
    And Ann's companion expedition is at 4
    And Bob's hero expedition is at 2
    And Bob's companion expedition is at 6
    When Bob passes
    Then it is accepted
    And tiebreakers have started
    And the game goes on
    And Ann's hero expedition is at 0
    And Bob's companion expedition is at 0
    And it is Afternoon of day 4

  @case:altered-tiebreakers-progress @clause:4.3.e @clause:4.3.f @clause:4.3.c
  Scenario Outline: The player ahead in more terrains, with both Expeditions together, wins at Dusk
    Given a game of Altered
    And it is Bob's turn
    And Ann has passed
    And tiebreakers have started
    And these cards
      | ref  | card                                                           | player | zone                 |
      | owl  | a character costing 1 with <V> Forest, <M> Mountain, <O> Water | Ann    | hero expedition      |
      | fox  | a character costing 1 with 1 Forest, 1 Mountain, 0 Water       | Ann    | companion expedition |
      | hare | a character costing 1 with 3 Forest, 2 Mountain, 0 Water       | Bob    | hero expedition      |
    When Bob passes
    Then <outcome>

    Examples:
      | case                   | V | M | O | outcome          |
      | two to one             | 3 | 2 | 0 | Ann has won      |
      | one to one             | 3 | 0 | 0 | the game goes on |
      | one to none, one level | 3 | 1 | 0 | Ann has won      |
      | two to one for Bob     | 1 | 0 | 1 | Bob has won      |
      | all level              | 2 | 1 | 0 | the game goes on |
      | two to one for Ann     | 1 | 2 | 1 | Ann has won      |

  @case:altered-gigantic-in-the-arena @clause:7.4.4.l @clause:4.3.e
  Scenario: In the Arena the statistics of a Gigantic Character count twice
    Given a game of Altered
    And it is Bob's turn
    And Ann has passed
    And tiebreakers have started
    And these cards
      | ref  | card                                                               | player | zone            |
      | bear | a character costing 1 with Gigantic, 2 Forest, 0 Mountain, 0 Water | Ann    | hero expedition |
      | hare | a character costing 1 with 3 Forest, 0 Mountain, 0 Water           | Bob    | hero expedition |
    When Bob passes
    Then Ann has won

  @case:altered-arena-below-zero @clause:4.3.e
  Scenario Outline: A statistic of zero wins no terrain of the Arena, even against less than zero: <case>
    Given a game of Altered
    And it is Bob's turn
    And Ann has passed
    And tiebreakers have started
    And the made-up card "Weak"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 0, "mountain": 0, "water": 0,
       "abilities": [{"is": "stats", "forest": -2}]}
      """
    And these cards
      | ref | card                                                     | player | zone            |
      | owl | a character costing 1 with <V> Forest, 0 Mountain, 0 Water | Ann    | hero expedition |
      | fox | Weak                                                     | Bob    | hero expedition |
    When Bob passes
    Then <outcome>

    Examples:
      | case | V | outcome          |
      | zero | 0 | the game goes on |
      | one  | 1 | Ann has won      |

  @case:altered-arena-counts-every-terrain @clause:4.3.c @edition:>=3.0
  Scenario Outline: The Arena has all three terrains: on the day after tiebreakers start, <case> decides
    Given a game of Altered
    And it is Bob's turn
    And Ann has passed
    And Ann's hero expedition is at 4
    And Ann's companion expedition is at 3
    And Bob's hero expedition is at 3
    And Bob's companion expedition is at 4
    And these cards
      | ref | card                                                                           | player | zone                 |
      | owl | a character costing 1 with Eternal, <V> Forest, <M> Mountain, <O> Water        | Ann    | companion expedition |
      | fox | a character costing 1 with Eternal, Defender, <V> Forest, <M> Mountain, <O> Water | Bob | companion expedition |
      | hen | a character costing 1 with <V> Forest, <M> Mountain, <O> Water                 | Ann    | reserve              |
    And Ann has 1 ready mana
    When Bob passes
    Then tiebreakers have started
    When Bob passes
    And Ann plays hen for its mana cost in the companion expedition
    And Ann passes
    Then Ann has won

    Examples:
      | case     | V | M | O |
      | forest   | 1 | 0 | 0 |
      | mountain | 0 | 1 | 0 |
      | water    | 0 | 0 | 1 |
