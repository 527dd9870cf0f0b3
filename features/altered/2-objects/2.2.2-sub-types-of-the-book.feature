Feature: Altered 2.2.2, the sub-types of the book

  Background:
    Given a game of Altered

  Rule: a text that names a sub-type means what has it, and nothing of another

    @case:altered-every-sub-type-of-characters @clause:2.2.2.d @clause:2.2.2.c @edition:>=3.0
    Scenario Outline: A text about Characters of a sub-type means those that have it, whichever it is: <case>
      Given the made-up card "Call"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["character"], "subtype": ["<sub-type>"]}}, "count": 1}}
        """
      And these cards
        | ref   | card | player | zone |
        | call  | Call | Ann    | hand |
        | one   | a character costing 1, classified <sub-type> | Ann | hero expedition |
        | both  | a character costing 1, classified <another> and <sub-type> | Bob | hero expedition |
        | other | a character costing 1, classified <another> | Ann | hero expedition |
      When Ann plays call for its mana cost
      Then it is accepted
      And one has 1 boost
      And both has 1 boost
      And other has 0 boosts

      Examples:
        | case       | sub-type   | another    |
        | adventurer | Adventurer | Animal     |
        | animal     | Animal     | Apprentice |
        | apprentice | Apprentice | Artist     |
        | artist     | Artist     | Bureaucrat |
        | bureaucrat | Bureaucrat | Citizen    |
        | citizen    | Citizen    | Companion  |
        | companion  | Companion  | Deity      |
        | deity      | Deity      | Dragon     |
        | dragon     | Dragon     | Druid      |
        | druid      | Druid      | Elemental  |
        | elemental  | Elemental  | Engineer   |
        | engineer   | Engineer   | Fairy      |
        | fairy      | Fairy      | Leviathan  |
        | leviathan  | Leviathan  | Mage       |
        | mage       | Mage       | Messenger  |
        | messenger  | Messenger  | Noble      |
        | noble      | Noble      | Plant      |
        | plant      | Plant      | Robot      |
        | robot      | Robot      | Soldier    |
        | soldier    | Soldier    | Scholar    |
        | scholar    | Scholar    | Spirit     |
        | spirit     | Spirit     | Titan      |
        | titan      | Titan      | Trainer    |
        | trainer    | Trainer    | Adventurer |

    @case:altered-every-sub-type-of-permanents @clause:2.2.2.e @clause:2.2.2.c @edition:>=3.0
    Scenario Outline: A text about Permanents of a sub-type means those that have it, whichever it is: <case>
      Given the made-up card "Call"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["permanent"], "subtype": ["<sub-type>"]}}, "counter": "key", "count": 1}}
        """
      And these cards
        | ref   | card | player | zone |
        | call  | Call | Ann    | hand |
        | one   | <permanent> costing 1, classified <sub-type> | Ann | <where> |
        | both  | <permanent> costing 1, classified <another> and <sub-type> | Bob | <where> |
        | other | <permanent> costing 1, classified <another> | Ann | <where> |
      When Ann plays call for its mana cost
      Then it is accepted
      And one has 1 key counter
      And both has 1 key counter
      And other has 0 key counters

      Examples:
        | case         | sub-type     | another      | permanent               | where           |
        | construction | Construction | Gear         | a landmark permanent    | landmark        |
        | gear         | Gear         | Site         | an expedition permanent | hero expedition |
        | site         | Site         | Construction | a landmark permanent    | landmark        |

    @case:altered-every-sub-type-of-spells @clause:2.2.2.g @clause:2.2.2.c @edition:>=3.0
    Scenario Outline: A text about Spells of a sub-type means those that have it, whichever it is: <case>
      Given the made-up card "Call"
        """
        {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
         "effect": {"is": "gain", "what": {"is": "all", "what": {"type": ["spell"], "zone": ["reserve"], "subtype": ["<sub-type>"]}}, "counter": "key", "count": 1}}
        """
      And these cards
        | ref   | card | player | zone |
        | call  | Call | Ann    | hand |
        | one   | a spell costing 1, classified <sub-type> | Ann | reserve |
        | both  | a spell costing 1, classified <another> and <sub-type> | Bob | reserve |
        | other | a spell costing 1, classified <another> | Ann | reserve |
      When Ann plays call for its mana cost
      Then it is accepted
      And one has 1 key counter
      And both has 1 key counter
      And other has 0 key counters

      Examples:
        | case        | sub-type    | another     |
        | boon        | Boon        | Conjuration |
        | conjuration | Conjuration | Disruption  |
        | disruption  | Disruption  | Maneuver    |
        | maneuver    | Maneuver    | Song        |
        | song        | Song        | Boon        |
