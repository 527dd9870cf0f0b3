Feature: Altered 5.1.1, when something can be played

  Background:
    Given a game of Altered

  @case:card-in-own-turn @clause:5.1.1.a @clause:5.1.1.b @clause:4.2.3.d
  @clause:1.x:5.1.1.b
  Scenario Outline: A player plays a card in their own turn: <case>
    Given these cards
      | ref | card                  | player | zone |
      | owl | a character costing 1 | <case> | hand |
    And it is <case>'s turn
    And <case> has 1 ready mana
    When <case> plays owl for its mana cost in the hero expedition
    Then it is accepted
    And only this has changed
      | what        | from      | to                       |
      | owl         | <case>'s hand | <case>'s hero expedition |
      | <case>'s mana | 1 ready   | 1 exhausted              |
      | turn        | <case>    | <other>                  |

    Examples:
      | case | other |
      | Ann  | Bob   |
      | Bob  | Ann   |

  @case:card-in-the-others-turn @clause:5.1.1.b @clause:1.x:4.2.3.c.1
  @clause:1.x:5.1.1.b
  Scenario Outline: A player cannot play a card in the opponent's turn: <case>
    Given these cards
      | ref | card                  | player | zone |
      | owl | a character costing 1 | <case> | hand |
    And it is <other>'s turn
    And <case> has 1 ready mana
    When <case> plays owl for its mana cost in the hero expedition
    Then it is refused by 5.1.1.b
    And nothing has changed

    Examples:
      | case | other |
      | Ann  | Bob   |
      | Bob  | Ann   |

  @case:quick-action-in-the-others-turn @clause:5.1.1.b @clause:5.3.a
  @clause:1.x:5.1.1.b
  Scenario: A player cannot play a quick action in the opponent's turn
    Given the made-up card "Well"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "quick-action", "name": "Draw up", "cost": [{"is": "pay-exhaust"}], "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref  | card | player | zone     |
      | well | Well | Bob    | landmark |
    And Bob's deck has 1 card
    When Bob uses well
    Then it is refused by 5.1.1.b
    And nothing has changed

  @case:cards-that-are-nowhere-to-be-played @clause:5.2.a
  Scenario Outline: A card can be played only from Hand or Reserve, not from <zone>
    Given these cards
      | ref | card                  | player | zone   |
      | owl | a character costing 1 | Ann    | <zone> |
    And Ann has 2 ready mana
    When Ann plays owl for its mana cost in the hero expedition
    Then it is refused by 5.2.a
    And nothing has changed

    Examples:
      | zone                 |
      | discard              |
      | deck                 |
      | mana                 |
      | companion expedition |

  @case:who-passed-plays-no-more @clause:5.1.1.b @clause:4.2.3.e
  Scenario: A player who has passed cannot play anything more that day
    Given these cards
      | ref | card                  | player | zone |
      | owl | a character costing 1 | Ann    | hand |
      | fox | a character costing 1 | Bob    | hand |
    And Ann has 1 ready mana
    And Bob has 1 ready mana
    When Ann passes
    And Bob plays fox for its mana cost in the hero expedition
    Then it is Bob's turn
    When Ann plays owl for its mana cost in the hero expedition
    Then it is refused by 5.1.1.b
    And nothing has changed

  @case:reaction-must-be-played @clause:5.1.1.c @clause:4.4.b @clause:5.1.2.b @clause:5.4.a @clause:5.4.c @clause:5.4.b
  @clause:1.x:5.1.1.d
  Scenario: A Reaction in Limbo is played without asking its player whether to
    Given the made-up card "Scout"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "name": "Supplies", "symbol": "join", "effect": {"is": "resupply"}}]}
      """
    And these cards
      | ref   | card  | player | zone |
      | scout | Scout | Ann    | hand |
    And Ann has 1 ready mana
    And Ann's deck has 1 card
    When Ann plays scout for its mana cost in the hero expedition
    Then it is accepted
    And nobody is asked
    And ann-deck-1 is in Ann's reserve
    And scout is in Ann's hero expedition
    And no ability waits

  @case:altered-what-reacts-stays-where-it-is @clause:5.4.b
  Scenario: A Reaction is played from Limbo, while its object stays where it is
    Given the made-up card "Bell"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "name": "Ring", "trigger": {"event": "draws", "by": "you"}, "effect": {"is": "resupply"}}]}
      """
    And the made-up card "Study"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "draw"}}
      """
    And these cards
      | ref   | card  | player | zone     |
      | bell  | Bell  | Ann    | landmark |
      | study | Study | Ann    | hand     |
    And Ann's deck has 2 cards
    When Ann plays study for its mana cost
    Then it is accepted
    And ann-deck-2 is in Ann's reserve
    And bell is in Ann's landmark
    And no ability waits

  @case:played-by-an-effect @clause:5.1.1.d @clause:5.2.a @clause:7.3.20.a
  Scenario Outline: An effect plays a card for free from <zone>
    Given the made-up card "Invitation"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "effect": {"is": "play", "what": {"is": "choose", "what": {"type": ["character"]}}, "free": true}}
      """
    And these cards
      | ref   | card                  | player | zone   |
      | invit | Invitation            | Ann    | hand   |
      | bear  | a character costing 7 | Ann    | <zone> |
    And Ann has 1 ready mana
    When Ann plays invit for its mana cost
    And Ann chooses companion-expedition
    Then it is accepted
    And bear is in Ann's companion expedition
    And Ann has 0 ready mana

    Examples:
      | zone    |
      | hand    |
      | reserve |
