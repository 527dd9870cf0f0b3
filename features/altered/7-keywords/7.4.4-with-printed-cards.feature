Feature: Altered 7.4, Gigantic, Scout and Tough with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-both-fail-to-move @clause:7.4.4.j @edition:>=3.0
  Scenario Outline: A Gigantic Attorney's Expedition fails to move only if both do, and then once: <case>
    Given these cards
      | ref      | card               | player | zone                 |
      | attorney | Ordis Attorney     | Ann    | hero expedition      |
      | bars     | Eat Me Energy Bars | Ann    | hero expedition      |
      | shen     | Shenlong           | Bob    | companion expedition |
      | other    | <other>            | Bob    | hero expedition      |
    And Ann's deck has 8 cards
    And Bob's deck has 8 cards
    And Bob has passed
    When Ann passes
    And Bob chooses nothing
    And Ann chooses nothing
    Then Ann has <n> cards in hand

    Examples:
      | case | other          | n |
      | both | Shenlong       | 3 |
      | one  | Mountain Guide | 2 |

  @case:printed-the-other-and-the-one-facing-it @clause:7.4.4.k @clause:4.2.4.b @edition:>=3.0
  Scenario Outline: Issitoq keeps Ann's other Expedition and the one facing that from moving forward: <case>
    Given these cards
      | ref     | card    | player | zone                 |
      | issitoq | Issitoq | Ann    | hero expedition      |
      | bars    | <gear>  | Ann    | hero expedition      |
      | inari   | <inari> | Ann    | companion expedition |
      | kappa   | <kappa> | Bob    | companion expedition |
    And Bob has passed
    When Ann passes
    Then Ann's hero expedition is at <hers>
    And Ann's companion expedition is at <other>
    And Bob's companion expedition is at <his>

    Examples:
      | case   | gear          | inari    | kappa    | hers | other | his |
      | other  | Arcolano Milk | Shenlong | Kappa    | 1    | 0     | 0   |
      | facing | Arcolano Milk | Inari    | Shenlong | 1    | 0     | 0   |

  @case:printed-gigantic-has-no-other @clause:7.4.4.k @edition:>=3.0
  Scenario: A Gigantic Issitoq has no other Expedition, and both move forward
    Given these cards
      | ref     | card               | player | zone            |
      | issitoq | Issitoq            | Ann    | hero expedition |
      | bars    | Eat Me Energy Bars | Ann    | hero expedition |
    And Bob has passed
    When Ann passes
    Then Ann's hero expedition is at 1
    And Ann's companion expedition is at 1

  @case:printed-gigantic-in-a-terrain @clause:7.5.7.b
  Scenario Outline: A Gigantic Koi is in Forest if one of its Expeditions is: <case>
    Given these cards
      | ref   | card                   | player | zone     |
      | taiga | Icebound Taiga         | Ann    | landmark |
      | koi   | Koi, Playful Leviathan | Ann    | hand     |
    And Ann has 4 ready mana
    And Ann's hero expedition is at <hero>
    And Ann's companion expedition is at <companion>
    When Ann plays koi for its mana cost in the hero expedition
    Then it is accepted
    And taiga has <n> trial counters

    Examples:
      | case      | hero | companion | n |
      | hero      | 1    | 2         | 1 |
      | companion | 2    | 1         | 1 |
      | neither   | 2    | 2         | 0 |

  @case:printed-next-in-a-terrain @clause:7.5.7.b @clause:5.2.b
  Scenario Outline: The Undergrowth's boost goes only to the next Character played in Forest: <case>
    Given these cards
      | ref   | card            | player | zone     |
      | grove | The Undergrowth | Ann    | landmark |
      | inari | Inari           | Ann    | hand     |
    And Ann has 3 ready mana
    And Ann's hero expedition is at <hero>
    When Ann uses grove
    And Ann plays inari for its mana cost in the hero expedition
    Then it is accepted
    And inari has <n> boosts

    Examples:
      | case      | hero | n |
      | in forest | 1    | 1 |
      | elsewhere | 2    | 0 |

  @case:printed-scout-costs-less @clause:7.4.5.d @edition:>=3.0
  Scenario Outline: A discount also lowers a Scout cost: with <mana> mana it is <what>
    Given these cards
      | ref    | card       | player | zone    |
      | mart   | Martengale | Ann    | reserve |
      | merlin | Merlin     | Ann    | hand    |
    And Ann has <mana> ready mana
    When Ann uses mart
    And Ann plays merlin for its Scout cost in the hero expedition
    Then it is <what>

    Examples:
      | mana | what     |
      | 3    | accepted |
      | 2    | refused  |

  @case:printed-tough-adds-up @clause:7.4.7.c
  Scenario: Parliament of Ashes adds to Achilles's own Tough
    Given these cards
      | ref        | card                | player | zone                 |
      | achilles   | Achilles            | Bob    | hero expedition      |
      | inari      | Inari               | Bob    | companion expedition |
      | parliament | Parliament of Ashes | Bob    | landmark             |
      | sleep      | Beauty Sleep        | Ann    | hand                 |
    And Ann has 3 ready mana
    When Ann plays sleep for its mana cost
    And Ann chooses achilles
    Then it is accepted
    And achilles is asleep
    And Ann has 0 ready mana

  @case:printed-tough-once-for-two-modes @clause:7.4.7.f
  Scenario: Achilles is the target of two modes, and Ann pays for that once
    Given these cards
      | ref      | card              | player | zone            | state    |
      | signet   | Ordis Signet - R1 | Ann    | hand            |          |
      | achilles | Achilles          | Bob    | hero expedition | 2 boosts |
    And Ann has 5 ready mana
    When Ann plays signet for its mana cost
    And Ann chooses 1 and 2
    And Ann chooses achilles
    Then it is accepted
    And achilles is asleep
    And achilles has 0 boosts
    And Ann has 1 ready mana

  @case:printed-already-in-both @clause:7.4.4.i @edition:>=3.0
  Scenario: A Character moving between the Expeditions of a Gigantic Amarok has not joined its Expedition
    Given these cards
      | ref    | card               | player | zone                 |
      | amarok | Amarok             | Ann    | hero expedition      |
      | bars   | Eat Me Energy Bars | Ann    | hero expedition      |
      | inari  | Inari              | Ann    | companion expedition |
      | hooked | Hooked             | Ann    | hand                 |
    And Ann has 1 ready mana
    When Ann plays hooked for its mana cost
    And Ann chooses inari
    Then it is accepted
    And inari is in Ann's hero expedition
    And amarok is in Ann's hero expedition
