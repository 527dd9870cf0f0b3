Feature: 3.2.3 The first turn of a player who did not start
  The starting player draws no card on their first turn (3.2.3.1); a card may cost whoever did not start less on theirs.

  @case:first-turn-but-not-first-player @clause:3.2.3.1 @clause:6.1.12
  Scenario Outline: A character costs 1 less on the first turn of a player who did not start: <when>
    Given a game of Lorcana
    And the made-up card "Underdog"
      """
      {"type": "character", "cost": 2, "strength": 1, "willpower": 1, "lore": 1, "abilities": [
        {"is": "pays", "this": true, "less": 1, "condition": {"is": "underdog"}}]}
      """
    And these cards
      | ref  | card     | player | zone |
      | mine | Underdog | Ann    | hand |
      | his  | Underdog | Bob    | hand |
    And it is the first turn of the game
    And Ann has 1 ready ink
    And Bob has 1 ready ink
    And Ann's deck has 9 cards
    And Bob's deck has 9 cards
    When <turns>
    And <play>
    Then it is <verdict>

    Examples:
      | when                | turns               | play                           | verdict  |
      | Bob's first         | Ann ends their turn | Bob plays his for its ink cost | accepted |

  @case:first-player-is-no-underdog @clause:3.2.3.1
  Scenario: The starting player pays in full on the first turn of the game
    Given a game of Lorcana
    And the made-up card "Underdog"
      """
      {"type": "character", "cost": 2, "strength": 1, "willpower": 1, "lore": 1, "abilities": [
        {"is": "pays", "this": true, "less": 1, "condition": {"is": "underdog"}}]}
      """
    And these cards
      | ref  | card     | player | zone |
      | mine | Underdog | Ann    | hand |
    And it is the first turn of the game
    And Ann has 1 ready ink
    When Ann plays mine for its ink cost
    Then it is refused by 4.3.2.4
    And nothing has changed

  @case:second-turn-is-no-first @clause:3.2.3.1
  Scenario Outline: <who>, who did not start, pays in full on their second turn
    Given a game of Lorcana
    And the made-up card "Underdog"
      """
      {"type": "character", "cost": 2, "strength": 1, "willpower": 1, "lore": 1, "abilities": [
        {"is": "pays", "this": true, "less": 1, "condition": {"is": "underdog"}}]}
      """
    And these cards
      | ref  | card     | player | zone |
      | mine | Underdog | <who>  | hand |
    And it is the first turn of the game
    And <who> has 1 ready ink
    And Ann's deck has 9 cards
    And Bob's deck has 9 cards
    When Ann ends their turn
    And Bob ends their turn
    And <more>
    And <who> plays mine for its ink cost
    Then it is refused by 4.3.2.4

    Examples:
      | who | more                |
      | Bob | Ann ends their turn |

  @case:underdog-in-another-s-turn @clause:3.2.3.1 @clause:6.1.13.1
  Scenario: Bob's first turn as the second player counts for Bob's card, not for Ann's
    Given a game of Lorcana
    And the made-up card "Pack"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "triggered", "when": [{"event": "quested", "who": "any"}], "condition": {"is": "underdog"},
         "effect": {"is": "gain-lore", "lore": 5}}]}
      """
    And these cards
      | ref  | card                             | player | zone |
      | mine | Pack                             | Ann    | play |
      | his  | Pack                             | Bob    | play |
      | imp  | a character costing 1, with 1 Lore | Bob    | play |
    And it is the first turn of the game
    And Ann's deck has 9 cards
    And Bob's deck has 9 cards
    When Ann ends their turn
    And Bob quests with imp
    Then Ann has 0 lore
    And Bob has 6 lore
