Feature: 4.3.6 What "the next" card is
  More about clause 4.3.6: a modifier is used up by the card it would have made cheaper, and by no other.

  @case:next-card-with-a-keyword @clause:4.3.6
  Scenario: A reduction for the next character with Bodyguard waits for such a character
    Given a game of Lorcana
    And the made-up card "Watch Bell"
      """
      {"name": "Watch Bell", "type": "item", "cost": 1,
       "abilities": [{"is": "activated", "cost": [{"is": "exert-this"}],
                      "effect": {"is": "pay-less", "less": 1, "next": {"type": ["character"], "keyword": "bodyguard"}}}]}
      """
    And these cards
      | ref   | card                                  | player | zone | state |
      | bell  | Watch Bell                            | Ann    | play |       |
      | plain | a character costing 1                 | Ann    | hand |       |
      | guard | a character costing 3, with Bodyguard | Ann    | hand |       |
    And Ann has 3 ready ink
    When Ann uses bell
    Then it is accepted
    When Ann plays plain for its ink cost
    Then it is accepted
    And Ann has 2 ready ink
    When Ann plays guard for its ink cost
    Then it is accepted
    When Ann chooses no
    Then it is accepted
    And Ann has 0 ready ink
    And guard is in Ann's play

  @case:next-strong-character @clause:4.3.6
  Scenario: A reduction for the next character with 5 or more Strength is not used up by a weaker one
    Given a game of Lorcana
    And the made-up card "Heavy Door"
      """
      {"name": "Heavy Door", "type": "item", "cost": 1,
       "abilities": [{"is": "activated", "cost": [{"is": "exert-this"}],
                      "effect": {"is": "pay-less", "less": 2, "next": {"type": ["character"], "strength_at_least": 5}}}]}
      """
    And these cards
      | ref    | card                                    | player | zone | state |
      | door   | Heavy Door                              | Ann    | play |       |
      | weak   | a character costing 1                   | Ann    | hand |       |
      | strong | a character costing 3, with 5 Strength  | Ann    | hand |       |
    And Ann has 2 ready ink
    When Ann uses door
    Then it is accepted
    When Ann plays weak for its ink cost
    Then it is accepted
    When Ann plays strong for its ink cost
    Then it is accepted
    And Ann has 0 ready ink
