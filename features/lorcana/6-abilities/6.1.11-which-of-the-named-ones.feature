Feature: Lorcana 6.1.11, texts that speak of all cards, or of those alone that they have named

  Background:
    Given a game of Lorcana

  @case:all-or-the-chosen-ones-gain-an-ability @clause:6.1.11
  Scenario Outline: Who gains an ability for a turn: <case>
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
  Scenario Outline: Who loses Evasive for a turn: <case>
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
  Scenario Outline: Who must quest this turn: <case>
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

  @case:taken-from-all-or-from-the-rest @clause:6.1.11
  Scenario Outline: A second card is taken from all that were looked at, or from the rest of them: <case>
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
