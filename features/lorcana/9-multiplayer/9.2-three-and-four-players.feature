Feature: 9.2 Games of three and four players
  Everything as with two, and the additions of clause 9.2.

  Rule: Turns go left

    @case:three-take-turns @clause:9.2.1 @clause:2.3.2
    Scenario: Three players take their turns one after the other, and the first one is next again
      Given a game of Lorcana for three players
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      And Cat's deck has 5 cards
      When Ann ends their turn
      Then it is Bob's turn
      And Bob has 1 card in hand
      When Bob ends their turn
      Then it is Cat's turn
      And Cat has 1 card in hand
      When Cat ends their turn
      Then it is Ann's turn
      And Ann has 1 card in hand

    @case:four-take-turns @clause:9.2.1
    Scenario: In a game of four the turn goes from Bob to Cat, then to Dan and then to Ann
      Given a game of Lorcana for four players
      And it is Bob's turn
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      And Cat's deck has 5 cards
      And Dan's deck has 5 cards
      When Bob ends their turn
      Then it is Cat's turn
      When Cat ends their turn
      Then it is Dan's turn
      When Dan ends their turn
      Then it is Ann's turn

    @case:cat-starts @clause:2.1.3 @clause:9.2.1
    Scenario: Cat starts, so Ann is the next to alter her hand, and then Bob
      Given a game of Lorcana for three players
      And the game has not begun
      And Ann's deck has 9 cards
      And Bob's deck has 9 cards
      And Cat's deck has 9 cards
      And chance gives Cat
      When Bob begins the game
      Then Cat is asked
      When Cat chooses nothing
      Then Ann is asked
      When Ann chooses nothing
      Then Bob is asked
      When Bob chooses nothing
      Then it is Cat's turn
      And Cat has 7 cards in hand
      And Bob has 7 cards in hand
      When Cat ends their turn
      Then it is Ann's turn
      And Ann has 8 cards in hand

    @case:decks-of-three-from-the-one-who-starts @clause:2.2.1.2 @clause:2.2.2.3
    Scenario: From Cat on, who starts, decks are shuffled, and again those of Ann and Bob, who put a card back
      Given a game of Lorcana for three players
      And the game has not begun
      And Ann's deck has 9 cards
      And Bob's deck has 9 cards
      And Cat's deck has 9 cards
      And chance gives Cat
      And chance gives cat-deck-9, cat-deck-8, cat-deck-7, cat-deck-6, cat-deck-5, cat-deck-4, cat-deck-3, cat-deck-2 and cat-deck-1
      And chance gives ann-deck-1, ann-deck-2, ann-deck-3, ann-deck-4, ann-deck-5, ann-deck-6, ann-deck-7, ann-deck-8 and ann-deck-9
      And chance gives bob-deck-9, bob-deck-8, bob-deck-7, bob-deck-6, bob-deck-5, bob-deck-4, bob-deck-3, bob-deck-2 and bob-deck-1
      And chance gives ann-deck-1 and ann-deck-9
      And chance gives bob-deck-9 and bob-deck-1
      When Ann begins the game
      Then Cat is asked to choose from cat-deck-9, cat-deck-8, cat-deck-7, cat-deck-6, cat-deck-5, cat-deck-4 and cat-deck-3
      When Cat chooses nothing
      Then Ann is asked to choose from ann-deck-1, ann-deck-2, ann-deck-3, ann-deck-4, ann-deck-5, ann-deck-6 and ann-deck-7
      When Ann chooses ann-deck-1
      Then Bob is asked to choose from bob-deck-9, bob-deck-8, bob-deck-7, bob-deck-6, bob-deck-5, bob-deck-4 and bob-deck-3
      When Bob chooses bob-deck-9
      Then it is Cat's turn
      And ann-deck-8 is in Ann's hand
      And bob-deck-2 is in Bob's hand
      And cat-deck-2 and cat-deck-1 lie at the top of Cat's deck
      And ann-deck-1 and ann-deck-9 lie at the top of Ann's deck
      And bob-deck-9 and bob-deck-1 lie at the top of Bob's deck

  Rule: Everybody else is an opponent

    @case:each-opponent-of-two @clause:1.3.5.2 @clause:1.3.5.1
    Scenario: Each opponent of Bob's loses lore, and Bob does not
      Given a game of Lorcana for three players
      And the made-up card "Toll"
        """
        {"type": "action", "cost": 0,
         "effect": {"is": "each-player", "who": "opponents", "do": {"is": "lose-lore", "lore": 2}}}
        """
      And these cards
        | ref  | card | player | zone |
        | toll | Toll | Bob    | hand |
      And it is Bob's turn
      And Ann has 5 lore
      And Bob has 5 lore
      And Cat has 5 lore
      When Bob plays toll for its ink cost
      Then it is accepted
      And Ann has 3 lore
      And Bob has 5 lore
      And Cat has 3 lore

    @case:chosen-opponent-of-three @clause:1.3.5.1 @clause:1.3.5.2
    Scenario Outline: Bob chooses one of three opponents: <case>
      Given a game of Lorcana for four players
      And the made-up card "Fine"
        """
        {"type": "action", "cost": 0,
         "effect": {"is": "choose-player", "who": "opponents", "do": {"is": "lose-lore", "lore": 2}}}
        """
      And these cards
        | ref  | card | player | zone |
        | fine | Fine | Bob    | hand |
      And it is Bob's turn
      And <case> has 5 lore
      When Bob plays fine for its ink cost
      Then Bob is asked to choose from Ann, Cat and Dan
      When Bob chooses <case>
      Then it is accepted
      And <case> has 3 lore

      Examples:
        | case |
        | Ann  |
        | Cat  |
        | Dan  |

    @case:any-opponents-character @clause:4.6.4.2
    Scenario Outline: Bob may challenge a character of either opponent: <case>
      Given a game of Lorcana for three players
      And these cards
        | ref | card                                   | player | zone | state   |
        | doc | a character costing 1 with 3 Strength  | Bob    | play |         |
        | elf | a character costing 1 with 3 Willpower | <case> | play | exerted |
      And it is Bob's turn
      When Bob challenges elf with doc
      Then it is accepted
      And elf is in <case>'s discard

      Examples:
        | case |
        | Ann  |
        | Cat  |

    @case:a-bodyguard-guards-its-own-player @clause:8.3.3
    Scenario: Bob's character with Bodyguard must be challenged before his others
      Given a game of Lorcana for three players
      And these cards
        | ref   | card                                 | player | zone | state   |
        | doc   | a character costing 1                | Ann    | play |         |
        | guard | a character costing 1 with Bodyguard | Bob    | play | exerted |
        | bobs  | a character costing 1                | Bob    | play | exerted |
        | cats  | a character costing 1                | Cat    | play | exerted |
      When Ann challenges bobs with doc
      Then it is refused by 8.3.3

    @case:a-bodyguard-binds-nobody-elsewhere @clause:8.3.3
    Scenario: Bob's Bodyguard does not keep Ann from challenging Cat's character
      Given a game of Lorcana for three players
      And these cards
        | ref   | card                                 | player | zone | state   |
        | doc   | a character costing 1                | Ann    | play |         |
        | guard | a character costing 1 with Bodyguard | Bob    | play | exerted |
        | cats  | a character costing 1                | Cat    | play | exerted |
      When Ann challenges cats with doc
      Then it is accepted
      And cats has 2 damage

  Rule: What several players do at once

    @case:all-discard-in-turn-order @clause:9.2.2 @asked:9.2.2
    Scenario: Each player discards a card, the active one first, and then to the left
      Given a game of Lorcana for three players
      And the made-up card "Cleaning"
        """
        {"type": "action", "cost": 0, "effect": {"is": "each-player", "who": "each", "do": {"is": "discard"}}}
        """
      And these cards
        | ref   | card               | player | zone |
        | clean | Cleaning           | Bob    | hand |
        | a1    | an item costing 1  | Ann    | hand |
        | a2    | an item costing 2  | Ann    | hand |
        | b1    | an item costing 1  | Bob    | hand |
        | b2    | an item costing 2  | Bob    | hand |
        | c1    | an item costing 1  | Cat    | hand |
        | c2    | an item costing 2  | Cat    | hand |
      And it is Bob's turn
      When Bob plays clean for its ink cost
      Then Bob is asked to choose from b1 and b2
      When Bob chooses b1
      Then Cat is asked to choose from c1 and c2
      When Cat chooses c2
      Then Ann is asked to choose from a1 and a2
      When Ann chooses a1
      Then it is accepted
      And b1 is in Bob's discard
      And c2 is in Cat's discard
      And a1 is in Ann's discard

    @case:the-bag-goes-left @clause:7.7.4.3 @clause:7.7.4.4
    Scenario: The ability of Cat, on the left of the active player, resolves before Ann's
      Given a game of Lorcana for three players
      And the made-up card "Bell"
        """
        {"type": "item", "cost": 1,
         "abilities": [{"is": "triggered", "name": "RING", "when": [{"event": "quested", "who": "any", "what": {"type": ["character"]}}],
                        "effect": {"is": "if", "condition": {"is": "lore-is", "who": "opponents", "most": 0},
                                   "then": {"is": "gain-lore", "lore": 1}}}]}
        """
      And these cards
        | ref  | card                               | player | zone |
        | doc  | a character costing 1 with 0 Lore  | Bob    | play |
        | anns | Bell                               | Ann    | play |
        | cats | Bell                               | Cat    | play |
      And it is Bob's turn
      And Bob has 5 lore
      When Bob quests with doc
      Then it is accepted
      And Ann has 0 lore
      And Cat has 1 lore

  Rule: Who leaves the game

    @case:cards-of-who-leaves-are-gone @clause:9.2.3 @clause:2.3.3.4
    Scenario: Bob concedes: his cards leave every zone, and the others play on without him
      Given a game of Lorcana for three players
      And these cards
        | ref  | card                  | player | zone    |
        | doc  | a character costing 1 | Bob    | play    |
        | coin | an item costing 1     | Bob    | discard |
        | song | a song costing 1      | Bob    | hand    |
        | elf  | a character costing 1 | Cat    | play    |
      And Bob has 2 ready ink
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      And Cat's deck has 5 cards
      When Bob concedes
      Then it is accepted
      And the game goes on
      And Bob has left the game
      And Cat has not left the game
      And it is Ann's turn
      And doc is in no zone
      And coin is in no zone
      And song is in no zone
      And bob-ink-1 is in no zone
      And bob-deck-1 is in no zone
      And elf is in Cat's play
      When Ann ends their turn
      Then it is Cat's turn
      When Cat ends their turn
      Then it is Ann's turn

    @case:the-last-one-wins @clause:1.8.1.3 @clause:2.3.3.3
    Scenario Outline: Two of three players concede, so the third has won: <case>
      Given a game of Lorcana for three players
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      And Cat's deck has 5 cards
      When <one> concedes
      Then the game goes on
      When <other> concedes
      Then <case> has won

      Examples:
        | case | one | other |
        | Ann  | Bob | Cat   |
        | Bob  | Cat | Ann   |
        | Cat  | Bob | Ann   |

    @case:who-has-left-does-nothing-more @clause:2.3.3.4
    Scenario: A player who has left cannot concede again
      Given a game of Lorcana for three players
      And Ann's deck has 5 cards
      When Bob concedes
      Then the game goes on
      When Bob concedes
      Then it is refused
      And nothing has changed

    @case:an-empty-deck-of-three @clause:9.2.3 @clause:1.8.1.2 @clause:2.3.3.2
    Scenario: Ann leaves with an empty deck, and her Pete still forbids actions until her turn would come
      Given a game of Lorcana for three players
      And these cards
        | ref  | card                   | player | zone |
        | pete | Pete - Games Referee   | Ann    | hand |
        | bobs | an action costing 1    | Bob    | hand |
        | cats | an action costing 1    | Cat    | hand |
        | more | an action costing 1    | Bob    | hand |
      And Ann has 3 ready ink
      And Bob has 2 ready ink
      And Cat has 2 ready ink
      And Bob's deck has 5 cards
      And Cat's deck has 5 cards
      When Ann plays pete for its ink cost
      Then it is accepted
      When Ann ends their turn
      Then it is Bob's turn
      And pete is in no zone
      And the game goes on
      When Bob plays bobs for its ink cost
      Then it is refused
      When Bob ends their turn
      And Cat plays cats for its ink cost
      Then it is refused
      When Cat ends their turn
      Then it is Bob's turn
      When Bob plays more for its ink cost
      Then it is accepted

    @case:abilities-of-who-leaves-cease @clause:9.2.3
    Scenario: Once Bob has left, his Drain takes no lore at the end of a turn, and Cat's Bell still rings
      Given a game of Lorcana for three players
      And the made-up card "Bell"
        """
        {"type": "item", "cost": 1,
         "abilities": [{"is": "triggered", "name": "RING", "when": [{"event": "turn-ends", "who": "any"}],
                        "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And the made-up card "Drain"
        """
        {"type": "item", "cost": 1,
         "abilities": [{"is": "triggered", "name": "DRAIN", "when": [{"event": "turn-ends", "who": "any"}],
                        "effect": {"is": "each-player", "who": "opponents", "do": {"is": "lose-lore", "lore": 1}}}]}
        """
      And these cards
        | ref   | card  | player | zone |
        | bobs  | Drain | Bob    | play |
        | cats  | Bell  | Cat    | play |
      And Cat has 3 lore
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      And Cat's deck has 5 cards
      When Bob concedes
      Then the game goes on
      When Ann ends their turn
      Then it is Cat's turn
      And Cat has 4 lore

    @case:leaving-with-abilities-waiting @clause:7.7.7 @clause:9.2.3
    Scenario: Ann concedes with abilities waiting: hers cease to exist, and Cat's resolves
      Given a game of Lorcana for three players
      And the made-up card "Drain"
        """
        {"type": "item", "cost": 1,
         "abilities": [{"is": "triggered", "name": "DRAIN", "when": [{"event": "quested", "who": "any", "what": {"type": ["character"]}}],
                        "effect": {"is": "each-player", "who": "opponents", "do": {"is": "lose-lore", "lore": 1}}}]}
        """
      And the made-up card "Bell"
        """
        {"type": "item", "cost": 1,
         "abilities": [{"is": "triggered", "name": "RING", "when": [{"event": "quested", "who": "any", "what": {"type": ["character"]}}],
                        "effect": {"is": "if", "condition": {"is": "lore-is", "who": "opponents", "least": 5},
                                   "then": {"is": "gain-lore", "lore": 2}}}]}
        """
      And these cards
        | ref   | card                              | player | zone |
        | doc   | a character costing 1 with 0 Lore | Ann    | play |
        | drain | Drain                             | Ann    | play |
        | bell  | Bell                              | Ann    | play |
        | cats  | Bell                              | Cat    | play |
      And Bob has 5 lore
      And Cat has 5 lore
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      And Cat's deck has 5 cards
      When Ann quests with doc
      Then Ann is asked to choose from drain and bell
      When Ann concedes
      Then it is accepted
      And Bob has 5 lore
      And Cat has 7 lore
      And it is Bob's turn

    @case:tabards-of-a-player-who-has-left @clause:7.7.7 @clause:9.2.3
    Scenario: Ann concedes with abilities of her two tabards waiting, and only that of Cat's mercenary resolves
      Given a game of Lorcana for three players
      And these cards
        | ref     | card                                     | player | zone | state   |
        | simba   | Simba - Protective Cub                   | Ann    | play |         |
        | one     | Musketeer Tabard                         | Ann    | play |         |
        | two     | Musketeer Tabard                         | Ann    | play |         |
        | flotsam | Flotsam - Riffraff                       | Cat    | play | exerted |
        | lyle    | Lyle Tiberius Rourke - Cunning Mercenary | Cat    | play |         |
      And Bob has 3 lore
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      And Cat's deck has 3 cards
      When Ann challenges flotsam with simba
      Then Ann is asked
      When Ann concedes
      Then it is accepted
      And Bob has 2 lore
      And it is Bob's turn
      And nobody is asked

    @case:static-abilities-of-who-leaves-end @clause:9.2.3
    Scenario: What Bob's card in play gave ends as he leaves, and what his action gave lasts its time
      Given a game of Lorcana for three players
      And the made-up card "Banner"
        """
        {"type": "item", "cost": 1,
         "abilities": [{"is": "static-gets", "stat": "strength", "plus": 2, "what": {"type": ["character"]}}]}
        """
      And the made-up card "Blessing"
        """
        {"type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"]}},
           {"is": "gets", "stat": "strength", "plus": 1, "until": "until-your-next-turn"}]}}
        """
      And these cards
        | ref   | card                                  | player | zone |
        | flag  | Banner                                | Bob    | play |
        | bless | Blessing                              | Bob    | hand |
        | elf   | a character costing 1 with 2 Strength | Cat    | play |
        | doc   | a character costing 1 with 2 Strength | Ann    | play |
      And it is Bob's turn
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      And Cat's deck has 5 cards
      When Bob plays bless for its ink cost
      And Bob chooses elf
      Then elf has 5 Strength
      When Bob ends their turn
      Then it is Cat's turn
      When Bob concedes
      Then it is accepted
      And elf has 3 Strength
      And doc has 2 Strength
      When Cat ends their turn
      Then it is Ann's turn
      And elf has 3 Strength
      When Ann ends their turn
      Then it is Cat's turn
      And elf has 2 Strength

    @case:what-triggers-later-is-gone @clause:9.2.3
    Scenario: A floating ability that Ann's action made triggers no more once Ann has left
      Given a game of Lorcana for three players
      And the made-up card "Elegy"
        """
        {"type": "action", "cost": 0,
         "effect": {"is": "whenever", "until": "until-your-next-turn",
           "ability": {"is": "triggered", "when": [{"event": "quested", "who": "any", "what": {"type": ["character"]}}],
                       "effect": {"is": "each-player", "who": "opponents", "do": {"is": "lose-lore", "lore": 2}}}}}
        """
      And these cards
        | ref   | card                              | player | zone |
        | elegy | Elegy                             | Ann    | hand |
        | elf   | a character costing 1 with 1 Lore | Bob    | play |
      And Bob has 5 lore
      And Cat has 5 lore
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      And Cat's deck has 5 cards
      When Ann plays elegy for its ink cost
      Then it is accepted
      When Ann ends their turn
      Then it is Bob's turn
      When Ann concedes
      Then it is accepted
      When Bob quests with elf
      Then Bob has 6 lore
      And Cat has 5 lore

    @case:twenty-lore-of-three @clause:2.3.3.1 @clause:1.8.1.1
    Scenario: Cat wins with twenty lore, though another player has left before
      Given a game of Lorcana for four players
      And these cards
        | ref | card                             | player | zone |
        | elf | a character costing 1 with 1 Lore | Cat    | play |
      And it is Cat's turn
      And Cat has 19 lore
      When Dan concedes
      Then the game goes on
      When Cat quests with elf
      Then Cat has won

  Rule: What is counted of opponents

    @case:the-second-card-of-one-opponent @clause:6.2.2 @clause:1.3.5.1
    Scenario Outline: Only the second card that one and the same opponent draws triggers: <case>
      Given a game of Lorcana for three players
      And the made-up card "Amplifier"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "triggered", "when": [{"event": "drew", "who": "opponents", "nth": 2}],
           "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And the made-up card "Flood"
        """
        {"type": "action", "cost": 0, "effect": {"is": "each-player", "who": "opponents", "do": {"is": "draw", "cards": 1}}}
        """
      And these cards
        | ref       | card      | player | zone |
        | amplifier | Amplifier | Ann    | play |
        | flood     | Flood     | Ann    | hand |
        | flood2    | Flood     | Ann    | hand |
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      And Cat's deck has <cards>
      When Ann plays flood for its ink cost
      Then Ann has 0 lore
      When Ann plays flood2 for its ink cost
      Then Ann has <lore> lore

      Examples:
        | case                  | cards   | lore |
        | of both               | 5 cards | 2    |
        | of one, with one card | 1 card  | 1    |

    @case:the-amplifier-counts-opponents-apart @clause:6.2.2 @clause:1.3.5.1
    Scenario: Cat draws for her raven and Ann for her song, so neither has drawn a second card
      Given a game of Lorcana for three players
      And these cards
        | ref       | card                    | player | zone | state   |
        | hercules  | Hercules - True Hero    | Ann    | play |         |
        | hide      | Nothing to Hide         | Ann    | hand |         |
        | amplifier | Ink Amplifier           | Bob    | play |         |
        | diablo    | Diablo - Obedient Raven | Cat    | play | exerted |
      And Ann has 1 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      And Cat's deck has 3 cards
      When Ann challenges diablo with hercules
      And Cat chooses yes
      And Ann plays hide for its ink cost
      Then it is accepted
      And cat-deck-1 is in Cat's hand
      And ann-deck-1 is in Ann's hand
      And nobody is asked
      And bob-deck-1 is in Bob's deck
