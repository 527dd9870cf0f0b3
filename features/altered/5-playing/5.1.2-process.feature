Feature: Altered 5.1.2, the process of playing

  Background:
    Given a game of Altered

  Rule: the declaration of intent changes nothing

    @case:altered-exactly-enough-mana @clause:5.1.2.a @clause:5.1.2.h @clause:1.x:5.1.2.a @clause:1.x:5.1.2.c-legal
    Scenario: A Character can be paid for with every ready Mana Orb
      Given these cards
        | ref  | card                  | player | zone |
        | bird | a character costing 3 | Ann    | hand |
      And Ann has 3 ready mana
      When Ann plays bird for its mana cost in the hero expedition
      Then it is accepted
      And bird is in Ann's hero expedition
      And Ann has 0 ready mana

    @case:altered-one-mana-short @clause:6.4.c @clause:1.2.5.c @clause:5.1.2.f
    Scenario: A Character that costs more than the ready mana cannot be played
      Given these cards
        | ref  | card                  | player | zone |
        | bird | a character costing 3 | Ann    | hand |
      And Ann has 2 ready mana and 1 exhausted mana
      When Ann plays bird for its mana cost in the hero expedition
      Then it is refused by 6.4.c
      And nothing has changed

    @case:declaration-changes-nothing @clause:5.1.2.f @clause:5.2.1.a @midway:5.1.2.f
    @clause:1.x:5.1.2.c
    Scenario Outline: While an Expedition is being chosen, the card from <zone> and the Mana Orbs have not moved
      Given these cards
        | ref | card                  | player | zone   |
        | owl | a character costing 2 | Ann    | <zone> |
      And Ann has 2 ready mana
      When Ann plays owl for its mana cost
      Then Ann is asked to choose from hero-expedition and companion-expedition
      And owl is in Ann's <zone>
      And Ann has 2 ready mana
      When Ann chooses companion-expedition
      Then it is accepted
      And owl is in Ann's companion expedition
      And Ann has 0 ready mana

      Examples:
        | zone    |
        | hand    |
        | reserve |

    @case:declared-hand-card-is-revealed @clause:5.1.2.c @midway:5.1.2.c
    @clause:1.x:5.1.2.b.1
    Scenario: A card from Hand is revealed to the opponent when it is declared
      Given these cards
        | ref | card                  | player | zone |
        | owl | a character costing 2 | Ann    | hand |
        | fox | a character costing 2 | Ann    | hand |
      And Ann has 2 ready mana
      When Ann plays owl for its mana cost
      Then Bob sees owl
      And Bob does not see fox
      When Ann chooses hero-expedition
      Then it is accepted
      And owl is in Ann's hero expedition

    @case:unpayable-is-refused-before-it-asks @clause:5.1.2.f @clause:6.4.c
    Scenario: A card that cannot be paid for is refused before any choice is asked for
      Given these cards
        | ref | card                  | player | zone |
        | owl | a character costing 2 | Ann    | hand |
      And Ann has 1 ready mana
      When Ann plays owl for its mana cost in the hero expedition
      Then it is refused by 6.4.c
      And nobody is asked
      And nothing has changed

    @case:no-such-expedition @clause:5.1.2.f @clause:5.2.1.a
    @clause:1.x:5.1.2.c-check @clause:1.x:5.1.2.c-illegal
    Scenario: Something that is not an Expedition is refused as an answer, and another answer can be given
      Given these cards
        | ref | card                  | player | zone |
        | owl | a character costing 2 | Ann    | hand |
      And Ann has 2 ready mana
      When Ann plays owl for its mana cost
      And Ann chooses landmark
      Then it is refused
      And nothing has changed
      When Ann chooses hero-expedition
      Then it is accepted
      And owl is in Ann's hero expedition

    @case:expedition-for-a-landmark @clause:5.1.2.f @clause:5.2.3.a
    Scenario Outline: A card that joins no Expedition cannot be played in one: <case>
      Given these cards
        | ref   | card   | player | zone |
        | thing | <card> | Ann    | hand |
      And Ann has 2 ready mana
      When Ann plays thing for its mana cost in the hero expedition
      Then it is refused
      And nothing has changed

      Examples:
        | case     | card                           |
        | landmark | a landmark permanent costing 1 |
        | spell    | a spell costing 1              |

  Rule: declining

    @case:declining-takes-the-play-back @clause:6.4.d @clause:5.1.2.f @clause:6.4.b @clause:1.x:6.4.d
    @clause:1.x:5.1.2.c-illegal
    Scenario: A player who declines while declaring has played nothing and may do something else
      Given these cards
        | ref | card                  | player | zone |
        | owl | a character costing 2 | Ann    | hand |
        | fox | a character costing 1 | Ann    | hand |
      And Ann has 2 ready mana
      When Ann plays owl for its mana cost
      And Ann declines
      Then it is accepted
      And nothing has changed
      And nobody is asked
      And it is Ann's turn
      When Ann plays fox for its mana cost in the hero expedition
      Then it is accepted
      And Ann has 1 ready mana

    @case:nothing-to-decline @clause:6.4.b
    Scenario: Without a declaration there is nothing to decline
      Given these cards
        | ref | card                  | player | zone |
        | owl | a character costing 2 | Ann    | hand |
      And Ann has 2 ready mana
      When Ann declines
      Then it is refused
      And nothing has changed

    @case:too-late-to-decline @clause:6.4.d
    Scenario: A card cannot be taken back once it is paid for and its effect has begun
      Given the made-up card "Offer"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "sequence", "steps": [{"is": "draw"}, {"is": "may", "do": {"is": "resupply"}}]}}
        """
      And these cards
        | ref   | card  | player | zone |
        | offer | Offer | Ann    | hand |
      And Ann has 1 ready mana
      And Ann's deck has 2 cards
      When Ann plays offer for its mana cost
      Then Ann is asked to choose from yes and no
      When Ann declines
      Then it is refused
      And nothing has changed
      When Ann chooses yes
      Then it is accepted
      And ann-deck-1 is in Ann's hand
      And ann-deck-2 is in Ann's reserve

    @case:other-player-cannot-decline @clause:6.4.d
    Scenario: The opponent cannot decline on behalf of the player who declares
      Given these cards
        | ref | card                  | player | zone |
        | owl | a character costing 2 | Ann    | hand |
      And Ann has 2 ready mana
      When Ann plays owl for its mana cost
      And Bob declines
      Then it is refused
      And nothing has changed
      When Ann chooses hero-expedition
      Then it is accepted
      And owl is in Ann's hero expedition

  Rule: to Limbo, then the payment

    @case:resolving-card-is-in-limbo @clause:5.1.2.a @clause:5.1.2.g @clause:5.1.2.i @edition:>=3.0 @midway:5.1.2.g
    Scenario: A Spell is in Limbo while its effect resolves, and its cost is paid
      Given the made-up card "Offer"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "sequence", "steps": [{"is": "draw"}, {"is": "may", "do": {"is": "resupply"}}]}}
        """
      And these cards
        | ref   | card  | player | zone |
        | offer | Offer | Ann    | hand |
      And Ann has 1 ready mana
      And Ann's deck has 2 cards
      When Ann plays offer for its mana cost
      Then Ann is asked to choose from yes and no
      And offer is in limbo
      And Ann has 0 ready mana
      When Ann chooses yes
      Then offer is in Ann's reserve
      And ann-deck-1 is in Ann's hand
      And ann-deck-2 is in Ann's reserve

    @case:where-cards-go @clause:5.1.2.i @clause:5.2.3.a @clause:5.2.4.b
    @clause:1.x:5.1.2.e
    Scenario Outline: A card played from <from> goes where its type sends it: <case>
      Given these cards
        | ref   | card   | player | zone   |
        | thing | <card> | Ann    | <from> |
      And Ann has 1 ready mana
      When Ann plays thing for its mana cost
      Then it is accepted
      And thing is in Ann's <to>
      And Ann has 0 ready mana

      Examples:
        | case           | card                           | from    | to       |
        | landmark       | a landmark permanent costing 1 | hand    | landmark |
        | landmark again | a landmark permanent costing 1 | reserve | landmark |
        | spell          | a spell costing 1              | hand    | reserve  |
        | spell again    | a spell costing 1              | reserve | discard  |

    @case:expedition-permanent-is-played @clause:5.1.2.i @clause:5.2.2.a @clause:5.2.2.b @clause:5.2.2.c @clause:2.2.3.d @edition:>=3.0
    Scenario Outline: An Expedition Permanent joins the chosen Expedition, <state> from <from>
      Given these cards
        | ref  | card                              | player | zone   |
        | gear | an expedition permanent costing 1 | Ann    | <from> |
      And Ann has 1 ready mana
      When Ann plays gear for its mana cost in the companion expedition
      Then it is accepted
      And gear is in Ann's companion expedition
      And gear is <state>

      Examples:
        | from    | state        |
        | hand    | not fleeting |
        | reserve | fleeting     |

    @case:fleeting-from-reserve @clause:2.4.6.a @clause:2.4.6.c @clause:5.2.1.b @clause:5.2.1.c
    Scenario Outline: A Character played from <from> is <state>
      Given these cards
        | ref | card                  | player | zone   |
        | owl | a character costing 1 | Bob    | <from> |
      And it is Bob's turn
      And Bob has 1 ready mana
      When Bob plays owl for its mana cost in the hero expedition
      Then it is accepted
      And owl is <state>

      Examples:
        | from    | state        |
        | hand    | not fleeting |
        | reserve | fleeting     |

    @case:landmark-is-never-fleeting @clause:5.2.3.a
    Scenario: A Landmark Permanent from Reserve is not fleeting
      Given these cards
        | ref  | card                           | player | zone    |
        | tree | a landmark permanent costing 1 | Ann    | reserve |
      And Ann has 1 ready mana
      When Ann plays tree for its mana cost
      Then it is accepted
      And tree is not fleeting

  Rule: the final cost

    @case:increases-before-decreases @clause:5.1.2.e
    Scenario Outline: Increases come before decreases, so a decrease larger than the cost is not lost: <case>
      Given the made-up card "Toll"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "cost-alteration", "more": 2, "who": "each"}]}
        """
      And the made-up card "Rebate"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "cost-alteration", "less": 3, "who": "you"}]}
        """
      And these cards
        | ref    | card                       | player | zone     |
        | one    | <first>                    | Ann    | landmark |
        | two    | <second>                   | Ann    | landmark |
        | owl    | a character costing <cost> | Ann    | hand     |
      And Ann has 5 ready mana
      When Ann plays owl for its mana cost in the hero expedition
      Then it is accepted
      And Ann has <left> ready mana

      Examples:
        | case         | first  | second | cost | left |
        | toll-first   | Toll   | Rebate | 2    | 4    |
        | rebate-first | Rebate | Toll   | 2    | 4    |
        | below-zero   | Rebate | Toll   | 0    | 5    |

    @case:decrease-with-its-own-minimum @clause:5.1.2.e
    Scenario Outline: A decrease with a minimum of its own goes no further than that: <case>
      Given the made-up card "Ebenezer Scrooge"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "cost-alteration", "less": 1, "minimum": 1, "source": ["reserve"]}]}
        """
      And these cards
        | ref     | card                       | player | zone            |
        | scrooge | Ebenezer Scrooge           | Ann    | hero expedition |
        | owl     | a character costing <cost> | Ann    | <from>          |
      And Ann has 5 ready mana
      When Ann plays owl for its mana cost in the hero expedition
      Then it is accepted
      And Ann has <left> ready mana

      Examples:
        | case      | cost | from    | left |
        | lower     | 3    | reserve | 3    |
        | at-least  | 1    | reserve | 4    |
        | from-hand | 3    | hand    | 2    |

    @case:restriction-comes-last @clause:5.1.2.e
    Scenario Outline: Example: cards of the opponent cost no less than 2, after all decreases: <case>
      Given the made-up card "Robin Hood"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "cost-restriction", "least": 2, "who": "opponent"}]}
        """
      And the made-up card "Rebate"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "cost-alteration", "less": 3, "who": "each"}]}
        """
      And these cards
        | ref   | card                  | player | zone            |
        | robin | Robin Hood            | Bob    | hero expedition |
        | reb   | Rebate                | Ann    | landmark        |
        | owl   | a character costing <cost> | <case> | hand       |
      And it is <case>'s turn
      And <case> has 5 ready mana
      When <case> plays owl for its mana cost in the hero expedition
      Then it is accepted
      And <case> has <left> ready mana

      Examples:
        | case | cost | left |
        | Ann  | 3    | 3    |
        | Bob  | 3    | 5    |

    @case:free-skips-the-payment @clause:5.1.2.e @clause:7.3.20.a
    Scenario: A card played for free costs nothing, whatever would raise its cost
      Given the made-up card "Invitation"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "play", "what": {"is": "choose", "what": {"type": ["permanent"], "zone": ["hand"], "whose": "yours"}}, "free": true}}
        """
      And the made-up card "Robin Hood"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "cost-restriction", "least": 2, "who": "opponent", "what": {"type": ["permanent"]}}]}
        """
      And these cards
        | ref   | card                           | player | zone            |
        | robin | Robin Hood                     | Bob    | hero expedition |
        | invit | Invitation                     | Ann    | hand            |
        | tree  | a landmark permanent costing 4 | Ann    | hand            |
      And Ann has 1 ready mana
      When Ann plays invit for its mana cost
      Then it is accepted
      And tree is in Ann's landmark
      And Ann has 0 ready mana

  Rule: when a card counts as played

    @case:when-a-card-is-played @clause:5.1.2.j @clause:7.5.10.a
    Scenario Outline: A Reaction to cards being played triggers once for any card played: <case>
      Given the made-up card "Chronicler"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "reaction", "name": "Note", "trigger": {"event": "is-played", "by": "you"},
                        "effect": {"is": "gain", "what": {"is": "this"}, "counter": "note", "count": 1}}]}
        """
      And these cards
        | ref   | card        | player | zone     |
        | chron | Chronicler  | Ann    | landmark |
        | thing | a <card> costing 1 | Ann | <from> |
      And Ann has 1 ready mana
      When Ann plays thing for <how>
      Then it is accepted
      And chron has 1 note counter

      Examples:
        | case       | card               | from    | how                                  |
        | character  | character          | hand    | its mana cost in the hero expedition |
        | landmark   | landmark permanent | hand    | its mana cost                        |
        | spell      | spell              | hand    | its mana cost                        |
        | last-spell | spell              | reserve | its mana cost                        |

    @case:put-into-play-is-not-played @clause:5.1.2.j @clause:7.1.1.c @clause:7.5.10.a
    Scenario: A card put into play by an effect was not played, but it did join the Expedition
      Given the made-up card "Chronicler"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "reaction", "name": "Note", "trigger": {"event": "is-played", "what": {"type": ["character"]}},
                        "effect": {"is": "gain", "what": {"is": "this"}, "counter": "note", "count": 1}}]}
        """
      And the made-up card "Guest"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Joins", "symbol": "join", "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}},
                       {"is": "reaction", "name": "From hand", "symbol": "hand", "effect": {"is": "gain", "what": {"is": "this"}, "count": 5}},
                       {"is": "reaction", "name": "From Reserve", "symbol": "reserve", "effect": {"is": "gain", "what": {"is": "this"}, "count": 7}}]}
        """
      And the made-up card "Portal"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "move", "what": {"is": "choose", "what": {"type": ["character"], "zone": ["hand", "reserve"], "whose": "yours"}}, "to": "expedition", "where": "hero"}}
        """
      And these cards
        | ref    | card       | player | zone     |
        | chron  | Chronicler | Ann    | landmark |
        | portal | Portal     | Ann    | hand     |
        | guest  | Guest      | Ann    | reserve  |
      And Ann has 1 ready mana
      When Ann plays portal for its mana cost
      Then it is accepted
      And guest is in Ann's hero expedition
      And guest has 1 boost
      And chron has 0 note counters
