Feature: 6.2.2 The second of its kind in a turn
  A condition may ask for the event that is number so many of its kind this turn: it is met once, whenever its card came.

  @case:the-third-is-not-the-second @clause:6.2.2
  Scenario: Of three actions played only the second triggers the ability
    Given a game of Lorcana
    And the made-up card "Diver"
      """
      {"type": "item", "cost": 0, "abilities": [
        {"is": "triggered", "when": [{"event": "played", "what": {"type": ["action"]}, "nth": 2}],
         "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And these cards
      | ref   | card                | player | zone |
      | diver | Diver               | Ann    | hand |
      | one   | an action costing 0 | Ann    | hand |
      | two   | an action costing 0 | Ann    | hand |
      | three | an action costing 0 | Ann    | hand |
      | lamp  | an item costing 0   | Ann    | hand |
    When Ann plays one for its ink cost
    And Ann plays lamp for its ink cost
    And Ann plays diver for its ink cost
    Then Ann has 0 lore
    When Ann plays two for its ink cost
    Then Ann has 1 lore
    When Ann plays three for its ink cost
    Then Ann has 1 lore

  @case:the-amplifier-hears-no-third-card @clause:6.2.2
  Scenario: Of three cards that Ann draws only the second brings Bob ink
    Given a game of Lorcana
    And these cards
      | ref       | card          | player | zone |
      | show      | Show Me More! | Ann    | hand |
      | amplifier | Ink Amplifier | Bob    | play |
    And Ann has 2 ready ink
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann plays show for its ink cost
    And Bob chooses yes
    Then it is accepted
    And bob-deck-4 is in Bob's inkwell
    And bob-deck-5 is in Bob's deck

  @case:the-second-challenge @clause:6.2.2
  Scenario: The second challenge of the turn triggers, whichever of Ann's characters makes it
    Given a game of Lorcana
    And the made-up card "Drill"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "triggered", "when": [{"event": "challenges", "what": {"type": ["character"]}, "nth": 2}],
         "effect": {"is": "gain-lore", "lore": 3}}]}
      """
    And these cards
      | ref   | card                                    | player | zone | state   |
      | drill | Drill                                   | Ann    | play |         |
      | elf   | a character costing 1                   | Ann    | play |         |
      | imp   | a character costing 1                   | Ann    | play |         |
      | prey  | a character costing 9, with 9 Willpower | Bob    | play | exerted |
    When Ann challenges prey with elf
    Then Ann has 0 lore
    When Ann challenges prey with imp
    Then Ann has 3 lore

  @case:the-second-card-drawn @clause:6.2.2 @clause:1.12.2
  Scenario Outline: Only the second card that an opponent of <who> draws triggers: Bob draws <cards>
    Given a game of Lorcana
    And the made-up card "Amplifier"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "triggered", "when": [{"event": "drew", "who": "opponents", "nth": 2}],
         "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And the made-up card "Flood"
      """
      {"type": "action", "cost": 0, "effect": {"is": "each-player", "who": "opponents", "do":
        {"is": "draw", "cards": <cards>}}}
      """
    And these cards
      | ref       | card      | player | zone |
      | amplifier | Amplifier | <who>  | play |
      | flood     | Flood     | Ann    | hand |
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann plays flood for its ink cost
    Then <who> has <n> lore

    Examples:
      | case           | who | cards | n |
      | one            | Ann | 1     | 0 |
      | two            | Ann | 2     | 1 |
      | four           | Ann | 4     | 1 |
      | not one's own  | Bob | 2     | 0 |

  @case:the-second-ink @clause:6.2.2 @clause:4.2.3.2
  Scenario: The second card that Ann puts into her inkwell triggers, whichever way it goes there
    Given a game of Lorcana
    And the made-up card "Nest"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "triggered", "when": [{"event": "inks", "nth": 2, "your_turn": true}],
         "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And the made-up card "Well"
      """
      {"type": "action", "cost": 0, "effect": {"is": "ink-top-of-deck"}}
      """
    And these cards
      | ref   | card              | player | zone |
      | nest  | Nest              | Ann    | play |
      | well  | Well              | Ann    | hand |
      | spare | an item costing 1 | Ann    | hand |
    And Ann's deck has 5 cards
    When Ann inks spare
    Then Ann has 0 lore
    When Ann plays well for its ink cost
    Then Ann has 1 lore

  @case:several-seconds-at-once @clause:6.2.2
  Scenario Outline: Of several cards put into the inkwell at once, one counts as the second of the turn
    Given a game of Lorcana
    And the made-up card "Nest"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "triggered", "when": [{"event": "inks", "nth": 2}], "effect": {"is": "gain-lore", "lore": 1}}]}
      """
    And the made-up card "Heap"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "gather", "zone": "hand"}, {"is": "put", "it": "gathered", "to": "inkwell"}]}}
      """
    And these cards
      | ref  | card              | player | zone |
      | nest | Nest              | Ann    | play |
      | heap | Heap              | Ann    | hand |
      | a    | an item costing 1 | Ann    | hand |
      | b    | an item costing 1 | Ann    | hand |
      | c    | an item costing 1 | Ann    | <c>  |
    When Ann plays heap for its ink cost
    Then Ann has 1 lore

    Examples:
      | c       |
      | hand    |
      | discard |

  @case:kristoff-hears-the-cauldron-call @clause:6.2.2 @clause:7.1.5
  Scenario: A card put from the discard under the cauldron has left the discard, so Ann draws for Kristoff
    Given a game of Lorcana
    And these cards
      | ref      | card                    | player | zone    |
      | kristoff | Kristoff - Icy Explorer | Ann    | play    |
      | cauldron | The Black Cauldron      | Ann    | play    |
      | aladdin  | Aladdin - Street Rat    | Ann    | discard |
    And Ann has 1 ready ink
    And Ann's deck has 2 cards
    When Ann uses "THE CAULDRON CALLS" of cauldron
    Then it is accepted
    And aladdin is under cauldron
    And ann-deck-1 is in Ann's hand

  @case:the-triumphant-ghoul-and-the-cauldron @clause:7.1.5
  Scenario: The Horned King counts a card put under the cauldron as having left the discard
    Given a game of Lorcana
    And these cards
      | ref      | card                               | player | zone    |
      | king     | The Horned King - Triumphant Ghoul | Ann    | play    |
      | cauldron | The Black Cauldron                 | Ann    | play    |
      | aladdin  | Aladdin - Street Rat               | Ann    | discard |
    And Ann has 1 ready ink
    When Ann uses "THE CAULDRON CALLS" of cauldron
    Then it is accepted
    And aladdin is under cauldron
    And king has 3 Lore

  @case:the-triumphant-ghoul-and-a-boost @clause:4.4.1
  Scenario: A card put from the deck under Willie has not left a discard
    Given a game of Lorcana
    And these cards
      | ref    | card                                          | player | zone |
      | king   | The Horned King - Triumphant Ghoul            | Ann    | play |
      | willie | Willie the Giant - Ghost of Christmas Present | Ann    | play |
    And Ann has 3 ready ink
    And Ann's deck has 2 cards
    When Ann uses "Boost" of willie
    Then it is accepted
    And ann-deck-1 is under willie
    And king has 1 Lore

  @case:a-racer-that-is-not-taken-up @clause:6.2.2
  Scenario: A Racer put from the discard into the inkwell does not trigger Felix
    Given a game of Lorcana
    And these cards
      | ref     | card                                 | player | zone    | state   |
      | felix   | Fix-It Felix, Jr. - Pint-Sized Hero  | Ann    | play    |         |
      | dragon  | Great Stone Dragon                   | Ann    | play    |         |
      | taffyta | Taffyta Muttonfudge - Crowd Favorite | Ann    | discard |         |
      | racer   | RC - Remote-Controlled Car           | Ann    | play    | exerted |
    When Ann uses dragon
    Then it is accepted
    And nobody is asked
    And racer is exerted
