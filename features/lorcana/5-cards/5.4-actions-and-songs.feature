Feature: Actions and songs
  Clause 5.4: actions have effects, and songs can be sung.

  Rule: A character whose cost is at least the song's is exerted to sing it

    @case:sing-with-enough-cost @clause:5.4.4.2 @clause:1.5.5.1 @edition:book @edition:seed-4.3 @edition:seed-guide
    Scenario Outline: A character costing <cost> sings a song costing 3
      Given a game of Lorcana
      And these cards
        | ref    | card                         | player | zone | state |
        | song   | Friends on the Other Side    | Ann    | hand |       |
        | singer | a character costing <cost>   | Ann    | play |       |
      And Ann's deck has 2 cards
      When Ann sings song with singer
      Then it is accepted
      And only this has changed
        | what       | from       | to                  |
        | song       | Ann's hand | Ann's discard       |
        | singer     | Ann's play | Ann's play, exerted |
        | ann-deck-1 | Ann's deck | Ann's hand          |
        | ann-deck-2 | Ann's deck | Ann's hand          |

      Examples:
        | cost |
        | 3    |
        | 7    |

    @case:sing-with-too-little-cost @clause:5.4.4.2 @edition:book @edition:seed-4.3 @edition:seed-guide
    Scenario: A character costing 2 cannot sing a song costing 3
      Given a game of Lorcana
      And these cards
        | ref    | card                      | player | zone | state |
        | song   | Friends on the Other Side | Ann    | hand |       |
        | singer | a character costing 2     | Ann    | play |       |
      And Ann has 3 ready ink
      And Ann's deck has 3 cards
      When Ann sings song with singer
      Then it is refused
      And nothing has changed

    @case:drying-character-does-not-sing @clause:5.4.4.2 @clause:5.1.1.11 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-guide:5-drying
    Scenario: A character played this turn cannot sing
      Given a game of Lorcana
      And these cards
        | ref    | card                      | player | zone | state |
        | song   | Friends on the Other Side | Ann    | hand |       |
        | singer | a character costing 3     | Ann    | hand |       |
      And Ann has 3 ready ink
      And Ann's deck has 3 cards
      When Ann plays singer for its ink cost
      Then it is accepted
      When Ann sings song with singer
      Then it is refused
      And nothing has changed

    @case:who-cannot-sing @clause:5.4.4.2 @clause:5.1.1.2 @clause:5.1.1.11
    Scenario Outline: A song cannot be sung by <who>
      Given a game of Lorcana
      And these cards
        | ref    | card                      | player   | zone   | state   |
        | song   | Friends on the Other Side | Ann      | hand   |         |
        | singer | <card>                    | <player> | <zone> | <state> |
      When Ann sings song with singer
      Then it is refused
      And nothing has changed

      Examples:
        | who                     | card                    | player | zone | state   |
        | a drying character      | a character costing 5   | Ann    | play | drying  |
        | an exerted character    | a character costing 5   | Ann    | play | exerted |
        | an opposing character   | a character costing 5   | Bob    | play |         |
        | a character in hand     | a character costing 5   | Ann    | hand |         |
        | an item                 | an item costing 5       | Ann    | play |         |
        | Ariel who has no voice  | Ariel - On Human Legs   | Ann    | play |         |

    @case:only-songs-are-sung @clause:5.4.4.1 @clause:5.4.4.2
    Scenario: An action that is no song cannot be sung
      Given a game of Lorcana
      And these cards
        | ref    | card                  | player | zone | state |
        | action | an action costing 3   | Ann    | hand |       |
        | singer | a character costing 5 | Ann    | play |       |
      When Ann sings action with singer
      Then it is refused
      And nothing has changed

    @case:sing-only-in-ones-own-turn @clause:4.3.2
    Scenario: Bob cannot sing in Ann's turn
      Given a game of Lorcana
      And these cards
        | ref    | card                      | player | zone | state |
        | song   | Friends on the Other Side | Bob    | hand |       |
        | singer | a character costing 3     | Bob    | play |       |
      And Bob's deck has 2 cards
      When Bob sings song with singer
      Then it is refused
      And nothing has changed

    @case:which-character-sings @clause:5.4.4.2 @clause:4.3.2.2
    Scenario: With two characters able to sing, their player chooses which one does
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref    | card                      | player | zone | state   |
        | song   | Friends on the Other Side | Bob    | hand |         |
        | three  | a character costing 3     | Bob    | play |         |
        | four   | a character costing 4     | Bob    | play |         |
        | two    | a character costing 2     | Bob    | play |         |
        | tired  | a character costing 6     | Bob    | play | exerted |
      And Bob's deck has 2 cards
      When Bob sings song
      Then Bob is asked to choose from three and four
      When Bob chooses four
      Then it is accepted
      And four is exerted
      And three is ready
      And song is in Bob's discard

    @case:short-of-ink-is-not-singing @clause:4.3.2.2 @clause:4.3.2.4 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.2.2 @clause:seed-guide:2
    Scenario Outline: A song announced for its ink cost with <ink> ink is not sung instead
      Given a game of Lorcana
      And these cards
        | ref    | card                      | player | zone | state |
        | song   | Friends on the Other Side | Ann    | hand |       |
        | singer | a character costing 5     | Ann    | play |       |
      And Ann has <ink> ready ink
      And Ann's deck has 2 cards
      When Ann plays song for its ink cost
      Then it is refused
      And nothing has changed
      And singer is ready

      Examples:
        | ink |
        | 0   |
        | 2   |

    @case:short-of-singers-is-not-paying @clause:5.4.4.2 @clause:4.3.2.2
    Scenario: A song announced as sung is not paid for with ink instead
      Given a game of Lorcana
      And these cards
        | ref    | card                      | player | zone | state |
        | song   | Friends on the Other Side | Ann    | hand |       |
        | singer | a character costing 2     | Ann    | play |       |
      And Ann has 3 ready ink
      And Ann's deck has 2 cards
      When Ann sings song
      Then it is refused
      And nothing has changed

    @case:singing-needs-no-extra-ink-without-modifiers @clause:4.3.2.3
    Scenario: A song paid for with ink exerts nobody
      Given a game of Lorcana
      And these cards
        | ref    | card                      | player | zone | state |
        | song   | Friends on the Other Side | Ann    | hand |       |
        | singer | a character costing 5     | Ann    | play |       |
      And Ann has 3 ready ink
      And Ann's deck has 2 cards
      When Ann plays song for its ink cost
      Then it is accepted
      And singer is ready
      And Ann has 0 ready ink

    @case:no-singing-after-gantu @clause:5.4.4.2 @clause:1.2.2 @clause:6.1.13.3 @clause:3.2.1.3
    Scenario: Once Gantu has been played, nobody can sing until Ann's next turn
      Given a game of Lorcana
      And these cards
        | ref    | card                         | player | zone | state |
        | gantu  | Gantu - Experienced Enforcer | Ann    | hand |       |
        | song   | Friends on the Other Side    | Ann    | hand |       |
        | voice  | a character costing 5        | Ann    | play |       |
        | bsong  | Friends on the Other Side    | Bob    | hand |       |
        | bvoice | a character costing 5        | Bob    | play |       |
      And Ann has 6 ready ink
      And Bob has 2 ready ink
      And Ann's deck has 4 cards
      And Bob's deck has 4 cards
      When Ann plays gantu for its ink cost
      Then it is accepted
      When Ann sings song with voice
      Then it is refused by 1.2.2
      And nothing has changed
      When Ann ends their turn
      Then it is accepted
      When Bob sings bsong with bvoice
      Then it is refused by 1.2.2
      And nothing has changed
      When Bob ends their turn
      Then it is Ann's turn
      And voice is ready
      When Ann sings song with voice
      Then it is accepted

  Rule: Songs and other actions leave the waiting abilities for later

    @case:song-trigger-of-the-singer-waits @clause:5.4.5 @clause:1.7.2
    Scenario: The card drawn for singing is not discarded by the song, as the trigger waits
      Given a game of Lorcana
      And the made-up card "Songbird"
        """
        {"name": "Songbird", "type": "character", "cost": 3, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "sang", "this": true}], "effect": {"is": "draw"}}]}
        """
      And the made-up card "Farewell Song"
        """
        {"name": "Farewell Song", "type": "action", "cost": 3, "classifications": ["Song"],
         "effect": {"is": "discard", "all": true}}
        """
      And these cards
        | ref   | card          | player | zone | state |
        | bird  | Songbird      | Ann    | play |       |
        | song  | Farewell Song | Ann    | hand |       |
        | spare | Lantern       | Ann    | hand |       |
      And Ann's deck has 2 cards
      When Ann sings song with bird
      Then it is accepted
      And only this has changed
        | what       | from       | to                  |
        | song       | Ann's hand | Ann's discard       |
        | bird       | Ann's play | Ann's play, exerted |
        | spare      | Ann's hand | Ann's discard       |
        | ann-deck-1 | Ann's deck | Ann's hand          |

    @case:no-sang-trigger-without-singing @clause:6.2.1
    Scenario: A song paid for with ink was sung by nobody and triggers no singer
      Given a game of Lorcana
      And the made-up card "Songbird"
        """
        {"name": "Songbird", "type": "character", "cost": 3, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "sang", "this": true}], "effect": {"is": "draw"}}]}
        """
      And these cards
        | ref   | card                | player | zone | state |
        | bird  | Songbird            | Ann    | play |       |
        | song  | a song costing 3    | Ann    | hand |       |
      And Ann has 3 ready ink
      And Ann's deck has 2 cards
      When Ann plays song for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from       | to            |
        | song      | Ann's hand | Ann's discard |
        | Ann's ink | 3 ready    | 3 exerted     |

  Rule: An effect may ask the other player

    @case:opponent-chooses-what-to-discard @clause:5.4.1.2 @clause:1.7.3 @clause:7.3.4
    Scenario: Sudden Chill is sung, and Bob picks the card he discards
      Given a game of Lorcana
      And these cards
        | ref   | card                  | player | zone | state |
        | chill | Sudden Chill          | Ann    | hand |       |
        | voice | a character costing 2 | Ann    | play |       |
        | b1    | Lantern               | Bob    | hand |       |
        | b2    | Brawl                 | Bob    | hand |       |
      When Ann sings chill with voice
      Then Bob is asked to choose from b1 and b2
      When Ann chooses b1
      Then it is refused
      And nothing has changed
      When Bob chooses b2
      Then it is accepted
      And only this has changed
        | what  | from       | to                  |
        | chill | Ann's hand | Ann's discard       |
        | voice | Ann's play | Ann's play, exerted |
        | b2    | Bob's hand | Bob's discard       |

    @case:nobody-acts-while-the-opponent-is-asked @clause:1.7.2 @clause:5.4.1.2
    Scenario: While Bob is asked to choose, Ann cannot play a card
      Given a game of Lorcana
      And these cards
        | ref   | card                  | player | zone | state |
        | chill | Sudden Chill          | Ann    | hand |       |
        | one   | a character costing 1 | Ann    | hand |       |
        | b1    | Lantern               | Bob    | hand |       |
        | b2    | Brawl                 | Bob    | hand |       |
      And Ann has 3 ready ink
      When Ann plays chill for its ink cost
      Then Bob is asked to choose from b1 and b2
      When Ann plays one for its ink cost
      Then it is refused
      And nothing has changed
      When Bob chooses b2
      Then it is accepted
      When Ann plays one for its ink cost
      Then it is accepted


    @case:nothing-to-discard @clause:5.4.1.2 @clause:1.2.3
    Scenario: Bob with an empty hand discards nothing and is not asked
      Given a game of Lorcana
      And these cards
        | ref   | card                  | player | zone | state |
        | chill | Sudden Chill          | Ann    | hand |       |
      And Ann has 2 ready ink
      When Ann plays chill for its ink cost
      Then it is accepted
      And nobody is asked
      And only this has changed
        | what      | from       | to            |
        | chill     | Ann's hand | Ann's discard |
        | Ann's ink | 2 ready    | 2 exerted     |
