Feature: Move a character
  Clauses 4.7.1 to 4.7.5: own characters go to own locations for the move cost, as often as it can be paid.

  Rule: The move cost is paid in full and the character is there

    @case:move-for-the-move-cost @clause:4.7.3 @clause:4.7.3.1 @clause:4.7.3.4 @clause:4.7.4
    Scenario Outline: <who> moves Doc to Pride Lands for 2 ink
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref   | card                             | player | zone | state             |
        | doc   | Doc - Leader of the Seven Dwarfs | <who>  | play | 1 damage          |
        | rock  | Pride Lands - Pride Rock         | <who>  | play |                   |
      And <who> has 3 ready ink
      When <who> moves doc to rock
      Then it is accepted
      And only this has changed
        | what        | from                   | to                              |
        | doc         | <who>'s play, 1 damage | <who>'s play, 1 damage, at rock |
        | <who>'s ink | 3 ready                | 1 ready, 2 exerted              |

      Examples:
        | who |
        | Ann |
        | Bob |

    @case:move-with-too-little-ink @clause:4.7.3.4 @clause:1.5.3 @clause:4.1.4
    Scenario Outline: <ink> is too little for a move cost of 2
      Given a game of Lorcana
      And these cards
        | ref  | card                             | player | zone | state |
        | doc  | Doc - Leader of the Seven Dwarfs | Ann    | play |       |
        | rock | Pride Lands - Pride Rock         | Ann    | play |       |
      And Ann has <ink>
      When Ann moves doc to rock
      Then it is refused by 1.5.3
      And nothing has changed

      Examples:
        | ink                          |
        | 1 ready ink                  |
        | 1 ready ink and 4 exerted ink |

    @case:states-that-move @clause:4.7.3 @clause:4.7.4
    Scenario Outline: A character that is <state> can move and stays <state>
      Given a game of Lorcana
      And these cards
        | ref  | card                             | player | zone | state   |
        | doc  | Doc - Leader of the Seven Dwarfs | Ann    | play | <state> |
        | rock | Pride Lands - Pride Rock         | Ann    | play |         |
      And Ann has 2 ready ink
      When Ann moves doc to rock
      Then it is accepted
      And doc is <state>
      And doc is at rock

      Examples:
        | state              |
        | drying             |
        | exerted            |

    @case:move-to-the-location-just-played @clause:4.7.3 @clause:5.1.2.3 @clause:5.6.4 @ruling:R167
    Scenario: A character can move to Merlin's Cottage in the turn the location is played
      Given a game of Lorcana
      And these cards
        | ref     | card                                  | player | zone | state |
        | doc     | Doc - Leader of the Seven Dwarfs      | Ann    | play |       |
        | cottage | Merlin's Cottage - The Wizard's Home  | Ann    | hand |       |
      And Ann has 2 ready ink
      When Ann plays cottage for its ink cost
      Then it is accepted
      When Ann moves doc to cottage
      Then it is accepted
      And only this has changed
        | what      | from               | to                     |
        | doc       | Ann's play         | Ann's play, at cottage |
        | Ann's ink | 1 ready, 1 exerted | 2 exerted              |

    @case:two-characters-at-one-location @clause:4.1.1 @clause:4.7.3
    Scenario: Two characters move to the same location, each for its own move cost
      Given a game of Lorcana
      And these cards
        | ref  | card                       | player | zone | state |
        | one  | a character costing 2      | Ann    | play |       |
        | two  | a character costing 3      | Ann    | play |       |
        | home | Zootopia - Tundratown      | Ann    | play |       |
      And Ann has 2 ready ink
      When Ann moves one to home
      Then it is accepted
      When Ann moves two to home
      Then it is accepted
      And one is at home
      And two is at home
      And Ann has 0 ready ink

  Rule: Only own characters, only to own locations, only in one's own turn

    @case:not-the-opponents-location @clause:4.7.1 @clause:4.7.3.1
    Scenario Outline: <who> cannot move a character to the other player's location
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref  | card                  | player  | zone | state |
        | mine | a character costing 2 | <who>   | play |       |
        | home | Zootopia - Tundratown | <other> | play |       |
      And <who> has 3 ready ink
      When <who> moves mine to home
      Then it is refused by 4.7.1
      And nothing has changed

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

    @case:not-the-opponents-character @clause:4.7.1
    Scenario: Ann cannot move Bob's character, neither to her location nor to his
      Given a game of Lorcana
      And these cards
        | ref  | card                  | player | zone | state |
        | his  | a character costing 2 | Bob    | play |       |
        | home | Zootopia - Tundratown | Ann    | play |       |
        | away | Agrabah - Marketplace | Bob    | play |       |
      And Ann has 3 ready ink
      When Ann moves his to home
      Then it is refused by 4.7.1
      And nothing has changed
      When Ann moves his to away
      Then it is refused by 4.7.1
      And nothing has changed

    @case:only-characters-move @clause:4.7.1 @clause:4.7.3.1
    Scenario Outline: Ann cannot move <card> in the <zone> zone to a location
      Given a game of Lorcana
      And these cards
        | ref   | card                  | player | zone   | state |
        | thing | <card>                | Ann    | <zone> |       |
        | home  | Zootopia - Tundratown | Ann    | play   |       |
      And Ann has 3 ready ink
      When Ann moves thing to home
      Then it is refused
      And nothing has changed

      Examples:
        | case     | card                  | zone    |
        | item     | Lantern               | play    |
        | location | Agrabah - Marketplace | play    |
        | hand     | a character costing 2 | hand    |
        | discard  | a character costing 2 | discard |

    @case:only-to-locations-in-play @clause:4.7.1 @clause:4.7.3.1
    Scenario Outline: Ann cannot move a character to <card> in the <zone> zone
      Given a game of Lorcana
      And these cards
        | ref   | card                  | player | zone   | state |
        | doc   | a character costing 2 | Ann    | play   |       |
        | place | <card>                | Ann    | <zone> |       |
      And Ann has 3 ready ink
      When Ann moves doc to place
      Then it is refused
      And nothing has changed

      Examples:
        | case      | card                  | zone |
        | in-hand   | Zootopia - Tundratown | hand |
        | item      | Lantern               | play |
        | character | a character costing 2 | play |

    @case:no-move-in-the-opponents-turn @clause:4.1.2 @clause:4.7.3
    Scenario: Bob cannot move a character in Ann's turn
      Given a game of Lorcana
      And these cards
        | ref  | card                  | player | zone | state |
        | his  | a character costing 2 | Bob    | play |       |
        | away | Agrabah - Marketplace | Bob    | play |       |
      And Bob has 3 ready ink
      When Bob moves his to away
      Then it is refused by 4.1.2
      And nothing has changed

  Rule: From one location only to another one

    @case:not-where-it-is-already @clause:4.7.2
    Scenario: A character at Tundratown cannot move to Tundratown
      Given a game of Lorcana
      And these cards
        | ref  | card                  | player | zone | state | at   |
        | home | Zootopia - Tundratown | Ann    | play |       |      |
        | mine | a character costing 2 | Ann    | play |       | home |
      And Ann has 3 ready ink
      When Ann moves mine to home
      Then it is refused by 4.7.2
      And nothing has changed

    @case:on-to-another-location @clause:4.7.2 @clause:4.7.4
    Scenario: A damaged character that moves away from Pride Rock loses its Willpower bonus and is banished
      Given a game of Lorcana
      And these cards
        | ref    | card                           | player | zone | state | at   |
        | rock   | Pride Lands - Pride Rock       | Ann    | play |       |      |
        | market | Agrabah - Marketplace          | Ann    | play |       |      |
        | mine   | a character costing 2, with 3 Willpower | Ann    | play |  4 damage | rock |
      And Ann has 3 ready ink
      When Ann moves mine to market
      Then it is accepted
      And only this has changed
        | what      | from                          | to                 |
        | mine      | Ann's play, 4 damage, at rock | Ann's discard      |
        | Ann's ink | 3 ready                       | 2 ready, 1 exerted |

    @case:same-location-is-not-offered @clause:4.7.2 @clause:4.7.3.1
    Scenario: A player who names no location is asked to choose among the other locations
      Given a game of Lorcana
      And these cards
        | ref    | card                  | player | zone | state | at   |
        | home   | Zootopia - Tundratown | Ann    | play |       |      |
        | market | Agrabah - Marketplace | Ann    | play |       |      |
        | away   | Agrabah - Marketplace | Bob    | play |       |      |
        | lagoon | Never Land - Mermaid Lagoon | Ann    | play |       |      |
        | mine   | a character costing 2 | Ann    | play |       | home |
      And Ann has 1 ready ink
      When Ann moves mine
      Then Ann is asked to choose from market and lagoon
      When Ann chooses lagoon
      Then it is accepted
      And mine is at lagoon

    @case:what-costs-too-much-is-not-offered @clause:4.7.1 @clause:4.7.3.1 @clause:4.7.3.2
    Scenario Outline: With <ink> ink and no location named, the character moves to <what>
      Given a game of Lorcana
      And the made-up card "Near"
        """
        {"name": "Near", "type": "location", "cost": 1, "willpower": 4, "move_cost": 1}
        """
      And the made-up card "Far"
        """
        {"name": "Far", "type": "location", "cost": 1, "willpower": 4, "move_cost": 3}
        """
      And these cards
        | ref   | card                  | player | zone |
        | near  | Near                  | Ann    | play |
        | far   | Far                   | Ann    | play |
        | mine  | a character costing 2 | Ann    | play |
        | spare | an item costing 1     | Ann    | hand |
      And Ann has <ink> ready ink
      When Ann moves mine
      And <next>
      Then it is accepted
      And mine is at <place>

      Examples:
        | ink | what                          | next            | place |
        | 3   | the one chosen                | Ann chooses far | far   |
        | 2   | the only one that can be paid | Ann inks spare  | near  |

    @case:a-ship-that-is-too-far @clause:4.7.3.1
    Scenario: With 1 ink Aladdin can move to the Tower or the Casita, but not to the ship that costs 2
      Given a game of Lorcana
      And these cards
        | ref     | card                               | player | zone |
        | ship    | Jolly Roger - Hook's Ship          | Ann    | play |
        | tower   | Rapunzel's Tower - Secluded Prison | Ann    | play |
        | casita  | Casa Madrigal - Casita             | Ann    | play |
        | aladdin | Aladdin - Street Rat               | Ann    | play |
      And Ann has 1 ready ink
      When Ann moves aladdin
      Then Ann is asked to choose from tower and casita
      When Ann chooses casita
      Then it is accepted
      And aladdin is at casita

  Rule: What can be moved for free is moved for free

    @case:free-move-is-not-charged @clause:4.7.3.2
    Scenario Outline: A location lets certain characters move to it for free: <what> moves there for <cost>
      Given a game of Lorcana
      And these cards
        | ref   | card   | player | zone | state   |
        | mover | <card> | Ann    | play | <state> |
        | place | <place> | Ann   | play |         |
      And Ann has 3 ready ink
      When Ann moves mover to place
      Then it is accepted
      And mover is at place
      And Ann has <left> ready ink

      Examples:
        | what                     | card                                   | state   | place                                      | cost    | left |
        | a Magic Broom            | Magic Broom - Lively Sweeper           |         | The Sorcerer's Tower - Wondrous Workspace  | nothing | 3    |
        | another character        | Doc - Leader of the Seven Dwarfs       |         | The Sorcerer's Tower - Wondrous Workspace  | 2 ink   | 1    |
        | a Pirate                 | a character costing 2, classified Pirate |       | Jolly Roger - Hook's Ship                  | nothing | 3    |
        | somebody exerted         | Doc - Leader of the Seven Dwarfs       | exerted | Ring of Stones - Place of Legends          | nothing | 3    |
        | somebody ready           | Doc - Leader of the Seven Dwarfs       |         | Ring of Stones - Place of Legends          | 3 ink   | 0    |
        | a Toy                    | a character costing 2, classified Toy  |         | Pizza Planet - Spaceport                   | nothing | 3    |

    @case:free-move-without-ink @clause:4.7.3.2
    Scenario Outline: Without any ink, the move of <who> to Hook's Ship is <verdict>
      Given a game of Lorcana
      And these cards
        | ref   | card                      | player | zone | state |
        | mover | <card>                    | Ann    | play |       |
        | ship  | Jolly Roger - Hook's Ship | Ann    | play |       |
      When Ann moves mover to ship
      Then it is <verdict>
      And <after>

      Examples:
        | who       | card                                     | verdict  | after               |
        | a Pirate  | a character costing 2, classified Pirate | accepted | mover is at ship    |
        | a King    | a character costing 2, classified King   | refused  | nothing has changed |

  Rule: Payment modifiers change the total

    @case:cheaper-where-somebody-is @clause:4.7.3.3 @clause:4.7.3.4
    Scenario Outline: With <who> aboard the RLS Legacy, a move to it costs <cost>
      Given a game of Lorcana
      And these cards
        | ref    | card                        | player | zone | state | at       |
        | legacy | RLS Legacy - Solar Galleon  | Ann    | play |       |          |
        | home   | Zootopia - Tundratown       | Ann    | play |       |          |
        | other  | a character costing 3       | Ann    | play |       | <where>  |
        | mine   | a character costing 2       | Ann    | play |       |          |
      And Ann has 4 ready ink
      When Ann moves mine to legacy
      Then it is accepted
      And Ann has <left> ready ink

      Examples:
        | who      | where  | cost | left |
        | somebody | legacy | 1    | 3    |
        | nobody   | home   | 3    | 1    |

    @case:reduction-is-for-that-location @clause:4.7.3.3
    Scenario: The RLS Legacy makes it cheaper to move there, but not to move away
      Given a game of Lorcana
      And these cards
        | ref    | card                        | player | zone | state | at     |
        | legacy | RLS Legacy - Solar Galleon  | Ann    | play |       |        |
        | rock   | Pride Lands - Pride Rock    | Ann    | play |       |        |
        | mine   | a character costing 2       | Ann    | play |       | legacy |
      And Ann has 1 ready ink
      When Ann moves mine to rock
      Then it is refused by 1.5.3
      And nothing has changed

    @case:move-cost-down-to-nothing @clause:4.7.3.3 @clause:4.7.3.4
    Scenario Outline: With <maps> in play a move that costs 1 takes <cost>
      Given a game of Lorcana
      And these cards
        | ref  | card                   | player | zone   | state   |
        | map  | Map of Treasure Planet | Ann    | play   | exerted |
        | map2 | Map of Treasure Planet | <whose> | <zone> |        |
        | home | Zootopia - Tundratown  | Ann    | play   |         |
        | rock | Pride Lands - Pride Rock | Ann  | play   |         |
        | mine | a character costing 2  | Ann    | play   |         |
      And Ann has 1 ready ink
      When Ann moves mine to home
      Then it is accepted
      And Ann has 1 ready ink
      When Ann moves mine to rock
      Then it is accepted
      And Ann has <left> ready ink

      Examples:
        | maps               | whose | zone | cost    | left |
        | one map            | Ann   | hand | nothing | 0    |
        | two maps           | Ann   | play | nothing | 1    |
        | a map of Bob's too | Bob   | play | nothing | 0    |

    @case:play-reduction-does-not-move @clause:4.7.3.3
    Scenario: A reduction for playing cards does not make moving cheaper
      Given a game of Lorcana
      And these cards
        | ref     | card                   | player | zone | state |
        | map     | Map of Treasure Planet | Bob    | play |       |
        | lantern | Lantern                | Ann    | play |       |
        | home    | Zootopia - Tundratown  | Ann    | play |       |
        | mine    | a character costing 2  | Ann    | play |       |
      When Ann uses lantern
      Then it is accepted
      When Ann moves mine to home
      Then it is refused by 1.5.3
      And nothing has changed

    @case:to-and-fro-for-nothing @clause:4.1.1 @clause:4.7.3.4
    Scenario: Between two locations of move cost 0 a character can move back and forth as often as wanted
      Given a game of Lorcana
      And these cards
        | ref   | card                                        | player | zone | state |
        | start | a location costing 1, with move cost 0      | Ann    | play |       |
        | back  | a location costing 2, with move cost 0      | Ann    | play |       |
        | mine  | a character costing 2                       | Ann    | play |       |
      When Ann moves mine to start
      And Ann moves mine to back
      And Ann moves mine to start
      And Ann moves mine to back
      Then it is accepted
      And mine is at back
      And it is Ann's turn

  Rule: What triggers on a move waits until the character is there

    @case:moves-here-triggers @clause:4.7.5 @clause:4.7.4 @clause:6.2.1
    Scenario Outline: Cubby is stronger only when he himself moves to a location (<case>)
      Given a game of Lorcana
      And these cards
        | ref   | card                              | player | zone | state   | at      |
        | home  | Zootopia - Tundratown             | Ann    | play |         |         |
        | other | Agrabah - Marketplace             | Ann    | play |         |         |
        | cubby | Cubby - Mighty Lost Boy           | Ann    | play |         | <at>    |
        | doc   | Doc - Leader of the Seven Dwarfs  | Ann    | play |         |         |
        | his   | a character costing 9, with 0 Strength and 9 Willpower | Bob    | play | exerted |         |
      And Ann has 2 ready ink
      When Ann moves <mover> to home
      Then it is accepted
      When Ann challenges his with cubby
      Then it is accepted
      And his has <damage> damage

      Examples:
        | case                 | mover | at    | damage |
        | from-nowhere         | cubby |       | 6      |
        | from-another         | cubby | other | 6      |
        | somebody-else-moves  | doc   |       | 3      |

    @case:where-it-moved-to @clause:4.7.5 @clause:6.1.13.2 @clause:6.1.1
    Scenario Outline: Peter Pan gains the Lore of <location>, once a turn
      Given a game of Lorcana
      And these cards
        | ref   | card                         | player | zone | state |
        | place | <location>                   | Ann    | play |       |
        | home  | Zootopia - Tundratown        | Ann    | play |       |
        | peter | Peter Pan - Lost Boy Leader  | Ann    | play |       |
      And Ann has 6 ready ink
      When Ann moves peter to place
      Then it is accepted
      And Ann has <lore> lore
      When Ann moves peter to home
      Then it is accepted
      And Ann has <after> lore

      Examples:
        | location                  | lore | after |
        | Agrabah - Marketplace     | 2    | 2     |
        | Jolly Roger - Hook's Ship | 0    | 1     |

    @case:once-for-the-location @clause:6.1.13.2 @clause:4.7.5 @ruling:R111b
    Scenario: Two strong characters move to The Bitterwood, and only the first brings a card
      Given a game of Lorcana
      And these cards
        | ref   | card                                     | player | zone | state |
        | wood  | The Bitterwood - Underground Forest      | Ann    | play |       |
        | weak  | a character costing 2, with 4 Strength   | Ann    | play |       |
        | one   | a character costing 4, with 5 Strength   | Ann    | play |       |
        | two   | a character costing 5, with 6 Strength   | Ann    | play |       |
      And Ann has 6 ready ink
      And Ann's deck has 4 cards
      When Ann moves weak to wood
      Then it is accepted
      And Ann has 0 cards in hand
      When Ann moves one to wood
      And Ann chooses yes
      Then it is accepted
      And Ann has 1 card in hand
      When Ann moves two to wood
      Then it is accepted
      And nobody is asked
      And two is at wood
      And Ann has 1 card in hand

    @case:move-trigger-after-the-check @clause:4.7.5 @clause:1.8.2 @clause:1.8.3
    Scenario: A character that is banished by leaving Pride Rock has still moved
      Given a game of Lorcana
      And these cards
        | ref   | card                                | player | zone | state    | at   |
        | rock  | Pride Lands - Pride Rock            | Ann    | play |          |      |
        | ring  | Ring of Stones - Place of Legends   | Ann    | play |          |      |
        | frail | a character costing 2, with 1 Willpower | Ann | play | exerted, 2 damage | rock |
      When Ann moves frail to ring
      Then it is accepted
      And only this has changed
        | what       | from                                   | to            |
        | frail      | Ann's play, exerted, 2 damage, at rock | Ann's discard |
        | Ann's lore | 0                                      | 1             |
