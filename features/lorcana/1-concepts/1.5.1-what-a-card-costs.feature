Feature: 1.5.1 What a card costs
  Clauses 1.5.1 and 5.2.2: the number in the corner is how much ink playing the card takes.

  @case:what-a-card-costs @clause:1.5.1 @clause:5.2.2
  Scenario Outline: Ann tries to play a character costing 3 with <ink> ready ink
    Given a game of Lorcana
    And these cards
      | ref | card                  | player | zone |
      | elf | a character costing 3 | Ann    | hand |
    And Ann has <ink> ready ink
    When Ann plays elf for its ink cost
    Then <verdict>
    And Ann has <left> ready ink

    Examples:
      | ink | verdict                | left |
      | 4   | it is accepted         | 1    |
      | 2   | it is refused by 1.5.3 | 2    |
