Feature: Altered 6.5.b, how many targets, and which of several kinds

  Background:
    Given a game of Altered

  @case:altered-any-number-of-targets @clause:6.5.b @edition:>=3.0
  Scenario Outline: Any number of targets is as many as the player likes: <case>
    Given the made-up card "Cheer"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}, "any_number": true}, "count": 1}}
      """
    And these cards
      | ref   | card                  | player | zone                 |
      | cheer | Cheer                 | Ann    | hand                 |
      | one   | a character costing 1 | Ann    | hero expedition      |
      | two   | a character costing 1 | Ann    | hero expedition      |
      | three | a character costing 1 | Bob    | companion expedition |
    When Ann plays cheer for its mana cost
    Then Ann is asked to choose from one, two and three
    When Ann chooses <targets>
    Then it is accepted
    And one has <one>
    And two has <two>
    And three has <three>

    Examples:
      | case | targets            | one      | two      | three    |
      | none | nothing            | 0 boosts | 0 boosts | 0 boosts |
      | some | one and three      | 1 boost  | 0 boosts | 1 boost  |
      | all  | one, two and three | 1 boost  | 1 boost  | 1 boost  |

  @case:altered-targets-with-a-total @clause:6.5.b @clause:2.5.1.b @edition:>=3.0
  Scenario Outline: Targets that have too much together cannot be chosen together: <case>
    Given the made-up card "Wave"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "to": "reserve", "what": {"is": "target", "what": {"type": ["character"]}, <how>}}}
      """
    And these cards
      | ref   | card                                | player | zone                 | state   |
      | wave  | Wave                                | Ann    | hand                 |         |
      | one   | a character costing 2 with 2 Mountain | Bob    | hero expedition      |         |
      | two   | a character costing 2 with 1 Mountain | Bob    | hero expedition      | 1 boost |
      | three | a character costing 1 with 1 Mountain | Bob    | companion expedition |         |
      | much  | a character costing 6 with 6 Mountain | Bob    | companion expedition |         |
    When Ann plays wave for its mana cost
    Then Ann is asked to choose from one, two and three
    When Ann chooses one, two and three
    Then it is refused
    And nothing has changed
    When Ann chooses one and two
    Then it is accepted
    And one is in Bob's reserve
    And two is in Bob's reserve
    And three is in Bob's companion expedition

    Examples:
      | case      | how                                                                        |
      | statistic | "any_number": true, "total": {"of": "mountain", "most": 4}                 |
      | hand cost | "count": 3, "up_to": true, "total": {"of": "hand-cost", "most": 4}         |

  @case:altered-one-of-several-statuses @clause:2.4.1.a @clause:2.4.4.a @clause:6.5.b @edition:>=3.0
  Scenario: A target that is one of several statuses has any of them, Boosted among them
    Given the made-up card "Encore"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "gain", "what": {"is": "target", "what": {"type": ["character"], "one_status": ["fleeting", "boosted"]}}, "status": ["anchored"]}}
      """
    And these cards
      | ref    | card                  | player | zone                 | state            |
      | encore | Encore                | Ann    | hand                 |                  |
      | gone   | a character costing 1 | Ann    | hero expedition      | fleeting         |
      | fat    | a character costing 1 | Ann    | hero expedition      | 1 boost          |
      | plain  | a character costing 1 | Bob    | companion expedition |                  |
      | doze   | a character costing 1 | Bob    | companion expedition | asleep, 1 coin counter |
    When Ann plays encore for its mana cost
    Then Ann is asked to choose from gone and fat
    When Ann chooses fat
    Then it is accepted
    And fat is anchored

  @case:altered-such-a-type-or-such-a-sub-type @clause:2.2.1.h @clause:2.2.2.n @clause:7.3.25.a @edition:>=3.0
  Scenario: A Robot or Permanent is any Permanent, or whatever is a Robot
    Given the made-up card "Scrap"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sacrifice", "what": {"is": "choose", "what": {"type": ["permanent"], "or_subtype": ["Robot"], "whose": "yours"}}}}
      """
    And these cards
      | ref   | card                                    | player | zone            |
      | scrap | Scrap                                   | Ann    | hand            |
      | bug   | a character costing 1, classified Robot | Ann    | hero expedition |
      | inn   | a landmark permanent costing 1          | Ann    | landmark        |
      | owl   | a character costing 1, classified Plant | Ann    | hero expedition |
    When Ann plays scrap for its mana cost
    Then Ann is asked to choose from bug and inn
    When Ann chooses bug
    Then it is accepted
    And bug is in Ann's discard
    And owl is in Ann's hero expedition
