Feature: Altered 2.5, counters spent and taken off, and numbers of them

  Background:
    Given a game of Altered

  Rule: spent as a cost

    Background:
      Given the made-up card "Drill"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "pay-to", "cost": [{"is": "pay-counters", "count": 1,
                      "what": {"is": "choose", "what": {"zone": ["expedition", "landmark", "reserve"], "whose": "yours"}}}],
                    "then": {"is": "resupply"}}}
        """
      And Ann's deck has 2 cards

    @case:altered-a-counter-of-any-card @clause:7.3.27.a @clause:7.3.27.b @edition:>=3.0
    Scenario: A counter can be spent from any of the player's cards that has one
      Given these cards
        | ref   | card                           | player | zone            | state          |
        | drill | Drill                          | Ann    | hand            |                |
        | owl   | a character costing 1          | Ann    | hero expedition | 2 boosts       |
        | fox   | a character costing 1          | Ann    | reserve         | 1 coin counter |
        | bare  | a character costing 1          | Ann    | hero expedition |                |
        | his   | a character costing 1          | Bob    | hero expedition | 1 boost        |
      When Ann plays drill for its mana cost
      And Ann chooses yes
      Then Ann is asked to choose from owl and fox
      When Ann chooses owl
      Then it is accepted
      And owl has 1 boost
      And fox has 1 coin counter
      And ann-deck-1 is in Ann's reserve

    @case:altered-a-counter-of-the-hero @conflict:133 @clause:7.3.27.a @clause:7.5.4.a @edition:>=3.0
    Scenario: A Hero is a card its player controls, so its counters can be spent
      Given the made-up card "Filter"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "pay-to", "cost": [{"is": "pay-counters", "count": 1,
                      "what": {"is": "choose", "what": {"zone": ["expedition", "landmark", "hero", "reserve"], "whose": "yours"}}}],
                    "then": {"is": "resupply"}}}
        """
      And these cards
        | ref    | card   | player | zone | state          |
        | filter | Filter | Ann    | hand |                |
        | lead   | a hero | Ann    | hero | 1 coin counter |
        | his    | a hero | Bob    | hero | 1 coin counter |
      When Ann plays filter for its mana cost
      And Ann chooses yes
      Then it is accepted
      And lead has 0 coin counters
      And his has 1 coin counter
      And ann-deck-1 is in Ann's reserve

    @case:altered-no-counter-to-spend @clause:6.4.c @clause:7.3.27.b @edition:>=3.0
    Scenario: Without any counter the cost cannot be paid, and its effect does not happen
      Given these cards
        | ref   | card                  | player | zone            | state   |
        | drill | Drill                 | Ann    | hand            |         |
        | bare  | a character costing 1 | Ann    | hero expedition |         |
        | his   | a character costing 1 | Bob    | hero expedition | 1 boost |
      When Ann plays drill for its mana cost
      Then it is accepted
      And nobody is asked
      And only this has changed
        | what  | from       | to            |
        | drill | Ann's hand | Ann's reserve |
        | turn  | Ann        | Bob           |

    @case:altered-which-counter-is-spent @clause:7.3.27.a @edition:>=3.0
    Scenario Outline: A player chooses which counter to spend from a card with counters of several names: <name>
      Given these cards
        | ref   | card                  | player | zone            | state                   |
        | drill | Drill                 | Ann    | hand            |                         |
        | owl   | a character costing 1 | Ann    | hero expedition | 1 boost, 1 coin counter |
      When Ann plays drill for its mana cost
      And Ann chooses yes
      And Ann chooses <name>
      Then it is accepted
      And owl has <boosts>
      And owl has <coins>

      Examples:
        | name  | boosts   | coins           |
        | boost | 0 boosts | 1 coin counter  |
        | coin  | 1 boost  | 0 coin counters |

  Rule: taken off by an effect

    @case:altered-all-boosts-are-removed @clause:2.5.c @clause:2.5.g @edition:>=3.0
    Scenario Outline: All boosts are removed, and the steps that follow know how many: <case>
      Given the made-up card "Maze"
        """
        {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "symbol": "hand", "effect": {"is": "sequence", "steps": [
           {"is": "remove", "what": {"is": "all", "what": {"type": ["character"], "zone": ["expedition", "reserve"]}}, "counter": "boost"},
           {"is": "if", "condition": {"is": "at-least", "number": {"is": "number", "name": "removed"}, "least": 3},
            "then": {"is": "resupply"}}]}}]}
        """
      And these cards
        | ref  | card                  | player | zone            | state                    |
        | maze | Maze                  | Ann    | hand            |                          |
        | owl  | a character costing 1 | Bob    | hero expedition | <boosts>, 1 coin counter |
        | fox  | a character costing 1 | Ann    | reserve         | 1 boost                  |
      And Ann's deck has 1 card
      When Ann plays maze for its mana cost in the hero expedition
      Then it is accepted
      And owl has 0 boosts
      And owl has 1 coin counter
      And fox has 0 boosts
      And ann-deck-1 is in Ann's <there>

      Examples:
        | case   | boosts   | there   |
        | enough | 2 boosts | reserve |
        | few    | 1 boost  | deck    |

    @case:altered-counters-of-any-name-are-removed @clause:2.5.g @clause:6.1.g @edition:>=3.0
    Scenario Outline: The effect's controller chooses which counters are removed, and how many up to a limit: <case>
      Given the made-up card "Rust"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "remove", "what": {"is": "target", "what": {"zone": ["expedition", "landmark", "reserve"]}}, "count": 2<more>}}
        """
      And these cards
        | ref  | card                  | player | zone            | state                    |
        | rust | Rust                  | Ann    | hand            |                          |
        | owl  | a character costing 1 | Bob    | hero expedition | 2 boosts, 1 coin counter |
      When Ann plays rust for its mana cost
      And Ann chooses <first>
      And Ann chooses <second>
      Then it is accepted
      And owl has <boosts>
      And owl has <coins>

      Examples:
        | case  | more           | first | second    | boosts   | coins           |
        | both  |                | boost | coin      | 1 boost  | 0 coin counters |
        | twice |                | boost | boost     | 0 boosts | 1 coin counter  |
        | fewer | , "up_to": true | coin  | "no more" | 2 boosts | 0 coin counters |

    @case:altered-fewer-counters-than-are-to-be-removed @clause:2.5.g @edition:>=3.0
    Scenario: When there are fewer counters than an effect removes, all of them are removed
      Given the made-up card "Rust"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "remove", "what": {"is": "target", "what": {"zone": ["landmark"]}}, "count": 3}}
        """
      And these cards
        | ref  | card                           | player | zone     | state           |
        | rust | Rust                           | Ann    | hand     |                 |
        | inn  | a landmark permanent costing 1 | Bob    | landmark | 2 coin counters |
      When Ann plays rust for its mana cost
      Then it is accepted
      And inn has 0 coin counters

  Rule: numbers that are worked out

    @case:altered-so-many-and-one-more @clause:2.5.f @clause:7.2.1.b @edition:>=3.0
    Scenario Outline: A Spell counts its own counters, which it brings from Reserve: <case>
      Given the made-up card "Infusion"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}},
                    "count": {"is": "sum", "of": [{"is": "counters", "counter": "arcane"}, 2]}}}
        """
      And these cards
        | ref  | card                  | player | zone            | state   |
        | inf  | Infusion              | Ann    | <zone>          | <state> |
        | owl  | a character costing 1 | Ann    | hero expedition |         |
      When Ann plays inf for its mana cost
      Then it is accepted
      And owl has <boosts>

      Examples:
        | case    | zone    | state             | boosts   |
        | none    | hand    |                   | 2 boosts |
        | several | reserve | 3 arcane counters | 5 boosts |

    @case:altered-so-many-modes @clause:6.5.g @edition:>=3.0
    Scenario Outline: As many modes are chosen as the counters on the Spell allow: <case>
      Given the made-up card "Feast"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "modes", "count": {"is": "sum", "of": [{"is": "counters", "counter": "arcane"}, 1]},
                    "modes": {"draw": {"is": "draw"}, "supply": {"is": "resupply"}, "grow": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "count": 1}}}}
        """
      And these cards
        | ref   | card                  | player | zone            | state   |
        | feast | Feast                 | Ann    | <zone>          | <state> |
        | owl   | a character costing 1 | Ann    | hero expedition |         |
      And Ann's deck has 4 cards
      When Ann plays feast for its mana cost
      And Ann chooses <modes>
      Then it is accepted
      And Ann has <hand> in hand
      And Ann has <there> in reserve
      And owl has 0 boosts

      Examples:
        | case | zone    | state            | modes           | hand    | there   |
        | one  | hand    |                  | draw            | 1 card  | 1 card  |
        | two  | reserve | 1 arcane counter | draw and supply | 1 card  | 1 card  |

    @case:altered-as-many-as-were-removed @clause:2.5.g @edition:>=3.0
    Scenario Outline: A Character loses one boost, or as many as the counters removed before: <case>
      Given the made-up card "Thaw"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "remove", "what": {"is": "all", "what": {"zone": ["landmark"]}}, "counter": "coin"},
          {"is": "lose", "what": {"is": "target", "what": {"type": ["character"]}}, "count": <count>}]}}
        """
      And these cards
        | ref  | card                           | player | zone            | state           |
        | thaw | Thaw                           | Ann    | hand            |                 |
        | inn  | a landmark permanent costing 1 | Bob    | landmark        | 2 coin counters |
        | owl  | a character costing 1          | Bob    | hero expedition | 3 boosts        |
      When Ann plays thaw for its mana cost
      Then it is accepted
      And inn has 0 coin counters
      And owl has <boosts>

      Examples:
        | case    | count                               | boosts   |
        | one     | 1                                   | 2 boosts |
        | as many | {"is": "number", "name": "removed"} | 1 boost  |

    @case:altered-enough-of-what-is-counted @clause:2.5.g @edition:>=3.0
    Scenario Outline: A condition asks for 2 Characters, or for 2 counters that were removed before: <case>
      Given the made-up card "Thaw"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "remove", "what": {"is": "all", "what": {"zone": ["landmark"]}}, "counter": "coin"},
          {"is": "if", "condition": {"is": "at-least", "number": <number>, "least": 2}, "then": {"is": "resupply"}}]}}
        """
      And these cards
        | ref  | card                           | player | zone            | state           |
        | thaw | Thaw                           | Ann    | hand            |                 |
        | inn  | a landmark permanent costing 1 | Bob    | landmark        | 2 coin counters |
        | owl  | a character costing 1          | Bob    | hero expedition |                 |
      And Ann's deck has 1 card
      When Ann plays thaw for its mana cost
      Then it is accepted
      And inn has 0 coin counters
      And ann-deck-1 is in Ann's <there>

      Examples:
        | case       | number                                              | there   |
        | characters | {"is": "count", "what": {"type": ["character"]}}    | deck    |
        | removed    | {"is": "number", "name": "removed"}                 | reserve |
