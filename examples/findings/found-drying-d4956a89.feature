# Found by differential play against drying-sings 0.1.0, seed 1.
# The first clause that differs: 1.7.5, Drying.
# verdict: reference: refused by 1.7.5: character is drying; drying-sings 0.1.0: accepted
Feature: Found by differential play: Drying

  @case:found-drying-d4956a89 @clause:1.7.5 @edition:2.2
  Scenario: Ann sings song with character (refused by 1.7.5)
    Given a game of Lorcana
    And these cards
      | ref       | card                  | player | zone | state  |
      | song      | a song costing 0      | Ann    | hand |        |
      | character | a character costing 0 | Ann    | play | drying |
    When Ann sings song with character
    Then it is refused by 1.7.5
    And nothing has changed
