Feature: Altered 4.4, Reactions are not checked inside a paid-for effect

  Background:
    Given a game of Altered
    And the made-up card "Echo"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "name": "Answer",
                      "trigger": {"event": "gains-counter", "what": {"type": ["character"]}, "counter": "boost"},
                      "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "counter": "echo", "count": 1}}]}
      """
    And the made-up card "Lesson"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "effect": {"is": "pay-to", "cost": [{"is": "pay-mana", "mana": 1}],
                  "then": {"is": "sequence", "steps": [
                    {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "count": 1},
                    {"is": "create-token", "where": "hero", "token": {"name": "Pupil", "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Soldier"]}}]}}}
      """

  @case:no-check-inside-what-is-paid-for @clause:4.4.a @clause:6.1.d @clause:1.x:4.4.a-remark @clause:1.x:1.2.6.e @clause:1.x:5.1.1.c
  Scenario Outline: A Reaction to the first of two paid-for steps waits and affects what the second step created: <case>
    Given these cards
      | ref    | card                  | player | zone            |
      | echo   | Echo                  | Bob    | landmark        |
      | owl    | a character costing 1 | Ann    | hero expedition |
      | lesson | Lesson                | <case> | hand            |
    And it is <case>'s turn
    And <case> has 2 ready mana
    When <case> plays lesson for its mana cost
    And <case> chooses yes
    Then it is accepted
    And owl has 1 boost
    And owl has 1 echo counter
    And token1 has 1 echo counter
    And token1 has 0 boosts

    Examples:
      | case |
      | Ann  |
      | Bob  |

  @case:nothing-is-paid-so-nothing-reacts @clause:1.2.5.b @clause:6.4.b
  Scenario: If the cost is declined, no paid-for step happens and nothing reacts
    Given these cards
      | ref    | card                  | player | zone            |
      | echo   | Echo                  | Bob    | landmark        |
      | owl    | a character costing 1 | Ann    | hero expedition |
      | lesson | Lesson                | Ann    | hand            |
    And Ann has 2 ready mana
    When Ann plays lesson for its mana cost
    And Ann chooses no
    Then it is accepted
    And owl has 0 boosts
    And owl has 0 echo counters
    And Ann has 1 ready mana

  @case:what-was-paid-for-reacts-at-the-end @clause:4.4.a @clause:6.1.d @clause:1.x:4.4.a-remark-created
  Scenario: A Reaction to a paid-for step waits until the whole effect around it is resolved
    Given the made-up card "Long lesson"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "effect": {"is": "sequence", "steps": [
         {"is": "pay-to", "cost": [{"is": "pay-mana", "mana": 1}],
          "then": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "count": 1}},
         {"is": "draw", "cards": 1},
         {"is": "create-token", "where": "hero", "token": {"name": "Pupil", "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Soldier"]}}]}}
      """
    And these cards
      | ref    | card                  | player | zone            |
      | echo   | Echo                  | Ann    | landmark        |
      | owl    | a character costing 1 | Ann    | hero expedition |
      | lesson | Long lesson           | Ann    | hand            |
    And Ann has 2 ready mana
    And Ann's deck has 1 card
    When Ann plays lesson for its mana cost
    And Ann chooses yes
    Then it is accepted
    And owl has 1 boost
    And token1 has 1 echo counter

  @case:checked-again-behind-what-was-paid-for @clause:4.4.a @clause:1.x:4.4.a-remark @clause:1.x:4.4.a.2
  Scenario: After a paid-for step, the later steps of the effect are checked for Reactions as usual
    Given the made-up card "Course"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "effect": {"is": "sequence", "steps": [
         {"is": "pay-to", "cost": [{"is": "pay-mana", "mana": 1}], "then": {"is": "draw", "cards": 1}},
         {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "count": 1},
         {"is": "create-token", "where": "hero", "token": {"name": "Pupil", "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Soldier"]}}]}}
      """
    And these cards
      | ref    | card                  | player | zone            |
      | echo   | Echo                  | Bob    | landmark        |
      | owl    | a character costing 1 | Ann    | hero expedition |
      | course | Course                | Ann    | hand            |
    And Ann has 2 ready mana
    And Ann's deck has 1 card
    When Ann plays course for its mana cost
    And Ann chooses yes
    Then it is accepted
    And owl has 1 echo counter
    And by reading
      | reading | outcome                   |
      | <3.0    | token1 has 0 echo counters |
      | >=3.0   | token1 has 1 echo counter  |

  @case:what-waited-before-is-not-held @clause:4.4.a @clause:1.x:4.4.a-remark-created @clause:1.x:4.4.a.2
  Scenario: A Reaction that already waited before a cost was paid is not delayed to the end of that effect
    Given the made-up card "Mentor"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "name": "Teach", "symbol": "join",
                      "effect": {"is": "sequence", "steps": [
                        {"is": "pay-to", "cost": [{"is": "pay-mana", "mana": 1}], "then": {"is": "draw", "cards": 1}},
                        {"is": "resupply"},
                        {"is": "create-token", "where": "hero", "token": {"name": "Pupil", "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Soldier"]}}]}},
                     {"is": "reaction", "name": "Call", "symbol": "join",
                      "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "counter": "echo", "count": 1}}]}
      """
    And these cards
      | ref    | card   | player | zone |
      | mentor | Mentor | Ann    | hand |
    And Ann has 2 ready mana
    And Ann's deck has 2 cards
    When Ann plays mentor for its mana cost in the hero expedition
    And Ann chooses mentor: Teach
    And Ann chooses yes
    Then it is accepted
    And mentor has 1 echo counter
    And by reading
      | reading | outcome                   |
      | <3.0    | token1 has 0 echo counters |
      | >=3.0   | token1 has 1 echo counter  |

  @case:no-check-after-a-play-that-was-paid-for @clause:4.4.a @clause:1.x:4.4.a.3 @clause:1.x:4.4.a-remark
  Scenario: Reactions are not checked after a card is played as part of a paid-for effect
    Given the made-up card "Herald"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "name": "Announce", "trigger": {"event": "is-played", "what": {"type": ["character"]}},
                      "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "counter": "echo", "count": 1}}]}
      """
    And the made-up card "Invitation"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1,
       "effect": {"is": "pay-to", "cost": [{"is": "pay-mana", "mana": 1}],
                  "then": {"is": "sequence", "steps": [
                    {"is": "play", "what": {"is": "choose", "what": {"type": ["character"], "zone": ["hand"], "whose": "yours"}}, "free": true},
                    {"is": "create-token", "where": "hero", "token": {"name": "Pupil", "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Soldier"]}}]}}}
      """
    And these cards
      | ref    | card                  | player | zone     |
      | herald | Herald                | Bob    | landmark |
      | invit  | Invitation            | Ann    | hand     |
      | owl    | a character costing 5 | Ann    | hand     |
    And Ann has 2 ready mana
    When Ann plays invit for its mana cost
    And Ann chooses yes
    And Ann chooses companion-expedition
    Then it is accepted
    And owl is in Ann's companion expedition
    And owl has 1 echo counter
    And token1 has 1 echo counter
