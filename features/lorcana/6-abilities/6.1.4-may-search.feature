Feature: 6.1.4 An optional search, and the shuffle after it
  The choice of a sentence with "may" is about that sentence alone: another one shuffles the deck, whatever was chosen.

  Background:
    Given a game of Lorcana
    And these cards
      | ref    | card                                  | player | zone    |
      | alma   | Alma Madrigal - Family Matriarch      | Ann    | hand    |
      | yzma   | Yzma - On Edge                        | Ann    | hand    |
      | pulled | Pull the Lever!                       | Ann    | discard |
      | mira   | Mirabel Madrigal - Gift of the Family | Ann    | deck    |
      | wrong  | Wrong Lever!                          | Ann    | deck    |
      | lamp   | an item costing 1                     | Ann    | deck    |
    And Ann has 6 ready ink

  @case:shuffled-where-none-was-searched @clause:6.1.4 @clause:7.2.2
  Scenario Outline: Ann declines the search that <who> offers, and shuffles her deck all the same
    Given chance gives lamp, wrong and mira
    When Ann plays <who> for its ink cost
    And Ann chooses no
    Then it is accepted
    And lamp, wrong and mira lie at the top of Ann's deck
    And Ann has 1 card in hand
    And Ann does not see lamp
    And nobody is asked

    Examples:
      | who  |
      | alma |
      | yzma |

  @case:may-search-onto-the-deck @clause:6.1.4
  Scenario: Ann searches with Alma for a Madrigal, shuffles once and puts it on top
    Given chance gives lamp and wrong
    When Ann plays alma for its ink cost
    And Ann chooses yes
    And Ann chooses mira
    Then it is accepted
    And mira, lamp and wrong lie at the top of Ann's deck
    And nobody is asked

  @case:may-search-for-the-hand @clause:6.1.4
  Scenario: Ann searches with Yzma for the other lever, and shuffles once
    Given chance gives lamp and mira
    When Ann plays yzma for its ink cost
    And Ann chooses yes
    And Ann chooses wrong
    Then it is accepted
    And wrong is in Ann's hand
    And lamp and mira lie at the top of Ann's deck
    And nobody is asked

  @case:no-search-for-any-card @clause:6.1.4
  Scenario: An optional search for any card may be declined, and the deck is shuffled
    Given the made-up card "Rummage"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "search", "to": "hand", "reveal": false, "optional": true}}
      """
    And these cards
      | ref  | card    | player | zone |
      | rumm | Rummage | Ann    | hand |
    And chance gives lamp, wrong and mira
    When Ann plays rumm for its ink cost
    And Ann chooses no
    Then it is accepted
    And lamp, wrong and mira lie at the top of Ann's deck
    And Ann has 2 cards in hand
    And nobody is asked
