Feature: 4.3.2 Permission to play from another zone
  More about clauses 4.3.2 and 1.2.1: a card's permission reaches as far as it says.

  @case:any-turn-only-from-its-zone @clause:4.3.2 @clause:1.2.1
  Scenario Outline: In Ann's turn Bob plays a card, playable in any turn from the discard, from his <zone>
    Given a game of Lorcana
    And the made-up card "Restless Relic"
      """
      {"name": "Restless Relic", "type": "item", "cost": 1,
       "abilities": [{"is": "playable-from", "zone": "discard", "any_turn": true}]}
      """
    And these cards
      | ref   | card           | player | zone   | state |
      | relic | Restless Relic | Bob    | <zone> |       |
    And Bob has 1 ready ink
    When Bob plays relic for its ink cost
    Then <verdict>
    And relic is in <then>

    Examples:
      | zone    | verdict                | then       |
      | discard | it is accepted         | Bob's play |
      | hand    | it is refused by 4.3.2 | Bob's hand |
