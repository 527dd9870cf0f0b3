Feature: Altered 2.1, what "another" means once a card has moved itself

  Background:
    Given a game of Altered
    And the made-up card "Page"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "quick-action", "name": "Errand", "support": true, "cost": [{"is": "pay-discard"}],
                      "effect": {"is": "move", "to": "hand",
                                 "what": {"is": "choose", "what": {"zone": ["discard"], "whose": "yours", "other": true}}}}]}
      """

  @case:another-than-what-paid @clause:2.1.f @clause:1.1.6.i
  Scenario Outline: A card discarded as its own cost is not another card in its Discard pile: <who>
    Given these cards
      | ref   | card   | player | zone    |
      | page  | Page   | <who>  | reserve |
      | other | a card | <who>  | discard |
    And it is <who>'s turn
    When <who> uses page
    Then it is accepted
    And only this has changed
      | what  | from            | to              |
      | page  | <who>'s reserve | <who>'s discard |
      | other | <who>'s discard | <who>'s hand    |

    Examples:
      | who |
      | Ann |
      | Bob |

  @case:no-other-than-what-paid @clause:2.1.f @clause:1.1.6.i
  Scenario: A card alone in the Discard pile is not returned by its own effect
    Given these cards
      | ref  | card | player | zone    |
      | page | Page | Ann    | reserve |
    When Ann uses page
    Then page is in Ann's discard

  @case:each-other-card-in-reserve @clause:2.1.f
  Scenario: An effect that counts each other card in Reserve leaves out its own card, which is there now
    Given the made-up card "Tally"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "name": "Count up", "trigger": {"event": "goes-to", "this": true, "to": ["reserve"]},
                      "effect": {"is": "gain", "what": {"is": "this"},
                                 "count": {"is": "count", "what": {"zone": ["reserve"], "whose": "yours", "other": true}}}}]}
      """
    And the made-up card "Fetch"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "to": "reserve", "what": {"is": "choose", "what": {"zone": ["expedition"], "whose": "yours"}}}}
      """
    And these cards
      | ref   | card   | player | zone            |
      | tally | Tally  | Ann    | hero expedition |
      | fetch | Fetch  | Ann    | reserve         |
      | one   | a card | Ann    | reserve         |
      | two   | a card | Ann    | reserve         |
    When Ann plays fetch for its mana cost
    Then tally is in Ann's reserve
    And tally has 2 boosts

  @case:another-than-what-it-moved @clause:2.1.f
  Scenario: A card that an effect has discarded cannot be taken by the same effect as a different one
    Given the made-up card "Swap"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "discard", "what": {"is": "choose", "what": {"zone": ["reserve"], "whose": "yours"}}},
         {"is": "move", "to": "hand", "what": {"is": "choose", "name": "new", "what": {"zone": ["discard"], "whose": "yours", "not_it": "it"}}}]}}
      """
    And these cards
      | ref  | card   | player | zone    |
      | swap | Swap   | Ann    | hand    |
      | mine | a card | Ann    | reserve |
      | old  | a card | Ann    | discard |
    When Ann plays swap for its mana cost
    Then mine is in Ann's discard
    And old is in Ann's hand

  @case:what-it-moved-is-still-meant @clause:2.1.f
  Scenario: A card that an effect has discarded is found in the Discard pile by its next step
    Given the made-up card "Bury"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "discard", "what": {"is": "choose", "what": {"zone": ["reserve"], "whose": "yours"}}},
         {"is": "if", "condition": {"is": "exists", "what": {"zone": ["discard"], "it": "it"}}, "then": {"is": "draw"}}]}}
      """
    And these cards
      | ref  | card   | player | zone    |
      | bury | Bury   | Ann    | hand    |
      | mine | a card | Ann    | reserve |
    And Ann's deck has 2 cards
    When Ann plays bury for its mana cost
    Then mine is in Ann's discard
    And Ann has 1 card in hand
