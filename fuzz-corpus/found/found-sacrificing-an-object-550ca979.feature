# Found by differential play against plain-engine 0.3.0, seed 0.
# The first clause that differs: 7.3.25.a, Sacrificing an object.
# verdict: reference: refused by 7.3.25.a: character is nothing that Ann controls in play; plain-engine 0.3.0: accepted
Feature: Found by differential play: Sacrificing an object

  @case:found-sacrificing-an-object-550ca979 @clause:7.3.25.a @edition:3.0
  Scenario: Ann uses "deed 0" of card (refused by 7.3.25.a)
    Given a game of Altered
    And the made-up card "Card"
      """
      {
       "type": "permanent",
       "zone_type": "landmark",
       "abilities": [
        {
         "is": "quick-action",
         "cost": [{"is": "pay-sacrifice", "what": {"is": "all", "what": {}}}],
         "effect": {"is": "resupply"},
         "name": "deed 0"
        }
       ]
      }
      """
    And these cards
      | ref       | card                  | player | zone            |
      | card      | Card                  | Ann    | landmark        |
      | character | a character costing 1 | Bob    | hero expedition |
    When Ann uses "deed 0" of card
    Then it is refused by 7.3.25.a
    And nothing has changed
