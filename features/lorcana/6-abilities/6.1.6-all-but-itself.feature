Feature: Lorcana 6.1.6, texts that leave out their own card

  Background:
    Given a game of Lorcana

  @case:ready-ones-but-for-itself @clause:6.1.6 @clause:4.6.4.2
  Scenario Outline: For a turn all characters may challenge ready ones, that one too unless it says so: <case>
    Given the made-up card "Rowdy"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 9, "lore": 1,
       "abilities": [{"is": "activated", "name": "Brawl", "cost": [], "effect":
         {"is": "allow-to-challenge-ready", "all": {"type": ["character"]}, "against": {"type": ["character"]<but>},
          "until": "until-your-next-turn"}}]}
      """
    And these cards
      | ref   | card                                    | player | zone |
      | rowdy | Rowdy                                   | Ann    | play |
      | elf   | a character costing 1, with 9 Willpower | Ann    | play |
      | wolf  | a character costing 1, with 9 Willpower | Bob    | play |
      | bear  | a character costing 1, with 9 Willpower | Bob    | play |
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    When Ann uses "Brawl" of rowdy
    And Ann ends their turn
    And Bob challenges elf with bear
    Then it is accepted
    When Bob challenges rowdy with wolf
    Then it is <verdict>

    Examples:
      | case    | but                | verdict            |
      | all     |                    | accepted           |
      | another | , "other": true    | refused by 4.6.4.2 |
      | not-me  | , "not_it": "this" | refused by 4.6.4.2 |

  @case:fights-with-willpower-but-for-itself @clause:6.1.6 @clause:4.6.6.1
  Scenario Outline: Characters deal damage with their Willpower, that one too unless it says so: <case>
    Given the made-up card "Trainer"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 4, "lore": 1,
       "abilities": [{"is": "fights-with", "stat": "willpower", "what": {"type": ["character"], "whose": "yours"<but>}}]}
      """
    And these cards
      | ref     | card                                                   | player | zone | state   |
      | trainer | Trainer                                                | Ann    | play |         |
      | elf     | a character costing 1, with 1 Strength and 4 Willpower | Ann    | play |         |
      | wolf    | a character costing 1, with 1 Strength and 9 Willpower | Bob    | play | exerted |
      | bear    | a character costing 1, with 1 Strength and 9 Willpower | Bob    | play | exerted |
    When Ann challenges wolf with elf
    Then wolf has 4 damage
    When Ann challenges bear with trainer
    Then bear has <damage> damage

    Examples:
      | case    | but             | damage |
      | all     |                 | 4      |
      | another | , "other": true | 1      |

  @case:discards-another-from-the-hand @clause:6.1.6 @clause:6.1.12
  Scenario Outline: A card whose ability works in the hand is discarded by it, unless it says so: <case>
    Given the made-up card "Grumbler"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
       "abilities": [{"is": "triggered", "when": [{"event": "quested", "what": {"type": ["character"], "whose": "yours"}, "zone": "hand"}],
                      "effect": {"is": "discard", "what": {"type": ["character"]<but>}}}]}
      """
    And these cards
      | ref      | card                  | player | zone |
      | grumbler | Grumbler              | Ann    | hand |
      | elf      | a character costing 1 | Ann    | hand |
      | owl      | a character costing 2 | Ann    | hand |
      | scout    | a character costing 1 | Ann    | play |
    When Ann quests with scout
    Then Ann is asked to choose from <options>
    When Ann chooses owl
    Then it is accepted
    And owl is in Ann's discard

    Examples:
      | case    | but             | options               |
      | any     |                 | grumbler, elf and owl |
      | another | , "other": true | elf and owl           |

  @case:searches-for-another @clause:6.1.6 @clause:7.2.2
  Scenario Outline: A card that is shuffled into the deck is found by its own search, unless it says so: <case>
    Given the made-up card "Parcel"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "activated", "name": "Send", "cost": [], "effect": {"is": "sequence", "steps": [
         {"is": "shuffle-into-deck", "it": "this"},
         {"is": "search", "what": {"type": ["item"]<but>}, "to": "hand"}]}}]}
      """
    And these cards
      | ref    | card              | player | zone |
      | parcel | Parcel            | Ann    | play |
      | lamp   | an item costing 1 | Ann    | deck |
      | cup    | an item costing 2 | Ann    | deck |
    And chance gives cup, parcel and lamp
    And chance gives parcel and lamp
    When Ann uses "Send" of parcel
    Then Ann is asked to choose from <options>
    When Ann chooses cup
    Then it is accepted
    And cup is in Ann's hand

    Examples:
      | case    | but             | options              |
      | any     |                 | parcel, lamp and cup |
      | another | , "other": true | lamp and cup         |
