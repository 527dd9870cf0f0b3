Feature: Quest
  Clause 4.5, as far as the examples of playing a card need it.

  Rule: A ready, dry character is exerted for its lore

    @case:quest-for-lore @clause:4.5.1 @clause:4.5.1.1 @clause:4.5.1.3 @clause:4.5.1.4
    Scenario Outline: <who> quests with Doc, who is exerted and brings lore equal to his Lore
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref | card                             | player | zone | state    |
        | doc | Doc - Leader of the Seven Dwarfs | <who>  | play | 1 damage |
      And <who> has 3 lore
      When <who> quests with doc
      Then it is accepted
      And only this has changed
        | what         | from                   | to                              |
        | doc          | <who>'s play, 1 damage | <who>'s play, exerted, 1 damage |
        | <who>'s lore | 3                      | 5                               |

      Examples:
        | who |
        | Ann |
        | Bob |

    @case:who-cannot-quest @clause:4.5.1.2 @clause:1.7.5 @clause:5.1.1.11
    Scenario Outline: Doc cannot quest while <state>
      Given a game of Lorcana
      And these cards
        | ref | card                             | player | zone | state   |
        | doc | Doc - Leader of the Seven Dwarfs | Ann    | play | <state> |
      When Ann quests with doc
      Then it is refused
      And nothing has changed

      Examples:
        | state           |
        | drying          |
        | exerted         |
        | exerted, drying |

    @case:only-characters-quest @clause:4.5.1 @clause:5.3.4
    Scenario Outline: Ann cannot quest with <card> in <player>'s <zone>
      Given a game of Lorcana
      And these cards
        | ref | card   | player   | zone   | state |
        | who | <card> | <player> | <zone> |       |
      When Ann quests with who
      Then it is refused
      And nothing has changed

      Examples:
        | case     | card                             | zone | player |
        | item     | Lantern                          | play | Ann    |
        | in-hand  | Doc - Leader of the Seven Dwarfs | hand | Ann    |
        | opposing | Doc - Leader of the Seven Dwarfs | play | Bob    |

    @case:no-quest-in-the-opponents-turn @clause:4.5.1 @clause:4.1.2
    Scenario: Bob cannot quest in Ann's turn
      Given a game of Lorcana
      And these cards
        | ref | card                             | player | zone | state |
        | doc | Doc - Leader of the Seven Dwarfs | Bob    | play |       |
      When Bob quests with doc
      Then it is refused
      And nothing has changed

    @case:twenty-lore-wins @clause:1.8.1.1 @clause:4.5.1.4
    Scenario Outline: Ann, with <lore> lore, gains 2 lore from Doc's quest
      Given a game of Lorcana
      And these cards
        | ref | card                             | player | zone | state |
        | doc | Doc - Leader of the Seven Dwarfs | Ann    | play |       |
      And Ann has <lore> lore
      When Ann quests with doc
      Then it is accepted
      And <outcome>

      Examples:
        | lore | outcome       |
        | 18   | Ann has won   |
        | 17   | the game goes on |

  Rule: What triggers on questing waits for the lore

    @case:lore-before-quest-triggers @clause:4.5.2 @clause:4.5.1.4 @clause:6.2.1
    Scenario: An ability triggered by a quest finds the quest's lore already gained
      Given a game of Lorcana
      And the made-up card "Thoughtful Scout"
        """
        {"name": "Thoughtful Scout", "type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 2,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "quested", "this": true}],
                        "effect": {"is": "if", "condition": {"is": "lore-is", "who": "you", "least": 2}, "then": {"is": "draw"}}}]}
        """
      And these cards
        | ref   | card             | player | zone | state |
        | scout | Thoughtful Scout | Ann    | play |       |
      And Ann's deck has 2 cards
      When Ann quests with scout
      Then only this has changed
        | what       | from       | to                  |
        | scout      | Ann's play | Ann's play, exerted |
        | Ann's lore | 0          | 2                   |
        | ann-deck-1 | Ann's deck | Ann's hand          |

  Rule: After the end of the game nothing is done any more

    @case:the-winner-plays-no-further-card @clause:1.8.1.1
    Scenario: The winner cannot play another card
      Given a game of Lorcana
      And these cards
        | ref      | card                             | player | zone | state |
        | doc      | Doc - Leader of the Seven Dwarfs | Ann    | play |       |
        | flounder | Flounder - Voice of Reason       | Ann    | hand |       |
      And Ann has 18 lore
      And Ann has 1 ready ink
      When Ann quests with doc
      Then Ann has won
      When Ann plays flounder for its ink cost
      Then it is refused
      And Ann has won

  Rule: Negative lore counts as none

    @case:negative-lore-gives-none @clause:4.5.3.1 @clause:6.6.3
    Scenario: A character whose Lore is below 0 can quest, and no lore is gained or lost
      Given a game of Lorcana
      And the made-up card "Sour Grape"
        """
        {"name": "Sour Grape", "type": "character", "cost": 1, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"], "abilities": [{"is": "static-gets", "stat": "lore", "plus": -3}]}
        """
      And these cards
        | ref   | card       | player | zone | state |
        | grape | Sour Grape | Ann    | play |       |
      And Ann has 4 lore
      When Ann quests with grape
      Then it is accepted
      And only this has changed
        | what  | from       | to                  |
        | grape | Ann's play | Ann's play, exerted |

  Rule: Costs and limiters of a quest

    @case:quest-that-has-a-cost @clause:4.5.1.2 @clause:1.5.3
    Scenario Outline: A location makes opponents pay 1 ink to quest: with <ink> ready ink Ann's quest is <verdict>
      Given a game of Lorcana
      And the made-up card "Toll Gate"
        """
        {"name": "Toll Gate", "type": "location", "cost": 2, "willpower": 5, "lore": 0, "move_cost": 1,
         "abilities": [{"is": "cost-to", "action": "quest", "cost": [{"is": "ink", "amount": 1}],
                        "what": {"type": ["character"], "whose": "opposing"}}]}
        """
      And these cards
        | ref  | card                             | player  | zone | state |
        | gate | Toll Gate                        | <whose> | play |       |
        | doc  | Doc - Leader of the Seven Dwarfs | Ann     | play |       |
      And Ann has <ink> ready ink
      When Ann quests with doc
      Then it is <verdict>
      And <after>
      And Ann has <left> ready ink

      Examples:
        | case    | whose | ink | verdict  | after               | left |
        | paid    | Bob   | 2   | accepted | Ann has 2 lore      | 1    |
        | short   | Bob   | 0   | refused  | nothing has changed | 0    |
        | own     | Ann   | 1   | accepted | Ann has 2 lore      | 1    |

    @case:rc-quests-for-an-ink @clause:1.5.3 @clause:4.5.1.2
    Scenario: RC can quest for 1 ink, and cannot quest without it
      Given a game of Lorcana
      And these cards
        | ref  | card                       | player | zone |
        | rc   | RC - Remote-Controlled Car | Ann    | play |
        | buzz | RC - Remote-Controlled Car | Ann    | play |
      And Ann has 1 ready ink
      When Ann quests with rc
      Then it is accepted
      And only this has changed
        | what       | from       | to                  |
        | rc         | Ann's play | Ann's play, exerted |
        | Ann's ink  | 1 ready    | 1 exerted           |
        | Ann's lore | 0          | 2                   |
      When Ann quests with buzz
      Then it is refused by 1.5.3
      And nothing has changed

    @case:reckless-does-not-quest @clause:4.5.1.2 @clause:8.7.2
    Scenario: A character with Reckless cannot quest
      Given a game of Lorcana
      And these cards
        | ref  | card                                 | player | zone | state |
        | wild | a character costing 2, with Reckless | Ann    | play |       |
        | calm | a character costing 2                | Ann    | play |       |
      When Ann quests with wild
      Then it is refused by 8.7.2
      And nothing has changed
      When Ann quests with calm
      Then it is accepted
      And Ann has 1 lore

    @case:quest-for-nothing @clause:1.11.2 @clause:4.5.1.4 @clause:4.5.2
    Scenario: A character with 0 Lore can quest, and its Support triggers
      Given a game of Lorcana
      And these cards
        | ref  | card                                                                | player | zone | state |
        | idle | a character costing 2, with 0 Lore, 2 Strength and Support          | Ann    | play |       |
        | mine | a character costing 2, with 1 Strength and 9 Willpower              | Ann    | play |       |
        | his  | a character costing 2, with 0 Strength and 9 Willpower              | Bob    | play | exerted |
      When Ann quests with idle
      And Ann chooses yes
      And Ann chooses mine
      Then it is accepted
      And idle is exerted
      And Ann has 0 lore
      When Ann challenges his with mine
      Then it is accepted
      And his has 3 damage

    @case:quest-once-per-readying @clause:4.5.1.3 @clause:4.1.1
    Scenario: Two characters quest in one turn, but each only once
      Given a game of Lorcana
      And these cards
        | ref | card                               | player | zone | state |
        | one | a character costing 2, with 2 Lore | Ann    | play |       |
        | two | a character costing 3, with 1 Lore | Ann    | play |       |
      When Ann quests with one
      And Ann quests with two
      Then it is accepted
      And Ann has 3 lore
      When Ann quests with one
      Then it is refused by 4.5.1.3
      And nothing has changed

    @case:covered-character-does-not-quest @clause:4.5.1.1 @clause:5.1.1.5
    Scenario: Of a stack only the top card can quest, and for its own Lore
      Given a game of Lorcana
      And these cards
        | ref   | card                               | player | zone | state | under |
        | top   | a character costing 5, with 3 Lore | Ann    | play |       |       |
        | below | a character costing 2, with 1 Lore | Ann    | play |       | top   |
      When Ann quests with below
      Then it is refused by 4.5.1.1
      And nothing has changed
      When Ann quests with top
      Then it is accepted
      And Ann has 3 lore

    @case:quest-is-not-over-while-somebody-is-asked @clause:4.5.3 @clause:4.5.2 @clause:4.1.2
    Scenario Outline: While a choice of <who>'s quest is open, no other turn action can be taken
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref    | card                                             | player | zone | state |
        | helper | a character costing 2, with 2 Lore and Support   | <who>  | play |       |
        | other  | a character costing 3                            | <who>  | play |       |
        | third  | a character costing 4                            | <who>  | play |       |
      When <who> quests with helper
      Then <who> is asked
      When <who> quests with other
      Then it is refused
      And nothing has changed
      When <who> chooses no
      Then it is accepted
      When <who> quests with other
      Then it is accepted
      And <who> has 3 lore

      Examples:
        | who |
        | Ann |
        | Bob |
