Feature: Locations are challenged
  Clause 4.6.8: a character may challenge an opposing location, which is neither ready nor exerted and deals no damage.

  Rule: A location is challenged at any time in the Main Phase, and does not hit back

    @case:location-challenged @clause:4.6.8 @clause:4.6.8.1 @clause:4.6.8.2 @clause:4.6.8.3 @clause:5.6.5.3
    Scenario Outline: <who> challenges <other>'s location, which deals no damage back
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref    | card                  | player  | zone | state |
        | mine   | a character costing 3 | <who>   | play |       |
        | castle | a location costing 2  | <other> | play |       |
      When <who> challenges castle with mine
      Then it is accepted
      And only this has changed
        | what   | from           | to                       |
        | mine   | <who>'s play   | <who>'s play, exerted    |
        | castle | <other>'s play | <other>'s play, 2 damage |

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

    @case:location-banished @clause:4.6.8.3 @clause:1.8.1.4 @clause:5.6.5.3
    Scenario Outline: A location is banished once its damage reaches its Willpower: <case>
      Given a game of Lorcana
      And these cards
        | ref    | card                                   | player | zone | state    |
        | mine   | a character costing 3                  | Ann    | play |          |
        | castle | a location costing 2, with 5 Willpower | Bob    | play | <damage> |
      When Ann challenges castle with mine
      Then it is accepted
      And castle is in Bob's <zone>
      And mine is exerted and undamaged

      Examples:
        | case      | damage   | zone    |
        | it does   | 3 damage | discard |
        | not yet   | 2 damage | play    |

    @case:own-location-is-not-challenged @clause:4.6.8.1
    Scenario: A character cannot challenge its own player's location
      Given a game of Lorcana
      And these cards
        | ref    | card                  | player | zone | state |
        | mine   | a character costing 3 | Ann    | play |       |
        | castle | a location costing 2  | Ann    | play |       |
      When Ann challenges castle with mine
      Then it is refused by 4.6.4.2
      And nothing has changed

    @case:location-needs-a-ready-challenger @clause:4.6.4.1
    Scenario Outline: The challenger of a location must be ready and dry too: <case>
      Given a game of Lorcana
      And these cards
        | ref    | card                  | player | zone | state   |
        | mine   | a character costing 3 | Ann    | play | <state> |
        | castle | a location costing 2  | Bob    | play |         |
      When Ann challenges castle with mine
      Then it is refused by <clause>
      And nothing has changed

      Examples:
        | case    | state   | clause  |
        | exerted | exerted | 4.6.4.1 |
        | drying  | drying  | 1.7.5   |

    @case:limiters-hold-for-locations @clause:4.6.8 @clause:4.6.4.3
    Scenario Outline: Limiters and costs of challenging also apply to challenging a location: <case>
      Given a game of Lorcana
      And these cards
        | ref    | card                 | player | zone | state |
        | mine   | <card>               | Ann    | play |       |
        | castle | a location costing 2 | Bob    | play |       |
      When Ann challenges castle with mine
      Then it is refused by <clause>
      And nothing has changed

      Examples:
        | case                | card                       | clause |
        | cannot challenge    | Fa Zhou - Mulan's Father   | 1.2.2  |
        | has not paid for it | RC - Remote-Controlled Car | 1.5.3  |

    @case:first-location-of-the-turn @clause:4.6.8.2
    Scenario: A location may be challenged the turn after it was played, though it was never exerted
      Given a game of Lorcana
      And these cards
        | ref    | card                  | player | zone | state |
        | castle | a location costing 2  | Ann    | hand |       |
        | his    | a character costing 3 | Bob    | play |       |
      And Ann has 2 ready ink
      And Ann's deck has 1 card
      And Bob's deck has 2 cards
      When Ann plays castle for its ink cost
      Then it is accepted
      When Ann ends their turn
      Then it is accepted
      When Bob challenges castle with his
      Then it is accepted
      And castle has 2 damage

  Rule: Who is there stays in play

    @case:characters-of-a-banished-location-stay @clause:4.6.8.3 @clause:5.6.6
    Scenario: Characters at a location that is banished stay in play, at no location
      Given a game of Lorcana
      And these cards
        | ref    | card                                   | player | zone | state   | at     |
        | mine   | a character costing 3                  | Ann    | play |         |        |
        | castle | a location costing 2, with 2 Willpower | Bob    | play |         |        |
        | guest  | a character costing 4                  | Bob    | play | exerted | castle |
      When Ann challenges castle with mine
      Then it is accepted
      And only this has changed
        | what   | from                           | to                  |
        | mine   | Ann's play                     | Ann's play, exerted |
        | castle | Bob's play                     | Bob's discard       |
        | guest  | Bob's play, exerted, at castle | Bob's play, exerted |

    @case:pride-rock-falls-and-flounder-with-it @clause:1.8.3 @clause:1.8.1.4 @clause:4.6.8.3
    Scenario Outline: Without a location's Willpower bonus a damaged character falls in the next check: <who> challenges
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref      | card                               | player  | zone | state    | at    |
        | lumiere  | Lumiere - Hotheaded Candelabra     | <who>   | play |          |       |
        | lands    | Pride Lands - Pride Rock           | <other> | play |          |       |
        | flounder | Flounder - Voice of Reason         | <other> | play | 2 damage | lands |
        | sound    | Flounder - Voice of Reason         | <other> | play | 1 damage | lands |
      When <who> challenges lands with lumiere
      Then it is accepted
      And only this has changed
        | what     | from                              | to                       |
        | lumiere  | <who>'s play                      | <who>'s play, exerted    |
        | lands    | <other>'s play                    | <other>'s discard        |
        | flounder | <other>'s play, 2 damage, at lands | <other>'s discard        |
        | sound    | <other>'s play, 1 damage, at lands | <other>'s play, 1 damage |

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

  Rule: What speaks of locations being challenged

    @case:palace-strikes-back @clause:4.6.6.3 @clause:4.6.2
    Scenario Outline: Kuzco's Palace banishes the character that banished one there: <case>
      Given a game of Lorcana
      And these cards
        | ref    | card                                    | player | zone | state   | at   |
        | mine   | a character costing 3, with 9 Willpower | Ann    | play |         |      |
        | palace | Kuzco's Palace - Home of the Emperor    | Bob    | play |         |      |
        | his    | a character costing 4, with 2 Willpower | Bob    | play | exerted | <at> |
      When Ann challenges his with mine
      Then it is accepted
      And his is in Bob's discard
      And mine is in Ann's <zone>

      Examples:
        | case     | at     | zone    |
        | there    | palace | discard |
        | not there |        | play    |

    @case:location-challenged-and-banished @clause:6.2.1 @clause:4.6.8.1 @ruling:R132a @ruling:R132b
    Scenario Outline: Fergus reacts to a location being challenged and banished: <case>
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref    | card                                                   | player  | zone | state | at   |
        | home   | a location costing 2                                   | Ann     | play |       |      |
        | fergus | Fergus - Outpost Builder                               | Ann     | play |       | <at> |
        | mine   | a character costing 3, with 2 Strength and 9 Willpower | <who>   | play |       |      |
        | fort   | a location costing 2, with <w> Willpower               | <owner> | play |       |      |
        | spare  | an item costing 1                                      | <who>   | hand |       |      |
        | gift   | an item costing 0                                      | Ann     | hand |       |      |
      When <who> challenges fort with mine
      And <reaction>
      And <then>
      Then it is accepted
      And mine has <n> damage

      Examples:
        | case                                 | who | owner | at   | w | reaction        | then                            | n |
        | an opposing one on one's own turn    | Ann | Bob   | home | 2 | Ann chooses yes | Ann chooses mine                | 4 |
        | one's own on an opponent's turn      | Bob | Ann   | home | 2 | Ann chooses yes | Ann chooses mine                | 4 |
        | not while the builder is at no place | Ann | Bob   |      | 2 | Ann inks spare  | Ann plays gift for its ink cost | 0 |
        | not where it is not banished         | Ann | Bob   | home | 3 | Ann inks spare  | Ann plays gift for its ink cost | 0 |

    @case:builder-deals-four @clause:6.2.1 @clause:4.6.8.1 @ruling:R132a
    Scenario: Fergus may then deal damage to any character of his player's choice
      Given a game of Lorcana
      And these cards
        | ref    | card                                   | player | zone | state | at   |
        | home   | a location costing 2                   | Ann    | play |       |      |
        | fergus | Fergus - Outpost Builder               | Ann    | play |       | home |
        | mine   | a character costing 3                  | Ann    | play |       |      |
        | fort   | a location costing 2, with 2 Willpower | Bob    | play |       |      |
        | his    | a character costing 4, with 9 Willpower | Bob    | play |       |      |
      When Ann challenges fort with mine
      And Ann chooses yes
      Then Ann is asked to choose from fergus, mine and his
      When Ann chooses his
      Then it is accepted
      And fort is in Bob's discard
      And his has 4 damage
