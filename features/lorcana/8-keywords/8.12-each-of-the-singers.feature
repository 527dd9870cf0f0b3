Feature: 8.12 Singing together: what is needed, and who has sung
  Clauses 8.12.1 to 8.12.3.

  @case:sing-together-has-a-number-of-its-own @clause:8.12.1 @clause:8.12.2
  Scenario Outline: Sing Together 7 counts, not the song's cost of 4: characters costing 3 and <cost> sing
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
  Scenario: Both characters that sing together have sung the song
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

  @case:sung-and-banished-for-the-same-song @clause:5.4.4.2 @clause:6.7.7
  Scenario Outline: A song that also costs banishing a character is sung by one, and <other> is banished
    Given a game of Lorcana
    And the made-up card "Last Song"
      """
      {"name": "Last Song", "type": "action", "cost": 2, "classifications": ["Song"],
       "abilities": [{"is": "additional-cost", "cost": [{"is": "banish-chosen", "what": {"type": ["character"]}}]}],
       "effect": {"is": "gain-lore", "lore": 1}}
      """
    And the made-up card "Choirmaster"
      """
      {"name": "Choirmaster", "type": "item", "cost": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "sings", "what": {"strength_at_least": 3}}],
                      "effect": {"is": "gain-lore", "lore": 2}}]}
      """
    And these cards
      | ref    | card                                   | player | zone |
      | song   | Last Song                              | Ann    | hand |
      | master | Choirmaster                            | Ann    | play |
      | voice  | a character costing 2, with 3 Strength | Ann    | play |
      | deaf   | a character costing 1, with 1 Strength | Ann    | play |
    When Ann sings song with voice
    And Ann chooses <other>
    Then it is accepted
    And <other> is in Ann's discard
    And Ann has 3 lore

    Examples:
      | other |
      | voice |
      | deaf  |
