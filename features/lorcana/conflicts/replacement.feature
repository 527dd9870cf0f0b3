Feature: What the book leaves open about replacement effects

  @case:a-payment-that-is-replaced @clause:6.5.3 @clause:1.5.3 @conflict:121
  Scenario Outline: It is open whether a replacement applies to a payment, as Ann would <pay> a card for her Altar
    Given a game of Lorcana
    And the made-up card "Cradle"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "instead", "would": {"event": "<event>", "what": {"type": ["character"], "whose": "yours"}}, "to": "<there>"}]}
      """
    And the made-up card "Altar"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "activated", "cost": [{"is": "<cost>", "what": {"type": ["character"]}}], "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref    | card                  | player | zone   |
      | cradle | Cradle                | Ann    | play   |
      | altar  | Altar                 | Ann    | play   |
      | mine   | a character costing 3 | Ann    | <zone> |
    And Ann's deck has 3 cards
    When Ann uses altar
    Then it is accepted
    And the rules leave open: is a payment replaced, and is the cost paid then?
      | outcome                  |
      | mine is in Ann's <there> |
      | mine is in Ann's discard |

    Examples:
      | pay     | cost          | event     | zone | there   |
      | banish  | banish-chosen | banished  | play | hand    |
      | discard | discard       | discarded | hand | inkwell |

  @case:done-while-the-others-go @clause:6.5.4 @clause:6.1.2 @conflict:122
  Scenario: Ann draws instead of a banishing: it is open whether Scribe, banished too, notes the card
    Given a game of Lorcana
    And the made-up card "Heir"
      """
      {"type": "character", "cost": 2, "strength": 1, "willpower": 4, "lore": 1, "abilities": [
        {"is": "instead", "would": {"event": "banished"}, "do": {"is": "draw"}}]}
      """
    And the made-up card "Scribe"
      """
      {"type": "character", "cost": 2, "strength": 1, "willpower": 4, "lore": 1, "abilities": [
        {"is": "triggered", "when": [{"event": "drew"}], "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And these cards
      | ref    | card        | player | zone |
      | heir   | Heir        | Ann    | play |
      | scribe | Scribe      | Ann    | play |
      | all    | Be Prepared | Bob    | hand |
    And it is Bob's turn
    And Bob has 7 ready ink
    And Ann's deck has 2 cards
    When Bob plays all for its ink cost
    Then it is accepted
    And heir is in Ann's play
    And scribe is in Ann's discard
    And ann-deck-1 is in Ann's hand
    And the rules leave open: does the scribe note the card that is drawn as it goes?
      | outcome        |
      | Ann has 0 lore |
      | Ann has 1 lore |

  @case:a-first-time-given-up @clause:6.5.7.2 @clause:6.5.3 @conflict:123
  Scenario: Beast takes Lilo's first damage: it is open whether the next one counts as her first
    Given a game of Lorcana
    And these cards
      | ref   | card                       | player | zone | state |
      | beast | Beast - Selfless Protector | Ann    | play |       |
      | lilo  | Lilo - Bundled Up          | Ann    | play |       |
      | smash | Smash                      | Bob    | hand |       |
      | again | Smash                      | Bob    | hand |       |
      | fire  | Dragon Fire                | Bob    | hand |       |
    And it is Bob's turn
    And Bob has 11 ready ink
    When Bob plays smash for its ink cost
    And Bob chooses lilo
    And Ann chooses beast
    And Bob plays fire for its ink cost
    And Bob chooses beast
    Then it is accepted
    And beast is in Ann's discard
    When Bob plays again for its ink cost
    Then it is accepted
    And the rules leave open: is that the first time in the turn that Lilo would take damage?
      | outcome                  |
      | lilo is in Ann's play    |
      | lilo is in Ann's discard |
