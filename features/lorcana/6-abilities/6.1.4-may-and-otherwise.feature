Feature: 6.1.4 May, and what happens otherwise
  Clauses 6.1.4, 6.1.14.2 and 1.7.7.

  @case:declined-song-stays-on-top @clause:6.1.4 @clause:6.1.14.2 @ruling:R042a @midway:6.1.14.1
  Scenario: Mulan reveals a song that Ann does not play, and it stays on top of her deck
    Given a game of Lorcana
    And these cards
      | ref   | card               | player | zone | state |
      | mulan | Mulan - Reflecting | Ann    | play |       |
      | song  | It Calls Me        | Ann    | deck |       |
    And Ann's deck has 2 cards
    When Ann quests with mulan
    And Ann chooses yes
    Then Bob sees song
    When Ann chooses no
    Then it is accepted
    And only this has changed
      | what       | from       | to                  |
      | mulan      | Ann's play | Ann's play, exerted |
      | Ann's lore | 0          | 2                   |

  @case:played-with-nothing-to-choose @clause:1.7.7 @clause:1.2.3 @ruling:R065
  Scenario: The Headless Horseman can be played although Bob has no characters
    Given a game of Lorcana
    And these cards
      | ref      | card                                             | player | zone | state |
      | horseman | The Headless Horseman - Terror of Sleepy Hollow  | Ann    | hand |       |
      | mine     | a character costing 1                            | Ann    | play |       |
      | loc      | a location costing 1                             | Bob    | play |       |
    And Ann has 5 ready ink
    When Ann plays horseman for its ink cost
    Then it is accepted
    And nobody is asked
    And only this has changed
      | what      | from       | to                 |
      | horseman  | Ann's hand | Ann's play, drying |
      | Ann's ink | 5 ready    | 5 exerted          |

  @case:revealed-action-played @clause:6.1.2 @clause:6.1.4 @clause:6.1.5 @ruling:R026a
  Scenario: Ann plays the action that Vision reveals, and its other part does not apply
    Given a game of Lorcana
    And the made-up card "Vision"
      """
      {"name": "Vision", "type": "action", "cost": 1,
       "effect": {"is": "sequence", "steps": [
         {"is": "shuffle-into-deck", "it": null, "own": true},
         {"is": "reveal-top"},
         {"is": "if-you-do",
          "first": {"is": "if", "condition": {"is": "matches", "it": "revealed", "what": {"type": ["action"]}},
                    "then": {"is": "may", "do": {"is": "play", "zone": "deck", "it": "revealed"}}},
          "otherwise": {"is": "sequence", "steps": [
            {"is": "put", "it": "revealed", "to": "deck", "place": "bottom"},
            {"is": "each-player", "who": "opponents", "do": {"is": "lose-lore", "lore": 1}},
            {"is": "gain-lore", "lore": 1}]}}]}}
      """
    And these cards
      | ref    | card                  | player | zone | state    |
      | vision | Vision                | Ann    | hand |          |
      | fire   | Fire the Cannons!     | Ann    | deck |          |
      | elsa   | a character costing 1 | Ann    | deck |          |
      | enemy  | a character costing 3 | Bob    | play |          |
    And Ann has 1 ready ink
    And Bob has 2 lore
    And chance gives fire and elsa
    When Ann plays vision for its ink cost
    And Ann chooses yes
    Then it is accepted
    And Ann has 0 lore
    And Bob has 2 lore
    And fire is in Ann's discard
    And elsa is in Ann's deck
    And enemy has 2 damage

  @case:revealed-no-action @clause:6.1.2 @clause:6.1.5 @ruling:R026b
  Scenario: Vision reveals a card that is no action, and its other part applies
    Given a game of Lorcana
    And the made-up card "Vision"
      """
      {"name": "Vision", "type": "action", "cost": 1,
       "effect": {"is": "sequence", "steps": [
         {"is": "shuffle-into-deck", "it": null, "own": true},
         {"is": "reveal-top"},
         {"is": "if-you-do",
          "first": {"is": "if", "condition": {"is": "matches", "it": "revealed", "what": {"type": ["action"]}},
                    "then": {"is": "may", "do": {"is": "play", "zone": "deck", "it": "revealed"}}},
          "otherwise": {"is": "sequence", "steps": [
            {"is": "put", "it": "revealed", "to": "deck", "place": "bottom"},
            {"is": "each-player", "who": "opponents", "do": {"is": "lose-lore", "lore": 1}},
            {"is": "gain-lore", "lore": 1}]}}]}}
      """
    And these cards
      | ref    | card                  | player | zone | state    |
      | vision | Vision                | Ann    | hand |          |
      | fire   | Fire the Cannons!     | Ann    | deck |          |
      | elsa   | a character costing 1 | Ann    | deck |          |
      | enemy  | a character costing 3 | Bob    | play |          |
    And Ann has 1 ready ink
    And Bob has 2 lore
    And chance gives elsa and fire
    When Ann plays vision for its ink cost
    Then it is accepted
    And Ann has 1 lore
    And Bob has 1 lore
    And fire is in Ann's deck
    And elsa is in Ann's deck
    And enemy has 0 damage

  @case:revealed-action-declined @clause:6.1.2 @clause:6.1.4 @ruling:R026b
  Scenario: Ann declines to play the action that Vision reveals, and its other part applies
    Given a game of Lorcana
    And the made-up card "Vision"
      """
      {"name": "Vision", "type": "action", "cost": 1,
       "effect": {"is": "sequence", "steps": [
         {"is": "reveal-top"},
         {"is": "if-you-do",
          "first": {"is": "if", "condition": {"is": "matches", "it": "revealed", "what": {"type": ["action"]}},
                    "then": {"is": "may", "do": {"is": "play", "zone": "deck", "it": "revealed"}}},
          "otherwise": {"is": "sequence", "steps": [
            {"is": "put", "it": "revealed", "to": "deck", "place": "bottom"},
            {"is": "each-player", "who": "opponents", "do": {"is": "lose-lore", "lore": 1}},
            {"is": "gain-lore", "lore": 1}]}}]}}
      """
    And these cards
      | ref    | card                  | player | zone | state |
      | vision | Vision                | Ann    | hand |       |
      | fire   | Fire the Cannons!     | Ann    | deck |       |
      | elsa   | a character costing 1 | Ann    | deck |       |
      | enemy  | a character costing 3 | Bob    | play |       |
    And Ann has 1 ready ink
    And Bob has 2 lore
    When Ann plays vision for its ink cost
    And Ann chooses no
    Then it is accepted
    And only this has changed
      | what             | from        | to            |
      | vision           | Ann's hand  | Ann's discard |
      | Ann's deck order | fire, elsa  | elsa, fire    |
      | Ann's lore       | 0           | 1             |
      | Bob's lore       | 2           | 1             |
      | Ann's ink        | 1 ready     | 1 exerted     |

  @case:otherwise-after-a-declined-may @conflict:112 @clause:6.1.4 @ruling:R042b
  Scenario: Ann declines to play the revealed item, and it is open whether "otherwise" covers that
    Given a game of Lorcana
    And the made-up card "Lucky Ears"
      """
      {"name": "Lucky Ears", "type": "action", "cost": 1,
       "effect": {"is": "sequence", "steps": [
         {"is": "reveal-top"},
         {"is": "if", "condition": {"is": "matches", "it": "revealed", "what": {"type": ["item"]}},
          "then": {"is": "may", "do": {"is": "play", "zone": "deck", "it": "revealed", "enters_exerted": true}},
          "otherwise": {"is": "put", "it": "revealed", "to": "deck", "place": "bottom"}},
         {"is": "draw"}]}}
      """
    And these cards
      | ref  | card       | player | zone | state |
      | ears | Lucky Ears | Ann    | hand |       |
      | lamp | Lantern    | Ann    | deck |       |
      | next | Dinglehopper | Ann  | deck |       |
    And Ann has 1 ready ink
    When Ann plays ears for its ink cost
    And Ann chooses no
    Then it is accepted
    And the rules leave open: does "otherwise" behind "if it is an item, you may play it" cover an item that is not played
      | outcome               |
      | lamp is in Ann's hand |
      | next is in Ann's hand |

  @case:may-where-one-part-cannot-be-done @clause:6.1.4 @clause:1.2.3
  Scenario Outline: Ann may do one thing and another, though the first of them cannot be done: <case>
    Given a game of Lorcana
    And the made-up card "Trade"
      """
      {"name": "Trade", "type": "action", "cost": 1,
       "effect": {"is": "may", "do": {"is": "sequence", "steps": [<first>, {"is": "gain-lore", "lore": 1}]}}}
      """
    And these cards
      | ref   | card                  | player | zone | state |
      | trade | Trade                 | Ann    | hand |       |
      | elsa  | a character costing 1 | Ann    | play |       |
    And Ann has 1 ready ink
    When Ann plays trade for its ink cost
    And Ann chooses <answer>
    Then it is accepted
    And Ann has <lore> lore

    Examples:
      | case                  | first                                                    | answer | lore |
      | no card to discard    | {"is": "discard"}                                        | yes    | 1    |
      | no item to choose     | {"is": "choose", "what": {"type": ["item"]}}, {"is": "banish"} | yes | 1   |
      | and she does not care | {"is": "discard"}                                        | no     | 0    |

  @case:the-horned-king-calls-in-vain @clause:6.1.4 @clause:1.2.3
  Scenario: The Horned King's player may still discard, though the card to return is in the inkwell
    Given a game of Lorcana
    And these cards
      | ref      | card                           | player | zone | state   | at     |
      | king     | The Horned King - Wicked Ruler | Ann    | play |         |        |
      | island   | Motunui - Island Paradise      | Ann    | play |         |        |
      | skippy   | Skippy - Energetic Rabbit      | Ann    | play | exerted | island |
      | lantern  | Lantern                        | Ann    | hand |         |        |
      | smash    | Smash                          | Ann    | hand |         |        |
      | hercules | Hercules - Beloved Hero        | Bob    | play |         |        |
    And it is Bob's turn
    When Bob challenges skippy with hercules
    And Ann chooses island
    And Ann chooses yes
    And Ann chooses yes
    And Ann chooses lantern
    Then it is accepted
    And skippy is in Ann's inkwell
    And lantern is in Ann's discard
