Feature: 4.3.6 Whose next card, and of which kind
  Clause 4.3.6: a modifier for the next card waits for its own player to play a card of its own kind.

  Background:
    Given a game of Lorcana
    And the made-up card "Restless Guard"
      """
      {"name": "Restless Guard", "type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1,
       "abilities": [{"is": "playable-from", "zone": "hand", "any_turn": true}]}
      """
    And the made-up card "Early Discount"
      """
      {"name": "Early Discount", "type": "item", "cost": 1,
       "abilities": [{"is": "pays", "name": "FIRST COME", "what": {"type": ["character"]}, "less": 1, "next": true,
                      "condition": {"is": "your-turn"}}]}
      """

  @case:the-other-player-pays-in-full @clause:4.3.6
  Scenario: A reduction for Ann's next character does not apply to one that Bob plays in her turn
    Given these cards
      | ref     | card                  | player | zone |
      | lantern | Lantern               | Ann    | play |
      | guard   | Restless Guard        | Bob    | hand |
      | next    | a character costing 2 | Ann    | hand |
    And Ann has 1 ready ink
    And Bob has 1 ready ink
    When Ann uses lantern
    Then it is accepted
    When Bob plays guard for its ink cost
    Then it is refused by 1.5.3
    And nothing has changed
    When Ann plays next for its ink cost
    Then it is accepted

  @case:another-kind-leaves-the-printed-modifier @clause:4.3.6
  Scenario: An item played first leaves the discount for the first character
    Given these cards
      | ref      | card                  | player | zone |
      | discount | Early Discount        | Ann    | play |
      | item     | an item costing 1     | Ann    | hand |
      | first    | a character costing 2 | Ann    | hand |
      | second   | a character costing 1 | Ann    | hand |
    And Ann has 2 ready ink
    When Ann plays item for its ink cost
    Then it is accepted
    When Ann plays first for its ink cost
    Then it is accepted
    When Ann plays second for its ink cost
    Then it is refused by 1.5.3
    And nothing has changed

  @case:unmet-modifier-waits @clause:4.3.6 @clause:6.1.13.6
  Scenario: A character played while a modifier does not apply is not that modifier's next card
    Given the made-up card "Crowd Discount"
      """
      {"name": "Crowd Discount", "type": "item", "cost": 1,
       "abilities": [{"is": "pays", "name": "MORE THE MERRIER", "what": {"type": ["character"]}, "less": 1, "next": true,
                      "condition": {"is": "have", "what": {"type": ["character"], "whose": "yours"}}}]}
      """
    And these cards
      | ref      | card                  | player | zone |
      | discount | Crowd Discount        | Ann    | play |
      | first    | a character costing 1 | Ann    | hand |
      | second   | a character costing 2 | Ann    | hand |
      | third    | a character costing 1 | Ann    | hand |
    And Ann has 2 ready ink
    When Ann plays first for its ink cost
    Then it is accepted
    When Ann plays second for its ink cost
    Then it is accepted
    And Ann has 0 ready ink
    When Ann plays third for its ink cost
    Then it is refused by 1.5.3
