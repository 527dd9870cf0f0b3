Feature: Lorcana 7, zones with printed cards alone

  Background:
    Given a game of Lorcana

  @case:printed-in-play-and-nowhere-else @clause:7.1.5
  Scenario Outline: Flounder costs one ink less if a character named Ariel is in play: <case>
    Given these cards
      | ref      | card                             | player | zone   | under   | state   |
      | flounder | Flounder - Collector’s Companion | Ann    | hand   |         |         |
      | ariel    | Ariel - On Human Legs            | Ann    | <zone> | <under> | <state> |
      | ghost    | Goofy - Ghost of Jacob Marley    | Ann    | play   |         |         |
    And Ann has 2 ready ink
    When Ann plays flounder for its ink cost
    Then it is <verdict>
    And <after>

    Examples:
      | case          | zone    | under | state   | verdict  | after                     |
      | in play       | play    |       |         | accepted | flounder is in Ann's play |
      | in Ann's hand | hand    |       |         | refused  | nothing has changed       |
      | discarded     | discard |       |         | refused  | nothing has changed       |
      | in the deck   | deck    |       |         | refused  | nothing has changed       |
      | inked         | inkwell |       | exerted | refused  | nothing has changed       |
      | under another | play    | ghost |         | refused  | nothing has changed       |
