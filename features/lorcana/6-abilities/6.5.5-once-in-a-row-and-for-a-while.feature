Feature: 6.5.5 to 6.5.8 Each replacement once, several in a row, and for a while
  Clauses 6.5.2, 6.5.3, 6.5.5, 6.5.7 and 6.5.8 for events other than damage.

  Rule: One part of what an effect does

    @case:one-of-two-effects-replaced @clause:6.5.4 @clause:6.1.2
    Scenario: The damage of an action is replaced, and the card that it draws is drawn all the same
      Given a game of Lorcana
      And the made-up card "Veil"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "damaged", "what": {"type": ["character"], "whose": "yours"}},
           "do": {"is": "gain-lore", "lore": {"is": "number", "name": "that-much"}}}]}
        """
      And the made-up card "Gale"
        """
        {"type": "action", "cost": 1, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"]}}, {"is": "deal-damage", "damage": 2}, {"is": "draw"}]}}
        """
      And these cards
        | ref  | card                  | player | zone |
        | veil | Veil                  | Ann    | play |
        | mine | a character costing 3 | Ann    | play |
        | gale | Gale                  | Bob    | hand |
      And it is Bob's turn
      And Bob has 1 ready ink
      And Bob's deck has 2 cards
      When Bob plays gale for its ink cost
      Then it is accepted
      And mine is undamaged
      And Ann has 2 lore
      And bob-deck-1 is in Bob's hand

  Rule: It exists before what it replaces

    @case:too-late-to-replace @clause:6.5.3
    Scenario: Cradle enters play after the first banishing, and replaces the second
      Given a game of Lorcana
      And the made-up card "Cradle"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "banished", "what": {"type": ["character"], "whose": "yours"}}, "to": "hand"}]}
        """
      And the made-up card "Rite"
        """
        {"type": "action", "cost": 1, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"]}}, {"is": "banish"},
          {"is": "play", "what": {"type": ["item"]}},
          {"is": "choose", "what": {"type": ["character"]}, "as": "next"}, {"is": "banish", "it": "next"}]}}
        """
      And these cards
        | ref    | card                  | player | zone |
        | one    | a character costing 3 | Ann    | play |
        | two    | a character costing 3 | Ann    | play |
        | cradle | Cradle                | Ann    | hand |
        | rite   | Rite                  | Ann    | hand |
      And Ann has 1 ready ink
      When Ann plays rite for its ink cost
      And Ann chooses one
      Then it is accepted
      And one is in Ann's discard
      And two is in Ann's hand

    @case:gone-before-the-next-event @clause:6.5.3
    Scenario: Guard, banished in the first character's place, is not there for the second
      Given a game of Lorcana
      And the made-up card "Guard"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 4, "lore": 1, "abilities": [
          {"is": "instead", "would": {"event": "banished", "what": {"type": ["character"], "whose": "yours", "other": true}},
           "it": "this"}]}
        """
      And these cards
        | ref   | card                  | player | zone |
        | guard | Guard                 | Ann    | play |
        | one   | a character costing 3 | Ann    | play |
        | two   | a character costing 3 | Ann    | play |
        | fire  | Dragon Fire           | Bob    | hand |
        | again | Dragon Fire           | Bob    | hand |
      And it is Bob's turn
      And Bob has 10 ready ink
      When Bob plays fire for its ink cost
      And Bob chooses one
      And Bob plays again for its ink cost
      And Bob chooses two
      Then it is accepted
      And guard is in Ann's discard
      And one is in Ann's play
      And two is in Ann's discard

    @case:only-under-its-condition @clause:6.5.3 @clause:6.5.4
    Scenario Outline: A replacement works only if Ann has 3 lore: with <lore> her character goes to <zone>
      Given a game of Lorcana
      And the made-up card "Oath"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "banished", "what": {"type": ["character"], "whose": "yours"}},
           "to": "hand", "condition": {"is": "lore-is", "who": "you", "least": 3}}]}
        """
      And these cards
        | ref  | card                  | player | zone |
        | oath | Oath                  | Ann    | play |
        | mine | a character costing 3 | Ann    | play |
        | fire | Dragon Fire           | Bob    | hand |
      And it is Bob's turn
      And Bob has 5 ready ink
      And Ann has <lore> lore
      And Bob has 5 lore
      When Bob plays fire for its ink cost
      Then it is accepted
      And mine is in Ann's <zone>

      Examples:
        | lore | zone    |
        | 2    | discard |
        | 3    | hand    |

    @case:so-much-damage-or-none @clause:6.5.3 @clause:6.5.4
    Scenario Outline: Only damage of 3 or more is replaced: of <n> damage <taken> is taken
      Given a game of Lorcana
      And the made-up card "Bark"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "damaged", "what": {"type": ["character"], "whose": "yours"}},
           "condition": {"is": "more-than", "more": {"is": "number", "name": "that-much"}, "than": 2}}]}
        """
      And the made-up card "Bolt"
        """
        {"type": "action", "cost": 1, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"]}}, {"is": "deal-damage", "damage": <n>}]}}
        """
      And these cards
        | ref  | card                                    | player | zone |
        | bark | Bark                                    | Ann    | play |
        | mine | a character costing 3, with 9 Willpower | Ann    | play |
        | bolt | Bolt                                    | Bob    | hand |
      And it is Bob's turn
      And Bob has 1 ready ink
      When Bob plays bolt for its ink cost
      Then it is accepted
      And mine has <taken> damage

      Examples:
        | n | taken |
        | 2 | 2     |
        | 3 | 0     |

  Rule: One after the other, each once

    @case:three-in-a-row @clause:6.5.4 @clause:6.5.5 @clause:6.5.7.3
    Scenario: Banishing becomes banishing Guard, then Guard's return to hand, then a place under the deck
      Given a game of Lorcana
      And the made-up card "Guard"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 4, "lore": 1, "abilities": [
          {"is": "instead", "would": {"event": "banished", "what": {"type": ["character"], "whose": "yours", "other": true}},
           "it": "this"},
          {"is": "instead", "would": {"event": "banished"}, "to": "hand"},
          {"is": "triggered", "when": [{"event": "banished", "who": "any"}], "effect": {"is": "gain-lore", "lore": 9}},
          {"is": "triggered", "when": [{"event": "left-play", "this": true}], "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And the made-up card "Drain"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "left-play", "to": ["hand"], "what": {"type": ["character"]}},
           "to": "deck", "place": "bottom"}]}
        """
      And these cards
        | ref   | card                  | player | zone |
        | guard | Guard                 | Ann    | play |
        | mine  | a character costing 3 | Ann    | play |
        | drain | Drain                 | Bob    | play |
        | fire  | Dragon Fire           | Bob    | hand |
      And it is Bob's turn
      And Bob has 5 ready ink
      And Ann's deck has 2 cards
      When Bob plays fire for its ink cost
      And Bob chooses mine
      Then it is accepted
      And nobody is asked
      And mine is in Ann's play
      And guard lies at the bottom of Ann's deck
      And Ann has 1 lore

    @case:round-in-a-ring-once @clause:6.5.5 @clause:6.5.7.3
    Scenario Outline: Two characters fall in each other's place, each once: if <first> would, <fallen> does in the end
      Given a game of Lorcana
      And the made-up card "Husband"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 4, "lore": 1, "abilities": [
          {"is": "instead", "would": {"event": "banished", "what": {"type": ["character"], "whose": "yours", "other": true}},
           "it": "this"}]}
        """
      And the made-up card "Wife"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 4, "lore": 1, "abilities": [
          {"is": "instead", "would": {"event": "banished", "what": {"type": ["character"], "whose": "yours", "other": true}},
           "it": "this"}]}
        """
      And these cards
        | ref     | card        | player | zone |
        | husband | Husband     | Ann    | play |
        | wife    | Wife        | Ann    | play |
        | fire    | Dragon Fire | Bob    | hand |
      And it is Bob's turn
      And Bob has 5 ready ink
      When Bob plays fire for its ink cost
      And Bob chooses <first>
      Then it is accepted
      And nobody is asked
      And husband is in <husband>
      And wife is in <wife>

      Examples:
        | first   | fallen      | husband       | wife          |
        | husband | the husband | Ann's discard | Ann's play    |
        | wife    | the wife    | Ann's play    | Ann's discard |

    @case:in-the-order-of-the-affected-player @clause:6.5.7 @clause:6.5.7.2 @clause:6.5.7.3
    Scenario Outline: Bob, whose character would be banished, takes <first> first of Ann's two replacements
      Given a game of Lorcana
      And the made-up card "Cradle"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "banished", "what": {"type": ["character"]}}, "to": "hand"}]}
        """
      And the made-up card "Toll"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "banished", "what": {"type": ["character"]}}, "do": {"is": "draw"}}]}
        """
      And these cards
        | ref    | card                  | player | zone |
        | cradle | Cradle                | Ann    | play |
        | toll   | Toll                  | Ann    | play |
        | theirs | a character costing 3 | Bob    | play |
        | fire   | Dragon Fire           | Ann    | hand |
      And Ann has 5 ready ink
      And Ann's deck has 2 cards
      When Ann plays fire for its ink cost
      Then Bob is asked to choose from cradle and toll
      When Bob chooses <first>
      Then it is accepted
      And theirs is in Bob's <zone>
      And Ann has <n> cards in hand

      Examples:
        | first  | zone | n |
        | cradle | hand | 0 |
        | toll   | play | 1 |

    @case:two-abilities-of-one-card @clause:6.5.7.2
    Scenario Outline: Two replacements of one card are told apart by name: Ann takes <name>
      Given a game of Lorcana
      And the made-up card "Genie"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "drew"}, "do": {"is": "gain-lore", "lore": 1}, "name": "Fame"},
          {"is": "instead", "would": {"event": "drew"}, "to": "inkwell", "name": "Ink"}]}
        """
      And the made-up card "Wish"
        """
        {"type": "action", "cost": 0, "effect": {"is": "draw"}}
        """
      And these cards
        | ref   | card  | player | zone |
        | genie | Genie | Ann    | play |
        | wish  | Wish  | Ann    | hand |
      And Ann's deck has 2 cards
      When Ann plays wish for its ink cost
      And Ann chooses "genie: <name>"
      Then it is accepted
      And ann-deck-1 is in Ann's <zone>
      And Ann has <n> lore

      Examples:
        | name | zone    | n |
        | Fame | deck    | 1 |
        | Ink  | inkwell | 0 |

    @case:two-nameless-replacements-of-one-card @clause:6.5.7.2
    Scenario Outline: Two nameless replacements of one card are told apart by their order: Ann takes <which>
      Given a game of Lorcana
      And the made-up card "Genie"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "drew"}, "do": {"is": "gain-lore", "lore": 1}},
          {"is": "instead", "would": {"event": "drew"}, "to": "inkwell"}]}
        """
      And the made-up card "Wish"
        """
        {"type": "action", "cost": 0, "effect": {"is": "draw"}}
        """
      And these cards
        | ref   | card  | player | zone |
        | genie | Genie | Ann    | play |
        | wish  | Wish  | Ann    | hand |
      And Ann's deck has 2 cards
      When Ann plays wish for its ink cost
      And Ann chooses "<which>"
      Then it is accepted
      And ann-deck-1 is in Ann's <zone>
      And Ann has <n> lore

      Examples:
        | which   | zone    | n |
        | genie   | deck    | 1 |
        | genie 2 | inkwell | 0 |

    @case:what-is-done-instead-is-replaced-too @clause:6.5.4 @clause:6.5.5 @clause:6.5.7.3
    Scenario: Lore becomes a draw, the draw becomes damage, and the damage becomes lore that stays lore
      The third effect leads back to the first, which has had its chance.
      Given a game of Lorcana
      And the made-up card "Ring"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "gained-lore"}, "do": {"is": "draw"}},
          {"is": "instead", "would": {"event": "drew"}, "do": {"is": "put-damage", "all": {"type": ["character"]}, "damage": 1}},
          {"is": "instead", "would": {"event": "damaged", "what": {"type": ["character"]}}, "do": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref     | card                               | player | zone |
        | ring    | Ring                               | Ann    | play |
        | quester | a character costing 3, with 2 Lore | Ann    | play |
        | theirs  | a character costing 3              | Bob    | play |
      And Ann's deck has 2 cards
      When Ann quests with quester
      Then it is accepted
      And Ann has 2 lore
      And Ann has 0 cards in hand
      And theirs is undamaged
      And quester is exerted and undamaged

    @case:a-lore-and-a-card-for-a-card @clause:6.5.5 @clause:6.5.4 @clause:6.5.7.3
    Scenario: Instead of drawing Ann gains 1 lore and draws a card, and this draw is not replaced again
      Given a game of Lorcana
      And the made-up card "Prize"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "drew"}, "do": {"is": "sequence", "steps": [
            {"is": "gain-lore", "lore": 1}, {"is": "draw"}]}}]}
        """
      And the made-up card "Wish"
        """
        {"type": "action", "cost": 0, "effect": {"is": "draw"}}
        """
      And these cards
        | ref   | card  | player | zone |
        | prize | Prize | Ann    | play |
        | wish  | Wish  | Ann    | hand |
      And Ann's deck has 5 cards
      When Ann plays wish for its ink cost
      Then it is accepted
      And Ann has 1 lore
      And Ann has 1 card in hand

    @case:two-first-times @clause:6.5.5 @clause:6.5.3
    Scenario: One item replaces the first draw and the first loss of lore each turn, each once
      Given a game of Lorcana
      And the made-up card "Charter"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "drew"}, "do": {"is": "gain-lore", "lore": 1}, "first": true},
          {"is": "instead", "would": {"event": "lost-lore"}, "amount": 1, "first": true}]}
        """
      And the made-up card "Whim"
        """
        {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "draw", "cards": 2}, {"is": "lose-lore", "lore": 3}, {"is": "lose-lore", "lore": 2}]}}
        """
      And these cards
        | ref     | card    | player | zone |
        | charter | Charter | Ann    | play |
        | whim    | Whim    | Ann    | hand |
      And Ann's deck has 5 cards
      And Ann has 9 lore
      When Ann plays whim for its ink cost
      Then it is accepted
      And Ann has 1 card in hand
      And Ann has 7 lore

    @case:banished-without-end @clause:6.5.4 @clause:1.8.3
    Scenario: A character that brings lore instead of being banished is checked without end, until Ann wins
      Given a game of Lorcana
      And the made-up card "Undying"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 3, "lore": 1, "abilities": [
          {"is": "instead", "would": {"event": "banished"}, "do": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref     | card    | player | zone |
        | undying | Undying | Ann    | play |
        | smash   | Smash   | Bob    | hand |
      And it is Bob's turn
      And Bob has 3 ready ink
      When Bob plays smash for its ink cost
      Then it is accepted
      And Ann has won

  Rule: The same effect several times

    @case:either-of-two-martyrs @clause:6.5.8 @clause:6.5.7
    Scenario Outline: Ann chooses which of two Martyrs is banished instead of the damage
      Given a game of Lorcana
      And the made-up card "Martyr"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 3, "lore": 1, "abilities": [
          {"is": "instead", "would": {"event": "damaged", "what": {"type": ["character"], "whose": "yours", "other": true}},
           "do": {"is": "banish", "it": "this"}}]}
        """
      And these cards
        | ref   | card                  | player | zone | state    |
        | one   | Martyr                | Ann    | play | 1 damage |
        | two   | Martyr                | Ann    | play |          |
        | mine  | a character costing 3 | Ann    | play |          |
        | smash | Smash                 | Bob    | hand |          |
      And it is Bob's turn
      And Bob has 3 ready ink
      When Bob plays smash for its ink cost
      And Bob chooses mine
      And Ann chooses <martyr>
      Then it is accepted
      And mine is undamaged
      And one is in Ann's <first>
      And two is in Ann's <second>

      Examples:
        | martyr | first   | second  |
        | one    | discard | play    |
        | two    | play    | discard |

    @case:either-of-two-beasts @clause:6.5.8 @clause:6.5.5
    Scenario Outline: Ann chooses which of two Beasts takes the damage, and the other does not take it from him
      Given a game of Lorcana
      And these cards
        | ref   | card                       | player | zone | state    |
        | one   | Beast - Selfless Protector | Ann    | play | 1 damage |
        | two   | Beast - Selfless Protector | Ann    | play |          |
        | mine  | a character costing 3      | Ann    | play |          |
        | smash | Smash                      | Bob    | hand |          |
      And it is Bob's turn
      And Bob has 3 ready ink
      When Bob plays smash for its ink cost
      And Bob chooses mine
      Then Ann is asked to choose from one and two
      When Ann chooses <beast>
      Then it is accepted
      And mine is undamaged
      And one has <a> damage
      And two has <b> damage

      Examples:
        | beast | a | b |
        | one   | 4 | 0 |
        | two   | 1 | 3 |

    @case:one-wish-of-two @clause:6.5.8
    Scenario: With two identical Horns two cards are drawn instead of one, not three or four
      Given a game of Lorcana
      And the made-up card "Horn"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "drew"}, "do": {"is": "draw", "cards": 2}}]}
        """
      And the made-up card "Wish"
        """
        {"type": "action", "cost": 0, "effect": {"is": "draw"}}
        """
      And these cards
        | ref  | card | player | zone |
        | one  | Horn | Ann    | play |
        | two  | Horn | Ann    | play |
        | wish | Wish | Ann    | hand |
      And Ann's deck has 6 cards
      When Ann plays wish for its ink cost
      Then it is accepted
      And nobody is asked
      And Ann has 2 cards in hand

    @case:the-next-time-goes-with-it @clause:6.5.8 @clause:6.5.3
    Scenario Outline: With Ropes on <n>, the next banishing of each is replaced once, however many Ropes it has
      Given a game of Lorcana
      And the made-up card "Rope"
        """
        {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"]}},
          {"is": "replace", "it": "chosen", "next": true,
           "ability": {"is": "instead", "would": {"event": "banished"}, "do": {"is": "gain-lore", "lore": 1}}}]}}
        """
      And the made-up card "Begone"
        """
        {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"]}}, {"is": "banish"}]}}
        """
      And these cards
        | ref    | card                  | player | zone |
        | mine   | a character costing 3 | Ann    | play |
        | other  | a character costing 3 | Ann    | play |
        | spare  | a character costing 3 | Ann    | play |
        | one    | Rope                  | Ann    | hand |
        | two    | Rope                  | Ann    | hand |
        | first  | Begone                | Ann    | hand |
        | again  | Begone                | Ann    | hand |
      When Ann plays one for its ink cost
      And Ann chooses mine
      And Ann plays two for its ink cost
      And Ann chooses <on>
      And Ann plays first for its ink cost
      And Ann chooses mine
      Then it is accepted
      And mine is in Ann's play
      And Ann has 1 lore
      When Ann plays again for its ink cost
      And Ann chooses <then>
      Then it is accepted
      And <then> is in Ann's <zone>

      Examples:
        | n              | on    | then  | zone    |
        | one character  | mine  | mine  | discard |
        | two characters | other | other | play    |

  Rule: For a while

    @case:for-the-rest-of-the-turn @clause:6.5.3 @clause:6.1.13.4
    Scenario: This turn Ann's characters return each time instead of being banished, also one played later
      Given a game of Lorcana
      And the made-up card "Haven"
        """
        {"type": "action", "cost": 0, "effect": {"is": "replace",
          "ability": {"is": "instead", "would": {"event": "banished", "what": {"type": ["character"], "whose": "yours"}},
                      "to": "hand"}}}
        """
      And the made-up card "Begone"
        """
        {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"]}}, {"is": "banish"}]}}
        """
      And these cards
        | ref   | card                  | player | zone |
        | mine  | a character costing 3 | Ann    | play |
        | later | a character costing 1 | Ann    | hand |
        | stays | a character costing 3 | Ann    | play |
        | haven | Haven                 | Ann    | hand |
        | one   | Begone                | Ann    | hand |
        | two   | Begone                | Ann    | hand |
        | fire  | Dragon Fire           | Bob    | hand |
      And Ann has 1 ready ink
      And Bob has 5 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann plays haven for its ink cost
      And Ann plays later for its ink cost
      And Ann plays one for its ink cost
      And Ann chooses mine
      And Ann plays two for its ink cost
      And Ann chooses later
      Then it is accepted
      And mine is in Ann's hand
      And later is in Ann's hand
      When Ann ends their turn
      And Bob plays fire for its ink cost
      Then it is accepted
      And stays is in Ann's discard

    @case:nobody-left-to-take-it @clause:6.5.3 @clause:6.5.4
    Scenario: This turn Shield takes the damage of Ann's other characters, as long as it is in play
      Given a game of Lorcana
      And the made-up card "Shield"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 3, "lore": 1, "abilities": [
          {"is": "activated", "cost": [{"is": "ink", "amount": 1}], "effect": {"is": "replace",
            "ability": {"is": "instead", "would": {"event": "damaged", "what": {"type": ["character"], "whose": "yours"}},
                        "it": "this"}}}]}
        """
      And the made-up card "Sting"
        """
        {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"]}}, {"is": "deal-damage", "damage": 2}]}}
        """
      And these cards
        | ref    | card                                    | player | zone |
        | shield | Shield                                  | Ann    | play |
        | mine   | a character costing 3, with 9 Willpower | Ann    | play |
        | one    | Sting                                   | Ann    | hand |
        | two    | Sting                                   | Ann    | hand |
        | three  | Sting                                   | Ann    | hand |
      And Ann has 1 ready ink
      When Ann uses shield
      And Ann plays one for its ink cost
      And Ann chooses mine
      Then it is accepted
      And mine is undamaged
      And shield has 2 damage
      When Ann plays two for its ink cost
      And Ann chooses mine
      Then it is accepted
      And shield is in Ann's discard
      And mine is undamaged
      When Ann plays three for its ink cost
      Then it is accepted
      And mine has 2 damage

    @case:during-their-next-turn-alone @clause:6.5.3 @clause:6.1.13.4
    Scenario: Bob's chosen character is not readied in his next turn, but is before and after
      Given a game of Lorcana
      And the made-up card "Spell"
        """
        {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"]}},
          {"is": "replace", "it": "chosen", "until": "during-their-next-turn",
           "ability": {"is": "instead", "would": {"event": "readied"}}},
          {"is": "ready"}]}}
        """
      And the made-up card "Chill"
        """
        {"type": "action", "cost": 0, "effect": {"is": "exert", "all": {"type": ["character"], "whose": "opposing"}}}
        """
      And these cards
        | ref    | card                  | player | zone | state   |
        | theirs | a character costing 3 | Bob    | play | exerted |
        | other  | a character costing 3 | Bob    | play | exerted |
        | spell  | Spell                 | Ann    | hand |         |
        | chill  | Chill                 | Ann    | hand |         |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann plays spell for its ink cost
      And Ann chooses theirs
      Then it is accepted
      And theirs is ready
      When Ann plays chill for its ink cost
      And Ann ends their turn
      Then it is accepted
      And theirs is exerted
      And other is ready
      When Bob ends their turn
      And Ann ends their turn
      Then it is accepted
      And theirs is ready
      And other is ready

    @case:a-draw-for-a-player-for-a-while @clause:6.5.3 @clause:6.5.4
    Scenario: Ann's next draw this turn is replaced by 2 lore, and she draws the card after it
      Given a game of Lorcana
      And the made-up card "Bargain"
        """
        {"type": "action", "cost": 0, "effect": {"is": "replace", "next": true,
          "ability": {"is": "instead", "would": {"event": "drew"}, "do": {"is": "gain-lore", "lore": 2}}}}
        """
      And the made-up card "Wish"
        """
        {"type": "action", "cost": 0, "effect": {"is": "draw", "cards": 2}}
        """
      And these cards
        | ref     | card    | player | zone |
        | bargain | Bargain | Ann    | hand |
        | wish    | Wish    | Ann    | hand |
      And Ann's deck has 3 cards
      When Ann plays bargain for its ink cost
      And Ann plays wish for its ink cost
      Then it is accepted
      And Ann has 2 lore
      And Ann has 1 card in hand

    @case:the-next-time-for-each-of-them @clause:6.5.3 @clause:6.5.8
    Scenario: The next banishing of each of two chosen characters is replaced, and none after that
      Given a game of Lorcana
      And the made-up card "Ward"
        """
        {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"]}, "least": 2, "most": 2},
          {"is": "replace", "it": "chosen", "next": true,
           "ability": {"is": "instead", "would": {"event": "banished"}, "do": {"is": "gain-lore", "lore": 1}}}]}}
        """
      And the made-up card "Begone"
        """
        {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"]}}, {"is": "banish"}]}}
        """
      And the made-up card "Flood"
        """
        {"type": "action", "cost": 0, "effect": {"is": "banish", "all": {"type": ["character"]}}}
        """
      And these cards
        | ref   | card                  | player | zone |
        | one   | a character costing 3 | Ann    | play |
        | two   | a character costing 3 | Ann    | play |
        | three | a character costing 3 | Ann    | play |
        | ward  | Ward                  | Ann    | hand |
        | first | Begone                | Ann    | hand |
        | flood | Flood                 | Ann    | hand |
        | again | Flood                 | Ann    | hand |
      When Ann plays ward for its ink cost
      And Ann chooses one and two
      And Ann plays first for its ink cost
      And Ann chooses one
      Then it is accepted
      And one is in Ann's play
      And Ann has 1 lore
      When Ann plays flood for its ink cost
      Then it is accepted
      And one is in Ann's discard
      And two is in Ann's play
      And three is in Ann's discard
      And Ann has 2 lore
      When Ann plays again for its ink cost
      Then it is accepted
      And one is in Ann's discard
      And two is in Ann's discard

    @case:it-knows-whom-it-was-made-for @clause:6.5.3 @clause:6.5.4
    Scenario: This turn damage to the first chosen character is put on the second one instead
      Given a game of Lorcana
      And the made-up card "Bond"
        """
        {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"]}, "as": "spared"},
          {"is": "choose", "what": {"type": ["character"], "not_it": "spared"}, "as": "hurt"},
          {"is": "replace", "it": "spared",
           "ability": {"is": "instead", "would": {"event": "damaged"},
             "do": {"is": "put-damage", "it": "hurt", "damage": {"is": "number", "name": "that-much"}}}}]}}
        """
      And the made-up card "Sting"
        """
        {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"]}}, {"is": "deal-damage", "damage": 2}]}}
        """
      And these cards
        | ref   | card                                    | player | zone |
        | one   | a character costing 3                   | Ann    | play |
        | two   | a character costing 3, with 9 Willpower | Bob    | play |
        | three | a character costing 4                   | Bob    | play |
        | bond  | Bond                                    | Ann    | hand |
        | sting | Sting                                   | Ann    | hand |
        | again | Sting                                   | Ann    | hand |
      When Ann plays bond for its ink cost
      And Ann chooses one
      And Ann chooses two
      And Ann plays sting for its ink cost
      And Ann chooses one
      And Ann plays again for its ink cost
      And Ann chooses one
      Then it is accepted
      And one is undamaged
      And two has 4 damage
      And three is undamaged

  Rule: As its player likes

    @case:may-be-returned @clause:6.5.4 @clause:6.5.5
    Scenario Outline: Ann may return a character instead of its banishing: she says <answer>, so it goes to <zone>
      Given a game of Lorcana
      And the made-up card "Net"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "banished", "what": {"type": ["character"]}}, "to": "hand", "may": true}]}
        """
      And these cards
        | ref    | card                  | player | zone |
        | net    | Net                   | Ann    | play |
        | theirs | a character costing 3 | Bob    | play |
        | fire   | Dragon Fire           | Bob    | hand |
      And it is Bob's turn
      And Bob has 5 ready ink
      When Bob plays fire for its ink cost
      Then Ann is asked to choose from yes and no
      When Ann chooses <answer>
      Then it is accepted
      And nobody is asked
      And theirs is in Bob's <zone>

      Examples:
        | answer | zone    |
        | yes    | hand    |
        | no     | discard |

    @case:the-first-time-passes-unused @clause:6.5.5 @clause:6.5.3
    Scenario: A replacement for the first time each turn is used up once Ann has declined it
      Given a game of Lorcana
      And the made-up card "Net"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "instead", "would": {"event": "banished", "what": {"type": ["character"]}}, "to": "hand", "may": true,
           "first": true}]}
        """
      And these cards
        | ref   | card                  | player | zone |
        | net   | Net                   | Ann    | play |
        | one   | a character costing 3 | Ann    | play |
        | two   | a character costing 3 | Ann    | play |
        | fire  | Dragon Fire           | Bob    | hand |
        | again | Dragon Fire           | Bob    | hand |
      And it is Bob's turn
      And Bob has 10 ready ink
      When Bob plays fire for its ink cost
      And Bob chooses one
      And Ann chooses no
      And Bob plays again for its ink cost
      Then it is accepted
      And nobody is asked
      And one is in Ann's discard
      And two is in Ann's discard
