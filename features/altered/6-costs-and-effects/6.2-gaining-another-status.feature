Feature: Altered 6.2, gaining another status instead, and staying instead of leaving an Expedition

  Background:
    Given a game of Altered

  @case:altered-one-status-is-gained-otherwise @clause:6.2.b @clause:7.3.13.a @edition:>=3.0
  Scenario Outline: A modifier of gaining Asleep changes only that status and only for its own object: <case>
    Given the made-up card "Warden"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "modifies", "event": "gain-status", "this": true, "status": "asleep",
                      "then": {"is": "gain", "what": {"is": "this"}, "status": ["anchored"]}}]}
      """
    And the made-up card "Spell"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}}, "status": ["<gained>"]}}
      """
    And these cards
      | ref    | card                  | player | zone            |
      | spell  | Spell                 | Ann    | hand            |
      | warden | Warden                | Bob    | hero expedition |
      | owl    | a character costing 1 | Bob    | hero expedition |
    When Ann plays spell for its mana cost
    And Ann chooses <target>
    Then it is accepted
    And <target> is <is>

    Examples:
      | case    | gained   | target | is                      |
      | it      | asleep   | warden | anchored and not asleep |
      | another | fleeting | warden | fleeting                |
      | other   | asleep   | owl    | asleep and not anchored |

  @case:altered-an-expedition-is-not-left @clause:6.2.b @clause:7.5.9.c @clause:7.5.9.a @edition:>=3.0
  Scenario Outline: A Character that would leave in the Afternoon stays and loses a status instead: <case>
    Given the made-up card "Tent"
      """
      {"type": "permanent", "zone_type": "expedition", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "modifies", "event": "leave-expedition",
                      "what": {"type": ["character"], "status": ["anchored"], "where": "mine"},
                      "condition": {"is": "in-phase", "phase": "afternoon"},
                      "then": {"is": "lose", "what": {"is": "it"}, "status": ["anchored"]}}]}
      """
    And the made-up card "Spell"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": <effect>}
      """
    And these cards
      | ref   | card                  | player | zone            | state   |
      | tent  | Tent                  | Bob    | <tent>          |         |
      | spell | Spell                 | Ann    | hand            |         |
      | owl   | a character costing 1 | Bob    | hero expedition | <is>    |
    When Ann plays spell for its mana cost
    Then it is accepted
    And only this has changed
      | what  | from                         | to             |
      | spell | Ann's hand                   | Ann's reserve  |
      | owl   | Bob's hero expedition<state> | <there>        |
      | turn  | Ann                          | Bob            |

    Examples:
      | case      | tent                 | is       | state      | effect                                                                                   | there                 |
      | discarded | hero expedition      | anchored | , anchored | {"is": "discard", "what": {"is": "target", "what": {"type": ["character"]}}}            | Bob's hero expedition |
      | switched  | hero expedition      | anchored | , anchored | {"is": "switch-expeditions", "what": {"is": "target", "what": {"type": ["character"]}}} | Bob's hero expedition |
      | free      | hero expedition      |          |            | {"is": "discard", "what": {"is": "target", "what": {"type": ["character"]}}}            | Bob's discard         |
      | elsewhere | companion expedition | anchored | , anchored | {"is": "discard", "what": {"is": "target", "what": {"type": ["character"]}}}            | Bob's discard         |

  @case:altered-left-after-the-afternoon @clause:4.2.a @edition:>=3.0
  Scenario: A modifier limited to the Afternoon does not change a move at Night
    Given the made-up card "Tent"
      """
      {"type": "permanent", "zone_type": "expedition", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "modifies", "event": "leave-expedition",
                      "what": {"type": ["character"], "boosted": true, "where": "mine"},
                      "condition": {"is": "in-phase", "phase": "afternoon"},
                      "then": {"is": "remove", "what": {"is": "it"}, "counter": "boost"}}]}
      """
    And these cards
      | ref  | card                  | player | zone            | state    |
      | tent | Tent                  | Bob    | hero expedition |          |
      | owl  | a character costing 1 | Bob    | hero expedition | 2 boosts |
    And it is Bob's turn
    And Ann has passed
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    When Bob passes
    And Bob chooses nothing
    And Ann chooses nothing
    Then it is accepted
    And owl is in Bob's reserve
