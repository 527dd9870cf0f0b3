Feature: Lorcana 5.6, what locations say of the characters that are at them

  Background:
    Given a game of Lorcana

  @case:here-or-anywhere @clause:6.1.3.1
  Scenario Outline: A location's effect applies to all characters or only to those here: <case>
    Given the made-up card "Camp"
      """
      {"type": "location", "cost": 1, "willpower": 5, "lore": 0, "move_cost": 1,
       "abilities": [{"is": "activated", "name": "Act", "cost": [], "effect": {<effect>, "all": {"type": ["character"]<here>}}}]}
      """
    And these cards
      | ref    | card                                             | player | zone | at   | state   |
      | camp   | Camp                                             | Ann    | play |      |         |
      | guest  | a character costing 1, with 5 Willpower and Rush | Ann    | play | camp | <state> |
      | absent | a character costing 1, with 5 Willpower and Rush | Ann    | play |      | <state> |
    When Ann uses camp
    Then it is accepted
    And guest <guest>
    And absent <absent>

    Examples:
      | case        | effect                                    | here           | state    | guest               | absent              |
      | exert       | "is": "exert"                             |                |          | is exerted          | is exerted          |
      | exert-here  | "is": "exert"                             | , "here": true |          | is exerted          | is ready            |
      | ready       | "is": "ready"                             |                | exerted  | is ready            | is ready            |
      | ready-here  | "is": "ready"                             | , "here": true | exerted  | is ready            | is exerted          |
      | banish      | "is": "banish"                            |                |          | is in Ann's discard | is in Ann's discard |
      | banish-here | "is": "banish"                            | , "here": true |          | is in Ann's discard | is in Ann's play    |
      | heal        | "is": "remove-damage"                     |                | 2 damage | is undamaged        | is undamaged        |
      | heal-here   | "is": "remove-damage"                     | , "here": true | 2 damage | is undamaged        | has 2 damage        |
      | hurt        | "is": "put-damage", "damage": 1           |                |          | has 1 damage        | has 1 damage        |
      | hurt-here   | "is": "put-damage", "damage": 1           | , "here": true |          | has 1 damage        | is undamaged        |
      | home        | "is": "put", "to": "hand"                 |                |          | is in Ann's hand    | is in Ann's hand    |
      | home-here   | "is": "put", "to": "hand"                 | , "here": true |          | is in Ann's hand    | is in Ann's play    |
      | more        | "is": "gets", "stat": "lore", "plus": 2   |                |          | has 3 Lore          | has 3 Lore          |
      | more-here   | "is": "gets", "stat": "lore", "plus": 2   | , "here": true |          | has 3 Lore          | has 1 Lore          |
      | lose        | "is": "loses", "keyword": "rush"          |                |          | does not have Rush  | does not have Rush  |
      | lose-here   | "is": "loses", "keyword": "rush"          | , "here": true |          | does not have Rush  | has Rush            |

  @case:damage-moved-from-here-or-anywhere @clause:6.1.3.1 @clause:1.9.2
  Scenario Outline: A location moves damage from all of Ann's characters or only from those here: <case>
    Given the made-up card "Infirmary"
      """
      {"type": "location", "cost": 1, "willpower": 5, "lore": 0, "move_cost": 1,
       "abilities": [{"is": "activated", "name": "Nurse", "cost": [], "effect": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}, "as": "to"},
         {"is": "move-damage", "all": {"type": ["character"], "whose": "yours"<here>}}]}}]}
      """
    And these cards
      | ref    | card                                    | player | zone | at   | state    |
      | ward   | Infirmary                               | Ann    | play |      |          |
      | guest  | a character costing 1, with 5 Willpower | Ann    | play | ward | 1 damage |
      | absent | a character costing 1, with 5 Willpower | Ann    | play |      | 2 damage |
      | foe    | a character costing 1, with 9 Willpower | Bob    | play |      |          |
    When Ann uses ward
    Then it is accepted
    And foe has <damage> damage

    Examples:
      | case | here           | damage |
      | all  |                | 3      |
      | here | , "here": true | 1      |

  @case:must-quest-here-or-anywhere @clause:6.1.3.1 @clause:1.2.1
  Scenario Outline: A location makes all characters quest or only those here: <case>
    Given the made-up card "Gate"
      """
      {"type": "location", "cost": 1, "willpower": 5, "lore": 0, "move_cost": 1,
       "abilities": [{"is": "activated", "name": "Send", "cost": [], "effect": {"is": "must-quest", "all": {"type": ["character"]<here>}}}]}
      """
    And these cards
      | ref    | card                  | player | zone | at   |
      | gate   | Gate                  | Ann    | play |      |
      | guest  | a character costing 1 | Ann    | play | gate |
      | absent | a character costing 1 | Ann    | play |      |
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    When Ann uses gate
    And Ann ends their turn
    Then it is refused by 1.2.1
    When Ann quests with guest
    And Ann ends their turn
    Then it is <verdict>

    Examples:
      | case | here           | verdict          |
      | all  |                | refused by 1.2.1 |
      | here | , "here": true | accepted         |

  @case:said-of-those-here-or-anywhere @clause:6.1.3.1 @clause:6.4.2.3
  Scenario Outline: A location's static ability applies to all characters or only to those here: <case>
    Given the made-up card "Fort"
      """
      {"type": "location", "cost": 1, "willpower": 5, "lore": 0, "move_cost": 1,
       "abilities": [{<ability>, "what": {"type": ["character"]<here>}}]}
      """
    And the made-up card "Flag"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "static-gets", "stat": "strength", "plus": 3, "what": {"classified": ["Pirate"]}},
        {"is": "static-gets", "stat": "lore", "plus": -1, "what": {"type": ["character"]}}]}
      """
    And these cards
      | ref    | card                                             | player | zone | at   |
      | fort   | Fort                                             | Ann    | play |      |
      | flag   | Flag                                             | Ann    | play |      |
      | guest  | a character costing 1, with 2 Strength and Rush  | Ann    | play | fort |
      | absent | a character costing 1, with 2 Strength and Rush  | Ann    | play |      |
    Then guest <guest>
    And absent <absent>

    Examples:
      | case       | ability                                                        | here           | guest              | absent             |
      | class      | "is": "static-gains-classification", "classification": "Pirate" |               | has 5 Strength     | has 5 Strength     |
      | class-here | "is": "static-gains-classification", "classification": "Pirate" | , "here": true | has 5 Strength    | has 2 Strength     |
      | lose       | "is": "static-loses", "keyword": "rush"                        |                | does not have Rush | does not have Rush |
      | lose-here  | "is": "static-loses", "keyword": "rush"                        | , "here": true | does not have Rush | has Rush           |
      | floor      | "is": "not-reduced-below", "stat": "lore"                      |                | has 1 Lore         | has 1 Lore         |
      | floor-here | "is": "not-reduced-below", "stat": "lore"                      | , "here": true | has 1 Lore         | has 0 Lore         |

  @case:an-ability-here-or-anywhere @clause:6.1.3.1 @clause:6.4.2.3
  Scenario Outline: A location gives an ability to all characters or only to those here: <case>
    Given the made-up card "School"
      """
      {"type": "location", "cost": 1, "willpower": 5, "lore": 0, "move_cost": 1,
       "abilities": [{"is": "static-gains-ability", "what": {"type": ["character"]<here>},
                      "ability": {"is": "triggered", "when": [{"event": "quested", "this": true}], "effect": {"is": "draw"}}}]}
      """
    And these cards
      | ref    | card                  | player | zone | at     |
      | school | School                | Ann    | play |        |
      | guest  | a character costing 1 | Ann    | play | school |
      | absent | a character costing 1 | Ann    | play |        |
    And Ann's deck has 3 cards
    When Ann quests with guest
    Then Ann has 1 card in hand
    When Ann quests with absent
    Then Ann has <cards> cards in hand

    Examples:
      | case | here           | cards |
      | all  |                | 2     |
      | here | , "here": true | 1     |

  @case:challengers-here-or-anywhere @clause:6.1.3.1 @clause:4.6.4.2 @clause:4.6.6.1
  Scenario Outline: All characters or only those here may challenge ready ones, and fight with Willpower: <case>
    Given the made-up card "Arena"
      """
      {"type": "location", "cost": 1, "willpower": 5, "lore": 0, "move_cost": 1, "abilities": [
        {"is": "challenges-ready", "what": {"type": ["character"]<ready>}},
        {"is": "fights-with", "stat": "willpower", "what": {"type": ["character"]<with>}}]}
      """
    And these cards
      | ref    | card                                                   | player | zone | at    | state   |
      | arena  | Arena                                                  | Ann    | play |       |         |
      | guest  | a character costing 1, with 1 Strength and 5 Willpower | Ann    | play | arena |         |
      | absent | a character costing 1, with 1 Strength and 5 Willpower | Ann    | play |       |         |
      | other  | a character costing 1, with 1 Strength and 5 Willpower | Ann    | play |       |         |
      | wolf   | a character costing 1, with 9 Willpower                | Bob    | play |       |         |
      | bear   | a character costing 1, with 9 Willpower                | Bob    | play |       | exerted |
    When Ann challenges wolf with guest
    Then it is accepted
    And wolf has 5 damage
    When Ann challenges bear with other
    Then it is accepted
    And bear has <damage> damage
    When Ann challenges wolf with absent
    Then it is <verdict>

    Examples:
      | case       | ready          | with           | damage | verdict            |
      | all        |                |                | 5      | accepted           |
      | ready-here | , "here": true |                | 5      | refused by 4.6.4.2 |
      | with-here  |                | , "here": true | 1      | accepted           |

  @case:challenged-here-or-anywhere @clause:6.1.3.1 @clause:4.6.4.2
  Scenario Outline: A location lets all ready characters or only those here be challenged: <case>
    Given the made-up card "Ring"
      """
      {"type": "location", "cost": 1, "willpower": 5, "lore": 0, "move_cost": 1, "abilities": [
        {"is": "challenges-ready", "what": {"type": ["character"]}, "against": {"type": ["character"]<here>}}]}
      """
    And these cards
      | ref    | card                                    | player | zone | at   |
      | ring   | Ring                                    | Bob    | play |      |
      | guest  | a character costing 1, with 9 Willpower | Bob    | play | ring |
      | absent | a character costing 1, with 9 Willpower | Bob    | play |      |
      | elf    | a character costing 1, with 9 Willpower | Ann    | play |      |
      | owl    | a character costing 1, with 9 Willpower | Ann    | play |      |
    When Ann challenges guest with elf
    Then it is accepted
    When Ann challenges absent with owl
    Then it is <verdict>

    Examples:
      | case | here           | verdict            |
      | all  |                | accepted           |
      | here | , "here": true | refused by 4.6.4.2 |

  @case:counted-here-or-anywhere @clause:6.1.3.1 @clause:6.1.8
  Scenario Outline: A location counts all characters and their damage or only those here: <case>
    Given the made-up card "Tower"
      """
      {"type": "location", "cost": 1, "willpower": 5, "lore": 0, "move_cost": 1,
       "abilities": [{"is": "activated", "name": "Ring", "cost": [], "effect": {"is": "gain-lore", "lore": <amount>}}]}
      """
    And these cards
      | ref    | card                                    | player | zone | at    | state    |
      | tower  | Tower                                   | Ann    | play |       |          |
      | guest  | a character costing 1, with 5 Willpower | Ann    | play | tower | 3 damage |
      | absent | a character costing 1, with 5 Willpower | Ann    | play |       | 4 damage |
    When Ann uses tower
    Then it is accepted
    And Ann has <lore> lore

    Examples:
      | case        | lore | amount                                                                                  |
      | count       | 2    | {"is": "count", "what": {"type": ["character"]}}                                        |
      | count-here  | 1    | {"is": "count", "what": {"type": ["character"], "here": true}}                          |
      | damage      | 7    | {"is": "value", "of": "damage", "all": {"type": ["character"]}}                         |
      | damage-here | 3    | {"is": "value", "of": "damage", "all": {"type": ["character"], "here": true}}           |

  @case:paid-here-or-anywhere @clause:6.1.3.1 @clause:1.5.3
  Scenario Outline: A location's ability is paid for with any character or only with one here: <case>
    Given the made-up card "Market"
      """
      {"type": "location", "cost": 1, "willpower": 5, "lore": 0, "move_cost": 1,
       "abilities": [{"is": "activated", "name": "Trade", "cost": [{<cost>, "what": {"type": ["character"]<here>}}],
                      "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And these cards
      | ref    | card                  | player | zone |
      | market | Market                | Ann    | play |
      | absent | a character costing 1 | Ann    | play |
    When Ann uses market
    Then it is <verdict>

    Examples:
      | case        | cost                  | here           | verdict          |
      | exert       | "is": "exert"         |                | accepted         |
      | exert-here  | "is": "exert"         | , "here": true | refused by 1.5.3 |
      | banish      | "is": "banish-chosen" |                | accepted         |
      | banish-here | "is": "banish-chosen" | , "here": true | refused by 1.5.3 |

  @case:quests-here-or-anywhere @clause:6.1.3.1 @clause:6.2.4
  Scenario Outline: A location asks whether a questing character is exerted, or also whether it is here: <case>
    Given the made-up card "Stand"
      """
      {"type": "location", "cost": 1, "willpower": 5, "lore": 0, "move_cost": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "quested", "what": {"type": ["character"]}}],
                      "condition": {"is": "matches", "it": "that", "what": {"exerted": true<here>}}, "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref    | card                  | player | zone | at    |
      | stand  | Stand                 | Ann    | play |       |
      | guest  | a character costing 1 | Ann    | play | stand |
      | absent | a character costing 1 | Ann    | play |       |
    And Ann's deck has 3 cards
    When Ann quests with guest
    Then Ann has 1 card in hand
    When Ann quests with absent
    Then Ann has <cards> cards in hand

    Examples:
      | case | here           | cards |
      | all  |                | 2     |
      | here | , "here": true | 1     |

  @case:unharmed-here-or-anywhere @clause:6.1.3.1 @clause:6.5.1
  Scenario Outline: A location prevents damage to all characters or only to those here: <case>
    Given the made-up card "Shelter"
      """
      {"type": "location", "cost": 1, "willpower": 5, "lore": 0, "move_cost": 1,
       "abilities": [{"is": "instead", "would": {"event": "damaged", "what": {"type": ["character"]<here>}}}]}
      """
    And the made-up card "Hail"
      """
      {"type": "action", "cost": 0, "effect": {"is": "deal-damage", "damage": 1, "all": {"type": ["character"]}}}
      """
    And these cards
      | ref    | card                                    | player | zone | at      |
      | home   | Shelter                                 | Ann    | play |         |
      | hail   | Hail                                    | Ann    | hand |         |
      | guest  | a character costing 1, with 5 Willpower | Ann    | play | home    |
      | absent | a character costing 1, with 5 Willpower | Ann    | play |         |
    When Ann plays hail for its ink cost
    Then it is accepted
    And guest is undamaged
    And absent <absent>

    Examples:
      | case | here           | absent       |
      | all  |                | is undamaged |
      | here | , "here": true | has 1 damage |
