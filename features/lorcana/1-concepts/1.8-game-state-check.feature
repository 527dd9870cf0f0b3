Feature: 1.8 Game state check
  Clauses 1.8.1 to 1.8.5: what damage does to a card is looked at when an effect is over, and looked at again.

  Rule: Nothing is checked while an effect resolves

    @case:luisa-passes-it-on @clause:1.8.5 @clause:1.9.2.4 @clause:6.7.5 @ruling:R146a
    Scenario: Luisa has 4 damage during an effect and none at the check, so she stays in play
      Given a game of Lorcana
      And these cards
        | ref   | card                                     | player | zone | state    |
        | luisa | Luisa Madrigal - Confident Climber       | Ann    | play | 3 damage |
        | mine  | a character costing 4, with 6 Willpower  | Ann    | play | 1 damage |
        | his   | a character costing 4, with 6 Willpower  | Bob    | play |          |
      And Ann has 1 ready ink
      When Ann uses luisa
      And Ann chooses mine
      And Ann chooses 1
      Then it is accepted
      And only this has changed
        | what      | from                 | to                   |
        | Ann's ink | 1 ready              | 1 exerted            |
        | luisa     | Ann's play, 3 damage | Ann's play           |
        | mine      | Ann's play, 1 damage | Ann's play           |
        | his       | Bob's play           | Bob's play, 4 damage |

    @case:luisa-has-nowhere-to-pass-it @clause:1.8.5 @clause:1.8.1.4 @clause:1.7.7 @ruling:R146b
    Scenario Outline: With no opposing character to choose, Luisa keeps 4 damage and is banished (<case>)
      Given a game of Lorcana
      And these cards
        | ref   | card                                     | player | zone   | state    |
        | luisa | Luisa Madrigal - Confident Climber       | Ann    | play   | 3 damage |
        | mine  | a character costing 4, with 6 Willpower  | Ann    | play   | 1 damage |
        | his   | a character costing 4, with 6 Willpower, and Ward | Bob    | <zone> |          |
      And Ann has 1 ready ink
      When Ann uses luisa
      And Ann chooses mine
      And Ann chooses 1
      Then it is accepted
      And luisa is in Ann's discard
      And mine is undamaged

      Examples:
        | case | zone |
        | none | hand |
        | ward | play |

    @case:healed-before-the-check @clause:1.8.5
    Scenario Outline: One action deals 3 damage and removes <healed>: the check looks only at what is left
      Given a game of Lorcana
      And the made-up card "Rough Cure"
        """
        {"name": "Rough Cure", "type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}},
                                                {"is": "deal-damage", "damage": 3}, {"is": "remove-damage", "damage": 2}]}}
        """
      And these cards
        | ref  | card                                     | player | zone | state |
        | cure | Rough Cure                               | Ann    | hand |       |
        | his  | a character costing 4, with 3 Willpower  | Bob    | play |       |
      And Ann has 1 ready ink
      When Ann plays cure for its ink cost
      And Ann chooses <healed>
      Then it is accepted
      And his is in <zone>

      Examples:
        | healed | zone          |
        | 1      | Bob's play    |
        | 0      | Bob's discard |

    @case:willpower-back-before-the-check @clause:1.8.5 @clause:6.6.1.1
    Scenario: A character that loses and regains 2 Willpower within one effect is not banished
      Given a game of Lorcana
      And the made-up card "Deep Breath"
        """
        {"name": "Deep Breath", "type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "gets", "stat": "willpower", "plus": -2, "all": {"type": ["character"]}},
           {"is": "gets", "stat": "willpower", "plus": 2, "all": {"type": ["character"], "whose": "yours"}}]}}
        """
      And these cards
        | ref    | card                                     | player | zone | state    |
        | breath | Deep Breath                              | Ann    | hand |          |
        | mine   | a character costing 4, with 3 Willpower  | Ann    | play | 1 damage |
        | his    | a character costing 4, with 3 Willpower  | Bob    | play | 1 damage |
        | well   | a character costing 4, with 3 Willpower  | Bob    | play |          |
      And Ann has 1 ready ink
      When Ann plays breath for its ink cost
      Then it is accepted
      And mine is in Ann's play
      And his is in Bob's discard
      And well is in Bob's play

    @case:check-between-abilities @clause:7.7.4 @clause:1.8.1 @clause:6.7.5 @clause:7.7.4.3 @ruling:R147a
    Scenario: Luisa's ability resolves first, and she is banished before the location can heal her
      Given a game of Lorcana
      And these cards
        | ref   | card                                     | player | zone | state    | at   |
        | casa  | Casa Madrigal - Courtyard                | Ann    | play | 3 damage |      |
        | luisa | Luisa Madrigal - No Pressure             | Ann    | play | 5 damage | casa |
        | mine  | a character costing 4, with 6 Willpower  | Ann    | play | 2 damage |      |
      When Ann quests with luisa
      Then Ann is asked to choose from luisa and casa
      When Ann chooses luisa
      And Ann chooses yes
      And Ann chooses mine
      And Ann chooses 2
      And Ann chooses yes
      And Ann chooses 2
      Then it is accepted
      And casa has 1 damage
      And luisa is in Ann's discard
      And mine is undamaged
      And Ann has 2 lore

    @case:healed-between-abilities @clause:7.7.4.2 @ruling:R147b
    Scenario: The location's ability resolves first: Luisa is healed, then takes 2 damage and stays
      Given a game of Lorcana
      And these cards
        | ref   | card                                     | player | zone | state    | at   |
        | casa  | Casa Madrigal - Courtyard                | Ann    | play |          |      |
        | luisa | Luisa Madrigal - No Pressure             | Ann    | play | 5 damage | casa |
        | mine  | a character costing 4, with 6 Willpower  | Ann    | play | 2 damage |      |
      When Ann quests with luisa
      And Ann chooses casa
      And Ann chooses yes
      And Ann chooses 2
      And Ann chooses no
      And Ann chooses yes
      And Ann chooses mine
      And Ann chooses 2
      Then it is accepted
      And only this has changed
        | what       | from                          | to                                     |
        | luisa      | Ann's play, 5 damage, at casa | Ann's play, exerted, 5 damage, at casa |
        | mine       | Ann's play, 2 damage          | Ann's play                             |
        | Ann's lore | 0                             | 2                                      |

    @case:banished-within-the-challenge @clause:1.8.1.4 @clause:4.6.9 @clause:6.7.5 @ruling:R158a
    Scenario: The defender is banished by moved damage before any challenge damage is dealt
      Given a game of Lorcana
      And these cards
        | ref    | card                                                    | player | zone | state             |
        | gothel | Mother Gothel - Vain Sorceress                          | Ann    | play |                   |
        | x      | a character costing 3, with 1 Strength and 5 Willpower  | Ann    | play |                   |
        | hurt   | a character costing 3, with 5 Willpower                 | Ann    | play | 1 damage          |
        | his    | a character costing 4, with 4 Strength and 3 Willpower  | Bob    | play | exerted, 2 damage |
      When Ann challenges his with x
      And Ann chooses yes
      And Ann chooses hurt
      Then it is accepted
      And only this has changed
        | what | from                          | to                  |
        | x    | Ann's play                    | Ann's play, exerted |
        | hurt | Ann's play, 1 damage          | Ann's play          |
        | his  | Bob's play, exerted, 2 damage | Bob's discard       |

    @case:moved-then-dealt-in-the-challenge @clause:4.6.5 @clause:4.6.6.2 @clause:1.9.2.4 @ruling:R158b
    Scenario: A defender that survives the moved damage still deals its challenge damage and is then banished
      Given a game of Lorcana
      And these cards
        | ref    | card                                                    | player | zone | state             |
        | gothel | Mother Gothel - Vain Sorceress                          | Ann    | play |                   |
        | x      | a character costing 3, with 1 Strength and 5 Willpower  | Ann    | play |                   |
        | hurt   | a character costing 3, with 5 Willpower                 | Ann    | play | 1 damage          |
        | his    | a character costing 4, with 4 Strength and 3 Willpower  | Bob    | play | exerted, 1 damage |
      When Ann challenges his with x
      And Ann chooses yes
      And Ann chooses hurt
      Then it is accepted
      And x has 4 damage
      And his is in Bob's discard

  Rule: The check is repeated until it finds nothing

    @case:pride-lands-falls-then-flounder @clause:1.8.3 @clause:1.8.1.4 @clause:5.6.5.3 @clause:5.6.6
    Scenario Outline: In <who>'s turn Pride Rock is banished, and so is a character that lived by its Willpower bonus
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref      | card                                   | player  | zone | state    | at   |
        | rock     | Pride Lands - Pride Rock               | <other> | play |          |      |
        | flounder | Flounder - Voice of Reason             | <other> | play | 2 damage | rock |
        | sound    | a character costing 3, with 3 Willpower | <other> | play | 2 damage | rock |
        | lumiere  | a character costing 7, with 7 Strength | <who>   | play |          |      |
      When <who> challenges rock with lumiere
      Then it is accepted
      And only this has changed
        | what     | from                              | to                      |
        | lumiere  | <who>'s play                      | <who>'s play, exerted   |
        | rock     | <other>'s play                    | <other>'s discard       |
        | flounder | <other>'s play, 2 damage, at rock | <other>'s discard       |
        | sound    | <other>'s play, 2 damage, at rock | <other>'s play, 2 damage |

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

    @case:one-falls-after-another @clause:1.8.3 @clause:1.8.2 @clause:1.8.1.4
    Scenario: Three characters fall in three checks before the first one's ability counts who is left
      Given a game of Lorcana
      And the made-up card "Eldest"
        """
        {"name": "Eldest", "type": "character", "cost": 3, "strength": 1, "willpower": 2, "lore": 1,
         "abilities": [{"is": "static-gets", "stat": "willpower", "plus": 2, "what": {"type": ["character"], "named": ["Middle"]}},
                       {"is": "triggered", "when": [{"event": "banished", "this": true}],
                        "effect": {"is": "gain-lore", "lore": {"is": "count", "what": {"type": ["character"], "whose": "yours"}}}}]}
        """
      And the made-up card "Middle"
        """
        {"name": "Middle", "type": "character", "cost": 3, "strength": 1, "willpower": 2, "lore": 1,
         "abilities": [{"is": "static-gets", "stat": "willpower", "plus": 2, "what": {"type": ["character"], "named": ["Youngest"]}}]}
        """
      And these cards
        | ref      | card                                                    | player | zone | state    |
        | cannons  | Fire the Cannons!                                       | Bob    | hand |          |
        | wish     | an action costing 0                                     | Bob    | hand |          |
        | eldest   | Eldest                                                  | Ann    | play |          |
        | middle   | Middle                                                  | Ann    | play | 2 damage |
        | youngest | a character costing 2, named Youngest, with 1 Willpower | Ann    | play | 2 damage |
        | other    | a character costing 2, with 3 Willpower                 | Ann    | play | 2 damage |
      And it is Bob's turn
      And Bob has 1 ready ink
      When Bob plays wish for its ink cost
      Then youngest is in Ann's play
      When Bob plays cannons for its ink cost
      And Bob chooses eldest
      Then it is accepted
      And other is in Ann's play
      And eldest is in Ann's discard
      And middle is in Ann's discard
      And youngest is in Ann's discard
      And Ann has 1 lore

    @case:who-stood-by-rhino-falls-after-him @clause:1.8.3
    Scenario: Rhino is banished, and in the next check a character that lived by his Willpower bonus
      Given a game of Lorcana
      And these cards
        | ref      | card                         | player | zone | state    |
        | cannons  | Fire the Cannons!            | Ann    | hand |          |
        | rhino    | Rhino - Motivational Speaker | Bob    | play | 5 damage |
        | hercules | Hercules - True Hero         | Bob    | play | 4 damage |
        | aladdin  | Aladdin - Street Rat         | Bob    | play |          |
      And Ann has 1 ready ink
      When Ann plays cannons for its ink cost
      And Ann chooses rhino
      Then it is accepted
      And rhino is in Bob's discard
      And hercules is in Bob's discard
      And aladdin is in Bob's play

    @case:willpower-ends-with-the-turn @clause:1.8.1 @clause:1.8.1.4 @clause:6.6.1.1 @clause:3.4.2
    Scenario Outline: A bonus of 2 Willpower for this turn is gone as the turn ends (<case>)
      Given a game of Lorcana
      And the made-up card "Second Wind"
        """
        {"name": "Second Wind", "type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}},
                                                {"is": "gets", "stat": "willpower", "plus": 2}]}}
        """
      And these cards
        | ref     | card                                     | player | zone | state           |
        | wind    | Second Wind                              | Ann    | hand |                 |
        | cannons | Fire the Cannons!                        | Ann    | hand |                 |
        | mine    | a character costing 4, with 3 Willpower  | Ann    | play | <before> damage |
        | also    | a character costing 5                    | Bob    | play |                 |
      And Ann has 2 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann plays wind for its ink cost
      And Ann chooses mine
      And Ann plays cannons for its ink cost
      And Ann chooses mine
      Then mine is in Ann's play
      When Ann ends their turn
      Then it is accepted
      And it is Bob's turn
      And mine is in <zone>

      Examples:
        | case             | before | zone          |
        | too-much-then    | 1      | Ann's discard |
        | still-bearable   | 0      | Ann's play    |

    @case:no-willpower-left @clause:1.8.1.4 @clause:6.6.1.1
    Scenario: A character with no Willpower left is banished even without damage
      Given a game of Lorcana
      And the made-up card "Withering"
        """
        {"name": "Withering", "type": "action", "cost": 1,
         "effect": {"is": "gets", "stat": "willpower", "plus": -2, "all": {"type": ["character"], "whose": "opposing"}}}
        """
      And these cards
        | ref    | card                                     | player | zone | state    |
        | wither | Withering                                | Ann    | hand |          |
        | mine   | a character costing 4, with 2 Willpower  | Ann    | play |          |
        | weak   | a character costing 4, with 2 Willpower  | Bob    | play |          |
        | hurt   | a character costing 4, with 4 Willpower  | Bob    | play | 2 damage |
        | well   | a character costing 4, with 3 Willpower  | Bob    | play |          |
      And Ann has 1 ready ink
      When Ann plays wither for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from                 | to            |
        | wither    | Ann's hand           | Ann's discard |
        | Ann's ink | 1 ready              | 1 exerted     |
        | weak      | Bob's play           | Bob's discard |
        | hurt      | Bob's play, 2 damage | Bob's discard |

    @case:printed-without-willpower @clause:1.8.1.4
    Scenario Outline: <who>'s character with a printed Willpower of 0 is banished as soon as it is in play
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref   | card                                    | player | zone |
        | ghost | a character costing 1, with 0 Willpower | <who>  | hand |
        | live  | a character costing 1, with 1 Willpower | <who>  | play |
      And <who> has 1 ready ink
      When <who> plays ghost for its ink cost
      Then it is accepted
      And only this has changed
        | what        | from         | to              |
        | ghost       | <who>'s hand | <who>'s discard |
        | <who>'s ink | 1 ready      | 1 exerted       |

      Examples:
        | who |
        | Ann |
        | Bob |

  Rule: Who banishes whom by damage

    @case:banished-by-a-character @clause:1.8.1.4
    Scenario Outline: When Bob's character falls by <way>, the Hunter <verdict>
      Given a game of Lorcana
      And the made-up card "Hunter"
        """
        {"name": "Hunter", "type": "character", "cost": 3, "strength": 2, "willpower": 5, "lore": 1,
         "abilities": [
           {"is": "triggered", "when": [{"event": "banishes", "this": true}], "effect": {"is": "gain-lore", "lore": 1}},
           {"is": "activated", "name": "Shoot", "cost": [{"is": "exert-this"}],
            "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"], "whose": "opposing"}},
                                                   {"is": "deal-damage", "damage": 2}]}}]}
        """
      And the made-up card "Helper"
        """
        {"name": "Helper", "type": "character", "cost": 3, "strength": 2, "willpower": 5, "lore": 1,
         "abilities": [
           {"is": "activated", "name": "Shoot", "cost": [{"is": "exert-this"}],
            "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"], "whose": "opposing"}},
                                                   {"is": "deal-damage", "damage": 2}]}}]}
        """
      And these cards
        | ref     | card                                                    | player | zone | state             |
        | hunter  | Hunter                                                  | Ann    | play |                   |
        | helper  | Helper                                                  | Ann    | play |                   |
        | cannons | Fire the Cannons!                                       | Ann    | hand |                   |
        | spare   | a character costing 4                                   | Ann    | hand |                   |
        | his     | a character costing 4, with 0 Strength and 3 Willpower  | Bob    | play | exerted, <before> damage |
      And Ann has 1 ready ink
      When <first>
      And <act>
      And <choice>
      Then it is accepted
      And his is in Bob's discard
      And Ann has <lore> lore

      Examples:
        | case               | way                                | first                               | act                                  | choice           | before | verdict       | lore |
        | challenge          | its challenge                      | Ann quests with helper              | Ann challenges his with hunter       | Ann inks spare   | 1      | banishes it   | 2    |
        | ability            | its ability                        | Ann quests with helper              | Ann uses hunter                      | Ann inks spare   | 1      | banishes it   | 2    |
        | another            | another's ability                  | Ann quests with hunter              | Ann uses helper                      | Ann inks spare   | 1      | does nothing  | 1    |
        | action             | an action                          | Ann uses helper                     | Ann plays cannons for its ink cost   | Ann chooses his  | 0      | does nothing  | 0    |
        | earlier            | another's damage after its own     | Ann uses hunter                     | Ann challenges his with helper       | Ann inks spare   | 0      | does nothing  | 0    |

    @case:banished-by-damage-put-or-moved @clause:1.8.1.4 @clause:1.9.3
    Scenario Outline: A character that falls to damage the Hunter's ability <verb> is banished by the Hunter
      Given a game of Lorcana
      And the made-up card "Hunter"
        """
        {"name": "Hunter", "type": "character", "cost": 3, "strength": 2, "willpower": 5, "lore": 1,
         "abilities": [
           {"is": "triggered", "when": [{"event": "banishes", "this": true}], "effect": {"is": "gain-lore", "lore": 1}},
           {"is": "activated", "name": "Trap", "cost": [{"is": "exert-this"}],
            "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"], "whose": "opposing"}},
                                                   {"is": "put-damage", "damage": 1}]}},
           {"is": "activated", "name": "Pass On", "cost": [{"is": "exert-this"}],
            "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"], "whose": "opposing"}},
                                                   {"is": "move-damage", "it": "this", "to": "chosen"}]}}]}
        """
      And these cards
        | ref     | card                                     | player | zone | state    |
        | hunter  | Hunter                                   | Ann    | play | 1 damage |
        | his     | a character costing 4, with 3 Willpower  | Bob    | play | 2 damage |
      When Ann uses "<ability>" of hunter
      Then it is accepted
      And his is in Bob's discard
      And Ann has 1 lore

      Examples:
        | verb  | ability |
        | puts  | Trap    |
        | moves | Pass On |
