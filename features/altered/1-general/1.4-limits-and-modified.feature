Feature: Altered 1.4, limits of a day, and what cannot be modified

  Background:
    Given a game of Altered

  @case:altered-limit-is-of-one-quick-action @clause:1.4.6.b @clause:5.3.e
  Scenario: A hundred plays of one quick action do not limit the same object's other quick action
    Given the made-up card "Wheel"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 0, "reserve_cost": 0,
       "abilities": [{"is": "quick-action", "name": "Spin", "cost": [], "effect": {"is": "gain", "what": {"is": "this"}, "counter": "turn", "count": 1}},
                     {"is": "quick-action", "name": "Stop", "cost": [], "effect": {"is": "gain", "what": {"is": "this"}, "counter": "stop", "count": 1}}]}
      """
    And these cards
      | ref   | card  | player | zone     |
      | wheel | Wheel | Ann    | landmark |
    And the quick action "Spin" of wheel was played 100 times today
    When Ann uses "Spin" of wheel
    Then it is refused by 5.3.e
    And nothing has changed
    When Ann uses "Stop" of wheel
    Then it is accepted
    And wheel has 1 stop counter

  @case:altered-limit-of-a-new-object @clause:1.4.6.b @clause:2.1.d @edition:>=3.0
  Scenario: A Permanent that returns to Hand and is played again is a new object with a fresh limit
    Given the made-up card "Wheel"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 0, "reserve_cost": 0,
       "abilities": [{"is": "quick-action", "name": "Spin", "cost": [], "effect": {"is": "gain", "what": {"is": "this"}, "counter": "turn", "count": 1}}]}
      """
    And the made-up card "Away"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "all", "what": {"type": ["permanent"]}}, "to": "hand"}}
      """
    And these cards
      | ref   | card  | player | zone     |
      | wheel | Wheel | Ann    | landmark |
      | away  | Away  | Ann    | hand     |
    And Bob has passed
    And the quick action of wheel was played 100 times today
    When Ann plays away for its mana cost
    And Ann plays wheel for its mana cost
    And Ann uses wheel
    Then it is accepted
    And wheel has 1 turn counter

  @case:altered-limit-is-of-one-reaction @clause:1.4.6.c @clause:6.3.l @edition:>=3.0
  Scenario Outline: The limit of a hundred activations applies to one Reaction of one object: <case>
    Given the made-up card "Bell"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 0, "reserve_cost": 0,
       "abilities": [{"is": "reaction", "name": "Ring", "trigger": {"event": "passes"}, "effect": {"is": "gain", "what": {"is": "this"}, "counter": "ring", "count": 1}},
                     {"is": "reaction", "name": "Hum", "trigger": {"event": "gains-counter", "this": true, "counter": "ring"}, "effect": {"is": "gain", "what": {"is": "this"}, "counter": "hum", "count": 1}}]}
      """
    And the made-up card "Away"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "move", "what": {"is": "all", "what": {"type": ["permanent"], "whose": "yours"}}, "to": "reserve"},
         {"is": "play", "what": {"is": "choose", "what": {"zone": ["reserve"], "whose": "yours"}}, "free": true}]}}
      """
    And these cards
      | ref  | card | player | zone     |
      | bell | Bell | Ann    | landmark |
      | two  | Bell | Bob    | landmark |
      | away | Away | Ann    | <away>   |
    And the Reaction "<often>" of bell was activated 100 times today
    When <first>
    And Bob passes
    Then bell has <rings> ring counters
    And bell has <hums> hum counters
    And two has <other> ring counters

    Examples:
      | case       | often | away    | first                            | rings | hums | other |
      | first      | Ring  | reserve | Ann passes                       | 0     | 0    | 2     |
      | second     | Hum   | reserve | Ann passes                       | 2     | 0    | 2     |
      | new-object | Ring  | hand    | Ann plays away for its mana cost | 1     | 1    | 1     |

  @case:altered-impossible-draw-is-not-modified @clause:1.4.1.d @clause:1.4.1.a @clause:6.2.m
  @clause:1.x:1.4.1.d
  Scenario Outline: A player who cannot draw in the Morning gets no replacement for it: <case>
    Given the made-up card "Drought"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "cannot", "action": "draw", "who": "opponent"}]}
      """
    And the made-up card "Spring"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "modifies", "event": "draw", "who": "you", "then": {"is": "resupply"}}]}
      """
    And these cards
      | ref    | card   | player | zone     |
      | dry    | <card> | Ann    | landmark |
      | spring | Spring | Bob    | landmark |
    And Bob's deck has 4 cards
    When Ann passes
    And Bob passes
    Then it is Afternoon of day 4
    And Bob has 0 cards in hand
    And Bob has <reserve> cards in reserve

    Examples:
      | case       | card                           | reserve |
      | impossible | Drought                        | 0       |
      | possible   | a landmark permanent costing 1 | 2       |

  @case:altered-parts-of-a-cost-at-once @clause:1.2.5.d @clause:6.4.a
  @clause:1.x:1.2.5.d @clause:1.x:5.1.2.d
  Scenario: Exhausting and sacrificing for the same cost happen in the same event
    Given the made-up card "Butcher"
      """
      {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "quick-action", "name": "Feast",
                      "cost": [{"is": "pay-exhaust"},
                               {"is": "pay-sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours", "other": true}}}],
                      "effect": {"is": "nothing"}},
                     {"is": "reaction", "name": "Enjoy", "trigger": {"event": "is-sacrificed"},
                      "condition": {"is": "matches", "was": true, "what": {"without": ["exhausted"]}},
                      "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
      """
    And these cards
      | ref  | card                  | player | zone                 |
      | butc | Butcher               | Ann    | hero expedition      |
      | lamb | a character costing 1 | Ann    | companion expedition |
    When Ann uses butc
    Then it is accepted
    And lamb is in Ann's discard
    And butc is exhausted
    And butc has 1 boost

  @case:altered-parts-of-a-cost-are-one-event @clause:1.2.5.d @clause:6.4.a @clause:5.1.2.h
  Scenario: A Reaction to cards being discarded together triggers once for a cost of two discards
    Given the made-up card "Furnace"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "quick-action", "name": "Burn",
                      "cost": [{"is": "pay-sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}},
                               {"is": "pay-discard", "what": {"is": "choose", "what": {"zone": ["reserve"], "whose": "yours"}}}],
                      "effect": {"is": "nothing"}},
                     {"is": "reaction", "name": "Smoke", "trigger": {"event": "is-discarded", "once": true},
                      "effect": {"is": "gain", "what": {"is": "this"}, "counter": "soot", "count": 1}}]}
      """
    And these cards
      | ref  | card                  | player | zone            |
      | fire | Furnace               | Ann    | landmark        |
      | lamb | a character costing 1 | Ann    | hero expedition |
      | hen  | a character costing 1 | Ann    | reserve         |
    When Ann uses fire
    Then it is accepted
    And lamb is in Ann's discard
    And hen is in Ann's discard
    And fire has 1 soot counter
