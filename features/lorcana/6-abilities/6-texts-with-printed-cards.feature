Feature: Lorcana 6, what texts say and when they say it, with printed cards alone

  Background:
    Given a game of Lorcana

  @case:printed-a-hand-that-stays @clause:6.1.5.1 @clause:1.2.2
  Scenario: Kronk keeps Ann's hand from being discarded, so she draws nothing for Doc
    Given these cards
      | ref   | card                  | player | zone |
      | doc   | Doc - Bold Knight     | Ann    | hand |
      | kronk | Kronk - Laid Back     | Ann    | play |
      | pua   | Pua - Disgruntled Pig | Ann    | hand |
      | tod   | Tod - All Alone       | Ann    | hand |
    And Ann has 2 ready ink
    And Ann's deck has 5 cards
    When Ann plays doc for its ink cost
    And Ann chooses yes
    Then it is accepted
    And pua is in Ann's hand
    And Ann has 2 cards in hand

  @case:printed-as-many-as-were-drawn @clause:6.1.11 @clause:1.12.2
  Scenario: Ann draws the only card of her deck for Tramp, and discards one card, not two
    Given these cards
      | ref   | card                     | player | zone |
      | tramp | Tramp - Street-Smart Dog | Ann    | hand |
      | one   | Pua - Disgruntled Pig    | Ann    | play |
      | two   | Tod - All Alone          | Ann    | play |
      | smash | Smash                    | Ann    | hand |
      | stick | Pawpsicle                | Ann    | hand |
      | owl   | Owl - Logical Lecturer   | Ann    | deck |
    And Ann has 5 ready ink
    When Ann plays tramp for its ink cost
    And Ann chooses yes
    And Ann chooses stick
    Then it is accepted
    And stick is in Ann's discard
    And Ann has 2 cards in hand

  @case:printed-stronger-than-each @clause:6.1.3.1
  Scenario Outline: Flynn Rider brings lore if Ann has a character stronger than each opposing one: <case>
    Given these cards
      | ref   | card                      | player | zone |
      | flynn | Flynn Rider - Frenemy     | Ann    | play |
      | mine  | Shere Khan - Keen-Eyed Hunter | Ann | play |
      | low   | Pua - Disgruntled Pig     | Bob    | play |
      | high  | <high>                    | Bob    | play |
    And it is Bob's turn
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Bob ends their turn
    Then Ann has <lore> lore

    Examples:
      | case      | high                    | lore |
      | stronger  | Tod - All Alone         | 3    |
      | as strong | Akela - Wolf Pack Elder | 0    |

  @case:printed-classified-and-then-alert @clause:6.1.15 @clause:6.4.2.3
  Scenario: Chief Bogo makes Ann's other characters Detectives, and Judy Hopps gives Detectives Alert
    Given these cards
      | ref  | card                            | player | zone |
      | bogo | Chief Bogo - Calling the Shots  | Ann    | play |
      | judy | Judy Hopps - Lead Detective     | Ann    | play |
      | lead | Li Shang - Valorous General     | Ann    | play |
      | pua  | Pua - Disgruntled Pig           | Ann    | play |
      | his  | Tod - All Alone                 | Bob    | play |
    When Ann quests with lead
    Then pua has Alert
    And bogo does not have Alert
    And his does not have Alert

  @case:printed-one-falls-after-another @clause:1.8.3 @clause:1.8.1.4
  Scenario: When Rhino is banished, Mickey loses Willpower and is banished, and then so is Stitch
    Given these cards
      | ref    | card                            | player | zone | state    |
      | rhino  | Rhino - Motivational Speaker    | Ann    | play | 6 damage |
      | mickey | Mickey Mouse - Amber Champion   | Ann    | play | 6 damage |
      | stitch | Stitch - Alien Dancer           | Ann    | play | 4 damage |
      | smash  | Smash                           | Bob    | hand |          |
    And it is Bob's turn
    And Bob has 3 ready ink
    When Bob plays smash for its ink cost
    And Bob chooses rhino
    Then it is accepted
    And rhino is in Ann's discard
    And mickey is in Ann's discard
    And stitch is in Ann's discard

  @case:printed-trigger-from-a-cost-waits @clause:4.4.5 @clause:6.3.3
  Scenario: A trigger set off by a discard paid as a cost waits until the activated ability has resolved
    Given these cards
      | ref     | card                                     | player | zone |
      | sheriff | Sheriff of Nottingham - Corrupt Official | Ann    | play |
      | cannon  | RLS Legacy's Cannon                      | Ann    | play |
      | stick   | Pawpsicle                                | Ann    | hand |
      | foe     | Pua - Disgruntled Pig                    | Bob    | play |
      | other   | Goofy - Knight for a Day                 | Bob    | play |
    And Ann has 2 ready ink
    When Ann uses cannon
    And Ann chooses foe
    And Ann chooses yes
    Then it is accepted
    And foe is in Bob's discard
    And other has 1 damage

  @case:printed-what-is-played-is-in-play-first @clause:4.1.5 @clause:4.3.4.1
  Scenario: Prince John's trigger resolves once the character that Ann plays is in play
    Given these cards
      | ref  | card                     | player | zone |
      | pua  | Pua - Disgruntled Pig    | Ann    | hand |
      | john | Prince John - Fraidy-Cat | Bob    | play |
    And Ann has 1 ready ink
    When Ann plays pua for its ink cost
    Then it is accepted
    And pua is in Ann's play
    And john has 1 damage
    And no ability waits

  @case:printed-a-played-song-resolves-after-the-rest @clause:6.7.8.1
  Scenario: The song that Powerline's ability plays resolves after the rest of the ability
    Given these cards
      | ref     | card                                   | player | zone |
      | power   | Powerline - World's Greatest Rock Star | Ann    | play |
      | matata  | Hakuna Matata                          | Ann    | hand |
      | friends | Friends on the Other Side              | Ann    | deck |
      | one     | Pua - Disgruntled Pig                  | Ann    | deck |
      | two     | Tod - All Alone                        | Ann    | deck |
      | three   | Owl - Logical Lecturer                 | Ann    | deck |
      | four    | Stitch - New Dog                       | Ann    | deck |
      | five    | Kida - Atlantean                       | Ann    | deck |
    When Ann sings matata with power
    And Ann chooses friends
    And Ann chooses one, two and three
    Then it is accepted
    And four is in Ann's hand
    And five is in Ann's hand
    And one, two and three lie at the top of Ann's deck
