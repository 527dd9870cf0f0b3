Feature: 5.6 Locations
  Clauses 5.6.1 to 5.6.6: what a location does to those who are there, and what becomes of them when it goes.

  Rule: Characters stay when their location leaves play

    @case:location-leaves-characters-stay @clause:5.6.6
    Scenario Outline: <who>'s location is banished, and <who>'s character stays in play at no location
      Given a game of Lorcana
      And it is <other>'s turn
      And the made-up card "Wrecking Ball"
        """
        {"name": "Wrecking Ball", "type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["location"]}}, {"is": "banish"}]}}
        """
      And these cards
        | ref    | card                  | player  | zone | state             | at   |
        | ball   | Wrecking Ball         | <other> | hand |                   |      |
        | home   | Zootopia - Tundratown | <who>   | play |                   |      |
        | mine   | a character costing 2 | <who>   | play | exerted, 1 damage | home |
      And <other> has 1 ready ink
      When <other> plays ball for its ink cost
      Then it is accepted
      And only this has changed
        | what          | from                                    | to                             |
        | ball          | <other>'s hand                          | <other>'s discard              |
        | <other>'s ink | 1 ready                                 | 1 exerted                      |
        | home          | <who>'s play                            | <who>'s discard                |
        | mine          | <who>'s play, exerted, 1 damage, at home | <who>'s play, exerted, 1 damage |

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

    @case:location-comes-back-empty @clause:5.6.6
    Scenario: A location returned to hand and played again has nobody there until somebody moves
      Given a game of Lorcana
      And the made-up card "Folding Map"
        """
        {"name": "Folding Map", "type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["location"], "whose": "yours"}},
                                                {"is": "put", "to": "hand", "verb": "return"}]}}
        """
      And these cards
        | ref    | card                           | player | zone | state | at    |
        | fold   | Folding Map                    | Ann    | hand |       |       |
        | lagoon | Never Land - Mermaid Lagoon    | Ann    | play |       |       |
        | mine   | a character costing 2          | Ann    | play |       | lagoon |
      And Ann has 2 ready ink
      When Ann plays fold for its ink cost
      And Ann plays lagoon for its ink cost
      Then it is accepted
      When Ann moves mine to lagoon
      Then it is accepted
      And mine is at lagoon
      And Ann has 0 ready ink

    @case:location-goes-under-who-is-there @clause:5.6.6
    Scenario Outline: Ann's location is put under <whom>, and nobody is at a location any more
      Given a game of Lorcana
      And the made-up card "Ebb"
        """
        {"name": "Ebb", "type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["location"]}, "as": "below"},
                                                {"is": "choose", "what": {"type": ["character"]}, "as": "above"},
                                                {"is": "put-under", "it": "below", "under": "above"}]}}
        """
      And these cards
        | ref    | card                        | player | zone | at     |
        | ebb    | Ebb                         | Ann    | hand |        |
        | lagoon | Never Land - Mermaid Lagoon | Ann    | play |        |
        | guest  | a character costing 2       | Ann    | play | lagoon |
        | other  | a character costing 3       | Ann    | play | lagoon |
        | far    | a character costing 4       | Ann    | play |        |
      When Ann plays ebb for its ink cost
      And Ann chooses <whom>
      Then it is accepted
      And only this has changed
        | what   | from                  | to                 |
        | ebb    | Ann's hand            | Ann's discard      |
        | lagoon | Ann's play            | Ann's play, facedown, under <whom> |
        | guest  | Ann's play, at lagoon | Ann's play         |
        | other  | Ann's play, at lagoon | Ann's play         |

      Examples:
        | whom  |
        | guest |
        | far   |

    @case:what-held-while-there-ends @clause:6.4.2.3
    Scenario Outline: A drying character can challenge only at the Jolly Roger: this one <verb>
      Given a game of Lorcana
      And these cards
        | ref   | card                                                   | player | zone   | state   | at   |
        | roger | Jolly Roger - Hook's Ship                              | Ann    | play   |         |      |
        | home  | Zootopia - Tundratown                                  | Ann    | play   |         |      |
        | mine  | a character costing 2, with 2 Strength and 9 Willpower | Ann    | play   | drying  | <at> |
        | his   | a character costing 2, with 0 Strength and 9 Willpower | Bob    | play   | exerted |      |
      When Ann challenges his with mine
      Then it is <verdict>
      And <after>

      Examples:
        | verb   | at    | verdict  | after               |
        | can    | roger | accepted | his has 2 damage    |
        | cannot | home  | refused  | nothing has changed |

  Rule: What a location does, it does to those who are there

    @case:lore-while-there @clause:5.3.6.4 @clause:6.4.2.3 @clause:6.6.1.1 @clause:4.5.1.4
    Scenario Outline: A character <where> quests for <lore> lore
      Given a game of Lorcana
      And these cards
        | ref   | card                                       | player | zone | state | at   |
        | tower | The Sorcerer's Tower - Wondrous Workspace  | Ann    | play |       |      |
        | home  | Zootopia - Tundratown                      | Ann    | play |       |      |
        | mine  | a character costing 2, with 1 Lore         | Ann    | play |       | <at> |
      When Ann quests with mine
      Then it is accepted
      And Ann has <lore> lore

      Examples:
        | where        | at    | lore |
        | at the tower | tower | 2    |
        | elsewhere    | home  | 1    |
        | nowhere      |       | 1    |

    @case:elsa-at-a-location @clause:6.6.1 @clause:6.6.1.1 @ruling:R095a
    Scenario Outline: Pocahontas gains Elsa's Lore as it is <where>
      Given a game of Lorcana
      And these cards
        | ref        | card                            | player | zone | state   | at   |
        | home       | Zootopia - Tundratown           | Bob    | play |         |      |
        | pocahontas | Pocahontas - Following the Wind | Ann    | play |         |      |
        | elsa       | Elsa - Ice Artisan              | Bob    | play | exerted | <at> |
      When Ann quests with pocahontas
      Then it is accepted
      And Ann has <lore> lore

      Examples:
        | where          | at   | lore |
        | at a location  | home | 5    |
        | at no location |      | 2    |

    @case:silver-counts-locations @clause:6.1.8 @clause:6.6.1.2 @clause:6.6.1.1 @ruling:R095c
    Scenario: John Silver has more Lore for each of his player's two locations, and for none of Ann's
      Given a game of Lorcana
      And these cards
        | ref        | card                                    | player | zone | state   |
        | one        | Zootopia - Tundratown                   | Bob    | play |         |
        | two        | Agrabah - Marketplace                   | Bob    | play |         |
        | away       | Agrabah - Marketplace                   | Ann    | play |         |
        | pocahontas | Pocahontas - Following the Wind         | Ann    | play |         |
        | silver     | John Silver - Greedy Treasure Seeker    | Bob    | play | exerted |
      When Ann quests with pocahontas
      Then it is accepted
      And Ann has 4 lore

    @case:location-played-exerts-and-locks @clause:7.7.3.1 @clause:7.7.4.2 @clause:1.7.3 @clause:6.1.3 @ruling:R078a
    Scenario: Elsa exerts a character, and the ice palace that was just played keeps it from readying
      Given a game of Lorcana
      And these cards
        | ref    | card                                      | player | zone | state |
        | elsa   | Elsa - Ice Artisan                        | Ann    | play |       |
        | palace | Elsa's Ice Palace - Place of Solitude     | Ann    | hand |       |
        | his    | a character costing 3, with 3 Strength    | Bob    | play |       |
      And Ann has 3 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann plays palace for its ink cost
      Then Ann is asked to choose from elsa and palace
      When Ann chooses elsa
      And Ann chooses yes
      Then it is accepted
      And his is exerted
      When Ann ends their turn
      Then it is accepted
      And it is Bob's turn
      And his is exerted

    @case:at-a-location-as-it-resolves @clause:6.2.4 @clause:6.2.3 @clause:7.7.4.2 @ruling:R012b
    Scenario Outline: Vanellope must be at a location as her trigger resolves: <first> resolves first
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref       | card                                     | player | zone | state |
        | home      | a location costing 2                     | Ann    | play |       |
        | pod       | Transport Pod                            | Ann    | play |       |
        | vanellope | Vanellope Von Schweetz - Gutsy Go-Getter | Ann    | play |       |
      And Ann's deck has 4 cards
      And Bob's deck has 4 cards
      When Bob ends their turn
      Then Ann is asked to choose from pod and vanellope
      When Ann chooses <first>
      And Ann chooses yes
      Then it is accepted
      And vanellope is at home
      And Ann has <lore> lore
      And Ann has <cards> cards in hand

      Examples:
        | first     | lore | cards |
        | pod       | 1    | 2     |
        | vanellope | 0    | 1     |

    @case:location-in-hand-does-nothing @clause:1.6.1
    Scenario: Pride Lands in hand makes no character cheaper
      Given a game of Lorcana
      And these cards
        | ref   | card                                       | player | zone | state |
        | rock  | Pride Lands - Pride Rock                   | Ann    | hand |       |
        | simba | a character costing 1, classified Prince   | Ann    | play |       |
        | two   | a character costing 2                      | Ann    | hand |       |
      And Ann has 1 ready ink
      When Ann plays two for its ink cost
      Then it is refused by 1.5.3
      And nothing has changed

    @case:shifted-where-the-other-is @clause:8.10.5 @clause:6.4.2.3
    Scenario: A character shifted onto one at the tower is there too, and has what the tower gives
      Given a game of Lorcana
      And these cards
        | ref    | card                                       | player | zone | state | at    |
        | tower  | The Sorcerer's Tower - Wondrous Workspace  | Ann    | play |       |       |
        | stitch | Stitch - New Dog                           | Ann    | play |       | tower |
        | star   | Stitch - Rock Star                         | Ann    | hand |       |       |
      And Ann has 4 ready ink
      When Ann shifts star
      Then it is accepted
      And star is at tower
      When Ann quests with star
      Then it is accepted
      And Ann has 4 lore

  Rule: A location is neither ready nor exerted

    @case:location-is-not-exerted @clause:5.1.2.3
    Scenario: An effect on all cards that are ready does not apply to a location
      Given a game of Lorcana
      And the made-up card "Alarm"
        """
        {"name": "Alarm", "type": "action", "cost": 1,
         "effect": {"is": "banish", "all": {"whose": "opposing", "exerted": false}}}
        """
      And these cards
        | ref     | card                  | player | zone | state |
        | alarm   | Alarm                 | Ann    | hand |       |
        | home    | Zootopia - Tundratown | Bob    | play |       |
        | his     | a character costing 2 | Bob    | play |       |
        | box     | Lantern               | Bob    | play |       |
      And Ann has 1 ready ink
      When Ann plays alarm for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from       | to                  |
        | alarm     | Ann's hand | Ann's discard       |
        | Ann's ink | 1 ready    | 1 exerted           |
        | his       | Bob's play | Bob's discard       |
        | box       | Bob's play | Bob's discard       |

    @case:chosen-location-is-not-exerted @clause:5.1.2.3
    Scenario Outline: Exerting a location does not count as done, unlike exerting an item: <case>
      Given a game of Lorcana
      And the made-up card "Lullaby"
        """
        {"name": "Lullaby", "type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["location", "item"]}},
           {"is": "if-you-do", "first": {"is": "exert"}, "then": {"is": "gain-lore", "lore": 1}}]}}
        """
      And these cards
        | ref     | card         | player | zone |
        | lullaby | Lullaby      | Ann    | hand |
        | his     | <card>       | Bob    | play |
      When Ann plays lullaby for its ink cost
      Then it is accepted
      And his is <state>
      And Ann has <lore> lore

      Examples:
        | case     | card                 | state      | lore |
        | location | a location costing 2 | not exerted | 0   |
        | item     | an item costing 2    | exerted    | 1    |

    @case:a-location-is-not-exerted-instead @clause:5.1.2.3 @clause:6.1.5.2
    Scenario: With only a location to exert, Ann cannot choose that and has to draw a card
      Given a game of Lorcana
      And the made-up card "Lullaby"
        """
        {"name": "Lullaby", "type": "action", "cost": 0,
         "effect": {"is": "one-of", "modes": {
           "exert": {"is": "exert", "all": {"type": ["item", "location"]}}, "draw": {"is": "draw"}}}}
        """
      And these cards
        | ref     | card                 | player | zone |
        | lullaby | Lullaby              | Ann    | hand |
        | his     | a location costing 2 | Bob    | play |
      And Ann's deck has 2 cards
      When Ann plays lullaby for its ink cost
      Then it is accepted
      And only this has changed
        | what       | from       | to            |
        | lullaby    | Ann's hand | Ann's discard |
        | ann-deck-1 | Ann's deck | Ann's hand    |

    @case:location-made-to-enter-exerted @clause:5.1.2.3 @clause:6.7.9
    Scenario Outline: An effect that has what it plays enter play exerted exerts <what>
      Given a game of Lorcana
      And the made-up card "Late Arrival"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "play", "zone": "discard", "what": {}, "enters_exerted": true}}
        """
      And these cards
        | ref   | card         | player | zone    |
        | late  | Late Arrival | Ann    | hand    |
        | other | <card>       | Ann    | discard |
      And Ann has 1 ready ink
      When Ann plays late for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from          | to            |
        | late      | Ann's hand    | Ann's discard |
        | other     | Ann's discard | <entered>     |
        | Ann's ink | 1 ready       | 1 exerted     |

      Examples:
        | what        | card                  | entered                     |
        | an item     | an item costing 1     | Ann's play, exerted         |
        | a character | a character costing 1 | Ann's play, drying, exerted |
        | no location | a location costing 1  | Ann's play                  |

    @case:item-enters-exerted-for-something @clause:5.1.2.2 @clause:6.1.5.1
    Scenario: An item that may enter play exerted for lore brings that lore
      Given a game of Lorcana
      And the made-up card "Sleepy Hollow"
        """
        {"type": "item", "cost": 1,
         "abilities": [{"is": "enters-play", "exerted": true, "may": true, "then": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref    | card          | player | zone |
        | hollow | Sleepy Hollow | Ann    | hand |
      And Ann has 1 ready ink
      When Ann plays hollow for its ink cost
      And Ann chooses yes
      Then it is accepted
      And only this has changed
        | what       | from       | to                  |
        | hollow     | Ann's hand | Ann's play, exerted |
        | Ann's lore | 0          | 1                   |
        | Ann's ink  | 1 ready    | 1 exerted           |

    @case:locations-do-not-quest @clause:4.5.1
    Scenario: A location with Lore cannot quest
      Given a game of Lorcana
      And these cards
        | ref  | card                  | player | zone | state |
        | home | Agrabah - Marketplace | Ann    | play |       |
      When Ann quests with home
      Then it is refused by 4.5.1.1
      And nothing has changed
