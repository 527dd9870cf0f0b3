Feature: 7.3 Hands that are shown, and cards taken at random
  A hand is private (7.3.2) unless an effect reveals it or lets somebody look. What is discarded is its player's choice
  (7.3.4) unless chance decides.

  Rule: Shown

    @case:hand-revealed-by-whom @clause:6.1.14.1 @clause:7.3.2 @midway:6.1.14.2
    Scenario Outline: Hands are visible while an effect reveals them; whose hands: <whose>
      Given a game of Lorcana
      And the made-up card "Show"
        """
        {"type": "action", "cost": 1, "effect": {"is": "sequence", "steps": [
          {"is": "reveal-hand", "whose": "<whose>"}, {"is": "may", "do": {"is": "gain-lore", "lore": 1}}]}}
        """
      And these cards
        | ref  | card                  | player | zone |
        | show | Show                  | Ann    | hand |
        | mine | a character costing 1 | Ann    | hand |
        | his  | a character costing 2 | Bob    | hand |
      And Ann has 1 ready ink
      When Ann plays show for its ink cost
      Then Ann <sees> his
      And Bob <seen> mine
      When Ann chooses yes
      Then it is accepted
      And Ann has 1 lore

      Examples:
        | whose     | sees         | seen         |
        | you       | does not see | sees         |
        | opponent  | sees         | does not see |
        | opponents | sees         | does not see |
        | each      | sees         | sees         |

    @case:hand-of-a-chosen-player @clause:1.7.3 @clause:6.1.14.1 @midway:6.1.14.2
    Scenario: When a chosen player's hand is to be revealed, Ann may choose herself
      Given a game of Lorcana
      And the made-up card "Show"
        """
        {"type": "action", "cost": 1, "effect": {"is": "sequence", "steps": [
          {"is": "reveal-hand", "whose": "player"}, {"is": "may", "do": {"is": "gain-lore", "lore": 1}}]}}
        """
      And these cards
        | ref  | card                  | player | zone |
        | show | Show                  | Ann    | hand |
        | mine | a character costing 1 | Ann    | hand |
        | his  | a character costing 2 | Bob    | hand |
      And Ann has 1 ready ink
      When Ann plays show for its ink cost
      Then Ann is asked to choose from Ann and Bob
      When Ann chooses Ann
      Then Bob sees mine
      And Ann does not see his
      When Ann chooses yes
      Then it is accepted
      And Ann has 1 lore

    @case:hand-looked-at @clause:7.3.2 @midway:6.1.14.2
    Scenario: Looking at hands shows them to no other player
      Given a game of Lorcana
      And the made-up card "Peep"
        """
        {"type": "action", "cost": 1, "effect": {"is": "sequence", "steps": [
          {"is": "reveal-hand", "whose": "each", "look": true},
          {"is": "may", "do": {"is": "gain-lore", "lore": {"is": "count", "what": {"it": "revealed"}, "zone": "hand", "who": "each"}}}]}}
        """
      And these cards
        | ref  | card                  | player | zone |
        | peep | Peep                  | Ann    | hand |
        | mine | a character costing 1 | Ann    | hand |
        | his  | a character costing 2 | Bob    | hand |
      And Ann has 1 ready ink
      When Ann plays peep for its ink cost
      Then Ann sees his
      And Bob does not see mine
      When Ann chooses yes
      Then Ann has 2 lore

  Rule: Decks of others

    @case:top-of-whose-deck @clause:1.7.3
    Scenario Outline: Ann looks at the top card of a deck and puts it <where>: <whose>
      Given a game of Lorcana
      And the made-up card "Spy"
        """
        {"type": "action", "cost": 1, "effect": {"is": "sequence", "steps": [
          {"is": "look-at-top", "cards": 1, "whose": "<whose>"},
          {"is": "put", "it": "looked", "to": "discard"}]}}
        """
      And these cards
        | ref | card | player | zone |
        | spy | Spy  | Ann    | hand |
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      And Ann has 1 ready ink
      When Ann plays spy for its ink cost
      Then it is accepted
      And ann-deck-1 is in <mine>
      And bob-deck-1 is in <his>

      Examples:
        | whose     | where              | mine          | his           |
        | opponent  | into his discard   | Ann's deck    | Bob's discard |
        | opponents | into his discard   | Ann's deck    | Bob's discard |
        | each      | into both discards | Ann's discard | Bob's discard |

    @case:top-of-a-chosen-deck @clause:7.2.2 @clause:1.7.3 @midway:6.1.14.2
    Scenario Outline: Ann chooses a player and alone sees the top card of that player's deck: <who>
      Given a game of Lorcana
      And the made-up card "Spy"
        """
        {"type": "action", "cost": 1, "effect": {"is": "sequence", "steps": [
          {"is": "look-at-top", "cards": 1, "whose": "player"}, {"is": "may", "do": {"is": "gain-lore", "lore": 1}}]}}
        """
      And these cards
        | ref | card | player | zone |
        | spy | Spy  | Ann    | hand |
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      And Ann has 1 ready ink
      When Ann plays spy for its ink cost
      And Ann chooses <who>
      Then Ann <mine> ann-deck-1
      And Ann <his> bob-deck-1
      And Bob does not see bob-deck-1
      When Ann chooses yes
      Then it is accepted
      And Ann has 1 lore

      Examples:
        | who | mine         | his          |
        | Ann | sees         | does not see |
        | Bob | does not see | sees         |

    @case:who-looks-orders-the-cards @clause:7.2.3
    Scenario: Ann looks at cards of Bob's deck and puts them at its bottom in an order she chooses
      Given a game of Lorcana
      And the made-up card "Memory"
        """
        {"type": "action", "cost": 1, "effect": {"is": "sequence", "steps": [
          {"is": "look-at-top", "cards": 2, "whose": "opponent"},
          {"is": "put", "it": "looked", "to": "deck", "place": "bottom", "any_order": true}]}}
        """
      And these cards
        | ref    | card   | player | zone |
        | memory | Memory | Ann    | hand |
      And Bob's deck has 4 cards
      And Ann has 1 ready ink
      When Ann plays memory for its ink cost
      Then Ann is asked to choose from bob-deck-1 and bob-deck-2
      When Ann chooses bob-deck-2 and bob-deck-1
      Then it is accepted
      And bob-deck-3, bob-deck-4, bob-deck-2 and bob-deck-1 lie at the top of Bob's deck
      And Bob does not see bob-deck-1

    @case:water-remembers-as-ann-says @clause:7.2.3
    Scenario: Ann decides in which order Water Has Memory puts Bob's cards at the bottom of his deck
      Given a game of Lorcana
      And these cards
        | ref     | card                     | player | zone |
        | water   | Water Has Memory         | Ann    | hand |
        | aladdin | Aladdin - Street Rat     | Bob    | deck |
        | smash   | Smash                    | Bob    | deck |
        | lantern | Lantern                  | Bob    | deck |
        | hades   | Hades - Infernal Schemer | Bob    | deck |
      And Ann has 1 ready ink
      And Ann's deck has 2 cards
      When Ann plays water for its ink cost
      And Ann chooses Bob
      And Ann chooses lantern
      And Ann chooses hades, aladdin and smash
      Then it is accepted
      And lantern lies at the top of Bob's deck
      And hades, aladdin and smash lie at the bottom of Bob's deck

    @case:everybody-reveals @clause:6.1.14.1 @clause:5.2.5.1
    Scenario Outline: Each ink type among the revealed top cards gives 1 lore; decks of: <whose>
      Given a game of Lorcana
      And the made-up card "Colours"
        """
        {"type": "action", "cost": 1, "effect": {"is": "sequence", "steps": [
          {"is": "reveal-top", "whose": "<whose>"},
          {"is": "gain-lore", "lore": {"is": "count", "what": {"it": "revealed"}, "zone": "deck", "who": "each",
           "distinct": "ink"}}]}}
        """
      And the made-up card "Red"
        """
        {"type": "action", "cost": 1, "inks": ["ruby"]}
        """
      And the made-up card "Blue and Red"
        """
        {"type": "action", "cost": 1, "inks": ["sapphire", "ruby"]}
        """
      And these cards
        | ref  | card         | player | zone |
        | text | Colours      | Ann    | hand |
        | mine | Red          | Ann    | deck |
        | his  | Blue and Red | Bob    | deck |
      And Ann has 1 ready ink
      When Ann plays text for its ink cost
      Then Ann has <n> lore

      Examples:
        | whose     | n |
        | you       | 1 |
        | opponents | 2 |
        | each      | 2 |

  Rule: At random

    @case:chance-says-what-is-discarded @clause:7.3.4 @clause:6.1.11
    Scenario Outline: Bob discards two of three cards at random, and Ann gains lore for each discarded <what>
      Given a game of Lorcana
      And the made-up card "Lottery"
        """
        {"type": "action", "cost": 1, "effect": {"is": "sequence", "steps": [
          {"is": "each-player", "who": "opponents", "do": {"is": "sequence", "steps": [
            {"is": "gather", "zone": "hand", "at_random": 2}, {"is": "discard-them", "it": "gathered"}]}},
          {"is": "gain-lore", "lore": {"is": "count", "what": {"it": "discarded", "type": ["<what>"]}, "zone": "discard",
           "who": "each", "times": 2}}]}}
        """
      And these cards
        | ref     | card                  | player | zone |
        | lottery | Lottery               | Ann    | hand |
        | elf     | a character costing 1 | Bob    | hand |
        | lamp    | an item costing 1     | Bob    | hand |
        | spell   | an action costing 1   | Bob    | hand |
      And Ann has 1 ready ink
      And chance gives spell
      And chance gives elf
      When Ann plays lottery for its ink cost
      Then it is accepted
      And spell is in Bob's discard
      And elf is in Bob's discard
      And lamp is in Bob's hand
      And Ann has <n> lore

      Examples:
        | what      | n |
        | character | 2 |
        | item      | 0 |

    @case:fewer-than-chance-would-take @clause:1.2.3
    Scenario: With fewer cards in hand than a random discard asks for, nothing is left to chance
      Given a game of Lorcana
      And the made-up card "Lottery"
        """
        {"type": "action", "cost": 1, "effect": {"is": "each-player", "who": "opponents", "do":
          {"is": "if-you-do", "first": {"is": "gather", "zone": "hand", "at_random": 2},
           "then": {"is": "gain-lore", "lore": 3},
           "otherwise": {"is": "discard-them", "it": "gathered"}}}}
        """
      And these cards
        | ref     | card                  | player | zone |
        | lottery | Lottery               | Ann    | hand |
        | elf     | a character costing 1 | Bob    | hand |
      And Ann has 1 ready ink
      When Ann plays lottery for its ink cost
      Then it is accepted
      And elf is in Bob's discard
      And Bob has 0 lore

  Rule: As many as one likes, and that many

    @case:any-number-is-discarded @clause:1.7.3 @clause:6.1.11
    Scenario Outline: Ann discards any number of cards and draws that many: <discards>
      Given a game of Lorcana
      And the made-up card "Anew"
        """
        {"type": "action", "cost": 1, "effect": {"is": "sequence", "steps": [
          {"is": "discard", "any_number": true},
          {"is": "draw", "cards": {"is": "number", "name": "cards-discarded"}}]}}
        """
      And these cards
        | ref | card                  | player | zone |
        | new | Anew                  | Ann    | hand |
        | elf | a character costing 1 | Ann    | hand |
        | imp | a character costing 2 | Ann    | hand |
      And Ann's deck has 5 cards
      And Ann has 1 ready ink
      When Ann plays new for its ink cost
      And Ann chooses <discards>
      Then it is accepted
      And Ann has 2 cards in hand
      And elf is in Ann's <elf>
      And imp is in Ann's <imp>

      Examples:
        | discards    | elf     | imp     |
        | nothing     | hand    | hand    |
        | imp         | hand    | discard |
        | elf and imp | discard | discard |

    @case:as-many-as-were-drawn @clause:1.12.2 @clause:6.1.11
    Scenario: A player discards as many cards as they actually drew from an almost empty deck
      Given a game of Lorcana
      And the made-up card "Sift"
        """
        {"type": "action", "cost": 1, "effect": {"is": "sequence", "steps": [
          {"is": "draw", "cards": 3},
          {"is": "discard", "cards": {"is": "number", "name": "cards-drawn"}}]}}
        """
      And these cards
        | ref  | card                  | player | zone |
        | sift | Sift                  | Ann    | hand |
        | elf  | a character costing 1 | Ann    | hand |
      And Ann's deck has 2 cards
      And Ann has 1 ready ink
      When Ann plays sift for its ink cost
      And Ann chooses ann-deck-1 and ann-deck-2
      Then it is accepted
      And Ann has 1 card in hand
      And elf is in Ann's hand

    @case:as-many-at-random-as-by-choice @clause:7.3.4 @clause:6.1.8
    Scenario: Ann discards as many cards at random as she has chosen to discard
      Given a game of Lorcana
      And the made-up card "Gamble"
        """
        {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "discard", "any_number": true},
          {"is": "gather", "zone": "hand", "at_random": {"is": "number", "name": "cards-discarded"}},
          {"is": "discard-them", "it": "gathered"}]}}
        """
      And these cards
        | ref    | card                  | player | zone |
        | gamble | Gamble                | Ann    | hand |
        | elf    | a character costing 1 | Ann    | hand |
        | owl    | a character costing 2 | Ann    | hand |
        | lamp   | an item costing 1     | Ann    | hand |
        | cup    | an item costing 2     | Ann    | hand |
        | coin   | an item costing 3     | Ann    | hand |
      And chance gives lamp
      And chance gives coin
      When Ann plays gamble for its ink cost
      And Ann chooses elf and owl
      Then it is accepted
      And lamp is in Ann's discard
      And coin is in Ann's discard
      And cup is in Ann's hand
