Feature: Altered 7.1 to 7.3, symbols and keyword actions with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-from-hand-and-not-from-reserve @clause:7.1.1.b @clause:7.1.1.c @clause:1.2.4.a
  Scenario: Haven Bouncer played from Hand sabotages and does not gain a boost
    Given these cards
      | ref     | card          | player | zone    |
      | bouncer | Haven Bouncer | Ann    | hand    |
      | inari   | Inari         | Bob    | reserve |
      | kappa   | Kappa         | Bob    | reserve |
    And Ann has 3 ready mana
    When Ann plays bouncer for its mana cost in the hero expedition
    And Ann chooses inari
    Then it is accepted
    And inari is in Bob's discard
    And bouncer has 0 boosts

  @case:printed-from-reserve-and-not-from-hand @clause:7.1.1.b @clause:7.1.1.c
  Scenario: Haven Bouncer played from Reserve gains a boost and does not sabotage
    Given these cards
      | ref     | card          | player | zone    |
      | bouncer | Haven Bouncer | Ann    | reserve |
      | inari   | Inari         | Bob    | reserve |
    And Ann has 3 ready mana
    When Ann plays bouncer for its mana cost in the hero expedition
    Then it is accepted
    And bouncer has 1 boost
    And inari is in Bob's reserve

  @case:printed-as-if-from-reserve @clause:7.1.1.c @clause:7.3.1.b
  Scenario: With The Foundry the next Character from Hand also activates its Reserve ability
    Given these cards
      | ref     | card                       | player | zone     |
      | foundry | The Foundry, Axiom Bastion | Ann    | landmark |
      | trainee | Haven Trainee              | Ann    | hand     |
    And Ann has 2 ready mana
    When Ann uses foundry
    And Ann plays trainee for its mana cost in the hero expedition
    Then it is accepted
    And trainee has 2 boosts
    And trainee is not fleeting

  @case:printed-i-am-the-object @clause:7.2.1.a
  Scenario: Of two Abandoned Depots the one whose quick action is used is sacrificed
    Given these cards
      | ref    | card                 | player | zone     |
      | first  | Abandoned Depot - R1 | Ann    | landmark |
      | second | Abandoned Depot - R1 | Ann    | landmark |
    And Ann has 1 ready mana
    And Ann's deck has 2 cards
    When Ann uses second
    Then it is accepted
    And second is in Ann's discard
    And first is in Ann's landmark
    And first is ready
    And ann-deck-1 is in Ann's reserve

  @case:printed-i-am-who-came @clause:7.2.1.a
  Scenario: Of two Haven Trainees only the one played from Reserve gains boosts
    Given these cards
      | ref   | card          | player | zone            |
      | there | Haven Trainee | Ann    | hero expedition |
      | comes | Haven Trainee | Ann    | reserve         |
    And Ann has 4 ready mana
    When Ann plays comes for its mana cost in the hero expedition
    Then it is accepted
    And comes has 2 boosts
    And there has 0 boosts

  @case:printed-activates-by-symbol @clause:7.3.1.b @clause:7.3.1.d @clause:7.5.1.a @edition:>=3.0
  Scenario: Only the {J} ability of Bug-Out Bag is activated, and the bag creates the token in its Expedition
    Given these cards
      | ref      | card                | player | zone                 |
      | training | Mechanical Training | Ann    | hand                 |
      | bag      | Bug-Out Bag - R2    | Ann    | companion expedition |
      | gen      | Kelonic Generator   | Ann    | landmark             |
    And Ann has 1 ready mana
    And Ann's deck has 2 cards
    When Ann plays training for its mana cost
    And Ann chooses bag
    Then it is accepted
    And token1 is in Ann's companion expedition
    And ann-deck-1 is in Ann's deck

  @case:printed-back-to-the-start @clause:7.3.16.b
  Scenario Outline: An Expedition goes back to where it started, and no further: <at>
    Given these cards
      | ref  | card             | player | zone |
      | fury | Sakarabru's Fury | Ann    | hand |
    And Ann has 5 ready mana
    And Bob's companion expedition is at <at>
    When Ann plays fury for its mana cost
    And Ann chooses Bob's companion expedition
    Then it is accepted
    And Bob's companion expedition is at 0

    Examples:
      | at |
      | 1  |
      | 0  |

  @case:printed-one-region-forward @clause:7.3.17.a @clause:7.3.17.b
  Scenario Outline: A Spell moves an Expedition one region forward and reveals the card with that region: <which>
    Given these cards
      | ref  | card                   | player | zone |
      | leap | Small Step, Giant Leap | Ann    | hand |
    And Ann has 6 ready mana
    When Ann plays leap for its mana cost
    And Ann chooses Ann's <which> expedition
    Then it is accepted
    And only this has changed
      | what                     | from       | to            |
      | leap                     | Ann's hand | Ann's discard |
      | Ann's <which> expedition | 0          | 1             |
      | region <one>             | face down  | <first>       |
      | region <two>             | face down  | <second>      |
      | Ann's mana               | 6 ready    | 6 exhausted   |
      | turn                     | Ann        | Bob           |

    Examples:
      | which     | one | first  | two | second              |
      | hero      | 1   | forest | 2   | mountain and water  |
      | companion | 5   | water  | 6   | forest and mountain |

  @case:printed-no-further-than-the-end @clause:7.3.17.a @edition:>=3.0
  Scenario Outline: An Expedition in its last region is not moved forward, and Technical Boots does not react: from <at>
    Given these cards
      | ref   | card                   | player | zone            | state    |
      | leap  | Small Step, Giant Leap | Ann    | hand            |          |
      | boots | Technical Boots        | Bob    | hero expedition |          |
      | inari | Inari                  | Bob    | hero expedition | fleeting |
    And Ann has 6 ready mana
    And Bob's hero expedition is at <at>
    When Ann plays leap for its mana cost
    And Ann chooses Bob's hero expedition
    Then it is accepted
    And Bob's hero expedition is at 7
    And inari is <after>

    Examples:
      | at | after        |
      | 7  | fleeting     |
      | 6  | not fleeting |

  @case:printed-one-die-more @clause:7.3.19.c
  Scenario Outline: Ann rolls two dice because of The Ouroboros and chooses one result: <which>
    Given these cards
      | ref       | card                        | player | zone            |
      | all       | All In!                     | Ann    | hand            |
      | ouroboros | The Ouroboros, Lyra Bastion | Ann    | landmark        |
      | inari     | Inari                       | Ann    | hero expedition |
    And Ann has 3 ready mana
    And chance gives 5
    And chance gives 2
    When Ann plays all for its mana cost
    And Ann chooses <which>
    Then it is accepted
    And inari has <which> boosts

    Examples:
      | which |
      | 5     |
      | 2     |

  @case:printed-one-more-on-the-die @clause:7.3.19.c
  Scenario Outline: Ann may add one to what the die shows: <which>
    Given these cards
      | ref  | card            | player | zone                 |
      | all  | All In!         | Ann    | hand                 |
      | mart | Martengale - R1 | Ann    | companion expedition |
    And Ann has 3 ready mana
    And chance gives 3
    When Ann plays all for its mana cost
    And Ann chooses <which>
    Then it is accepted
    And mart has <which> boosts

    Examples:
      | which |
      | 3     |
      | 4     |

  @case:printed-to-a-hand-it-was-never-in @clause:7.3.23.b
  Scenario: A card that never was in Hand is returned to Hand all the same
    Given these cards
      | ref     | card             | player | zone            |
      | harvest | Harvest          | Ann    | hand            |
      | inari   | Inari            | Ann    | deck            |
      | study   | Magical Training | Bob    | hand            |
      | away    | Intimidation     | Bob    | hand            |
      | tengu   | Tengu            | Bob    | hero expedition |
    And Ann has 3 ready mana
    And Bob has 3 ready mana
    And Bob's deck has 2 cards
    When Ann plays harvest for its mana cost
    And Bob plays study for its mana cost
    And Ann plays inari for its mana cost in the hero expedition
    And Bob plays away for its mana cost
    And Bob chooses inari
    Then it is accepted
    And inari is in Ann's hand

  @case:printed-augments-one-counter @clause:7.3.3.a @edition:>=3.0
  Scenario Outline: Augment adds one counter of a kind the card has, which Ann chooses between two: <case>
    Given these cards
      | ref     | card             | player | zone            | state                     |
      | sniffer | Sap Sniffer - R1 | Ann    | hand            |                           |
      | farm    | The Farm         | Ann    | landmark        | 2 food counters, 3 boosts |
      | inari   | Inari            | Ann    | hero expedition |                           |
    And Ann has 1 ready mana
    When Ann plays sniffer for its mana cost in the hero expedition
    And Ann chooses yes
    And Ann chooses farm
    And Ann chooses <case>
    Then it is accepted
    And farm has <food> food counters
    And farm has <boosts> boosts

    Examples:
      | case  | food | boosts |
      | food  | 3    | 3      |
      | boost | 2    | 4      |

  @case:printed-nothing-to-augment @clause:7.3.3.a @edition:>=3.0
  Scenario: A Character without counters gains none
    Given these cards
      | ref     | card             | player | zone            | state   |
      | sniffer | Sap Sniffer - R1 | Ann    | hand            |         |
      | inari   | Inari            | Ann    | hero expedition |         |
      | kappa   | Kappa            | Ann    | reserve         | 1 boost |
    And Ann has 1 ready mana
    When Ann plays sniffer for its mana cost in the hero expedition
    And Ann chooses yes
    And Ann chooses kappa
    Then it is accepted
    And inari has 0 boosts
    And kappa has 2 boosts

  @case:printed-draws-one @clause:7.3.7.b @clause:1.x:5.1.2.e-effect
  Scenario: One card is drawn from the top of the Deck
    Given these cards
      | ref   | card             | player | zone |
      | study | Magical Training | Ann    | hand |
    And Ann has 1 ready mana
    And Ann's deck has 3 cards
    When Ann plays study for its mana cost
    Then it is accepted
    And only this has changed
      | what       | from       | to            |
      | study      | Ann's hand | Ann's reserve |
      | ann-deck-1 | Ann's deck | Ann's hand    |
      | Ann's mana | 1 ready    | 1 exhausted   |
      | turn       | Ann        | Bob           |

  @case:printed-exchanges-boosts @clause:7.3.8.a @clause:7.3.8.b @edition:>=3.0
  Scenario Outline: Two Characters exchange their boosts: <case>
    Given these cards
      | ref    | card            | player | zone            | state        |
      | duende | Sap Duende - R1 | Ann    | hand            |              |
      | inari  | Inari           | Ann    | hero expedition | <one> boosts |
      | kappa  | Kappa           | Bob    | reserve         | <two> boosts |
      | tengu  | Tengu           | Bob    | hero expedition | 5 boosts     |
    And Ann has 2 ready mana
    And Ann's deck has 2 cards
    When Ann plays duende for its mana cost
    And Ann chooses inari
    And Ann chooses kappa
    Then it is accepted
    And inari has <two> boosts
    And kappa has <one> boosts
    And tengu has 5 boosts

    Examples:
      | case      | one | two |
      | different | 3   | 2   |
      | as many   | 2   | 2   |

  @case:printed-nothing-to-exchange-for @clause:7.3.9.b @edition:>=3.0
  Scenario: With no card in Hand Ann exchanges nothing, and her Reserve stays as it is
    Given these cards
      | ref     | card                 | player | zone    |
      | sleight | Sleight of Hand - R1 | Ann    | hand    |
      | inari   | Inari                | Ann    | reserve |
      | kappa   | Kappa                | Ann    | reserve |
    And Ann has 1 ready mana
    When Ann plays sleight for its mana cost
    Then it is accepted
    And nobody is asked
    And inari is in Ann's reserve
    And kappa is in Ann's reserve
    And sleight is in Ann's reserve
    And Ann has 0 cards in hand
