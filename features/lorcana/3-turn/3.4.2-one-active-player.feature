Feature: 1.3.4.1 One active player
  Clause 1.3.4.1: who begins their turn is the active player, and who was it before is no more.

  @case:the-turn-makes-the-active-player @clause:1.3.4.1
  Scenario: After Ann's turn Bob can act and Ann cannot
    Given a game of Lorcana
    And these cards
      | ref | card                  | player | zone |
      | doc | a character costing 2 | Ann    | play |
      | his | a character costing 2 | Bob    | play |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Bob quests with his
    Then it is refused
    And nothing has changed
    When Ann ends their turn
    Then it is accepted
    And it is Bob's turn
    When Ann quests with doc
    Then it is refused
    And nothing has changed
    When Bob quests with his
    Then it is accepted
    And Bob has 1 lore
