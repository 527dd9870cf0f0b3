Feature: Lorcana 4, challenges and other actions with printed cards alone

  Background:
    Given a game of Lorcana

  @case:printed-bystanders-are-on-no-side @clause:4.6.2
  Scenario: Captain Amelia gives Resist to the character Ann challenges, but to no bystander
    Given these cards
      | ref    | card                                              | player | zone | state   | at     |
      | island | The Island of Nomanisan - Syndrome's Headquarters | Ann    | play |         |        |
      | mine   | Cerberus - Three-Headed Dog                       | Ann    | play |         | island |
      | amelia | Captain Amelia - Commander of the Legacy          | Bob    | play |         |        |
      | cobra  | Cobra Bubbles - Just a Social Worker              | Bob    | play |         |        |
      | pua    | Pua - Disgruntled Pig                             | Bob    | play | exerted |        |
    When Ann challenges pua with mine
    And Ann chooses yes
    And Ann chooses cobra
    Then pua is in Bob's discard
    And cobra has 2 damage

  @case:printed-abilities-in-ones-own-turn @clause:4.4.3 @clause:4.4.1
  Scenario: Ann cannot use Bob's badge, and Bob cannot use it in Ann's turn
    Given these cards
      | ref   | card                        | player | zone |
      | mine  | Cerberus - Three-Headed Dog | Ann    | play |
      | badge | Detective's Badge           | Bob    | play |
    And Ann has 1 ready ink
    And Bob has 1 ready ink
    When Ann uses badge
    Then it is refused by 4.4.1
    And nothing has changed
    When Bob uses badge
    Then it is refused
    And nothing has changed

  @case:printed-readied-challenger-stays @clause:4.6.9 @clause:4.6.4.4
  Scenario: Beast challenges, is readied before the damage, and still takes part in the challenge
    Given these cards
      | ref     | card                                     | player | zone | state   |
      | beast   | Beast - Relentless                       | Ann    | play |         |
      | sheriff | Sheriff of Nottingham - Corrupt Official | Ann    | play |         |
      | smash   | Smash                                    | Ann    | hand |         |
      | daisy   | Jasmine - Desert Warrior                 | Bob    | play | exerted |
      | foe     | Goofy - Knight for a Day                 | Bob    | play |         |
    When Ann challenges daisy with beast
    And Ann chooses yes
    And Ann chooses foe
    And Ann chooses yes
    Then beast is ready
    And beast has 3 damage
    And daisy is in Bob's discard
    And foe has 1 damage

  @case:printed-in-the-challenge-until-the-bag-is-empty @clause:4.6.9.2 @clause:4.6.9.1
  Scenario: Hercules counts as challenged until the bag is empty, though the challenger is already gone
    Given these cards
      | ref      | card                        | player | zone | state    |
      | hercules | Hercules - Mighty Leader    | Ann    | play | exerted  |
      | merida   | Merida - Gifted Archer      | Ann    | play | exerted  |
      | mickey   | Mickey Mouse - Giant Mouse  | Bob    | play | 9 damage |
    And it is Bob's turn
    When Bob challenges hercules with mickey
    And Ann chooses yes
    Then mickey is in Bob's discard
    And hercules is in Ann's discard
    And merida is undamaged

  @case:printed-lore-before-quest-triggers @clause:4.5.2
  Scenario: Ann gains the quest's lore before Prince John's ability checks whether Bob has more
    Given these cards
      | ref  | card                     | player | zone |
      | john | Prince John - Phony King | Ann    | play |
    And Bob has 2 lore
    When Ann quests with john
    Then it is accepted
    And Ann has 2 lore
    And Bob has 2 lore

  @case:printed-a-permanent-is-played-once @clause:4.3.3
  Scenario: Merlin - Goat, played once, triggers once
    Given these cards
      | ref  | card          | player | zone |
      | goat | Merlin - Goat | Ann    | hand |
    And Ann has 4 ready ink
    When Ann plays goat for its ink cost
    Then it is accepted
    And Ann has 1 lore

  @case:printed-refused-ink-does-not-count @clause:4.2.1.2 @clause:4.2.3
  Scenario: A card without the inkwell symbol cannot be inked, but another card still can
    Given these cards
      | ref   | card                                  | player | zone |
      | plain | Hiram Flaversham - Intrigued Inventor | Ann    | hand |
      | tod   | Tod - All Alone                       | Ann    | hand |
      | late  | Pua - Disgruntled Pig                 | Ann    | hand |
    When Ann inks plain
    Then it is refused by 4.2.1.2
    And nothing has changed
    When Ann inks tod
    Then it is accepted
    And tod is in Ann's inkwell
    When Ann inks late
    Then it is refused by 4.2.3
    And nothing has changed
