Feature: Altered 2.3.1, base statistics, and statistics made equal

  Background:
    Given a game of Altered
    And the made-up card "Cheer"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "gain", "what": {"is": "all", "what": {"base_stat": 0}}, "count": 1}}
      """

  @case:altered-a-base-statistic-of-0 @clause:2.3.1.a @clause:2.5.1.b @clause:2.2.10.c @edition:>=3.0
  Scenario: One base statistic of 0 is enough, boosts do not change it, and only Characters have any
    Given these cards
      | ref   | card                                                     | player | zone                 | state   |
      | cheer | Cheer                                                    | Ann    | hand                 |         |
      | zero  | a character costing 1 with 0 Forest, 2 Mountain, 1 Water | Bob    | hero expedition      |         |
      | fat   | a character costing 1 with 3 Forest, 2 Mountain, 0 Water | Ann    | companion expedition | 2 boosts |
      | owl   | a character costing 1 with 1 Forest, 1 Mountain, 1 Water | Bob    | hero expedition      |         |
      | inn   | a landmark permanent costing 1                           | Ann    | landmark             |         |
    When Ann plays cheer for its mana cost
    Then it is accepted
    And zero has 1 boost
    And fat has 3 boosts
    And owl has 0 boosts
    And inn has 0 boosts

  @case:altered-base-statistics-and-passive-abilities @clause:2.3.1.a @clause:2.3.1.j @edition:>=3.0
  Scenario: A statistic changed by a passive ability is not a base statistic
    Given the made-up card "Fog"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "stats", "what": {"type": ["character"], "whose": "opponent"}, "water": -1},
                     {"is": "stats", "what": {"type": ["character"], "whose": "yours"}, "water": 1}]}
      """
    And these cards
      | ref   | card                                                     | player | zone            |
      | cheer | Cheer                                                    | Ann    | hand            |
      | fog   | Fog                                                      | Ann    | landmark        |
      | owl   | a character costing 1 with 1 Forest, 1 Mountain, 1 Water | Bob    | hero expedition |
      | zero  | a character costing 1 with 1 Forest, 1 Mountain, 0 Water | Ann    | hero expedition |
    When Ann plays cheer for its mana cost
    Then it is accepted
    And owl has 0 boosts
    And owl has 0 Water
    And zero has 1 boost

  @case:altered-base-statistics-are-counted @clause:2.3.1.a @edition:>=3.0
  Scenario Outline: Base statistics of 0 are counted one by one, on the player's own Characters in play: <case>
    Given the made-up card "Weaver"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 0, "water": 2,
       "abilities": [{"is": "reaction", "symbol": "join",
                      "effect": {"is": "gain", "what": {"is": "this"},
                                 "count": {"is": "base-statistics", "what": {"type": ["character"], "whose": "yours"}, "value": 0}}}]}
      """
    And these cards
      | ref    | card                                                     | player   | zone            | state   |
      | weaver | Weaver                                                   | Ann      | hand            |         |
      | zero   | a character costing 1 with 0 Forest, 0 Mountain, 1 Water | <player> | <zone>          | <state> |
    When Ann plays weaver for its mana cost in the companion expedition
    Then it is accepted
    And weaver has <boosts>

    Examples:
      | case     | player | zone            | state   | boosts   |
      | hers     | Ann    | hero expedition |         | 3 boosts |
      | boosted  | Ann    | hero expedition | 1 boost | 3 boosts |
      | his      | Bob    | hero expedition |         | 1 boost  |
      | reserved | Ann    | reserve         |         | 1 boost  |

  @case:altered-as-great-as-the-greatest @clause:2.3.1.g @clause:2.3.1.j @edition:>=3.0
  Scenario Outline: While an ability says so, every statistic is as high as the highest of the three: <case>
    Given the made-up card "Outfit"
      """
      {"type": "permanent", "zone_type": "expedition", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "stats", "what": {"type": ["character"], "where": "mine"}, "highest": true}]}
      """
    And these cards
      | ref    | card                                                     | player | zone            | state   |
      | outfit | Outfit                                                   | Ann    | hero expedition |         |
      | owl    | a character costing 1 with 1 Forest, 4 Mountain, 2 Water | Ann    | <zone>          | <state> |
    Then owl has <forest> Forest
    And owl has <mountain> Mountain
    And owl has <water> Water

    Examples:
      | case    | zone                 | state   | forest | mountain | water |
      | there   | hero expedition      |         | 4      | 4        | 4     |
      | boosted | hero expedition      | 1 boost | 5      | 5        | 5     |
      | apart   | companion expedition |         | 1      | 4        | 2     |
