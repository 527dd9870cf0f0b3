Feature: Altered, an Expedition that is kept from moving forward

  @case:celebrated-and-then-stepped @clause:6.1.g @clause:1.4.1.a @edition:>=3.0 @conflict:171
  Scenario: Whether a Spell can choose the one Expedition that Celebration Day holds back is left open
    Given a game of Altered
    And these cards
      | ref | card                   | player | zone |
      | day | Celebration Day        | Bob    | hand |
      | st  | Small Step, Giant Leap | Ann    | hand |
    And Ann has 9 ready mana
    And Bob has 9 ready mana
    And it is Bob's turn
    When Bob plays day for its mana cost
    And Bob chooses Ann's companion expedition
    Then it is accepted
    When Ann plays st for its mana cost
    Then it is accepted
    And the rules leave open: can an Expedition be chosen that cannot move forward?
      | outcome                                                                                                                             |
      | Ann is asked to choose from Ann's hero expedition, Bob's hero expedition and Bob's companion expedition                             |
      | Ann is asked to choose from Ann's hero expedition, Ann's companion expedition, Bob's hero expedition and Bob's companion expedition |

  @case:celebrated-everywhere-and-then-stepped @ruling:A124 @clause:6.1.g @clause:1.4.1.a @clause:2.2.2.m @edition:>=3.0 @conflict:171
  Scenario: On a day when no Expedition can move forward, none moves whichever one is chosen
    Given a game of Altered
    And these cards
      | ref | card                   | player | zone |
      | day | Celebration Day - R1   | Bob    | hand |
      | st  | Small Step, Giant Leap | Ann    | hand |
    And Ann has 9 ready mana
    And Bob has 9 ready mana
    And it is Bob's turn
    When Bob plays day for its mana cost
    Then it is accepted
    When Ann plays st for its mana cost
    Then it is accepted
    And the rules leave open: can an Expedition be chosen that cannot move forward?
      | outcome                                                                                                                             |
      | nobody is asked                                                                                                                     |
      | Ann is asked to choose from Ann's hero expedition, Ann's companion expedition, Bob's hero expedition and Bob's companion expedition |
    When Ann chooses Ann's companion expedition if asked
    Then it is accepted
    And Ann's companion expedition is at 0
    And Ann's hero expedition is at 0
