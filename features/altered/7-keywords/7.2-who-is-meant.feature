Feature: Altered 7.2, "I" and "you"

  Background:
    Given a game of Altered

  @case:altered-characters-you-control @clause:7.2.2.a @clause:7.5.4.a
  Scenario Outline: Example: "Characters you control" are those of the effect's controller: <case>
    Given the made-up card "Charge!"
      """
      {"type": "spell", "hand_cost": 2, "reserve_cost": 2, "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"], "whose": "yours"}}, "count": 1}}
      """
    And these cards
      | ref    | card                           | player  | zone                 | controller |
      | charge | Charge!                        | <who>   | hand                 |            |
      | one    | a character costing 1          | <who>   | hero expedition      |            |
      | two    | a character costing 1          | <who>   | companion expedition |            |
      | guest  | a character costing 1          | <other> | hero expedition      | <who>      |
      | lost   | a character costing 1          | <who>   | hero expedition      | <other>    |
      | theirs | a character costing 1          | <other> | companion expedition |            |
      | owl    | a character costing 1          | <who>   | reserve              |            |
    And it is <who>'s turn
    And <who> has 2 ready mana
    When <who> plays charge for its mana cost
    Then it is accepted
    And one has 1 boost
    And two has 1 boost
    And guest has 1 boost
    And lost has 0 boosts
    And theirs has 0 boosts
    And owl has 0 boosts

    Examples:
      | case | who | other |
      | ann  | Ann | Bob   |
      | bob  | Bob | Ann   |

  @case:altered-i-of-a-quick-action @clause:7.2.1.c @clause:7.2.1.a
  Scenario: "I" in a quick action is the object that has it, not another of that name
    Given the made-up card "Coach"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "quick-action", "name": "Stretch", "cost": [{"is": "pay-exhaust"}], "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
      """
    And these cards
      | ref | card  | player | zone                 |
      | one | Coach | Bob    | hero expedition      |
      | two | Coach | Bob    | companion expedition |
    And it is Bob's turn
    When Bob uses two
    Then it is accepted
    And only this has changed
      | what | from                       | to                                           |
      | two  | Bob's companion expedition | Bob's companion expedition, exhausted, 1 boost |

  @case:altered-i-of-a-support-action @clause:7.2.1.c @clause:2.1.f
  Scenario: A quick action affects its own card where paying its cost has put it
    Given the made-up card "Boomerang"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "quick-action", "name": "Return", "support": true, "cost": [{"is": "pay-mana", "mana": 1}, {"is": "pay-discard"}], "effect": {"is": "move", "what": {"is": "this"}, "to": "hand"}}]}
      """
    And these cards
      | ref  | card      | player | zone    |
      | boom | Boomerang | Ann    | reserve |
    And Ann has 1 ready mana
    When Ann uses boom
    Then it is accepted
    And boom is in Ann's hand
    And Ann has 0 ready mana

  @case:altered-i-of-a-spell @clause:7.2.1.b
  Scenario Outline: "I" in a Spell is the Spell as it resolves in Limbo: <case>
    Given the made-up card "Spark"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "gain", "what": {"is": "this"}, <gains>}}
      """
    And these cards
      | ref   | card  | player | zone    |
      | spark | Spark | Ann    | hand    |
      | twin  | Spark | Ann    | reserve |
    When Ann plays spark for its mana cost
    Then it is accepted
    And only this has changed
      | what  | from       | to   |
      | spark | Ann's hand | <to> |
      | turn  | Ann        | Bob  |

    Examples:
      | case     | gains                          | to                              |
      | status   | "status": ["fleeting"]         | Ann's discard                   |
      | counters | "counter": "ember", "count": 2 | Ann's reserve, 2 ember counters |

  @case:altered-i-of-a-spell-afterwards @clause:7.2.1.b @clause:2.1.f
  Scenario: "I" in a Spell means the card where the Spell's own effect has put it
    Given the made-up card "Afterglow"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [{"is": "move", "what": {"is": "this"}, "to": "reserve"}, {"is": "exhaust", "what": {"is": "this"}}]}}
      """
    And these cards
      | ref  | card      | player | zone    |
      | glow | Afterglow | Bob    | hand    |
      | twin | Afterglow | Bob    | reserve |
    And it is Bob's turn
    When Bob plays glow for its mana cost
    Then it is accepted
    And glow is in Bob's reserve
    And glow is exhausted
    And twin is ready

  @case:altered-so-much-mana-for-a-quick-action @clause:7.1.4.c
  Scenario Outline: The full mana cost of a quick action is paid: with <n> ready
    Given the made-up card "Gym"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "quick-action", "name": "Train", "cost": [{"is": "pay-mana", "mana": 2}], "effect": {"is": "gain", "what": {"is": "this"}, "counter": "guest", "count": 1}}]}
      """
    And these cards
      | ref  | card | player | zone     |
      | gym  | Gym  | Ann    | landmark |
      | gym2 | Gym  | Ann    | landmark |
    And Ann has <n> ready mana
    When Ann uses gym2
    Then it is <outcome>
    And Ann has <left> ready mana
    And gym2 has <guests> guest counters
    And gym has 0 guest counters

    Examples:
      | n | outcome  | left | guests |
      | 3 | accepted | 1    | 1      |
      | 2 | accepted | 0    | 1      |
      | 1 | refused  | 1    | 0      |

  @case:altered-i-of-an-emblem @clause:7.2.1.d
  Scenario: "I" in a lasting effect means the object that made it, not another one of that name
    Given the made-up card "Runner"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 0, "mountain": 0, "water": 0,
       "abilities": [{"is": "quick-action", "name": "Sprint", "cost": [{"is": "pay-exhaust"}], "effect": {"is": "lasting", "duration": "this-day", "ability": {"is": "stats", "forest": 1, "water": 1}}}]}
      """
    And these cards
      | ref | card   | player | zone                 | state    |
      | one | Runner | Ann    | companion expedition | anchored |
      | two | Runner | Ann    | hero expedition      | anchored |
    And Bob has passed
    When Ann uses two
    And Ann passes
    Then it is Afternoon of day 4
    And Ann's hero expedition is at 1
    And Ann's companion expedition is at 0
