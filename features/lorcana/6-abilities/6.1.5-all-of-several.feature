Feature: 6.1.5.1 A first part that is about several cards
  It has to be done to all of them; where one is spared, what follows from it does not follow.

  Background:
    Given a game of Lorcana

  @case:one-of-two-is-spared @clause:6.1.5.1 @clause:6.5.4
  Scenario Outline: An "if you do" about two chosen characters needs both to be affected: <case>
    Given the made-up card "Refuge"
      """
      {"type": "item", "cost": 1, "abilities": [<spares>]}
      """
    And the made-up card "Deed"
      """
      {"type": "action", "cost": 0, "effect": {"is": "if-you-do",
        "first": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"]}, "least": 2, "most": 2}, <deed>]},
        "then": {"is": "gain-lore", "lore": 1}}}
      """
    And these cards
      | ref    | card                                                           | player | zone | state   |
      | deed   | Deed                                                           | Ann    | hand |         |
      | refuge | Refuge                                                         | Bob    | play |         |
      | hero   | a character costing 1, with 9 Willpower and classified Hero    | Bob    | play | <state> |
      | one    | a character costing 1, with 9 Willpower and classified Villain | Bob    | play | <state> |
      | two    | a character costing 1, with 9 Willpower and classified Villain | Bob    | play | <state> |
    And Bob's deck has 3 cards
    When Ann plays deed for its ink cost
    And Ann chooses <first> and <second>
    Then it is accepted
    And <first> <did>
    And <second> <outcome>
    And Ann has <lore> lore

    Examples:
      | case             | first | second | lore | state   | did                 | outcome             | deed                                | spares |
      | banish           | one   | hero   | 0    |         | is in Bob's discard | is in Bob's hand    | {"is": "banish"}                    | {"is": "instead", "would": {"event": "banished", "what": {"classified": ["Hero"]}}, "to": "hand"} |
      | banish-both      | one   | two    | 1    |         | is in Bob's discard | is in Bob's discard | {"is": "banish"}                    | {"is": "instead", "would": {"event": "banished", "what": {"classified": ["Hero"]}}, "to": "hand"} |
      | exert            | one   | hero   | 0    |         | is exerted          | is ready            | {"is": "exert"}                     | {"is": "instead", "would": {"event": "exerted", "what": {"classified": ["Hero"]}}} |
      | exert-both       | one   | two    | 1    |         | is exerted          | is exerted          | {"is": "exert"}                     | {"is": "instead", "would": {"event": "exerted", "what": {"classified": ["Hero"]}}} |
      | ready            | one   | hero   | 0    | exerted | is ready            | is exerted          | {"is": "ready"}                     | {"is": "instead", "would": {"event": "readied", "what": {"classified": ["Hero"]}}} |
      | ready-both       | one   | two    | 1    | exerted | is ready            | is ready            | {"is": "ready"}                     | {"is": "instead", "would": {"event": "readied", "what": {"classified": ["Hero"]}}} |
      | cannot-ready     | one   | hero   | 0    | exerted | is ready            | is exerted          | {"is": "ready"}                     | {"is": "cannot", "action": "ready", "what": {"classified": ["Hero"]}} |
      | damage           | one   | hero   | 0    |         | has 1 damage        | is undamaged        | {"is": "deal-damage", "damage": 1}  | {"is": "instead", "would": {"event": "damaged", "what": {"classified": ["Hero"]}}} |
      | no-damage        | one   | hero   | 0    |         | has 1 damage        | is undamaged        | {"is": "deal-damage", "damage": 1}  | {"is": "cannot", "action": "be-dealt-damage", "what": {"classified": ["Hero"]}} |
      | damage-both      | one   | two    | 1    |         | has 1 damage        | has 1 damage        | {"is": "deal-damage", "damage": 1}  | {"is": "cannot", "action": "be-dealt-damage", "what": {"classified": ["Hero"]}} |
      | put-damage       | one   | hero   | 0    |         | has 1 damage        | is undamaged        | {"is": "put-damage", "damage": 1}   | {"is": "instead", "would": {"event": "damaged", "what": {"classified": ["Hero"]}}} |
      | put-damage-both  | one   | two    | 1    |         | has 1 damage        | has 1 damage        | {"is": "put-damage", "damage": 1}   | {"is": "instead", "would": {"event": "damaged", "what": {"classified": ["Hero"]}}} |
      | return           | one   | hero   | 0    |         | is in Bob's hand    | is in Bob's discard | {"is": "put", "to": "hand"}         | {"is": "instead", "would": {"event": "left-play", "what": {"classified": ["Hero"]}, "to": ["hand"]}, "to": "discard"} |
      | return-both      | one   | two    | 1    |         | is in Bob's hand    | is in Bob's hand    | {"is": "put", "to": "hand"}         | {"is": "instead", "would": {"event": "left-play", "what": {"classified": ["Hero"]}, "to": ["hand"]}, "to": "discard"} |
      | shuffle          | one   | hero   | 0    |         | is in Bob's deck    | is in Bob's discard | {"is": "shuffle-into-deck"}         | {"is": "instead", "would": {"event": "left-play", "what": {"classified": ["Hero"]}, "to": ["deck"]}, "to": "discard"} |
      | shuffle-both     | one   | two    | 1    |         | is in Bob's deck    | is in Bob's deck    | {"is": "shuffle-into-deck"}         | {"is": "instead", "would": {"event": "left-play", "what": {"classified": ["Hero"]}, "to": ["deck"]}, "to": "discard"} |

  @case:one-of-two-is-so-already @clause:6.1.5.1
  Scenario Outline: If one of the two chosen characters is <already> before, nothing follows
    Given the made-up card "Deed"
      """
      {"type": "action", "cost": 0, "effect": {"is": "if-you-do",
        "first": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"]}, "least": 2, "most": 2}, {"is": "<deed>"}]},
        "then": {"is": "gain-lore", "lore": 1}}}
      """
    And these cards
      | ref  | card                  | player | zone | state     |
      | deed | Deed                  | Ann    | hand |           |
      | one  | a character costing 1 | Bob    | play | <other>   |
      | two  | a character costing 1 | Bob    | play | <already> |
    When Ann plays deed for its ink cost
    Then it is accepted
    And one is <already>
    And two is <already>
    And Ann has 0 lore

    Examples:
      | case  | deed  | already | other   |
      | exert | exert | exerted |         |
      | ready | ready | ready   | exerted |

  @case:one-of-all-is-spared @clause:6.1.5.1
  Scenario Outline: An "if you do" about all characters fails if the Hero is spared: <case>
    Given the made-up card "Refuge"
      """
      {"type": "item", "cost": 1, "abilities": [<spares>]}
      """
    And the made-up card "Deed"
      """
      {"type": "action", "cost": 0, "effect": {"is": "if-you-do",
        "first": {<deed>, "all": {"type": ["character"]}},
        "then": {"is": "gain-lore", "lore": 1}, "otherwise": {"is": "gain-lore", "lore": 3}}}
      """
    And these cards
      | ref    | card                                                           | player | zone | state   |
      | deed   | Deed                                                           | Ann    | hand |         |
      | refuge | Refuge                                                         | Bob    | play |         |
      | hero   | a character costing 1, with 9 Willpower and classified Hero    | Bob    | play | <state> |
      | one    | a character costing 1, with 9 Willpower and classified Villain | Bob    | play | <state> |
    When Ann plays deed for its ink cost
    Then it is accepted
    And one <did>
    And hero <spared>
    And Ann has 3 lore

    Examples:
      | case         | state   | did                 | spared           | deed                               | spares |
      | banish       |         | is in Bob's discard | is in Bob's hand | "is": "banish"                     | {"is": "instead", "would": {"event": "banished", "what": {"classified": ["Hero"]}}, "to": "hand"} |
      | exert        |         | is exerted          | is ready         | "is": "exert"                      | {"is": "instead", "would": {"event": "exerted", "what": {"classified": ["Hero"]}}} |
      | ready        | exerted | is ready            | is exerted       | "is": "ready"                      | {"is": "instead", "would": {"event": "readied", "what": {"classified": ["Hero"]}}} |
      | cannot-ready | exerted | is ready            | is exerted       | "is": "ready"                      | {"is": "cannot", "action": "ready", "what": {"classified": ["Hero"]}} |
      | damage       |         | has 1 damage        | is undamaged     | "is": "deal-damage", "damage": 1   | {"is": "cannot", "action": "be-dealt-damage", "what": {"classified": ["Hero"]}} |

  @case:one-of-two-is-there-already @clause:6.1.5.1 @clause:4.7.4
  Scenario Outline: Two characters are to move to a location, and one of them is <where>
    Given the made-up card "Summons"
      """
      {"type": "action", "cost": 0, "effect": {"is": "if-you-do",
        "first": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"], "whose": "yours"}, "least": 2, "most": 2, "as": "moved"},
          {"is": "choose", "what": {"type": ["location"], "whose": "yours"}, "as": "place"},
          {"is": "move-to", "it": "moved", "to": "place"}]},
        "then": {"is": "gain-lore", "lore": 1}, "otherwise": {"is": "gain-lore", "lore": 3}}}
      """
    And these cards
      | ref     | card                  | player | zone | at   |
      | summons | Summons               | Ann    | hand |      |
      | camp    | a location costing 1  | Ann    | play |      |
      | one     | a character costing 1 | Ann    | play |      |
      | two     | a character costing 1 | Ann    | play | <at> |
    When Ann plays summons for its ink cost
    Then it is accepted
    And one is at camp
    And two is at camp
    And Ann has <lore> lore

    Examples:
      | case  | where         | at   | lore |
      | there | there already | camp | 3    |
      | not   | elsewhere too |      | 1    |

  @case:a-voyage-of-two @clause:4.7.4
  Scenario: Voyage moves two chosen characters to the chosen location
    Given these cards
      | ref     | card                               | player | zone |
      | voyage  | Voyage                             | Ann    | hand |
      | ship    | Jolly Roger - Hook's Ship          | Ann    | play |
      | tower   | Rapunzel's Tower - Secluded Prison | Ann    | play |
      | aladdin | Aladdin - Street Rat               | Ann    | play |
      | hook    | Captain Hook - Master Swordsman    | Ann    | play |
    And Ann has 1 ready ink
    When Ann plays voyage for its ink cost
    And Ann chooses aladdin and hook
    And Ann chooses ship
    Then it is accepted
    And aladdin is at ship
    And hook is at ship

  @case:one-of-those-revealed-stays @clause:6.1.5.1
  Scenario Outline: An "if you do" about discarding a hand needs every card of it to be discarded: <case>
    Given the made-up card "Satchel"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "instead", "would": {"event": "discarded", "what": {"type": ["<kept>"]}}, "to": "deck"}]}
      """
    And the made-up card "Raid"
      """
      {"type": "action", "cost": 0, "effect": {"is": "if-you-do",
        "first": {"is": "sequence", "steps": [{"is": "reveal-hand"}, {"is": "discard-them", "it": "revealed"}]},
        "then": {"is": "gain-lore", "lore": 1}}}
      """
    And these cards
      | ref     | card                  | player | zone |
      | raid    | Raid                  | Ann    | hand |
      | satchel | Satchel               | Bob    | play |
      | elf     | a character costing 1 | Bob    | hand |
      | cup     | an item costing 1     | Bob    | hand |
    When Ann plays raid for its ink cost
    Then it is accepted
    And elf is in Bob's discard
    And cup is in Bob's <zone>
    And Ann has <lore> lore

    Examples:
      | case | kept     | zone    | lore |
      | one  | item     | deck    | 0    |
      | none | location | discard | 1    |

  @case:moved-by-who-is-chosen @clause:4.7.4
  Scenario Outline: A chosen player moves the character, and only Ann can move hers: <who>
    Given the made-up card "Banner"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"type": ["character"], "whose": "yours"}, "as": "moved"},
        {"is": "choose", "what": {"type": ["location"], "whose": "yours"}, "as": "place"},
        {"is": "choose-player", "do": {"is": "sequence", "steps": [
          {"is": "move-to", "it": "moved", "to": "place"}, {"is": "gain-lore", "lore": 1}]}}]}}
      """
    And the made-up card "Camp"
      """
      {"type": "location", "cost": 1, "willpower": 5, "lore": 0, "move_cost": 1, "abilities": [
        {"is": "static-gets", "stat": "lore", "plus": 2, "what": {"type": ["character"], "here": true}}]}
      """
    And these cards
      | ref    | card                  | player | zone |
      | banner | Banner                | Ann    | hand |
      | camp   | Camp                  | Ann    | play |
      | elf    | a character costing 1 | Ann    | play |
    When Ann plays banner for its ink cost
    And Ann chooses <who>
    Then it is accepted
    And elf has <lore> Lore
    And <who> has 1 lore

    Examples:
      | who | lore |
      | Ann | 3    |
      | Bob | 1    |

  @case:less-for-another-than-those-shown @clause:6.1.11 @clause:4.3.6
  Scenario: Only a character that was not among the revealed cards costs less
    Given the made-up card "Boast"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "reveal-hand", "whose": "you"}, {"is": "draw"},
        {"is": "pay-less", "less": 1, "next": {"type": ["character"], "not_it": "revealed"}}]}}
      """
    And these cards
      | ref   | card                  | player | zone |
      | boast | Boast                 | Ann    | hand |
      | elf   | a character costing 2 | Ann    | hand |
      | imp   | a character costing 2 | Ann    | deck |
    And Ann has 1 ready ink
    When Ann plays boast for its ink cost
    And Ann plays elf for its ink cost
    Then it is refused by 1.5.3
    And nothing has changed
    When Ann plays imp for its ink cost
    Then it is accepted
    And imp is in Ann's play
