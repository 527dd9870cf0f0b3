Feature: Altered, Gears that join or leave an Expedition after it has moved forward

  Background:
    Given a game of Altered
    And the made-up card "March"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "move-expedition", "where": "companion"}}
      """
    And Bob has passed

  @case:gear-that-came-after-the-move @clause:4.2.5.b @clause:5.2.2.c @edition:>=3.0 @conflict:230
  Scenario: Whether a Gear played after its Expedition moved forward goes to Reserve at Rest is left open
    Given these cards
      | ref   | card                                               | player | zone                 |
      | pick  | an expedition permanent costing 0, classified Gear | Ann    | companion expedition |
      | rope  | an expedition permanent costing 0, classified Gear | Ann    | hand                 |
      | march | March                                              | Ann    | hand                 |
      | chief | a hero with reserve limit 5                        | Ann    | hero                 |
    When Ann plays march for its mana cost
    And Ann plays rope for its mana cost in the companion expedition
    And Ann passes
    Then it is accepted
    And pick is in Ann's reserve
    And the rules leave open: has a Gear belonged in an Expedition that moved forward before it came?
      | outcome                            |
      | rope is in Ann's reserve           |
      | rope is in Ann's companion expedition |

  @case:gear-that-left-after-the-move @clause:4.2.5.b @clause:7.3.28.a @edition:>=3.0 @conflict:230
  Scenario: Whether a Gear that left its Expedition after the move goes to Reserve at Rest is left open
    Given the made-up card "Turn"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "switch-expeditions", "what": {"is": "target", "what": {"subtype": ["Gear"]}}}}
      """
    And these cards
      | ref   | card                                               | player | zone                 |
      | kite  | an expedition permanent costing 0, classified Gear | Ann    | companion expedition |
      | turn  | Turn                                               | Ann    | hand                 |
      | march | March                                              | Ann    | hand                 |
      | chief | a hero with reserve limit 5                        | Ann    | hero                 |
    When Ann plays march for its mana cost
    And Ann plays turn for its mana cost
    Then it is accepted
    And kite is in Ann's hero expedition
    When Ann passes
    Then it is accepted
    And the rules leave open: does a Gear rest that belonged in another Expedition as that moved forward?
      | outcome                         |
      | kite is in Ann's hero expedition |
      | kite is in Ann's reserve        |
