Feature: 5.2.5 What a card is by its print
  Clauses 5.2.5, 5.2.7, 5.2.6.3 and 5.4.4.1: effects ask for a card's ink type, its classifications and its names, and
  what says both Action and Song is a song.

  @case:of-one-ink-type @clause:5.2.5 @clause:5.2.5.1
  Scenario: An effect about Amber characters finds only those of this ink type, alone or as one of two
    Given a game of Lorcana
    And the made-up card "Glow"
      """
      {"type": "action", "cost": 0, "effect": {"is": "banish", "all": {"type": ["character"], "ink": "amber"}}}
      """
    And the made-up card "Amber Elf"
      """
      {"type": "character", "cost": 1, "inks": ["amber"], "strength": 1, "willpower": 1, "lore": 1, "abilities": []}
      """
    And the made-up card "Steel Elf"
      """
      {"type": "character", "cost": 1, "inks": ["steel"], "strength": 1, "willpower": 1, "lore": 1, "abilities": []}
      """
    And the made-up card "Two Elves"
      """
      {"type": "character", "cost": 1, "inks": ["steel", "amber"], "strength": 1, "willpower": 1, "lore": 1, "abilities": []}
      """
    And these cards
      | ref   | card      | player | zone |
      | glow  | Glow      | Ann    | hand |
      | amber | Amber Elf | Bob    | play |
      | steel | Steel Elf | Bob    | play |
      | both  | Two Elves | Bob    | play |
    When Ann plays glow for its ink cost
    Then it is accepted
    And only this has changed
      | what  | from       | to            |
      | glow  | Ann's hand | Ann's discard |
      | amber | Bob's play | Bob's discard |
      | both  | Bob's play | Bob's discard |

  @case:of-one-classification @clause:5.2.7
  Scenario: An effect about Villains finds a character that is one among other things, and nobody else
    Given a game of Lorcana
    And the made-up card "Justice"
      """
      {"type": "action", "cost": 0, "effect": {"is": "banish", "all": {"type": ["character"], "classified": ["Villain"]}}}
      """
    And the made-up card "Bad Elf"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1, "classifications": ["Storyborn", "Villain"], "abilities": []}
      """
    And the made-up card "Good Elf"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1, "classifications": ["Storyborn", "Hero"], "abilities": []}
      """
    And these cards
      | ref     | card     | player | zone |
      | justice | Justice  | Ann    | hand |
      | bad     | Bad Elf  | Bob    | play |
      | good    | Good Elf | Bob    | play |
    When Ann plays justice for its ink cost
    Then it is accepted
    And only this has changed
      | what    | from       | to            |
      | justice | Ann's hand | Ann's discard |
      | bad     | Bob's play | Bob's discard |

  @case:the-rangers-names @clause:5.2.6.3
  Scenario Outline: <card> counts <n> for an effect about characters named <name>
    Given a game of Lorcana
    And the made-up card "Salt 'n' Pepper"
      """
      {"name": "Salt 'n' Pepper", "version": "Mills", "type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
       "abilities": []}
      """
    And the made-up card "Call"
      """
      {"type": "action", "cost": 0, "effect": {"is": "gain-lore", "lore": {"is": "count", "what": {"named": ["<name>"]}}}}
      """
    And these cards
      | ref  | card   | player | zone |
      | call | Call   | Ann    | hand |
      | two  | <card> | Ann    | play |
    When Ann plays call for its ink cost
    Then it is accepted
    And Ann has <n> lore

    Examples:
      | name          | card                             | n |
      | Chip          | Chip 'n' Dale - Recovery Rangers | 1 |
      | Dale          | Chip 'n' Dale - Recovery Rangers | 1 |
      | Chip 'n' Dale | Chip 'n' Dale - Recovery Rangers | 1 |
      | Pepper        | Salt 'n' Pepper                  | 0 |

  @case:the-rangers-on-dale @clause:5.2.6.3 @clause:8.10.1
  Scenario Outline: The Recovery Rangers are shifted onto a character named <name>
    Given a game of Lorcana
    And these cards
      | ref     | card                                | player | zone |
      | rangers | Chip 'n' Dale - Recovery Rangers    | Ann    | hand |
      | base    | a character costing 1, named <name> | Ann    | play |
    And Ann has 5 ready ink
    When Ann shifts rangers onto base
    Then <verdict>

    Examples:
      | name   | verdict                |
      | Dale   | it is accepted         |
      | Gadget | it is refused by 8.10.1 |

  @case:what-a-song-is @clause:5.4.4.1
  Scenario Outline: Ann tries to have a character sing <what>
    Given a game of Lorcana
    And the made-up card "Piece"
      """
      {"type": "<type>", "cost": 1, "classifications": [<words>]}
      """
    And these cards
      | ref   | card                  | player | zone |
      | piece | Piece                 | Ann    | hand |
      | elf   | a character costing 2 | Ann    | play |
    When Ann sings piece with elf
    Then it is <verdict>
    And elf is <state>

    Examples:
      | what                   | type   | words  | verdict            | state   |
      | a song                 | action | "Song" | accepted           | exerted |
      | an action that is none | action |        | refused by 5.4.4.2 | ready   |
      | an item that says Song | item   | "Song" | refused by 5.4.4.2 | ready   |
