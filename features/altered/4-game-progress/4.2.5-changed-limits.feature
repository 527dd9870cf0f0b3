Feature: Altered 4.2.5, limits that texts make greater or smaller

  Background:
    Given a game of Altered
    And it is Bob's turn
    And Ann has passed
    And Ann's deck has 9 cards
    And Bob's deck has 9 cards

  Rule: each limit by itself, all changes together

    Background:
      Given these cards
        | ref  | card                           | player | zone     |
        | owl  | a character costing 1          | Ann    | reserve  |
        | fox  | a spell costing 1              | Ann    | reserve  |
        | hare | a character costing 2          | Ann    | reserve  |
        | bear | a character costing 3          | Ann    | reserve  |
        | inn  | a landmark permanent costing 1 | Ann    | landmark |
        | mill | a landmark permanent costing 2 | Ann    | landmark |
        | dam  | a landmark permanent costing 3 | Ann    | landmark |

    @case:altered-limits-of-a-hero-changed @clause:4.2.5.c @clause:3.2.10.b @clause:3.2.7.b @clause:1.4.2.a @edition:>=3.0
    Scenario Outline: Texts change the limits of two in Reserve and one Landmark that a Hero gives: <case>
      Given the made-up card "Cart"
        """
        {"type": "permanent", "zone_type": "expedition", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [<texts>]}
        """
      And these cards
        | ref   | card                                             | player | zone            |
        | chief | a hero with reserve limit 2 and landmark limit 1 | Ann    | hero            |
        | cart  | Cart                                             | Ann    | hero expedition |
      When Bob passes
      Then Ann is asked to choose from owl, fox, hare and bear
      When Ann chooses <too many>
      Then it is refused
      And nothing has changed
      When Ann chooses <kept>
      And Ann chooses <standing>
      Then it is accepted
      And Ann has <in Reserve> in reserve
      And Ann has <landmarks> in landmark

      Examples:
        | case                          | texts                                                                    | too many                | kept              | standing     | in Reserve | landmarks |
        | Reserve by one more           | {"is": "limit", "plus": 1}                                               | owl, fox, hare and bear | owl, fox and hare | inn          | 3 cards    | 1 card    |
        | Reserve by one less           | {"is": "limit", "plus": -1}                                              | owl and fox             | owl               | inn          | 1 card     | 1 card    |
        | landmarks by one more         | {"is": "limit", "of": "landmark", "plus": 1}                             | owl, fox and hare       | owl and fox       | inn and mill | 2 cards    | 2 cards   |
        | both by one more              | {"is": "limit", "plus": 1}, {"is": "limit", "of": "landmark", "plus": 1} | owl, fox, hare and bear | owl, fox and hare | inn and mill | 3 cards    | 2 cards   |
        | Reserve by one more, less one | {"is": "limit", "plus": 1}, {"is": "limit", "plus": -1}                  | owl, fox and hare       | owl and fox       | inn          | 2 cards    | 1 card    |
        | Reserve by two less, more one | {"is": "limit", "plus": -2}, {"is": "limit", "plus": 1}                  | owl and fox             | owl               | inn          | 1 card     | 1 card    |

    @case:altered-limits-without-a-hero-changed @clause:4.2.5.c @clause:3.2.10.b @clause:3.2.7.b @clause:1.4.2.a @edition:>=3.0
    Scenario Outline: Without a Hero the limits are two and two, and texts change those too: <case>
      Given the made-up card "Cart"
        """
        {"type": "permanent", "zone_type": "expedition", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [<texts>]}
        """
      And these cards
        | ref  | card | player  | zone            |
        | cart | Cart | <whose> | hero expedition |
      When Bob passes
      And Ann chooses <kept>
      And Ann chooses <standing>
      Then it is accepted
      And Ann has <in Reserve> in reserve
      And Ann has <landmarks> in landmark

      Examples:
        | case                  | whose | texts                                                        | kept              | standing     | in Reserve | landmarks |
        | Reserve by one more   | Ann   | {"is": "limit", "plus": 1}                                   | owl, fox and hare | inn and mill | 3 cards    | 2 cards   |
        | landmarks by one less | Ann   | {"is": "limit", "of": "landmark", "plus": -1}                | owl and fox       | inn          | 2 cards    | 1 card    |
        | the opponent's        | Bob   | {"is": "limit", "of": "landmark", "plus": -1}                | owl and fox       | inn and mill | 2 cards    | 2 cards   |
        | of each player        | Bob   | {"is": "limit", "of": "landmark", "plus": -1, "who": "each"} | owl and fox       | inn          | 2 cards    | 1 card    |

    @case:altered-limits-end-at-none @clause:4.2.5.c @edition:>=3.0
    Scenario: Limits made smaller than zero count as zero
      Given the made-up card "Cart"
        """
        {"type": "permanent", "zone_type": "expedition", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "limit", "plus": -3}, {"is": "limit", "of": "landmark", "plus": -5}]}
        """
      And these cards
        | ref  | card | player | zone            |
        | cart | Cart | Ann    | hero expedition |
      When Bob passes
      And Bob chooses nothing
      And Ann chooses nothing
      Then it is accepted
      And Ann has 0 cards in reserve
      And Ann has 0 cards in landmark
      And bear is in Ann's discard
      And dam is in Ann's discard
      And cart is in Ann's hero expedition

  Rule: which limits hold

    @case:altered-a-limit-that-goes-at-clean-up @clause:4.2.5.c @clause:3.2.10.b @edition:>=3.0
    Scenario: A Landmark that raises a limit counts in the Clean-up that removes it, but no longer the next Night
      Given the made-up card "Shelf"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "limit", "plus": 1}]}
        """
      And these cards
        | ref   | card                                             | player | zone     |
        | chief | a hero with reserve limit 2 and landmark limit 0 | Ann    | hero     |
        | shelf | Shelf                                            | Ann    | landmark |
        | owl   | a character costing 1                            | Ann    | reserve  |
        | fox   | a character costing 2                            | Ann    | reserve  |
        | hare  | a character costing 3                            | Ann    | reserve  |
      When Bob passes
      And Bob chooses nothing
      And Ann chooses nothing
      Then it is accepted
      And shelf is in Ann's discard
      And Ann has 3 cards in reserve
      When Bob passes
      And Ann passes
      Then Ann is asked to choose from owl, fox and hare
      When Ann chooses owl, fox and hare
      Then it is refused
      And nothing has changed
