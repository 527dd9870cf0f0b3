Feature: Lorcana 5.1, states with printed cards alone

  @case:printed-damaged-or-undamaged @clause:5.1.1.3 @clause:5.1.1.4
  Scenario Outline: Razoul is stronger as long as he is undamaged: <damage>
    Given a game of Lorcana
    And these cards
      | ref    | card                  | player | zone | state           |
      | razoul | Razoul - Palace Guard | Ann    | play | <damage>        |
      | foe    | a character costing 4, with 9 Willpower | Bob | play | exerted |
    When Ann challenges foe with razoul
    Then foe has <dealt> damage

    Examples:
      | damage   | dealt |
      |          | 3     |
      | 1 damage | 1     |
      | 2 damage | 1     |

  @case:printed-exerted-in-no-hand @clause:5.1.2.7
  Scenario: An exerted character returned to its player's hand is no longer exerted
    Given a game of Lorcana
    And these cards
      | ref | card                  | player | zone | state   |
      | fog | Befuddle              | Ann    | hand |         |
      | his | a character costing 2 | Bob    | play | exerted |
    And Ann has 1 ready ink
    When Ann plays fog for its ink cost
    Then it is accepted
    And only this has changed
      | what      | from                | to            |
      | fog       | Ann's hand          | Ann's discard |
      | his       | Bob's play, exerted | Bob's hand    |
      | Ann's ink | 1 ready             | 1 exerted     |

  @case:printed-exerted-in-no-deck @clause:5.1.2.5
  Scenario: An exerted character put under its player's deck is no longer exerted
    Given a game of Lorcana
    And these cards
      | ref | card                                   | player | zone | state   |
      | sea | Under the Sea                          | Ann    | hand |         |
      | his | a character costing 2, with 2 Strength | Bob    | play | exerted |
    And Ann has 8 ready ink
    And Bob's deck has 2 cards
    When Ann plays sea for its ink cost
    Then it is accepted
    And only this has changed
      | what      | from                | to            |
      | sea       | Ann's hand          | Ann's discard |
      | his       | Bob's play, exerted | Bob's deck    |
      | Ann's ink | 8 ready             | 8 exerted     |
