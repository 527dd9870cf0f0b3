Feature: Altered 6.2.l and 7.5.3, how objects enter a zone

  @case:altered-enters-as-its-card-says @clause:6.2.l @edition:>=3.0
  Scenario Outline: A card enters a zone as its text says, even if it had no such abilities where it was before
    Given a game of Altered
    And the made-up card "Seed"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 0, "mountain": 0, "water": 0,
       "abilities": [{"is": "enters-with", "count": 2, "zone": ["expedition", "reserve"]}]}
      """
    And the made-up card "Muffler"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "loses-abilities", "what": {"type": ["character"]}}]}
      """
    And the made-up card "Shovel"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "all", "what": {"zone": ["<from>"]}}, "to": <to>}}
      """
    And these cards
      | ref     | card    | player | zone     |
      | seed    | Seed    | Ann    | <place>  |
      | muffler | Muffler | Ann    | landmark |
      | shovel  | Shovel  | Ann    | hand     |
    When Ann plays shovel for its mana cost
    Then it is accepted
    And seed has 2 boosts

    Examples:
      | case | from       | place           | to                            |
      | mana | mana       | mana            | "expedition", "where": "hero" |
      | play | expedition | hero expedition | "reserve"                     |

  @case:enters-from-a-deck @clause:6.2.l @clause:3.2.2.d @edition:>=3.0
  Scenario Outline: A card that enters a zone from a Deck also enters as its text says: <case>
    Given a game of Altered
    And the made-up card "Seed"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 0, "mountain": 0, "water": 0,
       "abilities": [{"is": "enters-with", "count": 2, "zone": ["expedition", "reserve"]}]}
      """
    And the made-up card "Dig"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": <effect>}
      """
    And these cards
      | ref  | card | player | zone   |
      | seed | Seed | Ann    | <from> |
      | dig  | Dig  | Ann    | hand   |
    When Ann plays dig for its mana cost
    Then it is accepted
    And seed is in Ann's <zone>
    And seed has 2 boosts

    Examples:
      | case            | from    | effect                                                                           | zone            |
      | put             | deck    | {"is": "move", "what": {"is": "from-deck"}, "to": "expedition", "where": "hero"} | hero expedition |
      | resupply        | deck    | {"is": "resupply"}                                                               | reserve         |
      | put-shuffled    | discard | {"is": "move", "what": {"is": "from-deck"}, "to": "expedition", "where": "hero"} | hero expedition |
      | resupply-the-pile | discard | {"is": "resupply"}                                                               | reserve         |

  @case:altered-becomes-by-being-created @clause:7.5.3.a @edition:>=3.0
  Scenario Outline: An object created or put in a zone with a status has become that; a discarded one has not
    Given a game of Altered
    And the made-up card "Watcher"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "gains-status", "status": "exhausted"},
                      "effect": {"is": "draw"}}]}
      """
    And the made-up card "Workshop"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "create-token", "where": "hero",
                  "token": {"name": "Doll", "forest": 1, "mountain": 1, "water": 1,
                            "abilities": [{"is": "enters-with", "status": ["exhausted"]}]}}}
      """
    And the made-up card "Broom"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "all", "what": {"type": ["character"]}}, "to": "reserve",
                  "gains": ["exhausted"]}}
      """
    And these cards
      | ref   | card                  | player | zone            | state   |
      | watch | Watcher               | Ann    | landmark        |         |
      | spell | <card>                | Ann    | hand            |         |
      | fox   | a character costing 1 | Bob    | hero expedition | <state> |
    And Ann's deck has 3 cards
    When Ann plays spell for its mana cost
    Then it is accepted
    And Ann has <count> cards in hand

    Examples:
      | case      | card     | state    | count |
      | created   | Workshop |          | 1     |
      | come      | Broom    |          | 1     |
      | discarded | Broom    | fleeting | 0     |
