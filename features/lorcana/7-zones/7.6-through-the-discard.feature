Feature: 7.6 Through the discard and back
  Clauses 6.2.3, 7.4.3 and 7.6.1: what is returned when it is banished was in the discard first.

  @case:gale-counts-as-discarded @clause:6.2.3 @clause:7.4.3 @clause:7.6.1 @ruling:R039a
  Scenario Outline: Banished and returned to hand, Gale counts as put into the discard for Firefly Swarm; <what> else was
    Given a game of Lorcana
    And these cards
      | ref    | card                                   | player | zone | state   |
      | gale   | Gale - Wind Spirit                     | Ann    | play |         |
      | swarm  | Firefly Swarm                          | Ann    | hand |         |
      | glow   | an action costing 1                    | Ann    | hand |         |
      | hunter | a character costing 3, with 5 Strength | Bob    | play | exerted |
    And Ann has 4 ready ink
    When Ann challenges hunter with gale
    Then it is accepted
    And gale is in Ann's hand
    When <first>
    Then it is accepted
    When Ann plays swarm for its ink cost
    Then it is accepted
    And hunter is in <zone>
    And gale is in Ann's hand

    Examples:
      | what    | first                           | zone          |
      | nothing | Ann inks glow                   | Bob's play    |
      | one     | Ann plays glow for its ink cost | Bob's discard |

  @case:returned-by-arise-counts-as-discarded @clause:6.2.3 @clause:7.6.1 @ruling:R137
  Scenario: Firefly Swarm counts a banished character the Horned King returned and the card discarded for it
    Given a game of Lorcana
    And these cards
      | ref    | card                                   | player | zone | state   |
      | king   | The Horned King - Wicked Ruler         | Ann    | play |         |
      | fallen | a character costing 1                  | Ann    | play |         |
      | swarm  | Firefly Swarm                          | Ann    | hand |         |
      | spare  | a character costing 9                  | Ann    | hand |         |
      | hunter | a character costing 3, with 5 Strength and 9 Willpower | Bob | play | exerted |
    And Ann has 3 ready ink
    When Ann challenges hunter with fallen
    And Ann chooses yes
    And Ann chooses spare
    And Ann plays swarm for its ink cost
    And Ann chooses hunter
    Then it is accepted
    And hunter is in Bob's discard
    And fallen is in Ann's hand

  @case:not-returned-only-one-discarded @clause:6.2.3 @clause:7.6.1
  Scenario: A banished character left in the discard counts only once for Firefly Swarm
    Given a game of Lorcana
    And these cards
      | ref    | card                                   | player | zone | state   |
      | king   | The Horned King - Wicked Ruler         | Ann    | play |         |
      | fallen | a character costing 1                  | Ann    | play |         |
      | swarm  | Firefly Swarm                          | Ann    | hand |         |
      | spare  | a character costing 9                  | Ann    | hand |         |
      | hunter | a character costing 3, with 5 Strength and 9 Willpower | Bob | play | exerted |
    And Ann has 3 ready ink
    When Ann challenges hunter with fallen
    And Ann chooses no
    And Ann plays swarm for its ink cost
    Then it is accepted
    And hunter is in Bob's play
    And fallen is in Ann's discard

  @case:what-was-under-does-not-return @clause:5.1.2.6 @clause:5.1.1.5 @clause:5.1.1.7 @clause:5.1.1.8 @ruling:R039b
  Scenario Outline: <what> under Flynn stays in the discard when Flynn is banished in a challenge
    Given a game of Lorcana
    And these cards
      | ref    | card                                   | player | zone | state    | under |
      | flynn  | Flynn Rider - Spectral Scoundrel       | Bob    | play | exerted  |       |
      | below  | <card>                                 | Bob    | play | facedown | flynn |
      | hunter | a character costing 3, with 5 Strength and 9 Willpower | Ann | play |  |     |
    When Ann challenges flynn with hunter
    Then it is accepted
    And flynn is in Bob's discard
    And below is in Bob's discard
    And below is faceup
    And nobody is asked
    And no ability waits

    Examples:
      | what   | card                          |
      | Heihei | Heihei - Persistent Presence  |
      | Gale   | Gale - Wind Spirit            |

  @case:heihei-himself-returns @clause:6.2.3 @clause:7.6.1
  Scenario Outline: Heihei returns to hand only when banished in a challenge: banished <how>
    Given a game of Lorcana
    And these cards
      | ref    | card                                   | player | zone | state    |
      | heihei | Heihei - Persistent Presence           | Bob    | play | exerted  |
      | hunter | a character costing 3                  | Ann    | play |          |
      | fire   | Fire the Cannons!                      | Ann    | hand |          |
      | spare  | a character costing 1                  | Ann    | hand |          |
    And Ann has 1 ready ink
    When <action>
    And <choice>
    Then it is accepted
    And heihei is in <zone>

    Examples:
      | how            | action                           | choice                 | zone          |
      | in a challenge | Ann challenges heihei with hunter | Ann inks spare        | Bob's hand    |
      | by an action   | Ann plays fire for its ink cost  | Ann chooses heihei     | Bob's discard |
