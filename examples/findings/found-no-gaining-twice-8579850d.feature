# Found by differential play against exhausted-pays-by-exhausting 0.1.0, seed 1.
# The first clause that differs: 2.4.1.f, No gaining twice.
# verdict: reference: refused by 2.4.1.f: card is exhausted already; exhausted-pays-by-exhausting 0.1.0: accepted
Feature: Found by differential play: No gaining twice

  @case:found-no-gaining-twice-8579850d @clause:2.4.1.f @edition:3.0
  Scenario: Ann uses "deed 1" of card2 (refused by 2.4.1.f)
    Given a game of Altered
    And the made-up card "Card"
      """
      {
       "type": "character",
       "abilities": [
        {
         "is": "quick-action",
         "cost": [{"is": "pay-exhaust", "what": {"is": "choose", "what": {"zone": ["reserve"]}}}],
         "effect": {"is": "play", "what": {"is": "choose", "what": {}}},
         "name": "deed 1"
        }
       ]
      }
      """
    And these cards
      | ref   | card | player | zone                 | state     |
      | card  | Card | Ann    | reserve              | exhausted |
      | card2 | Card | Ann    | companion expedition |           |
    When Ann uses "deed 1" of card2
    Then it is refused by 2.4.1.f
    And nothing has changed
