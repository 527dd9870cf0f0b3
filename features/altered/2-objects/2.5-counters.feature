Feature: Altered 2.5, where counters are and how they come and go

  Background:
    Given a game of Altered

  @case:altered-counters-in-visible-zones @clause:2.5.a @clause:2.5.f
  Scenario Outline: In <zone> an object can gain counters
    Given the made-up card "Count"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "gain", "what": {"is": "all", "what": {"zone": ["<named>"]}}, "counter": "coin", "count": 2}}
      """
    And these cards
      | ref   | card   | player | zone   |
      | count | Count  | Ann    | hand   |
      | thing | <card> | Bob    | <zone> |
    When Ann plays count for its mana cost
    Then it is accepted
    And thing has 2 coin counters

    Examples:
      | zone            | named      | card                           |
      | hero expedition | expedition | a character costing 1          |
      | landmark        | landmark   | a landmark permanent costing 1 |
      | reserve         | reserve    | a character costing 1          |
      | hero            | hero       | a hero                         |

  @case:altered-counters-not-in-the-discard @clause:2.5.b @clause:2.4.1.c @clause:2.5.a
  Scenario Outline: Nothing in the Discard pile or in a Hand gains counters or statuses: <zone>
    Given the made-up card "Count"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "gain", "what": {"is": "all", "what": {"zone": ["<zone>"], "whose": "opponent"}}, "counter": "coin", "count": 2},
         {"is": "gain", "what": {"is": "all", "what": {"zone": ["<zone>"], "whose": "opponent"}}, "status": ["asleep"]}]}}
      """
    And these cards
      | ref   | card                  | player | zone   |
      | count | Count                 | Ann    | hand   |
      | thing | a character costing 1 | Bob    | <zone> |
    When Ann plays count for its mana cost
    Then it is accepted
    And only this has changed
      | what  | from       | to            |
      | count | Ann's hand | Ann's reserve |
      | turn  | Ann        | Bob           |

    Examples:
      | zone    |
      | discard |
      | hand    |

  @case:altered-counters-leave-reserve @clause:2.5.k @clause:2.5.b
  Scenario Outline: Counters go along from Reserve into an Expedition, but not to Discard pile, Hand or Deck: <case>
    Given the made-up card "Take"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "all", "what": {"zone": ["reserve"]}}, "to": <to>}}
      """
    And these cards
      | ref   | card                  | player | zone    | state                    |
      | take  | Take                  | Ann    | hand    |                          |
      | thing | a character costing 1 | Ann    | reserve | 1 boost, 2 coin counters |
    When Ann plays take for its mana cost
    Then it is accepted
    And only this has changed
      | what  | from                                    | to            |
      | take  | Ann's hand                              | Ann's reserve |
      | thing | Ann's reserve, 1 boost, 2 coin counters | <there>       |
      | turn  | Ann                                     | Bob           |

    Examples:
      | case       | to                              | there                                           |
      | expedition | "expedition", "where": "hero"   | Ann's hero expedition, 1 boost, 2 coin counters |
      | discard    | "discard"                       | Ann's discard                                   |
      | hand       | "hand"                          | Ann's hand                                      |
      | deck       | "deck"                          | Ann's deck                                      |

  @case:altered-counters-stay-behind @clause:2.5.j @clause:2.4.4.b @clause:2.4.1.d
  Scenario Outline: A Character that leaves play keeps no counters and no statuses: <to>
    Given the made-up card "Take"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "all", "what": {"type": ["character"]}}, "to": "<to>"}}
      """
    And these cards
      | ref   | card                  | player | zone            | state                              |
      | take  | Take                  | Ann    | hand            |                                    |
      | thing | a character costing 1 | Ann    | hero expedition | anchored, 1 boost, 2 coin counters |
    When Ann plays take for its mana cost
    Then it is accepted
    And only this has changed
      | what  | from                                                      | to            |
      | take  | Ann's hand                                                | Ann's reserve |
      | thing | Ann's hero expedition, anchored, 1 boost, 2 coin counters | Ann's <to>    |
      | turn  | Ann                                                       | Bob           |

    Examples:
      | to      |
      | reserve |
      | discard |
      | hand    |

  @case:altered-counters-of-one-name @clause:2.5.d @clause:2.5.g
  Scenario Outline: Counters of one name add up and are removed together, others stay: <less> removed
    Given the made-up card "Mint"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "gain", "what": {"is": "all", "what": {"type": ["permanent"]}}, "counter": "coin", "count": 2},
         {"is": "lose", "what": {"is": "all", "what": {"type": ["permanent"]}}, "counter": "coin", "count": <less>}]}}
      """
    And these cards
      | ref  | card                           | player | zone     | state                       |
      | mint | Mint                           | Ann    | hand     |                             |
      | bank | a landmark permanent costing 1 | Bob    | landmark | 2 coin counters, 3 tear counters |
    When Ann plays mint for its mana cost
    Then it is accepted
    And bank has <coins> coin counters
    And bank has 3 tear counters

    Examples:
      | less | coins |
      | 3    | 1     |
      | 4    | 0     |
      | 9    | 0     |

  @case:altered-hero-starts-with-counters @clause:2.5.e
  Scenario: A Hero that starts with counters has them as the game begins
    Given the made-up card "Keeper"
      """
      {"type": "hero", "reserve_limit": 2, "landmark_limit": 2, "counters": {"key": 3},
       "abilities": [{"is": "quick-action", "cost": [{"is": "pay-counters", "counter": "key", "count": 1}], "effect": {"is": "draw"}}]}
      """
    And the game has not begun
    And these cards
      | ref    | card   | player | zone |
      | keeper | Keeper | Ann    | hero |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    And chance gives Ann
    When Ann begins the game
    Then it is accepted
    And keeper has 3 key counters

  @case:altered-boosts-are-in-the-statistics @clause:2.5.1.b
  Scenario Outline: Each boost adds 1 to every statistic of a Character: <case>
    Given these cards
      | ref | card                                                         | player | zone            | state   |
      | owl | a character costing 1, with 2 Forest, 0 Mountain and 1 Water | <who>  | hero expedition | <state> |
    Then owl has <forest> Forest
    And owl has <mountain> Mountain
    And owl has <water> Water

    Examples:
      | case  | who | state    | forest | mountain | water |
      | none  | Ann |          | 2      | 0        | 1     |
      | one   | Bob | 1 boost  | 3      | 1        | 2     |
      | three | Ann | 3 boosts | 5      | 3        | 4     |

  @case:altered-a-boost-is-a-counter @clause:2.5.1.a @clause:7.3.3.a @edition:>=3.0
  Scenario Outline: An effect that adds one more of each counter present adds a boost to a Boosted Character: <case>
    Given the made-up card "More"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "augment", "what": {"is": "all", "what": {"type": ["character"]}}}}
      """
    And these cards
      | ref  | card                  | player | zone            | state   |
      | more | More                  | Ann    | hand            |         |
      | owl  | a character costing 1 | <who>  | hero expedition | <state> |
    When Ann plays more for its mana cost
    Then it is accepted
    And owl has <then>

    Examples:
      | case    | who | state          | then           |
      | boost   | Ann | 1 boost        | 2 boosts       |
      | boosts  | Bob | 3 boosts       | 4 boosts       |
      | another | Ann | 2 key counters | 3 key counters |
      | none    | Bob |                | 0 boosts       |

  @case:altered-boosts-alone-raise-statistics @clause:2.5.1.a @clause:2.5.1.b
  Scenario Outline: At Dusk boosts count and no other counters do: <case>
    Given these cards
      | ref | card                                                     | player | zone            | state   |
      | owl | a character costing 1 with 2 Forest, 0 Mountain, 0 Water | Ann    | hero expedition | <state> |
      | fox | a character costing 1 with 3 Forest, 0 Mountain, 0 Water | Bob    | hero expedition |         |
    And Ann has passed
    And it is Bob's turn
    When Bob passes
    Then Ann's hero expedition is at <ann>
    And Bob's hero expedition is at <bob>

    Examples:
      | case           | state                   | ann | bob |
      | boosts         | 2 boosts                | 1   | 0   |
      | other counters | 2 key counters          | 0   | 1   |
      | both           | 1 boost, 5 key counters | 1   | 0   |
