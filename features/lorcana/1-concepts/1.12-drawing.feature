Feature: 1.12 Drawing
  Clauses 1.12.2 and 1.12.3: cards are drawn one at a time; a card put into the hand is not drawn.

  @case:put-into-hand-is-not-drawn @clause:1.12.3 @ruling:R047a
  Scenario: A card that Nani puts into Ann's hand is not drawn, so Bob's Diablo does not react
    Given a game of Lorcana
    And these cards
      | ref    | card                     | player | zone | state   |
      | nani   | Nani - Stage Manager     | Ann    | hand |         |
      | cheap  | a character costing 2    | Ann    | deck |         |
      | dear   | a character costing 3    | Ann    | deck |         |
      | diablo | Diablo - Devoted Herald  | Bob    | play | exerted |
    And Ann has 3 ready ink
    And Bob's deck has 2 cards
    When Ann plays nani for its ink cost
    Then Ann is asked to choose from cheap
    When Ann chooses cheap
    Then it is accepted
    And nobody is asked
    And no ability waits
    And cheap is in Ann's hand
    And dear is in Ann's deck
    And Bob does not see dear

  @case:a-draw-is-noticed @clause:1.12.3 @clause:1.4.3.1 @ruling:R047c
  Scenario Outline: Judy puts a card into Ann's hand and a song draws one: what Diablo, <state>, reacts to
    Given a game of Lorcana
    And these cards
      | ref       | card                                        | player | zone | state   |
      | judy      | Judy Hopps - Uncovering Clues               | Ann    | hand |         |
      | storm     | Let the Storm Rage On                       | Ann    | hand |         |
      | detective | a character costing 2, classified Detective | Ann    | deck |         |
      | top       | a character costing 2                       | Ann    | deck |         |
      | diablo    | Diablo - Devoted Herald                     | Bob    | play | <state> |
      | spare     | Brawl                                       | Ann    | hand |         |
    And Ann has 7 ready ink
    And Bob's deck has 3 cards
    When Ann plays judy for its ink cost
    And Ann chooses detective
    Then it is accepted
    And nobody is asked
    When Ann plays storm for its ink cost
    And Ann chooses judy
    And <reaction>
    Then it is accepted
    And top is in Ann's hand
    And Bob has <n> cards in hand

    Examples:
      | state   | reaction        | n |
      | exerted | Bob chooses yes | 1 |
      | ready   | Ann inks spare  | 0 |

  @case:put-into-hand-is-not-replaced @clause:1.12.3 @clause:6.5.4
  Scenario: A replacement for drawing does not apply to a card that is put into the hand
    Given a game of Lorcana
    And the made-up card "Spring"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "instead", "would": {"event": "drew"}, "do": {"is": "gain-lore", "lore": 1}}]}
      """
    And the made-up card "Glean"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "look-at-top", "cards": 1}, {"is": "put", "it": "looked", "to": "hand"}]}}
      """
    And the made-up card "Scoop"
      """
      {"type": "action", "cost": 0, "effect": {"is": "draw", "cards": 1}}
      """
    And these cards
      | ref    | card   | player | zone |
      | spring | Spring | Ann    | play |
      | glean  | Glean  | Ann    | hand |
      | scoop  | Scoop  | Ann    | hand |
    And Ann's deck has 3 cards
    When Ann plays glean for its ink cost
    Then ann-deck-1 is in Ann's hand
    And Ann has 0 lore
    When Ann plays scoop for its ink cost
    Then ann-deck-2 is in Ann's deck
    And Ann has 1 lore

  @case:put-into-hand-is-no-draw-of-this-turn @clause:1.12.3 @clause:6.1.16.1
  Scenario Outline: A card counts as drawn this turn only if it was drawn, not put into the hand: <how>
    Given a game of Lorcana
    And the made-up card "Ask Drawn"
      """
      {"type": "action", "cost": 0, "effect": {"is": "if", "condition":
        {"is": "happened-this-turn", "event": "drew"}, "then": {"is": "gain-lore", "lore": 1}}}
      """
    And the made-up card "Glean"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "look-at-top", "cards": 1}, {"is": "put", "it": "looked", "to": "hand"}]}}
      """
    And the made-up card "Scoop"
      """
      {"type": "action", "cost": 0, "effect": {"is": "draw", "cards": 1}}
      """
    And these cards
      | ref  | card      | player | zone |
      | get  | <card>    | Ann    | hand |
      | ask  | Ask Drawn | Ann    | hand |
    And Ann's deck has 3 cards
    When Ann plays get for its ink cost
    Then ann-deck-1 is in Ann's hand
    When Ann plays ask for its ink cost
    Then Ann has <lore> lore

    Examples:
      | how   | card  | lore |
      | put   | Glean | 0    |
      | drawn | Scoop | 1    |

  @case:the-amplifier-hears-no-card-taken-up @clause:1.12.3
  Scenario: A card returned from the discard to hand is not drawn, so Ann's next card is her first draw
    Given a game of Lorcana
    And these cards
      | ref       | card                    | player | zone    |
      | chip      | Chip - Retrieval Expert | Ann    | hand    |
      | hercules  | Hercules - Beloved Hero | Ann    | discard |
      | hide      | Nothing to Hide         | Ann    | hand    |
      | amplifier | Ink Amplifier           | Bob    | play    |
    And Ann has 5 ready ink
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann plays chip for its ink cost
    And Ann chooses yes
    And Ann plays hide for its ink cost
    Then it is accepted
    And hercules is in Ann's hand
    And ann-deck-1 is in Ann's hand
    And nobody is asked
    And bob-deck-1 is in Bob's deck

  @case:every-card-drawn-is-a-draw @clause:1.12.2 @clause:6.2.1
  Scenario: Three cards drawn by one effect are three draws
    Given a game of Lorcana
    And these cards
      | ref     | card                     | player | zone | state   |
      | horizon | Beyond the Horizon       | Ann    | hand |         |
      | diablo  | Diablo - Devoted Herald  | Bob    | play | exerted |
    And Ann has 7 ready ink
    And Ann's deck has 4 cards
    And Bob's deck has 4 cards
    When Ann plays horizon for its ink cost
    Then Ann is asked to choose from Ann and Bob
    When Ann chooses Ann
    And Bob chooses yes
    And Bob chooses yes
    And Bob chooses no
    Then it is accepted
    And Bob has 2 cards in hand
    And Ann has 3 cards in hand

  @case:ones-own-draws-are-not-watched @clause:6.1.13.1
  Scenario: In Bob's own turn, Bob's Diablo reacts neither to Bob's draws nor to Ann's
    Given a game of Lorcana
    And these cards
      | ref     | card                     | player | zone | state   |
      | horizon | Beyond the Horizon       | Bob    | hand |         |
      | diablo  | Diablo - Devoted Herald  | Bob    | play | exerted |
    And it is Bob's turn
    And Bob has 7 ready ink
    And Ann's deck has 4 cards
    And Bob's deck has 4 cards
    When Bob plays horizon for its ink cost
    And Bob chooses Ann and Bob
    Then it is accepted
    And nobody is asked
    And Ann has 3 cards in hand
    And Bob has 3 cards in hand

  @case:every-top-card-is-open @clause:1.12.2 @clause:6.4.1 @ruling:R048
  Scenario Outline: With Merlin's Cottage in play all players see the top card of <whose> deck, also after each draw
    Given a game of Lorcana
    And these cards
      | ref     | card                                | player | zone | state |
      | cottage | Merlin's Cottage - The Wizard's Home | Ann   | play |       |
      | horizon | Beyond the Horizon                  | Ann    | hand |       |
    And Ann has 7 ready ink
    And Ann's deck has 5 cards
    And Bob's deck has 5 cards
    Then Ann sees <ref>-deck-1
    And Bob sees <ref>-deck-1
    And Ann does not see <ref>-deck-2
    And Bob does not see <ref>-deck-2
    When Ann plays horizon for its ink cost
    And Ann chooses <who>
    Then it is accepted
    And <ref>-deck-3 is in <who>'s hand
    And Ann sees <ref>-deck-4
    And Bob sees <ref>-deck-4
    And Bob does not see <ref>-deck-5

    Examples:
      | whose | who | ref |
      | Ann's | Ann | ann |
      | Bob's | Bob | bob |

  @case:closed-again-without-the-cottage @clause:6.4.1
  Scenario: Once Merlin's Cottage has left play, the top cards of the decks are hidden again
    Given a game of Lorcana
    And these cards
      | ref     | card                                 | player | zone | state |
      | cottage | Merlin's Cottage - The Wizard's Home | Bob    | play |       |
      | hide    | Hide Away                            | Ann    | hand |       |
    And Ann has 2 ready ink
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    When Ann plays hide for its ink cost
    Then it is accepted
    When Ann ends their turn
    Then bob-deck-1 is in Bob's hand
    And Ann does not see bob-deck-2
    And Bob does not see bob-deck-2
