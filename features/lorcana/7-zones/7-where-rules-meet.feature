Feature: 7 Zones and the bag, where several rules meet

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

  @case:king-louie-waits-for-the-third-player @clause:7.7.4.4 @clause:7.7.6 @midway:7.7.4.4
  Scenario: King Louie's ability, triggered by Bob's Prince John, waits until Cat's Prince John has resolved
    Given a game of Lorcana for three players
    And these cards
      | ref    | card                      | player | zone | state    |
      | skippy | Skippy - Energetic Rabbit | Ann    | hand |          |
      | louie  | King Louie - Jungle VIP   | Ann    | play | 2 damage |
      | his    | Prince John - Fraidy-Cat  | Bob    | play | 4 damage |
      | cats   | Prince John - Fraidy-Cat  | Cat    | play |          |
    And Ann has 2 ready ink
    When Ann plays skippy for its ink cost
    Then Ann is asked
    And his is in Bob's discard
    And cats has 1 damage
    When Ann chooses yes
    And Ann chooses 2
    Then it is accepted
    And louie is undamaged

  @case:all-hands-are-empty-before-an-ability-asks @clause:6.7.4 @clause:4.6.5 @clause:6.2.4
  Scenario: All opponents discard before an ability triggered by one of the discards resolves
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

  @case:the-mercenary-sees-those-that-are-really-banished @clause:7.4.3 @clause:6.5.4
  Scenario: A character returned to hand instead of being banished does not count as banished with the others
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
  Scenario: Characters banished together with their location keep the abilities it gave them
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

  @case:a-hall-mourns-all-that-fall-with-it @clause:7.4.3 @clause:6.2.1
  Scenario: A location's ability triggers for the characters there that are banished together with it
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

  @case:pooh-falls-with-his-island @clause:7.4.3
  Scenario: A location counts the character there that The Mob Song's damage banishes together with it
    Given a game of Lorcana
    And these cards
      | ref      | card                              | player | zone | state    | at   |
      | mob      | The Mob Song                      | Ann    | hand |          |      |
      | acre     | Hundred Acre Island - Pooh's Home | Bob    | play | 2 damage |      |
      | hercules | Hercules - True Hero              | Bob    | play |          | acre |
      | other    | Maui - Whale                      | Bob    | play |          |      |
    And Ann has 10 ready ink
    When Ann plays mob for its ink cost
    And Ann chooses acre and hercules
    Then it is accepted
    And acre is in Bob's discard
    And hercules is in Bob's discard
    And Bob has 1 lore

  @case:nobody-drowns-in-a-hall-alone @clause:7.4.3 @clause:6.2.1
  Scenario: Hundred Acre Island counts a character there that is banished together with it
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

  @case:put-away-before-it-can-be-returned @clause:6.1.11.1 @clause:7.7.4.2 @clause:7.1.6 @clause:7.5.6
  Scenario: A card put into the inkwell by the first ability is not returned to hand by the second
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

  @case:an-explosion-once-a-turn @clause:6.1.13.2 @clause:4.2.3 @clause:1.8.2
  Scenario: A once-a-turn inkwell ability does not trigger again when its damage sends a card to the inkwell
    Given a game of Lorcana
    And the made-up card "Seedling"
      """
      {"type":"character","cost":1,"strength":1,"willpower":2,"lore":1,"abilities":[{"is":"triggered","name":"TAKE ROOT","when":[{"event":"banished","this":true}],"effect":{"is":"may","do":{"is":"put","it":"this","to":"inkwell","exerted":true}}}]}
      """
    And these cards
      | ref  | card                                            | player | zone |
      | lyle | Lyle Tiberius Rourke - Crystallized Mercenary   | Ann    | play |
      | seed | Seedling                                        | Ann    | play |
      | one  | a character costing 1                           | Ann    | hand |
      | two  | a character costing 1                           | Ann    | hand |
      | wall | a character costing 2, with 9 Willpower         | Bob    | play |
    When Ann inks one
    And Ann chooses yes
    Then seed is in Ann's inkwell
    And lyle has 2 damage
    And wall has 2 damage
    And nobody is asked
    And no ability waits
    When Ann inks two
    Then it is refused by 4.2.3
    And nothing has changed

  @case:under-the-sea-of-two-players @clause:7.2.3.1 @clause:8.15.2 @clause:1.4.3
  Scenario: Under the Sea: Bob orders all his cards, including the one with Ward and those under another
    Given a game of Lorcana for three players
    And these cards
      | ref   | card                                            | player | zone | state    | under |
      | sea   | Under the Sea                                   | Ann    | hand |          |       |
      | queen | a character costing 4, named Mira, with Shift 2 | Bob    | play |          |       |
      | maid  | a character costing 2, named Mira               | Bob    | play |          | queen |
      | coin  | an action costing 1                             | Bob    | play | facedown | maid  |
      | boy   | a character costing 2, with Ward                | Bob    | play |          |       |
      | giant | a character costing 5, with 3 Strength          | Bob    | play |          |       |
      | girl  | a character costing 2                           | Cat    | play |          |       |
    And Ann has 8 ready ink
    And Bob's deck has 2 cards
    And Cat's deck has 2 cards
    When Ann plays sea for its ink cost
    And Bob chooses maid, boy, coin and queen
    Then maid, boy, coin and queen lie at the bottom of Bob's deck
    And girl lies at the bottom of Cat's deck
    And giant is in Bob's play
