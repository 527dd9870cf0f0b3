Feature: 6.7.2.1 What is counted before anything is done
  Clause 6.7.2.1: "for each" is counted once, as the effect begins, and what the effect does then is not counted again.

  @case:counted-once-before-drawing @clause:6.7.2.1
  Scenario: Ann draws a card for each card in her hand, and those that she draws do not count
    Given a game of Lorcana
    And the made-up card "Twice As Many"
      """
      {"type": "action", "cost": 0, "effect": {"is": "draw", "cards":
        {"is": "count", "zone": "hand", "who": "you", "what": {}}}}
      """
    And these cards
      | ref   | card                  | player | zone |
      | twice | Twice As Many         | Ann    | hand |
      | one   | a character costing 1 | Ann    | hand |
      | two   | a character costing 2 | Ann    | hand |
    And Ann's deck has 9 cards
    When Ann plays twice for its ink cost
    Then it is accepted
    And Ann has 4 cards in hand

  @case:a-false-condition-does-nothing @clause:6.7.2.1 @clause:6.1.15
  Scenario Outline: A secondary condition is checked before anything is done: with <n> characters in play
    Given a game of Lorcana
    And the made-up card "If There Are Two"
      """
      {"type": "action", "cost": 0, "effect": {"is": "if",
        "condition": {"is": "have", "what": {"type": ["character"], "whose": "yours"}, "least": 2},
        "then": {"is": "sequence", "steps": [{"is": "banish", "all": {"type": ["character"], "whose": "yours"}}, {"is": "draw"}]}}}
      """
    And these cards
      | ref | card                  | player | zone |
      | if  | If There Are Two      | Ann    | hand |
      | one | a character costing 1 | Ann    | play |
      | two | a character costing 2 | Ann    | <zone> |
    And Ann's deck has 3 cards
    When Ann plays if for its ink cost
    Then it is accepted
    And one is in Ann's <end>
    And ann-deck-1 is in Ann's <drawn>

    Examples:
      | n | zone    | end     | drawn |
      | 2 | play    | discard | hand  |
      | 1 | discard | play    | deck  |
