Feature: 7.4.4 Gigantic, where other chapters speak of one Expedition

  @case:both-must-move @clause:7.4.4.j @clause:4.2.4.h @clause:6.3.b @edition:>=3.0
  Scenario Outline: A Gigantic Character's Expedition moves forward only if both do, and counts as moving once
    Given a game of Altered
    And the made-up card "Strider"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "keyword", "keyword": "gigantic"},
          {"is": "reaction", "trigger": {"event": "moves-forward", "where": "mine"}, "effect": {"is": "resupply"}}]}
      """
    And these cards
      | ref     | card                                       | player | zone            |
      | strider | Strider                                    | Ann    | hero expedition |
      | fox     | a character costing 3<more>                | Bob    | companion expedition |
    And Ann's deck has 5 cards
    And Bob has passed
    When Ann passes
    And Ann chooses nothing
    Then it is accepted
    And Ann's hero expedition is at 1
    And Ann's companion expedition is at <companion>
    And Ann has <cards> cards in reserve

    Examples:
      | case | more                                    | companion | cards |
      | both | , with 0 Forest, 0 Mountain and 0 Water | 1         | 2     |
      | one  | , with 2 Forest, 2 Mountain and 2 Water | 0         | 1     |

  @case:my-expedition-and-i @clause:7.4.4.j @clause:7.5.7.b @clause:7.5.7.a @clause:6.5.d @edition:>=3.0
  Scenario: A Gigantic Character is in a terrain if one of its Expeditions is; its Expedition needs both
    Given a game of Altered
    And the made-up card "Pilgrim"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "keyword", "keyword": "gigantic"},
          {"is": "reaction", "symbol": "join", "effect": {"is": "sequence", "steps": [
             {"is": "if", "condition": {"is": "expedition", "where": "mine", "in_terrain": "forest"}, "then": {"is": "draw"}},
             {"is": "if", "condition": {"is": "matches", "what": {"in_terrain": "forest"}}, "then": {"is": "resupply"}}]}}]}
      """
    And these cards
      | ref     | card    | player | zone |
      | pilgrim | Pilgrim | Ann    | hand |
    And Ann's hero expedition is at 1
    And Ann's companion expedition is at 2
    And Ann's deck has 3 cards
    When Ann plays pilgrim for its mana cost in the companion expedition
    Then it is accepted
    And ann-deck-1 is in Ann's reserve
    And Ann has no cards in hand
