Feature: Altered 2.2, texts about cards of a type, or else with a sub-type

  Background:
    Given a game of Altered

  @case:altered-played-and-of-a-type-or-a-sub-type @clause:2.2.1.i @clause:2.2.2.o @clause:5.1.2.e @clause:5.2.b @clause:7.3.1.b @edition:>=3.0
  Scenario Outline: Works affects Permanents that are played, and other Robots only if it names them: <case>
    Given the made-up card "Works"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1, "abilities": [
        {"is": "cost-alteration", "what": {"type": ["permanent"]<costs>}, "less": 1},
        {"is": "played-with", "what": {"type": ["permanent"]<gains>}, "count": 1},
        {"is": "activates-too", "what": {"type": ["permanent"]<activates>}, "symbol": "reserve", "source": ["hand"]}]}
      """
    And the made-up card "Bug"
      """
      {"type": "character", "subtypes": ["Robot"], "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "symbol": "reserve", "effect": {"is": "gain", "what": {"is": "this"}, "counter": "coin", "count": 1}}]}
      """
    And the made-up card "Moss"
      """
      {"type": "character", "subtypes": ["Plant"], "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "symbol": "reserve", "effect": {"is": "gain", "what": {"is": "this"}, "counter": "coin", "count": 1}}]}
      """
    And these cards
      | ref   | card                           | player | zone     |
      | works | Works                          | Ann    | landmark |
      | inn   | a landmark permanent costing 1 | Ann    | hand     |
      | bug   | Bug                            | Ann    | hand     |
      | moss  | Moss                           | Ann    | hand     |
    And Bob has passed
    And Ann has 3 ready mana
    When Ann plays inn for its mana cost
    And Ann plays bug for its mana cost in the hero expedition
    And Ann plays moss for its mana cost in the hero expedition
    Then it is accepted
    And Ann has <mana> ready mana
    And inn has 1 boost
    And bug has <boosts>
    And bug has <coins>
    And moss has 0 boosts
    And moss has 0 coin counters

    Examples:
      | case       | costs                     | gains                     | activates                 | mana | boosts   | coins           |
      | permanents |                           |                           |                           | 1    | 0 boosts | 0 coin counters |
      | cheaper    | , "or_subtype": ["Robot"] |                           |                           | 2    | 0 boosts | 0 coin counters |
      | boosted    |                           | , "or_subtype": ["Robot"] |                           | 1    | 1 boost  | 0 coin counters |
      | activated  |                           |                           | , "or_subtype": ["Robot"] | 1    | 0 boosts | 1 coin counter  |

  @case:altered-played-exhausted-of-a-type-or-a-sub-type @clause:2.4.5.d @clause:2.4.5.c @clause:2.2.1.i @clause:2.2.2.o @edition:>=3.0
  Scenario Outline: Exhausted Permanents may be played, and other Robots only if the text names them: <case>
    Given the made-up card "Works"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "plays-exhausted", "what": {"type": ["permanent"]<robots>}}]}
      """
    And these cards
      | ref   | card                                    | player | zone     | state     |
      | works | Works                                   | Ann    | landmark |           |
      | inn   | a landmark permanent costing 0          | Ann    | reserve  | exhausted |
      | bug   | a character costing 0, classified Robot | Ann    | reserve  | exhausted |
      | moss  | a character costing 0, classified Plant | Ann    | reserve  | exhausted |
    And Bob has passed
    When Ann plays inn for its mana cost
    Then it is accepted
    When Ann plays moss for its mana cost in the hero expedition
    Then it is refused by 2.4.5.c
    And nothing has changed
    When Ann plays bug for its mana cost in the hero expedition
    Then it is <verdict>
    And bug is in Ann's <zone>

    Examples:
      | case       | robots                    | verdict            | zone            |
      | permanents |                           | refused by 2.4.5.c | reserve         |
      | robots     | , "or_subtype": ["Robot"] | accepted           | hero expedition |

  @case:altered-gains-again-of-a-type-or-a-sub-type @clause:2.4.1.g @clause:2.2.1.i @clause:2.2.2.o
  Scenario Outline: Permanents may gain Fleeting again, and other Robots only if the text names them: <case>
    Given the made-up card "Vane"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "gains-again", "what": {"type": ["permanent"]<robots>}, "status": ["fleeting"]}]}
      """
    And the made-up card "Bug"
      """
      {"type": "character", "subtypes": ["Robot"], "hand_cost": 2, "reserve_cost": 2, "forest": 2, "mountain": 2, "water": 2,
       "abilities": [{"is": "reaction", "name": "Duel", "trigger": {"event": "gains-status", "this": true, "status": "fleeting"}, "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
      """
    And the made-up card "Moss"
      """
      {"type": "character", "subtypes": ["Plant"], "hand_cost": 2, "reserve_cost": 2, "forest": 2, "mountain": 2, "water": 2,
       "abilities": [{"is": "reaction", "name": "Duel", "trigger": {"event": "gains-status", "this": true, "status": "fleeting"}, "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
      """
    And the made-up card "Milk"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "status": ["fleeting"]}}
      """
    And these cards
      | ref  | card | player | zone            | state    |
      | vane | Vane | Ann    | landmark        |          |
      | bug  | Bug  | Ann    | hero expedition | fleeting |
      | moss | Moss | Ann    | hero expedition | fleeting |
      | milk | Milk | Ann    | hand            |          |
    When Ann plays milk for its mana cost
    Then it is accepted
    And bug has <boosts>
    And moss has 0 boosts

    Examples:
      | case       | robots                    | boosts   |
      | permanents |                           | 0 boosts |
      | robots     | , "or_subtype": ["Robot"] | 1 boost  |
