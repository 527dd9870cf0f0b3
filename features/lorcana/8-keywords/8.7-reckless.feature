Feature: Reckless
  Clause 8.7: a reckless character does not quest, and its player does not end the turn while it could challenge.

  @case:reckless-never-quests @clause:8.7.2 @ruling:R126a
  Scenario Outline: <who>'s Reckless character cannot quest even with nothing to challenge, and the turn can end
    Given a game of Lorcana
    And it is <who>'s turn
    And these cards
      | ref    | card                         | player  | zone | state |
      | copper | Copper - On the Scent        | <who>   | play |       |
      | donald | Donald Duck - Ruby Champion  | <who>   | play |       |
      | his    | a character costing 4        | <other> | play |       |
    And <who>'s deck has 1 card
    And <other>'s deck has 1 card
    When <who> quests with copper
    Then it is refused by 8.7.2
    And nothing has changed
    When <who> ends their turn
    Then it is accepted
    And it is <other>'s turn

    Examples:
      | who | other |
      | Ann | Bob   |
      | Bob | Ann   |

  @case:reckless-keeps-the-turn-open @clause:8.7.3 @clause:3.3.2
  Scenario Outline: The turn cannot end while a ready Reckless character can challenge: <case>
    Given a game of Lorcana
    And these cards
      | ref  | card                                 | player | zone | state   |
      | mine | a character costing 3, with Reckless | Ann    | play |         |
      | his  | <card>                               | Bob    | play | <state> |
    And Ann's deck has 1 card
    And Bob's deck has 1 card
    When Ann ends their turn
    Then it is refused by 8.7.3
    And nothing has changed
    When Ann challenges with mine
    Then it is accepted
    When Ann ends their turn
    Then it is accepted
    And it is Bob's turn

    Examples:
      | case                  | card                  | state   |
      | an exerted character  | a character costing 4 | exerted |
      | a location            | a location costing 2  |         |

  @case:reckless-that-cannot-challenge @clause:8.7.3 @clause:4.6.4.3
  Scenario Outline: The turn can end when the Reckless character cannot challenge: <case>
    Given a game of Lorcana
    And these cards
      | ref  | card                                 | player | zone | state   |
      | mine | a character costing 3, with Reckless | Ann    | play | <one>   |
      | his  | <card>                               | Bob    | play | exerted |
    And Ann's deck has 1 card
    And Bob's deck has 1 card
    When Ann ends their turn
    Then it is accepted
    And it is Bob's turn

    Examples:
      | case                           | one     | card                                |
      | exerted                        | exerted | a character costing 4               |
      | drying                         | drying  | a character costing 4               |
      | nobody without Evasive opposes |         | a character costing 4, with Evasive |

  @case:reckless-short-of-the-cost @clause:8.7.3 @clause:4.6.4.3 @clause:1.5.3
  Scenario: The turn can end when the cost of the Reckless character's challenge cannot be paid
    Given a game of Lorcana
    And the made-up card "Empty Tank"
      """
      {"type": "character", "cost": 1, "strength": 3, "willpower": 2, "lore": 1,
       "abilities": [{"is": "keyword", "keyword": "reckless"},
                     {"is": "cost-to", "action": "challenge", "cost": [{"is": "ink", "amount": 1}]}]}
      """
    And these cards
      | ref  | card                  | player | zone | state   |
      | tank | Empty Tank            | Ann    | play |         |
      | one  | a character costing 4 | Bob    | play | exerted |
      | two  | a character costing 4 | Bob    | play | exerted |
    And Ann's deck has 1 card
    And Bob's deck has 1 card
    When Ann ends their turn
    Then it is accepted
    And it is Bob's turn

  @case:reckless-with-and-without-a-price @clause:8.7.3 @clause:1.5.3
  Scenario: The turn cannot end when one Reckless character must pay to challenge and another need not
    Given a game of Lorcana
    And the made-up card "Thirsty Racer"
      """
      {"type": "character", "cost": 1, "strength": 3, "willpower": 2, "lore": 1,
       "abilities": [{"is": "keyword", "keyword": "reckless"},
                     {"is": "cost-to", "action": "challenge", "cost": [{"is": "ink", "amount": 1}]}]}
      """
    And these cards
      | ref   | card                                 | player | zone | state   |
      | racer | Thirsty Racer                        | Bob    | play |         |
      | other | a character costing 2, with Reckless | Bob    | play |         |
      | prey  | a character costing 4                | Ann    | play | exerted |
    And it is Bob's turn
    And Bob has 1 ready ink
    When Bob ends their turn
    Then it is refused by 8.7.3
    And nothing has changed

  @case:rc-and-aladdin-are-reckless @clause:8.7.3 @clause:1.5.3
  Scenario: RC need not pay to challenge, but Aladdin, also Reckless, must challenge before the turn ends
    Given a game of Lorcana
    And these cards
      | ref     | card                       | player | zone |
      | one     | Iago - Loud-Mouthed Parrot | Bob    | play |
      | two     | Iago - Loud-Mouthed Parrot | Bob    | play |
      | rc      | RC - Remote-Controlled Car | Ann    | play |
      | aladdin | Aladdin - Street Rat       | Ann    | play |
    And it is Bob's turn
    And Ann has 1 ready ink
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Bob uses one
    And Bob chooses rc
    And Bob uses two
    And Bob chooses aladdin
    And Bob ends their turn
    And Ann ends their turn
    Then it is refused
    And nothing has changed

  @case:reckless-exerted-otherwise @clause:8.7.3
  Scenario: A Reckless character may be exerted to sing instead, and then the turn may end
    Given a game of Lorcana
    And these cards
      | ref  | card                                 | player | zone | state   |
      | mine | a character costing 3, with Reckless | Ann    | play |         |
      | song | a song costing 3                     | Ann    | hand |         |
      | his  | a character costing 4                | Bob    | play | exerted |
    And Ann's deck has 1 card
    And Bob's deck has 1 card
    When Ann ends their turn
    Then it is refused by 8.7.3
    And nothing has changed
    When Ann sings song with mine
    Then it is accepted
    And mine is exerted
    When Ann ends their turn
    Then it is accepted
    And it is Bob's turn

  @case:reckless-challenges-as-it-likes @clause:4.6.4.3
  Scenario: A player chooses which character a Reckless one challenges, within the limiters
    Given a game of Lorcana
    And these cards
      | ref    | card                                 | player | zone | state   |
      | mine   | a character costing 3, with Reckless | Ann    | play |         |
      | one    | a character costing 4                | Bob    | play | exerted |
      | two    | a character costing 4                | Bob    | play | exerted |
      | flying | a character costing 4, with Evasive  | Bob    | play | exerted |
    When Ann challenges flying with mine
    Then it is refused by 8.6.1
    And nothing has changed
    When Ann challenges two with mine
    Then it is accepted
    And two has 2 damage

  @case:reckless-sings-and-works @clause:8.7.4
  Scenario: Reckless does not stop a character from singing or being exerted for its ability
    Given a game of Lorcana
    And the made-up card "Wild Helper"
      """
      {"type": "character", "cost": 3, "strength": 1, "willpower": 1, "lore": 1,
       "abilities": [{"is": "keyword", "keyword": "reckless"},
                     {"is": "activated", "name": "Help", "cost": [{"is": "exert-this"}], "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And these cards
      | ref    | card                                 | player | zone |
      | singer | a character costing 3, with Reckless | Ann    | play |
      | helper | Wild Helper                          | Ann    | play |
      | song   | a song costing 3                     | Ann    | hand |
    When Ann sings song with singer
    Then it is accepted
    And singer is exerted
    And song is in Ann's discard
    When Ann uses helper
    Then it is accepted
    And helper is exerted
    And Ann has 1 lore
