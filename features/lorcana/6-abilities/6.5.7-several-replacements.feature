Feature: 6.5.7 Several replacement effects
  Clauses 6.5.5, 6.5.7 and 6.5.8: who is affected chooses; each applies once; of the same only one.

  @case:one-of-two-shields @clause:6.5.7 @clause:6.5.7.2 @clause:6.5.4 @ruling:R074
  Scenario Outline: Ann chooses which of Lilo's two protections replaces the damage first: <first>
    Given a game of Lorcana
    And these cards
      | ref      | card                           | player | zone | state |
      | rapunzel | Rapunzel - Ready for Adventure | Ann    | play |       |
      | eilonwy  | Eilonwy - Princess of Llyr     | Ann    | play |       |
      | lilo     | Lilo - Bundled Up              | Ann    | play |       |
      | fire     | Fire the Cannons!              | Bob    | hand |       |
    And Bob has 1 ready ink
    And Bob's deck has 3 cards
    And Ann's deck has 3 cards
    When Ann quests with eilonwy
    And Ann chooses yes
    And Ann chooses lilo
    And Ann ends their turn
    And Bob plays fire for its ink cost
    And Bob chooses lilo
    Then Ann is asked to choose from rapunzel and lilo
    When Ann chooses <first>
    Then it is accepted
    And nobody is asked
    And lilo is in Ann's play
    And lilo is undamaged

    Examples:
      | first    |
      | lilo     |
      | rapunzel |

  @case:the-other-shield-is-left @clause:6.5.7.3 @clause:6.5.3
  Scenario: Once Lilo's own protection is used, the shield replaces the next damage, and then nothing does
    Given a game of Lorcana
    And these cards
      | ref      | card                           | player | zone | state |
      | rapunzel | Rapunzel - Ready for Adventure | Ann    | play |       |
      | eilonwy  | Eilonwy - Princess of Llyr     | Ann    | play |       |
      | lilo     | Lilo - Bundled Up              | Ann    | play |       |
      | one      | Fire the Cannons!              | Bob    | hand |       |
      | two      | Fire the Cannons!              | Bob    | hand |       |
      | three    | Fire the Cannons!              | Bob    | hand |       |
    And Bob has 3 ready ink
    And Bob's deck has 3 cards
    And Ann's deck has 3 cards
    When Ann quests with eilonwy
    And Ann chooses yes
    And Ann chooses lilo
    And Ann ends their turn
    And Bob plays one for its ink cost
    And Bob chooses lilo
    And Ann chooses lilo
    And Bob plays two for its ink cost
    And Bob chooses lilo
    Then it is accepted
    And nobody is asked
    And lilo is undamaged
    When Bob plays three for its ink cost
    And Bob chooses lilo
    Then it is accepted
    And lilo is in Ann's discard

  @case:layers-only-in-the-opponents-turn @clause:6.5.3 @clause:6.1.13.1
  Scenario: Lilo's own protection does not work in Ann's own turn
    Given a game of Lorcana
    And these cards
      | ref   | card              | player | zone | state |
      | lilo  | Lilo - Bundled Up | Ann    | play |       |
      | fire  | Fire the Cannons! | Ann    | hand |       |
    And Ann has 1 ready ink
    When Ann plays fire for its ink cost
    Then it is accepted
    And lilo is in Ann's discard

  @case:damage-taken-by-any-means @clause:1.9.3 @clause:1.9.2.4 @clause:6.5.4 @ruling:R150b
  Scenario: Damage moved to Lilo leaves the other character, and Lilo does not take it
    Given a game of Lorcana
    And these cards
      | ref   | card                                    | player | zone | state    |
      | lilo  | Lilo - Bundled Up                       | Ann    | play |          |
      | hurt  | a character costing 3                   | Bob    | play | 2 damage |
      | gift  | Bestow a Gift                           | Bob    | hand |          |
    And it is Bob's turn
    And Bob has 1 ready ink
    When Bob plays gift for its ink cost
    And Bob chooses hurt
    Then it is accepted
    And hurt has 1 damage
    And lilo is undamaged

  @case:two-of-the-same-shield @clause:6.5.8
  Scenario: Two identical shields are used up by the same damage
    Given a game of Lorcana
    And these cards
      | ref      | card                                     | player | zone | state |
      | rapunzel | Rapunzel - Ready for Adventure           | Ann    | play |       |
      | eilonwy  | Eilonwy - Princess of Llyr               | Ann    | play |       |
      | second   | Eilonwy - Princess of Llyr               | Ann    | play |       |
      | mine     | a character costing 3, with 9 Willpower  | Ann    | play |       |
      | fire     | Fire the Cannons!                        | Bob    | hand |       |
      | smash    | Smash                                    | Bob    | hand |       |
    And Bob has 4 ready ink
    And Bob's deck has 3 cards
    And Ann's deck has 3 cards
    When Ann quests with eilonwy
    And Ann chooses yes
    And Ann chooses mine
    And Ann quests with second
    And Ann chooses yes
    And Ann chooses mine
    And Ann ends their turn
    And Bob plays fire for its ink cost
    And Bob chooses mine
    Then it is accepted
    And nobody is asked
    And mine is undamaged
    When Bob plays smash for its ink cost
    And Bob chooses mine
    Then it is accepted
    And mine has 3 damage

  @case:beast-takes-it-for-others @clause:6.5.4 @clause:6.5.5
  Scenario: Beast takes the damage of Ann's other characters, but not of Bob's, and not his own twice
    Given a game of Lorcana
    And these cards
      | ref   | card                                            | player | zone | state |
      | beast | Beast - Selfless Protector                      | Ann    | play |       |
      | mine  | a character costing 3, with Resist 1            | Ann    | play |       |
      | bobs  | a character costing 3                           | Bob    | play |       |
      | one   | Fire the Cannons!                               | Bob    | hand |       |
      | two   | Fire the Cannons!                               | Bob    | hand |       |
      | three | Fire the Cannons!                               | Bob    | hand |       |
    And it is Bob's turn
    And Bob has 3 ready ink
    When Bob plays one for its ink cost
    And Bob chooses mine
    Then it is accepted
    And mine is undamaged
    And beast has 1 damage
    When Bob plays two for its ink cost
    And Bob chooses beast
    Then it is accepted
    And beast has 3 damage
    When Bob plays three for its ink cost
    And Bob chooses bobs
    Then it is accepted
    And bobs has 2 damage
    And beast has 3 damage

  @case:the-affected-player-chooses @clause:6.5.7 @clause:6.5.7.2
  Scenario Outline: Ann chooses whether Beast or Lilo's own protection replaces the damage: <first>
    Given a game of Lorcana
    And these cards
      | ref   | card                       | player | zone | state |
      | beast | Beast - Selfless Protector | Ann    | play |       |
      | lilo  | Lilo - Bundled Up          | Ann    | play |       |
      | smash | Smash                      | Bob    | hand |       |
    And it is Bob's turn
    And Bob has 3 ready ink
    When Bob plays smash for its ink cost
    And Bob chooses lilo
    Then Ann is asked to choose from beast and lilo
    When Ann chooses <first>
    Then it is accepted
    And lilo is undamaged
    And beast has <damage> damage

    Examples:
      | first | damage |
      | lilo  | 0      |
      | beast | 3      |

  @case:its-own-instead-comes-first @clause:6.5.7.1 @clause:6.5.6
  Scenario Outline: An action deals 3 instead of 1 to a damaged character before Beast takes the damage over: <case>
    Given a game of Lorcana
    And the made-up card "Salt"
      """
      {"type": "action", "cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}},
         {"is": "if", "condition": {"is": "matches", "it": "chosen", "what": {"damaged": true}},
          "then": {"is": "deal-damage", "damage": 3}, "otherwise": {"is": "deal-damage", "damage": 1}}]}}
      """
    And these cards
      | ref   | card                                    | player | zone | state    |
      | beast | Beast - Selfless Protector              | Bob    | play | <beasts> |
      | mine  | a character costing 3, with 5 Willpower | Bob    | play | <state>  |
      | salt  | Salt                                    | Ann    | hand |          |
    When Ann plays salt for its ink cost
    And Ann chooses mine
    Then it is accepted
    And beast has <n> damage

    Examples:
      | case                      | state    | beasts   | n |
      | damaged                   | 2 damage |          | 3 |
      | undamaged                 |          |          | 1 |
      | undamaged, unlike Beast   |          | 1 damage | 2 |

  @case:one-effect-made-twice-about-two @clause:6.5.8 @clause:6.1.11
  Scenario Outline: Ann chooses which of two like replacements of her lore applies: <what>
    Given a game of Lorcana
    And the made-up card "Oath"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "activated", "name": "OATH", "cost": [{"is": "ink", "amount": 1}],
                      "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}},
                        {"is": "replace", "ability": {"is": "instead", "would": {"event": "gained-lore"}, "do": <do>}}]}}]}
      """
    And these cards
      | ref  | card                                   | player | zone |
      | oath | Oath                                   | Ann    | play |
      | olaf | a character costing 1, with 1 Lore     | Ann    | play |
      | elsa | a character costing 1, with 5 Strength | Bob    | play |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    And Ann has 2 ready ink
    When Ann uses oath
    And Ann chooses olaf
    And Ann uses oath
    And Ann chooses elsa
    And Ann quests with olaf
    Then Ann is asked to choose from "oath" and "oath 2"
    When Ann chooses "<which>"
    Then it is accepted
    And Ann has <ann> cards in hand
    And Bob has <bob> cards in hand
    And elsa has <damage> damage
    And Ann has 0 lore

    Examples:
      | case | what                                 | which  | ann | bob | damage | do                                                             |
      | the first, drawing  | the player of the one chosen draws   | oath   | 1   | 0   | 0      | {"is": "each-player", "who": "its-player", "do": {"is": "draw"}} |
      | the second, drawing | the player of the one chosen draws   | oath 2 | 0   | 1   | 0      | {"is": "each-player", "who": "its-player", "do": {"is": "draw"}} |
      | the first, damage   | the one chosen is dealt 1 damage     | oath   | 0   | 0   | 0      | {"is": "deal-damage", "damage": 1}                               |
      | the second, damage  | the one chosen is dealt 1 damage     | oath 2 | 0   | 0   | 1      | {"is": "deal-damage", "damage": 1}                               |
