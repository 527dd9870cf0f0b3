Feature: Altered 2.2.15 and 2.3.3, timestamps and what follows from them

  Background:
    Given a game of Altered
    And the made-up card "Flooder"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 0, "water": 0,
       "abilities": [{"is": "regions", "terrains": ["water"], "instead": true}, {"is": "keyword", "keyword": "eternal"}]}
      """
    And the made-up card "Forester"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 0, "water": 0,
       "abilities": [{"is": "regions", "terrains": ["forest"], "instead": true}, {"is": "keyword", "keyword": "eternal"}]}
      """

  @case:altered-the-later-text-holds @clause:2.2.15.b @clause:2.2.15.c @clause:2.3.3.b
  Scenario Outline: Of two abilities that replace regions, the one played later applies: <case>
    Given these cards
      | ref   | card     | player | zone            |
      | flood | Flooder  | Ann    | <flood>         |
      | wood  | Forester | Ann    | <wood>          |
    When Ann plays <played> for its mana cost in the companion expedition
    And Bob passes
    And Ann passes
    Then Ann's companion expedition is at <at>

    Examples:
      | case         | flood           | wood            | played | at |
      | forest-later | hero expedition | hand            | wood   | 1  |
      | water-later  | hand            | hero expedition | flood  | 0  |

  @case:altered-new-stamp-in-a-new-zone @clause:2.2.15.b @clause:2.1.d
  Scenario: An object that has left and come back has the later timestamp
    Given the made-up card "Detour"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "move", "what": {"is": "all", "what": {"named": ["Forester"]}}, "to": "reserve"},
         {"is": "move", "what": {"is": "all", "what": {"named": ["Forester"], "zone": ["reserve"]}}, "to": "expedition", "where": "companion"}]}}
      """
    And these cards
      | ref    | card     | player | zone            |
      | wood   | Forester | Ann    | hero expedition |
      | flood  | Flooder  | Ann    | hero expedition |
      | detour | Detour   | Ann    | hand            |
    And Bob has passed
    When Ann plays detour for its mana cost
    And Ann passes
    Then Ann's companion expedition is at 1
    And Ann's hero expedition is at 1

  @case:altered-ranking-what-enters-together @clause:2.2.15.d
  Scenario Outline: Objects that arrive at once are ranked by their players, in the order of initiative: <case>
    Given the made-up card "Parade"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "each-player", "do": {"is": "move", "what": {"is": "all", "what": {"zone": ["reserve"], "whose": "yours"}}, "to": "expedition", "where": "hero"}}}
      """
    And these cards
      | ref    | card     | player | zone    |
      | parade | Parade   | <who>  | hand    |
      | flood  | Flooder  | <who>  | reserve |
      | wood   | Forester | <who>  | reserve |
    And it is <who>'s turn
    And <other> has passed
    When <who> plays parade for its mana cost
    Then <who> is asked to choose from flood and wood
    When <who> chooses <first>
    Then it is accepted
    When <who> passes
    Then <who>'s hero expedition is at <at>

    Examples:
      | case         | who | other | first | at |
      | flood-first  | Ann | Bob   | flood | 1  |
      | wood-first   | Ann | Bob   | wood  | 0  |
      | bobs         | Bob | Ann   | flood | 1  |
      | bobs-wood    | Bob | Ann   | wood  | 0  |

  @case:altered-ranking-what-comes-from-a-deck @clause:2.2.15.d @clause:3.2.2.d
  Scenario Outline: Cards of a Deck that arrive at once are ranked, even those just shuffled into it: <case>
    Given the made-up card "Levy"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "from-deck", "cards": 2}, "to": "expedition", "where": "hero"}}
      """
    And these cards
      | ref   | card     | player | zone      |
      | levy  | Levy     | Ann    | hand      |
      | flood | Flooder  | Ann    | deck      |
      | wood  | Forester | Ann    | <of-wood> |
    And Bob has passed
    When Ann plays levy for its mana cost
    Then Ann is asked to choose from flood and wood
    When Ann chooses <first>
    Then it is accepted
    When Ann passes
    Then Ann's hero expedition is at <at>

    Examples:
      | case           | of-wood | first | at |
      | flood-first    | deck    | flood | 1  |
      | wood-first     | deck    | wood  | 0  |
      | shuffled-later | discard | flood | 1  |
      | shuffled-first | discard | wood  | 0  |

  @case:altered-ranking-player-by-player @clause:2.2.15.d @clause:1.4.5.a
  Scenario Outline: Each player ranks their own arrivals, the opponent's after those of the player with initiative: <who>
    Given the made-up card "Parade"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "each-player", "do": {"is": "move", "what": {"is": "all", "what": {"zone": ["reserve"], "whose": "yours"}}, "to": "expedition", "where": "hero"}}}
      """
    And these cards
      | ref    | card                                                        | player  | zone                 |
      | parade | Parade                                                      | <who>   | hand                 |
      | a1     | Forester                                                    | Ann     | reserve              |
      | a2     | Flooder                                                     | Ann     | reserve              |
      | b1     | Forester                                                    | Bob     | reserve              |
      | b2     | Flooder                                                     | Bob     | reserve              |
      | owl    | a character costing 1 with 1 Forest, 0 Mountain and 0 Water | <who>   | companion expedition |
    And it is <who>'s turn
    When <who> plays parade for its mana cost
    Then <who> is asked to choose from <mine>
    When <who> chooses <water>
    Then <other> is asked to choose from <theirs>
    When <other> chooses <forest>
    Then it is accepted
    And nobody is asked
    When <other> passes
    And <who> passes
    Then <who>'s companion expedition is at 0

    Examples:
      | case | who | other | mine      | water | theirs    | forest |
      | ann  | Ann | Bob   | a1 and a2 | a2    | b1 and b2 | b1     |
      | bob  | Bob | Ann   | b1 and b2 | b2    | a1 and a2 | a1     |

  @case:ranking-what-hangs-on-each-other @clause:2.2.15.d @clause:2.3.3.a @edition:>=3.0
  Scenario Outline: Two abilities that depend on each other are ranked, even if one only adds something: <case>
    Given the made-up card "Early"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 5, "mountain": 5, "water": 5, "subtypes": ["Robot"], "abilities": [<early>]}
      """
    And the made-up card "Late"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 5, "mountain": 5, "water": 5, "subtypes": ["Animal"], "abilities": [<late>]}
      """
    And the made-up card "Parade"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "move", "what": {"is": "all", "what": {"zone": ["reserve"], "whose": "yours"}}, "to": "expedition", "where": "hero"},
         {"is": "gain", "what": {"is": "all", "what": {"named": ["Owl"], <such>}}, "count": 1}]}}
      """
    And the made-up card "Owl"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Robot"]}
      """
    And the made-up card "Pup"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Animal"]}
      """
    And these cards
      | ref    | card   | player | zone                 |
      | parade | Parade | Ann    | hand                 |
      | pup    | Pup    | Bob    | companion expedition |
      | one    | Early  | Ann    | reserve              |
      | two    | Late   | Ann    | reserve              |
      | owl    | Owl    | Ann    | companion expedition |
    When Ann plays parade for its mana cost
    Then Ann is asked to choose from one and two
    When Ann chooses <first>
    Then it is accepted
    And owl has <boosts>

    Examples:
      | case                                           | early                                                                                                    | late                                                                                                  | such                   | first | boosts   |
      | statistics and a sub-type, one first           | {"is": "subtypes", "gains": ["Animal"], "what": {"stat_at_most": 1}}                                     | {"is": "stats", "forest": 1, "what": {"subtype": ["Animal"]}}                                         | "stat_at_most": 1      | one   | 0 boosts |
      | statistics and a sub-type, two first           | {"is": "subtypes", "gains": ["Animal"], "what": {"stat_at_most": 1}}                                     | {"is": "stats", "forest": 1, "what": {"subtype": ["Animal"]}}                                         | "stat_at_most": 1      | two   | 1 boost  |
      | a sub-type instead, one first                  | {"is": "subtypes", "gains": ["Mage"], "instead": true, "what": {"type": ["character"]}}                  | {"is": "subtypes", "gains": ["Soldier"], "what": {"type": ["character"]}}                             | "subtype": ["Soldier"] | one   | 1 boost  |
      | a sub-type instead, two first                  | {"is": "subtypes", "gains": ["Mage"], "instead": true, "what": {"type": ["character"]}}                  | {"is": "subtypes", "gains": ["Soldier"], "what": {"type": ["character"]}}                             | "subtype": ["Soldier"] | two   | 0 boosts |
      | what is lost and gives a keyword, one first    | {"is": "loses-abilities", "what": {"subtype": ["Animal"]}}                                               | {"is": "keyword", "keyword": "eternal", "what": {"type": ["character"]}}                              | "keyword": "eternal"   | one   | 0 boosts |
      | what is lost and gives a keyword, two first    | {"is": "loses-abilities", "what": {"subtype": ["Animal"]}}                                               | {"is": "keyword", "keyword": "eternal", "what": {"type": ["character"]}}                              | "keyword": "eternal"   | two   | 1 boost  |

  @case:ranking-what-spells-gain-and-lose @clause:2.2.15.d @clause:5.2.4.a @edition:>=3.0
  Scenario Outline: Abilities by which Spells gain and lose Fleeting are ranked when they arrive at once: <first> first
    Given the made-up card "Kindler"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "played-with", "what": {"type": ["spell"]}, "gains": ["fleeting"]}]}
      """
    And the made-up card "Quencher"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "played-with", "what": {"type": ["spell"]}, "loses": ["fleeting"]}]}
      """
    And the made-up card "Parade"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "all", "what": {"zone": ["reserve"], "whose": "yours"}}, "to": "expedition", "where": "hero"}}
      """
    And the made-up card "Word"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "nothing"}}
      """
    And these cards
      | ref    | card     | player | zone    |
      | parade | Parade   | Ann    | hand    |
      | word   | Word     | Ann    | hand    |
      | burn   | Kindler  | Ann    | reserve |
      | cool   | Quencher | Ann    | reserve |
    And Bob has passed
    When Ann plays parade for its mana cost
    Then Ann is asked to choose from burn and cool
    When Ann chooses <first>
    And Ann plays word for its mana cost
    Then it is accepted
    And word is in Ann's <zone>

    Examples:
      | first | zone    |
      | burn  | reserve |
      | cool  | discard |
