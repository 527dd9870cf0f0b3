Feature: Lorcana: what the book leaves open about the end of a turn

  Rule: What the last bag makes for this turn (checked once more, or in the next turn only)

    @case:falls-as-the-last-effects-end @conflict:162 @clause:3.4.2 @clause:6.1.13.4 @edition:book
    Scenario: It is open whether the game is checked once more when the last bag's effects have ended
      Given a game of Lorcana
      And the made-up card "Bonus"
        """
        {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"]}},
          {"is": "gets", "stat": "willpower", "plus": 2, "it": "chosen"}]}}
        """
      And the made-up card "Faller"
        """
        {"type": "character", "cost": 0, "strength": 1, "willpower": 1, "lore": 1, "abilities": [
          {"is": "triggered", "name": "F", "when": [{"event": "banished", "this": true, "your_turn": true}],
           "effect": {"is": "sequence", "steps": [
             {"is": "gets", "stat": "willpower", "plus": 2, "all": {"named": ["Second"]}},
             {"is": "deal-damage", "damage": 1, "all": {"named": ["Second"]}}]}}]}
        """
      And the made-up card "Second"
        """
        {"type": "character", "cost": 0, "strength": 1, "willpower": 1, "lore": 1, "abilities": [
          {"is": "triggered", "name": "S", "when": [{"event": "banished", "this": true, "your_turn": true}],
           "effect": {"is": "gain-lore", "lore": 3}}]}
        """
      And the made-up card "Hail"
        """
        {"type": "action", "cost": 0, "effect": {"is": "deal-damage", "damage": 2, "all": {"named": ["Faller"]}}}
        """
      And these cards
        | ref   | card   | player | zone |
        | fall  | Faller | Ann    | play |
        | next  | Second | Ann    | play |
        | bonus | Bonus  | Ann    | hand |
        | hail  | Hail   | Ann    | hand |
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann plays bonus for its ink cost
      And Ann chooses fall
      And Ann plays hail for its ink cost
      And Ann ends their turn
      Then fall is in Ann's discard
      And next is in Ann's discard
      And the rules leave open: is the game state checked once what the last bag made for this turn has ended
        | outcome        |
        | Ann has 3 lore |
        | Ann has 0 lore |
