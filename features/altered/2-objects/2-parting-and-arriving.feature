Feature: 2 Objects that leave and arrive, where they meet other chapters

  @case:flood-plays-again @clause:2.2.15.b @clause:2.3.3.b @clause:4.2.4.b @edition:>=3.0
  Scenario: A Landmark that is played again has a later timestamp, so its regions replace the others
    Given a game of Altered
    And the made-up card "Flood"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 0, "reserve_cost": 0,
       "abilities": [{"is": "regions", "terrains": ["water"], "instead": true}]}
      """
    And the made-up card "Wood"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 0, "reserve_cost": 0,
       "abilities": [{"is": "regions", "terrains": ["forest"]}]}
      """
    And the made-up card "Recall"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "target", "what": {"type": ["permanent"]}}, "to": "hand"}}
      """
    And these cards
      | ref    | card                                                                | player | zone            |
      | flood  | Flood                                                               | Ann    | landmark        |
      | wood   | Wood                                                                | Ann    | landmark        |
      | owl    | a character costing 1, with 3 Forest, with 3 Mountain, with 0 Water | Ann    | hero expedition |
      | recall | Recall                                                              | Ann    | hand            |
    And Bob has passed
    When Ann plays recall for its mana cost
    And Ann chooses flood
    And Ann plays flood for its mana cost
    And Ann passes
    Then it is accepted
    And Ann's hero expedition is at 0

  @case:boosts-on-a-mana-orb @clause:2.5.k @clause:3.2.9.b @clause:3.1.3.a @edition:>=3.0
  Scenario: A card that goes from Reserve to the Mana zone keeps its boosts there
    Given a game of Altered
    And the made-up card "Ember"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "quick-action", "support": true, "cost": [], "effect": {"is": "sequence", "steps": [
          {"is": "draw"}, {"is": "move", "what": {"is": "this"}, "to": "mana"}]}}]}
      """
    And these cards
      | ref   | card  | player | zone    | state    |
      | ember | Ember | Ann    | reserve | 2 boosts |
    And Ann's deck has 2 cards
    When Ann uses ember
    Then it is accepted
    And ember is in Ann's mana
    And ember is exhausted
    And ember has 2 boosts
    And it is Ann's turn

  @case:discarded-then-a-mana-orb @clause:2.1.f @clause:7.2.1.c @clause:7.1.4.b @edition:>=3.0
  Scenario: A card discarded from Reserve as a cost can go to the Mana zone by its own effect, without boosts
    Given a game of Altered
    And the made-up card "Ember"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "quick-action", "support": true, "cost": [{"is": "pay-discard"}],
          "effect": {"is": "move", "what": {"is": "this"}, "to": "mana"}}]}
      """
    And these cards
      | ref   | card  | player | zone    | state    |
      | ember | Ember | Ann    | reserve | 2 boosts |
    When Ann uses ember
    Then it is accepted
    And ember is in Ann's mana
    And ember is exhausted
    And ember has no boosts

  @case:put-in-from-reserve @clause:2.5.k @clause:2.4.1.d @clause:6.3.d @clause:7.1.1.c @edition:>=3.0
  Scenario: A card put from Reserve into an Expedition keeps its boosts but no status, joins and is not played
    Given a game of Altered
    And the made-up card "Guest"
      """
      {"type": "character", "hand_cost": 3, "reserve_cost": 3, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "symbol": "join", "effect": {"is": "draw"}},
          {"is": "reaction", "symbol": "reserve", "effect": {"is": "resupply"}}]}
      """
    And the made-up card "Door"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "target", "what": {"type": ["character"], "zone": ["reserve"], "whose": "yours"}},
          "to": "expedition", "where": "companion"}}
      """
    And these cards
      | ref   | card  | player | zone    | state                                 |
      | guest | Guest | Ann    | reserve | exhausted, fleeting, asleep, 2 boosts |
      | door  | Door  | Ann    | hand    |                                       |
    And Ann's deck has 4 cards
    When Ann plays door for its mana cost
    Then it is accepted
    And guest is in Ann's companion expedition
    And guest is ready and not fleeting and not asleep
    And guest has 2 boosts
    And ann-deck-1 is in Ann's hand
    And Ann has 1 card in reserve

  @case:granted-and-gone @clause:6.3.g @clause:2.3.1.k @clause:4.4.b @clause:6.3.d @edition:>=3.0
  Scenario: A Reaction granted by another object's ability still resolves after that ability is gone
    Given a game of Altered
    And the made-up card "Mentor"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "grants", "what": {"type": ["character"], "whose": "yours"},
          "ability": {"is": "reaction", "name": "Lesson", "symbol": "join", "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}}]}
      """
    And the made-up card "Rebel"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "name": "Revolt", "symbol": "join", "effect": {"is": "discard", "what": {"is": "target", "what": {"type": ["permanent"]}}}}]}
      """
    And these cards
      | ref    | card   | player | zone     |
      | mentor | Mentor | Ann    | landmark |
      | rebel  | Rebel  | Ann    | hand     |
    When Ann plays rebel for its mana cost in the hero expedition
    And Ann chooses rebel: Revolt
    Then it is accepted
    And mentor is in Ann's discard
    And rebel has 1 boost
