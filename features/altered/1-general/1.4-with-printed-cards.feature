Feature: Altered 1, costs, the impossible and limits with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-never-has-to-pay @clause:1.2.5.b @clause:1.x:1.2.5.b @clause:1.x:1.2.6.e @clause:1.x:1.2.6.e-ignored @clause:1.x:5.1.1.c @clause:1.x:6.4.f @clause:1.x:1.2.5.b-consequence
  Scenario Outline: Ann may decline to pay two mana for a Brassbug: <case>
    Given these cards
      | ref  | card      | player | zone |
      | ogun | Ogun - R1 | Ann    | hand |
    And Ann has <mana> ready mana
    When Ann plays ogun for its mana cost in the hero expedition
    And Ann chooses no
    Then it is accepted
    And only this has changed
      | what       | from         | to                    |
      | ogun       | Ann's hand   | Ann's hero expedition |
      | Ann's mana | <mana> ready | <left>                |
      | turn       | Ann          | Bob                   |

    Examples:
      | case                | mana | left                 |
      | just enough         | 4    | 2 ready, 2 exhausted |
      | more than she needs | 5    | 3 ready, 2 exhausted |

  @case:printed-not-offered-what-nobody-can-pay @clause:1.2.5.b
  Scenario: Ann is not asked to pay two mana when she has only one left
    Given these cards
      | ref  | card      | player | zone |
      | ogun | Ogun - R1 | Ann    | hand |
    And Ann has 3 ready mana
    When Ann plays ogun for its mana cost in the hero expedition
    Then it is accepted
    And nobody is asked
    And Ann has 1 ready mana
    And token1 is in no zone

  @case:printed-nothing-changes-and-yet-it-happens @clause:1.2.7.d @edition:>=3.0
  Scenario: Gericht reacts to gaining Fleeting although it is Fleeting already
    Given these cards
      | ref     | card                     | player | zone            | state    |
      | song    | A Cappella Training      | Ann    | hand            |          |
      | gericht | Gericht, Revered Duelist | Ann    | hero expedition | fleeting |
      | inari   | Inari                    | Ann    | hero expedition | fleeting |
    And Ann has 1 ready mana
    When Ann plays song for its mana cost
    And Ann chooses gericht
    Then it is accepted
    And gericht is fleeting
    And gericht has 1 boost

  @case:printed-cannot-gain-counters @clause:1.4.1.a @clause:1.4.1.c @clause:1.x:1.4.1.a
  Scenario: Cards in the Reserve of Health Inspector's opponent gain no boosts, while others do
    Given these cards
      | ref       | card             | player | zone            |
      | sap       | Sap Dispersal    | Ann    | hand            |
      | inari     | Inari            | Ann    | reserve         |
      | his       | Sap Dispersal    | Bob    | hand            |
      | kappa     | Kappa            | Bob    | reserve         |
      | inspector | Health Inspector | Bob    | hero expedition |
    And Ann has 1 ready mana
    And Bob has 1 ready mana
    When Ann plays sap for its mana cost
    Then it is accepted
    And inari has 0 boosts
    When Bob plays his for its mana cost
    Then it is accepted
    And kappa has 1 boost
    And inari has 0 boosts

  @case:printed-the-rest-happens @clause:1.4.1.a @clause:1.4.1.c @clause:1.x:1.2.6.b @clause:1.x:1.2.6.f @clause:1.x:1.4.1.c @clause:1.x:1.4.1.c-rest
  Scenario: A Fleeting Character gains two boosts but does not gain Fleeting a second time
    Given these cards
      | ref   | card              | player | zone            | state    |
      | rage  | Rage - R1         | Ann    | hand            |          |
      | inari | Inari             | Ann    | hero expedition | fleeting |
      | corgi | Cuddly Corgi - R2 | Ann    | hero expedition |          |
    And Ann has 1 ready mana
    When Ann plays rage for its mana cost
    And Ann chooses inari
    Then it is accepted
    And inari has 2 boosts
    And inari is fleeting
    And corgi has 0 boosts

  @case:printed-the-impossible-is-not-replaced @clause:1.4.1.d @clause:1.x:1.4.1.d
  Scenario Outline: Gericht gains a boost instead of Fleeting only if it is not Fleeting yet: <case>
    Given these cards
      | ref     | card                          | player | zone            | state   |
      | song    | A Cappella Training           | Ann    | hand            |         |
      | gericht | Gericht, Revered Duelist - R1 | Ann    | hero expedition | <state> |
      | inari   | Inari                         | Ann    | hero expedition |         |
    And Ann has 1 ready mana
    When Ann plays song for its mana cost
    And Ann chooses gericht
    Then it is accepted
    And gericht has <boosts> boosts
    And gericht is <after>

    Examples:
      | case             | state    | boosts | after        |
      | not yet Fleeting |          | 1      | not fleeting |
      | already Fleeting | fleeting | 0      | fleeting     |

  @case:printed-a-hundred-times @clause:1.4.6.a @clause:1.4.6.b @clause:5.3.e @clause:1.x:1.4.6.b @clause:1.x:5.3.d
  Scenario: A hundred uses of one Axiom Exhibit do not limit another Axiom Exhibit
    Given these cards
      | ref     | card          | player | zone     |
      | exhibit | Axiom Exhibit | Ann    | landmark |
      | other   | Axiom Exhibit | Ann    | landmark |
      | kappa   | Kappa         | Ann    | reserve  |
    And the quick action of exhibit was played 100 times today
    When Ann uses exhibit
    Then it is refused by 1.4.6.b
    And nothing has changed
    When Ann uses other
    Then it is accepted
    And kappa has 1 boost

  @case:printed-the-hundredth-time @clause:1.4.6.a @clause:1.4.6.b @clause:5.3.e @clause:1.x:1.4.6.b
  Scenario: Axiom Exhibit may be used for the hundredth time in a day
    Given these cards
      | ref     | card          | player | zone     |
      | exhibit | Axiom Exhibit | Ann    | landmark |
      | kappa   | Kappa         | Ann    | reserve  |
    And the quick action of exhibit was played 99 times today
    When Ann uses exhibit
    Then it is accepted
    And kappa has 1 boost
    And exhibit is exhausted

  @case:printed-a-reaction-a-hundred-times @clause:1.4.6.a @clause:1.4.6.c @clause:6.3.l @edition:>=3.0
  Scenario: Each Mage-Dancer reacts to at most a hundred Spells a day
    Given these cards
      | ref    | card                  | player | zone                 |
      | study  | Magical Training      | Ann    | hand                 |
      | fresh  | Kadigiran Mage-Dancer | Ann    | hero expedition      |
      | tired  | Kadigiran Mage-Dancer | Ann    | hero expedition      |
      | nearly | Kadigiran Mage-Dancer | Ann    | companion expedition |
    And the Reaction of tired was activated 100 times today
    And the Reaction of nearly was activated 99 times today
    And Ann has 1 ready mana
    When Ann plays study for its mana cost
    And Ann chooses nearly
    Then it is accepted
    And fresh has 1 boost
    And tired has 0 boosts
    And nearly has 1 boost
    And no ability waits

  @case:printed-done-by-whom-the-effect-names @clause:1.4.7.a @clause:1.4.7.b @clause:7.5.5.a @clause:7.5.5.b
  Scenario: Bob resupplies because of Ann's Fair Fox, and Ann's Noosh reacts to an opponent resupplying
    Given these cards
      | ref  | card                 | player | zone            |
      | fox  | Fair Fox             | Ann    | hand            |
      | hers | Burrowing Noosh - R1 | Ann    | hero expedition |
      | his  | Burrowing Noosh - R1 | Bob    | hero expedition |
    And Ann has 2 ready mana
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    When Ann plays fox for its mana cost in the hero expedition
    Then it is accepted
    And bob-deck-1 is in Bob's reserve
    And ann-deck-1 is in Ann's deck
    And hers has 1 boost
    And his has 0 boosts

  @case:printed-done-by-the-controller-of-the-effect @clause:1.4.7.a @clause:1.4.7.c @clause:7.5.5.a @clause:7.5.5.c @clause:1.x:7.3.6.a
  Scenario: Ann exhausts a card of Bob's, so Ann's Icebound Pass reacts and Bob's does not
    Given these cards
      | ref   | card          | player | zone     |
      | rime  | Rime Frost    | Ann    | hand     |
      | hers  | Icebound Pass | Ann    | landmark |
      | his   | Icebound Pass | Bob    | landmark |
      | kappa | Kappa         | Bob    | reserve  |
      | inari | Inari         | Ann    | reserve  |
    And Ann has 1 ready mana
    When Ann plays rime for its mana cost
    And Ann chooses kappa
    Then it is accepted
    And kappa is exhausted
    And hers has 1 trial counter
    And his has 0 trial counters

  @case:printed-reactions-counted-for-a-new-object @clause:1.4.6.c @edition:>=3.0
  Scenario: A Mage-Dancer back from Hand after a hundred reactions is a new object and reacts again
    Given these cards
      | ref    | card                  | player | zone            |
      | dancer | Kadigiran Mage-Dancer | Ann    | hero expedition |
      | gate   | Intimidation          | Ann    | hand            |
      | seal   | Magical Training      | Ann    | hand            |
    And Ann has 5 ready mana
    And Ann's deck has 2 cards
    And Bob has passed
    And the Reaction of dancer was activated 100 times today
    When Ann plays gate for its mana cost
    And Ann plays dancer for its mana cost in the hero expedition
    And Ann plays seal for its mana cost
    Then it is accepted
    And dancer has 1 boost

  @case:printed-quick-actions-counted-for-a-new-object @clause:1.4.6.b @clause:2.1.d @edition:>=3.0
  Scenario: The Undergrowth back from Hand after a hundred uses is a new object and can be used again
    Given these cards
      | ref   | card            | player | zone     |
      | grove | The Undergrowth | Ann    | landmark |
      | gate  | Intimidation    | Ann    | hand     |
    And Ann has 4 ready mana
    And Bob has passed
    And the quick action of grove was played 100 times today
    When Ann uses grove
    Then it is refused by 5.3.e
    And nothing has changed
    When Ann plays gate for its mana cost
    And Ann plays grove for its mana cost
    And Ann uses grove
    Then it is accepted
    And grove is exhausted

  @case:printed-limit-of-one-quick-action @clause:1.4.6.b @clause:5.3.e
  Scenario: A hundred plays of one quick action of Axiom Exhibit do not limit its other one
    Given these cards
      | ref     | card               | player | zone     | state     |
      | exhibit | Axiom Exhibit - R1 | Ann    | landmark |           |
      | inari   | Inari              | Ann    | reserve  | exhausted |
    And the quick action "1" of exhibit was played 100 times today
    When Ann uses "1" of exhibit
    Then it is refused by 5.3.e
    And nothing has changed
    When Ann uses "2" of exhibit
    Then it is accepted
    And inari has 1 boost
    And inari is ready

  @case:printed-impossible-cost @clause:1.4.1.b @clause:1.x:1.4.1.b @clause:6.4.c
  Scenario Outline: A quick action whose card cannot be exhausted or has no counter to spend is refused: <case>
    Given these cards
      | ref      | card           | player | zone     | state   |
      | cylinder | Kelon Cylinder | Ann    | landmark | <state> |
    When Ann uses "2" of cylinder
    Then it is refused
    And nothing has changed

    Examples:
      | case       | state                      |
      | exhausted  | exhausted, 1 kelon counter |
      | no counter |                            |

  @case:printed-parts-of-one-cost @clause:6.4.a @clause:1.2.7.b @clause:1.2.5.d @clause:1.x:6.4.a @clause:1.x:5.1.2.d
  Scenario: Brassbug Nursery is exhausted, mana is paid and a Permanent is sacrificed, all as one cost
    Given these cards
      | ref     | card                  | player | zone     |
      | nursery | Brassbug Nursery - R1 | Ann    | landmark |
      | gen     | Kelonic Generator     | Ann    | landmark |
      | meadow  | Bountiful Meadow      | Ann    | landmark |
    And Ann has 1 ready mana
    When Ann uses nursery
    And Ann chooses meadow
    And Ann chooses Ann's hero expedition
    Then it is accepted
    And only this has changed
      | what       | from           | to                        |
      | nursery    | Ann's landmark | Ann's landmark, exhausted |
      | meadow     | Ann's landmark | Ann's discard             |
      | Ann's mana | 1 ready        | 1 exhausted               |
      | token1     | no zone        | Ann's hero expedition     |
