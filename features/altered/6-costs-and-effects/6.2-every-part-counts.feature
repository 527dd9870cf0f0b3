Feature: Altered, every part of a passive ability counts

  Background:
    Given a game of Altered

  @case:modifies-itself-by-whom @clause:6.2.b
  Scenario Outline: "If an opponent would discard me" applies only to that object and only to an opponent: <case>
    Given the made-up card "Jinn"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "modifies", "event": "discard", "this": true, "who": "opponent", "to": "mana"}]}
      """
    And the made-up card "Gate"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "discard", "what": {"is": "target", "what": {"type": ["character"]}}}}
      """
    And these cards
      | ref  | card                  | player | zone                 |
      | gate | Gate                  | <who>  | hand                 |
      | jinn | Jinn                  | Bob    | hero expedition      |
      | owl  | a character costing 1 | Bob    | companion expedition |
    And it is <who>'s turn
    When <who> plays gate for its mana cost
    And <who> chooses <card>
    Then it is accepted
    And <card> is in Bob's <zone>

    Examples:
      | case         | who | card | zone    |
      | itself       | Ann | jinn | mana    |
      | another      | Ann | owl  | discard |
      | by-its-owner | Bob | jinn | discard |

  @case:cost-under-a-condition @clause:5.1.2.c @clause:2.3.1.i
  Scenario Outline: An additional cost with a condition is paid only if the condition holds: <case>
    Given the made-up card "Tribute"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1, "effect": {"is": "resupply"},
       "abilities": [{"is": "additional-cost", "condition": {"is": "first-player", "so": <so>}, "cost": [{"is": "pay-mana", "mana": 1}]}]}
      """
    And these cards
      | ref  | card    | player | zone |
      | gift | Tribute | Ann    | hand |
    And Ann has 3 ready mana
    And Ann's deck has 2 cards
    When Ann plays gift for its mana cost
    Then it is accepted
    And Ann has <left> ready mana

    Examples:
      | case   | so    | left |
      | so     | true  | 1    |
      | not-so | false | 2    |

  @case:optional-cost-under-a-condition @clause:5.1.2.c
  Scenario: An optional cost whose condition does not hold is not offered
    Given the made-up card "Tribute"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1, "effect": {"is": "resupply"},
       "abilities": [{"is": "optional-cost", "condition": {"is": "first-player", "so": false}, "cost": [{"is": "pay-mana", "mana": 1}]}]}
      """
    And these cards
      | ref  | card    | player | zone |
      | gift | Tribute | Ann    | hand |
    And Ann has 3 ready mana
    And Ann's deck has 2 cards
    When Ann plays gift for its mana cost
    Then it is accepted
    And nobody is asked
    And Ann has 2 ready mana

  @case:lasting-number @clause:7.3.19.b @clause:2.2.14.b
  Scenario Outline: A lasting effect keeps the number that was rolled when it was made: <rolled>
    Given the made-up card "Haggle"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "roll"},
         {"is": "lasting", "duration": "this-day", "ability": {"is": "cost-alteration", "less": {"is": "number", "name": "die"}}}]}}
      """
    And these cards
      | ref    | card                  | player | zone |
      | haggle | Haggle                | Ann    | hand |
      | owl    | a character costing 7 | Ann    | hand |
    And Bob has passed
    And Ann has 7 ready mana
    And chance gives <rolled>
    When Ann plays haggle for its mana cost
    And Ann plays owl for its mana cost in the hero expedition
    Then it is accepted
    And Ann has <rolled> ready mana

    Examples:
      | rolled |
      | 2      |
      | 5      |

  @case:altered-every-condition-must-hold @clause:6.5.d
  Scenario Outline: An "if" with two conditions asks for both: <case>
    Given the made-up card "Truce"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "if", "then": {"is": "draw"},
                  "condition": {"is": "all-hold", "conditions": [
                    {"is": "exists", "what": {"type": ["character"], "whose": "yours"}},
                    {"is": "exists", "what": {"type": ["character"], "whose": "opponent"}}]}}}
      """
    And these cards
      | ref   | card                  | player   | zone            |
      | truce | Truce                 | Ann      | hand            |
      | owl   | a character costing 1 | <first>  | hero expedition |
      | fox   | a character costing 1 | <second> | hero expedition |
    And Ann's deck has 1 card
    When Ann plays truce for its mana cost
    Then it is accepted
    And Ann has <left> cards in deck

    Examples:
      | case      | first | second | left |
      | both      | Ann   | Bob    | 0    |
      | mine only | Ann   | Ann    | 1    |
      | theirs    | Bob   | Bob    | 1    |
