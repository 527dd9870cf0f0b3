Feature: Altered 2.4.1, statuses that are gained by entering with them

  Background:
    Given a game of Altered

  @case:gericht-beside-the-milk @clause:2.4.1.g @clause:5.2.1.c @edition:>=3.0 @ruling:A157b
  Scenario Outline: Example: played from Reserve beside the Milk, Gericht gains Fleeting twice: <case>
    Given these cards
      | ref | card                     | player | zone            |
      | ge  | Gericht, Revered Duelist | Ann    | reserve         |
      | mi  | Arcolano Milk            | Ann    | hero expedition |
    And Ann has 4 ready mana
    When Ann plays ge for its mana cost in the hero expedition
    And Ann chooses <first>
    Then it is accepted
    And ge has 3 boosts
    And ge is fleeting
    And it is Bob's turn

    Examples:
      | case             | first |
      | its own first    | ge    |
      | the Milk's first | mi    |

  @case:gericht-from-hand-beside-the-milk @clause:2.4.6.a @edition:>=3.0
  Scenario: Gericht played from Hand beside the Milk gains Fleeting once
    Given these cards
      | ref | card                     | player | zone            |
      | ge  | Gericht, Revered Duelist | Ann    | hand            |
      | mi  | Arcolano Milk            | Ann    | hero expedition |
    And Ann has 4 ready mana
    When Ann plays ge for its mana cost in the hero expedition
    Then it is accepted
    And ge has 2 boosts
    And ge is fleeting

  @case:whose-reaction-to-what-it-enters-with @clause:2.4.1.g @clause:6.3.e @clause:7.5.3.a @edition:>=3.0
  Scenario Outline: Only a Reaction about itself notices the status that a Character enters with: <case>
    Given the made-up card "Runner"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "gains-status", <who>, "status": "<status>"}, "effect": {"is": "draw"}}<more>]}
      """
    And these cards
      | ref | card   | player | zone   |
      | run | Runner | Ann    | <from> |
    And Ann's deck has 3 cards
    When Ann plays run for its mana cost in the hero expedition
    Then it is accepted
    And Ann has <hand> <cards> in hand

    Examples:
      | case                    | who                                                    | status   | more                                                    | from    | hand | cards |
      | itself, from Reserve    | "this": true                                           | fleeting |                                                         | reserve | 1    | card  |
      | itself, from Hand       | "this": true                                           | fleeting |                                                         | hand    | 0    | cards |
      | another status          | "this": true                                           | asleep   |                                                         | reserve | 0    | cards |
      | it enters asleep        | "this": true                                           | asleep   | , {"is": "enters-with", "status": ["asleep"]}           | hand    | 1    | card  |
      | any Character           | "what": {"type": ["character"], "whose": "yours"}      | fleeting |                                                         | reserve | 0    | cards |
