Feature: Lorcana: what the newer kinds of Shift leave open

  Background:
    Given a game of Lorcana
    And the made-up card "Juno & Milo - Side by Side"
      """
      {"name": "Juno & Milo", "version": "Side by Side", "type": "character", "cost": 7, "strength": 4, "willpower": 6,
       "lore": 3, "classifications": ["Floodborn"],
       "abilities": [{"is": "keyword", "keyword": "shift", "variants": ["duo"], "cost": [{"is": "ink", "amount": 2}]}]}
      """
    And the made-up card "Juno & Milo - For a While"
      """
      {"name": "Juno & Milo", "version": "For a While", "type": "character", "cost": 7, "strength": 4, "willpower": 6,
       "lore": 3, "classifications": ["Floodborn"],
       "abilities": [{"is": "keyword", "keyword": "shift", "variants": ["duo", "temporary"], "cost": [{"is": "ink", "amount": 2}]}]}
      """
    And the made-up card "Juno - For a While"
      """
      {"name": "Juno", "version": "For a While", "type": "character", "cost": 5, "strength": 4, "willpower": 6, "lore": 3,
       "classifications": ["Floodborn"],
       "abilities": [{"is": "keyword", "keyword": "shift", "variants": ["temporary"], "cost": [{"is": "ink", "amount": 2}]}]}
      """
    And the made-up card "Posy - Garden Ghost"
      """
      {"name": "Posy", "version": "Garden Ghost", "type": "character", "cost": 5, "strength": 4, "willpower": 6, "lore": 3,
       "classifications": ["Floodborn"],
       "abilities": [{"is": "keyword", "keyword": "shift", "variants": ["potato"], "cost": [{"is": "ink", "amount": 2}]}]}
      """

  Rule: Shift without a variant, and a card of that name that is no character

    @case:shifted-onto-an-item @conflict:210 @clause:8.10.1 @clause:8.10.4.1 @edition:>=2.2
    Scenario: It is open whether Rock Star can be shifted onto an item named Stitch
      Given these cards
        | ref  | card                            | player | zone |
        | star | Stitch - Rock Star              | Ann    | hand |
        | base | an item costing 1, named Stitch | Ann    | play |
      And Ann has 4 ready ink
      When Ann shifts star onto base
      Then the rules leave open: does Shift go onto an item of that name, since its clause speaks of cards?
        | outcome                |
        | star is on top of base |
        | it is refused          |

    @case:shifted-onto-a-location @conflict:210 @clause:8.10.1 @clause:5.6.6 @edition:>=2.2
    Scenario: It is open whether Rock Star can be shifted onto a location named Stitch
      Given these cards
        | ref  | card                               | player | zone | at   |
        | star | Stitch - Rock Star                 | Ann    | hand |      |
        | base | a location costing 1, named Stitch | Ann    | play |      |
        | hans | a character costing 1              | Ann    | play | base |
      And Ann has 4 ready ink
      When Ann shifts star onto base
      Then the rules leave open: does Shift go onto a location of that name, since its clause speaks of cards?
        | outcome                |
        | star is on top of base |
        | it is refused          |

  Rule: Who counts as named anything, and Shift that asks for something else

    @case:any-name-and-a-classification @conflict:211 @clause:8.10.8.1 @clause:1.2.1
    Scenario: It is open whether Puppy Shift works on Morph, who counts as named anything
      Given these cards
        | ref   | card                     | player | zone |
        | morph | Morph - Space Goo        | Ann    | play |
        | pup   | Thunderbolt - Wonder Dog | Ann    | hand |
      And Ann has 3 ready ink
      When Ann shifts pup onto morph
      Then the rules leave open: does any name stand for a classification, where a card takes any character with Shift?
        | outcome                |
        | it is refused          |
        | pup is on top of morph |

    @case:any-name-and-a-potato @conflict:211 @clause:8.10.8.6 @clause:1.2.1 @edition:>=2.2 @needs:shift-variants
    Scenario: It is open whether Potato Shift works on Morph, who counts as named anything
      Given these cards
        | ref   | card                | player | zone |
        | morph | Morph - Space Goo   | Ann    | play |
        | posy  | Posy - Garden Ghost | Ann    | hand |
      And Ann has 2 ready ink
      When Ann shifts posy onto morph
      Then the rules leave open: does any name stand for an item, where a card takes any character with Shift?
        | outcome                 |
        | it is refused           |
        | posy is on top of morph |

  Rule: What holds of both that lie below

    @case:one-effect-on-both-below @conflict:212 @clause:8.10.5 @edition:>=2.2 @needs:shift-variants
    Scenario: It is open whether one effect on both characters below counts once or for each
      Given the made-up card "Cheer"
        """
        {"name": "Cheer", "type": "action", "cost": 0,
         "effect": {"is": "gets", "stat": "strength", "plus": 1, "all": {"type": ["character"], "whose": "yours"}}}
        """
      And these cards
        | ref   | card                              | player | zone |
        | juno  | a character costing 1, named Juno | Ann    | play |
        | milo  | a character costing 1, named Milo | Ann    | play |
        | both  | Juno & Milo - Side by Side        | Ann    | hand |
        | cheer | Cheer                             | Ann    | hand |
      And Ann has 2 ready ink
      When Ann plays cheer for its ink cost
      And Ann shifts both onto juno and milo
      Then the rules leave open: does one effect that applies to both count once, or for each of them?
        | outcome             |
        | both has 5 Strength |
        | both has 6 Strength |

    @case:shifted-onto-two-places @conflict:213 @clause:8.10.8 @edition:>=2.2 @needs:shift-variants
    Scenario: Juno & Milo are shifted onto two characters of which one is at a location
      Given these cards
        | ref  | card                              | player | zone | at   |
        | hall | a location costing 1              | Ann    | play |      |
        | juno | a character costing 1, named Juno | Ann    | play | hall |
        | milo | a character costing 1, named Milo | Ann    | play |      |
        | both | Juno & Milo - Side by Side        | Ann    | hand |      |
      And Ann has 2 ready ink
      When Ann shifts both onto juno and milo
      Then it is accepted

    @case:shifted-onto-two-at-one-place @clause:8.10.5 @clause:8.10.8.3 @edition:>=2.2 @needs:shift-variants
    Scenario: Juno & Milo are shifted onto two characters at the same location, and are there too
      Given these cards
        | ref  | card                              | player | zone | at   |
        | hall | a location costing 1              | Ann    | play |      |
        | juno | a character costing 1, named Juno | Ann    | play | hall |
        | milo | a character costing 1, named Milo | Ann    | play | hall |
        | both | Juno & Milo - Side by Side        | Ann    | hand |      |
      And Ann has 2 ready ink
      When Ann shifts both onto juno and milo
      Then it is accepted
      And both is at hall

  Rule: How a Temporary Shift ends

    @case:temporary-shift-below @conflict:214 @clause:8.10.8.5 @clause:5.1.1.5 @edition:>=2.2 @needs:shift-variants
    Scenario: It is open whether a Temporary Shift ends under another Juno shifted onto it
      Given these cards
        | ref   | card                                            | player | zone |
        | below | a character costing 1, named Juno               | Ann    | play |
        | while | Juno - For a While                              | Ann    | hand |
        | upper | a character costing 5, named Juno, with Shift 1 | Ann    | hand |
      And Ann has 3 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann shifts while onto below
      And Ann shifts upper onto while
      And Ann ends their turn
      Then the rules leave open: does the card go back to hand from under another?
        | outcome                |
        | while is under upper   |
        | while is in Ann's hand |

    @case:temporary-shift-of-two @conflict:215 @clause:8.10.8.5 @clause:8.10.9 @edition:>=2.2 @needs:shift-variants
    Scenario: It is open which of two characters below is on top once a Temporary Shift ends
      Given these cards
        | ref  | card                              | player | zone |
        | juno | a character costing 1, named Juno | Ann    | play |
        | milo | a character costing 1, named Milo | Ann    | play |
        | both | Juno & Milo - For a While         | Ann    | hand |
      And Ann has 2 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann shifts both onto juno and milo
      And Ann ends their turn
      Then both is in Ann's hand
      And the rules leave open: which of the two is on top then?
        | outcome                |
        | juno is on top of milo |
        | milo is on top of juno |

    @case:temporary-shift-and-an-effect @conflict:216 @clause:8.10.8.5 @clause:8.10.5 @edition:>=2.2 @needs:shift-variants
    Scenario: It is open whether an effect goes on for the character below once a Temporary Shift ends
      Given the made-up card "Blessing"
        """
        {"name": "Blessing", "type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"], "whose": "yours"}},
           {"is": "gets", "stat": "strength", "plus": 2, "until": "until-your-next-turn"}]}}
        """
      And these cards
        | ref      | card                              | player | zone |
        | below    | a character costing 1, named Juno | Ann    | play |
        | while    | Juno - For a While                | Ann    | hand |
        | blessing | Blessing                          | Ann    | hand |
      And Ann has 2 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann shifts while onto below
      And Ann plays blessing for its ink cost
      Then while has 6 Strength
      When Ann ends their turn
      Then while is in Ann's hand
      And the rules leave open: does what applies to the character go on for the one that lay below?
        | outcome              |
        | below has 4 Strength |
        | below has 2 Strength |

    @case:temporary-shift-and-what-waits @conflict:216 @clause:8.10.8.5 @edition:>=2.2 @needs:shift-variants
    Scenario: It is open whether a waiting ability is about the character below once a Temporary Shift ends
      Given the made-up card "Juno - Brief Visit"
        """
        {"name": "Juno", "version": "Brief Visit", "type": "character", "cost": 5, "strength": 4, "willpower": 6, "lore": 3,
         "classifications": ["Floodborn"],
         "abilities": [{"is": "keyword", "keyword": "shift", "variants": ["temporary"], "cost": [{"is": "ink", "amount": 0}]},
                       {"is": "triggered", "name": "Farewell", "when": [{"event": "turn-ends"}],
                        "effect": {"is": "banish", "it": "this"}}]}
        """
      And these cards
        | ref   | card                              | player | zone |
        | below | a character costing 1, named Juno | Ann    | play |
        | visit | Juno - Brief Visit                | Ann    | hand |
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann shifts visit onto below
      And Ann ends their turn
      And Ann chooses visit: Temporary Shift
      Then visit is in Ann's hand
      And the rules leave open: does what waits go on to be about the one that lay below?
        | outcome                   |
        | below is in Ann's discard |
        | below is in Ann's play    |
