Feature: Altered 2.4 and 2.5, statuses and counters

  Background:
    Given a game of Altered

  @case:altered-gains-fleeting-again @clause:2.4.1.g @clause:2.4.1.f @clause:1.2.7.d
  Scenario Outline: Only a Character that can gain a status again reacts to gaining it again: <case>
    Given the made-up card "Gericht, Revered Duelist"
      """
      {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 2, "mountain": 2, "water": 2,
       "abilities": [<again>
                     {"is": "reaction", "name": "Duel", "trigger": {"event": "gains-status", "this": true, "status": "fleeting"}, "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
      """
    And the made-up card "Milk"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "status": ["fleeting"]}}
      """
    And these cards
      | ref     | card                     | player | zone            | state   |
      | gericht | Gericht, Revered Duelist | Bob    | hero expedition | <state> |
      | milk    | Milk                     | Ann    | hand            |         |
    When Ann plays milk for its mana cost
    Then it is accepted
    And gericht is fleeting
    And gericht has <boosts> boosts

    Examples:
      | case        | again                                          | state    | boosts |
      | again       | {"is": "gains-again", "status": ["fleeting"]}, | fleeting | 1      |
      | not-again   |                                                | fleeting | 0      |
      | first-time  |                                                |          | 1      |

  @case:altered-status-once-only @clause:7.3.15.a @clause:7.3.15.b
  Scenario: A status gained twice is lost only once, and a status that is not there is not lost
    Given the made-up card "Gericht"
      """
      {"type": "character", "hand_cost": 2, "reserve_cost": 2, "forest": 2, "mountain": 2, "water": 2,
       "abilities": [{"is": "gains-again", "status": ["fleeting"]},
                     {"is": "reaction", "name": "Free", "trigger": {"event": "loses-status", "this": true, "status": "fleeting"}, "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}]}
      """
    And the made-up card "Milk"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [{"is": "gain", "what": {"is": "all", "what": {"status": ["fleeting"]}}, "status": ["fleeting"]},
                                              {"is": "lose", "what": {"is": "all", "what": {"type": ["character"]}}, "status": ["fleeting"]}]}}
      """
    And these cards
      | ref  | card    | player | zone                 | state    |
      | one  | Gericht | Ann    | hero expedition      | fleeting, anchored |
      | two  | Gericht | Ann    | companion expedition |          |
      | milk | Milk    | Ann    | hand                 |          |
    When Ann plays milk for its mana cost
    Then it is accepted
    And one is anchored and not fleeting
    And one has 1 boost
    And two is not fleeting
    And two has 0 boosts

  @case:altered-counters-removed @clause:2.5.g @clause:2.5.d @clause:7.3.12.b
  Scenario Outline: Counters are removed as far as there are any: <has> there and <less> to remove
    Given the made-up card "Rust"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "lose", "what": {"is": "all", "what": {"type": ["permanent"]}}, "counter": "gear", "count": <less>}}
      """
    And these cards
      | ref  | card                           | player | zone     | state                          |
      | mill | a landmark permanent costing 1 | Bob    | landmark | <has> gear counters, 1 oil counter |
      | rust | Rust                           | Ann    | hand     |                                |
    When Ann plays rust for its mana cost
    Then it is accepted
    And mill has <left> gear counters
    And mill has 1 oil counter

    Examples:
      | has | less | left |
      | 3   | 2    | 1    |
      | 2   | 2    | 0    |
      | 1   | 2    | 0    |

  @case:altered-counters-gained @clause:2.5.f @clause:7.3.12.a @clause:7.3.12.b
  Scenario: Gained counters are added to those of the same name
    Given the made-up card "Oil"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "count": 2}}
      """
    And these cards
      | ref | card                  | player | zone            | state                    |
      | owl | a character costing 1 | Bob    | hero expedition | 1 boost, 3 story counters |
      | oil | Oil                   | Ann    | hand            |                          |
    When Ann plays oil for its mana cost
    Then it is accepted
    And owl has 3 boosts
    And owl has 3 story counters

  @case:altered-no-statuses-in-the-discard @clause:2.4.1.c @clause:2.5.b @clause:2.5.k
  Scenario: A card discarded from Reserve loses its boosts and statuses
    Given the made-up card "Sweep"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "discard", "what": {"is": "target", "what": {"zone": ["reserve"], "whose": "opponent"}, "name": "that"}},
         {"is": "gain", "what": {"is": "all", "what": {"zone": ["discard"]}}, "count": 2, "status": ["exhausted"]},
         {"is": "draw"}]}}
      """
    And these cards
      | ref   | card                  | player | zone    | state             |
      | owl   | a character costing 1 | Bob    | reserve | exhausted, 1 boost |
      | sweep | Sweep                 | Ann    | hand    |                   |
    And Ann's deck has 1 card
    When Ann plays sweep for its mana cost
    Then it is accepted
    And only this has changed
      | what       | from                              | to            |
      | owl        | Bob's reserve, exhausted, 1 boost | Bob's discard |
      | sweep      | Ann's hand                        | Ann's reserve |
      | ann-deck-1 | Ann's deck                        | Ann's hand    |
      | turn       | Ann                               | Bob           |
