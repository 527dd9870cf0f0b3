Feature: Golden rules
  Clause 1.2, where it touches playing cards.

  Rule: A card's text beats the rules, and a prohibition beats a permission

    @case:mufasa-is-followed-in-the-opponents-turn @clause:1.2.1 @clause:4.3.2 @clause:6.7.8
    Scenario: Mufasa, banished in Ann's turn, lets Bob play a character in Ann's turn
      Given a game of Lorcana
      And these cards
        | ref    | card                     | player | zone | state |
        | fire   | Dragon Fire              | Ann    | hand |       |
        | mufasa | Mufasa - Betrayed Leader | Bob    | play |       |
        | heir   | a character costing 6    | Bob    | deck |       |
      And Ann has 5 ready ink
      When Ann plays fire for its ink cost
      And Bob chooses yes
      And Bob chooses yes
      Then it is accepted
      And heir is in Bob's play
      And heir is exerted and drying
      And fire is in Ann's discard

    @case:forbidden-actions-stay-forbidden-for-free @clause:6.7.8 @clause:1.2.2
    Scenario: While Tiana forbids actions, Genie cannot play one for free either
      Given a game of Lorcana
      And these cards
        | ref    | card                         | player | zone | state   |
        | tiana  | Tiana - Celebrating Princess | Bob    | play | exerted |
        | genie  | Genie - Powers Unleashed     | Ann    | play |         |
        | action | an action costing 2          | Ann    | hand |         |
      And Ann has 2 ready ink
      When Ann plays action for its ink cost
      Then it is refused
      And nothing has changed
      When Ann quests with genie
      Then it is accepted
      And nobody is asked
      And action is in Ann's hand

    @case:the-effect-plays-what-is-not-forbidden @clause:6.7.8 @clause:6.1.3.1 @clause:1.2.2
    Scenario: While Tiana forbids actions, an effect that plays an action or an item can play only the item
      Given a game of Lorcana
      And the made-up card "Beachcomber"
        """
        {"name": "Beachcomber", "type": "character", "cost": 2, "strength": 2, "willpower": 3, "lore": 1,
         "classifications": ["Storyborn"],
         "abilities": [{"is": "triggered", "when": [{"event": "quested", "this": true}],
                        "effect": {"is": "play", "zone": "discard", "what": {"type": ["action", "item"]}}}]}
        """
      And these cards
        | ref    | card                         | player | zone    | state   |
        | tiana  | Tiana - Celebrating Princess | Bob    | play    | exerted |
        | comber | Beachcomber                  | Ann    | play    |         |
        | action | an action costing 2          | Ann    | discard |         |
        | item   | an item costing 2            | Ann    | discard |         |
      When Ann quests with comber
      Then it is accepted
      And only this has changed
        | what       | from          | to                  |
        | comber     | Ann's play    | Ann's play, exerted |
        | item       | Ann's discard | Ann's play          |
        | Ann's lore | 0             | 1                   |

    @case:mirabel-is-not-revived @clause:6.1.3.1 @clause:1.2.2
    Scenario: With too few characters in play Revive cannot play Mirabel, but it plays Aladdin
      Given a game of Lorcana
      And these cards
        | ref     | card                               | player | zone    |
        | revive  | Revive                             | Ann    | hand    |
        | mirabel | Mirabel Madrigal - Family Gatherer | Ann    | discard |
        | aladdin | Aladdin - Street Rat               | Ann    | discard |
      And Ann has 5 ready ink
      When Ann plays revive for its ink cost
      Then it is accepted
      And mirabel is in Ann's discard
      And aladdin is in Ann's play

    @case:allowed-actions-once-the-ban-is-off @clause:1.2.2 @clause:6.1.13.5
    Scenario: While Tiana is ready she forbids no actions, and Genie can play one
      Given a game of Lorcana
      And these cards
        | ref    | card                         | player | zone | state |
        | tiana  | Tiana - Celebrating Princess | Bob    | play |       |
        | genie  | Genie - Powers Unleashed     | Ann    | play |       |
        | action | an action costing 2          | Ann    | hand |       |
      When Ann quests with genie
      And Ann chooses yes
      Then it is accepted
      And action is in Ann's discard

    @case:entered-in-the-opponents-turn-dries-next @clause:1.2.1 @clause:3.2.2.1 @clause:5.1.1.12
    Scenario: A character that Bob played in Ann's turn can quest in Bob's next turn
      Given a game of Lorcana
      And these cards
        | ref    | card                     | player | zone | state |
        | fire   | Dragon Fire              | Ann    | hand |       |
        | mufasa | Mufasa - Betrayed Leader | Bob    | play |       |
        | heir   | a character costing 6    | Bob    | deck |       |
      And Ann has 5 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann plays fire for its ink cost
      And Bob chooses yes
      And Bob chooses yes
      Then heir is in Bob's play
      When Ann ends their turn
      Then heir is ready and dry
      When Bob quests with heir
      Then it is accepted
      And Bob has 1 lore

    @case:own-ward-does-not-protect-from-oneself @clause:6.7.3.3 @clause:8.15.1 @clause:1.7.7
    Scenario: Ann may choose her own character with Ward, but not Bob's
      Given a game of Lorcana
      And these cards
        | ref    | card                             | player | zone | state |
        | brawl  | Brawl                            | Ann    | hand |       |
        | mine   | a character costing 1, with Ward | Ann    | play |       |
        | bobs   | a character costing 1, with Ward | Bob    | play |       |
        | plain  | a character costing 1            | Bob    | play |       |
      And Ann has 3 ready ink
      When Ann plays brawl for its ink cost
      Then Ann is asked to choose from mine and plain
      When Ann chooses mine
      Then it is accepted
      And mine is in Ann's discard

    @case:no-lore-but-the-rest @clause:1.2.2 @clause:1.2.3 @ruling:R092b
    Scenario Outline: Bob's Peter Pan is <state>: Ann still draws and quests, but gains no lore while he is exerted
      Given a game of Lorcana
      And the made-up card "Lucky Feather"
        """
        {"name": "Lucky Feather", "type": "item", "cost": 1,
         "abilities": [{"is": "activated", "name": "UP WE GO", "cost": [{"is": "exert-this"}],
                        "effect": {"is": "sequence", "steps": [{"is": "draw"}, {"is": "gain-lore", "lore": 1}]}}]}
        """
      And these cards
        | ref     | card                                  | player | zone | state   |
        | feather | Lucky Feather                         | Ann    | play |         |
        | hero    | a character costing 3, with 2 Lore    | Ann    | play |         |
        | peter   | Peter Pan - Never Land Prankster      | Bob    | play | <state> |
      And Ann's deck has 2 cards
      When Ann uses feather
      Then it is accepted
      And ann-deck-1 is in Ann's hand
      And Ann has <lore> lore
      When Ann quests with hero
      Then it is accepted
      And hero is exerted
      And Ann has <after> lore

      Examples:
        | state   | lore | after |
        | exerted | 0    | 0     |
        | ready   | 1    | 3     |

    @case:peter-pan-keeps-only-opponents @clause:1.2.2
    Scenario: Peter Pan enters exerted and does not stop his own player from gaining lore
      Given a game of Lorcana
      And these cards
        | ref   | card                               | player | zone | state |
        | peter | Peter Pan - Never Land Prankster   | Ann    | hand |       |
        | hero  | a character costing 3, with 2 Lore | Ann    | play |       |
      And Ann has 7 ready ink
      When Ann plays peter for its ink cost
      Then it is accepted
      And peter is exerted and drying
      When Ann quests with hero
      Then it is accepted
      And Ann has 2 lore

    @case:kept-from-discarding-in-the-opponents-turn @clause:1.2.2
    Scenario Outline: Bob makes Ann discard, and a watch that keeps its player from discarding is <whose>
      Given a game of Lorcana
      And it is Bob's turn
      And the made-up card "Pocket Watch"
        """
        {"type": "item", "cost": 1, "abilities": [{"is": "cannot", "action": "discard", "who": "you", "name": "HOLD ON"}]}
        """
      And the made-up card "Pickpocket"
        """
        {"type": "action", "cost": 0,
         "effect": {"is": "each-player", "who": "opponents", "do": {"is": "discard"}}}
        """
      And these cards
        | ref   | card         | player | zone | state |
        | watch | Pocket Watch | <who>  | play |       |
        | thief | Pickpocket   | Bob    | hand |       |
        | coin  | Lantern      | Ann    | hand |       |
      When Bob plays thief for its ink cost
      Then it is accepted
      And coin is in <where>

      Examples:
        | whose | who | where         |
        | Ann's | Ann | Ann's hand    |
        | his   | Bob | Ann's discard |

    @case:peter-pan-cannot-fly-from-hook @clause:1.2.2
    Scenario: Captain Hook keeps Peter Pan from having Evasive, so Hercules can challenge him
      Given a game of Lorcana
      And these cards
        | ref      | card                            | player | zone | state   |
        | peter    | Peter Pan - Never Landing       | Bob    | play | exerted |
        | hook     | Captain Hook - Master Swordsman | Ann    | play |         |
        | hercules | Hercules - True Hero            | Ann    | play |         |
      When Ann challenges peter with hercules
      Then it is accepted
      And peter is in Bob's discard

    @case:peter-pan-is-not-outdone-by-baloo @clause:1.2.2
    Scenario: While Ann's Peter Pan is exerted, Bob gains no lore in Ann's turn either
      Given a game of Lorcana
      And these cards
        | ref      | card                             | player | zone | state   |
        | peter    | Peter Pan - Never Land Prankster | Ann    | play | exerted |
        | hercules | Hercules - True Hero             | Ann    | play |         |
        | baloo    | Baloo - von Bruinwald XIII       | Bob    | play | exerted |
      When Ann challenges baloo with hercules
      Then it is accepted
      And baloo is in Bob's discard
      And Bob has 0 lore
