Feature: Lorcana 6.1.3.1, which cards are meant

  Background:
    Given a game of Lorcana
    And the made-up card "Storm"
      """
      {"type": "action", "cost": 0,
       "effect": {"is": "deal-damage", "damage": 1, "all": {"type": ["character"], "not_keyword": "evasive"}}}
      """
    And the made-up card "Sweep"
      """
      {"type": "action", "cost": 0, "effect": {"is": "banish", "all": {"any_of": [
        {"type": ["item"]}, {"type": ["character"], "keyword": "ward"}]}}}
      """
    And the made-up card "Boast"
      """
      {"type": "action", "cost": 0, "effect": {"is": "if", "condition": {"is": "have", "what": {"type": ["character"],
        "whose": "yours", "stronger_than": {"type": ["character"], "whose": "opposing"}}},
        "then": {"is": "gain-lore", "lore": 3}}}
      """
    And the made-up card "Last Blow"
      """
      {"type": "character", "cost": 1, "strength": 2, "willpower": 1, "lore": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "banished", "this": true}],
         "effect": {"is": "banish", "all": {"type": ["character"],
           "strength_at_most": {"is": "value", "of": "strength", "it": "that"}}}}]}
      """
    And the made-up card "Tally"
      """
      {"type": "action", "cost": 0, "effect": {"is": "gain-lore", "lore":
        {"is": "value", "of": "damage", "all": {"type": ["character"], "whose": "opposing"}}}}
      """
    And the made-up card "End It"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"type": ["character"]}}, {"is": "banish"}]}}
      """

  @case:without-the-keyword @clause:6.1.3.1
  Scenario: Only characters without Evasive, gained or printed, are dealt damage
    Given the made-up card "Kite"
      """
      {"type": "item", "cost": 1, "abilities": [{"is": "static-gains", "keyword": "evasive",
        "what": {"type": ["character"], "classified": ["Ally"]}}]}
      """
    And these cards
      | ref  | card                                                     | player | zone |
      | rain | Storm                                                    | Ann    | hand |
      | kite | Kite                                                     | Ann    | play |
      | elf  | a character costing 1, with 4 Willpower                  | Ann    | play |
      | mate | a character costing 1, with 4 Willpower, classified Ally | Ann    | play |
      | bird | a character costing 1, with 4 Willpower and Evasive      | Bob    | play |
    When Ann plays rain for its ink cost
    Then elf has 1 damage
    And mate is undamaged
    And bird is undamaged

  @case:one-of-several-kinds @clause:6.1.3.1
  Scenario: Items and characters with Ward are banished; other characters are not
    Given these cards
      | ref   | card                             | player | zone |
      | sweep | Sweep                            | Ann    | hand |
      | cup   | an item costing 1                | Ann    | play |
      | hid   | a character costing 1, with Ward | Bob    | play |
      | elf   | a character costing 1            | Bob    | play |
    When Ann plays sweep for its ink cost
    Then cup is in Ann's discard
    And hid is in Bob's discard
    And elf is in Bob's play

  @case:stronger-than-each @clause:6.1.3.1
  Scenario Outline: Ann gains lore if a character of hers is stronger than each opposing one: <case>
    Given these cards
      | ref  | card                                   | player | zone |
      | word | Boast                                  | Ann    | hand |
      | elf  | a character costing 1, with 3 Strength | Ann    | play |
      | imp  | a character costing 1, with 1 Strength | Ann    | play |
      | low  | a character costing 1, with 1 Strength | Bob    | play |
      | high | a character costing 1, with <n> Strength | Bob  | play |
    When Ann plays word for its ink cost
    Then Ann has <lore> lore

    Examples:
      | case     | n | lore |
      | more     | 2 | 3    |
      | the-same | 3 | 0    |
      | less     | 4 | 0    |

  @case:stronger-than-each-of-none @conflict:124 @clause:6.1.3.1
  Scenario: It is open whether a character is stronger than each of no opposing characters
    Given these cards
      | ref  | card                                   | player | zone |
      | word | Boast                                  | Ann    | hand |
      | elf  | a character costing 1, with 3 Strength | Ann    | play |
    When Ann plays word for its ink cost
    Then the rules leave open: is a character stronger than each of none
      | outcome        |
      | Ann has 3 lore |
      | Ann has 0 lore |

  @case:as-strong-as-it-was @clause:6.7.7 @clause:6.1.3.1
  Scenario: A banished character takes along those no stronger than it was in play
    Given these cards
      | ref  | card                                   | player | zone |
      | end  | End It                                 | Ann    | hand |
      | last | Last Blow                              | Ann    | play |
      | flag | Banner                                 | Ann    | play |
      | same | a character costing 1, with 4 Strength | Bob    | play |
      | more | a character costing 1, with 5 Strength | Bob    | play |
    And the made-up card "Banner"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "static-gets", "what": {"type": ["character"], "whose": "yours"}, "stat": "strength", "plus": 2}]}
      """
    When Ann plays end for its ink cost
    And Ann chooses last
    Then same is in Bob's discard
    And more is in Bob's play

  @case:damage-on-all-together @clause:6.1.8
  Scenario: The damage on all opposing characters is added up, and that on Ann's own is not
    Given these cards
      | ref  | card                                    | player | zone | state    |
      | sum  | Tally                                   | Ann    | hand |          |
      | elf  | a character costing 1, with 9 Willpower | Ann    | play | 4 damage |
      | wolf | a character costing 1, with 9 Willpower | Bob    | play | 2 damage |
      | bear | a character costing 1, with 9 Willpower | Bob    | play | 3 damage |
    When Ann plays sum for its ink cost
    Then Ann has 5 lore
