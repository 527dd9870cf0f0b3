Feature: Altered 7.4.6, Seasoned, and 7.4.3, Eternal

  Background:
    Given a game of Altered
    And the made-up card "Recall"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "move", "what": {"is": "target", "what": {"type": ["character"]}}, "to": "reserve"}}
      """
    And the made-up card "Homesick"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "move", "what": {"is": "target", "what": {"type": ["character"]}}, "to": "hand"}}
      """

  Rule: Seasoned

    @case:altered-seasoned-rests @clause:7.4.6.b @clause:7.4.6.c @clause:4.2.5.b
    Scenario Outline: At Rest a Seasoned Character keeps its boosts, another loses them: <case>
      Given these cards
        | ref | card                                 | player | zone            | state                  |
        | vet | a character costing 1, with Seasoned | <who>  | hero expedition | 2 boosts, 1 war counter |
        | new | a character costing 1                | <who>  | hero expedition | 2 boosts               |
      When Ann passes
      And Bob passes
      Then vet is in <who>'s reserve
      And vet has 2 boosts
      And vet has 0 war counters
      And new is in <who>'s reserve
      And new has 0 boosts

      Examples:
        | case | who |
        | ann  | Ann |
        | bob  | Bob |

    @case:altered-seasoned-by-an-effect @clause:7.4.6.b @clause:7.4.6.c
    Scenario Outline: A Seasoned Character sent to Reserve by an effect keeps its boosts: <case>
      Given these cards
        | ref | card   | player | zone            | state    |
        | vet | <card> | Bob    | hero expedition | 3 boosts |
        | go  | Recall | Ann    | hand            |          |
      When Ann plays go for its mana cost
      Then it is accepted
      And vet is in Bob's reserve
      And vet has <boosts> boosts

      Examples:
        | case     | card                                 | boosts |
        | seasoned | a character costing 1, with Seasoned | 3      |
        | ordinary | a character costing 1                | 0      |

    @case:altered-seasoned-to-hand @clause:7.4.6.b
    Scenario: A Seasoned Character has no boosts in Hand and comes back without them
      Given these cards
        | ref | card                                 | player | zone            | state    |
        | vet | a character costing 0, with Seasoned | Bob    | hero expedition | 3 boosts |
        | go  | Homesick                             | Ann    | hand            |          |
      When Ann plays go for its mana cost
      Then vet is in Bob's hand
      When Bob plays vet for its mana cost in the hero expedition
      Then it is accepted
      And vet has 0 boosts

    @case:altered-seasoned-elsewhere @clause:7.4.6.b @clause:7.4.6.c
    Scenario Outline: A Seasoned Character that an effect sends to <where> has <kept> boosts
      Given the made-up card "Away"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "move", "what": {"is": "target", "what": {"type": ["character"]}}, "to": "<to>"}}
        """
      And these cards
        | ref | card                                 | player | zone            | state    |
        | vet | a character costing 1, with Seasoned | Bob    | hero expedition | 3 boosts |
        | go  | Away                                 | Ann    | hand            |          |
      When Ann plays go for its mana cost
      Then it is accepted
      And vet is in Bob's <to>
      And vet has <kept> boosts

      Examples:
        | where         | to      | kept |
        | the Mana zone | mana    | 0    |
        | the Reserve   | reserve | 3    |

    @case:altered-boosts-from-reserve @clause:2.5.k @clause:2.4.4.b
    Scenario Outline: A boosted Character played from Reserve is boosted in play: <case>
      Given these cards
        | ref | card   | player | zone    | state    |
        | vet | <card> | <who>  | reserve | 2 boosts |
      And it is <who>'s turn
      And <who> has 1 ready mana
      When <who> plays vet for its mana cost in the hero expedition
      Then it is accepted
      And vet is in <who>'s hero expedition
      And vet is fleeting
      And vet has 2 boosts

      Examples:
        | case     | who | card                                 |
        | seasoned | Ann | a character costing 1, with Seasoned |
        | ordinary | Bob | a character costing 1                |

    @case:altered-seasoned-and-fleeting @clause:7.4.6.b @clause:2.4.6.d
    Scenario: Seasoned does not save a Fleeting Character from the Discard pile, nor its boosts
      Given these cards
        | ref | card                                 | player | zone            | state              |
        | vet | a character costing 1, with Seasoned | Bob    | hero expedition | fleeting, 3 boosts |
        | go  | Recall                               | Ann    | hand            |                    |
      When Ann plays go for its mana cost
      Then it is accepted
      And only this has changed
        | what | from                                        | to            |
        | vet  | Bob's hero expedition, fleeting, 3 boosts   | Bob's discard |
        | go   | Ann's hand                                  | Ann's reserve |
        | turn | Ann                                         | Bob           |

  Rule: Eternal

    @case:altered-eternal-stays @clause:7.4.3.b
    Scenario Outline: At Rest an Eternal Character stays as it is: <case>
      Given these cards
        | ref  | card                                | player | zone                 | state   |
        | rock | a character costing 1, with Eternal | <who>  | companion expedition | <state> |
      When Ann passes
      And Bob passes
      Then rock is in <who>'s companion expedition
      And rock is <after>
      And rock has <boosts> boosts

      Examples:
        | case     | who | state              | after        | boosts |
        | plain    | Ann |                    | not fleeting | 0      |
        | boosted  | Bob | 2 boosts           | not fleeting | 2      |
        | fleeting | Ann | fleeting, 1 boost  | fleeting     | 1      |
        | asleep   | Bob | asleep             | not asleep   | 0      |
        | anchored | Ann | anchored, 1 boost  | not anchored | 1      |

    @case:altered-eternal-can-be-moved @clause:7.3.26.a
    Scenario: An effect can send an Eternal Character to Reserve
      Given these cards
        | ref  | card                                | player | zone            |
        | rock | a character costing 1, with Eternal | Bob    | hero expedition |
        | go   | Recall                              | Ann    | hand            |
      When Ann plays go for its mana cost
      Then it is accepted
      And rock is in Bob's reserve
