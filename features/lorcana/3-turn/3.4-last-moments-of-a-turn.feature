Feature: 3.4 The last moments of a turn
  More about clauses 3.4.1.2 and 3.4.2: nothing made for "this turn" reaches the next one.

  @case:nothing-of-this-turn-reaches-the-next @clause:6.1.13.4 @clause:3.4.1.2 @clause:3.4.2
  Scenario: A reduction for this turn, made in the last check of Ann's turn, does not reach Bob's turn
    Given a game of Lorcana
    And the made-up card "Parting Gift"
      """
      {"name": "Parting Gift", "type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
       "classifications": ["Storyborn"],
       "abilities": [{"is": "triggered", "name": "FAREWELL", "when": [{"event": "banished", "this": true, "who": "any"}],
                      "effect": {"is": "pay-less", "less": 1, "next": {"type": ["character"]}}}]}
      """
    And the made-up card "Stand Firm"
      """
      {"name": "Stand Firm", "type": "action", "cost": 1,
       "effect": {"is": "gets", "stat": "willpower", "plus": 2, "all": {"type": ["character"]}}}
      """
    And these cards
      | ref   | card                  | player | zone | state |
      | firm  | Stand Firm            | Ann    | hand |       |
      | storm | Let the Storm Rage On | Ann    | hand |       |
      | gift  | Parting Gift          | Bob    | play |       |
      | next  | a character costing 2 | Bob    | hand |       |
    And Ann has 4 ready ink
    And Bob has 1 ready ink
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann plays firm for its ink cost
    And Ann plays storm for its ink cost
    Then gift is in Bob's play
    When Ann ends their turn
    Then it is Bob's turn
    And gift is in Bob's discard
    When Bob plays next for its ink cost
    Then it is refused by 1.5.3
    And nothing has changed

  @case:reckless-out-of-reach @clause:8.7.3 @clause:3.3.2
  Scenario Outline: Ann tries to end her turn with a ready reckless character and an exerted opposing <who>
    Given a game of Lorcana
    And these cards
      | ref    | card                     | player | zone | state   |
      | gaston | Gaston - Arrogant Hunter | Ann    | play |         |
      | other  | <card>                   | Bob    | play | exerted |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann ends their turn
    Then <verdict>
    And it is <active>'s turn

    Examples:
      | who                    | card                                 | verdict                | active |
      | character              | a character costing 2                | it is refused by 8.7.3 | Ann    |
      | character with Evasive | a character costing 2, with Evasive  | it is accepted         | Bob    |

  @case:last-trigger-empties-the-deck @clause:1.8.1.2 @clause:3.4.2 @clause:1.8.3
  Scenario Outline: Ann ends her turn with <cards> in her deck, and the final check makes her draw one
    Given a game of Lorcana
    And the made-up card "Last Lesson"
      """
      {"name": "Last Lesson", "type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
       "classifications": ["Storyborn"],
       "abilities": [{"is": "triggered", "name": "REMEMBER", "when": [{"event": "banished", "this": true, "who": "any"}],
                      "effect": {"is": "draw"}}]}
      """
    And the made-up card "Stand Firm"
      """
      {"name": "Stand Firm", "type": "action", "cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "gets", "stat": "willpower", "plus": 2, "all": {"type": ["character"]}},
         {"is": "deal-damage", "damage": 1, "all": {"type": ["character"]}}]}}
      """
    And these cards
      | ref    | card        | player | zone | state |
      | firm   | Stand Firm  | Ann    | hand |       |
      | lesson | Last Lesson | Ann    | play |       |
    And Ann's deck has <number> card
    And Bob's deck has 3 cards
    When Ann plays firm for its ink cost
    Then lesson is in Ann's play
    When Ann ends their turn
    Then it is accepted
    And <outcome>

    Examples:
      | cards     | number | outcome          |
      | one card  | 1      | Bob has won      |
      | two cards | 2      | the game goes on |
