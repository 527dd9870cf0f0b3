Feature: Lorcana 6.1.16, conditions about what happened this turn

  Background:
    Given a game of Lorcana
    And the made-up card "Ask Damaged"
      """
      {"type": "action", "cost": 0, "effect": {"is": "if", "condition": {"is": "happened-this-turn",
        "event": "damaged", "what": {"type": ["character"], "whose": "opposing"}}, "then": {"is": "gain-lore", "lore": 1}}}
      """
    And the made-up card "Ask Healed"
      """
      {"type": "action", "cost": 0, "effect": {"is": "if", "condition": {"is": "happened-this-turn", "who": "you",
        "event": "healed", "what": {"type": ["character"]}}, "then": {"is": "gain-lore", "lore": 1}}}
      """
    And the made-up card "Ask Quested"
      """
      {"type": "action", "cost": 0, "effect": {"is": "if", "condition": {"is": "happened-this-turn",
        "event": "quested", "what": {"type": ["character"], "whose": "yours"}}, "then": {"is": "gain-lore", "lore": 5}}}
      """
    And the made-up card "Ask Dear"
      """
      {"type": "action", "cost": 0, "effect": {"is": "if", "condition": {"is": "happened-this-turn",
        "event": "played", "what": {"type": ["character"], "cost_at_least": 2}}, "then": {"is": "gain-lore", "lore": 1}}}
      """
    And the made-up card "Nest"
      """
      {"type": "character", "cost": 2, "strength": 1, "willpower": 3, "lore": 1,
       "abilities": [{"is": "keyword", "keyword": "boost", "value": 1},
                     {"is": "cannot", "action": "quest", "condition": {"is": "not", "condition":
                       {"is": "happened-this-turn", "event": "put-under", "who": "you", "what": {"it": "this"}}}}]}
      """
    And the made-up card "Hurt"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"type": ["character"]}}, {"is": "deal-damage", "damage": 1}]}}
      """
    And the made-up card "Heal"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"type": ["character"]}}, {"is": "remove-damage"}]}}
      """

  @case:damaged-this-turn @clause:6.1.16.1
  Scenario Outline: A condition remembers damage to an opposing character this turn, even a banished one: <case>
    Given these cards
      | ref  | card                                     | player | zone |
      | hurt | Hurt                                     | Ann    | hand |
      | ask  | Ask Damaged                              | Ann    | hand |
      | late | Ask Damaged                              | Ann    | hand |
      | mine | a character costing 1, with 4 Willpower  | Ann    | play |
      | weak | a character costing 1, with 1 Willpower  | Bob    | play |
      | wolf | a character costing 2, with 4 Willpower  | Bob    | play |
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann plays hurt for its ink cost
    And Ann chooses <chosen>
    And Ann plays ask for its ink cost
    Then Ann has <lore> lore
    When Ann ends their turn
    And Bob ends their turn
    And Ann plays late for its ink cost
    Then Ann has <lore> lore

    Examples:
      | case     | chosen | lore |
      | opposing | wolf   | 1    |
      | banished | weak   | 1    |
      | own      | mine   | 0    |

  @case:healed-by-you-this-turn @clause:6.1.16.1 @clause:1.3.3
  Scenario: Damage that Bob's card removes does not count as damage that Ann removed
    Given the made-up card "Mercy"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 4, "lore": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "quested", "who": "opponents"}],
                      "effect": {"is": "remove-damage", "all": {"type": ["character"], "whose": "opposing"}}}]}
      """
    And these cards
      | ref   | card                                    | player | zone | state    |
      | ask   | Ask Healed                              | Ann    | hand |          |
      | elf   | a character costing 1, with 4 Willpower | Ann    | play | 1 damage |
      | mercy | Mercy                                   | Bob    | play |          |
      | imp   | a character costing 1                   | Ann    | play |          |
    When Ann quests with imp
    And Ann plays ask for its ink cost
    Then elf is undamaged
    And Ann has 1 lore

  @case:healed-by-ann-this-turn @clause:6.1.16.1
  Scenario Outline: A character counts as healed by Ann only if it had damage to remove: <case>
    Given these cards
      | ref  | card                                    | player | zone | state    |
      | heal | Heal                                    | Ann    | hand |          |
      | ask  | Ask Healed                              | Ann    | hand |          |
      | elf  | a character costing 1, with 4 Willpower | Ann    | play | <damage> |
      | imp  | a character costing 2, with 4 Willpower | Ann    | play |          |
    When Ann plays heal for its ink cost
    And Ann chooses elf
    And Ann plays ask for its ink cost
    Then Ann has <lore> lore

    Examples:
      | case   | damage   | lore |
      | some   | 1 damage | 1    |
      | nothing |         | 0    |

  @case:quested-this-turn @clause:6.1.16.1
  Scenario Outline: A condition asks whether Ann's character has quested this turn: <case>
    Given these cards
      | ref  | card                                | player | zone |
      | ask  | Ask Quested                         | Ann    | hand |
      | elf  | a character costing 1               | Ann    | play |
      | item | Lantern                             | Ann    | play |
    When Ann <acts>
    And Ann plays ask for its ink cost
    Then Ann has <lore> lore

    Examples:
      | case | acts            | lore |
      | yes  | quests with elf | 6    |
      | no   | uses item       | 0    |

  @case:a-dear-one-played-this-turn @clause:6.1.16.1
  Scenario Outline: A condition asks whether a character costing 2 or more was played this turn: <case>
    Given these cards
      | ref | card                         | player | zone |
      | ask | Ask Dear                     | Ann    | hand |
      | new | a character costing <cost>   | Ann    | hand |
    And Ann has 2 ready ink
    When Ann plays new for its ink cost
    And Ann plays ask for its ink cost
    Then Ann has <lore> lore

    Examples:
      | case  | cost | lore |
      | dear  | 2    | 1    |
      | cheap | 1    | 0    |

  @case:put-under-this-one-this-turn @clause:6.1.16.1 @clause:8.4.1
  Scenario: A character can quest only in a turn in which a card was put under it, not under another
    Given these cards
      | ref   | card | player | zone |
      | nest  | Nest | Ann    | play |
      | other | Nest | Ann    | play |
    And Ann has 3 ready ink
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann uses other
    And Ann quests with nest
    Then it is refused by 1.2.2
    And nothing has changed
    When Ann uses nest
    And Ann quests with nest
    Then it is accepted
    When Ann ends their turn
    And Bob ends their turn
    And Ann quests with nest
    Then it is refused by 1.2.2
    And nothing has changed

  @case:cheap-ones-played-this-turn @clause:6.1.16.1
  Scenario Outline: A condition asks whether a character costing 2 or less was played, or any at all: <case>
    Given the made-up card "Ask Cheap"
      """
      {"type": "action", "cost": 0, "effect": {"is": "if", "condition": {"is": "happened-this-turn",
        "event": "played", "what": {"type": ["character"]<but>}}, "then": {"is": "gain-lore", "lore": 1}}}
      """
    And these cards
      | ref | card                       | player | zone |
      | ask | Ask Cheap                  | Ann    | hand |
      | new | a character costing <cost> | Ann    | hand |
    And Ann has 3 ready ink
    When Ann plays new for its ink cost
    And Ann plays ask for its ink cost
    Then it is accepted
    And Ann has <lore> lore

    Examples:
      | case       | cost | lore | but                 |
      | any        | 3    | 1    |                     |
      | too-dear   | 3    | 0    | , "cost_at_most": 2 |
      | just-cheap | 2    | 1    | , "cost_at_most": 2 |

  @case:this-song-was-played-this-turn @clause:6.1.16.1 @clause:4.3.3
  Scenario Outline: A song that is still resolving counts as played this turn, <how>
    Given the made-up card "Ask Itself"
      """
      {"type": "action", "cost": 1, "classifications": ["Song"], "effect": {"is": "sequence", "steps": [
        <first>
        {"is": "if", "condition": {"is": "happened-this-turn", "event": "played", "what": {"it": "this"}},
         "then": {"is": "gain-lore", "lore": 1}}]}}
      """
    And these cards
      | ref  | card                  | player | zone |
      | ask  | Ask Itself            | Ann    | hand |
      | elf  | a character costing 1 | Ann    | play |
    When Ann sings ask with elf
    Then it is accepted
    And Ann has 1 lore
    And ask is in Ann's <zone>

    Examples:
      | case         | how                         | zone    | first                                       |
      | in-play      | and lies in play            | discard |                                             |
      | moved-itself | though it has left play now | hand    | {"is": "put", "it": "this", "to": "hand"}, |

  @case:this-one-was-played-this-turn @clause:6.1.16.1 @clause:7.1.6
  Scenario: An item knows whether it was played this turn; put back and played again, it was played once
    Given the made-up card "Newcomer"
      """
      {"type": "item", "cost": 0, "abilities": [
        {"is": "activated", "name": "BACK", "cost": [], "effect": {"is": "put", "it": "this", "to": "hand"}},
        {"is": "activated", "name": "ONCE", "cost": [], "effect": {"is": "if",
          "condition": {"is": "happened-this-turn", "event": "played", "what": {"it": "this"}},
          "then": {"is": "gain-lore", "lore": 1}}},
        {"is": "activated", "name": "TWICE", "cost": [], "effect": {"is": "if",
          "condition": {"is": "happened-this-turn", "event": "played", "what": {"it": "this"}, "least": 2},
          "then": {"is": "gain-lore", "lore": 5}}}]}
      """
    And these cards
      | ref | card     | player | zone |
      | new | Newcomer | Ann    | hand |
      | old | Newcomer | Ann    | play |
    When Ann plays new for its ink cost
    And Ann uses "ONCE" of old
    Then Ann has 0 lore
    When Ann uses "ONCE" of new
    Then Ann has 1 lore
    When Ann uses "BACK" of new
    And Ann plays new for its ink cost
    And Ann uses "TWICE" of new
    Then it is accepted
    And Ann has 1 lore

  @case:this-one-challenged-this-turn @clause:6.1.16.1 @clause:4.6.4.5
  Scenario Outline: A character asks whether it has itself challenged this turn; the challenger is <who>
    Given the made-up card "Fencer"
      """
      {"type": "character", "cost": 2, "strength": 1, "willpower": 4, "lore": 1, "abilities": [
        {"is": "activated", "name": "BOW", "cost": [], "effect": {"is": "if",
          "condition": {"is": "happened-this-turn", "event": "challenged", "what": {"it": "this"}},
          "then": {"is": "gain-lore", "lore": 1}}}]}
      """
    And these cards
      | ref   | card                                    | player | zone | state   |
      | one   | Fencer                                  | Ann    | play |         |
      | other | Fencer                                  | Ann    | play |         |
      | prey  | a character costing 1, with 4 Willpower | Bob    | play | exerted |
    When Ann challenges prey with <who>
    And Ann uses "BOW" of one
    Then it is accepted
    And Ann has <lore> lore

    Examples:
      | case    | who   | lore |
      | it      | one   | 1    |
      | another | other | 0    |

  @case:banished-after-what-this-turn @clause:6.1.16.1 @clause:6.7.7
  Scenario Outline: A character banished in a challenge asks whether it <did> this turn
    Given the made-up card "Last Words"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 2, "lore": 1, "abilities": [
        {"is": "triggered", "when": [{"event": "banished", "this": true}],
         "effect": {"is": "if", "condition": {"is": "happened-this-turn", "event": "<event>", "what": {"it": "this"}},
                    "then": {"is": "gain-lore", "lore": 1}}}]}
      """
    And these cards
      | ref  | card                                                   | player | zone | state   |
      | last | Last Words                                             | Ann    | play |         |
      | foe  | a character costing 2, with 3 Strength and 4 Willpower | Bob    | play | exerted |
    When Ann challenges foe with last
    Then it is accepted
    And last is in Ann's discard
    And Ann has <lore> lore

    Examples:
      | case       | did               | event                 | lore |
      | challenged | challenged        | challenged            | 1    |
      | banished   | was banished      | banished              | 1    |
      | in-one     | was banished so   | banished-in-challenge | 1    |
      | played     | was played        | played                | 0    |
