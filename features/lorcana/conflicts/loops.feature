Feature: Lorcana: loops that nobody can leave

  Rule: Mandatory abilities that bring each other about without end (nobody can say how the game goes on)

    @case:loop-that-nobody-can-leave @conflict:160 @clause:6.1.10 @edition:book
    Scenario: A loop of damage put and removed has no end, and no clause says that nobody has won
      Given a game of Lorcana
      And the made-up card "Ping"
        """
        {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"P","when":[{"event":"healed","who":"any","what":{"type":["character"]}}],"effect":{"is":"put-damage","damage":1,"all":{"type":["character"]}}}]}
        """
      And the made-up card "Pong"
        """
        {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"Q","when":[{"event":"damaged","who":"any","what":{"type":["character"]}}],"effect":{"is":"remove-damage","all":{"type":["character"]}}}]}
        """
      And the made-up card "Start"
        """
        {"type":"action","cost":0,"effect":{"is":"put-damage","damage":1,"all":{"type":["character"]}}}
        """
      And these cards
        | ref  | card                  | player | zone |
        | ping | Ping                  | Ann    | play |
        | pong | Pong                  | Ann    | play |
        | go   | Start                 | Ann    | hand |
        | hans | a character costing 3 | Ann    | play |
      When Ann plays go for its ink cost
      Then it is accepted

    @case:loop-that-ends-with-a-win @clause:6.1.10
    Scenario: A loop that brings lore ends when its player wins with 20 lore
      Given a game of Lorcana
      And the made-up card "Ping"
        """
        {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"P","when":[{"event":"healed","who":"any","what":{"type":["character"]}}],"effect":{"is":"sequence","steps":[{"is":"gain-lore","lore":1},{"is":"put-damage","damage":1,"all":{"type":["character"]}}]}}]}
        """
      And the made-up card "Pong"
        """
        {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"Q","when":[{"event":"damaged","who":"any","what":{"type":["character"]}}],"effect":{"is":"remove-damage","all":{"type":["character"]}}}]}
        """
      And the made-up card "Start"
        """
        {"type":"action","cost":0,"effect":{"is":"put-damage","damage":1,"all":{"type":["character"]}}}
        """
      And these cards
        | ref  | card                  | player | zone |
        | ping | Ping                  | Ann    | play |
        | pong | Pong                  | Ann    | play |
        | go   | Start                 | Ann    | hand |
        | hans | a character costing 3 | Ann    | play |
      When Ann plays go for its ink cost
      Then Ann has won

  Rule: A loop that a player can leave goes on as long as that player wants it

    @case:loop-that-a-player-can-leave @clause:6.1.4 @clause:6.1.10
    Scenario Outline: <who> may leave a loop of damage put and removed by not putting it again
      Given a game of Lorcana
      And the made-up card "Ping"
        """
        {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"P","when":[{"event":"healed","who":"any","what":{"type":["character"]}}],"effect":{"is":"may","do":{"is":"sequence","steps":[{"is":"gain-lore","lore":1},{"is":"put-damage","damage":1,"all":{"type":["character"]}}]}}}]}
        """
      And the made-up card "Pong"
        """
        {"type":"item","cost":1,"abilities":[{"is":"triggered","name":"Q","when":[{"event":"damaged","who":"any","what":{"type":["character"]}}],"effect":{"is":"remove-damage","all":{"type":["character"]}}}]}
        """
      And the made-up card "Start"
        """
        {"type":"action","cost":0,"effect":{"is":"put-damage","damage":1,"all":{"type":["character"]}}}
        """
      And these cards
        | ref  | card                  | player | zone |
        | ping | Ping                  | <who>  | play |
        | pong | Pong                  | Ann    | play |
        | go   | Start                 | Ann    | hand |
        | hans | a character costing 3 | Ann    | play |
      When Ann plays go for its ink cost
      And <who> chooses yes
      And <who> chooses yes
      And <who> chooses no
      Then it is accepted
      And nobody is asked
      And hans is undamaged
      And <who> has 2 lore
      And it is Ann's turn

      Examples:
        | case  | who |
        | Ann's | Ann |
        | Bob's | Bob |

    @case:loop-of-free-moves @clause:6.1.10 @clause:4.1.1
    Scenario: A character moves twelve times for nothing, stronger each time, and then challenges
      Given a game of Lorcana
      And the made-up card "Runner"
        """
        {"type":"character","cost":1,"strength":0,"willpower":3,"lore":1,"abilities":[{"is":"triggered","when":[{"event":"moves","this":true}],"effect":{"is":"gets","it":"this","stat":"strength","plus":1}}]}
        """
      And these cards
        | ref   | card                                    | player | zone | state   |
        | start | a location costing 1, with move cost 0  | Ann    | play |         |
        | back  | a location costing 2, with move cost 0  | Ann    | play |         |
        | mine  | Runner                                  | Ann    | play |         |
        | his   | a character costing 9, with 0 Strength and 13 Willpower | Bob    | play | exerted |
      When Ann moves mine to start
      And Ann moves mine to back
      And Ann moves mine to start
      And Ann moves mine to back
      And Ann moves mine to start
      And Ann moves mine to back
      And Ann moves mine to start
      And Ann moves mine to back
      And Ann moves mine to start
      And Ann moves mine to back
      And Ann moves mine to start
      And Ann moves mine to back
      Then it is accepted
      And mine has 12 Strength
      When Ann challenges his with mine
      Then it is accepted
      And his has 12 damage
