Feature: 6.1.5 What must be done first, and what follows from it
  Clauses 6.1.5.1 and 6.1.5.2: a first part that is not wholly done stops the rest; of two, the one that can be done.

  @case:first-part-without-anything-for-the-second @clause:6.1.5.1 @clause:6.1.2 @clause:1.7.7 @ruling:R006
  Scenario: Madame Medusa damages Ann's own character although nothing costs 2 or less
    Given a game of Lorcana
    And these cards
      | ref    | card                                        | player | zone | state |
      | medusa | Madame Medusa - Deceiving Partner           | Ann    | hand |       |
      | tough  | a character costing 4, with 5 Willpower     | Ann    | play |       |
      | other  | a character costing 3                       | Bob    | play |       |
    And Ann has 3 ready ink
    When Ann plays medusa for its ink cost
    And Ann chooses yes
    Then it is accepted
    And nobody is asked
    And only this has changed
      | what      | from       | to                |
      | medusa    | Ann's hand | Ann's play, drying |
      | tough     | Ann's play | Ann's play, 2 damage |
      | Ann's ink | 3 ready    | 3 exerted         |

  @case:hurt-and-returned-at-once @clause:6.1.3 @ruling:R134a
  Scenario: Diablo returns to Ann's hand before anything checks whether the damage banishes him
    Given a game of Lorcana
    And these cards
      | ref    | card                              | player | zone | state |
      | medusa | Madame Medusa - Deceiving Partner | Ann    | hand |       |
      | diablo | Diablo - Obedient Raven           | Ann    | play |       |
      | other  | a character costing 2             | Bob    | play |       |
    And Ann has 3 ready ink
    And Ann's deck has 1 card
    When Ann plays medusa for its ink cost
    And Ann chooses yes
    Then Ann is asked to choose from diablo and other
    When Ann chooses diablo
    Then it is accepted
    And diablo is in Ann's hand
    And ann-deck-1 is in Ann's deck
    And nobody is asked

  @case:neither-hurt-nor-asked @clause:6.1.4
  Scenario: Without another character of Ann's own, Madame Medusa does nothing
    Given a game of Lorcana
    And these cards
      | ref    | card                              | player | zone | state |
      | medusa | Madame Medusa - Deceiving Partner | Ann    | hand |       |
      | other  | a character costing 2             | Bob    | play |       |
    And Ann has 3 ready ink
    When Ann plays medusa for its ink cost
    Then it is accepted
    And nobody is asked
    And other is in Bob's play

  @case:cannot-discard-so-must-banish @clause:6.1.5.2 @clause:1.2.2 @ruling:R038
  Scenario Outline: <kronk>, and Ann must discard a card or banish Megara
    Given a game of Lorcana
    And these cards
      | ref    | card                       | player  | zone | state |
      | kronk  | Kronk - Laid Back          | <whose> | play |       |
      | megara | Megara - Captivating Cynic | Ann     | hand |       |
      | spare  | a character costing 1      | Ann     | hand |       |
      | doc    | a character costing 1      | Ann     | play |       |
    And Ann has 3 ready ink
    When Ann plays megara for its ink cost
    And <reaction>
    Then it is accepted
    And spare is in <spare>
    And megara is in <megara>

    Examples:
      | kronk         | whose | reaction            | spare         | megara        |
      | Ann has Kronk | Ann   | Ann quests with doc | Ann's hand    | Ann's discard |
      | Bob has Kronk | Bob   | Ann chooses 1       | Ann's discard | Ann's play    |

  @case:an-empty-hand-discards-nothing @clause:6.1.5.2
  Scenario: Megara is banished if Ann's hand is empty
    Given a game of Lorcana
    And these cards
      | ref    | card                       | player | zone | state |
      | megara | Megara - Captivating Cynic | Ann    | hand |       |
    And Ann has 3 ready ink
    When Ann plays megara for its ink cost
    Then it is accepted
    And megara is in Ann's discard

  @case:either-of-the-two @clause:6.1.5.2
  Scenario Outline: With a card in hand Ann may choose what happens for Megara: <choice>
    Given a game of Lorcana
    And these cards
      | ref    | card                       | player | zone | state |
      | megara | Megara - Captivating Cynic | Ann    | hand |       |
      | spare  | a character costing 1      | Ann    | hand |       |
    And Ann has 3 ready ink
    When Ann plays megara for its ink cost
    And Ann chooses <mode>
    Then it is accepted
    And spare is in <spare>
    And megara is in <megara>

    Examples:
      | choice  | mode | spare         | megara        |
      | discard | 1    | Ann's discard | Ann's play    |
      | banish  | 2    | Ann's hand    | Ann's discard |

  @case:no-discard-no-return @clause:6.1.5.1 @clause:1.2.2 @ruling:R060
  Scenario Outline: Maleficent, who returns a card if Ann discards one, quests <how>
    Given a game of Lorcana
    And these cards
      | ref        | card                         | player  | zone | state |
      | kronk      | Kronk - Laid Back            | <whose> | play |       |
      | maleficent | Maleficent - Vexed Partygoer | Ann     | play |       |
      | spare      | a character costing 7        | Ann     | hand |       |
      | victim     | an item costing 3            | Bob     | play |       |
      | doc        | a character costing 1        | Ann     | play |       |
      | second     | a character costing 1        | Ann     | play |       |
    When Ann quests with maleficent
    And <reaction>
    And <then>
    Then it is accepted
    And spare is in <spare>
    And victim is in <victim>

    Examples:
      | how                  | whose | reaction            | then                   | spare         | victim     |
      | while Kronk is hers  | Ann   | Ann quests with doc | Ann quests with second | Ann's hand    | Bob's play |
      | while Kronk is Bob's | Bob   | Ann chooses yes     | Ann chooses victim     | Ann's discard | Bob's hand |

  @case:a-cost-is-no-effect @clause:1.5.3
  Scenario: Kronk does not keep a card from being discarded as a cost
    Given a game of Lorcana
    And these cards
      | ref   | card                               | player | zone | state |
      | kronk | Kronk - Laid Back                  | Ann    | play |       |
      | eels  | Flotsam & Jetsam - Entangling Eels | Ann    | hand |       |
      | base  | a character costing 1, named Flotsam | Ann  | play |       |
      | one   | a character costing 1              | Ann    | hand |       |
      | two   | a character costing 1              | Ann    | hand |       |
    When Ann shifts eels onto base
    Then it is accepted
    And only this has changed
      | what | from       | to                   |
      | eels | Ann's hand | Ann's play           |
      | base | Ann's play | Ann's play, under eels |
      | one  | Ann's hand | Ann's discard        |
      | two  | Ann's hand | Ann's discard        |

  @case:exerted-already-gives-nothing @clause:6.1.5.1 @clause:1.2.1 @ruling:R056a
  Scenario Outline: Mufasa brings <who> into play exerted, and Tinker Bell brings no lore for it
    Given a game of Lorcana
    And these cards
      | ref      | card                          | player | zone | state |
      | mufasa   | Mufasa - Betrayed Leader      | Bob    | play |       |
      | tinker   | Tinker Bell - Insistent Fairy | Bob    | play |       |
      | strong   | a character costing 8, with <strength> Strength | Bob | deck | |
      | prepared | Dragon Fire                   | Ann    | hand |       |
    And Ann has 5 ready ink
    When Ann plays prepared for its ink cost
    And Ann chooses mufasa
    And Bob chooses yes
    And Bob chooses yes
    Then it is accepted
    And strong is exerted
    And nobody is asked
    And Bob has 0 lore

    Examples:
      | who          | strength |
      | the strong   | 5        |
      | the weak     | 4        |

  @case:ready-gives-lore @clause:6.1.5.1 @clause:6.1.4
  Scenario Outline: Tinker Bell may exert a character with <strength> Strength for lore, and Ann chooses <answer>
    Given a game of Lorcana
    And these cards
      | ref    | card                          | player | zone | state |
      | tinker | Tinker Bell - Insistent Fairy | Ann    | play |       |
      | strong | a character costing 8, with <strength> Strength | Ann | hand | |
    And Ann has 8 ready ink
    When Ann plays strong for its ink cost
    And Ann chooses <answer>
    Then it is accepted
    And strong is <state> and drying
    And Ann has <lore> lore

    Examples:
      | strength | answer | state   | lore |
      | 5        | yes    | exerted | 2    |
      | 6        | no     | ready   | 0    |

  @case:you-are-a-player-too @clause:6.1.5.1 @clause:1.3.3 @ruling:R165
  Scenario Outline: Madame Medusa puts the top three cards of <whose> deck into the discard
    Given a game of Lorcana
    And these cards
      | ref    | card                           | player | zone | state |
      | medusa | Madame Medusa - Diamond Lover  | Ann    | play |       |
      | tough  | a character costing 3          | Ann    | play |       |
    And Ann's deck has 4 cards
    And Bob's deck has 4 cards
    When Ann quests with medusa
    And Ann chooses yes
    Then Ann is asked to choose from Ann and Bob
    When Ann chooses <who>
    Then it is accepted
    And only this has changed
      | what       | from        | to                   |
      | medusa     | Ann's play  | Ann's play, exerted  |
      | tough      | Ann's play  | Ann's play, 2 damage |
      | Ann's lore | 0           | 1                    |
      | <ref>-deck-1 | <who>'s deck | <who>'s discard   |
      | <ref>-deck-2 | <who>'s deck | <who>'s discard   |
      | <ref>-deck-3 | <who>'s deck | <who>'s discard   |

    Examples:
      | whose   | who | ref |
      | her own | Ann | ann |
      | Bob's   | Bob | bob |

  @case:damage-that-cannot-be-dealt @clause:6.1.5.1 @clause:1.2.2 @ruling:R014
  Scenario Outline: Ann draws for Hades' damage only if Baloo does not prevent it: <whom> is chosen
    Given a game of Lorcana
    And these cards
      | ref   | card                            | player | zone | state |
      | hades | Hades - Ruthless Tyrant         | Ann    | hand |       |
      | baloo | Baloo - Ol' Iron Paws           | Ann    | play |       |
      | john  | Honest John - Shameless Schemer | Ann    | play |       |
    And Ann has 7 ready ink
    And Ann's deck has 3 cards
    When Ann plays hades for its ink cost
    And Ann chooses yes
    Then Ann is asked to choose from baloo and john
    When Ann chooses <choice>
    Then it is accepted
    And baloo has <baloo> damage
    And john is undamaged
    And Ann has <cards> cards in hand

    Examples:
      | whom        | choice | baloo | cards |
      | Honest John | john   | 0     | 0     |
      | Baloo       | baloo  | 2     | 2     |

  @case:no-teeth-no-ambitions @clause:6.1.5.1 @clause:1.2.2 @ruling:R063a
  Scenario Outline: Teeth and Ambitions goes on only if Baloo lets its first damage be dealt: <strength> Strength
    Given a game of Lorcana
    And these cards
      | ref   | card                                            | player | zone | state |
      | teeth | Teeth and Ambitions                             | Ann    | hand |       |
      | baloo | Baloo - Ol' Iron Paws                           | Ann    | play |       |
      | bear  | a character costing 6, with <strength> Strength | Ann    | play |       |
      | enemy | a character costing 1, with 9 Willpower         | Bob    | play |       |
      | spare | an item costing 1                               | Ann    | hand |       |
    And Ann has 2 ready ink
    When Ann plays teeth for its ink cost
    And Ann chooses bear
    And <reaction>
    Then it is accepted
    And bear has <bear> damage
    And enemy has <enemy> damage

    Examples:
      | strength | bear | reaction          | enemy |
      | 7        | 0    | Ann inks spare    | 0     |
      | 6        | 2    | Ann chooses enemy | 2     |

  @case:cost-of-damage-that-cannot-be-dealt @clause:1.5.3 @clause:4.4.3.4 @clause:1.2.2 @ruling:R063b
  Scenario Outline: Shere Khan's cost of 1 damage can be paid only if that can be dealt: <how>
    Given a game of Lorcana
    And these cards
      | ref   | card                            | player  | zone | state   |
      | baloo | Baloo - Ol' Iron Paws           | <whose> | play |         |
      | khan  | Shere Khan - Fierce and Furious | Ann     | play | exerted |
    And Ann has 1 ready ink
    When Ann uses khan
    Then <verdict>
    And <change>

    Examples:
      | how             | whose | verdict                | change              |
      | beside Baloo    | Ann   | it is refused by 1.5.3 | nothing has changed |
      | without Baloo   | Bob   | it is accepted         | khan has 1 damage   |
