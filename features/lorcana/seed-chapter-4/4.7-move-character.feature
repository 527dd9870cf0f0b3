Feature: 4.7 of the notes: moving a character
  Once a turn, from the inkwell to the Bag, and from the Bag to any zone its controller says.

  Rule: From the inkwell to the Bag

    @case:notes-move-to-the-bag @clause:seed-chapter-4:4.7 @clause:seed-chapter-4:4.7-move @clause:seed-chapter-4:4.7-bag @edition:seed-chapter-4
    Scenario Outline: <who> moves a character that is <state> ink to the Bag
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref  | card                  | player | zone    | state   |
        | elsa | a character costing 1 | <who>  | inkwell | <state> |
        | anna | a character costing 1 | <who>  | inkwell |         |
      When <who> moves elsa
      Then it is accepted
      And only this has changed
        | what          | from            | to        |
        | elsa          | <who>'s inkwell | <who>'s bag |
        | <who>'s ink   | <ink>           | 1 ready   |
        | <who>'s moves | 0               | 1         |
      And <other> sees elsa

      Examples:
        | case    | who | other | state   | ink                |
        | ready   | Ann | Bob   |         | 2 ready            |
        | exerted | Bob | Ann   | exerted | 1 ready, 1 exerted |

    @case:notes-move-from-elsewhere @clause:seed-chapter-4:4.7-bag @edition:seed-chapter-4
    Scenario Outline: A character in <zone> cannot be moved
      Given a game of Lorcana
      And these cards
        | ref  | card                  | player | zone   | state |
        | elsa | a character costing 1 | Ann    | <zone> |       |
      When Ann moves elsa
      Then it is refused by seed-chapter-4:4.7-bag
      And nothing has changed

      Examples:
        | zone    |
        | play    |
        | hand    |
        | discard |
        | deck    |

    @case:notes-what-moves @clause:seed-chapter-4:4.7-move @edition:seed-chapter-4
    Scenario Outline: Ann cannot move an ink card that is no character of hers: <case>
      Given a game of Lorcana
      And these cards
        | ref | card   | player   | zone    | state |
        | one | <card> | <player> | inkwell |       |
      When Ann moves one
      Then it is refused by seed-chapter-4:4.7-move
      And nothing has changed

      Examples:
        | case     | card                  | player |
        | an-item  | an item costing 1     | Ann    |
        | a-song   | a song costing 1      | Ann    |
        | of-bob   | a character costing 1 | Bob    |

    @case:notes-no-move-to-a-location @clause:seed-chapter-4:4.7-move @edition:seed-chapter-4
    Scenario: A character in play cannot be moved to a location
      Given a game of Lorcana
      And these cards
        | ref   | card                  | player | zone | state |
        | elsa  | a character costing 1 | Ann    | play |       |
        | manor | a location costing 1  | Ann    | play |       |
      And Ann has 3 ready ink
      When Ann moves elsa to manor
      Then it is refused by seed-chapter-4:4.7-move
      And nothing has changed

  Rule: From the Bag anywhere

    @case:notes-move-out-of-the-bag @clause:seed-chapter-4:4.7-anywhere @clause:seed-chapter-4:4.1-put @edition:seed-chapter-4
    Scenario Outline: <who> moves a character from the Bag to <zone>
      Given a game of Lorcana
      And it is <who>'s turn
      And the made-up card "Chronicler"
        """
        {"type": "character", "cost": 1, "strength": 1, "willpower": 4, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "played", "who": "you"}],
                        "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref   | card                  | player | zone | state |
        | elsa  | a character costing 5 | <who>  | bag  |       |
        | chron | Chronicler            | <who>  | play |       |
      When <who> moves elsa
      Then <who> is asked to choose from deck, discard, hand, inkwell and play
      When <who> chooses <zone>
      Then it is accepted
      And only this has changed
        | what          | from        | to                |
        | elsa          | <who>'s bag | <who>'s <arrives> |
        | <who>'s moves | 0           | 1                 |

      Examples:
        | zone    | who | arrives      |
        | hand    | Ann | hand         |
        | play    | Bob | play, drying |
        | discard | Bob | discard      |
        | deck    | Ann | deck         |

    @case:notes-move-back-to-the-inkwell @clause:seed-chapter-4:4.7-anywhere @edition:seed-chapter-4
    Scenario: A character moved from the Bag to the inkwell is ready, and was not played as an ink card
      Given a game of Lorcana
      And these cards
        | ref  | card                  | player | zone | state |
        | elsa | a character costing 5 | Ann    | bag  |       |
        | anna | a character costing 5 | Ann    | hand |       |
      When Ann moves elsa
      And Ann chooses inkwell
      Then it is accepted
      And only this has changed
        | what        | from      | to            |
        | elsa        | Ann's bag | Ann's inkwell |
        | Ann's ink   | nothing   | 1 ready       |
        | Ann's moves | 0         | 1             |
      When Ann inks anna
      Then it is accepted

    @case:notes-no-other-zone @clause:seed-chapter-4:4.7-anywhere @edition:seed-chapter-4
    Scenario: A zone that is not offered for a move is refused, and the question stays
      Given a game of Lorcana
      And these cards
        | ref  | card                  | player | zone | state |
        | elsa | a character costing 5 | Ann    | bag  |       |
      When Ann moves elsa
      Then Ann is asked to choose from deck, discard, hand, inkwell and play
      When Ann chooses bag
      Then it is refused
      And nothing has changed
      When Ann chooses hand
      Then it is accepted
      And elsa is in Ann's hand

    @case:notes-inkwell-to-play-takes-two-turns @clause:seed-chapter-4:4.7-bag @clause:seed-chapter-4:4.7-anywhere @clause:seed-chapter-4:4.7-once @edition:seed-chapter-4
    Scenario: A character moves from the inkwell into play in two turns
      Given a game of Lorcana
      And these cards
        | ref  | card                  | player | zone    | state |
        | elsa | a character costing 5 | Ann    | inkwell |       |
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann moves elsa
      Then it is accepted
      When Ann moves elsa
      Then it is refused by seed-chapter-4:4.7-once
      And nothing has changed
      When Ann ends their turn
      And Bob ends their turn
      And Ann moves elsa
      And Ann chooses play
      Then it is accepted
      And elsa is in Ann's play
      And elsa is drying

  Rule: Once a turn

    @case:notes-second-character-moves @clause:seed-chapter-4:4.7-once @edition:seed-chapter-4 @conflict:45
    Scenario: It is open whether another character can move in the same turn
      Given a game of Lorcana
      And these cards
        | ref  | card                  | player | zone    | state |
        | elsa | a character costing 1 | Ann    | inkwell |       |
        | anna | a character costing 1 | Ann    | inkwell |       |
      When Ann moves elsa
      Then it is accepted
      When Ann moves anna
      Then the rules leave open: is it one move a turn, or one for each character
        | outcome               |
        | it is refused         |
        | anna is in Ann's bag  |
