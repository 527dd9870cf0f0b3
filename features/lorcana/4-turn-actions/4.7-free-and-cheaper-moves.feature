Feature: 4.7.3 Which moves are free, and which are cheaper
  Clauses 4.7.3.2 and 4.7.3.3: a text that frees or lessens the cost of moves does so for the moves it names.

  @case:free-to-one-location-only @clause:4.7.3.2
  Scenario: A location that is free to move to makes no other location free
    Given a game of Lorcana
    And the made-up card "Open Meadow"
      """
      {"name": "Open Meadow", "type": "location", "cost": 1, "willpower": 5, "lore": 0, "move_cost": 3,
       "abilities": [{"is": "moves-free", "what": {"type": ["character"], "whose": "yours"}}]}
      """
    And these cards
      | ref    | card                                   | player | zone |
      | meadow | Open Meadow                            | Ann    | play |
      | tower  | a location costing 1, with move cost 1 | Ann    | play |
      | mine   | a character costing 1                  | Ann    | play |
    When Ann moves mine to tower
    Then it is refused by 1.5.3
    And nothing has changed
    When Ann moves mine to meadow
    Then it is accepted
    And mine is at meadow

  @case:pirates-board-hooks-ship-alone-for-free @clause:4.7.3.2
  Scenario: A Pirate moves to Hook's Ship for free, but not to another location
    Given a game of Lorcana
    And these cards
      | ref   | card                               | player | zone |
      | ship  | Jolly Roger - Hook's Ship          | Ann    | play |
      | tower | Rapunzel's Tower - Secluded Prison | Ann    | play |
      | hook  | Captain Hook - Master Swordsman    | Ann    | play |
    When Ann moves hook to tower
    Then it is refused by 1.5.3
    And nothing has changed
    When Ann moves hook to ship
    Then it is accepted
    And hook is at ship

  @case:cheaper-for-such-characters-only @clause:4.7.3.3
  Scenario Outline: Moves of Pirates cost 1 less, and <case> moves
    Given a game of Lorcana
    And the made-up card "Sea Chart"
      """
      {"name": "Sea Chart", "type": "item", "cost": 1,
       "abilities": [{"is": "move-pays", "less": 1, "what": {"classified": ["Pirate"]}}]}
      """
    And these cards
      | ref    | card                                   | player | zone |
      | chart  | Sea Chart                              | Ann    | play |
      | harbor | a location costing 1, with move cost 2 | Ann    | play |
      | mine   | <card>                                 | Ann    | play |
    And Ann has 2 ready ink
    When Ann moves mine to harbor
    Then it is accepted
    And Ann has <left> ready ink

    Examples:
      | case         | card                                     | left |
      | a Pirate     | a character costing 1, classified Pirate | 1    |
      | another one  | a character costing 1                    | 0    |

  @case:cheaper-for-this-character-only @clause:4.7.3.3
  Scenario Outline: One character's moves cost 1 less, and <case> moves
    Given a game of Lorcana
    And the made-up card "Swift Runner"
      """
      {"name": "Swift Runner", "type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
       "abilities": [{"is": "move-pays", "less": 1, "this": true}]}
      """
    And these cards
      | ref    | card                                   | player | zone |
      | runner | Swift Runner                           | Ann    | play |
      | other  | a character costing 1                  | Ann    | play |
      | harbor | a location costing 1, with move cost 2 | Ann    | play |
    And Ann has 2 ready ink
    When Ann moves <mover> to harbor
    Then it is accepted
    And Ann has <left> ready ink

    Examples:
      | case        | mover  | left |
      | that one    | runner | 1    |
      | another one | other  | 0    |
