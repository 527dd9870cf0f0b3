Feature: Lorcana 6.7.9, how a card enters play by what others say

  Background:
    Given a game of Lorcana
    And the made-up card "Rusty Gate"
      """
      {"type": "item", "cost": 0,
       "abilities": [{"is": "enters-play", "exerted": true, "what": {"type": ["item"], "whose": "opposing"}}]}
      """
    And the made-up card "Speed Trap"
      """
      {"type": "item", "cost": 0,
       "abilities": [{"is": "enters-play", "exerted": true,
                      "what": {"type": ["character"], "keyword": "rush", "whose": "opposing"}}]}
      """
    And the made-up card "Starting Gun"
      """
      {"type": "item", "cost": 0,
       "abilities": [{"is": "static-gains", "keyword": "rush", "what": {"type": ["character"], "whose": "yours"}}]}
      """

  @case:items-enter-exerted-for-another @clause:6.7.9 @clause:6.4.2.3
  Scenario: Ann's items enter play exerted beside Bob's gate, but not her characters or Bob's items
    Given these cards
      | ref  | card                  | player | zone |
      | gate | Rusty Gate            | Bob    | play |
      | cup  | an item costing 0     | Ann    | hand |
      | elf  | a character costing 0 | Ann    | hand |
      | mug  | an item costing 0     | Bob    | hand |
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    When Ann plays cup for its ink cost
    Then cup is exerted
    When Ann plays elf for its ink cost
    Then elf is ready
    When Ann ends their turn
    And Bob plays mug for its ink cost
    Then mug is ready

  @case:who-has-rush-enters-exerted @clause:6.7.9 @clause:6.4.2.3
  Scenario Outline: A character enters exerted if it has Rush, by itself or from a card in play: <case>
    Given these cards
      | ref  | card       | player | zone |
      | trap | Speed Trap | Bob    | play |
      | item | <item>     | Ann    | play |
      | elf  | <card>     | Ann    | hand |
    When Ann plays elf for its ink cost
    Then elf is <state>

    Examples:
      | case  | item              | card                             | state   |
      | own   | an item costing 1 | a character costing 0, with Rush | exerted |
      | given | Starting Gun      | a character costing 0            | exerted |
      | none  | an item costing 1 | a character costing 0            | ready   |

  @case:entering-with-what-cards-in-play-say-of-it @clause:6.7.9 @clause:6.4.2.3
  Scenario Outline: One item says that Ann's characters <say>, another that <which> enter play exerted: <case>
    Given the made-up card "Giver"
      """
      {"type": "item", "cost": 1, "abilities": [<gives>]}
      """
    And the made-up card "Porter"
      """
      {"type": "item", "cost": 1, "abilities": [<porter>]}
      """
    And these cards
      | ref    | card                                             | player | zone |
      | giver  | Giver                                            | Ann    | play |
      | porter | Porter                                           | Ann    | play |
      | elsa   | a character costing 1 with Rush, with 2 Strength | Ann    | hand |
    And Ann has 1 ready ink
    When Ann plays elsa for its ink cost
    Then it is accepted
    And elsa is <state>

    Examples:
      | case | say                 | which                          | gives                                                                                                        | porter                                                                                                                                                | state   |
      | Evasive given, one of two asked for | have Evasive   | those with Evasive or Ward     | {"is": "static-gains", "keyword": "evasive", "what": {"type": ["character"], "whose": "yours"}}              | {"is": "enters-play", "exerted": true, "what": {"type": ["character"], "any_of": [{"keyword": "evasive"}, {"keyword": "ward"}]}}                      | exerted |
      | Evasive given, and not asked for | have Evasive   | those without it               | {"is": "static-gains", "keyword": "evasive", "what": {"type": ["character"], "whose": "yours"}}              | {"is": "enters-play", "exerted": true, "what": {"type": ["character"], "not_keyword": "evasive"}}                                                     | ready   |
      | Rush lost | lose Rush      | those with Rush                | {"is": "static-loses", "keyword": "rush", "what": {"type": ["character"], "whose": "yours"}}                 | {"is": "enters-play", "exerted": true, "what": {"type": ["character"], "keyword": "rush"}}                                                            | ready   |
      | Strength given | get +1 Strength | those with 3 Strength or more | {"is": "static-gets", "stat": "strength", "plus": 1, "what": {"type": ["character"], "whose": "yours"}}      | {"is": "enters-play", "exerted": true, "what": {"type": ["character"], "strength_at_least": 3}}                                                       | exerted |
      | Hero given | are Heroes     | Heroes                         | {"is": "static-gains-classification", "classification": "Hero", "what": {"type": ["character"], "whose": "yours"}} | {"is": "enters-play", "exerted": true, "what": {"type": ["character"], "classified": ["Hero"]}}                                                 | exerted |
      | Evasive given, entering replaced | have Evasive   | those with it instead of ready | {"is": "static-gains", "keyword": "evasive", "what": {"type": ["character"], "whose": "yours"}}              | {"is": "instead", "would": {"event": "entered-play", "what": {"type": ["character"], "keyword": "evasive"}}, "exerted": true}                         | exerted |

  @case:bodyguard-lost-as-it-enters @clause:8.3.2 @clause:6.4.2.3
  Scenario: An item takes Bodyguard from Ann's characters, so that one with it enters play ready
    Given the made-up card "Taker"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "static-loses", "keyword": "bodyguard", "what": {"type": ["character"], "whose": "yours"}}]}
      """
    And these cards
      | ref   | card                                 | player | zone |
      | taker | Taker                                | Ann    | play |
      | elsa  | a character costing 1 with Bodyguard | Ann    | hand |
    And Ann has 1 ready ink
    When Ann plays elsa for its ink cost
    Then it is accepted
    And nobody is asked
    And elsa is ready
