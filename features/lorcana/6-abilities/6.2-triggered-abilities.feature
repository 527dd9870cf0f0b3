Feature: Triggered abilities
  Clause 6.2, on the play of cards.

  Rule: Once for each time the condition is met

    @case:once-per-card-played @clause:6.2.1 @clause:6.2.3
    Scenario: Prince John takes damage once for each character the opponent plays, not for other cards
      Given a game of Lorcana
      And these cards
        | ref     | card                       | player | zone | state |
        | john    | Prince John - Fraidy-Cat   | Bob    | play |       |
        | first   | Flounder - Voice of Reason | Ann    | hand |       |
        | second  | Flounder - Voice of Reason | Ann    | hand |       |
        | lantern | Lantern                    | Ann    | hand |       |
      And Ann has 4 ready ink
      When Ann plays first for its ink cost
      Then it is accepted
      And john has 1 damage
      When Ann plays lantern for its ink cost
      Then it is accepted
      And john has 1 damage
      When Ann plays second for its ink cost
      Then it is accepted
      And john has 2 damage

    @case:not-for-ones-own-character @clause:6.2.1 @clause:1.3.5.2
    Scenario: Prince John takes no damage when his own player plays a character
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref      | card                       | player | zone | state |
        | john     | Prince John - Fraidy-Cat   | Bob    | play |       |
        | flounder | Flounder - Voice of Reason | Bob    | hand |       |
      And Bob has 1 ready ink
      When Bob plays flounder for its ink cost
      Then it is accepted
      And john is undamaged

    @case:two-conditions-two-abilities @clause:6.2.6
    Scenario: An ability for being played and for questing triggers on each
      Given a game of Lorcana
      And the made-up card "Busy Bee"
        """
        {"name": "Busy Bee", "type": "character", "cost": 1, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "triggered", "when": [{"event": "played", "this": true}, {"event": "quested", "this": true}],
                        "effect": {"is": "draw"}}]}
        """
      And these cards
        | ref  | card     | player | zone | state |
        | bee  | Busy Bee | Ann    | hand |       |
        | bee2 | Busy Bee | Ann    | play |       |
      And Ann has 1 ready ink
      And Ann's deck has 4 cards
      When Ann plays bee for its ink cost
      Then it is accepted
      And Ann has 1 cards in hand
      When Ann quests with bee2
      Then it is accepted
      And Ann has 2 cards in hand

  Rule: A further "if" is read only as the ability resolves

    @case:carefree-surfer-with-company @clause:6.2.4
    Scenario: With two other characters in play, Ann may draw two cards for Stitch
      Given a game of Lorcana
      And these cards
        | ref    | card                    | player | zone | state |
        | surfer | Stitch - Carefree Surfer | Ann   | hand |       |
        | one    | a character costing 1   | Ann    | play |       |
        | two    | a character costing 1   | Ann    | play |       |
      And Ann has 7 ready ink
      And Ann's deck has 3 cards
      When Ann plays surfer for its ink cost
      And Ann chooses yes
      Then it is accepted
      And Ann has 2 cards in hand

    @case:carefree-surfer-alone @clause:6.2.4
    Scenario: With one other character of Ann's and two of Bob's, Stitch does nothing
      Given a game of Lorcana
      And these cards
        | ref    | card                    | player | zone | state |
        | surfer | Stitch - Carefree Surfer | Ann   | hand |       |
        | one    | a character costing 1   | Ann    | play |       |
        | bob1   | a character costing 1   | Bob    | play |       |
        | bob2   | a character costing 1   | Bob    | play |       |
      And Ann has 7 ready ink
      And Ann's deck has 3 cards
      When Ann plays surfer for its ink cost
      Then it is accepted
      And nobody is asked
      And no ability waits
      And Ann has 0 cards in hand

    @case:condition-read-on-resolution @clause:6.2.4 @clause:6.2.3 @clause:6.7.8 @clause:6.7.6 @ruling:R027b
    Scenario: Hans counts the Queen that entered play after him
      Given a game of Lorcana
      And these cards
        | ref  | card                   | player | zone | state |
        | herc | The Return of Hercules | Ann    | hand |       |
        | hans | Hans - Noble Scoundrel | Ann    | hand |       |
        | anna | Anna - Magical Mission | Bob    | hand |       |
      And Ann has 5 ready ink
      When Ann plays herc for its ink cost
      And Ann chooses yes
      And Bob chooses yes
      Then it is accepted
      And only this has changed
        | what       | from       | to                 |
        | herc       | Ann's hand | Ann's discard      |
        | hans       | Ann's hand | Ann's play, drying |
        | anna       | Bob's hand | Bob's play, drying |
        | Ann's ink  | 5 ready    | 5 exerted          |
        | Ann's lore | 0          | 1                  |

    @case:condition-false-on-resolution @clause:6.2.4
    Scenario: Without a Princess or Queen Hans brings no lore
      Given a game of Lorcana
      And these cards
        | ref  | card                   | player | zone | state |
        | hans | Hans - Noble Scoundrel | Ann    | hand |       |
        | anna | Anna - Magical Mission | Bob    | hand |       |
      And Ann has 3 ready ink
      When Ann plays hans for its ink cost
      Then it is accepted
      And Ann has 0 lore
      And no ability waits

  Rule: An action can set up a triggered ability for the turn

    @case:floating-ability-works @clause:6.2.7.1 @clause:5.4.3
    Scenario: After Steal from the Rich each quest of Ann's takes 1 lore from Bob
      Given a game of Lorcana
      And these cards
        | ref   | card                  | player | zone | state |
        | steal | Steal from the Rich   | Ann    | hand |       |
        | one   | a character costing 1 | Ann    | play |       |
        | two   | a character costing 1 | Ann    | play |       |
      And Ann has 5 ready ink
      And Bob has 1 lore
      When Ann plays steal for its ink cost
      Then it is accepted
      And Bob has 1 lore
      And no ability waits
      When Ann quests with one
      Then it is accepted
      And Bob has 0 lore
      When Ann quests with two
      Then it is accepted
      And Bob has 0 lore
      And Ann has 2 lore

    @case:floating-ability-ends @clause:6.2.7.1 @clause:3.4.1.2
    Scenario: Steal from the Rich no longer works in Ann's next turn
      Given a game of Lorcana
      And these cards
        | ref   | card                  | player | zone | state |
        | steal | Steal from the Rich   | Ann    | hand |       |
        | one   | a character costing 1 | Ann    | play |       |
      And Ann has 5 ready ink
      And Bob has 4 lore
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann plays steal for its ink cost
      Then it is accepted
      When Ann ends their turn
      Then it is accepted
      When Bob ends their turn
      Then it is Ann's turn
      When Ann quests with one
      Then it is accepted
      And Bob has 4 lore

    @case:readied-first-then-nothing-to-ready @clause:6.7.4 @ruling:R051
    Scenario: You Came Back readies Tod, and the ability that it triggers finds him ready
      The published ruling speaks of being played again, which the text of this action does not do.
      Given a game of Lorcana
      And these cards
        | ref  | card                      | player | zone | state   |
        | tod  | Tod - Knows All the Tricks | Ann   | play | exerted |
        | back | You Came Back             | Ann    | hand |         |
      And Ann has 3 ready ink
      When Ann plays back for its ink cost
      And Ann chooses yes
      Then it is accepted
      And nobody is asked
      And only this has changed
        | what      | from                | to            |
        | tod       | Ann's play, exerted | Ann's play    |
        | back      | Ann's hand          | Ann's discard |
        | Ann's ink | 3 ready             | 3 exerted     |

    @case:twice-a-turn-not-three-times @clause:6.1.13.2
    Scenario: Three actions choose Tod, and his ability readies him only twice
      Given a game of Lorcana
      And the made-up card "Lullaby"
        """
        {"name": "Lullaby", "type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}}, {"is": "exert"}]}}
        """
      And these cards
        | ref   | card                       | player | zone | state |
        | tod   | Tod - Knows All the Tricks | Ann    | play |       |
        | one   | Lullaby                    | Ann    | hand |       |
        | two   | Lullaby                    | Ann    | hand |       |
        | three | Lullaby                    | Ann    | hand |       |
      When Ann plays one for its ink cost
      And Ann chooses yes
      Then tod is ready
      When Ann plays two for its ink cost
      And Ann chooses yes
      Then tod is ready
      When Ann plays three for its ink cost
      Then it is accepted
      And nobody is asked
      And tod is exerted

    @case:readied-by-an-effect-or-not @clause:6.2.1 @clause:5.1.3
    Scenario Outline: Bolt brings lore only if an action really readies him: he is <state>
      Given a game of Lorcana
      And the made-up card "Wake Up"
        """
        {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}, {"is": "ready"}]}}
        """
      And these cards
        | ref  | card            | player | zone | state |
        | wake | Wake Up         | Ann    | hand |       |
        | bolt | Bolt - Superdog | Ann    | play | <is>  |
        | tod  | a character costing 2 | Ann | play |   |
      When Ann plays wake for its ink cost
      And Ann chooses bolt
      Then it is accepted
      And bolt is ready
      And Ann has <lore> lore

      Examples:
        | state         | is      | lore |
        | ready already |         | 0    |
        | exerted       | exerted | 1    |
