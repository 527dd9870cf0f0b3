Feature: Altered 7.3.25, a sacrifice remains one whatever replaces the discard

  Background:
    Given a game of Altered

  @case:sacrificed-whatever-happens-instead @clause:7.3.25.b @clause:6.2.b @clause:6.5.f @edition:>=3.0
  Scenario Outline: A sacrifice remains a sacrifice whatever replaces the discard: <case>
    Given the made-up card "Ward"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "modifies", "what": {"named": ["Lamb"]}, <instead>}]}
      """
    And the made-up card "Lamb"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "name": "bleats", "trigger": {"event": "is-sacrificed", "this": true}, "effect": {"is": "draw"}}]}
      """
    And the made-up card "Altar"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "name": "burns", "trigger": {"event": "is-sacrificed", "by": "opponent", "what": {"type": ["character"]}},
                      "effect": {"is": "gain", "what": {"is": "this"}, "counter": "flame", "count": 1}}]}
      """
    And the made-up card "Offering"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "if-you-do", "first": {"is": "sacrifice", "what": {"is": "all", "what": {"type": ["character"], "whose": "yours"}}}, "then": {"is": "resupply"}}}
      """
    And these cards
      | ref   | card     | player | zone            | state             |
      | ward  | Ward     | Ann    | landmark        |                   |
      | lamb  | Lamb     | Ann    | hero expedition | 1 boost, anchored |
      | offer | Offering | Ann    | hand            |                   |
      | altar | Altar    | Bob    | landmark        |                   |
    And Ann's deck has 3 cards
    When Ann plays offer for its mana cost
    Then it is accepted
    And lamb is in Ann's <zone>
    And altar has 1 flame counter
    And Ann has 1 card in hand
    And Ann has <reserve> cards in reserve

    Examples:
      | case                      | instead                                                                                                           | zone                 | reserve |
      | it loses its boosts       | "event": "leave-expedition", "then": {"is": "remove", "what": {"is": "it"}, "counter": "boost"}                   | hero expedition      | 2       |
      | it loses a status         | "event": "leave", "then": {"is": "lose", "what": {"is": "it"}, "status": ["anchored"]}                            | hero expedition      | 2       |
      | nothing                   | "event": "discard", "nothing": true                                                                               | hero expedition      | 2       |
      | nothing, of the step      | "event": "sacrifice", "whole_step": true, "nothing": true                                                         | hero expedition      | 2       |
      | it switches               | "event": "leave", "then": {"is": "switch-expeditions", "what": {"is": "it"}}                                      | companion expedition | 2       |
      | it is put elsewhere       | "event": "leave", "then": {"is": "move", "what": {"is": "it"}, "to": "mana"}                                      | mana                 | 2       |
      | it goes elsewhere         | "event": "leave", "to": "mana"                                                                                    | mana                 | 2       |
      | the Ward gains a rune     | "event": "sacrifice", "then": {"is": "gain", "what": {"is": "this"}, "counter": "rune", "count": 1}               | hero expedition      | 2       |
      | elsewhere, of the step    | "event": "sacrifice", "whole_step": true, "then": {"is": "move", "what": {"is": "it"}, "to": "reserve"}           | reserve              | 3       |
      | nothing replaces anything | "event": "rest", "nothing": true                                                                                  | discard              | 2       |

  @case:fleeting-sends-the-sacrifice-back @clause:7.3.25.b @clause:2.4.6.d @edition:>=3.0
  Scenario Outline: A Fleeting Character sacrificed to Reserve instead is discarded after all, and was sacrificed: <case>
    Given the made-up card "Lamb"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "modifies", "event": "discard", "this": true, "to": "reserve"},
                     {"is": "reaction", "trigger": {"event": "is-sacrificed", "this": true}, "effect": {"is": "draw"}}]}
      """
    And the made-up card "Rite"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "<verb>", "what": {"is": "all", "what": {"type": ["character"]}}}}
      """
    And these cards
      | ref  | card | player | zone            | state    |
      | lamb | Lamb | Ann    | hero expedition | fleeting |
      | rite | Rite | Ann    | hand            |          |
    And Ann's deck has 2 cards
    When Ann plays rite for its mana cost
    Then it is accepted
    And lamb is in Ann's discard
    And Ann has <hand> cards in hand

    Examples:
      | case       | verb      | hand |
      | sacrificed | sacrifice | 1    |
      | discarded  | discard   | 0    |

  @case:sacrificed-to-pay-and-kept @clause:7.3.25.b @clause:6.4.a @edition:>=3.0
  Scenario: A Character sacrificed as a cost that stays in play was sacrificed and pays the cost
    Given the made-up card "Lamb"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "modifies", "event": "leave", "this": true, "then": {"is": "remove", "what": {"is": "it"}, "counter": "boost"}}]}
      """
    And the made-up card "Altar"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "quick-action", "name": "Offer", "cost": [{"is": "pay-sacrifice", "what": {"is": "choose", "what": {"type": ["character"]}}}], "effect": {"is": "resupply"}},
                     {"is": "reaction", "name": "burns", "trigger": {"event": "is-sacrificed", "by": "you"}, "effect": {"is": "gain", "what": {"is": "this"}, "counter": "flame", "count": 1}}]}
      """
    And these cards
      | ref   | card  | player | zone            | state    |
      | altar | Altar | Ann    | landmark        |          |
      | lamb  | Lamb  | Ann    | hero expedition | 2 boosts |
    And Ann's deck has 2 cards
    When Ann uses altar
    Then it is accepted
    And lamb is in Ann's hero expedition
    And lamb has 0 boosts
    And altar has 1 flame counter
    And Ann has 1 card in reserve

  @case:discarded-under-the-tent-is-no-sacrifice @clause:7.3.25.a @clause:6.2.m @edition:>=3.0
  Scenario Outline: Reactions react to the replacing event, not to the event it replaced: <case>
    Given the made-up card "Ward"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1, "abilities": [{"is": "modifies", <instead>}]}
      """
    And the made-up card "Ear"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "name": "old", "trigger": {<before>}, "effect": {"is": "gain", "what": {"is": "this"}, "counter": "old", "count": 1}},
                     {"is": "reaction", "name": "new", "trigger": {<after>}, "effect": {"is": "gain", "what": {"is": "this"}, "counter": "new", "count": 1}}]}
      """
    And the made-up card "Deed"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {<deed>}}
      """
    And these cards
      | ref  | card                  | player | zone            | state   |
      | ward | Ward                  | Ann    | landmark        |         |
      | ear  | Ear                   | Ann    | landmark        |         |
      | deed | Deed                  | Ann    | hand            |         |
      | owl  | a character costing 1 | Ann    | hero expedition | 1 boost |
    And Ann's deck has 3 cards
    When Ann plays deed for its mana cost
    Then it is accepted
    And ear has 0 old counters
    And ear has 1 new counter

    Examples:
      | case                    | instead                                                                                                          | deed                                                                                         | before                                            | after                                          |
      | a discard               | "event": "leave", "what": {"type": ["character"]}, "then": {"is": "remove", "what": {"is": "it"}, "counter": "boost"} | "is": "discard", "what": {"is": "all", "what": {"type": ["character"]}}                       | "event": "is-sacrificed"                          | "event": "loses-counter"                       |
      | a discard, elsewhere    | "event": "discard", "what": {"type": ["character"]}, "to": "reserve"                                             | "is": "discard", "what": {"is": "all", "what": {"type": ["character"]}}                       | "event": "is-discarded", "what": {"type": ["character"]} | "event": "leaves", "source": ["expedition"]    |
      | a draw                  | "event": "draw", "who": "you", "then": {"is": "resupply"}                                                        | "is": "draw"                                                                                 | "event": "draws"                                  | "event": "resupplies"                          |
      | a draw, elsewhere       | "event": "draw", "who": "you", "to": "reserve"                                                                   | "is": "draw"                                                                                 | "event": "draws"                                  | "event": "goes-to", "source": ["deck"], "to": ["reserve"] |
      | a Resupply              | "event": "resupply", "who": "you", "then": {"is": "draw"}                                                        | "is": "resupply"                                                                             | "event": "resupplies"                             | "event": "draws"                               |
      | a Resupply, elsewhere   | "event": "resupply", "who": "you", "to": "mana"                                                                  | "is": "resupply"                                                                             | "event": "resupplies"                             | "event": "goes-to", "source": ["deck"], "to": ["mana"] |
      | exhausting              | "event": "gain-status", "status": "exhausted", "what": {"type": ["character"]}, "then": {"is": "gain", "what": {"is": "it"}, "count": 1} | "is": "exhaust", "what": {"is": "all", "what": {"type": ["character"]}}                       | "event": "gains-status"                           | "event": "gains-counter", "counter": "boost"   |
      | a counter               | "event": "gain-counter", "what": {"type": ["character"]}, "then": {"is": "gain", "what": {"is": "it"}, "status": ["asleep"]} | "is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "counter": "rune", "count": 1 | "event": "gains-counter", "counter": "rune"       | "event": "gains-status", "status": "asleep"    |
