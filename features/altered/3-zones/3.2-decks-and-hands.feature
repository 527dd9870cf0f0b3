Feature: Altered 3.2, Decks and Hands

  Background:
    Given a game of Altered

  @case:altered-below-the-top @clause:3.2.2.b @clause:3.2.2.c @clause:3.2.2.f
  Scenario Outline: A card put <below> cards below the top of a Deck of <deck> lies there, or else at the bottom
    Given the made-up card "File"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "move", "what": {"is": "target", "what": {"type": ["character"]}}, "to": "deck", "below": <below>},
         {"is": "draw", "cards": <draws>}]}}
      """
    And these cards
      | ref  | card                  | player | zone            |
      | owl  | a character costing 1 | Ann    | hero expedition |
      | file | File                  | Ann    | hand            |
    And Ann's deck has <deck> cards
    When Ann plays file for its mana cost
    Then it is accepted
    And owl is in Ann's <zone>

    Examples:
      | case       | below | deck | draws | zone |
      | top        | 0     | 3    | 1     | hand |
      | third      | 2     | 3    | 2     | deck |
      | third-drawn | 2    | 3    | 3     | hand |
      | short      | 5     | 2    | 2     | deck |
      | short-drawn | 5    | 2    | 3     | hand |

  @case:altered-chooses-from-anothers-hand @clause:3.2.5.c @clause:3.1.3.f @midway:3.2.5.c
  Scenario Outline: A player who chooses a card in the other's Hand sees that Hand: <case>
    Given the made-up card "Search"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "discard", "what": {"is": "<how>", "what": {"zone": ["hand"], "whose": "opponent"}}}}
      """
    And these cards
      | ref    | card                  | player  | zone |
      | search | Search                | <who>   | hand |
      | owl    | a character costing 1 | <other> | hand |
      | fox    | a character costing 2 | <other> | hand |
    And it is <who>'s turn
    When <who> plays search for its mana cost
    Then <who> is asked to choose from owl and fox
    And <who> sees owl
    And <who> sees fox
    When <who> chooses fox
    Then it is accepted
    And fox is in <other>'s discard
    And owl is in <other>'s hand

    Examples:
      | case   | who | other | how    |
      | ann    | Ann | Bob   | choose |
      | bob    | Bob | Ann   | choose |
      | target | Ann | Bob   | target |

  @case:altered-plays-from-anothers-hand @clause:3.2.5.c @clause:5.1.1.d @midway:3.2.5.c
  Scenario: A player who plays a card from the other's Hand sees that Hand while choosing
    Given the made-up card "Borrowing"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "play", "free": true, "what": {"is": "choose", "what":
         {"type": ["character"], "zone": ["hand"], "whose": "opponent"}}}}
      """
    And these cards
      | ref  | card                  | player | zone |
      | lend | Borrowing             | Ann    | hand |
      | owl  | a character costing 1 | Bob    | hand |
      | fox  | a character costing 2 | Bob    | hand |
      | rite | a spell costing 1     | Bob    | hand |
    When Ann plays lend for its mana cost
    Then Ann is asked to choose from owl and fox
    And Ann sees owl
    And Ann sees rite
    When Ann chooses fox
    And Ann chooses hero-expedition
    Then it is accepted
    And owl is in Bob's hand
    And rite is in Bob's hand

  @case:altered-at-random-from-a-hand @clause:3.2.5.c @clause:3.1.3.f
  Scenario: When a card is chosen at random from a Hand, the rest of that Hand is not shown
    Given the made-up card "Snatch"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "discard", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "opponent"}, "at_random": true}}}
      """
    And these cards
      | ref    | card                  | player | zone |
      | snatch | Snatch                | Ann    | hand |
      | owl    | a character costing 1 | Bob    | hand |
      | fox    | a character costing 1 | Bob    | hand |
    And chance gives fox
    When Ann plays snatch for its mana cost
    Then it is accepted
    And nobody is asked
    And fox is in Bob's discard
    And owl is in Bob's hand
    And Ann does not see owl

  @case:altered-own-mana-zone-is-known @clause:3.2.9.d @clause:3.2.5.b @clause:3.2.2.a @clause:3.2.5.a
  Scenario: A player knows their own Orbs and Hand but not the other's, and nobody knows a Deck
    Given these cards
      | ref | card                  | player | zone |
      | orb | a character costing 1 | Ann    | mana |
      | owl | a character costing 1 | Ann    | hand |
      | top | a character costing 1 | Ann    | deck |
      | hen | a character costing 0 | Ann    | hand |
    When Ann plays hen for its mana cost in the hero expedition
    Then Ann sees orb
    And Ann sees owl
    And Ann does not see top
    And Bob does not see orb
    And Bob does not see owl
    And Bob does not see top
