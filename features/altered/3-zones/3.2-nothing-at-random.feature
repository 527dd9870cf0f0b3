Feature: Altered 3.2.5.c, nothing left to chance
  Clauses 3.2.5.c, 3.2.2.e, 6.5.f and 6.5.h: where there is no card to take at random, or to shuffle, that part does nothing, and chance has no say in it.

  Background:
    Given a game of Altered
    And the made-up card "Snatch and Roll"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "discard", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "opponent"}, "at_random": true, "count": 2}},
         {"is": "roll"},
         {"is": "draw", "cards": {"is": "number", "name": "die"}}]}}
      """

  @case:altered-random-from-an-empty-hand @clause:3.2.5.c @clause:6.5.h
  Scenario: From an empty Hand nothing is discarded at random, and the rest of the effect happens
    Given these cards
      | ref    | card            | player | zone |
      | snatch | Snatch and Roll | Ann    | hand |
    And Ann's deck has 4 cards
    And chance gives 3
    When Ann plays snatch for its mana cost
    Then it is accepted
    And nobody is asked
    And only this has changed
      | what       | from       | to            |
      | snatch     | Ann's hand | Ann's reserve |
      | ann-deck-1 | Ann's deck | Ann's hand    |
      | ann-deck-2 | Ann's deck | Ann's hand    |
      | ann-deck-3 | Ann's deck | Ann's hand    |
      | turn       | Ann        | Bob           |

  @case:altered-all-there-is-at-random @clause:3.2.5.c
  Scenario Outline: When two cards are to be taken at random from a Hand of <count>, nothing is left to chance
    Given these cards
      | ref    | card                  | player | zone   |
      | snatch | Snatch and Roll       | Ann    | hand   |
      | owl    | a character costing 1 | Bob    | hand   |
      | fox    | a character costing 1 | Bob    | <zone> |
    And Ann's deck has 4 cards
    And chance gives 3
    When Ann plays snatch for its mana cost
    Then it is accepted
    And owl is in Bob's discard
    And fox is in Bob's <then>
    And Bob has 0 cards in hand
    And Ann has 3 cards in hand

    Examples:
      | count | zone    | then    |
      | one   | reserve | reserve |
      | two   | hand    | discard |

  @case:altered-two-of-three-at-random @clause:3.2.5.c
  Scenario: Two of three cards are taken at random one by one, and then the die is rolled
    Given these cards
      | ref    | card                  | player | zone |
      | snatch | Snatch and Roll       | Ann    | hand |
      | owl    | a character costing 1 | Bob    | hand |
      | fox    | a character costing 1 | Bob    | hand |
      | hen    | a character costing 1 | Bob    | hand |
    And Ann's deck has 4 cards
    And chance gives hen
    And chance gives owl
    And chance gives 2
    When Ann plays snatch for its mana cost
    Then it is accepted
    And owl is in Bob's discard
    And hen is in Bob's discard
    And fox is in Bob's hand
    And Ann has 2 cards in hand
    And Ann does not see fox

  @case:altered-if-nothing-was-discarded @clause:6.5.f
  Scenario Outline: Whether a card was discarded at random decides what follows: <what>
    Given the made-up card "Robbery"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "if-you-do",
         "first": {"is": "discard", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "opponent"}, "at_random": true}},
         "then": {"is": "draw"}, "otherwise": {"is": "resupply"}}}
      """
    And these cards
      | ref     | card                  | player | zone   |
      | robbery | Robbery               | Ann    | hand   |
      | owl     | a character costing 1 | Bob    | <zone> |
    And Ann's deck has 2 cards
    When Ann plays robbery for its mana cost
    Then it is accepted
    And nobody is asked
    And ann-deck-1 is in Ann's <then>

    Examples:
      | what          | zone    | then    |
      | an empty Hand | reserve | reserve |
      | a single card | hand    | hand    |

  @case:altered-may-take-nothing-at-random @clause:6.5.c
  Scenario Outline: A player is asked whether to discard at random only when there is a card: <case>
    Given the made-up card "Choosy Thief"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "may", "do": {"is": "discard", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "opponent"}, "at_random": true}}}}
      """
    And these cards
      | ref   | card                  | player | zone   |
      | thief | Choosy Thief          | Ann    | hand   |
      | owl   | a character costing 1 | Bob    | <zone> |
    When Ann plays thief for its mana cost
    Then it is accepted
    And <asked>

    Examples:
      | case  | zone    | asked                                  |
      | none  | reserve | nobody is asked                        |
      | one   | hand    | Ann is asked to choose from yes and no |

  @case:altered-nothing-to-shuffle @clause:3.2.2.e
  Scenario: With Deck and Discard pile empty nothing is shuffled, and only the die is left to chance
    Given the made-up card "Barren Field"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "resupply"}, {"is": "roll"},
         {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "count": {"is": "number", "name": "die"}}]}}
      """
    And these cards
      | ref   | card                  | player | zone            |
      | field | Barren Field          | Ann    | hand            |
      | owl   | a character costing 1 | Ann    | hero expedition |
    And chance gives 4
    When Ann plays field for its mana cost
    Then it is accepted
    And only this has changed
      | what  | from                  | to                              |
      | field | Ann's hand            | Ann's reserve                   |
      | owl   | Ann's hero expedition | Ann's hero expedition, 4 boosts |
      | turn  | Ann                   | Bob                             |

  @case:altered-mode-with-nothing-at-random @clause:3.2.5.c @clause:6.1.g @clause:6.5.g
  Scenario: A mode that discards at random from an empty Hand is not offered
    Given the made-up card "Pickpocket"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "modes", "modes": {
         "snatch": {"is": "discard", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "opponent"}, "at_random": true}},
         "draw": {"is": "draw"},
         "supply": {"is": "resupply"}}}}
      """
    And these cards
      | ref    | card                  | player | zone    |
      | pocket | Pickpocket            | Ann    | hand    |
      | owl    | a character costing 1 | Bob    | reserve |
    And Ann's deck has 1 card
    When Ann plays pocket for its mana cost
    Then Ann is asked to choose from draw and supply
    When Ann chooses supply
    Then it is accepted
    And ann-deck-1 is in Ann's reserve
