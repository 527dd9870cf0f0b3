Feature: Lorcana 6.1.6, texts that leave out their own card

  Background:
    Given a game of Lorcana

  @case:ready-ones-but-for-itself @clause:6.1.6 @clause:4.6.4.2
  Scenario Outline: An effect lets ready characters be challenged, its own card too or only others: <case>
    Given the made-up card "Rowdy"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 9, "lore": 1,
       "abilities": [{"is": "activated", "name": "Brawl", "cost": [], "effect":
         {"is": "allow-to-challenge-ready", "all": {"type": ["character"]}, "against": {"type": ["character"]<but>},
          "until": "until-your-next-turn"}}]}
      """
    And these cards
      | ref   | card                                    | player | zone |
      | rowdy | Rowdy                                   | Ann    | play |
      | elf   | a character costing 1, with 9 Willpower | Ann    | play |
      | wolf  | a character costing 1, with 9 Willpower | Bob    | play |
      | bear  | a character costing 1, with 9 Willpower | Bob    | play |
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    When Ann uses "Brawl" of rowdy
    And Ann ends their turn
    And Bob challenges elf with bear
    Then it is accepted
    When Bob challenges rowdy with wolf
    Then it is <verdict>

    Examples:
      | case    | but                | verdict            |
      | all     |                    | accepted           |
      | another | , "other": true    | refused by 4.6.4.2 |
      | not-me  | , "not_it": "this" | refused by 4.6.4.2 |

  @case:fights-with-willpower-but-for-itself @clause:6.1.6 @clause:4.6.6.1
  Scenario Outline: Characters deal damage with their Willpower, the ability's own card too or only others: <case>
    Given the made-up card "Trainer"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 4, "lore": 1,
       "abilities": [{"is": "fights-with", "stat": "willpower", "what": {"type": ["character"], "whose": "yours"<but>}}]}
      """
    And these cards
      | ref     | card                                                   | player | zone | state   |
      | trainer | Trainer                                                | Ann    | play |         |
      | elf     | a character costing 1, with 1 Strength and 4 Willpower | Ann    | play |         |
      | wolf    | a character costing 1, with 1 Strength and 9 Willpower | Bob    | play | exerted |
      | bear    | a character costing 1, with 1 Strength and 9 Willpower | Bob    | play | exerted |
    When Ann challenges wolf with elf
    Then wolf has 4 damage
    When Ann challenges bear with trainer
    Then bear has <damage> damage

    Examples:
      | case    | but             | damage |
      | all     |                 | 4      |
      | another | , "other": true | 1      |

  @case:discards-another-from-the-hand @clause:6.1.6 @clause:6.1.12
  Scenario Outline: An ability that works in the hand discards any character, or any but its own card: <case>
    Given the made-up card "Grumbler"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "quested", "what": {"type": ["character"], "whose": "yours"}, "zone": "hand"}],
                      "effect": {"is": "discard", "what": {"type": ["character"]<but>}}}]}
      """
    And these cards
      | ref      | card                  | player | zone |
      | grumbler | Grumbler              | Ann    | hand |
      | elf      | a character costing 1 | Ann    | hand |
      | owl      | a character costing 2 | Ann    | hand |
      | scout    | a character costing 1 | Ann    | play |
    When Ann quests with scout
    Then Ann is asked to choose from <options>
    When Ann chooses owl
    Then it is accepted
    And owl is in Ann's discard

    Examples:
      | case    | but             | options               |
      | any     |                 | grumbler, elf and owl |
      | another | , "other": true | elf and owl           |

  @case:searches-for-another @clause:6.1.6
  Scenario Outline: A card shuffled into the deck is found by its own search, unless that asks for another: <case>
    Given the made-up card "Parcel"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "activated", "name": "Send", "cost": [], "effect": {"is": "sequence", "steps": [
         {"is": "shuffle-into-deck", "it": "this"},
         {"is": "search", "what": {"type": ["item"]<but>}, "to": "hand"}]}}]}
      """
    And these cards
      | ref    | card              | player | zone |
      | parcel | Parcel            | Ann    | play |
      | lamp   | an item costing 1 | Ann    | deck |
      | cup    | an item costing 2 | Ann    | deck |
    And chance gives cup, parcel and lamp
    And chance gives parcel and lamp
    When Ann uses "Send" of parcel
    Then Ann is asked to choose from <options>
    When Ann chooses cup
    Then it is accepted
    And cup is in Ann's hand

    Examples:
      | case    | but             | options              |
      | any     |                 | parcel, lamp and cup |
      | another | , "other": true | lamp and cup         |

  @case:said-of-all-but-itself @clause:6.1.6 @clause:6.4.2.3
  Scenario Outline: A character's static ability changes all characters, only others or only itself: <case>
    Given the made-up card "Chief"
      """
      {"type": "character", "cost": 1, "strength": 2, "willpower": 2, "lore": 1,
       "abilities": [{"is": "keyword", "keyword": "rush"}, {<ability>, "what": {"type": ["character"]<but>}}]}
      """
    And the made-up card "Flag"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "static-gets", "stat": "strength", "plus": 3, "what": {"classified": ["Pirate"]}}]}
      """
    And these cards
      | ref   | card                                            | player | zone |
      | chief | Chief                                           | Ann    | play |
      | flag  | Flag                                            | Ann    | play |
      | elf   | a character costing 1, with 2 Strength and Rush | Ann    | play |
    Then chief <chief>
    And elf <elf>

    Examples:
      | case         | ability                                                         | but                | chief              | elf                |
      | class        | "is": "static-gains-classification", "classification": "Pirate" |                    | has 5 Strength     | has 5 Strength     |
      | class-other  | "is": "static-gains-classification", "classification": "Pirate" | , "other": true    | has 2 Strength     | has 5 Strength     |
      | class-not-me | "is": "static-gains-classification", "classification": "Pirate" | , "not_it": "this" | has 2 Strength     | has 5 Strength     |
      | class-me     | "is": "static-gains-classification", "classification": "Pirate" | , "it": "this"     | has 5 Strength     | has 2 Strength     |
      | lose         | "is": "static-loses", "keyword": "rush"                         |                    | does not have Rush | does not have Rush |
      | lose-other   | "is": "static-loses", "keyword": "rush"                         | , "other": true    | has Rush           | does not have Rush |
      | lose-not-me  | "is": "static-loses", "keyword": "rush"                         | , "not_it": "this" | has Rush           | does not have Rush |
      | lose-me      | "is": "static-loses", "keyword": "rush"                         | , "it": "this"     | does not have Rush | has Rush           |

  @case:quests-for-more-or-not-itself @clause:6.1.6 @clause:6.4.2.3
  Scenario Outline: A character gives all or others an ability, and asks all or only itself to pay to quest: <case>
    Given the made-up card "Mentor"
      """
      {"type": "character", "cost": 1, "strength": 2, "willpower": 2, "lore": 1, "abilities": [
        {"is": "static-gains-ability", "what": {"type": ["character"]<but>},
         "ability": {"is": "triggered", "when": [{"event": "quested", "this": true}], "effect": {"is": "draw"}}},
        {"is": "cost-to", "action": "quest", "cost": [{"is": "ink", "amount": 1}], "what": {"type": ["character"]<who>}}]}
      """
    And these cards
      | ref    | card                  | player | zone |
      | mentor | Mentor                | Ann    | play |
      | elf    | a character costing 1 | Ann    | play |
    And Ann has 2 ready ink
    And Ann's deck has 3 cards
    When Ann quests with mentor
    And Ann quests with elf
    Then it is accepted
    And Ann has <cards> cards in hand
    And Ann has <ink> ready ink

    Examples:
      | case    | but                | who            | cards | ink |
      | all     |                    |                | 2     | 0   |
      | not-me  | , "not_it": "this" |                | 1     | 0   |
      | pay-me  |                    | , "it": "this" | 2     | 1   |

  @case:challenged-or-not-itself @clause:6.1.6 @clause:1.2.2
  Scenario Outline: Opposing characters cannot challenge any character, or any but the ability's own card: <case>
    Given the made-up card "Decoy"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 9, "lore": 1, "abilities": [
        {"is": "cannot", "action": "challenge", "what": {"type": ["character"], "whose": "opposing"},
         "against": {"type": ["character"]<but>}}]}
      """
    And these cards
      | ref   | card                                    | player | zone | state   |
      | decoy | Decoy                                   | Bob    | play | exerted |
      | wolf  | a character costing 1, with 9 Willpower | Bob    | play | exerted |
      | elf   | a character costing 1, with 9 Willpower | Ann    | play |         |
    When Ann challenges wolf with elf
    Then it is refused by 1.2.2
    When Ann challenges decoy with elf
    Then it is <verdict>

    Examples:
      | case   | but                | verdict          |
      | all    |                    | refused by 1.2.2 |
      | other  | , "other": true    | accepted         |
      | not-me | , "not_it": "this" | accepted         |

  @case:ready-ones-always-but-for-itself @clause:6.1.6 @clause:4.6.4.2
  Scenario Outline: Characters may challenge all ready ones, or all but the ability's own card: <case>
    Given the made-up card "Herald"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 9, "lore": 1, "abilities": [
        {"is": "challenges-ready", "what": {"type": ["character"]}, "against": {"type": ["character"]<but>}}]}
      """
    And these cards
      | ref    | card                                    | player | zone |
      | herald | Herald                                  | Bob    | play |
      | elf    | a character costing 1, with 9 Willpower | Ann    | play |
    When Ann challenges herald with elf
    Then it is <verdict>

    Examples:
      | case   | but                | verdict            |
      | all    |                    | accepted           |
      | not-me | , "not_it": "this" | refused by 4.6.4.2 |

  @case:done-to-all-but-itself @clause:6.1.6
  Scenario Outline: A character's effect on all characters includes itself, unless it says others: <case>
    Given the made-up card "Captain"
      """
      {"type": "character", "cost": 1, "strength": 2, "willpower": 5, "lore": 1,
       "abilities": [{"is": "keyword", "keyword": "rush"},
                     {"is": "activated", "name": "Order", "cost": [], "effect": {<effect>, "all": {"type": ["character"]<but>}}}]}
      """
    And the made-up card "Flag"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "static-gets", "stat": "strength", "plus": 3, "what": {"classified": ["Pirate"]}}]}
      """
    And these cards
      | ref  | card                                                            | player | zone | state   |
      | cap  | Captain                                                         | Ann    | play | <state> |
      | flag | Flag                                                            | Ann    | play |         |
      | elf  | a character costing 1, with 2 Strength and 5 Willpower and Rush | Ann    | play | <state> |
    When Ann uses "Order" of cap
    Then it is accepted
    And elf <elf>
    And cap <cap>

    Examples:
      | case        | effect                                                    | but             | state    | elf                | cap                |
      | hurt        | "is": "put-damage", "damage": 1                           |                 |          | has 1 damage       | has 1 damage       |
      | hurt-other  | "is": "put-damage", "damage": 1                           | , "other": true |          | has 1 damage       | is undamaged       |
      | heal        | "is": "remove-damage"                                     |                 | 2 damage | is undamaged       | is undamaged       |
      | heal-other  | "is": "remove-damage"                                     | , "other": true | 2 damage | is undamaged       | has 2 damage       |
      | lose        | "is": "loses", "keyword": "rush"                          |                 |          | does not have Rush | does not have Rush |
      | lose-other  | "is": "loses", "keyword": "rush"                          | , "other": true |          | does not have Rush | has Rush           |
      | class       | "is": "gains-classification", "classification": "Pirate" |                 |          | has 5 Strength     | has 5 Strength     |
      | class-other | "is": "gains-classification", "classification": "Pirate" | , "other": true |          | has 5 Strength     | has 2 Strength     |

  @case:free-to-do-but-for-itself @clause:6.1.6
  Scenario Outline: What all characters must, may or cannot do holds for the ability's own card too or not: <case>
    Given the made-up card "Captain"
      """
      {"type": "character", "cost": 1, "strength": 2, "willpower": 5, "lore": 1,
       "abilities": [{"is": "activated", "name": "Order", "cost": [], "effect": {<effect>: {"type": ["character"]<but>}}}]}
      """
    And these cards
      | ref  | card                                    | player | zone |
      | cap  | Captain                                 | Ann    | play |
      | wolf | a character costing 1, with 5 Willpower | Bob    | play |
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    When Ann uses cap
    And Ann <tries>
    Then it is <verdict>

    Examples:
      | case         | effect                                                                       | but             | tries                    | verdict            |
      | must         | "is": "must-quest", "all"                                                    |                 | ends their turn          | refused by 1.2.1   |
      | must-other   | "is": "must-quest", "all"                                                    | , "other": true | ends their turn          | accepted           |
      | may          | "is": "allow-to-challenge-ready", "all"                                      |                 | challenges wolf with cap | accepted           |
      | may-other    | "is": "allow-to-challenge-ready", "all"                                      | , "other": true | challenges wolf with cap | refused by 4.6.4.2 |
      | cannot       | "is": "gains-ability", "ability": {"is": "cannot", "action": "quest"}, "all" |                 | quests with cap          | refused by 1.2.2   |
      | cannot-other | "is": "gains-ability", "ability": {"is": "cannot", "action": "quest"}, "all" | , "other": true | quests with cap          | accepted           |
      | forbid       | "is": "forbid", "action": "quest", "what"                                    |                 | quests with cap          | refused by 1.2.2   |
      | forbid-other | "is": "forbid", "action": "quest", "what"                                    | , "other": true | quests with cap          | accepted           |

  @case:moves-for-less-but-for-itself @clause:6.1.6 @clause:4.7.3.3
  Scenario Outline: All of Ann's characters, only others or only the card itself move for 1 less: <case>
    Given the made-up card "Guide"
      """
      {"type": "character", "cost": 1, "strength": 2, "willpower": 5, "lore": 1,
       "abilities": [{"is": "move-pays", "less": 1, "what": {"type": ["character"]<but>}}]}
      """
    And these cards
      | ref   | card                                   | player | zone |
      | guide | Guide                                  | Ann    | play |
      | elf   | a character costing 1                  | Ann    | play |
      | port  | a location costing 1, with move cost 2 | Ann    | play |
    And Ann has 4 ready ink
    When Ann moves guide to port
    Then it is accepted
    And Ann has <first> ready ink
    When Ann moves elf to port
    Then it is accepted
    And Ann has <second> ready ink

    Examples:
      | case   | but                | first | second |
      | all    |                    | 3     | 2      |
      | other  | , "other": true    | 2     | 1      |
      | not-me | , "not_it": "this" | 2     | 1      |
      | me     | , "it": "this"     | 3     | 1      |

  @case:pays-with-another @clause:6.1.6 @clause:1.5.3
  Scenario Outline: A character exerts itself for its own ability, unless that asks for another: <case>
    Given the made-up card "Loner"
      """
      {"type": "character", "cost": 1, "strength": 2, "willpower": 5, "lore": 1,
       "abilities": [{"is": "activated", "name": "Try", "cost": [{"is": "exert", "what": {"type": ["character"]<but>}}],
                      "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And these cards
      | ref   | card  | player | zone |
      | loner | Loner | Ann    | play |
    When Ann uses loner
    Then it is <verdict>

    Examples:
      | case   | but                | verdict          |
      | all    |                    | accepted         |
      | other  | , "other": true    | refused by 1.5.3 |
      | not-me | , "not_it": "this" | refused by 1.5.3 |

  @case:pays-with-another-outside-play @clause:6.1.6 @clause:6.1.5.1 @clause:6.1.12
  Scenario Outline: A card outside play pays for its own ability itself, unless that asks for another: <case>
    Given the made-up card "Ghost"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "quested", "what": {"type": ["character"], "whose": "yours"}, "zone": "<zone>"}],
                      "effect": {"is": "if-you-do", "first": {"is": "pay", "cost": [{"is": "<cost>", "what": {"type": ["character"]<but>}}]},
                                 "then": {"is": "gain-lore", "lore": 5}}}]}
      """
    And these cards
      | ref   | card                               | player | zone   |
      | ghost | Ghost                              | Ann    | <zone> |
      | scout | a character costing 1, with 1 Lore | Ann    | play   |
    When Ann quests with scout
    Then it is accepted
    And Ann has <lore> lore

    Examples:
      | case           | zone    | cost                | but                | lore |
      | discard        | hand    | discard             |                    | 6    |
      | discard-other  | hand    | discard             | , "other": true    | 1    |
      | discard-not-me | hand    | discard             | , "not_it": "this" | 1    |
      | bottom         | discard | bottom-from-discard |                    | 6    |
      | bottom-other   | discard | bottom-from-discard | , "other": true    | 1    |
      | bottom-not-me  | discard | bottom-from-discard | , "not_it": "this" | 1    |

  @case:pays-with-itself-alone @clause:6.1.5.1 @clause:6.1.12
  Scenario Outline: An ability that works outside play is paid with any character there or only its own card: <case>
    Given the made-up card "Martyr"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "quested", "what": {"type": ["character"], "whose": "yours"}, "zone": "<zone>"}],
                      "effect": {"is": "pay", "cost": [{"is": "<cost>", "what": {"type": ["character"]<which>}}]}}]}
      """
    And these cards
      | ref    | card                  | player | zone   |
      | martyr | Martyr                | Ann    | <zone> |
      | owl    | a character costing 2 | Ann    | <zone> |
      | scout  | a character costing 1 | Ann    | play   |
    When Ann quests with scout
    Then <seen>

    Examples:
      | case       | zone    | cost                | which          | seen                                     |
      | discard    | hand    | discard             |                | Ann is asked to choose from martyr, owl  |
      | discard-me | hand    | discard             | , "it": "this" | martyr is in Ann's discard               |
      | bottom     | discard | bottom-from-discard |                | Ann is asked to choose from martyr, owl  |
      | bottom-me  | discard | bottom-from-discard | , "it": "this" | martyr lies at the bottom of Ann's deck  |

  @case:gathers-all-but-itself @clause:6.1.6 @clause:6.1.12
  Scenario Outline: An ability in the hand discards the whole hand, all but its own card or only that: <case>
    Given the made-up card "Fickle"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "quested", "what": {"type": ["character"], "whose": "yours"}, "zone": "hand"}],
                      "effect": {"is": "sequence", "steps": [{"is": "gather", "zone": "hand", "what": {"type": ["character"]<but>}},
                                                             {"is": "discard-them", "it": "gathered"}]}}]}
      """
    And these cards
      | ref    | card                  | player | zone |
      | fickle | Fickle                | Ann    | hand |
      | owl    | a character costing 2 | Ann    | hand |
      | scout  | a character costing 1 | Ann    | play |
    When Ann quests with scout
    Then it is accepted
    And fickle is in Ann's <fickle>
    And owl is in Ann's <owl>

    Examples:
      | case   | but                | fickle  | owl     |
      | all    |                    | discard | discard |
      | not-me | , "not_it": "this" | hand    | discard |
      | me     | , "it": "this"     | discard | hand    |

  @case:the-golden-child-is-no-other @clause:6.1.6
  Scenario: Isabela's own quest does not count as a quest of another character
    Given these cards
      | ref     | card                            | player | zone |
      | isabela | Isabela Madrigal - Golden Child | Ann    | play |
    When Ann quests with isabela
    Then it is accepted
    And Ann has 4 lore
    And isabela has 4 Lore
