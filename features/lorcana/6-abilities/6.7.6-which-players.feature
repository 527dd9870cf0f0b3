Feature: 6.7.6 Which players do it
  Several players act in turn order (6.7.6); a text may mean those with most cards in hand, come back to its own player, or
  be about the cards of one player alone.

  @case:most-cards-in-hand @clause:6.7.6 @clause:7.3.4
  Scenario Outline: The player with the most cards in hand discards one: <case>
    Given a game of Lorcana
    And the made-up card "Tax"
      """
      {"type": "action", "cost": 0, "effect": {"is": "each-player", "who": "each", "most_in_hand": true, "do":
        {"is": "discard"}}}
      """
    And these cards
      | ref | card                  | player | zone   |
      | tax | Tax                   | Ann    | hand   |
      | a   | a character costing 1 | Ann    | hand   |
      | b   | a character costing 1 | Ann    | <b>    |
      | x   | a character costing 1 | Bob    | hand   |
      | y   | a character costing 1 | Bob    | <y>    |
    When Ann plays tax for its ink cost
    And <choice>
    Then it is accepted
    And Ann has <ann> cards in hand
    And Bob has <bob> cards in hand

    Examples:
      | case       | b       | y       | choice        | ann | bob |
      | Ann's most | hand    | discard | Ann chooses a | 1   | 1   |
      | Bob's most | discard | hand    | Bob chooses x | 1   | 1   |

  @case:most-cards-for-friar-tuck @clause:6.7.6
  Scenario: Friar Tuck makes Bob discard, who has more cards in hand, and not Ann
    Given a game of Lorcana
    And these cards
      | ref     | card                              | player | zone |
      | tuck    | Friar Tuck - Priest of Nottingham | Ann    | hand |
      | aladdin | Aladdin - Street Rat              | Ann    | hand |
      | hades   | Hades - Infernal Schemer          | Bob    | hand |
      | smash   | Smash                             | Bob    | hand |
    And Ann has 4 ready ink
    When Ann plays tuck for its ink cost
    And Bob chooses smash
    Then it is accepted
    And aladdin is in Ann's hand
    And smash is in Bob's discard
    And hades is in Bob's hand

  @case:as-many-cards-in-both-hands @clause:6.7.6
  Scenario: Both players discard if they have equally many cards in hand
    Given a game of Lorcana
    And the made-up card "Tax"
      """
      {"type": "action", "cost": 0, "effect": {"is": "each-player", "who": "each", "most_in_hand": true, "do":
        {"is": "discard"}}}
      """
    And these cards
      | ref | card                  | player | zone |
      | tax | Tax                   | Ann    | hand |
      | a   | a character costing 1 | Ann    | hand |
      | x   | a character costing 1 | Bob    | hand |
    When Ann plays tax for its ink cost
    Then a is in Ann's discard
    And x is in Bob's discard

  @case:as-many-cards-for-friar-tuck @clause:6.7.6
  Scenario: Friar Tuck makes Ann and Bob discard if they have equally many cards in hand
    Given a game of Lorcana
    And these cards
      | ref     | card                              | player | zone |
      | tuck    | Friar Tuck - Priest of Nottingham | Ann    | hand |
      | aladdin | Aladdin - Street Rat              | Ann    | hand |
      | lantern | Lantern                           | Ann    | hand |
      | hades   | Hades - Infernal Schemer          | Bob    | hand |
      | smash   | Smash                             | Bob    | hand |
    And Ann has 4 ready ink
    When Ann plays tuck for its ink cost
    And Ann chooses aladdin
    And Bob chooses smash
    Then it is accepted
    And aladdin is in Ann's discard
    And smash is in Bob's discard
    And lantern is in Ann's hand
    And hades is in Bob's hand

  @case:back-to-whose-text-it-is @clause:1.4.3
  Scenario Outline: Ann gains lore for each opponent who does not discard: Bob answers <answer>
    Given a game of Lorcana
    And the made-up card "Scroll"
      """
      {"type": "action", "cost": 0, "effect": {"is": "each-player", "who": "opponents", "do":
        {"is": "if-you-do", "first": {"is": "may", "do": {"is": "discard"}},
         "otherwise": {"is": "each-player", "who": "controller", "do": {"is": "gain-lore", "lore": 2}}}}}
      """
    And these cards
      | ref    | card                  | player | zone |
      | scroll | Scroll                | Ann    | hand |
      | x      | a character costing 1 | Bob    | hand |
    When Ann plays scroll for its ink cost
    And Bob chooses <answer>
    Then it is accepted
    And Ann has <n> lore
    And Bob has 0 lore

    Examples:
      | answer | n |
      | yes    | 0 |
      | no     | 2 |

  @case:cards-of-one-player-alone @clause:6.7.3.2
  Scenario Outline: A choice among the cards of one discard cannot mix those of two players: <which>
    Given a game of Lorcana
    And the made-up card "Cauldron"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {}, "least": 0, "most": 2, "zone": "discard", "whose": "each", "one_player": true},
        {"is": "put", "to": "deck", "place": "bottom", "any_order": true}]}}
      """
    And these cards
      | ref      | card                  | player | zone    |
      | cauldron | Cauldron              | Ann    | hand    |
      | a        | a character costing 1 | Ann    | discard |
      | x        | a character costing 1 | Bob    | discard |
      | y        | a character costing 1 | Bob    | discard |
    When Ann plays cauldron for its ink cost
    And Ann chooses <which>
    Then it is refused by 6.7.3.2
    When Ann chooses x
    Then it is accepted
    And x is in Bob's deck
    And y is in Bob's discard

    Examples:
      | which   |
      | a and x |
      | y and a |

  @case:taran-takes-from-one-discard-alone @clause:6.7.3.2
  Scenario: Taran puts back cards of one player's discard, not of both
    Given a game of Lorcana
    And these cards
      | ref     | card                    | player | zone    |
      | taran   | Taran - Magically Armed | Ann    | hand    |
      | aladdin | Aladdin - Street Rat    | Ann    | discard |
      | smash   | Smash                   | Bob    | discard |
      | lantern | Lantern                 | Bob    | discard |
    And Ann has 5 ready ink
    When Ann plays taran for its ink cost
    And Ann chooses aladdin and smash
    Then it is refused
    And nothing has changed
    When Ann chooses lantern
    Then it is accepted
    And lantern is in Bob's deck
    And smash is in Bob's discard
