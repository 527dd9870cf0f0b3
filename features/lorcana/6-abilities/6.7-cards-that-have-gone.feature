Feature: 6.7 Resolving: what is known of cards that have gone
  More about clauses 6.7.4, 6.7.7 and 6.7.8.

  Rule: A card that has left play is remembered as it was

    @case:support-of-a-banished-character @clause:6.7.7 @clause:8.13.1
    Scenario Outline: a character with 4 Strength banishes itself <when> its Support resolves
      Given a game of Lorcana
      And the made-up card "Brave Heart"
        """
        {"name": "Brave Heart", "type": "character", "cost": 2, "strength": 4, "willpower": 3, "lore": 1,
         "classifications": ["Storyborn", "Hero"],
         "abilities": [{"is": "keyword", "keyword": "support"},
                       {"is": "triggered", "name": "LAST STAND", "when": [{"event": "quested", "this": true}],
                        "effect": {"is": "banish", "it": "this"}}]}
        """
      And these cards
        | ref      | card                                  | player | zone | state |
        | brave    | Brave Heart                           | Ann    | play |       |
        | friend   | a character costing 3                 | Ann    | play |       |
        | criminal | World's Greatest Criminal Mind        | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann quests with brave
      And Ann chooses <first>
      And Ann chooses yes
      Then it is accepted
      And brave is in Ann's discard
      When Ann plays criminal for its ink cost
      Then it is accepted
      And friend is in Ann's discard

      Examples:
        | when   | first             |
        | before | brave: LAST STAND |
        | after  | brave: Support    |

    @case:last-known-strength-counts-modifiers @clause:6.7.7 @clause:6.6.1
    Scenario: the Strength remembered is the one it had, not the printed one
      Given a game of Lorcana
      And the made-up card "Brave Heart"
        """
        {"name": "Brave Heart", "type": "character", "cost": 2, "strength": 2, "willpower": 3, "lore": 1,
         "classifications": ["Storyborn", "Seven Dwarfs"],
         "abilities": [{"is": "keyword", "keyword": "support"},
                       {"is": "triggered", "name": "LAST STAND", "when": [{"event": "quested", "this": true}],
                        "effect": {"is": "banish", "it": "this"}}]}
        """
      And these cards
        | ref      | card                           | player | zone | state |
        | brave    | Brave Heart                    | Ann    | play |       |
        | grumpy   | Grumpy - Bad-Tempered          | Ann    | play |       |
        | friend   | a character costing 3          | Ann    | play |       |
        | criminal | World's Greatest Criminal Mind | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann quests with brave
      And Ann chooses brave: LAST STAND
      And Ann chooses yes
      And Ann chooses friend
      Then it is accepted
      When Ann plays criminal for its ink cost
      Then it is accepted
      And friend is in Ann's discard

  Rule: An action played by an effect resolves wherever its card has gone

    @case:moved-action-still-resolves @clause:6.7.8 @clause:6.7.8.1 @catches:discard-before-effect
    @catches:nested-action-at-once
    Scenario: the ability that plays a song puts its card under the deck, and the song takes effect all the same
      Given a game of Lorcana
      And the made-up card "Thrifty Minstrel"
        """
        {"name": "Thrifty Minstrel", "type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
         "classifications": ["Storyborn"],
         "abilities": [{"is": "triggered", "name": "ONE LAST TUNE", "when": [{"event": "played", "this": true}],
                        "effect": {"is": "sequence", "steps": [
                          {"is": "play", "what": {"song": true}},
                          {"is": "put", "it": "played", "to": "deck", "place": "bottom"}]}}]}
        """
      And these cards
        | ref      | card                          | player | zone | state |
        | minstrel | Thrifty Minstrel              | Ann    | hand |       |
        | friends  | Friends on the Other Side     | Ann    | hand |       |
      And Ann has 1 ready ink
      And Ann's deck has 3 cards
      When Ann plays minstrel for its ink cost
      Then it is accepted
      And friends is in Ann's deck
      And Ann has 2 cards in hand
      And ann-deck-1 is in Ann's hand
      And ann-deck-2 is in Ann's hand

  Rule: Damage reduced to nothing

    @case:damage-reduced-to-nothing-was-dealt @clause:1.9.5 @clause:8.8.2 @clause:6.1.5.1 @edition:book
    @catches:resist-in-challenges-only @catches:zero-damage-is-not-dealt
    Scenario: 1 damage to a character with Resist +2 "to draw a card"
      Given a game of Lorcana
      And the made-up card "Poke"
        """
        {"name": "Poke", "type": "action", "cost": 1,
         "effect": {"is": "if-you-do",
                    "first": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}},
                                                          {"is": "deal-damage", "damage": 1}]},
                    "then": {"is": "draw"}}}
        """
      And these cards
        | ref   | card                         | player | zone | state |
        | poke  | Poke                         | Ann    | hand |       |
        | tiana | Tiana - Celebrating Princess | Bob    | play |       |
      And Ann has 1 ready ink
      And Ann's deck has 1 card
      When Ann plays poke for its ink cost
      Then it is accepted
      And tiana is undamaged
      And by reading
        | reading | outcome                       |
        | >=2.2   | ann-deck-1 is in Ann's hand   |
        | <2.2    | ann-deck-1 is in Ann's deck   |

  Rule: A check follows the effect that played an action, before the action's own

    @case:check-before-the-nested-action @clause:6.7.5 @clause:6.7.8.1 @clause:1.8.1 @catches:nested-action-at-once
    Scenario: whom the ability has damaged enough is gone before the song it plays takes effect
      Given a game of Lorcana
      And the made-up card "Loud Minstrel"
        """
        {"name": "Loud Minstrel", "type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
         "classifications": ["Storyborn"],
         "abilities": [{"is": "triggered", "name": "FORTISSIMO", "when": [{"event": "played", "this": true}],
                        "effect": {"is": "sequence", "steps": [
                          {"is": "deal-damage", "damage": 3, "all": {"type": ["character"], "whose": "opposing"}},
                          {"is": "play", "what": {"song": true}}]}}]}
        """
      And these cards
        | ref      | card                  | player | zone | state |
        | minstrel | Loud Minstrel         | Ann    | hand |       |
        | mother   | Mother Knows Best     | Ann    | hand |       |
        | victim   | a character costing 2 | Bob    | play |       |
      And Ann has 1 ready ink
      When Ann plays minstrel for its ink cost
      Then it is accepted
      And victim is in Bob's discard
      And minstrel is in Ann's hand
