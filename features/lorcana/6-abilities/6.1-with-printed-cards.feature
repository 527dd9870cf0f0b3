Feature: Lorcana 6, more abilities with printed cards alone

  Background:
    Given a game of Lorcana

  @case:printed-moves-for-nothing-without-end @clause:6.1.10 @clause:4.1.1
  Scenario: A Pirate moves between two ships for nothing as often as Ann wants, and then quests
    Given these cards
      | ref   | card                       | player | zone |
      | pete  | Pete - Freebooter          | Ann    | play |
      | kay   | Sir Kay - Unruly Knight    | Ann    | play |
      | ship  | Jolly Roger - Hook's Ship  | Ann    | play |
      | other | Jolly Roger - Hook's Ship  | Ann    | play |
    When Ann moves pete to ship
    And Ann moves pete to other
    And Ann moves pete to ship
    And Ann moves pete to other
    And Ann moves pete to ship
    Then it is accepted
    And pete is at ship
    When Ann moves kay to ship
    Then it is refused by 1.5.3
    And nothing has changed
    When Ann quests with pete
    Then it is accepted
    And Ann has 1 lore

  @case:printed-that-song-is-in-the-discard-no-more @clause:6.1.11.1 @clause:6.1.11
  Scenario: Once one Ursula has played the song again, the other does not take another copy of it
    Given these cards
      | ref  | card                     | player | zone    |
      | life | A Pirate's Life          | Ann    | hand    |
      | old  | A Pirate's Life          | Ann    | discard |
      | one  | Ursula - Deceiver of All | Ann    | play    |
      | two  | Ursula - Deceiver of All | Ann    | play    |
    And Bob has 9 lore
    And Ann's deck has 2 cards
    When Ann sings life together with one and two
    Then Ann has 2 lore
    When Ann chooses two
    And Ann chooses yes
    Then it is accepted
    And Ann has 4 lore
    And life lies at the bottom of Ann's deck
    And old is in Ann's discard
    And no ability waits

  @case:printed-if-that-is-so @clause:6.1.15 @clause:6.7.2.1
  Scenario Outline: Ann draws two cards if an opposing character was banished in a challenge this turn: <what>
    Given these cards
      | ref   | card                           | player | zone | state    |
      | cards | Card Advantage                 | Ann    | hand |          |
      | hero  | Virana - Fang Chief            | Ann    | play |          |
      | foe   | <foe>                          | Bob    | play | exerted  |
    And Ann has 2 ready ink
    And Ann's deck has 4 cards
    When Ann challenges foe with hero
    And Ann plays cards for its ink cost
    Then it is accepted
    And Ann has <drawn> cards in hand

    Examples:
      | what         | foe                            | drawn |
      | banished     | Boun - Precocious Entrepreneur | 2     |
      | damaged only | Pacha - Village Leader         | 0     |

  @case:printed-counted-before-the-first-is-drawn @clause:6.7.2.1 @clause:6.1.8
  Scenario Outline: Jasmine draws for three Allies only if Ann's hand is empty: <held> cards in hand
    Given these cards
      | ref     | card                           | player | zone   |
      | jasmine | Jasmine - Inspired Researcher  | Ann    | play   |
      | one     | Boun - Precocious Entrepreneur | Ann    | play   |
      | two     | Nutsy - Vulture Henchman       | Ann    | play   |
      | three   | Baloo - Fun-Loving Bear        | Ann    | play   |
      | his     | Baloo - Fun-Loving Bear        | Bob    | play   |
      | held    | Virana - Fang Chief            | Ann    | <zone> |
    And Ann's deck has 5 cards
    When Ann quests with jasmine
    Then it is accepted
    And Ann has <after> cards in hand

    Examples:
      | held | zone    | after |
      | 0    | discard | 3     |
      | 1    | hand    | 1     |

  @case:printed-unless-another-dwarf-is-there @clause:6.1.16 @clause:6.1.16.1
  Scenario Outline: Bashful cannot quest unless Ann has another of the Seven Dwarfs: <who>
    Given these cards
      | ref     | card                        | player   | zone |
      | bashful | Bashful - Hopeless Romantic | Ann      | play |
      | other   | <card>                      | <player> | play |
    When Ann quests with bashful
    Then it is <verdict>
    And <after>

    Examples:
      | who            | card                       | player | verdict  | after               |
      | Ann's Happy    | Happy - Joyful Adventurer  | Ann    | accepted | Ann has 3 lore      |
      | Bob's Happy    | Happy - Joyful Adventurer  | Bob    | refused  | nothing has changed |
      | Ann's Piglet   | Piglet - Very Small Animal | Ann    | refused  | nothing has changed |

  @case:printed-its-own-instead-comes-first @clause:6.5.7.1 @clause:6.5.6
  Scenario Outline: <who> moves to the mine, and the damage it deals to Flounder lands on Beast
    Given these cards
      | ref      | card                                   | player | zone |
      | mine     | Seven Dwarfs' Mine - Secure Fortress   | Ann    | play |
      | mover    | <who>                                  | Ann    | play |
      | beast    | Beast - Selfless Protector             | Bob    | play |
      | flounder | Flounder - Voice of Reason             | Bob    | play |
    And Ann has 2 ready ink
    When Ann moves mover to mine
    And Ann chooses yes
    And Ann chooses flounder
    Then beast has <damage> damage
    And flounder is undamaged

    Examples:
      | who                            | damage |
      | Sleepy - Sluggish Knight       | 2      |
      | Boun - Precocious Entrepreneur | 1      |

  @case:printed-never-below-what-is-printed @clause:6.6.4 @clause:6.4.2.3
  Scenario: Elisa Maza keeps Ann's characters at their printed Strength until more is added than was taken
    Given these cards
      | ref   | card                              | player | zone |
      | elisa | Elisa Maza - Transformed Gargoyle | Ann    | play |
      | pal   | Baloo - Fun-Loving Bear           | Ann    | play |
      | foe   | Virana - Fang Chief               | Bob    | play |
      | head  | Someone Will Lose His Head        | Bob    | hand |
      | drums | Force of a Great Typhoon          | Bob    | hand |
    And it is Bob's turn
    And Bob has 5 ready ink
    When Bob plays head for its ink cost
    Then elisa has 4 Strength
    And pal has 4 Strength
    And foe has 5 Strength
    When Bob plays drums for its ink cost
    And Bob chooses elisa
    Then elisa has 7 Strength
    And pal has 4 Strength

  @case:printed-what-lay-under-the-banished-one @clause:6.7.7
  Scenario Outline: Ann draws two cards for a banished character, or three if a card was under it: <which>
    Given these cards
      | ref   | card                          | player | zone | under |
      | go    | Time to Go!                   | Ann    | hand |       |
      | ghost | Goofy - Ghost of Jacob Marley | Ann    | play |       |
      | below | Virana - Fang Chief           | Ann    | play | ghost |
      | plain | Baloo - Fun-Loving Bear       | Ann    | play |       |
      | one   | Nutsy - Vulture Henchman      | Bob    | hand |       |
      | two   | Boun - Precocious Entrepreneur | Bob   | hand |       |
    And Ann has 3 ready ink
    And Ann's deck has 5 cards
    When Ann plays go for its ink cost
    And Ann chooses <which>
    Then it is accepted
    And Ann has <drawn> cards in hand
    And <last>

    Examples:
      | which | drawn | last                                    |
      | ghost | 3     | Bob is asked to choose from one and two |
      | plain | 2     | plain is in Ann's discard               |

  @case:printed-the-second-without-the-first @clause:6.2.5
  Scenario Outline: Ratigan exerts a weak opposing character if there is one, and readies one of Ann's: <foe>
    Given these cards
      | ref     | card                       | player | zone | state   |
      | ratigan | Ratigan - Very Large Mouse | Ann    | hand |         |
      | tired   | Baloo - Fun-Loving Bear    | Ann    | play | exerted |
      | foe     | <foe>                      | Bob    | play |         |
    And Ann has 5 ready ink
    When Ann plays ratigan for its ink cost
    And Ann chooses tired
    Then it is accepted
    And tired is ready
    And foe is <state>
    When Ann quests with tired
    Then it is refused
    And nothing has changed

    Examples:
      | foe                            | state   |
      | Boun - Precocious Entrepreneur | exerted |
      | Virana - Fang Chief            | ready   |

  @case:printed-no-damage-unless-challenged @clause:6.1.16.1 @clause:1.2.2
  Scenario Outline: Hercules is dealt no damage unless challenged, nor are Ann's other Heroes while he is exerted: <who>
    Given these cards
      | ref      | card                         | player | zone | state   |
      | hercules | Hercules - Mighty Leader     | Ann    | play | <state> |
      | jim      | Jim Hawkins - Thrill Seeker  | Ann    | play | exerted |
      | sven     | Sven - Official Ice Deliverer | Ann   | play |         |
      | grab     | Grab Your Sword              | Bob    | hand |         |
    And it is Bob's turn
    And Bob has 5 ready ink
    When Bob plays grab for its ink cost
    Then hercules is undamaged
    And sven has 2 damage
    And jim is in Ann's <zone>

    Examples:
      | who         | state   | zone    |
      | exerted     | exerted | play    |
      | ready       |         | discard |

  @case:printed-hercules-is-challenged @clause:6.1.16.1
  Scenario: Hercules and the Heroes he protects are dealt damage while they are challenged
    Given these cards
      | ref      | card                          | player | zone | state   |
      | hercules | Hercules - Mighty Leader      | Ann    | play | exerted |
      | mulan    | Mulan - Armored Fighter       | Ann    | play | exerted |
      | foe      | Nutsy - Vulture Henchman      | Bob    | play |         |
      | other    | Boun - Precocious Entrepreneur | Bob   | play |         |
    And it is Bob's turn
    When Bob challenges hercules with foe
    Then hercules has 2 damage
    And foe is in Bob's discard
    When Bob challenges mulan with other
    Then mulan has 2 damage
    And other is in Bob's discard

  @case:bare-necessities-are-no-characters @clause:6.1.3.1
  Scenario: Ann can have an action or an item of Bob's revealed hand discarded, but no character
    Given these cards
      | ref     | card                 | player | zone |
      | bare    | The Bare Necessities | Ann    | hand |
      | aladdin | Aladdin - Street Rat | Bob    | hand |
      | smash   | Smash                | Bob    | hand |
      | lantern | Lantern              | Bob    | hand |
    And Ann has 2 ready ink
    When Ann plays bare for its ink cost
    Then Ann is asked to choose from smash and lantern
    When Ann chooses lantern
    Then it is accepted
    And lantern is in Bob's discard

  @case:tug-of-war-without-evasive @clause:6.1.3.1
  Scenario: Tug-of-War damages a character without Evasive and spares one with Evasive
    Given these cards
      | ref    | card                                          | player | zone |
      | tug    | Tug-of-War                                    | Ann    | hand |
      | peter  | Peter Pan - Never Landing                     | Bob    | play |
      | willie | Willie the Giant - Ghost of Christmas Present | Bob    | play |
    And Ann has 5 ready ink
    When Ann plays tug for its ink cost
    And Ann chooses 1
    Then it is accepted
    And willie has 1 damage
    And peter is undamaged

  @case:flynn-and-one-just-as-strong @clause:6.1.3.1
  Scenario: Flynn Rider brings no lore if Ann's strongest character is only as strong as Bob's
    Given these cards
      | ref      | card                  | player | zone |
      | flynn    | Flynn Rider - Frenemy | Ann    | play |
      | hercules | Hercules - True Hero  | Ann    | play |
      | his      | Hercules - True Hero  | Bob    | play |
    And it is Bob's turn
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Bob ends their turn
    Then it is accepted
    And Ann has 0 lore

  @case:wiped-out-as-an-item-or-a-bodyguard @clause:6.1.3.1
  Scenario: Wipe Out! can choose an item or a character with Bodyguard, but no other character
    Given these cards
      | ref      | card                 | player | zone |
      | wipe     | Wipe Out!            | Ann    | hand |
      | lantern  | Lantern              | Bob    | play |
      | hercules | Hercules - True Hero | Bob    | play |
      | aladdin  | Aladdin - Street Rat | Bob    | play |
    And Ann has 2 ready ink
    When Ann plays wipe for its ink cost
    Then Ann is asked to choose from lantern and hercules
    When Ann chooses lantern
    Then it is accepted
    And lantern is in Bob's inkwell
