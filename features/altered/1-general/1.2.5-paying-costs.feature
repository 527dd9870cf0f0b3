Feature: Altered 1.2.5, paying costs

  Background:
    Given a game of Altered
    And the made-up card "Tinkerer"
      """
      {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "quick-action", "name": "Tinker",
                      "cost": [{"is": "pay-mana", "mana": 1}, {"is": "pay-exhaust"}],
                      "effect": {"is": "draw", "cards": 1}}]}
      """
    And the made-up card "Butcher"
      """
      {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "quick-action", "name": "Feast",
                      "cost": [{"is": "pay-mana", "mana": 2},
                               {"is": "pay-sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours", "other": true}}}],
                      "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
      """
    And the made-up card "Bargain"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "effect": {"is": "sequence", "steps": [
         {"is": "pay-to", "cost": [{"is": "pay-mana", "mana": 2}], "then": {"is": "resupply"}},
         {"is": "draw", "cards": 1}]}}
      """

  Rule: what may be done for a cost

    @case:cost-buys-a-card @clause:1.2.5.a @clause:1.2.5.e @clause:3.2.9.f @clause:5.1.2.d
    @clause:1.x:1.2.5.e
    Scenario Outline: A mana cost exhausts exactly that many ready Orbs: <case>
      Given these cards
        | ref | card                        | player | zone |
        | owl | a character costing <cost>  | Ann    | hand |
      And Ann has <ready> ready mana and 1 exhausted mana
      When Ann plays owl for its mana cost in the hero expedition
      Then it is accepted
      And owl is in Ann's hero expedition
      And Ann has <left> ready mana

      Examples:
        | case  | cost | ready | left |
        | none  | 0    | 2     | 2    |
        | one   | 1    | 2     | 1    |
        | exact | 4    | 4     | 0    |
        | plus  | 3    | 5     | 2    |

    @case:cost-from-reserve-is-the-reserve-cost @clause:5.1.2.d @clause:1.2.5.e
    Scenario: A card played from Reserve costs its Reserve Cost
      Given these cards
        | ref | card                                       | player | zone    |
        | owl | a character costing 4, with Reserve Cost 1 | Ann    | reserve |
      And Ann has 2 ready mana
      When Ann plays owl for its mana cost in the hero expedition
      Then it is accepted
      And Ann has 1 ready mana

  Rule: nobody is forced to pay

    @case:nobody-has-to-pay-inside-an-effect @clause:1.2.5.b @clause:6.4.b @clause:1.x:1.2.6.e-ignored @clause:1.2.6.d
    @clause:1.x:1.2.5.b @clause:1.x:1.2.5.b-consequence @clause:1.x:6.4.b
    Scenario: When a cost inside an effect is declined, what it pays for does not happen, but the rest does
      Given these cards
        | ref     | card    | player | zone |
        | bargain | Bargain | Ann    | hand |
      And Ann has 3 ready mana
      And Ann's deck has 3 cards
      When Ann plays bargain for its mana cost
      And Ann chooses no
      Then it is accepted
      And Ann has 2 ready mana
      And ann-deck-1 is in Ann's hand
      And ann-deck-2 is in Ann's deck
      And bargain is in Ann's reserve

    @case:paying-inside-an-effect-buys-what-it-says @clause:1.2.5.a @clause:1.2.5.b @clause:6.4.b @clause:1.x:1.2.6.e @clause:1.2.6.d
    Scenario: When a cost inside an effect is paid, what it pays for happens, and then the rest
      Given these cards
        | ref     | card    | player | zone |
        | bargain | Bargain | Ann    | hand |
      And Ann has 3 ready mana
      And Ann's deck has 3 cards
      When Ann plays bargain for its mana cost
      And Ann chooses yes
      Then it is accepted
      And Ann has 0 ready mana
      And ann-deck-1 is in Ann's reserve
      And ann-deck-2 is in Ann's hand

    @case:unpayable-inside-an-effect-is-not-offered @clause:1.2.5.c @clause:1.2.5.b @clause:6.4.c
    Scenario: A cost inside an effect that cannot be paid is not offered, and the rest of the effect happens
      Given these cards
        | ref     | card    | player | zone |
        | bargain | Bargain | Ann    | hand |
      And Ann has 2 ready mana
      And Ann's deck has 3 cards
      When Ann plays bargain for its mana cost
      Then it is accepted
      And nobody is asked
      And Ann has 1 ready mana
      And ann-deck-1 is in Ann's hand
      And ann-deck-2 is in Ann's deck

    @case:second-player-may-decline-too @clause:1.2.5.b @clause:6.4.b
    @clause:1.x:1.2.5.b
    Scenario: Bob may decline a cost inside an effect just as freely
      Given these cards
        | ref     | card    | player | zone    |
        | bargain | Bargain | Bob    | reserve |
      And it is Bob's turn
      And Bob has 3 ready mana
      And Bob's deck has 2 cards
      When Bob plays bargain for its mana cost
      And Bob chooses no
      Then it is accepted
      And Bob has 2 ready mana
      And bob-deck-1 is in Bob's hand
      And bargain is in Bob's discard

  Rule: in full, or not at all

    @case:not-enough-mana-pays-nothing @clause:1.2.5.c @clause:6.4.c
    @clause:1.x:1.2.5.c
    Scenario Outline: A card that costs one Orb too many is not played, and nothing is paid, from <case>
      Given these cards
        | ref | card                  | player | zone   |
        | owl | a character costing 3 | Ann    | <case> |
      And Ann has 2 ready mana and 2 exhausted mana
      When Ann plays owl for its mana cost in the companion expedition
      Then it is refused by 6.4.c
      And nothing has changed

      Examples:
        | case    |
        | hand    |
        | reserve |

    @case:mana-without-the-exhausting @clause:1.2.5.c @clause:6.4.c @clause:2.4.5.a
    @clause:1.x:1.2.5.c-part
    Scenario: An exhausted Character cannot play a quick action that costs mana and exhausting
      Given these cards
        | ref  | card     | player | zone            | state     |
        | tink | Tinkerer | Ann    | hero expedition | exhausted |
      And Ann has 3 ready mana
      And Ann's deck has 2 cards
      When Ann uses tink
      Then it is refused
      And nothing has changed

    @case:exhausting-without-the-mana @clause:1.2.5.c @clause:6.4.c
    Scenario: Without its mana, a quick action that also exhausts is refused, and the Character stays ready
      Given these cards
        | ref  | card     | player | zone            |
        | tink | Tinkerer | Ann    | hero expedition |
      And Ann has 0 ready mana and 1 exhausted mana
      And Ann's deck has 2 cards
      When Ann uses tink
      Then it is refused by 6.4.c
      And nothing has changed

    @case:sacrifice-without-the-mana @clause:1.2.5.c @clause:6.4.c
    @clause:1.x:1.2.5.c-part
    Scenario: When only the sacrifice part of a cost could be paid, no Character is sacrificed
      Given these cards
        | ref  | card                  | player | zone            |
        | butc | Butcher               | Ann    | hero expedition |
        | lamb | a character costing 1 | Ann    | hero expedition |
      And Ann has 1 ready mana
      When Ann uses butc
      Then it is refused by 6.4.c
      And nothing has changed

    @case:mana-without-the-sacrifice @clause:1.2.5.c @clause:6.4.c
    Scenario: When only the mana part of a cost could be paid, no Orb is exhausted
      Given these cards
        | ref  | card                  | player | zone            |
        | butc | Butcher               | Ann    | hero expedition |
        | wolf | a character costing 1 | Bob    | hero expedition |
      And Ann has 3 ready mana
      When Ann uses butc
      Then it is refused
      And nothing has changed

    @case:all-parts-are-paid @clause:1.2.5.c @clause:1.2.5.d @clause:6.4.a
    @clause:1.x:5.1.2.d
    Scenario: When both parts of a cost can be paid, both are paid
      Given these cards
        | ref  | card     | player | zone            |
        | tink | Tinkerer | Ann    | hero expedition |
      And Ann has 2 ready mana
      And Ann's deck has 2 cards
      When Ann uses tink
      Then it is accepted
      And tink is exhausted
      And Ann has 1 ready mana
      And ann-deck-1 is in Ann's hand
      And it is Ann's turn

  Rule: all parts at once

    @case:nothing-reacts-between-parts-of-a-cost @clause:1.2.5.c @clause:6.4.c
    @clause:1.x:1.2.5.d
    Scenario: A Reaction to the sacrifice cannot ready an Orb in time to pay the mana of the same cost
      Given the made-up card "Mourner"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Grief",
                        "trigger": {"event": "is-sacrificed", "what": {"type": ["character"], "whose": "yours"}},
                        "effect": {"is": "ready", "what": {"is": "target", "what": {"type": ["mana-orb"], "zone": ["mana"], "whose": "yours", "status": ["exhausted"]}}}}]}
        """
      And these cards
        | ref   | card                  | player | zone                 |
        | butc  | Butcher               | Ann    | hero expedition      |
        | lamb  | a character costing 1 | Ann    | hero expedition      |
        | mourn | Mourner               | Ann    | companion expedition |
      And Ann has 1 ready mana and 1 exhausted mana
      When Ann uses butc
      Then it is refused by 6.4.c
      And nothing has changed

  Rule: how mana is paid

    @case:exhausted-orbs-pay-nothing @clause:1.2.5.e @clause:3.2.9.f
    @clause:1.x:1.2.5.e
    Scenario: Exhausted Mana Orbs pay for nothing
      Given these cards
        | ref | card                  | player | zone |
        | owl | a character costing 1 | Ann    | hand |
      And Ann has 0 ready mana and 4 exhausted mana
      When Ann plays owl for its mana cost in the hero expedition
      Then it is refused by 6.4.c
      And nothing has changed

    @case:named-orbs-are-exhausted @clause:1.2.5.e @clause:3.2.9.f
    @clause:1.x:5.1.2.b.3
    Scenario: The Orbs that a player names are the ones exhausted
      Given these cards
        | ref | card                  | player | zone |
        | owl | a character costing 2 | Ann    | hand |
      And Ann has 3 ready mana
      When Ann plays owl for its mana cost, exhausting ann-mana-2 and ann-mana-3 in the hero expedition
      Then it is accepted
      And ann-mana-1 is ready
      And ann-mana-2 is exhausted
      And ann-mana-3 is exhausted

    @case:exhausted-orb-trades-places @clause:3.2.9.e
    Scenario: A player may name an exhausted Orb when a ready one can trade places with it first
      Given these cards
        | ref | card                  | player | zone |
        | owl | a character costing 2 | Ann    | hand |
      And Ann has 2 ready mana and 1 exhausted mana
      When Ann plays owl for its mana cost, exhausting ann-mana-1 and ann-mana-3 in the hero expedition
      Then it is accepted
      And only this has changed
        | what       | from                 | to                    |
        | owl        | Ann's hand           | Ann's hero expedition |
        | Ann's mana | 2 ready, 1 exhausted | 3 exhausted           |
        | turn       | Ann                  | Bob                   |

    @case:exhausted-orb-is-named @clause:1.2.5.e @clause:6.4.c
    Scenario: Naming an exhausted Orb pays nothing when no ready Orb can trade places with it
      Given these cards
        | ref | card                  | player | zone |
        | owl | a character costing 2 | Ann    | hand |
      And Ann has 1 ready mana and 2 exhausted mana
      When Ann plays owl for its mana cost, exhausting ann-mana-1 and ann-mana-3 in the hero expedition
      Then it is refused by 6.4.c
      And nothing has changed

    @case:too-many-orbs-are-named @clause:1.2.5.c @clause:1.2.5.e
    Scenario Outline: Naming more or fewer Orbs than the cost is refused: <case>
      Given these cards
        | ref | card                  | player | zone |
        | owl | a character costing 2 | Ann    | hand |
      And Ann has 3 ready mana
      When Ann plays owl for its mana cost, exhausting <orbs> in the hero expedition
      Then it is refused
      And nothing has changed

      Examples:
        | case | orbs                                   |
        | few  | ann-mana-1                             |
        | many | ann-mana-1, ann-mana-2 and ann-mana-3  |

    @case:orbs-of-the-other-player @clause:1.2.5.e @clause:3.2.9.f @clause:3.2.9.a
    Scenario: A player cannot pay with the other player's Orbs
      Given these cards
        | ref | card                  | player | zone |
        | owl | a character costing 1 | Ann    | hand |
      And Ann has 1 ready mana
      And Bob has 3 ready mana
      When Ann plays owl for its mana cost, exhausting bob-mana-1 in the hero expedition
      Then it is refused
      And nothing has changed
