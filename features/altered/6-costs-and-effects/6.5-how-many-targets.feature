Feature: Altered 6.5.b, how many targets, and which of several kinds

  Background:
    Given a game of Altered

  @case:altered-any-number-of-targets @clause:6.5.b @edition:>=3.0
  Scenario Outline: A player chooses as many targets as they like if the text says any number: <case>
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
  Scenario Outline: Targets whose total is above the limit cannot be chosen together: <case>
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

  @case:altered-a-limit-leaves-fewer-targets @clause:6.5.b @clause:1.2.6.f @edition:>=3.0
  Scenario: If a limit leaves fewer targets than the step demands, as many as fit are chosen
    Given the made-up card "Undertow"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "to": "reserve", "what": {"is": "target", "what": {"type": ["character"]}, "count": 3,
                                                          "total": {"of": "hand-cost", "most": 4}}}}
      """
    And these cards
      | ref      | card                  | player | zone                 |
      | undertow | Undertow              | Ann    | hand                 |
      | one      | a character costing 2 | Bob    | hero expedition      |
      | two      | a character costing 2 | Bob    | companion expedition |
      | three    | a character costing 1 | Ann    | hero expedition      |
    When Ann plays undertow for its mana cost
    And Ann chooses one, two and three
    Then it is refused
    And nothing has changed
    When Ann chooses three
    Then it is refused
    And nothing has changed
    When Ann chooses one and three
    Then it is accepted
    And one is in Bob's reserve
    And two is in Bob's companion expedition
    And three is in Ann's reserve

  @case:altered-one-of-several-statuses @clause:2.4.1.a @clause:2.4.4.a @clause:6.5.b @edition:>=3.0
  Scenario: A target that must have one of several statuses may have any of them, Boosted included
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
  Scenario: "A Robot or Permanent" means any Permanent, and anything that is a Robot
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

  @case:altered-permanents-and-no-robots @clause:2.2.1.i @clause:2.2.1.h @edition:>=3.0
  Scenario Outline: A text about Permanents alone does not apply to a Character that is a Robot: <case>
    Given the made-up card "Works"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1, "abilities": [<ability>]}
      """
    And the made-up card "Bug"
      """
      {"type": "character", "subtypes": ["Robot"], "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "keyword", "keyword": "tough", "value": 1}]}
      """
    And the made-up card "Song"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "discard", "what": {"is": "all", "what": {"subtype": ["Plant"]}}},
         {"is": "gain", "what": {"is": "choose", "what": {"type": ["character"]}, "name": "second"}, "counter": "coin", "count": 1},
         {"is": "if", "condition": {"is": "matches", "it": "second", "what": {"type": ["permanent"]}}, "then": {"is": "draw"}}]}}
      """
    And these cards
      | ref   | card  | player | zone            |
      | works | Works | Ann    | landmark        |
      | bug   | Bug   | Bob    | hero expedition |
      | song  | Song  | Ann    | hand            |
    And Ann's deck has 1 card
    When Ann plays song for its mana cost
    Then it is accepted
    And bug is in Bob's hero expedition
    And bug has 1 coin counter
    And bug has 0 boosts
    And bug has 1 Forest
    And bug has Tough
    And bug does not have Eternal
    And Ann has 0 cards in hand

    Examples:
      | case            | ability                                                                                                                                                                                          |
      | keyword         | {"is": "keyword", "what": {"type": ["permanent"]}, "keyword": "eternal"}                                                                                                                          |
      | statistics      | {"is": "stats", "what": {"type": ["permanent"]}, "forest": 1}                                                                                                                                     |
      | sub-types       | {"is": "subtypes", "what": {"type": ["permanent"], "other": true}, "gains": ["Plant"]}                                                                                                            |
      | granted         | {"is": "grants", "what": {"type": ["permanent"], "other": true}, "ability": {"is": "reaction", "trigger": {"event": "is-played", "by": "each"}, "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}} |
      | lost            | {"is": "loses-abilities", "what": {"type": ["permanent"], "other": true}}                                                                                                                         |
      | ignored         | {"is": "ignored", "what": {"type": ["permanent"], "other": true}}                                                                                                                                 |
      | if there is one | {"is": "reaction", "trigger": {"event": "is-played", "by": "you"}, "effect": {"is": "if", "condition": {"is": "exists", "what": {"type": ["permanent"], "whose": "opponent"}}, "then": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "count": 1}}} |
      | a trigger       | {"is": "reaction", "trigger": {"event": "gains-counter", "what": {"type": ["permanent"]}}, "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "count": 1}}          |
      | for each        | {"is": "reaction", "trigger": {"event": "is-played", "by": "you"}, "effect": {"is": "for-each", "what": {"type": ["permanent"], "whose": "opponent"}, "do": {"is": "gain", "what": {"is": "it"}, "count": 1}}} |
      | differing       | {"is": "reaction", "trigger": {"event": "is-played", "by": "you"}, "effect": {"is": "if", "condition": {"is": "different", "objects": [{"type": ["character"]}, {"type": ["permanent"], "whose": "opponent"}, {"type": ["permanent"], "whose": "yours"}]}, "then": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "count": 1}}} |
