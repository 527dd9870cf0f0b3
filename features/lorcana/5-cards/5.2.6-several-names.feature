Feature: 5.2.6.2 One character of several names
  Clause 5.2.6.2: Flotsam & Jetsam are found under either name, and are one character all the same.

  @case:two-names-are-one-character @clause:5.2.6.2
  Scenario Outline: Lore for each character named Flotsam or Jetsam, with <who> in play
    Given a game of Lorcana
    And the made-up card "Call The Eels"
      """
      {"type": "action", "cost": 0, "effect": {"is": "gain-lore", "lore":
        {"is": "count", "what": {"type": ["character"], "named": ["Flotsam", "Jetsam"]}}}}
      """
    And these cards
      | ref  | card                                | player | zone |
      | call | Call The Eels                       | Ann    | hand |
      | eels | a character costing 1, named <name> | Ann    | play |
    When Ann plays call for its ink cost
    Then it is accepted
    And Ann has <lore> lore

    Examples:
      | who     | name             | lore |
      | both    | Flotsam & Jetsam | 1    |
      | one     | Jetsam           | 1    |
      | another | Ursula           | 0    |
