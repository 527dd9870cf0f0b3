Feature: Altered 7.4, rulings on Tough and Gigantic with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-ruling-every-tough-target @clause:7.4.7.c @clause:7.4.7.e @edition:>=3.0 @ruling:A032a
  Scenario: Two Tough Characters are chosen, and 2 is paid for each
    Given these cards
      | ref     | card                      | player | zone                 |
      | spindle | The Spindle, Muna Bastion | Bob    | landmark             |
      | one     | Ordis Trooper             | Bob    | hero expedition      |
      | two     | Ordis Trooper             | Bob    | companion expedition |
      | wrath   | Kraken's Wrath            | Ann    | hand                 |
    And Ann has 9 ready mana
    When Ann plays wrath for its mana cost
    And Ann chooses one and two
    Then it is accepted
    And one is in Bob's reserve
    And two is in Bob's reserve
    And Ann has 0 ready mana
    And wrath is in Ann's discard

  @case:printed-ruling-one-orb-short @clause:7.4.7.c @edition:>=3.0 @ruling:A032b
  Scenario: With three orbs left one of the two Tough Characters can be paid for
    Given these cards
      | ref     | card                      | player | zone                 |
      | spindle | The Spindle, Muna Bastion | Bob    | landmark             |
      | one     | Ordis Trooper             | Bob    | hero expedition      |
      | two     | Ordis Trooper             | Bob    | companion expedition |
      | wrath   | Kraken's Wrath            | Ann    | hand                 |
    And Ann has 8 ready mana
    When Ann plays wrath for its mana cost
    And Ann chooses one and two
    Then it is refused
    And nothing has changed
    When Ann chooses two
    Then it is accepted
    And one is in Bob's hero expedition
    And two is in Bob's reserve
    And Ann has 1 ready mana

  @case:printed-ruling-only-the-own-one-is-left @clause:7.4.7.c @clause:6.5.b @edition:>=3.0 @ruling:A047b
  Scenario: With no orb left for Achilles, Ann has to put her own Character to sleep
    Given these cards
      | ref      | card          | player | zone            |
      | achilles | Achilles      | Bob    | hero expedition |
      | warrior  | Haven Warrior | Ann    | hero expedition |
      | sleep    | Beauty Sleep  | Ann    | hand            |
    And Ann has 1 ready mana
    When Ann plays sleep for its mana cost
    Then it is accepted
    And warrior is asleep
    And achilles is not asleep

  @case:printed-ruling-dorothy-cannot-pay @clause:7.4.7.c @edition:>=3.0 @ruling:A061a
  Scenario: With no orb left for Achilles, Dorothy can send another Character to Reserve, but not him
    Given these cards
      | ref      | card         | player | zone            |
      | achilles | Achilles      | Bob    | hero expedition |
      | warrior  | Haven Warrior | Ann    | hero expedition |
      | dorothy  | Dorothy Gale  | Ann    | hand            |
    And Ann has 5 ready mana
    When Ann plays dorothy for its mana cost in the hero expedition
    And Ann chooses yes
    And Ann chooses achilles
    Then it is refused
    And nothing has changed
    When Ann chooses warrior
    Then achilles is in Bob's hero expedition
    And warrior is in Ann's reserve
    And dorothy is in Ann's hero expedition

  @case:printed-ruling-dorothy-pays @clause:7.4.7.c @clause:7.4.7.e @edition:>=3.0 @ruling:A061b
  Scenario: With one orb left Dorothy sends Achilles to Reserve
    Given these cards
      | ref      | card         | player | zone            |
      | achilles | Achilles     | Bob    | hero expedition |
      | dorothy  | Dorothy Gale | Ann    | hand            |
    And Ann has 6 ready mana
    When Ann plays dorothy for its mana cost in the hero expedition
    And Ann chooses yes
    And Ann chooses achilles
    Then it is accepted
    And achilles is in Bob's reserve
    And dorothy is in Ann's hero expedition
    And Ann has 0 ready mana

  @case:printed-ruling-the-dancer-pays @clause:7.4.7.c @clause:7.4.7.e @edition:>=3.0 @ruling:A070a
  Scenario: With one orb left the Cloth Dancer makes Achilles Fleeting
    Given these cards
      | ref      | card              | player | zone            |
      | achilles | Achilles          | Bob    | hero expedition |
      | dancer   | Lyra Cloth Dancer | Ann    | hand            |
    And Ann has 4 ready mana
    When Ann plays dancer for its mana cost in the hero expedition
    And Ann chooses yes
    And Ann chooses achilles
    Then achilles is fleeting
    And dancer is not fleeting
    And Ann has 0 ready mana

  @case:printed-ruling-the-dancer-cannot-pay @clause:7.4.7.c @edition:>=3.0 @ruling:A070b
  Scenario Outline: With no orb left for Achilles, the Cloth Dancer makes herself Fleeting or no one: <answer>
    Given these cards
      | ref      | card              | player | zone            |
      | achilles | Achilles          | Bob    | hero expedition |
      | dancer   | Lyra Cloth Dancer | Ann    | hand            |
    And Ann has 3 ready mana
    When Ann plays dancer for its mana cost in the hero expedition
    And Ann chooses <answer>
    Then achilles is not fleeting
    And dancer is <is>

    Examples:
      | answer | is           |
      | yes    | fleeting     |
      | no     | not fleeting |

  @case:printed-ruling-a-permanent-and-a-character @clause:7.4.7.c @clause:7.4.7.e @edition:>=3.0 @ruling:A130
  Scenario Outline: A Tough 2 Permanent and a Tough 1 Character are discarded with <mana> orbs: <verdict>
    Given these cards
      | ref      | card                | player | zone            |
      | grand    | Grand Endeavor - R1 | Bob    | landmark        |
      | achilles | Achilles            | Bob    | hero expedition |
      | blast    | Celestial Blast     | Ann    | hand            |
    And Ann has <mana> ready mana
    When Ann plays blast for its mana cost
    And Ann chooses grand and achilles
    Then it is <verdict>
    And <after>

    Examples:
      | mana | verdict  | after                |
      | 10   | accepted | Ann has 0 ready mana |
      | 9    | refused  | nothing has changed  |

  @case:printed-ruling-joins-amaroks-too @clause:7.4.4.b @clause:7.5.8.a @ruling:A158
  Scenario: A Gigantic Character joins Amarok's Expedition wherever it is played
    Given these cards
      | ref    | card   | player | zone            |
      | amarok | Amarok | Ann    | hero expedition |
      | atlas  | Atlas  | Ann    | hand            |
    And Ann has 5 ready mana
    When Ann plays atlas for its mana cost in the companion expedition
    Then it is accepted
    And atlas is in Ann's discard
    And amarok is in Ann's hero expedition

  @case:printed-ruling-a-gigantic-amarok @clause:7.4.4.f @clause:7.5.8.a @edition:>=3.0 @ruling:A181
  Scenario: A Gigantic Amarok sacrifices a Character that joins the other Expedition
    Given these cards
      | ref     | card                   | player | zone            |
      | amarok  | Amarok - R1            | Ann    | hero expedition |
      | bars    | Eat Me Energy Bars - R1 | Ann   | hero expedition |
      | trooper | Ordis Trooper          | Ann    | hand            |
    And Ann has 1 ready mana
    When Ann plays trooper for its mana cost in the companion expedition
    Then trooper is in Ann's discard
    And amarok has 1 boost
    And amarok has Gigantic

  @case:printed-ruling-faces-both @clause:7.4.4.g @edition:>=3.0 @ruling:A172
  Scenario: A Gigantic Sakarabru faces both Expeditions and moves back the one not at its start
    Given these cards
      | ref  | card                    | player | zone            |
      | bars | Eat Me Energy Bars - R1 | Ann    | hero expedition |
      | saka | Sakarabru               | Ann    | hand            |
    And Ann has 7 ready mana
    And Bob's hero expedition is at 2
    When Ann plays saka for its mana cost in the hero expedition
    Then it is accepted
    And Bob's hero expedition is at 1
    And Bob's companion expedition is at 0

  @case:printed-ruling-the-player-is-the-target @clause:6.5.b @ruling:A071
  Scenario: A player targets the opponent, and pays nothing for that player's Tough Characters
    Given these cards
      | ref      | card                    | player | zone                 |
      | dancer   | Lyra Cloth Dancer - R1  | Ann    | hand                 |
      | achilles | Achilles                | Bob    | hero expedition      |
      | trooper  | Ordis Trooper           | Bob    | companion expedition |
    And Ann has 3 ready mana
    When Ann plays dancer for its mana cost in the hero expedition
    And Ann chooses Bob
    Then it is accepted
    And achilles is fleeting
    And trooper is fleeting
    And dancer is not fleeting
