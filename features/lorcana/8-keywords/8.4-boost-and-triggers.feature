Feature: 8.4 Boost and the abilities that notice it
  More about clauses 8.4.1 and 8.4.3: abilities that speak of cards put under others, and of the song first.

  @case:shift-is-on-top @clause:8.10.1 @clause:5.1.1.6 @ruling:R099a
  Scenario: Webby's Diary does not trigger for Shift
    Given a game of Lorcana
    And these cards
      | ref   | card                                            | player | zone | state |
      | diary | Webby's Diary                                   | Ann    | play |       |
      | bolt  | a character costing 3, named Bolt               | Ann    | play |       |
      | super | a character costing 5, named Bolt, with Shift 3 | Ann    | hand |       |
    And Ann has 4 ready ink
    And Ann's deck has 1 card
    When Ann shifts super onto bolt
    Then it is accepted
    And nobody is asked
    And Ann has 1 ready ink
    And bolt is under super

  @case:boost-is-under @clause:8.4.1 @clause:6.3.3 @ruling:R099b
  Scenario Outline: Webby's Diary triggers for Boost and asks 1 ink for a card: Ann starts with <ink> ink
    Given a game of Lorcana
    And these cards
      | ref   | card                             | player | zone | state |
      | diary | Webby's Diary                    | Ann    | play |       |
      | flynn | Flynn Rider - Spectral Scoundrel | Ann    | play |       |
    And Ann has <ink> ready ink
    And Ann's deck has 3 cards
    When Ann uses "Boost" of flynn
    Then it is accepted
    When <next>
    Then it is accepted
    And Ann has <hand> cards in hand
    And ann-deck-1 is under flynn

    Examples:
      | ink | next                  | hand |
      | 3   | Ann chooses yes       | 1    |
      | 2   | Ann quests with flynn | 0    |

  @case:the-diary-draws @clause:8.4.1 @ruling:R099b
  Scenario: Ann pays 1 more ink for Webby's Diary to draw the next card after Boost
    Given a game of Lorcana
    And these cards
      | ref   | card                             | player | zone | state |
      | diary | Webby's Diary                    | Ann    | play |       |
      | flynn | Flynn Rider - Spectral Scoundrel | Ann    | play |       |
    And Ann has 3 ready ink
    And Ann's deck has 3 cards
    When Ann uses "Boost" of flynn
    And Ann chooses yes
    Then it is accepted
    And only this has changed
      | what       | from       | to                                |
      | ann-deck-1 | Ann's deck | Ann's play, facedown, under flynn |
      | ann-deck-2 | Ann's deck | Ann's hand                        |
      | Ann's ink  | 3 ready    | 3 exerted                         |

  @case:under-an-item @clause:6.2.1 @clause:5.5.1 @ruling:R099c
  Scenario: Webby's Diary does not trigger for a card put under an item
    The ruling counts the item; the text of the Diary speaks of characters and locations only.
    Given a game of Lorcana
    And the made-up card "Kettle"
      """
      {"name": "Kettle", "type": "item", "cost": 3,
       "abilities": [{"is": "activated", "name": "COME IN", "cost": [{"is": "exert-this"}, {"is": "ink", "amount": 1}],
                      "effect": {"is": "sequence", "steps": [
                        {"is": "choose", "zone": "discard", "what": {"type": ["character"]}},
                        {"is": "put-under", "it": "chosen", "facedown": false}]}}]}
      """
    And these cards
      | ref    | card                  | player | zone    | state |
      | diary  | Webby's Diary         | Ann    | play    |       |
      | kettle | Kettle                | Ann    | play    |       |
      | old    | a character costing 1 | Ann    | discard |       |
    And Ann has 2 ready ink
    And Ann's deck has 2 cards
    When Ann uses kettle
    Then it is accepted
    And old is under kettle
    And nobody is asked
    And Bob sees old

  @case:one-card-one-trigger @clause:8.4.1 @clause:6.2.1 @clause:7.7.4.2 @ruling:R113a
  Scenario: One card put under the Fairy Godmother is one trigger, and declining Donald's card adds none
    Given a game of Lorcana
    And these cards
      | ref    | card                                 | player | zone | state |
      | fairy  | Fairy Godmother - Magical Benefactor | Ann    | play |       |
      | donald | Donald Duck - Fred Honeywell         | Ann    | play |       |
      | victim | a character costing 5                | Bob    | play |       |
    And Ann has 3 ready ink
    And Ann's deck has 3 cards
    And Bob's deck has 1 card
    When Ann uses "Boost" of fairy
    And Ann chooses donald
    And Ann chooses no
    And Ann chooses no
    Then it is accepted
    And ann-deck-1 is under fairy
    And ann-deck-2 is in Ann's deck
    And nobody is asked

  @case:a-second-card-a-second-trigger @clause:6.2.1 @clause:7.7.4.2 @ruling:R113b
  Scenario: The card that Donald puts under the Fairy Godmother triggers her again
    Given a game of Lorcana
    And these cards
      | ref    | card                                 | player | zone | state |
      | fairy  | Fairy Godmother - Magical Benefactor | Ann    | play |       |
      | donald | Donald Duck - Fred Honeywell         | Ann    | play |       |
      | victim | a character costing 5                | Bob    | play |       |
      | other  | a character costing 5                | Bob    | play |       |
    And Ann has 3 ready ink
    And Ann's deck has 3 cards
    When Ann uses "Boost" of fairy
    And Ann chooses donald
    And Ann chooses yes
    And Ann chooses yes
    And Ann chooses victim
    And Ann chooses yes
    Then it is accepted
    And other is in Bob's discard
    And victim is in Bob's discard
    And ann-deck-2 is facedown
    And no ability waits

  @case:the-first-before-donald @clause:7.7.4.2 @ruling:R113b
  Scenario: The Fairy Godmother's first trigger may resolve before Donald's
    Given a game of Lorcana
    And these cards
      | ref    | card                                 | player | zone | state |
      | fairy  | Fairy Godmother - Magical Benefactor | Ann    | play |       |
      | donald | Donald Duck - Fred Honeywell         | Ann    | play |       |
      | victim | a character costing 5                | Bob    | play |       |
      | other  | a character costing 5                | Bob    | play |       |
      | top    | a character costing 9                | Bob    | deck |       |
    And Ann has 3 ready ink
    And Ann's deck has 3 cards
    When Ann uses "Boost" of fairy
    And Ann chooses fairy
    And Ann chooses yes
    And Ann chooses victim
    And Bob chooses yes
    And Bob chooses yes
    And Ann chooses yes
    And Ann chooses yes
    And Ann chooses other
    Then it is accepted
    And victim is in Bob's discard
    And top is in Bob's play
    And ann-deck-2 is facedown
    And other is in Bob's discard

  @case:song-before-the-draw @clause:6.7.4 @clause:5.4.5 @clause:6.2.4 @clause:1.12.2 @ruling:R075
  Scenario: The song resolves first, and then only the Ariel with a card under her lets Ann draw
    Given a game of Lorcana
    And these cards
      | ref     | card                  | player | zone | state    | under   |
      | ariel   | Ariel - Ethereal Voice | Ann   | play |          |         |
      | below   | Lantern               | Ann    | play | facedown | ariel   |
      | choir   | a character costing 3 | Ann    | play |          |         |
      | bare    | Ariel - Ethereal Voice | Ann   | play |          |         |
      | horizon | Beyond the Horizon    | Ann    | hand |          |         |
      | old     | a character costing 1 | Ann    | hand |          |         |
    And Ann's deck has 5 cards
    When Ann sings horizon together with ariel and choir
    And Ann chooses Ann
    And Ann chooses bare
    And Ann chooses yes
    Then it is accepted
    And Ann has 4 cards in hand
    And old is in Ann's discard

  @case:exert-trigger-of-the-singer @clause:1.7.2 @clause:6.7.4 @clause:5.4.5 @clause:7.7.3.1 @ruling:R107
  Scenario: Bambi's song draws the first card, and Bambi's ability then reveals the second
    Given a game of Lorcana
    And these cards
      | ref   | card                   | player | zone | state    | under |
      | bambi | Bambi - Ethereal Fawn  | Ann    | play |          |       |
      | below | Lantern                | Ann    | play | facedown | bambi |
      | storm | Let the Storm Rage On  | Ann    | hand |          |       |
      | x     | a character costing 1  | Ann    | deck |          |       |
      | y     | a character costing 2  | Ann    | deck |          |       |
      | z     | a character costing 3  | Ann    | deck |          |       |
      | enemy | a character costing 5  | Bob    | play |          |       |
    When Ann sings storm with bambi
    And Ann chooses enemy
    Then it is accepted
    And x is in Ann's hand
    And y is in Ann's hand
    And z is in Ann's deck
    And Bob does not see x

  @case:bambi-puts-others-under-the-deck @clause:6.1.8
  Scenario: Bambi reveals two cards, and only the character goes into Ann's hand
    Given a game of Lorcana
    And these cards
      | ref   | card                   | player | zone | state    | under |
      | bambi | Bambi - Ethereal Fawn  | Ann    | play |          |       |
      | one   | Lantern                | Ann    | play | facedown | bambi |
      | two   | Lantern                | Ann    | play | facedown | one   |
      | item  | Dinglehopper           | Ann    | deck |          |       |
      | char  | a character costing 2  | Ann    | deck |          |       |
    And Ann's deck has 1 card
    When Ann quests with bambi
    Then it is accepted
    And only this has changed
      | what       | from       | to                  |
      | bambi      | Ann's play | Ann's play, exerted |
      | char       | Ann's deck | Ann's hand          |
      | Ann's deck order | item, ann-deck-1 | ann-deck-1, item |
      | Ann's lore | 0          | 1                   |
