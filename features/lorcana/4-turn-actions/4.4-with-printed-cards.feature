Feature: Lorcana 4, abilities, songs and Shift with printed cards alone

  Background:
    Given a game of Lorcana

  @case:printed-only-a-dry-character-is-exerted-as-a-cost @clause:4.4.2.1 @clause:4.4.3.4
  Scenario Outline: Scrump can be used only by exerting a ready, dry character of Ann's: <state>
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
  Scenario: Only dry characters can be exerted for Scrump, but any character can be weakened
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
  Scenario Outline: Honest John's ability triggers when the Floodborn Baymax is shifted into play <how>
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
  Scenario: Baymax is shifted onto Olaf, whose own play ability does not trigger
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
  Scenario Outline: A character costing <cost> alone tries to sing A Pirate's Life, which costs 6
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
  Scenario Outline: A song gives a card and 1 lore for each character that sang it: <how>
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

  @case:printed-one-of-two-alternate-costs @clause:4.3.2.2 @clause:1.5.5 @edition:book @edition:seed-4.3 @edition:seed-guide
  @clause:seed-4.3:4.3.2.2-one @clause:seed-guide:2-one
  Scenario Outline: A Pirate's Life is sung by one character or by several, and nothing else is paid: <how>
    Given these cards
      | ref    | card                          | player | zone |
      | life   | A Pirate's Life               | Ann    | hand |
      | sven   | Sven - Official Ice Deliverer | Ann    | play |
      | virana | Virana - Fang Chief           | Ann    | play |
      | owl    | Owl - Logical Lecturer        | Ann    | play |
    And Ann has 6 ready ink
    And Bob has 6 lore
    When Ann <does>
    Then it is accepted
    And sven is <sven>
    And virana is <others>
    And owl is <others>
    And Ann has 6 ready ink
    And Ann has 2 lore

    Examples:
      | how           | does                                     | sven    | others  |
      | by one        | sings life with sven                     | exerted | ready   |
      | by two others | sings life together with virana and owl  | ready   | exerted |

  @case:printed-a-cost-that-is-not-ink @clause:4.3.2.4 @clause:8.10.1 @edition:book @edition:seed-4.3 @edition:seed-guide
  @clause:seed-4.3:4.3.2.4-other @clause:seed-guide:4-other
  Scenario: Ursula's Shift is paid with a song card from hand and with nothing else
    Given these cards
      | ref   | card                      | player | zone | state  |
      | vane  | Ursula - Vanessa          | Ann    | play | drying |
      | bride | Ursula - Eric's Bride     | Ann    | hand |        |
      | song  | Friends on the Other Side | Ann    | hand |        |
      | tune  | Be Our Guest              | Ann    | hand |        |
      | bear  | Baloo - Fun-Loving Bear   | Ann    | hand |        |
    And Ann has 4 ready ink
    When Ann shifts bride onto vane
    Then Ann is asked to choose from song and tune
    When Ann chooses tune
    Then it is accepted
    And only this has changed
      | what  | from               | to                      |
      | bride | Ann's hand         | Ann's play, drying      |
      | vane  | Ann's play, drying | Ann's play, under bride |
      | tune  | Ann's hand         | Ann's discard           |

  @case:printed-free-is-paid-with-nothing @clause:4.3.2.2 @clause:6.1.7 @edition:book @edition:seed-4.3 @edition:seed-guide
  @clause:seed-4.3:4.3.2.2-free-skip @clause:seed-guide:3-free
  Scenario: With no ink left Just in Time plays a character costing 5 for free
    Given these cards
      | ref    | card                | player | zone |
      | jit    | Just in Time        | Ann    | hand |
      | virana | Virana - Fang Chief | Ann    | hand |
      | tor    | Tor - Florist       | Ann    | hand |
    And Ann has 3 ready ink
    When Ann plays jit for its ink cost
    And Ann chooses yes
    And Ann chooses virana
    Then it is accepted
    And only this has changed
      | what      | from       | to                 |
      | jit       | Ann's hand | Ann's discard      |
      | virana    | Ann's hand | Ann's play, drying |
      | Ann's ink | 3 ready    | 3 exerted          |

  @case:printed-an-action-that-asks @conflict:1 @clause:4.3.3.2 @clause:6.7.1.2 @midway:4.3.3.2
  @clause:seed-4.3:4.3.3.2 @clause:seed-guide:5-zone @clause:seed-chapter-4:4.3-types
  @edition:book @edition:seed-4.3 @edition:seed-chapter-4 @edition:seed-guide
  Scenario: Whether Smash is in play while Ann chooses whom it damages depends on the reading
    Given these cards
      | ref   | card                           | player | zone |
      | smash | Smash                          | Ann    | hand |
      | foe   | Virana - Fang Chief            | Bob    | play |
      | weak  | Boun - Precocious Entrepreneur | Bob    | play |
    And Ann has 3 ready ink
    When Ann plays smash for its ink cost
    Then Ann is asked to choose from foe and weak
    And by reading
      | reading                        | outcome                       |
      | book, seed-4.3, seed-chapter-4 | smash is in Ann's play        |
      | seed-guide                     | smash is not in Ann's play    |
      | seed-guide                     | smash is not in Ann's discard |
    When Ann chooses weak
    Then weak is in Bob's discard
    And smash is in Ann's discard
