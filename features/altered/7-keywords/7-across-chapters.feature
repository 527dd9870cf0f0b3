Feature: 7 Keywords, where they meet other chapters

  @case:sleeping-giant-on-guard @clause:7.4.4.b @clause:7.4.2.b @clause:2.4.3 @clause:2.4.2 @edition:>=3.0
  Scenario: A Gigantic Defender holds both Expeditions back though it is Asleep, stays at Rest and wakes
    Given a game of Altered
    And these cards
      | ref   | card                                            | player | zone                 | state            |
      | giant | a character costing 5 with Gigantic and Defender | Ann    | hero expedition      | asleep, anchored |
      | owl   | a character costing 1                           | Ann    | companion expedition |                  |
      | hen   | a character costing 1                           | Ann    | hero expedition      |                  |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And Ann's hero expedition is at 0
    And Ann's companion expedition is at 0
    And giant is in Ann's hero expedition
    And giant is not asleep and not anchored
    And owl is in Ann's reserve

  @case:hasty-scout @clause:7.4.5.e @clause:7.4.5.c @clause:2.4.6.d @clause:2.4.1.b @clause:4.4.b @edition:>=3.0
  Scenario Outline: A Scout that makes itself Fleeting ends up discarded or Fleeting in Reserve, as its player orders
    Given a game of Altered
    And the made-up card "Tracer"
      """
      {"type": "character", "hand_cost": 3, "reserve_cost": 3, "forest": 3, "mountain": 3, "water": 3,
       "abilities": [{"is": "keyword", "keyword": "scout", "value": 1},
          {"is": "reaction", "name": "Haste", "symbol": "join", "effect": {"is": "gain", "what": {"is": "this"}, "status": ["fleeting"]}}]}
      """
    And these cards
      | ref    | card   | player | zone |
      | tracer | Tracer | Ann    | hand |
    And Ann has 1 ready mana
    When Ann plays tracer for its Scout cost in the hero expedition
    And Ann chooses <first>
    Then it is accepted
    And only this has changed
      | what       | from       | to          |
      | tracer     | Ann's hand | <place>     |
      | Ann's mana | 1 ready    | 1 exhausted |
      | turn       | Ann        | Bob         |

    Examples:
      | case  | first         | place                   |
      | haste | tracer: Haste | Ann's discard           |
      | scout | tracer        | Ann's reserve, fleeting |

  @case:scout-for-free @clause:7.4.5.d @clause:7.3.20.a @clause:5.1.2.c @clause:7.4.5.c @edition:>=3.0
  Scenario: A card that an effect plays for free can be played with Scout, and then goes to Reserve
    Given a game of Altered
    And the made-up card "Host"
      """
      {"type": "hero", "reserve_limit": 2, "landmark_limit": 2,
       "abilities": [{"is": "quick-action", "cost": [{"is": "pay-exhaust"}],
          "effect": {"is": "play", "free": true, "what": {"is": "choose", "what": {"type": ["character"], "zone": ["hand"], "whose": "yours"}}}}]}
      """
    And these cards
      | ref  | card                               | player | zone |
      | host | Host                               | Ann    | hero |
      | owl  | a character costing 6 with Scout 1 | Ann    | hand |
      | fox  | a character costing 6              | Ann    | hand |
    When Ann uses host
    And Ann chooses owl
    And Ann chooses scout
    And Ann chooses hero-expedition
    Then it is accepted
    And owl is in Ann's reserve
    And fox is in Ann's hand
    And it is Ann's turn

  @case:grown-into-the-other-expedition @clause:7.4.4.n @clause:7.5.8.a @clause:2.3.1.k @edition:>=3.0
  Scenario: A Character that becomes Gigantic joins the other Expedition, but does not come into play again
    Given a game of Altered
    And the made-up card "Forge"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 0, "reserve_cost": 0,
       "abilities": [{"is": "keyword", "keyword": "gigantic", "what": {"type": ["character"], "subtype": ["Robot"], "whose": "yours"}}]}
      """
    And the made-up card "Herald"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "joins", "what": {"type": ["character"], "other": true}, "where": "mine"},
          "effect": {"is": "gain", "what": {"is": "it"}, "count": 1}}]}
      """
    And the made-up card "Golem"
      """
      {"type": "character", "subtypes": ["Robot"], "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "symbol": "join", "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref    | card   | player | zone                 |
      | golem  | Golem  | Ann    | hero expedition      |
      | near   | Herald | Ann    | hero expedition      |
      | far    | Herald | Ann    | companion expedition |
      | forge  | Forge  | Ann    | hand                 |
    And Ann's deck has 3 cards
    When Ann plays forge for its mana cost
    Then it is accepted
    And golem has 1 boost
    And Ann has no cards in hand

  @case:giant-that-moved-and-shrank @clause:7.4.4.m @clause:7.4.4.o @clause:7.5.9.a @clause:4.2.4.b @edition:>=3.0
  Scenario: A Gigantic Character that switches leaves its old Expedition only when it ceases to be Gigantic
    Given a game of Altered
    And the made-up card "Forge"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 0, "reserve_cost": 0,
       "abilities": [{"is": "keyword", "keyword": "gigantic", "what": {"type": ["character"], "subtype": ["Robot"], "whose": "yours"}}]}
      """
    And the made-up card "Wreck"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "discard", "what": {"is": "target", "what": {"type": ["permanent"], "zone": ["landmark"]}}}}
      """
    And the made-up card "Porter"
      """
      {"type": "permanent", "zone_type": "expedition", "subtypes": ["Gear"], "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "leaves", "what": {"type": ["character"]}, "where": "mine"},
          "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref    | card                                       | player | zone            |
      | forge  | Forge                                      | Ann    | landmark        |
      | golem  | a character costing 1, classified Robot    | Ann    | hero expedition |
      | porter | Porter                                     | Ann    | hero expedition |
      | hooked | Hooked                                     | Ann    | hand            |
      | wreck  | Wreck                                      | Ann    | hand            |
    And Ann has 1 ready mana
    And Ann's deck has 6 cards
    And Bob has passed
    When Ann plays hooked for its mana cost
    Then it is accepted
    And Ann has 1 card in hand
    When Ann plays wreck for its mana cost
    Then it is accepted
    And golem is in Ann's companion expedition
    And ann-deck-1 is in Ann's hand
    When Ann passes
    And Ann chooses hooked and wreck
    And Ann chooses nothing
    Then it is accepted
    And Ann's hero expedition is at 0
    And Ann's companion expedition is at 1
