Feature: 6.1.5.2 One effect or the other
  Clause 6.1.5.2, with 6.1.16.2: what cannot be done is not chosen, what would come to nothing by its own condition may be.

  @case:mode-whose-condition-is-not-met @clause:6.1.5.2 @clause:6.1.16.2
  Scenario Outline: With no card put into her discard, Ann may choose either mode of Firefly Swarm: <choice>
    Given a game of Lorcana
    And these cards
      | ref   | card                                   | player | zone |
      | swarm | Firefly Swarm                          | Ann    | hand |
      | weak  | a character costing 1, with 2 Strength | Bob    | play |
    And Ann has 3 ready ink
    When Ann plays swarm for its ink cost
    Then Ann is asked to choose from 1 and 2
    When Ann chooses <mode>
    Then it is accepted
    And weak is in <zone>
    And swarm is in Ann's discard
    And nobody is asked

    Examples:
      | choice                 | mode | zone          |
      | any-after-two-discards | 2    | Bob's play    |
      | strength-2-or-less     | 1    | Bob's discard |

  @case:mode-whose-condition-is-met @clause:6.1.5.2 @clause:6.1.16.2
  Scenario: With two cards put into her discard, Ann may banish any character with Firefly Swarm
    Given a game of Lorcana
    And these cards
      | ref    | card                                   | player | zone |
      | swarm  | Firefly Swarm                          | Ann    | hand |
      | first  | an action costing 1                    | Ann    | hand |
      | second | an action costing 1                    | Ann    | hand |
      | weak   | a character costing 1, with 2 Strength | Bob    | play |
      | strong | a character costing 1, with 9 Strength | Bob    | play |
    And Ann has 5 ready ink
    When Ann plays first for its ink cost
    And Ann plays second for its ink cost
    And Ann plays swarm for its ink cost
    Then Ann is asked to choose from 1 and 2
    When Ann chooses 2
    Then Ann is asked to choose from weak and strong
    When Ann chooses strong
    Then it is accepted
    And strong is in Bob's discard
    And weak is in Bob's play

  @case:only-the-mode-that-comes-to-nothing @clause:6.1.5.2 @clause:6.1.16.2
  Scenario Outline: With no character weak enough only the other mode is left (cards put into the discard: <what>)
    Given a game of Lorcana
    And these cards
      | ref    | card                                   | player | zone |
      | swarm  | Firefly Swarm                          | Ann    | hand |
      | first  | an action costing 1                    | Ann    | hand |
      | second | an action costing 1                    | Ann    | hand |
      | strong | a character costing 1, with 9 Strength | Bob    | play |
    And Ann has 5 ready ink
    When Ann plays first for its ink cost
    And <then>
    And Ann plays swarm for its ink cost
    Then it is accepted
    And nobody is asked
    And strong is in <zone>
    And swarm is in Ann's discard

    Examples:
      | what | then                              | zone          |
      | one  | Ann inks second                   | Bob's play    |
      | two  | Ann plays second for its ink cost | Bob's discard |

  @case:mode-with-a-choice-that-is-not-there @clause:6.1.5.2
  Scenario: A mode that has nothing to choose is not offered, though its condition is met
    Given a game of Lorcana
    And the made-up card "Either Way"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "one-of", "modes": {
         "banish": {"is": "if", "condition": {"is": "have", "what": {"type": ["character"], "whose": "yours"}},
                    "then": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["item"]}}, {"is": "banish"}]}},
         "lore": {"is": "gain-lore", "lore": 1}}}}
      """
    And these cards
      | ref    | card                  | player | zone |
      | either | Either Way            | Ann    | hand |
      | mine   | a character costing 1 | Ann    | play |
    And Ann has 1 ready ink
    When Ann plays either for its ink cost
    Then it is accepted
    And nobody is asked
    And Ann has 1 lore

  @case:mode-about-a-card-that-has-gone @clause:6.1.5.2
  Scenario Outline: The questing character has been banished and cannot be <what>, so the lore mode is left
    Given a game of Lorcana
    And the made-up card "Ghost"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1,
       "abilities": [{"is": "triggered", "name": "GONE", "when": [{"event": "quested", "what": {"type": ["character"]}}],
         "effect": {"is": "sequence", "steps": [{"is": "banish", "it": "this"},
           {"is": "one-of", "modes": {"card": <do>, "lore": {"is": "gain-lore", "lore": 2}}}]}}]}
      """
    And these cards
      | ref   | card  | player | zone |
      | ghost | Ghost | Ann    | play |
    When Ann quests with ghost
    Then it is accepted
    And nobody is asked
    And Ann has 3 lore

    Examples:
      | what              | do                                                      |
      | banished          | {"is": "banish", "it": "that"}                          |
      | dealt damage      | {"is": "deal-damage", "it": "that", "damage": 1}        |
      | given damage      | {"is": "put-damage", "it": "that", "damage": 1}         |
      | readied           | {"is": "ready", "it": "that"}                           |
      | given more lore   | {"is": "gets", "it": "that", "stat": "lore", "plus": 1} |
      | given a keyword   | {"is": "gains", "it": "that", "keyword": "rush"}        |
