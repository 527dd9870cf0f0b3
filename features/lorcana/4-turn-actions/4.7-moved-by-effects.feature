Feature: Moved by effects
  Clauses 4.7.1 and 4.7.2 hold for effects too: own characters, own locations, not where they are already.

  @case:carpet-moves-for-nothing @clause:4.7.4 @clause:4.7.1
  Scenario Outline: <who>'s Magic Carpet moves <who>'s character to <who>'s location without any ink
    Given a game of Lorcana
    And it is <who>'s turn
    And these cards
      | ref    | card                         | player  | zone | state  |
      | carpet | Magic Carpet - Flying Rug    | <who>   | play |        |
      | mine   | a character costing 2        | <who>   | play | drying |
      | his    | a character costing 2        | <other> | play |        |
      | home   | Pride Lands - Pride Rock     | <who>   | play |        |
      | away   | Agrabah - Marketplace        | <other> | play |        |
    When <who> uses carpet
    Then <who> is asked to choose from carpet and mine
    When <who> chooses mine
    Then it is accepted
    And only this has changed
      | what   | from                 | to                            |
      | carpet | <who>'s play         | <who>'s play, exerted         |
      | mine   | <who>'s play, drying | <who>'s play, drying, at home |

    Examples:
      | who | other |
      | Ann | Bob   |
      | Bob | Ann   |

  @case:effects-move-only-ones-own @clause:4.7.1
  Scenario Outline: An effect moves neither an opposing character nor a character to an opposing location (<case>)
    Given a game of Lorcana
    And the made-up card "Stiff Breeze"
      """
      {"name": "Stiff Breeze", "type": "action", "cost": 1,
       "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}, "as": "moved"},
                                              {"is": "choose", "what": {"type": ["location"]}, "as": "place"},
                                              {"is": "move-to", "it": "moved", "to": "place"}]}}
      """
    And these cards
      | ref    | card                  | player  | zone | state |
      | breeze | Stiff Breeze          | Ann     | hand |       |
      | who    | a character costing 2 | <whose> | play |       |
      | place  | Zootopia - Tundratown | <owner> | play |       |
    And Ann has 1 ready ink
    When Ann plays breeze for its ink cost
    Then it is accepted
    And only this has changed
      | what      | from       | to            |
      | breeze    | Ann's hand | Ann's discard |
      | Ann's ink | 1 ready    | 1 exerted     |

    Examples:
      | case        | whose | owner |
      | opposing    | Bob   | Ann   |
      | to opposing | Ann   | Bob   |

  @case:not-moved-where-it-is @clause:4.7.2 @clause:4.7.4
  Scenario Outline: Moving Cubby by an effect to where he already is does not count as moving (<case>)
    Given a game of Lorcana
    And these cards
      | ref    | card                                                   | player | zone | state   | at   |
      | carpet | Magic Carpet - Flying Rug                              | Ann    | play |         |      |
      | home   | Zootopia - Tundratown                                  | Ann    | play |         |      |
      | cubby  | Cubby - Mighty Lost Boy                                | Ann    | play |         | <at> |
      | his    | a character costing 2, with 0 Strength and 9 Willpower | Bob    | play | exerted |      |
    When Ann uses carpet
    And Ann chooses cubby
    And Ann challenges his with cubby
    Then it is accepted
    And his has <damage> damage

    Examples:
      | case      | at   | damage |
      | there     | home | 3      |
      | elsewhere |      | 6      |

  @case:song-moves-if-wanted @clause:4.7.4 @clause:6.1.4
  Scenario Outline: I Will Find My Way strengthens a character, which may then move (<answer>)
    Given a game of Lorcana
    And these cards
      | ref    | card                                                   | player | zone | state   |
      | song   | I Will Find My Way                                     | Ann    | hand |         |
      | home   | Zootopia - Tundratown                                  | Ann    | play |         |
      | mine   | a character costing 2, with 1 Strength and 9 Willpower | Ann    | play |         |
      | his    | a character costing 2, with 0 Strength and 9 Willpower | Bob    | play | exerted |
    And Ann has 1 ready ink
    When Ann plays song for its ink cost
    And Ann chooses <answer>
    And Ann challenges his with mine
    Then it is accepted
    And his has 3 damage
    And mine is <where>

    Examples:
      | answer | where          |
      | yes    | at home        |
      | no     | in Ann's play  |
