Feature: Altered 3.2.2.d, a step that needs more cards than the Deck has

  @case:altered-pile-without-what-is-taken-from-it @conflict:120 @clause:3.2.2.d @clause:6.1.f
  Scenario: Whether a step shuffles a card it takes out of the Discard pile into the Deck is left open
    Given a game of Altered
    And the made-up card "Rummage"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "simultaneously", "parts": [
         {"is": "move", "what": {"is": "target", "what": {"type": ["character"], "zone": ["discard"]}}, "to": "reserve"},
         {"is": "draw", "cards": 2}]}}
      """
    And these cards
      | ref     | card                           | player | zone    |
      | rummage | Rummage                        | Ann    | hand    |
      | owl     | a character costing 1          | Ann    | discard |
      | inn     | a landmark permanent costing 1 | Ann    | discard |
    When Ann plays rummage for its mana cost
    Then it is accepted
    And inn is in Ann's hand
    And the rules leave open: is a card shuffled that the same step takes out of the Discard pile?
      | outcome                 |
      | owl is in Ann's reserve |
      | owl is in Ann's hand    |
