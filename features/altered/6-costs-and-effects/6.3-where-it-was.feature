Feature: Altered 6.3.j and 6.3.k, conditions of Reactions about what has moved

  Background:
    Given a game of Altered
    And the made-up card "Push"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "all", "what": {"type": ["character"]}}, "to": "reserve"}}
      """

  @case:altered-my-expedition-was-there @clause:6.3.j @clause:6.3.k @edition:>=3.0
  Scenario Outline: For an object that went to Reserve, "my Expedition" is the one it was in
    Given the made-up card "Runner"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction",
                      "trigger": {"event": "goes-to", "this": true, "source": ["expedition"], "to": ["reserve"]},
                      "condition": {"is": "expedition", "where": "mine", "stands": "ahead"},
                      "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref    | card   | player | zone                 |
      | runner | Runner | Ann    | <where> expedition   |
      | push   | Push   | Ann    | hand                 |
    And Ann's deck has 2 cards
    And Ann's hero expedition is at 2
    And Bob's companion expedition is at 1
    When Ann plays push for its mana cost
    Then it is accepted
    And runner is in Ann's reserve
    And Ann has <count> cards in hand

    Examples:
      | where     | count |
      | hero      | 1     |
      | companion | 0     |

  @case:altered-kept-boosts-count-once @clause:6.3.k @clause:7.4.6.b @edition:>=3.0
  Scenario Outline: A Reaction to leaving counts the boosts its Seasoned object keeps in Reserve only once
    Given the made-up card "Runner"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "keyword", "keyword": "seasoned"},
                     {"is": "reaction", "trigger": {"event": "leaves", "this": true},
                      "condition": {"is": "at-least", "number": {"is": "counters", "counter": "boost"}, "least": 3},
                      "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref    | card   | player | zone            | state      |
      | runner | Runner | Ann    | hero expedition | <n> boosts |
      | push   | Push   | Ann    | hand            |            |
    And Ann's deck has 2 cards
    When Ann plays push for its mana cost
    Then it is accepted
    And runner has <n> boosts
    And Ann has <count> cards in hand

    Examples:
      | n | count |
      | 2 | 0     |
      | 3 | 1     |

  @case:altered-hand-without-such-a-card-is-shown @conflict:119 @clause:3.2.5.c @edition:>=3.0
  Scenario: How long a player knows a Hand that was revealed for their choice is left open
    Given the made-up card "Keyhole"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "quick-action", "cost": [{"is": "pay-exhaust"}],
                      "effect": {"is": "discard", "what": {"is": "choose", "what":
                        {"type": ["spell"], "zone": ["hand"], "whose": "opponent"}}}}]}
      """
    And these cards
      | ref  | card                  | player | zone     |
      | hole | Keyhole               | Ann    | landmark |
      | owl  | a character costing 1 | Bob    | hand     |
      | fox  | a character costing 1 | Bob    | hand     |
      | bird | a character costing 1 | Ann    | hand     |
    When Ann uses hole
    Then it is accepted
    And owl is in Bob's hand
    And Bob does not see bird
    And the rules leave open: for how long does a player know a Hand that was shown to them?
      | outcome              |
      | Ann sees owl         |
      | Ann does not see owl |

  @case:altered-own-hand-shows-no-other @clause:3.2.5.c @edition:>=3.0
  Scenario: Choosing from one's own Hand does not reveal the opponent's
    Given the made-up card "Keyhole"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "quick-action", "cost": [{"is": "pay-exhaust"}],
                      "effect": {"is": "discard", "what": {"is": "choose", "what":
                        {"type": ["spell"], "zone": ["hand"], "whose": "yours"}}}}]}
      """
    And these cards
      | ref  | card                  | player | zone     |
      | hole | Keyhole               | Ann    | landmark |
      | owl  | a character costing 1 | Bob    | hand     |
      | fox  | a character costing 1 | Bob    | hand     |
      | bird | a character costing 1 | Ann    | hand     |
    When Ann uses hole
    Then it is accepted
    And owl is in Bob's hand
    And Ann does not see owl
    And Ann does not see fox
    And Bob does not see bird

  @case:altered-how-it-was-as-it-left @clause:6.3.j
  Scenario Outline: An effect about an object that left uses the state it had as it left: <case>
    Given the made-up card "Harbour"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "leaves", "what": {"type": ["character"]}},
                      "effect": {"is": "if", "condition": {"is": "matches", "it": "it", "what": {"status": ["anchored"]}}, "then": {"is": "draw"}}}]}
      """
    And these cards
      | ref     | card                  | player | zone            | state   |
      | harbour | Harbour               | Ann    | landmark        |         |
      | owl     | a character costing 1 | Bob    | hero expedition | <state> |
      | push    | Push                  | Ann    | hand            |         |
    And Ann's deck has 2 cards
    When Ann plays push for its mana cost
    Then it is accepted
    And owl is in Bob's reserve
    And owl is not anchored
    And Ann has <count> cards in hand

    Examples:
      | case     | state    | count |
      | anchored | anchored | 1     |
      | asleep   | asleep   | 0     |

  @case:altered-how-it-is-after-the-event @clause:6.3.k
  Scenario Outline: A present-tense condition is about the object's state after the event: <case>
    Given the made-up card "Night watch"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "gains-status", "what": {"type": ["character"]}},
                      "condition": {"is": "matches", "it": "it", "what": {"status": ["<asked>"]}},
                      "effect": {"is": "draw"}}]}
      """
    And the made-up card "Lullaby"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "status": ["asleep"]}}
      """
    And these cards
      | ref     | card                  | player | zone            |
      | watch   | Night watch           | Ann    | landmark        |
      | owl     | a character costing 1 | Bob    | hero expedition |
      | lullaby | Lullaby               | Ann    | hand            |
    And Ann's deck has 2 cards
    When Ann plays lullaby for its mana cost
    Then it is accepted
    And Ann has <count> cards in hand

    Examples:
      | case  | asked    | count |
      | is    | asleep   | 1     |
      | other | anchored | 0     |

  @case:altered-it-is-not-followed @clause:6.3.j @clause:6.3.h
  Scenario: A Reaction does not affect an object that an earlier Reaction has moved
    Given the made-up card "Turnstile"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "name": "Send", "trigger": {"event": "joins", "what": {"type": ["character"]}},
                      "effect": {"is": "move", "what": {"is": "it"}, "to": "reserve"}},
                     {"is": "reaction", "name": "Train", "trigger": {"event": "joins", "what": {"type": ["character"]}},
                      "effect": {"is": "gain", "what": {"is": "it"}, "count": 1}}]}
      """
    And these cards
      | ref   | card                  | player | zone     |
      | stile | Turnstile             | Ann    | landmark |
      | owl   | a character costing 0 | Ann    | hand     |
    When Ann plays owl for its mana cost in the hero expedition
    And Ann chooses stile: Send
    Then it is accepted
    And owl is in Ann's reserve
    And owl has 0 boosts

  @case:altered-it-came-from-hand @clause:2.1.j @clause:2.1.f
  Scenario Outline: A card put in Reserve from Hand is checked as the card it is in Reserve: <card>
    Given the made-up card "Watcher"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "goes-to", "source": ["hand"], "to": ["reserve"]},
                      "effect": {"is": "if", "condition": {"is": "matches", "it": "it", "what": {"type": ["character"]}}, "then": {"is": "draw"}}}]}
      """
    And the made-up card "Store"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}}, "to": "reserve"}}
      """
    And these cards
      | ref     | card    | player | zone     |
      | watcher | Watcher | Ann    | landmark |
      | store   | Store   | Ann    | hand     |
      | kept    | <card>  | Ann    | hand     |
    And Ann's deck has 2 cards
    When Ann plays store for its mana cost
    Then it is accepted
    And kept is in Ann's reserve
    And Ann has <drawn> cards in hand

    Examples:
      | card                  | drawn |
      | a character costing 1 | 1     |
      | a spell costing 1     | 0     |

  @case:altered-it-was-discarded-from-hand @clause:2.1.j @clause:2.1.g @clause:6.5.d
  Scenario Outline: A later step can check the card that an earlier step discarded from Hand: <card>
    Given the made-up card "Study"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "discard", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}}},
        {"is": "if", "condition": {"is": "matches", "it": "it", "what": {"type": ["character"]}}, "then": {"is": "draw"}}]}}
      """
    And these cards
      | ref   | card   | player | zone |
      | study | Study  | Ann    | hand |
      | given | <card> | Ann    | hand |
    And Ann's deck has 2 cards
    When Ann plays study for its mana cost
    Then it is accepted
    And given is in Ann's discard
    And Ann has <drawn> cards in hand

    Examples:
      | card                  | drawn |
      | a character costing 1 | 1     |
      | a spell costing 1     | 0     |
