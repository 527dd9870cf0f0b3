Feature: Altered, what several objects have become, with printed cards alone

  Background:
    Given a game of Altered

  @case:printed-all-sent-then-all-exhausted @clause:2.1.f @clause:7.3.10.a @clause:2.1.e
  Scenario: Blizzard sends every Character of an Expedition to Reserve and exhausts them there
    Given these cards
      | ref      | card          | player | zone                 |
      | blizzard | Blizzard      | Ann    | hand                 |
      | one      | Haven Warrior | Bob    | hero expedition      |
      | two      | Ordis Trooper | Bob    | hero expedition      |
      | bug      | Brassbug      | Bob    | hero expedition      |
      | other    | Haven Warrior | Bob    | companion expedition |
      | there    | Ordis Trooper | Bob    | reserve              |
    And Ann has 5 ready mana
    When Ann plays blizzard for its mana cost
    And Ann chooses Bob's hero expedition
    Then it is accepted
    And one is in Bob's reserve
    And one is exhausted
    And two is exhausted
    And bug is in no zone
    And other is in Bob's companion expedition
    And there is ready
    And blizzard is in Ann's discard

  @case:printed-a-quick-action-of-the-first-player @clause:2.2.11.k @clause:2.3.1.i @clause:7.3.2.a
  Scenario Outline: Akesha's quick action is for the first player, Ann: <who> uses it and is <verdict>
    Given it is <who>'s turn
    And these cards
      | ref    | card          | player | zone |
      | akesha | Akesha & Taru | <who>  | hero |
    When <who> uses akesha
    Then it is <verdict>
    And it is Bob's turn

    Examples:
      | who | verdict  |
      | Ann | accepted |
      | Bob | refused  |

  @case:printed-tough-for-a-day @clause:2.2.14.c @clause:7.4.7.c @edition:>=3.0
  Scenario Outline: After Kauri's Intervention Bob needs 9 mana to target Kappa with Banishing Gate: <mana>, <case>
    Given these cards
      | ref   | card                 | player | zone            |
      | kauri | Kauri's Intervention | Ann    | hand            |
      | big   | Kappa                | Ann    | hero expedition |
      | small | Haven Warrior        | Ann    | hero expedition |
      | go    | Banishing Gate       | Bob    | hand            |
    And Ann has 5 ready mana
    And Bob has <mana> ready mana
    When Ann plays kauri for its mana cost
    And Bob plays go for its mana cost
    Then it is accepted
    And <outcome>

    Examples:
      | case        | mana | outcome                                   |
      | enough      | 9    | Bob is asked to choose from big and small |
      | not-for-big | 8    | small is in Ann's discard                 |

  @case:printed-ruling-two-cards-exhausted-by-one-effect @clause:6.3.f @clause:6.1.e @clause:2.1.f @clause:7.5.5.c @clause:7.3.10.a @ruling:A155
  Scenario: Blizzard exhausts two Characters in Reserve, so Icebound Pass gains two counters
    Given these cards
      | ref      | card          | player | zone            |
      | pass     | Icebound Pass | Ann    | landmark        |
      | blizzard | Blizzard - R1 | Ann    | hand            |
      | one      | Ordis Trooper | Bob    | hero expedition |
      | two      | Ordis Trooper | Bob    | hero expedition |
    And Ann has 5 ready mana
    When Ann plays blizzard for its mana cost
    And Ann chooses Bob's hero expedition
    Then it is accepted
    And one is in Bob's reserve
    And one is exhausted
    And two is exhausted
    And pass has 2 trial counters
