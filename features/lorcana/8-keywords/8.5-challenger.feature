Feature: Challenger
  Clause 8.5: more Strength while challenging, and only then; several add up.

  @case:challenger-adds-strength @clause:8.5.1 @clause:4.6.4.5
  Scenario Outline: <who>'s character with Challenger deals more damage as the challenger
    Given a game of Lorcana
    And it is <who>'s turn
    And these cards
      | ref  | card                                    | player  | zone | state   |
      | eric | Prince Eric - Dashing and Brave         | <who>   | play |         |
      | his  | a character costing 4, with 9 Willpower | <other> | play | exerted |
    When <who> challenges his with eric
    Then it is accepted
    And only this has changed
      | what | from                    | to                                |
      | eric | <who>'s play            | <who>'s play, exerted, 2 damage   |
      | his  | <other>'s play, exerted | <other>'s play, exerted, 3 damage |

    Examples:
      | who | other |
      | Ann | Bob   |
      | Bob | Ann   |

  @case:no-challenger-when-challenged @clause:8.5.2
  Scenario Outline: A character with Challenger has only its own Strength when challenged: <who> challenges
    Given a game of Lorcana
    And it is <who>'s turn
    And these cards
      | ref  | card                                                          | player  | zone | state   |
      | mine | a character costing 3, with 9 Willpower                       | <who>   | play |         |
      | hook | a character costing 4, with 9 Willpower and with Challenger 4 | <other> | play | exerted |
    When <who> challenges hook with mine
    Then it is accepted
    And mine has 2 damage
    And hook has 2 damage

    Examples:
      | who | other |
      | Ann | Bob   |
      | Bob | Ann   |

  @case:challenger-on-both-sides @clause:8.5.1 @clause:8.5.2
  Scenario: When both characters have Challenger, only the one that challenges gets the bonus
    Given a game of Lorcana
    And these cards
      | ref  | card                                                          | player | zone | state   |
      | mine | a character costing 3, with 9 Willpower and with Challenger 3 | Ann    | play |         |
      | his  | a character costing 4, with 9 Willpower and with Challenger 3 | Bob    | play | exerted |
    When Ann challenges his with mine
    Then it is accepted
    And mine has 2 damage
    And his has 5 damage

  @case:challenger-adds-up @clause:8.5.1 @clause:8.1.2
  Scenario Outline: Several instances of Challenger add up: <case>
    Given a game of Lorcana
    And these cards
      | ref  | card                                                                     | player | zone | state   |
      | tink | Tinker Bell - Peter Pan's Ally                                           | Ann    | play | exerted |
      | two  | Tinker Bell - Peter Pan's Ally                                           | <who>  | play | exerted |
      | pan  | a character costing 3, named <name>, with 1 Strength and with Challenger 2 | Ann    | play |         |
      | his  | a character costing 4, with 9 Willpower                                  | Bob    | play | exerted |
    When Ann challenges his with pan
    Then it is accepted
    And his has <damage> damage

    Examples:
      | case                       | who | name      | damage |
      | of three                   | Ann | Peter Pan | 5      |
      | none from an opponent      | Bob | Peter Pan | 4      |
      | none for another character | Ann | John      | 3      |

  @case:challenger-against-locations @clause:8.5.1 @clause:4.6.8
  Scenario: Challenger also applies when a location is challenged
    Given a game of Lorcana
    And these cards
      | ref    | card                            | player | zone | state |
      | hook   | Captain Hook - Forceful Duelist | Ann    | play |       |
      | castle | a location costing 2            | Bob    | play |       |
    When Ann challenges castle with hook
    Then it is accepted
    And castle has 3 damage
    And hook is undamaged

  @case:challenger-for-a-turn @clause:8.5.1 @clause:6.1.13.4
  Scenario: Challenger given for the turn applies to this turn's challenges and not to later ones
    Given a game of Lorcana
    And these cards
      | ref  | card                                                   | player | zone | state |
      | push | Last-Ditch Effort                                      | Ann    | hand |       |
      | mine | a character costing 3, with 9 Willpower                | Ann    | play |       |
      | his  | a character costing 4, with 1 Strength and 9 Willpower | Bob    | play |       |
      | fort | a location costing 2, with 9 Willpower                 | Bob    | play |       |
    And Ann has 3 ready ink
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann plays push for its ink cost
    Then it is accepted
    And his is exerted
    When Ann challenges his with mine
    Then it is accepted
    And his has 4 damage
    When Ann ends their turn
    Then it is accepted
    When Bob ends their turn
    Then it is accepted
    When Ann challenges fort with mine
    Then it is accepted
    And fort has 2 damage

  @case:challenger-outside-challenges @clause:8.5.1
  Scenario: Challenger does not raise Strength outside a challenge
    Given a game of Lorcana
    And these cards
      | ref   | card                                  | player | zone | state |
      | hook  | Captain Hook - Forceful Duelist       | Ann    | play |       |
      | swarm | Firefly Swarm                         | Bob    | hand |       |
    And it is Bob's turn
    And Bob has 3 ready ink
    When Bob plays swarm for its ink cost
    And Bob chooses 1
    Then it is accepted
    And hook is in Ann's discard
