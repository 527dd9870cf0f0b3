Feature: 4.3 of the notes: playing a card
  From hand, for ink as much as the card costs; characters, actions and items go to the Play zone, locations do not.

  @case:notes-play-for-its-cost @clause:seed-chapter-4:4.3 @clause:seed-chapter-4:4.3-play @clause:seed-chapter-4:4.3-zone @clause:seed-chapter-4:4.3-cost @clause:seed-chapter-4:4.3-pay @clause:seed-chapter-4:4.3-types @clause:4.3.1 @edition:seed-chapter-4
  Scenario Outline: <who> plays <card> for as much ink as it costs
    Given a game of Lorcana
    And it is <who>'s turn
    And these cards
      | ref | card   | player | zone | state |
      | one | <card> | <who>  | hand |       |
    And <who> has 3 ready ink and 1 exerted ink
    When <who> plays one for its ink cost
    Then it is accepted
    And only this has changed
      | what        | from               | to                 |
      | one         | <who>'s hand       | <to>               |
      | <who>'s ink | 3 ready, 1 exerted | 1 ready, 3 exerted |

    Examples:
      | case      | who | card                  | to                 |
      | character | Ann | a character costing 2 | Ann's play, drying |
      | item      | Bob | an item costing 2     | Bob's play         |
      | mission   | Ann | a mission costing 2   | Ann's play         |
      | action    | Bob | an action costing 2   | Bob's discard      |

  @case:notes-play-without-the-ink @clause:seed-chapter-4:4.3-cost @edition:seed-chapter-4
  Scenario Outline: <who> cannot play <card> with less ink than it costs
    Given a game of Lorcana
    And it is <who>'s turn
    And these cards
      | ref | card   | player | zone | state |
      | one | <card> | <who>  | hand |       |
    And <who> has 1 ready ink and 4 exerted ink
    When <who> plays one for its ink cost
    Then it is refused by seed-chapter-4:4.3-cost
    And nothing has changed

    Examples:
      | case      | who | card                  |
      | character | Ann | a character costing 2 |
      | item      | Bob | an item costing 3     |
      | action    | Ann | an action costing 2   |

  @case:notes-play-from-hand @clause:seed-chapter-4:4.3-play @clause:4.3.2 @edition:seed-chapter-4
  Scenario Outline: Ann cannot play a card of <player>'s <zone>
    Given a game of Lorcana
    And these cards
      | ref | card                  | player   | zone   | state |
      | one | a character costing 1 | <player> | <zone> |       |
    And Ann has 3 ready ink
    When Ann plays one for its ink cost
    Then it is refused by seed-chapter-4:4.3-play
    And nothing has changed

    Examples:
      | case    | player | zone    |
      | discard | Ann    | discard |
      | inkwell | Ann    | inkwell |
      | bag     | Ann    | bag     |
      | bob     | Bob    | hand    |

  @case:notes-no-location-from-hand @clause:seed-chapter-4:4.3-locations @edition:seed-chapter-4
  Scenario: A location cannot be played, however much ink there is
    Given a game of Lorcana
    And these cards
      | ref   | card                 | player | zone | state |
      | manor | a location costing 1 | Ann    | hand |       |
    And Ann has 5 ready ink
    When Ann plays manor for its ink cost
    Then it is refused by seed-chapter-4:4.3-locations
    And nothing has changed

  @case:notes-other-costs-with-the-ink @clause:seed-chapter-4:4.3-cost @edition:seed-chapter-4 @conflict:33
  Scenario: It is open whether a player with the ink for a song can have it sung instead
    Given a game of Lorcana
    And these cards
      | ref   | card                               | player | zone | state |
      | ariel | a character costing 3, with Singer 5 | Ann  | play |       |
      | song  | a song costing 3                   | Ann    | hand |       |
    And Ann has 3 ready ink
    When Ann sings song with ariel
    Then the rules leave open: may a card be played for another cost by someone who has enough ink
      | outcome          |
      | it is refused    |
      | ariel is exerted |
    And Ann has 3 ready ink

  @case:notes-reduced-cost @clause:seed-chapter-4:4.3-cost @edition:seed-chapter-4 @conflict:33
  Scenario: It is open whether a player with less ink than the printed cost can pay a reduced one
    Given a game of Lorcana
    And these cards
      | ref     | card                  | player | zone | state |
      | lantern | Lantern               | Ann    | play |       |
      | elsa    | a character costing 3 | Ann    | hand |       |
    And Ann has 2 ready ink
    When Ann uses lantern
    Then it is accepted
    When Ann plays elsa for its ink cost
    Then the rules leave open: must there be ink for the cost as printed, or for what is paid
      | outcome               |
      | elsa is in Ann's play |
      | it is refused         |
    And nobody is asked
