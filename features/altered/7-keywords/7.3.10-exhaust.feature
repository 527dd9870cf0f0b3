Feature: Altered 7.3.10, exhaust

  Background:
    Given a game of Altered
    And the made-up card "Lantern"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "quick-action", "name": "Shine", "cost": [{"is": "pay-exhaust"}], "effect": {"is": "draw"}}]}
      """
    And the made-up card "Dusk"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "exhaust", "what": {"is": "target", "what": {"type": ["character", "permanent"]}}}}
      """

  @case:altered-exhausted-by-an-effect @clause:7.3.10.a @clause:2.4.5.a
  @clause:1.x:7.3.6.a
  Scenario Outline: An effect exhausts an object, and nothing else about it changes: <case>
    Given these cards
      | ref     | card                  | player  | zone            | state   |
      | dusk    | Dusk                  | <who>   | hand            |         |
      | lantern | Lantern               | <other> | landmark        |         |
      | owl     | a character costing 1 | <other> | hero expedition | anchored, 1 boost |
    And it is <who>'s turn
    When <who> plays dusk for its mana cost
    And <who> chooses owl
    Then it is accepted
    And owl is in <other>'s hero expedition
    And owl is exhausted and anchored
    And owl has 1 boost
    And lantern is ready

    Examples:
      | case | who | other |
      | ann  | Ann | Bob   |
      | bob  | Bob | Ann   |

  @case:altered-what-cannot-be-exhausted @clause:7.3.10.a @clause:1.4.1.a
  Scenario: An effect does not exhaust an object that cannot be exhausted
    Given the made-up card "Sunstone"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "cannot", "action": "exhaust"}]}
      """
    And the made-up card "Eclipse"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "exhaust", "what": {"is": "all", "what": {"type": ["permanent"]}}}}
      """
    And these cards
      | ref     | card     | player | zone     |
      | eclipse | Eclipse  | Ann    | hand     |
      | sun     | Sunstone | Bob    | landmark |
      | lantern | Lantern  | Bob    | landmark |
    When Ann plays eclipse for its mana cost
    Then it is accepted
    And eclipse is in Ann's reserve
    And sun is ready
    And lantern is exhausted

  @case:altered-exhausted-lantern-does-not-shine @clause:7.3.10.a @clause:7.3.10.b @clause:2.4.5.a @clause:6.4.c
  Scenario: A Permanent that an effect has exhausted cannot be exhausted for its quick action
    Given these cards
      | ref     | card    | player | zone     |
      | dusk    | Dusk    | Ann    | hand     |
      | lantern | Lantern | Bob    | landmark |
    And Bob's deck has 1 card
    When Ann plays dusk for its mana cost
    Then lantern is exhausted
    When Bob uses lantern
    Then it is refused by 6.4.c
    And nothing has changed

  @case:altered-exhausts-the-object-that-has-it @clause:7.3.10.b @clause:5.3.d @clause:7.1.4.a
  @clause:1.x:7.3.6.b
  Scenario Outline: {T} exhausts the very object that has it: <case>
    Given these cards
      | ref | card    | player | zone     |
      | one | Lantern | <who>  | landmark |
      | two | Lantern | <who>  | landmark |
    And it is <who>'s turn
    And <who>'s deck has 2 cards
    When <who> uses two
    Then it is accepted
    And two is exhausted
    And one is ready
    When <who> uses two
    Then it is refused by 6.4.c
    And nothing has changed
    When <who> uses one
    Then it is accepted
    And <who> has 2 cards in hand

    Examples:
      | case | who |
      | ann  | Ann |
      | bob  | Bob |
