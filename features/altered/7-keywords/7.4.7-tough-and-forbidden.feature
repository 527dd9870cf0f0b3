Feature: Altered 7.4.7, Tough Characters beside one that cannot be chosen

  Background:
    Given a game of Altered
    And the made-up card "Quake"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "discard", "what": {"is": "target", "what": {"type": ["character"]}}}}
      """

  @case:altered-tough-is-not-forced-by-the-forbidden @clause:7.4.7.d @clause:6.1.g @edition:>=3.0
  Scenario: A player does not have to pay for a Tough Character because the only other one cannot be a target
    Given the made-up card "Statue"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "cannot", "action": "target"}]}
      """
    And these cards
      | ref    | card                                | player | zone                 |
      | statue | Statue                              | Bob    | hero expedition      |
      | fox    | a character costing 1, with Tough 1 | Bob    | companion expedition |
      | quake  | Quake                               | Ann    | hand                 |
    And Ann has 1 ready mana
    When Ann plays quake for its mana cost
    And Ann chooses nothing
    Then it is accepted
    And fox is in Bob's companion expedition
    And statue is in Bob's hero expedition
    And Ann has 1 ready mana
