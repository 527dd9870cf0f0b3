Feature: Altered 4.2.5, Clean-up with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-clean-up-at-once @clause:4.2.5.c @clause:3.2.10.b @clause:6.1.h @edition:>=3.0 @asked:4.2.5.c @midway:6.1.h
  Scenario: The first player chooses first which cards to keep in Reserve, and the rest is discarded at once
    Given these cards
      | ref     | card            | player | zone    |
      | inari   | Inari           | Ann    | reserve |
      | kappa   | Kappa           | Ann    | reserve |
      | warrior | Haven Warrior   | Ann    | reserve |
      | trooper | Ordis Trooper   | Bob    | reserve |
      | pelican | Helpful Pelican | Bob    | reserve |
      | tengu   | Tengu           | Bob    | reserve |
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    And Bob has passed
    When Ann passes
    Then Ann is asked to choose from inari, kappa and warrior
    When Ann chooses inari and kappa
    Then Bob is asked to choose from trooper, pelican and tengu
    And warrior is in Ann's reserve
    When Bob chooses trooper and tengu
    And Bob chooses nothing
    And Ann chooses nothing
    Then it is accepted
    And warrior is in Ann's discard
    And pelican is in Bob's discard

  @case:printed-a-gear-is-a-gear @clause:2.2.2.e @clause:4.2.5.b @edition:>=3.0
  Scenario: Arcolano Milk is a Gear and rests with the Expedition that moved forward; a Gear left behind stays
    Given these cards
      | ref   | card            | player | zone                 |
      | inari | Inari           | Ann    | hero expedition      |
      | milk  | Arcolano Milk   | Ann    | hero expedition      |
      | boots | Technical Boots | Ann    | companion expedition |
    And Bob has passed
    When Ann passes
    Then milk is in Ann's reserve
    And boots is in Ann's companion expedition

  @case:printed-who-sacrifices-landmarks @clause:1.4.7.d @clause:7.5.5.d @clause:4.2.5.c @edition:>=3.0
  Scenario: It is Ann who sacrifices the Landmark that is one too many
    Given these cards
      | ref    | card              | player | zone            | state    |
      | bessie | Bessie Coleman    | Ann    | hero expedition | anchored |
      | his    | Bessie Coleman    | Bob    | hero expedition | anchored |
      | one    | Kelonic Generator | Ann    | landmark        |          |
      | two    | Kelonic Generator | Ann    | landmark        |          |
      | hive   | Brassbug Hive     | Ann    | landmark        |          |
    And Bob has passed
    And Ann's deck has 9 cards
    And Bob's deck has 9 cards
    When Ann passes
    And Ann chooses one and two
    Then hive is in Ann's discard
    And bessie has 1 boost
    And his has 0 boosts
