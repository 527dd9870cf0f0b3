Feature: 6.3.2 When abilities are used
  Clause 6.3.2: the active player uses an activated ability while nothing waits and nobody quests or challenges.

  @case:abilities-in-ones-own-turn @clause:6.3.2
  Scenario: Bob cannot use his Lantern in Ann's turn, but can in his own, even after another action
    Given a game of Lorcana
    And these cards
      | ref     | card                  | player | zone |
      | lantern | Lantern               | Bob    | play |
      | elf     | a character costing 1 | Bob    | play |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Bob uses lantern
    Then it is refused
    And nothing has changed
    When Ann ends their turn
    And Bob quests with elf
    And Bob uses lantern
    Then it is accepted
    And lantern is exerted
