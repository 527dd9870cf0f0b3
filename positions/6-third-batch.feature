Feature: Lorcana: a third batch of positions

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

  @case:all-that-the-turn-lent-ends-at-once @clause:3.4.1.2 @clause:6.4.2.2 @clause:1.8.1.4
  Scenario: A gained ability ends together with the Willpower that kept its character in play
    Given a game of Lorcana
    And the made-up card "Last Stand Song"
      """
      {"type":"action","cost":0,"effect":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"]}},{"is":"gets","stat":"willpower","plus":2,"it":"chosen"},{"is":"gains-ability","it":"chosen","ability":{"is":"triggered","name":"LEGACY","when":[{"event":"banished","this":true}],"effect":{"is":"gain-lore","lore":5}}},{"is":"put-damage","damage":3,"it":"chosen"}]}}
      """
    And these cards
      | ref  | card                  | player | zone |
      | song | Last Stand Song       | Ann    | hand |
      | hero | a character costing 2 | Ann    | play |
      | boy  | a character costing 2 | Bob    | play |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann plays song for its ink cost
    And Ann chooses hero
    Then hero has 3 damage
    And hero is in Ann's play
    When Ann ends their turn
    Then hero is in Ann's discard
    And Ann has no lore
    And it is Bob's turn

  @case:too-weak-until-it-challenges @clause:4.6.4.3 @clause:4.6.4.5 @clause:8.5.1 @clause:8.13.1
  Scenario: Challenger does not help against a limiter that asks for Strength, Support does
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
  Scenario: At the Duckling a challenger counts with Challenger, for the condition and for what replaces it
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

  @case:a-pup-for-a-day @clause:8.10.8.1 @clause:6.4.2.2 @clause:8.10.5
  Scenario: Classification Shift onto a character that has the classification for this turn alone
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

  @case:a-shelter-that-falls-in-the-same-storm @clause:6.7.2.2 @clause:8.8.1 @clause:1.8.3 @clause:5.6.6
  Scenario: Damage to a location and its guest at once is reduced by what the location gives
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
  Scenario: What is said of all characters of a player holds for one that is played and one that is shifted later
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
