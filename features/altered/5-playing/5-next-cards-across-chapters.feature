Feature: 5 The cost of a card and effects on the next one, where other chapters meet them

  @case:counts-itself-in-reserve @clause:5.1.2.e @clause:5.1.2.g @clause:1.2.4.d @clause:5.2.1.b @edition:>=3.0
  Scenario: A card in Reserve that costs less for each card in Reserve counts itself
    Given a game of Altered
    And the made-up card "Heir"
      """
      {"type": "character", "hand_cost": 4, "reserve_cost": 4, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "cost-alteration", "this": true, "less": {"is": "count", "what": {"zone": ["reserve"], "whose": "yours"}}}]}
      """
    And these cards
      | ref  | card              | player | zone    |
      | heir | Heir              | Ann    | reserve |
      | r1   | a spell costing 1 | Ann    | reserve |
    And Ann has 4 ready mana
    When Ann plays heir for its mana cost in the hero expedition
    Then it is accepted
    And Ann has 2 ready mana
    And heir is fleeting

  @case:boost-spent-on-a-spell @clause:2.2.14.c @clause:7.3.20.a @edition:>=3.0
  Scenario: A boost for the next card is spent on a Spell, which gains none
    Given a game of Altered
    And the made-up card "Host"
      """
      {"type": "hero", "reserve_limit": 2, "landmark_limit": 2,
       "abilities": [{"is": "quick-action", "cost": [{"is": "pay-exhaust"}],
          "effect": {"is": "play", "free": true, "what": {"is": "choose", "what": {"type": ["spell"], "zone": ["hand"], "whose": "yours"}}}}]}
      """
    And the made-up card "Herb"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "quick-action", "support": true, "cost": [{"is": "pay-discard"}],
          "effect": {"is": "lasting", "duration": "this-turn", "ability": {"is": "played-with", "count": 1, "next": true}}}]}
      """
    And these cards
      | ref  | card                  | player | zone    |
      | host | Host                  | Ann    | hero    |
      | herb | Herb                  | Ann    | reserve |
      | song | a spell costing 3     | Ann    | hand    |
      | owl  | a character costing 0 | Ann    | hand    |
    When Ann uses herb
    And Ann uses host
    And Ann plays owl for its mana cost in the hero expedition
    Then it is accepted
    And song is in Ann's reserve
    And song has no boosts
    And owl has no boosts

  @case:two-discounts-for-one-card @clause:5.1.2.e @clause:2.2.14.c @clause:4.2.3.e @edition:>=3.0
  Scenario: Two discounts for the next card are both spent on the same one
    Given a game of Altered
    And the made-up card "Host"
      """
      {"type": "hero", "reserve_limit": 2, "landmark_limit": 2,
       "abilities": [{"is": "quick-action", "cost": [{"is": "pay-exhaust"}],
          "effect": {"is": "play", "what": {"is": "choose", "what": {"type": ["character"], "zone": ["hand"], "whose": "yours"}}}}]}
      """
    And these cards
      | ref   | card                  | player | zone    |
      | host  | Host                  | Ann    | hero    |
      | mart1 | Martengale            | Ann    | reserve |
      | mart2 | Martengale            | Ann    | reserve |
      | owl   | a character costing 2 | Ann    | hand    |
      | song  | a spell costing 1     | Ann    | hand    |
    When Ann uses mart1
    And Ann uses mart2
    And Ann uses host
    And Ann chooses owl
    And Ann chooses hero-expedition
    Then it is accepted
    And owl is in Ann's hero expedition
    When Ann plays song for its mana cost
    Then it is refused
    And nothing has changed

  @case:support-that-pays-its-own-way @clause:5.1.2.e @clause:2.2.11.i @clause:5.1.2.g @clause:2.4.5.e @edition:>=3.0
  Scenario: A ready card in Reserve whose support ability makes Characters cheaper is cheaper itself
    Given a game of Altered
    And the made-up card "Usher"
      """
      {"type": "character", "hand_cost": 3, "reserve_cost": 3, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "cost-alteration", "support": true, "what": {"type": ["character"]}, "less": 1}]}
      """
    And these cards
      | ref    | card                  | player | zone    | state     |
      | usher  | Usher                 | Ann    | reserve |           |
      | asleep | Usher                 | Ann    | reserve | exhausted |
      | owl    | a character costing 1 | Ann    | hand    |           |
    And Ann has 3 ready mana
    And Bob has passed
    When Ann plays usher for its mana cost in the hero expedition
    Then it is accepted
    And Ann has 1 ready mana
    When Ann plays owl for its mana cost in the hero expedition
    Then it is accepted
    And Ann has 0 ready mana

  @case:said-in-anothers-turn @clause:2.2.14.c @clause:4.2.3.e @clause:6.3.g @edition:>=3.0
  Scenario: A this-turn effect of a Reaction in the opponent's turn ends with that turn
    Given a game of Altered
    And the made-up card "Echo"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "is-played", "by": "opponent"},
          "effect": {"is": "sequence", "steps": [{"is": "resupply"}, {"is": "lasting", "duration": "this-turn",
           "ability": {"is": "cost-alteration", "less": 2, "next": true}}]}}]}
      """
    And these cards
      | ref  | card                  | player | zone     |
      | echo | Echo                  | Bob    | landmark |
      | owl  | a character costing 0 | Ann    | hand     |
      | fox  | a character costing 2 | Bob    | hand     |
    And Bob has 1 ready mana
    And Bob's deck has 2 cards
    When Ann plays owl for its mana cost in the hero expedition
    Then it is accepted
    And it is Bob's turn
    And bob-deck-1 is in Bob's reserve
    When Bob plays fox for its mana cost in the hero expedition
    Then it is refused
    And nothing has changed
