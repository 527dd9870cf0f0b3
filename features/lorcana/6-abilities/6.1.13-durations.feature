Feature: 6.1.13 Durations
  More about clauses 6.1.13.1, 6.1.13.3 and 6.1.13.4: from when to when an effect applies.

  @case:during-their-next-turn @clause:6.1.13.1 @clause:6.4.2.2
  Scenario: Jasper's victim cannot quest in its player's next turn, and can in the one after
    Given a game of Lorcana
    And these cards
      | ref    | card                       | player | zone | state |
      | jasper | Jasper - Common Crook      | Ann    | play |       |
      | mickey | Mickey Mouse - True Friend | Bob    | play |       |
      | stitch | Stitch - New Dog           | Bob    | play |       |
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann quests with jasper
    And Ann chooses mickey
    And Ann ends their turn
    And Bob quests with mickey
    Then it is refused by 1.2.2
    And nothing has changed
    When Bob quests with stitch
    Then it is accepted
    When Bob ends their turn
    And Ann ends their turn
    And Bob quests with mickey
    Then it is accepted
    And Bob has 3 lore

  @case:during-ones-own-next-turn @clause:6.1.13.1
  Scenario: An effect made in Ann's turn for "their next turn" spares this turn and Bob's turn
    Given a game of Lorcana
    And the made-up card "Vow"
      """
      {"type": "action", "cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["character"], "whose": "yours"}},
         {"is": "forbid", "action": "quest", "what": {"it": "chosen"}, "until": "during-their-next-turn"}]}}
      """
    And these cards
      | ref    | card                       | player | zone | state |
      | vow    | Vow                        | Ann    | hand |       |
      | mickey | Mickey Mouse - True Friend | Ann    | play |       |
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann plays vow for its ink cost
    And Ann quests with mickey
    Then it is accepted
    When Ann ends their turn
    And Bob ends their turn
    And Ann quests with mickey
    Then it is refused by 1.2.2
    And nothing has changed
    When Ann ends their turn
    And Bob ends their turn
    And Ann quests with mickey
    Then it is accepted
    And Ann has 4 lore

  @case:gained-during-their-next-turn @clause:6.1.13.1 @clause:8.7.2
  Scenario: Iago gives a character Reckless for its player's next turn, not for this one
    Given a game of Lorcana
    And these cards
      | ref    | card                       | player | zone | state |
      | iago   | Iago - Loud-Mouthed Parrot | Ann    | play |       |
      | mickey | Mickey Mouse - True Friend | Ann    | play |       |
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann uses iago
    And Ann chooses mickey
    And Ann quests with mickey
    Then it is accepted
    When Ann ends their turn
    And Bob ends their turn
    And Ann quests with mickey
    Then it is refused by 8.7.2
    And nothing has changed
    When Ann ends their turn
    And Bob ends their turn
    And Ann quests with mickey
    Then it is accepted

  @case:until-applies-at-once @clause:6.1.13.3
  Scenario: Dodge! protects a character already in the turn in which it is played
    Given a game of Lorcana
    And it is Bob's turn
    And the made-up card "Return Blow"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "triggered", "name": "STRIKE", "when": [{"event": "played", "who": "opponents"}],
                      "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}}, {"is": "banish"}]}}]}
      """
    And these cards
      | ref   | card                        | player | zone | state |
      | dodge | Dodge!                      | Bob    | hand |       |
      | bobs  | Stitch - New Dog            | Bob    | play |       |
      | blow  | Return Blow                 | Ann    | play |       |
    And Bob has 2 ready ink
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Bob plays dodge for its ink cost
    Then it is accepted
    And bobs is in Bob's play

  @case:evasive-during-your-turn @clause:6.1.13.1 @clause:3.2.1.2
  Scenario Outline: Triton, Evasive during Bob's turn, <what> an ability that looks for Evasive in <whose> turn
    Given a game of Lorcana
    And the made-up card "Net"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "triggered", "name": "CAST", "when": [{"event": "turn-ends", "who": "any"}],
                      "effect": {"is": "banish", "all": {"type": ["character"], "keyword": "evasive"}}}]}
      """
    And it is <whose> turn
    And these cards
      | ref    | card                  | player | zone | state |
      | net    | Net                   | Ann    | play |       |
      | triton | Triton - Young Prince | Bob    | play |       |
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When <who> ends their turn
    Then triton is in Bob's <zone>

    Examples:
      | whose | who | what            | zone    |
      | Ann's | Ann | is passed over by | play    |
      | Bob's | Bob | is found by     | discard |

  @case:not-during-ones-own-turn @clause:6.1.13.1 @clause:1.12.1 @ruling:R047b
  Scenario: Diablo works in an opponent's turn alone, so that Bob's draws in Ann's turn do not trigger hers
    Given a game of Lorcana
    And these cards
      | ref     | card                       | player | zone | state   |
      | diablo  | Diablo - Devoted Herald    | Ann    | play | exerted |
      | theirs  | Diablo - Devoted Herald    | Bob    | play | exerted |
      | friends | Friends on the Other Side  | Ann    | hand |         |
    And Ann has 3 ready ink
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann plays friends for its ink cost
    And Bob chooses yes
    And Bob chooses no
    Then nobody is asked
    And Ann has 2 cards in hand
    And Bob has 1 card in hand

  @case:put-into-hand-in-ones-own-turn @clause:1.12.3 @ruling:R047b
  Scenario: A song that Ariel puts into Ann's hand is not drawn, so that neither Diablo triggers
    Given a game of Lorcana
    And these cards
      | ref     | card                       | player | zone | state   |
      | diablo  | Diablo - Devoted Herald    | Ann    | play | exerted |
      | theirs  | Diablo - Devoted Herald    | Bob    | play | exerted |
      | ariel   | Ariel - Spectacular Singer | Ann    | hand |         |
      | song    | Part of Your World         | Ann    | deck |         |
    And Ann has 3 ready ink
    And Bob's deck has 5 cards
    When Ann plays ariel for its ink cost
    And Ann chooses song
    Then song is in Ann's hand
    And nobody is asked
