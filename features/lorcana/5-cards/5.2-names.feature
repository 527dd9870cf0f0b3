Feature: 5.2.6 Names
  Clauses 5.2.6 and 5.2.6.1: the whole name, or one of the names an ampersand joins.

  @case:ampersand-gives-both-names @clause:5.2.6.1 @clause:8.10.1
  Scenario Outline: Anna - Magical Mission can be shifted only onto a character with the name Anna: <name>
    Given a game of Lorcana
    And these cards
      | ref  | card                                | player | zone | state |
      | anna | Anna - Magical Mission              | Ann    | hand |       |
      | base | a character costing 1, named <name> | Ann    | play |       |
    And Ann has 4 ready ink
    When Ann shifts anna onto base
    Then <verdict>

    Examples:
      | name        | verdict                 |
      | Anna        | it is accepted          |
      | Anna & Elsa | it is accepted          |
      | Annabelle   | it is refused by 8.10.1 |

  @case:only-the-whole-name-counts @clause:5.2.6 @clause:4.3.6
  Scenario Outline: LeFou costs less only beside a character with the whole name Gaston: <name>
    Given a game of Lorcana
    And these cards
      | ref   | card                                | player | zone | state |
      | lefou | LeFou - Bumbler                     | Ann    | hand |       |
      | other | a character costing 3, named <name> | Ann    | play |       |
    And Ann has 1 ready ink
    When Ann plays lefou for its ink cost
    Then <verdict>

    Examples:
      | name           | verdict                |
      | Gaston         | it is accepted         |
      | Gaston & LeFou | it is accepted         |
      | Gaston Junior  | it is refused by 1.5.3 |

  @case:the-version-is-no-part-of-the-name @clause:5.2.6 @clause:5.3.6.1 @ruling:R093b
  Scenario Outline: Alice exerts <chosen> and every other opposing character of that name
    Given a game of Lorcana
    And these cards
      | ref       | card                               | player | zone | state |
      | alice     | Alice - Tea Alchemist              | Ann    | play |       |
      | own       | Mickey Mouse - Trumpeter           | Ann    | play |       |
      | musketeer | Mickey Mouse - Musketeer           | Bob    | play |       |
      | trumpeter | Mickey Mouse - Trumpeter           | Bob    | play |       |
      | minnie    | a character costing 1, named Minnie Mouse | Bob | play |  |
    When Ann uses alice
    And Ann chooses <chosen>
    Then it is accepted
    And only this has changed
      | what     | from       | to                  |
      | alice    | Ann's play | Ann's play, exerted |
      | <first>  | Bob's play | Bob's play, exerted |
      | <second> | Bob's play | Bob's play, exerted |

    Examples:
      | chosen    | first     | second    |
      | musketeer | musketeer | trumpeter |
      | trumpeter | musketeer | trumpeter |

  @case:the-only-one-of-that-name @clause:5.2.6 @clause:5.3.6.1 @ruling:R093a
  Scenario Outline: Of Bob's characters named Winnie the Pooh only the chosen one stays: <chosen>
    Given a game of Lorcana
    And the made-up card "Only This One"
      """
      {"name": "Only This One", "type": "action", "cost": 1,
       "effect": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}},
         {"is": "banish", "all": {"type": ["character"], "whose": "opposing", "same_name": "chosen", "not_it": "chosen"}}]}}
      """
    And these cards
      | ref    | card                                          | player | zone | state |
      | only   | Only This One                                 | Ann    | hand |       |
      | own    | a character costing 1, named Winnie the Pooh  | Ann    | play |       |
      | wizard | Winnie the Pooh - Hunny Wizard                | Bob    | play |       |
      | pooh   | a character costing 2, named Winnie the Pooh  | Bob    | play |       |
      | tigger | a character costing 2, named Tigger           | Bob    | play |       |
    And Ann has 1 ready ink
    When Ann plays only for its ink cost
    And Ann chooses <chosen>
    Then it is accepted
    And only this has changed
      | what      | from       | to            |
      | only      | Ann's hand | Ann's discard |
      | <other>   | Bob's play | Bob's discard |
      | Ann's ink | 1 ready    | 1 exerted     |

    Examples:
      | chosen | other  |
      | wizard | pooh   |
      | pooh   | wizard |

  @case:a-further-name-is-a-name @clause:5.2.6.1
  Scenario Outline: A character counts as named Milo if that is one of its names: <case>
    Given a game of Lorcana
    And the made-up card "Two Names"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1<also>,
       "abilities": [{"is": "keyword", "keyword": "rush"}]}
      """
    And the made-up card "Call Milo"
      """
      {"type": "action", "cost": 0, "effect": {"is": "gain-lore", "lore": {"is": "count", "what": {"named": ["Milo"]}}}}
      """
    And these cards
      | ref  | card      | player | zone |
      | two  | Two Names | Ann    | play |
      | call | Call Milo | Ann    | hand |
    When Ann plays call for its ink cost
    Then it is accepted
    And Ann has <lore> lore

    Examples:
      | case | also                      | lore |
      | one  |                           | 0    |
      | two  | , "also_named": ["Milo"]  | 1    |

  @case:lady-tremaine-is-no-lady @clause:5.2.6
  Scenario: Lady Tremaine is not a character named Lady for Tramp
    Given a game of Lorcana
    And these cards
      | ref      | card                                  | player | zone |
      | tramp    | Tramp - Enterprising Dog              | Ann    | hand |
      | tremaine | Lady Tremaine - Overbearing Matriarch | Ann    | play |
    And Ann has 1 ready ink
    When Ann plays tramp for its ink cost
    Then it is refused by 1.5.3
    And nothing has changed

  @case:maui-names-heihei @conflict:161 @conflict:161 @clause:5.2.6
  Scenario Outline: Maui loses Reckless when a character named HeiHei quests: <name>, <which>
    Given a game of Lorcana
    And these cards
      | ref  | card                                | player | zone |
      | maui | Maui - Soaring Demigod              | Ann    | play |
      | hei  | a character costing 1, named <name> | Ann    | play |
    When Ann quests with hei
    Then maui has <lore> Lore
    And maui <has> Reckless

    Examples:
      | which                               | name   | lore | has           |
      | it is spelled as in his text        | HeiHei | 1    | does not have |
      | it is spelled as on other printings | Heihei | 1    | does not have |
      | it has no such name                 | Hei    | 0    | has           |

  @case:printings-in-other-capitals @conflict:161 @clause:5.2.6
  Scenario: A printed card is found in any capitals, and its name is the same to Maui
    Given a game of Lorcana
    And these cards
      | ref  | card                           | player | zone |
      | maui | MAUI - Soaring demigod         | Ann    | play |
      | hei  | heihei - Not-so-Tricky Chicken | Ann    | play |
    And Ann's deck has 2 cards
    When Ann quests with hei
    Then maui has 1 Lore
    And maui does not have Reckless

  @case:shifted-onto-a-name-in-other-capitals @conflict:161 @conflict:161 @clause:5.2.6 @clause:8.10.1
  Scenario Outline: Wreck-It Ralph is shifted onto a character named <name>: <which>
    Given a game of Lorcana
    And these cards
      | ref   | card                                                       | player | zone |
      | ralph | a character costing 5, named Wreck-It Ralph, with Shift 2  | Ann    | hand |
      | base  | a character costing 1, named <name>                        | Ann    | play |
    And Ann has 2 ready ink
    When Ann shifts ralph onto base
    Then <verdict>

    Examples:
      | which        | name           | verdict                 |
      | one small    | Wreck-it Ralph | it is accepted          |
      | all capitals | WRECK-IT RALPH | it is accepted          |
      | no hyphen    | Wreck It Ralph | it is refused by 8.10.1 |

  @case:one-name-in-two-spellings @conflict:161 @clause:5.2.6
  Scenario: Capitals do not matter for sharing a name, having a name or not having it
    Given a game of Lorcana
    And the made-up card "Alike"
      """
      {"name": "Alike", "type": "action", "cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["character"], "whose": "yours"}},
         {"is": "exert", "all": {"type": ["character"], "whose": "opposing", "same_name": "chosen"}},
         {"is": "put-damage", "damage": 1, "all": {"type": ["character"], "named": ["LUDWIG VON DRAKE"]}},
         {"is": "put-damage", "damage": 2, "all": {"type": ["character"], "not_named": ["Ludwig von drake"]}}]}}
      """
    And these cards
      | ref    | card                                           | player | zone |
      | alike  | Alike                                          | Ann    | hand |
      | ludwig | a character costing 3, named Ludwig Von Drake  | Ann    | play |
      | drake  | a character costing 3, named Ludwig von Drake  | Bob    | play |
      | donald | a character costing 3, named Donald Duck       | Bob    | play |
    When Ann plays alike for its ink cost
    Then it is accepted
    And only this has changed
      | what   | from       | to                            |
      | alike  | Ann's hand | Ann's discard                 |
      | ludwig | Ann's play | Ann's play, 1 damage          |
      | drake  | Bob's play | Bob's play, exerted, 1 damage |
      | donald | Bob's play | Bob's play, 2 damage          |

  @case:a-full-name-is-no-name @clause:5.3.6.1
  Scenario Outline: Mickey Mouse - Musketeer counts <n> for an effect about characters named "<name>"
    Given a game of Lorcana
    And the made-up card "Call"
      """
      {"type": "action", "cost": 0, "effect": {"is": "gain-lore", "lore": {"is": "count", "what": {"named": ["<name>"]}}}}
      """
    And these cards
      | ref       | card                     | player | zone |
      | call      | Call                     | Ann    | hand |
      | musketeer | Mickey Mouse - Musketeer | Ann    | play |
    When Ann plays call for its ink cost
    Then it is accepted
    And Ann has <n> lore

    Examples:
      | name                     | n |
      | Mickey Mouse             | 1 |
      | Mickey Mouse - Musketeer | 0 |
