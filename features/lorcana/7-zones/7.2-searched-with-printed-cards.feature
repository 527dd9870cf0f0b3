Feature: Lorcana 7.2, decks that are searched with printed cards alone

  Background:
    Given a game of Lorcana
    And these cards
      | ref     | card                             | player | zone |
      | alma    | Alma Madrigal - Family Matriarch | Ann    | hand |
      | merlin  | Merlin - Intellectual Visionary  | Ann    | hand |
      | mentor  | Merlin - Self-Appointed Mentor   | Ann    | play |
    And Ann has 5 ready ink

  @case:printed-search-onto-the-deck @clause:6.1.2 @clause:6.1.4 @clause:1.7.3
  Scenario: Alma lets Ann put a Madrigal of her choice on top of her deck and shuffle the rest
    Given these cards
      | ref     | card                             | player | zone |
      | pua     | Pua - Disgruntled Pig            | Ann    | deck |
      | antonio | Antonio Madrigal - Animal Expert | Ann    | deck |
      | tod     | Tod - All Alone                  | Ann    | deck |
      | agustin | Agustin Madrigal - Clumsy Dad    | Ann    | deck |
    And chance gives tod, antonio and pua
    When Ann plays alma for its ink cost
    And Ann chooses yes
    And Ann chooses agustin
    Then it is accepted
    And agustin, tod, antonio and pua lie at the top of Ann's deck

  @case:printed-search-in-secret @clause:6.1.14.1 @clause:7.3.2 @clause:1.7.3
  Scenario: Only Ann sees the card Merlin lets her take from her deck
    Given these cards
      | ref   | card                  | player | zone |
      | pua   | Pua - Disgruntled Pig | Ann    | deck |
      | smash | Smash                 | Ann    | deck |
      | tod   | Tod - All Alone       | Ann    | deck |
    And chance gives tod and pua
    When Ann shifts merlin onto mentor
    And Ann chooses yes
    And Ann chooses smash
    Then it is accepted
    And smash is in Ann's hand
    And tod and pua lie at the top of Ann's deck
    And Bob does not see smash
    And Ann does not see tod

  @case:printed-search-for-any-card @clause:7.1.4
  Scenario: Ann must take a card when any card will do and her deck has one
    Given these cards
      | ref | card                  | player | zone |
      | pua | Pua - Disgruntled Pig | Ann    | deck |
    When Ann shifts merlin onto mentor
    And Ann chooses yes
    Then it is accepted
    And pua is in Ann's hand
    And nobody is asked
