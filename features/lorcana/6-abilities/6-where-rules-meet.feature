Feature: 6 Abilities, where several rules meet

  @case:a-shelter-that-falls-in-the-same-storm @clause:6.7.2.2 @clause:8.8.1 @clause:1.8.3 @clause:5.6.6
  Scenario: A location's Resist protects the character there from damage that banishes the location
    Given a game of Lorcana
    And the made-up card "Cellar"
      """
      {"type":"location","cost":1,"willpower":3,"lore":0,"move_cost":1,"abilities":[{"is":"static-gains","keyword":"resist","value":2,"what":{"type":["character"],"here":true}}]}
      """
    And the made-up card "Storm"
      """
      {"type":"action","cost":0,"effect":{"is":"deal-damage","damage":3,"all":{"type":["character","location"],"whose":"opposing"}}}
      """
    And these cards
      | ref    | card                                    | player | zone | at     |
      | cellar | Cellar                                  | Bob    | play |        |
      | mole   | a character costing 1, with 2 Willpower | Bob    | play | cellar |
      | storm  | Storm                                   | Ann    | hand |        |
    When Ann plays storm for its ink cost
    Then it is accepted
    And cellar is in Bob's discard
    And mole is in Bob's play
    And mole has 1 damage
    And mole is not at cellar

  @case:a-cloak-for-the-next-one-in-line @clause:6.4.2.1 @clause:8.10.5 @clause:3.2.1.3
  Scenario: An effect on all of a player's characters covers those played or shifted later
    Given a game of Lorcana
    And these cards
      | ref   | card                                                | player | zone | state   |
      | sunk  | Restoring Atlantis                                  | Bob    | hand |         |
      | guard | a character costing 1, with Bodyguard               | Bob    | hand |         |
      | maid  | a character costing 2, named Mira                   | Bob    | play | exerted |
      | queen | a character costing 4, named Mira, with Shift 1     | Bob    | hand |         |
      | fist  | a character costing 3                               | Ann    | play |         |
    And it is Bob's turn
    And Bob has 7 ready ink
    And Ann's deck has 4 cards
    And Bob's deck has 4 cards
    When Bob plays sunk for its ink cost
    And Bob plays guard for its ink cost
    And Bob chooses yes
    And Bob shifts queen onto maid
    And Bob ends their turn
    And Ann challenges queen with fist
    Then it is refused
    And nothing has changed
    When Ann challenges guard with fist
    Then it is refused
    And nothing has changed
    When Ann ends their turn
    And Bob quests with guard
    And Bob ends their turn
    And Ann challenges guard with fist
    Then it is accepted

  @case:not-resolved-is-not-once @clause:6.1.13.2 @clause:6.2.4 @clause:6.1.1 @clause:4.7.2
  Scenario: A once-a-turn ability whose condition was not met can still resolve at the next move
    Given a game of Lorcana
    And the made-up card "Courier"
      """
      {"type":"character","cost":1,"strength":1,"willpower":2,"lore":1,"abilities":[{"is":"triggered","name":"DELIVERY","once":true,"when":[{"event":"moves","this":true}],"condition":{"is":"have","what":{"type":["item"],"whose":"yours"}},"effect":{"is":"gain-lore","lore":2}}]}
      """
    And these cards
      | ref  | card                 | player | zone |
      | run  | Courier              | Ann    | play |
      | inn  | a location costing 1 | Ann    | play |
      | mill | a location costing 1 | Ann    | play |
      | lamp | an item costing 0    | Ann    | hand |
    And Ann has 3 ready ink
    When Ann moves run to inn
    Then it is accepted
    And Ann has no lore
    When Ann plays lamp for its ink cost
    And Ann moves run to mill
    Then Ann has 2 lore
    When Ann moves run to inn
    Then it is accepted
    And Ann has 2 lore

  @case:no-ink-no-choice-no-vanishing @clause:8.14.1 @clause:1.5.3
  Scenario: A player who cannot pay within an action chooses no character, so none vanishes
    Given a game of Lorcana
    And the made-up card "Bribe"
      """
      {"type":"action","cost":0,"effect":{"is":"may","do":{"is":"if-you-do","first":{"is":"pay","cost":[{"is":"ink","amount":2}]},"then":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"],"whose":"opposing"}},{"is":"exert","it":"chosen"}]}}}}
      """
    And these cards
      | ref    | card                               | player | zone |
      | first  | Bribe                              | Ann    | hand |
      | second | Bribe                              | Ann    | hand |
      | genie  | a character costing 2, with Vanish | Bob    | play |
      | imp    | a character costing 2, with Vanish | Bob    | play |
    And Ann has 3 ready ink
    When Ann plays first for its ink cost
    And Ann chooses yes
    And Ann chooses genie
    Then genie is in Bob's discard
    And Ann has 1 ready ink
    When Ann plays second for its ink cost
    Then it is accepted
    And nobody is asked
    And imp is in Bob's play
    And imp is ready

  @case:a-bargain-within-a-refill @clause:6.1.8.1 @clause:1.12.2 @clause:6.5.4 @clause:6.2.2
  Scenario: The draws are counted once, and a replaced draw is neither made up for nor counted
    Given a game of Lorcana
    And the made-up card "Bargain"
      """
      {"type":"action","cost":0,"effect":{"is":"replace","next":true,"ability":{"is":"instead","would":{"event":"drew"},"do":{"is":"gain-lore","lore":2}}}}
      """
    And the made-up card "Refill"
      """
      {"type":"action","cost":0,"effect":{"is":"draw","cards":{"is":"difference","of":3,"less":{"is":"count","what":{},"zone":"hand","who":"you"}}}}
      """
    And the made-up card "Second Helping"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"MORE","when":[{"event":"drew","nth":2}],"condition":{"is":"have","what":{},"zone":"hand","least":2,"who":"you"},"effect":{"is":"gain-lore","lore":5}}]}
      """
    And these cards
      | ref     | card           | player | zone |
      | bargain | Bargain        | Ann    | hand |
      | refill  | Refill         | Ann    | hand |
      | spoon   | Second Helping | Ann    | play |
    And Ann's deck has 5 cards
    When Ann plays bargain for its ink cost
    And Ann plays refill for its ink cost
    Then Ann has 2 cards in hand
    And ann-deck-1 is in Ann's hand
    And ann-deck-2 is in Ann's hand
    And Ann has 7 lore

  @case:ready-again-between-two-draws @clause:6.1.13.6 @clause:1.12.2 @clause:6.7.4
  Scenario: Jafar counts the cards drawn while exerted, not those drawn after the effect readies him
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

  @case:stolen-twice-with-nothing-gained @clause:6.2.7.1 @clause:4.5.3.1 @clause:1.11.1
  Scenario: A character with negative Lore quests, and both floating abilities take lore from each opponent
    Given a game of Lorcana for three players
    And the made-up card "Gloom"
      """
      {"type":"item","cost":1,"abilities":[{"is":"static-gets","stat":"lore","plus":-2,"what":{"type":["character"],"whose":"opposing"}}]}
      """
    And these cards
      | ref    | card                  | player | zone |
      | first  | Steal from the Rich   | Ann    | hand |
      | second | Steal from the Rich   | Ann    | hand |
      | robin  | a character costing 1 | Ann    | play |
      | gloom  | Gloom                 | Bob    | play |
    And Ann has 10 ready ink
    And Ann has 2 lore
    And Bob has 3 lore
    And Cat has 1 lore
    When Ann plays first for its ink cost
    And Ann plays second for its ink cost
    And Ann quests with robin
    And Ann chooses second
    Then it is accepted
    And Ann has 2 lore
    And Bob has 1 lore
    And Cat has no lore

  @case:worked-out-for-the-one-and-put-on-the-other @clause:1.9.4.2 @clause:6.5.4 @clause:1.9.2.2
  Scenario: Damage is worked out for the challenged character, and put on its protector unchanged
    Given a game of Lorcana
    And the made-up card "Whetstone"
      """
      {"type":"item","cost":1,"abilities":[{"is":"static-gets","stat":"damage-by","plus":1,"what":{"type":["character"],"whose":"yours"}}]}
      """
    And the made-up card "Quilt"
      """
      {"type":"item","cost":1,"abilities":[{"is":"static-gains","keyword":"resist","value":1,"what":{"type":["character"],"whose":"yours"}}]}
      """
    And these cards
      | ref   | card                                                  | player | zone | state   |
      | knight | a character costing 3, with 4 Strength and 5 Willpower | Ann   | play |         |
      | stone | Whetstone                                             | Ann    | play |         |
      | quilt | Quilt                                                 | Bob    | play |         |
      | beast | Beast - Selfless Protector                            | Bob    | play |         |
      | belle | a character costing 1                                 | Bob    | play | exerted |
    When Ann challenges belle with knight
    Then it is accepted
    And belle is undamaged
    And beast has 4 damage
    And knight has 2 damage

  @case:one-of-two-protectors @clause:6.5.8 @clause:6.5.4 @clause:1.9.2.2 @clause:4.6.6.2
  Scenario: Bob chooses which of two protectors takes the damage, and none of it counts as dealt
    Given a game of Lorcana
    And the made-up card "Bully"
      """
      {"type":"character","cost":3,"strength":3,"willpower":5,"lore":1,"abilities":[{"is":"triggered","name":"HA","when":[{"event":"deals-damage","this":true}],"effect":{"is":"gain-lore","lore":1}}]}
      """
    And these cards
      | ref    | card                       | player | zone | state   |
      | bully  | Bully                      | Ann    | play |         |
      | beast1 | Beast - Selfless Protector | Bob    | play |         |
      | beast2 | Beast - Selfless Protector | Bob    | play |         |
      | belle  | a character costing 1      | Bob    | play | exerted |
    When Ann challenges belle with bully
    And Bob chooses beast2
    Then beast2 has 3 damage
    And beast1 is undamaged
    And belle is undamaged
    And bully has 2 damage
    And Ann has no lore

  @case:a-protector-takes-all-of-it @clause:6.5.4 @clause:6.7.2.2 @clause:8.8.1
  Scenario: A protector takes the damage of all opposing characters, each reduced by its own Resist
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

  @case:as-strong-as-printed-in-a-challenge @clause:6.6.4 @clause:6.6.2 @clause:8.8.1
  Scenario: Challenger does not lift a weakened Strength above the printed one that Elisa Maza keeps
    Given a game of Lorcana
    And the made-up card "Weakness"
      """
      {"type":"action","cost":0,"effect":{"is":"gets","stat":"strength","plus":-5,"all":{"type":["character"]}}}
      """
    And these cards
      | ref   | card                                                      | player | zone | state   |
      | elisa | Elisa Maza - Transformed Gargoyle                         | Ann    | play |         |
      | lion  | a character costing 4, with 4 Strength, with Challenger 2 | Ann    | play |         |
      | weak  | Weakness                                                  | Ann    | hand |         |
      | wall  | a character costing 2, with 9 Willpower, with Resist 1    | Bob    | play | exerted |
    When Ann plays weak for its ink cost
    And Ann challenges wall with lion
    Then it is accepted
    And wall has 3 damage
    And lion is undamaged
    And lion has 4 Strength

  @case:a-herald-burns-out-before-lending-its-strength @clause:8.13.1 @clause:6.7.7 @clause:7.7.4.2
  Scenario: Support of a character that has left play adds the Strength it last had at its location
    Given a game of Lorcana
    And the made-up card "Herald"
      """
      {"type":"character","cost":2,"strength":2,"willpower":3,"lore":1,"abilities":[{"is":"keyword","keyword":"support"},{"is":"triggered","name":"BURN OUT","when":[{"event":"quested","this":true}],"effect":{"is":"banish","it":"this"}}]}
      """
    And the made-up card "Stage"
      """
      {"type":"location","cost":1,"willpower":5,"lore":0,"move_cost":1,"abilities":[{"is":"static-gets","stat":"strength","plus":2,"what":{"type":["character"],"here":true}}]}
      """
    And these cards
      | ref    | card                  | player | zone | at    |
      | stage  | Stage                 | Ann    | play |       |
      | herald | Herald                | Ann    | play | stage |
      | pal    | a character costing 1 | Ann    | play |       |
      | mate   | a character costing 1 | Ann    | play |       |
    When Ann quests with herald
    And Ann chooses "herald: BURN OUT"
    And Ann chooses yes
    And Ann chooses pal
    Then herald is in Ann's discard
    And pal has 6 Strength
    And Ann has 1 lore

  @case:stronger-on-arrival-than-later @clause:8.10.5 @clause:6.2.1 @clause:6.6.1.1 @clause:6.4.2.2
  Scenario: A shifted character enters with the Strength lent to the one below, and triggers Weight Set
    Given a game of Lorcana
    And the made-up card "Pep Talk"
      """
      {"type":"action","cost":0,"effect":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"]}},{"is":"gets","stat":"strength","plus":2,"it":"chosen"}]}}
      """
    And these cards
      | ref    | card                                 | player | zone |
      | young  | a character costing 2, named Kida    | Ann    | play |
      | kida   | Kida - Protector of Atlantis         | Ann    | hand |
      | weight | Weight Set                           | Ann    | play |
      | talk   | Pep Talk                             | Ann    | hand |
      | boy    | a character costing 1                | Bob    | play |
      | late   | a character costing 1                | Bob    | hand |
    And Ann has 4 ready ink
    And Bob has 1 ready ink
    And Ann's deck has 4 cards
    And Bob's deck has 4 cards
    When Ann plays talk for its ink cost
    And Ann chooses young
    And Ann shifts kida onto young
    And Ann chooses kida
    And Ann chooses yes
    Then kida has 2 Strength
    And ann-deck-1 is in Ann's hand
    And Ann has 0 ready ink
    When Ann ends their turn
    And Bob plays late for its ink cost
    Then late has 2 Strength
    And kida has 0 Strength
