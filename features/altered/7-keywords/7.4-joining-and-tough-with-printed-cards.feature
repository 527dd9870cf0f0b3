Feature: Altered 7.4, what joins and what is Tough, with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-switching-is-not-joining-play @clause:7.1.1.a
  Scenario: The Cadets switch Expeditions, and no Recruit is created
    Given these cards
      | ref    | card         | player | zone            |
      | hooked | Hooked       | Ann    | hand            |
      | cadets | Ordis Cadets | Ann    | hero expedition |
    And Ann has 1 ready mana
    When Ann plays hooked for its mana cost
    Then it is accepted
    And only this has changed
      | what       | from                  | to                         |
      | hooked     | Ann's hand            | Ann's reserve              |
      | cadets     | Ann's hero expedition | Ann's companion expedition |
      | Ann's mana | 1 ready               | 1 exhausted                |
      | turn       | Ann                   | Bob                        |

  @case:printed-growing-is-not-joining-play @clause:7.4.4.n @clause:7.1.1.a @edition:>=3.0
  Scenario: The Energy Bars make the Cadets Gigantic, and no Recruit is created
    Given these cards
      | ref    | card               | player | zone            |
      | bars   | Eat Me Energy Bars | Ann    | hand            |
      | cadets | Ordis Cadets       | Ann    | hero expedition |
    And Ann has 3 ready mana
    When Ann plays bars for its mana cost in the hero expedition
    Then it is accepted
    And only this has changed
      | what       | from       | to                    |
      | bars       | Ann's hand | Ann's hero expedition |
      | Ann's mana | 3 ready    | 3 exhausted           |
      | turn       | Ann        | Bob                   |

  @case:printed-tough-is-paid-for-each @clause:7.4.7.f
  Scenario: A second Tough Character targeted by the same effect is paid for as well
    Given these cards
      | ref      | card              | player | zone                 | state            |
      | sap      | Sap Infusion - R1 | Ann    | reserve              | 1 arcane counter |
      | achilles | Achilles          | Bob    | hero expedition      |                  |
      | shenlong | Shenlong - R1     | Bob    | companion expedition |                  |
    And Ann has 6 ready mana
    When Ann plays sap for its mana cost
    And Ann chooses achilles
    And Ann chooses shenlong
    Then it is accepted
    And achilles has 1 boost
    And shenlong has 1 boost
    And Ann has 1 ready mana

  @case:printed-tough-is-paid-for-once @clause:7.4.7.f @edition:>=3.0
  Scenario: A Tough Character targeted again by the same effect is not paid for again
    Given these cards
      | ref      | card              | player | zone                 | state            |
      | sap      | Sap Infusion - R1 | Ann    | reserve              | 1 arcane counter |
      | achilles | Achilles          | Bob    | hero expedition      |                  |
      | shenlong | Shenlong - R1     | Bob    | companion expedition |                  |
    And Ann has 6 ready mana
    When Ann plays sap for its mana cost
    And Ann chooses achilles
    And Ann chooses achilles
    Then it is accepted
    And achilles has 2 boosts
    And Ann has 2 ready mana
