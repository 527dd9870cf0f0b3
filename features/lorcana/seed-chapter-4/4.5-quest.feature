Feature: 4.5 of the notes: questing
  Once a turn a mission is assigned to a character; if it still is at the end of the turn, its points are gained.

  Rule: A mission is assigned; the character is not exerted, and nothing is gained yet

    @case:notes-assign-a-mission @clause:seed-chapter-4:4.5 @clause:seed-chapter-4:4.5-quest @clause:seed-chapter-4:4.5-assign @edition:seed-chapter-4
    Scenario Outline: <who> quests with <state> Elsa, who is assigned a mission
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref     | card                            | player | zone | state   |
        | elsa    | a character costing 1           | <who>  | play | <state> |
        | mission | a mission costing 1 with 2 Lore | <who>  | play |         |
      When <who> quests with elsa
      Then it is accepted
      And only this has changed
        | what           | from         | to                    |
        | mission        | <who>'s play | <who>'s play, at elsa |
        | <who>'s quests | 0            | 1                     |

      Examples:
        | case    | who | state   |
        | ready   | Ann |         |
        | second  | Bob |         |
        | exerted | Ann | exerted |

    @case:notes-which-mission @clause:seed-chapter-4:4.5-assign @edition:seed-chapter-4
    Scenario: The player chooses among several missions, but none that is already assigned
      Given a game of Lorcana
      And these cards
        | ref   | card                            | player | zone | state | at   |
        | elsa  | a character costing 1           | Ann    | play |       |      |
        | anna  | a character costing 1           | Ann    | play |       |      |
        | one   | a mission costing 1 with 2 Lore | Ann    | play |       |      |
        | two   | a mission costing 1 with 3 Lore | Ann    | play |       |      |
        | three | a mission costing 1 with 4 Lore | Ann    | play |       | anna |
        | four  | a mission costing 1 with 4 Lore | Bob    | play |       |      |
      When Ann quests with elsa
      Then Ann is asked to choose from one and two
      When Ann chooses three
      Then it is refused by seed-chapter-4:4.5-assign
      And nothing has changed
      When Ann chooses two
      Then it is accepted
      And two is at elsa

    @case:notes-no-mission @clause:seed-chapter-4:4.5-assign @edition:seed-chapter-4
    Scenario Outline: A quest needs a mission of the player's own in play: <case>
      Given a game of Lorcana
      And these cards
        | ref  | card                  | player | zone | state |
        | elsa | a character costing 1 | Ann    | play |       |
        | one  | <card> | <player> | <zone> | |
      When Ann quests with elsa
      Then it is refused by seed-chapter-4:4.5-assign
      And nothing has changed

      Examples:
        | case        | card                            | player | zone |
        | of-bob      | a mission costing 1 with 2 Lore | Bob    | play |
        | in-hand     | a mission costing 1 with 2 Lore | Ann    | hand |
        | no-mission  | an item costing 1               | Ann    | play |

    @case:notes-who-quests @clause:seed-chapter-4:4.5-assign @edition:seed-chapter-4
    Scenario Outline: Ann cannot quest with <card> in <player>'s <zone>
      Given a game of Lorcana
      And these cards
        | ref     | card                            | player   | zone   | state |
        | one     | <card>                          | <player> | <zone> |       |
        | mission | a mission costing 1 with 2 Lore | Ann      | play   |       |
      When Ann quests with one
      Then it is refused by seed-chapter-4:4.5-assign
      And nothing has changed

      Examples:
        | case  | card                  | player | zone |
        | hand  | a character costing 1 | Ann    | hand |
        | bag   | a character costing 1 | Ann    | bag  |
        | bob   | a character costing 1 | Bob    | play |
        | item  | an item costing 1     | Ann    | play |

    @case:notes-quest-limiters-of-the-book @clause:seed-chapter-4:4.5-assign @clause:1.7.5 @clause:8.7.2 @edition:seed-chapter-4
    Scenario Outline: A character that other chapters keep from questing cannot quest: <case>
      Given a game of Lorcana
      And these cards
        | ref     | card                            | player | zone | state   |
        | one     | <card>                          | Ann    | play | <state> |
        | mission | a mission costing 1 with 2 Lore | Ann    | play |         |
      When Ann quests with one
      Then it is refused by <clause>
      And nothing has changed

      Examples:
        | case     | card                                 | state  | clause |
        | drying   | a character costing 1                | drying | 1.7.5  |
        | reckless | a character costing 1, with Reckless |        | 8.7.2  |

    @case:notes-questing-triggers @clause:seed-chapter-4:4.5-quest @clause:6.2.1 @edition:seed-chapter-4
    Scenario: An ability that triggers on questing triggers at once
      Given a game of Lorcana
      And these cards
        | ref     | card                             | player | zone | state |
        | doc     | Doc - Leader of the Seven Dwarfs | Ann    | play |       |
        | mission | a mission costing 1 with 2 Lore  | Ann    | play |       |
        | elsa    | a character costing 1            | Ann    | hand |       |
      When Ann quests with doc
      Then it is accepted
      When Ann plays elsa for its ink cost
      Then it is accepted
      And elsa is in Ann's play

  Rule: One quest a turn

    @case:notes-one-quest @clause:seed-chapter-4:4.5-once @edition:seed-chapter-4
    Scenario Outline: <who> cannot quest a second time in a turn, with <which>
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref  | card                            | player | zone | state |
        | elsa | a character costing 1           | <who>  | play |       |
        | anna | a character costing 1           | <who>  | play |       |
        | one  | a mission costing 1 with 2 Lore | <who>  | play |       |
        | two  | a mission costing 1 with 2 Lore | <who>  | play |       |
      When <who> quests with elsa
      And <who> chooses one
      Then it is accepted
      When <who> quests with <which>
      Then it is refused by seed-chapter-4:4.5-once
      And nothing has changed

      Examples:
        | case  | who | which |
        | other | Ann | anna  |
        | same  | Bob | elsa  |

    @case:notes-quest-next-turn @clause:seed-chapter-4:4.5-once @clause:seed-chapter-4:4.5-unassign @edition:seed-chapter-4
    Scenario: The next turn has its own quest, and the mission can be assigned again
      Given a game of Lorcana
      And these cards
        | ref  | card                            | player | zone | state |
        | elsa | a character costing 1           | Ann    | play |       |
        | anna | a character costing 1           | Ann    | play |       |
        | one  | a mission costing 1 with 2 Lore | Ann    | play |       |
        | hans | a character costing 1           | Bob    | play |       |
        | two  | a mission costing 1 with 5 Lore | Bob    | play |       |
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann quests with elsa
      And Ann ends their turn
      Then Ann has 2 lore
      When Bob quests with hans
      And Bob ends their turn
      Then Bob has 5 lore
      And Ann has 2 lore
      When Ann quests with anna
      Then it is accepted
      And one is at anna

  Rule: What is still assigned at the end of the turn brings its points

    @case:notes-lore-at-the-end @clause:seed-chapter-4:4.5-lore @clause:seed-chapter-4:4.5-unassign @edition:seed-chapter-4
    Scenario Outline: <who> gains the points of the mission, not the Lore of the character
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref     | card                              | player | zone | state |
        | elsa    | a character costing 1 with 4 Lore | <who>  | play |       |
        | mission | a mission costing 1 with 3 Lore   | <who>  | play |       |
      And Ann has 1 lore
      And Bob has 1 lore
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When <who> quests with elsa
      Then <who> has 1 lore
      When <who> ends their turn
      Then it is accepted
      And <who> has 4 lore
      And mission is in <who>'s play
      When <other> ends their turn
      And <who> ends their turn
      Then <who> has 4 lore
      And <other> has 1 lore

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

    @case:notes-mission-wins @clause:seed-chapter-4:4.5-lore @clause:1.8.1.1 @edition:seed-chapter-4
    Scenario: Ann wins with the points of the mission as the turn ends, and not before
      Given a game of Lorcana
      And these cards
        | ref     | card                            | player | zone | state |
        | elsa    | a character costing 1           | Ann    | play |       |
        | mission | a mission costing 1 with 3 Lore | Ann    | play |       |
      And Ann has 17 lore
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann quests with elsa
      Then the game goes on
      When Ann ends their turn
      Then Ann has won

    @case:notes-unassigned-mission-brings-nothing @clause:seed-chapter-4:4.5-lore @edition:seed-chapter-4
    Scenario: A mission that was assigned to nobody brings nothing
      Given a game of Lorcana
      And these cards
        | ref     | card                            | player | zone | state |
        | elsa    | a character costing 1           | Ann    | play |       |
        | mission | a mission costing 1 with 3 Lore | Ann    | play |       |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then it is accepted
      And Ann has 0 lore

  Rule: The mission of a character that leaves is discarded

    @case:notes-mission-is-discarded @clause:seed-chapter-4:4.5-leaves @clause:seed-chapter-4:4.5-lore @edition:seed-chapter-4
    Scenario Outline: <card> takes Elsa out of play, and her mission is discarded
      Given a game of Lorcana
      And these cards
        | ref     | card                                              | player | zone | state |
        | elsa    | a character costing 1 with 1 Strength             | Ann    | play |       |
        | anna    | a character costing 1 with 5 Strength             | Ann    | play |       |
        | mission | a mission costing 1 with 3 Lore                   | Ann    | play |       |
        | spare   | a mission costing 1 with 3 Lore                   | Ann    | play |       |
        | out     | <card>                                            | Ann    | hand |       |
      And Ann has 5 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann quests with elsa
      And Ann chooses mission
      Then mission is at elsa
      When Ann plays out for its ink cost
      And Ann chooses elsa
      Then it is accepted
      And elsa is in <to>
      And mission is in Ann's discard
      And spare is in Ann's play
      When Ann ends their turn
      Then it is accepted
      And Ann has 0 lore

      Examples:
        | case   | card              | to            |
        | hand   | Mother Knows Best | Ann's hand    |
        | banish | Dragon Fire       | Ann's discard |

    @case:notes-mission-stays-with-its-character @clause:seed-chapter-4:4.5-leaves @edition:seed-chapter-4
    Scenario: A mission is not discarded when another character leaves play
      Given a game of Lorcana
      And these cards
        | ref     | card                            | player | zone | state |
        | elsa    | a character costing 1           | Ann    | play |       |
        | anna    | a character costing 1           | Ann    | play |       |
        | mission | a mission costing 1 with 3 Lore | Ann    | play |       |
        | out     | Mother Knows Best               | Ann    | hand |       |
      And Ann has 3 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann quests with elsa
      And Ann plays out for its ink cost
      And Ann chooses anna
      Then it is accepted
      And mission is at elsa
      When Ann ends their turn
      Then Ann has 3 lore
