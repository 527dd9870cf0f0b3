Feature: 4.1 Turn actions, as often as a player likes
  Clauses 4.1.1, 4.2.3 and 5.1.1.11.

  @case:eight-challenges-in-one-turn @clause:4.1.1 @clause:4.6.4
  Scenario: Eight characters challenge the same character in one turn
    Given a game of Lorcana
    And these cards
      | ref  | card                                                    | player | zone | state   |
      | a1   | a character costing 1, with 1 Strength                  | Ann    | play |         |
      | a2   | a character costing 1, with 1 Strength                  | Ann    | play |         |
      | a3   | a character costing 1, with 1 Strength                  | Ann    | play |         |
      | a4   | a character costing 1, with 1 Strength                  | Ann    | play |         |
      | a5   | a character costing 1, with 1 Strength                  | Ann    | play |         |
      | a6   | a character costing 1, with 1 Strength                  | Ann    | play |         |
      | a7   | a character costing 1, with 1 Strength                  | Ann    | play |         |
      | a8   | a character costing 1, with 1 Strength                  | Ann    | play |         |
      | wall | a character costing 5, with 0 Strength and 20 Willpower | Bob    | play | exerted |
    When Ann challenges wall with a1
    And Ann challenges wall with a2
    And Ann challenges wall with a3
    And Ann challenges wall with a4
    And Ann challenges wall with a5
    And Ann challenges wall with a6
    And Ann challenges wall with a7
    And Ann challenges wall with a8
    Then it is accepted
    And a8 is exerted
    And wall has 8 damage

  @case:eight-quests-in-one-turn @clause:4.1.1 @clause:4.5.1
  Scenario: Eight characters quest in one turn
    Given a game of Lorcana
    And these cards
      | ref | card                                   | player | zone | state |
      | a1  | a character costing 1, with 1 Strength | Ann    | play |       |
      | a2  | a character costing 1, with 1 Strength | Ann    | play |       |
      | a3  | a character costing 1, with 1 Strength | Ann    | play |       |
      | a4  | a character costing 1, with 1 Strength | Ann    | play |       |
      | a5  | a character costing 1, with 1 Strength | Ann    | play |       |
      | a6  | a character costing 1, with 1 Strength | Ann    | play |       |
      | a7  | a character costing 1, with 1 Strength | Ann    | play |       |
      | a8  | a character costing 1, with 1 Strength | Ann    | play |       |
    When Ann quests with a1
    And Ann quests with a2
    And Ann quests with a3
    And Ann quests with a4
    And Ann quests with a5
    And Ann quests with a6
    And Ann quests with a7
    And Ann quests with a8
    Then it is accepted
    And a8 is exerted
    And Ann has 8 lore

  @case:nine-plays-in-one-turn @clause:4.1.1 @clause:4.3.3.1
  Scenario: Nine characters are played in one turn
    Given a game of Lorcana
    And these cards
      | ref | card                  | player | zone |
      | p1  | a character costing 1 | Ann    | hand |
      | p2  | a character costing 1 | Ann    | hand |
      | p3  | a character costing 1 | Ann    | hand |
      | p4  | a character costing 1 | Ann    | hand |
      | p5  | a character costing 1 | Ann    | hand |
      | p6  | a character costing 1 | Ann    | hand |
      | p7  | a character costing 1 | Ann    | hand |
      | p8  | a character costing 1 | Ann    | hand |
      | p9  | a character costing 1 | Ann    | hand |
    And Ann has 10 ready ink
    When Ann plays p1 for its ink cost
    And Ann plays p2 for its ink cost
    And Ann plays p3 for its ink cost
    And Ann plays p4 for its ink cost
    And Ann plays p5 for its ink cost
    And Ann plays p6 for its ink cost
    And Ann plays p7 for its ink cost
    And Ann plays p8 for its ink cost
    And Ann plays p9 for its ink cost
    Then it is accepted
    And p9 is in Ann's play
    And Ann has 1 ready ink

  @case:nine-uses-in-one-turn @clause:4.1.1
  Scenario: An ability that costs only ink is used nine times in one turn
    Given a game of Lorcana
    And the made-up card "Mint"
      """
      {"type":"item","cost":1,"abilities":[{"is":"activated","name":"COIN","cost":[{"is":"ink","amount":1}],"effect":{"is":"gain-lore","lore":1}}]}
      """
    And these cards
      | ref  | card | player | zone |
      | mint | Mint | Ann    | play |
    And Ann has 10 ready ink
    When Ann uses "COIN" of mint
    And Ann uses "COIN" of mint
    And Ann uses "COIN" of mint
    And Ann uses "COIN" of mint
    And Ann uses "COIN" of mint
    And Ann uses "COIN" of mint
    And Ann uses "COIN" of mint
    And Ann uses "COIN" of mint
    And Ann uses "COIN" of mint
    Then it is accepted
    And Ann has 9 lore

  @case:refused-ink-does-not-count @clause:4.2.3 @clause:4.2.1.2
  Scenario: Trying to ink a card without the symbol does not use up the turn's ink
    Given a game of Lorcana
    And these cards
      | ref   | card                                          | player | zone |
      | plain | a character costing 2, without inkwell symbol | Ann    | hand |
      | doc   | a character costing 3                         | Ann    | hand |
      | late  | a character costing 4                         | Ann    | hand |
    When Ann inks plain
    Then it is refused
    And nothing has changed
    When Ann inks doc
    Then it is accepted
    And doc is in Ann's inkwell
    When Ann inks late
    Then it is refused by 4.2.3
    And nothing has changed

  @case:refused-play-costs-nothing @clause:4.1.4 @clause:4.3.2.4
  Scenario: A refused play pays nothing towards the next one
    Given a game of Lorcana
    And these cards
      | ref  | card                  | player | zone |
      | dear | a character costing 4 | Ann    | hand |
      | doc  | a character costing 3 | Ann    | hand |
    And Ann has 3 ready ink
    When Ann plays dear for its ink cost
    Then it is refused by 4.3.2.4
    And nothing has changed
    When Ann plays doc for its ink cost
    Then it is accepted
    And doc is in Ann's play
    And Ann has 0 ready ink

  @case:played-again-is-drying-again @clause:5.1.1.11 @clause:5.1.2.1
  Scenario Outline: A character returned to hand and played again in the same turn is drying
    Given a game of Lorcana
    And the made-up card "Recall"
      """
      {"type":"action","cost":0,"effect":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"],"whose":"yours"}},{"is":"put","to":"hand"}]}}
      """
    And these cards
      | ref    | card                             | player | zone | state   |
      | recall | Recall                           | Ann    | hand |         |
      | doc    | a character costing 1            | Ann    | play | <state> |
      | foe    | a character costing 1            | Bob    | play | exerted |
    And Ann has 1 ready ink
    When Ann plays recall for its ink cost
    And Ann plays doc for its ink cost
    Then it is accepted
    And doc is drying and ready
    When Ann quests with doc
    Then it is refused
    And nothing has changed
    When Ann challenges foe with doc
    Then it is refused
    And nothing has changed

    Examples:
      | case    | state   |
      | ready   |         |
      | exerted | exerted |
      | drying  | drying  |
      | damaged | 1 damage |
