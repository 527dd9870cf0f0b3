Feature: 5.2.3 What lies in an inkwell
  Clause 5.2.3: the symbol lets a card be inked. In the inkwell every card counts as 1 ink, with the symbol or without,
  whatever it costs.

  @case:worth-one-ink @clause:5.2.3
  Scenario Outline: A card without the symbol that an effect puts into the inkwell is worth 1 ink: <case>
    Given a game of Lorcana
    And the made-up card "Plain Stone"
      """
      {"type": "item", "cost": 6, "inkwell": false, "abilities": []}
      """
    And the made-up card "Sink It"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"type": ["item"], "whose": "yours"}}, {"is": "put", "it": "chosen", "to": "inkwell"}]}}
      """
    And these cards
      | ref   | card                     | player | zone |
      | stone | Plain Stone              | Ann    | play |
      | sink  | Sink It                  | Ann    | hand |
      | elf   | a character costing <cost> | Ann    | hand |
    When Ann plays sink for its ink cost
    Then it is accepted
    And stone is in Ann's inkwell
    When Ann plays elf for its ink cost
    Then <verdict>

    Examples:
      | case       | cost | verdict                |
      | enough     | 1    | it is accepted         |
      | not enough | 2    | it is refused by 1.5.3 |

  @case:the-symbol-lets-it-be-inked @clause:5.2.3
  Scenario Outline: Ann tries to ink a card <case> the inkwell symbol
    Given a game of Lorcana
    And the made-up card "Stone"
      """
      {"type": "item", "cost": 6, "inkwell": <inkwell>, "abilities": []}
      """
    And these cards
      | ref   | card  | player | zone |
      | stone | Stone | Ann    | hand |
    When Ann inks stone
    Then <verdict>
    And stone is in Ann's <zone>

    Examples:
      | case    | inkwell | verdict       | zone    |
      | with    | true    | it is accepted | inkwell |
      | without | false   | it is refused  | hand    |
