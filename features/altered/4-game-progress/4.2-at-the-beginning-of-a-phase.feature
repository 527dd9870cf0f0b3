Feature: Altered 4.2.b, what triggers at the beginning of a phase

  Background:
    Given a game of Altered
    And the made-up card "Subhash & Marmo"
      """
      {"type": "hero", "reserve_limit": 2, "landmark_limit": 2,
       "abilities": [{"is": "reaction", "name": "Tinker", "trigger": {"event": "phase", "phase": "noon"},
                      "effect": {"is": "may", "do": {"is": "move", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}}, "to": "reserve"}}}]}
      """
    And the made-up card "Dredger Drone"
      """
      {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 0, "mountain": 0, "water": 2,
       "abilities": [{"is": "reaction", "name": "Dredge", "support": true, "trigger": {"event": "phase", "phase": "noon"},
                      "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
      """

  @case:altered-too-late-for-noon @clause:4.2.b @edition:>=3.0
  Scenario Outline: Example: A card put in Reserve at Noon comes too late for its own At Noon effect that day: <case>
    Given these cards
      | ref     | card            | player | zone   |
      | subhash | Subhash & Marmo | <who>  | hero   |
      | drone   | Dredger Drone   | <who>  | <zone> |
    When Ann passes
    And Bob passes
    And <who> chooses nothing
    And <who> chooses yes
    Then it is Afternoon of day 4
    And drone is in <who>'s reserve
    And drone has 0 boosts

    Examples:
      | case | who | zone |
      | ann  | Ann | hand |
      | bob  | Bob | hand |

  @case:altered-in-time-for-noon @clause:4.2.b @clause:2.2.11.i @edition:>=3.0
  Scenario Outline: A card that is ready in Reserve as Noon begins has its At Noon effect: <case>
    Given these cards
      | ref   | card          | player | zone    | state   |
      | drone | Dredger Drone | <who>  | reserve | <state> |
    When Ann passes
    And Bob passes
    Then it is Afternoon of day 4
    And drone has 1 boost

    Examples:
      | case      | who | state     |
      | ann       | Ann |           |
      | bob       | Bob |           |
      | readied   | Ann | exhausted |

  @case:altered-next-noon-counts @clause:4.2.b @clause:4.2.2.a @edition:>=3.0 @needs:stepwise-triggers
  Scenario: A card put in Reserve at Noon has its At Noon effect the next day
    Given these cards
      | ref     | card            | player | zone |
      | subhash | Subhash & Marmo | Ann    | hero |
      | drone   | Dredger Drone   | Ann    | hand |
    When Ann passes
    And Bob passes
    And Ann chooses nothing
    And Ann chooses yes
    And Bob passes
    And Ann passes
    And Ann chooses drone
    Then it is Afternoon of day 5
    And drone has 1 boost

  @case:altered-noon-without-reactions @clause:4.2.2.a
  Scenario: If nothing triggers at Noon, nothing happens at Noon
    Given these cards
      | ref  | card                                | player | zone            |
      | rock | a character costing 1, with Eternal, with 0 Forest, 0 Mountain and 0 Water | Ann    | hero expedition |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And only this has changed
      | what         | from           | to             |
      | day          | 3              | 4              |
      | first player | Ann            | Bob            |
      | turn         | Ann            | Bob            |
      | Bob          | has passed     | has not passed |
