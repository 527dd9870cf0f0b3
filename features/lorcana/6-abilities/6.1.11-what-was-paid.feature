Feature: 6.1.11 What was paid, and what was discarded
  An effect may speak of the cards that were given for its cost, and of those that it had somebody discard.

  @case:the-card-discarded-for-it @clause:6.1.11 @clause:4.4.3.4
  Scenario Outline: Ann gains lore equal to the Lore of the card discarded for the ability: <card>
    Given a game of Lorcana
    And the made-up card "Disguise"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "activated", "cost": [{"is": "discard", "what": {"type": ["character"]}}],
         "effect": {"is": "gain-lore", "lore": {"is": "value", "of": "lore", "it": "discarded"}}}]}
      """
    And these cards
      | ref      | card                             | player | zone |
      | disguise | Disguise                         | Ann    | play |
      | one      | a character costing 1, with 1 Lore | Ann    | hand |
      | three    | a character costing 1, with 3 Lore | Ann    | hand |
    When Ann uses disguise
    And Ann chooses <card>
    Then it is accepted
    And Ann has <n> lore

    Examples:
      | card  | n |
      | one   | 1 |
      | three | 3 |

  @case:the-card-banished-for-it @clause:6.1.11 @clause:5.2.6
  Scenario Outline: Ann plays a character of the same name as the one banished for the ability, <what>
    Given a game of Lorcana
    And the made-up card "Dealer"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "activated", "cost": [{"is": "exert-this"}, {"is": "banish-chosen", "what": {"type": ["character"]}}],
         "effect": {"is": "play", "what": {"type": ["character"], "same_name": "banished"}}}]}
      """
    And the made-up card "Twin"
      """
      {"type": "character", "cost": 5, "strength": 2, "willpower": 2, "lore": 1}
      """
    And these cards
      | ref    | card                  | player | zone |
      | dealer | Dealer                | Ann    | play |
      | twin   | Twin                  | Ann    | play |
      | elf    | a character costing 1 | Ann    | play |
      | new    | Twin                  | Ann    | hand |
    When Ann uses dealer
    And Ann chooses <card>
    Then it is accepted
    And <card> is in Ann's discard
    And new is in Ann's <zone>

    Examples:
      | what           | card | zone |
      | which there is | twin | play |
      | of another not | elf  | hand |

  @case:another-than-the-one-banished-for-it @clause:6.1.6 @clause:6.1.11
  Scenario: An item banished for its own ability cannot return itself as another item
    Given a game of Lorcana
    And the made-up card "Puzzle"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "activated", "cost": [{"is": "banish-this"}],
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["item"], "other": true}, "zone": "discard"},
           {"is": "put", "to": "hand", "verb": "return"}]}}]}
      """
    And these cards
      | ref    | card              | player | zone    |
      | puzzle | Puzzle            | Ann    | play    |
      | lamp   | an item costing 1 | Ann    | discard |
    When Ann uses puzzle
    Then it is accepted
    And nobody is asked
    And lamp is in Ann's hand
    And puzzle is in Ann's discard

  @case:the-card-discarded-on-the-way @clause:6.1.11 @clause:7.3.4
  Scenario Outline: Ann plays the card that she has discarded if it is a character: <card>
    Given a game of Lorcana
    And the made-up card "Dark Power"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "discard"},
        {"is": "if", "condition": {"is": "matches", "it": "discarded", "what": {"type": ["character"]}},
         "then": {"is": "play", "zone": "discard", "it": "discarded"}}]}}
      """
    And these cards
      | ref   | card                  | player | zone |
      | power | Dark Power            | Ann    | hand |
      | elf   | a character costing 4 | Ann    | hand |
      | lamp  | an item costing 1     | Ann    | hand |
    When Ann plays power for its ink cost
    And Ann chooses <card>
    Then it is accepted
    And <card> is in Ann's <zone>

    Examples:
      | card | zone    |
      | elf  | play    |
      | lamp | discard |

  @case:a-pirate-discarded-for-the-pirate-chief @clause:6.1.11
  Scenario: The Pirate Chief deals 3 damage if the discarded card is a Pirate
    Given a game of Lorcana
    And these cards
      | ref     | card                                          | player | zone |
      | chief   | Kakamora - Pirate Chief                       | Ann    | play |
      | hook    | Captain Hook - Master Swordsman               | Ann    | hand |
      | lantern | Lantern                                       | Ann    | hand |
      | willie  | Willie the Giant - Ghost of Christmas Present | Bob    | play |
      | maui    | Maui - Whale                                  | Bob    | play |
    And Ann's deck has 3 cards
    When Ann quests with chief
    And Ann chooses yes
    And Ann chooses hook
    And Ann chooses willie
    Then it is accepted
    And willie has 3 damage

  @case:what-all-of-them-discard @clause:6.1.11 @clause:6.7.6
  Scenario: The cards that several players discard one after the other are counted together
    Given a game of Lorcana
    And the made-up card "Toll"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "each-player", "who": "each", "do": {"is": "discard"}},
        {"is": "gain-lore", "lore": {"is": "count", "what": {"it": "discarded"}, "zone": "discard", "who": "each"}}]}}
      """
    And these cards
      | ref  | card                  | player | zone    |
      | toll | Toll                  | Ann    | hand    |
      | mine | a character costing 1 | Ann    | hand    |
      | his  | a character costing 1 | Bob    | hand    |
      | old  | an item costing 1     | Bob    | discard |
    When Ann plays toll for its ink cost
    Then it is accepted
    And Ann has 2 lore

  @case:as-strong-as-the-one-banished-for-it-was @clause:6.7.7 @clause:6.1.11
  Scenario: Ann gains lore equal to the Strength that the banished character had in play
    Given a game of Lorcana
    And the made-up card "Altar"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "activated", "cost": [{"is": "banish-chosen", "what": {"type": ["character"]}}],
         "effect": {"is": "gain-lore", "lore": {"is": "value", "of": "strength", "it": "banished"}}}]}
      """
    And the made-up card "Banner"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "static-gets", "stat": "strength", "plus": 2, "what": {"type": ["character"], "whose": "yours"}}]}
      """
    And these cards
      | ref    | card                                   | player | zone |
      | altar  | Altar                                  | Ann    | play |
      | banner | Banner                                 | Ann    | play |
      | elf    | a character costing 1, with 1 Strength | Ann    | play |
    When Ann uses altar
    Then it is accepted
    And elf is in Ann's discard
    And Ann has 3 lore

  @case:banished-for-its-own-ability @clause:6.1.11 @clause:4.4.3.4
  Scenario Outline: A character's ability compares its own name with that of the one banished for it: <whom>
    Given a game of Lorcana
    And the made-up card "Martyr"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 2, "lore": 1, "abilities": [
        {"is": "activated", "cost": [{"is": "banish-chosen", "what": {"type": ["character"]}}],
         "effect": {"is": "if", "condition": {"is": "same-name", "it": "banished", "other": "this"},
                    "then": {"is": "gain-lore", "lore": 1}}}]}
      """
    And these cards
      | ref    | card                  | player | zone |
      | martyr | Martyr                | Ann    | play |
      | elf    | a character costing 1 | Ann    | play |
    When Ann uses martyr
    And Ann chooses <card>
    Then it is accepted
    And <card> is in Ann's discard
    And Ann has <lore> lore

    Examples:
      | case    | whom    | card   | lore |
      | itself  | itself  | martyr | 1    |
      | another | another | elf    | 0    |

  @case:banished-for-it-and-still-itself @clause:6.1.11
  Scenario Outline: An item banished for its own ability is asked whether it is <what>
    Given a game of Lorcana
    And the made-up card "Candle"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "activated", "cost": [{"is": "banish-this"}],
         "effect": {"is": "if", "condition": {"is": "matches", "it": "this", "what": {<filter>}},
                    "then": {"is": "gain-lore", "lore": 1}}}]}
      """
    And these cards
      | ref    | card   | player | zone |
      | candle | Candle | Ann    | play |
    When Ann uses candle
    Then it is accepted
    And candle is in Ann's discard
    And Ann has <lore> lore

    Examples:
      | case   | what             | filter           | lore |
      | itself | the card it was  | "it": "this"     | 1    |
      | other  | another than it  | "not_it": "this" | 0    |
