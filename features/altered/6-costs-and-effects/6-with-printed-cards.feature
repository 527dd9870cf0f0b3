Feature: Altered 6, modifiers and Reactions with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-declined-and-the-alternative @clause:6.2.e
  Scenario Outline: Bob either lets Mighty Jinn go to his Mana zone, or draws it from the top of his Deck: <answer>
    Given these cards
      | ref    | card             | player | zone            |
      | prison | Paint Prison     | Ann    | hand            |
      | jinn   | Mighty Jinn - R1 | Bob    | hero expedition |
      | kappa  | Kappa            | Ann    | hero expedition |
    And Ann has 5 ready mana
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    When Ann plays prison for its mana cost
    And Ann chooses jinn
    And Bob chooses <answer>
    Then it is accepted
    And jinn is in Bob's <zone>
    And bob-deck-1 is in Bob's deck
    And ann-deck-1 is in Ann's deck

    Examples:
      | answer | zone |
      | yes    | mana |
      | no     | hand |

  @case:printed-who-orders-modifiers @clause:6.2.g @clause:6.2.h @edition:>=3.0
  Scenario Outline: Two Floral Tents would keep Inari, and Bob, whose step it is, chooses which one applies: <case>
    Given these cards
      | ref   | card             | player | zone            | state             |
      | off   | Off You Go!      | Bob    | hand            |                   |
      | inari | Inari            | Ann    | hero expedition | anchored, 1 boost |
      | tent  | Floral Tent      | Ann    | hero expedition |                   |
      | other | Floral Tent - R2 | Ann    | hero expedition |                   |
      | tengu | Tengu            | Ann    | hero expedition |                   |
    And it is Bob's turn
    And Bob has 2 ready mana
    When Bob plays off for its mana cost
    And Bob chooses inari
    And Bob chooses <case>
    Then it is accepted
    And inari is in Ann's hero expedition
    And inari is <status>
    And inari has <boosts> boosts

    Examples:
      | case  | status       | boosts |
      | tent  | not anchored | 1      |
      | other | anchored     | 0      |

  @case:printed-one-modifier-after-the-other @clause:6.2.i @clause:6.2.k @edition:>=3.0
  Scenario: Mighty Jinn's modifier turns its move to the Mana zone, and Floral Tent then keeps it in play
    Given these cards
      | ref   | card             | player | zone            | state    |
      | off   | Off You Go! - R1 | Bob    | hand            |          |
      | jinn  | Mighty Jinn      | Ann    | hero expedition | anchored |
      | tent  | Floral Tent      | Ann    | hero expedition |          |
      | tengu | Tengu            | Ann    | hero expedition |          |
    And it is Bob's turn
    And Bob has 3 ready mana
    When Bob plays off for its mana cost
    And Bob chooses jinn
    And Bob chooses jinn
    And Ann chooses yes
    Then it is accepted
    And jinn is in Ann's hero expedition
    And jinn is not anchored

  @case:printed-modifies-as-it-leaves @clause:6.2.l @edition:>=3.0
  Scenario: Floral Tent keeps Inari in its Expedition though The Hunger discards the tent in the same step
    Given these cards
      | ref    | card        | player | zone            | state    |
      | hunger | The Hunger  | Bob    | hand            |          |
      | inari  | Inari       | Ann    | hero expedition | anchored |
      | tengu  | Tengu       | Ann    | hero expedition |          |
      | tent   | Floral Tent | Ann    | hero expedition |          |
    And it is Bob's turn
    And Bob has 9 ready mana
    When Bob plays hunger for its mana cost in the hero expedition
    Then it is accepted
    And inari is in Ann's hero expedition
    And inari is not anchored
    And tengu is in Ann's discard
    And tent is in Ann's discard

  @case:printed-it-is-who-joined @clause:6.3.h @clause:7.3.1.a @clause:6.3.a @clause:1.x:4.4.a-limbo @clause:1.x:4.4.c-remark-new
  Scenario: The Monolith boosts each Character that joined, and no other
    Given these cards
      | ref      | card                        | player | zone            |
      | monolith | The Monolith, Ordis Bastion | Ann    | landmark        |
      | cadets   | Ordis Gatekeeper - R1       | Ann    | hand            |
      | inari    | Inari                       | Ann    | hero expedition |
      | kappa    | Kappa                       | Bob    | hero expedition |
    And Ann has 3 ready mana
    When Ann plays cadets for its mana cost in the hero expedition
    And Ann chooses monolith
    And Ann chooses monolith (token1)
    Then it is accepted
    And cadets has 1 boost
    And token1 has 1 boost
    And token2 has 1 boost
    And inari has 0 boosts
    And kappa has 0 boosts
    And no ability waits

  @case:printed-so-many-times @clause:6.5.i
  Scenario: A target is chosen for each of three repetitions, and it may be the same again
    Given these cards
      | ref   | card              | player | zone                 | state             |
      | sap   | Sap Infusion - R1 | Ann    | reserve              | 2 arcane counters |
      | inari | Inari             | Ann    | hero expedition      |                   |
      | kappa | Kappa             | Ann    | companion expedition |                   |
    And Ann has 3 ready mana
    When Ann plays sap for its mana cost
    And Ann chooses inari
    And Ann chooses kappa
    And Ann chooses inari
    Then it is accepted
    And inari has 2 boosts
    And kappa has 1 boost

  @case:printed-for-each @clause:6.5.i @clause:7.3.1.b @edition:>=3.0
  Scenario: For each Permanent Ann says whether Ganesha activates it
    Given these cards
      | ref     | card         | player | zone     |
      | ganesha | Ganesha      | Ann    | hand     |
      | hub     | Brassbug Hub | Ann    | landmark |
      | other   | Brassbug Hub | Ann    | landmark |
      | third   | Brassbug Hub | Ann    | landmark |
    And Ann has 7 ready mana
    When Ann plays ganesha for its mana cost in the hero expedition
    And Ann chooses hub
    And Ann chooses yes
    And Ann chooses other
    And Ann chooses no
    And Ann chooses yes
    And Ann chooses hub
    Then it is accepted
    And hub has 3 kelon counters
    And other has 0 kelon counters
    And third has 3 kelon counters

  @case:printed-each-step-is-an-event @clause:1.2.7.c
  Scenario: Two Resupplies in one effect are two events, and two cards drawn at once are one
    Given these cards
      | ref     | card                 | player | zone            |
      | harvest | Harvest - R1         | Ann    | hand            |
      | seal    | Conjuring Seal       | Ann    | hand            |
      | noosh   | Burrowing Noosh - R1 | Bob    | hero expedition |
    And Ann has 5 ready mana
    And Ann's deck has 5 cards
    And Bob has passed
    When Ann plays harvest for its mana cost
    Then noosh has 2 boosts
    When Ann plays seal for its mana cost
    Then noosh has 3 boosts

  @case:printed-condition-of-a-trigger @clause:6.3.b @clause:6.3.k @clause:1.x:4.4.a-syntax
  Scenario Outline: The Seiringar leaves, and Ann draws a card if it was Fleeting: <case>
    Given these cards
      | ref   | card            | player | zone            | state   |
      | off   | Off You Go!     | Ann    | hand            |         |
      | singr | Haven Seiringar | Ann    | hero expedition | <state> |
      | inari | Inari           | Bob    | hero expedition |         |
    And Ann has 2 ready mana
    And Ann's deck has 2 cards
    When Ann plays off for its mana cost
    And Ann chooses singr
    Then it is accepted
    And Ann has <cards> cards in hand

    Examples:
      | case         | state    | cards |
      | Fleeting     | fleeting | 1     |
      | not Fleeting |          | 0     |

  @case:printed-token-then-anchored @clause:6.1.b @clause:7.3.4.a
  Scenario: The Dragon Shade created by Icebound Taiga is Anchored, but the Character just played is not
    Given these cards
      | ref   | card           | player | zone     | state            |
      | taiga | Icebound Taiga | Ann    | landmark | 2 trial counters |
      | inari | Inari          | Ann    | hand     |                  |
    And Ann has 3 ready mana
    And Ann's hero expedition is at 1
    When Ann plays inari for its mana cost in the hero expedition
    And Ann chooses Ann's companion expedition
    Then it is accepted
    And taiga is in Ann's discard
    And token1 is in Ann's companion expedition
    And token1 is anchored
    And inari is not anchored

  @case:printed-whom-a-reaction-is-about @clause:6.3.h @clause:4.4.b
  Scenario Outline: Of two Brassbugs that join together Moonlight Jellyfish boosts the one Ann names: <which>
    Given these cards
      | ref   | card                     | player | zone            |
      | jelly | Moonlight Jellyfish - R2 | Ann    | hero expedition |
      | gates | Open the Gates - R2      | Ann    | hand            |
    And Ann has 4 ready mana
    When Ann plays gates for its mana cost
    And Ann chooses "jelly: 1 (<which>)"
    And Ann chooses yes
    Then it is accepted
    And <which> has 2 boosts
    And <other> has 0 boosts

    Examples:
      | which  | other  |
      | token1 | token2 |
      | token2 | token1 |

  @case:printed-too-late-to-decline @clause:6.4.d
  Scenario: Beauty Sleep cannot be declined once its effect has begun
    Given these cards
      | ref   | card              | player | zone            |
      | sleep | Beauty Sleep - R1 | Ann    | hand            |
      | inari | Inari             | Ann    | hero expedition |
    And Ann has 1 ready mana
    When Ann plays sleep for its mana cost
    Then Ann is asked to choose from yes and no
    When Ann declines
    Then it is refused
    And nothing has changed
    When Ann chooses yes
    Then it is accepted
    And inari is asleep
    And inari has 2 boosts

  @case:printed-not-offered-without-mana @clause:6.1.g @clause:6.4.c
  Scenario: Merry Reunion does not offer Ann the resupplied card if she cannot pay for it
    Given these cards
      | ref     | card          | player | zone |
      | reunion | Merry Reunion | Ann    | hand |
      | kappa   | Kappa         | Ann    | deck |
    And Ann has 3 ready mana
    When Ann plays reunion for its mana cost
    Then it is accepted
    And nobody is asked
    And kappa is in Ann's reserve
    And Ann has 1 ready mana
