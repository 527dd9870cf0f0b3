Feature: Lorcana 4.2, inking with printed cards alone

  Background:
    Given a game of Lorcana

  @case:printed-refused-ink-does-not-count @clause:4.2.1.2 @clause:4.2.3
  Scenario: A card without the inkwell symbol is not inked, and another one still is
    Given these cards
      | ref   | card                                  | player | zone |
      | plain | Hiram Flaversham - Intrigued Inventor | Ann    | hand |
      | tod   | Tod - All Alone                       | Ann    | hand |
      | late  | Pua - Disgruntled Pig                 | Ann    | hand |
    When Ann inks plain
    Then it is refused by 4.2.1.2
    And nothing has changed
    When Ann inks tod
    Then it is accepted
    And tod is in Ann's inkwell
    When Ann inks late
    Then it is refused by 4.2.3
    And nothing has changed
