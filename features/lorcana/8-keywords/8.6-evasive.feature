Feature: Evasive
  Clause 8.6: what has Evasive is challenged only by characters that have it.

  @case:evasive-is-not-challenged @clause:8.6.1 @clause:4.6.4.3
  Scenario Outline: <who>'s character without Evasive cannot challenge one with Evasive
    Given a game of Lorcana
    And it is <who>'s turn
    And these cards
      | ref    | card                                | player  | zone | state   |
      | mine   | a character costing 3               | <who>   | play |         |
      | flying | a character costing 4, with Evasive | <other> | play | exerted |
    When <who> challenges flying with mine
    Then it is refused by 8.6.1
    And nothing has changed

    Examples:
      | who | other |
      | Ann | Bob   |
      | Bob | Ann   |

  @case:evasive-challenges-evasive @clause:8.6.1
  Scenario Outline: <who>'s character with Evasive can challenge one with Evasive
    Given a game of Lorcana
    And it is <who>'s turn
    And these cards
      | ref    | card                                | player  | zone | state   |
      | mine   | a character costing 3, with Evasive | <who>   | play |         |
      | flying | a character costing 4, with Evasive | <other> | play | exerted |
    When <who> challenges flying with mine
    Then it is accepted
    And only this has changed
      | what   | from                    | to                                |
      | mine   | <who>'s play            | <who>'s play, exerted, 2 damage   |
      | flying | <other>'s play, exerted | <other>'s play, exerted, 2 damage |

    Examples:
      | who | other |
      | Ann | Bob   |
      | Bob | Ann   |

  @case:evasive-challenges-anyone @clause:8.6.1
  Scenario Outline: A character with Evasive can challenge a card without it: <case>
    Given a game of Lorcana
    And these cards
      | ref  | card                                | player | zone | state   |
      | mine | a character costing 3, with Evasive | Ann    | play |         |
      | his  | <card>                              | Bob    | play | <state> |
    When Ann challenges his with mine
    Then it is accepted
    And his has 2 damage

    Examples:
      | case        | card                  | state   |
      | a character | a character costing 4 | exerted |
      | a location  | a location costing 2  |         |

  @case:evasive-and-ready @clause:4.6.4.2
  Scenario: Evasive does not let a character challenge a ready one
    Given a game of Lorcana
    And these cards
      | ref    | card                                | player | zone | state |
      | mine   | a character costing 3, with Evasive | Ann    | play |       |
      | flying | a character costing 4, with Evasive | Bob    | play |       |
    When Ann challenges flying with mine
    Then it is refused by 4.6.4.2
    And nothing has changed

  @case:may-challenge-ready-but-not-evasive @clause:8.6.1 @clause:1.2.2
  Scenario: A character that may challenge ready characters still cannot challenge one with Evasive
    Given a game of Lorcana
    And these cards
      | ref     | card                                | player | zone | state |
      | namaari | Namaari - Morning Mist              | Ann    | play |       |
      | flying  | a character costing 4, with Evasive | Bob    | play |       |
    When Ann challenges flying with namaari
    Then it is refused by 8.6.1
    And nothing has changed

  @case:evasive-location @clause:8.6.1 @clause:4.6.8
  Scenario Outline: A location with Evasive can be challenged only like a character with Evasive: <case>
    Given a game of Lorcana
    And these cards
      | ref    | card                               | player | zone | state |
      | mine   | <card>                             | Ann    | play |       |
      | castle | a location costing 2, with Evasive | Bob    | play |       |
    When Ann challenges castle with mine
    Then <verdict>
    And <after>

    Examples:
      | case            | card                                | verdict                | after                |
      | without Evasive | a character costing 3               | it is refused by 8.6.1 | nothing has changed  |
      | with Evasive    | a character costing 3, with Evasive | it is accepted         | castle has 2 damage  |
      | with Alert      | a character costing 3, with Alert   | it is accepted         | castle has 2 damage  |

  Rule: Evasive that is there only for a while

    @case:coachman-with-one-other-exerted @clause:4.6.4.3 @clause:8.6.1 @clause:6.1.13.5 @ruling:R081a
    Scenario Outline: The Coachman does not count his own exertion before the limiters are checked: <who>
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref      | card                                | player  | zone | state   |
        | coachman | The Coachman - Greedy Deceiver      | <who>   | play |         |
        | one      | a character costing 3               | <who>   | play | exerted |
        | flying   | a character costing 4, with Evasive | <other> | play | exerted |
        | his      | a character costing 4               | <other> | play | exerted |
      When <who> challenges flying with coachman
      Then it is refused by 8.6.1
      And nothing has changed

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

    @case:coachman-with-two-others-exerted @clause:4.6.4.3 @clause:8.6.1 @clause:6.6.1.1 @ruling:R081b
    Scenario Outline: With two other characters of <who> exerted, The Coachman has Evasive and can challenge one with it
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref      | card                                                | player  | zone | state   |
        | coachman | The Coachman - Greedy Deceiver                      | <who>   | play |         |
        | one      | a character costing 3                               | <who>   | play | exerted |
        | two      | a character costing 3                               | <who>   | play | exerted |
        | flying   | a character costing 4, with Evasive and 9 Willpower and 1 Strength | <other> | play | exerted |
      When <who> challenges flying with coachman
      Then it is accepted
      And flying has 4 damage
      And coachman is exerted

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

    @case:coachman-stronger-once-exerted @clause:4.6.4.4 @clause:6.6.1.1
    Scenario: The Coachman counts himself once he is exerted as the challenger
      Given a game of Lorcana
      And these cards
        | ref      | card                                    | player | zone | state   |
        | coachman | The Coachman - Greedy Deceiver          | Ann    | play |         |
        | one      | a character costing 3                   | Ann    | play | exerted |
        | his      | a character costing 4, with 1 Strength and 9 Willpower | Bob    | play | exerted |
      When Ann challenges his with coachman
      Then it is accepted
      And his has 4 damage

    @case:evasive-on-ones-own-turn @clause:8.6.1 @clause:3.2.1.2
    Scenario: Evasive during his own turn lets Donald challenge one with Evasive, but does not protect him later
      Given a game of Lorcana
      And these cards
        | ref    | card                                                   | player | zone | state   |
        | donald | Donald Duck - Musketeer                                | Ann    | play |         |
        | other  | a character costing 3                                  | Ann    | play |         |
        | flying | a character costing 4, with Evasive and 1 Strength and 9 Willpower | Bob    | play | exerted |
        | his    | a character costing 4, with 1 Strength                 | Bob    | play |         |
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann challenges flying with other
      Then it is refused by 8.6.1
      And nothing has changed
      When Ann challenges flying with donald
      Then it is accepted
      And flying has 2 damage
      When Ann ends their turn
      Then it is accepted
      When Bob challenges donald with his
      Then it is accepted
      And donald has 2 damage

    @case:feather-stays-with-the-shifted @clause:8.10.5 @clause:8.6.1 @ruling:R114
    Scenario: Evasive given to a character stays when another is shifted onto it
      Given a game of Lorcana
      And these cards
        | ref     | card                               | player | zone | state   |
        | feather | The Magic Feather                  | Ann    | hand |         |
        | bolt    | a character costing 2, named Bolt  | Ann    | play | exerted |
        | superdog | Bolt - Superdog                   | Ann    | hand |         |
        | own     | a character costing 3              | Ann    | play | exerted |
        | his     | a character costing 4              | Bob    | play |         |
      And Ann has 5 ready ink
      And Ann's deck has 1 card
      And Bob's deck has 2 cards
      When Ann plays feather for its ink cost
      And Ann chooses bolt
      Then it is accepted
      When Ann shifts superdog onto bolt
      Then it is accepted
      And superdog is exerted
      When Ann ends their turn
      Then it is accepted
      When Bob challenges superdog with his
      Then it is refused by 8.6.1
      And nothing has changed
      When Bob challenges own with his
      Then it is accepted
      And own has 2 damage

    @case:feather-gone-evasive-gone @clause:6.1.13.5
    Scenario: The Evasive that The Magic Feather gave is gone once the Feather has left play
      Given a game of Lorcana
      And these cards
        | ref     | card                  | player | zone | state   |
        | feather | The Magic Feather     | Ann    | hand |         |
        | own     | a character costing 3 | Ann    | play | exerted |
        | his     | a character costing 4 | Bob    | play |         |
      And Ann has 5 ready ink
      And Ann's deck has 1 card
      And Bob's deck has 2 cards
      When Ann plays feather for its ink cost
      Then it is accepted
      When Ann uses feather
      Then it is accepted
      And feather is in Ann's hand
      When Ann ends their turn
      Then it is accepted
      When Bob challenges own with his
      Then it is accepted
      And own has 2 damage
