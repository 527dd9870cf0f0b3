Feature: Altered 4.2.3, turns of the Afternoon

  Background:
    Given a game of Altered

  @case:turns-alternate @clause:4.2.3.b @clause:4.2.3.e @clause:1.x:4.2.3.c.4
  Scenario: Each player plays a card and the turn passes to the other
    Given these cards
      | ref | card                  | player | zone |
      | a1  | a character costing 1 | Ann    | hand |
      | a2  | a character costing 1 | Ann    | hand |
      | b1  | a character costing 1 | Bob    | hand |
    And Ann has 2 ready mana
    And Bob has 1 ready mana
    When Ann plays a1 for its mana cost in the hero expedition
    Then it is Bob's turn
    When Bob plays b1 for its mana cost in the hero expedition
    Then it is Ann's turn
    When Ann plays a2 for its mana cost in the hero expedition
    Then it is Bob's turn

  @case:first-player-takes-the-first-turn @clause:4.2.3.c @clause:4.2.1.b
  @clause:1.x:4.2.3.b
  Scenario Outline: The first player of the next day takes its first turn: not <case>, who was first today
    Given <case> is the first player
    And it is <case>'s turn
    And Ann's deck has 6 cards
    And Bob's deck has 6 cards
    When <case> passes
    And <other> passes
    And <other> chooses nothing
    And <case> chooses nothing
    Then it is Afternoon of day 4
    And <other> is the first player
    And it is <other>'s turn

    Examples:
      | case | other |
      | Ann  | Bob   |
      | Bob  | Ann   |

  @case:passing-ends-the-turn @clause:4.2.3.d @clause:4.2.3.e
  Scenario: A player who passes ends the turn, and the other player takes the next one
    When Ann passes
    Then it is accepted
    And only this has changed
      | what | from           | to         |
      | Ann  | has not passed | has passed |
      | turn | Ann            | Bob        |

  @case:several-turns-in-a-row @clause:4.2.3.e
  @clause:1.x:4.2.3.a
  Scenario: After one player has passed, the other takes several turns in a row
    Given these cards
      | ref | card                  | player | zone |
      | b1  | a character costing 1 | Bob    | hand |
      | b2  | a character costing 1 | Bob    | hand |
    And Bob has 2 ready mana
    When Ann passes
    And Bob plays b1 for its mana cost in the hero expedition
    Then it is Bob's turn
    When Bob plays b2 for its mana cost in the companion expedition
    Then it is Bob's turn
    And it is Afternoon

  @case:passing-out-of-turn @clause:4.2.3.d
  Scenario: A player cannot pass in the opponent's turn
    When Bob passes
    Then it is refused
    And nothing has changed

  @case:passing-twice @clause:4.2.3.d
  Scenario: A player who has passed cannot pass again
    Given Ann has passed
    And it is Bob's turn
    When Ann passes
    Then it is refused
    And nothing has changed

  @case:all-passed @clause:4.2.3.b @clause:4.2.3.e @clause:4.2.f @clause:4.2.a @clause:4.2.c @clause:4.2.e
  @clause:1.x:4.2.3.a
  Scenario: Once both have passed, the day goes on through Dusk and Night to the next Morning
    Given these cards
      | ref | card                  | player | zone            |
      | owl | a character costing 1 | Ann    | hero expedition |
    And Ann's deck has 2 cards
    When Ann passes
    Then it is Afternoon
    When Bob passes
    And Ann chooses nothing
    Then Ann's hero expedition is at 1
    And owl is in Ann's reserve
    And it is Afternoon of day 4
    And Ann has 2 cards in hand

  @case:turn-goes-on-after-a-quick-action @clause:4.2.3.e
  @clause:1.x:4.2.3.c.2 @clause:1.x:4.2.3.c.3
  Scenario: After a quick action and its Reactions it is still the same player's turn
    Given the made-up card "Drummer"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "quick-action", "name": "Drum", "cost": [{"is": "pay-exhaust"}], "effect": {"is": "resupply"}},
                     {"is": "reaction", "name": "Echo", "trigger": {"event": "gains-status", "this": true, "status": "exhausted"},
                      "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
      """
    And these cards
      | ref  | card    | player | zone            |
      | drum | Drummer | Ann    | hero expedition |
    And Ann's deck has 2 cards
    When Ann uses drum
    Then it is accepted
    And drum has 1 boost
    And it is Ann's turn
    When Ann passes
    Then it is Bob's turn

  @case:after-you @clause:7.3.2.a @clause:7.3.2.b @clause:4.2.3.e
  Scenario: Example: "After You" ends a player's turn, and that player has not passed
    Given the made-up card "Alice"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "quick-action", "name": "Curtsey", "support": true, "cost": [{"is": "pay-discard"}], "effect": {"is": "after-you"}}]}
      """
    And these cards
      | ref   | card                  | player | zone    |
      | alice | Alice                 | Ann    | reserve |
      | owl   | a character costing 1 | Ann    | hand    |
    And Ann has 1 ready mana
    When Ann uses alice
    Then it is accepted
    And it is Bob's turn
    When Bob passes
    Then it is Ann's turn
    When Ann plays owl for its mana cost in the hero expedition
    Then it is accepted
