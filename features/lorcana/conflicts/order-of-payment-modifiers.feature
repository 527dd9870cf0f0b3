Feature: In which order the payment modifiers of a card count
  The guides add additional costs and increases first and take reductions off last; the book states no order.

  Rule: In which order increases and reductions count (the guides state one, the book none)

    @case:order-of-payment-modifiers @conflict:4 @clause:4.3.2.3 @clause:1.5.4 @edition:seed-guide
    @clause:seed-guide:3-order
    Scenario: In the guides 1 ink pays a cost of 1 with an increase and a reduction of 2 each
      Given a game of Lorcana
      And the made-up card "Royal Tax"
        """
        {"name": "Royal Tax", "type": "item", "cost": 2,
         "abilities": [{"is": "pays", "what": {"type": ["character"]}, "more": 2, "who": "each"}]}
        """
      And the made-up card "Generous Host"
        """
        {"name": "Generous Host", "type": "item", "cost": 2,
         "abilities": [{"is": "pays", "what": {"type": ["character"]}, "less": 2}]}
        """
      And these cards
        | ref      | card                       | player | zone | state |
        | host     | Generous Host              | Ann    | play |       |
        | tax      | Royal Tax                  | Bob    | play |       |
        | flounder | Flounder - Voice of Reason | Ann    | hand |       |
      And Ann has 1 ready ink
      When Ann plays flounder for its ink cost
      Then by reading
        | reading                  | outcome                    |
        | seed-guide               | it is accepted             |
        | seed-guide               | flounder is in Ann's play  |
        | seed-guide               | Ann has 0 ready ink        |

    @case:additional-ink-comes-before-reductions @conflict:4 @clause:4.3.2.3 @clause:1.5.4 @edition:seed-guide
    @clause:seed-guide:3-order
    Scenario Outline: In the guides a reduction of 4 counts after an additional cost of 2 ink, with <ready> ready ink
      Given a game of Lorcana
      And the made-up card "Toll Rider"
        """
        {"name": "Toll Rider", "type": "character", "cost": 3, "strength": 2, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "additional-cost", "cost": [{"is": "ink", "amount": 2}]}]}
        """
      And the made-up card "Generous Host"
        """
        {"name": "Generous Host", "type": "item", "cost": 2,
         "abilities": [{"is": "pays", "what": {"type": ["character"]}, "less": 4}]}
        """
      And these cards
        | ref   | card          | player | zone | state |
        | host  | Generous Host | Ann    | play |       |
        | rider | Toll Rider    | Ann    | hand |       |
      And Ann has <ready> ready ink
      When Ann plays rider for its ink cost
      Then <verdict>
      And <after>

      Examples:
        | ready | verdict        | after                 |
        | 1     | it is accepted | Ann has 0 ready ink   |
        | 0     | it is refused  | nothing has changed   |

    @case:order-of-payment-modifiers-in-the-book @conflict:4 @clause:4.3.2.3 @edition:book @edition:seed-4.3
    Scenario: In the book it is open whether 1 ink pays a cost of 1, reduced and increased by 2
      Given a game of Lorcana
      And the made-up card "Royal Tax"
        """
        {"name": "Royal Tax", "type": "item", "cost": 2,
         "abilities": [{"is": "pays", "what": {"type": ["character"]}, "more": 2, "who": "each"}]}
        """
      And the made-up card "Generous Host"
        """
        {"name": "Generous Host", "type": "item", "cost": 2,
         "abilities": [{"is": "pays", "what": {"type": ["character"]}, "less": 2}]}
        """
      And these cards
        | ref      | card                       | player | zone | state |
        | host     | Generous Host              | Ann    | play |       |
        | tax      | Royal Tax                  | Bob    | play |       |
        | flounder | Flounder - Voice of Reason | Ann    | hand |       |
      And Ann has 1 ready ink
      When Ann plays flounder for its ink cost
      Then the rules leave open: does a reduction larger than the cost carry over to an increase, so that 1 ink pays 1 - 2 + 2
        | outcome             |
        | Ann has 0 ready ink |
        | it is refused       |
      And nobody is asked

    @case:additional-ink-and-reductions-in-the-book @conflict:4 @clause:4.3.2.3 @clause:1.5.4 @edition:book @edition:seed-4.3
    Scenario: In the book it is open whether a reduction of 4 on a cost of 3 lessens an additional 2 ink
      Given a game of Lorcana
      And the made-up card "Toll Rider"
        """
        {"name": "Toll Rider", "type": "character", "cost": 3, "strength": 2, "willpower": 2, "lore": 1,
         "classifications": ["Storyborn", "Ally"],
         "abilities": [{"is": "additional-cost", "cost": [{"is": "ink", "amount": 2}]}]}
        """
      And the made-up card "Generous Host"
        """
        {"name": "Generous Host", "type": "item", "cost": 2,
         "abilities": [{"is": "pays", "what": {"type": ["character"]}, "less": 4}]}
        """
      And these cards
        | ref   | card          | player | zone | state |
        | host  | Generous Host | Ann    | play |       |
        | rider | Toll Rider    | Ann    | hand |       |
      And Ann has 1 ready ink
      When Ann plays rider for its ink cost
      Then the rules leave open: does a reduction larger than the cost carry over to additional ink, so that 1 ink pays 3 - 4 + 2
        | outcome             |
        | Ann has 0 ready ink |
        | it is refused       |
      And nobody is asked
