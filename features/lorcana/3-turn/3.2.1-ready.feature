Feature: 3.2.1 Ready
  More about clauses 3.2.1.1 to 3.2.1.4: what readies, what begins and ends, what waits.

  Rule: All cards of the active player are readied, and only theirs

    @case:everything-of-ann-readies @clause:3.2.1.1 @clause:3.4.2
    Scenario: Ann's characters, items, stacks and ink ready at the start of her turn, and Bob's do not
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref   | card                       | player | zone    | state   | under |
        | top   | Stitch - Rock Star         | Ann    | play    | exerted |       |
        | below | Stitch - New Dog           | Ann    | play    |         | top   |
        | pumba | Pumbaa - Friendly Warthog  | Ann    | play    | exerted |       |
        | magic | Magic Mirror               | Ann    | play    | exerted |       |
        | bobs  | Mickey Mouse - True Friend | Bob    | play    | exerted |       |
        | lamp  | Lantern                    | Bob    | play    | exerted |       |
      And Ann has 1 ready ink and 3 exerted ink
      And Bob has 1 ready ink and 1 exerted ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Bob ends their turn
      Then it is accepted
      And only this has changed
        | what       | from                | to         |
        | turn       | Bob                 | Ann        |
        | top        | Ann's play, exerted | Ann's play |
        | pumba      | Ann's play, exerted | Ann's play |
        | magic      | Ann's play, exerted | Ann's play |
        | Ann's ink  | 1 ready, 3 exerted  | 4 ready    |
        | ann-deck-1 | Ann's deck          | Ann's hand |

    @case:readied-before-the-main-phase @clause:3.2.1.1 @clause:3.3.1
    Scenario: A character and ink that Ann exerted in her last turn can be used again in her next turn
      Given a game of Lorcana
      And these cards
        | ref    | card                      | player | zone | state |
        | pumba  | Pumbaa - Friendly Warthog | Ann    | play |       |
        | stitch | Stitch - New Dog          | Ann    | hand |       |
        | yokai  | Yokai - Professor Callaghan | Ann  | hand |       |
      And Ann has 1 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann quests with pumba
      And Ann plays stitch for its ink cost
      And Ann ends their turn
      Then pumba is exerted
      And Ann has 0 ready ink
      When Bob ends their turn
      And Ann quests with pumba
      Then it is accepted
      And Ann has 2 lore
      When Ann plays yokai for its ink cost
      Then it is accepted
      And Ann has 0 ready ink

  Rule: "During your turn" begins

    @case:during-your-turn-begins-in-ready @clause:3.2.1.2 @clause:6.1.13.1 @clause:1.8.1
    Scenario: A location that is weaker during Bob's turn is banished before it gives lore
      Given a game of Lorcana
      And the made-up card "Low Tide"
        """
        {"type": "item", "cost": 1,
         "abilities": [{"is": "static-gets", "stat": "willpower", "plus": -2, "what": {"type": ["location"], "whose": "yours"},
                        "condition": {"is": "your-turn"}}]}
        """
      And these cards
        | ref   | card                                            | player | zone | state    |
        | tide  | Low Tide                                        | Bob    | play |          |
        | beach | a location costing 2, with 2 Lore and 5 Willpower | Bob  | play | 3 damage |
        | reef  | a location costing 2, with 1 Lore and 5 Willpower | Bob  | play | 2 damage |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then only this has changed
        | what       | from                 | to            |
        | turn       | Ann                  | Bob           |
        | beach      | Bob's play, 3 damage | Bob's discard |
        | Bob's lore | 0                    | 1             |
        | bob-deck-1 | Bob's deck           | Bob's hand    |

    @case:during-your-turn-is-over-with-it @clause:3.2.1.2 @clause:6.1.13.1
    Scenario Outline: A character with Ward only in Bob's turn can be chosen at the end of Ann's alone: <whose> turn
      Given a game of Lorcana
      And the made-up card "Day Watch"
        """
        {"type": "character", "cost": 2, "strength": 2, "willpower": 3, "lore": 1, "classifications": ["Storyborn"],
         "abilities": [{"is": "static-gains", "keyword": "ward", "condition": {"is": "your-turn"}}]}
        """
      And the made-up card "Reaper"
        """
        {"type": "item", "cost": 1,
         "abilities": [{"is": "triggered", "name": "REAP", "when": [{"event": "turn-ends", "who": "any"}],
                        "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}}, {"is": "banish"}]}}]}
        """
      And it is <whose> turn
      And these cards
        | ref    | card      | player | zone | state |
        | guard  | Day Watch | Bob    | play |       |
        | reaper | Reaper    | Ann    | play |       |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When <who> ends their turn
      Then it is accepted
      And guard is in Bob's <zone>

      Examples:
        | whose | who | zone    |
        | Ann's | Ann | discard |
        | Bob's | Bob | play    |

  Rule: What lasts until the start of a turn ends at its own player's

    @case:until-your-next-turn-is-the-makers @clause:3.2.1.3 @clause:6.1.13.3
    Scenario: Scrump's loss of Strength lasts through Bob's turn and ends as Ann's begins
      Given a game of Lorcana
      And these cards
        | ref    | card                        | player | zone | state |
        | scrump | Scrump                      | Ann    | play |       |
        | puller | a character costing 1       | Ann    | play |       |
        | mickey | Mickey Mouse - True Friend  | Bob    | play |       |
        | brawl1 | Brawl                       | Ann    | hand |       |
        | brawl2 | Brawl                       | Bob    | hand |       |
      And Ann has 3 ready ink
      And Bob has 3 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann uses scrump
      And Ann chooses mickey
      And Ann ends their turn
      Then it is Bob's turn
      When Bob ends their turn
      Then it is Ann's turn
      When Ann plays brawl1 for its ink cost
      Then it is accepted
      And mickey is in Bob's play
      And puller is in Ann's discard

    @case:until-your-next-turn-lasts-through-the-opponents @clause:3.2.1.3 @clause:6.1.13.3
    Scenario: Scrump's loss of Strength still counts in Bob's turn, so his own Brawl banishes his character
      Given a game of Lorcana
      And these cards
        | ref    | card                        | player | zone | state |
        | scrump | Scrump                      | Ann    | play |       |
        | puller | Mickey Mouse - True Friend  | Ann    | play |       |
        | mickey | Mickey Mouse - True Friend  | Bob    | play |       |
        | brawl  | Brawl                       | Bob    | hand |       |
      And Bob has 3 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann uses scrump
      And Ann chooses mickey
      And Ann ends their turn
      And Bob plays brawl for its ink cost
      Then it is accepted
      And mickey is in Bob's discard

    @case:until-your-next-turn-of-the-second-player @clause:3.2.1.3 @clause:6.1.13.3
    Scenario: An effect that Bob makes in his turn lasts through Ann's turn and ends as his next begins
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref   | card                                 | player | zone | state |
        | dodge | Dodge!                               | Bob    | hand |       |
        | bobs  | a character costing 2                | Bob    | play |       |
        | fire1 | Dragon Fire                          | Ann    | hand |       |
        | fire2 | Dragon Fire                          | Ann    | hand |       |
      And Bob has 2 ready ink
      And Ann has 5 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Bob plays dodge for its ink cost
      And Bob ends their turn
      And Ann plays fire1 for its ink cost
      Then it is accepted
      And bobs is in Bob's play
      When Ann ends their turn
      And Bob ends their turn
      And Ann plays fire2 for its ink cost
      Then it is accepted
      And bobs is in Bob's discard

    @case:made-in-the-set-step-for-a-whole-round @clause:3.2.1.3 @clause:3.2.2.3 @clause:6.1.13.3
    Scenario: An effect until Bob's next turn, made at the start of his turn, outlasts that turn
      Given a game of Lorcana
      And the made-up card "Dawn Guard"
        """
        {"type": "character", "cost": 2, "strength": 2, "willpower": 3, "lore": 1, "classifications": ["Storyborn"],
         "abilities": [{"is": "triggered", "name": "RISE", "when": [{"event": "turn-starts"}],
                        "effect": {"is": "gains", "keyword": "ward", "it": "this", "until": "until-your-next-turn"}}]}
        """
      And these cards
        | ref   | card        | player | zone | state |
        | guard | Dawn Guard  | Bob    | play |       |
        | fire  | Dragon Fire | Ann    | hand |       |
      And Ann has 5 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      And Bob ends their turn
      And Ann plays fire for its ink cost
      Then it is accepted
      And guard is in Bob's play

    @case:check-after-ready @clause:1.8.1 @clause:3.2.1.3 @clause:3.2.1.4
    Scenario: A character that falls as an effect ends is banished before the Set step, and its ability waits
      Given a game of Lorcana
      And the made-up card "Shell"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "gets", "stat": "willpower", "plus": 2, "all": {"type": ["character"], "whose": "yours"},
                    "until": "until-your-next-turn"}}
        """
      And the made-up card "Blast"
        """
        {"type": "action", "cost": 1, "effect": {"is": "deal-damage", "damage": 3, "all": {"type": ["character"]}}}
        """
      And the made-up card "Mourned"
        """
        {"type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1, "classifications": ["Storyborn"],
         "abilities": [{"is": "triggered", "name": "WEEP", "when": [{"event": "banished", "this": true}],
                        "effect": {"is": "may", "do": {"is": "draw"}}}]}
        """
      And these cards
        | ref   | card                                | player | zone | state  |
        | shell | Shell                               | Ann    | hand |        |
        | blast | Blast                               | Ann    | hand |        |
        | dear  | Mourned                             | Ann    | play |        |
        | new   | a character costing 1, with 9 Willpower | Ann | play | drying |
        | isle  | a location costing 1, with 2 Lore   | Ann    | play |        |
      And Ann has 2 ready ink
      And Ann's deck has 5 cards
      And Bob's deck has 3 cards
      When Ann plays shell for its ink cost
      And Ann plays blast for its ink cost
      And Ann ends their turn
      Then dear is in Ann's play
      When Bob ends their turn
      And Ann chooses yes
      Then Ann has 2 cards in hand
      And dear is in Ann's discard
      And new is dry
      And Ann has 2 lore

  Rule: What triggers in the Ready step waits for the Set step

    @case:start-triggers-after-drying-and-lore @clause:3.2.1.4 @clause:3.2.2.1 @clause:3.2.2.2 @clause:3.2.2.3
    Scenario: An ability at the start of Bob's turn finds his location's lore gained and no card drawn yet
      Given a game of Lorcana
      And the made-up card "Early Riser"
        """
        {"type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1, "classifications": ["Storyborn"],
         "abilities": [{"is": "triggered", "name": "RISE", "when": [{"event": "turn-starts"}],
                        "effect": {"is": "if", "condition": {"is": "have", "what": {}, "least": 0, "most": 0, "zone": "hand"},
                                   "then": {"is": "if", "condition": {"is": "lore-is", "who": "you", "least": 1},
                                            "then": {"is": "gain-lore", "lore": 5}}}}]}
        """
      And these cards
        | ref   | card                        | player | zone | state   |
        | new   | a character costing 1       | Bob    | play | drying  |
        | isle  | Never Land - Mermaid Lagoon | Bob    | play |         |
        | riser | Early Riser                 | Bob    | play | exerted |
      And Bob has 0 ready ink and 1 exerted ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then it is accepted
      And riser is ready
      And new is dry
      And Bob has 6 lore
      And Bob has 1 ready ink
      And Bob has 1 card in hand

    @case:start-triggers-come-too-late-to-see-no-lore @clause:3.2.1.4 @clause:3.2.2.2
    Scenario: An ability that asks for 0 lore at the start of Bob's turn fails after his location's lore
      Given a game of Lorcana
      And the made-up card "Beggar"
        """
        {"type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1, "classifications": ["Storyborn"],
         "abilities": [{"is": "triggered", "name": "PLEAD", "when": [{"event": "turn-starts"}],
                        "effect": {"is": "if", "condition": {"is": "lore-is", "who": "you", "most": 0},
                                   "then": {"is": "gain-lore", "lore": 5}}}]}
        """
      And these cards
        | ref    | card                              | player | zone |
        | isle   | a location costing 1, with 1 Lore | Bob    | play |
        | beggar | Beggar                            | Bob    | play |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then it is accepted
      And Bob has 1 lore
      And no ability waits

    @case:readied-triggers-wait-too @clause:3.2.1.4 @clause:3.2.2.3 @clause:7.7.4.2
    Scenario Outline: Bolt's readied ability and a start-of-turn ability resolve in the Set step, <first> first
      Given a game of Lorcana
      And it is Bob's turn
      And the made-up card "Early Riser"
        """
        {"type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1, "classifications": ["Storyborn"],
         "abilities": [{"is": "triggered", "name": "RISE", "when": [{"event": "turn-starts"}],
                        "effect": {"is": "if", "condition": {"is": "lore-is", "who": "you", "most": 0}, "then": {"is": "draw"}}}]}
        """
      And these cards
        | ref   | card            | player | zone | state   |
        | bolt  | Bolt - Superdog | Ann    | play | exerted |
        | riser | Early Riser     | Ann    | play |         |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Bob ends their turn
      Then Ann is asked to choose from bolt and riser
      When Ann chooses <first>
      Then it is accepted
      And Ann has 1 lore
      And Ann has <n> cards in hand

      Examples:
        | first | n |
        | bolt  | 1 |
        | riser | 2 |

    @case:readied-is-heard-until-that-turn @clause:3.2.1.3 @clause:3.2.1.4
    Scenario: An effect until Ann's next turn still sees her cards ready, and resolves in the Set step
      Given a game of Lorcana
      And the made-up card "Until Then"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "whenever", "until": "until-your-next-turn", "ability": {"is": "triggered",
           "when": [{"event": "readied"}], "effect": {"is": "gain-lore", "lore": 2}}}}
        """
      And these cards
        | ref   | card                  | player | zone | state   |
        | until | Until Then            | Ann    | hand |         |
        | mine  | a character costing 1 | Ann    | play | exerted |
      And Ann has 1 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann plays until for its ink cost
      And Ann ends their turn
      And Bob ends their turn
      Then it is accepted
      And mine is ready
      And Ann has 2 lore
      When Ann quests with mine
      And Ann ends their turn
      And Bob ends their turn
      Then Ann has 3 lore

    @case:ready-already-is-not-readied @clause:3.2.1.1 @clause:5.1.3 @clause:6.2.1
    Scenario: Bolt, who is ready already, is not readied, and his ability does not trigger
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref    | card                      | player | zone | state |
        | bolt   | Bolt - Superdog           | Ann    | play |       |
        | pumbaa | Pumbaa - Friendly Warthog | Ann    | play |       |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Bob ends their turn
      Then it is accepted
      And Ann has 0 lore

    @case:start-of-your-turn-is-not-the-opponents @clause:3.2.1.4 @clause:6.2.2
    Scenario: An ability of the start of Ann's turn does not trigger as Bob's turn starts
      Given a game of Lorcana
      And these cards
        | ref    | card                            | player | zone | state |
        | donald | Donald Duck - Perfect Gentleman | Ann    | play |       |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then nobody is asked
      And Bob has 1 card in hand
      When Bob ends their turn
      And Ann chooses yes
      And Bob chooses no
      Then Ann has 2 cards in hand
      And Bob has 1 card in hand

    @case:no-turn-action-before-the-main-phase @clause:3.2.2.3 @clause:3.3.1 @clause:4.1.2
    Scenario Outline: While Donald's ability awaits an answer, <who> cannot <what>
      Given a game of Lorcana
      And these cards
        | ref     | card                            | player | zone | state |
        | donald  | Donald Duck - Perfect Gentleman | Bob    | play |       |
        | lantern | Lantern                         | Bob    | play |       |
        | free    | a character costing 0           | Bob    | hand |       |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then Bob is asked
      When <who> <action>
      Then it is refused
      And nothing has changed

      Examples:
        | what           | who | action                      |
        | quest          | Bob | quests with donald          |
        | play a card    | Bob | plays free for its ink cost |
        | ink a card     | Bob | inks free                   |
        | use an ability | Bob | uses lantern                |
        | end the turn   | Bob | ends their turn             |

  Rule: What the book does not order within the Ready step

    @case:lock-that-ends-as-cards-ready @conflict:109 @clause:3.2.1.1 @clause:3.2.1.3
    Scenario: Whether an effect against readying ends before Ann's characters ready in her turn is left open
      Given a game of Lorcana
      And the made-up card "Deep Sleep"
        """
        {"type": "action", "cost": 0,
         "effect": {"is": "forbid", "action": "ready", "what": {"type": ["character"]}, "until": "until-your-next-turn"}}
        """
      And these cards
        | ref   | card                      | player | zone | state   |
        | sleep | Deep Sleep                | Ann    | hand |         |
        | pumba | Pumbaa - Friendly Warthog | Ann    | play | exerted |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann plays sleep for its ink cost
      And Ann ends their turn
      And Bob ends their turn
      Then the rules leave open: does such an effect end before, or only after, the cards are readied?
        | outcome          |
        | pumba is exerted |
        | pumba is ready   |

    @case:during-your-turn-and-readying @conflict:110 @clause:3.2.1.1 @clause:3.2.1.2
    Scenario: Whether an ability against readying during Bob's turn applies as that turn starts is left open
      Given a game of Lorcana
      And the made-up card "Rust"
        """
        {"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1, "classifications": ["Storyborn"],
         "abilities": [{"is": "cannot", "action": "ready", "what": {"type": ["item"]}, "condition": {"is": "your-turn"}}]}
        """
      And these cards
        | ref     | card    | player | zone | state   |
        | rust    | Rust    | Bob    | play |         |
        | lantern | Lantern | Bob    | play | exerted |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then the rules leave open: does what applies "during your turn" apply already as the cards are readied?
        | outcome            |
        | lantern is exerted |
        | lantern is ready   |

    @case:readied-during-your-turn @conflict:110 @clause:3.2.1.2 @clause:3.2.1.4
    Scenario: Whether Pinocchio, who watches in his player's turn, sees himself readied as it starts is open
      Given a game of Lorcana
      And these cards
        | ref       | card                         | player | zone | state   |
        | pinocchio | Pinocchio - Strings Attached | Bob    | play | exerted |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then the rules leave open: does what applies "during your turn" see the cards readied as it starts?
        | outcome         |
        | Bob is asked    |
        | nobody is asked |
      And pinocchio is ready
      And it is Bob's turn
