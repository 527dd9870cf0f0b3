Feature: Lorcana 6.1.3.1, texts about cards that are not of a type

  Background:
    Given a game of Lorcana

  @case:said-of-all-but-a-type @clause:6.1.3.1 @clause:6.4.2.3
  Scenario Outline: An item's static ability applies to all of Ann's cards or to all but locations: <case>
    Given the made-up card "Seal"
      """
      {"type": "item", "cost": 1, "abilities": [{<ability>, "what": {"whose": "yours"<but>}}]}
      """
    And the made-up card "Roll"
      """
      {"type": "action", "cost": 0, "effect": {"is": "gain-lore", "lore": {"is": "count", "what": {"type": ["character", "item", "location"], "classified": ["Pirate"]}}}}
      """
    And the made-up card "Keep"
      """
      {"type": "location", "cost": 1, "willpower": 5, "lore": 0, "move_cost": 1,
       "abilities": [{"is": "keyword", "keyword": "resist", "value": 2}]}
      """
    And these cards
      | ref  | card                  | player | zone |
      | seal | Seal                  | Ann    | play |
      | keep | Keep                  | Ann    | play |
      | elf  | a character costing 1 | Ann    | play |
      | roll | Roll                  | Ann    | hand |
    When Ann plays roll for its ink cost
    Then it is accepted
    And <seen>

    Examples:
      | case           | ability                                                         | but                        | seen                      |
      | class          | "is": "static-gains-classification", "classification": "Pirate" |                            | Ann has 3 lore            |
      | class-but-some | "is": "static-gains-classification", "classification": "Pirate" | , "not_type": ["location"] | Ann has 2 lore            |
      | lose           | "is": "static-loses", "keyword": "resist"                       |                            | keep does not have Resist |
      | lose-but-some  | "is": "static-loses", "keyword": "resist"                       | , "not_type": ["location"] | keep has Resist           |
      | gain           | "is": "static-gains", "keyword": "ward"                         |                            | keep has Ward             |
      | gain-but-some  | "is": "static-gains", "keyword": "ward"                         | , "not_type": ["location"] | keep does not have Ward   |

  @case:no-villain-of-ones-own @clause:6.4.2.3
  Scenario: The Thunderquack does not make Ann's own Aladdin a Villain
    Given these cards
      | ref      | card                 | player | zone |
      | quack    | The Thunderquack     | Ann    | play |
      | betrayal | Vicious Betrayal     | Ann    | hand |
      | aladdin  | Aladdin - Street Rat | Ann    | play |
    And Ann has 1 ready ink
    When Ann plays betrayal for its ink cost
    Then it is accepted
    And aladdin has 4 Strength

  @case:an-ability-for-all-but-a-type @clause:6.1.3.1 @clause:6.4.2.3
  Scenario Outline: All of Ann's cards or all but items have an ability that triggers when banished: <case>
    Given the made-up card "Wake"
      """
      {"type": "location", "cost": 1, "willpower": 5, "lore": 0, "move_cost": 1, "abilities": [
        {"is": "static-gains-ability", "what": {"whose": "yours"<but>},
         "ability": {"is": "triggered", "when": [{"event": "banished", "this": true}], "effect": {"is": "draw"}}}]}
      """
    And the made-up card "Axe"
      """
      {"type": "action", "cost": 0, "effect": {"is": "banish", "all": {"type": ["item"]}}}
      """
    And these cards
      | ref  | card              | player | zone |
      | wake | Wake              | Ann    | play |
      | lamp | an item costing 1 | Ann    | play |
      | axe  | Axe               | Ann    | hand |
    And Ann's deck has 2 cards
    When Ann plays axe for its ink cost
    Then it is accepted
    And Ann has <cards> cards in hand

    Examples:
      | case     | but                    | cards |
      | all      |                        | 1     |
      | but-some | , "not_type": ["item"] | 0     |

  @case:enters-exerted-but-for-a-type @clause:6.1.3.1 @clause:6.7.9
  Scenario Outline: All cards, all but items or only cheap ones enter play exerted: <case>
    Given the made-up card "Toll Gate"
      """
      {"type": "location", "cost": 1, "willpower": 5, "lore": 0, "move_cost": 1,
       "abilities": [{"is": "enters-play", "exerted": true, "what": {"whose": "yours"<but>}}]}
      """
    And these cards
      | ref  | card              | player | zone |
      | gate | Toll Gate         | Ann    | play |
      | lamp | an item costing 2 | Ann    | hand |
    And Ann has 2 ready ink
    When Ann plays lamp for its ink cost
    Then it is accepted
    And lamp is <state>

    Examples:
      | case     | but                    | state   |
      | all      |                        | exerted |
      | but-some | , "not_type": ["item"] | ready   |
      | cheap    | , "cost_at_most": 1    | ready   |
      | as-cheap | , "cost_at_most": 2    | exerted |

  @case:loses-a-keyword-but-for-a-type @clause:6.1.3.1
  Scenario Outline: All cards or all but locations lose Resist or gain Ward for a turn: <case>
    Given the made-up card "Crack"
      """
      {"type": "action", "cost": 0, "effect": {<effect>, "all": {"whose": "yours"<but>}}}
      """
    And the made-up card "Keep"
      """
      {"type": "location", "cost": 1, "willpower": 5, "lore": 0, "move_cost": 1,
       "abilities": [{"is": "keyword", "keyword": "resist", "value": 2}]}
      """
    And these cards
      | ref   | card  | player | zone |
      | keep  | Keep  | Ann    | play |
      | crack | Crack | Ann    | hand |
    When Ann plays crack for its ink cost
    Then it is accepted
    And keep <has>

    Examples:
      | case          | effect                             | but                        | has                  |
      | all           | "is": "loses", "keyword": "resist" |                            | does not have Resist |
      | but-some      | "is": "loses", "keyword": "resist" | , "not_type": ["location"] | has Resist           |
      | gain          | "is": "gains", "keyword": "ward"   |                            | has Ward             |
      | gain-but-some | "is": "gains", "keyword": "ward"   | , "not_type": ["location"] | does not have Ward   |

  @case:forbidden-but-for-a-type @clause:6.1.3.1 @clause:1.2.2
  Scenario Outline: No cards, or none but items, can be played this turn: <case>
    Given the made-up card "Curfew"
      """
      {"type": "action", "cost": 0, "effect": {"is": "forbid", "action": "play", "what": {"cost_at_least": 1<but>}}}
      """
    And these cards
      | ref    | card                  | player | zone |
      | curfew | Curfew                | Ann    | hand |
      | lamp   | an item costing 1     | Ann    | hand |
      | elf    | a character costing 1 | Ann    | hand |
    And Ann has 2 ready ink
    When Ann plays curfew for its ink cost
    And Ann plays elf for its ink cost
    Then it is refused by 1.2.2
    When Ann plays lamp for its ink cost
    Then it is <verdict>

    Examples:
      | case     | but                    | verdict          |
      | all      |                        | refused by 1.2.2 |
      | but-some | , "not_type": ["item"] | accepted         |

  @case:paid-with-all-but-a-type @clause:6.1.3.1 @clause:1.5.3
  Scenario Outline: A cost is paid with any card in play or with any but an item: <case>
    Given the made-up card "Altar"
      """
      {"type": "location", "cost": 1, "willpower": 5, "lore": 0, "move_cost": 1,
       "abilities": [{"is": "activated", "name": "Offer", "cost": [{<cost>, "what": {"cost_at_least": 2<but>}}], "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref   | card              | player | zone |
      | altar | Altar             | Ann    | play |
      | lamp  | an item costing 2 | Ann    | play |
    And Ann's deck has 2 cards
    When Ann uses altar
    Then it is <verdict>

    Examples:
      | case            | cost                  | but                    | verdict          |
      | exert           | "is": "exert"         |                        | accepted         |
      | exert-but-some  | "is": "exert"         | , "not_type": ["item"] | refused by 1.5.3 |
      | banish          | "is": "banish-chosen" |                        | accepted         |
      | banish-but-some | "is": "banish-chosen" | , "not_type": ["item"] | refused by 1.5.3 |

  @case:played-from-under-but-for-a-type @clause:4.3.2
  Scenario Outline: All cards under an item or only some of them may be played: <case>
    Given the made-up card "Kettle"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "activated", "name": "Pour", "cost": [], "effect": {"is": "allow-play-from-under", "what": {<which>}}}]}
      """
    And the made-up card "Tune"
      """
      {"type": "action", "cost": 1, "classifications": ["Song"], "effect": {"is": "gain-lore", "lore": 1}}
      """
    And these cards
      | ref    | card                  | player | zone | under  |
      | kettle | Kettle                | Ann    | play |        |
      | tune   | Tune                  | Ann    | play | kettle |
      | lamp   | an item costing 1     | Ann    | play | tune   |
    And Ann has 2 ready ink
    When Ann uses kettle
    And Ann plays <card> for its ink cost
    Then it is <verdict>

    Examples:
      | case      | which                | card | verdict  |
      | all-tune  |                      | tune | accepted |
      | all-lamp  |                      | lamp | accepted |
      | no-items  | "not_type": ["item"] | lamp | refused  |
      | other     | "not_type": ["item"] | tune | accepted |
      | no-songs  | "song": false        | tune | refused  |
      | songs     | "song": true         | tune | accepted |
      | not-lamp  | "song": true         | lamp | refused  |
