Feature: Lorcana 6.4.2, printed cards that give abilities and classifications
  Printed cards whose definition was compiled from their text.

  Background:
    Given a game of Lorcana

  @case:everybody-throws-food @clause:6.4.2.2 @clause:6.3.1
  Scenario: Food Fight! lets each of Ann's characters deal 1 damage for 1 ink
    Given these cards
      | ref   | card                                    | player | zone |
      | food  | Food Fight!                             | Ann    | hand |
      | elf   | a character costing 1                   | Ann    | play |
      | imp   | a character costing 2                   | Ann    | play |
      | wolf  | a character costing 3, with 5 Willpower | Bob    | play |
    And Ann has 3 ready ink
    When Ann plays food for its ink cost
    And Ann uses elf
    And Ann chooses wolf
    And Ann uses imp
    And Ann chooses wolf
    Then wolf has 2 damage
    And elf is exerted

  @case:back-from-the-forest @clause:6.4.2.2
  Scenario: Forest Duel gives a character 2 Strength while challenging, and returns it when banished
    Given these cards
      | ref  | card                                                   | player | zone | state   |
      | duel | Forest Duel                                            | Ann    | hand |         |
      | elf  | a character costing 1, with 1 Strength and 1 Willpower | Ann    | play |         |
      | wolf | a character costing 3, with 2 Strength and 5 Willpower | Bob    | play | exerted |
    And Ann has 5 ready ink
    When Ann plays duel for its ink cost
    And Ann challenges wolf with elf
    Then elf is in Ann's hand
    And wolf has 3 damage

  @case:talking-to-the-reckless @clause:6.4.2.3 @clause:8.7.4
  Scenario: Cogsworth lets Reckless characters exert for lore, and no others
    Given these cards
      | ref   | card                                 | player | zone |
      | clock | Cogsworth - Talking Clock            | Ann    | play |
      | wild  | a character costing 1, with Reckless | Ann    | play |
      | calm  | a character costing 2                | Ann    | play |
    When Ann uses calm
    Then it is refused
    And nothing has changed
    When Ann uses wild
    Then it is accepted
    And Ann has 1 lore

  @case:everybody-a-villain @clause:6.4.2.3
  Scenario: The Thunderquack makes a banished character a Villain, which triggers Darkwing Tower
    Given these cards
      | ref   | card                                                   | player | zone | at    | state   |
      | plane | The Thunderquack                                       | Ann    | play |       |         |
      | tower | Darkwing Tower - Icy Headquarters                      | Ann    | play |       |         |
      | duck  | a character costing 1                                  | Ann    | play | tower | exerted |
      | elf   | a character costing 2, with 5 Strength                 | Ann    | play |       |         |
      | wolf  | a character costing 3, with 0 Strength and 1 Willpower | Bob    | play |       | exerted |
    When Ann challenges wolf with elf
    And Ann chooses yes
    Then duck is ready
    When Ann quests with duck
    Then it is refused by 1.2.2

  @case:nobody-a-villain @clause:6.2.2
  Scenario: Without The Thunderquack the banished character is no Villain, and the tower does not trigger
    Given these cards
      | ref   | card                                                   | player | zone | at    | state   |
      | tower | Darkwing Tower - Icy Headquarters                      | Ann    | play |       |         |
      | duck  | a character costing 1                                  | Ann    | play | tower | exerted |
      | elf   | a character costing 2, with 5 Strength                 | Ann    | play |       |         |
      | wolf  | a character costing 3, with 0 Strength and 1 Willpower | Bob    | play |       | exerted |
    When Ann challenges wolf with elf
    Then no ability waits
    And duck is exerted
