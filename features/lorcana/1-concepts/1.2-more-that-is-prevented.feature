Feature: Lorcana 1.2.2, moving, removing damage and choosing prevented

  Background:
    Given a game of Lorcana
    And the made-up card "Homebody"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1,
       "abilities": [{"is": "cannot", "action": "move"}]}
      """
    And the made-up card "Salt"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "cannot", "action": "remove-damage", "what": {"type": ["character"]}}]}
      """
    And the made-up card "Guardian"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1,
       "abilities": [{"is": "cannot", "action": "be-chosen", "what": {"type": ["item"], "whose": "yours"},
                      "who": "opponents"}]}
      """
    And the made-up card "Smash It"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"type": ["item"]}}, {"is": "banish"}]}}
      """
    And the made-up card "Heal"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"type": ["character"]}}, {"is": "remove-damage"},
        {"is": "gain-lore", "lore": {"is": "number", "name": "damage-removed"}}]}}
      """
    And the made-up card "Pass It On"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"type": ["character"], "whose": "yours"}, "as": "from"},
        {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}, "as": "to"},
        {"is": "move-damage"}]}}
      """

  @case:it-cannot-move @clause:1.2.2 @clause:4.7.1
  Scenario: A character that cannot move does not move to a location; another character does
    Given these cards
      | ref  | card                               | player | zone |
      | hob  | Homebody                           | Ann    | play |
      | elf  | a character costing 1              | Ann    | play |
      | here | a location costing 1, with move cost 0 | Ann    | play |
    When Ann moves hob to here
    Then it is refused by 1.2.2
    And nothing has changed
    When Ann moves elf to here
    Then it is accepted
    And elf is at here

  @case:damage-that-stays @clause:1.9.2.3 @clause:1.2.2
  Scenario Outline: Salt keeps damage from being removed or moved away only while it is in play: <case>
    Given these cards
      | ref  | card                                    | player | zone   | state    |
      | salt | Salt                                    | Bob    | <zone> |          |
      | heal | Heal                                    | Ann    | hand   |          |
      | pass | Pass It On                              | Ann    | hand   |          |
      | elf  | a character costing 1, with 9 Willpower | Ann    | play   | 2 damage |
      | imp  | a character costing 1, with 9 Willpower | Ann    | play   | 3 damage |
      | wolf | a character costing 1, with 9 Willpower | Bob    | play   |          |
    When Ann plays heal for its ink cost
    And Ann chooses elf
    Then Ann has <lore> lore
    And elf has <elf> damage
    When Ann plays pass for its ink cost
    And Ann chooses imp
    Then imp has <imp> damage
    And wolf has <wolf> damage

    Examples:
      | case  | zone | lore | elf | imp | wolf |
      | there | play | 0    | 2   | 3   | 0    |
      | gone  | hand | 2    | 0   | 0   | 3    |

  @case:no-choice-of-an-opponent @clause:1.2.2 @clause:6.7.3.2
  Scenario: Ann cannot choose the item that Bob's Guardian protects, but Bob can
    Given these cards
      | ref   | card              | player | zone |
      | guard | Guardian          | Bob    | play |
      | his   | an item costing 1 | Bob    | play |
      | hers  | an item costing 1 | Ann    | play |
      | other | an item costing 2 | Ann    | play |
      | hit   | Smash It          | Ann    | hand |
      | back  | Smash It          | Bob    | hand |
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann plays hit for its ink cost
    And Ann chooses his
    Then it is refused by 1.2.2
    When Ann chooses hers
    Then hers is in Ann's discard
    When Ann ends their turn
    And Bob plays back for its ink cost
    And Bob chooses his
    Then his is in Bob's discard

  @case:who-cannot-play-this-card @clause:1.2.2 @clause:1.3.3
  Scenario Outline: Ann tries to play a card that says <who> cannot play it
    Given the made-up card "Sealed Letter"
      """
      {"type": "action", "cost": 0, "effect": {"is": "gain-lore", "lore": 1},
       "abilities": [{"is": "cannot", "action": "play", "what": {"it": "this"}, "who": "<who>"}]}
      """
    And these cards
      | ref    | card          | player | zone |
      | letter | Sealed Letter | Ann    | hand |
    When Ann plays letter for its ink cost
    Then it is <outcome>
    And Ann has <lore> lore

    Examples:
      | case          | who       | outcome          | lore |
      | her-opponents | opponents | accepted         | 1    |
      | herself       | you       | refused by 1.2.2 | 0    |
