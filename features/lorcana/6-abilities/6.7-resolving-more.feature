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
      Then Ann is asked
      When Ann chooses <first>
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
