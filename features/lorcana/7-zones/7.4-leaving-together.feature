Feature: 7.4.3 Leaving play while an ability waits
  More about clauses 7.4.3, 7.7.3.1 and 6.7.4.

  @case:watcher-banished-by-the-song-it-saw @clause:7.7.3.1 @clause:6.7.4
  Scenario: Dr. Facilier's ability still resolves although the song that triggered it banishes him
    Given a game of Lorcana
    And these cards
      | ref      | card                                | player | zone | state |
      | facilier | Dr. Facilier - Remarkable Gentleman | Ann    | play |       |
      | prepared | Be Prepared                         | Ann    | hand |       |
    And Ann has 7 ready ink
    And Ann's deck has 3 cards
    When Ann plays prepared for its ink cost
    And Ann chooses yes
    And Ann chooses ann-deck-2
    Then it is accepted
    And prepared is in Ann's discard
    And facilier is in Ann's discard

  @case:banished-together-seen-together @clause:7.4.3 @clause:6.2.1
  Scenario: Babyhead's ability triggers for each of two other characters banished together with it
    Given a game of Lorcana
    And these cards
      | ref      | card                              | player | zone | state |
      | babyhead | Babyhead - Leader of Sid's Toys   | Ann    | play |       |
      | one      | a character costing 1             | Ann    | play |       |
      | two      | a character costing 1             | Ann    | play |       |
      | theirs   | a character costing 1             | Bob    | play |       |
      | prepared | Be Prepared                       | Ann    | hand |       |
    And Ann has 7 ready ink
    And Ann's deck has 3 cards
    When Ann plays prepared for its ink cost
    Then it is accepted
    And babyhead is in Ann's discard
    And Ann has 2 cards in hand

  @case:the-surgeon-sees-what-goes-with-him @clause:7.4.3 @clause:6.2.1 @ruling:R036a @ruling:R036b
  Scenario Outline: Sid Phillips brings Ann lore for each Toy banished together with him: <toys>
    Given a game of Lorcana
    And these cards
      | ref      | card                                   | player  | zone | state |
      | sid      | Sid Phillips - Toy Surgeon             | Ann     | play |       |
      | jessie   | a character costing 3, classified Toy  | Ann     | play |       |
      | second   | a character costing 1, classified <kind> | <whose> | play |     |
      | prepared | Be Prepared                            | Ann     | hand |       |
    And Ann has 7 ready ink
    When Ann plays prepared for its ink cost
    Then it is accepted
    And sid is in Ann's discard
    And second is in <whose>'s discard
    And Ann has <lore> lore
    And Bob has 0 lore

    Examples:
      | toys                        | kind | whose | lore |
      | two Toys of Ann             | Toy  | Ann   | 4    |
      | one Toy of Ann, one of Bob  | Toy  | Bob   | 4    |
      | one Toy of Ann              | Hero | Ann   | 2    |

  @case:not-during-the-other-turn @clause:6.1.13.1
  Scenario: Sid Phillips brings Ann no lore for a Toy banished during Bob's turn
    Given a game of Lorcana
    And these cards
      | ref      | card                                   | player | zone | state |
      | sid      | Sid Phillips - Toy Surgeon             | Ann    | play |       |
      | jessie   | a character costing 3, classified Toy  | Ann    | play |       |
      | prepared | Be Prepared                            | Bob    | hand |       |
    And it is Bob's turn
    And Bob has 7 ready ink
    When Bob plays prepared for its ink cost
    Then it is accepted
    And jessie is in Ann's discard
    And Ann has 0 lore
    And Bob has 0 lore
