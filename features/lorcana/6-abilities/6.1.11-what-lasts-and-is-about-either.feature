Feature: 6.1.11 Lasting effects about cards of either kind
  Clauses 6.1.11 and 6.1.8: an effect that lasts goes on speaking of the cards it has named and of the numbers it has counted, wherever
  in the description of its cards they stand.

  @case:next-one-by-what-was-named @clause:6.1.11 @clause:6.1.8 @clause:4.3.6
  Scenario Outline: After <first>, Ann pays 1 less for the next card that is a location or <which>
    Given a game of Lorcana
    And the made-up card "Sale"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "sequence", "steps": [<do>,
         {"is": "pay-less", "less": 1, "next": {"any_of": [{"type": ["location"]}, <filter>]}}]}}
      """
    And the made-up card "Anna"
      """
      {"type": "character", "cost": 3, "strength": 1, "willpower": 3, "lore": 1}
      """
    And these cards
      | ref  | card   | player | zone |
      | sale | Sale   | Ann    | hand |
      | anna | Anna   | Ann    | play |
      | next | <next> | Ann    | hand |
    And Ann's deck has 5 cards
    And Ann has 8 ready ink
    When Ann plays sale for its ink cost
    And Ann plays next for its ink cost
    Then it is accepted
    And Ann has <left> ready ink

    Examples:
      | first                   | which                             | do                                                | filter                                                          | next                  | left |
      | choosing a character    | has its name                      | {"is": "choose", "what": {"type": ["character"]}} | {"same_name": "chosen"}                                         | Anna                  | 5    |
      | choosing one by itself  | has its name, and this one has not | {"is": "choose", "what": {"type": ["character"]}} | {"same_name": "chosen"}                                        | a character costing 3 | 4    |
      | drawing three cards     | costs as much or less             | {"is": "draw", "cards": 3}                        | {"cost_at_most": {"is": "number", "name": "cards-drawn"}}       | Anna                  | 5    |
      | drawing two cards       | costs as much or less             | {"is": "draw", "cards": 2}                        | {"cost_at_most": {"is": "number", "name": "cards-drawn"}}       | Anna                  | 4    |

  @case:kept-from-it-by-what-was-named @clause:6.1.11 @clause:1.2.2
  Scenario Outline: Ann chooses a character, and <who> cannot quest this turn
    Given a game of Lorcana
    And the made-up card "Spell"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}},
         {"is": "forbid", "action": "quest", "what": <filter>}]}}
      """
    And these cards
      | ref   | card                                   | player | zone |
      | spell | Spell                                  | Ann    | hand |
      | weak  | a character costing 1, with 2 Strength | Ann    | play |
      | other | a character costing 1, with 3 Strength | Ann    | play |
    And Ann has 1 ready ink
    When Ann plays spell for its ink cost
    And Ann chooses <chosen>
    And Ann quests with <quests>
    Then it is <outcome>

    Examples:
      | who                            | filter                                         | chosen | quests | outcome  |
      | it or anybody damaged          | {"any_of": [{"damaged": true}, {"it": "chosen"}]} | weak | weak   | refused  |
      | it or anybody damaged, nobody else | {"any_of": [{"damaged": true}, {"it": "chosen"}]} | weak | other | accepted |
      | whoever is stronger            | {"stronger_than": {"it": "chosen"}}            | weak   | other  | refused  |
      | whoever is stronger, and no other | {"stronger_than": {"it": "chosen"}}         | other  | weak   | accepted |
