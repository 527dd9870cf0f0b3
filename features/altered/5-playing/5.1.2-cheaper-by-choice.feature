Feature: Altered 5.1.2, costs that depend on the Expedition and on optional costs

  Background:
    Given a game of Altered

  @case:altered-cheaper-into-an-empty-expedition @clause:5.1.2.e @clause:5.2.1.a @clause:6.4.c @edition:>=3.0
  Scenario: A card costs less in an Expedition without Characters, and only there
    Given the made-up card "Wolf"
      """
      {"type": "character", "hand_cost": 3, "reserve_cost": 3, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "cost-alteration", "less": 2, "this": true, "into_empty": true}]}
      """
    And these cards
      | ref  | card                                       | player | zone                 |
      | wolf | Wolf                                       | Ann    | hand                 |
      | owl  | a character costing 1                      | Ann    | hero expedition      |
      | kit  | an expedition permanent costing 1          | Ann    | companion expedition |
      | bear | a character costing 1                      | Bob    | companion expedition |
    And Ann has 1 ready mana
    When Ann plays wolf for its mana cost in the hero expedition
    Then it is refused by 6.4.c
    And nothing has changed
    When Ann plays wolf for its mana cost in the companion expedition
    Then it is accepted
    And wolf is in Ann's companion expedition
    And Ann has 0 ready mana

  @case:altered-gigantic-is-in-both @clause:5.1.2.e @clause:7.4.4.b @clause:6.4.c @edition:>=3.0
  Scenario: A Gigantic Character is in both Expeditions, so neither counts as empty
    Given the made-up card "Wolf"
      """
      {"type": "character", "hand_cost": 3, "reserve_cost": 3, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "cost-alteration", "less": 2, "this": true, "into_empty": true}]}
      """
    And these cards
      | ref  | card                                 | player | zone            |
      | wolf | Wolf                                 | Ann    | hand            |
      | owl  | a character costing 1, with Gigantic | Ann    | hero expedition |
    And Ann has 2 ready mana
    When Ann plays wolf for its mana cost in the companion expedition
    Then it is refused by 6.4.c
    And nothing has changed

  @case:altered-discarded-to-cost-less @clause:5.1.2.c @clause:5.1.2.e @edition:>=3.0
  Scenario Outline: A player who pays the optional cost pays less mana: <case>
    Given the made-up card "Prison"
      """
      {"type": "spell", "hand_cost": 3, "reserve_cost": 3,
       "abilities": [{"is": "optional-cost", "less": 2, "cost": [{"is": "pay-discard", "what": {"is": "choose", "what": {"zone": ["reserve"], "whose": "yours"}}}]}],
       "effect": {"is": "nothing"}}
      """
    And these cards
      | ref    | card                  | player | zone    |
      | prison | Prison                | Ann    | hand    |
      | owl    | a character costing 1 | Ann    | reserve |
    And Ann has <mana> ready mana
    When Ann plays prison for its mana cost
    And <answer>
    Then it is accepted
    And prison is in Ann's reserve
    And owl is in Ann's <there>
    And Ann has <left> ready mana

    Examples:
      | case | mana | answer          | there   | left |
      | paid | 4    | Ann chooses yes | discard | 3    |
      | not  | 4    | Ann chooses no  | reserve | 1    |

  @case:altered-only-by-paying-more @clause:5.1.2.c @clause:5.1.2.f @edition:>=3.0
  Scenario: With too little mana otherwise, the optional cost that lowers the price is paid without asking
    Given the made-up card "Prison"
      """
      {"type": "spell", "hand_cost": 3, "reserve_cost": 3,
       "abilities": [{"is": "optional-cost", "less": 2, "cost": [{"is": "pay-discard", "what": {"is": "choose", "what": {"zone": ["reserve"], "whose": "yours"}}}]}],
       "effect": {"is": "nothing"}}
      """
    And these cards
      | ref    | card                  | player | zone    |
      | prison | Prison                | Ann    | hand    |
      | second | Prison                | Ann    | hand    |
      | owl    | a character costing 1 | Ann    | reserve |
    And Bob has passed
    And Ann has 1 ready mana
    When Ann plays prison for its mana cost
    Then it is accepted
    And owl is in Ann's discard
    And Ann has 0 ready mana
    When Ann plays second for its mana cost
    Then it is refused by 6.4.c
    And nothing has changed

  @case:altered-cheaper-while-in-my-expedition @clause:5.1.2.e
  Scenario Outline: A text that lowers costs works only while its condition about "my Expedition" holds: <case>
    Given the made-up card "Host"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "cost-alteration", "less": 1, "condition": {"is": "exists", "least": 2, "what": {"type": ["character"], "where": "mine"}}}]}
      """
    And these cards
      | ref   | card                  | player | zone            |
      | host  | Host                  | <who>  | hero expedition |
      | guest | a character costing 1 | <who>  | <zone>          |
      | owl   | a character costing 2 | <who>  | hand            |
    And it is <who>'s turn
    And <who> has 1 ready mana
    When <who> plays owl for its mana cost in the companion expedition
    Then it is <outcome>
    And <who> has <left> ready mana

    Examples:
      | case           | who | zone                 | outcome  | left |
      | hers           | Ann | hero expedition      | accepted | 0    |
      | her-other-one  | Ann | companion expedition | refused  | 1    |
      | his            | Bob | hero expedition      | accepted | 0    |
      | his-other-one  | Bob | companion expedition | refused  | 1    |
