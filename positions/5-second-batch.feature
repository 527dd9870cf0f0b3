Feature: Lorcana: a second batch of positions

  @case:a-scaffold-that-ends-before-the-lore @clause:3.2.1.3 @clause:1.8.1 @clause:3.2.2.2 @clause:3.2.1.4
  Scenario: A location whose Willpower drops as its player's turn starts is gone before the Set step
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
  Scenario: Willpower that a character has during its player's turn is gone in the next turn, and so is the character
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

  @case:the-first-turn-ends-with-its-player @clause:3.2.3.1 @clause:2.3.3.4 @clause:9.2.3
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

  @case:a-deed-that-outlasts-its-victim @clause:6.1.16.3 @clause:9.2.3 @clause:1.5.5.3
  Scenario: An opposing character was banished in a challenge this turn, though its player has left since
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

  @case:a-cork-with-something-below @clause:6.5.4 @clause:5.1.1.7 @clause:1.8.1.4
  Scenario: A shifted character that would be banished goes to the hand instead, with the card below
    Given a game of Lorcana
    And the made-up card "Cork"
      """
      {"type":"character","cost":3,"strength":1,"willpower":3,"lore":1,"abilities":[{"is":"keyword","keyword":"shift","cost":[{"is":"ink","amount":1}]},{"is":"instead","would":{"event":"banished"},"to":"hand"}]}
      """
    And the made-up card "Wake"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"MOURN","when":[{"event":"banished","who":"any","what":{"type":["character"]}}],"effect":{"is":"gain-lore","lore":1}}]}
      """
    And these cards
      | ref   | card                                   | player | zone | state   | under |
      | bully | a character costing 3, with 3 Strength | Ann    | play |         |       |
      | wake  | Wake                                   | Ann    | play |         |       |
      | cork  | Cork                                   | Bob    | play | exerted |       |
      | stub  | a character costing 1, named Cork      | Bob    | play |         | cork  |
    When Ann challenges cork with bully
    Then it is accepted
    And cork is in Bob's hand
    And stub is in Bob's hand
    And Ann has no lore

  @case:support-from-below-zero @clause:6.6.2 @clause:8.13.1 @clause:6.6.1.2
  Scenario: A character whose Strength is negative supports another with nothing
    Given a game of Lorcana
    And the made-up card "Weakness"
      """
      {"type":"action","cost":0,"effect":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"]}},{"is":"gets","stat":"strength","plus":-4,"it":"chosen"}]}}
      """
    And these cards
      | ref   | card                                | player | zone |
      | weak  | Weakness                            | Ann    | hand |
      | aide  | a character costing 2, with Support | Ann    | play |
      | pal   | a character costing 1               | Ann    | play |
      | mate  | a character costing 1               | Ann    | play |
    When Ann plays weak for its ink cost
    And Ann chooses aide
    And Ann quests with aide
    And Ann chooses yes
    And Ann chooses pal
    Then it is accepted
    And pal has 2 Strength
    And Ann has 1 lore

  @case:three-to-draw-and-two-there @clause:6.1.5.1 @clause:1.12.2 @clause:1.8.1.2
  Scenario: Who is to draw three and has two draws both, gets nothing for it, and loses at the end of the turn
    Given a game of Lorcana
    And the made-up card "Deep Well"
      """
      {"type":"action","cost":0,"effect":{"is":"if-you-do","first":{"is":"draw","cards":3},"then":{"is":"gain-lore","lore":20}}}
      """
    And these cards
      | ref  | card      | player | zone |
      | well | Deep Well | Ann    | hand |
    And Ann's deck has 2 cards
    And Bob's deck has 3 cards
    When Ann plays well for its ink cost
    Then Ann has 2 cards in hand
    And Ann has no lore
    When Ann ends their turn
    Then Bob has won

  @case:a-protector-takes-all-of-it @clause:6.5.4 @clause:6.7.2.2 @clause:8.8.1 @clause:1.9.2.2
  Scenario: Damage to each opposing character comes together on the one that protects them
    Given a game of Lorcana
    And the made-up card "Volley"
      """
      {"type":"action","cost":0,"effect":{"is":"deal-damage","damage":2,"all":{"type":["character"],"whose":"opposing"}}}
      """
    And these cards
      | ref    | card                                 | player | zone |
      | volley | Volley                               | Ann    | hand |
      | beast  | Beast - Selfless Protector           | Bob    | play |
      | belle  | a character costing 1                | Bob    | play |
      | cogs   | a character costing 1, with Resist 1 | Bob    | play |
    When Ann plays volley for its ink cost
    Then it is accepted
    And belle is undamaged
    And cogs is undamaged
    And beast has 5 damage

  @case:two-seats-are-empty-when-it-ends @clause:9.2.3 @clause:9.2.1 @clause:6.1.13.3
  Scenario: What lasts until the turn of a player who has left ends before the turn of the next one who is there
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

  @case:a-hall-mourns-all-that-fall-with-it @clause:7.4.3 @clause:6.2.1 @clause:5.6.6
  Scenario: A location sees the characters there that are banished together with it
    Given a game of Lorcana
    And the made-up card "Hall"
      """
      {"type":"location","cost":1,"willpower":5,"lore":0,"move_cost":1,"abilities":[{"is":"triggered","name":"MOURN","when":[{"event":"banished","what":{"type":["character"],"here":true}}],"effect":{"is":"draw"}}]}
      """
    And the made-up card "Flood"
      """
      {"type":"action","cost":0,"effect":{"is":"banish","all":{"type":["character","location"]}}}
      """
    And these cards
      | ref    | card                  | player | zone | at   |
      | hall   | Hall                  | Bob    | play |      |
      | guest  | a character costing 1 | Bob    | play | hall |
      | other  | a character costing 1 | Bob    | play | hall |
      | tramp  | a character costing 1 | Bob    | play |      |
      | flood  | Flood                 | Ann    | hand |      |
    And Bob's deck has 4 cards
    When Ann plays flood for its ink cost
    Then hall is in Bob's discard
    And Bob has 2 cards in hand

  @case:a-cub-in-the-way @clause:1.2.1 @clause:8.3.3 @clause:6.7.9 @clause:6.1.14.1
  Scenario: The Bodyguard that a fallen leader calls enters exerted and must be challenged next
    Given a game of Lorcana
    And these cards
      | ref    | card                                   | player | zone | state    |
      | one    | a character costing 3, with 3 Strength and 4 Willpower | Ann | play | |
      | two    | a character costing 3, with 3 Strength | Ann    | play |          |
      | mufasa | Mufasa - Betrayed Leader               | Bob    | play | exerted  |
      | nala   | a character costing 2                  | Bob    | play | exerted  |
      | simba  | Simba - Protective Cub                 | Bob    | deck |          |
    When Ann challenges mufasa with one
    And Bob chooses yes
    And Bob chooses yes
    Then mufasa is in Bob's discard
    And simba is in Bob's play
    And simba is exerted
    When Ann challenges nala with two
    Then it is refused by 8.3.3
    And nothing has changed
    When Ann challenges simba with two
    Then it is accepted
    And simba is in Bob's discard

  @case:ready-again-between-two-draws @clause:6.1.13.6 @clause:1.12.2 @clause:6.7.4
  Scenario: Of two draws in one effect only the one made while Jafar was exerted counts
    Given a game of Lorcana
    And the made-up card "Interlude"
      """
      {"type":"action","cost":0,"effect":{"is":"sequence","steps":[{"is":"draw","cards":2},{"is":"ready","all":{"type":["character"],"whose":"yours"}},{"is":"draw","cards":1}]}}
      """
    And these cards
      | ref   | card                         | player | zone | state   |
      | jafar | Jafar - Striking Illusionist | Ann    | play | exerted |
      | inter | Interlude                    | Ann    | hand |         |
    And Ann's deck has 5 cards
    When Ann plays inter for its ink cost
    Then Ann has 3 cards in hand
    And jafar is ready
    And Ann has 2 lore

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
  Scenario: Bob leaves while he is asked which of his abilities comes first, and the turn that has begun goes on
    Given a game of Lorcana for three players
    And the made-up card "Leak"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"DRIP","when":[{"event":"turn-starts","who":"any"}],"effect":{"is":"each-player","who":"opponents","do":{"is":"lose-lore","lore":1}}}]}
      """
    And the made-up card "Flood Gate"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"GUSH","when":[{"event":"turn-starts","who":"any"}],"effect":{"is":"each-player","who":"opponents","do":{"is":"lose-lore","lore":2}}}]}
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

  @case:nobody-was-healed-under-the-slab @clause:1.2.2 @clause:1.9.2.3 @clause:3.4.1.1 @clause:6.1.11
  Scenario: Goofy readies nobody from whom no damage could be removed
    Given a game of Lorcana
    And these cards
      | ref   | card                        | player | zone | state             |
      | goofy | Goofy - Groundbreaking Chef | Ann    | play |                   |
      | mate  | a character costing 1       | Ann    | play | exerted, 1 damage |
      | slab  | Vision Slab                 | Bob    | play |                   |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann ends their turn
    And Ann chooses yes
    And Ann chooses 1
    Then mate has 1 damage
    And mate is exerted
    And Bob has 1 lore

  @case:nothing-was-discarded-the-second-time @clause:6.1.11 @clause:1.2.3
  Scenario: Who has no second card to discard is not asked about the first one again
    Given a game of Lorcana
    And the made-up card "Two Offerings"
      """
      {"type":"action","cost":0,"effect":{"is":"sequence","steps":[{"is":"discard"},{"is":"if","condition":{"is":"matches","it":"discarded","what":{"type":["character"]}},"then":{"is":"gain-lore","lore":1}},{"is":"discard"},{"is":"if","condition":{"is":"matches","it":"discarded","what":{"type":["character"]}},"then":{"is":"gain-lore","lore":2}}]}}
      """
    And these cards
      | ref  | card                  | player | zone |
      | gift | Two Offerings         | Ann    | hand |
      | boy  | a character costing 1 | Ann    | hand |
    When Ann plays gift for its ink cost
    Then boy is in Ann's discard
    And Ann has 1 lore

  @case:nobody-drowns-in-a-hall-alone @clause:7.4.3 @clause:6.2.1
  Scenario: A printed island counts those who are banished together with it
    Given a game of Lorcana
    And the made-up card "Flood"
      """
      {"type":"action","cost":0,"effect":{"is":"banish","all":{"type":["character","location"]}}}
      """
    And these cards
      | ref   | card                              | player | zone | at     |
      | acre  | Hundred Acre Island - Pooh's Home | Bob    | play |        |
      | pooh  | a character costing 1             | Bob    | play | acre   |
      | tramp | a character costing 1             | Bob    | play |        |
      | flood | Flood                             | Ann    | hand |        |
    When Ann plays flood for its ink cost
    Then acre is in Bob's discard
    And Bob has 1 lore
