Feature: Lorcana 9, three players with printed cards alone

  @case:printed-all-discard-in-turn-order @clause:9.2.2 @asked:9.2.2
  Scenario: Each player discards a card, the active one first, and then to the left
    Given a game of Lorcana for three players
    And these cards
      | ref   | card                  | player | zone |
      | baloo | Baloo - Carefree Bear | Bob    | hand |
      | a1    | a character costing 1 | Ann    | hand |
      | a2    | a character costing 2 | Ann    | hand |
      | b1    | a character costing 1 | Bob    | hand |
      | b2    | a character costing 2 | Bob    | hand |
      | c1    | a character costing 1 | Cat    | hand |
      | c2    | a character costing 2 | Cat    | hand |
    And it is Bob's turn
    And Bob has 5 ready ink
    When Bob plays baloo for its ink cost
    And Bob chooses 2
    Then Bob is asked to choose from b1 and b2
    When Bob chooses b1
    Then Cat is asked to choose from c1 and c2
    When Cat chooses c2
    Then Ann is asked to choose from a1 and a2
    When Ann chooses a1
    Then it is accepted
    And b1 is in Bob's discard
    And c2 is in Cat's discard
    And a1 is in Ann's discard

  @case:printed-each-opponent-returns-one @clause:9.2.2 @ruling:R164 @asked:9.2.2
  Scenario: Mother Gothel has each opponent return a character, Bob first and then Cat
    Given a game of Lorcana for three players
    And these cards
      | ref    | card                               | player | zone |
      | gothel | Mother Gothel - Unwavering Schemer | Ann    | hand |
      | b1     | Baloo - Fun-Loving Bear            | Bob    | play |
      | b2     | Virana - Fang Chief                | Bob    | play |
      | c1     | Baloo - Fun-Loving Bear            | Cat    | play |
      | c2     | Virana - Fang Chief                | Cat    | play |
    And Ann has 6 ready ink
    When Ann plays gothel for its ink cost
    Then Bob is asked to choose from b1 and b2
    When Bob chooses b1
    Then Cat is asked to choose from c1 and c2
    When Cat chooses c2
    Then it is accepted
    And b1 is in Bob's hand
    And c2 is in Cat's hand
    And b2 is in Bob's play
    And c1 is in Cat's play
