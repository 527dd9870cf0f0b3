Feature: Golden rules
  Clause 1.2, where it touches playing cards.

  Rule: A card's text beats the rules, and a prohibition beats a permission

    @case:mufasa-is-followed-in-the-opponents-turn @clause:1.2.1 @clause:4.3.2 @clause:6.7.8
    Scenario: banished in Ann's turn, Bob's Mufasa lets Bob play a character in Ann's turn
      Given a game of Lorcana
      And these cards
        | ref    | card                     | player | zone | state |
        | fire   | Dragon Fire              | Ann    | hand |       |
        | mufasa | Mufasa - Betrayed Leader | Bob    | play |       |
        | heir   | a character costing 6    | Bob    | deck |       |
      And Ann has 5 ready ink
      When Ann plays fire for its ink cost
      Then Bob is asked to choose from yes and no
      And fire is in Ann's discard
      When Bob chooses yes
      Then Bob is asked to choose from yes and no
      And Ann sees heir
      When Bob chooses yes
      Then it is accepted
      And heir is in Bob's play
      And heir is exerted and drying

    @case:forbidden-actions-stay-forbidden-for-free @clause:1.2.2
    Scenario: while Tiana forbids actions, Genie's permission plays none
      Given a game of Lorcana
      And these cards
        | ref    | card                         | player | zone | state   |
        | tiana  | Tiana - Celebrating Princess | Bob    | play | exerted |
        | genie  | Genie - Powers Unleashed     | Ann    | play |         |
        | action | an action costing 2          | Ann    | hand |         |
      And Ann has 2 ready ink
      When Ann plays action for its ink cost
      Then it is refused
      And nothing has changed
      When Ann quests with genie
      Then it is accepted
      And action is in Ann's hand

    @case:allowed-actions-once-the-ban-is-off @clause:1.2.2 @clause:6.1.13.5
    Scenario: with Tiana ready nothing is forbidden
      Given a game of Lorcana
      And these cards
        | ref    | card                         | player | zone | state |
        | tiana  | Tiana - Celebrating Princess | Bob    | play |       |
        | genie  | Genie - Powers Unleashed     | Ann    | play |       |
        | action | an action costing 2          | Ann    | hand |       |
      When Ann quests with genie
      Then Ann is asked to choose from yes and no
      When Ann chooses yes
      Then it is accepted
      And action is in Ann's discard
