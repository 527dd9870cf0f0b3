Feature: Lorcana 4, abilities, songs and Shift with printed cards alone

  Background:
    Given a game of Lorcana

  @case:printed-only-a-dry-character-is-exerted-as-a-cost @clause:4.4.2.1 @clause:4.4.3.4
  Scenario Outline: Scrump is used by exerting one of Ann's characters: <state>
    Given these cards
      | ref    | card                           | player | zone | state   |
      | scrump | Scrump                         | Ann    | play |         |
      | one    | Boun - Precocious Entrepreneur | Ann    | play | <state> |
      | foe    | Virana - Fang Chief            | Bob    | play |         |
    When Ann uses scrump
    Then it is <verdict>
    And <after>

    Examples:
      | state   | verdict  | after                                   |
      |         | accepted | Ann is asked to choose from one and foe |
      | drying  | refused  | nothing has changed                     |
      | exerted | refused  | nothing has changed                     |

  @case:printed-the-exerted-one-and-the-weakened-one @clause:4.4.2.1
  Scenario: Of three characters the dry ones can be exerted for Scrump, and any character is weakened
    Given these cards
      | ref    | card                           | player | zone | state  |
      | scrump | Scrump                         | Ann    | play |        |
      | one    | Boun - Precocious Entrepreneur | Ann    | play |        |
      | two    | Baloo - Fun-Loving Bear        | Ann    | play |        |
      | new    | Raya - Warrior of Kumandra     | Ann    | play | drying |
      | foe    | Virana - Fang Chief            | Bob    | play |        |
    When Ann uses scrump
    Then Ann is asked to choose from one and two
    When Ann chooses two
    And Ann chooses foe
    Then it is accepted
    And only this has changed
      | what | from       | to                  |
      | two  | Ann's play | Ann's play, exerted |
    And foe has 3 Strength

  @case:printed-what-is-covered-hears-the-play @clause:4.3.4.2 @clause:8.10.8.2 @edition:>=2.2 @ruling:R143
  Scenario Outline: Baymax is played on top of Honest John, who hears of a Floodborn character <how>
    Given these cards
      | ref    | card                          | player | zone |
      | baymax | Baymax - Giant Robot          | Ann    | hand |
      | john   | Honest John - Not That Honest | Ann    | play |
      | other  | Nutsy - Vulture Henchman      | Ann    | play |
    And Ann has 6 ready ink
    And Bob has 5 lore
    When Ann shifts baymax onto <support>
    And Ann chooses john
    Then it is accepted
    And baymax is on top of <support>
    And Bob has 4 lore

    Examples:
      | how              | support |
      | as he is covered | john    |
      | beside him       | other   |

  @case:printed-what-is-covered-is-not-played @clause:4.3.4.2
  Scenario: Baymax is played on top of Olaf, who is not played by that
    Given these cards
      | ref    | card                      | player | zone |
      | baymax | Baymax - Giant Robot      | Ann    | hand |
      | olaf   | Olaf - Snowman of Action  | Ann    | play |
    And Ann has 6 ready ink
    And Bob has 5 lore
    When Ann shifts baymax
    Then it is accepted
    And baymax is on top of olaf
    And nobody is asked
    And Bob has 5 lore

  @case:printed-a-song-of-singers-sung-by-one @clause:5.4.4.3 @clause:5.4.4.2
  Scenario Outline: A Pirate's Life costs 6, and one character who costs <cost> sings it, or does not
    Given these cards
      | ref    | card            | player | zone |
      | life   | A Pirate's Life | Ann    | hand |
      | singer | <singer>        | Ann    | play |
    And Bob has 6 lore
    When Ann sings life with singer
    Then it is <verdict>
    And <after>

    Examples:
      | cost | singer                         | verdict  | after               |
      | 6    | Sven - Official Ice Deliverer  | accepted | Ann has 2 lore      |
      | 5    | Virana - Fang Chief            | refused  | nothing has changed |

  @case:printed-a-song-that-nobody-sang @clause:5.4.4 @clause:5.4.4.2
  Scenario Outline: A card and 1 lore for each who sang, with a singer of cost 9 in play: <how>
    Given these cards
      | ref    | card                     | player | zone |
      | song   | Fantastical and Magical  | Ann    | hand |
      | knight | Goofy - Knight for a Day | Ann    | play |
    And Ann has 9 ready ink
    And Ann's deck has 3 cards
    When Ann <does>
    Then it is accepted
    And Ann has <lore> lore
    And Ann has <lore> cards in hand

    Examples:
      | how          | does                          | lore |
      | paid for     | plays song for its ink cost   | 0    |
      | sung by one  | sings song with knight        | 1    |
