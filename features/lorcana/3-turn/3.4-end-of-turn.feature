Feature: The end of a turn
  Clauses 3.3.2 and 3.4, as far as playing cards needs them.

  Rule: Only the active player ends the turn, with nothing left open

    @case:only-the-active-player-ends-the-turn @clause:3.3.2 @clause:1.3.4.1
    Scenario: Bob cannot end Ann's turn
      Given a game of Lorcana
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Bob ends their turn
      Then it is refused
      And nothing has changed
      And it is Ann's turn

    @case:no-end-with-an-ability-waiting @clause:3.3.2.1 @clause:4.1.2
    Scenario: Ann cannot end her turn while Cinderella's ability is unresolved
      Given a game of Lorcana
      And these cards
        | ref   | card                            | player | zone | state |
        | cindy | Cinderella - Knight in Training | Ann    | hand |       |
      And Ann has 2 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann plays cindy for its ink cost
      Then Ann is asked
      When Ann ends their turn
      Then it is refused
      And nothing has changed
      When Ann chooses no
      Then it is accepted
      When Ann ends their turn
      Then it is accepted
      And it is Bob's turn

  Rule: "This turn" ends with the turn, and an empty deck loses

    @case:this-turn-ends @clause:3.4.1.2 @clause:6.1.13.4
    Scenario: A Lantern's reduction does not last beyond the turn it was used in
      Given a game of Lorcana
      And these cards
        | ref     | card                  | player | zone | state |
        | lantern | Lantern               | Ann    | play |       |
        | two     | a character costing 2 | Ann    | hand |       |
      And Ann has 1 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann uses lantern
      Then it is accepted
      When Ann ends their turn
      Then it is accepted
      When Bob ends their turn
      Then it is Ann's turn
      And lantern is ready
      When Ann plays two for its ink cost
      Then it is refused
      And nothing has changed
      When Ann uses lantern
      Then it is accepted
      When Ann plays two for its ink cost
      Then it is accepted
      And Ann has 0 ready ink

    @case:empty-deck-at-the-end-loses @clause:1.8.1.2 @clause:3.4.2
    Scenario: Ann ends her turn with an empty deck and loses
      Given a game of Lorcana
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then it is accepted
      And Bob has won

    @case:one-card-in-the-deck-is-enough @clause:1.8.1.2
    Scenario: One card in the deck is enough to go on, and an empty deck does not lose in the opponent's turn
      Given a game of Lorcana
      And Ann's deck has 1 card
      And Bob's deck has 2 cards
      When Ann ends their turn
      Then it is accepted
      And the game goes on
      When Bob ends their turn
      Then it is accepted
      And the game goes on
      And Ann has 0 cards in deck
      And it is Ann's turn
