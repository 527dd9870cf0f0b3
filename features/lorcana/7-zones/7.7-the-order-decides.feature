Feature: 7.7.4 The order in the bag decides
  Clauses 7.7.4.2 to 7.7.4.4 and 6.7.5: one after the other, the game state looked at in between, the other player last.

  @case:active-player-first-then-the-other @clause:7.7.4.2 @clause:7.7.4.4 @ruling:R017
  Scenario: Ann resolves her two abilities in the order she likes, then Bob's resolves
    Given a game of Lorcana
    And these cards
      | ref   | card                                | player | zone | state |
      | broom | Magic Broom - Illuminary Keeper     | Ann    | play |       |
      | cobra | Giant Cobra - Ghostly Serpent       | Ann    | hand |       |
      | spare | a character costing 1               | Ann    | hand |       |
      | john  | Prince John - Fraidy-Cat            | Bob    | play |       |
    And Ann has 3 ready ink
    And Ann's deck has 1 card
    When Ann plays cobra for its ink cost
    Then Ann is asked to choose from broom and cobra
    When Ann chooses cobra
    And Ann chooses yes
    And Ann chooses no
    Then it is accepted
    And john has 1 damage
    And Ann has 2 lore
    And broom is in Ann's play

  @case:nothing-in-between-for-the-other @clause:7.7.4.3 @clause:6.7.5 @ruling:R134c
  Scenario: Hades's damage banishes Magic Broom before the Broom's own ability can
    Given a game of Lorcana
    And these cards
      | ref   | card                            | player | zone | state |
      | broom | Magic Broom - Illuminary Keeper | Ann    | play |       |
      | hades | Hades - Ruthless Tyrant         | Ann    | hand |       |
    And Ann has 7 ready ink
    And Ann's deck has 4 cards
    When Ann plays hades for its ink cost
    Then Ann is asked to choose from broom and hades
    When Ann chooses hades
    And Ann chooses yes
    Then it is accepted
    And broom is in Ann's discard
    And Ann has 2 cards in hand
    And nobody is asked
    And no ability waits

  @case:broom-gone-no-one-to-hurt @clause:7.7.4.2 @clause:6.1.5.1 @ruling:R134d
  Scenario: Magic Broom banishes itself first, leaving Hades no character to damage
    Given a game of Lorcana
    And these cards
      | ref   | card                            | player | zone | state |
      | broom | Magic Broom - Illuminary Keeper | Ann    | play |       |
      | hades | Hades - Ruthless Tyrant         | Ann    | hand |       |
      | enemy | a character costing 1           | Bob    | play |       |
    And Ann has 7 ready ink
    And Ann's deck has 4 cards
    When Ann plays hades for its ink cost
    And Ann chooses broom
    And Ann chooses yes
    Then it is accepted
    And broom is in Ann's discard
    And Ann has 1 card in hand
    And nobody is asked
    And enemy is undamaged

  @case:draw-it-then-discard-it @clause:7.7.3.1 @clause:7.7.4.2 @clause:6.1.5.1 @ruling:R135
  Scenario: Magic Broom first draws the card that Giant Cobra's ability then discards
    Given a game of Lorcana
    And these cards
      | ref   | card                            | player | zone | state |
      | broom | Magic Broom - Illuminary Keeper | Ann    | play |       |
      | cobra | Giant Cobra - Ghostly Serpent   | Ann    | hand |       |
    And Ann has 3 ready ink
    And Ann's deck has 2 cards
    When Ann plays cobra for its ink cost
    And Ann chooses broom
    And Ann chooses yes
    And Ann chooses yes
    Then it is accepted
    And ann-deck-1 is in Ann's discard
    And ann-deck-2 is in Ann's deck
    And Ann has 2 lore

  @case:discard-before-there-is-a-card @clause:7.7.4.2 @clause:6.1.5.1 @ruling:R135
  Scenario: Giant Cobra's ability resolves first and finds an empty hand
    Given a game of Lorcana
    And these cards
      | ref   | card                            | player | zone | state |
      | broom | Magic Broom - Illuminary Keeper | Ann    | play |       |
      | cobra | Giant Cobra - Ghostly Serpent   | Ann    | hand |       |
    And Ann has 3 ready ink
    And Ann's deck has 2 cards
    When Ann plays cobra for its ink cost
    And Ann chooses cobra
    And Ann chooses yes
    Then it is accepted
    And ann-deck-1 is in Ann's hand
    And Ann has 0 lore
    And nobody is asked
