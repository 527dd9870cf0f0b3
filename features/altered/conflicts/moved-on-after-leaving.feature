Feature: Altered, the state of an object that a Reaction to its leaving has moved on

  Background:
    Given a game of Altered
    And the made-up card "Push"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "all", "what": {"type": ["character"]}}, "to": "reserve"}}
      """

  @case:how-it-was-once-moved-on @clause:2.1.g @clause:6.3.j @edition:>=3.0 @conflict:88
  Scenario: Whether an object moved on by a Reaction is asked for its boosts before or after the move is left open
    Given the made-up card "Harbour"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "leaves", "what": {"type": ["character"]}},
                      "effect": {"is": "sequence", "steps": [
                        {"is": "move", "what": {"is": "it"}, "to": "mana"},
                        {"is": "gain", "what": {"is": "this"}, "count": {"is": "counters", "counter": "boost", "it": "it"}}]}}]}
      """
    And these cards
      | ref     | card                  | player | zone            | state    |
      | harbour | Harbour               | Ann    | landmark        |          |
      | owl     | a character costing 1 | Ann    | hero expedition | 2 boosts |
      | push    | Push                  | Ann    | hand            |          |
    When Ann plays push for its mana cost
    Then it is accepted
    And owl is in Ann's mana
    And the rules leave open: is it asked how it was as it left, or how it is where the effect has moved it?
      | outcome              |
      | harbour has 0 boosts |
      | harbour has 2 boosts |

  @case:how-it-was-before-it-is-moved-on @clause:6.3.j @clause:2.1.h
  Scenario: An object asked for its boosts before a Reaction moves it on has those it left with
    Given the made-up card "Harbour"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "leaves", "what": {"type": ["character"]}},
                      "effect": {"is": "sequence", "steps": [
                        {"is": "gain", "what": {"is": "this"}, "count": {"is": "counters", "counter": "boost", "it": "it"}},
                        {"is": "move", "what": {"is": "it"}, "to": "mana"}]}}]}
      """
    And these cards
      | ref     | card                  | player | zone            | state    |
      | harbour | Harbour               | Ann    | landmark        |          |
      | owl     | a character costing 1 | Ann    | hero expedition | 2 boosts |
      | push    | Push                  | Ann    | hand            |          |
    When Ann plays push for its mana cost
    Then it is accepted
    And owl is in Ann's mana
    And harbour has 2 boosts
