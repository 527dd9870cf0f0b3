Feature: 8.8.2 Damage lowered to nothing

  Rule: Damage that is dealt is lowered

    @case:resist-lowers-what-is-dealt @clause:8.8.1 @clause:1.9.2.1
    Scenario: A character with Resist 2 takes 1 of 3 damage
      Given a game of Lorcana
      And the made-up card "Cudgel"
        """
        {"name": "Cudgel", "type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}},
                                                {"is": "deal-damage", "damage": 3}]}}
        """
      And these cards
        | ref    | card                                                | player | zone | state |
        | cudgel | Cudgel                                              | Ann    | hand |       |
        | rock   | a character costing 4, with Resist 2, 5 Willpower   | Bob    | play |       |
      And Ann has 1 ready ink
      When Ann plays cudgel for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from       | to                   |
        | cudgel    | Ann's hand | Ann's discard        |
        | Ann's ink | 1 ready    | 1 exerted            |
        | rock      | Bob's play | Bob's play, 1 damage |

    @case:more-resist-than-damage-heals-nothing @clause:8.8.1 @clause:8.8.2
    Scenario: Resist greater than the damage removes no earlier damage
      Given a game of Lorcana
      And the made-up card "Tap"
        """
        {"name": "Tap", "type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}},
                                                {"is": "deal-damage", "damage": 1}]}}
        """
      And these cards
        | ref  | card                                              | player | zone | state    |
        | tap  | Tap                                               | Ann    | hand |          |
        | rock | a character costing 4, with Resist 3, 5 Willpower | Bob    | play | 2 damage |
      And Ann has 1 ready ink
      When Ann plays tap for its ink cost
      Then it is accepted
      And rock has 2 damage

  Rule: Damage lowered to nothing

    @case:toll-lowered-but-not-to-nothing @clause:8.8.1 @clause:6.1.5.1
    Scenario: Damage to Ann's own character, reduced to 1 by Resist, still pays for the damage to Bob's
      Given a game of Lorcana
      And the made-up card "Toll"
        """
        {"name": "Toll", "type": "action", "cost": 2,
         "effect": {"is": "if-you-do",
                    "first": {"is": "sequence", "steps": [
                      {"is": "choose", "what": {"type": ["character"], "whose": "yours"}},
                      {"is": "deal-damage", "damage": 2}]},
                    "then": {"is": "sequence", "steps": [
                      {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}},
                      {"is": "deal-damage", "damage": 2}]}}}
        """
      And these cards
        | ref  | card                                              | player | zone | state |
        | toll | Toll                                              | Ann    | hand |       |
        | rock | a character costing 4, with Resist 1, 3 Willpower | Ann    | play |       |
        | prey | a character costing 4, with 5 Willpower           | Bob    | play |       |
      And Ann has 2 ready ink
      When Ann plays toll for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from       | to                   |
        | toll      | Ann's hand | Ann's discard        |
        | Ann's ink | 2 ready    | 2 exerted            |
        | rock      | Ann's play | Ann's play, 1 damage |
        | prey      | Bob's play | Bob's play, 2 damage |

    @case:toll-lowered-to-nothing @clause:8.8.2 @clause:1.9.5 @clause:6.1.5.1 @edition:book
    Scenario: Damage reduced to 0 by Resist was dealt by edition 2.2 and was not by 2.1
      Given a game of Lorcana
      And the made-up card "Toll"
        """
        {"name": "Toll", "type": "action", "cost": 2,
         "effect": {"is": "if-you-do",
                    "first": {"is": "sequence", "steps": [
                      {"is": "choose", "what": {"type": ["character"], "whose": "yours"}},
                      {"is": "deal-damage", "damage": 2}]},
                    "then": {"is": "sequence", "steps": [
                      {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}},
                      {"is": "deal-damage", "damage": 2}]}}}
        """
      And these cards
        | ref  | card                                              | player | zone | state |
        | toll | Toll                                              | Ann    | hand |       |
        | rock | a character costing 4, with Resist 2, 1 Willpower | Ann    | play |       |
        | prey | a character costing 4, with 5 Willpower           | Bob    | play |       |
      And Ann has 2 ready ink
      When Ann plays toll for its ink cost
      Then it is accepted
      And rock is undamaged
      And by reading
        | reading | outcome           |
        | <2.2    | prey is undamaged |
        | >=2.2   | prey has 2 damage |

    @case:toll-without-damage-is-not-paid @clause:1.9.5 @clause:6.1.5.1
    Scenario: With no character to damage, no damage was dealt in either edition
      Given a game of Lorcana
      And the made-up card "Toll"
        """
        {"name": "Toll", "type": "action", "cost": 2,
         "effect": {"is": "if-you-do",
                    "first": {"is": "sequence", "steps": [
                      {"is": "choose", "what": {"type": ["character"], "whose": "yours"}},
                      {"is": "deal-damage", "damage": 2}]},
                    "then": {"is": "sequence", "steps": [
                      {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}},
                      {"is": "deal-damage", "damage": 2}]}}}
        """
      And these cards
        | ref  | card                                    | player | zone | state |
        | toll | Toll                                    | Ann    | hand |       |
        | prey | a character costing 4, with 5 Willpower | Bob    | play |       |
      And Ann has 2 ready ink
      When Ann plays toll for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from       | to            |
        | toll      | Ann's hand | Ann's discard |
        | Ann's ink | 2 ready    | 2 exerted     |
