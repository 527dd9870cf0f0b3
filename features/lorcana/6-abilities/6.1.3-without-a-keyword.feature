Feature: Lorcana 6.1.3.1, texts about cards without a keyword, wherever they stand

  Background:
    Given a game of Lorcana

  @case:ready-ones-without-a-keyword @clause:6.1.3.1 @clause:4.6.4.2
  Scenario Outline: Who may challenge ready characters may do so with those without Ward alone, if the text says so: <case>
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
  Scenario Outline: A cost asks for cards without Rush, if it says so: <cost>, <case>
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
  Scenario Outline: Characters without Support are counted, if the text says so: <case>
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

  @case:discarded-without-a-keyword @clause:6.1.3.1 @clause:6.7.3
  Scenario Outline: Of a hand a character without Rush is chosen and discarded, if the text says so: <case>
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

  @case:found-in-the-deck-without-a-keyword @clause:6.1.3.1 @clause:7.2.2
  Scenario Outline: A character without Rush is looked for in a deck, if the text says so: <case>
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

  @case:taken-without-a-keyword @clause:6.1.3.1 @clause:6.7.3
  Scenario Outline: Of the cards on top of a deck a character without Rush is taken, if the text says so: <case>
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
  Scenario Outline: A character is stronger against one without Resist, if its text says so: <case>
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
  Scenario Outline: Characters without Rush move for free, or for less, if the text says so: <case>
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
  Scenario Outline: The Strength of characters without Rush is not reduced, if the text says so: <case>
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
  Scenario Outline: Characters without Rush have an ability, if the text says so: <case>
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
  Scenario Outline: A quest of a character without Rush triggers, if the text says so: <case>
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
