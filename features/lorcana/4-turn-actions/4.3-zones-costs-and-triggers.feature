Feature: 4.3 From which zone, for how much, and what it sets off
  Clauses 4.3.2, 4.3.2.3 and 4.3.4.

  @case:one-more-zone-is-not-every-zone @clause:4.3.2
  Scenario Outline: A card that may be played from the discard cannot be played from the <zone>
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
  Scenario Outline: Ann plays a card costing 2 plus 1 additional ink, with <ink> ready ink
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
  Scenario: An ability about its player's characters being played does not trigger on its own card's play
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
  Scenario: Minnie's ability does not trigger on her own play, but on Skippy's
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
  Scenario: A card's own play ability does not trigger when another card is shifted onto it
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
