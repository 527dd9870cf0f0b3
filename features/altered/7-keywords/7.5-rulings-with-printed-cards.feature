Feature: Altered 7, more rulings with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-ruling-another-is-not-tough @clause:7.4.7.c @edition:>=3.0 @ruling:A095
  Scenario: A Character beside Achilles that is not Tough costs nothing to target
    Given these cards
      | ref      | card                   | player | zone            |
      | achilles | Achilles               | Bob    | hero expedition |
      | trooper  | Ordis Trooper          | Bob    | hero expedition |
      | dancer   | Lyra Cloth Dancer - R2 | Ann    | hand            |
    And Ann has 3 ready mana
    When Ann plays dancer for its mana cost in the hero expedition
    And Ann chooses yes
    And Ann chooses achilles
    Then it is refused
    And nothing has changed
    When Ann chooses trooper
    Then trooper is fleeting
    And achilles is not fleeting

  @case:printed-ruling-free-but-not-paid-for @clause:7.4.7.c @edition:>=3.0 @ruling:A088a
  Scenario: With a free Cloth Cocoon, Achilles cannot be chosen without a Mana Orb for Tough
    Given these cards
      | ref      | card                       | player | zone            | state  |
      | achilles | Achilles                   | Bob    | hero expedition | asleep |
      | kadigir  | The Kadigir, Yzmir Bastion | Ann    | landmark        |        |
      | cocoon   | Cloth Cocoon               | Ann    | hand            |        |
      | spare    | Ordis Trooper              | Ann    | hand            |        |
    When Ann uses kadigir
    And Ann plays cocoon for its mana cost
    Then it is accepted
    And achilles is in Bob's hero expedition
    And cocoon is in Ann's discard

  @case:printed-ruling-free-but-tough @clause:7.4.7.c @clause:7.4.7.e @edition:>=3.0 @ruling:A088b
  Scenario: Cloth Cocoon is free, but targeting Achilles still costs 1
    Given these cards
      | ref      | card                       | player | zone            | state  |
      | achilles | Achilles                   | Bob    | hero expedition | asleep |
      | kadigir  | The Kadigir, Yzmir Bastion | Ann    | landmark        |        |
      | cocoon   | Cloth Cocoon               | Ann    | hand            |        |
    And Ann has 1 ready mana
    When Ann uses kadigir
    And Ann plays cocoon for its mana cost
    And Ann chooses 1
    And Ann chooses achilles
    Then it is accepted
    And achilles is in Bob's discard
    And Ann has 0 ready mana

  @case:printed-ruling-free-wrath @clause:7.4.7.c @clause:7.4.7.e @edition:>=3.0 @ruling:A140
  Scenario: Kraken's Wrath is free, and each Tough target costs 2 all the same
    Given these cards
      | ref     | card                       | player | zone                 |
      | spindle | The Spindle, Muna Bastion  | Bob    | landmark             |
      | one     | Ordis Trooper              | Bob    | hero expedition      |
      | two     | Ordis Trooper              | Bob    | companion expedition |
      | kadigir | The Kadigir, Yzmir Bastion | Ann    | landmark             |
      | wrath   | Kraken's Wrath             | Ann    | hand                 |
    And Ann has 2 ready mana
    When Ann uses kadigir
    And Ann plays wrath for its mana cost
    And Ann chooses one and two
    Then it is refused
    And nothing has changed
    When Ann chooses one
    Then one is in Bob's reserve
    And two is in Bob's companion expedition
    And Ann has 0 ready mana

  @case:printed-ruling-two-resupplies @clause:4.4.a @edition:>=3.0 @ruling:A103
  Scenario: Two Resupplies of one Spell are two events, to which Quetzalcóatl reacts when the Spell is done
    Given these cards
      | ref     | card         | player | zone            |
      | quetz   | Quetzalcóatl | Ann    | hero expedition |
      | harvest | Harvest - R1 | Bob    | hand            |
    And it is Bob's turn
    And Bob has 2 ready mana
    And Bob's deck has 3 cards
    When Bob plays harvest for its mana cost
    Then harvest is in Bob's reserve
    And bob-deck-2 is in Bob's reserve
    When Ann chooses "Ann's hero expedition"
    And Ann chooses "Ann's companion expedition"
    Then token1 is in Ann's hero expedition
    And token2 is in Ann's companion expedition

  @case:printed-ruling-exhausted-resupply-is-one @clause:7.3.11.a @clause:4.4.a @edition:>=3.0 @ruling:A149
  Scenario: An Exhausted Resupply is a Resupply, and the card is exhausted before Ann reacts
    Given these cards
      | ref    | card               | player | zone            |
      | quetz  | Quetzalcóatl       | Ann    | hero expedition |
      | porter | Daring Porter - R1 | Bob    | hand            |
    And it is Bob's turn
    And Bob has 3 ready mana
    And Bob's deck has 3 cards
    When Bob plays porter for its mana cost in the hero expedition
    Then bob-deck-1 is in Bob's reserve
    And bob-deck-1 is exhausted
    When Ann chooses "Ann's hero expedition"
    Then token1 is in Ann's hero expedition
    And it is Ann's turn

  @case:printed-ruling-hooked-under-the-monolith @clause:7.3.28.b @ruling:A104
  Scenario: A Character that switches Expeditions has not joined them, and The Monolith does not boost it
    Given these cards
      | ref      | card                        | player | zone            |
      | monolith | The Monolith, Ordis Bastion | Ann    | landmark        |
      | trooper  | Ordis Trooper               | Ann    | hero expedition |
      | other    | Haven Warrior               | Ann    | hero expedition |
      | hook     | Hooked                      | Ann    | hand            |
    And Ann has 1 ready mana
    When Ann plays hook for its mana cost
    And Ann chooses trooper
    Then trooper is in Ann's companion expedition
    And trooper has 0 boosts

  @case:printed-ruling-each-sacrifices-one @clause:6.1.h @clause:1.4.5.a @ruling:A118a @asked:6.1.h
  Scenario: Ann, whose turn it is, names whom she sacrifices before Bob does
    Given these cards
      | ref    | card          | player | zone            |
      | anubis | Anubis        | Ann    | hand            |
      | hers   | Ordis Trooper | Ann    | hero expedition |
      | his    | Ordis Trooper | Bob    | hero expedition |
      | other  | Haven Warrior | Bob    | hero expedition |
    And Ann has 5 ready mana
    When Ann plays anubis for its mana cost in the hero expedition
    Then Ann is asked to choose from anubis and hers
    When Ann chooses hers
    Then Bob is asked to choose from his and other
    When Bob chooses his
    Then hers is in Ann's discard
    And his is in Bob's discard
    And anubis is in Ann's hero expedition
    And other is in Bob's hero expedition

  @case:printed-ruling-forest-and-then-the-kraken @clause:2.3.3.b @ruling:A137a
  Scenario: Persephone adds Forest to her region, and the Kraken that comes later leaves Water alone
    Given these cards
      | ref    | card          | player | zone                 |
      | perse  | Persephone    | Ann    | hero expedition      |
      | one    | Ordis Trooper | Bob    | hero expedition      |
      | two    | Ordis Trooper | Bob    | companion expedition |
      | kraken | The Kraken    | Bob    | hand                 |
    And the Tumult regions are mountain and water; forest; mountain; forest and water; water; forest and mountain
    And Ann's hero expedition is at 1
    And it is Bob's turn
    And Bob has 7 ready mana
    And Ann has passed
    When Bob plays kraken for its mana cost in the hero expedition
    And Bob chooses one and two
    And Bob passes
    Then Ann's hero expedition is at 1

  @case:printed-ruling-the-kraken-and-then-forest @clause:2.3.3.b @ruling:A137b
  Scenario: The Kraken leaves Water alone, and Persephone, who comes later, adds Forest to her region
    Given these cards
      | ref    | card       | player | zone            |
      | kraken | The Kraken | Bob    | hero expedition |
      | perse  | Persephone | Ann    | hand            |
    And the Tumult regions are mountain and water; forest; mountain; forest and water; water; forest and mountain
    And Ann's hero expedition is at 1
    And Ann has 2 ready mana
    And Bob has passed
    When Ann plays perse for its mana cost in the hero expedition
    And Ann passes
    Then Ann's hero expedition is at 2

  @case:printed-ruling-eros-and-who-comes-with-him @clause:4.4.a @clause:4.4.b @ruling:A160
  Scenario: Eros plays Baba Yaga for nothing; then Ann's Reactions come in her order, and Bob's last
    Given these cards
      | ref      | card                        | player | zone            |
      | monolith | The Monolith, Ordis Bastion | Ann    | landmark        |
      | eros     | Eros                        | Ann    | hand            |
      | yaga     | Baba Yaga                   | Ann    | hand            |
      | quetz    | Quetzalcóatl                | Bob    | hero expedition |
    And Ann has 7 ready mana
    And Ann's deck has 3 cards
    When Ann plays eros for its mana cost in the hero expedition
    And Ann chooses eros
    And Ann chooses yes
    And Ann chooses hero-expedition
    And Ann chooses yaga
    And Ann chooses "monolith (eros)"
    And Bob chooses "Bob's hero expedition"
    Then ann-deck-1 is in Ann's hand
    And eros has 1 boost
    And yaga has 1 boost
    And token1 is in Bob's hero expedition

  @case:printed-ruling-who-resupplies-exhausts @clause:7.5.5.b @clause:7.3.11.a @ruling:A179
  Scenario: Ann resupplies for Bob's Snow Maiden, so that Ann has exhausted a card and Bob has not
    Given these cards
      | ref   | card            | player | zone     |
      | hers  | Icebound Pass   | Ann    | landmark |
      | his   | Icebound Pass   | Bob    | landmark |
      | snow  | The Snow Maiden | Bob    | hand     |
    And it is Bob's turn
    And Bob has 4 ready mana
    And Ann's deck has 2 cards
    When Bob plays snow for its mana cost in the hero expedition
    And Ann chooses yes
    Then ann-deck-1 is in Ann's reserve
    And ann-deck-1 is exhausted
    And hers has 1 trial counter
    And his has 0 trial counters

  @case:printed-ruling-eros-boosts-within-his-effect @clause:6.1.c @clause:2.5.k @edition:>=3.0 @ruling:A161
  Scenario: The Bladedancer played by Eros has its two boosts before its Reaction counts boosts
    Given these cards
      | ref    | card                    | player | zone    | state    |
      | eros   | Eros - R1               | Ann    | hand    |          |
      | dancer | Bravos Bladedancer - R1 | Ann    | reserve | 3 boosts |
    And Ann has 7 ready mana
    When Ann plays eros for its mana cost in the hero expedition
    And Ann chooses yes
    And Ann chooses hero-expedition
    And Ann chooses "dancer: 2"
    Then dancer is fleeting
    And dancer has 6 boosts

  @case:printed-ruling-put-there-is-not-played-from-hand @clause:7.5.8.a @edition:>=3.0 @ruling:A055
  Scenario: A Character put in an Expedition by an effect joins it, but was not played from Hand
    Given these cards
      | ref      | card                 | player | zone |
      | mind     | Mind Apotheosis      | Ann    | hand |
      | armorer  | Foundry Armorer - R1 | Ann    | deck |
      | yaga     | Baba Yaga            | Ann    | deck |
      | gates    | Open the Gates       | Ann    | deck |
      | training | Magical Training     | Ann    | deck |
    And Ann has 9 ready mana
    And Ann's deck has 3 cards
    When Ann plays mind for its mana cost
    And Ann chooses armorer and yaga
    And Ann chooses "Ann's hero expedition"
    And Ann chooses "Ann's hero expedition"
    And Ann chooses "Ann's hero expedition"
    Then it is accepted
    And token1 is in Ann's hero expedition
    And armorer is fleeting
    And yaga is fleeting
    And Ann has no cards in hand
    And gates is in Ann's discard
    And training is in Ann's discard
    And mind is in Ann's discard

  @case:printed-ruling-put-there-is-not-played @clause:7.5.10.a @edition:>=3.0 @ruling:A074a @ruling:A074b
  Scenario Outline: A Character put in an Expedition by an effect was not played: <hero>
    Given these cards
      | ref      | card             | player | zone | state   |
      | hero     | <hero>           | Ann    | hero | <state> |
      | mind     | Mind Apotheosis  | Ann    | hand |         |
      | one      | <one>            | Ann    | deck |         |
      | gates    | Open the Gates   | Ann    | deck |         |
      | training | Magical Training | Ann    | deck |         |
      | away     | Off You Go!      | Ann    | deck |         |
    And Ann has 9 ready mana
    And Ann's deck has 3 cards
    When Ann plays mind for its mana cost
    And Ann chooses one
    And Ann chooses "Ann's hero expedition"
    Then it is accepted
    And one is in Ann's hero expedition
    And one is fleeting
    And Ann has no cards in hand
    And hero has <n> <counter> counters

    Examples:
      | hero           | state              | one         | n | counter     |
      | Atsadi & Surge | 5 heroism counters | Shenlong    | 5 | heroism     |
      | Auraq & Kibble |                    | Issun-bōshi | 0 | performance |
