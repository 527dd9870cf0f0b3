Feature: Altered 5, rulings on playing cards and regions with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-ruling-a-reduction-stops-at-the-floor @clause:5.1.2.e @clause:2.2.14.c @ruling:A082
  Scenario Outline: Martengale makes <card>, costing <cost>, cheaper by 1, but never less than 2 under Robin Hood
    Given these cards
      | ref    | card       | player | zone            |
      | robin  | Robin Hood | Bob    | hero expedition |
      | marten | Martengale | Ann    | reserve         |
      | card   | <card>     | Ann    | hand            |
    And Ann has 5 ready mana
    When Ann uses marten
    And Ann plays card for its mana cost in the hero expedition
    Then it is accepted
    And Ann has <left> ready mana

    Examples:
      | card             | cost | left |
      | Ogun             | 2    | 3    |
      | Dr. Frankenstein | 4    | 2    |

  @case:printed-ruling-every-cheap-card @clause:5.1.2.e @ruling:A121
  Scenario: The rare Robin Hood raises the cost of every cheap card of the opponent to 2
    Given these cards
      | ref   | card            | player | zone            |
      | robin | Robin Hood - R1 | Bob    | hero expedition |
      | other | Haven Warrior   | Bob    | hero expedition |
      | sleep | Beauty Sleep    | Ann    | hand            |
      | kelon | Kelon Cylinder  | Ann    | hand            |
      | gate  | Banishing Gate  | Ann    | hand            |
    And Ann has 8 ready mana
    And Bob has passed
    When Ann plays sleep for its mana cost
    And Ann chooses other
    Then Ann has 6 ready mana
    When Ann plays kelon for its mana cost
    Then Ann has 4 ready mana
    When Ann plays gate for its mana cost
    And Ann chooses robin
    Then robin is in Bob's discard
    And Ann has 0 ready mana

  @case:printed-ruling-an-exhausted-card-is-played @clause:2.4.5.c @clause:5.2.3.a @ruling:A148
  Scenario: Vaike lets Ann play exhausted cards from Reserve, which arrive ready
    Given these cards
      | ref     | card                   | player | zone            | state     |
      | vaike   | Vaike, Energy Pioneer  | Ann    | hero expedition |           |
      | trooper | Ordis Trooper          | Ann    | reserve         | exhausted |
      | kelon   | Kelon Cylinder         | Ann    | reserve         | exhausted |
    And Ann has 2 ready mana
    And Bob has passed
    When Ann plays trooper for its mana cost in the hero expedition
    Then trooper is ready and fleeting
    When Ann plays kelon for its mana cost
    Then it is accepted
    And kelon is in Ann's landmark
    And kelon is ready and not fleeting

  @case:printed-ruling-the-heater @clause:2.4.5.c @edition:>=3.0 @ruling:A152
  Scenario: Kelonic Heater lets an exhausted Character be played in its own Expedition only
    Given these cards
      | ref     | card           | player | zone            | state     |
      | heater  | Kelonic Heater | Ann    | hero expedition |           |
      | trooper | Ordis Trooper  | Ann    | reserve         | exhausted |
    And Ann has 1 ready mana
    When Ann plays trooper for its mana cost in the companion expedition
    Then it is refused
    And nothing has changed
    When Ann plays trooper for its mana cost in the hero expedition
    Then it is accepted
    And trooper is in Ann's hero expedition
    And trooper is ready and fleeting

  @case:printed-ruling-readied-in-his-reserve @clause:7.3.18.a @ruling:A146
  Scenario: Rocket Puffin readies a card in the opponent's Reserve
    Given these cards
      | ref     | card          | player | zone    | state     |
      | puffin  | Rocket Puffin | Ann    | hand    |           |
      | trooper | Ordis Trooper | Bob    | reserve | exhausted |
      | warrior | Haven Warrior | Bob    | reserve | exhausted |
    And Ann has 2 ready mana
    When Ann plays puffin for its mana cost in the hero expedition
    And Ann chooses yes
    And Ann chooses trooper
    Then trooper is ready
    And warrior is exhausted

  @case:printed-ruling-fleeting-again @clause:2.4.1.g @ruling:A157a
  Scenario: Gericht gains Fleeting although already Fleeting, and gains a boost for it
    Given these cards
      | ref     | card                      | player | zone            | state    |
      | gericht | Gericht, Revered Duelist  | Ann    | hero expedition | fleeting |
      | other   | Haven Warrior             | Ann    | hero expedition |          |
      | tune    | A Cappella Training       | Ann    | hand            |          |
    And Ann has 1 ready mana
    When Ann plays tune for its mana cost
    And Ann chooses gericht
    Then gericht is fleeting
    And gericht has 1 boost

  @case:printed-ruling-switching-is-no-joining @clause:7.3.28.b @ruling:A131
  Scenario: A Robot that switches Expeditions has not joined them
    Given these cards
      | ref   | card               | player | zone            | state   |
      | hive  | Brassbug Hive - R1 | Ann    | landmark        |         |
      | bug   | Brassbug           | Ann    | hero expedition | 1 boost |
      | other | Haven Warrior      | Ann    | hero expedition |         |
      | hook  | Hooked             | Ann    | hand            |         |
    And Ann has 1 ready mana
    When Ann plays hook for its mana cost
    And Ann chooses bug
    Then bug is in Ann's companion expedition
    And bug has 1 boost

  @case:printed-ruling-tokens-join @clause:7.5.8.b @clause:2.2.1.d @ruling:A125
  Scenario: A token joins an Expedition like any Character, and the Monolith boosts it
    Given these cards
      | ref      | card                        | player | zone     |
      | monolith | The Monolith, Ordis Bastion | Ann    | landmark |
      | armorer  | Foundry Armorer - R1        | Ann    | hand     |
    And Ann has 3 ready mana
    When Ann plays armorer for its mana cost in the hero expedition
    And Ann chooses armorer
    And Ann chooses "Ann's hero expedition"
    And Ann chooses "monolith (armorer)"
    Then armorer has 1 boost
    And token1 has 1 boost

  @case:printed-ruling-no-token-joins @clause:6.3.b @ruling:A125
  Scenario: The rare Monolith boosts no token
    Given these cards
      | ref      | card                             | player | zone     |
      | monolith | The Monolith, Ordis Bastion - R1 | Ann    | landmark |
      | armorer  | Foundry Armorer - R1             | Ann    | hand     |
    And Ann has 3 ready mana
    When Ann plays armorer for its mana cost in the hero expedition
    And Ann chooses armorer
    And Ann chooses "Ann's hero expedition"
    Then armorer has 1 boost
    And token1 has 0 boosts

  @case:printed-ruling-leshy-counts-all-four @clause:7.5.7.a @clause:2.2.2.k @ruling:A169a
  Scenario: Leshy gains a boost for each of the four Expeditions in Forest
    Given these cards
      | ref   | card  | player | zone |
      | leshy | Leshy | Ann    | hand |
    And Ann has 5 ready mana
    When Ann plays leshy for its mana cost in the hero expedition
    Then leshy has 4 boosts

  @case:printed-ruling-leshy-and-another-region @clause:7.5.7.a @ruling:A169b
  Scenario: Leshy gains no boost for an Expedition in a region without Forest
    Given these cards
      | ref   | card  | player | zone |
      | leshy | Leshy | Ann    | hand |
    And the Tumult regions are mountain and water; forest; mountain; forest and water; water; forest and mountain
    And Ann's hero expedition is at 1
    And Ann has 5 ready mana
    When Ann plays leshy for its mana cost in the hero expedition
    Then leshy has 3 boosts

  @case:printed-ruling-leshy-in-the-arena @clause:7.5.7.a @ruling:A170
  Scenario Outline: In the Arena all four Expeditions count as in Forest for Leshy, but none beside The Kraken: <who>
    Given these cards
      | ref   | card  | player | zone            |
      | leshy | Leshy | Ann    | hand            |
      | other | <who> | Bob    | hero expedition |
    And tiebreakers have started
    And Ann has 5 ready mana
    When Ann plays leshy for its mana cost in the hero expedition
    Then leshy has <n> boosts

    Examples:
      | who           | n |
      | Haven Warrior | 4 |
      | The Kraken    | 0 |

  @case:printed-ruling-the-older-gear @clause:2.3.3.b @clause:7.4.4.o @edition:>=3.0 @ruling:A167a
  Scenario: Of two Characters beside two Gears the one beside the older Gear is Gigantic
    Given these cards
      | ref   | card               | player | zone                 |
      | older | Eat Me Energy Bars | Ann    | hero expedition      |
      | newer | Eat Me Energy Bars | Ann    | companion expedition |
      | one   | Ordis Trooper      | Ann    | hand                 |
      | two   | Ordis Trooper      | Ann    | hand                 |
    And Ann has 2 ready mana
    And Bob has passed
    When Ann plays one for its mana cost in the hero expedition
    Then one has Gigantic
    When Ann plays two for its mana cost in the companion expedition
    Then one has Gigantic
    And two does not have Gigantic

  @case:printed-ruling-the-older-gear-is-elsewhere @conflict:231 @clause:2.3.3.b @clause:2.3.1.l @edition:>=3.0 @ruling:A167b
  Scenario: Whether a Character beside the older of two Gears takes Gigantic from one beside the newer is open
    Given these cards
      | ref   | card               | player | zone                 |
      | older | Eat Me Energy Bars | Ann    | companion expedition |
      | newer | Eat Me Energy Bars | Ann    | hero expedition      |
      | one   | Ordis Trooper      | Ann    | hand                 |
      | two   | Ordis Trooper      | Ann    | hand                 |
    And Ann has 2 ready mana
    And Bob has passed
    When Ann plays one for its mana cost in the hero expedition
    Then one has Gigantic
    When Ann plays two for its mana cost in the companion expedition
    Then the rules leave open: which of them is Gigantic?
      | outcome                    |
      | two has Gigantic           |
      | two does not have Gigantic |

  @case:printed-ruling-the-gigantic-one-goes @clause:2.3.1.k @edition:>=3.0 @ruling:A167c
  Scenario: When the Gigantic one of two Characters leaves, the other one is Gigantic
    Given these cards
      | ref   | card               | player | zone                 |
      | older | Eat Me Energy Bars | Ann    | hero expedition      |
      | newer | Eat Me Energy Bars | Ann    | companion expedition |
      | one   | Ordis Trooper      | Ann    | hero expedition      |
      | two   | Ordis Trooper      | Ann    | companion expedition |
      | go    | Off You Go!        | Bob    | hand                 |
    And it is Bob's turn
    And Bob has 2 ready mana
    When Bob plays go for its mana cost
    And Bob chooses one
    Then one is in Ann's reserve
    And two has Gigantic

  @case:ruling-what-cannot-be-played-takes-a-place @clause:1.4.1.a @clause:4.2.5.c @ruling:A145
  Scenario: A card in Reserve that cannot be played still counts towards the Reserve limit
    Given the made-up card "Dull Orb"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 0, "reserve_cost": 0,
       "abilities": [{"is": "cannot", "action": "play"}]}
      """
    And these cards
      | ref     | card            | player | zone    |
      | orb     | Dull Orb        | Ann    | reserve |
      | trooper | Ordis Trooper   | Ann    | reserve |
      | gazer   | Yzmir Stargazer | Ann    | reserve |
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    And Bob has passed
    When Ann plays orb for its mana cost
    Then it is refused by 1.4.1.a
    And nothing has changed
    When Ann passes
    And Ann chooses trooper and gazer
    Then it is accepted
    And orb is in Ann's discard
    And trooper is in Ann's reserve
    And gazer is in Ann's reserve

  @case:printed-ruling-everybody-plays-one @clause:4.4.b @clause:7.3.20.a @edition:>=3.0 @ruling:A176
  Scenario: With Santa Claus both players play a card before any Reaction, and Ann's Reactions come first
    Given these cards
      | ref     | card                   | player | zone    |
      | santa   | Santa Claus            | Ann    | hand    |
      | nyala   | Nyala, Gifted Conjurer | Ann    | hand    |
      | warrior | Haven Warrior          | Ann    | hand    |
      | trooper | Ordis Trooper          | Ann    | reserve |
      | spy     | Ordis Spy              | Bob    | hand    |
    And Ann has 5 ready mana
    And Bob has 2 ready mana
    When Ann plays santa for its mana cost in the hero expedition
    And Ann chooses yes
    And Ann chooses nyala
    And Ann chooses hero-expedition
    And Bob chooses yes
    And Bob chooses hero-expedition
    And Bob chooses warrior
    Then it is accepted
    And trooper is in Ann's hand
    And warrior is in Ann's discard
    And nyala is in Ann's hero expedition
    And spy is in Bob's hero expedition
    And Bob has 2 ready mana
