Feature: Altered 7.4.7, Tough

  Background:
    Given a game of Altered
    And the made-up card "Quake"
      """
      {"type": "spell", "hand_cost": 1, "reserve_cost": 1, "effect": {"is": "sequence", "steps": [{"is": "discard", "what": {"is": "target", "what": {"type": ["character"]}}}, {"is": "resupply"}]}}
      """

  @case:altered-tough-is-paid @clause:7.4.7.c @clause:7.4.7.e @edition:>=3.0
  Scenario Outline: A player pays to target an opponent's Tough Character, but not another one: <case>
    Given these cards
      | ref   | card                                | player  | zone                 |
      | quake | Quake                               | <who>   | hand                 |
      | rock  | a character costing 1, with Tough 2 | <other> | hero expedition      |
      | soft  | a character costing 1               | <other> | companion expedition |
    And it is <who>'s turn
    And <who> has 4 ready mana
    When <who> plays quake for its mana cost
    Then <who> is asked to choose from rock and soft
    When <who> chooses <target>
    Then it is accepted
    And rock is in <other>'s <rock>
    And soft is in <other>'s <soft>
    And <who> has <left> ready mana

    Examples:
      | case     | who | other | target | rock            | soft                 | left |
      | tough    | Ann | Bob   | rock   | discard         | companion expedition | 1    |
      | soft     | Ann | Bob   | soft   | hero expedition | discard              | 3    |
      | tough-2  | Bob | Ann   | rock   | discard         | companion expedition | 1    |

  @case:altered-tough-unpayable @clause:7.4.7.c @clause:6.4.c @edition:>=3.0
  Scenario: A Tough Character cannot be chosen without enough mana left after the Spell's own cost
    Given these cards
      | ref   | card                                | player | zone                 |
      | quake | Quake                               | Ann    | hand                 |
      | rock  | a character costing 1, with Tough 2 | Bob    | hero expedition      |
      | one   | a character costing 1               | Bob    | companion expedition |
      | two   | a character costing 1               | Bob    | companion expedition |
    And Ann has 2 ready mana
    When Ann plays quake for its mana cost
    And Ann chooses rock
    Then it is refused
    And nothing has changed
    When Ann chooses two
    Then it is accepted
    And two is in Bob's discard
    And Ann has 1 ready mana

  @case:altered-tough-twice @clause:7.4.7.c @edition:>=3.0
  Scenario Outline: Each Tough ability of a Character asks for its own mana: <case>
    Given the made-up card "Fortress"
      """
      {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
       "abilities": [{"is": "keyword", "keyword": "tough", "value": 1}, {"is": "keyword", "keyword": "tough", "value": 2}]}
      """
    And these cards
      | ref   | card                  | player | zone                 |
      | quake | Quake                 | Ann    | hand                 |
      | fort  | Fortress              | Bob    | hero expedition      |
      | soft  | a character costing 1 | Bob    | companion expedition |
      | weak  | a character costing 1 | Bob    | companion expedition |
    And Ann has <mana> ready mana
    When Ann plays quake for its mana cost
    And Ann chooses fort
    Then it is <answered>
    And fort is in <place>

    Examples:
      | case                   | mana | answered | place                 |
      | three in all are there | 4    | accepted | Bob's discard         |
      | one too few            | 3    | refused  | Bob's hero expedition |

  @case:altered-tough-not-forced @clause:7.4.7.d @clause:6.4.b @edition:>=3.0
  Scenario Outline: A player is not forced to pay for Tough, even if every possible target is Tough: <case>
    Given these cards
      | ref   | card                                | player | zone                 |
      | quake | Quake                               | Ann    | hand                 |
      | rock  | a character costing 1, with Tough 1 | Bob    | hero expedition      |
      | wall  | a character costing 1, with Tough 2 | Bob    | companion expedition |
    And Ann has 4 ready mana
    And Ann's deck has 1 card
    When Ann plays quake for its mana cost
    And Ann chooses nothing
    Then it is accepted
    And rock is in Bob's hero expedition
    And wall is in Bob's companion expedition
    And Ann has 3 ready mana
    And ann-deck-1 is in Ann's reserve

    Examples:
      | case |
      | all  |

  @case:altered-tough-none-payable @clause:7.4.7.c @clause:6.5.b @edition:>=3.0
  Scenario: If no Tough target can be paid for, none is chosen and the rest of the effect happens
    Given these cards
      | ref   | card                                | player | zone            |
      | quake | Quake                               | Bob    | hand            |
      | rock  | a character costing 1, with Tough 2 | Ann    | hero expedition |
    And it is Bob's turn
    And Bob has 2 ready mana
    And Bob's deck has 1 card
    When Bob plays quake for its mana cost
    Then it is accepted
    And nobody is asked
    And rock is in Ann's hero expedition
    And bob-deck-1 is in Bob's reserve
    And Bob has 1 ready mana

  @case:altered-own-tough-is-free @clause:7.4.7.c
  Scenario: A player targets their own Tough Character without paying
    Given the made-up card "Blessing"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "gain", "what": {"is": "target", "what": {"type": ["character"], "whose": "yours"}}, "count": 1}}
      """
    And these cards
      | ref   | card                                | player | zone                 |
      | bless | Blessing                            | Bob    | hand                 |
      | rock  | a character costing 1, with Tough 9 | Bob    | hero expedition      |
      | soft  | a character costing 1               | Bob    | companion expedition |
    And it is Bob's turn
    And Bob has 1 ready mana
    When Bob plays bless for its mana cost
    And Bob chooses rock
    Then it is accepted
    And rock has 1 boost
    And Bob has 1 ready mana

  @case:altered-tough-without-a-target @clause:6.5.b
  Scenario: An effect on all Characters has no target, and nothing is paid for Tough
    Given the made-up card "Flood"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "discard", "what": {"is": "all", "what": {"type": ["character"]}}}}
      """
    And these cards
      | ref   | card                                | player | zone            |
      | flood | Flood                               | Ann    | hand            |
      | rock  | a character costing 1, with Tough 9 | Bob    | hero expedition |
    And Ann has 1 ready mana
    When Ann plays flood for its mana cost
    Then it is accepted
    And rock is in Bob's discard
    And Ann has 1 ready mana

  @case:altered-tough-once-for-an-effect @clause:7.4.7.f @edition:>=3.0
  Scenario: A Tough Character targeted in two steps of an effect is paid for once
    Given the made-up card "Torment"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "exhaust", "what": {"is": "target", "what": {"type": ["character"]}, "name": "first"}},
         {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}, "name": "second"}, "status": ["asleep"]}]}}
      """
    And these cards
      | ref  | card                                | player | zone                 |
      | tor  | Torment                             | Ann    | hand                 |
      | rock | a character costing 1, with Tough 2 | Bob    | hero expedition      |
      | soft | a character costing 1               | Bob    | companion expedition |
    And Ann has 3 ready mana
    When Ann plays tor for its mana cost
    And Ann chooses rock
    And Ann chooses rock
    Then it is accepted
    And rock is exhausted and asleep
    And soft is ready and not asleep
    And Ann has 1 ready mana

  @case:altered-tough-is-not-paid-again @clause:7.4.7.f @edition:>=3.0
  Scenario: A Tough Character targeted in two steps is paid for once, even with mana to pay twice
    Given the made-up card "Torment"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "exhaust", "what": {"is": "target", "what": {"type": ["character"]}, "name": "first"}},
         {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}, "name": "second"}, "status": ["asleep"]}]}}
      """
    And these cards
      | ref  | card                                | player | zone                 |
      | tor  | Torment                             | Ann    | hand                 |
      | rock | a character costing 1, with Tough 2 | Bob    | hero expedition      |
      | soft | a character costing 1               | Bob    | companion expedition |
    And Ann has 5 ready mana
    When Ann plays tor for its mana cost
    And Ann chooses rock
    And Ann chooses rock
    Then it is accepted
    And rock is exhausted and asleep
    And Ann has 3 ready mana

  @case:altered-tough-twice-for-two @clause:7.4.7.f @clause:7.4.7.c @edition:>=3.0
  Scenario: Two Tough Characters targeted in two steps of an effect are each paid for
    Given the made-up card "Torment"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "sequence", "steps": [
         {"is": "exhaust", "what": {"is": "target", "what": {"type": ["character"]}, "name": "first"}},
         {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}, "name": "second"}, "status": ["asleep"]}]}}
      """
    And these cards
      | ref  | card                                | player | zone                 |
      | tor  | Torment                             | Bob    | hand                 |
      | rock | a character costing 1, with Tough 2 | Ann    | hero expedition      |
      | hill | a character costing 1, with Tough 1 | Ann    | companion expedition |
    And it is Bob's turn
    And Bob has 4 ready mana
    When Bob plays tor for its mana cost
    And Bob chooses rock
    And Bob chooses hill
    Then it is accepted
    And rock is exhausted
    And hill is asleep
    And Bob has 1 ready mana

  @case:altered-tough-in-another-effect @clause:7.4.7.f @edition:>=3.0
  Scenario: A Tough Character targeted by another effect is paid for again
    Given the made-up card "Sting"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "exhaust", "what": {"is": "target", "what": {"type": ["character"]}}}}
      """
    And these cards
      | ref  | card                                | player | zone                 |
      | one  | Sting                               | Ann    | hand                 |
      | two  | Sting                               | Ann    | hand                 |
      | rock | a character costing 1, with Tough 1 | Bob    | hero expedition      |
      | soft | a character costing 1               | Bob    | companion expedition |
    And Bob has passed
    And Ann has 2 ready mana
    When Ann plays one for its mana cost
    And Ann chooses rock
    Then Ann has 1 ready mana
    When Ann plays two for its mana cost
    And Ann chooses rock
    Then it is accepted
    And Ann has 0 ready mana

  @case:altered-tough-though-free @clause:7.4.7.f @clause:7.3.20.a @edition:>=3.0
  Scenario Outline: A Spell played for free still pays for a Tough target: <case>
    Given the made-up card "Invitation"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0,
       "effect": {"is": "play", "what": {"is": "choose", "what": {"type": ["spell"], "zone": ["reserve"], "whose": "yours"}}, "free": true}}
      """
    And these cards
      | ref   | card                                | player | zone                 |
      | inv   | Invitation                          | Ann    | hand                 |
      | quake | Quake                               | Ann    | reserve              |
      | rock  | a character costing 1, with Tough 2 | Bob    | hero expedition      |
      | soft  | a character costing 1               | Bob    | companion expedition |
    And Ann has 2 ready mana
    When Ann plays inv for its mana cost
    And Ann chooses <target>
    Then it is accepted
    And <target> is in Bob's discard
    And Ann has <left> ready mana

    Examples:
      | case  | target | left |
      | tough | rock   | 0    |
      | soft  | soft   | 2    |

  @case:altered-tough-permanent @clause:7.4.7.a @clause:7.4.7.c @edition:>=3.0
  Scenario: A Tough Permanent is paid for as well, but not while it is in Reserve
    Given the made-up card "Crowbar"
      """
      {"type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "exhaust", "what": {"is": "target", "what": {"type": ["permanent"], "zone": ["landmark", "reserve"]}}}}
      """
    And these cards
      | ref  | card                                         | player | zone     |
      | bar  | Crowbar                                      | Ann    | hand     |
      | bar2 | Crowbar                                      | Ann    | hand     |
      | fort | a landmark permanent costing 1, with Tough 1 | Bob    | landmark |
      | tent | a landmark permanent costing 1, with Tough 1 | Bob    | reserve  |
    And Bob has passed
    And Ann has 1 ready mana
    When Ann plays bar for its mana cost
    And Ann chooses tent
    Then it is accepted
    And tent is exhausted
    And Ann has 1 ready mana
    When Ann plays bar2 for its mana cost
    And Ann chooses fort
    Then it is accepted
    And fort is exhausted
    And Ann has 0 ready mana
