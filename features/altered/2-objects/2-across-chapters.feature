Feature: 2 Objects, statuses and counters, where they meet other chapters

  @case:made-robots-in-the-arena @clause:2.3.2.e @clause:7.4.4.l @edition:>=3.0
  Scenario: A Character made a Robot by a later ability is made Gigantic by an earlier one and counts twice
    Given a game of Altered
    And the made-up card "Forge"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "keyword", "keyword": "gigantic", "what": {"type": ["character"], "subtype": ["Robot"], "whose": "yours"}}]}
      """
    And the made-up card "School"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "subtypes", "gains": ["Robot"], "what": {"type": ["character"], "whose": "yours"}}]}
      """
    And these cards
      | ref    | card                                                               | player | zone                 |
      | forge  | Forge                                                              | Ann    | landmark             |
      | school | School                                                             | Ann    | landmark             |
      | owl    | a character costing 2, with 2 Forest, with 2 Mountain, with 2 Water | Ann    | hero expedition      |
      | fox    | a character costing 2, with 3 Forest, with 3 Mountain, with 5 Water | Bob    | companion expedition |
    And tiebreakers have started
    And Bob has passed
    When Ann passes
    Then Ann has won

  @case:discount-ends-after-you @clause:2.2.14.c @clause:7.3.2.a @clause:7.3.2.b @clause:4.2.3.e @edition:>=3.0
  Scenario: After You ends the turn and its discount, even when the same player has the next turn
    Given a game of Altered
    And these cards
      | ref   | card                  | player | zone    |
      | mart  | Martengale            | Ann    | reserve |
      | alice | Alice                 | Ann    | reserve |
      | owl   | a character costing 2 | Ann    | hand    |
    And Ann has 1 ready mana
    And Bob has passed
    When Ann uses mart
    And Ann uses alice
    Then it is accepted
    And it is Ann's turn
    And Ann has not passed
    When Ann plays owl for its mana cost in the hero expedition
    Then it is refused
    And nothing has changed

  @case:cleaned-up-kiln @clause:6.3.j @clause:4.2.5.c @edition:>=3.0
  Scenario: A Landmark sacrificed in Clean-up still has its counters for its own Reaction to leaving
    Given a game of Altered
    And the made-up card "Kiln"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "leaves", "this": true},
          "effect": {"is": "draw", "cards": {"is": "counters", "counter": "ember"}}}]}
      """
    And these cards
      | ref  | card                           | player | zone     | state            |
      | kiln | Kiln                           | Ann    | landmark | 3 ember counters |
      | inn  | a landmark permanent costing 1 | Ann    | landmark |                  |
      | mill | a landmark permanent costing 1 | Ann    | landmark |                  |
    And Ann's deck has 8 cards
    And Bob has passed
    When Ann passes
    And Ann chooses inn and mill
    And Ann chooses nothing
    Then it is accepted
    And kiln is in Ann's discard
    And Ann has 5 cards in hand

  @case:anchored-gears @clause:2.4.2 @clause:4.2.5.b @edition:>=3.0
  Scenario: Anchored does not keep a Gear from going to Reserve, and a Gear loses it at Rest
    Given a game of Altered
    And these cards
      | ref  | card                                           | player | zone                 | state    |
      | owl  | a character costing 1                          | Ann    | hero expedition      |          |
      | rope | an expedition permanent costing 1, classified Gear | Ann    | hero expedition      | anchored |
      | pick | an expedition permanent costing 1, classified Gear | Ann    | companion expedition | anchored |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And Ann's hero expedition is at 1
    And rope is in Ann's reserve
    And pick is in Ann's companion expedition
    And pick is not anchored

  @case:statuses-in-reserve-at-rest @clause:2.4.2 @clause:2.4.3 @clause:2.4.6.a
  Scenario: A card in Reserve loses Anchored and Asleep at Rest, and nothing else
    Given a game of Altered
    And these cards
      | ref | card                  | player | zone    | state                               |
      | fox | a character costing 0 | Ann    | reserve | anchored, asleep, fleeting, 1 boost |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And fox is in Ann's reserve
    And fox is not anchored and not asleep and fleeting
    And fox has 1 boost
    When Bob passes
    And Ann plays fox for its mana cost in the hero expedition
    Then it is accepted
    And fox is fleeting
    And fox has 1 boost

  @case:arcane-counters-there-and-back @clause:2.5.k @clause:5.2.4.a @clause:5.2.4.b @clause:5.1.2.j @edition:>=3.0
  Scenario: A Spell that loses Fleeting returns to Reserve with the counters it had there
    Given a game of Altered
    And the made-up card "Patron"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "played-with", "what": {"type": ["spell"]}, "loses": ["fleeting"]}]}
      """
    And these cards
      | ref    | card                  | player | zone            | state             |
      | patron | Patron                | Ann    | landmark        |                   |
      | sap    | Sap Infusion          | Ann    | reserve         | 2 arcane counters |
      | evan   | Evanescence           | Ann    | reserve         | 1 arcane counter  |
      | owl    | a character costing 1 | Ann    | hero expedition |                   |
    And Ann has 3 ready mana
    When Ann plays sap for its mana cost
    Then it is accepted
    And owl has 4 boosts
    And sap is in Ann's reserve
    And sap has 2 arcane counters
    And evan has 2 arcane counters

  @case:woken-by-the-spell-it-waits-for @clause:5.1.2.j @clause:7.3.18.a @edition:>=3.0
  Scenario: A support Reaction to a Spell triggers if that Spell itself has readied its card
    Given a game of Altered
    And the made-up card "Dawn"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "ready", "what": {"is": "all", "what": {"zone": ["reserve"], "whose": "yours"}}}}
      """
    And these cards
      | ref  | card                | player | zone    | state     |
      | star | Scribbling Starfish | Ann    | reserve | exhausted |
      | dawn | Dawn                | Ann    | hand    |           |
    When Ann plays dawn for its mana cost
    Then it is accepted
    And star is ready
    And star has 1 boost

  @case:put-to-sleep-by-the-spell-it-waits-for @clause:2.2.11.j @clause:5.1.2.j @clause:7.3.10.a @edition:>=3.0
  Scenario: A support Reaction to a Spell does not trigger if that Spell has exhausted its card
    Given a game of Altered
    And the made-up card "Dim"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "exhaust", "what": {"is": "all", "what": {"zone": ["reserve"], "whose": "yours"}}}}
      """
    And these cards
      | ref  | card                | player | zone    |
      | star | Scribbling Starfish | Ann    | reserve |
      | dim  | Dim                 | Ann    | hand    |
    When Ann plays dim for its mana cost
    Then it is accepted
    And star is exhausted
    And star has no boosts

  @case:coppelia-exchanged @clause:6.3.d @clause:7.3.9.a @clause:5.2.1.b @clause:2.4.3 @edition:>=3.0
  Scenario: Coppélia exchanged into Reserve is played from there, Fleeting, and Asleep until that Day's Rest
    Given a game of Altered
    And the made-up card "Sleight"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "exchange",
          "first": {"is": "target", "what": {"zone": ["reserve"], "whose": "yours"}},
          "second": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}}}}
      """
    And these cards
      | ref     | card                  | player | zone    |
      | cop     | Coppélia              | Ann    | hand    |
      | sleight | Sleight               | Ann    | hand    |
      | owl     | a character costing 4 | Ann    | reserve |
    When Ann plays sleight for its mana cost
    And Ann chooses yes
    And Ann chooses hero-expedition
    Then it is accepted
    And owl is in Ann's hand
    And cop is in Ann's hero expedition
    And cop is asleep and fleeting
    When Bob passes
    And Ann passes
    And Ann chooses nothing
    Then it is accepted
    And Ann's hero expedition is at 0
    And cop is in Ann's hero expedition
    And cop is not asleep and fleeting
