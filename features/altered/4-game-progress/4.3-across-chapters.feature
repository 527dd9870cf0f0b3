Feature: 4.3 Tiebreakers, where they meet other chapters

  @case:defenders-in-the-arena @clause:4.3.e @edition:>=3.0
  Scenario: Neither a Defender nor a text against moving forward keeps a player from winning in the Arena
    Given a game of Altered
    And the made-up card "Dam"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "cannot", "action": "move-forward-due-to", "terrain": "water", "where": "each"},
          {"is": "cannot", "action": "move-forward", "where": "each"}]}
      """
    And these cards
      | ref  | card                                | player | zone            |
      | wall | a character costing 2 with Defender | Ann    | hero expedition |
      | dam  | Dam                                 | Bob    | landmark        |
      | fox  | a character costing 1, with 2 Forest, with 0 Mountain, with 0 Water | Bob    | companion expedition |
    And tiebreakers have started
    And Bob has passed
    When Ann passes
    Then Ann has won

  @case:flooded-arena @clause:4.3.e @clause:2.2.2.p @clause:2.4.3 @edition:>=3.0
  Scenario: In an Arena that is Water alone only Water decides, and Asleep Characters do not count
    Given a game of Altered
    And the made-up card "Flood"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 0, "reserve_cost": 0,
       "abilities": [{"is": "regions", "terrains": ["water"], "instead": true}]}
      """
    And these cards
      | ref   | card                                                                | player | zone                 | state  |
      | flood | Flood                                                               | Bob    | landmark             |        |
      | owl   | a character costing 1, with 0 Forest, with 0 Mountain, with 2 Water | Ann    | hero expedition      |        |
      | fox   | a character costing 1, with 5 Forest, with 5 Mountain, with 1 Water | Bob    | hero expedition      |        |
      | bear  | a character costing 1, with 5 Forest, with 5 Mountain, with 5 Water | Bob    | companion expedition | asleep |
    And tiebreakers have started
    And Bob has passed
    When Ann passes
    Then Ann has won
