Feature: 7.4.5 Scout, where it meets other chapters

  @case:lent-lesson-found-in-reserve @clause:7.4.5.e @clause:6.3.g @clause:7.4.5.c @clause:2.5.a @edition:>=3.0
  Scenario: A Reaction granted to a Character played with Scout affects it in Reserve
    Given a game of Altered
    And the made-up card "Mentor"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "grants", "what": {"type": ["character"], "whose": "yours"},
          "ability": {"is": "reaction", "name": "Lesson", "symbol": "join", "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}}]}
      """
    And these cards
      | ref    | card                               | player | zone     |
      | mentor | Mentor                             | Ann    | landmark |
      | owl    | a character costing 6 with Scout 1 | Ann    | hand     |
    And Ann has 1 ready mana
    When Ann plays owl for its Scout cost in the hero expedition
    And Ann chooses owl
    Then it is accepted
    And owl is in Ann's reserve
    And owl has 1 boost

  @case:scouting-permanent-not-found @clause:7.4.5.e @clause:7.4.5.c @clause:6.3.j @clause:2.1.d @edition:>=3.0
  Scenario Outline: A Reaction of a Permanent played with Scout does not affect it in Reserve, as a Character's would
    Given a game of Altered
    And the made-up card "Kite"
      """
      {"type": "permanent", "zone_type": "expedition", "subtypes": ["Gear"], "hand_cost": 3, "reserve_cost": 3,
       "abilities": [{"is": "keyword", "keyword": "scout", "value": 1},
          {"is": "reaction", "name": "Wind", "symbol": "join", "effect": {"is": "sequence", "steps": [
             {"is": "gain", "what": {"is": "this"}, "counter": "air", "count": 1}, {"is": "draw"}]}}]}
      """
    And these cards
      | ref  | card | player | zone |
      | kite | Kite | Ann    | hand |
    And Ann has 1 ready mana
    And Ann's deck has 2 cards
    When Ann plays kite for its Scout cost in the hero expedition
    And Ann chooses <first>
    Then it is accepted
    And kite is in Ann's reserve
    And kite has 0 air counters
    And ann-deck-1 is in Ann's hand

    Examples:
      | case       | first      |
      | sent-first | kite       |
      | wind-first | kite: Wind |

  @case:scout-kept-in-play @clause:7.3.1.e @clause:7.4.5.c @clause:7.3.1.b @edition:>=3.0
  Scenario: A Scout whose {H} triggers are suppressed stays in play, and a later activation sends it to Reserve
    Given a game of Altered
    And the made-up card "Hush"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "ignored", "what": {"type": ["character"]}, "symbols": ["hand"]}]}
      """
    And the made-up card "Wreck"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "discard", "what": {"is": "target", "what": {"type": ["permanent"]}}},
          {"is": "activate", "symbol": "hand", "what": {"is": "target", "what": {"type": ["character"]}}}]}}
      """
    And these cards
      | ref   | card                               | player | zone     |
      | owl   | a character costing 6 with Scout 1 | Ann    | hand     |
      | wreck | Wreck                              | Ann    | hand     |
      | hush  | Hush                               | Bob    | landmark |
    And Ann has 1 ready mana
    And Bob has passed
    When Ann plays owl for its Scout cost in the hero expedition
    Then it is accepted
    And owl is in Ann's hero expedition
    When Ann plays wreck for its mana cost
    Then it is accepted
    And owl is in Ann's reserve

  @case:scout-as-if-from-reserve @clause:7.4.5.e @clause:7.3.1.b @clause:7.4.5.c @clause:2.2.14.c @edition:>=3.0
  Scenario: {R} Reactions activated in addition also affect a Character played with Scout in Reserve
    Given a game of Altered
    And the made-up card "Squire"
      """
      {"type": "character", "hand_cost": 4, "reserve_cost": 4, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "keyword", "keyword": "scout", "value": 1},
          {"is": "reaction", "name": "Oath", "symbol": "reserve", "effect": {"is": "gain", "what": {"is": "this"}, "count": 2}}]}
      """
    And these cards
      | ref    | card                        | player | zone     |
      | forge  | The Foundry, Axiom Bastion  | Ann    | landmark |
      | squire | Squire                      | Ann    | hand     |
    And Ann has 1 ready mana
    When Ann uses forge
    And Ann plays squire for its Scout cost in the hero expedition
    And Ann chooses squire
    Then it is accepted
    And squire is in Ann's reserve
    And squire has 2 boosts
