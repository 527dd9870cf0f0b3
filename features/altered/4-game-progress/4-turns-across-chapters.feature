Feature: 4 Turns and the limits of Night, where they meet other chapters

  @case:after-you-said-by-the-other @clause:7.3.2.a @clause:7.3.2.b @clause:4.2.3.e @clause:4.4.d @edition:>=3.0
  Scenario: After You in a Reaction of the opponent ends the current player's turn
    Given a game of Altered
    And the made-up card "Herald"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "quick-action", "by": "opponent"}, "effect": {"is": "after-you"}}]}
      """
    And these cards
      | ref    | card       | player | zone     |
      | mart   | Martengale | Ann    | reserve  |
      | herald | Herald     | Bob    | landmark |
    When Ann uses mart
    Then it is accepted
    And it is Bob's turn
    And Ann has not passed

  @case:after-you-at-noon @clause:4.2.3.c @edition:>=3.0
  Scenario: After You at Noon ends no turn, and the first player still takes the first one
    Given a game of Altered
    And the made-up card "Gong"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "phase", "phase": "noon"}, "effect": {"is": "after-you"}}]}
      """
    And these cards
      | ref  | card       | player | zone     |
      | gong | Gong       | Bob    | landmark |
      | mart | Martengale | Bob    | reserve  |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And it is Afternoon
    And it is Bob's turn
    When Bob uses mart
    Then it is accepted
    And it is Bob's turn

  @case:limit-below-nothing @clause:4.2.5.c @clause:2.2.12.a @edition:>=3.0
  Scenario: A Reserve limit below zero keeps nothing, and a card resupplied after Clean-up stays
    Given a game of Altered
    And the made-up card "Customs"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "limit", "plus": -3, "of": "reserve", "who": "each"},
          {"is": "reaction", "trigger": {"event": "is-discarded", "source": ["reserve"], "what": {"zone": ["reserve"]}}, "effect": {"is": "resupply"}}]}
      """
    And these cards
      | ref     | card              | player | zone     |
      | customs | Customs           | Ann    | landmark |
      | r1      | a spell costing 1 | Ann    | reserve  |
      | b1      | a spell costing 1 | Bob    | reserve  |
    And Ann's deck has 6 cards
    And Bob's deck has 2 cards
    And Bob has passed
    When Ann passes
    And Bob chooses nothing
    And Ann chooses nothing
    Then it is accepted
    And r1 is in Ann's discard
    And b1 is in Bob's discard
    And ann-deck-1 is in Ann's reserve
    And ann-deck-2 is in Ann's reserve

  @case:afternoon-only-truce @clause:2.2.14.e @clause:4.2.4.b @clause:1.4.1.a @clause:7.3.17.a @edition:>=3.0
  Scenario: An effect that keeps Expeditions from moving this Afternoon stops a Spell, but not the move at Dusk
    Given a game of Altered
    And the made-up card "Pause"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "lasting", "duration": "this-afternoon", "ability": {"is": "cannot", "action": "move-forward", "where": "each"}}}
      """
    And the made-up card "March"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "move-expedition", "where": "hero"}}
      """
    And these cards
      | ref   | card                  | player | zone            |
      | owl   | a character costing 1 | Ann    | hero expedition |
      | pause | Pause                 | Ann    | hand            |
      | march | March                 | Ann    | hand            |
    And Bob has passed
    When Ann plays pause for its mana cost
    And Ann plays march for its mana cost
    Then it is accepted
    And Ann's hero expedition is at 0
    When Ann passes
    And Ann chooses pause and march
    Then Ann's hero expedition is at 1

  @case:as-the-afternoon-begins @clause:2.2.14.d @clause:1.4.5.a @clause:4.2.3.c @edition:>=3.0
  Scenario: As the Afternoon begins it is nobody's turn, so nothing lasts this turn; the first player reacts first
    Given a game of Altered
    And the made-up card "Sale"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "phase", "phase": "afternoon"}, "effect": {"is": "sequence", "steps": [
          {"is": "lasting", "duration": "this-turn", "ability": {"is": "cost-alteration", "less": 1}},
          {"is": "create-token", "token": {"name": "Moth", "forest": 1, "mountain": 0, "water": 0}, "where": "hero"}]}}]}
      """
    And the made-up card "Frost"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "phase", "phase": "afternoon"},
          "effect": {"is": "discard", "what": {"is": "all", "what": {"token": true}}}}]}
      """
    And these cards
      | ref   | card                  | player | zone     |
      | frost | Frost                 | Ann    | landmark |
      | sale  | Sale                  | Bob    | landmark |
      | fox   | a character costing 1 | Bob    | hand     |
    And Bob has passed
    When Ann passes
    And Bob chooses nothing
    Then it is accepted
    And it is Bob's turn
    And token1 is in no zone
    When Bob plays fox for its mana cost in the hero expedition
    Then it is refused
    And nothing has changed
