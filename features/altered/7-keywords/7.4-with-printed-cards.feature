Feature: Altered 7.4 and 7.5, keywords and words with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-defenders-in-the-afternoon @clause:7.4.2.c
  Scenario: An Expedition with a Defender moves forward in the Afternoon, and not at Dusk
    Given these cards
      | ref   | card                   | player | zone                 |
      | leap  | Small Step, Giant Leap | Ann    | hand                 |
      | clerk | Monolith Archivist     | Ann    | hero expedition      |
      | inari | Inari                  | Ann    | companion expedition |
    And Ann has 6 ready mana
    And Bob has passed
    When Ann plays leap for its mana cost
    And Ann chooses Ann's hero expedition
    Then Ann's hero expedition is at 1
    When Ann passes
    Then Ann's hero expedition is at 1
    And Ann's companion expedition is at 1

  @case:printed-gigantic-comes-once @clause:7.4.4.d @edition:>=3.0
  Scenario: The Simurgh joins both Expeditions, and Ann draws one card
    Given these cards
      | ref     | card    | player | zone    |
      | simurgh | Simurgh | Ann    | hand    |
      | inari   | Inari   | Bob    | reserve |
    And Ann has 7 ready mana
    And Ann's deck has 3 cards
    When Ann plays simurgh for its mana cost in the hero expedition
    Then it is accepted
    And ann-deck-1 is in Ann's hand
    And ann-deck-2 is in Ann's deck

  @case:printed-gigantic-counts-in-both @clause:7.4.4.e @edition:>=3.0
  Scenario: Koi counts in both Expeditions, and both move forward
    Given these cards
      | ref | card                   | player | zone                 |
      | koi | Koi, Playful Leviathan | Ann    | companion expedition |
      | one | Mowgli                 | Bob    | hero expedition      |
      | two | Mowgli                 | Bob    | companion expedition |
    And Bob has passed
    When Ann passes
    Then Ann's hero expedition is at 1
    And Ann's companion expedition is at 1
    And Bob's hero expedition is at 0

  @case:printed-gigantic-twice-in-the-arena @clause:7.4.4.l @edition:>=3.0
  Scenario: In the Arena Atlas counts twice and beats Cernunnos
    Given these cards
      | ref   | card      | player | zone            |
      | atlas | Atlas     | Ann    | hero expedition |
      | cern  | Cernunnos | Bob    | hero expedition |
    And tiebreakers have started
    And Bob has passed
    When Ann passes
    Then Ann has won

  @case:printed-gigantic-switches @clause:7.4.4.m @edition:>=3.0
  Scenario: Atlas's card switches Expeditions, but Atlas joins neither
    Given these cards
      | ref   | card          | player | zone                 |
      | hook  | Hooked        | Ann    | hand                 |
      | atlas | Atlas         | Ann    | hero expedition      |
      | milk  | Arcolano Milk | Ann    | companion expedition |
      | inari | Inari         | Bob    | hero expedition      |
    And Ann has 1 ready mana
    When Ann plays hook for its mana cost
    And Ann chooses atlas
    Then it is accepted
    And atlas is in Ann's companion expedition
    And atlas has 0 boosts
    And atlas is not fleeting

  @case:printed-becomes-gigantic @clause:7.4.4.n @edition:>=3.0
  Scenario: When Inari becomes Gigantic, it joins the Expedition that Colorful Cuckoo faces
    Given these cards
      | ref    | card               | player | zone                 |
      | bars   | Eat Me Energy Bars | Ann    | hand                 |
      | inari  | Inari              | Ann    | hero expedition      |
      | cuckoo | Colorful Cuckoo    | Bob    | companion expedition |
      | other  | Colorful Cuckoo    | Bob    | hero expedition      |
    And Ann has 3 ready mana
    When Ann plays bars for its mana cost in the hero expedition
    Then it is accepted
    And cuckoo has 1 boost
    And other has 0 boosts
    And inari is in Ann's hero expedition

  @case:printed-is-gigantic-no-more @clause:7.4.4.o @edition:>=3.0
  Scenario Outline: Inari is Gigantic until a second Character joins its Expedition: <case>
    Given these cards
      | ref     | card               | player | zone            |
      | bars    | Eat Me Energy Bars | Ann    | hero expedition |
      | inari   | Inari              | Ann    | hero expedition |
      | tengu   | Tengu              | Ann    | hand            |
      | liaison | Ordis Liaison - R1 | Ann    | hand            |
    And Ann has 6 ready mana
    And Bob has passed
    When Ann plays tengu for its mana cost in the <where> expedition
    And Ann plays liaison for its mana cost in the companion expedition
    And Ann chooses Ann's companion expedition
    Then it is accepted
    And liaison has 1 boost
    And inari has <boosts> boosts
    And inari is in Ann's hero expedition

    Examples:
      | case             | where     | boosts |
      | beside Inari     | hero      | 0      |
      | in the other one | companion | 1      |

  @case:printed-both-expeditions-must-be-behind @clause:7.4.4.j @clause:7.5.2.a @clause:7.5.2.c @edition:>=3.0
  Scenario Outline: Benzaiten is Gigantic, and draws a card if both Expeditions are behind: <case>
    Given these cards
      | ref  | card               | player | zone            |
      | ben  | Benzaiten          | Ann    | hand            |
      | bars | Eat Me Energy Bars | Ann    | hero expedition |
    And Ann has 6 ready mana
    And Ann's deck has 3 cards
    And Bob's hero expedition is at <hero>
    And Bob's companion expedition is at <companion>
    When Ann plays ben for its mana cost in the hero expedition
    Then it is accepted
    And Ann has <cards> cards in hand

    Examples:
      | case          | hero | companion | cards |
      | both          | 1    | 2         | 1     |
      | one of them   | 1    | 0         | 0     |
      | the other one | 0    | 1         | 0     |

  @case:printed-scout-made-dearer @clause:7.4.5.a @clause:7.4.5.d @edition:>=3.0
  Scenario Outline: Robin Hood raises an opponent's Scout 1 cost to 2: <case>
    Given these cards
      | ref    | card            | player  | zone            |
      | skater | Talarian Skater | Ann     | hand            |
      | robin  | Robin Hood      | <whose> | hero expedition |
    And Ann has 2 ready mana
    When Ann plays skater for its Scout cost in the hero expedition
    And Ann chooses skater
    And Ann chooses robin
    Then it is accepted
    And robin has 1 boost
    And skater is in Ann's reserve
    And Ann has <left> ready mana

    Examples:
      | case      | whose | left |
      | opponents | Bob   | 0    |
      | ones own  | Ann   | 1    |

  @case:printed-scouts-are-found-in-reserve @clause:7.4.5.e @edition:>=3.0
  Scenario: Daedalus, already in Reserve, still gains its boost there
    Given these cards
      | ref      | card          | player | zone            |
      | daedalus | Daedalus - R1 | Ann    | hand            |
      | inari    | Inari         | Ann    | hero expedition |
      | kappa    | Kappa         | Ann    | reserve         |
    And Ann has 1 ready mana
    And chance gives 4
    When Ann plays daedalus for its Scout cost in the hero expedition
    And Ann chooses daedalus 2
    And Ann chooses kappa
    Then it is accepted
    And daedalus is in Ann's reserve
    And daedalus has 1 boost
    And kappa has 1 boost
    And inari has 0 boosts

  @case:printed-tough-worked-out @clause:7.4.7.b @clause:7.4.7.a
  Scenario: Hydracaena's Tough equals the number of Plants its controller has
    Given these cards
      | ref   | card                | player | zone                 |
      | song  | A Cappella Training | Ann    | hand                 |
      | hydra | Hydracaena - R1     | Bob    | hero expedition      |
      | plant | Burrowing Noosh     | Bob    | companion expedition |
      | inari | Inari               | Bob    | hero expedition      |
      | mine  | Burrowing Noosh     | Ann    | hero expedition      |
    And Ann has 4 ready mana
    When Ann plays song for its mana cost
    And Ann chooses hydra
    Then it is accepted
    And hydra is fleeting
    And Ann has 1 ready mana

  @case:printed-tough-is-not-forced @clause:7.4.7.d @edition:>=3.0
  Scenario: The only target is Achilles, whom Ann cannot pay for, so there is none
    Given these cards
      | ref      | card                | player | zone            |
      | song     | A Cappella Training | Ann    | hand            |
      | achilles | Achilles            | Bob    | hero expedition |
    And Ann has 1 ready mana
    When Ann plays song for its mana cost
    Then it is accepted
    And achilles is not fleeting
    And song is in Ann's reserve

  @case:printed-tough-is-declined @clause:7.4.7.d @edition:>=3.0
  Scenario Outline: The only target is Achilles, and Ann chooses whether to pay for him: <choice>
    Given these cards
      | ref      | card                | player | zone            |
      | song     | A Cappella Training | Ann    | hand            |
      | achilles | Achilles            | Bob    | hero expedition |
    And Ann has 3 ready mana
    When Ann plays song for its mana cost
    And Ann chooses <choice>
    Then it is accepted
    And achilles is <after>
    And Ann has <left> ready mana

    Examples:
      | choice   | after        | left |
      | nothing  | not fleeting | 2    |
      | achilles | fleeting     | 1    |

  @case:printed-not-played-but-created @clause:7.5.10.a
  Scenario: Ordis Crier reacts to each Character joining, Junior Chef only to the one that was played
    Given these cards
      | ref    | card         | player | zone    |
      | chef   | Junior Chef  | Ann    | reserve |
      | crier  | Ordis Crier  | Ann    | reserve |
      | cadets | Ordis Cadets | Ann    | hand    |
    And Ann has 2 ready mana
    When Ann plays cadets for its mana cost in the hero expedition
    And Ann chooses chef
    And Ann chooses crier
    Then it is accepted
    And chef has 1 boost
    And crier has 2 boosts

  @case:printed-a-spell-is-played @clause:7.5.10.a
  Scenario: Mage-Dancer reacts to a Spell its own player plays
    Given these cards
      | ref    | card                  | player | zone            |
      | dancer | Kadigiran Mage-Dancer | Ann    | hero expedition |
      | his    | Kadigiran Mage-Dancer | Bob    | hero expedition |
      | study  | Magical Training      | Ann    | hand            |
    And Ann has 1 ready mana
    And Ann's deck has 2 cards
    When Ann plays study for its mana cost
    Then it is accepted
    And dancer has 1 boost
    And his has 0 boosts

  @case:printed-behind-tied-or-ahead @clause:7.5.2.a @clause:7.5.2.c @edition:>=3.0
  Scenario Outline: Mesektet creates a Recruit in each Expedition that is behind or tied: <case>
    Given these cards
      | ref  | card          | player | zone |
      | barq | Mesektet - R1 | Ann    | hand |
    And Ann has 4 ready mana
    And Ann's hero expedition is at 2
    And Bob's hero expedition is at <his>
    And Bob's companion expedition is at 1
    When Ann plays barq for its mana cost
    Then it is accepted
    And token1 is in <one>
    And token2 is in <two>

    Examples:
      | case   | his | one                        | two                        |
      | behind | 3   | Ann's hero expedition      | Ann's companion expedition |
      | tied   | 2   | Ann's hero expedition      | Ann's companion expedition |
      | ahead  | 1   | Ann's companion expedition | no zone                    |

  @case:printed-not-behind-in-the-arena @clause:7.5.2.d
  Scenario: In the Arena Hound's Expedition is not behind
    Given these cards
      | ref   | card  | player | zone |
      | hound | Hound | Ann    | hand |
    And tiebreakers have started
    And Ann has 2 ready mana
    When Ann plays hound for its mana cost in the hero expedition
    Then it is accepted
    And hound has 0 boosts

  @case:printed-becomes-fleeting-as-it-comes @clause:7.5.3.a @clause:2.4.1.g
  Scenario: Gericht played from Reserve becomes Fleeting, and both Gericht and the Corgi react
    Given these cards
      | ref     | card                     | player | zone            |
      | corgi   | Cuddly Corgi - R2        | Ann    | hero expedition |
      | gericht | Gericht, Revered Duelist | Ann    | reserve         |
    And Ann has 4 ready mana
    When Ann plays gericht for its mana cost in the companion expedition
    And Ann chooses corgi
    Then it is accepted
    And gericht is fleeting
    And gericht has 1 boost
    And corgi has 1 boost

  @case:printed-joins-the-expedition-alone @clause:7.5.8.c @edition:>=3.0
  Scenario: A switching Character joins Arcolano Milk's Expedition, but The Monolith does not react
    Given these cards
      | ref      | card                        | player | zone                 |
      | hook     | Hooked                      | Ann    | hand                 |
      | inari    | Inari                       | Ann    | hero expedition      |
      | milk     | Arcolano Milk               | Ann    | companion expedition |
      | monolith | The Monolith, Ordis Bastion | Ann    | landmark             |
      | kappa    | Kappa                       | Bob    | hero expedition      |
    And Ann has 1 ready mana
    When Ann plays hook for its mana cost
    And Ann chooses inari
    Then it is accepted
    And inari is in Ann's companion expedition
    And inari has 1 boost
    And inari is fleeting

  @case:printed-tokens-leave @clause:7.5.9.b
  Scenario: The Mess reacts to a token leaving as it does to a card
    Given these cards
      | ref    | card         | player | zone     |
      | mess   | The Mess     | Ann    | landmark |
      | cadets | Ordis Cadets | Ann    | hand     |
      | gift   | Gift of Self | Ann    | hand     |
    And Ann has 4 ready mana
    And Ann's deck has 3 cards
    And Bob has passed
    When Ann plays cadets for its mana cost in the hero expedition
    And Ann plays gift for its mana cost
    And Ann chooses token1
    Then it is accepted
    And token1 is in no zone
    And mess has 1 food counter

  @case:printed-defenders-do-not-hinder @clause:7.4.2.b @clause:1.4.2.a @edition:>=3.0
  Scenario Outline: Sunisa's Expedition moves forward despite Defenders while it is behind: <case>
    Given these cards
      | ref    | card                     | player | zone            |
      | sunisa | Sunisa, Dedicated Ensign | Ann    | <where>         |
      | bird   | Armored Bird             | Ann    | hero expedition |
    And Bob's hero expedition is at <his>
    And Bob's companion expedition is at <his>
    And Bob has passed
    When Ann passes
    Then it is accepted
    And Ann's hero expedition is at <hers>

    Examples:
      | case      | where                | his | hers |
      | behind    | hero expedition      | 1   | 1    |
      | tied      | hero expedition      | 0   | 0    |
      | elsewhere | companion expedition | 1   | 0    |
