Feature: 6.6 Willpower that is asked for
  Willpower counts as it stands, modified in play (6.6.1), printed anywhere else.

  @case:willpower-in-play @clause:6.6.1.2 @clause:6.1.3.1
  Scenario Outline: Characters with 4 Willpower or more, as modified, are banished: <case>
    Given a game of Lorcana
    And the made-up card "Topple"
      """
      {"type": "action", "cost": 0, "effect": {"is": "banish", "all": {"type": ["character"], "willpower_at_least": 4}}}
      """
    And the made-up card "Wall"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "static-gets", "stat": "willpower", "plus": <plus>, "what": {"type": ["character"]}}]}
      """
    And these cards
      | ref    | card                                     | player | zone |
      | topple | Topple                                   | Ann    | hand |
      | wall   | Wall                                     | Ann    | play |
      | his    | a character costing 1, with <w> Willpower | Bob    | play |
    When Ann plays topple for its ink cost
    Then his is in Bob's <zone>

    Examples:
      | case              | w | plus | zone    |
      | enough            | 3 | 1    | discard |
      | not enough        | 2 | 1    | play    |
      | less than printed | 4 | -1   | play    |

  @case:willpower-as-printed @clause:6.1.3.1 @clause:6.4.1
  Scenario: In the discard only printed Willpower counts
    Given a game of Lorcana
    And the made-up card "Retrieve"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"willpower_at_least": 4}, "zone": "discard"},
        {"is": "put", "to": "hand", "verb": "return"}]}}
      """
    And the made-up card "Wall"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "static-gets", "stat": "willpower", "plus": 1, "what": {"type": ["character"]}}]}
      """
    And these cards
      | ref      | card                                    | player | zone    |
      | retrieve | Retrieve                                | Ann    | hand    |
      | wall     | Wall                                    | Ann    | play    |
      | three    | a character costing 1, with 3 Willpower | Ann    | discard |
      | four     | a character costing 1, with 4 Willpower | Ann    | discard |
      | lamp     | an item costing 9                       | Ann    | discard |
    When Ann plays retrieve for its ink cost
    Then it is accepted
    And nobody is asked
    And four is in Ann's hand

  @case:hercules-in-the-discard-hears-no-rhino @clause:6.4.1
  Scenario: The Willpower that Rhino gives to characters in play does not reach Hercules in the discard
    Given a game of Lorcana
    And these cards
      | ref      | card                         | player | zone    |
      | chip     | Chip - Retrieval Expert      | Ann    | hand    |
      | rhino    | Rhino - Motivational Speaker | Ann    | play    |
      | hercules | Hercules - True Hero         | Ann    | discard |
    And Ann has 4 ready ink
    When Ann plays chip for its ink cost
    Then it is accepted
    And nobody is asked
    And hercules is in Ann's discard

  @case:cards-under-those-with-so-much-willpower @clause:6.6.1.2 @clause:6.1.3.1
  Scenario: A modifier counts cards under characters that have 3 Willpower by another modifier
    Given a game of Lorcana
    And the made-up card "Hoard"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "static-gets", "stat": "lore", "plus": 1, "what": {"type": ["character"],
          "cost_at_most": {"is": "value", "of": "cards-under", "all": {"type": ["character"], "willpower_at_least": 3}}}}]}
      """
    And the made-up card "Wall"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "static-gets", "stat": "willpower", "plus": 1, "what": {"type": ["character"], "whose": "yours"}}]}
      """
    And these cards
      | ref   | card                                               | player | zone | under |
      | hoard | Hoard                                              | Ann    | play |       |
      | wall  | Wall                                               | Ann    | play |       |
      | mage  | a character costing 9, with 2 Willpower and 1 Lore | Ann    | play |       |
      | p1    | a character costing 1                              | Ann    | play | mage  |
      | p2    | a character costing 1                              | Ann    | play | p1    |
      | imp   | a character costing 9, with 2 Willpower            | Bob    | play |       |
      | p3    | a character costing 1                              | Bob    | play | imp   |
      | elf   | a character costing 2, with 1 Lore                 | Ann    | play |       |
      | owl   | a character costing 3, with 1 Lore                 | Ann    | play |       |
    Then elf has 2 Lore
    And owl has 1 Lore
