Feature: 8.12 Singing together: what is needed, and who has sung
  Clauses 8.12.1 to 8.12.3.

  @case:sing-together-has-a-number-of-its-own @clause:8.12.1 @clause:8.12.2
  Scenario Outline: a song costing 4 with Sing Together 7 is sung by characters costing 3 and <cost>
    Given a game of Lorcana
    And these cards
      | ref  | card                                   | player | zone |
      | song | a song costing 4, with Sing Together 7 | Ann    | hand |
      | one  | a character costing 3                  | Ann    | play |
      | two  | a character costing <cost>             | Ann    | play |
    When Ann sings song together with one and two
    Then it is <answer>

    Examples:
      | cost | answer             |
      | 3    | refused by 8.12.2  |
      | 4    | accepted           |

  @case:each-singer-has-sung @clause:8.12.3
  Scenario: both of two singers sang the song
    Given a game of Lorcana
    And the made-up card "Proud Soloist"
      """
      {"name": "Proud Soloist", "type": "character", "cost": 4, "strength": 1, "willpower": 2, "lore": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "sang", "this": true}],
                      "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And these cards
      | ref  | card                                   | player | zone |
      | song | a song costing 7, with Sing Together 7 | Ann    | hand |
      | one  | Proud Soloist                          | Ann    | play |
      | two  | Proud Soloist                          | Ann    | play |
      | idle | Proud Soloist                          | Ann    | play |
    When Ann sings song together with one and two
    And Ann chooses two
    Then it is accepted
    And Ann has 2 lore
