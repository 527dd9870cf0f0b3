Feature: 1 Concepts, where several rules meet

  @case:moved-by-a-leech @clause:1.8.1.4 @clause:1.9.2.4 @clause:8.8.3 @clause:1.9.3
  Scenario: A character that falls to damage moved by a character's ability is banished by that character
    Given a game of Lorcana
    And the made-up card "Leech"
      """
      {"type":"character","cost":2,"strength":1,"willpower":2,"lore":1,"abilities":[{"is":"activated","name":"DRAIN","cost":[{"is":"exert-this"}],"effect":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"],"whose":"yours"},"as":"from"},{"is":"choose","what":{"type":["character"],"whose":"opposing"},"as":"to"},{"is":"move-damage","damage":3}]}},{"is":"triggered","name":"FEAST","when":[{"event":"banishes","this":true}],"effect":{"is":"gain-lore","lore":2}}]}
      """
    And the made-up card "Tally Stick"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"NOTCH","when":[{"event":"damaged","who":"opponents","by":["dealt"]}],"effect":{"is":"gain-lore","lore":5}}]}
      """
    And these cards
      | ref   | card                                                  | player | zone | state    |
      | leech | Leech                                                 | Ann    | play |          |
      | stick | Tally Stick                                           | Ann    | play |          |
      | hurt  | a character costing 2, with 5 Willpower               | Ann    | play | 3 damage |
      | sore  | a character costing 2                                 | Ann    | play | 1 damage |
      | prey  | a character costing 2, with 3 Willpower and Resist 2  | Bob    | play |          |
      | shade | a character costing 2, with Ward                      | Bob    | play |          |
    When Ann uses leech
    And Ann chooses hurt
    And Ann chooses 3
    Then prey is in Bob's discard
    And hurt is undamaged
    And Ann has 2 lore

  @case:two-reach-twenty-with-an-empty-deck @clause:1.8.4 @clause:3.4.1.1 @clause:1.8.1.2
  Scenario: Two players reach 20 lore at the end of a turn: the active player wins, even with an empty deck
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

  @case:the-spring-comes-too-late @clause:4.7.5 @clause:1.8.1 @clause:1.8.2
  Scenario: A wounded character moves from Pride Rock to the Spring and is banished before the Spring heals it
    Given a game of Lorcana
    And the made-up card "Spring"
      """
      {"type":"location","cost":1,"willpower":5,"lore":0,"move_cost":1,"abilities":[{"is":"triggered","name":"HEAL","when":[{"event":"moves","here":true}],"effect":{"is":"sequence","steps":[{"is":"remove-damage","it":"that"},{"is":"draw"}]}}]}
      """
    And these cards
      | ref    | card                                    | player | zone | state    | at   |
      | rock   | Pride Lands - Pride Rock                | Ann    | play |          |      |
      | spring | Spring                                  | Ann    | play |          |      |
      | cub    | a character costing 1, with 2 Willpower | Ann    | play | 2 damage | rock |
    And Ann has 1 ready ink
    And Ann's deck has 3 cards
    When Ann moves cub to spring
    Then cub is in Ann's discard
    And ann-deck-1 is in Ann's hand

  @case:the-guest-falls-in-the-second-check @clause:1.8.3 @clause:4.6.2 @clause:6.4.2.3 @clause:4.6.8
  Scenario: A location is banished; a character there falls in the next check, without what the location gave
    Given a game of Lorcana
    And the made-up card "Shelter"
      """
      {"type":"location","cost":1,"willpower":3,"lore":0,"move_cost":1,"abilities":[{"is":"static-gets","stat":"willpower","plus":2,"what":{"type":["character"],"here":true}},{"is":"static-gains-ability","what":{"type":["character"],"here":true},"ability":{"is":"triggered","name":"LAST WISH","when":[{"event":"banished","this":true}],"effect":{"is":"draw"}}}]}
      """
    And the made-up card "Champion"
      """
      {"type":"character","cost":3,"strength":3,"willpower":3,"lore":1,"abilities":[{"is":"triggered","name":"TROPHY","when":[{"event":"banishes","this":true,"against":{"type":["character"]},"in_challenge":true}],"effect":{"is":"gain-lore","lore":2}}]}
      """
    And these cards
      | ref   | card                                    | player | zone | state    | at   |
      | champ | Champion                                | Ann    | play |          |      |
      | shed  | Shelter                                 | Bob    | play |          |      |
      | tramp | a character costing 1, with 2 Willpower | Bob    | play | 3 damage | shed |
    And Bob's deck has 3 cards
    When Ann challenges shed with champ
    Then it is accepted
    And shed is in Bob's discard
    And tramp is in Bob's discard
    And Bob has no cards in hand
    And Ann has no lore

  @case:what-cannot-be-removed-cannot-be-moved @clause:1.2.2 @clause:1.9.2.4 @clause:1.9.2.3 @clause:1.2.3
  Scenario: Damage that cannot be removed cannot be moved either, since moving damage removes it
    Given a game of Lorcana
    And the made-up card "Old Wound"
      """
      {"type":"item","cost":1,"abilities":[{"is":"cannot","action":"remove-damage","what":{"type":["character"]}}]}
      """
    And the made-up card "Transfer"
      """
      {"type":"action","cost":0,"effect":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"],"whose":"yours"},"as":"from"},{"is":"choose","what":{"type":["character"],"whose":"opposing"},"as":"to"},{"is":"move-damage"},{"is":"draw"}]}}
      """
    And the made-up card "Smash"
      """
      {"type":"action","cost":0,"effect":{"is":"sequence","steps":[{"is":"choose","what":{"type":["item"]}},{"is":"banish","it":"chosen"}]}}
      """
    And these cards
      | ref    | card                             | player | zone | state    |
      | pabbie | Grand Pabbie - Oldest and Wisest | Ann    | play |          |
      | hurt   | a character costing 2            | Ann    | play | 2 damage |
      | first  | Transfer                         | Ann    | hand |          |
      | second | Transfer                         | Ann    | hand |          |
      | smash  | Smash                            | Ann    | hand |          |
      | wound  | Old Wound                        | Bob    | play |          |
      | boy    | a character costing 2            | Bob    | play |          |
    And Ann's deck has 4 cards
    When Ann plays first for its ink cost
    And Ann chooses hurt
    Then hurt has 2 damage
    And boy is undamaged
    And ann-deck-1 is in Ann's hand
    And Ann has no lore
    When Ann plays smash for its ink cost
    And Ann plays second for its ink cost
    And Ann chooses hurt
    Then hurt is undamaged
    And boy has 2 damage
    And Ann has 2 lore

  @case:nobody-was-healed-under-the-slab @clause:1.2.2 @clause:6.1.11
  Scenario: Goofy readies no character from which no damage could be removed
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

  @case:three-to-draw-and-two-there @clause:6.1.5.1 @clause:1.12.2 @clause:1.8.1.2
  Scenario: A player told to draw 3 draws the 2 there are, gains nothing for it, and loses at the end of the turn
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

  @case:nothing-was-discarded-the-second-time @clause:6.1.11 @clause:1.2.3
  Scenario: With no second card to discard, an effect does not check the first discarded card again
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

  @case:a-toll-that-one-pays-otherwise @clause:1.11.1 @clause:6.5.4 @clause:1.3.5.2
  Scenario: One opponent has too little lore to lose, the other replaces the loss, and Ann gains what was lost
    Given a game of Lorcana for three players
    And the made-up card "Toll"
      """
      {"type":"action","cost":0,"effect":{"is":"sequence","steps":[{"is":"each-player","who":"opponents","do":{"is":"lose-lore","lore":2}},{"is":"gain-lore","lore":{"is":"number","name":"lore-lost"}}]}}
      """
    And the made-up card "Charter"
      """
      {"type":"item","cost":1,"abilities":[{"is":"instead","would":{"event":"lost-lore"},"do":{"is":"draw"}}]}
      """
    And these cards
      | ref     | card    | player | zone |
      | toll    | Toll    | Ann    | hand |
      | charter | Charter | Cat    | play |
    And Bob has 1 lore
    And Cat has 5 lore
    And Cat's deck has 3 cards
    When Ann plays toll for its ink cost
    Then Bob has no lore
    And Cat has 5 lore
    And cat-deck-1 is in Cat's hand
    And Ann has 1 lore
