Feature: Bodyguard
  Clause 8.3.2: the option to enter play exerted.

  Rule: The player may let a character with Bodyguard enter exerted

    @case:bodyguard-may-enter-exerted @clause:8.3.2 @clause:6.7.9
    Scenario Outline: Ann is asked whether her Bodyguard enters exerted, and says <answer>
      Given a game of Lorcana
      And these cards
        | ref   | card                   | player | zone | state |
        | simba | Simba - Protective Cub | Ann    | hand |       |
      And Ann has 2 ready ink
      When Ann plays simba for its ink cost
      And Ann chooses <answer>
      Then it is accepted
      And only this has changed
        | what      | from       | to        |
        | simba     | Ann's hand | <to>      |
        | Ann's ink | 2 ready    | 2 exerted |

      Examples:
        | answer | to                          |
        | yes    | Ann's play, drying, exerted |
        | no     | Ann's play, drying          |

    @case:bodyguard-played-for-free @clause:8.3.2 @clause:6.1.7 @clause:6.7.8
    Scenario: A Bodyguard that is played for free may enter exerted as well
      Given a game of Lorcana
      And these cards
        | ref   | card                   | player | zone | state |
        | jit   | Just in Time           | Ann    | hand |       |
        | simba | Simba - Protective Cub | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann plays jit for its ink cost
      And Ann chooses yes
      And Ann chooses yes
      Then it is accepted
      And only this has changed
        | what      | from       | to                          |
        | jit       | Ann's hand | Ann's discard               |
        | simba     | Ann's hand | Ann's play, drying, exerted |
        | Ann's ink | 3 ready    | 3 exerted                   |


    @case:granted-bodyguard-enters-exerted @clause:8.3.2 @clause:6.4.2.3 @ruling:R108c
    Scenario Outline: Ann's Toy may enter exerted only if it is given Bodyguard: a card gives it to <who>
      Given a game of Lorcana
      And the made-up card "Caring Shepherd"
        """
        {"name": "Caring Shepherd", "type": "character", "cost": 3, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Toy"],
         "abilities": [{"is": "static-gains", "keyword": "bodyguard",
                        "what": {"type": ["character"], "classified": ["Toy"], "whose": "yours", "other": true}}]}
        """
      And these cards
        | ref      | card                                  | player   | zone | state |
        | shepherd | Caring Shepherd                       | <player> | play |       |
        | toy      | a character costing 2, classified Toy | Ann      | hand |       |
        | spare    | an item costing 1                     | Ann      | hand |       |
      And Ann has 2 ready ink
      When Ann plays toy for its ink cost
      And <next>
      Then it is accepted
      And toy is <state>

      Examples:
        | who        | player | next            | state   |
        | Ann's Toys | Ann    | Ann chooses yes | exerted |
        | Bob's Toys | Bob    | Ann inks spare  | ready   |

    @case:woody-guards-as-bo-peep-asks @clause:6.4.2.3 @clause:8.3.2
    Scenario: Woody may enter exerted thanks to the Bodyguard that Bo Peep gives him
      Given a game of Lorcana
      And these cards
        | ref   | card                         | player | zone |
        | peep  | Bo Peep - Caring Shepherd    | Ann    | play |
        | woody | Woody - Waiting for a Friend | Ann    | hand |
      And Ann has 1 ready ink
      When Ann plays woody for its ink cost
      And Ann chooses yes
      Then it is accepted
      And woody is exerted

    @case:bo-peep-asks-no-woody-of-anns @clause:6.4.2.3
    Scenario: Bob's Bo Peep gives Ann's Woody no Bodyguard, and he enters ready
      Given a game of Lorcana
      And these cards
        | ref   | card                         | player | zone |
        | peep  | Bo Peep - Caring Shepherd    | Bob    | play |
        | woody | Woody - Waiting for a Friend | Ann    | hand |
      And Ann has 1 ready ink
      When Ann plays woody for its ink cost
      Then it is accepted
      And nobody is asked
      And woody is ready


    @case:no-bodyguard-no-option @clause:8.3.2 @clause:5.1.2.1
    Scenario: A character without Bodyguard enters ready, and nothing is asked
      Given a game of Lorcana
      And these cards
        | ref      | card                   | player | zone | state |
        | bodyless | a character costing 2  | Ann    | hand |       |
        | simba    | Simba - Protective Cub | Ann    | play |       |
      And Ann has 2 ready ink
      When Ann plays bodyless for its ink cost
      Then it is accepted
      And nobody is asked
      And bodyless is ready

  @case:bodyguard-he-only-gives-himself @clause:1.6.1 @clause:8.3.2 @ruling:R083b
  Scenario: Prince Eric has Bodyguard only once he is in play, too late to enter exerted
    Given a game of Lorcana
    And these cards
      | ref    | card                          | player | zone | state |
      | ursula | Ursula - Eric's Bride         | Ann    | play |       |
      | eric   | Prince Eric - Ursula's Groom  | Ann    | hand |       |
    And Ann has 6 ready ink
    When Ann plays eric for its ink cost
    Then it is accepted
    And nobody is asked
    And eric is ready and drying
