Feature: 6.1.4 May, and what happens otherwise
  Clauses 6.1.4, 6.1.14.2 and 1.7.7.

  @case:declined-song-stays-on-top @clause:6.1.4 @clause:6.1.14.2 @ruling:R042a
  Scenario: Mulan reveals a song and Ann does not play it
    Given a game of Lorcana
    And these cards
      | ref   | card               | player | zone | state |
      | mulan | Mulan - Reflecting | Ann    | play |       |
      | song  | It Calls Me        | Ann    | deck |       |
    And Ann's deck has 2 cards
    When Ann quests with mulan
    And Ann chooses yes
    Then Bob sees song
    And Ann is asked to choose from yes and no
    When Ann chooses no
    Then it is accepted
    And only this has changed
      | what       | from       | to                  |
      | mulan      | Ann's play | Ann's play, exerted |
      | Ann's lore | 0          | 2                   |

  @case:played-with-nothing-to-choose @clause:1.7.7 @clause:1.2.3 @clause:4.3.4.1 @ruling:R065
  Scenario: the Headless Horseman is played although Bob has no characters
    Given a game of Lorcana
    And these cards
      | ref      | card                                             | player | zone | state |
      | horseman | The Headless Horseman - Terror of Sleepy Hollow  | Ann    | hand |       |
      | mine     | a character costing 1                            | Ann    | play |       |
      | loc      | a location costing 1                             | Bob    | play |       |
    And Ann has 5 ready ink
    When Ann plays horseman for its ink cost
    Then it is accepted
    And nobody is asked
    And only this has changed
      | what      | from       | to                 |
      | horseman  | Ann's hand | Ann's play, drying |
      | Ann's ink | 5 ready    | 5 exerted          |
