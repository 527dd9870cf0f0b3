Feature: Leaving a challenge
  Clause 4.6.9: when one side is gone before the damage, none is dealt; what waits resolves, and the challenge is over.

  Rule: No damage is dealt once either side has left

    @case:returned-before-damage @clause:4.6.9 @clause:4.6.9.1 @clause:4.6.5
    Scenario Outline: The challenged character returns to <other>'s hand, and no damage is dealt
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref     | card                              | player  | zone | state   |
        | mine    | a character costing 3             | <who>   | play |         |
        | scrooge | Scrooge McDuck - S.H.U.S.H. Agent | <other> | play | exerted |
      When <who> challenges scrooge with mine
      Then it is accepted
      And only this has changed
        | what    | from                    | to                    |
        | mine    | <who>'s play            | <who>'s play, exerted |
        | scrooge | <other>'s play, exerted | <other>'s hand        |

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

    @case:challenged-one-banished-before-damage @clause:4.6.9 @clause:4.6.5 @clause:1.8.1.4 @ruling:R158a
    Scenario: The challenged character is banished by damage moved onto it, and the challenger takes none
      Given a game of Lorcana
      And these cards
        | ref    | card                                                   | player | zone | state             |
        | gothel | Mother Gothel - Vain Sorceress                         | Ann    | play |                   |
        | mine   | a character costing 3                                  | Ann    | play |                   |
        | hurt   | a character costing 3                                  | Ann    | play | 1 damage          |
        | his    | a character costing 4, with 4 Strength and 3 Willpower | Bob    | play | exerted, 2 damage |
      When Ann challenges his with mine
      And Ann chooses yes
      And Ann chooses hurt
      Then it is accepted
      And only this has changed
        | what | from                          | to                  |
        | mine | Ann's play                    | Ann's play, exerted |
        | hurt | Ann's play, 1 damage          | Ann's play          |
        | his  | Bob's play, exerted, 2 damage | Bob's discard       |

    @case:challenger-banished-before-damage @clause:4.6.9 @clause:4.6.5
    Scenario Outline: <who>'s challenger is banished between the steps, and the challenged character takes no damage
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref    | card                                   | player  | zone | state   |
        | mine   | a character costing 3, with 4 Strength and 1 Willpower | <who>   | play |         |
        | merida | Merida - Gifted Archer                 | <other> | play | exerted |
        | his    | a character costing 4                  | <other> | play | exerted |
      When <who> challenges his with mine
      And <other> chooses yes
      Then it is accepted
      And only this has changed
        | what | from         | to              |
        | mine | <who>'s play | <who>'s discard |

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

    @case:location-gone-before-damage @clause:4.6.9 @clause:4.6.8
    Scenario: A location that has left the challenge takes no damage either
      Given a game of Lorcana
      And the made-up card "Drawbridge"
        """
        {"type": "location", "cost": 2, "willpower": 5, "lore": 0, "move_cost": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "challenged", "this": true}],
                        "effect": {"is": "put", "it": "this", "to": "hand", "verb": "return"}}]}
        """
      And these cards
        | ref    | card                  | player | zone | state |
        | mine   | a character costing 3 | Ann    | play |       |
        | bridge | Drawbridge            | Bob    | play |       |
      When Ann challenges bridge with mine
      Then it is accepted
      And only this has changed
        | what   | from       | to                  |
        | mine   | Ann's play | Ann's play, exerted |
        | bridge | Bob's play | Bob's hand          |

    @case:played-again-is-another @clause:4.6.9 @clause:7.1.6
    Scenario: A challenged character that has left and come back is no longer in the challenge
      Given a game of Lorcana
      And the made-up card "Blinker"
        """
        {"type": "character", "cost": 2, "strength": 3, "willpower": 3, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "challenged", "this": true}],
                        "effect": {"is": "sequence", "steps": [
                          {"is": "put", "it": "this", "to": "hand", "verb": "return"},
                          {"is": "play", "what": {"named": ["Blinker"]}}]}}]}
        """
      And these cards
        | ref   | card                  | player | zone | state   |
        | mine  | a character costing 3 | Ann    | play |         |
        | blink | Blinker               | Bob    | play | exerted |
      When Ann challenges blink with mine
      Then it is accepted
      And blink is in Bob's play
      And blink is ready and undamaged
      And mine is exerted and undamaged

    @case:banished-between-the-steps-is-in-the-challenge @clause:4.6.2 @clause:4.6.9.1
    Scenario: A character banished between the steps is banished in the challenge
      Given a game of Lorcana
      And these cards
        | ref    | card                   | player | zone | state    |
        | gale   | Gale - Wind Spirit     | Ann    | play | 1 damage |
        | merida | Merida - Gifted Archer | Bob    | play | exerted  |
        | his    | a character costing 4  | Bob    | play | exerted  |
      When Ann challenges his with gale
      And Bob chooses yes
      Then it is accepted
      And gale is in Ann's hand
      And his is undamaged

    @case:banished-by-the-check-after-the-declaration @clause:1.8.1 @clause:4.6.9 @clause:4.6.4.5
    Scenario Outline: The check after <who>'s challenge is declared banishes the challenged character before any damage
      Given a game of Lorcana
      And it is <who>'s turn
      And the made-up card "Fragile"
        """
        {"type": "character", "cost": 3, "strength": 2, "willpower": 4, "lore": 1,
         "abilities": [{"is": "static-gets", "stat": "willpower", "plus": -2,
                        "condition": {"is": "in-challenge", "role": "challenged"}}]}
        """
      And these cards
        | ref  | card                  | player  | zone | state             |
        | mine | a character costing 3 | <who>   | play |                   |
        | his  | Fragile               | <other> | play | exerted, 2 damage |
      When <who> challenges his with mine
      Then it is accepted
      And only this has changed
        | what | from                              | to                    |
        | mine | <who>'s play                      | <who>'s play, exerted |
        | his  | <other>'s play, exerted, 2 damage | <other>'s discard     |

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

  Rule: What still waits resolves, and then the challenge is over

    @case:rest-of-the-bag-resolves @clause:4.6.9.1
    Scenario: Waiting abilities still resolve after the challenged character has left
      Given a game of Lorcana
      And these cards
        | ref     | card                               | player | zone | state   |
        | queen   | Queen of Hearts - Sensing Weakness | Ann    | play | exerted |
        | goofy   | Goofy - Super Goof                 | Ann    | play |         |
        | gothel  | Mother Gothel - Vain Sorceress     | Ann    | play | 1 damage |
        | his     | a character costing 4              | Bob    | play | exerted, 2 damage |
      And Ann's deck has 1 card
      When Ann challenges his with goofy
      And Ann chooses gothel
      And Ann chooses yes
      And Ann chooses gothel
      And Ann chooses queen
      And Ann chooses yes
      Then it is accepted
      And Ann has 1 card in hand
      And Ann has 2 lore
      And goofy is exerted and undamaged
      And his is in Bob's discard

    @case:after-a-challenge-cut-short @clause:4.6.9.2 @clause:4.6.7
    Scenario: An effect for after the challenge applies even if the challenge ended before any damage
      Given a game of Lorcana
      And these cards
        | ref     | card                                    | player | zone | state             |
        | phillip | Prince Phillip - Swordsman of the Realm | Ann    | play |                   |
        | scrooge | Scrooge McDuck - S.H.U.S.H. Agent       | Bob    | play | exerted, 1 damage |
      When Ann challenges scrooge with phillip
      Then it is accepted
      And scrooge is in Bob's hand
      And phillip is ready and undamaged

    @case:bonus-while-the-bag-empties @clause:4.6.9.1 @clause:4.6.9.2
    Scenario: A challenged character still counts as challenged until waiting abilities have resolved
      Given a game of Lorcana
      And the made-up card "Tester"
        """
        {"type": "character", "cost": 3, "strength": 1, "willpower": 9, "lore": 1,
         "abilities": [{"is": "static-gets", "stat": "strength", "plus": 2,
                        "condition": {"is": "in-challenge", "role": "challenged"}},
                       {"is": "triggered", "when": [{"event": "challenged", "this": true}],
                        "effect": {"is": "gain-lore", "lore": {"is": "value", "of": "strength"}}}]}
        """
      And it is Bob's turn
      And these cards
        | ref    | card                                    | player | zone | state   |
        | tester | Tester                                  | Ann    | play | exerted |
        | merida | Merida - Gifted Archer                  | Ann    | play | exerted |
        | his    | a character costing 4, with 1 Willpower | Bob    | play |         |
      When Bob challenges tester with his
      And Ann chooses merida
      And Ann chooses yes
      Then it is accepted
      And his is in Bob's discard
      And Ann has 3 lore
      And tester is undamaged

    @case:next-challenge-is-a-new-one @clause:4.6.9.2
    Scenario: After a challenge that ended without damage, the next challenge proceeds as usual
      Given a game of Lorcana
      And these cards
        | ref     | card                              | player | zone | state   |
        | one     | a character costing 3             | Ann    | play |         |
        | two     | a character costing 3             | Ann    | play |         |
        | scrooge | Scrooge McDuck - S.H.U.S.H. Agent | Bob    | play | exerted |
        | his     | a character costing 4, with 1 Strength | Bob    | play | exerted |
      When Ann challenges scrooge with one
      Then it is accepted
      When Ann challenges his with two
      Then it is accepted
      And his has 2 damage
      And two has 1 damage
      And one is undamaged

  Rule: Being readied is no leaving

    @case:readied-challenger-stays @clause:4.6.4.4 @clause:4.6.9
    Scenario Outline: <who>'s challenger, readied between the steps, is still in the challenge
      Given a game of Lorcana
      And it is <who>'s turn
      And the made-up card "Quick Recovery"
        """
        {"type": "character", "cost": 3, "strength": 2, "willpower": 9, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "challenges", "this": true}],
                        "effect": {"is": "ready", "it": "this"}}]}
        """
      And these cards
        | ref  | card                                    | player  | zone | state   |
        | mine | Quick Recovery                          | <who>   | play |         |
        | his  | a character costing 4, with 9 Willpower | <other> | play | exerted |
      When <who> challenges his with mine
      Then it is accepted
      And only this has changed
        | what | from                    | to                                |
        | mine | <who>'s play            | <who>'s play, 2 damage            |
        | his  | <other>'s play, exerted | <other>'s play, exerted, 2 damage |

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

    @case:readied-challenged-stays @clause:4.6.9
    Scenario: A challenged character that is readied between the steps is still in the challenge
      Given a game of Lorcana
      And the made-up card "Startled"
        """
        {"type": "character", "cost": 3, "strength": 2, "willpower": 9, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "challenged", "this": true}],
                        "effect": {"is": "ready", "it": "this"}}]}
        """
      And these cards
        | ref  | card                                    | player | zone | state   |
        | mine | a character costing 3, with 9 Willpower | Ann    | play |         |
        | his  | Startled                                | Bob    | play | exerted |
      When Ann challenges his with mine
      Then it is accepted
      And his is ready
      And his has 2 damage
      And mine has 2 damage
