Feature: 5.4.4 Abilities that trigger when a character sings

  Background:
    Given a game of Lorcana
    And the made-up card "Chorus"
      """
      {"type": "action", "cost": 3, "classifications": ["Song"],
       "abilities": [{"is": "keyword", "keyword": "sing-together", "value": 3}], "effect": {"is": "draw"}}
      """
    And the made-up card "Listener"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "triggered", "when": [{"event": "sings", "what": {"type": ["character"], "cost_at_most": 2}}],
         "effect": {"is": "gain-lore", "lore": 1}},
        {"is": "triggered", "when": [{"event": "sang"}], "effect": {"is": "sequence", "steps": [
          {"is": "ready", "it": "singers"}, {"is": "gain-lore", "lore": 5}]}}]}
      """
    And these cards
      | ref      | card                  | player | zone | state   |
      | song     | Chorus                | Ann    | hand |         |
      | listener | Listener              | Ann    | play |         |
      | elf      | a character costing 1 | Ann    | play |         |
      | imp      | a character costing 2 | Ann    | play |         |
      | bard     | a character costing 3 | Ann    | play |         |
      | rest     | a character costing 4 | Ann    | play | exerted |
      | bobs     | Listener              | Bob    | play |         |
    And Ann's deck has 3 cards

  @case:each-singer-is-heard @clause:8.12.3 @clause:6.2.2
  Scenario: Each of two characters singing together triggers, and the song triggers once
    When Ann sings song together with elf and imp
    And Ann chooses listener
    Then it is accepted
    And Ann has 7 lore
    And Bob has 0 lore
    And elf is ready
    And imp is ready
    And rest is exerted

  @case:a-singer-of-another-sort @clause:6.2.2 @clause:5.4.4.2
  Scenario: A singer that does not fit the description does not trigger, but the song does
    When Ann sings song with bard
    Then it is accepted
    And Ann has 5 lore
    And bard is ready

  @case:the-song-that-is-sung @clause:6.2.2
  Scenario Outline: A trigger may ask what is sung: a song costing <cost>
    Given the made-up card "Critic"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "triggered", "when": [{"event": "sings", "against": {"cost_at_most": 2}}],
         "effect": {"is": "lose-lore", "lore": 1}}]}
      """
    And these cards
      | ref    | card                  | player | zone |
      | critic | Critic                | Ann    | play |
      | tune   | a song costing <cost> | Ann    | hand |
    And Ann has 9 lore
    When Ann sings tune with rest
    Then it is refused
    When Ann sings tune with bard
    And Ann chooses critic
    Then Ann has <n> lore

    Examples:
      | cost | n  |
      | 2    | 13 |
