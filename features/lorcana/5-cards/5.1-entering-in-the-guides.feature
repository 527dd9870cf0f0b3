Feature: 5.1 How a card enters play, in the guides
  The guides let characters enter ready and drying; of damage they say nothing, so a card's own text still holds.

  @case:damage-on-entering @clause:6.7.9 @clause:5.1.2.1 @edition:book @edition:seed-4.3 @edition:seed-guide
  Scenario: Mother Gothel enters play with 3 damage, in every reading
    Given a game of Lorcana
    And these cards
      | ref    | card                                | player | zone | state |
      | gothel | Mother Gothel - Withered and Wicked | Ann    | hand |       |
    And Ann has 2 ready ink
    When Ann plays gothel for its ink cost
    Then it is accepted
    And only this has changed
      | what      | from       | to                           |
      | gothel    | Ann's hand | Ann's play, drying, 3 damage |
      | Ann's ink | 2 ready    | 2 exerted                    |
