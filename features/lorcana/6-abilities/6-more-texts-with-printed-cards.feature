Feature: Lorcana 6, what a text remembers and what it finds, with printed cards alone

  Background:
    Given a game of Lorcana

  @case:printed-what-all-of-them-discarded @clause:6.1.11 @clause:6.7.6
  Scenario: The Headless Horseman deals damage for the actions that both players discarded
    Given these cards
      | ref   | card                                 | player | zone |
      | rider | The Headless Horseman - Cursed Rider | Ann    | hand |
      | base  | The Headless Horseman - Relentless Spirit | Ann | play |
      | a1    | Smash                                | Ann    | deck |
      | a2    | Pua - Disgruntled Pig                | Ann    | deck |
      | a3    | Pua - Disgruntled Pig                | Ann    | deck |
      | b1    | Smash                                | Bob    | deck |
      | b2    | Tod - All Alone                      | Bob    | deck |
      | b3    | Tod - All Alone                      | Bob    | deck |
      | foe   | Goofy - Knight for a Day             | Bob    | play |
    And Ann has 5 ready ink
    When Ann shifts rider onto base
    Then it is accepted
    And foe has 4 damage

  @case:printed-counted-in-the-deck @clause:6.1.11 @clause:6.1.11.1
  Scenario: Belle counts only the items that she has just put into the deck
    Given these cards
      | ref   | card                         | player | zone    |
      | belle | Belle - Mechanic Extraordinaire | Ann | play    |
      | one   | Pawpsicle                    | Ann    | discard |
      | two   | Detective's Badge            | Ann    | discard |
      | there | Pawpsicle                    | Ann    | deck    |
    When Ann quests with belle
    And Ann chooses yes
    And Ann chooses one and two
    And Ann chooses one and two
    Then Ann has 5 lore

  @case:printed-given-rush-as-it-enters @clause:6.4.2.3 @clause:6.7.9
  Scenario Outline: With Jiminy Cricket exerted, <card> enters play beside <other>: <state>
    Given these cards
      | ref    | card                                   | player | zone | state   |
      | jiminy | Jiminy Cricket - Level-Headed and Wise | Bob    | play | exerted |
      | other  | <other>                                | Ann    | play |         |
      | comes  | <card>                                 | Ann    | hand |         |
    And Ann has 4 ready ink
    When Ann plays comes for its ink cost
    Then it is accepted
    And comes is <state>

    Examples:
      | case  | other                  | card                  | state   |
      | given | Flotsam - Ursula's Spy | Jetsam - Ursula's Spy | exerted |
      | none  | Pua - Disgruntled Pig  | Jetsam - Ursula's Spy | ready   |

  @case:printed-resolving-action-is-not-in-the-discard @clause:5.4.1.2 @clause:6.7.1.2 @clause:4.3.3.2
  Scenario: An action that takes an action back from the discard cannot take itself
    Given these cards
      | ref   | card         | player | zone    |
      | again | Do It Again! | Ann    | hand    |
      | smash | Smash        | Ann    | discard |
    And Ann has 3 ready ink
    When Ann plays again for its ink cost
    Then it is accepted
    And nobody is asked
    And smash is in Ann's hand
    And again is in Ann's discard

  @case:printed-empty-deck-is-shuffled @clause:6.1.2
  Scenario: Shuffling Ann's empty deck asks nothing of chance, and Bob's deck is shuffled as it says
    Given these cards
      | ref       | card                   | player | zone |
      | dangerous | Let's Get Dangerous    | Ann    | hand |
      | smash     | Smash                  | Bob    | deck |
      | pua       | Pua - Disgruntled Pig  | Bob    | deck |
      | owl       | Owl - Logical Lecturer | Bob    | deck |
    And Ann has 7 ready ink
    And chance gives owl, smash and pua
    When Ann plays dangerous for its ink cost
    And Bob chooses yes
    Then it is accepted
    And owl is in Bob's play
    And smash and pua lie at the top of Bob's deck

  @case:printed-used-for-free @clause:4.4.3.2 @clause:4.4.3.3 @clause:6.1.7.1 @clause:1.5.5.4
  Scenario: With Maui in play the hook's ability costs no ink, but the hook is exerted
    Given these cards
      | ref  | card                 | player | zone |
      | hook | Maui's Fish Hook     | Ann    | play |
      | maui | Maui - Whale         | Ann    | play |
    When Ann uses hook
    And Ann chooses strength
    Then it is accepted
    And hook is exerted
    And maui has 11 Strength
    When Ann uses hook
    Then it is refused by 1.5.3
    And nothing has changed

  @case:printed-those-who-sang-together @clause:6.1.11 @clause:5.4.4.3
  Scenario Outline: I2I readies characters that sang it together, but not one that sang it alone: <case>
    Given these cards
      | ref   | card                          | player | zone |
      | song  | I2I                           | Ann    | hand |
      | one   | Mufasa - Champion of the Pride Lands | Ann | play |
      | two   | Genie - Cramped in the Lamp   | Ann    | play |
      | cindy | Cinderella - Melody Weaver    | Ann    | play |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann sings song <with>
    Then it is accepted
    And Ann has 2 lore
    And <singer> is <state>

    Examples:
      | case     | with                      | singer | state   |
      | together | together with one and two | two    | ready   |
      | alone    | with cindy                | cindy  | exerted |
