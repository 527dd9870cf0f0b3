"""Every faulty engine is caught by the cases meant for it, and by no others.

Those cases carry the tag `@catches:NAME`; for broad faults they are listed in `broad.toml`.
"""

from __future__ import annotations

import sys
import tomllib

import pytest
from msgspec.structs import replace

from oracle.engines.process import ProcessEngine
from oracle.suite.runner import run_suite
from tests.faulty.engines import BROAD, FAULTS, faulty_engine, judged_by
from tests.faulty.judged import caught, concerned, judge, scenario, suite
from tests.faulty.write_broad import BROAD_CASES


def tagged_for(fault: str) -> set[str]:
    return {scenario(plan.case) for plan in suite().plans if fault in plan.catches}


def meant_for(fault: str) -> set[str]:
    if fault not in BROAD:
        return tagged_for(fault)
    return set(tomllib.loads(BROAD_CASES.read_text(encoding="utf-8"))[fault])


@pytest.mark.parametrize("fault", sorted(FAULTS))
def test_a_fault_is_caught_by_the_cases_meant_for_it_and_no_others(fault: str) -> None:
    report = judge(fault)
    found, meant = caught(report), meant_for(fault)
    assert meant, f"no case is tagged @catches:{fault}"
    assert tagged_for(fault) <= meant, "the list of a broad fault lacks cases that are tagged for it"
    assert meant <= found, f"these are meant to catch {fault} and do not: {sorted(meant - found)}"
    # What is broken on purpose may contradict itself where it goes on with what it should not have asked.
    assert not [one.case for one in report.results if one.verdict == "error" and one.fault != "oracle"]
    assert found <= meant, f"these catch {fault} and are not meant to: {sorted(found - meant)}"


@pytest.mark.parametrize("fault", sorted(BROAD))
def test_a_broad_fault_leaves_cases_that_come_by_it_and_do_not_notice(fault: str) -> None:
    assert caught(judge(fault)) < {scenario(plan.case) for plan, _ in concerned(fault)}


def test_every_tag_names_a_fault() -> None:
    tagged = {fault for plan in suite().plans for fault in plan.catches}
    assert tagged <= set(FAULTS), f"@catches tags of no known fault: {sorted(tagged - set(FAULTS))}"


@pytest.mark.parametrize(
    "fault",
    [
        "keeps-next-after-free",
        "ink-stays-exerted",
        "orders-triggers-itself",
        "checks-reactions-inside-an-internal-action",
    ],
)
def test_a_faulty_engine_as_a_child_is_judged_the_same(fault: str) -> None:
    cases = tuple(sorted(meant_for(fault)))
    chosen = replace(judged_by(fault), cases=cases)
    inside = run_suite(suite().plans, faulty_engine(fault), chosen)
    with ProcessEngine([sys.executable, "-m", "tests.faulty", fault]) as engine:
        outside = run_suite(suite().plans, engine, chosen)
    assert outside.results == inside.results
    assert caught(outside) == set(cases)
