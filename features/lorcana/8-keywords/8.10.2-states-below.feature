Feature: What a shifted character takes over, and takes along
  Clauses 8.10.2 to 8.10.7: states, damage and effects of the card below, and the stack that leaves together.

  Rule: The shifted character takes over the states and the damage of the one below

    @case:shift-keeps-dry @clause:8.10.4 @clause:8.10.5 @clause:5.1.3
    Scenario: A character shifted onto a dry one can quest at once, for its own lore
      Given a game of Lorcana
      And these cards
        | ref  | card               | player | zone | state |
        | dog  | Stitch - New Dog   | Ann    | play |       |
        | star | Stitch - Rock Star | Ann    | hand |       |
      And Ann has 4 ready ink
      When Ann shifts star onto dog
      Then it is accepted
      And star is dry and ready
      When Ann quests with star
      Then it is accepted
      And Ann has 3 lore

    @case:shift-keeps-drying @clause:8.10.4 @clause:1.7.5
    Scenario: A character shifted onto a drying one cannot quest
      Given a game of Lorcana
      And these cards
        | ref  | card               | player | zone | state |
        | dog  | Stitch - New Dog   | Ann    | hand |       |
        | star | Stitch - Rock Star | Ann    | hand |       |
      And Ann has 5 ready ink
      When Ann plays dog for its ink cost
      Then it is accepted
      When Ann shifts star onto dog
      Then it is accepted
      And star is drying
      When Ann quests with star
      Then it is refused
      And nothing has changed

    @case:shift-keeps-exerted @clause:8.10.2 @clause:8.10.6
    Scenario: A character shifted onto an exerted, damaged one is exerted and damaged
      Given a game of Lorcana
      And these cards
        | ref  | card               | player | zone | state             |
        | dog  | Stitch - New Dog   | Ann    | play | exerted, 1 damage |
        | star | Stitch - Rock Star | Ann    | hand |                   |
      And Ann has 4 ready ink
      When Ann shifts star onto dog
      Then it is accepted
      And only this has changed
        | what      | from                          | to                            |
        | star      | Ann's hand                    | Ann's play, exerted, 1 damage |
        | dog       | Ann's play, exerted, 1 damage | Ann's play, under star        |
        | Ann's ink | 4 ready                       | 4 exerted                     |
      When Ann quests with star
      Then it is refused
      And nothing has changed

    @case:shift-into-death @clause:8.10.6 @clause:8.10.7 @clause:1.8.1.4
    Scenario: Damage that is too much for the shifted character banishes the whole stack
      Given a game of Lorcana
      And these cards
        | ref  | card                                                 | player | zone | state    |
        | big  | a character costing 5, named Stitch, with 9 Willpower | Ann   | play | 5 damage |
        | star | Stitch - Rock Star                                   | Ann    | hand |          |
      And Ann has 4 ready ink
      When Ann shifts star onto big
      Then it is accepted
      And only this has changed
        | what      | from                 | to            |
        | star      | Ann's hand           | Ann's discard |
        | big       | Ann's play, 5 damage | Ann's discard |
        | Ann's ink | 4 ready              | 4 exerted     |

    @case:shift-entering-exerted @clause:8.10.3
    Scenario: A shifted character that enters exerted is exerted even on a ready one
      Given a game of Lorcana
      And the made-up card "Sleepy Stitch"
        """
        {"name": "Stitch", "version": "Fast Asleep", "type": "character", "cost": 4, "strength": 3, "willpower": 4,
         "lore": 1, "classifications": ["Floodborn", "Alien"],
         "abilities": [{"is": "keyword", "keyword": "shift", "cost": [{"is": "ink", "amount": 2}]},
                       {"is": "enters-play", "exerted": true}]}
        """
      And these cards
        | ref    | card             | player | zone | state |
        | dog    | Stitch - New Dog | Ann    | play |       |
        | sleepy | Sleepy Stitch    | Ann    | hand |       |
      And Ann has 2 ready ink
      When Ann shifts sleepy onto dog
      Then it is accepted
      And sleepy is exerted and dry

    @case:shifted-character-sings @clause:8.10.5 @clause:8.10.4 @clause:5.4.4.2
    Scenario Outline: Rock Star tries to sing after being shifted onto a character that is <state>
      Given a game of Lorcana
      And these cards
        | ref  | card                      | player | zone | state   |
        | dog  | Stitch - New Dog          | Ann    | play | <state> |
        | star | Stitch - Rock Star        | Ann    | hand |         |
        | song | Friends on the Other Side | Ann    | hand |         |
      And Ann has 4 ready ink
      And Ann's deck has 2 cards
      When Ann shifts star onto dog
      Then it is accepted
      When Ann sings song with star
      Then <verdict>
      And <after>

      Examples:
        | state   | verdict        | after               |
        | dry     | it is accepted | star is exerted     |
        | drying  | it is refused  | nothing has changed |
        | exerted | it is refused  | nothing has changed |

    @case:shift-loses-the-text-below @clause:8.10.5 @clause:5.1.1.6
    Scenario: A shifted character does not have the abilities of the card below
      Given a game of Lorcana
      And the made-up card "Stitch the Crier"
        """
        {"name": "Stitch", "version": "Town Crier", "type": "character", "cost": 2, "strength": 1, "willpower": 2,
         "lore": 1, "classifications": ["Storyborn", "Alien"],
         "abilities": [{"is": "activated", "cost": [{"is": "ink", "amount": 1}], "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref   | card               | player | zone | state |
        | crier | Stitch the Crier   | Ann    | play |       |
        | star  | Stitch - Rock Star | Ann    | hand |       |
      And Ann has 6 ready ink
      When Ann uses crier
      Then it is accepted
      When Ann shifts star onto crier
      Then it is accepted
      When Ann uses star
      Then it is refused
      And nothing has changed
      When Ann uses crier
      Then it is refused
      And nothing has changed

    @case:shift-keeps-effects @clause:8.10.5
    Scenario: An effect that forbids a character to quest carries over to the one shifted onto it
      Given a game of Lorcana
      And the made-up card "Lullaby"
        """
        {"name": "Lullaby", "type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"], "whose": "yours"}},
           {"is": "forbid", "action": "quest", "what": {"it": "chosen"}}]}}
        """
      And these cards
        | ref     | card               | player | zone | state |
        | dog     | Stitch - New Dog   | Ann    | play |       |
        | star    | Stitch - Rock Star | Ann    | hand |       |
        | lullaby | Lullaby            | Ann    | hand |       |
      And Ann has 5 ready ink
      When Ann plays lullaby for its ink cost
      Then it is accepted
      When Ann shifts star onto dog
      Then it is accepted
      When Ann quests with star
      Then it is refused
      And nothing has changed

    @case:shift-keeps-a-gained-keyword @clause:8.10.5 @clause:8.11.1
    Scenario Outline: A character costing 6, shifted onto one that <what> Singer 7, tries to sing a song costing 7
      Given a game of Lorcana
      And the made-up card "Voice Lesson"
        """
        {"name": "Voice Lesson", "type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"], "whose": "<whose>"}},
           {"is": "gains", "keyword": "singer", "value": 7}]}}
        """
      And these cards
        | ref    | card               | player | zone | state |
        | dog    | Stitch - New Dog   | Ann    | play |       |
        | bobs   | Stitch - New Dog   | Bob    | play |       |
        | star   | Stitch - Rock Star | Ann    | hand |       |
        | lesson | Voice Lesson       | Ann    | hand |       |
        | song   | a song costing 7   | Ann    | hand |       |
      And Ann has 5 ready ink
      When Ann plays lesson for its ink cost
      Then it is accepted
      When Ann shifts star onto dog
      Then it is accepted
      When Ann sings song with star
      Then <verdict>
      And <after>

      Examples:
        | what         | whose    | verdict        | after               |
        | has gained   | yours    | it is accepted | star is exerted     |
        | never gained | opposing | it is refused  | nothing has changed |

    @case:shift-with-bodyguard @clause:8.10.3 @clause:8.3.2
    Scenario Outline: A Bodyguard shifted onto a ready character may enter exerted: <answer>
      Given a game of Lorcana
      And these cards
        | ref   | card                                                         | player | zone | state |
        | dog   | Stitch - New Dog                                             | Ann    | play |       |
        | guard | a character costing 4, named Stitch, with Shift 2, with Bodyguard | Ann | hand |      |
      And Ann has 2 ready ink
      When Ann shifts guard onto dog
      And Ann chooses <answer>
      Then guard is on top of dog
      And guard is <state> and dry

      Examples:
        | answer | state   |
        | yes    | exerted |
        | no     | ready   |

    @case:used-shift-is-remembered @clause:8.10.1 @clause:4.3.4.1
    Scenario: Pie Slinger makes Bob lose 2 lore when it was shifted
      Given a game of Lorcana
      And these cards
        | ref    | card                          | player | zone | state |
        | pie    | Donald Duck - Pie Slinger     | Ann    | hand |       |
        | donald | Donald Duck - Boisterous Fowl | Ann    | play |       |
      And Ann has 4 ready ink
      And Bob has 5 lore
      When Ann shifts pie onto donald
      Then it is accepted
      And Bob has 3 lore

    @case:unused-shift-is-no-shift @clause:4.3.2.2
    Scenario: Pie Slinger makes Bob lose no lore when it was paid for with ink
      Given a game of Lorcana
      And these cards
        | ref    | card                          | player | zone | state |
        | pie    | Donald Duck - Pie Slinger     | Ann    | hand |       |
        | donald | Donald Duck - Boisterous Fowl | Ann    | play |       |
      And Ann has 5 ready ink
      And Bob has 5 lore
      When Ann plays pie for its ink cost
      Then it is accepted
      And Bob has 5 lore

  Rule: When the shifted character leaves, the whole stack goes with it

    @case:stack-returns-to-hand @clause:8.10.7 @clause:5.1.1.7
    Scenario: Mother Knows Best returns every card of the stack to hand
      Given a game of Lorcana
      And these cards
        | ref    | card               | player | zone | state    | under |
        | mother | Mother Knows Best  | Ann    | hand |          |       |
        | star   | Stitch - Rock Star | Bob    | play | 2 damage |       |
        | dog    | Stitch - New Dog   | Bob    | play |          | star  |
      And Ann has 3 ready ink
      When Ann plays mother for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from                   | to            |
        | mother    | Ann's hand             | Ann's discard |
        | star      | Bob's play, 2 damage   | Bob's hand    |
        | dog       | Bob's play, under star | Bob's hand    |
        | Ann's ink | 3 ready                | 3 exerted     |
