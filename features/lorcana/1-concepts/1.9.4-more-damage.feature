Feature: 1.9.4 More damage
  Clauses 1.9.4.2 and 4.6.6.1: what increases damage counts first, then what reduces it, in challenges and for effects alike.

  Rule: Damage dealt by a card, or dealt to it, is increased

    @case:more-damage-by-characters @clause:5.3.6.2 @clause:1.9.4.2 @clause:4.6.6.1
    Scenario Outline: <whose>'s characters deal 1 more damage, and <who> challenges
      Given a game of Lorcana
      And it is <who>'s turn
      And the made-up card "Whetstone"
        """
        {"name": "Whetstone", "type": "item", "cost": 2,
         "abilities": [{"is": "static-gets", "stat": "damage-by", "plus": 1, "what": {"type": ["character"], "whose": "yours"}}]}
        """
      And these cards
        | ref  | card                                                   | player  | zone | state   |
        | wet  | Whetstone                                              | <whose> | play |         |
        | mine | a character costing 4, with 3 Strength and 9 Willpower | <who>   | play |         |
        | his  | a character costing 4, with 2 Strength and 9 Willpower | <other> | play | exerted |
      When <who> challenges his with mine
      Then it is accepted
      And his has <to his> damage
      And mine has <to mine> damage
      And mine has 3 Strength
      And his has 2 Strength

      Examples:
        | case              | whose | who | other | to his | to mine |
        | the challenger's  | Ann   | Ann | Bob   | 4      | 2       |
        | the other's       | Bob   | Ann | Bob   | 3      | 3       |
        | Bob's in his turn | Bob   | Bob | Ann   | 4      | 2       |
        | Ann's in Bob's    | Ann   | Bob | Ann   | 3      | 3       |

    @case:more-damage-to-characters @clause:1.9.4.2 @clause:4.6.6.1 @clause:6.6.1.2
    Scenario Outline: Two items of <whose> each increase the damage dealt to opposing characters by 1
      Given a game of Lorcana
      And the made-up card "Cracked Mirror"
        """
        {"name": "Cracked Mirror", "type": "item", "cost": 2,
         "abilities": [{"is": "static-gets", "stat": "damage-to", "plus": 1,
                        "what": {"type": ["character"], "whose": "opposing"}}]}
        """
      And these cards
        | ref   | card                                                   | player  | zone | state   |
        | one   | Cracked Mirror                                         | <whose> | play |         |
        | two   | Cracked Mirror                                         | <whose> | play |         |
        | mine  | a character costing 4, with 3 Strength and 9 Willpower | Ann     | play |         |
        | his   | a character costing 4, with 2 Strength and 9 Willpower | Bob     | play | exerted |
      When Ann challenges his with mine
      Then it is accepted
      And his has <to his> damage
      And mine has <to mine> damage

      Examples:
        | case  | whose | to his | to mine |
        | Ann's | Ann   | 5      | 2       |
        | Bob's | Bob   | 3      | 4       |

    @case:more-damage-of-an-effect @clause:1.9.4 @clause:1.9.4.2 @clause:6.7.2.2
    Scenario Outline: A character's ability deals 1 damage, which <card> may increase
      Given a game of Lorcana
      And the made-up card "Archer"
        """
        {"name": "Archer", "type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1,
         "abilities": [{"is": "activated", "cost": [{"is": "exert-this"}], "effect":
           {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}}, {"is": "deal-damage", "damage": 1}]}}]}
        """
      And the made-up card "Whetstone"
        """
        {"name": "Whetstone", "type": "item", "cost": 2,
         "abilities": [{"is": "static-gets", "stat": "damage-by", "plus": 1, "what": {"type": ["character"], "whose": "yours"}}]}
        """
      And the made-up card "Cracked Mirror"
        """
        {"name": "Cracked Mirror", "type": "item", "cost": 2,
         "abilities": [{"is": "static-gets", "stat": "damage-to", "plus": 2,
                        "what": {"type": ["character"], "whose": "opposing"}}]}
        """
      And these cards
        | ref    | card                                    | player   | zone | state |
        | thing  | <card>                                  | <player> | play |       |
        | archer | Archer                                  | Ann      | play |       |
        | mine   | a character costing 4, with 5 Willpower | Ann      | play |       |
        | his    | a character costing 4, with 5 Willpower | Bob      | play |       |
      When Ann uses archer
      And Ann chooses <whom>
      Then it is accepted
      And <whom> has <damage> damage

      Examples:
        | case                   | card           | player | whom | damage |
        | dealt by hers          | Whetstone      | Ann    | his  | 2      |
        | dealt by hers to hers  | Whetstone      | Ann    | mine | 2      |
        | dealt by the other's   | Whetstone      | Bob    | his  | 1      |
        | dealt to the other's   | Cracked Mirror | Ann    | his  | 3      |
        | dealt to hers          | Cracked Mirror | Ann    | mine | 1      |
        | dealt to hers by Bob's | Cracked Mirror | Bob    | mine | 3      |

    @case:more-damage-of-an-action @clause:1.9.4.2 @clause:6.7.2.2
    Scenario Outline: Fire the Cannons! deals 2 damage while Ann's <what> <deal> 1 more
      Given a game of Lorcana
      And the made-up card "Powder Keg"
        """
        {"name": "Powder Keg", "type": "item", "cost": 2,
         "abilities": [{"is": "static-gets", "stat": "damage-by", "plus": 1, "what": {"type": ["<type>"], "whose": "yours"}}]}
        """
      And these cards
        | ref    | card                                    | player | zone | state |
        | keg    | Powder Keg                              | Ann    | play |       |
        | cannon | Fire the Cannons!                       | Ann    | hand |       |
        | mine   | a character costing 4, with 5 Willpower | Ann    | play |       |
        | his    | a character costing 4, with 5 Willpower | Bob    | play |       |
      And Ann has 1 ready ink
      When Ann plays cannon for its ink cost
      And Ann chooses his
      Then it is accepted
      And his has <damage> damage

      Examples:
        | case       | what       | deal | type      | damage |
        | actions    | actions    | deal | action    | 3      |
        | characters | characters | deal | character | 2      |

    @case:more-damage-for-a-turn @clause:1.9.4.3 @clause:1.9.4.2 @clause:6.4.2.2 @clause:6.1.13.4
    Scenario: An action increases the damage dealt to a character by 2 for this turn, not for the next
      Given a game of Lorcana
      And the made-up card "Expose"
        """
        {"name": "Expose", "type": "action", "cost": 1, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"]}}, {"is": "gets", "stat": "damage-to", "plus": 2}]}}
        """
      And these cards
        | ref    | card                                                   | player | zone | state   |
        | expose | Expose                                                 | Ann    | hand |         |
        | mine   | a character costing 4, with 3 Strength and 9 Willpower | Ann    | play |         |
        | other  | a character costing 2, with 1 Strength and 9 Willpower | Ann    | play | exerted |
        | his    | a character costing 4, with 2 Strength and 9 Willpower | Bob    | play | exerted |
      And Ann has 1 ready ink
      And Ann's deck has 2 cards
      And Bob's deck has 2 cards
      When Ann plays expose for its ink cost
      And Ann chooses his
      And Ann challenges his with mine
      Then it is accepted
      And his has 5 damage
      And mine has 2 damage
      When Ann ends their turn
      And Bob challenges other with his
      Then it is accepted
      And his has 6 damage
      And other has 2 damage

  Rule: Increases count before reductions

    @case:more-damage-and-resist @clause:4.6.6.1 @clause:1.9.4.2 @clause:8.8.1
    Scenario Outline: A challenge's <strength> damage is increased by 1 and then reduced by Resist <resist>
      Given a game of Lorcana
      And the made-up card "Cracked Mirror"
        """
        {"name": "Cracked Mirror", "type": "item", "cost": 2,
         "abilities": [{"is": "static-gets", "stat": "damage-to", "plus": 1,
                        "what": {"type": ["character"], "whose": "opposing"}}]}
        """
      And these cards
        | ref    | card                                                                       | player | zone | state   |
        | mirror | Cracked Mirror                                                             | Ann    | play |         |
        | mine   | a character costing 4, with <strength> Strength and 9 Willpower            | Ann    | play |         |
        | his    | a character costing 4, with 2 Strength, 9 Willpower and Resist <resist>    | Bob    | play | exerted |
      When Ann challenges his with mine
      Then it is accepted
      And his has <damage> damage

      Examples:
        | case                  | strength | resist | damage |
        | as much               | 3        | 1      | 3      |
        | all of it             | 1        | 2      | 0      |
        | more than all of it   | 1        | 3      | 0      |
        | all but the increase  | 1        | 1      | 1      |

    @case:more-damage-and-resist-of-an-effect @clause:6.7.2.2 @clause:1.9.4.2 @clause:8.8.1
    Scenario Outline: A character with Resist <resist> that is dealt 1 more is dealt 2 by an action: <how>
      Given a game of Lorcana
      And the made-up card "Cracked Mirror"
        """
        {"name": "Cracked Mirror", "type": "item", "cost": 2,
         "abilities": [{"is": "static-gets", "stat": "damage-to", "plus": 1,
                        "what": {"type": ["character"], "whose": "opposing"}}]}
        """
      And the made-up card "Sharp Point"
        """
        {"name": "Sharp Point", "type": "action", "cost": 1,
         "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"]}},
                                                {"is": "deal-damage", "damage": 2, "unreduced": true}]}}
        """
      And these cards
        | ref    | card                                                        | player | zone | state |
        | mirror | Cracked Mirror                                              | Ann    | play |       |
        | act    | <card>                                                      | Ann    | hand |       |
        | mine   | a character costing 4, with 9 Willpower                     | Ann    | play |       |
        | his    | a character costing 4, with 9 Willpower and Resist <resist> | Bob    | play |       |
      And Ann has 1 ready ink
      When Ann plays act for its ink cost
      And Ann chooses his
      Then it is accepted
      And his has <damage> damage

      Examples:
        | case            | card              | how                       | resist | damage |
        | some reduced    | Fire the Cannons! | some is reduced           | 2      | 1      |
        | all reduced     | Fire the Cannons! | all is reduced            | 4      | 0      |
        | nothing reduced | Sharp Point       | Resist does not reduce it | 2      | 3      |

    @case:less-damage-by-a-text @clause:1.9.4.2 @clause:4.6.6.1
    Scenario Outline: Characters that deal <strength> damage deal <more> more and are dealt <less> less
      Given a game of Lorcana
      And the made-up card "Cushion"
        """
        {"name": "Cushion", "type": "item", "cost": 2,
         "abilities": [{"is": "static-gets", "stat": "damage-to", "plus": -<less>, "what": {"type": ["character"]}}]}
        """
      And the made-up card "Spikes"
        """
        {"name": "Spikes", "type": "item", "cost": 2,
         "abilities": [{"is": "static-gets", "stat": "damage-by", "plus": <more>, "what": {"type": ["character"]}}]}
        """
      And these cards
        | ref     | card                                                            | player | zone | state   |
        | cushion | Cushion                                                         | Bob    | play |         |
        | spikes  | Spikes                                                          | Bob    | play |         |
        | mine    | a character costing 4, with <strength> Strength and 9 Willpower | Ann    | play |         |
        | his     | a character costing 4, with <strength> Strength and 9 Willpower | Bob    | play | exerted |
      When Ann challenges his with mine
      Then it is accepted
      And his has <damage> damage
      And mine has <damage> damage

      Examples:
        | case         | strength | less | more | damage |
        | some is left | 3        | 2    | 1    | 2      |
        | none is left | 1        | 3    | 1    | 0      |

  Rule: Only damage that is dealt is increased

    @case:location-is-dealt-more @clause:4.6.8.3 @clause:1.9.4.2
    Scenario: A damage increase applies to a challenged location, which deals no damage itself
      Given a game of Lorcana
      And the made-up card "Earthquake"
        """
        {"name": "Earthquake", "type": "item", "cost": 2,
         "abilities": [{"is": "static-gets", "stat": "damage-to", "plus": 1, "what": {"type": ["character", "location"]}},
                       {"is": "static-gets", "stat": "damage-by", "plus": 2, "what": {"type": ["character", "location"]}}]}
        """
      And these cards
        | ref   | card                                                   | player | zone | state |
        | quake | Earthquake                                             | Ann    | play |       |
        | mine  | a character costing 4, with 3 Strength and 9 Willpower | Ann    | play |       |
        | tower | a location costing 3, with 8 Willpower                 | Bob    | play |       |
      When Ann challenges tower with mine
      Then it is accepted
      And tower has 6 damage
      And mine is undamaged

    @case:more-damage-is-not-put @clause:1.9.2.2
    Scenario: Damage counters that are put are not increased
      Given a game of Lorcana
      And the made-up card "Earthquake"
        """
        {"name": "Earthquake", "type": "item", "cost": 2,
         "abilities": [{"is": "static-gets", "stat": "damage-to", "plus": 1, "what": {"type": ["character"]}},
                       {"is": "static-gets", "stat": "damage-by", "plus": 1, "what": {"type": ["character", "action"]}}]}
        """
      And these cards
        | ref   | card                                    | player | zone | state |
        | quake | Earthquake                              | Ann    | play |       |
        | scary | Malicious, Mean, and Scary              | Ann    | hand |       |
        | his   | a character costing 3, with 9 Willpower | Bob    | play |       |
      And Ann has 3 ready ink
      When Ann plays scary for its ink cost
      Then it is accepted
      And his has 1 damage

    @case:more-damage-is-not-moved @clause:1.9.2.4
    Scenario: Damage counters that are moved are not increased
      Given a game of Lorcana
      And the made-up card "Earthquake"
        """
        {"name": "Earthquake", "type": "item", "cost": 2,
         "abilities": [{"is": "static-gets", "stat": "damage-to", "plus": 1, "what": {"type": ["character"]}}]}
        """
      And the made-up card "Pass the Pain"
        """
        {"name": "Pass the Pain", "type": "action", "cost": 1, "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"], "whose": "yours"}, "as": "from"},
          {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}, "as": "to"},
          {"is": "move-damage", "damage": 2, "exactly": true}]}}
        """
      And these cards
        | ref   | card                                    | player | zone | state    |
        | quake | Earthquake                              | Ann    | play |          |
        | pain  | Pass the Pain                           | Ann    | hand |          |
        | mine  | a character costing 3, with 9 Willpower | Ann    | play | 3 damage |
        | his   | a character costing 3, with 9 Willpower | Bob    | play |          |
      And Ann has 1 ready ink
      When Ann plays pain for its ink cost
      Then it is accepted
      And mine has 1 damage
      And his has 2 damage

    @case:more-than-no-damage-can-be-dealt @clause:1.2.2 @clause:1.9.4.2
    Scenario: A character that cannot be dealt damage is not dealt an increase either
      Given a game of Lorcana
      And the made-up card "Earthquake"
        """
        {"name": "Earthquake", "type": "item", "cost": 2,
         "abilities": [{"is": "static-gets", "stat": "damage-to", "plus": 1, "what": {"type": ["character"]}}]}
        """
      And these cards
        | ref   | card                                                   | player | zone | state   |
        | quake | Earthquake                                             | Ann    | play |         |
        | mine  | a character costing 4, with 3 Strength and 9 Willpower | Ann    | play |         |
        | baloo | Baloo - Ol' Iron Paws                                  | Bob    | play |         |
        | his   | a character costing 7, with 7 Strength and 9 Willpower | Bob    | play | exerted |
      When Ann challenges his with mine
      Then it is accepted
      And his is undamaged
      And mine has 8 damage
