Feature: Shift
  Clause 8.10: an alternate cost that puts the character on top of another.



  Rule: Only onto a character of one's own, in play, with the same name

    @case:shift-onto-the-same-name @clause:8.10.1 @clause:1.5.5.2 @edition:book @edition:seed-4.3 @edition:seed-guide
    Scenario: Bob shifts Rock Star onto his Stitch
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref  | card               | player | zone | state |
        | dog  | Stitch - New Dog   | Bob    | play | drying |
        | star | Stitch - Rock Star | Bob    | hand |       |
      And Bob has 4 ready ink
      When Bob shifts star
      Then it is accepted
      And only this has changed
        | what      | from       | to                     |
        | star      | Bob's hand | Bob's play, drying             |
        | dog       | Bob's play, drying | Bob's play, under star |
        | Bob's ink | 4 ready    | 4 exerted              |

    @case:what-cannot-be-shifted-onto @clause:8.10.1 @clause:1.7.6 @edition:book @edition:seed-4.3 @edition:seed-guide
    Scenario Outline: Rock Star cannot be shifted onto <what>
      Given a game of Lorcana
      And these cards
        | ref  | card               | player   | zone   | state |
        | star | Stitch - Rock Star | Ann      | hand   |       |
        | base | <card>             | <player> | <zone> |       |
      And Ann has 6 ready ink
      When Ann shifts star onto base
      Then it is refused
      And nothing has changed

      Examples:
        | what                         | card                              | player | zone    |
        | a character of another name  | Flounder - Voice of Reason        | Ann    | play    |
        | an opponent's Stitch         | Stitch - New Dog                  | Bob    | play    |
        | a Stitch in hand             | Stitch - New Dog                  | Ann    | hand    |
        | a Stitch in the discard      | Stitch - New Dog                  | Ann    | discard |
        | an opponent's item           | an item costing 1, named Stitch   | Bob    | play    |
        | an item of another name      | an item costing 1, named Flounder | Ann    | play    |
        | an item in hand              | an item costing 1, named Stitch   | Ann    | hand    |

    @case:formerly-shifted-onto-characters @clause:8.10.1 @conflict:210 @edition:<2.2 @edition:seed-4.3 @edition:seed-guide
    Scenario Outline: Before edition 2.2, Rock Star cannot be shifted onto <card>
      Given a game of Lorcana
      And these cards
        | ref  | card               | player | zone |
        | star | Stitch - Rock Star | Ann    | hand |
        | base | <card>             | Ann    | play |
      And Ann has 4 ready ink
      When Ann shifts star onto base
      Then it is refused
      And nothing has changed

      Examples:
        | case     | card                                |
        | item     | an item costing 1, named Stitch     |
        | location | a location costing 1, named Stitch  |

    @case:no-shift-without-the-keyword @clause:8.10.1 @clause:4.3.2.2
    Scenario: A Stitch without Shift cannot be put on another Stitch
      Given a game of Lorcana
      And these cards
        | ref   | card                  | player | zone | state |
        | dog   | Stitch - New Dog      | Ann    | play |       |
        | dance | Stitch - Alien Dancer | Ann    | hand |       |
      And Ann has 6 ready ink
      When Ann shifts dance onto dog
      Then it is refused
      And nothing has changed

    @case:which-character-below @clause:8.10.1 @clause:4.3.3.1
    Scenario: Ann is asked which of two characters of that name to shift onto when she has named neither
      Given a game of Lorcana
      And these cards
        | ref   | card                  | player | zone | state   |
        | dog   | Stitch - New Dog      | Ann    | play |         |
        | dance | Stitch - Alien Dancer | Ann    | play | exerted |
        | bobs  | Stitch - New Dog      | Bob    | play |         |
        | star  | Stitch - Rock Star    | Ann    | hand |         |
      And Ann has 4 ready ink
      When Ann shifts star
      Then Ann is asked to choose from dance and dog
      When Ann chooses dog
      Then it is accepted
      And star is on top of dog
      And star is ready

    @case:shift-onto-a-shifted-character @clause:8.10.1 @clause:5.1.1.7
    Scenario: A shifted character can be shifted onto again, and the stack grows
      Given a game of Lorcana
      And these cards
        | ref   | card               | player | zone | state | under |
        | star  | Stitch - Rock Star | Ann    | play |       |       |
        | dog   | Stitch - New Dog   | Ann    | play |       | star  |
        | star2 | Stitch - Rock Star | Ann    | hand |       |       |
      And Ann has 4 ready ink
      When Ann shifts star2 onto star
      Then it is accepted
      And star2 is on top of star
      And star is on top of dog
      And star2 is ready and dry

  Rule: A Shift cost that is not ink is paid as the card says

    @case:shift-by-discarding-a-song @clause:8.10.1 @clause:4.3.2.4 @clause:4.3.3.1
    Scenario: Ann chooses which of two songs in hand to discard to shift Ursula
      Given a game of Lorcana
      And these cards
        | ref   | card                      | player | zone | state |
        | vane  | Ursula - Vanessa          | Ann    | play |       |
        | bride | Ursula - Eric's Bride     | Ann    | hand |       |
        | song1 | Friends on the Other Side | Ann    | hand |       |
        | song2 | A Whole New World         | Ann    | hand |       |
        | act   | Brawl                     | Ann    | hand |       |
      And Ann has 4 ready ink
      When Ann shifts bride onto vane
      Then Ann is asked to choose from song1 and song2
      When Ann chooses song2
      Then it is accepted
      And only this has changed
        | what  | from       | to                      |
        | bride | Ann's hand | Ann's play              |
        | vane  | Ann's play | Ann's play, under bride |
        | song2 | Ann's hand | Ann's discard           |

    @case:no-song-no-shift @clause:8.10.1 @clause:1.5.3 @clause:4.3.2.4
    Scenario: An action that is not a song cannot pay for Ursula's Shift, nor can ink
      Given a game of Lorcana
      And these cards
        | ref   | card                      | player | zone    | state |
        | vane  | Ursula - Vanessa          | Ann    | play    |       |
        | bride | Ursula - Eric's Bride     | Ann    | hand    |       |
        | act   | Brawl                     | Ann    | hand    |       |
        | gone  | Friends on the Other Side | Ann    | discard |       |
      And Ann has 4 ready ink
      When Ann shifts bride onto vane
      Then it is refused
      And nothing has changed

    @case:shift-by-discard-uses-the-reduction @clause:4.3.6 @clause:8.10.1
    Scenario: A Shift paid without ink still uses up Doc's reduction
      Given a game of Lorcana
      And these cards
        | ref   | card                             | player | zone | state |
        | doc   | Doc - Leader of the Seven Dwarfs | Ann    | play |       |
        | vane  | Ursula - Vanessa                 | Ann    | play |       |
        | bride | Ursula - Eric's Bride            | Ann    | hand |       |
        | song  | Friends on the Other Side        | Ann    | hand |       |
        | three | a character costing 3            | Ann    | hand |       |
      And Ann has 2 ready ink
      When Ann quests with doc
      Then it is accepted
      When Ann shifts bride onto vane
      Then it is accepted
      And Ann has 2 ready ink
      When Ann plays three for its ink cost
      Then it is refused
      And nothing has changed

    @case:increase-on-a-shift-without-ink @clause:4.3.2.3 @clause:8.10.1 @clause:1.5.4
    Scenario Outline: A cost increase of 2 applies to a Shift paid by discarding: <ink> ready ink
      Given a game of Lorcana
      And the made-up card "Royal Tax"
        """
        {"name": "Royal Tax", "type": "item", "cost": 2,
         "abilities": [{"is": "pays", "what": {"type": ["character"]}, "more": 2, "who": "each"}]}
        """
      And these cards
        | ref   | card                      | player | zone | state |
        | tax   | Royal Tax                 | Bob    | play |       |
        | vane  | Ursula - Vanessa          | Ann    | play |       |
        | bride | Ursula - Eric's Bride     | Ann    | hand |       |
        | song  | Friends on the Other Side | Ann    | hand |       |
      And Ann has <ink> ready ink
      When Ann shifts bride onto vane
      Then <verdict>
      And <after>

      Examples:
        | ink | verdict        | after               |
        | 2   | it is accepted | Ann has 0 ready ink |
        | 1   | it is refused  | nothing has changed |

    @case:shift-by-discarding-two @clause:8.10.1 @clause:5.2.6.1 @clause:1.5.3
    Scenario Outline: Ann tries to shift Flotsam & Jetsam, for two cards from hand, onto <base>
      Given a game of Lorcana
      And these cards
        | ref  | card                                 | player | zone | state |
        | base | <base>                               | Ann    | play |       |
        | eels | Flotsam & Jetsam - Entangling Eels   | Ann    | hand |       |
        | one  | Lantern                              | Ann    | hand |       |
        | two  | Lantern                              | Ann    | hand |       |
      When Ann shifts eels onto base
      Then <verdict>
      And <after>

      Examples:
        | base                                    | verdict        | after                     |
        | a character costing 1, named Flotsam    | it is accepted | Ann has 2 cards in discard |
        | a character costing 1, named Jetsam     | it is accepted | Ann has 0 cards in hand   |
        | a character costing 1, named Ursula     | it is refused  | nothing has changed       |

    @case:one-card-is-not-two @clause:8.10.1 @clause:1.5.3 @clause:4.3.2.4
    Scenario: Flotsam & Jetsam cannot be shifted with only one card to discard
      Given a game of Lorcana
      And these cards
        | ref  | card                                 | player | zone | state |
        | base | a character costing 1, named Flotsam | Ann    | play |       |
        | eels | Flotsam & Jetsam - Entangling Eels   | Ann    | hand |       |
        | one  | Lantern                              | Ann    | hand |       |
      When Ann shifts eels onto base
      Then it is refused
      And nothing has changed

    @case:shift-onto-a-card-of-several-names @clause:8.10.1 @clause:5.2.6.1
    Scenario: A Jetsam with Shift can be shifted onto Flotsam & Jetsam, whose names include Jetsam
      Given a game of Lorcana
      And these cards
        | ref  | card                                             | player | zone | state |
        | eels | Flotsam & Jetsam - Entangling Eels               | Ann    | play |       |
        | jet  | a character costing 5, named Jetsam, with Shift 2 | Ann   | hand |       |
      And Ann has 2 ready ink
      When Ann shifts jet onto eels
      Then it is accepted
      And jet is on top of eels

  Rule: Variants look for a classification, or for any character

    @case:universal-shift @clause:8.10.8.2 @clause:8.10.8
    Scenario: Baymax's Universal Shift goes onto a character of any name
      Given a game of Lorcana
      And these cards
        | ref      | card                       | player | zone | state    |
        | flounder | Flounder - Voice of Reason | Ann    | play | 1 damage |
        | baymax   | Baymax - Giant Robot       | Ann    | hand |          |
      And Ann has 4 ready ink
      When Ann shifts baymax onto flounder
      Then it is accepted
      And only this has changed
        | what      | from                 | to                       |
        | baymax    | Ann's hand           | Ann's play               |
        | flounder  | Ann's play, 1 damage | Ann's play, under baymax |
        | Ann's ink | 4 ready              | 4 exerted                |

    @case:universal-shift-limits @clause:8.10.8.2
    Scenario Outline: Baymax's Universal Shift does not go onto <card> of <player>
      Given a game of Lorcana
      And these cards
        | ref    | card                 | player   | zone | state |
        | base   | <card>               | <player> | play |       |
        | baymax | Baymax - Giant Robot | Ann      | hand |       |
      And Ann has 4 ready ink
      When Ann shifts baymax onto base
      Then it is refused
      And nothing has changed

      Examples:
        | card                  | player |
        | Lantern               | Ann    |
        | a location costing 1  | Ann    |
        | a character costing 1 | Bob    |

    @case:classification-shift @clause:8.10.8.1
    Scenario Outline: Puppy Shift goes only onto a Puppy: onto <card>
      Given a game of Lorcana
      And the made-up card "Best in Show"
        """
        {"name": "Best in Show", "type": "character", "cost": 5, "strength": 3, "willpower": 4, "lore": 2,
         "classifications": ["Floodborn", "Puppy"],
         "abilities": [{"is": "keyword", "keyword": "shift", "cost": [{"is": "ink", "amount": 3}], "onto": "Puppy"}]}
        """
      And these cards
        | ref  | card         | player | zone | state |
        | base | <card>       | Ann    | play |       |
        | best | Best in Show | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann shifts best onto base
      Then <verdict>
      And <after>

      Examples:
        | card                                    | verdict        | after                  |
        | a character costing 1, classified Puppy | it is accepted | best is on top of base |
        | Flounder - Voice of Reason              | it is refused  | nothing has changed    |

  @case:shift-spares-the-ink-cost @clause:1.5.5.2
  Scenario: Shifting Rock Star takes 4 of Ann's ten ink and nothing for her printed ink cost
    Given a game of Lorcana
    And these cards
      | ref  | card               | player | zone |
      | dog  | Stitch - New Dog   | Ann    | play |
      | star | Stitch - Rock Star | Ann    | hand |
    And Ann has 10 ready ink
    When Ann shifts star onto dog
    Then it is accepted
    And Ann has 6 ready ink
