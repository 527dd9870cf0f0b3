Feature: After the challenge
  Clause 4.6.7: once damage is dealt and nothing waits any more, what lasted for the challenge ends and what comes after it happens.

  Rule: The challenge lasts until the bag is empty

    @case:still-challenging-while-it-resolves @clause:4.6.7 @clause:4.6.2
    Scenario Outline: <who>'s ability triggered by the damage resolves while the challenge still lasts
      Given a game of Lorcana
      And it is <who>'s turn
      And the made-up card "Measured"
        """
        {"type": "character", "cost": 3, "strength": 1, "willpower": 9, "lore": 1,
         "abilities": [{"is": "keyword", "keyword": "challenger", "value": 2},
                       {"is": "triggered", "when": [{"event": "damaged", "this": true}],
                        "effect": {"is": "gain-lore", "lore": {"is": "value", "of": "strength"}}}]}
        """
      And these cards
        | ref  | card                                    | player  | zone | state   |
        | mine | Measured                                | <who>   | play |         |
        | his  | a character costing 4, with 9 Willpower | <other> | play | exerted |
      When <who> challenges his with mine
      Then it is accepted
      And <who> has 3 lore
      And his has 3 damage

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

    @case:bonus-gone-after-the-challenge @clause:4.6.7 @clause:8.5.1
    Scenario: A bonus for challenging is gone after the challenge
      Given a game of Lorcana
      And the made-up card "Scales"
        """
        {"type": "item", "cost": 1,
         "abilities": [{"is": "activated", "cost": [],
                        "effect": {"is": "gain-lore",
                                   "lore": {"is": "count", "what": {"strength_at_least": 2}}}}]}
        """
      And these cards
        | ref    | card                                    | player | zone | state   |
        | scales | Scales                                  | Ann    | play |         |
        | eric   | Prince Eric - Dashing and Brave         | Ann    | play |         |
        | his    | a character costing 4, with 1 Strength and 9 Willpower | Bob    | play | exerted |
      When Ann challenges his with eric
      Then it is accepted
      And his has 3 damage
      When Ann uses scales
      Then it is accepted
      And Ann has 0 lore

    @case:weaker-no-more-after-the-challenge @clause:4.6.7
    Scenario: A character that was weaker while challenging Louie has its full Strength afterwards
      Given a game of Lorcana
      And the made-up card "Wake-up Call"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"], "whose": "yours"}},
                                                {"is": "ready"}]}}
        """
      And these cards
        | ref   | card                                    | player | zone | state   |
        | call  | Wake-up Call                            | Ann    | hand |         |
        | mine  | a character costing 3, with 9 Willpower | Ann    | play |         |
        | louie | Louie - One Cool Duck                   | Bob    | play | exerted |
        | other | a character costing 4, with 9 Willpower | Bob    | play | exerted |
      And Ann has 1 ready ink
      When Ann challenges louie with mine
      Then it is accepted
      And louie has 1 damage
      When Ann plays call for its ink cost
      Then it is accepted
      When Ann challenges other with mine
      Then it is accepted
      And other has 2 damage

    @case:nothing-else-before-it-is-over @clause:4.1.2
    Scenario: While a choice of the challenge is open, its player cannot take another turn action
      Given a game of Lorcana
      And these cards
        | ref   | card                                 | player | zone | state   |
        | raya  | Raya - Headstrong                    | Ann    | play |         |
        | other | a character costing 3                | Ann    | play |         |
        | his   | a character costing 4, with 1 Strength and 2 Willpower | Bob    | play | exerted |
      When Ann challenges his with raya
      Then Ann is asked
      When Ann quests with other
      Then it is refused
      And nothing has changed
      When Ann chooses yes
      Then it is accepted
      When Ann quests with other
      Then it is accepted
      And Ann has 1 lore

  Rule: What comes after the challenge comes then

    @case:ready-after-the-challenge @clause:4.6.7 @clause:6.2.7.2
    Scenario Outline: Prince Phillip readies after challenging a damaged character: <case>
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref     | card                                          | player  | zone | state   |
        | phillip | Prince Phillip - Swordsman of the Realm       | <who>   | play |         |
        | his     | a character costing 4, with <Willpower> Willpower | <other> | play | <state> |
      When <who> challenges his with phillip
      Then it is accepted
      And phillip is <after>

      Examples:
        | case                                       | who | other | Willpower | state             | after   |
        | he challenged a damaged character          | Ann | Bob   | 9         | exerted, 1 damage | ready   |
        | it was Bob                                 | Bob | Ann   | 9         | exerted, 1 damage | ready   |
        | it was banished meanwhile                  | Ann | Bob   | 3         | exerted, 1 damage | ready   |
        | not, where the challenged was not damaged  | Ann | Bob   | 9         | exerted           | exerted |

    @case:not-ready-before-the-damage @clause:4.6.7 @clause:4.6.5
    Scenario: Prince Phillip is still exerted for what the challenge and its damage trigger
      Given a game of Lorcana
      And the made-up card "Sentry"
        """
        {"type": "character", "cost": 3, "strength": 1, "willpower": 9, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "challenged", "this": true}, {"event": "damaged", "this": true}],
                        "effect": {"is": "gain-lore", "lore": {"is": "count",
                            "what": {"type": ["character"], "whose": "opposing", "exerted": true}}}}]}
        """
      And these cards
        | ref     | card                                    | player | zone | state             |
        | phillip | Prince Phillip - Swordsman of the Realm | Ann    | play |                   |
        | sentry  | Sentry                                  | Bob    | play | exerted, 1 damage |
      When Ann challenges sentry with phillip
      Then it is accepted
      And Bob has 2 lore
      And phillip is ready

    @case:readied-challenges-again @clause:4.6.7 @clause:4.6.4.1
    Scenario: A character readied after its challenge can challenge again in the same turn
      Given a game of Lorcana
      And these cards
        | ref  | card                                                   | player | zone | state   |
        | raya | Raya - Headstrong                                      | Ann    | play |         |
        | one  | a character costing 4, with 1 Strength and 2 Willpower | Bob    | play | exerted |
        | two  | a character costing 4, with 1 Strength and 9 Willpower | Bob    | play | exerted |
      When Ann challenges one with raya
      And Ann chooses yes
      Then it is accepted
      And raya is ready
      When Ann quests with raya
      Then it is refused by 1.2.2
      And nothing has changed
      When Ann challenges two with raya
      Then it is accepted
      And raya has 2 damage
      And raya is exerted
      And two has 2 damage

    @case:after-damage-in-the-order-of-the-bag @clause:7.7.4.4
    @asked:7.7.4.4
    Scenario Outline: Of abilities triggered by the damage on both sides, those of the active player, <who>, come first
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref  | card                              | player  | zone | state             |
        | mine | Marshmallow - Persistent Guardian | <who>   | play | 4 damage          |
        | his  | Marshmallow - Persistent Guardian | <other> | play | exerted, 4 damage |
      When <who> challenges his with mine
      Then <who> is asked
      When <who> chooses yes
      Then <other> is asked
      When <other> chooses no
      Then it is accepted
      And his is in <other>'s discard
      And mine is in <who>'s hand

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |
