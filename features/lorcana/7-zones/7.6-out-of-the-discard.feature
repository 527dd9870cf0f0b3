Feature: 7.6 Out of the discard
  Whole discards are moved, and a card that leaves one is noticed.

  Rule: All of them

    Background:
      Given a game of Lorcana
      And the made-up card "Recall"
        """
        {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "gather", "what": {"type": ["character"]}, "zone": "discard"},
          {"is": "put", "it": "gathered", "to": "hand", "verb": "return"}]}}
        """
      And the made-up card "Recycle"
        """
        {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "gather", "zone": "discard"}, {"is": "shuffle-into-deck", "it": "gathered"}]}}
        """
      And the made-up card "Regret"
        """
        {"type": "action", "cost": 0, "effect": {"is": "may", "do": {"is": "sequence", "steps": [
          {"is": "gather", "what": {"type": ["location"]}, "zone": "discard"},
          {"is": "put", "it": "gathered", "to": "hand", "verb": "return"}]}}}
        """
      And the made-up card "Flag"
        """
        {"type": "character", "cost": 3, "strength": 2, "willpower": 4, "lore": 1, "inks": ["ruby"],
         "classifications": ["Hero"], "abilities": [{"is": "keyword", "keyword": "ward"}]}
        """
      And these cards
        | ref     | card                  | player | zone    |
        | recall  | Recall                | Ann    | hand    |
        | recycle | Recycle               | Ann    | hand    |
        | regret  | Regret                | Ann    | hand    |
        | flag    | Flag                  | Ann    | discard |
        | elf     | a character costing 1 | Ann    | discard |
        | song    | a song costing 2      | Ann    | discard |
        | lamp    | an item costing 1     | Ann    | discard |
        | his     | a character costing 1 | Bob    | discard |

    @case:all-characters-of-a-discard @clause:1.2.3
    Scenario: An effect returns all characters from Ann's discard to her hand, and nothing else
      When Ann plays recall for its ink cost
      Then it is accepted
      And flag is in Ann's hand
      And elf is in Ann's hand
      And song is in Ann's discard
      And lamp is in Ann's discard
      And his is in Bob's discard

    @case:a-whole-discard-is-shuffled-away @clause:1.2.3
    Scenario: An effect shuffles all of Ann's discard into her deck
      Given chance gives song, elf, lamp and flag
      When Ann plays recycle for its ink cost
      Then it is accepted
      And song, elf, lamp and flag lie at the top of Ann's deck
      And his is in Bob's discard

    @case:none-of-them-is-not-asked @clause:1.2.3
    Scenario: Ann is not asked whether to return locations when her discard has none
      When Ann plays regret for its ink cost
      Then it is accepted
      And nobody is asked

  Rule: A card leaves a discard

    Background:
      Given a game of Lorcana
      And the made-up card "Watch"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "triggered", "when": [{"event": "left-discard", "what": {"type": ["character"]}}],
           "effect": {"is": "gain-lore", "lore": 1}},
          {"is": "triggered", "when": [{"event": "left-discard", "to": "hand", "who": "any"}],
           "effect": {"is": "gain-lore", "lore": 4}},
          {"is": "triggered", "when": [{"event": "turn-ends"}], "effect": {"is": "gain-lore", "lore": 8},
           "condition": {"is": "happened-this-turn", "event": "left-discard", "what": {"whose": "yours"}}}]}
        """
      And the made-up card "Rise"
        """
        {"type": "action", "cost": 0, "effect": {"is": "play", "what": {"type": ["character"]}, "zone": "discard"}}
        """
      And these cards
        | ref   | card                  | player | zone    |
        | watch | Watch                 | Ann    | play    |
        | rise  | Rise                  | Ann    | hand    |
        | elf   | a character costing 1 | Ann    | discard |
        | lamp  | an item costing 1     | Ann    | discard |
        | his   | a character costing 1 | Bob    | discard |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards

    @case:played-from-a-discard-it-has-left-it @clause:6.2.2 @clause:7.1.6
    Scenario: A character played from the discard has left the discard
      When Ann plays rise for its ink cost
      And Ann ends their turn
      Then Ann has 9 lore

    @case:what-leaves-a-discard @clause:6.2.2 @clause:7.1.6
    Scenario Outline: Leaving a discard for the <to>, card <card> triggers only the abilities that fit: <which>
      Given the made-up card "Back"
        """
        {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {}, "zone": "discard", "whose": "each"}, {"is": "put", "to": "<to>"}]}}
        """
      And these cards
        | ref  | card | player | zone |
        | back | Back | Ann    | hand |
      When Ann plays back for its ink cost
      And Ann chooses <card>
      And Ann ends their turn
      Then Ann has <n> lore

      Examples:
        | which         | card | to      | n  |
        | her character | elf  | deck    | 9  |
        | her item      | lamp | deck    | 8  |
        | taken up      | lamp | hand    | 12 |
        | his taken up  | his  | hand    | 4  |
        | his inked     | his  | inkwell | 0  |

    @case:put-under-it-has-left-its-zone @clause:7.1.5 @clause:7.6.1 @clause:6.2.2
    Scenario Outline: Card <card> has left its <zone> once it is put under an item: <which>
      Given the made-up card "Below"
        """
        {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"named": ["Chest"]}, "as": "above"},
          {"is": "choose", "what": {}, "zone": "<zone>", "whose": "each", "as": "gone"},
          {"is": "put-under", "it": "gone", "under": "above"}]}}
        """
      And these cards
        | ref   | card              | player | zone |
        | below | Below                         | Ann    | hand |
        | chest | an item costing 1 named Chest | Ann    | play |
      When Ann plays below for its ink cost
      And Ann chooses <card>
      Then <card> is under chest
      When Ann ends their turn
      Then Ann has <n> lore

      Examples:
        | which                          | card | zone    | n |
        | her character leaves a discard | elf  | discard | 9 |
        | her item does, no character    | lamp | discard | 8 |
        | his character does, not hers   | his  | discard | 0 |

    @case:put-under-from-a-hand @clause:7.1.5 @clause:6.2.2
    Scenario: A card put under another from the hand has not left a discard
      Given the made-up card "Below"
        """
        {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"named": ["Chest"]}, "as": "above"},
          {"is": "choose", "what": {"type": ["character"]}, "zone": "hand", "as": "gone"},
          {"is": "put-under", "it": "gone", "under": "above"}]}}
        """
      And these cards
        | ref   | card                  | player | zone |
        | below | Below                 | Ann    | hand |
        | chest | an item costing 1 named Chest | Ann | play |
        | imp   | a character costing 1 | Ann    | hand |
      When Ann plays below for its ink cost
      Then imp is under chest
      When Ann ends their turn
      Then Ann has 0 lore

    @case:the-horned-king-and-the-cauldron @clause:6.1.16 @clause:7.1.5 @clause:7.6.1
    Scenario: The Horned King counts a card that The Black Cauldron has taken out of the discard
      Given these cards
        | ref  | card                               | player | zone |
        | king | The Horned King - Triumphant Ghoul | Ann    | play |
        | pot  | The Black Cauldron                 | Ann    | play |
      And Ann has 1 ready ink
      When Ann uses "THE CAULDRON CALLS" of pot
      Then elf is under pot
      And king has 3 Lore
      And Ann has 1 lore

    @case:hers-comes-to-her-hand @clause:6.2.2
    Scenario: Both of Ann's abilities trigger when her character returns from the discard to her hand
      Given the made-up card "Back"
        """
        {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"]}, "zone": "discard"},
          {"is": "put", "to": "hand", "verb": "return"}]}}
        """
      And these cards
        | ref  | card | player | zone |
        | back | Back | Ann    | hand |
      When Ann plays back for its ink cost
      And Ann chooses watch
      Then Ann has 5 lore
