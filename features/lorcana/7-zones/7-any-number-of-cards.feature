Feature: 7 Zones that hold any number of cards
  Clauses 7.3.3 and 7.5.3, and what no clause limits: cards in play, damage, actions of one kind.

  @case:a-hand-of-thirty @clause:7.3.3 @clause:3.4.2
  Scenario: A player with thirty cards in hand ends their turn and keeps them all
    Given a game of Lorcana
    And the made-up card "Flood"
      """
      {"type":"action","cost":0,"effect":{"is":"draw","cards":30}}
      """
    And these cards
      | ref   | card  | player | zone |
      | flood | Flood | Ann    | hand |
    And Ann's deck has 40 cards
    And Bob's deck has 2 cards
    When Ann plays flood for its ink cost
    Then it is accepted
    And Ann has 30 cards in hand
    When Ann ends their turn
    Then it is accepted
    And it is Bob's turn
    And Ann has 30 cards in hand
    And Bob does not see ann-deck-1
    And Bob does not see ann-deck-30

  @case:an-inkwell-of-thirty @clause:7.5.3 @clause:4.2.1.3
  Scenario: A player with thirty cards in the inkwell can ink another
    Given a game of Lorcana
    And these cards
      | ref | card                  | player | zone |
      | doc | a character costing 3 | Ann    | hand |
    And Ann has 18 ready ink and 12 exerted ink
    When Ann inks doc
    Then it is accepted
    And only this has changed
      | what             | from                 | to                   |
      | doc              | Ann's hand           | Ann's inkwell        |
      | Ann's ink        | 18 ready, 12 exerted | 19 ready, 12 exerted |
      | Ann's inked cards | 0                   | 1                    |

  @case:twenty-five-characters @clause:4.3.3.1
  Scenario: A twenty-fifth character can enter play beside twenty-four others
    Given a game of Lorcana
    And these cards
      | ref  | card                  | player | zone | state |
      | g1   | a character costing 1 | Ann    | play |       |
      | g2   | a character costing 1 | Ann    | play |       |
      | g3   | a character costing 1 | Ann    | play |       |
      | g4   | a character costing 1 | Ann    | play |       |
      | g5   | a character costing 1 | Ann    | play |       |
      | g6   | a character costing 1 | Ann    | play |       |
      | g7   | a character costing 1 | Ann    | play |       |
      | g8   | a character costing 1 | Ann    | play |       |
      | g9   | a character costing 1 | Ann    | play |       |
      | g10  | a character costing 1 | Ann    | play |       |
      | g11  | a character costing 1 | Ann    | play |       |
      | g12  | a character costing 1 | Ann    | play |       |
      | g13  | a character costing 1 | Ann    | play |       |
      | g14  | a character costing 1 | Ann    | play |       |
      | g15  | a character costing 1 | Ann    | play |       |
      | g16  | a character costing 1 | Ann    | play |       |
      | g17  | a character costing 1 | Ann    | play |       |
      | g18  | a character costing 1 | Ann    | play |       |
      | g19  | a character costing 1 | Ann    | play |       |
      | g20  | a character costing 1 | Ann    | play |       |
      | g21  | a character costing 1 | Ann    | play |       |
      | g22  | a character costing 1 | Ann    | play |       |
      | g23  | a character costing 1 | Ann    | play |       |
      | g24  | a character costing 1 | Ann    | play |       |
      | late | a character costing 2 | Ann    | hand |       |
    And Ann has 2 ready ink
    When Ann plays late for its ink cost
    Then it is accepted
    And only this has changed
      | what      | from       | to                 |
      | late      | Ann's hand | Ann's play, drying |
      | Ann's ink | 2 ready    | 2 exerted          |

  @case:damage-past-a-hundred @clause:1.9.2
  Scenario Outline: Damage adds up past nine and past ninety-nine
    Given a game of Lorcana
    And the made-up card "Sting"
      """
      {"type":"action","cost":0,"effect":{"is":"sequence","steps":[{"is":"choose","what":{"type":["character"]}},{"is":"deal-damage","damage":<dealt>}]}}
      """
    And these cards
      | ref   | card                                     | player | zone | state         |
      | sting | Sting                                    | Ann    | hand |               |
      | wall  | a character costing 9, with 150 Willpower | Bob   | play | <before> damage |
    When Ann plays sting for its ink cost
    Then it is accepted
    And wall has <after> damage

    Examples:
      | case    | before | dealt | after |
      | nine    | 8      | 3     | 11    |
      | hundred | 97     | 40    | 137   |

  @case:statistics-past-nine @clause:6.6.1
  Scenario Outline: Modifiers raise a character's Strength without an upper limit
    Given a game of Lorcana
    And the made-up card "Trainer"
      """
      {"type":"item","cost":1,"abilities":[{"is":"static-gets","stat":"strength","plus":<more>,"what":{"type":["character"],"whose":"yours"}}]}
      """
    And these cards
      | ref     | card                                                                  | player | zone |
      | trainer | Trainer                                                               | Ann    | play |
      | doc     | a character costing 3, with <printed> Strength, 160 Willpower, 12 Lore | Ann    | play |
    Then doc has <after> Strength
    And doc has 160 Willpower
    And doc has 12 Lore

    Examples:
      | case    | printed | more | after |
      | nine    | 8       | 3    | 11    |
      | hundred | 99      | 28   | 127   |
