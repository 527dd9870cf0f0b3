Feature: Altered 2.1, what effects know of what has moved

  Background:
    Given a game of Altered

  @case:altered-played-and-found @clause:2.1.g @clause:2.1.f @clause:7.3.20.a
  Scenario Outline: An effect finds in play the card that it has had played: <case>
    Given the made-up card "Summons"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "play", "what": {"is": "choose", "what": {"zone": ["reserve"], "whose": "yours", "type": ["character"]}}, "free": true},
         {"is": "gain", "what": {"is": "it"}, "count": 2}]}}
      """
    And these cards
      | ref  | card                  | player | zone    |
      | summ | Summons               | <who>  | hand    |
      | owl  | a character costing 3 | <who>  | reserve |
      | fox  | a character costing 3 | <who>  | reserve |
    And it is <who>'s turn
    When <who> plays summ for its mana cost
    And <who> chooses fox
    And <who> chooses hero-expedition
    Then it is accepted
    And fox is in <who>'s hero expedition
    And fox has 2 boosts
    And owl has 0 boosts

    Examples:
      | case | who |
      | ann  | Ann |
      | bob  | Bob |

  @case:altered-played-by-a-player-is-lost @clause:2.1.g @clause:2.1.i
  Scenario Outline: A Reaction to a card leaving its <zone> does not find it in play once it has been played
    Given the made-up card "Watcher"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "leaves", "source": ["<zone>"]},
                      "effect": {"is": "sequence", "steps": [
                        {"is": "exhaust", "what": {"is": "it"}},
                        {"is": "gain", "what": {"is": "it"}, "count": 2}]}}]}
      """
    And these cards
      | ref   | card                  | player | zone            |
      | watch | Watcher               | Ann    | hero expedition |
      | owl   | a character costing 0 | Ann    | <zone>          |
    When Ann plays owl for its mana cost in the hero expedition
    Then it is accepted
    And owl is in Ann's hero expedition
    And owl has 0 boosts
    And owl is ready

    Examples:
      | zone    |
      | hand    |
      | reserve |

  @case:altered-moved-twice-and-found @clause:2.1.g @clause:2.1.f
  Scenario: An effect still finds a card that it has itself moved twice
    Given the made-up card "Round trip"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "move", "what": {"is": "choose", "what": {"type": ["character"]}}, "to": "reserve"},
         {"is": "move", "what": {"is": "it"}, "to": "mana"},
         {"is": "ready", "what": {"is": "it"}}]}}
      """
    And these cards
      | ref  | card                  | player | zone                 |
      | trip | Round trip            | Ann    | hand                 |
      | owl  | a character costing 3 | Ann    | hero expedition      |
      | fox  | a character costing 3 | Ann    | companion expedition |
    When Ann plays trip for its mana cost
    And Ann chooses fox
    Then it is accepted
    And fox is in Ann's mana
    And Ann has 1 ready mana

  @case:altered-others-move-is-not-followed @clause:2.1.i @clause:2.1.d @clause:1.4.4.a
  @clause:1.x:1.4.4.a-follow
  Scenario Outline: An effect neither finds nor moves what another effect has moved meanwhile: <case>
    Given the made-up card "Bouncer"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "name": "Out", "trigger": {"event": "joins", "what": {"type": ["character"], "other": true}},
                      "effect": {"is": "move", "what": {"is": "it"}, "to": "reserve"}},
                     {"is": "reaction", "name": "Away", "trigger": {"event": "joins", "what": {"type": ["character"], "other": true}},
                      "effect": {"is": "move", "what": {"is": "it"}, "to": "hand"}}]}
      """
    And these cards
      | ref  | card                  | player | zone            |
      | boun | Bouncer               | Ann    | hero expedition |
      | owl  | a character costing 0 | Ann    | hand            |
    When Ann plays owl for its mana cost in the companion expedition
    And Ann chooses boun: <case>
    Then it is accepted
    And owl is in Ann's <zone>
    And no ability waits

    Examples:
      | case | zone    |
      | Out  | reserve |
      | Away | hand    |

  @case:altered-boosts-on-two-that-are-gone @clause:2.1.h
  Scenario: An effect knows how many boosts there were on two objects that are gone
    Given the made-up card "Tithe"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "discard", "what": {"is": "target", "what": {"type": ["character"]}, "count": 2, "name": "both"}},
         {"is": "gain", "what": {"is": "choose", "what": {"type": ["permanent"]}}, "count": {"is": "counters", "it": "both", "counter": "boost"}}]}}
      """
    And these cards
      | ref   | card                           | player | zone                 | state    |
      | tithe | Tithe                          | Ann    | hand                 |          |
      | mill  | a landmark permanent costing 1 | Ann    | landmark             |          |
      | scout | a character costing 1          | Ann    | hero expedition      | 1 boost  |
      | guard | a character costing 1          | Bob    | companion expedition | 2 boosts |
    When Ann plays tithe for its mana cost
    Then mill has 3 boosts

  @case:altered-last-known-counters @clause:2.1.h @clause:6.3.j
  Scenario Outline: An effect knows how many boosts there were on an object that is gone: <to>
    Given the made-up card "Heir"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "leaves", "what": {"type": ["character"], "other": true}},
                      "effect": {"is": "gain", "what": {"is": "this"}, "count": {"is": "counters", "counter": "boost", "it": "it"}}}]}
      """
    And the made-up card "Away"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "choose", "what": {"type": ["character"], "boosted": true}}, "to": "<to>"}}
      """
    And these cards
      | ref  | card                  | player | zone            | state    |
      | heir | Heir                  | Ann    | hero expedition |          |
      | owl  | a character costing 1 | Bob    | hero expedition | 3 boosts |
      | away | Away                  | Ann    | hand            |          |
    When Ann plays away for its mana cost
    Then it is accepted
    And owl is in Bob's <to>
    And heir has 3 boosts

    Examples:
      | to       |
      | hand     |
      | reserve  |
      | discard  |
      | landmark |

  @case:altered-last-known-characteristics @clause:2.1.h
  Scenario Outline: An effect knows what a gone object was, as passive abilities had made it: <case>
    Given the made-up card "Bird maker"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "subtypes", "gains": ["Animal"], "what": {"type": ["character"], "whose": "opponent"}}]}
      """
    And the made-up card "Watcher"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "leaves", "what": {"type": ["character"]}},
                      "effect": {"is": "if", "condition": {"is": "matches", "it": "it", "what": {"subtype": ["Animal"]}},
                                 "then": {"is": "gain", "what": {"is": "this"}, "counter": "feather", "count": 1}}}]}
      """
    And the made-up card "Away"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "choose", "what": {"type": ["character"]}}, "to": "hand"}}
      """
    And these cards
      | ref   | card                  | player | zone            |
      | maker | Bird maker            | Ann    | landmark        |
      | watch | Watcher               | Ann    | landmark        |
      | owl   | a character costing 1 | <case> | hero expedition |
      | away  | Away                  | Ann    | hand            |
    When Ann plays away for its mana cost
    Then it is accepted
    And owl is in <case>'s hand
    And watch has <feathers> feather counters

    Examples:
      | case | feathers |
      | Bob  | 1        |
      | Ann  | 0        |

  @case:altered-put-where-it-is @clause:2.1.d @edition:>=3.0
  Scenario: A card moved to the zone it is already in stays the same object
    Given the made-up card "Tidying"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "all", "what": {"type": ["character"], "zone": ["reserve"], "whose": "yours"}}, "to": "reserve"}}
      """
    And these cards
      | ref  | card                  | player | zone    | state     |
      | tidy | Tidying               | Ann    | hand    |           |
      | fox  | a character costing 1 | Ann    | reserve | exhausted |
    When Ann plays tidy for its mana cost
    Then it is accepted
    And only this has changed
      | what | from       | to            |
      | tidy | Ann's hand | Ann's reserve |
      | turn | Ann        | Bob           |
