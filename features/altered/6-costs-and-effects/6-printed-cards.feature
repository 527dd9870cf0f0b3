Feature: Altered 6, printed cards: steps, targets and the order of Reactions

  Background:
    Given a game of Altered

  @case:altered-print-nothing-in-hand @clause:6.1.g @ruling:A002
  Scenario: A Reaction that puts a card from an empty hand in Reserve does nothing
    Given these cards
      | ref   | card            | player | zone |
      | kelon | Kelon Elemental | Ann    | hand |
    And it is Ann's turn
    And Ann has 2 ready mana
    When Ann plays kelon for its mana cost in the hero expedition
    Then it is accepted
    And kelon is in Ann's hero expedition
    And Ann has 0 cards in hand
    And Ann has 0 cards in reserve
    And Ann has 0 ready mana
    And it is Bob's turn

  @case:altered-print-in-the-discard-pile @clause:6.3.k @clause:2.1.f @clause:6.3.b @edition:>=3.0 @ruling:A031a @ruling:A031b
  Scenario Outline: A sacrificed Moonlight Jellyfish goes from the Discard pile to Reserve, unless it was Fleeting: <state>
    Given these cards
      | ref   | card                | player | zone            | state   |
      | jelly | Moonlight Jellyfish | Ann    | hero expedition | <state> |
      | boom  | Boom!               | Ann    | hand            |         |
      | fox   | Haven Warrior       | Bob    | hero expedition |         |
    And it is Ann's turn
    And Ann has 3 ready mana
    When Ann plays boom for its mana cost
    Then it is accepted
    And jelly is in Ann's <zone>
    And fox is in Bob's discard
    And boom is in Ann's discard

    Examples:
      | state    | zone    |
      |          | reserve |
      | fleeting | discard |

  @case:altered-print-order-of-reactions @clause:4.4.b @clause:6.5.d @ruling:A040a @ruling:A040b
  Scenario Outline: The player of a rare Character chooses the order of its two Reactions: <first> first
    Given these cards
      | ref   | card                    | player | zone    | state    |
      | dance | Bravos Bladedancer - R1 | Ann    | reserve | 4 boosts |
    And it is Ann's turn
    And Ann has 3 ready mana
    When Ann plays dance for its mana cost in the hero expedition
    And Ann chooses "dance: <first>"
    Then it is accepted
    And dance has 5 boosts
    And dance is <state>

    Examples:
      | first | state        |
      | 2     | not fleeting |
      | 1     | fleeting     |

  @case:altered-print-must-be-the-target @clause:6.5.a @clause:6.5.b @ruling:A050b
  Scenario: The only Character in play has to be the target, even if the opponent controls it
    Given these cards
      | ref  | card          | player | zone            | state    |
      | hand | Helping Hand  | Ann    | hand            |          |
      | owl  | Ordis Trooper | Bob    | hero expedition | fleeting |
    And it is Ann's turn
    And Ann has 1 ready mana
    When Ann plays hand for its mana cost
    Then it is accepted
    And owl has 1 boost
    And owl is not fleeting
    And hand is in Ann's reserve

  @case:altered-print-spell-becomes-mana @clause:6.5.c @clause:2.4.6.e @clause:5.2.4.b @ruling:A164
  Scenario Outline: A rare Geyser from Reserve may go to the Mana zone; otherwise it is Fleeting and discarded: <answer>
    Given these cards
      | ref    | card          | player | zone            |
      | geyser | Geyser - R1   | Ann    | reserve         |
      | owl    | Ordis Trooper | Bob    | hero expedition |
    And it is Ann's turn
    And Ann has 3 ready mana
    When Ann plays geyser for its mana cost
    And Ann chooses <answer>
    Then it is accepted
    And owl is in Bob's hand
    And geyser is in Ann's <zone>
    And Ann has 0 ready mana

    Examples:
      | answer | zone    |
      | yes    | mana    |
      | no     | discard |

  @case:altered-print-spell-becomes-mana-always @clause:7.2.1.b @ruling:A163
  Scenario: The common Geyser always goes to the Mana zone
    Given these cards
      | ref    | card          | player | zone            |
      | geyser | Geyser        | Ann    | reserve         |
      | owl    | Ordis Trooper | Bob    | hero expedition |
    And it is Ann's turn
    And Ann has 4 ready mana
    When Ann plays geyser for its mana cost
    Then it is accepted
    And owl is in Bob's hand
    And geyser is in Ann's mana
    And geyser is exhausted
    And Ann has 0 cards in discard

  @case:altered-print-after-the-modes @clause:6.5.g @clause:6.5.d
  Scenario Outline: The part after the modes is done whichever mode was chosen: <mode>
    Given these cards
      | ref   | card            | player | zone            |
      | burst | Kelon Burst - R1 | Ann   | hand           |
      | one   | Brassbug Hub    | Ann    | landmark        |
      | two   | Aether Shard    | Ann    | landmark        |
      | three | Aether Shard    | Ann    | landmark        |
      | owl   | Ordis Trooper   | Bob    | hero expedition |
    And it is Ann's turn
    And Ann has 4 ready mana
    When Ann plays burst for its mana cost
    And Ann chooses "<mode>"
    And Ann chooses Ann's hero expedition
    Then it is accepted
    And <target> is in <place>
    And token1 is in Ann's hero expedition

    Examples:
      | mode | target | place         |
      | 1    | owl    | Bob's reserve |
      | 2    | one    | Ann's discard |

  @case:altered-print-its-controller-draws @clause:6.5.d @clause:7.5.7.b
  Scenario Outline: The controller of a Character outside the terrain draws; with one inside it nobody does: <regions>
    Given these cards
      | ref   | card                    | player | zone            |
      | woods | Lost in the Woods - R1  | Ann    | hand            |
      | owl   | Ordis Trooper           | Bob    | hero expedition |
    And it is Ann's turn
    And Ann has 3 ready mana
    And Bob's hero expedition is at 1
    And the Tumult regions are <regions>
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    When Ann plays woods for its mana cost
    Then it is accepted
    And owl is in Bob's reserve
    And Bob has <drawn> cards in hand
    And Ann has 0 cards in hand

    Examples:
      | regions                                                                    | drawn |
      | forest; mountain and water; mountain; forest and water; water; forest and mountain | 0     |
      | mountain and water; forest; mountain; forest and water; water; forest and mountain | 1     |

  @case:altered-print-jinn-rests @clause:6.2.b @clause:6.2.m @ruling:A037a @ruling:A037b
  Scenario Outline: A boosted Jinn goes to the Mana zone at Rest: <boosts>
    Given these cards
      | ref  | card      | player | zone            | state    |
      | jinn | Tiny Jinn | Ann    | hero expedition | <boosts> |
    And Bob has passed
    And it is Ann's turn
    And Ann's deck has 4 cards
    And Bob's deck has 4 cards
    When Ann passes
    Then it is accepted
    And jinn is in Ann's <zone>

    Examples:
      | boosts  | zone    |
      | 1 boost | mana    |
      |         | reserve |
