Feature: Use an activated ability
  Clauses 4.4.1 to 4.4.5 and 6.3.

  Rule: The active player pays an ability's cost and has its effect at once

    @case:lantern-is-exerted-for-its-effect @clause:4.4.1 @clause:4.4.3.4 @clause:4.4.4 @clause:5.1.1.1
    Scenario: a ready Lantern is exerted; exerted, it cannot be used again
      Given a game of Lorcana
      And these cards
        | ref     | card    | player | zone | state |
        | lantern | Lantern | Ann    | play |       |
      When Ann uses lantern
      Then it is accepted
      And only this has changed
        | what    | from       | to                  |
        | lantern | Ann's play | Ann's play, exerted |
      When Ann uses lantern
      Then it is refused
      And nothing has changed

    @case:no-ability-outside-play @clause:4.4.1 @clause:6.3.1
    Scenario Outline: a Lantern in the <zone> is not used
      Given a game of Lorcana
      And these cards
        | ref     | card    | player | zone   | state |
        | lantern | Lantern | Ann    | <zone> |       |
      When Ann uses lantern
      Then it is refused
      And nothing has changed

      Examples:
        | zone    |
        | hand    |
        | discard |

    @case:no-ability-of-the-opponent @clause:4.4.1 @clause:4.4.3
    @catches:plays-on-any-turn
    Scenario: neither an opponent's card nor one's own in the opponent's turn is used
      Given a game of Lorcana
      And these cards
        | ref     | card    | player | zone   | state |
        | lantern | Lantern | Bob    | play   |       |
      When Ann uses lantern
      Then it is refused
      And nothing has changed
      When Bob uses lantern
      Then it is refused
      And nothing has changed

    @case:ability-ink-is-paid-in-full @clause:4.4.3.4 @clause:1.5.2 @clause:1.5.3
    Scenario Outline: an ability that costs 2 ink, with <ink> ready
      Given a game of Lorcana
      And the made-up card "Town Crier"
        """
        {"name": "Town Crier", "type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "activated", "cost": [{"is": "ink", "amount": 2}], "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref   | card       | player | zone | state |
        | crier | Town Crier | Ann    | play |       |
      And Ann has <ink> ready ink
      When Ann uses crier
      Then <verdict>
      And <after>

      Examples:
        | ink | verdict        | after               |
        | 2   | it is accepted | Ann has 1 lore      |
        | 1   | it is refused  | nothing has changed |

    @case:card-reduction-does-not-reduce-abilities @clause:4.4.3.3 @clause:1.5.4
    Scenario: a reduction for playing a character does not touch the cost of its ability
      Given a game of Lorcana
      And the made-up card "Town Crier"
        """
        {"name": "Town Crier", "type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "activated", "cost": [{"is": "ink", "amount": 2}], "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref     | card       | player | zone | state |
        | crier   | Town Crier | Ann    | play |       |
        | lantern | Lantern    | Ann    | play |       |
      And Ann has 1 ready ink
      When Ann uses lantern
      Then it is accepted
      When Ann uses crier
      Then it is refused
      And nothing has changed

  Rule: Drying stops a character from being exerted for a cost, nothing else

    @case:exert-ability-needs-a-dry-character @clause:4.4.2 @clause:1.7.5 @clause:6.3.1.1 @clause:5.1.1.11 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    Scenario Outline: <state> Pluto and his exert ability
      Given a game of Lorcana
      And these cards
        | ref   | card                   | player | zone | state   |
        | pluto | Pluto - Friendly Pooch | Ann    | play | <state> |
      When Ann uses pluto
      Then <verdict>
      And <after>

      Examples:
        | state   | verdict        | after               |
        | dry     | it is accepted | pluto is exerted    |
        | drying  | it is refused  | nothing has changed |
        | exerted | it is refused  | nothing has changed |

    @case:ability-without-exert-works-while-drying @clause:6.3.1.1 @clause:4.4.2 @clause:5.1.1.2
    Scenario Outline: an ability that costs only ink works on a character that is <state>
      Given a game of Lorcana
      And the made-up card "Town Crier"
        """
        {"name": "Town Crier", "type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "activated", "cost": [{"is": "ink", "amount": 2}], "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref   | card       | player | zone | state   |
        | crier | Town Crier | Ann    | play | <state> |
      And Ann has 2 ready ink
      When Ann uses crier
      Then it is accepted
      And only this has changed
        | what       | from    | to        |
        | Ann's lore | 0       | 1         |
        | Ann's ink  | 2 ready | 2 exerted |

      Examples:
        | state   |
        | drying  |
        | exerted |

    @case:only-dry-characters-are-exerted-as-a-cost @clause:4.4.2.1 @clause:5.3.5 @clause:5.1.1.11
    Scenario Outline: exerting one of your characters as a cost, with a character that is <state>
      Given a game of Lorcana
      And the made-up card "Work Bell"
        """
        {"name": "Work Bell", "type": "item", "cost": 2,
         "abilities": [{"is": "activated",
                        "cost": [{"is": "exert", "what": {"type": ["character"], "whose": "yours"}}],
                        "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref    | card                  | player | zone | state   |
        | bell   | Work Bell             | Ann    | play |         |
        | worker | a character costing 2 | Ann    | play | <state> |
        | bobs   | a character costing 2 | Bob    | play |         |
      When Ann uses bell
      Then <verdict>
      And <after>

      Examples:
        | state   | verdict        | after               |
        | dry     | it is accepted | worker is exerted   |
        | drying  | it is refused  | nothing has changed |
        | exerted | it is refused  | nothing has changed |

  Rule: What triggers while an ability is used waits for its effect

    @case:trigger-from-a-cost-waits @clause:4.4.5 @clause:6.3.3
    Scenario: a card drawn because of the payment comes after the effect
      Given a game of Lorcana
      And the made-up card "Old Drum"
        """
        {"name": "Old Drum", "type": "item", "cost": 1,
         "abilities": [{"is": "activated", "cost": [{"is": "banish-this"}], "effect": {"is": "discard", "all": true}},
                       {"is": "triggered", "when": [{"event": "banished", "this": true}], "effect": {"is": "draw"}}]}
        """
      And these cards
        | ref   | card     | player | zone | state |
        | drum  | Old Drum | Ann    | play |       |
        | spare | Lantern  | Ann    | hand |       |
      And Ann's deck has 2 cards
      When Ann uses drum
      Then it is accepted
      And only this has changed
        | what       | from       | to            |
        | drum       | Ann's play | Ann's discard |
        | spare      | Ann's hand | Ann's discard |
        | ann-deck-1 | Ann's deck | Ann's hand    |

  Rule: A location's ability is usable the turn the location is played

    @case:location-works-the-turn-it-is-played @clause:4.4.2 @clause:6.3.1.2 @clause:5.6.4 @edition:2.2 @edition:2.1 @edition:seed-4.3 @edition:seed-guide @edition:seed-guide-2
    Scenario: a location just played is banished for its ability
      Given a game of Lorcana
      And the made-up card "Paper Castle"
        """
        {"name": "Paper Castle", "type": "location", "cost": 1, "willpower": 3, "lore": 0, "move_cost": 1,
         "abilities": [{"is": "activated", "cost": [{"is": "banish-this"}], "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref    | card         | player | zone | state |
        | castle | Paper Castle | Ann    | hand |       |
      And Ann has 1 ready ink
      When Ann plays castle for its ink cost
      Then it is accepted
      When Ann uses castle
      Then it is accepted
      And only this has changed
        | what       | from       | to            |
        | castle     | Ann's play | Ann's discard |
        | Ann's lore | 0          | 1             |
