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
  @catches:ends-the-turn-after-a-quick-action
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
  Scenario: A quick action finds its card where paying its cost has put it
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
