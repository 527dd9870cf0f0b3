Feature: Altered 4.2.5, what waits until after Rest, and limits that are changed

  Background:
    Given a game of Altered
    And it is Bob's turn
    And Ann has passed
    And Ann's deck has 9 cards
    And Bob's deck has 9 cards

  Rule: an effect that waits until after Rest

    @case:altered-sabotage-after-rest @clause:4.2.d @clause:2.2.2.m @edition:>=3.0
    Scenario: An effect that waits until after Rest is resolved before Clean-up, though its source is in Reserve
      Given the made-up card "Legate"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "trigger": {"event": "fails-to-move-forward", "where": "mine"},
                        "effect": {"is": "lasting", "duration": "this-day",
                                   "ability": {"is": "reaction", "trigger": {"event": "daily-effect", "effect": "rest"}, "effect": {"is": "sabotage"}}}}]}
        """
      And these cards
        | ref    | card                                                     | player | zone            |
        | legate | Legate                                                   | Ann    | hero expedition |
        | bear   | a character costing 1 with 4 Forest, 4 Mountain, 4 Water | Bob    | hero expedition |
        | owl    | a character costing 1                                    | Bob    | reserve         |
        | fox    | a character costing 1                                    | Bob    | reserve         |
      When Bob passes
      Then Ann is asked to choose from legate, bear, owl and fox
      And legate is in Ann's reserve
      When Ann chooses bear
      And Bob chooses nothing
      And Ann chooses nothing
      Then it is accepted
      And bear is in Bob's discard
      And owl is in Bob's reserve
      And fox is in Bob's reserve
      And legate is in Ann's reserve

    @case:altered-token-after-rest @clause:4.2.d @clause:4.2.5.b @clause:2.2.14.c @edition:>=3.0
    Scenario: A token created after Rest does not rest that Night, and it is not created again the next Night
      Given the made-up card "Scribe"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "trigger": {"event": "phase", "phase": "night"},
                        "effect": {"is": "lasting", "duration": "this-day",
                                   "ability": {"is": "reaction", "trigger": {"event": "daily-effect", "effect": "rest"},
                                               "effect": {"is": "create-token", "token": {"name": "Recruit", "forest": 1, "mountain": 1, "water": 1}, "where": "companion"}}}}]}
        """
      And these cards
        | ref    | card   | player | zone            |
        | scribe | Scribe | Ann    | hero expedition |
      When Bob passes
      And Bob chooses nothing
      And Ann chooses nothing
      Then token1 is in Ann's companion expedition
      And scribe is in Ann's reserve
      When Bob passes
      And Ann passes
      And Ann chooses nothing
      And Bob chooses nothing
      Then it is accepted
      And token1 is in no zone
      And Ann's companion expedition is at 1

  Rule: limits

    Background:
      Given the made-up card "Shelf"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "limit", "plus": 1}]}
        """
      And these cards
        | ref  | card                  | player | zone    |
        | owl  | a character costing 1 | Ann    | reserve |
        | fox  | a character costing 1 | Ann    | reserve |
        | hare | a character costing 1 | Ann    | reserve |

    @case:altered-a-greater-limit @clause:4.2.5.c @clause:3.2.10.b @clause:1.4.2.a @edition:>=3.0
    Scenario Outline: A text that raises its player's Reserve limit raises nobody else's: <case>
      Given these cards
        | ref   | card  | player  | zone     |
        | shelf | Shelf | <whose> | landmark |
      When Bob passes
      And <keeps>
      Then it is accepted
      And Ann has <left> in reserve

      Examples:
        | case | whose | keeps                  | left    |
        | hers | Ann   | Bob chooses nothing    | 3 cards |
        | his  | Bob   | Ann chooses owl and fox | 2 cards |

    @case:altered-smaller-limits-for-all @clause:4.2.5.c @clause:3.2.10.b @clause:2.2.11.i @edition:>=3.0
    Scenario Outline: A text in Reserve that lowers every limit works only while its card is ready: <case>
      Given the made-up card "Crowd"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "limit", "plus": -1, "who": "each", "support": true}]}
        """
      And these cards
        | ref   | card  | player | zone    | state   |
        | crowd | Crowd | Bob    | reserve | <state> |
      When Bob passes
      Then Ann is asked to choose from owl, fox and hare
      When Ann chooses <refused>
      Then it is refused
      And nothing has changed
      When Ann chooses <kept>
      Then it is accepted
      And Ann has <left> in reserve

      Examples:
        | case      | state     | refused          | kept        | left    |
        | ready     |           | owl and fox      | hare        | 1 card  |
        | exhausted | exhausted | owl              | owl and fox | 2 cards |

    @case:altered-what-does-not-count @clause:4.2.5.c @clause:2.2.11.j @edition:>=3.0
    Scenario Outline: The text of an exhausted card that it does not count towards the limit is ignored: <case>
      Given the made-up card "Bender"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "uncounted", "support": true}]}
        """
      And these cards
        | ref    | card   | player | zone    | state   |
        | bender | Bender | Ann    | reserve | <state> |
      When Bob passes
      And Ann chooses owl and fox
      Then it is accepted
      And owl is in Ann's reserve
      And fox is in Ann's reserve
      And hare is in Ann's discard
      And bender is in Ann's <there>

      Examples:
        | case      | state     | there   |
        | exhausted | exhausted | discard |

    @case:altered-one-more-exhausted @clause:4.2.5.c @edition:>=3.0
    Scenario: A text allows one extra card in Reserve only if that card is exhausted
      Given the made-up card "Freezer"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "limit", "plus": 1, "what": {"zone": ["reserve"], "status": ["exhausted"]}}]}
        """
      And these cards
        | ref     | card                  | player | zone     | state     |
        | freezer | Freezer               | Ann    | landmark |           |
        | cold    | a character costing 1 | Ann    | reserve  | exhausted |
      When Bob passes
      Then Ann is asked to choose from owl, fox, hare and cold
      When Ann chooses owl, fox and hare
      Then it is refused
      And nothing has changed
      When Ann chooses owl, fox and cold
      Then it is accepted
      And owl is in Ann's reserve
      And fox is in Ann's reserve
      And cold is in Ann's reserve
      And hare is in Ann's discard

  Rule: what stays exhausted

    @case:altered-exhausted-during-morning @clause:4.2.1.c @clause:1.4.1.a @clause:4.2.a @edition:>=3.0
    Scenario: A card kept exhausted during Morning by a text does not get ready then, but all else does
      Given the made-up card "Frost"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "cannot", "what": {"type": ["character"], "status": ["exhausted"], "zone": ["reserve"]},
                        "action": "ready", "condition": {"is": "in-phase", "phase": "morning"}}]}
        """
      And these cards
        | ref   | card                  | player | zone     | state     |
        | frost | Frost                 | Ann    | landmark | exhausted |
        | cold  | a character costing 1 | Bob    | reserve  | exhausted |
        | song  | a spell costing 1     | Bob    | reserve  | exhausted |
      And Bob has 0 ready mana and 1 exhausted mana
      When Bob passes
      And Bob chooses nothing
      And Ann chooses nothing
      Then it is accepted
      And cold is exhausted
      And song is ready
      And frost is ready
      And Bob has 1 ready mana

    @case:altered-ready-in-the-afternoon @clause:4.2.a @clause:7.3.18.a @edition:>=3.0
    Scenario: A card that a text keeps exhausted during Morning can be readied in the Afternoon
      Given the made-up card "Frost"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "cannot", "what": {"type": ["character"], "status": ["exhausted"], "zone": ["reserve"]},
                        "action": "ready", "condition": {"is": "in-phase", "phase": "morning"}}]}
        """
      And the made-up card "Thaw"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "ready", "what": {"is": "target", "what": {"zone": ["reserve"], "whose": "yours", "status": ["exhausted"]}}}}
        """
      And these cards
        | ref   | card                  | player | zone     | state     |
        | frost | Frost                 | Ann    | landmark |           |
        | cold  | a character costing 1 | Bob    | reserve  | exhausted |
        | thaw  | Thaw                  | Bob    | hand     |           |
      When Bob plays thaw for its mana cost
      Then it is accepted
      And cold is ready
