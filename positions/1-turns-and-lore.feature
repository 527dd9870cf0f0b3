Feature: Lorcana: turns, lore and the end of a game

  @case:a-tithe-before-the-twentieth-lore-is-checked @clause:3.2.2.2 @clause:3.2.2.3 @clause:1.8.5 @clause:1.8.1.1
  Scenario: Twenty lore from a location, and the loss that resolves first in the Set step
    Given a game of Lorcana
    And the made-up card "Tithe"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"PAY UP","when":[{"event":"turn-starts"}],"effect":{"is":"lose-lore","lore":2}}]}
      """
    And the made-up card "Rally"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"HURRAY","when":[{"event":"turn-starts"}],"effect":{"is":"gain-lore","lore":1}}]}
      """
    And these cards
      | ref   | card                                 | player | zone |
      | tower | a location costing 2, with 1 Lore    | Bob    | play |
      | tithe | Tithe                                | Bob    | play |
      | rally | Rally                                | Bob    | play |
    And Bob has 19 lore
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann ends their turn
    And Bob chooses tithe
    Then Bob has 19 lore
    And the game goes on
    And it is Bob's turn

  @case:ward-ends-before-an-opponent-chooses-at-the-start @clause:3.2.1.3 @clause:3.2.2.3 @clause:8.15.1 @clause:6.1.13.3
  Scenario: Ward until the start of a turn is gone when an opponent's ability of that moment resolves
    Given a game of Lorcana
    And the made-up card "Veil"
      """
      {"type":"action","cost":0,"effect":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"],"whose":"yours"}},{"is":"gains","keyword":"ward","it":"chosen","until":"until-your-next-turn"}]}}
      """
    And the made-up card "Poke"
      """
      {"type":"action","cost":0,"effect":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"],"whose":"opposing"}},{"is":"deal-damage","damage":1,"it":"chosen"}]}}
      """
    And the made-up card "Sniper"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"AT DAWN","when":[{"event":"turn-starts","who":"opponents"}],"effect":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"],"whose":"opposing"}},{"is":"deal-damage","damage":1,"it":"chosen"}]}}]}
      """
    And these cards
      | ref    | card                  | player | zone |
      | sniper | Sniper                | Ann    | play |
      | poke   | Poke                  | Ann    | hand |
      | veil   | Veil                  | Bob    | hand |
      | bird   | a character costing 1 | Bob    | play |
      | frog   | a character costing 1 | Bob    | play |
    And it is Bob's turn
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Bob plays veil for its ink cost
    And Bob chooses bird
    And Bob ends their turn
    And Ann plays poke for its ink cost
    Then frog has 1 damage
    And bird is undamaged
    When Ann ends their turn
    And Ann chooses bird
    Then bird has 1 damage
    And frog has 1 damage
    And it is Bob's turn

  @case:the-squire-goes-before-the-draw-step @clause:6.4.3 @clause:3.2.2.3 @clause:3.2.3.1
  Scenario: Who is banished in the Set step skips no Draw step
    Given a game of Lorcana
    And the made-up card "Trapdoor"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"DOWN","when":[{"event":"turn-starts"}],"effect":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"],"whose":"yours"}},{"is":"banish","it":"chosen"}]}}]}
      """
    And these cards
      | ref    | card                      | player | zone |
      | arthur | Arthur - Determined Squire | Bob   | play |
      | ward   | a character costing 1     | Bob    | play |
      | trap   | Trapdoor                  | Bob    | play |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann ends their turn
    And Bob chooses arthur
    Then arthur is in Bob's discard
    And bob-deck-1 is in Bob's hand
    And Bob has 1 card in hand

  @case:the-squire-comes-in-the-set-step @clause:6.4.3 @clause:3.2.2.1 @clause:3.2.2.3 @clause:5.1.1.11
  Scenario: Who is played in the Set step skips the Draw step, and is drying in the Main Phase
    Given a game of Lorcana
    And the made-up card "Summons"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"COME","when":[{"event":"turn-starts"}],"effect":{"is":"may","do":{"is":"play","what":{"type":["character"]},"zone":"hand"}}}]}
      """
    And these cards
      | ref    | card                      | player | zone |
      | arthur | Arthur - Determined Squire | Bob   | hand |
      | call   | Summons                   | Bob    | play |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann ends their turn
    And Bob chooses yes
    Then arthur is in Bob's play
    And arthur is drying
    And Bob has no cards in hand
    When Bob quests with arthur
    Then it is refused
    And nothing has changed

  @case:a-stack-comes-back-to-an-empty-deck @clause:3.4.1.1 @clause:1.8.1.2 @clause:5.1.1.7
  Scenario: What the end of the turn puts into an empty deck keeps its player in the game
    Given a game of Lorcana
    And the made-up card "Low Tide"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"EBB","when":[{"event":"turn-ends"}],"effect":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"],"whose":"yours"}},{"is":"put","it":"chosen","to":"deck","place":"bottom","any_order":true}]}}]}
      """
    And these cards
      | ref   | card                                            | player | zone | under |
      | queen | a character costing 4, named Mira, with Shift 2 | Ann    | play |       |
      | maid  | a character costing 2, named Mira               | Ann    | play | queen |
      | tide  | Low Tide                                        | Ann    | play |       |
    And Bob's deck has 3 cards
    When Ann ends their turn
    And Ann chooses maid and queen
    Then it is Bob's turn
    And queen is in Ann's deck
    And maid is in Ann's deck

  @case:two-reach-twenty-with-an-empty-deck @clause:1.8.4 @clause:3.4.1.1 @clause:1.8.1.2 @clause:6.7.6
  Scenario: Two players reach twenty lore at the end of a turn whose player has no deck left
    Given a game of Lorcana for three players
    And the made-up card "Fireworks"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"BANG","when":[{"event":"turn-ends"}],"effect":{"is":"each-player","who":"each","do":{"is":"gain-lore","lore":1}}}]}
      """
    And these cards
      | ref  | card      | player | zone |
      | fire | Fireworks | Ann    | play |
    And Ann has 19 lore
    And Cat has 19 lore
    And Bob's deck has 3 cards
    And Cat's deck has 3 cards
    When Ann ends their turn
    Then Ann has won

  @case:willpower-goes-with-the-player-who-leaves @clause:9.2.3 @clause:6.4.2.3 @clause:1.8.3 @clause:1.8.1.4
  Scenario: A character falls as the player leaves whose item had kept it in play
    Given a game of Lorcana for three players
    And the made-up card "Aegis"
      """
      {"type":"item","cost":1,"abilities":[{"is":"static-gets","stat":"willpower","plus":2,"what":{"type":["character"]}}]}
      """
    And the made-up card "Martyr"
      """
      {"type":"character","cost":1,"strength":1,"willpower":3,"lore":1,"abilities":[{"is":"triggered","name":"REMEMBER ME","when":[{"event":"banished","this":true,"your_turn":false}],"effect":{"is":"gain-lore","lore":2}}]}
      """
    And these cards
      | ref    | card   | player | zone | state    |
      | aegis  | Aegis  | Bob    | play |          |
      | martyr | Martyr | Cat    | play | 3 damage |
    And it is Bob's turn
    And Ann's deck has 3 cards
    And Cat's deck has 3 cards
    When Bob ends their turn
    Then Bob has left the game
    And martyr is in Cat's discard
    And Cat has 2 lore
    And it is Cat's turn

  @case:a-drought-that-outlives-its-player @clause:9.2.3 @clause:1.2.2 @clause:3.2.2.2 @clause:4.5.1.4
  Scenario: Nobody gains lore until the turn that the player who left does not have
    Given a game of Lorcana for three players
    And the made-up card "Drought"
      """
      {"type":"action","cost":0,"effect":{"is":"forbid","action":"gain-lore","who":"opponents","until":"until-your-next-turn"}}
      """
    And the made-up card "Scout"
      """
      {"type":"character","cost":1,"strength":1,"willpower":3,"lore":1,"abilities":[{"is":"triggered","name":"LOOK","when":[{"event":"quested","this":true}],"effect":{"is":"draw"}}]}
      """
    And these cards
      | ref     | card                              | player | zone |
      | drought | Drought                           | Bob    | hand |
      | mill    | a location costing 2, with 2 Lore | Cat    | play |
      | scout   | Scout                             | Cat    | play |
      | barn    | a location costing 2, with 1 Lore | Ann    | play |
      | boy     | a character costing 1             | Ann    | play |
    And it is Bob's turn
    And Ann's deck has 5 cards
    And Cat's deck has 6 cards
    When Bob plays drought for its ink cost
    And Bob ends their turn
    Then Bob has left the game
    And it is Cat's turn
    And Cat has no lore
    When Cat quests with scout
    Then it is accepted
    And Cat has no lore
    And cat-deck-2 is in Cat's hand
    When Cat ends their turn
    Then Ann has no lore
    When Ann quests with boy
    Then it is accepted
    And Ann has no lore
    When Ann ends their turn
    Then it is Cat's turn
    And Cat has 2 lore

  @case:three-begin-and-one-runs-out-at-once @clause:2.2.2.2 @clause:3.2.3.1 @clause:1.8.1.2 @clause:9.2.1
  Scenario: Three players begin, the second alters a hand, draws the last card and leaves
    Given a game of Lorcana for three players
    And the game has not begun
    And Ann's deck has 9 cards
    And Bob's deck has 9 cards
    And Cat's deck has 8 cards
    And chance gives Bob
    And chance gives bob-deck-1, bob-deck-2, bob-deck-3, bob-deck-4, bob-deck-5, bob-deck-6, bob-deck-7, bob-deck-8 and bob-deck-9
    And chance gives cat-deck-1, cat-deck-2, cat-deck-3, cat-deck-4, cat-deck-5, cat-deck-6, cat-deck-7 and cat-deck-8
    And chance gives ann-deck-1, ann-deck-2, ann-deck-3, ann-deck-4, ann-deck-5, ann-deck-6, ann-deck-7, ann-deck-8 and ann-deck-9
    And chance gives cat-deck-1
    When Ann begins the game
    And Bob chooses nothing
    And Cat chooses cat-deck-1
    And Ann chooses nothing
    Then it is Bob's turn
    And Bob has 7 cards in hand
    And cat-deck-8 is in Cat's hand
    When Bob ends their turn
    Then it is Cat's turn
    And Cat has 8 cards in hand
    When Cat ends their turn
    Then Cat has left the game
    And it is Ann's turn
    And Ann has 8 cards in hand
