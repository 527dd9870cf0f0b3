Feature: 3.2.3 Draw
  More about clauses 3.2.3.1, 3.2.3.2 and 6.4.3: the card for the turn, and steps that are skipped.

  Rule: One card for the turn

    @case:second-player-draws-in-the-first-turn @clause:3.2.3.1
    Scenario: Only the first turn of the game has no draw: Bob draws in his first turn, Ann in her second
      Given a game of Lorcana
      And it is the first turn of the game
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then only this has changed
        | what        | from       | to         |
        | turn        | Ann        | Bob        |
        | bob-deck-1  | Bob's deck | Bob's hand |
      When Bob ends their turn
      Then only this has changed
        | what        | from       | to         |
        | turn        | Bob        | Ann        |
        | ann-deck-1  | Ann's deck | Ann's hand |

    @case:no-card-to-draw @clause:3.2.3.1 @clause:1.12.1 @clause:1.8.1.2
    Scenario: Bob's turn starts with an empty deck, and the game goes on
      Given a game of Lorcana
      And these cards
        | ref    | card             | player | zone | state |
        | stitch | Stitch - New Dog | Bob    | play |       |
      And Ann's deck has 3 cards
      When Ann ends their turn
      Then it is accepted
      And the game goes on
      And it is Bob's turn
      And Bob has 0 cards in hand
      When Bob quests with stitch
      Then it is accepted
      And the game goes on

    @case:last-card-drawn-for-the-turn @clause:3.2.3.1 @clause:1.8.1.2
    Scenario: Drawing the last card for the turn does not lose the game until the turn ends
      Given a game of Lorcana
      And Ann's deck has 3 cards
      And Bob's deck has 1 card
      When Ann ends their turn
      Then bob-deck-1 is in Bob's hand
      And the game goes on
      When Bob ends their turn
      Then Ann has won

  Rule: The Main Phase begins when nothing is left to resolve

    @case:draw-triggers-before-the-main-phase @clause:3.2.3.2 @clause:4.1.2
    Scenario: Diablo's ability, triggered by Bob's draw for the turn, resolves before Bob can act
      Given a game of Lorcana
      And these cards
        | ref    | card                     | player | zone | state   |
        | diablo | Diablo - Devoted Herald  | Ann    | play | exerted |
        | stitch | Stitch - New Dog         | Bob    | play |         |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      And Bob quests with stitch
      Then it is refused
      And nothing has changed
      When Ann chooses yes
      Then Ann has 1 card in hand
      When Bob quests with stitch
      Then it is accepted
      And Bob has 1 card in hand

    @case:no-trigger-without-a-draw @clause:3.2.3.1 @clause:6.2.1
    Scenario: With an empty deck nothing is drawn for the turn, so Diablo's ability does not trigger
      Given a game of Lorcana
      And these cards
        | ref    | card                     | player | zone | state   |
        | diablo | Diablo - Devoted Herald  | Ann    | play | exerted |
      And Ann's deck has 3 cards
      When Ann ends their turn
      Then nobody is asked
      And Ann has 0 cards in hand

    @case:check-after-the-draw @clause:1.8.1 @clause:3.2.3.2
    Scenario: A character that lives while its player's hand is empty is banished as the turn's card is drawn
      Given a game of Lorcana
      And the made-up card "Light Packer"
        """
        {"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1, "classifications": ["Storyborn"],
         "abilities": [{"is": "static-gets", "stat": "willpower", "plus": 2,
                        "condition": {"is": "have", "what": {}, "least": 0, "most": 0, "zone": "hand"}}]}
        """
      And these cards
        | ref    | card                | player | zone | state    |
        | packer | Light Packer        | Bob    | play | 1 damage |
        | wish   | an action costing 0 | Ann    | hand |          |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann plays wish for its ink cost
      Then packer is in Bob's play
      When Ann ends their turn
      Then only this has changed
        | what       | from                 | to            |
        | turn       | Ann                  | Bob           |
        | packer     | Bob's play, 1 damage | Bob's discard |
        | bob-deck-1 | Bob's deck           | Bob's hand    |

  Rule: A step that is skipped does not happen

    @case:arthur-skips-his-players-draw @clause:6.4.3 @clause:3.2.3.1
    Scenario Outline: With <whose> Arthur in play, <who> draws at the start of Bob's turn
      Given a game of Lorcana
      And these cards
        | ref    | card                       | player   | zone | state |
        | arthur | Arthur - Determined Squire | <player> | play |       |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then it is Bob's turn
      And Bob has <bobs> cards in hand
      When Bob ends their turn
      Then it is Ann's turn
      And Ann has <anns> cards in hand

      Examples:
        | whose | who    | player | bobs | anns |
        | Bob's | nobody | Bob    | 0    | 1    |
        | Ann's | Bob    | Ann    | 1    | 0    |

    @case:skipped-for-a-turn-already-begun @clause:6.4.3 @clause:3.2.2.3
    Scenario: Arthur, played in the Set step, skips the Draw step of that same turn
      Given a game of Lorcana
      And the made-up card "Doorman"
        """
        {"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1, "classifications": ["Storyborn"],
         "abilities": [{"is": "triggered", "name": "COME IN", "when": [{"event": "turn-starts"}],
                        "effect": {"is": "play", "what": {"type": ["character"]}}}]}
        """
      And these cards
        | ref     | card                       | player | zone | state |
        | doorman | Doorman                    | Bob    | play |       |
        | arthur  | Arthur - Determined Squire | Bob    | hand |       |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then arthur is in Bob's play
      And Bob has 0 cards in hand

    @case:a-step-under-way-is-not-skipped @clause:6.4.3 @clause:3.2.3.2
    Scenario: Arthur, played in the Draw step, is too late to skip it and skips the next one
      Given a game of Lorcana
      And the made-up card "Late Doorman"
        """
        {"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1, "classifications": ["Storyborn"],
         "abilities": [{"is": "triggered", "name": "COME IN", "when": [{"event": "drew"}],
                        "effect": {"is": "play", "what": {"type": ["character"], "named": ["Arthur"]}}}]}
        """
      And these cards
        | ref     | card                       | player | zone | state |
        | doorman | Late Doorman               | Bob    | play |       |
        | arthur  | Arthur - Determined Squire | Bob    | hand |       |
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann ends their turn
      Then arthur is in Bob's play
      And Bob has 1 card in hand
      When Bob ends their turn
      And Ann ends their turn
      Then Bob has 1 card in hand

    @case:nothing-of-a-skipped-step-triggers @clause:6.4.3 @clause:3.2.3.1
    Scenario: When Bob's Draw step is skipped, Ann's Diablo does not trigger
      Given a game of Lorcana
      And these cards
        | ref    | card                       | player | zone | state   |
        | diablo | Diablo - Devoted Herald    | Ann    | play | exerted |
        | arthur | Arthur - Determined Squire | Bob    | play |         |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then nobody is asked
      And it is Bob's turn
      And Bob has 0 cards in hand
