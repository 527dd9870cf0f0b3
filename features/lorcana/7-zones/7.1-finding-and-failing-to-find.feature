Feature: 7.1.4 Finding a card in a zone
  Clause 7.1.4: who looks for a card in a private zone may fail to find it; in a public one it is found if it is there.

  @case:the-discard-hides-nothing @clause:6.7.3
  Scenario: A player may not fail to find a matching character in the discard
    Given a game of Lorcana
    And the made-up card "Second Chance"
      """
      {"name": "Second Chance", "type": "action", "cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["character"]}, "zone": "discard"},
         {"is": "put", "to": "hand", "verb": "return"}]}}
      """
    And these cards
      | ref    | card                  | player | zone    |
      | chance | Second Chance         | Ann    | hand    |
      | one    | a character costing 1 | Ann    | discard |
      | two    | a character costing 2 | Ann    | discard |
      | thing  | an item costing 1     | Ann    | discard |
    When Ann plays chance for its ink cost
    Then Ann is asked to choose from one and two
    When Ann chooses nothing
    Then it is refused
    And nothing has changed
    When Ann chooses two
    Then it is accepted
    And two is in Ann's hand

  @case:ward-ends-with-the-play-zone @clause:8.15.1
  Scenario: An opponent can choose a card with Ward in the discard like any other
    Given a game of Lorcana
    And the made-up card "Grave Robber"
      """
      {"name": "Grave Robber", "type": "action", "cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["character"]}, "zone": "discard", "whose": "opponents"},
         {"is": "put", "to": "deck", "place": "bottom"}]}}
      """
    And these cards
      | ref    | card                             | player | zone    |
      | robber | Grave Robber                     | Ann    | hand    |
      | warded | a character costing 1, with Ward | Bob    | discard |
      | plain  | a character costing 1            | Bob    | discard |
    When Ann plays robber for its ink cost
    Then Ann is asked to choose from plain and warded
    When Ann chooses warded
    Then it is accepted
    And warded is in Bob's deck
