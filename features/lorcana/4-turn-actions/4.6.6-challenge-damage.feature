Feature: The Challenge Damage step
  Clause 4.6.6: what each side deals, all at once, and the game state check that follows.

  Rule: All damage is dealt at the same time

    @case:both-banished @clause:4.6.6.2 @clause:4.6.6.3 @clause:1.8.1.4
    Scenario Outline: <who> challenges, and both characters banish each other
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref  | card                                                   | player  | zone | state   |
        | mine | a character costing 3, with 3 Strength and 1 Willpower | <who>   | play |         |
        | his  | a character costing 4, with 3 Strength and 3 Willpower | <other> | play | exerted |
      When <who> challenges his with mine
      Then it is accepted
      And only this has changed
        | what | from                    | to                |
        | mine | <who>'s play            | <who>'s discard   |
        | his  | <other>'s play, exerted | <other>'s discard |

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

    @case:one-falls @clause:4.6.6.2 @clause:1.8.1.4
    Scenario Outline: <case> is banished by the challenge damage
      Given a game of Lorcana
      And these cards
        | ref  | card                         | player | zone | state   |
        | mine | a character costing 3, <one> | Ann    | play |         |
        | his  | a character costing 4, <two> | Bob    | play | exerted |
      When Ann challenges his with mine
      Then it is accepted
      And only this has changed
        | what | from                | to   |
        | mine | Ann's play          | <to> |
        | his  | Bob's play, exerted | <his> |

      Examples:
        | case                    | one                            | two                            | to                            | his                           |
        | Only the challenged one | with 4 Strength and 4 Willpower | with 3 Strength and 4 Willpower | Ann's play, exerted, 3 damage | Bob's discard                 |
        | Only the challenger     | with 3 Strength and 3 Willpower | with 3 Strength and 4 Willpower | Ann's discard                 | Bob's play, exerted, 3 damage |
        | Neither                 | with 3 Strength and 4 Willpower | with 3 Strength and 4 Willpower | Ann's play, exerted, 3 damage | Bob's play, exerted, 3 damage |

    @case:new-dog-and-cartographer @clause:4.6.6.2 @clause:4.6.6.3
    Scenario: Stitch and Milo banish each other, as in the book's first example
      Given a game of Lorcana
      And these cards
        | ref    | card                             | player | zone | state   |
        | stitch | Stitch - New Dog                 | Ann    | play |         |
        | milo   | Milo Thatch - Clever Cartographer | Bob    | play | exerted |
      When Ann challenges milo with stitch
      Then it is accepted
      And only this has changed
        | what   | from                | to            |
        | stitch | Ann's play          | Ann's discard |
        | milo   | Bob's play, exerted | Bob's discard |

    @case:damage-adds-up @clause:4.6.6.2 @clause:1.9.1
    Scenario: Challenge damage adds to the damage already on the characters
      Given a game of Lorcana
      And these cards
        | ref  | card                                    | player | zone | state             |
        | mine | a character costing 3, with 9 Willpower | Ann    | play | 1 damage          |
        | his  | a character costing 4, with 9 Willpower | Bob    | play | exerted, 3 damage |
      When Ann challenges his with mine
      Then it is accepted
      And mine has 3 damage
      And his has 5 damage

    @case:strength-despite-damage @clause:4.6.6.1 @clause:1.9.1
    Scenario: Damage on a character does not reduce the damage it deals
      Given a game of Lorcana
      And these cards
        | ref  | card                                                   | player | zone | state             |
        | mine | a character costing 3, with 4 Strength and 9 Willpower | Ann    | play | 8 damage          |
        | his  | a character costing 4, with 0 Strength and 9 Willpower | Bob    | play | exerted, 2 damage |
      When Ann challenges his with mine
      Then it is accepted
      And his has 6 damage
      And mine has 8 damage

  Rule: First Strength as modified, a negative one counting as 0

    @case:no-strength-no-damage @clause:4.6.6.1
    Scenario Outline: A character with 0 Strength deals no damage: <case>
      Given a game of Lorcana
      And these cards
        | ref  | card                               | player | zone | state   |
        | mine | a character costing 3, with <one> Strength and 9 Willpower | Ann    | play |         |
        | his  | a character costing 4, with <two> Strength and 9 Willpower | Bob    | play | exerted |
      When Ann challenges his with mine
      Then it is accepted
      And mine has <mine> damage
      And his has <his> damage

      Examples:
        | case           | one | two | mine | his |
        | the challenger | 0   | 2   | 2    | 0   |
        | the challenged | 2   | 0   | 0    | 2   |

    @case:negative-strength-is-none @clause:5.3.6.2 @clause:4.6.6.1 @clause:6.6.2
    Scenario: Negative Strength deals no damage, and Challenger's bonus is added to the negative value
      Given a game of Lorcana
      And the made-up card "Weakness"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}},
                                                {"is": "gets", "stat": "strength", "plus": -4}]}}
        """
      And these cards
        | ref   | card                                                          | player | zone | state             |
        | spell | Weakness                                                      | Ann    | hand |                   |
        | mine  | a character costing 3, with 1 Strength and with Challenger 2  | Ann    | play |                   |
        | his   | a character costing 4, with 1 Strength and 9 Willpower        | Bob    | play | exerted, 3 damage |
      And Ann has 1 ready ink
      When Ann plays spell for its ink cost
      And Ann chooses mine
      Then it is accepted
      When Ann challenges his with mine
      Then it is accepted
      And his has 3 damage
      And mine has 1 damage

    @case:challenger-beats-a-loss @clause:4.6.6.1 @clause:6.6.2 @clause:6.6.1.2
    Scenario: A large enough bonus makes up for Strength below 0 before the damage is worked out
      Given a game of Lorcana
      And the made-up card "Weakness"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}},
                                                {"is": "gets", "stat": "strength", "plus": -4}]}}
        """
      And these cards
        | ref   | card                                                          | player | zone | state   |
        | spell | Weakness                                                      | Ann    | hand |         |
        | mine  | a character costing 3, with 1 Strength and with Challenger 5  | Ann    | play |         |
        | his   | a character costing 4, with 1 Strength and 9 Willpower        | Bob    | play | exerted |
      And Ann has 1 ready ink
      When Ann plays spell for its ink cost
      And Ann chooses mine
      Then it is accepted
      When Ann challenges his with mine
      Then it is accepted
      And his has 2 damage

    @case:stronger-while-challenged @clause:4.6.4.5 @clause:4.6.6.1
    Scenario Outline: Enchantress is stronger only while she is being challenged: <case>
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref   | card                                    | player  | zone | state   |
        | judge | Enchantress - Unexpected Judge          | Ann     | play | <judge> |
        | his   | a character costing 4, with 9 Willpower | Bob     | play | <his>   |
      When <who> challenges <challenge>
      Then it is accepted
      And his has <damage> damage

      Examples:
        | case                         | who | judge   | his     | challenge      | damage |
        | she is challenged            | Bob | exerted |         | judge with his | 3      |
        | none while she challenges    | Ann |         | exerted | his with judge | 1      |

    @case:weaker-while-challenging-this-one @clause:4.6.4.5 @clause:4.6.6.1
    Scenario Outline: A character that challenges Louie is weaker for that challenge: <case>
      Given a game of Lorcana
      And these cards
        | ref   | card                                    | player | zone | state   |
        | mine  | a character costing 3, with 9 Willpower | Ann    | play |         |
        | louie | Louie - One Cool Duck                   | Bob    | play | exerted |
        | other | a character costing 4                   | Bob    | play | exerted |
      When Ann challenges <one> with mine
      Then it is accepted
      And <one> has <damage> damage
      And mine has 2 damage

      Examples:
        | case           | one   | damage |
        | he himself     | louie | 1      |
        | not another one | other | 2      |

    @case:bystanders-keep-their-strength @clause:4.6.2 @clause:4.6.4.5
    Scenario: While Louie is being challenged only the challenger is weaker
      Given a game of Lorcana
      And the made-up card "Counter"
        """
        {"type": "character", "cost": 3, "strength": 1, "willpower": 9, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "challenges", "what": {"type": ["character"]}}],
                        "effect": {"is": "gain-lore", "lore": {"is": "count", "what": {"strength_at_least": 2}}}}]}
        """
      And these cards
        | ref   | card                  | player | zone | state   |
        | clerk | Counter               | Ann    | play | exerted |
        | mine  | a character costing 3 | Ann    | play |         |
        | own   | a character costing 3 | Ann    | play |         |
        | louie | Louie - One Cool Duck | Bob    | play | exerted |
      When Ann challenges louie with mine
      Then it is accepted
      And Ann has 2 lore
      And louie has 1 damage

  Rule: Then what changes damage

    @case:resist-after-strength @clause:4.6.6.1 @clause:1.9.4.2 @clause:8.8.1
    Scenario Outline: Resist reduces the damage, not the Strength: <case>
      Given a game of Lorcana
      And these cards
        | ref  | card                                                                | player | zone | state   |
        | mine | a character costing 3, with <one> Strength and 9 Willpower <mine> | Ann    | play |         |
        | his  | a character costing 4, with 3 Strength, 9 Willpower and with Resist 2 | Bob    | play | exerted |
      When Ann challenges his with mine
      Then it is accepted
      And his has <damage> damage
      And mine has <taken> damage

      Examples:
        | case                      | one | mine              | damage | taken |
        | some is left              | 3   |                   | 1      | 3     |
        | all is taken up           | 2   |                   | 0      | 3     |
        | more than all is taken up | 1   |                   | 0      | 3     |
        | on both sides             | 5   | and with Resist 1 | 3      | 2     |

    @case:resist-does-not-meet-negative-strength @clause:4.6.6.1 @clause:6.6.2
    Scenario: Negative Strength against Resist deals no damage and removes none
      Given a game of Lorcana
      And the made-up card "Weakness"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}},
                                                {"is": "gets", "stat": "strength", "plus": -4}]}}
        """
      And these cards
        | ref   | card                                                     | player | zone | state             |
        | spell | Weakness                                                 | Ann    | hand |                   |
        | mine  | a character costing 3                                    | Ann    | play |                   |
        | his   | a character costing 4, with 9 Willpower and with Resist 1 | Bob    | play | exerted, 4 damage |
      And Ann has 1 ready ink
      When Ann plays spell for its ink cost
      And Ann chooses mine
      Then it is accepted
      When Ann challenges his with mine
      Then it is accepted
      And his has 4 damage

    @case:resist-for-the-challenger @clause:4.6.6.1 @clause:8.8.1
    Scenario: Charge! makes a character deal more damage and take less in its challenge
      Given a game of Lorcana
      And these cards
        | ref    | card                                                   | player | zone | state   |
        | charge | Charge!                                                | Ann    | hand |         |
        | mine   | a character costing 3                                  | Ann    | play |         |
        | his    | a character costing 4, with 4 Strength and 9 Willpower | Bob    | play | exerted |
      And Ann has 2 ready ink
      When Ann plays charge for its ink cost
      And Ann chooses mine
      Then it is accepted
      When Ann challenges his with mine
      Then it is accepted
      And his has 4 damage
      And mine has 2 damage

    @case:damage-to-zero-was-dealt-in-a-challenge @clause:1.9.5 @clause:8.8.2 @clause:4.6.6.2
    Scenario: Whether challenge damage reduced to 0 counts as dealt differs by edition
      Given a game of Lorcana
      And the made-up card "Bully"
        """
        {"type": "character", "cost": 3, "strength": 2, "willpower": 9, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "deals-damage", "this": true, "in_challenge": true}],
                        "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref   | card                                                      | player | zone | state   |
        | bully | Bully                                                     | Ann    | play |         |
        | his   | a character costing 4, with 9 Willpower and with Resist 2 | Bob    | play | exerted |
      When Ann challenges his with bully
      Then it is accepted
      And his is undamaged
      And by reading
        | reading | outcome        |
        | <2.2    | Ann has 0 lore |
        | >=2.2   | Ann has 1 lore |

    @case:spared-damage-is-not-dealt @clause:4.6.6.2 @clause:1.2.2
    Scenario Outline: Damage that a character is spared is not dealt to it in any edition: <case>
      Given a game of Lorcana
      And it is Bob's turn
      And the made-up card "Bully"
        """
        {"type": "character", "cost": 3, "strength": 2, "willpower": 9, "lore": 1, "classifications": ["<kind>"],
         "abilities": [{"is": "triggered", "when": [{"event": "deals-damage", "this": true, "in_challenge": true}],
                        "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref    | card                      | player | zone | state   |
        | bully  | Bully                     | Ann    | play | exerted |
        | rafiki | Rafiki - Mystical Fighter | Bob    | play |         |
      When Bob challenges bully with rafiki
      Then it is accepted
      And bully has 3 damage
      And rafiki is in Bob's <zone>
      And Ann has <lore> lore

      Examples:
        | case                      | kind  | zone    | lore |
        | spared, from a hyena      | Hyena | play    | 0    |
        | not spared, from a pirate | Pirate | discard | 1    |

    @case:zero-strength-deals-nothing @clause:4.6.6.1 @clause:1.9.5
    Scenario: A character with 0 Strength deals no damage in any edition
      Given a game of Lorcana
      And the made-up card "Weak Bully"
        """
        {"type": "character", "cost": 3, "strength": 0, "willpower": 9, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "deals-damage", "this": true, "in_challenge": true}],
                        "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref   | card                  | player | zone | state   |
        | bully | Weak Bully            | Ann    | play |         |
        | his   | a character costing 4 | Bob    | play | exerted |
      When Ann challenges his with bully
      Then it is accepted
      And Ann has 0 lore

  Rule: A card may have damage dealt with Willpower

    @case:willpower-for-strength @clause:4.6.6.1 @clause:1.2.1 @ruling:R128a
    Scenario: With Dale a character deals damage equal to its full Willpower, whatever damage is on it
      Given a game of Lorcana
      And these cards
        | ref   | card                                                   | player | zone | state    |
        | dale  | Dale - Ready for His Shot                              | Ann    | play | exerted  |
        | mulan | Mulan - Resourceful Recruit                            | Ann    | play | 2 damage |
        | his   | a character costing 4, with 0 Strength and 4 Willpower | Bob    | play | exerted  |
      When Ann challenges his with mulan
      Then it is accepted
      And only this has changed
        | what  | from                 | to                            |
        | mulan | Ann's play, 2 damage | Ann's play, exerted, 2 damage |
        | his   | Bob's play, exerted  | Bob's discard                 |

    @case:willpower-when-challenged @clause:4.6.6.1 @clause:1.2.1
    Scenario Outline: Dale's effect on challenge damage holds for characters that are <case>
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref  | card                                                   | player  | zone | state   |
        | dale | Dale - Ready for His Shot                              | <owner> | play | exerted |
        | own  | a character costing 3, with 1 Strength and 5 Willpower | Ann     | play | exerted |
        | his  | a character costing 4, with 2 Strength and 9 Willpower | Bob     | play |         |
      When Bob challenges own with his
      Then it is accepted
      And his has <damage> damage
      And own is in <zone>

      Examples:
        | case                             | owner | damage | zone          |
        | his player's, challenged too     | Ann   | 5      | Ann's play    |
        | his player's, and no opponent's  | Bob   | 1      | Ann's discard |

    @case:strength-outside-challenges @clause:6.6.1.1 @ruling:R128b
    Scenario: Dale's effect does not change Mulan's Strength when she quests
      Given a game of Lorcana
      And these cards
        | ref   | card                        | player | zone | state   |
        | dale  | Dale - Ready for His Shot   | Ann    | play | exerted |
        | mulan | Mulan - Resourceful Recruit | Ann    | play |         |
      When Ann quests with mulan
      Then it is accepted
      And Ann has 1 lore

    @case:strength-for-a-song @clause:6.6.1.1 @ruling:R128b
    Scenario: Dale's effect does not change Mulan's Strength for a song that asks for it
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref   | card                                    | player | zone | state   |
        | dale  | Dale - Ready for His Shot               | Ann    | play | exerted |
        | mulan | Mulan - Resourceful Recruit             | Ann    | play |         |
        | big   | a character costing 4, with 3 Strength and 1 Willpower | Ann    | play |         |
        | song  | Under the Sea                           | Bob    | hand |         |
      And Bob has 8 ready ink
      When Bob plays song for its ink cost
      Then Ann is asked to choose from dale and mulan
      When Ann chooses dale and mulan
      Then it is accepted
      And mulan is in Ann's deck
      And big is in Ann's play

    @case:challenger-adds-no-willpower @clause:8.5.1 @clause:4.6.6.1 @ruling:R129
    Scenario Outline: Challenger adds nothing to damage that is dealt with Willpower: <case>
      Given a game of Lorcana
      And these cards
        | ref  | card                                                   | player | zone | state   |
        | dale | Dale - Ready for His Shot                              | Ann    | play | exerted |
        | mine | <card>                                                 | Ann    | play |         |
        | his  | a character costing 4, with 0 Strength and 9 Willpower | Bob    | play | exerted |
      When Ann challenges his with mine
      Then it is accepted
      And his has <damage> damage

      Examples:
        | case   | card                             | damage |
        | Luisa  | Luisa Madrigal - Pushing Through | 3      |
        | Demona | Demona - Betrayer of the Clan    | 6      |

  Rule: Then the game state check, with who was banished by whom

    @case:banishing-gains-lore @clause:4.6.6.3 @clause:1.8.1.4
    Scenario Outline: <who>'s Aladdin changes lore only if he banishes another character in a challenge
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref     | card                                                           | player  | zone | state     |
        | aladdin | Aladdin - Heroic Outlaw                                        | <who>   | play |           |
        | his     | a character costing 4, with 1 Strength and <Willpower> Willpower | <other> | play | exerted   |
      And <other> has 5 lore
      When <who> challenges his with aladdin
      Then it is accepted
      And <who> has <gained> lore
      And <other> has <left> lore

      Examples:
        | case                  | who | other | Willpower | gained | left |
        | Ann's banishes        | Ann | Bob   | 5         | 2      | 3    |
        | Bob's banishes        | Bob | Ann   | 5         | 2      | 3    |
        | Ann's does not        | Ann | Bob   | 6         | 0      | 5    |

    @case:banishing-on-ones-own-turn-only @clause:1.8.1.4 @clause:6.2.2
    Scenario: An ability for its player's own turn does not trigger when its character banishes a challenger
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref  | card                  | player | zone | state   |
        | heir | Simba - Rightful Heir | Ann    | play | exerted |
        | his  | a character costing 4 | Bob    | play |         |
      When Bob challenges heir with his
      Then it is accepted
      And his is in Bob's discard
      And Ann has 0 lore

    @case:banishing-a-location-is-no-character @clause:1.8.1.4 @clause:4.6.8.1
    Scenario: Banishing a location does not count as banishing a character
      Given a game of Lorcana
      And these cards
        | ref  | card                                    | player | zone | state |
        | heir | Simba - Rightful Heir                   | Ann    | play |       |
        | fort | a location costing 2, with 3 Willpower  | Bob    | play |       |
      When Ann challenges fort with heir
      Then it is accepted
      And fort is in Bob's discard
      And Ann has 0 lore

    @case:banished-after-the-challenge @clause:1.8.1.4 @clause:4.6.2
    Scenario: A character that an effect banishes later was not banished in the challenge that damaged it
      Given a game of Lorcana
      And the made-up card "Pinprick"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"], "whose": "opposing"}},
                                                {"is": "deal-damage", "damage": 1}]}}
        """
      And these cards
        | ref  | card                                                   | player | zone | state   |
        | heir | Simba - Rightful Heir                                  | Ann    | play |         |
        | pin  | Pinprick                                               | Ann    | hand |         |
        | his  | a character costing 4, with 1 Strength and 4 Willpower | Bob    | play | exerted |
      And Ann has 1 ready ink
      When Ann challenges his with heir
      Then it is accepted
      And his has 3 damage
      When Ann plays pin for its ink cost
      Then it is accepted
      And his is in Bob's discard
      And Ann has 0 lore

    @case:banished-by-somebody-else @clause:1.8.1.4
    Scenario: Only the character in the challenge counts as having banished the other
      Given a game of Lorcana
      And these cards
        | ref  | card                                                   | player | zone | state   |
        | heir | Simba - Rightful Heir                                  | Ann    | play | exerted |
        | mine | a character costing 3, with 4 Strength                 | Ann    | play |         |
        | his  | a character costing 4, with 1 Strength and 4 Willpower | Bob    | play | exerted |
      When Ann challenges his with mine
      Then it is accepted
      And his is in Bob's discard
      And Ann has 0 lore

    @case:challenged-and-banished @clause:4.6.6.3 @clause:1.8.2
    Scenario Outline: Helga, challenged and banished, banishes the challenger in return: <case>
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref   | card                                                   | player  | zone | state   |
        | mine  | a character costing 3, with <Strength> Strength and 9 Willpower | <who>   | play |         |
        | helga | Helga Sinclair - Vengeful Partner                      | <other> | play | exerted |
      When <who> challenges helga with mine
      Then it is accepted
      And mine is in <who>'s <zone>

      Examples:
        | case                  | who | other | Strength | zone    |
        | Bob's is banished     | Ann | Bob   | 1        | discard |
        | Ann's is banished     | Bob | Ann   | 1        | discard |
        | Bob's is not banished | Ann | Bob   | 0        | play    |

    @case:challenging-and-banished-is-something-else @clause:4.6.6.3 @clause:4.6.1
    Scenario: Helga's ability for being challenged does not trigger when she is banished as the challenger
      Given a game of Lorcana
      And these cards
        | ref   | card                                    | player | zone | state   |
        | helga | Helga Sinclair - Vengeful Partner       | Ann    | play |         |
        | his   | a character costing 4, with 9 Willpower | Bob    | play | exerted |
      When Ann challenges his with helga
      Then it is accepted
      And helga is in Ann's discard
      And his is in Bob's play

    @case:sorry-only-when-challenged @clause:4.6.6.3 @clause:4.6.1
    Scenario Outline: Cruella's ability triggers only if she was challenged and banished: <case>
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref     | card                                                   | player | zone | state |
        | cruella | Cruella De Vil - Miserable as Usual                    | Ann    | play | <one> |
        | his     | a character costing 4, with 3 Strength and 9 Willpower | Bob    | play | <two> |
        | spare   | an item costing 1                                      | Ann    | hand |       |
      When <who> challenges <challenge>
      And <reaction>
      Then it is accepted
      And cruella is in Ann's discard
      And his is in Bob's <zone>

      Examples:
        | case               | who | one     | two     | challenge        | reaction        | zone |
        | she was challenged | Bob | exerted |         | cruella with his | Ann chooses yes | hand |
        | she challenged     | Ann |         | exerted | his with cruella | Ann inks spare  | play |

    @case:challenges-and-is-banished @clause:4.6.6.3 @clause:4.6.1
    Scenario Outline: Prince Phillip may take the challenged character with him, but only if he challenges: <case>
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref     | card                                                   | player | zone | state |
        | phillip | Prince Phillip - Dragonslayer                          | Ann    | play | <one> |
        | his     | a character costing 4, with 3 Strength and 9 Willpower | Bob    | play | <two> |
        | other   | an item costing 1                                      | Bob    | hand |       |
      When <who> challenges <challenge>
      And <reaction>
      Then it is accepted
      And phillip is in Ann's discard
      And his is in Bob's <zone>

      Examples:
        | case             | who | one     | two     | challenge        | reaction        | zone    |
        | he challenges    | Ann |         | exerted | his with phillip | Ann chooses yes | discard |
        | he is challenged | Bob | exerted |         | phillip with his | Bob inks other  | play    |

    @case:returned-when-banished-in-a-challenge @clause:4.6.6.3 @clause:4.6.2
    Scenario Outline: Gale returns to hand when banished in a challenge, <case>
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref  | card                  | player | zone | state |
        | gale | Gale - Wind Spirit    | Ann    | play | <one> |
        | his  | a character costing 4 | Bob    | play | <two> |
      When <who> challenges <challenge>
      Then it is accepted
      And gale is in Ann's hand

      Examples:
        | case            | who | one     | two     | challenge     |
        | challenging     | Ann |         | exerted | his with gale |
        | being challenged | Bob | exerted |        | gale with his |

    @case:not-returned-when-banished-elsewhere @clause:4.6.2
    Scenario: A character banished by an effect during another's challenge is not banished in a challenge
      Given a game of Lorcana
      And the made-up card "Sniper"
        """
        {"type": "character", "cost": 3, "strength": 1, "willpower": 9, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "challenges", "this": true}],
                        "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}},
                                                               {"is": "banish"}]}}]}
        """
      And these cards
        | ref    | card                                   | player | zone | state   |
        | sniper | Sniper                                 | Ann    | play |         |
        | his    | a character costing 4, with 1 Strength | Bob    | play | exerted |
        | gale   | Gale - Wind Spirit                     | Bob    | play |         |
      When Ann challenges his with sniper
      And Ann chooses gale
      Then it is accepted
      And gale is in Bob's discard
      And his has 1 damage
      And sniper has 1 damage

    @case:guardian-returns-from-the-cat @clause:4.6.6.3 @clause:4.6.7 @clause:4.6.2
    Scenario Outline: A challenger banished by the challenged character's ability is banished in the challenge: <answer>
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref   | card                               | player  | zone | state   |
        | snow  | Marshmallow - Persistent Guardian  | <who>   | play |         |
        | cat   | Cheshire Cat - Not All There       | <other> | play | exerted |
      When <who> challenges cat with snow
      And <who> chooses <answer>
      Then it is accepted
      And snow is in <who>'s <zone>
      And cat is in <other>'s discard
      And no ability waits

      Examples:
        | case            | who | other | answer | zone    |
        | Ann takes it    | Ann | Bob   | yes    | hand    |
        | Bob takes it    | Bob | Ann   | yes    | hand    |
        | Ann declines    | Ann | Bob   | no     | discard |

    @case:others-of-mine-banished-in-a-challenge @clause:4.6.6.3 @clause:4.6.2
    Scenario: Dr. Facilier returns another character banished in a challenge, but not himself
      Given a game of Lorcana
      And these cards
        | ref   | card                             | player | zone | state   |
        | doc   | Dr. Facilier - Agent Provocateur | Ann    | play |         |
        | mine  | a character costing 3            | Ann    | play |         |
        | troll | a character costing 4, with 9 Strength and 9 Willpower | Bob    | play | exerted |
      When Ann challenges troll with mine
      And Ann chooses yes
      Then it is accepted
      And mine is in Ann's hand
      When Ann challenges troll with doc
      Then it is accepted
      And doc is in Ann's discard

    @case:lore-lock-over-by-now @clause:4.6.4.5 @ruling:R092a
    Scenario: Peter Pan's lock on lore is off once Calhoun challenges, so her challenge brings lore
      Given a game of Lorcana
      And these cards
        | ref     | card                             | player | zone | state   |
        | calhoun | Calhoun - Marine Sergeant        | Ann    | play |         |
        | peter   | Peter Pan - Never Land Prankster | Bob    | play | exerted |
        | tipo    | Tipo - Growing Son               | Bob    | play | exerted |
      When Ann challenges tipo with calhoun
      Then it is accepted
      And tipo is in Bob's discard
      And Ann has 2 lore

    @case:lore-lock-before-challenging @clause:1.2.2
    Scenario: Peter Pan keeps Ann from gaining lore before any of her characters has challenged
      Given a game of Lorcana
      And these cards
        | ref   | card                             | player | zone | state   |
        | mine  | a character costing 3            | Ann    | play |         |
        | peter | Peter Pan - Never Land Prankster | Bob    | play | exerted |
      When Ann quests with mine
      Then it is accepted
      And Ann has 0 lore
