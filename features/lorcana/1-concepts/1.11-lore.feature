Feature: 1.11 Lore
  Clauses 1.11.1 to 1.11.3: a lore total goes up and down, never below 0.

  @case:lore-never-below-zero @clause:1.11.1
  Scenario Outline: An effect makes <who>, with <before> lore, lose 2: the total never falls below 0
    Given a game of Lorcana
    And it is <other>'s turn
    And the made-up card "Pickpocket"
      """
      {"name": "Pickpocket", "type": "action", "cost": 1,
       "effect": {"is": "each-player", "who": "opponents", "do": {"is": "lose-lore", "lore": 2}}}
      """
    And these cards
      | ref  | card       | player  | zone | state |
      | pick | Pickpocket | <other> | hand |       |
    And <who> has <before> lore
    And <other> has 5 lore
    And <other> has 1 ready ink
    When <other> plays pick for its ink cost
    Then it is accepted
    And <who> has <after> lore
    And <other> has 5 lore

    Examples:
      | case | who | other | before | after |
      | 3    | Bob | Ann   | 3      | 1     |
      | 2    | Bob | Ann   | 2      | 0     |
      | 1    | Bob | Ann   | 1      | 0     |
      | 0    | Bob | Ann   | 0      | 0     |
      | anns | Ann | Bob   | 1      | 0     |

  @case:nothing-lost-nothing-owed @clause:1.11.1
  Scenario: Lore that a player did not have to lose is not owed later
    Given a game of Lorcana
    And the made-up card "Pickpocket"
      """
      {"name": "Pickpocket", "type": "action", "cost": 1,
       "effect": {"is": "each-player", "who": "opponents", "do": {"is": "lose-lore", "lore": 2}}}
      """
    And these cards
      | ref  | card                               | player | zone | state |
      | pick | Pickpocket                         | Ann    | hand |       |
      | his  | a character costing 2, with 1 Lore | Bob    | play |       |
    And Ann has 1 ready ink
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann plays pick for its ink cost
    And Ann ends their turn
    And Bob quests with his
    Then it is accepted
    And Bob has 1 lore

  @case:pizza-planet-takes-lore @clause:1.11.1 @clause:4.6.5
  Scenario Outline: A character at Pizza Planet is challenged: Ann, with <before> lore, loses 1 if she has any
    Given a game of Lorcana
    And these cards
      | ref    | card                                                   | player | zone | state   | at     |
      | planet | Pizza Planet - Spaceport                               | Bob    | play |         |        |
      | his    | a character costing 2, with 0 Strength and 9 Willpower | Bob    | play | exerted | planet |
      | mine   | a character costing 2                                  | Ann    | play |         |        |
    And Ann has <before> lore
    When Ann challenges his with mine
    Then it is accepted
    And Ann has <after> lore

    Examples:
      | before | after |
      | 4      | 3     |
      | 0      | 0     |

  @case:lore-lost-to-the-sword @clause:1.11.1 @clause:6.1.11
  Scenario: The Sword Released brings Ann the lore actually lost: Bob's 1, since Cat has none to lose
    Given a game of Lorcana for three players
    And these cards
      | ref     | card                 | player | zone |
      | sword   | The Sword Released   | Ann    | play |
      | maui    | Maui - Whale         | Ann    | play |
      | aladdin | Aladdin - Street Rat | Bob    | play |
    And it is Cat's turn
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    And Cat's deck has 3 cards
    And Bob has 4 lore
    When Cat ends their turn
    Then it is accepted
    And Bob has 3 lore
    And Cat has 0 lore
    And Ann has 1 lore

  @case:no-envy-of-as-much-lore @clause:1.11.1
  Scenario: An opponent with equal lore does not have more, so the Queen's ability does not apply
    Given a game of Lorcana
    And these cards
      | ref   | card                         | player | zone |
      | queen | The Queen - Devious Disguise | Ann    | play |
    And Ann has 4 lore
    And Bob has 4 lore
    When Ann quests with queen
    Then it is accepted
    And Ann has 5 lore
