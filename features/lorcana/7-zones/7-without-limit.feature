Feature: 7.3.3 and 7.5.3 Zones without a limit
  Clauses 7.3.3 and 7.5.3: a hand and an inkwell hold as many cards as there are.

  @case:a-hand-of-twelve @clause:7.3.3
  Scenario: Ann draws a twelfth card and keeps all twelve at the end of her turn
    Given a game of Lorcana
    And these cards
      | ref  | card                  | player | zone |
      | h1   | a character costing 1 | Ann    | hand |
      | h2   | a character costing 1 | Ann    | hand |
      | h3   | a character costing 1 | Ann    | hand |
      | h4   | a character costing 1 | Ann    | hand |
      | h5   | a character costing 1 | Ann    | hand |
      | h6   | a character costing 1 | Ann    | hand |
      | h7   | a character costing 1 | Ann    | hand |
      | h8   | a character costing 1 | Ann    | hand |
      | h9   | a character costing 1 | Ann    | hand |
      | h10  | a character costing 1 | Ann    | hand |
      | h11  | a character costing 1 | Ann    | hand |
    And it is Bob's turn
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Bob ends their turn
    Then it is accepted
    And Ann has 12 cards in hand
    When Ann ends their turn
    Then it is accepted
    And Ann has 12 cards in hand

  @case:an-inkwell-of-thirteen @clause:7.5.3
  Scenario: Ann can ink a thirteenth card
    Given a game of Lorcana
    And these cards
      | ref | card                             | player | zone |
      | doc | Doc - Leader of the Seven Dwarfs | Ann    | hand |
    And Ann has 12 ready ink
    When Ann inks doc
    Then it is accepted
    And Ann has 13 ready ink
