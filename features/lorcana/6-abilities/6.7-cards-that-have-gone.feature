Feature: 6.7 Resolving: what is known of cards that have gone
  More about clauses 6.7.4, 6.7.7 and 6.7.8.

  Rule: A card that has left play is remembered as it was

    @case:support-of-a-banished-character @clause:6.7.7 @clause:8.13.1
    Scenario Outline: A character banishes itself <when> its Support resolves, and its 4 Strength is added all the same
      Given a game of Lorcana
      And the made-up card "Brave Heart"
        """
        {"name": "Brave Heart", "type": "character", "cost": 2, "strength": 4, "willpower": 3, "lore": 1,
         "classifications": ["Storyborn", "Hero"],
         "abilities": [{"is": "keyword", "keyword": "support"},
                       {"is": "triggered", "name": "LAST STAND", "when": [{"event": "quested", "this": true}],
                        "effect": {"is": "banish", "it": "this"}}]}
        """
      And these cards
        | ref      | card                                  | player | zone | state |
        | brave    | Brave Heart                           | Ann    | play |       |
        | friend   | a character costing 3                 | Ann    | play |       |
        | criminal | World's Greatest Criminal Mind        | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann quests with brave
      And Ann chooses <first>
      And Ann chooses yes
      Then it is accepted
      And brave is in Ann's discard
      When Ann plays criminal for its ink cost
      Then it is accepted
      And friend is in Ann's discard

      Examples:
        | when   | first             |
        | before | brave: LAST STAND |
        | after  | brave: Support    |

    @case:last-known-strength-counts-modifiers @clause:6.7.7 @clause:6.6.1
    Scenario: Support adds the Strength that a banished character last had, not the printed one
      Given a game of Lorcana
      And the made-up card "Brave Heart"
        """
        {"name": "Brave Heart", "type": "character", "cost": 2, "strength": 2, "willpower": 3, "lore": 1,
         "classifications": ["Storyborn", "Seven Dwarfs"],
         "abilities": [{"is": "keyword", "keyword": "support"},
                       {"is": "triggered", "name": "LAST STAND", "when": [{"event": "quested", "this": true}],
                        "effect": {"is": "banish", "it": "this"}}]}
        """
      And these cards
        | ref      | card                           | player | zone | state |
        | brave    | Brave Heart                    | Ann    | play |       |
        | grumpy   | Grumpy - Bad-Tempered          | Ann    | play |       |
        | friend   | a character costing 3          | Ann    | play |       |
        | criminal | World's Greatest Criminal Mind | Ann    | hand |       |
      And Ann has 3 ready ink
      When Ann quests with brave
      And Ann chooses brave: LAST STAND
      And Ann chooses yes
      And Ann chooses friend
      Then it is accepted
      When Ann plays criminal for its ink cost
      Then it is accepted
      And friend is in Ann's discard

    @case:challenger-back-in-hand @clause:6.7.7
    Scenario Outline: An ability asks for the last Strength of a challenger that is back in hand: <case>
      Given a game of Lorcana
      And the made-up card "Recall"
        """
        {"name": "Recall", "type": "item", "cost": 1,
         "abilities": [{"is": "triggered", "name": "COME BACK", "when": [{"event": "challenges", "who": "any", "what": {"type": ["character"]}}],
                        "effect": {"is": "put", "it": "that", "to": "hand"}}]}
        """
      And the made-up card "Cheers"
        """
        {"name": "Cheers", "type": "item", "cost": 1,
         "abilities": [{"is": "static-gets", "stat": "strength", "plus": 1, "what": {"type": ["character"], "whose": "yours"}}]}
        """
      And these cards
        | ref    | card                                    | player | zone | state   | at  |
        | pub    | Snuggly Duckling - Disreputable Pub     | Ann    | play |         |     |
        | recall | Recall                                  | Ann    | play |         |     |
        | cheers | Cheers                                  | Ann    | play |         |     |
        | mine   | a character costing 3, with <Strength>  | Ann    | play |         | pub |
        | his    | a character costing 4, with 1 Strength  | Bob    | play | exerted |     |
      When Ann challenges his with mine
      And Ann chooses recall
      Then it is accepted
      And mine is in Ann's hand
      And Ann has <lore> lore

      Examples:
        | case              | Strength   | lore |
        | 5 as modified     | 4 Strength | 1    |
        | 6 as modified     | 5 Strength | 3    |

    @case:lore-of-a-banished-character @clause:6.7.7
    Scenario Outline: A banished character's <what> is what it last had in play
      Given a game of Lorcana
      And the made-up card "Epitaph"
        """
        {"name": "Epitaph", "type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"]}}, {"is": "banish"},
           {"is": "gain-lore", "lore": {"is": "value", "of": "<what>", "it": "chosen"}}]}}
        """
      And the made-up card "Pride"
        """
        {"name": "Pride", "type": "item", "cost": 1,
         "abilities": [{"is": "static-gets", "stat": "<what>", "plus": 2, "what": {"type": ["character"]}}]}
        """
      And these cards
        | ref     | card                                                               | player | zone |
        | epitaph | Epitaph                                                            | Ann    | hand |
        | pride   | Pride                                                              | Bob    | play |
        | his     | a character costing 4, with 1 Strength and 5 Willpower and 3 Lore  | Bob    | play |
        | other   | a character costing 2                                              | Ann    | play |
      And Ann has 1 ready ink
      When Ann plays epitaph for its ink cost
      And Ann chooses his
      Then it is accepted
      And his is in Bob's discard
      And Ann has <lore> lore

      Examples:
        | what      | lore |
        | lore      | 5    |
        | strength  | 3    |
        | willpower | 7    |

    @case:damage-and-stack-of-a-banished-character @clause:6.7.7 @clause:5.1.1.7
    Scenario Outline: A banished character's damage, cost and cards under it are remembered: <what>
      Given a game of Lorcana
      And the made-up card "Epitaph"
        """
        {"name": "Epitaph", "type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"]}}, {"is": "banish"},
           {"is": "gain-lore", "lore": {"is": "value", "of": "<what>", "it": "chosen"}}]}}
        """
      And these cards
        | ref     | card                                  | player | zone | state    | under |
        | epitaph | Epitaph                               | Ann    | hand |          |       |
        | his     | a character costing 4, with 5 Willpower | Bob    | play | 2 damage |       |
        | below   | a character costing 2                 | Bob    | play |          | his   |
        | other   | a character costing 2                 | Ann    | play |          |       |
      And Ann has 1 ready ink
      When Ann plays epitaph for its ink cost
      And Ann chooses his
      Then it is accepted
      And Ann has <lore> lore

      Examples:
        | what        | lore |
        | damage      | 2    |
        | cards-under | 1    |
        | cost        | 4    |

    @case:condition-on-a-banished-character @clause:6.7.7
    Scenario Outline: An effect asks whether the character that it has banished was <case>
      Given a game of Lorcana
      And the made-up card "Epitaph"
        """
        {"name": "Epitaph", "type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"]}}, {"is": "banish"},
           {"is": "if", "condition": {"is": "matches", "it": "chosen", "what": <what>}, "then": {"is": "gain-lore", "lore": 1}}]}}
        """
      And the made-up card "Pride"
        """
        {"name": "Pride", "type": "item", "cost": 1,
         "abilities": [{"is": "static-gains", "keyword": "evasive", "what": {"type": ["character"], "damaged": true}}]}
        """
      And these cards
        | ref     | card                                  | player | zone | state   |
        | epitaph | Epitaph                               | Ann    | hand |         |
        | pride   | Pride                                 | Bob    | play |         |
        | his     | a character costing 4, with 5 Willpower | Bob    | play | <state> |
        | other   | a character costing 2                 | Ann    | play |         |
      And Ann has 1 ready ink
      When Ann plays epitaph for its ink cost
      And Ann chooses his
      Then it is accepted
      And Ann has <lore> lore

      Examples:
        | case              | what                   | state    | lore |
        | exerted           | {"exerted": true}      | exerted  | 1    |
        | ready             | {"exerted": true}      |          | 0    |
        | damaged           | {"damaged": true}      | 1 damage | 1    |
        | whole             | {"damaged": true}      |          | 0    |
        | Evasive           | {"keyword": "evasive"} | 1 damage | 1    |
        | not Evasive       | {"keyword": "evasive"} |          | 0    |

    @case:stack-of-a-character-that-has-gone @clause:6.7.7 @clause:5.1.1.7
    Scenario Outline: An effect asks whether a card was under the character that it has <case>
      Given a game of Lorcana
      And the made-up card "Epitaph"
        """
        {"name": "Epitaph", "type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}}, <verb>,
           {"is": "if", "condition": {"is": "matches", "it": "chosen", "what": {"under_at_least": 1}},
            "then": {"is": "gain-lore", "lore": 1}, "otherwise": {"is": "gain-lore", "lore": 4}}]}}
        """
      And these cards
        | ref     | card                  | player | zone | under |
        | epitaph | Epitaph               | Ann    | hand |       |
        | one     | a character costing 4 | Bob    | play |       |
        | below   | a character costing 2 | Bob    | play | one   |
        | two     | a character costing 4 | Bob    | play |       |
      And Ann has 1 ready ink
      When Ann plays epitaph for its ink cost
      And Ann chooses <which>
      Then it is accepted
      And Ann has <lore> lore

      Examples:
        | case                      | verb                        | which | lore |
        | banished, which was so    | {"is": "banish"}            | one   | 1    |
        | banished, which was not   | {"is": "banish"}            | two   | 4    |
        | returned, which was so    | {"is": "put", "to": "hand"} | one   | 1    |

    @case:what-lay-under-it-goes-on @clause:6.7.7 @clause:5.1.1.7 @clause:8.10.7
    Scenario Outline: Of two chests that leave play at once, each moves only the cards that lay under it: <case>
      Given a game of Lorcana
      And the made-up card "Sweep"
        """
        {"type": "action", "cost": 0, "effect": <sweep>}
        """
      And the made-up card "Chest"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 1, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "left-play", "this": true}],
                        "effect": {"is": "sequence", "steps": [
                          {"is": "gather", "zone": "<zone>", "were_under": "this"},
                          {"is": "put", "it": "gathered", "to": "inkwell"}]}}]}
        """
      And the made-up card "Empty Chest"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 1, "lore": 1}
        """
      And these cards
        | ref   | card                  | player | zone   | under | state    |
        | sweep | Sweep                 | Ann    | hand   |       |          |
        | other | a character costing 1 | Bob    | <zone> |       |          |
        | one   | Chest                 | Bob    | play   |       |          |
        | dark  | a character costing 1 | Bob    | play   | one   | facedown |
        | deep  | an item costing 1     | Bob    | play   | dark  |          |
        | two   | Chest                 | Bob    | play   |       |          |
        | last  | a character costing 1 | Bob    | play   | two   |          |
        | three | Empty Chest           | Bob    | play   |       |          |
        | stays | a character costing 1 | Bob    | play   | three |          |
      When Ann plays sweep for its ink cost
      And Bob chooses two
      Then it is accepted
      And dark is in Bob's inkwell
      And deep is in Bob's inkwell
      And last is in Bob's inkwell
      And stays is in Bob's <zone>
      And other is in Bob's <zone>
      And one is in Bob's <zone>
      And two is in Bob's <zone>

      Examples:
        | case     | zone    | sweep                                                        |
        | banished | discard | {"is": "banish", "all": {"type": ["character"]}}             |
        | returned | hand    | {"is": "put", "all": {"type": ["character"]}, "to": "hand"}  |

    @case:what-lay-under-the-chosen-one @clause:6.7.7 @clause:6.1.11 @clause:5.1.1.7
    Scenario: Characters that lay under two banished ones return, and other cards stay in the discard
      Given a game of Lorcana
      And the made-up card "Unpack"
        """
        {"type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"], "whose": "yours"}, "least": 2, "most": 2},
           {"is": "banish"},
           {"is": "gather", "zone": "discard", "were_under": "chosen", "what": {"type": ["character"]}},
           {"is": "put", "it": "gathered", "to": "hand", "verb": "return"}]}}
        """
      And these cards
        | ref    | card                  | player | zone    | under |
        | unpack | Unpack                | Ann    | hand    |       |
        | old    | a character costing 1 | Ann    | discard |       |
        | one    | a character costing 2 | Ann    | play    |       |
        | below  | a character costing 1 | Ann    | play    | one   |
        | thing  | an item costing 1     | Ann    | play    | below |
        | two    | a character costing 2 | Ann    | play    |       |
        | under  | a character costing 1 | Ann    | play    | two   |
      When Ann plays unpack for its ink cost
      Then it is accepted
      And only this has changed
        | what   | from                  | to            |
        | unpack | Ann's hand            | Ann's discard |
        | one    | Ann's play            | Ann's discard |
        | below  | Ann's play, under one | Ann's hand    |
        | thing  | Ann's play, under below | Ann's discard |
        | two    | Ann's play            | Ann's discard |
        | under  | Ann's play, under two | Ann's hand    |

    @case:what-lay-under-it-and-has-gone-on @clause:6.7.7 @clause:6.1.11.1 @clause:7.1.6
    Scenario Outline: A card from under it, taken back and discarded again, is another card: <order>
      Given a game of Lorcana
      And the made-up card "Chest"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 1, "lore": 1,
         "abilities": [{"is": "triggered", "name": "OPEN", "when": [{"event": "banished", "this": true}],
                        "effect": {"is": "sequence", "steps": [
                          {"is": "gather", "zone": "discard", "were_under": "this"},
                          {"is": "put", "it": "gathered", "to": "inkwell"}]}},
                       {"is": "triggered", "name": "SHAKE", "when": [{"event": "banished", "this": true}],
                        "effect": {"is": "sequence", "steps": [
                          {"is": "choose", "zone": "discard", "what": {"type": ["item"]}},
                          {"is": "put", "to": "hand"},
                          {"is": "discard"}]}}]}
        """
      And the made-up card "Axe"
        """
        {"type": "action", "cost": 0, "effect": {"is": "banish", "all": {"type": ["character"]}}}
        """
      And these cards
        | ref   | card              | player | zone | under |
        | axe   | Axe               | Ann    | hand |       |
        | chest | Chest             | Bob    | play |       |
        | coin  | an item costing 1 | Bob    | play | chest |
      When Ann plays axe for its ink cost
      And Bob chooses <first>
      Then it is accepted
      And coin is in Bob's <zone>

      Examples:
        | order        | first          | zone    |
        | shaken first | "chest: SHAKE" | discard |
        | opened first | "chest: OPEN"  | inkwell |

    @case:what-lies-under-another-with-it @clause:6.7.7 @clause:5.1.1.5
    Scenario: A character put under another has not taken the cards under it to the discard
      Given a game of Lorcana
      And the made-up card "Chest"
        """
        {"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "left-play", "this": true}],
                        "effect": {"is": "sequence", "steps": [
                          {"is": "gather", "zone": "discard", "were_under": "this"},
                          {"is": "put", "it": "gathered", "to": "hand"}]}}]}
        """
      And the made-up card "Bury"
        """
        {"type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"], "cost_at_least": 2}, "as": "upper"},
           {"is": "choose", "what": {"type": ["character"], "not_it": "upper"}, "as": "lower"},
           {"is": "put-under", "it": "lower", "under": "upper"}]}}
        """
      And these cards
        | ref   | card                  | player | zone    | under |
        | old   | a character costing 1 | Ann    | discard |       |
        | older | a character costing 1 | Ann    | discard |       |
        | bury  | Bury                  | Ann    | hand    |       |
        | chest | Chest                 | Ann    | play    |       |
        | coin  | an item costing 1     | Ann    | play    | chest |
        | dime  | an item costing 1     | Ann    | play    | coin  |
        | big   | a character costing 2 | Ann    | play    |       |
      When Ann plays bury for its ink cost
      Then it is accepted
      And chest is under big
      And old is in Ann's discard
      And older is in Ann's discard

    @case:what-a-trigger-has-seen-leave @clause:6.7.7
    Scenario Outline: An ability that saw a character <leave> asks for the Lore it had in play
      Given a game of Lorcana
      And the made-up card "Mourner"
        """
        {"name": "Mourner", "type": "item", "cost": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "<event>", "who": "any", "what": {"type": ["character"]}}],
                        "effect": {"is": "gain-lore", "lore": {"is": "value", "of": "lore", "it": "that"}}}]}
        """
      And the made-up card "Farewell"
        """
        {"name": "Farewell", "type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}}, <verb>]}}
        """
      And the made-up card "Pride"
        """
        {"name": "Pride", "type": "item", "cost": 1,
         "abilities": [{"is": "static-gets", "stat": "lore", "plus": 2, "what": {"type": ["character"]}}]}
        """
      And these cards
        | ref      | card                               | player | zone |
        | farewell | Farewell                           | Ann    | hand |
        | mourner  | Mourner                            | Ann    | play |
        | pride    | Pride                              | Bob    | play |
        | his      | a character costing 4, with 1 Lore | Bob    | play |
        | other    | a character costing 2              | Ann    | play |
      And Ann has 1 ready ink
      When Ann plays farewell for its ink cost
      And Ann chooses his
      Then it is accepted
      And Ann has 3 lore

      Examples:
        | leave         | event     | verb                          |
        | banished      | banished  | {"is": "banish"}              |
        | leave play    | left-play | {"is": "put", "to": "hand"}   |

    @case:printed-in-the-discard @clause:6.7.7
    Scenario: A card chosen in the discard has its printed Strength, whatever it had in play
      Given a game of Lorcana
      And the made-up card "Eulogy"
        """
        {"name": "Eulogy", "type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"]}}, {"is": "banish"},
           {"is": "choose", "zone": "discard", "whose": "opponents", "what": {"type": ["character"]}},
           {"is": "gain-lore", "lore": {"is": "value", "of": "strength", "it": "chosen"}}]}}
        """
      And the made-up card "Pride"
        """
        {"name": "Pride", "type": "item", "cost": 1,
         "abilities": [{"is": "static-gets", "stat": "strength", "plus": 2, "what": {"type": ["character"]}}]}
        """
      And these cards
        | ref    | card                                   | player | zone |
        | eulogy | Eulogy                                 | Ann    | hand |
        | pride  | Pride                                  | Bob    | play |
        | his    | a character costing 4, with 1 Strength | Bob    | play |
        | other  | a character costing 2                  | Ann    | play |
      And Ann has 1 ready ink
      When Ann plays eulogy for its ink cost
      And Ann chooses his
      Then it is accepted
      And Ann has 1 lore

  Rule: An action played by an effect resolves wherever its card has gone

    @case:moved-action-still-resolves @clause:6.7.8 @clause:6.7.8.1
    Scenario: A song that an ability plays and puts under the deck takes effect all the same
      Given a game of Lorcana
      And the made-up card "Thrifty Minstrel"
        """
        {"name": "Thrifty Minstrel", "type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
         "classifications": ["Storyborn"],
         "abilities": [{"is": "triggered", "name": "ONE LAST TUNE", "when": [{"event": "played", "this": true}],
                        "effect": {"is": "sequence", "steps": [
                          {"is": "play", "what": {"song": true}},
                          {"is": "put", "it": "played", "to": "deck", "place": "bottom"}]}}]}
        """
      And these cards
        | ref      | card                          | player | zone | state |
        | minstrel | Thrifty Minstrel              | Ann    | hand |       |
        | friends  | Friends on the Other Side     | Ann    | hand |       |
      And Ann has 1 ready ink
      And Ann's deck has 3 cards
      When Ann plays minstrel for its ink cost
      Then it is accepted
      And friends is in Ann's deck
      And Ann has 2 cards in hand
      And ann-deck-1 is in Ann's hand
      And ann-deck-2 is in Ann's hand

  Rule: Damage reduced to nothing

    @case:damage-reduced-to-nothing-was-dealt @clause:1.9.5 @clause:8.8.2 @clause:6.1.5.1 @edition:book
    Scenario: Damage that Resist reduces to 0 lets Ann draw for dealing it only since 2.2
      Given a game of Lorcana
      And the made-up card "Poke"
        """
        {"name": "Poke", "type": "action", "cost": 1,
         "effect": {"is": "if-you-do",
                    "first": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}},
                                                          {"is": "deal-damage", "damage": 1}]},
                    "then": {"is": "draw"}}}
        """
      And these cards
        | ref   | card                         | player | zone | state |
        | poke  | Poke                         | Ann    | hand |       |
        | tiana | Tiana - Celebrating Princess | Bob    | play |       |
      And Ann has 1 ready ink
      And Ann's deck has 1 card
      When Ann plays poke for its ink cost
      Then it is accepted
      And tiana is undamaged
      And by reading
        | reading | outcome                       |
        | >=2.2   | ann-deck-1 is in Ann's hand   |
        | <2.2    | ann-deck-1 is in Ann's deck   |

    @case:an-action-that-speaks-of-itself @clause:4.3.6
    Scenario: An action's effect still knows the action's name once the action has gone
      Given a game of Lorcana
      And the made-up card "Twin"
        """
        {"name": "Twin", "type": "action", "cost": 1,
         "effect": {"is": "pay-less", "less": 1, "next": {"same_name": "this"}}}
        """
      And these cards
        | ref   | card                | player | zone |
        | first | Twin                | Ann    | hand |
        | again | Twin                | Ann    | hand |
        | other | an action costing 1 | Ann    | hand |
      And Ann has 1 ready ink
      When Ann plays first for its ink cost
      Then it is accepted
      When Ann plays other for its ink cost
      Then it is refused
      When Ann plays again for its ink cost
      Then it is accepted
      And again is in Ann's discard

    @case:damage-of-whom-it-banished @clause:6.7.7 @clause:1.9.3
    Scenario: Where both characters are banished, "that" is the one banished, not the one that banished it
      Given a game of Lorcana
      And the made-up card "Reckless Blade"
        """
        {"name": "Reckless Blade", "type": "character", "cost": 2, "strength": 3, "willpower": 1, "lore": 1,
         "abilities": [{"is": "triggered", "name": "TALLY", "when": [{"event": "banishes"}],
                        "effect": {"is": "gain-lore", "lore": {"is": "value", "of": "damage", "it": "that"}}}]}
        """
      And these cards
        | ref   | card                                                  | player | zone | state   |
        | blade | Reckless Blade                                        | Bob    | play | exerted |
        | guard | a character costing 2, with 1 Strength and 2 Willpower | Ann    | play |         |
      When Ann challenges blade with guard
      Then it is accepted
      And blade is in Bob's discard
      And guard is in Ann's discard
      And Bob has 3 lore

    @case:the-challenger-has-gone-to-the-discard @clause:6.7.7 @clause:7.1.6
    Scenario: An ability about a banished challenger moves it from where it has gone
      Given a game of Lorcana
      And the made-up card "Homeward"
        """
        {"name": "Homeward", "type": "item", "cost": 1,
         "abilities": [{"is": "triggered", "name": "RETURN",
                        "when": [{"event": "banished", "role": "challenging", "what": {"type": ["character"]}}],
                        "effect": {"is": "put", "it": "challenger", "to": "hand", "verb": "return"}}]}
        """
      And these cards
        | ref   | card                                                  | player | zone | state   |
        | home  | Homeward                                              | Ann    | play |         |
        | weak  | a character costing 2, with 1 Strength and 1 Willpower | Ann    | play |         |
        | guard | a character costing 2, with 1 Strength and 2 Willpower | Bob    | play | exerted |
      When Ann challenges guard with weak
      Then it is accepted
      And weak is in Ann's hand

    @case:the-challenger-that-banishes-is-itself @clause:6.7.7
    Scenario: When a challenger banishes a character, "challenger" is not the banished one
      Given a game of Lorcana
      And the made-up card "Swift Blade"
        """
        {"name": "Swift Blade", "type": "character", "cost": 2, "strength": 3, "willpower": 3, "lore": 1,
         "abilities": [{"is": "triggered", "name": "AWAY", "when": [{"event": "banishes", "in_challenge": true}],
                        "effect": {"is": "put", "it": "challenger", "to": "hand", "verb": "return"}}]}
        """
      And these cards
        | ref   | card                                                   | player | zone | state   |
        | blade | Swift Blade                                            | Ann    | play |         |
        | guard | a character costing 2, with 1 Strength and 2 Willpower | Bob    | play | exerted |
      When Ann challenges guard with blade
      Then it is accepted
      And blade is in Ann's hand
      And guard is in Bob's discard

    @case:its-player-after-it-has-gone @clause:6.7.7
    Scenario: An effect still knows the player of a character that it has shuffled into a deck
      Given a game of Lorcana
      And the made-up card "Farewell"
        """
        {"name": "Farewell", "type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"]}},
           {"is": "shuffle-into-deck"},
           {"is": "each-player", "who": "its-player", "it": "chosen", "do": {"is": "gain-lore", "lore": 2}}]}}
        """
      And these cards
        | ref  | card                  | player | zone |
        | bye  | Farewell              | Ann    | hand |
        | hers | a character costing 2 | Bob    | play |
      And Bob's deck has 1 card
      When Ann plays bye for its ink cost
      Then it is accepted
      And hers is in Bob's deck
      And Bob has 2 lore

    @case:the-name-of-the-second-one @clause:6.1.11 @clause:6.7.7
    Scenario Outline: An effect counts the Strength of the character that it played last: the <which>
      Given a game of Lorcana
      And the made-up card "Come and Go"
        """
        {"name": "Come and Go", "type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "play", "what": {"type": ["character"], "cost_at_most": 1}},
           {"is": "banish", "it": "played"},
           <again>
           {"is": "gain-lore", "lore": {"is": "value", "of": "strength", "it": "played"}}]}}
        """
      And these cards
        | ref   | card                                   | player | zone |
        | both  | Come and Go                            | Ann    | hand |
        | small | a character costing 1, with 1 Strength | Ann    | hand |
        | large | a character costing 2, with 3 Strength | Ann    | hand |
      When Ann plays both for its ink cost
      Then it is accepted
      And small is in Ann's discard
      And Ann has <lore> lore

      Examples:
        | which  | again                                             | lore |
        | second | {"is": "play", "what": {"type": ["character"]}},  | 3    |
        | first  |                                                   | 1    |

    @case:in-play-again-it-is-as-it-is-now @clause:6.7.7 @clause:7.1.6
    Scenario Outline: A character made stronger, banished and <then> counts with <strength> Strength
      Given a game of Lorcana
      And the made-up card "Second Wind"
        """
        {"name": "Second Wind", "type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"]}},
           {"is": "gets", "stat": "strength", "plus": 2},
           {"is": "banish"},
           {"is": "put", "to": "hand"},
           <again>
           {"is": "gain-lore", "lore": {"is": "value", "of": "strength", "it": "chosen"}}]}}
        """
      And these cards
        | ref  | card                                   | player | zone |
        | wind | Second Wind                            | Ann    | hand |
        | one  | a character costing 1, with 1 Strength | Ann    | play |
      When Ann plays wind for its ink cost
      Then it is accepted
      And one is in Ann's <zone>
      And Ann has <strength> lore

      Examples:
        | then               | again                          | zone | strength |
        | returned           |                                | hand | 3        |
        | then played again  | {"is": "play", "it": "chosen"}, | play | 1        |

    @case:one-of-two-has-left @clause:6.7.7
    Scenario: Of two chosen characters, the returned one counts as it was and the other as it is
      Given a game of Lorcana
      And the made-up card "Tally"
        """
        {"name": "Tally", "type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"], "whose": "yours"}, "least": 2, "most": 2},
           {"is": "choose", "what": {"damaged": true}, "as": "hurt"},
           {"is": "put", "it": "hurt", "to": "hand"},
           {"is": "gain-lore", "lore": {"is": "value", "of": "strength", "it": "chosen"}}]}}
        """
      And these cards
        | ref   | card                                                   | player | zone | state    |
        | tally | Tally                                                  | Ann    | hand |          |
        | sore  | a character costing 1, with 2 Strength and 4 Willpower | Ann    | play | 1 damage |
        | hale  | a character costing 1, with 3 Strength and 4 Willpower | Ann    | play |          |
      When Ann plays tally for its ink cost
      Then it is accepted
      And sore is in Ann's hand
      And Ann has 5 lore

    @case:the-challenger-was-this-card @clause:6.7.7 @clause:4.6.2
    Scenario Outline: A character banished in a challenge knows whether it was the challenger: <case>
      Given a game of Lorcana
      And the made-up card "Last Charge"
        """
        {"name": "Last Charge", "type": "character", "cost": 2, "strength": 1, "willpower": 1, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "banished", "this": true, "in_challenge": true}],
                        "condition": {"is": "this-is", "what": {"it": "challenger"}},
                        "effect": {"is": "gain-lore", "lore": 2}}]}
        """
      And these cards
        | ref    | card                                                   | player | zone | state   |
        | charge | Last Charge                                            | <who>  | play | exerted |
        | other  | a character costing 2, with 3 Strength and 4 Willpower | <foe>  | play | <state> |
        | fresh  | Last Charge                                            | <who>  | play |         |
      When Ann challenges <prey> with <one>
      Then it is accepted
      And <who> has <lore> lore

      Examples:
        | case        | who | foe | state   | one   | prey   | lore |
        | it did      | Ann | Bob | exerted | fresh | other  | 2    |
        | it did not  | Bob | Ann |         | other | charge | 0    |

    @case:as-strong-as-the-wrecker-was @clause:6.7.7
    Scenario: Wreck-it Ralph takes along those no stronger than he was with two cards under him
      Given a game of Lorcana
      And these cards
        | ref   | card                            | player | zone | state    | under |
        | fire  | Dragon Fire                     | Bob    | hand |          |       |
        | ralph | Wreck-it Ralph - Raging Wrecker | Ann    | play |          |       |
        | one   | Smash                           | Ann    | play | facedown | ralph |
        | two   | Lantern                         | Ann    | play | facedown | one   |
        | same  | Captain Hook - Master Swordsman | Bob    | play |          |       |
        | more  | Hercules - Beloved Hero         | Bob    | play |          |       |
      And it is Bob's turn
      And Bob has 5 ready ink
      When Bob plays fire for its ink cost
      And Bob chooses ralph
      Then it is accepted
      And same is in Bob's discard
      And more is in Bob's play

  Rule: A check follows the effect that played an action, before the action's own

    @case:check-before-the-nested-action @clause:6.7.5 @clause:6.7.8.1 @clause:1.8.1
    Scenario: A character that an ability damages enough is gone before the song it plays takes effect
      Given a game of Lorcana
      And the made-up card "Loud Minstrel"
        """
        {"name": "Loud Minstrel", "type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
         "classifications": ["Storyborn"],
         "abilities": [{"is": "triggered", "name": "FORTISSIMO", "when": [{"event": "played", "this": true}],
                        "effect": {"is": "sequence", "steps": [
                          {"is": "deal-damage", "damage": 3, "all": {"type": ["character"], "whose": "opposing"}},
                          {"is": "play", "what": {"song": true}}]}}]}
        """
      And these cards
        | ref      | card                  | player | zone | state |
        | minstrel | Loud Minstrel         | Ann    | hand |       |
        | mother   | Mother Knows Best     | Ann    | hand |       |
        | victim   | a character costing 2 | Bob    | play |       |
      And Ann has 1 ready ink
      When Ann plays minstrel for its ink cost
      Then it is accepted
      And victim is in Bob's discard
      And minstrel is in Ann's hand
