Feature: Where the notes on chapter 4 and the book disagree
  Each scenario shows one conflict: the same position and calls, and what the book and `seed-chapter-4` make of them.

  Rule: How much a turn allows (any number of turn actions, or as much as some activity of the turn)

    @case:second-card-of-the-turn @conflict:13 @clause:4.1.1 @edition:book
    Scenario: In the book Ann plays a second and a third card in a turn
      Given a game of Lorcana
      And these cards
        | ref   | card              | player | zone | state |
        | one   | an item costing 1 | Ann    | hand |       |
        | two   | an item costing 1 | Ann    | hand |       |
        | three | an item costing 1 | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann plays one for its ink cost
      Then it is accepted
      When Ann plays two for its ink cost
      Then it is accepted
      When Ann plays three for its ink cost
      Then it is accepted

    @case:second-card-of-the-turn-in-the-notes @conflict:13 @clause:seed-chapter-4:4.1-available @edition:seed-chapter-4
    Scenario: In the notes it is open whether a turn has activity left for a second card
      Given a game of Lorcana
      And these cards
        | ref | card              | player | zone | state |
        | one | an item costing 1 | Ann    | hand |       |
        | two | an item costing 1 | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann plays one for its ink cost
      Then it is accepted
      When Ann plays two for its ink cost
      Then the rules leave open: how many turn actions use up the activity of a turn
        | outcome              |
        | two is in Ann's play |
        | it is refused        |

  Rule: Inking and playing (an ink card was never played, or it was)

    @case:inking-is-playing @conflict:31 @clause:4.2.1.3 @clause:seed-chapter-4:4.1-play @clause:seed-chapter-4:4.2-first @edition:book @edition:seed-chapter-4
    Scenario: An inked card counts as played for an ability only in the notes
      Given a game of Lorcana
      And the made-up card "Chronicler"
        """
        {"type": "character", "cost": 1, "strength": 1, "willpower": 4, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "played", "who": "you"}],
                        "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref   | card                  | player | zone | state |
        | chron | Chronicler            | Ann    | play |       |
        | one   | a character costing 1 | Ann    | hand |       |
      When Ann inks one
      Then it is accepted
      And by reading
        | reading        | outcome        |
        | book           | Ann has 0 lore |
        | seed-chapter-4 | Ann has 1 lore |

    @case:second-ink-card-is-not-played @conflict:31 @clause:4.2.3.1 @clause:seed-chapter-4:4.2-others @edition:book @edition:seed-chapter-4
    Scenario: An additional ink card counts as played neither in the book nor in the notes
      Given a game of Lorcana
      And the made-up card "Chronicler"
        """
        {"type": "character", "cost": 1, "strength": 1, "willpower": 4, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "played", "who": "you"}],
                        "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref   | card                        | player | zone | state |
        | belle | Belle - Strange but Special | Ann    | play |       |
        | one   | a character costing 1       | Ann    | hand |       |
        | two   | a character costing 1       | Ann    | hand |       |
        | chron | Chronicler                  | Ann    | play |       |
      When Ann inks one
      Then it is accepted
      When Ann inks two
      Then it is accepted
      And by reading
        | reading        | outcome        |
        | book           | Ann has 0 lore |
        | seed-chapter-4 | Ann has 1 lore |

  Rule: The inkwell symbol (asked for, or not)

    @case:inked-without-the-symbol @conflict:32 @clause:4.2.1.1 @clause:4.2.1.2 @clause:seed-chapter-4:4.2-play @edition:book @edition:seed-chapter-4
    Scenario: A card without the inkwell symbol is inked only in the notes
      Given a game of Lorcana
      And these cards
        | ref   | card                         | player | zone | state |
        | gantu | Gantu - Experienced Enforcer | Ann    | hand |       |
      When Ann inks gantu
      Then by reading
        | reading              | outcome                   |
        | book, seed-guide     | it is refused             |
        | book, seed-guide     | nothing has changed       |
        | seed-chapter-4       | it is accepted            |
        | seed-chapter-4       | gantu is in Ann's inkwell |

  Rule: What a card is played for (one of its costs, or ink as much as it costs)

    @case:song-without-ink @conflict:33 @clause:5.4.4.2 @clause:4.3.2.2 @clause:seed-chapter-4:4.3-cost @edition:book @edition:seed-chapter-4
    Scenario: A player without ink can have a song sung, but not in the notes
      Given a game of Lorcana
      And these cards
        | ref   | card                  | player | zone | state |
        | ariel | a character costing 5 | Ann    | play |       |
        | song  | a song costing 3      | Ann    | hand |       |
      When Ann sings song with ariel
      Then by reading
        | reading        | outcome                 |
        | book           | it is accepted          |
        | book           | ariel is exerted        |
        | book           | song is in Ann's discard |
        | seed-chapter-4 | it is refused by seed-chapter-4:4.3-cost |
        | seed-chapter-4 | nothing has changed     |

    @case:shift-for-less-than-the-cost @conflict:33 @clause:8.10.1 @clause:4.3.2.2 @clause:seed-chapter-4:4.3-cost @edition:book @edition:seed-chapter-4
    Scenario: A player with ink for the Shift cost alone can shift a character, but not in the notes
      Given a game of Lorcana
      And these cards
        | ref    | card                                              | player | zone | state |
        | stitch | a character costing 1 named Stitch                | Ann    | play |       |
        | star   | a character costing 6 named Stitch, with Shift 4  | Ann    | hand |       |
      And Ann has 4 ready ink
      When Ann shifts star
      Then by reading
        | reading        | outcome                  |
        | book           | it is accepted           |
        | book           | star is on top of stitch |
        | seed-chapter-4 | it is refused by seed-chapter-4:4.3-cost |
        | seed-chapter-4 | nothing has changed      |

    @case:free-without-ink @conflict:33 @clause:4.3.2.2 @clause:seed-chapter-4:4.3-cost @edition:book @edition:seed-chapter-4
    Scenario: A player without ink can play a card for free, but not in the notes
      Given a game of Lorcana
      And the made-up card "Volunteer"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 1, "lore": 1,
         "abilities": [{"is": "alternate-cost", "free": true}]}
        """
      And these cards
        | ref  | card      | player | zone | state |
        | free | Volunteer | Ann    | hand |       |
      When Ann plays free for free
      Then by reading
        | reading        | outcome               |
        | book           | it is accepted        |
        | book           | free is in Ann's play |
        | seed-chapter-4 | it is refused by seed-chapter-4:4.3-cost |
        | seed-chapter-4 | nothing has changed   |

  Rule: How locations come into play (like other cards, or by a location ability)

    @case:location-from-hand @conflict:34 @clause:4.3.3.1 @clause:seed-chapter-4:4.3-locations @edition:book @edition:seed-chapter-4
    Scenario: A location is played from hand, but not in the notes
      Given a game of Lorcana
      And these cards
        | ref   | card                                  | player | zone | state |
        | manor | a location costing 2 | Ann    | hand |       |
      And Ann has 5 ready ink
      When Ann plays manor for its ink cost
      Then by reading
        | reading        | outcome                |
        | book           | it is accepted         |
        | book           | manor is in Ann's play |
        | seed-chapter-4 | it is refused by seed-chapter-4:4.3-locations |
        | seed-chapter-4 | nothing has changed    |

  Rule: What a quest is (lore at once for exerting, or at the end of the turn for a mission)

    @case:lore-now-or-at-the-end @conflict:35 @clause:4.5.1.3 @clause:4.5.1.4 @clause:seed-chapter-4:4.5-assign @clause:seed-chapter-4:4.5-lore @clause:seed-chapter-4:4.5-unassign @edition:book @edition:seed-chapter-4
    Scenario: A quest brings lore at once, but in the notes only at the end of the turn for its mission
      Given a game of Lorcana
      And these cards
        | ref     | card                              | player | zone | state |
        | elsa    | a character costing 1 with 1 Lore | Ann    | play |       |
        | mission | a mission costing 1 with 3 Lore   | Ann    | play |       |
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann quests with elsa
      Then it is accepted
      And by reading
        | reading        | outcome         |
        | book           | elsa is exerted |
        | book           | Ann has 1 lore  |
        | seed-chapter-4 | elsa is ready   |
        | seed-chapter-4 | mission is at elsa |
        | seed-chapter-4 | Ann has 0 lore  |
      When Ann ends their turn
      Then by reading
        | reading        | outcome         |
        | book           | Ann has 1 lore  |
        | seed-chapter-4 | Ann has 3 lore  |
        | seed-chapter-4 | mission is in Ann's play |

    @case:mission-of-a-character-that-leaves @conflict:35 @clause:4.5.2 @clause:seed-chapter-4:4.5-leaves @edition:book @edition:seed-chapter-4
    Scenario: A quester returned to hand keeps the lore in the book, and loses its mission in the notes
      Given a game of Lorcana
      And these cards
        | ref     | card                              | player | zone | state |
        | elsa    | a character costing 1 with 1 Lore | Ann    | play |       |
        | mission | a mission costing 1 with 3 Lore   | Ann    | play |       |
        | mother  | Mother Knows Best                 | Ann    | hand |       |
      And Ann has 3 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann quests with elsa
      And Ann plays mother for its ink cost
      Then it is accepted
      And elsa is in Ann's hand
      And by reading
        | reading        | outcome                  |
        | book           | mission is in Ann's play |
        | seed-chapter-4 | mission is in Ann's discard |
      When Ann ends their turn
      Then by reading
        | reading        | outcome        |
        | book           | Ann has 1 lore |
        | seed-chapter-4 | Ann has 0 lore |

  Rule: Quests in a turn (one a character, or one)

    @case:second-quest-of-the-turn @conflict:36 @clause:4.1.1 @clause:4.5.1 @clause:seed-chapter-4:4.5-once @edition:book @edition:seed-chapter-4
    Scenario: A second character quests in a turn, but not in the notes
      Given a game of Lorcana
      And these cards
        | ref  | card                            | player | zone | state |
        | elsa | a character costing 1           | Ann    | play |       |
        | anna | a character costing 1           | Ann    | play |       |
        | one  | a mission costing 1             | Ann    | play |       |
      When Ann quests with elsa
      Then it is accepted
      When Ann quests with anna
      Then by reading
        | reading        | outcome         |
        | book           | it is accepted  |
        | book           | Ann has 2 lore  |
        | seed-chapter-4 | it is refused by seed-chapter-4:4.5-once |
        | seed-chapter-4 | nothing has changed |

  Rule: Exerting (it keeps from questing, or nothing does)

    @case:exerted-character-quests @conflict:37 @clause:4.5.1.3 @clause:seed-chapter-4:4.5-assign @edition:book @edition:seed-chapter-4
    Scenario: An exerted character quests only in the notes
      Given a game of Lorcana
      And these cards
        | ref  | card                  | player | zone | state   |
        | elsa | a character costing 1 | Ann    | play | exerted |
        | one  | a mission costing 1   | Ann    | play |         |
      When Ann quests with elsa
      Then by reading
        | reading              | outcome             |
        | book, seed-guide     | it is refused       |
        | book, seed-guide     | nothing has changed |
        | seed-chapter-4       | it is accepted      |
        | seed-chapter-4       | one is at elsa      |

    @case:readied-quester-challenges @conflict:37 @clause:4.6.4.1 @clause:seed-chapter-4:4.5-attack @edition:book @edition:seed-chapter-4
    Scenario: A character that quested and is ready again can challenge, but not in the notes
      Given a game of Lorcana
      And the made-up card "Waker"
        """
        {"type": "item", "cost": 1,
         "abilities": [{"is": "activated", "cost": [{"is": "exert-this"}],
                        "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"], "whose": "yours"}},
                                                               {"is": "ready"}]}}]}
        """
      And these cards
        | ref   | card                  | player | zone | state   |
        | elsa  | a character costing 1 | Ann    | play |         |
        | one   | a mission costing 1   | Ann    | play |         |
        | waker | Waker                 | Ann    | play |         |
        | hans  | a character costing 1 | Bob    | play | exerted |
      When Ann quests with elsa
      Then it is accepted
      When Ann uses waker
      Then it is accepted
      And elsa is ready
      When Ann challenges hans with elsa
      Then by reading
        | reading        | outcome             |
        | book           | it is accepted      |
        | book           | hans has 2 damage   |
        | seed-chapter-4 | it is refused by seed-chapter-4:4.5-attack |
        | seed-chapter-4 | nothing has changed |

  Rule: Challenges in a turn (any number, or one)

    @case:second-challenge-of-the-turn @conflict:38 @clause:4.1.1 @clause:4.6.1 @clause:seed-chapter-4:4.6-once @edition:book @edition:seed-chapter-4
    Scenario: A second character challenges in a turn, but not in the notes
      Given a game of Lorcana
      And these cards
        | ref  | card                                  | player | zone | state   |
        | elsa | a character costing 1 with 1 Strength | Ann    | play |         |
        | anna | a character costing 1 with 1 Strength | Ann    | play |         |
        | hans | a character costing 1 with 1 Strength | Bob    | play | exerted |
      When Ann challenges hans with elsa
      Then it is accepted
      When Ann challenges hans with anna
      Then by reading
        | reading        | outcome             |
        | book           | it is accepted      |
        | book           | hans has 2 damage   |
        | seed-chapter-4 | it is refused by seed-chapter-4:4.6-once |
        | seed-chapter-4 | nothing has changed |

  Rule: Who chooses the defender (the challenging player, or the challenged one)

    @case:who-chooses-the-defender @conflict:39 @clause:4.6.4.2 @clause:seed-chapter-4:4.6-2 @edition:book @edition:seed-chapter-4
    @asked:4.6.4.2
    Scenario: Of two characters that can be challenged Ann chooses one, but Bob does in the notes
      Given a game of Lorcana
      And these cards
        | ref  | card                  | player | zone | state   |
        | elsa | a character costing 1 | Ann    | play |         |
        | hans | a character costing 1 | Bob    | play | exerted |
        | sven | a character costing 2 | Bob    | play | exerted |
      When Ann challenges with elsa
      Then by reading
        | reading        | outcome                                  |
        | book           | Ann is asked to choose from hans and sven |
        | seed-chapter-4 | Bob is asked to choose from hans and sven |

  Rule: Nobody can be challenged (no challenge, or one that harms the attacker)

    @case:nobody-can-be-challenged @conflict:41 @clause:4.6.4.2 @clause:8.6.1 @clause:seed-chapter-4:4.6-no-defender @edition:book @edition:seed-chapter-4
    Scenario: With an Evasive opponent alone nobody is challenged, and in the notes the attacker takes damage
      Given a game of Lorcana
      And these cards
        | ref  | card                                | player | zone | state   |
        | elsa | a character costing 1               | Ann    | play |         |
        | hans | a character costing 1, with Evasive | Bob    | play | exerted |
      When Ann challenges with elsa
      Then by reading
        | reading              | outcome             |
        | book, seed-guide     | it is refused       |
        | book, seed-guide     | nothing has changed |
        | seed-chapter-4       | it is accepted      |
        | seed-chapter-4       | hans is undamaged   |
        | seed-chapter-4       | elsa is damaged     |

  Rule: Challenging locations (possible, or not)

    @case:challenging-a-location @conflict:42 @clause:4.6.8 @clause:4.6.8.1 @clause:seed-chapter-4:4.6-challenge @edition:book @edition:seed-chapter-4
    Scenario: A location is challenged, but not in the notes
      Given a game of Lorcana
      And these cards
        | ref   | card                                  | player | zone | state |
        | elsa  | a character costing 1 with 2 Strength | Ann    | play |       |
        | manor | a location costing 1                  | Bob    | play |       |
        | hans  | a character costing 1                 | Bob    | play |       |
      When Ann challenges manor with elsa
      Then by reading
        | reading        | outcome             |
        | book           | it is accepted      |
        | book           | manor has 2 damage  |
        | seed-chapter-4 | it is refused by seed-chapter-4:4.6-challenge |
        | seed-chapter-4 | nothing has changed |

  Rule: Which characters can be challenged (exerted ones, by Evasive ones Evasive ones; or all but Evasive ones)

    @case:challenging-a-ready-character @conflict:44 @clause:4.6.4.2 @clause:seed-chapter-4:4.6-2 @edition:book @edition:seed-chapter-4
    Scenario: A ready character is challenged only in the notes
      Given a game of Lorcana
      And these cards
        | ref  | card                  | player | zone | state |
        | elsa | a character costing 1 | Ann    | play |       |
        | hans | a character costing 1 | Bob    | play |       |
      When Ann challenges hans with elsa
      Then by reading
        | reading              | outcome                  |
        | book, seed-guide     | it is refused by 4.6.4.2 |
        | book, seed-guide     | nothing has changed      |
        | seed-chapter-4       | it is accepted           |
        | seed-chapter-4       | hans has 2 damage        |

    @case:evasive-against-evasive @conflict:44 @clause:4.6.4.3 @clause:8.6.1 @clause:seed-chapter-4:4.6-2 @edition:book @edition:seed-chapter-4
    Scenario: An Evasive character challenges an Evasive one beside another, but not in the notes
      Given a game of Lorcana
      And these cards
        | ref  | card                                | player | zone | state   |
        | elsa | a character costing 1, with Evasive | Ann    | play |         |
        | hans | a character costing 1, with Evasive | Bob    | play | exerted |
        | sven | a character costing 1               | Bob    | play | exerted |
      When Ann challenges hans with elsa
      Then by reading
        | reading        | outcome             |
        | book           | it is accepted      |
        | book           | hans has 2 damage   |
        | seed-chapter-4 | it is refused by seed-chapter-4:4.6-2 |
        | seed-chapter-4 | nothing has changed |

  Rule: Where a character moves (to a location, or between zones)

    @case:moving-to-a-location @conflict:43 @clause:4.7.1 @clause:4.7.4 @clause:seed-chapter-4:4.7-move @edition:book @edition:seed-chapter-4
    Scenario: A character in play moves to a location, but not in the notes
      Given a game of Lorcana
      And these cards
        | ref   | card                                   | player | zone | state |
        | elsa  | a character costing 1                  | Ann    | play |       |
        | manor | a location costing 1, with move cost 1 | Ann    | play |       |
      And Ann has 1 ready ink
      When Ann moves elsa to manor
      Then by reading
        | reading        | outcome             |
        | book           | it is accepted      |
        | book           | elsa is at manor    |
        | seed-chapter-4 | it is refused by seed-chapter-4:4.7-move |
        | seed-chapter-4 | nothing has changed |

    @case:moving-out-of-the-inkwell @conflict:43 @clause:4.7.1 @clause:seed-chapter-4:4.7-bag @edition:book @edition:seed-chapter-4
    Scenario: A character in the inkwell moves only in the notes
      Given a game of Lorcana
      And these cards
        | ref   | card                  | player | zone    | state |
        | elsa  | a character costing 1 | Ann    | inkwell |       |
        | manor | a location costing 1  | Ann    | play    |       |
      And Ann has 1 ready ink
      When Ann moves elsa
      Then by reading
        | reading              | outcome              |
        | book, seed-guide     | it is refused        |
        | book, seed-guide     | nothing has changed  |
        | seed-chapter-4       | it is accepted       |
        | seed-chapter-4       | elsa is in Ann's bag |

  Rule: Moves in a turn (as often as they are paid for, or once)

    @case:moving-twice @conflict:45 @clause:4.1.1 @clause:4.7.2 @edition:book
    Scenario: In the book a character moves on to another location in the same turn
      Given a game of Lorcana
      And these cards
        | ref    | card                                   | player | zone | state |
        | elsa   | a character costing 1                  | Ann    | play |       |
        | manor  | a location costing 1, with move cost 1 | Ann    | play |       |
        | palace | a location costing 1, with move cost 1 | Ann    | play |       |
      And Ann has 2 ready ink
      When Ann moves elsa to manor
      Then it is accepted
      When Ann moves elsa to palace
      Then it is accepted
      And elsa is at palace

    @case:moving-twice-in-the-notes @conflict:45 @clause:seed-chapter-4:4.7-once @edition:seed-chapter-4
    Scenario: In the notes the same character cannot move a second time in a turn
      Given a game of Lorcana
      And these cards
        | ref  | card                  | player | zone    | state |
        | elsa | a character costing 1 | Ann    | inkwell |       |
      When Ann moves elsa
      Then it is accepted
      When Ann moves elsa
      Then it is refused by seed-chapter-4:4.7-once
      And nothing has changed
