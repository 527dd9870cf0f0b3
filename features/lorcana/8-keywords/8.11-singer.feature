Feature: Singer
  Clause 8.11: counting as a higher cost, to sing songs only.

  Rule: A character with Singer sings as if it had that cost

    @case:singer-reaches-its-number @clause:8.11.1 @clause:5.4.4.2 @edition:book @edition:seed-4.3 @edition:seed-guide
    Scenario Outline: Gaston, costing 3 with Singer 5, tries to sing a song costing <cost>
      Given a game of Lorcana
      And these cards
        | ref    | card                    | player | zone | state |
        | gaston | Gaston - Baritone Bully | Ann    | play |       |
        | song   | a song costing <cost>   | Ann    | hand |       |
      And Ann has 5 ready ink
      When Ann sings song with gaston
      Then <verdict>
      And <after>

      Examples:
        | cost | verdict        | after               |
        | 4    | it is accepted | gaston is exerted   |
        | 5    | it is accepted | Ann has 5 ready ink |
        | 6    | it is refused  | nothing has changed |

    @case:singer-must-be-ready-and-dry @clause:5.1.1.11
    Scenario Outline: A character with Singer that is <state> cannot sing
      Given a game of Lorcana
      And these cards
        | ref    | card                    | player | zone | state   |
        | gaston | Gaston - Baritone Bully | Ann    | play | <state> |
        | song   | a song costing 5        | Ann    | hand |         |
      When Ann sings song with gaston
      Then it is refused
      And nothing has changed

      Examples:
        | state   |
        | drying  |
        | exerted |

    @case:singer-below-its-own-cost @clause:8.11.1
    Scenario: Singer replaces the character's own cost and is not added to it
      Given a game of Lorcana
      And these cards
        | ref    | card                    | player | zone | state |
        | gaston | Gaston - Baritone Bully | Bob    | play |       |
        | song   | a song costing 8        | Bob    | hand |       |
      And it is Bob's turn
      When Bob sings song with gaston
      Then it is refused
      And nothing has changed

  Rule: Added cost to sing is added to the Singer number

    @case:singer-at-the-concert-hall @clause:8.11.3 @clause:8.11.1
    Scenario Outline: At the Concert Hall, <card> tries to sing a song costing <cost>
      Given a game of Lorcana
      And these cards
        | ref   | card                      | player | zone | state | at   |
        | hall  | Atlantica - Concert Hall  | Ann    | play |       |      |
        | voice | <card>                    | Ann    | play |       | hall |
        | song  | a song costing <cost>     | Ann    | hand |       |      |
      When Ann sings song with voice
      Then <verdict>
      And <after>

      Examples:
        | case               | card                  | cost | verdict        | after               |
        | singer-reaches     | Ursula - Vanessa      | 6    | it is accepted | voice is exerted    |
        | singer-falls-short | Ursula - Vanessa      | 7    | it is refused  | nothing has changed |
        | other-reaches      | a character costing 3 | 5    | it is accepted | voice is exerted    |
        | other-falls-short  | a character costing 3 | 6    | it is refused  | nothing has changed |

    @case:singer-twice-does-not-add-up @clause:8.1.2 @clause:8.11.1
    Scenario Outline: A character with Singer 5 twice counts as costing 5, not 10: song costing <cost>
      Given a game of Lorcana
      And these cards
        | ref  | card                                            | player | zone |
        | duet | a character costing 1, with Singer 5 and Singer 5 | Ann    | play |
        | song | a song costing <cost>                           | Ann    | hand |
      When Ann sings song with duet
      Then it is <outcome>

      Examples:
        | cost | outcome  |
        | 5    | accepted |
        | 6    | refused  |

    @case:concert-hall-only-while-there @clause:8.11.3 @clause:6.1.13.5
    Scenario: A character with Singer that is not at the Concert Hall gains nothing from it
      Given a game of Lorcana
      And these cards
        | ref   | card                     | player | zone | state |
        | hall  | Atlantica - Concert Hall | Ann    | play |       |
        | voice | Ursula - Vanessa         | Ann    | play |       |
        | song  | a song costing 5         | Ann    | hand |       |
      When Ann sings song with voice
      Then it is refused
      And nothing has changed

    @case:the-first-singer-may-be-of-0 @clause:8.1.2 @clause:8.11.1
    Scenario Outline: Of two effects that give Singer the first counts, even when it gives Singer 0: <case>
      Given a game of Lorcana
      And the made-up card "Empty Choir"
        """
        {"name": "Empty Choir", "type": "location", "cost": 1, "move_cost": 1, "willpower": 5,
         "abilities": [{"is": "static-gains", "keyword": "singer", "what": {"type": ["character"]},
                        "value": {"is": "count", "what": {"type": ["item"]}}}]}
        """
      And the made-up card "Full Choir"
        """
        {"name": "Full Choir", "type": "location", "cost": 1, "move_cost": 1, "willpower": 5,
         "abilities": [{"is": "static-gains", "keyword": "singer", "what": {"type": ["character"]}, "value": 3}]}
        """
      And these cards
        | ref    | card                  | player | zone |
        | first  | <first> Choir         | Ann    | play |
        | second | <second> Choir        | Ann    | play |
        | voice  | a character costing 1 | Ann    | play |
        | song   | a song costing 3      | Ann    | hand |
      When Ann sings song with voice
      Then it is <answer>

      Examples:
        | case       | first | second | answer             |
        | of 0 first | Empty | Full   | refused by 5.4.4.2 |
        | of 3 first | Full  | Empty  | accepted           |
