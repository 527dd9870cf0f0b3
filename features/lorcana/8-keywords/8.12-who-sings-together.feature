Feature: 8.12.2 Choosing who sings together
  Clauses 8.12.1 and 8.12.2 where nobody is named yet: any of one's characters that reach the number, and no more than it takes.

  @case:one-of-several-suffices-to-sing-together @clause:8.12.2
  Scenario: Ann chooses the one character costing 7 to sing for Sing Together 7
    Given a game of Lorcana
    And these cards
      | ref   | card                                   | player | zone |
      | song  | a song costing 7, with Sing Together 7 | Ann    | hand |
      | two   | a character costing 2                  | Ann    | play |
      | seven | a character costing 7                  | Ann    | play |
      | three | a character costing 3                  | Ann    | play |
    When Ann sings song together
    Then Ann is asked to choose from two, seven and three
    When Ann chooses seven
    Then it is accepted
    And only this has changed
      | what  | from       | to                  |
      | song  | Ann's hand | Ann's discard       |
      | seven | Ann's play | Ann's play, exerted |

  @case:more-than-it-takes-sing-together @clause:8.12.2
  Scenario Outline: Of characters costing 4, 4 and 3, Ann may choose <who> to sing for Sing Together 7
    Given a game of Lorcana
    And these cards
      | ref   | card                                   | player | zone |
      | song  | a song costing 7, with Sing Together 7 | Ann    | hand |
      | one   | a character costing 4                  | Ann    | play |
      | two   | a character costing 4                  | Ann    | play |
      | three | a character costing 3                  | Ann    | play |
    When Ann sings song together
    Then Ann is asked to choose from one, two and three
    When Ann chooses <answer>
    Then it is accepted
    And one is <one>
    And two is <two>
    And three is <three>

    Examples:
      | who            | answer             | one     | two     | three   |
      | two            | two and three      | ready   | exerted | exerted |
      | the other two  | one and two        | exerted | exerted | ready   |
      | all            | one, two and three | exerted | exerted | exerted |

  @case:too-few-are-chosen-to-sing-together @clause:8.12.2
  Scenario Outline: Of characters costing 6, 3 and 2, choosing <who> is refused for Sing Together 8
    Given a game of Lorcana
    And these cards
      | ref   | card                                   | player | zone |
      | song  | a song costing 8, with Sing Together 8 | Ann    | hand |
      | six   | a character costing 6                  | Ann    | play |
      | three | a character costing 3                  | Ann    | play |
      | two   | a character costing 2                  | Ann    | play |
    When Ann sings song together
    Then Ann is asked to choose from six, three and two
    When Ann chooses <answer>
    Then it is refused
    And nothing has changed
    When Ann chooses six and two
    Then it is accepted
    And three is ready

    Examples:
      | who                     | answer        |
      | the dearest             | six           |
      | the two cheapest        | three and two |
      | nobody                  | nothing       |

  @case:all-it-takes-sing-together @clause:8.12.2
  Scenario Outline: Sing Together <number> exerts all of the characters costing 4, 3 and 2 without a choice
    Given a game of Lorcana
    And these cards
      | ref   | card                                          | player | zone |
      | song  | a song costing 7, with Sing Together <number> | Ann    | hand |
      | four  | a character costing 4                         | Ann    | play |
      | three | a character costing 3                         | Ann    | play |
      | two   | a character costing 2                         | Ann    | play |
    When Ann sings song together
    Then it is accepted
    And only this has changed
      | what  | from       | to                  |
      | song  | Ann's hand | Ann's discard       |
      | four  | Ann's play | Ann's play, exerted |
      | three | Ann's play | Ann's play, exerted |
      | two   | Ann's play | Ann's play, exerted |

    Examples:
      | number |
      | 8      |
      | 9      |

  @case:all-it-takes-to-stop-the-chaos @clause:8.12.2
  Scenario: Stopped Chaos in Its Tracks takes all of the characters costing 4, 3 and 2
    Given a game of Lorcana
    And these cards
      | ref   | card                            | player | zone |
      | song  | Stopped Chaos in Its Tracks     | Ann    | hand |
      | four  | Camilo Madrigal - Prankster     | Ann    | play |
      | three | Hercules - True Hero            | Ann    | play |
      | two   | Skippy - Energetic Rabbit       | Ann    | play |
      | his   | Captain Hook - Master Swordsman | Bob    | play |
    When Ann sings song together
    And Ann chooses nothing
    Then it is accepted
    And four is exerted
    And three is exerted
    And two is exerted

  @case:not-enough-of-them-to-sing-together @clause:8.12.2
  Scenario: Characters costing 4 and 2 are not enough for Sing Together 7
    Given a game of Lorcana
    And these cards
      | ref    | card                                   | player | zone | state  |
      | song   | a song costing 7, with Sing Together 7 | Ann    | hand |        |
      | four   | a character costing 4                  | Ann    | play |        |
      | two    | a character costing 2                  | Ann    | play |        |
      | drying | a character costing 9                  | Ann    | play | drying |
      | bobs   | a character costing 9                  | Bob    | play |        |
    When Ann sings song together
    Then it is refused by 8.12.2
    And nothing has changed

  @case:singers-count-as-they-sing @clause:8.12.2 @clause:8.11.1
  Scenario: Ann may choose one character with Singer 7 instead of two others for Sing Together 7
    Given a game of Lorcana
    And these cards
      | ref   | card                                   | player | zone |
      | song  | a song costing 7, with Sing Together 7 | Ann    | hand |
      | star  | a character costing 2, with Singer 7   | Ann    | play |
      | four  | a character costing 4                  | Ann    | play |
      | three | a character costing 3                  | Ann    | play |
    When Ann sings song together
    Then Ann is asked to choose from star, four and three
    When Ann chooses star
    Then it is accepted
    And four is ready
    And three is ready

  @case:who-pays-otherwise-does-not-sing-together @clause:8.12.2 @clause:1.5.3
  Scenario: The other characters sing when the dearest one is exerted for another part of the song's cost
    Given a game of Lorcana
    And the made-up card "Led Choir"
      """
      {"type": "action", "cost": 7, "classifications": ["Song"],
       "abilities": [{"is": "keyword", "keyword": "sing-together", "value": 7},
                     {"is": "additional-cost", "cost": [{"is": "exert", "what": {"type": ["character"], "named": ["Maestro"]}}]}],
       "effect": {"is": "gain-lore", "lore": 1}}
      """
    And these cards
      | ref   | card                                 | player | zone |
      | choir | Led Choir                            | Ann    | hand |
      | lead  | a character costing 8, named Maestro | Ann    | play |
      | four  | a character costing 4                | Ann    | play |
      | three | a character costing 3                | Ann    | play |
    When Ann sings choir together
    Then it is accepted
    And lead is exerted
    And four is exerted
    And three is exerted
    And Ann has 1 lore
