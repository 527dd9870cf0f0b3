Feature: 8.4 Boost
  Clauses 8.4.1 to 8.4.3: once in one's turn the top card of the deck is paid for to lie face down under the card.

  @case:boost-puts-a-card-under @clause:8.4.1 @clause:8.4.3
  Scenario Outline: <who> pays 2 ink for Flynn's Boost
    Given a game of Lorcana
    And it is <who>'s turn
    And these cards
      | ref   | card                             | player | zone | state   |
      | flynn | Flynn Rider - Spectral Scoundrel | <who>  | play | <state> |
    And <who> has 3 ready ink
    And <who>'s deck has 2 cards
    When <who> uses "Boost" of flynn
    Then it is accepted
    And only this has changed
      | what         | from         | to                                |
      | <deck>       | <who>'s deck | <who>'s play, facedown, under flynn |
      | <who>'s ink  | 3 ready      | 1 ready, 2 exerted                |

    Examples:
      | who | state   | deck       |
      | Ann | drying  | ann-deck-1 |
      | Bob | exerted | bob-deck-1 |

  @case:boost-not-payable @clause:8.4.1 @clause:1.5.3
  Scenario: Boost 2 cannot be paid with 1 ink
    Given a game of Lorcana
    And these cards
      | ref   | card                             | player | zone | state |
      | flynn | Flynn Rider - Spectral Scoundrel | Ann    | play |       |
    And Ann has 1 ready ink
    And Ann's deck has 2 cards
    When Ann uses "Boost" of flynn
    Then it is refused by 1.5.3
    And nothing has changed

  @case:boost-once-a-turn @clause:8.4.1 @clause:6.1.13.2
  Scenario: Boost can be used only once a turn, for each card by itself
    Given a game of Lorcana
    And these cards
      | ref   | card                             | player | zone | state |
      | flynn | Flynn Rider - Spectral Scoundrel | Ann    | play |       |
      | again | Flynn Rider - Spectral Scoundrel | Ann    | play |       |
    And Ann has 6 ready ink
    And Ann's deck has 3 cards
    When Ann uses "Boost" of flynn
    Then it is accepted
    When Ann uses "Boost" of flynn
    Then it is refused by 6.1.13.2
    And nothing has changed
    When Ann uses "Boost" of again
    Then it is accepted
    And ann-deck-1 is under flynn
    And ann-deck-2 is under again

  @case:boost-again-next-turn @clause:8.4.1
  Scenario: Ann may use Boost again in her next turn
    Given a game of Lorcana
    And these cards
      | ref   | card                             | player | zone | state |
      | flynn | Flynn Rider - Spectral Scoundrel | Ann    | play |       |
    And Ann has 2 ready ink
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann uses "Boost" of flynn
    And Ann ends their turn
    And Bob ends their turn
    And Ann uses "Boost" of flynn
    Then it is accepted
    And ann-deck-1 is facedown
    And ann-deck-3 is facedown
    And Ann has 1 card in hand

  @case:boost-only-in-ones-turn @clause:4.1.2
  Scenario: Bob cannot use Boost during Ann's turn
    Given a game of Lorcana
    And these cards
      | ref   | card                             | player | zone | state |
      | flynn | Flynn Rider - Spectral Scoundrel | Bob    | play |       |
    And Bob has 2 ready ink
    And Bob's deck has 2 cards
    When Bob uses "Boost" of flynn
    Then it is refused
    And nothing has changed

  @case:boosted-card-is-seen-by-nobody @clause:8.4.2 @clause:7.4.2.1
  Scenario: The card put under Flynn is seen by neither Ann nor Bob
    Given a game of Lorcana
    And these cards
      | ref   | card                             | player | zone | state |
      | flynn | Flynn Rider - Spectral Scoundrel | Ann    | play |       |
      | top   | Lantern                          | Ann    | deck |       |
    And Ann has 2 ready ink
    When Ann uses "Boost" of flynn
    Then it is accepted
    And top is under flynn
    And Ann does not see top
    And Bob does not see top

  @case:boosted-card-forgotten @clause:7.4.2.1 @clause:8.4.2
  Scenario: A revealed card lies facedown like any other once Boost puts it under Flynn
    Given a game of Lorcana
    And these cards
      | ref   | card                             | player | zone | state |
      | flynn | Flynn Rider - Spectral Scoundrel | Ann    | play |       |
      | mulan | Mulan - Reflecting               | Ann    | play |       |
      | song  | It Calls Me                      | Ann    | deck |       |
    And Ann has 2 ready ink
    When Ann quests with mulan
    And Ann chooses yes
    And Ann chooses no
    And Ann uses "Boost" of flynn
    Then it is accepted
    And song is under flynn
    And song is facedown

  @case:boost-is-not-playing @clause:8.4.3
  Scenario: Boost does not play the character it puts under, so Magic Broom does not trigger
    Given a game of Lorcana
    And these cards
      | ref   | card                             | player | zone | state |
      | flynn | Flynn Rider - Spectral Scoundrel | Ann    | play |       |
      | broom | Magic Broom - Illuminary Keeper  | Ann    | play |       |
      | top   | a character costing 3            | Ann    | deck |       |
    And Ann has 2 ready ink
    When Ann uses "Boost" of flynn
    Then it is accepted
    And nobody is asked
    When Ann quests with flynn
    Then it is accepted
    And Ann has 2 lore

  @case:under-cards-go-where-it-goes @clause:5.1.1.7 @clause:5.1.1.5 @ruling:R003a
  Scenario: Flynn is banished with two Diablos facedown under him, and they only go to the discard
    Given a game of Lorcana
    And these cards
      | ref   | card                             | player | zone | state    | under |
      | flynn | Flynn Rider - Spectral Scoundrel | Bob    | play |          |       |
      | one   | Diablo - Obedient Raven          | Bob    | play | facedown | flynn |
      | two   | Diablo - Obedient Raven          | Bob    | play | facedown | one   |
      | storm | Let the Storm Rage On            | Ann    | hand |          |       |
      | sid   | a character costing 6            | Ann    | play |          |       |
    And Ann has 3 ready ink
    And Ann's deck has 1 card
    And Bob's deck has 2 cards
    When Ann plays storm for its ink cost
    And Ann chooses flynn
    Then it is accepted
    And nobody is asked
    And only this has changed
      | what       | from                           | to            |
      | storm      | Ann's hand                     | Ann's discard |
      | ann-deck-1 | Ann's deck                     | Ann's hand    |
      | flynn      | Bob's play                     | Bob's discard |
      | one        | Bob's play, facedown, under flynn | Bob's discard |
      | two        | Bob's play, facedown, under one | Bob's discard |
      | Ann's ink  | 3 ready                        | 3 exerted     |
    And Ann sees one
    And Ann sees two

  @case:one-banished-character @clause:5.1.1.5 @clause:5.1.1.8 @ruling:R003a
  Scenario: The two Toys under a banished Toy bring Sid's player no further lore
    Given a game of Lorcana
    And these cards
      | ref  | card                                              | player | zone | state    | under |
      | sid  | Sid Phillips - Toy Surgeon                        | Ann    | play |          |       |
      | toy  | a character costing 2, classified Toy             | Bob    | play |          |       |
      | one  | a character costing 2, classified Toy             | Bob    | play | facedown | toy   |
      | two  | a character costing 2, classified Toy             | Bob    | play | facedown | one   |
      | fire | Dragon Fire                                       | Ann    | hand |          |       |
    And Ann has 5 ready ink
    When Ann plays fire for its ink cost
    And Ann chooses toy
    Then it is accepted
    And one is in Bob's discard
    And Ann has 2 lore

  @case:not-counted-not-chosen @clause:5.1.1.5 @clause:5.1.1.8 @ruling:R003b @ruling:R117a
  Scenario: Bob can choose a character, but not the one under it
    Given a game of Lorcana
    And these cards
      | ref   | card                                   | player | zone | state    | under |
      | flynn | Flynn Rider - Spectral Scoundrel       | Ann    | play |          |       |
      | below | a character costing 1                  | Ann    | play | facedown | flynn |
      | other | a character costing 1                  | Ann    | play |          |       |
      | sun   | Dragon Fire                            | Bob    | hand |          |       |
    And it is Bob's turn
    And Bob has 5 ready ink
    When Bob plays sun for its ink cost
    Then Bob is asked to choose from flynn and other
    When Bob chooses below
    Then it is refused
    And nothing has changed
    When Bob chooses flynn
    Then it is accepted
    And flynn is in Ann's discard
    And below is in Ann's discard
    And other is in Ann's play

  @case:under-cards-are-not-counted @clause:5.1.1.8 @clause:6.1.8 @ruling:R003b
  Scenario Outline: Ann counts her characters, one of them <where>
    Given a game of Lorcana
    And the made-up card "Roll Call"
      """
      {"name": "Roll Call", "type": "action", "cost": 1,
       "effect": {"is": "gain-lore", "lore": {"is": "count", "what": {"type": ["character"], "whose": "yours"}}}}
      """
    And these cards
      | ref   | card                             | player | zone | state    | under   |
      | flynn | Flynn Rider - Spectral Scoundrel | Ann    | play |          |         |
      | other | a character costing 1            | Ann    | play | <state>  | <under> |
      | call  | Roll Call                        | Ann    | hand |          |         |
    And Ann has 1 ready ink
    When Ann plays call for its ink cost
    Then it is accepted
    And Ann has <lore> lore

    Examples:
      | where       | state    | under | lore |
      | under Flynn | facedown | flynn | 1    |
      | beside him  |          |       | 2    |

  @case:the-whole-stack-to-the-deck @clause:5.1.1.7 @ruling:R044 @conflict:137
  Scenario: Flynn and the two cards under him go to the bottom of Bob's deck, and nobody sees the two
    Given a game of Lorcana
    And these cards
      | ref   | card                             | player | zone | state    | under |
      | hades | Hades - Looking for a Deal       | Ann    | hand |          |       |
      | flynn | Flynn Rider - Spectral Scoundrel | Bob    | play |          |       |
      | one   | Lantern                          | Bob    | play | facedown | flynn |
      | two   | Dinglehopper                     | Bob    | play | facedown | one   |
    And Ann has 5 ready ink
    And Ann's deck has 2 cards
    And Bob's deck has 1 card
    When Ann plays hades for its ink cost
    And Ann chooses yes
    And Bob chooses yes
    Then the rules leave open: does anybody order the cards of the stack?
      | outcome                                        |
      | nobody is asked                                |
      | Bob is asked to choose from flynn, one and two |
    When Bob chooses flynn, one and two if asked
    Then it is accepted
    And Ann has 0 cards in hand
    And flynn is in Bob's deck
    And one is in Bob's deck
    And two is in Bob's deck
    And Bob does not see one
    And Ann does not see one
    And Bob does not see two

  @case:no-deal-two-cards @clause:6.1.5.1 @clause:6.1.4
  Scenario: Bob keeps Flynn in play, so Hades lets Ann draw 2 cards
    Given a game of Lorcana
    And these cards
      | ref   | card                             | player | zone | state |
      | hades | Hades - Looking for a Deal       | Ann    | hand |       |
      | flynn | Flynn Rider - Spectral Scoundrel | Bob    | play |       |
    And Ann has 5 ready ink
    And Ann's deck has 3 cards
    When Ann plays hades for its ink cost
    And Ann chooses yes
    And Bob chooses no
    Then it is accepted
    And flynn is in Bob's play
    And Ann has 2 cards in hand

  @case:counting-coins @clause:6.1.8 @clause:6.6.1.1 @clause:8.4.1
  Scenario: Each card under Scrooge lets him survive 1 more damage
    Given a game of Lorcana
    And these cards
      | ref     | card                              | player | zone | state    |
      | scrooge | Scrooge McDuck - Ghostly Ebenezer | Ann    | play | 1 damage |
      | dog     | Scrooge McDuck - Ghostly Ebenezer | Ann    | play | 2 damage |
      | storm   | Let the Storm Rage On             | Ann    | hand |          |
      | again   | Let the Storm Rage On             | Ann    | hand |          |
    And Ann has 8 ready ink
    And Ann's deck has 4 cards
    When Ann uses "Boost" of scrooge
    And Ann plays storm for its ink cost
    And Ann chooses dog
    Then it is accepted
    And dog is in Ann's discard
    When Ann uses "Boost" of scrooge
    Then it is refused
    And nothing has changed
    When Ann plays again for its ink cost
    Then it is accepted
    And scrooge has 3 damage

  @case:leaving-while-a-cost-is-paid @clause:4.4.3.4 @clause:6.3.3 @clause:4.4.5 @clause:5.1.1.7 @ruling:R015
  Scenario: Olaf, banished as a cost, returns Scrooge with all cards that lie under him by then
    Given a game of Lorcana
    And these cards
      | ref     | card                              | player | zone | state    | under   |
      | grave   | Lonely Grave                      | Ann    | play |          |         |
      | olaf    | Olaf - Helping Hand               | Ann    | play |          |         |
      | scrooge | Scrooge McDuck - Ghostly Ebenezer | Ann    | play |          |         |
      | first   | Lantern                           | Ann    | play | facedown | scrooge |
      | top     | Dinglehopper                      | Ann    | deck |          |         |
    When Ann uses grave
    And Ann chooses olaf
    And Ann chooses yes
    Then it is accepted
    And only this has changed
      | what    | from                                | to                  |
      | grave   | Ann's play                          | Ann's play, exerted |
      | olaf    | Ann's play                          | Ann's discard       |
      | scrooge | Ann's play                          | Ann's hand          |
      | first   | Ann's play, facedown, under scrooge | Ann's hand          |
      | top     | Ann's deck                          | Ann's hand          |
    And Ann sees top
    And Bob does not see top

  @case:made-up-with-boost @clause:8.4.1 @clause:8.4.2
  Scenario: A character with Boost 1 puts the top card of the deck under itself for 1 ink
    Given a game of Lorcana
    And these cards
      | ref  | card                                | player | zone |
      | mine | a character costing 2, with Boost 1 | Ann    | play |
    And Ann has 1 ready ink
    And Ann's deck has 2 cards
    When Ann uses "Boost" of mine
    Then it is accepted
    And only this has changed
      | what       | from       | to                               |
      | ann-deck-1 | Ann's deck | Ann's play, facedown, under mine |
      | Ann's ink  | 1 ready    | 1 exerted                        |

  @case:nobody-looks-at-what-lies-facedown @clause:5.1.1.10
  Scenario: Neither player may look at the card that Boost has put under Flynn
    Given a game of Lorcana
    And these cards
      | ref    | card                             | player | zone |
      | flynn  | Flynn Rider - Spectral Scoundrel | Ann    | play |
      | hidden | a character costing 3            | Ann    | deck |
    And Ann has 2 ready ink
    When Ann uses "Boost" of flynn
    Then it is accepted
    And Ann does not see hidden
    And Bob does not see hidden
