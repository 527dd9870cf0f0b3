Feature: 4 The day, where it meets other chapters

  @case:boosted-token-ties @clause:4.2.4.e @clause:2.5.1.b @clause:4.2.4.i @clause:2.1.e @clause:7.4.6.b @edition:>=3.0
  Scenario: A boosted token ties at Dusk; a Seasoned Character boosted for failing to move keeps the boost at Rest
    Given a game of Altered
    And the made-up card "Sulker"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 2, "mountain": 2, "water": 2,
       "abilities": [{"is": "keyword", "keyword": "seasoned"},
          {"is": "reaction", "trigger": {"event": "fails-to-move-forward", "where": "mine"},
           "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
      """
    And these cards
      | ref  | card    | player | zone            | state   |
      | tok  | a token | Ann    | hero expedition | 1 boost |
      | sulk | Sulker  | Bob    | hero expedition |         |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And Ann's hero expedition is at 0
    And Bob's hero expedition is at 0
    And tok is in no zone
    And sulk is in Bob's reserve
    And sulk has 1 boost

  @case:token-after-a-token-at-rest @clause:2.1.e @clause:7.5.9.b @clause:6.3.j @clause:4.2.5.b @edition:>=3.0
  Scenario: A token created as another token leaves at Rest comes after Rest and is there the next day
    Given a game of Altered
    And the made-up card "Cinder"
      """
      {"type": "character", "token": true, "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "leaves", "this": true},
          "effect": {"is": "create-token", "token": {"name": "Ash", "forest": 1, "mountain": 0, "water": 0}, "where": "mine"}}]}
      """
    And these cards
      | ref    | card   | player | zone                 | state   |
      | cinder | Cinder | Ann    | companion expedition | 1 boost |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And cinder is in no zone
    And token1 is in Ann's companion expedition
    And it is Afternoon
    When Bob passes
    And Ann passes
    Then it is accepted
    And token1 is in no zone
    And Ann's companion expedition is at 2

  @case:sacrificed-into-victory @clause:4.2.d @clause:4.2.5.c @clause:4.2.5.d @clause:7.3.17.a @edition:>=3.0
  Scenario: The effect of a Landmark sacrificed in Clean-up is resolved before victory is checked
    Given a game of Altered
    And the made-up card "Beacon"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "is-sacrificed", "this": true},
          "effect": {"is": "move-expedition", "where": "hero"}}]}
      """
    And these cards
      | ref    | card                           | player | zone     |
      | beacon | Beacon                         | Ann    | landmark |
      | inn    | a landmark permanent costing 1 | Ann    | landmark |
      | mill   | a landmark permanent costing 1 | Ann    | landmark |
    And Ann's hero expedition is at 3
    And Ann's companion expedition is at 3
    And Bob's hero expedition is at 6
    And Bob has passed
    When Ann passes
    And Ann chooses inn and mill
    Then Ann has won

  @case:shelf-that-is-given-up @clause:4.2.5.c @clause:6.1.f @edition:>=3.0
  Scenario: A Landmark that raises the Reserve limit still counts in the Clean-up in which it is given up
    Given a game of Altered
    And the made-up card "Shelf"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "limit", "plus": 1, "of": "reserve"}]}
      """
    And these cards
      | ref   | card                           | player | zone     |
      | shelf | Shelf                          | Ann    | landmark |
      | inn   | a landmark permanent costing 1 | Ann    | landmark |
      | mill  | a landmark permanent costing 1 | Ann    | landmark |
      | r1    | a spell costing 1              | Ann    | reserve  |
      | r2    | a spell costing 1              | Ann    | reserve  |
      | r3    | a spell costing 1              | Ann    | reserve  |
    And Ann's deck has 2 cards
    And Bob has passed
    When Ann passes
    And Ann chooses inn and mill
    And Ann chooses nothing
    Then it is accepted
    And shelf is in Ann's discard
    And Ann has 3 cards in reserve

  @case:exhausted-bender-counts @clause:4.2.5.c @clause:2.2.11.j @clause:2.4.5.e @edition:>=3.0
  Scenario: A card that says it does not count towards the Reserve limit does count while it is exhausted
    Given a game of Altered
    And the made-up card "Bender"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "uncounted", "support": true}]}
      """
    And these cards
      | ref    | card              | player | zone    | state     |
      | bender | Bender            | Ann    | reserve | exhausted |
      | r1     | a spell costing 1 | Ann    | reserve |           |
      | r2     | a spell costing 1 | Ann    | reserve |           |
    And Ann's deck has 2 cards
    And Bob has passed
    When Ann passes
    Then Ann is asked to choose from bender, r1 and r2
    When Ann chooses r1 and r2
    And Ann chooses nothing
    Then it is accepted
    And bender is in Ann's discard

  @case:defender-at-dusk-and-at-night @clause:7.4.2.c @clause:4.2.b @clause:4.2.5.b @clause:7.3.17.a @edition:>=3.0
  Scenario: A Defender holds its Expedition back at Dusk but not at Night, and the move at Night makes its Gear rest
    Given a game of Altered
    And the made-up card "Lantern"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [
          {"is": "reaction", "trigger": {"event": "phase", "phase": "dusk"}, "effect": {"is": "move-expedition", "where": "hero"}},
          {"is": "reaction", "trigger": {"event": "phase", "phase": "night"}, "effect": {"is": "move-expedition", "where": "hero"}}]}
      """
    And these cards
      | ref  | card                                               | player | zone            |
      | lan  | Lantern                                            | Ann    | landmark        |
      | wall | a character costing 2 with Defender                | Ann    | hero expedition |
      | rope | an expedition permanent costing 1, classified Gear | Ann    | hero expedition |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And Ann's hero expedition is at 1
    And rope is in Ann's reserve
    And wall is in Ann's reserve

  @case:there-and-back-in-a-day @clause:4.2.5.b @clause:2.4.6.d @clause:7.3.16.a @clause:7.3.17.a @edition:>=3.0
  Scenario: A Fleeting Gear is discarded at Rest if its Expedition moved forward that day, though it moved back again
    Given a game of Altered
    And the made-up card "March"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "move-expedition", "where": "hero"}}
      """
    And the made-up card "Retreat"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "move-expedition", "where": "hero", "forward": false}}
      """
    And these cards
      | ref     | card                                               | player | zone                 | state    |
      | rope    | an expedition permanent costing 1, classified Gear | Ann    | hero expedition      | fleeting |
      | pick    | an expedition permanent costing 1, classified Gear | Ann    | companion expedition | fleeting |
      | march   | March                                              | Ann    | hand                 |          |
      | retreat | Retreat                                            | Ann    | hand                 |          |
    And Ann's deck has 2 cards
    And Bob has passed
    When Ann plays march for its mana cost
    And Ann plays retreat for its mana cost
    Then it is accepted
    And Ann's hero expedition is at 0
    When Ann passes
    And Ann chooses nothing
    Then it is accepted
    And rope is in Ann's discard
    And pick is in Ann's companion expedition
    And pick is fleeting

  @case:moved-by-forest-alone @clause:4.2.4.c @clause:4.2.4.j @clause:7.5.7.a @edition:>=3.0
  Scenario: An Expedition ahead in two terrains, unable to move due to one, moves forward due to the other alone
    Given a game of Altered
    And the made-up card "Dam"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "cannot", "action": "move-forward-due-to", "terrain": "water", "where": "each"}]}
      """
    And the made-up card "Ranger"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 2, "mountain": 0, "water": 2,
       "abilities": [
          {"is": "reaction", "trigger": {"event": "moves-forward", "where": "mine", "terrain": "water"}, "effect": {"is": "draw"}},
          {"is": "reaction", "trigger": {"event": "moves-forward", "where": "mine", "terrain": "forest"}, "effect": {"is": "resupply"}}]}
      """
    And these cards
      | ref    | card   | player | zone            |
      | ranger | Ranger | Ann    | hero expedition |
      | dam    | Dam    | Bob    | landmark        |
    And Ann's hero expedition is at 4
    And Ann's deck has 6 cards
    And Bob has passed
    When Ann passes
    And Ann chooses nothing
    Then it is accepted
    And Ann's hero expedition is at 5
    And ann-deck-1 is in Ann's reserve
    And Ann has 2 cards in hand

  @case:at-the-far-end-and-tied @clause:7.3.17.c @clause:4.2.4.i @clause:4.2.5.d @clause:4.3.a @clause:7.5.2.d @edition:>=3.0
  Scenario: An Expedition ahead in its last region fails to move forward, and a tie at seven leads to the Arena
    Given a game of Altered
    And the made-up card "Boots"
      """
      {"type": "permanent", "zone_type": "expedition", "subtypes": ["Gear"], "hand_cost": 1, "reserve_cost": 1,
       "abilities": [
          {"is": "reaction", "trigger": {"event": "fails-to-move-forward", "where": "mine"}, "effect": {"is": "draw"}},
          {"is": "reaction", "trigger": {"event": "phase", "phase": "noon"},
           "effect": {"is": "if", "condition": {"is": "expedition", "where": "mine", "stands": "tied"}, "then": {"is": "resupply"}}}]}
      """
    And these cards
      | ref   | card                  | player | zone            |
      | owl   | a character costing 1 | Ann    | hero expedition |
      | boots | Boots                 | Ann    | hero expedition |
    And Ann's hero expedition is at 7
    And Bob's hero expedition is at 4
    And Bob's companion expedition is at 3
    And Ann's deck has 6 cards
    And Bob has passed
    When Ann passes
    And Ann chooses nothing
    Then it is accepted
    And tiebreakers have started
    And it is Afternoon
    And boots is in Ann's hero expedition
    And ann-deck-4 is in Ann's reserve
    And Ann has 3 cards in hand

  @case:paid-at-the-first-noon @clause:4.1.k @clause:4.1.l @clause:4.2.b @clause:6.1.d @edition:>=3.0
  Scenario: An At Noon effect on the first day is paid with the Mana Orbs of the set-up
    Given a game of Altered
    And the game has not begun
    And these cards
      | ref  | card                  | player | zone |
      | sub  | Subhash & Marmo       | Ann    | hero |
      | a1   | a character costing 1 | Ann    | deck |
      | a2   | a character costing 2 | Ann    | deck |
      | a3   | a character costing 3 | Ann    | deck |
      | a4   | a character costing 4 | Ann    | deck |
      | a5   | a character costing 5 | Ann    | deck |
      | a6   | a character costing 6 | Ann    | deck |
      | a7   | a character costing 1 | Ann    | deck |
      | hero | a hero                | Bob    | hero |
      | b1   | a character costing 1 | Bob    | deck |
      | b2   | a character costing 1 | Bob    | deck |
      | b3   | a character costing 1 | Bob    | deck |
      | b4   | a character costing 1 | Bob    | deck |
      | b5   | a character costing 1 | Bob    | deck |
      | b6   | a character costing 1 | Bob    | deck |
    And chance gives Bob
    And chance gives b1, b2, b3, b4, b5 and b6
    And chance gives a1, a2, a3, a4, a5, a6 and a7
    When Ann begins the game
    And Bob chooses b1, b2 and b3
    And Ann chooses a1, a2 and a3
    And Ann chooses yes
    And Ann chooses a4
    And Ann chooses Ann's companion expedition
    Then it is accepted
    And it is Bob's turn
    And it is Afternoon of day 1
    And a4 is in Ann's reserve
    And token1 is in Ann's companion expedition
    And Ann has 2 ready mana
    And Ann has 2 cards in hand

  @case:discounts-of-noon @clause:2.2.14.d @clause:2.2.14.e @clause:4.2.b @clause:5.1.2.e @edition:>=3.0
  Scenario: An effect made at Noon can last this Afternoon, but cannot last this turn
    Given a game of Altered
    And the made-up card "Market"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [
          {"is": "reaction", "name": "Morsel", "trigger": {"event": "phase", "phase": "noon"}, "effect": {"is": "lasting", "duration": "this-turn",
           "ability": {"is": "cost-alteration", "what": {"type": ["character"]}, "less": 1, "next": true}}},
          {"is": "reaction", "name": "Feast", "trigger": {"event": "phase", "phase": "noon"}, "effect": {"is": "lasting", "duration": "this-afternoon",
           "ability": {"is": "cost-alteration", "what": {"type": ["spell"]}, "less": 1, "next": true}}}]}
      """
    And these cards
      | ref    | card                  | player | zone     |
      | market | Market                | Ann    | landmark |
      | owl    | a character costing 2 | Ann    | hand     |
      | song   | a spell costing 2     | Ann    | hand     |
    And Ann has 1 ready mana
    And Bob is the first player
    And Bob has passed
    When Ann passes
    And Ann chooses nothing
    And Ann chooses market: Morsel
    And Ann plays owl for its mana cost in the hero expedition
    Then it is refused
    And nothing has changed
    When Ann plays song for its mana cost
    Then it is accepted
    And song is in Ann's reserve
    And Ann has 0 ready mana

  @case:what-joins-the-discard-by-night @clause:2.4.6.d @clause:2.1.e @clause:4.2.5.c @clause:6.3.f @clause:7.4.3.b @edition:>=3.0
  Scenario: An Eternal Character reacts to each card discarded at Rest and in Clean-up, but not to a token
    Given a game of Altered
    And the made-up card "Glutton"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "keyword", "keyword": "eternal"},
          {"is": "reaction", "trigger": {"event": "goes-to", "to": ["discard"]},
           "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
      """
    And these cards
      | ref  | card                           | player | zone                 | state    |
      | glut | Glutton                        | Ann    | hero expedition      |          |
      | tok  | a token                        | Ann    | companion expedition | fleeting |
      | fox  | a character costing 1          | Bob    | hero expedition      | fleeting |
      | r1   | a spell costing 1              | Ann    | reserve              |          |
      | r2   | a spell costing 1              | Ann    | reserve              |          |
      | r3   | a spell costing 1              | Ann    | reserve              |          |
      | inn  | a landmark permanent costing 1 | Ann    | landmark             |          |
      | mill | a landmark permanent costing 1 | Ann    | landmark             |          |
      | barn | a landmark permanent costing 1 | Ann    | landmark             |          |
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    And Bob has passed
    When Ann passes
    And Ann chooses r1 and r2
    And Ann chooses inn and mill
    And Bob chooses nothing
    And Ann chooses nothing
    Then it is accepted
    And r3 is in Ann's discard
    And barn is in Ann's discard
    And fox is in Bob's discard
    And tok is in no zone
    And glut is in Ann's hero expedition
    And glut has 3 boosts
