Feature: 6.2 Floating triggered abilities and their own card
  More about clauses 6.2.7.1 and 1.6.1.

  @case:floating-ability-sees-its-own-card-again @clause:6.2.7.1 @clause:1.6.1 @catches:discard-before-effect
  @catches:trigger-before-action-done
  Scenario: a song that watches for songs this turn sees itself played again
    Given a game of Lorcana
    And the made-up card "Refrain"
      """
      {"name": "Refrain", "type": "action", "cost": 2, "classifications": ["Song"],
       "effect": {"is": "whenever", "ability": {"is": "triggered", "name": "REFRAIN",
                  "when": [{"event": "played", "what": {"song": true}}], "effect": {"is": "gain-lore", "lore": 1}}}}
      """
    And these cards
      | ref    | card                      | player | zone | state |
      | song   | Refrain                   | Ann    | hand |       |
      | ursula | Ursula - Deceiver of All  | Ann    | play |       |
    When Ann sings song with ursula
    Then Ann is asked to choose from yes and no
    And Ann has 0 lore
    When Ann chooses yes
    Then it is accepted
    And Ann has 1 lore
    And song is in Ann's deck
