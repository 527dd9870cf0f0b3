Feature: Lorcana 6.7.9, how a card enters play by what others say

  Background:
    Given a game of Lorcana
    And the made-up card "Rusty Gate"
      """
      {"type": "item", "cost": 0,
       "abilities": [{"is": "enters-play", "exerted": true, "what": {"type": ["item"], "whose": "opposing"}}]}
      """
    And the made-up card "Speed Trap"
      """
      {"type": "item", "cost": 0,
       "abilities": [{"is": "enters-play", "exerted": true,
                      "what": {"type": ["character"], "keyword": "rush", "whose": "opposing"}}]}
      """
    And the made-up card "Starting Gun"
      """
      {"type": "item", "cost": 0,
       "abilities": [{"is": "static-gains", "keyword": "rush", "what": {"type": ["character"], "whose": "yours"}}]}
      """

  @case:items-enter-exerted-for-another @clause:6.7.9 @clause:6.4.2.3
  Scenario: Ann's items enter exerted while Bob's gate stands, her characters and Bob's own items do not
    Given these cards
      | ref  | card                  | player | zone |
      | gate | Rusty Gate            | Bob    | play |
      | cup  | an item costing 0     | Ann    | hand |
      | elf  | a character costing 0 | Ann    | hand |
      | mug  | an item costing 0     | Bob    | hand |
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann plays cup for its ink cost
    Then cup is exerted
    When Ann plays elf for its ink cost
    Then elf is ready
    When Ann ends their turn
    And Bob plays mug for its ink cost
    Then mug is ready

  @case:who-has-rush-enters-exerted @clause:6.7.9 @clause:6.4.2.3
  Scenario Outline: Whether a character has Rush as it enters, by itself or by a card in play: <case>
    Given these cards
      | ref  | card       | player | zone |
      | trap | Speed Trap | Bob    | play |
      | item | <item>     | Ann    | play |
      | elf  | <card>     | Ann    | hand |
    When Ann plays elf for its ink cost
    Then elf is <state>

    Examples:
      | case  | item              | card                             | state   |
      | own   | an item costing 1 | a character costing 0, with Rush | exerted |
      | given | Starting Gun      | a character costing 0            | exerted |
      | none  | an item costing 1 | a character costing 0            | ready   |
