Feature: Altered 5, cards and Reactions played with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-an-effect-plays-a-card @clause:5.1.1.d @clause:2.1.g
  Scenario: Mana Flare plays a card, and that card counts as played from Hand
    Given these cards
      | ref   | card       | player | zone |
      | flare | Mana Flare | Ann    | hand |
      | baba  | Baba Yaga  | Ann    | hand |
    And Ann has 4 ready mana
    And Ann's deck has 3 cards
    When Ann plays flare for its mana cost
    And Ann chooses baba
    And Ann chooses hero-expedition
    Then it is accepted
    And baba is in Ann's hero expedition
    And baba is fleeting
    And ann-deck-1 is in Ann's hand
    And ann-deck-2 is in Ann's deck
    And it is Bob's turn

  @case:printed-a-card-does-not-pay-for-itself @clause:5.1.2.g
  Scenario: Paint Prison played from Reserve is made cheaper by discarding another card, not itself
    Given these cards
      | ref    | card         | player | zone            |
      | prison | Paint Prison | Ann    | reserve         |
      | tengu  | Tengu        | Ann    | reserve         |
      | inari  | Inari        | Bob    | hero expedition |
      | kappa  | Kappa        | Bob    | hero expedition |
    And Ann has 3 ready mana
    When Ann plays prison for its mana cost
    And Ann chooses inari
    Then it is accepted
    And tengu is in Ann's discard
    And inari is in Bob's deck
    And prison is in Ann's discard

  @case:printed-a-reaction-ceases @clause:5.4.d
  Scenario Outline: Two Mage-Dancers react to one Spell, and each Reaction is gone once it is played: <case>
    Given these cards
      | ref   | card                  | player | zone                 |
      | one   | Kadigiran Mage-Dancer | Ann    | hero expedition      |
      | two   | Kadigiran Mage-Dancer | Ann    | companion expedition |
      | study | Magical Training      | Ann    | hand                 |
    And Ann has 1 ready mana
    And Ann's deck has 2 cards
    When Ann plays study for its mana cost
    And Ann chooses <case>
    Then it is accepted
    And one has 1 boost
    And two has 1 boost
    And no ability waits

    Examples:
      | case |
      | one  |
      | two  |

  @case:printed-not-played-after-all @clause:6.4.e @clause:1.x:6.4.e @clause:1.x:6.4.b
  Scenario: Ann declines while asked for the cost of Arjun & Spike, and nothing has happened
    Given these cards
      | ref   | card          | player | zone    |
      | arjun | Arjun & Spike | Ann    | hero    |
      | tengu | Tengu         | Ann    | reserve |
      | inari | Inari         | Ann    | reserve |
    When Ann uses arjun
    Then Ann is asked to choose from inari and tengu
    When Ann declines
    Then it is accepted
    And nothing has changed
    When Ann uses arjun
    And Ann chooses inari
    Then it is accepted
    And inari is in Ann's discard
    And arjun is exhausted
    And it is Ann's turn

  @case:printed-target-declared-with-the-card @clause:1.x:5.1.2.b.2 @edition:<3.0
  Scenario: Ann declines while asked for the target of a card, and nothing has happened
    Given these cards
      | ref   | card                | player | zone            |
      | song  | A Cappella Training | Ann    | hand            |
      | inari | Inari               | Ann    | hero expedition |
      | kappa | Kappa               | Bob    | hero expedition |
    And Ann has 1 ready mana
    When Ann plays song for its mana cost
    Then Ann is asked to choose from inari and kappa
    When Ann declines
    Then nothing has changed

  @case:printed-empty-of-characters @clause:5.1.2.e @clause:5.2.1.a @edition:>=3.0
  Scenario: Amarok costs 2 less in an Expedition without Characters, even if a Gear is there
    Given these cards
      | ref    | card          | player | zone                 |
      | amarok | Amarok        | Ann    | hand                 |
      | inari  | Inari         | Ann    | hero expedition      |
      | milk   | Arcolano Milk | Ann    | companion expedition |
    And Ann has 3 ready mana
    When Ann plays amarok for its mana cost in the hero expedition
    Then it is refused
    And nothing has changed
    When Ann plays amarok for its mana cost in the companion expedition
    Then it is accepted
    And amarok is in Ann's companion expedition
    And Ann has 0 ready mana

  @case:printed-heater-for-characters @clause:2.4.5.d @edition:>=3.0
  Scenario: Kelonic Heater lets exhausted Characters be played in its Expedition, but no exhausted Gear
    Given these cards
      | ref    | card           | player | zone            | state     |
      | heater | Kelonic Heater | Ann    | hero expedition |           |
      | inari  | Inari          | Ann    | reserve         | exhausted |
      | milk   | Arcolano Milk  | Ann    | reserve         | exhausted |
    And Ann has 4 ready mana
    When Ann plays milk for its mana cost in the hero expedition
    Then it is refused
    And nothing has changed
    When Ann plays inari for its mana cost in the companion expedition
    Then it is refused
    And nothing has changed
    When Ann plays inari for its mana cost in the hero expedition
    Then it is accepted
    And inari is in Ann's hero expedition

  @case:printed-scout-by-an-effect @clause:5.1.2.c
  Scenario: Eros lets Ann play the Minotaur for its Scout cost, reduced by 3 as well
    Given these cards
      | ref      | card         | player | zone |
      | eros     | Eros         | Ann    | hand |
      | minotaur | The Minotaur | Ann    | hand |
    And Ann has 10 ready mana
    When Ann plays eros for its mana cost in the hero expedition
    And Ann chooses yes
    And Ann chooses scout
    And Ann chooses companion-expedition
    And Ann chooses minotaur
    Then it is accepted
    And minotaur is in Ann's reserve
    And Ann has 3 ready mana

  @case:printed-optional-cost-left-out @clause:5.1.2.c
  Scenario Outline: Ann chooses whether to discard a card from Reserve for Paint Prison: <says>
    Given these cards
      | ref    | card         | player | zone            |
      | prison | Paint Prison | Ann    | hand            |
      | inari  | Inari        | Ann    | reserve         |
      | kappa  | Kappa        | Bob    | hero expedition |
    And Ann has 5 ready mana
    When Ann plays prison for its mana cost
    And Ann chooses <says>
    Then it is accepted
    And inari is in Ann's <zone>
    And Ann has <left> ready mana
    And kappa lies at the top of Bob's deck

    Examples:
      | says | zone    | left |
      | no   | reserve | 0    |
      | yes  | discard | 2    |

  @case:printed-maw-is-dearer @clause:5.1.2.c
  Scenario: Not being the first player, Ann pays for Maw
    Given these cards
      | ref     | card          | player | zone |
      | lindiwe | Lindiwe & Maw | Ann    | hero |
    And Bob is the first player
    And Ann has 2 ready mana
    When Ann uses lindiwe
    Then it is accepted
    And Ann has 1 ready mana
    And token1 is in Ann's companion expedition

  @case:printed-increases-before-decreases @clause:5.1.2.e
  Scenario: Ebenezer Scrooge's increase of 1 from Reserve is added before two Martengales take off 1 each
    Given these cards
      | ref     | card                  | player | zone            |
      | scrooge | Ebenezer Scrooge - R1 | Bob    | hero expedition |
      | one     | Martengale            | Ann    | reserve         |
      | two     | Martengale            | Ann    | reserve         |
      | troop   | Ordis Trooper         | Ann    | reserve         |
    And Ann has 0 ready mana
    When Ann uses one
    And Ann uses two
    And Ann plays troop for its mana cost in the hero expedition
    Then it is accepted
    And Ann has 0 ready mana

  @case:printed-no-cheaper-than-its-minimum @clause:5.1.2.e
  Scenario Outline: Chiyome makes a Spell cheaper, but not cheaper than 1: <case>
    Given these cards
      | ref     | card              | player | zone            |
      | chiyome | Mochizuki Chiyome | Ann    | reserve         |
      | hooked  | Hooked            | Ann    | hand            |
      | train   | Physical Training | Ann    | hand            |
      | inari   | Inari             | Ann    | hero expedition |
    And Ann has <mana> ready mana
    When Ann uses chiyome
    And Ann plays <spell> for its mana cost
    Then it is <what>
    And Ann has <left> ready mana

    Examples:
      | case | spell  | mana | what     | left |
      | one  | hooked | 1    | accepted | 0    |
      | none | hooked | 0    | refused  | 0    |
      | two  | train  | 1    | accepted | 0    |

  @case:printed-dearer-from-reserve @clause:5.1.2.e
  Scenario Outline: The rare Ebenezer Scrooge makes a card dearer from Reserve, but not from Hand: <case>
    Given these cards
      | ref     | card                  | player | zone            |
      | scrooge | Ebenezer Scrooge - R1 | Bob    | hero expedition |
      | kappa   | Kappa                 | Ann    | <from>          |
    And Ann has <mana> ready mana
    When Ann plays kappa for its mana cost in the hero expedition
    Then it is <what>

    Examples:
      | case       | from    | mana | what     |
      | hand       | hand    | 4    | accepted |
      | too little | reserve | 4    | refused  |
      | enough     | reserve | 5    | accepted |
