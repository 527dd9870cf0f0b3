Feature: Altered 3.1, the top card of a Deck is revealed, with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-a-spell-or-not-on-top @clause:3.1.3.f @clause:6.5.d @clause:3.2.2.c
  Scenario Outline: The Opera House reveals <card>, and it is in Ann's <zone>
    Given these cards
      | ref   | card                 | player | zone     |
      | house | The Opera House - R1 | Ann    | landmark |
      | top   | <card>               | Ann    | deck     |
      | next  | Ordis Trooper        | Ann    | deck     |
    When Ann uses house
    Then it is accepted
    And house is exhausted
    And top is in Ann's <zone>
    And next is in Ann's deck
    And <place>

    Examples:
      | card              | zone    | place                           |
      | Off You Go!       | hand    | Ann has 1 card in deck          |
      | Kelonic Generator | reserve | top is ready                    |
      | Haven Warrior     | deck    | top lies at the top of Ann's deck |

  @case:printed-a-permanent-stays-on-top @clause:6.5.d
  Scenario: The common Opera House leaves a revealed Permanent on top of the Deck
    Given these cards
      | ref   | card              | player | zone     |
      | house | The Opera House   | Ann    | landmark |
      | top   | Kelonic Generator | Ann    | deck     |
      | next  | Off You Go!       | Ann    | deck     |
    When Ann uses house
    Then it is accepted
    And top lies at the top of Ann's deck

  @case:printed-the-audience-decides-at-dusk @clause:3.1.3.f @clause:4.2.b @clause:6.5.d
  Scenario Outline: At Dusk a Keytarist with <state> reveals <card>, which goes to Ann's <zone>
    Given these cards
      | ref   | card            | player | zone            | state   |
      | bliss | BLISS Keytarist | Ann    | hero expedition | <state> |
      | top   | <card>          | Ann    | deck            |         |
      | next  | Ordis Trooper   | Ann    | deck            |         |
      | third | Ordis Trooper   | Ann    | deck            |         |
      | last  | Ordis Trooper   | Ann    | deck            |         |
    When Ann passes
    And Bob passes
    Then it is accepted
    And top is in Ann's <zone>
    And last is in Ann's <last>
    And third is in Ann's hand

    Examples:
      | case      | state     | card          | zone    | last |
      | a-zero    | 1 boost   | Lyra Skald    | hand    | deck |
      | otherwise | 1 boost   | Haven Warrior | discard | deck |
      | a-spell   | 1 boost   | Off You Go!   | discard | deck |

  @case:printed-no-audience @clause:6.5.d
  Scenario: A Keytarist that is not Boosted reveals nothing at Dusk
    Given these cards
      | ref   | card            | player | zone            |
      | bliss | BLISS Keytarist | Ann    | hero expedition |
      | top   | Haven Warrior   | Ann    | deck            |
      | next  | Ordis Trooper   | Ann    | deck            |
      | third | Ordis Trooper   | Ann    | deck            |
    When Ann passes
    And Bob passes
    Then it is accepted
    And top is in Ann's hand
    And next is in Ann's hand
    And third is in Ann's deck

  @case:printed-five-counters-for-the-top-card @clause:3.1.3.f @clause:2.5.g @clause:5.1.1.d @edition:>=3.0
  Scenario: Tooth Fairy, revealed at Noon and played from the Deck for Auraq's counters, does not sabotage
    Given these cards
      | ref   | card           | player | zone    | state                  |
      | auraq | Auraq & Kibble | Ann    | hero    | 5 performance counters |
      | his   | Ordis Trooper  | Bob    | reserve |                        |
      | d1    | Ordis Trooper  | Ann    | deck    |                        |
      | d2    | Ordis Trooper  | Ann    | deck    |                        |
      | top   | Tooth Fairy    | Ann    | deck    |                        |
      | d4    | Ordis Trooper  | Ann    | deck    |                        |
    When Ann passes
    And Bob passes
    And Ann chooses nothing
    And Ann chooses yes
    Then top lies at the top of Ann's deck
    And auraq has 0 performance counters
    When Ann chooses yes
    And Ann chooses 1
    And Ann chooses hero-expedition
    Then it is accepted
    And nobody is asked
    And top is in Ann's hero expedition
    And his is in Bob's reserve

  @case:printed-the-revealed-card-left-there @clause:6.5.c
  Scenario: Tooth Fairy, revealed for five counters, may be left on the Deck
    Given these cards
      | ref   | card           | player | zone    | state                  |
      | auraq | Auraq & Kibble | Ann    | hero    | 5 performance counters |
      | his   | Ordis Trooper  | Bob    | reserve |                        |
      | d1    | Ordis Trooper  | Ann    | deck    |                        |
      | d2    | Ordis Trooper  | Ann    | deck    |                        |
      | top   | Tooth Fairy    | Ann    | deck    |                        |
      | d4    | Ordis Trooper  | Ann    | deck    |                        |
    When Ann passes
    And Bob passes
    And Ann chooses nothing
    And Ann chooses yes
    Then top lies at the top of Ann's deck
    And auraq has 0 performance counters
    When Ann chooses no
    Then it is accepted
    And top is in Ann's deck
    And his is in Bob's reserve

  @case:printed-the-revealed-card-put-in-hand @clause:3.1.3.f @clause:6.5.g @edition:>=3.0
  Scenario: Tooth Fairy, revealed for five counters, may be put into Ann's Hand
    Given these cards
      | ref   | card           | player | zone    | state                  |
      | auraq | Auraq & Kibble | Ann    | hero    | 5 performance counters |
      | his   | Ordis Trooper  | Bob    | reserve |                        |
      | d1    | Ordis Trooper  | Ann    | deck    |                        |
      | d2    | Ordis Trooper  | Ann    | deck    |                        |
      | top   | Tooth Fairy    | Ann    | deck    |                        |
      | d4    | Ordis Trooper  | Ann    | deck    |                        |
    When Ann passes
    And Bob passes
    And Ann chooses nothing
    And Ann chooses yes
    Then top lies at the top of Ann's deck
    And auraq has 0 performance counters
    When Ann chooses yes
    And Ann chooses 2
    Then it is accepted
    And top is in Ann's hand

  @case:printed-nothing-revealed-for-four @clause:6.1.d
  Scenario: With four counters on Auraq & Kibble, Ann is not asked at Noon
    Given these cards
      | ref   | card           | player | zone    | state                  |
      | auraq | Auraq & Kibble | Ann    | hero    | 4 performance counters |
      | d1    | Ordis Trooper  | Ann    | deck    |                        |
      | d2    | Ordis Trooper  | Ann    | deck    |                        |
      | top   | Tooth Fairy    | Ann    | deck    |                        |
    When Ann passes
    And Bob passes
    And Ann chooses nothing
    Then it is accepted
    And it is Afternoon of day 4
    And auraq has 4 performance counters

  @case:printed-ruling-a-free-card-from-the-deck @clause:7.3.20.a @ruling:A067 @edition:>=3.0
  Scenario: Haven Warrior is played from the Deck for free, despite Robin Hood's minimum cost
    Given these cards
      | ref     | card           | player | zone            | state                  |
      | auraq   | Auraq & Kibble | Ann    | hero            | 5 performance counters |
      | robin   | Robin Hood     | Bob    | hero expedition | anchored               |
      | d1      | Ordis Trooper  | Ann    | deck            |                        |
      | d2      | Ordis Trooper  | Ann    | deck            |                        |
      | warrior | Haven Warrior  | Ann    | deck            |                        |
      | d4      | Ordis Trooper  | Ann    | deck            |                        |
    When Ann passes
    And Bob passes
    And Ann chooses nothing
    And Ann chooses yes
    And Ann chooses yes
    And Ann chooses 1
    And Ann chooses hero-expedition
    Then it is accepted
    And warrior is in Ann's hero expedition

  @case:printed-ruling-who-comes-at-noon @clause:4.2.b @ruling:A068 @edition:>=3.0
  Scenario: Ordis Carrier, played from the Deck at Noon, does not react to that Noon but to the next
    Given these cards
      | ref     | card           | player | zone | state                  |
      | auraq   | Auraq & Kibble | Ann    | hero | 5 performance counters |
      | d1      | Ordis Trooper  | Ann    | deck |                        |
      | d2      | Ordis Trooper  | Ann    | deck |                        |
      | carrier | Ordis Carrier  | Ann    | deck |                        |
      | d4      | Ordis Trooper  | Ann    | deck |                        |
      | d5      | Ordis Trooper  | Ann    | deck |                        |
      | d6      | Ordis Trooper  | Ann    | deck |                        |
    When Ann passes
    And Bob passes
    And Ann chooses nothing
    And Ann chooses yes
    And Ann chooses yes
    And Ann chooses 1
    Then it is Afternoon of day 4
    And carrier is in Ann's landmark
    And Ann has 0 cards in companion expedition
    When Bob passes
    And Ann passes
    And Ann chooses nothing
    And Ann chooses carrier
    Then it is Afternoon of day 5
    And Ann has 1 card in companion expedition

  @case:printed-ruling-who-chooses-first-at-noon @clause:6.1.h @ruling:A118b @edition:>=3.0
  Scenario: At Noon Ann, the first player, chooses for Bob's Anubis before Bob does
    Given Bob is the first player
    And it is Bob's turn
    And these cards
      | ref     | card           | player | zone            | state                  |
      | auraq   | Auraq & Kibble | Bob    | hero            | 5 performance counters |
      | his     | Ordis Trooper  | Bob    | hero expedition | anchored               |
      | hers    | Ordis Trooper  | Ann    | hero expedition | anchored               |
      | warrior | Haven Warrior  | Ann    | hero expedition | anchored               |
      | d1      | Ordis Trooper  | Bob    | deck            |                        |
      | d2      | Ordis Trooper  | Bob    | deck            |                        |
      | anubis  | Anubis         | Bob    | deck            |                        |
      | d4      | Ordis Trooper  | Bob    | deck            |                        |
    When Bob passes
    And Ann passes
    And Bob chooses nothing
    And Bob chooses yes
    And Bob chooses yes
    And Bob chooses 1
    And Bob chooses hero-expedition
    Then Ann is asked to choose from hers and warrior
    When Ann chooses hers
    Then Bob is asked to choose from his and anubis
    When Bob chooses his
    Then it is accepted
    And hers is in Ann's discard
    And his is in Bob's discard
