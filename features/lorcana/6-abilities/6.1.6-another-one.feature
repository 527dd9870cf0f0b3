Feature: 6.1.6 Another one, and one of yours
  Clauses 6.1.6 and 6.2.1: "another" is never the card itself, "one of yours" may be.

  @case:one-of-yours-is-the-card-too @clause:6.1.6 @clause:6.2.1 @ruling:R086b
  Scenario Outline: <who> quests, and the Sultan watches Illusions
    Given a game of Lorcana
    And these cards
      | ref    | card                                        | player | zone | state |
      | sultan | The Sultan - Royal Apparition               | Ann    | play |       |
      | ghost  | a character costing 2, classified Illusion  | Ann    | play |       |
      | hero   | a character costing 2, classified Hero      | Ann    | play |       |
      | enemy  | a character costing 3                       | Bob    | play |       |
    When Ann quests with <ref>
    Then it is accepted
    And <ref> is exerted
    And enemy is <state>

    Examples:
      | who              | ref    | state   |
      | the Sultan       | sultan | exerted |
      | another Illusion | ghost  | exerted |
      | no Illusion      | hero   | ready   |

  @case:two-copies-are-others-to-each-other @clause:6.1.6 @clause:6.1.16.1 @ruling:R098b
  Scenario Outline: Bashful quests beside <whom>
    Given a game of Lorcana
    And these cards
      | ref     | card                         | player  | zone   | state |
      | bashful | Bashful - Hopeless Romantic  | Ann     | play   |       |
      | second  | <card>                       | <whose> | <zone> |       |
    When Ann quests with bashful
    Then <verdict>

    Examples:
      | whom                    | card                                          | whose | zone | verdict |
      | his copy                | Bashful - Hopeless Romantic                   | Ann   | play | it is accepted |
      | another Dwarf           | a character costing 1, classified Seven Dwarfs | Ann   | play | it is accepted |
      | one who is no Dwarf     | a character costing 1                         | Ann   | play | it is refused by 1.2.2 |
      | his copy in the hand    | Bashful - Hopeless Romantic                   | Ann   | hand | it is refused by 1.2.2 |
      | his copy that is Bob's  | Bashful - Hopeless Romantic                   | Bob   | play | it is refused by 1.2.2 |
