Feature: Card states
  Clause 5.1, where playing cards meets it.

  Rule: How each kind of card enters play

    @case:how-cards-enter-play @clause:5.1.2.1 @clause:5.1.2.2 @clause:5.1.2.3 @clause:5.1.1.1
    Scenario Outline: <card> enters play <state>
      Given a game of Lorcana
      And these cards
        | ref | card   | player | zone | state |
        | new | <card> | Bob    | hand |       |
      And it is Bob's turn
      And Bob has 2 ready ink
      When Bob plays new for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from       | to      |
        | new       | Bob's hand | <to>    |
        | Bob's ink | 2 ready    | 2 exerted |

      Examples:
        | card                  | state            | to                 |
        | a character costing 2 | ready and drying | Bob's play, drying |
        | an item costing 2     | ready            | Bob's play         |
        | a location costing 2  | upright          | Bob's play         |

  Rule: Only in play and in the inkwell a card is exerted

    @case:put-exerted-where-nothing-is @clause:5.1.2.5 @clause:5.1.2.6 @clause:5.1.2.7
    Scenario Outline: A card put into a zone where nothing is exerted is no longer exerted: <zone>
      Given a game of Lorcana
      And the made-up card "Slumber"
        """
        {"name": "Slumber", "type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"]}},
           {"is": "put", "to": "<zone>"}]}}
        """
      And these cards
        | ref     | card                  | player | zone | state   |
        | slumber | Slumber               | Ann    | hand |         |
        | his     | a character costing 2 | Bob    | play | exerted |
      When Ann plays slumber for its ink cost
      Then it is accepted
      And only this has changed
        | what    | from                | to            |
        | slumber | Ann's hand          | Ann's discard |
        | his     | Bob's play, exerted | Bob's <zone>  |

      Examples:
        | zone    |
        | deck    |
        | discard |
        | hand    |

    @case:put-exerted-into-the-inkwell @clause:5.1.2.4
    Scenario: A card that a text puts exerted into an inkwell is exerted there
      Given a game of Lorcana
      And the made-up card "Slumber"
        """
        {"name": "Slumber", "type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"]}},
           {"is": "put", "to": "inkwell", "exerted": true}]}}
        """
      And these cards
        | ref     | card                  | player | zone | state   |
        | slumber | Slumber               | Ann    | hand |         |
        | his     | a character costing 2 | Bob    | play | exerted |
      When Ann plays slumber for its ink cost
      Then it is accepted
      And his is in Bob's inkwell
      And his is exerted

  Rule: A card under another is not in play

    @case:covered-card-is-not-chosen @clause:5.1.1.5 @clause:5.1.1.8
    Scenario: Only the top card of a stack can be chosen, and here it has too much Strength for that
      Given a game of Lorcana
      And these cards
        | ref   | card                                    | player | zone | state | under |
        | brawl | Brawl                                   | Ann    | hand |       |       |
        | top   | a character costing 4, with 3 Strength  | Bob    | play |       |       |
        | below | a character costing 1                   | Bob    | play |       | top   |
      And Ann has 3 ready ink
      When Ann plays brawl for its ink cost
      Then it is accepted
      And nobody is asked
      And only this has changed
        | what      | from       | to            |
        | brawl     | Ann's hand | Ann's discard |
        | Ann's ink | 3 ready    | 3 exerted     |

    @case:covered-card-does-not-act @clause:5.1.1.5
    Scenario Outline: A card under another cannot quest, sing or be shifted onto: Ann <attempt>
      Given a game of Lorcana
      And these cards
        | ref  | card                      | player | zone | state | under |
        | star | Stitch - Rock Star        | Ann    | play |       |       |
        | base | a character costing 5, named Stitch | Ann | play |   | star  |
        | song | Friends on the Other Side | Ann    | hand |       |       |
        | more | Stitch - Rock Star        | Ann    | hand |       |       |
      And Ann has 4 ready ink
      When Ann <attempt>
      Then it is refused
      And nothing has changed

      Examples:
        | attempt                 |
        | quests with base        |
        | sings song with base    |
        | shifts more onto base   |

    @case:covered-gaston-helps-no-lefou @clause:5.1.1.5 @clause:4.3.6
    Scenario: A Gaston under Baymax is not in play, so LeFou costs 2
      Given a game of Lorcana
      And these cards
        | ref    | card                     | player | zone | state | under  |
        | baymax | Baymax - Giant Robot     | Ann    | play |       |        |
        | gaston | Gaston - Arrogant Hunter | Ann    | play |       | baymax |
        | lefou  | LeFou - Bumbler          | Ann    | hand |       |        |
      And Ann has 1 ready ink
      When Ann plays lefou for its ink cost
      Then it is refused
      And nothing has changed

    @case:covering-lilo-ends-the-free-play @clause:5.1.1.5 @clause:5.1.1.6 @clause:4.3.2.2
    Scenario: Once Lilo is covered by a Shift, Pudge can no longer be played for free
      Given a game of Lorcana
      And these cards
        | ref    | card                         | player | zone | state |
        | lilo   | Lilo - Snow Artist           | Ann    | play |       |
        | baymax | Baymax - Giant Robot         | Ann    | hand |       |
        | pudge  | Pudge - Controls the Weather | Ann    | hand |       |
        | pudge2 | Pudge - Controls the Weather | Ann    | hand |       |
      And Ann has 4 ready ink
      When Ann plays pudge for free
      Then it is accepted
      When Ann shifts baymax onto lilo
      Then it is accepted
      When Ann plays pudge2 for free
      Then it is refused
      And nothing has changed

    @case:another-chance-for-two-cards @clause:5.1.1.6 @clause:5.1.1.5
    Scenario: Both cards under the graveyard go to hand, and the graveyard is banished
      Given a game of Lorcana
      And these cards
        | ref     | card                                                 | player | zone | state    | under   |
        | yard    | Graveyard of Christmas Future - Lonely Resting Place | Bob    | play |          |         |
        | aladdin | Aladdin - Street Rat                                 | Bob    | play | facedown | yard    |
        | smash   | Smash                                                | Bob    | play | facedown | aladdin |
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann ends their turn
      And Bob chooses yes
      Then it is accepted
      And aladdin is in Bob's hand
      And smash is in Bob's hand
      And yard is in Bob's discard

    @case:stack-leaves-play-together @clause:5.1.1.7 @clause:8.10.7
    Scenario: A banished stack goes to the discard as a whole
      Given a game of Lorcana
      And these cards
        | ref   | card                  | player | zone | state            | under |
        | brawl | Brawl                 | Ann    | hand |                  |       |
        | top   | a character costing 4 | Bob    | play | exerted, 1 damage |      |
        | below | a character costing 1 | Bob    | play |                  | top   |
      And Ann has 3 ready ink
      When Ann plays brawl for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from                          | to            |
        | brawl     | Ann's hand                    | Ann's discard |
        | top       | Bob's play, exerted, 1 damage | Bob's discard |
        | below     | Bob's play, under top         | Bob's discard |
        | Ann's ink | 3 ready                       | 3 exerted     |

  Rule: An effect may exert what is drying; a cost may not

    @case:effect-exerts-a-drying-character @clause:5.1.1.11 @clause:5.1.3
    Scenario: Rock Star's ability exerts the drying character that was just played
      Given a game of Lorcana
      And these cards
        | ref      | card                       | player | zone | state |
        | star1    | Stitch - Rock Star         | Ann    | play |       |
        | flounder | Flounder - Voice of Reason | Ann    | hand |       |
      And Ann has 1 ready ink
      And Ann's deck has 3 cards
      When Ann plays flounder for its ink cost
      And Ann chooses yes
      Then flounder is drying and exerted
      And Ann has 1 cards in hand

    @case:the-exerted-are-not-exerted-instead @clause:6.1.5.2
    Scenario: With all characters exerted, Ann cannot choose to exert them and has to draw a card
      Given a game of Lorcana
      And the made-up card "Lullaby"
        """
        {"name": "Lullaby", "type": "action", "cost": 0,
         "effect": {"is": "one-of", "modes": {
           "exert": {"is": "exert", "all": {"type": ["character"]}}, "draw": {"is": "draw"}}}}
        """
      And these cards
        | ref     | card                  | player | zone | state   |
        | lullaby | Lullaby               | Ann    | hand |         |
        | his     | a character costing 2 | Bob    | play | exerted |
      And Ann's deck has 2 cards
      When Ann plays lullaby for its ink cost
      Then it is accepted
      And only this has changed
        | what       | from       | to            |
        | lullaby    | Ann's hand | Ann's discard |
        | ann-deck-1 | Ann's deck | Ann's hand    |

    @case:sleepy-is-no-adoring-fan @clause:6.7.9
    Scenario: Sleepy enters play exerted, so he cannot be exerted for Stitch
      Given a game of Lorcana
      And these cards
        | ref    | card                 | player | zone |
        | stitch | Stitch - Rock Star   | Ann    | play |
        | sleepy | Sleepy - Nodding Off | Ann    | hand |
      And Ann has 2 ready ink
      And Ann's deck has 2 cards
      When Ann plays sleepy for its ink cost
      Then it is accepted
      And nobody is asked
      And Ann has 0 cards in hand

    @case:one-character-is-exerted-once @clause:6.1.5.1 @clause:7.7.4.2 @ruling:R056b
    Scenario: With two Rock Stars the new character is exerted for one draw only
      Given a game of Lorcana
      And these cards
        | ref      | card                       | player | zone | state |
        | star1    | Stitch - Rock Star         | Ann    | play |       |
        | star2    | Stitch - Rock Star         | Ann    | play |       |
        | flounder | Flounder - Voice of Reason | Ann    | hand |       |
      And Ann has 1 ready ink
      And Ann's deck has 3 cards
      When Ann plays flounder for its ink cost
      And Ann chooses star2
      And Ann chooses yes
      Then nobody is asked
      And no ability waits
      And Ann has 1 cards in hand
      And Ann has 2 cards in deck

  Rule: A covered card's abilities are off

    @case:covered-card-protects-nobody @clause:5.1.1.5 @clause:6.4.2.3 @ruling:R117b
    Scenario Outline: Ann's guardian gives her other characters Ward only while not covered: <where>
      Given a game of Lorcana
      And it is Bob's turn
      And the made-up card "Aurora the Guardian"
        """
        {"name": "Aurora", "version": "Guardian", "type": "character", "cost": 3, "strength": 4, "willpower": 4, "lore": 1,
         "classifications": ["Storyborn", "Princess"],
         "abilities": [{"is": "static-gains", "keyword": "ward", "what": {"type": ["character"], "whose": "yours", "other": true}}]}
        """
      And these cards
        | ref    | card                                                    | player | zone   | state | under   |
        | top    | a character costing 5, named Aurora, with 4 Strength    | Ann    | <zone> |       |         |
        | guard  | Aurora the Guardian                                     | Ann    | play   |       | <under> |
        | friend | a character costing 1                                   | Ann    | play   |       |         |
        | brawl  | Brawl                                                   | Bob    | hand   |       |         |
      And Bob has 3 ready ink
      When Bob plays brawl for its ink cost
      Then it is accepted
      And friend is in <place>

      Examples:
        | where    | zone | under | place         |
        | in play  | hand |       | Ann's play    |
        | covered  | play | top   | Ann's discard |

    @case:put-under-from-play @clause:5.1.1.5 @clause:5.1.1.8 @clause:6.4.2.3
    Scenario Outline: Ann's captain, put under <under>, leaves play and strengthens nobody, unless that is itself
      Given a game of Lorcana
      And the made-up card "Captain"
        """
        {"type": "character", "cost": 3, "strength": 1, "willpower": 4, "lore": 1,
         "abilities": [{"is": "static-gets", "stat": "strength", "plus": 2,
                        "what": {"type": ["character"], "whose": "yours", "other": true}},
                       {"is": "triggered", "when": [{"event": "left-play", "this": true}],
                        "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And the made-up card "Trapdoor"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"], "whose": "yours"}, "as": "below"},
           {"is": "choose", "what": {"type": ["character"], "whose": "yours"}, "as": "above"},
           {"is": "put-under", "it": "below", "under": "above"}]}}
        """
      And these cards
        | ref     | card                                                   | player | zone | state    |
        | captain | Captain                                                | Ann    | play | 1 damage |
        | mate    | a character costing 2, with 2 Strength and 9 Willpower | Ann    | play |          |
        | trap    | Trapdoor                                               | Ann    | hand |          |
        | his     | a character costing 4, with 9 Willpower                | Bob    | play | exerted  |
      And Ann has 1 ready ink
      When Ann plays trap for its ink cost
      And Ann chooses captain
      And Ann chooses <under>
      Then it is accepted
      And captain is <place>
      And Ann has <lore> lore
      When Ann challenges his with mate
      Then it is accepted
      And his has <damage> damage

      Examples:
        | under   | place         | lore | damage |
        | mate    | under mate    | 1    | 2      |
        | captain | in Ann's play | 0    | 4      |
