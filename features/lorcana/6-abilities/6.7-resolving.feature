Feature: Resolving cards and effects
  Clauses 6.7.1, 6.7.4, 6.7.6, 6.7.8 and 6.7.9.

  Rule: A played card resolves by its kind, its triggers afterwards

    @case:permanent-cards-enter-play @clause:6.7.1 @clause:6.7.1.1
    Scenario: A location that Bob plays is in play, and is not drying
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref  | card                          | player | zone | state |
        | lake | Never Land - Mermaid Lagoon   | Bob    | hand |       |
      And Bob has 1 ready ink
      When Bob plays lake for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from       | to         |
        | lake      | Bob's hand | Bob's play |
        | Bob's ink | 1 ready    | 1 exerted  |

    @case:both-sentences-before-the-trigger @clause:6.7.2 @clause:6.7.4 @clause:6.1.2
    Scenario: An ability triggered by an action's first sentence waits for the second
      Given a game of Lorcana
      And the made-up card "Mourner"
        """
        {"name": "Mourner", "type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "banished", "who": "any", "what": {"type": ["character"]}}],
                        "effect": {"is": "draw"}}]}
        """
      And the made-up card "Last Farewell"
        """
        {"name": "Last Farewell", "type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}}, {"is": "banish"},
           {"is": "discard", "all": true}]}}
        """
      And these cards
        | ref     | card                  | player | zone | state |
        | mourner | Mourner               | Ann    | play |       |
        | last    | Last Farewell         | Ann    | hand |       |
        | spare   | Lantern               | Ann    | hand |       |
        | bobs    | a character costing 1 | Bob    | play |       |
      And Ann has 1 ready ink
      And Ann's deck has 2 cards
      When Ann plays last for its ink cost
      Then it is accepted
      And only this has changed
        | what       | from       | to            |
        | last       | Ann's hand | Ann's discard |
        | bobs       | Bob's play | Bob's discard |
        | spare      | Ann's hand | Ann's discard |
        | ann-deck-1 | Ann's deck | Ann's hand    |
        | Ann's ink  | 1 ready    | 1 exerted     |

  Rule: With several players acting, the active one goes first, and all of it is one effect

    @case:both-players-play-then-triggers @clause:6.7.6 @clause:6.7.8 @clause:7.7.4.2 @clause:7.7.4.4 @ruling:R027a
    @asked:6.7.6
    Scenario: For The Return of Hercules Ann plays a character, then Bob, and only then their abilities resolve
      Given a game of Lorcana
      And these cards
        | ref  | card                            | player | zone | state |
        | herc | The Return of Hercules          | Ann    | hand |       |
        | acin | Cinderella - Knight in Training | Ann    | hand |       |
        | bcin | Cinderella - Knight in Training | Bob    | hand |       |
      And Ann has 5 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann plays herc for its ink cost
      Then Ann is asked
      When Ann chooses yes
      Then Bob is asked
      When Bob chooses yes
      Then Ann is asked
      When Ann chooses no
      Then Bob is asked
      When Bob chooses no
      Then nobody is asked
      And only this has changed
        | what      | from       | to                 |
        | herc      | Ann's hand | Ann's discard      |
        | acin      | Ann's hand | Ann's play, drying |
        | bcin      | Bob's hand | Bob's play, drying |
        | Ann's ink | 5 ready    | 5 exerted          |

    @case:active-player-bob-plays-first @clause:6.7.6 @ruling:R027a @asked:6.7.6
    Scenario: In Bob's turn Bob is the first to play a character
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref  | card                   | player | zone | state |
        | herc | The Return of Hercules | Bob    | hand |       |
        | bobs | a character costing 9  | Bob    | hand |       |
        | anns | a character costing 9  | Ann    | hand |       |
      And Bob has 5 ready ink
      When Bob plays herc for its ink cost
      Then Bob is asked
      When Bob chooses no
      Then Ann is asked
      When Ann chooses yes
      Then it is accepted
      And bobs is in Bob's hand
      And anns is in Ann's play

  Rule: A card played by an effect is played during it; what that causes comes after it

    @case:location-played-by-an-action @clause:6.7.8 @clause:6.7.4 @midway:6.7.8
    Scenario: Get to Safety! draws for Sleepy Hollow before Jim Hawkins may move there
      Given a game of Lorcana
      And these cards
        | ref    | card                         | player | zone    | state |
        | safety | Get to Safety!               | Ann    | hand    |       |
        | hollow | Sleepy Hollow - The Bridge   | Ann    | discard |       |
        | jim    | Jim Hawkins - Space Traveler | Ann    | play    |       |
      And Ann has 1 ready ink
      And Ann's deck has 2 cards
      When Ann plays safety for its ink cost
      Then ann-deck-1 is in Ann's hand
      When Ann chooses yes
      Then it is accepted
      And jim is at hollow
      And only this has changed
        | what       | from          | to                    |
        | safety     | Ann's hand    | Ann's discard         |
        | hollow     | Ann's discard | Ann's play            |
        | jim        | Ann's play    | Ann's play, at hollow |
        | ann-deck-1 | Ann's deck    | Ann's hand            |
        | Ann's ink  | 1 ready       | 1 exerted             |

    @case:location-too-dear-for-the-action @clause:6.1.3.1
    Scenario: A location costing 4 stays in the discard, and without Sleepy Hollow nothing is drawn
      Given a game of Lorcana
      And these cards
        | ref    | card                         | player | zone    | state |
        | safety | Get to Safety!               | Ann    | hand    |       |
        | big    | a location costing 4         | Ann    | discard |       |
        | jim    | Jim Hawkins - Space Traveler | Ann    | play    |       |
      And Ann has 1 ready ink
      And Ann's deck has 2 cards
      When Ann plays safety for its ink cost
      Then it is accepted
      And nobody is asked
      And only this has changed
        | what      | from       | to            |
        | safety    | Ann's hand | Ann's discard |
        | Ann's ink | 1 ready    | 1 exerted     |

    @case:action-played-by-an-ability-resolves-after-it @clause:6.7.8.1 @clause:6.7.8 @clause:6.7.1.2 @ruling:R062a
    Scenario: An action that Robin Hood plays counts the cards that his ability discards after it
      Given a game of Lorcana
      And the made-up card "Swarming Fire"
        """
        {"name": "Swarming Fire", "type": "action", "cost": 3,
         "effect": {"is": "if",
                    "condition": {"is": "happened-this-turn", "event": "put-into-discard",
                                  "what": {"whose": "yours", "other": true}, "least": 2},
                    "then": {"is": "sequence", "steps": [
                      {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}}, {"is": "banish"}]}}}
        """
      And these cards
        | ref   | card                                   | player | zone | state |
        | robin | Robin Hood - Sharpshooter              | Ann    | play |       |
        | swarm | Swarming Fire                          | Ann    | deck |       |
        | x1    | Lantern                                | Ann    | deck |       |
        | x2    | Lantern                                | Ann    | deck |       |
        | x3    | Lantern                                | Ann    | deck |       |
        | rest  | Lantern                                | Ann    | deck |       |
        | big   | a character costing 6, with 6 Strength | Bob    | play |       |
      When Ann quests with robin
      Then Ann is asked to choose from swarm
      When Ann chooses swarm
      Then it is accepted
      And only this has changed
        | what       | from       | to                  |
        | robin      | Ann's play | Ann's play, exerted |
        | Ann's lore | 0          | 2                   |
        | swarm      | Ann's deck | Ann's discard       |
        | x1         | Ann's deck | Ann's discard       |
        | x2         | Ann's deck | Ann's discard       |
        | x3         | Ann's deck | Ann's discard       |
        | big        | Bob's play | Bob's discard       |

    @case:fireflies-swarm-after-robins-performance @clause:6.7.8.1 @clause:6.7.8
    Scenario: Firefly Swarm, played by Robin Hood, counts the cards that his ability discards after it
      Given a game of Lorcana
      And these cards
        | ref     | card                      | player | zone |
        | robin   | Robin Hood - Sharpshooter | Ann    | play |
        | swarm   | Firefly Swarm             | Ann    | deck |
        | aladdin | Aladdin - Street Rat      | Ann    | deck |
        | lantern | Lantern                   | Ann    | deck |
        | hades   | Hades - Infernal Schemer  | Ann    | deck |
        | other   | Lantern                   | Ann    | deck |
        | maui    | Maui - Whale              | Bob    | play |
      When Ann quests with robin
      And Ann chooses swarm
      And Ann chooses 2
      And Ann chooses maui
      Then it is accepted
      And maui is in Bob's discard
      And swarm is in Ann's discard

    @case:whose-turn-it-is @clause:6.7.6
    Scenario Outline: At the end of <who>'s turn Ann's Gargoyle brings lore to <who>, whose turn it is
      Given a game of Lorcana
      And the made-up card "Gargoyle"
        """
        {"name": "Gargoyle", "type": "character", "cost": 4, "strength": 1, "willpower": 4, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "turn-ends", "who": "any"}],
                        "effect": {"is": "each-player", "who": "active", "do": {"is": "gain-lore", "lore": 2}}}]}
        """
      And these cards
        | ref      | card     | player | zone |
        | gargoyle | Gargoyle | Ann    | play |
      And it is <who>'s turn
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When <who> ends their turn
      Then it is accepted
      And <who> has 2 lore
      And <other> has 0 lore

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

    @case:lady-tremaine-takes-from-who-has-more @clause:6.7.6
    Scenario: Lady Tremaine takes lore from an opponent with more lore, and none from one with as much
      Given a game of Lorcana for three players
      And these cards
        | ref      | card                                  | player | zone |
        | tremaine | Lady Tremaine - Overbearing Matriarch | Ann    | hand |
      And Ann has 2 ready ink
      And Ann has 3 lore
      And Bob has 3 lore
      And Cat has 4 lore
      When Ann plays tremaine for its ink cost
      Then it is accepted
      And Bob has 3 lore
      And Cat has 3 lore
      And Ann has 3 lore

    @case:played-action-does-not-count-itself @clause:6.7.1.2 @ruling:R062b
    Scenario: With only one other card discarded, an action that needs two does not count itself
      Given a game of Lorcana
      And the made-up card "Swarming Fire"
        """
        {"name": "Swarming Fire", "type": "action", "cost": 3,
         "effect": {"is": "if",
                    "condition": {"is": "happened-this-turn", "event": "put-into-discard",
                                  "what": {"whose": "yours"}, "least": 2},
                    "then": {"is": "sequence", "steps": [
                      {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}}, {"is": "banish"}]}}}
        """
      And these cards
        | ref   | card                                   | player | zone | state |
        | robin | Robin Hood - Sharpshooter              | Ann    | play |       |
        | swarm | Swarming Fire                          | Ann    | deck |       |
        | x1    | Lantern                                | Ann    | deck |       |
        | big   | a character costing 6, with 6 Strength | Bob    | play |       |
      When Ann quests with robin
      Then Ann is asked to choose from swarm
      When Ann chooses swarm
      Then it is accepted
      And only this has changed
        | what       | from       | to                  |
        | robin      | Ann's play | Ann's play, exerted |
        | Ann's lore | 0          | 2                   |
        | swarm      | Ann's deck | Ann's discard       |
        | x1         | Ann's deck | Ann's discard       |

    @case:played-action-before-waiting-abilities @clause:6.7.8.1
    Scenario: The action that Robin Hood plays takes effect before any waiting ability
      Given a game of Lorcana
      And the made-up card "Clean Slate"
        """
        {"name": "Clean Slate", "type": "action", "cost": 1, "effect": {"is": "discard", "all": true}}
        """
      And the made-up card "Quest Fan"
        """
        {"name": "Quest Fan", "type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "quested", "what": {"type": ["character"], "whose": "yours"}}],
                        "effect": {"is": "draw"}}]}
        """
      And these cards
        | ref   | card                      | player | zone | state |
        | robin | Robin Hood - Sharpshooter | Ann    | play |       |
        | fan   | Quest Fan                 | Ann    | play |       |
        | spare | Lantern                   | Ann    | hand |       |
        | slate | Clean Slate               | Ann    | deck |       |
        | x1    | Lantern                   | Ann    | deck |       |
        | x2    | Lantern                   | Ann    | deck |       |
        | x3    | Lantern                   | Ann    | deck |       |
        | draw  | Lantern                   | Ann    | deck |       |
      When Ann quests with robin
      Then Ann is asked to choose from fan and robin
      When Ann chooses robin
      Then Ann is asked to choose from slate
      When Ann chooses slate
      Then it is accepted
      And spare is in Ann's discard
      And draw is in Ann's hand
      And slate is in Ann's discard

    @case:robin-hood-declines @clause:6.1.2 @clause:7.1.4
    Scenario: A player who reveals nothing for Robin Hood discards all four cards
      Given a game of Lorcana
      And these cards
        | ref   | card                                   | player | zone | state |
        | robin | Robin Hood - Sharpshooter              | Ann    | play |       |
        | act   | an action costing 6                    | Ann    | deck |       |
        | act7  | an action costing 7                    | Ann    | deck |       |
        | storm | Let the Storm Rage On                  | Ann    | deck |       |
        | x1    | Lantern                                | Ann    | deck |       |
      When Ann quests with robin
      Then Ann is asked to choose from act and storm
      When Ann chooses nothing
      Then it is accepted
      And only this has changed
        | what       | from       | to                  |
        | robin      | Ann's play | Ann's play, exerted |
        | Ann's lore | 0          | 2                   |
        | act        | Ann's deck | Ann's discard       |
        | act7       | Ann's deck | Ann's discard       |
        | storm      | Ann's deck | Ann's discard       |
        | x1         | Ann's deck | Ann's discard       |

    @case:revealed-and-not-playable @clause:1.7.7
    Scenario: While Pete forbids actions, Robin Hood can reveal none to play, and all four are discarded
      Given a game of Lorcana
      And these cards
        | ref   | card                      | player | zone |
        | robin | Robin Hood - Sharpshooter | Ann    | play |
        | pete  | Pete - Games Referee      | Bob    | hand |
        | first | Lantern                   | Ann    | deck |
        | act   | an action costing 6       | Ann    | deck |
        | x1    | Lantern                   | Ann    | deck |
        | x2    | Lantern                   | Ann    | deck |
        | x3    | Lantern                   | Ann    | deck |
        | last  | Lantern                   | Ann    | deck |
        | one   | Lantern                   | Bob    | deck |
      And it is Bob's turn
      And Bob has 9 ready ink
      When Bob plays pete for its ink cost
      And Bob ends their turn
      And Ann quests with robin
      Then it is accepted
      And nobody is asked
      And only this has changed
        | what       | from       | to                  |
        | robin      | Ann's play | Ann's play, exerted |
        | Ann's lore | 0          | 2                   |
        | act        | Ann's deck | Ann's discard       |
        | x1         | Ann's deck | Ann's discard       |
        | x2         | Ann's deck | Ann's discard       |
        | x3         | Ann's deck | Ann's discard       |

    @case:resolving-song-cannot-choose-itself @clause:6.7.1.2 @clause:6.7.8.1 @clause:1.7.7 @ruling:R120
    Scenario: We Know the Way played by Naveen finds an empty discard
      Given a game of Lorcana
      And these cards
        | ref    | card                           | player | zone | state |
        | naveen | Prince Naveen - Ukulele Player | Ann    | hand |       |
        | way    | We Know the Way                | Ann    | hand |       |
        | top    | Lantern                        | Ann    | deck |       |
        | next   | Lantern                        | Ann    | deck |       |
      And Ann has 4 ready ink
      When Ann plays naveen for its ink cost
      And Ann chooses yes
      Then it is accepted
      And nobody is asked
      And only this has changed
        | what      | from       | to                 |
        | naveen    | Ann's hand | Ann's play, drying |
        | way       | Ann's hand | Ann's discard      |
        | top       | Ann's deck | Ann's hand         |
        | Ann's ink | 4 ready    | 4 exerted          |

    @case:revealed-card-of-the-same-name @clause:6.7.8 @clause:6.1.7 @clause:6.1.4
    Scenario: We Know the Way shuffles a Lantern in, reveals it and plays it for free
      Given a game of Lorcana
      And these cards
        | ref     | card            | player | zone    | state |
        | way     | We Know the Way | Ann    | hand    |       |
        | lantern | Lantern         | Ann    | discard |       |
        | x1      | Brawl           | Ann    | deck    |       |
      And Ann has 3 ready ink
      And chance gives lantern and x1
      When Ann plays way for its ink cost
      And Ann chooses yes
      Then it is accepted
      And only this has changed
        | what      | from          | to            |
        | way       | Ann's hand    | Ann's discard |
        | lantern   | Ann's discard | Ann's play    |
        | Ann's ink | 3 ready       | 3 exerted     |

    @case:revealed-card-of-another-name @clause:6.1.2
    Scenario: We Know the Way puts a revealed card of another name into Ann's hand
      Given a game of Lorcana
      And these cards
        | ref     | card            | player | zone    | state |
        | way     | We Know the Way | Ann    | hand    |       |
        | lantern | Lantern         | Ann    | discard |       |
        | x1      | Brawl           | Ann    | deck    |       |
      And Ann has 3 ready ink
      And chance gives x1 and lantern
      When Ann plays way for its ink cost
      Then it is accepted
      And nobody is asked
      And only this has changed
        | what      | from          | to            |
        | way       | Ann's hand    | Ann's discard |
        | lantern   | Ann's discard | Ann's deck    |
        | x1        | Ann's deck    | Ann's hand    |
        | Ann's ink | 3 ready       | 3 exerted     |

    @case:song-played-again-from-the-discard @clause:6.7.8.1 @clause:6.7.4 @clause:6.1.11
    Scenario: Ursula plays the song she sang again, and it ends on the bottom of the deck
      Given a game of Lorcana
      And these cards
        | ref    | card                      | player | zone | state |
        | ursula | Ursula - Deceiver of All  | Ann    | play |       |
        | song   | Friends on the Other Side | Ann    | hand |       |
        | other  | Friends on the Other Side | Ann    | discard |    |
      And Ann's deck has 6 cards
      When Ann sings song with ursula
      And Ann chooses yes
      Then it is accepted
      And only this has changed
        | what       | from       | to                  |
        | song       | Ann's hand | Ann's deck          |
        | ursula     | Ann's play | Ann's play, exerted |
        | ann-deck-1 | Ann's deck | Ann's hand          |
        | ann-deck-2 | Ann's deck | Ann's hand          |
        | ann-deck-3 | Ann's deck | Ann's hand          |
        | ann-deck-4 | Ann's deck | Ann's hand          |

  Rule: How a card enters play is part of its entering

    @case:mother-gothel-enters-damaged @clause:6.7.9
    Scenario: Mother Gothel enters play with her damage already on her
      Given a game of Lorcana
      And these cards
        | ref    | card                                | player | zone | state |
        | gothel | Mother Gothel - Withered and Wicked | Ann    | hand |       |
      And Ann has 2 ready ink
      When Ann plays gothel for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from       | to                           |
        | gothel    | Ann's hand | Ann's play, drying, 3 damage |
        | Ann's ink | 2 ready    | 2 exerted                    |

  Rule: After an action the game is checked

    @case:check-after-the-whole-action @clause:6.7.5 @clause:1.8.1.4 @clause:1.8.1
    Scenario: A character with 2 Willpower is banished once Let the Storm Rage On is done
      Given a game of Lorcana
      And these cards
        | ref   | card                       | player | zone | state |
        | storm | Let the Storm Rage On      | Bob    | hand |       |
        | weak  | Flounder - Voice of Reason | Ann    | play |       |
        | hardy | a character costing 4      | Ann    | play |       |
      And it is Bob's turn
      And Bob has 3 ready ink
      And Bob's deck has 2 cards
      When Bob plays storm for its ink cost
      Then Bob is asked to choose from hardy and weak
      When Bob chooses weak
      Then it is accepted
      And only this has changed
        | what       | from       | to            |
        | storm      | Bob's hand | Bob's discard |
        | weak       | Ann's play | Ann's discard |
        | bob-deck-1 | Bob's deck | Bob's hand    |
        | Bob's ink  | 3 ready    | 3 exerted     |
