Feature: Lorcana 9, triggers in games of three players with printed cards alone

  @case:printed-both-singers-are-heard @clause:5.4.4.2
  Scenario: Dolores triggers for each of two characters that sing together, and Ann chooses each player
    Given a game of Lorcana for three players
    And these cards
      | ref     | card                              | player | zone |
      | song    | A Pirate's Life                   | Ann    | hand |
      | dolores | Dolores Madrigal - Within Earshot | Ann    | play |
      | one     | Baloo - Fun-Loving Bear           | Ann    | play |
      | two     | Bagheera - Cautious Explorer      | Ann    | play |
      | bobs    | Pua - Disgruntled Pig             | Bob    | hand |
      | cats    | Tod - All Alone                   | Cat    | hand |
    When Ann sings song together with one and two
    And Ann chooses Bob
    And Ann chooses Cat
    Then it is accepted
    And nobody is asked
    And Ann has 2 lore

  @case:printed-who-leaves-while-asked @clause:7.7.7 @clause:9.2.3
  Scenario: Bob leaves while choosing which of his abilities comes first, and Cat's resolves
    Given a game of Lorcana for three players
    And these cards
      | ref   | card          | player | zone |
      | storm | Be Prepared   | Ann    | hand |
      | goat  | Merlin - Goat | Bob    | play |
      | crab  | Merlin - Rabbit | Bob  | play |
      | cats  | Merlin - Goat | Cat    | play |
    And Ann has 7 ready ink
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    And Cat's deck has 3 cards
    When Ann plays storm for its ink cost
    Then Bob is asked to choose from goat and crab
    When Bob concedes
    Then Bob has left the game
    And Cat has 1 lore
    And no ability waits
    And it is Ann's turn

  @case:printed-bag-goes-on-after-who-has-left @clause:7.7.7 @clause:7.7.4.4 @clause:9.2.3 @midway:7.7.4.4
  Scenario: Bob leaves during his second ability, and Cat's comes before what his first set off for Ann
    Given a game of Lorcana for three players
    And these cards
      | ref      | card                       | player | zone |
      | scary    | Malicious, Mean, and Scary | Ann    | hand |
      | staff    | Maleficent's Staff         | Ann    | play |
      | olaf     | Olaf - Helping Hand        | Bob    | play |
      | squirrel | Merlin - Squirrel          | Bob    | play |
      | baloo    | Baloo - Fun-Loving Bear    | Bob    | play |
      | cats     | Merlin - Squirrel          | Cat    | play |
    And Ann has 3 ready ink
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    And Cat's deck has 3 cards
    When Ann plays scary for its ink cost
    And Bob chooses olaf
    And Bob chooses yes
    Then baloo is in Bob's hand
    And Bob is asked
    When Bob concedes
    Then Cat is asked
    And Ann has no lore
    When Cat chooses nothing
    Then Ann has 1 lore
    And no ability waits
