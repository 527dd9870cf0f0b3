Feature: Altered 2.2, characteristics of objects

  Background:
    Given a game of Altered

  Rule: types and sub-types

    @case:altered-type-means-in-play @clause:2.2.1.h
    Scenario: Example: a Spell that discards a Character or Permanent can target only one in play
      Given the made-up card "Banishing Gate"
        """
        {"type": "spell", "hand_cost": 4, "reserve_cost": 4,
         "effect": {"is": "discard", "what": {"is": "target", "what": {"type": ["character", "permanent"]}}}}
        """
      And these cards
        | ref   | card                           | player | zone                 |
        | gate  | Banishing Gate                 | Ann    | hand                 |
        | mine  | a character costing 1          | Ann    | companion expedition |
        | fox   | a character costing 1          | Bob    | hero expedition      |
        | inn   | a landmark permanent costing 1 | Bob    | landmark             |
        | owl   | a character costing 1          | Bob    | reserve              |
        | tent  | a landmark permanent costing 1 | Bob    | reserve              |
        | dead  | a character costing 1          | Bob    | discard              |
        | chief | a hero                         | Bob    | hero                 |
        | song  | a spell costing 1              | Bob    | reserve              |
      And Ann has 4 ready mana
      When Ann plays gate for its mana cost
      Then Ann is asked to choose from mine, fox and inn
      When Ann chooses owl
      Then it is refused
      And nothing has changed
      When Ann chooses inn
      Then it is accepted
      And inn is in Bob's discard
      And owl is in Bob's reserve

    @case:altered-gate-with-nothing-in-play @clause:6.5.b @edition:>=3.0
    Scenario: A Spell that discards a Character or Permanent does nothing with Characters only in Reserve
      Given the made-up card "Banishing Gate"
        """
        {"type": "spell", "hand_cost": 4, "reserve_cost": 4,
         "effect": {"is": "discard", "what": {"is": "target", "what": {"type": ["character", "permanent"]}}}}
        """
      And these cards
        | ref  | card                  | player | zone    |
        | gate | Banishing Gate        | Ann    | hand    |
        | owl  | a character costing 1 | Bob    | reserve |
      And Ann has 4 ready mana
      When Ann plays gate for its mana cost
      Then it is accepted
      And nobody is asked
      And only this has changed
        | what       | from       | to            |
        | gate       | Ann's hand | Ann's reserve |
        | Ann's mana | 4 ready    | 4 exhausted   |
        | turn       | Ann        | Bob           |

    @case:altered-type-is-read-anywhere @clause:2.2.1.i @clause:6.5.c
    Scenario Outline: Example: whether a card put into Reserve is a Permanent is checked there: <case>
      Given the made-up card "Ada Lovelace"
        """
        {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 2, "mountain": 1, "water": 2,
         "abilities": [{"is": "reaction", "name": "Compute", "symbol": "reserve",
                        "effect": {"is": "sequence", "steps": [
                          {"is": "may", "do": {"is": "move", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}, "name": "that"}, "to": "reserve"}},
                          {"is": "if", "condition": {"is": "matches", "it": "that", "what": {"type": ["permanent"], "zone": ["reserve"]}}, "then": {"is": "draw"}}]}}]}
        """
      And these cards
        | ref   | card         | player | zone    |
        | ada   | Ada Lovelace | Ann    | reserve |
        | thing | <card>       | Ann    | hand    |
      And Ann has 2 ready mana
      And Ann's deck has 1 card
      When Ann plays ada for its mana cost in the hero expedition
      And Ann chooses <answer>
      Then it is accepted
      And thing is in Ann's <zone>
      And ann-deck-1 is in Ann's <deck>

      Examples:
        | case      | card                           | answer | zone    | deck |
        | permanent | a landmark permanent costing 1 | yes    | reserve | hand |
        | character | a character costing 1          | yes    | reserve | deck |
        | spell     | a spell costing 1              | yes    | reserve | deck |
        | declined  | a landmark permanent costing 1 | no     | hand    | deck |

    @case:altered-token-has-its-subtype @clause:2.2.2.j @clause:2.2.1.d
    Scenario Outline: Example: the token is a Robot and a Character, and nothing else: <case>
      Given the made-up card "Foundry Armorer"
        """
        {"type": "character", "hand_cost": 3, "reserve_cost": 3, "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Engineer"],
         "abilities": [{"is": "reaction", "name": "Forge", "symbol": "reserve",
                        "effect": {"is": "create-token", "where": "target",
                                   "token": {"name": "Brassbug", "forest": 2, "mountain": 2, "water": 2, "subtypes": ["Robot"]}}}]}
        """
      And the made-up card "Oil"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "quick-action", "name": "Grease", "cost": [{"is": "pay-exhaust"}],
                        "effect": {"is": "gain", "what": {"is": "all", "what": <what>}, "count": 1}}]}
        """
      And these cards
        | ref   | card            | player | zone     |
        | forge | Foundry Armorer | Ann    | reserve  |
        | oil   | Oil             | Bob    | landmark |
      And Ann has 3 ready mana
      When Ann plays forge for its mana cost in the hero expedition
      And Ann chooses Ann's companion expedition
      Then token1 is in Ann's companion expedition
      And forge is in Ann's hero expedition
      When Bob uses oil
      Then it is accepted
      And token1 has <token> boosts
      And forge has <forge> boosts

      Examples:
        | case       | what                      | token | forge |
        | robots     | {"subtype": ["Robot"]}    | 1     | 0     |
        | engineers  | {"subtype": ["Engineer"]} | 0     | 1     |
        | characters | {"type": ["character"]}   | 1     | 1     |
        | permanents | {"type": ["permanent"]}   | 0     | 0     |
        | brassbugs  | {"named": ["Brassbug"]}   | 1     | 0     |

    @case:altered-at-noon-resupply @clause:2.2.2.m @clause:4.2.2.a
    Scenario Outline: Example: at Noon Aloe Vera's controller resupplies, and the emblem is gone: <case>
      Given the made-up card "Aloe Vera"
        """
        {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 1, "mountain": 0, "water": 0,
         "abilities": [{"is": "reaction", "name": "Soothe", "trigger": {"event": "phase", "phase": "noon"}, "effect": {"is": "resupply"}}]}
        """
      And these cards
        | ref  | card      | player | zone            | state    |
        | aloe | Aloe Vera | <who>  | hero expedition | <state>  |
      And Ann's deck has 6 cards
      And Bob's deck has 6 cards
      When Ann passes
      And Bob passes
      And Bob chooses nothing
      And Ann chooses nothing
      Then it is Afternoon of day 4
      And <who> has <cards> cards in reserve
      And <other> has 0 cards in reserve
      And Ann has 2 cards in hand
      And Bob has 2 cards in hand
      And no ability waits

      Examples:
        | case    | who | other | state    | cards |
        | ann     | Ann | Bob   | anchored | 1     |
        | bob     | Bob | Ann   | anchored | 1     |
        | resting | Bob | Ann   |          | 1     |

    @case:altered-no-moving-this-day @clause:2.2.14.a @clause:2.2.2.m @clause:2.2.14.c @clause:4.2.4.b
    Scenario Outline: Example: on Celebration Day no Expedition moves forward, and on the next Day they do: <case>
      Given the made-up card "Celebration Day"
        """
        {"type": "spell", "hand_cost": 3, "reserve_cost": 3,
         "effect": {"is": "lasting", "duration": "this-day", "ability": {"is": "cannot", "action": "move-forward"}}}
        """
      And these cards
        | ref   | card                                | player | zone                 |
        | party | Celebration Day                     | <who>  | hand                 |
        | rock  | a character costing 1, with Eternal | Ann    | hero expedition      |
        | oak   | a character costing 1, with Eternal | Bob    | companion expedition |
      And it is <who>'s turn
      And <who> has 3 ready mana
      When <who> plays party for its mana cost
      And <other> passes
      And <who> passes
      Then it is Afternoon of day 4
      And Ann's hero expedition is at 0
      And Bob's companion expedition is at 0
      When Bob passes
      And Ann passes
      Then it is Afternoon of day 5
      And Ann's hero expedition is at 1
      And Bob's companion expedition is at 1

      Examples:
        | case | who | other |
        | ann  | Ann | Bob   |
        | bob  | Bob | Ann   |

  Rule: names and statistics

    @case:altered-token-has-its-name @clause:2.2.4.f @clause:7.3.4.a
    Scenario: Example: a token has the name that the effect gives it
      Given the made-up card "Ordis Cadets"
        """
        {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Muster", "symbol": "join",
                        "effect": {"is": "create-token", "where": "mine", "token": {"name": "Ordis Recruit", "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Soldier"]}}}]}
        """
      And the made-up card "Drill"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "gain", "what": {"is": "all", "what": {"named": ["Ordis Recruit"]}}, "count": 1}}
        """
      And these cards
        | ref    | card         | player | zone            |
        | cadets | Ordis Cadets | Ann    | hand            |
        | other  | a token      | Ann    | hero expedition |
        | drill  | Drill        | Bob    | hand            |
      And Ann has 2 ready mana
      When Ann plays cadets for its mana cost in the hero expedition
      Then token1 is in Ann's hero expedition
      When Bob plays drill for its mana cost
      Then it is accepted
      And token1 has 1 boost
      And cadets has 0 boosts
      And other has 0 boosts

    @case:altered-booda-has-its-statistics @clause:2.2.10.e @clause:2.2.11.h @clause:6.3.b
    Scenario Outline: Example: Booda has 2 in every statistic, and comes only if its player is first player: <case>
      Given the made-up card "Kojo & Booda"
        """
        {"type": "hero", "reserve_limit": 2, "landmark_limit": 2,
         "abilities": [{"is": "reaction", "name": "Call", "trigger": {"event": "phase", "phase": "noon"}, "condition": {"is": "first-player"},
                        "effect": {"is": "create-token", "where": "companion", "token": {"name": "Booda", "forest": 2, "mountain": 2, "water": 2, "subtypes": ["Companion"]}}}]}
        """
      And these cards
        | ref   | card                                                                           | player | zone                 |
        | kojo  | Kojo & Booda                                                                   | Ann    | hero                 |
        | rival | a character costing 1, with Eternal, with <f> Forest, <m> Mountain and <o> Water | Bob    | companion expedition |
      And <first> is the first player
      And it is <first>'s turn
      And <second> has passed
      When <first> passes
      Then it is Afternoon of day 4
      When <second> passes
      And <first> passes
      Then it is Afternoon of day 5
      And Ann's companion expedition is at <at>

      Examples:
        | case            | first | second | f | m | o | at |
        | more-in-one     | Bob   | Ann    | 2 | 2 | 1 | 1  |
        | more-in-another | Bob   | Ann    | 1 | 2 | 2 | 1  |
        | nowhere-more    | Bob   | Ann    | 2 | 2 | 2 | 0  |
        | not-first       | Ann   | Bob    | 1 | 1 | 1 | 0  |

  Rule: abilities

    @case:altered-trainee-in-play-and-in-reserve @clause:2.2.11.d
    Scenario: Example: the Trainee's first ability works in play, and its support ability does not
      Given the made-up card "Haven Trainee"
        """
        {"type": "character", "hand_cost": 2, "reserve_cost": 1, "forest": 1, "mountain": 2, "water": 1,
         "abilities": [{"is": "reaction", "name": "Show", "symbol": "reserve", "effect": {"is": "gain", "what": {"is": "this"}, "count": 2}},
                       {"is": "quick-action", "name": "Teach", "support": true, "cost": [{"is": "pay-discard"}],
                        "effect": {"is": "lasting", "duration": "this-turn", "ability": {"is": "played-with", "count": 1, "next": true, "what": {"type": ["character"]}}}}]}
        """
      And these cards
        | ref     | card          | player | zone    |
        | trainee | Haven Trainee | Ann    | reserve |
      And Ann has 1 ready mana
      When Ann plays trainee for its mana cost in the hero expedition
      Then it is accepted
      And trainee has 2 boosts
      When Bob passes
      And Ann uses trainee
      Then it is refused
      And nothing has changed

    @case:altered-trainee-supports @clause:2.2.11.d @clause:5.2.b @clause:2.2.14.c
    Scenario Outline: Example: the Trainee's support ability boosts the next Character of the turn: <case>
      Given the made-up card "Haven Trainee"
        """
        {"type": "character", "hand_cost": 2, "reserve_cost": 1, "forest": 1, "mountain": 2, "water": 1,
         "abilities": [{"is": "reaction", "name": "Show", "symbol": "reserve", "effect": {"is": "gain", "what": {"is": "this"}, "count": 2}},
                       {"is": "quick-action", "name": "Teach", "support": true, "cost": [{"is": "pay-discard"}],
                        "effect": {"is": "lasting", "duration": "this-turn", "ability": {"is": "played-with", "count": 1, "next": true, "what": {"type": ["character"]}}}}]}
        """
      And these cards
        | ref     | card                  | player | zone    |
        | trainee | Haven Trainee         | <who>  | reserve |
        | owl     | a character costing 1 | <who>  | hand    |
        | fox     | a character costing 1 | <who>  | hand    |
      And it is <who>'s turn
      And <who> has 2 ready mana
      When <who> uses trainee
      Then trainee is in <who>'s discard
      And it is <who>'s turn
      When <who> plays owl for its mana cost in the hero expedition
      Then it is accepted
      And owl has 1 boost
      When <other> passes
      And <who> plays fox for its mana cost in the hero expedition
      Then it is accepted
      And fox has 0 boosts

      Examples:
        | case | who | other |
        | ann  | Ann | Bob   |
        | bob  | Bob | Ann   |

    @case:altered-maw-has-its-ability @clause:2.2.11.f @clause:5.3.b
    Scenario Outline: Example: Maw has the Reaction it was given, and costs 1 mana if not called by the first player: <case>
      Given the made-up card "Lindiwe & Maw"
        """
        {"type": "hero", "reserve_limit": 2, "landmark_limit": 2,
         "abilities": [{"is": "quick-action", "name": "Call Maw", "cost": [{"is": "pay-exhaust"}],
                        "more": [{"mana": 1, "condition": {"is": "first-player", "so": false}}],
                        "effect": {"is": "create-token", "where": "companion",
                                   "token": {"name": "Maw", "forest": 0, "mountain": 0, "water": 0, "subtypes": ["Companion"],
                                             "abilities": [{"is": "reaction", "name": "Devour", "trigger": {"event": "is-sacrificed", "by": "you", "what": {"type": ["character"]}},
                                                            "effect": {"is": "gain", "what": {"is": "this"}, "count": 2}}]}}}]}
        """
      And the made-up card "Feast"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours", "token": false}}}}
        """
      And these cards
        | ref     | card                  | player | zone            |
        | lindiwe | Lindiwe & Maw         | Ann    | hero            |
        | lamb    | a character costing 1 | Ann    | hero expedition |
        | goat    | a character costing 1 | Bob    | hero expedition |
        | feast   | Feast                 | Ann    | hand            |
        | feast2  | Feast                 | Bob    | hand            |
      And <first> is the first player
      And Ann has 1 ready mana
      When Ann uses lindiwe
      Then lindiwe is exhausted
      And Ann has <left> ready mana
      And token1 is in Ann's companion expedition
      When Ann plays feast for its mana cost
      Then lamb is in Ann's discard
      And token1 has 2 boosts
      When Bob plays feast2 for its mana cost
      Then goat is in Bob's discard
      And token1 has 2 boosts

      Examples:
        | case         | first | left |
        | first-player | Ann   | 1    |
        | second       | Bob   | 0    |

    @case:altered-maw-is-dearer-for-the-second @clause:6.4.c @clause:5.3.b
    Scenario: A player who is not the first player and has no mana cannot call Maw
      Given the made-up card "Lindiwe & Maw"
        """
        {"type": "hero", "reserve_limit": 2, "landmark_limit": 2,
         "abilities": [{"is": "quick-action", "name": "Call Maw", "cost": [{"is": "pay-exhaust"}],
                        "more": [{"mana": 1, "condition": {"is": "first-player", "so": false}}],
                        "effect": {"is": "create-token", "where": "companion", "token": {"name": "Maw", "forest": 0, "mountain": 0, "water": 0}}}]}
        """
      And these cards
        | ref     | card          | player | zone |
        | lindiwe | Lindiwe & Maw | Bob    | hero |
      And it is Bob's turn
      And Bob has 0 ready mana and 2 exhausted mana
      When Bob uses lindiwe
      Then it is refused by 6.4.c
      And nothing has changed

  Rule: durations

    @case:altered-next-card-costs-less @clause:2.2.14.c @clause:5.1.2.e
    Scenario: Example: the next card this turn costs 1 less
      Given the made-up card "Twinkle Twinkle"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1, "effect": {"is": "draw"},
         "abilities": [{"is": "quick-action", "name": "Star", "support": true, "cost": [{"is": "pay-discard"}],
                        "effect": {"is": "lasting", "duration": "this-turn", "ability": {"is": "cost-alteration", "less": 1, "next": true}}}]}
        """
      And these cards
        | ref     | card                  | player | zone    |
        | twinkle | Twinkle Twinkle       | Ann    | reserve |
        | owl     | a character costing 2 | Ann    | hand    |
        | fox     | a character costing 2 | Ann    | hand    |
      And Ann has 3 ready mana
      And Bob has passed
      When Ann uses twinkle
      And Ann plays owl for its mana cost in the hero expedition
      Then it is accepted
      And Ann has 2 ready mana
      When Ann plays fox for its mana cost in the hero expedition
      Then it is accepted
      And Ann has 0 ready mana

    @case:altered-next-card-of-this-turn-only @clause:2.2.14.c @clause:6.4.c
    Scenario: Example: the reduction is gone when the turn ends, even if no card was played
      Given the made-up card "Twinkle Twinkle"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1, "effect": {"is": "draw"},
         "abilities": [{"is": "quick-action", "name": "Star", "support": true, "cost": [{"is": "pay-discard"}],
                        "effect": {"is": "lasting", "duration": "this-turn", "ability": {"is": "cost-alteration", "less": 1, "next": true}}}]}
        """
      And the made-up card "Stand back"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "quick-action", "name": "Wave", "cost": [{"is": "pay-exhaust"}], "effect": {"is": "after-you"}}]}
        """
      And these cards
        | ref     | card                  | player | zone     |
        | twinkle | Twinkle Twinkle       | Ann    | reserve  |
        | back    | Stand back            | Ann    | landmark |
        | owl     | a character costing 2 | Ann    | hand     |
      And Ann has 1 ready mana
      When Ann uses twinkle
      And Ann uses back
      Then it is Bob's turn
      When Bob passes
      Then it is Ann's turn
      When Ann plays owl for its mana cost in the hero expedition
      Then it is refused by 6.4.c
      And nothing has changed
