Feature: 5.2.6.2 One character of several names
  Clause 5.2.6.2: Flotsam & Jetsam are found under either name, and are one character all the same.

  @case:two-names-are-one-character @clause:5.2.6.2
  Scenario Outline: Flotsam & Jetsam are one character, named Flotsam or Jetsam: <who> in play
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

  @case:flotsam-and-jetsam-are-one-character @clause:6.7.2
  Scenario: Strength of a Raging Fire counts Flotsam & Jetsam as one character, and Hades as another
    Given a game of Lorcana
    And these cards
      | ref    | card                                          | player | zone |
      | fire   | Strength of a Raging Fire                     | Ann    | hand |
      | eels   | Flotsam & Jetsam - Entangling Eels            | Ann    | play |
      | hades  | Hades - Infernal Schemer                      | Ann    | play |
      | willie | Willie the Giant - Ghost of Christmas Present | Bob    | play |
    And Ann has 3 ready ink
    When Ann plays fire for its ink cost
    And Ann chooses willie
    Then it is accepted
    And willie has 2 damage
