Feature: 6.1.3 Up to
  Clause 6.1.3: how many is the player's choice, and none is a choice too.

  @case:up-to-so-much-damage @clause:6.1.3 @clause:1.9.2.3
  Scenario Outline: Pawpsicle removes up to 2 damage, and Ann chooses <number>
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
  Scenario: Only 1 damage is removed from a character that has no more
    Given a game of Lorcana
    And these cards
      | ref  | card                  | player | zone | state    |
      | paws | Pawpsicle             | Ann    | play |          |
      | hurt | a character costing 1 | Ann    | play | 1 damage |
    When Ann uses paws
    And Ann chooses 1
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

  @case:nothing-to-discard-is-declined @clause:6.1.3.1
  Scenario: A player without a song to discard draws nothing
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
    And brawl is in Ann's hand
    And by reading
      | reading  | outcome                     |
      | book     | ann-deck-1 is in Ann's deck |
      | >=2.2    | nobody is asked             |

  @case:up-to-three-different-ones @clause:6.1.3 @clause:6.7.3 @ruling:R009
  Scenario: The Mob Song cannot choose the same character twice
    Given a game of Lorcana
    And these cards
      | ref  | card                                    | player | zone | state |
      | mob  | The Mob Song                            | Ann    | hand |       |
      | one  | a character costing 5, with 7 Willpower | Bob    | play |       |
      | two  | a character costing 5, with 7 Willpower | Bob    | play |       |
    And Ann has 10 ready ink
    When Ann plays mob for its ink cost
    Then Ann is asked to choose from one and two
    When Ann chooses one and one
    Then it is refused by 1.7.7
    And nothing has changed
    When Ann chooses one, one and two
    Then it is refused by 1.7.7
    And nothing has changed
    When Ann chooses one and two
    Then it is accepted
    And one has 3 damage
    And two has 3 damage

  @case:fewer-than-three @clause:6.1.3 @ruling:R009
  Scenario Outline: The Mob Song may hit fewer than three characters: <choice>
    Given a game of Lorcana
    And these cards
      | ref  | card                                    | player | zone | state |
      | mob  | The Mob Song                            | Ann    | hand |       |
      | one  | a character costing 5, with 7 Willpower | Bob    | play |       |
      | two  | a character costing 5, with 7 Willpower | Bob    | play |       |
    And Ann has 10 ready ink
    When Ann plays mob for its ink cost
    And Ann chooses <choice>
    Then it is accepted
    And one has <first> damage
    And two has <second> damage

    Examples:
      | choice  | first | second |
      | nothing | 0     | 0      |
      | one     | 3     | 0      |
      | two     | 0     | 3      |

  @case:healing-what-is-not-hurt @clause:1.2.3 @ruling:R020d
  Scenario: An undamaged character may be chosen to have damage removed
    Given a game of Lorcana
    And these cards
      | ref  | card                  | player | zone | state    |
      | glow | Healing Glow          | Ann    | hand |          |
      | mine | a character costing 1 | Ann    | play |          |
      | hurt | a character costing 1 | Bob    | play | 1 damage |
    And Ann has 1 ready ink
    When Ann plays glow for its ink cost
    Then Ann is asked to choose from mine and hurt
    When Ann chooses mine
    Then it is accepted
    And mine is undamaged
    And hurt has 1 damage
    And glow is in Ann's discard

  @case:none-chosen-nothing-shuffled @clause:6.1.3 @clause:6.7.2.3 @ruling:R041a
  Scenario: It Calls Me leaves Bob's deck unshuffled if no card is chosen
    Given a game of Lorcana
    And these cards
      | ref   | card                  | player | zone    | state |
      | song  | It Calls Me           | Ann    | hand    |       |
      | old   | a character costing 1 | Bob    | discard |       |
      | older | a character costing 1 | Bob    | discard |       |
      | mine  | a character costing 1 | Ann    | discard |       |
    And Ann has 1 ready ink
    And Ann's deck has 2 cards
    And Bob's deck has 3 cards
    And chance gives bob-deck-3, bob-deck-2 and bob-deck-1
    When Ann plays song for its ink cost
    Then Ann is asked to choose from old and older
    When Ann chooses nothing
    Then it is accepted
    And only this has changed
      | what       | from       | to            |
      | song       | Ann's hand | Ann's discard |
      | ann-deck-1 | Ann's deck | Ann's hand    |
      | Ann's ink  | 1 ready    | 1 exerted     |

  @case:some-chosen-all-shuffled @clause:6.1.3 @clause:6.7.2.3
  Scenario: It Calls Me shuffles Bob's deck if one card is chosen
    Given a game of Lorcana
    And these cards
      | ref   | card                  | player | zone    | state |
      | song  | It Calls Me           | Ann    | hand    |       |
      | old   | a character costing 1 | Bob    | discard |       |
      | older | a character costing 1 | Bob    | discard |       |
    And Ann has 1 ready ink
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    And chance gives bob-deck-2, old and bob-deck-1
    When Ann plays song for its ink cost
    And Ann chooses old
    Then it is accepted
    And only this has changed
      | what       | from          | to            |
      | song       | Ann's hand    | Ann's discard |
      | old        | Bob's discard | Bob's deck    |
      | Bob's deck order | bob-deck-1, bob-deck-2 | bob-deck-2, bob-deck-1 |
      | ann-deck-1 | Ann's deck    | Ann's hand    |
      | Ann's ink  | 1 ready       | 1 exerted     |
