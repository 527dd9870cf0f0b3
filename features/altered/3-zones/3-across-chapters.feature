Feature: 3 Zones, where they meet other chapters

  @case:resupplied-with-itself @clause:3.2.2.d @clause:7.3.22.b @clause:7.1.4.b
  Scenario: A card discarded from Reserve to Resupply with an empty Deck is itself resupplied
    Given a game of Altered
    And these cards
      | ref   | card                 | player | zone    | state   |
      | chron | Lyra Chronicler - R2 | Ann    | reserve | 1 boost |
    When Ann uses chron
    Then it is accepted
    And chron is in Ann's reserve
    And chron has no boosts
    And it is Ann's turn

  @case:third-from-the-top-of-one-card @clause:3.2.2.f @clause:2.4.6.d @clause:1.4.3.a
  Scenario: A Character sent third from the top of its owner's Deck of one card lies at its bottom
    Given a game of Altered
    And the made-up card "Banish"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "target", "what": {"type": ["character"]}}, "to": "deck", "below": 2}}
      """
    And these cards
      | ref    | card                  | player | zone            | state             | controller |
      | owl    | a character costing 1 | Bob    | hero expedition | fleeting, 1 boost | Ann        |
      | banish | Banish                | Ann    | hand            |                   |            |
    And Bob's deck has 1 card
    When Ann plays banish for its mana cost
    Then it is accepted
    And bob-deck-1 and owl lie at the bottom of Bob's deck

  @case:short-deck-in-the-morning @clause:3.2.2.d @clause:4.2.1.b @clause:4.2.1.d @clause:4.2.1.e
  Scenario: The new first player draws from a Discard pile shuffled under the Deck and Expands first
    Given a game of Altered
    And these cards
      | ref | card                  | player | zone    |
      | b1  | a character costing 1 | Bob    | discard |
      | b2  | a character costing 1 | Bob    | discard |
    And Ann's deck has 3 cards
    And Bob's deck has 1 card
    And chance gives b2 and b1
    And Bob has passed
    When Ann passes
    Then Bob is asked to choose from bob-deck-1 and b2
    When Bob chooses b2
    And Ann chooses ann-deck-2
    Then it is accepted
    And it is Afternoon
    And it is Bob's turn
    And b2 is in Bob's mana
    And b2 is ready
    And ann-deck-2 is ready
    And b1 lies at the bottom of Bob's deck
    And Ann has 1 card in hand
