Feature: Altered 7, printed cards: keywords and words of texts

  Background:
    Given a game of Altered

  @case:altered-print-you-control @clause:7.5.4.a @ruling:A004
  Scenario: Ogun boosts only Robots that its player controls in play
    Given these cards
      | ref    | card     | player | zone            |
      | ogun   | Ogun     | Ann    | hand            |
      | bug    | Brassbug | Ann    | hero expedition |
      | doll   | Coppélia | Ann    | reserve         |
      | theirs | Brassbug | Bob    | hero expedition |
    And it is Ann's turn
    And Ann has 2 ready mana
    When Ann plays ogun for its mana cost in the companion expedition
    Then it is accepted
    And bug has 1 boost
    And bug has 3 Water
    And doll has 0 boosts
    And ogun has 0 boosts
    And theirs has 0 boosts

  @case:altered-print-free-from-reserve @clause:2.4.6.a @clause:5.2.1.c @ruling:A008a
  Scenario: A Character played for free from Reserve is Fleeting as well
    Given these cards
      | ref  | card         | player | zone    |
      | ada  | Ada Lovelace | Ann    | reserve |
      | doll | Coppélia     | Ann    | hand    |
    And it is Ann's turn
    And Ann has 2 ready mana
    When Ann plays ada for its mana cost in the hero expedition
    And Ann chooses yes
    And Ann chooses yes
    And Ann chooses hero-expedition
    Then it is accepted
    And doll is in Ann's hero expedition
    And doll is fleeting and asleep
    And Ann has 0 ready mana

  @case:altered-print-switching-is-no-leaving @clause:7.5.9.c @clause:7.3.28.b @ruling:A028
  Scenario: A Character that switches Expeditions does not leave the Expedition zone
    Given these cards
      | ref    | card         | player | zone            |
      | jeanne | Jeanne d'Arc | Ann    | hero expedition |
      | hooked | Hooked       | Bob    | hand            |
    And it is Bob's turn
    And Bob has 1 ready mana
    When Bob plays hooked for its mana cost
    Then it is accepted
    And jeanne is in Ann's companion expedition
    And Ann has 0 cards in hero expedition
    And no ability waits

  @case:altered-print-tough-in-reserve @clause:7.3.24.a @ruling:A046
  Scenario: Tough does not work in Reserve
    Given these cards
      | ref  | card          | player | zone    |
      | hero | Achilles - R1 | Bob    | reserve |
      | spy  | Ordis Spy     | Ann    | hand    |
    And it is Ann's turn
    And Ann has 3 ready mana
    When Ann plays spy for its mana cost in the hero expedition
    And Ann chooses hero
    Then it is accepted
    And hero is in Bob's discard
    And Ann has 0 ready mana

  @case:altered-print-tough-is-paid @clause:7.4.7.c @clause:7.4.7.e @edition:>=3.0 @ruling:A047c
  Scenario Outline: The Tough cost is paid as the target is chosen, and may be declined: <answer>
    Given these cards
      | ref   | card         | player | zone            |
      | hero  | Achilles     | Bob    | hero expedition |
      | sleep | Beauty Sleep | Ann    | hand            |
    And it is Ann's turn
    And Ann has 2 ready mana
    When Ann plays sleep for its mana cost
    And Ann chooses <answer>
    Then it is accepted
    And hero is <state>
    And Ann has <left> ready mana
    And sleep is in Ann's reserve

    Examples:
      | answer  | state      | left |
      | hero    | asleep     | 0    |
      | nothing | not asleep | 1    |

  @case:altered-print-tough-too-dear @clause:7.4.7.c @clause:6.5.b @edition:>=3.0 @ruling:A047a
  Scenario: A player who cannot pay for Tough has no target, and the Spell is played all the same
    Given these cards
      | ref   | card         | player | zone            |
      | hero  | Achilles     | Bob    | hero expedition |
      | sleep | Beauty Sleep | Ann    | hand            |
    And it is Ann's turn
    And Ann has 1 ready mana
    When Ann plays sleep for its mana cost
    Then it is accepted
    And hero is not asleep
    And Ann has 0 ready mana
    And sleep is in Ann's reserve

  @case:altered-print-reaped-token @clause:2.1.e @ruling:A056
  Scenario: A token sent to the Mana zone does not become a Mana Orb
    Given these cards
      | ref  | card         | player | zone            |
      | bug  | Brassbug     | Bob    | hero expedition |
      | reap | Mana Reaping | Ann    | hand            |
    And it is Ann's turn
    And Ann has 3 ready mana
    And Bob has 4 ready mana
    When Ann plays reap for its mana cost
    Then it is accepted
    And bug is in no zone
    And Bob has 4 cards in mana

  @case:altered-print-sacrifice-what-is-controlled @clause:7.3.25.a @clause:7.5.4.a @ruling:A128
  Scenario: Only Characters in play can be sacrificed, and the sacrificing Character itself can be chosen
    Given these cards
      | ref    | card          | player | zone                 |
      | kuwat  | Kuwat, the Dissenter - R1 | Ann    | hand                 |
      | owl    | Ordis Trooper | Ann    | companion expedition |
      | fox    | Haven Warrior | Ann    | reserve              |
      | theirs | Haven Warrior | Bob    | hero expedition      |
    And it is Ann's turn
    And Ann has 4 ready mana
    When Ann plays kuwat for its mana cost in the hero expedition
    Then Ann is asked to choose from owl and kuwat
    When Ann chooses owl
    Then it is accepted
    And owl is in Ann's discard
    And kuwat is in Ann's hero expedition

  @case:altered-print-two-at-once @clause:6.3.f @clause:7.3.25.a @ruling:A143
  Scenario: Two Characters sacrificed at once are two events for Maw
    Given these cards
      | ref  | card          | player | zone                 |
      | maw  | Maw           | Ann    | companion expedition |
      | one  | Ordis Trooper | Ann    | hero expedition      |
      | two  | Ordis Trooper | Ann    | hero expedition      |
      | boat | The Kraken    | Ann    | hand                 |
    And it is Ann's turn
    And Ann has 7 ready mana
    When Ann plays boat for its mana cost in the hero expedition
    And Ann chooses one and two
    Then it is accepted
    And one is in Ann's discard
    And two is in Ann's discard
    And maw has 4 boosts

  @case:altered-print-all-its-boosts @clause:2.5.g
  Scenario: A Character in Reserve loses all its boosts, and keeps its other counters
    Given these cards
      | ref    | card          | player | zone            | state                      |
      | signet | Ordis Signet  | Ann    | hand            |                            |
      | owl    | Ordis Trooper | Bob    | reserve         | 3 boosts, 1 arcane counter |
      | fox    | Haven Warrior | Bob    | hero expedition | 2 boosts                   |
    And it is Ann's turn
    And Ann has 2 ready mana
    When Ann plays signet for its mana cost
    And Ann chooses "2"
    And Ann chooses owl
    Then it is accepted
    And owl has 0 boosts
    And owl has 1 arcane counters
    And fox has 2 boosts

  @case:altered-print-greatest-statistic @clause:7.5.7.b
  Scenario Outline: Statistics equal the greatest one while the Character is in Forest: <regions>
    Given these cards
      | ref   | card                  | player | zone            |
      | urbex | Urbex Specialist - R2 | Ann    | hero expedition |
      | owl   | Helping Hand          | Ann    | hand            |
    And it is Ann's turn
    And Ann has 1 ready mana
    And Ann's hero expedition is at 1
    And the Tumult regions are <regions>
    When Ann plays owl for its mana cost
    Then it is accepted
    And urbex has 4 Mountain
    And urbex has <number> Forest
    And urbex has <number> Water

    Examples:
      | regions                                                                            | number |
      | forest; mountain and water; mountain; forest and water; water; forest and mountain | 4      |
      | mountain and water; forest; mountain; forest and water; water; forest and mountain | 1      |

  @case:altered-print-sacrificed-to-itself @clause:7.3.25.a @clause:6.5.h @ruling:A136
  Scenario: A player who must sacrifice two Characters and has only The Kraken sacrifices it
    Given these cards
      | ref    | card       | player | zone |
      | kraken | The Kraken | Ann    | hand |
    And it is Ann's turn
    And Ann has 7 ready mana
    When Ann plays kraken for its mana cost in the hero expedition
    Then it is accepted
    And kraken is in Ann's discard

  @case:altered-print-facing-a-gigantic-one @clause:7.4.4.g @clause:7.3.16.a @edition:>=3.0 @ruling:A166
  Scenario: A Gigantic Character faces both Expeditions of the opponent
    Given these cards
      | ref  | card               | player | zone            |
      | bars | Eat Me Energy Bars | Ann    | hero expedition |
      | god  | Sakarabru          | Ann    | hand            |
    And it is Ann's turn
    And Ann has 7 ready mana
    And Bob's hero expedition is at 2
    And Bob's companion expedition is at 1
    When Ann plays god for its mana cost in the hero expedition
    Then it is accepted
    And god has Gigantic
    And Bob's hero expedition is at 1
    And Bob's companion expedition is at 0

  @case:altered-print-exchanged @clause:7.3.9.a @clause:6.3.d @clause:2.4.6.a @ruling:A173
  Scenario: A card exchanged from Hand goes to Reserve, and both a Landmark and the card itself react
    Given these cards
      | ref    | card           | player | zone     |
      | nyala  | Nyala, Gifted Conjurer | Ann | hand |
      | doll   | Coppélia       | Ann    | hand     |
      | owl    | Ordis Trooper  | Ann    | reserve  |
      | hollow | Icebound Hollow | Ann   | landmark |
    And it is Ann's turn
    And Ann has 3 ready mana
    When Ann plays nyala for its mana cost in the hero expedition
    And Ann chooses hollow
    And Ann chooses yes
    And Ann chooses hero-expedition
    Then it is accepted
    And owl is in Ann's hand
    And hollow has 1 trial counters
    And doll is in Ann's hero expedition
    And doll is asleep and fleeting

  @case:altered-print-third-among-two @clause:6.3.b
  Scenario: The third counter counts as gained when two counters are gained at once
    Given the made-up card "Twice"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "double", "what": {"is": "all", "what": {"zone": ["landmark"]}}, "counter": "trial"}}
      """
    And these cards
      | ref   | card          | player | zone     | state            |
      | twice | Twice         | Ann    | hand     |                 |
      | pass  | Icebound Pass | Ann    | landmark | 2 trial counters |
    And Ann's deck has 1 card
    And it is Ann's turn
    When Ann plays twice for its mana cost
    Then it is accepted
    And Ann is asked to choose from Ann's hero expedition, Ann's companion expedition, Bob's hero expedition and Bob's companion expedition
    When Ann chooses Ann's hero expedition
    Then it is accepted
    And pass is in Ann's discard

  @case:altered-print-no-third @clause:7.3.6.a @clause:6.3.b
  Scenario Outline: Counters gained do not trigger the third-counter Reaction if the third is not among them: <case>
    Given the made-up card "Twice"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "double", "what": {"is": "all", "what": {"zone": ["landmark"]}}, "counter": "trial"}}
      """
    And these cards
      | ref   | card          | player | zone     | state    |
      | twice | Twice         | Ann    | hand     |         |
      | pass  | Icebound Pass | Ann    | landmark | <state> |
    And it is Ann's turn
    When Ann plays twice for its mana cost
    Then it is accepted
    And pass is in Ann's landmark

    Examples:
      | case   | state            |
      | before | 1 trial counter  |
      | after  | 3 trial counters |
