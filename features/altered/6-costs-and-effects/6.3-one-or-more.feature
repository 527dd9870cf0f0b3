Feature: Altered 6.3, one or several events at once, and conditions that hold at the time

  Background:
    Given a game of Altered
    And it is Bob's turn
    And the made-up card "Serpent"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "draws", "by": "opponent", "once": true},
                      "or_trigger": {"event": "resupplies", "by": "opponent"},
                      "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
      """
    And these cards
      | ref     | card    | player | zone            |
      | serpent | Serpent | Ann    | hero expedition |
    And Bob's deck has 9 cards
    And Ann's deck has 9 cards

  @case:altered-several-cards-drawn-at-once @clause:6.3.f @clause:6.3.b @edition:>=3.0
  Scenario Outline: Several cards drawn in one step activate the Reaction once, in two steps twice: <case>
    Given the made-up card "Study"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": <effect>}
      """
    And these cards
      | ref   | card  | player | zone |
      | study | Study | Bob    | hand |
    When Bob plays study for its mana cost
    Then it is accepted
    And serpent has <boosts>

    Examples:
      | case           | effect                                                                            | boosts   |
      | one            | {"is": "draw"}                                                                    | 1 boost  |
      | three          | {"is": "draw", "cards": 3}                                                        | 1 boost  |
      | steps          | {"is": "sequence", "steps": [{"is": "draw"}, {"is": "draw", "cards": 2}]}         | 2 boosts |
      | Resupply       | {"is": "resupply"}                                                                | 1 boost  |
      | Resupply twice | {"is": "sequence", "steps": [{"is": "resupply"}, {"is": "resupply"}]}             | 2 boosts |
      | hers           | {"is": "draw", "who": "opponent"}                                                 | 0 boosts |
      | top of a deck  | {"is": "move", "what": {"is": "from-deck"}, "to": "mana"}                         | 0 boosts |

  @case:altered-drawn-in-the-morning @clause:6.3.f @clause:4.2.1.d @edition:>=3.0
  Scenario: The two cards drawn in Morning activate the Reaction once
    Given these cards
      | ref  | card                                                     | player | zone            | state    |
      | rock | a character costing 1 with 0 Forest, 0 Mountain, 0 Water | Bob    | hero expedition | anchored |
    And Ann has passed
    And the made-up card "Keeper"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "draws", "by": "opponent", "once": true},
                      "effect": {"is": "gain", "what": {"is": "this"}, "counter": "coin", "count": 1}}]}
      """
    And these cards
      | ref    | card   | player | zone     |
      | keeper | Keeper | Ann    | landmark |
    When Bob passes
    And Bob chooses nothing
    And Ann chooses nothing
    Then it is accepted
    And keeper has 1 coin counter

  @case:altered-left-reserve-in-the-afternoon @clause:6.3.b @clause:7.5.9.a @clause:4.2.a @edition:>=3.0
  Scenario Outline: A card leaving Reserve activates the Reaction in the Afternoon, but not at Night: <case>
    Given the made-up card "Refinery"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "leaves", "what": {"whose": "yours"}, "source": ["reserve"]},
                      "condition": {"is": "in-phase", "phase": "afternoon"},
                      "effect": {"is": "gain", "what": {"is": "this"}, "counter": "sap", "count": 1}}]}
      """
    And these cards
      | ref | card                  | player | zone     |
      | ref | Refinery              | Bob    | landmark |
      | owl | a character costing 0 | Bob    | reserve  |
      | fox | a character costing 1 | Bob    | reserve  |
      | elk | a character costing 1 | Bob    | reserve  |
    And Ann has passed
    When <deed>
    And Bob chooses <answer>
    Then it is accepted
    And ref has <counters>

    Examples:
      | case      | deed                                                | answer      | counters        |
      | Afternoon | Bob plays owl for its mana cost                     | hero-expedition | 1 sap counter |
      | Night     | Bob passes                                          | owl and fox | 0 sap counters  |

  @case:altered-different-objects @clause:6.3.b @clause:4.2.b @edition:>=3.0
  Scenario Outline: Three different Characters are needed for three statuses, even if one has several: <case>
    Given the made-up card "Festival"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "phase", "phase": "dusk"},
                      "condition": {"is": "different", "objects": [
                        {"type": ["character"], "whose": "yours", "status": ["fleeting"]},
                        {"type": ["character"], "whose": "yours", "status": ["anchored"]},
                        {"type": ["character"], "whose": "yours", "status": ["asleep"]}]},
                      "effect": {"is": "win"}}]}
      """
    And these cards
      | ref   | card                  | player | zone                 | state   |
      | feast | Festival              | Ann    | landmark             |         |
      | one   | a character costing 1 | Ann    | companion expedition | <one>   |
      | two   | a character costing 1 | Ann    | hero expedition      | <two>   |
      | three | a character costing 1 | Ann    | hero expedition      | <three> |
    And Ann has passed
    When Bob passes
    Then <outcome>

    Examples:
      | case      | one                        | two      | three              | outcome          |
      | three     | fleeting                   | anchored | asleep             | Ann has won      |
      | crossed   | anchored, fleeting         | anchored | anchored, asleep   | Ann has won      |
      | two       | fleeting, anchored, asleep | anchored |                    | the game goes on |
      | no asleep | fleeting                   | anchored | anchored, fleeting | the game goes on |

  @case:altered-different-from-itself @clause:6.3.b @edition:>=3.0
  Scenario Outline: Two different Characters may include the object with the text unless it excludes itself: <case>
    Given the made-up card "Captain"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "phase", "phase": "dusk"},
                      "condition": {"is": "different", "objects": [
                        {"type": ["character"], "whose": "opponent"},
                        {"type": ["character"]<second>}]},
                      "effect": {"is": "win"}}]}
      """
    And these cards
      | ref     | card    | player | zone                 |
      | captain | Captain | Bob    | companion expedition |
    And Ann has passed
    When Bob passes
    Then <outcome>

    Examples:
      | case    | second             | outcome          |
      | any     |                    | Bob has won      |
      | another | , "other": true    | the game goes on |
      | not me  | , "not_it": "this" | the game goes on |
