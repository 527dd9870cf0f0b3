Feature: Altered 2.3 to 2.5, passive abilities, statuses and counters with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-the-later-text-wins @clause:2.2.15.c @clause:2.3.3.b @edition:>=3.0
  Scenario: Persephone, played after The Kraken, makes her region Forest alone instead of Water
    Given these cards
      | ref        | card            | player | zone                 |
      | kraken     | The Kraken      | Ann    | companion expedition |
      | persephone | Persephone - R1 | Ann    | hand                 |
      | snowman    | The Snowman     | Ann    | hand                 |
    And Ann has 5 ready mana
    And Bob has passed
    When Ann plays persephone for its mana cost in the hero expedition
    And Ann plays snowman for its mana cost in the hero expedition
    Then it is accepted
    And snowman is fleeting

  @case:printed-the-later-text-wins-again @clause:2.2.15.c @clause:2.3.3.b @edition:>=3.0
  Scenario: The Kraken, played after Persephone, makes her region Water like all others
    Given these cards
      | ref        | card            | player | zone                 |
      | persephone | Persephone - R1 | Ann    | hero expedition      |
      | tidy       | Mountain Guide  | Ann    | companion expedition |
      | kraken     | The Kraken - R1 | Ann    | hand                 |
      | snowman    | The Snowman     | Ann    | hand                 |
    And Ann has 9 ready mana
    And Bob has passed
    When Ann plays kraken for its mana cost in the companion expedition
    And Ann chooses tidy
    And Ann plays snowman for its mana cost in the hero expedition
    Then it is accepted
    And tidy is in Ann's discard
    And snowman is not fleeting

  @case:printed-base-statistics @clause:2.3.1.a @edition:>=3.0
  Scenario: Lyra Thespian counts three base statistics of 0, two of them on one Character, boosted or not
    Given these cards
      | ref        | card            | player | zone                 | state   |
      | thespian   | Lyra Thespian   | Ann    | hand                 |         |
      | mowgli     | Mowgli          | Ann    | hero expedition      | 1 boost |
      | chronicler | Lyra Chronicler | Ann    | companion expedition |         |
    And Ann has 2 ready mana
    When Ann plays thespian for its mana cost in the hero expedition
    Then it is accepted
    And thespian has 1 boost

  @case:printed-as-high-as-the-highest @clause:2.3.1.g @clause:2.3.1.h @clause:2.3.1.i @clause:2.3.1.j @edition:>=3.0
  Scenario: Winter Outfits work at once, in their own Expedition alone, and at Dusk as well
    Given these cards
      | ref     | card           | player | zone                 |
      | outfits | Winter Outfits | Ann    | hand                 |
      | near    | Lyra Navigator | Ann    | hero expedition      |
      | far     | Lyra Navigator | Ann    | companion expedition |
      | his     | Inari          | Bob    | hero expedition      |
    And Ann has 1 ready mana
    And Ann's hero expedition is at 1
    And Bob has passed
    Then near has 0 Forest
    When Ann plays outfits for its mana cost in the hero expedition
    Then it is accepted
    And near has 4 Forest
    And near has 4 Mountain
    And far has 0 Forest
    And his has 1 Mountain
    When Ann passes
    Then Ann's hero expedition is at 2

  @case:printed-forest-and-what-hangs-on-it @clause:2.3.2.c @clause:2.3.2.f @clause:2.3.3.a @edition:>=3.0
  Scenario: Persephone's change to the region counts for an older ability that depends on it
    Given these cards
      | ref        | card                  | player | zone            |
      | urbex      | Urbex Specialist - R2 | Ann    | hero expedition |
      | persephone | Persephone            | Ann    | hand            |
    And Ann has 2 ready mana
    And Ann's hero expedition is at 3
    Then urbex has 0 Forest
    When Ann plays persephone for its mana cost in the hero expedition
    Then it is accepted
    And urbex has 3 Forest
    And urbex has 3 Water

  @case:printed-whom-a-text-reaches-by-another @clause:2.3.2.c @clause:2.3.2.e @clause:2.3.3.a @edition:>=3.0
  Scenario: The Navigator becomes Gigantic, so the older Outfits in the other Expedition affect it
    Given these cards
      | ref     | card               | player | zone                 |
      | outfits | Winter Outfits     | Ann    | hero expedition      |
      | far     | Lyra Navigator     | Ann    | companion expedition |
      | bars    | Eat Me Energy Bars | Ann    | hand                 |
    And Ann has 3 ready mana
    Then far has 0 Forest
    When Ann plays bars for its mana cost in the companion expedition
    Then it is accepted
    And far has 4 Forest
    And far has 4 Mountain

  @case:printed-dependencies-found-anew @clause:2.3.3.c @clause:2.3.2.c @edition:>=3.0
  Scenario: Only once Persephone becomes Gigantic does an older ability depend on her region
    Given these cards
      | ref        | card                  | player | zone                 |
      | bars       | Eat Me Energy Bars    | Ann    | hero expedition      |
      | urbex      | Urbex Specialist - R2 | Ann    | companion expedition |
      | persephone | Persephone            | Ann    | hand                 |
    And Ann has 2 ready mana
    And Ann's companion expedition is at 2
    When Ann plays persephone for its mana cost in the hero expedition
    Then it is accepted
    And urbex has 3 Forest

  @case:printed-two-statuses @clause:2.4.1.b @clause:2.4.1.e
  Scenario: A Fleeting Character gains Anchored and keeps Fleeting and its boosts
    Given these cards
      | ref    | card   | player | zone            | state             |
      | encore | Encore | Ann    | hand            |                   |
      | inari  | Inari  | Ann    | hero expedition | fleeting, 1 boost |
      | kappa  | Kappa  | Ann    | hero expedition | asleep            |
    And Ann has 2 ready mana
    When Ann plays encore for its mana cost
    Then it is accepted
    And inari is anchored and fleeting
    And inari has 1 boost
    And kappa is not anchored

  @case:printed-no-status-in-the-discard-pile @clause:2.4.1.c @clause:1.x:1.4.4.a-follow
  Scenario Outline: Freeze exhausts a card that goes to Reserve, but not one that goes to the Discard pile: <case>
    Given these cards
      | ref    | card   | player | zone            | state   |
      | freeze | Freeze | Ann    | hand            |         |
      | inari  | Inari  | Bob    | hero expedition | <state> |
      | kappa  | Kappa  | Bob    | hero expedition |         |
    And Ann has 4 ready mana
    When Ann plays freeze for its mana cost
    And Ann chooses inari
    Then it is accepted
    And only this has changed
      | what       | from       | to                       |
      | freeze     | Ann's hand | Ann's reserve, exhausted |
      | inari      | <from>     | <to>                     |
      | Ann's mana | 4 ready    | 4 exhausted              |
      | turn       | Ann        | Bob                      |

    Examples:
      | case         | state    | from                            | to                       |
      | Fleeting     | fleeting | Bob's hero expedition, fleeting | Bob's discard            |
      | not Fleeting |          | Bob's hero expedition           | Bob's reserve, exhausted |

  @case:printed-an-orb-readied-to-pay @clause:2.4.5.b @clause:3.2.9.e
  Scenario: Ann exhausts one Mana Orb to ready another and pays with that one
    Given these cards
      | ref   | card           | player | zone | state     |
      | tired | Kappa          | Ann    | mana | exhausted |
      | fresh | Tengu          | Ann    | mana |           |
      | tidy  | Mountain Guide | Ann    | hand |           |
    When Ann plays tidy for its mana cost, exhausting tired in the hero expedition
    Then it is accepted
    And tired is exhausted
    And fresh is exhausted
    And tidy is in Ann's hero expedition

  @case:printed-no-counters-in-the-discard-pile @clause:2.5.b
  Scenario: A boosted card discarded from Reserve has no boosts any more
    Given these cards
      | ref   | card        | player | zone    | state    |
      | tooth | Tooth Fairy | Ann    | hand    |          |
      | inari | Inari       | Bob    | reserve | 2 boosts |
      | kappa | Kappa       | Bob    | reserve |          |
    And Ann has 2 ready mana
    When Ann plays tooth for its mana cost in the hero expedition
    And Ann chooses inari
    Then it is accepted
    And only this has changed
      | what       | from                    | to                    |
      | tooth      | Ann's hand              | Ann's hero expedition |
      | inari      | Bob's reserve, 2 boosts | Bob's discard         |
      | Ann's mana | 2 ready                 | 2 exhausted           |
      | turn       | Ann                     | Bob                   |

  @case:printed-loses-boosts-alone @clause:2.5.c
  Scenario: A Character loses all its boosts and no counters of another name
    Given these cards
      | ref    | card         | player | zone            | state                    |
      | signet | Ordis Signet | Ann    | hand            |                          |
      | inari  | Inari        | Bob    | hero expedition | 2 boosts, 1 food counter |
      | kappa  | Kappa        | Bob    | hero expedition | 1 boost                  |
    And Ann has 2 ready mana
    When Ann plays signet for its mana cost
    And Ann chooses "2"
    And Ann chooses inari
    Then it is accepted
    And inari has 0 boosts
    And inari has 1 food counter
    And kappa has 1 boost

  @case:printed-spends-counters-of-that-name @clause:2.5.h
  Scenario: The Farm spends two of three Food counters and no counters of another name
    Given these cards
      | ref  | card     | player | zone     | state                           |
      | farm | The Farm | Ann    | landmark | 3 food counters, 2 sap counters |
    And Ann's deck has 2 cards
    When Ann uses farm
    Then it is accepted
    And farm has 1 food counter
    And farm has 2 sap counters
    And ann-deck-1 is in Ann's reserve

  @case:printed-spends-the-last-counters @clause:2.5.h
  Scenario: The Farm can spend its last two Food counters
    Given these cards
      | ref  | card     | player | zone     | state           |
      | farm | The Farm | Ann    | landmark | 2 food counters |
    And Ann's deck has 2 cards
    When Ann uses farm
    Then it is accepted
    And farm has 0 food counters
    And ann-deck-1 is in Ann's reserve

  @case:printed-too-few-counters @clause:2.5.h @clause:7.3.27.b @clause:1.x:1.2.5.d @clause:1.x:6.4.c
  Scenario: One Food counter does not pay for two, nor do counters of another name
    Given these cards
      | ref  | card     | player | zone     | state                          |
      | farm | The Farm | Ann    | landmark | 1 food counter, 2 sap counters |
    And Ann's deck has 2 cards
    When Ann uses farm
    Then it is refused
    And nothing has changed

  @case:printed-a-hero-with-counters @clause:2.5.e @clause:4.1.h @clause:3.2.6.b
  Scenario: Atsadi & Surge begin the game with five Heroism counters, other Heroes with none
    Given the game has not begun
    And these cards
      | ref    | card             | player | zone |
      | atsadi | Atsadi & Surge   | Bob    | hero |
      | sierra | Sierra & Oddball | Ann    | hero |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    And chance gives Ann
    When Ann begins the game
    Then it is accepted
    And atsadi has 5 heroism counters
    And sierra has 0 heroism counters
    And atsadi is in Bob's hero

  @case:printed-anchored-and-asleep @clause:2.4.1.e
  Scenario: A Character that is Asleep can become Anchored as well
    Given these cards
      | ref    | card                | player | zone            | state  |
      | kodama | Kodama              | Ann    | hero expedition | asleep |
      | train  | Meditation Training | Ann    | hand            |        |
    And Ann has 2 ready mana
    When Ann plays train for its mana cost
    Then it is accepted
    And kodama is asleep and anchored

  @case:printed-regains-fleeting-only @clause:2.4.1.g
  Scenario: Gericht can gain Fleeting again and again, but Anchored only once
    Given these cards
      | ref     | card                     | player | zone                 | state    |
      | gericht | Gericht, Revered Duelist | Ann    | hero expedition      | anchored |
      | corgi   | Cuddly Corgi             | Ann    | companion expedition |          |
      | train   | Meditation Training      | Ann    | hand                 |          |
    And Ann has 2 ready mana
    When Ann plays train for its mana cost
    And Ann chooses gericht
    Then it is accepted
    And corgi has 0 boosts

  @case:printed-enters-fleeting-unheard @clause:2.4.1.g @clause:6.3.e @edition:>=3.0
  Scenario: A Corgi that enters Fleeting from Reserve does not react to its own Fleeting
    Given these cards
      | ref  | card              | player | zone    |
      | here | Cuddly Corgi - R2 | Ann    | reserve |
    And Ann has 2 ready mana
    When Ann plays here for its mana cost in the hero expedition
    Then it is accepted
    And here is fleeting
    And here has 0 boosts

  @case:printed-counters-off-in-hand @clause:2.5.b
  Scenario: A boosted Character that returns from Reserve to Hand loses its boosts
    Given these cards
      | ref    | card   | player | zone    | state   |
      | hathor | Hathor | Ann    | reserve |         |
      | inari  | Inari  | Ann    | reserve | 1 boost |
    When Ann uses hathor
    Then it is accepted
    And only this has changed
      | what   | from                   | to            |
      | hathor | Ann's reserve          | Ann's discard |
      | inari  | Ann's reserve, 1 boost | Ann's hand    |

  @case:printed-fewer-counters-than-removed @clause:2.5.g
  Scenario: An effect that removes three counters removes the two that there are
    Given these cards
      | ref   | card              | player | zone            | state    |
      | feast | Feast of Thoughts | Ann    | hand            |          |
      | kappa | Kappa             | Bob    | hero expedition | 2 boosts |
    And Ann has 3 ready mana
    And Ann's deck has 2 cards
    When Ann plays feast for its mana cost
    And Ann chooses 3
    Then it is accepted
    And kappa has 0 boosts

  @case:printed-boosts-that-were-removed @clause:2.5.g
  Scenario Outline: Man in the Maze counts all the boosts that were removed: <case>
    Given these cards
      | ref   | card            | player | zone                 | state   |
      | man   | Man in the Maze | Ann    | hand                 |         |
      | inari | Inari           | Ann    | hero expedition      | <inari> |
      | kappa | Kappa           | Bob    | companion expedition | <kappa> |
      | guide | Mountain Guide  | Ann    | hand                 |         |
    And Ann has 7 ready mana
    When Ann plays man for its mana cost in the hero expedition
    And Ann chooses companion-expedition
    Then it is accepted
    And man has 0 boosts
    And inari has 0 boosts
    And kappa has 0 boosts
    And guide is in Ann's companion expedition

    Examples:
      | case          | inari    | kappa    |
      | five of one   | 5 boosts |          |
      | three and two | 3 boosts | 2 boosts |
