Feature: 8.3 Bodyguard and Shift
  More about clauses 8.3.2, 8.10.2 and 8.10.4: what is below decides first, the option adds to it.

  @case:bodyguard-shifted @clause:8.3.2 @clause:8.10.2
  Scenario Outline: Thunderbolt, a Bodyguard, is shifted onto a Puppy that is <state>
    Given a game of Lorcana
    And these cards
      | ref     | card                     | player | zone | state   |
      | thunder | Thunderbolt - Wonder Dog | Ann    | hand |         |
      | patch   | Patch - Playful Pup      | Ann    | play | <state> |
      | spare   | an item costing 1        | Ann    | hand |         |
    And Ann has 3 ready ink
    When Ann shifts thunder onto patch
    And <next>
    Then it is accepted
    And thunder is <then>

    Examples:
      | state   | next            | then               |
      | ready   | Ann chooses no  | ready and dry      |
      | drying  | Ann chooses yes | exerted and drying |
      | exerted | Ann inks spare  | exerted and dry    |

  @case:bodyguard-shifted-exerted @clause:8.3.2 @clause:8.10.4
  Scenario: A shifted Bodyguard that enters exerted by its own option is still dry
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
