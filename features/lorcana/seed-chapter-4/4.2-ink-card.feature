Feature: 4.2 of the notes: inking
  Any card of the hand is played into the inkwell, one a turn; further ones may come there without having been played.

  @case:notes-ink-any-card @clause:seed-chapter-4:4.2 @clause:seed-chapter-4:4.2-play @clause:seed-chapter-4:4.2-zone @edition:seed-chapter-4
  Scenario Outline: <who> can ink any card: <card>
    Given a game of Lorcana
    And it is <who>'s turn
    And these cards
      | ref | card   | player | zone | state |
      | one | <card> | <who>  | hand |       |
    And <who> has 0 ready ink and 1 exerted ink
    When <who> inks one
    Then it is accepted
    And only this has changed
      | what                     | from         | to                 |
      | one                      | <who>'s hand | <who>'s inkwell    |
      | <who>'s ink              | 1 exerted    | 1 ready, 1 exerted |
      | <who>'s inked cards      | 0            | 1                  |
      | <who>'s played ink cards | 0            | 1                  |

    Examples:
      | case          | who | card                                |
      | with-symbol   | Ann | Doc - Leader of the Seven Dwarfs    |
      | without       | Bob | Gantu - Experienced Enforcer        |
      | an-action     | Ann | Just in Time                        |
      | a-location    | Bob | a location costing 2                |
      | a-mission     | Ann | a mission costing 2                 |

  @case:notes-ink-from-hand @clause:seed-chapter-4:4.2-play @edition:seed-chapter-4
  Scenario Outline: Ann cannot ink a card of <player>'s <zone>
    Given a game of Lorcana
    And these cards
      | ref | card                  | player   | zone   | state |
      | one | a character costing 1 | <player> | <zone> |       |
    When Ann inks one
    Then it is refused by seed-chapter-4:4.2-play
    And nothing has changed

    Examples:
      | case    | player | zone    |
      | play    | Ann    | play    |
      | deck    | Ann    | deck    |
      | discard | Ann    | discard |
      | bag     | Ann    | bag     |
      | bob     | Bob    | hand    |

  @case:notes-one-ink-card @clause:seed-chapter-4:4.2-once @clause:seed-chapter-4:4.2-once-again @edition:seed-chapter-4
  Scenario Outline: <who> cannot ink a second card in a turn
    Given a game of Lorcana
    And it is <who>'s turn
    And these cards
      | ref | card                  | player | zone | state |
      | one | a character costing 1 | <who>  | hand |       |
      | two | a character costing 1 | <who>  | hand |       |
    When <who> inks one
    Then it is accepted
    When <who> inks two
    Then it is refused by seed-chapter-4:4.2-once
    And nothing has changed

    Examples:
      | who |
      | Ann |
      | Bob |

  @case:notes-ink-again-next-turn @clause:seed-chapter-4:4.2-once @edition:seed-chapter-4
  Scenario: In the next turn Bob inks a card, and in the one after Ann inks again
    Given a game of Lorcana
    And these cards
      | ref   | card                  | player | zone | state |
      | one   | a character costing 1 | Ann    | hand |       |
      | two   | a character costing 1 | Ann    | hand |       |
      | three | a character costing 1 | Bob    | hand |       |
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    When Ann inks one
    Then it is accepted
    When Ann ends their turn
    Then it is accepted
    When Bob inks three
    Then it is accepted
    When Bob ends their turn
    Then it is accepted
    When Ann inks two
    Then it is accepted
    And Ann has 2 ready ink

  @case:notes-ink-from-the-discard-was-not-played @clause:seed-chapter-4:4.1-play @edition:seed-chapter-4
  Scenario: A card that comes to the inkwell from elsewhere than the hand was not played
    Given a game of Lorcana
    And the made-up card "Chronicler"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 4, "lore": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "played", "who": "you"}],
                      "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And the made-up card "Digger"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "activated", "cost": [{"is": "exert-this"}],
                      "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {}, "zone": "discard"},
                                                             {"is": "put", "to": "inkwell"}]}}]}
      """
    And these cards
      | ref    | card                  | player | zone    | state |
      | chron  | Chronicler            | Ann    | play    |       |
      | digger | Digger                | Ann    | play    |       |
      | old    | a character costing 1 | Ann    | discard |       |
    When Ann uses digger
    Then it is accepted
    And old is in Ann's inkwell
    And Ann has 0 lore

  Rule: The first ink card of a turn was played

    Background:
      Given a game of Lorcana
      And the made-up card "Chronicler"
        """
        {"type": "character", "cost": 1, "strength": 1, "willpower": 4, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "played", "who": "you"}],
                        "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref   | card                        | player | zone | state |
        | chron | Chronicler                  | Ann    | play |       |
        | other | Chronicler                  | Bob    | play |       |
        | belle | Belle - Strange but Special | Ann    | play |       |
        | quill | Fishbone Quill              | Ann    | play |       |
        | one   | a character costing 1       | Ann    | hand |       |
        | two   | an item costing 1           | Ann    | hand |       |

    @case:notes-inked-card-was-played @clause:seed-chapter-4:4.1-play @clause:seed-chapter-4:4.2-first @edition:seed-chapter-4
    Scenario: An inked card triggers an ability about playing any card, for its player
      When Ann inks one
      Then it is accepted
      And only this has changed
        | what                   | from       | to            |
        | one                    | Ann's hand | Ann's inkwell |
        | Ann's ink              | nothing    | 1 ready       |
        | Ann's inked cards      | 0          | 1             |
        | Ann's played ink cards | 0          | 1             |
        | Ann's lore             | 0          | 1             |

    @case:notes-additional-ink-card-was-not-played @clause:seed-chapter-4:4.2-first @clause:seed-chapter-4:4.2-others @edition:seed-chapter-4
    Scenario: An additional ink card, which Belle allows, is put into the inkwell without being played
      When Ann inks one
      Then Ann has 1 lore
      When Ann inks two
      Then it is accepted
      And only this has changed
        | what              | from       | to            |
        | two               | Ann's hand | Ann's inkwell |
        | Ann's ink         | 1 ready    | 2 ready       |
        | Ann's inked cards | 1          | 2             |

    @case:notes-ink-by-an-effect-was-not-played @clause:seed-chapter-4:4.2-others @edition:seed-chapter-4
    Scenario: A later card that an effect puts into the inkwell was not played either
      When Ann inks one
      Then Ann has 1 lore
      When Ann uses quill
      Then it is accepted
      And two is in Ann's inkwell
      And Ann has 1 lore

    @case:notes-first-ink-by-an-effect-was-played @clause:seed-chapter-4:4.2-first @edition:seed-chapter-4
    Scenario: The turn's first ink card was played even if an effect put it there, and the next was not
      When Ann uses quill
      Then Ann is asked to choose from one and two
      When Ann chooses two
      Then it is accepted
      And two is in Ann's inkwell
      And Ann has 1 lore
      When Ann inks one
      Then it is accepted
      And Ann has 1 lore

    @case:notes-inked-character @clause:seed-chapter-4:4.1-play @edition:seed-chapter-4 @conflict:31
    Scenario: It is open whether a character that is inked counts as a character that is played
      Given these cards
        | ref     | card    | player | zone | state |
        | lantern | Lantern | Ann    | play |       |
        | elsa    | a character costing 3 | Ann | hand | |
      And Ann has 1 ready ink
      When Ann uses lantern
      Then it is accepted
      When Ann inks one
      Then it is accepted
      When Ann plays elsa for its ink cost
      Then the rules leave open: does an ink card that is a character use up what waits for the next character
        | outcome               |
        | elsa is in Ann's play |
        | it is refused         |
