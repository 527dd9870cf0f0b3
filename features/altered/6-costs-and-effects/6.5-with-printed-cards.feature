Feature: Altered 6.5, targets and modes with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-any-number-of-targets @clause:6.5.b
  Scenario Outline: Avalanche sends any number of Characters with a total Mountain of 4 or less to Reserve: <case>
    Given these cards
      | ref   | card            | player | zone                 |
      | slide | Avalanche       | Ann    | hand                 |
      | elem  | Kelon Elemental | Bob    | hero expedition      |
      | guide | Mountain Guide  | Bob    | hero expedition      |
      | inari | Inari           | Bob    | companion expedition |
      | pasi  | Pasiphaë        | Ann    | companion expedition |
    And Ann has 3 ready mana
    When Ann plays slide for its mana cost
    And Ann chooses <chosen>
    Then it is <what>
    And elem is in Bob's <elem>
    And guide is in Bob's <guide>
    And inari is in Bob's <inari>
    And pasi is in Ann's <pasi>

    Examples:
      | case  | chosen                | what     | elem            | guide           | inari                | pasi                 |
      | three | guide, inari and pasi | accepted | hero expedition | reserve         | reserve              | reserve              |
      | five  | elem and guide        | refused  | hero expedition | hero expedition | companion expedition | companion expedition |

  @case:printed-total-hand-cost @clause:6.5.b
  Scenario Outline: Kraken's Wrath sends up to three Characters with a total Hand Cost of 5 or less to Reserve: <case>
    Given these cards
      | ref   | card            | player | zone                 |
      | wrath | Kraken's Wrath  | Ann    | hand                 |
      | elem  | Kelon Elemental | Bob    | hero expedition      |
      | guide | Mountain Guide  | Bob    | hero expedition      |
      | inari | Inari           | Bob    | companion expedition |
    And Ann has 5 ready mana
    When Ann plays wrath for its mana cost
    And Ann chooses <chosen>
    Then it is <what>
    And inari is in Bob's <inari>

    Examples:
      | case | chosen                | what     | inari                |
      | five | elem and inari        | accepted | reserve              |
      | six  | elem, guide and inari | refused  | companion expedition |

  @case:printed-any-target-player @clause:6.5.b
  Scenario Outline: Ordis Warden's target player may be either player: <who>
    Given these cards
      | ref    | card         | player | zone            | state  |
      | warden | Ordis Warden | Ann    | hero expedition | asleep |
      | hers   | Inari        | Ann    | hand            |        |
      | more   | Kappa        | Ann    | hand            |        |
      | his    | Inari        | Bob    | hand            |        |
      | other  | Kappa        | Bob    | hand            |        |
    And Bob has passed
    When Ann passes
    And Bob chooses nothing
    And Ann chooses nothing
    And Ann chooses <who>
    And <who> chooses <ref>
    Then it is accepted
    And hers is in Ann's <hers>
    And his is in Bob's <his>

    Examples:
      | who | ref  | hers    | his     |
      | Ann | hers | reserve | hand    |
      | Bob | his  | hand    | reserve |

  @case:printed-modes-more-than-once @clause:6.5.g @clause:6.5.b
  Scenario: Winter Nova's Moth mode is chosen twice, each time with another Expedition
    Given these cards
      | ref   | card              | player | zone     |
      | nova  | Winter Nova - R1  | Ann    | hand     |
      | gen   | Kelonic Generator | Bob    | landmark |
      | inari | Inari             | Bob    | reserve  |
    And Ann has 8 ready mana
    When Ann plays nova for its mana cost
    And Ann chooses 2
    And Ann chooses 3
    And Ann chooses 2
    And Ann chooses Ann's hero expedition
    And Ann chooses Ann's companion expedition
    Then it is accepted
    And token1 is in Ann's hero expedition
    And token2 is in Ann's hero expedition
    And token3 is in Ann's companion expedition
    And token4 is in Ann's companion expedition
    And gen is in Bob's discard

  @case:printed-modes-in-the-order-chosen @clause:6.5.g @edition:>=3.0
  Scenario: Ordis Signet boosts an Expedition and then removes one Character's boosts, in the order Ann chose
    Given these cards
      | ref    | card              | player | zone            |
      | signet | Ordis Signet - R1 | Ann    | hand            |
      | inari  | Inari             | Ann    | hero expedition |
      | kappa  | Kappa             | Ann    | hero expedition |
    And Ann has 3 ready mana
    When Ann plays signet for its mana cost
    And Ann chooses 3 and 2
    And Ann chooses Ann's hero expedition
    And Ann chooses inari
    Then it is accepted
    And inari has 0 boosts
    And kappa has 1 boost

  @case:printed-all-are-no-targets @clause:6.5.b
  Scenario: All Characters in an Expedition fall Asleep, and no Tough cost is paid as none is a target
    Given these cards
      | ref      | card                 | player | zone            |
      | twinkle  | Twinkle Twinkle - R1 | Ann    | hand            |
      | achilles | Achilles             | Bob    | hero expedition |
      | kappa    | Kappa                | Bob    | hero expedition |
    And Ann has 4 ready mana
    When Ann plays twinkle for its mana cost
    And Ann chooses Bob's hero expedition
    Then it is accepted
    And achilles is asleep
    And kappa is asleep

  @case:printed-target-before-payment @clause:6.5.b @clause:5.1.2.c @clause:5.1.2.f @clause:1.x:5.1.2.b.2 @conflict:14 @midway:6.5.b
  Scenario: Physical Training's target is chosen in the declaration, or as its effect resolves
    Given these cards
      | ref   | card              | player | zone                 |
      | train | Physical Training | Ann    | hand                 |
      | inari | Inari             | Ann    | hero expedition      |
      | kappa | Kappa             | Bob    | companion expedition |
    And Ann has 2 ready mana
    When Ann plays train for its mana cost
    Then Ann is asked to choose from inari and kappa
    And by reading
      | reading | outcome                |
      | <3.0    | Ann has 2 ready mana   |
      | <3.0    | train is in Ann's hand |
      | >=3.0   | Ann has 0 ready mana   |
      | >=3.0   | train is in limbo      |
    When Ann chooses inari
    Then it is accepted
    And inari has 3 boosts
