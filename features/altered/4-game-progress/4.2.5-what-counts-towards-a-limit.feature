Feature: Altered 4.2.5, which objects are kept over a limit, and which do not count towards it

  Background:
    Given a game of Altered
    And the made-up card "Hermit"
      """
      {"type": "hero", "reserve_limit": 0, "landmark_limit": 0}
      """
    And these cards
      | ref    | card   | player | zone |
      | hermit | Hermit | Ann    | hero |
    And it is Bob's turn
    And Ann has passed
    And Ann's deck has 9 cards
    And Bob's deck has 9 cards

  @case:altered-one-more-of-a-type-or-a-sub-type @clause:4.2.5.c @clause:2.2.1.i @clause:2.2.2.o @edition:>=3.0
  Scenario Outline: A text lets one more Permanent be kept, or a Robot too if it names Robots: <case>
    Given the made-up card "Depot"
      """
      {"type": "permanent", "zone_type": "expedition", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "limit", "plus": 1, "what": {"type": ["permanent"]<robots>}}]}
      """
    And these cards
      | ref   | card                                    | player | zone            |
      | depot | Depot                                   | Ann    | hero expedition |
      | inn   | a landmark permanent costing 1          | Ann    | reserve         |
      | bug   | a character costing 1, classified Robot | Ann    | reserve         |
      | moss  | a character costing 1, classified Plant | Ann    | reserve         |
    When Bob passes
    And Ann chooses moss
    Then it is refused
    And nothing has changed
    When Ann chooses bug
    Then it is <verdict>
    When Ann chooses inn
    Then it is <afterwards>

    Examples:
      | case       | robots                    | verdict            | afterwards |
      | permanents |                           | refused by 4.2.5.c | accepted   |
      | robots     | , "or_subtype": ["Robot"] | accepted           | refused    |

  @case:altered-one-more-but-not-itself @clause:4.2.5.c @edition:>=3.0
  Scenario Outline: A Landmark that lets one more Landmark be kept may be that one itself unless it says not: <case>
    Given the made-up card "Gallery"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "limit", "of": "landmark", "plus": 1, "what": {"type": ["permanent"]<but>}}]}
      """
    And these cards
      | ref     | card                           | player | zone     |
      | gallery | Gallery                        | Ann    | landmark |
      | inn     | a landmark permanent costing 1 | Ann    | landmark |
    When Bob passes
    And Ann chooses <kept>
    Then it is <verdict>
    And inn is in Ann's <there>

    Examples:
      | case       | but                | kept    | verdict            | there    |
      | itself     |                    | gallery | accepted           | discard  |
      | not itself | , "other": true    | gallery | refused by 4.2.5.c | landmark |
      | not me     | , "not_it": "this" | gallery | refused by 4.2.5.c | landmark |
      | any        |                    | inn     | accepted           | landmark |
      | another    | , "other": true    | inn     | accepted           | landmark |
      | but me     | , "not_it": "this" | inn     | accepted           | landmark |

  @case:altered-uncounted-but-itself @clause:4.2.5.c @edition:>=3.0 @conflict:135
  Scenario Outline: A Landmark whose text says Landmarks do not count means itself too unless it is excluded: <case>
    Given the made-up card "Attic"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "uncounted", "what": {"type": ["permanent"]<which>}}]}
      """
    And these cards
      | ref   | card                           | player | zone     |
      | attic | Attic                          | Ann    | landmark |
      | inn   | a landmark permanent costing 1 | Ann    | landmark |
    When Bob passes
    Then the rules leave open: is its player asked about what does not count?
      | outcome                                  |
      | Ann is not asked to choose from <beside> |
      | Ann is asked to choose from <beside>     |
    When Ann chooses <beside> if asked
    Then it is accepted
    And attic is in Ann's <attic>
    And inn is in Ann's <inn>

    Examples:
      | case    | which              | attic    | inn      | beside        |
      | all     |                    | landmark | landmark | attic and inn |
      | another | , "other": true    | discard  | landmark | inn           |
      | not me  | , "not_it": "this" | discard  | landmark | inn           |
      | only me | , "it": "this"     | landmark | discard  | attic         |

  @case:altered-uncounted-of-some-kind @clause:4.2.5.c @clause:2.2.1.i @clause:2.2.2.o @edition:>=3.0 @conflict:135
  Scenario Outline: A text keeps all cards in Reserve, or those of one kind, from counting towards the limit: <case>
    Given the made-up card "Cellar"
      """
      {"type": "permanent", "zone_type": "expedition", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "uncounted", "what": {"zone": ["reserve"]<which>}}]}
      """
    And these cards
      | ref    | card                                                                        | player | zone            | state     |
      | cellar | Cellar                                                                      | Bob    | hero expedition |           |
      | large  | a character costing 1, classified Robot, with 1 Forest, 1 Mountain, 3 Water | Ann    | reserve         |           |
      | cold   | a character costing 1, classified Plant, with 1 Forest, 1 Mountain, 1 Water | Ann    | reserve         | exhausted |
    When Bob passes
    Then the rules leave open: is its player asked about what does not count?
      | outcome                                  |
      | Ann is not asked to choose from <beside> |
      | Ann is <asked> to choose from <beside>   |
    When Ann chooses <beside> if asked
    Then it is accepted
    And large is in Ann's <large>
    And cold is in Ann's <cold>

    Examples:
      | case       | which                                            | large   | cold    | beside         | asked     |
      | all        |                                                  | reserve | reserve | large and cold | asked     |
      | ready      | , "without": ["exhausted"]                       | reserve | discard | large          | asked     |
      | small      | , "stat_at_most": 2                              | discard | reserve | cold           | asked     |
      | permanents | , "type": ["permanent"]                          | discard | discard | large and cold | not asked |
      | robots     | , "type": ["permanent"], "or_subtype": ["Robot"] | reserve | discard | large          | asked     |

  @case:altered-what-is-too-many-its-controller-sacrifices @clause:4.2.5.c @clause:7.5.5.d @clause:1.4.1.a @edition:>=3.0
  Scenario Outline: A Landmark over the limit is sacrificed by its controller, so a text against that can stop it: <case>
    Given the made-up card "Ward"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "cannot", "action": "sacrifice", "what": {"type": ["permanent"]}, "who": "opponent"}]}
      """
    And these cards
      | ref  | card                           | player   | zone     |
      | ward | Ward                           | <player> | landmark |
      | inn  | a landmark permanent costing 1 | Ann      | landmark |
    When Bob passes
    Then it is accepted
    And inn is in Ann's <zone>

    Examples:
      | case   | player | zone     |
      | hers   | Ann    | discard  |
      | theirs | Bob    | landmark |
