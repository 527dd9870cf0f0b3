Feature: Altered, what the book leaves open or says twice

  Background:
    Given a game of Altered

  @case:chosen-in-the-arena @clause:6.1.g @edition:>=3.0 @conflict:175
  Scenario: An Expedition in the Arena can be chosen to move, and the Characters in it gain a boost
    Given the made-up card "March"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "move-expedition", "where": "target"},
         {"is": "gain", "what": {"is": "all", "what": {"type": ["character"], "where": "that"}}, "count": 1}]}}
      """
    And these cards
      | ref   | card                  | player | zone            |
      | march | March                 | Ann    | hand            |
      | one   | a character costing 1 | Bob    | hero expedition |
      | two   | a character costing 1 | Ann    | hero expedition |
    And tiebreakers have started
    When Ann plays march for its mana cost
    Then it is accepted
    And Ann is asked to choose from Ann's hero expedition, Ann's companion expedition, Bob's hero expedition and Bob's companion expedition
    When Ann chooses Bob's hero expedition
    Then it is accepted
    And one has 1 boost
    And two has 0 boosts

  @case:nothing-moves-in-the-arena @clause:4.3.d @clause:7.3.17.d @edition:>=3.0 @conflict:175
  Scenario: An Expedition chosen in the Arena does not move
    Given the made-up card "March"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "move-expedition", "where": "target"}}
      """
    And these cards
      | ref   | card  | player | zone |
      | march | March | Ann    | hand |
    And tiebreakers have started
    When Ann plays march for its mana cost
    Then it is accepted
    When Ann chooses Ann's hero expedition
    Then it is accepted
    And only this has changed
      | what  | from       | to            |
      | march | Ann's hand | Ann's reserve |
      | turn  | Ann        | Bob           |

  @case:doubling-none @clause:7.3.6.b @clause:6.1.g @edition:>=3.0 @conflict:100
  Scenario: Whether a Character without boosts can be chosen for doubling is left open
    Given the made-up card "Echo"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "double", "what": {"is": "target", "what": {"type": ["character"]}}}}
      """
    And these cards
      | ref  | card                  | player | zone            | state   |
      | echo | Echo                  | Ann    | hand            |         |
      | owl  | a character costing 1 | Bob    | hero expedition |         |
      | fox  | a character costing 1 | Bob    | hero expedition | 1 boost |
    When Ann plays echo for its mana cost
    Then it is accepted
    And the rules leave open: can the Character without boosts be chosen?
      | outcome                               |
      | nobody is asked                       |
      | Ann is asked to choose from owl and fox |

  @case:enters-fleeting-heard @clause:2.4.1.g @clause:6.3.d @edition:>=3.0 @conflict:101
  Scenario: A Character played from Reserve reacts to gaining Fleeting as it enters
    Given the made-up card "Duellist"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "gains-status", "this": true, "status": "fleeting"}, "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref  | card     | player | zone    |
      | duel | Duellist | Ann    | reserve |
    And Ann's deck has 2 cards
    When Ann plays duel for its mana cost in the hero expedition
    Then it is accepted
    And duel is fleeting
    And Ann has 1 card in hand

  @case:instead-of-entering-fleeting @clause:5.2.1.c @edition:>=3.0 @conflict:102
  Scenario: A Character that gains nothing instead of a status still enters Fleeting from Reserve
    Given the made-up card "Steadfast"
      """
      {"type": "character", "hand_cost": 0, "reserve_cost": 0, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "modifies", "event": "gain-status", "this": true, "nothing": true}]}
      """
    And these cards
      | ref    | card      | player | zone    |
      | steady | Steadfast | Ann    | reserve |
    When Ann plays steady for its mana cost in the hero expedition
    Then it is accepted
    And steady is fleeting

  @case:spell-that-moves-itself @clause:5.1.2.i @edition:>=3.0 @conflict:103
  Scenario: A Spell that moves itself to the Mana zone while it resolves was not played
    Given the made-up card "Boomerang"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "move", "what": {"is": "this"}, "to": "mana"}}
      """
    And the made-up card "Audience"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "is-played", "by": "you"}, "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref   | card      | player | zone     |
      | boom  | Boomerang | Ann    | hand     |
      | stage | Audience  | Ann    | landmark |
    And Ann's deck has 2 cards
    When Ann plays boom for its mana cost
    Then it is accepted
    And boom is in Ann's mana
    And Ann has 0 cards in hand

  @case:granted-to-a-hero @clause:2.2.11.h @clause:2.3.1.h @clause:1.2.4.d @edition:>=3.0 @conflict:104
  Scenario: Whether a Landmark can give a Hero a Reaction is left open
    Given the made-up card "Mentor"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "grants", "what": {"type": ["hero"], "zone": ["hero"], "whose": "yours"},
                      "ability": {"is": "reaction", "trigger": {"event": "passes", "by": "opponent"}, "effect": {"is": "draw"}}}]}
      """
    And these cards
      | ref  | card   | player | zone     |
      | sage | Mentor | Ann    | landmark |
      | lead | a hero | Ann    | hero     |
    And Ann's deck has 2 cards
    And it is Bob's turn
    When Bob passes
    Then it is accepted
    And the rules leave open: can another object's passive ability give a Hero an ability?
      | outcome                 |
      | Ann has 0 cards in hand |
      | Ann has 1 card in hand  |
