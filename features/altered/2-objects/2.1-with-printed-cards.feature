Feature: Altered 2.1, what has moved, with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-where-it-was @clause:2.1.h
  Scenario Outline: Aegis Templar leaves a Recruit in the Expedition in which it was: <case>
    Given these cards
      | ref     | card          | player | zone    |
      | templar | Aegis Templar | Ann    | <where> |
      | off     | <spell>       | Ann    | hand    |
    And Ann has 4 ready mana
    When Ann plays off for its mana cost
    Then it is accepted
    And templar is in Ann's <zone>
    And token1 is in Ann's <where>

    Examples:
      | case      | where                | spell          | zone    |
      | reserve   | hero expedition      | Off You Go!    | reserve |
      | reserve 2 | companion expedition | Off You Go!    | reserve |
      | discard   | companion expedition | Banishing Gate | discard |
      | hand      | companion expedition | Intimidation   | hand    |
      | mana      | companion expedition | Mana Reaping   | mana    |

  @case:printed-where-it-was-at-last @clause:2.1.h
  Scenario: A Templar that has switched Expeditions leaves its Recruit where it was last
    Given these cards
      | ref     | card          | player | zone            |
      | templar | Aegis Templar | Ann    | hero expedition |
      | hooked  | Hooked        | Ann    | hand            |
      | off     | Off You Go!   | Ann    | hand            |
    And Ann has 3 ready mana
    And Bob has passed
    When Ann plays hooked for its mana cost
    And Ann plays off for its mana cost
    Then it is accepted
    And token1 is in Ann's companion expedition

  @case:printed-moth-where-it-was @clause:2.1.h
  Scenario: The Moth is put where the Character that it replaces was
    Given these cards
      | ref   | card          | player | zone                 |
      | meta  | Metamorphosis | Ann    | hand                 |
      | inari | Inari         | Bob    | companion expedition |
    And Ann has 3 ready mana
    When Ann plays meta for its mana cost
    Then it is accepted
    And inari is in Bob's discard
    And token1 is in Bob's companion expedition

  @case:printed-in-hand-it-is-no-object @clause:2.1.j
  Scenario: Theseus returns himself to Hand, where he is no longer an object that could gain boosts
    Given these cards
      | ref     | card    | player | zone                 |
      | theseus | Theseus | Ann    | reserve              |
      | inari   | Inari   | Ann    | companion expedition |
    And Ann has 8 ready mana
    When Ann plays theseus for its mana cost in the hero expedition
    And Ann chooses "theseus: 1"
    And Ann chooses theseus
    Then it is accepted
    And no ability waits
    And only this has changed
      | what       | from          | to          |
      | theseus    | Ann's reserve | Ann's hand  |
      | Ann's mana | 8 ready       | 8 exhausted |
      | turn       | Ann           | Bob         |

  @case:printed-machine-is-not-followed @clause:6.3.j @clause:2.1.i
  Scenario: The Monolith's boost does not follow the Machine to Reserve
    Given these cards
      | ref      | card                        | player | zone     |
      | machine  | The Machine in the Ice      | Ann    | hand     |
      | monolith | The Monolith, Ordis Bastion | Ann    | landmark |
    And Ann has 1 ready mana
    When Ann plays machine for its mana cost in the hero expedition
    And Ann chooses machine
    And Ann chooses monolith
    Then it is accepted
    And machine is in Ann's reserve
    And machine has 0 boosts
    And no ability waits
