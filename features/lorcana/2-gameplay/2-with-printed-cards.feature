Feature: Lorcana 2, winning with printed cards alone

  @case:printed-both-reach-twenty @clause:1.8.4
  Scenario: In Ann's turn one song brings both players to 20 lore, and Ann wins
    Given a game of Lorcana
    And these cards
      | ref  | card | player | zone |
      | song | I2I  | Ann  | hand |
    And Ann has 9 ready ink
    And Ann has 18 lore
    And Bob has 19 lore
    And Ann's deck has 4 cards
    And Bob's deck has 4 cards
    When Ann plays song for its ink cost
    Then Ann has won
