Feature: Altered, any number of objects, turns and days
  Nothing limits the objects of an Expedition, the Mana Orbs, a Hand, the quick actions of a turn or the days of a game.

  @case:thirteen-characters-in-one-expedition @clause:3.2.4.c
  Scenario: A thirteenth Character can join an Expedition
    Given a game of Altered
    And these cards
      | ref  | card                  | player | zone            |
      | c1   | a character costing 1 | Ann    | hero expedition |
      | c2   | a character costing 1 | Ann    | hero expedition |
      | c3   | a character costing 1 | Ann    | hero expedition |
      | c4   | a character costing 1 | Ann    | hero expedition |
      | c5   | a character costing 1 | Ann    | hero expedition |
      | c6   | a character costing 1 | Ann    | hero expedition |
      | c7   | a character costing 1 | Ann    | hero expedition |
      | c8   | a character costing 1 | Ann    | hero expedition |
      | c9   | a character costing 1 | Ann    | hero expedition |
      | c10  | a character costing 1 | Ann    | hero expedition |
      | c11  | a character costing 1 | Ann    | hero expedition |
      | c12  | a character costing 1 | Ann    | hero expedition |
      | late | a character costing 2 | Ann    | hand            |
    And Ann has 2 ready mana
    When Ann plays late for its mana cost in the hero expedition
    Then it is accepted
    And only this has changed
      | what       | from       | to                    |
      | late       | Ann's hand | Ann's hero expedition |
      | Ann's mana | 2 ready    | 2 exhausted           |
      | turn       | Ann        | Bob                   |

  @case:thirty-mana-orbs @clause:5.1.2.h @clause:3.2.9.f
  Scenario: A player with thirty Mana Orbs pays for a Character that costs 20
    Given a game of Altered
    And these cards
      | ref  | card                   | player | zone |
      | dear | a character costing 20 | Ann    | hand |
    And Ann has 24 ready mana and 6 exhausted mana
    When Ann plays dear for its mana cost in the companion expedition
    Then it is accepted
    And only this has changed
      | what       | from                  | to                         |
      | dear       | Ann's hand            | Ann's companion expedition |
      | Ann's mana | 24 ready, 6 exhausted | 4 ready, 26 exhausted      |
      | turn       | Ann                   | Bob                        |

  @case:twelve-quick-actions-in-one-turn @clause:4.2.3.e @clause:5.3.a
  Scenario: A player can play twelve quick actions and then a card in one turn
    Given a game of Altered
    And the made-up card "Press"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "quick-action", "name": "Draw up", "cost": [{"is": "pay-mana", "mana": 1}], "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref   | card                  | player | zone     |
      | press | Press                 | Ann    | landmark |
      | fox   | a character costing 2 | Ann    | hand     |
    And Ann has 14 ready mana
    And Ann's deck has 20 cards
    When Ann uses press
    And Ann uses press
    And Ann uses press
    And Ann uses press
    And Ann uses press
    And Ann uses press
    And Ann uses press
    And Ann uses press
    And Ann uses press
    And Ann uses press
    And Ann uses press
    And Ann uses press
    And Ann plays fox for its mana cost in the hero expedition
    Then it is accepted
    And fox is in Ann's hero expedition
    And Ann has 0 ready mana
    And Ann has 12 cards in hand

  @case:a-card-on-a-late-day @clause:4.2.3.d
  Scenario Outline: A card can be played on any Day, however late
    Given a game of Altered
    And it is day <case>
    And these cards
      | ref | card                  | player | zone |
      | fox | a character costing 2 | Ann    | hand |
    And Ann has 2 ready mana
    When Ann plays fox for its mana cost in the hero expedition
    Then it is accepted
    And fox is in Ann's hero expedition

    Examples:
      | case |
      | 3    |
      | 11   |
      | 128  |

  @case:boosts-past-a-hundred @clause:2.5.d
  Scenario Outline: Counters add up past nine and past ninety-nine
    Given a game of Altered
    And the made-up card "Cheer"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}}, "counter": "boost", "count": <more>}}
      """
    And these cards
      | ref   | card                                | player | zone            | state           |
      | cheer | Cheer                               | Ann    | hand            |                 |
      | fox   | a character costing 2, with 1 Water | Ann    | hero expedition | <before> boosts |
    When Ann plays cheer for its mana cost
    Then it is accepted
    And fox has <after> boosts

    Examples:
      | case    | before | more | after |
      | nine    | 8      | 3    | 11    |
      | hundred | 97     | 40   | 137   |

  @case:statistics-past-a-hundred @clause:2.5.1.b
  Scenario Outline: Boosts raise a statistic past nine and past ninety-nine
    Given a game of Altered
    And these cards
      | ref | card                                | player | zone            | state           |
      | fox | a character costing 2, with 3 Water | Ann    | hero expedition | <case> boosts   |
    Then fox has <water> Water

    Examples:
      | case | water |
      | 8    | 11    |
      | 120  | 123   |

  @case:a-crowd-moves-forward @clause:4.2.4.b
  Scenario Outline: The statistics of eleven Characters are added up
    Given a game of Altered
    And these cards
      | ref | card | player | zone |
      | c1 | a character costing 1, with 1 Forest, 0 Mountain and 0 Water | Ann | hero expedition |
      | c2 | a character costing 1, with 1 Forest, 0 Mountain and 0 Water | Ann | hero expedition |
      | c3 | a character costing 1, with 1 Forest, 0 Mountain and 0 Water | Ann | hero expedition |
      | c4 | a character costing 1, with 1 Forest, 0 Mountain and 0 Water | Ann | hero expedition |
      | c5 | a character costing 1, with 1 Forest, 0 Mountain and 0 Water | Ann | hero expedition |
      | c6 | a character costing 1, with 1 Forest, 0 Mountain and 0 Water | Ann | hero expedition |
      | c7 | a character costing 1, with 1 Forest, 0 Mountain and 0 Water | Ann | hero expedition |
      | c8 | a character costing 1, with 1 Forest, 0 Mountain and 0 Water | Ann | hero expedition |
      | c9 | a character costing 1, with 1 Forest, 0 Mountain and 0 Water | Ann | hero expedition |
      | c10 | a character costing 1, with 1 Forest, 0 Mountain and 0 Water | Ann | hero expedition |
      | c11 | a character costing 1, with 1 Forest, 0 Mountain and 0 Water | Ann | hero expedition |
      | foe | a character costing 8, with <case> Forest, 0 Mountain and 0 Water | Bob | hero expedition |
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    And Bob has passed
    When Ann passes
    Then Ann's hero expedition is at <ann>
    And Bob's hero expedition is at <bob>

    Examples:
      | case | ann | bob |
      | 10   | 1   | 0   |
      | 12   | 0   | 1   |
