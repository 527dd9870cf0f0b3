Feature: 8.14 Vanish
  Clauses 8.14.1 and 8.14.2: chosen by an opponent's action, banished when the action is over.

  @case:vanish-after-the-action @clause:8.14.1 @clause:8.14.2
  Scenario: Ann's song resolves in full, draw included, and Vanish then banishes Bob's Rajah
    Given a game of Lorcana
    And these cards
      | ref   | card                  | player | zone | state |
      | storm | Let the Storm Rage On | Ann    | hand |       |
      | rajah | Rajah - Ghostly Tiger | Bob    | play |       |
    And Ann has 3 ready ink
    And Ann's deck has 1 card
    When Ann plays storm for its ink cost
    Then it is accepted
    And rajah is in Bob's discard
    And ann-deck-1 is in Ann's hand

  @case:vanish-has-nothing-left @clause:8.14.2
  Scenario: Rajah returned to hand by the song itself is not banished by Vanish
    Given a game of Lorcana
    And these cards
      | ref    | card                  | player | zone | state |
      | mother | Mother Knows Best     | Ann    | hand |       |
      | rajah  | Rajah - Ghostly Tiger | Bob    | play |       |
    And Ann has 3 ready ink
    When Ann plays mother for its ink cost
    Then it is accepted
    And rajah is in Bob's hand
    And no ability waits

  @case:vanish-not-for-ones-own-action @clause:8.14.1
  Scenario: A player's own action does not make Rajah vanish
    Given a game of Lorcana
    And the made-up card "Gentle Tap"
      """
      {"name": "Gentle Tap", "type": "action", "cost": 1,
       "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}}, {"is": "exert"}]}}
      """
    And these cards
      | ref   | card                  | player | zone | state |
      | tap   | Gentle Tap            | Ann    | hand |       |
      | rajah | Rajah - Ghostly Tiger | Ann    | play |       |
    And Ann has 1 ready ink
    When Ann plays tap for its ink cost
    Then it is accepted
    And rajah is exerted
    And no ability waits

  @case:vanish-not-for-a-characters-ability @clause:8.14.1
  Scenario: An ability of an opponent's character does not make Rajah vanish
    Given a game of Lorcana
    And these cards
      | ref      | card                 | player | zone | state |
      | freckles | Freckles - Good Boy  | Ann    | hand |       |
      | rajah    | Rajah - Ghostly Tiger | Bob   | play |       |
    And Ann has 2 ready ink
    When Ann plays freckles for its ink cost
    Then it is accepted
    And rajah is in Bob's play
    And no ability waits

  @case:vanish-and-a-floating-ability @conflict:116 @clause:8.14.1 @clause:6.2.7.1
  Scenario: Rajah does not vanish when chosen by an ability that an action left behind
    Given a game of Lorcana
    And the made-up card "Long Shadow"
      """
      {"name": "Long Shadow", "type": "action", "cost": 1,
       "effect": {"is": "whenever", "ability": {"is": "triggered", "name": "SHADOW",
                  "when": [{"event": "quested", "what": {"type": ["character"]}}],
                  "effect": {"is": "sequence", "steps": [
                    {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}}, {"is": "exert"}]}}}}
      """
    And these cards
      | ref    | card                  | player | zone | state |
      | shadow | Long Shadow           | Ann    | hand |       |
      | runner | a character costing 1 | Ann    | play |       |
      | rajah  | Rajah - Ghostly Tiger | Bob    | play |       |
    And Ann has 1 ready ink
    When Ann plays shadow for its ink cost
    And Ann quests with runner
    Then it is accepted
    And rajah is in Bob's play
    And rajah is exerted
    And nobody is asked

  @case:vanish-shuffled-away @clause:8.14.2 @clause:6.7.4 @ruling:R054b
  Scenario: Vanish finds nothing to banish after You're Welcome shuffles Rajah into the deck
    Given a game of Lorcana
    And these cards
      | ref     | card                  | player | zone | state |
      | welcome | You're Welcome        | Ann    | hand |       |
      | rajah   | Rajah - Ghostly Tiger | Bob    | play |       |
    And Ann has 4 ready ink
    And Bob's deck has 3 cards
    And chance gives bob-deck-3, bob-deck-2, rajah and bob-deck-1
    When Ann plays welcome for its ink cost
    Then it is accepted
    And rajah is in Bob's deck
    And bob-deck-3 is in Bob's hand
    And bob-deck-2 is in Bob's hand
    And Bob has 0 cards in discard
    And no ability waits

  @case:vanish-drawn-back @clause:8.14.2 @clause:7.1.6
  Scenario: Rajah shuffled into the deck and drawn at once stays in Bob's hand despite Vanish
    Given a game of Lorcana
    And these cards
      | ref     | card                  | player | zone | state |
      | welcome | You're Welcome        | Ann    | hand |       |
      | rajah   | Rajah - Ghostly Tiger | Bob    | play |       |
    And Ann has 4 ready ink
    And Bob's deck has 2 cards
    And chance gives rajah, bob-deck-2 and bob-deck-1
    When Ann plays welcome for its ink cost
    Then it is accepted
    And rajah is in Bob's hand
    And no ability waits

  @case:vanish-inked @clause:8.14.2 @clause:7.5.6 @ruling:R054c
  Scenario: Rajah put into Bob's inkwell by Into the Unknown stays there despite Vanish
    Given a game of Lorcana
    And these cards
      | ref     | card                  | player | zone | state   |
      | unknown | Into the Unknown      | Ann    | hand |         |
      | rajah   | Rajah - Ghostly Tiger | Bob    | play | exerted |
      | ready   | a character costing 1 | Bob    | play |         |
    And Ann has 3 ready ink
    When Ann plays unknown for its ink cost
    Then it is accepted
    And only this has changed
      | what      | from                | to            |
      | unknown   | Ann's hand          | Ann's discard |
      | rajah     | Bob's play, exerted | Bob's inkwell |
      | Ann's ink | 3 ready             | 3 exerted     |
      | Bob's ink | nothing             | 1 exerted     |

  @case:vanish-for-nothing-moved @clause:8.14.1 @clause:8.14.2 @clause:1.2.3 @ruling:R054a
  Scenario: Bestow a Gift makes Rajah vanish by choosing him, even with no damage to move
    Given a game of Lorcana
    And these cards
      | ref   | card                  | player | zone | state |
      | gift  | Bestow a Gift         | Ann    | hand |       |
      | mine  | a character costing 3 | Ann    | play |       |
      | rajah | Rajah - Ghostly Tiger | Bob    | play |       |
    And Ann has 1 ready ink
    When Ann plays gift for its ink cost
    And Ann chooses mine
    Then it is accepted
    And only this has changed
      | what      | from       | to            |
      | gift      | Ann's hand | Ann's discard |
      | rajah     | Bob's play | Bob's discard |
      | Ann's ink | 1 ready    | 1 exerted     |
