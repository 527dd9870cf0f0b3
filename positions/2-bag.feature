Feature: Lorcana: the bag among several players

  @case:what-the-second-player-brings-about-waits-for-the-third @clause:7.7.4.4 @clause:7.7.6 @clause:1.8.2 @clause:1.11.1
  Scenario: The active player's new ability waits until the bag has gone round
    Given a game of Lorcana for three players
    And the made-up card "Messenger"
      """
      {"type":"character","cost":1,"strength":1,"willpower":1,"lore":1,"abilities":[{"is":"triggered","name":"BAD NEWS","when":[{"event":"banished","this":true}],"effect":{"is":"each-player","who":"opponents","do":{"is":"lose-lore","lore":1}}}]}
      """
    And the made-up card "Net"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"CATCH","when":[{"event":"quested","who":"opponents"}],"effect":{"is":"deal-damage","damage":1,"it":"that"}}]}
      """
    And the made-up card "Gossip"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"HAVE YOU HEARD","when":[{"event":"quested","who":"opponents"}],"effect":{"is":"gain-lore","lore":1}}]}
      """
    And these cards
      | ref  | card      | player | zone |
      | mess | Messenger | Ann    | play |
      | net  | Net       | Bob    | play |
      | goss | Gossip    | Cat    | play |
    When Ann quests with mess
    Then it is accepted
    And mess is in Ann's discard
    And Ann has 1 lore
    And Cat has no lore

  @case:all-hands-are-empty-before-an-ability-asks @clause:6.7.6 @clause:6.7.4 @clause:4.6.5 @clause:6.2.4
  Scenario: All opponents have discarded before what one of them triggers is resolved
    Given a game of Lorcana for four players
    And the made-up card "Beggar"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"ALMS","when":[{"event":"discarded"}],"condition":{"is":"have","what":{},"least":1,"zone":"hand","who":"opponents"},"effect":{"is":"gain-lore","lore":3}}]}
      """
    And these cards
      | ref    | card                                 | player | zone | state   |
      | shark  | a character costing 3                | Cat    | play |         |
      | folk   | Cursed Merfolk - Ursula's Handiwork  | Bob    | play | exerted |
      | beggar | Beggar                               | Dan    | play |         |
      | one    | a character costing 1                | Cat    | hand |         |
      | two    | a character costing 1                | Dan    | hand |         |
      | three  | a character costing 1                | Ann    | hand |         |
    And it is Cat's turn
    When Cat challenges folk with shark
    Then it is accepted
    And one is in Cat's discard
    And two is in Dan's discard
    And three is in Ann's discard
    And folk is in Bob's discard
    And Dan has no lore

  @case:the-challenged-player-leaves-while-asked @clause:7.7.7 @clause:4.6.9 @clause:9.2.3 @clause:2.3.3.4
  Scenario: The challenged player concedes between the steps, and what the third one has waiting resolves
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

  @case:each-opponent-points-at-their-own @clause:8.14.1 @clause:8.15.1 @clause:6.7.6 @clause:1.3.5.2
  Scenario: Neither Vanish nor Ward minds what their own player chooses for an opponent's action
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

  @case:the-mercenary-sees-those-that-are-really-banished @clause:7.4.3 @clause:6.5.4 @clause:6.7.6
  Scenario: A character that goes to its hand instead is not among those banished together
    Given a game of Lorcana for three players
    And the made-up card "Cork"
      """
      {"type":"character","cost":1,"strength":1,"willpower":1,"lore":1,"abilities":[{"is":"instead","would":{"event":"banished"},"to":"hand"}]}
      """
    And these cards
      | ref  | card                                      | player | zone |
      | bard | a character costing 7                     | Ann    | play |
      | song | Be Prepared                               | Ann    | hand |
      | lyle | Lyle Tiberius Rourke - Cunning Mercenary  | Bob    | play |
      | boy  | a character costing 1                     | Bob    | play |
      | cork | Cork                                      | Bob    | play |
    And Ann has 3 lore
    And Cat has 1 lore
    When Ann sings song with bard
    Then it is accepted
    And cork is in Bob's hand
    And boy is in Bob's discard
    And lyle is in Bob's discard
    And Ann has 2 lore
    And Cat has no lore

  @case:a-hall-and-its-guests-go-together @clause:7.4.3 @clause:6.4.2.3 @clause:6.5.4
  Scenario: Characters banished together with their location still have what it gave them
    Given a game of Lorcana
    And the made-up card "Hall"
      """
      {"type":"location","cost":1,"willpower":5,"lore":0,"move_cost":1,"abilities":[{"is":"static-gains-ability","what":{"type":["character"],"here":true},"ability":{"is":"triggered","name":"LAST WISH","when":[{"event":"banished","this":true}],"effect":{"is":"draw"}}}]}
      """
    And the made-up card "Cork"
      """
      {"type":"character","cost":1,"strength":1,"willpower":1,"lore":1,"abilities":[{"is":"instead","would":{"event":"banished"},"to":"hand"}]}
      """
    And the made-up card "Flood"
      """
      {"type":"action","cost":0,"effect":{"is":"banish","all":{"type":["character","location"]}}}
      """
    And these cards
      | ref   | card                  | player | zone | at   |
      | hall  | Hall                  | Bob    | play |      |
      | guest | a character costing 1 | Bob    | play | hall |
      | cork  | Cork                  | Bob    | play | hall |
      | flood | Flood                 | Ann    | hand |      |
    And Bob's deck has 4 cards
    When Ann plays flood for its ink cost
    Then hall is in Bob's discard
    And guest is in Bob's discard
    And cork is in Bob's hand
    And bob-deck-1 is in Bob's hand
    And Bob has 2 cards in hand

  @case:put-away-before-it-can-be-returned @clause:6.1.11.1 @clause:7.7.4.2 @clause:7.1.6 @clause:7.5.6
  Scenario: A card that the first ability has put into the inkwell is not returned by the second
    Given a game of Lorcana
    And the made-up card "Well"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"SINK","when":[{"event":"banished","what":{"type":["character"]}}],"effect":{"is":"may","do":{"is":"put","it":"that","to":"inkwell","exerted":true}}}]}
      """
    And these cards
      | ref   | card                                    | player | zone | state   |
      | marsh | Marshmallow - Persistent Guardian       | Ann    | play |         |
      | well  | Well                                    | Ann    | play |         |
      | wall  | a character costing 6, with 5 Strength and 9 Willpower | Bob | play | exerted |
    When Ann challenges wall with marsh
    And Ann chooses well
    And Ann chooses yes
    Then marsh is in Ann's inkwell
    And nobody is asked
    And Ann has no cards in hand

  @case:only-the-top-card-comes-back @clause:8.10.7 @clause:5.1.1.7 @clause:7.1.6
  Scenario: A shifted guardian returns from the discard without the card that lay below
    Given a game of Lorcana
    And these cards
      | ref   | card                                    | player | zone | state   | under |
      | marsh | Marshmallow - Persistent Guardian       | Ann    | play |         |       |
      | base  | a character costing 2, named Marshmallow | Ann   | play |         | marsh |
      | wall  | a character costing 6, with 5 Strength and 9 Willpower | Bob | play | exerted | |
    When Ann challenges wall with marsh
    And Ann chooses yes
    Then marsh is in Ann's hand
    And base is in Ann's discard
    And wall has 5 damage

  @case:a-singer-falls-before-anything-it-triggered @clause:4.3.4 @clause:5.4.5 @clause:1.8.2 @clause:6.7.5
  Scenario: A song banishes its singer before what exerting and singing have triggered
    Given a game of Lorcana
    And the made-up card "Diva"
      """
      {"type":"character","cost":3,"strength":1,"willpower":2,"lore":1,"abilities":[{"is":"triggered","name":"REST","when":[{"event":"exerted","this":true}],"effect":{"is":"remove-damage","it":"this"}},{"is":"triggered","name":"ENCORE","when":[{"event":"sang","this":true}],"effect":{"is":"draw"}},{"is":"triggered","name":"EXIT","when":[{"event":"banished","this":true}],"effect":{"is":"each-player","who":"opponents","do":{"is":"lose-lore","lore":1}}}]}
      """
    And the made-up card "Storm Song"
      """
      {"type":"action","cost":3,"classifications":["Song"],"effect":{"is":"deal-damage","damage":2,"all":{"type":["character"]}}}
      """
    And these cards
      | ref  | card                  | player | zone |
      | diva | Diva                  | Ann    | play |
      | song | Storm Song            | Ann    | hand |
      | boy  | a character costing 1 | Bob    | play |
    And Bob has 2 lore
    And Ann's deck has 3 cards
    When Ann sings song with diva
    And Ann chooses "diva: REST"
    And Ann chooses "diva: ENCORE"
    Then diva is in Ann's discard
    And boy has 2 damage
    And ann-deck-1 is in Ann's hand
    And Bob has 1 lore
