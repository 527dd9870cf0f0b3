Feature: 5.1 Cards under cards, where several rules meet

  @case:cheaper-for-what-lay-below @clause:5.1.1.7 @clause:6.1.12 @clause:4.3.2.3
  Scenario: A character card that lay facedown under a banished one is counted in the discard
    Given a game of Lorcana
    And the made-up card "Gravedigger"
      """
      {"type":"character","cost":5,"strength":1,"willpower":1,"lore":1,"abilities":[{"is":"pays","this":true,"less":{"is":"count","what":{"type":["character"]},"zone":"discard","who":"you"}}]}
      """
    And the made-up card "Sacrifice"
      """
      {"type":"action","cost":0,"effect":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"],"whose":"yours"}},{"is":"banish","it":"chosen"}]}}
      """
    And these cards
      | ref   | card                                            | player | zone | state    | under |
      | pooh  | a character costing 2, named Pooh, with Boost 1 | Ann    | play |          |       |
      | piglet | a character costing 1                          | Ann    | play | facedown | pooh  |
      | honey | an action costing 1                             | Ann    | play | facedown | piglet |
      | knife | Sacrifice                                       | Ann    | hand |          |       |
      | grave | Gravedigger                                     | Ann    | hand |          |       |
    And Ann has 3 ready ink
    When Ann plays knife for its ink cost
    And Ann plays grave for its ink cost
    Then it is accepted
    And grave is in Ann's play
    And Ann has 0 ready ink

  @case:a-stack-becomes-ink-card-by-card @clause:5.1.1.7 @clause:7.5.2 @clause:8.10.7 @clause:6.2.1
  Scenario: A shifted character put into the inkwell is two cards that arrive there
    Given a game of Lorcana
    And the made-up card "Freeze Over"
      """
      {"type":"action","cost":0,"effect":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"],"whose":"opposing"}},{"is":"put","it":"chosen","to":"inkwell","exerted":true}]}}
      """
    And the made-up card "Moat"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"RIPPLE","when":[{"event":"inked"}],"effect":{"is":"gain-lore","lore":1}}]}
      """
    And these cards
      | ref    | card                                            | player | zone | under |
      | queen  | a character costing 4, named Mira, with Shift 2 | Bob    | play |       |
      | maid   | a character costing 2, named Mira               | Bob    | play | queen |
      | moat   | Moat                                            | Bob    | play |       |
      | freeze | Freeze Over                                     | Ann    | hand |       |
    When Ann plays freeze for its ink cost
    Then queen is in Bob's inkwell
    And maid is in Bob's inkwell
    And Bob has 2 lore
    And by reading
      | reading | outcome              |
      | >=2.2   | Bob has 0 ready ink  |
      | <2.2    | Bob has 1 ready ink  |

  @case:only-the-top-card-comes-back @clause:8.10.7 @clause:5.1.1.7
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

  @case:a-cork-with-something-below @clause:6.5.4 @clause:5.1.1.7 @clause:1.8.1.4
  Scenario: A shifted character that returns instead of being banished takes along the card below
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

  @case:boosted-below-and-boosted-above @clause:8.4.1 @clause:8.10.5 @clause:5.1.1.7 @clause:8.10.7
  Scenario: A shifted character has its own Boost this turn, and all cards below return with it
    Given a game of Lorcana
    And the made-up card "Recall"
      """
      {"type":"action","cost":0,"effect":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"]}},{"is":"put","it":"chosen","to":"hand","verb":"return"}]}}
      """
    And these cards
      | ref   | card                                                        | player | zone |
      | pooh1 | a character costing 2, named Pooh, with Boost 1             | Ann    | play |
      | pooh2 | a character costing 4, named Pooh, with Shift 1 and Boost 1 | Ann    | hand |
      | call  | Recall                                                      | Ann    | hand |
      | boy   | a character costing 1                                       | Bob    | play |
    And Ann has 4 ready ink
    And Ann's deck has 4 cards
    When Ann uses pooh1
    And Ann shifts pooh2 onto pooh1
    And Ann uses pooh2
    Then it is accepted
    And Ann has 1 ready ink
    When Ann uses pooh2
    Then it is refused by 8.4.1
    And nothing has changed
    When Ann plays call for its ink cost
    And Ann chooses pooh2
    Then pooh2 is in Ann's hand
    And pooh1 is in Ann's hand
    And ann-deck-1 is in Ann's hand
    And ann-deck-2 is in Ann's hand
    And Ann has 4 cards in hand

  @case:a-ghost-ship-sinks-on-arrival @clause:6.7.9 @clause:8.10.6 @clause:8.10.7 @clause:4.3.4.1
  Scenario: A shifted character enters with enough damage to be banished, and was played all the same
    Given a game of Lorcana
    And the made-up card "Ghost Ship"
      """
      {"type":"character","cost":4,"strength":1,"willpower":4,"lore":1,"abilities":[{"is":"keyword","keyword":"shift","cost":[{"is":"ink","amount":1}]},{"is":"enters-play","damage":3},{"is":"triggered","name":"LAND HO","when":[{"event":"played","this":true}],"effect":{"is":"draw"}}]}
      """
    And the made-up card "Requiem"
      """
      {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"TOLL","when":[{"event":"banished","what":{"type":["character"]}}],"effect":{"is":"gain-lore","lore":1}}]}
      """
    And these cards
      | ref  | card                                    | player | zone | state    |
      | boat | a character costing 2, named Ghost Ship | Ann    | play | 1 damage |
      | ship | Ghost Ship                              | Ann    | hand |          |
      | bell | Requiem                                 | Ann    | play |          |
    And Ann has 1 ready ink
    And Ann's deck has 3 cards
    When Ann shifts ship onto boat
    And Ann chooses bell
    Then ship is in Ann's discard
    And boat is in Ann's discard
    And ann-deck-1 is in Ann's hand
    And Ann has 1 lore
