Feature: Altered 6.4, paying costs and declining to pay

  Background:
    Given a game of Altered
    And the made-up card "Butcher"
      """
      {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "quick-action", "name": "Feast",
                      "cost": [{"is": "pay-mana", "mana": 1}, {"is": "pay-exhaust"},
                               {"is": "pay-sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours", "other": true}}}],
                      "effect": {"is": "resupply"}}]}
      """
    And the made-up card "Ritual"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "additional-cost", "cost": [{"is": "pay-sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}}]}],
       "effect": {"is": "draw"}}
      """

  Rule: a quick action

    @case:altered-quick-action-cost-is-one-step @clause:6.4.a @clause:1.2.5.d @clause:6.1.d
    @clause:1.x:6.4.a
    Scenario Outline: The whole cost of a quick action is paid, and then its effect happens: <case>
      Given these cards
        | ref  | card                  | player | zone                 |
        | butc | Butcher               | <who>  | hero expedition      |
        | lamb | a character costing 1 | <who>  | hero expedition      |
        | goat | a character costing 1 | <who>  | companion expedition |
      And it is <who>'s turn
      And <who> has 1 ready mana
      And <who>'s deck has 1 card
      When <who> uses butc
      Then <who> is asked to choose from lamb and goat
      When <who> chooses goat
      Then it is accepted
      And only this has changed
        | what           | from                         | to                                |
        | <who>'s mana   | 1 ready                      | 1 exhausted                       |
        | butc           | <who>'s hero expedition      | <who>'s hero expedition, exhausted |
        | goat           | <who>'s companion expedition | <who>'s discard                   |
        | <deck>         | <who>'s deck                 | <who>'s reserve                   |

      Examples:
        | case | who | deck       |
        | ann  | Ann | ann-deck-1 |
        | bob  | Bob | bob-deck-1 |

    @case:altered-quick-action-declined @clause:6.4.e @clause:6.4.b @clause:5.1.2.f @clause:1.x:6.4.e
    @clause:1.x:5.3.a
    Scenario Outline: A quick action declined while its cost is being chosen was not played: <case>
      Given these cards
        | ref  | card                  | player | zone                 |
        | butc | Butcher               | <who>  | hero expedition      |
        | lamb | a character costing 1 | <who>  | hero expedition      |
        | goat | a character costing 1 | <who>  | companion expedition |
        | owl  | a character costing 1 | <who>  | hand                 |
      And it is <who>'s turn
      And <who> has 1 ready mana
      And <who>'s deck has 1 card
      When <who> uses butc
      And <who> declines
      Then it is accepted
      And nothing has changed
      And nobody is asked
      When <who> plays owl for its mana cost in the hero expedition
      Then it is accepted
      And <who> has 0 ready mana

      Examples:
        | case | who |
        | ann  | Ann |
        | bob  | Bob |

    @case:altered-declined-quick-action-is-not-counted @clause:6.4.e @clause:1.4.6.b
    Scenario: A declined quick action does not count towards the limit of one hundred
      Given these cards
        | ref  | card                  | player | zone                 |
        | butc | Butcher               | Ann    | hero expedition      |
        | lamb | a character costing 1 | Ann    | hero expedition      |
        | goat | a character costing 1 | Ann    | companion expedition |
      And Ann has 1 ready mana
      And Ann's deck has 1 card
      And the quick action of butc was played 99 times today
      When Ann uses butc
      And Ann declines
      And Ann uses butc
      And Ann chooses lamb
      Then it is accepted
      And lamb is in Ann's discard
      And ann-deck-1 is in Ann's reserve

    @case:altered-quick-action-lacks-a-part @clause:6.4.c @clause:1.2.5.c
    @clause:1.x:6.4.c
    Scenario Outline: A quick action is refused if a part of its cost cannot be paid, and nothing is paid: <case>
      Given these cards
        | ref  | card                  | player  | zone            | state   |
        | butc | Butcher               | <who>   | hero expedition | <state> |
        | lamb | a character costing 1 | <whose> | hero expedition |         |
      And it is <who>'s turn
      And <who> has <mana> ready mana
      And <who>'s deck has 1 card
      When <who> uses butc
      Then it is refused by 6.4.c
      And nothing has changed
      And nobody is asked

      Examples:
        | case      | who | whose | state     | mana |
        | mana      | Ann | Ann   |           | 0    |
        | exhausted | Bob | Bob   | exhausted | 1    |
        | nobody    | Ann | Bob   |           | 1    |

  Rule: a card

    @case:altered-card-cost-is-one-step @clause:6.4.a @clause:5.1.2.h @clause:1.2.7.b @clause:1.x:5.1.2.e-effect
    Scenario Outline: Mana and a sacrifice are paid as one cost, and then the Spell's effect happens: from <from>
      Given these cards
        | ref  | card                  | player | zone                 |
        | rit  | Ritual                | Ann    | <from>               |
        | lamb | a character costing 1 | Ann    | hero expedition      |
        | goat | a character costing 1 | Ann    | companion expedition |
      And Ann has 1 ready mana
      And Ann's deck has 1 card
      When Ann plays rit for its mana cost
      And Ann chooses lamb
      Then it is accepted
      And only this has changed
        | what       | from                  | to            |
        | rit        | Ann's <from>          | Ann's <to>    |
        | Ann's mana | 1 ready               | 1 exhausted   |
        | lamb       | Ann's hero expedition | Ann's discard |
        | ann-deck-1 | Ann's deck            | Ann's hand    |
        | turn       | Ann                   | Bob           |

      Examples:
        | from    | to      |
        | hand    | reserve |
        | reserve | discard |

    @case:altered-card-declined @clause:6.4.d @clause:6.4.b
    Scenario Outline: A card declined while its cost is being chosen has not moved and can be played again: <case>
      Given these cards
        | ref  | card                  | player | zone                 |
        | rit  | Ritual                | <who>  | <from>               |
        | lamb | a character costing 1 | <who>  | hero expedition      |
        | goat | a character costing 1 | <who>  | companion expedition |
      And it is <who>'s turn
      And <who> has 1 ready mana
      And <who>'s deck has 1 card
      When <who> plays rit for its mana cost
      And <who> declines
      Then it is accepted
      And nothing has changed
      And it is <who>'s turn
      When <who> plays rit for its mana cost
      And <who> chooses goat
      Then it is accepted
      And goat is in <who>'s discard
      And lamb is in <who>'s hero expedition

      Examples:
        | case         | who | from    |
        | hand         | Ann | hand    |
        | reserve      | Bob | reserve |

    @case:altered-card-lacks-a-part @clause:6.4.c @clause:1.2.5.c
    @clause:1.x:6.4.c
    Scenario Outline: A Spell cannot be played if a part of its cost cannot be paid: <case>
      Given these cards
        | ref  | card                  | player  | zone            |
        | rit  | Ritual                | Ann     | hand            |
        | lamb | a character costing 1 | <whose> | hero expedition |
      And Ann has <mana> ready mana
      And Ann's deck has 1 card
      When Ann plays rit for its mana cost
      Then it is refused by 6.4.c
      And nothing has changed

      Examples:
        | case      | whose | mana |
        | character | Bob   | 1    |
        | mana      | Ann   | 0    |

    @case:altered-free-leaves-out-every-cost @clause:7.3.20.a
    Scenario: A Spell played for free costs neither mana nor a sacrifice
      Given the made-up card "Invitation"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "play", "what": {"is": "choose", "what": {"type": ["spell"], "zone": ["reserve"], "whose": "yours"}}, "free": true}}
        """
      And these cards
        | ref  | card                  | player | zone            |
        | inv  | Invitation            | Ann    | hand            |
        | rit  | Ritual                | Ann    | reserve         |
        | lamb | a character costing 1 | Ann    | hero expedition |
      And Ann's deck has 2 cards
      When Ann plays inv for its mana cost
      Then it is accepted
      And lamb is in Ann's hero expedition
      And ann-deck-1 is in Ann's hand
      And rit is in Ann's discard

  Rule: a cost inside an effect

    @case:altered-inner-cost-declined @clause:6.4.b @clause:6.5.c @clause:1.2.5.b @clause:1.x:1.2.6.e-ignored @clause:1.x:6.4.f
    Scenario Outline: A cost inside an effect may be declined, and the effect around it goes on: <case>
      Given the made-up card "Broker"
        """
        {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Deal", "symbol": "join",
                        "effect": {"is": "sequence", "steps": [
                          {"is": "pay-to", "cost": [{"is": "pay-mana", "mana": 1}, {"is": "pay-sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours", "other": true}}}], "then": {"is": "draw"}},
                          {"is": "resupply"}]}}]}
        """
      And these cards
        | ref    | card                  | player | zone            |
        | broker | Broker                | Bob    | hand            |
        | lamb   | a character costing 1 | Bob    | hero expedition |
      And it is Bob's turn
      And Bob has 1 ready mana
      And Bob's deck has 3 cards
      When Bob plays broker for its mana cost in the hero expedition
      And Bob chooses <case>
      Then it is accepted
      And bob-deck-1 is in Bob's <first>
      And bob-deck-2 is in Bob's <second>
      And lamb is in Bob's <lamb>
      And Bob has <mana> ready mana

      Examples:
        | case | first   | second  | lamb            | mana |
        | yes  | hand    | reserve | discard         | 0    |
        | no   | reserve | deck    | hero expedition | 1    |

  Rule: several objects for one cost

    @case:altered-cost-of-two-is-one-step @clause:6.4.a @clause:6.1.d @needs:stepwise-triggers
    @clause:1.x:6.4.a
    Scenario: Two Characters sacrificed for one cost react to each other leaving
      Given the made-up card "Altar"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "quick-action", "name": "Offer",
                        "cost": [{"is": "pay-sacrifice", "what": {"is": "choose", "count": 2, "what": {"type": ["character"], "whose": "yours"}}}],
                        "effect": {"is": "gain", "what": {"is": "this"}, "counter": "ash", "count": 1}}]}
        """
      And the made-up card "Mourner"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Mourn", "trigger": {"event": "leaves", "what": {"type": ["character"], "other": true}}, "effect": {"is": "resupply"}}]}
        """
      And these cards
        | ref   | card    | player | zone                 |
        | altar | Altar   | Ann    | landmark             |
        | one   | Mourner | Ann    | hero expedition      |
        | two   | Mourner | Ann    | companion expedition |
      And Ann's deck has 3 cards
      When Ann uses altar
      And Ann chooses two
      Then it is accepted
      And altar has 1 ash counter
      And Ann has 2 cards in reserve

    @case:altered-two-parts-two-objects @clause:6.4.c
    Scenario: An object that pays one part of a cost cannot pay another part
      Given the made-up card "Rite"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "abilities": [{"is": "additional-cost", "cost": [
           {"is": "pay-sacrifice", "what": {"is": "choose", "name": "first", "what": {"type": ["character"], "whose": "yours"}}},
           {"is": "pay-sacrifice", "what": {"is": "choose", "name": "second", "what": {"type": ["character"], "whose": "yours"}}}]}],
         "effect": {"is": "draw"}}
        """
      And these cards
        | ref  | card                  | player | zone                 |
        | rite | Rite                  | Ann    | hand                 |
        | lamb | a character costing 1 | Ann    | hero expedition      |
        | goat | a character costing 1 | Ann    | companion expedition |
      And Ann's deck has 1 card
      When Ann plays rite for its mana cost
      And Ann chooses goat
      Then it is accepted
      And nobody is asked
      And lamb is in Ann's discard
      And goat is in Ann's discard
      And ann-deck-1 is in Ann's hand

    @case:altered-cards-of-the-other-hand-pay-nothing @clause:6.4.c
    Scenario Outline: A card from Hand for a cost has to come from the player's own Hand: <case>
      Given the made-up card "Rite"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "abilities": [{"is": "additional-cost", "cost": [
           {"is": "pay-discard", "what": {"is": "choose", "what": {"type": ["character"], "zone": ["hand"]}}}]}],
         "effect": {"is": "draw"}}
        """
      And these cards
        | ref  | card                  | player  | zone |
        | rite | Rite                  | Ann     | hand |
        | owl  | a character costing 1 | <whose> | hand |
      And Ann's deck has 1 card
      When Ann plays rite for its mana cost
      Then it is <outcome>
      And owl is in <whose>'s <zone>

      Examples:
        | case  | whose | outcome  | zone    |
        | own   | Ann   | accepted | discard |
        | other | Bob   | refused  | hand    |

    @case:altered-declined-card-was-seen @clause:6.4.d
    Scenario: A declined card is back in Hand, and no other card was revealed
      Given these cards
        | ref | card                  | player | zone |
        | owl | a character costing 1 | Ann    | hand |
        | fox | a character costing 1 | Ann    | hand |
      And Ann has 1 ready mana
      When Ann plays owl for its mana cost
      And Ann declines
      Then it is accepted
      And owl is in Ann's hand
      And Bob does not see fox

    @case:any-number-to-pay @clause:6.1.d @clause:6.4.b @edition:>=3.0
    Scenario Outline: A player may pay with any number of cards, even none: <case>
      Given the made-up card "Bonfire"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "pay-to", "cost": [{"is": "pay-discard", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}, "any_number": true, "name": "fuel"}}],
                    "then": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "count": {"is": "count", "what": {"zone": ["discard"], "it": "fuel"}}}}}
        """
      And these cards
        | ref  | card                  | player | zone            |
        | fire | Bonfire               | Ann    | hand            |
        | one  | a character costing 1 | Ann    | hand            |
        | two  | a character costing 1 | Ann    | hand            |
        | six  | a character costing 1 | Ann    | hand            |
        | owl  | a character costing 1 | Ann    | hero expedition |
      When Ann plays fire for its mana cost
      And Ann chooses yes
      And Ann chooses <with>
      Then it is accepted
      And owl has <boosts> boosts
      And Ann has <hand> cards in hand

      Examples:
        | case   | with             | boosts | hand |
        | none   | nothing          | 0      | 3    |
        | one    | two              | 1      | 2    |
        | two    | one and six      | 2      | 1    |
        | all    | one, two and six | 3      | 0    |

  Rule: a card that an effect plays

    @case:altered-nobody-has-to-play-the-one-card @clause:6.4.b @clause:6.1.g
    Scenario Outline: If an effect plays one given card, its player may still decline to pay for it: <case>
      Given the made-up card "Peddler"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "resupply"},
           {"is": "play", "what": {"is": "it", "name": "resupplied"}, "less": 1},
           {"is": "draw"}]}}
        """
      And these cards
        | ref     | card                           | player | zone |
        | peddler | Peddler                        | Ann    | hand |
        | inn     | a landmark permanent costing 3 | Ann    | deck |
        | owl     | a character costing 1          | Ann    | deck |
      And Ann has 2 ready mana
      When Ann plays peddler for its mana cost
      And Ann chooses <case>
      Then it is accepted
      And inn is in Ann's <zone>
      And Ann has <left> ready mana
      And owl is in Ann's hand

      Examples:
        | case | zone     | left |
        | yes  | landmark | 0    |
        | no   | reserve  | 2    |

    @case:altered-nobody-is-offered-what-they-cannot-pay @clause:6.1.g @clause:6.4.c
    Scenario: An effect does not offer a card that its player cannot pay for
      Given the made-up card "Peddler"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "resupply"},
           {"is": "play", "what": {"is": "it", "name": "resupplied"}, "less": 1},
           {"is": "draw"}]}}
        """
      And these cards
        | ref     | card                           | player | zone |
        | peddler | Peddler                        | Ann    | hand |
        | inn     | a landmark permanent costing 3 | Ann    | deck |
        | owl     | a character costing 1          | Ann    | deck |
      And Ann has 1 ready mana
      When Ann plays peddler for its mana cost
      Then it is accepted
      And nobody is asked
      And inn is in Ann's reserve
      And Ann has 1 ready mana
      And owl is in Ann's hand

    @case:altered-declined-inside-an-effect @clause:6.4.d @clause:6.4.b @clause:1.x:6.4.d @asked:6.4.d @midway:6.4.d
    Scenario Outline: After declining a card an effect lets them play, the player is asked again, but not in 1.x: <case>
      Given the made-up card "Fair"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "play", "what": {"is": "choose", "what": {"type": ["character"], "zone": ["hand"], "whose": "yours"}}, "less": 1},
           {"is": "draw"}]}}
        """
      And these cards
        | ref  | card                  | player | zone |
        | fair | Fair                  | <case> | hand |
        | owl  | a character costing 3 | <case> | hand |
        | fox  | a character costing 2 | <case> | hand |
      And it is <case>'s turn
      And <case> has 2 ready mana
      And <case>'s deck has 1 card
      When <case> plays fair for its mana cost
      And <case> chooses owl
      And <case> declines
      Then it is accepted
      And owl is in <case>'s hand
      And <case> has 2 ready mana
      And by reading
        | reading | outcome                                    |
        | <3.0    | nobody is asked                            |
        | <3.0    | <case> has 3 cards in hand                 |
        | >=3.0   | <case> is asked to choose from owl and fox |

      Examples:
        | case |
        | Ann  |
        | Bob  |

    @case:altered-declined-after-a-roll @clause:6.4.d @clause:7.3.19.a @edition:>=3.0
    Scenario: Declining goes back to where the card was offered, and not to before a die was rolled
      Given the made-up card "Lottery"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "sequence", "steps": [
         {"is": "roll"},
         {"is": "play", "what": {"is": "choose", "what": {"type": ["character"], "zone": ["hand"], "whose": "yours"}}, "less": 1},
         {"is": "draw", "cards": {"is": "number", "name": "die"}}]}}
        """
      And these cards
        | ref     | card                  | player | zone |
        | lottery | Lottery               | Ann    | hand |
        | owl     | a character costing 3 | Ann    | hand |
        | fox     | a character costing 2 | Ann    | hand |
      And Ann has 2 ready mana
      And Ann's deck has 6 cards
      And chance gives 2
      And chance gives 5
      When Ann plays lottery for its mana cost
      And Ann chooses owl
      And Ann declines
      And Ann chooses fox
      And Ann chooses hero-expedition
      Then it is accepted
      And fox is in Ann's hero expedition
      And owl is in Ann's hand
      And Ann has 3 cards in hand

    @case:altered-offered-is-not-what-follows @clause:6.4.b @clause:6.5.c
    Scenario: A player may turn down an optional play and also decline the next play of the effect
      Given the made-up card "Fair"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "may", "do": {"is": "play", "what": {"is": "choose", "what": {"type": ["character"], "zone": ["reserve"], "whose": "yours"}}}},
           {"is": "play", "what": {"is": "choose", "what": {"type": ["character"], "zone": ["hand"], "whose": "yours"}}},
           {"is": "draw"}]}}
        """
      And these cards
        | ref  | card                  | player | zone    |
        | fair | Fair                  | Ann    | hand    |
        | owl  | a character costing 1 | Ann    | hand    |
        | fox  | a character costing 1 | Ann    | reserve |
      And Ann has 2 ready mana
      And Ann's deck has 1 card
      When Ann plays fair for its mana cost
      And Ann chooses no
      And Ann chooses nothing
      Then it is accepted
      And owl is in Ann's hand
      And Ann has 2 ready mana
      And ann-deck-1 is in Ann's hand

    @case:altered-if-a-card-was-played @clause:5.1.1.d @clause:6.5.c
    Scenario Outline: The "if you do" part happens if a card was played (<case>)
      Given the made-up card "Welcome"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "if-you-do",
           "first": {"is": "may", "do": {"is": "play", "what": {"is": "choose", "what": {"type": ["character"], "zone": ["reserve"], "whose": "yours"}}, "free": <free>}},
           "then": {"is": "draw"}, "otherwise": {"is": "resupply"}}}
        """
      And these cards
        | ref     | card                  | player | zone    |
        | welcome | Welcome               | Ann    | hand    |
        | fox     | a character costing 1 | Ann    | reserve |
      And Ann has 1 ready mana
      And Ann's deck has 1 card
      When Ann plays welcome for its mana cost
      And Ann chooses yes
      And Ann chooses hero-expedition
      Then it is accepted
      And fox is in Ann's hero expedition
      And ann-deck-1 is in Ann's hand

      Examples:
        | case            | free  |
        | played for free | true  |
        | played and paid | false |

    @case:altered-if-no-card-was-played @clause:5.1.1.d @clause:6.5.c
    Scenario Outline: The "otherwise" part happens if no card was played (<case>)
      Given the made-up card "Welcome"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "if-you-do",
           "first": {"is": "may", "do": {"is": "play", "what": {"is": "choose", "what": {"type": ["character"], "zone": ["reserve"], "whose": "yours"}}, "free": <free>}},
           "then": {"is": "draw"}, "otherwise": {"is": "resupply"}}}
        """
      And these cards
        | ref     | card                  | player | zone    |
        | welcome | Welcome               | Ann    | hand    |
        | fox     | a character costing 1 | Ann    | reserve |
      And Ann has 1 ready mana
      And Ann's deck has 1 card
      When Ann plays welcome for its mana cost
      And Ann chooses no
      Then it is accepted
      And fox is in Ann's reserve
      And ann-deck-1 is in Ann's reserve

      Examples:
        | case     | free  |
        | for free | true  |
        | at cost  | false |

    @case:altered-only-payable-quick-actions-are-offered @clause:6.4.c @clause:5.3.b
    Scenario: Of two quick actions the one that cannot be paid for is not offered
      Given the made-up card "Crossroads"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "quick-action", "name": "Left", "cost": [{"is": "pay-mana", "mana": 1}], "effect": {"is": "draw"}},
                       {"is": "quick-action", "name": "Right", "cost": [{"is": "pay-mana", "mana": 2}], "effect": {"is": "resupply"}}]}
        """
      And these cards
        | ref  | card       | player | zone     |
        | road | Crossroads | Ann    | landmark |
      And Ann has 1 ready mana
      And Ann's deck has 2 cards
      When Ann uses road
      Then it is accepted
      And nobody is asked
      And ann-deck-1 is in Ann's hand

    @case:altered-what-has-gone-pays-nothing @clause:6.4.c
    Scenario: An object that is no longer there cannot pay a cost, so its player is not asked
      Given the made-up card "Usher"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "reaction", "trigger": {"event": "goes-to", "to": ["limbo"], "what": {"type": ["character"], "zone": ["limbo"]}},
           "effect": {"is": "pay-to", "cost": [{"is": "pay-exhaust", "what": {"is": "it"}}], "then": {"is": "draw"}}}]}
        """
      And these cards
        | ref   | card                  | player | zone     |
        | usher | Usher                 | Ann    | landmark |
        | guest | a character costing 0 | Ann    | hand     |
      And Ann's deck has 1 card
      When Ann plays guest for its mana cost in the hero expedition
      Then it is accepted
      And nobody is asked
      And ann-deck-1 is in Ann's deck

    @case:altered-they-all-pay @clause:6.4.c @clause:1.2.5.d @edition:>=3.0
    Scenario: A cost that names several objects is paid by all of them
      Given the made-up card "Muster"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "gain", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}, "count": 2, "name": "them"}, "count": 1},
           {"is": "pay-to", "cost": [{"is": "pay-exhaust", "what": {"is": "it", "name": "them"}}], "then": {"is": "draw"}}]}}
        """
      And these cards
        | ref    | card                  | player | zone            | state   |
        | muster | Muster                | Ann    | hand            |         |
        | owl    | a character costing 1 | Ann    | hero expedition |         |
        | fox    | a character costing 2 | Ann    | hero expedition |         |
      And Ann's deck has 1 card
      When Ann plays muster for its mana cost
      And Ann chooses yes
      Then it is accepted
      And ann-deck-1 is in Ann's hand
      And owl is exhausted
      And fox is exhausted

    @case:altered-not-all-of-them-can-pay @clause:6.4.c @clause:1.2.5.c @edition:>=3.0
    Scenario Outline: If not all objects named by a cost can pay, its player is not asked: <case>
      Given the made-up card "Muster"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "gain", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}, "count": 2, "name": "them"}, "count": 1},
           <between>{"is": "pay-to", "cost": [{"is": "pay-exhaust", "what": {"is": "it", "name": "them"}}], "then": {"is": "draw"}}]}}
        """
      And these cards
        | ref    | card                  | player | zone            | state   |
        | muster | Muster                | Ann    | hand            |         |
        | owl    | a character costing 1 | Ann    | hero expedition | <state> |
        | fox    | a character costing 2 | Ann    | hero expedition |         |
      And Ann's deck has 1 card
      When Ann plays muster for its mana cost
      Then it is accepted
      And nobody is asked
      And ann-deck-1 is in Ann's deck
      And fox is ready

      Examples:
        | case      | state     | between                                                                                                       |
        | exhausted | exhausted |                                                                                                               |
        | gone      |           | {"is": "move", "what": {"is": "all", "what": {"hand_cost_at_most": 1, "type": ["character"]}}, "to": "hand"}, |

    @case:altered-it-pays-or-this-pays @clause:6.4.c @edition:>=3.0
    Scenario Outline: A cost is paid by the Character that gained the counter or by the object itself, as it says: <case>
      Given the made-up card "Toll"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "reaction", "trigger": {"event": "gains-counter", "what": {"type": ["character"]}, "counter": "coin"},
                        "effect": {"is": "pay-to", "cost": [{<cost>}], "then": {"is": "resupply"}}}]}
        """
      And the made-up card "Gift"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}}, "counter": "coin", "count": 1}}
        """
      And these cards
        | ref   | card                  | player | zone            | state          |
        | toll  | Toll                  | Ann    | landmark        | 1 coin counter |
        | guest | a character costing 1 | Ann    | hero expedition |                |
        | gift  | Gift                  | Ann    | hand            |                |
      And Ann's deck has 1 card
      When Ann plays gift for its mana cost
      And Ann chooses yes
      Then it is accepted
      And toll <toll>
      And guest <guest>
      And ann-deck-1 is in Ann's reserve

      Examples:
        | case       | cost                                                                                 | toll                  | guest                       |
        | exhausted  | "is": "pay-exhaust"                                                                  | is exhausted          | is ready                    |
        | exhaust it | "is": "pay-exhaust", "what": {"is": "it"}                                            | is ready              | is exhausted                |
        | moved      | "is": "pay-move", "what": {"is": "this"}, "to": "reserve"                            | is in Ann's reserve   | is in Ann's hero expedition |
        | move it    | "is": "pay-move", "what": {"is": "it"}, "to": "reserve"                              | is in Ann's landmark  | is in Ann's reserve         |
        | spent      | "is": "pay-counters", "counter": "coin", "count": 1                                  | has 0 coin counters   | has 1 coin counter          |
        | spend its  | "is": "pay-counters", "counter": "coin", "count": 1, "what": {"is": "it"}            | has 1 coin counter    | has 0 coin counters         |

  @case:paid-once-beside-all-of-them @clause:6.4.c @clause:1.2.5.d
  Scenario: An object chosen for one part of a cost must leave the other parts payable
    Given the made-up card "Clearing"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Mage"],
       "abilities": [{"is": "quick-action", "name": "Clear",
         "cost": [{"is": "pay-discard", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}},
                  {"is": "pay-move", "what": {"is": "all", "what": {"subtype": ["Animal"], "whose": "yours"}}, "to": "reserve"}],
         "effect": {"is": "draw"}}]}
      """
    And the made-up card "Pup"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Animal"]}
      """
    And these cards
      | ref   | card     | player | zone                 |
      | mage  | Clearing | Ann    | hero expedition      |
      | other | Clearing | Ann    | companion expedition |
      | pup   | Pup      | Ann    | hero expedition      |
    And Ann's deck has 2 cards
    When Ann uses mage
    Then Ann is asked to choose from mage and other
    When Ann chooses other
    Then it is accepted
    And other is in Ann's discard
    And pup is in Ann's reserve
    And Ann has 1 card in hand
