Feature: 6.1.2 In the order written
  Clauses 6.1.2, 6.7.2.3 and 6.1.3: both of two options in their order; a sentence of its own is followed.

  @case:both-options-in-their-order @clause:6.1.2 @clause:6.7.2.3 @ruling:R032
  Scenario: Both options are offered in their order: a card returns to hand and is then played
    Given a game of Lorcana
    And the made-up card "Kind Sheriff"
      """
      {"name": "Kind Sheriff", "type": "character", "cost": 3, "strength": 2, "willpower": 3, "lore": 1,
       "classifications": ["Storyborn", "Toy"],
       "abilities": [{"is": "triggered", "name": "HELPING HAND", "when": [{"event": "played", "this": true}],
         "effect": {"is": "if", "condition": {"is": "have",
             "what": {"type": ["character"], "classified": ["Toy"], "whose": "yours", "other": true}},
           "then": {"is": "sequence", "steps": [
             {"is": "may", "do": {"is": "sequence", "steps": [
               {"is": "choose", "zone": "discard", "what": {"type": ["character"], "cost_at_most": 2}},
               {"is": "put", "to": "hand", "verb": "return"}]}},
             {"is": "may", "do": {"is": "play", "what": {"type": ["character"], "cost_at_most": 2}}}]}}}]}
      """
    And these cards
      | ref     | card                                    | player | zone    | state |
      | sheriff | Kind Sheriff                            | Ann    | hand    |       |
      | toy     | a character costing 1, classified Toy    | Ann   | play    |       |
      | old     | a character costing 2                   | Ann    | discard |       |
      | dear    | a character costing 3                   | Ann    | discard |       |
    And Ann has 3 ready ink
    When Ann plays sheriff for its ink cost
    And Ann chooses yes
    And Ann chooses yes
    Then it is accepted
    And nobody is asked
    And old is in Ann's play
    And dear is in Ann's discard

  @case:two-of-so-little-each @clause:6.1.3 @clause:6.1.3.1 @clause:6.7.3.3 @ruling:R018a
  Scenario Outline: Up to two of Ann's cards costing 2 or less each return to hand: <choice>
    Given a game of Lorcana
    And the made-up card "Quick Exit"
      """
      {"name": "Quick Exit", "type": "action", "cost": 1,
       "effect": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["character", "item"], "whose": "yours", "cost_at_most": 2},
          "least": 0, "most": 2},
         {"is": "put", "to": "hand", "verb": "return"}]}}
      """
    And these cards
      | ref  | card                  | player | zone | state |
      | exit | Quick Exit            | Ann    | hand |       |
      | one  | a character costing 2 | Ann    | play |       |
      | two  | a character costing 2 | Ann    | play |       |
      | item | an item costing 1     | Ann    | play |       |
      | dear | a character costing 3 | Ann    | play |       |
    And Ann has 1 ready ink
    When Ann plays exit for its ink cost
    Then Ann is asked to choose from one, two and item
    When Ann chooses dear
    Then it is refused by 6.7.3.2
    And nothing has changed
    When Ann chooses <choice>
    Then it is accepted
    And Ann has <n> cards in hand
    And dear is in Ann's play

    Examples:
      | choice       | n |
      | one and two  | 2 |
      | item and one | 2 |
      | two          | 1 |
      | nothing      | 0 |

  @case:a-sentence-of-its-own-shuffles @clause:6.1.2 @clause:6.1.3 @ruling:R041b
  Scenario: The deck is shuffled as "then shuffle" says, although no card was chosen
    Given a game of Lorcana
    And the made-up card "Clean Up"
      """
      {"name": "Clean Up", "type": "action", "cost": 1,
       "effect": {"is": "sequence", "steps": [
         {"is": "choose", "zone": "discard", "what": {}, "least": 0, "most": 3},
         {"is": "put", "to": "deck", "place": "bottom"},
         {"is": "shuffle-into-deck", "it": null, "own": true}]}}
      """
    And these cards
      | ref   | card                  | player | zone    | state |
      | clean | Clean Up              | Ann    | hand    |       |
      | old   | a character costing 2 | Ann    | discard |       |
    And Ann has 1 ready ink
    And Ann's deck has 2 cards
    And chance gives ann-deck-2 and ann-deck-1
    When Ann plays clean for its ink cost
    And Ann chooses nothing
    Then it is accepted
    And only this has changed
      | what             | from                   | to                     |
      | clean            | Ann's hand             | Ann's discard          |
      | Ann's deck order | ann-deck-1, ann-deck-2 | ann-deck-2, ann-deck-1 |
      | Ann's ink        | 1 ready                | 1 exerted              |

  @case:quest-lore-before-its-trigger @clause:4.5.1.3 @clause:4.5.1.4 @clause:4.5.2 @ruling:R024
  Scenario: The lore of a quest is gained, and its trigger returns a character and plays it again
    Given a game of Lorcana
    And the made-up card "Explorer"
      """
      {"name": "Explorer", "type": "character", "cost": 3, "strength": 2, "willpower": 3, "lore": 2,
       "classifications": ["Storyborn", "Hero"],
       "abilities": [{"is": "triggered", "name": "HOMECOMING", "when": [{"event": "quested", "this": true}],
         "effect": {"is": "may", "do": {"is": "if-you-do",
           "first": {"is": "sequence", "steps": [
             {"is": "choose", "what": {"type": ["character"], "whose": "yours", "cost_at_most": 1}},
             {"is": "put", "to": "hand", "verb": "return"}]},
           "then": {"is": "play", "what": {"type": ["character"], "cost_at_most": 1}}}}}]}
      """
    And these cards
      | ref      | card                  | player | zone | state    |
      | explorer | Explorer              | Ann    | play |          |
      | scout    | a character costing 1 | Ann    | play | 1 damage |
    When Ann quests with explorer
    And Ann chooses yes
    Then it is accepted
    And scout is in Ann's play
    And scout is undamaged and drying
    And explorer is exerted
    And Ann has 2 lore

  @case:empty-deck-is-shuffled @clause:6.1.2
  Scenario Outline: Everybody shuffles their deck, and an empty one asks nothing of chance: <who> has cards
    Given a game of Lorcana
    And the made-up card "Earthquake"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "sequence", "steps": [
         {"is": "each-player", "who": "each", "do": {"is": "shuffle-into-deck", "it": null, "own": true}},
         {"is": "each-player", "who": "each", "do": {"is": "draw"}}]}}
      """
    And these cards
      | ref   | card       | player | zone |
      | quake | Earthquake | Ann    | hand |
    And Ann has 1 ready ink
    And <who>'s deck has 3 cards
    And chance gives <top>, <then> and <last>
    When Ann plays quake for its ink cost
    Then it is accepted
    And <top> is in <who>'s hand
    And <then> is in <who>'s deck
    And <last> is in <who>'s deck

    Examples:
      | who | top        | then       | last       |
      | Ann | ann-deck-3 | ann-deck-1 | ann-deck-2 |
      | Bob | bob-deck-2 | bob-deck-3 | bob-deck-1 |
