Feature: Altered 6.5.g, modes with conditions
  Clauses 6.1.g, 6.5.d and 6.5.g: a mode is chosen whether or not its condition is met, and that is asked right before its step.

  Background:
    Given a game of Altered

  @case:altered-mode-whose-condition-is-not-met @clause:6.5.g @clause:6.5.d @clause:6.1.g
  Scenario Outline: A mode can be chosen even if its condition is not met: <first> is first, Ann chooses <choice>
    Given the made-up card "Early Bird"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "modes", "modes": {
         "draw": {"is": "if", "condition": {"is": "first-player"}, "then": {"is": "draw"}},
         "supply": {"is": "resupply"}}}}
      """
    And these cards
      | ref  | card       | player | zone |
      | bird | Early Bird | Ann    | hand |
    And <first> is the first player
    And Ann's deck has 3 cards
    When Ann plays bird for its mana cost
    Then Ann is asked to choose from draw and supply
    When Ann chooses <choice>
    Then it is accepted
    And ann-deck-1 is in Ann's <zone>
    And bird is in Ann's reserve

    Examples:
      | case       | first | choice | zone    |
      | unmet      | Bob   | draw   | deck    |
      | other      | Bob   | supply | reserve |
      | met        | Ann   | draw   | hand    |

  @case:altered-mode-with-nothing-behind-its-condition @clause:6.5.g @clause:6.5.d @clause:6.1.g @edition:>=3.0
  Scenario Outline: A mode with nothing to choose from is offered only if its condition is not met: <case>
    Given the made-up card "Early Bird"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "modes", "modes": {
         "discard": {"is": "if", "condition": {"is": "first-player"},
                     "then": {"is": "discard", "what": {"is": "target", "what": {"type": ["character"]}}}},
         "supply": {"is": "resupply"}}}}
      """
    And these cards
      | ref  | card       | player | zone |
      | bird | Early Bird | Ann    | hand |
    And <first> is the first player
    And Ann's deck has 3 cards
    When Ann plays bird for its mana cost
    Then it is accepted
    And <asked>

    Examples:
      | case  | first | asked                                        |
      | met   | Ann   | nobody is asked                              |
      | unmet | Bob   | Ann is asked to choose from discard and supply |

  @case:altered-condition-of-a-mode-asked-late @clause:6.5.g @clause:6.5.d
  Scenario Outline: The first of two modes can make the second one's condition true: <case>
    Given the made-up card "Census"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "modes", "count": 2, "modes": {
         "draw": {"is": "if", "condition": {"is": "exists", "what": {"type": ["character"], "whose": "yours"}}, "then": {"is": "draw"}},
         "page": {"is": "create-token", "where": "hero", "token": {"name": "Page", "forest": 1, "mountain": 1, "water": 1}},
         "supply": {"is": "resupply"}}}}
      """
    And these cards
      | ref    | card   | player | zone |
      | census | Census | Ann    | hand |
    And Ann's deck has 3 cards
    When Ann plays census for its mana cost
    And Ann chooses <answer>
    Then it is accepted
    And token1 is in Ann's hero expedition
    And ann-deck-1 is in Ann's <zone>

    Examples:
      | case        | answer        | zone |
      | page first  | page and draw | hand |
      | draw first  | draw and page | deck |
