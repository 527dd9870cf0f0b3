Feature: Lorcana 6.4.2, abilities that cards gain
  An effect applies an ability to the cards it affects (6.4.2.2), a card in play gives one for as long as it says so
  (6.4.2.3). It works on the card that has it, as if it were printed there.

  Background:
    Given a game of Lorcana
    And the made-up card "Snowball Fight"
      """
      {"type": "action", "cost": 0,
       "effect": {"is": "gains-ability", "all": {"type": ["character"], "whose": "yours"},
                  "ability": {"is": "activated", "cost": [{"is": "exert-this"}], "effect": {"is": "gain-lore", "lore": 2}}}}
      """
    And the made-up card "Workshop"
      """
      {"type": "item", "cost": 0,
       "abilities": [{"is": "static-gains-ability", "name": "MANY HANDS",
                      "what": {"type": ["character"], "whose": "yours", "damaged": true},
                      "ability": {"is": "activated", "cost": [{"is": "ink", "amount": 1}],
                                  "effect": {"is": "gain-lore", "lore": 1}}}]}
      """
    And the made-up card "Second Wind"
      """
      {"type": "action", "cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["character"]}},
         {"is": "gains-ability", "ability": {"is": "triggered",
           "when": [{"event": "banished", "this": true, "in_challenge": true}],
           "effect": {"is": "put", "it": "that", "to": "hand", "verb": "return"}}}]}}
      """
    And the made-up card "Fearless"
      """
      {"type": "action", "cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["character"]}},
         {"is": "gains-ability", "ability": {"is": "challenges-ready"}}]}}
      """
    And the made-up card "Thick Skin"
      """
      {"type": "action", "cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["character"]}},
         {"is": "gains-ability", "ability": {"is": "cannot", "action": "take-challenge-damage"}}]}}
      """
    And the made-up card "Twin"
      """
      {"type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1,
       "abilities": [{"is": "static-gains-ability", "name": "TOGETHER",
                      "what": {"type": ["character"], "whose": "yours", "other": true},
                      "ability": {"is": "triggered", "when": [{"event": "banished", "this": true}],
                                  "effect": {"is": "gain-lore", "lore": 3}}}]}
      """

  @case:an-activated-ability-for-a-turn @clause:6.4.2.2 @clause:6.3.1.1
  Scenario: An action gives each of Ann's characters in play an ability, which only the dry ones can use
    Given these cards
      | ref   | card                  | player | zone | state  |
      | fight | Snowball Fight        | Ann    | hand |        |
      | elf   | a character costing 1 | Ann    | play |        |
      | imp   | a character costing 2 | Ann    | play | drying |
      | late  | a character costing 0, with Rush | Ann | hand |  |
      | wolf  | a character costing 3 | Bob    | play |        |
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann uses elf
    Then it is refused
    And nothing has changed
    When Ann plays fight for its ink cost
    And Ann uses elf
    Then it is accepted
    And Ann has 2 lore
    And elf is exerted
    When Ann uses elf
    Then it is refused
    And nothing has changed
    When Ann uses imp
    Then it is refused
    And nothing has changed
    When Ann plays late for its ink cost
    And Ann uses late
    Then it is refused
    And nothing has changed
    When Ann ends their turn
    And Bob uses wolf
    Then it is refused
    And nothing has changed
    When Bob ends their turn
    And Ann uses elf
    Then it is refused
    And nothing has changed

  @case:an-activated-ability-while-it-is-said @clause:6.4.2.3
  Scenario: An item gives characters an ability for as long as they are damaged
    Given these cards
      | ref   | card                  | player | zone | state    |
      | shop  | Workshop              | Ann    | play |          |
      | elf   | a character costing 1 | Ann    | play | 1 damage |
      | imp   | a character costing 2 | Ann    | play |          |
      | wolf  | a character costing 3 | Bob    | play | 1 damage |
      | cure  | Healing Glow          | Ann    | hand |          |
    And Ann has 4 ready ink
    And Bob has 1 ready ink
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann uses imp
    Then it is refused
    And nothing has changed
    When Ann uses elf
    Then it is accepted
    And Ann has 1 lore
    And elf is ready
    When Ann uses elf
    Then it is accepted
    And Ann has 2 lore
    When Ann plays cure for its ink cost
    And Ann chooses elf
    And Ann chooses 1
    And Ann uses elf
    Then it is refused
    And nothing has changed
    When Ann ends their turn
    And Bob uses wolf
    Then it is refused
    And nothing has changed

  @case:a-triggered-ability-for-a-turn @clause:6.4.2.2
  Scenario Outline: A character with the gained ability returns to hand when banished in a challenge: <case>
    Given these cards
      | ref  | card                                                     | player | zone | state   |
      | wind | Second Wind                                              | Ann    | hand |         |
      | elf  | a character costing 1, with 2 Strength and 1 Willpower   | Ann    | play |         |
      | wolf | a character costing 3, with 2 Strength and 2 Willpower   | Bob    | play | exerted |
    When Ann plays wind for its ink cost
    And Ann chooses <chosen>
    And Ann challenges wolf with elf
    Then elf is in Ann's <elf>
    And wolf is in Bob's <wolf>

    Examples:
      | case  | chosen | elf     | wolf    |
      | own   | elf    | hand    | discard |
      | other | wolf   | discard | hand    |

  @case:leave-to-challenge-ready-ones-gained @clause:6.4.2.2 @clause:4.6.4.2
  Scenario: Only the character that gained the ability can challenge a ready one
    Given these cards
      | ref  | card                  | player | zone |
      | bold | Fearless              | Ann    | hand |
      | elf  | a character costing 1 | Ann    | play |
      | imp  | a character costing 2 | Ann    | play |
      | wolf | a character costing 3 | Bob    | play |
    When Ann challenges wolf with elf
    Then it is refused
    And nothing has changed
    When Ann plays bold for its ink cost
    And Ann chooses elf
    And Ann challenges wolf with imp
    Then it is refused
    And nothing has changed
    When Ann challenges wolf with elf
    Then it is accepted
    And elf is exerted

  @case:a-prohibition-gained @clause:6.4.2.2 @clause:1.2.2
  Scenario: Only the character that gained the ability takes no damage from challenges
    Given these cards
      | ref  | card                                                   | player | zone | state   |
      | skin | Thick Skin                                             | Ann    | hand |         |
      | elf  | a character costing 1, with 2 Strength and 4 Willpower | Ann    | play |         |
      | imp  | a character costing 2, with 2 Strength and 4 Willpower | Ann    | play |         |
      | wolf | a character costing 3, with 1 Strength and 9 Willpower | Bob    | play | exerted |
    When Ann plays skin for its ink cost
    And Ann chooses elf
    And Ann challenges wolf with elf
    And Ann challenges wolf with imp
    Then elf is undamaged
    And imp has 1 damage
    And wolf has 4 damage

  @case:gained-from-one-that-leaves-too @clause:6.4.2.3 @clause:7.4.3
  Scenario: A character banished together with the card that gives it an ability still has that ability
    Given these cards
      | ref   | card                  | player | zone |
      | twin  | Twin                  | Ann    | play |
      | elf   | a character costing 1 | Ann    | play |
      | wolf  | a character costing 3 | Bob    | play |
      | flood | Be Prepared           | Ann    | hand |
    And Ann has 7 ready ink
    When Ann plays flood for its ink cost
    Then elf is in Ann's discard
    And wolf is in Bob's discard
    And Ann has 3 lore
    And Bob has 0 lore
