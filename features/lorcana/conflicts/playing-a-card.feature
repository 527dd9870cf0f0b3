Feature: Where the documents about playing a card disagree
  Each scenario shows one conflict: the same position and calls, and what each edition and reading makes of them.

  Rule: An action and the Play zone (the book and the translation put it there while it resolves, the guides never do)

    @case:action-rests-in-play-zone @conflict:1 @clause:4.3.3.2 @clause:6.7.1.2 @clause:5.4.1.2 @clause:seed-chapter-4:4.3-types @edition:book @edition:seed-4.3 @edition:seed-chapter-4 @edition:seed-guide
    @clause:seed-4.3:4.3.3.2 @clause:seed-guide:5-zone
    Scenario: A resolving action counts itself among the actions in play, but not in the guides
      Given a game of Lorcana
      And the made-up card "Self-Portrait"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "gain-lore", "lore": {"is": "count", "what": {"type": ["action"], "whose": "yours"}}}}
        """
      And these cards
        | ref      | card          | player | zone |
        | portrait | Self-Portrait | Ann    | hand |
      And Ann has 1 ready ink
      When Ann plays portrait for its ink cost
      Then it is accepted
      And by reading
        | reading                            | outcome        |
        | book, seed-4.3, seed-chapter-4     | Ann has 1 lore |
        | seed-guide                         | Ann has 0 lore |
      And portrait is in Ann's discard

  Rule: For free (every cost, or only the ink)

    @case:free-waives-every-cost @conflict:2 @clause:4.3.2.2 @clause:6.1.7 @clause:1.5.5.3 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.2.2-free-skip @clause:seed-guide:3-free
    Scenario: An additional discard for a character that is played for free is made only in the guides
      Given a game of Lorcana
      And the made-up card "Oath-Bound Knight"
        """
        {"name": "Oath-Bound Knight", "type": "character", "cost": 2, "strength": 3, "willpower": 3, "lore": 2,
         "classifications": ["Storyborn", "Knight"],
         "abilities": [{"is": "additional-cost", "cost": [{"is": "discard"}]}]}
        """
      And these cards
        | ref    | card              | player | zone | state |
        | jit    | Just in Time      | Ann    | hand |       |
        | knight | Oath-Bound Knight | Ann    | hand |       |
        | spare  | Lantern           | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann plays jit for its ink cost
      And Ann chooses yes
      Then it is accepted
      And knight is in Ann's play
      And Ann has 0 ready ink
      And by reading
        | reading                  | outcome                  |
        | book, seed-4.3           | spare is in Ann's hand   |
        | seed-guide               | spare is in Ann's discard |

    @case:free-with-a-cost-that-cannot-be-paid @conflict:2 @clause:4.3.2.2 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.2.2-free-skip @clause:seed-guide:3-free
    Scenario: With nothing to discard a character can still be played for free, but not in the guides
      Given a game of Lorcana
      And the made-up card "Oath-Bound Knight"
        """
        {"name": "Oath-Bound Knight", "type": "character", "cost": 2, "strength": 3, "willpower": 3, "lore": 2,
         "classifications": ["Storyborn", "Knight"],
         "abilities": [{"is": "additional-cost", "cost": [{"is": "discard"}]},
                       {"is": "alternate-cost", "free": true}]}
        """
      And these cards
        | ref    | card              | player | zone | state |
        | knight | Oath-Bound Knight | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann plays knight for free
      Then by reading
        | reading                  | outcome                 |
        | book, seed-4.3           | it is accepted          |
        | book, seed-4.3           | knight is in Ann's play |
        | seed-guide               | it is refused           |
        | seed-guide               | nothing has changed     |

    @case:cost-to-play-for-free @conflict:2 @clause:4.3.2.2 @clause:1.5.5.3 @edition:book
    Scenario: In the book it is open whether Scrooge's four items are exerted to play him for free
      Given a game of Lorcana
      And these cards
        | ref     | card                               | player | zone | state |
        | scrooge | Scrooge McDuck - Resourceful Miser | Ann    | hand |       |
        | item1   | Lantern                            | Ann    | play |       |
        | item2   | Lantern                            | Ann    | play |       |
        | item3   | Lantern                            | Ann    | play |       |
        | item4   | Lantern                            | Ann    | play |       |
      And Ann has 1 ready ink
      When Ann plays scrooge for its other cost
      Then it is accepted
      And scrooge is in Ann's play
      And Ann has 1 ready ink
      And the rules leave open: is a cost charged that stands before "to play this for free", when playing for free skips all payment
        | outcome          |
        | item1 is exerted |
        | item1 is ready   |

    @case:cost-to-play-for-free-in-the-guides @conflict:2 @clause:4.3.2.2 @clause:4.3.2.4 @edition:seed-guide
    @clause:seed-guide:3-free
    Scenario: In the guides Scrooge's four items are exerted, since only ink is waived
      Given a game of Lorcana
      And these cards
        | ref     | card                               | player | zone | state |
        | scrooge | Scrooge McDuck - Resourceful Miser | Ann    | hand |       |
        | item1   | Lantern                            | Ann    | play |       |
        | item2   | Lantern                            | Ann    | play |       |
        | item3   | Lantern                            | Ann    | play |       |
        | item4   | Lantern                            | Ann    | play |       |
      And Ann has 1 ready ink
      When Ann plays scrooge for its other cost
      Then it is accepted
      And only this has changed
        | what    | from       | to                  |
        | scrooge | Ann's hand | Ann's play, drying  |
        | item1   | Ann's play | Ann's play, exerted |
        | item2   | Ann's play | Ann's play, exerted |
        | item3   | Ann's play | Ann's play, exerted |
        | item4   | Ann's play | Ann's play, exerted |

  Rule: A free character and "the next character" (worded differently, one outcome: the reduction is used up)

    @case:next-character-free-uses-reduction @conflict:3 @clause:4.3.6 @clause:1.5.5.3 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.6-A
    Scenario: After a free character the next one costs full price in every document
      Given a game of Lorcana
      And these cards
        | ref   | card                             | player | zone | state |
        | doc   | Doc - Leader of the Seven Dwarfs | Ann    | play |       |
        | jit   | Just in Time                     | Ann    | hand |       |
        | five  | a character costing 5            | Ann    | hand |       |
        | six   | a character costing 6            | Ann    | hand |       |
      And Ann has 8 ready ink
      When Ann quests with doc
      Then it is accepted
      When Ann plays jit for its ink cost
      And Ann chooses yes
      Then five is in Ann's play
      And Ann has 5 ready ink
      When Ann plays six for its ink cost
      Then it is refused
      And nothing has changed

  Rule: When "played" abilities go off (worded differently, one outcome: after the whole card)

    @case:play-trigger-waits-for-the-whole-card @conflict:5 @clause:4.3.4 @clause:4.3.4.1 @clause:1.7.2 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.4 @clause:seed-guide:6 @clause:seed-guide-2:b5.1.2
    Scenario: The draw for playing an action comes after the action has emptied the hand
      Given a game of Lorcana
      And the made-up card "Eager Reader"
        """
        {"name": "Eager Reader", "type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "played", "what": {"type": ["action"]}}],
                        "effect": {"is": "may", "do": {"is": "draw"}}}]}
        """
      And the made-up card "Clean Slate"
        """
        {"name": "Clean Slate", "type": "action", "cost": 1, "effect": {"is": "discard", "all": true}}
        """
      And these cards
        | ref    | card         | player | zone | state |
        | reader | Eager Reader | Ann    | play |       |
        | slate  | Clean Slate  | Ann    | hand |       |
        | spare  | Lantern      | Ann    | hand |       |
      And Ann has 1 ready ink
      And Ann's deck has 2 cards
      When Ann plays slate for its ink cost
      And Ann chooses yes
      Then ann-deck-1 is in Ann's hand
      And slate is in Ann's discard
      And spare is in Ann's discard

  Rule: A card that can be free (the player's choice, or free by itself)

    @case:free-is-a-choice @conflict:6 @clause:4.3.2.2 @clause:1.5.5 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.2.2-free
    Scenario: Ann can pay ink for Pudge although he could be free, but not in the translation
      Given a game of Lorcana
      And these cards
        | ref   | card                         | player | zone | state |
        | lilo  | Lilo - Snow Artist           | Ann    | play |       |
        | pudge | Pudge - Controls the Weather | Ann    | hand |       |
      And Ann has 2 ready ink
      When Ann plays pudge for its ink cost
      Then by reading
        | reading                            | outcome             |
        | book, seed-guide                   | it is accepted      |
        | book, seed-guide                   | Ann has 0 ready ink |
        | seed-4.3                           | it is refused       |
        | seed-4.3                           | nothing has changed |

  Rule: A free card and Shift (another alternate cost, or a way of playing that costs no ink)

    @case:free-excludes-shift @conflict:7 @clause:6.1.7 @clause:4.3.2.2 @clause:8.10.1 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-guide:3-free
    Scenario: Just in Time plays Pie Slinger without Shift, which the guides offer as a choice
      Given a game of Lorcana
      And these cards
        | ref    | card                          | player | zone | state |
        | jit    | Just in Time                  | Ann    | hand |       |
        | pie    | Donald Duck - Pie Slinger     | Ann    | hand |       |
        | donald | Donald Duck - Boisterous Fowl | Ann    | play |       |
      And Ann has 3 ready ink
      When Ann plays jit for its ink cost
      And Ann chooses yes
      Then by reading
        | reading                  | outcome                                    |
        | book, seed-4.3           | nobody is asked                            |
        | book, seed-4.3           | pie is in Ann's play                       |
        | book, seed-4.3           | pie is drying                              |
        | seed-guide               | Ann is asked to choose from ink and shift  |

  Rule: An action played by another effect (after that effect, or at once)

    @case:nested-action-waits @conflict:8 @clause:6.7.8.1 @clause:6.7.8 @clause:4.3.3.2 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.3.2-resolve @clause:seed-guide:5-action @clause:seed-guide-2:b5.1.2
    Scenario: A played action discards the card that the rest of the ability draws only in the book
      Given a game of Lorcana
      And the made-up card "Stage Manager"
        """
        {"name": "Stage Manager", "type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "played", "this": true}],
                        "effect": {"is": "sequence", "steps": [
                          {"is": "may", "do": {"is": "play", "what": {"type": ["action"]}}}, {"is": "draw"}]}}]}
        """
      And the made-up card "Clean Slate"
        """
        {"name": "Clean Slate", "type": "action", "cost": 1, "effect": {"is": "discard", "all": true}}
        """
      And these cards
        | ref     | card          | player | zone | state |
        | manager | Stage Manager | Ann    | hand |       |
        | slate   | Clean Slate   | Ann    | hand |       |
        | spare   | Lantern       | Ann    | hand |       |
      And Ann has 2 ready ink
      And Ann's deck has 2 cards
      When Ann plays manager for its ink cost
      And Ann chooses yes
      Then it is accepted
      And slate is in Ann's discard
      And spare is in Ann's discard
      And by reading
        | reading                            | outcome                        |
        | book                               | ann-deck-1 is in Ann's discard |
        | seed-4.3, seed-guide               | ann-deck-1 is in Ann's hand    |

  Rule: An action without a legal choice (does nothing, or cannot be played)

    @case:action-without-legal-choice @conflict:9 @clause:1.7.7 @clause:4.3.3.2 @clause:4.1.4 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-guide:0
    Scenario: Brawl can be played with nobody weak enough to choose, but not in the guides
      Given a game of Lorcana
      And these cards
        | ref    | card                                   | player | zone | state |
        | brawl  | Brawl                                  | Ann    | hand |       |
        | strong | a character costing 1, with 3 Strength | Bob    | play |       |
      And Ann has 3 ready ink
      When Ann plays brawl for its ink cost
      Then by reading
        | reading                  | outcome                   |
        | book, seed-4.3           | it is accepted            |
        | book, seed-4.3           | brawl is in Ann's discard |
        | book, seed-4.3           | Ann has 0 ready ink       |
        | seed-guide               | it is refused             |
        | seed-guide               | nothing has changed       |

    @case:action-of-which-a-part-cannot-be-done @conflict:9 @clause:1.2.3 @clause:4.1.4 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-guide:0
    Scenario Outline: Ann plays an action that <does>, with one card in the deck and none in hand: <which>
      Given a game of Lorcana
      And the made-up card "Wish"
        """
        {"type": "action", "cost": 1, "effect": <effect>}
        """
      And these cards
        | ref  | card                               | player | zone | state |
        | wish | Wish                               | Ann    | hand |       |
        | hans | a character costing 1              | Ann    | play |       |
      And Ann's deck has 1 card
      And Ann has 1 ready ink
      When Ann plays wish for its ink cost
      Then by reading
        | reading        | outcome        |
        | book, seed-4.3 | it is accepted |
        | seed-guide     | <guides>       |

      Examples:
        | which                     | does                           | guides         | effect |
        | one card too few          | draws two cards                | it is refused  | {"is": "draw", "cards": 2} |
        | just enough               | draws one card                 | it is accepted | {"is": "draw"} |
        | the second part cannot be | brings lore and has one discard | it is refused | {"is": "sequence", "steps": [{"is": "gain-lore", "lore": 1}, {"is": "discard", "cards": 1}]} |
        | the drawn card will do    | draws and discards a card      | it is accepted | {"is": "sequence", "steps": [{"is": "draw"}, {"is": "discard", "cards": 1}]} |
        | only who may need not     | may banish an item             | it is accepted | {"is": "may", "do": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["item"]}}, {"is": "banish"}]}} |
        | up to is also none        | chooses up to one item         | it is accepted | {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["item"]}, "least": 0}, {"is": "banish"}]} |
        | one of two can be done    | draws two, or brings lore      | it is accepted | {"is": "one-of", "modes": {"draw": {"is": "draw", "cards": 2}, "lore": {"is": "gain-lore", "lore": 1}}} |

  Rule: Gantu's increase and a song that is sung (the book adds modifiers to alternate costs, a reminder says otherwise)

    @case:increase-on-a-sung-song @conflict:118 @clause:4.3.2.3 @clause:1.1.7 @clause:5.4.4.2 @edition:book
    Scenario: Singing with Gantu in play takes 2 ink in the book
      Given a game of Lorcana
      And these cards
        | ref   | card                         | player | zone | state |
        | gantu | Gantu - Experienced Enforcer | Bob    | play |       |
        | voice | a character costing 3        | Ann    | play |       |
        | song  | Friends on the Other Side    | Ann    | hand |       |
      And Ann has 2 ready ink
      And Ann's deck has 2 cards
      When Ann sings song with voice
      Then it is accepted
      And voice is exerted
      And Ann has 0 ready ink

  Rule: A song that an ability plays and puts on the bottom of the deck

    @case:song-under-the-deck-while-it-resolves @clause:6.7.1.2 @clause:6.7.8.1 @conflict:105
    Scenario: Ursula's song, put under a deck of one card, draws that card and itself
      Given a game of Lorcana
      And these cards
        | ref    | card                      | player | zone |
        | ursula | Ursula - Deceiver of All  | Ann    | play |
        | song   | Friends on the Other Side | Ann    | hand |
      And Ann's deck has 3 cards
      When Ann sings song with ursula
      And Ann chooses yes
      Then it is accepted
      And ann-deck-3 is in Ann's hand
      And song is in Ann's hand
