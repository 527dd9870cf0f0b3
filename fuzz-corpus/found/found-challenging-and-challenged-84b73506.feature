# Found by differential play against plain-engine 0.3.0, seed 0.
# The first clause that differs: 4.6.1, Challenging and challenged.
# verdict: reference: accepted; plain-engine 0.3.0: refused by not-challengeable: 4.6.4.2: character cannot challenge character2
Feature: Found by differential play: Challenging and challenged

  @case:found-challenging-and-challenged-84b73506 @clause:4.6.1 @edition:2.2
  Scenario: Ann challenges character2 with character (accepted)
    Given a game of Lorcana
    And the made-up card "Cedar"
      """
      {
       "type": "action",
       "cost": 0,
       "effect": {"is": "allow-to-challenge-ready", "all": {}, "until": "while-this-in-play"}
      }
      """
    And these cards
      | ref        | card                  | player | zone |
      | cedar      | Cedar                 | Ann    | hand |
      | character  | a character costing 0 | Ann    | play |
      | character2 | a character costing 0 | Bob    | play |
    When Ann plays cedar for its ink cost
    Then it is accepted
    When Ann challenges character2 with character
    Then it is accepted
    And only this has changed
      | what       | from       | to                            |
      | character  | Ann's play | Ann's play, exerted, 2 damage |
      | character2 | Bob's play | Bob's play, 2 damage          |
