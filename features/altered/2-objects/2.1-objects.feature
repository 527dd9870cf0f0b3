Feature: Altered 2.1, objects and the zones they are in

  Background:
    Given a game of Altered
    And the made-up card "Drifter"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "name": "Leave", "symbol": "join",
                      "effect": {"is": "move", "what": {"is": "this"}, "to": "reserve"}},
                     {"is": "reaction", "name": "Tire", "symbol": "join",
                      "effect": {"is": "exhaust", "what": {"is": "this"}}}]}
      """

  @case:second-reaction-does-not-follow @clause:2.1.d @clause:1.4.4.a @clause:6.3.j
  @clause:1.x:1.4.4.a @clause:1.x:1.4.4.a-follow
  Scenario Outline: A Reaction no longer finds its Character after another Reaction has sent it to Reserve: <case>
    Given these cards
      | ref     | card    | player | zone |
      | drifter | Drifter | <case> | hand |
    And it is <case>'s turn
    And <case> has 1 ready mana
    When <case> plays drifter for its mana cost in the hero expedition
    And <case> chooses drifter: Leave
    Then it is accepted
    And no ability waits
    And drifter is in <case>'s reserve
    And drifter is ready

    Examples:
      | case |
      | Ann  |
      | Bob  |

  @case:second-reaction-finds-what-stayed @clause:2.1.d @clause:2.4.1.d
  Scenario: A Character exhausted by one Reaction is ready once its other Reaction has sent it to Reserve
    Given these cards
      | ref     | card    | player | zone |
      | drifter | Drifter | Ann    | hand |
    And Ann has 1 ready mana
    When Ann plays drifter for its mana cost in the hero expedition
    And Ann chooses drifter: Tire
    Then it is accepted
    And drifter is in Ann's reserve
    And drifter is ready

  @case:own-move-is-followed @clause:2.1.g @clause:1.4.4.a
  @clause:1.x:1.4.4.a-follow
  Scenario: An effect that moves its own Character finds it where it has gone
    Given the made-up card "Sleeper"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "name": "Leave tired", "symbol": "join",
                      "effect": {"is": "sequence", "steps": [
                        {"is": "move", "what": {"is": "this"}, "to": "reserve"},
                        {"is": "exhaust", "what": {"is": "this"}}]}}]}
      """
    And these cards
      | ref     | card    | player | zone |
      | sleeper | Sleeper | Ann    | hand |
    And Ann has 1 ready mana
    When Ann plays sleeper for its mana cost in the hero expedition
    Then it is accepted
    And sleeper is in Ann's reserve
    And sleeper is exhausted

  @case:altered-in-one-expedition-only @clause:2.1.a
  Scenario Outline: A Character that joins one Expedition has not joined the same player's other one: <joined>
    Given the made-up card "Greeter"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 0, "mountain": 0, "water": 0,
       "abilities": [{"is": "reaction", "name": "Greet", "trigger": {"event": "joins", "where": "mine", "what": {"type": ["character"], "other": true}},
                      "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
      """
    And these cards
      | ref   | card                  | player | zone            |
      | greet | Greeter               | Ann    | hero expedition |
      | owl   | a character costing 0 | Ann    | hand            |
    When Ann plays owl for its mana cost in the <joined> expedition
    Then it is accepted
    And greet has <boosts>

    Examples:
      | joined    | boosts   |
      | companion | 0 boosts |
      | hero      | 1 boost  |
