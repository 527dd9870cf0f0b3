Feature: Altered 6.5.b, an Expedition that is a target

  Background:
    Given a game of Altered

  @case:all-in-a-target-expedition @clause:6.5.b @edition:>=3.0
  Scenario Outline: What is done to all in target Expedition is done where its player says: <case>
    Given the made-up card "Cheer"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"], "where": "target"}}, "count": 1}}
      """
    And these cards
      | ref   | card                  | player | zone                 |
      | cheer | Cheer                 | Ann    | hand                 |
      | one   | a character costing 1 | Ann    | hero expedition      |
      | two   | a character costing 1 | Ann    | hero expedition      |
      | three | a character costing 1 | Bob    | companion expedition |
    When Ann plays cheer for its mana cost
    Then Ann is asked to choose from Ann's hero expedition, Ann's companion expedition, Bob's hero expedition and Bob's companion expedition
    When Ann chooses <place>
    Then it is accepted
    And one has <hers>
    And two has <hers>
    And three has <his>

    Examples:
      | case    | place                      | hers     | his      |
      | hers    | Ann's hero expedition      | 1 boost  | 0 boosts |
      | his     | Bob's companion expedition | 0 boosts | 1 boost  |
      | nobodys | Bob's hero expedition      | 0 boosts | 0 boosts |

  @case:that-expedition-in-a-later-step @clause:6.5.b @edition:>=3.0
  Scenario: A later step can speak of the Expedition that was chosen
    Given the made-up card "Landslide"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "discard", "what": {"is": "all", "what": {"type": ["character"], "where": "target"}}},
         {"is": "move-expedition", "where": "that", "forward": false}]}}
      """
    And these cards
      | ref   | card                  | player | zone                 |
      | slide | Landslide             | Ann    | hand                 |
      | one   | a character costing 1 | Bob    | hero expedition      |
      | two   | a character costing 1 | Bob    | companion expedition |
    And Bob's hero expedition is at 3
    And Bob's companion expedition is at 3
    When Ann plays slide for its mana cost
    And Ann chooses Bob's hero expedition
    Then it is accepted
    And one is in Bob's discard
    And two is in Bob's companion expedition
    And Bob's hero expedition is at 2
    And Bob's companion expedition is at 3

  @case:another-target-expedition @clause:6.5.b @edition:>=3.0
  Scenario: A later step that needs a target can have the same one or another
    Given the made-up card "Landslide"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "discard", "what": {"is": "all", "what": {"type": ["character"], "where": "target"}}},
         {"is": "move-expedition", "where": "target", "forward": false}]}}
      """
    And these cards
      | ref   | card                  | player | zone                 |
      | slide | Landslide             | Ann    | hand                 |
      | one   | a character costing 1 | Bob    | hero expedition      |
      | two   | a character costing 1 | Bob    | companion expedition |
    And Bob's hero expedition is at 3
    And Bob's companion expedition is at 3
    When Ann plays slide for its mana cost
    And Ann chooses Bob's hero expedition
    And Ann chooses Bob's companion expedition
    Then it is accepted
    And one is in Bob's discard
    And Bob's hero expedition is at 3
    And Bob's companion expedition is at 2

  @case:target-expedition-of-a-lasting-text @clause:6.5.b @clause:2.2.14.b @edition:>=3.0
  Scenario Outline: What lasts for target Expedition lasts for the one that was chosen: <case>
    Given the made-up card "Mire"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "lasting", "duration": "this-day", "ability": {"is": "cannot", "action": "move-forward", "where": "target"}}}
      """
    And the made-up card "March"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "simultaneously", "parts": [{"is": "move-expedition", "where": "hero"}, {"is": "move-expedition", "where": "companion"}]}}
      """
    And these cards
      | ref   | card  | player | zone |
      | mire  | Mire  | Ann    | hand |
      | march | March | Bob    | hand |
    When Ann plays mire for its mana cost
    And Ann chooses <chosen>
    Then it is accepted
    When Bob plays march for its mana cost
    Then Bob's hero expedition is at <hero>
    And Bob's companion expedition is at <companion>

    Examples:
      | case      | chosen                     | hero | companion |
      | hero      | Bob's hero expedition      | 0    | 1         |
      | companion | Bob's companion expedition | 1    | 0         |
      | hers      | Ann's hero expedition      | 1    | 1         |
