# Found by differential play against plain-engine 0.3.0, seed 0.
# The first clause that differs: 2.4.1.f, No gaining twice.
# verdict: reference: refused by 2.4.1.f: card2 is exhausted already; plain-engine 0.3.0: accepted
Feature: Found by differential play: No gaining twice

  @case:found-no-gaining-twice-8579850d @clause:2.4.1.f @edition:3.0
  Scenario: Ann uses "deed 0" of card (refused by 2.4.1.f)
    Given a game of Altered
    And the made-up card "Card"
      """
      {
       "type": "character",
       "abilities": [
        {
         "is": "quick-action",
         "cost": [{"is": "pay-exhaust", "what": {"is": "all", "what": {}}}],
         "effect": {"is": "resupply"},
         "name": "deed 0"
        }
       ]
      }
      """
    And these cards
      | ref   | card | player | zone                 | state     |
      | card  | Card | Ann    | companion expedition |           |
      | card2 | Card | Bob    | companion expedition | exhausted |
    When Ann uses "deed 0" of card
    Then it is refused by 2.4.1.f
    And nothing has changed
