Feature: The challenge is declared
  Clauses 4.6.1 to 4.6.4: who challenges, who is challenged, what forbids it, what it costs.

  Rule: First the challenger: a ready, dry character of one's own

    @case:challenge-exerted-character @clause:4.6.1 @clause:4.6.3 @clause:4.6.4.1 @clause:4.6.4.2 @clause:4.6.4.4 @clause:4.6.6.1 @clause:4.6.6.2
    Scenario Outline: <who>'s ready character challenges <other>'s exerted character
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref  | card                                                   | player  | zone | state   |
        | mine | a character costing 3, with 2 Strength and 5 Willpower | <who>   | play |         |
        | his  | a character costing 4, with 3 Strength and 4 Willpower | <other> | play | exerted |
      When <who> challenges his with mine
      Then it is accepted
      And only this has changed
        | what | from                    | to                                |
        | mine | <who>'s play            | <who>'s play, exerted, 3 damage   |
        | his  | <other>'s play, exerted | <other>'s play, exerted, 2 damage |

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

    @case:no-challenge-on-another-turn @clause:4.1.2
    Scenario: A player cannot challenge in another player's turn
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref  | card                  | player | zone | state   |
        | mine | a character costing 3 | Ann    | play |         |
        | his  | a character costing 4 | Bob    | play | exerted |
      When Ann challenges his with mine
      Then it is refused by 4.1.2
      And nothing has changed

    @case:who-cannot-challenge @clause:4.6.1 @clause:4.6.4.1
    Scenario Outline: A challenge cannot be made with <case>
      Given a game of Lorcana
      And these cards
        | ref    | card                  | player   | zone   | state    |
        | one    | <card>                | <player> | <zone> | <states> |
        | target | a character costing 4 | Bob      | play   | exerted  |
      When Ann challenges target with one
      Then it is refused by 4.6.4.1
      And nothing has changed

      Examples:
        | case                           | card                  | player | zone    | states  |
        | an exerted character           | a character costing 3 | Ann    | play    | exerted |
        | a character in hand            | a character costing 3 | Ann    | hand    |         |
        | a character in the discard     | a character costing 3 | Ann    | discard |         |
        | a character in the inkwell     | a character costing 3 | Ann    | inkwell |         |
        | an item                        | an item costing 2     | Ann    | play    |         |
        | a location                     | a location costing 2  | Ann    | play    |         |
        | a character of the other player | a character costing 3 | Bob    | play    |         |

    @case:drying-characters-do-not-challenge @clause:4.6.4.1 @clause:1.7.5 @clause:5.1.1.11
    Scenario Outline: <who>'s drying character cannot challenge
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref  | card                  | player  | zone | state   |
        | mine | a character costing 3 | <who>   | play | drying  |
        | his  | a character costing 4 | <other> | play | exerted |
      When <who> challenges his with mine
      Then it is refused by 1.7.5
      And nothing has changed

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

    @case:dry-in-the-next-turn @clause:4.6.4.1 @clause:3.2.2.1
    Scenario: A character that entered play in its player's last turn can challenge in the next
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref  | card                                  | player | zone | state   |
        | mine | a character costing 3                 | Ann    | play | drying  |
        | his  | a character costing 4, with 1 Strength | Bob    | play | exerted |
      And Ann's deck has 1 card
      And Bob's deck has 1 card
      When Bob ends their turn
      Then it is accepted
      When Ann challenges his with mine
      Then it is accepted
      And his has 2 damage
      And mine has 1 damage

    @case:once-exerted-no-second-challenge @clause:4.6.4.4 @clause:4.6.4.1
    Scenario: A character that has challenged is exerted and cannot challenge again
      Given a game of Lorcana
      And these cards
        | ref  | card                                   | player | zone | state   |
        | mine | a character costing 3                  | Ann    | play |         |
        | his  | a character costing 4, with 1 Strength | Bob    | play | exerted |
      When Ann challenges his with mine
      Then it is accepted
      And mine is exerted
      When Ann challenges his with mine
      Then it is refused by 4.6.4.1
      And nothing has changed

    @case:no-quest-after-the-challenge @clause:4.6.4.4
    Scenario: A character that has challenged is exerted and cannot quest
      Given a game of Lorcana
      And these cards
        | ref  | card                                   | player | zone | state   |
        | mine | a character costing 3                  | Ann    | play |         |
        | his  | a character costing 4, with 1 Strength | Bob    | play | exerted |
      When Ann challenges his with mine
      Then it is accepted
      When Ann quests with mine
      Then it is refused by 4.5.1.3
      And nothing has changed

  Rule: Second the challenged: an exerted opposing character

    @case:ready-characters-are-not-challenged @clause:4.6.4.2 @ruling:R020e
    Scenario Outline: <other>'s ready character cannot be challenged
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref  | card                       | player  | zone | state   |
        | mine | Mad Hatter - Gracious Host | <who>   | play |         |
        | his  | Mad Hatter - Gracious Host | <other> | play | <state> |
      When <who> challenges his with mine
      Then it is refused by 4.6.4.2
      And nothing has changed
      And no ability waits

      Examples:
        | case               | who | other | state  |
        | Bob's is ready     | Ann | Bob   |        |
        | Ann's is ready     | Bob | Ann   |        |
        | Bob's is drying    | Ann | Bob   | drying |

    @case:who-is-not-challenged @clause:4.6.4.2
    Scenario Outline: A character cannot challenge <case>
      Given a game of Lorcana
      And these cards
        | ref   | card                  | player   | zone   | state    |
        | mine  | a character costing 3 | Ann      | play   |          |
        | one   | <card>                | <player> | <zone> | <states> |
        | other | a character costing 4 | Bob      | play   | exerted  |
      When Ann challenges one with mine
      Then it is refused by 4.6.4.2
      And nothing has changed

      Examples:
        | case                      | card                  | player | zone    | states  |
        | one's own character       | a character costing 3 | Ann    | play    | exerted |
        | one's own location        | a location costing 2  | Ann    | play    |         |
        | an item                   | an item costing 2     | Bob    | play    | exerted |
        | a character in hand       | a character costing 3 | Bob    | hand    |         |
        | a character in the discard | a character costing 3 | Bob    | discard |         |
        | an exerted ink card       | a character costing 3 | Bob    | inkwell | exerted |

    @case:not-itself @clause:4.6.4.2
    Scenario: A character cannot challenge itself
      Given a game of Lorcana
      And these cards
        | ref  | card                  | player | zone | state   |
        | mine | a character costing 3 | Ann    | play |         |
        | his  | a character costing 4 | Bob    | play | exerted |
      When Ann challenges mine with mine
      Then it is refused by 4.6.4.2
      And nothing has changed

    @case:not-what-is-under-it @clause:4.6.4.2 @clause:5.1.1.5
    Scenario: A card under another card cannot be challenged, but the card on top can
      Given a game of Lorcana
      And these cards
        | ref   | card                                   | player | zone | state   | under |
        | mine  | a character costing 3                  | Ann    | play |         |       |
        | upper | a character costing 4, with 1 Strength | Bob    | play | exerted |       |
        | lower | a character costing 3                  | Bob    | play |         | upper |
      When Ann challenges lower with mine
      Then it is refused by 4.6.4.2
      And nothing has changed
      When Ann challenges upper with mine
      Then it is accepted
      And upper has 2 damage

    @case:drying-characters-are-challenged @clause:4.6.4.2
    Scenario: An exerted character can be challenged even while it is drying
      Given a game of Lorcana
      And these cards
        | ref  | card                  | player | zone | state           |
        | mine | a character costing 3 | Ann    | play |                 |
        | his  | a character costing 4 | Bob    | play | exerted, drying |
      When Ann challenges his with mine
      Then it is accepted
      And his has 2 damage

    @case:challenged-twice-in-a-turn @clause:4.6.4.2
    Scenario: Two characters challenge the same character, one after the other
      Given a game of Lorcana
      And these cards
        | ref    | card                                    | player | zone | state   |
        | first  | a character costing 3                   | Ann    | play |         |
        | second | a character costing 3                   | Ann    | play |         |
        | his    | a character costing 4, with 5 Willpower | Bob    | play | exerted |
      When Ann challenges his with first
      Then it is accepted
      When Ann challenges his with second
      Then it is accepted
      And his has 4 damage
      And first has 2 damage
      And second has 2 damage

  Rule: Without a name the player is asked, for exactly what may be challenged

    @case:asked-whom-to-challenge @clause:4.6.4.2 @clause:4.6.4.3 @clause:4.6.8.1
    Scenario Outline: <who> is asked to choose among the characters and locations that can be challenged
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref     | card                                | player  | zone | state   |
        | mine    | a character costing 3               | <who>   | play |         |
        | own     | a character costing 3               | <who>   | play | exerted |
        | tired   | a character costing 4               | <other> | play | exerted |
        | beaten  | a character costing 4               | <other> | play | exerted, 2 damage |
        | rested  | a character costing 4               | <other> | play |         |
        | flying  | a character costing 4, with Evasive | <other> | play | exerted |
        | castle  | a location costing 2                | <other> | play |         |
        | lamp    | an item costing 2                   | <other> | play |         |
      When <who> challenges with mine
      Then <who> is asked to choose from tired, beaten and castle
      When <who> chooses rested
      Then it is refused by 4.6.4.2
      And nothing has changed
      When <who> chooses flying
      Then it is refused by 8.6.1
      And nothing has changed
      When <who> chooses own
      Then it is refused by 4.6.4.2
      And nothing has changed
      When <who> chooses tired
      Then it is accepted
      And tired has 2 damage
      And mine is exerted

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

    @case:asked-among-guards @clause:4.6.4.2 @clause:8.3.3
    Scenario: If characters with Bodyguard can be challenged, only they and locations can be chosen
      Given a game of Lorcana
      And these cards
        | ref    | card                                  | player | zone | state   |
        | mine   | a character costing 3                 | Ann    | play |         |
        | his    | a character costing 4                 | Bob    | play | exerted |
        | first  | a character costing 4, with Bodyguard | Bob    | play | exerted |
        | second | a character costing 4, with Bodyguard | Bob    | play | exerted |
        | castle | a location costing 2                  | Bob    | play |         |
      When Ann challenges with mine
      Then Ann is asked to choose from first, second and castle
      When Ann chooses his
      Then it is refused by 8.3.3
      And nothing has changed
      When Ann chooses second
      Then it is accepted
      And second has 2 damage
      And his is undamaged

    @case:nothing-to-challenge @clause:4.6.4.2 @clause:1.7.6
    Scenario: With nothing that can be challenged, a challenge is refused
      Given a game of Lorcana
      And these cards
        | ref    | card                                | player | zone | state   |
        | mine   | a character costing 3               | Ann    | play |         |
        | own    | a character costing 3               | Ann    | play | exerted |
        | rested | a character costing 4               | Bob    | play |         |
        | flying | a character costing 4, with Evasive | Bob    | play | exerted |
      When Ann challenges with mine
      Then it is refused by 4.6.4.2
      And nothing has changed

    @case:nothing-asked-of-an-illegal-challenger @clause:4.6.4.1
    Scenario Outline: No target is asked for when the character cannot challenge: <case>
      Given a game of Lorcana
      And these cards
        | ref  | card                  | player | zone | state   |
        | mine | <card>                | Ann    | play | <state> |
        | one  | a character costing 4 | Bob    | play | exerted |
        | two  | a character costing 4 | Bob    | play | exerted |
      When Ann challenges with mine
      Then it is refused by <clause>
      And nothing has changed

      Examples:
        | case       | card                     | state   | clause  |
        | exerted    | a character costing 3    | exerted | 4.6.4.1 |
        | drying     | a character costing 3    | drying  | 1.7.5   |
        | kept from it | Fa Zhou - Mulan's Father |         | 1.2.2   |
