Feature: Altered 2.1, objects that have moved or gone, with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-my-expedition-is-where-it-is-now @clause:2.1.h @edition:>=3.0
  Scenario: The Cadets switch Expeditions before their Reaction resolves, and the Recruit joins them there
    Given these cards
      | ref     | card          | player | zone                 |
      | ganesha | Ganesha - R2  | Ann    | hand                 |
      | cadets  | Ordis Cadets  | Ann    | hero expedition      |
      | far     | FarFetch 2.0  | Ann    | companion expedition |
      | hive    | Brassbug Hive | Ann    | landmark             |
    And Ann has 7 ready mana
    When Ann plays ganesha for its mana cost in the companion expedition
    And Ann chooses far
    And Ann chooses yes
    And Ann chooses yes
    And Ann chooses far
    And Ann chooses yes
    And Ann chooses cadets
    Then it is accepted
    And hive is in Ann's discard
    And cadets is in Ann's companion expedition
    And token1 is in Ann's companion expedition

  @case:printed-boosts-of-a-chef-that-is-gone @clause:2.1.h @edition:>=3.0
  Scenario Outline: The Chef's Reaction knows the boosts it had before Amarok had it sacrificed: <boosts>
    Given these cards
      | ref    | card             | player | zone            | state   |
      | chef   | Junior Chef - R1 | Ann    | reserve         | <state> |
      | amarok | Amarok           | Ann    | hero expedition |         |
    And Ann has 3 ready mana
    And Ann's deck has 2 cards
    When Ann plays chef for its mana cost in the hero expedition
    And Ann chooses amarok
    Then it is accepted
    And chef is in Ann's discard
    And ann-deck-1 is in Ann's <zone>

    Examples:
      | boosts | state    | zone    |
      | two    | 2 boosts | reserve |
      | one    | 1 boost  | deck    |

  @case:printed-a-reaction-does-not-follow-to-reserve @clause:7.4.5.e @edition:>=3.0
  Scenario: Fiore sends the Hydra to Reserve, and its own Reaction no longer finds it there
    Given these cards
      | ref     | card             | player | zone            |
      | ganesha | Ganesha - R2     | Ann    | hand            |
      | fiore   | Fiore dei Liberi | Ann    | hero expedition |
      | hydra   | Lernaean Hydra   | Ann    | hero expedition |
    And Ann has 7 ready mana
    When Ann plays ganesha for its mana cost in the companion expedition
    And Ann chooses fiore
    And Ann chooses yes
    And Ann chooses yes
    And Ann chooses fiore
    Then it is accepted
    And fiore has 1 boost
    And hydra is in Ann's reserve
    And hydra has 0 boosts
