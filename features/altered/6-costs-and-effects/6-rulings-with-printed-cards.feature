Feature: Altered 6, rulings on costs and effects with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-ruling-mighty-jinn @clause:6.2.d @clause:6.2.e @ruling:A044a @ruling:A044b
  Scenario Outline: Mighty Jinn goes to the Mana zone either way, and Ann draws if she declines its own text: <answer>
    Given these cards
      | ref     | card             | player | zone            |
      | jinn    | Mighty Jinn - R1 | Ann    | hero expedition |
      | warrior | Haven Warrior    | Bob    | hero expedition |
      | reaping | Mana Reaping     | Bob    | hand            |
    And it is Bob's turn
    And Ann has 4 ready mana
    And Bob has 3 ready mana
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Bob plays reaping for its mana cost
    And Bob chooses jinn
    And Ann chooses <answer>
    Then it is accepted
    And jinn is in Ann's mana
    And Ann has 4 ready mana
    And Ann has <cards> cards in hand
    And Bob has 0 cards in hand

    Examples:
      | answer | cards |
      | no     | 1     |
      | yes    | 0     |

  @case:printed-ruling-no-target-at-all @clause:5.2.4.b @edition:>=3.0 @ruling:A050a @ruling:A052a
  Scenario Outline: <card> is played though no Character is in play
    Given these cards
      | ref   | card   | player | zone |
      | spell | <card> | Ann    | hand |
    And Ann has 1 ready mana
    When Ann plays spell for its mana cost
    Then it is accepted
    And only this has changed
      | what       | from       | to            |
      | spell      | Ann's hand | Ann's reserve |
      | Ann's mana | 1 ready    | 1 exhausted   |
      | turn       | Ann        | Bob           |

    Examples:
      | card                |
      | Helping Hand        |
      | A Cappella Training |

  @case:printed-ruling-the-only-one-is-ones-own @clause:6.5.a @ruling:A052b
  Scenario: The only Character in play is put to sleep, though it is Ann's own
    Given these cards
      | ref     | card             | player | zone            |
      | warrior | Haven Warrior    | Ann    | hero expedition |
      | tune    | Twinkle Twinkle  | Ann    | hand            |
    And Ann has 2 ready mana
    When Ann plays tune for its mana cost
    Then it is accepted
    And warrior is asleep

  @case:printed-ruling-akhlut @clause:2.5.f @edition:>=3.0 @ruling:A034
  Scenario: The boost promised to Akhlut comes once Akhlut is in play, and lets it exhaust a card
    Given these cards
      | ref     | card          | player | zone    |
      | issun   | Issun-bōshi   | Ann    | reserve |
      | akhlut  | Akhlut        | Ann    | hand    |
      | trooper | Ordis Trooper | Bob    | reserve |
      | warrior | Haven Warrior | Bob    | reserve |
    And Ann has 4 ready mana
    When Ann uses issun
    And Ann plays akhlut for its mana cost in the hero expedition
    And Ann chooses yes
    And Ann chooses trooper
    Then akhlut has 1 boost
    And trooper is exhausted
    And warrior is ready
    And issun is in Ann's discard

  @case:printed-ruling-anubis-alone @clause:7.3.25.a @ruling:A119
  Scenario: Anubis is sacrificed if its player has no other Character
    Given these cards
      | ref     | card          | player | zone            |
      | anubis  | Anubis        | Ann    | hand            |
      | trooper | Ordis Trooper | Bob    | hero expedition |
    And Ann has 5 ready mana
    When Ann plays anubis for its mana cost in the hero expedition
    Then anubis is in Ann's discard
    And trooper is in Bob's discard

  @case:printed-ruling-a-limit-and-boosts @clause:6.5.b @clause:2.5.1.b @edition:>=3.0 @ruling:A151a
  Scenario: Avalanche counts boosts in a Character's Mountain
    Given these cards
      | ref     | card          | player | zone                 | state    |
      | warrior | Haven Warrior | Bob    | hero expedition      | 3 boosts |
      | trooper | Ordis Trooper | Bob    | companion expedition |          |
      | ava     | Avalanche     | Ann    | hand                 |          |
    And Ann has 3 ready mana
    When Ann plays ava for its mana cost
    And Ann chooses warrior
    Then it is refused
    And nothing has changed
    When Ann chooses trooper
    Then trooper is in Bob's reserve
    And warrior is in Bob's hero expedition

  @case:printed-ruling-no-exchange @clause:7.3.9.b @ruling:A175
  Scenario Outline: Nyala exchanges nothing if one of the two zones has no card: the Trooper is in <zone>
    Given these cards
      | ref     | card                   | player | zone   |
      | nyala   | Nyala, Gifted Conjurer | Ann    | hand   |
      | trooper | Ordis Trooper          | Ann    | <zone> |
    And Ann has 3 ready mana
    When Ann plays nyala for its mana cost in the hero expedition
    Then it is accepted
    And nobody is asked
    And trooper is in Ann's <zone>

    Examples:
      | zone    |
      | reserve |
      | hand    |

  @case:printed-ruling-instead-of-a-resupply @clause:6.2.m @edition:>=3.0 @ruling:A025
  Scenario: An effect that replaces Ann's Resupply is no Resupply for Bob's Quetzalcóatl
    Given these cards
      | ref     | card                             | player | zone            |
      | bastion | The Ouroboros, Lyra Bastion - R2 | Ann    | hand            |
      | quetzal | Quetzalcóatl                     | Bob    | hero expedition |
      | trooper | Ordis Trooper                    | Ann    | deck            |
      | warrior | Haven Warrior                    | Ann    | deck            |
    And Ann has 3 ready mana
    When Ann plays bastion for its mana cost
    And Ann chooses warrior
    Then it is accepted
    And warrior is in Ann's reserve
    And trooper is in Ann's discard
    And Bob has 1 card in hero expedition

  @case:printed-ruling-instead-of-an-exhausted-resupply @clause:7.3.11.a @edition:>=3.0 @ruling:A026
  Scenario: A card put in Reserve instead of an Exhausted Resupply is ready
    Given these cards
      | ref      | card                             | player | zone     |
      | bastion  | The Ouroboros, Lyra Bastion - R2 | Ann    | landmark |
      | delivery | Frozen Delivery - R1             | Ann    | hand     |
      | trooper  | Ordis Trooper                    | Ann    | deck     |
      | warrior  | Haven Warrior                    | Ann    | deck     |
    And Ann has 1 ready mana
    When Ann plays delivery for its mana cost
    And Ann chooses trooper
    Then it is accepted
    And trooper is in Ann's reserve
    And trooper is ready
    And warrior is in Ann's discard
    And delivery is ready
