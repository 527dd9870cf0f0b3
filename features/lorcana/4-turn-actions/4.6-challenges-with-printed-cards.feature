Feature: Lorcana 4.6, challenges with printed cards alone

  Background:
    Given a game of Lorcana

  @case:printed-weaker-against-louie @clause:4.6.2 @clause:4.6.6
  Scenario: Whoever challenges Louie is weaker, and Louie is not
    Given these cards
      | ref   | card                               | player | zone | state   |
      | mine  | Adelaide Bonfamille - Patron of the Arts | Ann | play |       |
      | louie | Louie - One Cool Duck              | Bob    | play | exerted |
    When Ann challenges louie with mine
    Then it is accepted
    And louie has 1 damage
    And mine has 2 damage

  @case:printed-as-strong-against-another @clause:4.6.2 @clause:4.6.6
  Scenario: Whoever challenges another character than Louie is as strong as ever
    Given these cards
      | ref   | card                                 | player | zone | state   |
      | mine  | Cerberus - Three-Headed Dog          | Ann    | play |         |
      | louie | Louie - One Cool Duck                | Bob    | play | exerted |
      | cobra | Cobra Bubbles - Just a Social Worker | Bob    | play | exerted |
    When Ann challenges cobra with mine
    Then it is accepted
    And cobra has 5 damage
    And mine has 5 damage

  @case:printed-bystanders-are-on-no-side @clause:4.6.2
  Scenario: Captain Amelia gives Resist to whom Ann challenges, and to no bystander
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

  @case:printed-lore-before-quest-triggers @clause:4.5.2 @clause:1.8.1
  Scenario: With the lore of her quest Ann has won before anything that the quest sets off
    Given these cards
      | ref  | card                             | player | zone |
      | hero | Daisy Duck - Secret Agent        | Ann    | play |
      | pua  | Pua - Disgruntled Pig            | Bob    | hand |
    And Ann has 18 lore
    When Ann quests with hero
    Then Ann has won

  @case:printed-protected-location @clause:4.6.8
  Scenario: The chamber is not challenged while an Alien is there
    Given these cards
      | ref     | card                                 | player | zone | at      |
      | mine    | Cerberus - Three-Headed Dog          | Ann    | play |         |
      | chamber | Galactic Council Chamber - Courtroom | Bob    | play |         |
      | empty   | Galactic Council Chamber - Courtroom | Bob    | play |         |
      | alien   | Stitch - New Dog                     | Bob    | play | chamber |
    When Ann challenges chamber with mine
    Then it is refused by 1.2.2
    And nothing has changed
    When Ann challenges alien with mine
    Then it is refused
    And nothing has changed

  @case:printed-challenge-in-ones-own-turn @clause:4.6.1 @clause:4.4.3 @clause:5.4.4.2
  Scenario: Bob does nothing in Ann's turn
    Given these cards
      | ref    | card                        | player | zone | state   |
      | mine   | Grumpy - Soreheaded Miner   | Ann    | play | exerted |
      | badge  | Detective's Badge           | Ann    | play |         |
      | his    | Cerberus - Three-Headed Dog | Bob    | play |         |
      | hook   | Detective's Badge           | Bob    | play |         |
      | song   | Friends on the Other Side   | Bob    | hand |         |
    And Ann has 2 ready ink
    And Bob has 2 ready ink
    When Bob challenges mine with his
    Then it is refused by 4.6.1
    And nothing has changed
    When Bob sings song with his
    Then it is refused
    And nothing has changed
    When Bob uses hook
    Then it is refused
    And nothing has changed
    When Ann uses hook
    Then it is refused by 4.4.1
    And nothing has changed
    When Bob quests with his
    Then it is refused
    And nothing has changed

  @case:printed-readied-challenger-stays @clause:4.6.9 @clause:4.6.4.4
  Scenario: Beast challenges, is readied before the damage, and is in the challenge all the same
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

  @case:printed-readied-challenged-stays @clause:4.6.9
  Scenario: Beast is challenged, is readied before the damage, and is in the challenge all the same
    Given these cards
      | ref    | card                     | player | zone | state   |
      | mine   | Adelaide Bonfamille - Patron of the Arts | Ann | play |  |
      | beast  | Beast - Relentless       | Bob    | play | exerted |
      | merida | Merida - Gifted Archer   | Bob    | play | exerted |
    When Ann challenges beast with mine
    And Bob chooses yes
    And Bob chooses yes
    Then beast is ready
    And beast has 2 damage
    And mine is in Ann's discard

  @case:printed-in-the-challenge-until-the-bag-is-empty @clause:4.6.9.2 @clause:4.6.9.1
  Scenario: Until what waits has resolved Hercules is still being challenged and is dealt damage, though the challenger has gone
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
