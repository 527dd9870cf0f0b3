Feature: Altered 6.5.i, for each of several objects; whose Expedition; tokens spread among Expeditions

  Background:
    Given a game of Altered

  @case:altered-for-each-one @clause:6.5.i @clause:7.3.1.b @clause:6.5.c @edition:>=3.0
  Scenario: A "for each" effect does one step per object, in turn, and each can be declined
    Given the made-up card "Conductor"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "symbol": "join",
                      "effect": {"is": "for-each", "what": {"type": ["permanent"], "whose": "yours"},
                                 "do": {"is": "may", "do": {"is": "activate", "what": {"is": "it"}, "symbol": "join"}}}}]}
      """
    And the made-up card "Mint"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "symbol": "join", "effect": {"is": "gain", "what": {"is": "this"}, "counter": "coin", "count": 1}}]}
      """
    And these cards
      | ref   | card      | player | zone     |
      | baton | Conductor | Ann    | hand     |
      | one   | Mint      | Ann    | landmark |
      | two   | Mint      | Ann    | landmark |
      | his   | Mint      | Bob    | landmark |
    When Ann plays baton for its mana cost in the hero expedition
    And Ann chooses two
    And Ann chooses yes
    And Ann chooses no
    Then it is accepted
    And one has 0 coin counters
    And two has 1 coin counter
    And his has 0 coin counters

  @case:altered-for-each-is-a-step-of-its-own @clause:6.5.i @edition:>=3.0
  Scenario: Each step of a "for each" effect has its own choices, so a target can be chosen again
    Given the made-up card "Chorus"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "for-each", "what": {"type": ["permanent"], "whose": "yours"},
                  "do": {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}}, "count": 1}}}
      """
    And these cards
      | ref    | card                           | player | zone            |
      | chorus | Chorus                         | Ann    | hand            |
      | one    | a landmark permanent costing 1 | Ann    | landmark        |
      | two    | a landmark permanent costing 1 | Ann    | landmark        |
      | owl    | a character costing 1          | Ann    | hero expedition |
      | fox    | a character costing 2          | Ann    | hero expedition |
    When Ann plays chorus for its mana cost
    And Ann chooses one
    And Ann chooses owl
    And Ann chooses owl
    Then it is accepted
    And owl has 2 boosts
    And fox has 0 boosts

  @case:altered-created-in-its-expedition @clause:2.1.h @clause:6.3.j @clause:7.3.4.a @edition:>=3.0
  Scenario Outline: A token joins the Expedition the discarded Character was in, whoever controlled it: <case>
    Given the made-up card "Metamorphosis"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "discard", "what": {"is": "target", "what": {"type": ["character"]}, "name": "that"}},
         {"is": "create-token", "token": {"name": "Moth", "forest": 2, "mountain": 2, "water": 2}, "where": "its", "it": "that"}]}}
      """
    And these cards
      | ref  | card                                  | player  | zone                 |
      | meta | Metamorphosis                         | Ann     | hand                 |
      | owl  | <card>                                | <whose> | companion expedition |
      | fox  | a character costing 1                 | Bob     | hero expedition      |
    When Ann plays meta for its mana cost
    And Ann chooses owl
    Then it is accepted
    And token1 is in <place>

    Examples:
      | case  | card                  | whose | place                      |
      | his   | a character costing 1 | Bob   | Bob's companion expedition |
      | hers  | a character costing 1 | Ann   | Ann's companion expedition |
      | token | a token               | Bob   | Bob's companion expedition |

  @case:altered-as-many-as-it-has-counters @clause:6.1.b @clause:6.1.e @edition:>=3.0
  Scenario Outline: A number is taken from the object named before, though the new object takes over its name: <case>
    Given the made-up card "Breeding"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "gain", "what": {"is": "choose", "what": {"type": ["character"]}}, "count": 1},
         <then>]}}
      """
    And these cards
      | ref   | card                  | player | zone                 | state   |
      | breed | Breeding              | Ann    | hand                 |         |
      | owl   | a character costing 1 | Ann    | companion expedition | 1 boost |
    And Ann's deck has 5 cards
    When Ann plays breed for its mana cost
    Then it is accepted
    And owl has 2 boosts
    And Ann has <n> cards in <zone>

    Examples:
      | case   | then                                                                                                                                                                   | n | zone                 |
      | tokens | {"is": "create-token", "token": {"name": "Moth", "forest": 1, "mountain": 1, "water": 1}, "where": "its", "count": {"is": "counters", "counter": "boost", "it": "it"}} | 3 | companion expedition |
      | put    | {"is": "move", "what": {"is": "from-deck", "cards": {"is": "counters", "counter": "boost", "it": "it"}}, "to": "mana"}                                                 | 2 | mana                 |
      | drawn  | {"is": "draw", "cards": 2}, {"is": "draw", "cards": {"is": "count", "what": {"it": "drawn", "zone": ["hand"]}}}                                                        | 4 | hand                 |

  @case:altered-the-name-of-another-now @clause:6.1.b @clause:6.3.j @edition:>=3.0
  Scenario Outline: Once a name means another object, a condition no longer checks the first one: <case>
    Given the made-up card "Rounds"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "discard", "what": {"is": "target", "what": {"type": ["character"]}}},
         {"is": "sabotage", "what": {"is": "target", "what": {"zone": ["reserve"]}}},
         {"is": "if", "condition": {"is": "matches", "what": {"type": ["character"]}, "it": "it"}, "then": {"is": "draw"}}]}}
      """
    And these cards
      | ref    | card                  | player | zone            |
      | rounds | Rounds                | Ann    | hand            |
      | owl    | a character costing 1 | Bob    | hero expedition |
      | other  | <card>                | Bob    | <zone>          |
    And Ann's deck has 1 card
    When Ann plays rounds for its mana cost
    Then it is accepted
    And Ann has <drawn> cards in hand

    Examples:
      | case      | card                           | zone    | drawn |
      | nothing   | a character costing 1          | discard | 0     |
      | permanent | a landmark permanent costing 1 | reserve | 0     |
      | character | a character costing 1          | reserve | 1     |

  @case:altered-its-expedition-is-behind @clause:7.5.2.b @clause:7.4.4.j @clause:6.3.h @edition:>=3.0
  Scenario Outline: "Its Expedition is behind" is checked for the Character that was played: <case>
    Given the made-up card "Lake"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "is-played", "by": "you", "what": {"type": ["character"]}},
                      "effect": {"is": "if", "condition": {"is": "expedition", "where": "its", "stands": "behind"},
                                 "then": {"is": "gain", "what": {"is": "this"}, "counter": "trial", "count": 1}}}]}
      """
    And these cards
      | ref  | card   | player | zone     |
      | lake | Lake   | Ann    | landmark |
      | owl  | <card> | Ann    | hand     |
    And Bob's hero expedition is at 2
    When Ann plays owl for its mana cost in the <expedition>
    Then it is accepted
    And lake has <counters>

    Examples:
      | case     | card                                 | expedition           | counters         |
      | behind   | a character costing 0                | hero expedition      | 1 trial counter  |
      | tied     | a character costing 0                | companion expedition | 0 trial counters |
      | Gigantic | a character costing 0, with Gigantic | hero expedition      | 0 trial counters |

  @case:altered-tokens-spread @clause:6.5.b @clause:7.3.4.a @edition:>=3.0
  Scenario Outline: Tokens are spread among the Expeditions that were chosen, as the player likes: <case>
    Given the made-up card "Gates"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "create-token", "token": {"name": "Recruit", "forest": 1, "mountain": 1, "water": 1},
                  "where": "target", "distributed": true, "count": 3}}
      """
    And these cards
      | ref   | card  | player | zone |
      | gates | Gates | Ann    | hand |
    When Ann plays gates for its mana cost
    Then Ann is asked to choose from Ann's hero expedition, Ann's companion expedition, Bob's hero expedition and Bob's companion expedition
    When Ann chooses <targets>
    And Ann chooses <first>
    And Ann chooses <second>
    And Ann chooses <third>
    Then it is accepted
    And token1 is in <first>
    And token2 is in <second>
    And token3 is in <third>

    Examples:
      | case   | targets                                          | first                 | second                | third                      |
      | spread | Ann's hero expedition and Ann's companion expedition | Ann's hero expedition | Ann's hero expedition | Ann's companion expedition |
      | other  | Ann's hero expedition and Bob's hero expedition  | Bob's hero expedition | Ann's hero expedition | Bob's hero expedition      |

  @case:another-target-for-each @clause:6.5.i @clause:1.x:5.1.2.b.2
  Scenario: A target is chosen anew for each object of a "for each" effect
    Given the made-up card "Drums"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "for-each", "what": {"type": ["character"], "whose": "yours"},
                  "do": {"is": "gain", "what": {"is": "target", "what": {"type": ["character"], "whose": "opponent"}, "name": "other"}, "count": 1}}}
      """
    And these cards
      | ref   | card                  | player | zone            |
      | drums | Drums                 | Ann    | hand            |
      | one   | a character costing 1 | Ann    | hero expedition |
      | two   | a character costing 2 | Ann    | hero expedition |
      | fox   | a character costing 1 | Bob    | hero expedition |
      | hen   | a character costing 2 | Bob    | hero expedition |
    When Ann plays drums for its mana cost
    And Ann chooses one
    And Ann chooses fox
    And Ann chooses hen
    Then it is accepted
    And fox has 1 boost
    And hen has 1 boost

  @case:the-same-target-in-each-step-about-a-player @clause:6.5.b @clause:1.x:5.1.2.b.2
  Scenario: Each of the steps about target player has its own targets
    Given the made-up card "Toast"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "target-player", "do": {"is": "sequence", "steps": [
         {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}, "name": "first"}, "count": 1},
         {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}, "name": "second"}, "count": 1},
         {"is": "draw", "who": "that-player"}]}}}
      """
    And these cards
      | ref   | card                  | player | zone            |
      | toast | Toast                 | Ann    | hand            |
      | fox   | a character costing 1 | Bob    | hero expedition |
    And Bob's deck has 3 cards
    When Ann plays toast for its mana cost
    And Ann chooses Bob
    Then it is accepted
    And fox has 2 boosts
    And Bob has 1 card in hand
