Feature: Altered 2.2.15 and 2.3.3, timestamps and what follows from them

  Background:
    Given a game of Altered
    And the made-up card "Flooder"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 0, "water": 0,
       "abilities": [{"is": "regions", "terrains": ["water"], "instead": true}, {"is": "keyword", "keyword": "eternal"}]}
      """
    And the made-up card "Forester"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 0, "water": 0,
       "abilities": [{"is": "regions", "terrains": ["forest"], "instead": true}, {"is": "keyword", "keyword": "eternal"}]}
      """

  @case:altered-the-later-text-holds @clause:2.2.15.b @clause:2.2.15.c @clause:2.3.3.b
  Scenario Outline: Played later, it has the last word, whatever was there before it: <case>
    Given these cards
      | ref   | card     | player | zone            |
      | flood | Flooder  | Ann    | <flood>         |
      | wood  | Forester | Ann    | <wood>          |
    When Ann plays <played> for its mana cost in the companion expedition
    And Bob passes
    And Ann passes
    Then Ann's companion expedition is at <at>

    Examples:
      | case         | flood           | wood            | played | at |
      | forest-later | hero expedition | hand            | wood   | 1  |
      | water-later  | hand            | hero expedition | flood  | 0  |

  @case:altered-new-stamp-in-a-new-zone @clause:2.2.15.b @clause:2.1.d
  Scenario: What has left and come back is the later one
    Given the made-up card "Detour"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "move", "what": {"is": "all", "what": {"named": ["Forester"]}}, "to": "reserve"},
         {"is": "move", "what": {"is": "all", "what": {"named": ["Forester"], "zone": ["reserve"]}}, "to": "expedition", "where": "companion"}]}}
      """
    And these cards
      | ref    | card     | player | zone            |
      | wood   | Forester | Ann    | hero expedition |
      | flood  | Flooder  | Ann    | hero expedition |
      | detour | Detour   | Ann    | hand            |
    And Bob has passed
    When Ann plays detour for its mana cost
    And Ann passes
    Then Ann's companion expedition is at 1
    And Ann's hero expedition is at 1

  @case:altered-ranking-what-enters-together @clause:2.2.15.d
  Scenario Outline: What comes at once is ranked by its players, who has initiative first: <case>
    Given the made-up card "Parade"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "each-player", "do": {"is": "move", "what": {"is": "all", "what": {"zone": ["reserve"], "whose": "yours"}}, "to": "expedition", "where": "hero"}}}
      """
    And these cards
      | ref    | card     | player | zone    |
      | parade | Parade   | <who>  | hand    |
      | flood  | Flooder  | <who>  | reserve |
      | wood   | Forester | <who>  | reserve |
    And it is <who>'s turn
    And <other> has passed
    When <who> plays parade for its mana cost
    Then <who> is asked to choose from flood and wood
    When <who> chooses <first>
    Then it is accepted
    When <who> passes
    Then <who>'s hero expedition is at <at>

    Examples:
      | case         | who | other | first | at |
      | flood-first  | Ann | Bob   | flood | 1  |
      | wood-first   | Ann | Bob   | wood  | 0  |
      | bobs         | Bob | Ann   | flood | 1  |
      | bobs-wood    | Bob | Ann   | wood  | 0  |

  @case:altered-ranking-what-comes-from-a-deck @clause:2.2.15.d @clause:3.2.2.d
  Scenario Outline: Cards of a Deck are ranked as they come, also those that were shuffled into it for that: <case>
    Given the made-up card "Levy"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "from-deck", "cards": 2}, "to": "expedition", "where": "hero"}}
      """
    And these cards
      | ref   | card     | player | zone      |
      | levy  | Levy     | Ann    | hand      |
      | flood | Flooder  | Ann    | deck      |
      | wood  | Forester | Ann    | <of-wood> |
    And Bob has passed
    When Ann plays levy for its mana cost
    Then Ann is asked to choose from flood and wood
    When Ann chooses <first>
    Then it is accepted
    When Ann passes
    Then Ann's hero expedition is at <at>

    Examples:
      | case           | of-wood | first | at |
      | flood-first    | deck    | flood | 1  |
      | wood-first     | deck    | wood  | 0  |
      | shuffled-later | discard | flood | 1  |
      | shuffled-first | discard | wood  | 0  |

  @case:altered-ranking-player-by-player @clause:2.2.15.d @clause:1.4.5.a
  Scenario Outline: Each player ranks their own, and the opponent's come after those of the player with initiative: <who>
    Given the made-up card "Parade"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "each-player", "do": {"is": "move", "what": {"is": "all", "what": {"zone": ["reserve"], "whose": "yours"}}, "to": "expedition", "where": "hero"}}}
      """
    And these cards
      | ref    | card                                                        | player  | zone                 |
      | parade | Parade                                                      | <who>   | hand                 |
      | a1     | Forester                                                    | Ann     | reserve              |
      | a2     | Flooder                                                     | Ann     | reserve              |
      | b1     | Forester                                                    | Bob     | reserve              |
      | b2     | Flooder                                                     | Bob     | reserve              |
      | owl    | a character costing 1 with 1 Forest, 0 Mountain and 0 Water | <who>   | companion expedition |
    And it is <who>'s turn
    When <who> plays parade for its mana cost
    Then <who> is asked to choose from <mine>
    When <who> chooses <water>
    Then <other> is asked to choose from <theirs>
    When <other> chooses <forest>
    Then it is accepted
    And nobody is asked
    When <other> passes
    And <who> passes
    Then <who>'s companion expedition is at 0

    Examples:
      | case | who | other | mine      | water | theirs    | forest |
      | ann  | Ann | Bob   | a1 and a2 | a2    | b1 and b2 | b1     |
      | bob  | Bob | Ann   | b1 and b2 | b2    | a1 and a2 | a1     |
