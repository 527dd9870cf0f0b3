Feature: 4 Turn actions, where several rules meet

  @case:too-weak-until-it-challenges @clause:4.6.4.3 @clause:4.6.4.5 @clause:8.5.1 @clause:8.13.1
  Scenario: Challenger does not help against a limiter that asks for Strength, but Support does
    Given a game of Lorcana
    And the made-up card "Haughty"
      """
      {"type":"character","cost":2,"strength":1,"willpower":9,"lore":1,"abilities":[{"is":"cannot","action":"be-challenged","against":{"strength_at_most":3}}]}
      """
    And these cards
      | ref   | card                                   | player | zone | state   |
      | lance | a character costing 2, with Challenger 3 | Ann  | play |         |
      | aide  | a character costing 2, with Support    | Ann    | play |         |
      | pal   | a character costing 2                  | Ann    | play |         |
      | queen | Haughty                                | Bob    | play | exerted |
    When Ann challenges queen with lance
    Then it is refused
    And nothing has changed
    When Ann quests with aide
    And Ann chooses yes
    And Ann chooses lance
    And Ann challenges queen with lance
    Then it is accepted
    And queen has 7 damage

  @case:strong-as-the-challenge-occurs @clause:4.6.4.5 @clause:4.6.5 @clause:8.5.1 @clause:6.5.6
  Scenario: At the Snuggly Duckling the bonus of Challenger counts for both amounts of lore it may bring
    Given a game of Lorcana
    And these cards
      | ref   | card                                                    | player | zone | state   | at   |
      | pub   | Snuggly Duckling - Disreputable Pub                     | Ann    | play |         |      |
      | weak  | a character costing 2, with 2 Strength                  | Ann    | play |         | pub  |
      | mild  | a character costing 2, with 1 Strength and Challenger 2 | Ann    | play |         | pub  |
      | thug  | a character costing 2, with 2 Strength and Challenger 4 | Ann    | play |         | pub  |
      | wall  | a character costing 2, with 0 Strength and 30 Willpower | Bob    | play | exerted |      |
    When Ann challenges wall with weak
    Then Ann has no lore
    When Ann challenges wall with mild
    Then Ann has 1 lore
    When Ann challenges wall with thug
    Then Ann has 4 lore
    And wall has 11 damage

  @case:into-the-keep-between-the-steps @clause:4.6.4.3 @clause:4.6.5 @clause:8.8.1 @clause:4.7.4
  Scenario: A challenged character moves to a location that protects it: the challenge goes on, with Resist
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

  @case:on-its-feet-and-harder-to-hurt @clause:4.6.5 @clause:4.6.2 @clause:8.8.1 @clause:6.1.13.5
  Scenario: A challenged character readied between the steps stays in the challenge, with its Resist when ready
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
  Scenario: An action played for free between the steps resolves before the challenged player's ability
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
  Scenario: One ability banishes the challenged character, and the next one still counts Challenger
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
  Scenario: A character with more Willpower only while challenged is banished after the challenge, not in it
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

  @case:both-would-fall-and-one-goes-home @clause:6.5.4 @clause:4.6.6.3 @clause:7.4.3 @clause:6.1.16.3
  Scenario: Both would be banished in a challenge; the one that returns to hand instead was not banished
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

  @case:willpower-of-the-place-as-damage @clause:1.2.1 @clause:4.6.6.1 @clause:8.5.1
  Scenario: A character that deals damage with Willpower counts the location's bonus, but not Challenger
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

  @case:cheaper-to-pay-but-not-to-sing @clause:1.5.4 @clause:5.4.4.2 @clause:8.11.3 @clause:4.7.4
  Scenario: A reduction of a song's ink cost does not help its singer, but the Concert Hall does
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

  @case:a-singer-falls-before-anything-it-triggered @clause:4.3.4 @clause:5.4.5 @clause:1.8.2 @clause:6.7.5
  Scenario: A song banishes its singer before the abilities that exerting and singing triggered resolve
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
