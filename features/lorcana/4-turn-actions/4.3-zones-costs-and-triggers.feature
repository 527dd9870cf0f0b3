Feature: 4.3 From which zone, for how much, and what it sets off
  Clauses 4.3.2, 4.3.2.3 and 4.3.4.

  @case:one-more-zone-is-not-every-zone @clause:4.3.2
  Scenario Outline: a card that may be played from the discard is not played from the <zone>
    Given a game of Lorcana
    And the made-up card "Restless Spirit"
      """
      {"name": "Restless Spirit", "type": "character", "cost": 0, "strength": 1, "willpower": 1, "lore": 1,
       "abilities": [{"is": "playable-from", "zone": "discard"}]}
      """
    And these cards
      | ref    | card            | player | zone   |
      | spirit | Restless Spirit | Ann    | <zone> |
    When Ann plays spirit for its ink cost
    Then it is refused by 4.3.2
    And nothing has changed

    Examples:
      | zone    |
      | deck    |
      | inkwell |

  @case:additional-ink-is-paid @clause:4.3.2.3 @clause:4.3.2.4
  Scenario Outline: 1 ink in addition to a cost of 2, with <ink> ink
    Given a game of Lorcana
    And the made-up card "Ferried Guest"
      """
      {"name": "Ferried Guest", "type": "character", "cost": 2, "strength": 1, "willpower": 1, "lore": 1,
       "abilities": [{"is": "additional-cost", "cost": [{"is": "ink", "amount": 1}]}]}
      """
    And these cards
      | ref   | card          | player | zone |
      | guest | Ferried Guest | Ann    | hand |
    And Ann has <ink> ready ink
    When Ann plays guest for its ink cost
    Then it is <answer>
    And Ann has <left> ready ink

    Examples:
      | ink | answer   | left |
      | 2   | refused  | 2    |
      | 4   | accepted | 1    |

  @case:whenever-is-not-about-its-own-play @clause:4.3.4.1 @clause:1.6.1
  Scenario: "whenever you play a character" does not see the play of the card it is on
    Given a game of Lorcana
    And the made-up card "Greeter"
      """
      {"name": "Greeter", "type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "played", "what": {"type": ["character"]}}],
                      "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And these cards
      | ref   | card    | player | zone |
      | one   | Greeter | Ann    | hand |
      | two   | Greeter | Ann    | hand |
    And Ann has 2 ready ink
    When Ann plays one for its ink cost
    Then it is accepted
    And Ann has 0 lore
    When Ann plays two for its ink cost
    Then it is accepted
    And Ann has 1 lore

  @case:minnie-tells-no-story-of-herself @clause:4.3.4.1
  Scenario: Minnie's story is not about her own play, but about Skippy's
    Given a game of Lorcana
    And these cards
      | ref    | card                       | player | zone |
      | minnie | Minnie Mouse - Storyteller | Ann    | hand |
      | skippy | Skippy - Energetic Rabbit  | Ann    | hand |
    And Ann has 4 ready ink
    When Ann plays minnie for its ink cost
    Then it is accepted
    And minnie has 0 Lore
    When Ann plays skippy for its ink cost
    Then it is accepted
    And minnie has 1 Lore

  @case:the-covered-card-is-not-the-one-played @clause:4.3.4.2
  Scenario: "when you play this character" of the card below is not about the card shifted onto it
    Given a game of Lorcana
    And the made-up card "Stitch - Herald"
      """
      {"name": "Stitch", "version": "Herald", "type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "played", "this": true}],
                      "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And the made-up card "Stitch - Headliner"
      """
      {"name": "Stitch", "version": "Headliner", "type": "character", "cost": 5, "strength": 1, "willpower": 1, "lore": 1,
       "abilities": [{"is": "keyword", "keyword": "shift", "cost": [{"is": "ink", "amount": 1}]}]}
      """
    And these cards
      | ref   | card               | player | zone |
      | below | Stitch - Herald    | Ann    | play |
      | above | Stitch - Headliner | Ann    | hand |
    And Ann has 1 ready ink
    When Ann shifts above onto below
    Then it is accepted
    And above is on top of below
    And Ann has 0 lore
