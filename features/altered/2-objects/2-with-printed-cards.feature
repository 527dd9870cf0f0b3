Feature: Altered 2.1 and 2.2, objects and what they are with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-found-after-three-moves @clause:6.3.c
  Scenario: Coppélia, put from Hand into Reserve and played from there, is still found by her own Reaction
    Given these cards
      | ref       | card            | player | zone |
      | elemental | Kelon Elemental | Ann    | hand |
      | coppelia  | Coppélia        | Ann    | hand |
    And Ann has 2 ready mana
    When Ann plays elemental for its mana cost in the hero expedition
    And Ann chooses yes
    And Ann chooses companion-expedition
    Then it is accepted
    And coppelia is in Ann's companion expedition
    And coppelia is asleep and fleeting
    And elemental is not asleep

  @case:printed-gone-before-it-is-sent @clause:2.1.i @clause:2.2.15.b @clause:1.x:4.4.a-order
  Scenario: After Amarok has the Machine sacrificed, nothing sends it to Reserve any more
    Given these cards
      | ref     | card                   | player | zone            |
      | machine | The Machine in the Ice | Ann    | hand            |
      | amarok  | Amarok                 | Ann    | hero expedition |
    And Ann has 1 ready mana
    When Ann plays machine for its mana cost in the hero expedition
    And Ann chooses amarok
    Then it is accepted
    And machine is in Ann's discard
    And amarok is in Ann's hero expedition
    And no ability waits

  @case:printed-sent-before-it-is-sacrificed @clause:6.3.c @clause:1.x:4.4.a-order
  Scenario: Once the Machine has gone to Reserve, Amarok has nothing sacrificed any more
    Given these cards
      | ref     | card                   | player | zone            |
      | machine | The Machine in the Ice | Ann    | hand            |
      | amarok  | Amarok                 | Ann    | hero expedition |
    And Ann has 1 ready mana
    When Ann plays machine for its mana cost in the hero expedition
    And Ann chooses machine
    And Ann chooses amarok
    Then it is accepted
    And machine is in Ann's reserve
    And machine is exhausted
    And amarok is in Ann's hero expedition
    And no ability waits

  @case:printed-characters-and-what-is-none @clause:2.2.1.b @clause:2.2.1.d @clause:2.3.1.b @edition:>=3.0
  Scenario: A token is a Character and is boosted, while the Milk beside it is not
    Given these cards
      | ref    | card          | player | zone                 |
      | milk   | Arcolano Milk | Ann    | companion expedition |
      | cadets | Ordis Cadets  | Ann    | hand                 |
      | charge | Charge!       | Ann    | hand                 |
    And Ann has 4 ready mana
    And Bob has passed
    When Ann plays cadets for its mana cost in the hero expedition
    And Ann plays charge for its mana cost
    Then it is accepted
    And token1 has 1 boost
    And token1 has 2 Forest
    And token1 has 2 Water
    And cadets has 1 boost
    And milk has 0 boosts

  @case:printed-an-orb-is-no-card @clause:2.2.1.f @clause:3.1.3.c @clause:3.2.9.c @edition:>=3.0
  Scenario: Mana Eruption takes a Mana Orb, whatever card it was, and no card that is not an Orb
    Given these cards
      | ref      | card              | player | zone            |
      | eruption | Mana Eruption     | Ann    | hand            |
      | orb      | Kappa             | Ann    | mana            |
      | inari    | Inari             | Bob    | hero expedition |
      | gen      | Kelonic Generator | Bob    | landmark        |
    And Ann has 2 ready mana
    When Ann plays eruption for its mana cost
    And Ann chooses orb
    And Ann chooses inari
    Then it is accepted
    And orb is in Ann's discard
    And inari is in Bob's discard
    And gen is in Bob's landmark

  @case:printed-permanents-have-no-statistics @clause:2.2.10.c @clause:1.1.6.d @clause:2.3.1.f @edition:>=3.0
  Scenario: An Expedition with only Gears does not move forward
    Given these cards
      | ref   | card            | player | zone                 |
      | milk  | Arcolano Milk   | Ann    | hero expedition      |
      | boots | Technical Boots | Ann    | hero expedition      |
      | inari | Inari           | Ann    | companion expedition |
    And Bob has passed
    When Ann passes
    Then Ann's hero expedition is at 0
    And Ann's companion expedition is at 1
    And milk is in Ann's hero expedition

  @case:printed-what-a-token-can-do @clause:2.2.11.f @clause:2.3.1.b @clause:7.3.25.b
  Scenario: Maw has the Reaction that Lindiwe gave it and reacts to a token being sacrificed
    Given these cards
      | ref     | card          | player | zone |
      | lindiwe | Lindiwe & Maw | Ann    | hero |
      | cadets  | Ordis Cadets  | Ann    | hand |
      | gift    | Gift of Self  | Ann    | hand |
    And Ann has 4 ready mana
    And Ann's deck has 3 cards
    And Bob has passed
    When Ann uses lindiwe
    And Ann plays cadets for its mana cost in the hero expedition
    And Ann plays gift for its mana cost
    And Ann chooses token2
    Then it is accepted
    And token1 is in Ann's companion expedition
    And token1 has 2 boosts
    And token2 is in no zone
    And ann-deck-1 is in Ann's hand
    And ann-deck-2 is in Ann's hand

  @case:printed-two-without-a-hero @clause:2.2.12.b
  Scenario: Without a Hero, Ann keeps two of three cards in Reserve
    Given these cards
      | ref   | card  | player | zone    |
      | inari | Inari | Ann    | reserve |
      | kappa | Kappa | Ann    | reserve |
      | tengu | Tengu | Ann    | reserve |
    And Ann's deck has 2 cards
    And Bob has passed
    When Ann passes
    And Ann chooses tengu and inari
    And Ann chooses nothing
    Then tengu is in Ann's reserve
    And inari is in Ann's reserve
    And kappa is in Ann's discard

  @case:printed-one-expedition-for-one-day @clause:2.2.14.b @clause:1.4.1.a @edition:>=3.0
  Scenario: Bob's hero Expedition cannot move forward today but can tomorrow
    Given these cards
      | ref         | card            | player | zone                 |
      | celebration | Celebration Day | Ann    | hand                 |
      | inari       | Inari           | Bob    | hero expedition      |
      | kappa       | Kappa           | Bob    | companion expedition |
      | cern        | Cernunnos       | Ann    | companion expedition |
    And Ann has 5 ready mana
    And Bob has 2 ready mana
    And Ann's deck has 2 cards
    When Ann plays celebration for its mana cost
    And Ann chooses Bob's hero expedition
    Then it is accepted
    When Bob passes
    And Ann passes
    And Ann chooses nothing
    Then Bob's hero expedition is at 0
    And Bob's companion expedition is at 1
    And it is Afternoon of day 4
    When Bob plays inari for its mana cost in the hero expedition
    And Ann passes
    And Bob passes
    And Ann chooses nothing
    Then Bob's hero expedition is at 1

  @case:printed-any-number-of-sub-types @clause:2.2.2.c @clause:2.2.2.d @clause:2.2.2.n
  Scenario: Arawn boosts the Animals in play, including those that are also Apprentices or Plants
    Given these cards
      | ref   | card            | player | zone                 |
      | arawn | Arawn           | Ann    | hand                 |
      | chef  | Junior Chef     | Ann    | hero expedition      |
      | noosh | Burrowing Noosh | Ann    | companion expedition |
      | otter | Repotter Otter  | Ann    | hero expedition      |
      | inari | Inari           | Ann    | hero expedition      |
      | his   | Repotter Otter  | Bob    | hero expedition      |
      | spare | Repotter Otter  | Ann    | reserve              |
    And Ann has 5 ready mana
    When Ann plays arawn for its mana cost in the hero expedition
    Then it is accepted
    And chef has 1 boost
    And noosh has 1 boost
    And otter has 1 boost
    And inari has 0 boosts
    And his has 0 boosts
    And spare has 0 boosts
    And arawn has 0 boosts

  @case:printed-a-plant-wherever-it-is @clause:2.2.2.c @clause:2.2.2.d @clause:2.2.2.o
  Scenario: Bountiful Meadow makes a Plant in Hand cheaper, even one that is also an Animal, and no other card
    Given these cards
      | ref    | card             | player | zone     |
      | meadow | Bountiful Meadow | Ann    | landmark |
      | tidy   | Mountain Guide   | Ann    | hand     |
      | beet   | Bumblebeet       | Ann    | hand     |
    When Ann uses meadow
    And Ann plays tidy for its mana cost in the hero expedition
    Then it is refused
    And nothing has changed
    When Ann plays beet for its mana cost in the hero expedition
    Then it is accepted
    And beet is in Ann's hero expedition

  @case:printed-hears-songs @clause:2.2.2.g @clause:2.2.2.o
  Scenario Outline: The Stage reacts to Songs and to no other Spells: <case>
    Given these cards
      | ref   | card           | player | zone            |
      | stage | The Stage - R1 | Ann    | landmark        |
      | next  | <card>         | Ann    | hand            |
      | inari | Inari          | Ann    | hero expedition |
    And Ann has 1 ready mana
    When Ann plays next for its mana cost
    Then it is accepted
    And stage has <count> performance counters

    Examples:
      | case            | card             | count |
      | a Song          | Rallying Call    | 1     |
      | a Spell besides | Magical Training | 0     |

  @case:printed-hears-artists @clause:2.2.2.o
  Scenario Outline: The Stage reacts to Artists and to no other Characters: <case>
    Given these cards
      | ref   | card           | player | zone     |
      | stage | The Stage - R1 | Ann    | landmark |
      | next  | <card>         | Ann    | hand     |
    And Ann has 3 ready mana
    When Ann plays next for its mana cost in the hero expedition
    Then it is accepted
    And stage has <count> performance counters

    Examples:
      | case                | card       | count |
      | an Artist           | Lyra Skald | 1     |
      | a Character besides | Inari      | 0     |

  @case:printed-tokens-cost-nothing @clause:2.2.7.c
  Scenario: When Ann controls no Character, only a token, which costs nothing, can be sent away
    Given these cards
      | ref    | card              | player | zone            |
      | cadets | Ordis Cadets      | Bob    | hand            |
      | tidy   | Mountain Guide    | Bob    | hero expedition |
      | team   | Teamwork Training | Ann    | hand            |
    And Ann has 2 ready mana
    And Bob has 2 ready mana
    And it is Bob's turn
    When Bob plays cadets for its mana cost in the hero expedition
    And Ann plays team for its mana cost
    Then it is accepted
    And token1 is in no zone
    And cadets is in Bob's hero expedition
    And tidy is in Bob's hero expedition

  @case:printed-foundry-only-the-next @clause:2.2.14.c
  Scenario: The Foundry's effect applies to Eros, the next card, and not to the Trainee that Eros plays
    Given these cards
      | ref     | card                       | player | zone     |
      | foundry | The Foundry, Axiom Bastion | Ann    | landmark |
      | eros    | Eros                       | Ann    | hand     |
      | trainee | Haven Trainee              | Ann    | hand     |
    And Ann has 7 ready mana
    When Ann uses foundry
    And Ann plays eros for its mana cost in the hero expedition
    And Ann chooses yes
    And Ann chooses companion-expedition
    Then it is accepted
    And trainee is in Ann's companion expedition
    And trainee has 0 boosts

  @case:printed-heard-in-reserve @clause:2.2.1.h
  Scenario: The Fan reacts to a Character boosted in Ann's Reserve, not in Bob's Reserve or in play
    Given these cards
      | ref   | card              | player | zone                 |
      | fan   | BLISS Fan         | Ann    | hero expedition      |
      | inari | Inari             | Ann    | reserve              |
      | kappa | Kappa             | Bob    | reserve              |
      | sap   | Cuppa Sap         | Ann    | hand                 |
      | more  | Cuppa Sap         | Ann    | hand                 |
      | train | Physical Training | Ann    | hand                 |
      | warr  | Haven Warrior     | Ann    | companion expedition |
    And Ann has 4 ready mana
    And Bob has passed
    When Ann plays sap for its mana cost
    And Ann chooses kappa
    Then fan has 0 boosts
    When Ann plays train for its mana cost
    And Ann chooses warr
    Then fan has 0 boosts
    When Ann plays more for its mana cost
    And Ann chooses inari
    Then it is accepted
    And fan has 1 boost

  @case:printed-a-type-or-a-sub-type @clause:2.2.1.h @clause:2.2.1.i @clause:2.2.2.n @clause:2.2.2.o
  Scenario: Yzmir Nurse may sacrifice a Robot or a Permanent, and no other Character
    Given these cards
      | ref   | card              | player | zone                 |
      | nurse | Yzmir Nurse - R2  | Ann    | hand                 |
      | mole  | Drillmole         | Ann    | companion expedition |
      | inari | Inari             | Ann    | companion expedition |
      | gen   | Kelonic Generator | Ann    | landmark             |
    And Ann has 3 ready mana
    When Ann plays nurse for its mana cost in the hero expedition
    And Ann chooses yes
    Then Ann is asked to choose from mole and gen
    When Ann chooses mole
    Then it is accepted
    And mole is in Ann's discard
    And nurse has 2 boosts

  @case:printed-further-terrain @clause:2.2.2.p
  Scenario: Persephone's region is Forest as well, and her Expedition still moves forward by its Mountain
    Given these cards
      | ref        | card            | player | zone            |
      | persephone | Persephone      | Ann    | hero expedition |
      | guide      | Mountain Guide  | Ann    | hero expedition |
      | lyra       | Lyra Chronicler | Bob    | hero expedition |
    And Ann's hero expedition is at 3
    And Bob's companion expedition is at 4
    And Bob has passed
    When Ann passes
    Then Ann's hero expedition is at 4

  @case:printed-region-facing @clause:2.2.2.p @clause:7.5.7.a
  Scenario: Persephone makes the facing region Forest, and Bob's Expedition moves forward by Forest alone
    Given these cards
      | ref        | card            | player | zone            |
      | persephone | Persephone - R1 | Ann    | hero expedition |
      | lyra       | Lyra Chronicler | Bob    | hero expedition |
    And Bob's hero expedition is at 3
    And Bob has passed
    When Ann passes
    Then Bob's hero expedition is at 4
    And Ann's hero expedition is at 0
