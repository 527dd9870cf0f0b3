Feature: Altered 5, cards and Reactions played with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-an-effect-plays-a-card @clause:5.1.1.d @clause:2.1.g
  Scenario: The flare has a card played, which is played from Hand like any other
    Given these cards
      | ref   | card       | player | zone |
      | flare | Mana Flare | Ann    | hand |
      | baba  | Baba Yaga  | Ann    | hand |
    And Ann has 4 ready mana
    And Ann's deck has 3 cards
    When Ann plays flare for its mana cost
    And Ann chooses baba
    And Ann chooses hero-expedition
    Then it is accepted
    And baba is in Ann's hero expedition
    And baba is fleeting
    And ann-deck-1 is in Ann's hand
    And ann-deck-2 is in Ann's deck
    And it is Bob's turn

  @case:printed-a-card-does-not-pay-for-itself @clause:5.1.2.g
  Scenario: What may be discarded to make the prison cheaper is another card, for the prison has left the Reserve
    Given these cards
      | ref    | card         | player | zone            |
      | prison | Paint Prison | Ann    | reserve         |
      | tengu  | Tengu        | Ann    | reserve         |
      | inari  | Inari        | Bob    | hero expedition |
      | kappa  | Kappa        | Bob    | hero expedition |
    And Ann has 3 ready mana
    When Ann plays prison for its mana cost
    And Ann chooses inari
    Then it is accepted
    And tengu is in Ann's discard
    And inari is in Bob's deck
    And prison is in Ann's discard

  @case:printed-a-reaction-ceases @clause:5.4.d
  Scenario: The Trainee's Reaction is played once, and is gone
    Given these cards
      | ref     | card          | player | zone    |
      | trainee | Haven Trainee | Ann    | reserve |
    And Ann has 4 ready mana
    When Ann plays trainee for its mana cost in the hero expedition
    Then it is accepted
    And trainee has 2 boosts
    And no ability waits
    And it is Bob's turn

  @case:printed-not-played-after-all @clause:6.4.e @clause:1.x:6.4.e
  Scenario: Ann is asked what Arjun costs her, and would rather not
    Given these cards
      | ref   | card          | player | zone    |
      | arjun | Arjun & Spike | Ann    | hero    |
      | tengu | Tengu         | Ann    | reserve |
      | inari | Inari         | Ann    | reserve |
    When Ann uses arjun
    Then Ann is asked to choose from inari and tengu
    When Ann declines
    Then it is accepted
    And nothing has changed
    When Ann uses arjun
    And Ann chooses inari
    Then it is accepted
    And inari is in Ann's discard
    And arjun is exhausted
    And it is Ann's turn

  @case:printed-two-mana-for-a-quick-action @clause:7.1.4.c
  Scenario Outline: A generator asks for as much mana as is written on it: <case>
    Given these cards
      | ref | card   | player | zone     |
      | gen | <card> | Ann    | landmark |
    And Ann has 3 ready mana
    And Ann's deck has 2 cards
    When Ann uses gen
    Then it is accepted
    And Ann has <left> ready mana
    And ann-deck-1 is in Ann's hand

    Examples:
      | case | card                   | left |
      | two  | Kelonic Generator      | 1    |
      | one  | Kelonic Generator - R1 | 2    |
