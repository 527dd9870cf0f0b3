Feature: Altered 7, words and keywords with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-draws-two @clause:7.3.7.a
  Scenario: Two cards are drawn from the top of the Deck, one after the other
    Given these cards
      | ref  | card           | player | zone |
      | seal | Conjuring Seal | Ann    | hand |
    And Ann has 3 ready mana
    And Ann's deck has 3 cards
    When Ann plays seal for its mana cost
    Then it is accepted
    And ann-deck-1 is in Ann's hand
    And ann-deck-2 is in Ann's hand
    And ann-deck-3 is in Ann's deck

  @case:printed-resupplies-twice @clause:7.3.22.a
  Scenario: Harvest puts the two cards on top of the Deck into Reserve, and draws none
    Given these cards
      | ref     | card         | player | zone |
      | harvest | Harvest - R1 | Ann    | hand |
    And Ann has 2 ready mana
    And Ann's deck has 3 cards
    When Ann plays harvest for its mana cost
    Then it is accepted
    And ann-deck-1 is in Ann's reserve
    And ann-deck-2 is in Ann's reserve
    And ann-deck-3 is in Ann's deck
    And Ann has 0 cards in hand

  @case:printed-resupplied-and-exhausted @clause:7.3.11.a
  Scenario: Frozen Delivery exhausts the card it resupplies, and no other
    Given these cards
      | ref | card                  | player | zone    |
      | ice | Frozen Delivery - R1  | Ann    | hand    |
      | old | a character costing 2 | Ann    | reserve |
    And Ann has 1 ready mana
    And Ann's deck has 2 cards
    When Ann plays ice for its mana cost
    Then it is accepted
    And ann-deck-1 is in Ann's reserve
    And ann-deck-1 is exhausted
    And old is ready

  @case:printed-doubles-boosts @clause:7.3.6.a @clause:7.3.6.b
  Scenario: The boosts of Ann's Characters are doubled if they have any
    Given these cards
      | ref  | card                  | player | zone                 | state    |
      | sap  | Sap Dispersal - R1    | Ann    | hand                 |          |
      | one  | a character costing 1 | Ann    | hero expedition      | 1 boost  |
      | two  | a character costing 2 | Ann    | companion expedition | 2 boosts |
      | none | a character costing 3 | Ann    | hero expedition      |          |
      | his  | a character costing 1 | Bob    | hero expedition      | 1 boost  |
    And Ann has 2 ready mana
    When Ann plays sap for its mana cost
    Then it is accepted
    And one has 2 boosts
    And two has 4 boosts
    And none has 0 boosts
    And his has 1 boost

  @case:printed-one-die @clause:7.3.19.a @clause:7.3.19.b @clause:1.2.6.b
  Scenario Outline: A Character gains as many boosts as the die shows: <number>
    Given these cards
      | ref | card                  | player | zone            |
      | all | All In!               | Ann    | hand            |
      | owl | a character costing 1 | Ann    | hero expedition |
      | fox | a character costing 1 | Bob    | hero expedition |
    And Ann has 3 ready mana
    And chance gives <number>
    When Ann plays all for its mana cost
    And Ann chooses owl
    Then it is accepted
    And owl has <number> boosts
    And fox has 0 boosts

    Examples:
      | number |
      | 6      |
      | 2      |

  @case:printed-readies-what-is-exhausted @clause:7.3.18.a
  Scenario: Icarus readies all cards in Ann's Reserve
    Given these cards
      | ref    | card                  | player | zone    | state     |
      | icarus | Icarus                | Ann    | hand    |           |
      | tired  | a character costing 2 | Ann    | reserve | exhausted |
      | awake  | a character costing 1 | Ann    | reserve |           |
      | his    | a character costing 2 | Bob    | reserve | exhausted |
    And Ann has 4 ready mana
    When Ann plays icarus for its mana cost in the hero expedition
    Then it is accepted
    And tired is ready
    And awake is ready
    And his is exhausted

  @case:printed-loses-fleeting @clause:7.3.15.a @edition:>=3.0
  Scenario: A Character loses Fleeting, and nothing else
    Given these cards
      | ref | card                  | player | zone            | state              |
      | van | Bravos Vanguard       | Ann    | hand            |                    |
      | owl | a character costing 2 | Ann    | hero expedition | fleeting, 2 boosts |
      | hen | a character costing 1 | Bob    | hero expedition | fleeting           |
    And Ann has 3 ready mana
    When Ann plays van for its mana cost in the companion expedition
    And Ann chooses yes
    And Ann chooses owl
    Then owl is not fleeting
    And owl has 2 boosts
    And hen is fleeting

  @case:printed-spends-a-counter @clause:7.3.27.a
  Scenario: Ann spends a counter to create a Brassbug
    Given these cards
      | ref | card                  | player | zone            | state    |
      | fix | Bugfix                | Ann    | hand            |          |
      | owl | a character costing 2 | Ann    | hero expedition | 2 boosts |
    And Ann has 1 ready mana
    When Ann plays fix for its mana cost
    And Ann chooses yes
    And Ann chooses Ann's hero expedition
    Then owl has 1 boost
    And token1 is in Ann's hero expedition

  @case:printed-goes-back @clause:7.3.16.a
  Scenario Outline: An Expedition that is at <at> moves backward to <to>
    Given these cards
      | ref  | card             | player | zone |
      | fury | Sakarabru's Fury | Ann    | hand |
    And Ann has 5 ready mana
    And Bob's hero expedition is at <at>
    When Ann plays fury for its mana cost
    And Ann chooses Bob's hero expedition
    Then it is accepted
    And Bob's hero expedition is at <to>

    Examples:
      | at | to |
      | 2  | 1  |
      | 0  | 0  |

  @case:printed-behind-or-not @clause:7.5.2.b @clause:1.2.6.e @clause:1.x:1.2.6.d @clause:1.x:1.2.6.d-ignored
  Scenario Outline: The Hound gains a boost in an Expedition that is behind: <case>
    Given these cards
      | ref   | card  | player | zone |
      | hound | Hound | Ann    | hand |
    And Ann has 2 ready mana
    And Ann's hero expedition is at <hers>
    And Bob's hero expedition is at <his>
    When Ann plays hound for its mana cost in the hero expedition
    Then it is accepted
    And hound has <boosts> boosts

    Examples:
      | case   | hers | his | boosts |
      | behind | 0    | 1   | 1      |
      | level  | 1    | 1   | 0      |
      | ahead  | 2    | 1   | 0      |

  @case:printed-in-both-expeditions @clause:7.4.4.b @edition:>=3.0
  Scenario: Arcolano Milk reacts to Atlas joining, which is in both Expeditions
    Given these cards
      | ref   | card          | player | zone                 |
      | atlas | Atlas         | Ann    | hand                 |
      | milk  | Arcolano Milk | Ann    | companion expedition |
    And Ann has 5 ready mana
    When Ann plays atlas for its mana cost in the hero expedition
    Then it is accepted
    And atlas is fleeting
    And atlas has 1 boost

  @case:printed-tough-costs-mana @clause:7.4.7.c
  Scenario Outline: A player who targets a Tough Achilles pays for it: <case>
    Given these cards
      | ref  | card                  | player | zone                 |
      | song | A Cappella Training   | Ann    | hand                 |
      | hero | <who>                 | Bob    | hero expedition      |
      | owl  | a character costing 1 | Bob    | companion expedition |
    And Ann has 4 ready mana
    When Ann plays song for its mana cost
    And Ann chooses hero
    Then it is accepted
    And hero is fleeting
    And Ann has <left> ready mana

    Examples:
      | case | who           | left |
      | one  | Achilles      | 2    |
      | two  | Achilles - R1 | 1    |

  @case:printed-tokens-join @clause:7.5.8.b @clause:6.3.g @clause:4.4.a @clause:4.4.c @edition:>=3.0
  Scenario: A token created in the Expedition of Arcolano Milk has joined it
    Given these cards
      | ref    | card          | player | zone            |
      | cadets | Ordis Cadets  | Ann    | hand            |
      | milk   | Arcolano Milk | Ann    | hero expedition |
    And Ann has 2 ready mana
    When Ann plays cadets for its mana cost in the hero expedition
    And Ann chooses cadets
    And Ann chooses milk (token1)
    Then it is accepted
    And token1 is in Ann's hero expedition
    And token1 is fleeting
    And token1 has 1 boost
    And cadets has 1 boost
    And no ability waits

  @case:printed-if-and-otherwise @clause:6.5.e
  Scenario Outline: Benzaiten draws in an Expedition that is behind, and resupplies otherwise: <case>
    Given these cards
      | ref | card           | player | zone |
      | ben | Benzaiten - R1 | Ann    | hand |
    And Ann has 6 ready mana
    And Ann's deck has 3 cards
    And Ann's hero expedition is at 1
    And Bob's hero expedition is at <his>
    When Ann plays ben for its mana cost in the hero expedition
    Then it is accepted
    And ann-deck-1 is in Ann's <zone>
    And ann-deck-2 is in Ann's deck

    Examples:
      | case   | his | zone    |
      | behind | 2   | hand    |
      | tied   | 1   | reserve |

  @case:printed-i-am-the-cylinder-that-is-used @clause:7.2.1.c
  Scenario: Of two Kelon Cylinders the one that is used gains the counters
    Given these cards
      | ref | card           | player | zone     |
      | one | Kelon Cylinder | Ann    | landmark |
      | two | Kelon Cylinder | Ann    | landmark |
    When Ann uses "1" of two
    Then it is accepted
    And two has 2 kelon counters
    And two is exhausted
    And one has 0 kelon counters
    And one is ready
