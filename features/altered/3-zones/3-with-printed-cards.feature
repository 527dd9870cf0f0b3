Feature: Altered 3, zones with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-in-play @clause:3.1.4.a @clause:2.2.1.h
  Scenario: Characters in Expeditions and Permanents in Landmark zones can be returned, and what is in Reserve cannot
    Given these cards
      | ref        | card              | player | zone            |
      | intimidate | Intimidation      | Ann    | hand            |
      | inari      | Inari             | Bob    | hero expedition |
      | gen        | Kelonic Generator | Bob    | landmark        |
      | tengu      | Tengu             | Bob    | reserve         |
      | spare      | Axiom Exhibit     | Bob    | reserve         |
    And Ann has 2 ready mana
    When Ann plays intimidate for its mana cost
    Then Ann is asked to choose from gen and inari
    When Ann chooses gen
    Then it is accepted
    And gen is in Bob's hand

  @case:printed-on-top-of-the-deck @clause:3.2.2.b @clause:3.2.2.c
  Scenario: Bob draws again what was put on top of his Deck, and nothing below it
    Given these cards
      | ref    | card             | player | zone            |
      | prison | Paint Prison     | Ann    | hand            |
      | inari  | Inari            | Bob    | hero expedition |
      | kappa  | Kappa            | Bob    | hero expedition |
      | study  | Magical Training | Bob    | hand            |
    And Bob's deck has 3 cards
    And Ann has 5 ready mana
    And Bob has 1 ready mana
    When Ann plays prison for its mana cost
    And Ann chooses inari
    Then it is accepted
    And inari and bob-deck-1 lie at the top of Bob's deck
    When Bob plays study for its mana cost
    Then it is accepted
    And inari is in Bob's hand
    And bob-deck-1 is in Bob's deck
    And bob-deck-3 is in Bob's deck

  @case:printed-the-top-of-each-deck @clause:3.2.2.c
  Scenario: Each player's top card goes to that player's Mana zone
    Given these cards
      | ref | card | player | zone |
      | aja | Aja  | Ann    | hand |
    And Ann has 4 ready mana
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann plays aja for its mana cost in the hero expedition
    Then it is accepted
    And ann-deck-1 is in Ann's mana
    And bob-deck-1 is in Bob's mana
    And ann-deck-2 is in Ann's deck
    And bob-deck-3 is in Bob's deck

  @case:printed-limbo-is-seen @clause:3.2.8.a @midway:3.2.8.a @clause:3.1.3.a @edition:>=3.0
  Scenario: Both players see the Spell that Ann is playing
    Given these cards
      | ref    | card        | player | zone            |
      | geyser | Geyser - R1 | Ann    | hand            |
      | inari  | Inari       | Bob    | hero expedition |
      | kappa  | Kappa       | Ann    | hero expedition |
    And Ann has 4 ready mana
    When Ann plays geyser for its mana cost
    And Ann chooses inari
    Then geyser is in limbo
    And Bob sees geyser
    When Ann chooses yes
    Then geyser is in Ann's mana
