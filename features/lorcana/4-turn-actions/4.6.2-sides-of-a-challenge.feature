Feature: 4.6.2 Who is in a challenge, and on which side
  Clauses 4.6.2, 4.6.4.5 and 4.6.8.

  @case:bystanders-are-on-no-side @clause:4.6.2
  Scenario: Only the one character that is challenged counts as challenged
    Given a game of Lorcana
    And the made-up card "Cheering Crowd"
      """
      {"name": "Cheering Crowd", "type": "item", "cost": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "challenged", "what": {"type": ["character"]}}],
                      "effect": {"is": "gain-lore", "lore": {"is": "count", "what": {"side": "challenged"}}}}]}
      """
    And these cards
      | ref   | card                                    | player | zone | state   |
      | crowd | Cheering Crowd                          | Bob    | play |         |
      | mine  | a character costing 3, with 9 Willpower | Ann    | play |         |
      | his   | a character costing 3, with 9 Willpower | Bob    | play | exerted |
      | other | a character costing 3, with 9 Willpower | Bob    | play | exerted |
    When Ann challenges his with mine
    Then it is accepted
    And Bob has 1 lore

  @case:challenging-such-a-one @clause:4.6.4.5 @clause:4.6.6.1
  Scenario Outline: A character that is stronger against damaged characters challenges <case>
    Given a game of Lorcana
    And the made-up card "Merciless Hunter"
      """
      {"name": "Merciless Hunter", "type": "character", "cost": 3, "strength": 2, "willpower": 9, "lore": 1,
       "abilities": [{"is": "static-gets", "stat": "strength", "plus": 3,
                      "condition": {"is": "in-challenge", "role": "challenging", "against": {"damaged": true}}}]}
      """
    And these cards
      | ref    | card                                    | player | zone | state   |
      | hunter | Merciless Hunter                        | Ann    | play |         |
      | his    | a character costing 3, with 9 Willpower | Bob    | play | <state> |
    When Ann challenges his with hunter
    Then it is accepted
    And his has <damage> damage

    Examples:
      | case          | state             | damage |
      | a damaged one | exerted, 1 damage | 6      |
      | a whole one   | exerted           | 2      |

  @case:protected-locations-are-not-challenged @clause:4.6.8
  Scenario: A location that cannot be challenged is protected as a character would be
    Given a game of Lorcana
    And the made-up card "Hidden Cove"
      """
      {"name": "Hidden Cove", "type": "location", "cost": 1, "willpower": 5, "lore": 0, "move_cost": 1,
       "abilities": [{"is": "cannot", "action": "be-challenged"}]}
      """
    And these cards
      | ref  | card                  | player | zone |
      | mine | a character costing 3 | Ann    | play |
      | cove | Hidden Cove           | Bob    | play |
      | open | a location costing 1  | Bob    | play |
    When Ann challenges cove with mine
    Then it is refused by 1.2.2
    And nothing has changed
    When Ann challenges open with mine
    Then it is accepted
    And open has 2 damage

  @case:a-winterspell-over-the-pride-lands @clause:4.6.8
  Scenario: Winterspell keeps Pride Rock from being challenged
    Given a game of Lorcana
    And these cards
      | ref      | card                     | player | zone |
      | spell    | Winterspell              | Ann    | hand |
      | lands    | Pride Lands - Pride Rock | Ann    | play |
      | hercules | Hercules - True Hero     | Bob    | play |
    And Ann has 1 ready ink
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann plays spell for its ink cost
    And Ann ends their turn
    And Bob challenges lands with hercules
    Then it is refused
    And nothing has changed
