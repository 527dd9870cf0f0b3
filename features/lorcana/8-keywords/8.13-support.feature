Feature: 8.13 Support
  Clauses 8.13.1 and 8.1.2: a quest may lend the Strength of the one who quests to another character.

  @case:support-makes-a-target @clause:8.13.1 @clause:7.7.4.2 @clause:6.4.2.3 @ruling:R159a
  Scenario: With Alice in play, Minnie's Support gives Bob's character 2 Strength before she banishes it
    Given a game of Lorcana
    And these cards
      | ref    | card                                 | player | zone | state   |
      | alice  | Alice - Growing Girl                 | Ann    | play |         |
      | minnie | Minnie Mouse - Sweetheart Princess   | Ann    | play |         |
      | enemy  | a character costing 3, with 3 Strength | Bob  | play | exerted |
    When Ann quests with minnie
    And Ann chooses minnie: Support
    And Ann chooses yes
    Then Ann is asked to choose from alice and enemy
    When Ann chooses enemy
    And Ann chooses yes
    Then it is accepted
    And only this has changed
      | what       | from                | to                  |
      | minnie     | Ann's play          | Ann's play, exerted |
      | enemy      | Bob's play, exerted | Bob's discard       |
      | Ann's lore | 0                   | 2                   |

  @case:support-too-late-for-the-target @clause:8.13.1 @clause:7.7.4.2 @ruling:R159a
  Scenario: Stern Princess's own ability, resolved before Support, finds no character with 5 Strength
    Given a game of Lorcana
    And the made-up card "Stern Princess"
      """
      {"name": "Stern Princess", "type": "character", "cost": 4, "strength": 2, "willpower": 4, "lore": 2,
       "classifications": ["Dreamborn", "Princess"],
       "abilities": [{"is": "triggered", "name": "FAREWELL", "when": [{"event": "quested", "this": true}],
                      "effect": {"is": "may", "do": {"is": "sequence", "steps": [
                        {"is": "choose", "what": {"type": ["character"], "exerted": true, "strength_at_least": 5}},
                        {"is": "banish"}]}}}]}
      """
    And these cards
      | ref    | card                                 | player | zone | state   |
      | alice  | Alice - Growing Girl                 | Ann    | play |         |
      | stern  | Stern Princess                       | Ann    | play |         |
      | enemy  | a character costing 3, with 3 Strength | Bob  | play | exerted |
    When Ann quests with stern
    And Ann chooses stern: FAREWELL
    And Ann chooses yes
    And Ann chooses enemy
    Then it is accepted
    And enemy is in Bob's play
    And nobody is asked

  @case:support-counts-what-was-lent @clause:8.13.1 @clause:6.6.1.1 @ruling:R159b
  Scenario Outline: A character with 2 Strength and 2 more from Support lends 4 to <third>
    Given a game of Lorcana
    And these cards
      | ref     | card                                                | player | zone | state |
      | eilonwy | Eilonwy - Princess of Llyr                          | Ann    | play |       |
      | queen   | a character costing 3, with Support and 2 Strength  | Ann    | play |       |
      | third   | a character costing 3, with <strength> Strength     | Ann    | play |       |
      | mind    | World's Greatest Criminal Mind                      | Ann    | hand |       |
    And Ann has 3 ready ink
    When Ann quests with eilonwy
    And Ann chooses yes
    And Ann chooses queen
    And Ann quests with queen
    And Ann chooses yes
    And Ann chooses third
    Then it is accepted
    When Ann plays mind for its ink cost
    Then it is accepted
    And third is in <zone>

    Examples:
      | third               | strength | zone          |
      | one that has 1 then 5 | 1      | Ann's discard |
      | one that has 0 then 4 | 0      | Ann's play    |

  @case:support-beside-another-trigger @clause:8.13.1 @clause:6.2.1 @clause:7.7.4.2 @ruling:R159c
  Scenario Outline: Zipper's Support lends no Strength, and its own ability adds its 6 Willpower, to <whom>
    Given a game of Lorcana
    And these cards
      | ref    | card                                    | player | zone | state |
      | alice  | Alice - Growing Girl                    | Ann    | play |       |
      | zipper | Zipper - Big Helper                     | Ann    | play |       |
      | weak   | a character costing 3, with 0 Strength  | Ann    | play |       |
      | mind   | World's Greatest Criminal Mind          | Ann    | hand |       |
    And Ann has 3 ready ink
    When Ann quests with zipper
    And Ann chooses zipper: Support
    And Ann chooses yes
    And Ann chooses <first>
    And Ann chooses yes
    And Ann chooses <second>
    And Ann plays mind for its ink cost
    Then it is accepted
    And <strong> is in Ann's discard
    And <left> is in Ann's play

    Examples:
      | whom                | first | second | strong | left  |
      | one and the same    | weak  | weak   | weak   | alice |
      | one, then the other | weak  | alice  | alice  | weak  |

  @case:support-or-the-pirates-first @clause:8.13.1 @clause:7.7.4.2 @clause:4.3.6
  Scenario Outline: Pooh's Support and his cost reduction for Pirates may resolve in either order
    Given a game of Lorcana
    And these cards
      | ref   | card                                     | player | zone |
      | pooh  | Winnie the Pooh - Hunny Pirate           | Ann    | play |
      | mate  | a character costing 3, with 0 Strength   | Ann    | play |
      | other | a character costing 3, with 1 Strength   | Ann    | play |
      | hook  | a character costing 2, classified Pirate | Ann    | hand |
    And Ann has 1 ready ink
    When Ann quests with pooh
    And Ann chooses <first>
    And Ann chooses yes
    And Ann chooses mate
    Then it is accepted
    When Ann plays hook for its ink cost
    Then it is accepted
    And Ann has 0 ready ink

    Examples:
      | case    | first                          |
      | lends   | pooh: Support                  |
      | pirates | "pooh: WE'RE PIRATES, YOU SEE" |

  @case:support-only-once @clause:8.13.1 @ruling:R159d
  Scenario: Eilonwy, who has Support already, supports only once although Alice gives her Support too
    Given a game of Lorcana
    And these cards
      | ref     | card                       | player | zone | state |
      | alice   | Alice - Growing Girl       | Ann    | play |       |
      | eilonwy | Eilonwy - Princess of Llyr | Ann    | play |       |
    When Ann quests with eilonwy
    And Ann chooses yes
    Then it is accepted
    And nobody is asked
    And no ability waits

  @case:alice-does-not-support @clause:8.13.1
  Scenario Outline: Alice gives Support to her player's other characters, but not to herself or to Bob's
    Given a game of Lorcana
    And it is <who>'s turn
    And these cards
      | ref    | card                                     | player  | zone | state   |
      | alice  | Alice - Growing Girl                     | Ann     | play |         |
      | bobs   | a character costing 3                    | Bob     | play |         |
      | helper | a character costing 3, with 2 Strength   | <who>   | play |         |
      | foe    | a character costing 5, with 9 Willpower  | <other> | play | exerted |
    When <who> quests with <ref>
    Then it is accepted
    And no ability waits
    When <who> challenges foe with helper
    Then it is accepted
    And foe has 2 damage

    Examples:
      | who | other | ref   |
      | Ann | Bob   | alice |
      | Bob | Ann   | bobs  |

  @case:support-of-two-adds-up @clause:8.13.1 @clause:6.6.1.2
  Scenario: Support from two characters adds up on a third, until the end of the turn
    Given a game of Lorcana
    And these cards
      | ref  | card                                                     | player | zone | state   |
      | one  | a character costing 2, with 2 Strength and Support       | Ann    | play |         |
      | two  | a character costing 3, with 3 Strength and Support       | Ann    | play |         |
      | mine | a character costing 4, with 1 Strength and 9 Willpower   | Ann    | play |         |
      | his  | a character costing 4, with 1 Strength and 9 Willpower   | Bob    | play | exerted |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann quests with one
    And Ann chooses yes
    And Ann chooses mine
    And Ann quests with two
    And Ann chooses yes
    And Ann chooses mine
    And Ann challenges his with mine
    Then it is accepted
    And his has 6 damage
    When Ann ends their turn
    And Bob challenges mine with his
    Then it is accepted
    And his has 7 damage
