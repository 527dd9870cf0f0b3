Feature: Lorcana 4, turn actions with printed cards alone

  Background:
    Given a game of Lorcana

  @case:printed-what-inking-triggers @clause:4.2.2
  Scenario: Abilities triggered by inking a card resolve once the card is in the inkwell
    Given these cards
      | ref  | card                          | player | zone |
      | lamb | Bellwether - Assistant Mayor  | Ann    | play |
      | ram  | Bellwether - Assistant Mayor  | Bob    | play |
      | card | a character costing 1         | Ann    | hand |
      | mine | a character costing 2         | Ann    | play |
      | foe  | a character costing 3         | Bob    | play |
    When Ann inks card
    Then it is accepted
    And Ann is asked to choose from foe and ram
    And card is in Ann's inkwell
    When Ann chooses foe
    Then it is accepted
    And no ability waits

  @case:printed-what-a-cost-triggers-waits @clause:4.1.5
  Scenario: The ability triggered by discarding a song waits until Ursula is on top of Vanessa
    Given these cards
      | ref     | card                                     | player | zone |
      | vane    | Ursula - Vanessa                         | Ann    | play |
      | bride   | Ursula - Eric's Bride                    | Ann    | hand |
      | song    | Friends on the Other Side                | Ann    | hand |
      | sheriff | Sheriff of Nottingham - Corrupt Official | Ann    | play |
      | foe     | a character costing 4                    | Bob    | play |
    When Ann shifts bride onto vane
    Then song is in Ann's discard
    And bride is on top of vane
    And Ann is asked
    When Ann chooses yes
    Then foe has 1 damage
    And no ability waits

  @case:printed-an-ability-takes-effect-once @clause:4.4.4
  Scenario: Amber Chromicon removes up to 1 damage from each of Ann's characters
    Given these cards
      | ref   | card                  | player | zone | state    |
      | amber | Amber Chromicon       | Ann    | play |          |
      | one   | a character costing 3, with 5 Willpower | Ann | play | 3 damage |
      | two   | a character costing 2 | Ann    | play | 1 damage |
      | his   | a character costing 2 | Bob    | play | 1 damage |
    When Ann uses amber
    And Ann chooses 1
    And Ann chooses 0
    Then it is accepted
    And only this has changed
      | what  | from                 | to                   |
      | amber | Ann's play           | Ann's play, exerted  |
      | one   | Ann's play, 3 damage | Ann's play, 2 damage |

  @case:printed-the-announced-card-is-seen @clause:4.3.2.1 @edition:book @edition:seed-4.3 @edition:seed-guide
  @clause:seed-4.3:4.3.2.1 @clause:seed-guide:1
  Scenario: Bob sees the card that Ann plays before she has paid for it, but nothing else of her hand
    Given these cards
      | ref    | card                      | player | zone |
      | vane   | Ursula - Vanessa          | Ann    | play |
      | bride  | Ursula - Eric's Bride     | Ann    | hand |
      | song   | Friends on the Other Side | Ann    | hand |
      | other  | Be Our Guest              | Ann    | hand |
    When Ann shifts bride onto vane
    Then Ann is asked to choose from other and song
    And Bob sees bride
    And Bob does not see other
    And Bob does not see song
    When Ann chooses song
    Then bride is on top of vane
    And song is in Ann's discard
