Feature: 9.2.3 Players who leave, where several rules meet

  @case:reckless-until-the-location-leaves-with-its-player @clause:8.7.3 @clause:4.6.8.2 @clause:9.2.3
  Scenario: Ann may end her turn once the last card her Reckless character could challenge has left
    Given a game of Lorcana for three players
    And these cards
      | ref   | card                                 | player | zone |
      | bull  | a character costing 2, with Reckless | Ann    | play |
      | shop  | a location costing 1                 | Cat    | play |
      | girl  | a character costing 1                | Bob    | play |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    And Cat's deck has 3 cards
    When Ann ends their turn
    Then it is refused by 8.7.3
    And nothing has changed
    When Cat concedes
    Then Cat has left the game
    When Ann ends their turn
    Then it is accepted
    And it is Bob's turn

  @case:willpower-goes-with-the-player-who-leaves @clause:9.2.3 @clause:1.8.3 @clause:1.8.1.4
  Scenario: A character is banished when the player whose item kept it in play leaves
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
      | ref    | card                | player | zone | state    |
      | aegis  | Aegis               | Bob    | play |          |
      | wish   | an action costing 0 | Bob    | hand |          |
      | martyr | Martyr              | Cat    | play | 3 damage |
    And it is Bob's turn
    And Ann's deck has 3 cards
    And Cat's deck has 3 cards
    When Bob plays wish for its ink cost
    Then martyr is in Cat's play
    When Bob ends their turn
    Then Bob has left the game
    And martyr is in Cat's discard
    And Cat has 2 lore
    And it is Cat's turn

  @case:a-drought-that-outlives-its-player @clause:9.2.3 @clause:1.2.2 @clause:3.2.2.2
  Scenario: Nobody gains lore until the turn that the player who has left would have had
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

  @case:two-seats-are-empty-when-it-ends @clause:9.2.3 @clause:9.2.1 @clause:6.1.13.3
  Scenario: An effect until the turn of a player who has left ends before the next one's turn
    Given a game of Lorcana for four players
    And the made-up card "Drought"
      """
      {"type":"action","cost":0,"effect":{"is":"forbid","action":"gain-lore","who":"opponents","until":"until-your-next-turn"}}
      """
    And these cards
      | ref     | card                              | player | zone |
      | drought | Drought                           | Bob    | hand |
      | mill    | a location costing 2, with 2 Lore | Dan    | play |
      | barn    | a location costing 2, with 1 Lore | Ann    | play |
    And it is Bob's turn
    And Ann's deck has 5 cards
    And Cat's deck has 5 cards
    And Dan's deck has 6 cards
    When Bob plays drought for its ink cost
    And Bob ends their turn
    Then it is Cat's turn
    When Cat concedes
    Then it is Dan's turn
    And Dan has no lore
    When Dan ends their turn
    Then it is Ann's turn
    And Ann has no lore
    When Ann ends their turn
    Then it is Dan's turn
    And Dan has 2 lore

  @case:a-deed-that-outlasts-its-victim @clause:6.1.16.3 @clause:9.2.3 @clause:1.5.5.3
  Scenario: A banishing in a challenge counts this turn, though the character's player has left since
    Given a game of Lorcana for three players
    And these cards
      | ref   | card                                   | player | zone | state   |
      | bully | a character costing 3, with 3 Strength | Ann    | play |         |
      | lefou | LeFou - Opportunistic Flunky           | Ann    | hand |         |
      | boy   | a character costing 1                  | Bob    | play | exerted |
      | girl  | a character costing 1                  | Cat    | play |         |
    When Ann plays lefou for free
    Then it is refused
    And nothing has changed
    When Ann challenges boy with bully
    And Bob concedes
    And Ann plays lefou for free
    Then it is accepted
    And lefou is in Ann's play

  @case:the-challenged-player-leaves-while-asked @clause:7.7.7 @clause:4.6.9 @clause:9.2.3 @clause:2.3.3.4
  Scenario: The challenged player concedes between the steps, and Cat's waiting ability resolves
    Given a game of Lorcana for three players
    And the made-up card "Trickster"
      """
      {"type":"character","cost":1,"strength":3,"willpower":3,"lore":1,"abilities":[{"is":"triggered","name":"TWIST","when":[{"event":"challenged","this":true}],"effect":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"],"whose":"opposing"}},{"is":"deal-damage","damage":1,"it":"chosen"}]}}]}
      """
    And the made-up card "Chronicle"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"WRITE IT DOWN","when":[{"event":"challenges","who":"opponents"}],"effect":{"is":"gain-lore","lore":1}}]}
      """
    And these cards
      | ref    | card                  | player | zone | state   |
      | knight | a character costing 3 | Ann    | play |         |
      | squire | a character costing 1 | Ann    | play |         |
      | trick  | Trickster             | Bob    | play | exerted |
      | book   | Chronicle             | Cat    | play |         |
    When Ann challenges trick with knight
    And Bob concedes
    Then Bob has left the game
    And knight is undamaged and exerted
    And Cat has 1 lore
    And nobody is asked
    When Ann quests with squire
    Then it is accepted
    And Ann has 1 lore

  @case:the-bag-goes-on-to-the-left-of-who-has-left @clause:7.7.7 @clause:7.7.4.4 @clause:9.2.3
  Scenario: Bob leaves while his second ability resolves, and the bag goes on with the player after him
    Given a game of Lorcana for three players
    And the made-up card "Messenger"
      """
      {"type":"character","cost":1,"strength":1,"willpower":1,"lore":1,"abilities":[{"is":"triggered","name":"BAD NEWS","when":[{"event":"banished","this":true}],"effect":{"is":"each-player","who":"opponents","do":{"is":"lose-lore","lore":1}}}]}
      """
    And the made-up card "Net"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"CATCH","when":[{"event":"quested","who":"opponents"}],"effect":{"is":"deal-damage","damage":1,"it":"that"}}]}
      """
    And the made-up card "Bow"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"SHOOT","when":[{"event":"quested","who":"opponents"}],"effect":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"],"whose":"opposing"}},{"is":"deal-damage","damage":1,"it":"chosen"}]}}]}
      """
    And the made-up card "Gossip"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"HAVE YOU HEARD","when":[{"event":"quested","who":"opponents"}],"effect":{"is":"gain-lore","lore":1}}]}
      """
    And these cards
      | ref  | card                  | player | zone |
      | mess | Messenger             | Ann    | play |
      | pal  | a character costing 1 | Ann    | play |
      | mate | a character costing 1 | Cat    | play |
      | net  | Net                   | Bob    | play |
      | bow  | Bow                   | Bob    | play |
      | goss | Gossip                | Cat    | play |
    When Ann quests with mess
    And Bob chooses net
    Then mess is in Ann's discard
    When Bob concedes
    Then Bob has left the game
    And pal is undamaged
    And mate is undamaged
    And Cat has no lore
    And no ability waits
    And it is Ann's turn

  @case:who-leaves-while-asked-for-the-order @clause:7.7.7 @clause:9.2.3 @clause:3.2.2.3
  Scenario: Bob leaves while choosing which of his abilities comes first, and the new turn goes on
    Given a game of Lorcana for three players
    And the made-up card "Leak"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"DRIP","when":[{"event":"turn-starts","who":"any"}],"effect":{"is":"each-player","who":"opponents","do":{"is":"lose-lore","lore":1}}}]}
      """
    And the made-up card "Flood Gate"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"GUSH","when":[{"event":"turn-starts","who":"any"}],"condition":{"is":"lore-is","who":"opponents","least":5},"effect":{"is":"each-player","who":"opponents","do":{"is":"lose-lore","lore":3}}}]}
      """
    And these cards
      | ref  | card       | player | zone |
      | leak | Leak       | Bob    | play |
      | gate | Flood Gate | Bob    | play |
    And it is Cat's turn
    And Ann has 5 lore
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    And Cat's deck has 3 cards
    When Cat ends their turn
    Then Bob is asked to choose from leak and gate
    When Bob concedes
    Then it is Ann's turn
    And Ann has 5 lore
    And ann-deck-1 is in Ann's hand
    When Ann ends their turn
    Then it is Cat's turn
