Feature: Private zones while cards are played
  Clause 7.1.3: hand, deck and inkwell are hidden, except for what a rule or an effect shows.

  Rule: Looking shows a card to one player, revealing and playing to all

    @case:looked-at-cards-stay-private @clause:7.1.3 @clause:6.1.14.1 @clause:6.7.8
    @midway:7.1.3
    Scenario: Only Ann sees the cards Robin Hood looks at until she reveals the action she plays
      Given a game of Lorcana
      And these cards
        | ref   | card                               | player | zone | state |
        | robin | Robin Hood - Sharpshooter          | Ann    | play |       |
        | brawl | Brawl                              | Ann    | deck |       |
        | x1    | Lantern                            | Ann    | deck |       |
        | x2    | Lantern                            | Ann    | deck |       |
        | x3    | Lantern                            | Ann    | deck |       |
        | x4    | Lantern                            | Ann    | deck |       |
        | weak1 | a character costing 1              | Bob    | play |       |
        | weak2 | a character costing 1, with 2 Lore | Bob    | play |       |
      When Ann quests with robin
      Then Ann is asked to choose from brawl
      And Ann sees x1
      And Ann does not see x4
      And Bob does not see brawl
      And Bob does not see x1
      When Ann chooses brawl
      Then Ann is asked to choose from robin, weak1 and weak2
      When Ann chooses weak1
      Then it is accepted
      And Ann does not see x4
      And Bob sees brawl
      And Bob sees x1

    @case:drawn-card-is-private @clause:7.1.3 @clause:7.3.2
    Scenario: A drawn card is seen only by its player, a discarded card by both players
      Given a game of Lorcana
      And these cards
        | ref   | card                            | player | zone | state |
        | cindy | Cinderella - Knight in Training | Ann    | hand |       |
        | spare | Lantern                         | Ann    | hand |       |
        | top   | Brawl                           | Ann    | deck |       |
      And Ann has 2 ready ink
      Then Ann does not see top
      And Bob does not see spare
      When Ann plays cindy for its ink cost
      And Ann chooses yes
      Then Ann is asked to choose from spare and top
      When Ann chooses spare
      Then Ann sees top
      And Bob sees spare
      And Bob does not see top

    @case:taken-from-the-deck-seen-or-not @clause:7.1.3 @clause:6.1.14.1
    @midway:6.1.14.2
    Scenario Outline: Bob sees the card Ann takes from the top of her deck only if she reveals it: <case>
      Given a game of Lorcana
      And the made-up card "Pick"
        """
        {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
          {"is": "look-at-top", "cards": 2}, {"is": "take-from"<reveal>}, {"is": "may", "do": {"is": "put", "it": "taken", "to": "hand"}}]}}
        """
      And these cards
        | ref  | card                  | player | zone |
        | pick | Pick                  | Ann    | hand |
        | elf  | a character costing 1 | Ann    | deck |
        | owl  | a character costing 2 | Ann    | deck |
      When Ann plays pick for its ink cost
      And Ann chooses owl
      Then Bob <sees> owl
      And Bob does not see elf
      When Ann chooses yes
      Then it is accepted
      And owl is in Ann's hand

      Examples:
        | case     | reveal            | sees         |
        | revealed |                   | sees         |
        | not      | , "reveal": false | does not see |
