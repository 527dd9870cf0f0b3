Feature: 7.5 Cards put into the inkwell
  Clauses 7.5.2, 7.5.6 and 5.1.1.7.

  @case:item-and-what-is-under-it @clause:5.1.1.7 @clause:7.5.2 @clause:7.5.6 @ruling:R045a @ruling:R045b @edition:>=2.2
  Scenario: An item and the character under it both enter Bob's inkwell exerted
    Given a game of Lorcana
    And these cards
      | ref   | card                     | player | zone | state | under  |
      | hide  | Hide Away                | Ann    | hand |       |        |
      | pot   | Lantern                  | Bob    | play |       |        |
      | hades | Hades - Infernal Schemer | Bob    | play |       | pot    |
    And Ann has 2 ready ink
    And Bob has 1 ready ink
    When Ann plays hide for its ink cost
    Then it is accepted
    And only this has changed
      | what      | from                | to                 |
      | hide      | Ann's hand          | Ann's discard      |
      | pot       | Bob's play          | Bob's inkwell      |
      | hades     | Bob's play, under pot | Bob's inkwell    |
      | Ann's ink | 2 ready             | 2 exerted          |
      | Bob's ink | 1 ready             | 1 ready, 2 exerted |

  @case:into-the-inkwell-ready @clause:7.5.2 @clause:7.5.6
  Scenario: Hades puts a character into Bob's inkwell, where it is ready
    Given a game of Lorcana
    And these cards
      | ref    | card                                           | player | zone | state   |
      | hades  | Hades - Infernal Schemer                       | Ann    | hand |         |
      | victim | a character costing 4, without inkwell symbol  | Bob    | play | exerted |
    And Ann has 7 ready ink
    When Ann plays hades for its ink cost
    And Ann chooses yes
    Then it is accepted
    And only this has changed
      | what      | from                | to                 |
      | hades     | Ann's hand          | Ann's play, drying |
      | victim    | Bob's play, exerted | Bob's inkwell      |
      | Ann's ink | 7 ready             | 7 exerted          |
      | Bob's ink | nothing             | 1 ready            |

  @case:ink-lies-facedown @clause:5.1.2.4 @clause:7.5.2 @clause:5.1.2.6
  Scenario: A stack lies facedown in the inkwell, while the action that put it there is faceup in the discard
    Given a game of Lorcana
    And these cards
      | ref   | card                     | player | zone    | state    | under |
      | hide  | Hide Away                | Ann    | hand    |          |       |
      | pot   | Lantern                  | Bob    | play    |          |       |
      | hades | Hades - Infernal Schemer | Bob    | play    |          | pot   |
      | old   | a card                   | Bob    | inkwell | facedown |       |
    And Ann has 2 ready ink
    Then pot is faceup
    When Ann plays hide for its ink cost
    Then it is accepted
    And hide is faceup
    And pot is facedown and exerted
    And hades is facedown
    And old is facedown and ready

  @case:a-stack-is-inked-card-by-card @clause:7.5.2 @clause:5.1.1.7
  Scenario: An ability triggered by a card entering the inkwell triggers for each card of a stack
    Given a game of Lorcana
    And the made-up card "Moat"
      """
      {"name": "Moat", "type": "item", "cost": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "inked"}], "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And these cards
      | ref   | card                     | player | zone | under |
      | hide  | Hide Away                | Ann    | hand |       |
      | moat  | Moat                     | Bob    | play |       |
      | pot   | Lantern                  | Bob    | play |       |
      | hades | Hades - Infernal Schemer | Bob    | play | pot   |
    And Ann has 2 ready ink
    When Ann plays hide for its ink cost
    And Ann chooses pot
    Then it is accepted
    And Bob has 2 lore
    And hades is in Bob's inkwell

  @case:chicha-hears-a-stack-card-by-card @clause:6.2.2
  Scenario: A shifted character goes to the inkwell as two cards, and Chicha lets Ann draw for the second
    Given a game of Lorcana
    And these cards
      | ref    | card                                  | player | zone | under |
      | chicha | Chicha - Dedicated Mother             | Ann    | play |       |
      | song   | Let It Go                             | Ann    | hand |       |
      | alma   | Alma Madrigal - Keeper of the Flame   | Ann    | play |       |
      | below  | Alma Madrigal - Accepting Grandmother | Ann    | play | alma  |
    And Ann has 5 ready ink
    And Ann's deck has 2 cards
    When Ann plays song for its ink cost
    And Ann chooses alma
    And Ann chooses yes
    Then it is accepted
    And alma is in Ann's inkwell
    And below is in Ann's inkwell
    And ann-deck-1 is in Ann's hand

  @case:gramma-tala-hears-a-stack-card-by-card @clause:7.5.2 @clause:5.1.1.7
  Scenario: Gramma Tala's ability triggers for both cards of a shifted character put into Bob's inkwell
    Given a game of Lorcana
    And these cards
      | ref   | card                                  | player | zone | under |
      | song  | Let It Go                             | Ann    | hand |       |
      | tala  | Gramma Tala - Spirit of the Ocean     | Bob    | play |       |
      | alma  | Alma Madrigal - Keeper of the Flame   | Bob    | play |       |
      | below | Alma Madrigal - Accepting Grandmother | Bob    | play | alma  |
    And Ann has 5 ready ink
    When Ann plays song for its ink cost
    And Ann chooses alma
    Then it is accepted
    And alma is in Bob's inkwell
    And below is in Bob's inkwell
    And Bob has 2 lore

  @case:put-where-it-is-already @clause:7.5.6 @clause:6.1.5.1
  Scenario Outline: Putting an inked card into the <to> counts as done only if it is not there already
    Given a game of Lorcana
    And the made-up card "Moat"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "inked"}],
                      "effect": {"is": "if-you-do", "first": {"is": "put", "it": "that", "to": "<to>"},
                                 "then": {"is": "gain-lore", "lore": 1}, "otherwise": {"is": "gain-lore", "lore": 3}}}]}
      """
    And these cards
      | ref  | card                  | player | zone |
      | moat | Moat                  | Ann    | play |
      | elf  | a character costing 1 | Ann    | hand |
    When Ann inks elf
    Then it is accepted
    And elf is in Ann's <to>
    And Ann has <lore> lore

    Examples:
      | to      | lore |
      | inkwell | 3    |
      | hand    | 1    |
