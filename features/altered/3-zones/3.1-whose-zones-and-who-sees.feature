Feature: Altered 3.1 and 3.2, whose zones they are and who sees them

  Background:
    Given a game of Altered

  Rule: who sees

    @case:altered-visible-zones-are-seen @clause:3.1.3.b @clause:3.2.3.a @clause:3.2.4.a @clause:3.2.4.e @clause:3.2.6.a @clause:3.2.7.a @clause:3.2.10.a
    Scenario Outline: A player sees the other player's cards in all visible zones: <viewer>
      Given these cards
        | ref   | card                           | player  | zone                 |
        | owl   | a character costing 1          | <owner> | hero expedition      |
        | fox   | a character costing 1          | <owner> | companion expedition |
        | inn   | a landmark permanent costing 1 | <owner> | landmark             |
        | chief | a hero                         | <owner> | hero                 |
        | hen   | a character costing 1          | <owner> | reserve              |
        | dead  | a character costing 1          | <owner> | discard              |
      When Ann passes
      Then <viewer> sees owl
      And <viewer> sees fox
      And <viewer> sees inn
      And <viewer> sees chief
      And <viewer> sees hen
      And <viewer> sees dead
      And <owner> sees hen

      Examples:
        | case | owner | viewer |
        | ann  | Bob   | Ann    |
        | bob  | Ann   | Bob    |

    @case:altered-limbo-is-seen @clause:3.2.8.a @clause:3.1.3.b @midway:3.2.8.a @edition:>=3.0
    Scenario: Both players see a Spell in Limbo while its effect waits for a choice
      Given the made-up card "Harvest"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "sequence", "steps": [
         {"is": "draw"},
         {"is": "move", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}}, "to": "reserve"}]}}
        """
      And these cards
        | ref     | card                  | player | zone |
        | harvest | Harvest               | Ann    | hand |
        | owl     | a character costing 1 | Ann    | hand |
      And Ann's deck has 1 card
      When Ann plays harvest for its mana cost
      Then harvest is in limbo
      And Bob sees harvest
      And Ann sees harvest
      When Ann chooses owl
      Then it is accepted
      And owl is in Ann's reserve

    @case:altered-hand-and-deck-are-unseen @clause:3.2.2.a @clause:3.2.5.a @clause:3.1.3.f
    Scenario Outline: A Hand is known only to its own player, and a Deck to nobody: <who>
      Given these cards
        | ref | card                  | player | zone |
        | owl | a character costing 1 | <who>  | hand |
        | top | a character costing 1 | <who>  | deck |
        | end | a character costing 1 | <who>  | deck |
      When Ann passes
      Then <who> sees owl
      And <other> does not see owl
      And <who> does not see top
      And <other> does not see top
      And <other> does not see end

      Examples:
        | case | who | other |
        | ann  | Ann | Bob   |
        | bob  | Bob | Ann   |

    @case:altered-a-described-card-is-shown @conflict:119 @clause:3.1.3.f
    Scenario: A card from Hand that has to be of a certain kind is shown, and the others are not
      Given the made-up card "File"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "quick-action", "cost": [{"is": "pay-exhaust"}],
                        "effect": {"is": "move", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours", "type": ["character"]}}, "to": "deck"}}]}
        """
      And these cards
        | ref  | card                  | player | zone     |
        | file | File                  | Ann    | landmark |
        | owl  | a character costing 1 | Ann    | hand     |
        | fox  | a character costing 1 | Ann    | hand     |
      When Ann uses file
      And Ann chooses fox
      Then it is accepted
      And fox is in Ann's deck
      And Bob does not see owl
      And the rules leave open: for how long does a player know a card that was shown to them?
        | outcome              |
        | Bob sees fox         |
        | Bob does not see fox |

    @case:altered-any-card-is-not-shown @clause:3.1.3.f
    Scenario: A card from Hand that may be any card is not shown, nor are the others
      Given the made-up card "File"
        """
        {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
         "abilities": [{"is": "quick-action", "cost": [{"is": "pay-exhaust"}],
                        "effect": {"is": "move", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}}, "to": "deck"}}]}
        """
      And these cards
        | ref  | card                  | player | zone     |
        | file | File                  | Ann    | landmark |
        | owl  | a character costing 1 | Ann    | hand     |
        | fox  | a character costing 1 | Ann    | hand     |
      When Ann uses file
      And Ann chooses fox
      Then it is accepted
      And fox is in Ann's deck
      And Bob does not see fox
      And Bob does not see owl

  Rule: whose they are

    @case:altered-own-deck-and-hand @clause:3.2.2.a @clause:3.2.5.a
    Scenario: Each player draws from their own Deck into their own Hand and Expands from it
      Given these cards
        | ref | card                  | player | zone |
        | a1  | a character costing 1 | Ann    | hand |
        | b1  | a character costing 1 | Bob    | hand |
        | a2  | a character costing 1 | Ann    | deck |
        | a3  | a character costing 1 | Ann    | deck |
        | b2  | a character costing 1 | Bob    | deck |
        | b3  | a character costing 1 | Bob    | deck |
      When Ann passes
      And Bob passes
      Then Bob is asked to choose from b1, b2 and b3
      When Bob chooses b2
      Then Ann is asked to choose from a1, a2 and a3
      When Ann chooses a1
      Then it is accepted
      And b2 is in Bob's mana
      And b1 is in Bob's hand
      And b3 is in Bob's hand
      And a1 is in Ann's mana
      And a2 is in Ann's hand
      And a3 is in Ann's hand

    @case:altered-anothers-pile-is-left-alone @clause:3.2.3.a
    Scenario Outline: Emptying a player's own Discard pile leaves the other player's pile as it is: <who>
      Given the made-up card "Harvest"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "move", "what": {"is": "all", "what": {"type": ["character"], "zone": ["discard"], "whose": "yours"}}, "to": "hand"}}
        """
      And these cards
        | ref     | card                  | player  | zone    |
        | harvest | Harvest               | <who>   | hand    |
        | mine    | a character costing 1 | <who>   | discard |
        | theirs  | a character costing 1 | <other> | discard |
      And it is <who>'s turn
      When <who> plays harvest for its mana cost
      Then it is accepted
      And mine is in <who>'s hand
      And theirs is in <other>'s discard
      And <who> sees theirs

      Examples:
        | who | other |
        | Ann | Bob   |
        | Bob | Ann   |

    @case:altered-own-reserve-landmarks-and-hero @clause:3.2.10.a @clause:3.2.7.a @clause:3.2.6.a @clause:3.2.6.b @clause:3.2.10.b @clause:3.2.7.b @clause:2.2.12.b @clause:2.2.13.b @edition:>=3.0
    Scenario: At Clean-up each player's Reserve and Landmarks are limited by that player's own Hero
      Given these cards
        | ref    | card                                             | player | zone     |
        | chief  | a hero with reserve limit 1 and landmark limit 3 | Ann    | hero     |
        | queen  | a hero with reserve limit 3 and landmark limit 1 | Bob    | hero     |
        | hen    | a character costing 1                            | Ann    | reserve  |
        | cock   | a character costing 2                            | Ann    | reserve  |
        | goose  | a character costing 1                            | Bob    | reserve  |
        | gander | a character costing 1                            | Bob    | reserve  |
        | inn    | a landmark permanent costing 1                   | Ann    | landmark |
        | mill   | a landmark permanent costing 1                   | Ann    | landmark |
        | barn   | a landmark permanent costing 1                   | Bob    | landmark |
        | shed   | a landmark permanent costing 2                   | Bob    | landmark |
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann passes
      And Bob passes
      Then Ann is asked to choose from hen and cock
      When Ann chooses hen
      Then Bob is asked to choose from barn and shed
      When Bob chooses shed
      And Bob chooses nothing
      And Ann chooses nothing
      Then it is accepted
      And cock is in Ann's discard
      And barn is in Bob's discard
      And hen is in Ann's reserve
      And shed is in Bob's landmark

    @case:altered-limits-without-a-hero @clause:3.2.10.b @clause:3.2.7.b @clause:2.2.12.b @clause:2.2.13.b @clause:3.2.6.b
    Scenario: A player without a Hero keeps two Reserve cards and two Landmarks, whatever the other Hero says
      Given these cards
        | ref   | card                                             | player | zone     |
        | chief | a hero with reserve limit 3 and landmark limit 4 | Ann    | hero     |
        | hen   | a character costing 1                            | Bob    | reserve  |
        | cock  | a character costing 1                            | Bob    | reserve  |
        | inn   | a landmark permanent costing 1                   | Bob    | landmark |
        | mill  | a landmark permanent costing 2                   | Bob    | landmark |
        | barn  | a landmark permanent costing 3                   | Bob    | landmark |
      And Bob's deck has 2 cards
      When Ann passes
      And Bob passes
      Then Bob is asked to choose from inn, mill and barn
      When Bob chooses inn and barn
      And Bob chooses nothing
      Then it is accepted
      And mill is in Bob's discard
      And inn is in Bob's landmark
      And barn is in Bob's landmark
      And hen is in Bob's reserve
      And cock is in Bob's reserve

    @case:altered-limits-among-equal-cards @clause:3.2.7.a @clause:3.2.7.b @clause:2.2.13.b
    Scenario: A player keeps any two of three equal Landmarks
      Given these cards
        | ref   | card                                             | player | zone     |
        | chief | a hero with reserve limit 3 and landmark limit 4 | Ann    | hero     |
        | hen   | a character costing 1                            | Bob    | reserve  |
        | cock  | a character costing 2                            | Bob    | reserve  |
        | inn   | a landmark permanent costing 1                   | Bob    | landmark |
        | mill  | a landmark permanent costing 1                   | Bob    | landmark |
        | barn  | a landmark permanent costing 1                   | Bob    | landmark |
      And Bob's deck has 2 cards
      When Ann passes
      And Bob passes
      And Bob chooses inn and barn
      And Bob chooses nothing
      Then it is accepted
      And mill is in Bob's discard
      And inn is in Bob's landmark
      And barn is in Bob's landmark
      And hen is in Bob's reserve
      And cock is in Bob's reserve

    @case:altered-expedition-zone-is-shared @clause:3.2.4.a
    Scenario: A Character that the other player owns counts for the Expedition it is in
      Given these cards
        | ref | card                  | player | zone            | state    | controller |
        | spy | a character costing 1 | Bob    | hero expedition | anchored | Ann        |
      When Ann passes
      And Bob passes
      Then Ann's hero expedition is at 1
      And Bob's hero expedition is at 0

  Rule: Expeditions and regions

    @case:altered-two-expeditions-each @clause:3.2.4.b @clause:2.1.a
    Scenario: Each player has two Expeditions, and an object is in one of them
      Given these cards
        | ref | card                  | player | zone                 | state    |
        | owl | a character costing 1 | Ann    | hero expedition      | anchored |
        | fox | a character costing 1 | Bob    | companion expedition | anchored |
      When Ann passes
      And Bob passes
      Then Ann's hero expedition is at 1
      And Ann's companion expedition is at 0
      And Bob's hero expedition is at 0
      And Bob's companion expedition is at 1

    @case:altered-alone-it-moves-its-own @clause:3.2.4.b
    Scenario Outline: A Character moves the Expedition it is in and not its player's other one: <there>
      Given these cards
        | ref | card                  | player | zone               | state    |
        | owl | a character costing 1 | <who>  | <there> expedition | anchored |
      When Ann passes
      And Bob passes
      Then <who>'s <there> expedition is at 1
      And <who>'s <other> expedition is at 0

      Examples:
        | there     | who | other     |
        | hero      | Ann | companion |
        | companion | Bob | hero      |

    @case:altered-empty-expedition-is-joined @clause:3.2.4.c @clause:3.1.1.b
    Scenario Outline: An Expedition without Characters can be joined: <case>
      Given these cards
        | ref | card                  | player | zone                 |
        | owl | a character costing 0 | <who>  | hand                 |
        | fox | a character costing 1 | <who>  | <there> expedition   |
      And it is <who>'s turn
      When <who> plays owl for its mana cost
      Then <who> is asked to choose from hero-expedition and companion-expedition
      When <who> chooses <empty>-expedition
      Then it is accepted
      And owl is in <who>'s <empty> expedition

      Examples:
        | case      | who | there     | empty     |
        | companion | Ann | hero      | companion |
        | hero      | Bob | companion | hero      |

    @case:altered-one-adventure @clause:3.2.1.a @clause:3.2.1.b
    Scenario Outline: Both players' Expeditions go through the same eight regions, from either end: <case>
      Given these cards
        | ref | card                                                      | player | zone         | state    |
        | owl | a character costing 1 with <V> Forest, <M> Mountain, 0 Water | <who>  | <expedition> | anchored |
      And <who>'s <expedition> is at <at>
      When Ann passes
      And Bob passes
      Then <who>'s <expedition> is at <then>

      Examples:
        | case                   | who | expedition           | at | V | M | then |
        | anns-second-region     | Ann | hero expedition      | 1  | 1 | 0 | 2    |
        | bobs-second-region     | Bob | hero expedition      | 1  | 1 | 0 | 2    |
        | bobs-has-no-mountain   | Bob | hero expedition      | 1  | 0 | 1 | 1    |
        | from-the-other-end     | Ann | companion expedition | 1  | 0 | 1 | 2    |
        | bob-from-the-other-end | Bob | companion expedition | 2  | 0 | 1 | 2    |
        | nearly-across          | Bob | companion expedition | 6  | 0 | 1 | 6    |
        | first-region           | Ann | hero expedition      | 0  | 0 | 1 | 1    |

    @case:altered-terrains-of-a-region @clause:2.2.2.k @clause:2.2.2.l @clause:2.2.1.e
    Scenario Outline: A region has the terrains that its half of the card shows, and the two ends have all: region <at>
      Given these cards
        | ref | card                                                                | player | zone            | state    |
        | owl | a character costing 1 with <V> Forest, <M> Mountain, <O> Water | Ann    | hero expedition | anchored |
      And Ann's hero expedition is at <at>
      When Ann passes
      And Bob passes
      Then Ann's hero expedition is at <then>

      Examples:
        | case          | at | V | M | O | then |
        | end-forest    | 0  | 1 | 0 | 0 | 1    |
        | end-mountain  | 0  | 0 | 1 | 0 | 1    |
        | end-water     | 0  | 0 | 0 | 1 | 1    |
        | forest        | 1  | 1 | 0 | 0 | 2    |
        | forest-only   | 1  | 0 | 1 | 1 | 1    |
        | second-symbol | 2  | 0 | 0 | 1 | 3    |
        | no-forest     | 2  | 1 | 0 | 0 | 2    |
        | mountain-only | 3  | 1 | 0 | 1 | 3    |

    @case:altered-arena-has-all-terrains @clause:2.2.2.k @clause:3.2.1.c @edition:>=3.0
    Scenario: Once tiebreakers have started, the Arena has all three terrains
      Given these cards
        | ref | card                                                     | player | zone            | state              |
        | owl | a character costing 1 with 1 Forest, 0 Mountain, 0 Water, with Eternal | Ann    | hero expedition |  |
        | fox | a character costing 1 with 0 Forest, 1 Mountain, 0 Water, with Eternal | Bob    | companion expedition |  |
      And Ann's hero expedition is at 3
      And Ann's companion expedition is at 4
      And Bob's hero expedition is at 4
      And Bob's companion expedition is at 3
      When Ann passes
      And Bob passes
      Then tiebreakers have started
      And it is Afternoon of day 4
      When Bob passes
      And Ann passes
      Then it is Afternoon of day 5
      And the game goes on
