Feature: Altered 7.4.2, Defender

  @case:altered-defender-keeps-its-expedition @clause:7.4.2.b
  Scenario: An Expedition with a Defender does not move forward, but the other one does
    Given a game of Altered
    And these cards
      | ref   | card                                             | player | zone                 |
      | wall  | a character costing 1, with Defender and Eternal | Ann    | hero expedition      |
      | bird  | a character costing 1, with Eternal              | Ann    | hero expedition      |
      | goose | a character costing 1, with Eternal              | Ann    | companion expedition |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And Ann's hero expedition is at 0
    And Ann's companion expedition is at 1

  @case:altered-defender-keeps-only-its-own-side @clause:7.4.2.b
  Scenario: A Defender does not hold back the opponent's Expedition
    Given a game of Altered
    And these cards
      | ref  | card                                                                        | player | zone            |
      | wall | a character costing 1, with Defender, with 0 Forest, 0 Mountain and 0 Water | Ann    | hero expedition |
      | bird | a character costing 1                                                       | Bob    | hero expedition |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And Bob's hero expedition is at 1

  @case:altered-defender-of-the-other-player @clause:7.4.2.b
  Scenario: The second player's Defender holds back its own Expedition too
    Given a game of Altered
    And these cards
      | ref  | card                                 | player | zone                 |
      | wall | a character costing 1, with Defender | Bob    | companion expedition |
      | bird | a character costing 1                | Bob    | hero expedition      |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And Bob's companion expedition is at 0
    And Bob's hero expedition is at 1

  @case:altered-gigantic-defender @clause:7.4.2.b @clause:7.4.4.b
  Scenario: A Gigantic Defender holds back both Expeditions
    Given a game of Altered
    And these cards
      | ref  | card                                              | player | zone                 |
      | wall | a character costing 1, with Defender and Gigantic | Ann    | hero expedition      |
      | bird | a character costing 1                             | Ann    | companion expedition |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And Ann's hero expedition is at 0
    And Ann's companion expedition is at 0

  @case:altered-defender-in-reserve @clause:7.4.2.b
  Scenario: A Defender in Reserve holds back no Expedition
    Given a game of Altered
    And these cards
      | ref  | card                                 | player | zone            |
      | wall | a character costing 1, with Defender | Ann    | reserve         |
      | bird | a character costing 1                | Ann    | hero expedition |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And Ann's hero expedition is at 1

  @case:altered-defender-outside-dusk @clause:7.4.2.b
  Scenario: In the Afternoon an effect moves an Expedition with a Defender forward
    Given a game of Altered
    And the made-up card "March"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "move-expedition", "where": "hero"}}
      """
    And these cards
      | ref   | card                                 | player | zone            |
      | wall  | a character costing 1, with Defender | Ann    | hero expedition |
      | march | March                                | Ann    | hand            |
    When Ann plays march for its mana cost
    Then it is accepted
    And Ann's hero expedition is at 1

  @case:altered-defender-asleep @clause:7.4.2.b
  Scenario Outline: A Defender holds back its Expedition whatever status it has: <case>
    Given a game of Altered
    And these cards
      | ref  | card                                 | player | zone            | state  |
      | wall | a character costing 1, with Defender | Bob    | hero expedition | <case> |
      | bird | a character costing 1                | Bob    | hero expedition |        |
    And it is Bob's turn
    And Ann has passed
    When Bob passes
    Then it is accepted
    And Bob's hero expedition is at 0

    Examples:
      | case      |
      | asleep    |
      | exhausted |
      | anchored  |

  @case:altered-defender-of-a-gear @clause:7.4.2.b @edition:>=3.0
  Scenario: A Permanent with Defender does not hold back its Expedition
    Given a game of Altered
    And these cards
      | ref  | card                                            | player | zone            |
      | wall | an expedition permanent costing 1, with Defender | Ann    | hero expedition |
      | bird | a character costing 1                           | Ann    | hero expedition |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And Ann's hero expedition is at 1
