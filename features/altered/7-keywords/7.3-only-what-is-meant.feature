Feature: 7.3 Keyword actions reach what is meant
  Clauses 7.3.18.a and 7.3.20.a: what is readied is what the effect names, and what is played for free takes no mana.

  Background:
    Given a game of Altered

  @case:altered-others-stay-exhausted @clause:7.3.18.a
  Scenario: An effect that readies Characters leaves an exhausted Landmark as it is
    Given the made-up card "Wake"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "ready", "what": {"is": "all", "what": {"type": ["character"]}}}}
      """
    And these cards
      | ref  | card                           | player | zone            | state     |
      | wake | Wake                           | Ann    | hand            |           |
      | owl  | a character costing 1          | Bob    | hero expedition | exhausted |
      | inn  | a landmark permanent costing 1 | Bob    | landmark        | exhausted |
    When Ann plays wake for its mana cost
    Then it is accepted
    And owl is ready
    And inn is exhausted

  @case:altered-free-takes-no-mana @clause:7.3.20.a
  Scenario: A Character costing 3 that an effect plays for free takes none of Ann's four mana
    Given the made-up card "Digging"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "play", "free": true, "what": {"is": "choose", "what": {"zone": ["discard"]}}}}
      """
    And these cards
      | ref | card                  | player | zone    |
      | dig | Digging               | Ann    | hand    |
      | owl | a character costing 3 | Ann    | discard |
    And Ann has 4 ready mana
    When Ann plays dig for its mana cost
    And Ann chooses hero-expedition
    Then it is accepted
    And owl is in Ann's hero expedition
    And Ann has 4 ready mana

  @case:altered-no-cards-for-what-cannot-activate @clause:7.3.1.e
  Scenario Outline: A Character facing one that suppresses {J} and {H} does not draw by them: <case>
    Given the made-up card "The Council"
      """
      {"type": "character", "hand_cost": 4, "reserve_cost": 4, "forest": 3, "mountain": 3, "water": 3,
       "abilities": [{"is": "ignored", "what": {"type": ["character"], "where": "facing"}, "symbols": ["join", "hand", "reserve"]}]}
      """
    And the made-up card "Student"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "name": "Learn", "symbol": "<symbol>", "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref     | card        | player | zone            |
      | council | The Council | Bob    | hero expedition |
      | student | Student     | Ann    | hand            |
    And Ann's deck has 2 cards
    When Ann plays student for its mana cost in the <where> expedition
    Then it is accepted
    And Ann has <count> in hand

    Examples:
      | case         | symbol | where     | count   |
      | facing-join  | join   | hero      | 0 cards |
      | facing-hand  | hand   | hero      | 0 cards |
      | aside        | join   | companion | 1 card  |

  @case:altered-ignored-for-a-turn @clause:7.3.14.a
  Scenario: An ability ignored this turn works again in the next turn
    Given the made-up card "Hush"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "lasting", "duration": "this-turn", "ability": {"is": "ignored", "what": {"type": ["character"]}}}}
      """
    And the made-up card "Study"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "draw"}}
      """
    And the made-up card "Sage"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "name": "Note", "trigger": {"event": "draws"}, "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
      """
    And these cards
      | ref   | card  | player | zone            |
      | hush  | Hush  | Ann    | hand            |
      | study | Study | Bob    | hand            |
      | sage  | Sage  | Ann    | hero expedition |
    And Bob's deck has 2 cards
    When Ann plays hush for its mana cost
    And Bob plays study for its mana cost
    Then it is accepted
    And sage has 1 boost

  @case:altered-free-from-hand-takes-no-mana @clause:7.3.20.a
  Scenario Outline: A card that an effect plays from Hand costs its mana, or nothing if it is for free: <case>
    Given the made-up card "Invitation"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "play", "free": <free>, "what": {"is": "choose", "what": {"type": ["character"], "zone": ["hand"], "whose": "yours"}}}}
      """
    And these cards
      | ref | card                  | player | zone |
      | inv | Invitation            | Ann    | hand |
      | owl | a character costing 3 | Ann    | hand |
      | fox | a character costing 2 | Ann    | hand |
    And Ann has 4 ready mana
    When Ann plays inv for its mana cost
    And Ann chooses owl
    And Ann chooses hero-expedition
    Then it is accepted
    And owl is in Ann's hero expedition
    And Ann has <left> ready mana

    Examples:
      | case | free  | left |
      | free | true  | 4    |
      | paid | false | 1    |
