Feature: Lorcana 5.2, names, ink types and classifications with printed cards alone

  Background:
    Given a game of Lorcana

  @case:printed-one-character-of-two-names @clause:5.2.6.2 @clause:5.3.6.1
  Scenario: Flotsam strengthens Ann's characters named Jetsam, Flotsam & Jetsam among them
    Given these cards
      | ref     | card                             | player | zone |
      | flotsam | Flotsam - Riffraff               | Ann    | play |
      | jetsam  | Jetsam - Riffraff                | Ann    | play |
      | both    | Flotsam & Jetsam - Entangling Eels | Ann  | play |
      | other   | Arthur - Wart                    | Ann    | play |
      | his     | Jetsam - Riffraff                | Bob    | play |
    Then jetsam has 5 Strength
    And both has 8 Strength
    And flotsam has 5 Strength
    And other has 2 Strength
    And his has 2 Strength

  @case:printed-the-version-is-no-part-of-a-locations-name @clause:5.6.5.1
  Scenario Outline: Ann draws a card if she has a location named Sleepy Hollow: <place>
    Given these cards
      | ref    | card           | player | zone    |
      | safety | Get to Safety! | Ann    | hand    |
      | place  | <place>        | Ann    | discard |
    And Ann has 1 ready ink
    And Ann's deck has 2 cards
    When Ann plays safety for its ink cost
    Then place is in Ann's play
    And Ann has <cards> cards in hand

    Examples:
      | place                      | cards |
      | Sleepy Hollow - The Bridge | 1     |
      | Agrabah - Marketplace      | 0     |

  @case:printed-of-one-ink-type @clause:5.2.5 @clause:5.2.5.1
  Scenario: Donald strengthens Ann's other Ruby characters, those of two ink types among them
    Given these cards
      | ref     | card                            | player | zone |
      | donald  | Donald Duck - Ruby Champion     | Ann    | play |
      | abu     | Abu - Mischievous Monkey        | Ann    | play |
      | beagles | Beagle Boys - Small-Time Crooks | Ann    | play |
      | hades   | Hades - Ruthless Tyrant         | Ann    | play |
      | arthur  | Arthur - Wart                   | Ann    | play |
      | his     | Abu - Mischievous Monkey        | Bob    | play |
    Then abu has 4 Strength
    And beagles has 4 Strength
    And hades has 4 Strength
    And arthur has 2 Strength
    And donald has 4 Strength
    And his has 3 Strength

  @case:printed-of-one-classification @clause:5.2.7
  Scenario: The Queen of Hearts' quest gives Ann's other Villains more Lore, and nobody else
    Given these cards
      | ref    | card                                   | player | zone |
      | queen  | Queen of Hearts - Wonderland Empress   | Ann    | play |
      | heron  | Black Heron - Real Bad Egg             | Ann    | play |
      | arthur | Arthur - Wart                          | Ann    | play |
      | his    | Black Heron - Real Bad Egg             | Bob    | play |
    When Ann quests with queen
    Then it is accepted
    And heron has 2 Lore
    And arthur has 2 Lore
    And queen has 1 Lore
    And his has 1 Lore

  @case:colors-of-the-wind @clause:5.2.5.1 @clause:6.1.14.1 @clause:1.7.3
  Scenario: The top cards of both decks have two ink types between them, so Ann draws two cards
    Given these cards
      | ref     | card                     | player | zone |
      | colors  | Colors of the Wind       | Ann    | hand |
      | aladdin | Aladdin - Street Rat     | Ann    | deck |
      | lantern | Lantern                  | Ann    | deck |
      | smash   | Smash                    | Ann    | deck |
      | maui    | Maui - Whale             | Ann    | deck |
      | his     | Mulan - Imperial General | Bob    | deck |
    And Ann has 4 ready ink
    When Ann plays colors for its ink cost
    Then it is accepted
    And Ann has 2 cards in hand
