Feature: Altered 4.2, rulings on Dusk and Night with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-ruling-jinn-boosted-and-fleeting @clause:2.4.6.d @ruling:A094
  Scenario Outline: A boosted Fleeting Tiny Jinn becomes a Mana Orb when it would rest, in either order: first <first>
    Given these cards
      | ref  | card      | player | zone            | state             |
      | jinn | Tiny Jinn | Ann    | hero expedition | fleeting, 1 boost |
    And Ann has 3 ready mana
    And Ann's deck has 6 cards
    And Bob's deck has 6 cards
    And Bob has passed
    When Ann passes
    And Ann chooses <first>
    Then jinn is in Ann's mana
    And Ann has 0 cards in discard
    And Ann has 0 cards in reserve

    Examples:
      | case     | first            |
      | its own  | jinn             |
      | Fleeting | "jinn: Fleeting" |

  @case:printed-ruling-two-advance-in-forest @clause:6.3.f @edition:>=3.0 @ruling:A098
  Scenario: Both Expeditions move forward in Forest, and Rin & Orchid react twice, one after the other
    Given these cards
      | ref   | card            | player | zone                 | state    |
      | rin   | Rin & Orchid    | Ann    | hero                 |          |
      | one   | Haven Warrior   | Ann    | hero expedition      | fleeting |
      | two   | Haven Warrior   | Ann    | companion expedition | fleeting |
      | top   | Ordis Trooper   | Ann    | deck                 |          |
      | next  | Yzmir Stargazer | Ann    | deck                 |          |
    And Bob has passed
    When Ann passes
    Then Ann's hero expedition is at 1
    And Ann's companion expedition is at 1
    And top is in Ann's reserve
    And next is in Ann's reserve

  @case:printed-ruling-noon @clause:4.4.b @clause:6.5.d @ruling:A100a @ruling:A100b
  Scenario Outline: At Noon the Spindle boosts the Harvesters, which resupply if they then have two boosts: first <first>
    Given these cards
      | ref     | card                           | player | zone            | state             |
      | harv    | Spindle Harvesters - R1        | Ann    | hero expedition | anchored, 1 boost |
      | spindle | The Spindle, Muna Bastion - R1 | Ann    | landmark        |                   |
    And Bob has passed
    And Ann's deck has 4 cards
    When Ann passes
    And Ann chooses nothing
    Then Ann is asked to choose from harv and spindle
    When Ann chooses <first>
    Then it is accepted
    And harv has 2 boosts
    And Ann has <n> cards in reserve

    Examples:
      | first   | n |
      | spindle | 1 |
      | harv    | 0 |

  @case:printed-ruling-defender-in-the-arena @clause:4.3.e @ruling:A101 @ruling:A112
  Scenario Outline: Though <who> is a Defender, its player wins in the Arena
    Given these cards
      | ref  | card               | player | zone            |
      | hers | <who>              | Ann    | hero expedition |
      | his  | <his>              | Bob    | hero expedition |
    And tiebreakers have started
    And Bob has passed
    When Ann passes
    Then Ann has won

    Examples:
      | who               | his           |
      | Verdantback       | Haven Warrior |
      | Monolith Archivist | Ordis Trooper |

  @case:printed-ruling-attorneys-in-the-arena @clause:4.2.4.i @ruling:A116
  Scenario: In the Arena no Attorney's Expedition fails to move forward, and nobody draws at Dusk
    Given these cards
      | ref  | card           | player | zone            |
      | hers | Ordis Attorney | Ann    | hero expedition |
      | his  | Ordis Attorney | Bob    | hero expedition |
    And tiebreakers have started
    And Bob has passed
    And Ann's deck has 6 cards
    And Bob's deck has 6 cards
    When Ann passes
    And Bob chooses nothing
    And Ann chooses nothing
    Then it is Afternoon of day 4
    And Ann has 2 cards in hand
    And Bob has 2 cards in hand

  @case:printed-ruling-gigantic-defender @clause:7.4.4.b @clause:7.4.2.b @ruling:A106 @ruling:A109
  Scenario Outline: A Gigantic Recruit is a Defender in both Expeditions with fewer than eight Mana Orbs: <orbs>
    Given these cards
      | ref     | card            | player | zone            | state   |
      | gulrang | Gulrang & Tocsin | Ann   | hero            |         |
      | atlas   | Atlas - R2      | Ann    | hero expedition |         |
      | recruit | Ordis Recruit   | Ann    | hero expedition | 1 boost |
    And Ann has <orbs> ready mana
    And Bob has passed
    When Ann passes
    Then Ann's hero expedition is at <n>
    And Ann's companion expedition is at <n>

    Examples:
      | orbs | n |
      | 7    | 0 |
      | 8    | 1 |

  @case:printed-ruling-after-rest @clause:4.2.4.i @clause:4.2.5.b @clause:4.2.d @ruling:A110a
  Scenario: The Legate sabotages after Rest, when Haven Warrior is in Reserve, and before the Clean-up
    Given these cards
      | ref      | card            | player | zone            |
      | legate   | Monolith Legate | Ann    | hero expedition |
      | warrior  | Haven Warrior   | Bob    | hero expedition |
      | trooper  | Ordis Trooper   | Bob    | reserve         |
      | star     | Yzmir Stargazer | Bob    | reserve         |
    And Bob has passed
    And Ann's deck has 6 cards
    And Bob's deck has 6 cards
    When Ann passes
    Then Ann is asked to choose from legate, star, trooper and warrior
    When Ann chooses warrior
    Then warrior is in Bob's discard
    And trooper is in Bob's reserve
    And star is in Bob's reserve

  @case:printed-ruling-a-token-after-rest @clause:4.2.4.i @clause:4.2.d @ruling:A110b
  Scenario: The token that Thoth creates after Rest stays for the next day
    Given these cards
      | ref   | card          | player | zone            |
      | thoth | Thoth         | Ann    | hero expedition |
      | one   | Haven Warrior | Bob    | hero expedition |
      | two   | Haven Warrior | Bob    | hero expedition |
    And Bob has passed
    When Ann passes
    Then thoth is in Ann's reserve
    When Ann chooses "Ann's companion expedition"
    Then token1 is in Ann's companion expedition

  @case:printed-ruling-celebration-day @clause:1.4.1.a @clause:2.2.14.a @ruling:A124
  Scenario: On Celebration Day no Expedition moves forward at Dusk; on the next day Expeditions do
    Given these cards
      | ref     | card                   | player | zone            |
      | day     | Celebration Day - R1   | Bob    | hand            |
      | one     | Haven Warrior          | Ann    | hero expedition |
      | two     | Haven Warrior          | Ann    | hand            |
    And it is Bob's turn
    And Bob has 8 ready mana
    And Ann has 3 ready mana
    And Ann has passed
    And Ann's deck has 6 cards
    And Bob's deck has 6 cards
    When Bob plays day for its mana cost
    And Bob passes
    And Bob chooses nothing
    And Ann chooses nothing
    Then Ann's hero expedition is at 0
    When Bob passes
    And Ann plays two for its mana cost in the companion expedition
    And Ann passes
    Then Ann's companion expedition is at 1
    And Ann's hero expedition is at 0

  @case:printed-ruling-asleep-for-one-night @clause:4.2.5.b @clause:2.4.6.d @ruling:A008b
  Scenario: An Asleep and Fleeting Coppélia stays for one Night, keeps Fleeting and is discarded the next Night
    Given these cards
      | ref  | card     | player | zone            | state            |
      | copp | Coppélia | Ann    | hero expedition | asleep, fleeting |
    And Bob has passed
    And Ann's deck has 6 cards
    And Bob's deck has 6 cards
    When Ann passes
    And Bob chooses nothing
    And Ann chooses nothing
    Then copp is in Ann's hero expedition
    And copp is fleeting and not asleep
    And Ann's hero expedition is at 0
    When Bob passes
    And Ann passes
    Then copp is in Ann's discard
    And Ann's hero expedition is at 1
