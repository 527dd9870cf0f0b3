Feature: Altered 6.2.j, modifiers of a whole step, and other modifiers of what is done

  Background:
    Given a game of Altered

  @case:altered-whole-step-once @clause:6.2.j @clause:6.2.g
  Scenario Outline: A modifier of a whole step replaces its draws together; another replaces each draw: <case>
    Given the made-up card "Detour"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "modifies", "event": "draw", "who": "you", "whole_step": <case>, "then": {"is": "resupply"}}]}
      """
    And the made-up card "Study"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "draw", "cards": 2}}
      """
    And these cards
      | ref    | card   | player | zone     |
      | detour | Detour | Bob    | landmark |
      | study  | Study  | Bob    | hand     |
    And it is Bob's turn
    And Bob's deck has 4 cards
    When Bob plays study for its mana cost
    Then it is accepted
    And Bob has 0 cards in hand
    And Bob has <cards> cards in reserve

    Examples:
      | case  | cards |
      | true  | 2     |
      | false | 3     |

  @case:altered-ignored-abilities @clause:7.3.14.a @clause:7.3.14.b
  Scenario Outline: Ignored abilities do not modify, cannot be used and do not react: <case>
    Given the made-up card "Hush"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "ignored", "what": {"type": ["character"]}}]}
      """
    And the made-up card "Sage"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "modifies", "event": "draw", "who": "you", "also": true, "then": {"is": "resupply"}},
                     {"is": "quick-action", "name": "Teach", "cost": [], "effect": {"is": "draw"}},
                     {"is": "reaction", "name": "Note", "trigger": {"event": "draws", "by": "you"}, "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
      """
    And the made-up card "Study"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "draw"}}
      """
    And these cards
      | ref   | card  | player | zone            |
      | hush  | Hush  | Bob    | <hush>          |
      | sage  | Sage  | Ann    | hero expedition |
      | study | Study | Ann    | hand            |
    And Bob has passed
    And Ann's deck has 4 cards
    When Ann plays study for its mana cost
    Then it is accepted
    And Ann has 1 card in hand
    And Ann has <reserve> cards in reserve
    And sage has <boosts> boosts
    When Ann uses sage
    Then <then>

    Examples:
      | case    | hush     | reserve | boosts | then           |
      | ignored | landmark | 1       | 0      | it is refused  |
      | heard   | hand     | 2       | 1      | it is accepted |

  @case:altered-several-dice @clause:7.3.19.c @clause:7.3.19.a
  Scenario Outline: A player who rolls more than one die chooses a result after seeing them: <case>
    Given the made-up card "Loaded Dice"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "rolls-more", "dice": 1}]}
      """
    And the made-up card "Gamble"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "roll"},
         {"is": "if", "condition": {"is": "at-least", "number": {"is": "number", "name": "die"}, "least": 4}, "then": {"is": "draw"}, "otherwise": {"is": "resupply"}}]}}
      """
    And these cards
      | ref    | card        | player | zone     |
      | dice   | Loaded Dice | Ann    | landmark |
      | gamble | Gamble      | Ann    | hand     |
    And Ann's deck has 2 cards
    And chance gives 2
    And chance gives 5
    When Ann plays gamble for its mana cost
    Then Ann is asked to choose from 2 and 5
    When Ann chooses <case>
    Then it is accepted
    And ann-deck-1 is in Ann's <zone>

    Examples:
      | case | zone    |
      | 2    | reserve |
      | 5    | hand    |

  @case:altered-defender-against-an-effect @clause:7.4.2.c @clause:7.4.2.b
  Scenario Outline: At Dusk a Defender also keeps an effect from moving its Expedition: <case>
    Given the made-up card "Evening walk"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "name": "Stroll", "trigger": {"event": "phase", "phase": "dusk"}, "effect": {"is": "move-expedition", "where": "hero"}}]}
      """
    And these cards
      | ref  | card                                                                | player | zone     |
      | walk | Evening walk                                                        | Ann    | landmark |
      | wall | a character costing 1, with Defender, with 0 Forest, 0 Mountain and 0 Water | Ann    | <zone>   |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And Ann's hero expedition is at <at>

    Examples:
      | case  | zone                 | at |
      | there | hero expedition      | 0  |
      | aside | companion expedition | 1  |

  @case:altered-changed-is-the-same-action @clause:6.2.k @edition:>=3.0
  Scenario: An action changed by a modifier is still the same action, so Fleeting does not apply to it again
    Given the made-up card "Clinger"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "modifies", "event": "discard", "whole_step": true, "to": "reserve"}]}
      """
    And the made-up card "Home"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "all", "what": {"named": ["Clinger"]}}, "to": "reserve"}}
      """
    And these cards
      | ref     | card    | player | zone            | state    |
      | clinger | Clinger | Ann    | hero expedition | fleeting |
      | home    | Home    | Ann    | hand            |          |
    When Ann plays home for its mana cost
    Then it is accepted
    And nobody is asked
    And clinger is in Ann's reserve

  @case:altered-declined-stays-declined @clause:6.2.k @clause:6.2.d @edition:>=3.0
  Scenario: A modifier declined for an action is not offered again once that action is changed
    Given the made-up card "Clinger"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [
         {"is": "modifies", "event": "leave", "may": true, "nothing": true},
         {"is": "modifies", "event": "discard", "whole_step": true, "to": "mana"}]}
      """
    And the made-up card "Home"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "all", "what": {"named": ["Clinger"]}}, "to": "reserve"}}
      """
    And these cards
      | ref     | card    | player | zone            | state    |
      | clinger | Clinger | Ann    | hero expedition | fleeting |
      | home    | Home    | Ann    | hand            |          |
    When Ann plays home for its mana cost
    And Ann chooses clinger
    And Ann chooses no
    Then it is accepted
    And nobody is asked
    And clinger is in Ann's mana
