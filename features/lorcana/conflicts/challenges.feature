Feature: Challenges where the book does not settle the outcome
  Clauses 1.8.4 and 7.4.3 on what falls in one check, and 8.7.3 on what "can challenge" asks of a player.

  @case:banished-by-one-that-falls-too @clause:1.8.4 @clause:1.8.1.4 @conflict:52
  Scenario Outline: <who>'s challenger banishes another character and is banished in the same check
    Given a game of Lorcana
    And it is <who>'s turn
    And these cards
      | ref  | card                                                   | player  | zone | state    |
      | heir | Simba - Rightful Heir                                  | <who>   | play | 3 damage |
      | his  | a character costing 4, with 2 Strength and 3 Willpower | <other> | play | exerted  |
    When <who> challenges his with heir
    Then it is accepted
    And heir is in <who>'s discard
    And his is in <other>'s discard
    And the rules leave open: are what two players lose in one check gone together, or one player's after the other's?
      | outcome          |
      | <who> has 1 lore |
      | <who> has 0 lore |

    Examples:
      | who | other |
      | Ann | Bob   |
      | Bob | Ann   |

  @case:watcher-of-the-other-player-falls-too @clause:1.8.4 @clause:7.4.3
  Scenario Outline: A watcher of <other>, who is not active, sees the challenger banished either way
    Given a game of Lorcana
    And it is <who>'s turn
    And the made-up card "Watcher"
      """
      {"type": "character", "cost": 3, "strength": 3, "willpower": 3, "lore": 1,
       "abilities": [{"is": "triggered",
                      "when": [{"event": "banished", "who": "opponents", "what": {"type": ["character"]}}],
                      "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And these cards
      | ref     | card                                                   | player  | zone | state   |
      | mine    | a character costing 3, with 3 Strength and 3 Willpower | <who>   | play |         |
      | watcher | Watcher                                                | <other> | play | exerted |
    When <who> challenges watcher with mine
    Then it is accepted
    And mine is in <who>'s discard
    And watcher is in <other>'s discard
    And <other> has 1 lore
    And <who> has 0 lore

    Examples:
      | who | other |
      | Ann | Bob   |
      | Bob | Ann   |

  @case:watcher-of-the-same-player-falls-too @clause:1.8.4 @clause:7.4.3
  Scenario: Of one player's cards banished in one check, each sees the other banished
    Given a game of Lorcana
    And the made-up card "Mourner"
      """
      {"type": "character", "cost": 3, "strength": 1, "willpower": 3, "lore": 1,
       "abilities": [{"is": "triggered",
                      "when": [{"event": "banished", "what": {"type": ["character"], "other": true}}],
                      "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And the made-up card "Rain"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "deal-damage", "damage": 3, "all": {"type": ["character"]}}}
      """
    And these cards
      | ref  | card                  | player | zone | state |
      | rain | Rain                  | Ann    | hand |       |
      | one  | Mourner               | Ann    | play |       |
      | two  | Mourner               | Ann    | play |       |
    And Ann has 1 ready ink
    When Ann plays rain for its ink cost
    And Ann chooses two
    Then it is accepted
    And Ann has 2 lore
    And one is in Ann's discard
    And two is in Ann's discard

  @case:reckless-at-a-price @conflict:117 @clause:8.7.3
  Scenario: It is open whether a Reckless character can challenge if its player would have to pay
    Given a game of Lorcana
    And the made-up card "Thirsty Racer"
      """
      {"type": "character", "cost": 1, "strength": 3, "willpower": 2, "lore": 1,
       "abilities": [{"is": "keyword", "keyword": "reckless"},
                     {"is": "cost-to", "action": "challenge", "cost": [{"is": "ink", "amount": 1}]}]}
      """
    And these cards
      | ref   | card                  | player | zone | state   |
      | racer | Thirsty Racer         | Ann    | play |         |
      | his   | a character costing 4 | Bob    | play | exerted |
    And Ann has 1 ready ink
    And Ann's deck has 1 card
    And Bob's deck has 1 card
    When Ann ends their turn
    Then the rules leave open: can a character challenge whose player would first have to pay?
      | outcome                |
      | it is refused by 8.7.3 |
      | it is Bob's turn       |
    And nobody is asked

  @case:must-quest-at-a-price @conflict:117 @clause:1.2.1 @clause:4.5.1.2
  Scenario: It is open whether a character that must quest can do so if its player would have to pay
    Given a game of Lorcana
    And the made-up card "Toll Gate"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "cost-to", "action": "quest", "cost": [{"is": "ink", "amount": 1}], "what": {"type": ["character"]}}]}
      """
    And the made-up card "Marching Orders"
      """
      {"type": "action", "cost": 0,
       "effect": {"is": "must-quest", "all": {"type": ["character"], "whose": "yours"}}}
      """
    And these cards
      | ref    | card                  | player | zone |
      | orders | Marching Orders       | Ann    | hand |
      | gate   | Toll Gate             | Bob    | play |
      | mine   | a character costing 2 | Ann    | play |
    And Ann has 1 ready ink
    And Ann's deck has 1 card
    And Bob's deck has 1 card
    When Ann plays orders for its ink cost
    And Ann ends their turn
    Then the rules leave open: can a character quest whose player would first have to pay?
      | outcome                |
      | it is refused by 1.2.1 |
      | it is Bob's turn       |
    And nobody is asked

  @case:who-banished-the-protector @clause:1.8.1.4 @clause:1.9.2.2 @conflict:106
  Scenario: It is open who has banished Beast with challenge damage that he took upon himself
    Given a game of Lorcana
    And the made-up card "Hunter"
      """
      {"type": "character", "cost": 1, "strength": 12, "willpower": 3, "lore": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "banishes", "this": true}], "effect": {"is": "gain-lore", "lore": 2}}]}
      """
    And these cards
      | ref    | card                       | player | zone | state   |
      | hunter | Hunter                     | Ann    | play |         |
      | beast  | Beast - Selfless Protector | Bob    | play |         |
      | prey   | a character costing 3      | Bob    | play | exerted |
    When Ann challenges prey with hunter
    Then it is accepted
    And beast is in Bob's discard
    And prey is in Bob's play
    And the rules leave open: who has banished a character that damage was put on instead?
      | outcome        |
      | Ann has 0 lore |
      | Ann has 2 lore |

  Rule: More damage than none

    @case:no-damage-is-increased @conflict:194 @clause:1.9.4 @clause:1.9.4.2 @clause:4.6.6.1
    Scenario: It is open whether a challenger without Strength deals the 1 damage of an increase
      Given a game of Lorcana
      And the made-up card "Cracked Mirror"
        """
        {"name": "Cracked Mirror", "type": "item", "cost": 2,
         "abilities": [{"is": "static-gets", "stat": "damage-to", "plus": 1,
                        "what": {"type": ["character"], "whose": "opposing"}}]}
        """
      And these cards
        | ref    | card                                                   | player | zone | state   |
        | mirror | Cracked Mirror                                         | Ann    | play |         |
        | mine   | a character costing 4, with 0 Strength and 9 Willpower | Ann    | play |         |
        | his    | a character costing 4, with 2 Strength and 9 Willpower | Bob    | play | exerted |
      When Ann challenges his with mine
      Then it is accepted
      And mine has 2 damage
      And the rules leave open: does a character without Strength deal the increase?
        | outcome          |
        | his has 1 damage |
        | his is undamaged |
