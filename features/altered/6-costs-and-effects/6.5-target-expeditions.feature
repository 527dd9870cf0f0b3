Feature: Altered 6.5.b, an Expedition that is a target

  Background:
    Given a game of Altered

  @case:all-in-a-target-expedition @clause:6.5.b @edition:>=3.0
  Scenario Outline: An effect on all in target Expedition applies to the Expedition its player chooses: <case>
    Given the made-up card "Cheer"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"], "where": "target"}}, "count": 1}}
      """
    And these cards
      | ref   | card                  | player | zone                 |
      | cheer | Cheer                 | Ann    | hand                 |
      | one   | a character costing 1 | Ann    | hero expedition      |
      | two   | a character costing 1 | Ann    | hero expedition      |
      | three | a character costing 1 | Bob    | companion expedition |
    When Ann plays cheer for its mana cost
    Then Ann is asked to choose from Ann's hero expedition, Ann's companion expedition, Bob's hero expedition and Bob's companion expedition
    When Ann chooses <place>
    Then it is accepted
    And one has <hers>
    And two has <hers>
    And three has <his>

    Examples:
      | case    | place                      | hers     | his      |
      | hers    | Ann's hero expedition      | 1 boost  | 0 boosts |
      | his     | Bob's companion expedition | 0 boosts | 1 boost  |
      | nobodys | Bob's hero expedition      | 0 boosts | 0 boosts |

  @case:that-expedition-in-a-later-step @clause:6.5.b @edition:>=3.0
  Scenario: A later step can refer to the Expedition chosen before
    Given the made-up card "Landslide"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "discard", "what": {"is": "all", "what": {"type": ["character"], "where": "target"}}},
         {"is": "move-expedition", "where": "that", "forward": false}]}}
      """
    And these cards
      | ref   | card                  | player | zone                 |
      | slide | Landslide             | Ann    | hand                 |
      | one   | a character costing 1 | Bob    | hero expedition      |
      | two   | a character costing 1 | Bob    | companion expedition |
    And Bob's hero expedition is at 3
    And Bob's companion expedition is at 3
    When Ann plays slide for its mana cost
    And Ann chooses Bob's hero expedition
    Then it is accepted
    And one is in Bob's discard
    And two is in Bob's companion expedition
    And Bob's hero expedition is at 2
    And Bob's companion expedition is at 3

  @case:another-target-expedition @clause:6.5.b @edition:>=3.0
  Scenario: A later step with a target Expedition of its own may choose another one
    Given the made-up card "Landslide"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "discard", "what": {"is": "all", "what": {"type": ["character"], "where": "target"}}},
         {"is": "move-expedition", "where": "target", "forward": false}]}}
      """
    And these cards
      | ref   | card                  | player | zone                 |
      | slide | Landslide             | Ann    | hand                 |
      | one   | a character costing 1 | Bob    | hero expedition      |
      | two   | a character costing 1 | Bob    | companion expedition |
    And Bob's hero expedition is at 3
    And Bob's companion expedition is at 3
    When Ann plays slide for its mana cost
    And Ann chooses Bob's hero expedition
    And Ann chooses Bob's companion expedition
    Then it is accepted
    And one is in Bob's discard
    And Bob's hero expedition is at 3
    And Bob's companion expedition is at 2

  @case:target-expedition-of-a-lasting-text @clause:6.5.b @clause:2.2.14.b @edition:>=3.0
  Scenario Outline: A lasting effect on target Expedition stays with the one that was chosen: <case>
    Given the made-up card "Mire"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "lasting", "duration": "this-day", "ability": {"is": "cannot", "action": "move-forward", "where": "target"}}}
      """
    And the made-up card "March"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "simultaneously", "parts": [{"is": "move-expedition", "where": "hero"}, {"is": "move-expedition", "where": "companion"}]}}
      """
    And these cards
      | ref   | card  | player | zone |
      | mire  | Mire  | Ann    | hand |
      | march | March | Bob    | hand |
    When Ann plays mire for its mana cost
    And Ann chooses <chosen>
    Then it is accepted
    When Bob plays march for its mana cost
    Then Bob's hero expedition is at <hero>
    And Bob's companion expedition is at <companion>

    Examples:
      | case      | chosen                     | hero | companion |
      | hero      | Bob's hero expedition      | 0    | 1         |
      | companion | Bob's companion expedition | 1    | 0         |
      | hers      | Ann's hero expedition      | 1    | 1         |

  @case:regions-of-a-target-expedition @clause:6.5.b @clause:2.2.2.p @edition:>=3.0
  Scenario Outline: An effect that changes the region of target Expedition applies to the chosen one: <case>
    Given the made-up card "Deluge"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "lasting", "duration": "this-day", "ability": {"is": "regions", "terrains": ["water"], "instead": true, "where": ["target"]}}}
      """
    And the made-up card "Otter"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 0, "mountain": 0, "water": 1}
      """
    And these cards
      | ref    | card   | player | zone                 |
      | deluge | Deluge | Ann    | hand                 |
      | one    | Otter  | Ann    | hero expedition      |
      | two    | Otter  | Ann    | companion expedition |
    And the Tumult regions are forest and water; mountain; water; forest and mountain; forest; mountain and water
    And Ann's hero expedition is at 2
    And Ann's companion expedition is at 2
    And Bob has passed
    When Ann plays deluge for its mana cost
    Then Ann is asked to choose from Ann's hero expedition, Ann's companion expedition, Bob's hero expedition and Bob's companion expedition
    When Ann chooses <chosen>
    Then it is accepted
    When Ann passes
    Then Ann's hero expedition is at <hero>
    And Ann's companion expedition is at <companion>

    Examples:
      | case      | chosen                     | hero | companion |
      | hero      | Ann's hero expedition      | 3    | 2         |
      | companion | Ann's companion expedition | 2    | 3         |

  @case:as-often-as-a-target-expedition-says @clause:6.5.b @clause:6.5.i @edition:>=3.0
  Scenario Outline: A number or a "for each" can depend on target Expedition, which is chosen once first: <case>
    Given the made-up card "Tally"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": <effect>}
      """
    And these cards
      | ref   | card                  | player | zone            |
      | tally | Tally                 | Ann    | hand            |
      | one   | a character costing 1 | Ann    | hero expedition |
      | two   | a character costing 1 | Bob    | hero expedition |
      | three | a character costing 1 | Bob    | hero expedition |
    And Ann's deck has 6 cards
    When Ann plays tally for its mana cost
    Then Ann is asked to choose from Ann's hero expedition, Ann's companion expedition, Bob's hero expedition and Bob's companion expedition
    When Ann chooses <chosen>
    Then it is accepted
    And nobody is asked
    And Ann has <hand> cards in hand
    And one has <hers> boosts
    And two has <his> boosts

    Examples:
      | case           | effect                                                                                                                                                      | chosen                     | hand | hers | his |
      | repeat his     | {"is": "repeat", "times": {"is": "count", "what": {"where": "target"}}, "do": {"is": "draw"}}                                                               | Bob's hero expedition      | 2    | 0    | 0   |
      | repeat hers    | {"is": "repeat", "times": {"is": "count", "what": {"where": "target"}}, "do": {"is": "draw"}}                                                               | Ann's hero expedition      | 1    | 0    | 0   |
      | repeat nobodys | {"is": "repeat", "times": {"is": "count", "what": {"where": "target"}}, "do": {"is": "draw"}}                                                               | Bob's companion expedition | 0    | 0    | 0   |
      | for each       | {"is": "for-each", "what": {"where": "target"}, "do": {"is": "gain", "what": {"is": "it"}, "count": 1}}                                                     | Ann's hero expedition      | 0    | 1    | 0   |
      | that one in it | {"is": "repeat", "times": {"is": "count", "what": {"where": "target"}}, "do": {"is": "gain", "what": {"is": "all", "what": {"where": "that"}}, "count": 1}} | Ann's hero expedition      | 0    | 1    | 0   |

  @case:targets-of-what-is-done-so-often @clause:6.5.b @clause:6.5.i @edition:>=3.0
  Scenario Outline: Repetitions counted by target Expedition, and modes too, have choices of their own: <case>
    Given the made-up card "Tally"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": <effect>}
      """
    And these cards
      | ref   | card                  | player | zone            |
      | tally | Tally                 | Ann    | hand            |
      | one   | a character costing 1 | Ann    | hero expedition |
      | two   | a character costing 1 | Bob    | hero expedition |
      | three | a character costing 1 | Bob    | hero expedition |
    And Ann's deck has 6 cards
    When Ann plays tally for its mana cost
    Then Ann is asked to choose from Ann's hero expedition, Ann's companion expedition, Bob's hero expedition and Bob's companion expedition
    When Ann chooses <chosen>
    And Ann chooses <then>
    Then it is accepted
    And nobody is asked
    And Ann has <hand> cards in hand
    And one has <hers> boosts
    And two has <his> boosts

    Examples:
      | case           | effect                                                                                                                                                        | chosen                | then                  | hand | hers | his |
      | mode           | {"is": "modes", "count": {"is": "count", "what": {"where": "target"}}, "modes": {"a": {"is": "draw", "cards": 2}, "b": {"is": "resupply"}}}                   | Ann's hero expedition | a                     | 2    | 0    | 0   |
      | target in it   | {"is": "repeat", "times": {"is": "count", "what": {"where": "target"}}, "do": {"is": "gain", "what": {"is": "all", "what": {"where": "target"}}, "count": 1}} | Ann's hero expedition | Bob's hero expedition | 0    | 0    | 1   |
      | the same in it | {"is": "repeat", "times": {"is": "count", "what": {"where": "target"}}, "do": {"is": "gain", "what": {"is": "all", "what": {"where": "target"}}, "count": 1}} | Ann's hero expedition | Ann's hero expedition | 0    | 1    | 0   |

  @case:played-as-a-target-expedition-lets @clause:6.5.b @clause:5.1.1.d @edition:>=3.0
  Scenario Outline: Which card an effect may play can depend on target Expedition: <case>
    Given the made-up card "Herald"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "play", "free": true, "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours", "hand_cost_at_most": {"is": "count", "what": {"where": "target"}}}}}}
      """
    And the made-up card "Shed"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1}
      """
    And these cards
      | ref    | card                  | player | zone                 |
      | herald | Herald                | Ann    | hand                 |
      | shed   | Shed                  | Ann    | hand                 |
      | one    | a character costing 1 | Bob    | companion expedition |
    When Ann plays herald for its mana cost
    Then Ann is asked to choose from Ann's hero expedition, Ann's companion expedition, Bob's hero expedition and Bob's companion expedition
    When Ann chooses <chosen>
    Then it is accepted
    And shed is in Ann's <zone>

    Examples:
      | case  | chosen                     | zone     |
      | one   | Bob's companion expedition | landmark |
      | empty | Bob's hero expedition      | hand     |
