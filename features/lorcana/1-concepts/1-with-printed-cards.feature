Feature: Lorcana 1, costs and damage with printed cards alone

  Background:
    Given a game of Lorcana

  @case:printed-an-ability-has-its-cost @clause:1.5.2 @clause:1.5.3
  Scenario: Nani's ability costs 2 ink, which Ann must pay to use it
    Given these cards
      | ref  | card                     | player | zone |
      | nani | Nani - Caring Sister     | Ann    | play |
      | foe  | Virana - Fang Chief      | Bob    | play |
      | ally | Boun - Precocious Entrepreneur | Ann | play |
    And Ann has 3 ready ink
    When Ann uses nani
    And Ann chooses foe
    Then it is accepted
    And foe has 4 Strength
    And Ann has 1 ready ink
    When Ann uses nani
    Then it is refused by 1.5.3
    And nothing has changed

  @case:printed-a-cost-while-resolving @clause:1.5.2 @clause:6.1.5
  Scenario: Ann pays 2 ink for Go Go and gains lore equal to the damage on an opposing character
    Given these cards
      | ref   | card                           | player | zone | state    |
      | gogo  | Go Go Tomago - Darting Dynamo  | Ann    | hand |          |
      | foe   | Virana - Fang Chief            | Bob    | play | 3 damage |
      | other | Boun - Precocious Entrepreneur | Bob    | play | 1 damage |
    And Ann has 5 ready ink
    When Ann plays gogo for its ink cost
    And Ann chooses yes
    And Ann chooses foe
    Then Ann has 3 lore
    And Ann has 1 ready ink

  @case:printed-too-little-ink-while-resolving @clause:1.5.2 @clause:1.5.3
  Scenario: With 1 ink left after playing Go Go, Ann cannot pay for her ability and gains no lore
    Given these cards
      | ref   | card                           | player | zone | state    |
      | gogo  | Go Go Tomago - Darting Dynamo  | Ann    | hand |          |
      | foe   | Virana - Fang Chief            | Bob    | play | 3 damage |
      | other | Boun - Precocious Entrepreneur | Bob    | play | 1 damage |
    And Ann has 3 ready ink
    When Ann plays gogo for its ink cost
    Then it is accepted
    And nobody is asked
    And Ann has 0 lore
    And Ann has 1 ready ink

  @case:printed-back-under-the-cauldron @clause:1.7.6.2
  Scenario: A card that cannot be paid for goes back under The Black Cauldron, though Bob has seen it
    Given these cards
      | ref  | card                      | player | zone | under |
      | pot  | The Black Cauldron        | Ann    | play |       |
      | born | Cauldron Born - Mindless Horde | Ann | play | pot  |
      | king | The Horned King - Heartless Devil | Ann | hand |   |
    And Ann has 5 ready ink
    When Ann uses "RISE AND JOIN ME!" of pot
    Then it is accepted
    When Ann plays born for its ink cost
    Then it is refused by 1.5.3
    And nothing has changed
    When Ann inks king
    And Ann plays born for its ink cost
    Then it is accepted
    And born is in Ann's play

  @case:printed-dealt-put-moved-and-removed @clause:1.9.2
  Scenario: Damage on Tiana is dealt, put, moved and removed; her Resist reduces only the damage dealt
    Given these cards
      | ref   | card                           | player | zone | state    |
      | tiana | Tiana - Celebrating Princess   | Bob    | play |          |
      | nuts  | Nutsy - Vulture Henchman       | Bob    | play |          |
      | mine  | Boun - Precocious Entrepreneur | Ann    | play | 1 damage |
      | smash | Smash                          | Ann    | hand |          |
      | bite  | Mosquito Bite                  | Ann    | hand |          |
      | gift  | Bestow a Gift                  | Ann    | hand |          |
      | glow  | Healing Glow                   | Ann    | hand |          |
    And Ann has 6 ready ink
    When Ann plays smash for its ink cost
    And Ann chooses tiana
    Then tiana has 1 damage
    When Ann plays bite for its ink cost
    And Ann chooses tiana
    Then tiana has 2 damage
    When Ann plays gift for its ink cost
    And Ann chooses mine
    And Ann chooses tiana
    Then tiana has 3 damage
    And mine is undamaged
    When Ann plays glow for its ink cost
    And Ann chooses tiana
    And Ann chooses 2
    Then tiana has 1 damage

  @case:rc-and-aladdin-must-quest @clause:1.2.1 @clause:1.5.3
  Scenario: Ann need not pay for the quest RC must make, but cannot end her turn before Aladdin has quested
    Given these cards
      | ref     | card                               | player | zone |
      | one     | Cobra Bubbles - Dedicated Official | Bob    | play |
      | two     | Cobra Bubbles - Dedicated Official | Bob    | play |
      | rc      | RC - Remote-Controlled Car         | Ann    | play |
      | aladdin | Aladdin - Street Rat               | Ann    | play |
    And it is Bob's turn
    And Ann has 1 ready ink
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Bob quests with one
    And Bob chooses rc
    And Bob quests with two
    And Bob chooses aladdin
    And Bob ends their turn
    And Ann ends their turn
    Then it is refused
    And nothing has changed

  @case:healed-by-the-pirate-queen @clause:1.3.3
  Scenario: Bob removed the damage, not Ann, so Ann's Isabela brings no lore
    Given these cards
      | ref      | card                                   | player | zone | state   |
      | isabela  | Isabela Madrigal - Such a Lovely Voice | Ann    | hand |         |
      | hercules | Hercules - True Hero                   | Ann    | play |         |
      | wendy    | Wendy Darling - Pirate Queen           | Bob    | play |         |
      | aladdin  | Aladdin - Street Rat                   | Bob    | play | exerted |
    And Ann has 3 ready ink
    When Ann challenges aladdin with hercules
    And Bob chooses yes
    And Bob chooses hercules
    And Ann plays isabela for its ink cost
    Then it is accepted
    And hercules is undamaged
    And Ann has 0 lore
