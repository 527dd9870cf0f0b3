Feature: Lorcana 6.1.3.1, texts in play about cards of one kind or another

  Background:
    Given a game of Lorcana

  @case:cost-to-quest-for-either-kind @clause:6.1.3.1 @clause:1.5.3
  Scenario Outline: All characters, or only Heroes and undamaged Villains, must pay to quest: <case>
    Given the made-up card "Toll"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "cost-to", "action": "quest", "cost": [{"is": "ink", "amount": 1}], "what": {"type": ["character"]<but>}}]}
      """
    And these cards
      | ref  | card                                                        | player | zone | state    |
      | toll | Toll                                                        | Ann    | play |          |
      | hero | a character costing 1, classified Hero                      | Ann    | play |          |
      | foe  | a character costing 1, classified Villain                   | Ann    | play |          |
      | hurt | a character costing 1, with 2 Willpower, classified Villain | Ann    | play | 1 damage |
      | ally | a character costing 1, classified Ally                      | Ann    | play |          |
    When Ann quests with hero
    Then it is refused by 1.5.3
    When Ann quests with foe
    Then it is refused by 1.5.3
    When Ann quests with ally
    Then it is <verdict>
    When Ann quests with hurt
    Then it is <verdict>

    Examples:
      | case   | but                                                                         | verdict          |
      | all    |                                                                             | refused by 1.5.3 |
      | either | , "any_of": [{"classified": ["Hero"]}, {"classified": ["Villain"], "damaged": false}] | accepted |

  @case:moves-of-either-kind @clause:6.1.3.1 @clause:4.7.3.2 @clause:4.7.3.3
  Scenario Outline: All characters, or only Heroes and damaged ones, move for free or for less: <case>
    Given the made-up card "Harbour"
      """
      {"type": "location", "cost": 1, "willpower": 5, "lore": 0, "move_cost": 2, "abilities": [{<ability>, "what": {"type": ["character"]<but>}}]}
      """
    And these cards
      | ref  | card                                    | player | zone | state    |
      | port | Harbour                                 | Ann    | play |          |
      | hero | a character costing 1, classified Hero  | Ann    | play |          |
      | hurt | a character costing 1, with 5 Willpower | Ann    | play | 1 damage |
      | ally | a character costing 1, classified Ally  | Ann    | play |          |
    And Ann has 6 ready ink
    When Ann moves hero to port
    And Ann moves hurt to port
    Then it is accepted
    And Ann has <before> ready ink
    When Ann moves ally to port
    Then it is accepted
    And Ann has <after> ready ink

    Examples:
      | case        | ability                         | before | after | but |
      | free        | "is": "moves-free"              | 6      | 6     |     |
      | free-either | "is": "moves-free"              | 6      | 4     | , "any_of": [{"classified": ["Hero"]}, {"damaged": true}] |
      | less        | "is": "move-pays", "less": 1    | 4      | 3     |     |
      | less-either | "is": "move-pays", "less": 1    | 4      | 2     | , "any_of": [{"classified": ["Hero"]}, {"damaged": true}] |

  @case:not-reduced-of-either-kind @clause:6.1.3.1 @clause:6.6.4
  Scenario Outline: The Willpower of all of Ann's cards or only of some kinds is not reduced: <case>
    Given the made-up card "Anthem"
      """
      {"type": "item", "cost": 1, "abilities": [{"is": "not-reduced-below", "stat": "willpower", "what": {"whose": "yours"<but>}}]}
      """
    And the made-up card "Gloom"
      """
      {"type": "item", "cost": 1, "abilities": [{"is": "static-gets", "stat": "willpower", "plus": -2, "what": {"whose": "opposing"}}]}
      """
    And these cards
      | ref    | card                                                     | player | zone |
      | anthem | Anthem                                                   | Ann    | play |
      | gloom  | Gloom                                                    | Bob    | play |
      | hero   | a character costing 1, with 5 Willpower, classified Hero | Ann    | play |
      | ally   | a character costing 1, with 5 Willpower, classified Ally | Ann    | play |
      | inn    | a location costing 1, with 5 Willpower                   | Ann    | play |
    Then hero has <hero> Willpower
    And ally has <ally> Willpower
    And inn has <inn> Willpower

    Examples:
      | case      | hero | ally | inn | but |
      | all       | 5    | 5    | 5   |     |
      | locations | 3    | 3    | 5   | , "type": ["location"] |
      | either    | 5    | 3    | 5   | , "any_of": [{"type": ["location"]}, {"classified": ["Hero"]}] |

  @case:an-ability-for-either-kind @clause:6.1.3.1 @clause:6.4.2.3
  Scenario Outline: All of Ann's characters, or only Heroes and Villains, have an ability: <case>
    Given the made-up card "Banner"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "static-gains-ability", "what": {"type": ["character"], "whose": "yours"<but>},
         "ability": {"is": "triggered", "when": [{"event": "quested", "this": true}], "effect": {"is": "draw"}}}]}
      """
    And these cards
      | ref    | card                                   | player | zone |
      | banner | Banner                                 | Ann    | play |
      | hero   | a character costing 1, classified Hero | Ann    | play |
      | ally   | a character costing 1, classified Ally | Ann    | play |
    And Ann's deck has 2 cards
    When Ann quests with hero
    Then it is accepted
    And Ann has 1 card in hand
    When Ann quests with ally
    Then it is accepted
    And Ann has <cards> cards in hand

    Examples:
      | case   | but                                                                    | cards |
      | all    |                                                                        | 2     |
      | either | , "any_of": [{"classified": ["Hero"]}, {"classified": ["Villain"]}]    | 1     |

  @case:a-keyword-lost-by-either-kind @clause:6.1.3.1
  Scenario Outline: All opposing characters, or only Heroes and Villains, cannot have Evasive: <case>
    Given the made-up card "Net"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "static-loses", "keyword": "evasive", "what": {"type": ["character"], "whose": "opposing"<but>}}]}
      """
    And these cards
      | ref  | card                                                 | player | zone |
      | net  | Net                                                  | Ann    | play |
      | hero | a character costing 1, with Evasive, classified Hero | Bob    | play |
      | ally | a character costing 1, with Evasive, classified Ally | Bob    | play |
    Then hero does not have Evasive
    And ally <ally> Evasive

    Examples:
      | case   | but                                                                 | ally          |
      | all    |                                                                     | does not have |
      | either | , "any_of": [{"classified": ["Hero"]}, {"classified": ["Villain"]}] | has           |
