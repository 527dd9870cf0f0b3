Feature: Altered 3.2.2, places in a Deck

  Background:
    Given a game of Altered

  @case:altered-above-the-bottom @clause:3.2.2.b @clause:3.2.2.c @clause:3.2.2.f
  Scenario Outline: A card put <above> cards above the bottom of a Deck of <deck> lies there, or else on top
    Given the made-up card "File"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "move", "what": {"is": "all", "what": {"type": ["character"]}}, "to": "deck", "place": "bottom", "below": <above>},
         {"is": "draw", "cards": <draws>}]}}
      """
    And these cards
      | ref  | card                  | player | zone            |
      | owl  | a character costing 1 | Ann    | hero expedition |
      | file | File                  | Ann    | hand            |
    And Ann's deck has <deck> cards
    When Ann plays file for its mana cost
    Then it is accepted
    And owl is in Ann's <zone>

    Examples:
      | case         | above | deck | draws | zone |
      | bottom       | 0     | 3    | 3     | deck |
      | bottom-drawn | 0     | 3    | 4     | hand |
      | second       | 1     | 3    | 2     | deck |
      | second-drawn | 1     | 3    | 3     | hand |
      | short        | 5     | 2    | 1     | hand |

  @case:altered-from-either-end @clause:3.2.2.b @clause:3.2.2.c
  Scenario Outline: An effect takes cards from the end of the Deck that it names: <case>
    Given the made-up card "Dig"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "from-deck", "cards": <cards>, "end": "<end>"}, "to": "reserve"}}
      """
    And these cards
      | ref | card                  | player | zone |
      | dig | Dig                   | Ann    | hand |
      | d1  | a character costing 1 | Ann    | deck |
      | d2  | a character costing 1 | Ann    | deck |
      | d3  | a character costing 1 | Ann    | deck |
      | d4  | a character costing 1 | Ann    | deck |
    When Ann plays dig for its mana cost
    Then it is accepted
    And d1 is in Ann's <first>
    And d2 is in Ann's <second>
    And d3 is in Ann's <third>
    And d4 is in Ann's <fourth>

    Examples:
      | case        | cards | end    | first   | second  | third   | fourth  |
      | top         | 1     | top    | reserve | deck    | deck    | deck    |
      | top-two     | 2     | top    | reserve | reserve | deck    | deck    |
      | bottom      | 1     | bottom | deck    | deck    | deck    | reserve |
      | bottom-two  | 2     | bottom | deck    | deck    | reserve | reserve |

  @case:altered-pile-goes-under-the-deck @clause:3.2.2.d
  Scenario: The Discard pile goes under what is left of the Deck, in the order that chance gives
    Given the made-up card "Dig deep"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "move", "what": {"is": "from-deck", "cards": 2, "end": "bottom"}, "to": "reserve"},
         {"is": "draw"}]}}
      """
    And these cards
      | ref | card                  | player | zone    |
      | dig | Dig deep              | Ann    | hand    |
      | top | a character costing 1 | Ann    | deck    |
      | p1  | a character costing 1 | Ann    | discard |
      | p2  | a character costing 1 | Ann    | discard |
      | p3  | a character costing 1 | Ann    | discard |
    And chance gives p2, p3 and p1
    When Ann plays dig for its mana cost
    Then it is accepted
    And p1 is in Ann's reserve
    And p3 is in Ann's reserve
    And p2 is in Ann's deck
    And top is in Ann's hand

  @case:altered-some-of-what-a-deck-lacks @clause:3.2.2.e
  Scenario: A player who is to draw three cards draws the only two there are
    Given the made-up card "Study"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "draw", "cards": 3}}
      """
    And these cards
      | ref   | card  | player | zone |
      | study | Study | Ann    | hand |
    And Ann's deck has 2 cards
    When Ann plays study for its mana cost
    Then it is accepted
    And Ann has 2 cards in hand

  @case:altered-cost-of-missing-cards @clause:3.2.2.e
  Scenario Outline: Deck cards pay a cost only if there are enough, Discard pile included: <deck>, and one in <pile>
    Given the made-up card "Digger"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "quick-action", "name": "Dig", "cost": [{"is": "pay-discard", "what": {"is": "from-deck", "cards": 2}}],
                      "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
      """
    And these cards
      | ref | card                  | player | zone            |
      | dig | Digger                | Ann    | hero expedition |
      | old | a character costing 1 | Ann    | <pile>          |
    And Ann's deck has <deck> cards
    When Ann uses dig
    Then <outcome>
    And dig has <boosts> boosts

    Examples:
      | case     | deck | pile    | outcome                | boosts |
      | short    | 1    | reserve | it is refused by 3.2.2.e | 0    |
      | enough   | 2    | reserve | it is accepted         | 1      |
      | shuffled | 1    | discard | it is accepted         | 1      |
