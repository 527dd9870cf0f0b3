Feature: Altered 6.2, what a modifier speaks of, and how much it adds

  Background:
    Given a game of Altered

  @case:what-a-lasting-modifier-was-told @clause:6.2.c @clause:2.2.14.b @edition:>=3.0
  Scenario Outline: A modifier that lasts knows the number and the Expedition of the effect that made it: <case>
    Given the made-up card "Pyre"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [{"is": "roll"}, {"is": "move-expedition", "where": "target"},
         {"is": "lasting", "duration": "this-day", "ability": {"is": "modifies", "event": "sacrifice", "what": {}, <how>: <then>}}]}}
      """
    And the made-up card "Altar"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sacrifice", "what": {"is": "all", "what": {"type": ["character"], "whose": "yours"}}}}
      """
    And these cards
      | ref   | card                  | player | zone                 |
      | pyre  | Pyre                  | Ann    | hand                 |
      | altar | Altar                 | Ann    | hand                 |
      | lamb  | a character costing 1 | Ann    | hero expedition      |
      | owl   | a character costing 1 | Bob    | hero expedition      |
      | fox   | a character costing 1 | Bob    | companion expedition |
    And Ann's deck has 6 cards
    And Bob has passed
    And chance gives 3
    When Ann plays pyre for its mana cost
    And Ann chooses Bob's hero expedition
    Then it is accepted
    When Ann plays altar for its mana cost
    Then it is accepted
    And Ann has <hand> cards in hand
    And owl has <owl> boosts
    And fox has 0 boosts

    Examples:
      | case       | how                  | then                                                                         | hand | owl |
      | number     | "also": true, "then" | {"is": "draw", "cards": {"is": "number", "name": "die"}}                     | 3    | 0   |
      | expedition | "also": true, "then" | {"is": "gain", "what": {"is": "all", "what": {"where": "that"}}, "count": 1} | 0    | 1   |

  @case:what-the-alternative-of-a-lasting-modifier-was-told @clause:6.2.e @clause:2.2.14.b @edition:>=3.0
  Scenario Outline: The alternative of a lasting modifier keeps the number and the Expedition too: <case>
    Given the made-up card "Pyre"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [{"is": "roll"}, {"is": "move-expedition", "where": "target"},
         {"is": "lasting", "duration": "this-day", "ability": {"is": "modifies", "event": "sacrifice", "what": {}, "may": true, "nothing": true, "otherwise": <then>}}]}}
      """
    And the made-up card "Altar"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sacrifice", "what": {"is": "all", "what": {"type": ["character"], "whose": "yours"}}}}
      """
    And these cards
      | ref   | card                  | player | zone                 |
      | pyre  | Pyre                  | Ann    | hand                 |
      | altar | Altar                 | Ann    | hand                 |
      | lamb  | a character costing 1 | Ann    | hero expedition      |
      | owl   | a character costing 1 | Bob    | hero expedition      |
      | fox   | a character costing 1 | Bob    | companion expedition |
    And Ann's deck has 6 cards
    And Bob has passed
    And chance gives 3
    When Ann plays pyre for its mana cost
    And Ann chooses Bob's hero expedition
    Then it is accepted
    When Ann plays altar for its mana cost
    And Ann chooses no
    Then it is accepted
    And lamb is in Ann's discard
    And Ann has <hand> cards in hand
    And owl has <owl> boosts
    And fox has 0 boosts

    Examples:
      | case       | then                                                                         | hand | owl |
      | number     | {"is": "draw", "cards": {"is": "number", "name": "die"}}                     | 3    | 0   |
      | expedition | {"is": "gain", "what": {"is": "all", "what": {"where": "that"}}, "count": 1} | 0    | 1   |

  @case:what-a-step-is-changed-for @clause:6.2.c @clause:6.2.j @edition:>=3.0
  Scenario Outline: An action added once to a step affects only the objects the modifier is about: <case>
    Given the made-up card "Rite"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "simultaneously", "parts": [{"is": "gain", "what": {"is": "all", "what": {"named": ["Lamb"]}}, "status": ["asleep"]},
                                                    {"is": "gain", "what": {"is": "all", "what": {"named": ["Wolf"]}}, "count": 1}]}}
      """
    And the made-up card "Chapel"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "modifies", "event": "gain-counter", "what": {"type": ["character"]}, "also": true, "whole_step": <whole>, "then": {"is": "gain", "what": {"is": "it"}, "status": ["anchored"]}}]}
      """
    And the made-up card "Lamb"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1}
      """
    And the made-up card "Wolf"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1}
      """
    And these cards
      | ref    | card   | player | zone                 |
      | rite   | Rite   | Ann    | hand                 |
      | chapel | Chapel | Ann    | landmark             |
      | lamb   | Lamb   | Ann    | hero expedition      |
      | wolf   | Wolf   | Ann    | hero expedition      |
      | other  | Wolf   | Bob    | companion expedition |
    When Ann plays rite for its mana cost
    Then it is accepted
    And lamb is asleep
    And lamb is not anchored
    And wolf has 1 boost
    And wolf is anchored
    And other has 1 boost
    And other is anchored

    Examples:
      | case            | whole |
      | of the step     | true  |
      | of each of them | false |

  @case:so-many-more-are-added @clause:6.2.c @clause:6.2.b @edition:>=3.0
  Scenario Outline: A modifier adds a number to what happens, or replaces it by a greater number: <case>
    Given the made-up card "Tome"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "modifies", <event>, "plus": 1}]}
      """
    And the made-up card "Study"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "simultaneously", "parts": [{"is": "draw"}, {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "count": 2}]}}
      """
    And these cards
      | ref   | card                  | player | zone            |
      | tome  | Tome                  | Ann    | landmark        |
      | study | Study                 | Ann    | hand            |
      | owl   | a character costing 1 | Ann    | hero expedition |
    And Ann's deck has 6 cards
    When Ann plays study for its mana cost
    Then it is accepted
    And Ann has <hand> cards in hand
    And owl has <boosts> boosts

    Examples:
      | case                      | event                                                           | hand | boosts |
      | a card more               | "event": "draw", "who": "you", "also": true                     | 2    | 2      |
      | a card more, for the step | "event": "draw", "who": "you", "also": true, "whole_step": true | 2    | 2      |
      | two cards instead         | "event": "draw", "who": "you"                                   | 2    | 2      |
      | a boost more              | "event": "gain-counter", "what": {}, "also": true               | 1    | 3      |
      | three boosts instead      | "event": "gain-counter", "what": {}                             | 1    | 3      |
