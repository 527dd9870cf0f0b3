Feature: 2.2.1 What a clause says of Characters, of Gears and of objects

  @case:asleep-gears @clause:2.4.3 @clause:4.2.5.b @edition:>=3.0
  Scenario: Asleep does not keep a Gear from going to Reserve, and a Gear loses it at Rest
    Given a game of Altered
    And these cards
      | ref  | card                                               | player | zone                 | state  |
      | owl  | a character costing 1                              | Ann    | hero expedition      |        |
      | rope | an expedition permanent costing 1, classified Gear | Ann    | hero expedition      | asleep |
      | pick | an expedition permanent costing 1, classified Gear | Ann    | companion expedition | asleep |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And rope is in Ann's reserve
    And pick is in Ann's companion expedition
    And pick is not asleep

  @case:eternal-gear-rests @clause:7.4.3.b @clause:4.2.5.b @edition:>=3.0
  Scenario: An Eternal Gear still goes to Reserve with its Expedition, since Eternal keeps only Characters
    Given a game of Altered
    And the made-up card "Blessing"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "keyword", "keyword": "eternal", "what": {"type": ["character", "permanent"], "whose": "yours"}}]}
      """
    And these cards
      | ref      | card                                               | player | zone                 |
      | blessing | Blessing                                           | Ann    | landmark             |
      | owl      | a character costing 1                              | Ann    | hero expedition      |
      | rope     | an expedition permanent costing 1, classified Gear | Ann    | hero expedition      |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And owl is in Ann's hero expedition
    And rope is in Ann's reserve

  @case:seasoned-keeps-boosts-alone @clause:7.4.6.b @clause:2.5.j @clause:4.2.5.b
  Scenario: A Seasoned Character keeps its boosts at Rest and loses its other counters
    Given a game of Altered
    And these cards
      | ref | card                                | player | zone            | state                     |
      | owl | a character costing 1 with Seasoned | Ann    | hero expedition | 2 boosts, 2 story counters |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And owl is in Ann's reserve
    And owl has 2 boosts
    And owl has 0 story counters

  @case:gear-by-a-passive-ability @clause:4.2.5.b @clause:2.3.1.k @edition:>=3.0
  Scenario Outline: An Expedition Permanent stays at Rest unless a passive ability makes it a Gear
    Given a game of Altered
    And the made-up card "Tinker"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "subtypes", "gains": ["Gear"], "what": {"type": ["permanent"], "whose": "<whose>"}}]}
      """
    And these cards
      | ref    | card                              | player | zone            |
      | tinker | Tinker                            | Ann    | landmark        |
      | owl    | a character costing 1             | Ann    | hero expedition |
      | tent   | an expedition permanent costing 1 | Ann    | hero expedition |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And tent is in Ann's <zone>

    Examples:
      | case | whose    | zone            |
      | gear | yours    | reserve         |
      | none | opponent | hero expedition |

  @case:no-robots-in-reserve @clause:5.1.2.e @edition:>=3.0
  Scenario: Characters made Robots by a passive ability are Robots only in play, not while they are played
    Given a game of Altered
    And the made-up card "School"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "subtypes", "gains": ["Robot"], "what": {"type": ["character"]}},
          {"is": "cost-alteration", "what": {"subtype": ["Robot"]}, "less": 1}]}
      """
    And the made-up card "Muster"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "gain", "what": {"is": "all", "what": {"subtype": ["Robot"]}}, "count": 1}}
      """
    And these cards
      | ref    | card                                    | player | zone            |
      | school | School                                  | Ann    | landmark        |
      | owl    | a character costing 2                   | Ann    | reserve         |
      | bot    | a character costing 2, classified Robot | Ann    | reserve         |
      | hen    | a character costing 1                   | Ann    | hero expedition |
      | muster | Muster                                  | Ann    | hand            |
    And Ann has 1 ready mana
    And Bob has passed
    When Ann plays owl for its mana cost in the hero expedition
    Then it is refused
    And nothing has changed
    When Ann plays bot for its mana cost in the hero expedition
    And Ann plays muster for its mana cost
    Then it is accepted
    And hen has 1 boost
    And bot has 1 boost
    And owl has no boosts

  @case:gigantic-gear-rests @clause:7.4.4.b @clause:4.2.5.b @edition:>=3.0
  Scenario: A Gigantic Gear goes to Reserve when either Expedition has moved forward
    Given a game of Altered
    And the made-up card "Zeppelin"
      """
      {"type": "permanent", "zone_type": "expedition", "subtypes": ["Gear"], "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "keyword", "keyword": "gigantic"}]}
      """
    And these cards
      | ref | card                  | player | zone                 |
      | zep | Zeppelin              | Ann    | hero expedition      |
      | owl | a character costing 1 | Ann    | companion expedition |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And Ann's hero expedition is at 0
    And Ann's companion expedition is at 1
    And zep is in Ann's reserve

  @case:gear-with-defender-and-boosts @clause:7.4.2.b @clause:4.2.4.b @edition:>=3.0
  Scenario: An Expedition Permanent with Defender holds nothing back, and one with boosts moves nothing
    Given a game of Altered
    And the made-up card "Wall"
      """
      {"type": "permanent", "zone_type": "expedition", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "keyword", "keyword": "defender"}]}
      """
    And these cards
      | ref  | card                              | player | zone                 | state    |
      | wall | Wall                              | Ann    | hero expedition      |          |
      | owl  | a character costing 1             | Ann    | hero expedition      |          |
      | tent | an expedition permanent costing 1 | Ann    | companion expedition | 3 boosts |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And Ann's hero expedition is at 1
    And Ann's companion expedition is at 0
    And tent has 3 boosts

  @case:seasoned-landmark @clause:7.4.6.b @clause:2.5.j @clause:7.3.26.a @edition:>=3.0
  Scenario: Seasoned keeps boosts only from the Expedition zone, so a Landmark sent to Reserve loses them
    Given a game of Altered
    And the made-up card "Blessing"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "keyword", "keyword": "seasoned", "what": {"type": ["character", "permanent"], "whose": "yours"}}]}
      """
    And the made-up card "Away"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "all", "what": {"type": ["permanent"], "whose": "yours"}}, "to": "reserve"}}
      """
    And these cards
      | ref      | card                              | player | zone            | state    |
      | blessing | Blessing                          | Ann    | landmark        | 2 boosts |
      | tent     | an expedition permanent costing 1 | Ann    | hero expedition | 2 boosts |
      | away     | Away                              | Ann    | hand            |          |
    When Ann plays away for its mana cost
    Then it is accepted
    And blessing is in Ann's reserve
    And blessing has no boosts
    And tent is in Ann's reserve
    And tent has 2 boosts

  @case:landmarks-lose-anchored @clause:2.4.2 @clause:5.2.b @clause:7.3.12.a @edition:>=3.0
  Scenario: A Landmark can be the next card that gains a boost and Anchored, and it loses Anchored at Rest
    Given a game of Altered
    And the made-up card "Patron"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "played-with", "count": 1, "gains": ["anchored"]}]}
      """
    And these cards
      | ref    | card                           | player | zone     |
      | patron | Patron                         | Ann    | landmark |
      | inn    | a landmark permanent costing 0 | Ann    | hand     |
    And Bob has passed
    When Ann plays inn for its mana cost
    Then it is accepted
    And inn is in Ann's landmark
    And inn has 1 boost
    And inn is anchored
    When Ann passes
    Then it is accepted
    And inn has 1 boost
    And inn is not anchored

  @case:whose-reaction-at-rest @clause:6.3.d @clause:6.3.e @clause:1.4.3.a @clause:4.2.5.b @edition:>=3.0
  Scenario: At Rest a borrowed Character's controller reacts to its leaving, its owner to its arriving
    Given a game of Altered
    And the made-up card "Envoy"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [
          {"is": "reaction", "trigger": {"event": "leaves", "this": true, "source": ["expedition"]}, "effect": {"is": "draw"}},
          {"is": "reaction", "trigger": {"event": "goes-to", "this": true, "to": ["reserve"]}, "effect": {"is": "resupply"}}]}
      """
    And these cards
      | ref   | card  | player | zone            | controller |
      | envoy | Envoy | Bob    | hero expedition | Ann        |
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    And Bob has passed
    When Ann passes
    And Bob chooses nothing
    And Ann chooses nothing
    Then it is accepted
    And envoy is in Bob's reserve
    And bob-deck-1 is in Bob's reserve
    And Ann has 3 cards in hand
    And Bob has 2 cards in hand

  @case:token-with-a-way-out @clause:2.1.e @edition:>=3.0
  Scenario: A token that would go to the Mana zone instead of leaving still ceases to exist
    Given a game of Altered
    And the made-up card "Djinn"
      """
      {"type": "character", "token": true, "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "modifies", "event": "leave", "this": true, "to": "mana"}]}
      """
    And these cards
      | ref   | card  | player | zone            |
      | djinn | Djinn | Ann    | hero expedition |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And djinn is in no zone
    And Ann has 0 cards in mana

  @case:cannot-leave-cannot-pay @clause:1.4.1.b @clause:6.4.c @edition:>=3.0
  Scenario: A Character that cannot leave the Expedition zone cannot be sacrificed as a cost and stays at Rest
    Given a game of Altered
    And the made-up card "Root"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "cannot", "action": "leave"}]}
      """
    And the made-up card "Ritual"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "abilities": [{"is": "additional-cost", "cost": [{"is": "pay-sacrifice", "what": {"is": "choose",
          "what": {"type": ["character"], "whose": "yours"}}}]}],
       "effect": {"is": "draw"}}
      """
    And these cards
      | ref    | card   | player | zone            | state    |
      | root   | Root   | Ann    | hero expedition | fleeting |
      | ritual | Ritual | Ann    | reserve         |          |
    And Ann's deck has 3 cards
    And Bob has passed
    When Ann plays ritual for its mana cost
    Then it is refused
    And nothing has changed
    When Ann passes
    And Ann chooses nothing
    Then it is accepted
    And root is in Ann's hero expedition
    And root is fleeting

  @case:readied-in-the-morning @clause:4.2.d @clause:4.2.1.c @edition:>=3.0
  Scenario: A Reaction to being readied resolves after Prepare and before Draw
    Given a game of Altered
    And the made-up card "Rooster"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "loses-status", "status": "exhausted", "this": true}, "effect": {"is": "resupply"}}]}
      """
    And these cards
      | ref     | card    | player | zone     | state     |
      | rooster | Rooster | Ann    | landmark | exhausted |
    And Ann's deck has 5 cards
    And Bob has passed
    When Ann passes
    And Ann chooses nothing
    Then it is accepted
    And ann-deck-1 is in Ann's reserve
    And ann-deck-2 is in Ann's hand
    And ann-deck-3 is in Ann's hand

  @case:morning-of-the-old-first-player @clause:4.2.b @clause:4.2.1.b @clause:4.4.b @edition:>=3.0
  Scenario Outline: In the Morning yesterday's first player still goes first; after Succeed the other player does
    Given a game of Altered
    And the made-up card "Cradle"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": <trigger>,
          "effect": {"is": "create-token", "token": {"name": "Moth", "forest": 1, "mountain": 0, "water": 0}, "where": "hero"}}]}
      """
    And the made-up card "Frost"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": <trigger>,
          "effect": {"is": "discard", "what": {"is": "all", "what": {"token": true}}}}]}
      """
    And these cards
      | ref    | card   | player | zone     |
      | frost  | Frost  | Ann    | landmark |
      | cradle | Cradle | Bob    | landmark |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And token1 is in <place>

    Examples:
      | case    | trigger                                        | place                 |
      | morning | {"event": "phase", "phase": "morning"}         | Bob's hero expedition |
      | succeed | {"event": "daily-effect", "effect": "succeed"} | no zone               |
