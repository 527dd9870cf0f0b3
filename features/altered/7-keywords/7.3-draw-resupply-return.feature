Feature: Altered 7.3, drawing, resupplying, returning, gaining

  Background:
    Given a game of Altered

  @case:altered-draws-from-the-top @clause:7.3.7.a
  Scenario Outline: Drawing two cards takes two from the top of the player's own Deck: <case>
    Given the made-up card "Study"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "draw", "cards": 2}}
      """
    And these cards
      | ref   | card  | player | zone |
      | study | Study | <who>  | hand |
    And it is <who>'s turn
    And Ann's deck has 4 cards
    And Bob's deck has 4 cards
    When <who> plays study for its mana cost
    Then it is accepted
    And <case>-deck-1 is in <who>'s hand
    And <case>-deck-2 is in <who>'s hand
    And <who> has 2 cards in hand
    And <who> has 2 cards in deck

    Examples:
      | case | who |
      | ann  | Ann |
      | bob  | Bob |

  @case:altered-draws-a-card @clause:7.3.7.b @clause:7.3.7.a
  Scenario: Drawing without a number is drawing one card
    Given the made-up card "Glance"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "draw"}}
      """
    And these cards
      | ref    | card   | player | zone |
      | glance | Glance | Ann    | hand |
    And Ann's deck has 3 cards
    When Ann plays glance for its mana cost
    Then it is accepted
    And only this has changed
      | what       | from       | to            |
      | glance     | Ann's hand | Ann's reserve |
      | ann-deck-1 | Ann's deck | Ann's hand    |
      | turn       | Ann        | Bob           |

  @case:altered-resupplies-from-the-top @clause:7.3.22.a
  Scenario: Resupply puts the top card of one's own Deck into one's own Reserve
    Given the made-up card "Supply"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "resupply"}}
      """
    And these cards
      | ref    | card   | player | zone |
      | supply | Supply | Bob    | hand |
    And it is Bob's turn
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Bob plays supply for its mana cost
    Then it is accepted
    And only this has changed
      | what       | from       | to            |
      | supply     | Bob's hand | Bob's reserve |
      | bob-deck-1 | Bob's deck | Bob's reserve |
      | turn       | Bob        | Ann           |

  @case:altered-returns-where-it-never-was @clause:7.3.23.a @clause:7.3.23.b
  Scenario: A card that came from the Deck and never was in Hand can be returned to Hand
    Given the made-up card "Visit"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "move", "what": {"is": "from-deck"}, "to": "reserve"},
         {"is": "move", "what": {"is": "it"}, "to": "hand"}]}}
      """
    And the made-up card "Farewell"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "move", "what": {"is": "target", "what": {"type": ["character"]}}, "to": "hand"}}
      """
    And these cards
      | ref   | card                  | player | zone                 |
      | visit | Visit                 | Ann    | hand                 |
      | bye   | Farewell              | Bob    | hand                 |
      | owl   | a character costing 1 | Bob    | companion expedition |
    And Ann's deck has 2 cards
    When Ann plays visit for its mana cost
    Then it is accepted
    And ann-deck-1 is in Ann's hand
    And Ann has 1 card in deck
    When Bob plays bye for its mana cost
    Then it is accepted
    And owl is in Bob's hand

  @case:altered-gains-both-at-once @clause:7.3.12.a @clause:7.3.13.a
  Scenario Outline: Counters and statuses gained in one step are there for the next step: <case>
    Given the made-up card "Shelter"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}}, "count": 2, "status": ["<status>"]},
         {"is": "exhaust", "what": {"is": "all", "what": {"status": ["<status>"]}}}]}}
      """
    And these cards
      | ref     | card                  | player | zone                 |
      | shelter | Shelter               | Ann    | hand                 |
      | owl     | a character costing 1 | Ann    | hero expedition      |
      | fox     | a character costing 1 | Bob    | companion expedition |
    When Ann plays shelter for its mana cost
    And Ann chooses fox
    Then it is accepted
    And fox is <status> and exhausted
    And fox has 2 boosts
    And owl is ready and not <status>
    And owl has 0 boosts

    Examples:
      | case     | status   |
      | anchored | anchored |
      | asleep   | asleep   |

  @case:altered-two-moves-at-once @clause:7.3.16.b @clause:7.3.17.c
  Scenario Outline: An Expedition moved twice at once goes no farther than its regions reach: <case> from <from>
    Given the made-up card "Leap"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "simultaneously", "parts": [
         {"is": "move-expedition", "where": "hero", "whose": "opponent", "forward": <forward>},
         {"is": "move-expedition", "where": "hero", "whose": "opponent", "forward": <forward>}]}}
      """
    And these cards
      | ref  | card | player | zone |
      | leap | Leap | Ann    | hand |
    And Bob's hero expedition is at <from>
    When Ann plays leap for its mana cost
    Then it is accepted
    And Bob's hero expedition is at <to>

    Examples:
      | case  | forward | from | to |
      | ahead | true    | 2    | 4  |
      | end   | true    | 6    | 7  |
      | back  | false   | 3    | 1  |
      | start | false   | 1    | 0  |

  @case:altered-each-player-rolls @clause:7.3.19.a
  Scenario: Each of several rolls in one step has a die of its own
    Given the made-up card "Better"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "rolls", "by": "you"},
         "effect": {"is": "gain", "what": {"is": "this"}, "counter": "boost", "count": {"is": "number", "name": "die"}}}]}
      """
    And the made-up card "Wager"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "each-player", "do": {"is": "roll"}}}
      """
    And these cards
      | ref   | card   | player | zone            |
      | hers  | Better | Ann    | hero expedition |
      | his   | Better | Bob    | hero expedition |
      | wager | Wager  | Ann    | hand            |
    And chance gives 2
    And chance gives 5
    When Ann plays wager for its mana cost
    Then it is accepted
    And hers has 2 boosts
    And his has 5 boosts

  @case:altered-changed-roll @clause:7.3.19.c
  Scenario Outline: A player who may change a roll decides after seeing it: <case>
    Given the made-up card "Thumb"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "rolls-more", "dice": 0, "changes": [1]}]}
      """
    And the made-up card "Gamble"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "roll"},
         {"is": "if", "condition": {"is": "at-least", "number": {"is": "number", "name": "die"}, "least": 4}, "then": {"is": "draw"}, "otherwise": {"is": "resupply"}}]}}
      """
    And these cards
      | ref    | card   | player | zone     |
      | thumb  | Thumb  | Ann    | landmark |
      | gamble | Gamble | Ann    | hand     |
    And Ann's deck has 2 cards
    And chance gives 3
    When Ann plays gamble for its mana cost
    Then Ann is asked to choose from 3 and 4
    When Ann chooses <case>
    Then it is accepted
    And ann-deck-1 is in Ann's <zone>

    Examples:
      | case | zone    |
      | 3    | reserve |
      | 4    | hand    |

  @case:altered-roll-changed-twice @clause:7.3.19.c
  Scenario Outline: Each of several abilities may change one roll, and none has to: <case>
    Given the made-up card "Thumb"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "rolls-more", "changes": [1]}]}
      """
    And the made-up card "Gamble"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "roll"},
         {"is": "draw", "cards": {"is": "number", "name": "die"}}]}}
      """
    And these cards
      | ref    | card   | player | zone     |
      | left   | Thumb  | Ann    | landmark |
      | right  | Thumb  | Ann    | landmark |
      | gamble | Gamble | Ann    | hand     |
    And Ann's deck has 6 cards
    And chance gives 3
    When Ann plays gamble for its mana cost
    Then Ann is asked to choose from 3, 4 and 5
    When Ann chooses <result>
    Then it is accepted
    And Ann has <result> cards in hand

    Examples:
      | case       | result |
      | by-neither | 3      |
      | by-one     | 4      |
      | by-both    | 5      |

  @case:altered-sacrifices-only-its-own @clause:7.3.25.a
  Scenario: A player sacrifices only Characters they control in play
    Given the made-up card "Surrender"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sacrifice", "what": {"is": "all", "what": {"type": ["character"]}}}}
      """
    And these cards
      | ref  | card                  | player | zone                 |
      | give | Surrender             | Ann    | hand                 |
      | owl  | a character costing 1 | Ann    | hero expedition      |
      | fox  | a character costing 1 | Bob    | companion expedition |
      | hen  | a character costing 1 | Ann    | reserve              |
    When Ann plays give for its mana cost
    Then it is accepted
    And owl is in Ann's discard
    And fox is in Bob's companion expedition
    And hen is in Ann's reserve

  @case:altered-sacrifice-as-a-cost @clause:7.3.25.a
  Scenario Outline: A cost cannot be paid by sacrificing an opponent's Character or one out of play: <case>
    Given the made-up card "Altar"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "quick-action", "name": "Offer", "cost": [{"is": "pay-sacrifice", "what": {"is": "choose", "what": {"type": ["character"], "zone": [<zones>]}}}], "effect": {"is": "draw"}}]}
      """
    And these cards
      | ref   | card                  | player  | zone     |
      | altar | Altar                 | Ann     | landmark |
      | owl   | a character costing 1 | <whose> | <zone>   |
    And Ann's deck has 2 cards
    When Ann uses altar
    Then it is <outcome>
    And owl is in <whose>'s <then>

    Examples:
      | case     | zones        | whose | zone            | outcome  | then            |
      | own      | "expedition" | Ann   | hero expedition | accepted | discard         |
      | opponent | "expedition" | Bob   | hero expedition | refused  | hero expedition |
      | reserve  | "reserve", "expedition" | Ann | reserve  | refused  | reserve         |

  @case:altered-other-abilities-activate @clause:7.3.1.e @clause:7.3.1.a
  Scenario: Abilities without the ignored symbols still work
    Given the made-up card "The Council"
      """
      {"type": "character", "hand_cost": 4, "reserve_cost": 4, "forest": 3, "mountain": 3, "water": 3,
       "abilities": [{"is": "ignored", "what": {"type": ["character"], "where": "facing"}, "symbols": ["join", "hand", "reserve"]}]}
      """
    And the made-up card "Coach"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "quick-action", "name": "Stretch", "cost": [{"is": "pay-exhaust"}], "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}},
                     {"is": "reaction", "name": "Grow", "trigger": {"event": "gains-counter", "this": true, "counter": "boost"}, "effect": {"is": "gain", "what": {"is": "this"}, "counter": "story", "count": 1}}]}
      """
    And these cards
      | ref     | card        | player | zone            |
      | council | The Council | Bob    | hero expedition |
      | coach   | Coach       | Ann    | hero expedition |
    When Ann uses coach
    Then it is accepted
    And coach has 1 boost
    And coach has 1 story counter

  @case:altered-nobody-exhausts-what-was-resupplied-before @clause:6.1.h @clause:7.3.11.a @edition:>=3.0
  Scenario: A card resupplied earlier is not exhausted by a later Exhausted Resupply that finds no card
    Given the made-up card "Scarcity"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "each-player", "do": {"is": "resupply"}},
         {"is": "each-player", "do": {"is": "resupply", "exhausted": true}}]}}
      """
    And these cards
      | ref    | card                  | player | zone    |
      | scarce | Scarcity              | Ann    | hand    |
      | fox    | a character costing 1 | Bob    | discard |
    When Ann plays scarce for its mana cost
    Then it is accepted
    And only this has changed
      | what   | from          | to            |
      | scarce | Ann's hand    | Ann's reserve |
      | fox    | Bob's discard | Bob's reserve |
      | turn   | Ann           | Bob           |
