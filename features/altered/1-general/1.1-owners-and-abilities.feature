Feature: Altered 1.1 and 1.2, owners, and where abilities work

  Background:
    Given a game of Altered

  Rule: owners

    @case:altered-borrowed-card-keeps-its-owner @clause:1.1.3.c @clause:1.1.3.d @clause:1.4.3.a
    Scenario Outline: A card in the other player's Expedition is still its owner's and goes to their zone: <case>
      Given the made-up card "Press-gang"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "move", "what": {"is": "choose", "what": {"zone": ["reserve"], "whose": "opponent"}}, "to": "expedition", "where": "hero"}}
        """
      And the made-up card "Away"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "move", "what": {"is": "choose", "what": {"type": ["character"]}}, "to": "<to>"}}
        """
      And these cards
        | ref   | card                  | player | zone    |
        | press | Press-gang            | Ann    | hand    |
        | owl   | a character costing 1 | Bob    | reserve |
        | away  | Away                  | <who>  | <away>  |
      When Ann plays press for its mana cost
      Then owl is in Ann's hero expedition
      When Bob passes
      And <then>
      Then owl is in Bob's <to>

      Examples:
        | case    | who | away    | to      | then                             |
        | reserve | Ann | hand    | reserve | Ann plays away for its mana cost |
        | discard | Ann | hand    | discard | Ann plays away for its mana cost |
        | rest    | Ann | reserve | reserve | Ann passes                       |

  Rule: where abilities work

    @case:altered-own-cost-where-it-is-played @clause:1.2.4.d @clause:5.1.2.e
    Scenario Outline: A card's ability about its own cost works in the zone it is played from: <zone>
      Given the made-up card "Bargain"
        """
        {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "cost-alteration", "this": true, "less": 1}]}
        """
      And these cards
        | ref | card                  | player | zone    |
        | bar | Bargain               | Ann    | <zone>  |
        | owl | a character costing 2 | Ann    | <zone>  |
      And Ann has 1 ready mana
      When Ann plays owl for its mana cost in the hero expedition
      Then it is refused by 6.4.c
      And nothing has changed
      When Ann plays bar for its mana cost in the hero expedition
      Then it is accepted
      And Ann has 0 ready mana

      Examples:
        | zone    |
        | hand    |
        | reserve |

    @case:altered-fleeting-spell-played-from-the-discard @clause:1.2.4.d @clause:2.4.6.b @clause:2.4.6.e
    Scenario: A Spell that is Fleeting by its own ability is so even when played from the Discard pile
      Given the made-up card "Spark"
        """
        {"type": "spell", "hand_cost": 2, "reserve_cost": 2, "effect": {"is": "draw"},
         "abilities": [{"is": "keyword", "keyword": "fleeting"}]}
        """
      And the made-up card "Digging"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "play", "free": true, "what": {"is": "choose", "what": {"zone": ["discard"]}}}}
        """
      And these cards
        | ref   | card    | player | zone    |
        | dig   | Digging | Ann    | hand    |
        | spark | Spark   | Ann    | discard |
      And Ann's deck has 2 cards
      When Ann plays dig for its mana cost
      Then it is accepted
      And ann-deck-1 is in Ann's hand
      And spark is in Ann's discard

    @case:altered-optional-cost-where-an-effect-plays-it @clause:7.3.20.a
    Scenario: A card's own optional cost is offered even when an effect plays it from the Discard pile
      Given the made-up card "Haggler"
        """
        {"type": "character", "hand_cost": 3, "reserve_cost": 3, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "optional-cost", "cost": [{"is": "pay-mana", "mana": 2}]}]}
        """
      And the made-up card "Digging"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "play", "free": true, "what": {"is": "choose", "what": {"zone": ["discard"]}}}}
        """
      And these cards
        | ref | card    | player | zone    |
        | dig | Digging | Ann    | hand    |
        | hag | Haggler | Ann    | discard |
      When Ann plays dig for its mana cost
      Then Ann is asked to choose from yes and no
      When Ann chooses no
      And Ann chooses hero-expedition
      Then it is accepted
      And hag is in Ann's hero expedition

    @case:altered-works-in-the-zone-it-names @clause:1.2.4.d @clause:2.2.11.g
    Scenario Outline: A Reaction that names the Discard pile works there and not elsewhere: <zone>
      Given the made-up card "Ghost"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "zone": ["discard"], "trigger": {"event": "passes", "by": "opponent"},
                        "effect": {"is": "draw"}}]}
        """
      And these cards
        | ref   | card  | player | zone   |
        | ghost | Ghost | Ann    | <zone> |
      And Ann's deck has 1 card
      And it is Bob's turn
      When Bob passes
      Then ann-deck-1 is in Ann's <end>

      Examples:
        | zone            | end  |
        | discard         | hand |
        | reserve         | deck |
        | hero expedition | deck |

    @case:altered-passive-in-the-zone-it-names @clause:1.2.4.d @clause:2.2.11.g
    Scenario Outline: A passive ability that names a zone works only there: <zone>
      Given the made-up card "Sage"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 0, "mountain": 0, "water": 0,
         "abilities": [{"is": "stats", "forest": 1, "mountain": 1, "water": 1, "zone": ["<named>"], "what": {"type": ["character"], "whose": "yours", "other": true}}]}
        """
      And these cards
        | ref  | card                                                        | player | zone                 |
        | sage | Sage                                                        | Ann    | <zone>               |
        | owl  | a character costing 1 with 0 Forest, 0 Mountain and 0 Water | Ann    | companion expedition |
      And Bob has passed
      And Ann's deck has 2 cards
      When Ann passes
      And Ann chooses nothing
      Then Ann's companion expedition is at <at>

      Examples:
        | case             | zone            | named      | at |
        | reserve          | reserve         | reserve    | 1  |
        | reserve-not-play | hero expedition | reserve    | 0  |
        | discard          | discard         | discard    | 1  |
        | in-play          | hero expedition | expedition | 1  |

    @case:altered-abilities-of-what-is-where @clause:1.2.4.d @clause:2.2.11.g @clause:2.2.11.h
    Scenario Outline: Abilities that name no zone work in play and in the Hero zone: <case>
      Given the made-up card "Banner"
        """
        {"type": "<type>", <more>"hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "stats", "forest": 1, "mountain": 1, "water": 1, "what": {"type": ["character"], "whose": "yours", "other": true}}]}
        """
      And the made-up card "Chief"
        """
        {"type": "hero", "reserve_limit": 2, "landmark_limit": 2,
         "abilities": [{"is": "stats", "forest": 1, "mountain": 1, "water": 1, "what": {"type": ["character"], "whose": "yours"}}]}
        """
      And these cards
        | ref    | card                                                        | player | zone                 | state   |
        | banner | <card>                                                      | Ann    | <zone>               | <state> |
        | owl    | a character costing 1 with 0 Forest, 0 Mountain and 0 Water | Ann    | companion expedition |         |
      And Bob has passed
      And Ann's deck has 2 cards
      When Ann passes
      And Ann chooses nothing
      Then Ann's companion expedition is at <at>

      Examples:
        | case           | card   | type      | more                       | zone            | state     | at |
        | expedition     | Banner | character |                            | hero expedition |           | 1  |
        | landmark       | Banner | permanent | "zone_type": "landmark",   | landmark        |           | 1  |
        | exhausted      | Banner | permanent | "zone_type": "landmark",   | landmark        | exhausted | 1  |
        | reserve        | Banner | character |                            | reserve         |           | 0  |
        | discard        | Banner | character |                            | discard         |           | 0  |
        | hero           | Chief  | character |                            | hero            |           | 1  |
        | exhausted-hero | Chief  | character |                            | hero            | exhausted | 1  |

    @case:altered-abilities-of-what-took-the-heros-place @clause:1.2.4.d @clause:2.2.11.h @clause:7.3.9.a
    Scenario Outline: A Hero's ability works only in the Hero zone, and other cards' abilities do not work there: <case>
      Given the made-up card "Chief"
        """
        {"type": "hero", "reserve_limit": 2, "landmark_limit": 2,
         "abilities": [{"is": "stats", "forest": 1, "mountain": 1, "water": 1, "what": {"type": ["character"], "whose": "yours"}}]}
        """
      And the made-up card "Banner"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "stats", "forest": 1, "mountain": 1, "water": 1, "what": {"type": ["character"], "whose": "yours"}}]}
        """
      And the made-up card "Abdication"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "exchange", "first": {"is": "choose", "what": {"zone": ["hero"], "whose": "yours"}},
                    "second": {"is": "choose", "what": {"type": ["permanent"], "whose": "yours"}}}}
        """
      And these cards
        | ref   | card                                                        | player | zone                 |
        | chief | <hero>                                                      | Ann    | hero                 |
        | inn   | <landmark>                                                  | Ann    | landmark             |
        | spell | Abdication                                                  | Ann    | hand                 |
        | owl   | a character costing 1 with 0 Forest, 0 Mountain and 0 Water | Ann    | companion expedition |
      And Bob has passed
      And Ann's deck has 2 cards
      When Ann plays spell for its mana cost
      Then chief is in Ann's landmark
      And inn is in Ann's hero
      When Ann passes
      And Ann chooses nothing
      Then Ann's companion expedition is at 0

      Examples:
        | case                  | hero   | landmark                       |
        | a-hero-in-play        | Chief  | a landmark permanent costing 1 |
        | what-is-no-hero-there | a hero | Banner                         |

    @case:altered-support-only-in-reserve @clause:2.4.5.e @clause:2.2.11.i @clause:1.2.4.d @clause:2.2.11.j @clause:5.3.b
    Scenario Outline: A support ability works only in Reserve, and only while its card is ready: <case>
      Given the made-up card "Adviser"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "quick-action", "support": true, "cost": [{"is": "pay-mana", "mana": 1}], "effect": {"is": "draw"}}]}
        """
      And these cards
        | ref | card    | player | zone   | state   |
        | adv | Adviser | Ann    | <zone> | <state> |
      And Ann has 1 ready mana
      And Ann's deck has 1 card
      When Ann uses adv
      Then <outcome>
      And Ann has <cards> cards in deck

      Examples:
        | case      | zone            | state     | outcome        | cards |
        | reserve   | reserve         |           | it is accepted | 0     |
        | exhausted | reserve         | exhausted | it is refused  | 1     |
        | in-play   | hero expedition |           | it is refused  | 1     |

  Rule: exhausted cards that may be played

    @case:altered-lets-only-such-be-played @clause:2.4.5.d @clause:1.4.2.a
    Scenario: An ability that lets exhausted cards of one kind be played does not apply to other cards
      Given the made-up card "Sandman"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "plays-exhausted", "what": {"subtype": ["Fairy"]}}]}
        """
      And these cards
        | ref  | card                                    | player | zone     | state     |
        | sand | Sandman                                 | Ann    | landmark |           |
        | owl  | a character costing 0                   | Ann    | reserve  | exhausted |
        | wisp | a character costing 0, classified Fairy | Ann    | reserve  | exhausted |
      When Ann plays owl for its mana cost in the hero expedition
      Then it is refused by 2.4.5.c
      And nothing has changed
      When Ann plays wisp for its mana cost in the hero expedition
      Then it is accepted
