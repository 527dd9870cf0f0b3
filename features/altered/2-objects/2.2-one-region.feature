Feature: Altered 2.2.2, a text about the region of an Expedition

  Background:
    Given a game of Altered
    And the made-up card "Gardener"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 0, "water": 0,
       "abilities": [{"is": "regions", "terrains": ["forest"], "where": ["mine"]}]}
      """
    And the made-up card "Planter"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 0, "water": 0,
       "abilities": [{"is": "regions", "terrains": ["forest"], "instead": true, "where": ["mine", "facing"]}]}
      """
    And the Tumult regions are mountain and water; forest; mountain; forest and water; forest and mountain; water

  @case:one-region-changed @clause:2.2.2.p @clause:7.5.7.a
  Scenario Outline: An ability about its own region changes only the region where its Expedition is: <case>
    Given these cards
      | ref | card                                                  | player | zone     |
      | one | Gardener                                              | Ann    | <garden> |
      | owl | a character costing 1 with 1 Forest, 0 Mountain and 0 Water | Ann    | <owl>    |
    And Ann's hero expedition is at 1
    And Ann's companion expedition is at 1
    And Bob has passed
    When Ann passes
    Then Ann's hero expedition is at <hero>
    And Ann's companion expedition is at <companion>

    Examples:
      | case          | garden               | owl                  | hero | companion |
      | hers          | hero expedition      | companion expedition | 2    | 1         |
      | the-other-one | companion expedition | hero expedition      | 1    | 2         |

  @case:two-regions-changed @clause:2.2.2.p @clause:7.5.7.a
  Scenario Outline: An ability can also change the region of the Expedition facing it: <case>
    Given these cards
      | ref | card                                                  | player | zone            |
      | one | <one>                                                 | Ann    | hero expedition |
      | owl | a character costing 1 with 2 Forest, 0 Mountain and 0 Water | Bob    | hero expedition |
    And Ann's hero expedition is at 1
    And Bob's hero expedition is at 3
    And Bob has passed
    When Ann passes
    Then Bob's hero expedition is at <his>

    Examples:
      | case      | one      | his |
      | mine-only | Gardener | 3   |
      | facing    | Planter  | 4   |

  @case:region-further-and-instead @clause:2.3.3.b @clause:2.2.15.b
  Scenario Outline: Making regions Water and adding Forest to one apply in the order of their timestamps: <case>
    Given the made-up card "Flood"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 0, "reserve_cost": 0,
       "abilities": [{"is": "regions", "terrains": ["water"], "instead": true}]}
      """
    And the made-up card "Sower"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 0, "water": 0,
       "abilities": [{"is": "regions", "terrains": ["forest"], "where": ["mine"]}]}
      """
    And these cards
      | ref   | card  | player | zone   |
      | flood | Flood | Ann    | <flood> |
      | sower | Sower | Ann    | <sower> |
    And Ann's hero expedition is at 1
    And Bob has passed
    When Ann plays <played>
    And Ann passes
    Then Ann's hero expedition is at <at>

    Examples:
      | case         | flood    | sower           | played                                        | at |
      | flood-first  | landmark | hand            | sower for its mana cost in the hero expedition | 2  |
      | flood-second | hand     | hero expedition | flood for its mana cost                       | 1  |
