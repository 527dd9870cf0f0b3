Feature: Altered 6.5, which of several objects a later step speaks of

  Background:
    Given a game of Altered

  @case:altered-first-of-two-named @clause:6.5.a @clause:6.5.b
  Scenario Outline: "It" in the last step means the first object, whatever the step between was about: <case>
    Given the made-up card "Trade"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "gain", "what": {"is": "target", "what": {"type": ["character"], "whose": "yours", "token": false}}, "status": ["anchored"]},
        <between>,
        {"is": "gain", "what": {"is": "it"}, "count": 1}]}}
      """
    And these cards
      | ref   | card                  | player | zone                 |
      | trade | Trade                 | Ann    | hand                 |
      | fox   | a character costing 1 | Ann    | hero expedition      |
      | owl   | a character costing 1 | Bob    | companion expedition |
      | elk   | a character costing 1 | Ann    | reserve              |
    And Ann's deck has 2 cards
    When Ann plays trade for its mana cost
    Then it is accepted
    And fox is anchored
    And fox has 1 boost
    And <seen>

    Examples:
      | case   | between                                                                                                                                                                                                        | seen                        |
      | target | {"is": "gain", "what": {"is": "target", "what": {"type": ["character"], "whose": "opponent"}, "name": "second"}, "status": ["asleep"]}                                                                           | owl is asleep               |
      | choose | {"is": "exhaust", "what": {"is": "choose", "what": {"zone": ["reserve"], "whose": "yours"}, "name": "second"}}                                                                                                   | elk is exhausted            |
      | deck   | {"is": "move", "what": {"is": "from-deck", "name": "second"}, "to": "mana"}                                                                                                                                      | ann-deck-1 is in Ann's mana |
      | token  | {"is": "create-token", "token": {"name": "Booda", "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Companion"]}, "where": "companion", "name": "second"}                                                   | token1 has 0 boosts         |

  @case:altered-i-and-not-it @clause:6.5.a @clause:7.2.1.a
  Scenario Outline: "I" after a step about another object still means the object itself: <verb>
    Given the made-up card "Knight"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "quick-action", "cost": [], "effect": {"is": "sequence", "steps": [
         {"is": "gain", "what": {"is": "target", "what": {"type": ["character"], "whose": "opponent"}}, "count": 1},
         {"is": "<verb>", "what": {"is": "this"}<more>}]}}]}
      """
    And these cards
      | ref    | card                  | player | zone            | state   |
      | knight | Knight                | Ann    | hero expedition | <state> |
      | fox    | a character costing 1 | Bob    | hero expedition | <state> |
    When Ann uses knight
    Then it is accepted
    And fox has 1 boost
    And fox is <state>
    And knight is not <state>

    Examples:
      | verb  | more                     | state     |
      | lose  | , "status": ["fleeting"] | fleeting  |
      | ready |                          | exhausted |

  @case:altered-two-verbs-no-die @clause:6.1.f
  Scenario: A Reaction to rolling a die does not react to two other things done at once
    Given the made-up card "Cup"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "rolls", "by": "you"}, "effect": {"is": "gain", "what": {"is": "this"}, "counter": "cup", "count": 1}}]}
      """
    And the made-up card "Haul"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "simultaneously", "parts": [{"is": "draw"}, {"is": "resupply"}]}}
      """
    And these cards
      | ref  | card | player | zone     |
      | cup  | Cup  | Ann    | landmark |
      | haul | Haul | Ann    | hand     |
    And Ann's deck has 2 cards
    When Ann plays haul for its mana cost
    Then it is accepted
    And ann-deck-1 is in Ann's hand
    And ann-deck-2 is in Ann's reserve
    And cup has 0 cup counters

  @case:altered-a-token-has-the-name-now @clause:6.1.b @clause:7.3.4.a @edition:>=3.0
  Scenario: "It" after the creation of a token means the token
    Given the made-up card "Nursery"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "gain", "what": {"is": "choose", "what": {"type": ["character"]}}, "count": 1},
         {"is": "create-token", "token": {"name": "Moth", "forest": 1, "mountain": 1, "water": 1}, "where": "hero"},
         {"is": "gain", "what": {"is": "it"}, "count": 2}]}}
      """
    And these cards
      | ref     | card                  | player | zone                 |
      | nursery | Nursery               | Ann    | hand                 |
      | owl     | a character costing 1 | Ann    | companion expedition |
    When Ann plays nursery for its mana cost
    Then it is accepted
    And owl has 1 boost
    And token1 has 2 boosts

  @case:altered-doubles-what-was-named @clause:7.3.6.a @edition:>=3.0
  Scenario: Only the named one of two objects has its boosts doubled
    Given the made-up card "Favour"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}, "name": "first"}, "count": 1},
         {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}, "name": "second"}, "count": 2},
         {"is": "double", "what": {"is": "it", "name": "second"}}]}}
      """
    And these cards
      | ref    | card                  | player | zone                 |
      | favour | Favour                | Ann    | hand                 |
      | owl    | a character costing 1 | Ann    | companion expedition |
      | fox    | a character costing 1 | Bob    | hero expedition      |
    When Ann plays favour for its mana cost
    And Ann chooses owl
    And Ann chooses fox
    Then it is accepted
    And owl has 1 boost
    And fox has 4 boosts
