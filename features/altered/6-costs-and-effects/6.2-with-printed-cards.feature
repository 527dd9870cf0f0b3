Feature: Altered 6.2, modifiers with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-the-alternative-before-what-was-paid-for @clause:6.2.e @clause:6.1.d @midway:6.2.e @edition:>=3.0
  Scenario: Ann declines the Mana zone for her sacrificed Mighty Jinn, and draws before the sabotage
    Given these cards
      | ref    | card                 | player | zone            |
      | puppet | Axiom Puppeteer - R2 | Ann    | hand            |
      | jinn   | Mighty Jinn - R1     | Ann    | hero expedition |
      | kappa  | Kappa                | Bob    | reserve         |
      | tengu  | Tengu                | Bob    | reserve         |
    And Ann has 3 ready mana
    And Ann's deck has 2 cards
    When Ann plays puppet for its mana cost in the hero expedition
    And Ann chooses yes
    And Ann chooses jinn
    And Ann chooses no
    Then jinn is in Ann's discard
    And ann-deck-1 is in Ann's hand
    When Ann chooses kappa
    Then it is accepted
    And kappa is in Bob's discard
    And tengu is in Bob's reserve

  @case:printed-each-die-is-added-once @clause:6.2.j @clause:7.3.19.c
  Scenario Outline: Two Ouroboros Bastions turn one die of Ann's into three, and Bob's Bastion adds one to his: <which>
    Given these cards
      | ref   | card                             | player | zone            |
      | all   | All In!                          | Ann    | hand            |
      | one   | The Ouroboros, Lyra Bastion      | Ann    | landmark        |
      | other | The Ouroboros, Lyra Bastion - R1 | Ann    | landmark        |
      | inari | Inari                            | Ann    | hero expedition |
      | his   | All In!                          | Bob    | hand            |
      | third | The Ouroboros, Lyra Bastion      | Bob    | landmark        |
    And Ann has 3 ready mana
    And Bob has 3 ready mana
    And chance gives 5
    And chance gives 2
    And chance gives 3
    And chance gives 6
    And chance gives 6
    When Ann plays all for its mana cost
    And Ann chooses <which>
    Then it is accepted
    And inari has <which> boosts
    When Bob plays his for its mana cost
    Then it is accepted
    And inari has <sum> boosts

    Examples:
      | which | sum |
      | 5     | 11  |
      | 2     | 8   |
      | 3     | 9   |
