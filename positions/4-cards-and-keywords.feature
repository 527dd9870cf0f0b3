Feature: Lorcana: costs, cards below cards, and keywords

  @case:an-explosion-once-a-turn @clause:6.1.13.2 @clause:7.5.6 @clause:4.2.3 @clause:1.8.2
  Scenario: Inking banishes a character that goes into the inkwell, and once a turn is once
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

  @case:stronger-on-arrival-than-later @clause:8.10.5 @clause:6.2.1 @clause:6.6.1.1 @clause:6.4.2.2
  Scenario: A shifted character enters with the Strength lent to the one below, and so sets off what asks for it
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

  @case:not-resolved-is-not-once @clause:6.1.13.2 @clause:6.2.4 @clause:6.1.1 @clause:4.7.2
  Scenario: A once-a-turn ability whose condition failed may still happen at the next move
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

  @case:boosted-below-and-boosted-above @clause:8.4.1 @clause:8.10.5 @clause:5.1.1.7 @clause:8.10.7
  Scenario: A shifted character has a Boost of its own this turn, and all that lies below returns with it
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

  @case:cheaper-for-what-lay-below @clause:5.1.1.7 @clause:6.1.12 @clause:4.3.2.3 @clause:7.6.2
  Scenario: A character card that lay face down below a banished one is counted in the discard
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
  Scenario: A shifted character put into the inkwell is two cards that come there
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

  @case:cheaper-to-pay-but-not-to-sing @clause:1.5.4 @clause:5.4.4.2 @clause:8.11.3 @clause:4.7.4
  Scenario: A song that costs less to pay takes the same singer, until the singer stands in the concert hall
    Given a game of Lorcana
    And the made-up card "Hymn"
      """
      {"type":"action","cost":4,"classifications":["Song"],"effect":{"is":"gain-lore","lore":1}}
      """
    And the made-up card "Choir Book"
      """
      {"type":"item","cost":1,"abilities":[{"is":"pays","what":{"song":true},"less":2}]}
      """
    And these cards
      | ref   | card                       | player | zone |
      | bard  | a character costing 2      | Ann    | play |
      | hall  | Atlantica - Concert Hall   | Ann    | play |
      | hymn  | Hymn                       | Ann    | hand |
      | book  | Choir Book                 | Ann    | play |
    And Ann has 2 ready ink
    When Ann sings hymn with bard
    Then it is refused
    And nothing has changed
    When Ann moves bard to hall
    And Ann sings hymn with bard
    Then it is accepted
    And Ann has 1 lore
    And bard is exerted

  @case:a-voice-found-and-a-voice-lost @clause:8.10.5 @clause:5.4.4.2 @clause:1.2.2 @clause:6.1.13.4
  Scenario: The text below keeps nobody from singing, an effect on the character below does
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

  @case:moved-by-a-leech @clause:1.8.1.4 @clause:1.9.2.4 @clause:8.8.3 @clause:1.9.3
  Scenario: Whoever falls by damage that a character's ability has moved was banished by that character
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
      | prey  | a character costing 2, with 3 Willpower and Resist 2  | Bob    | play |          |
      | shade | a character costing 2, with Ward                      | Bob    | play |          |
    When Ann uses leech
    And Ann chooses hurt
    And Ann chooses 3
    Then prey is in Bob's discard
    And hurt is undamaged
    And Ann has 2 lore

  @case:what-cannot-be-removed-cannot-be-moved @clause:1.2.2 @clause:1.9.2.4 @clause:1.9.2.3 @clause:1.2.3
  Scenario: Damage that cannot be removed is not moved either, and moving it removes it
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

  @case:a-bargain-within-a-refill @clause:6.1.8.1 @clause:1.12.2 @clause:6.5.4 @clause:6.2.2
  Scenario: Drawing until three counts the cards once, and the replaced draw is neither made up for nor counted
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

  @case:the-spring-comes-too-late @clause:4.7.5 @clause:1.8.1 @clause:1.8.2 @clause:6.1.13.5
  Scenario: A wounded character leaves the rock for the spring and falls before the spring heals it
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

  @case:a-ghost-ship-sinks-on-arrival @clause:6.7.9 @clause:8.10.6 @clause:8.10.7 @clause:4.3.4.1
  Scenario: A character shifted onto a wounded one enters with enough damage to fall, and was played all the same
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

  @case:the-word-of-a-pirate-holds-for-the-shifted @clause:8.7.2 @clause:8.7.3 @clause:8.10.5 @clause:9.2.1
  Scenario: Reckless during the next turn of the third player goes on to whoever is shifted there
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

  @case:under-the-sea-of-two-players @clause:7.2.3.1 @clause:8.15.2 @clause:1.4.3 @clause:6.7.6
  Scenario: Whose characters go under the deck orders them, with all that lay below them and Ward or no Ward
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

  @case:a-herald-burns-out-before-lending-its-strength @clause:8.13.1 @clause:6.7.7 @clause:7.7.4.2 @clause:6.1.13.5
  Scenario: Support of a character that has gone adds the Strength it last had at its location
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

  @case:a-toll-that-one-pays-otherwise @clause:1.11.1 @clause:6.5.4 @clause:6.7.6 @clause:1.3.5.2
  Scenario: Of two opponents who lose lore one has too little and the other does something else instead
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

  @case:stolen-twice-with-nothing-gained @clause:6.2.7.1 @clause:4.5.3.1 @clause:1.11.1
  Scenario: A character of negative Lore quests, and both floating abilities take lore of each opponent
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

  @case:no-ink-no-choice-no-vanishing @clause:6.1.4.1 @clause:8.14.1 @clause:1.5.3
  Scenario: Who cannot pay within an action chooses nobody, so that nobody vanishes
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
