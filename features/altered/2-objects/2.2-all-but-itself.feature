Feature: Altered 2.2, passive abilities that leave out their own object, or mean it alone

  Background:
    Given a game of Altered

  @case:altered-others-have-a-sub-type @clause:2.2.1.i @clause:2.2.2.o @clause:2.3.1.g
  Scenario Outline: An Elder makes Characters Mages, itself included only if its text means it: <case>
    Given the made-up card "Elder"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "subtypes", "what": {"type": ["character"]<but>}, "gains": ["Mage"]}]}
      """
    And the made-up card "Muster"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"], "subtype": ["Mage"]}}, "count": 1}}
      """
    And these cards
      | ref    | card                  | player | zone                 | state  |
      | elder  | Elder                 | Ann    | hero expedition      | asleep |
      | fox    | a character costing 1 | Bob    | companion expedition |        |
      | muster | Muster                | Ann    | hand                 |        |
    When Ann plays muster for its mana cost
    Then it is accepted
    And fox has 1 boost
    And elder has <boosts> boosts

    Examples:
      | case        | but                     | boosts |
      | all         |                         | 1      |
      | another     | , "other": true         | 0      |
      | not-me      | , "not_it": "this"      | 0      |
      | awake       | , "without": ["asleep"] | 0      |

  @case:altered-granted-to-all-or-to-one @clause:2.3.1.g
  Scenario Outline: A Captain grants a quick action to Characters, or to itself alone: <case>
    Given the made-up card "Captain"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "grants", "what": {"type": ["character"]<but>},
                      "ability": {"is": "quick-action", "name": "Rest", "cost": [], "effect": {"is": "gain", "what": {"is": "this"}, "status": ["asleep"]}}}]}
      """
    And these cards
      | ref     | card                  | player | zone                 | state |
      | captain | Captain               | Ann    | hero expedition      |       |
      | fox     | a character costing 1 | Ann    | companion expedition | <fox> |
    When Ann uses "Rest" of captain
    Then it is accepted
    And captain is asleep
    When Ann uses "Rest" of fox
    Then it is <verdict>
    And fox is <state>

    Examples:
      | case     | but                       | fox      | verdict  | state      |
      | all      |                           |          | accepted | asleep     |
      | only-me  | , "it": "this"            |          | refused  | not asleep |
      | but-held | , "without": ["anchored"] | anchored | refused  | not asleep |

  @case:altered-cheaper-but-for-itself @clause:5.1.2.e @clause:2.2.1.i
  Scenario Outline: A Trader in Reserve makes Characters cheaper, itself too unless its text excludes it: <case>
    Given the made-up card "Trader"
      """
      {"type": "character", "hand_cost": 3, "reserve_cost": 2, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "<kind>", "zone": ["reserve"], "what": {"type": ["character"]<but>}, "<field>": 1}]}
      """
    And these cards
      | ref    | card   | player | zone    | state    |
      | trader | Trader | Ann    | reserve | fleeting |
    And Ann has 1 ready mana
    When Ann plays trader for its mana cost in the hero expedition
    Then it is <verdict>
    And trader is in Ann's <zone>
    And Ann has <left> ready mana

    Examples:
      | case               | kind             | field | but                       | verdict            | zone            | left |
      | less               | cost-alteration  | less  |                           | accepted           | hero expedition | 0    |
      | less-for-another   | cost-alteration  | less  | , "other": true           | refused by 1.2.5.c | reserve         | 1    |
      | less-not-for-me    | cost-alteration  | less  | , "not_it": "this"        | refused by 1.2.5.c | reserve         | 1    |
      | at-most            | cost-restriction | most  |                           | accepted           | hero expedition | 0    |
      | at-most-another    | cost-restriction | most  | , "other": true           | refused by 1.2.5.c | reserve         | 1    |
      | at-most-not-me     | cost-restriction | most  | , "not_it": "this"        | refused by 1.2.5.c | reserve         | 1    |
      | at-most-a-lasting  | cost-restriction | most  | , "without": ["fleeting"] | refused by 1.2.5.c | reserve         | 1    |

  @case:altered-plays-exhausted-but-for-itself @clause:2.4.5.d @clause:2.4.5.c @clause:2.2.1.i
  Scenario Outline: An exhausted Waker in Reserve lets exhausted cards be played, itself too unless excluded: <case>
    Given the made-up card "Waker"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "plays-exhausted", "zone": ["reserve"], "what": {"type": ["character"]<but>}}]}
      """
    And these cards
      | ref   | card  | player | zone    | state     |
      | waker | Waker | Ann    | reserve | exhausted |
    When Ann plays waker for its mana cost in the hero expedition
    Then it is <verdict>
    And waker is in Ann's <zone>

    Examples:
      | case    | but                | verdict            | zone            |
      | all     |                    | accepted           | hero expedition |
      | another | , "other": true    | refused by 2.4.5.c | reserve         |
      | not-me  | , "not_it": "this" | refused by 2.4.5.c | reserve         |

  @case:altered-gains-again-where-it-says @clause:2.4.1.g @clause:2.2.1.i
  Scenario Outline: A Vane lets all Characters, or only some, gain Fleeting again: <case>
    Given the made-up card "Vane"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "gains-again", "what": {"type": ["character"]<but>}, "status": ["fleeting"]}]}
      """
    And the made-up card "Duellist"
      """
      {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 2, "mountain": 2, "water": 2,
       "abilities": [{"is": "reaction", "name": "Duel", "trigger": {"event": "gains-status", "this": true, "status": "fleeting"}, "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
      """
    And the made-up card "Milk"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "status": ["fleeting"]}}
      """
    And these cards
      | ref   | card     | player | zone            | state    |
      | vane  | Vane     | Ann    | landmark        |          |
      | duel  | Duellist | Ann    | hero expedition | fleeting |
      | milk  | Milk     | Ann    | hand            |          |
    And Ann's hero expedition is at 1
    When Ann plays milk for its mana cost
    Then it is accepted
    And duel has <boosts> boosts

    Examples:
      | case         | but                        | boosts |
      | all          |                            | 1      |
      | in-forest    | , "in_terrain": "forest"   | 1      |
      | in-water     | , "in_terrain": "water"    | 0      |
      | only-a-vane  | , "it": "this"             | 0      |

  @case:altered-named-so @clause:2.2.1.i
  Scenario: An effect on cards of one name affects only the cards of that name
    Given the made-up card "Fox"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "keyword", "keyword": "defender"}]}
      """
    And the made-up card "Call"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"], "named": ["Fox"]}}, "count": 1}}
      """
    And these cards
      | ref  | card                  | player | zone                 |
      | fox  | Fox                   | Ann    | hero expedition      |
      | owl  | a character costing 1 | Ann    | companion expedition |
      | call | Call                  | Ann    | hand                 |
    When Ann plays call for its mana cost
    Then it is accepted
    And fox has 1 boost
    And owl has 0 boosts

  @case:altered-said-of-all-or-of-the-awake @clause:2.3.1.g @clause:1.4.1.a
  Scenario Outline: A Banner's ability applies to all Characters, or only to those that are not Asleep: <case>
    Given the made-up card "Banner"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1, "abilities": [
        {"is": "keyword", "what": {"type": ["character"]<keyword>}, "keyword": "eternal"},
        {"is": "stats", "what": {"type": ["character"]<stats>}, "forest": 2},
        {"is": "cannot", "what": {"type": ["character"]<cannot>}, "action": "gain-counter"}]}
      """
    And the made-up card "Feast"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "counter": "coin", "count": 1}}
      """
    And these cards
      | ref    | card                                                     | player | zone                 | state  |
      | banner | Banner                                                   | Ann    | landmark             |        |
      | wake   | a character costing 1 with 1 Forest, 1 Mountain, 1 Water | Ann    | companion expedition |        |
      | doze   | a character costing 1 with 1 Forest, 1 Mountain, 1 Water | Bob    | companion expedition | asleep |
      | feast  | Feast                                                    | Ann    | hand                 |        |
    When Ann plays feast for its mana cost
    Then it is accepted
    And wake has Eternal
    And wake has 3 Forest
    And wake has 0 coin counters
    And doze <has> Eternal
    And doze has <forest> Forest
    And doze has <coins>

    Examples:
      | case       | keyword                 | stats                   | cannot                  | has           | forest | coins           |
      | all        |                         |                         |                         | has           | 3      | 0 coin counters |
      | keyword    | , "without": ["asleep"] |                         |                         | does not have | 3      | 0 coin counters |
      | statistics |                         | , "without": ["asleep"] |                         | has           | 1      | 0 coin counters |
      | forbidden  |                         |                         | , "without": ["asleep"] | has           | 3      | 1 coin counter  |

  @case:altered-no-counters-or-none-of-a-name @clause:1.4.1.a
  Scenario Outline: A Ban forbids Characters all counters, or only those of one name: <case>
    Given the made-up card "Ban"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "cannot", "what": {"type": ["character"]}, "action": "gain-counter"<name>}]}
      """
    And the made-up card "Feast"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "counter": "coin", "count": 1},
        {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "count": 1}]}}
      """
    And these cards
      | ref   | card                  | player | zone                 |
      | ban   | Ban                   | Ann    | landmark             |
      | owl   | a character costing 1 | Bob    | companion expedition |
      | feast | Feast                 | Ann    | hand                 |
    When Ann plays feast for its mana cost
    Then it is accepted
    And owl has 0 coin counters
    And owl has <boosts>

    Examples:
      | case | name              | boosts   |
      | all  |                   | 0 boosts |
      | coin | , "counter": "coin" | 1 boost |
