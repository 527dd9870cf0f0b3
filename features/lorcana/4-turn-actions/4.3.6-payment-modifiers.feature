Feature: Payment modifiers: the next card, the card itself, and cards in play
  Clause 4.3.6 with its examples, and 1.5.4.



  Rule: A modifier about the card itself works from wherever it is played, and for that card only

    @case:lefou-is-cheaper-with-gaston @clause:4.3.6 @clause:6.1.12 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.6-self @clause:seed-4.3:4.3.6-C
    Scenario Outline: LeFou costs 1 with <gaston> in play
      Given a game of Lorcana
      And these cards
        | ref    | card            | player | zone | state |
        | gaston | <gaston>        | Ann    | play |       |
        | lefou  | LeFou - Bumbler | Ann    | hand |       |
        | copy   | LeFou - Bumbler | Ann    | hand |       |
      And Ann has 2 ready ink
      When Ann plays lefou for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from       | to                 |
        | lefou     | Ann's hand | Ann's play, drying |
        | Ann's ink | 2 ready    | 1 ready, 1 exerted |
      When Ann plays copy for its ink cost
      Then it is accepted
      And Ann has 0 ready ink

      Examples:
        | gaston                                    |
        | Gaston - Arrogant Hunter                  |
        | a character costing 3, named Gaston       |

    @case:lefou-without-gaston @clause:4.3.6 @clause:4.3.2.4 @edition:book @edition:seed-4.3 @edition:seed-guide
    Scenario: LeFou costs 2 without a Gaston of Ann's in play
      Given a game of Lorcana
      And these cards
        | ref     | card                      | player | zone | state |
        | gaston  | Gaston - Arrogant Hunter  | Bob    | play |       |
        | inhand  | Gaston - Arrogant Hunter  | Ann    | hand |       |
        | lefou   | LeFou - Bumbler           | Ann    | hand |       |
      And Ann has 1 ready ink
      When Ann plays lefou for its ink cost
      Then it is refused
      And nothing has changed

    @case:lefou-helps-only-himself @clause:4.3.6 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.6-self @clause:seed-4.3:4.3.6-C
    Scenario: LeFou makes no other character cheaper, whether he is in play or in hand
      Given a game of Lorcana
      And these cards
        | ref    | card                     | player | zone | state |
        | gaston | Gaston - Arrogant Hunter | Ann    | play |       |
        | lefou  | LeFou - Bumbler          | Ann    | play |       |
        | inhand | LeFou - Bumbler          | Ann    | hand |       |
        | two    | a character costing 2    | Ann    | hand |       |
      And Ann has 1 ready ink
      When Ann plays two for its ink cost
      Then it is refused
      And nothing has changed
      When Ann plays inhand for its ink cost
      Then it is accepted
      And Ann has 0 ready ink

    @case:self-modifier-works-outside-the-hand @clause:4.3.6 @clause:6.1.12 @edition:book @edition:seed-4.3
    @clause:seed-4.3:4.3.6-self
    Scenario Outline: A card that is cheaper with Gaston in play is cheaper from the <zone> too
      Given a game of Lorcana
      And the made-up card "Faithful Shade"
        """
        {"name": "Faithful Shade", "type": "character", "cost": 3, "strength": 1, "willpower": 1, "lore": 1,
         "classifications": ["Storyborn", "Ghost"],
         "abilities": [{"is": "playable-from", "zone": "discard"},
                       {"is": "pays", "this": true, "less": 2,
                        "condition": {"is": "have", "what": {"type": ["character"], "named": ["Gaston"], "whose": "yours"}}}]}
        """
      And these cards
        | ref    | card                     | player | zone   | state |
        | gaston | Gaston - Arrogant Hunter | Ann    | play   |       |
        | shade  | Faithful Shade           | Ann    | <zone> |       |
      And Ann has 1 ready ink
      When Ann plays shade for its ink cost
      Then it is accepted
      And Ann has 0 ready ink
      And shade is in Ann's play

      Examples:
        | zone    |
        | hand    |
        | discard |

    @case:self-modifier-counts-damaged-friends @clause:4.3.6 @clause:6.1.8 @clause:1.5.4
    Scenario Outline: Gaston costs 2 less for each damaged character of Ann's: she has two of them and <ink> ink
      Given a game of Lorcana
      And these cards
        | ref    | card                   | player | zone | state    |
        | gaston | Gaston - Pure Paragon  | Ann    | hand |          |
        | hurt1  | a character costing 1  | Ann    | play | 1 damage |
        | hurt2  | a character costing 1  | Ann    | play | 2 damage |
        | fine   | a character costing 1  | Ann    | play |          |
        | bobs   | a character costing 1  | Bob    | play | 1 damage |
      And Ann has <ink> ready ink
      When Ann plays gaston for its ink cost
      Then <verdict>
      And <after>

      Examples:
        | ink | verdict        | after               |
        | 5   | it is accepted | Ann has 0 ready ink |
        | 4   | it is refused  | nothing has changed |

    @case:self-modifier-looks-back-on-the-turn @clause:4.3.6 @clause:4.3.2.3
    Scenario: Helga costs 2 less only after two cards went to Ann's discard this turn
      Given a game of Lorcana
      And these cards
        | ref   | card                             | player | zone | state |
        | helga | Helga Sinclair - No Backup Needed | Ann   | hand |       |
        | act1  | an action costing 1              | Ann    | hand |       |
        | act2  | an action costing 1              | Ann    | hand |       |
      And Ann has 4 ready ink
      When Ann plays act1 for its ink cost
      Then it is accepted
      When Ann plays helga for its ink cost
      Then it is refused
      And nothing has changed
      When Ann plays act2 for its ink cost
      Then it is accepted
      When Ann plays helga for its ink cost
      Then it is accepted
      And Ann has 0 ready ink

  Rule: Any other modifier works only while its card is in play

    @case:gadget-in-play-reduces-inventors @clause:4.3.6 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.6-others @clause:seed-4.3:4.3.6-C-gadget
    Scenario: With three items, Gadget in play makes an Inventor cost 1 less
      Given a game of Lorcana
      And these cards
        | ref    | card                                       | player | zone | state |
        | gadget | Gadget Hackwrench - Brilliant Bosun        | Ann    | play |       |
        | item1  | Lantern                                    | Ann    | play |       |
        | item2  | Lantern                                    | Ann    | play |       |
        | item3  | Lantern                                    | Ann    | play |       |
        | belle  | Belle - Apprentice Inventor                | Ann    | hand |       |
        | mouse  | Gadget Hackwrench - Perceptive Mouse       | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann plays belle for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from       | to                 |
        | belle     | Ann's hand | Ann's play, drying |
        | Ann's ink | 3 ready    | 1 ready, 2 exerted |
      When Ann plays mouse for its ink cost
      Then it is accepted
      And Ann has 0 ready ink

    @case:gadget-in-hand-reduces-nothing @clause:4.3.6 @clause:1.6.1 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.6-others @clause:seed-4.3:4.3.6-C-gadget
    Scenario: Gadget in hand makes neither herself nor another Inventor cheaper
      Given a game of Lorcana
      And these cards
        | ref    | card                                       | player | zone | state |
        | gadget | Gadget Hackwrench - Brilliant Bosun        | Ann    | hand |       |
        | item1  | Lantern                                    | Ann    | play |       |
        | item2  | Lantern                                    | Ann    | play |       |
        | item3  | Lantern                                    | Ann    | play |       |
        | six    | a character costing 6, classified Inventor | Ann    | hand |       |
      And Ann has 5 ready ink
      When Ann plays gadget for its ink cost
      Then it is refused
      And nothing has changed
      When Ann plays six for its ink cost
      Then it is refused
      And nothing has changed

    @case:gadget-gone-reduction-gone @clause:4.3.6 @clause:6.4.2.3 @edition:book @edition:seed-4.3
    @clause:seed-4.3:4.3.6-others @clause:seed-4.3:4.3.6-C-gadget
    Scenario: Once Gadget is banished, Inventors cost full price again
      Given a game of Lorcana
      And these cards
        | ref    | card                                       | player | zone | state |
        | gadget | Gadget Hackwrench - Brilliant Bosun        | Ann    | play |       |
        | item1  | Lantern                                    | Ann    | play |       |
        | item2  | Lantern                                    | Ann    | play |       |
        | item3  | Lantern                                    | Ann    | play |       |
        | fire   | Dragon Fire                                | Ann    | hand |       |
        | three  | a character costing 3, classified Inventor | Ann    | hand |       |
      And Ann has 7 ready ink
      When Ann plays fire for its ink cost
      Then gadget is in Ann's discard
      When Ann plays three for its ink cost
      Then it is refused
      And nothing has changed

    @case:gadget-needs-three-items-and-an-inventor @clause:4.3.6 @clause:6.1.13.5
    Scenario Outline: Gadget does not reduce the cost of <card> while Ann has <count> items
      Given a game of Lorcana
      And these cards
        | ref    | card                                | player   | zone | state |
        | gadget | Gadget Hackwrench - Brilliant Bosun | Ann      | play |       |
        | item1  | Lantern                             | Ann      | play |       |
        | item2  | Lantern                             | Ann      | play |       |
        | item3  | Lantern                             | <third>  | play |       |
        | three  | <card>                              | Ann      | hand |       |
      And Ann has 2 ready ink
      When Ann plays three for its ink cost
      Then it is refused
      And nothing has changed

      Examples:
        | card                                       | count | third |
        | a character costing 3, classified Inventor | 2     | Bob   |
        | a character costing 3                      | 3     | Ann   |

    @case:gadget-reduces-only-her-players-inventors @clause:4.3.6 @clause:1.3.3
    Scenario: Gadget does not reduce the cost of the opponent's Inventors
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref    | card                                       | player | zone | state |
        | gadget | Gadget Hackwrench - Brilliant Bosun        | Ann    | play |       |
        | item1  | Lantern                                    | Ann    | play |       |
        | item2  | Lantern                                    | Ann    | play |       |
        | item3  | Lantern                                    | Ann    | play |       |
        | three  | a character costing 3, classified Inventor | Bob    | hand |       |
      And Bob has 2 ready ink
      When Bob plays three for its ink cost
      Then it is refused
      And nothing has changed

    @case:gadget-reduces-shifting-an-inventor @clause:4.3.6 @clause:4.3.2.3
    Scenario: With one Gadget in play, shifting another Gadget costs 1 less
      Given a game of Lorcana
      And these cards
        | ref    | card                                 | player | zone | state |
        | gadget | Gadget Hackwrench - Brilliant Bosun  | Ann    | play |       |
        | mouse  | Gadget Hackwrench - Perceptive Mouse | Ann    | play |       |
        | item1  | Lantern                              | Ann    | play |       |
        | item2  | Lantern                              | Ann    | play |       |
        | item3  | Lantern                              | Ann    | play |       |
        | bosun  | Gadget Hackwrench - Brilliant Bosun  | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann shifts bosun onto mouse
      Then it is accepted
      And only this has changed
        | what      | from       | to                      |
        | bosun     | Ann's hand | Ann's play              |
        | mouse     | Ann's play | Ann's play, under bosun |
        | Ann's ink | 3 ready    | 3 exerted               |

    @case:shift-pays-an-increase @clause:4.3.6 @clause:4.3.2.3 @clause:1.5.5.2 @edition:book @edition:seed-4.3 @edition:seed-guide
    @clause:seed-4.3:4.3.2.3 @clause:seed-guide:3
    Scenario: An increase for characters applies to a Shift too
      Given a game of Lorcana
      And the made-up card "Royal Tax"
        """
        {"name": "Royal Tax", "type": "item", "cost": 2,
         "abilities": [{"is": "pays", "what": {"type": ["character"]}, "more": 2, "who": "each"}]}
        """
      And these cards
        | ref  | card               | player | zone | state |
        | tax  | Royal Tax          | Bob    | play |       |
        | dog  | Stitch - New Dog   | Ann    | play | drying |
        | star | Stitch - Rock Star | Ann    | hand |       |
      And Ann has 6 ready ink
      When Ann shifts star onto dog
      Then it is accepted
      And only this has changed
        | what      | from       | to                     |
        | star      | Ann's hand | Ann's play, drying             |
        | dog       | Ann's play, drying | Ann's play, under star |
        | Ann's ink | 6 ready    | 6 exerted              |

    @case:an-increase-for-opponents @clause:4.3.6 @clause:4.3.2.3
    Scenario Outline: An increase for opponents does not apply to its own player (<case>)
      Given a game of Lorcana
      And the made-up card "Border Toll"
        """
        {"name": "Border Toll", "type": "item", "cost": 2,
         "abilities": [{"is": "pays", "what": {"type": ["character"]}, "more": 1, "who": "opponents"}]}
        """
      And these cards
        | ref  | card                  | player  | zone |
        | toll | Border Toll           | <owner> | play |
        | two  | a character costing 2 | <who>   | hand |
      And it is <who>'s turn
      And <who> has 3 ready ink
      When <who> plays two for its ink cost
      Then it is accepted
      And <who> has <left> ready ink

      Examples:
        | case                   | who | owner | left |
        | Ann plays, it is hers  | Ann | Ann   | 1    |
        | Ann plays, it is Bob's | Ann | Bob   | 0    |
        | Bob plays, it is his   | Bob | Bob   | 1    |
        | Bob plays, it is Ann's | Bob | Ann   | 0    |

    @case:shift-one-short-of-an-increase @clause:4.3.6 @clause:4.3.2.3 @clause:1.5.3 @edition:book @edition:seed-4.3 @edition:seed-guide
    Scenario: A Shift is refused if an increase leaves its player one ink short
      Given a game of Lorcana
      And the made-up card "Royal Tax"
        """
        {"name": "Royal Tax", "type": "item", "cost": 2,
         "abilities": [{"is": "pays", "what": {"type": ["character"]}, "more": 2, "who": "each"}]}
        """
      And these cards
        | ref  | card               | player | zone | state |
        | tax  | Royal Tax          | Ann    | play |       |
        | dog  | Stitch - New Dog   | Ann    | play |       |
        | star | Stitch - Rock Star | Ann    | hand |       |
      And Ann has 5 ready ink
      When Ann shifts star onto dog
      Then it is refused
      And nothing has changed

    @case:reduction-of-a-location @clause:4.3.6 @clause:4.3.2.3
    Scenario Outline: Pride Rock reduces a character's cost only while royalty is there; Ann's character is a <who>
      Given a game of Lorcana
      And these cards
        | ref    | card                                    | player | zone | state | at   |
        | rock   | Pride Lands - Pride Rock                | Ann    | play |       |      |
        | royal  | a character costing 2, classified <who> | Ann    | play |       | <at> |
        | three  | a character costing 3                   | Ann    | hand |       |      |
      And Ann has 2 ready ink
      When Ann plays three for its ink cost
      Then <verdict>
      And <after>

      Examples:
        | case          | who    | at   | verdict        | after               |
        | prince-there  | Prince | rock | it is accepted | Ann has 0 ready ink |
        | prince-away   | Prince |      | it is refused  | nothing has changed |
        | villain-there | Villain | rock | it is refused | nothing has changed |
