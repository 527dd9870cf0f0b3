Feature: Altered 2.3, what passive abilities make of characteristics

  Background:
    Given a game of Altered
    And the made-up card "Giant maker"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "keyword", "keyword": "gigantic", "what": {"subtype": ["Elemental"]}}]}
      """
    And the made-up card "Element maker"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "subtypes", "gains": ["Elemental"], "what": {"type": ["character"]}}]}
      """
    And the made-up card "Flooder"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 0, "water": 0,
       "abilities": [{"is": "regions", "terrains": ["water"], "instead": true}]}
      """
    And the made-up card "Silencer"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "loses-abilities", "what": {"type": ["character"], "other": true}},
                     {"is": "keyword", "keyword": "gigantic"}]}
      """

  @case:altered-later-ability-widens-the-earlier-one @clause:2.3.2.e @clause:2.3.3.b @clause:2.3.1.l
  Scenario Outline: Example: making Elementals applies before making Elementals Gigantic, whichever is older
    Given these cards
      | ref    | card                  | player | zone            |
      | first  | <first>               | Ann    | landmark        |
      | second | <second>              | Bob    | landmark        |
      | bird   | a character costing 1 | Ann    | hero expedition |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And Ann's hero expedition is at 1
    And Ann's companion expedition is at 1

    Examples:
      | case             | first         | second        |
      | giants-older     | Giant maker   | Element maker |
      | elementals-older | Element maker | Giant maker   |

  @case:altered-one-maker-alone-does-nothing @clause:2.3.1.h
  Scenario: An ability that makes Elementals Gigantic does nothing without Elementals
    Given these cards
      | ref    | card                  | player | zone            |
      | maker  | Giant maker           | Ann    | landmark        |
      | bird   | a character costing 1 | Ann    | hero expedition |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And Ann's hero expedition is at 1
    And Ann's companion expedition is at 0

  @case:altered-region-ability-applies @clause:2.2.2.p @clause:2.3.1.i @conflict:90
  Scenario: Example: all regions are Water and nothing else while the Character is in play
    Given these cards
      | ref   | card    | player | zone            |
      | flood | Flooder | Ann    | hero expedition |
    And Ann's hero expedition is at 1
    And Bob has passed
    When Ann passes
    Then it is accepted
    And Ann's hero expedition is at 1

  @case:altered-region-ability-removed @clause:2.3.2.d @clause:2.3.3.b
  Scenario: Example: that Character's Expedition moves forward once its region ability is removed
    Given the made-up card "Muffler"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "loses-abilities", "what": {"type": ["character"]}}]}
      """
    And these cards
      | ref   | card    | player | zone            |
      | flood | Flooder | Ann    | hero expedition |
      | hush  | Muffler | Ann    | landmark        |
    And Ann's hero expedition is at 1
    And Bob has passed
    When Ann passes
    Then it is accepted
    And Ann's hero expedition is at 2

  @case:altered-terrain-first-then-what-depends-on-it @clause:2.3.2.f @clause:2.3.3.b
  Scenario Outline: Example: whether a Character is Gigantic in Forest is decided after the regions are
    Given the made-up card "Wood giant"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "keyword", "keyword": "gigantic",
                      "condition": {"is": "matches", "what": {"in_terrain": "forest"}}}]}
      """
    And the made-up card "Forester"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "regions", "terrains": ["forest"], "instead": true}]}
      """
    And these cards
      | ref    | card       | player | zone            |
      | giant  | Wood giant | Ann    | hero expedition |
      | forest | <landmark> | Bob    | landmark        |
    And Ann's hero expedition is at 3
    And Bob has passed
    When Ann passes
    Then it is accepted
    And Ann's hero expedition is at 4
    And Ann's companion expedition is at <companion>

    Examples:
      | case     | landmark                       | companion |
      | forest   | Forester                       | 1         |
      | mountain | a landmark permanent costing 1 | 0         |

  @case:altered-no-forest-left-to-be-gigantic-in @clause:2.3.2.f @clause:2.3.3.b
  Scenario Outline: A Character that is Gigantic in Forest is not so once every region is made Water: <case>
    Given the made-up card "Wood giant"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "keyword", "keyword": "gigantic",
                      "condition": {"is": "matches", "what": {"in_terrain": "forest"}}}]}
      """
    And the made-up card "Dam"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "regions", "terrains": ["water"], "instead": true}]}
      """
    And these cards
      | ref   | card       | player | zone            |
      | giant | Wood giant | Ann    | hero expedition |
      | dam   | <landmark> | Bob    | landmark        |
    And Ann's hero expedition is at 1
    And Bob has passed
    When Ann passes
    Then Ann's hero expedition is at 2
    And Ann's companion expedition is at <companion>

    Examples:
      | case   | landmark                       | companion |
      | water  | Dam                            | 0         |
      | forest | a landmark permanent costing 1 | 1         |

  @case:altered-older-of-two-silencers-wins @clause:2.3.3.a @clause:2.3.3.b
  Scenario Outline: Of two abilities that remove each other, the older one applies
    Given these cards
      | ref    | card     | player | zone            |
      | first  | Silencer | <one>  | hero expedition |
      | second | Silencer | <two>  | hero expedition |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And <one>'s hero expedition is at 0
    And <one>'s companion expedition is at 1
    And <two>'s hero expedition is at 0
    And <two>'s companion expedition is at 0

    Examples:
      | case | one | two |
      | ann  | Ann | Bob |
      | bob  | Bob | Ann |

  @case:altered-reaction-that-works-in-limbo @clause:1.2.4.d @clause:2.2.11.g @clause:6.3.e @edition:>=3.0
  Scenario Outline: A Reaction that works in Limbo reacts to what happens while its card is there: <case>
    Given the made-up card "Herald"
      """
      {<card>, "hand_cost": 0, "reserve_cost": 0,
       "abilities": [{"is": "reaction", "trigger": {"event": "<event>"}, "effect": {"is": "draw"}, "zone": ["<zone>"]}]}
      """
    And these cards
      | ref    | card   | player | zone |
      | herald | Herald | Ann    | hand |
    And Ann's deck has 5 cards
    When Ann plays herald for its mana cost
    Then it is accepted
    And Ann has <drawn> cards in hand

    Examples:
      | case      | card                                           | event     | zone     | drawn |
      | played    | "type": "permanent", "zone_type": "landmark"   | is-played | limbo    | 1     |
      | not-there | "type": "permanent", "zone_type": "landmark"   | is-played | landmark | 0     |
      | resolving | "type": "spell", "effect": {"is": "draw"}      | draws     | limbo    | 2     |

  @case:altered-support-works-in-reserve-when-ready @clause:2.2.11.i @clause:2.2.11.j @clause:2.2.11.g @edition:>=3.0
  Scenario Outline: Abilities work in play, and support abilities only in Reserve while their card is ready
    Given the made-up card "Helper"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 0, "mountain": 0, "water": 0,
       "abilities": [{"is": "stats", "forest": 1, "what": {"type": ["character"], "whose": "yours"}, "support": true}]}
      """
    And the made-up card "Leader"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 0, "mountain": 0, "water": 0,
       "abilities": [{"is": "stats", "forest": 1, "what": {"type": ["character"], "whose": "yours"}}]}
      """
    And these cards
      | ref    | card                                                           | player | zone            | state   |
      | helper | <card>                                                         | Ann    | <zone>          | <state> |
      | bird   | a character costing 1, with 0 Forest, 0 Mountain and 0 Water   | Ann    | hero expedition |         |
    And Bob has passed
    And Ann's deck has 2 cards
    When Ann passes
    And Ann chooses nothing
    Then Ann's hero expedition is at <at>

    Examples:
      | case                     | card   | zone                 | state     | at |
      | support-in-reserve       | Helper | reserve              |           | 1  |
      | support-exhausted        | Helper | reserve              | exhausted | 0  |
      | support-in-play          | Helper | companion expedition |           | 0  |
      | in-play                  | Leader | companion expedition |           | 1  |
      | in-play-exhausted        | Leader | companion expedition | exhausted | 1  |
      | in-reserve               | Leader | reserve              |           | 0  |
      | in-hand                  | Leader | hand                 |           | 0  |
      | as-an-orb                | Leader | mana                 |           | 0  |

  @case:altered-reevaluation-is-no-event @clause:2.3.1.l @clause:2.3.1.k
  Scenario Outline: Example: evaluating abilities again does not make Atlas leave or join an Expedition: <case>
    Given the made-up card "Atlas"
      """
      {"type": "character", "hand_cost": 7, "reserve_cost": 7, "forest": 5, "mountain": 5, "water": 5,
       "abilities": [{"is": "keyword", "keyword": "gigantic"}]}
      """
    And the made-up card "Amarok"
      """
      {"type": "character", "hand_cost": 3, "reserve_cost": 3, "forest": 4, "mountain": 4, "water": 4,
       "abilities": [{"is": "reaction", "name": "Alone", "trigger": {"event": "joins", "where": "mine", "what": {"type": ["character"], "other": true}},
                      "effect": {"is": "sacrifice", "what": {"is": "it"}}}]}
      """
    And these cards
      | ref    | card                           | player | zone                 |
      | atlas  | Atlas                          | Ann    | hero expedition      |
      | amarok | Amarok                         | Ann    | companion expedition |
      | thing  | <card>                         | Ann    | hand                 |
    And Ann has 1 ready mana
    When Ann plays thing for its mana cost
    Then it is accepted
    And atlas is in Ann's hero expedition
    And amarok is in Ann's companion expedition
    And no ability waits

    Examples:
      | case     | card                           |
      | landmark | a landmark permanent costing 1 |
      | spell    | a spell costing 1              |

  @case:altered-gigantic-joins-the-hermit @clause:7.4.4.c @clause:7.5.8.a
  Scenario Outline: A Gigantic Character played into the other Expedition also joins Amarok's and is sacrificed: <case>
    Given the made-up card "Amarok"
      """
      {"type": "character", "hand_cost": 3, "reserve_cost": 3, "forest": 4, "mountain": 4, "water": 4,
       "abilities": [{"is": "reaction", "name": "Alone", "trigger": {"event": "joins", "where": "mine", "what": {"type": ["character"], "other": true}},
                      "effect": {"is": "sacrifice", "what": {"is": "it"}}}]}
      """
    And these cards
      | ref    | card   | player | zone                 |
      | amarok | Amarok | Ann    | companion expedition |
      | big    | <card> | Ann    | hand                 |
    And Ann has 1 ready mana
    When Ann plays big for its mana cost in the hero expedition
    Then it is accepted
    And big is in Ann's <zone>

    Examples:
      | case     | card                                 | zone            |
      | gigantic | a character costing 1, with Gigantic | discard         |
      | ordinary | a character costing 1                | hero expedition |
