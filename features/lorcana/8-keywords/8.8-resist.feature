Feature: 8.8 Resist
  Clauses 8.8.1 to 8.8.3 with 1.9.4 and 1.9.5: damage that is dealt is less by N, and may come down to nothing.

  Rule: Damage dealt is less by N, whoever deals it

    @case:resist-in-a-challenge @clause:8.8.1 @clause:1.9.4 @clause:1.9.4.2 @clause:4.6.6.1
    Scenario Outline: <who>'s character with 3 Strength challenges one with Resist <n>
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref  | card                                                                | player  | zone | state   |
        | mine | a character costing 4, with 3 Strength and 6 Willpower              | <who>   | play |         |
        | his  | a character costing 4, with 2 Strength, 6 Willpower and Resist <n>  | <other> | play | exerted |
      When <who> challenges his with mine
      Then it is accepted
      And his has <damage> damage
      And mine has 2 damage

      Examples:
        | case        | who | other | n | damage |
        | one         | Ann | Bob   | 1 | 2      |
        | all-of-it   | Ann | Bob   | 3 | 0      |
        | more        | Ann | Bob   | 5 | 0      |
        | bobs-turn   | Bob | Ann   | 2 | 1      |

    @case:resist-of-the-challenger @clause:8.8.1 @clause:4.6.6.1
    Scenario: The challenger's Resist also reduces the damage it is dealt
      Given a game of Lorcana
      And these cards
        | ref   | card                                                   | player | zone | state   |
        | beast | Beast - Thick-Skinned                                  | Ann    | play |         |
        | his   | a character costing 4, with 3 Strength and 6 Willpower | Bob    | play | exerted |
      When Ann challenges his with beast
      Then it is accepted
      And beast has 2 damage
      And his has 2 damage

    @case:resist-against-effects @clause:8.8.1 @clause:1.9.4 @clause:1.9.4.1 @clause:1.9.4.3 @clause:1.9.2.1
    Scenario Outline: Resist reduces 2 damage from <player>'s action on <whom>
      Given a game of Lorcana
      And it is <player>'s turn
      And these cards
        | ref   | card                                    | player   | zone | state |
        | act   | Fire the Cannons!                       | <player> | hand |       |
        | beast | <card>                                  | Bob      | play |       |
        | other | a character costing 4, with 4 Willpower | Bob      | play |       |
      And <player> has 1 ready ink
      When <player> plays act for its ink cost
      And <player> chooses beast
      Then it is accepted
      And beast has <damage> damage
      And other is undamaged

      Examples:
        | case      | player | whom                | card                  | damage |
        | beast     | Ann    | Beast with Resist 1 | Beast - Thick-Skinned | 1      |
        | own       | Bob    | his own Beast       | Beast - Thick-Skinned | 1      |
        | lythos    | Ann    | Lythos with Resist 2 | Lythos - Rock Titan  | 0      |

    @case:resist-for-each-of-them @clause:8.8.1 @clause:1.9.4 @clause:1.9.2.1
    Scenario: One effect deals damage to many characters, and each applies its own Resist
      Given a game of Lorcana
      And these cards
        | ref    | card                                                 | player | zone | state    |
        | sword  | Grab Your Sword                                      | Ann    | hand |          |
        | plain  | a character costing 4, with 5 Willpower              | Bob    | play |          |
        | beast  | Beast - Thick-Skinned                                | Bob    | play | 1 damage |
        | lythos | Lythos - Rock Titan                                  | Bob    | play |          |
        | mine   | a character costing 4, with 5 Willpower              | Ann    | play |          |
      And Ann has 5 ready ink
      When Ann plays sword for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from                 | to                   |
        | sword     | Ann's hand           | Ann's discard        |
        | Ann's ink | 5 ready              | 5 exerted            |
        | plain     | Bob's play           | Bob's play, 2 damage |
        | beast     | Bob's play, 1 damage | Bob's play, 2 damage |

    @case:resist-adds-up @clause:8.8.1 @clause:8.1.2 @clause:6.6.1.2
    Scenario Outline: Printed Resist, Resist from a location and Resist from an action add up: <case>
      Given a game of Lorcana
      And these cards
        | ref    | card                                                             | player  | zone | state   | at   |
        | exile  | Maui's Place of Exile - Hidden Island                            | Ann     | play |         |      |
        | other  | Castle Wyvern - Above the Clouds                                 | Ann     | play |         |      |
        | armour | Nearly Indestructible                                            | Ann     | hand |         |      |
        | mine   | a character costing 4, with 0 Strength, 9 Willpower and Resist 1 | Ann     | play | exerted | <at> |
        | other2 | a character costing 5, with 9 Willpower                          | Ann     | play | exerted | <at2> |
        | his    | a character costing 6, with 6 Strength and 9 Willpower           | Bob     | play |         |      |
      And Ann has 1 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann plays armour for its ink cost
      And Ann chooses <whom>
      And Ann ends their turn
      And Bob challenges mine with his
      Then it is accepted
      And mine has <damage> damage

      Examples:
        | case                   | at    | at2   | whom   | damage |
        | all three              | exile |       | mine   | 2      |
        | printed and action     |       | exile | mine   | 3      |
        | printed and location   | other | exile | other2 | 4      |
        | printed only           |       | exile | other2 | 5      |

    @case:resist-of-a-location @clause:8.8.1 @clause:4.6.8
    Scenario Outline: A location's Resist reduces the damage from <what>
      Given a game of Lorcana
      And the made-up card "Fortress"
        """
        {"name": "Fortress", "type": "location", "cost": 3, "willpower": 6, "lore": 1, "move_cost": 1,
         "abilities": [{"is": "keyword", "keyword": "resist", "value": 2}]}
        """
      And the made-up card "Battering Ram"
        """
        {"name": "Battering Ram", "type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character", "location"]}},
                                                {"is": "deal-damage", "damage": 4}]}}
        """
      And these cards
        | ref  | card                                    | player | zone | state |
        | fort | Fortress                                | Bob    | play |       |
        | mine | a character costing 4, with 4 Strength  | Ann    | play |       |
        | ram  | Battering Ram                           | Ann    | hand |       |
      And Ann has 1 ready ink
      When <act>
      And <then>
      Then it is accepted
      And fort has 2 damage

      Examples:
        | what        | act                              | then                 |
        | a challenge | Ann challenges fort with mine    | Ann inks ram         |
        | an effect   | Ann plays ram for its ink cost   | Ann chooses fort     |

    @case:resist-looked-at-as-it-is-dealt @clause:8.8.1 @clause:6.4.2.3 @clause:6.7.2.2 @ruling:R087a
    Scenario: Angel resists the song while Ann's hand is empty, and no longer once Ann has drawn a card
      Given a game of Lorcana
      And these cards
        | ref     | card                    | player | zone | state |
        | angel   | Angel - Experiment 624  | Ann    | play |       |
        | storm   | Let the Storm Rage On   | Ann    | hand |       |
        | cannons | Fire the Cannons!       | Bob    | hand |       |
      And Ann has 3 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      And Bob has 1 ready ink
      When Ann plays storm for its ink cost
      Then it is accepted
      And angel is undamaged
      And ann-deck-1 is in Ann's hand
      When Ann ends their turn
      And Bob plays cannons for its ink cost
      Then it is accepted
      And angel has 2 damage

    @case:no-resist-with-a-card-in-hand @clause:8.8.1 @clause:6.4.2.3 @clause:6.7.2.2 @ruling:R087b
    Scenario: Angel takes the full damage while Ann has another card in hand
      Given a game of Lorcana
      And these cards
        | ref     | card                    | player | zone | state |
        | angel   | Angel - Experiment 624  | Ann    | play |       |
        | storm   | Let the Storm Rage On   | Ann    | hand |       |
        | spare   | Lantern                 | Ann    | hand |       |
      And Ann has 3 ready ink
      And Ann's deck has 3 cards
      When Ann plays storm for its ink cost
      Then it is accepted
      And angel has 2 damage
      And Ann has 2 cards in hand

  Rule: Damage reduced to 0 was dealt in 2.2, and was not in 2.1

    @case:teeth-on-somebody-tough @clause:6.1.5.1 @clause:8.8.1 @clause:1.9.2.1 @ruling:R069a
    Scenario: 1 damage left after Resist is enough for Teeth and Ambitions to have dealt damage
      Given a game of Lorcana
      And these cards
        | ref   | card                                    | player | zone | state |
        | teeth | Teeth and Ambitions                     | Ann    | hand |       |
        | beast | Beast - Thick-Skinned                   | Ann    | play |       |
        | his   | a character costing 4, with 5 Willpower | Bob    | play |       |
      And Ann has 2 ready ink
      When Ann plays teeth for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from       | to                   |
        | teeth     | Ann's hand | Ann's discard        |
        | Ann's ink | 2 ready    | 2 exerted            |
        | beast     | Ann's play | Ann's play, 1 damage |
        | his       | Bob's play | Bob's play, 2 damage |

    @case:teeth-on-somebody-too-tough @clause:1.9.5 @clause:8.8.2 @clause:6.1.5.1 @ruling:R069b @edition:book
    Scenario: Resist reduces 2 damage to 0, and whether it was dealt decides the rest of Teeth and Ambitions
      Given a game of Lorcana
      And these cards
        | ref    | card                                    | player | zone | state |
        | teeth  | Teeth and Ambitions                     | Ann    | hand |       |
        | lythos | Lythos - Rock Titan                     | Ann    | play |       |
        | his    | a character costing 4, with 5 Willpower | Bob    | play |       |
      And Ann has 2 ready ink
      When Ann plays teeth for its ink cost
      Then it is accepted
      And lythos is undamaged
      And by reading
        | reading | outcome           |
        | >=2.2   | his has 2 damage  |
        | <2.2    | his is undamaged  |

    @case:merida-and-nothing-dealt @clause:1.9.5 @clause:8.8.2 @clause:6.2.1 @ruling:R089a @ruling:R089b @edition:book
    Scenario: Smash's damage to Namaari is reduced to 0, and whether it was dealt decides if Scout triggers
      Given a game of Lorcana
      And the made-up card "Scout"
        """
        {"name": "Scout", "type": "character", "cost": 5, "strength": 3, "willpower": 5, "lore": 2,
         "abilities": [{"is": "triggered", "when": [{"event": "deals-damage", "what": {"type": ["action"]},
                        "against": {"type": ["character"], "whose": "opposing"}}],
                        "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref     | card                        | player | zone | state |
        | scout   | Scout                       | Ann    | play |       |
        | smash   | Smash                       | Ann    | hand |       |
        | namaari | Namaari - Resolute Daughter | Bob    | play |       |
      And Ann has 3 ready ink
      When Ann plays smash for its ink cost
      And Ann chooses namaari
      Then it is accepted
      And namaari is undamaged
      And by reading
        | reading | outcome        |
        | >=2.2   | Ann has 1 lore |
        | <2.2    | Ann has 0 lore |

    @case:merida-and-the-tug-of-war @clause:1.9.5 @clause:8.8.2 @edition:book
    Scenario: Tug-of-War's damage is reduced to 0, and whether it was dealt decides if Merida triggers
      Given a game of Lorcana
      And these cards
        | ref      | card                       | player | zone |
        | merida   | Merida - Formidable Archer | Ann    | play |
        | tug      | Tug-of-War                 | Ann    | hand |
        | hercules | Hercules - Beloved Hero    | Bob    | play |
      And Ann has 5 ready ink
      When Ann plays tug for its ink cost
      And Ann chooses 1
      Then it is accepted
      And by reading
        | reading | outcome               |
        | >=2.2   | hercules has 1 damage |
        | <2.2    | hercules is undamaged |

    @case:merida-after-resist @clause:8.8.1 @clause:6.7.4 @clause:6.2.1 @ruling:R089c
    Scenario: Beast's Resist reduces the action's damage and Merida's, and hers does not trigger her again
      Given a game of Lorcana
      And these cards
        | ref     | card                        | player | zone | state |
        | merida  | Merida - Formidable Archer  | Ann    | play |       |
        | cannons | Fire the Cannons!           | Ann    | hand |       |
        | beast   | Beast - Thick-Skinned       | Bob    | play |       |
      And Ann has 1 ready ink
      When Ann plays cannons for its ink cost
      And Ann chooses beast
      Then it is accepted
      And beast has 2 damage

    @case:nothing-taken-nothing-answered @clause:1.9.5 @clause:8.8.2
    Scenario: A challenger whose damage is reduced to 0 still takes the other character's damage in full
      Given a game of Lorcana
      And these cards
        | ref     | card                                                    | player | zone | state   |
        | lythos  | Lythos - Rock Titan                                     | Bob    | play | exerted |
        | mine    | a character costing 4, with 2 Strength and 5 Willpower  | Ann    | play |         |
      When Ann challenges lythos with mine
      Then it is accepted
      And lythos is undamaged
      And lythos is in Bob's play
      And mine has 4 damage

    @case:zero-damage-in-a-challenge @clause:1.9.5 @clause:8.8.2 @clause:4.6.6.1 @edition:book
    Scenario Outline: A challenger with <strength> Strength against Resist 2 has dealt damage or has not
      Given a game of Lorcana
      And the made-up card "Duellist"
        """
        {"name": "Duellist", "type": "character", "cost": 3, "strength": <strength>, "willpower": 6, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "deals-damage", "this": true, "in_challenge": true}],
                        "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref      | card                                                               | player | zone | state   |
        | duellist | Duellist                                                           | Ann    | play |         |
        | his      | a character costing 4, with 1 Strength, 6 Willpower and Resist 2   | Bob    | play | exerted |
      When Ann challenges his with duellist
      Then it is accepted
      And by reading
        | reading | outcome            |
        | >=2.2   | Ann has <new> lore |
        | <2.2    | Ann has <old> lore |

      Examples:
        | strength | new | old |
        | 3        | 1   | 1   |
        | 2        | 1   | 0   |
        | 0        | 0   | 0   |

    @case:merida-and-a-fuse-without-fire @clause:1.9.5
    Scenario: Light the Fuse deals no damage with nobody exerted, so Merida does not trigger
      Given a game of Lorcana
      And these cards
        | ref      | card                       | player | zone |
        | merida   | Merida - Formidable Archer | Ann    | play |
        | fuse     | Light the Fuse             | Ann    | hand |
        | hercules | Hercules - True Hero       | Bob    | play |
      And Ann has 1 ready ink
      When Ann plays fuse for its ink cost
      And Ann chooses hercules
      Then it is accepted
      And hercules is undamaged
