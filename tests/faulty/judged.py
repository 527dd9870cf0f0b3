"""What a run of the suite says of a faulty engine."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from oracle.engines.games import binding
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.asked import Asked
from oracle.protocol.results import Report, Result
from oracle.suite.plan import Plan
from oracle.suite.reading.load import Suite, load_suite
from oracle.suite.run.verdict import run_plan
from oracle.suite.runner import make_report
from tests.faulty.engines import FAULTS, broken_rules, faulty_engine, judged_by

APART = 97
"""How far apart scenarios are that are played one after the other."""
ENOUGH = 60
"""So many are played at least, as a fault must not lead to errors either."""


@cache
def suite() -> Suite:
    return load_suite()


def scenario(case: str) -> str:
    """The case id of a scenario or outline: the part before its row."""
    return case.partition("/")[0]


def caught(results: Iterable[Result]) -> set[str]:
    """The scenarios that failed in any of their rows."""
    return {scenario(result.case) for result in results if result.verdict == "fail"}


@cache
def judge(fault: str) -> Report:
    """What becomes of the scenarios that come by a rule the fault breaks; the others cannot tell."""
    engine = faulty_engine(fault)
    info = engine.initialize()
    results = tuple(run_plan(plan, engine, edition, info) for plan, edition in concerned(fault))
    return make_report(info, suite().plans, results)


@cache
def judged_until_caught(fault: str) -> tuple[Result, ...]:
    """What becomes of scenarios from all over the suite, until enough have been played and one fails."""
    engine = faulty_engine(fault)
    info = engine.initialize()
    runs = judged_by(fault).runs(suite().plans)
    found: list[Result] = []
    for plan, edition in (run for first in range(APART) for run in runs[first::APART]):
        found.append(run_plan(plan, engine, edition, info))
        if len(found) >= ENOUGH and found[-1].verdict == "fail":
            break
    return tuple(found)


def concerned(fault: str) -> list[tuple[Plan, str]]:
    """The runs that come by a rule the fault breaks; every one for a fault that is not in the rules."""
    rules = broken_rules(fault)
    applied = _rules_applied(FAULTS[fault])
    runs = judged_by(fault).runs(suite().plans)
    return [run for run in runs if not rules or rules & applied[run[0].case, run[1]]]


@cache
def _rules_applied(game: str) -> dict[tuple[str, str], frozenset[str]]:
    """Case and edition → the rules that the reference applies or tries. A fault is nothing but other such rules."""
    asked = Asked(binding(game).book)
    engine = ReferenceEngine(asked=asked)
    info = engine.initialize()
    fault = next(name for name, own in FAULTS.items() if own == game)
    found = {}
    for plan, edition in judged_by(fault).runs(suite().plans):
        asked.rules.clear()
        run_plan(plan, engine, edition, info)
        found[plan.case, edition] = frozenset(asked.rules)
    return found
