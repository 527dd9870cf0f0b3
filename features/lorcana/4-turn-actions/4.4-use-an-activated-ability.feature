Feature: Use an activated ability
  Clauses 4.4.1 to 4.4.5 and 6.3.

  Rule: The active player pays an ability's cost and has its effect at once

    @case:lantern-is-exerted-for-its-effect @clause:4.4.1 @clause:4.4.3.4 @clause:5.1.1.2
    Scenario: Using a ready Lantern exerts it, and an exerted Lantern cannot be used
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
    Scenario Outline: An item in the <zone> cannot be used
      Given a game of Lorcana
      And the made-up card "Coin Press"
        """
        {"name": "Coin Press", "type": "item", "cost": 2,
         "abilities": [{"is": "activated", "cost": [{"is": "ink", "amount": 1}], "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref   | card       | player | zone   | state |
        | press | Coin Press | Ann    | <zone> |       |
      And Ann has 1 ready ink
      When Ann uses press
      Then it is refused
      And nothing has changed

      Examples:
        | zone    |
        | hand    |
        | discard |

    @case:no-whale-outside-play @clause:4.4.1 @clause:6.3.1
    Scenario: Maui's ability can be used neither from the hand nor from the discard
      Given a game of Lorcana
      And these cards
        | ref   | card         | player | zone    |
        | maui  | Maui - Whale | Ann    | hand    |
        | other | Maui - Whale | Ann    | discard |
      And Ann has 2 ready ink
      When Ann uses maui
      Then it is refused
      And nothing has changed
      When Ann uses other
      Then it is refused
      And nothing has changed

    @case:no-ability-of-the-opponent @clause:4.4.1 @clause:4.4.3
    Scenario: Ann cannot use an opponent's item, and Bob cannot use his own in Ann's turn
      Given a game of Lorcana
      And the made-up card "Coin Press"
        """
        {"name": "Coin Press", "type": "item", "cost": 2,
         "abilities": [{"is": "activated", "cost": [{"is": "ink", "amount": 1}], "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref   | card       | player | zone | state |
        | press | Coin Press | Bob    | play |       |
      And Ann has 1 ready ink
      And Bob has 1 ready ink
      When Ann uses press
      Then it is refused
      And nothing has changed
      When Bob uses press
      Then it is refused
      And nothing has changed

    @case:no-whale-of-the-opponent @clause:4.4.1
    Scenario: Ann cannot use Bob's Maui
      Given a game of Lorcana
      And these cards
        | ref  | card         | player | zone | state   |
        | maui | Maui - Whale | Bob    | play | exerted |
      And Ann has 2 ready ink
      And Bob has 2 ready ink
      When Ann uses maui
      Then it is refused
      And nothing has changed

    @case:ability-ink-is-paid-in-full @clause:4.4.3.3 @clause:4.4.3.4 @clause:1.5.2 @clause:1.5.3
    Scenario Outline: Ann tries to use an ability that costs 2 ink with <ink> ready ink
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

    @case:card-reduction-does-not-reduce-abilities @clause:4.4.3.3
    Scenario: A reduction for playing a character does not apply to the cost of its ability
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

    @case:exert-ability-needs-a-dry-character @clause:4.4.2 @clause:1.7.5 @clause:6.3.1.1 @clause:5.1.1.11 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-guide:5-drying
    Scenario Outline: Ann tries to use Pluto's ability, which exerts him, while he is <state>
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

    @case:ability-without-exert-works-while-drying @clause:6.3.1.1 @clause:4.4.2
    Scenario Outline: An ability that costs only ink can be used on a character that is <state>
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
    Scenario Outline: Ann tries to pay a cost by exerting one of her characters that is <state>
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
    Scenario: A draw triggered by paying a cost comes after the ability's effect
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

    @case:location-works-the-turn-it-is-played @clause:4.4.2 @clause:6.3.1.2 @clause:5.6.4 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-guide:5-items
    Scenario: A location just played can be banished for its own ability
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

  Rule: Used for free, an ability costs nothing but what is exerted

    @case:fish-hook-for-free @clause:4.4.3.2 @clause:6.1.7.1 @clause:1.5.5.4
    Scenario Outline: Ann tries to use Maui's Fish Hook with <who> in play and <ink> ink (<case>)
      Given a game of Lorcana
      And these cards
        | ref  | card              | player   | zone | state   |
        | hook | Maui's Fish Hook  | Ann      | play | <state> |
        | maui | <card>            | <player> | play |         |
        | gift | an item costing 0 | Ann      | hand |         |
      And Ann has <ink> ready ink
      When Ann uses hook
      Then <verdict>
      When <next>
      Then it is accepted
      And Ann has <left> ready ink

      Examples:
        | case                 | who        | card                              | player | ink | state   | verdict                  | next                            | left |
        | for free             | Maui       | a character costing 3, named Maui | Ann    | 0   |         | it is accepted           | Ann chooses evasive             | 0    |
        | never paid           | Maui       | a character costing 3, named Maui | Ann    | 3   |         | it is accepted           | Ann chooses evasive             | 3    |
        | exerted all the same | Maui       | a character costing 3, named Maui | Ann    | 3   | exerted | it is refused by 5.1.1.2 | Ann plays gift for its ink cost | 3    |
        | somebody else        | Moana      | a character costing 3             | Ann    | 0   |         | it is refused by 1.5.3   | Ann plays gift for its ink cost | 0    |
        | paid for             | Moana      | a character costing 3             | Ann    | 3   |         | it is accepted           | Ann chooses evasive             | 1    |
        | the other Maui       | Bob's Maui | a character costing 3, named Maui | Bob    | 3   |         | it is accepted           | Ann chooses evasive             | 1    |

    @case:hook-is-exerted-for-free @clause:4.4.3.2 @clause:6.1.7.1
    Scenario: Used for free, the Fish Hook is still exerted and cannot be used again
      Given a game of Lorcana
      And these cards
        | ref  | card                                                     | player | zone | state   |
        | hook | Maui's Fish Hook                                         | Ann    | play |         |
        | maui | a character costing 3, named Maui, with 1 Strength       | Ann    | play |         |
        | his  | a character costing 3, with 0 Strength and 9 Willpower   | Bob    | play | exerted |
      When Ann uses hook
      And Ann chooses strength
      And Ann chooses maui
      Then it is accepted
      And hook is exerted
      When Ann challenges his with maui
      Then it is accepted
      And his has 4 damage
      When Ann uses hook
      Then it is refused
      And nothing has changed

    @case:free-ability-of-a-drying-character @clause:4.4.3.2 @clause:4.4.2 @clause:6.1.7.1
    Scenario Outline: An ability used for free still exerts its character, which must be dry (<state>)
      Given a game of Lorcana
      And the made-up card "Volunteer"
        """
        {"name": "Volunteer", "type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1,
         "abilities": [{"is": "uses-free", "ability": "Help"},
                       {"is": "activated", "name": "Help", "cost": [{"is": "exert-this"}, {"is": "ink", "amount": 2}, {"is": "discard"}],
                        "effect": {"is": "gain-lore", "lore": 1}},
                       {"is": "activated", "name": "Work", "cost": [{"is": "ink", "amount": 1}],
                        "effect": {"is": "gain-lore", "lore": 2}}]}
        """
      And these cards
        | ref  | card      | player | zone | state   |
        | vol  | Volunteer | Ann    | play | <state> |
        | kept | Lantern   | Ann    | hand |         |
      When Ann uses "Help" of vol
      Then it is <verdict>
      And <after>
      And kept is in Ann's hand
      When Ann uses "Work" of vol
      Then it is refused by 1.5.3
      And nothing has changed

      Examples:
        | state  | verdict  | after               |
        | dry    | accepted | Ann has 1 lore      |
        | drying | refused  | nothing has changed |

    @case:the-announced-ability-alone @clause:4.4.3.1 @clause:4.4.1
    Scenario Outline: Of a chest's two abilities only the one that is used takes effect: <used>
      Given a game of Lorcana
      And the made-up card "Chest"
        """
        {"type": "item", "cost": 1,
         "abilities": [{"is": "activated", "name": "Lid", "cost": [{"is": "exert-this"}], "effect": {"is": "gain-lore", "lore": 1}},
                       {"is": "activated", "name": "Lock", "cost": [{"is": "exert-this"}], "effect": {"is": "draw"}}]}
        """
      And these cards
        | ref   | card  | player | zone |
        | chest | Chest | Ann    | play |
      And Ann's deck has 2 cards
      When Ann uses "<used>" of chest
      Then it is accepted
      And only this has changed
        | what   | from       | to                  |
        | chest  | Ann's play | Ann's play, exerted |
        | <what> | <from>     | <to>                |

      Examples:
        | used | what       | from       | to         |
        | Lid  | Ann's lore | 0          | 1          |
        | Lock | ann-deck-1 | Ann's deck | Ann's hand |

  Rule: An ability can be used as long as its cost can be paid

    @case:ability-again-and-again @clause:4.1.1 @clause:4.4.3 @clause:4.4.3.1
    Scenario: An ability that costs only ink can be used twice in a turn
      Given a game of Lorcana
      And these cards
        | ref   | card                                     | player | zone | state    |
        | luisa | Luisa Madrigal - Confident Climber       | Ann    | play |          |
        | mine  | a character costing 4, with 6 Willpower  | Ann    | play | 3 damage |
      And Ann has 2 ready ink
      When Ann uses luisa
      And Ann chooses mine
      And Ann chooses 1
      Then it is accepted
      When Ann uses luisa
      And Ann chooses mine
      And Ann chooses 1
      Then it is accepted
      And luisa has 2 damage
      And mine has 1 damage
      When Ann uses luisa
      Then it is refused by 1.5.3
      And nothing has changed

    @case:item-works-the-turn-it-is-played @clause:4.4.2 @clause:4.4.3 @clause:4.4.3.1 @clause:4.4.4 @clause:6.3.1.2 @clause:5.5.4
    Scenario Outline: <who>'s Fish Hook can be used in the turn it is played
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref  | card                                 | player | zone | state |
        | hook | Maui's Fish Hook                     | <who>  | hand |       |
        | maui | a character costing 3, named Maui    | <who>  | play |       |
      And <who> has 3 ready ink
      When <who> plays hook for its ink cost
      And <who> uses hook
      And <who> chooses evasive
      Then it is accepted
      And hook is exerted

      Examples:
        | who |
        | Ann |
        | Bob |
