Feature: 7.2 A deck is searched
  A deck is a private zone that changes only by what effects say (7.2.2): whoever searches sees it, and shuffles it afterwards.

  Background:
    Given a game of Lorcana
    And the made-up card "Fetch"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "search", "what": {"type": ["character"]}, "to": "hand"}}
      """
    And the made-up card "Find in Secret"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "search", "to": "hand", "reveal": false}}
      """
    And the made-up card "Call Up"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "sequence", "steps": [
         {"is": "search", "what": {"type": ["character"]}, "to": "top-of-deck"},
         {"is": "draw"}]}}
      """
    And the made-up card "Fetch or Lore"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "if-you-do", "first": {"is": "search", "what": {"type": ["location"]}, "to": "hand"},
        "then": {"is": "gain-lore", "lore": 1}, "otherwise": {"is": "gain-lore", "lore": 2}}}
      """
    And these cards
      | ref    | card                  | player | zone |
      | fetch  | Fetch                 | Ann    | hand |
      | secret | Find in Secret        | Ann    | hand |
      | call   | Call Up               | Ann    | hand |
      | lore   | Fetch or Lore         | Ann    | hand |
      | spell  | an action costing 1   | Ann    | deck |
      | elf    | a character costing 1 | Ann    | deck |
      | lamp   | an item costing 1     | Ann    | deck |
      | imp    | a character costing 2 | Ann    | deck |
    And Ann has 1 ready ink

  @case:search-finds-what-is-asked-for @clause:1.7.3
  Scenario: Ann chooses among the characters in her deck, then shuffles the rest
    Given chance gives lamp, elf and spell
    When Ann plays fetch for its ink cost
    Then Ann is asked to choose from elf and imp
    When Ann chooses imp
    Then it is accepted
    And imp is in Ann's hand
    And lamp, elf and spell lie at the top of Ann's deck

  @case:search-in-secret @clause:6.1.14.1 @clause:7.3.2
  Scenario: An opponent does not see a card that a search takes without revealing it
    Given chance gives lamp, elf and spell
    When Ann plays secret for its ink cost
    And Ann chooses imp
    Then it is accepted
    And imp is in Ann's hand
    And Bob does not see imp
    And Ann does not see lamp

  @case:search-onto-the-deck @clause:6.1.2
  Scenario: A card put on top after the shuffle is the next card drawn
    Given chance gives lamp, spell and imp
    When Ann plays call for its ink cost
    And Ann chooses elf
    Then it is accepted
    And elf is in Ann's hand
    And lamp, spell and imp lie at the top of Ann's deck

  @case:search-onto-the-deck-is-known @clause:6.1.14.1 @midway:6.1.14.2
  Scenario: Bob sees a card that a search reveals before it goes on top of the deck
    Given the made-up card "Signal"
      """
      {"type": "action", "cost": 1, "effect": {"is": "sequence", "steps": [
        {"is": "search", "what": {"type": ["character"]}, "to": "top-of-deck"}, {"is": "may", "do": {"is": "gain-lore", "lore": 1}}]}}
      """
    And these cards
      | ref    | card   | player | zone |
      | signal | Signal | Ann    | hand |
    And chance gives lamp, spell and imp
    When Ann plays signal for its ink cost
    And Ann chooses elf
    Then Bob sees elf
    And Bob does not see lamp
    When Ann chooses yes
    Then Ann has 1 lore
    And elf, lamp, spell and imp lie at the top of Ann's deck

  @case:search-in-vain @clause:1.2.3 @clause:6.1.5.1
  Scenario: A search that finds nothing counts as not done, and the deck is shuffled all the same
    Given chance gives imp, lamp, elf and spell
    When Ann plays lore for its ink cost
    Then it is accepted
    And Ann has 2 lore
    And imp, lamp, elf and spell lie at the top of Ann's deck
    And Ann does not see imp

  @case:search-that-finds-nothing @clause:7.1.4
  Scenario: Ann may fail to find a character in her deck, and then shuffles all of it
    Given chance gives imp, lamp, elf and spell
    When Ann plays fetch for its ink cost
    And Ann chooses nothing
    Then it is accepted
    And Ann has 3 cards in hand
    And imp, lamp, elf and spell lie at the top of Ann's deck

  @case:search-for-the-only-one @clause:7.1.4 @clause:1.7.3
  Scenario: Ann may fail to find the only matching card, and then the search counts as not done
    Given the made-up card "Lamp or Lore"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "if-you-do", "first": {"is": "search", "what": {"type": ["item"]}, "to": "hand"},
        "then": {"is": "gain-lore", "lore": 1}, "otherwise": {"is": "gain-lore", "lore": 2}}}
      """
    And these cards
      | ref  | card         | player | zone |
      | wish | Lamp or Lore | Ann    | hand |
    And chance gives imp, lamp, elf and spell
    When Ann plays wish for its ink cost
    And Ann chooses nothing
    Then it is accepted
    And Ann has 2 lore
    And lamp is in Ann's deck

  @case:search-for-any-card @clause:7.1.4
  Scenario: A search for any card must find one if the deck has one
    Given the made-up card "Last Hope"
      """
      {"type": "action", "cost": 0, "effect": {"is": "search", "to": "hand", "reveal": false}}
      """
    And these cards
      | ref  | card              | player | zone |
      | hope | Last Hope         | Bob    | hand |
      | cup  | an item costing 1 | Bob    | deck |
    And it is Bob's turn
    When Bob plays hope for its ink cost
    Then it is accepted
    And cup is in Bob's hand
