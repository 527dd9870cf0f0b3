Feature: Altered 6.2, modifiers

  Background:
    Given a game of Altered

  Rule: replacing modifiers, some of them optional

    @case:altered-what-stays-has-not-left @clause:7.5.9.a @clause:6.2.b @edition:>=3.0
    Scenario Outline: An object that is put where it already is has not left: <case>
      Given the made-up card "Stubborn"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "modifies", "event": "leave", "this": true, "to": "mana"}]}
        """
      And the made-up card "Homebody"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "modifies", "event": "leave-expedition", "this": true, "also": true, "then": {"is": "draw"}}]}
        """
      And the made-up card "Tidying"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "move", "what": {"is": "all", "what": {"type": ["<type>"]}}, <to>}}
        """
      And these cards
        | ref   | card     | player | zone            |
        | tidy  | Tidying  | Bob    | hand            |
        | stump | Stubborn | Bob    | landmark        |
        | home  | Homebody | Bob    | hero expedition |
      And it is Bob's turn
      And Bob's deck has 2 cards
      When Bob plays tidy for its mana cost
      Then it is accepted
      And stump is in Bob's <stump>
      And home is in Bob's <home>
      And Bob has <hand> cards in hand

      Examples:
        | case              | type      | to                                       | stump    | home                 | hand |
        | landmark          | permanent | "to": "landmark"                         | landmark | hero expedition      | 0    |
        | landmark-left     | permanent | "to": "reserve"                          | mana     | hero expedition      | 0    |
        | expedition        | character | "to": "expedition", "where": "hero"      | landmark | hero expedition      | 0    |
        | other-expedition  | character | "to": "expedition", "where": "companion" | landmark | companion expedition | 1    |
        | expedition-left   | character | "to": "reserve"                          | landmark | reserve              | 1    |

    @case:altered-jinn-declined @clause:6.2.e @clause:6.2.d
    Scenario Outline: Example: the Jinn goes to the Mana zone, or on top of the Deck and is then drawn: <case>
      Given the made-up card "Mighty Jinn"
        """
        {"type": "character", "hand_cost": 4, "reserve_cost": 4, "forest": 4, "mountain": 4, "water": 4,
         "abilities": [{"is": "modifies", "event": "leave", "this": true, "may": true, "to": "mana", "otherwise": {"is": "draw"}}]}
        """
      And the made-up card "Paint Prison"
        """
        {"type": "spell", "hand_cost": 3, "reserve_cost": 3,
         "effect": {"is": "move", "what": {"is": "target", "what": {"type": ["character"]}}, "to": "deck", "place": "top"}}
        """
      And these cards
        | ref    | card                  | player  | zone            |
        | prison | Paint Prison          | <who>   | hand            |
        | jinn   | Mighty Jinn           | <other> | hero expedition |
        | below  | a character costing 1 | <other> | deck            |
      And it is <who>'s turn
      And <who> has 3 ready mana
      When <who> plays prison for its mana cost
      Then <other> is asked to choose from yes and no
      When <other> chooses <answer>
      Then it is accepted
      And jinn is in <other>'s <zone>
      And below is in <other>'s deck

      Examples:
        | case     | who | other | answer | zone |
        | ann-no   | Ann | Bob   | no     | hand |
        | bob-no   | Bob | Ann   | no     | hand |
        | ann-yes  | Ann | Bob   | yes    | mana |
        | bob-yes  | Bob | Ann   | yes    | mana |

    @case:altered-alternative-before-the-next-step @clause:6.2.e @clause:6.1.b
    Scenario: The alternative to a declined modifier is done right after the step, before the next step
      Given the made-up card "Mighty Jinn"
        """
        {"type": "character", "hand_cost": 4, "reserve_cost": 4, "forest": 4, "mountain": 4, "water": 4,
         "abilities": [{"is": "modifies", "event": "leave", "this": true, "may": true, "to": "mana", "otherwise": {"is": "draw"}}]}
        """
      And the made-up card "Paint Over"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "discard", "what": {"is": "target", "what": {"type": ["character"]}}}, {"is": "resupply"}]}}
        """
      And these cards
        | ref    | card                  | player | zone            |
        | over   | Paint Over            | Ann    | hand            |
        | jinn   | Mighty Jinn           | Ann    | hero expedition |
        | first  | a character costing 1 | Ann    | deck            |
        | second | a character costing 2 | Ann    | deck            |
      When Ann plays over for its mana cost
      And Ann chooses no
      Then it is accepted
      And jinn is in Ann's discard
      And first is in Ann's hand
      And second is in Ann's reserve

    @case:altered-alternative-before-what-is-paid-for @clause:6.2.e @clause:6.1.d
    Scenario: The alternative to a modifier declined while paying is done before the paid-for effect
      Given the made-up card "Mighty Jinn"
        """
        {"type": "character", "hand_cost": 4, "reserve_cost": 4, "forest": 4, "mountain": 4, "water": 4,
         "abilities": [{"is": "modifies", "event": "leave", "this": true, "may": true, "to": "mana", "otherwise": {"is": "draw"}}]}
        """
      And the made-up card "Bargain"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "pay-to", "cost": [{"is": "pay-sacrifice", "what": {"is": "choose", "what": {"type": ["character"]}}}],
           "then": {"is": "resupply"}}, {"is": "draw"}]}}
        """
      And these cards
        | ref     | card                  | player | zone            |
        | bargain | Bargain               | Ann    | hand            |
        | jinn    | Mighty Jinn           | Ann    | hero expedition |
        | first   | a character costing 1 | Ann    | deck            |
        | second  | a character costing 2 | Ann    | deck            |
        | third   | a character costing 3 | Ann    | deck            |
      When Ann plays bargain for its mana cost
      And Ann chooses yes
      And Ann chooses no
      Then it is accepted
      And jinn is in Ann's discard
      And first is in Ann's hand
      And second is in Ann's reserve
      And third is in Ann's hand

    @case:altered-jinn-is-an-exhausted-orb @clause:6.2.b @clause:3.2.9.b
    Scenario: A Jinn sent to the Mana zone becomes an exhausted Mana Orb without boosts, and nobody draws
      Given the made-up card "Mighty Jinn"
        """
        {"type": "character", "hand_cost": 4, "reserve_cost": 4, "forest": 4, "mountain": 4, "water": 4,
         "abilities": [{"is": "modifies", "event": "leave", "this": true, "may": true, "to": "mana", "otherwise": {"is": "draw"}}]}
        """
      And the made-up card "Paint Prison"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "move", "what": {"is": "target", "what": {"type": ["character"]}}, "to": "deck"}}
        """
      And these cards
        | ref    | card         | player | zone            | state    |
        | prison | Paint Prison | Ann    | hand            |          |
        | jinn   | Mighty Jinn  | Bob    | hero expedition | 2 boosts |
      And Bob's deck has 2 cards
      When Ann plays prison for its mana cost
      And Bob chooses yes
      Then it is accepted
      And jinn is in Bob's mana
      And jinn is exhausted
      And jinn has 0 boosts
      And Bob has 0 cards in hand
      And Bob has 0 ready mana

    @case:altered-not-the-one-who-plays-decides @clause:6.2.d
    Scenario: The controller of an optional modifier decides about it, not the player who moves the object
      Given the made-up card "Mighty Jinn"
        """
        {"type": "character", "hand_cost": 4, "reserve_cost": 4, "forest": 4, "mountain": 4, "water": 4,
         "abilities": [{"is": "modifies", "event": "leave", "this": true, "may": true, "to": "mana"}]}
        """
      And the made-up card "Paint Prison"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "move", "what": {"is": "target", "what": {"type": ["character"]}}, "to": "deck"}}
        """
      And these cards
        | ref    | card         | player | zone            |
        | prison | Paint Prison | Ann    | hand            |
        | jinn   | Mighty Jinn  | Bob    | hero expedition |
      When Ann plays prison for its mana cost
      And Ann chooses no
      Then it is refused
      And nothing has changed
      When Bob chooses yes
      Then it is accepted
      And jinn is in Bob's mana

    @case:altered-redirected-is-still-a-sacrifice @clause:7.3.25.b @clause:6.2.b @edition:>=3.0
    Scenario Outline: A sacrifice that goes elsewhere is a sacrifice all the same: <case>
      Given the made-up card "Phoenix"
        """
        {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "modifies", "event": "discard", "this": true, "to": "hand"}]}
        """
      And the made-up card "Altar"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "reaction", "name": "Burn", "trigger": {"event": "is-sacrificed", "what": {"type": ["character"]}},
                        "effect": {"is": "gain", "what": {"is": "this"}, "counter": "flame", "count": 1}}]}
        """
      And the made-up card "Offering"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "if-you-do", "first": {"is": "sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}}, "then": {"is": "resupply"}}}
        """
      And these cards
        | ref   | card     | player | zone            |
        | altar | Altar    | Bob    | landmark        |
        | bird  | <card>   | Ann    | hero expedition |
        | offer | Offering | Ann    | hand            |
      And Ann's deck has 1 card
      When Ann plays offer for its mana cost
      Then it is accepted
      And bird is in <zone>
      And altar has 1 flame counter
      And ann-deck-1 is in Ann's reserve

      Examples:
        | case     | card                  | zone          |
        | phoenix  | Phoenix               | Ann's hand    |
        | ordinary | a character costing 1 | Ann's discard |

    @case:altered-sacrificed-token @clause:7.3.25.b @clause:2.1.e @clause:6.5.f @edition:>=3.0
    Scenario: A sacrificed token goes to no zone but was still sacrificed
      Given the made-up card "Altar"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "reaction", "name": "Burn", "trigger": {"event": "is-sacrificed", "what": {"type": ["character"]}},
                        "effect": {"is": "gain", "what": {"is": "this"}, "counter": "flame", "count": 1}}]}
        """
      And the made-up card "Offering"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "if-you-do", "first": {"is": "sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}}, "then": {"is": "resupply"}}}
        """
      And these cards
        | ref   | card     | player | zone            |
        | altar | Altar    | Ann    | landmark        |
        | imp   | a token  | Ann    | hero expedition |
        | offer | Offering | Ann    | hand            |
      And Ann's deck has 1 card
      When Ann plays offer for its mana cost
      Then it is accepted
      And Ann has 0 cards in discard
      And altar has 1 flame counter
      And ann-deck-1 is in Ann's reserve

  Rule: several modifiers

    @case:altered-replacing-before-adding @clause:6.2.g @clause:6.2.c @clause:6.2.i
    Scenario Outline: A replacing modifier applies before an adding one, whichever is older: <case>
      Given the made-up card "Detour"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "modifies", "event": "draw", "who": "you", "then": {"is": "resupply"}}]}
        """
      And the made-up card "Tutor"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "modifies", "event": "draw", "who": "you", "also": true, "then": {"is": "gain", "what": {"is": "this"}, "counter": "page", "count": 1}}]}
        """
      And the made-up card "Study"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "draw"}}
        """
      And these cards
        | ref    | card     | player | zone     |
        | first  | <first>  | Ann    | landmark |
        | second | <second> | Ann    | landmark |
        | study  | Study    | Ann    | hand     |
      And Ann's deck has 2 cards
      When Ann plays study for its mana cost
      Then it is accepted
      And ann-deck-1 is in Ann's <zone>
      And ann-deck-2 is in Ann's deck
      And first has <page1> page counters
      And second has <page2> page counters

      Examples:
        | case         | first                          | second                         | zone    | page1 | page2 |
        | detour-older | Detour                         | Tutor                          | reserve | 0     | 0     |
        | tutor-older  | Tutor                          | Detour                         | reserve | 0     | 0     |
        | only-tutor   | Tutor                          | a landmark permanent costing 1 | hand    | 1     | 0     |
        | only-detour  | a landmark permanent costing 1 | Detour                         | reserve | 0     | 0     |

    @case:altered-modifier-once-for-each @clause:6.2.k @clause:6.2.f
    Scenario: A modifier of an atomic action applies once to each such action
      Given the made-up card "Gardener"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "modifies", "event": "gain-counter", "what": {"type": ["character"], "whose": "yours"}, "plus": 1}]}
        """
      And the made-up card "Rain"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "count": 1}}
        """
      And these cards
        | ref  | card                  | player | zone                 |
        | one  | Gardener              | Ann    | landmark             |
        | oak  | a character costing 1 | Ann    | hero expedition      |
        | elm  | a character costing 1 | Ann    | companion expedition |
        | pine | a character costing 1 | Bob    | hero expedition      |
        | rain | Rain                  | Ann    | hand                 |
      When Ann plays rain for its mana cost
      Then it is accepted
      And oak has 2 boosts
      And elm has 2 boosts
      And pine has 1 boost

    @case:altered-each-modifier-once @clause:6.2.k @clause:6.2.i
    Scenario Outline: Two modifiers of the same kind apply once each, <first> first
      Given the made-up card "Gardener"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "modifies", "event": "gain-counter", "what": {"type": ["character"], "whose": "yours"}, "plus": 1}]}
        """
      And the made-up card "Rain"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "count": 1}}
        """
      And these cards
        | ref  | card                  | player | zone            |
        | one  | Gardener              | Bob    | landmark        |
        | two  | Gardener              | Bob    | landmark        |
        | oak  | a character costing 1 | Bob    | hero expedition |
        | rain | Rain                  | Ann    | hand            |
      When Ann plays rain for its mana cost
      And Ann chooses <first>
      Then it is accepted
      And nobody is asked
      And oak has 3 boosts

      Examples:
        | first |
        | one   |
        | two   |

    @case:altered-controller-of-the-step-chooses @clause:6.2.h @clause:6.2.g @clause:6.2.k
    Scenario Outline: The controller of the step chooses which of two modifiers applies first: <case>
      Given the made-up card "Reclaim"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "modifies", "event": "discard", "what": {"type": ["character"]}, "to": "hand"}]}
        """
      And the made-up card "Recycle"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "modifies", "event": "discard", "what": {"type": ["character"]}, "to": "mana"}]}
        """
      And the made-up card "Quake"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "discard", "what": {"is": "target", "what": {"type": ["character"]}}}}
        """
      And these cards
        | ref   | card                  | player  | zone            |
        | hands | Reclaim               | <other> | landmark        |
        | orbs  | Recycle               | <other> | landmark        |
        | owl   | a character costing 1 | <other> | hero expedition |
        | quake | Quake                 | <who>   | hand            |
      And it is <who>'s turn
      When <who> plays quake for its mana cost
      Then <who> is asked to choose from hands and orbs
      When <who> chooses <answer>
      Then it is accepted
      And owl is in <other>'s <zone>

      Examples:
        | case      | who | other | answer | zone |
        | ann-hand  | Ann | Bob   | hands  | hand |
        | ann-orb   | Ann | Bob   | orbs   | mana |
        | bob-orb   | Bob | Ann   | orbs   | mana |

    @case:altered-adding-to-a-resupply @clause:6.2.c @clause:6.2.m
    Scenario Outline: An action that a modifier adds to a Resupply happens with it: <case>
      Given the made-up card "Quartermaster"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "modifies", "event": "resupply", "who": "you", "also": true, "then": {"is": "draw"}}]}
        """
      And the made-up card "Supply"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "resupply"}}
        """
      And these cards
        | ref    | card          | player  | zone     |
        | master | Quartermaster | <whose> | landmark |
        | supply | Supply        | Ann     | hand     |
      And Ann's deck has 3 cards
      When Ann plays supply for its mana cost
      Then it is accepted
      And Ann has <hand> cards in hand
      And Ann has 2 cards in reserve

      Examples:
        | case      | whose | hand |
        | ones-own  | Ann   | 1    |
        | opponents | Bob   | 0    |

  Rule: a modifier has to exist

    @case:altered-modifier-exists-before @clause:6.2.l
    Scenario Outline: A modifier that enters play in a step does not modify that step: <case>
      Given the made-up card "Bannerman"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "modifies", "event": "gain-counter", "what": {"type": ["character"], "whose": "yours"}, "plus": 1}]}
        """
      And the made-up card "Muster"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "simultaneously", "parts": [
           {"is": "move", "what": {"is": "all", "what": {"named": ["Bannerman"], "zone": ["reserve"], "whose": "yours"}}, "to": "expedition", "where": "hero"},
           {"is": "gain", "what": {"is": "all", "what": {"type": ["character"], "whose": "yours"}}, "count": 1}]}}
        """
      And these cards
        | ref    | card                  | player | zone            |
        | muster | Muster                | Ann    | hand            |
        | ban    | Bannerman             | Ann    | <zone>          |
        | oak    | a character costing 1 | Ann    | hero expedition |
      When Ann plays muster for its mana cost
      Then it is accepted
      And ban is in Ann's hero expedition
      And oak has <oak> boosts
      And ban has <ban> boosts

      Examples:
        | case    | zone            | oak | ban |
        | entered | reserve         | 1   | 0   |
        | there   | hero expedition | 2   | 2   |

    @case:altered-says-how-it-enters @clause:6.2.l @clause:2.4.1.d
    Scenario Outline: An object's text about how it enters applies as it enters: <case>
      Given the made-up card "Sleepy giant"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 5, "mountain": 5, "water": 5,
         "abilities": [{"is": "enters-with", "status": ["asleep"], "count": 2},
                       {"is": "reaction", "name": "Yawn", "trigger": {"event": "gains-status", "this": true, "status": "asleep"}, "effect": {"is": "draw"}}]}
        """
      And these cards
        | ref   | card         | player | zone   |
        | giant | Sleepy giant | <who>  | <from> |
      And it is <who>'s turn
      And <who> has 1 ready mana
      When <who> plays giant for its mana cost in the hero expedition
      Then it is accepted
      And giant is asleep
      And giant has 2 boosts

      Examples:
        | case    | who | from    |
        | ann     | Ann | hand    |
        | bob     | Bob | reserve |
