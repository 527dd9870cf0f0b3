Feature: Altered 5.1.2, how a card is played

  @case:altered-exactly-enough-mana @clause:5.1.2.h
  Scenario: A character is paid with every ready orb
    Given a game of Altered
    And these cards
      | ref  | card                   | player | zone |
      | bird | a character costing 3  | Ann    | hand |
    And Ann has 3 ready mana
    When Ann plays bird for its mana cost in the hero expedition
    Then it is accepted
    And bird is in Ann's hero expedition
    And Ann has 0 ready mana

  @case:altered-one-mana-short @clause:6.4.c @clause:1.2.5.c
  Scenario: A character that costs more than there is ready mana is not played
    Given a game of Altered
    And these cards
      | ref  | card                   | player | zone |
      | bird | a character costing 3  | Ann    | hand |
    And Ann has 2 ready mana and 1 exhausted mana
    When Ann plays bird for its mana cost in the hero expedition
    Then it is refused by 6.4.c
    And nothing has changed
