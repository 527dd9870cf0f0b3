Feature: Altered 2, rulings on objects with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-ruling-a-token-is-in-no-reserve @clause:2.1.e @ruling:A001a
  Scenario: A token sent to Reserve ceases to exist, and no card has left Ann's Reserve
    Given these cards
      | ref    | card            | player | zone            | state            |
      | treyst | Treyst & Rossum | Ann    | hero            | 2 scrap counters |
      | bug    | Brassbug        | Ann    | hero expedition |                  |
      | spare  | Ordis Trooper   | Ann    | hero expedition |                  |
      | go     | Off You Go!     | Bob    | hand            |                  |
    And it is Bob's turn
    And Bob has 2 ready mana
    When Bob plays go for its mana cost
    And Bob chooses bug
    Then it is accepted
    And bug is in no zone
    And Ann has 0 cards in reserve
    And treyst has 2 scrap counters
    And go is in Bob's reserve

  @case:printed-ruling-played-from-reserve @clause:7.5.9.a @clause:5.1.2.g @ruling:A001b
  Scenario: A card played from Reserve has left the Reserve
    Given these cards
      | ref     | card            | player | zone    | state            |
      | treyst  | Treyst & Rossum | Ann    | hero    | 2 scrap counters |
      | trooper | Ordis Trooper   | Ann    | reserve |                  |
    And Ann has 1 ready mana
    When Ann plays trooper for its mana cost in the hero expedition
    Then it is accepted
    And trooper is in Ann's hero expedition
    And trooper is fleeting
    And treyst has 3 scrap counters

  @case:printed-ruling-a-fleeting-token @clause:2.1.e @ruling:A001c
  Scenario: A Fleeting token sent to Reserve is not discarded but ceases to exist
    Given these cards
      | ref    | card            | player | zone            | state            |
      | treyst | Treyst & Rossum | Ann    | hero            | 2 scrap counters |
      | bug    | Brassbug        | Ann    | hero expedition | fleeting         |
      | spare  | Ordis Trooper   | Ann    | hero expedition |                  |
      | go     | Off You Go!     | Bob    | hand            |                  |
    And it is Bob's turn
    And Bob has 2 ready mana
    When Bob plays go for its mana cost
    And Bob chooses bug
    Then bug is in no zone
    And Ann has 0 cards in discard
    And Ann has 0 cards in reserve
    And treyst has 2 scrap counters

  @case:printed-ruling-a-token-returned-to-the-deck @clause:2.1.e @ruling:A073
  Scenario: A token sent to the Deck ceases to exist
    Given these cards
      | ref    | card              | player | zone            |
      | bug    | Brassbug          | Bob    | hero expedition |
      | other  | Haven Warrior     | Bob    | hero expedition |
      | prison | Paint Prison - R1 | Ann    | hand            |
    And Ann has 4 ready mana
    And Bob's deck has 10 cards
    When Ann plays prison for its mana cost
    And Ann chooses bug
    Then bug is in no zone
    And Bob has 10 cards in deck
    And other is in Bob's hero expedition

  @case:printed-ruling-nothing-to-lose @clause:6.1.g @ruling:A049
  Scenario: A Character that is not Fleeting is still boosted by a Spell that removes Fleeting
    Given these cards
      | ref     | card          | player | zone            |
      | trooper | Ordis Trooper | Ann    | hero expedition |
      | warrior | Haven Warrior | Ann    | hero expedition |
      | help    | Helping Hand  | Ann    | hand            |
    And Ann has 1 ready mana
    When Ann plays help for its mana cost
    And Ann chooses trooper
    Then trooper has 1 boost
    And trooper is not fleeting
    And warrior has 0 boosts
    And help is in Ann's reserve

  @case:printed-ruling-base-statistics @clause:2.5.1.b @clause:6.5.d @ruling:A079a @ruling:A079b
  Scenario Outline: Yong-Su counts base statistics of 0 only in play: the Bladedancer is in <zone>
    Given these cards
      | ref    | card                         | player | zone            | state   |
      | issun  | Issun-bōshi                  | Ann    | hero expedition |         |
      | dancer | Bravos Bladedancer           | Ann    | <zone>          | <state> |
      | yong   | Yong-Su, Verdant Weaver - R2 | Ann    | hand            |         |
    And Ann has 3 ready mana
    When Ann plays yong for its mana cost in the hero expedition
    Then yong has <n> boosts

    Examples:
      | zone            | state   | n |
      | reserve         |         | 0 |
      | hero expedition | 1 boost | 2 |

  @case:printed-ruling-this-afternoon @clause:2.2.14.a @clause:2.2.14.c @clause:2.2.14.e @ruling:A083a
  Scenario: The next Spell this Afternoon costs 1 less, even in a later turn, but not the one after it
    Given these cards
      | ref      | card                   | player | zone    |
      | disciple | Studious Disciple - R1 | Ann    | reserve |
      | one      | Magical Training       | Ann    | hand    |
      | two      | Magical Training       | Ann    | hand    |
    And Ann has 2 ready mana
    And Ann's deck has 5 cards
    When Ann plays disciple for its mana cost in the hero expedition
    And Bob passes
    Then Ann has 1 ready mana
    When Ann plays one for its mana cost
    Then Ann has 1 ready mana
    When Ann plays two for its mana cost
    Then Ann has 0 ready mana

  @case:printed-ruling-left-the-reserve @clause:2.1.d @edition:>=3.0 @ruling:A010
  Scenario: Coppélia is not played when her Reaction finds that she has left the Reserve
    Given these cards
      | ref      | card                      | player | zone    |
      | mind     | Mind Apotheosis           | Ann    | hand    |
      | coppelia | Coppélia                  | Ann    | hand    |
      | trooper  | Ordis Trooper             | Ann    | reserve |
      | nyala    | Nyala, Gifted Conjurer    | Ann    | deck    |
      | amahle   | Amahle, Asgarthan Outcast | Ann    | deck    |
      | gates    | Open the Gates            | Ann    | deck    |
      | training | Magical Training          | Ann    | deck    |
    And Ann has 9 ready mana
    And Ann's deck has 3 cards
    When Ann plays mind for its mana cost
    And Ann chooses nyala and amahle
    And Ann chooses "Ann's hero expedition"
    And Ann chooses "Ann's hero expedition"
    And Ann chooses nyala
    And Ann chooses amahle
    And Ann chooses yes
    Then it is accepted
    And coppelia is in Ann's discard
    And gates is in Ann's discard
    And training is in Ann's discard
    And mind is in Ann's discard
    And trooper is in Ann's hand
    And Ann has 2 cards in hand
