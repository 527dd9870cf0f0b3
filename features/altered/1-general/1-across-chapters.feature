Feature: 1 Costs, owners and what is impossible, where they meet other chapters

  @case:discount-sacrificed-for-it @clause:1.2.5.d @clause:5.1.2.e @edition:>=3.0
  Scenario: A Character that makes a Spell cheaper may be sacrificed as part of that Spell's cost
    Given a game of Altered
    And the made-up card "Muse"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "cost-alteration", "what": {"type": ["spell"]}, "less": 1}]}
      """
    And the made-up card "Ritual"
      """
      {"type": "spell", "hand_cost": 2, "reserve_cost": 2,
       "abilities": [{"is": "additional-cost", "cost": [{"is": "pay-sacrifice", "what": {"is": "choose",
          "what": {"type": ["character"], "whose": "yours"}}}]}],
       "effect": {"is": "draw"}}
      """
    And these cards
      | ref    | card                  | player | zone                 |
      | muse   | Muse                  | Ann    | hero expedition      |
      | owl    | a character costing 1 | Ann    | companion expedition |
      | ritual | Ritual                | Ann    | hand                 |
    And Ann has 1 ready mana
    And Ann's deck has 1 card
    When Ann plays ritual for its mana cost
    And Ann chooses muse
    Then it is accepted
    And only this has changed
      | what       | from                  | to            |
      | muse       | Ann's hero expedition | Ann's discard |
      | ritual     | Ann's hand            | Ann's reserve |
      | ann-deck-1 | Ann's deck            | Ann's hand    |
      | Ann's mana | 1 ready               | 1 exhausted   |
      | turn       | Ann                   | Bob           |

  @case:borrowed-jinn-rests @clause:1.4.3.a @clause:6.2.d @edition:>=3.0
  Scenario: A borrowed Jinn's controller may send it to its owner's Mana at Rest, even with Fleeting first
    Given a game of Altered
    And these cards
      | ref  | card        | player | zone            | state    | controller |
      | jinn | Mighty Jinn | Bob    | hero expedition | fleeting | Ann        |
    And Bob is the first player
    And Bob has passed
    When Ann passes
    And Bob chooses jinn: Fleeting
    And Ann chooses yes
    Then it is accepted
    And jinn is in Bob's mana
    And Ann is the first player

  @case:hundred-times-then-another-object @clause:1.4.6.b @clause:2.1.d @clause:5.3.e @clause:4.2.3.e
  Scenario: A quick action played a hundred times can be played again once its card has become another object
    Given a game of Altered
    And the made-up card "Fiddler"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "quick-action", "cost": [], "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
      """
    And the made-up card "Recall"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "target", "what": {"type": ["character"]}}, "to": "hand"}}
      """
    And these cards
      | ref    | card    | player | zone            | state   |
      | fid    | Fiddler | Ann    | hero expedition | 2 boosts |
      | recall | Recall  | Ann    | hand            |         |
    And the quick action of fid was played 100 times today
    And Bob has passed
    When Ann uses fid
    Then it is refused by 5.3.e
    And nothing has changed
    When Ann plays recall for its mana cost
    And Ann plays fid for its mana cost in the hero expedition
    And Ann uses fid
    Then it is accepted
    And fid has 1 boost
    And it is Ann's turn

  @case:half-of-an-exchange-of-boosts @clause:1.4.1.c @clause:7.3.8.a
  Scenario: In an exchange of boosts, a Character that cannot gain any gains none, and the other still loses
    Given a game of Altered
    And the made-up card "Drought"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "cannot", "action": "gain-counter", "counter": "boost",
          "what": {"type": ["character"], "whose": "opponent"}}]}
      """
    And the made-up card "Swap"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "exchange-boosts",
          "first": {"is": "target", "what": {"type": ["character"], "whose": "yours"}, "name": "mine"},
          "second": {"is": "target", "what": {"type": ["character"], "whose": "opponent"}, "name": "theirs"}}}
      """
    And these cards
      | ref     | card                  | player | zone            | state    |
      | owl     | a character costing 1 | Ann    | hero expedition | 1 boost  |
      | fox     | a character costing 1 | Bob    | hero expedition | 4 boosts |
      | drought | Drought               | Bob    | landmark        |          |
      | swap    | Swap                  | Ann    | hand            |          |
    When Ann plays swap for its mana cost
    Then it is accepted
    And owl has 1 boost
    And fox has 1 boost

  @case:no-move-forward-all-day @clause:1.4.1.a @clause:2.2.14.a @clause:4.2.4.i @clause:4.2.5.b @edition:>=3.0
  Scenario: Expeditions that cannot move forward this Day fail to move at Dusk too, and their Gears stay
    Given a game of Altered
    And the made-up card "Truce"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "lasting", "duration": "this-day", "ability": {"is": "cannot", "action": "move-forward", "where": "each"}}}
      """
    And the made-up card "March"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "move-expedition", "where": "hero"}}
      """
    And the made-up card "Boots"
      """
      {"type": "permanent", "zone_type": "expedition", "subtypes": ["Gear"], "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "fails-to-move-forward", "where": "mine"}, "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref   | card                  | player | zone            |
      | owl   | a character costing 1 | Ann    | hero expedition |
      | boots | Boots                 | Ann    | hero expedition |
      | truce | Truce                 | Ann    | hand            |
      | march | March                 | Ann    | hand            |
    And Ann's deck has 5 cards
    And Bob has passed
    When Ann plays truce for its mana cost
    And Ann plays march for its mana cost
    Then it is accepted
    And Ann's hero expedition is at 0
    When Ann passes
    And Ann chooses truce and march
    And Ann chooses nothing
    Then it is accepted
    And Ann's hero expedition is at 0
    And boots is in Ann's hero expedition
    And Ann has 3 cards in hand
    And owl is in Ann's discard

  @case:impossible-gain-not-replaced @clause:1.4.1.d @clause:6.5.h
  Scenario: A replacement for gaining boosts does nothing when no boost can be gained
    Given a game of Altered
    And the made-up card "Drought"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "cannot", "action": "gain-counter", "counter": "boost",
          "what": {"type": ["character"], "whose": "opponent"}}]}
      """
    And the made-up card "Academy"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "modifies", "event": "gain-counter", "what": {"type": ["character"], "whose": "yours"},
          "then": {"is": "draw"}}]}
      """
    And the made-up card "Cheer"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
          {"is": "gain", "what": {"is": "all", "what": {"type": ["character"], "whose": "yours"}}, "count": 1},
          {"is": "resupply"}]}}
      """
    And these cards
      | ref     | card                  | player | zone            |
      | owl     | a character costing 1 | Ann    | hero expedition |
      | academy | Academy               | Ann    | landmark        |
      | drought | Drought               | Bob    | landmark        |
      | cheer   | Cheer                 | Ann    | hand            |
    And Ann's deck has 3 cards
    When Ann plays cheer for its mana cost
    Then it is accepted
    And Ann has no cards in hand
    And owl has no boosts
    And ann-deck-1 is in Ann's reserve

  @case:borrowed-and-seasoned @clause:1.4.3.a @clause:7.4.6.b @clause:4.2.5.c @clause:2.2.12.a @edition:>=3.0
  Scenario: At Rest a borrowed Seasoned Character goes to its owner's Reserve with its boosts and counts there
    Given a game of Altered
    And these cards
      | ref   | card                                | player | zone                 | state    | controller |
      | scout | a character costing 2 with Seasoned | Bob    | companion expedition | 2 boosts | Ann        |
      | r1    | a spell costing 1                   | Ann    | reserve              |          |            |
      | r2    | a spell costing 1                   | Ann    | reserve              |          |            |
      | b1    | a spell costing 1                   | Bob    | reserve              |          |            |
      | b2    | a spell costing 1                   | Bob    | reserve              |          |            |
      | hero  | a hero                              | Bob    | hero                 |          |            |
    And Bob has passed
    And Bob's deck has 2 cards
    When Ann passes
    Then Bob is asked to choose from scout, b1 and b2
    When Bob chooses scout and b1
    And Bob chooses nothing
    Then it is accepted
    And scout is in Bob's reserve
    And scout has 2 boosts
    And b2 is in Bob's discard
    And r1 is in Ann's reserve
    And r2 is in Ann's reserve
