Feature: Lorcana 6.4.2, classifications that are gained and keywords that are lost

  Background:
    Given a game of Lorcana
    And the made-up card "Recruiter"
      """
      {"type": "item", "cost": 0,
       "abilities": [{"is": "static-gains-classification", "classification": "Pirate",
                      "what": {"type": ["character"], "whose": "yours"}}]}
      """
    And the made-up card "Enlist"
      """
      {"type": "action", "cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["character"]}},
         {"is": "gains-classification", "classification": "Pirate", "until": "this-turn"}]}}
      """
    And the made-up card "Muster"
      """
      {"type": "action", "cost": 0,
       "effect": {"is": "gain-lore", "lore": {"is": "count", "what": {"classified": ["Pirate"]}}}}
      """
    And the made-up card "First Mate"
      """
      {"type": "character", "cost": 5, "strength": 3, "willpower": 3, "lore": 1, "classifications": ["Floodborn"],
       "abilities": [{"is": "keyword", "keyword": "shift", "cost": [{"is": "ink", "amount": 1}], "onto": "Pirate"}]}
      """
    And the made-up card "Dead Calm"
      """
      {"type": "item", "cost": 0,
       "abilities": [{"is": "static-loses", "keyword": "evasive", "what": {"type": ["character"], "whose": "opposing"}}]}
      """
    And the made-up card "Downdraft"
      """
      {"type": "action", "cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["character"]}}, {"is": "loses", "keyword": "evasive"}]}}
      """
    And the made-up card "Updraft"
      """
      {"type": "action", "cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["character"]}}, {"is": "gains", "keyword": "evasive"}]}}
      """

  @case:classified-by-a-card-in-play @clause:6.4.2.3
  Scenario: Ann's characters count as Pirates while her item says so, and Bob's do not
    Given these cards
      | ref  | card                  | player | zone |
      | agent | Recruiter            | Ann    | play |
      | elf  | a character costing 1 | Ann    | play |
      | imp  | a character costing 2 | Ann    | play |
      | wolf | a character costing 3 | Bob    | play |
      | sum  | Muster                | Ann    | hand |
    When Ann plays sum for its ink cost
    Then Ann has 2 lore

  @case:classified-for-a-turn @clause:6.4.2.2
  Scenario: Only the chosen character counts as a Pirate, and only this turn
    Given these cards
      | ref   | card                  | player | zone |
      | paper | Enlist                | Ann    | hand |
      | elf   | a character costing 1 | Ann    | play |
      | imp   | a character costing 2 | Ann    | play |
      | sum   | Muster                | Ann    | hand |
      | again | Muster                | Ann    | hand |
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann plays paper for its ink cost
    And Ann chooses elf
    And Ann plays sum for its ink cost
    Then Ann has 1 lore
    When Ann ends their turn
    And Bob ends their turn
    And Ann plays again for its ink cost
    Then Ann has 1 lore

  @case:shifted-onto-a-gained-classification @clause:8.10.8.1 @clause:6.4.2.2
  Scenario: Shift onto a classification works on a character that has gained it
    Given these cards
      | ref   | card                  | player | zone |
      | paper | Enlist                | Ann    | hand |
      | elf   | a character costing 1 | Ann    | play |
      | mate  | First Mate            | Ann    | hand |
    And Ann has 1 ready ink
    When Ann shifts mate onto elf
    Then it is refused
    And nothing has changed
    When Ann plays paper for its ink cost
    And Ann shifts mate onto elf
    Then it is accepted
    And elf is under mate

  @case:a-keyword-that-cannot-be-had @clause:1.2.2 @clause:6.4.2.3
  Scenario: Ann's item takes Evasive from opposing characters, even Evasive gained later, but not from hers
    Given these cards
      | ref  | card                                | player | zone |
      | calm | Dead Calm                           | Ann    | play |
      | up   | Updraft                             | Ann    | hand |
      | bird | a character costing 1, with Evasive | Ann    | play |
      | wolf | a character costing 3, with Evasive | Bob    | play |
    When Ann plays up for its ink cost
    And Ann chooses wolf
    Then wolf does not have Evasive
    And bird has Evasive

  @case:a-keyword-lost-for-a-turn @clause:6.4.2.2
  Scenario: A character loses Evasive until the end of the turn, or until it gains it again
    Given these cards
      | ref  | card                                | player | zone |
      | down | Downdraft                           | Ann    | hand |
      | up   | Updraft                             | Ann    | hand |
      | bird | a character costing 1, with Evasive | Ann    | play |
      | wolf | a character costing 3, with Evasive | Bob    | play |
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann plays down for its ink cost
    And Ann chooses wolf
    Then wolf does not have Evasive
    And bird has Evasive
    When Ann plays up for its ink cost
    And Ann chooses wolf
    Then wolf has Evasive
    When Ann ends their turn
    Then wolf has Evasive

  @case:classified-and-without-a-keyword-in-one-turn @clause:6.4.2.3 @clause:6.1.13.1
  Scenario Outline: An item's classification and loss of a keyword apply always or only in Ann's turn: <case>
    Given the made-up card "Tide"
      """
      {"type": "item", "cost": 0, "abilities": [
        {"is": "static-gains-classification", "classification": "Pirate", "what": {"type": ["character"]}<during>},
        {"is": "static-loses", "keyword": "evasive", "what": {"type": ["character"]}<during>}]}
      """
    And the made-up card "Flag"
      """
      {"type": "item", "cost": 0,
       "abilities": [{"is": "static-gets", "stat": "strength", "plus": 3, "what": {"classified": ["Pirate"]}}]}
      """
    And these cards
      | ref  | card                                                | player | zone |
      | tide | Tide                                                | Ann    | play |
      | flag | Flag                                                | Ann    | play |
      | wren | a character costing 1, with 1 Strength and Evasive  | Bob    | play |
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    Then wren does not have Evasive
    And wren has 4 Strength
    When Ann ends their turn
    Then wren <has> Evasive
    And wren has <strength> Strength

    Examples:
      | case   | during                                | has           | strength |
      | always |                                       | does not have | 4        |
      | yours  | , "condition": {"is": "your-turn"}    | has           | 1        |
