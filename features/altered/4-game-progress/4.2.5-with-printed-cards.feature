Feature: Altered 4.2.5, Clean-up with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-clean-up-at-once @clause:4.2.5.c @clause:3.2.10.b @clause:6.1.h @edition:>=3.0 @asked:4.2.5.c @midway:6.1.h
  Scenario: The first player says first what stays, and everything else goes at once
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
