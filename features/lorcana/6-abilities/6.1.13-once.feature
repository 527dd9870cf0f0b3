Feature: 6.1.13.2 Once
  More about clause 6.1.13.2: every ability looks only at itself, and at what it has fully done.

  @case:once-of-the-shifted-card @clause:6.1.13.2 @clause:8.10.5
  Scenario: A shifted card's ability is still unused, though the card below used one of the same name
    Given a game of Lorcana
    And the made-up card "Tinker - Apprentice"
      """
      {"name": "Tinker", "version": "Apprentice", "type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
       "classifications": ["Storyborn"],
       "abilities": [{"is": "pays", "name": "BARGAIN", "what": {"type": ["item"]}, "less": 1, "next": true,
                      "condition": {"is": "your-turn"}}]}
      """
    And the made-up card "Tinker - Master"
      """
      {"name": "Tinker", "version": "Master", "type": "character", "cost": 3, "strength": 1, "willpower": 1, "lore": 1,
       "classifications": ["Floodborn"],
       "abilities": [{"is": "keyword", "keyword": "shift", "cost": [{"is": "ink", "amount": 0}]},
                     {"is": "pays", "name": "BARGAIN", "what": {"type": ["item"]}, "less": 1, "next": true,
                      "condition": {"is": "your-turn"}}]}
      """
    And these cards
      | ref        | card                | player | zone | state |
      | apprentice | Tinker - Apprentice | Ann    | play |       |
      | master     | Tinker - Master     | Ann    | hand |       |
      | one        | an item costing 1   | Ann    | hand |       |
      | two        | an item costing 1   | Ann    | hand |       |
      | three      | an item costing 1   | Ann    | hand |       |
    When Ann plays one for its ink cost
    Then it is accepted
    When Ann shifts master onto apprentice
    Then it is accepted
    When Ann plays two for its ink cost
    Then it is accepted
    When Ann plays three for its ink cost
    Then it is refused by 1.5.3

  @case:once-and-declined @clause:6.1.13.2 @clause:6.1.4
  Scenario: An ability that was declined has not fully resolved, and may still be used once this turn
    Given a game of Lorcana
    And the made-up card "Well of Luck"
      """
      {"name": "Well of Luck", "type": "item", "cost": 1,
       "abilities": [{"is": "triggered", "name": "WISH", "once": true, "when": [{"event": "played", "what": {"type": ["item"]}}],
                      "effect": {"is": "may", "do": {"is": "gain-lore", "lore": 1}}}]}
      """
    And these cards
      | ref   | card              | player | zone | state |
      | well  | Well of Luck      | Ann    | play |       |
      | one   | an item costing 0 | Ann    | hand |       |
      | two   | an item costing 0 | Ann    | hand |       |
      | three | an item costing 0 | Ann    | hand |       |
    When Ann plays one for its ink cost
    And Ann chooses no
    And Ann plays two for its ink cost
    And Ann chooses yes
    Then Ann has 1 lore
    When Ann plays three for its ink cost
    Then it is accepted
    And nobody is asked
    And Ann has 1 lore

  @case:once-for-each-copy @clause:6.1.13.2
  Scenario: Each of two copies may use its once-a-turn ability
    Given a game of Lorcana
    And the made-up card "Bell of Plenty"
      """
      {"name": "Bell of Plenty", "type": "item", "cost": 1,
       "abilities": [{"is": "triggered", "name": "RING", "once": true,
                      "when": [{"event": "quested", "what": {"type": ["character"]}}],
                      "effect": {"is": "gain-lore", "lore": 2}}]}
      """
    And these cards
      | ref    | card                              | player | zone | state |
      | one    | Bell of Plenty                    | Ann    | play |       |
      | two    | Bell of Plenty                    | Ann    | play |       |
      | first  | a character costing 1, with 1 Lore | Ann   | play |       |
      | second | a character costing 1, with 1 Lore | Ann   | play |       |
    When Ann quests with first
    And Ann chooses one
    Then it is accepted
    And Ann has 5 lore
    When Ann quests with second
    And Ann chooses one
    Then it is accepted
    And Ann has 6 lore

  @case:two-kristoffs @clause:6.1.13.2
  Scenario: Each of two Kristoffs triggers on the first card, and neither on the second
    Given a game of Lorcana
    And these cards
      | ref     | card                     | player | zone    |
      | one     | Kristoff - Icy Explorer  | Ann    | play    |
      | two     | Kristoff - Icy Explorer  | Ann    | play    |
      | dragon  | Great Stone Dragon       | Ann    | play    |
      | other   | Great Stone Dragon       | Ann    | play    |
      | aladdin | Aladdin - Street Rat     | Ann    | discard |
      | hades   | Hades - Infernal Schemer | Ann    | discard |
    And Ann's deck has 5 cards
    When Ann uses dragon
    And Ann chooses aladdin
    And Ann chooses one
    Then it is accepted
    And Ann has 2 cards in hand
    When Ann uses other
    Then it is accepted
    And Ann has 2 cards in hand

  @case:once-of-two-nameless-abilities @clause:6.1.13.2
  Scenario: Two nameless once-a-turn abilities of one item each work once a turn
    Given a game of Lorcana
    And the made-up card "Box"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "activated", "once": true, "cost": [{"is": "ink", "amount": 1}], "effect": {"is": "gain-lore", "lore": 1}},
                     {"is": "triggered", "once": true, "when": [{"event": "quested", "what": {"type": ["character"]}}],
                      "effect": {"is": "gain-lore", "lore": 3}}]}
      """
    And these cards
      | ref  | card                               | player | zone |
      | box  | Box                                | Ann    | play |
      | olaf | a character costing 1, with 1 Lore | Ann    | play |
      | anna | a character costing 1, with 1 Lore | Ann    | play |
    And Ann has 1 ready ink
    When Ann uses box
    And Ann quests with olaf
    And Ann quests with anna
    Then it is accepted
    And Ann has 6 lore

  @case:once-for-each-that-says-it @clause:6.1.13.2 @clause:6.4.2.3
  Scenario Outline: A character has a once-a-turn trigger once for each item that gives it: with <givers> of them
    Given a game of Lorcana
    And the made-up card "School"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "static-gains-ability", "name": "LESSON", "what": {"type": ["character"], "whose": "yours"},
         "ability": {"is": "triggered", "when": [{"event": "played", "what": {"type": ["action"]}}],
                     "effect": {"is": "gain-lore", "lore": 2}, "once": true}}]}
      """
    And the made-up card "Spark"
      """
      {"type": "action", "cost": 0, "effect": {"is": "gain-lore", "lore": 1}}
      """
    And these cards
      | ref    | card                  | player | zone     |
      | pupil  | a character costing 1 | Ann    | play     |
      | school | School                | Ann    | play     |
      | second | School                | Ann    | <second> |
      | spark  | Spark                 | Ann    | hand     |
      | flash  | Spark                 | Ann    | hand     |
    When Ann plays spark for its ink cost
    Then it is accepted
    And Ann has <lore> lore
    When Ann plays flash for its ink cost
    Then it is accepted
    And Ann has <then> lore

    Examples:
      | givers | second | lore | then |
      | one    | hand   | 3    | 4    |
      | two    | play   | 5    | 6    |

  @case:each-gained-ability-has-its-own-first-time @clause:6.2.2 @clause:6.1.13.2
  Scenario: Two nameless abilities of one item each have a first time of their own
    Given a game of Lorcana
    And the made-up card "Collector"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "triggered", "when": [{"event": "played", "what": {"type": ["item"]}, "first": true}], "effect": {"is": "gain-lore", "lore": 1}},
        {"is": "triggered", "when": [{"event": "played", "what": {"type": ["action"]}, "first": true}], "effect": {"is": "gain-lore", "lore": 3}}]}
      """
    And the made-up card "Spark"
      """
      {"type": "action", "cost": 0}
      """
    And these cards
      | ref       | card              | player | zone |
      | collector | Collector         | Ann    | play |
      | lamp      | an item costing 0 | Ann    | hand |
      | urn       | an item costing 0 | Ann    | hand |
      | spark     | Spark             | Ann    | hand |
      | flash     | Spark             | Ann    | hand |
    When Ann plays lamp for its ink cost
    Then Ann has 1 lore
    When Ann plays spark for its ink cost
    Then Ann has 4 lore
    When Ann plays urn for its ink cost
    And Ann plays flash for its ink cost
    Then Ann has 4 lore

  @case:used-once-for-each-that-gives-it @clause:6.1.13.2 @clause:6.4.2.3
  Scenario Outline: A character has a once-a-turn activated ability for each item that gives it: with <givers> of them
    Given a game of Lorcana
    And the made-up card "School"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "static-gains-ability", "name": "LESSON", "what": {"type": ["character"], "whose": "yours"},
         "ability": {"is": "activated", "cost": [], "effect": {"is": "gain-lore", "lore": 2}, "once": true}}]}
      """
    And these cards
      | ref    | card                  | player | zone     |
      | pupil  | a character costing 1 | Ann    | play     |
      | other  | a character costing 1 | Ann    | play     |
      | school | School                | Ann    | play     |
      | second | School                | Ann    | <second> |
    When Ann uses pupil
    Then it is accepted
    And Ann has 2 lore
    When Ann uses pupil
    Then it is <again>
    When Ann uses pupil
    Then it is refused by 6.1.13.2
    When Ann uses other
    Then it is accepted
    And Ann has <lore> lore

    Examples:
      | givers | second | again               | lore |
      | one    | hand   | refused by 6.1.13.2 | 4    |
      | two    | play   | accepted            | 6    |
