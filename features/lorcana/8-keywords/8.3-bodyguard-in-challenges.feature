Feature: Bodyguard in challenges
  Clause 8.3.3: who would choose a character to challenge chooses one with Bodyguard, if one can be challenged.

  @case:bodyguard-first @clause:8.3.3 @clause:4.6.4.3 @ruling:R108a
  Scenario Outline: <who> must challenge the character with Bodyguard first
    Given a game of Lorcana
    And it is <who>'s turn
    And these cards
      | ref    | card                                  | player  | zone | state   |
      | mine   | a character costing 3                 | <who>   | play |         |
      | guard  | a character costing 3, with Bodyguard | <other> | play | exerted |
      | weak   | a character costing 2                 | <other> | play | exerted |
    When <who> challenges weak with mine
    Then it is refused by 8.3.3
    And nothing has changed
    When <who> challenges with mine
    Then it is accepted
    And only this has changed
      | what   | from                    | to                                |
      | mine   | <who>'s play            | <who>'s play, exerted, 2 damage   |
      | guard  | <other>'s play, exerted | <other>'s play, exerted, 2 damage |

    Examples:
      | who | other |
      | Ann | Bob   |
      | Bob | Ann   |

  @case:ready-bodyguard-guards-nobody @clause:8.3.3 @clause:4.6.4.2 @ruling:R108b
  Scenario Outline: A ready character with Bodyguard protects nobody: <who> challenges
    Given a game of Lorcana
    And it is <who>'s turn
    And these cards
      | ref    | card                    | player  | zone | state   |
      | mine   | a character costing 3   | <who>   | play |         |
      | donald | Donald Duck - Musketeer | <other> | play |         |
      | aurora | Aurora - Regal Princess | <other> | play | exerted |
    When <who> challenges aurora with mine
    Then it is accepted
    And aurora is in <other>'s discard

    Examples:
      | who | other |
      | Ann | Bob   |
      | Bob | Ann   |

  @case:ready-bodyguard-guards-against-some @clause:8.3.3 @clause:1.2.1
  Scenario: A ready Bodyguard protects others against a challenger that may challenge ready characters
    Given a game of Lorcana
    And these cards
      | ref     | card                    | player | zone | state   |
      | namaari | Namaari - Morning Mist  | Ann    | play |         |
      | mine    | a character costing 3   | Ann    | play |         |
      | donald  | Donald Duck - Musketeer | Bob    | play |         |
      | aurora  | Aurora - Regal Princess | Bob    | play | exerted |
    When Ann challenges aurora with namaari
    Then it is refused by 8.3.3
    And nothing has changed
    When Ann challenges donald with namaari
    Then it is accepted
    And donald has 2 damage
    When Ann challenges aurora with mine
    Then it is accepted
    And aurora is in Bob's discard

  @case:bodyguard-that-cannot-be-challenged @clause:8.3.3 @clause:1.2.2 @clause:4.6.4.3 @ruling:R108d
  Scenario Outline: A character with Bodyguard that cannot be challenged protects nobody: <case> is challenged
    Given a game of Lorcana
    And these cards
      | ref     | card                    | player | zone | state   |
      | mine    | a character costing 3   | Ann    | play |         |
      | diablo  | Diablo - Stone Servant  | Bob    | play | exerted |
      | namaari | Namaari - Morning Mist  | Bob    | play | exerted |
      | aurora  | Aurora - Regal Princess | Bob    | play | exerted |
    When Ann challenges namaari with mine
    Then it is refused by 1.2.2
    And nothing has changed
    When Ann challenges <case> with mine
    Then it is accepted
    And <case> <after>

    Examples:
      | case   | after               |
      | aurora | is in Bob's discard |
      | diablo | has 2 damage        |

  @case:another-bodyguard-still-binds @clause:8.3.3 @clause:4.6.4.3 @ruling:R108e
  Scenario: Another Bodyguard that can be challenged still has to be challenged first
    Given a game of Lorcana
    And these cards
      | ref     | card                    | player | zone | state   |
      | mine    | a character costing 3   | Ann    | play |         |
      | diablo  | Diablo - Stone Servant  | Bob    | play | exerted |
      | namaari | Namaari - Morning Mist  | Bob    | play | exerted |
      | donald  | Donald Duck - Musketeer | Bob    | play | exerted |
      | aurora  | Aurora - Regal Princess | Bob    | play | exerted |
    When Ann challenges aurora with mine
    Then it is refused by 8.3.3
    And nothing has changed
    When Ann challenges with mine
    Then it is accepted
    And donald has 2 damage

  @case:servant-ready-guard-bound @clause:8.3.3 @clause:1.2.2
  Scenario: While Diablo is ready, Namaari with Bodyguard can be challenged and so must be
    Given a game of Lorcana
    And these cards
      | ref     | card                    | player | zone | state   |
      | mine    | a character costing 3   | Ann    | play |         |
      | diablo  | Diablo - Stone Servant  | Bob    | play |         |
      | namaari | Namaari - Morning Mist  | Bob    | play | exerted |
      | aurora  | Aurora - Regal Princess | Bob    | play | exerted |
    When Ann challenges aurora with mine
    Then it is refused by 8.3.3
    And nothing has changed
    When Ann challenges namaari with mine
    Then it is accepted
    And namaari has 2 damage

  @case:evasive-bodyguard @clause:8.3.3 @clause:8.6.1
  Scenario Outline: A character with Bodyguard and Evasive binds only challengers able to challenge it: <case>
    Given a game of Lorcana
    And these cards
      | ref   | card                                              | player | zone | state   |
      | mine  | <card>                                            | Ann    | play |         |
      | guard | a character costing 4, with Bodyguard and Evasive | Bob    | play | exerted |
      | his   | a character costing 4, with 9 Willpower           | Bob    | play | exerted |
    When Ann challenges his with mine
    Then <verdict>
    And <after>

    Examples:
      | case            | card                                | verdict                | after               |
      | without Evasive | a character costing 3               | it is accepted         | his has 2 damage    |
      | with Evasive    | a character costing 3, with Evasive | it is refused by 8.3.3 | nothing has changed |
      | with Alert      | a character costing 3, with Alert   | it is refused by 8.3.3 | nothing has changed |

  @case:bodyguard-against-cheap-characters @clause:8.3.3 @clause:1.2.2
  Scenario: A challenger that cannot challenge the Bodyguard may challenge another character
    Given a game of Lorcana
    And the made-up card "Lofty Guard"
      """
      {"type": "character", "cost": 5, "strength": 2, "willpower": 9, "lore": 1,
       "abilities": [{"is": "keyword", "keyword": "bodyguard"},
                     {"is": "cannot", "action": "be-challenged", "against": {"type": ["character"], "cost_at_most": 3}}]}
      """
    And these cards
      | ref   | card                  | player | zone | state   |
      | cheap | a character costing 3 | Ann    | play |         |
      | dear  | a character costing 4 | Ann    | play |         |
      | guard | Lofty Guard           | Bob    | play | exerted |
      | his   | a character costing 4 | Bob    | play | exerted |
    When Ann challenges his with dear
    Then it is refused by 8.3.3
    And nothing has changed
    When Ann challenges guard with cheap
    Then it is refused by 1.2.2
    And nothing has changed
    When Ann challenges his with cheap
    Then it is accepted
    And his has 2 damage

  @case:either-of-two-bodyguards @clause:8.3.3
  Scenario Outline: Any of several characters with Bodyguard may be challenged: <one>
    Given a game of Lorcana
    And these cards
      | ref    | card                                  | player | zone | state   |
      | mine   | a character costing 3                 | Ann    | play |         |
      | first  | a character costing 4, with Bodyguard | Bob    | play | exerted |
      | second | a character costing 4, with Bodyguard | Bob    | play | exerted |
      | his    | a character costing 4                 | Bob    | play | exerted |
    When Ann challenges his with mine
    Then it is refused by 8.3.3
    And nothing has changed
    When Ann challenges <one> with mine
    Then it is accepted
    And <one> has 2 damage

    Examples:
      | one    |
      | first  |
      | second |

  @case:bodyguard-of-the-challenger-himself @clause:8.3.3
  Scenario: A Bodyguard among the challenger's own characters does not protect opposing ones
    Given a game of Lorcana
    And these cards
      | ref   | card                                  | player | zone | state   |
      | mine  | a character costing 3                 | Ann    | play |         |
      | guard | a character costing 4, with Bodyguard | Ann    | play | exerted |
      | his   | a character costing 4                 | Bob    | play | exerted |
    When Ann challenges his with mine
    Then it is accepted
    And his has 2 damage

  @case:bodyguard-and-locations @clause:8.3.3 @clause:4.6.8.1
  Scenario: A location can be challenged despite a Bodyguard
    Given a game of Lorcana
    And these cards
      | ref    | card                                  | player | zone | state   | at     |
      | mine   | a character costing 3                 | Ann    | play |         |        |
      | castle | a location costing 2                  | Bob    | play |         |        |
      | guard  | a character costing 4, with Bodyguard | Bob    | play | exerted | castle |
    When Ann challenges castle with mine
    Then it is accepted
    And castle has 2 damage
    And guard is undamaged

  @case:next-one-once-the-guard-is-gone @clause:8.3.3
  Scenario: Once the Bodyguard is banished, the other character may be challenged
    Given a game of Lorcana
    And these cards
      | ref   | card                                                  | player | zone | state   |
      | one   | a character costing 3                                 | Ann    | play |         |
      | two   | a character costing 3                                 | Ann    | play |         |
      | guard | a character costing 4, with Bodyguard and 2 Willpower | Bob    | play | exerted |
      | his   | a character costing 4                                 | Bob    | play | exerted |
    When Ann challenges guard with one
    Then it is accepted
    And guard is in Bob's discard
    When Ann challenges his with two
    Then it is accepted
    And his has 2 damage

  @case:locations-guard-nobody @clause:8.3.3
  Scenario: A location with Bodyguard does not keep a character from being challenged
    Given a game of Lorcana
    And the made-up card "Banner"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "static-gains", "keyword": "bodyguard", "what": {"whose": "yours", "not_named": ["Idler"]}}]}
      """
    And these cards
      | ref    | card                               | player | zone | state   |
      | mine   | a character costing 3              | Ann    | play |         |
      | his    | a character costing 4, named Idler | Bob    | play | exerted |
      | fort   | a location costing 2               | Bob    | play |         |
      | banner | Banner                             | Bob    | play |         |
    When Ann challenges his with mine
    Then it is accepted
    And his has 2 damage
