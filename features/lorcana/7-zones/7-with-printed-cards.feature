Feature: Lorcana 7, zones with printed cards alone

  Background:
    Given a game of Lorcana

  @case:printed-in-play-lorcana @clause:6.1.16.2
  Scenario: Flounder costs one ink less if a character named Ariel is in play
    Given these cards
      | ref      | card                             | player | zone |
      | flounder | Flounder - Collector’s Companion | Ann    | hand |
      | ariel    | Ariel - On Human Legs            | Ann    | play |
    And Ann has 3 ready ink
    When Ann plays flounder for its ink cost
    Then it is accepted
    And flounder is in Ann's play
    And Ann has 1 ready ink

  @case:printed-in-play-and-nowhere-else @clause:7.1.5
  Scenario Outline: Flounder costs no less if the character named Ariel is elsewhere: <case>
    Given these cards
      | ref      | card                             | player | zone   |
      | flounder | Flounder - Collector’s Companion | Ann    | hand   |
      | ariel    | Ariel - On Human Legs            | Ann    | <zone> |
    And Ann has 2 ready ink
    When Ann plays flounder for its ink cost
    Then it is refused by 1.5.3
    And nothing has changed

    Examples:
      | case          | zone    |
      | in Ann's hand | hand    |
      | discarded     | discard |

  @case:a-desperate-plan @clause:1.7.3
  Scenario: Ann discards one of three cards for Desperate Plan and draws one
    Given these cards
      | ref     | card                     | player | zone |
      | plan    | Desperate Plan           | Ann    | hand |
      | aladdin | Aladdin - Street Rat     | Ann    | hand |
      | hades   | Hades - Infernal Schemer | Ann    | hand |
      | smash   | Smash                    | Ann    | hand |
    And Ann has 3 ready ink
    And Ann's deck has 4 cards
    When Ann plays plan for its ink cost
    And Ann chooses hades
    Then it is accepted
    And hades is in Ann's discard
    And Ann has 3 cards in hand
