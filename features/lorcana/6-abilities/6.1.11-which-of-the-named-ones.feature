Feature: Lorcana 6.1.11, texts about all cards, or only about those that they have named

  Background:
    Given a game of Lorcana

  @case:all-or-the-chosen-ones-gain-an-ability @clause:6.1.11
  Scenario Outline: All of Ann's characters or only the chosen ones gain an ability for a turn: <case>
    Given the made-up card "Rally"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"whose": "yours"}, "least": 2, "most": 2},
        {"is": "gains-ability", "all": {"type": ["character"], "whose": "yours"<but>},
         "ability": {"is": "triggered", "when": [{"event": "quested", "this": true}], "effect": {"is": "draw"}}}]}}
      """
    And these cards
      | ref   | card                  | player | zone |
      | rally | Rally                 | Ann    | hand |
      | lamp  | an item costing 1     | Ann    | play |
      | elf   | a character costing 1 | Ann    | play |
      | owl   | a character costing 2 | Ann    | play |
    And Ann's deck has 3 cards
    When Ann plays rally for its ink cost
    And Ann chooses lamp and elf
    Then it is accepted
    When Ann quests with elf
    Then Ann has 1 card in hand
    When Ann quests with owl
    Then Ann has <cards> cards in hand

    Examples:
      | case  | but              | cards |
      | all   |                  | 2     |
      | named | , "it": "chosen" | 1     |

  @case:all-or-the-chosen-one-lose-a-keyword @clause:6.1.11
  Scenario Outline: All characters or only the chosen one lose Evasive for a turn: <case>
    Given the made-up card "Gust"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"type": ["character"]}},
        {"is": "loses", "keyword": "evasive", "all": {"type": ["character"]<but>}}]}}
      """
    And these cards
      | ref  | card                                | player | zone |
      | gust | Gust                                | Ann    | hand |
      | wren | a character costing 1, with Evasive | Bob    | play |
      | lark | a character costing 2, with Evasive | Bob    | play |
    When Ann plays gust for its ink cost
    And Ann chooses wren
    Then wren does not have Evasive
    And lark <lark> Evasive

    Examples:
      | case  | but              | lark          |
      | all   |                  | does not have |
      | named | , "it": "chosen" | has           |

  @case:all-or-the-chosen-one-must-quest @clause:6.1.11 @clause:1.2.1
  Scenario Outline: All characters or only the chosen one must quest this turn: <case>
    Given the made-up card "March"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"type": ["character"]}},
        {"is": "must-quest", "all": {"type": ["character"]<but>}}]}}
      """
    And these cards
      | ref   | card                  | player | zone |
      | march | March                 | Ann    | hand |
      | elf   | a character costing 1 | Ann    | play |
      | owl   | a character costing 2 | Ann    | play |
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    When Ann plays march for its ink cost
    And Ann chooses elf
    And Ann quests with elf
    Then it is accepted
    When Ann ends their turn
    Then it is <verdict>

    Examples:
      | case  | but              | verdict          |
      | all   |                  | refused by 1.2.1 |
      | named | , "it": "chosen" | accepted         |

  @case:only-characters-must-quest @clause:4.5.1.1 @clause:5.3.4
  Scenario Outline: When all of Ann's cards must quest, only a character holds up the end of her turn: with <card>
    Given the made-up card "March"
      """
      {"type": "action", "cost": 0, "effect": {"is": "must-quest", "all": {"whose": "yours"}}}
      """
    And these cards
      | ref   | card   | player | zone |
      | march | March  | Ann    | hand |
      | other | <card> | Ann    | play |
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    When Ann plays march for its ink cost
    And Ann ends their turn
    Then it is <verdict>

    Examples:
      | card                  | verdict          |
      | a character costing 1 | refused by 1.2.1 |
      | an item costing 1     | accepted         |
      | a location costing 1  | accepted         |

  @case:taken-from-all-or-from-the-rest @clause:6.1.11
  Scenario Outline: A second card is taken from all cards looked at, or only from the rest of them: <case>
    Given the made-up card "Sort"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "look-at-top", "cards": 3},
        {"is": "take-from", "least": 1},
        {"is": "take-from", "least": 1, "what": {<but>}},
        {"is": "put", "it": "taken", "to": "hand"}]}}
      """
    And these cards
      | ref  | card                  | player | zone |
      | sort | Sort                  | Ann    | hand |
      | elf  | a character costing 1 | Ann    | deck |
      | owl  | a character costing 2 | Ann    | deck |
      | lamp | an item costing 1     | Ann    | deck |
    When Ann plays sort for its ink cost
    And Ann chooses elf
    Then Ann is asked to choose from <options>
    When Ann chooses lamp
    Then it is accepted
    And lamp is in Ann's hand
    And elf is in Ann's deck

    Examples:
      | case | but          | options          |
      | all  |              | elf, owl and lamp |
      | rest | "it": "rest" | owl and lamp     |

  @case:first-or-second-named @clause:6.1.11
  Scenario Outline: The last step of an effect changes the first or the second chosen character: <case>
    Given the made-up card "Pair"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"type": ["character"], "whose": "yours"}},
        {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}, "as": "second"},
        {<step>}]}}
      """
    And the made-up card "Flag"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "static-gets", "stat": "strength", "plus": 3, "what": {"classified": ["Pirate"]}}]}
      """
    And these cards
      | ref  | card                                            | player | zone |
      | pair | Pair                                            | Ann    | hand |
      | flag | Flag                                            | Ann    | play |
      | elf  | a character costing 1, with 2 Strength and Rush | Ann    | play |
      | wolf | a character costing 1, with 2 Strength and Rush | Bob    | play |
    When Ann plays pair for its ink cost
    Then it is accepted
    And elf <elf>
    And wolf <wolf>

    Examples:
      | case         | step                                                                     | elf                | wolf               |
      | class        | "is": "gains-classification", "classification": "Pirate"                 | has 5 Strength     | has 2 Strength     |
      | class-second | "is": "gains-classification", "classification": "Pirate", "it": "second" | has 2 Strength     | has 5 Strength     |
      | lose         | "is": "loses", "keyword": "rush"                                         | does not have Rush | has Rush           |
      | lose-second  | "is": "loses", "keyword": "rush", "it": "second"                         | has Rush           | does not have Rush |

  @case:first-or-second-named-acts @clause:6.1.11
  Scenario Outline: The first or the second chosen character must or cannot quest: <case>
    Given the made-up card "Dictate"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"type": ["character"], "whose": "yours"}},
        {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}, "as": "second"},
        {<step>}]}}
      """
    And these cards
      | ref  | card                  | player | zone |
      | word | Dictate               | Ann    | hand |
      | elf  | a character costing 1 | Ann    | play |
      | wolf | a character costing 1 | Bob    | play |
    And Ann's deck has 2 cards
    And Bob's deck has 2 cards
    When Ann plays word for its ink cost
    And Ann <tries>
    Then it is <verdict>

    Examples:
      | case          | step                                                                                 | tries           | verdict          |
      | must          | "is": "must-quest"                                                                   | ends their turn | refused by 1.2.1 |
      | must-second   | "is": "must-quest", "it": "second"                                                   | ends their turn | accepted         |
      | cannot        | "is": "gains-ability", "ability": {"is": "cannot", "action": "quest"}                 | quests with elf | refused by 1.2.2 |
      | cannot-second | "is": "gains-ability", "ability": {"is": "cannot", "action": "quest"}, "it": "second" | quests with elf | accepted         |

  @case:discarded-as-named @clause:6.1.11
  Scenario Outline: One card, all cards or none of a revealed hand are discarded: <case>
    Given the made-up card "Raid"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "reveal-hand"}, {"is": "take-from", "it": "revealed", "least": 1}, {<step>}]}}
      """
    And these cards
      | ref  | card                  | player | zone |
      | raid | Raid                  | Ann    | hand |
      | elf  | a character costing 1 | Bob    | hand |
      | owl  | a character costing 2 | Bob    | hand |
    And Ann's deck has 4 cards
    And Bob's deck has 4 cards
    When Ann plays raid for its ink cost
    And Ann chooses elf
    Then it is accepted
    And elf is in Bob's <elf>
    And owl is in Bob's <owl>

    Examples:
      | case      | elf     | owl     | step |
      | taken     | discard | hand    | "is": "discard-them" |
      | revealed  | discard | discard | "is": "discard-them", "it": "revealed" |
      | each      | discard | hand    | "is": "each-player", "who": "opponents", "do": {"is": "discard-them"} |
      | each-draw | hand    | hand    | "is": "each-player", "who": "opponents", "do": {"is": "draw"} |
      | one       | discard | hand    | "is": "choose-player", "who": "opponents", "do": {"is": "discard-them"} |
      | one-draw  | hand    | hand    | "is": "choose-player", "who": "opponents", "do": {"is": "draw"} |
      | else      | discard | hand    | "is": "if-you-do", "first": {"is": "banish", "all": {"type": ["item"]}}, "otherwise": {"is": "discard-them"} |
      | else-draw | hand    | hand    | "is": "if-you-do", "first": {"is": "banish", "all": {"type": ["item"]}}, "otherwise": {"is": "draw"} |

  @case:moved-on-one-way-or-another @clause:6.1.2
  Scenario Outline: A branch of an effect moves the character to the chosen location or does something else: <case>
    Given the made-up card "Roamer"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1,
       "abilities": [{"is": "activated", "name": "Roam", "cost": [], "effect": {"is": "sequence", "steps": [
         {"is": "choose", "what": {"type": ["location"]}, "as": "place"}, {"is": "look-at-top", "cards": 1}, {<step>}]}}]}
      """
    And these cards
      | ref    | card                                   | player | zone |
      | roamer | Roamer                                 | Ann    | play |
      | inn    | a location costing 1, with move cost 1 | Ann    | play |
      | top    | a character costing 1                  | Ann    | deck |
      | next   | a character costing 2                  | Ann    | deck |
      | low    | a character costing 2                  | Bob    | deck |
    When Ann uses roamer
    Then it is accepted
    And <seen>

    Examples:
      | case      | seen                 | step |
      | then      | roamer is at inn     | "is": "if", "condition": {"is": "your-turn"}, "then": {"is": "move-to", "to": "place"} |
      | then-draw | top is in Ann's hand | "is": "if", "condition": {"is": "your-turn"}, "then": {"is": "draw"} |
      | else      | roamer is at inn     | "is": "if", "condition": {"is": "not", "condition": {"is": "your-turn"}}, "then": {"is": "gain-lore", "lore": 1}, "otherwise": {"is": "move-to", "to": "place"} |
      | else-draw | top is in Ann's hand | "is": "if", "condition": {"is": "not", "condition": {"is": "your-turn"}}, "then": {"is": "gain-lore", "lore": 1}, "otherwise": {"is": "draw"} |
      | done      | roamer is at inn     | "is": "if-you-do", "first": {"is": "exert", "it": "this"}, "then": {"is": "move-to", "to": "place"} |
      | done-draw | top is in Ann's hand | "is": "if-you-do", "first": {"is": "exert", "it": "this"}, "then": {"is": "draw"} |
      | first     | roamer is at inn     | "is": "if-you-do", "first": {"is": "move-to", "to": "place"}, "then": {"is": "gain-lore", "lore": 1} |
      | first-so  | top is in Ann's hand | "is": "if-you-do", "first": {"is": "draw"}, "then": {"is": "gain-lore", "lore": 1} |
      | undone    | roamer is at inn     | "is": "if-you-do", "first": {"is": "banish", "all": {"type": ["item"]}}, "otherwise": {"is": "move-to", "to": "place"} |
      | undone-so | top is in Ann's hand | "is": "if-you-do", "first": {"is": "banish", "all": {"type": ["item"]}}, "otherwise": {"is": "draw"} |
      | someone   | low is in Bob's hand | "is": "choose-player", "who": "opponents", "do": {"is": "draw"} |
      | mode      | roamer is at inn     | "is": "one-of", "modes": {"way": {"is": "move-to", "to": "place"}} |
      | mode-put  | top is under roamer  | "is": "one-of", "modes": {"way": {"is": "put-under", "it": "looked"}} |
      | mode-take | top is in Ann's deck | "is": "one-of", "modes": {"way": {"is": "take-from", "least": 1}} |
      | mode-draw | top is in Ann's hand | "is": "one-of", "modes": {"way": {"is": "draw"}} |

  @case:taken-from-those-in-play @clause:6.1.11 @clause:6.1.3.1
  Scenario Outline: Of two chosen characters, a later step takes the one that fits its description: <case>
    Given the made-up card "Cull"
      """
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"type": ["character"], "whose": "yours"}, "least": 2, "most": 2},
        {"is": "take-from", "it": "chosen", "least": 1, "what": {"type": ["character"]<which>}},
        {"is": "put", "it": "taken", "to": "hand"}]}}
      """
    And these cards
      | ref  | card                                    | player | zone | state             | at  | under |
      | cull | Cull                                    | Ann    | hand |                   |     |       |
      | inn  | a location costing 1, with move cost 1  | Ann    | play |                   |     |       |
      | elf  | a character costing 1, with 5 Willpower | Ann    | play | exerted, 1 damage | inn |       |
      | card | a character costing 1                   | Ann    | play |                   |     | elf   |
      | owl  | a character costing 1, with 5 Willpower | Ann    | play |                   |     |       |
    When Ann plays cull for its ink cost
    Then <asked>

    Examples:
      | case    | which                 | asked                                 |
      | all     |                       | Ann is asked to choose from elf, owl  |
      | exerted | , "exerted": true     | elf is in Ann's hand                  |
      | ready   | , "exerted": false    | owl is in Ann's hand                  |
      | damaged | , "damaged": true     | elf is in Ann's hand                  |
      | there   | , "at_location": true | elf is in Ann's hand                  |
      | nowhere | , "at_location": false | owl is in Ann's hand                 |
      | above   | , "under_at_least": 1 | elf is in Ann's hand                  |

  @case:taken-from-those-in-a-challenge @clause:6.1.11 @clause:4.6.2
  Scenario Outline: Of two characters chosen as one challenges, either or only the challenging one is taken: <case>
    Given the made-up card "Sortie"
      """
      {"type": "item", "cost": 1, "abilities": [{"is": "triggered",
        "when": [{"event": "challenges", "what": {"type": ["character"], "whose": "yours"}}],
        "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"], "whose": "yours"}, "least": 2, "most": 2},
          {"is": "take-from", "it": "chosen", "least": 1, "what": {"type": ["character"]<which>}},
          {"is": "put", "it": "taken", "to": "hand"}]}}]}
      """
    And these cards
      | ref  | card                                    | player | zone | state   |
      | item | Sortie                                  | Ann    | play |         |
      | elf  | a character costing 1, with 5 Willpower | Ann    | play |         |
      | owl  | a character costing 1, with 5 Willpower | Ann    | play |         |
      | wolf | a character costing 1, with 5 Willpower | Bob    | play | exerted |
    When Ann challenges wolf with elf
    Then <asked>

    Examples:
      | case | which                   | asked                                |
      | all  |                         | Ann is asked to choose from elf, owl |
      | side | , "side": "challenging" | elf is in Ann's hand                 |

  @case:in-a-challenge-with-the-named-one @clause:6.1.11 @clause:4.6.2
  Scenario Outline: An effect asks whether its character is in a challenge with the chosen one or another: <case>
    Given the made-up card "Hunter"
      """
      {"type": "character", "cost": 1, "strength": 1, "willpower": 5, "lore": 1, "abilities": [{"is": "triggered",
        "when": [{"event": "challenges", "this": true}],
        "effect": {"is": "sequence", "steps": [
          {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}},
          {"is": "if", "condition": {"is": "in-challenge", "against": {"type": ["character"]<whom>}},
           "then": {"is": "gain-lore", "lore": 1}}]}}]}
      """
    And these cards
      | ref    | card                                    | player | zone | state   |
      | hunter | Hunter                                  | Ann    | play |         |
      | wolf   | a character costing 1, with 5 Willpower | Bob    | play | exerted |
      | bear   | a character costing 1, with 5 Willpower | Bob    | play |         |
    When Ann challenges wolf with hunter
    And Ann chooses <chosen>
    Then it is accepted
    And Ann has <lore> lore

    Examples:
      | case    | whom                 | chosen | lore |
      | any     |                      | bear   | 1    |
      | named   | , "it": "chosen"     | bear   | 0    |
      | it      | , "it": "chosen"     | wolf   | 1    |
      | all     |                      | wolf   | 1    |
      | another | , "not_it": "chosen" | wolf   | 0    |
      | not-it  | , "not_it": "chosen" | bear   | 1    |

  @case:next-card-is-the-named-one @clause:6.1.11 @clause:4.3.6
  Scenario Outline: The next character costs less, or only the card chosen from Ann's hand: <case>
    Given the made-up card "Voucher"
      """
      {"type": "item", "cost": 1, "abilities": [{"is": "activated", "name": "Spend", "cost": [], "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"type": ["character"]}, "zone": "hand"},
        {"is": "pay-less", "less": 1, "next": {"type": ["character"]<which>}}]}}]}
      """
    And these cards
      | ref | card                  | player | zone |
      | chq | Voucher               | Ann    | play |
      | elf | a character costing 1 | Ann    | hand |
      | owl | a character costing 1 | Ann    | hand |
    When Ann uses chq
    And Ann chooses elf
    And Ann plays owl for its ink cost
    Then it is <verdict>

    Examples:
      | case  | which            | verdict          |
      | next  |                  | accepted         |
      | named | , "it": "chosen" | refused by 1.5.3 |
