Feature: Altered, whether a switch joins a player's Expeditions

  @case:switch-within-your-expeditions @clause:7.5.8.a @clause:7.5.8.c @clause:7.4.4.i @edition:>=3.0 @conflict:80
  Scenario: Whether a Character that switches joins its player's Expeditions is left open
    Given a game of Altered
    And the made-up card "Bastion"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "joins", "what": {"type": ["character"]}, "where": "each"},
                      "effect": {"is": "gain", "what": {"is": "it"}, "count": 1}}]}
      """
    And the made-up card "Crossing"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "effect": {"is": "switch-expeditions", "what": {"is": "target", "what": {"type": ["character"]}}}}
      """
    And these cards
      | ref     | card                  | player | zone            |
      | bastion | Bastion               | Ann    | landmark        |
      | cross   | Crossing              | Ann    | hand            |
      | bird    | a character costing 1 | Ann    | hero expedition |
    And Ann has 1 ready mana
    When Ann plays cross for its mana cost
    Then it is accepted
    And bird is in Ann's companion expedition
    And the rules leave open: does a switch between a player's Expeditions join that player's Expeditions
      | outcome           |
      | bird has 0 boosts |
      | bird has 1 boost  |
