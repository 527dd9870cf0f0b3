Feature: Altered 4, the day with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-fails-to-move-forward @clause:4.2.4.i @clause:7.5.6.a
  Scenario: Thoth's Expedition fails to move forward, and a Recruit is created after Rest
    Given these cards
      | ref   | card  | player | zone                 |
      | thoth | Thoth | Ann    | hero expedition      |
      | kappa | Kappa | Bob    | hero expedition      |
      | inari | Inari | Ann    | companion expedition |
    And Bob has passed
    When Ann passes
    And Ann chooses Ann's companion expedition
    Then Ann's hero expedition is at 0
    And Ann's companion expedition is at 1
    And thoth is in Ann's reserve
    And token1 is in Ann's companion expedition

  @case:printed-does-not-fail-to-move-forward @clause:4.2.4.i @clause:7.5.6.a
  Scenario: Thoth's Expedition moves forward, the other one does not, and no Recruit is created
    Given these cards
      | ref   | card  | player | zone            |
      | thoth | Thoth | Ann    | hero expedition |
      | inari | Inari | Bob    | hero expedition |
    And Bob has passed
    When Ann passes
    Then Ann's hero expedition is at 1
    And Ann's companion expedition is at 0
    And token1 is in no zone

  @case:printed-nothing-fails-in-the-arena @clause:4.2.4.i
  Scenario: In the Arena Thoth's Expedition does not fail to move forward
    Given these cards
      | ref   | card  | player | zone            |
      | thoth | Thoth | Ann    | hero expedition |
      | other | Thoth | Bob    | hero expedition |
    And tiebreakers have started
    And Bob has passed
    When Ann passes
    Then the game goes on
    And token1 is in no zone
    And thoth is in Ann's reserve

  @case:printed-moves-due-to-forest @clause:4.2.4.j
  Scenario: Both of Ann's Expeditions move forward, and one of them due to Forest
    Given these cards
      | ref   | card              | player | zone                 |
      | simbi | Mighty Simbi - R1 | Ann    | hero expedition      |
      | other | Mighty Simbi - R1 | Ann    | companion expedition |
    And Ann's hero expedition is at 1
    And Ann's companion expedition is at 2
    And Bob has passed
    When Ann passes
    And Ann chooses yes
    Then Ann's hero expedition is at 2
    And Ann's companion expedition is at 3
    And simbi is in Ann's mana
    And other is in Ann's reserve

  @case:printed-moves-due-to-water @clause:4.2.4.j
  Scenario Outline: The Simbi's Expedition moves forward, and not due to Forest: <case>
    Given these cards
      | ref   | card              | player | zone            |
      | simbi | Mighty Simbi - R1 | Ann    | hero expedition |
      | his   | <facing>          | Bob    | hero expedition |
    And Ann's hero expedition is at <at>
    And Bob has passed
    When Ann passes
    Then Ann's hero expedition is at <to>
    And simbi is in Ann's reserve

    Examples:
      | case                    | at | to | facing |
      | a region without        | 5  | 6  | Mowgli |
      | as much Forest faces it | 4  | 5  | Mowgli |

  @case:printed-reactions-after-a-quick-action @clause:4.2.g @clause:1.x:4.2.3.c.3
  Scenario: Abandoned Depot is sacrificed by a quick action, Ann draws at once, and it is still her turn
    Given these cards
      | ref   | card            | player | zone     |
      | depot | Abandoned Depot | Ann    | landmark |
    And Ann has 1 ready mana
    And Ann's deck has 3 cards
    When Ann uses depot
    Then it is accepted
    And only this has changed
      | what       | from           | to            |
      | depot      | Ann's landmark | Ann's discard |
      | ann-deck-1 | Ann's deck     | Ann's hand    |
      | Ann's mana | 1 ready        | 1 exhausted   |

  @case:printed-reactions-of-both @clause:4.4.d @clause:4.2.g @clause:1.x:4.2.3.c.2 @clause:1.x:4.4.a.3 @clause:1.x:4.4.a.4 @clause:1.x:4.4.c
  Scenario: Reactions of both players are played before Bob's turn
    Given these cards
      | ref     | card                 | player | zone            |
      | kitsune | Kitsune              | Ann    | hand            |
      | hers    | Burrowing Noosh - R1 | Ann    | hero expedition |
      | his     | Burrowing Noosh - R1 | Bob    | hero expedition |
    And Ann has 2 ready mana
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann plays kitsune for its mana cost in the hero expedition
    Then it is accepted
    And no ability waits
    And ann-deck-1 is in Ann's hand
    And bob-deck-1 is in Bob's hand
    And hers has 1 boost
    And his has 1 boost
    And it is Bob's turn

  @case:printed-nothing-moves-in-the-arena @clause:4.3.d @clause:7.3.17.d
  Scenario: In the Arena a Spell moves no Expedition forward and is resolved all the same
    Given these cards
      | ref  | card                        | player | zone |
      | leap | Small Step, Giant Leap - R1 | Ann    | hand |
    And tiebreakers have started
    And Ann has 6 ready mana
    When Ann plays leap for its mana cost
    And Ann chooses Ann's hero expedition
    Then it is accepted
    And only this has changed
      | what       | from       | to            |
      | leap       | Ann's hand | Ann's reserve |
      | Ann's mana | 6 ready    | 6 exhausted   |
      | turn       | Ann        | Bob           |

  @case:printed-as-a-phase-begins @clause:4.2.b @clause:1.x:4.4.a.1
  Scenario: The Town Square counts the Characters in Expeditions as Dusk begins, before they rest
    Given these cards
      | ref    | card            | player | zone                 |
      | square | The Town Square | Ann    | landmark             |
      | inari  | Inari           | Ann    | hero expedition      |
      | tengu  | Tengu           | Ann    | companion expedition |
      | kappa  | Kappa           | Bob    | companion expedition |
    And Bob has passed
    When Ann passes
    Then square has 2 morale counters
    And inari is in Ann's reserve

  @case:printed-initiative-plays-first @clause:4.4.b @clause:1.x:4.4.b @clause:1.x:4.4.c-remark
  Scenario Outline: The Cadets' player has initiative and creates a Recruit before Ariadne switches the Cadets: <who>
    Given these cards
      | ref     | card         | player  | zone            |
      | ariadne | Ariadne      | <other> | hero expedition |
      | cadets  | Ordis Cadets | <who>   | hand            |
    And it is <who>'s turn
    And <who> has 2 ready mana
    When <who> plays cadets for its mana cost in the companion expedition
    Then it is accepted
    And cadets is in <who>'s hero expedition
    And token1 is in <who>'s companion expedition

    Examples:
      | who | other |
      | Ann | Bob   |
      | Bob | Ann   |

  @case:printed-checked-after-steps-or-effects @clause:4.4.a @clause:1.x:4.4.a.2
  Scenario: Aegis Templar creates its Recruit after the whole Spell; in earlier editions between its steps
    Given these cards
      | ref     | card          | player | zone            |
      | morph   | Metamorphosis | Ann    | hand            |
      | templar | Aegis Templar | Bob    | hero expedition |
      | inari   | Inari         | Ann    | hero expedition |
    And Ann has 3 ready mana
    When Ann plays morph for its mana cost
    And Ann chooses templar
    Then it is accepted
    And by reading
      | reading | outcome             |
      | <3.0    | token1 has 1 Forest |
      | <3.0    | token2 has 2 Forest |
      | >=3.0   | token1 has 2 Forest |
      | >=3.0   | token2 has 1 Forest |

  @case:printed-picked-and-not-shown @clause:1.4.5.a @clause:6.1.h @clause:1.x:1.4.5.a-hidden @clause:3.2.5.c @midway:1.4.5.a
  Scenario: Bob knows before he chooses that Ann puts a card from Hand in Reserve, but not which card
    Given these cards
      | ref   | card           | player | zone |
      | otter | Repotter Otter | Ann    | hand |
      | inari | Inari          | Ann    | hand |
      | kappa | Kappa          | Ann    | hand |
      | tengu | Tengu          | Bob    | hand |
      | tidy  | Mountain Guide | Bob    | hand |
    And Ann has 3 ready mana
    When Ann plays otter for its mana cost in the hero expedition
    And Ann chooses yes
    And Ann chooses inari
    Then Bob does not see inari
    And Bob does not see kappa
    When Bob chooses yes
    And Bob chooses tengu
    Then it is accepted
    And inari is in Ann's reserve
    And tengu is in Bob's reserve

  @case:printed-disguise @clause:4.1.f @clause:4.1.h
  Scenario Outline: A card presented in place of a Hero leaves the game once Heroes are revealed: <case>
    Given the game has not begun
    And these cards
      | ref    | card           | player  | zone |
      | mask   | <card>         | <whose> | hero |
      | keeper | Atsadi & Surge | <other> | hero |
    And chance gives <first>
    When Ann begins the game
    Then it is accepted
    And mask is in no zone
    And keeper is in <other>'s hero
    And keeper has 5 heroism counters

    Examples:
      | case             | card   | whose | other | first |
      | a character      | Inari  | Ann   | Bob   | Ann   |
      | the other player | Inari  | Bob   | Ann   | Ann   |
      | a spell          | Hooked | Ann   | Bob   | Bob   |

  @case:printed-arena-most-terrains @clause:4.3.e @clause:2.2.2.k
  Scenario: The player ahead in two of the Arena's terrains wins, whatever the sum of all three
    Given these cards
      | ref  | card           | player | zone                 |
      | jinn | Mighty Jinn    | Ann    | hero expedition      |
      | one  | Lyra Navigator | Bob    | hero expedition      |
      | two  | Lyra Navigator | Bob    | companion expedition |
      | more | Lyra Navigator | Bob    | companion expedition |
    And tiebreakers have started
    And Bob has passed
    When Ann passes
    Then Ann has won

  @case:printed-flooded-arena @clause:4.3.e @clause:2.2.2.p
  Scenario: With The Kraken the Arena is Water alone, and no other terrain counts
    Given these cards
      | ref    | card       | player | zone            |
      | kraken | The Kraken | Ann    | hero expedition |
      | kappa  | Kappa      | Bob    | hero expedition |
    And tiebreakers have started
    And Bob has passed
    When Ann passes
    Then Ann has won

  @case:printed-moves-are-one-event @clause:4.2.4.h
  Scenario: Expeditions move forward at the same moment, so Bob's move does not put Sunisa's behind
    Given these cards
      | ref    | card                     | player | zone            |
      | sunisa | Sunisa, Dedicated Ensign | Ann    | hero expedition |
      | lyra   | Lyra Aerialist           | Bob    | hero expedition |
    And Bob is the first player
    And Bob's hero expedition is at 2
    And Ann's hero expedition is at 2
    And Bob has passed
    When Ann passes
    Then Bob's hero expedition is at 3
    And Ann's hero expedition is at 2

  @case:printed-queen-keeps-them-exhausted @clause:4.2.1.c @clause:1.4.1.a @clause:1.4.1.d @edition:>=3.0
  Scenario: The Snow Queen keeps exhausted Characters in Reserve from getting ready in Morning, but not Spells
    Given these cards
      | ref   | card           | player | zone            | state     |
      | queen | The Snow Queen | Ann    | hero expedition |           |
      | inari | Inari          | Bob    | reserve         | exhausted |
      | song  | Hooked         | Bob    | reserve         | exhausted |
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    And Bob has passed
    When Ann passes
    And Bob chooses nothing
    And Ann chooses nothing
    Then it is accepted
    And inari is exhausted
    And song is ready

  @case:printed-reacts-behind-what-was-paid-for @clause:4.4.a @clause:1.x:4.4.a-remark
  Scenario: The Jammer that Ann pays to discard sabotages only after Bob has resupplied for it
    Given these cards
      | ref    | card                | player | zone     |
      | fox    | Fair Fox - R1       | Ann    | hand     |
      | inari  | Inari               | Ann    | reserve  |
      | jammer | Armored Jammer - R1 | Bob    | landmark |
      | kappa  | Kappa               | Bob    | deck     |
    And Ann has 3 ready mana
    When Ann plays fox for its mana cost in the hero expedition
    And Ann chooses yes
    Then Bob is asked to choose from inari and kappa
    When Bob chooses kappa
    Then it is accepted
    And jammer is in Bob's discard
    And kappa is in Bob's discard
    And inari is in Ann's reserve

  @case:printed-far-end-and-tied @clause:7.3.17.c @clause:4.2.4.i @clause:4.3.a @edition:>=3.0
  Scenario: In its last region an Attorney's Expedition that is ahead fails to move forward, and Ann draws
    Given these cards
      | ref      | card           | player | zone            |
      | attorney | Ordis Attorney | Ann    | hero expedition |
    And Ann's hero expedition is at 7
    And Bob's hero expedition is at 4
    And Bob's companion expedition is at 3
    And Ann's deck has 6 cards
    And Bob's deck has 6 cards
    And Bob has passed
    When Ann passes
    And Bob chooses nothing
    And Ann chooses nothing
    Then it is accepted
    And tiebreakers have started
    And Ann has 3 cards in hand

  @case:printed-held-to-the-ocean @clause:4.2.4.j @clause:4.2.4.d
  Scenario Outline: An Expedition facing Will-o'-the-Wisp moves forward only if it is ahead in Water: <case>
    Given these cards
      | ref  | card             | player | zone            |
      | wisp | Will-o'-the-Wisp | Ann    | hero expedition |
      | his  | <his>            | Bob    | hero expedition |
    And Bob's hero expedition is at 4
    And Ann's hero expedition is at 4
    And Bob has passed
    When Ann passes
    Then Bob's hero expedition is at <to>

    Examples:
      | case   | his             | to |
      | forest | Burrowing Noosh | 4  |
      | both   | Lyra Chronicler | 5  |
