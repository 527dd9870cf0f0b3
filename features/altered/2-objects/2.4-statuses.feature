Feature: Altered 2.4, where statuses are and how they come and go

  Background:
    Given a game of Altered

  @case:altered-statuses-in-visible-zones @clause:2.4.1.b @clause:2.4.1.e
  Scenario Outline: In <zone> an object can have several statuses, and gaining one removes none
    Given the made-up card "Charm"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "gain", "what": {"is": "all", "what": {"zone": ["<named>"]}}, "status": ["anchored"]},
         {"is": "gain", "what": {"is": "all", "what": {"zone": ["<named>"]}}, "status": ["asleep"]}]}}
      """
    And these cards
      | ref   | card   | player | zone   | state     |
      | charm | Charm  | Ann    | hand   |           |
      | thing | <card> | Bob    | <zone> | exhausted |
    When Ann plays charm for its mana cost
    Then it is accepted
    And thing is anchored and asleep and exhausted

    Examples:
      | zone            | named      | card                           |
      | hero expedition | expedition | a character costing 1          |
      | landmark        | landmark   | a landmark permanent costing 1 |
      | reserve         | reserve    | a character costing 1          |

  @case:altered-regains-what-it-may-only @clause:2.4.1.g @clause:2.4.1.f
  Scenario Outline: An ability that lets one status be gained again does not apply to another: <case>
    Given the made-up card "Sleepyhead"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "gains-again", "status": ["asleep"]},
                     {"is": "reaction", "trigger": {"event": "gains-status", "this": true}, "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
      """
    And the made-up card "Charm"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "status": ["<case>"]}}
      """
    And these cards
      | ref   | card       | player | zone            | state            |
      | sleep | Sleepyhead | Bob    | hero expedition | anchored, asleep |
      | charm | Charm      | Ann    | hand            |                  |
    When Ann plays charm for its mana cost
    Then it is accepted
    And sleep is anchored and asleep
    And sleep has <boosts> boosts

    Examples:
      | case     | boosts |
      | asleep   | 1      |
      | anchored | 0      |

  @case:altered-anchored-counts-asleep-does-not @clause:2.4.2 @clause:2.4.3
  Scenario Outline: Asleep Characters do not count in Progress; Asleep and Anchored ones stay at Rest: <state>
    Given these cards
      | ref | card                  | player | zone            | state   |
      | owl | a character costing 1 | Ann    | hero expedition | <state> |
    And Bob has passed
    When Ann passes
    Then Ann's hero expedition is at <at>
    And owl is in Ann's hero expedition
    And owl is not asleep
    And owl is not anchored

    Examples:
      | state            | at |
      | anchored         | 1  |
      | asleep           | 0  |
      | anchored, asleep | 0  |

  @case:altered-statuses-that-rest-takes @clause:2.4.2 @clause:2.4.3
  Scenario: At Rest Anchored and Asleep end in every zone
    Given these cards
      | ref | card                           | player | zone     | state            |
      | inn | a landmark permanent costing 1 | Bob    | landmark | anchored, asleep |
      | hen | a character costing 1          | Bob    | reserve  | asleep           |
      | fox | a character costing 1          | Ann    | reserve  | anchored         |
    And Bob has passed
    When Ann passes
    Then inn is not anchored
    And inn is not asleep
    And hen is not asleep
    And fox is not anchored

  @case:altered-boosted-is-to-have-boosts @clause:2.4.4.b
  Scenario Outline: A Character is Boosted if it has a boost, and no other counter makes it so: <case>
    Given the made-up card "Praise"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         <first>
         {"is": "exhaust", "what": {"is": "all", "what": {"boosted": <boosted>, "type": ["character"]}}}]}}
      """
    And these cards
      | ref    | card                  | player | zone                 | state           |
      | praise | Praise                | Ann    | hand                 |                 |
      | owl    | a character costing 1 | Ann    | hero expedition      | 1 boost         |
      | fox    | a character costing 1 | Bob    | companion expedition | 2 tear counters |
    When Ann plays praise for its mana cost
    Then it is accepted
    And owl is <owl>
    And fox is <fox>

    Examples:
      | case         | boosted | first                                                                                    | owl       | fox       |
      | boosted      | true    |                                                                                          | exhausted | ready     |
      | not-boosted  | false   |                                                                                          | ready     | exhausted |
      | boosts-lost  | false   | {"is": "lose", "what": {"is": "all", "what": {"type": ["character"]}}, "count": 1},      | exhausted | exhausted |
      | boosts-added | true    | {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "count": 1},      | exhausted | exhausted |

  @case:altered-landmarks-are-not-made-fleeting @clause:2.4.6.b @clause:5.2.3.a @edition:>=3.0
  Scenario Outline: Landmark Permanents cannot become Fleeting, in play or as they are moved: <case>
    Given the made-up card "Mist"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": <effect>}
      """
    And these cards
      | ref  | card   | player | zone   |
      | mist | Mist   | Ann    | hand   |
      | inn  | <card> | Bob    | <zone> |
    When Ann plays mist for its mana cost
    Then it is accepted
    And inn is <state>

    Examples:
      | case      | card                           | zone            | effect                                                                                                                         | state        |
      | in-play   | a landmark permanent costing 1 | landmark        | {"is": "gain", "what": {"is": "all", "what": {"whose": "opponent"}}, "status": ["fleeting"]}                                   | not fleeting |
      | moved     | a landmark permanent costing 1 | landmark        | {"is": "move", "what": {"is": "all", "what": {"whose": "opponent"}}, "to": "reserve", "gains": ["fleeting"]}                   | not fleeting |
      | character | a character costing 1          | hero expedition | {"is": "gain", "what": {"is": "all", "what": {"whose": "opponent"}}, "status": ["fleeting"]}                                   | fleeting     |
      | its-move  | a character costing 1          | hero expedition | {"is": "move", "what": {"is": "all", "what": {"whose": "opponent"}}, "to": "reserve", "gains": ["fleeting"]}                   | fleeting     |

  @case:altered-fleeting-spell-is-discarded @clause:2.4.6.e @clause:2.4.6.b @clause:2.4.6.a
  Scenario Outline: A Spell that is Fleeting as it resolves is discarded, and Reactions notice it: <case>
    Given the made-up card "Gravedigger"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "is-discarded"}, "effect": {"is": "gain", "what": {"is": "this"}, "counter": "bone", "count": 1}}]}
      """
    And these cards
      | ref  | card                | player | zone     |
      | dig  | Gravedigger         | Ann    | landmark |
      | song | a spell costing 0<more> | Bob | <zone>  |
    And it is Bob's turn
    When Bob plays song for its mana cost
    Then it is accepted
    And song is in Bob's <end>
    And dig has <bones> bone counters

    Examples:
      | case         | more            | zone    | end     | bones |
      | from-hand    |                 | hand    | reserve | 0     |
      | from-reserve |                 | reserve | discard | 1     |
      | by-nature    | , with Fleeting | hand    | discard | 1     |

  @case:altered-fleeting-from-the-mana-zone @clause:2.4.6.d
  Scenario Outline: Fleeting objects are discarded only on the way from the Expedition zone to Reserve: <case>
    Given the made-up card "Mist"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "gain", "what": {"is": "all", "what": {"zone": ["<from>"], "whose": "yours"}}, "status": ["fleeting"]},
         {"is": "move", "what": {"is": "all", "what": {"zone": ["<from>"], "whose": "yours"}}, "to": "<to>"}]}}
      """
    And these cards
      | ref  | card                  | player | zone   |
      | mist | Mist                  | Ann    | hand   |
      | owl  | a character costing 1 | Ann    | <zone> |
    When Ann plays mist for its mana cost
    Then it is accepted
    And owl is in Ann's <end>

    Examples:
      | case      | zone            | from       | to      | end     |
      | mana      | mana            | mana       | reserve | reserve |
      | in-play   | hero expedition | expedition | reserve | discard |
      | to-hand   | hero expedition | expedition | hand    | hand    |
      | to-mana   | hero expedition | expedition | mana    | mana    |
