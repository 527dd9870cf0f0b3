Feature: The bag
  Clause 7.7: where triggered abilities wait, whose come first, and how the bag passes.

  Rule: Only triggered abilities wait in the bag

    @case:actions-are-not-in-the-bag @clause:7.7.2 @clause:5.4.1.2
    @midway:7.7.2
    Scenario: Neither a played card nor its effect waits in the bag
      Given a game of Lorcana
      And it is Bob's turn
      And the made-up card "Onlooker"
        """
        {"name": "Onlooker", "type": "character", "cost": 1, "strength": 9, "willpower": 2, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "played", "what": {"type": ["action"]}}],
                        "effect": {"is": "draw"}}]}
        """
      And the made-up card "Spendthrift"
        """
        {"name": "Spendthrift", "type": "character", "cost": 1, "strength": 9, "willpower": 2, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "played", "what": {"type": ["action"]}}],
                        "effect": {"is": "discard"}}]}
        """
      And these cards
        | ref    | card                  | player | zone | state |
        | brawl  | Brawl                 | Bob    | hand |       |
        | looks  | Onlooker              | Bob    | play |       |
        | spends | Spendthrift           | Bob    | play |       |
        | weak   | a character costing 1 | Ann    | play |       |
      And Bob has 3 ready ink
      And Bob's deck has 2 cards
      When Bob plays brawl for its ink cost
      Then Bob is asked to choose from looks and spends
      And looks and spends wait
      And brawl is in Bob's discard
      When Bob chooses spends
      Then it is accepted
      And Bob has 1 card in hand

    @case:bag-holds-both-players-abilities @clause:7.7.3.1 @clause:7.7.4.1 @edition:book @edition:seed-4.3 @edition:seed-guide
    @midway:7.7.3.1
    Scenario: Both players' abilities enter the bag at once, and the active player orders only their own
      Given a game of Lorcana
      And these cards
        | ref   | card                            | player | zone | state |
        | star  | Stitch - Rock Star              | Ann    | play |       |
        | cindy | Cinderella - Knight in Training | Ann    | hand |       |
        | john  | Prince John - Fraidy-Cat        | Bob    | play |       |
      And Ann has 2 ready ink
      And Ann's deck has 3 cards
      When Ann plays cindy for its ink cost
      Then Ann is asked to choose from cindy and star
      And cindy, john and star wait
      And john is undamaged
      When Ann chooses cindy
      And Ann chooses no
      And Ann chooses no
      Then it is accepted
      And john has 1 damage

  Rule: The active player resolves all of their abilities, then the next player theirs

    @case:active-players-abilities-first @clause:7.7.4.2 @clause:7.7.4.3 @clause:7.7.4.4 @edition:book @edition:seed-4.3 @edition:seed-guide
    @midway:7.7.4.4
    Scenario: Bob's Prince John is damaged only after Ann's ability has resolved
      Given a game of Lorcana
      And these cards
        | ref   | card                            | player | zone | state |
        | cindy | Cinderella - Knight in Training | Ann    | hand |       |
        | spare | Lantern                         | Ann    | hand |       |
        | john  | Prince John - Fraidy-Cat        | Bob    | play |       |
      And Ann has 2 ready ink
      And Ann's deck has 3 cards
      When Ann plays cindy for its ink cost
      Then john is undamaged
      When Ann chooses yes
      Then Ann is asked to choose from spare and ann-deck-1
      When Ann chooses spare
      Then john has 1 damage
      And no ability waits

    @case:lore-for-the-damage-before-the-hit @clause:7.7.4.2 @clause:7.7.4.4 @clause:1.8.1.4 @ruling:R008b
    Scenario: Ann's ability counts the damaged Prince John before his own ability banishes him
      Given a game of Lorcana
      And the made-up card "Scorekeeper"
        """
        {"name": "Scorekeeper", "type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "played", "this": true}],
                        "effect": {"is": "gain-lore",
                                   "lore": {"is": "count", "what": {"type": ["character"], "whose": "opposing", "damaged": true}}}}]}
        """
      And these cards
        | ref    | card                     | player | zone | state    |
        | keeper | Scorekeeper              | Ann    | hand |          |
        | john   | Prince John - Fraidy-Cat | Bob    | play | 4 damage |
      And Ann has 2 ready ink
      When Ann plays keeper for its ink cost
      Then it is accepted
      And only this has changed
        | what       | from                 | to                 |
        | keeper     | Ann's hand           | Ann's play, drying |
        | john       | Bob's play, 4 damage | Bob's discard      |
        | Ann's ink  | 2 ready              | 2 exerted          |
        | Ann's lore | 0                    | 1                  |

    @case:bob-orders-his-own @clause:7.7.4.4 @clause:7.7.4.2
    Scenario: In Bob's turn, Bob's abilities resolve first, in the order he chooses
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref   | card                            | player | zone | state |
        | star  | Stitch - Rock Star              | Bob    | play |       |
        | cindy | Cinderella - Knight in Training | Bob    | hand |       |
        | john  | Prince John - Fraidy-Cat        | Ann    | play |       |
      And Bob has 2 ready ink
      And Bob's deck has 3 cards
      When Bob plays cindy for its ink cost
      Then Bob is asked to choose from cindy and star
      When Bob chooses cindy
      And Bob chooses no
      And Bob chooses yes
      Then john has 1 damage
      And cindy is exerted
      And bob-deck-1 is in Bob's hand

    @case:order-is-not-for-the-opponent @clause:7.7.4.2
    Scenario: Bob may not order Ann's abilities, and Ann may not resolve Bob's first
      Given a game of Lorcana
      And these cards
        | ref   | card                            | player | zone | state |
        | star  | Stitch - Rock Star              | Ann    | play |       |
        | cindy | Cinderella - Knight in Training | Ann    | hand |       |
        | john  | Prince John - Fraidy-Cat        | Bob    | play |       |
      And Ann has 2 ready ink
      And Ann's deck has 3 cards
      When Ann plays cindy for its ink cost
      Then Ann is asked to choose from cindy and star
      When Bob chooses star
      Then it is refused
      And nothing has changed
      When Ann chooses john
      Then it is refused
      And nothing has changed
      When Ann chooses cindy
      And Ann chooses no
      And Ann chooses no
      Then it is accepted
      And john has 1 damage

    @case:last-waiting-ability-is-not-asked-for @clause:7.7.4.2
    Scenario: A single waiting ability resolves without a choice of order
      Given a game of Lorcana
      And these cards
        | ref      | card                       | player | zone | state |
        | star     | Stitch - Rock Star         | Ann    | play |       |
        | flounder | Flounder - Voice of Reason | Ann    | hand |       |
      And Ann has 1 ready ink
      And Ann's deck has 3 cards
      When Ann plays flounder for its ink cost
      And Ann chooses yes
      Then it is accepted
      And flounder is exerted
      And Ann has 1 card in hand
      And no ability waits

  Rule: An ability added by the player who is resolving can be next; the other player's waits for the bag

    @case:chained-ability-sees-nothing-of-the-opponents @clause:7.7.5 @clause:7.7.4.3
    Scenario: A new ability of Ann's resolves before Bob's waiting one, and so finds no damage from it
      Given a game of Lorcana
      And the made-up card "Gift Giver"
        """
        {"name": "Gift Giver", "type": "character", "cost": 1, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "played", "this": true}], "effect": {"is": "draw"}}]}
        """
      And the made-up card "Gloating Cat"
        """
        {"name": "Gloating Cat", "type": "character", "cost": 1, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "drew"}],
                        "effect": {"is": "gain-lore", "lore": {"is": "count",
                            "what": {"type": ["character"], "whose": "opposing", "damaged": true}}}}]}
        """
      And these cards
        | ref   | card                     | player | zone | state |
        | giver | Gift Giver               | Ann    | hand |       |
        | cat   | Gloating Cat             | Ann    | play |       |
        | john  | Prince John - Fraidy-Cat | Bob    | play |       |
      And Ann has 1 ready ink
      And Ann's deck has 3 cards
      When Ann plays giver for its ink cost
      Then it is accepted
      And john has 1 damage
      And Ann has 0 lore

    @case:chained-ability-comes-before-the-opponents @clause:7.7.5 @clause:7.7.4.3
    Scenario: A new ability of Ann's resolves while Bob's character is still undamaged
      Given a game of Lorcana
      And the made-up card "Gift Giver"
        """
        {"name": "Gift Giver", "type": "character", "cost": 1, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "played", "this": true}], "effect": {"is": "draw"}}]}
        """
      And the made-up card "Curious Cat"
        """
        {"name": "Curious Cat", "type": "character", "cost": 1, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "drew"}],
                        "effect": {"is": "gain-lore", "lore": {"is": "count",
                            "what": {"type": ["character"], "whose": "opposing", "damaged": false}}}}]}
        """
      And these cards
        | ref   | card                     | player | zone | state |
        | giver | Gift Giver               | Ann    | hand |       |
        | cat   | Curious Cat              | Ann    | play |       |
        | john  | Prince John - Fraidy-Cat | Bob    | play |       |
      And Ann has 1 ready ink
      And Ann's deck has 3 cards
      When Ann plays giver for its ink cost
      Then it is accepted
      And ann-deck-1 is in Ann's hand
      And Ann has 1 lore
      And john has 1 damage

    @case:opponents-new-ability-waits-its-turn @clause:7.7.6 @clause:7.7.4.4
    @asked:7.7.6
    Scenario: Bob's ability triggered by Ann's first one resolves after Ann's second
      Given a game of Lorcana
      And the made-up card "Envious Rival"
        """
        {"name": "Envious Rival", "type": "character", "cost": 1, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "drew", "who": "opponents"}],
                        "effect": {"is": "may", "do": {"is": "gain-lore", "lore": 1}}}]}
        """
      And these cards
        | ref   | card                            | player | zone | state |
        | star  | Stitch - Rock Star              | Ann    | play |       |
        | cindy | Cinderella - Knight in Training | Ann    | hand |       |
        | rival | Envious Rival                   | Bob    | play |       |
      And Ann has 2 ready ink
      And Ann's deck has 3 cards
      When Ann plays cindy for its ink cost
      Then Ann is asked to choose from cindy and star
      When Ann chooses star
      Then Ann is asked
      When Ann chooses yes
      Then Ann is asked
      When Ann chooses no
      Then Bob is asked
      When Bob chooses yes
      Then Bob has 1 lore
      And nobody is asked

    @case:bag-passes-back @clause:7.7.4.5 @clause:7.7.6
    Scenario: Ann's ability triggered by Bob's resolves when the bag comes back to her
      Given a game of Lorcana
      And the made-up card "Bitter Banker"
        """
        {"name": "Bitter Banker", "type": "character", "cost": 1, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "played", "who": "opponents", "what": {"type": ["character"]}}],
                        "effect": {"is": "may", "do": {"is": "draw"}}}]}
        """
      And the made-up card "Envious Rival"
        """
        {"name": "Envious Rival", "type": "character", "cost": 1, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "drew", "who": "opponents"}],
                        "effect": {"is": "may", "do": {"is": "gain-lore", "lore": 1}}}]}
        """
      And these cards
        | ref      | card                       | player | zone | state |
        | flounder | Flounder - Voice of Reason | Ann    | hand |       |
        | rival    | Envious Rival              | Ann    | play |       |
        | banker   | Bitter Banker              | Bob    | play |       |
      And Ann has 1 ready ink
      And Bob's deck has 3 cards
      When Ann plays flounder for its ink cost
      And Bob chooses yes
      And Ann chooses yes
      Then Ann has 1 lore
      And no ability waits
      And nobody is asked
      And bob-deck-1 is in Bob's hand

    @case:bag-stays-until-its-player-is-done @clause:7.7.4 @clause:7.7.4.3 @clause:7.7.4.4 @clause:7.7.6
    @asked:7.7.4.3
    Scenario: Ann's ability triggered by Bob's first one waits for Bob's second
      Given a game of Lorcana
      And the made-up card "Bitter Banker"
        """
        {"name": "Bitter Banker", "type": "character", "cost": 1, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "played", "who": "opponents", "what": {"type": ["character"]}}],
                        "effect": {"is": "may", "do": {"is": "draw"}}}]}
        """
      And the made-up card "Slow Clerk"
        """
        {"name": "Slow Clerk", "type": "character", "cost": 1, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "played", "who": "opponents", "what": {"type": ["character"]}}],
                        "effect": {"is": "may", "do": {"is": "gain-lore",
                            "lore": {"is": "count", "what": {}, "zone": "hand", "who": "you", "times": 3}}}}]}
        """
      And the made-up card "Envious Rival"
        """
        {"name": "Envious Rival", "type": "character", "cost": 1, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "drew", "who": "opponents"}],
                        "effect": {"is": "may", "do": {"is": "gain-lore", "lore": 1}}}]}
        """
      And these cards
        | ref      | card                       | player | zone | state |
        | flounder | Flounder - Voice of Reason | Ann    | hand |       |
        | rival    | Envious Rival              | Ann    | play |       |
        | banker   | Bitter Banker              | Bob    | play |       |
        | clerk    | Slow Clerk                 | Bob    | play |       |
      And Ann has 1 ready ink
      And Bob's deck has 3 cards
      When Ann plays flounder for its ink cost
      Then Bob is asked to choose from banker and clerk
      When Bob chooses banker
      Then Bob is asked
      When Bob chooses yes
      Then Bob is asked
      When Bob chooses yes
      Then Ann is asked
      When Ann chooses yes
      Then Ann has 1 lore
      And nobody is asked
      And Bob has 3 lore
      And bob-deck-1 is in Bob's hand

  Rule: The game is checked before the bag

    @case:lore-wins-before-the-bag @clause:6.7.5 @clause:1.8.1.1
    Scenario Outline: Ann gains 1 lore at <lore> lore, and Bob's waiting ability takes 2 unless she has won
      Given a game of Lorcana
      And the made-up card "Golden Hour"
        """
        {"name": "Golden Hour", "type": "action", "cost": 1, "effect": {"is": "gain-lore", "lore": 1}}
        """
      And the made-up card "Tax Collector"
        """
        {"name": "Tax Collector", "type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "played", "who": "opponents", "what": {"type": ["action"]}}],
                        "effect": {"is": "each-player", "who": "opponents", "do": {"is": "lose-lore", "lore": 2}}}]}
        """
      And these cards
        | ref  | card          | player | zone | state |
        | hour | Golden Hour   | Ann    | hand |       |
        | tax  | Tax Collector | Bob    | play |       |
      And Ann has 1 ready ink
      And Ann has <lore> lore
      When Ann plays hour for its ink cost
      Then it is accepted
      And <outcome>

      Examples:
        | lore | outcome         |
        | 19   | Ann has won     |
        | 18   | Ann has 17 lore |
