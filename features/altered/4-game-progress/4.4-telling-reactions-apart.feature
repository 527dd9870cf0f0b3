Feature: Altered 4.4.b, telling Reactions in Limbo apart
  Clauses 4.4.b, 6.3.f and 6.3.h: any one of one's Reactions may be played next; those between which there is nothing to choose are played all the same.

  Background:
    Given a game of Altered

  @case:altered-reactions-of-two-copies @clause:4.4.b @clause:6.3.i @needs:stepwise-triggers
  Scenario Outline: Two copies of a Character have the same Reaction, and each boosts itself: <first> first
    Given the made-up card "Gossip"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "name": "Swell", "trigger": {"event": "joins", "what": {"type": ["character"]}},
                      "effect": {"is": "may", "do": {"is": "gain", "what": {"is": "this"}, "count": 1}}}]}
      """
    And these cards
      | ref | card                  | player | zone                 |
      | one | Gossip                | Ann    | hero expedition      |
      | two | Gossip                | Ann    | companion expedition |
      | owl | a character costing 0 | Ann    | hand                 |
    When Ann plays owl for its mana cost in the hero expedition
    And Ann chooses <first>
    And Ann chooses yes
    And Ann chooses no
    Then it is accepted
    And <first> has 1 boost
    And <then> has 0 boosts
    And no ability waits

    Examples:
      | first | then |
      | one   | two  |
      | two   | one  |

  @case:altered-only-one-of-two-copies-swells @clause:4.4.b @needs:stepwise-triggers
  Scenario Outline: Of two copies that gain a boost only if there is none, the one that reacts first gains it: <first>
    Given the made-up card "Gossip"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "name": "Swell", "trigger": {"event": "joins", "what": {"type": ["character"]}},
                      "effect": {"is": "if", "condition": {"is": "exists", "what": {"boosted": true}, "least": 0, "most": 0},
                                 "then": {"is": "gain", "what": {"is": "this"}, "count": 1}}}]}
      """
    And these cards
      | ref | card                  | player | zone                 |
      | one | Gossip                | Ann    | hero expedition      |
      | two | Gossip                | Ann    | companion expedition |
      | owl | a character costing 0 | Ann    | hand                 |
    When Ann plays owl for its mana cost in the hero expedition
    And Ann chooses <first>
    Then it is accepted
    And <first> has 1 boost
    And <then> has 0 boosts
    And no ability waits

    Examples:
      | first | then |
      | one   | two  |
      | two   | one  |

  @case:altered-two-nameless-reactions @clause:4.4.b @needs:stepwise-triggers
  Scenario Outline: Of two Reactions without a name Ann chooses <which>
    Given the made-up card "Twofold"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "symbol": "join", "effect": {"is": "draw"}},
                     {"is": "reaction", "symbol": "join", "effect": {"is": "resupply"}}]}
      """
    And these cards
      | ref | card    | player | zone |
      | two | Twofold | Ann    | hand |
    And Ann's deck has 3 cards
    When Ann plays two for its mana cost in the hero expedition
    And Ann chooses <answer>
    Then it is accepted
    And ann-deck-1 is in Ann's <one>
    And ann-deck-2 is in Ann's <other>

    Examples:
      | which             | answer | one     | other   |
      | drawing first     | two    | hand    | reserve |
      | resupplying first | two 2  | reserve | hand    |

  @case:altered-one-reaction-about-two-characters @clause:4.4.b @clause:6.3.f @clause:6.3.h @needs:stepwise-triggers
  Scenario Outline: One Reaction activated by two Characters waits twice, told apart by the Character: <case>
    Given the made-up card "Banner"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "name": "Rally", "trigger": {"event": "joins", "what": {"type": ["character"]}},
                      "effect": {"is": "may", "do": {"is": "gain", "what": <which>, "count": 1}}}]}
      """
    And the made-up card "Muster"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "create-token", "count": 2, "where": "hero", "token": {"name": "Page", "forest": 1, "mountain": 1, "water": 1}}}
      """
    And these cards
      | ref    | card   | player | zone     |
      | banner | Banner | Ann    | landmark |
      | muster | Muster | Ann    | hand     |
    When Ann plays muster for its mana cost
    And Ann chooses "banner: Rally (<first>)"
    And Ann chooses yes
    And Ann chooses no
    Then it is accepted
    And <first> has 1 boost
    And <then> has 0 boosts
    And no ability waits

    Examples:
      | case         | first  | then   | which                             |
      | token1       | token1 | token2 | {"is": "it"}                      |
      | token2       | token2 | token1 | {"is": "it"}                      |
      | all-that-are | token2 | token1 | {"is": "all", "what": {"it": "it"}} |

  @case:altered-only-one-of-two-characters-is-cheered @clause:4.4.b @clause:6.3.h @needs:stepwise-triggers
  Scenario Outline: A Reaction that boosts its Character only while none is boosted boosts the first chosen: <first>
    Given the made-up card "Banner"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "name": "Rally", "trigger": {"event": "joins", "what": {"type": ["character"]}},
                      "effect": {"is": "if", "condition": {"is": "exists", "what": {"boosted": true}, "least": 0, "most": 0},
                                 "then": {"is": "gain", "what": {"is": "all", "what": {"it": "it"}}, "count": 1}}}]}
      """
    And the made-up card "Muster"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "create-token", "count": 2, "where": "hero", "token": {"name": "Page", "forest": 1, "mountain": 1, "water": 1}}}
      """
    And these cards
      | ref    | card   | player | zone     |
      | banner | Banner | Ann    | landmark |
      | muster | Muster | Ann    | hand     |
    When Ann plays muster for its mana cost
    And Ann chooses "banner: Rally (<first>)"
    Then it is accepted
    And <first> has 1 boost
    And <then> has 0 boosts
    And no ability waits

    Examples:
      | first  | then   |
      | token1 | token2 |
      | token2 | token1 |

  @case:altered-cards-on-their-way-to-a-hand-are-nothing @clause:2.1.j @clause:6.3.h @clause:4.4.b
  Scenario: A drawn card is no object for a Reaction, so two such Reactions leave nothing to choose
    Given the made-up card "Doorkeeper"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "name": "Count", "trigger": {"event": "goes-to", "to": ["hand"]},
                      "effect": {"is": "if", "condition": {"is": "matches", "what": {}, "it": "it"}, "then": {"is": "resupply"},
                                 "otherwise": {"is": "gain", "what": {"is": "this"}, "counter": "guest", "count": 1}}}]}
      """
    And the made-up card "Study"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "draw", "cards": 2}}
      """
    And these cards
      | ref   | card       | player | zone     |
      | door  | Doorkeeper | Ann    | landmark |
      | study | Study      | Ann    | hand     |
    And Ann's deck has 3 cards
    When Ann plays study for its mana cost
    Then it is accepted
    And nobody is asked
    And door has 2 guest counters
    And Ann has 2 cards in hand

  @case:altered-what-is-drawn-meets-no-condition @clause:2.1.j @clause:6.3.h
  Scenario: A drawn card is no object, so a Reaction's condition about it is not met
    Given the made-up card "Doorkeeper"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "name": "Count", "trigger": {"event": "goes-to", "to": ["hand"]},
                      "condition": {"is": "matches", "what": {}, "it": "it"}, "effect": {"is": "resupply"}},
                     {"is": "reaction", "name": "Greet", "trigger": {"event": "goes-to", "to": ["hand"]},
                      "effect": {"is": "gain", "what": {"is": "this"}, "counter": "guest", "count": 1}}]}
      """
    And the made-up card "Study"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "draw"}}
      """
    And these cards
      | ref   | card       | player | zone     |
      | door  | Doorkeeper | Ann    | landmark |
      | study | Study      | Ann    | hand     |
    And Ann's deck has 3 cards
    When Ann plays study for its mana cost
    Then it is accepted
    And nobody is asked
    And door has 1 guest counter
    And ann-deck-2 is in Ann's deck

  @case:altered-one-reaction-twice-about-nothing @clause:4.4.b @clause:6.3.f
  Scenario: A Reaction that refers to neither of two Characters is played twice, with no order to choose
    Given the made-up card "Census"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "name": "Count", "trigger": {"event": "joins", "what": {"type": ["character"]}},
                      "effect": {"is": "may", "do": {"is": "draw"}}}]}
      """
    And the made-up card "Muster"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "create-token", "count": 2, "where": "hero", "token": {"name": "Page", "forest": 1, "mountain": 1, "water": 1}}}
      """
    And these cards
      | ref    | card   | player | zone     |
      | census | Census | Ann    | landmark |
      | muster | Muster | Ann    | hand     |
    And Ann's deck has 3 cards
    When Ann plays muster for its mana cost
    And Ann chooses yes
    And Ann chooses yes
    Then Ann has 2 cards in hand
    And no ability waits

  @case:altered-one-reaction-about-two-players @clause:4.4.b
  Scenario Outline: One Reaction activated by two players waits twice, told apart by the player: <first> first
    Given the made-up card "Toll Gate"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "name": "Toll", "trigger": {"event": "resupplies", "by": "each"},
                      "effect": {"is": "may", "do": {"is": "draw", "who": "that-player"}}}]}
      """
    And the made-up card "Harvest"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "each-player", "do": {"is": "resupply"}}}
      """
    And these cards
      | ref     | card      | player | zone     |
      | gate    | Toll Gate | Ann    | landmark |
      | harvest | Harvest   | Ann    | hand     |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann plays harvest for its mana cost
    And Ann chooses "gate: Toll (<first>)"
    And Ann chooses yes
    And Ann chooses no
    Then it is accepted
    And <first> has 1 card in hand
    And <then> has 0 cards in hand
    And no ability waits

    Examples:
      | first | then |
      | Ann   | Bob  |
      | Bob   | Ann  |

  @case:altered-the-order-of-two-players @clause:4.4.b @clause:6.3.h @edition:>=3.0
  Scenario Outline: Of two Reactions that empty every Hand, the one played last leaves its player a card: <first> first
    Given the made-up card "Toll Gate"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "name": "Toll", "trigger": {"event": "resupplies", "by": "each"},
                      "effect": {"is": "sequence", "steps": [
                        {"is": "each-player", "do": {"is": "discard", "what": {"is": "all", "what": {"zone": ["hand"]}}}},
                        {"is": "draw", "who": "that-player"}]}}]}
      """
    And the made-up card "Harvest"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "each-player", "do": {"is": "resupply"}}}
      """
    And these cards
      | ref     | card      | player | zone     |
      | gate    | Toll Gate | Ann    | landmark |
      | harvest | Harvest   | Ann    | hand     |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann plays harvest for its mana cost
    And Ann chooses "gate: Toll (<first>)"
    Then it is accepted
    And <first> has 0 cards in hand
    And <then> has 1 card in hand
    And no ability waits

    Examples:
      | first | then |
      | Ann   | Bob  |
      | Bob   | Ann  |

  @case:altered-one-reaction-about-two-numbers @clause:4.4.b @clause:6.3.f
  Scenario: A Reaction that refers to how many boosts were gained waits once for each number
    They are created at once, so which of the two the number stands for is open.
    Given the made-up card "Tally"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "gains-counter", "counter": "boost", "what": {"type": ["character"]}},
                      "effect": {"is": "may", "do": {"is": "draw", "cards": {"is": "number", "name": "gained"}}}}]}
      """
    And the made-up card "Feast"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "simultaneously", "parts": [
         {"is": "gain", "what": {"is": "all", "what": {"named": ["Owl"]}}, "count": 1},
         {"is": "gain", "what": {"is": "all", "what": {"named": ["Fox"]}}, "count": 2}]}}
      """
    And these cards
      | ref   | card                             | player | zone            |
      | tally | Tally                            | Ann    | landmark        |
      | owl   | a character costing 1, named Owl | Ann    | hero expedition |
      | fox   | a character costing 1, named Fox | Ann    | hero expedition |
      | feast | Feast                            | Ann    | hand            |
    And Ann's deck has 5 cards
    When Ann plays feast for its mana cost
    Then Ann is asked to choose from tally and tally 2
    When Ann chooses tally 2
    And Ann chooses yes
    And Ann chooses yes
    Then it is accepted
    And Ann has 3 cards in hand
    And no ability waits

  @case:altered-numbers-in-the-order-they-came @clause:4.4.b @clause:6.3.h @edition:>=3.0
  Scenario Outline: Two Reactions that differ only by a number can be played in either order: <first> first
    Given the made-up card "Tally"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "gains-counter", "counter": "boost", "what": {"type": ["character"]}},
                      "effect": {"is": "sequence", "steps": [
                        {"is": "discard", "what": {"is": "all", "what": {"zone": ["hand"], "whose": "yours"}}},
                        {"is": "draw", "cards": {"is": "number", "name": "gained"}}]}}]}
      """
    And the made-up card "Courses"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "gain", "what": {"is": "all", "what": {"named": ["Owl"]}}, "count": 1},
         {"is": "gain", "what": {"is": "all", "what": {"named": ["Fox"]}}, "count": 2}]}}
      """
    And these cards
      | ref     | card                             | player | zone            |
      | tally   | Tally                            | Ann    | landmark        |
      | owl     | a character costing 1, named Owl | Ann    | hero expedition |
      | fox     | a character costing 1, named Fox | Ann    | hero expedition |
      | courses | Courses                          | Ann    | hand            |
    And Ann's deck has 5 cards
    When Ann plays courses for its mana cost
    And Ann chooses <first>
    Then it is accepted
    And Ann has <cards> in hand
    And no ability waits

    Examples:
      | first   | cards   |
      | tally   | 2 cards |
      | tally 2 | 1 card  |

  @case:altered-reaction-to-its-own-leaving @clause:4.4.b @clause:6.3.i @edition:>=3.0
  Scenario Outline: A Reaction to its own object leaving is told apart from one to another's leaving: <first> first
    Given the made-up card "Mourner"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "leaves"},
                      "effect": {"is": "sequence", "steps": [
                        {"is": "discard", "what": {"is": "all", "what": {"zone": ["hand"], "whose": "yours"}}},
                        {"is": "move", "what": {"is": "this"}, "to": "hand"}]}}]}
      """
    And the made-up card "Landslide"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "discard", "what": {"is": "all", "what": {"type": ["character"]}}}}
      """
    And these cards
      | ref     | card                  | player | zone            |
      | mourner | Mourner               | Ann    | hero expedition |
      | owl     | a character costing 1 | Ann    | hero expedition |
      | slide   | Landslide             | Ann    | hand            |
    When Ann plays slide for its mana cost
    And Ann chooses <first>
    Then it is accepted
    And mourner is in Ann's <zone>

    Examples:
      | first             | zone    |
      | mourner (mourner) | discard |
      | mourner           | hand    |

  @case:altered-reaction-to-its-own-leaving-goes-on @clause:4.4.b @edition:>=3.0
  Scenario: A Reaction to an object's leaving is still told by that object after its card is back in a Deck
    Given the made-up card "Mourner"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "leaves"}, "effect": {"is": "draw"}}]}
      """
    And the made-up card "Landslide"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "discard", "what": {"is": "all", "what": {"type": ["character"]}}}}
      """
    And these cards
      | ref     | card                  | player | zone                 |
      | mourner | Mourner               | Ann    | hero expedition      |
      | owl     | a character costing 1 | Ann    | hero expedition      |
      | hen     | a character costing 1 | Ann    | companion expedition |
      | slide   | Landslide             | Ann    | hand                 |
    And chance gives owl, hen and mourner
    When Ann plays slide for its mana cost
    And Ann chooses mourner
    And Ann chooses mourner (mourner)
    Then it is accepted
    And owl is in Ann's hand
    And hen is in Ann's hand
    And mourner is in Ann's hand
