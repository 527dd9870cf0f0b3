Feature: 5.1 Whose card lies under an opponent's
  Clauses 1.4.3, 5.1.1.5, 5.1.1.7 and 7.6.1: a card stays the card of the player whose deck it came from, also in another player's stack.

  Background:
    Given a game of Lorcana
    And the made-up card "Bad Company"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}},
         {"is": "top-of-deck"},
         {"is": "put-under", "under": "chosen"}]}}
      """

  @case:under-an-opponents-card @clause:1.4.3 @clause:5.1.1.7
  Scenario Outline: Each card of a banished stack goes to its own player's discard: <who>'s card under <other>'s
    Given it is <who>'s turn
    And these cards
      | ref     | card                                   | player  | zone | state   |
      | company | Bad Company                            | <who>   | hand |         |
      | below   | a character costing 2                  | <who>   | deck |         |
      | mine    | a character costing 2, with 9 Strength | <who>   | play |         |
      | theirs  | a character costing 2                  | <other> | play | exerted |
    And <who> has 1 ready ink
    When <who> plays company for its ink cost
    Then it is accepted
    And only this has changed
      | what        | from         | to                                   |
      | company     | <who>'s hand | <who>'s discard                      |
      | below       | <who>'s deck | <who>'s play, facedown, under theirs |
      | <who>'s ink | 1 ready      | 1 exerted                            |
    When <who> challenges theirs with mine
    Then it is accepted
    And theirs is in <other>'s discard
    And below is in <who>'s discard
    And <other> has 1 card in discard

    Examples:
      | who | other |
      | Ann | Bob   |
      | Bob | Ann   |

  @case:under-an-opponents-card-into-the-deck @clause:1.4.3 @clause:5.1.1.7
  Scenario: Bob's character goes to the bottom of his deck, and Ann's card below it to the bottom of hers
    Given the made-up card "Deep Water"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}},
         {"is": "put", "to": "deck", "place": "bottom"}]}}
      """
    And these cards
      | ref     | card                  | player | zone |
      | company | Bad Company           | Ann    | hand |
      | water   | Deep Water            | Ann    | hand |
      | below   | a character costing 2 | Ann    | deck |
      | theirs  | a character costing 2 | Bob    | play |
    And Ann's deck has 1 card
    And Bob's deck has 1 card
    And Ann has 2 ready ink
    When Ann plays company for its ink cost
    And Ann plays water for its ink cost
    Then it is accepted
    And below is in Ann's deck
    And theirs is in Bob's deck
    And Ann has 2 cards in deck
    And Bob has 2 cards in deck

  @case:anothers-card-below-shifted-onto @clause:1.4.3 @clause:5.1.1.7
  Scenario: A card of Ann's under a character that Bob shifts onto is still Ann's
    Given it is Bob's turn
    And these cards
      | ref     | card                                                   | player | zone |
      | old     | a character costing 2, named Stitch                    | Bob    | play |
      | star    | a character costing 4, named Stitch, with Shift 2      | Bob    | hand |
      | company | Bad Company                                            | Ann    | hand |
      | mine    | a character costing 2, with 9 Strength and 9 Willpower | Ann    | play |
      | drawn   | a character costing 1                                  | Ann    | deck |
      | below   | a character costing 2                                  | Ann    | deck |
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    And Bob has 2 ready ink
    And Ann has 1 ready ink
    When Bob ends their turn
    And Ann plays company for its ink cost
    Then it is accepted
    And below is under old
    When Ann ends their turn
    And Bob shifts star onto old
    Then it is accepted
    And old is under star
    When Bob quests with star
    And Bob ends their turn
    And Ann challenges star with mine
    Then it is accepted
    And star is in Bob's discard
    And old is in Bob's discard
    And below is in Ann's discard

  @case:anothers-card-below-from-the-start @clause:1.4.3 @clause:5.1.1.7
  Scenario Outline: Each card of <other>'s stack with one of <who>'s in it goes to its own player's zone (<case>)
    Given it is <who>'s turn
    And the made-up card "Broom"
      """
      {"type": "action", "cost": 1,
       "effect": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}},
         {"is": "put", "to": "<zone>", "exerted": <exerted>}]}}
      """
    And these cards
      | ref   | card                  | player  | zone | state    | under  |
      | broom | Broom                 | <who>   | hand |          |        |
      | top   | a character costing 2 | <other> | play | 1 damage |        |
      | his   | a character costing 3 | <other> | play |          | top    |
      | mine  | a character costing 4 | <who>   | play | facedown | his    |
    And <who> has 1 ready ink
    When <who> plays broom for its ink cost
    Then it is accepted
    And top is in <other>'s <zone>
    And his is in <other>'s <zone>
    And mine is in <who>'s <zone>

    Examples:
      | case              | who | other | zone    | exerted |
      | back to hand      | Ann | Bob   | hand    | false   |
      | back to Anns hand | Bob | Ann   | hand    | false   |
      | into the inkwell  | Ann | Bob   | inkwell | true    |
      | into the discard  | Bob | Ann   | discard | false   |
