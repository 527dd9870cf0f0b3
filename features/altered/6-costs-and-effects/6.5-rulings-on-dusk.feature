Feature: Altered 6.5, rulings on what is done at Dusk

  Background:
    Given a game of Altered

  @case:ruling-third-boost-at-dusk @clause:6.5.d @clause:4.2.b @clause:4.4.b @ruling:A133
  Scenario Outline: At Dusk a third boost that comes first lets the Reaction for three boosts draw: first <first>
    Given the made-up card "Drum"
      """
      {"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
       "abilities": [{"is": "reaction", "trigger": {"event": "phase", "phase": "dusk"},
                      "effect": {"is": "gain", "what": {"is": "target", "what": {"type": ["character"]}}, "count": 1}}]}
      """
    And these cards
      | ref  | card                       | player | zone            | state    |
      | mage | Kadigiran Mage-Dancer - R1 | Ann    | hero expedition | 2 boosts |
      | drum | Drum                       | Ann    | landmark        |          |
    And Ann's deck has 6 cards
    And Bob has passed
    When Ann passes
    And Ann chooses <first>
    And Ann chooses nothing
    Then it is Afternoon of day 4
    And Ann has <cards> cards in hand

    Examples:
      | first | cards |
      | drum  | 3     |
      | mage  | 2     |

  @case:ruling-a-promise-made-at-dusk @clause:2.2.14.e @ruling:A083b
  Scenario: A Disciple that joins at Dusk gives no discount, neither that day nor the next
    Given the made-up card "Night Owl"
      """
      {"type": "hero", "abilities": [{"is": "reaction", "trigger": {"event": "phase", "phase": "dusk"},
        "effect": {"is": "may", "do": {"is": "play", "free": true,
          "what": {"is": "choose", "what": {"type": ["character"], "zone": ["reserve"], "whose": "yours"}}}}}]}
      """
    And these cards
      | ref      | card                   | player | zone    |
      | owl      | Night Owl              | Ann    | hero    |
      | disciple | Studious Disciple - R1 | Ann    | reserve |
      | spell    | Magical Training       | Ann    | hand    |
    And Ann has 3 ready mana
    And Bob has passed
    When Ann passes
    And Ann chooses yes
    And Ann chooses hero-expedition
    And Ann chooses nothing
    And Bob passes
    And Ann plays spell for its mana cost
    Then it is accepted
    And Ann has 2 ready mana
