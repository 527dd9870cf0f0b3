Feature: 1.9.2 Damage put is not dealt
  Clauses 1.9.2.1, 1.9.2.2 and 8.8.3, and what watches damage being dealt.

  @case:counters-are-not-dealt @clause:1.9.2.2 @clause:8.8.3 @ruling:R089e
  Scenario: Merida does not react to damage counters that an action puts
    Given a game of Lorcana
    And these cards
      | ref    | card                       | player | zone | state |
      | merida | Merida - Formidable Archer | Ann    | play |       |
      | scary  | Malicious, Mean, and Scary | Ann    | hand |       |
      | one    | a character costing 3      | Bob    | play |       |
      | two    | a character costing 3      | Bob    | play |       |
    And Ann has 3 ready ink
    When Ann plays scary for its ink cost
    Then it is accepted
    And only this has changed
      | what      | from       | to                   |
      | scary     | Ann's hand | Ann's discard        |
      | one       | Bob's play | Bob's play, 1 damage |
      | two       | Bob's play | Bob's play, 1 damage |
      | Ann's ink | 3 ready    | 3 exerted            |

  @case:an-action-deals @clause:1.9.2.1 @clause:6.2.1 @clause:6.7.4
  Scenario Outline: Merida adds 2 damage only to Ann's action against Bob: here <whose>'s action hits <whom>
    Given a game of Lorcana
    And it is <whose>'s turn
    And these cards
      | ref    | card                                     | player  | zone | state |
      | merida | Merida - Formidable Archer               | Ann     | play |       |
      | fire   | Fire the Cannons!                        | <whose> | hand |       |
      | own    | a character costing 3, with 9 Willpower  | Ann     | play |       |
      | enemy  | a character costing 3, with 9 Willpower  | Bob     | play |       |
    And <whose> has 1 ready ink
    When <whose> plays fire for its ink cost
    And <whose> chooses <whom>
    Then it is accepted
    And <whom> has <damage> damage
    And no ability waits

    Examples:
      | case          | whose | whom  | damage |
      | her own       | Ann   | enemy | 4      |
      | on her own    | Ann   | own   | 2      |
      | Bob's         | Bob   | enemy | 2      |

  @case:resist-kept-from-reducing @clause:1.2.1 @clause:8.8.1 @clause:6.7.2.2 @ruling:R152
  Scenario Outline: A character with Resist 2 is dealt 2 damage by an action <how>
    Given a game of Lorcana
    And the made-up card "Sharp Point"
      """
      {"name": "Sharp Point", "type": "action", "cost": 1,
       "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}},
                                              {"is": "deal-damage", "damage": 2, "unreduced": true}]}}
      """
    And these cards
      | ref   | card                                                  | player | zone | state |
      | point | <card>                                                | Ann    | hand |       |
      | droid | a character costing 5, with Resist 2 and 5 Willpower  | Bob    | play |       |
    And Ann has 1 ready ink
    When Ann plays point for its ink cost
    Then it is accepted
    And droid has <damage> damage

    Examples:
      | how                             | card              | damage |
      | whose damage cannot be reduced  | Sharp Point       | 2      |
      | whose damage can be             | Fire the Cannons! | 0      |

    @case:damage-taken-or-not @clause:1.9.3 @clause:1.9.5
    Scenario Outline: Of <damage> damage that is <how>, a character with Resist 2 takes <taken>
      Given a game of Lorcana
      And the made-up card "Thin Skin"
        """
        {"type": "character", "cost": 1, "strength": 1, "willpower": 9, "lore": 1, "classifications": ["Storyborn"],
         "abilities": [{"is": "keyword", "keyword": "resist", "value": 2},
                       {"is": "triggered", "name": "OUCH", "when": [{"event": "damaged", "this": true}],
                        "effect": {"is": "draw"}}]}
        """
      And the made-up card "Needle"
        """
        {"type": "action", "cost": 0,
         "effect": {"is": "<verb>", "damage": <damage>, "all": {"type": ["character"]}}}
        """
      And these cards
        | ref    | card      | player | zone | state |
        | skin   | Thin Skin | Ann    | play |       |
        | needle | Needle    | Ann    | hand |       |
      And Ann's deck has 3 cards
      When Ann plays needle for its ink cost
      Then it is accepted
      And skin has <taken> damage
      And Ann has <hand> cards in hand

      Examples:
        | case | how   | verb        | damage | taken | hand |
        | none | dealt | deal-damage | 2      | 0     | 0    |
        | some | dealt | deal-damage | 3      | 1     | 1    |
        | put  | put   | put-damage  | 2      | 2     | 1    |
