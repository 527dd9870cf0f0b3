Feature: Challenge
  Clause 4.6: one character challenges an opposing one, or a location, in two steps.

  Rule: A ready, dry character challenges an exerted opposing one, and both are dealt damage at once

    @case:challenge-exerted-character @clause:4.6.1 @clause:4.6.4.4 @clause:4.6.6.1 @clause:4.6.6.2
    Scenario Outline: <who>'s character challenges
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref  | card                                                    | player  | zone | state   |
        | mine | a character costing 3, with 2 Strength and 5 Willpower  | <who>   | play |         |
        | his  | a character costing 4, with 3 Strength and 4 Willpower  | <other> | play | exerted |
      When <who> challenges his with mine
      Then it is accepted
      And only this has changed
        | what | from                    | to                            |
        | mine | <who>'s play            | <who>'s play, exerted, 3 damage |
        | his  | <other>'s play, exerted | <other>'s play, exerted, 2 damage |

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

    @case:both-banished @clause:4.6.6.2 @clause:4.6.6.3 @clause:1.8.1.4
    Scenario: Damage is simultaneous: both fall
      Given a game of Lorcana
      And these cards
        | ref  | card                                                    | player | zone | state   |
        | mine | a character costing 3, with 3 Strength and 1 Willpower  | Ann    | play |         |
        | his  | a character costing 4, with 3 Strength and 3 Willpower  | Bob    | play | exerted |
      When Ann challenges his with mine
      Then it is accepted
      And only this has changed
        | what | from                | to            |
        | mine | Ann's play          | Ann's discard |
        | his  | Bob's play, exerted | Bob's discard |

    @case:ready-characters-are-not-challenged @clause:4.6.4.2
    Scenario: A ready character is not challenged
      Given a game of Lorcana
      And these cards
        | ref  | card                  | player | zone | state |
        | mine | a character costing 3 | Ann    | play |       |
        | his  | a character costing 4 | Bob    | play |       |
      When Ann challenges his with mine
      Then it is refused by 4.6.4.2
      And nothing has changed

  Rule: Limiters

    @case:bodyguard-first @clause:8.3.3 @clause:4.6.4.3
    Scenario: The one with Bodyguard first
      Given a game of Lorcana
      And these cards
        | ref   | card                                  | player | zone | state   |
        | mine  | a character costing 3                 | Ann    | play |         |
        | his   | a character costing 4                 | Bob    | play | exerted |
        | guard | a character costing 4, with Bodyguard | Bob    | play | exerted |
      When Ann challenges his with mine
      Then it is refused by 8.3.3
      And nothing has changed
      When Ann challenges with mine
      Then it is accepted
      And guard is in Bob's play
