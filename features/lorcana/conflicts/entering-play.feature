Feature: Where the documents disagree on how a character enters play
  The book lets Shift, Bodyguard and effects say otherwise; the guides have every character enter ready and idle.

  Rule: How characters enter (as their card and Shift say, or always ready and idle)

    @case:shifted-character-enters-as-below @conflict:10 @clause:8.10.2 @clause:4.3.3.1 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-guide:5-ready
    Scenario: Rock Star, shifted onto an exerted Stitch, enters exerted, but ready in the guides
      Given a game of Lorcana
      And these cards
        | ref  | card               | player | zone | state   |
        | dog  | Stitch - New Dog   | Ann    | play | exerted |
        | star | Stitch - Rock Star | Ann    | hand |         |
      And Ann has 4 ready ink
      When Ann shifts star onto dog
      Then it is accepted
      And star is on top of dog
      And by reading
        | reading                  | outcome         |
        | book, seed-4.3           | star is exerted |
        | seed-guide               | star is ready   |

    @case:shifted-character-is-dry-as-below @conflict:10 @clause:8.10.4 @clause:8.10.5 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-guide:5-drying
    Scenario: Rock Star, shifted onto a dry Stitch, can quest, but not in the guides
      Given a game of Lorcana
      And these cards
        | ref  | card               | player | zone | state |
        | dog  | Stitch - New Dog   | Ann    | play |       |
        | star | Stitch - Rock Star | Ann    | hand |       |
      And Ann has 4 ready ink
      When Ann shifts star onto dog
      Then it is accepted
      When Ann quests with star
      Then by reading
        | reading                  | outcome             |
        | book, seed-4.3           | it is accepted      |
        | book, seed-4.3           | Ann has 3 lore      |
        | seed-guide               | it is refused       |
        | seed-guide               | nothing has changed |

    @case:enters-exerted @conflict:10 @clause:6.7.9 @clause:5.1.2.1 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-guide:5-ready
    Scenario: A character whose text says so enters exerted, but not in the guides
      Given a game of Lorcana
      And the made-up card "Weary Traveler"
        """
        {"name": "Weary Traveler", "type": "character", "cost": 1, "strength": 3, "willpower": 3, "lore": 1,
         "classifications": ["Storyborn", "Ally"], "abilities": [{"is": "enters-play", "exerted": true}]}
        """
      And these cards
        | ref  | card           | player | zone | state |
        | tram | Weary Traveler | Ann    | hand |       |
      And Ann has 1 ready ink
      When Ann plays tram for its ink cost
      Then it is accepted
      And tram is drying
      And by reading
        | reading                  | outcome         |
        | book, seed-4.3           | tram is exerted |
        | seed-guide               | tram is ready   |

    @case:bodyguard-option-or-always-ready @conflict:10 @clause:8.3.2 @clause:5.1.2.1 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-guide:5-ready
    Scenario: A Bodyguard's player is asked whether it enters exerted, but not in the guides
      Given a game of Lorcana
      And these cards
        | ref   | card                   | player | zone | state |
        | simba | Simba - Protective Cub | Ann    | hand |       |
      And Ann has 2 ready ink
      When Ann plays simba for its ink cost
      Then it is accepted
      And by reading
        | reading                  | outcome                                |
        | book, seed-4.3           | Ann is asked to choose from yes and no |
        | seed-guide               | nobody is asked                        |
        | seed-guide               | simba is ready                         |
        | seed-guide               | simba is drying                        |

    @case:idle-or-able-to-pay-ink @conflict:10 @clause:5.1.1.11 @edition:seed-guide
    @clause:seed-guide:5-drying
    Scenario: It is open in the guides whether a drying character may use an ability that exerts nothing
      Given a game of Lorcana
      And the made-up card "Town Crier"
        """
        {"name": "Town Crier", "type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "activated", "cost": [{"is": "ink", "amount": 2}], "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And the made-up card "Lookout"
        """
        {"type": "character", "cost": 1, "strength": 1, "willpower": 2, "lore": 1, "classifications": ["Storyborn"],
         "abilities": [{"is": "activated", "cost": [{"is": "exert-this"}], "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref     | card       | player | zone | state  |
        | crier   | Town Crier | Ann    | play | drying |
        | lookout | Lookout    | Ann    | play | drying |
      And Ann has 2 ready ink
      When Ann uses lookout
      Then it is refused
      And nothing has changed
      When Ann uses crier
      Then the rules leave open: may a drying character use an ability without the exert symbol, when it "can do nothing" but only exerting is named
        | outcome        |
        | Ann has 1 lore |
        | it is refused  |

    @case:rush-or-idle @conflict:10 @clause:8.9.1 @clause:1.7.5 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-guide:5-drying
    Scenario: A character with Rush challenges in the turn it is played, but not in the guides
      Given a game of Lorcana
      And these cards
        | ref  | card                             | player | zone | state   |
        | hans | a character costing 1, with Rush | Ann    | hand |         |
        | elsa | a character costing 3            | Bob    | play | exerted |
      And Ann has 1 ready ink
      When Ann plays hans for its ink cost
      Then hans is drying
      When Ann challenges elsa with hans
      Then by reading
        | reading        | outcome             |
        | book, seed-4.3 | it is accepted      |
        | book, seed-4.3 | hans is exerted     |
        | seed-guide     | it is refused       |
        | seed-guide     | nothing has changed |

    @case:moves-or-idle @conflict:10 @clause:4.7.1 @clause:1.7.5 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-guide:5-drying
    Scenario: A drying character moves to a location, but not in the guides
      Given a game of Lorcana
      And these cards
        | ref  | card                                      | player | zone | state  |
        | hans | a character costing 1                     | Ann    | play | drying |
        | hall | a location costing 1, with move cost 1 | Ann | play |        |
      And Ann has 1 ready ink
      When Ann moves hans to hall
      Then by reading
        | reading        | outcome             |
        | book, seed-4.3 | it is accepted      |
        | book, seed-4.3 | hans is at hall     |
        | seed-guide     | it is refused       |
        | seed-guide     | nothing has changed |
