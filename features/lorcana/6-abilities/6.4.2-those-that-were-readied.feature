Feature: Lorcana 6.4.2, the cards that a text refers back to
  "They" are the cards that the text has spoken of just before (1.4.3.2), whatever they are called and however they come
  by it later; no card that comes afterwards is one of them (6.4.2.2). The cards are printed ones, compiled from their text.

  Background:
    Given a game of Lorcana

  @case:readied-and-shifted-onto @clause:6.4.2.2 @clause:8.10.5 @clause:1.4.3.2
  Scenario: A character shifted onto one that Scar readied cannot quest either, however much it costs
    Given these cards
      | ref  | card                       | player | zone | state   |
      | dog  | Stitch - New Dog           | Ann    | play | exerted |
      | scar | Scar - Shameless Firebrand | Ann    | hand |         |
      | star | Stitch - Rock Star         | Ann    | hand |         |
    And Ann has 12 ready ink
    When Ann plays scar for its ink cost
    Then dog is ready
    When Ann shifts star onto dog
    And Ann quests with star
    Then it is refused by 1.2.2
    And nothing has changed

  @case:shifted-onto-one-not-readied @clause:6.4.2.2 @clause:8.10.5
  Scenario: A small character shifted onto one that Scar did not ready can quest
    Given the made-up card "Small Ariel"
      """
      {"name": "Ariel", "version": "Grown Small", "type": "character", "cost": 3, "strength": 1, "willpower": 3, "lore": 1,
       "classifications": ["Floodborn"],
       "abilities": [{"is": "keyword", "keyword": "shift", "cost": [{"is": "ink", "amount": 1}]}]}
      """
    And these cards
      | ref   | card                       | player | zone |
      | ariel | Ariel - On Human Legs      | Ann    | play |
      | scar  | Scar - Shameless Firebrand | Ann    | hand |
      | small | Small Ariel                | Ann    | hand |
    And Ann has 9 ready ink
    When Ann plays scar for its ink cost
    And Ann shifts small onto ariel
    And Ann quests with small
    Then it is accepted
    And Ann has 1 lore

  @case:princess-only-afterwards @clause:6.4.2.2 @clause:8.10.5
  Scenario Outline: Moana keeps from questing only those that were Princesses as she quested: <case>
    Given the made-up card "Plain Ariel"
      """
      {"name": "Ariel", "version": "Plain", "type": "character", "cost": 4, "strength": 1, "willpower": 3, "lore": 1,
       "classifications": ["Storyborn"],
       "abilities": [{"is": "keyword", "keyword": "shift", "cost": [{"is": "ink", "amount": 4}]}]}
      """
    And these cards
      | ref   | card                  | player | zone | state   |
      | moana | Moana - Of Motunui    | Ann    | play |         |
      | below | <below>               | Ann    | play | <state> |
      | above | <above>               | Ann    | hand |         |
    And Ann has 4 ready ink
    When Ann quests with moana
    And Ann chooses yes
    And Ann shifts above onto below
    And Ann quests with above
    Then it is <verdict>

    Examples:
      | case      | below                 | state   | above                 | verdict          |
      | no longer | Ariel - On Human Legs | exerted | Plain Ariel           | refused by 1.2.2 |
      | not yet   | Plain Ariel           |         | Ariel - Sonic Warrior | accepted         |

  @case:played-after-it @clause:6.4.2.2
  Scenario: Nothing We Won't Do spares the characters in play, and one played later takes damage
    Given these cards
      | ref  | card                                                   | player | zone | state   |
      | song | Nothing We Won't Do                                    | Ann    | hand |         |
      | elf  | a character costing 2, with 1 Strength and 3 Willpower | Ann    | play | exerted |
      | pan  | Peter Pan - Never Land Hero                            | Ann    | hand |         |
      | foe  | a character costing 2, with 2 Strength and 9 Willpower | Bob    | play | exerted |
    And Ann has 11 ready ink
    When Ann plays song for its ink cost
    And Ann challenges foe with elf
    Then elf is undamaged
    When Ann plays pan for its ink cost
    And Ann challenges foe with pan
    Then pan has 2 damage

  @case:readied-and-not-to-quest @clause:6.4.2.2
  Scenario Outline: <card> readies all of Ann's characters, and none of them can quest this turn
    Given these cards
      | ref  | card                                    | player | zone | state   |
      | wake | <card>                                  | Ann    | hand |         |
      | elf  | a character costing 2, with 3 Willpower | Ann    | play | exerted |
      | imp  | a character costing 2, with 3 Willpower | Ann    | play | exerted |
      | foe  | a character costing 2, with 3 Willpower | Bob    | play |         |
    And Ann has 8 ready ink
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    When Ann plays wake for its ink cost
    Then elf is ready
    And elf has <damage> damage
    When Ann quests with elf
    Then it is refused by 1.2.2
    When Ann quests with imp
    Then it is refused by 1.2.2
    When Ann ends their turn
    And Bob quests with foe
    Then it is accepted

    Examples:
      | card                         | damage |
      | On Your Feet! Now!           | 1      |
      | Don't Let the Frostbite Bite | 0      |
      | Nothing We Won't Do          | 0      |

  @case:a-badge-for-a-search @clause:6.4.2.2
  Scenario: Detective's Badge makes Aladdin a Detective, so that Search for Clues brings lore
    Given these cards
      | ref     | card                 | player | zone |
      | badge   | Detective's Badge    | Ann    | play |
      | clues   | Search for Clues     | Ann    | hand |
      | aladdin | Aladdin - Street Rat | Ann    | play |
      | his     | Smash                | Bob    | hand |
      | lantern | Lantern              | Bob    | hand |
    And Ann has 5 ready ink
    When Ann uses badge
    And Ann plays clues for its ink cost
    Then it is accepted
    And Ann has 1 lore

  @case:the-others-while-challenged @clause:6.4.2.3 @clause:8.8.1 @clause:1.4.3.2
  Scenario: Captain Amelia gives Ann's other characters Resist only while they are challenged
    Given these cards
      | ref    | card                                                   | player | zone | state   |
      | amelia | Captain Amelia - Commander of the Legacy               | Ann    | play | exerted |
      | mate   | a character costing 2, with 0 Strength and 9 Willpower | Ann    | play | exerted |
      | one    | a character costing 3, with 3 Strength and 9 Willpower | Bob    | play |         |
      | two    | a character costing 3, with 3 Strength and 9 Willpower | Bob    | play |         |
    And it is Bob's turn
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    When Bob challenges mate with one
    Then mate has 2 damage
    When Bob challenges amelia with two
    Then amelia has 3 damage
    When Bob ends their turn
    And Ann challenges one with mate
    Then mate has 5 damage

  @case:the-only-one-here @clause:6.4.2.3 @clause:1.4.3.2
  Scenario: Andy's Room gives Willpower and Lore to the only character there, and to neither of two
    Given these cards
      | ref  | card                                               | player | zone | at   |
      | room | Andy's Room - Home Base                            | Ann    | play |      |
      | toy  | a character costing 1, with 2 Willpower and 1 Lore | Ann    | play | room |
      | elf  | a character costing 1, with 3 Willpower and 1 Lore | Ann    | play |      |
    And Ann has 2 ready ink
    Then toy has 4 Willpower
    And toy has 2 Lore
    And room has 8 Willpower
    And room has 1 Lore
    And elf has 3 Willpower
    When Ann moves elf to room
    Then toy has 2 Willpower
    And toy has 1 Lore
    And elf has 3 Willpower

  @case:both-parts-before-the-damage @clause:6.1.5.1 @clause:6.1.2
  Scenario: Without a card to draw for Kakamora, Ann still discards one, and no damage is dealt
    Given these cards
      | ref   | card                                    | player | zone |
      | chief | Kakamora - Pirate Chief                 | Ann    | play |
      | cup   | an item costing 1                       | Ann    | hand |
      | foe   | a character costing 2, with 9 Willpower | Bob    | play |
    And Ann's deck has 0 cards
    When Ann quests with chief
    And Ann chooses yes
    Then it is accepted
    And nobody is asked
    And cup is in Ann's discard
    And foe is undamaged

  @case:drawn-and-discarded-for-damage @clause:6.1.5.1
  Scenario: Ann draws a card for Kakamora, discards one and deals damage
    Given these cards
      | ref   | card                                    | player | zone |
      | chief | Kakamora - Pirate Chief                 | Ann    | play |
      | cup   | an item costing 1                       | Ann    | hand |
      | foe   | a character costing 2, with 9 Willpower | Bob    | play |
    And Ann's deck has 1 card
    When Ann quests with chief
    And Ann chooses yes
    And Ann chooses cup
    And Ann chooses foe
    Then it is accepted
    And ann-deck-1 is in Ann's hand
    And foe has 1 damage

  @case:each-of-them-or-none @clause:6.1.4
  Scenario: Lucky puts each small character of the top three cards into Ann's hand
    Given these cards
      | ref   | card                   | player | zone |
      | lucky | Lucky - The 15th Puppy | Ann    | play |
      | one   | a character costing 1  | Ann    | deck |
      | big   | a character costing 5  | Ann    | deck |
      | two   | a character costing 2  | Ann    | deck |
      | last  | a character costing 1  | Ann    | deck |
    When Ann uses lucky
    And Ann chooses yes
    Then it is accepted
    And nobody is asked
    And one is in Ann's hand
    And two is in Ann's hand
    And big is in Ann's deck
    And last is in Ann's deck

  @case:none-of-them @clause:6.1.4
  Scenario: Lucky puts none of the three cards into Ann's hand, and all go to the bottom
    Given these cards
      | ref   | card                   | player | zone |
      | lucky | Lucky - The 15th Puppy | Ann    | play |
      | one   | a character costing 1  | Ann    | deck |
      | big   | a character costing 5  | Ann    | deck |
      | two   | a character costing 2  | Ann    | deck |
      | last  | a character costing 1  | Ann    | deck |
    When Ann uses lucky
    And Ann chooses no
    And Ann chooses two, big and one
    Then it is accepted
    And two, big and one lie at the bottom of Ann's deck
