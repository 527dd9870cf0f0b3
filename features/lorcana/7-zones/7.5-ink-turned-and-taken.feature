Feature: 7.5 Whole inkwells, and who puts cards there

  @case:whole-inkwell-exerted @clause:7.5.1 @clause:5.1.1.2
  Scenario: All of Ann's ink is exerted, whatever the card types, and two cards at random return to her hand
    Given a game of Lorcana
    And the made-up card "Drain"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "gather", "zone": "inkwell"}, {"is": "exert", "it": "gathered"},
        {"is": "gather", "zone": "inkwell", "at_random": 2},
        {"is": "put", "it": "gathered", "to": "hand", "verb": "return"}]}}
      """
    And these cards
      | ref   | card                  | player | zone    |
      | drain | Drain                 | Ann    | hand    |
      | elf   | a character costing 1 | Ann    | inkwell |
      | lamp  | an item costing 1     | Ann    | inkwell |
      | tower | a location costing 1  | Ann    | inkwell |
      | mill  | a location costing 1  | Ann    | inkwell |
      | his   | a character costing 1 | Bob    | inkwell |
    And chance gives tower
    And chance gives elf
    When Ann plays drain for its ink cost
    Then it is accepted
    And elf is in Ann's hand
    And tower is in Ann's hand
    And lamp is exerted
    And mill is exerted
    And his is ready

  @case:an-ink-geyser @clause:7.5.1
  Scenario: Ink Geyser exerts cards of all types in both inkwells and returns two of Ann's five at random
    Given a game of Lorcana
    And these cards
      | ref     | card                               | player | zone    |
      | geyser  | Ink Geyser                         | Ann    | hand    |
      | aladdin | Aladdin - Street Rat               | Ann    | inkwell |
      | lantern | Lantern                            | Ann    | inkwell |
      | pool    | Jolly Roger - Hook's Ship          | Ann    | inkwell |
      | tower   | Rapunzel's Tower - Secluded Prison | Ann    | inkwell |
      | smash   | Smash                              | Ann    | inkwell |
      | his     | Hades - Infernal Schemer           | Bob    | inkwell |
    And chance gives pool
    And chance gives aladdin
    When Ann plays geyser for its ink cost
    Then it is accepted
    And pool is in Ann's hand
    And aladdin is in Ann's hand
    And lantern is exerted
    And tower is exerted
    And smash is exerted
    And his is exerted

  @case:a-location-is-ink-like-any-other @clause:7.5.1 @clause:5.1.1.2
  Scenario: Exerting all ink also exerts a location card in the inkwell
    Given a game of Lorcana
    And the made-up card "Dusk"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "gather", "zone": "inkwell"}, {"is": "exert", "it": "gathered"}]}}
      """
    And these cards
      | ref   | card                  | player | zone    |
      | dusk  | Dusk                  | Ann    | hand    |
      | lamp  | an item costing 1     | Ann    | inkwell |
      | tower | a location costing 1  | Ann    | inkwell |
    When Ann plays dusk for its ink cost
    Then it is accepted
    And lamp is exerted
    And tower is exerted

  @case:whole-inkwell-readied @clause:7.5.1 @clause:5.1.1.1
  Scenario Outline: All ink is readied even while characters and items cannot ready: <what>
    Given a game of Lorcana
    And the made-up card "Refill"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "gather", "zone": "inkwell"}, {"is": "ready", "it": "gathered"}]}}
      """
    And the made-up card "Weariness"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "cannot", "action": "ready", "what": {"type": ["character", "item"]}}]}
      """
    And these cards
      | ref    | card                  | player | zone    | state   |
      | refill | Refill                | Ann    | hand    |         |
      | tired  | Weariness             | Ann    | play    |         |
      | ink    | <what>                | Ann    | inkwell | exerted |
      | his    | a character costing 1 | Bob    | inkwell | exerted |
    When Ann plays refill for its ink cost
    Then it is accepted
    And ink is ready
    And his is exerted

    Examples:
      | what                  |
      | a character costing 1 |
      | a location costing 1  |

  @case:looking-into-ones-inkwell @clause:7.5.4 @clause:6.7.8 @midway:6.1.14.2
  Scenario: A player alone sees the cards while looking into their inkwell, and plays a character from there
    Given a game of Lorcana
    And the made-up card "Dig"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "gather", "zone": "inkwell", "look": true},
        {"is": "play", "what": {"type": ["character"]}, "zone": "inkwell"}]}}
      """
    And these cards
      | ref  | card                  | player | zone    |
      | dig  | Dig                   | Ann    | hand    |
      | elf  | a character costing 1 | Ann    | inkwell |
      | imp  | a character costing 2 | Ann    | inkwell |
      | lamp | an item costing 1     | Ann    | inkwell |
    When Ann plays dig for its ink cost
    Then Ann is asked to choose from elf and imp
    And Ann sees lamp
    And Bob does not see lamp
    When Ann chooses elf
    Then it is accepted
    And elf is in Ann's play
    And imp is in Ann's inkwell
    And Bob does not see lamp

  @case:pongo-looks-into-his-inkwell @clause:7.5.4 @midway:6.1.14.2
  Scenario: Pongo's player alone sees their inkwell and plays one of the two pups in it
    Given a game of Lorcana
    And these cards
      | ref     | card                     | player | zone    |
      | pongo   | Pongo - Dear Old Dad     | Bob    | play    |
      | rolly   | Rolly - Hungry Pup       | Bob    | inkwell |
      | patch   | Patch - Intimidating Pup | Bob    | inkwell |
      | lantern | Lantern                  | Bob    | inkwell |
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    When Ann ends their turn
    And Bob chooses yes
    Then Bob is asked to choose from rolly and patch
    And Bob sees lantern
    And Ann does not see lantern
    When Bob chooses rolly
    Then it is accepted
    And rolly is in Bob's play
    And patch is in Bob's inkwell

  @case:ink-of-opponents-enters-exerted @clause:6.5.4 @clause:7.5.2
  Scenario Outline: Cards enter only opponents' inkwells exerted: <who> inks
    Given a game of Lorcana
    And the made-up card "Damp"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "instead", "would": {"event": "inked", "who": "opponents"}, "exerted": true}]}
      """
    And these cards
      | ref  | card              | player | zone |
      | damp | Damp              | Bob    | play |
      | ink  | an item costing 1 | <who>  | hand |
    And it is <who>'s turn
    When <who> inks ink
    Then it is accepted
    And ink is <state>

    Examples:
      | who | state   |
      | Ann | exerted |
      | Bob | ready   |

  @case:strange-happenings-in-anns-inkwell @clause:6.5.3 @clause:6.5.4 @clause:7.5.2
  Scenario: While Bob's Daisy Duck is exerted, a card that Ann inks enters exerted
    Given a game of Lorcana
    And these cards
      | ref     | card                                 | player | zone | state   |
      | daisy   | Daisy Duck - Paranormal Investigator | Bob    | play | exerted |
      | aladdin | Aladdin - Street Rat                 | Ann    | hand |         |
    When Ann inks aladdin
    Then it is accepted
    And only this has changed
      | what              | from       | to            |
      | aladdin           | Ann's hand | Ann's inkwell |
      | Ann's ink         | nothing    | 1 exerted     |
      | Ann's inked cards | 0          | 1             |

  Rule: Who puts it there

    Background:
      Given a game of Lorcana
      And the made-up card "Inker"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "triggered", "when": [{"event": "inks"}], "effect": {"is": "gain-lore", "lore": 1}},
          {"is": "triggered", "when": [{"event": "turn-ends"}], "effect": {"is": "gain-lore", "lore": 10},
           "condition": {"is": "not", "condition":
             {"is": "happened-this-turn", "event": "inked", "what": {"whose": "yours"}}}}]}
        """
      And the made-up card "Sink"
        """
        {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"]}}, {"is": "put", "to": "inkwell"}]}}
        """
      And the made-up card "Well"
        """
        {"type": "action", "cost": 0, "effect": {"is": "ink-top-of-deck"}}
        """
      And the made-up card "Shove"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "triggered", "when": [{"event": "quested", "who": "opponents"}],
           "effect": {"is": "put", "it": "that", "to": "inkwell"}}]}
        """
      And these cards
        | ref   | card                  | player | zone |
        | inker | Inker                 | Ann    | play |
        | sink  | Sink                  | Ann    | hand |
        | well  | Well                  | Ann    | hand |
        | spare | an item costing 1     | Ann    | hand |
        | shove | Shove                 | Bob    | play |
        | elf   | a character costing 1 | Ann    | play |
        | imp   | a character costing 1 | Bob    | play |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards

    @case:who-puts-ink @clause:6.2.2 @clause:7.5.2
    Scenario Outline: Ann's ability counts a card put into her inkwell only if she puts it there: <what>
      When <action>
      And Ann ends their turn
      Then Ann has <n> lore

      Examples: Ann puts a card into her inkwell
        | what             | action              | n |
        | inked            | Ann inks spare      | 1 |
        | from the deck    | Ann plays well for its ink cost | 1 |

      Examples: it is not hers, or somebody else has put it there
        | what                | action              | n  |
        | put there by Bob    | Ann quests with elf | 11 |

    @case:who-puts-ink-by-choice @clause:7.5.2
    Scenario Outline: Ann puts <whose> character into its player's inkwell
      When Ann plays sink for its ink cost
      And Ann chooses <card>
      And Ann ends their turn
      Then Ann has <n> lore

      Examples:
        | whose | card | n  |
        | her   | elf  | 1  |
        | Bob's | imp  | 10 |
