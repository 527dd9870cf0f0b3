Feature: Lorcana 6.2, what returns to a hand from play

  Background:
    Given a game of Lorcana
    And the made-up card "Welcome"
      """
      {"type": "item", "cost": 1, "abilities": [{"is": "triggered",
        "when": [{"event": "left-play", "what": {"type": ["character"]}, "to": "hand"}],
        "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And the made-up card "Fetch"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"type": ["character"]}}, {"is": "put", "to": "hand", "verb": "return"}]}}
      """
    And the made-up card "End It"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"type": ["character"]}}, {"is": "banish"}]}}
      """

  @case:only-what-leaves-for-a-hand @clause:6.2.1 @clause:6.2.2
  Scenario Outline: Only a character of Ann's that returns to hand brings lore: <case>
    Given these cards
      | ref  | card                  | player | zone |
      | item | Welcome               | Ann    | play |
      | card | <card>                | Ann    | hand |
      | elf  | a character costing 1 | Ann    | play |
      | wolf | a character costing 1 | Bob    | play |
    When Ann plays card for its ink cost
    And Ann chooses <chosen>
    Then Ann has <lore> lore

    Examples:
      | case      | card   | chosen | lore |
      | returned  | Fetch  | elf    | 1    |
      | opposing  | Fetch  | wolf   | 0    |
      | banished  | End It | elf    | 0    |
