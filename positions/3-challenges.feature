Feature: Lorcana: challenges in which several rules meet

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

  @case:reckless-until-the-location-leaves-with-its-player @clause:8.7.3 @clause:4.6.8.2 @clause:9.2.3
  Scenario: The last thing that a Reckless character could challenge leaves with its player
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

  @case:fog-over-a-location @clause:8.6.1 @clause:8.2.1 @clause:4.6.8 @clause:8.8.1
  Scenario: An Evasive location with Resist is challenged by a character with Alert alone
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

  @case:into-the-keep-between-the-steps @clause:4.6.4.3 @clause:4.6.5 @clause:8.8.1 @clause:4.7.4
  Scenario: The challenged character moves to where it cannot be challenged and damage is reduced
    Given a game of Lorcana
    And the made-up card "Keep"
      """
      {"type":"location","cost":1,"willpower":5,"lore":0,"move_cost":1,"abilities":[{"is":"cannot","action":"be-challenged","what":{"type":["character"],"here":true}},{"is":"static-gains","keyword":"resist","value":1,"what":{"type":["character"],"here":true}}]}
      """
    And the made-up card "Runner"
      """
      {"type":"character","cost":1,"strength":2,"willpower":4,"lore":1,"abilities":[{"is":"triggered","name":"INSIDE","when":[{"event":"challenged","this":true}],"effect":{"is":"may","do":{"is":"sequence","steps":[{"is":"choose","what":{"type":["location"],"whose":"yours"},"as":"place"},{"is":"move-to","it":"this","to":"place"}]}}}]}
      """
    And these cards
      | ref    | card                                   | player | zone | state   |
      | knight | a character costing 3, with 3 Strength | Ann    | play |         |
      | squire | a character costing 3, with 3 Strength | Ann    | play |         |
      | runner | Runner                                 | Bob    | play | exerted |
      | keep   | Keep                                   | Bob    | play |         |
    When Ann challenges runner with knight
    And Bob chooses yes
    Then runner is at keep
    And runner has 2 damage
    And knight has 2 damage
    When Ann challenges runner with squire
    Then it is refused
    And nothing has changed

  @case:a-guard-that-comes-too-late @clause:8.3.2 @clause:8.3.3 @clause:4.6.4.2 @clause:4.6.5
  Scenario: A Bodyguard played exerted between the steps changes the damage, not the challenge
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

  @case:on-its-feet-and-harder-to-hurt @clause:4.6.5 @clause:4.6.2 @clause:8.8.1 @clause:6.1.13.5
  Scenario: Readied between the steps the challenged character stays in the challenge, with the Resist of a ready one
    Given a game of Lorcana
    And the made-up card "Turtle"
      """
      {"type":"character","cost":1,"strength":2,"willpower":4,"lore":1,"abilities":[{"is":"triggered","name":"UP","when":[{"event":"challenged","this":true}],"effect":{"is":"ready","it":"this"}},{"is":"static-gains","keyword":"resist","value":2,"condition":{"is":"this-is","what":{"exerted":false}}}]}
      """
    And these cards
      | ref    | card                                   | player | zone | state   |
      | knight | a character costing 3, with 3 Strength | Ann    | play |         |
      | squire | a character costing 3, with 3 Strength | Ann    | play |         |
      | turtle | Turtle                                 | Bob    | play | exerted |
    When Ann challenges turtle with knight
    Then it is accepted
    And turtle is ready
    And turtle has 1 damage
    And knight has 2 damage
    When Ann challenges turtle with squire
    Then it is refused by 4.6.4.2
    And nothing has changed

  @case:a-free-action-readies-the-challenger @clause:6.7.8.1 @clause:4.6.4.4 @clause:4.6.5 @clause:1.5.5.3
  Scenario: An action played for free between the steps resolves before what the challenged player has waiting
    Given a game of Lorcana
    And the made-up card "Duelist"
      """
      {"type":"character","cost":2,"strength":2,"willpower":6,"lore":1,"abilities":[{"is":"triggered","name":"FEINT","when":[{"event":"challenges","this":true}],"effect":{"is":"may","do":{"is":"play","what":{"type":["action"]},"zone":"hand"}}}]}
      """
    And the made-up card "Second Wind"
      """
      {"type":"action","cost":1,"effect":{"is":"ready","all":{"type":["character"],"whose":"yours"}}}
      """
    And the made-up card "Brambles"
      """
      {"type":"character","cost":1,"strength":1,"willpower":5,"lore":1,"abilities":[{"is":"triggered","name":"THORNS","when":[{"event":"challenged","this":true}],"effect":{"is":"deal-damage","damage":2,"all":{"type":["character"],"whose":"opposing","exerted":true}}},{"is":"pays","what":{"type":["action"]},"more":2,"who":"opponents"}]}
      """
    And these cards
      | ref  | card        | player | zone | state   |
      | duel | Duelist     | Ann    | play |         |
      | wind | Second Wind | Ann    | hand |         |
      | bush | Brambles    | Bob    | play | exerted |
    When Ann challenges bush with duel
    And Ann chooses yes
    Then wind is in Ann's discard
    And duel is ready
    And duel has 1 damage
    And bush has 2 damage
    When Ann challenges bush with duel
    Then it is accepted
    And duel has 4 damage
    And bush has 4 damage

  @case:a-challenge-without-its-target-still-resolves-its-bag @clause:4.6.9.1 @clause:4.6.9.2 @clause:8.5.1 @clause:7.7.4.2
  Scenario: The challenged character is banished first, and the second ability still counts Challenger
    Given a game of Lorcana
    And the made-up card "Ogre"
      """
      {"type":"character","cost":3,"strength":2,"willpower":5,"lore":1,"abilities":[{"is":"keyword","keyword":"challenger","value":3},{"is":"triggered","name":"SWALLOW","when":[{"event":"challenges","this":true}],"effect":{"is":"banish","it":"challenged"}},{"is":"triggered","name":"ROAR","when":[{"event":"challenges","this":true}],"effect":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"],"whose":"opposing"}},{"is":"deal-damage","damage":{"is":"value","of":"strength","it":"this"},"it":"chosen"}]}}]}
      """
    And these cards
      | ref   | card                                     | player | zone | state   |
      | ogre  | Ogre                                     | Ann    | play |         |
      | sheep | a character costing 1                    | Bob    | play | exerted |
      | cow   | a character costing 1, with 9 Willpower  | Bob    | play |         |
      | horse | a character costing 1, with 9 Willpower  | Bob    | play |         |
    When Ann challenges sheep with ogre
    And Ann chooses "ogre: SWALLOW"
    And Ann chooses cow
    Then sheep is in Bob's discard
    And cow has 5 damage
    And ogre is undamaged and exerted
    And ogre has 2 Strength

  @case:kept-alive-while-it-is-challenged @clause:4.6.7 @clause:1.8.1.4 @clause:1.8.1 @clause:6.1.13.5
  Scenario: A character whose Willpower was higher only while challenged falls after the challenge, and not in it
    Given a game of Lorcana
    And the made-up card "Stubborn"
      """
      {"type":"character","cost":1,"strength":0,"willpower":3,"lore":1,"abilities":[{"is":"static-gets","stat":"willpower","plus":2,"condition":{"is":"in-challenge","role":"challenged"}},{"is":"triggered","name":"FAREWELL","when":[{"event":"banished","this":true}],"effect":{"is":"draw"}}]}
      """
    And the made-up card "Champion"
      """
      {"type":"character","cost":3,"strength":3,"willpower":3,"lore":1,"abilities":[{"is":"triggered","name":"TROPHY","when":[{"event":"banishes","this":true,"in_challenge":true}],"effect":{"is":"gain-lore","lore":2}}]}
      """
    And these cards
      | ref   | card     | player | zone | state   |
      | champ | Champion | Ann    | play |         |
      | mule  | Stubborn | Bob    | play | exerted |
    And Bob's deck has 3 cards
    When Ann challenges mule with champ
    Then it is accepted
    And mule is in Bob's discard
    And Ann has no lore
    And bob-deck-1 is in Bob's hand

  @case:the-guest-falls-in-the-second-check @clause:1.8.3 @clause:4.6.2 @clause:6.4.2.3 @clause:4.6.8
  Scenario: A location falls in a challenge, and who was there falls in the next check without what it gave
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

  @case:both-would-fall-and-one-goes-home @clause:6.5.4 @clause:4.6.6.3 @clause:7.4.3 @clause:6.1.16.3
  Scenario: Both would be banished in a challenge, and the one that returns to hand instead was not
    Given a game of Lorcana
    And the made-up card "Champion"
      """
      {"type":"character","cost":3,"strength":3,"willpower":2,"lore":1,"abilities":[{"is":"triggered","name":"TROPHY","when":[{"event":"banishes","this":true,"in_challenge":true}],"effect":{"is":"gain-lore","lore":2}}]}
      """
    And the made-up card "Cork"
      """
      {"type":"character","cost":1,"strength":2,"willpower":3,"lore":1,"abilities":[{"is":"instead","would":{"event":"banished"},"to":"hand"},{"is":"triggered","name":"POP","when":[{"event":"banishes","this":true,"in_challenge":true}],"effect":{"is":"gain-lore","lore":1}}]}
      """
    And these cards
      | ref   | card                            | player | zone | state   |
      | champ | Champion                        | Ann    | play |         |
      | lefou | LeFou - Opportunistic Flunky    | Ann    | hand |         |
      | cork  | Cork                            | Bob    | play | exerted |
    When Ann challenges cork with champ
    Then it is accepted
    And champ is in Ann's discard
    And cork is in Bob's hand
    And Ann has no lore
    And Bob has 1 lore
    When Ann plays lefou for free
    Then it is refused
    And nothing has changed

  @case:worked-out-for-the-one-and-put-on-the-other @clause:1.9.4.2 @clause:6.5.4 @clause:1.9.2.2 @clause:8.8.3
  Scenario: Damage is raised and reduced for the challenged character, and then put on its protector as it is
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
  Scenario: One of two protectors takes the damage, and nobody has been dealt any
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

  @case:as-strong-as-printed-in-a-challenge @clause:6.6.4 @clause:8.5.1 @clause:6.6.2 @clause:8.8.1
  Scenario: Challenger does not lift a Strength that is below the printed one anyway
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

  @case:willpower-of-the-place-as-damage @clause:1.2.1 @clause:4.6.6.1 @clause:8.5.1 @clause:6.1.13.5
  Scenario: Who deals damage with Willpower counts what the location adds, and not Challenger
    Given a game of Lorcana
    And the made-up card "Ox"
      """
      {"type":"character","cost":3,"strength":1,"willpower":3,"lore":1,"abilities":[{"is":"fights-with","stat":"willpower"},{"is":"keyword","keyword":"challenger","value":1}]}
      """
    And these cards
      | ref  | card                                    | player | zone | state    | at   |
      | rock | Pride Lands - Pride Rock                | Ann    | play |          |      |
      | ox   | Ox                                      | Ann    | play | 1 damage | rock |
      | wall | a character costing 2, with 9 Willpower | Bob    | play | exerted  |      |
    When Ann challenges wall with ox
    Then it is accepted
    And wall has 5 damage
    And ox has 3 damage
    And ox is in Ann's play

  @case:a-kindness-passed-on-to-the-shifted @clause:8.10.5 @clause:8.13.1 @clause:6.5.1 @clause:4.6.6.2
  Scenario: What Support has set off for a character still holds once another is shifted onto it
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
