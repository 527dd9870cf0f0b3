Feature: 6.6 Ability modifiers
  Clauses 6.6.1 to 6.6.4: modifiers apply at once and all together; what negative values count as; what cannot be reduced.

  Rule: All modifiers together, at once

    @case:duke-helps-at-once @clause:6.6.1.1 @clause:6.6.1.2 @clause:6.4.2.3
    Scenario Outline: Grand Duke gives <whom> 1 Strength as long as he is in play
      Given a game of Lorcana
      And these cards
        | ref    | card                                                   | player | zone | state   |
        | duke   | Grand Duke - Advisor to the King                       | Ann    | play |         |
        | mine   | a character costing 2, classified <class>, with 2 Strength and 9 Willpower | <player> | play | <state> |
        | his    | a character costing 2, classified King, with 0 Strength and 9 Willpower  | <other> | play | <state2> |
      And it is <player>'s turn
      When <player> challenges his with mine
      Then it is accepted
      And his has <damage> damage

      Examples:
        | whom             | class    | player | other | state | state2  | damage |
        | a Prince         | Prince   | Ann    | Bob   |       | exerted | 3      |
        | no Villain       | Villain  | Ann    | Bob   |       | exerted | 2      |
        | no King of Bob's | King     | Bob    | Ann   |       | exerted | 2      |

    @case:modifiers-add-up-below-zero @clause:6.6.1.2 @clause:6.6.2
    Scenario Outline: Modifiers of 2 Strength add up below 0: 1 more, 5 less and <more> more
      Given a game of Lorcana
      And the made-up card "Weak Tea"
        """
        {"name": "Weak Tea", "type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"], "named": ["Heihei"]}},
                                                {"is": "gets", "stat": "strength", "plus": -5}]}}
        """
      And the made-up card "Strong Tea"
        """
        {"name": "Strong Tea", "type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"], "named": ["Heihei"]}},
                                                {"is": "gets", "stat": "strength", "plus": <more>}]}}
        """
      And the made-up card "Plain Tea"
        """
        {"name": "Plain Tea", "type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"], "named": ["Heihei"]}},
                                                {"is": "gets", "stat": "strength", "plus": 1}]}}
        """
      And these cards
        | ref    | card                                                   | player | zone | state   |
        | heihei | Heihei - Rambling Rooster                              | Ann    | play |         |
        | plain  | Plain Tea                                              | Ann    | hand |         |
        | weak   | Weak Tea                                               | Ann    | hand |         |
        | strong | Strong Tea                                             | Ann    | hand |         |
        | his    | a character costing 2, with 0 Strength and 9 Willpower | Bob    | play | exerted, 3 damage |
      When Ann plays plain for its ink cost
      And Ann plays weak for its ink cost
      And Ann plays strong for its ink cost
      And Ann challenges his with heihei
      Then it is accepted
      And his has <damage> damage

      Examples:
        | more | damage |
        | 1    | 3      |
        | 2    | 3      |
        | 3    | 4      |

  Rule: A negative Strength counts as 0, except for further modifiers

    @case:negative-strength-counts-as-zero @clause:6.6.2
    Scenario Outline: A character weakened by 2 from <strength> Strength counts as one with 0 or not (<case>)
      Given a game of Lorcana
      And the made-up card "Paralysis"
        """
        {"name": "Paralysis", "type": "action", "cost": 0,
         "effect": {"is": "gets", "stat": "strength", "plus": -2, "all": {"type": ["character"], "whose": "opposing"}}}
        """
      And the made-up card "Technician"
        """
        {"name": "Technician", "type": "character", "cost": 4, "strength": 6, "willpower": 10, "lore": 2,
         "abilities": [{"is": "triggered", "when": [{"event": "quested", "this": true}],
                        "effect": {"is": "draw", "cards": {"is": "count",
                          "what": {"type": ["character"], "whose": "opposing", "strength_at_most": 0}}}}]}
        """
      And these cards
        | ref   | card                                            | player | zone | state   |
        | act   | Paralysis                                       | Ann    | hand |         |
        | tech  | Technician                                      | Ann    | play |         |
        | his   | a character costing 2, with <strength> Strength | Bob    | play |         |
        | big   | a character costing 2, with 5 Strength          | Bob    | play |         |
      And Ann's deck has 5 cards
      When Ann plays act for its ink cost
      And Ann quests with tech
      Then it is accepted
      And Ann has <drawn> cards in hand

      Examples:
        | case  | strength | drawn |
        | below | 1        | 1     |
        | zero  | 2        | 1     |
        | above | 3        | 0     |

    @case:rescued-from-below-nothing @clause:6.6.2
    Scenario: With less than 0 Strength Aladdin counts as a character with 2 Strength or less
      Given a game of Lorcana
      And these cards
        | ref     | card                        | player | zone |
        | away    | Rescue Rangers Away!        | Ann    | hand |
        | swarm   | Firefly Swarm               | Ann    | hand |
        | one     | Hercules - True Hero        | Ann    | play |
        | two     | Camilo Madrigal - Prankster | Ann    | play |
        | three   | Rapunzel - Gifted Artist    | Ann    | play |
        | aladdin | Aladdin - Street Rat        | Bob    | play |
        | four    | Tramp - Enterprising Dog    | Ann    | play |
      And Ann has 5 ready ink
      When Ann plays away for its ink cost
      And Ann chooses aladdin
      And Ann plays swarm for its ink cost
      And Ann chooses 1
      And Ann chooses aladdin
      Then it is accepted
      And aladdin is in Bob's discard

    @case:microbots-take-strength @clause:6.6.2 @clause:6.1.8
    Scenario: Microbots take 2 Strength from a character with 1, which then counts as one with 0
      Given a game of Lorcana
      And the made-up card "Technician"
        """
        {"name": "Technician", "type": "character", "cost": 4, "strength": 6, "willpower": 10, "lore": 2,
         "abilities": [{"is": "triggered", "when": [{"event": "quested", "this": true}],
                        "effect": {"is": "draw", "cards": {"is": "count",
                          "what": {"type": ["character"], "whose": "opposing", "strength_at_most": 0}}}}]}
        """
      And these cards
        | ref   | card                                   | player | zone | state   |
        | tech  | Technician                             | Ann    | play |         |
        | one   | Microbots                              | Ann    | play |         |
        | two   | Microbots                              | Ann    | hand |         |
        | his   | a character costing 2, with 1 Strength | Bob    | play |         |
      And Ann has 2 ready ink
      And Ann's deck has 3 cards
      When Ann plays two for its ink cost
      And Ann chooses his
      And Ann quests with tech
      Then it is accepted
      And Ann has 1 card in hand
      And Ann has 2 lore

    @case:negative-strength-deals-nothing @clause:6.6.2 @clause:4.6.6.1
    Scenario: A challenger with less than 0 Strength deals no damage and removes none
      Given a game of Lorcana
      And the made-up card "Feeble"
        """
        {"name": "Feeble", "type": "character", "cost": 1, "strength": 1, "willpower": 4, "lore": 1,
         "abilities": [{"is": "static-gets", "stat": "strength", "plus": -3}]}
        """
      And these cards
        | ref    | card                                                   | player | zone | state             |
        | feeble | Feeble                                                 | Ann    | play |                   |
        | his    | a character costing 2, with 2 Strength and 5 Willpower | Bob    | play | exerted, 2 damage |
      When Ann challenges his with feeble
      Then it is accepted
      And only this has changed
        | what   | from       | to                            |
        | feeble | Ann's play | Ann's play, exerted, 2 damage |

    @case:negative-strength-lends-nothing @clause:6.6.2 @clause:8.13.1
    Scenario: Support with less than 0 Strength takes nothing from the character it is lent to
      Given a game of Lorcana
      And the made-up card "Feeble Friend"
        """
        {"name": "Feeble Friend", "type": "character", "cost": 1, "strength": 1, "willpower": 4, "lore": 1,
         "abilities": [{"is": "keyword", "keyword": "support"}, {"is": "static-gets", "stat": "strength", "plus": -3}]}
        """
      And these cards
        | ref    | card                                                   | player | zone | state   |
        | friend | Feeble Friend                                          | Ann    | play |         |
        | mine   | a character costing 2, with 3 Strength and 5 Willpower | Ann    | play |         |
        | his    | a character costing 2, with 0 Strength and 5 Willpower | Bob    | play | exerted |
      When Ann quests with friend
      And Ann chooses yes
      And Ann chooses mine
      And Ann challenges his with mine
      Then it is accepted
      And his has 3 damage

  Rule: A negative Lore counts as 0

    @case:flynn-with-too-many-opposing-cards @clause:6.6.3 @clause:4.5.3.1 @clause:4.5.1.4
    Scenario Outline: With <cards> cards in Bob's hand Flynn quests for <lore> lore
      Given a game of Lorcana
      And these cards
        | ref   | card                              | player | zone    | state |
        | flynn | Flynn Rider - His Own Biggest Fan | Ann    | play    |       |
        | one   | Lantern                           | Bob    | hand    |       |
        | two   | Lantern                           | Bob    | hand    |       |
        | three | Lantern                           | Bob    | hand    |       |
        | four  | Lantern                           | Bob    | <four>  |       |
        | five  | Lantern                           | Bob    | <four>  |       |
        | own   | Lantern                           | Ann    | hand    |       |
      And Ann has 3 lore
      When Ann quests with flynn
      Then it is accepted
      And flynn is exerted
      And Ann has <total> lore

      Examples:
        | cards | four    | lore | total |
        | 3     | discard | 1    | 4     |
        | 5     | hand    | 0    | 3     |

    @case:negative-lore-counts-as-none @clause:6.6.3 @clause:6.6.1
    Scenario: Pocahontas neither gains nor loses lore for a Lore below 0
      Given a game of Lorcana
      And the made-up card "Sour Grape"
        """
        {"name": "Sour Grape", "type": "character", "cost": 1, "strength": 1, "willpower": 2, "lore": 1,
         "abilities": [{"is": "static-gets", "stat": "lore", "plus": -3}]}
        """
      And these cards
        | ref        | card                            | player | zone | state   |
        | pocahontas | Pocahontas - Following the Wind | Ann    | play |         |
        | grape      | Sour Grape                      | Bob    | play | exerted |
      And Ann has 2 lore
      When Ann quests with pocahontas
      Then it is accepted
      And Ann has 3 lore

  Rule: What cannot be reduced below a value is not

    @case:elisa-is-not-weakened @clause:6.6.4
    Scenario Outline: Elisa Maza's 4 Strength is raised, but never reduced: <change>
      Given a game of Lorcana
      And the made-up card "Weak Tea"
        """
        {"name": "Weak Tea", "type": "action", "cost": 0,
         "effect": {"is": "gets", "stat": "strength", "plus": -4, "all": {"type": ["character"]}}}
        """
      And the made-up card "Strong Tea"
        """
        {"name": "Strong Tea", "type": "action", "cost": 0,
         "effect": {"is": "gets", "stat": "strength", "plus": <plus>, "all": {"type": ["character"]}}}
        """
      And these cards
        | ref    | card                                                   | player | zone | state   |
        | elisa  | Elisa Maza - Transformed Gargoyle                      | Ann    | play |         |
        | weak   | Weak Tea                                               | Ann    | hand |         |
        | strong | Strong Tea                                             | Ann    | hand |         |
        | his    | a character costing 2, with 0 Strength and 9 Willpower | Bob    | play | exerted |
      When Ann plays weak for its ink cost
      And Ann plays strong for its ink cost
      And Ann challenges his with elisa
      Then it is accepted
      And his has <damage> damage

      Examples:
        | change       | plus | damage |
        | 5 less       | -1   | 4      |
        | 3 less       | 1    | 4      |
        | 1 more       | 5    | 5      |

    @case:willpower-not-reduced-keeps-in-play @clause:6.6.4
    Scenario: A damaged character whose Willpower cannot be reduced stays, and an equal one of Ann's falls
      Given a game of Lorcana
      And the made-up card "Bulwark"
        """
        {"type": "item", "cost": 1,
         "abilities": [{"is": "not-reduced-below", "stat": "willpower", "what": {"type": ["character"], "whose": "yours"}}]}
        """
      And the made-up card "Frailty"
        """
        {"type": "action", "cost": 0,
         "effect": {"is": "gets", "stat": "willpower", "plus": -2, "all": {"type": ["character"]}}}
        """
      And these cards
        | ref     | card                                    | player | zone | state    |
        | bulwark | Bulwark                                 | Bob    | play |          |
        | his     | a character costing 2, with 3 Willpower | Bob    | play | 2 damage |
        | mine    | a character costing 2, with 3 Willpower | Ann    | play | 2 damage |
        | frailty | Frailty                                 | Ann    | hand |          |
      When Ann plays frailty for its ink cost
      Then it is accepted
      And mine is in Ann's discard
      And his is in Bob's play
      And his has 2 damage

    @case:elisa-protects-her-own @clause:6.6.4 @clause:6.4.2.3
    Scenario Outline: Elisa Maza in play keeps Ann's characters from losing Strength: <whose> character
      Given a game of Lorcana
      And it is <who>'s turn
      And the made-up card "Weak Tea"
        """
        {"name": "Weak Tea", "type": "action", "cost": 0,
         "effect": {"is": "gets", "stat": "strength", "plus": -2, "all": {"type": ["character"]}}}
        """
      And these cards
        | ref   | card                                                   | player  | zone   | state   |
        | elisa | Elisa Maza - Transformed Gargoyle                      | Ann     | <zone> |         |
        | weak  | Weak Tea                                               | <who>   | hand   |         |
        | mine  | a character costing 2, with 3 Strength and 9 Willpower | <who>   | play   |         |
        | his   | a character costing 2, with 0 Strength and 9 Willpower | <other> | play   | exerted |
      When <who> plays weak for its ink cost
      And <who> challenges his with mine
      Then it is accepted
      And his has <damage> damage

      Examples:
        | case      | whose | who | other | zone | damage |
        | protected | Ann's | Ann | Bob   | play | 3      |
        | bobs      | Bob's | Bob | Ann   | play | 1      |
        | absent    | Ann's | Ann | Bob   | hand | 1      |

    @case:two-static-bonuses-add-up @clause:6.6.1.2 @clause:6.4.2.3
    Scenario: Two Banners strengthen a challenger by 1 each
      Given a game of Lorcana
      And the made-up card "Banner"
        """
        {"name": "Banner", "type": "item", "cost": 1,
         "abilities": [{"is": "static-gets", "name": "WAVE", "stat": "strength", "plus": 1,
                        "what": {"type": ["character"], "whose": "yours"}}]}
        """
      And these cards
        | ref   | card                                                   | player | zone | state   |
        | one   | Banner                                                 | Ann    | play |         |
        | two   | Banner                                                 | Ann    | play |         |
        | mine  | a character costing 2, with 2 Strength and 3 Willpower | Ann    | play |         |
        | his   | a character costing 4, with 1 Strength and 9 Willpower | Bob    | play | exerted |
      When Ann challenges his with mine
      Then it is accepted
      And his has 4 damage
      And mine has 1 damage
