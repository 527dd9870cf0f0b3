Feature: 8 Keywords, where several rules meet

  @case:wings-that-make-a-duty @clause:8.7.3 @clause:8.6.1 @clause:4.7.4
  Scenario: A Reckless character that gains Evasive at a location must challenge before the turn ends
    Given a game of Lorcana
    And the made-up card "Roost"
      """
      {"type":"location","cost":1,"willpower":5,"lore":0,"move_cost":1,"abilities":[{"is":"static-gains","keyword":"evasive","what":{"type":["character"],"here":true}}]}
      """
    And these cards
      | ref   | card                                 | player | zone | state   |
      | bull  | a character costing 2, with Reckless | Ann    | play |         |
      | roost | Roost                                | Ann    | play |         |
      | bird  | a character costing 2, with Evasive  | Bob    | play | exerted |
    And Ann has 1 ready ink
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann challenges bird with bull
    Then it is refused by 8.6.1
    And nothing has changed
    When Ann moves bull to roost
    And Ann ends their turn
    Then it is refused by 8.7.3
    And nothing has changed
    When Ann challenges bird with bull
    Then it is accepted
    When Ann ends their turn
    Then it is Bob's turn

  @case:a-pup-for-a-day @clause:8.10.8.1 @clause:6.4.2.2 @clause:8.10.5
  Scenario: Classification Shift works onto a character that has the classification for this turn only
    Given a game of Lorcana
    And the made-up card "Dog Days"
      """
      {"type":"action","cost":0,"effect":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"]}},{"is":"gains-classification","classification":"Puppy","it":"chosen"}]}}
      """
    And the made-up card "Top Dog"
      """
      {"type":"character","cost":5,"strength":3,"willpower":5,"lore":2,"classifications":["Floodborn"],"abilities":[{"is":"keyword","keyword":"shift","cost":[{"is":"ink","amount":1}],"onto":"Puppy"}]}
      """
    And the made-up card "Kennel"
      """
      {"type":"item","cost":1,"abilities":[{"is":"static-gets","stat":"lore","plus":1,"what":{"classified":["Puppy"]}}]}
      """
    And these cards
      | ref    | card                  | player | zone |
      | days   | Dog Days              | Ann    | hand |
      | top    | Top Dog               | Ann    | hand |
      | kennel | Kennel                | Ann    | play |
      | cat    | a character costing 2 | Ann    | play |
      | mouse  | a character costing 2 | Ann    | play |
    And Ann has 1 ready ink
    When Ann shifts top onto cat
    Then it is refused
    And nothing has changed
    When Ann plays days for its ink cost
    And Ann chooses cat
    And Ann shifts top onto cat
    Then it is accepted
    And top has 3 Lore
    When Ann quests with top
    Then Ann has 3 lore

  @case:a-cloister-shields-its-guard-and-so-not-the-others @clause:8.3.3 @clause:1.2.2 @clause:4.6.8.1 @clause:5.6.6
  Scenario: A Bodyguard that cannot be challenged at its location must be chosen once the location has gone
    Given a game of Lorcana
    And the made-up card "Cloister"
      """
      {"type":"location","cost":1,"willpower":3,"lore":0,"move_cost":1,"abilities":[{"is":"cannot","action":"be-challenged","what":{"type":["character"],"here":true}}]}
      """
    And these cards
      | ref   | card                                     | player | zone | state   | at   |
      | one   | a character costing 3, with 3 Strength   | Ann    | play |         |      |
      | two   | a character costing 3, with 3 Strength   | Ann    | play |         |      |
      | three | a character costing 3, with 3 Strength   | Ann    | play |         |      |
      | clois | Cloister                                 | Bob    | play |         |      |
      | guard | a character costing 2, with Bodyguard    | Bob    | play | exerted | clois |
      | monk  | a character costing 2, with 7 Willpower  | Bob    | play | exerted |      |
    When Ann challenges monk with one
    Then it is accepted
    And monk has 3 damage
    When Ann challenges clois with two
    Then it is accepted
    And clois is in Bob's discard
    And guard is in Bob's play
    When Ann challenges monk with three
    Then it is refused by 8.3.3
    And nothing has changed
    When Ann challenges guard with three
    Then it is accepted
    And guard is in Bob's discard

  @case:a-ready-guard-once-it-is-hurt @clause:8.3.3 @clause:4.6.4.2 @clause:5.1.1.3
  Scenario: A ready Bodyguard must be chosen as soon as the challenger may challenge it
    Given a game of Lorcana
    And the made-up card "Hunter"
      """
      {"type":"character","cost":2,"strength":1,"willpower":4,"lore":1,"abilities":[{"is":"challenges-ready","against":{"damaged":true}}]}
      """
    And the made-up card "Poke"
      """
      {"type":"action","cost":0,"effect":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"],"whose":"opposing"}},{"is":"deal-damage","damage":1,"it":"chosen"}]}}
      """
    And these cards
      | ref   | card                                   | player | zone | state   |
      | one   | Hunter                                 | Ann    | play |         |
      | two   | Hunter                                 | Ann    | play |         |
      | poke  | Poke                                   | Ann    | hand |         |
      | guard | a character costing 2, with Bodyguard  | Bob    | play |         |
      | deer  | a character costing 2, with 7 Willpower | Bob   | play | exerted |
    When Ann challenges deer with one
    Then it is accepted
    And deer has 1 damage
    When Ann plays poke for its ink cost
    And Ann chooses guard
    And Ann challenges deer with two
    Then it is refused by 8.3.3
    And nothing has changed
    When Ann challenges guard with two
    Then it is accepted
    And guard has 2 damage

  @case:a-guard-that-comes-too-late @clause:8.3.2 @clause:8.3.3 @clause:4.6.4.2 @clause:4.6.5
  Scenario: A Bodyguard played exerted during a challenge changes its damage but not the character challenged
    Given a game of Lorcana
    And the made-up card "Host"
      """
      {"type":"character","cost":1,"strength":1,"willpower":4,"lore":1,"abilities":[{"is":"triggered","name":"TO ME","when":[{"event":"challenged","this":true}],"effect":{"is":"may","do":{"is":"play","what":{"type":["character"]},"zone":"hand"}}}]}
      """
    And the made-up card "Late Guard"
      """
      {"type":"character","cost":4,"strength":1,"willpower":4,"lore":1,"abilities":[{"is":"keyword","keyword":"bodyguard"},{"is":"triggered","name":"COVER","when":[{"event":"played","this":true}],"effect":{"is":"gains","keyword":"resist","value":2,"all":{"type":["character"],"whose":"yours","other":true}}}]}
      """
    And these cards
      | ref    | card                                   | player | zone | state   |
      | knight | a character costing 3, with 3 Strength | Ann    | play |         |
      | squire | a character costing 3, with 3 Strength | Ann    | play |         |
      | host   | Host                                   | Bob    | play | exerted |
      | guard  | Late Guard                             | Bob    | hand |         |
    When Ann challenges host with knight
    And Bob chooses yes
    And Bob chooses yes
    Then guard is exerted and undamaged
    And host has 1 damage
    And knight has 1 damage
    When Ann challenges host with squire
    Then it is refused by 8.3.3
    And nothing has changed

  @case:a-cub-in-the-way @clause:1.2.1 @clause:8.3.3 @clause:6.7.9
  Scenario: The Bodyguard that a banished Mufasa brings into play exerted must be challenged next
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

  @case:fog-over-a-location @clause:8.6.1 @clause:8.2.1 @clause:4.6.8 @clause:8.8.1
  Scenario: An Evasive location with Resist can be challenged only by a character with Alert
    Given a game of Lorcana
    And the made-up card "Fog Bank"
      """
      {"type":"item","cost":1,"abilities":[{"is":"static-gains","keyword":"evasive","what":{"type":["location"],"whose":"yours"}},{"is":"static-gains","keyword":"resist","value":1,"what":{"type":["location"],"whose":"yours"}}]}
      """
    And these cards
      | ref    | card                                                               | player | zone |
      | sailor | a character costing 2, with 3 Strength                             | Ann    | play |
      | pilot  | a character costing 2, with 1 Strength, with Alert, with Challenger 3 | Ann | play |
      | fog    | Fog Bank                                                           | Bob    | play |
      | pier   | a location costing 2                                               | Bob    | play |
    When Ann challenges pier with sailor
    Then it is refused by 8.6.1
    And nothing has changed
    When Ann challenges pier with pilot
    Then it is accepted
    And pier has 3 damage
    And pilot is undamaged
    And pilot has 1 Strength

  @case:a-kindness-passed-on-to-the-shifted @clause:8.10.5 @clause:8.13.1 @clause:6.5.1 @clause:4.6.6.2
  Scenario: Effects that Support has set off on a character still hold once another is shifted onto it
    Given a game of Lorcana
    And the made-up card "Scald"
      """
      {"type":"action","cost":0,"effect":{"is":"deal-damage","damage":1,"all":{"type":["character"]}}}
      """
    And these cards
      | ref   | card                                                   | player | zone | state   |
      | rap   | Rapunzel - Ready for Adventure                         | Ann    | play |         |
      | hei   | HeiHei - Boat Snack                                    | Ann    | play |         |
      | small | a character costing 2, named Stitch                    | Ann    | play |         |
      | star  | Stitch - Rock Star                                     | Ann    | hand |         |
      | scald | Scald                                                  | Ann    | hand |         |
      | wall  | a character costing 3, with 3 Strength and 9 Willpower | Bob    | play | exerted |
    And Ann has 4 ready ink
    When Ann quests with hei
    And Ann chooses yes
    And Ann chooses small
    And Ann shifts star onto small
    Then star has 4 Strength
    When Ann challenges wall with star
    Then it is accepted
    And star is undamaged
    And wall has 4 damage
    When Ann plays scald for its ink cost
    Then star has 1 damage

  @case:a-voice-found-and-a-voice-lost @clause:8.10.5 @clause:5.4.4.2 @clause:1.2.2
  Scenario: The text below does not stop a shifted character from singing; an effect on the card below does
    Given a game of Lorcana
    And the made-up card "Hush"
      """
      {"type":"action","cost":0,"effect":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"]}},{"is":"forbid","action":"sing","what":{"it":"chosen"}}]}}
      """
    And the made-up card "Hymn"
      """
      {"type":"action","cost":4,"classifications":["Song"],"effect":{"is":"gain-lore","lore":1}}
      """
    And these cards
      | ref    | card                                             | player | zone |
      | mute   | Ariel - On Human Legs                            | Ann    | play |
      | young  | a character costing 4, named Ariel               | Ann    | play |
      | first  | a character costing 5, named Ariel, with Shift 1 | Ann    | hand |
      | second | a character costing 5, named Ariel, with Shift 1 | Ann    | hand |
      | hush   | Hush                                             | Ann    | hand |
      | hymn   | Hymn                                             | Ann    | hand |
    And Ann has 2 ready ink
    When Ann plays hush for its ink cost
    And Ann chooses young
    And Ann shifts first onto mute
    And Ann shifts second onto young
    And Ann sings hymn with second
    Then it is refused
    And nothing has changed
    When Ann sings hymn with first
    Then it is accepted
    And Ann has 1 lore

  @case:the-word-of-a-pirate-holds-for-the-shifted @clause:8.7.2 @clause:8.7.3 @clause:8.10.5 @clause:9.2.1
  Scenario: Reckless given for a third player's next turn carries over to a character shifted on top
    Given a game of Lorcana for three players
    And these cards
      | ref    | card                                    | player | zone | state   |
      | silver | John Silver - Alien Pirate              | Ann    | hand |         |
      | bait   | a character costing 2, with 9 Willpower | Ann    | play | exerted |
      | boy    | a character costing 1                   | Bob    | play |         |
      | small  | a character costing 2, named Stitch     | Cat    | play |         |
      | star   | Stitch - Rock Star                      | Cat    | hand |         |
    And Ann has 6 ready ink
    And Cat has 4 ready ink
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    And Cat's deck has 5 cards
    When Ann plays silver for its ink cost
    And Ann chooses small
    And Ann ends their turn
    And Bob ends their turn
    And Cat shifts star onto small
    And Cat quests with star
    Then it is refused by 8.7.2
    And nothing has changed
    When Cat ends their turn
    Then it is refused by 8.7.3
    And nothing has changed
    When Cat challenges bait with star
    Then it is accepted
    And bait has 3 damage
    When Cat ends their turn
    And Ann ends their turn
    And Bob ends their turn
    And Cat quests with star
    Then it is accepted
    And Cat has 3 lore

  @case:support-from-below-zero @clause:6.6.2 @clause:8.13.1
  Scenario: A character with negative Strength adds nothing through Support
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

  @case:each-opponent-points-at-their-own @clause:8.14.1 @clause:8.15.1 @clause:1.3.5.2
  Scenario: Vanish and Ward do not apply when players choose their own characters for an opponent's action
    Given a game of Lorcana for three players
    And the made-up card "Curfew Bell"
      """
      {"type":"action","cost":0,"effect":{"is":"each-player","who":"opponents","do":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"],"whose":"yours"}},{"is":"exert","it":"chosen"}]}}}
      """
    And the made-up card "Point"
      """
      {"type":"action","cost":0,"effect":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"],"whose":"opposing"}},{"is":"exert","it":"chosen"}]}}
      """
    And these cards
      | ref   | card                                        | player | zone |
      | bell  | Curfew Bell                                 | Ann    | hand |
      | point | Point                                       | Ann    | hand |
      | genie | a character costing 2, with Vanish          | Bob    | play |
      | boy   | a character costing 2                       | Bob    | play |
      | ghost | a character costing 2, with Vanish and Ward | Cat    | play |
      | girl  | a character costing 2                       | Cat    | play |
    When Ann plays bell for its ink cost
    And Bob chooses genie
    And Cat chooses ghost
    Then genie is in Bob's play
    And genie is exerted
    And ghost is in Cat's play
    And ghost is exerted
    When Ann plays point for its ink cost
    And Ann chooses genie
    Then genie is in Bob's discard
    And ghost is in Cat's play
