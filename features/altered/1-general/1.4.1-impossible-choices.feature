Feature: Altered 1.4.1 and 6.1.g, what is forbidden is not done, whether or not it can be chosen

  Background:
    Given a game of Altered
    And the made-up card "Stone"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "cannot", "action": "gain-status", "status": "asleep"}]}
      """

  @case:altered-forbidden-status-is-no-option @clause:6.1.g @clause:1.4.1.a @edition:>=3.0 @conflict:171
  Scenario: A Character that can fall asleep does so, whether or not one that cannot may be chosen
    Given the made-up card "Lullaby"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}}, "status": ["asleep"]}}
      """
    And these cards
      | ref   | card                  | player | zone                 |
      | stone | Stone                 | Bob    | hero expedition      |
      | fox   | a character costing 1 | Bob    | companion expedition |
      | owl   | a character costing 1 | Ann    | companion expedition |
      | song  | Lullaby               | Ann    | hand                 |
    When Ann plays song for its mana cost
    Then it is accepted
    And the rules leave open: can who cannot fall asleep be chosen for it?
      | outcome                                        |
      | Ann is asked to choose from fox and owl        |
      | Ann is asked to choose from stone, fox and owl |
    When Ann chooses fox
    Then it is accepted
    And fox is asleep
    And stone is not asleep

  @case:altered-half-forbidden-is-an-option @clause:6.1.g @clause:1.4.1.c @edition:>=3.0
  Scenario: A Character that can have only one of two things done to it can be chosen for both
    Given the made-up card "Cradle song"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}},
                  "status": ["asleep"], "count": 1}}
      """
    And these cards
      | ref   | card                  | player | zone                 |
      | stone | Stone                 | Bob    | hero expedition      |
      | fox   | a character costing 1 | Bob    | companion expedition |
      | song  | Cradle song           | Ann    | hand                 |
    When Ann plays song for its mana cost
    Then Ann is asked to choose from fox and stone
    When Ann chooses stone
    Then it is accepted
    And stone has 1 boost
    And stone is not asleep

  @case:altered-forbidden-exhaust-is-no-option @clause:6.1.g @clause:1.4.1.a @edition:>=3.0 @conflict:171
  Scenario Outline: A Permanent that can be exhausted or readied is, whether or not one that cannot may be chosen
    Given the made-up card "Pillar"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "cannot", "action": "<verb>"}]}
      """
    And the made-up card "Touch"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "<verb>", "what": {"is": "target", "what": {"type": ["permanent"]}}}}
      """
    And these cards
      | ref    | card                           | player | zone     | state   |
      | pillar | Pillar                         | Bob    | landmark | <state> |
      | inn    | a landmark permanent costing 1 | Bob    | landmark | <state> |
      | touch  | Touch                          | Ann    | hand     |         |
    When Ann plays touch for its mana cost
    Then it is accepted
    And the rules leave open: can a Permanent be chosen for what cannot be done to it?
      | outcome                                    |
      | nobody is asked                            |
      | Ann is asked to choose from pillar and inn |
    When Ann chooses inn if asked
    Then it is accepted
    And pillar is <was>
    And inn is <now>

    Examples:
      | verb    | state     | was       | now       |
      | exhaust |           | ready     | exhausted |
      | ready   | exhausted | exhausted | ready     |

  @case:altered-forbidden-expedition-is-no-option @conflict:171 @clause:6.1.g @clause:1.4.1.a @edition:>=3.0
  Scenario: An Expedition that can move forward does so, whether or not one that cannot may be chosen
    Given the made-up card "Wall"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "cannot", "action": "move-forward", "where": "hero", "whose": "yours"}]}
      """
    And the made-up card "March"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "move-expedition", "where": "target"}}
      """
    And these cards
      | ref   | card  | player | zone     |
      | wall  | Wall  | Ann    | landmark |
      | march | March | Ann    | hand     |
    When Ann plays march for its mana cost
    Then it is accepted
    And the rules leave open: can an Expedition be chosen that cannot move forward?
      | outcome                                                                                                                             |
      | Ann is asked to choose from Ann's companion expedition, Bob's hero expedition and Bob's companion expedition                        |
      | Ann is asked to choose from Ann's hero expedition, Ann's companion expedition, Bob's hero expedition and Bob's companion expedition |
    When Ann chooses Bob's hero expedition
    Then it is accepted
    And Bob's hero expedition is at 1
    And Ann's hero expedition is at 0

  @case:altered-no-expedition-left-to-choose @conflict:171 @clause:6.5.h @edition:>=3.0
  Scenario: When no Expedition can move forward, none does, and the rest of the effect happens
    Given the made-up card "Wall"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "cannot", "action": "move-forward", "where": "each", "whose": "any"}]}
      """
    And the made-up card "March"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [{"is": "move-expedition", "where": "target"}, {"is": "draw"}]}}
      """
    And these cards
      | ref   | card  | player | zone     |
      | wall  | Wall  | Bob    | landmark |
      | march | March | Ann    | hand     |
    And Ann's deck has 1 card
    When Ann plays march for its mana cost
    Then it is accepted
    And the rules leave open: can an Expedition be chosen that cannot move forward?
      | outcome                                                                                                                             |
      | nobody is asked                                                                                                                     |
      | Ann is asked to choose from Ann's hero expedition, Ann's companion expedition, Bob's hero expedition and Bob's companion expedition |
    When Ann chooses Ann's hero expedition if asked
    Then it is accepted
    And ann-deck-1 is in Ann's hand
    And Ann's hero expedition is at 0
