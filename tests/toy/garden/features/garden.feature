Feature: A garden

  Background:
    Given a game of Garden

  @case:five-petals @clause:1.1 @clause:2.3.2
  Scenario: the fifth petal wins
    Given these cards
      | ref  | card | player | zone   |
      | rose | Rose | Ann    | garden |
    And Ann has 2 petals
    When Ann picks rose
    Then Ann has won

  @case:four-petals @clause:1.1 @clause:2.3.1 @clause:2.3.2
  Scenario: the fourth does not
    Given these cards
      | ref  | card | player | zone   |
      | rose | Rose | Ann    | garden |
    And Ann has 1 petals
    When Ann picks rose
    Then the game goes on
    And only this has changed
      | what         | from         | to                   |
      | rose         | Ann's garden | Ann's garden, turned |
      | Ann's petals | 1            | 4                    |

  @case:nothing-to-draw @clause:1.2 @clause:2.4.2 @edition:>=1.1
  Scenario: whoever cannot draw has lost
    Given Ann's deck has 3 cards
    When Ann ends their turn
    Then Ann has won

  @case:nothing-to-draw-before @clause:2.4.1 @edition:<1.1
  Scenario: in the first edition nothing happens
    Given Ann's deck has 3 cards
    When Ann ends their turn
    Then the game goes on
    And it is Bob's turn

  @case:own-hand-only @clause:1.3
  Scenario: a hand is its player's own
    Given these cards
      | ref  | card | player | zone |
      | rose | Rose | Ann    | hand |
    And Bob's deck has 1 card
    When Ann ends their turn
    Then Ann sees rose
    And Bob does not see rose

  @case:not-ones-turn @clause:2.1
  Scenario: in another player's turn
    Given these cards
      | ref   | card  | player | zone   |
      | daisy | Daisy | Bob    | garden |
    When Bob picks daisy
    Then it is refused by 2.1
    And nothing has changed

  @case:planting @clause:2.2.2 @clause:2.2.3
  Scenario: a flower is planted for water
    Given these cards
      | ref  | card | player | zone |
      | rose | Rose | Ann    | hand |
    And Ann has 4 ready water
    When Ann plays rose for its water cost
    Then rose is in Ann's garden
    And rose is fresh and ready
    And Ann has 1 ready water

  @case:not-out-of-the-compost @clause:2.2.1
  Scenario: not out of the compost
    Given these cards
      | ref  | card | player | zone    |
      | rose | Rose | Ann    | compost |
    And Ann has 4 ready water
    When Ann plays rose for its water cost
    Then it is refused by 2.2.1
    And nothing has changed

  @case:not-enough-water @clause:2.2.2
  Scenario: turned water pays for nothing
    Given these cards
      | ref  | card                          | player | zone |
      | lily | a flower costing 2, with 2 petals | Ann    | hand |
    And Ann has 1 ready water and 1 turned water
    When Ann plays lily for its water cost
    Then it is refused by 2.2.2
    And nothing has changed

  @case:weeding @clause:2.2.4
  Scenario: a spade weeds what its player chooses
    Given these cards
      | ref    | card   | player | zone   |
      | trowel | Trowel | Ann    | hand   |
      | rose   | Rose   | Bob    | garden |
      | daisy  | Daisy  | Ann    | garden |
    And Ann has 1 ready water
    When Ann plays trowel for its water cost
    And Ann chooses rose
    Then rose is in Bob's compost
    And trowel is in Ann's compost
    And daisy is in Ann's garden

  @case:nothing-to-weed @clause:2.2.4
  Scenario: a spade that finds no flower
    Given these cards
      | ref    | card   | player | zone |
      | trowel | Trowel | Ann    | hand |
    And Ann has 1 ready water
    When Ann plays trowel for its water cost
    Then the rules leave open: may a spade be played that finds no flower?
      | outcome                   |
      | trowel is in Ann's compost |
      | trowel is in Ann's hand    |

  @case:picked-at-once @clause:2.3.3 @conflict:1 @edition:book @edition:club-rules
  Scenario: a flower of this turn
    Given these cards
      | ref   | card  | player | zone   | state |
      | daisy | Daisy | Ann    | garden | fresh |
    When Ann picks daisy
    Then by reading
      | reading    | outcome             |
      | 1.1        | it is refused by 2.3.3 |
      | 1.0        | it is refused by 2.3.3 |
      | club-rules | it is accepted      |

  @case:evergreen @clause:2.3.3
  Scenario: an evergreen flower of this turn
    Given these cards
      | ref   | card  | player | zone   | state |
      | holly | Holly | Ann    | garden | fresh |
    When Ann picks holly
    Then it is accepted

  @case:next-turn @clause:2.4.1 @clause:2.4.2
  Scenario: the next player's cards become ready, and one is drawn
    Given these cards
      | ref   | card  | player | zone   | state  |
      | daisy | Daisy | Bob    | garden | turned |
      | rose  | Rose  | Bob    | deck   |        |
    When Ann ends their turn
    Then it is Bob's turn
    And daisy is ready
    And rose is in Bob's hand
