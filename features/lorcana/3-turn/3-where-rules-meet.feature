Feature: 3 Turn structure, where several rules meet

  @case:a-tithe-before-the-twentieth-lore-is-checked @clause:3.2.2.2 @clause:3.2.2.3
  Scenario: A loss of lore that resolves first in the Set step undoes the twentieth lore from a location
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
  Scenario: Ward until Bob's next turn is gone when Ann's ability at the start of that turn resolves
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

  @case:a-scaffold-that-ends-before-the-lore @clause:3.2.1.3 @clause:1.8.1 @clause:3.2.1.4
  Scenario: A location whose Willpower drops as its player's turn starts is banished before the Set step
    Given a game of Lorcana
    And the made-up card "Scaffold"
      """
      {"type":"action","cost":0,"effect":{"is":"gets","stat":"willpower","plus":3,"all":{"type":["location"],"whose":"yours"},"until":"until-your-next-turn"}}
      """
    And the made-up card "Insurance"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"CLAIM","when":[{"event":"banished","what":{"type":["location"]}}],"effect":{"is":"draw"}}]}
      """
    And these cards
      | ref   | card                                               | player | zone |
      | ram   | a character costing 3, with 5 Strength             | Ann    | play |
      | scaff | Scaffold                                           | Bob    | hand |
      | fort  | a location costing 2, with 4 Willpower and 2 Lore  | Bob    | play |
      | paper | Insurance                                          | Bob    | play |
    And it is Bob's turn
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Bob plays scaff for its ink cost
    And Bob ends their turn
    And Ann challenges fort with ram
    Then fort has 5 damage
    And fort is in Bob's play
    When Ann ends their turn
    Then fort is in Bob's discard
    And Bob has no lore
    And Bob has 2 cards in hand

  @case:an-owl-that-falls-at-dawn @clause:6.1.13.1 @clause:1.8.1 @clause:3.2.2.3
  Scenario: A character with extra Willpower only in its player's turn is banished as the next turn begins
    Given a game of Lorcana
    And the made-up card "Night Owl"
      """
      {"type":"character","cost":1,"strength":1,"willpower":2,"lore":1,"abilities":[{"is":"static-gets","stat":"willpower","plus":2,"condition":{"is":"your-turn"}}]}
      """
    And these cards
      | ref   | card                     | player | zone | state    |
      | owl   | Night Owl                | Ann    | play | 3 damage |
      | hades | Hades - Lord of the Dead | Ann    | play |          |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann ends their turn
    Then owl is in Ann's discard
    And Ann has 2 lore
    And it is Bob's turn

  @case:the-mountain-frees-from-the-squire @clause:6.4.3 @clause:3.2.2.3 @clause:3.2.3.1
  Scenario: Treasure Mountain banishes Arthur in the Set step, so no Draw step is skipped
    Given a game of Lorcana
    And these cards
      | ref      | card                                   | player | zone | state    | at       |
      | arthur   | Arthur - Determined Squire             | Bob    | play | 5 damage |          |
      | mountain | Treasure Mountain - Azurite Sea Island | Bob    | play |          |          |
      | hades    | Hades - Infernal Schemer               | Bob    | play |          | mountain |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann ends their turn
    And Bob chooses arthur
    Then arthur is in Bob's discard
    And bob-deck-1 is in Bob's hand

  @case:the-squire-comes-in-the-set-step @clause:6.4.3 @clause:3.2.2.1 @clause:3.2.2.3 @clause:5.1.1.11
  Scenario: Arthur, played in the Set step, skips the Draw step and is drying in the Main Phase
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

  @case:the-first-turn-ends-with-its-player @clause:3.2.3.1 @clause:9.2.3
  Scenario: The starting player concedes in the first turn, and the next player draws
    Given a game of Lorcana for three players
    And it is the first turn of the game
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    And Cat's deck has 3 cards
    When Ann concedes
    Then it is Bob's turn
    And bob-deck-1 is in Bob's hand
    When Bob ends their turn
    Then it is Cat's turn
    And cat-deck-1 is in Cat's hand

  @case:all-that-the-turn-lent-ends-at-once @clause:3.4.1.2 @clause:6.4.2.2 @clause:1.8.1.4
  Scenario: A gained ability ends together with the Willpower that kept its character in play
    Given a game of Lorcana
    And the made-up card "Last Stand Song"
      """
      {"type":"action","cost":0,"effect":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"]}},{"is":"gets","stat":"willpower","plus":2,"it":"chosen"},{"is":"gains-ability","it":"chosen","ability":{"is":"triggered","name":"LEGACY","when":[{"event":"banished","this":true}],"effect":{"is":"gain-lore","lore":5}}},{"is":"put-damage","damage":3,"it":"chosen"}]}}
      """
    And these cards
      | ref  | card                  | player | zone |
      | song | Last Stand Song       | Ann    | hand |
      | hero | a character costing 2 | Ann    | play |
      | boy  | a character costing 2 | Bob    | play |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann plays song for its ink cost
    And Ann chooses hero
    Then hero has 3 damage
    And hero is in Ann's play
    When Ann ends their turn
    Then hero is in Ann's discard
    And Ann has no lore
    And it is Bob's turn

  @case:a-stack-comes-back-to-an-empty-deck @clause:3.4.1.1 @clause:1.8.1.2 @clause:5.1.1.7
  Scenario: Cards put into an empty deck at the end of the turn keep its player in the game
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
