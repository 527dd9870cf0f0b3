Feature: Playing for free as part of an effect
  Clause 6.1.7: no cost at all, no other alternate cost, and the free card's triggers wait.

  Rule: For free means that nothing is paid

    @case:free-ignores-an-increase @clause:6.1.7 @clause:4.3.2.2 @clause:1.5.5.3
    Scenario: No increase of its cost is paid for a character that Just in Time plays
      Given a game of Lorcana
      And the made-up card "Royal Tax"
        """
        {"name": "Royal Tax", "type": "item", "cost": 2,
         "abilities": [{"is": "pays", "what": {"type": ["character"]}, "more": 2, "who": "each"}]}
        """
      And these cards
        | ref  | card                  | player | zone | state |
        | tax  | Royal Tax             | Bob    | play |       |
        | jit  | Just in Time          | Ann    | hand |       |
        | five | a character costing 5 | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann plays jit for its ink cost
      And Ann chooses yes
      Then it is accepted
      And only this has changed
        | what      | from       | to                 |
        | jit       | Ann's hand | Ann's discard      |
        | five      | Ann's hand | Ann's play, drying |
        | Ann's ink | 3 ready    | 3 exerted          |

    @case:free-reaches-the-limit @clause:6.1.7 @clause:6.1.3.1
    Scenario: Just in Time offers only characters of its player's hand that cost 5 or less
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref  | card                  | player | zone | state |
        | jit  | Just in Time          | Bob    | hand |       |
        | one  | a character costing 1 | Bob    | hand |       |
        | five | a character costing 5 | Bob    | hand |       |
        | six  | a character costing 6 | Bob    | hand |       |
        | item | an item costing 1     | Bob    | hand |       |
        | anns | a character costing 2 | Ann    | hand |       |
      And Bob has 3 ready ink
      When Bob plays jit for its ink cost
      And Bob chooses yes
      Then Bob is asked to choose from one and five
      When Bob chooses six
      Then it is refused
      And nothing has changed
      When Bob chooses five
      Then it is accepted
      And only this has changed
        | what      | from       | to                 |
        | jit       | Bob's hand | Bob's discard      |
        | five      | Bob's hand | Bob's play, drying |
        | Bob's ink | 3 ready    | 3 exerted          |

    @case:free-may-be-declined @clause:6.1.4 @clause:1.5.5.3
    Scenario: Ann declines to play a character, and Just in Time is used up
      Given a game of Lorcana
      And these cards
        | ref  | card                  | player | zone | state |
        | jit  | Just in Time          | Ann    | hand |       |
        | five | a character costing 5 | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann plays jit for its ink cost
      Then it is accepted
      When Ann chooses no
      Then it is accepted
      And only this has changed
        | what      | from       | to            |
        | jit       | Ann's hand | Ann's discard |
        | Ann's ink | 3 ready    | 3 exerted     |

  Rule: A card played for free is played for no other alternate cost

    @case:free-is-not-shifted @clause:6.1.7 @clause:4.3.2.2 @ruling:R066
    Scenario: Circle of Life plays Pie Slinger on his own, so that he counts as not shifted
      Given a game of Lorcana
      And these cards
        | ref    | card                         | player | zone    | state |
        | circle | Circle of Life               | Ann    | hand    |       |
        | pie    | Donald Duck - Pie Slinger    | Ann    | discard |       |
        | donald | Donald Duck - Boisterous Fowl | Ann   | play    |       |
      And Ann has 8 ready ink
      And Bob has 5 lore
      When Ann plays circle for its ink cost
      Then it is accepted
      And nobody is asked
      And only this has changed
        | what      | from          | to                 |
        | circle    | Ann's hand    | Ann's discard      |
        | pie       | Ann's discard | Ann's play, drying |
        | Ann's ink | 8 ready       | 8 exerted          |

    @case:free-song-is-not-sung @clause:6.1.7
    Scenario: A song that Naveen's ability plays for free exerts no singer
      Given a game of Lorcana
      And these cards
        | ref    | card                          | player | zone | state |
        | naveen | Prince Naveen - Ukulele Player | Ann   | hand |       |
        | song   | Friends on the Other Side     | Ann    | hand |       |
        | voice  | a character costing 5         | Ann    | play |       |
      And Ann has 4 ready ink
      And Ann's deck has 2 cards
      When Ann plays naveen for its ink cost
      And Ann chooses yes
      Then it is accepted
      And only this has changed
        | what       | from       | to                 |
        | naveen     | Ann's hand | Ann's play, drying |
        | song       | Ann's hand | Ann's discard      |
        | ann-deck-1 | Ann's deck | Ann's hand         |
        | ann-deck-2 | Ann's deck | Ann's hand         |
        | Ann's ink  | 4 ready    | 4 exerted          |

  Rule: What a free card triggers waits for the effect that played it

    @case:free-cards-trigger-waits @clause:6.1.7 @clause:6.7.8
    Scenario: Cinderella's ability resolves when Just in Time has gone to the discard
      Given a game of Lorcana
      And these cards
        | ref   | card                            | player | zone | state |
        | jit   | Just in Time                    | Ann    | hand |       |
        | cindy | Cinderella - Knight in Training | Ann    | hand |       |
        | spare | Lantern                         | Ann    | hand |       |
      And Ann has 3 ready ink
      And Ann's deck has 2 cards
      When Ann plays jit for its ink cost
      And Ann chooses yes
      And Ann chooses no
      Then it is accepted
      And cindy is in Ann's play
      And jit is in Ann's discard

    @case:free-permission-ignores-an-increase @clause:4.3.2.2 @clause:1.5.5.3
    Scenario: LeFou, who may be played for free, pays no increase of his cost either
      Given a game of Lorcana
      And the made-up card "Royal Tax"
        """
        {"name": "Royal Tax", "type": "item", "cost": 2,
         "abilities": [{"is": "pays", "what": {"type": ["character"]}, "more": 2, "who": "each"}]}
        """
      And these cards
        | ref   | card                         | player | zone | state |
        | tax   | Royal Tax                    | Bob    | play |       |
        | lefou | LeFou - Opportunistic Flunky | Ann    | hand |       |
      And Ann has 4 ready ink
      And a character of Bob was banished in a challenge this turn
      When Ann plays lefou for free
      Then it is accepted
      And only this has changed
        | what  | from       | to                 |
        | lefou | Ann's hand | Ann's play, drying |

    @case:the-action-itself-is-counted @clause:6.7.8 @clause:6.2.4 @clause:6.7.1.2 @ruling:R030a @ruling:R030b
    Scenario Outline: Circle of Life counts as a card put into the discard, as the <nth> this turn
      Given a game of Lorcana
      And the made-up card "Deep Guardian"
        """
        {"name": "Deep Guardian", "type": "character", "cost": 9, "strength": 1, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Monster"],
         "abilities": [{"is": "triggered", "when": [{"event": "played", "this": true}],
                        "condition": {"is": "happened-this-turn", "event": "put-into-discard",
                                      "what": {"whose": "yours"}, "least": 2},
                        "effect": {"is": "gain-lore", "lore": 2}}]}
        """
      And these cards
        | ref      | card                  | player | zone    | state |
        | circle   | Circle of Life        | Ann    | hand    |       |
        | before   | <before>              | Ann    | hand    |       |
        | guardian | Deep Guardian         | Ann    | discard |       |
      And Ann has 9 ready ink
      When Ann plays before for its ink cost
      Then it is accepted
      When Ann plays circle for its ink cost
      Then it is accepted
      And guardian is in Ann's play
      And Ann has <lore> lore

      Examples:
        | nth    | before              | lore |
        | second | an action costing 1 | 2    |
        | first  | an item costing 1   | 0    |
