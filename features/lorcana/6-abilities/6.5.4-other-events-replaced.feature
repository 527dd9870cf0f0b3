Feature: 6.5.4 What may be replaced besides damage
  Clauses 6.5.3, 6.5.4 and 6.5.7.3: banishing, leaving play, drawing, discarding, lore, ink, readying, exerting and
  entering play. What is replaced never happens, and nothing triggers from it.

  Rule: Banishing

    @case:returned-and-not-banished @clause:6.5.4 @clause:1.8.1.4
    Scenario Outline: Ann's character that would be banished <how> returns to hand instead, and Bob gains nothing
      Given a game of Lorcana
      And the made-up card "Cradle"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "banished", "what": {"type": ["character"], "whose": "yours"}}, "to": "hand"}]}
        """
      And the made-up card "Vulture"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "triggered", "when": [{"event": "banished", "who": "opponents"}], "effect": {"is": "gain-lore", "lore": 1}},
          {"is": "triggered", "when": [{"event": "left-play", "who": "opponents"}], "effect": {"is": "draw"}}]}
        """
      And the made-up card "Begone"
        """
        {"type": "action", "cost": 1, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"]}}, {"is": "banish"}]}}
        """
      And these cards
        | ref     | card                                                   | player | zone | state   |
        | cradle  | Cradle                                                 | Ann    | play |         |
        | mine    | a character costing 3, with 3 Willpower                | Ann    | play | exerted |
        | vulture | Vulture                                                | Bob    | play |         |
        | strong  | a character costing 3, with 4 Strength and 9 Willpower | Bob    | play |         |
        | begone  | Begone                                                 | Bob    | hand |         |
        | smash   | Smash                                                  | Bob    | hand |         |
        | spare   | a character costing 3                                  | Bob    | hand |         |
      And it is Bob's turn
      And Bob has 3 ready ink
      And Bob's deck has 3 cards
      When <before>
      And <action>
      Then it is accepted
      And mine is in Ann's hand
      And Bob has 0 lore
      And bob-deck-1 is in Bob's hand

      Examples:
        | how            | before                             | action                          |
        | by an effect   | Bob plays begone for its ink cost  | Bob chooses mine                |
        | by its damage  | Bob plays smash for its ink cost   | Bob chooses mine                |
        | in a challenge | Bob inks spare                     | Bob challenges mine with strong |

    @case:replaced-for-ones-own-alone @clause:6.5.3 @clause:6.5.4 @clause:6.1.5.1
    Scenario: Ann's characters return instead of being banished with Bob's, so that not all were banished
      Given a game of Lorcana
      And the made-up card "Cradle"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "banished", "what": {"type": ["character"], "whose": "yours"}}, "to": "hand"}]}
        """
      And the made-up card "Flood"
        """
        {"type": "action", "cost": 1, "effect": {"is": "if-you-do",
          "first": {"is": "banish", "all": {}}, "then": {"is": "gain-lore", "lore": 1}}}
        """
      And these cards
        | ref    | card                  | player | zone |
        | cradle | Cradle                | Ann    | play |
        | one    | a character costing 3 | Ann    | play |
        | two    | a character costing 3 | Ann    | play |
        | theirs | a character costing 3 | Bob    | play |
        | flood  | Flood                 | Ann    | hand |
      And Ann has 1 ready ink
      When Ann plays flood for its ink cost
      Then it is accepted
      And nobody is asked
      And one is in Ann's hand
      And two is in Ann's hand
      And theirs is in Bob's discard
      And cradle is in Ann's discard
      And Ann has 0 lore

    @case:what-was-replaced-was-not-done @clause:6.5.4 @clause:6.1.5.1
    Scenario Outline: Bob gains lore for a banished character only if no Cradle returns it: <whose> has Cradle
      Given a game of Lorcana
      And the made-up card "Cradle"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "banished", "what": {"type": ["character"], "whose": "yours"}}, "to": "hand"}]}
        """
      And the made-up card "Bounty"
        """
        {"type": "action", "cost": 1, "effect": {"is": "if-you-do",
          "first": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}}, {"is": "banish"}]},
          "then": {"is": "gain-lore", "lore": 2}}}
        """
      And these cards
        | ref    | card                  | player  | zone |
        | cradle | Cradle                | <whose> | play |
        | mine   | a character costing 3 | Ann     | play |
        | bounty | Bounty                | Bob     | hand |
      And it is Bob's turn
      And Bob has 1 ready ink
      When Bob plays bounty for its ink cost
      Then it is accepted
      And mine is in Ann's <zone>
      And Bob has <n> lore

      Examples:
        | whose | zone    | n |
        | Ann   | hand    | 0 |
        | Bob   | discard | 2 |

    @case:banished-in-anothers-place @clause:6.5.4 @clause:6.5.3
    Scenario: Guard is banished instead of another character of Ann's, and triggers on that
      Given a game of Lorcana
      And the made-up card "Guard"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 4, "lore": 1, "abilities": [
          {"is": "instead", "would": {"event": "banished", "what": {"type": ["character"], "whose": "yours", "other": true}},
           "it": "this"},
          {"is": "triggered", "when": [{"event": "banished", "this": true}], "effect": {"is": "gain-lore", "lore": 3}}]}
        """
      And these cards
        | ref   | card                                     | player | zone | state |
        | guard | Guard                                    | Ann    | play |       |
        | mine  | a character costing 3, with 5 Willpower  | Ann    | play |       |
        | smash | Smash                                    | Bob    | hand |       |
        | again | Dragon Fire                              | Bob    | hand |       |
      And it is Bob's turn
      And Bob has 8 ready ink
      When Bob plays again for its ink cost
      And Bob chooses mine
      Then it is accepted
      And guard is in Ann's discard
      And mine is in Ann's play
      And Ann has 3 lore

    @case:both-would-be-banished-at-once @clause:6.5.3 @clause:6.5.4
    Scenario: Guard and the characters it guards would be banished at once, and only Guard is
      Given a game of Lorcana
      And the made-up card "Guard"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 4, "lore": 1, "abilities": [
          {"is": "instead", "would": {"event": "banished", "what": {"type": ["character"], "whose": "yours", "other": true}},
           "it": "this"},
          {"is": "triggered", "when": [{"event": "banished", "this": true}], "effect": {"is": "gain-lore", "lore": 3}}]}
        """
      And these cards
        | ref    | card                  | player | zone |
        | guard  | Guard                 | Ann    | play |
        | mine   | a character costing 3 | Ann    | play |
        | second | a character costing 3 | Ann    | play |
        | theirs | a character costing 3 | Bob    | play |
        | all    | Be Prepared           | Bob    | hand |
      And it is Bob's turn
      And Bob has 7 ready ink
      When Bob plays all for its ink cost
      Then it is accepted
      And guard is in Ann's discard
      And mine is in Ann's play
      And second is in Ann's play
      And theirs is in Bob's discard
      And Ann has 3 lore

    @case:banished-for-both-reasons @clause:6.5.4 @clause:1.8.1.4
    Scenario: Guard falls by damage and in its friend's place at once: the Bully has banished Guard alone
      Given a game of Lorcana
      And the made-up card "Guard"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 3, "lore": 1, "abilities": [
          {"is": "instead", "would": {"event": "banished", "what": {"type": ["character"], "whose": "yours", "other": true}},
           "it": "this"}]}
        """
      And the made-up card "Bully"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 3, "lore": 1, "abilities": [
          {"is": "activated", "cost": [{"is": "exert-this"}], "effect": {"is": "deal-damage", "damage": 3,
            "all": {"type": ["character"], "whose": "opposing"}}},
          {"is": "triggered", "when": [{"event": "banishes", "this": true}], "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref    | card                                    | player | zone |
        | friend | a character costing 3, with 3 Willpower | Ann    | play |
        | guard  | Guard                                   | Ann    | play |
        | bully  | Bully                                   | Bob    | play |
      And it is Bob's turn
      When Bob uses bully
      Then it is accepted
      And guard is in Ann's discard
      And friend is in Ann's discard
      And Bob has 1 lore

    @case:nothing-taken-from-oneself @clause:6.5.3 @clause:1.8.1.4
    Scenario: Captain, who falls in any character's place, is banished by the Hunter if he himself falls
      Given a game of Lorcana
      And the made-up card "Captain"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 3, "lore": 1, "abilities": [
          {"is": "instead", "would": {"event": "banished", "what": {"type": ["character"], "whose": "yours"}}, "it": "this"}]}
        """
      And the made-up card "Hunter"
        """
        {"type": "character", "cost": 3, "strength": 4, "willpower": 9, "lore": 1, "abilities": [
          {"is": "triggered", "when": [{"event": "banishes", "this": true}], "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref     | card    | player | zone | state   |
        | captain | Captain | Ann    | play | exerted |
        | hunter  | Hunter  | Bob    | play |         |
      And it is Bob's turn
      When Bob challenges captain with hunter
      Then it is accepted
      And captain is in Ann's discard
      And Bob has 1 lore

    @case:kept-from-one-banishing @clause:6.5.4 @clause:1.8.3
    Scenario: Stubborn is not banished the first time each turn, but by the next check of its damage
      Nothing was done about its damage, so that the check finds it again.
      Given a game of Lorcana
      And the made-up card "Stubborn"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 3, "lore": 1, "abilities": [
          {"is": "instead", "would": {"event": "banished"}, "first": true}]}
        """
      And the made-up card "Begone"
        """
        {"type": "action", "cost": 1, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"]}}, {"is": "banish"}]}}
        """
      And these cards
        | ref      | card     | player | zone |
        | stubborn | Stubborn | Ann    | play |
        | second   | Stubborn | Ann    | play |
        | begone   | Begone   | Bob    | hand |
        | smash    | Smash    | Bob    | hand |
      And it is Bob's turn
      And Bob has 4 ready ink
      When Bob plays begone for its ink cost
      And Bob chooses stubborn
      Then it is accepted
      And stubborn is in Ann's play
      When Bob plays smash for its ink cost
      And Bob chooses second
      Then it is accepted
      And second is in Ann's discard
      And stubborn is in Ann's play

    @case:healed-instead-of-banished @clause:6.5.4 @clause:1.8.3 @clause:1.8.5
    Scenario: Damage is removed from Phoenix instead of its banishing, so the next check finds nothing
      Given a game of Lorcana
      And the made-up card "Phoenix"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 3, "lore": 1, "abilities": [
          {"is": "instead", "would": {"event": "banished"}, "do": {"is": "remove-damage", "it": "this"}}]}
        """
      And these cards
        | ref     | card    | player | zone |
        | phoenix | Phoenix | Ann    | play |
        | smash   | Smash   | Bob    | hand |
        | again   | Smash   | Bob    | hand |
      And it is Bob's turn
      And Bob has 6 ready ink
      When Bob plays smash for its ink cost
      Then it is accepted
      And phoenix is undamaged
      When Bob plays again for its ink cost
      Then it is accepted
      And phoenix is undamaged
      And phoenix is in Ann's play

  Rule: Leaving play

    @case:under-the-deck-instead-of-in-hand @clause:6.5.3 @clause:6.5.4
    Scenario Outline: A character of Bob's that would <way> goes under his deck only if it would go to his hand
      Given a game of Lorcana
      And the made-up card "Drain"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "left-play", "to": ["hand"], "what": {"type": ["character"], "whose": "opposing"}},
           "to": "deck", "place": "bottom"}]}
        """
      And the made-up card "Verdict"
        """
        {"type": "action", "cost": 1, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"]}}, <effect>]}}
        """
      And these cards
        | ref     | card                  | player | zone |
        | drain   | Drain                 | Ann    | play |
        | theirs  | a character costing 3 | Bob    | play |
        | verdict | Verdict               | Ann    | hand |
      And Ann has 1 ready ink
      And Bob's deck has 2 cards
      When Ann plays verdict for its ink cost
      Then it is accepted
      And theirs is in Bob's <zone>
      And bob-deck-1 lies at the top of Bob's deck

      Examples:
        | way         | effect                                          | zone    |
        | return      | {"is": "put", "to": "hand", "verb": "return"}   | deck    |
        | be banished | {"is": "banish"}                                | discard |
        | be inked    | {"is": "put", "to": "inkwell"}                  | inkwell |

    @case:a-resolved-action-does-not-leave-play @clause:6.5.3 @clause:5.1.1.5
    Scenario: Ann's cards return to hand instead of leaving play, but her resolved action goes to the discard
      Given a game of Lorcana
      And the made-up card "Harbour"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "left-play", "what": {"whose": "yours"}}, "to": "hand"}]}
        """
      And the made-up card "Begone"
        """
        {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"]}}, {"is": "banish"}]}}
        """
      And these cards
        | ref     | card                  | player | zone |
        | harbour | Harbour               | Ann    | play |
        | mine    | a character costing 3 | Ann    | play |
        | begone  | Begone                | Ann    | hand |
      When Ann plays begone for its ink cost
      Then it is accepted
      And mine is in Ann's hand
      And begone is in Ann's discard

    @case:returned-and-then-inked @clause:6.5.4
    Scenario: A character returned instead of banished is still found by the rest of the replacement
      Given a game of Lorcana
      And the made-up card "Mold"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "banished", "what": {"type": ["character"], "whose": "yours"}}, "to": "hand",
           "do": {"is": "put", "it": "that", "to": "inkwell"}}]}
        """
      And these cards
        | ref  | card                  | player | zone |
        | mold | Mold                  | Ann    | play |
        | mine | a character costing 3 | Ann    | play |
        | fire | Dragon Fire           | Bob    | hand |
      And it is Bob's turn
      And Bob has 5 ready ink
      When Bob plays fire for its ink cost
      Then it is accepted
      And mine is in Ann's inkwell

    @case:not-among-the-ordered-cards @clause:6.5.4 @clause:7.2.3
    Scenario: One of several cards put under the deck goes to hand instead, and the others keep their order
      Given a game of Lorcana
      And the made-up card "Anchor"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 3, "lore": 1, "abilities": [
          {"is": "instead", "would": {"event": "left-play", "to": ["deck"]}, "to": "hand"}]}
        """
      And the made-up card "Under"
        """
        {"type": "action", "cost": 1, "effect": {"is": "put", "all": {"type": ["character"], "whose": "opposing"},
          "to": "deck", "place": "bottom", "any_order": true}}
        """
      And these cards
        | ref    | card                  | player | zone |
        | anchor | Anchor                | Bob    | play |
        | one    | a character costing 3 | Bob    | play |
        | two    | a character costing 3 | Bob    | play |
        | under  | Under                 | Ann    | hand |
      And Ann has 1 ready ink
      And Bob's deck has 2 cards
      When Ann plays under for its ink cost
      And Bob chooses two, anchor and one
      Then it is accepted
      And anchor is in Bob's hand
      And two and one lie at the bottom of Bob's deck

    @case:not-put-under-another @clause:6.5.4 @clause:5.1.1.5
    Scenario: A card put under another would leave play, so it goes to the discard instead
      Given a game of Lorcana
      And the made-up card "Slippery"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 3, "lore": 1, "abilities": [
          {"is": "instead", "would": {"event": "left-play"}, "to": "discard"}]}
        """
      And the made-up card "Nest"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "activated", "cost": [{"is": "exert-this"}], "effect": {"is": "sequence", "steps": [
            {"is": "choose", "what": {"type": ["character"]}}, {"is": "put-under", "it": "chosen", "under": "this"}]}}]}
        """
      And these cards
        | ref      | card     | player | zone |
        | slippery | Slippery | Ann    | play |
        | nest     | Nest     | Ann    | play |
      When Ann uses nest
      Then it is accepted
      And slippery is in Ann's discard

  Rule: Drawing, discarding and inking

    @case:each-drawn-card-is-replaced @clause:6.5.4 @clause:1.12.2
    Scenario: Each card that Ann would draw is replaced by 1 lore, and Bob draws his
      Given a game of Lorcana
      And the made-up card "Well"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "drew"}, "do": {"is": "gain-lore", "lore": 1}}]}
        """
      And the made-up card "Feast"
        """
        {"type": "action", "cost": 1, "effect": {"is": "each-player", "who": "each", "do": {"is": "draw", "cards": 3}}}
        """
      And these cards
        | ref   | card  | player | zone |
        | well  | Well  | Ann    | play |
        | feast | Feast | Ann    | hand |
      And Ann has 1 ready ink
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann plays feast for its ink cost
      Then it is accepted
      And Ann has 3 lore
      And Ann has 0 cards in hand
      And Bob has 3 cards in hand
      And Bob has 0 lore
      When Ann ends their turn
      And Bob ends their turn
      Then Ann has 4 lore
      And Ann has 0 cards in hand

    @case:two-cards-for-one @clause:6.5.4 @clause:6.5.5 @clause:6.1.5.1
    Scenario: Two cards are drawn instead of one, and neither of these draws is replaced again
      Given a game of Lorcana
      And the made-up card "Horn"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "drew"}, "do": {"is": "draw", "cards": 2}}]}
        """
      And the made-up card "Wish"
        """
        {"type": "action", "cost": 1, "effect": {"is": "if-you-do", "first": {"is": "draw"}, "then": {"is": "gain-lore", "lore": 1},
          "otherwise": {"is": "gain-lore", "lore": 5}}}
        """
      And these cards
        | ref  | card | player | zone |
        | horn | Horn | Ann    | play |
        | wish | Wish | Ann    | hand |
      And Ann has 1 ready ink
      And Ann's deck has 5 cards
      When Ann plays wish for its ink cost
      Then it is accepted
      And Ann has 2 cards in hand
      And Ann has 5 lore

    @case:not-from-an-empty-deck @clause:6.5.3
    Scenario Outline: With <cards> in her deck <draws> of Ann's two draws can happen and be replaced
      Given a game of Lorcana
      And the made-up card "Well"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "drew"}, "do": {"is": "gain-lore", "lore": 1}}]}
        """
      And the made-up card "Wish"
        """
        {"type": "action", "cost": 1, "effect": {"is": "draw", "cards": 2}}
        """
      And these cards
        | ref  | card | player | zone |
        | well | Well | Ann    | play |
        | wish | Wish | Ann    | hand |
      And Ann has 1 ready ink
      And Ann's deck has <cards>
      When Ann plays wish for its ink cost
      Then it is accepted
      And Ann has <lore> lore
      And Ann has 0 cards in hand

      Examples:
        | case  | cards   | draws | lore |
        | none  | 0 cards | none  | 0    |
        | stays | 1 card  | both  | 2    |

    @case:into-the-inkwell-instead-of-the-hand @clause:6.5.4 @clause:7.5.2
    Scenario: The card that Bob would draw goes facedown and exerted into his inkwell, and he does not see it
      Given a game of Lorcana
      And the made-up card "Spill"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "drew", "who": "opponents"}, "to": "inkwell", "exerted": true}]}
        """
      And the made-up card "Ear"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "triggered", "when": [{"event": "drew", "who": "opponents"}], "effect": {"is": "gain-lore", "lore": 1}},
          {"is": "triggered", "when": [{"event": "inked", "who": "opponents"}], "effect": {"is": "gain-lore", "lore": 2}}]}
        """
      And these cards
        | ref   | card  | player | zone |
        | spill | Spill | Ann    | play |
        | ear   | Ear   | Ann    | play |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then it is accepted
      And bob-deck-1 is in Bob's inkwell
      And bob-deck-1 is exerted and facedown
      And Bob does not see bob-deck-1
      And Ann has 2 lore

    @case:discarded-cards-go-under-the-deck @clause:6.5.4
    Scenario: Characters that Ann would discard go under her deck, and other cards are discarded
      Given a game of Lorcana
      And the made-up card "Trunk"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "discarded", "what": {"type": ["character"]}}, "to": "deck", "place": "bottom"}]}
        """
      And the made-up card "Purge"
        """
        {"type": "action", "cost": 1, "effect": {"is": "each-player", "who": "each", "do": {"is": "sequence", "steps": [
          {"is": "discard", "all": true}, {"is": "gain-lore", "lore": {"is": "number", "name": "cards-discarded"}}]}}}
        """
      And these cards
        | ref    | card                  | player | zone |
        | trunk  | Trunk                 | Ann    | play |
        | purge  | Purge                 | Ann    | hand |
        | friend | a character costing 3 | Ann    | hand |
        | fire   | Fire the Cannons!     | Ann    | hand |
        | theirs | a character costing 3 | Bob    | hand |
      And Ann has 1 ready ink
      And Ann's deck has 2 cards
      When Ann plays purge for its ink cost
      Then it is accepted
      And friend lies at the bottom of Ann's deck
      And fire is in Ann's discard
      And theirs is in Bob's discard
      And Ann has 1 lore
      And Bob has 1 lore

    @case:discarded-songs-come-back @clause:6.5.4 @clause:6.1.3.1
    Scenario Outline: All actions that Ann would discard go under her deck, or only songs: <case>
      Given a game of Lorcana
      And the made-up card "Songbook"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "discarded", "what": {"type": ["action"]<but>}}, "to": "deck", "place": "bottom"}]}
        """
      And the made-up card "Purge"
        """
        {"type": "action", "cost": 0, "effect": {"is": "discard", "all": true}}
        """
      And these cards
        | ref   | card              | player | zone |
        | book  | Songbook          | Ann    | play |
        | purge | Purge             | Ann    | hand |
        | fire  | Fire the Cannons! | Ann    | hand |
      And Ann's deck has 1 card
      When Ann plays purge for its ink cost
      Then it is accepted
      And fire is in Ann's <zone>

      Examples:
        | case  | but            | zone    |
        | all   |                | deck    |
        | songs | , "song": true | discard |

    @case:ink-comes-in-exerted @clause:6.5.4 @clause:7.5.2
    Scenario Outline: Ann's Frost makes only the ink of opponents enter exerted: <who>'s card is <state>
      Given a game of Lorcana
      And the made-up card "Frost"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "inked", "who": "opponents"}, "exerted": true}]}
        """
      And these cards
        | ref   | card                  | player | zone |
        | frost | Frost                 | Ann    | play |
        | card  | a character costing 3 | <who>  | hand |
      And it is <who>'s turn
      When <who> inks card
      Then it is accepted
      And card is in <who>'s inkwell
      And card is <state>

      Examples:
        | who | state   |
        | Ann | ready   |
        | Bob | exerted |

    @case:no-strange-happenings-in-ones-own-inkwell @clause:6.5.3 @clause:1.3.3
    Scenario: Daisy does not affect what her own player inks
      Given a game of Lorcana
      And these cards
        | ref     | card                                 | player | zone | state   |
        | daisy   | Daisy Duck - Paranormal Investigator | Ann    | play | exerted |
        | aladdin | Aladdin - Street Rat                 | Ann    | hand |         |
      When Ann inks aladdin
      Then it is accepted
      And Ann has 1 ready ink

  Rule: Lore

    @case:twice-as-much-lore @clause:6.5.4 @clause:6.5.7.3
    Scenario: Ann gains twice the lore, which still counts for "if you do", and Bob loses only 1
      Given a game of Lorcana
      And the made-up card "Harvest"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "gained-lore"}, "amount": {"is": "number", "name": "that-much", "times": 2}},
          {"is": "instead", "would": {"event": "lost-lore", "who": "opponents"}, "amount": 1}]}
        """
      And the made-up card "Trade"
        """
        {"type": "action", "cost": 1, "effect": {"is": "if-you-do", "first": {"is": "gain-lore", "lore": 2},
          "then": {"is": "each-player", "who": "opponents", "do": {"is": "lose-lore", "lore": 3}}}}
        """
      And these cards
        | ref     | card                                | player | zone |
        | harvest | Harvest                             | Ann    | play |
        | quester | a character costing 3, with 3 Lore  | Ann    | play |
        | theirs  | a character costing 3, with 3 Lore  | Bob    | play |
        | trade   | Trade                               | Ann    | hand |
      And Ann has 1 ready ink
      And Bob has 5 lore
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann plays trade for its ink cost
      Then it is accepted
      And Ann has 4 lore
      And Bob has 4 lore
      When Ann quests with quester
      Then Ann has 10 lore
      When Ann ends their turn
      And Bob quests with theirs
      Then Bob has 7 lore

    @case:lore-turned-into-damage @clause:6.5.4
    Scenario: Instead of gaining lore Bob puts as much damage on a character that he chooses
      Given a game of Lorcana
      And the made-up card "Curse"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "gained-lore", "who": "opponents"},
           "do": {"is": "each-player", "who": "opponents", "do": {"is": "sequence", "steps": [
             {"is": "choose", "what": {"type": ["character"], "whose": "yours"}},
             {"is": "put-damage", "damage": {"is": "number", "name": "that-much"}}]}}}]}
        """
      And these cards
        | ref   | card                                             | player | zone |
        | curse | Curse                                            | Ann    | play |
        | one   | a character costing 3, with 3 Lore and 9 Willpower | Bob  | play |
        | two   | a character costing 3, with 1 Lore and 9 Willpower | Bob  | play |
      And it is Bob's turn
      When Bob quests with one
      And Bob chooses two
      Then it is accepted
      And Bob has 0 lore
      And one is exerted and undamaged
      And two has 3 damage

    @case:no-more-lore-lost-than-there-is @clause:6.5.4 @clause:1.11.1
    Scenario: Bob would lose 5 lore instead of 1, but has only 2 to lose
      Given a game of Lorcana
      And the made-up card "Leak"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "lost-lore", "who": "any"}, "amount": 5}]}
        """
      And the made-up card "Tax"
        """
        {"type": "action", "cost": 1, "effect": {"is": "each-player", "who": "opponents", "do": {"is": "lose-lore", "lore": 1}}}
        """
      And these cards
        | ref  | card | player | zone |
        | leak | Leak | Ann    | play |
        | tax  | Tax  | Ann    | hand |
      And Ann has 1 ready ink
      And Bob has 2 lore
      When Ann plays tax for its ink cost
      Then it is accepted
      And Bob has 0 lore

  Rule: Damage

    @case:less-damage-from-the-same-source @clause:6.5.4 @clause:1.8.1.4 @clause:6.5.7.3
    Scenario: Damage reduced by a replacement is still dealt by the challenger, which banishes with it
      Given a game of Lorcana
      And the made-up card "Padding"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "damaged", "by": ["dealt"], "what": {"whose": "yours"}},
           "amount": {"is": "difference", "of": {"is": "number", "name": "that-much"}, "less": 1}}]}
        """
      And the made-up card "Hunter"
        """
        {"type": "character", "cost": 3, "strength": 4, "willpower": 9, "lore": 1, "abilities": [
          {"is": "triggered", "when": [{"event": "banishes", "this": true, "in_challenge": true}],
           "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref     | card                                                   | player | zone | state   |
        | padding | Padding                                                | Ann    | play |         |
        | tough   | a character costing 3, with 1 Strength and 4 Willpower | Ann    | play | exerted |
        | weak    | a character costing 3, with 1 Strength and 3 Willpower | Ann    | play | exerted |
        | hunter  | Hunter                                                 | Bob    | play |         |
        | second  | Hunter                                                 | Bob    | play |         |
        | third   | a character costing 3, with 1 Strength and 3 Willpower | Bob    | play |         |
      And it is Bob's turn
      When Bob challenges tough with hunter
      Then it is accepted
      And tough has 3 damage
      And hunter has 1 damage
      When Bob challenges weak with second
      Then it is accepted
      And weak is in Ann's discard
      And Bob has 1 lore
      When Bob challenges tough with third
      Then it is accepted
      And tough has 3 damage
      And third has 1 damage

    @case:replaced-in-challenges-only @clause:6.5.3
    Scenario: A replacement for challenges stops the damage of a challenge, but not that of an effect
      Given a game of Lorcana
      And the made-up card "Dancer"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 5, "lore": 1, "abilities": [
          {"is": "instead", "would": {"event": "damaged", "in_challenge": true}}]}
        """
      And these cards
        | ref    | card                                    | player | zone | state   |
        | dancer | Dancer                                  | Ann    | play | exerted |
        | theirs | a character costing 3, with 2 Strength  | Bob    | play |         |
        | smash  | Smash                                   | Bob    | hand |         |
      And it is Bob's turn
      And Bob has 3 ready ink
      When Bob challenges dancer with theirs
      Then it is accepted
      And dancer is undamaged
      And theirs has 1 damage
      When Bob plays smash for its ink cost
      And Bob chooses dancer
      Then it is accepted
      And dancer has 3 damage

    @case:banished-in-challenges-only @clause:6.5.3
    Scenario: A character returns to hand instead of being banished only in a challenge
      Given a game of Lorcana
      And the made-up card "Duellist"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1, "abilities": [
          {"is": "instead", "would": {"event": "banished", "in_challenge": true}, "to": "hand"}]}
        """
      And these cards
        | ref      | card                                    | player | zone | state   |
        | duellist | Duellist                                | Ann    | play | exerted |
        | second   | Duellist                                | Ann    | play |         |
        | theirs   | a character costing 3, with 2 Strength  | Bob    | play |         |
        | smash    | Smash                                   | Bob    | hand |         |
      And it is Bob's turn
      And Bob has 3 ready ink
      When Bob plays smash for its ink cost
      And Bob chooses second
      Then it is accepted
      And second is in Ann's discard
      When Bob challenges duellist with theirs
      Then it is accepted
      And duellist is in Ann's hand

  Rule: Readying, exerting and entering play

    @case:not-readied-at-the-start @clause:6.5.4 @clause:3.2.1.1
    Scenario: When Bob's cards are readied, his characters stay exerted, but not his item and ink
      Given a game of Lorcana
      And the made-up card "Lullaby"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "readied", "what": {"type": ["character"], "whose": "opposing"}}}]}
        """
      And the made-up card "Lamp"
        """
        {"type": "item", "cost": 1}
        """
      And these cards
        | ref     | card                  | player | zone | state   |
        | lullaby | Lullaby               | Ann    | play |         |
        | one     | a character costing 3 | Bob    | play | exerted |
        | lamp    | Lamp                  | Bob    | play | exerted |
        | two     | a character costing 3 | Bob    | play | exerted |
      And Bob has 0 ready ink and 2 exerted ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then it is accepted
      And one is exerted
      And two is exerted
      And lamp is ready
      And Bob has 2 ready ink

    @case:readying-by-an-effect-replaced @clause:6.5.4 @clause:6.1.5.1
    Scenario: Bob draws instead of readying each exerted character, so that none was readied
      Given a game of Lorcana
      And the made-up card "Lullaby"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "readied", "what": {"type": ["character"], "whose": "yours"}},
           "do": {"is": "draw"}}]}
        """
      And the made-up card "Wake"
        """
        {"type": "action", "cost": 1, "effect": {"is": "if-you-do", "first": {"is": "ready", "all": {"type": ["character"]}},
          "then": {"is": "gain-lore", "lore": 1}}}
        """
      And these cards
        | ref     | card                  | player | zone | state   |
        | lullaby | Lullaby               | Bob    | play |         |
        | one     | a character costing 3 | Bob    | play | exerted |
        | two     | a character costing 3 | Bob    | play | exerted |
        | three   | a character costing 3 | Bob    | play |         |
        | wake    | Wake                  | Bob    | hand |         |
      And it is Bob's turn
      And Bob has 1 ready ink
      And Bob's deck has 3 cards
      When Bob plays wake for its ink cost
      Then it is accepted
      And one is exerted
      And two is exerted
      And Bob has 2 cards in hand
      And Bob has 0 lore

    @case:exerting-by-an-effect-replaced @clause:6.5.3 @clause:6.5.4
    Scenario: Nimble is not exerted by an effect, but is exerted by questing
      Given a game of Lorcana
      And the made-up card "Nimble"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1, "abilities": [
          {"is": "instead", "would": {"event": "exerted"}, "do": {"is": "gain-lore", "lore": 2}}]}
        """
      And the made-up card "Freeze"
        """
        {"type": "action", "cost": 1, "effect": {"is": "exert", "all": {"type": ["character"]}}}
        """
      And these cards
        | ref    | card                  | player | zone |
        | nimble | Nimble                | Ann    | play |
        | theirs | a character costing 3 | Bob    | play |
        | freeze | Freeze                | Ann    | hand |
      And Ann has 1 ready ink
      When Ann plays freeze for its ink cost
      Then it is accepted
      And nimble is ready
      And theirs is exerted
      And Ann has 2 lore
      When Ann quests with nimble
      Then it is accepted
      And nimble is exerted
      And Ann has 3 lore

    @case:enters-play-exerted-for-another-card @clause:6.5.4 @clause:6.7.9
    Scenario Outline: Bob's <what> enters play <state> while Ann has Ambush
      Given a game of Lorcana
      And the made-up card "Ambush"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "entered-play", "what": {"whose": "opposing"}}, "exerted": true}]}
        """
      And the made-up card "Lamp"
        """
        {"type": "item", "cost": 1}
        """
      And these cards
        | ref    | card                         | player | zone | state |
        | ambush | Ambush                       | Ann    | play |       |
        | below  | Stitch - New Dog             | Bob    | play |       |
        | new    | <card>                       | Bob    | hand |       |
      And it is Bob's turn
      And Bob has 5 ready ink
      When <action>
      Then it is accepted
      And new is <state>

      Examples:
        | what      | card                              | action                         | state             |
        | item      | Lamp                              | Bob plays new for its ink cost | exerted           |
        | character | a character costing 3             | Bob plays new for its ink cost | exerted and drying |

    @case:locations-enter-as-ever @clause:5.1.2.3
    Scenario: Bob's location enters play neither ready nor exerted, whatever Ambush says
      Given a game of Lorcana
      And the made-up card "Ambush"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "entered-play", "what": {"whose": "opposing"}}, "exerted": true}]}
        """
      And the made-up card "Harbour"
        """
        {"type": "location", "cost": 1, "move_cost": 1, "willpower": 5, "lore": 1}
        """
      And these cards
        | ref    | card    | player | zone |
        | ambush | Ambush  | Ann    | play |
        | new    | Harbour | Bob    | hand |
      And it is Bob's turn
      And Bob has 1 ready ink
      When Bob plays new for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from       | to         |
        | new       | Bob's hand | Bob's play |
        | Bob's ink | 1 ready    | 1 exerted  |

    @case:own-cards-enter-as-usual @clause:6.5.3
    Scenario: Ann's own character enters play ready beside Ambush
      Given a game of Lorcana
      And the made-up card "Ambush"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "entered-play", "what": {"whose": "opposing"}}, "exerted": true}]}
        """
      And these cards
        | ref    | card                  | player | zone |
        | ambush | Ambush                | Ann    | play |
        | new    | a character costing 3 | Ann    | hand |
      And Ann has 3 ready ink
      When Ann plays new for its ink cost
      Then it is accepted
      And new is ready and drying

    @case:shifted-and-exerted-instead @clause:6.5.4 @clause:8.10.2
    Scenario: A shifted character enters play exerted instead, though the one below is ready
      Given a game of Lorcana
      And the made-up card "Ambush"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "entered-play", "what": {"type": ["character"], "whose": "opposing"}},
           "exerted": true}]}
        """
      And these cards
        | ref    | card                 | player | zone |
        | ambush | Ambush               | Ann    | play |
        | below  | Stitch - New Dog     | Bob    | play |
        | above  | Stitch - Rock Star   | Bob    | hand |
      And it is Bob's turn
      And Bob has 4 ready ink
      When Bob shifts above onto below
      Then it is accepted
      And above is on top of below
      And above is exerted
