Feature: Altered 4, rulings on the day with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-ruling-two-inkcasters @clause:4.2.5.b @ruling:A023
  Scenario: Two Ouroboros Inkcasters that rest together return each other to Hand
    Given these cards
      | ref | card                | player | zone                 |
      | one | Ouroboros Inkcaster | Ann    | hero expedition      |
      | two | Ouroboros Inkcaster | Ann    | companion expedition |
    And Bob has passed
    And Ann's deck has 6 cards
    And Bob's deck has 6 cards
    When Ann passes
    And Ann chooses one
    And Ann chooses yes
    And Ann chooses yes
    Then one is in Ann's hand
    And two is in Ann's hand
    And Ann has 0 cards in reserve

  @case:printed-ruling-tokens-after-rest @clause:4.2.5.b @clause:6.3.e @ruling:A029
  Scenario: The tokens that Jeanne d'Arc creates as she rests stay for the next day
    Given these cards
      | ref    | card         | player | zone            |
      | jeanne | Jeanne d'Arc | Ann    | hero expedition |
    And Bob has passed
    And Ann's deck has 9 cards
    And Bob's deck has 9 cards
    When Ann passes
    Then jeanne is in Ann's reserve
    And token1 is in Ann's hero expedition
    And token2 is in Ann's companion expedition

  @case:printed-ruling-festival @clause:4.2.b @clause:6.3.b @ruling:A076a
  Scenario: Lyra Festival wins the game as Dusk begins, before any Expedition moves
    Given these cards
      | ref      | card           | player | zone                 | state    |
      | festival | Lyra Festival  | Ann    | landmark             |          |
      | trooper  | Ordis Trooper  | Ann    | hero expedition      | fleeting |
      | shroom   | Sneezer Shroom | Ann    | hero expedition      | anchored |
      | warrior  | Haven Warrior  | Ann    | companion expedition | asleep   |
      | his      | Shenlong       | Bob    | hero expedition      |          |
    And Bob has passed
    When Ann passes
    Then Ann has won

  @case:printed-ruling-festival-too-late @clause:6.3.b @clause:4.2.b @ruling:A076b
  Scenario: Characters that become Fleeting as Dusk begins come too late for Lyra Festival
    Given these cards
      | ref      | card                    | player | zone                 | state    |
      | festival | Lyra Festival           | Ann    | landmark             |          |
      | halua    | Halua, Raging Leviathan | Ann    | hero expedition      |          |
      | shroom   | Sneezer Shroom          | Ann    | hero expedition      | anchored |
      | warrior  | Haven Warrior           | Ann    | companion expedition | asleep   |
    And Bob has passed
    And Ann's deck has 6 cards
    And Bob's deck has 6 cards
    When Ann passes
    Then the game goes on
    And shroom is fleeting
    And warrior is fleeting
    And halua is in Ann's discard
    And Ann's hero expedition is at 1

  @case:printed-ruling-festival-of-the-second @clause:4.2.b @clause:6.3.b @ruling:A077
  Scenario: Both players have a Lyra Festival, and only the one with the three Characters wins
    Given these cards
      | ref      | card           | player | zone                 | state    |
      | festival | Lyra Festival  | Ann    | landmark             |          |
      | his      | Lyra Festival  | Bob    | landmark             |          |
      | trooper  | Ordis Trooper  | Ann    | hero expedition      | fleeting |
      | shroom   | Sneezer Shroom | Ann    | hero expedition      | anchored |
      | warrior  | Haven Warrior  | Ann    | companion expedition | asleep   |
    And Bob is the first player
    And Bob has passed
    When Ann passes
    Then Ann has won

  @case:printed-ruling-no-move-in-the-arena @clause:4.3.d @clause:7.3.17.d @edition:>=3.0 @ruling:A085
  Scenario: In the Arena nothing moves forward
    Given these cards
      | ref  | card                   | player | zone |
      | step | Small Step, Giant Leap | Ann    | hand |
    And tiebreakers have started
    And Ann has 6 ready mana
    When Ann plays step for its mana cost
    And Ann chooses "Ann's hero expedition"
    Then it is accepted
    And only this has changed
      | what       | from       | to            |
      | step       | Ann's hand | Ann's discard |
      | Ann's mana | 6 ready    | 6 exhausted   |
      | turn       | Ann        | Bob           |

  @case:printed-ruling-meeting-in-the-afternoon @clause:4.2.5.d @clause:1.3.3.a @edition:>=3.0 @ruling:A086a
  Scenario: Expeditions that meet in the Afternoon win at the end of the Night
    Given these cards
      | ref  | card                   | player | zone |
      | step | Small Step, Giant Leap | Ann    | hand |
    And Ann has 6 ready mana
    And Ann's deck has 6 cards
    And Bob's deck has 6 cards
    And Ann's hero expedition is at 3
    And Ann's companion expedition is at 3
    And Bob's companion expedition is at 2
    When Ann plays step for its mana cost
    And Ann chooses "Ann's hero expedition"
    Then the game goes on
    And Ann's hero expedition is at 4
    When Bob passes
    And Ann passes
    Then Ann has won

  @case:printed-ruling-level-on-the-same-day @clause:4.2.5.d @clause:4.3.a @edition:>=3.0 @ruling:A086b
  Scenario: Bob draws level at Dusk, and tiebreakers start
    Given these cards
      | ref     | card                   | player | zone            |
      | step    | Small Step, Giant Leap | Ann    | hand            |
      | warrior | Haven Warrior          | Bob    | hero expedition |
    And Ann has 6 ready mana
    And Ann's deck has 6 cards
    And Bob's deck has 6 cards
    And Ann's hero expedition is at 3
    And Ann's companion expedition is at 3
    And Bob's hero expedition is at 3
    And Bob's companion expedition is at 3
    When Ann plays step for its mana cost
    And Ann chooses "Ann's hero expedition"
    Then the game goes on
    When Bob passes
    And Ann passes
    Then the game goes on
    And tiebreakers have started

  @case:printed-ruling-thoth-in-the-arena @clause:4.2.4.i @ruling:A122
  Scenario: In the Arena no Expedition fails to move forward, and Thoth creates nothing
    Given these cards
      | ref  | card  | player | zone            |
      | hers | Thoth | Ann    | hero expedition |
      | his  | Thoth | Bob    | hero expedition |
    And tiebreakers have started
    And Bob has passed
    And Ann's deck has 6 cards
    And Bob's deck has 6 cards
    When Ann passes
    And Bob chooses nothing
    And Ann chooses nothing
    Then it is Afternoon of day 4
    And hers is in Ann's reserve
    And his is in Bob's reserve

  @case:printed-ruling-a-changed-region @clause:4.2.4.b @ruling:A178
  Scenario: Persephone's region has Forest for both players
    Given these cards
      | ref   | card            | player | zone            |
      | perse | Persephone      | Ann    | hero expedition |
      | issun | Issun-bōshi     | Ann    | hero expedition |
      | jinn  | Tiny Jinn - R1  | Ann    | hero expedition |
      | van   | Bravos Vanguard | Bob    | hero expedition |
    And the Tumult regions are mountain and water; forest; mountain; forest and water; water; forest and mountain
    And Ann's hero expedition is at 1
    And Bob's hero expedition is at 1
    And Bob has passed
    And Ann's deck has 6 cards
    And Bob's deck has 6 cards
    When Ann passes
    Then Bob's hero expedition is at 2
    And Ann's hero expedition is at 1
