Feature: Altered 2.2.11, what a Hero gives itself

  Background:
    Given a game of Altered

  @case:the-fifth-scrap @clause:2.2.11.h @edition:>=3.0
  Scenario: With five Scrap counters Treyst has its quick action
    Given these cards
      | ref   | card                  | player | zone | state            |
      | hero  | Treyst & Rossum       | Ann    | hero | 5 scrap counters |
      | owl   | a character costing 1 | Ann    | hand |                  |
    And Ann's deck has 1 card
    When Ann uses hero
    And Ann chooses owl
    Then it is accepted
    And hero is exhausted
    And owl is in Ann's reserve
    And Ann has 1 card in hand

  @case:the-fourth-scrap @clause:2.2.11.h @edition:>=3.0
  Scenario: With four Scrap counters Treyst does not have its quick action
    Given these cards
      | ref   | card                  | player | zone | state            |
      | hero  | Treyst & Rossum       | Ann    | hero | 4 scrap counters |
      | owl   | a character costing 1 | Ann    | hand |                  |
    And Ann's deck has 1 card
    When Ann uses hero
    Then it is refused

  @case:a-hero-nobody-speaks-of @clause:2.3.1.h @clause:2.2.1.h @edition:>=3.0
  Scenario: An ability that names no zone gives a Hero nothing, though its player controls it
    Given the made-up card "Mentor"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "grants", "what": {"whose": "yours"},
                      "ability": {"is": "reaction", "trigger": {"event": "passes", "by": "opponent"}, "effect": {"is": "draw"}}}]}
      """
    And these cards
      | ref  | card                  | player | zone            |
      | sage | Mentor                | Ann    | landmark        |
      | lead | a hero                | Ann    | hero            |
      | owl  | a character costing 1 | Ann    | hero expedition |
    And Ann's deck has 4 cards
    And it is Bob's turn
    When Bob passes
    And Ann chooses owl
    Then it is accepted
    And Ann has 2 cards in hand
