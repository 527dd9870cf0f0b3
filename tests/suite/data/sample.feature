Feature: Samples of every phrase

  Background:
    Given a game of Lorcana

  @case:sample-play @clause:4.3.2.4 @clause:4.3.3
  Scenario: A character is played for ink
    Given these cards
      | ref  | card                   | player | zone    | state            |
      | doc  | a character costing 2  | Ann    | hand    |                  |
      | elsa | a character costing 4  | Ann    | play    | ready, 2 damage  |
      | hans | a character costing 1  | Bob    | discard |                  |
    And Ann has 3 ready ink and 1 exerted ink
    When Ann plays doc for its ink cost
    Then it is accepted
    And only this has changed
      | what      | from               | to                 |
      | doc       | Ann's hand         | Ann's play, drying |
      | Ann's ink | 3 ready, 1 exerted | 3 exerted, 1 ready |
    And doc is in Ann's play
    And doc is drying and ready and undamaged
    And elsa is damaged and dry
    And elsa has 2 damage
    And Ann has 1 ready ink
    And nobody is asked
    And no ability waits
    And the game goes on

  @case:sample-refused @clause:4.3.2.4
  Scenario Outline: A character is not played with <ink> ready ink
    Given these cards
      | ref  | card                   | player | zone    |
      | doc  | a character costing 3  | Ann    | hand    |
    And Ann has <ink> ready ink and 4 exerted ink
    When Ann plays doc for its ink cost
    Then it is refused
    And nothing has changed
    And doc is in Ann's hand

    Examples:
      | ink |
      | 0   |
      | 2   |
