# Found by differential play against plain-engine 0.3.0, seed 0.
# The first clause that differs: 6.7.1.2, Actions.
# Ann's lore: reference: 0; plain-engine 0.3.0: 1
Feature: Found by differential play: Actions

  @case:found-actions-b187598e @clause:6.7.1.2 @edition:2.2
  Scenario: Ann chooses Ann (Ann's lore: 0)
    Given a game of Lorcana
    And the made-up card "Ash"
      """
      {
       "type": "action",
       "cost": 0,
       "effect": {
        "is": "if-you-do",
        "first": {"is": "choose-player", "do": {"is": "draw"}},
        "then": {"is": "gain-lore", "lore": 1}
       }
      }
      """
    And these cards
      | ref | card | player | zone |
      | ash | Ash  | Ann    | hand |
    When Ann plays ash for its ink cost
    Then it is accepted
    And Ann is asked to choose from Ann, Bob
    When Ann chooses Ann
    Then it is accepted
    And only this has changed
      | what | from       | to            |
      | ash  | Ann's hand | Ann's discard |
