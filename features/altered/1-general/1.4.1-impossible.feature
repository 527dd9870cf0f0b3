Feature: Altered 1.4.1, what cannot be done beats what may be done

  @case:altered-impossible-part-is-left-out @clause:1.2.6.f @clause:1.4.1.a @clause:1.4.1.c
  @clause:1.x:1.4.1.c
  Scenario Outline: Of two things done at once, the impossible one is left out and the other is done
    Given a game of Altered
    And the made-up card "Watchman"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "cannot", "action": "gain-status", "status": "asleep",
                      "what": {"type": ["character"], "whose": "yours"}}]}
      """
    And the made-up card "Lullaby"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}},
                  "status": ["asleep"], "count": 1}}
      """
    And these cards
      | ref     | card                  | player | zone            |
      | watch   | Watchman              | <who>  | landmark        |
      | bird    | a character costing 1 | <who>  | hero expedition |
      | fox     | a character costing 1 | <else> | hero expedition |
      | lullaby | Lullaby               | Ann    | hand            |
    When Ann plays lullaby for its mana cost
    Then it is accepted
    And bird is not asleep
    And bird has 1 boost
    And fox is asleep and boosted

    Examples:
      | case | who | else |
      | ann  | Ann | Bob  |
      | bob  | Bob | Ann  |

  @case:altered-impossible-is-no-target @clause:1.4.1.a @clause:6.1.g @edition:>=3.0 @conflict:171
  Scenario: A Character that can be discarded is, whether or not one that cannot may be chosen
    Given a game of Altered
    And the made-up card "Statue"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "cannot", "action": "discard"}]}
      """
    And the made-up card "Quake"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "discard", "what": {"is": "target", "what": {"type": ["character"]}}}}
      """
    And these cards
      | ref    | card                  | player | zone                 |
      | statue | Statue                | Bob    | hero expedition      |
      | fox    | a character costing 1 | Bob    | companion expedition |
      | quake  | Quake                 | Ann    | hand                 |
    When Ann plays quake for its mana cost
    Then it is accepted
    And the rules leave open: can what cannot be discarded be chosen for it?
      | outcome                                    |
      | nobody is asked                            |
      | Ann is asked to choose from statue and fox |
    When Ann chooses fox if asked
    Then it is accepted
    And fox is in Bob's discard
    And statue is in Bob's hero expedition

  @case:altered-no-consequence-is-still-a-target @clause:6.1.g
  Scenario: A Character that is already asleep can be chosen to fall asleep
    Given a game of Altered
    And the made-up card "Lullaby"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}}, "status": ["asleep"]},
         {"is": "gain", "what": {"is": "it"}, "status": ["anchored"]}]}}
      """
    And these cards
      | ref     | card                  | player | zone                 | state  |
      | owl     | a character costing 1 | Bob    | hero expedition      | asleep |
      | fox     | a character costing 1 | Bob    | companion expedition |        |
      | lullaby | Lullaby               | Ann    | hand                 |        |
    When Ann plays lullaby for its mana cost
    Then Ann is asked to choose from owl and fox
    When Ann chooses owl
    Then it is accepted
    And owl is asleep
    And owl is anchored
    And fox is not asleep

  @case:altered-play-is-forbidden @clause:1.4.1.a
  @clause:1.x:1.4.1.a
  Scenario Outline: A player who cannot play Spells plays none, from Hand or Reserve
    Given a game of Altered
    And the made-up card "Silent street"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "cannot", "action": "play", "who": "opponent", "what": {"type": ["spell"]}}]}
      """
    And these cards
      | ref    | card              | player | zone     |
      | street | Silent street     | <who>  | landmark |
      | song   | a spell costing 1 | Ann    | <zone>   |
    And Ann has 1 ready mana
    When Ann plays song for its mana cost
    Then it is refused by 1.4.1.a
    And nothing has changed

    Examples:
      | case    | who | zone    |
      | hand    | Bob | hand    |
      | reserve | Bob | reserve |

  @case:altered-play-is-forbidden-to-others @clause:1.4.1.a
  Scenario: A prohibition on opponents does not bind its own player, nor opponents' other cards
    Given a game of Altered
    And the made-up card "Silent street"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "cannot", "action": "play", "who": "opponent", "what": {"type": ["spell"]}}]}
      """
    And these cards
      | ref    | card                  | player | zone     |
      | street | Silent street         | Ann    | landmark |
      | song   | a spell costing 1     | Ann    | hand     |
      | bird   | a character costing 1 | Bob    | hand     |
    And Ann has 1 ready mana
    And Bob has 1 ready mana
    When Ann plays song for its mana cost
    Then it is accepted
    When Bob plays bird for its mana cost in the hero expedition
    Then it is accepted
    And bird is in Bob's hero expedition

  @case:altered-which-expeditions-are-kept @clause:1.4.1.a @clause:7.4.4.k @edition:>=3.0
  Scenario Outline: A prohibition to move forward applies only to the Expeditions that it names: <case>
    Given a game of Altered
    And the made-up card "Anchor"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 0, "mountain": 0, "water": 0,
       "abilities": [{"is": "cannot", "action": "move-forward", "where": "<where>"}]}
      """
    And the made-up card "Stampede"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [{"is": "move-expedition", "where": "each"}, {"is": "move-expedition", "where": "each", "whose": "opponent"}]}}
      """
    And these cards
      | ref      | card     | player | zone            |
      | anchor   | Anchor   | Ann    | hero expedition |
      | stampede | Stampede | Bob    | hand            |
    And it is Bob's turn
    When Bob plays stampede for its mana cost
    Then it is accepted
    And Ann's hero expedition is at <her hero>
    And Ann's companion expedition is at <her companion>
    And Bob's hero expedition is at <his hero>
    And Bob's companion expedition is at <his companion>

    Examples:
      | case   | where            | her hero | her companion | his hero | his companion |
      | mine   | mine             | 0        | 1             | 1        | 1             |
      | other  | other            | 1        | 0             | 1        | 1             |
      | facing | facing           | 1        | 1             | 0        | 1             |
      | two    | other-and-facing | 1        | 0             | 1        | 0             |
