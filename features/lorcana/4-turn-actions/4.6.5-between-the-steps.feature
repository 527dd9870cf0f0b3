Feature: Between the two steps of a challenge
  Clause 4.6.5: what triggers from challenging and being challenged resolves before any damage.

  Rule: The bag is emptied before the Challenge Damage step

    @case:challenged-draws-before-damage @clause:4.6.5 @clause:4.6.3
    @midway:4.6.5
    Scenario Outline: <other>'s ability triggered by being challenged resolves before any damage
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref    | card                       | player  | zone | state   |
        | mine   | a character costing 3      | <who>   | play |         |
        | hatter | Mad Hatter - Gracious Host | <other> | play | exerted |
      And <other>'s deck has 1 card
      When <who> challenges hatter with mine
      Then mine is undamaged
      And hatter is undamaged
      When <other> chooses yes
      Then it is accepted
      And mine is exerted
      And <other> has 1 card in hand
      And mine has 2 damage
      And hatter has 2 damage

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

    @case:challenged-draws-though-it-falls @clause:4.6.5
    Scenario: The challenged character's ability resolves first, though the damage then banishes it
      Given a game of Lorcana
      And these cards
        | ref    | card                                   | player | zone | state   |
        | mine   | a character costing 3, with 4 Strength | Ann    | play |         |
        | hatter | Mad Hatter - Gracious Host             | Bob    | play | exerted |
      And Bob's deck has 1 card
      When Ann challenges hatter with mine
      And Bob chooses no
      Then it is accepted
      And hatter is in Bob's discard
      And Bob has 0 cards in hand

    @case:challenges-gains-before-damage @clause:4.6.5
    Scenario Outline: <who> gains lore for challenging another character before any damage, and wins
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref   | card                                  | player  | zone | state   |
        | goofy | Goofy - Super Goof                    | <who>   | play |         |
        | his   | a character costing 4, with 9 Strength | <other> | play | exerted |
      And <who> has 18 lore
      When <who> challenges his with goofy
      Then <who> has won

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

    @case:lore-for-characters-only @clause:4.6.5 @clause:4.6.8.1
    Scenario: Goofy's ability about challenging a character does not trigger from challenging a location
      Given a game of Lorcana
      And these cards
        | ref    | card                 | player | zone | state |
        | goofy  | Goofy - Super Goof   | Ann    | play |       |
        | castle | a location costing 2 | Bob    | play |       |
      When Ann challenges castle with goofy
      Then it is accepted
      And only this has changed
        | what   | from       | to                   |
        | goofy  | Ann's play | Ann's play, exerted  |
        | castle | Bob's play | Bob's play, 2 damage |

    @case:ones-own-characters-only @clause:4.6.5
    Scenario: Shere Khan's ability does not trigger when an opponent's character challenges
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref  | card                           | player | zone | state   |
        | khan | Shere Khan - Menacing Predator | Ann    | play | exerted |
        | his  | a character costing 4          | Bob    | play |         |
      When Bob challenges khan with his
      Then it is accepted
      And Ann has 0 lore
      And Bob has 0 lore

    @case:any-of-ones-characters @clause:4.6.5
    Scenario: Shere Khan's ability triggers each time another character of his player challenges
      Given a game of Lorcana
      And these cards
        | ref  | card                                    | player | zone | state   |
        | khan | Shere Khan - Menacing Predator          | Ann    | play | exerted |
        | one  | a character costing 4                   | Ann    | play |         |
        | two  | a character costing 4                   | Ann    | play |         |
        | his  | a character costing 4, with 9 Willpower | Bob    | play | exerted |
      When Ann challenges his with one
      Then it is accepted
      And Ann has 1 lore
      When Ann challenges his with two
      Then it is accepted
      And Ann has 2 lore

    @case:challenging-player-discards @clause:4.6.5 @clause:4.6.1
    Scenario Outline: The challenging player, who must discard, is the one who declared the challenger: <who>
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref   | card                         | player  | zone | state   |
        | mine  | a character costing 3        | <who>   | play |         |
        | flynn | Flynn Rider - Charming Rogue | <other> | play | exerted |
        | one   | an item costing 1            | <who>   | hand |         |
        | two   | an item costing 2            | <who>   | hand |         |
        | three | an item costing 1            | <other> | hand |         |
      When <who> challenges flynn with mine
      Then <who> is asked to choose from one and two
      When <who> chooses three
      Then it is refused
      And nothing has changed
      When <who> chooses one
      Then it is accepted
      And one is in <who>'s discard
      And flynn is in <other>'s discard

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

    @case:active-player-resolves-first @clause:4.6.5 @clause:7.7.4.2 @clause:7.7.4.4
    @asked:7.7.4.4
    Scenario Outline: Of abilities on both sides, those of the active player, <who>, resolve first
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref    | card                              | player  | zone | state   |
        | queen  | Queen of Hearts - Sensing Weakness | <who>   | play |         |
        | hatter | Mad Hatter - Gracious Host        | <other> | play | exerted |
      And <who>'s deck has 1 card
      And <other>'s deck has 1 card
      When <who> challenges hatter with queen
      Then <who> is asked
      When <who> chooses yes
      Then <other> is asked
      When <other> chooses yes
      Then it is accepted
      And queen has 2 damage
      And hatter is in <other>'s discard

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

    @case:order-of-own-abilities @clause:4.6.5 @clause:7.7.4.2
    Scenario: Several abilities of the challenging player resolve in the order that player chooses
      Given a game of Lorcana
      And these cards
        | ref   | card                               | player | zone | state   |
        | maui  | Maui - Half-Shark                  | Ann    | play |         |
        | queen | Queen of Hearts - Sensing Weakness | Ann    | play | exerted |
        | spell | an action costing 1                | Ann    | discard |      |
        | his   | a character costing 4              | Bob    | play | exerted |
      And Ann's deck has 1 card
      When Ann challenges his with maui
      And Ann chooses queen
      And Ann chooses yes
      And Ann chooses yes
      Then it is accepted
      And spell is in Ann's hand
      And Ann has 2 cards in hand
      And his is in Bob's discard

    @case:exerted-watcher-shoots @clause:4.6.5 @clause:4.6.6.1
    Scenario: Damage by an ability comes before the damage of the challenge
      Given a game of Lorcana
      And these cards
        | ref    | card                                   | player | zone | state   |
        | mine   | a character costing 3                  | Ann    | play |         |
        | merida | Merida - Gifted Archer                 | Bob    | play | exerted |
        | his    | a character costing 4, with 1 Strength | Bob    | play | exerted |
      When Ann challenges his with mine
      And Bob chooses yes
      Then it is accepted
      And mine has 2 damage
      And his has 2 damage

    @case:ready-watcher-sees-nothing @clause:6.2.2
    Scenario: Merida's ability, which works only while she is exerted, does not trigger while she is ready
      Given a game of Lorcana
      And these cards
        | ref    | card                                   | player | zone | state   |
        | mine   | a character costing 3                  | Ann    | play |         |
        | merida | Merida - Gifted Archer                 | Bob    | play |         |
        | his    | a character costing 4, with 1 Strength | Bob    | play | exerted |
      When Ann challenges his with mine
      Then it is accepted
      And mine has 1 damage

    @case:exerting-triggers-with-them @clause:4.6.5 @clause:4.6.4.4 @clause:7.7.4.2
    Scenario: Abilities triggered by exerting and by challenging wait together, and their player orders them
      Given a game of Lorcana
      And the made-up card "Waker"
        """
        {"type": "character", "cost": 3, "strength": 2, "willpower": 3, "lore": 1,
         "abilities": [{"is": "triggered", "name": "YAWN", "when": [{"event": "exerted", "this": true}],
                        "effect": {"is": "draw"}},
                       {"is": "triggered", "name": "SHOUT", "when": [{"event": "challenges", "this": true}],
                        "effect": {"is": "gain-lore", "lore": {"is": "count", "what": {}, "zone": "hand", "who": "you"}}}]}
        """
      And these cards
        | ref   | card                                    | player | zone | state   |
        | waker | Waker                                   | Ann    | play |         |
        | his   | a character costing 4, with 9 Willpower | Bob    | play | exerted |
      And Ann's deck has 1 card
      When Ann challenges his with waker
      Then Ann is asked to choose from "waker: YAWN" and "waker: SHOUT"
      When Ann chooses waker: SHOUT
      Then it is accepted
      And Ann has 0 lore
      And Ann has 1 card in hand
      And his has 2 damage

    @case:builder-exerted-by-challenging @clause:4.6.4.4
    Scenario: A character that is exerted by challenging triggers its ability about becoming exerted
      Given a game of Lorcana
      And these cards
        | ref    | card                                    | player | zone | state   |
        | fergus | Fergus - Outpost Builder                | Ann    | play |         |
        | fort   | a location costing 4                    | Ann    | hand |         |
        | his    | a character costing 4, with 9 Willpower | Bob    | play | exerted |
      When Ann challenges his with fergus
      And Ann chooses yes
      Then it is accepted
      And fort is in Ann's play
      And his has 4 damage
      And fergus has 2 damage

  Rule: What they change counts for the damage

    @case:weakened-before-damage @clause:4.6.5 @clause:4.6.6.1
    Scenario Outline: <other>'s Tiana weakens a challenger unless its player pays: <answer>
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref   | card                                   | player  | zone | state   |
        | mine  | a character costing 3, with 5 Strength | <who>   | play |         |
        | tiana | Tiana - Restaurant Owner               | <other> | play | exerted |
        | his   | a character costing 4, with 9 Willpower | <other> | play | exerted |
      And <who> has 3 ready ink
      When <who> challenges his with mine
      And <who> chooses <answer>
      Then it is accepted
      And his has <damage> damage
      And <who> has <ink> ready ink

      Examples:
        | case | who | other | answer | damage | ink |
        | Ann pays     | Ann | Bob | yes | 5 | 0 |
        | Ann does not | Ann | Bob | no  | 2 | 3 |
        | Bob pays     | Bob | Ann | yes | 5 | 0 |
        | Bob does not | Bob | Ann | no  | 2 | 3 |

    @case:cannot-pay-is-weakened @clause:4.6.5 @clause:6.1.4.1
    Scenario: A challenger whose player cannot pay is weakened below 0 Strength and deals no damage
      Given a game of Lorcana
      And these cards
        | ref   | card                                   | player | zone | state   |
        | mine  | a character costing 3, with 2 Strength | Ann    | play |         |
        | tiana | Tiana - Restaurant Owner               | Bob    | play | exerted |
      And Ann has 2 ready ink
      When Ann challenges tiana with mine
      Then it is accepted
      And tiana is undamaged
      And mine has 1 damage
      And Ann has 2 ready ink

    @case:damage-moved-before-damage @clause:4.6.5 @clause:4.6.6.2 @ruling:R158b
    Scenario: Damage moved onto the challenged character between the steps adds to the challenge damage
      Given a game of Lorcana
      And these cards
        | ref    | card                                                   | player | zone | state             |
        | gothel | Mother Gothel - Vain Sorceress                         | Ann    | play |                   |
        | mine   | a character costing 3, with 1 Strength and 5 Willpower | Ann    | play |                   |
        | hurt   | a character costing 3                                  | Ann    | play | 1 damage          |
        | his    | a character costing 4, with 4 Strength and 3 Willpower | Bob    | play | exerted, 1 damage |
      When Ann challenges his with mine
      And Ann chooses yes
      And Ann chooses hurt
      Then it is accepted
      And only this has changed
        | what | from                          | to                            |
        | mine | Ann's play                    | Ann's play, exerted, 4 damage |
        | hurt | Ann's play, 1 damage          | Ann's play                    |
        | his  | Bob's play, exerted, 1 damage | Bob's discard                 |

    @case:takes-no-damage-from-it @clause:4.6.5 @clause:4.6.6.1 @clause:1.2.2
    Scenario Outline: <who>'s Raya takes no damage from challenging a damaged character, but still deals hers
      Given a game of Lorcana
      And it is <who>'s turn
      And these cards
        | ref   | card                                   | player  | zone | state             |
        | raya  | Raya - Leader of Heart                 | <who>   | play |                   |
        | his   | a character costing 4, with 4 Strength and 7 Willpower | <other> | play | exerted, 1 damage |
      When <who> challenges his with raya
      Then it is accepted
      And raya is exerted and undamaged
      And his has 6 damage

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

    @case:not-damaged-at-declaration @clause:6.2.2
    Scenario: Raya takes damage if the challenged character is undamaged as the challenge occurs
      Given a game of Lorcana
      And these cards
        | ref   | card                                                   | player | zone | state   |
        | raya  | Raya - Leader of Heart                                 | Ann    | play |         |
        | his   | a character costing 4, with 2 Strength and 7 Willpower | Bob    | play | exerted |
      When Ann challenges his with raya
      Then it is accepted
      And raya has 2 damage
      And his has 5 damage

    @case:spared-in-this-challenge-only @clause:4.6.7 @clause:6.1.13.1
    Scenario: A character spared the damage of one challenge is not spared that of the next
      Given a game of Lorcana
      And these cards
        | ref   | card                                                   | player | zone | state             |
        | raya  | Raya - Leader of Heart                                 | Ann    | play |                   |
        | troll | a character costing 4, with 1 Strength and 9 Willpower | Bob    | play | exerted, 1 damage |
        | his   | a character costing 4, with 1 Strength                 | Bob    | play |                   |
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann challenges troll with raya
      Then it is accepted
      And raya is undamaged
      When Ann ends their turn
      Then it is accepted
      When Bob challenges raya with his
      Then it is accepted
      And raya has 1 damage

    @case:spared-all-turn @clause:4.6.6.1 @clause:6.1.13.4
    Scenario Outline: Noi takes no challenge damage in a turn in which an action was played: <case>
      Given a game of Lorcana
      And these cards
        | ref   | card                                                   | player | zone | state   |
        | noi   | Noi - Acrobatic Baby                                   | Ann    | play |         |
        | spell | an action costing 1                                    | Ann    | hand |         |
        | his   | a character costing 4, with 3 Strength and 9 Willpower | Bob    | play | exerted |
      And Ann has 1 ready ink
      When Ann <does>
      Then it is accepted
      When Ann challenges his with noi
      Then it is accepted
      And his has 4 damage
      And noi <is>

      Examples:
        | case          | does                         | is           |
        | it was played | plays spell for its ink cost | is undamaged |
        | it was inked  | inks spell                   | has 3 damage |

    @case:spared-in-challenges-only @clause:1.9.2.1
    Scenario: A character that takes no damage from challenges still takes damage from effects
      Given a game of Lorcana
      And the made-up card "Pinprick"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}},
                                                {"is": "deal-damage", "damage": 1}]}}
        """
      And these cards
        | ref   | card                 | player | zone | state |
        | noi   | Noi - Acrobatic Baby | Ann    | play |       |
        | spell | an action costing 1  | Ann    | hand |       |
        | pin   | Pinprick             | Ann    | hand |       |
      And Ann has 2 ready ink
      When Ann plays spell for its ink cost
      Then it is accepted
      When Ann plays pin for its ink cost
      Then it is accepted
      And noi has 1 damage

  Rule: Conditions read as the ability resolves, and Strength as the challenge occurs

    @case:at-a-location-when-it-resolves @clause:4.6.5 @clause:6.2.4
    Scenario Outline: Beast is spared challenge damage only if he is at a location: <case>
      Given a game of Lorcana
      And these cards
        | ref    | card                         | player | zone | state   | at   |
        | castle | a location costing 2         | Ann    | play |         |      |
        | beast  | Beast - Snowfield Troublemaker | Ann    | play |         | <at> |
        | his    | a character costing 4        | Bob    | play | exerted |      |
      When Ann challenges his with beast
      Then it is accepted
      And beast is in Ann's <zone>
      And his is in Bob's discard

      Examples:
        | case       | at     | zone    |
        | there      | castle | play    |
        | not there  |        | discard |

    @case:strength-while-challenging-counts @clause:4.6.4.5 @clause:4.6.5 @clause:8.5.1
    Scenario Outline: A threshold for a challenger's Strength counts Challenger: <case>
      Given a game of Lorcana
      And these cards
        | ref  | card                                     | player | zone | state   | at  |
        | pub  | Snuggly Duckling - Disreputable Pub      | Ann    | play |         |     |
        | mine | a character costing 3, with <Strength>   | Ann    | play |         | pub |
        | his  | a character costing 4, with 1 Strength and 9 Willpower | Bob    | play | exerted |     |
      When Ann challenges his with mine
      Then it is accepted
      And Ann has <lore> lore
      And his has <damage> damage

      Examples:
        | case            | Strength                         | lore | damage |
        | 2 of its own    | 2 Strength                       | 0    | 2      |
        | 3 of its own    | 3 Strength                       | 1    | 3      |
        | 3 with the bonus | 1 Strength and with Challenger 2 | 1    | 3      |
        | 6 with the bonus | 2 Strength and with Challenger 4 | 3    | 6      |

    @case:strength-once-exerted-counts @clause:4.6.4.4 @clause:4.6.4.5 @clause:4.6.5
    Scenario: Strength that the challenger gains by being exerted counts as the challenge occurs
      Given a game of Lorcana
      And these cards
        | ref      | card                                | player | zone | state   | at  |
        | pub      | Snuggly Duckling - Disreputable Pub | Ann    | play |         |     |
        | coachman | The Coachman - Greedy Deceiver      | Ann    | play |         | pub |
        | one      | a character costing 3               | Ann    | play | exerted |     |
        | his      | a character costing 4, with 1 Strength and 9 Willpower | Bob    | play | exerted |     |
      When Ann challenges his with coachman
      Then it is accepted
      And Ann has 1 lore
      And his has 4 damage

    @case:hyena-challenged @clause:4.6.5 @clause:4.6.6.2
    Scenario: Rafiki takes no damage from a Hyena he challenges, as in the book's third example
      Given a game of Lorcana
      And these cards
        | ref    | card                           | player | zone | state   | at    |
        | rafiki | Rafiki - Mystical Fighter      | Ann    | play |         |       |
        | manor  | De Vil Manor - Cruella's Estate | Bob    | play |         |       |
        | shenzi | Shenzi - Hyena Pack Leader     | Bob    | play | exerted | manor |
      When Ann challenges shenzi with rafiki
      Then it is accepted
      And only this has changed
        | what   | from                          | to                                      |
        | rafiki | Ann's play                    | Ann's play, exerted                     |
        | shenzi | Bob's play, exerted, at manor | Bob's play, exerted, 3 damage, at manor |

    @case:no-hyena-challenged @clause:4.6.5
    Scenario: Rafiki takes damage from a character that is no Hyena, and from a Hyena that challenges him
      Given a game of Lorcana
      And these cards
        | ref    | card                                    | player | zone | state   |
        | rafiki | Rafiki - Mystical Fighter               | Ann    | play |         |
        | his    | a character costing 4, with 1 Strength and 9 Willpower | Bob    | play | exerted |
        | hyena  | a character costing 4, with 1 Strength and classified Hyena | Bob    | play |         |
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann challenges his with rafiki
      Then it is accepted
      And rafiki has 1 damage
      And his has 3 damage
      When Ann ends their turn
      Then it is accepted
      When Bob challenges rafiki with hyena
      Then it is accepted
      And rafiki is in Ann's discard
      And hyena is undamaged
