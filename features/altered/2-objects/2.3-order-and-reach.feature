Feature: Altered 2.3, in which order passive abilities apply, and to what

  Background:
    Given a game of Altered
    And the made-up card "Robot maker"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "subtypes", "gains": ["Robot"], "what": {"subtype": ["Animal"]}}]}
      """
    And the made-up card "Bird maker"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "subtypes", "gains": ["Animal"], "what": {"subtype": ["Spirit"]}}]}
      """
    And the made-up card "Giant maker"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "keyword", "keyword": "gigantic", "what": {"subtype": ["Robot"]}}]}
      """

  @case:altered-chain-of-dependencies @clause:2.3.2.c @clause:2.3.2.e @clause:2.3.3.c @clause:2.3.3.a
  Scenario Outline: Each passive ability waits for all those it depends on, through however many others: <case>
    Given these cards
      | ref  | card                                                                         | player | zone            |
      | l1   | <one>                                                                        | Ann    | landmark        |
      | l2   | <two>                                                                        | Bob    | landmark        |
      | l3   | <three>                                                                      | Ann    | landmark        |
      | owl  | a character costing 1, classified Spirit                                      | Ann    | hero expedition |
      | crow | a character costing 1, classified Animal, with 0 Forest, 0 Mountain and 0 Water | Bob    | hero expedition |
    And Bob has passed
    When Ann passes
    Then Ann's hero expedition is at 1
    And Ann's companion expedition is at 1

    Examples:
      | case                | one         | two         | three       |
      | giant-robot-bird    | Giant maker | Robot maker | Bird maker  |
      | giant-bird-robot    | Giant maker | Bird maker  | Robot maker |
      | robot-giant-bird    | Robot maker | Giant maker | Bird maker  |
      | bird-robot-giant    | Bird maker  | Robot maker | Giant maker |

  @case:altered-mutual-dependence-with-a-third @clause:2.3.2.g @clause:2.3.3.c @clause:2.3.3.a @clause:2.3.2.c
  Scenario: Two abilities that depend on each other still depend on a third one as well
    Given the made-up card "Old bird maker"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 0, "mountain": 0, "water": 0, "subtypes": ["Robot"],
       "abilities": [{"is": "subtypes", "gains": ["Robot"], "what": {"subtype": ["Animal"]}}]}
      """
    And the made-up card "Muffler"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "loses-abilities", "what": {"subtype": ["Robot"], "whose": "yours"}}]}
      """
    And the made-up card "Own bird maker"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "subtypes", "gains": ["Robot"], "what": {"subtype": ["Animal"], "whose": "yours"}}]}
      """
    And the made-up card "Singing bird"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 0, "mountain": 0, "water": 0, "subtypes": ["Animal"],
       "abilities": [{"is": "keyword", "keyword": "eternal"}]}
      """
    And the made-up card "Magnet"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "exhaust", "what": {"is": "all", "what": {"subtype": ["Robot"]}}}}
      """
    And these cards
      | ref    | card                                   | player | zone                 |
      | old    | Old bird maker                         | Ann    | hero expedition      |
      | muff   | Muffler                                | Ann    | landmark             |
      | own    | Own bird maker                         | Ann    | landmark             |
      | lark   | Singing bird                           | Ann    | companion expedition |
      | crow   | a character costing 1, classified Animal | Bob    | hero expedition      |
      | magnet | Magnet                                 | Ann    | hand                 |
    When Ann plays magnet for its mana cost
    Then it is accepted
    And lark is exhausted
    And old is exhausted
    And crow is ready

  @case:altered-removed-before-it-applies @clause:2.3.2.d @clause:2.3.2.c @clause:2.3.3.b
  Scenario Outline: A passive ability that another one removes does not apply, whichever is older: <case>
    Given the made-up card "Flooder"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 0, "water": 0,
       "abilities": [{"is": "regions", "terrains": ["water"], "instead": true}]}
      """
    And the made-up card "Muffler"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "loses-abilities", "what": {"type": ["character"]}}]}
      """
    And these cards
      | ref | card  | player | zone   |
      | one | <one> | Ann    | <here> |
      | two | <two> | Ann    | <there> |
    And Ann's hero expedition is at 1
    And Bob has passed
    When Ann passes
    Then Ann's hero expedition is at 2

    Examples:
      | case          | one     | here            | two     | there           |
      | older         | Flooder | hero expedition | Muffler | landmark        |
      | younger       | Muffler | landmark        | Flooder | hero expedition |

  @case:altered-ends-with-its-object @clause:2.3.1.k @clause:2.3.1.i
  Scenario: A passive ability applies from its object's arrival until its departure
    Given the made-up card "Engineer"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "subtypes", "gains": ["Robot"], "what": {"type": ["character"], "other": true}},
                     {"is": "reaction", "name": "Start", "symbol": "join",
                      "effect": {"is": "sequence", "steps": [
                        {"is": "gain", "what": {"is": "all", "what": {"subtype": ["Robot"]}}, "count": 1},
                        {"is": "move", "what": {"is": "this"}, "to": "reserve"},
                        {"is": "gain", "what": {"is": "all", "what": {"subtype": ["Robot"]}}, "count": 2}]}}]}
      """
    And these cards
      | ref | card                  | player | zone                 |
      | eng | Engineer              | Ann    | hand                 |
      | owl | a character costing 1 | Bob    | companion expedition |
    When Ann plays eng for its mana cost in the hero expedition
    Then it is accepted
    And eng is in Ann's reserve
    And owl has 1 boost

  @case:altered-behind-a-pair-and-so-lost @clause:2.3.2.g @clause:2.3.3.c
  Scenario: An ability that is removed in time takes nothing from the statistics of Bob's Character
    Given the made-up card "Old bird maker"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 0, "mountain": 0, "water": 0, "subtypes": ["Robot"],
       "abilities": [{"is": "subtypes", "gains": ["Robot"], "what": {"subtype": ["Animal"]}}]}
      """
    And the made-up card "Muffler"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "loses-abilities", "what": {"subtype": ["Robot"], "whose": "yours"}}]}
      """
    And the made-up card "Own bird maker"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "subtypes", "gains": ["Robot"], "what": {"subtype": ["Animal"], "whose": "yours"}}]}
      """
    And the made-up card "Damper"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "stats", "forest": -1, "mountain": -1, "water": -1, "what": {"subtype": ["Robot"]}}]}
      """
    And the made-up card "Singing bird"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 0, "mountain": 0, "water": 0, "subtypes": ["Animal"],
       "abilities": [{"is": "keyword", "keyword": "eternal"}]}
      """
    And these cards
      | ref  | card                                                                          | player | zone                 |
      | old  | Old bird maker                                                                | Ann    | hero expedition      |
      | muff | Muffler                                                                       | Ann    | landmark             |
      | own  | Own bird maker                                                                | Ann    | landmark             |
      | lark | Singing bird                                                                  | Ann    | companion expedition |
      | damp | Damper                                                                        | Ann    | landmark             |
      | crow | a character costing 1, with 1 Forest, 1 Mountain and 1 Water, classified Animal | Bob    | hero expedition      |
    When Ann passes
    And Bob passes
    Then Bob's hero expedition is at 1

  @case:altered-removed-and-so-not-counted @clause:2.3.2.d @clause:2.3.3.b
  Scenario Outline: A passive ability that another one removes raises no statistics, though it is older: <case>
    Given the made-up card "Chanter"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 0, "mountain": 0, "water": 0,
       "abilities": [{"is": "stats", "forest": 1, "what": {"type": ["character"], "whose": "yours"}}]}
      """
    And the made-up card "Muffler"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "loses-abilities", "what": {"type": ["character"]}}]}
      """
    And these cards
      | ref   | card    | player | zone            |
      | chant | Chanter | Ann    | hero expedition |
      | hush  | Muffler | Bob    | <zone>          |
    And Bob has passed
    When Ann passes
    Then Ann's hero expedition is at <at>

    Examples:
      | case    | zone     | at |
      | removed | landmark | 0  |
      | there   | hand     | 1  |
