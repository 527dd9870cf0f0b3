Feature: Altered 3, zones with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-in-play @clause:3.1.4.a @clause:2.2.1.h
  Scenario: Intimidation can return Characters and Permanents in play, but no card in Reserve
    Given these cards
      | ref        | card              | player | zone            |
      | intimidate | Intimidation      | Ann    | hand            |
      | inari      | Inari             | Bob    | hero expedition |
      | gen        | Kelonic Generator | Bob    | landmark        |
      | tengu      | Tengu             | Bob    | reserve         |
      | spare      | Axiom Exhibit     | Bob    | reserve         |
    And Ann has 2 ready mana
    When Ann plays intimidate for its mana cost
    Then Ann is asked to choose from gen and inari
    When Ann chooses gen
    Then it is accepted
    And gen is in Bob's hand

  @case:printed-on-top-of-the-deck @clause:3.2.2.b @clause:3.2.2.c
  Scenario: Bob draws the card that was put on top of his Deck, and none below it
    Given these cards
      | ref    | card             | player | zone            |
      | prison | Paint Prison     | Ann    | hand            |
      | inari  | Inari            | Bob    | hero expedition |
      | kappa  | Kappa            | Bob    | hero expedition |
      | study  | Magical Training | Bob    | hand            |
    And Bob's deck has 3 cards
    And Ann has 5 ready mana
    And Bob has 1 ready mana
    When Ann plays prison for its mana cost
    And Ann chooses inari
    Then it is accepted
    And inari and bob-deck-1 lie at the top of Bob's deck
    When Bob plays study for its mana cost
    Then it is accepted
    And inari is in Bob's hand
    And bob-deck-1 is in Bob's deck
    And bob-deck-3 is in Bob's deck

  @case:printed-the-top-of-each-deck @clause:3.2.2.c
  Scenario: Each player's top card goes to that player's Mana zone
    Given these cards
      | ref | card | player | zone |
      | aja | Aja  | Ann    | hand |
    And Ann has 4 ready mana
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann plays aja for its mana cost in the hero expedition
    Then it is accepted
    And ann-deck-1 is in Ann's mana
    And bob-deck-1 is in Bob's mana
    And ann-deck-2 is in Ann's deck
    And bob-deck-3 is in Bob's deck

  @case:printed-limbo-is-seen @clause:3.2.8.a @midway:3.2.8.a @clause:3.1.3.a @edition:>=3.0
  Scenario: Both players see the Spell that Ann is playing
    Given these cards
      | ref    | card        | player | zone            |
      | geyser | Geyser - R1 | Ann    | hand            |
      | inari  | Inari       | Bob    | hero expedition |
      | kappa  | Kappa       | Ann    | hero expedition |
    And Ann has 4 ready mana
    When Ann plays geyser for its mana cost
    And Ann chooses inari
    Then geyser is in limbo
    And Bob sees geyser
    When Ann chooses yes
    Then geyser is in Ann's mana

  @case:printed-two-cards-of-a-deck @clause:3.2.2.c @clause:6.1.e
  Scenario: Mana Channeling takes two cards from the top of the Deck
    Given these cards
      | ref     | card                 | player | zone |
      | channel | Mana Channeling - R1 | Ann    | hand |
    And Ann has 5 ready mana
    And Ann's deck has 3 cards
    When Ann plays channel for its mana cost
    Then it is accepted
    And ann-deck-1 is in Ann's mana
    And ann-deck-2 is in Ann's mana
    And ann-deck-3 is in Ann's deck

  @case:printed-own-pile @clause:3.2.2.d
  Scenario: Bob draws from his own shuffled Discard pile and not from Ann's
    Given these cards
      | ref      | card                  | player | zone    |
      | daughter | Daughter of Yggdrasil | Ann    | hand    |
      | inari    | Inari                 | Ann    | discard |
      | kappa    | Kappa                 | Bob    | discard |
    And Ann has 3 ready mana
    When Ann plays daughter for its mana cost in the hero expedition
    Then it is accepted
    And kappa is in Bob's hand
    And inari is in Ann's discard

  @case:printed-two-landmarks-each @clause:3.2.7.a
  Scenario: Each player keeps two Landmarks at Clean-up
    Given these cards
      | ref  | card              | player | zone     |
      | one  | Kelonic Generator | Ann    | landmark |
      | two  | Bountiful Meadow  | Ann    | landmark |
      | tree | Baba's Isba       | Bob    | landmark |
      | four | Axiom Reprocessor | Bob    | landmark |
    And Ann's deck has 4 cards
    And Bob's deck has 4 cards
    And Bob has passed
    When Ann passes
    And Bob chooses nothing
    And Ann chooses nothing
    Then it is accepted
    And one is in Ann's landmark
    And two is in Ann's landmark
    And tree is in Bob's landmark
    And four is in Bob's landmark

  @case:printed-a-ready-orb @clause:3.2.9.b
  Scenario Outline: A card that Swift Jinn puts into the Mana zone is exhausted unless the Jinn says otherwise: <card>
    Given these cards
      | ref   | card   | player | zone    |
      | jinn  | <card> | Ann    | hand    |
      | inari | Inari  | Ann    | reserve |
      | kappa | Kappa  | Ann    | reserve |
    And Ann has 6 ready mana
    When Ann plays jinn for its mana cost in the hero expedition
    And Ann chooses yes
    And Ann chooses inari
    Then it is accepted
    And inari is in Ann's mana
    And Ann has <ready> ready mana

    Examples:
      | card            | ready |
      | Swift Jinn      | 0     |
      | Swift Jinn - R1 | 1     |

  @case:printed-simurgh-lowers-the-limit @clause:4.2.5.c @clause:3.2.10.b @clause:1.2.4.d @edition:>=3.0
  Scenario Outline: Simurgh in Reserve lowers each player's Reserve limit by one, and Tech Lab raises it: <case>
    Given these cards
      | ref     | card          | player | zone     |
      | simurgh | Simurgh - R1  | Bob    | reserve  |
      | inari   | Inari         | Ann    | reserve  |
      | kappa   | Kappa         | Ann    | reserve  |
      | troop   | Ordis Trooper | Ann    | reserve  |
      | lab     | <lab>         | Ann    | landmark |
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    And Bob has passed
    When Ann passes
    Then Ann is asked to choose from inari, kappa and troop
    When Ann chooses <kept>
    And Bob chooses nothing
    And Ann chooses nothing
    Then it is accepted
    And Ann has <n> cards in reserve
    And simurgh is in Bob's reserve

    Examples:
      | case        | lab               | kept            | n |
      | without lab | Kelonic Generator | inari           | 1 |
      | with lab    | Tech Lab Unit     | inari and troop | 2 |

  @case:printed-orb-before-it-is-discarded @clause:3.2.9.e
  Scenario Outline: Before Ann discards an Orb, she may exhaust it to ready another: <case>
    Given these cards
      | ref      | card               | player | zone            | state |
      | eruption | Mana Eruption - R1 | Ann    | hand            |       |
      | kappa    | Kappa              | Ann    | mana            |       |
      | one      | Haven Warrior      | Ann    | mana            |       |
      | two      | Tengu              | Ann    | mana            |       |
      | inari    | Inari              | Bob    | hero expedition |       |
    When Ann plays eruption for its mana cost, exhausting one and two
    And Ann chooses <taken>
    And Ann chooses kappa
    Then it is accepted
    And kappa is in Ann's discard
    And inari is in Bob's discard
    And Ann has <ready> ready mana

    Examples:
      | case    | taken   | ready |
      | readied | one     | 1     |
      | left    | nothing | 0     |

  @case:printed-nothing-to-shuffle @clause:3.2.2.e
  Scenario: With Deck and Discard pile empty nothing is shuffled, and only the die is left to chance
    Given these cards
      | ref   | card           | player | zone            |
      | seal  | Conjuring Seal | Ann    | hand            |
      | all   | All In!        | Ann    | hand            |
      | inari | Inari          | Ann    | hero expedition |
      | last  | Kappa          | Ann    | deck            |
    And Ann has 6 ready mana
    And Bob has passed
    And chance gives 4
    When Ann plays seal for its mana cost
    Then it is accepted
    And last is in Ann's hand
    When Ann plays all for its mana cost
    Then it is accepted
    And inari has 4 boosts
