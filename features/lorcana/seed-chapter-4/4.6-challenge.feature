Feature: 4.6 of the notes: challenging
  Once a turn; the challenger has no mission, the opponent picks the defender, and nobody is exerted.

  Rule: The opponent picks the defender, ready or exerted; both deal damage

    @case:notes-challenge @clause:seed-chapter-4:4.6 @clause:seed-chapter-4:4.6-challenge @clause:seed-chapter-4:4.6-2 @clause:seed-chapter-4:4.6-3 @clause:4.6.6.2 @edition:seed-chapter-4
    Scenario Outline: <who> challenges, and <other> picks <which> as the defender, whether ready or exerted
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref  | card                                             | player  | zone | state   |
        | elsa | a character costing 1 with 2 Strength            | <who>   | play |         |
        | anna | a character costing 1 with 4 Strength            | <who>   | play |         |
        | hans | a character costing 1 with 1 Strength            | <other> | play |         |
        | sven | a character costing 1 with 1 Strength            | <other> | play | exerted |
      When <who> challenges with elsa
      Then <other> is asked to choose from hans and sven
      When <other> chooses <which>
      Then it is accepted
      And only this has changed
        | what               | from            | to            |
        | elsa               | <who>'s play    | <who>'s play, 1 damage |
        | <which>            | <before>        | <after>       |
        | <who>'s challenges | 0               | 1             |

      Examples:
        | case    | who | other | which | before              | after                         |
        | ready   | Ann | Bob   | hans  | Bob's play          | Bob's play, 2 damage          |
        | exerted | Ann | Bob   | sven  | Bob's play, exerted | Bob's play, exerted, 2 damage |
        | second  | Bob | Ann   | hans  | Ann's play          | Ann's play, 2 damage          |

    @case:notes-challenger-does-not-pick @clause:seed-chapter-4:4.6-2 @edition:seed-chapter-4
    Scenario: The challenging player cannot pick which of two characters defends
      Given a game of Lorcana
      And these cards
        | ref  | card                  | player | zone | state   |
        | elsa | a character costing 1 | Ann    | play |         |
        | hans | a character costing 1 | Bob    | play | exerted |
        | sven | a character costing 1 | Bob    | play | exerted |
      When Ann challenges hans with elsa
      Then it is refused by seed-chapter-4:4.6-2
      And nothing has changed

    @case:notes-defenders @clause:seed-chapter-4:4.6-2 @clause:seed-chapter-4:4.6-challenge @edition:seed-chapter-4
    Scenario Outline: The opponent cannot pick a card that cannot defend: <case>
      Given a game of Lorcana
      And these cards
        | ref  | card                                | player   | zone   | state   |
        | elsa | a character costing 1, with Evasive | Ann      | play   |         |
        | anna | a character costing 1               | Ann      | play   |         |
        | hans | a character costing 1               | Bob      | play   | exerted |
        | sven | a character costing 2               | Bob      | play   | exerted |
        | one  | <card>                              | <player> | <zone> |         |
      When Ann challenges with elsa
      Then Bob is asked to choose from hans and sven
      When Bob chooses one
      Then it is refused by seed-chapter-4:<number>
      And nothing has changed

      Examples:
        | case          | card                                | player | zone | number        |
        | evasive       | a character costing 1, with Evasive | Bob    | play | 4.6-2         |
        | a-location    | a location costing 1                | Bob    | play | 4.6-challenge |
        | in-hand       | a character costing 1               | Bob    | hand | 4.6-challenge |
        | own-character | a character costing 1               | Ann    | play | 4.6-challenge |

    @case:notes-bodyguard-binds-nobody @clause:seed-chapter-4:4.6-2 @edition:seed-chapter-4
    Scenario: Bodyguard binds whoever challenges, but not the opponent who picks the defender
      Given a game of Lorcana
      And these cards
        | ref   | card                                 | player | zone | state   |
        | elsa  | a character costing 1                | Ann    | play |         |
        | hans  | a character costing 1                | Bob    | play | exerted |
        | guard | a character costing 1, with Bodyguard | Bob    | play | exerted |
      When Ann challenges with elsa
      Then Bob is asked to choose from hans and guard
      When Bob chooses hans
      Then it is accepted
      And hans has 2 damage

    @case:notes-mission-of-the-defender @clause:seed-chapter-4:4.6-2 @edition:seed-chapter-4
    Scenario: A character that still has a mission is not without vigilance, and cannot defend
      Given a game of Lorcana
      And these cards
        | ref   | card                  | player | zone | state | at   |
        | elsa  | a character costing 1 | Ann    | play |       |      |
        | hans  | a character costing 1 | Bob    | play |       |      |
        | sven  | a character costing 1 | Bob    | play |       |      |
        | guest | a mission costing 1   | Bob    | play |       | hans |
      When Ann challenges hans with elsa
      Then it is refused by seed-chapter-4:4.6-2
      And nothing has changed
      When Ann challenges sven with elsa
      Then it is accepted
      And sven has 2 damage

    @case:notes-no-location-is-challenged @clause:seed-chapter-4:4.6-challenge @edition:seed-chapter-4
    Scenario: A location cannot be challenged
      Given a game of Lorcana
      And these cards
        | ref   | card                  | player | zone | state |
        | elsa  | a character costing 1 | Ann    | play |       |
        | hans  | a character costing 1 | Bob    | play |       |
        | manor | a location costing 1  | Bob    | play |       |
      When Ann challenges manor with elsa
      Then it is refused by seed-chapter-4:4.6-challenge
      And nothing has changed

    @case:notes-damage-at-once @clause:seed-chapter-4:4.6-3 @clause:4.6.6.2 @clause:1.8.4 @edition:seed-chapter-4
    Scenario: Both characters are banished by each other, since damage is dealt at the same time
      Given a game of Lorcana
      And these cards
        | ref  | card                                                   | player | zone | state |
        | elsa | a character costing 1 with 3 Strength and 2 Willpower  | Ann    | play |       |
        | hans | a character costing 1 with 2 Strength and 3 Willpower  | Bob    | play |       |
      When Ann challenges with elsa
      Then it is accepted
      And elsa is in Ann's discard
      And hans is in Bob's discard

    @case:notes-damage-as-in-the-book @clause:seed-chapter-4:4.6-3 @clause:1.9.4 @clause:8.8.1 @edition:seed-chapter-4
    Scenario: Challenger and Resist count as they do in the book
      Given a game of Lorcana
      And these cards
        | ref  | card                                                                 | player | zone | state |
        | elsa | a character costing 1 with 1 Strength and 9 Willpower, with Challenger 2 | Ann | play | |
        | hans | a character costing 1 with 4 Strength and 9 Willpower, with Resist 1 | Bob    | play |       |
      When Ann challenges hans with elsa
      Then it is accepted
      And elsa has 4 damage
      And hans has 2 damage

    @case:notes-damage-triggers-of-the-challenger-first @clause:seed-chapter-4:4.6-4 @clause:7.7.4.2 @edition:seed-chapter-4
    @asked:7.7.4.2
    Scenario Outline: Of what the damage of <who>'s challenge triggers, the challenger's ability resolves first
      Given a game of Lorcana
      And it is <who>'s turn
      And the made-up card "Thief"
        """
        {"type": "character", "cost": 1, "strength": 5, "willpower": 2, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "banished", "this": true}],
                        "effect": {"is": "each-player", "who": "active", "do": {"is": "sequence", "steps": [
                          {"is": "choose", "what": {}, "zone": "discard"},
                          {"is": "put", "to": "hand", "verb": "return"}]}}}]}
        """
      And these cards
        | ref   | card                  | player  | zone    | state |
        | elsa  | Thief                 | <who>   | play    |       |
        | hans  | Thief                 | <other> | play    |       |
        | spare | a character costing 1 | <who>   | discard |       |
        | other | a character costing 1 | <other> | discard |       |
      When <who> challenges with elsa
      Then <who> is asked to choose from <choices>
      When <who> chooses spare
      Then it is accepted
      And spare is in <who>'s hand
      And elsa is in <who>'s hand

      Examples:
        | who | other | choices         |
        | Ann | Bob   | elsa and spare  |
        | Bob | Ann   | elsa and spare  |

  Rule: The challenger is without vigilance

    @case:notes-exerted-challenger @clause:seed-chapter-4:4.6-1 @edition:seed-chapter-4
    Scenario: An exerted character can challenge
      Given a game of Lorcana
      And these cards
        | ref  | card                  | player | zone | state   |
        | elsa | a character costing 1 | Ann    | play | exerted |
        | hans | a character costing 1 | Bob    | play |         |
      When Ann challenges with elsa
      Then it is accepted
      And elsa is exerted
      And hans has 2 damage

    @case:notes-questing-character-does-not-attack @clause:seed-chapter-4:4.5-attack @clause:seed-chapter-4:4.6-1 @clause:seed-chapter-4:4.6-none @edition:seed-chapter-4
    Scenario: A character that was given a mission cannot challenge this turn, and another one can
      Given a game of Lorcana
      And these cards
        | ref     | card                  | player | zone | state |
        | elsa    | a character costing 1 | Ann    | play |       |
        | anna    | a character costing 1 | Ann    | play |       |
        | mission | a mission costing 1   | Ann    | play |       |
        | hans    | a character costing 1 | Bob    | play |       |
      When Ann quests with elsa
      Then it is accepted
      When Ann challenges with elsa
      Then it is refused by seed-chapter-4:4.5-attack
      And nothing has changed
      When Ann challenges with anna
      Then it is accepted
      And hans has 2 damage

    @case:notes-attack-in-the-next-turn @clause:seed-chapter-4:4.5-attack @clause:seed-chapter-4:4.5-unassign @edition:seed-chapter-4
    Scenario: A character that was given a mission can challenge in its player's next turn
      Given a game of Lorcana
      And these cards
        | ref     | card                  | player | zone | state |
        | elsa    | a character costing 1 | Ann    | play |       |
        | mission | a mission costing 1   | Ann    | play |       |
        | hans    | a character costing 1 | Bob    | play |       |
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann quests with elsa
      And Ann ends their turn
      And Bob ends their turn
      And Ann challenges with elsa
      Then it is accepted
      And hans has 2 damage

    @case:notes-quest-after-a-challenge @clause:seed-chapter-4:4.5-assign @clause:seed-chapter-4:4.6-1 @edition:seed-chapter-4
    Scenario: A character that has challenged can still be given a mission
      Given a game of Lorcana
      And these cards
        | ref     | card                  | player | zone | state |
        | elsa    | a character costing 1 | Ann    | play |       |
        | mission | a mission costing 1   | Ann    | play |       |
        | hans    | a character costing 1 | Bob    | play |       |
      When Ann challenges with elsa
      Then it is accepted
      When Ann quests with elsa
      Then it is accepted
      And mission is at elsa

    @case:notes-who-challenges @clause:seed-chapter-4:4.6-1 @edition:seed-chapter-4
    Scenario Outline: Ann cannot challenge with a card that is no dry character of hers in play: <case>
      Given a game of Lorcana
      And these cards
        | ref  | card                  | player   | zone   | state   |
        | one  | <card>                | <player> | <zone> | <state> |
        | hans | a character costing 1 | Bob      | play   |         |
      When Ann challenges with one
      Then it is refused by <clause>
      And nothing has changed

      Examples:
        | case      | card                            | player | zone | state  | clause               |
        | in-hand   | a character costing 1           | Ann    | hand |        | seed-chapter-4:4.6-1 |
        | of-bob    | a character costing 1           | Bob    | play |        | seed-chapter-4:4.6-1 |
        | an-item   | an item costing 1               | Ann    | play |        | seed-chapter-4:4.6-1 |
        | drying    | a character costing 1           | Ann    | play | drying | 1.7.5                |

    @case:notes-rush @clause:seed-chapter-4:4.6-1 @clause:8.9.1 @edition:seed-chapter-4
    Scenario: A drying character with Rush can challenge
      Given a game of Lorcana
      And these cards
        | ref  | card                             | player | zone | state  |
        | elsa | a character costing 1, with Rush | Ann    | play | drying |
        | hans | a character costing 1            | Bob    | play |        |
      When Ann challenges with elsa
      Then it is accepted

  Rule: One challenge a turn

    @case:notes-one-challenge @clause:seed-chapter-4:4.6-once @edition:seed-chapter-4
    Scenario Outline: <who> cannot challenge a second time in a turn, with <which>
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref  | card                                  | player  | zone | state |
        | elsa | a character costing 1 with 1 Strength | <who>   | play |       |
        | anna | a character costing 1 with 1 Strength | <who>   | play |       |
        | hans | a character costing 1 with 1 Strength | <other> | play |       |
      When <who> challenges with elsa
      Then it is accepted
      When <who> challenges with <which>
      Then it is refused by seed-chapter-4:4.6-once
      And nothing has changed

      Examples:
        | case  | who | other | which |
        | other | Ann | Bob   | anna  |
        | same  | Bob | Ann   | elsa  |

    @case:notes-challenge-next-turn @clause:seed-chapter-4:4.6-once @edition:seed-chapter-4
    Scenario: Each turn has its own challenge
      Given a game of Lorcana
      And these cards
        | ref  | card                                                  | player | zone | state |
        | elsa | a character costing 1 with 1 Strength and 9 Willpower | Ann    | play |       |
        | hans | a character costing 1 with 1 Strength and 9 Willpower | Bob    | play |       |
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann challenges with elsa
      And Ann ends their turn
      And Bob challenges with hans
      Then it is accepted
      When Bob ends their turn
      And Ann challenges with elsa
      Then it is accepted
      And elsa has 3 damage
      And hans has 3 damage

    @case:notes-reckless-has-challenged @clause:seed-chapter-4:4.6-once @clause:8.7.3 @edition:seed-chapter-4
    Scenario: A Reckless character keeps the turn from ending only until the one challenge has been made
      Given a game of Lorcana
      And these cards
        | ref  | card                                                  | player | zone | state |
        | rex  | a character costing 1, with Reckless                  | Ann    | play |       |
        | elsa | a character costing 1                                 | Ann    | play |       |
        | hans | a character costing 1 with 1 Strength and 9 Willpower | Bob    | play |       |
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann ends their turn
      Then it is refused by 8.7.3
      And nothing has changed
      When Ann challenges with elsa
      Then it is accepted
      When Ann ends their turn
      Then it is accepted
