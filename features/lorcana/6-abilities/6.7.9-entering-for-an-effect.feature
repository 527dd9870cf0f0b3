Feature: 6.7.9 Entering play exerted for an effect
  Clauses 6.7.9, 6.1.5.1 and 5.1.1.2: what a card enters play for is part of playing it.

  @case:exerted-for-damage @clause:6.7.9 @clause:6.1.5.1 @ruling:R090b
  Scenario Outline: Lord MacGuffin may enter play exerted to deal damage, and Ann chooses <answer>
    Given a game of Lorcana
    And these cards
      | ref  | card                                    | player | zone | state    |
      | lord | Lord MacGuffin - Clever Swordsman       | Ann    | hand |          |
      | hurt | a character costing 4, with 4 Willpower | Bob    | play | 1 damage |
      | well | a character costing 4, with 4 Willpower | Bob    | play |          |
    And Ann has 5 ready ink
    When Ann plays lord for its ink cost
    And Ann chooses <answer>
    Then it is accepted
    And nobody is asked
    And lord is <state> and drying
    And hurt is in <zone>
    And well is undamaged

    Examples:
      | answer | state   | zone          |
      | yes    | exerted | Bob's discard |
      | no     | ready   | Bob's play    |

  @case:never-ready-in-play @clause:6.7.9 @ruling:R090a
  Scenario Outline: A Wisp Caller enters play <state>, and is not exerted afterwards
    Given a game of Lorcana
    And the made-up card "Wisp Caller"
      """
      {"name": "Wisp Caller", "type": "character", "cost": 3, "strength": 2, "willpower": 3, "lore": 1,
       "classifications": ["Storyborn", "Sorcerer"],
       "abilities": [{"is": "enters-play", "exerted": true, "may": true, "then": {"is": "draw"}},
                     {"is": "triggered", "name": "FLICKER", "when": [{"event": "exerted", "this": true}],
                      "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And these cards
      | ref  | card        | player | zone | state |
      | wisp | Wisp Caller | Ann    | hand |       |
    And Ann has 3 ready ink
    And Ann's deck has 2 cards
    When Ann plays wisp for its ink cost
    And Ann chooses <answer>
    Then it is accepted
    And wisp is <state> and drying
    And Ann has <n> cards in hand
    And Ann has 0 lore

    Examples:
      | state   | answer | n |
      | exerted | yes    | 1 |
      | ready   | no     | 0 |
