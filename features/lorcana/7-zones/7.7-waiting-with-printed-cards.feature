Feature: Lorcana 7.7, what waits in the bag with printed cards alone

  Background:
    Given a game of Lorcana

  @case:printed-told-apart-by-cards-under @clause:7.7.4.2 @clause:6.2.1
  Scenario Outline: Donald Duck draws for the cards under the character whose instance Ann accepts: <drawn> drawn
    Given these cards
      | ref    | card                          | player | zone | under  |
      | donald | Donald Duck - Fred Honeywell  | Ann    | play |        |
      | one    | Pua - Disgruntled Pig         | Ann    | play |        |
      | two    | Tod - All Alone               | Ann    | play |        |
      | below1 | Arthur - Wart                 | Ann    | play | one    |
      | below2 | Owl - Logical Lecturer        | Ann    | play | two    |
      | below3 | Stitch - New Dog              | Ann    | play | below2 |
      | bite   | Malicious, Mean, and Scary    | Bob    | hand |        |
      | more   | Malicious, Mean, and Scary    | Bob    | hand |        |
    And it is Bob's turn
    And Bob has 6 ready ink
    And Ann's deck has 5 cards
    When Bob plays bite for its ink cost
    And Bob plays more for its ink cost
    And Ann chooses "donald: WELL WISHES (<first>)"
    And Ann chooses no
    And Ann chooses yes
    Then it is accepted
    And Ann has <drawn> cards in hand

    Examples:
      | first | drawn |
      | one   | 2     |
      | two   | 1     |

  @case:printed-delayed-abilities-that-remember @clause:7.7.4.2 @clause:6.2.7.2
  Scenario: Madam Mim's two delayed abilities concern two characters, and Ann resolves the second first
    Given these cards
      | ref   | card                         | player | zone |
      | mim   | Madam Mim - Rival of Merlin  | Ann    | play |
      | belle | Belle - Snowfield Strategist | Ann    | hand |
      | pua   | Pua - Disgruntled Pig        | Ann    | hand |
      | try   | Try Everything               | Ann    | hand |
    And Ann has 4 ready ink
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Ann uses mim
    And Ann chooses belle
    And Ann plays try for its ink cost
    And Ann chooses mim
    And Ann uses mim
    And Ann ends their turn
    And Ann chooses "mim 2"
    And Ann chooses belle
    And Ann chooses yes
    And Ann chooses no
    Then pua is in Ann's inkwell
    And belle is in Ann's discard

  @case:printed-told-apart-by-damage @clause:7.7.4.2 @clause:6.2.1
  Scenario Outline: Bob first resolves Hydra's ability for the <which> damage dealt to it, and Goofy takes as much
    Given these cards
      | ref   | card                                   | player | zone | at    |
      | small | Treasure Mountain - Azurite Sea Island | Ann    | play |       |
      | large | Treasure Mountain - Azurite Sea Island | Ann    | play |       |
      | one   | Tod - All Alone                        | Ann    | play | small |
      | two   | Goofy - Knight for a Day               | Ann    | play | large |
      | three | Cerberus - Three-Headed Dog            | Ann    | play | large |
      | hydra | Hydra - Deadly Serpent                 | Bob    | play |       |
    And it is Bob's turn
    And Ann's deck has 3 cards
    And Bob's deck has 3 cards
    When Bob ends their turn
    And Ann chooses small
    And Ann chooses hydra
    And Ann chooses hydra
    And Bob chooses <first>
    And Bob chooses two
    And Bob chooses three
    Then it is accepted
    And two has <two> damage
    And three has <three> damage

    Examples:
      | which  | first   | two | three |
      | first  | "hydra: WATCH THE TEETH (hydra)" | 1   | 2     |
      | second | "hydra: WATCH THE TEETH (hydra) 2" | 2   | 1     |

  @case:printed-bag-stays-until-its-player-is-done @clause:7.7.4 @clause:7.7.4.4 @midway:7.7.4.4
  Scenario: Ann's ability triggered by Bob's first ability waits for Bob's second
    Given these cards
      | ref      | card                       | player | zone |
      | scary    | Malicious, Mean, and Scary | Ann    | hand |
      | staff    | Maleficent's Staff         | Ann    | play |
      | olaf     | Olaf - Helping Hand        | Bob    | play |
      | squirrel | Merlin - Squirrel          | Bob    | play |
      | baloo    | Baloo - Fun-Loving Bear    | Bob    | play |
    And Ann has 3 ready ink
    And Bob's deck has 3 cards
    When Ann plays scary for its ink cost
    And Bob chooses olaf
    And Bob chooses yes
    Then baloo is in Bob's hand
    And Bob is asked
    And Ann has no lore
    When Bob chooses nothing
    Then Ann has 1 lore
    And no ability waits
