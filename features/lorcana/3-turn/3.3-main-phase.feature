Feature: 3.3 Main Phase
  More about clauses 3.3.1, 3.3.2 and 3.3.2.1: acting, and saying that the turn is over.

  Rule: The turn ends when the active player says so

    @case:end-at-any-time @clause:3.3.2 @clause:3.1.3
    Scenario: Ann may end her turn with ink unspent, characters ready and cards in hand
      Given a game of Lorcana
      And these cards
        | ref    | card                       | player | zone | state  |
        | mickey | Mickey Mouse - True Friend | Ann    | play |        |
        | new    | Stitch - New Dog           | Ann    | play | drying |
        | yokai  | Yokai - Professor Callaghan | Ann   | hand |        |
      And Ann has 3 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then it is accepted
      And only this has changed
        | what       | from       | to         |
        | turn       | Ann        | Bob        |
        | bob-deck-1 | Bob's deck | Bob's hand |

    @case:end-after-turn-actions @clause:3.3.2 @clause:3.3.2.1
    Scenario: Bob may end his turn once his turn actions are complete
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref    | card                       | player | zone | state |
        | mickey | Mickey Mouse - True Friend | Bob    | play |       |
        | yokai  | Yokai - Professor Callaghan | Bob   | hand |       |
      And Bob has 1 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Bob quests with mickey
      And Bob plays yokai for its ink cost
      And Bob ends their turn
      Then it is accepted
      And it is Ann's turn

    @case:no-turn-action-in-the-opponents-turn @clause:3.3.1 @clause:4.1.2 @clause:3.4.2
    Scenario Outline: Once her turn is over, Ann cannot <what>
      Given a game of Lorcana
      And these cards
        | ref     | card                       | player | zone | state |
        | mickey  | Mickey Mouse - True Friend | Ann    | play |       |
        | lantern | Lantern                    | Ann    | play |       |
        | yokai   | Yokai - Professor Callaghan | Ann   | hand |       |
      And Ann has 2 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then it is Bob's turn
      When Ann <action>
      Then it is refused by 4.1.2
      And nothing has changed

      Examples:
        | what              | action                       |
        | quest             | quests with mickey           |
        | ink a card        | inks yokai                   |
        | use an ability    | uses lantern                 |
        | end a turn again  | ends their turn              |

  Rule: Not in the middle of things

    @case:no-end-while-abilities-are-ordered @clause:3.3.2.1 @clause:7.7.4.2
    Scenario: Ann cannot end her turn with two abilities in the bag, but can once the bag is empty
      Given a game of Lorcana
      And the made-up card "Herald"
        """
        {"name": "Herald", "type": "character", "cost": 0, "strength": 1, "willpower": 1, "lore": 1, "classifications": ["Storyborn"],
         "abilities": [{"is": "triggered", "name": "CALL", "when": [{"event": "played"}],
                        "effect": {"is": "draw"}}]}
        """
      And the made-up card "Beadle"
        """
        {"name": "Beadle", "type": "character", "cost": 0, "strength": 1, "willpower": 1, "lore": 1, "classifications": ["Storyborn"],
         "abilities": [{"is": "triggered", "name": "CALL", "when": [{"event": "played"}],
                        "effect": {"is": "discard"}}]}
        """
      And these cards
        | ref | card                  | player | zone | state |
        | one | Herald                | Ann    | play |       |
        | two | Beadle                | Ann    | play |       |
        | new | a character costing 0 | Ann    | hand |       |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann plays new for its ink cost
      Then Ann is asked to choose from one and two
      When Ann ends their turn
      Then it is refused
      And nothing has changed
      When Ann chooses one
      Then no ability waits
      When Ann ends their turn
      Then it is accepted
      And it is Bob's turn

    @case:no-end-within-a-turn-action @clause:3.3.2.1 @clause:4.1.2
    Scenario: Ann cannot end her turn while she has to choose a character for Brawl
      Given a game of Lorcana
      And these cards
        | ref   | card                       | player | zone | state |
        | brawl | Brawl                      | Ann    | hand |       |
        | one   | Stitch - New Dog           | Bob    | play |       |
        | two   | Flounder - Voice of Reason | Bob    | play |       |
      And Ann has 3 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann plays brawl for its ink cost
      Then Ann is asked to choose from one and two
      When Ann ends their turn
      Then it is refused
      And nothing has changed
      When Ann chooses two
      And Ann ends their turn
      Then it is accepted
      And it is Bob's turn

    @case:no-end-while-the-opponent-chooses @clause:3.3.2.1
    Scenario: Ann cannot end her turn while Bob has to choose a card to discard
      Given a game of Lorcana
      And these cards
        | ref   | card             | player | zone | state |
        | chill | Sudden Chill     | Ann    | hand |       |
        | one   | Brawl            | Bob    | hand |       |
        | two   | Lantern          | Bob    | hand |       |
      And Ann has 2 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann plays chill for its ink cost
      And Ann ends their turn
      Then it is refused
      And nothing has changed
      When Bob chooses one
      And Ann ends their turn
      Then it is accepted
