Feature: Sing Together
  Clause 8.12: several characters sing one song.

  Rule: The costs of the singers are added up and must reach the number

    @case:sing-together-adds-up @clause:8.12.1 @clause:8.12.2 @edition:book @edition:seed-4.3 @edition:seed-guide
    Scenario Outline: Characters costing <one> and <two> try to sing a song with Sing Together 7
      Given a game of Lorcana
      And these cards
        | ref  | card                                    | player | zone | state |
        | song | a song costing 7, with Sing Together 7  | Ann    | hand |       |
        | a    | a character costing <one>               | Ann    | play |       |
        | b    | a character costing <two>               | Ann    | play |       |
        | c    | a character costing 1                   | Ann    | play |       |
      And Ann has 2 ready ink
      When Ann sings song together with a and b
      Then <verdict>
      And <after>
      And c is ready

      Examples:
        | case         | one | two | verdict        | after               |
        | exactly      | 4   | 3   | it is accepted | a is exerted        |
        | more         | 6   | 5   | it is accepted | b is exerted        |
        | one-too-few  | 4   | 2   | it is refused  | nothing has changed |

    @case:sing-together-exerts-all-singers @clause:8.12.1 @clause:8.12.2 @edition:book @edition:seed-4.3 @edition:seed-guide
    Scenario: Every character that sings together is exerted, and no ink is
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref    | card                  | player | zone    | state |
        | circle | Circle of Life        | Bob    | hand    |       |
        | one    | a character costing 1 | Bob    | play    |       |
        | three  | a character costing 3 | Bob    | play    |       |
        | four   | a character costing 4 | Bob    | play    |       |
        | back   | a character costing 9 | Bob    | discard |       |
      And Bob has 3 ready ink
      When Bob sings circle together with one, three and four
      Then it is accepted
      And only this has changed
        | what   | from          | to                  |
        | circle | Bob's hand    | Bob's discard       |
        | one    | Bob's play    | Bob's play, exerted |
        | three  | Bob's play    | Bob's play, exerted |
        | four   | Bob's play    | Bob's play, exerted |
        | back   | Bob's discard | Bob's play, drying  |

    @case:sing-together-alone @clause:8.12.1 @clause:8.12.2
    Scenario: One character whose cost reaches the number is enough for Sing Together
      Given a game of Lorcana
      And these cards
        | ref  | card                                   | player | zone | state |
        | song | a song costing 7, with Sing Together 7 | Ann    | hand |       |
        | big  | a character costing 7                  | Ann    | play |       |
      When Ann sings song together with big
      Then it is accepted
      And big is exerted

    @case:sing-together-with-singer @clause:8.12.2 @clause:8.11.1
    Scenario: A character with Singer counts with its Singer number for Sing Together
      Given a game of Lorcana
      And these cards
        | ref    | card                                   | player | zone | state |
        | song   | a song costing 7, with Sing Together 7 | Ann    | hand |       |
        | gaston | Gaston - Baritone Bully                | Ann    | play |       |
        | two    | a character costing 2                  | Ann    | play |       |
      When Ann sings song together with gaston and two
      Then it is accepted
      And gaston is exerted
      And two is exerted

    @case:who-cannot-sing-together @clause:8.12.2 @clause:5.1.1.11 @clause:5.1.1.2
    Scenario Outline: Sing Together is refused with the help of <who>
      Given a game of Lorcana
      And these cards
        | ref  | card                                   | player   | zone   | state   |
        | song | a song costing 7, with Sing Together 7 | Ann      | hand   |         |
        | four | a character costing 4                  | Ann      | play   |         |
        | help | <card>                                 | <player> | <zone> | <state> |
      When Ann sings song together with four and help
      Then it is refused
      And nothing has changed

      Examples:
        | who                    | card                  | player | zone | state   |
        | a drying character     | a character costing 5 | Ann    | play | drying  |
        | an exerted character   | a character costing 5 | Ann    | play | exerted |
        | an opposing character  | a character costing 5 | Bob    | play |         |
        | an item                | an item costing 5     | Ann    | play |         |

    @case:one-character-sings-once @clause:8.12.2
    Scenario: Naming a character twice does not count it twice for Sing Together
      Given a game of Lorcana
      And these cards
        | ref  | card                                   | player | zone | state |
        | song | a song costing 7, with Sing Together 7 | Ann    | hand |       |
        | four | a character costing 4                  | Ann    | play |       |
      When Ann sings song together with four and four
      Then it is refused
      And nothing has changed

    @case:no-sing-together-without-the-keyword @clause:8.12.1
    Scenario: Two characters cannot share a song that lacks Sing Together
      Given a game of Lorcana
      And these cards
        | ref  | card                      | player | zone | state |
        | song | Friends on the Other Side | Ann    | hand |       |
        | one  | a character costing 1     | Ann    | play |       |
        | two  | a character costing 2     | Ann    | play |       |
      And Ann's deck has 2 cards
      When Ann sings song together with one and two
      Then it is refused
      And nothing has changed

    @case:sing-together-song-sung-alone @clause:5.4.4.3 @clause:5.4.4.2
    Scenario Outline: A character costing <cost> tries to sing a Sing Together 7 song alone, like any song
      Given a game of Lorcana
      And these cards
        | ref  | card                                   | player | zone | state |
        | song | a song costing 7, with Sing Together 7 | Ann    | hand |       |
        | solo | a character costing <cost>             | Ann    | play |       |
      When Ann sings song with solo
      Then <verdict>
      And <after>

      Examples:
        | cost | verdict        | after               |
        | 7    | it is accepted | solo is exerted     |
        | 6    | it is refused  | nothing has changed |

  Rule: Each of them has sung the song

    @case:every-singer-has-sung @clause:8.12.3 @clause:6.2.1
    Scenario: A singer's own ability triggers for a song sung together, and a bystander's does not
      Given a game of Lorcana
      And the made-up card "Choir Boy"
        """
        {"name": "Choir Boy", "type": "character", "cost": 4, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "sang", "this": true}],
                        "effect": {"is": "gain-lore", "lore": 2}}]}
        """
      And these cards
        | ref  | card                                   | player | zone | state |
        | song | a song costing 7, with Sing Together 7 | Ann    | hand |       |
        | boy  | Choir Boy                              | Ann    | play |       |
        | four | a character costing 4                  | Ann    | play |       |
        | idle | Choir Boy                              | Ann    | play |       |
      When Ann sings song together with boy and four
      Then it is accepted
      And only this has changed
        | what       | from       | to                  |
        | song       | Ann's hand | Ann's discard       |
        | boy        | Ann's play | Ann's play, exerted |
        | four       | Ann's play | Ann's play, exerted |
        | Ann's lore | 0          | 2                   |

    @case:two-melody-weavers @clause:8.12.3
    Scenario: Two Cinderellas that sing together have both sung, and a third has not
      Given a game of Lorcana
      And these cards
        | ref    | card                       | player | zone |
        | song   | Under the Sea              | Ann    | hand |
        | first  | Cinderella - Melody Weaver | Ann    | play |
        | second | Cinderella - Melody Weaver | Ann    | play |
        | third  | Cinderella - Melody Weaver | Ann    | play |
      When Ann sings song together with first and second
      And Ann chooses first
      Then it is accepted
      And first has 3 Lore
      And second has 3 Lore
      And third has 4 Lore

    @case:sing-together-uses-the-reduction @clause:4.3.6 @clause:8.12.1
    Scenario: A song sung together uses up a reduction for the next action
      Given a game of Lorcana
      And these cards
        | ref    | card                                   | player | zone | state |
        | cards  | Dr. Facilier's Cards                   | Ann    | play |       |
        | song   | a song costing 7, with Sing Together 7 | Ann    | hand |       |
        | four   | a character costing 4                  | Ann    | play |       |
        | three  | a character costing 3                  | Ann    | play |       |
        | action | an action costing 2                    | Ann    | hand |       |
      And Ann has 1 ready ink
      When Ann uses cards
      Then it is accepted
      When Ann sings song together with four and three
      Then it is accepted
      When Ann plays action for its ink cost
      Then it is refused
      And nothing has changed
