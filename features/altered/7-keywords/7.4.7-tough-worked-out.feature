Feature: Altered 7.4.7, a Tough number that is worked out, and numbers of the Adventure

  Background:
    Given a game of Altered
    And the made-up card "Quake"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "discard", "what": {"is": "target", "what": {"type": ["character"]}}}}
      """

  @case:altered-tough-as-many @clause:7.4.7.b @clause:7.4.7.c @edition:>=3.0
  Scenario Outline: A Tough number that counts objects counts those its controller has: <case>
    Given the made-up card "Hydra"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "keyword", "keyword": "tough", "value": {"is": "count", "what": {"subtype": ["Plant"], "whose": "yours"}}}]}
      """
    And these cards
      | ref   | card                                    | player  | zone                 |
      | quake | Quake                                   | Ann     | hand                 |
      | hydra | Hydra                                   | Bob     | hero expedition      |
      | fern  | a character costing 1, classified Plant | <whose> | companion expedition |
      | moss  | a character costing 1, classified Plant | <whose> | companion expedition |
    And Ann has 3 ready mana
    When Ann plays quake for its mana cost
    And Ann chooses hydra
    Then it is accepted
    And hydra is in Bob's discard
    And Ann has <left> ready mana

    Examples:
      | case | whose | left |
      | his  | Bob   | 1    |
      | hers | Ann   | 3    |

  @case:altered-tough-as-far-apart @clause:7.4.7.c @clause:3.2.1.b @edition:>=3.0
  Scenario Outline: Tough equal to the regions between two Expeditions does not count those they are in: <case>
    Given the made-up card "Leviathan"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "keyword", "keyword": "tough", "value": {"is": "regions-between"}}]}
      """
    And these cards
      | ref   | card                  | player | zone                 |
      | quake | Quake                 | Ann    | hand                 |
      | beast | Leviathan             | Bob    | hero expedition      |
      | owl   | a character costing 1 | Bob    | companion expedition |
    And Bob's hero expedition is at <hero>
    And Bob's companion expedition is at <companion>
    And Ann has 9 ready mana
    When Ann plays quake for its mana cost
    And Ann chooses beast
    Then it is accepted
    And Ann has <left> ready mana

    Examples:
      | case     | hero | companion | left |
      | start    | 0    | 0         | 3    |
      | nearer   | 2    | 1         | 6    |
      | adjacent | 3    | 3         | 9    |
      | met      | 4    | 3         | 9    |
      | crossed  | 5    | 4         | 8    |

  @case:altered-expeditions-in-a-terrain @clause:7.5.7.a @clause:2.2.2.k @edition:>=3.0
  Scenario Outline: A number of Expeditions in a terrain counts all of them, or one player's: <case>
    Given the made-up card "Sprite"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "symbol": "join",
                      "effect": {"is": "gain", "what": {"is": "this"}, "count": {"is": "expeditions-in", "terrain": "forest", "whose": "<whose>"}}}]}
      """
    And the Tumult regions are mountain and water; forest; mountain; forest and water; water; forest and mountain
    And these cards
      | ref    | card   | player | zone |
      | sprite | Sprite | Ann    | hand |
    And Ann's hero expedition is at <at>
    When Ann plays sprite for its mana cost in the hero expedition
    Then it is accepted
    And sprite has <boosts>

    Examples:
      | case      | whose    | at | boosts   |
      | all       | any      | 0  | 4 boosts |
      | elsewhere | any      | 1  | 3 boosts |
      | hers      | yours    | 1  | 1 boost  |
      | his       | opponent | 1  | 2 boosts |
