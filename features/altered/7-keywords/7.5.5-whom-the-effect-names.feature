Feature: Altered 7.5.5, an effect that names who acts

  Background:
    Given a game of Altered

  @case:named-player-sacrifices @clause:1.4.7.b @clause:7.3.25.a @clause:7.5.5.b
  Scenario Outline: The player named by the effect sacrifices their own Character, and chooses it: <who>
    Given the made-up card "Toll"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "target-player", "who": "opponent", "do": {"is": "each-player", "who": "that-player",
         "do": {"is": "sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}}}}}
      """
    And these cards
      | ref  | card   | player  | zone                 |
      | toll | Toll   | <who>   | hand                 |
      | mine | a card | <who>   | hero expedition      |
      | one  | a card | <other> | hero expedition      |
      | two  | a card | <other> | companion expedition |
    And it is <who>'s turn
    When <who> plays toll for its mana cost
    Then <other> is asked to choose from one and two
    When <other> chooses two
    Then two is in <other>'s discard
    And one is in <other>'s hero expedition
    And mine is in <who>'s hero expedition

    Examples:
      | who | other |
      | Ann | Bob   |
      | Bob | Ann   |

  @case:named-player-discards @clause:1.4.7.b @clause:7.5.5.b @clause:7.3.5.a
  Scenario Outline: The named player discards: a Reaction to discards by <by> <hears> it
    Given the made-up card "Watch"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "is-discarded", "by": "<by>", "source": ["hand"]}, "effect": {"is": "draw"}}]}
      """
    And the made-up card "Fine"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "target-player", "who": "opponent", "do": {"is": "each-player", "who": "that-player",
         "do": {"is": "discard", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}}}}}}
      """
    And these cards
      | ref   | card   | player | zone            |
      | fine  | Fine   | Ann    | hand            |
      | watch | Watch  | Ann    | hero expedition |
      | card  | a card | Bob    | hand            |
    And Ann's deck has 2 cards
    When Ann plays fine for its mana cost
    Then card is in Bob's discard
    And Ann has <cards> in hand

    Examples:
      | by       | hears         | cards   |
      | opponent | hears         | 1 card  |
      | you      | does not hear | 0 cards |

  @case:named-player-exhausts @clause:7.3.11.a @clause:7.5.5.b
  Scenario Outline: The player who performs Exhausted Resupply exhausts: a Reaction to exhausting by <by> <hears> it
    Given the made-up card "Watch"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "gains-status", "status": "exhausted", "by": "<by>", "what": {"zone": ["reserve"]}}, "effect": {"is": "draw"}}]}
      """
    And the made-up card "Late delivery"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "target-player", "who": "opponent", "do": {"is": "resupply", "who": "that-player", "exhausted": true}}}
      """
    And these cards
      | ref   | card          | player | zone            |
      | late  | Late delivery | Ann    | hand            |
      | watch | Watch         | Ann    | hero expedition |
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    When Ann plays late for its mana cost
    Then bob-deck-1 is in Bob's reserve
    And bob-deck-1 is exhausted
    And Ann has <cards> in hand

    Examples:
      | by       | hears         | cards   |
      | opponent | hears         | 1 card  |
      | you      | does not hear | 0 cards |

  @case:each-exhausts-their-own @clause:7.3.11.a @clause:7.5.5.b
  Scenario Outline: If each player performs Exhausted Resupply, each exhausts their own card: what <by> exhausts
    Given the made-up card "Watch"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "gains-status", "status": "exhausted", "by": "<by>", "what": {"zone": ["reserve"], "whose": "<whose>"}}, "effect": {"is": "draw"}}]}
      """
    And the made-up card "Late for all"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "resupply", "who": "each", "exhausted": true}}
      """
    And these cards
      | ref   | card         | player | zone            |
      | late  | Late for all | Ann    | hand            |
      | watch | Watch        | Ann    | hero expedition |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann plays late for its mana cost
    Then ann-deck-1 is exhausted
    And bob-deck-1 is exhausted
    And Ann has <cards> in hand

    Examples:
      | case         | by       | whose    | cards   |
      | you-yours    | you      | yours    | 1 card  |
      | you-his      | you      | opponent | 0 cards |
      | others-yours | opponent | yours    | 0 cards |
      | others-his   | opponent | opponent | 1 card  |
