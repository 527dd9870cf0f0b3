Feature: 4.2.5 Night
  Clause 4.2.5: Rest, Clean-up, Check Victory.

  Rule: Characters rest, whether they moved forward or not; Gears only if they did

    @case:altered-rest @clause:4.2.5.b @clause:2.4.2 @clause:2.4.3 @clause:7.4.3.b @clause:2.4.6.d @conflict:74 @edition:>=3.0
    Scenario: At Rest Characters go to Reserve, unless Eternal, Anchored, Asleep or Fleeting says otherwise
      Given a game of Altered
      And it is Bob's turn
      And Ann has passed
      And these cards
        | ref   | card                                                              | player | zone                 | state            |
        | chief | a hero with reserve limit 9                                       | Ann    | hero                 |                  |
        | owl   | a character costing 1 with 0 Forest, 0 Mountain, 0 Water          | Ann    | hero expedition      | 2 boosts         |
        | rock  | a character costing 1 with Eternal, 0 Forest, 0 Mountain, 0 Water | Ann    | hero expedition      | asleep           |
        | fox   | a character costing 1 with 0 Forest, 0 Mountain, 0 Water          | Ann    | hero expedition      | anchored, asleep |
        | hare  | a character costing 1 with 0 Forest, 0 Mountain, 0 Water          | Ann    | companion expedition |                  |
        | gone  | a character costing 1 with 0 Forest, 0 Mountain, 0 Water          | Ann    | companion expedition | fleeting         |
        | late  | a character costing 1                                             | Ann    | reserve              | anchored         |
      And Ann's deck has 2 cards
      When Bob passes
      And Ann chooses nothing
      Then it is accepted
      And only this has changed
        | what                  | from                                    | to                    |
        | day                   | 3                                       | 4                     |
        | first player          | Ann                                     | Bob                   |
        | Ann                   | has passed                              | has not passed        |
        | Ann's hero expedition | 0                                       | 1                     |
        | region 1              | face down                               | forest                |
        | region 2              | face down                               | mountain and water    |
        | owl                   | Ann's hero expedition, 2 boosts         | Ann's reserve         |
        | rock                  | Ann's hero expedition, asleep           | Ann's hero expedition |
        | fox                   | Ann's hero expedition, anchored, asleep | Ann's hero expedition |
        | hare                  | Ann's companion expedition              | Ann's reserve         |
        | gone                  | Ann's companion expedition, fleeting    | Ann's discard         |
        | late                  | Ann's reserve, anchored                 | Ann's reserve         |
        | ann-deck-1            | Ann's deck                              | Ann's hand            |
        | ann-deck-2            | Ann's deck                              | Ann's hand            |
      And region 2 is mountain and water
      And region 5 is face down

    @case:altered-gears-rest @clause:4.2.5.b @edition:>=3.0
    Scenario Outline: At Rest an Expedition Permanent leaves only if it is a Gear and its Expedition moved forward today
      Given a game of Altered
      And it is Bob's turn
      And Ann has passed
      And Ann's companion expedition is at 1
      And Ann's companion expedition has moved forward today
      And these cards
        | ref | card                                         | player | zone   | state   |
        | kit | an expedition permanent costing 1 <subtypes> | Ann    | <zone> | <state> |
      And Ann's deck has 2 cards
      When Bob passes
      And Ann chooses nothing
      Then kit is in Ann's <to>

      Examples:
        | case                       | subtypes        | zone                 | state    | to                   |
        | it has moved forward       | classified Gear | companion expedition |          | reserve              |
        | it has not                 | classified Gear | hero expedition      |          | hero expedition      |
        | it is no Gear              | classified Site | companion expedition |          | companion expedition |
        | Anchored, and no Character | classified Gear | companion expedition | anchored | reserve              |
        | Fleeting                   | classified Gear | companion expedition | fleeting | discard              |

  Rule: What is over the limits goes, as its player chooses

    @case:altered-clean-up @clause:4.2.5.c @clause:3.2.10.b @clause:6.1.h @edition:>=3.0 @asked:4.2.5.c @midway:6.1.h
    Scenario: The first player chooses first what to keep, and then everything else goes at once
      Given a game of Altered
      And it is Bob's turn
      And Ann has passed
      And these cards
        | ref   | card                        | player | zone    |
        | chief | a hero with reserve limit 1 | Ann    | hero    |
        | queen | a hero with reserve limit 1 | Bob    | hero    |
        | owl   | a character costing 1       | Ann    | reserve |
        | fox   | a character costing 2       | Ann    | reserve |
        | bear  | a character costing 1       | Bob    | reserve |
        | hare  | a character costing 2       | Bob    | reserve |
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Bob passes
      Then Ann is asked to choose from owl and fox
      When Ann chooses fox
      Then Bob is asked to choose from bear and hare
      And owl is in Ann's reserve
      When Bob chooses bear
      And Bob chooses nothing
      And Ann chooses nothing
      Then fox is in Ann's reserve
      And owl is in Ann's discard
      And bear is in Bob's reserve
      And hare is in Bob's discard

  Rule: Whoever's Expeditions have met and come farther has won, at the end of Night

    @case:altered-check-victory @clause:4.2.5.d @edition:>=3.0
    Scenario Outline: A sum of seven or more wins at the end of Night if it is higher than the opponent's
      Given a game of Altered
      And it is Bob's turn
      And Ann has passed
      And Ann's hero expedition is at <hero>
      And Ann's companion expedition is at <companion>
      And Bob's companion expedition is at <bobs>
      When Bob passes
      Then <outcome>

      Examples:
        | case           | hero | companion | bobs | outcome                  |
        | seven          | 4    | 3         | 6    | Ann has won              |
        | fourteen       | 7    | 7         | 7    | Ann has won              |
        | one short      | 4    | 2         | 0    | the game goes on         |
        | Bob is farther | 3    | 3         | 7    | Bob has won              |
        | level          | 4    | 3         | 7    | tiebreakers have started |

    @case:altered-no-victory-before-night @clause:4.2.5.d @clause:4.2.5.c @edition:>=3.0 @midway:4.2.5.d
    Scenario: Expeditions that met at Dusk do not end the game before Clean-up is over
      Given a game of Altered
      And it is Bob's turn
      And Ann has passed
      And Ann's hero expedition is at 6
      And these cards
        | ref  | card                  | player | zone            |
        | owl  | a character costing 1 | Ann    | hero expedition |
        | fox  | a character costing 1 | Ann    | reserve         |
        | hare | a character costing 1 | Ann    | reserve         |
      When Bob passes
      Then Ann is asked to choose from fox, hare and owl
      And Ann's hero expedition is at 7
      And the game goes on
      When Ann chooses fox and owl
      Then Ann has won
