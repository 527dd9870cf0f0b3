Feature: 7.1.2 Public zones
  Clauses 7.1.2, 7.2.2, 7.4.2 and 7.6.2: everybody may look at what is in play, in a discard pile or in the bag, the lower cards of a pile too, and nobody into a deck.

  @case:every-card-of-a-discard-is-seen @clause:7.1.2 @clause:7.2.2 @clause:7.4.2 @clause:7.6.2
  Scenario: Both players see every card in play and in each discard, and no card in a deck
    Given a game of Lorcana
    And these cards
      | ref    | card                  | player | zone    |
      | top    | a character costing 1 | Ann    | discard |
      | lower  | a character costing 2 | Ann    | discard |
      | lowest | Lantern               | Ann    | discard |
      | theirs | Brawl                 | Bob    | discard |
      | under  | a character costing 3 | Bob    | discard |
      | doc    | Doc - Leader of the Seven Dwarfs | Ann | play |
      | deep   | a character costing 4 | Ann    | deck    |
    When Ann quests with doc
    Then it is accepted
    And Bob sees top
    And Bob sees lower
    And Bob sees lowest
    And Ann sees lower
    And Ann sees theirs
    And Ann sees under
    And Bob sees doc
    And Bob does not see deep
    And Ann does not see deep
