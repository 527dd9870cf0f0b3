Feature: Lorcana 1.9, damage with printed cards alone

  Background:
    Given a game of Lorcana

  @case:printed-damage-taken-any-way @clause:1.9.3 @clause:1.9.2.2
  Scenario Outline: Beast may be readied whenever an opposing character takes damage, which is <how>
    Given these cards
      | ref   | card                          | player | zone | state    |
      | beast | Beast - Relentless            | Ann    | play | exerted  |
      | spell | <spell>                       | Ann    | hand |          |
      | foe   | Cerberus - Three-Headed Dog   | Bob    | play |          |
    And Ann has 1 ready ink
    When Ann plays spell for its ink cost
    And Ann chooses foe
    And Ann chooses yes
    Then it is accepted
    And beast is ready
    And foe has <damage> damage

    Examples:
      | how   | spell             | damage |
      | dealt | Fire the Cannons! | 2      |
      | put   | Mosquito Bite     | 1      |

  @case:printed-moved-damage-is-taken @clause:1.9.3 @clause:1.9.2.4
  Scenario: Beast may be readied too when damage is moved onto an opposing character
    Given these cards
      | ref   | card                                 | player | zone | state    |
      | beast | Beast - Relentless                   | Ann    | play | exerted  |
      | mine  | Cobra Bubbles - Just a Social Worker | Ann    | play | 2 damage |
      | gift  | Bestow a Gift                        | Ann    | hand |          |
      | foe   | Cerberus - Three-Headed Dog          | Bob    | play |          |
    And Ann has 1 ready ink
    When Ann plays gift for its ink cost
    And Ann chooses mine
    And Ann chooses yes
    Then it is accepted
    And beast is ready
    And mine has 1 damage
    And foe has 1 damage

  @case:printed-no-damage-is-taken @clause:1.9.3 @clause:1.9.5
  Scenario: A character with Resist that is dealt nothing has taken no damage
    Given these cards
      | ref   | card                      | player | zone | state   |
      | beast | Beast - Relentless        | Ann    | play | exerted |
      | spell | Merida's Bow              | Ann    | hand |         |
      | foe   | Maudie - Exasperated Nursemaid | Bob | play |        |
    And Ann has 2 ready ink
    When Ann plays spell for its ink cost
    And Ann chooses foe
    Then it is accepted
    And nobody is asked
    And beast is exerted
    And foe is undamaged

  @case:printed-beast-shields-others @clause:6.5.3 @clause:6.5.4
  Scenario Outline: Beast takes what is dealt to another character of Ann's, and nothing else: <case>
    Given these cards
      | ref    | card                                 | player | zone | state |
      | beast  | Beast - Selfless Protector           | Ann    | play |       |
      | mine   | Cobra Bubbles - Just a Social Worker | Ann    | play |       |
      | foe    | Cerberus - Three-Headed Dog          | Bob    | play |       |
      | spell  | <spell>                              | Bob    | hand |       |
    And it is Bob's turn
    And Bob has 3 ready ink
    When Bob plays spell for its ink cost
    And Bob chooses <who>
    Then it is accepted
    And <who> has <damage> damage
    And beast has <beasts> damage

    Examples:
      | case           | spell         | who  | damage | beasts |
      | her other      | Smash         | mine | 0      | 3      |
      | Bob's          | Smash         | foe  | 3      | 0      |
      | put, not dealt | Mosquito Bite | mine | 1      | 0      |

  @case:printed-beast-shields-no-location @clause:6.5.3
  Scenario: Beast does not take the damage of a location that is challenged
    Given these cards
      | ref    | card                        | player | zone | state |
      | beast  | Beast - Selfless Protector  | Ann    | play |       |
      | castle | Andy's Room - Home Base     | Ann    | play |       |
      | foe    | Cerberus - Three-Headed Dog | Bob    | play |       |
    And it is Bob's turn
    When Bob challenges castle with foe
    Then it is accepted
    And castle has 5 damage
    And beast is undamaged

  @case:printed-one-of-two-protectors @clause:6.5.8 @clause:6.5.7
  Scenario Outline: One of two Beasts takes the damage, and it is their player's choice which: <which>
    Given these cards
      | ref   | card                        | player | zone | state   |
      | mine  | Cerberus - Three-Headed Dog | Ann    | play |         |
      | one   | Beast - Selfless Protector  | Bob    | play |         |
      | two   | Beast - Selfless Protector  | Bob    | play |         |
      | pua   | Pua - Disgruntled Pig       | Bob    | play | exerted |
    When Ann challenges pua with mine
    And Bob chooses <which>
    Then it is accepted
    And <which> has 5 damage
    And <other> is undamaged
    And pua is undamaged
    And mine has 2 damage

    Examples:
      | which | other |
      | one   | two   |
      | two   | one   |

  @case:printed-keywords-add-up @clause:8.1.2 @clause:6.6.1
  Scenario: What Resist a badge gives is added to the Resist that a character has
    Given these cards
      | ref   | card                           | player | zone |
      | badge | Detective's Badge              | Ann    | play |
      | nurse | Maudie - Exasperated Nursemaid | Ann    | play |
      | other | Cobra Bubbles - Just a Social Worker | Ann | play |
    And Ann has 1 ready ink
    When Ann uses badge
    And Ann chooses nurse
    Then it is accepted
    And nurse has Resist 2
    And other does not have Resist
