Feature: Lorcana 8.12, the characters that sang a song

  Background:
    Given a game of Lorcana
    And the made-up card "Chorus"
      """
      {"type": "action", "cost": 3, "classifications": ["Song"],
       "abilities": [{"is": "keyword", "keyword": "sing-together", "value": 3}],
       "effect": {"is": "sequence", "steps": [
         {"is": "gain-lore", "lore": {"is": "count", "what": {"it": "singers"}}},
         {"is": "if", "condition": {"is": "have", "what": {"it": "singers"}, "least": 2},
          "then": {"is": "ready", "it": "singers"}}]}}
      """
    And these cards
      | ref  | card                  | player | zone | state   |
      | song | Chorus                | Ann    | hand |         |
      | elf  | a character costing 1 | Ann    | play |         |
      | imp  | a character costing 2 | Ann    | play |         |
      | bard | a character costing 3 | Ann    | play |         |
      | rest | a character costing 4 | Ann    | play | exerted |

  @case:those-who-sang-together @clause:8.12.2 @clause:6.1.11
  Scenario: Two characters that sang together are counted and readied, and nobody else is
    When Ann sings song together with elf and imp
    Then Ann has 2 lore
    And elf is ready
    And imp is ready
    And rest is exerted

  @case:the-one-who-sang @clause:5.4.4.2 @clause:6.1.11
  Scenario: A character that sang alone is counted and stays exerted
    When Ann sings song with bard
    Then Ann has 1 lore
    And bard is exerted

  @case:nobody-sang @clause:5.4.4
  Scenario: A song played for its ink cost counts no singers
    Given Ann has 3 ready ink
    When Ann plays song for its ink cost
    Then Ann has 0 lore
    And rest is exerted
