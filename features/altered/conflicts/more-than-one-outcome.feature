Feature: Altered, where the book permits more than one outcome

  Background:
    Given a game of Altered

  @case:tokens-spread-among-none @clause:6.5.b @clause:6.5.a @edition:>=3.0 @conflict:131
  Scenario: Whether a player may choose none of "any number" of Expeditions for tokens is left open
    Given the made-up card "Gates"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "create-token", "token": {"name": "Recruit", "forest": 1, "mountain": 1, "water": 1},
                  "where": "target", "distributed": true, "count": 3}}
      """
    And these cards
      | ref   | card  | player | zone |
      | gates | Gates | Ann    | hand |
    When Ann plays gates for its mana cost
    Then Ann is asked to choose from Ann's hero expedition, Ann's companion expedition, Bob's hero expedition and Bob's companion expedition
    When Ann chooses nothing
    Then the rules leave open: can no Expedition be chosen?
      | outcome                   |
      | gates is in Ann's reserve |
      | it is refused             |

  @case:levelled-before-or-after-more @clause:2.3.2.f @clause:2.3.3.b @edition:>=3.0 @conflict:134
  Scenario: Whether a text that equalizes statistics depends on a newer one that raises one is left open
    Given the made-up card "Outfit"
      """
      {"type": "permanent", "zone_type": "expedition", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "stats", "what": {"type": ["character"], "where": "mine"}, "highest": true}]}
      """
    And the made-up card "Climber"
      """
      {"type": "permanent", "zone_type": "expedition", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "stats", "what": {"type": ["character"], "where": "mine"}, "mountain": 2}]}
      """
    And these cards
      | ref    | card                                                     | player | zone            |
      | outfit | Outfit                                                   | Ann    | hero expedition |
      | climb  | Climber                                                  | Ann    | hero expedition |
      | owl    | a character costing 1 with 1 Forest, 4 Mountain, 2 Water | Ann    | hero expedition |
    Then owl has 6 Mountain
    And the rules leave open: does the one depend on the other?
      | outcome          |
      | owl has 6 Forest |
      | owl has 4 Forest |

  @case:kept-besides-the-others @clause:4.2.5.c @edition:>=3.0 @conflict:135
  Scenario: A card that does not count can be kept in addition to as many as the limit allows
    Given the made-up card "Bender"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "uncounted", "support": true}]}
      """
    And these cards
      | ref    | card                  | player | zone    |
      | owl    | a character costing 1 | Ann    | reserve |
      | fox    | a character costing 1 | Ann    | reserve |
      | bender | Bender                | Ann    | reserve |
    And it is Bob's turn
    And Ann has passed
    And Ann's deck has 9 cards
    And Bob's deck has 9 cards
    When Bob passes
    Then the rules leave open: is its player asked about a card that does not count?
      | outcome                                          |
      | Ann is not asked to choose from owl, fox and bender |
      | Ann is asked to choose from owl, fox and bender  |
    When Ann chooses owl, fox and bender if asked
    Then it is accepted
    And owl is in Ann's reserve
    And fox is in Ann's reserve
    And bender is in Ann's reserve

  @case:not-chosen-besides-the-others @clause:4.2.5.c @edition:>=3.0 @conflict:135
  Scenario: Whether a card that does not count towards the limit can be discarded is left open
    Given the made-up card "Bender"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "uncounted", "support": true}]}
      """
    And these cards
      | ref    | card                  | player | zone    |
      | owl    | a character costing 1 | Ann    | reserve |
      | fox    | a character costing 1 | Ann    | reserve |
      | hare   | a character costing 1 | Ann    | reserve |
      | bender | Bender                | Ann    | reserve |
    And it is Bob's turn
    And Ann has passed
    And Ann's deck has 9 cards
    And Bob's deck has 9 cards
    When Bob passes
    And Ann chooses owl and fox
    Then it is accepted
    And owl is in Ann's reserve
    And fox is in Ann's reserve
    And hare is in Ann's discard
    And the rules leave open: can a card be let go that does not count?
      | outcome                 |
      | bender is in Ann's reserve |
      | bender is in Ann's discard |

  @case:onto-a-deck-together @clause:3.2.2.b @clause:6.1.f @edition:>=3.0 @conflict:138
  Scenario: Which of two Characters put on top of a Deck in one step is on top is left open
    Given the made-up card "Tide"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "move", "what": {"is": "all", "what": {"type": ["character"]}}, "to": "deck", "place": "top"}, {"is": "draw"}]}}
      """
    And these cards
      | ref  | card                  | player | zone            |
      | tide | Tide                  | Ann    | hand            |
      | owl  | a character costing 1 | Ann    | hero expedition |
      | fox  | a character costing 1 | Ann    | hero expedition |
    And Ann's deck has 2 cards
    When Ann plays tide for its mana cost
    Then the rules leave open: which of them lies on top?
      | outcome              |
      | owl is in Ann's hand |
      | fox is in Ann's hand |
      | Ann is asked         |

  @case:having-done-nothing @clause:6.5.f @clause:6.5.g @edition:>=3.0 @conflict:139
  Scenario: Whether choosing a mode that does nothing satisfies "if you did" is left open
    Given the made-up card "Shrug"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "if-you-do",
                  "first": {"is": "modes", "modes": {"supply": {"is": "resupply"}, "turn": {"is": "nothing"}}},
                  "then": {"is": "draw"}}}
      """
    And these cards
      | ref   | card  | player | zone |
      | shrug | Shrug | Ann    | hand |
    And Ann's deck has 3 cards
    When Ann plays shrug for its mana cost
    And Ann chooses turn
    Then it is accepted
    And the rules leave open: was anything done?
      | outcome                 |
      | Ann has 0 cards in hand |
      | Ann has 1 card in hand  |

  @case:printed-pass-and-cooldown @clause:7.4.1.b @edition:>=3.0 @conflict:232
  Scenario: Whether Ann exhausts a Spell with Cooldown that goes to her Reserve is left open
    Given these cards
      | ref    | card            | player | zone     |
      | frozen | Frozen Delivery | Ann    | hand     |
      | pass   | Icebound Pass   | Ann    | landmark |
      | his    | Icebound Pass   | Bob    | landmark |
    And Ann has 1 ready mana
    And Ann's deck has 2 cards
    When Ann plays frozen for its mana cost
    Then it is accepted
    And frozen is exhausted
    And his has 0 trial counters
    And the rules leave open: has Ann exhausted her Spell?
      | outcome                   |
      | pass has 1 trial counter  |
      | pass has 0 trial counters |

  @case:fewer-targets-than-fit @clause:6.5.b @clause:1.2.6.f @edition:>=3.0 @conflict:233
  Scenario: Whether one costly target may be chosen within a limit that has room for two cheap ones is left open
    Given the made-up card "Undertow"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "to": "reserve", "what": {"is": "target", "what": {"type": ["character"]}, "count": 3,
                                                          "total": {"of": "hand-cost", "most": 4}}}}
      """
    And these cards
      | ref      | card                  | player | zone                 |
      | undertow | Undertow              | Ann    | hand                 |
      | one      | a character costing 2 | Bob    | hero expedition      |
      | two      | a character costing 1 | Bob    | companion expedition |
      | three    | a character costing 4 | Ann    | hero expedition      |
    When Ann plays undertow for its mana cost
    And Ann chooses three
    Then the rules leave open: must she choose one and two, which are more?
      | outcome                   |
      | it is refused             |
      | three is in Ann's reserve |
