Feature: Altered 2.1, what becomes of an object that moves

  Background:
    Given a game of Altered

  @case:altered-moonlight-jellyfish @clause:2.1.f @clause:6.3.k @clause:7.3.25.a
  Scenario Outline: Example: the Jellyfish's own Reaction finds it in the Discard pile after it is sacrificed: <case>
    Given the made-up card "Moonlight Jellyfish"
      """
      {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "name": "Drift", "trigger": {"event": "is-sacrificed", "this": true},
                      "condition": {"is": "matches", "was": true, "what": {"without": ["fleeting"]}},
                      "effect": {"is": "move", "what": {"is": "this"}, "to": "reserve"}}]}
      """
    And the made-up card "Feast"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}}}
      """
    And these cards
      | ref   | card                | player | zone            | state   |
      | jelly | Moonlight Jellyfish | <who>  | hero expedition | <state> |
      | feast | Feast               | <who>  | hand            |         |
    And it is <who>'s turn
    When <who> plays feast for its mana cost
    Then it is accepted
    And jelly is in <who>'s <zone>

    Examples:
      | case         | who | state           | zone    |
      | ann          | Ann | 2 boosts        | reserve |
      | bob          | Bob |                 | reserve |
      | ann-fleeting | Ann | fleeting        | discard |
      | bob-fleeting | Bob | fleeting, 1 boost | discard |

  @case:altered-moonlight-jellyfish-only-discarded @clause:7.3.5.a
  Scenario: A Character discarded by an opponent's Spell was not sacrificed
    Given the made-up card "Moonlight Jellyfish"
      """
      {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "name": "Drift", "trigger": {"event": "is-sacrificed", "this": true},
                      "effect": {"is": "move", "what": {"is": "this"}, "to": "reserve"}}]}
      """
    And the made-up card "Quake"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "discard", "what": {"is": "target", "what": {"type": ["character"]}}}}
      """
    And these cards
      | ref   | card                | player | zone            |
      | jelly | Moonlight Jellyfish | Bob    | hero expedition |
      | quake | Quake               | Ann    | hand            |
    When Ann plays quake for its mana cost
    Then it is accepted
    And jelly is in Bob's discard
    And no ability waits

  @case:altered-coppelia @clause:2.1.g @clause:6.3.d @clause:7.3.20.a
  Scenario Outline: Example: Coppélia put into Reserve plays itself for free and falls asleep: <case>
    Given the made-up card "Coppélia"
      """
      {"type": "character", "hand_cost": 5, "reserve_cost": 4, "forest": 3, "mountain": 3, "water": 3,
       "abilities": [{"is": "reaction", "name": "Wind up", "trigger": {"event": "goes-to", "this": true, "source": ["hand"], "to": ["reserve"]},
                      "effect": {"is": "may", "do": {"is": "sequence", "steps": [
                        {"is": "play", "what": {"is": "this"}, "free": true}, {"is": "gain", "what": {"is": "this"}, "status": ["asleep"]}]}}}]}
      """
    And the made-up card "Clear the desk"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}}, "to": "reserve"}}
      """
    And these cards
      | ref   | card           | player | zone |
      | copp  | Coppélia       | <who>  | hand |
      | clear | Clear the desk | <who>  | hand |
    And it is <who>'s turn
    When <who> plays clear for its mana cost
    And <who> chooses yes
    And <who> chooses companion-expedition
    Then it is accepted
    And copp is in <who>'s companion expedition
    And copp is asleep and fleeting and not anchored

    Examples:
      | case | who |
      | ann  | Ann |
      | bob  | Bob |

  @case:altered-coppelia-stays @clause:6.5.c
  Scenario: Coppélia stays in Reserve if its player does not want it played
    Given the made-up card "Coppélia"
      """
      {"type": "character", "hand_cost": 5, "reserve_cost": 4, "forest": 3, "mountain": 3, "water": 3,
       "abilities": [{"is": "reaction", "name": "Wind up", "trigger": {"event": "goes-to", "this": true, "source": ["hand"], "to": ["reserve"]},
                      "effect": {"is": "may", "do": {"is": "play", "what": {"is": "this"}, "free": true, "gains": ["asleep"]}}}]}
      """
    And the made-up card "Clear the desk"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}}, "to": "reserve"}}
      """
    And these cards
      | ref   | card           | player | zone |
      | copp  | Coppélia       | Ann    | hand |
      | clear | Clear the desk | Ann    | hand |
    When Ann plays clear for its mana cost
    And Ann chooses no
    Then it is accepted
    And copp is in Ann's reserve
    And copp is not asleep
    And it is Bob's turn

  @case:altered-coppelia-from-the-deck @clause:6.3.d @clause:6.3.b
  Scenario: Coppélia does not react when it comes to Reserve from the Deck
    Given the made-up card "Coppélia"
      """
      {"type": "character", "hand_cost": 5, "reserve_cost": 4, "forest": 3, "mountain": 3, "water": 3,
       "abilities": [{"is": "reaction", "name": "Wind up", "trigger": {"event": "goes-to", "this": true, "source": ["hand"], "to": ["reserve"]},
                      "effect": {"is": "may", "do": {"is": "play", "what": {"is": "this"}, "free": true, "gains": ["asleep"]}}}]}
      """
    And the made-up card "Supply"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "resupply"}}
      """
    And these cards
      | ref    | card     | player | zone |
      | copp   | Coppélia | Ann    | deck |
      | supply | Supply   | Ann    | hand |
    When Ann plays supply for its mana cost
    Then it is accepted
    And copp is in Ann's reserve
    And nobody is asked
    And no ability waits

  @case:altered-token-leaves-and-is-gone @clause:2.1.e @clause:7.5.9.b
  Scenario Outline: A token that would go to <zone> ceases to exist, and has left the Expedition zone
    Given the made-up card "Away"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "target", "what": {"type": ["character"], "token": true}}, "to": "<zone>"}}
      """
    And the made-up card "Mourner"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "name": "Mourn", "trigger": {"event": "leaves", "what": {"type": ["character"]}},
                      "effect": {"is": "gain", "what": {"is": "this"}, "counter": "tear", "count": 1}}]}
      """
    And these cards
      | ref     | card    | player | zone                 |
      | away    | Away    | Ann    | hand                 |
      | recruit | a token | Bob    | companion expedition |
      | mourner | Mourner | Ann    | landmark             |
    When Ann plays away for its mana cost
    Then it is accepted
    And Bob has 0 cards in <zone>
    And mourner has 1 tear counter

    Examples:
      | zone    |
      | hand    |
      | reserve |
      | discard |
      | mana    |
      | deck    |

  @case:altered-vanished-token-goes-nowhere @clause:2.1.e @clause:6.3.b
  Scenario: A Reaction to Characters going somewhere does not trigger for a token that ceases to exist
    Given the made-up card "Away"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "all", "what": {"type": ["character"]}}, "to": "reserve"}}
      """
    And the made-up card "Signpost"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "name": "Point", "trigger": {"event": "goes-to", "what": {"type": ["character"]}},
                      "effect": {"is": "gain", "what": {"is": "this"}, "counter": "mile", "count": 1}}]}
      """
    And these cards
      | ref     | card                  | player | zone                 |
      | away    | Away                  | Ann    | hand                 |
      | recruit | a token               | Bob    | companion expedition |
      | owl     | a character costing 1 | Bob    | companion expedition |
      | post    | Signpost              | Ann    | landmark             |
    When Ann plays away for its mana cost
    Then it is accepted
    And recruit is in no zone
    And owl is in Bob's reserve
    And post has 1 mile counter

  @case:altered-token-rests-to-nowhere @clause:2.1.e @clause:4.2.5.b
  Scenario: At Rest a token ceases to exist, unless it is Anchored
    Given these cards
      | ref | card    | player | zone                 | state    |
      | one | a token | Ann    | hero expedition      |          |
      | two | a token | Ann    | companion expedition | anchored |
    And Bob has passed
    When Ann passes
    Then it is accepted
    And one is in no zone
    And Ann has 0 cards in reserve
    And two is in Ann's companion expedition
    And two is not anchored

  @case:altered-gone-is-not-moved @clause:2.1.i @clause:6.3.j @clause:1.4.4.a
  Scenario Outline: A waiting Reaction does not move an object that has gone elsewhere: <case>
    Given the made-up card "Runaway"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "name": "Home", "symbol": "hand", "effect": {"is": "move", "what": {"is": "this"}, "to": "hand"}},
                     {"is": "reaction", "name": "Buried", "symbol": "join", "effect": {"is": "move", "what": {"is": "this"}, "to": "mana"}}]}
      """
    And these cards
      | ref | card    | player | zone |
      | run | Runaway | Ann    | hand |
    And Ann has 1 ready mana
    When Ann plays run for its mana cost in the hero expedition
    And Ann chooses run: <case>
    Then it is accepted
    And run is in Ann's <zone>
    And no ability waits

    Examples:
      | case   | zone |
      | Home   | hand |
      | Buried | mana |
