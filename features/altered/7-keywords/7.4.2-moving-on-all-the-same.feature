Feature: Altered 4.2.4 and 7.4.2, what holds Expeditions back, and which terrain they move due to

  Background:
    Given a game of Altered
    And it is Bob's turn
    And Ann has passed
    And Ann's deck has 9 cards
    And Bob's deck has 9 cards

  @case:altered-defenders-do-not-hinder @clause:7.4.2.b @clause:1.4.2.a @edition:>=3.0
  Scenario Outline: An Expedition moves forward despite Defenders if a text says they do not prevent it: <case>
    Given the made-up card "Armory"
      """
      {"type": "permanent", "zone_type": "expedition", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "unhindered", "where": "<which>", "condition": {"is": "expedition", "where": "<which>", "stands": "behind"}}]}
      """
    And these cards
      | ref    | card                                 | player | zone            |
      | armory | Armory                               | Ann    | <armory>        |
      | rock   | a character costing 1, with Defender | Ann    | hero expedition |
    And Bob's hero expedition is at <his>
    And Bob's companion expedition is at <his>
    When Bob passes
    And Bob chooses nothing
    And Ann chooses nothing
    Then it is accepted
    And Ann's hero expedition is at <hers>

    Examples:
      | case      | armory               | which | his | hers |
      | behind    | hero expedition      | mine  | 1   | 1    |
      | tied      | hero expedition      | mine  | 0   | 0    |
      | elsewhere | companion expedition | mine  | 1   | 0    |
      | by name   | companion expedition | hero  | 1   | 1    |

  @case:altered-moves-forward-due-to-a-terrain @clause:4.2.4.j @edition:>=3.0
  Scenario Outline: A Reaction to moving forward due to a terrain needs the Expedition to be ahead in it: <case>
    Given the made-up card "Simbi"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": <forest>, "mountain": 3, "water": 0,
       "abilities": [{"is": "reaction", "trigger": {"event": "moves-forward", "where": "mine", "terrain": "forest"}, "effect": {"is": "move", "what": {"is": "this"}, "to": "hand"}}]}
      """
    And these cards
      | ref   | card                                                     | player | zone            |
      | simbi | Simbi                                                    | Ann    | hero expedition |
      | owl   | a character costing 1 with 2 Forest, 0 Mountain, 0 Water | Bob    | hero expedition |
    When Bob passes
    And Bob chooses nothing
    And Ann chooses nothing
    Then it is accepted
    And Ann's hero expedition is at 1
    And simbi is in Ann's <there>

    Examples:
      | case      | forest | there   |
      | due to it | 3      | hand    |
      | tied      | 2      | reserve |

  @case:altered-moved-by-an-effect-is-due-to-nothing @clause:4.2.4.j @edition:>=3.0
  Scenario: An Expedition moved by an effect does not move due to a terrain
    Given the made-up card "Simbi"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 3, "mountain": 3, "water": 0,
       "abilities": [{"is": "reaction", "trigger": {"event": "moves-forward", "where": "mine", "terrain": "forest"}, "effect": {"is": "move", "what": {"is": "this"}, "to": "hand"}}]}
      """
    And the made-up card "March"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "move-expedition", "where": "hero"}}
      """
    And these cards
      | ref   | card  | player | zone            |
      | simbi | Simbi | Bob    | hero expedition |
      | march | March | Bob    | hand            |
    When Bob plays march for its mana cost
    Then it is accepted
    And Bob's hero expedition is at 1
    And simbi is in Bob's hero expedition

  @case:altered-the-other-expedition-and-the-one-facing-it @clause:4.2.4.b @clause:1.4.1.a @clause:7.4.4.k @edition:>=3.0
  Scenario Outline: The other Expedition and the one facing it do not move forward, unless Gigantic: <case>
    Given the made-up card "Eye"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "cannot", "action": "move-forward", "where": "other-and-facing"}<more>]}
      """
    And these cards
      | ref | card                  | player  | zone                 |
      | eye | Eye                   | Ann     | hero expedition      |
      | owl | a character costing 4 with 4 Forest, 4 Mountain, 4 Water | <whose> | companion expedition |
    When Bob passes
    And Bob chooses nothing
    And Ann chooses nothing
    Then it is accepted
    And Ann's hero expedition is at 1
    And <whose>'s companion expedition is at <at>

    Examples:
      | case     | more                                       | whose | at |
      | hers     |                                            | Ann   | 0  |
      | his      |                                            | Bob   | 0  |
      | Gigantic | , {"is": "keyword", "keyword": "gigantic"} | Ann   | 1  |

  @case:altered-only-due-to-where-it-is @clause:4.2.4.d @clause:7.5.7.a @clause:4.2.a @edition:>=3.0
  Scenario Outline: A limit to moving due to a terrain holds only for an Expedition in that terrain: <case>
    Given the made-up card "Wisp"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 0, "mountain": 0, "water": 2,
       "abilities": [{"is": "cannot", "action": "move-forward-only-due-to", "where": "facing", "in_terrain": "water", "terrain": "water",
                      "condition": {"is": "in-phase", "phase": "dusk"}}]}
      """
    And the Tumult regions are mountain and water; forest; mountain; forest and water; water; forest and mountain
    And these cards
      | ref  | card                                                           | player | zone            |
      | wisp | Wisp                                                           | Ann    | hero expedition |
      | owl  | a character costing 1 with 1 Forest, 1 Mountain, <water> Water | Bob    | hero expedition |
    And Bob's hero expedition is at <from>
    When Bob passes
    And Bob chooses nothing
    And Ann chooses nothing
    Then it is accepted
    And Bob's hero expedition is at <to>

    Examples:
      | case         | water | from | to |
      | due to water | 3     | 1    | 2  |
      | not          | 2     | 1    | 1  |
      | elsewhere    | 2     | 2    | 3  |

  @case:altered-only-at-dusk @clause:4.2.a @edition:>=3.0
  Scenario: A limit that holds at Dusk does not stop an effect in the Afternoon
    Given the made-up card "Wisp"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 0, "mountain": 0, "water": 2,
       "abilities": [{"is": "cannot", "action": "move-forward-only-due-to", "where": "facing", "in_terrain": "water", "terrain": "water",
                      "condition": {"is": "in-phase", "phase": "dusk"}}]}
      """
    And the made-up card "March"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "move-expedition", "where": "hero"}}
      """
    And these cards
      | ref   | card  | player | zone            |
      | wisp  | Wisp  | Ann    | hero expedition |
      | march | March | Bob    | hand            |
    When Bob plays march for its mana cost
    Then it is accepted
    And Bob's hero expedition is at 1
