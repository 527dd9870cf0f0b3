Feature: Altered 2.2.1, where a trigger looks that names no zone

  Background:
    Given a game of Altered
    And the made-up card "Cheer"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "gain", "what": {"is": "target", "what": {"zone": ["reserve", "expedition"], "type": ["character"]}}, "count": 1}}
      """
    And the made-up card "Clear out"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "discard", "what": {"is": "target", "what": {"zone": ["reserve", "expedition"], "type": ["character"]}}}}
      """

  @case:trigger-names-no-zone @clause:2.2.1.h @clause:7.5.4.a
  Scenario Outline: A Reaction about Characters that a player controls does not count those in Reserve: <case>
    Given the made-up card "Watch"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "<event>", "what": {"type": ["character"], "whose": "yours"}}, "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref   | card   | player | zone     |
      | spell | <card> | Ann    | hand     |
      | watch | Watch  | Ann    | landmark |
      | one   | a card | Ann    | <zone>   |
      | two   | a card | Bob    | <zone>   |
    And Ann's deck has 2 cards
    When Ann plays spell for its mana cost
    And Ann chooses one
    Then Ann has <cards> in hand

    Examples:
      | case                 | event         | card      | zone            | cards   |
      | boosted-in-reserve   | gains-counter | Cheer     | reserve         | 0 cards |
      | boosted-in-play      | gains-counter | Cheer     | hero expedition | 1 card  |
      | discarded-in-reserve | is-discarded  | Clear out | reserve         | 0 cards |
      | discarded-in-play    | is-discarded  | Clear out | hero expedition | 1 card  |

  @case:trigger-names-the-reserve @clause:2.2.1.h
  Scenario: A Reaction that names the Reserve triggers for a Character there
    Given the made-up card "Watch"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "gains-counter", "what": {"type": ["character"], "zone": ["reserve"], "whose": "yours"}}, "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref   | card   | player | zone            |
      | cheer | Cheer  | Ann    | hand            |
      | watch | Watch  | Ann    | landmark        |
      | one   | a card | Ann    | reserve         |
      | two   | a card | Ann    | hero expedition |
    And Ann's deck has 2 cards
    When Ann plays cheer for its mana cost
    And Ann chooses one
    Then Ann has 1 card in hand
