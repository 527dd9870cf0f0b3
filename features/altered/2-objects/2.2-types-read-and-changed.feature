Feature: Altered 2.2, types, names, costs and statistics as texts read them

  Background:
    Given a game of Altered

  Rule: one type, its zone, its names

    @case:altered-one-type-each @clause:2.2.1.b @clause:2.2.3.a @clause:2.2.1.h @clause:3.1.4.a @edition:>=3.0
    Scenario Outline: A text about a type means the objects of that type in play: <case>
      Given the made-up card "Census"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "gain", "what": {"is": "all", "what": {<what>}}, "counter": "mark", "count": 1}}
        """
      And these cards
        | ref    | card                             | player | zone                 |
        | census | Census                           | Ann    | hand                 |
        | owl    | a character costing 1            | Ann    | hero expedition      |
        | cart   | an expedition permanent costing 1 | Bob    | companion expedition |
        | inn    | a landmark permanent costing 1   | Bob    | landmark             |
        | hen    | a character costing 1            | Bob    | reserve              |
      When Ann plays census for its mana cost
      Then it is accepted
      And owl has <owl> mark counters
      And cart has <cart> mark counters
      And inn has <inn> mark counters
      And hen has 0 mark counters

      Examples:
        | case       | what                  | owl | cart | inn |
        | characters | "type": ["character"] | 1   | 0    | 0   |
        | permanents | "type": ["permanent"] | 0   | 1    | 1   |
        | anything   |                       | 1   | 1    | 1   |

    @case:altered-type-in-reserve-is-not-protected @clause:2.2.1.h @clause:2.2.2.n
    Scenario Outline: A prohibition about <case> means only those in play
      Given the made-up card "Shelter"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "cannot", "action": "discard", "what": {<what>}}]}
        """
      And the made-up card "Storm"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "simultaneously", "parts": [
           {"is": "discard", "what": {"is": "all", "what": {"whose": "opponent"}}},
           {"is": "discard", "what": {"is": "all", "what": {"whose": "opponent", "zone": ["reserve"]}}}]}}
        """
      And these cards
        | ref     | card                                                          | player | zone            |
        | shelter | Shelter                                                       | Ann    | landmark        |
        | storm   | Storm                                                         | Ann    | hand            |
        | owl     | a character costing 1, classified Animal                        | Bob    | hero expedition |
        | inn     | a landmark permanent costing 1, classified Site                 | Bob    | landmark        |
        | hen     | a character costing 1, classified Animal                        | Bob    | reserve         |
      When Ann plays storm for its mana cost
      Then it is accepted
      And owl is in Bob's hero expedition
      And inn is in Bob's <inn>
      And hen is in Bob's discard

      Examples:
        | case      | what                          | inn      |
        | a type    | "type": ["character"]         | discard  |
        | a subtype | "subtype": ["Animal", "Site"] | landmark |

    @case:altered-a-name-is-one-name @clause:2.2.4.b
    Scenario Outline: A name of two words is one name: <case>
      Given the made-up card "Roll call"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "gain", "what": {"is": "all", "what": {"named": ["<case>"]}}, "count": 1}}
        """
      And these cards
        | ref  | card                                     | player | zone            |
        | call | Roll call                                | Ann    | hand            |
        | owl  | a character costing 1, named Snow Keeper | Ann    | hero expedition |
      When Ann plays call for its mana cost
      Then it is accepted
      And owl has <boosts> boosts

      Examples:
        | case        | boosts |
        | Snow Keeper | 1      |
        | Snow        | 0      |
        | Keeper      | 0      |

    @case:altered-where-permanents-go @clause:2.2.3.a @clause:2.2.3.d @clause:2.2.3.e @edition:>=3.0
    Scenario Outline: A Permanent goes to the zone of its zone type: <case>
      Given these cards
        | ref   | card   | player | zone |
        | thing | <card> | <who>  | hand |
      And it is <who>'s turn
      And <who> has 1 ready mana
      When <who> plays thing for <how>
      Then thing is in <where>

      Examples:
        | case       | who | card                              | how                                  | where                 |
        | landmark   | Ann | a landmark permanent costing 1    | its mana cost                        | Ann's landmark        |
        | bob        | Bob | a landmark permanent costing 1    | its mana cost                        | Bob's landmark        |
        | expedition | Ann | an expedition permanent costing 1 | its mana cost in the hero expedition | Ann's hero expedition |

  Rule: sub-types

    @case:altered-many-sub-types @clause:2.2.2.c @clause:2.2.2.n @clause:2.2.2.o
    Scenario Outline: Each of several sub-types counts, in play or in the zone that a text names: <case>
      Given the made-up card "Whistle"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "exhaust", "what": {"is": "all", "what": {"subtype": ["<subtype>"]<zone>}}}}
        """
      And these cards
        | ref     | card                                                 | player | zone            |
        | whistle | Whistle                                              | Ann    | hand            |
        | owl     | a character costing 1, classified Animal and Scholar   | Ann    | hero expedition |
        | hen     | a character costing 1, classified Animal and Scholar   | Bob    | reserve         |
        | fox     | a character costing 1                                | Bob    | reserve         |
      When Ann plays whistle for its mana cost
      Then it is accepted
      And owl is <owl>
      And hen is <hen>
      And fox is ready

      Examples:
        | case           | subtype | zone                  | owl       | hen       |
        | first          | Animal  |                       | exhausted | ready     |
        | second         | Scholar |                       | exhausted | ready     |
        | neither        | Robot   |                       | ready     | ready     |
        | first-reserve  | Animal  | , "zone": ["reserve"] | ready     | exhausted |
        | second-reserve | Scholar | , "zone": ["reserve"] | ready     | exhausted |

    @case:altered-sub-type-read-by-a-trigger @clause:2.2.2.o @clause:2.2.1.i @clause:6.3.b
    Scenario Outline: A Reaction reads a card's type and sub-types where the card has gone: <case>
      Given the made-up card "Nest"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "reaction", "trigger": {"event": "goes-to", "to": ["reserve"], "what": {<what>}},
                        "effect": {"is": "gain", "what": {"is": "this"}, "counter": "egg", "count": 1}}]}
        """
      And the made-up card "Supply"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "sequence", "steps": [{"is": "resupply"}, {"is": "sacrifice", "what": {"is": "all", "what": {"type": ["character"]}}}]}}
        """
      And these cards
        | ref    | card                                   | player | zone     |
        | nest   | Nest                                   | Ann    | landmark |
        | supply | Supply                                 | Bob    | hand     |
        | hen    | a character costing 1, classified Animal | Bob    | deck     |
      And it is Bob's turn
      When Bob plays supply for its mana cost
      Then it is accepted
      And hen is in Bob's reserve
      And nest has <eggs> egg counters

      Examples:
        | case          | what                  | eggs |
        | sub-type      | "subtype": ["Animal"]   | 1    |
        | other         | "subtype": ["Robot"]  | 0    |
        | type          | "type": ["character"] | 1    |
        | another-type  | "type": ["permanent"] | 0    |

    @case:altered-sub-types-gained @clause:2.2.2.p @clause:2.3.1.e @clause:2.3.1.h
    Scenario Outline: Passive abilities add or replace sub-types in play only: <case>
      Given the made-up card "Decree"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "subtypes", "gains": ["Robot"], "instead": <instead>, "what": {"zone": ["expedition", "landmark", "reserve"]}}]}
        """
      And the made-up card "Whistle"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "exhaust", "what": {"is": "all", "what": {"zone": ["expedition", "landmark", "reserve"], "<asked>": ["<word>"], "other": true}}}}
        """
      And these cards
        | ref     | card                                   | player | zone            |
        | decree  | Decree                                 | Ann    | landmark        |
        | whistle | Whistle                                | Ann    | hand            |
        | owl     | a character costing 1, classified Animal | Bob    | hero expedition |
        | inn     | a landmark permanent costing 1         | Bob    | landmark        |
        | hen     | a character costing 1, classified Animal | Bob    | reserve         |
      When Ann plays whistle for its mana cost
      Then it is accepted
      And owl is <owl>
      And inn is <inn>
      And hen is <hen>

      Examples:
        | case         | instead | asked   | word      | owl       | inn       | hen       |
        | gained       | false   | subtype | Robot     | exhausted | exhausted | ready     |
        | kept         | false   | subtype | Animal    | exhausted | ready     | exhausted |
        | instead      | true    | subtype | Robot     | exhausted | exhausted | ready     |
        | lost         | true    | subtype | Animal    | ready     | ready     | exhausted |
        | type-kept    | true    | type    | character | exhausted | ready     | exhausted |
        | type-as-well | true    | type    | permanent | ready     | exhausted | ready     |

    @case:altered-terrains-gained @clause:2.2.2.p
    Scenario Outline: Regions gain a further terrain, or have theirs replaced: <case>
      Given the made-up card "Flood"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "regions", "terrains": ["water"], "instead": <instead>}]}
        """
      And these cards
        | ref   | card                                                              | player | zone            |
        | flood | Flood                                                             | Bob    | landmark        |
        | owl   | a character costing 1 with <V> Forest, 0 Mountain and <O> Water   | Ann    | hero expedition |
      And Ann's hero expedition is at 1
      And Bob has passed
      When Ann passes
      Then Ann's hero expedition is at <at>

      Examples:
        | case         | instead | V | O | at |
        | further      | false   | 0 | 1 | 2  |
        | own          | false   | 1 | 0 | 2  |
        | instead      | true    | 0 | 1 | 2  |
        | own-is-lost  | true    | 1 | 0 | 1  |

  Rule: costs and statistics

    @case:altered-what-a-token-is @clause:2.3.1.b @clause:2.2.7.c @clause:2.2.8.c @clause:2.2.1.d @clause:2.2.4.f @clause:2.2.2.j @clause:2.2.11.f
    Scenario Outline: A token is what its effect says and costs nothing: <case>
      Given the made-up card "Call"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "create-token", "where": "hero",
                    "token": {"name": "Moth", "forest": 2, "mountain": 1, "water": 0, "subtypes": ["Plant"],
                              "abilities": [{"is": "keyword", "keyword": "eternal"}]}}}
        """
      And the made-up card "Lamp"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "quick-action", "cost": [{"is": "pay-exhaust"}],
                        "effect": {"is": "gain", "what": {"is": "all", "what": {<what>}}, "count": 1}}]}
        """
      And these cards
        | ref  | card | player | zone     |
        | call | Call | Ann    | hand     |
        | lamp | Lamp | Bob    | landmark |
      When Ann plays call for its mana cost
      And Bob uses lamp
      Then it is accepted
      And token1 has <boosts> boosts

      Examples:
        | case          | what                                     | boosts |
        | type          | "type": ["character"]                    | 1      |
        | name          | "named": ["Moth"]                        | 1      |
        | sub-type      | "subtype": ["Plant"]                       | 1      |
        | no-hand-cost  | "token": true, "hand_cost_at_most": 0    | 1      |
        | no-cost       | "token": true, "reserve_cost_at_most": 0 | 1      |
        | abilities     | "keyword": "eternal"                     | 1      |
        | no-permanent  | "type": ["permanent"]                    | 0      |

    @case:altered-order-of-a-tokens-statistics @clause:2.2.10.e @clause:2.3.1.b
    Scenario Outline: A token's statistics are given in the order Forest, Mountain, Water: at <at>
      Given the made-up card "Call"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "create-token", "where": "hero", "token": {"name": "Moth", "forest": 1, "mountain": 0, "water": 0}}}
        """
      And these cards
        | ref  | card | player | zone |
        | call | Call | Ann    | hand |
      And Ann's hero expedition is at <at>
      And Bob has passed
      When Ann plays call for its mana cost
      And Ann passes
      Then Ann's hero expedition is at <then>

      Examples:
        | case     | at | then |
        | forest   | 1  | 2    |
        | mountain | 3  | 3    |
        | water    | 5  | 5    |

    @case:altered-only-characters-have-statistics @clause:2.2.10.c @clause:2.3.1.d @clause:4.2.4.b @edition:>=3.0
    Scenario Outline: Objects other than Characters have no statistics and gain none: <case>
      Given the made-up card "Feast"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "stats", "forest": 2, "mountain": 2, "water": 2, "what": {"whose": "yours"}}]}
        """
      And these cards
        | ref   | card                                                                | player | zone            | state   |
        | feast | Feast                                                               | <who>  | landmark        |         |
        | cart  | an expedition permanent costing 1                                   | Ann    | hero expedition | 2 boosts |
        | fox   | a character costing 1 with 0 Forest, 0 Mountain and 0 Water         | Ann    | companion expedition |    |
      And Bob has passed
      When Ann passes
      Then Ann's hero expedition is at 0
      And Ann's companion expedition is at <companion>

      Examples:
        | case   | who | companion |
        | raised | Ann | 1         |
        | boosts | Bob | 0         |

    @case:altered-boosts-raise-every-statistic @clause:2.5.1.b
    Scenario Outline: Each boost adds 1 in every terrain: at <at> against <rival>
      Given these cards
        | ref | card                                                        | player | zone            | state    |
        | owl | a character costing 1 with 0 Forest, 0 Mountain and 0 Water | Ann    | hero expedition | 2 boosts |
        | fox | a character costing 1 with <rival> Forest, <rival> Mountain and <rival> Water | Bob | hero expedition |   |
      And Ann's hero expedition is at <at>
      And Bob's hero expedition is at 3
      And Bob has passed
      When Ann passes
      Then Ann's hero expedition is at <then>

      Examples:
        | case       | at | rival | then |
        | forest     | 1  | 1     | 2    |
        | mountain   | 3  | 1     | 4    |
        | water      | 5  | 1     | 6    |
        | not-enough | 5  | 2     | 5    |
