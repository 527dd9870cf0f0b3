Feature: 3.2.1.1 Cards that cannot ready
  More about clauses 3.2.1.1 and 1.2.2: effects that keep cards from readying, at the start of a turn or at all.

  Rule: "At the start of their next turn" is one Ready step

    @case:exerted-and-locked @clause:3.2.1.1 @clause:6.7.3 @clause:1.2.2 @ruling:R131
    Scenario: A character that is already exerted may be chosen and does not ready in its player's next turn
      Given a game of Lorcana
      And these cards
        | ref   | card                       | player | zone | state   |
        | elsa  | Elsa - Spirit of Winter    | Ann    | hand |         |
        | one   | Mickey Mouse - True Friend | Bob    | play | exerted |
        | other | Stitch - New Dog           | Bob    | play | exerted |
      And Ann has 8 ready ink
      And Bob has 0 ready ink and 1 exerted ink
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann plays elsa for its ink cost
      Then Ann is asked to choose from elsa, one and other
      When Ann chooses one
      Then it is accepted
      And one is exerted
      When Ann ends their turn
      Then one is exerted
      And other is ready
      And Bob has 1 ready ink
      When Bob quests with one
      Then it is refused by 4.5.1.3
      And nothing has changed
      When Bob ends their turn
      And Ann ends their turn
      Then one is ready

    @case:locked-while-ready @clause:3.2.1.1 @clause:6.1.13.3 @ruling:R029a
    Scenario: Keeping an already ready character from readying in its next turn has no effect on it
      Given a game of Lorcana
      And these cards
        | ref    | card                       | player | zone | state |
        | ursula | Ursula - Sea Witch         | Ann    | play |       |
        | mickey | Mickey Mouse - True Friend | Bob    | play |       |
        | stitch | Stitch - New Dog           | Bob    | play |       |
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann quests with ursula
      Then Ann is asked to choose from mickey and stitch
      When Ann chooses mickey
      And Ann ends their turn
      Then mickey is ready
      When Bob quests with mickey
      Then it is accepted
      And Bob has 2 lore
      When Bob ends their turn
      And Ann ends their turn
      Then mickey is ready

    @case:lock-is-over-after-one-ready-step @clause:3.2.1.1 @clause:6.1.13.3 @ruling:R029b
    Scenario: A character exerted in the turn it was kept from readying readies in the next turn
      Given a game of Lorcana
      And these cards
        | ref    | card                       | player | zone | state |
        | ursula | Ursula - Sea Witch         | Ann    | play |       |
        | mickey | Mickey Mouse - True Friend | Bob    | play |       |
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann quests with ursula
      And Ann ends their turn
      And Bob quests with mickey
      And Bob ends their turn
      Then mickey is exerted
      When Ann ends their turn
      Then mickey is ready

    @case:lock-on-an-own-character @clause:3.2.1.1
    Scenario: Ann's own character, chosen for I'm Stuck!, stays exerted in her next turn and readies after that
      Given a game of Lorcana
      And these cards
        | ref    | card                        | player | zone | state   |
        | stuck  | I'm Stuck!                  | Ann    | hand |         |
        | anns   | Mickey Mouse - True Friend  | Ann    | play | exerted |
        | bobs   | Stitch - New Dog            | Bob    | play | exerted |
      And Ann has 1 ready ink
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann plays stuck for its ink cost
      And Ann chooses anns
      And Ann ends their turn
      Then bobs is ready
      When Bob ends their turn
      Then anns is exerted
      And Ann has 1 ready ink
      When Ann ends their turn
      And Bob ends their turn
      Then anns is ready

    @case:lock-on-characters-of-both @clause:3.2.1.1
    Scenario: One character of each player is chosen, and each misses its own player's next Ready step
      Given a game of Lorcana
      And these cards
        | ref  | card                       | player | zone | state   |
        | elsa | Elsa - Spirit of Winter    | Ann    | hand |         |
        | anns | Mickey Mouse - True Friend | Ann    | play |         |
        | bobs | Stitch - New Dog           | Bob    | play |         |
      And Ann has 8 ready ink
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann plays elsa for its ink cost
      And Ann chooses anns and bobs
      Then anns is exerted
      And bobs is exerted
      When Ann ends their turn
      Then bobs is exerted
      When Bob ends their turn
      Then anns is exerted
      And elsa is ready
      When Ann ends their turn
      Then bobs is ready
      When Bob ends their turn
      Then anns is ready

    @case:lock-on-an-item @clause:3.2.1.1
    Scenario: Heihei keeps an item from readying for one turn
      Given a game of Lorcana
      And these cards
        | ref     | card                            | player | zone | state |
        | heihei  | Heihei - Not-So-Tricky Chicken  | Ann    | hand |       |
        | lantern | Lantern                         | Bob    | play |       |
        | mirror  | Magic Mirror                    | Bob    | play |       |
      And Ann has 2 ready ink
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann plays heihei for its ink cost
      And Ann chooses lantern
      And Ann ends their turn
      Then lantern is exerted
      When Bob uses lantern
      Then it is refused
      And nothing has changed
      When Bob ends their turn
      And Ann ends their turn
      Then lantern is ready

    @case:nobody-was-exerted-no-lock @clause:6.1.5.1 @clause:3.2.1.1 @ruling:R056c
    Scenario Outline: The character that Elsa's ability chooses is <state>, so it <what> in the next turn
      Given a game of Lorcana
      And these cards
        | ref    | card                       | player | zone | state   |
        | elsa   | Elsa - Ice Maker           | Ann    | play |         |
        | anna   | Anna - Braving the Storm   | Ann    | play |         |
        | mickey | Mickey Mouse - True Friend | Bob    | play | <state> |
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann quests with elsa
      And Ann chooses yes
      And Ann chooses mickey
      Then mickey is exerted
      When Ann ends their turn
      Then mickey is <then>

      Examples:
        | case    | state   | what             | then    |
        | ready   | ready   | is held fast     | exerted |
        | exerted | exerted | readies as ever  | ready   |

    @case:lock-does-not-follow-a-card-away @clause:3.2.1.1 @clause:7.1.6
    Scenario: A character returned to hand and played again is no longer kept from readying
      Given a game of Lorcana
      And these cards
        | ref    | card                        | player | zone | state   |
        | stuck  | I'm Stuck!                  | Ann    | hand |         |
        | worry  | Mother Knows Best           | Ann    | hand |         |
        | yokai  | Yokai - Professor Callaghan | Ann    | play | exerted |
        | pumba  | Pumbaa - Friendly Warthog   | Ann    | play |         |
      And the made-up card "Weary"
        """
        {"type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}}, {"is": "exert"}]}}
        """
      And these cards
        | ref   | card  | player | zone |
        | weary | Weary | Ann    | hand |
      And Ann has 5 ready ink
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann plays stuck for its ink cost
      And Ann plays worry for its ink cost
      And Ann chooses yokai
      And Ann plays yokai for its ink cost
      And Ann plays weary for its ink cost
      And Ann chooses yokai
      Then yokai is exerted
      When Ann ends their turn
      And Bob ends their turn
      Then yokai is ready

  Rule: "Cannot ready at the start of your turn" is about the Ready step only

    @case:maui-readies-for-ink @clause:3.2.1.1 @clause:1.2.2
    Scenario: Maui does not ready at the start of his player's turns, but readies by his own ability
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref   | card                      | player | zone | state   |
        | maui  | Maui - Whale              | Ann    | play | exerted |
        | pumba | Pumbaa - Friendly Warthog | Ann    | play | exerted |
      And Ann has 0 ready ink and 2 exerted ink
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Bob ends their turn
      Then maui is exerted
      And pumba is ready
      And Ann has 2 ready ink
      When Ann uses maui
      Then it is accepted
      And maui is ready
      When Ann quests with maui
      Then it is refused by 1.2.2
      And nothing has changed

    @case:genie-holds-only-characters @clause:3.2.1.1 @clause:6.1.13.5 @clause:5.3.1
    Scenario: While Ann's Genie is exerted, Bob's characters do not ready, but his items and ink do
      Given a game of Lorcana
      And these cards
        | ref     | card                       | player | zone | state   |
        | genie   | Genie - Main Attraction    | Ann    | play |         |
        | mickey  | Mickey Mouse - True Friend | Bob    | play | exerted |
        | lantern | Lantern                    | Bob    | play | exerted |
      And Bob has 0 ready ink and 2 exerted ink
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann quests with genie
      And Ann ends their turn
      Then mickey is exerted
      And lantern is ready
      And Bob has 2 ready ink
      When Bob ends their turn
      Then genie is ready
      When Ann ends their turn
      Then mickey is ready

    @case:santorini-holds-only-items @clause:3.2.1.1 @clause:1.2.2
    Scenario: Santorini keeps Bob's items from readying, but not his characters or ink, nor Ann's items
      Given a game of Lorcana
      And these cards
        | ref     | card                                 | player | zone | state   |
        | vinny   | Vincenzo Santorini - On the Run      | Ann    | play |         |
        | anns    | Lantern                              | Ann    | play | exerted |
        | mickey  | Mickey Mouse - True Friend           | Bob    | play | exerted |
        | bobs    | Lantern                              | Bob    | play | exerted |
      And Bob has 0 ready ink and 1 exerted ink
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann ends their turn
      Then bobs is exerted
      And mickey is ready
      And Bob has 1 ready ink
      When Bob ends their turn
      Then anns is ready

    @case:end-of-turn-ready-despite-the-lock @clause:3.4.1.1 @clause:3.2.1.1 @ruling:R149a
    Scenario: Simba readies the others at the end of Ann's turn, though Mor'du keeps them exerted at its start
      Given a game of Lorcana
      And these cards
        | ref    | card                          | player | zone | state   |
        | mordu  | Mor'du - Savage Cursed Prince | Ann    | play | exerted |
        | simba  | Simba - Pride Protector       | Ann    | play | exerted |
        | pumba  | Pumbaa - Friendly Warthog     | Ann    | play | exerted |
        | stitch | Stitch - New Dog              | Ann    | play | exerted |
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann ends their turn
      And Ann chooses yes
      Then mordu is ready
      And pumba is ready
      And stitch is ready
      And simba is exerted

    @case:lock-of-the-next-ready-step @clause:3.2.1.1 @clause:1.2.2 @ruling:R149b
    Scenario: In Ann's Ready step Mor'du himself readies, but keeps her Simba exerted
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref    | card                          | player | zone | state   |
        | mordu  | Mor'du - Savage Cursed Prince | Ann    | play | exerted |
        | simba  | Simba - Pride Protector       | Ann    | play | exerted |
        | pumba  | Pumbaa - Friendly Warthog     | Ann    | play |         |
        | bobs   | Stitch - New Dog              | Bob    | play | exerted |
      And Ann has 0 ready ink and 1 exerted ink
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Bob ends their turn
      Then simba is exerted
      And pumba is ready
      And mordu is ready
      And Ann has 1 ready ink
      When Ann ends their turn
      And Ann chooses no
      Then bobs is ready

    @case:held-while-the-palace-stands @clause:3.2.1.1 @clause:6.4.2.3
    Scenario: Elsa's Ice Palace keeps a character exerted turn after turn, until the palace has left play
      Given a game of Lorcana
      And the made-up card "Thaw"
        """
        {"type": "action", "cost": 0, "effect": {"is": "banish", "all": {"type": ["location"]}}}
        """
      And these cards
        | ref    | card                                 | player | zone | state   |
        | palace | Elsa's Ice Palace - Place of Solitude | Ann   | hand |         |
        | mickey | Mickey Mouse - True Friend           | Bob    | play | exerted |
        | stitch | Stitch - New Dog                     | Bob    | play | exerted |
        | thaw   | Thaw                                 | Bob    | hand |         |
      And Ann has 3 ready ink
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann plays palace for its ink cost
      And Ann chooses mickey
      And Ann ends their turn
      Then mickey is exerted
      And stitch is ready
      When Bob ends their turn
      And Ann ends their turn
      Then mickey is exerted
      When Bob plays thaw for its ink cost
      Then palace is in Ann's discard
      And mickey is exerted
      When Bob ends their turn
      And Ann ends their turn
      Then mickey is ready

  Rule: "Cannot ready" is about every way to ready

    @case:stone-by-day-counts-before-the-draw @clause:3.2.1.1 @clause:3.2.3.1 @clause:6.1.16.2
    Scenario Outline: With <cards> in Ann's hand as her turn starts, Hudson <does>
      Given a game of Lorcana
      And it is Bob's turn
      And these cards
        | ref    | card                       | player | zone   | state   |
        | hudson | Hudson - Determined Reader | Ann    | play   | exerted |
        | one    | Brawl                      | Ann    | hand   |         |
        | two    | Brawl                      | Ann    | hand   |         |
        | three  | Brawl                      | Ann    | <zone> |         |
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Bob ends their turn
      Then Ann has <drawn> cards in hand
      And hudson is <state>

      Examples:
        | cards       | does        | zone    | drawn | state   |
        | two cards   | readies     | discard | 3     | ready   |
        | three cards | stays stone | hand    | 4     | exerted |

    @case:stone-is-not-readied-by-an-effect @clause:1.2.2 @clause:6.1.16.2
    Scenario Outline: Bernard's ability chooses Hudson, who readies only if Ann has few cards in hand: <cards>
      Given a game of Lorcana
      And these cards
        | ref     | card                       | player | zone   | state   |
        | bernard | Bernard - Brand-New Agent  | Ann    | play   | exerted |
        | hudson  | Hudson - Determined Reader | Ann    | play   | exerted |
        | one     | Brawl                      | Ann    | hand   |         |
        | two     | Brawl                      | Ann    | hand   |         |
        | three   | Brawl                      | Ann    | <zone> |         |
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann ends their turn
      And Ann chooses yes
      Then hudson is <state>

      Examples:
        | cards       | zone    | state   |
        | two cards   | discard | ready   |
        | three cards | hand    | exerted |

  Rule: What is exerted when the choice is made can be locked

    @case:exerted-just-before-the-palace @clause:7.7.4.2 @clause:1.7.3 @clause:3.2.1.1 @ruling:R078a
    Scenario: Elsa's ability resolves first and exerts the character that the Ice Palace then keeps exerted
      Given a game of Lorcana
      And these cards
        | ref    | card                                  | player | zone | state |
        | elsa   | Elsa - Ice Artisan                    | Ann    | play |       |
        | palace | Elsa's Ice Palace - Place of Solitude | Ann    | hand |       |
        | mickey | Mickey Mouse - True Friend            | Bob    | play |       |
      And Ann has 3 ready ink
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann plays palace for its ink cost
      Then Ann is asked to choose from elsa and palace
      When Ann chooses elsa
      And Ann chooses yes
      Then mickey is exerted
      When Ann ends their turn
      Then mickey is exerted
      When Bob ends their turn
      And Ann ends their turn
      Then mickey is exerted

    @case:exerted-just-after-the-palace @clause:1.7.7 @clause:7.7.4.2 @clause:3.2.1.1 @ruling:R078b
    Scenario: The Ice Palace's ability resolves first and finds nobody exerted, so the character readies later
      Given a game of Lorcana
      And these cards
        | ref    | card                                  | player | zone | state |
        | elsa   | Elsa - Ice Artisan                    | Ann    | play |       |
        | palace | Elsa's Ice Palace - Place of Solitude | Ann    | hand |       |
        | mickey | Mickey Mouse - True Friend            | Bob    | play |       |
      And Ann has 3 ready ink
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann plays palace for its ink cost
      And Ann chooses palace
      And Ann chooses yes
      Then mickey is exerted
      When Ann ends their turn
      Then mickey is ready
