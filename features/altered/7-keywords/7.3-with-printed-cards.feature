Feature: Altered 7.3, more keyword actions with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-sacrificed-whatever-happens @clause:7.3.25.b @clause:6.5.f @clause:6.2.b @clause:6.2.f @edition:>=3.0
  Scenario Outline: A sacrificed Character that goes or stays elsewhere was still sacrificed: <case>
    Given these cards
      | ref     | card           | player | zone                 | state    |
      | gift    | Gift of Self   | Ann    | hand                 |          |
      | jinn    | Tiny Jinn      | Ann    | hero expedition      | 1 boost  |
      | sap     | Mountain Guide | Ann    | companion expedition | anchored |
      | tent    | Floral Tent    | Ann    | companion expedition |          |
      | lakshmi | Lakshmi - R2   | Ann    | hero expedition      |          |
    And Ann has 2 ready mana
    And Ann's deck has 3 cards
    When Ann plays gift for its mana cost
    And Ann chooses <who>
    Then it is accepted
    And Ann has 2 cards in hand
    And lakshmi has 1 boost
    And jinn is in Ann's <jinn>
    And sap is in Ann's companion expedition
    And sap is <sap>

    Examples:
      | case          | who  | jinn            | sap          |
      | put elsewhere | jinn | mana            | anchored     |
      | it stays      | sap  | hero expedition | not anchored |

  @case:printed-discarded-is-not-sacrificed @clause:7.3.25.a @clause:7.3.25.b @edition:>=3.0
  Scenario: A Character that stays instead of being discarded has not been sacrificed
    Given these cards
      | ref     | card           | player | zone                 | state    |
      | gate    | Banishing Gate | Ann    | hand                 |          |
      | guide   | Mountain Guide | Ann    | companion expedition | anchored |
      | tent    | Floral Tent    | Ann    | companion expedition |          |
      | lakshmi | Lakshmi - R2   | Ann    | hero expedition      |          |
    And Ann has 4 ready mana
    When Ann plays gate for its mana cost
    And Ann chooses guide
    Then it is accepted
    And guide is in Ann's companion expedition
    And guide is not anchored
    And lakshmi has 0 boosts

  @case:printed-council-ignores-symbols-only @clause:7.3.1.e @clause:7.3.14.a @clause:7.3.14.b
  Scenario: Facing the Council, Drowsy Dodo does not fall Asleep but still reacts to others joining
    Given these cards
      | ref     | card             | player | zone            |
      | council | The Council      | Bob    | hero expedition |
      | here    | Drowsy Dodo - R1 | Ann    | hand            |
      | inari   | Inari            | Bob    | hand            |
    And Ann has 2 ready mana
    And Bob has 3 ready mana
    When Ann plays here for its mana cost in the hero expedition
    Then it is accepted
    And here is not asleep
    When Bob plays inari for its mana cost in the hero expedition
    Then it is accepted
    And here has 1 boost

  @case:printed-both-rolls-changed @clause:7.3.19.c
  Scenario Outline: Two Martengales may each add 1 to the result: <add>
    Given these cards
      | ref       | card                | player | zone                 |
      | trickster | Ouroboros Trickster | Ann    | hand                 |
      | one       | Martengale - R1     | Ann    | hero expedition      |
      | two       | Martengale - R1     | Ann    | companion expedition |
    And Ann has 2 ready mana
    And chance gives 2
    When Ann plays trickster for its mana cost in the hero expedition
    And Ann chooses <add>
    Then it is accepted
    And trickster has <n> boosts

    Examples:
      | add | n |
      | 4   | 2 |
      | 3   | 1 |
      | 2   | 1 |

  @case:printed-tent-hears-who-switches @clause:7.5.9.c @clause:6.2.b @edition:>=3.0
  Scenario: A Character that would switch out of Floral Tent's Expedition stays there and loses Anchored
    Given these cards
      | ref    | card           | player | zone                 | state    |
      | hooked | Hooked         | Ann    | hand                 |          |
      | guide  | Mountain Guide | Ann    | companion expedition | anchored |
      | tent   | Floral Tent    | Ann    | companion expedition |          |
    And Ann has 1 ready mana
    When Ann plays hooked for its mana cost
    Then it is accepted
    And guide is in Ann's companion expedition
    And guide is not anchored

  @case:printed-augments-nothing @clause:7.3.3.a @edition:>=3.0
  Scenario: Augment gives nothing to a Character without a counter
    Given these cards
      | ref     | card             | player | zone                 |
      | sniffer | Sap Sniffer - R1 | Ann    | hand                 |
      | inari   | Inari            | Ann    | companion expedition |
    And Ann has 1 ready mana
    When Ann plays sniffer for its mana cost in the hero expedition
    And Ann chooses yes
    And Ann chooses inari
    Then it is accepted
    And inari has 0 boosts

  @case:printed-double-of-nothing @clause:7.3.6.b
  Scenario: Doubling zero boosts is no gain, so Akhlut does not react
    Given these cards
      | ref    | card               | player | zone            | state |
      | sap    | Sap Dispersal - R1 | Ann    | hand            |       |
      | akhlut | Akhlut             | Ann    | hero expedition |       |
      | inari  | Inari              | Bob    | reserve         |       |
      | kappa  | Kappa              | Bob    | reserve         |       |
    And Ann has 2 ready mana
    When Ann plays sap for its mana cost
    Then it is accepted
    And nobody is asked
    And akhlut has 0 boosts

  @case:printed-draws-from-the-top-in-the-morning @clause:7.3.7.a
  Scenario: In the Morning cards are drawn from the top
    Given Ann's deck has 3 cards
    And Bob's deck has 3 cards
    And Bob has passed
    When Ann passes
    And Bob chooses nothing
    And Ann chooses nothing
    Then ann-deck-1 is in Ann's hand
    And ann-deck-2 is in Ann's hand
    And ann-deck-3 is in Ann's deck
