Feature: Lorcana 1.2, printed cards whose texts change a rule

  Background:
    Given a game of Lorcana

  @case:nobody-makes-koda-s-player-lose-lore @clause:1.2.2 @clause:1.11.1
  Scenario Outline: Ann plays Tangle while <whose>'s Koda is in the <zone> zone: Bob is left with <after> lore
    Given these cards
      | ref    | card                   | player  | zone   |
      | tangle | Tangle                 | Ann     | hand   |
      | koda   | Koda - Talkative Cub   | <whose> | <zone> |
    And Ann has 2 ready ink
    And Bob has 3 lore
    When Ann plays tangle for its ink cost
    Then it is accepted
    And Bob has <after> lore

    Examples:
      | case    | whose | zone    | after |
      | in-play | Bob   | play    | 3     |
      | gone    | Bob   | discard | 2     |
      | hers    | Ann   | play    | 2     |

  @case:koda-protects-in-opponents-turns-alone @clause:1.2.2
  Scenario Outline: Bob loses 1 lore for challenging at Pizza Planet in his own turn, though <whose>'s Koda is in play
    Given it is Bob's turn
    And these cards
      | ref    | card                   | player  | zone | at    | state   |
      | koda   | Koda - Talkative Cub   | <whose> | play |       |         |
      | planet | Pizza Planet - Spaceport | Ann   | play |       |         |
      | buzz   | Virana - Fang Chief    | Ann     | play | planet | exerted |
      | stitch | Stitch - New Dog       | Bob     | play |       |         |
    And Bob has 3 lore
    And Ann has 3 lore
    When Bob challenges buzz with stitch
    Then it is accepted
    And Bob has 2 lore
    And Ann has 3 lore

    Examples:
      | whose |
      | Bob   |
      | Ann   |

  @case:twenty-lore-and-a-flustered-duck @clause:1.2.1 @clause:1.8.1.1 @clause:1.11.3
  Scenario Outline: <who> quests and reaches <lore> lore while Ann's Donald Duck is in the <zone> zone
    Given it is <who>'s turn
    And these cards
      | ref    | card                               | player | zone   |
      | donald | Donald Duck - Flustered Sorcerer   | Ann    | <zone> |
      | mickey | Mickey Mouse - True Friend         | <who>  | play   |
    And <who> has <before> lore
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When <who> quests with mickey
    Then it is accepted
    And <outcome>

    Examples:
      | case        | who | zone    | before | lore | outcome          |
      | twenty      | Bob | play    | 18     | 20   | the game goes on |
      | twenty-four | Bob | play    | 22     | 24   | the game goes on |
      | twenty-five | Bob | play    | 23     | 25   | Bob has won      |
      | gone        | Bob | discard | 18     | 20   | Bob has won      |
      | hers        | Ann | play    | 18     | 20   | Ann has won      |

  @case:the-duck-leaves-and-the-lore-is-enough @clause:1.8.1.1 @clause:1.8.1
  Scenario: Bob, with 20 lore, wins as soon as Ann's Donald Duck has left play
    Given it is Bob's turn
    And these cards
      | ref    | card                             | player | zone |
      | donald | Donald Duck - Flustered Sorcerer | Ann    | play |
      | mickey | Mickey Mouse - True Friend       | Bob    | play |
      | fire   | Dragon Fire                      | Bob    | hand |
    And Bob has 5 ready ink
    And Bob has 18 lore
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Bob quests with mickey
    Then the game goes on
    When Bob plays fire for its ink cost
    And Bob chooses donald
    Then Bob has won

  @case:dash-quests-the-turn-he-is-played @clause:1.2.1 @clause:4.5.1.2 @clause:5.1.1.11
  Scenario Outline: A quest with <card>, <state>, is <verdict>
    Given these cards
      | ref | card   | player | zone | state   |
      | who | <card> | Ann    | play | <state> |
      | by  | <by>   | Ann    | play |         |
    When Ann quests with who
    Then it is <verdict>
    And Ann has <lore> lore

    Examples:
      | case    | card                       | by                      | state           | verdict            | lore |
      | drying  | Dash Parr - Lava Runner    | Stitch - New Dog        | drying          | accepted           | 2    |
      | exerted | Dash Parr - Lava Runner    | Stitch - New Dog        | exerted, drying | refused by 4.5.1.3 | 0    |
      | another | Mickey Mouse - True Friend | Dash Parr - Lava Runner | drying          | refused by 1.7.5   | 0    |

  @case:exactly-one-damage-each @clause:6.1.3 @clause:1.9.2.3
  Scenario: Gumbo Pot removes exactly 1 damage from each of two characters, and nobody is asked how much
    Given these cards
      | ref   | card                           | player | zone | state    |
      | pot   | Gumbo Pot                      | Ann    | play |          |
      | one   | Virana - Fang Chief            | Ann    | play | 3 damage |
      | other | Boun - Precocious Entrepreneur | Bob    | play | 1 damage |
      | third | Virana - Fang Chief            | Bob    | play | 1 damage |
    When Ann uses pot
    And Ann chooses one and other
    Then it is accepted
    And nobody is asked
    And one has 2 damage
    And other is undamaged
    And third has 1 damage

  @case:less-for-shift-alone @clause:4.3.6 @clause:1.5.5 @clause:8.10.1
  Scenario Outline: With Yokai in play Ann <way> Belle with <ink> ready ink
    Given these cards
      | ref   | card                           | player | zone   |
      | yokai | <helper>                       | Ann    | play   |
      | below | Belle - Bookworm               | Ann    | play   |
      | belle | Belle - Hidden Archer          | Ann    | hand   |
    And Ann has <ink> ready ink
    When Ann <act>
    Then it is <verdict>

    Examples:
      | way             | ink | helper                       | act                          | verdict          |
      | shifts          | 2   | Yokai - Intellectual Schemer | shifts belle onto below      | accepted         |
      | does not shift  | 1   | Yokai - Intellectual Schemer | shifts belle onto below      | refused by 1.5.3 |
      | shifts (no one) | 2   | Yokai - Professor Callaghan  | shifts belle onto below      | refused by 1.5.3 |
      | plays           | 5   | Yokai - Intellectual Schemer | plays belle for its ink cost | accepted         |
      | does not play   | 4   | Yokai - Intellectual Schemer | plays belle for its ink cost | refused by 1.5.3 |

  @case:less-for-her-own-shift @clause:4.3.6 @clause:6.1.12 @clause:8.10.1
  Scenario Outline: Two items in Ann's discard reduce Belle's Shift cost alone: with <ink> ink, Ann <act>
    Given these cards
      | ref   | card                          | player | zone    |
      | below | Belle - Bookworm              | Ann    | play    |
      | belle | Belle - Mechanic Extraordinaire | Ann  | hand    |
      | one   | Lantern                       | Ann    | discard |
      | two   | Dinglehopper                  | Ann    | discard |
      | three | Dinglehopper                  | Bob    | discard |
      | four  | Stitch - New Dog              | Ann    | discard |
    And Ann has <ink> ready ink
    When Ann <act>
    Then it is <verdict>

    Examples:
      | ink | act                          | verdict          |
      | 5   | shifts belle onto below      | accepted         |
      | 4   | shifts belle onto below      | refused by 1.5.3 |
      | 8   | plays belle for its ink cost | refused by 1.5.3 |

  @case:shift-while-a-card-has-left-a-discard @clause:8.10.1 @clause:6.1.12
  Scenario: Anna can be shifted, for nothing, only once a card has left Ann's discard
    Given these cards
      | ref   | card                   | player | zone    |
      | song  | Part of Your World     | Ann    | hand    |
      | below | Anna - Little Sister   | Ann    | play    |
      | anna  | Anna - Soothing Sister | Ann    | hand    |
      | gone  | Stitch - New Dog       | Ann    | discard |
    And Ann has 3 ready ink
    When Ann shifts anna onto below
    Then it is refused by 8.10.1
    And nothing has changed
    When Ann plays song for its ink cost
    Then it is accepted
    And gone is in Ann's hand
    When Ann shifts anna onto below
    Then it is accepted
    And anna is on top of below

  @case:stronger-while-challenging-a-location @clause:4.6.2 @clause:6.4.2.2 @clause:4.6.6.1
  Scenario Outline: After Olympus Would Be That Way Ann's Stitch challenges <what>, and deals <dealt> damage
    Given these cards
      | ref    | card                      | player | zone | state   |
      | way    | Olympus Would Be That Way | Ann    | hand |         |
      | stitch | Stitch - New Dog          | Ann    | play |         |
      | castle | Forbidden Mountain - Maleficent's Castle | Bob | play | |
      | virana | Virana - Fang Chief       | Bob    | play | exerted |
    And Ann has 1 ready ink
    When Ann plays way for its ink cost
    Then stitch has 2 Strength
    When Ann challenges <what> with stitch
    Then it is accepted
    And <what> has <dealt> damage

    Examples:
      | what   | dealt |
      | castle | 5     |
      | virana | 2     |

  @case:who-is-drying-is-not-exerted-by-the-symbol @clause:5.1.1.11 @clause:5.1.1.12 @clause:6.1.5.1 @conflict:146
  Scenario: For Ambush Ann exerts a ready and dry character; it deals damage equal to its Strength
    Given these cards
      | ref    | card                       | player | zone | state   |
      | ambush | Ambush!                    | Ann    | hand |         |
      | dry    | Mickey Mouse - True Friend | Ann    | play |         |
      | weak   | Stitch - New Dog           | Ann    | play |         |
      | new    | Virana - Fang Chief        | Ann    | play | drying  |
      | tired  | Virana - Fang Chief        | Ann    | play | exerted |
      | foe    | Virana - Fang Chief        | Bob    | play |         |
    And Ann has 3 ready ink
    When Ann plays ambush for its ink cost
    Then Ann is asked to choose from dry and weak
    When Ann chooses dry
    And Ann chooses foe
    Then it is accepted
    And dry is exerted
    And foe has 3 damage

  @case:nobody-to-be-exerted-by-the-symbol @clause:5.1.1.11 @conflict:146
  Scenario Outline: Ambush does nothing if Ann's only character is <state>
    Given these cards
      | ref    | card                | player | zone | state   |
      | ambush | Ambush!             | Ann    | hand |         |
      | new    | Virana - Fang Chief | Ann    | play | <state> |
      | foe    | Virana - Fang Chief | Bob    | play |         |
    And Ann has 3 ready ink
    When Ann plays ambush for its ink cost
    Then it is accepted
    And nobody is asked
    And foe is undamaged
    And ambush is in Ann's discard

    Examples:
      | state   |
      | drying  |
      | exerted |

  @case:only-one-character-challenges-a-turn @clause:1.2.2 @clause:6.1.6 @clause:4.6.4.3
  Scenario: After Stitch has challenged, Ann's Mickey cannot challenge this turn, but a readied Stitch can
    Given these cards
      | ref      | card                                      | player | zone | state   |
      | charming | Prince Charming - Protector of the Realm  | Bob    | play |         |
      | stitch   | Stitch - New Dog                          | Ann    | play |         |
      | mickey   | Mickey Mouse - True Friend                | Ann    | play |         |
      | castle   | Forbidden Mountain - Maleficent's Castle  | Bob    | play |         |
      | shield   | Shield of Virtue                          | Ann    | play |         |
    And Ann has 3 ready ink
    When Ann challenges castle with stitch
    Then it is accepted
    When Ann challenges castle with mickey
    Then it is refused by 1.2.2
    And nothing has changed
    When Ann uses shield
    And Ann chooses stitch
    And Ann challenges castle with stitch
    Then it is accepted
    And castle has 4 damage

  @case:banished-while-three-are-there @clause:6.1.13.6 @clause:4.4.1
  Scenario Outline: With <count> characters there, banishing Pride Lands to play a card from the discard is <verdict>
    Given these cards
      | ref   | card                         | player | zone    | at      |
      | lands | Pride Lands - Jungle Oasis   | Ann    | play    |         |
      | one   | Stitch - New Dog             | Ann    | play    | lands   |
      | two   | Stitch - New Dog             | Ann    | play    | lands   |
      | three | Stitch - New Dog             | Ann    | play    | <third> |
      | gone  | Virana - Fang Chief          | Ann    | discard |         |
    When Ann uses lands
    Then it is <verdict>
    And gone is in Ann's <zone>

    Examples:
      | count | third | verdict          | zone    |
      | 3     | lands | accepted         | play    |
      | 2     |       | refused by 4.4.1 | discard |

  @case:exerted-hurt-and-moved-on @clause:4.7.4 @clause:5.1.1.11 @clause:6.1.13.2 @clause:6.1.5.1
  Scenario: The Starting Line exerts a dry character, deals it 1 damage and moves it for free, once a turn
    Given these cards
      | ref    | card                                     | player | zone | at    | state  |
      | start  | Sugar Rush Speedway - Starting Line      | Ann    | play |       |        |
      | castle | Forbidden Mountain - Maleficent's Castle | Ann    | play |       |        |
      | mickey | Mickey Mouse - True Friend               | Ann    | play | start |        |
      | new    | Virana - Fang Chief                      | Ann    | play | start | drying |
      | away   | Virana - Fang Chief                      | Ann    | play |       |        |
    When Ann uses start
    Then it is accepted
    And mickey is at castle
    And mickey is exerted
    And mickey has 1 damage
    When Ann uses start
    Then it is refused by 6.1.13.2
    And nothing has changed

  @case:a-song-shown-from-the-hand @clause:6.1.5.1
  Scenario: Mirabel's player reveals a song from her hand, keeps it, and gains 1 lore
    Given these cards
      | ref     | card                             | player | zone |
      | mirabel | Mirabel Madrigal - Curious Child | Ann    | hand |
      | song    | Part of Your World               | Ann    | hand |
      | other   | Let It Go                        | Ann    | hand |
      | pal     | Stitch - New Dog                 | Ann    | hand |
    And Ann has 6 ready ink
    When Ann plays mirabel for its ink cost
    And Ann chooses yes
    Then Ann is asked to choose from song and other
    When Ann chooses song
    Then it is accepted
    And Ann has 1 lore
    And song is in Ann's hand

  @case:both-reveal-before-anybody-plays @clause:6.1.7 @clause:6.1.4
  Scenario Outline: Both decks are shuffled, both top cards revealed; Ann plays hers, and Bob <does>
    Given these cards
      | ref  | card                | player | zone |
      | all  | Let's Get Dangerous | Ann    | hand |
      | hero | Virana - Fang Chief | Ann    | deck |
      | pot  | Gumbo Pot           | Ann    | deck |
      | foe  | Stitch - New Dog    | Bob    | deck |
      | lamp | Lantern             | Bob    | deck |
    And Ann has 4 ready ink
    And chance gives hero and pot
    And chance gives foe and lamp
    When Ann plays all for its ink cost
    Then Ann is asked
    When Ann chooses yes
    Then hero is in Ann's play
    And Bob is asked
    When Bob chooses <answer>
    Then it is accepted
    And foe <where>

    Examples:
      | does               | answer | where                            |
      | plays his          | yes    | is in Bob's play                 |
      | puts his at the bottom | no | lies at the bottom of Bob's deck |

  @case:no-character-on-top @clause:6.1.4
  Scenario: A player who reveals no character puts the revealed card on the bottom of their deck
    Given these cards
      | ref  | card                | player | zone |
      | all  | Let's Get Dangerous | Ann    | hand |
      | pot  | Gumbo Pot           | Ann    | deck |
      | hero | Virana - Fang Chief | Ann    | deck |
      | lamp | Lantern             | Bob    | deck |
      | foe  | Stitch - New Dog    | Bob    | deck |
    And Ann has 4 ready ink
    And chance gives pot and hero
    And chance gives lamp and foe
    When Ann plays all for its ink cost
    Then it is accepted
    And nobody is asked
    And pot lies at the bottom of Ann's deck
    And lamp lies at the bottom of Bob's deck

  @case:printed-ruling-lore-of-a-card-in-the-discard @clause:6.4.1 @ruling:R035
  Scenario: Warm Heart counts the printed lore of the Anna in the discard, though another Hero is in play
    Given these cards
      | ref   | card                      | player | zone    |
      | anna  | Anna - Soothing Sister    | Ann    | play    |
      | storm | Anna - Braving the Storm  | Ann    | discard |
      | hero  | Hercules - Hero in Training | Ann  | play    |
    And Ann's deck has 3 cards
    When Ann quests with anna
    And Ann chooses yes
    Then it is accepted
    And Ann has 2 lore
    And storm lies at the bottom of Ann's deck

  @case:printed-ruling-moved-and-banished @clause:6.7.5 @clause:1.8.1.4 @clause:7.7.3.1 @clause:1.8.2 @ruling:R134b
  Scenario: Vanellope is banished after moving, but the ability her arrival triggered still resolves
    Given these cards
      | ref       | card                                      | player | zone | at    | state    |
      | start     | Sugar Rush Speedway - Starting Line       | Ann    | play |       |          |
      | finish    | Sugar Rush Speedway - Finish Line         | Ann    | play |       |          |
      | vanellope | Vanellope von Schweetz - Sugar Rush Champ | Ann    | play | start | 1 damage |
    And Ann's deck has 5 cards
    When Ann uses start
    Then vanellope is in Ann's discard
    And Ann is asked
    When Ann chooses yes
    Then it is accepted
    And Ann has 3 lore
    And Ann has 3 cards in hand
    And finish is in Ann's discard

  @case:those-here-quest-drying @clause:1.2.1 @clause:4.5.1.2
  Scenario: A location lets drying characters there quest, and no others
    Given the made-up card "Launch Pad"
      """
      {"type": "location", "cost": 1, "willpower": 5, "lore": 0, "move_cost": 1,
       "abilities": [{"is": "quests-drying", "what": {"type": ["character"], "here": true}, "name": "LIFT OFF"}]}
      """
    And these cards
      | ref  | card                       | player | zone | at  | state  |
      | pad  | Launch Pad                 | Ann    | play |     |        |
      | one  | Mickey Mouse - True Friend | Ann    | play | pad | drying |
      | away | Mickey Mouse - True Friend | Ann    | play |     | drying |
    When Ann quests with one
    Then it is accepted
    And Ann has 2 lore
    When Ann quests with away
    Then it is refused by 1.7.5
    And nothing has changed

  @case:whoever-quests-drying @clause:1.2.1
  Scenario: Ann's item lets every character quest while drying, even Bob's in Bob's turn
    Given it is Bob's turn
    And the made-up card "Starting Gun"
      """
      {"type": "item", "cost": 1,
       "abilities": [{"is": "quests-drying", "what": {"type": ["character"]}, "name": "BANG"}]}
      """
    And these cards
      | ref  | card                       | player | zone | state  |
      | gun  | Starting Gun               | Ann    | play |        |
      | his  | Mickey Mouse - True Friend | Bob    | play | drying |
    When Bob quests with his
    Then it is accepted
    And Bob has 2 lore
