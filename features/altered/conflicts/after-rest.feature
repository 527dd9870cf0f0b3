Feature: Altered, Reactions "after Rest" of Characters that Rest sends away

  Background:
    Given a game of Altered
    And the made-up card "Dreamer"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 0, "mountain": 0, "water": 0,
       "abilities": [{"is": "reaction", "trigger": {"event": "daily-effect", "effect": "rest"}, "effect": {"is": "draw"}}]}
      """
    And Ann's deck has 6 cards
    And Bob has passed

  @case:after-rest-on-what-rests @clause:4.2.d @clause:6.3.e @edition:>=3.0 @conflict:86
  Scenario: Whether a Character that rests has its own "after Rest" Reaction is left open
    Given these cards
      | ref   | card    | player | zone            |
      | dream | Dreamer | Ann    | hero expedition |
    When Ann passes
    And Ann chooses nothing
    Then it is accepted
    And dream is in Ann's reserve
    And it is Afternoon of day 4
    And the rules leave open: is a Reaction after a daily effect activated by the effect, or by its being over?
      | outcome                 |
      | Ann has 2 cards in hand |
      | Ann has 3 cards in hand |

  @case:after-rest-on-what-stays @clause:4.2.d
  Scenario Outline: A Character that stays at Rest has its "after Rest" Reaction and draws: <case>
    Given these cards
      | ref   | card    | player | zone            | state   |
      | dream | Dreamer | Ann    | hero expedition | <state> |
    When Ann passes
    And Ann chooses nothing
    Then it is accepted
    And dream is in Ann's hero expedition
    And it is Afternoon of day 4
    And Ann has 3 cards in hand

    Examples:
      | case     | state    |
      | asleep   | asleep   |
      | anchored | anchored |
