Feature: Altered 1.2.5 and 1.2.6, what costs and effects do not allow

  Background:
    Given a game of Altered
    And the made-up card "Broker"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "name": "Deal", "symbol": "join",
                      "effect": {"is": "sequence", "steps": [
                        {"is": "pay-to", "cost": [{"is": "pay-mana", "mana": 1}], "then": {"is": "draw"}},
                        {"is": "resupply"}]}}]}
      """
    And the made-up card "Butcher"
      """
      {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "quick-action", "name": "Feast",
                      "cost": [{"is": "pay-sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours", "other": true}}}],
                      "effect": {"is": "resupply"}}]}
      """

  Rule: costs

    @case:altered-nobody-pays-for-another @clause:1.2.5.b @clause:6.4.b @clause:6.5.c
    @clause:1.x:6.4.b
    Scenario Outline: Only the player offered a cost may pay or decline it: the other player says <answer>
      Given these cards
        | ref    | card   | player | zone |
        | broker | Broker | <who>  | hand |
      And it is <who>'s turn
      And <who> has 1 ready mana
      And <who>'s deck has 3 cards
      When <who> plays broker for its mana cost in the hero expedition
      And <other> chooses <answer>
      Then it is refused
      And nothing has changed
      When <other> declines
      Then it is refused
      And nothing has changed
      When <who> chooses yes
      Then it is accepted
      And <who> has 0 ready mana
      And <who> has 1 card in hand

      Examples:
        | case | who | other | answer |
        | yes  | Ann | Bob   | yes    |
        | no   | Bob | Ann   | no     |

    @case:altered-unpaid-is-done-without @clause:1.2.5.b @clause:6.5.c @clause:6.1.d
    @clause:1.x:1.2.5.b-consequence
    Scenario: A player who declines a cost is not asked again, pays nothing and gets nothing for it
      Given these cards
        | ref    | card   | player | zone |
        | broker | Broker | Ann    | hand |
      And Ann has 1 ready mana
      And Ann's deck has 3 cards
      When Ann plays broker for its mana cost in the hero expedition
      And Ann chooses no
      Then it is accepted
      And Ann has 1 ready mana
      And Ann has 0 cards in hand
      And Ann has 1 card in reserve
      And nobody is asked
      And it is Bob's turn

    @case:altered-half-a-payment @clause:1.2.5.c @clause:1.2.5.e @clause:5.1.2.c @clause:6.4.c
    @clause:1.x:1.2.5.c
    Scenario Outline: The Orbs named must match the cost exactly and be the player's own: <case>
      Given these cards
        | ref | card                  | player | zone |
        | owl | a character costing 2 | Ann    | hand |
      And Ann has 3 ready mana
      And Bob has 2 ready mana
      When Ann plays owl for its mana cost, exhausting <orbs> in the hero expedition
      Then it is refused
      And nothing has changed
      When Ann plays owl for its mana cost, exhausting ann-mana-3 and ann-mana-1 in the hero expedition
      Then it is accepted
      And ann-mana-1 is exhausted
      And ann-mana-2 is ready
      And ann-mana-3 is exhausted

      Examples:
        | case      | orbs                                   |
        | too-few   | ann-mana-2                             |
        | too-many  | ann-mana-1, ann-mana-2 and ann-mana-3  |
        | opponents | ann-mana-1 and bob-mana-1              |

    @case:altered-possible-cost-is-paid @clause:1.4.1.b
    Scenario Outline: A sacrifice is paid with other Characters when one of them cannot be sacrificed: <case>
      Given the made-up card "Saint"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "cannot", "action": "sacrifice"}]}
        """
      And these cards
        | ref   | card                  | player | zone                 |
        | butc  | Butcher               | <who>  | hero expedition      |
        | saint | Saint                 | <who>  | hero expedition      |
        | lamb  | a character costing 1 | <who>  | companion expedition |
        | goat  | a character costing 1 | <who>  | companion expedition |
      And it is <who>'s turn
      And <who>'s deck has 1 card
      When <who> uses butc
      Then <who> is asked to choose from lamb and goat
      When <who> chooses saint
      Then it is refused
      And nothing has changed
      When <who> chooses lamb
      Then it is accepted
      And lamb is in <who>'s discard
      And <who> has 1 card in reserve

      Examples:
        | case | who |
        | ann  | Ann |
        | bob  | Bob |

    @case:altered-only-impossible-payment @clause:1.4.1.b @clause:1.4.1.a @clause:6.4.c
    Scenario: A sacrifice cannot be paid when the only Character cannot be sacrificed
      Given the made-up card "Saint"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "cannot", "action": "sacrifice"}]}
        """
      And these cards
        | ref   | card    | player | zone            |
        | butc  | Butcher | Bob    | hero expedition |
        | saint | Saint   | Bob    | hero expedition |
      And it is Bob's turn
      And Bob's deck has 1 card
      When Bob uses butc
      Then it is refused
      And nothing has changed

  Rule: effects

    @case:altered-steps-not-out-of-order @clause:1.2.6.b @clause:6.1.b @clause:6.1.c
    Scenario: A player cannot decide the second step before the first
      Given the made-up card "Packing"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "move", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}, "name": "one"}, "to": "reserve"},
           {"is": "exhaust", "what": {"is": "choose", "what": {"zone": ["reserve"], "whose": "yours"}, "name": "two"}}]}}
        """
      And these cards
        | ref  | card                  | player | zone    |
        | pack | Packing               | Ann    | hand    |
        | a1   | a character costing 1 | Ann    | hand    |
        | a2   | a character costing 1 | Ann    | hand    |
        | old  | a character costing 1 | Ann    | reserve |
      When Ann plays pack for its mana cost
      And Ann chooses old
      Then it is refused
      And nothing has changed
      When Ann chooses a2
      Then Ann is asked to choose from a2 and old
      When Ann chooses a2
      Then it is accepted
      And a2 is exhausted
      And old is ready

    @case:altered-mandatory-choice @clause:6.5.a @clause:6.1.g
    @clause:1.x:1.2.6.c
    Scenario Outline: A mandatory choice of one Character cannot be answered with: <case>
      Given the made-up card "Harvest"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}}}
        """
      And these cards
        | ref     | card                  | player | zone                 |
        | harvest | Harvest               | Bob    | hand                 |
        | lamb    | a character costing 1 | Bob    | hero expedition      |
        | goat    | a character costing 1 | Bob    | companion expedition |
      And it is Bob's turn
      When Bob plays harvest for its mana cost
      And Bob chooses <case>
      Then it is refused
      And nothing has changed
      When Bob chooses goat
      Then it is accepted
      And goat is in Bob's discard
      And lamb is in Bob's hero expedition

      Examples:
        | case          |
        | nothing       |
        | no            |
        | lamb and goat |

    @case:altered-optional-step-only-yes-or-no @clause:1.2.6.d @clause:6.5.c
    @clause:1.x:1.2.6.c-optional
    Scenario: A player who does an optional step makes the choice within it
      Given the made-up card "Offer"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "may", "do": {"is": "sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}}}}
        """
      And these cards
        | ref   | card                  | player | zone                 |
        | offer | Offer                 | Ann    | hand                 |
        | lamb  | a character costing 1 | Ann    | hero expedition      |
        | goat  | a character costing 1 | Ann    | companion expedition |
      When Ann plays offer for its mana cost
      And Ann chooses yes
      And Ann chooses goat
      Then it is accepted
      And goat is in Ann's discard
      And lamb is in Ann's hero expedition

    @case:altered-ignored-step-is-not-decided @clause:1.2.6.e @clause:6.5.d
    @clause:1.x:1.2.6.d-ignored
    Scenario Outline: A step whose condition does not hold asks for no decision: <case>
      Given the made-up card "Census"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "if", "condition": {"is": "exists", "what": {"type": ["character"], "whose": "yours"}, "least": 3},
                    "then": {"is": "discard", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}}}}
        """
      And these cards
        | ref    | card                  | player | zone                 |
        | census | Census                | <who>  | hand                 |
        | owl    | a character costing 1 | <who>  | hero expedition      |
        | fox    | a character costing 1 | <who>  | companion expedition |
      And it is <who>'s turn
      When <who> plays census for its mana cost
      Then it is accepted
      And nobody is asked
      And only this has changed
        | what   | from         | to              |
        | census | <who>'s hand | <who>'s reserve |
        | turn   | <who>        | <other>         |

      Examples:
        | case | who | other |
        | ann  | Ann | Bob   |
        | bob  | Bob | Ann   |

    @case:altered-impossible-part-is-not-decided @clause:1.2.6.f @clause:1.4.1.c @clause:6.1.g @edition:>=3.0 @conflict:171
    Scenario: Whether or not a Character that cannot be discarded may be chosen, another is, and the rest happens
      Given the made-up card "Statue"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "cannot", "action": "discard"}]}
        """
      And the made-up card "Quake"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "sequence", "steps": [{"is": "discard", "what": {"is": "target", "what": {"type": ["character"]}}}, {"is": "draw"}]}}
        """
      And these cards
        | ref    | card                  | player | zone                 |
        | statue | Statue                | Bob    | hero expedition      |
        | fox    | a character costing 1 | Bob    | companion expedition |
        | hen    | a character costing 1 | Ann    | companion expedition |
        | quake  | Quake                 | Ann    | hand                 |
      And Ann's deck has 1 card
      When Ann plays quake for its mana cost
      Then it is accepted
      And the rules leave open: can what cannot be discarded be chosen for it?
        | outcome                                         |
        | Ann is asked to choose from fox and hen         |
        | Ann is asked to choose from statue, fox and hen |
      When Ann chooses fox
      Then it is accepted
      And fox is in Bob's discard
      And statue is in Bob's hero expedition
      And ann-deck-1 is in Ann's hand
