Feature: 4.1 of the notes: turn actions in general
  The notes on chapter 4 let a turn action use up activity of the turn; how much there is they do not say.

  @case:notes-turn-actions-in-the-main-phase @clause:seed-chapter-4:4.1-available @edition:seed-chapter-4
  Scenario Outline: The active player <action>
    Given a game of Lorcana
    And it is <who>'s turn
    And these cards
      | ref     | card                                | player | zone | state |
      | doc     | a character costing 1               | <who>  | hand |       |
      | elsa    | a character costing 1               | <who>  | play |       |
      | mission | a mission costing 1 with 2 Lore     | <who>  | play |       |
      | hook    | Dinglehopper                        | <who>  | play |       |
    And <who> has 1 ready ink
    When <who> <action>
    Then it is accepted

    Examples:
      | case  | who | action                      |
      | ink   | Ann | inks doc                    |
      | play  | Bob | plays doc for its ink cost  |
      | use   | Bob | uses hook                   |
      | quest | Bob | quests with elsa            |

  @case:notes-turn-actions-of-the-other @clause:seed-chapter-4:4.7 @clause:seed-chapter-4:4.1-available @edition:seed-chapter-4
  Scenario Outline: A player who is not active cannot take a turn action: <action>
    Given a game of Lorcana
    And it is <other>'s turn
    And these cards
      | ref     | card                                | player | zone | state |
      | doc     | a character costing 1               | <who>  | hand |       |
      | elsa    | a character costing 1               | <who>  | play |       |
      | mission | a mission costing 1 with 2 Lore     | <who>  | play |       |
      | hook    | Dinglehopper                        | <who>  | play |       |
      | well    | a character costing 1               | <who>  | inkwell |    |
    And <who> has 1 ready ink
    When <who> <action>
    Then it is refused by seed-chapter-4:4.1-available
    And nothing has changed

    Examples:
      | case  | who | other | action                      |
      | ink   | Ann | Bob   | inks doc                    |
      | play  | Bob | Ann   | plays doc for its ink cost  |
      | use   | Ann | Bob   | uses hook                   |
      | quest | Bob | Ann   | quests with elsa            |
      | move  | Ann | Bob   | moves well                  |
      | end   | Bob | Ann   | ends their turn             |

  @case:notes-one-quest-does-not-end-the-rest @clause:seed-chapter-4:4.1-available @edition:seed-chapter-4
  Scenario: Different turn actions follow each other in any order
    Given a game of Lorcana
    And these cards
      | ref     | card                                | player | zone | state |
      | elsa    | a character costing 1               | Ann    | play |       |
      | mission | a mission costing 1 with 2 Lore     | Ann    | play |       |
      | doc     | a character costing 1               | Ann    | hand |       |
      | hook    | Dinglehopper                        | Ann    | play |       |
    When Ann quests with elsa
    Then it is accepted
    When Ann inks doc
    Then it is accepted
    When Ann uses hook
    Then it is accepted
