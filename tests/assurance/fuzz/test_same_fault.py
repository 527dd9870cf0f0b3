"""Findings that one known fault explains, on an engine with two mutants at once."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import TypeVar

import pytest

from oracle.assurance.fuzz import same_fault
from oracle.assurance.fuzz.campaign import Campaign
from oracle.assurance.fuzz.corpus import Record
from oracle.assurance.fuzz.same_fault import SameFault, plans_of, same_faults
from oracle.assurance.mutants.applying import applied
from oracle.assurance.mutants.declared import declared
from oracle.engines.exchange import Wrapper
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import EngineInfo, Message
from oracle.report.assurance import fuzz_console
from oracle.report.output.terminal import Terminal
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.locate import feature_files
from tests.assurance.fuzz.test_known import PLAIN, difference
from tests.extent import sample

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


@pytest.fixture(autouse=True)
def some_mutants(monkeypatch: pytest.MonkeyPatch) -> None:
    """A share of them, with those at work: each is tried in a process of its own."""
    every = declared("lorcana")
    some = [*MUTANTS.values(), *sample([mutant for mutant in every if mutant.name not in MUTANTS], len(every) // 30)]
    monkeypatch.setattr(same_fault, "declared", lambda _: some)


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


def record(clause: str, *files: str) -> Record:
    return Record(engine="it", seed=1, number=0, difference=difference(clause), case=PLAIN, files=files)


def test_findings_without_a_readable_scenario_are_left_out(tmp_path: Path) -> None:
    some = feature_files()["lorcana/4-turn-actions/4.4-in-ones-own-turn.feature"]
    (tmp_path / "good.feature").write_bytes(some.read_bytes())
    (tmp_path / "bad.feature").write_text("nonsense\n")
    names = ("bad.feature", "gone.feature", "good.trace.txt", "good.feature")
    found = plans_of([record("4.5.1", name) for name in names], tmp_path)
    assert {plan.feature for plan in found} == {plan.feature for plan in load_suite(tmp_path / "good.feature").plans}
    assert found


def test_only_the_first_finding_of_a_fault_is_shown_as_new(tmp_path: Path) -> None:
    does = "a challenger that was readied has left"
    same = SameFault(fault="readied", does=does, others=(), findings=("one", "two"))
    new = [record(clause, f"{name}.feature") for clause, name in (("4.6.1", "one"), ("4.6.2", "two"), ("7.1", "three"))]
    out = Terminal(width=200, record=True, file=StringIO())
    fuzz_console.show(Campaign(new=new, same_faults=(same,)), EngineInfo(name="it"), tmp_path, 0, out)
    lines = out.export_text().splitlines()
    heads = [line.partition(":")[0] for line in lines if line.startswith(("new", "explained"))]
    assert heads == ["new", "explained by a fault above", "new"]
    assert f"  like one, as if {does}" in lines
    assert "(1 explained by the fault of another)" in lines[-1]
