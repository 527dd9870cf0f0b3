Feature: Every phrase, on an engine that keeps to it

  Background:
    Given a game of Lorcana

  @case:play-for-ink @clause:4.3.2.4 @clause:4.3.3
  Scenario: A character is played for ink
    Given these cards
      | ref  | card                  | player | zone    | state           |
      | doc  | a character costing 2 | Ann    | hand    |                 |
      | elsa | a character costing 4 | Ann    | play    | ready, 2 damage |
      | hans | a character costing 1 | Bob    | discard |                 |
    And Ann has 3 ready ink and 1 exerted ink
    And Bob has 12 lore
    When Ann plays doc for its ink cost
    Then it is accepted
    And only this has changed
      | what      | from               | to                 |
      | doc       | Ann's hand         | Ann's play, drying |
      | Ann's ink | 3 ready, 1 exerted | 1 ready, 3 exerted |
    And doc is in Ann's play
    And doc is drying and ready and undamaged
    And elsa is damaged and dry
    And elsa has 2 damage
    And elsa has 2 Strength
    And elsa does not have Ward
    And Ann has 1 ready ink
    And Bob has 12 lore
    And Ann has 0 cards in hand
    And nobody is asked
    And no ability waits
    And the game goes on
    And it is Ann's turn
    When Ann quests with doc
    Then it is refused by 1.7.5
    And nothing has changed

  @case:too-little-ink @clause:4.3.2.4
  Scenario Outline: A character is not played with too little ink
    Given these cards
      | ref | card                  | player | zone |
      | doc | a character costing 3 | Ann    | hand |
    And Ann has <ready> ready ink and 4 exerted ink
    When Ann plays doc for its ink cost
    Then it is refused
    And nothing has changed
    And doc is in Ann's hand

    Examples:
      | ready |
      | 0     |
      | 2     |

  @case:named-ink @clause:4.3.2.4
  Scenario: The player names the ink
    Given these cards
      | ref | card                  | player | zone |
      | doc | a character costing 1 | Ann    | hand |
    And Ann has 2 ready ink
    When Ann plays doc for its ink cost, exerting ann-ink-2
    Then it is accepted
    And ann-ink-2 is exerted
    And ann-ink-1 is ready

  @case:other-costs @clause:4.3.2.2
  Scenario: Cards are played for other costs
    Given the made-up card "Big Friend"
      """
      {"type": "character", "cost": 9, "inkwell": true, "strength": 1, "willpower": 1, "lore": 1}
      """
    And these cards
      | ref   | card                                 | player | zone |
      | doc   | a character costing 3                | Ann    | hand |
      | big   | Big Friend                           | Ann    | hand |
      | ariel | a character costing 4, with Singer 5 | Ann    | play |
      | elsa1 | a character costing 2 named Elsa     | Ann    | play |
      | elsa2 | a character costing 5, named Elsa and with Shift 3 | Ann | hand |
      | song  | a song costing 3                     | Ann    | hand |
      | duet  | a song costing 7, with Sing Together 7 | Ann  | hand |
    When Ann plays doc for free
    Then it is accepted
    When Ann plays big for its other cost
    Then it is accepted
    When Ann shifts elsa2 onto elsa1
    Then it is accepted
    And elsa1 is under elsa2
    And elsa2 has Shift
    And elsa2 is on top of elsa1
    And only this has changed
      | what  | to                     |
      | elsa1 | Ann's play, under elsa2 |
      | elsa2 | Ann's play             |
    When Ann sings song with ariel
    Then it is accepted
    And song is in Ann's discard
    And ariel is exerted
    When Ann sings duet together with elsa2
    Then it is accepted

  @case:at-a-location @clause:5.6.1
  Scenario: A character at a location
    Given these cards
      | ref  | card                                       | player | zone | at   |
      | loc  | a location costing 2, with move cost 2     | Ann    | play |      |
      | doc  | a character costing 3 without inkwell symbol | Ann  | play | loc  |
    When Ann quests with doc
    Then it is accepted
    And doc is at loc
    And Ann has 1 lore
    And only this has changed
      | what       | from               | to                          |
      | doc        | Ann's play, at loc | Ann's play, exerted, at loc |
      | Ann's lore | 0                  | 1                           |

  @case:turn-and-ink @clause:4.2.1
  Scenario: Bob inks a card and ends his turn
    Given these cards
      | ref  | card                  | player | zone |
      | doc  | a character costing 3 | Bob    | hand |
      | elsa | a character costing 3 | Bob    | hand |
    And Ann's deck has 2 cards
    And it is Bob's turn
    And a character of Bob was banished in a challenge this turn
    When Bob inks doc
    Then it is accepted
    And only this has changed
      | what              | from       | to            |
      | doc               | Bob's hand | Bob's inkwell |
      | Bob's ink         | nothing    | 1 ready       |
      | Bob's inked cards | 0          | 1             |
    When Bob inks elsa
    Then it is refused
    When Bob ends their turn
    Then it is accepted
    And it is Ann's turn
    And only this has changed
      | what       | from       | to         |
      | turn       | Bob        | Ann        |
      | ann-deck-1 | Ann's deck | Ann's hand |

  @case:inked-before @clause:4.2.1
  Scenario: One card a turn
    Given these cards
      | ref | card                  | player | zone |
      | doc | a character costing 3 | Ann    | hand |
    And it is the first turn of the game
    And Ann has inked a card this turn
    When Ann inks doc
    Then it is refused by 4.2.1
    And nothing has changed

  @case:questions @clause:1.7.7
  Scenario: A question is answered
    Given these cards
      | ref     | card                | player | zone |
      | lantern | an item costing 2   | Ann    | play |
      | doc     | a character costing 1 | Ann  | play |
      | elsa    | a character costing 2 | Ann  | play |
    And Ann's deck has 3 cards
    When Ann uses lantern
    Then it is accepted
    And Ann is asked to choose from yes and no
    When Bob chooses yes
    Then it is refused
    And nothing has changed
    When Ann chooses no
    Then it is accepted
    And nobody is asked
    When Ann uses "Pick" of lantern
    Then it is accepted
    And Ann is asked
    When Ann chooses lantern
    Then it is refused
    And Ann is asked to choose from doc and elsa
    When Ann chooses elsa
    Then only this has changed
      | what | from       | to                  |
      | elsa | Ann's play | Ann's play, exerted |
    When Ann uses "Pick" of lantern
    Then it is accepted
    And nobody is asked
    And doc is exerted

  @case:triggers @clause:7.7.1
  Scenario: Abilities wait, the last one resolves by itself
    Given these cards
      | ref     | card              | player | zone |
      | lantern | an item costing 2 | Ann    | play |
    And Ann has 1 ready ink
    When Ann uses "Twin" of lantern
    Then it is accepted
    And lantern and ann-ink-1 wait
    When Ann chooses lantern
    Then no ability waits

  @case:chance @clause:1.10.1
  Scenario: A shuffle follows the script
    Given these cards
      | ref     | card              | player | zone |
      | lantern | an item costing 2 | Ann    | play |
      | doc     | a character costing 2 | Ann | deck |
      | elsa    | a character costing 3 | Ann | deck |
    And chance gives elsa and doc
    When Ann uses "Shuffle" of lantern
    Then it is accepted
    And only this has changed
      | what             | from      | to        |
      | Ann's deck order | doc, elsa | elsa, doc |
    And elsa lies at the top of Ann's deck

  @case:the-end @clause:1.9.1
  Scenario: Conceding ends the game
    When Bob concedes
    Then it is accepted
    And Ann has won
    And only this has changed
      | what   | from | to      |
      | result | none | Ann won |
    And Bob has 0 cards in deck

  @case:views @clause:5.1.3
  Scenario: A hand is hidden
    Given these cards
      | ref | card                  | player | zone |
      | doc | a character costing 3 | Ann    | hand |
    When Ann ends their turn
    Then it is accepted
    And Ann sees doc
    And Bob does not see doc

  @case:readings @clause:4.3.3.2 @edition:2.2 @edition:seed-guide @conflict:1 @ruling:R066
  Scenario: Readings differ
    Given these cards
      | ref | card                 | player | zone |
      | act | an action costing 1  | Ann    | hand |
    And Ann has 1 ready ink
    When Ann plays act for its ink cost
    Then by reading
      | reading         | outcome                |
      | 2.2, 2.1        | act is in Ann's discard |
      | seed-guide      | it is accepted          |
      | seed-guide, 2.2 | Ann has 0 ready ink     |

  @case:open @clause:4.6.4.2
  Scenario: The rules leave something open
    When Ann ends their turn
    Then the rules leave open: Whose turn is it?
      | outcome          |
      | it is Ann's turn |
      | it is Bob's turn |

  @case:if-asked @clause:6.1.4
  Scenario: A player who may be asked answers
    Given these cards
      | ref     | card              | player | zone |
      | lantern | an item costing 2 | Ann    | play |
    When Ann uses lantern
    Then the rules leave open: Is Ann asked?
      | outcome         |
      | Ann is asked    |
      | nobody is asked |
    When Ann chooses no if asked
    Then it is accepted
    And nobody is asked

  @case:challenge-and-move @clause:4.6.1 @clause:4.7.3
  Scenario: Doc challenges Elsa and moves to the mine
    Given these cards
      | ref  | card                                                   | player | zone | state   |
      | doc  | a character costing 3, with 1 Strength and 3 Willpower | Ann    | play |         |
      | mine | a location costing 2, with move cost 1                 | Ann    | play |         |
      | elsa | a character costing 3, with 1 Strength and 3 Willpower | Bob    | play | exerted |
    And Ann has 1 ready ink
    When Ann challenges elsa with doc
    Then it is accepted
    When Ann moves doc to mine
    Then it is accepted
