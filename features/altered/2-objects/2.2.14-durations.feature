Feature: Altered 2.2.14, how long effects last

  Background:
    Given a game of Altered
    And the made-up card "Feast"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "lasting", "duration": "this-day",
                  "ability": {"is": "stats", "forest": 1, "mountain": 1, "water": 1, "what": {"type": ["character"], "whose": "yours"}}}}
      """

  @case:altered-emblem-alters-characteristics @clause:2.3.1.j @clause:2.2.14.b @clause:2.2.2.m @clause:2.2.14.c
  Scenario Outline: An effect that lasts this Day changes characteristics without an object in play: <case>
    Given these cards
      | ref   | card                                                        | player | zone            | state    |
      | feast | Feast                                                       | <who>  | hand            |          |
      | owl   | a character costing 1 with 0 Forest, 0 Mountain and 0 Water | <who>  | hero expedition | anchored |
      | fox   | a character costing 1 with 0 Forest, 0 Mountain and 0 Water | <other> | companion expedition | anchored |
    And it is <who>'s turn
    When <who> plays feast for its mana cost
    And <other> passes
    And <who> passes
    Then it is Afternoon of day 4
    And <who>'s hero expedition is at 1
    And <other>'s companion expedition is at 0

    Examples:
      | case | who | other |
      | ann  | Ann | Bob   |
      | bob  | Bob | Ann   |

  @case:altered-next-card-of-the-day @clause:2.2.14.c
  Scenario: An effect on the next card ends with that card, though the Day goes on
    Given the made-up card "Voucher"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "lasting", "duration": "this-day", "ability": {"is": "cost-alteration", "less": 1, "next": true}}}
      """
    And these cards
      | ref | card                  | player | zone |
      | vou | Voucher               | Ann    | hand |
      | owl | a character costing 2 | Ann    | hand |
      | fox | a character costing 2 | Ann    | hand |
    And Ann has 3 ready mana
    And Bob has passed
    When Ann plays vou for its mana cost
    And Ann plays owl for its mana cost in the hero expedition
    Then Ann has 2 ready mana
    When Ann plays fox for its mana cost in the hero expedition
    Then it is accepted
    And Ann has 0 ready mana

  @case:altered-lasts-this-afternoon @clause:2.2.14.a @clause:2.2.14.e @clause:2.2.14.c
  Scenario Outline: An effect that lasts this Afternoon outlasts the turn and ends with the last turn: <case>
    Given the made-up card "Discount"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "lasting", "duration": "<duration>", "ability": {"is": "<ability>}}}
      """
    And these cards
      | ref  | card                  | player | zone            | state    |
      | disc | Discount              | Ann    | hand            |          |
      | owl  | a character costing 2 | Ann    | hand            |          |
      | rock | a character costing 1 | Ann    | companion expedition | anchored |
    And Ann has 1 ready mana
    And Ann's deck has 2 cards
    When Ann plays disc for its mana cost
    And Bob passes
    And Ann plays owl for its mana cost in the hero expedition
    Then <played>
    When Ann passes
    And Ann chooses nothing
    Then Ann's companion expedition is at <companion>

    Examples:
      | case               | duration       | ability                                | played                 | companion |
      | cost-turn          | this-turn      | cost-alteration", "less": 1            | it is refused by 6.4.c | 1         |
      | cost-afternoon     | this-afternoon | cost-alteration", "less": 1            | it is accepted         | 1         |
      | progress-afternoon | this-afternoon | cannot", "action": "move-forward"      | it is refused by 6.4.c | 1         |
      | progress-day       | this-day       | cannot", "action": "move-forward"      | it is refused by 6.4.c | 0         |

  @case:altered-made-before-the-afternoon @clause:2.2.14.a @clause:2.2.14.e @clause:2.2.14.d
  Scenario Outline: At <phase>, an effect lasting <duration> can or cannot be created: <case>
    Given the made-up card "Herald"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 0, "mountain": 0, "water": 0,
       "abilities": [{"is": "reaction", "trigger": {"event": "phase", "phase": "<phase>"},
                      "effect": {"is": "if-you-do",
                                 "first": {"is": "lasting", "duration": "<duration>", "ability": {"is": "cost-alteration", "less": 1}},
                                 "then": {"is": "gain", "what": {"is": "this"}, "counter": "trumpet", "count": 1}}}]}
      """
    And these cards
      | ref    | card                  | player | zone            | state    |
      | herald | Herald                | Ann    | hero expedition | <status> |
      | owl    | a character costing 1 | Ann    | hand            |          |
    When Ann passes
    And Bob passes
    And Ann chooses nothing
    Then it is Afternoon of day 4
    And herald has <counters> trumpet counters
    When Bob passes
    And Ann plays owl for its mana cost in the companion expedition
    Then <outcome>

    Examples:
      | case               | phase | duration       | status   | counters | outcome                |
      | noon-afternoon     | noon  | this-afternoon | anchored | 1        | it is accepted         |
      | morning-afternoon  | morning | this-afternoon | anchored | 1      | it is accepted         |
      | noon-turn          | noon  | this-turn      | anchored | 0        | it is refused by 6.4.c |
      | dusk-afternoon     | dusk  | this-afternoon | anchored | 0        | it is refused by 6.4.c |
      | night-day          | night | this-day       | anchored | 1        | it is refused by 6.4.c |
