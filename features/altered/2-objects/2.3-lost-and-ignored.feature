Feature: Altered 2.3 and 7.3.14, abilities that are lost or ignored

  @case:altered-granted-gigantic-is-lost @clause:7.4.4.o @edition:>=3.0
  Scenario Outline: A Character granted Gigantic loses it when its abilities are lost or ignored
    Given a game of Altered
    And the made-up card "Yeast"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "keyword", "keyword": "gigantic", "what": {"type": ["character"]}}]}
      """
    And the made-up card "Muffler"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "<loses>", "what": {"type": ["character"], "whose": "yours"}}]}
      """
    And these cards
      | ref     | card                  | player | zone                 |
      | first   | <first>               | Ann    | landmark             |
      | second  | <second>              | Ann    | landmark             |
      | owl     | a character costing 1 | Ann    | hero expedition      |
      | fox     | a character costing 1 | Bob    | companion expedition |
    When Ann passes
    And Bob passes
    Then Ann's hero expedition is at 0
    And Ann's companion expedition is at 0
    And Bob's hero expedition is at 0
    And Bob's companion expedition is at 1

    Examples:
      | case          | loses           | first   | second  |
      | lost          | loses-abilities | Yeast   | Muffler |
      | ignored       | ignored         | Yeast   | Muffler |
      | older-lost    | loses-abilities | Muffler | Yeast   |
      | older-ignored | ignored         | Muffler | Yeast   |

  @case:altered-granted-gigantic-is-there @clause:7.4.4.n @edition:>=3.0
  Scenario: A Character granted Gigantic counts in both Expeditions
    Given a game of Altered
    And the made-up card "Yeast"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "keyword", "keyword": "gigantic", "what": {"type": ["character"]}}]}
      """
    And these cards
      | ref   | card                  | player | zone            |
      | yeast | Yeast                 | Ann    | landmark        |
      | owl   | a character costing 1 | Ann    | hero expedition |
    When Ann passes
    And Bob passes
    Then Ann's hero expedition is at 1
    And Ann's companion expedition is at 1

  @case:altered-twins-ignore-each-other @clause:7.3.14.b @clause:2.3.3.b @edition:>=3.0
  Scenario: Of two copies that ignore each other's abilities, only the older one has its effect
    Given a game of Altered
    And the made-up card "Hush"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 0, "mountain": 0, "water": 0,
       "abilities": [{"is": "ignored", "what": {"type": ["character"], "where": "facing"}}]}
      """
    And the made-up card "Singer"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 0, "mountain": 0, "water": 0,
       "abilities": [{"is": "quick-action", "cost": [{"is": "pay-exhaust"}], "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref    | card   | player | zone            |
      | older  | Hush   | Ann    | hero expedition |
      | young  | Hush   | Bob    | hero expedition |
      | singer | Singer | Ann    | hero expedition |
      | choir  | Singer | Bob    | hero expedition |
    And Ann's deck has 1 card
    When Ann uses singer
    Then it is accepted
    And ann-deck-1 is in Ann's hand
    When Ann passes
    And Bob uses choir
    Then it is refused by 7.3.14.b
    And nothing has changed
