Feature: 7.7 Telling abilities in the bag apart
  More about clause 7.7.4.2: any of one's abilities may be chosen, also when they bear no name.

  @case:two-nameless-abilities @clause:7.7.4.2
  Scenario Outline: Ann chooses between two waiting abilities that have no names: <which>
    Given a game of Lorcana
    And the made-up card "Two Minds"
      """
      {"name": "Two Minds", "type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
       "classifications": ["Storyborn"],
       "abilities": [{"is": "triggered", "when": [{"event": "played", "this": true}], "effect": {"is": "draw"}},
                     {"is": "triggered", "when": [{"event": "played", "this": true}], "effect": {"is": "discard"}}]}
      """
    And these cards
      | ref   | card      | player | zone | state |
      | minds | Two Minds | Ann    | hand |       |
    And Ann has 1 ready ink
    And Ann's deck has 1 card
    When Ann plays minds for its ink cost
    Then Ann is asked to choose from minds and minds 2
    When Ann chooses <answer>
    Then it is accepted
    And ann-deck-1 is in <zone>

    Examples:
      | which               | answer  | zone          |
      | drawing first       | minds   | Ann's discard |
      | discarding first    | minds 2 | Ann's hand    |

  @case:two-named-abilities-of-one-card @clause:7.7.4.2
  Scenario Outline: Ann chooses between two waiting abilities by their names: <which>
    Given a game of Lorcana
    And the made-up card "Two Minds"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
       "abilities": [{"is": "triggered", "name": "FETCH", "when": [{"event": "played", "this": true}], "effect": {"is": "draw"}},
                     {"is": "triggered", "name": "TOSS", "when": [{"event": "played", "this": true}], "effect": {"is": "discard"}}]}
      """
    And these cards
      | ref   | card      | player | zone |
      | minds | Two Minds | Ann    | hand |
    And Ann has 1 ready ink
    And Ann's deck has 1 card
    When Ann plays minds for its ink cost
    Then Ann is asked to choose from minds: FETCH and minds: TOSS
    When Ann chooses <answer>
    Then it is accepted
    And ann-deck-1 is in <zone>

    Examples:
      | which            | answer       | zone          |
      | drawing first    | minds: FETCH | Ann's discard |
      | discarding first | minds: TOSS  | Ann's hand    |

  @case:abilities-of-two-copies @clause:7.7.4.2 @clause:7.7.3.1
  Scenario Outline: The same ability of two copies damages the copy it belongs to: <first> first
    Given a game of Lorcana
    And the made-up card "Fainting Goat"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1,
       "abilities": [{"is": "triggered", "name": "FAINT", "when": [{"event": "played", "what": {"type": ["item"]}}],
                      "effect": {"is": "may", "do": {"is": "deal-damage", "it": "this", "damage": 1}}}]}
      """
    And these cards
      | ref  | card                  | player | zone |
      | one  | Fainting Goat         | Ann    | play |
      | two  | Fainting Goat         | Ann    | play |
      | drum | an item costing 1     | Ann    | hand |
    And Ann has 1 ready ink
    When Ann plays drum for its ink cost
    And Ann chooses <first>
    And Ann chooses yes
    And Ann chooses no
    Then it is accepted
    And <first> has 1 damage
    And <then> has 0 damage
    And no ability waits

    Examples:
      | first | then |
      | one   | two  |
      | two   | one  |

  @case:the-order-of-two-copies @clause:7.7.4.2 @clause:7.7.3.1
  Scenario Outline: Of two copies put on top of the deck, the last to go lies on top: <first> first
    Given a game of Lorcana
    And the made-up card "Homing Goat"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1,
       "abilities": [{"is": "triggered", "name": "HOMEWARD", "when": [{"event": "played", "what": {"type": ["item"]}}],
                      "effect": {"is": "put", "it": "this", "to": "deck", "place": "top"}}]}
      """
    And these cards
      | ref  | card              | player | zone |
      | one  | Homing Goat       | Ann    | play |
      | two  | Homing Goat       | Ann    | play |
      | drum | an item costing 1 | Ann    | hand |
    And Ann has 1 ready ink
    And Ann's deck has 2 cards
    When Ann plays drum for its ink cost
    And Ann chooses <first>
    Then it is accepted
    And <then> lies at the top of Ann's deck
    And no ability waits

    Examples:
      | first | then |
      | one   | two  |
      | two   | one  |

  @case:two-copies-with-different-damage @clause:7.7.4.2
  Scenario Outline: Ann tells the abilities of two copies apart by the damage on each copy: <first> first
    Given a game of Lorcana
    And the made-up card "Sore Goat"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 9, "lore": 1,
       "abilities": [{"is": "triggered", "name": "BLEAT", "when": [{"event": "played", "what": {"type": ["item"]}}],
                      "effect": {"is": "sequence", "steps": [
                        {"is": "if", "condition": {"is": "more-than", "more": {"is": "value", "of": "damage"}, "than": 1}, "then": {"is": "gain-lore", "lore": 1}},
                        {"is": "put-damage", "damage": 1, "all": {"type": ["character"]}}]}}]}
      """
    And these cards
      | ref   | card              | player | zone | state    |
      | well  | Sore Goat         | Ann    | play |          |
      | hurt  | Sore Goat         | Ann    | play | 1 damage |
      | drum  | an item costing 1 | Ann    | hand |          |
    And Ann has 1 ready ink
    When Ann plays drum for its ink cost
    And Ann chooses <first>
    Then it is accepted
    And Ann has <lore> lore
    And no ability waits

    Examples:
      | first | lore |
      | well  | 1    |
      | hurt  | 0    |

  @case:one-ability-about-two-cards @clause:7.7.4.2 @clause:6.2.1
  Scenario Outline: Ann tells two instances of an ability apart by the card each refers to: <first> first
    Given a game of Lorcana
    And the made-up card "Last Ferry"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "triggered", "name": "ABOARD", "when": [{"event": "banished", "what": {"type": ["character"]}}],
                      "effect": {"is": "may", "do": {"is": "put", "it": "that", "to": "hand"}}}]}
      """
    And the made-up card "Quake"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "deal-damage", "all": {"type": ["character"]}, "damage": 1}}
      """
    And these cards
      | ref   | card                                    | player | zone |
      | ferry | Last Ferry                              | Ann    | play |
      | one   | a character costing 1, with 1 Willpower | Ann    | play |
      | two   | a character costing 1, with 1 Willpower | Ann    | play |
      | quake | Quake                                   | Ann    | hand |
    And Ann has 1 ready ink
    When Ann plays quake for its ink cost
    Then Ann is asked to choose from "ferry: ABOARD (one)" and "ferry: ABOARD (two)"
    When Ann chooses "ferry: ABOARD (<first>)"
    And Ann chooses yes
    And Ann chooses no
    Then it is accepted
    And <first> is in Ann's hand
    And <then> is in Ann's discard
    And no ability waits

    Examples:
      | first | then |
      | one   | two  |
      | two   | one  |

  @case:one-ability-with-modes-about-two-cards @clause:7.7.4.2 @clause:6.2.1
  Scenario Outline: Ann tells two instances of an ability apart by the card one of its modes refers to: <first> first
    Given a game of Lorcana
    And the made-up card "Crossroads"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "triggered", "name": "THIS WAY", "when": [{"event": "banished", "what": {"type": ["character"]}}],
                      "effect": {"is": "one-of", "modes": {"back": {"is": "put", "it": "that", "to": "hand"},
                                                           "lore": {"is": "gain-lore", "lore": 1}}}}]}
      """
    And the made-up card "Quake"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "deal-damage", "all": {"type": ["character"]}, "damage": 1}}
      """
    And these cards
      | ref   | card                                    | player | zone |
      | roads | Crossroads                              | Ann    | play |
      | one   | a character costing 1, with 1 Willpower | Ann    | play |
      | two   | a character costing 1, with 1 Willpower | Ann    | play |
      | quake | Quake                                   | Ann    | hand |
    And Ann has 1 ready ink
    When Ann plays quake for its ink cost
    Then Ann is asked to choose from "roads: THIS WAY (one)" and "roads: THIS WAY (two)"
    When Ann chooses "roads: THIS WAY (<first>)"
    And Ann chooses back
    And Ann chooses lore
    Then it is accepted
    And <first> is in Ann's hand
    And <then> is in Ann's discard
    And Ann has 1 lore
    And no ability waits

    Examples:
      | first | then |
      | one   | two  |
      | two   | one  |

  @case:one-ability-twice-about-nothing @clause:7.7.4.2 @clause:6.2.1
  Scenario: An ability that triggers twice and refers to neither card resolves twice
    Given a game of Lorcana
    And the made-up card "Undertaker"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "triggered", "name": "BUSINESS", "when": [{"event": "banished", "what": {"type": ["character"]}}],
                      "effect": {"is": "may", "do": {"is": "gain-lore", "lore": 1}}}]}
      """
    And the made-up card "Quake"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "deal-damage", "all": {"type": ["character"]}, "damage": 1}}
      """
    And these cards
      | ref   | card                                    | player | zone |
      | taker | Undertaker                              | Ann    | play |
      | one   | a character costing 1, with 1 Willpower | Ann    | play |
      | two   | a character costing 1, with 1 Willpower | Ann    | play |
      | quake | Quake                                   | Ann    | hand |
    And Ann has 1 ready ink
    When Ann plays quake for its ink cost
    And Ann chooses yes
    And Ann chooses yes
    Then Ann has 2 lore
    And no ability waits

  @case:told-apart-by-damage @clause:7.7.4.2 @clause:6.2.1
  Scenario Outline: Ann tells two instances of an ability apart by the damage each refers to: <first> first
    Given a game of Lorcana
    And the made-up card "Bell of Pain"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "triggered", "name": "TOLL", "when": [{"event": "damaged", "what": {"type": ["character"]}}],
                      "effect": {"is": "may", "do": {"is": "gain-lore", "lore": {"is": "number", "name": "damage-of-trigger"}}}}]}
      """
    And the made-up card "Quake"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "deal-damage", "all": {"type": ["character"]}, "damage": 3}}
      """
    And these cards
      | ref   | card                                                   | player | zone |
      | bell  | Bell of Pain                                           | Ann    | play |
      | soft  | a character costing 1, with 9 Willpower                | Ann    | play |
      | hard  | a character costing 1, with 9 Willpower and Resist 1   | Ann    | play |
      | quake | Quake                                                  | Ann    | hand |
    And Ann has 1 ready ink
    When Ann plays quake for its ink cost
    Then Ann is asked to choose from "bell: TOLL (hard)" and "bell: TOLL (soft)"
    When Ann chooses "bell: TOLL (<first>)"
    And Ann chooses yes
    And Ann chooses no
    Then Ann has <lore> lore
    And no ability waits

    Examples:
      | first | lore |
      | hard  | 2    |
      | soft  | 3    |

  @case:told-apart-by-damage-without-a-choice @clause:7.7.4.2 @clause:6.2.1
  Scenario Outline: The order of two abilities that use a damage amount decides how many cards are drawn: <first> first
    Given a game of Lorcana
    And the made-up card "Bell of Pain"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "triggered", "name": "TOLL", "when": [{"event": "damaged", "what": {"type": ["character"]}}],
                      "effect": {"is": "if", "condition": {"is": "have", "what": {}, "zone": "hand"},
                                 "then": {"is": "gain-lore", "lore": 1},
                                 "otherwise": {"is": "draw", "cards": {"is": "number", "name": "damage-of-trigger"}}}}]}
      """
    And the made-up card "Quake"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "deal-damage", "all": {"type": ["character"]}, "damage": 3}}
      """
    And these cards
      | ref   | card                                                   | player | zone |
      | bell  | Bell of Pain                                           | Ann    | play |
      | soft  | a character costing 1, with 9 Willpower                | Ann    | play |
      | hard  | a character costing 1, with 9 Willpower and Resist 1   | Ann    | play |
      | quake | Quake                                                  | Ann    | hand |
    And Ann has 1 ready ink
    And Ann's deck has 5 cards
    When Ann plays quake for its ink cost
    And Ann chooses "bell: TOLL (<first>)"
    Then Ann has <count> cards in hand
    And Ann has 1 lore
    And no ability waits

    Examples:
      | first | count |
      | hard  | 2     |
      | soft  | 3     |

  @case:told-apart-by-cards-under @clause:7.7.4.2 @clause:6.2.1
  Scenario Outline: Ann tells two instances of an ability apart by the cards that were under each character: <first> first
    Given a game of Lorcana
    And it is Bob's turn
    And the made-up card "Quake"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "deal-damage", "all": {"type": ["character"]}, "damage": 1}}
      """
    And these cards
      | ref    | card                                    | player | zone | under  |
      | donald | Donald Duck - Fred Honeywell            | Ann    | play |        |
      | one    | a character costing 1, with 1 Willpower | Ann    | play |        |
      | two    | a character costing 1, with 1 Willpower | Ann    | play |        |
      | below1 | a character costing 1                   | Ann    | play | one    |
      | below2 | a character costing 1                   | Ann    | play | two    |
      | below3 | a character costing 1                   | Ann    | play | below2 |
      | quake  | Quake                                   | Bob    | hand |        |
    And Bob has 1 ready ink
    And Ann's deck has 5 cards
    When Bob plays quake for its ink cost
    Then Ann is asked to choose from "donald: WELL WISHES (one)" and "donald: WELL WISHES (two)"
    When Ann chooses "donald: WELL WISHES (<first>)"
    And Ann chooses yes
    And Ann chooses no
    Then Ann has <count> cards in hand
    And no ability waits

    Examples:
      | first | count |
      | one   | 1     |
      | two   | 2     |

  @case:told-apart-by-cards-under-without-a-choice @clause:7.7.4.2 @clause:6.2.1
  Scenario Outline: The order of two abilities that count cards under a character decides the draw: <first> first
    Given a game of Lorcana
    And it is Bob's turn
    And the made-up card "Heir"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 5, "lore": 1,
       "abilities": [{"is": "triggered", "name": "INHERITS", "when": [{"event": "banished", "what": {"type": ["character"], "other": true}}],
                      "effect": {"is": "if", "condition": {"is": "have", "what": {}, "zone": "hand"},
                                 "then": {"is": "gain-lore", "lore": 1},
                                 "otherwise": {"is": "draw", "cards": {"is": "number", "name": "under-that"}}}}]}
      """
    And the made-up card "Quake"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "deal-damage", "all": {"type": ["character"]}, "damage": 1}}
      """
    And these cards
      | ref    | card                                    | player | zone | under  |
      | heir   | Heir                                    | Ann    | play |        |
      | one    | a character costing 1, with 1 Willpower | Ann    | play |        |
      | two    | a character costing 1, with 1 Willpower | Ann    | play |        |
      | below1 | a character costing 1                   | Ann    | play | one    |
      | below2 | a character costing 1                   | Ann    | play | two    |
      | below3 | a character costing 1                   | Ann    | play | below2 |
      | quake  | Quake                                   | Bob    | hand |        |
    And Bob has 1 ready ink
    And Ann's deck has 5 cards
    When Bob plays quake for its ink cost
    And Ann chooses "heir: INHERITS (<first>)"
    Then Ann has <count> cards in hand
    And no ability waits

    Examples:
      | first | count |
      | one   | 1     |
      | two   | 2     |

  @case:delayed-abilities-that-remember @clause:7.7.4.2 @clause:6.2.7.2
  Scenario Outline: Two delayed abilities of one card remember different characters, and Ann chooses: <which>
    Given a game of Lorcana
    And the made-up card "Debt Collector"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "played", "this": true}],
                      "effect": {"is": "sequence", "steps": [
                        {"is": "choose", "what": {"type": ["character"], "whose": "opposing", "cost_at_most": 1}},
                        {"is": "later", "ability": {"is": "triggered", "when": [{"event": "turn-ends"}],
                         "effect": {"is": "if", "condition": {"is": "have", "what": {"type": ["character"], "damaged": true}},
                                    "then": {"is": "gain-lore", "lore": 1},
                                    "otherwise": {"is": "deal-damage", "it": "chosen", "damage": 1}}}},
                        {"is": "choose", "what": {"type": ["character"], "whose": "opposing", "cost_at_least": 2}},
                        {"is": "later", "ability": {"is": "triggered", "when": [{"event": "turn-ends"}],
                         "effect": {"is": "if", "condition": {"is": "have", "what": {"type": ["character"], "damaged": true}},
                                    "then": {"is": "gain-lore", "lore": 1},
                                    "otherwise": {"is": "deal-damage", "it": "chosen", "damage": 1}}}}]}}]}
      """
    And these cards
      | ref     | card                  | player | zone |
      | debt    | Debt Collector        | Ann    | hand |
      | poor    | a character costing 1 | Bob    | play |
      | rich    | a character costing 3 | Bob    | play |
    And Ann has 1 ready ink
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    When Ann plays debt for its ink cost
    Then it is accepted
    When Ann ends their turn
    Then Ann is asked to choose from debt and debt 2
    When Ann chooses <answer>
    Then Ann has 1 lore
    And <spared> has 0 damage
    And <hurt> has 1 damage

    Examples:
      | which          | answer | hurt | spared |
      | the first made | debt   | poor | rich   |
      | the other one  | debt 2 | rich | poor   |

  @case:one-ability-about-what-was-paid @clause:7.7.4.2 @clause:6.2.1
  Scenario Outline: Ann tells two instances of an ability apart by how each character was paid for: <first> first
    Given a game of Lorcana
    And the made-up card "Ledger"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "triggered", "name": "ENTRY", "when": [{"event": "played", "what": {"type": ["character"]}}],
                      "effect": {"is": "if", "condition": {"is": "played-using", "cost": "other"},
                                 "then": {"is": "discard", "all": true}, "otherwise": {"is": "draw"}}}]}
      """
    And the made-up card "Market Day"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "sequence", "steps": [{"is": "play", "what": {"type": ["character"]}, "free": false},
                                              {"is": "play", "what": {"type": ["character"]}, "free": false}]}}
      """
    And the made-up card "Barterer"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1,
       "abilities": [{"is": "alternate-cost", "free": false, "cost": [{"is": "discard", "what": {"type": ["item"]}}]}]}
      """
    And these cards
      | ref    | card                  | player | zone |
      | ledger | Ledger                | Ann    | play |
      | market | Market Day            | Ann    | hand |
      | lamp   | an item costing 1     | Ann    | hand |
      | olaf   | Barterer              | Ann    | hand |
      | elsa   | a character costing 1 | Ann    | hand |
    And Ann's deck has 3 cards
    And Ann has 2 ready ink
    When Ann plays market for its ink cost
    And Ann chooses olaf
    And Ann chooses other
    And Ann chooses "<label>"
    Then it is accepted
    And Ann has <cards> cards in hand
    And no ability waits

    Examples:
      | first       | label           | cards |
      | discarding  | ledger: ENTRY   | 1     |
      | drawing     | ledger: ENTRY 2 | 0     |
