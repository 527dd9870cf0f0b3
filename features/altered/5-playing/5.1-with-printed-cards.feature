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
  Scenario Outline: Two dancers hear a Spell, and each Reaction is gone once it is played: <case>
    Given these cards
      | ref   | card                  | player | zone                 |
      | one   | Kadigiran Mage-Dancer | Ann    | hero expedition      |
      | two   | Kadigiran Mage-Dancer | Ann    | companion expedition |
      | study | Magical Training      | Ann    | hand                 |
    And Ann has 1 ready mana
    And Ann's deck has 2 cards
    When Ann plays study for its mana cost
    And Ann chooses <case>
    Then it is accepted
    And one has 1 boost
    And two has 1 boost
    And no ability waits

    Examples:
      | case |
      | one  |
      | two  |

  @case:printed-not-played-after-all @clause:6.4.e @clause:1.x:6.4.e @clause:1.x:6.4.b
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

  @case:printed-target-declared-with-the-card @clause:1.x:5.1.2.b.2 @edition:<3.0
  Scenario: Ann sees whom she could target, and would rather not play the card
    Given these cards
      | ref   | card                | player | zone            |
      | song  | A Cappella Training | Ann    | hand            |
      | inari | Inari               | Ann    | hero expedition |
      | kappa | Kappa               | Bob    | hero expedition |
    And Ann has 1 ready mana
    When Ann plays song for its mana cost
    Then Ann is asked to choose from inari and kappa
    When Ann declines
    Then nothing has changed
