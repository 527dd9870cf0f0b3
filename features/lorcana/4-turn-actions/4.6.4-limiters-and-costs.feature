Feature: Requirements, limiters and costs of a challenge
  Clause 4.6.4.3: what is checked and paid before the challenger is exerted; and the golden rules 1.2.1 and 1.2.2 between them.

  Rule: What an effect prevents does not happen, whatever allows it

    @case:cannot-challenge @clause:1.2.2
    Scenario Outline: A character whose text forbids it cannot challenge: <case>
      Given a game of Lorcana
      And these cards
        | ref  | card   | player | zone | state   |
        | mine | <card> | Ann    | play |         |
        | his  | a character costing 4, with 1 Strength | Bob    | play | exerted |
      When Ann challenges his with mine
      Then it is refused by 1.2.2
      And nothing has changed

      Examples:
        | case              | card                         |
        | always            | Fa Zhou - Mulan's Father     |
        | under a condition | Moana - Self-Taught Sailor   |

    @case:condition-lifted @clause:4.6.4.3
    Scenario: With a Captain of Ann's in play, Moana can challenge
      Given a game of Lorcana
      And these cards
        | ref   | card                                   | player | zone | state   |
        | moana | Moana - Self-Taught Sailor             | Ann    | play |         |
        | hook  | Captain Hook - Forceful Duelist        | Ann    | play | exerted |
        | his   | a character costing 4, with 1 Strength | Bob    | play | exerted |
      When Ann challenges his with moana
      Then it is accepted
      And moana is exerted

    @case:cannot-be-challenged @clause:4.6.4.3 @clause:1.2.2
    Scenario: Iago cannot be challenged while another character of his player is exerted
      Given a game of Lorcana
      And these cards
        | ref   | card                                   | player | zone | state   |
        | mine  | a character costing 3                  | Ann    | play |         |
        | iago  | Iago - Out of Reach                    | Bob    | play | exerted |
        | other | a character costing 4, with 1 Strength | Bob    | play | exerted |
      When Ann challenges iago with mine
      Then it is refused by 1.2.2
      And nothing has changed
      When Ann challenges with mine
      Then it is accepted
      And other has 2 damage

    @case:can-be-challenged-alone @clause:4.6.4.3
    Scenario: Iago can be challenged while no other character of his player is exerted
      Given a game of Lorcana
      And these cards
        | ref   | card                  | player | zone | state   |
        | mine  | a character costing 3 | Ann    | play |         |
        | own   | a character costing 3 | Ann    | play | exerted |
        | iago  | Iago - Out of Reach   | Bob    | play | exerted |
        | other | a character costing 4 | Bob    | play |         |
      When Ann challenges iago with mine
      Then it is accepted
      And iago has 2 damage

    @case:cheap-characters-cannot @clause:4.6.4.3 @clause:1.2.2
    Scenario Outline: A text keeps cheap characters from challenging: <case>
      Given a game of Lorcana
      And these cards
        | ref   | card                             | player | zone | state   |
        | cheap | a character costing <low>        | Ann    | play |         |
        | dear  | a character costing <high>       | Ann    | play |         |
        | kept  | <card>                           | Bob    | play | <state> |
        | other | a character costing 5            | Bob    | play | exerted |
      When Ann challenges <challenged> with cheap
      Then it is refused by 1.2.2
      And nothing has changed
      When Ann challenges <challenged> with dear
      Then it is accepted
      And <challenged> has 2 damage
      And dear is exerted

      Examples:
        | case                                            | low | high | card                                    | state   | challenged |
        | Cost 3 or less does not challenge this one      | 3   | 4    | Captain Hook - Thinking a Happy Thought | exerted | kept       |
        | Cost 2 or less challenges none of his characters | 2   | 3    | Gantu - Galactic Federation Captain     |         | other      |

    @case:others-may-be-challenged @clause:4.6.4.3
    Scenario: A text that protects one character from cheap challengers protects no other character
      Given a game of Lorcana
      And these cards
        | ref   | card                                    | player | zone | state   |
        | cheap | a character costing 3                   | Ann    | play |         |
        | hook  | Captain Hook - Thinking a Happy Thought | Bob    | play | exerted |
        | other | a character costing 5                   | Bob    | play | exerted |
      When Ann challenges other with cheap
      Then it is accepted
      And other has 2 damage

    @case:gantu-guards-no-location @clause:4.6.4.3 @clause:4.6.8.1
    Scenario: Gantu keeps cheap characters from challenging his player's characters, but not locations
      Given a game of Lorcana
      And these cards
        | ref    | card                                | player | zone | state |
        | cheap  | a character costing 2               | Ann    | play |       |
        | gantu  | Gantu - Galactic Federation Captain | Bob    | play |       |
        | castle | a location costing 2                | Bob    | play |       |
      When Ann challenges castle with cheap
      Then it is accepted
      And castle has 2 damage

    @case:kept-during-their-next-turn @clause:4.6.4.3 @clause:1.2.2 @clause:6.1.13.1
    Scenario: A character kept from challenging in its player's next turn can challenge in the turn after that
      Given a game of Lorcana
      And these cards
        | ref  | card                                    | player | zone | state   |
        | pan  | Frying Pan                              | Ann    | play |         |
        | mine | a character costing 3, with 5 Willpower | Ann    | play | exerted |
        | his  | a character costing 4, with 1 Strength  | Bob    | play |         |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann uses pan
      And Ann chooses his
      Then it is accepted
      When Ann ends their turn
      Then it is accepted
      When Bob challenges mine with his
      Then it is refused by 1.2.2
      And nothing has changed
      When Bob quests with his
      Then it is accepted
      When Bob ends their turn
      Then it is accepted
      When Ann quests with mine
      Then it is accepted
      When Ann ends their turn
      Then it is accepted
      When Bob challenges mine with his
      Then it is accepted
      And mine has 1 damage

    @case:not-challenged-until-next-turn @clause:4.6.4.3 @clause:1.2.2
    Scenario: A character cannot be challenged until its player's next turn, but another one can
      Given a game of Lorcana
      And these cards
        | ref  | card                    | player | zone | state   |
        | song | Mother Will Protect You | Ann    | hand |         |
        | kept | a character costing 4   | Ann    | play | exerted |
        | own  | a character costing 4   | Ann    | play | exerted |
        | his  | a character costing 3   | Bob    | play |         |
      And Ann has 2 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann plays song for its ink cost
      And Ann chooses kept
      Then it is accepted
      When Ann ends their turn
      Then it is accepted
      When Bob challenges kept with his
      Then it is refused by 1.2.2
      And nothing has changed
      When Bob challenges own with his
      Then it is accepted
      And own has 2 damage

    @case:readied-and-not-to-challenge @clause:4.6.4.3 @ruling:R077 @clause:1.2.2
    Scenario Outline: A character readied by Sven after its challenge can neither challenge nor quest this turn
      Given a game of Lorcana
      And these cards
        | ref   | card                                                   | player | zone | state   |
        | sven  | Sven - Reindeer Steed                                  | Ann    | hand |         |
        | mine  | a character costing 3, with 4 Strength and 6 Willpower | Ann    | play |         |
        | tiana | Tiana - Restaurant Owner                               | Bob    | play | exerted |
        | his   | a character costing 4, with 6 Willpower                | Bob    | play | exerted |
        | troll | a character costing 4, with 4 Strength                 | Bob    | play | exerted |
      And Ann has 4 ready ink
      When Ann challenges his with mine
      And Ann chooses no
      Then it is accepted
      And his has 1 damage
      When Ann plays sven for its ink cost
      And Ann chooses yes
      And Ann chooses mine
      Then it is accepted
      And mine is ready
      When Ann <act>
      Then it is refused by 1.2.2
      And nothing has changed

      Examples:
        | case               | act                       |
        | no challenge again | challenges troll with mine |
        | no quest           | quests with mine          |

    @case:weaker-all-turn @clause:6.1.13.4 @ruling:R077
    Scenario: Strength lost for the turn stays lost in the next challenge of that turn
      Given a game of Lorcana
      And the made-up card "Wake-up Call"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"], "whose": "yours"}},
                                                {"is": "ready"}]}}
        """
      And these cards
        | ref   | card                                                   | player | zone | state   |
        | call  | Wake-up Call                                           | Ann    | hand |         |
        | mine  | a character costing 3, with 4 Strength and 9 Willpower | Ann    | play |         |
        | tiana | Tiana - Restaurant Owner                               | Bob    | play | exerted |
        | his   | a character costing 4, with 9 Willpower                | Bob    | play | exerted |
        | fort  | a location costing 2                                   | Bob    | play |         |
      And Ann has 1 ready ink
      When Ann challenges his with mine
      Then it is accepted
      And his has 1 damage
      When Ann plays call for its ink cost
      Then it is accepted
      And mine is ready
      When Ann challenges fort with mine
      Then it is accepted
      And fort has 1 damage

    @case:prevention-beats-permission @clause:1.2.2 @clause:4.6.4.3
    Scenario: A permission to challenge ready characters does not help against Iago's protection
      Given a game of Lorcana
      And these cards
        | ref   | card                        | player | zone | state   |
        | mine  | Namaari - Morning Mist      | Ann    | play |         |
        | iago  | Iago - Out of Reach         | Bob    | play |         |
        | other | a character costing 4       | Bob    | play | exerted |
      When Ann challenges iago with mine
      Then it is refused by 1.2.2
      And nothing has changed

    @case:nobody-challenged-at-this-place @clause:4.6.4.3 @clause:1.2.2 @clause:4.6.8.2
    Scenario: Characters at Tiana's Palace cannot be challenged, but the palace and characters elsewhere can
      Given a game of Lorcana
      And these cards
        | ref    | card                             | player | zone | state   | at     |
        | one    | a character costing 3            | Ann    | play |         |        |
        | two    | a character costing 3            | Ann    | play |         |        |
        | palace | Tiana's Palace - Jazz Restaurant | Bob    | play |         |        |
        | guest  | a character costing 4            | Bob    | play | exerted | palace |
        | left   | a character costing 4            | Bob    | play | exerted |        |
      When Ann challenges guest with one
      Then it is refused by 1.2.2
      And nothing has changed
      When Ann challenges palace with one
      Then it is accepted
      And palace has 2 damage
      When Ann challenges left with two
      Then it is accepted
      And left has 2 damage

    @case:cannot-challenge-certain-ones @clause:4.6.4.3 @clause:1.2.2
    Scenario Outline: A character cannot challenge characters with 1 Strength or less: <case>
      Given a game of Lorcana
      And the made-up card "Soft Heart"
        """
        {"type": "character", "cost": 3, "strength": 2, "willpower": 3, "lore": 1,
         "abilities": [{"is": "cannot", "action": "challenge", "against": {"type": ["character"], "strength_at_most": 1}}]}
        """
      And these cards
        | ref  | card                                                | player | zone | state   |
        | mine | Soft Heart                                          | Ann    | play |         |
        | his  | a character costing 4, with <n> Strength            | Bob    | play | exerted |
      When Ann challenges his with mine
      Then <verdict>
      And <after>

      Examples:
        | case    | n | verdict                | after               |
        | weak    | 1 | it is refused by 1.2.2 | nothing has changed |
        | strong  | 2 | it is accepted         | his has 2 damage    |

  Rule: A card's text may let a character challenge ready ones

    @case:others-may-challenge-ready @clause:1.2.1 @clause:4.6.4.2
    Scenario Outline: A Sergeant lets its player's other Heroes challenge ready characters: <case>
      Given a game of Lorcana
      And the made-up card "Sergeant"
        """
        {"type": "character", "cost": 3, "strength": 2, "willpower": 3, "lore": 1,
         "abilities": [{"is": "challenges-ready",
                        "what": {"type": ["character"], "whose": "yours", "other": true, "classified": ["Hero"]}}]}
        """
      And these cards
        | ref      | card                                    | player  | zone | state |
        | sergeant | Sergeant                                | <owner> | play |       |
        | hero     | a character costing 3, classified Hero  | Ann     | play |       |
        | mine     | a character costing 3                   | Ann     | play |       |
        | his      | a character costing 4                   | Bob     | play |       |
      When Ann challenges his with <one>
      Then <verdict>
      And <after>

      Examples:
        | case                             | owner | one      | verdict                  | after               |
        | one it means                     | Ann   | hero     | it is accepted           | his has 2 damage    |
        | not one it does not mean         | Ann   | mine     | it is refused by 4.6.4.2 | nothing has changed |
        | not itself                       | Ann   | sergeant | it is refused by 4.6.4.2 | nothing has changed |
        | not one of another player        | Bob   | hero     | it is refused by 4.6.4.2 | nothing has changed |

    @case:may-challenge-ready @clause:1.2.1 @clause:4.6.4.2 @clause:4.6.4.4
    Scenario Outline: <who>'s Namaari can challenge a ready character, and <who>'s other character cannot
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref     | card                   | player  | zone | state |
        | namaari | Namaari - Morning Mist | <who>   | play |       |
        | friend  | a character costing 3  | <who>   | play |       |
        | his     | a character costing 4  | <other> | play |       |
      When <who> challenges his with friend
      Then it is refused by 4.6.4.2
      And nothing has changed
      When <who> challenges his with namaari
      Then it is accepted
      And only this has changed
        | what    | from           | to                            |
        | namaari | <who>'s play   | <who>'s play, exerted, 2 damage |
        | his     | <other>'s play | <other>'s play, 2 damage      |

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

    @case:ready-and-damaged-only @clause:1.2.1 @clause:4.6.4.2
    Scenario: Gizmoduck can challenge ready characters only if they are damaged
      Given a game of Lorcana
      And these cards
        | ref   | card                                    | player | zone | state    |
        | gizmo | Gizmoduck - Suited Up                   | Ann    | play |          |
        | hurt  | a character costing 4, with 9 Willpower | Bob    | play | 1 damage |
        | sound | a character costing 4                   | Bob    | play |          |
      When Ann challenges sound with gizmo
      Then it is refused by 4.6.4.2
      And nothing has changed
      When Ann challenges with gizmo
      Then it is accepted
      And hurt has 5 damage

    @case:ready-while-hand-is-empty @clause:1.2.1 @clause:4.6.4.2
    Scenario Outline: Piglet can challenge ready characters while his player's hand is empty: <case>
      Given a game of Lorcana
      And these cards
        | ref    | card                      | player   | zone | state |
        | piglet | Piglet - Sturdy Swordsman | Ann      | play |       |
        | his    | a character costing 4     | Bob      | play |       |
        | card   | an item costing 1         | <holder> | hand |       |
      When Ann challenges his with piglet
      Then <verdict>
      And <after>

      Examples:
        | case                   | holder | verdict                  | after               |
        | Ann holds a card       | Ann    | it is refused by 4.6.4.2 | nothing has changed |
        | only Bob holds a card  | Bob    | it is accepted           | his is in Bob's discard |

    @case:ready-this-turn-by-action @clause:1.2.1 @clause:4.6.4.2 @clause:6.1.13.4
    Scenario: An action lets one character challenge ready ones this turn, but no other character, and not later
      Given a game of Lorcana
      And these cards
        | ref   | card                                    | player | zone | state |
        | fight | Pick a Fight                            | Ann    | hand |       |
        | mine  | a character costing 3, with 9 Willpower | Ann    | play |       |
        | other | a character costing 3                   | Ann    | play |       |
        | his   | a character costing 4, with 9 Willpower | Bob    | play |       |
      And Ann has 2 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann plays fight for its ink cost
      And Ann chooses mine
      Then it is accepted
      When Ann challenges his with other
      Then it is refused by 4.6.4.2
      And nothing has changed
      When Ann challenges his with mine
      Then it is accepted
      And his has 2 damage
      When Ann ends their turn
      Then it is accepted
      When Bob ends their turn
      Then it is accepted
      When Ann challenges his with mine
      Then it is refused by 4.6.4.2
      And nothing has changed

    @case:ready-after-a-song @clause:1.2.1 @clause:4.6.4.2
    Scenario: Cinderella's triggered ability lets her challenge ready characters this turn
      Given a game of Lorcana
      And these cards
        | ref   | card                      | player | zone | state |
        | cindy | Cinderella - Stouthearted | Ann    | play |       |
        | his   | a character costing 4     | Bob    | play |       |
        | song  | a song costing 1          | Ann    | hand |       |
      And Ann has 1 ready ink
      When Ann challenges his with cindy
      Then it is refused by 4.6.4.2
      And nothing has changed
      When Ann plays song for its ink cost
      Then it is accepted
      When Ann challenges his with cindy
      Then it is accepted
      And his is in Bob's discard

  Rule: Costs of challenging are paid before the challenger is exerted, in full or there is no challenge

    @case:challenge-for-ink @clause:4.6.4.3 @clause:1.5.3
    Scenario Outline: A challenge with RC costs ink: <case>
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref | card                        | player  | zone | state   |
        | rc  | RC - Remote-Controlled Car  | <who>   | play |         |
        | his | a character costing 4, with 1 Strength | <other> | play | exerted |
      And <who> has <ready> ready ink and 1 exerted ink
      When <who> challenges his with rc
      Then <verdict>
      And <after>

      Examples:
        | case             | who | other | ready | verdict              | after               |
        | Ann has the ink  | Ann | Bob   | 1     | it is accepted       | Ann has 0 ready ink |
        | Ann has no ink   | Ann | Bob   | 0     | it is refused by 1.5.3 | nothing has changed |
        | Bob has the ink  | Bob | Ann   | 2     | it is accepted       | Bob has 1 ready ink |
        | Bob has no ink   | Bob | Ann   | 0     | it is refused by 1.5.3 | nothing has changed |

    @case:limiter-before-cost @clause:4.6.4.3 @clause:1.7.6
    Scenario: A challenge that a limiter forbids costs nothing
      Given a game of Lorcana
      And these cards
        | ref    | card                                | player | zone | state   |
        | rc     | RC - Remote-Controlled Car          | Ann    | play |         |
        | flying | a character costing 4, with Evasive | Bob    | play | exerted |
      And Ann has 1 ready ink
      When Ann challenges flying with rc
      Then it is refused by 8.6.1
      And nothing has changed

    @case:not-asked-when-short @clause:4.6.4.3 @clause:1.5.3
    Scenario: No target is asked for when the cost of the challenge cannot be paid
      Given a game of Lorcana
      And these cards
        | ref | card                       | player | zone | state   |
        | rc  | RC - Remote-Controlled Car | Ann    | play |         |
        | one | a character costing 4      | Bob    | play | exerted |
        | two | a character costing 4      | Bob    | play | exerted |
      When Ann challenges with rc
      Then it is refused by 1.5.3
      And nothing has changed

    @case:choices-before-exerting @clause:4.6.4.3 @clause:4.6.4.4
    @midway:4.6.4.3
    Scenario: The choice for a challenge's cost comes before the challenger is exerted and excludes it
      Given a game of Lorcana
      And the made-up card "Team Player"
        """
        {"type": "character", "cost": 2, "strength": 2, "willpower": 3, "lore": 1,
         "abilities": [{"is": "cost-to", "action": "challenge",
                        "cost": [{"is": "exert", "what": {"type": ["character"], "whose": "yours"}}]}]}
        """
      And these cards
        | ref    | card                                   | player | zone | state   |
        | player | Team Player                            | Ann    | play |         |
        | one    | a character costing 3                  | Ann    | play |         |
        | two    | a character costing 4                  | Ann    | play |         |
        | tired  | a character costing 3                  | Ann    | play | exerted |
        | his    | a character costing 4, with 1 Strength | Bob    | play | exerted |
      When Ann challenges his with player
      Then Ann is asked to choose from one and two
      And player is ready
      When Ann chooses player
      Then it is refused by 1.5.3
      And nothing has changed
      When Ann chooses two
      Then it is accepted
      And two is exerted
      And one is ready
      And player is exerted
      And his has 2 damage

    @case:challenger-does-not-pay @clause:4.6.4.3 @clause:1.5.3
    Scenario: The challenger cannot be exerted for the cost of its own challenge
      Given a game of Lorcana
      And the made-up card "Team Player"
        """
        {"type": "character", "cost": 2, "strength": 2, "willpower": 3, "lore": 1,
         "abilities": [{"is": "cost-to", "action": "challenge",
                        "cost": [{"is": "exert", "what": {"type": ["character"], "whose": "yours"}}]}]}
        """
      And these cards
        | ref    | card                                   | player | zone | state   |
        | player | Team Player                            | Ann    | play |         |
        | his    | a character costing 4, with 1 Strength | Bob    | play | exerted |
      When Ann challenges his with player
      Then it is refused by 1.5.3
      And nothing has changed

    @case:challenger-is-not-banished-for-it @clause:4.6.4.3 @clause:1.5.3
    Scenario Outline: The challenger cannot be banished for the cost of its own challenge: <case>
      Given a game of Lorcana
      And the made-up card "Ringleader"
        """
        {"type": "character", "cost": 2, "strength": 2, "willpower": 3, "lore": 1,
         "abilities": [{"is": "cost-to", "action": "challenge",
                        "cost": [{"is": "banish-chosen", "what": {"type": ["character"], "whose": "yours"}}]}]}
        """
      And these cards
        | ref  | card                                   | player   | zone | state   |
        | lead | Ringleader                             | Ann      | play |         |
        | one  | a character costing 3                  | <player> | play |         |
        | his  | a character costing 4, with 1 Strength | Bob      | play | exerted |
      When Ann challenges his with lead
      Then <verdict>
      And <after>

      Examples:
        | case                    | player | verdict                | after                   |
        | with another one to pay | Ann    | it is accepted         | one is in Ann's discard |
        | without                 | Bob    | it is refused by 1.5.3 | nothing has changed     |

    @case:damage-as-a-cost @clause:4.6.4.3 @clause:4.5.1.2 @clause:1.5.3
    Scenario Outline: <who>'s Penitent must take 1 damage as a cost to <act>
      Given a game of Lorcana
      And it is <who>'s turn
      And the made-up card "Penitent"
        """
        {"type": "character", "cost": 1, "strength": 3, "willpower": 3, "lore": 1,
         "abilities": [{"is": "cost-to", "action": "quest", "cost": [{"is": "damage-this", "damage": 1}]},
                       {"is": "cost-to", "action": "challenge", "cost": [{"is": "damage-this", "damage": 1}]}]}
        """
      And these cards
        | ref      | card                                                   | player  | zone | state    |
        | penitent | Penitent                                               | <who>   | play | <before> |
        | his      | a character costing 4, with 1 Strength and 9 Willpower | <other> | play | exerted  |
      When <who> <does>
      Then it is accepted
      And <after>
      And <who> has <lore> lore
      And his has <hurt> damage

      Examples:
        | case              | who | other | act       | does                         | before   | after                        | lore | hurt |
        | quest             | Ann | Bob   | quest     | quests with penitent         |          | penitent has 1 damage        | 1    | 0    |
        | challenge         | Bob | Ann   | challenge | challenges his with penitent |          | penitent has 2 damage        | 0    | 3    |
        | last-quest        | Bob | Ann   | quest     | quests with penitent         | 2 damage | penitent is in Bob's discard | 1    | 0    |
        | falls-by-the-cost | Ann | Bob   | challenge | challenges his with penitent | 2 damage | penitent is in Ann's discard | 0    | 0    |
