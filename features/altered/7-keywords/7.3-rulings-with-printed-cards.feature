Feature: Altered 7.3, rulings on activating, dice and free cards with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-ruling-free-stays-free @clause:7.3.20.a @clause:5.1.2.e @ruling:A007
  Scenario: Coppélia is played for free, though Robin Hood lets nothing cost less than 2
    Given these cards
      | ref   | card         | player | zone            |
      | robin | Robin Hood   | Bob    | hero expedition |
      | ada   | Ada Lovelace | Ann    | reserve         |
      | copp  | Coppélia     | Ann    | hand            |
      | other | Haven Warrior | Ann   | hand            |
    And Ann has 2 ready mana
    When Ann plays ada for its mana cost in the hero expedition
    And Ann chooses yes
    And Ann chooses copp
    And Ann chooses yes
    And Ann chooses hero-expedition
    Then it is accepted
    And copp is in Ann's hero expedition
    And copp is asleep
    And Ann has 0 ready mana

  @case:printed-ruling-facing-the-council @clause:7.3.1.e @ruling:A016a
  Scenario: Facing the Council, the Armorer activates nothing, not even what The Foundry adds
    Given these cards
      | ref     | card                       | player | zone            |
      | council | The Council                | Bob    | hero expedition |
      | foundry | The Foundry, Axiom Bastion | Ann    | landmark        |
      | armorer | Foundry Armorer            | Ann    | hand            |
    And Ann has 3 ready mana
    When Ann uses foundry
    And Ann plays armorer for its mana cost in the hero expedition
    Then it is accepted
    And only this has changed
      | what       | from       | to                    |
      | armorer    | Ann's hand | Ann's hero expedition |
      | Ann's mana | 3 ready    | 3 exhausted           |
      | turn       | Ann        | Bob                   |
    And foundry is exhausted

  @case:printed-ruling-beside-the-council @clause:7.3.1.b @ruling:A016b
  Scenario: Beside the Council, the Armorer activates what The Foundry adds and is not Fleeting
    Given these cards
      | ref     | card                       | player | zone            |
      | council | The Council                | Bob    | hero expedition |
      | foundry | The Foundry, Axiom Bastion | Ann    | landmark        |
      | armorer | Foundry Armorer            | Ann    | hand            |
    And Ann has 3 ready mana
    When Ann uses foundry
    And Ann plays armorer for its mana cost in the companion expedition
    And Ann chooses "Ann's companion expedition"
    Then token1 is in Ann's companion expedition
    And armorer is not fleeting
    And foundry is exhausted

  @case:printed-ruling-ganesha-faces-the-council @clause:7.3.1.e @ruling:A059a
  Scenario: Ganesha faces the Council and does not activate anything
    Given these cards
      | ref     | card           | player | zone                 |
      | council | The Council    | Bob    | hero expedition      |
      | esme    | Esmeralda - R1 | Ann    | companion expedition |
      | ganesha | Ganesha - R2   | Ann    | hand                 |
    And Ann has 7 ready mana
    And Ann's deck has 3 cards
    When Ann plays ganesha for its mana cost in the hero expedition
    Then it is accepted
    And nobody is asked
    And Ann has 0 cards in reserve

  @case:printed-ruling-ganesha-beside-the-council @clause:7.3.1.b @edition:>=3.0 @ruling:A059b
  Scenario: Ganesha activates only Characters that do not face the Council
    Given these cards
      | ref     | card                 | player | zone                 |
      | council | The Council          | Bob    | hero expedition      |
      | esme    | Esmeralda - R1       | Ann    | companion expedition |
      | armorer | Foundry Armorer - R1 | Ann    | hero expedition      |
      | ganesha | Ganesha - R2         | Ann    | hand                 |
    And Ann has 7 ready mana
    And Ann's deck has 3 cards
    When Ann plays ganesha for its mana cost in the companion expedition
    And Ann chooses esme
    And Ann chooses yes
    And Ann chooses yes
    Then it is accepted
    And nobody is asked
    And ann-deck-1 is in Ann's reserve
    And ann-deck-2 is in Ann's deck

  @case:printed-ruling-the-die-comes-first @clause:7.3.19.b @clause:6.5.b @edition:>=3.0 @ruling:A053 @asked:6.5.b
  Scenario: Ann sees the result of the die before she chooses which Character it boosts
    Given these cards
      | ref     | card          | player | zone            |
      | trooper | Ordis Trooper | Ann    | hero expedition |
      | warrior | Haven Warrior | Bob    | hero expedition |
      | all     | All In!       | Ann    | hand            |
    And Ann has 3 ready mana
    And chance gives 5
    When Ann plays all for its mana cost
    Then Ann is asked to choose from trooper and warrior
    When Ann chooses trooper
    Then trooper has 5 boosts
    And trooper has 6 Forest
    And warrior has 0 boosts

  @case:printed-ruling-a-character-in-reserve @clause:6.5.b @ruling:A064
  Scenario: Nevenka has nobody to target in Reserve, rolls all the same, and Ann's turn goes on
    Given these cards
      | ref     | card              | player | zone    |
      | nevenka | Nevenka & Blotch  | Ann    | hero    |
      | trooper | Ordis Trooper     | Ann    | reserve |
    And chance gives 4
    When Ann uses nevenka
    Then it is accepted
    And trooper has 0 boosts
    And nevenka is exhausted
    And it is Ann's turn

  @case:printed-ruling-a-raised-roll @clause:7.3.19.a @clause:7.3.19.c @ruling:A065
  Scenario Outline: A roll of <die> is raised by 1, and Nevenka anchors the Character
    Given these cards
      | ref     | card              | player | zone                 |
      | nevenka | Nevenka & Blotch  | Ann    | hero                 |
      | marten  | Martengale - R1   | Ann    | hero expedition      |
      | warrior | Haven Warrior     | Ann    | companion expedition |
    And chance gives <die>
    When Ann uses nevenka
    And Ann chooses warrior
    And Ann chooses <raised>
    Then it is accepted
    And warrior is anchored
    And warrior has 0 boosts

    Examples:
      | die | raised |
      | 5   | 6      |
      | 6   | 7      |

  @case:printed-ruling-a-free-spell @clause:7.3.20.a @clause:5.1.2.e @ruling:A080
  Scenario: A Spell that the Kadigir makes free costs nothing, even under the rare Robin Hood
    Given these cards
      | ref     | card                         | player | zone            |
      | robin   | Robin Hood - R1              | Bob    | hero expedition |
      | kadigir | The Kadigir, Yzmir Bastion   | Ann    | landmark        |
      | sleep   | Beauty Sleep                 | Ann    | hand            |
    When Ann uses kadigir
    And Ann plays sleep for its mana cost
    Then it is accepted
    And robin is asleep
    And Ann has 0 ready mana
