Feature: 5.5 Items, what they cost each time, and cards under them
  Clauses 4.4.3.4, 6.3.1, 5.1.1.5 and 4.3.2.2.

  @case:exert-each-time @clause:5.1.1.9 @clause:4.4.3.4 @clause:6.3.1 @clause:5.1.1.2 @ruling:R101a
  Scenario: The Black Cauldron takes one card for one activation, and is then exerted
    Given a game of Lorcana
    And these cards
      | ref      | card                  | player | zone    | state |
      | cauldron | The Black Cauldron    | Ann    | play    |       |
      | one      | a character costing 1 | Ann    | discard |       |
      | two      | a character costing 2 | Ann    | discard |       |
      | item     | Lantern               | Ann    | discard |       |
      | bobs     | a character costing 2 | Bob    | discard |       |
    And Ann has 3 ready ink
    When Ann uses "THE CAULDRON CALLS" of cauldron
    Then Ann is asked to choose from one and two
    When Ann chooses one
    Then it is accepted
    And only this has changed
      | what      | from          | to                        |
      | cauldron  | Ann's play    | Ann's play, exerted       |
      | one       | Ann's discard | Ann's play, under cauldron |
      | Ann's ink | 3 ready       | 2 ready, 1 exerted        |
    And Bob sees one
    When Ann uses "THE CAULDRON CALLS" of cauldron
    Then it is refused by 5.1.1.2
    And nothing has changed

  @case:again-once-readied @clause:4.4.3.4 @clause:4.1.1 @ruling:R101b
  Scenario: The Black Cauldron, once readied, takes another card in the same turn
    Given a game of Lorcana
    And these cards
      | ref      | card                  | player | zone    | state |
      | cauldron | The Black Cauldron    | Ann    | play    |       |
      | bot      | Prepare Your Bot      | Ann    | hand    |       |
      | one      | a character costing 1 | Ann    | discard |       |
      | two      | a character costing 2 | Ann    | discard |       |
    And Ann has 3 ready ink
    When Ann uses "THE CAULDRON CALLS" of cauldron
    And Ann chooses one
    And Ann plays bot for its ink cost
    Then it is accepted
    And cauldron is ready
    When Ann uses "THE CAULDRON CALLS" of cauldron
    Then it is accepted
    And one is under cauldron
    And two is under one

  @case:from-under-for-its-cost @clause:4.3.2.2 @clause:4.3.2.4 @clause:1.5.3 @ruling:R072a
  Scenario Outline: Scrooge is played from under the Cauldron with <ink> ready ink and <items>
    Given a game of Lorcana
    And these cards
      | ref      | card                              | player | zone | state | under    |
      | cauldron | The Black Cauldron                | Ann    | play |       |          |
      | scrooge  | Scrooge McDuck - Resourceful Miser | Ann   | play |       | cauldron |
      | mark     | Lantern                           | Ann    | play | <state> |        |
      | i2       | Lantern                           | Ann    | play | <state> |        |
      | i3       | Lantern                           | Ann    | play | <state> |        |
      | i4       | Lantern                           | Ann    | play | <state> |        |
    And Ann has <ink> ready ink
    When Ann uses "RISE AND JOIN ME!" of cauldron
    Then it is accepted
    When Ann plays scrooge for <cost>
    Then <verdict>
    And <where>

    Examples:
      | case             | ink | items               | state   | cost           | verdict                | where                     |
      | too little ink   | 2   | no item to exert    | exerted | its ink cost   | it is refused by 1.5.3 | scrooge is under cauldron |
      | no ready items   | 2   | no item to exert    | exerted | its other cost | it is refused by 1.5.3 | scrooge is under cauldron |
      | enough ink       | 5   | no item to exert    | exerted | its ink cost   | it is accepted         | Ann has 0 ready ink       |
      | four ready items | 1   | four items to exert | ready   | its other cost | it is accepted         | i4 is exerted             |

  @case:not-without-the-ability @clause:4.3.2 @clause:5.1.1.5 @ruling:R072a
  Scenario: Without the Cauldron's ability no card under it can be played
    Given a game of Lorcana
    And these cards
      | ref      | card                  | player | zone | state | under    |
      | cauldron | The Black Cauldron    | Ann    | play |       |          |
      | below    | a character costing 1 | Ann    | play |       | cauldron |
    And Ann has 4 ready ink
    When Ann plays below for its ink cost
    Then it is refused by 4.3.2
    And nothing has changed

  @case:what-is-under-comes-into-play @clause:4.3.3.1 @clause:5.1.1.7
  Scenario: Of two cards under the Cauldron one is played, and is drying as any other
    Given a game of Lorcana
    And these cards
      | ref      | card                  | player | zone | state | under    |
      | cauldron | The Black Cauldron    | Ann    | play |       |          |
      | one      | a character costing 1 | Ann    | play |       | cauldron |
      | two      | a character costing 2 | Ann    | play |       | one      |
    And Ann has 4 ready ink
    When Ann uses "RISE AND JOIN ME!" of cauldron
    And Ann plays one for its ink cost
    Then it is accepted
    And only this has changed
      | what      | from                       | to                         |
      | one       | Ann's play, under cauldron | Ann's play, drying         |
      | two       | Ann's play, under one      | Ann's play, under cauldron |
      | Ann's ink | 3 ready, 1 exerted         | 2 ready, 2 exerted         |

  @case:only-this-turn @clause:4.3.2 @clause:6.1.13.4
  Scenario: A card under the Cauldron can no longer be played in Ann's next turn
    Given a game of Lorcana
    And these cards
      | ref      | card                  | player | zone | state | under    |
      | cauldron | The Black Cauldron    | Ann    | play |       |          |
      | one      | a character costing 1 | Ann    | play |       | cauldron |
    And Ann has 4 ready ink
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann uses "RISE AND JOIN ME!" of cauldron
    And Ann ends their turn
    And Bob ends their turn
    And Ann plays one for its ink cost
    Then it is refused by 4.3.2
    And nothing has changed

  @case:hand-or-discard-of-ones-own @clause:1.3.3 @clause:7.6.1 @ruling:R132c
  Scenario Outline: Fergus lets Ann play a location costing 4 from her own hand or discard: <whose>
    Given a game of Lorcana
    And these cards
      | ref    | card                     | player | zone   | state |
      | fergus | Fergus - Outpost Builder | Ann    | play   |       |
      | tower  | a location costing <n>   | <who>  | <zone> |       |
      | spare  | an item costing 1        | Ann    | hand   |       |
    When Ann quests with fergus
    And <reaction>
    Then it is accepted
    And tower is in <where>

    Examples:
      | whose                   | n | who | zone    | reaction        | where         |
      | Bob's discard           | 4 | Bob | discard | Ann inks spare  | Bob's discard |
      | Bob's hand              | 4 | Bob | hand    | Ann inks spare  | Bob's hand    |
      | Ann's discard           | 4 | Ann | discard | Ann chooses yes | Ann's play    |
      | Ann's hand              | 4 | Ann | hand    | Ann chooses yes | Ann's play    |
      | Ann's hand that costs 5 | 5 | Ann | hand    | Ann inks spare  | Ann's hand    |

  @case:location-from-the-discard-for-free @clause:7.6.1 @clause:6.1.7 @ruling:R132c
  Scenario: Fergus puts a location from Ann's discard into play for free
    Given a game of Lorcana
    And these cards
      | ref    | card                    | player | zone    | state |
      | fergus | Fergus - Outpost Builder | Ann   | play    |       |
      | tower  | a location costing 4    | Ann    | discard |       |
    When Ann quests with fergus
    And Ann chooses yes
    Then it is accepted
    And tower is in Ann's play
    And nobody is asked

  @case:a-location-is-never-drying @clause:4.7.3 @clause:4.7.4 @clause:5.1.2.3 @clause:5.6.4 @ruling:R167
  Scenario Outline: Ann moves a character to the Cottage she has just played, with <ink> ink
    Given a game of Lorcana
    And these cards
      | ref     | card                                 | player | zone | state |
      | cottage | Merlin's Cottage - The Wizard's Home | Ann    | hand |       |
      | hero    | a character costing 3                | Ann    | play |       |
    And Ann has <ink> ready ink
    When Ann plays cottage for its ink cost
    Then it is accepted
    When Ann moves hero to cottage
    Then <verdict>
    And <change>

    Examples:
      | ink | verdict        | change              |
      | 2   | it is accepted | hero is at cottage  |
      | 1   | it is refused  | nothing has changed |

  @case:item-is-not-damaged @clause:5.1.2.2
  Scenario: Damage dealt to everything in play leaves an item undamaged
    Given a game of Lorcana
    And the made-up card "Hailstorm"
      """
      {"type": "action", "cost": 1, "effect": {"is": "deal-damage", "damage": 2, "all": {}}}
      """
    And these cards
      | ref  | card                                    | player | zone |
      | hail | Hailstorm                               | Ann    | hand |
      | cup  | an item costing 1                       | Bob    | play |
      | his  | a character costing 1, with 3 Willpower | Bob    | play |
    And Ann has 1 ready ink
    When Ann plays hail for its ink cost
    Then it is accepted
    And only this has changed
      | what      | from       | to                   |
      | hail      | Ann's hand | Ann's discard        |
      | his       | Bob's play | Bob's play, 2 damage |
      | Ann's ink | 1 ready    | 1 exerted            |
