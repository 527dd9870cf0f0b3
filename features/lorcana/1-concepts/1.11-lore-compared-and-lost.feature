Feature: Lorcana 1.11, who has more lore, and how much was lost

  Background:
    Given a game of Lorcana
    And the made-up card "Levy"
      """
      {"type": "action", "cost": 0, "effect": {"is": "each-player", "who": "opponents", "more_lore": true,
        "do": {"is": "lose-lore", "lore": 2}}}
      """
    And the made-up card "Theft"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "each-player", "who": "opponents", "do": {"is": "lose-lore", "lore": 3}},
        {"is": "gain-lore", "lore": {"is": "number", "name": "lore-lost"}}]}}
      """
    And the made-up card "Envy"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
       "abilities": [{"is": "static-gets", "stat": "strength", "plus": 2,
                      "condition": {"is": "lore-is", "who": "opponents", "more_than_you": true}}]}
      """

  @case:only-who-has-more-lore @clause:1.11.1 @clause:6.7.6
  Scenario Outline: Only an opponent with more lore than Ann loses 2 lore: <case>
    Given these cards
      | ref  | card | player | zone |
      | levy | Levy | Ann    | hand |
    And Ann has 4 lore
    And Bob has <before> lore
    When Ann plays levy for its ink cost
    Then Bob has <after> lore
    And Ann has 4 lore

    Examples:
      | case | before | after |
      | more | 5      | 3     |
      | same | 4      | 4     |
      | less | 3      | 3     |

  @case:as-much-as-was-lost @clause:1.11.1 @clause:6.1.11
  Scenario Outline: Ann gains the lore that Bob actually lost, not the amount he should have lost: <case>
    Given these cards
      | ref   | card  | player | zone |
      | theft | Theft | Ann    | hand |
    And Bob has <before> lore
    When Ann plays theft for its ink cost
    Then Ann has <gained> lore
    And Bob has <after> lore

    Examples:
      | case | before | gained | after |
      | all  | 5      | 3      | 2     |
      | some | 1      | 1      | 0     |
      | none | 0      | 0      | 0     |

  @case:while-another-has-more-lore @clause:1.11.1 @clause:6.1.13.5
  Scenario Outline: A character is stronger while an opponent has more lore than its player: <case>
    Given these cards
      | ref  | card | player | zone |
      | envy | Envy | Ann    | play |
    And Ann has 2 lore
    And Bob has <lore> lore
    Then envy has <strength> Strength

    Examples:
      | case | lore | strength |
      | more | 3    | 3        |
      | same | 2    | 1        |
