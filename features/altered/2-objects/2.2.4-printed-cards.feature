Feature: Altered 2, printed cards: versions of one name, tokens, counters, statuses

  Background:
    Given a game of Altered

  @case:altered-print-versions-cost-otherwise @clause:2.2.4.e @clause:5.1.2.d
  Scenario Outline: Cards of the same name are separate cards, each with its own costs: <card>
    Given these cards
      | ref  | card   | player | zone |
      | boon | <card> | Ann    | hand |
    And it is Ann's turn
    And Ann has 2 ready mana
    When Ann plays boon for its mana cost
    Then it is accepted
    And Ann has <left> ready mana

    Examples:
      | card                     | left |
      | Mechanical Training      | 1    |
      | Mechanical Training - R1 | 0    |

  @case:altered-print-one-name-two-versions @clause:2.2.4.e @clause:2.2.10.a
  Scenario: Each of two versions has the text and statistics printed on it
    Given these cards
      | ref   | card          | player | zone                 |
      | dizzy | Beauty Sleep  | Ann    | hand                 |
      | rare  | Achilles - R1 | Bob    | hero expedition      |
      | plain | Achilles      | Bob    | companion expedition |
    And it is Ann's turn
    And Ann has 2 ready mana
    When Ann plays dizzy for its mana cost
    And Ann chooses plain
    Then it is accepted
    And plain is asleep
    And rare is not asleep
    And rare has Tough 2
    And plain has Tough 1
    And rare has 6 Mountain
    And plain has 5 Mountain

  @case:altered-print-token-ceases @clause:2.1.e @ruling:A142
  Scenario: A token sent to its owner's Hand is in no zone afterwards
    Given these cards
      | ref | card         | player | zone                 | state    |
      | maw | Maw          | Ann    | companion expedition | 2 boosts |
      | cow | Intimidation | Bob    | hand                 |          |
    And it is Bob's turn
    And Bob has 2 ready mana
    When Bob plays cow for its mana cost
    Then it is accepted
    And maw is in no zone
    And Ann has 0 cards in hand
    And Ann has 0 cards in reserve
    And Ann has 0 cards in discard

  @edition:>=3.0 @case:altered-print-counters-of-a-landmark @clause:2.1.d @clause:2.5.j @ruling:A014
  Scenario: A Landmark that is played again does not keep its old counters
    Given these cards
      | ref | card         | player | zone     | state           |
      | hub | Brassbug Hub | Ann    | landmark | 2 kelon counters |
      | cow | Intimidation | Bob    | hand     |                 |
    And it is Bob's turn
    And Bob has 2 ready mana
    And Ann has 3 ready mana
    When Bob plays cow for its mana cost
    Then it is accepted
    And hub is in Ann's hand
    When Ann plays hub for its mana cost
    Then it is accepted
    And hub has 3 kelon counters

  @case:altered-print-nothing-to-lose @clause:6.1.g @ruling:A022
  Scenario Outline: A Character is chosen and boosted, whether or not it has Fleeting to lose: <state>
    Given these cards
      | ref  | card                 | player | zone            | state   |
      | owl  | Ordis Trooper        | Ann    | hero expedition | <state> |
      | hero | Bravos Vanguard - R1 | Ann    | hand            |         |
    And it is Ann's turn
    And Ann has 3 ready mana
    When Ann plays hero for its mana cost in the hero expedition
    And Ann chooses yes
    Then it is accepted
    And owl has 1 boost
    And owl has 2 Forest
    And owl is not fleeting

    Examples:
      | state    |
      |          |
      | fleeting |

  @case:altered-print-fleeting-from-reserve @clause:2.4.6.c @clause:5.2.1.c @ruling:A154c
  Scenario Outline: A Landmark counts the Fleeting of a Character played from Reserve, and none from Hand: <zone>
    Given these cards
      | ref  | card          | player | zone     |
      | peak | Icebound Peak | Ann    | landmark |
      | owl  | Ordis Trooper | Ann    | <zone>   |
    And it is Ann's turn
    And Ann has 1 ready mana
    When Ann plays owl for its mana cost in the hero expedition
    Then it is accepted
    And owl is <state>
    And peak has <count> trial counters

    Examples:
      | zone    | state        | count |
      | reserve | fleeting     | 1     |
      | hand    | not fleeting | 0     |

  @case:altered-print-no-second-fleeting @clause:2.4.1.f @clause:7.3.13.b @ruling:A154a @ruling:A154b
  Scenario Outline: A Landmark counts Fleeting only if the Character did not have it yet: <state>
    Given these cards
      | ref  | card                 | player | zone            | state   |
      | peak | Icebound Peak        | Ann    | landmark        |         |
      | owl  | Ordis Trooper        | Ann    | hero expedition | <state> |
      | song | A Cappella Training  | Ann    | hand            |         |
    And it is Ann's turn
    And Ann has 1 ready mana
    When Ann plays song for its mana cost
    Then it is accepted
    And owl is fleeting
    And peak has <count> trial counters

    Examples:
      | state    | count |
      | fleeting | 0     |
      |          | 1     |

  @case:altered-print-limit-on-each-statistic @clause:2.5.1.b @ruling:A151b
  Scenario: Boosts count towards the number that no statistic may exceed
    Given these cards
      | ref  | card          | player | zone                 | state    |
      | jail | Tiny Jail     | Ann    | hand                 |          |
      | one  | Ordis Trooper | Bob    | hero expedition      | 3 boosts |
      | two  | Ordis Trooper | Bob    | companion expedition | 2 boosts |
    And it is Ann's turn
    And Ann has 2 ready mana
    When Ann plays jail for its mana cost
    Then it is accepted
    And one is in Bob's hero expedition
    And two is in Bob's reserve
