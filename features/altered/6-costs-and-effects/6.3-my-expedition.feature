Feature: Altered 2.1.h and 6.3.j, "my Expedition" once the card is elsewhere
  Clauses 2.1.h, 6.3.j and 7.2.1: of what has left, "my Expedition" is the one it was in last; of what has only switched, the one it is in.

  Background:
    Given a game of Altered

  Rule: a cost has moved it

    @case:altered-my-expedition-after-its-cost @clause:2.1.h
    Scenario Outline: "My Expedition" is where the object was before it paid for its quick action: <cost>, <side>
      Given the made-up card "Martyr"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "quick-action", "cost": [<payment>],
                        "effect": {"is": "create-token", "where": "<where>", "token": {"name": "Page", "forest": 1, "mountain": 1, "water": 1}}}]}
        """
      And these cards
        | ref    | card   | player | zone              |
        | martyr | Martyr | Ann    | <side> expedition |
      When Ann uses martyr
      Then it is accepted
      And martyr is in Ann's <gone>
      And token1 is in <token> expedition

      Examples:
        | case             | cost      | side      | where  | payment                                                  | gone    | token           |
        | sacrificed       | sacrifice | companion | mine   | {"is": "pay-sacrifice", "what": {"is": "this"}}          | discard | Ann's companion |
        | sacrificed-hero  | sacrifice | hero      | mine   | {"is": "pay-sacrifice", "what": {"is": "this"}}          | discard | Ann's hero      |
        | reserve          | move      | companion | mine   | {"is": "pay-move", "what": {"is": "this"}, "to": "reserve"} | reserve | Ann's companion |
        | hand             | move      | companion | mine   | {"is": "pay-move", "what": {"is": "this"}, "to": "hand"} | hand    | Ann's companion |
        | mana             | move      | companion | mine   | {"is": "pay-move", "what": {"is": "this"}, "to": "mana"} | mana    | Ann's companion |
        | other            | sacrifice | companion | other  | {"is": "pay-sacrifice", "what": {"is": "this"}}          | discard | Ann's hero      |

    @case:altered-my-expeditions-after-its-cost @clause:2.1.h @clause:7.4.4.f @clause:7.4.4.h
    Scenario: A Gigantic object sacrificed as a cost was in both Expeditions, so its player chooses one
      Given the made-up card "Martyr"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "keyword", "keyword": "gigantic"},
                       {"is": "quick-action", "cost": [{"is": "pay-sacrifice", "what": {"is": "this"}}],
                        "effect": {"is": "create-token", "where": "mine", "token": {"name": "Page", "forest": 1, "mountain": 1, "water": 1}}}]}
        """
      And these cards
        | ref    | card   | player | zone            |
        | martyr | Martyr | Ann    | hero expedition |
      When Ann uses martyr
      Then Ann is asked to choose from Ann's hero expedition and Ann's companion expedition
      When Ann chooses Ann's companion expedition
      Then it is accepted
      And token1 is in Ann's companion expedition

    @case:altered-no-expedition-of-a-card-in-reserve @clause:2.1.h
    Scenario: A card discarded from Reserve as a cost was in no Expedition
      Given the made-up card "Martyr"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "quick-action", "zone": ["reserve", "expedition"], "cost": [{"is": "pay-discard"}],
                        "effect": {"is": "create-token", "where": "mine", "token": {"name": "Page", "forest": 1, "mountain": 1, "water": 1}}}]}
        """
      And these cards
        | ref    | card   | player | zone    |
        | martyr | Martyr | Ann    | reserve |
      When Ann uses martyr
      Then it is accepted
      And only this has changed
        | what   | from          | to            |
        | martyr | Ann's reserve | Ann's discard |

  Rule: the effect itself has moved it

    @case:altered-my-expedition-after-its-own-move @clause:2.1.h
    Scenario Outline: Once an effect has moved its object, "my Expedition" is the last one it was in: <case>
      Given the made-up card "Rover"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "quick-action", "cost": [{"is": "pay-exhaust"}],
                        "effect": {"is": "sequence", "steps": [
                          <step>,
                          {"is": "create-token", "where": "mine", "token": {"name": "Page", "forest": 1, "mountain": 1, "water": 1}}]}}]}
        """
      And these cards
        | ref   | card  | player | zone                 |
        | rover | Rover | Ann    | companion expedition |
      When Ann uses rover
      Then it is accepted
      And rover is in Ann's <gone>
      And token1 is in Ann's <token> expedition

      Examples:
        | case     | step                                                             | gone            | token     |
        | reserve  | {"is": "move", "what": {"is": "this"}, "to": "reserve"}          | reserve         | companion |
        | discard  | {"is": "discard", "what": {"is": "this"}}                        | discard         | companion |
        | hand     | {"is": "move", "what": {"is": "this"}, "to": "hand"}             | hand            | companion |
        | switched | {"is": "switch-expeditions", "what": {"is": "this"}}             | hero expedition | hero      |
        | switched and gone | {"is": "switch-expeditions", "what": {"is": "this"}}, {"is": "move", "what": {"is": "this"}, "to": "reserve"} | reserve | hero |

    @case:altered-my-expedition-after-it-came-back @clause:2.1.g @clause:7.2.1.c
    Scenario Outline: An object that its effect sent to Reserve and back has the <back> Expedition as "my Expedition"
      Given the made-up card "Rover"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "quick-action", "cost": [{"is": "pay-exhaust"}],
                        "effect": {"is": "sequence", "steps": [
                          {"is": "move", "what": {"is": "this"}, "to": "reserve"},
                          {"is": "move", "what": {"is": "this"}, "to": "expedition", "where": "<back>"},
                          {"is": "create-token", "where": "mine", "token": {"name": "Page", "forest": 1, "mountain": 1, "water": 1}}]}}]}
        """
      And these cards
        | ref   | card  | player | zone                 |
        | rover | Rover | Ann    | companion expedition |
      When Ann uses rover
      Then it is accepted
      And rover is in Ann's <back> expedition
      And token1 is in Ann's <back> expedition

      Examples:
        | back      |
        | hero      |
        | companion |

  Rule: it is elsewhere when its Reaction is played

    @case:altered-my-expedition-when-a-reaction-comes-late @clause:6.3.j
    Scenario Outline: Once a Reaction has moved its object, "my Expedition" in the next one is the last it was in: <case>
      Given the made-up card "Restless"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "name": "Go", "symbol": "join", "effect": <go>},
                       {"is": "reaction", "name": "Call", "symbol": "join",
                        "effect": {"is": "create-token", "where": "mine", "token": {"name": "Page", "forest": 1, "mountain": 1, "water": 1}}}]}
        """
      And these cards
        | ref      | card     | player | zone |
        | restless | Restless | Ann    | hand |
      And Ann has 1 ready mana
      When Ann plays restless for its mana cost in the companion expedition
      And Ann chooses restless: Go
      Then it is accepted
      And restless is in Ann's <gone>
      And token1 is in Ann's <token> expedition

      Examples:
        | case     | go                                                      | gone            | token     |
        | reserve  | {"is": "move", "what": {"is": "this"}, "to": "reserve"} | reserve         | companion |
        | discard  | {"is": "sacrifice", "what": {"is": "this"}}             | discard         | companion |
        | switched | {"is": "switch-expeditions", "what": {"is": "this"}}    | hero expedition | hero      |

    @case:altered-my-expedition-when-it-has-left @clause:6.3.j
    Scenario Outline: A Reaction to leaving knows the Expedition that was left: <to>
      Given the made-up card "Leaver"
        """
        {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
         "abilities": [{"is": "reaction", "trigger": {"event": "leaves", "this": true, "source": ["expedition"]},
                        "effect": {"is": "create-token", "where": "mine", "token": {"name": "Page", "forest": 1, "mountain": 1, "water": 1}}}]}
        """
      And the made-up card "Push"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "move", "what": {"is": "all", "what": {"type": ["character"]}}, "to": "<to>"}}
        """
      And these cards
        | ref    | card   | player | zone                 |
        | leaver | Leaver | Ann    | companion expedition |
        | push   | Push   | Bob    | hand                 |
      And it is Bob's turn
      When Bob plays push for its mana cost
      Then it is accepted
      And leaver is in Ann's <to>
      And token1 is in Ann's companion expedition

      Examples:
        | to      |
        | reserve |
        | discard |
        | hand    |
        | mana    |
