Feature: 4.2 The card that is inked
  Clauses 4.2.1, 4.2.2 and 7.5.1: whose card it is, what inking sets off, and what an ink card pays.

  @case:nobody-inks-the-other-players-card @clause:4.2.1.1
  Scenario: Ann cannot ink a card from Bob's hand
    Given a game of Lorcana
    And these cards
      | ref | card                  | player | zone |
      | his | a character costing 1 | Bob    | hand |
    When Ann inks his
    Then it is refused by 4.2.1.1
    And nothing has changed

  @case:inking-sets-off-abilities @clause:4.2.1.3 @clause:4.2.2 @clause:7.5.2
  Scenario: Ann's ability triggered by inking a card resolves once the card is in the inkwell
    Given a game of Lorcana
    And the made-up card "Ink Counter"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 2, "lore": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "inked"}], "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And these cards
      | ref     | card                  | player | zone |
      | counter | Ink Counter           | Ann    | play |
      | theirs  | Ink Counter           | Bob    | play |
      | one     | a character costing 1 | Ann    | hand |
    When Ann inks one
    Then it is accepted
    And only this has changed
      | what              | from       | to            |
      | one               | Ann's hand | Ann's inkwell |
      | Ann's ink         | nothing    | 1 ready       |
      | Ann's inked cards | 0          | 1             |
      | Ann's lore        | 0          | 1             |
    When Ann quests with counter
    Then it is accepted
    And Ann has 2 lore

  @case:ink-is-ink-whatever-it-shows @clause:7.5.1
  Scenario Outline: An ink card pays 1, whatever is on its front: <case>
    Given a game of Lorcana
    And these cards
      | ref  | card                | player | zone    |
      | well | <card>              | Ann    | inkwell |
      | one  | an item costing 1   | Ann    | hand    |
      | two  | an item costing 2   | Ann    | hand    |
    When Ann plays two for its ink cost
    Then it is refused by 1.5.3
    And nothing has changed
    When Ann plays one for its ink cost
    Then it is accepted
    And Ann has 0 ready ink

    Examples:
      | case                       | card                                      |
      | it lacks the symbol        | an item costing 1, without inkwell symbol |
      | it costs much              | a character costing 9                     |
      | it costs nothing           | an action costing 0                       |
