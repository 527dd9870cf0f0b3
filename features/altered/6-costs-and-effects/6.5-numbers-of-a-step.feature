Feature: Altered 6.1 and 6.5, numbers counted over a whole step

  Background:
    Given a game of Altered

  @case:none-is-a-number-too @clause:6.1.b @clause:6.1.e @edition:>=3.0
  Scenario Outline: "That many" is the number that the last such step discarded, even if it is none: <case>
    Given the made-up card "Purge"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "discard", "what": {"is": "all", "what": {"type": ["character"]}}}, <then>,
         {"is": "draw", "cards": {"is": "number", "name": "discarded"}}]}}
      """
    And these cards
      | ref   | card                  | player | zone            |
      | purge | Purge                 | Ann    | hand            |
      | owl   | a character costing 1 | Bob    | hero expedition |
      | fox   | a character costing 1 | Bob    | hero expedition |
      | hen   | a character costing 1 | <who>  | reserve         |
    And Ann's deck has 6 cards
    And Bob's deck has 6 cards
    When Ann plays purge for its mana cost
    Then it is accepted
    And owl is in Bob's discard
    And Ann has <hand> cards in hand

    Examples:
      | case                 | then                                                                                                                                                                                                         | who | hand |
      | nothing said of it   | {"is": "resupply", "who": "opponent"}                                                                                                                                                                        | Ann | 2    |
      | discard              | {"is": "discard", "what": {"is": "all", "what": {"zone": ["reserve"], "whose": "yours"}}}                                                                                                                    | Bob | 0    |
      | each player, one     | {"is": "each-player", "do": {"is": "discard", "what": {"is": "choose", "what": {"zone": ["reserve"], "whose": "yours"}}}}                                                                                    | Bob | 1    |
      | each player, none    | {"is": "each-player", "do": {"is": "discard", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}}}}                                                                                       | Bob | 0    |
      | at once with another | {"is": "simultaneously", "parts": [{"is": "resupply", "who": "opponent"}, {"is": "discard", "what": {"is": "all", "what": {"zone": ["reserve"], "whose": "yours"}}}]}                                        | Bob | 0    |
      | put there            | {"is": "move", "what": {"is": "all", "what": {"zone": ["reserve"], "whose": "yours"}}, "to": "discard"}                                                                                                      | Bob | 0    |
      | put there, one       | {"is": "move", "what": {"is": "all", "what": {"zone": ["reserve"], "whose": "yours"}}, "to": "discard"}                                                                                                      | Ann | 1    |
      | in a mode of a step  | {"is": "simultaneously", "parts": [{"is": "resupply", "who": "opponent"}, {"is": "modes", "modes": {"a": {"is": "discard", "what": {"is": "all", "what": {"zone": ["reserve"], "whose": "yours"}}}}}]}       | Bob | 0    |
      | only left behind     | {"is": "lasting", "duration": "this-day", "ability": {"is": "reaction", "trigger": {"event": "draws"}, "effect": {"is": "discard", "what": {"is": "all", "what": {"zone": ["reserve"], "whose": "yours"}}}}} | Bob | 2    |

  @case:removed-by-all-of-them @clause:6.1.e @clause:2.5.g @edition:>=3.0
  Scenario Outline: Boosts removed in one step are counted together, whoever removes them: <case>
    Given the made-up card "Shears"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [<step>, {"is": "draw", "cards": {"is": "number", "name": "removed"}}]}}
      """
    And these cards
      | ref    | card                  | player | zone            | state    |
      | shears | Shears                | Ann    | hand            |          |
      | owl    | a character costing 1 | Ann    | hero expedition | 2 boosts |
      | fox    | a character costing 1 | Bob    | hero expedition | 3 boosts |
    And Ann's deck has 8 cards
    When Ann plays shears for its mana cost
    Then it is accepted
    And Ann has <hand> cards in hand

    Examples:
      | case                | step                                                                                                                                                                             | hand |
      | each player         | {"is": "each-player", "do": {"is": "remove", "what": {"is": "all", "what": {"whose": "yours"}}}}                                                                                 | 5    |
      | at once             | {"is": "simultaneously", "parts": [{"is": "remove", "what": {"is": "all", "what": {"whose": "yours"}}}, {"is": "remove", "what": {"is": "all", "what": {"whose": "opponent"}}}]} | 5    |
      | one after the other | {"is": "sequence", "steps": [{"is": "remove", "what": {"is": "all", "what": {"whose": "yours"}}}, {"is": "remove", "what": {"is": "all", "what": {"whose": "opponent"}}}]}       | 3    |
