Feature: 4.7 What moving to a location triggers
  Clauses 6.2.1, 6.2.2, 6.5.6, 1.8.1.4 and 6.7.5.

  @case:the-first-time-here @clause:6.2.2 @clause:6.2.1 @clause:6.5.6 @ruling:R111a
  Scenario Outline: Of two characters moved to the Mine only the first, the <first>, brings damage: <damage>
    Given a game of Lorcana
    And these cards
      | ref    | card                                      | player | zone | state |
      | mine   | Seven Dwarfs' Mine - Secure Fortress      | Ann    | play |       |
      | knight | a character costing 1, classified Knight  | Ann    | play |       |
      | hero   | a character costing 1, classified Hero    | Ann    | play |       |
      | enemy  | a character costing 3, with 9 Willpower   | Bob    | play |       |
    And Ann has 4 ready ink
    When Ann moves <first> to mine
    And Ann chooses yes
    And Ann chooses enemy
    Then it is accepted
    And enemy has <damage> damage
    When Ann moves <second> to mine
    Then it is accepted
    And nobody is asked
    And enemy has <damage> damage

    Examples:
      | first  | second | damage |
      | knight | hero   | 2      |
      | hero   | knight | 1      |

  @case:declined-the-first-time-is-over @clause:6.2.2 @clause:6.1.4 @ruling:R111a
  Scenario: The first move to the Mine in a turn counts as the first even if Ann declines its ability
    Given a game of Lorcana
    And these cards
      | ref    | card                                      | player | zone | state |
      | mine   | Seven Dwarfs' Mine - Secure Fortress      | Ann    | play |       |
      | knight | a character costing 1, classified Knight  | Ann    | play |       |
      | hero   | a character costing 1, classified Hero    | Ann    | play |       |
      | enemy  | a character costing 3                     | Bob    | play |       |
    And Ann has 4 ready ink
    When Ann moves hero to mine
    And Ann chooses no
    And Ann moves knight to mine
    Then it is accepted
    And nobody is asked
    And enemy is undamaged

  @case:again-in-the-next-turn @clause:6.2.2
  Scenario: In Ann's next turn there is a first move to the Mine again
    Given a game of Lorcana
    And these cards
      | ref    | card                                     | player | zone | state |
      | mine   | Seven Dwarfs' Mine - Secure Fortress     | Ann    | play |       |
      | knight | a character costing 1, classified Knight | Ann    | play |       |
      | hero   | a character costing 1, classified Hero   | Ann    | play |       |
      | enemy  | a character costing 3, with 9 Willpower  | Bob    | play |       |
    And Ann has 4 ready ink
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann moves hero to mine
    And Ann chooses no
    And Ann ends their turn
    And Bob ends their turn
    And Ann moves knight to mine
    And Ann chooses yes
    And Ann chooses enemy
    Then it is accepted
    And enemy has 2 damage

  @case:two-at-once-are-one-first-time @clause:6.2.2 @clause:6.2.1
  Scenario Outline: Two of <who>'s characters that arrive together are one first move, and a third triggers nothing
    Given a game of Lorcana
    And it is <who>'s turn
    And the made-up card "Toll House"
      """
      {"type": "location", "cost": 1, "willpower": 5, "lore": 0, "move_cost": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "moves", "here": true, "first": true}],
                      "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And the made-up card "Caravan"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["character"], "whose": "yours"}, "least": 0, "most": 2, "as": "going"},
         {"is": "choose", "what": {"type": ["location"], "whose": "yours"}, "as": "there"},
         {"is": "move-to", "it": "going", "to": "there"}]}}
      """
    And these cards
      | ref     | card                  | player | zone |
      | caravan | Caravan               | <who>  | hand |
      | one     | a character costing 1 | <who>  | play |
      | two     | a character costing 1 | <who>  | play |
      | three   | a character costing 1 | <who>  | play |
      | house   | Toll House            | <who>  | play |
    And <who> has 2 ready ink
    When <who> plays caravan for its ink cost
    And <who> chooses one and two
    Then it is accepted
    And only this has changed
      | what        | from         | to                   |
      | caravan     | <who>'s hand | <who>'s discard      |
      | <who>'s ink | 2 ready      | 1 ready, 1 exerted   |
      | one         | <who>'s play | <who>'s play, at house |
      | two         | <who>'s play | <who>'s play, at house |
      | <who>'s lore | 0           | 1                    |
    When <who> moves three to house
    Then it is accepted
    And <who> has 1 lore

    Examples:
      | who |
      | Ann |
      | Bob |

  @case:arrived-checked-then-the-finish @clause:6.7.5 @clause:1.8.1.4 @clause:7.7.3.1 @clause:1.8.2 @ruling:R134b
  Scenario Outline: Vanellope, with <before>, takes 1 more and moves to the Finish Line, whose ability resolves
    Given a game of Lorcana
    And the made-up card "Starting Grid"
      """
      {"name": "Starting Grid", "version": "Red Lights", "type": "location", "cost": 1, "move_cost": 1, "willpower": 5,
       "lore": 0, "abilities": [{"is": "activated", "name": "GO", "cost": [], "effect": {"is": "if-you-do",
         "first": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"], "here": true}},
           {"is": "exert"}, {"is": "deal-damage", "damage": 1}]},
         "then": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["location"], "whose": "yours", "other": true}, "as": "there"},
           {"is": "move-to", "it": "chosen", "to": "there"}]}}}]}
      """
    And these cards
      | ref       | card                                      | player | zone | state    | at    |
      | start     | Starting Grid                             | Ann    | play |          |       |
      | finish    | Sugar Rush Speedway - Finish Line         | Ann    | play |          |       |
      | vanellope | Vanellope von Schweetz - Sugar Rush Champ | Ann    | play | <state>  | start |
      | other     | a character costing 1                     | Ann    | play |          |       |
    And Ann's deck has 4 cards
    When Ann uses start
    And Ann chooses yes
    Then it is accepted
    And finish is in Ann's discard
    And Ann has 3 lore
    And Ann has 3 cards in hand
    And vanellope is in <zone>

    Examples:
      | before    | state     | zone          |
      | 1 damage  | 1 damage  | Ann's discard |
      | no damage |           | Ann's play    |

  @case:only-from-a-location @clause:6.2.2 @ruling:R134b
  Scenario: Vanellope moves to the Finish Line from no location, and nothing triggers
    Given a game of Lorcana
    And these cards
      | ref       | card                                      | player | zone | state |
      | finish    | Sugar Rush Speedway - Finish Line         | Ann    | play |       |
      | vanellope | Vanellope von Schweetz - Sugar Rush Champ | Ann    | play |       |
    And Ann has 9 ready ink
    When Ann moves vanellope to finish
    Then it is accepted
    And vanellope is at finish
    And nobody is asked

  @case:a-first-time-of-each-condition @clause:6.2.6 @clause:6.2.2
  Scenario: An ability with two conditions has a first time for each of them
    Given a game of Lorcana
    And the made-up card "Milestone"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "triggered", "name": "WELL BEGUN",
                      "when": [{"event": "moves", "first": true},
                               {"event": "quested", "first": true}],
                      "effect": {"is": "gain-lore", "lore": 5}}]}
      """
    And these cards
      | ref   | card                  | player | zone |
      | stone | Milestone             | Ann    | play |
      | one   | a character costing 1 | Ann    | play |
      | two   | a character costing 1 | Ann    | play |
      | hill  | a location costing 1  | Ann    | play |
    And Ann has 2 ready ink
    When Ann moves one to hill
    Then it is accepted
    And Ann has 5 lore
    When Ann quests with one
    Then it is accepted
    And Ann has 11 lore
    When Ann moves two to hill
    And Ann quests with two
    Then it is accepted
    And Ann has 12 lore
