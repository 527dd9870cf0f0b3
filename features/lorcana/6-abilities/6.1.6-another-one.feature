Feature: 6.1.6 Another one, and one of yours
  Clauses 6.1.6 and 6.2.1: "another" is never the card itself, "one of yours" may be.

  @case:one-of-yours-is-the-card-too @clause:6.1.6 @clause:6.2.1 @ruling:R086b
  Scenario Outline: The Sultan exerts an opposing character when an Illusion of Ann's quests, himself too: <who>
    Given a game of Lorcana
    And these cards
      | ref    | card                                        | player | zone | state |
      | sultan | The Sultan - Royal Apparition               | Ann    | play |       |
      | ghost  | a character costing 2, classified Illusion  | Ann    | play |       |
      | hero   | a character costing 2, classified Hero      | Ann    | play |       |
      | enemy  | a character costing 3                       | Bob    | play |       |
    When Ann quests with <ref>
    Then it is accepted
    And <ref> is exerted
    And enemy is <state>

    Examples:
      | who              | ref    | state   |
      | the Sultan       | sultan | exerted |
      | another Illusion | ghost  | exerted |
      | no Illusion      | hero   | ready   |

  @case:two-copies-are-others-to-each-other @clause:6.1.6 @clause:6.1.16.1 @ruling:R098b
  Scenario Outline: Bashful can quest only beside another of the Seven Dwarfs, even a copy of him: <whom>
    Given a game of Lorcana
    And these cards
      | ref     | card                         | player  | zone   | state |
      | bashful | Bashful - Hopeless Romantic  | Ann     | play   |       |
      | second  | <card>                       | <whose> | <zone> |       |
    When Ann quests with bashful
    Then <verdict>

    Examples:
      | whom                    | card                                          | whose | zone | verdict |
      | his copy                | Bashful - Hopeless Romantic                   | Ann   | play | it is accepted |
      | another Dwarf           | a character costing 1, classified Seven Dwarfs | Ann   | play | it is accepted |
      | one who is no Dwarf     | a character costing 1                         | Ann   | play | it is refused by 1.2.2 |
      | his copy in the hand    | Bashful - Hopeless Romantic                   | Ann   | hand | it is refused by 1.2.2 |
      | his copy that is Bob's  | Bashful - Hopeless Romantic                   | Bob   | play | it is refused by 1.2.2 |

  @case:two-copies-make-each-other-evasive @clause:6.1.6 @clause:6.4.2.3 @ruling:R098a
  Scenario Outline: A Little Rogue has Evasive only beside another Hunny of its player: <whom>
    Given a game of Lorcana
    And the made-up card "Little Rogue"
      """
      {"name": "Little Rogue", "type": "character", "cost": 2, "strength": 1, "willpower": 3, "lore": 1,
       "classifications": ["Storyborn", "Hunny"],
       "abilities": [{"is": "static-gains", "keyword": "evasive", "condition":
         {"is": "have", "what": {"type": ["character"], "classified": ["Hunny"], "whose": "yours", "other": true}}}]}
      """
    And these cards
      | ref    | card                  | player  | zone | state   |
      | rogue  | Little Rogue          | Bob     | play | exerted |
      | second | <card>                | <whose> | play | exerted |
      | hunter | a character costing 3 | Ann     | play |         |
    When Ann challenges rogue with hunter
    Then <verdict>

    Examples:
      | whom                | card                  | whose | verdict        |
      | a copy              | Little Rogue          | Bob   | it is refused  |
      | one who is no Hunny | a character costing 1 | Bob   | it is accepted |
      | a copy of Ann's     | Little Rogue          | Ann   | it is accepted |

  @case:one-other-is-not-two @clause:6.1.6 @clause:6.4.2.3 @ruling:R104
  Scenario Outline: A Hunny Sage quests for 2 more lore only beside two other Hunny characters: <whom>
    Given a game of Lorcana
    And the made-up card "Hunny Sage"
      """
      {"name": "Hunny Sage", "type": "character", "cost": 2, "strength": 1, "willpower": 3, "lore": 1,
       "classifications": ["Floodborn", "Hunny"],
       "abilities": [{"is": "static-gets", "stat": "lore", "plus": 2, "condition":
         {"is": "have", "least": 2,
          "what": {"type": ["character"], "classified": ["Hunny"], "whose": "yours", "other": true}}}]}
      """
    And these cards
      | ref   | card                                    | player | zone | state |
      | sage  | Hunny Sage                              | Ann    | play |       |
      | copy  | Hunny Sage                              | Ann    | play |       |
      | third | a character costing 1, classified <kind> | Ann   | play |       |
    When Ann quests with sage
    And Ann quests with copy
    Then it is accepted
    And Ann has <lore> lore

    Examples:
      | whom                   | kind  | lore |
      | a copy alone           | Hero  | 2    |
      | a copy and another one | Hunny | 6    |

  @case:one-of-your-floodborn-is-the-card-too @clause:6.1.6 @clause:6.2.1 @clause:4.5.2 @ruling:R086a
  Scenario Outline: The Vine Keeper draws when a Floodborn of Ann's quests, herself too: <whom>
    Given a game of Lorcana
    And the made-up card "Vine Keeper"
      """
      {"name": "Vine Keeper", "type": "character", "cost": 2, "strength": 1, "willpower": 3, "lore": 1,
       "classifications": ["Floodborn", "Ally"],
       "abilities": [{"is": "triggered", "name": "REMEDY",
         "when": [{"event": "quested", "what": {"type": ["character"], "classified": ["Floodborn"], "whose": "yours"}}],
         "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref    | card                                        | player | zone | state |
      | keeper | Vine Keeper                                 | Ann    | play |       |
      | other  | a character costing 1, classified Floodborn | Ann    | play |       |
      | hero   | a character costing 1, classified Hero      | Ann    | play |       |
      | enemy  | a character costing 3                       | Bob    | play |       |
    And Ann's deck has 2 cards
    When Ann quests with <ref>
    Then it is accepted
    And Ann has 1 lore
    And Ann has <n> cards in hand

    Examples:
      | whom              | ref    | n |
      | herself           | keeper | 1 |
      | another Floodborn | other  | 1 |
      | no Floodborn      | hero   | 0 |
