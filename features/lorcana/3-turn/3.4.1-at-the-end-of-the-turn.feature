Feature: 3.4.1 At the end of the turn
  More about clauses 3.4.1.1, 3.4.1.2 and 3.4.2: what triggers as the turn ends, what ends with it, and who is next.

  Rule: What triggers at the end of the turn resolves first

    @case:end-triggers-before-effects-end @clause:3.4.1.1 @clause:3.4.1.2 @clause:6.1.13.4
    Scenario: Scar's ability at the end of the turn still counts the Strength Candy Drift gave for this turn
      Given a game of Lorcana
      And these cards
        | ref    | card                      | player | zone | state   |
        | scar   | Scar - Finally King       | Ann    | play | exerted |
        | pumbaa | Pumbaa - Friendly Warthog | Ann    | play |         |
        | candy  | Candy Drift               | Ann    | hand |         |
      And Ann has 2 ready ink
      And Ann's deck has 15 cards
      And Bob's deck has 3 cards
      When Ann plays candy for its ink cost
      And Ann chooses pumbaa
      Then Ann has 1 card in hand
      When Ann ends their turn
      Then Ann is asked to choose from candy and scar
      When Ann chooses scar
      And Ann chooses yes
      And Ann chooses ann-deck-1 and ann-deck-2
      Then it is accepted
      And pumbaa is in Ann's discard
      And Ann has 8 cards in hand
      And it is Bob's turn

    @case:the-turn-waits-for-its-end @clause:3.4.1 @clause:3.4.1.1 @clause:3.4.2 @midway:3.4.2
    Scenario: While Bernard's ability awaits an answer it is still Ann's turn, but no turn action is possible
      Given a game of Lorcana
      And these cards
        | ref     | card                       | player | zone | state   |
        | bernard | Bernard - Brand-New Agent  | Ann    | play | exerted |
        | mickey  | Mickey Mouse - True Friend | Ann    | play | exerted |
        | spare   | Stitch - New Dog           | Ann    | play |         |
        | bobs    | Stitch - New Dog           | Bob    | play | exerted |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then it is accepted
      And Ann is asked
      And it is Ann's turn
      And bobs is exerted
      And Bob has 0 cards in hand
      When Ann quests with spare
      Then it is refused
      And nothing has changed
      When Ann chooses yes
      And Ann chooses mickey
      Then it is Bob's turn
      And mickey is ready
      And bobs is ready
      And Bob has 1 card in hand

    @case:end-of-your-turn-is-not-the-opponents @clause:3.4.1.1 @clause:6.2.2
    Scenario: Bob's exerted Smee takes damage at the end of Bob's turn, not of Ann's
      Given a game of Lorcana
      And these cards
        | ref    | card                     | player | zone | state |
        | smee   | Mr. Smee - Bumbling Mate | Bob    | play |       |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      And Bob quests with smee
      And Bob ends their turn
      Then it is Ann's turn
      And smee has 1 damage
      When Ann ends their turn
      Then smee has 1 damage

    @case:captain-in-play @clause:6.2.4 @clause:3.4.1.1
    Scenario Outline: Smee, in play with <who>, has <damage> damage after Ann's turn
      Given a game of Lorcana
      And these cards
        | ref   | card                     | player | zone | state   |
        | smee  | Mr. Smee - Bumbling Mate | Ann    | play | <state> |
        | other | <card>                   | <player> | play |       |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then smee has <damage> damage

      Examples:
        | case            | who             | card                            | player | state   | damage |
        | captain         | Captain Buzz    | Buzz Lightyear - Space Ranger   | Ann    | exerted | 0      |
        | bobs-captain    | Bob's Captain   | Buzz Lightyear - Space Ranger   | Bob    | exerted | 1      |
        | no-captain      | no Captain      | Stitch - New Dog                | Ann    | exerted | 1      |
        | ready           | nobody, ready   | Stitch - New Dog                | Ann    | ready   | 0      |

    @case:too-late-for-this-end @clause:3.4.1.1 @clause:6.2.1
    Scenario: A character that enters play as the turn ends is too late for its own end-of-turn ability
      Given a game of Lorcana
      And the made-up card "Night Porter"
        """
        {"type": "character", "cost": 3, "strength": 1, "willpower": 3, "lore": 1, "classifications": ["Storyborn"],
         "abilities": [{"is": "triggered", "name": "OPEN", "when": [{"event": "turn-ends"}],
                        "effect": {"is": "play", "what": {"type": ["character"]}}}]}
        """
      And the made-up card "Night Guest"
        """
        {"type": "character", "cost": 3, "strength": 1, "willpower": 3, "lore": 1, "classifications": ["Storyborn"],
         "abilities": [{"is": "triggered", "name": "DREAM", "when": [{"event": "turn-ends"}],
                        "effect": {"is": "gain-lore", "lore": 1}}]}
        """
      And these cards
        | ref    | card         | player | zone | state |
        | porter | Night Porter | Ann    | play |       |
        | guest  | Night Guest  | Ann    | hand |       |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then guest is in Ann's play
      And Ann has 0 lore
      And it is Bob's turn

    @case:both-players-at-the-end @clause:3.4.1.1 @clause:7.7.4.2 @clause:7.7.4.4 @ruling:R023
    Scenario: Ann's Cinderella finds no card to ink before Bob's Goliath makes Ann draw
      Given a game of Lorcana
      And these cards
        | ref     | card                           | player | zone | state |
        | cindy   | Cinderella - Dream Come True   | Ann    | play |       |
        | aurora  | Aurora - Regal Princess        | Ann    | hand |       |
        | goliath | Goliath - Clan Leader          | Bob    | play |       |
        | one     | Brawl                          | Bob    | hand |       |
      And Ann has 2 ready ink
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann plays aurora for its ink cost
      And Ann ends their turn
      Then it is Bob's turn
      And Ann has 2 cards in hand
      And Ann has 2 cards in inkwell
      And Bob has 2 cards in hand

    @case:they-means-whose-turn-it-is @clause:3.4.1.1 @clause:6.1.8.1 @ruling:R084
    Scenario: At the end of Ann's turn Goliath makes only Ann adjust her hand, not Bob with his empty one
      Given a game of Lorcana
      And these cards
        | ref     | card                  | player | zone | state |
        | goliath | Goliath - Clan Leader | Bob    | play |       |
        | one     | Brawl                 | Ann    | hand |       |
        | two     | Lantern               | Ann    | hand |       |
        | three   | Magic Mirror          | Ann    | hand |       |
        | four    | Dodge!                | Ann    | hand |       |
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann ends their turn
      Then Ann is asked to choose from four, one, three and two
      When Ann chooses one and two
      Then it is Bob's turn
      And Ann has 2 cards in hand
      And one is in Ann's discard
      And Bob has 1 card in hand

    @case:heal-before-the-damage @clause:3.4.1.1 @clause:6.2.4 @clause:7.7.4.2 @ruling:R011a
    Scenario: Goofy heals and readies Smee first, so Smee's own ability finds him ready
      Given a game of Lorcana
      And these cards
        | ref    | card                          | player | zone | state             |
        | smee   | Mr. Smee - Bumbling Mate      | Ann    | play | exerted, 1 damage |
        | goofy  | Goofy - Groundbreaking Chef   | Ann    | play |                   |
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann ends their turn
      Then Ann is asked to choose from goofy and smee
      When Ann chooses goofy
      And Ann chooses yes
      And Ann chooses 1
      Then smee is ready
      And smee is undamaged

    @case:damage-before-the-heal @clause:3.4.1.1 @clause:6.2.4 @clause:7.7.4.2 @ruling:R011b
    Scenario: Smee's ability resolves first and damages him, and Goofy then heals and readies him
      Given a game of Lorcana
      And these cards
        | ref    | card                          | player | zone | state   |
        | smee   | Mr. Smee - Bumbling Mate      | Ann    | play | exerted |
        | goofy  | Goofy - Groundbreaking Chef   | Ann    | play |         |
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann ends their turn
      And Ann chooses smee
      And Ann chooses yes
      And Ann chooses 1
      Then smee is ready
      And smee is undamaged

    @case:healed-nothing-readied-nobody @clause:3.4.1.1 @clause:6.2.4 @clause:7.7.4.2 @ruling:R011b
    Scenario: Goofy's ability resolves first and finds nothing to heal, and Smee then takes his damage
      Given a game of Lorcana
      And these cards
        | ref    | card                          | player | zone | state   |
        | smee   | Mr. Smee - Bumbling Mate      | Ann    | play | exerted |
        | goofy  | Goofy - Groundbreaking Chef   | Ann    | play |         |
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann ends their turn
      And Ann chooses goofy
      And Ann chooses yes
      Then smee is exerted
      And smee has 1 damage

    @case:the-end-comes-only-once @clause:3.4.1.1 @clause:6.2.1 @clause:1.12.2 @ruling:R011c
    Scenario: Clarabelle's ability catches up only once, though Bob's Diablo then draws ahead again
      Given a game of Lorcana
      And these cards
        | ref     | card                             | player | zone | state   |
        | clara   | Clarabelle - Light on Her Hooves | Ann    | play |         |
        | a1      | Brawl                            | Ann    | hand |         |
        | a2      | Brawl                            | Ann    | hand |         |
        | diablo  | Diablo - Devoted Herald          | Bob    | play | exerted |
        | b1      | Brawl                            | Bob    | hand |         |
        | b2      | Brawl                            | Bob    | hand |         |
        | b3      | Brawl                            | Bob    | hand |         |
        | b4      | Brawl                            | Bob    | hand |         |
      And Ann's deck has 9 cards
      And Bob's deck has 9 cards
      When Ann ends their turn
      And Ann chooses yes
      And Bob chooses yes
      And Bob chooses yes
      Then Ann has 4 cards in hand
      And it is Bob's turn
      And Bob has 7 cards in hand

    @case:chosen-among-those-in-play @clause:5.3.1 @clause:3.4.1.1 @ruling:R053a
    Scenario: Ursula puts a character in play into the inkwell, never a card from the hand
      Given a game of Lorcana
      And these cards
        | ref    | card                | player | zone | state   |
        | ursula | Ursula - Deal Maker | Ann    | play | exerted |
        | stitch | Stitch - New Dog    | Ann    | play |         |
        | mickey | Mickey Mouse - True Friend | Ann | hand |       |
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann ends their turn
      Then Ann is asked to choose from stitch and ursula
      When Ann chooses mickey
      Then it is refused
      And nothing has changed
      When Ann chooses stitch
      Then stitch is in Ann's inkwell
      And stitch is exerted
      And it is Bob's turn

    @case:nobody-but-herself @clause:3.4.1.1 @ruling:R053b
    Scenario Outline: Ursula, <state> and with no other character, ends her player's turn in the <zone> zone
      Given a game of Lorcana
      And these cards
        | ref    | card                | player | zone | state   |
        | ursula | Ursula - Deal Maker | Ann    | play | <state> |
        | bobs   | Stitch - New Dog    | Bob    | play |         |
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann ends their turn
      Then it is Bob's turn
      And ursula is in Ann's <zone>

      Examples:
        | case    | state   | zone    |
        | exerted | exerted | inkwell |
        | ready   | ready   | play    |

    @case:two-cinderellas @clause:3.4.1.1 @clause:6.2.4 @clause:7.7.3.1 @ruling:R123a
    Scenario: Two Cinderellas played this turn each ink a card and draw one
      Given a game of Lorcana
      And these cards
        | ref   | card                         | player | zone | state |
        | one   | Cinderella - Dream Come True | Ann    | hand |       |
        | two   | Cinderella - Dream Come True | Ann    | hand |       |
        | brawl | Brawl                        | Ann    | hand |       |
        | dodge | Dodge!                       | Ann    | hand |       |
      And Ann has 8 ready ink
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann plays one for its ink cost
      And Ann plays two for its ink cost
      And Ann ends their turn
      And Ann chooses one
      And Ann chooses yes
      And Ann chooses brawl
      And Ann chooses yes
      And Ann chooses dodge
      Then it is Bob's turn
      And brawl is in Ann's inkwell
      And dodge is in Ann's inkwell
      And Ann has 2 ready ink
      And Ann has 2 cards in hand
      And Ann has 10 cards in inkwell

    @case:one-cinderella-one-trigger @clause:6.2.1 @clause:6.2.4 @clause:3.4.1.1 @ruling:R123b
    Scenario: With two Princesses played this turn, one Cinderella still triggers only once
      Given a game of Lorcana
      And these cards
        | ref    | card                         | player | zone | state |
        | cindy  | Cinderella - Dream Come True | Ann    | hand |       |
        | aurora | Aurora - Regal Princess      | Ann    | hand |       |
        | brawl  | Brawl                        | Ann    | hand |       |
      And Ann has 6 ready ink
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann plays cindy for its ink cost
      And Ann plays aurora for its ink cost
      And Ann ends their turn
      And Ann chooses yes
      Then it is Bob's turn
      And brawl is in Ann's inkwell
      And Ann has 1 card in hand
      And Ann has 7 cards in inkwell

    @case:no-princess-no-wish @clause:6.2.4 @clause:3.4.1.1
    Scenario: Cinderella's ability does nothing in a turn in which no Princess was played
      Given a game of Lorcana
      And these cards
        | ref    | card                         | player | zone | state |
        | cindy  | Cinderella - Dream Come True | Ann    | play |       |
        | yokai  | Yokai - Professor Callaghan  | Ann    | hand |       |
        | brawl  | Brawl                        | Ann    | hand |       |
      And Ann has 1 ready ink
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann plays yokai for its ink cost
      And Ann ends their turn
      Then nobody is asked
      And it is Bob's turn
      And brawl is in Ann's hand

  Rule: Then "this turn" is over

    @case:this-turn-is-over-for-strength @clause:3.4.1.2 @clause:6.1.13.4
    Scenario: Stitch is too strong for Brawl in Ann's turn, and weak again in Bob's
      Given a game of Lorcana
      And the made-up card "Cheer"
        """
        {"type": "action", "cost": 0, "effect": {"is": "gets", "stat": "strength", "plus": 3, "all": {"type": ["character"]}}}
        """
      And these cards
        | ref    | card             | player | zone | state |
        | cheer  | Cheer            | Ann    | hand |       |
        | stitch | Stitch - New Dog | Ann    | play |       |
        | brawl1 | Brawl            | Ann    | hand |       |
        | brawl2 | Brawl            | Bob    | hand |       |
      And Ann has 3 ready ink
      And Bob has 3 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann plays cheer for its ink cost
      And Ann plays brawl1 for its ink cost
      Then stitch is in Ann's play
      When Ann ends their turn
      And Bob plays brawl2 for its ink cost
      Then stitch is in Ann's discard

    @case:this-turn-made-by-the-opponent @clause:3.4.1.2 @clause:6.1.13.4
    Scenario: An effect for this turn that Bob's ability makes in Ann's turn is over when his own begins
      Given a game of Lorcana
      And the made-up card "Echo"
        """
        {"type": "character", "cost": 2, "strength": 1, "willpower": 3, "lore": 1, "classifications": ["Storyborn"],
         "abilities": [{"is": "triggered", "name": "ANSWER", "when": [{"event": "played", "who": "opponents"}],
                        "effect": {"is": "gets", "stat": "lore", "plus": 2, "it": "this"}}]}
        """
      And these cards
        | ref   | card                  | player | zone | state |
        | echo  | Echo                  | Bob    | play |       |
        | new   | a character costing 0 | Ann    | hand |       |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann plays new for its ink cost
      And Ann ends their turn
      And Bob quests with echo
      Then Bob has 1 lore

    @case:lumiere-is-fired-up-for-one-turn @clause:3.4.1.2 @clause:6.1.13.4
    Scenario: Bob's Lumiere has more Lore in Ann's turn, but no longer when Bob's turn begins
      Given a game of Lorcana
      And these cards
        | ref     | card               | player | zone |
        | breaks  | Break              | Ann    | hand |
        | lumiere | Lumiere - Fired Up | Bob    | play |
        | lantern | Lantern            | Bob    | play |
      And Ann has 2 ready ink
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann plays breaks for its ink cost
      Then it is accepted
      And lumiere has 3 Lore
      When Ann ends their turn
      Then it is accepted
      And lumiere has 2 Lore

    @case:floating-abilities-end-too @clause:3.4.1.2 @clause:6.2.7.1
    Scenario: Steal from the Rich triggers on Ann's quests of this turn, but not of her next one
      Given a game of Lorcana
      And these cards
        | ref    | card                | player | zone | state |
        | steal  | Steal from the Rich | Ann    | hand |       |
        | stitch | Stitch - New Dog    | Ann    | play |       |
      And Ann has 5 ready ink
      And Bob has 5 lore
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann plays steal for its ink cost
      And Ann quests with stitch
      Then Bob has 4 lore
      When Ann ends their turn
      And Bob ends their turn
      And Ann quests with stitch
      Then Bob has 4 lore
      And Ann has 2 lore

    @case:banished-by-the-last-check @clause:3.4.2 @clause:1.8.1 @clause:3.4.1.2
    Scenario: A location kept in play for this turn is banished as it ends and gives the next player no lore
      Given a game of Lorcana
      And the made-up card "Stand Firm"
        """
        {"type": "action", "cost": 0,
         "effect": {"is": "sequence", "steps": [
           {"is": "gets", "stat": "willpower", "plus": 2, "all": {"type": ["location"]}},
           {"is": "deal-damage", "damage": 5, "all": {"type": ["location"]}}]}}
        """
      And these cards
        | ref    | card                                              | player | zone | state |
        | firm   | Stand Firm                                        | Ann    | hand |       |
        | lagoon | a location costing 2, with 2 Lore and 5 Willpower | Bob    | play |       |
        | castle | a location costing 2, with 1 Lore and 9 Willpower | Bob    | play |       |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann plays firm for its ink cost
      Then lagoon is in Bob's play
      When Ann ends their turn
      Then lagoon is in Bob's discard
      And castle is in Bob's play
      And Bob has 1 lore

  Rule: The next player

    @case:turns-go-round @clause:3.4.2 @clause:2.3.2
    Scenario: The turn passes from Ann to Bob and back to Ann
      Given a game of Lorcana
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Ann ends their turn
      Then it is Bob's turn
      When Bob ends their turn
      Then it is Ann's turn
      When Ann ends their turn
      Then it is Bob's turn
      And Bob has 2 cards in hand
      And Ann has 1 card in hand

  Rule: The order in which the active player resolves

    @case:scar-before-clarabelle @clause:3.4.1.1 @clause:6.2.4 @clause:7.7.4.2 @ruling:R002a
    Scenario: Scar's ability resolves first with four cards, so Clarabelle has nothing to catch up on
      Given a game of Lorcana
      And these cards
        | ref   | card                             | player | zone | state   |
        | scar  | Scar - Finally King              | Ann    | play | exerted |
        | clara | Clarabelle - Light on Her Hooves | Ann    | play |         |
        | sven  | Sven - Reindeer Steed            | Ann    | play |         |
        | a1    | Brawl                            | Ann    | hand |         |
        | a2    | Brawl                            | Ann    | hand |         |
        | b1    | Brawl                            | Bob    | hand |         |
        | b2    | Brawl                            | Bob    | hand |         |
        | b3    | Brawl                            | Bob    | hand |         |
        | b4    | Brawl                            | Bob    | hand |         |
      And Ann's deck has 15 cards
      And Bob's deck has 5 cards
      When Ann ends their turn
      Then Ann is asked to choose from clara and scar
      When Ann chooses scar
      And Ann chooses yes
      And Ann chooses sven
      And Ann chooses a1 and a2
      Then it is Bob's turn
      And sven is in Ann's discard
      And Ann has 4 cards in hand

    @case:clarabelle-before-scar @clause:3.4.1.1 @clause:6.2.4 @clause:7.7.4.2 @clause:6.1.8.1 @ruling:R002b
    Scenario: Clarabelle's ability resolves first with two cards, and Scar's ability adds four more
      Given a game of Lorcana
      And these cards
        | ref   | card                             | player | zone | state   |
        | scar  | Scar - Finally King              | Ann    | play | exerted |
        | clara | Clarabelle - Light on Her Hooves | Ann    | play |         |
        | sven  | Sven - Reindeer Steed            | Ann    | play |         |
        | a1    | Brawl                            | Ann    | hand |         |
        | a2    | Brawl                            | Ann    | hand |         |
        | b1    | Brawl                            | Bob    | hand |         |
        | b2    | Brawl                            | Bob    | hand |         |
        | b3    | Brawl                            | Bob    | hand |         |
        | b4    | Brawl                            | Bob    | hand |         |
      And Ann's deck has 15 cards
      And Bob's deck has 5 cards
      When Ann ends their turn
      And Ann chooses clara
      And Ann chooses yes
      And Ann chooses yes
      And Ann chooses sven
      And Ann chooses a1 and a2
      Then it is Bob's turn
      And sven is in Ann's discard
      And Ann has 6 cards in hand

    @case:inked-at-the-end-and-spent @clause:6.7.3.1 @clause:3.4.1.1 @clause:7.5.2 @ruling:R068
    Scenario: The card that Cinderella puts into the inkwell pays for Basil's ability in the same phase
      Given a game of Lorcana
      And these cards
        | ref    | card                         | player | zone | state |
        | basil  | Basil - Disguised Detective  | Ann    | play |       |
        | cindy  | Cinderella - Dream Come True | Ann    | play |       |
        | aurora | Aurora - Regal Princess      | Ann    | hand |       |
        | dodge  | Dodge!                       | Ann    | hand |       |
        | brawl  | Brawl                        | Bob    | hand |       |
      And Ann has 2 ready ink
      And Ann's deck has 5 cards
      And Bob's deck has 5 cards
      When Ann plays aurora for its ink cost
      And Ann ends their turn
      And Ann chooses yes
      And Ann chooses yes
      Then brawl is in Bob's discard
      And it is Bob's turn
      And Ann has 0 ready ink
      And dodge is in Ann's inkwell

  Rule: Once more: first what triggers, then the end of effects

    @case:end-triggers-see-this-turn @clause:3.4.1.1 @clause:3.4.1.2 @clause:6.1.13.4
    Scenario Outline: At the end of Bob's turn an ability finds Stitch, <what>, with <strength> Strength
      Given a game of Lorcana
      And it is Bob's turn
      And the made-up card "Cheer"
        """
        {"type": "action", "cost": 0, "effect": {"is": "gets", "stat": "strength", "plus": 3, "all": {"type": ["character"]}}}
        """
      And the made-up card "Curfew"
        """
        {"type": "item", "cost": 1,
         "abilities": [{"is": "triggered", "name": "RING", "when": [{"event": "turn-ends"}],
                        "effect": {"is": "banish", "all": {"type": ["character"], "strength_at_least": 4}}}]}
        """
      And these cards
        | ref    | card             | player | zone | state |
        | cheer  | Cheer            | Bob    | hand |       |
        | curfew | Curfew           | Bob    | play |       |
        | stitch | Stitch - New Dog | Bob    | play |       |
      And Ann's deck has 3 cards
      And Bob's deck has 3 cards
      When Bob <action>
      And Bob ends their turn
      Then it is Ann's turn
      And stitch is in Bob's <zone>

      Examples:
        | case    | what            | strength | action                       | zone    |
        | cheered | cheered on      | 5        | plays cheer for its ink cost | discard |
        | tired   | with no cheer   | 2        | quests with stitch           | play    |
