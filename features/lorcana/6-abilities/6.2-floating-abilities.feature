Feature: 6.2 Floating triggered abilities and their own card
  More about clauses 6.2.7.1 and 1.6.1.

  @case:floating-ability-sees-its-own-card-again @clause:6.2.7.1 @clause:1.6.1
  Scenario: A song that watches for songs this turn sees itself played again
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
    And Ann chooses yes
    Then it is accepted
    And Ann has 1 lore
    And song is in Ann's deck

  @case:floating-ability-triggers-each-time @clause:6.2.7.1
  Scenario: A floating ability triggers each time in its turn, and not in the next
    Given a game of Lorcana
    And the made-up card "Long Day"
      """
      {"name": "Long Day", "type": "action", "cost": 0,
       "effect": {"is": "whenever", "ability": {"is": "triggered", "name": "WORK",
                  "when": [{"event": "quested", "who": "any", "what": {"type": ["character"]}}],
                  "effect": {"is": "gain-lore", "lore": 3}}}}
      """
    And these cards
      | ref  | card                               | player | zone | state |
      | day  | Long Day                           | Ann    | hand |       |
      | one  | a character costing 1, with 1 Lore | Ann    | play |       |
      | two  | a character costing 1, with 1 Lore | Ann    | play |       |
      | bobs | a character costing 1, with 1 Lore | Bob    | play |       |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann plays day for its ink cost
    And Ann quests with one
    Then Ann has 4 lore
    When Ann quests with two
    Then Ann has 8 lore
    When Ann ends their turn
    And Bob quests with bobs
    Then it is accepted
    And Ann has 8 lore
    And Bob has 1 lore

  @case:floating-ability-remembers-whom-it-names @clause:6.7.7 @clause:6.2.7.1
  Scenario: In Bob's turn Ann's floating ability still knows how strong the banished character was
    Given a game of Lorcana
    And the made-up card "Elegy"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"], "whose": "yours"}},
         {"is": "whenever", "until": "until-your-next-turn",
          "ability": {"is": "triggered", "when": [{"event": "quested", "who": "any", "what": {"type": ["character"]}}],
                      "effect": {"is": "gain-lore", "lore": {"is": "value", "of": "strength", "it": "chosen"}}}}]}}
      """
    And these cards
      | ref   | card                                                   | player | zone | state   |
      | elegy | Elegy                                                  | Ann    | hand |         |
      | olaf  | a character costing 1, with 3 Strength and 1 Willpower | Ann    | play |         |
      | wall  | a character costing 1, with 1 Strength and 9 Willpower | Bob    | play | exerted |
      | anna  | a character costing 1, with 1 Lore                     | Bob    | play |         |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    And Ann has 1 ready ink
    When Ann plays elegy for its ink cost
    And Ann challenges wall with olaf
    And Ann ends their turn
    And Bob quests with anna
    Then it is accepted
    And Ann has 3 lore

  @case:medallion-weights-on-hook @clause:6.1.11 @clause:6.2.7.1
  Scenario: Medallion Weights watch each challenge of the chosen character, and no other's
    Given a game of Lorcana
    And these cards
      | ref      | card                            | player | zone | state   |
      | weights  | Medallion Weights               | Ann    | play |         |
      | hook     | Captain Hook - Master Swordsman | Ann    | play |         |
      | hercules | Hercules - True Hero            | Ann    | play |         |
      | one      | Aladdin - Street Rat            | Bob    | play | exerted |
      | two      | Diablo - Maleficent's Spy       | Bob    | play | exerted |
      | three    | Skippy - Energetic Rabbit       | Bob    | play | exerted |
    And Ann has 2 ready ink
    And Ann's deck has 4 cards
    When Ann uses weights
    And Ann chooses hook
    And Ann challenges three with hercules
    Then it is accepted
    And nobody is asked
    When Ann challenges one with hook
    And Ann chooses yes
    And Ann challenges two with hook
    And Ann chooses yes
    Then it is accepted
    And Ann has 2 cards in hand

  @case:each-time-another-effect @clause:6.2.7.1 @clause:1.9.2.4
  Scenario: Damage moved away by a floating ability moves back when it triggers again
    Given a game of Lorcana
    And the made-up card "Tug of War"
      """
      {"type": "action", "cost": 0, "effect": {"is": "whenever", "ability":
        {"is": "triggered", "when": [{"event": "quested"}],
         "effect": {"is": "move-damage", "all": {"type": ["character"]}, "to": "that"}}}}
      """
    And these cards
      | ref  | card                                    | player | zone | state    |
      | tug  | Tug of War                              | Ann    | hand |          |
      | one  | a character costing 1, with 4 Willpower | Ann    | play | 2 damage |
      | two  | a character costing 2, with 4 Willpower | Ann    | play |          |
    When Ann plays tug for its ink cost
    And Ann quests with two
    Then two has 2 damage
    And one is undamaged
    When Ann quests with one
    Then it is accepted
    And one has 2 damage
    And two is undamaged
