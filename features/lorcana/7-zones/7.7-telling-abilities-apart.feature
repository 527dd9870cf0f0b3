Feature: 7.7 Telling abilities in the bag apart
  More about clause 7.7.4.2: any of one's abilities may be chosen, also when they bear no name.

  @case:two-nameless-abilities @clause:7.7.4.2 @catches:orders-triggers-itself
  Scenario Outline: of two abilities without a name Ann chooses <which>
    Given a game of Lorcana
    And the made-up card "Two Minds"
      """
      {"name": "Two Minds", "type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
       "classifications": ["Storyborn"],
       "abilities": [{"is": "triggered", "when": [{"event": "played", "this": true}], "effect": {"is": "draw"}},
                     {"is": "triggered", "when": [{"event": "played", "this": true}], "effect": {"is": "discard"}}]}
      """
    And these cards
      | ref   | card      | player | zone | state |
      | minds | Two Minds | Ann    | hand |       |
    And Ann has 1 ready ink
    And Ann's deck has 1 card
    When Ann plays minds for its ink cost
    Then Ann is asked to choose from minds and minds 2
    When Ann chooses <answer>
    Then it is accepted
    And ann-deck-1 is in <zone>

    Examples:
      | which               | answer  | zone          |
      | drawing first       | minds   | Ann's discard |
      | discarding first    | minds 2 | Ann's hand    |
