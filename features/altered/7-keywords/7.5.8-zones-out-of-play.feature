Feature: Altered 7.5.8 and 7.5.9, joining and leaving a zone that is not in play

  Background:
    Given a game of Altered
    And the made-up card "Clear out"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "discard", "what": {"is": "target", "what": {"zone": ["reserve", "expedition"], "type": ["character"]}}}}
      """
    And the made-up card "Send back"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "target", "what": {"zone": ["discard", "expedition"], "type": ["character"]}}, "to": "reserve"}}
      """

  @case:leaves-the-reserve @clause:7.5.9.a
  Scenario Outline: A Reaction to leaving Reserve reacts only to a card that left that Reserve: <case>
    Given the made-up card "Watch"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "leaves", "source": ["reserve"], "what": {"type": ["character"], "whose": "yours"}}, "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref   | card      | player | zone     |
      | clear | Clear out | Ann    | hand     |
      | watch | Watch     | Ann    | landmark |
      | one   | a card    | Ann    | <zone>   |
      | two   | a card    | Bob    | reserve  |
      | three | a card    | Bob    | reserve  |
    And Ann's deck has 2 cards
    When Ann plays clear for its mana cost
    And Ann chooses <card>
    Then Ann has <cards> in hand

    Examples:
      | case            | zone            | card | cards   |
      | her-reserve     | reserve         | one  | 1 card  |
      | her-expedition  | hero expedition | one  | 0 cards |
      | another-reserve | reserve         | two  | 0 cards |

  @case:leaves-its-own-reserve @clause:7.5.9.a @clause:6.3.e
  Scenario: A Reaction that works in Reserve reacts to its own object leaving Reserve
    Given the made-up card "Stray"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "support": true, "trigger": {"event": "leaves", "this": true, "source": ["reserve"]}, "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref   | card      | player | zone            |
      | clear | Clear out | Ann    | hand            |
      | stray | Stray     | Ann    | reserve         |
      | two   | a card    | Bob    | hero expedition |
    And Ann's deck has 2 cards
    When Ann plays clear for its mana cost
    And Ann chooses stray
    Then stray is in Ann's discard
    And Ann has 1 card in hand

  @case:joins-the-reserve @clause:7.5.8.a
  Scenario Outline: A Reaction to joining Reserve reacts to a card from anywhere: <case>
    Given the made-up card "Watch"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "joins", "to": ["<to>"], "what": {"type": ["character"], "whose": "yours"}}, "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref   | card      | player | zone            |
      | send  | Send back | Ann    | hand            |
      | watch | Watch     | Ann    | landmark        |
      | one   | a card    | Ann    | hero expedition |
      | two   | a card    | Ann    | discard      |
    And Ann's deck has 2 cards
    When Ann plays send for its mana cost
    And Ann chooses <card>
    Then <card> is in Ann's reserve
    And Ann has <cards> in hand

    Examples:
      | case            | to         | card | cards   |
      | from-play       | reserve    | one  | 1 card  |
      | from-elsewhere  | reserve    | two  | 1 card  |
      | the-expeditions | expedition | two  | 0 cards |

  @case:leaves-names-no-zone @clause:2.2.1.h @clause:7.5.9.a
  Scenario: A Reaction to leaving without a named zone is about leaving play
    Given the made-up card "Watch"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "leaves", "what": {"type": ["character"], "whose": "yours"}}, "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref   | card      | player | zone            |
      | clear | Clear out | Ann    | hand            |
      | watch | Watch     | Ann    | landmark        |
      | one   | a card    | Ann    | reserve         |
      | two   | a card    | Ann    | hero expedition |
    And Ann's deck has 2 cards
    When Ann plays clear for its mana cost
    And Ann chooses one
    Then one is in Ann's discard
    And Ann has 0 cards in hand

  @case:shuffled-away-is-left @clause:7.5.9.a @clause:7.5.8.a @clause:3.2.2.d @clause:7.5.5.c
  Scenario Outline: Cards shuffled into a Deck have left the Discard pile, as has one taken at once: <case>
    Given the made-up card "Watch"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": <trigger>, "effect": {"is": "gain", "what": {"is": "this"}, "counter": "leaf", "count": 1}}]}
      """
    And the made-up card "Delivery"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "resupply"}}
      """
    And these cards
      | ref      | card     | player | zone     |
      | watch    | Watch    | Ann    | landmark |
      | delivery | Delivery | Ann    | hand     |
      | one      | a card   | Ann    | discard  |
      | two      | a card   | Ann    | discard  |
      | three    | a card   | Ann    | discard  |
      | his      | a card   | Bob    | discard  |
    And chance gives two, three and one
    When Ann plays delivery for its mana cost
    Then two is in Ann's reserve
    And Ann has 2 cards in deck
    And watch has <counters>

    Examples:
      | case           | trigger                                                                               | counters        |
      | leaves         | {"event": "leaves", "source": ["discard"], "what": {"zone": ["discard"]}}             | 3 leaf counters |
      | into-the-deck  | {"event": "goes-to", "to": ["deck"], "source": ["discard"]}                           | 2 leaf counters |
      | joins          | {"event": "joins", "to": ["deck"]}                                                    | 2 leaf counters |
      | the-reserve    | {"event": "joins", "to": ["reserve"]}                                                 | 2 leaf counters |
      | by-who-does-it | {"event": "leaves", "source": ["discard"], "what": {"zone": ["discard"]}, "by": "you"} | 3 leaf counters |
      | by-the-other   | {"event": "leaves", "source": ["discard"], "what": {"zone": ["discard"]}, "by": "opponent"} | 0 leaf counters |

  @case:the-pile-hears-what-it-is-shuffled-for @clause:6.3.e @clause:3.2.2.d
  Scenario Outline: A Reaction that works in the Discard pile reacts to the step that shuffles it away: <case>
    Given the made-up card "Mourner"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "zone": ["discard"], "trigger": {"event": "goes-to", "to": ["reserve"]},
                      "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"]}}, "counter": "leaf", "count": 1}}]}
      """
    And the made-up card "Delivery"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "resupply"}}
      """
    And these cards
      | ref      | card                           | player | zone            |
      | delivery | Delivery                       | Ann    | hand            |
      | mourner  | Mourner                        | Ann    | discard         |
      | inn      | a landmark permanent costing 1 | Ann    | discard         |
      | owl      | a character costing 1          | Ann    | hero expedition |
    And chance gives <order>
    When Ann plays delivery for its mana cost
    Then it is accepted
    And mourner is in Ann's <mourner>
    And inn is in Ann's <inn>
    And owl has 1 leaf counter

    Examples:
      | case                | order           | mourner | inn     |
      | it stays in there   | inn and mourner | deck    | reserve |
      | it comes out itself | mourner and inn | reserve | deck    |
