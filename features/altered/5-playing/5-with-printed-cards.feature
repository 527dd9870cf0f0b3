Feature: Altered 5 and 6, playing with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-quick-action-stays @clause:7.1.4.a @clause:5.3.c @clause:1.1.6.h @clause:7.1.4.c @clause:1.x:5.3.a @clause:1.x:5.3.b @clause:1.x:7.3.6.b
  Scenario: The generator is exhausted for a card, stays where it is, and is not used again
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
  Scenario: Geyser returns a Permanent to its owner's hand, and becomes a Mana Orb
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
