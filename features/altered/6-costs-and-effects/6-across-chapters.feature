Feature: 6 Costs and effects, where they meet other chapters

  @case:acrobat-falls-elsewhere @clause:6.3.j @clause:2.1.h @clause:4.4.b @edition:>=3.0
  Scenario: A Character that switched Expeditions and was then sacrificed creates its token where it last was
    Given a game of Altered
    And the made-up card "Acrobat"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [
          {"is": "reaction", "name": "Leap", "symbol": "join", "effect": {"is": "switch-expeditions", "what": {"is": "this"}}},
          {"is": "reaction", "name": "Fall", "symbol": "join", "effect": {"is": "sacrifice", "what": {"is": "this"}}},
          {"is": "reaction", "name": "Cry", "symbol": "join",
           "effect": {"is": "create-token", "token": {"name": "Echo", "forest": 1, "mountain": 0, "water": 0}, "where": "mine"}}]}
      """
    And these cards
      | ref  | card    | player | zone |
      | acro | Acrobat | Ann    | hand |
    When Ann plays acro for its mana cost in the hero expedition
    And Ann chooses acro: Leap
    And Ann chooses acro: Fall
    Then it is accepted
    And acro is in Ann's discard
    And token1 is in Ann's companion expedition

  @case:last-gigantic-moment @clause:6.3.j @clause:7.4.4.h @clause:6.3.e @clause:6.1.f @edition:>=3.0
  Scenario: A Character discarded together with its source of Gigantic was Gigantic as it left
    Given a game of Altered
    And the made-up card "Forge"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "keyword", "keyword": "gigantic", "what": {"type": ["character"], "subtype": ["Robot"], "whose": "yours"}}]}
      """
    And the made-up card "Golem"
      """
      {"type": "character", "subtypes": ["Robot"], "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "leaves", "this": true},
          "effect": {"is": "create-token", "token": {"name": "Shard", "forest": 1, "mountain": 0, "water": 0}, "where": "mine"}}]}
      """
    And the made-up card "Doom"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "discard", "what": {"is": "all", "what": {"type": ["character", "permanent"]}}}}
      """
    And these cards
      | ref   | card  | player | zone            |
      | forge | Forge | Ann    | landmark        |
      | golem | Golem | Ann    | hero expedition |
      | doom  | Doom  | Ann    | hand            |
    When Ann plays doom for its mana cost
    Then Ann is asked to choose from Ann's hero expedition and Ann's companion expedition
    When Ann chooses Ann's companion expedition
    Then it is accepted
    And forge is in Ann's discard
    And golem is in Ann's discard
    And token1 is in Ann's companion expedition

  @case:tough-once-for-two-modes @clause:7.4.7.f @clause:6.5.g @clause:6.5.b @edition:>=3.0
  Scenario: Tough is paid once for two modes of one Spell that both choose the same target
    Given a game of Altered
    And the made-up card "Twofold"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "modes", "count": 2, "modes": {
          "lull": {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}}, "status": ["asleep"]},
          "sap": {"is": "lose", "what": {"is": "target", "what": {"type": ["character"]}}, "count": 1},
          "draw": {"is": "draw"}}}}
      """
    And these cards
      | ref | card                  | player | zone                 | state   |
      | ach | Achilles              | Bob    | hero expedition      | 1 boost |
      | fox | a character costing 1 | Bob    | companion expedition | 1 boost |
      | two | Twofold               | Ann    | hand                 |         |
    And Ann has 1 ready mana
    When Ann plays two for its mana cost
    And Ann chooses sap and lull
    And Ann chooses ach
    And Ann chooses ach
    Then it is accepted
    And only this has changed
      | what       | from                          | to                           |
      | ach        | Bob's hero expedition, 1 boost | Bob's hero expedition, asleep |
      | two        | Ann's hand                    | Ann's reserve                |
      | Ann's mana | 1 ready                       | 1 exhausted                  |
      | turn       | Ann                           | Bob                          |

  @case:tough-gone-by-the-second-step @clause:6.5.b @clause:2.3.1.k @edition:>=3.0
  Scenario: A second step's target costs nothing if the first step discarded what made it Tough
    Given a game of Altered
    And the made-up card "Rampart"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "keyword", "keyword": "tough", "value": 2, "what": {"type": ["character"], "whose": "yours"}}]}
      """
    And the made-up card "Breach"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
          {"is": "discard", "what": {"is": "target", "what": {"type": ["permanent"]}}},
          {"is": "move", "what": {"is": "target", "what": {"type": ["character"]}}, "to": "reserve"}]}}
      """
    And these cards
      | ref     | card                  | player | zone            |
      | rampart | Rampart               | Bob    | landmark        |
      | fox     | a character costing 1 | Bob    | hero expedition |
      | owl     | a character costing 1 | Ann    | hero expedition |
      | breach  | Breach                | Ann    | hand            |
    And Ann has 1 ready mana
    When Ann plays breach for its mana cost
    And Ann chooses fox
    Then it is accepted
    And rampart is in Bob's discard
    And fox is in Bob's reserve
    And Ann has 1 ready mana

  @case:resting-with-their-teacher @clause:7.4.6.b @clause:4.2.5.b @edition:>=3.0
  Scenario: Characters keep their boosts at Rest even if the Character that makes them Seasoned rests with them
    Given a game of Altered
    And the made-up card "Mentor"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "keyword", "keyword": "seasoned", "what": {"type": ["character"], "whose": "yours"}}]}
      """
    And these cards
      | ref    | card                  | player | zone                 | state    |
      | mentor | Mentor                | Ann    | hero expedition      | 1 boost  |
      | owl    | a character costing 1 | Ann    | companion expedition | 2 boosts |
      | fox    | a character costing 1 | Bob    | companion expedition | 2 boosts |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And owl is in Ann's reserve
    And owl has 2 boosts
    And mentor has 1 boost
    And fox is in Bob's reserve
    And fox has no boosts

  @case:twice-turned-aside-at-rest @clause:2.4.6.d @clause:6.2.b @clause:4.2.5.b @edition:>=3.0
  Scenario: A Fleeting Character that would rest is discarded instead, and that discard is sent to Hand instead
    Given a game of Altered
    And the made-up card "Net"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "modifies", "event": "discard", "what": {"type": ["character"], "whose": "yours"}, "to": "hand"}]}
      """
    And these cards
      | ref | card                  | player | zone                 | state    |
      | net | Net                   | Ann    | landmark             |          |
      | owl | a character costing 1 | Ann    | hero expedition      | fleeting |
      | hen | a character costing 1 | Ann    | companion expedition |          |
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    And Bob has passed
    When Ann passes
    And Bob chooses nothing
    And Ann chooses nothing
    Then it is accepted
    And owl is in Ann's hand
    And hen is in Ann's reserve

  @case:resupplied-and-exhausted-first @clause:7.3.11.a @clause:2.4.5.c @clause:4.4.a @clause:5.2.a @edition:>=3.0
  Scenario: A Reaction to an Exhausted Resupply cannot play the card, which is exhausted by then
    Given a game of Altered
    And the made-up card "Pantry"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "resupplies", "by": "you"},
          "effect": {"is": "play", "free": true, "what": {"is": "choose", "what": {"zone": ["reserve"], "whose": "yours"}}}}]}
      """
    And the made-up card "Forage"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "abilities": [{"is": "keyword", "keyword": "fleeting"}],
       "effect": {"is": "resupply", "exhausted": true}}
      """
    And these cards
      | ref    | card                  | player | zone     |
      | pantry | Pantry                | Ann    | landmark |
      | forage | Forage                | Ann    | hand     |
      | r1     | a character costing 5 | Ann    | reserve  |
      | r2     | a character costing 4 | Ann    | reserve  |
    And Ann's deck has 2 cards
    When Ann plays forage for its mana cost
    Then Ann is asked to choose from r1 and r2
    When Ann chooses r2
    And Ann chooses companion-expedition
    Then it is accepted
    And r2 is in Ann's companion expedition
    And r2 is fleeting
    And ann-deck-1 is in Ann's reserve
    And ann-deck-1 is exhausted
    And forage is in Ann's discard
