Feature: 6.7.4 The song first, then what it triggered
  Clauses 6.7.4, 5.4.5 and 1.4.3.2.

  @case:weaker-only-after-the-song @clause:6.7.4 @clause:5.4.5 @clause:5.4.1 @clause:7.7.3.1 @ruling:R119
  Scenario: Tiana's trigger weakens a character too late for the song Under the Sea
    Given a game of Lorcana
    And these cards
      | ref   | card                                    | player | zone | state |
      | tiana | Tiana - Natural Talent                  | Ann    | play |       |
      | choir | a character costing 2                   | Ann    | play |       |
      | sea   | Under the Sea                           | Ann    | hand |       |
      | again | Under the Sea                           | Ann    | hand |       |
      | smee  | a character costing 2, with 3 Strength  | Bob    | play |       |
      | small | a character costing 2, with 2 Strength  | Bob    | play |       |
    And Ann has 8 ready ink
    When Ann sings sea together with tiana and choir
    Then it is accepted
    And smee is in Bob's play
    And small is in Bob's deck
    And choir is in Ann's play
    When Ann plays again for its ink cost
    Then it is accepted
    And smee is in Bob's deck

  @case:they-are-those-just-named @clause:1.4.3.2 @clause:6.1.2 @ruling:R102
  Scenario Outline: Only the players chosen for Beyond the Horizon discard and draw: <whom>
    Given a game of Lorcana
    And these cards
      | ref     | card                  | player | zone | state |
      | horizon | Beyond the Horizon    | Ann    | hand |       |
      | mine    | a character costing 1 | Ann    | hand |       |
      | bobs    | a character costing 1 | Bob    | hand |       |
    And Ann has 7 ready ink
    And Ann's deck has 4 cards
    And Bob's deck has 4 cards
    When Ann plays horizon for its ink cost
    Then Ann is asked to choose from Ann and Bob
    When Ann chooses <choice>
    Then it is accepted
    And mine is in <mine>
    And bobs is in <bobs>
    And Ann has <n> cards in hand
    And Bob has <m> cards in hand

    Examples:
      | whom    | choice      | mine          | bobs          | n | m |
      | Bob     | Bob         | Ann's hand    | Bob's discard | 1 | 3 |
      | both    | Ann and Bob | Ann's discard | Bob's discard | 3 | 3 |
      | nobody  | nothing     | Ann's hand    | Bob's hand    | 1 | 1 |

  @case:put-at-the-bottom-before-it-resolves @clause:6.7.8 @clause:6.7.8.1
  Scenario: An action put at the bottom of an empty deck before it resolves draws itself
    What puts it there is the effect that plays it, and the action itself resolves only once that effect is over.
    Given a game of Lorcana
    And the made-up card "Encore"
      """
      {"type": "action", "cost": 0, "effect": {"is": "play", "after": "bottom-of-deck"}}
      """
    And the made-up card "Refrain"
      """
      {"type": "action", "cost": 3, "effect": {"is": "draw"}}
      """
    And these cards
      | ref     | card    | player | zone |
      | encore  | Encore  | Ann    | hand |
      | refrain | Refrain | Ann    | hand |
    When Ann plays encore for its ink cost
    Then it is accepted
    And encore is in Ann's discard
    And refrain is in Ann's hand

  @case:resolves-from-the-deck-as-it-was @clause:6.7.8 @clause:6.7.7
  Scenario Outline: An action that lies in the deck when it resolves still knows <what>
    Given a game of Lorcana
    And the made-up card "Encore"
      """
      {"type": "action", "cost": 0, "effect": {"is": "play", "after": "bottom-of-deck"}}
      """
    And the made-up card "Refrain"
      """
      {"type": "action", "cost": 3, "effect": <effect>}
      """
    And these cards
      | ref     | card    | player | zone |
      | encore  | Encore  | Ann    | hand |
      | refrain | Refrain | Ann    | hand |
    When Ann plays encore for its ink cost
    Then it is accepted
    And refrain is in Ann's deck
    And Ann has <lore> lore

    Examples:
      | case       | what              | lore | effect                                                                                              |
      | its-player | who its player is | 1    | {"is": "each-player", "who": "its-player", "it": "this", "do": {"is": "gain-lore", "lore": 1}}      |
      | its-cost   | what it costs     | 3    | {"is": "gain-lore", "lore": {"is": "value", "of": "cost", "it": "this"}}                            |
