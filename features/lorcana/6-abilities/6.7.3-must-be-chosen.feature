Feature: 6.7.3 A card that must be chosen
  Clauses 6.7.3.1, 6.7.3.2 and 6.1.3: a choice meets what the effect asks for and what a card asks of those who choose.

  @case:must-be-the-one @clause:6.7.3.2 @clause:1.7.7
  Scenario Outline: Ann's Smash must choose Bob's John Smith if he is in play: John Smith <where>
    Given a game of Lorcana
    And these cards
      | ref   | card                             | player  | zone   | state |
      | john  | John Smith - Undaunted Protector | <whose> | <zone> |       |
      | other | a character costing 1            | Bob     | play   |       |
      | mine  | a character costing 1            | Ann     | play   |       |
      | smash | Smash                            | Ann     | hand   |       |
      | spare | an item costing 1                | Ann     | hand   |       |
    And Ann has 3 ready ink
    When Ann plays smash for its ink cost
    And <reaction>
    Then it is accepted
    And <outcome>

    Examples:
      | where         | whose | zone | reaction          | outcome                   |
      | in play       | Bob   | play | Ann inks spare    | john has 3 damage         |
      | in Bob's hand | Bob   | hand | Ann chooses other | other is in Bob's discard |
      | who is Ann's  | Ann   | play | Ann chooses other | other is in Bob's discard |

  @case:either-of-two-that-must @clause:6.7.3.2
  Scenario: Ann may choose either of two John Smiths, and no other character
    Given a game of Lorcana
    And these cards
      | ref   | card                             | player | zone | state   |
      | john  | John Smith - Undaunted Protector | Bob    | play |         |
      | again | John Smith - Undaunted Protector | Bob    | play | exerted |
      | other | a character costing 1            | Bob    | play |         |
      | smash | Smash                            | Ann    | hand |         |
    And Ann has 3 ready ink
    When Ann plays smash for its ink cost
    Then Ann is asked to choose from john and again
    When Ann chooses other
    Then it is refused by 6.7.3.2
    And nothing has changed
    When Ann chooses again
    Then it is accepted
    And again has 3 damage
    And john is undamaged

  @case:not-what-the-effect-asks-for @clause:6.7.3.2 @clause:6.1.3.1
  Scenario: John Smith need not be chosen for an effect whose description he does not fit
    Given a game of Lorcana
    And these cards
      | ref  | card                             | player | zone | state   |
      | john | John Smith - Undaunted Protector | Bob    | play |         |
      | one  | a character costing 1            | Bob    | play | exerted |
      | two  | a character costing 2            | Bob    | play | exerted |
      | into | Into the Unknown                 | Ann    | hand |         |
    And Ann has 3 ready ink
    When Ann plays into for its ink cost
    Then Ann is asked to choose from one and two
    When Ann chooses two
    Then it is accepted
    And two is in Bob's inkwell
    And john is in Bob's play

  @case:up-to-two-with-one-that-must @clause:6.7.3.2 @clause:6.1.3 @ruling:R138
  Scenario: Of up to two chosen characters one must be John Smith
    Given a game of Lorcana
    And these cards
      | ref   | card                             | player | zone | state |
      | roses | Painting the Roses Red           | Ann    | hand |       |
      | john  | John Smith - Undaunted Protector | Bob    | play |       |
      | other | a character costing 1            | Bob    | play |       |
      | mine  | a character costing 1            | Ann    | play |       |
    And Ann has 2 ready ink
    And Ann's deck has 2 cards
    When Ann plays roses for its ink cost
    Then Ann is asked to choose from john, other and mine
    When Ann chooses other and mine
    Then it is refused by 6.7.3.2
    And nothing has changed
    When Ann chooses mine
    Then it is refused by 6.7.3.2
    And nothing has changed
    When Ann chooses john and mine
    Then it is accepted
    And nobody is asked

  @case:up-to-none-with-one-that-must @conflict:115 @clause:6.7.3.2 @ruling:R138
  Scenario: Ann cannot choose none of up to two characters while John Smith is there
    The book makes 0 a legal choice of "up to"; his text contradicts that rule, and supersedes it (1.2.1).
    Given a game of Lorcana
    And these cards
      | ref   | card                             | player | zone | state |
      | roses | Painting the Roses Red           | Ann    | hand |       |
      | john  | John Smith - Undaunted Protector | Bob    | play |       |
    And Ann has 2 ready ink
    And Ann's deck has 2 cards
    When Ann plays roses for its ink cost
    And Ann chooses nothing
    Then it is refused by 6.7.3.2

  @case:exactly-two-with-one-that-must @clause:6.7.3 @clause:6.7.3.2 @clause:1.7.7 @ruling:R140
  Scenario: Of exactly two chosen characters one must be John Smith
    Given a game of Lorcana
    And the made-up card "Double Yawn"
      """
      {"name": "Double Yawn", "type": "action", "cost": 1,
       "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}, "least": 2, "most": 2},
                                              {"is": "exert"}]}}
      """
    And these cards
      | ref  | card                             | player | zone | state |
      | yawn | Double Yawn                      | Ann    | hand |       |
      | john | John Smith - Undaunted Protector | Bob    | play |       |
      | a    | a character costing 1            | Bob    | play |       |
      | b    | a character costing 2            | Bob    | play |       |
    And Ann has 1 ready ink
    When Ann plays yawn for its ink cost
    Then Ann is asked to choose from john, a and b
    When Ann chooses a and b
    Then it is refused by 6.7.3.2
    And nothing has changed
    When Ann chooses john and b
    Then it is accepted
    And john is exerted
    And b is exerted
    And a is ready

  @case:once-within-one-choice @clause:6.1.3 @clause:6.7.3 @ruling:R141a
  Scenario: The Mob Song can choose John Smith only once
    Given a game of Lorcana
    And these cards
      | ref  | card                             | player | zone | state |
      | mob  | The Mob Song                     | Ann    | hand |       |
      | john | John Smith - Undaunted Protector | Bob    | play |       |
      | mine | a character costing 1            | Ann    | play |       |
    And Ann has 10 ready ink
    When Ann plays mob for its ink cost
    And Ann chooses john, john and john
    Then it is refused by 1.7.7
    And nothing has changed
    When Ann chooses john
    Then it is accepted
    And john has 3 damage
    And mine is undamaged

  @case:each-instance-of-chosen @clause:6.1.3 @clause:6.7.3.2 @ruling:R141b
  Scenario Outline: The Queen must choose John Smith both times, so that <song> finds his 3 Strength
    Given a game of Lorcana
    And these cards
      | ref   | card                             | player | zone | state |
      | queen | The Queen - Commanding Presence  | Ann    | play |       |
      | john  | John Smith - Undaunted Protector | Bob    | play |       |
      | other | a character costing 1, with 5 Strength | Bob | play |    |
      | song  | <song>                           | Ann    | hand |       |
    And Ann has 8 ready ink
    When Ann quests with queen
    Then it is accepted
    And nobody is asked
    When Ann plays song for its ink cost
    Then it is accepted
    And john is in Bob's play
    And <other>

    Examples:
      | song                           | other                     |
      | Under the Sea                  | other is in Bob's play    |
      | World's Greatest Criminal Mind | other is in Bob's discard |

  @case:ink-before-the-choice @clause:6.7.3.1 @clause:1.5.3
  Scenario Outline: An action asks for 2 ink before a character is chosen: Ann has <n>
    Given a game of Lorcana
    And the made-up card "Bribe"
      """
      {"type": "action", "cost": 0,
       "effect": {"is": "if-you-do", "first": {"is": "pay", "cost": [{"is": "ink", "amount": 2}]},
                  "then": {"is": "sequence", "steps": [
                    {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}}, {"is": "exert", "it": "chosen"}]}}}
      """
    And these cards
      | ref   | card                  | player | zone |
      | bribe | Bribe                 | Ann    | hand |
      | guard | a character costing 2 | Bob    | play |
    And Ann has <n> ready ink
    When Ann plays bribe for its ink cost
    Then it is accepted
    And Ann has <left> ready ink
    And guard is <state>

    Examples:
      | n | left | state   |
      | 1 | 1    | ready   |
      | 3 | 1    | exerted |
