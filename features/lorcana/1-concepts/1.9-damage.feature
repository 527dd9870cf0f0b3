Feature: 1.9 Damage
  Clauses 1.9.1 to 1.9.6: damage is dealt, put, removed or moved, and is gone when the card leaves play.

  Rule: Dealing is worked out, putting is not

    @case:put-damage-is-not-resisted @clause:1.9.2.2 @clause:8.8.3
    Scenario Outline: Resist 2 reduces damage that is dealt, not counters that are put: <what>
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref    | card                       | player  | zone | state |
        | act    | <action>                   | <who>   | hand |       |
        | lythos | Lythos - Rock Titan        | <other> | play |       |
        | stoic  | a character costing 5, with Resist 2 and 6 Willpower | <other> | play |       |
      And <who> has 3 ready ink
      And <who>'s deck has 2 cards
      When <who> plays act for its ink cost
      And <who> chooses stoic
      Then it is accepted
      And stoic has <damage> damage

      Examples:
        | what           | who | other | action                | damage |
        | a counter put  | Ann | Bob   | Mosquito Bite         | 1      |
        | damage dealt   | Ann | Bob   | Let the Storm Rage On | 0      |
        | Bob's counter  | Bob | Ann   | Mosquito Bite         | 1      |

    @case:put-damage-on-everybody @clause:1.9.2.2 @clause:1.9.1 @clause:8.8.3
    Scenario: Damage counters are put on characters with Resist as on any others
      Given a game of Lorcana
      And the made-up card "Hailstorm"
        """
        {"name": "Hailstorm", "type": "action", "cost": 1,
         "effect": {"is": "put-damage", "damage": 2, "all": {"type": ["character", "location"]}}}
        """
      And these cards
        | ref   | card                                                  | player | zone | state    |
        | hail  | Hailstorm                                             | Ann    | hand |          |
        | mine  | a character costing 3, with 4 Willpower               | Ann    | play | 1 damage |
        | stoic | a character costing 5, with Resist 3 and 6 Willpower  | Bob    | play |          |
        | ward  | a character costing 5, with Ward and 2 Willpower      | Bob    | play |          |
        | home  | Agrabah - Marketplace                                 | Bob    | play |          |
        | box   | Lantern                                               | Bob    | play |          |
      And Ann has 1 ready ink
      When Ann plays hail for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from                 | to                   |
        | hail      | Ann's hand           | Ann's discard        |
        | Ann's ink | 1 ready              | 1 exerted            |
        | mine      | Ann's play, 1 damage | Ann's play, 3 damage |
        | stoic     | Bob's play           | Bob's play, 2 damage |
        | ward      | Bob's play           | Bob's discard        |
        | home      | Bob's play           | Bob's play, 2 damage |

    @case:dealt-by-an-effect @clause:1.9.2.1 @clause:1.9.3
    Scenario: Damage dealt adds to the damage already there
      Given a game of Lorcana
      And these cards
        | ref   | card                                      | player | zone | state    |
        | storm | Let the Storm Rage On                     | Ann    | hand |          |
        | his   | a character costing 5, with 5 Willpower   | Bob    | play | 2 damage |
        | other | a character costing 5, with 5 Willpower   | Bob    | play |          |
      And Ann has 3 ready ink
      And Ann's deck has 2 cards
      When Ann plays storm for its ink cost
      And Ann chooses his
      Then it is accepted
      And his has 4 damage
      And other is undamaged

    @case:equal-damage-banishes @clause:1.8.1.4 @clause:5.3.6.3 @clause:1.9.2.1
    Scenario Outline: A character with <willpower> Willpower and <before> damage is dealt 2 more damage
      Given a game of Lorcana
      And these cards
        | ref   | card                                                | player | zone | state           |
        | storm | Let the Storm Rage On                               | Ann    | hand |                 |
        | his   | a character costing 5, with <willpower> Willpower   | Bob    | play | <before> damage |
      And Ann has 3 ready ink
      And Ann's deck has 2 cards
      When Ann plays storm for its ink cost
      Then it is accepted
      And his is in <zone>

      Examples:
        | willpower | before | zone          |
        | 3         | 1      | Bob's discard |
        | 4         | 1      | Bob's play    |
        | 2         | 1      | Bob's discard |

    @case:put-damage-triggers-no-dealt @clause:1.9.2.2 @clause:1.9.2.1 @clause:6.2.1
    Scenario Outline: Hydra answers damage dealt to her, not damage put on her (<case>)
      Given a game of Lorcana
      And these cards
        | ref   | card                                     | player | zone | state |
        | act   | <action>                                 | Ann    | hand |       |
        | hydra | Hydra - Deadly Serpent                   | Bob    | play |       |
        | mine  | a character costing 5, with 5 Willpower  | Ann    | play |       |
      And Ann has 3 ready ink
      And Ann's deck has 2 cards
      When Ann plays act for its ink cost
      And Ann chooses hydra
      Then it is accepted
      And hydra has <damage> damage
      And mine has <answer> damage

      Examples:
        | case  | action                | damage | answer |
        | dealt | Let the Storm Rage On | 2      | 2      |
        | put   | Mosquito Bite         | 1      | 0      |

    @case:dealt-in-a-challenge-counts @clause:1.9.2.1 @clause:4.6.6.2 @clause:6.2.1
    Scenario: Damage from a challenge is dealt too, and Hydra answers with the same amount
      Given a game of Lorcana
      And these cards
        | ref   | card                                                     | player | zone | state   |
        | hydra | Hydra - Deadly Serpent                                   | Bob    | play | exerted |
        | mine  | a character costing 5, with 3 Strength and 5 Willpower   | Ann    | play |         |
        | also  | a character costing 5, with 5 Willpower                  | Ann    | play |         |
      When Ann challenges hydra with mine
      Then it is accepted
      And mine is in Ann's discard
      And hydra has 3 damage
      And also has 3 damage

  Rule: Damage is removed, as much as there is

    @case:removed-as-much-as-there-is @clause:1.9.2.3
    Scenario Outline: Healing Glow removes up to 2 damage from a character with <damage> damage
      Given a game of Lorcana
      And these cards
        | ref   | card                                     | player | zone | state           |
        | glow  | Healing Glow                             | Ann    | hand |                 |
        | mine  | a character costing 5, with 5 Willpower  | Ann    | play | <damage> damage |
      And Ann has 1 ready ink
      When Ann plays glow for its ink cost
      And Ann chooses <answer>
      Then it is accepted
      And mine has <left> damage

      Examples:
        | case | damage | answer | left |
        | some | 3      | 2      | 1    |
        | none | 3      | 0      | 3    |
        | all  | 1      | 1      | 0    |

    @case:removal-is-noticed @clause:1.9.2.3 @clause:6.2.1
    Scenario Outline: Grand Pabbie notices <what>
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref    | card                                     | player  | zone | state           |
        | pabbie | Grand Pabbie - Oldest and Wisest         | Ann     | play |                 |
        | glow   | Healing Glow                             | <who>   | hand |                 |
        | mine   | a character costing 5, with 5 Willpower  | <whose> | play | <damage> damage |
      And <who> has 1 ready ink
      When <who> plays glow for its ink cost
      And <who> chooses mine
      And <who> chooses <answer>
      Then it is accepted
      And Ann has <lore> lore

      Examples:
        | what                                          | who | whose | damage | answer | lore |
        | that Ann removes 2 damage from her character  | Ann | Ann   | 3      | 2      | 2    |
        | nothing where none is removed                 | Ann | Ann   | 3      | 0      | 0    |
        | nothing where Bob does it to her character    | Bob | Ann   | 3      | 2      | 0    |
        | nothing where she does it to Bob's            | Ann | Bob   | 3      | 2      | 0    |

    @case:removal-by-the-number @clause:1.9.2.3 @clause:1.9.1
    Scenario Outline: Isabela gains as much lore as damage is removed (<removed>)
      Given a game of Lorcana
      And these cards
        | ref     | card                                      | player | zone | state    |
        | isabela | Isabela Madrigal - Caring Cultivator      | Ann    | play |          |
        | glow    | Healing Glow                              | Ann    | hand |          |
        | mine    | a character costing 5, with 5 Willpower   | Ann    | play | 3 damage |
      And Ann has 1 ready ink
      When Ann plays glow for its ink cost
      And Ann chooses mine
      And Ann chooses <removed>
      Then it is accepted
      And Ann has <removed> lore

      Examples:
        | removed |
        | 1       |
        | 2       |

  Rule: Moved damage is removed from one and put on another

    @case:moved-from-one-to-another @clause:1.9.2.4
    Scenario Outline: <who> moves 1 damage from <whom> to another character
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref   | card                                     | player  | zone | state    |
        | gift  | Bestow a Gift                            | <who>   | hand |          |
        | mine  | a character costing 5, with 5 Willpower  | <who>   | play | 2 damage |
        | his   | a character costing 5, with 5 Willpower  | <other> | play | 3 damage |
        | third | a character costing 6, with 5 Willpower  | <other> | play |          |
      And <who> has 1 ready ink
      When <who> plays gift for its ink cost
      And <who> chooses <from>
      And <who> chooses third
      Then it is accepted
      And mine has <a> damage
      And his has <b> damage
      And third has 1 damage

      Examples:
        | case | who | other | whom               | from | a | b |
        | own  | Ann | Bob   | her own            | mine | 1 | 3 |
        | his  | Ann | Bob   | one of his         | his  | 2 | 2 |
        | bobs | Bob | Ann   | his own            | mine | 1 | 3 |

    @case:moved-damage-is-not-resisted @clause:1.9.2.4 @clause:8.8.3 @ruling:R150c
    Scenario: Beast's Resist does not reduce damage that is moved onto him
      Given a game of Lorcana
      And these cards
        | ref   | card                                     | player | zone | state    |
        | gift  | Bestow a Gift                            | Ann    | hand |          |
        | mine  | a character costing 5, with 5 Willpower  | Ann    | play | 1 damage |
        | beast | Beast - Thick-Skinned                    | Bob    | play |          |
      And Ann has 1 ready ink
      When Ann plays gift for its ink cost
      And Ann chooses mine
      Then it is accepted
      And only this has changed
        | what      | from                 | to                   |
        | gift      | Ann's hand           | Ann's discard        |
        | Ann's ink | 1 ready              | 1 exerted            |
        | mine      | Ann's play, 1 damage | Ann's play           |
        | beast     | Bob's play           | Bob's play, 1 damage |

    @case:moving-is-removing @clause:1.9.2.4 @clause:1.9.2.3 @ruling:R150a
    Scenario Outline: Grand Pabbie notices moved damage only if his player moves it off their own character (<case>)
      Given a game of Lorcana
      And these cards
        | ref    | card                                     | player | zone | state    |
        | pabbie | Grand Pabbie - Oldest and Wisest         | <pabbies> | play |          |
        | gift   | Bestow a Gift                            | Ann    | hand |          |
        | mine   | a character costing 5, with 5 Willpower  | Ann    | play | 1 damage |
        | his    | a character costing 5, with 5 Willpower  | Bob    | play | 1 damage |
        | third  | a character costing 5, with 5 Willpower  | Bob    | play |          |
      And Ann has 1 ready ink
      When Ann plays gift for its ink cost
      And Ann chooses <from>
      And Ann chooses third
      Then it is accepted
      And Ann has <lore> lore
      And Bob has 0 lore

      Examples:
        | case               | pabbies | from | lore |
        | her own character  | Ann     | mine | 2    |
        | Bob's character    | Ann     | his  | 0    |
        | Bob's Grand Pabbie | Bob     | his  | 0    |

    @case:moving-is-no-dealing @clause:1.9.2.4
    Scenario: Hydra does not answer damage that is moved onto her
      Given a game of Lorcana
      And these cards
        | ref   | card                                     | player | zone | state    |
        | gift  | Bestow a Gift                            | Ann    | hand |          |
        | mine  | a character costing 5, with 5 Willpower  | Ann    | play | 1 damage |
        | hydra | Hydra - Deadly Serpent                   | Bob    | play |          |
      And Ann has 1 ready ink
      When Ann plays gift for its ink cost
      And Ann chooses mine
      Then it is accepted
      And hydra has 1 damage
      And mine is undamaged

    @case:no-damage-to-move @clause:1.9.2.4 @clause:1.2.3
    Scenario: No damage moves from an undamaged character, and none counts as removed
      Given a game of Lorcana
      And these cards
        | ref    | card                                     | player | zone | state    |
        | pabbie | Grand Pabbie - Oldest and Wisest         | Ann    | play |          |
        | gift   | Bestow a Gift                            | Ann    | hand |          |
        | his    | a character costing 5, with 5 Willpower  | Bob    | play |          |
      And Ann has 1 ready ink
      When Ann plays gift for its ink cost
      And Ann chooses pabbie
      Then it is accepted
      And only this has changed
        | what      | from       | to            |
        | gift      | Ann's hand | Ann's discard |
        | Ann's ink | 1 ready    | 1 exerted     |

    @case:not-moved-back @conflict:107 @clause:1.9.2.4
    Scenario Outline: Whether damage moved off a character may move back later in the same text is open (<case>)
      A sentence is an effect of its own, and one sentence may have several (6.1.2); only the same effect moves nothing back.
      Given a game of Lorcana
      And the made-up card "Hot Potato"
        """
        {"name": "Hot Potato", "type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"]}, "as": "from"},
           {"is": "choose", "what": {"type": ["character"]}, "as": "to"},
           {"is": "move-damage", "damage": 1, "exactly": true},
           {"is": "choose", "what": {"type": ["character"]}, "as": "last"},
           {"is": "move-damage", "it": "to", "to": "last"}]}}
        """
      And these cards
        | ref    | card                                     | player | zone | state            |
        | potato | Hot Potato                               | Ann    | hand |                  |
        | mine   | a character costing 4, with 6 Willpower  | Ann    | play | 3 damage         |
        | his    | a character costing 5, with 6 Willpower  | Bob    | play | <before> damage  |
        | third  | a character costing 6, with 6 Willpower  | Bob    | play |                  |
      And Ann has 1 ready ink
      When Ann plays potato for its ink cost
      And Ann chooses mine
      And Ann chooses his
      And Ann chooses <last>
      Then it is accepted
      And the rules leave open: are two movements of damage in one text the same effect, so that what came from a character cannot go back
        | outcome                |
        | mine has <kept> damage |
        | mine has <back> damage |
      And third has <third> damage

      Examples:
        | case                    | before | last  | kept | back | third |
        | nothing else is there   | 0      | mine  | 2    | 3    | 0     |
        | only what was there     | 2      | mine  | 4    | 5    | 0     |
        | on to somebody else     | 2      | third | 2    | 2    | 3     |

    @case:moved-onto-an-item @clause:1.9.1
    Scenario Outline: Damage cannot be moved onto an item (<case>)
      Damage is on characters and locations: onto anything else none can be moved, however much is named.
      Given a game of Lorcana
      And the made-up card "Hot Potato"
        """
        {"name": "Hot Potato", "type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"]}, "as": "from"},
           {"is": "choose", "what": {}, "as": "to"},
           {"is": "move-damage", "damage": 2, "exactly": true, "it": "from", "to": "to"}]}}
        """
      And the made-up card "Ladle"
        """
        {"name": "Ladle", "type": "item", "cost": 1}
        """
      And these cards
        | ref    | card                                     | player | zone | state    |
        | potato | Hot Potato                               | Ann    | hand |          |
        | mine   | a character costing 5, with 5 Willpower  | Ann    | play | 2 damage |
        | other  | a character costing 4, with 5 Willpower  | Ann    | play |          |
        | ladle  | Ladle                                    | Ann    | play |          |
        | second | Ladle                                    | Bob    | play |          |
      And Ann has 1 ready ink
      When Ann plays potato for its ink cost
      And Ann chooses mine
      And Ann chooses <to>
      Then it is accepted
      And mine has 2 damage

      Examples:
        | case             | to     |
        | an item          | ladle  |
        | an item of Bob's | second |

    @case:moved-onto-a-location @clause:1.9.2.4 @clause:1.9.1
    Scenario: Ann chooses how much damage to move onto a location
      Given a game of Lorcana
      And the made-up card "Hot Potato"
        """
        {"name": "Hot Potato", "type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"]}, "as": "from"},
           {"is": "choose", "what": {"type": ["location"]}, "as": "to"},
           {"is": "move-damage", "damage": 2, "it": "from", "to": "to"}]}}
        """
      And the made-up card "Pier - End of the World"
        """
        {"name": "Pier", "version": "End of the World", "type": "location", "cost": 1, "willpower": 5, "move_cost": 1}
        """
      And these cards
        | ref    | card                                     | player | zone | state    |
        | potato | Hot Potato                               | Ann    | hand |          |
        | mine   | a character costing 5, with 5 Willpower  | Ann    | play | 2 damage |
        | pier   | Pier - End of the World                  | Ann    | play |          |
      And Ann has 1 ready ink
      When Ann plays potato for its ink cost
      Then Ann is asked to choose from 0, 1 and 2
      When Ann chooses 1
      Then it is accepted
      And mine has 1 damage
      And pier has 1 damage

    @case:moved-from-each @clause:1.9.2.4 @clause:1.9.1
    Scenario: Ann moves 1 damage from each of her damaged characters and draws a card for each
      Given a game of Lorcana
      And these cards
        | ref   | card                                     | player | zone | state    |
        | act   | Everybody's Got a Weakness               | Ann    | hand |          |
        | one   | a character costing 4, with 6 Willpower  | Ann    | play | 3 damage |
        | two   | a character costing 5, with 6 Willpower  | Ann    | play | 1 damage |
        | three | a character costing 5, with 6 Willpower  | Ann    | play |          |
        | his   | a character costing 6, with 6 Willpower  | Bob    | play | 1 damage |
      And Ann has 4 ready ink
      And Ann's deck has 4 cards
      When Ann plays act for its ink cost
      Then it is accepted
      And only this has changed
        | what       | from                 | to                   |
        | act        | Ann's hand           | Ann's discard        |
        | Ann's ink  | 4 ready              | 4 exerted            |
        | one        | Ann's play, 3 damage | Ann's play, 2 damage |
        | two        | Ann's play, 1 damage | Ann's play           |
        | his        | Bob's play, 1 damage | Bob's play, 3 damage |
        | ann-deck-1 | Ann's deck           | Ann's hand           |
        | ann-deck-2 | Ann's deck           | Ann's hand           |

    @case:moved-damage-banishes @clause:1.9.2.4 @clause:1.8.1.4
    Scenario: All damage is moved onto one character, which is banished despite its Resist
      Given a game of Lorcana
      And these cards
        | ref   | card                                     | player | zone | state    |
        | song  | Can't Hold It Back Anymore               | Ann    | hand |          |
        | one   | a character costing 4, with 6 Willpower  | Ann    | play | 3 damage |
        | two   | a character costing 5, with 6 Willpower  | Bob    | play | 1 damage |
        | his   | a character costing 6, with 6 Willpower, and Resist 3 | Bob    | play | 2 damage |
      And Ann has 4 ready ink
      When Ann plays song for its ink cost
      And Ann chooses his
      Then it is accepted
      And only this has changed
        | what      | from                 | to            |
        | song      | Ann's hand           | Ann's discard |
        | Ann's ink | 4 ready              | 4 exerted     |
        | one       | Ann's play, 3 damage | Ann's play    |
        | two       | Bob's play, 1 damage | Bob's play    |
        | his       | Bob's play, 2 damage | Bob's discard |

  Rule: Damage is gone when the card leaves play, and stays when it is shifted

    @case:damage-ceases-outside-play @clause:1.9.6
    Scenario Outline: A damaged character returned to <who>'s hand and played again is undamaged
      Given a game of Lorcana
      And it is <who>'s turn
      And the made-up card "Homeward"
        """
        {"name": "Homeward", "type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}},
                                                {"is": "put", "to": "hand", "verb": "return"}]}}
        """
      And these cards
        | ref  | card                                     | player | zone | state    |
        | home | Homeward                                 | <who>  | hand |          |
        | doc  | Doc - Leader of the Seven Dwarfs         | <who>  | play | 2 damage |
      And <who> has 3 ready ink
      When <who> plays home for its ink cost
      Then it is accepted
      When <who> plays doc for its ink cost
      Then it is accepted
      And doc is undamaged
      And doc is in <who>'s play

      Examples:
        | who |
        | Ann |
        | Bob |

    @case:damage-stays-with-shift @clause:8.10.6
    Scenario: A character shifted onto a damaged character has that damage
      Given a game of Lorcana
      And these cards
        | ref    | card                          | player | zone | state    |
        | stitch | Stitch - New Dog              | Ann    | play | 1 damage |
        | star   | Stitch - Rock Star            | Ann    | hand |          |
      And Ann has 4 ready ink
      When Ann shifts star
      Then it is accepted
      And star has 1 damage

  Rule: Damaged is who has any damage left

    @case:damaged-as-long-as-any-is-left @clause:5.1.1.3 @clause:5.1.1.4 @clause:1.9.2.3
    Scenario Outline: After <healed> of its 2 damage is removed, a character <verb> be chosen as damaged
      Given a game of Lorcana
      And the made-up card "Salt"
        """
        {"name": "Salt", "type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"], "damaged": true}},
                                                {"is": "put-damage", "damage": 1}, {"is": "draw"}]}}
        """
      And these cards
        | ref  | card                                    | player | zone | state    |
        | glow | Healing Glow                            | Ann    | hand |          |
        | salt | Salt                                    | Ann    | hand |          |
        | hurt | a character costing 4, with 6 Willpower | Bob    | play | 2 damage |
        | well | a character costing 4, with 6 Willpower | Bob    | play |          |
      And Ann has 1 ready ink
      And Ann's deck has 2 cards
      When Ann plays glow for its ink cost
      And Ann chooses hurt
      And Ann chooses <healed>
      And Ann plays salt for its ink cost
      Then it is accepted
      And hurt has <damage> damage
      And well is undamaged
      And Ann has 1 card in hand

      Examples:
        | healed | verb   | damage |
        | 1      | can    | 2      |
        | 2      | cannot | 0      |

    @case:items-take-no-damage @clause:1.9.2.2 @clause:5.1.2.2
    Scenario: Damage put on all opposing cards goes on characters and locations, not on items
      Given a game of Lorcana
      And the made-up card "Rust"
        """
        {"name": "Rust", "type": "action", "cost": 0, "effect": {"is": "put-damage", "damage": 1, "all": {"whose": "opposing"}}}
        """
      And these cards
        | ref  | card                    | player | zone | state |
        | rust | Rust                    | Ann    | hand |       |
        | box  | Lantern                 | Bob    | play |       |
        | home | Agrabah - Marketplace   | Bob    | play |       |
        | his  | a character costing 4   | Bob    | play |       |
      When Ann plays rust for its ink cost
      Then it is accepted
      And only this has changed
        | what | from       | to                   |
        | rust | Ann's hand | Ann's discard        |
        | home | Bob's play | Bob's play, 1 damage |
        | his  | Bob's play | Bob's play, 1 damage |
