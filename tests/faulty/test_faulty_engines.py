"""Every faulty engine is caught by the suite, in process and as a child alike.

Which scenario is there for which wrong rule the declared mutants say; these few whole engines are for instruments that
need an engine: differential play, baselines, reports.
"""

from __future__ import annotations

import sys
from inspect import signature

import pytest
from msgspec.structs import replace

from oracle.engines.games import binding
from oracle.engines.process import ProcessEngine
from oracle.protocol.results import Result
from oracle.suite.runner import run_suite
from tests.extent import LONG
from tests.faulty.engines import FAULTS, faulty_engine, judged_by, replaced_rules
from tests.faulty.judged import caught, judge, judged_until_caught, suite

EVERY = 1 if LONG else 12
"""One engine of so many is judged; `tox -e long` judges all."""


def results_of(fault: str) -> tuple[Result, ...]:
    """What the scenarios come to that can tell; in ordinary tests no more of them than it takes."""
    return judge(fault).results if LONG else judged_until_caught(fault)


@pytest.mark.parametrize("fault", sorted(FAULTS)[::EVERY])
def test_a_fault_is_caught(fault: str) -> None:
    results = results_of(fault)
    assert caught(results)
    # What is broken on purpose may contradict itself where it goes on with what it should not have asked.
    assert not [one.case for one in results if one.verdict == "error" and one.fault != "oracle"]


def test_a_broken_rule_takes_what_the_right_one_does() -> None:
    misfits = []
    for fault, game in FAULTS.items():
        rules = binding(game).book.rules
        for name, wrong in replaced_rules(fault).items():
            known = signature(rules[name].function).parameters.values()
            for taken in ([*known], [one for one in known if one.default is one.empty]):
                by_name = {one.name: None for one in taken if one.kind is one.KEYWORD_ONLY}
                try:
                    signature(wrong).bind(*[None for one in taken if one.kind is not one.KEYWORD_ONLY], **by_name)
                except TypeError as error:
                    misfits.append((fault, name, str(error)))
    assert not misfits


@pytest.mark.parametrize(
    "fault",
    ["keeps-next-after-free", "checks-reactions-inside-an-internal-action"],
)
def test_a_faulty_engine_as_a_child_is_judged_the_same(fault: str) -> None:
    cases = tuple(sorted(caught(results_of(fault))))
    chosen = replace(judged_by(fault), cases=cases)
    inside = run_suite(suite().plans, faulty_engine(fault), chosen)
    with ProcessEngine([sys.executable, "-m", "tests.faulty", fault]) as engine:
        outside = run_suite(suite().plans, engine, chosen)
    assert outside.results == inside.results
    assert caught(outside.results) == set(cases)
