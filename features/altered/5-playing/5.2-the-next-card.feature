Feature: Altered 5.2, the next card that is played, and where exhausted cards go

  Background:
    Given a game of Altered

  Rule: free

    Background:
      Given the made-up card "Bastion"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "quick-action", "cost": [{"is": "pay-exhaust"}],
                        "effect": {"is": "lasting", "duration": "this-turn",
                                   "ability": {"is": "cost-alteration", "what": {"type": ["spell"]}, "free": true, "next": true}}}]}
        """
      And the made-up card "Levy"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "cost-restriction", "least": 2, "who": "opponent"}]}
        """

    @case:altered-the-next-spell-is-free @clause:7.3.20.a @clause:5.1.2.e @clause:2.2.14.c @edition:>=3.0
    Scenario: A Spell made free is played without paying, even under a restriction of its cost
      Given these cards
        | ref  | card              | player | zone            |
        | bast | Bastion           | Ann    | landmark        |
        | levy | Levy              | Bob    | hero expedition |
        | song | a spell costing 3 | Ann    | hand            |
      And Ann has 0 ready mana
      When Ann uses bast
      And Ann plays song for free
      Then it is accepted
      And song is in Ann's reserve

    @case:altered-only-the-next-spell-is-free @clause:7.3.20.a @clause:2.2.14.c @edition:>=3.0
    Scenario: A discount that makes the next Spell free affects neither a Character nor a second Spell
      Given these cards
        | ref  | card                  | player | zone     |
        | bast | Bastion               | Ann    | landmark |
        | owl  | a character costing 1 | Ann    | hand     |
        | song | a spell costing 2     | Ann    | hand     |
        | tune | a spell costing 1     | Ann    | hand     |
      And Bob has passed
      And Ann has 0 ready mana
      When Ann uses bast
      And Ann plays owl for its mana cost in the hero expedition
      Then it is refused by 6.4.c
      And nothing has changed
      When Ann plays song for free
      Then it is accepted
      When Ann plays tune for its mana cost
      Then it is refused by 6.4.c
      And nothing has changed

  Rule: as if played from Reserve

    @case:altered-activates-as-if-from-reserve @clause:7.3.1.b @clause:7.1.1.b @clause:7.1.1.c @clause:2.2.14.c @edition:>=3.0
    Scenario Outline: The next Character from Hand also activates what it would from Reserve: <case>
      Given the made-up card "Forge"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "quick-action", "cost": [{"is": "pay-exhaust"}],
                        "effect": {"is": "lasting", "duration": "this-day",
                                   "ability": {"is": "activates-too", "what": {"type": ["character"]}, "symbol": "reserve", "source": ["hand"], "next": true}}}]}
        """
      And the made-up card "Smith"
        """
        {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "symbol": "<symbol>", "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
        """
      And these cards
        | ref   | card  | player | zone     |
        | forge | Forge | Ann    | landmark |
        | smith | Smith | Ann    | <zone>   |
        | other | Smith | Ann    | hand     |
      And Bob has passed
      When Ann uses forge
      And Ann plays smith for its mana cost in the hero expedition
      And Ann plays other for its mana cost in the hero expedition
      Then it is accepted
      And smith has <boosts>
      And other has <others>

      Examples:
        | case              | symbol  | zone    | boosts   | others   |
        | hand              | reserve | hand    | 1 boost  | 0 boosts |
        | reserve           | reserve | reserve | 1 boost  | 1 boost  |
        | from Hand it was  | hand    | hand    | 1 boost  | 1 boost  |
        | and no other wise | hand    | reserve | 0 boosts | 1 boost  |

    @case:altered-activates-unless-fleeting @clause:7.3.1.b @clause:7.1.1.b @clause:2.4.6.a @edition:>=3.0
    Scenario Outline: A Character from Reserve also activates what it would from Hand, unless Fleeting is excluded: <case>
      Given the made-up card "Forge"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "activates-too", "what": {"type": ["character"]<but>}, "symbol": "hand", "source": ["reserve"]}]}
        """
      And the made-up card "Smith"
        """
        {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "symbol": "hand", "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
        """
      And these cards
        | ref   | card  | player | zone     |
        | forge | Forge | Ann    | landmark |
        | smith | Smith | Ann    | reserve  |
      When Ann plays smith for its mana cost in the hero expedition
      Then it is accepted
      And smith is fleeting
      And smith has <boosts>

      Examples:
        | case         | but                       | boosts   |
        | all          |                           | 1 boost  |
        | not fleeting | , "without": ["fleeting"] | 0 boosts |

    @case:altered-activates-both-besides @clause:7.3.1.b @clause:7.1.1.c @edition:>=3.0
    Scenario Outline: Two texts that let a Character activate abilities of another zone both work: <case>
      Given the made-up card "Forge"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "activates-too", "what": {"type": ["character"]}, "symbol": "hand"}]}
        """
      And the made-up card "Mill"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "activates-too", "what": {"type": ["character"]}, "symbol": "reserve"}]}
        """
      And the made-up card "Smith"
        """
        {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "symbol": "<symbol>", "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
        """
      And these cards
        | ref   | card     | player | zone     |
        | early | <first>  | Ann    | landmark |
        | late  | <second> | Ann    | landmark |
        | smith | Smith    | Ann    | <zone>   |
      When Ann plays smith for its mana cost in the hero expedition
      Then it is accepted
      And smith has 1 boost

      Examples:
        | case               | symbol  | zone    | first | second |
        | hand, from Hand    | reserve | hand    | Forge | Mill   |
        | reserve, from Hand | reserve | hand    | Mill  | Forge  |
        | from Reserve       | hand    | reserve | Mill  | Forge  |
        | Forge first        | hand    | reserve | Forge | Mill   |

  Rule: from Reserve, and in a terrain

    @case:altered-the-next-from-reserve @clause:5.2.b @clause:2.2.14.c @edition:>=3.0
    Scenario: A boost for the next Character from Reserve is not used up by a Character from Hand
      Given the made-up card "Haven"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "quick-action", "cost": [{"is": "pay-exhaust"}],
                        "effect": {"is": "lasting", "duration": "this-day",
                                   "ability": {"is": "played-with", "what": {"type": ["character"]}, "count": 1, "source": ["reserve"], "next": true}}}]}
        """
      And these cards
        | ref   | card                  | player | zone     |
        | haven | Haven                 | Ann    | landmark |
        | owl   | a character costing 0 | Ann    | hand     |
        | fox   | a character costing 0 | Ann    | reserve  |
        | elk   | a character costing 0 | Ann    | reserve  |
      And Bob has passed
      When Ann uses haven
      And Ann plays owl for its mana cost in the hero expedition
      And Ann plays fox for its mana cost in the hero expedition
      And Ann plays elk for its mana cost in the hero expedition
      Then it is accepted
      And owl has 0 boosts
      And fox has 1 boost
      And elk has 0 boosts

    @case:altered-the-next-in-a-terrain @clause:5.2.b @clause:7.5.7.b @clause:2.2.14.c @edition:>=3.0
    Scenario Outline: A boost for the next Character in a terrain is not used up by a Character elsewhere: <case>
      Given the made-up card "Grove"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "quick-action", "cost": [{"is": "pay-exhaust"}],
                        "effect": {"is": "lasting", "duration": "this-day",
                                   "ability": {"is": "played-with", "what": {"type": ["character"]}, "count": 1, "into_terrain": "forest", "next": true}}}]}
        """
      And the Tumult regions are mountain and water; forest; mountain; forest and water; water; forest and mountain
      And Ann's hero expedition is at 1
      And these cards
        | ref   | card                  | player | zone     |
        | grove | Grove                 | Ann    | landmark |
        | owl   | <first>               | Ann    | hand     |
        | fox   | a character costing 0 | Ann    | hand     |
      And Bob has passed
      When Ann uses grove
      And Ann plays owl for its mana cost in the <where>
      And Ann plays fox for its mana cost in the companion expedition
      Then it is accepted
      And owl has <owl>
      And fox has <fox>

      Examples:
        | case      | first                                | where                | owl      | fox      |
        | there     | a character costing 0                | companion expedition | 1 boost  | 0 boosts |
        | elsewhere | a character costing 0                | hero expedition      | 0 boosts | 1 boost  |
        | both      | a character costing 0, with Gigantic | hero expedition      | 1 boost  | 0 boosts |

  Rule: exhausted cards, in one Expedition alone

    @case:altered-exhausted-into-my-expedition @clause:2.4.5.c @clause:2.4.5.d @edition:>=3.0
    Scenario Outline: A text lets exhausted Characters be played in its own Expedition only, ready and Fleeting: <case>
      Given the made-up card "Heater"
        """
        {"type": "permanent", "zone_type": "expedition", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "plays-exhausted", "where": "mine"}]}
        """
      And these cards
        | ref    | card                           | player | zone            | state     |
        | heater | Heater                         | Ann    | <heater>        |           |
        | owl    | a character costing 0          | Ann    | reserve         | exhausted |
        | inn    | a landmark permanent costing 0 | Ann    | reserve         | exhausted |
      When Ann plays owl for its mana cost in the <wrong>
      Then it is refused by 2.4.5.c
      And nothing has changed
      When Ann plays inn for its mana cost
      Then it is refused by 2.4.5.c
      And nothing has changed
      When Ann plays owl for its mana cost in the <right>
      Then it is accepted
      And owl is ready and fleeting
      And owl is in Ann's <right>

      Examples:
        | case      | heater               | wrong                | right                |
        | hero      | hero expedition      | companion expedition | hero expedition      |
        | companion | companion expedition | hero expedition      | companion expedition |

    @case:altered-exhausted-by-the-opponents-leave @clause:2.4.5.c @clause:2.4.5.d @edition:>=3.0
    Scenario: A text that lets its controller play exhausted cards does not let the opponent do so
      Given the made-up card "Walker"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "plays-exhausted"}]}
        """
      And these cards
        | ref  | card              | player | zone            | state     |
        | walk | Walker            | Bob    | hero expedition |           |
        | song | a spell costing 0 | Ann    | reserve         | exhausted |
      When Ann plays song for its mana cost
      Then it is refused by 2.4.5.c
      And nothing has changed
