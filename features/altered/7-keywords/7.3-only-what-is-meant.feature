Feature: 7.3 Keyword actions reach what is meant
  Clauses 7.3.18.a and 7.3.20.a: what is readied is what the effect names, and what is played for free takes no mana.

  Background:
    Given a game of Altered

  @case:altered-others-stay-exhausted @clause:7.3.18.a
  Scenario: an effect that readies Characters leaves an exhausted Landmark as it is
    Given the made-up card "Wake"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "ready", "what": {"is": "all", "what": {"type": ["character"]}}}}
      """
    And these cards
      | ref  | card                           | player | zone            | state     |
      | wake | Wake                           | Ann    | hand            |           |
      | owl  | a character costing 1          | Bob    | hero expedition | exhausted |
      | inn  | a landmark permanent costing 1 | Bob    | landmark        | exhausted |
    When Ann plays wake for its mana cost
    Then it is accepted
    And owl is ready
    And inn is exhausted

  @case:altered-free-takes-no-mana @clause:7.3.20.a
  Scenario: a character costing 3 that an effect plays for free takes none of Ann's four mana
    Given the made-up card "Digging"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "play", "free": true, "what": {"is": "choose", "what": {"zone": ["discard"]}}}}
      """
    And these cards
      | ref | card                  | player | zone    |
      | dig | Digging               | Ann    | hand    |
      | owl | a character costing 3 | Ann    | discard |
    And Ann has 4 ready mana
    When Ann plays dig for its mana cost
    And Ann chooses hero-expedition
    Then it is accepted
    And owl is in Ann's hero expedition
    And Ann has 4 ready mana
