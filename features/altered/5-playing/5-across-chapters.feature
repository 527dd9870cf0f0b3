Feature: 5 Playing, where it meets other chapters

  @case:for-less-but-not-for-less-than-two @clause:5.1.2.e @clause:5.2.4.b @clause:2.4.6.e @edition:>=3.0
  Scenario: A Spell played from Reserve for less by an effect still costs what a restriction asks, and is Fleeting
    Given a game of Altered
    And the made-up card "Bard"
      """
      {"type": "hero", "reserve_limit": 2, "landmark_limit": 2,
       "abilities": [{"is": "quick-action", "cost": [{"is": "pay-exhaust"}],
          "effect": {"is": "play", "less": 1, "what": {"is": "choose", "what": {"type": ["spell"], "zone": ["reserve"], "whose": "yours"}}}}]}
      """
    And the made-up card "Choir"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "cost-alteration", "what": {"type": ["spell"]}, "less": 1}]}
      """
    And the made-up card "Tollgate"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "cost-restriction", "least": 2, "who": "opponent"}]}
      """
    And these cards
      | ref   | card              | player | zone     |
      | bard  | Bard              | Ann    | hero     |
      | choir | Choir             | Ann    | landmark |
      | song  | a spell costing 3 | Ann    | reserve  |
      | gate  | Tollgate          | Bob    | landmark |
    And Ann has 3 ready mana
    When Ann uses bard
    And Ann chooses song
    Then it is accepted
    And only this has changed
      | what       | from          | to                   |
      | bard       | Ann's hero    | Ann's hero, exhausted |
      | song       | Ann's reserve | Ann's discard        |
      | Ann's mana | 3 ready       | 1 ready, 2 exhausted |

  @case:scout-cost-altered-three-times @clause:7.4.5.d @clause:5.1.2.e @clause:7.4.5.c @edition:>=3.0
  Scenario: A Scout cost is increased, decreased down to its minimum, and then restricted
    Given a game of Altered
    And the made-up card "Toll"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "cost-alteration", "more": 2, "who": "opponent"}, {"is": "cost-restriction", "least": 2, "who": "opponent"}]}
      """
    And the made-up card "Guide"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "cost-alteration", "what": {"type": ["character"]}, "less": 3, "minimum": 1}]}
      """
    And these cards
      | ref   | card                               | player | zone     |
      | owl   | a character costing 6 with Scout 1 | Ann    | hand     |
      | guide | Guide                              | Ann    | landmark |
      | toll  | Toll                               | Bob    | landmark |
    And Ann has 3 ready mana
    When Ann plays owl for its Scout cost in the hero expedition
    Then it is accepted
    And only this has changed
      | what       | from       | to                   |
      | owl        | Ann's hand | Ann's reserve        |
      | Ann's mana | 3 ready    | 1 ready, 2 exhausted |
      | turn       | Ann        | Bob                  |

  @case:discount-spent-on-a-free-card @clause:5.1.1.d @clause:7.3.20.a @clause:2.2.14.c @edition:>=3.0
  Scenario: A discount for the next card is used up by a card played for free
    Given a game of Altered
    And the made-up card "Host"
      """
      {"type": "hero", "reserve_limit": 2, "landmark_limit": 2,
       "abilities": [{"is": "quick-action", "cost": [{"is": "pay-exhaust"}],
          "effect": {"is": "play", "free": true, "what": {"is": "choose", "what": {"type": ["character"], "zone": ["hand"], "whose": "yours"}}}}]}
      """
    And these cards
      | ref  | card                  | player | zone    |
      | host | Host                  | Ann    | hero    |
      | mart | Martengale            | Ann    | reserve |
      | owl  | a character costing 2 | Ann    | hand    |
      | fox  | a character costing 2 | Ann    | hand    |
    And Ann has 1 ready mana
    When Ann uses mart
    And Ann uses host
    And Ann chooses owl
    And Ann chooses hero-expedition
    Then it is accepted
    And owl is in Ann's hero expedition
    And it is Ann's turn
    When Ann plays fox for its mana cost in the hero expedition
    Then it is refused
    And nothing has changed

  @case:jellyfish-not-yet-in-reserve @clause:4.4.a @clause:5.1.2.h @clause:7.3.24.a @clause:2.1.f @edition:>=3.0
  Scenario: A Jellyfish sacrificed as a cost comes to Reserve only after the Spell, which cannot sabotage it
    Given a game of Altered
    And the made-up card "Rite"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "abilities": [{"is": "additional-cost", "cost": [{"is": "pay-sacrifice", "what": {"is": "choose",
          "what": {"type": ["character"], "whose": "yours"}}}]}],
       "effect": {"is": "sabotage"}}
      """
    And these cards
      | ref   | card                          | player | zone            |
      | jelly | Moonlight Jellyfish           | Ann    | hero expedition |
      | rite  | Rite                          | Ann    | hand            |
      | r1    | a character costing 3         | Bob    | reserve         |
      | r2    | a character costing 3         | Bob    | reserve         |
    When Ann plays rite for its mana cost
    Then Ann is asked to choose from r1 and r2
    When Ann chooses r1
    Then it is accepted
    And r1 is in Bob's discard
    And jelly is in Ann's reserve
    And rite is in Ann's reserve

  @case:boost-for-the-next-and-scout @clause:5.2.b @clause:7.4.5.e @clause:2.1.d @clause:7.4.5.c @edition:>=3.0
  Scenario Outline: A boost promised to the next Character does not follow it once Scout has sent it to Reserve
    Given a game of Altered
    And these cards
      | ref   | card                               | player | zone    |
      | issun | Issun-bōshi                        | Ann    | reserve |
      | owl   | a character costing 6 with Seasoned and Scout 1 | Ann    | hand    |
    And Ann has 1 ready mana
    When Ann uses issun
    And Ann plays owl for its Scout cost in the hero expedition
    And Ann chooses <first>
    Then it is accepted
    And owl is in Ann's reserve
    And owl has <boosts> boosts

    Examples:
      | case        | first | boosts |
      | sent-first  | owl   | 0      |
      | boost-first | issun | 1      |

  @case:cannot-be-discarded-for-itself @clause:5.1.2.g @clause:1.2.5.c @edition:>=3.0
  Scenario: A card played from Reserve cannot be the card discarded from Reserve as its own cost
    Given a game of Altered
    And the made-up card "Purge"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "abilities": [{"is": "additional-cost", "cost": [{"is": "pay-discard", "what": {"is": "choose",
          "what": {"zone": ["reserve"], "whose": "yours"}}}]}],
       "effect": {"is": "draw"}}
      """
    And these cards
      | ref   | card  | player | zone    |
      | purge | Purge | Ann    | reserve |
    And Ann's deck has 1 card
    When Ann plays purge for its mana cost
    Then it is refused
    And nothing has changed

  @case:cooldown-kept-from-fleeting @clause:5.2.4.b @clause:5.2.4.a @clause:7.4.1.b @clause:2.4.5.c @clause:4.2.1.c @edition:>=3.0
  Scenario: A Cooldown Spell from Reserve that loses Fleeting comes back exhausted, and is ready the next day
    Given a game of Altered
    And the made-up card "Patron"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "played-with", "what": {"type": ["spell"]}, "loses": ["fleeting"]}]}
      """
    And these cards
      | ref    | card                            | player | zone     |
      | patron | Patron                          | Ann    | landmark |
      | echo   | a spell costing 1 with Cooldown | Ann    | reserve  |
    And Ann has 2 ready mana
    And Bob has passed
    When Ann plays echo for its mana cost
    Then it is accepted
    And echo is in Ann's reserve
    And echo is exhausted
    When Ann plays echo for its mana cost
    Then it is refused by 2.4.5.c
    And nothing has changed
    When Ann passes
    And Bob passes
    And Ann plays echo for its mana cost
    Then it is accepted
    And echo is exhausted
    And Ann has 1 ready mana
