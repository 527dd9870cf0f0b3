Feature: Lorcana 5.1.1, cards taken from under a card

  Background:
    Given a game of Lorcana
    And the made-up card "Dig"
      """
      {"type": "action", "cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["character"]}},
         {"is": "put-from-under", "it": "chosen", "to": "hand"}, {"is": "gain-lore", "lore": 1}]}}
      """
    And the made-up card "Bury"
      """
      {"type": "action", "cost": 0,
       "effect": {"is": "if-you-do", "first": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["character"]}},
         {"is": "put-from-under", "it": "chosen", "to": "deck", "place": "bottom", "any_order": true}]},
         "then": {"is": "gain-lore", "lore": 1}}}
      """
    And these cards
      | ref   | card                   | player | zone | under |
      | elf   | a character costing 1  | Ann    | play |       |
      | one   | a character costing 2  | Ann    | play | elf   |
      | two   | an item costing 2      | Ann    | play | one   |
      | imp   | a character costing 3  | Ann    | play |       |
      | dig   | Dig                    | Ann    | hand |       |
      | bury  | Bury                   | Ann    | hand |       |

  @case:all-from-under-into-the-hand @clause:5.1.1.6 @clause:5.1.1.5
  Scenario: All cards under the chosen character go to hand, and the character stays in play
    When Ann plays dig for its ink cost
    And Ann chooses elf
    Then one is in Ann's hand
    And two is in Ann's hand
    And elf is in Ann's play
    And Ann has 1 lore

  @case:all-from-under-to-the-bottom @clause:7.2.3.1 @clause:5.1.1.5
  Scenario: Cards from under a character go to the bottom of the deck in the order Ann chooses
    Given Ann's deck has 1 card
    When Ann plays bury for its ink cost
    And Ann chooses elf
    And Ann chooses two, one
    Then two and one lie at the bottom of Ann's deck
    And Ann has 1 lore

  @case:nothing-from-under-one @clause:6.1.5.1
  Scenario: If no card lies under the chosen character, what depends on that does not follow
    When Ann plays bury for its ink cost
    And Ann chooses imp
    Then one is under elf
    And Ann has 0 lore

  @case:from-under-itself-or-the-chosen-one @clause:5.1.1.6
  Scenario Outline: Cards are taken from under the item itself or from under the chosen character: <case>
    Given the made-up card "Digger"
      """
      {"type": "item", "cost": 1, "abilities": [{"is": "activated", "name": "Dig", "cost": [], "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"type": ["character"], "under_at_least": 1}},
        {"is": "put-from-under"<whose>, "to": "hand"}]}}]}
      """
    And these cards
      | ref    | card                  | player | zone | under  |
      | digger | Digger                | Ann    | play |        |
      | nut    | a character costing 1 | Ann    | play | digger |
    When Ann uses digger
    Then it is accepted
    And nut is <nut>
    And one is <one>

    Examples:
      | case   | whose            | nut           | one           |
      | itself |                  | in Ann's hand | under elf     |
      | chosen | , "it": "chosen" | under digger  | in Ann's hand |

  @case:from-under-to-the-bottom-by-chance @clause:5.1.1.6
  Scenario: Cards from under a character go to the bottom of the deck in an order that chance gives
    Given the made-up card "Spill"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"type": ["character"], "under_at_least": 1}},
        {"is": "put-from-under", "it": "chosen", "to": "deck", "place": "bottom", "random_order": true}]}}
      """
    And these cards
      | ref   | card  | player | zone |
      | spill | Spill | Ann    | hand |
    And chance gives two
    And chance gives one
    When Ann plays spill for its ink cost
    Then it is accepted
    And two and one lie at the bottom of Ann's deck
