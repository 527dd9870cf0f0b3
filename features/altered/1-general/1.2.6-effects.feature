Feature: Altered 1.2.6, effects and their steps

  Background:
    Given a game of Altered

  Rule: one step for each verb, in the order written

    @case:steps-in-their-order @clause:1.2.6.b @clause:6.1.b @clause:6.1.c @clause:1.2.7.c
    @clause:1.x:1.2.6.b
    Scenario: The second step can find what the first step put into Reserve
      Given the made-up card "Spy Craft"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "resupply"},
           {"is": "exhaust", "what": {"is": "all", "what": {"zone": ["reserve"], "whose": "yours"}}}]}}
        """
      And these cards
        | ref | card                  | player | zone    |
        | spy | Spy Craft             | Ann    | hand    |
        | old | a character costing 1 | Ann    | reserve |
      And Ann has 1 ready mana
      And Ann's deck has 2 cards
      When Ann plays spy for its mana cost
      Then it is accepted
      And old is exhausted
      And ann-deck-1 is exhausted
      And ann-deck-1 is in Ann's reserve

    @case:steps-the-other-way-round @clause:1.2.6.b @clause:6.1.b @clause:6.1.c
    @clause:1.x:1.2.6.b
    Scenario: The first step does not affect what the second step puts into Reserve
      Given the made-up card "Craft Spy"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "exhaust", "what": {"is": "all", "what": {"zone": ["reserve"], "whose": "yours"}}},
           {"is": "resupply"}]}}
        """
      And these cards
        | ref | card                  | player | zone    |
        | spy | Craft Spy             | Ann    | hand    |
        | old | a character costing 1 | Ann    | reserve |
      And Ann has 1 ready mana
      And Ann's deck has 2 cards
      When Ann plays spy for its mana cost
      Then it is accepted
      And old is exhausted
      And ann-deck-1 is ready

    @case:simultaneous-verbs-are-one-step @clause:1.2.6.b @clause:6.1.c @clause:6.1.f
    Scenario: Verbs that happen at the same time do not see each other's results
      Given the made-up card "At Once"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "simultaneously", "parts": [
           {"is": "resupply"},
           {"is": "exhaust", "what": {"is": "all", "what": {"zone": ["reserve"], "whose": "yours"}}}]}}
        """
      And these cards
        | ref  | card                  | player | zone    |
        | once | At Once               | Ann    | hand    |
        | old  | a character costing 1 | Ann    | reserve |
      And Ann has 1 ready mana
      And Ann's deck has 2 cards
      When Ann plays once for its mana cost
      Then it is accepted
      And old is exhausted
      And ann-deck-1 is ready
      And ann-deck-1 is in Ann's reserve

  Rule: mandatory, unless they say "may"

    @case:mandatory-step-is-not-asked @clause:6.5.a
    @clause:1.x:1.2.6.c
    Scenario: A mandatory step is done without asking, even if it hurts its own controller
      Given the made-up card "Harvest"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}},
           {"is": "draw", "cards": 1}]}}
        """
      And these cards
        | ref     | card                  | player | zone            |
        | harvest | Harvest               | Ann    | hand            |
        | lamb    | a character costing 1 | Ann    | hero expedition |
      And Ann has 1 ready mana
      And Ann's deck has 1 card
      When Ann plays harvest for its mana cost
      Then it is accepted
      And nobody is asked
      And lamb is in Ann's discard
      And ann-deck-1 is in Ann's hand

    @case:optional-step-is-left-out @clause:1.2.6.d @clause:6.5.c
    @clause:1.x:1.2.6.c-optional
    Scenario Outline: The controller decides on an optional step, and the next step happens either way: <case>
      Given the made-up card "Offer"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "may", "do": {"is": "resupply"}},
           {"is": "draw", "cards": 1}]}}
        """
      And these cards
        | ref   | card  | player | zone |
        | offer | Offer | Ann    | hand |
      And Ann has 1 ready mana
      And Ann's deck has 3 cards
      When Ann plays offer for its mana cost
      And Ann chooses <case>
      Then it is accepted
      And ann-deck-1 is in Ann's <first>
      And ann-deck-2 is in Ann's <second>

      Examples:
        | case | first   | second |
        | yes  | reserve | hand   |
        | no   | hand    | deck   |

  Rule: conditional steps

    @case:conditional-step @clause:1.2.6.e @clause:6.5.d
    @clause:1.x:1.2.6.d @clause:1.x:1.2.6.d-ignored
    Scenario Outline: A conditional step is done only if its condition holds: <case>
      Given the made-up card "Census"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "if", "condition": {"is": "exists", "what": {"type": ["character"], "whose": "yours"}, "least": 2},
            "then": {"is": "resupply"}},
           {"is": "draw", "cards": 1}]}}
        """
      And these cards
        | ref    | card                  | player | zone                 |
        | census | Census                | Ann    | hand                 |
        | one    | a character costing 1 | Ann    | hero expedition      |
        | two    | a character costing 1 | <whose> | companion expedition |
      And Ann has 1 ready mana
      And Ann's deck has 3 cards
      When Ann plays census for its mana cost
      Then it is accepted
      And ann-deck-1 is in Ann's <first>

      Examples:
        | case  | whose | first   |
        | holds | Ann   | reserve |
        | fails | Bob   | hand    |

    @case:condition-is-read-as-its-step-comes @clause:1.2.6.e @clause:6.5.d
    Scenario: A condition is read when its step comes, not when the effect begins
      Given the made-up card "Muster"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "create-token", "where": "hero",
            "token": {"name": "Ordis Recruit", "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Soldier"]}},
           {"is": "if", "condition": {"is": "exists", "what": {"type": ["character"], "whose": "yours"}},
            "then": {"is": "draw", "cards": 1}}]}}
        """
      And these cards
        | ref    | card   | player | zone |
        | muster | Muster | Ann    | hand |
      And Ann has 1 ready mana
      And Ann's deck has 1 card
      When Ann plays muster for its mana cost
      Then it is accepted
      And token1 is in Ann's hero expedition
      And ann-deck-1 is in Ann's hand

    @case:otherwise-does-not-read-again @clause:6.5.e
    Scenario: The otherwise part is not done when the first part has made the condition false
      Given the made-up card "Twist"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "if", "condition": {"is": "exists", "what": {"type": ["character"], "whose": "yours"}},
                    "then": {"is": "sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}},
                    "otherwise": {"is": "draw", "cards": 1}}}
        """
      And these cards
        | ref   | card                  | player | zone            |
        | twist | Twist                 | Ann    | hand            |
        | lamb  | a character costing 1 | Ann    | hero expedition |
      And Ann has 1 ready mana
      And Ann's deck has 1 card
      When Ann plays twist for its mana cost
      Then it is accepted
      And lamb is in Ann's discard
      And ann-deck-1 is in Ann's deck

  Rule: what cannot happen is left out, the rest happens

    @case:impossible-part-is-ignored @clause:1.2.6.f @clause:6.5.h @clause:1.4.1.c
    @clause:1.x:1.2.6.f
    Scenario: With no Character to sacrifice, the effect still draws a card
      Given the made-up card "Harvest"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}},
           {"is": "draw", "cards": 1}]}}
        """
      And these cards
        | ref     | card                  | player | zone            |
        | harvest | Harvest               | Ann    | hand            |
        | wolf    | a character costing 1 | Bob    | hero expedition |
      And Ann has 1 ready mana
      And Ann's deck has 1 card
      When Ann plays harvest for its mana cost
      Then it is accepted
      And wolf is in Bob's hero expedition
      And ann-deck-1 is in Ann's hand

    @case:each-player-as-far-as-they-can @clause:6.1.h
    Scenario Outline: Example: each player sacrifices a Character of their own: <case>
      Given the made-up card "Anubis"
        """
        {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 2, "mountain": 2, "water": 2,
         "abilities": [{"is": "reaction", "name": "Weighing", "symbol": "join",
                        "effect": {"is": "each-player", "do": {"is": "sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}}}}]}
        """
      And these cards
        | ref    | card                  | player  | zone            |
        | anubis | Anubis                | <who>   | hand            |
        | other  | a character costing 1 | <other> | hero expedition |
      And it is <who>'s turn
      And <who> has 2 ready mana
      When <who> plays anubis for its mana cost in the hero expedition
      Then it is accepted
      And anubis is in <who>'s discard
      And other is in <other>'s discard

      Examples:
        | case   | who | other |
        | first  | Ann | Bob   |
        | second | Bob | Ann   |

    @case:opponent-without-a-character @clause:1.2.6.f @clause:6.5.h
    Scenario: Example: the opponent has no Character, and the other player still sacrifices one
      Given the made-up card "Anubis"
        """
        {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 2, "mountain": 2, "water": 2,
         "abilities": [{"is": "reaction", "name": "Weighing", "symbol": "join",
                        "effect": {"is": "each-player", "do": {"is": "sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}}}}]}
        """
      And these cards
        | ref    | card   | player | zone |
        | anubis | Anubis | Ann    | hand |
      And Ann has 2 ready mana
      When Ann plays anubis for its mana cost in the hero expedition
      Then it is accepted
      And anubis is in Ann's discard
      And no ability waits

    @case:draw-from-nothing @clause:6.5.h @clause:3.2.2.e
    Scenario: With Deck and Discard pile empty nothing is drawn, and the next step still happens
      Given the made-up card "Study"
        """
        {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "draw", "cards": 2},
           {"is": "gain", "what": {"is": "all", "what": {"type": ["character"], "whose": "yours"}}, "count": 1}]}}
        """
      And these cards
        | ref   | card                  | player | zone            |
        | study | Study                 | Ann    | hand            |
        | owl   | a character costing 1 | Ann    | hero expedition |
      And Ann has 1 ready mana
      When Ann plays study for its mana cost
      Then it is accepted
      And Ann has 0 cards in hand
      And owl has 1 boost
