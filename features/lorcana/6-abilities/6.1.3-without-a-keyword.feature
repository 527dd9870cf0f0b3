Feature: Lorcana 6.1.3.1, texts about cards without a keyword, wherever they stand

  Background:
    Given a game of Lorcana

  @case:ready-ones-without-a-keyword @clause:6.1.3.1 @clause:4.6.4.2
  Scenario Outline: A permission to challenge ready characters covers all or only those without Ward: <case>
    Given the made-up card "Dare"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"type": ["character"], "whose": "yours"}},
        {"is": "allow-to-challenge-ready", "against": {"type": ["character"]<but>}}]}}
      """
    And the made-up card "Daredevil"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 9, "lore": 1,
       "abilities": [{"is": "challenges-ready", "against": {"type": ["character"]<but>}}]}
      """
    And these cards
      | ref   | card                                             | player | zone |
      | dare  | Dare                                             | Ann    | hand |
      | elf   | a character costing 1, with 9 Willpower          | Ann    | play |
      | devil | Daredevil                                        | Ann    | play |
      | shy   | a character costing 1, with 9 Willpower and Ward | Bob    | play |
    When Ann plays dare for its ink cost
    And Ann chooses elf
    Then it is accepted
    When Ann challenges shy with elf
    Then it is <verdict>
    When Ann challenges shy with devil
    Then it is <verdict>
    And shy has <damage> damage

    Examples:
      | case    | but                     | verdict            | damage |
      | all     |                         | accepted           | 3      |
      | without | , "not_keyword": "ward" | refused by 4.6.4.2 | 0      |

  @case:paid-with-cards-without-a-keyword @clause:6.1.3.1 @clause:1.5.3
  Scenario Outline: A cost is paid with any character or only with one without Rush: <cost>, <case>
    Given the made-up card "Mill"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "activated", "name": "Grind", "cost": [{"is": "<cost>", "what": {"type": ["character"]<but>}}],
                      "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And these cards
      | ref  | card                              | player | zone   |
      | mill | Mill                              | Ann    | play   |
      | hare | a character costing 1, with Rush  | Ann    | <zone> |
      | mole | a character costing 1, with Alert | Bob    | <zone> |
    When Ann uses "Grind" of mill
    Then it is <verdict>
    And Ann has <lore> lore

    Examples:
      | case             | cost                | zone    | but                     | verdict          | lore |
      | exert            | exert               | play    |                         | accepted         | 1    |
      | exert-without    | exert               | play    | , "not_keyword": "rush" | refused by 1.5.3 | 0    |
      | discard          | discard             | hand    |                         | accepted         | 1    |
      | discard-without  | discard             | hand    | , "not_keyword": "rush" | refused by 1.5.3 | 0    |
      | bottom           | bottom-from-discard | discard |                         | accepted         | 1    |
      | bottom-without   | bottom-from-discard | discard | , "not_keyword": "rush" | refused by 1.5.3 | 0    |

  @case:found-without-a-keyword @clause:6.1.3.1 @clause:6.1.8
  Scenario Outline: All characters or only those without Support are counted: <case>
    Given the made-up card "Roll Call"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "gain-lore", "lore": {"is": "count", "what": {"type": ["character"], "whose": "yours"<but>}}},
        {"is": "if", "condition": {"is": "have", "what": {"type": ["character"], "whose": "opposing"<but>}},
         "then": {"is": "draw"}}]}}
      """
    And these cards
      | ref  | card                                | player | zone |
      | roll | Roll Call                           | Ann    | hand |
      | page | a character costing 1, with Support | Ann    | play |
      | elf  | a character costing 1               | Ann    | play |
      | maid | a character costing 1, with Support | Bob    | play |
    And Ann's deck has 2 cards
    When Ann plays roll for its ink cost
    Then it is accepted
    And Ann has <lore> lore
    And Ann has <cards> cards in hand

    Examples:
      | case    | but                        | lore | cards |
      | all     |                            | 2    | 1     |
      | without | , "not_keyword": "support" | 1    | 0     |

  @case:discarded-without-a-keyword @clause:6.1.3.1
  Scenario Outline: Ann discards any character or only one without Rush: <case>
    Given the made-up card "Lapse"
      """
      {"type": "action", "cost": 0, "effect": {"is": "discard", "what": {"type": ["character"]<but>}}}
      """
    And these cards
      | ref   | card                             | player | zone |
      | lapse | Lapse                            | Ann    | hand |
      | hare  | a character costing 1, with Rush | Ann    | hand |
    When Ann plays lapse for its ink cost
    Then it is accepted
    And hare is in Ann's <zone>

    Examples:
      | case    | but                     | zone    |
      | all     |                         | discard |
      | without | , "not_keyword": "rush" | hand    |

  @case:found-in-the-deck-without-a-keyword @clause:6.1.3.1
  Scenario Outline: A search of the deck finds any character or only one without Rush: <case>
    Given the made-up card "Lookout"
      """
      {"type": "action", "cost": 0, "effect": {"is": "search", "what": {"type": ["character"]<but>}, "to": "hand"}}
      """
    And these cards
      | ref  | card                             | player | zone |
      | look | Lookout                          | Ann    | hand |
      | hare | a character costing 1, with Rush | Ann    | deck |
      | elf  | a character costing 1            | Ann    | deck |
      | owl  | a character costing 2            | Ann    | deck |
    And chance gives elf and hare
    When Ann plays look for its ink cost
    Then Ann is asked to choose from <options>
    When Ann chooses owl
    Then it is accepted
    And owl is in Ann's hand

    Examples:
      | case    | but                     | options           |
      | all     |                         | hare, elf and owl |
      | without | , "not_keyword": "rush" | elf and owl       |

  @case:taken-without-a-keyword @clause:6.1.3.1
  Scenario Outline: Any character or only one without Rush is taken from the top of the deck: <case>
    Given the made-up card "Glimpse"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "look-at-top", "cards": 3},
        {"is": "take-from", "what": {"type": ["character"]<but>}},
        {"is": "put", "it": "taken", "to": "hand"}]}}
      """
    And these cards
      | ref  | card                             | player | zone |
      | look | Glimpse                          | Ann    | hand |
      | hare | a character costing 1, with Rush | Ann    | deck |
      | elf  | a character costing 1            | Ann    | deck |
      | owl  | a character costing 2            | Ann    | deck |
    When Ann plays look for its ink cost
    Then Ann is asked to choose from <options>
    When Ann chooses owl
    Then it is accepted
    And owl is in Ann's hand

    Examples:
      | case    | but                     | options           |
      | all     |                         | hare, elf and owl |
      | without | , "not_keyword": "rush" | elf and owl       |

  @case:against-one-without-a-keyword @clause:6.1.3.1 @clause:4.6.2
  Scenario Outline: A character is stronger against any character or only against one without Resist: <case>
    Given the made-up card "Bully"
      """
      {"type": "character", "cost": 1, "strength": 2, "willpower": 9, "lore": 1,
       "abilities": [{"is": "static-gets", "stat": "strength", "plus": 3,
         "condition": {"is": "in-challenge", "role": "challenging", "against": {"type": ["character"]<but>}}}]}
      """
    And these cards
      | ref   | card                                                 | player | zone | state   |
      | bully | Bully                                                | Ann    | play |         |
      | tank  | a character costing 1, with 9 Willpower and Resist 1 | Bob    | play | exerted |
    When Ann challenges tank with bully
    Then it is accepted
    And tank has <damage> damage

    Examples:
      | case    | but                       | damage |
      | any     |                           | 4      |
      | without | , "not_keyword": "resist" | 1      |

  @case:moves-of-those-without-a-keyword @clause:6.1.3.1 @clause:4.7.3.2 @clause:4.7.3.3
  Scenario Outline: All characters or only those without Rush move for free or for less: <case>
    Given the made-up card "Harbour"
      """
      {"type": "location", "cost": 1, "willpower": 5, "lore": 0, "move_cost": 2, "abilities": [<ability>]}
      """
    And these cards
      | ref  | card                             | player | zone |
      | port | Harbour                          | Ann    | play |
      | hare | a character costing 1, with Rush | Ann    | play |
    And Ann has 2 ready ink
    When Ann moves hare to port
    Then it is accepted
    And Ann has <left> ready ink

    Examples:
      | case         | left | ability |
      | free         | 2    | {"is": "moves-free", "what": {"type": ["character"]}} |
      | free-without | 0    | {"is": "moves-free", "what": {"type": ["character"], "not_keyword": "rush"}} |
      | less         | 1    | {"is": "move-pays", "less": 1, "what": {"type": ["character"]}} |
      | less-without | 0    | {"is": "move-pays", "less": 1, "what": {"type": ["character"], "not_keyword": "rush"}} |

  @case:not-reduced-without-a-keyword @clause:6.1.3.1 @clause:6.6.4
  Scenario Outline: The Strength of all characters or only of those without Rush is not reduced: <case>
    Given the made-up card "Anthem"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "not-reduced-below", "stat": "strength", "what": {"type": ["character"], "whose": "yours"<but>}}]}
      """
    And the made-up card "Gloom"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "static-gets", "stat": "strength", "plus": -2, "what": {"type": ["character"]}}]}
      """
    And these cards
      | ref    | card                                            | player | zone |
      | anthem | Anthem                                          | Ann    | play |
      | gloom  | Gloom                                           | Bob    | play |
      | hare   | a character costing 1, with 3 Strength and Rush | Ann    | play |
      | elf    | a character costing 1, with 3 Strength          | Ann    | play |
    Then hare has <hare> Strength
    And elf has 3 Strength

    Examples:
      | case    | but                     | hare |
      | all     |                         | 3    |
      | without | , "not_keyword": "rush" | 1    |

  @case:an-ability-for-those-without-a-keyword @clause:6.1.3.1 @clause:6.4.2.3
  Scenario Outline: All characters or only those without Rush have an ability: <case>
    Given the made-up card "Banner"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "static-gains-ability", "what": {"type": ["character"], "whose": "yours"<but>},
         "ability": {"is": "triggered", "when": [{"event": "quested", "this": true}], "effect": {"is": "draw"}}}]}
      """
    And these cards
      | ref    | card                             | player | zone |
      | banner | Banner                           | Ann    | play |
      | hare   | a character costing 1, with Rush | Ann    | play |
    And Ann's deck has 2 cards
    When Ann quests with hare
    Then it is accepted
    And Ann has <cards> cards in hand

    Examples:
      | case    | but                     | cards |
      | all     |                         | 1     |
      | without | , "not_keyword": "rush" | 0     |

  @case:triggered-by-those-without-a-keyword @clause:6.1.3.1 @clause:6.2.1
  Scenario Outline: A quest of any character or only of one without Rush triggers an ability: <case>
    Given the made-up card "Herald"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "triggered", "when": [{"event": "quested", "what": {"type": ["character"]<but>}}], "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref    | card                             | player | zone |
      | herald | Herald                           | Ann    | play |
      | hare   | a character costing 1, with Rush | Ann    | play |
    And Ann's deck has 2 cards
    When Ann quests with hare
    Then it is accepted
    And Ann has <cards> cards in hand

    Examples:
      | case    | but                     | cards |
      | all     |                         | 1     |
      | without | , "not_keyword": "rush" | 0     |

  @case:done-to-those-without-a-keyword @clause:6.1.3.1
  Scenario Outline: An effect changes all characters or only those without Rush: <case>
    Given the made-up card "Bell"
      """
      {"type": "action", "cost": 0, "effect": {<effect>, "all": {"type": ["character"]<but>}}}
      """
    And the made-up card "Flag"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "static-gets", "stat": "strength", "plus": 3, "what": {"classified": ["Pirate"]}}]}
      """
    And these cards
      | ref  | card                                                            | player | zone | state   |
      | bell | Bell                                                            | Ann    | hand |         |
      | flag | Flag                                                            | Ann    | play |         |
      | hare | a character costing 1, with 2 Strength and 5 Willpower and Rush | Ann    | play | <state> |
      | elf  | a character costing 1, with 2 Strength and 5 Willpower          | Ann    | play | <state> |
    When Ann plays bell for its ink cost
    Then it is accepted
    And elf <elf>
    And hare <hare>

    Examples:
      | case          | effect                                                    | but                     | state    | elf              | hare               |
      | ready         | "is": "ready"                                             |                         | exerted  | is ready         | is ready           |
      | ready-without | "is": "ready"                                             | , "not_keyword": "rush" | exerted  | is ready         | is exerted         |
      | heal          | "is": "remove-damage"                                     |                         | 2 damage | is undamaged     | is undamaged       |
      | heal-without  | "is": "remove-damage"                                     | , "not_keyword": "rush" | 2 damage | is undamaged     | has 2 damage       |
      | home          | "is": "put", "to": "hand"                                 |                         |          | is in Ann's hand | is in Ann's hand   |
      | home-without  | "is": "put", "to": "hand"                                 | , "not_keyword": "rush" |          | is in Ann's hand | is in Ann's play   |
      | more          | "is": "gets", "stat": "lore", "plus": 2                   |                         |          | has 3 Lore       | has 3 Lore         |
      | more-without  | "is": "gets", "stat": "lore", "plus": 2                   | , "not_keyword": "rush" |          | has 3 Lore       | has 1 Lore         |
      | gain          | "is": "gains", "keyword": "ward"                          |                         |          | has Ward         | has Ward           |
      | gain-without  | "is": "gains", "keyword": "ward"                          | , "not_keyword": "rush" |          | has Ward         | does not have Ward |
      | class         | "is": "gains-classification", "classification": "Pirate" |                         |          | has 5 Strength   | has 5 Strength     |
      | class-without | "is": "gains-classification", "classification": "Pirate" | , "not_keyword": "rush" |          | has 5 Strength   | has 2 Strength     |

  @case:free-to-do-with-or-without-a-keyword @clause:6.1.3.1
  Scenario Outline: All characters or only those without Rush must, may or cannot do something: <case>
    Given the made-up card "Horn"
      """
      {"type": "action", "cost": 0, "effect": {<effect>, "all": {"type": ["character"]<but>}}}
      """
    And these cards
      | ref  | card                                             | player | zone |
      | horn | Horn                                             | Ann    | hand |
      | hare | a character costing 1, with 5 Willpower and Rush | Ann    | play |
      | wolf | a character costing 1, with 5 Willpower          | Bob    | play |
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    When Ann plays horn for its ink cost
    And Ann <tries>
    Then it is <verdict>

    Examples:
      | case           | effect                                                               | but                     | tries                     | verdict            |
      | must           | "is": "must-quest"                                                   |                         | ends their turn           | refused by 1.2.1   |
      | must-without   | "is": "must-quest"                                                   | , "not_keyword": "rush" | ends their turn           | accepted           |
      | may            | "is": "allow-to-challenge-ready"                                     |                         | challenges wolf with hare | accepted           |
      | may-without    | "is": "allow-to-challenge-ready"                                     | , "not_keyword": "rush" | challenges wolf with hare | refused by 4.6.4.2 |
      | cannot         | "is": "gains-ability", "ability": {"is": "cannot", "action": "quest"} |                        | quests with hare          | refused by 1.2.2   |
      | cannot-without | "is": "gains-ability", "ability": {"is": "cannot", "action": "quest"} | , "not_keyword": "rush" | quests with hare         | accepted           |

  @case:damage-from-those-without-a-keyword @clause:6.1.3.1 @clause:1.9.2
  Scenario Outline: Damage is moved from all of Ann's characters or only from those without Rush: <case>
    Given the made-up card "Drain"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}, "as": "to"},
        {"is": "move-damage", "all": {"type": ["character"], "whose": "yours"<but>}}]}}
      """
    And these cards
      | ref   | card                                             | player | zone | state    |
      | drain | Drain                                            | Ann    | hand |          |
      | hare  | a character costing 1, with 5 Willpower and Rush | Ann    | play | 1 damage |
      | elf   | a character costing 1, with 5 Willpower          | Ann    | play | 2 damage |
      | wolf  | a character costing 1, with 9 Willpower          | Bob    | play |          |
    When Ann plays drain for its ink cost
    Then it is accepted
    And wolf has <damage> damage

    Examples:
      | case    | but                     | damage |
      | all     |                         | 3      |
      | without | , "not_keyword": "rush" | 2      |

  @case:said-of-those-without-a-keyword @clause:6.1.3.1 @clause:6.4.2.3
  Scenario Outline: An item's static ability applies to all characters or only to those without Rush: <case>
    Given the made-up card "Lamp Post"
      """
      {"type": "item", "cost": 1, "abilities": [{<ability>}]}
      """
    And the made-up card "Hail"
      """
      {"type": "action", "cost": 0, "effect": {"is": "deal-damage", "damage": 1, "all": {"type": ["character"]}}}
      """
    And these cards
      | ref  | card                                                            | player | zone |
      | post | Lamp Post                                                       | Ann    | play |
      | hail | Hail                                                            | Ann    | hand |
      | mole | a character costing 0, with 2 Strength and 5 Willpower and Rush | Ann    | hand |
      | hare | a character costing 0, with 2 Strength and 5 Willpower and Rush | Ann    | play |
    When Ann plays mole for its ink cost
    And Ann plays hail for its ink cost
    Then it is accepted
    And <seen>

    Examples:
      | case           | seen                | ability |
      | enters         | mole is exerted     | "is": "enters-play", "exerted": true, "what": {"type": ["character"]} |
      | enters-without | mole is ready       | "is": "enters-play", "exerted": true, "what": {"type": ["character"], "not_keyword": "rush"} |
      | gets           | hare has 5 Strength | "is": "static-gets", "stat": "strength", "plus": 3, "what": {"type": ["character"]} |
      | gets-without   | hare has 2 Strength | "is": "static-gets", "stat": "strength", "plus": 3, "what": {"type": ["character"], "not_keyword": "rush"} |
      | either         | hare has 5 Strength | "is": "static-gets", "stat": "strength", "plus": 3, "what": {"any_of": [{"type": ["character"]}, {"type": ["character"], "exerted": true}]} |
      | either-without | hare has 2 Strength | "is": "static-gets", "stat": "strength", "plus": 3, "what": {"any_of": [{"type": ["character"], "not_keyword": "rush"}, {"type": ["character"], "exerted": true}]} |
      | safe           | hare is undamaged   | "is": "instead", "would": {"event": "damaged", "what": {"type": ["character"]}} |
      | safe-without   | hare has 1 damage   | "is": "instead", "would": {"event": "damaged", "what": {"type": ["character"], "not_keyword": "rush"}} |
