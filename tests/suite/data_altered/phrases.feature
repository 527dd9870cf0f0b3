Feature: Every phrase of Altered, on an engine that keeps to it

  Background:
    Given a game of Altered

  @case:altered-play @clause:5.1.2.h
  Scenario: A character is played from hand
    Given these cards
      | ref   | card                                                    | player | zone                 | state                 | controller |
      | owl   | a character costing 2, with 3 Forest and Reserve Cost 1 | Ann    | hand                 |                       |            |
      | fox   | a character costing 3 classified Animal, with Gigantic  | Ann    | reserve              |                       |            |
      | robot | a token, with 2 Water                                   | Bob    | hero expedition      | asleep, 2 boosts      | Ann        |
      | tree  | a landmark permanent costing 1                          | Ann    | landmark             | exhausted, 1 story counter |       |
      | hat   | an expedition permanent costing 2, with Scout 1         | Ann    | companion expedition | fleeting              |            |
      | sigi  | a hero, with reserve limit 3                            | Ann    | hero                 |                       |            |
    And Ann has 4 ready mana and 1 exhausted mana
    And Ann's hero expedition is at 3
    When Ann plays owl for its mana cost, exhausting ann-mana-2 and ann-mana-3 in the companion expedition
    Then it is accepted
    And only this has changed
      | what       | from                 | to                         |
      | owl        | Ann's hand           | Ann's companion expedition |
      | Ann's mana | 4 ready, 1 exhausted | 2 ready, 3 exhausted       |
      | turn       | Ann                  | Bob                        |
    And owl is in Ann's companion expedition
    And Ann has 2 ready mana
    And Ann has 2 cards in companion expedition
    And Ann has 1 card in hero expedition
    And robot is boosted and asleep and not fleeting
    And robot has 2 boosts
    And tree has 1 story counter
    And hat is fleeting and ready
    And Ann's hero expedition is at 3
    And region 0 is forest, mountain and water

  @case:altered-where @clause:5.2.1.a
  Scenario: The player is asked for the Expedition, and declines
    Given these cards
      | ref | card                  | player | zone |
      | owl | a character costing 2 | Ann    | hand |
    And Ann has 2 ready mana
    When Ann plays owl for its mana cost
    Then it is accepted
    And Ann is asked to choose from hero-expedition and companion-expedition
    When Ann declines
    Then it is accepted
    And nothing has changed
      
  @case:altered-days @clause:4.2.3.e
  Scenario: Both pass, and another day begins
    Given Bob is the first player
    And it is day 4
    And Bob has passed
    And the quick action "Robot" of tree was played 99 times today
    And the Reaction of tree was activated 2 times today
    And Ann's companion expedition has moved forward today
    And these cards
      | ref  | card                           | player | zone     |
      | tree | a landmark permanent costing 1 | Ann    | landmark |
    Then Bob has passed
    And Bob is the first player
    When Ann passes
    Then it is accepted
    And it is Noon of day 5
    And it is Noon
    And only this has changed
      | what         | from       | to             |
      | day          | 4          | 5              |
      | phase        | afternoon  | noon           |
      | first player | Bob        | Ann            |
      | Bob          | has passed | has not passed |

  @case:altered-quick-action @clause:5.3.a
  Scenario: Quick actions, tokens, counters, regions
    Given these cards
      | ref  | card                           | player | zone     |
      | tree | a landmark permanent costing 1 | Ann    | landmark |
    And the Tumult regions are forest and mountain; water; mountain; water, forest; forest; mountain and water
    When Ann uses tree
    Then only this has changed
      | what   | from    | to                    |
      | token1 | no zone | Ann's hero expedition |
    When Ann uses "Boost" of tree
    Then only this has changed
      | what | from           | to                                       |
      | tree | Ann's landmark | Ann's landmark, 2 boosts, 1 story counter |
    When Ann uses "March" of tree
    Then only this has changed
      | what                  | from      | to                  |
      | Ann's hero expedition | 0         | 1                   |
      | region 1              | face down | forest and mountain |
      | region 2              | face down | water               |
    When Ann uses "Arena" of tree
    Then tiebreakers have started
    And only this has changed
      | what    | from | to        |
      | regions | 8    | the Arena |

  @case:altered-begin @clause:4.1.a
  Scenario: The game begins
    Given these cards
      | ref  | card   | player | zone |
      | sigi | a hero | Ann    | hero |
    And the game has not begun
    And Ann's deck has 10 cards
    And chance gives 4
    When Ann begins the game
    Then it is accepted
    And it is Afternoon of day 1

  @case:altered-tiebreakers @clause:4.3.a
  Scenario: Tiebreakers
    Given tiebreakers have started
    And these cards
      | ref  | card                           | player | zone     |
      | tree | a landmark permanent costing 1 | Ann    | landmark |
      | fox  | a spell costing 1, with Fleeting | Bob  | limbo    |
    When Ann uses "Win" of tree
    Then Ann has won
    And tiebreakers have started
    And fox is in limbo
