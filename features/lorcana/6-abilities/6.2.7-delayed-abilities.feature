Feature: 6.2.7.2 Delayed triggered abilities
  More about clause 6.2.7.2: what an effect announces for one later moment.

  @case:banished-at-the-end-of-the-turn @clause:6.2.7.2 @clause:3.4.1.1
  Scenario: The character that Candy Drift made strong is banished as the turn ends, and no other
    Given a game of Lorcana
    And these cards
      | ref    | card                       | player | zone | state |
      | candy  | Candy Drift                | Ann    | hand |       |
      | stitch | Stitch - New Dog           | Ann    | play |       |
      | mickey | Mickey Mouse - True Friend | Ann    | play |       |
    And Ann has 2 ready ink
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann plays candy for its ink cost
    And Ann chooses mickey
    Then mickey is in Ann's play
    And no ability waits
    When Ann ends their turn
    Then it is Bob's turn
    And mickey is in Ann's discard
    And stitch is in Ann's play

  @case:delayed-triggers-once @clause:6.2.7.2 @clause:6.2.1
  Scenario: A delayed ability for the start of Ann's next turn triggers then, and only once
    Given a game of Lorcana
    And the made-up card "Savings"
      """
      {"type": "action", "cost": 0,
       "effect": {"is": "later", "ability": {"is": "triggered", "when": [{"event": "turn-starts"}],
                                             "effect": {"is": "gain-lore", "lore": 2}}}}
      """
    And these cards
      | ref     | card    | player | zone | state |
      | savings | Savings | Ann    | hand |       |
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann plays savings for its ink cost
    And Ann ends their turn
    Then Ann has 0 lore
    When Bob ends their turn
    Then Ann has 2 lore
    When Ann ends their turn
    And Bob ends their turn
    Then Ann has 2 lore

  @case:next-stop-olympus-once @clause:6.2.7.2
  Scenario: Hook challenges twice, and Next Stop, Olympus brings lore once
    Given a game of Lorcana
    And these cards
      | ref     | card                            | player | zone | state   |
      | olympus | Next Stop, Olympus              | Ann    | hand |         |
      | hook    | Captain Hook - Master Swordsman | Ann    | play | exerted |
      | one     | Aladdin - Street Rat            | Bob    | play | exerted |
      | two     | Diablo - Maleficent's Spy       | Bob    | play | exerted |
    And Ann has 2 ready ink
    When Ann plays olympus for its ink cost
    And Ann chooses hook
    And Ann challenges one with hook
    And Ann challenges two with hook
    Then it is accepted
    And one is in Bob's discard
    And two is in Bob's discard
    And Ann has 1 lore

  @case:delayed-to-ones-own-end @clause:6.2.7.2 @clause:3.4.1.1
  Scenario: A delayed ability that Bob makes in Ann's turn for the end of his own waits for that end
    Given a game of Lorcana
    And the made-up card "Slow Fuse"
      """
      {"type": "character", "cost": 2, "strength": 1, "willpower": 3, "lore": 1, "classifications": ["Storyborn"],
       "abilities": [{"is": "triggered", "name": "LIGHT", "when": [{"event": "played", "who": "opponents"}],
                      "effect": {"is": "later", "ability": {"is": "triggered", "when": [{"event": "turn-ends"}],
                                 "effect": {"is": "banish", "it": "that"}}}}]}
      """
    And these cards
      | ref  | card                  | player | zone | state |
      | fuse | Slow Fuse             | Bob    | play |       |
      | new  | a character costing 0 | Ann    | hand |       |
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann plays new for its ink cost
    And Ann ends their turn
    Then it is Bob's turn
    And new is in Ann's play
    When Bob ends their turn
    Then it is Ann's turn
    And new is in Ann's discard

  @case:played-rushing-and-banished @clause:6.2.7.2 @clause:3.4.1.1 @clause:6.7.8
  Scenario: The character that Gruesome and Grim plays is banished at the end of the turn
    Given a game of Lorcana
    And these cards
      | ref    | card                       | player | zone | state |
      | song   | Gruesome and Grim          | Ann    | hand |       |
      | mickey | Mickey Mouse - True Friend | Ann    | hand |       |
      | maui   | Maui - Demigod             | Ann    | hand |       |
      | elsa   | Elsa - Queen Regent        | Ann    | play |       |
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann sings song with elsa
    Then mickey is in Ann's play
    And mickey is drying
    And maui is in Ann's hand
    When Ann ends their turn
    Then mickey is in Ann's discard
    And elsa is in Ann's play

  @case:gone-before-the-moment @clause:6.2.7.2 @clause:7.1.6
  Scenario: A character returned to hand and played again is not known to the delayed ability
    Given a game of Lorcana
    And these cards
      | ref    | card                        | player | zone | state |
      | candy  | Candy Drift                 | Ann    | hand |       |
      | mother | Mother Knows Best           | Ann    | hand |       |
      | yokai  | Yokai - Professor Callaghan | Ann    | play |       |
      | elsa   | Elsa - Queen Regent         | Ann    | play |       |
    And Ann has 6 ready ink
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann plays candy for its ink cost
    And Ann chooses yokai
    And Ann plays mother for its ink cost
    And Ann chooses yokai
    And Ann plays yokai for its ink cost
    And Ann ends their turn
    Then it is Bob's turn
    And yokai is in Ann's play
    And elsa is in Ann's play

  @case:shifted-over-and-still-meant @clause:6.2.7.2 @clause:8.10.5 @clause:8.10.7
  Scenario: A character shifted over is still banished by the delayed ability, with its whole stack
    Given a game of Lorcana
    And these cards
      | ref    | card               | player | zone | state |
      | candy  | Candy Drift        | Ann    | hand |       |
      | below  | Stitch - New Dog   | Ann    | play |       |
      | star   | Stitch - Rock Star | Ann    | hand |       |
    And Ann has 6 ready ink
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann plays candy for its ink cost
    And Ann shifts star onto below
    And Ann ends their turn
    Then star is in Ann's discard
    And below is in Ann's discard

  @case:two-delayed-in-either-order @clause:6.2.7.2 @clause:7.7.4.2
  Scenario Outline: Two delayed abilities resolve in the order that Ann chooses, <first> first
    Given a game of Lorcana
    And the made-up card "Debt"
      """
      {"type": "action", "cost": 0,
       "effect": {"is": "later", "ability": {"is": "triggered", "when": [{"event": "turn-ends"}],
                                             "effect": {"is": "lose-lore", "lore": 3}}}}
      """
    And the made-up card "Wage"
      """
      {"type": "action", "cost": 0,
       "effect": {"is": "later", "ability": {"is": "triggered", "when": [{"event": "turn-ends"}],
                                             "effect": {"is": "gain-lore", "lore": 2}}}}
      """
    And these cards
      | ref  | card | player | zone | state |
      | debt | Debt | Ann    | hand |       |
      | wage | Wage | Ann    | hand |       |
    And Ann has 1 lore
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann plays debt for its ink cost
    And Ann plays wage for its ink cost
    And Ann ends their turn
    Then Ann is asked to choose from debt and wage
    When Ann chooses <first>
    Then Ann has <lore> lore

    Examples:
      | first | lore |
      | debt  | 2    |
      | wage  | 0    |

  @case:inkcaster-in-the-turn-it-is-used @clause:6.2.7.2 @clause:6.3.1.2
  Scenario: The character that Bob's Mystical Inkcaster plays is banished at the end of his turn
    Given a game of Lorcana
    And it is Bob's turn
    And these cards
      | ref    | card                       | player | zone | state |
      | caster | Mystical Inkcaster         | Bob    | play |       |
      | jumba  | Jumba Jookiba - Renegade Scientist | Bob | hand |    |
      | anns   | Stitch - New Dog           | Ann    | play |       |
    And Bob has 3 ready ink
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Bob uses caster
    Then jumba is in Bob's play
    When Bob ends their turn
    Then it is Ann's turn
    And jumba is in Bob's discard
    And anns is in Ann's play

  @case:the-next-time-of-two-at-once @clause:6.2.7.2 @clause:6.2.2
  Scenario: An ability for "the next time" triggers once, though two characters are banished together
    Given a game of Lorcana
    And the made-up card "Wake"
      """
      {"type": "action", "cost": 0,
       "effect": {"is": "later", "until": "this-turn",
                  "ability": {"is": "triggered", "when": [{"event": "banished", "who": "any", "what": {"type": ["character"]}}],
                              "effect": {"is": "gain-lore", "lore": 1}}}}
      """
    And these cards
      | ref    | card             | player | zone | state |
      | wake   | Wake             | Ann    | hand |       |
      | be     | Be Prepared      | Ann    | hand |       |
      | one    | Stitch - New Dog | Bob    | play |       |
      | two    | Stitch - New Dog | Ann    | play |       |
    And Ann has 7 ready ink
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann plays wake for its ink cost
    And Ann plays be for its ink cost
    Then one is in Bob's discard
    And two is in Ann's discard
    And Ann has 1 lore
    And no ability waits
