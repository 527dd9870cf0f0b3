Feature: Altered 5 and 6, playing with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-quick-action-stays @clause:7.1.4.a @clause:5.3.c @clause:1.1.6.h @clause:7.1.4.c @clause:1.x:5.3.a @clause:1.x:5.3.b @clause:1.x:7.3.6.b
  Scenario: Kelonic Generator is exhausted for a quick action, stays a Landmark and cannot be used again
    Given these cards
      | ref | card              | player | zone     |
      | gen | Kelonic Generator | Ann    | landmark |
    And Ann has 5 ready mana
    And Ann's deck has 3 cards
    When Ann uses gen
    Then it is accepted
    And only this has changed
      | what       | from           | to                        |
      | gen        | Ann's landmark | Ann's landmark, exhausted |
      | ann-deck-1 | Ann's deck     | Ann's hand                |
      | Ann's mana | 5 ready        | 3 ready, 2 exhausted      |
    When Ann uses gen
    Then it is refused
    And nothing has changed

  @case:printed-put-into-the-mana-zone @clause:7.3.21.a @clause:7.3.23.a
  Scenario: Geyser returns a Permanent to its owner's Hand and becomes a Mana Orb
    Given these cards
      | ref    | card                  | player | zone            |
      | geyser | Geyser                | Ann    | hand            |
      | gen    | Kelonic Generator     | Bob    | landmark        |
      | owl    | a character costing 1 | Ann    | hero expedition |
    And Ann has 4 ready mana
    When Ann plays geyser for its mana cost
    And Ann chooses gen
    Then it is accepted
    And gen is in Bob's hand
    And geyser is in Ann's mana
    And owl is in Ann's hero expedition

  @case:printed-undine-keeps-the-spell @clause:5.2.4.a @clause:2.4.6.e
  Scenario Outline: Undine makes a Spell lose Fleeting, whatever made it Fleeting: <case>
    Given these cards
      | ref    | card   | player | zone    |
      | undine | Undine | Ann    | reserve |
      | spell  | <card> | Ann    | <from>  |
    And Ann has 2 ready mana
    And Ann's deck has 4 cards
    And Bob's deck has 4 cards
    When Ann uses undine
    And Ann plays spell for its mana cost
    Then it is accepted
    And spell is in Ann's reserve

    Examples:
      | case         | card       | from    |
      | from Reserve | Harvest    | reserve |
      | by its text  | Sustenance | hand    |
      | by both      | Sustenance | reserve |

  @case:printed-next-from-reserve @clause:5.2.b @clause:2.2.14.c
  Scenario Outline: Haven's boost is for the next Character from Reserve: <case>
    Given these cards
      | ref   | card                       | player | zone     |
      | haven | Haven, Bravos Bastion - R2 | Ann    | landmark |
      | inari | Inari                      | Ann    | <from>   |
    And Ann has 3 ready mana
    When Ann uses haven
    And Ann plays inari for its mana cost in the hero expedition
    Then it is accepted
    And inari has <n> boosts

    Examples:
      | case         | from    | n |
      | from Hand    | hand    | 0 |
      | from Reserve | reserve | 1 |

  @case:printed-fleeting-until-it-is-lost @clause:5.2.b @clause:2.4.6.c
  Scenario Outline: Bravos Trailblazer stays Fleeting until the Lady of the Lake's Reaction is played: <case>
    Given these cards
      | ref   | card                  | player | zone    |
      | lady  | Lady of the Lake - R2 | Ann    | reserve |
      | trail | Bravos Trailblazer    | Ann    | reserve |
    And Ann has 3 ready mana
    When Ann uses lady
    And Ann plays trail for its mana cost in the hero expedition
    And Ann chooses <first>
    Then it is accepted
    And trail has <n> boosts
    And trail is not fleeting

    Examples:
      | case     | first | n |
      | its own  | trail | 1 |
      | the Lady | lady  | 0 |

  @case:printed-boost-does-not-follow-a-scout @clause:5.2.b @clause:7.4.5.e @clause:2.1.d
  Scenario: Icarus, sent to Reserve by Scout first, does not gain the boost promised to the next Character
    Given these cards
      | ref    | card        | player | zone    |
      | issun  | Issun-bōshi | Ann    | reserve |
      | icarus | Icarus - R1 | Ann    | hand    |
    And Ann has 1 ready mana
    When Ann uses issun
    And Ann plays icarus for its Scout cost in the hero expedition
    And Ann chooses icarus
    Then it is accepted
    And icarus is in Ann's reserve
    And icarus has 0 boosts

  @case:printed-payable-quick-action @clause:6.4.c @clause:5.3.b
  Scenario: Of Kelon Cylinder's two quick actions only the one Ann can pay for is offered
    Given these cards
      | ref      | card           | player | zone     |
      | cylinder | Kelon Cylinder | Ann    | landmark |
    When Ann uses cylinder
    Then it is accepted
    And nobody is asked
    And cylinder has 2 kelon counters

  @case:printed-last-play-is-heard @clause:5.1.2.j @clause:7.5.10.a
  Scenario: A Spell from Reserve that is discarded still counts as played for Kadigiran Mage-Dancer
    Given these cards
      | ref    | card                  | player | zone            |
      | dancer | Kadigiran Mage-Dancer | Ann    | hero expedition |
      | train  | Magical Training      | Ann    | reserve         |
    And Ann has 3 ready mana
    And Ann's deck has 2 cards
    When Ann plays train for its mana cost
    Then it is accepted
    And train is in Ann's discard
    And dancer has 1 boost
