Feature: Altered 3.2.9, Mana Orbs and other objects that lack something

  Background:
    Given a game of Altered

  @case:altered-what-an-orb-is @clause:2.2.1.f @clause:3.2.9.c @clause:3.1.3.c @clause:1.1.6.d @clause:2.3.1.f
  Scenario Outline: Any card in the Mana zone is a Mana Orb and has none of the card's characteristics: <case>
    Given the made-up card "Survey"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "exhaust", "what": {"is": "all", "what": {"zone": ["mana"], <what>}}}}
      """
    And these cards
      | ref    | card                                              | player | zone |
      | survey | Survey                                            | Ann    | hand |
      | orb    | a character costing 3, named Owl, classified Animal | Bob    | mana |
    When Ann plays survey for its mana cost
    Then it is accepted
    And orb is <state>

    Examples:
      | case       | what                     | state     |
      | orb        | "type": ["mana-orb"]     | exhausted |
      | character  | "type": ["character"]    | ready     |
      | name       | "named": ["Owl"]         | ready     |
      | sub-type   | "subtype": ["Animal"]      | ready     |
      | cost       | "hand_cost_at_least": 1  | ready     |
      | no-cost    | "hand_cost_at_most": 0   | exhausted |
      | no-reserve | "reserve_cost_at_most": 0 | exhausted |

  @case:altered-what-a-hero-lacks @clause:2.2.2.b @clause:1.1.6.d @clause:2.3.1.f @clause:2.3.1.c
  Scenario Outline: A Hero's costs and statistics count as zero, and it has no sub-type: <case>
    Given the made-up card "Survey"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "exhaust", "what": {"is": "all", "what": {"zone": ["hero"], <what>}}}}
      """
    And these cards
      | ref    | card                | player | zone |
      | survey | Survey              | Ann    | hand |
      | chief  | a hero named Nevena | Bob    | hero |
    When Ann plays survey for its mana cost
    Then it is accepted
    And chief is <state>

    Examples:
      | case         | what                                         | state     |
      | name         | "named": ["Nevena"]                          | exhausted |
      | type         | "type": ["hero"]                             | exhausted |
      | sub-type     | "subtype": ["Adventurer"]                    | ready     |
      | hand-cost    | "hand_cost_at_most": 0                       | exhausted |
      | no-hand-cost | "hand_cost_at_least": 1                      | ready     |
      | reserve-cost | "reserve_cost_at_most": 0                    | exhausted |
      | statistics   | "stat_at_most": 0                            | exhausted |

  @case:altered-orb-put-there @clause:3.2.9.b @clause:3.2.9.c
  Scenario Outline: A card put into the Mana zone is exhausted unless an effect makes it ready: <case>
    Given the made-up card "Bury"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "move", "what": {"is": "all", "what": {"zone": ["reserve"], "whose": "yours"}}, "to": "mana"<more>},
         <then>]}}
      """
    And these cards
      | ref  | card                           | player | zone    |
      | bury | Bury                           | Ann    | hand    |
      | inn  | a landmark permanent costing 1 | Ann    | reserve |
      | owl  | a character costing 1          | Ann    | reserve |
    When Ann plays bury for its mana cost
    Then it is accepted
    And Ann has <ready> ready mana

    Examples:
      | case            | more            | then                                                                                              | ready |
      | exhausted       |                 | {"is": "nothing"}                                                                                 | 0     |
      | ready           | , "ready": true | {"is": "nothing"}                                                                                 | 2     |
      | readied         |                 | {"is": "ready", "what": {"is": "all", "what": {"type": ["mana-orb"], "zone": ["mana"]}}}   | 2     |
      | exhausted-after | , "ready": true | {"is": "exhaust", "what": {"is": "all", "what": {"type": ["mana-orb"], "zone": ["mana"]}}} | 0     |

  @case:altered-orb-before-a-choice @clause:3.2.9.e
  Scenario Outline: Before one of their Orbs is chosen, a player may exhaust one to ready another: <case>
    Given the made-up card "Dig out"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "choose", "what": {"zone": ["mana"], "whose": "yours", "without": ["exhausted"]}}, "to": "hand"}}
      """
    And these cards
      | ref | card                  | player | zone | state     |
      | dig | Dig out               | Ann    | hand |           |
      | o1  | a character costing 1 | Ann    | mana |           |
      | o2  | a character costing 1 | Ann    | mana | exhausted |
      | o3  | a character costing 1 | Ann    | mana | exhausted |
    When Ann plays dig for its mana cost
    And Ann chooses <taken>
    Then it is accepted
    And o1 is in Ann's <first>
    And o2 is in Ann's mana
    And o3 is in Ann's <third>
    And Ann has 0 ready mana

    Examples:
      | case    | taken   | first | third |
      | readied | o3      | mana  | hand  |
      | left    | nothing | hand  | mana  |

  @case:altered-orb-before-a-cost @clause:3.2.9.e
  Scenario: Before an Orb is chosen as payment, its player may exhaust one to ready another
    Given the made-up card "Miner"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "quick-action", "name": "Mine",
                      "cost": [{"is": "pay-move", "what": {"is": "choose", "what": {"zone": ["mana"], "whose": "yours", "without": ["exhausted"]}}, "to": "reserve"}],
                      "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
      """
    And these cards
      | ref   | card                  | player | zone            | state     |
      | miner | Miner                 | Ann    | hero expedition |           |
      | o1    | a character costing 1 | Ann    | mana            |           |
      | o2    | a character costing 1 | Ann    | mana            | exhausted |
      | o3    | a character costing 1 | Ann    | mana            | exhausted |
    When Ann uses miner
    And Ann chooses o2
    Then it is accepted
    And o2 is in Ann's reserve
    And o1 is in Ann's mana
    And Ann has 0 ready mana
    And miner has 1 boost

  @case:altered-orb-with-another-status-is-ready @clause:2.4.5.b @clause:2.4.1.b
  Scenario: An Orb with any status but exhausted is ready and can pay
    Given the made-up card "Lullaby"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "gain", "what": {"is": "all", "what": {"zone": ["mana"]}}, "status": ["asleep", "anchored"]}}
      """
    And these cards
      | ref  | card                  | player | zone |
      | lull | Lullaby               | Ann    | hand |
      | owl  | a character costing 2 | Ann    | hand |
      | o1   | a character costing 1 | Ann    | mana |
      | o2   | a character costing 1 | Ann    | mana |
    And Bob has passed
    When Ann plays lull for its mana cost
    And Ann plays owl for its mana cost in the hero expedition
    Then it is accepted
    And o1 is exhausted
    And o2 is exhausted and anchored

  @case:altered-orbs-in-ones-own-zone-pay @clause:3.2.9.a @clause:3.2.9.f
  Scenario Outline: Only the ready Orbs in a player's own Mana zone pay for the cards they play: <case>
    Given these cards
      | ref | card                  | player | zone |
      | owl | a character costing 2 | <who>  | hand |
    And it is <who>'s turn
    And <who> has <ready> ready mana and 1 exhausted mana
    And <other> has 3 ready mana
    When <who> plays owl for its mana cost in the hero expedition
    Then <then>

    Examples:
      | case          | who | other | ready | then           |
      | ann           | Ann | Bob   | 2     | it is accepted |
      | bob           | Bob | Ann   | 2     | it is accepted |
      | one-exhausted | Ann | Bob   | 1     | it is refused  |
