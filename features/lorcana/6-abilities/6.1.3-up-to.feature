Feature: 6.1.3 Up to
  Clause 6.1.3: how many is the player's choice, and none is a choice too.

  @case:up-to-so-much-damage @clause:6.1.3 @clause:1.9.2.3
  Scenario Outline: Pawpsicle removes up to 2 damage, and Ann says <number>
    Given a game of Lorcana
    And these cards
      | ref  | card                  | player | zone | state    |
      | paws | Pawpsicle             | Ann    | play |          |
      | hurt | a character costing 1 | Ann    | play | 2 damage |
    When Ann uses paws
    Then Ann is asked to choose from 0, 1 and 2
    When Ann chooses <number>
    Then it is accepted
    And hurt has <left> damage
    And paws is in Ann's discard

    Examples:
      | number | left |
      | 0      | 2    |
      | 1      | 1    |
      | 2      | 0    |

  @case:no-more-than-there-is @clause:6.1.3 @clause:1.2.3
  Scenario: of 1 damage not 2 can be removed
    Given a game of Lorcana
    And these cards
      | ref  | card                  | player | zone | state    |
      | paws | Pawpsicle             | Ann    | play |          |
      | hurt | a character costing 1 | Ann    | play | 1 damage |
    When Ann uses paws
    Then Ann is asked to choose from 0 and 1
    When Ann chooses 2
    Then it is refused by 1.7.7
    When Ann chooses 1
    Then it is accepted
    And hurt is undamaged

  @case:each-damage-removed-makes-cheaper @clause:6.1.3 @clause:6.1.8 @clause:4.3.6
  Scenario Outline: Reuben removes <number> of 2 damage, and the next character costs <number> less
    Given a game of Lorcana
    And these cards
      | ref    | card                     | player | zone | state    |
      | reuben | Reuben - Sandwich Expert | Ann    | play |          |
      | hurt   | a character costing 1    | Ann    | play | 2 damage |
      | next   | a character costing 3    | Ann    | hand |          |
    And Ann has 3 ready ink
    When Ann uses reuben
    And Ann chooses hurt
    And Ann chooses <number>
    Then it is accepted
    When Ann plays next for its ink cost
    Then it is accepted
    And Ann has <number> ready ink

    Examples:
      | number |
      | 0      |
      | 1      |
      | 2      |

  @case:nothing-to-discard-is-declined @clause:6.1.4 @clause:6.1.4.1
  Scenario: who has no song is not asked whether to discard one
    Given a game of Lorcana
    And the made-up card "Swap a Song"
      """
      {"name": "Swap a Song", "type": "action", "cost": 1,
       "effect": {"is": "may", "do": {"is": "if-you-do", "first": {"is": "discard", "what": {"song": true}},
                                      "then": {"is": "draw"}}}}
      """
    And these cards
      | ref   | card        | player | zone | state |
      | swap  | Swap a Song | Ann    | hand |       |
      | brawl | Brawl       | Ann    | hand |       |
    And Ann has 1 ready ink
    And Ann's deck has 1 card
    When Ann plays swap for its ink cost
    Then it is accepted
    And nobody is asked
    And brawl is in Ann's hand
    And ann-deck-1 is in Ann's deck
