Feature: Altered 5.2, playing a card

  Background:
    Given a game of Altered

  Rule: from where

    @case:altered-played-from @clause:5.2.a @clause:5.1.2.d
    Scenario Outline: A card is played from Hand or Reserve: <case>
      Given these cards
        | ref | card                                       | player | zone   |
        | owl | a character costing 3, with Reserve Cost 1 | <who>  | <zone> |
      And it is <who>'s turn
      And <who> has 3 ready mana
      When <who> plays owl for its mana cost in the hero expedition
      Then it is accepted
      And owl is in <who>'s hero expedition
      And <who> has <left> ready mana

      Examples:
        | case         | who | zone    | left |
        | hand-ann     | Ann | hand    | 0    |
        | hand-bob     | Bob | hand    | 0    |
        | reserve-ann  | Ann | reserve | 2    |
        | reserve-bob  | Bob | reserve | 2    |

    @case:altered-not-played-from @clause:5.2.a
    Scenario Outline: A card cannot be played from <zone>
      Given these cards
        | ref | card                  | player | zone   |
        | owl | a character costing 1 | Ann    | <zone> |
      And Ann has 5 ready mana
      When Ann plays owl for its mana cost in the hero expedition
      Then it is refused
      And nothing has changed

      Examples:
        | zone                 |
        | deck                 |
        | discard              |
        | mana                 |
        | companion expedition |

    @case:altered-not-the-opponents-cards @clause:5.2.a
    Scenario Outline: A player cannot play the opponent's cards: <who> and <other>'s <zone>
      Given these cards
        | ref | card                  | player  | zone   |
        | owl | a character costing 1 | <other> | <zone> |
      And it is <who>'s turn
      And <who> has 5 ready mana
      And <other> has 5 ready mana
      When <who> plays owl for its mana cost in the hero expedition
      Then it is refused by 5.2.a
      And nothing has changed

      Examples:
        | case          | who | other | zone    |
        | Bob's hand    | Ann | Bob   | hand    |
        | Bob's reserve | Ann | Bob   | reserve |
        | Ann's hand    | Bob | Ann   | hand    |
        | Ann's reserve | Bob | Ann   | reserve |

    @case:altered-exhausted-in-reserve @clause:2.4.5.c @clause:5.2.a
    Scenario Outline: An exhausted card in Reserve is not played, whatever its type: <case>
      Given these cards
        | ref  | card   | player | zone    | state     |
        | card | <card> | <who>  | reserve | exhausted |
      And it is <who>'s turn
      And <who> has 5 ready mana
      When <who> plays card for its mana cost
      Then it is refused by 2.4.5.c
      And nothing has changed

      Examples:
        | case      | who | card                           |
        | character | Ann | a character costing 1          |
        | spell     | Bob | a spell costing 1              |
        | landmark  | Ann | a landmark permanent costing 1 |

  Rule: what a passive ability adds to a card as it is played

    @case:altered-gain-and-lose-fleeting @clause:5.2.b @needs:stepwise-triggers
    Scenario Outline: Example: a card gains and loses Fleeting in the order its player chooses, from <from>: <case>
      Given the made-up card "Lady of the Lake"
        """
        {"type": "character", "hand_cost": 3, "reserve_cost": 3, "forest": 1, "mountain": 1, "water": 3,
         "abilities": [{"is": "quick-action", "name": "Sword", "support": true, "cost": [{"is": "pay-discard"}],
                        "effect": {"is": "lasting", "duration": "this-turn", "ability": {"is": "played-with", "loses": ["fleeting"], "next": true, "what": {"type": ["character"]}}}}]}
        """
      And the made-up card "Bravos Tracer"
        """
        {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 3, "mountain": 3, "water": 3,
         "abilities": [{"is": "reaction", "name": "Trace", "symbol": "join", "effect": {"is": "gain", "what": {"is": "this"}, "status": ["fleeting"]}}]}
        """
      And these cards
        | ref    | card             | player | zone    |
        | lady   | Lady of the Lake | Ann    | reserve |
        | tracer | Bravos Tracer    | Ann    | <from>  |
      And Ann has 2 ready mana
      When Ann uses lady
      And Ann plays tracer for its mana cost in the hero expedition
      And Ann chooses <first>
      Then it is accepted
      And no ability waits
      And tracer is in Ann's hero expedition
      And tracer is <after>

      Examples:
        | case                | from    | first  | after        |
        | gain-then-lose      | hand    | tracer | not fleeting |
        | lose-then-gain      | hand    | lady   | fleeting     |
        | fleeting-then-gain  | reserve | tracer | not fleeting |
        | fleeting-lose-first | reserve | lady   | fleeting     |

    @case:altered-fleeting-until-it-is-lost @clause:5.2.b @clause:2.4.6.c @needs:stepwise-triggers
    Scenario: A Character that loses Fleeting as it is played has Fleeting until that Reaction is played
      Given the made-up card "Lady of the Lake"
        """
        {"type": "character", "hand_cost": 3, "reserve_cost": 3, "forest": 1, "mountain": 1, "water": 3,
         "abilities": [{"is": "quick-action", "name": "Sword", "support": true, "cost": [{"is": "pay-discard"}],
         "effect": {"is": "lasting", "duration": "this-turn", "ability": {"is": "played-with", "loses": ["fleeting"], "next": true, "what": {"type": ["character"]}}}}]}
        """
      And the made-up card "Mayfly"
        """
        {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Dance", "symbol": "join",
         "effect": {"is": "if", "condition": {"is": "matches", "what": {"status": ["fleeting"]}}, "then": {"is": "draw"}}}]}
        """
      And these cards
        | ref  | card             | player | zone    |
        | lady | Lady of the Lake | Ann    | reserve |
        | fly  | Mayfly           | Ann    | reserve |
      And Ann has 2 ready mana
      And Ann's deck has 1 card
      When Ann uses lady
      And Ann plays fly for its mana cost in the hero expedition
      And Ann chooses fly
      Then it is accepted
      And Ann has 1 card in hand
      And fly is not fleeting

    @case:altered-spell-loses-fleeting-in-limbo @clause:5.2.4.a @clause:2.4.6.e @clause:5.2.4.b
    Scenario Outline: A Spell that loses Fleeting on its way into Limbo goes to Reserve: <case>
      Given the made-up card "Patron"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "played-with", "loses": ["fleeting"], "what": {"type": ["spell"]}}]}
        """
      And these cards
        | ref    | card              | player  | zone     |
        | patron | Patron            | <whose> | landmark |
        | song   | a spell costing 1 | Ann     | <from>   |
      And Ann has 1 ready mana
      When Ann plays song for its mana cost
      Then it is accepted
      And song is in Ann's <to>
      And no ability waits

      Examples:
        | case      | whose | from    | to      |
        | saved     | Ann   | reserve | reserve |
        | other     | Bob   | reserve | discard |
        | from-hand | Ann   | hand    | reserve |

    @case:altered-spell-fleeting-by-itself @clause:2.4.6.b @clause:5.2.4.a @clause:2.4.6.e
    Scenario Outline: A Spell with Fleeting in its text is discarded wherever it was played from: <from>
      Given these cards
        | ref  | card                             | player | zone   |
        | song | a spell costing 1, with Fleeting | Bob    | <from> |
      And it is Bob's turn
      And Bob has 1 ready mana
      When Bob plays song for its mana cost
      Then it is accepted
      And song is in Bob's discard

      Examples:
        | from    |
        | hand    |
        | reserve |

    @case:altered-cooldown @clause:7.4.1.b @clause:5.2.4.b @clause:7.4.1.c
    Scenario Outline: A Spell with Cooldown reaches Reserve exhausted: <case>
      Given these cards
        | ref  | card   | player | zone   |
        | song | <card> | Ann    | <from> |
      And Ann has 2 ready mana
      When Ann plays song for its mana cost
      Then it is accepted
      And song is in Ann's <to>
      And song is <state>

      Examples:
        | case         | card                             | from    | to      | state     |
        | cooldown     | a spell costing 1, with Cooldown | hand    | reserve | exhausted |
        | ordinary     | a spell costing 1                | hand    | reserve | ready     |

    @case:altered-cooldown-of-a-fleeting-spell @clause:7.4.1.b @clause:5.2.4.b
    Scenario: A Spell with Cooldown played from Reserve is discarded like any other
      Given these cards
        | ref  | card                             | player | zone    |
        | song | a spell costing 1, with Cooldown | Bob    | reserve |
      And it is Bob's turn
      And Bob has 1 ready mana
      When Bob plays song for its mana cost
      Then it is accepted
      And only this has changed
        | what       | from          | to            |
        | song       | Bob's reserve | Bob's discard |
        | Bob's mana | 1 ready       | 1 exhausted   |
        | turn       | Bob           | Ann           |

    @case:altered-cooldown-is-not-played-again @clause:7.4.1.b @clause:2.4.5.c
    Scenario: A Spell with Cooldown cannot be played again from Reserve the same Afternoon, but can the next day
      Given these cards
        | ref  | card                             | player | zone |
        | song | a spell costing 1, with Cooldown | Ann    | hand |
      And Ann has 2 ready mana
      And Bob has passed
      When Ann plays song for its mana cost
      And Ann plays song for its mana cost
      Then it is refused by 2.4.5.c
      And nothing has changed
      When Ann passes
      And Bob passes
      Then song is ready
      When Ann plays song for its mana cost
      Then it is accepted
      And song is in Ann's discard

  Rule: Landmark Permanents

    @case:altered-effect-makes-no-landmark-fleeting @clause:5.2.3.a @clause:2.4.6.b
    Scenario Outline: No effect makes a Landmark Permanent Fleeting: <case>
      Given the made-up card "Mist"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "<verb>", "what": {"is": "all", "what": {"type": ["permanent"]<zone>}}, <rest>}}
        """
      And these cards
        | ref  | card                           | player | zone     |
        | mist | Mist                           | Ann    | hand     |
        | inn  | a landmark permanent costing 1 | Ann    | landmark |
      When Ann plays mist for its mana cost
      Then it is accepted
      And inn is not fleeting
      And inn is in Ann's <to>

      Examples:
        | case  | verb | zone | rest                                  | to       |
        | gains | gain |      | "status": ["fleeting"]                | landmark |
        | goes  | move |      | "to": "reserve", "gains": ["fleeting"] | reserve  |

  Rule: Expedition Permanents

    @case:altered-which-of-ones-own-expeditions @clause:5.2.2.a @edition:>=3.0
    Scenario Outline: A player who names no Expedition is asked which of their two the card joins: <who>
      Given these cards
        | ref  | card                              | player | zone |
        | gear | an expedition permanent costing 1 | <who>  | hand |
      And it is <who>'s turn
      And <who> has 1 ready mana
      When <who> plays gear for its mana cost
      Then <who> is asked to choose from hero-expedition and companion-expedition
      When <who> chooses companion-expedition
      Then it is accepted
      And gear is in <who>'s companion expedition

      Examples:
        | who |
        | Ann |
        | Bob |
