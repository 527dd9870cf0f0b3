"""Every faulty engine is caught by the suite, in process and as a child alike.

Which scenario is there for which wrong rule the declared mutants say; these few whole engines are for instruments that
need an engine: differential play, baselines, reports.
"""

from __future__ import annotations

import os
import sys

import pytest
from msgspec.structs import replace

from oracle.engines.process import ProcessEngine
from oracle.suite.runner import run_suite
from tests.faulty.engines import FAULTS, faulty_engine, judged_by
from tests.faulty.judged import caught, judge, suite

EVERY = 1 if "TCG_EXAMPLES" in os.environ else 4
"""One engine of so many is judged; `tox -e long` judges all."""


@pytest.mark.parametrize("fault", sorted(FAULTS)[::EVERY])
def test_a_fault_is_caught(fault: str) -> None:
    report = judge(fault)
    assert caught(report)
    # What is broken on purpose may contradict itself where it goes on with what it should not have asked.
    assert not [one.case for one in report.results if one.verdict == "error" and one.fault != "oracle"]


@pytest.mark.parametrize(
    "fault",
    ["keeps-next-after-free", "checks-reactions-inside-an-internal-action"],
)
def test_a_faulty_engine_as_a_child_is_judged_the_same(fault: str) -> None:
    cases = tuple(sorted(caught(judge(fault))))
    chosen = replace(judged_by(fault), cases=cases)
    inside = run_suite(suite().plans, faulty_engine(fault), chosen)
    with ProcessEngine([sys.executable, "-m", "tests.faulty", fault]) as engine:
        outside = run_suite(suite().plans, engine, chosen)
    assert outside.results == inside.results
    assert caught(outside) == set(cases)
