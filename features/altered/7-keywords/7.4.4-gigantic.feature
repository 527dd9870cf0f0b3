Feature: Altered 7.4.4, Gigantic

  @case:altered-gigantic-counts-in-both @clause:7.4.4.b @clause:7.4.4.e
  Scenario: A Gigantic Character counts in both Expeditions, whichever one its card is in
    Given a game of Altered
    And these cards
      | ref   | card                                                                       | player | zone                 |
      | giant | a character costing 1, with Gigantic, with 2 Forest, 0 Mountain and 0 Water | Ann    | companion expedition |
      | bird  | a character costing 1                                                      | Bob    | hero expedition      |
      | goose | a character costing 1, with 3 Forest, 0 Mountain and 0 Water               | Bob    | companion expedition |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And Ann's hero expedition is at 1
    And Ann's companion expedition is at 0
    And Bob's hero expedition is at 1
    And Bob's companion expedition is at 1

  @case:altered-gigantic-asleep-counts-nowhere @clause:2.4.3
  Scenario: An Asleep Gigantic Character counts in neither Expedition, stays at Rest and wakes
    Given a game of Altered
    And these cards
      | ref   | card                                 | player | zone            | state  |
      | giant | a character costing 1, with Gigantic | Ann    | hero expedition | asleep |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And Ann's hero expedition is at 0
    And Ann's companion expedition is at 0
    And giant is in Ann's hero expedition
    And giant is not asleep

  @case:altered-gigantic-is-played-in-one @clause:7.4.4.c
  Scenario: A Gigantic Character is played in one Expedition
    Given a game of Altered
    And these cards
      | ref   | card                                 | player | zone |
      | giant | a character costing 1, with Gigantic | Ann    | hand |
    And Ann has 1 ready mana
    When Ann plays giant for its mana cost in the companion expedition
    Then it is accepted
    And only this has changed
      | what       | from       | to                         |
      | giant      | Ann's hand | Ann's companion expedition |
      | Ann's mana | 1 ready    | 1 exhausted                |
      | turn       | Ann        | Bob                        |

  @case:altered-condition-on-both-expeditions @clause:7.4.4.j
  Scenario Outline: A condition about a Gigantic Character's Expedition must hold for both, and applies once
    Given a game of Altered
    And the made-up card "Overseer"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "keyword", "keyword": "gigantic"},
                     {"is": "reaction", "symbol": "join",
                      "effect": {"is": "if", "condition": {"is": "expedition", "stands": "behind"},
                                 "then": {"is": "resupply"}}}]}
      """
    And these cards
      | ref  | card     | player | zone |
      | over | Overseer | Ann    | hand |
    And Ann's deck has 3 cards
    And Bob's hero expedition is at <hero>
    And Bob's companion expedition is at <companion>
    When Ann plays over for its mana cost in the hero expedition
    Then it is accepted
    And Ann has <cards> in reserve

    Examples:
      | case      | hero | companion | cards   |
      | both      | 1    | 2         | 1 card  |
      | hero      | 1    | 0         | 0 cards |
      | companion | 0    | 1         | 0 cards |

  @case:altered-becoming-gigantic-leaves-nothing @clause:7.4.4.n
  Scenario: A Character that becomes Gigantic stays where its card is and leaves no Expedition
    Given a game of Altered
    And the made-up card "Watcher"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "name": "Miss", "trigger": {"event": "leaves", "where": "hero", "what": {"type": ["character"]}}, "effect": {"is": "gain", "what": {"is": "this"}, "counter": "note", "count": 1}},
                     {"is": "reaction", "name": "Greet", "trigger": {"event": "joins", "where": "hero", "what": {"type": ["character"]}}, "effect": {"is": "gain", "what": {"is": "this"}, "counter": "note", "count": 1}}]}
      """
    And the made-up card "Growth"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 0, "reserve_cost": 0,
       "abilities": [{"is": "keyword", "keyword": "gigantic", "what": {"type": ["character"], "whose": "yours"}}]}
      """
    And these cards
      | ref   | card                  | player | zone            |
      | watch | Watcher               | Ann    | landmark        |
      | grow  | Growth                | Ann    | hand            |
      | owl   | a character costing 1 | Ann    | hero expedition |
    When Ann plays grow for its mana cost
    Then it is accepted
    And owl is in Ann's hero expedition
    And watch has 0 note counters
