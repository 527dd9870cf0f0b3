Feature: 8.15 Ward
  Clauses 8.15.1 and 8.15.2: opponents cannot choose a card with Ward as they resolve an effect; that is all.

  @case:ward-is-not-chosen @clause:8.15.1 @clause:1.7.7
  Scenario Outline: <who>'s action cannot choose an opponent's character with Ward
    Given a game of Lorcana
    And it is <who>'s turn
    And these cards
      | ref     | card                                               | player  | zone | state |
      | cannons | Fire the Cannons!                                  | <who>   | hand |       |
      | mine    | a character costing 2, with 4 Willpower            | <who>   | play |       |
      | his     | a character costing 3, with 4 Willpower            | <other> | play |       |
      | warded  | a character costing 3, with Ward and 4 Willpower   | <other> | play |       |
    And <who> has 1 ready ink
    When <who> plays cannons for its ink cost
    Then <who> is asked to choose from mine and his
    When <who> chooses warded
    Then it is refused by 8.15.1
    And nothing has changed
    When <who> chooses his
    Then it is accepted
    And his has 2 damage
    And warded is undamaged

    Examples:
      | who | other |
      | Ann | Bob   |
      | Bob | Ann   |

  @case:own-ward-is-chosen @clause:8.15.1
  Scenario Outline: <who>'s action can choose a character with Ward that is their own
    Given a game of Lorcana
    And it is <who>'s turn
    And these cards
      | ref     | card                                               | player  | zone | state |
      | cannons | Fire the Cannons!                                  | <who>   | hand |       |
      | mine    | a character costing 2, with 4 Willpower            | <who>   | play |       |
      | warded  | a character costing 3, with Ward and 4 Willpower   | <who>   | play |       |
    And <who> has 1 ready ink
    When <who> plays cannons for its ink cost
    And <who> chooses warded
    Then it is accepted
    And warded has 2 damage

    Examples:
      | who |
      | Ann |
      | Bob |

  @case:ward-and-a-may @clause:8.15.1
  Scenario Outline: An effect that may deal damage cannot choose an opponent's character with Ward: <who> chooses
    Given a game of Lorcana
    And it is <who>'s turn
    And the made-up card "Perhaps"
      """
      {"name": "Perhaps", "type": "action", "cost": 1,
       "effect": {"is": "may", "do": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["character"]}}, {"is": "deal-damage", "damage": 1}]}}}
      """
    And these cards
      | ref     | card                                             | player  | zone | state |
      | perhaps | Perhaps                                          | <who>   | hand |       |
      | mine    | a character costing 2, with 4 Willpower          | <who>   | play |       |
      | his     | a character costing 3, with 4 Willpower          | <other> | play |       |
      | warded  | a character costing 3, with Ward and 4 Willpower | <other> | play |       |
    And <who> has 1 ready ink
    When <who> plays perhaps for its ink cost
    And <who> chooses yes
    Then <who> is asked to choose from mine and his
    When <who> chooses warded
    Then it is refused by 8.15.1
    When <who> chooses his
    Then it is accepted
    And his has 1 damage
    And warded is undamaged

    Examples:
      | who | other |
      | Ann | Bob   |
      | Bob | Ann   |

  @case:ward-and-up-to-two @clause:8.15.1
  Scenario: A choice of up to two characters cannot include an opponent's character with Ward
    Given a game of Lorcana
    And the made-up card "Volley"
      """
      {"name": "Volley", "type": "action", "cost": 1,
       "effect": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["character"]}, "least": 0, "most": 2}, {"is": "deal-damage", "damage": 1}]}}
      """
    And these cards
      | ref    | card                                             | player | zone | state |
      | volley | Volley                                           | Ann    | hand |       |
      | mine   | a character costing 2, with 4 Willpower          | Ann    | play |       |
      | his    | a character costing 3, with 4 Willpower          | Bob    | play |       |
      | warded | a character costing 3, with Ward and 4 Willpower | Bob    | play |       |
    And Ann has 1 ready ink
    When Ann plays volley for its ink cost
    Then Ann is asked to choose from mine and his
    When Ann chooses warded
    Then it is refused by 8.15.1
    When Ann chooses mine and his
    Then it is accepted
    And mine has 1 damage
    And his has 1 damage
    And warded is undamaged

  @case:ward-and-effects-without-choice @clause:8.15.2
  Scenario Outline: Ward does not protect from effects that do not choose: <effect>
    Given a game of Lorcana
    And these cards
      | ref    | card                                               | player | zone | state |
      | act    | <action>                                           | Ann    | hand |       |
      | warded | a character costing 3, with Ward and 4 Willpower   | Bob    | play |       |
      | plain  | a character costing 3, with 4 Willpower            | Bob    | play |       |
    And Ann has <cost> ready ink
    When Ann plays act for its ink cost
    Then it is accepted
    And nobody is asked
    And warded is <after>
    And plain is <after>

    Examples:
      | effect                | action                     | cost | after            |
      | damage to each        | Grab Your Sword            | 5    | damaged          |
      | a counter on each     | Malicious, Mean, and Scary | 3    | damaged          |
      | banishing all of them | Be Prepared                | 7    | in Bob's discard |

  @case:ward-is-challenged @clause:4.6.4.2
  Scenario: Bob's character with Ward can be challenged, because a challenge resolves no effect
    Given a game of Lorcana
    And these cards
      | ref    | card                                                         | player | zone | state   |
      | mine   | a character costing 3, with 2 Strength and 4 Willpower       | Ann    | play |         |
      | warded | a character costing 3, with Ward, 1 Strength and 4 Willpower | Bob    | play | exerted |
    When Ann challenges warded with mine
    Then it is accepted
    And warded has 2 damage
    And mine has 1 damage

  @case:ward-of-a-location @clause:8.15.1
  Scenario: Ann cannot choose Bob's character at Fang, but she can choose the one outside
    Given a game of Lorcana
    And these cards
      | ref     | card                                     | player | zone | state | at   |
      | fang    | Fang - River City                        | Bob    | play |       |      |
      | inside  | a character costing 3, with 4 Willpower  | Bob    | play |       | fang |
      | outside | a character costing 3, with 4 Willpower  | Bob    | play |       |      |
      | gift    | Bestow a Gift                            | Ann    | hand |       |      |
      | mine    | a character costing 3, with 4 Willpower  | Ann    | play | 1 damage |   |
    And Ann has 1 ready ink
    When Ann plays gift for its ink cost
    Then Ann is asked to choose from mine and outside
    When Ann chooses mine
    Then it is accepted
    And outside has 1 damage
    And inside is undamaged

  @case:ward-of-its-own-opponents-choice @clause:8.15.1
  Scenario: An effect of Ann's that lets Bob choose one of his own characters may take the one with Ward
    Given a game of Lorcana
    And the made-up card "Tribute"
      """
      {"name": "Tribute", "type": "action", "cost": 1,
       "effect": {"is": "each-player", "who": "opponents", "do": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}, {"is": "banish"}]}}}
      """
    And these cards
      | ref     | card                              | player | zone | state |
      | tribute | Tribute                           | Ann    | hand |       |
      | warded  | a character costing 3, with Ward  | Bob    | play |       |
      | plain   | a character costing 4             | Bob    | play |       |
    And Ann has 1 ready ink
    When Ann plays tribute for its ink cost
    Then Bob is asked to choose from warded and plain
    When Bob chooses warded
    Then it is accepted
    And warded is in Bob's discard

  @case:ward-with-nothing-else-to-choose @clause:8.15.1 @clause:1.7.7 @clause:1.2.3
  Scenario: When the only character has Ward, no damage is dealt and the card is still drawn
    Given a game of Lorcana
    And these cards
      | ref    | card                              | player | zone | state |
      | storm  | Let the Storm Rage On             | Ann    | hand |       |
      | warded | a character costing 3, with Ward  | Bob    | play |       |
    And Ann has 3 ready ink
    And Ann's deck has 2 cards
    When Ann plays storm for its ink cost
    Then it is accepted
    And only this has changed
      | what       | from       | to            |
      | storm      | Ann's hand | Ann's discard |
      | Ann's ink  | 3 ready    | 3 exerted     |
      | ann-deck-1 | Ann's deck | Ann's hand    |

  @case:vanish-on-a-zero-move @clause:8.14.1 @clause:1.2.3 @ruling:R054a
  Scenario: Rajah vanishes when chosen for moving damage, although there is no damage to move
    Given a game of Lorcana
    And these cards
      | ref   | card                         | player | zone | state |
      | gift  | Bestow a Gift                | Ann    | hand |       |
      | mine  | a character costing 3        | Ann    | play |       |
      | rajah | Rajah - Ghostly Tiger        | Bob    | play |       |
    And Ann has 1 ready ink
    When Ann plays gift for its ink cost
    And Ann chooses mine
    Then it is accepted
    And only this has changed
      | what      | from       | to            |
      | gift      | Ann's hand | Ann's discard |
      | Ann's ink | 1 ready    | 1 exerted     |
      | rajah     | Bob's play | Bob's discard |
