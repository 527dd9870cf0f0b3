Feature: Lorcana 8, keywords with printed cards alone

  Background:
    Given a game of Lorcana

  @case:printed-each-singer-has-sung @clause:8.12.3
  Scenario: Two Ursulas sing together, and each of them has sung the song
    Given these cards
      | ref  | card                     | player | zone |
      | life | A Pirate's Life          | Ann    | hand |
      | one  | Ursula - Deceiver of All | Ann    | play |
      | two  | Ursula - Deceiver of All | Ann    | play |
      | idle | Ursula - Deceiver of All | Ann    | play |
    And Bob has 6 lore
    And Ann's deck has 2 cards
    When Ann sings life together with one and two
    Then Ann has 2 lore
    When Ann chooses two
    And Ann chooses no
    Then life is in Ann's discard
    When Ann chooses yes
    Then it is accepted
    And Ann has 4 lore
    And Bob has 2 lore
    And life lies at the bottom of Ann's deck
    And no ability waits

  @case:printed-shift-with-bodyguard @clause:8.10.3 @clause:8.3.2
  Scenario Outline: Pluto shifted onto a ready Pluto enters exerted only if his player says so: <answer>
    Given these cards
      | ref  | card                        | player | zone |
      | pup  | Pluto - Friendly Pooch      | Ann    | play |
      | dog  | Pluto - Determined Defender | Ann    | hand |
    And Ann has 5 ready ink
    When Ann shifts dog onto pup
    And Ann chooses <answer>
    Then dog is on top of pup
    And dog is <state> and dry

    Examples:
      | answer | state   |
      | yes    | exerted |
      | no     | ready   |

  @case:printed-shift-onto-a-puppy @clause:8.10.8.1
  Scenario: Thunderbolt's Puppy Shift goes onto Ann's Patch, but not onto Perdita or Bob's Patch
    Given these cards
      | ref     | card                     | player | zone |
      | bolt    | Thunderbolt - Wonder Dog | Ann    | hand |
      | patch   | Patch - Playful Pup      | Ann    | play |
      | perdita | Perdita - Playful Mother | Ann    | play |
      | lucky   | Patch - Playful Pup      | Bob    | play |
    And Ann has 3 ready ink
    When Ann shifts bolt onto perdita
    Then it is refused
    And nothing has changed
    When Ann shifts bolt onto lucky
    Then it is refused
    And nothing has changed
    When Ann shifts bolt onto patch
    And Ann chooses no
    Then it is accepted
    And bolt is on top of patch
    And Ann has 0 ready ink

  @case:printed-no-puppy-to-shift-onto @clause:8.10.8.1
  Scenario: Without a Puppy of her own Ann cannot shift Thunderbolt, but she can play him for ink
    Given these cards
      | ref     | card                     | player | zone |
      | bolt    | Thunderbolt - Wonder Dog | Ann    | hand |
      | perdita | Perdita - Playful Mother | Ann    | play |
      | lucky   | Patch - Playful Pup      | Bob    | play |
    And Ann has 5 ready ink
    When Ann shifts bolt
    Then it is refused
    And nothing has changed
    When Ann plays bolt for its ink cost
    And Ann chooses no
    Then bolt is in Ann's play
    And Ann has 0 ready ink

  @case:ward-does-not-keep-off-kristoff @clause:8.15.1
  Scenario: Kristoff's player can choose a card with Ward in Bob's discard like any other
    Given these cards
      | ref      | card                                  | player | zone    |
      | kristoff | Kristoff - Icy Explorer               | Ann    | hand    |
      | anna     | Anna - Magical Mission                | Ann    | play    |
      | webby    | Webby Vanderquack - Junior Prospector | Bob    | discard |
      | smash    | Smash                                 | Bob    | discard |
    And Ann has 4 ready ink
    When Ann plays kristoff for its ink cost
    And Ann chooses yes
    Then Ann is asked to choose from webby and smash
    When Ann chooses webby
    Then it is accepted
    And webby is in Bob's deck
