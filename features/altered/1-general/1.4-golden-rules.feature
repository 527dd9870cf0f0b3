Feature: Altered 1.4, golden rules

  Background:
    Given a game of Altered

  Rule: 1.4.1 "can't" beats "can"

    @case:forbidden-effect-does-nothing @clause:1.4.1.a @clause:1.4.1.c
    @clause:1.x:1.4.1.a @clause:1.x:1.4.1.c @clause:1.x:1.4.1.c-rest
    Scenario Outline: An effect leaves out what a passive ability forbids and does the rest: <case>
      Given the made-up card "Silence"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "cannot", "action": "draw", "who": "<who>"}]}
        """
      And the made-up card "Lesson"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "sequence", "steps": [{"is": "draw", "cards": 1}, {"is": "resupply"}]}}
        """
      And these cards
        | ref     | card    | player | zone            |
        | lesson  | Lesson  | Ann    | hand            |
        | silence | Silence | Bob    | hero expedition |
      And Ann has 1 ready mana
      And Ann's deck has 3 cards
      When Ann plays lesson for its mana cost
      Then it is accepted
      And Ann has <hand> cards in hand
      And ann-deck-<next> is in Ann's reserve

      Examples:
        | case      | who      | hand | next |
        | opponent  | opponent | 0    | 1    |
        | everybody | each     | 0    | 1    |
        | only-bob  | you      | 1    | 2    |

    @case:permission-does-not-help @clause:1.4.1.a
    @clause:1.x:1.4.1.a
    Scenario: A passive ability forbids Ann to play Spells; she can still play a Character
      Given the made-up card "Warden"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "cannot", "action": "play", "who": "opponent", "what": {"type": ["spell"], "zone": ["hand", "reserve"]}}]}
        """
      And these cards
        | ref    | card              | player | zone            |
        | warden | Warden            | Bob    | hero expedition |
        | spark  | a spell costing 1 | Ann    | hand            |
        | owl    | a character costing 1 | Ann | hand           |
      And Ann has 2 ready mana
      When Ann plays spark for its mana cost
      Then it is refused
      And nothing has changed
      When Ann plays owl for its mana cost in the hero expedition
      Then it is accepted

    @case:mana-that-nobody-may-exhaust @clause:1.4.1.b @clause:1.2.5.e
    @clause:1.x:1.4.1.b
    Scenario Outline: A player whose Mana Orbs cannot gain a status cannot pay mana: <case>
      Given the made-up card "Stillness"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "cannot", "action": "gain-status", "what": {"zone": ["mana"]}, "who": "<case>"}]}
        """
      And these cards
        | ref       | card                  | player | zone     |
        | stillness | Stillness             | Bob    | landmark |
        | owl       | a character costing 1 | Ann    | hand     |
      And Ann has 2 ready mana
      When Ann plays owl for its mana cost in the hero expedition
      Then it is <verdict>
      And Ann has <ready> ready mana

      Examples:
        | case     | verdict  | ready |
        | each     | refused  | 2     |
        | opponent | refused  | 2     |
        | you      | accepted | 1     |

    @case:who-is-kept-from-its-own-object @clause:1.4.1.a @edition:>=3.0
    Scenario: A prohibition that names no objects applies only to its own object
      Given the made-up card "Recluse"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "cannot", "action": "gain-status", "who": "opponent"}]}
        """
      And the made-up card "Lullaby"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "status": ["asleep"]}}
        """
      And these cards
        | ref     | card                  | player | zone            |
        | recluse | Recluse               | Bob    | hero expedition |
        | owl     | a character costing 1 | Bob    | hero expedition |
        | lullaby | Lullaby               | Ann    | hand            |
      When Ann plays lullaby for its mana cost
      Then it is accepted
      And owl is asleep
      And recluse is not asleep

    @case:altered-cards-of-a-deck-are-not-its-own-object @clause:1.4.1.a @edition:>=3.0
    Scenario: A prohibition about its own object does not stop cards of a Deck from being discarded
      Given the made-up card "Recluse"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "cannot", "action": "discard", "who": "opponent"}]}
        """
      And the made-up card "Mill"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "discard", "what": {"is": "from-deck"}}}
        """
      And these cards
        | ref     | card                  | player | zone            |
        | recluse | Recluse               | Bob    | hero expedition |
        | mill    | Mill                  | Ann    | hand            |
        | owl     | a character costing 1 | Ann    | deck            |
      When Ann plays mill for its mana cost
      Then it is accepted
      And owl is in Ann's discard

    @case:forbidden-cost-is-not-paid @clause:1.4.1.b @clause:1.4.1.a
    @clause:1.x:1.4.1.b
    Scenario: A cost that needs a forbidden action cannot be paid
      Given the made-up card "Asylum"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "cannot", "action": "sacrifice", "what": {"type": ["character"]}}]}
        """
      And the made-up card "Butcher"
        """
        {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "quick-action", "name": "Feast",
                        "cost": [{"is": "pay-sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}}],
                        "effect": {"is": "draw", "cards": 1}}]}
        """
      And these cards
        | ref    | card                  | player | zone            |
        | asylum | Asylum                | Bob    | landmark        |
        | butc   | Butcher               | Ann    | hero expedition |
        | lamb   | a character costing 1 | Ann    | hero expedition |
      And Ann's deck has 1 card
      When Ann uses butc
      Then it is refused
      And nothing has changed

    @case:gained-status-cannot-be-gained-again @clause:1.4.1.a @clause:1.4.1.c @clause:2.4.1.f @clause:7.3.13.b
    @clause:1.x:1.4.1.c-rest
    Scenario: Exhausting an exhausted card does nothing, and the rest of the effect happens
      Given the made-up card "Nap"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "exhaust", "what": {"is": "all", "what": {"type": ["character"]}}},
           {"is": "draw", "cards": 1}]}}
        """
      And the made-up card "Insomniac"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Yawn",
                        "trigger": {"event": "gains-status", "this": true, "status": "exhausted"},
                        "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
        """
      And these cards
        | ref   | card      | player | zone            | state     |
        | nap   | Nap       | Ann    | hand            |           |
        | tired | Insomniac | Bob    | hero expedition | exhausted |
        | awake | Insomniac | Bob    | hero expedition |           |
      And Ann has 1 ready mana
      And Ann's deck has 1 card
      When Ann plays nap for its mana cost
      Then it is accepted
      And tired has 0 boosts
      And awake has 1 boost
      And ann-deck-1 is in Ann's hand

    @case:impossible-event-is-not-modified @clause:1.4.1.d
    @clause:1.x:1.4.1.d
    Scenario Outline: An event that cannot happen is not replaced by one that could: <case>
      Given the made-up card "Jailer"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "cannot", "action": "<action>", "what": {"type": ["character"], "whose": "yours"}}]}
        """
      And the made-up card "Jinn"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "modifies", "event": "discard", "this": true, "to": "mana"}]}
        """
      And the made-up card "Gate"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "discard", "what": {"is": "all", "what": {"type": ["character"], "named": ["Jinn"]}}}}
        """
      And these cards
        | ref    | card   | player | zone            |
        | gate   | Gate   | Ann    | hand            |
        | jinn   | Jinn   | Bob    | hero expedition |
        | jailer | Jailer | Bob    | hero expedition |
      And Ann has 1 ready mana
      When Ann plays gate for its mana cost
      Then it is accepted
      And jinn is in Bob's <zone>

      Examples:
        | case       | action  | zone            |
        | impossible | discard | hero expedition |
        | possible   | exhaust | mana            |

  Rule: 1.4.2 specific beats general

    @case:card-allows-what-the-rule-forbids @clause:1.4.2.a @clause:2.4.5.c @clause:2.4.5.d
    @clause:1.x:1.4.2.a
    Scenario: A card lets exhausted cards in Reserve be played, although the rules do not
      Given the made-up card "Sleepwalker"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "plays-exhausted"}]}
        """
      And these cards
        | ref  | card                  | player | zone            | state     |
        | walk | Sleepwalker           | Ann    | hero expedition |           |
        | owl  | a character costing 1 | Ann    | reserve         | exhausted |
      And Ann has 1 ready mana
      When Ann plays owl for its mana cost in the hero expedition
      Then it is accepted
      And owl is in Ann's hero expedition
      And owl is ready and fleeting

    @case:without-the-card-the-rule-holds @clause:1.4.2.a @clause:2.4.5.c
    @clause:1.x:1.4.2.a
    Scenario Outline: Without that card in play on Ann's side, she cannot play an exhausted card from Reserve: <case>
      Given the made-up card "Sleepwalker"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "plays-exhausted"}]}
        """
      And these cards
        | ref  | card                  | player | zone    | state     |
        | walk | Sleepwalker           | <whose> | <zone> |           |
        | owl  | a character costing 1 | Ann    | reserve | exhausted |
      And Ann has 1 ready mana
      When Ann plays owl for its mana cost in the hero expedition
      Then it is refused by 2.4.5.c
      And nothing has changed

      Examples:
        | case      | whose | zone            |
        | in hand   | Ann   | hand            |
        | opponents | Bob   | hero expedition |

  Rule: 1.4.3 my cards, my zones

    @case:card-goes-to-its-owners-zone @clause:1.4.3.a @clause:3.1.2.c
    @clause:1.x:1.4.3.a
    Scenario Outline: A card in another player's Expedition goes to its owner's <zone>
      Given the made-up card "Away"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "move", "what": {"is": "target", "what": {"type": ["character"]}}, "to": "<zone>"}}
        """
      And these cards
        | ref  | card                  | player | zone            | controller |
        | away | Away                  | Ann    | hand            |            |
        | spy  | a character costing 1 | Bob    | hero expedition | Ann        |
      And Ann has 1 ready mana
      When Ann plays away for its mana cost
      Then it is accepted
      And spy is in Bob's <zone>

      Examples:
        | zone    |
        | hand    |
        | reserve |
        | mana    |
        | deck    |

    @case:rest-sends-a-guest-home @clause:1.4.3.a @clause:3.1.2.c @clause:4.2.5.b
    @clause:1.x:1.4.3.a
    Scenario: At Rest a Character goes to its owner's Reserve, whoever controls it
      Given these cards
        | ref | card                  | player | zone            | controller |
        | spy | a character costing 1 | Bob    | hero expedition | Ann        |
      When Ann passes
      And Bob passes
      Then spy is in Bob's reserve

    @case:own-card-goes-to-own-zone @clause:1.4.3.a
    Scenario: An opponent's effect sends a card in its owner's Expedition to that owner's Hand
      Given the made-up card "Away"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "move", "what": {"is": "target", "what": {"type": ["character"]}}, "to": "hand"}}
        """
      And these cards
        | ref  | card                  | player | zone            |
        | away | Away                  | Bob    | hand            |
        | owl  | a character costing 1 | Ann    | hero expedition |
      And it is Bob's turn
      And Bob has 1 ready mana
      When Bob plays away for its mana cost
      Then it is accepted
      And owl is in Ann's hand

  Rule: 1.4.4 new zone, new object

    @case:effect-does-not-follow @clause:4.4.b
    Scenario: Example: a Character sacrificed by its own Reaction is not boosted by its other one
      Given the made-up card "Kuwat"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Price", "symbol": "join",
                        "effect": {"is": "sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}}},
                       {"is": "reaction", "name": "Prize", "symbol": "reserve",
                        "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
        """
      And these cards
        | ref   | card  | player | zone    |
        | kuwat | Kuwat | Ann    | reserve |
      And Ann has 1 ready mana
      When Ann plays kuwat for its mana cost in the hero expedition
      And Ann chooses kuwat: Price
      Then it is accepted
      And kuwat is in Ann's discard
      And no ability waits

    @case:statuses-and-counters-stay-behind @clause:1.4.4.a @clause:2.4.1.d @clause:2.5.j
    @clause:1.x:1.4.4.a
    Scenario: A Character moved to Reserve loses the statuses and counters it had in play
      Given the made-up card "Recall"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "move", "what": {"is": "target", "what": {"type": ["character"]}}, "to": "reserve"}}
        """
      And these cards
        | ref    | card                  | player | zone            | state                        |
        | recall | Recall                | Ann    | hand            |                              |
        | owl    | a character costing 1 | Ann    | hero expedition | anchored, exhausted, 3 boosts |
      And Ann has 1 ready mana
      When Ann plays recall for its mana cost
      Then it is accepted
      And owl is in Ann's reserve
      And owl is ready and not anchored
      And owl has 0 boosts

    @case:between-expeditions-it-is-the-same @clause:3.2.4.d @clause:7.3.28.a
    Scenario: A Character that switches Expeditions stays the same object
      Given the made-up card "Detour"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "switch-expeditions", "what": {"is": "target", "what": {"type": ["character"]}}}}
        """
      And these cards
        | ref    | card                  | player | zone            | state              |
        | detour | Detour                | Ann    | hand            |                    |
        | owl    | a character costing 1 | Ann    | hero expedition | anchored, 2 boosts |
      And Ann has 1 ready mana
      When Ann plays detour for its mana cost
      Then it is accepted
      And owl is in Ann's companion expedition
      And owl is anchored
      And owl has 2 boosts

  Rule: 1.4.5 the order of initiative

    @case:decides-first-in-own-turn @clause:1.4.5.a @clause:6.1.h @asked:1.4.5.a @midway:6.1.h
    @clause:1.x:1.4.5.a
    Scenario Outline: Example: in the Afternoon the player whose turn it is decides first; first player: <case>
      Given the made-up card "Kitsune"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Gift", "symbol": "hand",
                        "effect": {"is": "each-player", "do": {"is": "may", "do": {"is": "resupply"}}}}]}
        """
      And these cards
        | ref     | card    | player | zone |
        | kitsune | Kitsune | Bob    | hand |
      And <case> is the first player
      And it is Bob's turn
      And Bob has 1 ready mana
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Bob plays kitsune for its mana cost in the hero expedition
      Then Bob is asked to choose from yes and no
      When Bob chooses yes
      Then Ann is asked to choose from yes and no
      And bob-deck-1 is in Bob's deck
      And Ann does not see bob-deck-1
      When Ann chooses no
      Then it is accepted
      And bob-deck-1 is in Bob's reserve
      And ann-deck-1 is in Ann's deck

      Examples:
        | case |
        | Ann  |
        | Bob  |

    @case:first-player-decides-first-at-night @clause:1.4.5.a @clause:6.1.h @clause:4.2.5.c @asked:4.2.5.c
    @clause:1.x:1.4.5.a
    Scenario Outline: Outside the Afternoon the first player decides first: <case>
      Given these cards
        | ref | card                  | player  | zone    |
        | a1  | a character costing 1 | Ann     | reserve |
        | a2  | a character costing 2 | Ann     | reserve |
        | a3  | a character costing 3 | Ann     | reserve |
        | b1  | a character costing 1 | Bob     | reserve |
        | b2  | a character costing 2 | Bob     | reserve |
        | b3  | a character costing 3 | Bob     | reserve |
      And <case> is the first player
      And it is <case>'s turn
      And Ann's deck has 4 cards
      And Bob's deck has 4 cards
      When <case> passes
      And <other> passes
      Then <case> is asked to choose from <own>

      Examples:
        | case | other | own           |
        | Ann  | Bob   | a1, a2 and a3 |
        | Bob  | Ann   | b1, b2 and b3 |

    @case:open-choice-is-known-to-the-next @clause:1.4.5.a @clause:6.1.h @asked:1.4.5.a @midway:6.1.h
    @clause:1.x:1.4.5.a-visible
    Scenario: Example: the player who decides second knows the first choice, and both happen at once
      Given the made-up card "Anubis"
        """
        {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 2, "mountain": 2, "water": 2,
         "abilities": [{"is": "reaction", "name": "Weighing", "symbol": "join",
                        "effect": {"is": "each-player", "do": {"is": "sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}}}}]}
        """
      And these cards
        | ref    | card                  | player | zone            |
        | anubis | Anubis                | Ann    | hand            |
        | lamb   | a character costing 1 | Ann    | hero expedition |
        | b1     | a character costing 1 | Bob    | hero expedition |
        | b2     | a character costing 2 | Bob    | hero expedition |
      And Ann has 2 ready mana
      When Ann plays anubis for its mana cost in the hero expedition
      And Ann chooses lamb
      Then Bob is asked to choose from b1 and b2
      And lamb is in Ann's hero expedition
      When Bob chooses b2
      Then it is accepted
      And lamb is in Ann's discard
      And b2 is in Bob's discard
      And b1 is in Bob's hero expedition

  Rule: 1.4.6 nothing lasts forever

    @case:hundredth-quick-action @clause:1.4.6.a @clause:1.4.6.b @clause:5.3.e @clause:1.x:1.4.6.b @clause:1.x:5.3.d
    Scenario Outline: A quick action can be played a hundred times a day and no more: played <played> times before
      Given the made-up card "Wheel"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "quick-action", "name": "Spin", "cost": [],
                        "effect": {"is": "gain", "what": {"is": "this"}, "counter": "turn", "count": 1}}]}
        """
      And these cards
        | ref   | card  | player | zone     |
        | wheel | Wheel | Ann    | landmark |
      And the quick action of wheel was played <played> times today
      When Ann uses wheel
      Then it is accepted
      And wheel has 1 turn counter
      When Ann uses wheel
      Then <then>

      Examples:
        | case | played | then                    |
        | 98   | 98     | it is accepted          |
        | 99   | 99     | it is refused by 5.3.e  |
