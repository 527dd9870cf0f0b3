Feature: 6.1.5 Sequential effects with too little for the first part
  More about clause 6.1.5.1.

  @case:two-of-three-cards @conflict:113 @clause:6.1.5.1
  Scenario: with two item cards in the discard Stegmutt's ability asks for three
    Given a game of Lorcana
    And these cards
      | ref      | card                       | player | zone    | state |
      | stegmutt | Stegmutt - Clumsy Dinosaur | Ann    | hand    |       |
      | one      | Lantern                    | Ann    | discard |       |
      | two      | Dinglehopper               | Ann    | discard |       |
      | victim   | a character costing 1      | Bob    | play    |       |
    And Ann has 6 ready ink
    When Ann plays stegmutt for its ink cost
    Then it is accepted
    And the rules leave open: may two cards be put under the deck where three are asked for, without what would follow
      | outcome                                |
      | Ann is asked to choose from yes and no |
      | nobody is asked                        |

  @case:done-where-nothing-follows @clause:6.1.5.1
  Scenario Outline: a part that says only what stands otherwise was done where its first part was: <cards>
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
