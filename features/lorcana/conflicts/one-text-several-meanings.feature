Feature: Texts that can be meant in more than one way
  What a sentence has to do with the one before it, and how much of what is asked for must be there.

  Rule: "You may ready …. They can't quest for the rest of this turn"

    @case:not-readied-and-questing @conflict:190 @clause:6.1.4 @clause:6.2.5
    Scenario: Ann does not ready her other Princess: it is open whether that one can quest
      Given a game of Lorcana
      And these cards
        | ref   | card                  | player | zone |
        | moana | Moana - Of Motunui    | Ann    | play |
        | ariel | Ariel - On Human Legs | Ann    | play |
      When Ann quests with moana
      And Ann chooses no if asked
      And Ann quests with ariel
      Then the rules leave open: does the second sentence apply where its player declined the first?
        | outcome        |
        | it is refused  |
        | Ann has 5 lore |

    @case:ready-all-along-and-questing @conflict:191 @clause:1.4.3.2 @clause:6.1.2
    Scenario: One of the readied Princesses was ready all along: it is open whether that one can quest
      Given a game of Lorcana
      And these cards
        | ref   | card                  | player | zone | state   |
        | moana | Moana - Of Motunui    | Ann    | play |         |
        | ariel | Ariel - On Human Legs | Ann    | play |         |
        | other | Ariel - Sonic Warrior | Ann    | play | exerted |
      When Ann quests with moana
      And Ann chooses yes
      And Ann quests with ariel
      Then the rules leave open: are "they" all that are named, or those that were really readied?
        | outcome        |
        | it is refused  |
        | Ann has 5 lore |

  Rule: "Choose 3 cards from chosen opponent's discard"

    @case:three-chosen-of-two @conflict:193 @clause:1.2.3 @clause:6.7.3
    Scenario: It is open whether two cards move where three are to be chosen from a discard of two
      Given a game of Lorcana
      And the made-up card "Orchard"
        """
        {"type": "item", "cost": 1,
         "abilities": [{"is": "activated", "cost": [{"is": "exert-this"}],
           "effect": {"is": "if-you-do",
                      "first": {"is": "sequence", "steps": [
                        {"is": "choose", "what": {}, "least": 3, "most": 3, "zone": "discard", "whose": "opponents"},
                        {"is": "put", "to": "hand"}]},
                      "then": {"is": "gain-lore", "lore": 3}}}]}
        """
      And these cards
        | ref     | card                  | player | zone    |
        | orchard | Orchard               | Ann    | play    |
        | one     | a character costing 1 | Bob    | discard |
        | two     | a character costing 2 | Bob    | discard |
      When Ann uses orchard
      Then it is accepted
      And the rules leave open: are two moved where three are to be chosen, or none?
        | outcome                 |
        | one is in Bob's hand    |
        | one is in Bob's discard |
      And Ann has 0 lore

  Rule: Cards that come to a deck together, in no stated order

    @case:two-under-the-deck-in-no-stated-order @conflict:137 @clause:7.2.3
    Scenario: It is open whether anybody orders two items put under the deck in no stated order
      Given a game of Lorcana
      And the made-up card "Attic"
        """
        {"type": "action", "cost": 0,
         "effect": {"is": "put", "all": {"type": ["item"]}, "to": "deck", "place": "bottom"}}
        """
      And these cards
        | ref   | card              | player | zone |
        | attic | Attic             | Ann    | hand |
        | doll  | an item costing 1 | Ann    | play |
        | lamp  | an item costing 2 | Ann    | play |
      And Ann's deck has 1 card
      When Ann plays attic for its ink cost
      Then it is accepted
      And the rules leave open: does anybody order them?
        | outcome                                  |
        | nobody is asked                          |
        | Ann is asked to choose from doll and lamp |

  Rule: Actions that an action plays

    @case:two-actions-that-wait-and-one-more @conflict:140 @clause:6.7.8 @clause:6.7.8.1
    Scenario: An action plays two others, and the first plays one more: it is open when that resolves
      Given a game of Lorcana
      And the made-up card "Overture"
        """
        {"type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "play", "what": {"named": ["Prelude"]}, "free": true},
           {"is": "play", "what": {"named": ["Draught"]}, "free": true}]}}
        """
      And the made-up card "Prelude"
        """
        {"type": "action", "cost": 0, "effect": {"is": "play", "what": {"named": ["Clearance"]}, "free": true}}
        """
      And the made-up card "Draught"
        """
        {"type": "action", "cost": 0, "effect": {"is": "draw"}}
        """
      And the made-up card "Clearance"
        """
        {"type": "action", "cost": 0, "effect": {"is": "discard", "all": true}}
        """
      And these cards
        | ref       | card      | player | zone |
        | overture  | Overture  | Ann    | hand |
        | prelude   | Prelude   | Ann    | hand |
        | draught   | Draught   | Ann    | hand |
        | clearance | Clearance | Ann    | hand |
      And Ann's deck has 2 cards
      When Ann plays overture for its ink cost
      Then it is accepted
      And the rules leave open: does the last one resolve before the second, or after it?
        | outcome                     |
        | ann-deck-1 is in Ann's hand |
        | ann-deck-1 is in Ann's discard |

  Rule: "Another", where one has been spoken of already

    @case:another-than-which @conflict:145 @clause:6.1.6 @clause:6.1.2
    Scenario: It is open whether "another" is other than the card itself or than the one chosen before
      Given a game of Lorcana
      And the made-up card "Archer"
        """
        {"type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1,
         "abilities": [{"is": "triggered", "name": "VOLLEY", "when": [{"event": "quested", "this": true}],
           "effect": {"is": "sequence", "steps": [
             {"is": "choose", "what": {"type": ["character"]}}, {"is": "deal-damage", "damage": 1},
             {"is": "choose", "what": {"type": ["character"], "other": true}}, {"is": "deal-damage", "damage": 1}]}}]}
        """
      And these cards
        | ref    | card                  | player | zone |
        | archer | Archer                | Ann    | play |
        | first  | a character costing 3 | Bob    | play |
        | third  | a character costing 3 | Bob    | play |
      When Ann quests with archer
      And Ann chooses first
      Then the rules leave open: other than the card itself, or than the one before?
        | outcome                                      |
        | Ann is asked to choose from first and third  |
        | Ann is asked to choose from archer and third |

  Rule: A keyword that is lost for a while and given all the while (nobody can say whether the character has it)

    @case:lost-and-given-all-the-while @conflict:196 @clause:6.4.2.3 @edition:book
    Scenario: Ann's character loses Reckless this turn, and her banner gives it Reckless
      Given a game of Lorcana
      And the made-up card "Calm"
        """
        {"type": "action", "cost": 0, "effect": {"is": "loses", "keyword": "reckless", "all": {"type": ["character"]}}}
        """
      And the made-up card "War Banner"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "static-gains", "keyword": "reckless", "what": {"type": ["character"], "whose": "yours"}}]}
        """
      And these cards
        | ref    | card                  | player | zone |
        | calm   | Calm                  | Ann    | hand |
        | banner | War Banner            | Ann    | play |
        | elf    | a character costing 1 | Ann    | play |
      When Ann quests with elf
      Then it is refused by 8.7.2
      When Ann plays calm for its ink cost
      And Ann quests with elf
      Then it is accepted

    @case:lost-and-given-no-more @clause:6.4.2.3 @clause:8.7.2
    Scenario: Once the banner that gave it Reckless is gone, Ann's character has lost it and quests
      Given a game of Lorcana
      And the made-up card "Calm"
        """
        {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "loses", "keyword": "reckless", "all": {"type": ["character"]}},
          {"is": "banish", "all": {"type": ["item"]}}]}}
        """
      And the made-up card "War Banner"
        """
        {"type": "item", "cost": 1, "abilities": [
          {"is": "static-gains", "keyword": "reckless", "what": {"type": ["character"], "whose": "yours"}}]}
        """
      And these cards
        | ref    | card                  | player | zone |
        | calm   | Calm                  | Ann    | hand |
        | banner | War Banner            | Ann    | play |
        | elf    | a character costing 1 | Ann    | play |
      When Ann quests with elf
      Then it is refused by 8.7.2
      When Ann plays calm for its ink cost
      And Ann quests with elf
      Then it is accepted
      And Ann has 1 lore
