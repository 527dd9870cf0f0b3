Feature: 7.2.3 Cards put into decks in any order
  Clauses 7.2.3 and 7.2.3.1: a player orders their own cards, and those of stacks are mixed freely with the others.

  @case:two-stacks-under-the-sea @clause:7.2.3 @clause:7.2.3.1 @clause:5.1.1.7
  Scenario: Bob freely orders the cards of two stacks that Ann's song puts at the bottom of his deck
    Given a game of Lorcana
    And the made-up card "Haul"
      """
      {"name": "Haul", "type": "action", "cost": 1, "effect": {"is": "draw", "cards": 2}}
      """
    And these cards
      | ref   | card                                   | player | zone | under | state    |
      | song  | Under the Sea                          | Ann    | hand |       |          |
      | one   | a character costing 2, with 2 Strength | Bob    | play |       |          |
      | below | a character costing 1, with 1 Strength | Bob    | play | one   |          |
      | two   | a character costing 3, with 1 Strength | Bob    | play |       |          |
      | dark  | a character costing 4, with 1 Strength | Bob    | play | two   | facedown |
      | haul  | Haul                                   | Bob    | hand |       |          |
    And Ann has 8 ready ink
    And Ann's deck has 1 card
    And Bob has 1 ready ink
    When Ann plays song for its ink cost
    Then it is accepted
    And Bob is asked to choose from one, below, two, dark
    When Bob chooses below, two, one and dark
    Then it is accepted
    And below, two, one and dark lie at the bottom of Bob's deck
    When Ann ends their turn
    Then below is in Bob's hand
    And two is in Bob's deck
    When Bob plays haul for its ink cost
    Then two is in Bob's hand
    And one is in Bob's hand
    And dark is in Bob's deck

  @case:one-stack-in-any-order @clause:7.2.3.1
  Scenario Outline: A player also orders the cards of a single stack put into their deck: <case>
    Given a game of Lorcana
    And the made-up card "Undertow"
      """
      {"name": "Undertow", "type": "action", "cost": 1,
       "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"], "whose": "opposing"}},
                                              {"is": "put", "to": "deck", "place": "<place>", "any_order": true}]}}
      """
    And these cards
      | ref   | card                  | player | zone | under |
      | tow   | Undertow              | Ann    | hand |       |
      | one   | a character costing 2 | Bob    | play |       |
      | below | a character costing 1 | Bob    | play | one   |
    And Ann has 1 ready ink
    And Ann's deck has 1 card
    And Bob's deck has <cards>
    When Ann plays tow for its ink cost
    And Bob chooses below and one
    And Ann ends their turn
    Then <drawn> is in Bob's hand
    And one is in Bob's deck

    Examples:
      | case               | place  | cards   | drawn      |
      | on the top         | top    | 1 card  | below      |
      | an empty deck      | bottom | 0 cards | below      |
      | under another card | bottom | 1 card  | bob-deck-1 |
