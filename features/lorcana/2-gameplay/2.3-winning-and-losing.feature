Feature: 2.3.3 Winning and losing
  More about clauses 2.3.3.1, 2.3.3.2, 1.8.1.1, 1.8.1.2 and 1.8.4.

  Rule: Twenty lore win, whoever's turn it is

    @case:twenty-lore-by-questing @clause:1.11.3 @clause:2.3.3.1 @clause:1.8.1.1
    Scenario Outline: Ann has <before> lore and quests for 2
      Given a game of Lorcana
      And these cards
        | ref    | card                       | player | zone | state |
        | mickey | Mickey Mouse - True Friend | Ann    | play |       |
      And Ann has <before> lore
      And Bob has 19 lore
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann quests with mickey
      Then it is accepted
      And <outcome>

      Examples:
        | before | outcome          |
        | 17     | the game goes on |
        | 18     | Ann has won      |
        | 19     | Ann has won      |

    @case:won-before-the-bag @clause:1.11.3 @clause:1.8.1.1 @clause:1.8.2 @clause:1.8.3
    Scenario: A quest that brings the twentieth lore wins before its triggered ability resolves
      Given a game of Lorcana
      And these cards
        | ref    | card                | player | zone | state |
        | ursula | Ursula - Deal Maker | Ann    | play |       |
        | one    | Stitch - New Dog    | Bob    | play |       |
        | two    | Stitch - New Dog    | Bob    | play |       |
      And Ann has 19 lore
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann quests with ursula
      Then Ann has won

    @case:twenty-lore-out-of-turn @clause:2.3.3.1 @clause:1.8.1.1
    Scenario: Bob's ability brings his twentieth lore in Ann's turn, and he wins
      Given a game of Lorcana
      And the made-up card "Toll"
        """
        {"type": "item", "cost": 1,
         "abilities": [{"is": "triggered", "name": "PAY", "when": [{"event": "played", "who": "opponents"}],
                        "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref  | card                  | player | zone | state |
        | toll | Toll                  | Bob    | play |       |
        | new  | a character costing 0 | Ann    | hand |       |
      And Bob has 19 lore
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann plays new for its ink cost
      Then Bob has won

    @case:baloo-falls-and-wins @clause:1.8.1.1
    Scenario: Baloo, banished in Bob's turn, brings Ann from 18 to 20 lore, and she wins
      Given a game of Lorcana
      And these cards
        | ref      | card                       | player | zone | state   |
        | baloo    | Baloo - von Bruinwald XIII | Ann    | play | exerted |
        | hercules | Hercules - True Hero       | Bob    | play |         |
      And it is Bob's turn
      And Ann has 18 lore
      When Bob challenges baloo with hercules
      Then it is accepted
      And Ann has won

    @case:twenty-lore-within-an-effect @clause:1.8.5 @clause:1.8.1.1
    Scenario Outline: Ann has 18 lore, and one action gives her <gain> lore and then takes 2
      Given a game of Lorcana
      And the made-up card "Gamble"
        """
        {"type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [{"is": "gain-lore", "lore": <gain>}, {"is": "lose-lore", "lore": 2}]}}
        """
      And these cards
        | ref    | card   | player | zone | state |
        | gamble | Gamble | Ann    | hand |       |
      And Ann has 18 lore
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann plays gamble for its ink cost
      Then it is accepted
      And <outcome>

      Examples:
        | gain | outcome          |
        | 2    | the game goes on |
        | 4    | Ann has won      |

    @case:twenty-lore-at-the-end-of-the-turn @clause:1.8.1.1 @clause:1.8.1.2 @clause:3.4.1.1
    Scenario: The twentieth lore, gained at the end of the turn, wins before the empty deck loses
      Given a game of Lorcana
      And the made-up card "Nest Egg"
        """
        {"type": "item", "cost": 1,
         "abilities": [{"is": "triggered", "name": "HATCH", "when": [{"event": "turn-ends"}],
                        "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref | card     | player | zone | state |
        | egg | Nest Egg | Ann    | play |       |
      And Ann has 19 lore
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then Ann has won

    @case:maximus-wins-with-an-empty-deck @clause:1.8.1.2 @clause:3.4.2
    Scenario: Maximus brings Ann to 20 lore at the end of her turn, before her empty deck counts
      Given a game of Lorcana
      And these cards
        | ref     | card                            | player | zone |
        | maximus | Maximus - Team Champion         | Ann    | play |
        | maui    | Captain Hook - Master Swordsman | Ann    | play |
      And Ann has 18 lore
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then it is accepted
      And Ann has won

    @case:both-reach-twenty @clause:1.8.4 @clause:1.8.1.1
    Scenario: Both players reach 20 lore at once in Ann's turn, and Ann, first in turn order, wins
      Given a game of Lorcana
      And the made-up card "Jubilee"
        """
        {"type": "action", "cost": 0, "effect": {"is": "each-player", "who": "each", "do": {"is": "gain-lore", "lore": 3}}}
        """
      And these cards
        | ref     | card    | player | zone | state |
        | jubilee | Jubilee | Ann    | hand |       |
      And Ann has 17 lore
      And Bob has 18 lore
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann plays jubilee for its ink cost
      Then Ann has won

    @case:both-reach-twenty-in-bobs-turn @conflict:108 @clause:1.8.4 @clause:1.8.1.1
    Scenario: Both players reach 20 lore at once in Bob's turn: who wins is left open
      Given a game of Lorcana
      And it is Bob's turn
      And the made-up card "Jubilee"
        """
        {"type": "action", "cost": 0, "effect": {"is": "each-player", "who": "each", "do": {"is": "gain-lore", "lore": 3}}}
        """
      And these cards
        | ref     | card    | player | zone | state |
        | jubilee | Jubilee | Bob    | hand |       |
      And Ann has 17 lore
      And Bob has 18 lore
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Bob plays jubilee for its ink cost
      Then the rules leave open: does turn order begin with the starting player or with the active one, where results occur in turn order?
        | outcome     |
        | Ann has won |
        | Bob has won |

  Rule: An empty deck loses as its player's turn ends

    @case:whose-empty-deck @clause:1.8.1.3 @clause:2.3.3.2 @clause:1.8.1.2 @clause:3.4.2
    Scenario Outline: <active> ends the turn; Ann's deck has <anns>, Bob's has <bobs>
      Given a game of Lorcana
      And it is <active>'s turn
      And Ann's deck has <anns>
      And Bob's deck has <bobs>
      When <active> ends their turn
      Then it is accepted
      And <outcome>

      Examples:
        | case           | active | anns    | bobs    | outcome          |
        | anns-own       | Ann    | 0 cards | 2 cards | Bob has won      |
        | both-ann-ends  | Ann    | 0 cards | 0 cards | Bob has won      |
        | only-bobs      | Ann    | 2 cards | 0 cards | the game goes on |
        | bobs-own       | Bob    | 2 cards | 0 cards | Ann has won      |
        | both-bob-ends  | Bob    | 0 cards | 0 cards | Ann has won      |
        | only-anns      | Bob    | 0 cards | 2 cards | the game goes on |

    @case:no-loss-by-drawing @clause:2.3.3.2 @clause:1.12.1 @clause:1.2.3
    Scenario: With an empty deck Bob draws nothing and plays on, and loses only as his turn ends
      Given a game of Lorcana
      And these cards
        | ref     | card                      | player | zone | state |
        | friends | Friends on the Other Side | Bob    | hand |       |
        | stitch  | Stitch - New Dog          | Bob    | play |       |
      And Bob has 3 ready ink
      And Ann's deck has 3 cards
      When Ann ends their turn
      Then the game goes on
      When Bob plays friends for its ink cost
      Then it is accepted
      And the game goes on
      When Bob quests with stitch
      Then Bob has 1 lore
      When Bob ends their turn
      Then Ann has won

    @case:deck-filled-at-the-end @clause:3.4.1.1 @clause:1.8.1.2
    Scenario: An ability at the end of the turn can still fill the empty deck and keep its player in the game
      Given a game of Lorcana
      And the made-up card "Recycler"
        """
        {"type": "item", "cost": 1,
         "abilities": [{"is": "triggered", "name": "RETURN", "when": [{"event": "turn-ends"}],
                        "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {}, "zone": "discard"},
                                                               {"is": "put", "to": "deck", "place": "bottom"}]}}]}
        """
      And these cards
        | ref      | card     | player | zone    | state |
        | recycler | Recycler | Ann    | play    |       |
        | brawl    | Brawl    | Ann    | discard |       |
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then it is accepted
      And the game goes on
      And brawl is in Ann's deck
      And it is Bob's turn

  Rule: Whoever concedes has lost, whenever it is

    @case:concession-at-any-time @clause:2.3.3.4
    Scenario Outline: <who> concedes in <active>'s turn with nothing under way, and loses
      Given a game of Lorcana
      And it is <active>'s turn
      And Ann has 19 lore
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When <who> concedes
      Then it is accepted
      And <winner> has won

      Examples:
        | case        | active | who | winner |
        | own-turn    | Ann    | Ann | Bob    |
        | opponents   | Ann    | Bob | Ann    |
        | second-own  | Bob    | Bob | Ann    |
        | second-opp  | Bob    | Ann | Bob    |

    @case:concession-with-abilities-waiting @clause:2.3.3.4
    Scenario: Bob concedes at the start of his turn while abilities of both players wait in the bag
      Given a game of Lorcana
      And the made-up card "Early Bird"
        """
        {"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1, "classifications": ["Storyborn"],
         "abilities": [{"is": "triggered", "name": "CATCH", "when": [{"event": "turn-starts", "who": "any"}],
                        "effect": {"is": "may", "do": {"is": "draw"}}}]}
        """
      And these cards
        | ref  | card       | player | zone | state |
        | anns | Early Bird | Ann    | play |       |
        | bobs | Early Bird | Bob    | play |       |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then Bob is asked
      When Bob concedes
      Then it is accepted
      And Ann has won

  Rule: After the end nothing is done any more

    @case:nothing-after-the-end @clause:2.3.3
    Scenario Outline: After Bob has conceded, <who> cannot <what>
      Given a game of Lorcana
      And these cards
        | ref     | card                        | player | zone | state |
        | stitch  | Stitch - New Dog            | Ann    | play |       |
        | lantern | Lantern                     | Ann    | play |       |
        | yokai   | Yokai - Professor Callaghan | Ann    | hand |       |
      And Ann has 1 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Bob concedes
      Then Ann has won
      When <who> <action>
      Then it is refused by 2.3.3
      And Ann has won

      Examples:
        | case      | what           | who | action                       |
        | play      | play a card    | Ann | plays yokai for its ink cost |
        | ink       | ink a card     | Ann | inks yokai                   |
        | quest     | quest          | Ann | quests with stitch           |
        | use       | use an ability | Ann | uses lantern                 |
        | end-turn  | end the turn   | Ann | ends their turn              |
        | concede   | concede        | Ann | concedes                     |
        | again     | concede again  | Bob | concedes                     |

    @case:nothing-after-a-win-by-lore @clause:2.3.3 @clause:1.8.1.1
    Scenario: A game won by lore is over for both players
      Given a game of Lorcana
      And these cards
        | ref    | card                       | player | zone | state |
        | mickey | Mickey Mouse - True Friend | Ann    | play |       |
        | stitch | Stitch - New Dog           | Ann    | play |       |
      And Ann has 19 lore
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann quests with mickey
      Then Ann has won
      When Ann quests with stitch
      Then it is refused by 2.3.3
      When Bob concedes
      Then it is refused by 2.3.3
      And Ann has won
