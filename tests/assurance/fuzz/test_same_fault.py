"""Findings that one known fault explains, on an engine with two mutants at once."""

from __future__ import annotations

from typing import TypeVar

import pytest

from oracle.assurance.fuzz.same_fault import plans_of, same_faults
from oracle.assurance.mutants.applying import applied
from oracle.assurance.mutants.declared import declared
from oracle.engines.exchange import Wrapper
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Message
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite

M = TypeVar("M", bound=Message)
READIED = ("readied-challenger-stays/ann", "readied-challenger-stays/bob")
LORE = ("no-lore-from-locations-before-peter-pan", "no-lore-gained-no-lore-from-locations")
MUTANTS = {
    mutant.name: mutant
    for mutant in declared("lorcana")
    if mutant.name in ("readied-characters-have-left", "lore-from-locations-cannot-be-kept-off")
}


class Broken(Wrapper):
    """The reference, in which mutants are at work only while it answers."""

    def exchange(self, method: str, params: Message, result: type[M]) -> M:
        readied, lore = MUTANTS.values()
        with applied(readied), applied(lore):
            return super().exchange(method, params, result)


@pytest.fixture(scope="module")
def plans() -> dict[str, Plan]:
    return {plan.case: plan for plan in load_suite().plans if plan.case in (*READIED, *LORE)}


def test_findings_of_one_fault_are_put_together_and_others_stay_apart(plans: dict[str, Plan]) -> None:
    some = [plans[case] for case in (READIED[0], LORE[0], READIED[1], LORE[1])]
    found = same_faults(some, lambda: Broken(ReferenceEngine()))
    assert sorted(one.findings for one in found) == sorted((READIED, LORE))
    assert {name for one in found for name in (one.fault, *one.others)} >= MUTANTS.keys()


def test_one_finding_of_each_fault_and_findings_that_do_not_show_explain_nothing(plans: dict[str, Plan]) -> None:
    assert same_faults([plans[READIED[0]], plans[LORE[0]]], lambda: Broken(ReferenceEngine())) == ()
    assert same_faults([plans[case] for case in READIED], ReferenceEngine) == ()


def test_findings_without_a_readable_scenario_are_left_out(tmp_path_factory: pytest.TempPathFactory) -> None:
    assert plans_of((), tmp_path_factory.mktemp("found")) == ()
