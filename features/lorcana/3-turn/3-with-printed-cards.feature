Feature: Lorcana 3, the start of a turn with printed cards alone

  Background:
    Given a game of Lorcana
    And it is Bob's turn
    And Bob's deck has 3 cards

  @case:printed-set-step-before-the-draw @clause:3.1.2
  Scenario: As Ann's turn begins the Queen has no Princess to discard; Ann draws one only afterwards
    Given these cards
      | ref    | card                         | player | zone    |
      | queen  | The Queen - Conceited Ruler  | Ann    | play    |
      | gone   | Tod - All Alone              | Ann    | discard |
      | aurora | Aurora - Regal Princess      | Ann    | deck    |
      | pua    | Pua - Disgruntled Pig        | Ann    | deck    |
    When Bob ends their turn
    Then it is Ann's turn
    And nobody is asked
    And aurora is in Ann's hand

  @case:printed-during-your-turn-begins-at-once @clause:3.2.1.2 @clause:6.1.13.1
  Scenario: Chief Bogo is already safe from damage at the start of his player's turn
    Given these cards
      | ref      | card                                   | player | zone | at       |
      | bogo     | Chief Bogo - Calling the Shots         | Ann    | play |          |
      | mountain | Treasure Mountain - Azurite Sea Island | Ann    | play |          |
      | tod      | Tod - All Alone                        | Ann    | play | mountain |
    And Ann's deck has 3 cards
    When Bob ends their turn
    And Ann chooses bogo
    Then it is Ann's turn
    And bogo is in Ann's play
