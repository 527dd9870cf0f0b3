Feature: 6.1.5 Sequential effects with too little for the first part
  More about clause 6.1.5.1.

  @case:two-of-three-cards @conflict:113 @clause:6.1.5.1
  Scenario: Stegmutt asks for three items: with two in the discard both go, and Bob's character stays
    Given a game of Lorcana
    And these cards
      | ref      | card                       | player | zone    | state |
      | stegmutt | Stegmutt - Clumsy Dinosaur | Ann    | hand    |       |
      | one      | Lantern                    | Ann    | discard |       |
      | two      | Dinglehopper               | Ann    | discard |       |
      | victim   | a character costing 1      | Bob    | play    |       |
    And Ann has 6 ready ink
    When Ann plays stegmutt for its ink cost
    And Ann chooses yes
    And Ann chooses two and one
    Then it is accepted
    And one is in Ann's deck
    And two is in Ann's deck
    And victim is in Bob's play

  @case:done-where-nothing-follows @clause:6.1.5.1
  Scenario Outline: An "if you do" that says only what happens otherwise is done if its first part is: <cards>
    Given a game of Lorcana
    And the made-up card "Chain"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "if-you-do",
                  "first": {"is": "if-you-do", "first": {"is": "draw", "cards": 2},
                            "otherwise": {"is": "lose-lore", "lore": 1}},
                  "then": {"is": "gain-lore", "lore": 3}}}
      """
    And these cards
      | ref   | card  | player | zone |
      | chain | Chain | Ann    | hand |
    And Ann has 1 ready ink
    And Ann has 1 lore
    And Ann's deck has <cards>
    When Ann plays chain for its ink cost
    Then it is accepted
    And Ann has <lore> lore

    Examples:
      | cards   | lore |
      | 2 cards | 4    |
      | 3 cards | 4    |

  @case:a-hand-that-stays-is-not-discarded @clause:6.1.5.1
  Scenario Outline: Discarding the hand counts as done only if none of it stays: <stays> stays
    Given a game of Lorcana
    And the made-up card "Clean Slate"
      """
      {"type": "action", "cost": 0,
       "effect": {"is": "if-you-do", "first": {"is": "discard", "all": true},
                  "then": {"is": "gain-lore", "lore": 3}, "otherwise": {"is": "gain-lore", "lore": 1}}}
      """
    And the made-up card "Warden"
      """
      {"type": "item", "cost": 1, "abilities": [{"is": "cannot", "action": "discard", "who": "you", "what": <what>, "name": "HOLD ON"}]}
      """
    And these cards
      | ref    | card                  | player | zone |
      | slate  | Clean Slate           | Ann    | hand |
      | warden | Warden                | Ann    | play |
      | hero   | a character costing 1 | Ann    | hand |
      | lamp   | an item costing 1     | Ann    | hand |
    When Ann plays slate for its ink cost
    Then it is accepted
    And hero is in Ann's <hero>
    And lamp is in Ann's <lamp>
    And Ann has <lore> lore

    Examples:
      | stays   | what                              | hero    | lamp    | lore |
      | nothing | {"type": ["location"]}            | discard | discard | 3    |
      | a part  | {"type": ["item"]}                | discard | hand    | 1    |
      | all     | {"type": ["item", "character"]}   | hand    | hand    | 1    |

  @case:an-empty-hand-discarded-to-do-more @conflict:149 @clause:6.1.5.1
  Scenario: With no card in hand Ann may still discard her hand for Hercules to return a card
    Given a game of Lorcana
    And these cards
      | ref      | card                     | player | zone    |
      | hercules | Hercules - Young Rescuer | Ann    | hand    |
      | fallen   | a character costing 1    | Ann    | discard |
    And Ann has 9 ready ink
    When Ann plays hercules for its ink cost
    And Ann chooses yes
    Then it is accepted
    And fallen is in Ann's hand
