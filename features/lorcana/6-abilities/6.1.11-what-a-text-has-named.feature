Feature: 6.1.11 What a text has named
  More about clause 6.1.11: a card that a text has spoken of is the same one in its filters, numbers, payments, triggers and conditions.

  Rule: Filters and numbers

    @case:named-cost-bounds-what-is-played @clause:6.1.11 @clause:6.7.8
    Scenario Outline: A card is played if it costs no more than the chosen character: <verdict>
      Given a game of Lorcana
      And the made-up card "Trade"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"]}},
           {"is": "play", "what": {"cost_at_most": {"is": "value", "of": "cost", "it": "chosen"}}}]}}
        """
      And these cards
        | ref   | card                       | player | zone |
        | trade | Trade                      | Ann    | hand |
        | his   | a character costing 4      | Bob    | play |
        | new   | a character costing <cost> | Ann    | hand |
      And Ann has 1 ready ink
      When Ann plays trade for its ink cost
      Then it is accepted
      And new is in <zone>

      Examples:
        | verdict | cost | zone       |
        | as much | 4    | Ann's play |
        | more    | 5    | Ann's hand |

    @case:named-number-bounds-what-is-discarded @clause:6.1.11 @clause:7.3.4
    Scenario: Ann discards a card that costs no more than the damage removed
      Given a game of Lorcana
      And the made-up card "Remedy"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"]}},
           {"is": "remove-damage"},
           {"is": "discard", "what": {"cost_at_most": {"is": "number", "name": "damage-removed"}}}]}}
        """
      And these cards
        | ref    | card                                    | player | zone | state    |
        | remedy | Remedy                                  | Ann    | hand |          |
        | mine   | a character costing 4, with 5 Willpower | Ann    | play | 2 damage |
        | dear   | a character costing 3                   | Ann    | hand |          |
        | cheap  | a character costing 2                   | Ann    | hand |          |
      And Ann has 1 ready ink
      When Ann plays remedy for its ink cost
      Then it is accepted
      And nobody is asked
      And cheap is in Ann's discard
      And dear is in Ann's hand

    @case:named-card-is-counted-with @clause:6.1.11 @clause:6.1.8
    Scenario: Ann gains lore for each card in her discard that shares its name with the chosen character
      Given a game of Lorcana
      And the made-up card "Roll Call"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"]}},
           {"is": "gain-lore", "lore": {"is": "count", "what": {"same_name": "chosen"}, "zone": "discard", "who": "you"}}]}}
        """
      And these cards
        | ref   | card                               | player | zone    |
        | call  | Roll Call                          | Ann    | hand    |
        | mine  | a character costing 2, named Ash   | Ann    | play    |
        | one   | a character costing 3, named Ash   | Ann    | discard |
        | two   | a character costing 4, named Ash   | Ann    | discard |
        | other | a character costing 4, named Birch | Ann    | discard |
      And Ann has 1 ready ink
      When Ann plays call for its ink cost
      Then it is accepted
      And Ann has 2 lore

    @case:a-trade-off-for-another-aladdin @clause:5.2.6 @clause:6.1.11
    Scenario: Hades banishes one Aladdin to play another, and cannot play Hercules
      Given a game of Lorcana
      And these cards
        | ref      | card                  | player | zone |
        | hades    | Hades - Double Dealer | Ann    | play |
        | aladdin  | Aladdin - Street Rat  | Ann    | play |
        | prince   | Aladdin - Prince Ali  | Ann    | hand |
        | hercules | Hercules - True Hero  | Ann    | hand |
      When Ann uses hades
      Then it is accepted
      And aladdin is in Ann's discard
      And prince is in Ann's play
      And hercules is in Ann's hand

    @case:named-card-is-had @clause:6.1.11
    Scenario Outline: A condition counts the cards that share a name with the chosen character: <case>
      Given a game of Lorcana
      And the made-up card "Roll Call"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"]}},
           {"is": "if", "condition": {"is": "have", "what": {"same_name": "chosen"}, "zone": "discard"},
            "then": {"is": "gain-lore", "lore": 1}}]}}
        """
      And these cards
        | ref  | card                                | player | zone    |
        | call | Roll Call                           | Ann    | hand    |
        | mine | a character costing 2, named Ash    | Ann    | play    |
        | one  | a character costing 3, named <name> | Ann    | discard |
      And Ann has 1 ready ink
      When Ann plays call for its ink cost
      Then it is accepted
      And Ann has <lore> lore

      Examples:
        | case    | name  | lore |
        | one     | Ash   | 1    |
        | another | Birch | 0    |

  Rule: Payments, triggers and what lasts

    @case:named-card-does-not-pay @clause:6.1.11 @clause:6.1.5
    Scenario: A character other than the chosen one is exerted to pay
      Given a game of Lorcana
      And the made-up card "Relay"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"], "whose": "yours"}},
           {"is": "if-you-do", "first": {"is": "pay", "cost": [{"is": "exert", "what": {"type": ["character"], "not_it": "chosen"}}]},
            "then": {"is": "gain-lore", "lore": 1}}]}}
        """
      And these cards
        | ref   | card                  | player | zone |
        | relay | Relay                 | Ann    | hand |
        | one   | a character costing 2 | Ann    | play |
        | two   | a character costing 2 | Ann    | play |
      And Ann has 1 ready ink
      When Ann plays relay for its ink cost
      And Ann chooses one
      Then it is accepted
      And nobody is asked
      And only this has changed
        | what       | from       | to                  |
        | relay      | Ann's hand | Ann's discard       |
        | two        | Ann's play | Ann's play, exerted |
        | Ann's lore | 0          | 1                   |
        | Ann's ink  | 1 ready    | 1 exerted           |

    @case:named-card-is-waited-for @clause:6.1.11 @clause:6.2.7.1 @clause:6.2.7.2
    Scenario Outline: A floating ability waits for the chosen character (<kind>), <case>
      Given a game of Lorcana
      And the made-up card "Wager"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"]}},
           {"is": "<kind>", "until": "this-turn",
            "ability": {"is": "triggered", "when": [{"event": "quested", "what": {"it": "chosen"}}],
                        "effect": {"is": "gain-lore", "lore": 3}}}]}}
        """
      And these cards
        | ref   | card                               | player | zone |
        | wager | Wager                              | Ann    | hand |
        | one   | a character costing 2, with 1 Lore | Ann    | play |
        | two   | a character costing 2, with 1 Lore | Ann    | play |
      And Ann has 1 ready ink
      When Ann plays wager for its ink cost
      And Ann chooses <chosen>
      And Ann quests with one
      Then it is accepted
      And Ann has <lore> lore

      Examples:
        | kind     | case                   | chosen | lore |
        | later    | which quests once      | one    | 4    |
        | later    | which does not quest   | two    | 1    |
        | whenever | which quests           | one    | 4    |
        | whenever | while another quests   | two    | 1    |

    @case:named-card-is-spoken-of-later @clause:6.1.11 @clause:6.2.7.1
    Scenario: A floating ability damages the character that was chosen when it was made
      Given a game of Lorcana
      And the made-up card "Grudge"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}},
           {"is": "whenever",
            "ability": {"is": "triggered", "when": [{"event": "quested"}], "effect": {"is": "deal-damage", "damage": 1}}}]}}
        """
      And these cards
        | ref    | card                                    | player | zone |
        | grudge | Grudge                                  | Ann    | hand |
        | mine   | a character costing 2, with 1 Lore      | Ann    | play |
        | his    | a character costing 2, with 3 Willpower | Bob    | play |
        | other  | a character costing 2, with 3 Willpower | Bob    | play |
      And Ann has 1 ready ink
      When Ann plays grudge for its ink cost
      And Ann chooses his
      And Ann quests with mine
      Then it is accepted
      And his has 1 damage
      And other has 0 damage

    @case:named-card-costs-less @clause:6.1.11 @clause:4.3.6
    Scenario Outline: A card that shares its name with the chosen character costs less: <name>
      Given a game of Lorcana
      And the made-up card "Kinship"
        """
        {"type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"]}},
           {"is": "pay-less", "less": 2, "next": {"same_name": "chosen"}}]}}
        """
      And these cards
        | ref     | card                                | player | zone |
        | kinship | Kinship                             | Ann    | hand |
        | his     | a character costing 2, named Ash    | Bob    | play |
        | new     | a character costing 3, named <name> | Ann    | hand |
      And Ann has 1 ready ink
      When Ann plays kinship for its ink cost
      And Ann plays new for its ink cost
      Then <verdict>

      Examples:
        | name  | verdict                |
        | Ash   | it is accepted         |
        | Birch | it is refused by 1.5.3 |

    @case:another-than-the-named-card-costs-less @clause:6.1.11 @clause:4.3.6
    Scenario Outline: The next card other than the one chosen from Ann's hand costs less: <case>
      Given a game of Lorcana
      And the made-up card "Patience"
        """
        {"type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"]}, "zone": "hand"},
           {"is": "pay-less", "less": 2, "next": {"not_it": "chosen"}}]}}
        """
      And these cards
        | ref      | card                  | player | zone |
        | patience | Patience              | Ann    | hand |
        | one      | a character costing 3 | Ann    | hand |
        | two      | a character costing 3 | Ann    | hand |
      And Ann has 1 ready ink
      When Ann plays patience for its ink cost
      And Ann chooses one
      And Ann plays <which> for its ink cost
      Then <verdict>

      Examples:
        | case       | which | verdict                |
        | the chosen | one   | it is refused by 1.5.3 |
        | another    | two   | it is accepted         |

    @case:counted-as-the-next-card-is-named @clause:6.1.8 @clause:4.3.6
    Scenario: Characters are counted when the discount is made, not when the discounted card is played
      Given a game of Lorcana
      And the made-up card "Census"
        """
        {"type": "action", "cost": 0,
         "effect": {"is": "pay-less", "less": 2,
                    "next": {"cost_at_least": {"is": "count", "what": {"type": ["character"]}}}}}
        """
      And these cards
        | ref    | card                  | player | zone |
        | census | Census                | Ann    | hand |
        | small  | a character costing 0 | Ann    | hand |
        | large  | a character costing 2 | Ann    | hand |
        | one    | a character costing 1 | Ann    | play |
        | two    | a character costing 1 | Bob    | play |
      When Ann plays census for its ink cost
      And Ann plays small for its ink cost
      And Ann plays large for its ink cost
      Then it is accepted
      And large is in Ann's play

    @case:all-but-the-named-card-stay @clause:6.1.11 @clause:1.2.2
    Scenario Outline: No character but the chosen one can quest this turn: <verdict>
      Given a game of Lorcana
      And the made-up card "Solo"
        """
        {"type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"]}},
           {"is": "forbid", "action": "quest", "what": {"not_it": "chosen"}}]}}
        """
      And these cards
        | ref  | card                  | player | zone |
        | solo | Solo                  | Ann    | hand |
        | one  | a character costing 2 | Ann    | play |
        | two  | a character costing 2 | Ann    | play |
      When Ann plays solo for its ink cost
      And Ann chooses one
      And Ann quests with <who>
      Then <verdict>

      Examples:
        | who | verdict                |
        | one | it is accepted         |
        | two | it is refused by 1.2.2 |

  Rule: A card that the text itself has moved

    @case:named-card-is-told-after-it-was-put @clause:6.1.11
    Scenario Outline: The chosen card's type is still known after it has returned to hand: <type>
      Given a game of Lorcana
      And the made-up card "Recall"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character", "item"]}},
           {"is": "put", "to": "hand", "verb": "return"},
           {"is": "if", "condition": {"is": "matches", "it": "chosen", "what": {"type": ["item"]}},
            "then": {"is": "gain-lore", "lore": 1}}]}}
        """
      And these cards
        | ref    | card      | player | zone |
        | recall | Recall    | Ann    | hand |
        | his    | <card>    | Bob    | play |
      And Ann has 1 ready ink
      When Ann plays recall for its ink cost
      Then it is accepted
      And his is in Bob's hand
      And Ann has <lore> lore

      Examples:
        | type        | card                  | lore |
        | an item     | an item costing 1     | 1    |
        | a character | a character costing 1 | 0    |

    @case:others-are-not-itself-in-the-discard @clause:6.1.6 @clause:6.1.11
    Scenario: A banished character lets its player return another character from the discard, never itself
      Given a game of Lorcana
      And the made-up card "Phoenix"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 1, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "banished", "this": true}],
                        "effect": {"is": "sequence", "steps": [
                          {"is": "choose", "what": {"type": ["character"], "other": true}, "zone": "discard"},
                          {"is": "put", "to": "hand", "verb": "return"}]}}]}
        """
      And these cards
        | ref     | card                                   | player | zone    | state   |
        | phoenix | Phoenix                                | Ann    | play    |         |
        | old     | a character costing 1                  | Ann    | discard |         |
        | his     | a character costing 2, with 3 Strength | Bob    | play    | exerted |
      When Ann challenges his with phoenix
      Then it is accepted
      And nobody is asked
      And phoenix is in Ann's discard
      And old is in Ann's hand

    @case:other-cards-were-put-there @clause:6.1.6
    Scenario Outline: An action counts itself among the actions played, but not among other actions: <case>
      Given a game of Lorcana
      And the made-up card "Echo"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "if", "condition": {"is": "happened-this-turn", "event": "played", "what": {"type": ["action"], "other": <other>}},
                    "then": {"is": "gain-lore", "lore": 1}}}
        """
      And these cards
        | ref  | card | player | zone |
        | echo | Echo | Ann    | hand |
      And Ann has 1 ready ink
      When Ann plays echo for its ink cost
      Then it is accepted
      And Ann has <lore> lore

      Examples:
        | case   | other | lore |
        | any    | false | 1    |
        | others | true  | 0    |

  Rule: What a card says of itself outside play

    @case:discarded-itself @clause:6.1.12 @clause:6.2.2
    Scenario Outline: An ability that works in the discard triggers on its own card being discarded: <case>
      Given a game of Lorcana
      And the made-up card "Spite"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 1, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "discarded", "this": true, "zone": "discard"}],
                        "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And the made-up card "Purge"
        """
        {"type": "action", "cost": 1, "effect": {"is": "discard"}}
        """
      And these cards
        | ref   | card                  | player | zone    |
        | purge | Purge                 | Ann    | hand    |
        | spite | Spite                 | Ann    | <zone>  |
        | other | a character costing 2 | Ann    | <where> |
      And Ann has 1 ready ink
      When Ann plays purge for its ink cost
      Then it is accepted
      And Ann has <lore> lore

      Examples:
        | case        | zone    | where   | lore |
        | it itself   | hand    | discard | 1    |
        | another one | discard | hand    | 0    |

    @case:banished-into-where-it-listens @clause:7.4.3 @clause:6.1.12
    Scenario Outline: An ability that works in the discard sees a banishing only if its card is there already: <case>
      Given a game of Lorcana
      And the made-up card "Grudge"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 1, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "banished", "zone": "discard"}],
                        "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And the made-up card "Landslide"
        """
        {"type": "action", "cost": 1, "effect": {"is": "banish", "all": {"type": ["character"]}}}
        """
      And these cards
        | ref    | card                  | player | zone   |
        | slide  | Landslide             | Ann    | hand   |
        | grudge | Grudge                | Ann    | <zone> |
        | other  | a character costing 2 | Ann    | play   |
      And Ann has 1 ready ink
      When Ann plays slide for its ink cost
      Then it is accepted
      And grudge is in Ann's discard
      And Ann has <lore> lore

      Examples:
        | case                      | zone    | lore |
        | it lay there before       | discard | 1    |
        | it is banished with these | play    | 0    |

    @case:action-that-cannot-be-played @clause:1.2.2 @clause:6.1.12
    Scenario Outline: An action cannot be played while its own text forbids it: <case>
      Given a game of Lorcana
      And the made-up card "Encore"
        """
        {"type": "action", "cost": 0, "effect": {"is": "gain-lore", "lore": 1},
         "abilities": [{"is": "cannot", "action": "play", "what": {"it": "this"},
                        "condition": {"is": "not", "condition": {"is": "have", "what": {"whose": "yours"}}}}]}
        """
      And these cards
        | ref    | card                  | player | zone |
        | encore | Encore                | Ann    | hand |
        | other  | Encore                | Ann    | hand |
        | singer | a character costing 1 | <who>  | play |
      When Ann plays encore for its ink cost
      Then <verdict>

      Examples:
        | case           | who | verdict                |
        | nobody sings   | Bob | it is refused by 1.2.2 |
        | somebody sings | Ann | it is accepted         |

  Rule: Several cards, and numbers of the trigger

    @case:both-named-cards-are-played @clause:6.7.8 @clause:6.1.11
    Scenario: Both chosen cards are played from the discard, in the order that Ann chooses
      Given a game of Lorcana
      And the made-up card "Parade"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"]}, "zone": "discard", "least": 0, "most": 2},
           {"is": "play", "it": "chosen", "zone": "discard"}]}}
        """
      And these cards
        | ref    | card                  | player | zone    |
        | parade | Parade                | Ann    | hand    |
        | one    | a character costing 2 | Ann    | discard |
        | two    | a character costing 3 | Ann    | discard |
      And Ann has 1 ready ink
      When Ann plays parade for its ink cost
      And Ann chooses one and two
      And Ann chooses two
      Then it is accepted
      And nobody is asked
      And one is in Ann's play
      And two is in Ann's play

    @case:condition-on-the-damage-of-the-trigger @clause:6.2.4
    Scenario Outline: A trigger brings lore only if its character was dealt 2 or more damage: <damage>
      Given a game of Lorcana
      And the made-up card "Stoic"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 5, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "damaged", "this": true}],
                        "condition": {"is": "more-than", "more": {"is": "number", "name": "damage-of-trigger"}, "than": 1},
                        "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref   | card                                          | player | zone | state   |
        | stoic | Stoic                                         | Ann    | play |         |
        | his   | a character costing 2, with <damage> Strength | Bob    | play | exerted |
      When Ann challenges his with stoic
      Then it is accepted
      And Ann has <lore> lore

      Examples:
        | damage | lore |
        | 1      | 0    |
        | 2      | 1    |

  Rule: Numbers in filters of static abilities

    @case:lore-by-ones-own-strength @clause:6.6.1.2
    Scenario Outline: Characters costing at least as much as the Bearer's Strength quest for more lore: <cost>
      Given a game of Lorcana
      And the made-up card "Bearer"
        """
        {"type": "character", "cost": 1, "strength": 3, "willpower": 2, "lore": 1,
         "abilities": [{"is": "static-gets", "stat": "lore", "plus": 2,
                        "what": {"type": ["character"], "whose": "yours",
                                 "cost_at_least": {"is": "value", "of": "strength", "it": "this"}}}]}
        """
      And these cards
        | ref    | card                                    | player | zone |
        | bearer | Bearer                                  | Ann    | play |
        | mine   | a character costing <cost>, with 1 Lore | Ann    | play |
      When Ann quests with mine
      Then it is accepted
      And Ann has <lore> lore

      Examples:
        | cost | lore |
        | 3    | 3    |
        | 2    | 1    |

  Rule: Named cards that another part of the effect moves

    @case:named-in-the-deck-and-moved-from-it @clause:6.1.11
    Scenario Outline: A revealed card is still the same card after the effect has moved it: <moves>
      Given a game of Lorcana
      And the made-up card "Glimpse"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "reveal-top"}, {"is": "<moves>"}, {"is": "put", "it": "revealed", "to": "discard"}]}}
        """
      And these cards
        | ref     | card    | player | zone |
        | glimpse | Glimpse | Ann    | hand |
      And Ann has 1 ready ink
      And Ann's deck has 2 cards
      When Ann plays glimpse for its ink cost
      Then it is accepted
      And ann-deck-1 is in Ann's discard
      And ann-deck-2 is in Ann's deck

      Examples:
        | moves           |
        | draw            |
        | ink-top-of-deck |

    @case:not-the-one-that-has-left @clause:6.1.11 @clause:6.7.7
    Scenario Outline: After the first chosen character is banished, the second is still told apart from it: <second>
      Given a game of Lorcana
      And the made-up card "Either Or"
        """
        {"type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"]}},
           {"is": "choose", "what": {"type": ["character"]}, "as": "second"},
           {"is": "banish"},
           {"is": "if", "condition": {"is": "matches", "it": "second", "what": {"not_it": "chosen"}},
            "then": {"is": "gain-lore", "lore": 2}}]}}
        """
      And these cards
        | ref    | card                  | player | zone |
        | either | Either Or             | Ann    | hand |
        | his    | a character costing 2 | Bob    | play |
        | other  | a character costing 3 | Bob    | play |
      And Ann has 1 ready ink
      When Ann plays either for its ink cost
      And Ann chooses his
      And Ann chooses <second>
      Then it is accepted
      And his is in Bob's discard
      And Ann has <lore> lore

      Examples:
        | second | lore |
        | other  | 2    |
        | his    | 0    |
