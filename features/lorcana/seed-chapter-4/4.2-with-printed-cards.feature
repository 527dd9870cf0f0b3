Feature: Notes on chapter 4, inking with printed cards alone

  @case:printed-notes-the-first-ink-card-was-played @edition:seed-chapter-4
  @clause:seed-chapter-4:4.1-play @clause:seed-chapter-4:4.2-first @clause:seed-chapter-4:4.2-others
  Scenario: Genie draws for the card that is inked first, as for any card that is played, and for no other
    Given a game of Lorcana
    And these cards
      | ref   | card                           | player | zone |
      | genie | Genie - Wonderful Trickster    | Ann    | play |
      | belle | Belle - Strange but Special    | Ann    | play |
      | one   | Boun - Precocious Entrepreneur | Ann    | hand |
      | two   | Virana - Fang Chief            | Ann    | hand |
      | three | Baloo - Fun-Loving Bear        | Ann    | deck |
      | four  | Tor - Florist                  | Ann    | deck |
    When Ann inks one
    Then it is accepted
    And three is in Ann's hand
    When Ann inks two
    Then it is accepted
    And two is in Ann's inkwell
    And four is in Ann's deck
