Feature: 8.3 Bodyguard and Shift
  More about clauses 8.3.2, 8.10.2 and 8.10.4: what is below decides first, the option adds to it.

  @case:bodyguard-shifted @clause:8.3.2 @clause:8.10.2 @catches:shift-always-ready-and-drying
  Scenario Outline: Thunderbolt shifts onto a Puppy that is <state>
    Given a game of Lorcana
    And these cards
      | ref     | card                     | player | zone | state   |
      | thunder | Thunderbolt - Wonder Dog | Ann    | hand |         |
      | patch   | Patch - Playful Pup      | Ann    | play | <state> |
    And Ann has 3 ready ink
    When Ann shifts thunder onto patch
    Then it is accepted
    And <asked>

    Examples:
      | state   | asked                                  |
      | ready   | Ann is asked to choose from yes and no |
      | drying  | Ann is asked to choose from yes and no |
      | exerted | nobody is asked                        |

  @case:bodyguard-shifted-exerted @clause:8.3.2 @clause:8.10.4 @catches:shift-always-ready-and-drying
  Scenario: entering exerted by its own option, the shifted character is dry all the same
    Given a game of Lorcana
    And these cards
      | ref     | card                     | player | zone | state |
      | thunder | Thunderbolt - Wonder Dog | Ann    | hand |       |
      | patch   | Patch - Playful Pup      | Ann    | play |       |
    And Ann has 3 ready ink
    When Ann shifts thunder onto patch
    And Ann chooses yes
    Then it is accepted
    And thunder is exerted and dry
    And thunder is on top of patch
