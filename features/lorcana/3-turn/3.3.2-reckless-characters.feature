Feature: 3.3.2 The end of a turn with reckless characters
  More about clauses 3.3.2 and 8.7.3: who must challenge before the turn can be declared over, and who need not.

  @case:reckless-has-somebody-to-challenge @clause:8.7.3 @clause:3.3.2
  Scenario Outline: With reckless Gaston <gaston> and <what> in Bob's play, Ann <does> her turn
    Given a game of Lorcana
    And these cards
      | ref    | card                     | player | zone | state    |
      | gaston | Gaston - Arrogant Hunter | Ann    | play | <gaston> |
      | other  | <card>                   | Bob    | play | <state>  |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann ends their turn
    Then <verdict>
    And it is <active>'s turn

    Examples:
      | case           | gaston  | what                 | card                  | state   | does         | verdict                | active |
      | exerted        | ready   | an exerted character | Stitch - New Dog      | exerted | cannot end   | it is refused by 8.7.3 | Ann    |
      | location       | ready   | a location           | Never Land - Mermaid Lagoon | ready | cannot end | it is refused by 8.7.3 | Ann   |
      | ready          | ready   | a ready character    | Stitch - New Dog      | ready   | ends         | it is accepted         | Bob    |
      | item           | ready   | an exerted item      | Lantern               | exerted | ends         | it is accepted         | Bob    |
      | exerted-itself | exerted | an exerted character | Stitch - New Dog      | exerted | ends         | it is accepted         | Bob    |
      | drying         | drying  | an exerted character | Stitch - New Dog      | exerted | ends         | it is accepted         | Bob    |

  @case:reckless-refusal-changes-nothing @clause:8.7.3 @clause:3.3.2 @clause:3.4.1.1
  Scenario: Bob's refused end of turn triggers nothing, and once Gaston has challenged Bob can end it
    Given a game of Lorcana
    And it is Bob's turn
    And these cards
      | ref     | card                       | player | zone | state   |
      | gaston  | Gaston - Arrogant Hunter   | Bob    | play |         |
      | bernard | Bernard - Brand-New Agent  | Bob    | play | exerted |
      | spent   | Stitch - New Dog           | Bob    | play | exerted |
      | maui    | Maui - Demigod             | Ann    | play | exerted |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Bob ends their turn
    Then it is refused by 8.7.3
    And nothing has changed
    And nobody is asked
    When Bob quests with gaston
    Then it is refused by 8.7.2
    And nothing has changed
    When Bob challenges maui with gaston
    Then it is accepted
    And gaston is in Bob's discard
    When Bob ends their turn
    And Bob chooses no
    Then it is Ann's turn

  @case:reckless-with-rush @clause:8.7.3 @clause:8.9.1 @clause:3.3.2 @ruling:R126b
  Scenario: Copper, played this turn with Rush, may challenge at once and therefore must
    Given a game of Lorcana
    And these cards
      | ref    | card                  | player | zone | state   |
      | copper | Copper - On the Scent | Ann    | hand |         |
      | stitch | Stitch - New Dog      | Bob    | play | exerted |
    And Ann has 6 ready ink
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann plays copper for its ink cost
    And Ann ends their turn
    Then it is refused by 8.7.3
    And nothing has changed
    When Ann challenges stitch with copper
    Then it is accepted
    When Ann ends their turn
    Then it is accepted
    And it is Bob's turn

  @case:reckless-of-the-opponent @clause:8.7.3 @clause:3.3.2
  Scenario: Bob's reckless character does not keep Ann from ending her turn
    Given a game of Lorcana
    And these cards
      | ref    | card                     | player | zone | state   |
      | gaston | Gaston - Arrogant Hunter | Bob    | play |         |
      | stitch | Stitch - New Dog         | Ann    | play | exerted |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann ends their turn
    Then it is accepted
    And it is Bob's turn
    When Bob ends their turn
    Then it is refused by 8.7.3
    And nothing has changed

  @case:reckless-for-one-turn @clause:8.7.3 @clause:6.1.13.1
  Scenario: A character made reckless for its next turn must challenge in that turn, but not later
    Given a game of Lorcana
    And these cards
      | ref    | card                       | player | zone | state   |
      | iago   | Iago - Loud-Mouthed Parrot | Ann    | play |         |
      | maui   | Maui - Whale               | Ann    | play | exerted |
      | pumbaa | Pumbaa - Friendly Warthog  | Bob    | play |         |
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann uses iago
    And Ann chooses pumbaa
    And Ann ends their turn
    And Bob ends their turn
    Then it is refused by 8.7.3
    And nothing has changed
    When Bob challenges iago with pumbaa
    Then it is accepted
    When Bob ends their turn
    And Ann ends their turn
    Then pumbaa is in Bob's play
    And pumbaa is ready
    When Bob ends their turn
    Then it is accepted
