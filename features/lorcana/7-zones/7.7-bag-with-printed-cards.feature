Feature: Lorcana 7.7, the bag with printed cards alone

  Background:
    Given a game of Lorcana

  @case:printed-bag-holds-what-a-song-triggers @clause:7.7.1 @clause:7.7.2 @clause:1.7.4 @clause:7.1.6.1 @edition:book @edition:seed-4.3 @edition:seed-guide
  @clause:seed-4.3:4.3.4 @clause:seed-guide:6
  Scenario: Abilities triggered by Ann's song wait until it has resolved, and hers resolve before Bob's
    Given these cards
      | ref      | card                            | player | zone |
      | match    | Strike a Good Match             | Ann    | hand |
      | ariel    | Ariel - Determined Mermaid      | Ann    | play |
      | alan     | Alan-a-Dale - Rockin' Rooster   | Ann    | play |
      | contract | Signed Contract                 | Bob    | play |
      | spare    | a character costing 2           | Ann    | hand |
    And Ann has 2 ready ink
    And Ann's deck has 4 cards
    And Bob's deck has 2 cards
    When Ann plays match for its ink cost
    And Ann chooses spare
    Then Ann is asked to choose from alan and ariel
    And match is in Ann's discard
    When Ann chooses alan
    And Ann chooses no
    Then Ann has 1 lore
    And Bob is asked
    When Bob chooses yes
    Then bob-deck-1 is in Bob's hand
    And Ann has 2 cards in hand
    And no ability waits

  @case:printed-bag-passes-back @clause:7.7.4.5 @clause:7.7.6
  Scenario: Bob's ability banishes a character of Ann's, whose ability then resolves
    Given these cards
      | ref   | card                              | player | zone | state    |
      | dump  | Dumptruck - Karnage's Second Mate | Ann    | hand |          |
      | racer | Candlehead - Dedicated Racer      | Ann    | play |          |
      | hurt  | a character costing 5             | Ann    | play | 2 damage |
      | eric  | Prince Eric - Expert Helmsman     | Bob    | play | 1 damage |
    And Ann has 1 ready ink
    When Ann plays dump for its ink cost
    And Ann chooses yes
    And Ann chooses eric
    Then eric is in Bob's discard
    And Bob is asked
    When Bob chooses yes
    And Bob chooses racer
    Then racer is in Ann's discard
    And Ann is asked
    When Ann chooses yes
    And Ann chooses hurt
    And Ann chooses 2
    Then hurt has 0 damage
    And no ability waits

  @case:printed-own-new-ability-before-the-opponents @clause:7.7.5
  Scenario: A new ability triggered by Ann's first ability resolves before Bob's waiting one
    Given these cards
      | ref   | card                              | player | zone | state    |
      | speed | But I'm Much Faster               | Ann    | hand |          |
      | mal   | Maleficent - Mistress of All Evil | Ann    | play |          |
      | ariel | Ariel - Determined Mermaid        | Ann    | play | 1 damage |
      | foe   | a character costing 4             | Bob    | play |          |
      | deal  | Signed Contract                   | Bob    | play |          |
    And Ann has 1 ready ink
    And Ann's deck has 3 cards
    And Bob's deck has 2 cards
    When Ann plays speed for its ink cost
    And Ann chooses mal
    Then Ann is asked
    And deal waits
    When Ann chooses yes
    Then Ann is asked
    And deal waits
    When Ann chooses yes
    And Ann chooses ariel
    Then foe has 1 damage
    And Bob is asked
    When Bob chooses no
    Then no ability waits

  @case:printed-opponents-new-ability-waits-its-turn @clause:7.7.6
  Scenario: Bob's ability triggered by Prince Eric's banishment waits for Ann's second ability
    Given these cards
      | ref  | card                              | player | zone | state    |
      | star | Stitch - Rock Star                | Ann    | play |          |
      | dump | Dumptruck - Karnage's Second Mate | Ann    | hand |          |
      | eric | Prince Eric - Expert Helmsman     | Bob    | play | 1 damage |
    And Ann has 1 ready ink
    And Ann's deck has 3 cards
    When Ann plays dump for its ink cost
    Then Ann is asked to choose from dump and star
    When Ann chooses dump
    And Ann chooses yes
    And Ann chooses eric
    Then Ann is asked
    When Ann chooses yes
    Then ann-deck-1 is in Ann's hand
    And Bob is asked
    When Bob chooses yes
    And Bob chooses dump
    Then dump is in Ann's discard
    And eric is in Bob's discard
    And no ability waits

  @case:printed-you-are-whose-ability-it-is @clause:1.4.3.1
  Scenario: Diablo lets Bob, whose card he is, draw during Ann's turn
    Given these cards
      | ref    | card                            | player | zone | state   |
      | cindy  | Cinderella - Knight in Training | Ann    | hand |         |
      | diablo | Diablo - Devoted Herald         | Bob    | play | exerted |
    And Ann has 2 ready ink
    And Ann's deck has 3 cards
    And Bob's deck has 2 cards
    When Ann plays cindy for its ink cost
    And Ann chooses yes
    Then Bob is asked
    When Bob chooses yes
    Then bob-deck-1 is in Bob's hand
    And ann-deck-1 is in Ann's discard
    And ann-deck-2 is in Ann's deck
