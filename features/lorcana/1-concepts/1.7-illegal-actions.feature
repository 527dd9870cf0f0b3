Feature: Illegal actions and illegal choices
  Clauses 1.7.2 and 1.7.4 to 1.7.7.

  Rule: One thing is finished before the next begins

    @case:no-second-action-in-between @clause:1.7.2 @clause:4.1.2
    Scenario Outline: While she has a choice to make, Ann <attempt>: refused
      Given a game of Lorcana
      And these cards
        | ref      | card                               | player | zone | state |
        | brawl    | Brawl                              | Ann    | hand |       |
        | flounder | Flounder - Voice of Reason         | Ann    | hand |       |
        | doc      | Doc - Leader of the Seven Dwarfs   | Ann    | play |       |
        | weak1    | a character costing 1              | Bob    | play |       |
        | weak2    | a character costing 1, with 2 Lore | Bob    | play |       |
      And Ann has 5 ready ink
      When Ann plays brawl for its ink cost
      Then it is accepted
      And Ann is asked
      When Ann <attempt>
      Then it is refused
      And nothing has changed
      When Ann chooses weak1
      Then it is accepted
      And weak1 is in Bob's discard

      Examples:
        | attempt                         |
        | plays flounder for its ink cost |
        | inks flounder                   |
        | quests with doc                 |
        | ends their turn                 |

    @case:the-asked-player-answers @clause:1.7.2 @clause:1.4.3
    Scenario: Bob cannot make a choice that Ann is asked to make
      Given a game of Lorcana
      And these cards
        | ref   | card                               | player | zone | state |
        | brawl | Brawl                              | Ann    | hand |       |
        | weak1 | a character costing 1              | Bob    | play |       |
        | weak2 | a character costing 1, with 2 Lore | Bob    | play |       |
      And Ann has 3 ready ink
      When Ann plays brawl for its ink cost
      Then Ann is asked
      When Bob chooses weak1
      Then it is refused
      And nothing has changed
      When Ann chooses weak2
      Then it is accepted
      And weak1 is in Bob's play
      And weak2 is in Bob's discard

  Rule: Triggered abilities wait in the bag

    @case:trigger-goes-to-the-bag @clause:1.7.4 @clause:7.7.1 @clause:7.7.3.1
    @midway:7.7.3.1
    Scenario: Two abilities triggered by an action wait in the bag together once the action is done
      Given a game of Lorcana
      And the made-up card "Eager Reader"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "played", "what": {"type": ["action"]}}],
                        "effect": {"is": "draw"}}]}
        """
      And the made-up card "Careless Reader"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "played", "what": {"type": ["action"]}}],
                        "effect": {"is": "discard"}}]}
        """
      And these cards
        | ref      | card                | player | zone |
        | eager    | Eager Reader        | Ann    | play |
        | careless | Careless Reader     | Ann    | play |
        | act      | an action costing 1 | Ann    | hand |
      And Ann has 1 ready ink
      And Ann's deck has 2 cards
      When Ann plays act for its ink cost
      Then Ann is asked to choose from eager and careless
      And only this has changed
        | what      | from       | to              |
        | act       | Ann's hand | Ann's discard   |
        | Ann's ink | 1 ready    | 1 exerted       |
        | waiting   | nothing    | careless, eager |
      When Ann chooses careless
      Then it is accepted
      And Ann has 1 card in hand
      And no ability waits

    @case:triggers-are-held-until-the-effect-is-over @clause:1.7.4 @clause:7.7.3.1
    Scenario: An ability triggered by the first half of an action does not resolve before the second half
      Given a game of Lorcana
      And the made-up card "Sting and Balm"
        """
        {"type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "deal-damage", "damage": 1, "all": {"type": ["character"]}},
           {"is": "remove-damage", "all": {"type": ["character"]}}]}}
        """
      And the made-up card "Sulker"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 4, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "damaged", "this": true}],
                        "effect": {"is": "gain-lore", "lore": {"is": "count", "what": {"type": ["character"], "damaged": true}}}}]}
        """
      And these cards
        | ref    | card           | player | zone |
        | balm   | Sting and Balm | Ann    | hand |
        | sulker | Sulker         | Bob    | play |
      When Ann plays balm for its ink cost
      Then it is accepted
      And only this has changed
        | what | from       | to            |
        | balm | Ann's hand | Ann's discard |

  Rule: A character is drying until its player's next turn has begun

    @case:drying-until-the-next-own-turn @clause:5.3.5 @clause:1.7.5 @clause:3.2.2.1 @clause:5.1.1.12
    Scenario: A character played this turn cannot quest before its player's next turn
      Given a game of Lorcana
      And these cards
        | ref      | card                       | player | zone | state |
        | flounder | Flounder - Voice of Reason | Ann    | hand |       |
      And Ann has 1 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann plays flounder for its ink cost
      Then it is accepted
      When Ann quests with flounder
      Then it is refused
      And nothing has changed
      When Ann ends their turn
      Then flounder is drying
      When Bob ends their turn
      Then flounder is dry
      When Ann quests with flounder
      Then it is accepted
      And Ann has 1 lore

  Rule: An action that cannot be finished is taken back with its payments, and may be tried again properly

    @case:redo-after-a-refusal @clause:1.7.6 @clause:1.7.6.1 @edition:book @edition:seed-4.3 @edition:seed-guide
    Scenario: A character costing 4 cannot be played with 3 ink, but can after inking a card
      Given a game of Lorcana
      And these cards
        | ref   | card                             | player | zone | state |
        | gantu | Gantu - Experienced Enforcer     | Ann    | hand |       |
        | doc   | Doc - Leader of the Seven Dwarfs | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann plays gantu for its ink cost
      Then it is refused
      And nothing has changed
      When Ann inks doc
      Then it is accepted
      When Ann plays gantu for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from       | to                 |
        | gantu     | Ann's hand | Ann's play, drying |
        | Ann's ink | 4 ready    | 4 exerted          |

    @case:nothing-of-a-partly-payable-play-stays @clause:1.7.6 @clause:4.1.4 @clause:1.5.3 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.2.4-full @clause:seed-guide:0 @clause:seed-guide:4-full
    Scenario: A Shift that cannot be paid for leaves the character below as it was
      Given a game of Lorcana
      And these cards
        | ref  | card               | player | zone | state             |
        | dog  | Stitch - New Dog   | Ann    | play | exerted, 1 damage |
        | star | Stitch - Rock Star | Ann    | hand |                   |
      And Ann has 3 ready ink
      When Ann shifts star onto dog
      Then it is refused
      And nothing has changed
      And dog is exerted
      And star is in Ann's hand

  Rule: Only an illegal choice is taken back, not the action; without any legal choice that part does nothing

    @case:illegal-choice-is-made-again @clause:1.7.7 @clause:6.7.3 @clause:8.15.1 @ruling:R021c
    Scenario: Brawl cannot choose a character with Ward, nor one with 3 Strength
      Given a game of Lorcana
      And these cards
        | ref    | card                                   | player | zone | state |
        | brawl  | Brawl                                  | Ann    | hand |       |
        | ward   | a character costing 1, with Ward       | Bob    | play |       |
        | strong | a character costing 1, with 3 Strength | Bob    | play |       |
        | weak1  | a character costing 1                  | Bob    | play |       |
        | weak2  | a character costing 1, with 2 Lore     | Bob    | play |       |
      And Ann has 3 ready ink
      When Ann plays brawl for its ink cost
      Then Ann is asked to choose from weak1 and weak2
      When Ann chooses ward
      Then it is refused
      And nothing has changed
      When Ann chooses strong
      Then it is refused
      And nothing has changed
      When Ann chooses weak1
      Then it is accepted
      And only this has changed
        | what      | from       | to            |
        | brawl     | Ann's hand | Ann's discard |
        | weak1     | Bob's play | Bob's discard |
        | Ann's ink | 3 ready    | 3 exerted     |

    @case:exactly-one-choice @clause:1.7.7 @clause:6.7.3
    Scenario Outline: Brawl takes exactly one character: choosing <answer> is refused
      Given a game of Lorcana
      And these cards
        | ref   | card                               | player | zone | state |
        | brawl | Brawl                              | Ann    | hand |       |
        | weak1 | a character costing 1              | Bob    | play |       |
        | weak2 | a character costing 1, with 2 Lore | Bob    | play |       |
      And Ann has 3 ready ink
      When Ann plays brawl for its ink cost
      Then Ann is asked
      When Ann chooses <answer>
      Then it is refused
      And nothing has changed
      When Ann chooses weak1
      Then it is accepted
      And weak1 is in Bob's discard
      And weak2 is in Bob's play

      Examples:
        | answer          |
        | nothing         |
        | weak1 and weak2 |
        | brawl           |

    @case:no-legal-choice-does-nothing @clause:1.7.7 @clause:4.3.3.2 @clause:1.2.3 @ruling:R020a
    Scenario: Brawl can be played with no character weak enough to choose, and does nothing
      Given a game of Lorcana
      And these cards
        | ref    | card                                   | player | zone | state |
        | brawl  | Brawl                                  | Ann    | hand |       |
        | mine   | a character costing 1, with 3 Strength | Ann    | play |       |
        | strong | a character costing 1, with 4 Strength | Bob    | play |       |
      And Ann has 3 ready ink
      When Ann plays brawl for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from       | to            |
        | brawl     | Ann's hand | Ann's discard |
        | Ann's ink | 3 ready    | 3 exerted     |

    @case:ohana-without-family @clause:1.7.7 @clause:4.3.3.2 @ruling:R021b
    Scenario: Ohana Means Family draws nothing if its player has no character
      Given a game of Lorcana
      And these cards
        | ref   | card                  | player | zone | state    |
        | ohana | Ohana Means Family    | Ann    | hand |          |
        | bobs  | a character costing 1 | Bob    | play | 2 damage |
      And Ann has 3 ready ink
      And Ann's deck has 3 cards
      When Ann plays ohana for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from       | to            |
        | ohana     | Ann's hand | Ann's discard |
        | Ann's ink | 3 ready    | 3 exerted     |

    @case:ohana-for-the-undamaged @clause:1.2.3 @ruling:R021a
    Scenario: Ohana Means Family may choose an undamaged character, and then draws nothing
      Given a game of Lorcana
      And these cards
        | ref   | card                  | player | zone | state    |
        | ohana | Ohana Means Family    | Ann    | hand |          |
        | fine  | a character costing 1 | Ann    | play |          |
        | hurt  | a character costing 1 | Ann    | play | 2 damage |
      And Ann has 3 ready ink
      And Ann's deck has 3 cards
      When Ann plays ohana for its ink cost
      Then Ann is asked to choose from fine and hurt
      When Ann chooses fine
      Then it is accepted
      And only this has changed
        | what      | from       | to            |
        | ohana     | Ann's hand | Ann's discard |
        | Ann's ink | 3 ready    | 3 exerted     |

    @case:criminal-mind-without-a-victim @clause:1.7.7 @clause:4.3.3.2 @ruling:R033a
    Scenario: World's Greatest Criminal Mind is sung with no character at 5 Strength, and does nothing
      Given a game of Lorcana
      And these cards
        | ref   | card                                   | player | zone | state |
        | song  | World's Greatest Criminal Mind         | Ann    | hand |       |
        | voice | a character costing 3                  | Ann    | play |       |
        | four  | a character costing 1, with 4 Strength | Bob    | play |       |
      When Ann sings song with voice
      Then it is accepted
      And only this has changed
        | what  | from       | to                  |
        | song  | Ann's hand | Ann's discard       |
        | voice | Ann's play | Ann's play, exerted |

    @case:criminal-mind-wrong-victim @clause:1.7.7 @clause:6.7.3.3 @ruling:R033b
    Scenario: World's Greatest Criminal Mind cannot choose a character with 4 Strength, but one with 5
      Given a game of Lorcana
      And these cards
        | ref   | card                                   | player | zone | state |
        | song  | World's Greatest Criminal Mind         | Ann    | hand |       |
        | four  | a character costing 1, with 4 Strength | Bob    | play |       |
        | five  | a character costing 1, with 5 Strength | Bob    | play |       |
        | six   | a character costing 1, with 6 Strength | Ann    | play |       |
      And Ann has 3 ready ink
      When Ann plays song for its ink cost
      Then Ann is asked to choose from five and six
      When Ann chooses four
      Then it is refused
      And nothing has changed
      When Ann chooses five
      Then it is accepted
      And five is in Bob's discard

    @case:the-other-sentence-still-happens @clause:1.7.7 @clause:6.1.2 @ruling:R020c
    Scenario: Let the Storm Rage On has no character to choose and still draws a card
      Given a game of Lorcana
      And these cards
        | ref   | card                             | player | zone | state |
        | storm | Let the Storm Rage On            | Ann    | hand |       |
        | ward  | a character costing 1, with Ward | Bob    | play |       |
      And Ann has 3 ready ink
      And Ann's deck has 2 cards
      When Ann plays storm for its ink cost
      Then it is accepted
      And only this has changed
        | what       | from       | to            |
        | storm      | Ann's hand | Ann's discard |
        | ann-deck-1 | Ann's deck | Ann's hand    |
        | Ann's ink  | 3 ready    | 3 exerted     |

    @case:a-legal-choice-must-be-made @clause:1.7.7 @clause:8.15.1 @clause:6.7.3 @ruling:R020b
    Scenario: Let the Storm Rage On must choose the only character without Ward
      Given a game of Lorcana
      And these cards
        | ref   | card                                    | player | zone | state |
        | storm | Let the Storm Rage On                   | Ann    | hand |       |
        | ward  | a character costing 1, with Ward        | Bob    | play |       |
        | plain | a character costing 1                   | Bob    | play |       |
      And Ann has 3 ready ink
      And Ann's deck has 2 cards
      When Ann plays storm for its ink cost
      Then it is accepted
      And nobody is asked
      And only this has changed
        | what       | from       | to                   |
        | storm      | Ann's hand | Ann's discard        |
        | plain      | Bob's play | Bob's play, 2 damage |
        | ann-deck-1 | Ann's deck | Ann's hand           |
        | Ann's ink  | 3 ready    | 3 exerted            |

  Rule: Choices are made as the effect resolves, not before

    @case:choice-on-resolution @clause:1.7.3 @clause:6.1.3 @clause:6.7.8
    Scenario: Jessie's ability may choose a character that entered play after it had triggered
      Given a game of Lorcana
      And these cards
        | ref    | card                    | player | zone | state |
        | jessie | Jessie - Lively Cowgirl | Ann    | play |       |
        | herc   | The Return of Hercules  | Ann    | hand |       |
        | mine   | a character costing 2   | Ann    | hand |       |
        | foe    | a character costing 2   | Bob    | play |       |
        | late   | a character costing 2   | Bob    | hand |       |
      And Ann has 5 ready ink
      When Ann plays herc for its ink cost
      And Ann chooses yes
      And Bob chooses yes
      Then Ann is asked to choose from foe and late
      When Ann chooses late
      Then it is accepted
      And late is in Bob's play

    @case:up-to-two-cards @clause:6.1.3 @clause:6.1.3.1 @clause:1.7.7 @ruling:R018b
    Scenario Outline: Lady's ability returns up to two cheap characters from the discard: Ann chooses <answer>
      Given a game of Lorcana
      And these cards
        | ref   | card                    | player | zone    | state |
        | park  | Lady - Miss Park Avenue | Ann    | hand    |       |
        | two   | a character costing 2   | Ann    | discard |       |
        | one   | a character costing 1   | Ann    | discard |       |
        | zero  | a character costing 0   | Ann    | discard |       |
        | three | a character costing 3   | Ann    | discard |       |
        | item  | an item costing 1       | Ann    | discard |       |
        | bobs  | a character costing 1   | Bob    | discard |       |
      And Ann has 5 ready ink
      When Ann plays park for its ink cost
      And Ann chooses yes
      Then Ann is asked to choose from two, one and zero
      When Ann chooses <answer>
      Then <verdict>
      And <after>

      Examples:
        | answer            | verdict        | after                      |
        | two and zero      | it is accepted | Ann has 2 cards in hand    |
        | one               | it is accepted | Ann has 1 card in hand     |
        | nothing           | it is accepted | Ann has 5 cards in discard |
        | two, one and zero | it is refused  | nothing has changed        |
        | one and one       | it is refused  | nothing has changed        |
        | one and three     | it is refused  | nothing has changed        |

    @case:shown-and-taken-back @clause:1.7.6
    Scenario: A card that was announced and cannot be paid for stays in hand
      Given a game of Lorcana
      And these cards
        | ref      | card                       | player | zone | state |
        | flounder | Flounder - Voice of Reason | Ann    | hand |       |
        | other    | a character costing 1      | Ann    | hand |       |
      When Ann plays flounder for its ink cost
      Then it is refused by 1.5.3
      And nothing has changed

    @case:shown-from-under-and-put-back @clause:1.7.6.2
    Scenario: A card played from under an item that cannot be paid for goes back under it, though it was shown
      Given a game of Lorcana
      And the made-up card "Kettle"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "activated", "name": "Pour", "cost": [], "effect": {"is": "allow-play-from-under", "what": {}}}]}
        """
      And these cards
        | ref    | card                  | player | zone | under  |
        | kettle | Kettle                | Ann    | play |        |
        | elf    | a character costing 2 | Ann    | play | kettle |
        | lamp   | an item costing 1     | Ann    | play | elf    |
        | doc    | a character costing 2 | Ann    | hand |        |
      And Ann has 1 ready ink
      When Ann uses kettle
      Then it is accepted
      When Ann plays elf for its ink cost
      Then it is refused by 1.5.3
      And nothing has changed
      When Ann inks doc
      Then it is accepted
      When Ann plays elf for its ink cost
      Then it is accepted
      And elf is in Ann's play
      And lamp is under kettle
