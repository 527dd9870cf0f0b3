Feature: Lorcana 8.10, names for Shift with printed cards alone

  Background:
    Given a game of Lorcana

  @case:printed-named-for-shift @clause:8.10.1 @clause:1.2.1
  Scenario Outline: <above> is shifted onto <below>: <outcome>
    Given these cards
      | ref   | card    | player | zone |
      | below | <below> | Ann    | play |
      | above | <above> | Ann    | hand |
    And Ann has 5 ready ink
    When Ann shifts above onto below
    Then it is <outcome>

    Examples:
      | case     | below              | above                           | outcome           |
      | name     | Turbo - Royal Hack | King Candy - Sweet Abomination  | accepted          |
      | not-name | Turbo - Royal Hack | Merlin - Intellectual Visionary | refused by 8.10.1 |
      | any-name | Morph - Space Goo  | Merlin - Intellectual Visionary | accepted          |

  @case:printed-shifted-onto-other-capitals @conflict:161 @clause:5.2.6 @clause:8.10.1
  Scenario: Heihei can be shifted onto HeiHei, whose name differs only in a capital letter
    Given these cards
      | ref   | card                             | player | zone |
      | above | Heihei - Expanded Consciousness  | Ann    | hand |
      | below | HeiHei - Boat Snack              | Ann    | play |
    And Ann has 3 ready ink
    When Ann shifts above onto below
    Then it is accepted
