Feature: Lorcana 6.1.16, conditions that are negated or combined

  Background:
    Given a game of Lorcana

  @case:played-so-or-otherwise @clause:6.1.16.1 @clause:1.5.5
  Scenario Outline: A trigger's conditions on how its character was played are negated or combined: <case>
    Given the made-up card "Debut"
      """
      {"name": "Juno", "version": "Debut", "type": "character", "cost": 2, "strength": 1, "willpower": 1, "lore": 1,
       "classifications": ["Floodborn"],
       "abilities": [{"is": "keyword", "keyword": "shift", "cost": [{"is": "ink", "amount": 1}]},
                     {"is": "triggered", "when": [{"event": "played", "this": true}], "effect": {"is": "draw"}, "condition": {<condition>}}]}
      """
    And these cards
      | ref   | card                              | player | zone |
      | debut | Debut                             | Ann    | hand |
      | juno  | a character costing 1, named Juno | Ann    | play |
    And Ann has 2 ready ink
    And Ann's deck has 2 cards
    When Ann shifts debut onto juno
    Then it is accepted
    And Ann has <cards> cards in hand

    Examples:
      | case      | cards | condition |
      | not-ink   | 1     | "is": "not", "condition": {"is": "played-using", "cost": "ink"} |
      | not-shift | 0     | "is": "not", "condition": {"is": "played-using", "cost": "shift"} |
      | two       | 1     | "is": "all", "conditions": [{"is": "your-turn"}, {"is": "have", "what": {"type": ["character"]}}] |
      | shifted   | 1     | "is": "all", "conditions": [{"is": "your-turn"}, {"is": "played-using", "cost": "shift"}] |
      | paid      | 0     | "is": "all", "conditions": [{"is": "your-turn"}, {"is": "played-using", "cost": "ink"}] |
      | matching  | 1     | "is": "all", "conditions": [{"is": "your-turn"}, {"is": "matches", "it": "that", "what": {"under_at_least": 1}}] |
      | exerted   | 0     | "is": "all", "conditions": [{"is": "your-turn"}, {"is": "matches", "it": "that", "what": {"exerted": true}}] |

  @case:same-name-and-more @clause:6.1.16.1
  Scenario Outline: A text asks whether it is Ann's turn, and whether two chosen characters share a name: <case>
    Given the made-up card "Compare"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"type": ["character"], "whose": "yours"}},
        {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}, "as": "second"},
        {"is": "if", "condition": {"is": "all", "conditions": [{"is": "your-turn"}, {<condition>}]}, "then": {"is": "gain-lore", "lore": 1}}]}}
      """
    And these cards
      | ref  | card                              | player | zone |
      | comp | Compare                           | Ann    | hand |
      | elf  | a character costing 1, named Juno | Ann    | play |
      | wolf | a character costing 1, named <of> | Bob    | play |
    When Ann plays comp for its ink cost
    Then it is accepted
    And Ann has <lore> lore

    Examples:
      | case  | of   | lore | condition |
      | other | Milo | 0    | "is": "same-name", "it": "chosen", "other": "second" |
      | same  | Juno | 1    | "is": "same-name", "it": "chosen", "other": "second" |
      | any   | Milo | 1    | "is": "have", "what": {"type": ["character"]} |

  @case:of-a-kind-or-without-a-keyword-in-a-challenge @clause:6.1.16.1 @clause:4.6.2
  Scenario Outline: A character's static abilities change other cards always or only while it challenges: <case>
    Given the made-up card "Breaker"
      """
      {"type": "character", "cost": 1, "strength": 3, "willpower": 9, "lore": 1, "abilities": [
        {"is": "static-loses", "keyword": "resist", "what": {"type": ["character"], "whose": "opposing"}<while>},
        {"is": "static-gains-classification", "classification": "Pirate", "what": {"type": ["character"]}<when>}]}
      """
    And the made-up card "Flag"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "static-gets", "stat": "strength", "plus": 3, "what": {"classified": ["Pirate"]}}]}
      """
    And these cards
      | ref     | card                                                            | player | zone | state   |
      | breaker | Breaker                                                         | Ann    | play |         |
      | elf     | a character costing 1, with 3 Strength and 1 Lore               | Ann    | play |         |
      | flag    | Flag                                                            | Ann    | play |         |
      | tank    | a character costing 1, with 9 Willpower and Resist 1            | Bob    | play | exerted |
    When Ann challenges tank with breaker
    Then it is accepted
    And tank has 6 damage
    And tank <has> Resist
    And elf has <strength> Strength

    Examples:
      | case   | while                                                              | when                                                               | has           | strength |
      | always |                                                                    |                                                                    | does not have | 6        |
      | while  | , "condition": {"is": "in-challenge", "role": "challenging"}       |                                                                    | has           | 6        |
      | when   |                                                                    | , "condition": {"is": "in-challenge", "role": "challenging"}       | does not have | 3        |
