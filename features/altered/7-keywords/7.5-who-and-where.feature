Feature: Altered 7.5, who did it, and what joins and leaves

  Background:
    Given a game of Altered
    And the made-up card "Watcher"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "name": "Lulled", "trigger": {"event": "gains-status", "status": "asleep", "by": "you"},
                      "effect": {"is": "gain", "what": {"is": "this"}, "counter": "kelon", "count": 1}},
                     {"is": "reaction", "name": "Adrift", "trigger": {"event": "loses-status", "status": "anchored", "by": "you"},
                      "effect": {"is": "gain", "what": {"is": "this"}, "counter": "kelon", "count": 1}}]}
      """
    And the made-up card "Lullaby"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "effect": {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}}, "status": ["asleep"]}}
      """

  Rule: who did it

    @case:altered-done-by-the-effect @clause:1.4.7.c @clause:1.4.7.a @clause:7.5.5.c @clause:7.5.5.a
    Scenario Outline: Whatever an effect does is done by the effect's controller, whoever's object it affects: <case>
      Given these cards
        | ref  | card                  | player  | zone            |
        | bell | Watcher               | <who>   | landmark        |
        | horn | Watcher               | <other> | landmark        |
        | song | Lullaby               | <who>   | hand            |
        | owl  | a character costing 1 | <other> | hero expedition |
      And it is <who>'s turn
      And <who> has 1 ready mana
      When <who> plays song for its mana cost
      Then it is accepted
      And owl is asleep
      And bell has 1 kelon counter
      And horn has 0 kelon counters

      Examples:
        | case | who | other |
        | ann  | Ann | Bob   |
        | bob  | Bob | Ann   |

    @case:altered-done-by-the-controller @clause:1.4.7.e @clause:1.4.7.d @clause:7.5.5.d @clause:7.5.5.e
    Scenario Outline: Whatever no effect does is done by the controller of the object: <case>
      Given these cards
        | ref  | card                  | player  | zone            | state    | controller |
        | bell | Watcher               | <who>   | landmark        |          |            |
        | horn | Watcher               | <other> | landmark        |          |            |
        | owl  | a character costing 1 | <other> | hero expedition | anchored | <who>      |
      And <other> has passed
      And it is <who>'s turn
      When <who> passes
      Then bell has 1 kelon counter
      And horn has 0 kelon counters
      And owl is in <who>'s hero expedition

      Examples:
        | case | who | other |
        | ann  | Ann | Bob   |
        | bob  | Bob | Ann   |

  Rule: which abilities a symbol means

    @case:altered-activates-what-has-the-symbol @clause:7.5.1.a @clause:7.3.1.b @edition:>=3.0
    Scenario: Only the Reaction that has the symbol is activated
      Given the made-up card "Hub of Signs"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 3, "reserve_cost": 3,
         "abilities": [{"is": "reaction", "name": "Charge", "symbol": "join", "effect": {"is": "gain", "what": {"is": "this"}, "counter": "kelon", "count": 3}},
                       {"is": "reaction", "name": "Signal", "symbol": "hand", "effect": {"is": "gain", "what": {"is": "this"}, "counter": "story", "count": 1}},
                       {"is": "reaction", "name": "Rest", "trigger": {"event": "phase", "phase": "dusk"}, "effect": {"is": "gain", "what": {"is": "this"}, "counter": "dusk", "count": 1}}]}
        """
      And the made-up card "Wake"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "activate", "what": {"is": "target", "what": {"type": ["permanent"], "whose": "yours"}}, "symbol": "join"}}
        """
      And these cards
        | ref  | card         | player | zone     |
        | hub  | Hub of Signs | Bob    | landmark |
        | wake | Wake         | Bob    | hand     |
      And it is Bob's turn
      And Bob has 1 ready mana
      When Bob plays wake for its mana cost
      Then it is accepted
      And hub has 3 kelon counters
      And hub has 0 story counters
      And hub has 0 dusk counters
      And no ability waits

  Rule: joining

    @case:altered-tokens-join @clause:7.5.8.b
    Scenario: A token that is created joins the Expedition it is created in, and no other
      Given the made-up card "Greeter"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Greet", "trigger": {"event": "joins", "where": "mine", "what": {"type": ["character"], "other": true}},
                        "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
        """
      And the made-up card "Assembly"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "create-token", "token": {"name": "Robot", "forest": 1, "mountain": 1, "water": 1}, "where": "hero"}}
        """
      And these cards
        | ref   | card     | player | zone                 |
        | here  | Greeter  | Bob    | hero expedition      |
        | there | Greeter  | Bob    | companion expedition |
        | robot | Assembly | Bob    | hand                 |
      And it is Bob's turn
      And Bob has 1 ready mana
      When Bob plays robot for its mana cost
      Then it is accepted
      And token1 is in Bob's hero expedition
      And here has 1 boost
      And there has 0 boosts

  Rule: in a terrain

    @case:altered-gigantic-in-terrain @clause:7.5.7.b @clause:7.4.4.b
    Scenario Outline: A Gigantic Character is in a terrain if one of its Expeditions is: <case>
      Given the made-up card "Spring Tide"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"], "in_terrain": "water"}}, "count": 1}}
        """
      And these cards
        | ref   | card                                 | player | zone                 |
        | giant | a character costing 1, with Gigantic | Ann    | <zone>               |
        | owl   | a character costing 1                | Ann    | <zone>               |
        | tide  | Spring Tide                          | Ann    | hand                 |
      And Ann's hero expedition is at <hero>
      And Ann's companion expedition is at <companion>
      And Ann has 1 ready mana
      When Ann plays tide for its mana cost
      Then it is accepted
      And giant has <giant>
      And owl has <owl>

      Examples:
        | case      | zone                 | hero | companion | giant    | owl      |
        | hero      | hero expedition      | 2    | 1         | 1 boost  | 1 boost  |
        | companion | hero expedition      | 1    | 2         | 1 boost  | 0 boosts |
        | neither   | hero expedition      | 1    | 1         | 0 boosts | 0 boosts |
