Feature: Altered 4.4, no check of Reactions inside what one pays for

  Background:
    Given a game of Altered
    And the made-up card "Echo"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "name": "Answer",
                      "trigger": {"event": "gains-counter", "what": {"type": ["character"]}, "counter": "boost"},
                      "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "counter": "echo", "count": 1}}]}
      """
    And the made-up card "Lesson"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "effect": {"is": "pay-to", "cost": [{"is": "pay-mana", "mana": 1}],
                  "then": {"is": "sequence", "steps": [
                    {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "count": 1},
                    {"is": "create-token", "where": "hero", "token": {"name": "Pupil", "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Soldier"]}}]}}}
      """

  @case:no-check-inside-what-is-paid-for @clause:4.4.a @clause:6.1.d
  @catches:checks-reactions-between-steps @catches:checks-reactions-inside-an-internal-action @catches:has-to-pay-inside-an-effect
  Scenario Outline: A Reaction to the first of two steps that were paid for finds what the second one made: <case>
    Given these cards
      | ref    | card                  | player | zone            |
      | echo   | Echo                  | Bob    | landmark        |
      | owl    | a character costing 1 | Ann    | hero expedition |
      | lesson | Lesson                | <case> | hand            |
    And it is <case>'s turn
    And <case> has 2 ready mana
    When <case> plays lesson for its mana cost
    And <case> chooses yes
    Then it is accepted
    And owl has 1 boost
    And owl has 1 echo counter
    And token1 has 1 echo counter
    And token1 has 0 boosts

    Examples:
      | case |
      | Ann  |
      | Bob  |

  @case:nothing-is-paid-so-nothing-reacts @clause:1.2.5.b @clause:6.4.b @clause:4.4.a
  @catches:has-to-pay-inside-an-effect
  Scenario: Declined, none of the steps happens and nothing reacts
    Given these cards
      | ref    | card                  | player | zone            |
      | echo   | Echo                  | Bob    | landmark        |
      | owl    | a character costing 1 | Ann    | hero expedition |
      | lesson | Lesson                | Ann    | hand            |
    And Ann has 2 ready mana
    When Ann plays lesson for its mana cost
    And Ann chooses no
    Then it is accepted
    And owl has 0 boosts
    And owl has 0 echo counters
    And Ann has 1 ready mana

  @case:what-was-paid-for-reacts-at-the-end @clause:4.4.a @clause:6.1.d
  @catches:plays-internal-reactions-too-early
  @catches:checks-reactions-between-steps @catches:checks-reactions-inside-an-internal-action @catches:has-to-pay-inside-an-effect
  Scenario: A Reaction to what was paid for waits for the end of the effect that this is in
    Given the made-up card "Long lesson"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "effect": {"is": "sequence", "steps": [
         {"is": "pay-to", "cost": [{"is": "pay-mana", "mana": 1}],
          "then": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "count": 1}},
         {"is": "draw", "cards": 1},
         {"is": "create-token", "where": "hero", "token": {"name": "Pupil", "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Soldier"]}}]}}
      """
    And these cards
      | ref    | card                  | player | zone            |
      | echo   | Echo                  | Ann    | landmark        |
      | owl    | a character costing 1 | Ann    | hero expedition |
      | lesson | Long lesson           | Ann    | hand            |
    And Ann has 2 ready mana
    And Ann's deck has 1 card
    When Ann plays lesson for its mana cost
    And Ann chooses yes
    Then it is accepted
    And owl has 1 boost
    And token1 has 1 echo counter
