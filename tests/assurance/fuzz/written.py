"""Cases written as the Given and When steps of a scenario, and what they are shrunk to."""

from __future__ import annotations

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.lockstep.lockstep import play
from oracle.assurance.fuzz.reduce.reducer import Bounds, Reduced, Reducer
from oracle.assurance.fuzz.render.feature import expressible
from oracle.engines.reference import ReferenceEngine
from oracle.suite.errors import Problems
from oracle.suite.feature_file import read_feature
from oracle.suite.phrases.compile import compile_scenario
from oracle.suite.reading.locate import load_steps
from tests.assurance.fuzz.from_suite import case_of
from tests.faulty.engines import faulty_engine

TWO_AGAINST_TWO = """
    Given a game of Altered
    And these cards
      | ref | card                  | player | zone            |
      | owl | a character costing 1 | Ann    | hero expedition |
      | elk | a character costing 1 | Ann    | hero expedition |
      | fox | a character costing 1 | Bob    | hero expedition |
      | cat | a character costing 1 | Bob    | hero expedition |
    And Bob has passed
    When Ann passes
"""
EXHAUSTED_FIRST = """
    Given a game of Altered
    And these cards
      | ref  | card                  | player | zone    | state     |
      | old  | a character costing 1 | Ann    | mana    | exhausted |
      | new  | a character costing 1 | Ann    | mana    |           |
      | bird | a character costing 1 | Ann    | reserve |           |
    When Ann plays bird for its mana cost in the hero expedition
"""


def written(steps: str, clause: str, edition: str) -> Case:
    """The case of these steps; a clause of the game is needed to tell which editions there are."""
    load_steps()
    problems = Problems("written.feature")
    head = f"Feature: x\n\n  @case:x @clause:{clause} @edition:{edition}\n  Scenario: x\n"
    text = f"{head}{steps}\n    Then nobody is asked\n"
    (scenario,) = read_feature(text, problems)
    plan = compile_scenario(scenario, problems)
    assert plan is not None, problems.errors
    return case_of(plan)


def shrunk(fault: str, case: Case, bounds: Bounds | None = None) -> Reduced:
    engine, reference = faulty_engine(fault), ReferenceEngine(tracing=True)
    info = engine.initialize()
    found = play(case, reference, engine, info)
    assert found is not None
    return Reducer(reference, engine, info, bounds, expressible).reduce(case, found)
