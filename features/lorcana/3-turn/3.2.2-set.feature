Feature: 3.2.2 Set
  More about clauses 3.2.2.1 to 3.2.2.3: characters dry, locations give lore, then what waits resolves.

  Rule: The active player's characters dry

    @case:dry-for-a-song @clause:3.2.2.1 @clause:5.1.1.12 @clause:5.4.4.2
    Scenario: A character played in Ann's last turn can sing in this turn, but not before
      Given a game of Lorcana
      And these cards
        | ref     | card                      | player | zone | state |
        | elsa    | Elsa - Queen Regent       | Ann    | hand |       |
        | friends | Friends on the Other Side | Ann    | hand |       |
      And Ann has 4 ready ink
      And Ann's deck has 5 cards
      And Bob's deck has 3 cards
      When Ann plays elsa for its ink cost
      And Ann sings friends with elsa
      Then it is refused
      And nothing has changed
      When Ann ends their turn
      Then elsa is drying
      When Bob ends their turn
      Then elsa is dry
      When Ann sings friends with elsa
      Then it is accepted
      And Ann has 3 cards in hand

    @case:dry-for-an-ability @clause:3.2.2.1 @clause:1.7.5
    Scenario: A King of Hearts that Bob has played can use his ability only from Bob's next turn on
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref  | card                                  | player | zone | state   |
        | king | King of Hearts - Monarch of Wonderland | Bob   | hand |         |
        | anns | Stitch - New Dog                      | Ann    | play | exerted |
      And Bob has 4 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Bob plays king for its ink cost
      And Bob uses king
      Then it is refused by 1.7.5
      And nothing has changed
      When Bob ends their turn
      Then anns is ready
      When Ann quests with anns
      And Ann ends their turn
      And Bob uses king
      Then Bob is asked to choose from anns and king
      When Bob chooses anns
      And Bob ends their turn
      Then anns is exerted

    @case:entered-in-the-set-step @clause:3.2.2.1 @clause:3.2.2.3 @clause:5.1.1.11
    Scenario: Lilo, played by her own ability in the Set step, is drying for that turn
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref  | card                  | player | zone    | state |
        | lilo | Lilo - Escape Artist  | Ann    | discard |       |
      And Ann has 2 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Bob ends their turn
      And Ann chooses yes
      Then lilo is in Ann's play
      And lilo is drying
      And lilo is exerted
      And Ann has 0 ready ink
      When Ann ends their turn
      And Bob ends their turn
      Then lilo is dry
      And lilo is ready

  Rule: Locations give their lore, whatever changes it

    @case:lore-of-locations-as-changed @clause:3.2.2.2 @clause:5.6.5.4 @clause:1.11.2
    Scenario Outline: With <items> in play Ariel's Grotto gives Bob <lore> lore
      Given a game of Lorcana
      And these cards
        | ref    | card                          | player | zone    | state   |
        | grotto | Ariel's Grotto - A Secret Place | Bob  | play    |         |
        | one    | Lantern                       | Bob    | play    | exerted |
        | two    | Lantern                       | Bob    | play    |         |
        | three  | Magic Mirror                  | Bob    | <three> |         |
        | anns   | Lantern                       | Ann    | play    |         |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then Bob has <lore> lore
      And Ann has 0 lore

      Examples:
        | items       | three   | lore |
        | two items   | discard | 0    |
        | three items | play    | 2    |

    @case:every-location-of-the-active-player @clause:3.2.2.2 @clause:5.6.5.4
    Scenario: Ann's locations give their lore each time her turn starts, and her characters give none
      Given a game of Lorcana
      And these cards
        | ref    | card                              | player | zone | state    |
        | one    | Never Land - Mermaid Lagoon       | Ann    | play |          |
        | two    | a location costing 3, with 2 Lore | Ann    | play | 3 damage |
        | none   | a location costing 3, with 0 Lore | Ann    | play |          |
        | mickey | Mickey Mouse - True Friend        | Ann    | play |          |
        | bobs   | Never Land - Mermaid Lagoon       | Bob    | play |          |
      And Ann has 4 lore
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann ends their turn
      Then Ann has 4 lore
      And Bob has 1 lore
      When Bob ends their turn
      Then Ann has 7 lore
      And Bob has 1 lore
      When Ann ends their turn
      And Bob ends their turn
      Then Ann has 10 lore
      And Bob has 2 lore

    @case:negative-lore-of-a-location @clause:3.2.2.2 @clause:6.6.3
    Scenario: A location whose Lore is below 0 gives none and takes none from what others give
      Given a game of Lorcana
      And the made-up card "Fog"
        """
        {"type": "item", "cost": 1,
         "abilities": [{"is": "static-gets", "stat": "lore", "plus": -2, "what": {"type": ["location"]}}]}
        """
      And these cards
        | ref   | card                              | player | zone | state |
        | fog   | Fog                               | Ann    | play |       |
        | small | a location costing 3, with 1 Lore | Bob    | play |       |
        | great | a location costing 3, with 3 Lore | Bob    | play |       |
      And Bob has 5 lore
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then Bob has 6 lore

    @case:lore-after-effects-have-begun @clause:3.2.2.2 @clause:3.2.1.2
    Scenario: An increase of a location's Lore during Bob's turn counts for the lore it gives
      Given a game of Lorcana
      And the made-up card "High Season"
        """
        {"type": "item", "cost": 1,
         "abilities": [{"is": "static-gets", "stat": "lore", "plus": 2, "what": {"type": ["location"], "whose": "yours"},
                        "condition": {"is": "your-turn"}}]}
        """
      And these cards
        | ref    | card                        | player | zone | state |
        | season | High Season                 | Bob    | play |       |
        | lagoon | Never Land - Mermaid Lagoon | Bob    | play |       |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then Bob has 3 lore

    @case:brutus-falls-as-the-turn-begins @clause:3.2.1.2 @clause:6.1.13.1
    Scenario: Brutus, banished at the start of Bob's turn, brings lore, since it already is Bob's turn
      Given a game of Lorcana
      And these cards
        | ref      | card                                   | player | zone | state    | at       |
        | brutus   | Brutus - Fearsome Crocodile            | Bob    | play | 2 damage |          |
        | mountain | Treasure Mountain - Azurite Sea Island | Bob    | play |          |          |
        | hades    | Hades - Infernal Schemer               | Bob    | play |          | mountain |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      And Bob chooses brutus
      Then brutus is in Bob's discard
      And Bob has 4 lore

    @case:lore-after-effects-have-ended @clause:3.2.2.2 @clause:3.2.1.3
    Scenario: Ann's Drought lowers the lore of Bob's location, but ends before Ann's own location gives lore
      Given a game of Lorcana
      And the made-up card "Drought"
        """
        {"type": "action", "cost": 0,
         "effect": {"is": "gets", "stat": "lore", "plus": -1, "all": {"type": ["location"]}, "until": "until-your-next-turn"}}
        """
      And these cards
        | ref     | card                              | player | zone | state |
        | drought | Drought                           | Ann    | hand |       |
        | anns    | a location costing 3, with 2 Lore | Ann    | play |       |
        | bobs    | a location costing 3, with 2 Lore | Bob    | play |       |
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann plays drought for its ink cost
      And Ann ends their turn
      Then Bob has 1 lore
      When Bob ends their turn
      Then Ann has 2 lore

    @case:no-lore-gained-no-lore-from-locations @clause:3.2.2.2 @clause:1.2.2
    Scenario: A player who cannot gain lore gains none from locations either
      Given a game of Lorcana
      And the made-up card "Sealed Chest"
        """
        {"type": "item", "cost": 1, "abilities": [{"is": "cannot", "action": "gain-lore", "who": "opponents"}]}
        """
      And these cards
        | ref    | card                        | player | zone | state |
        | chest  | Sealed Chest                | Ann    | play |       |
        | lagoon | Never Land - Mermaid Lagoon | Bob    | play |       |
        | ours   | Never Land - Mermaid Lagoon | Ann    | play |       |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then Bob has 0 lore
      When Bob ends their turn
      Then Ann has 1 lore

    @case:no-lore-from-locations-before-peter-pan @clause:3.2.2.2
    Scenario: While Ann's Peter Pan is exerted, Bob's location gives no lore
      Given a game of Lorcana
      And these cards
        | ref   | card                             | player | zone | state   |
        | peter | Peter Pan - Never Land Prankster | Ann    | play | exerted |
        | lands | Pride Lands - Pride Rock         | Bob    | play |         |
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann ends their turn
      Then it is accepted
      And Bob has 0 lore

  Rule: Then what waits resolves

    @case:only-what-waited-resolves-in-set @clause:3.2.2.3 @clause:7.7.4.4 @asked:7.7.4.4
    Scenario: Abilities of both players wait for the Set step, and the active player's resolve first
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
      When Bob chooses yes
      Then Ann is asked
      When Ann chooses yes
      Then nobody is asked
      And Bob has 2 cards in hand
      And Ann has 1 card in hand

    @case:set-step-one-bag-in-either-order @clause:3.2.2.3 @clause:3.2.1.4 @clause:7.7.4.2 @clause:6.1.8 @ruling:R012a
    Scenario Outline: Bolt's and Lilo's abilities wait together: with <first> first, Bolt brings <lore> lore
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref    | card                      | player | zone    | state   |
        | bolt   | Bolt - Superdog           | Ann    | play    | exerted |
        | other  | Stitch - New Dog          | Ann    | play    |         |
        | hurt   | Pumbaa - Friendly Warthog | Ann    | play    | 1 damage |
        | lilo   | Lilo - Escape Artist      | Ann    | discard |         |
      And Ann has 2 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Bob ends their turn
      Then Ann is asked to choose from bolt and lilo
      When Ann chooses <first>
      And Ann chooses yes
      Then lilo is in Ann's play
      And Ann has <lore> lore
      And Ann has 1 card in hand

      Examples:
        | first | lore |
        | lilo  | 2    |
        | bolt  | 1    |

    @case:here-at-the-start-of-the-turn @clause:3.2.2.3 @clause:6.2.4
    Scenario Outline: Casa Madrigal brings lore at the start of the turn only with a character there: here it is <where>
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref    | card                       | player | zone | state | at   |
        | casa   | Casa Madrigal - Casita     | Ann    | play |       |      |
        | stitch | Stitch - New Dog           | Ann    | play |       | <at> |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Bob ends their turn
      Then Ann has <lore> lore

      Examples:
        | where     | at   | lore |
        | there     | casa | 1    |
        | elsewhere |      | 0    |

    @case:chosen-mode-at-the-start-lasts-this-turn @clause:3.2.2.3 @clause:6.1.13.4
    Scenario: The bonus Camilo takes at the start of his player's turn lasts for that turn only
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref    | card                       | player | zone | state |
        | camilo | Camilo Madrigal - Prankster | Ann   | play |       |
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Bob ends their turn
      And Ann chooses yes
      And Ann chooses 1
      And Ann quests with camilo
      Then Ann has 2 lore
      When Ann ends their turn
      And Bob ends their turn
      And Ann chooses no
      And Ann quests with camilo
      Then Ann has 3 lore

    @case:return-follows-the-discard @clause:6.1.5.1 @clause:3.2.2.3 @clause:7.1.4 @ruling:R050
    Scenario: The Queen's discarded Princess is the only card to return; if Ann declines, nothing is discarded
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref      | card                         | player | zone | state |
        | queen    | The Queen - Conceited Ruler  | Ann    | play |       |
        | princess | Aurora - Regal Princess      | Ann    | hand |       |
        | stitch   | Stitch - New Dog             | Ann    | hand |       |
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Bob ends their turn
      And Ann chooses yes
      Then it is accepted
      And nobody is asked
      And princess is in Ann's hand
      And Ann has 0 cards in discard
      When Ann ends their turn
      And Bob ends their turn
      And Ann chooses no
      Then princess is in Ann's hand
      And Ann has 0 cards in discard

    @case:queen-returns-another @clause:6.1.5.1 @clause:3.2.2.3
    Scenario: With another character in the discard Ann may return that one, but must return a card
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref      | card                         | player | zone    | state |
        | queen    | The Queen - Conceited Ruler  | Ann    | play    |       |
        | princess | Aurora - Regal Princess      | Ann    | hand    |       |
        | stitch   | Stitch - New Dog             | Ann    | discard |       |
        | brawl    | Brawl                        | Ann    | discard |       |
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Bob ends their turn
      And Ann chooses yes
      Then Ann is asked to choose from princess and stitch
      When Ann chooses nothing
      Then it is refused
      And nothing has changed
      When Ann chooses stitch
      Then it is accepted
      And princess is in Ann's discard
      And stitch is in Ann's hand

  Rule: The check at the end of the step

    @case:check-after-set-and-its-triggers @clause:1.8.1 @clause:1.8.3 @clause:3.2.2.3
    Scenario: A character that lives while Bob has no lore is banished in the Set step, and its ability resolves
      Given a game of Lorcana
      And the made-up card "Humble Guest"
        """
        {"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1, "classifications": ["Storyborn"],
         "abilities": [{"is": "static-gets", "stat": "willpower", "plus": 2, "condition": {"is": "lore-is", "who": "you", "most": 0}},
                       {"is": "triggered", "name": "LEAVE", "when": [{"event": "banished", "this": true}],
                        "effect": {"is": "may", "do": {"is": "draw"}}}]}
        """
      And these cards
        | ref    | card                        | player | zone | state    |
        | guest  | Humble Guest                | Bob    | play | 1 damage |
        | lagoon | Never Land - Mermaid Lagoon | Bob    | play |          |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      And Bob chooses yes
      Then Bob has 2 cards in hand
      And guest is in Bob's discard

    @case:twenty-lore-from-locations @clause:1.8.1.1 @clause:3.2.2.2 @clause:1.8.1
    Scenario: The twentieth lore comes from a location in the Set step, and Bob wins
      Given a game of Lorcana
      And these cards
        | ref    | card                        | player | zone | state |
        | lagoon | Never Land - Mermaid Lagoon | Bob    | play |       |
      And Bob has 19 lore
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then Bob has won

    @case:twenty-lore-with-abilities-waiting @conflict:111 @clause:3.2.2.3 @midway:1.8.1.1
    Scenario: A location brings Bob's twentieth lore while Donald's ability waits, which resolves first
      Given a game of Lorcana
      And these cards
        | ref    | card                            | player | zone | state |
        | lagoon | Never Land - Mermaid Lagoon     | Bob    | play |       |
        | donald | Donald Duck - Perfect Gentleman | Bob    | play |       |
      And Bob has 19 lore
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then Bob is asked
      When Bob chooses no
      And Ann chooses no
      Then Bob has won

  Rule: What one ability brings about, the next one finds

    @case:moved-before-it-is-looked-at @clause:3.2.2.3 @clause:6.2.4 @clause:7.7.4.2 @ruling:R012b
    Scenario Outline: Vanellope's ability looks for a location as it resolves: with <first> first, Ann has <lore> lore
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref    | card                                     | player | zone | state |
        | vanny  | Vanellope Von Schweetz - Gutsy Go-Getter | Ann    | play |       |
        | pod    | Transport Pod                            | Ann    | play |       |
        | lagoon | Never Land - Mermaid Lagoon              | Ann    | play |       |
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Bob ends their turn
      Then Ann is asked to choose from pod and vanny
      When Ann chooses <first>
      And Ann chooses yes
      Then vanny is at lagoon
      And Ann has <lore> lore
      And Ann has <cards> in hand

      Examples:
        | first | lore | cards   |
        | pod   | 2    | 2 cards |
        | vanny | 1    | 1 card  |
