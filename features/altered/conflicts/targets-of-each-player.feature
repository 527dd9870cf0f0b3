Feature: Altered, targets in what each player does

  @case:target-expedition-of-each-player @clause:6.5.b @clause:6.1.h @edition:>=3.0 @conflict:141
  Scenario: Who chooses the target Expedition for the opponent's Characters is left open
    Given a game of Altered
    And the made-up card "Rally"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "each-player", "do": {
         "is": "move", "what": {"is": "all", "what": {"type": ["character"], "zone": ["reserve"], "whose": "yours"}},
         "to": "expedition", "where": "target"}}}
      """
    And these cards
      | ref   | card                  | player | zone    |
      | rally | Rally                 | Ann    | hand    |
      | owl   | a character costing 1 | Ann    | reserve |
      | fox   | a character costing 1 | Bob    | reserve |
    When Ann plays rally for its mana cost
    Then it is accepted
    And Ann is asked to choose from Ann's hero expedition, Ann's companion expedition, Bob's hero expedition and Bob's companion expedition
    When Ann chooses Ann's hero expedition
    Then it is accepted
    And the rules leave open: who chooses where Bob's Characters go?
      | outcome                                                                                                       |
      | nobody is asked                                                                                               |
      | Bob is asked to choose from Ann's companion expedition, Bob's hero expedition and Bob's companion expedition  |
      | Ann is asked to choose from Ann's companion expedition, Bob's hero expedition and Bob's companion expedition  |
