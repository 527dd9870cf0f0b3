"""A look at what the rules leave open of a card's keywords is no failure and no bug of ours."""

from __future__ import annotations

from oracle.engines.reference import ReferenceEngine
from oracle.suite.errors import Problems
from oracle.suite.feature_file import read_feature
from oracle.suite.phrases.compile import compile_scenario
from oracle.suite.reading.locate import load_steps
from oracle.suite.run.verdict import run_plan

LOST_AND_GIVEN = '''
Feature: x

  @case:x @clause:6.4.2.3
  Scenario: x
    Given a game of Lorcana
    And the made-up card "Calm"
      """
      {"type": "action", "cost": 0, "effect": {"is": "loses", "keyword": "reckless", "all": {"type": ["character"]}}}
      """
    And the made-up card "War Banner"
      """
      {"type": "item", "cost": 1, "abilities": [
        {"is": "static-gains", "keyword": "reckless", "what": {"type": ["character"], "whose": "yours"}}]}
      """
    And these cards
      | ref    | card                  | player | zone |
      | calm   | Calm                  | Ann    | hand |
      | banner | War Banner            | Ann    | play |
      | elf    | a character costing 1 | Ann    | play |
    When Ann plays calm for its ink cost
    Then elf does not have Reckless
'''


def test_a_keyword_that_is_lost_and_given_is_not_told() -> None:
    load_steps()
    problems = Problems("x.feature")
    (scenario,) = read_feature(LOST_AND_GIVEN, problems)
    plan = compile_scenario(scenario, problems)
    assert plan is not None, problems.errors
    engine = ReferenceEngine()
    result = run_plan(plan, engine, "2.2", engine.initialize())
    assert result.verdict == "unsupported"
    assert "undecided: whether a card has reckless" in result.message
