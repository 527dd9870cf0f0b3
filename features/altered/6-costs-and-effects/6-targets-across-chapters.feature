Feature: 6 Targets and conditions, where they meet other chapters

  @case:two-tough-targets-for-one-mana @clause:6.5.b @clause:7.4.7.c @clause:7.4.7.d @clause:6.4.c @edition:>=3.0
  Scenario: With mana for one Tough cost only one of two Tough targets can be chosen
    Given a game of Altered
    And the made-up card "Lull"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "gain", "what": {"is": "target", "count": 2, "up_to": true, "what": {"type": ["character"]}}, "status": ["asleep"]}}
      """
    And these cards
      | ref  | card     | player | zone                 |
      | ach  | Achilles | Bob    | hero expedition      |
      | ach2 | Achilles | Bob    | companion expedition |
      | lull | Lull     | Ann    | hand                 |
    And Ann has 1 ready mana
    When Ann plays lull for its mana cost
    And Ann chooses ach and ach2
    Then it is refused
    When Ann chooses ach2
    Then it is accepted
    And ach2 is asleep
    And ach is not asleep
    And Ann has 0 ready mana

  @case:token-in-a-gigantic-place @clause:7.4.4.h @clause:2.1.h @clause:7.3.4.a @edition:>=3.0
  Scenario: A token that takes a Gigantic Character's place joins the Expedition its creator chooses
    Given a game of Altered
    And the made-up card "Metamorphosis"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "discard", "what": {"is": "target", "what": {"type": ["character"]}}},
          {"is": "create-token", "token": {"name": "Mana Moth", "forest": 2, "mountain": 2, "water": 2}, "where": "its"}]}}
      """
    And these cards
      | ref   | card                                | player | zone            |
      | giant | a character costing 5 with Gigantic | Bob    | hero expedition |
      | meta  | Metamorphosis                       | Ann    | hand            |
    And Bob has passed
    When Ann plays meta for its mana cost
    Then Ann is asked to choose from Bob's hero expedition and Bob's companion expedition
    When Ann chooses Bob's companion expedition
    Then it is accepted
    And token1 is in Bob's companion expedition
    When Ann passes
    Then it is accepted
    And Bob's companion expedition is at 1
    And Bob's hero expedition is at 0

  @case:no-token-and-no-otherwise @clause:6.5.e @clause:1.4.1.c
  Scenario: An impossible "then" part is not replaced by the "otherwise" part
    Given a game of Altered
    And the made-up card "Ban"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "cannot", "action": "create-token", "who": "opponent"}]}
      """
    And the made-up card "Solace"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "if", "condition": {"is": "not", "holds": {"is": "exists", "what": {"type": ["character"], "whose": "yours"}}},
          "then": {"is": "create-token", "token": {"name": "Moth", "forest": 1, "mountain": 0, "water": 0}, "where": "hero"},
          "otherwise": {"is": "draw"}}}
      """
    And these cards
      | ref    | card   | player | zone     |
      | solace | Solace | Ann    | hand     |
      | ban    | Ban    | Bob    | landmark |
    And Ann's deck has 2 cards
    When Ann plays solace for its mana cost
    Then it is accepted
    And only this has changed
      | what   | from       | to            |
      | solace | Ann's hand | Ann's reserve |
      | turn   | Ann        | Bob           |

  @case:doubled-nothing @clause:7.3.6.b @clause:6.5.f @edition:>=3.0
  Scenario: Doubling no boosts counts as not done, so the part that depends on it is left out
    Given a game of Altered
    And the made-up card "Echo"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "if-you-do", "first": {"is": "double", "what": {"is": "all", "what": {"type": ["character"], "whose": "yours"}}},
          "then": {"is": "draw"}}}
      """
    And these cards
      | ref  | card                  | player | zone            | state   |
      | owl  | a character costing 1 | Ann    | hero expedition |         |
      | fox  | a character costing 1 | Bob    | hero expedition | 1 boost |
      | echo | Echo                  | Ann    | hand            |         |
    And Ann's deck has 2 cards
    When Ann plays echo for its mana cost
    Then it is accepted
    And Ann has no cards in hand
    And owl has no boosts
    And fox has 1 boost

  @case:pushed-ahead-to-be-behind @clause:6.5.d @clause:7.4.4.j @clause:7.5.2.b @edition:>=3.0
  Scenario Outline: A Gigantic Character is behind only if both Expeditions are, which is checked as the step comes
    Given a game of Altered
    And the made-up card "Laggard"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "keyword", "keyword": "gigantic"},
          {"is": "reaction", "name": "Push", "symbol": "join", "effect": {"is": "move-expedition", "where": "companion", "whose": "opponent"}},
          {"is": "reaction", "name": "Cry", "symbol": "join",
           "effect": {"is": "if", "condition": {"is": "expedition", "where": "mine", "stands": "behind"}, "then": {"is": "draw"}}}]}
      """
    And these cards
      | ref | card    | player | zone |
      | lag | Laggard | Ann    | hand |
    And Bob's hero expedition is at 1
    And Ann's deck has 3 cards
    When Ann plays lag for its mana cost in the hero expedition
    And Ann chooses lag: <first>
    Then it is accepted
    And Bob's companion expedition is at 1
    And Ann has <cards> cards in hand

    Examples:
      | case | first | cards |
      | push | Push  | 1     |
      | cry  | Cry   | 0     |

  @case:gigantic-between-two-terrains @clause:7.5.7.b @clause:7.4.4.b @clause:7.5.7.a @clause:6.1.e @edition:>=3.0
  Scenario: A Gigantic Character is in the terrains of both Expeditions, and gains only once in a shared one
    Given a game of Altered
    And the made-up card "Seasons"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "gain", "what": {"is": "all", "what": {"type": ["character"], "in_terrain": "mountain"}}, "counter": "peak", "count": 1},
          {"is": "gain", "what": {"is": "all", "what": {"type": ["character"], "in_terrain": "forest"}}, "counter": "leaf", "count": 1},
          {"is": "gain", "what": {"is": "all", "what": {"type": ["character"], "in_terrain": "water"}}, "counter": "wave", "count": 1}]}}
      """
    And these cards
      | ref     | card                                | player | zone                 |
      | giant   | a character costing 5 with Gigantic | Ann    | hero expedition      |
      | owl     | a character costing 1               | Ann    | companion expedition |
      | seasons | Seasons                             | Ann    | hand                 |
    And Ann's hero expedition is at 3
    And Ann's companion expedition is at 1
    When Ann plays seasons for its mana cost
    Then it is accepted
    And giant has 1 peak counter
    And giant has 1 leaf counter
    And giant has 0 wave counters
    And owl has 1 peak counter
    And owl has 1 leaf counter

  @case:drawn-then-put-down-as-mana @clause:3.2.2.d @clause:3.2.2.e @clause:3.2.9.b @clause:6.5.h @edition:>=3.0
  Scenario: Each player's top card goes to the Mana zone; an empty Deck first takes the Discard pile, if any
    Given a game of Altered
    And these cards
      | ref  | card                  | player | zone    |
      | sus  | Sustenance            | Ann    | hand    |
      | old  | a character costing 1 | Ann    | discard |
    And Ann has 2 ready mana
    And Ann's deck has 1 card
    When Ann plays sus for its mana cost
    Then it is accepted
    And ann-deck-1 is in Ann's hand
    And old is in Ann's mana
    And old is exhausted
    And sus is in Ann's discard
    And Bob has 0 cards in mana
    And it is Bob's turn

  @case:exhausted-yet-forbidden @clause:2.4.5.d @clause:1.4.1.a @clause:2.4.1.d @clause:5.2.1.b @edition:>=3.0
  Scenario: A text that allows exhausted cards to be played does not allow a card that another text forbids
    Given a game of Altered
    And the made-up card "Walker"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1, "abilities": [{"is": "plays-exhausted"}]}
      """
    And the made-up card "Silence"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "cannot", "action": "play", "what": {"type": ["spell"]}, "who": "opponent"}]}
      """
    And these cards
      | ref     | card                  | player | zone     | state     |
      | walker  | Walker                | Ann    | landmark |           |
      | fox     | a character costing 0 | Ann    | reserve  | exhausted |
      | song    | a spell costing 0     | Ann    | reserve  | exhausted |
      | silence | Silence               | Bob    | landmark |           |
    When Ann plays song for its mana cost
    Then it is refused
    And nothing has changed
    When Ann plays fox for its mana cost in the hero expedition
    Then it is accepted
    And fox is ready and fleeting

  @case:boosts-of-two-different-ones @clause:6.5.b @clause:7.3.8.a @edition:>=3.0
  Scenario: Boosts are exchanged between two targets of one step, which must be two different Characters
    Given a game of Altered
    And the made-up card "Swap"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "exchange-boosts",
          "first": {"is": "target", "what": {"type": ["character"]}, "name": "one"},
          "second": {"is": "target", "what": {"type": ["character"]}, "name": "other"}}}
      """
    And these cards
      | ref  | card                  | player | zone                 | state    |
      | owl  | a character costing 1 | Ann    | hero expedition      | 1 boost  |
      | hen  | a character costing 1 | Ann    | companion expedition | 2 boosts |
      | fox  | a character costing 1 | Bob    | hero expedition      | 4 boosts |
      | swap | Swap                  | Ann    | hand                 |          |
    When Ann plays swap for its mana cost
    And Ann chooses owl
    Then Ann is asked to choose from hen and fox
    When Ann chooses fox
    Then it is accepted
    And owl has 4 boosts
    And fox has 1 boost
    And hen has 2 boosts
