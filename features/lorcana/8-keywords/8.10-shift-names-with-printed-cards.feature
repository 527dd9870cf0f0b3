Feature: Lorcana 8.10, names for Shift with printed cards alone

  Background:
    Given a game of Lorcana

  @case:printed-named-for-shift @clause:8.10.1 @clause:1.2.1
  Scenario Outline: <below> takes <above>: <outcome>
    Given these cards
      | ref   | card    | player | zone |
      | below | <below> | Ann    | play |
      | above | <above> | Ann    | hand |
    And Ann has 5 ready ink
    When Ann shifts above onto below
    Then it is <outcome>

    Examples:
      | case      | below                    | above                           | outcome           |
      | name      | Turbo - Royal Hack       | King Candy - Sweet Abomination  | accepted          |
      | not-name  | Turbo - Royal Hack       | Merlin - Intellectual Visionary | refused by 8.10.1 |
      | any-name  | Morph - Space Goo        | King Candy - Sweet Abomination  | accepted          |
      | any-other | Morph - Space Goo        | Merlin - Intellectual Visionary | accepted          |
      | none      | Heihei - Rambling Rooster | Merlin - Intellectual Visionary | refused by 8.10.1 |

  @case:printed-not-shifted-onto-what-lies-below @clause:8.10.1 @clause:1.5.5.2
  Scenario: Merlin is not shifted onto a Merlin that lies under another card
    Given these cards
      | ref   | card                            | player | zone | under |
      | other | Merlin - Squirrel               | Ann    | play |       |
      | base  | Merlin - Crab                   | Ann    | play | other |
      | above | Merlin - Intellectual Visionary | Ann    | hand |       |
    And Ann has 5 ready ink
    When Ann shifts above onto base
    Then it is refused
    And nothing has changed
