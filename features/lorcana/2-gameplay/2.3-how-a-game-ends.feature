Feature: 2.3.3 How a game ends
  More about clauses 2.3.3.2 and 2.3.3.4.

  @case:concede-while-the-other-chooses @clause:2.3.3.4
  Scenario Outline: <who> concedes while Bob has a card to choose
    Given a game of Lorcana
    And these cards
      | ref   | card         | player | zone | state |
      | chill | Sudden Chill | Ann    | hand |       |
      | one   | Brawl        | Bob    | hand |       |
      | two   | Lantern      | Bob    | hand |       |
    And Ann has 2 ready ink
    When Ann plays chill for its ink cost
    Then Bob is asked to choose from one and two
    When <who> concedes
    Then it is accepted
    And <winner> has won

    Examples:
      | who | winner |
      | Ann | Bob    |
      | Bob | Ann    |

  @case:drawing-from-too-small-a-deck @clause:2.3.3.2 @clause:1.12.1 @clause:1.2.3 @clause:1.8.1.2
  Scenario: Drawing the last card does not lose the game; ending the turn with an empty deck does
    Given a game of Lorcana
    And these cards
      | ref     | card                      | player | zone | state |
      | friends | Friends on the Other Side | Ann    | hand |       |
    And Ann has 3 ready ink
    And Ann's deck has 1 card
    And Bob's deck has 2 cards
    When Ann plays friends for its ink cost
    Then it is accepted
    And ann-deck-1 is in Ann's hand
    And the game goes on
    When Ann ends their turn
    Then it is accepted
    And Bob has won
