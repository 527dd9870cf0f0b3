Feature: Lorcana 1, numbers and damage with printed cards alone

  Background:
    Given a game of Lorcana

  @case:printed-put-damage-is-taken @clause:1.9.3 @clause:1.9.2.2
  Scenario: Beast may ready when damage is put on an opposing character, since put damage is also taken
    Given these cards
      | ref   | card                        | player | zone | state   |
      | beast | Beast - Relentless          | Ann    | play | exerted |
      | bite  | Mosquito Bite               | Ann    | hand |         |
      | foe   | Cerberus - Three-Headed Dog | Bob    | play |         |
    And Ann has 1 ready ink
    When Ann plays bite for its ink cost
    And Ann chooses foe
    And Ann chooses yes
    Then it is accepted
    And beast is ready
    And foe has 1 damage

  @case:printed-no-damage-is-taken @clause:1.9.3 @clause:1.9.5
  Scenario: A character whose Resist reduces damage to 0 has taken no damage
    Given these cards
      | ref   | card                      | player | zone | state   |
      | beast | Beast - Relentless        | Ann    | play | exerted |
      | spell | Merida's Bow              | Ann    | hand |         |
      | foe   | Maudie - Exasperated Nursemaid | Bob | play |        |
    And Ann has 2 ready ink
    When Ann plays spell for its ink cost
    And Ann chooses foe
    Then it is accepted
    And nobody is asked
    And beast is exerted
    And foe is undamaged

  @case:printed-keywords-add-up @clause:8.1.2 @clause:6.6.1
  Scenario: Resist from Detective's Badge adds to the Resist a character already has
    Given these cards
      | ref   | card                           | player | zone |
      | badge | Detective's Badge              | Ann    | play |
      | nurse | Maudie - Exasperated Nursemaid | Ann    | play |
      | other | Cobra Bubbles - Just a Social Worker | Ann | play |
    And Ann has 1 ready ink
    When Ann uses badge
    And Ann chooses nurse
    Then it is accepted
    And nurse has Resist 2
    And other does not have Resist

  @case:printed-nothing-to-pay-with @clause:6.1.5 @clause:1.5.2
  Scenario: With 1 ink left after playing Clarabelle, Ann cannot pay for her ability, and Bob's item stays
    Given these cards
      | ref  | card                      | player | zone |
      | cow  | Clarabelle - Clumsy Guest | Ann    | hand |
      | item | Pawpsicle                 | Bob    | play |
    And Ann has 2 ready ink
    When Ann plays cow for its ink cost
    Then it is accepted
    And nobody is asked
    And item is in Bob's play
    And Ann has 1 ready ink

  @case:printed-a-floor-for-strength @clause:6.6.4 @clause:6.1.3.1
  Scenario: Elisa keeps Akela's Strength from being reduced enough for Brawl to choose Akela
    Given these cards
      | ref     | card                              | player | zone |
      | elisa   | Elisa Maza - Transformed Gargoyle | Ann    | play |
      | akela   | Akela - Wolf Pack Elder           | Ann    | play |
      | pua     | Pua - Disgruntled Pig             | Ann    | play |
      | rangers | Rescue Rangers Away!              | Bob    | hand |
      | brawl   | Brawl                             | Bob    | hand |
      | his     | Cerberus - Three-Headed Dog       | Bob    | play |
    And it is Bob's turn
    And Bob has 5 ready ink
    When Bob plays rangers for its ink cost
    And Bob chooses akela
    And Bob plays brawl for its ink cost
    Then it is accepted
    And nobody is asked
    And akela is in Ann's play
    And pua is in Ann's discard

  @case:printed-two-names-are-one-character @clause:6.1.8
  Scenario: A character with two names counts as one when Bob's characters are counted
    Given these cards
      | ref     | card                                | player | zone |
      | eels    | Flotsam & Jetsam - Entangling Eels  | Bob    | play |
      | rangers | Rescue Rangers Away!                | Bob    | hand |
      | mine    | Cerberus - Three-Headed Dog         | Ann    | play |
    And it is Bob's turn
    And Bob has 2 ready ink
    When Bob plays rangers for its ink cost
    And Bob chooses mine
    Then it is accepted
    And mine has 4 Strength

  @case:printed-a-singer-costs-its-ink @clause:8.11.2 @clause:4.3.2.3
  Scenario: Ursula costs 2 to play, although she sings as if she cost 4
    Given these cards
      | ref  | card             | player | zone |
      | vane | Ursula - Vanessa | Ann    | hand |
    And Ann has 5 ready ink
    When Ann plays vane for its ink cost
    Then it is accepted
    And Ann has 3 ready ink

  @case:printed-a-quest-for-nothing @clause:6.6.3 @clause:4.5.2
  Scenario: Flynn's Lore is below 0: he can quest, and Ann gains no lore
    Given these cards
      | ref   | card                              | player | zone |
      | flynn | Flynn Rider - His Own Biggest Fan | Ann    | play |
      | steal | Steal from the Rich               | Ann    | hand |
      | one   | Pua - Disgruntled Pig             | Bob    | hand |
      | two   | Pua - Disgruntled Pig             | Bob    | hand |
      | three | Pua - Disgruntled Pig             | Bob    | hand |
      | four  | Pua - Disgruntled Pig             | Bob    | hand |
      | five  | Pua - Disgruntled Pig             | Bob    | hand |
    And Ann has 5 ready ink
    And Ann has 3 lore
    And Bob has 3 lore
    When Ann plays steal for its ink cost
    And Ann quests with flynn
    Then it is accepted
    And Ann has 3 lore
    And Bob has 2 lore
