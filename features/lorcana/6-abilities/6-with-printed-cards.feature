Feature: Lorcana 6, abilities with printed cards alone

  Background:
    Given a game of Lorcana

  @case:printed-first-one-then-the-other @clause:6.7.2
  Scenario: Ann draws two cards with the song, and then discards one of them
    Given these cards
      | ref   | card                  | player | zone |
      | match | Strike a Good Match   | Ann    | hand |
      | one   | a character costing 1 | Ann    | deck |
      | two   | a character costing 2 | Ann    | deck |
      | three | a character costing 3 | Ann    | deck |
    And Ann has 2 ready ink
    When Ann plays match for its ink cost
    Then Ann is asked to choose from one and two
    When Ann chooses two
    Then it is accepted
    And only this has changed
      | what      | from       | to            |
      | match     | Ann's hand | Ann's discard |
      | one       | Ann's deck | Ann's hand    |
      | two       | Ann's deck | Ann's discard |
      | Ann's ink | 2 ready    | 2 exerted     |

  @case:printed-two-conditions-of-one-ability @clause:6.2.6
  Scenario: Hiram's ability triggers when he is played, and again when another Hiram quests
    Given these cards
      | ref   | card                         | player | zone |
      | first | Hiram Flaversham - Toymaker  | Ann    | hand |
      | other | Hiram Flaversham - Toymaker  | Ann    | play |
      | one   | Pawpsicle                    | Ann    | play |
      | two   | Pawpsicle                    | Ann    | play |
    And Ann has 4 ready ink
    And Ann's deck has 5 cards
    When Ann plays first for its ink cost
    And Ann chooses yes
    And Ann chooses one
    Then one is in Ann's discard
    And Ann has 2 cards in hand
    When Ann quests with other
    And Ann chooses yes
    Then two is in Ann's discard
    And Ann has 4 cards in hand
    And Ann has 1 lore

  @case:printed-only-during-her-turn @clause:6.1.13.6
  Scenario: Captain Amelia has Evasive only during Ann's turn
    Given these cards
      | ref    | card                                    | player | zone | state   |
      | amelia | Captain Amelia - First in Command       | Ann    | play |         |
      | elf    | a character costing 3, with 5 Willpower | Ann    | play |         |
      | bird   | a character costing 3, with Evasive and 5 Willpower | Bob | play | exerted |
      | his    | a character costing 2, with 1 Strength  | Bob    | play |         |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann challenges bird with elf
    Then it is refused by 8.6.1
    And nothing has changed
    When Ann challenges bird with amelia
    Then it is accepted
    When Ann ends their turn
    And Bob challenges amelia with his
    Then it is accepted

  @case:printed-pay-for-more @clause:6.1.5
  Scenario Outline: Clarabelle banishes an item if Ann pays two ink: <answer>
    Given these cards
      | ref  | card                      | player | zone |
      | cow  | Clarabelle - Clumsy Guest | Ann    | hand |
      | item | Pawpsicle                 | Bob    | play |
    And Ann has 3 ready ink
    When Ann plays cow for its ink cost
    And Ann chooses <answer>
    Then item is in Bob's <zone>
    And Ann has <left> ready ink

    Examples:
      | answer | zone    | left |
      | yes    | discard | 0    |
      | no     | play    | 2    |
