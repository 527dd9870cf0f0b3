Feature: Altered 1.4, what the golden rules do not allow

  Background:
    Given a game of Altered

  @case:altered-impossible-event-asks-nobody @clause:1.4.1.d
  Scenario Outline: Nobody is offered a modifier of an impossible event: <case>
    Given the made-up card "Jinn"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "modifies", "event": "discard", "this": true, "may": true, "to": "mana"},
                     {"is": "cannot", "action": "discard"}]}
      """
    And the made-up card "Flood"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "discard", "what": {"is": "all", "what": {"type": ["character"]}}}}
      """
    And these cards
      | ref   | card                  | player  | zone            |
      | flood | Flood                 | <who>   | hand            |
      | jinn  | Jinn                  | <other> | hero expedition |
      | owl   | a character costing 1 | <other> | hero expedition |
    And it is <who>'s turn
    When <who> plays flood for its mana cost
    Then it is accepted
    And nobody is asked
    And jinn is in <other>'s hero expedition
    And owl is in <other>'s discard

    Examples:
      | case | who | other |
      | ann  | Ann | Bob   |
      | bob  | Bob | Ann   |

  @case:altered-returned-card-is-its-owners @clause:1.4.3.a @clause:3.1.2.c
  @clause:1.x:1.4.3.a
  Scenario: A borrowed card sent to its owner's Hand cannot be played by its former controller
    Given the made-up card "Away"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "move", "what": {"is": "target", "what": {"type": ["character"]}}, "to": "hand"}}
      """
    And these cards
      | ref  | card                  | player | zone            | controller |
      | away | Away                  | Ann    | hand            |            |
      | spy  | a character costing 1 | Bob    | hero expedition | Ann        |
    And Bob has passed
    And Ann has 1 ready mana
    And Bob has 1 ready mana
    When Ann plays away for its mana cost
    Then spy is in Bob's hand
    When Ann plays spy for its mana cost in the hero expedition
    Then it is refused
    And nothing has changed

  @case:altered-returned-card-is-played-by-its-owner @clause:1.4.3.a @clause:3.1.2.c
  Scenario: A borrowed card sent to its owner's Reserve is played by its owner
    Given the made-up card "Away"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "move", "what": {"is": "target", "what": {"type": ["character"]}}, "to": "reserve"}}
      """
    And these cards
      | ref  | card                  | player | zone            | controller |
      | away | Away                  | Ann    | hand            |            |
      | spy  | a character costing 1 | Bob    | hero expedition | Ann        |
    And Bob has 1 ready mana
    When Ann plays away for its mana cost
    Then spy is in Bob's reserve
    When Bob plays spy for its mana cost in the companion expedition
    Then it is accepted
    And spy is in Bob's companion expedition
    And spy is fleeting

  @case:altered-old-object-is-no-target @clause:6.5.b
  Scenario Outline: A card that has left play is no longer a Character that can be chosen: <case>
    Given the made-up card "Kuwat"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "name": "Price", "symbol": "join", "effect": {"is": "move", "what": {"is": "this"}, "to": "<zone>"}},
                     {"is": "reaction", "name": "Prize", "symbol": "hand", "effect": {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}}, "count": 1}}]}
      """
    And these cards
      | ref   | card                  | player | zone                 |
      | kuwat | Kuwat                 | Ann    | hand                 |
      | owl   | a character costing 1 | Ann    | hero expedition      |
      | fox   | a character costing 1 | Bob    | companion expedition |
    And Ann has 1 ready mana
    When Ann plays kuwat for its mana cost in the hero expedition
    And Ann chooses kuwat: Price
    Then Ann is asked to choose from owl and fox
    When Ann chooses kuwat
    Then it is refused
    And nothing has changed
    When Ann chooses fox
    Then it is accepted
    And fox has 1 boost
    And kuwat is in Ann's <zone>

    Examples:
      | case    | zone    |
      | discard | discard |
      | reserve | reserve |

  @case:altered-second-does-not-decide-first @clause:1.4.5.a @clause:6.1.h @asked:1.4.5.a
  Scenario Outline: The player who decides second cannot decide first: <case>
    Given the made-up card "Anubis"
      """
      {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 2, "mountain": 2, "water": 2,
       "abilities": [{"is": "reaction", "name": "Weighing", "symbol": "join",
                      "effect": {"is": "each-player", "do": {"is": "sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}}}}]}
      """
    And these cards
      | ref    | card                  | player  | zone                 |
      | anubis | Anubis                | <who>   | hand                 |
      | lamb   | a character costing 1 | <who>   | hero expedition      |
      | one    | a character costing 1 | <other> | hero expedition      |
      | two    | a character costing 1 | <other> | companion expedition |
    And it is <who>'s turn
    And <who> has 2 ready mana
    When <who> plays anubis for its mana cost in the hero expedition
    And <other> chooses two
    Then it is refused
    And nothing has changed
    When <who> chooses two
    Then it is refused
    And nothing has changed
    When <who> chooses lamb
    And <who> chooses one
    Then it is refused
    And nothing has changed
    When <other> chooses one
    Then it is accepted
    And one is in <other>'s discard
    And lamb is in <who>'s discard

    Examples:
      | case | who | other |
      | ann  | Ann | Bob   |
      | bob  | Bob | Ann   |

  @case:altered-first-choice-is-not-taken-back @clause:1.4.5.a @clause:6.1.h @asked:1.4.5.a
  Scenario: The player who decides first cannot choose again once the second player is asked
    Given the made-up card "Anubis"
      """
      {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 2, "mountain": 2, "water": 2,
       "abilities": [{"is": "reaction", "name": "Weighing", "symbol": "join",
                      "effect": {"is": "each-player", "do": {"is": "sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}}}}]}
      """
    And these cards
      | ref    | card                  | player | zone                 |
      | anubis | Anubis                | Bob    | hand                 |
      | lamb   | a character costing 1 | Bob    | hero expedition      |
      | one    | a character costing 1 | Ann    | hero expedition      |
      | two    | a character costing 1 | Ann    | companion expedition |
    And it is Bob's turn
    And Bob has 2 ready mana
    When Bob plays anubis for its mana cost in the hero expedition
    And Bob chooses lamb
    Then Ann is asked to choose from one and two
    When Bob chooses anubis
    Then it is refused
    And nothing has changed
    When Bob declines
    Then it is refused
    And nothing has changed
    When Ann chooses one
    Then it is accepted
    And lamb is in Bob's discard
    And anubis is in Bob's hero expedition
    And one is in Ann's discard

  @case:nothing-reaches-the-controllers-reserve @clause:3.1.2.c @clause:1.4.3.a
  Scenario Outline: A borrowed card that goes to its owner's Reserve has not reached its controller's: <case>
    Given the made-up card "Away"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "target", "what": {"type": ["character"]}}, "to": "reserve"}}
      """
    And the made-up card "Pantry"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "goes-to", "to": ["reserve"], "what": {"type": ["character"], "whose": "yours"}},
                      "effect": {"is": "gain", "what": {"is": "this"}, "counter": "jar", "count": 1}}]}
      """
    And these cards
      | ref    | card                  | player  | zone            | controller |
      | away   | Away                  | Ann     | hand            |            |
      | pantry | Pantry                | Ann     | landmark        |            |
      | spy    | a character costing 1 | <owner> | hero expedition | Ann        |
    When Ann plays away for its mana cost
    Then it is accepted
    And spy is in <owner>'s reserve
    And pantry has <jars>

    Examples:
      | case  | owner | jars           |
      | guest | Bob   | 0 jar counters |
      | own   | Ann   | 1 jar counter  |
