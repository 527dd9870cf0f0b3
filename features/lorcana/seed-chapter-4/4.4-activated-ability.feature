Feature: 4.4 of the notes: activated abilities
  They are used as in the book. What the notes add, that locations are played by activating, cannot be carried out.

  @case:notes-use-an-ability @clause:seed-chapter-4:4.4 @clause:seed-chapter-4:4.4-use @clause:seed-chapter-4:4.4-resolve @clause:4.4.1 @edition:seed-chapter-4
  Scenario Outline: <who> uses an item
    Given a game of Lorcana
    And it is <who>'s turn
    And these cards
      | ref  | card                  | player | zone | state    |
      | hook | Dinglehopper          | <who>  | play |          |
      | elsa | a character costing 1 | <who>  | play | 2 damage |
    When <who> uses hook
    And <who> chooses 1
    Then it is accepted
    And only this has changed
      | what | from                   | to                    |
      | hook | <who>'s play           | <who>'s play, exerted |
      | elsa | <who>'s play, 2 damage | <who>'s play, 1 damage |

    Examples:
      | who |
      | Ann |
      | Bob |

  @case:notes-use-what-one-has @clause:seed-chapter-4:4.4-use @clause:4.4.1 @edition:seed-chapter-4
  Scenario Outline: Ann cannot use an item in <player>'s <zone>
    Given a game of Lorcana
    And these cards
      | ref  | card                  | player   | zone   | state    |
      | hook | Dinglehopper          | <player> | <zone> |          |
      | elsa | a character costing 1 | Ann      | play   | 2 damage |
    When Ann uses hook
    Then it is refused by 4.4.1
    And nothing has changed

    Examples:
      | case | player | zone |
      | hand | Ann    | hand |
      | bob  | Bob    | play |
