Feature: 3.1.2 Whose zone a card goes to, where other chapters send it

  @case:anothers-card-played-from-reserve @clause:1.4.3.a @clause:5.1.2.i @clause:5.2.3.a @clause:2.4.6.a @edition:>=3.0
  Scenario Outline: A Landmark or Spell played from the opponent's Reserve goes to its owner's zone
    Given a game of Altered
    And the made-up card "Thief"
      """
      {"type": "hero", "reserve_limit": 2, "landmark_limit": 2,
       "abilities": [{"is": "quick-action", "cost": [{"is": "pay-exhaust"}],
          "effect": {"is": "play", "free": true, "what": {"is": "choose", "what": {"zone": ["reserve"], "whose": "opponent"}}}}]}
      """
    And these cards
      | ref   | card    | player | zone    |
      | thief | Thief   | Ann    | hero    |
      | swag  | <card>  | Bob    | reserve |
    When Ann uses thief
    Then it is accepted
    And only this has changed
      | what  | from          | to                    |
      | thief | Ann's hero    | Ann's hero, exhausted |
      | swag  | Bob's reserve | Bob's <zone>          |

    Examples:
      | case     | card                           | zone     |
      | landmark | a landmark permanent costing 3 | landmark |
      | spell    | a spell costing 3              | discard  |

  @case:anothers-character-in-ones-expedition @clause:5.2.1.b @clause:7.5.4.a @clause:1.4.3.a @clause:2.4.6.d @clause:6.3.d @edition:>=3.0
  Scenario: A player who plays another's Character controls it, and Rest sends it to its owner's Discard pile
    Given a game of Altered
    And the made-up card "Thief"
      """
      {"type": "hero", "reserve_limit": 2, "landmark_limit": 2,
       "abilities": [{"is": "quick-action", "cost": [{"is": "pay-exhaust"}],
          "effect": {"is": "play", "free": true, "what": {"is": "choose", "what": {"zone": ["reserve"], "whose": "opponent"}}}}]}
      """
    And the made-up card "Guest"
      """
      {"type": "character", "hand_cost": 3, "reserve_cost": 3, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "symbol": "reserve", "effect": {"is": "draw"}},
          {"is": "quick-action", "cost": [{"is": "pay-exhaust"}], "effect": {"is": "resupply"}}]}
      """
    And these cards
      | ref   | card  | player | zone    |
      | thief | Thief | Ann    | hero    |
      | guest | Guest | Bob    | reserve |
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    And Bob has passed
    When Ann uses thief
    And Ann chooses hero-expedition
    Then it is accepted
    And guest is in Ann's hero expedition
    And guest is fleeting
    And ann-deck-1 is in Ann's hand
    When Ann uses guest
    Then it is accepted
    And ann-deck-2 is in Ann's reserve
    When Ann passes
    And Bob chooses nothing
    And Ann chooses nothing
    Then guest is in Bob's discard
    And Bob has 2 cards in hand

  @case:exchanged-out-of-play @clause:7.3.9.a @clause:2.4.6.d @clause:2.5.k @edition:>=3.0
  Scenario Outline: A Character exchanged out of play goes where its status sends it, and the other keeps its boosts
    Given a game of Altered
    And the made-up card "Shift"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "exchange",
          "first": {"is": "target", "what": {"type": ["character"]}, "name": "one"},
          "second": {"is": "target", "what": {"zone": ["reserve"], "type": ["character"], "whose": "yours"}, "name": "other"}}}
      """
    And these cards
      | ref   | card                                | player | zone                 | state   |
      | out   | <out>                               | Ann    | companion expedition | <state> |
      | owl   | a character costing 1               | Ann    | reserve              | 2 boosts, exhausted |
      | shift | Shift                               | Ann    | hand                 |         |
    When Ann plays shift for its mana cost
    Then it is accepted
    And only this has changed
      | what  | from                               | to                                   |
      | out   | Ann's companion expedition<before> | Ann's <place>                        |
      | owl   | Ann's reserve, exhausted, 2 boosts | Ann's companion expedition, 2 boosts |
      | shift | Ann's hand                         | Ann's reserve                        |
      | turn  | Ann                                | Bob                                  |

    Examples:
      | case     | out                                 | state             | before              | place            |
      | plain    | a character costing 1               | 1 boost           | , 1 boost           | reserve          |
      | seasoned | a character costing 1 with Seasoned | 1 boost           | , 1 boost           | reserve, 1 boost |
      | fleeting | a character costing 1               | fleeting, 1 boost | , fleeting, 1 boost | discard          |
