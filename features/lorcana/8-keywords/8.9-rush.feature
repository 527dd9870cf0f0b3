Feature: Rush
  Clause 8.9: a character with Rush challenges as if it had been in play since the turn began.

  @case:rush-challenges-at-once @clause:8.9.1 @clause:4.6.4.1
  Scenario Outline: <who> plays a character with Rush and challenges with it at once
    Given a game of Lorcana
    And it is <who>'s turn
    And these cards
      | ref  | card                                    | player  | zone | state   |
      | zeus | Zeus - God of Lightning                 | <who>   | hand |         |
      | his  | a character costing 4, with 9 Willpower | <other> | play | exerted |
    And <who> has 4 ready ink
    When <who> plays zeus for its ink cost
    Then it is accepted
    And zeus is drying
    When <who> challenges his with zeus
    Then it is accepted
    And only this has changed
      | what | from                    | to                                    |
      | zeus | <who>'s play, drying    | <who>'s play, drying, exerted, 2 damage |
      | his  | <other>'s play, exerted | <other>'s play, exerted, 4 damage     |

    Examples:
      | who | other |
      | Ann | Bob   |
      | Bob | Ann   |

  @case:rush-does-not-quest @clause:1.7.5
  Scenario: Rush lets a drying character challenge and nothing else
    Given a game of Lorcana
    And the made-up card "Hasty Singer"
      """
      {"type": "character", "cost": 2, "strength": 2, "willpower": 3, "lore": 1,
       "abilities": [{"is": "keyword", "keyword": "rush"},
                     {"is": "activated", "cost": [{"is": "exert-this"}], "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And these cards
      | ref  | card         | player | zone | state  |
      | mine | Hasty Singer | Ann    | play | drying |
    When Ann quests with mine
    Then it is refused by 1.7.5
    And nothing has changed
    When Ann uses mine
    Then it is refused by 1.7.5
    And nothing has changed

  @case:rafiki-does-not-quest-at-once @clause:1.7.5
  Scenario: Rafiki's Rush does not let him quest while he is drying
    Given a game of Lorcana
    And these cards
      | ref    | card                     | player | zone | state  |
      | rafiki | Rafiki - Mysterious Sage | Ann    | play | drying |
    When Ann quests with rafiki
    Then it is refused by 1.7.5
    And nothing has changed

  @case:rush-against-locations @clause:8.9.1 @clause:4.6.8
  Scenario: A drying character with Rush can challenge a location
    Given a game of Lorcana
    And these cards
      | ref    | card                             | player | zone | state  |
      | mine   | a character costing 3, with Rush | Ann    | play | drying |
      | castle | a location costing 2             | Bob    | play |        |
    When Ann challenges castle with mine
    Then it is accepted
    And castle has 2 damage

  @case:rush-and-exerted @clause:4.6.4.1
  Scenario: Rush does not let an exerted character challenge
    Given a game of Lorcana
    And these cards
      | ref  | card                             | player | zone | state           |
      | mine | a character costing 3, with Rush | Ann    | play | drying, exerted |
      | his  | a character costing 4            | Bob    | play | exerted         |
    When Ann challenges his with mine
    Then it is refused by 4.6.4.1
    And nothing has changed

  @case:rush-and-ready-characters @clause:8.9.1 @clause:4.6.4.2
  Scenario: Rush does not let a character challenge a ready one
    Given a game of Lorcana
    And these cards
      | ref  | card                             | player | zone | state  |
      | mine | a character costing 3, with Rush | Ann    | play | drying |
      | his  | a character costing 4            | Bob    | play |        |
    When Ann challenges his with mine
    Then it is refused by 4.6.4.2
    And nothing has changed

  @case:rush-given-by-another @clause:8.9.1 @clause:6.4.2.3 @ruling:R083a
  Scenario Outline: Rush given by another card in play applies to a character entering play: <case>
    Given a game of Lorcana
    And these cards
      | ref   | card                      | player | zone | state   |
      | maui  | Maui - Half-Shark         | Ann    | hand |         |
      | peter | Peter Pan - Shadow Finder | <who>  | play |         |
      | his   | a character costing 4     | Bob    | play | exerted |
    And Ann has 6 ready ink
    When Ann plays maui for its ink cost
    Then it is accepted
    When Ann challenges his with maui
    Then <verdict>
    And <after>

    Examples:
      | case                     | who | verdict                | after                  |
      | of the same player       | Ann | it is accepted         | his is in Bob's discard |
      | not of the other player  | Bob | it is refused by 1.7.5 | nothing has changed    |

  @case:rush-for-those-with-evasive @clause:8.9.1
  Scenario: Peter Pan does not give Rush to a character without Evasive
    Given a game of Lorcana
    And these cards
      | ref   | card                      | player | zone | state   |
      | mine  | a character costing 3     | Ann    | play | drying  |
      | peter | Peter Pan - Shadow Finder | Ann    | play |         |
      | his   | a character costing 4     | Bob    | play | exerted |
    When Ann challenges his with mine
    Then it is refused by 1.7.5
    And nothing has changed

  @case:rush-by-an-ability @clause:8.9.1
  Scenario: An ability gives a drying character Rush and Challenger
    Given a game of Lorcana
    And these cards
      | ref  | card                                    | player | zone | state   |
      | elsa | Elsa - Storm Chaser                     | Ann    | play |         |
      | mine | a character costing 3                   | Ann    | play | drying  |
      | his  | a character costing 4, with 1 Strength and 9 Willpower | Bob    | play | exerted |
    When Ann challenges his with mine
    Then it is refused by 1.7.5
    And nothing has changed
    When Ann uses elsa
    And Ann chooses mine
    Then it is accepted
    When Ann challenges his with mine
    Then it is accepted
    And his has 4 damage
