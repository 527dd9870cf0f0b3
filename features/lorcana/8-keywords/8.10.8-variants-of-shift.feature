@needs:shift-variants @edition:>=2.2
Feature: Lorcana 8.10.8, variants of Shift
  Duo and Combo Shift go on two characters, Temporary Shift lasts for a turn, and Potato Shift goes on an item.

  Background:
    Given a game of Lorcana
    And the made-up card "Juno & Milo - Side by Side"
      """
      {"name": "Juno & Milo", "version": "Side by Side", "type": "character", "cost": 7, "strength": 4, "willpower": 6,
       "lore": 3, "classifications": ["Floodborn"],
       "abilities": [{"is": "keyword", "keyword": "shift", "variants": ["duo"], "cost": [{"is": "ink", "amount": 2}]}]}
      """
    And the made-up card "Juno & Milo - One or Both"
      """
      {"name": "Juno & Milo", "version": "One or Both", "type": "character", "cost": 7, "strength": 4, "willpower": 6,
       "lore": 3, "classifications": ["Floodborn"],
       "abilities": [{"is": "keyword", "keyword": "shift", "variants": ["combo"], "cost": [{"is": "ink", "amount": 2}]}]}
      """
    And the made-up card "Juno - For a While"
      """
      {"name": "Juno", "version": "For a While", "type": "character", "cost": 5, "strength": 4, "willpower": 6, "lore": 3,
       "classifications": ["Floodborn"],
       "abilities": [{"is": "keyword", "keyword": "shift", "variants": ["temporary"], "cost": [{"is": "ink", "amount": 2}]}]}
      """
    And the made-up card "Posy - Garden Ghost"
      """
      {"name": "Posy", "version": "Garden Ghost", "type": "character", "cost": 5, "strength": 4, "willpower": 6, "lore": 3,
       "classifications": ["Floodborn"],
       "abilities": [{"is": "keyword", "keyword": "shift", "variants": ["potato"], "cost": [{"is": "ink", "amount": 2}]}]}
      """
    And the made-up card "Understudy"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1,
       "abilities": [{"is": "named-for-shift", "named": ["Juno"]}]}
      """
    And the made-up card "Putty"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1,
       "abilities": [{"is": "named-for-shift"}]}
      """

  Rule: Duo Shift goes on two characters, one for each name of the card

    @case:duo-shift @clause:8.10.8.3
    Scenario: Duo Shift puts the card onto a Juno and a Milo for its Shift cost
      Given these cards
        | ref  | card                               | player | zone |
        | juno | a character costing 1, named Juno  | Ann    | play |
        | milo | a character costing 1, named Milo  | Ann    | play |
        | both | Juno & Milo - Side by Side         | Ann    | hand |
      And Ann has 2 ready ink
      When Ann shifts both onto juno and milo
      Then it is accepted
      And only this has changed
        | what      | from       | to                     |
        | both      | Ann's hand | Ann's play             |
        | juno      | Ann's play | Ann's play, under both |
        | milo      | Ann's play | Ann's play, under both |
        | Ann's ink | 2 ready    | 2 exerted              |
      When Ann quests with both
      Then it is accepted
      And Ann has 3 lore

    @case:duo-shift-the-other-way-round @clause:8.10.8.3
    Scenario: The order in which the two characters are named makes no difference to Duo Shift
      Given these cards
        | ref  | card                               | player | zone |
        | juno | a character costing 1, named Juno  | Ann    | play |
        | milo | a character costing 1, named Milo  | Ann    | play |
        | both | Juno & Milo - Side by Side         | Ann    | hand |
      And Ann has 2 ready ink
      When Ann shifts both onto milo and juno
      Then it is accepted
      And both is on top of juno
      And both is on top of milo

    @case:duo-shift-needs-two @clause:8.10.8.3 @ruling:R116a
    Scenario Outline: Duo Shift needs a Juno and a Milo of one's own: <what> is not enough
      Given these cards
        | ref  | card                                     | player   | zone    |
        | one  | <one>                                    | Ann      | play    |
        | two  | a character costing 1, named <two>       | <whose>  | <where> |
        | both | Juno & Milo - Side by Side               | Ann      | hand    |
      And Ann has 2 ready ink
      When Ann shifts both onto <onto>
      Then it is refused
      And nothing has changed

      Examples:
        | what                    | one                                      | two  | whose | where   | onto        |
        | one Juno                | a character costing 1, named Juno        | Milo | Ann   | play    | one         |
        | two Junos               | a character costing 1, named Juno        | Juno | Ann   | play    | one and two |
        | another one beside Juno | a character costing 1, named Juno        | Otto | Ann   | play    | one and two |
        | who has both names      | a character costing 1, named Juno & Milo | Otto | Ann   | play    | one         |
        | the Milo of an opponent | a character costing 1, named Juno        | Milo | Bob   | play    | one and two |
        | a Milo in hand          | a character costing 1, named Juno        | Milo | Ann   | hand    | one and two |
        | a Milo in the discard   | a character costing 1, named Juno        | Milo | Ann   | discard | one and two |
        | an item named Juno      | an item costing 1, named Juno            | Milo | Ann   | play    | one and two |
        | a Juno that is Milo too | a character costing 1, named Juno & Milo | Juno | Bob   | play    | one         |

    @case:duo-shift-not-onto-three @clause:8.10.8.3
    Scenario: Duo Shift does not go onto three characters
      Given these cards
        | ref  | card                               | player | zone |
        | juno | a character costing 1, named Juno  | Ann    | play |
        | jade | a character costing 2, named Juno  | Ann    | play |
        | milo | a character costing 1, named Milo  | Ann    | play |
        | both | Juno & Milo - Side by Side         | Ann    | hand |
      And Ann has 2 ready ink
      When Ann shifts both onto juno, jade and milo
      Then it is refused
      And nothing has changed

    @case:duo-shift-one-name-each @clause:8.10.8.3 @clause:5.2.6.1
    Scenario: A character with both names stands for one of them in Duo Shift, beside another character
      Given these cards
        | ref   | card                                     | player | zone |
        | twins | a character costing 1, named Juno & Milo | Ann    | play |
        | milo  | a character costing 1, named Milo        | Ann    | play |
        | both  | Juno & Milo - Side by Side               | Ann    | hand |
      And Ann has 2 ready ink
      When Ann shifts both onto milo and twins
      Then it is accepted
      And both is on top of twins
      And both is on top of milo

    @case:duo-shift-further-names @clause:8.10.8.3 @clause:1.2.1
    Scenario Outline: Duo Shift onto <one> and a <two> is <outcome>
      Given these cards
        | ref  | card                               | player | zone |
        | one  | <one>                              | Ann    | play |
        | two  | a character costing 1, named <two> | Ann    | play |
        | both | Juno & Milo - Side by Side         | Ann    | hand |
      And Ann has 2 ready ink
      When Ann shifts both onto one and two
      Then it is <outcome>

      Examples:
        | case             | one        | two  | outcome  |
        | further-name     | Understudy | Milo | accepted |
        | of-the-same-name | Understudy | Juno | refused  |
        | any-name-as-juno | Putty      | Milo | accepted |
        | any-name-as-milo | Putty      | Juno | accepted |
        | other-name       | Putty      | Otto | refused  |

    @case:duo-shift-any-name-is-one-name @clause:8.10.8.3
    Scenario: A character that counts as having any name is still only one character for Duo Shift
      Given these cards
        | ref   | card                       | player | zone |
        | putty | Putty                      | Ann    | play |
        | both  | Juno & Milo - Side by Side | Ann    | hand |
      And Ann has 2 ready ink
      When Ann shifts both onto putty
      Then it is refused
      And nothing has changed

    @case:duo-shift-asked @clause:8.10.8.3
    Scenario: With two Junos in play, Ann chooses which one goes below beside Milo
      Given these cards
        | ref  | card                               | player | zone | state   |
        | juno | a character costing 1, named Juno  | Ann    | play | exerted |
        | jade | a character costing 2, named Juno  | Ann    | play |         |
        | milo | a character costing 1, named Milo  | Ann    | play |         |
        | otto | a character costing 1, named Otto  | Ann    | play |         |
        | both | Juno & Milo - Side by Side         | Ann    | hand |         |
      And Ann has 2 ready ink
      When Ann shifts both
      And Ann chooses jade and milo
      Then it is accepted
      And both is on top of jade
      And both is on top of milo
      And both is ready
      And juno is not under both

    @case:duo-shift-nobody-to-be-asked @clause:8.10.8.3
    Scenario Outline: With <what>, Duo Shift is done or refused without asking
      Given these cards
        | ref  | card                               | player | zone |
        | juno | a character costing 1, named Juno  | Ann    | play |
        | two  | a character costing 1, named <two> | Ann    | play |
        | more | a character costing 2, named Juno  | Ann    | <at> |
        | both | Juno & Milo - Side by Side         | Ann    | hand |
      And Ann has 2 ready ink
      When Ann shifts both
      Then <verdict>
      And <after>

      Examples:
        | what              | two  | at      | verdict        | after                  |
        | one of each       | Milo | discard | it is accepted | both is on top of juno |
        | two Junos         | Juno | discard | it is refused  | nothing has changed    |
        | three Junos       | Juno | play    | it is refused  | nothing has changed    |

    @case:duo-shift-without-its-ink @clause:4.3.2.4 @clause:1.5.3
    Scenario: Duo Shift is refused without the ink for its Shift cost
      Given these cards
        | ref  | card                               | player | zone |
        | juno | a character costing 1, named Juno  | Ann    | play |
        | milo | a character costing 1, named Milo  | Ann    | play |
        | both | Juno & Milo - Side by Side         | Ann    | hand |
      And Ann has 1 ready ink
      When Ann shifts both
      Then it is refused
      And nothing has changed

    @case:duo-shift-keeps-who-lies-below @clause:8.10.8.3 @clause:4.3.2.4 @clause:1.5.3
    Scenario Outline: A character banished to pay for Duo Shift cannot be one of the two below: <what>
      Given the made-up card "Juno & Milo - Paid in Friends"
        """
        {"name": "Juno & Milo", "version": "Paid in Friends", "type": "character", "cost": 7, "strength": 4, "willpower": 6,
         "lore": 3, "classifications": ["Floodborn"],
         "abilities": [{"is": "keyword", "keyword": "shift", "variants": ["duo"],
                        "cost": [{"is": "banish-chosen", "what": {"type": ["character"]}}]}]}
        """
      And these cards
        | ref  | card                               | player | zone |
        | juno | a character costing 1, named Juno  | Ann    | play |
        | milo | a character costing 1, named Milo  | Ann    | play |
        | otto | a character costing 1, named Otto  | Ann    | <at> |
        | both | Juno & Milo - Paid in Friends      | Ann    | hand |
      When Ann shifts both onto juno and milo
      Then <verdict>
      And <after>

      Examples:
        | case           | what                | at   | verdict        | after                   |
        | with-a-third   | a third character   | play | it is accepted | otto is in Ann's discard |
        | without-others | nobody else in play | hand | it is refused  | nothing has changed     |

    @case:duo-shift-onto-one-twice @clause:8.10.8.3
    Scenario: A character with both names cannot be named twice for Duo Shift
      Given these cards
        | ref   | card                                     | player | zone |
        | twins | a character costing 1, named Juno & Milo | Ann    | play |
        | both  | Juno & Milo - Side by Side               | Ann    | hand |
      And Ann has 2 ready ink
      When Ann shifts both onto twins and twins
      Then it is refused
      And nothing has changed

    @case:duo-shift-not-from-below @clause:8.10.8.3 @clause:5.1.1.5
    Scenario: A Milo that lies under another card cannot be used for Duo Shift
      Given these cards
        | ref   | card                              | player | zone | under |
        | juno  | a character costing 1, named Juno | Ann    | play |       |
        | upper | a character costing 2, named Milo | Ann    | play |       |
        | lower | a character costing 1, named Milo | Ann    | play | upper |
        | both  | Juno & Milo - Side by Side        | Ann    | hand |       |
      And Ann has 2 ready ink
      When Ann shifts both onto juno and lower
      Then it is refused
      And nothing has changed

    @case:duo-shift-without-a-choice @clause:8.10.8.3 @clause:8.10.1
    Scenario: Ann is not asked which Juno goes below when the other one must be banished to pay
      Given the made-up card "Juno & Milo - Paid in Heroes"
        """
        {"name": "Juno & Milo", "version": "Paid in Heroes", "type": "character", "cost": 7, "strength": 4, "willpower": 6,
         "lore": 3, "classifications": ["Floodborn"],
         "abilities": [{"is": "keyword", "keyword": "shift", "variants": ["duo"],
                        "cost": [{"is": "banish-chosen", "what": {"classified": ["Hero"]}}]}]}
        """
      And these cards
        | ref  | card                                        | player | zone |
        | juno | a character costing 1, named Juno           | Ann    | play |
        | milo | a character costing 1, named Milo           | Ann    | play |
        | jade | a character costing 2, named Juno, classified Hero | Ann    | play |
        | both | Juno & Milo - Paid in Heroes                | Ann    | hand |
      When Ann shifts both
      Then it is accepted
      And both is on top of juno
      And both is on top of milo
      And jade is in Ann's discard

    @case:duo-shift-text-of-the-second @clause:4.3.4.2 @clause:8.10.5 @ruling:R143
    Scenario: An ability of the second card below that refers to itself affects the card on top
      Given the made-up card "Milo - Fan"
        """
        {"name": "Milo", "version": "Fan", "type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "played", "what": {"type": ["character"]}}],
                        "effect": {"is": "gets", "it": "this", "stat": "strength", "plus": 2}}]}
        """
      And these cards
        | ref  | card                              | player | zone |
        | juno | a character costing 1, named Juno | Ann    | play |
        | milo | Milo - Fan                        | Ann    | play |
        | both | Juno & Milo - Side by Side        | Ann    | hand |
      And Ann has 2 ready ink
      When Ann shifts both onto juno and milo
      Then it is accepted
      And both has 6 Strength

    @case:duo-shift-while-hurt @clause:4.3.4.2
    Scenario Outline: The second card's ability triggers only if that card is damaged; its state: <damage>
      Given the made-up card "Milo - Hurt"
        """
        {"name": "Milo", "version": "Hurt", "type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1,
         "abilities": [{"is": "triggered",
                        "when": [{"event": "played", "what": {"type": ["character"]},
                                  "while": {"is": "this-is", "what": {"damaged": true}}}],
                        "effect": {"is": "gain-lore", "lore": 2}}]}
        """
      And these cards
        | ref  | card                              | player | zone | state    |
        | juno | a character costing 1, named Juno | Ann    | play |          |
        | milo | Milo - Hurt                       | Ann    | play | <damage> |
        | both | Juno & Milo - Side by Side        | Ann    | hand |          |
      And Ann has 2 ready ink
      When Ann shifts both onto juno and milo
      Then it is accepted
      And Ann has <lore> lore

      Examples:
        | case | damage   | lore |
        | hurt | 1 damage | 2    |
        | not  | ready    | 0    |

    @case:duo-shift-what-was-to-come @clause:8.10.5 @clause:6.2.7.2
    Scenario Outline: A delayed effect on <whom>, one of the two below, happens to the card on top
      Given the made-up card "Curfew"
        """
        {"name": "Curfew", "type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"], "whose": "yours"}},
           {"is": "later", "ability": {"is": "triggered", "when": [{"event": "turn-ends", "who": "any"}],
                                       "effect": {"is": "banish", "it": "chosen"}}}]}}
        """
      And these cards
        | ref    | card                              | player | zone |
        | juno   | a character costing 1, named Juno | Ann    | play |
        | milo   | a character costing 1, named Milo | Ann    | play |
        | both   | Juno & Milo - Side by Side        | Ann    | hand |
        | curfew | Curfew                            | Ann    | hand |
      And Ann has 2 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann plays curfew for its ink cost
      And Ann chooses <whom>
      And Ann shifts both onto juno and milo
      And Ann ends their turn
      Then both is in Ann's discard
      And juno is in Ann's discard
      And milo is in Ann's discard

      Examples:
        | whom |
        | juno |
        | milo |

    @case:duo-shift-what-has-happened @clause:8.10.5 @clause:6.1.16
    Scenario Outline: The card on top counts as having quested this turn if a card below did: <whom> quested
      Given the made-up card "Juno & Milo - Proud"
        """
        {"name": "Juno & Milo", "version": "Proud", "type": "character", "cost": 7, "strength": 4, "willpower": 6,
         "lore": 3, "classifications": ["Floodborn"],
         "abilities": [{"is": "keyword", "keyword": "shift", "variants": ["duo"], "cost": [{"is": "ink", "amount": 0}]},
                       {"is": "triggered", "when": [{"event": "played", "this": true}],
                        "effect": {"is": "if", "condition": {"is": "happened-this-turn", "event": "quested", "what": {"it": "this"}},
                                   "then": {"is": "gain-lore", "lore": 5}}}]}
        """
      And these cards
        | ref  | card                              | player | zone |
        | juno | a character costing 1, named Juno | Ann    | play |
        | milo | a character costing 1, named Milo | Ann    | play |
        | otto | a character costing 1, named Otto | Ann    | play |
        | both | Juno & Milo - Proud               | Ann    | hand |
      When Ann quests with <whom>
      And Ann shifts both onto juno and milo
      Then it is accepted
      And Ann has <lore> lore

      Examples:
        | whom | lore |
        | juno | 6    |
        | milo | 6    |
        | otto | 1    |

    @case:duo-shift-what-it-keeps-up @clause:8.10.5 @clause:6.1.13.5
    Scenario: An effect that lasts while the second card is in play ends when the card on top leaves
      Given the made-up card "Milo - Coach"
        """
        {"name": "Milo", "version": "Coach", "type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1,
         "abilities": [{"is": "activated", "cost": [{"is": "ink", "amount": 0}],
                        "effect": {"is": "sequence", "steps": [
                          {"is": "choose", "what": {"type": ["character"], "other": true, "whose": "yours"}},
                          {"is": "gets", "stat": "strength", "plus": 3, "until": "while-this-in-play"}]}}]}
        """
      And these cards
        | ref    | card                              | player | zone |
        | juno   | a character costing 1, named Juno | Ann    | play |
        | milo   | Milo - Coach                      | Ann    | play |
        | otto   | a character costing 1, named Otto | Ann    | play |
        | both   | Juno & Milo - Side by Side        | Ann    | hand |
        | mother | Mother Knows Best                 | Ann    | hand |
      And Ann has 5 ready ink
      When Ann uses milo
      And Ann chooses otto
      And Ann shifts both onto juno and milo
      Then otto has 5 Strength
      When Ann plays mother for its ink cost
      And Ann chooses both
      Then both is in Ann's hand
      And otto has 2 Strength

    @case:duo-shift-onto-stacks @clause:8.10.8.3 @clause:5.1.1.7 @clause:1.4.3
    Scenario: Cards under the two lie under the Duo card, facedown as before, and leave with it to their owners
      Given these cards
        | ref    | card                              | player | zone | under | state    |
        | juno   | a character costing 1, named Juno | Ann    | play |        |         |
        | deep   | a character costing 2, named Juno | Ann    | play | juno  |          |
        | milo   | a character costing 1, named Milo | Ann    | play |       |          |
        | secret | a character costing 3             | Ann    | play | milo  | facedown |
        | bobs   | a character costing 4             | Bob    | play | secret |         |
        | both   | Juno & Milo - Side by Side        | Ann    | hand |       |          |
        | mother | Mother Knows Best                 | Ann    | hand |       |          |
      And Ann has 5 ready ink
      When Ann shifts both onto juno and milo
      Then it is accepted
      And both is on top of deep
      And both is on top of secret
      And both is on top of bobs
      And secret is facedown
      And deep is faceup
      When Ann plays mother for its ink cost
      Then deep is in Ann's hand
      And secret is in Ann's hand
      And bobs is in Bob's hand

  Rule: Of two cards below, one that is exerted or drying is enough

    @case:shift-onto-two-states @clause:8.10.4.2 @clause:8.10.2 @clause:8.10.4 @ruling:R116b
    Scenario Outline: The card is shifted onto one character that is <one> and one that is <two>
      Given these cards
        | ref  | card                               | player | zone | state |
        | juno | a character costing 1, named Juno  | Ann    | play | <one> |
        | milo | a character costing 1, named Milo  | Ann    | play | <two> |
        | both | Juno & Milo - Side by Side         | Ann    | hand |       |
      And Ann has 2 ready ink
      When Ann shifts both onto juno and milo
      Then it is accepted
      And both is <state>

      Examples:
        | case              | one             | two             | state               |
        | neither           | ready           | dry             | ready and dry       |
        | first-drying      | drying          | dry             | ready and drying    |
        | second-drying     | dry             | drying          | ready and drying    |
        | first-exerted     | exerted         | ready           | exerted and dry     |
        | second-exerted    | ready           | exerted         | exerted and dry     |
        | one-of-each       | exerted         | drying          | exerted and drying  |
        | both-in-the-first | exerted, drying | ready           | exerted and drying  |

    @case:shift-onto-two-damage @clause:8.10.6 @clause:8.10.8.3
    Scenario: A card shifted onto two characters takes over the damage of both
      Given these cards
        | ref  | card                               | player | zone | state    |
        | juno | a character costing 1, named Juno  | Ann    | play | 1 damage |
        | milo | a character costing 1, named Milo  | Ann    | play | 2 damage |
        | both | Juno & Milo - Side by Side         | Ann    | hand |          |
      And Ann has 2 ready ink
      When Ann shifts both onto juno and milo
      Then it is accepted
      And both has 3 damage

    @case:shift-onto-two-effects @clause:8.10.5 @clause:8.10.8.3
    Scenario Outline: An effect on <whom>, one of the two below, carries over to the card on top
      Given the made-up card "Lullaby"
        """
        {"name": "Lullaby", "type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"], "whose": "yours"}},
           {"is": "forbid", "action": "quest", "what": {"it": "chosen"}}]}}
        """
      And the made-up card "Lift"
        """
        {"name": "Lift", "type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"], "whose": "yours"}},
           {"is": "gets", "stat": "strength", "plus": 2}]}}
        """
      And these cards
        | ref     | card                               | player | zone |
        | juno    | a character costing 1, named Juno  | Ann    | play |
        | milo    | a character costing 1, named Milo  | Ann    | play |
        | both    | Juno & Milo - Side by Side         | Ann    | hand |
        | lullaby | Lullaby                            | Ann    | hand |
        | lift    | Lift                               | Ann    | hand |
      And Ann has 2 ready ink
      When Ann plays lullaby for its ink cost
      And Ann chooses <whom>
      And Ann plays lift for its ink cost
      And Ann chooses <whom>
      And Ann shifts both onto juno and milo
      Then it is accepted
      And both has 6 Strength
      When Ann quests with both
      Then it is refused
      And nothing has changed

      Examples:
        | whom |
        | juno |
        | milo |

    @case:shift-onto-two-separate-effects @clause:8.10.5 @clause:8.10.8.3
    Scenario: Effects on each of the two characters below both apply to the card on top
      Given the made-up card "Lift"
        """
        {"name": "Lift", "type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"], "whose": "yours"}},
           {"is": "gets", "stat": "strength", "plus": 2}]}}
        """
      And these cards
        | ref   | card                               | player | zone |
        | juno  | a character costing 1, named Juno  | Ann    | play |
        | milo  | a character costing 1, named Milo  | Ann    | play |
        | both  | Juno & Milo - Side by Side         | Ann    | hand |
        | lift1 | Lift                               | Ann    | hand |
        | lift2 | Lift                               | Ann    | hand |
      And Ann has 2 ready ink
      When Ann plays lift1 for its ink cost
      And Ann chooses juno
      And Ann plays lift2 for its ink cost
      And Ann chooses milo
      And Ann shifts both onto juno and milo
      Then it is accepted
      And both has 8 Strength

    @case:shift-onto-two-not-for-one-alone @clause:8.10.5 @clause:8.10.8.3
    Scenario: A keyword given to both characters below carries over to the card on top
      Given the made-up card "Hush"
        """
        {"name": "Hush", "type": "action", "cost": 0,
         "effect": {"is": "gains", "keyword": "evasive", "all": {"type": ["character"], "whose": "yours"}}}
        """
      And these cards
        | ref  | card                               | player | zone |
        | juno | a character costing 1, named Juno  | Ann    | play |
        | milo | a character costing 1, named Milo  | Ann    | play |
        | both | Juno & Milo - Side by Side         | Ann    | hand |
        | hush | Hush                               | Ann    | hand |
      And Ann has 2 ready ink
      When Ann plays hush for its ink cost
      And Ann shifts both onto juno and milo
      Then it is accepted
      And both has Evasive

    @case:shift-onto-two-texts @clause:5.1.1.6 @clause:5.1.1.5
    Scenario: Neither of the two cards below keeps its text
      Given the made-up card "Juno - Crier"
        """
        {"name": "Juno", "version": "Crier", "type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1,
         "abilities": [{"is": "static-gets", "stat": "strength", "plus": 1, "what": {"type": ["character"], "whose": "yours"}}]}
        """
      And the made-up card "Milo - Crier"
        """
        {"name": "Milo", "version": "Crier", "type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1,
         "abilities": [{"is": "static-gets", "stat": "strength", "plus": 1, "what": {"type": ["character"], "whose": "yours"}}]}
        """
      And these cards
        | ref  | card                       | player | zone |
        | juno | Juno - Crier               | Ann    | play |
        | milo | Milo - Crier               | Ann    | play |
        | both | Juno & Milo - Side by Side | Ann    | hand |
      And Ann has 2 ready ink
      When Ann shifts both onto juno and milo
      Then it is accepted
      And both has 4 Strength

    @case:shift-onto-two-covered @clause:4.3.4.2 @clause:8.10.8.3
    Scenario Outline: Abilities of <one> and <two> still trigger for the card played onto them
      Given the made-up card "Juno - Host"
        """
        {"name": "Juno", "version": "Host", "type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "played", "what": {"type": ["character"]}}],
                        "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And the made-up card "Milo - Host"
        """
        {"name": "Milo", "version": "Host", "type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "played", "what": {"type": ["character"]}}],
                        "effect": {"is": "gain-lore", "lore": 3}}]}
        """
      And these cards
        | ref  | card                       | player | zone |
        | juno | <one>                      | Ann    | play |
        | milo | <two>                      | Ann    | play |
        | both | Juno & Milo - Side by Side | Ann    | hand |
      And Ann has 2 ready ink
      When Ann shifts both onto juno and milo
      Then it is accepted
      And Ann has <lore> lore
      And no ability waits

      Examples:
        | case   | one                               | two                               | lore |
        | first  | Juno - Host                       | a character costing 1, named Milo | 1    |
        | second | a character costing 1, named Juno | Milo - Host                       | 3    |

    @case:shift-onto-two-leaves-together @clause:8.10.7 @clause:5.1.1.7 @clause:8.10.8.3
    Scenario: A card shifted onto two characters returns to hand together with both
      Given these cards
        | ref    | card                               | player | zone |
        | mother | Mother Knows Best                  | Ann    | hand |
        | juno   | a character costing 1, named Juno  | Ann    | play |
        | milo   | a character costing 1, named Milo  | Ann    | play |
        | both   | Juno & Milo - Side by Side         | Ann    | hand |
      And Ann has 5 ready ink
      When Ann shifts both onto juno and milo
      And Ann plays mother for its ink cost
      Then it is accepted
      And only this has changed
        | what      | from                   | to            |
        | mother    | Ann's hand             | Ann's discard |
        | both      | Ann's play             | Ann's hand    |
        | juno      | Ann's play, under both | Ann's hand    |
        | milo      | Ann's play, under both | Ann's hand    |
        | Ann's ink | 3 ready, 2 exerted     | 5 exerted     |

  Rule: Combo Shift goes on one character of its names, or on two that bring both

    @case:combo-shift @clause:8.10.8.4 @ruling:R110b
    Scenario Outline: Combo Shift goes onto <onto>: <who> below
      Given these cards
        | ref  | card                               | player | zone | state   |
        | juno | a character costing 1, named Juno  | Ann    | play |         |
        | milo | a character costing 1, named Milo  | Ann    | play | exerted |
        | both | Juno & Milo - One or Both          | Ann    | hand |         |
      And Ann has 2 ready ink
      When Ann shifts both onto <onto>
      Then it is accepted
      And both is <state>
      And juno <where>
      And milo <there>

      Examples:
        | onto          | who     | state           | where            | there            |
        | juno          | one     | ready and dry   | is under both    | is not under both |
        | milo          | one     | exerted and dry | is not under both | is under both    |
        | juno and milo | both    | exerted and dry | is under both    | is under both    |

    @case:combo-shift-drying @clause:8.10.8.4 @clause:8.10.4.2 @ruling:R110a
    Scenario: Combo Shift onto a dry and a drying character leaves the card drying
      Given these cards
        | ref  | card                               | player | zone | state  |
        | juno | a character costing 1, named Juno  | Ann    | play |        |
        | milo | a character costing 1, named Milo  | Ann    | play | drying |
        | both | Juno & Milo - One or Both          | Ann    | hand |        |
      And Ann has 2 ready ink
      When Ann shifts both onto juno and milo
      Then it is accepted
      And both is drying
      When Ann quests with both
      Then it is refused
      And nothing has changed

    @case:combo-shift-limits @clause:8.10.8.4
    Scenario Outline: Combo Shift does not go onto <what>
      Given these cards
        | ref  | card                               | player  | zone    |
        | juno | a character costing 1, named Juno  | Ann     | play    |
        | two  | a character costing 1, named <two> | <whose> | <where> |
        | both | Juno & Milo - One or Both          | Ann     | hand    |
      And Ann has 2 ready ink
      When Ann shifts both onto <onto>
      Then it is refused
      And nothing has changed

      Examples:
        | what                       | two  | whose | where | onto               |
        | two Junos                  | Juno | Ann   | play  | juno and two       |
        | one of another name        | Otto | Ann   | play  | two                |
        | another player's Milo      | Milo | Bob   | play  | two                |
        | a Milo in hand             | Milo | Ann   | hand  | juno and two       |

    @case:combo-shift-asked @clause:8.10.8.4
    Scenario Outline: Ann chooses whether Combo Shift goes onto one character or both: <wanted>
      Given these cards
        | ref  | card                               | player | zone | state   |
        | juno | a character costing 1, named Juno  | Ann    | play |         |
        | milo | a character costing 1, named Milo  | Ann    | play | exerted |
        | both | Juno & Milo - One or Both          | Ann    | hand |         |
      And Ann has 2 ready ink
      When Ann shifts both
      And Ann chooses <wanted>
      Then it is accepted
      And both is <state>

      Examples:
        | wanted        | state   |
        | juno          | ready   |
        | milo          | exerted |
        | juno and milo | exerted |

    @case:combo-shift-one-name @clause:8.10.8.4 @clause:5.2.6.1
    Scenario Outline: Combo Shift onto a single character needs one of its names: <card>
      Given these cards
        | ref  | card                      | player | zone |
        | one  | <card>                    | Ann    | play |
        | both | Juno & Milo - One or Both | Ann    | hand |
      And Ann has 2 ready ink
      When Ann shifts both
      Then it is <outcome>

      Examples:
        | case         | card                                     | outcome  |
        | both-names   | a character costing 1, named Juno & Milo | accepted |
        | further-name | Understudy                               | accepted |
        | any-name     | Putty                                    | accepted |
        | other-name   | a character costing 1, named Otto        | refused  |
        | item         | an item costing 1, named Juno            | refused  |

  Rule: Temporary Shift lasts until the end of the turn

    @case:temporary-shift @clause:8.10.8.5 @clause:6.2.7.2
    Scenario: At the end of the turn only the card with Temporary Shift returns to hand, and the damage is gone
      Given these cards
        | ref   | card                              | player | zone | state    |
        | below | a character costing 1, named Juno | Ann    | play | 2 damage |
        | while | Juno - For a While                | Ann    | hand |          |
      And Ann has 2 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann shifts while onto below
      Then it is accepted
      And while is dry and ready
      And while has 2 damage
      When Ann quests with while
      Then Ann has 3 lore
      When Ann ends their turn
      Then while is in Ann's hand
      And below is in Ann's play
      And below is undamaged and exerted
      And it is Bob's turn

    @case:temporary-shift-is-a-shift @clause:8.10.1
    Scenario Outline: Temporary Shift needs a character of the same name, like any Shift: <card>
      Given these cards
        | ref   | card               | player | zone |
        | below | <card>             | Ann    | play |
        | while | Juno - For a While | Ann    | hand |
      And Ann has 2 ready ink
      When Ann shifts while onto below
      Then it is <outcome>

      Examples:
        | case  | card                              | outcome  |
        | name  | a character costing 1, named Juno | accepted |
        | other | a character costing 1, named Otto | refused  |

    @case:temporary-shift-for-ink @clause:8.10.8.5
    Scenario: A card with Temporary Shift that was played for ink stays in play
      Given these cards
        | ref   | card                              | player | zone | state    |
        | below | a character costing 1, named Juno | Ann    | play | 2 damage |
        | while | Juno - For a While                | Ann    | hand |          |
      And Ann has 5 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann plays while for its ink cost
      And Ann ends their turn
      Then while is in Ann's play
      And below has 2 damage

    @case:temporary-shift-banished @clause:8.10.8.5 @clause:8.10.7
    Scenario: A Temporary Shift stack banished before the end of the turn does not come back
      Given these cards
        | ref    | card                                      | player | zone | state             |
        | below  | a character costing 1, named Juno         | Ann    | play |                   |
        | while  | Juno - For a While                        | Ann    | hand |                   |
        | strong | a character costing 5, with 9 Strength    | Bob    | play | exerted           |
      And Ann has 2 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann shifts while onto below
      And Ann challenges strong with while
      Then while is in Ann's discard
      When Ann ends their turn
      Then while is in Ann's discard
      And below is in Ann's discard

    @case:temporary-shift-played-again @clause:8.10.8.5 @clause:7.1.6
    Scenario: A card that left play and was played again is no longer returned by its Temporary Shift
      Given the made-up card "Fetch"
        """
        {"name": "Fetch", "type": "action", "cost": 0,
         "effect": {"is": "put", "all": {"type": ["character"], "whose": "yours"}, "to": "hand"}}
        """
      And these cards
        | ref   | card                              | player | zone |
        | below | a character costing 1, named Juno | Ann    | play |
        | while | Juno - For a While                | Ann    | hand |
        | fetch | Fetch                             | Ann    | hand |
      And Ann has 7 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann shifts while onto below
      And Ann plays fetch for its ink cost
      Then while is in Ann's hand
      When Ann plays while for its ink cost
      And Ann ends their turn
      Then while is in Ann's play

    @case:temporary-shift-next-turn @clause:8.10.8.5
    Scenario: Temporary Shift returns the card at the end of that turn only, not of a later one
      Given these cards
        | ref   | card                              | player | zone |
        | below | a character costing 1, named Juno | Ann    | play |
        | while | Juno - For a While                | Ann    | hand |
      And Ann has 5 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann shifts while onto below
      And Ann ends their turn
      And Bob ends their turn
      And Ann plays while for its ink cost
      And Ann ends their turn
      Then while is in Ann's play

    @case:temporary-shift-leaves-play @clause:8.10.8.5 @clause:6.2.1
    Scenario: The card that Temporary Shift returns leaves play; the card below neither was played nor leaves
      Given the made-up card "Juno - Farewell"
        """
        {"name": "Juno", "version": "Farewell", "type": "character", "cost": 5, "strength": 4, "willpower": 6, "lore": 3,
         "abilities": [{"is": "keyword", "keyword": "shift", "variants": ["temporary"], "cost": [{"is": "ink", "amount": 0}]},
                       {"is": "triggered", "when": [{"event": "left-play", "this": true, "to": "hand"}], "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And the made-up card "Juno - Arrival"
        """
        {"name": "Juno", "version": "Arrival", "type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1,
         "abilities": [{"is": "triggered", "when": [{"event": "played", "this": true}], "effect": {"is": "gain-lore", "lore": 5}},
                       {"is": "triggered", "when": [{"event": "left-play", "this": true}], "effect": {"is": "gain-lore", "lore": 7}}]}
        """
      And these cards
        | ref   | card            | player | zone |
        | below | Juno - Arrival  | Ann    | play |
        | while | Juno - Farewell | Ann    | hand |
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann shifts while onto below
      And Ann ends their turn
      Then while is in Ann's hand
      And Ann has 1 lore

    @case:temporary-shift-text-below @clause:8.10.8.5 @clause:5.1.1.8
    Scenario: The card below a Temporary Shift has its text and numbers again once the top card returns
      Given the made-up card "Juno - Guard"
        """
        {"name": "Juno", "version": "Guard", "type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1,
         "abilities": [{"is": "static-gets", "stat": "strength", "plus": 2, "what": {"type": ["character"], "whose": "yours"}}]}
        """
      And these cards
        | ref   | card                              | player | zone |
        | below | Juno - Guard                      | Ann    | play |
        | while | Juno - For a While                | Ann    | hand |
        | otto  | a character costing 1, named Otto | Ann    | play |
      And Ann has 2 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann shifts while onto below
      Then otto has 2 Strength
      When Ann ends their turn
      Then otto has 4 Strength
      And below has 3 Strength

    @case:temporary-shift-onto-a-stack @clause:8.10.8.5 @clause:5.1.1.7
    Scenario: A stack below a Temporary Shift is still a stack once the top card returns
      Given these cards
        | ref    | card                              | player | zone | under |
        | mother | Mother Knows Best                 | Bob    | hand |       |
        | upper  | a character costing 2, named Juno | Ann    | play |       |
        | lower  | a character costing 1, named Juno | Ann    | play | upper |
        | while  | Juno - For a While                | Ann    | hand |       |
      And Ann has 2 ready ink
      And Bob has 3 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann shifts while onto upper
      And Ann ends their turn
      Then while is in Ann's hand
      And upper is on top of lower
      When Bob plays mother for its ink cost
      Then upper is in Ann's hand
      And lower is in Ann's hand

    @case:temporary-shift-nothing-below @clause:8.10.8.5 @clause:5.1.1.6
    Scenario: If nothing is left below the Temporary Shift, only the top card returns to hand
      Given the made-up card "Unpack"
        """
        {"name": "Unpack", "type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "choose", "what": {"type": ["character"], "whose": "yours"}},
           {"is": "put-from-under", "it": "chosen", "to": "discard"}]}}
        """
      And these cards
        | ref    | card                              | player | zone |
        | below  | a character costing 1, named Juno | Ann    | play |
        | while  | Juno - For a While                | Ann    | hand |
        | unpack | Unpack                            | Ann    | hand |
      And Ann has 2 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann shifts while onto below
      And Ann plays unpack for its ink cost
      And Ann ends their turn
      Then while is in Ann's hand
      And below is in Ann's discard

    @case:temporary-shift-damage-kept @clause:8.10.8.5 @clause:1.2.2
    Scenario: Damage that cannot be removed stays on the card below after a Temporary Shift
      Given the made-up card "Scar Tissue"
        """
        {"name": "Scar Tissue", "type": "item", "cost": 1,
         "abilities": [{"is": "cannot", "action": "remove-damage", "what": {"type": ["character"]}}]}
        """
      And these cards
        | ref   | card                              | player | zone | state    |
        | scar  | Scar Tissue                       | Bob    | play |          |
        | below | a character costing 1, named Juno | Ann    | play | 2 damage |
        | while | Juno - For a While                | Ann    | hand |          |
      And Ann has 2 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann shifts while onto below
      And Ann ends their turn
      Then while is in Ann's hand
      And below has 2 damage

  Rule: Potato Shift goes on an item named Potato

    @case:potato-shift @clause:8.10.8.6 @clause:8.10.4.1
    Scenario: A character shifted onto a Potato that was already in play is dry
      Given these cards
        | ref  | card                             | player | zone |
        | root | an item costing 1, named Potato  | Ann    | play |
        | posy | Posy - Garden Ghost              | Ann    | hand |
      And Ann has 2 ready ink
      When Ann shifts posy onto root
      Then it is accepted
      And only this has changed
        | what      | from       | to                     |
        | posy      | Ann's hand | Ann's play             |
        | root      | Ann's play | Ann's play, under posy |
        | Ann's ink | 2 ready    | 2 exerted              |
      When Ann quests with posy
      Then it is accepted
      And Ann has 3 lore

    @case:potato-shift-drying @clause:8.10.4.1 @clause:8.10.8.6
    Scenario: A character shifted onto a Potato played this turn is drying
      Given these cards
        | ref  | card                             | player | zone |
        | root | an item costing 1, named Potato  | Ann    | hand |
        | old  | an item costing 2, named Potato  | Ann    | play |
        | posy | Posy - Garden Ghost              | Ann    | hand |
      And Ann has 3 ready ink
      When Ann plays root for its ink cost
      And Ann shifts posy onto root
      Then it is accepted
      And posy is drying and ready
      When Ann quests with posy
      Then it is refused
      And nothing has changed

    @case:potato-shift-the-old-one @clause:8.10.4.1 @clause:8.10.8.6
    Scenario: Only the Potato below decides whether the character is dry, not another one played this turn
      Given these cards
        | ref  | card                             | player | zone |
        | root | an item costing 1, named Potato  | Ann    | hand |
        | old  | an item costing 2, named Potato  | Ann    | play |
        | posy | Posy - Garden Ghost              | Ann    | hand |
      And Ann has 3 ready ink
      When Ann plays root for its ink cost
      And Ann shifts posy onto old
      Then it is accepted
      And posy is dry and ready

    @case:potato-shift-exerted @clause:8.10.2 @clause:8.10.8.6
    Scenario: A character shifted onto an exerted Potato is exerted
      Given these cards
        | ref  | card                             | player | zone | state   |
        | root | an item costing 1, named Potato  | Ann    | play | exerted |
        | posy | Posy - Garden Ghost              | Ann    | hand |         |
      And Ann has 2 ready ink
      When Ann shifts posy onto root
      Then it is accepted
      And posy is exerted and dry

    @case:potato-shift-limits @clause:8.10.8.6
    Scenario Outline: Potato Shift does not go onto <what>
      Given these cards
        | ref  | card                | player  | zone    |
        | base | <card>              | <whose> | <where> |
        | posy | Posy - Garden Ghost | Ann     | hand    |
      And Ann has 2 ready ink
      When Ann shifts posy onto base
      Then it is refused
      And nothing has changed

      Examples:
        | what                    | card                                 | whose | where   |
        | an item of another name | an item costing 1, named Turnip      | Ann   | play    |
        | a character             | a character costing 1, named Potato  | Ann   | play    |
        | a location              | a location costing 1, named Potato   | Ann   | play    |
        | a Posy                  | a character costing 1, named Posy    | Ann   | play    |
        | an opponent's Potato    | an item costing 1, named Potato      | Bob   | play    |
        | a Potato in hand        | an item costing 1, named Potato      | Ann   | hand    |
        | a Potato in the discard | an item costing 1, named Potato      | Ann   | discard |

    @case:potato-shift-which @clause:8.10.8.6
    Scenario: Ann chooses which of two Potatoes to shift onto
      Given these cards
        | ref  | card                             | player | zone | state   |
        | root | an item costing 1, named Potato  | Ann    | play |         |
        | old  | an item costing 2, named Potato  | Ann    | play | exerted |
        | posy | Posy - Garden Ghost              | Ann    | hand |         |
      And Ann has 2 ready ink
      When Ann shifts posy
      Then Ann is asked to choose from root and old
      When Ann chooses root
      Then posy is on top of root
      And posy is ready

    @case:potato-shift-leaves-together @clause:8.10.7 @clause:8.10.8.6
    Scenario: The Potato below leaves play together with the character
      Given these cards
        | ref    | card                             | player | zone |
        | mother | Mother Knows Best                | Bob    | hand |
        | root   | an item costing 1, named Potato  | Ann    | play |
        | posy   | Posy - Garden Ghost              | Ann    | hand |
      And Ann has 2 ready ink
      And Bob has 3 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann shifts posy onto root
      And Ann ends their turn
      And Bob plays mother for its ink cost
      Then posy is in Ann's hand
      And root is in Ann's hand

  Rule: Combined variants ask for everything that each of them asks for

    @case:temporary-classification-shift @clause:8.10.9 @clause:8.10.8.1 @clause:8.10.8.5
    Scenario Outline: A Temporary Hero Shift needs a Hero: onto <card> it is <outcome>
      Given the made-up card "Juno - Cape"
        """
        {"name": "Juno", "version": "Cape", "type": "character", "cost": 5, "strength": 4, "willpower": 6, "lore": 3,
         "classifications": ["Floodborn"],
         "abilities": [{"is": "keyword", "keyword": "shift", "variants": ["temporary"], "onto": "Hero",
                        "cost": [{"is": "ink", "amount": 2}]}]}
        """
      And these cards
        | ref  | card        | player | zone |
        | base | <card>      | Ann    | play |
        | cape | Juno - Cape | Ann    | hand |
      And Ann has 2 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann shifts cape onto base
      Then it is <outcome>
      When Ann ends their turn
      Then cape is in Ann's hand
      And base is in Ann's play

      Examples:
        | case      | card                                              | outcome  |
        | hero      | a character costing 1, classified Hero            | accepted |
        | of-a-name | a character costing 1, named Juno                 | refused  |

    @case:duo-classification-shift @clause:8.10.9 @clause:8.10.8.1 @clause:8.10.8.3
    Scenario Outline: A Hero Duo Shift needs two Heroes with its names: onto <one> and a Hero it is <outcome>
      Given the made-up card "Juno & Milo - Capes"
        """
        {"name": "Juno & Milo", "version": "Capes", "type": "character", "cost": 7, "strength": 4, "willpower": 6,
         "lore": 3, "classifications": ["Floodborn"],
         "abilities": [{"is": "keyword", "keyword": "shift", "variants": ["duo"], "onto": "Hero",
                        "cost": [{"is": "ink", "amount": 2}]}]}
        """
      And these cards
        | ref   | card                                               | player | zone |
        | one   | <one>                                              | Ann    | play |
        | two   | a character costing 1, named Milo, classified Hero | Ann    | play |
        | capes | Juno & Milo - Capes                                | Ann    | hand |
      And Ann has 2 ready ink
      When Ann shifts capes onto one and two
      Then it is <outcome>

      Examples:
        | case         | one                                                | outcome  |
        | named-heroes | a character costing 1, named Juno, classified Hero | accepted |
        | no-hero      | a character costing 1, named Juno                  | refused  |
        | no-juno      | a character costing 1, named Otto, classified Hero | refused  |

    @case:combo-classification-shift @clause:8.10.9 @clause:8.10.8.1 @clause:8.10.8.4
    Scenario Outline: A Hero Combo Shift needs a Hero with one of its names: onto <one> it is <outcome>
      Given the made-up card "Juno & Milo - Caps"
        """
        {"name": "Juno & Milo", "version": "Caps", "type": "character", "cost": 7, "strength": 4, "willpower": 6,
         "lore": 3, "classifications": ["Floodborn"],
         "abilities": [{"is": "keyword", "keyword": "shift", "variants": ["combo"], "onto": "Hero",
                        "cost": [{"is": "ink", "amount": 2}]}]}
        """
      And these cards
        | ref  | card               | player | zone |
        | one  | <one>              | Ann    | play |
        | caps | Juno & Milo - Caps | Ann    | hand |
      And Ann has 2 ready ink
      When Ann shifts caps onto one
      Then it is <outcome>

      Examples:
        | case       | one                                                | outcome  |
        | named-hero | a character costing 1, named Juno, classified Hero | accepted |
        | no-hero    | a character costing 1, named Juno                  | refused  |
        | no-juno    | a character costing 1, named Otto, classified Hero | refused  |

    @case:temporary-potato-shift @clause:8.10.9 @clause:8.10.8.5 @clause:8.10.8.6
    Scenario Outline: A Temporary Potato Shift leaves the item as it was, <when>
      Given the made-up card "Posy - Passing Ghost"
        """
        {"name": "Posy", "version": "Passing Ghost", "type": "character", "cost": 5, "strength": 4, "willpower": 6, "lore": 3,
         "classifications": ["Floodborn"],
         "abilities": [{"is": "keyword", "keyword": "shift", "variants": ["temporary", "potato"],
                        "cost": [{"is": "ink", "amount": 2}]}]}
        """
      And these cards
        | ref  | card                             | player | zone |
        | root | an item costing 1, named Potato  | Ann    | <at> |
        | otto | a character costing 1            | Ann    | play |
        | posy | Posy - Passing Ghost             | Ann    | hand |
      And Ann has 3 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When <first>
      And Ann shifts posy onto root
      Then posy is <state>
      When Ann ends their turn
      Then posy is in Ann's hand
      And root is in Ann's play
      And root is ready and dry

      Examples:
        | case   | when                 | at   | first                       | state  |
        | old    | if it was in play    | play | Ann quests with otto            | dry    |
        | of-now | if it came this turn | hand | Ann plays root for its ink cost | drying |

    @case:temporary-potato-shift-at-a-location @clause:8.10.8.5
    Scenario: An item is at no location after a Temporary Potato Shift, wherever the character on top was
      Given the made-up card "Posy - Passing Ghost"
        """
        {"name": "Posy", "version": "Passing Ghost", "type": "character", "cost": 5, "strength": 4, "willpower": 6, "lore": 3,
         "classifications": ["Floodborn"],
         "abilities": [{"is": "keyword", "keyword": "shift", "variants": ["temporary", "potato"],
                        "cost": [{"is": "ink", "amount": 2}]}]}
        """
      And these cards
        | ref  | card                                  | player | zone |
        | root | an item costing 1, named Potato       | Ann    | play |
        | hall | a location costing 1, with move cost 1 | Ann    | play |
        | posy | Posy - Passing Ghost                  | Ann    | hand |
      And Ann has 3 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann shifts posy onto root
      And Ann moves posy to hall
      Then posy is at hall
      When Ann ends their turn
      Then posy is in Ann's hand
      And root is not at hall

    @case:temporary-potato-shift-damage @clause:8.10.8.5 @clause:5.1.2.2
    Scenario: An item is undamaged after a Temporary Potato Shift, even if the character's damage cannot be removed
      Given the made-up card "Posy - Passing Ghost"
        """
        {"name": "Posy", "version": "Passing Ghost", "type": "character", "cost": 5, "strength": 4, "willpower": 6, "lore": 3,
         "classifications": ["Floodborn"],
         "abilities": [{"is": "keyword", "keyword": "shift", "variants": ["temporary", "potato"],
                        "cost": [{"is": "ink", "amount": 2}]}]}
        """
      And the made-up card "Scar Tissue"
        """
        {"name": "Scar Tissue", "type": "item", "cost": 1,
         "abilities": [{"is": "cannot", "action": "remove-damage", "what": {"type": ["character"]}}]}
        """
      And these cards
        | ref   | card                            | player | zone | state   |
        | scar  | Scar Tissue                     | Bob    | play |         |
        | root  | an item costing 1, named Potato | Ann    | play |         |
        | posy  | Posy - Passing Ghost            | Ann    | hand |         |
        | rival | a character costing 1           | Bob    | play | exerted |
      And Ann has 2 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann shifts posy onto root
      And Ann challenges rival with posy
      Then posy is damaged
      When Ann ends their turn
      Then posy is in Ann's hand
      And root is in Ann's play
      And root is undamaged
