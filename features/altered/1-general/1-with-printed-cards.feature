Feature: Altered 1 and 2, effects and objects with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-target-of-either-player @clause:1.2.6.c
  Scenario: Ann chooses the target among the Characters of both players and nothing else
    Given these cards
      | ref   | card                  | player | zone            |
      | song  | A Cappella Training   | Ann    | hand            |
      | owl   | a character costing 1 | Ann    | hero expedition |
      | fox   | a character costing 1 | Bob    | hero expedition |
      | depot | Kelonic Generator     | Ann    | landmark        |
    And Ann has 1 ready mana
    When Ann plays song for its mana cost
    Then Ann is asked to choose from fox and owl
    When Ann chooses fox
    Then fox is fleeting
    And owl is not fleeting

  @case:printed-may-or-not @clause:1.2.6.d @clause:1.x:1.2.6.c @clause:1.x:1.2.6.c-optional
  Scenario Outline: Beauty Sleep must put a Character to sleep, while its boosts are optional: <answer>
    Given these cards
      | ref   | card                  | player | zone            |
      | sleep | Beauty Sleep - R1     | Ann    | hand            |
      | owl   | a character costing 1 | Ann    | hero expedition |
      | fox   | a character costing 1 | Bob    | hero expedition |
    And Ann has 1 ready mana
    When Ann plays sleep for its mana cost
    And Ann chooses fox
    And Ann chooses <answer>
    Then it is accepted
    And fox is asleep
    And fox has <boosts> boosts
    And owl is not asleep

    Examples:
      | answer | boosts |
      | yes    | 2      |
      | no     | 0      |

  @case:printed-counters-in-reserve @clause:2.5.a
  Scenario: A Character in Reserve gains a boost and is exhausted
    Given these cards
      | ref     | card                  | player | zone     |
      | exhibit | Axiom Exhibit         | Ann    | landmark |
      | owl     | a character costing 1 | Ann    | reserve  |
    When Ann uses exhibit
    Then it is accepted
    And owl has 1 boost
    And owl is exhausted
    And exhibit is exhausted

  @case:printed-a-token-is-what-the-effect-says @clause:2.2.2.j
  Scenario: The Brassbug token is a Robot, so Ogun boosts it
    Given these cards
      | ref   | card                  | player | zone            |
      | forge | Foundry Armorer - R1  | Ann    | hand            |
      | ogun  | Ogun                  | Ann    | hand            |
      | owl   | a character costing 1 | Ann    | hero expedition |
    And Ann has 5 ready mana
    And Bob has passed
    When Ann plays forge for its mana cost in the hero expedition
    And Ann chooses Ann's companion expedition
    Then token1 is in Ann's companion expedition
    When Ann plays ogun for its mana cost in the hero expedition
    Then token1 has 1 boost
    And owl has 0 boosts
    And forge has 0 boosts

  @case:printed-borrowed-card-keeps-its-owner @clause:1.1.3.c @clause:1.1.3.d @clause:1.4.3.a
  Scenario Outline: A card of Bob's that Ann controls goes to a zone of Bob's: <spell>
    Given these cards
      | ref   | card    | player | zone            | controller |
      | spell | <spell> | Ann    | hand            |            |
      | inari | Inari   | Bob    | hero expedition | Ann        |
    And Ann has 4 ready mana
    When Ann plays spell for its mana cost
    Then it is accepted
    And inari is in Bob's <zone>

    Examples:
      | spell          | zone    |
      | Banishing Gate | discard |
      | Freeze         | reserve |
      | Mana Reaping   | mana    |
