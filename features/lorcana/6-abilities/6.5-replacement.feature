Feature: 6.5 Replacement effects
  Clauses 6.5.1 to 6.5.8: what would happen does not, and something else happens in its place.

  Rule: The event that is replaced never happens

    @case:shield-takes-the-damage @clause:6.5.1 @clause:6.5.4 @clause:8.13.1
    Scenario Outline: Rapunzel replaces the next damage to Ann's supported character, but not to Bob's: <who>
      Given a game of Lorcana
      And these cards
        | ref      | card                                     | player | zone | state |
        | rapunzel | Rapunzel - Ready for Adventure           | Ann    | play |       |
        | eilonwy  | Eilonwy - Princess of Llyr               | Ann    | play |       |
        | mine     | a character costing 3, with 9 Willpower  | Ann    | play |       |
        | theirs   | a character costing 3, with 9 Willpower  | Bob    | play |       |
        | first    | Smash                                    | Bob    | hand |       |
        | second   | Fire the Cannons!                        | Bob    | hand |       |
      And Bob has 4 ready ink
      And Bob's deck has 3 cards
      And Ann's deck has 3 cards
      When Ann quests with eilonwy
      And Ann chooses yes
      And Ann chooses <who>
      And Ann ends their turn
      And Bob plays first for its ink cost
      And Bob chooses <who>
      Then it is accepted
      And nobody is asked
      And <who> has <damage> damage
      When Bob plays second for its ink cost
      And Bob chooses <who>
      Then it is accepted
      And <who> has <after> damage

      Examples:
        | who    | damage | after |
        | mine   | 0      | 2     |
        | theirs | 3      | 5     |

    @case:shield-ends-with-the-next-turn @clause:6.5.3 @clause:6.1.13.3
    Scenario: Rapunzel's unused shield is over as Ann's next turn starts
      Given a game of Lorcana
      And these cards
        | ref      | card                                     | player | zone | state |
        | rapunzel | Rapunzel - Ready for Adventure           | Ann    | play |       |
        | eilonwy  | Eilonwy - Princess of Llyr               | Ann    | play |       |
        | mine     | a character costing 3, with 9 Willpower  | Ann    | play |       |
        | fire     | Fire the Cannons!                        | Ann    | hand |       |
      And Ann has 1 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann quests with eilonwy
      And Ann chooses yes
      And Ann chooses mine
      And Ann ends their turn
      And Bob ends their turn
      And Ann plays fire for its ink cost
      And Ann chooses mine
      Then it is accepted
      And mine has 2 damage

    @case:replaced-damage-triggers-nothing @clause:6.5.4 @clause:6.7.2.3 @ruling:R089d
    Scenario: Replaced damage does not trigger Bob's Merida, and later damage does
      Given a game of Lorcana
      And these cards
        | ref      | card                                     | player | zone | state |
        | rapunzel | Rapunzel - Ready for Adventure           | Ann    | play |       |
        | eilonwy  | Eilonwy - Princess of Llyr               | Ann    | play |       |
        | mine     | a character costing 3, with 9 Willpower  | Ann    | play |       |
        | merida   | Merida - Formidable Archer               | Bob    | play |       |
        | smash    | Smash                                    | Bob    | hand |       |
        | fire     | Fire the Cannons!                        | Bob    | hand |       |
      And Bob has 4 ready ink
      And Bob's deck has 3 cards
      And Ann's deck has 3 cards
      When Ann quests with eilonwy
      And Ann chooses yes
      And Ann chooses mine
      And Ann ends their turn
      And Bob plays smash for its ink cost
      And Bob chooses mine
      Then it is accepted
      And mine is undamaged
      And no ability waits
      When Bob plays fire for its ink cost
      And Bob chooses mine
      Then it is accepted
      And mine has 4 damage

    @case:replaced-damage-was-not-dealt @clause:6.5.4 @clause:6.1.5.1
    Scenario: Replaced damage was not dealt, so the second half of Teeth and Ambitions does not follow
      Given a game of Lorcana
      And these cards
        | ref      | card                                     | player | zone | state |
        | rapunzel | Rapunzel - Ready for Adventure           | Ann    | play |       |
        | eilonwy  | Eilonwy - Princess of Llyr               | Ann    | play |       |
        | mine     | a character costing 3, with 9 Willpower  | Ann    | play |       |
        | teeth    | Teeth and Ambitions                      | Ann    | hand |       |
        | enemy    | a character costing 3                    | Bob    | play |       |
      And Ann has 2 ready ink
      When Ann quests with eilonwy
      And Ann chooses yes
      And Ann chooses mine
      And Ann plays teeth for its ink cost
      And Ann chooses mine
      Then it is accepted
      And nobody is asked
      And mine is undamaged
      And enemy is undamaged

    @case:shield-against-a-triggered-ability @clause:1.9.2.1 @clause:6.5.1 @clause:6.5.3 @ruling:R096b
    Scenario: Rapunzel's shield replaces the damage that Hydra's ability deals, and only once
      The ruling keeps the shield for challenges; the book calls both dealt damage.
      Given a game of Lorcana
      And these cards
        | ref      | card                           | player | zone | state |
        | rapunzel | Rapunzel - Ready for Adventure | Ann    | play |       |
        | eilonwy  | Eilonwy - Princess of Llyr     | Ann    | play |       |
        | mine     | a character costing 3          | Ann    | play |       |
        | fire     | Fire the Cannons!              | Ann    | hand |       |
        | again    | Fire the Cannons!              | Ann    | hand |       |
        | hydra    | Hydra - Deadly Serpent         | Bob    | play |       |
      And Ann has 2 ready ink
      When Ann quests with eilonwy
      And Ann chooses yes
      And Ann chooses mine
      And Ann plays fire for its ink cost
      And Ann chooses hydra
      Then Bob is asked to choose from rapunzel, eilonwy and mine
      When Bob chooses mine
      Then it is accepted
      And mine is undamaged
      And hydra has 2 damage
      When Ann plays again for its ink cost
      And Ann chooses hydra
      And Bob chooses mine
      Then it is accepted
      And mine has 2 damage

    @case:shield-in-a-challenge @clause:6.5.4 @clause:4.6.6.2 @clause:1.9.2.1 @ruling:R096a
    Scenario: The shield replaces the damage of the challenge, and not that of the ability it triggers
      Given a game of Lorcana
      And these cards
        | ref      | card                                     | player | zone | state   |
        | rapunzel | Rapunzel - Ready for Adventure           | Ann    | play |         |
        | eilonwy  | Eilonwy - Princess of Llyr               | Ann    | play |         |
        | mine     | a character costing 3, with 4 Willpower  | Ann    | play | exerted |
        | hydra    | Hydra - Deadly Serpent                   | Bob    | play |         |
      And Bob's deck has 3 cards
      And Ann's deck has 3 cards
      When Ann quests with eilonwy
      And Ann chooses yes
      And Ann chooses mine
      And Ann ends their turn
      And Bob challenges mine with hydra
      Then Bob is asked to choose from rapunzel, eilonwy and mine
      When Bob chooses mine
      Then it is accepted
      And mine has 2 damage
      And hydra has 2 damage

  Rule: What is left after modifiers is what can be replaced

    @case:shield-after-resist @clause:6.7.2.2 @clause:6.7.2.3 @clause:6.5.4 @ruling:R080c
    Scenario: Resist leaves 1 damage of Smash, and the shield replaces that
      Given a game of Lorcana
      And these cards
        | ref      | card                           | player | zone | state |
        | rapunzel | Rapunzel - Ready for Adventure | Ann    | play |       |
        | eilonwy  | Eilonwy - Princess of Llyr     | Ann    | play |       |
        | lythos   | Lythos - Rock Titan            | Ann    | play |       |
        | smash    | Smash                          | Bob    | hand |       |
        | again    | Smash                          | Bob    | hand |       |
      And Bob has 6 ready ink
      And Bob's deck has 3 cards
      And Ann's deck has 3 cards
      When Ann quests with eilonwy
      And Ann chooses yes
      And Ann chooses lythos
      And Ann ends their turn
      And Bob plays smash for its ink cost
      And Bob chooses lythos
      Then it is accepted
      And lythos is undamaged
      When Bob plays again for its ink cost
      And Bob chooses lythos
      Then it is accepted
      And lythos is in Ann's discard

    @case:resisted-damage-leaves-the-shield @clause:6.7.2.2 @clause:8.8.2 @clause:6.5.3 @edition:<2.2 @ruling:R080a
    Scenario: Before 2.2, damage reduced to 0 by Resist leaves the shield for the next damage
      The ruling, from an older book, uses the shield up before Resist counts.
      Given a game of Lorcana
      And these cards
        | ref      | card                           | player | zone | state |
        | rapunzel | Rapunzel - Ready for Adventure | Ann    | play |       |
        | eilonwy  | Eilonwy - Princess of Llyr     | Ann    | play |       |
        | lythos   | Lythos - Rock Titan            | Ann    | play |       |
        | fire     | Fire the Cannons!              | Bob    | hand |       |
        | smash    | Smash                          | Bob    | hand |       |
      And Bob has 4 ready ink
      And Bob's deck has 3 cards
      And Ann's deck has 3 cards
      When Ann quests with eilonwy
      And Ann chooses yes
      And Ann chooses lythos
      And Ann ends their turn
      And Bob plays fire for its ink cost
      And Bob chooses lythos
      And Bob plays smash for its ink cost
      And Bob chooses lythos
      Then it is accepted
      And lythos is in Ann's play
      And lythos is undamaged

    @case:zero-damage-and-the-shield @conflict:114 @clause:1.9.5 @edition:>=2.2 @ruling:R080a
    Scenario: Since 2.2 damage reduced to 0 counts as dealt, and it is open whether it uses up the shield
      Given a game of Lorcana
      And the made-up card "Volley"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "if-you-do",
                    "first": {"is": "sequence", "steps": [
                      {"is": "choose", "what": {"type": ["character"]}}, {"is": "deal-damage", "damage": 2}]},
                    "then": {"is": "gain-lore", "lore": 1}}}
        """
      And these cards
        | ref      | card                           | player | zone | state |
        | rapunzel | Rapunzel - Ready for Adventure | Ann    | play |       |
        | eilonwy  | Eilonwy - Princess of Llyr     | Ann    | play |       |
        | lythos   | Lythos - Rock Titan            | Ann    | play |       |
        | fire     | Volley                         | Bob    | hand |       |
        | smash    | Smash                          | Bob    | hand |       |
      And Bob has 4 ready ink
      And Bob's deck has 3 cards
      And Ann's deck has 3 cards
      When Ann quests with eilonwy
      And Ann chooses yes
      And Ann chooses lythos
      And Ann ends their turn
      And Bob plays fire for its ink cost
      And Bob chooses lythos
      Then lythos is undamaged
      And Bob has 1 lore
      When Bob plays smash for its ink cost
      And Bob chooses lythos
      Then it is accepted
      And the rules leave open: does damage that was reduced to 0, dealt but not taken, use up what waits for damage to be dealt
        | outcome                    |
        | lythos is in Ann's play    |
        | lythos is in Ann's discard |

    @case:challenge-and-the-shield-after-resist @clause:4.6.6.1 @clause:8.8.2 @clause:6.5.3 @edition:<2.2 @ruling:R080b
    @ruling:R153
    Scenario: Before 2.2 a challenger with 2 Strength leaves Lythos his shield, and one with 3 uses it up
      Given a game of Lorcana
      And these cards
        | ref      | card                                   | player | zone | state   |
        | rapunzel | Rapunzel - Ready for Adventure         | Ann    | play |         |
        | eilonwy  | Eilonwy - Princess of Llyr             | Ann    | play |         |
        | lythos   | Lythos - Rock Titan                    | Ann    | play | exerted |
        | two      | a character costing 3, with 2 Strength and 9 Willpower | Bob | play | |
        | three    | a character costing 3, with 3 Strength and 9 Willpower | Bob | play | |
        | third    | a character costing 3, with 3 Strength and 9 Willpower | Bob | play | |
      And Bob's deck has 3 cards
      And Ann's deck has 3 cards
      When Ann quests with eilonwy
      And Ann chooses yes
      And Ann chooses lythos
      And Ann ends their turn
      And Bob challenges lythos with two
      And Bob challenges lythos with three
      Then it is accepted
      And lythos is undamaged
      When Bob challenges lythos with third
      Then it is accepted
      And lythos is in Ann's discard

    @case:challenge-with-zero-damage-and-the-shield @conflict:114 @clause:1.9.5 @edition:>=2.2
    @ruling:R080b @ruling:R153
    Scenario: Since 2.2 it is open whether a challenger whose damage is reduced to 0 uses up the shield
      Given a game of Lorcana
      And the made-up card "Boxer"
        """
        {"type": "character", "cost": 3, "strength": 2, "willpower": 9, "lore": 1, "classifications": ["Storyborn"],
         "abilities": [{"is": "triggered", "name": "A HIT", "when": [{"event": "deals-damage", "this": true}],
                       "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref      | card                                   | player | zone | state   |
        | rapunzel | Rapunzel - Ready for Adventure         | Ann    | play |         |
        | eilonwy  | Eilonwy - Princess of Llyr             | Ann    | play |         |
        | lythos   | Lythos - Rock Titan                    | Ann    | play | exerted |
        | two      | Boxer                                                  | Bob | play | |
        | three    | a character costing 3, with 3 Strength and 9 Willpower | Bob | play | |
      And Bob's deck has 3 cards
      And Ann's deck has 3 cards
      When Ann quests with eilonwy
      And Ann chooses yes
      And Ann chooses lythos
      And Ann ends their turn
      And Bob challenges lythos with two
      Then lythos is undamaged
      And Bob has 1 lore
      When Bob challenges lythos with three
      Then it is accepted
      And the rules leave open: does damage of a challenge that was reduced to 0 use up what waits for damage to be dealt
        | outcome                    |
        | lythos is in Ann's play    |
        | lythos is in Ann's discard |

    @case:moved-is-not-dealt-for-the-shield @clause:1.9.2.4 @clause:1.9.2.1 @clause:6.5.3 @ruling:R156
    Scenario: Moved damage is not dealt, so it passes the shield and leaves it for Smash
      Given a game of Lorcana
      And these cards
        | ref      | card                                     | player | zone | state    |
        | rapunzel | Rapunzel - Ready for Adventure           | Ann    | play |          |
        | eilonwy  | Eilonwy - Princess of Llyr               | Ann    | play |          |
        | mine     | a character costing 3, with 9 Willpower  | Ann    | play |          |
        | hurt     | a character costing 3                    | Bob    | play | 1 damage |
        | gift     | Bestow a Gift                            | Bob    | hand |          |
        | smash    | Smash                                    | Bob    | hand |          |
      And Bob has 4 ready ink
      And Bob's deck has 3 cards
      And Ann's deck has 3 cards
      When Ann quests with eilonwy
      And Ann chooses yes
      And Ann chooses mine
      And Ann ends their turn
      And Bob plays gift for its ink cost
      And Bob chooses hurt
      And Bob chooses mine
      Then it is accepted
      And mine has 1 damage
      And hurt is undamaged
      When Bob plays smash for its ink cost
      And Bob chooses mine
      Then it is accepted
      And mine has 1 damage

    @case:weakened-and-shielded @clause:4.6.5 @clause:4.6.6.1 @clause:6.5.4 @ruling:R161a @ruling:R161b
    Scenario Outline: Tiana weakens a challenger of <strength> Strength, and the shield <shield>
      Given a game of Lorcana
      And these cards
        | ref      | card                                     | player | zone | state   |
        | rapunzel | Rapunzel - Ready for Adventure           | Ann    | play |         |
        | eilonwy  | Eilonwy - Princess of Llyr               | Ann    | play |         |
        | tiana    | Tiana - Restaurant Owner                 | Ann    | play | exerted |
        | mine     | a character costing 3, with 9 Willpower  | Ann    | play | exerted |
        | first    | a character costing 3, with <strength> Strength and 9 Willpower | Bob | play | |
        | second   | a character costing 3, with 4 Strength and 9 Willpower | Bob | play | |
      And Bob has 3 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann quests with eilonwy
      And Ann chooses yes
      And Ann chooses mine
      And Ann ends their turn
      And Bob challenges mine with first
      And Bob chooses no
      Then it is accepted
      And mine is undamaged
      When Bob challenges mine with second
      And Bob chooses yes
      Then it is accepted
      And mine has <damage> damage

      Examples:
        | strength | shield              | damage |
        | 5        | takes the 2 left    | 4      |
        | 3        | is left for another | 0      |

    @case:put-elsewhere-was-not-dealt @clause:6.5.4 @clause:1.9.2.2
    Scenario Outline: A challenger's trigger sees the damage it deals, unless a protector takes it: <guard>
      Given a game of Lorcana
      And the made-up card "Braggart"
        """
        {"type": "character", "cost": 3, "strength": 2, "willpower": 9, "lore": 1, "classifications": ["Storyborn"],
         "abilities": [{"is": "triggered", "name": "TAKE THAT", "when": [{"event": "deals-damage", "this": true}],
                        "effect": {"is": "draw"}}]}
        """
      And these cards
        | ref  | card                                    | player | zone | state   |
        | brag | Braggart                                | Ann    | play |         |
        | his  | a character costing 3, with 9 Willpower | Bob    | play | exerted |
        | who  | <guard>                                 | Bob    | play |         |
      And Ann's deck has 3 cards
      When Ann challenges his with brag
      Then it is accepted
      And his has <damage> damage
      And Ann has <hand> cards in hand

      Examples:
        | guard                      | damage | hand |
        | Beast - Selfless Protector | 0      | 0    |
        | a character costing 1      | 2      | 1    |

    @case:rapunzels-kindness-waits-beside-the-shield @clause:1.9.2.2 @clause:6.5.5
    Scenario: The damage that Beast takes over is put, not dealt, so Rapunzel's shield does not replace it
      Given a game of Lorcana
      And these cards
        | ref      | card                           | player | zone |
        | rapunzel | Rapunzel - Ready for Adventure | Ann    | play |
        | beast    | Beast - Selfless Protector     | Ann    | play |
        | hercules | Hercules - True Hero           | Ann    | play |
        | smash    | Smash                          | Bob    | hand |
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      And Bob has 3 ready ink
      When Ann quests with rapunzel
      And Ann chooses yes
      And Ann chooses beast
      And Ann ends their turn
      And Bob plays smash for its ink cost
      And Bob chooses hercules
      Then it is accepted
      And beast has 3 damage
      And hercules is undamaged

    @case:resist-does-not-lower-what-beast-takes-on @clause:1.9.2.2
    Scenario: Beast's Resist does not reduce the damage that he takes over, which is put and not dealt
      Given a game of Lorcana
      And these cards
        | ref      | card                       | player | zone |
        | charge   | Charge!                    | Ann    | hand |
        | beast    | Beast - Selfless Protector | Ann    | play |
        | hercules | Hercules - True Hero       | Ann    | play |
        | smash    | Smash                      | Ann    | hand |
      And Ann has 6 ready ink
      When Ann plays charge for its ink cost
      And Ann chooses beast
      And Ann plays smash for its ink cost
      And Ann chooses hercules
      Then it is accepted
      And beast has 3 damage
      And hercules is undamaged
