Feature: 6.1.5 Sequential effects with too little for the first part
  More about clause 6.1.5.1.

  @case:two-of-three-cards @conflict:113 @clause:6.1.5.1
  Scenario: with two item cards in the discard Stegmutt's ability asks for three
    Given a game of Lorcana
    And these cards
      | ref      | card                       | player | zone    | state |
      | stegmutt | Stegmutt - Clumsy Dinosaur | Ann    | hand    |       |
      | one      | Lantern                    | Ann    | discard |       |
      | two      | Dinglehopper               | Ann    | discard |       |
      | victim   | a character costing 1      | Bob    | play    |       |
    And Ann has 6 ready ink
    When Ann plays stegmutt for its ink cost
    Then it is accepted
    And the rules leave open: may two cards be put under the deck where three are asked for, without what would follow
      | outcome                                |
      | Ann is asked to choose from yes and no |
      | nobody is asked                        |
