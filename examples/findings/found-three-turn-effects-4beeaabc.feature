# Found by differential play against one-pass-ends-the-afternoon 0.1.0, seed 1.
# The first clause that differs: 4.2.3.d, Three turn effects.
# Ann: reference: has passed; one-pass-ends-the-afternoon 0.1.0: has not passed
Feature: Found by differential play: Three turn effects

  @case:found-three-turn-effects-4beeaabc @clause:4.2.3.d @edition:3.0
  Scenario: Ann passes (Ann: has passed)
    Given a game of Altered
    When Ann passes
    Then it is accepted
    And only this has changed
      | what | from           | to         |
      | Ann  | has not passed | has passed |
      | turn | Ann            | Bob        |
