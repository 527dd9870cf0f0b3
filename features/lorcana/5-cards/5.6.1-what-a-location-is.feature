Feature: 5.6 What a location is
  Clauses 5.6.1, 5.6.5.1 and 5.6.5.2: a location is one while it is in play, its version tells it from others of its name,
  and it says itself what moving there costs.

  @case:a-location-only-while-in-play @clause:5.6.1
  Scenario: An effect on all locations takes neither items nor location cards outside play
    Given a game of Lorcana
    And the made-up card "Flood"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "gain-lore", "lore": {"is": "count", "what": {"type": ["location"]}}},
        {"is": "banish", "all": {"type": ["location"]}}]}}
      """
    And these cards
      | ref     | card                 | player | zone    |
      | flood   | Flood                | Ann    | hand    |
      | home    | a location costing 1 | Ann    | play    |
      | theirs  | a location costing 2 | Bob    | play    |
      | lantern | Lantern              | Bob    | play    |
      | doc     | Doc - Leader of the Seven Dwarfs | Bob | play |
      | held    | a location costing 1 | Ann    | hand    |
      | lost    | a location costing 1 | Bob    | discard |
    When Ann plays flood for its ink cost
    Then it is accepted
    And only this has changed
      | what       | from       | to            |
      | flood      | Ann's hand | Ann's discard |
      | home       | Ann's play | Ann's discard |
      | theirs     | Bob's play | Bob's discard |
      | Ann's lore | 0          | 2             |

  @case:no-item-and-no-character @clause:5.5.1 @clause:5.6.1
  Scenario Outline: An effect about <whom> does not apply to a location
    Given a game of Lorcana
    And the made-up card "Sweep"
      """
      {"type": "action", "cost": 0, "effect": {"is": "banish", "all": {"type": ["<type>"]}}}
      """
    And these cards
      | ref   | card                  | player | zone |
      | sweep | Sweep                 | Ann    | hand |
      | home  | a location costing 1  | Bob    | play |
      | one   | <card>                | Bob    | play |
    When Ann plays sweep for its ink cost
    Then it is accepted
    And home is in Bob's play
    And one is in Bob's discard

    Examples:
      | whom       | type      | card                  |
      | characters | character | a character costing 1 |
      | items      | item      | Lantern               |

  @case:the-version-tells-locations-apart @clause:5.6.5.1
  Scenario: Two locations of one name are found by that name, of which their versions are no part
    Given a game of Lorcana
    And the made-up card "Old Mill"
      """
      {"name": "Mill", "version": "Old", "type": "location", "cost": 1, "move_cost": 1, "willpower": 5, "lore": 1, "abilities": []}
      """
    And the made-up card "New Mill"
      """
      {"name": "Mill", "version": "New", "type": "location", "cost": 2, "move_cost": 1, "willpower": 5, "lore": 1, "abilities": []}
      """
    And the made-up card "Not Mill"
      """
      {"name": "Mill - Old", "version": "Tower", "type": "location", "cost": 2, "move_cost": 1, "willpower": 5, "lore": 1, "abilities": []}
      """
    And the made-up card "Storm"
      """
      {"type": "action", "cost": 0, "effect": {"is": "banish", "all": {"named": ["Mill"]}}}
      """
    And the made-up card "Storm Of Old"
      """
      {"type": "action", "cost": 0, "effect": {"is": "banish", "all": {"named": ["Mill - Old"]}}}
      """
    And these cards
      | ref   | card         | player | zone |
      | storm | Storm        | Ann    | hand |
      | older | Storm Of Old | Ann    | hand |
      | old   | Old Mill     | Bob    | play |
      | new   | New Mill     | Bob    | play |
      | tower | Not Mill     | Bob    | play |
    When Ann plays older for its ink cost
    Then it is accepted
    And tower is in Bob's discard
    And old is in Bob's play
    When Ann plays storm for its ink cost
    Then it is accepted
    And only this has changed
      | what  | from       | to            |
      | storm | Ann's hand | Ann's discard |
      | old   | Bob's play | Bob's discard |
      | new   | Bob's play | Bob's discard |

  @case:its-own-move-cost @clause:5.6.5.2
  Scenario Outline: Moving costs a location's move cost of 2, not its cost of 3: Ann has <ink> ink
    Given a game of Lorcana
    And the made-up card "Far Mill"
      """
      {"type": "location", "cost": 3, "move_cost": 2, "willpower": 5, "lore": 1, "abilities": []}
      """
    And these cards
      | ref  | card                  | player | zone |
      | mill | Far Mill              | Ann    | play |
      | elf  | a character costing 1 | Ann    | play |
    And Ann has <ink> ready ink
    When Ann moves elf to mill
    Then <verdict>
    And elf <is> at mill

    Examples:
      | ink | verdict                | is     |
      | 2   | it is accepted         | is     |
      | 1   | it is refused by 1.5.3 | is not |
