Feature: 6.4.2.1 What a resolved effect keeps up for a while
  Clause 6.4.2.1: it is about every card that fits as long as it lasts, those that come later too, and about none after.

  @case:later-arrivals-are-covered @clause:6.4.2.1
  Scenario: Restoring Atlantis protects also a character that Ann plays after it, until her next turn
    Given a game of Lorcana
    And these cards
      | ref   | card                                   | player | zone | state   |
      | rise  | Restoring Atlantis                     | Ann    | hand |         |
      | early | a character costing 2                  | Ann    | play | exerted |
      | late  | a character costing 2, with Rush       | Ann    | hand |         |
      | prey  | a character costing 1, with 5 Willpower | Bob   | play | exerted |
      | foe   | a character costing 3, with 1 Strength, with 9 Willpower | Bob | play | |
    And Ann has 7 ready ink
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann plays rise for its ink cost
    Then it is accepted
    When Ann plays late for its ink cost
    Then it is accepted
    When Ann challenges prey with late
    Then it is accepted
    When Ann ends their turn
    Then it is accepted
    When Bob challenges late with foe
    Then it is refused
    And nothing has changed
    When Bob challenges early with foe
    Then it is refused
    And nothing has changed

  @case:over-when-its-time-is-over @clause:6.4.2.1
  Scenario: Restoring Atlantis protects nobody any more once Ann's next turn has begun
    Given a game of Lorcana
    And these cards
      | ref   | card                                   | player | zone | state   |
      | rise  | Restoring Atlantis                     | Ann    | hand |         |
      | early | a character costing 2                  | Ann    | play |         |
      | late  | a character costing 2                  | Ann    | hand |         |
      | foe   | a character costing 3, with 9 Willpower | Bob   | play |         |
    And Ann has 7 ready ink
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann plays rise for its ink cost
    And Ann plays late for its ink cost
    And Ann ends their turn
    And Bob ends their turn
    And Ann quests with late
    And Ann quests with early
    And Ann ends their turn
    And Bob challenges late with foe
    Then it is accepted
