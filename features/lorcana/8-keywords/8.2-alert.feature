Feature: Alert
  Clause 8.2: a character with Alert challenges as if the limiter of Evasive were not there, and has no Evasive by it.

  @case:alert-challenges-evasive @clause:8.2.1
  Scenario Outline: <who>'s character with Alert can challenge one with Evasive
    Given a game of Lorcana
    And it is <who>'s turn
    And these cards
      | ref    | card                                | player  | zone | state   |
      | crikee | Cri-Kee - Good Luck Charm           | <who>   | play |         |
      | flying | a character costing 4, with Evasive | <other> | play | exerted |
    When <who> challenges flying with crikee
    Then it is accepted
    And flying is in <other>'s discard

    Examples:
      | who | other |
      | Ann | Bob   |
      | Bob | Ann   |

  @case:alert-is-no-evasive @clause:8.2.2 @clause:8.6.1
  Scenario: Characters without Evasive can challenge a character with Alert
    Given a game of Lorcana
    And these cards
      | ref    | card                      | player | zone | state   |
      | mine   | a character costing 3     | Ann    | play |         |
      | crikee | Cri-Kee - Good Luck Charm | Bob    | play | exerted |
    When Ann challenges crikee with mine
    Then it is accepted
    And crikee is in Bob's discard

  @case:evasive-beside-alert @clause:8.2.2 @clause:8.6.1
  Scenario: A character with Alert and Evasive cannot be challenged by one that has neither
    Given a game of Lorcana
    And these cards
      | ref   | card                                          | player | zone | state   |
      | mine  | a character costing 3                         | Ann    | play |         |
      | both  | a character costing 4, with Alert and Evasive | Bob    | play | exerted |
      | alert | a character costing 4, with Alert             | Ann    | play |         |
    When Ann challenges both with mine
    Then it is refused by 8.6.1
    And nothing has changed
    When Ann challenges both with alert
    Then it is accepted
    And both has 2 damage

  @case:alert-stops-at-evasive @clause:8.2.1 @clause:8.3.3 @clause:4.6.4.2 @clause:1.2.2
  Scenario Outline: Alert sets aside no limiter other than Evasive: <case>
    Given a game of Lorcana
    And these cards
      | ref    | card                                  | player | zone | state   |
      | crikee | Cri-Kee - Good Luck Charm             | Ann    | play |         |
      | his    | <card>                                | Bob    | play | <state> |
      | guard  | a character costing 4, with Bodyguard | Bob    | play | <guard> |
    When Ann challenges his with crikee
    Then it is refused by <clause>
    And nothing has changed

    Examples:
      | case                | card                                | state   | guard   | clause  |
      | a ready character   | a character costing 4, with Evasive |         |         | 4.6.4.2 |
      | Bodyguard elsewhere | a character costing 4, with Evasive | exerted | exerted | 8.3.3   |

  @case:alert-for-a-turn @clause:8.2.1
  Scenario: A song gives a character Alert and Challenger for the turn
    Given a game of Lorcana
    And these cards
      | ref    | card                                                | player | zone | state   |
      | song   | But I'm Much Faster                                 | Ann    | hand |         |
      | mine   | a character costing 3                               | Ann    | play |         |
      | flying | a character costing 4, with Evasive and 9 Willpower | Bob    | play | exerted |
    And Ann has 1 ready ink
    When Ann challenges flying with mine
    Then it is refused by 8.6.1
    And nothing has changed
    When Ann plays song for its ink cost
    And Ann chooses mine
    Then it is accepted
    When Ann challenges flying with mine
    Then it is accepted
    And flying has 4 damage
