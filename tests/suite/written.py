"""Scenarios written inside tests."""

from __future__ import annotations

import textwrap

from oracle.engines.checked import Heard
from oracle.protocol.messages import Observation, Position
from oracle.protocol.results import Result
from oracle.suite.errors import Problems
from oracle.suite.feature_file import read_feature
from oracle.suite.phrases.compile import compile_scenario
from oracle.suite.plan import Plan
from oracle.suite.reading.locate import load_steps
from oracle.suite.run.verdict import run_plan
from tests.suite.fake_engine import FakeEngine

POSITION = """
Given a game of Lorcana
And these cards
  | ref     | card                  | player | zone | state    |
  | doc     | a character costing 2 | Ann    | hand |          |
  | elsa    | a character costing 4 | Ann    | play | 2 damage |
  | loc     | a location costing 2  | Ann    | play |          |
  | lantern | an item costing 2     | Ann    | play |          |
  | hans    | a character costing 1 | Bob    | hand |          |
And Ann has 3 ready ink
And Ann's deck has 3 cards
"""

TOLL = """And the made-up card "Toll"
  \"\"\"
  {"name": "Toll", "type": "action", "cost": 1,
   "effect": {"is": "sequence", "steps": [
     {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}, {"is": "banish"}]}}
  \"\"\"
"""
"""A card that banishes a character of the player's choice."""

QUESTING = """Feature: Questing

  @clause:4.5.1 @case:questing-{number}
  Scenario: A character quests {number}
    Given a game of Lorcana
    And these cards
      | ref  | card                  | player | zone |
      | elsa | a character costing 3 | Ann    | play |
    When Ann quests with elsa
    Then it is accepted
"""
"""A whole feature file, by number."""

TAGS = "@case:written @clause:4.3.2"


def compiled(steps: str, tags: str = TAGS) -> tuple[list[Plan], list[str]]:
    """The plans of a feature whose one scenario has these steps, and its errors; the first step is on line 4."""
    load_steps()
    problems = Problems("written.feature")
    body = textwrap.indent(textwrap.dedent(steps).strip("\n"), "    ")
    text = f"Feature: Written\n  {tags}\n  Scenario: Written\n{body}\n"
    plans = [compile_scenario(scenario, problems) for scenario in read_feature(text, problems)]
    return [plan for plan in plans if plan is not None], [str(error) for error in problems.errors]


def plan_of(steps: str, tags: str = TAGS) -> Plan:
    """The plan of a scenario with these steps after the usual position."""
    plans, errors = compiled(POSITION + steps, tags)
    assert not errors, errors
    return plans[0]


def verdict(steps: str, engine: FakeEngine, tags: str = TAGS, edition: str = "2.2") -> Result:
    """The verdict on a scenario with these steps after the usual position."""
    return run_plan(plan_of(steps, tags), Heard(engine), edition, engine.initialize())


def with_position(seen: Observation, position: Position) -> Observation:
    return Observation(position=position, decision=seen.decision, waiting=seen.waiting, result=seen.result)
