Feature: Altered 1.4.6, a loop is played to its bound however many objects are in it

  Background:
    Given a game of Altered

  @case:a-ring-of-reactions @clause:1.4.6.c @clause:6.3.l @clause:1.4.6.a @edition:>=3.0
  Scenario Outline: Each Reaction of a ring is activated a hundred times, and the game goes on: <case>
    Given the made-up card "Pump 1"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "gains-counter", "counter": "ka"}, "effect": {"is": "gain", "what": {"is": "it"}, "counter": "kb", "count": 1}}]}
      """
    And the made-up card "Pump 2"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "gains-counter", "counter": "kb"}, "effect": {"is": "gain", "what": {"is": "it"}, "counter": "kc", "count": 1}}]}
      """
    And the made-up card "Pump 3"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "gains-counter", "counter": "kc"}, "effect": {"is": "gain", "what": {"is": "it"}, "counter": "kd", "count": 1}}]}
      """
    And the made-up card "Pump 4"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "gains-counter", "counter": "kd"}, "effect": {"is": "gain", "what": {"is": "it"}, "counter": "ke", "count": 1}}]}
      """
    And the made-up card "Pump 5"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "gains-counter", "counter": "ke"}, "effect": {"is": "gain", "what": {"is": "it"}, "counter": "kf", "count": 1}}]}
      """
    And the made-up card "Pump 6"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "gains-counter", "counter": "kf"}, "effect": {"is": "gain", "what": {"is": "it"}, "counter": "kg", "count": 1}}]}
      """
    And the made-up card "Pump 7"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "gains-counter", "counter": "kg"}, "effect": {"is": "gain", "what": {"is": "it"}, "counter": "kh", "count": 1}}]}
      """
    And the made-up card "Pump 8"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "gains-counter", "counter": "kh"}, "effect": {"is": "gain", "what": {"is": "it"}, "counter": "<start>", "count": 1}}]}
      """
    And the made-up card "Start"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "counter": "<start>", "count": 1}}
      """
    And these cards
      | ref  | card                  | player | zone            |
      | st   | Start                 | Ann    | hand            |
      | owl  | a character costing 1 | Bob    | hero expedition |
      | p1   | Pump 1                | Ann    | landmark        |
      | p2   | Pump 2                | Ann    | landmark        |
      | p3   | Pump 3                | Ann    | landmark        |
      | p4   | Pump 4                | Ann    | landmark        |
      | p5   | Pump 5                | Ann    | landmark        |
      | p6   | Pump 6                | Ann    | landmark        |
      | p7   | Pump 7                | Ann    | landmark        |
      | p8   | Pump 8                | Ann    | landmark        |
    When Ann plays st for its mana cost
    Then it is accepted
    And owl has 101 <start> counters
    And owl has 100 kh counters
    And it is Bob's turn

    Examples:
      | case             | start |
      | of two objects   | kg    |
      | of five objects  | kd    |
      | of eight objects | ka    |
