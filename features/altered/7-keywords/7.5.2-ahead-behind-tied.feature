Feature: Altered 7.5.2, Expeditions that are ahead, behind or tied

  Background:
    Given a game of Altered
    And the made-up card "Milestone"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1}
      """

  @case:altered-ahead-behind-tied @clause:7.5.2.a @clause:7.5.2.b @clause:7.5.2.c
  Scenario Outline: An Expedition is compared with the one that faces it, by how far each has come: <case>
    Given the made-up card "Survey"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
       {"is": "if", "condition": {"is": "expedition", "where": "<where>", "stands": "ahead"},
        "then": {"is": "gain", "what": {"is": "all", "what": {"named": ["Milestone"]}}, "counter": "ahead", "count": 1}},
       {"is": "if", "condition": {"is": "expedition", "where": "<where>", "stands": "behind"},
        "then": {"is": "gain", "what": {"is": "all", "what": {"named": ["Milestone"]}}, "counter": "behind", "count": 1}},
       {"is": "if", "condition": {"is": "expedition", "where": "<where>", "stands": "tied"},
        "then": {"is": "gain", "what": {"is": "all", "what": {"named": ["Milestone"]}}, "counter": "tied", "count": 1}}]}}
      """
    And these cards
      | ref    | card      | player | zone     |
      | survey | Survey    | Ann    | hand     |
      | stone  | Milestone | Ann    | landmark |
    And Ann's hero expedition is at <Ah>
    And Ann's companion expedition is at <Ac>
    And Bob's hero expedition is at <Bh>
    And Bob's companion expedition is at <Bc>
    When Ann plays survey for its mana cost
    Then it is accepted
    And stone has <ahead>
    And stone has <behind>
    And stone has <tied>

    Examples:
      | case                              | where     | Ah | Ac | Bh | Bc | ahead            | behind            | tied            |
      | one region further                | hero      | 2  | 0  | 1  | 0  | 1 ahead counter  | 0 behind counters | 0 tied counters |
      | much further                      | hero      | 5  | 0  | 0  | 1  | 1 ahead counter  | 0 behind counters | 0 tied counters |
      | one region less far               | hero      | 1  | 3  | 2  | 0  | 0 ahead counters | 1 behind counter  | 0 tied counters |
      | just as far                       | hero      | 3  | 2  | 3  | 1  | 0 ahead counters | 0 behind counters | 1 tied counter  |
      | neither has left                  | hero      | 0  | 2  | 0  | 1  | 0 ahead counters | 0 behind counters | 1 tied counter  |
      | companion, further                | companion | 0  | 4  | 3  | 2  | 1 ahead counter  | 0 behind counters | 0 tied counters |
      | companion, less far               | companion | 3  | 0  | 1  | 1  | 0 ahead counters | 1 behind counter  | 0 tied counters |
      | companion, just as far            | companion | 3  | 2  | 1  | 2  | 0 ahead counters | 0 behind counters | 1 tied counter  |
      | in different regions, just as far | companion | 4  | 1  | 5  | 1  | 0 ahead counters | 0 behind counters | 1 tied counter  |

  @case:altered-all-tied-in-the-arena @clause:7.5.2.d @edition:>=3.0
  Scenario Outline: From the night in which tiebreakers start every Expedition is tied, however far it had come: <case>
    Given the made-up card "Milestone of the night"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "name": "Noon", "trigger": {"event": "phase", "phase": "noon"},
                      "condition": {"is": "expedition", "where": "<where>", "stands": "<stands>"},
                      "effect": {"is": "gain", "what": {"is": "this"}, "counter": "step", "count": 1}}]}
      """
    And these cards
      | ref   | card                   | player | zone     |
      | stone | Milestone of the night | Ann    | landmark |
    And it is Bob's turn
    And Ann has passed
    And Ann's deck has 4 cards
    And Bob's deck has 4 cards
    And Ann's hero expedition is at 4
    And Ann's companion expedition is at 4
    And Bob's hero expedition is at 2
    And Bob's companion expedition is at 6
    When Bob passes
    And Bob chooses nothing
    And Ann chooses nothing
    Then it is accepted
    And tiebreakers have started
    And stone has <counters>

    Examples:
      | case              | where     | stands | counters        |
      | was ahead, tied   | hero      | tied   | 1 step counter  |
      | was ahead, ahead  | hero      | ahead  | 0 step counters |
      | was behind, tied   | companion | tied   | 1 step counter  |
      | was behind, behind | companion | behind | 0 step counters |
