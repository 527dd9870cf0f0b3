Feature: One effect or the other, where only a part of one can be done

  Background:
    Given a game of Lorcana
    And the made-up card "Either Way"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "one-of", "modes": {
         "scrap": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["item"]}}, {"is": "banish"}, {"is": "draw"}]},
         "lore": {"is": "gain-lore", "lore": 1}}}}
      """
    And these cards
      | ref | card       | player | zone |
      | way | Either Way | Ann    | hand |
    And Ann's deck has 4 cards
    And Ann has 1 ready ink

  @case:a-or-b-without-its-first-part @clause:6.1.5.2 @clause:6.7.2.3 @conflict:94
  Scenario: It is open whether an option can be chosen of which only a later part can be done
    When Ann plays way for its ink cost
    Then it is accepted
    And the rules leave open: can that be chosen of which only a later part can be done?
      | outcome                                |
      | nobody is asked                        |
      | Ann is asked to choose from scrap and lore |

  @case:a-or-b-with-its-first-part @clause:6.1.5.2
  Scenario: With an item to choose either option can be chosen, and its parts are done in order
    Given these cards
      | ref  | card              | player | zone |
      | item | an item costing 2 | Bob    | play |
    When Ann plays way for its ink cost
    Then it is accepted
    And Ann is asked to choose from scrap and lore
    When Ann chooses scrap
    Then it is accepted
    And item is in Bob's discard
    And ann-deck-1 is in Ann's hand
    And Ann has 0 lore
