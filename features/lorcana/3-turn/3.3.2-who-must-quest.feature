Feature: Lorcana 3.3.2, characters that must quest
  What a text demands of a turn stands above the rule that its player may end it at any time (1.2.1).

  Background:
    Given a game of Lorcana
    And the made-up card "Sent Out"
      """
      {"type": "action", "cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}},
         {"is": "must-quest", "until": "during-their-next-turn"}]}}
      """
    And these cards
      | ref  | card                  | player | zone |
      | sent | Sent Out              | Ann    | hand |
      | elf  | a character costing 1 | Ann    | play |
      | wolf | a character costing 2 | Bob    | play |
      | bear | a character costing 3 | Bob    | play |
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards

  @case:who-must-quest-does @clause:1.2.1 @clause:3.3.2
  Scenario: Bob cannot end his next turn before the chosen character has quested, but can end later turns
    When Ann plays sent for its ink cost
    And Ann chooses wolf
    And Ann ends their turn
    Then it is Bob's turn
    When Bob ends their turn
    Then it is refused
    And nothing has changed
    When Bob quests with bear
    And Bob ends their turn
    Then it is refused
    And nothing has changed
    When Bob quests with wolf
    And Bob ends their turn
    Then it is Ann's turn
    When Ann ends their turn
    And Bob ends their turn
    Then it is Ann's turn

  @case:who-must-quest-if-able @clause:1.2.1 @clause:3.3.2
  Scenario: A character that must quest but has been exerted cannot, so the turn can end
    Given the made-up card "Snare"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "quested", "who": "opponents"}],
                      "effect": {"is": "exert", "all": {"type": ["character"], "whose": "opposing"}}}]}
      """
    And these cards
      | ref   | card  | player | zone |
      | snare | Snare | Ann    | play |
    When Ann plays sent for its ink cost
    And Ann chooses wolf
    And Ann ends their turn
    And Bob quests with bear
    Then wolf is exerted
    When Bob ends their turn
    Then it is Ann's turn

  @case:who-must-quest-with-and-without-a-price @clause:1.2.1 @clause:1.5.3
  Scenario: Of two characters that must quest one can do so for free, so Bob cannot end his turn yet
    Given the made-up card "All Out"
      """
      {"type": "action", "cost": 0,
       "effect": {"is": "must-quest", "all": {"type": ["character"], "whose": "opposing"}, "until": "during-their-next-turn"}}
      """
    And the made-up card "Toll"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "cost-to", "action": "quest", "cost": [{"is": "ink", "amount": 1}], "what": {"cost_at_most": 2}}]}
      """
    And these cards
      | ref  | card    | player | zone |
      | out  | All Out | Ann    | hand |
      | toll | Toll    | Ann    | play |
    And Bob has 1 ready ink
    When Ann plays out for its ink cost
    And Ann ends their turn
    Then it is Bob's turn
    When Bob ends their turn
    Then it is refused by 1.2.1
    And nothing has changed

  @case:who-must-quest-sings @conflict:125 @clause:1.2.1 @clause:3.3.2
  Scenario: Whether a character that must quest may sing instead is left open
    Given the made-up card "Lullaby"
      """
      {"type": "action", "cost": 1, "classifications": ["Song"], "effect": {"is": "gain-lore", "lore": 1}}
      """
    And these cards
      | ref  | card    | player | zone |
      | song | Lullaby | Bob    | hand |
    When Ann plays sent for its ink cost
    And Ann chooses wolf
    And Ann ends their turn
    And Bob sings song with wolf
    Then the rules leave open: may it be exerted for something else
      | outcome        |
      | Bob has 1 lore |
      | it is refused  |
