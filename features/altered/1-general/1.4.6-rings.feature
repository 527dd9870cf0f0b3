Feature: Altered 1.4.6, a loop is played to its bound however many objects are in it

  Background:
    Given a game of Altered

  @case:a-ring-of-reactions @clause:1.4.6.c @clause:6.3.l @clause:1.4.6.a @edition:>=3.0
  Scenario Outline: Each Reaction in a loop is activated a hundred times, and the game goes on: <case>
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

  @case:a-ring-that-its-player-leaves @clause:6.5.c @clause:1.4.6.a @edition:>=3.0
  Scenario Outline: A loop with an optional step goes on as long as its player says yes: <case>
    Given the made-up card "Pump"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "gains-counter", "counter": "ka"}, "effect": {"is": "may", "do": {"is": "gain", "what": {"is": "it"}, "counter": "kb", "count": 1}}}]}
      """
    And the made-up card "Return"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "gains-counter", "counter": "kb"}, "effect": {"is": "gain", "what": {"is": "it"}, "counter": "ka", "count": 1}}]}
      """
    And the made-up card "Start"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "counter": "ka", "count": 1}}
      """
    And these cards
      | ref  | card                  | player | zone            |
      | st   | Start                 | Ann    | hand            |
      | owl  | a character costing 1 | Bob    | hero expedition |
      | pump | Pump                  | <who>  | landmark        |
      | back | Return                | Ann    | landmark        |
    When Ann plays st for its mana cost
    And <who> chooses yes
    And <who> chooses yes
    And <who> chooses no
    Then it is accepted
    And nobody is asked
    And owl has 3 ka counters
    And owl has 2 kb counters
    And it is Bob's turn

    Examples:
      | case  | who |
      | Ann's | Ann |
      | Bob's | Bob |

  @case:a-ring-through-a-quick-action @clause:1.4.6.b @clause:5.3.e @edition:>=3.0
  Scenario: A quick action whose Reaction restores its cost is played a hundred times and then no more
    Given the made-up card "Wheel"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "quick-action", "name": "Spin", "cost": [{"is": "pay-counters", "counter": "ka", "count": 1}],
                      "effect": {"is": "gain", "what": {"is": "this"}, "counter": "kb", "count": 1}},
                     {"is": "reaction", "trigger": {"event": "gains-counter", "counter": "kb"},
                      "effect": {"is": "gain", "what": {"is": "this"}, "counter": "ka", "count": 1}}]}
      """
    And these cards
      | ref   | card  | player | zone     | state        |
      | wheel | Wheel | Ann    | landmark | 1 ka counter |
    And the quick action of wheel was played 97 times today
    When Ann uses wheel
    And Ann uses wheel
    And Ann uses wheel
    Then it is accepted
    And wheel has 3 kb counters
    And wheel has 1 ka counter
    When Ann uses wheel
    Then it is refused by 5.3.e
    And nothing has changed
