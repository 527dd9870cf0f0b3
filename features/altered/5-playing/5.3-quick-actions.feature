Feature: Altered 5.3, quick actions

  Background:
    Given a game of Altered
    And the made-up card "Well"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "quick-action", "name": "Draw up", "cost": [{"is": "pay-exhaust"}], "effect": {"is": "draw"}}]}
      """
    And the made-up card "Page"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "quick-action", "name": "Errand", "support": true, "cost": [{"is": "pay-discard"}], "effect": {"is": "resupply"}}]}
      """

  Rule: whose, and from where

    @case:quick-action-of-a-permanent @clause:5.3.a @clause:5.3.b @clause:5.3.c @clause:5.3.d @clause:1.1.6.h @clause:7.1.4.a @clause:5.1.2.b
    @clause:1.x:5.3.a @clause:1.x:5.3.c-exhaust
    Scenario Outline: A player exhausts a Permanent they control to play its quick action: <case>
      Given these cards
        | ref  | card | player | zone     |
        | well | Well | <case> | landmark |
      And it is <case>'s turn
      And <case>'s deck has 2 cards
      When <case> uses well
      Then it is accepted
      And only this has changed
        | what          | from           | to                       |
        | well          | <case>'s landmark | <case>'s landmark, exhausted |
        | <card>        | <case>'s deck  | <case>'s hand            |

      Examples:
        | case | card       |
        | Ann  | ann-deck-1 |
        | Bob  | bob-deck-1 |

    @case:quick-action-of-the-opponents @clause:5.3.b
    Scenario: A player cannot play a quick action of a Permanent the opponent controls
      Given these cards
        | ref  | card | player | zone     |
        | well | Well | Bob    | landmark |
      And Ann's deck has 2 cards
      When Ann uses well
      Then it is refused by 5.3.b
      And nothing has changed

    @case:quick-action-of-a-guest @clause:5.3.b @clause:7.5.4.a
    Scenario: A quick action is played by the object's controller, who need not be its owner
      Given the made-up card "Runner"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "quick-action", "name": "Run", "cost": [{"is": "pay-exhaust"}], "effect": {"is": "draw"}}]}
        """
      And these cards
        | ref    | card   | player | zone            | controller |
        | runner | Runner | Bob    | hero expedition | Ann        |
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann uses runner
      Then it is accepted
      And ann-deck-1 is in Ann's hand
      And bob-deck-1 is in Bob's deck

    @case:quick-action-of-a-hero @clause:5.3.b @clause:2.2.11.h
    Scenario: A Hero's quick action is played from the Hero zone
      Given the made-up card "Captain"
        """
        {"type": "hero", "reserve_limit": 2, "landmark_limit": 2,
         "abilities": [{"is": "quick-action", "name": "Order", "cost": [{"is": "pay-exhaust"}, {"is": "pay-mana", "mana": 1}], "effect": {"is": "resupply"}}]}
        """
      And these cards
        | ref     | card    | player | zone |
        | captain | Captain | Ann    | hero |
      And Ann has 1 ready mana
      And Ann's deck has 2 cards
      When Ann uses captain
      Then it is accepted
      And captain is exhausted
      And Ann has 0 ready mana
      And ann-deck-1 is in Ann's reserve

    @case:quick-action-out-of-play @clause:5.3.b @clause:1.2.4.d @clause:2.2.11.g
    Scenario Outline: A quick action that is no support ability does not work outside of play: <zone>
      Given these cards
        | ref  | card | player | zone   |
        | well | Well | Ann    | <zone> |
      And Ann's deck has 2 cards
      When Ann uses well
      Then it is refused by 5.3.b
      And nothing has changed

      Examples:
        | zone    |
        | hand    |
        | reserve |
        | discard |
        | mana    |

    @case:support-quick-action @clause:5.3.b @clause:1.1.6.i @clause:7.1.4.b @clause:2.2.11.i
    Scenario: A support quick action is played in Reserve, here by discarding the card
      Given these cards
        | ref  | card | player | zone    |
        | page | Page | Ann    | reserve |
      And Ann's deck has 2 cards
      When Ann uses page
      Then it is accepted
      And page is in Ann's discard
      And ann-deck-1 is in Ann's reserve

    @case:support-quick-action-elsewhere @clause:5.3.b
    Scenario Outline: A support quick action does not work outside Reserve: <zone>
      Given the made-up card "Squire"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "quick-action", "name": "Fetch", "support": true, "cost": [{"is": "pay-mana", "mana": 1}], "effect": {"is": "resupply"}}]}
        """
      And these cards
        | ref  | card   | player | zone   |
        | page | Squire | Ann    | <zone> |
      And Ann has 1 ready mana
      And Ann's deck has 2 cards
      When Ann uses page
      Then it is refused by 5.3.b
      And nothing has changed

      Examples:
        | zone            |
        | hero expedition |
        | hand            |

    @case:exhausted-card-has-no-support @clause:5.3.b @clause:2.2.11.j @clause:2.4.5.e
    Scenario: An exhausted card in Reserve has no support abilities
      Given these cards
        | ref  | card | player | zone    | state     |
        | page | Page | Ann    | reserve | exhausted |
      And Ann's deck has 2 cards
      When Ann uses page
      Then it is refused
      And nothing has changed

  Rule: what it costs

    @case:exhausted-bearer @clause:5.3.d @clause:2.4.5.a @clause:7.3.10.b
    @clause:1.x:5.3.c-exhaust
    Scenario: An exhausted Permanent cannot be exhausted for its quick action
      Given these cards
        | ref  | card | player | zone     | state     |
        | well | Well | Ann    | landmark | exhausted |
      And Ann's deck has 2 cards
      When Ann uses well
      Then it is refused
      And nothing has changed

    @case:quick-action-twice @clause:5.3.d
    Scenario: A Permanent exhausted for a quick action cannot be used again while it is exhausted
      Given these cards
        | ref  | card | player | zone     |
        | well | Well | Ann    | landmark |
      And Ann's deck has 3 cards
      When Ann uses well
      Then it is accepted
      When Ann uses well
      Then it is refused
      And nothing has changed

    @case:spending-counters @clause:2.5.h @clause:7.3.27.a @clause:7.3.27.b
    Scenario Outline: Counters are spent from the object itself, and it must have them: <case>
      Given the made-up card "Clockwork"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "quick-action", "name": "Wind", "cost": [{"is": "pay-counters", "counter": "spring", "count": 2}], "effect": {"is": "draw"}}]}
        """
      And these cards
        | ref   | card      | player | zone     | state   |
        | clock | Clockwork | Ann    | landmark | <state> |
      And Ann's deck has 2 cards
      When Ann uses clock
      Then it is <outcome>
      And clock has <left> spring counter

      Examples:
        | case  | state             | outcome  | left |
        | three | 3 spring counters | accepted | 1    |
        | two   | 2 spring counters | accepted | 0    |
        | one   | 1 spring counter  | refused  | 1    |

  Rule: it is a turn effect that ends no turn

    @case:several-quick-actions @clause:4.2.3.e @clause:4.2.3.d @clause:5.1.1.b
    @clause:1.x:4.2.3.c.3
    Scenario: A player may play several quick actions in a turn, which only the card then played ends
      Given these cards
        | ref  | card                  | player | zone     |
        | w1   | Well                  | Ann    | landmark |
        | w2   | Well                  | Ann    | landmark |
        | owl  | a character costing 1 | Ann    | hand     |
      And Ann has 1 ready mana
      And Ann's deck has 3 cards
      When Ann uses w1
      Then it is Ann's turn
      When Ann uses w2
      Then it is Ann's turn
      When Ann plays owl for its mana cost in the hero expedition
      Then it is Bob's turn
      And Ann has 2 cards in hand

    @case:quick-action-after-the-card @clause:4.2.3.e
    @clause:1.x:4.2.3.c.4
    Scenario: A player cannot play a quick action after the card that ended the turn
      Given these cards
        | ref | card                  | player | zone     |
        | w1  | Well                  | Ann    | landmark |
        | owl | a character costing 1 | Ann    | hand     |
      And Ann has 1 ready mana
      And Ann's deck has 3 cards
      When Ann plays owl for its mana cost in the hero expedition
      And Ann uses w1
      Then it is refused by 5.1.1.b
      And nothing has changed

    @case:two-quick-actions-of-one-object @clause:5.3.a @clause:1.2.4.a
    Scenario: Of two quick actions the one that is named is played
      Given the made-up card "Crossroads"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "quick-action", "name": "Left", "cost": [{"is": "pay-mana", "mana": 1}], "effect": {"is": "draw"}},
                       {"is": "quick-action", "name": "Right", "cost": [{"is": "pay-mana", "mana": 2}], "effect": {"is": "resupply"}}]}
        """
      And these cards
        | ref  | card       | player | zone     |
        | road | Crossroads | Ann    | landmark |
      And Ann has 3 ready mana
      And Ann's deck has 3 cards
      When Ann uses "Right" of road
      Then it is accepted
      And ann-deck-1 is in Ann's reserve
      And Ann has 1 ready mana
      When Ann uses "Left" of road
      Then it is accepted
      And ann-deck-2 is in Ann's hand
