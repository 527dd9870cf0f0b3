Feature: 6.1.4 A later part that does not need the first
  Clauses 6.1.4 and 1.2.3: who may do several things may, where one of them comes to something without what an earlier one
  would have to find. What a part finds itself, or what an ability that it makes speaks of, is nothing it needs from there.

  @case:may-with-a-part-that-finds-its-own @clause:6.1.4 @clause:1.2.3 @clause:1.7.7
  Scenario Outline: Ann accepts an effect without an item to banish, and its next part is still done: <what>
    Given a game of Lorcana
    And the made-up card "Raid"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "may", "do": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["item"]}, "as": "lamp"}, {"is": "banish", "it": "lamp"}, <part>]}}}
      """
    And these cards
      | ref  | card                  | player | zone |
      | raid | Raid                  | Ann    | hand |
      | elsa | a character costing 1 | Bob    | play |
      | olaf | a character costing 1 | Bob    | play |
    And Ann has 1 ready ink
    When Ann plays raid for its ink cost
    And Ann chooses yes
    And <who> chooses elsa
    Then it is accepted
    And elsa is in Bob's discard
    And olaf is in Bob's play
    And nobody is asked

    Examples:
      | what                              | part                                                                                                                                                                            | who |
      | each opponent chooses and banishes | {"is": "each-player", "who": "opponents", "do": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"], "whose": "yours"}}, {"is": "banish"}]}}           | Bob |
      | she chooses, and if so, banishes  | {"is": "if-you-do", "first": {"is": "choose", "what": {"type": ["character"]}}, "then": {"is": "banish"}}                                                                       | Ann |
      | one of two of which one is left   | {"is": "one-of", "modes": {"lamp": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["item"], "not_it": "lamp"}}, {"is": "banish"}]}, "other": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}}, {"is": "banish"}]}}} | Ann |

  @case:may-with-an-ability-that-speaks-of-its-own @clause:6.1.4 @clause:1.2.3 @clause:6.2.7.1
  Scenario: With no item to banish, Ann may still have characters played later this turn exerted
    Given a game of Lorcana
    And the made-up card "Fog"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "may", "do": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["item"]}, "as": "lamp"}, {"is": "banish", "it": "lamp"},
         {"is": "whenever", "ability": {"is": "triggered", "when": [{"event": "played", "what": {"type": ["character"]}}],
                                        "effect": {"is": "exert", "it": "that"}}}]}}}
      """
    And these cards
      | ref  | card                  | player | zone |
      | fog  | Fog                   | Ann    | hand |
      | elsa | a character costing 1 | Ann    | hand |
    And Ann has 2 ready ink
    When Ann plays fog for its ink cost
    And Ann chooses yes
    And Ann plays elsa for its ink cost
    Then it is accepted
    And elsa is exerted

  @case:may-where-a-condition-holds @clause:6.1.4 @clause:1.2.3
  Scenario Outline: Ann may do two things if Bob has a character, though the first of them cannot be done: <case>
    Given a game of Lorcana
    And the made-up card "Toll"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "may", "do": {"is": "if", "condition": {"is": "have", "what": {"type": ["character"], "whose": "opposing"}},
         "then": {"is": "sequence", "steps": [{"is": "discard"}, {"is": "gain-lore", "lore": 1}]}}}}
      """
    And these cards
      | ref  | card                  | player   | zone |
      | toll | Toll                  | Ann      | hand |
      | elsa | a character costing 1 | <player> | play |
    And Ann has 1 ready ink
    When Ann plays toll for its ink cost
    And Ann chooses yes
    Then it is accepted
    And Ann has <lore> lore

    Examples:
      | case       | player | lore |
      | he has one | Bob    | 1    |
      | he has none | Ann   | 0    |
