Feature: Altered, modes that can be done only in part

  Background:
    Given a game of Altered
    And the made-up card "Either Way"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "effect": {"is": "modes", "modes": {
         "send": {"is": "sequence", "steps": [
           {"is": "move", "what": {"is": "target", "what": {"type": ["character"]}}, "to": "hand"}, {"is": "draw"}]},
         "supply": {"is": "resupply"}}}}
      """
    And these cards
      | ref | card       | player | zone |
      | way | Either Way | Ann    | hand |
    And Ann's deck has 4 cards
    And Ann has 1 ready mana

  @case:mode-without-its-first-step @clause:6.1.g @clause:6.5.h @edition:>=3.0 @conflict:87
  Scenario: Whether a mode whose first step has no target may be chosen is left open
    When Ann plays way for its mana cost
    Then it is accepted
    And the rules leave open: may a mode be chosen of which only a later step can be done?
      | outcome                                  |
      | nobody is asked                          |
      | Ann is asked to choose from send and supply |

  @case:mode-with-its-first-step @clause:6.1.g @clause:6.5.g
  Scenario: With a target both modes can be chosen, and the chosen one's steps are done in order
    Given these cards
      | ref | card                  | player | zone            |
      | owl | a character costing 3 | Bob    | hero expedition |
    When Ann plays way for its mana cost
    Then it is accepted
    And Ann is asked to choose from send and supply
    When Ann chooses send
    Then it is accepted
    And owl is in Bob's hand
    And ann-deck-1 is in Ann's hand
