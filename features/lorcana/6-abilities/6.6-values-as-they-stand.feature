Feature: 6.6 Values as they stand
  Clauses 6.6.1, 6.1.8, 5.2.5.1 and 6.4.1: an effect that asks for a characteristic asks for it as it stands.

  @case:lore-value-and-nothing-else @clause:6.6.1 @clause:5.3.6.4 @ruling:R095b
  Scenario: What Mulan would gain by questing is no part of her Lore
    The ruling takes her Lore value for 1; on the card it is 0.
    Given a game of Lorcana
    And these cards
      | ref        | card                             | player | zone | state   |
      | pocahontas | Pocahontas - Following the Wind  | Ann    | play |         |
      | mulan      | Mulan - Resourceful Recruit      | Bob    | play | exerted |
    When Ann quests with pocahontas
    Then it is accepted
    And Ann has 1 lore
    And Bob has 0 lore

  @case:lore-value-as-modified @clause:6.6.1 @clause:6.6.1.1
  Scenario: Pocahontas gains Anna's Lore as a Hero beside her raises it
    Given a game of Lorcana
    And these cards
      | ref        | card                                                | player | zone | state   |
      | pocahontas | Pocahontas - Following the Wind                     | Ann    | play |         |
      | hero       | a character costing 1, classified Hero              | Bob    | play |         |
      | anna       | Anna - Braving the Storm                            | Bob    | play | exerted |
      | idle       | a character costing 2, with 4 Lore                  | Bob    | play |         |
    When Ann quests with pocahontas
    Then it is accepted
    And Ann has 3 lore

  @case:strength-as-lore @clause:6.6.1
  Scenario Outline: Mulan with <strength> more Strength gains <lore> lore by her quest
    Given a game of Lorcana
    And the made-up card "Drill"
      """
      {"name": "Drill", "type": "action", "cost": 1,
       "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}},
                                              {"is": "gets", "stat": "strength", "plus": 3}]}}
      """
    And these cards
      | ref   | card                        | player | zone | state |
      | mulan | Mulan - Resourceful Recruit | Ann    | play |       |
      | one   | Drill                       | Ann    | hand |       |
      | two   | Drill                       | Ann    | hand |       |
    And Ann has 2 ready ink
    When Ann plays one for its ink cost
    And <second>
    And Ann quests with mulan
    Then it is accepted
    And Ann has <lore> lore

    Examples:
      | strength | second                         | lore |
      | 3        | Ann inks two                   | 4    |
      | 6        | Ann plays two for its ink cost | 6    |

  @case:each-of-its-ink-types @clause:6.4.2.3 @ruling:R122
  Scenario Outline: Donald strengthens <whom>
    Given a game of Lorcana
    And these cards
      | ref    | card                           | player | zone | state |
      | donald | Donald Duck - Ruby Champion    | Ann    | play |       |
      | other  | <card>                         | Ann    | play |       |
      | sea    | Under the Sea                  | Bob    | hand |       |
    And it is Bob's turn
    And Bob has 8 ready ink
    When Bob plays sea for its ink cost
    Then it is accepted
    And other is in <zone>
    And donald is in Ann's play

    Examples:
      | whom                       | card                            | zone       |
      | the Coachman of two inks   | The Coachman - Greedy Deceiver  | Ann's play |
      | nobody of another ink      | LeFou - Opportunistic Flunky    | Ann's deck |

  @case:printed-lore-in-the-discard @clause:6.4.1 @ruling:R035
  Scenario Outline: In the discard Anna counts with her printed Lore, though a Hero is in <where>
    Given a game of Lorcana
    And the made-up card "Warm Sister"
      """
      {"name": "Warm Sister", "type": "character", "cost": 5, "strength": 5, "willpower": 5, "lore": 1,
       "classifications": ["Floodborn", "Hero", "Queen"],
       "abilities": [{"is": "triggered", "name": "HEARTH", "when": [{"event": "quested", "this": true}],
                      "effect": {"is": "may", "do": {"is": "if-you-do",
                        "first": {"is": "sequence", "steps": [
                          {"is": "choose", "zone": "discard", "what": {"type": ["character"]}},
                          {"is": "gain-lore", "lore": {"is": "value", "of": "lore", "it": "chosen"}}]},
                        "then": {"is": "put", "to": "deck", "place": "bottom"}}}}]}
      """
    And these cards
      | ref    | card                                   | player | zone    | state |
      | sister | Warm Sister                            | Ann    | play    |       |
      | hero   | a character costing 1, classified Hero | Ann    | <where> |       |
      | anna   | Anna - Braving the Storm               | Ann    | discard |       |
      | bobs   | a character costing 9, with 5 Lore     | Bob    | discard |       |
    And Ann's deck has 1 card
    When Ann quests with sister
    And Ann chooses yes
    Then it is accepted
    And only this has changed
      | what       | from          | to                  |
      | sister     | Ann's play    | Ann's play, exerted |
      | anna       | Ann's discard | Ann's deck          |
      | Ann's lore | 0             | 2                   |

    Examples:
      | where |
      | play  |
      | hand  |

  @case:ladys-lore-in-the-discard @clause:6.4.1
  Scenario: In the discard Lady has her printed Lore, though Tramp is in play
    Given a game of Lorcana
    And these cards
      | ref   | card                          | player | zone |
      | queen | The Queen - Disguised Peddler | Ann    | play |
      | tramp | Tramp - Enterprising Dog      | Ann    | play |
      | lady  | Lady - Elegant Spaniel        | Ann    | hand |
    When Ann uses queen
    Then it is accepted
    And lady is in Ann's discard
    And Ann has 1 lore

  @case:lore-at-a-location @clause:6.6.1 @clause:6.6.1.1 @ruling:R095a
  Scenario Outline: Pocahontas gains Elsa's Lore as it is <where>
    Given a game of Lorcana
    And these cards
      | ref        | card                            | player | zone | state   | at   |
      | loc        | a location costing 1            | Ann    | play |         |      |
      | pocahontas | Pocahontas - Following the Wind | Ann    | play |         |      |
      | elsa       | Elsa - Ice Artisan              | Ann    | play | exerted | <at> |
    When Ann quests with pocahontas
    Then it is accepted
    And Ann has <lore> lore

    Examples:
      | where              | at  | lore |
      | at a location      | loc | 5    |
      | beside a location  |     | 2    |

  @case:lore-for-each-card-under @clause:6.6.1.1 @clause:6.1.8 @ruling:R095c
  Scenario: Pocahontas gains Genie's Lore as two cards under him raise it
    Given a game of Lorcana
    And these cards
      | ref        | card                            | player | zone | state    | under |
      | pocahontas | Pocahontas - Following the Wind | Ann    | play |          |       |
      | genie      | Genie - Magical Researcher      | Bob    | play | exerted  |       |
      | one        | a character costing 1           | Bob    | play | facedown | genie |
      | two        | a character costing 1           | Bob    | play | facedown | one   |
    When Ann quests with pocahontas
    Then it is accepted
    And Ann has 4 lore

  @case:either-of-two-ink-types @clause:6.1.8
  Scenario: A character of two ink types, the first of them ruby, counts as ruby for Donald
    Given a game of Lorcana
    And these cards
      | ref      | card                                                   | player | zone | state   |
      | donald   | Donald Duck - Ruby Champion                            | Ann    | play |         |
      | coachman | The Coachman - Greedy Deceiver                         | Ann    | play |         |
      | foe      | a character costing 5, with 1 Strength and 9 Willpower | Bob    | play | exerted |
    When Ann challenges foe with coachman
    Then it is accepted
    And foe has 3 damage

  @case:different-ink-types @clause:5.2.5.1 @clause:6.1.8 @clause:1.12.2 @ruling:R105
  Scenario: Ann draws a card for each different ink type of her characters, one after the other
    Given a game of Lorcana
    And the made-up card "Colourful Company"
      """
      {"name": "Colourful Company", "type": "action", "cost": 1,
       "effect": {"is": "choose-player", "do": {"is": "draw", "cards":
         {"is": "count", "distinct": "ink", "what": {"type": ["character"], "whose": "yours"}}}}}
      """
    And these cards
      | ref     | card                              | player | zone | state   |
      | company | Colourful Company                 | Ann    | hand |         |
      | one     | Madame Medusa - Deceiving Partner | Ann    | play |         |
      | two     | Madame Medusa - Diamond Lover     | Ann    | play |         |
      | three   | Olaf - Helping Hand               | Ann    | play |         |
      | diablo  | Diablo - Devoted Herald           | Bob    | play | exerted |
    And Ann has 1 ready ink
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann plays company for its ink cost
    And Ann chooses Ann
    And Bob chooses yes
    And Bob chooses yes
    Then it is accepted
    And Ann has 2 cards in hand
    And Bob has 2 cards in hand
    And nobody is asked

  @case:a-cost-held-against-strength @clause:6.6.1 @clause:6.6.1.1 @clause:6.4.2.3
  Scenario Outline: Swift Standard gives Rush by its Strength as modified: <case>
    Given a game of Lorcana
    And the made-up card "Swift Standard"
      """
      {"name": "Swift Standard", "type": "character", "cost": 2, "strength": 2, "willpower": 3,
       "abilities": [{"is": "static-gains", "keyword": "rush",
                      "what": {"type": ["character"], "whose": "yours",
                               "cost_at_most": {"is": "value", "of": "strength"}}}]}
      """
    And the made-up card "Banner"
      """
      {"name": "Banner", "type": "item", "cost": 1,
       "abilities": [{"is": "static-gets", "stat": "strength", "plus": 1,
                      "what": {"type": ["character"], "named": ["<whom>"]}}]}
      """
    And these cards
      | ref      | card                                               | player | zone | state   |
      | standard | Swift Standard                                     | Ann    | play |         |
      | banner   | Banner                                             | Ann    | play |         |
      | new      | a character costing 3, with 3 Strength             | Ann    | play | drying  |
      | foe      | a character costing 1, with 1 Strength, 9 Willpower | Bob    | play | exerted |
    When Ann challenges foe with new
    Then it is <accepted>

    Examples:
      | case     | whom           | accepted |
      | too weak | Nobody         | refused  |
      | just so  | Swift Standard | accepted |
