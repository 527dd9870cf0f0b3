Feature: Altered 2.2, where abilities work and how long effects last, with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-an-exhausted-hero @clause:2.2.11.h
  Scenario: Waru & Mack, though exhausted, still make the Archivist fall asleep
    Given these cards
      | ref  | card               | player | zone | state     |
      | waru | Waru & Mack        | Ann    | hero | exhausted |
      | arch | Monolith Archivist | Ann    | hand |           |
    And Ann has 2 ready mana
    When Ann plays arch for its mana cost in the hero expedition
    Then it is accepted
    And arch is asleep

  @case:printed-a-fleeting-spell-from-the-deck @clause:1.2.4.d @clause:2.2.11.g @clause:2.4.6.b @clause:2.4.6.e @edition:>=3.0
  Scenario Outline: A Spell played from the Deck is Fleeting if it says so: <spell>
    Given these cards
      | ref   | card           | player | zone | state                  |
      | auraq | Auraq & Kibble | Ann    | hero | 5 performance counters |
      | d1    | Ordis Trooper  | Ann    | deck |                        |
      | d2    | Ordis Trooper  | Ann    | deck |                        |
      | spell | <spell>        | Ann    | deck |                        |
      | d4    | Ordis Trooper  | Ann    | deck |                        |
    When Ann passes
    And Bob passes
    And Ann chooses nothing
    And Ann chooses yes
    And Ann chooses yes
    And Ann chooses 1
    Then it is Afternoon of day 4
    And spell is in Ann's <zone>

    Examples:
      | spell        | zone    |
      | Charge!      | discard |
      | Charge! - R1 | reserve |

  @case:printed-cheaper-this-afternoon-from-noon @clause:2.2.14.e @edition:>=3.0
  Scenario: Vishvakarma, played at Noon, makes a Permanent in the Afternoon cheaper
    Given these cards
      | ref   | card           | player | zone | state                  |
      | auraq | Auraq & Kibble | Ann    | hero | 5 performance counters |
      | hub   | Brassbug Hub   | Ann    | deck |                        |
      | d2    | Ordis Trooper  | Ann    | deck |                        |
      | vish  | Vishvakarma    | Ann    | deck |                        |
      | d4    | Ordis Trooper  | Ann    | deck |                        |
    When Ann passes
    And Bob passes
    And Ann chooses nothing
    And Ann chooses yes
    And Ann chooses yes
    And Ann chooses 1
    And Ann chooses hero-expedition
    Then it is Afternoon of day 4
    When Bob passes
    And Ann plays hub for its mana cost
    Then it is accepted
    And hub is in Ann's landmark

  @case:printed-the-arena-has-water @clause:2.2.2.k @edition:>=3.0
  Scenario: The Snowman is in Water in the Arena, so it does not become Fleeting
    Given these cards
      | ref  | card        | player | zone |
      | snow | The Snowman | Ann    | hand |
    And Ann has 2 ready mana
    And Ann's hero expedition is at 3
    And Ann's companion expedition is at 4
    And Bob's hero expedition is at 4
    And Bob's companion expedition is at 3
    When Ann passes
    And Bob passes
    And Ann chooses nothing
    Then tiebreakers have started
    When Bob passes
    And Ann plays snow for its mana cost in the hero expedition
    Then it is accepted
    And snow is not fleeting
