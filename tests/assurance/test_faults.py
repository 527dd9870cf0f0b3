"""The dictionary of faults: what it keeps of a result, how it is stored, and what an edit makes stale."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from oracle.assurance.faults import building
from oracle.assurance.faults.dictionary import (
    Dictionary,
    Fault,
    Rows,
    Sign,
    digest_of_case,
    packed,
    sign_of,
    stale,
    unpacked,
)
from oracle.assurance.mutants.declared import declared
from oracle.assurance.mutants.parallel import try_all
from oracle.kernel.errors import InputError
from oracle.protocol.results import Deviation, Result, StepResult
from tests.extent import only_long

GAME = "lorcana"

words = st.text("abc-1", min_size=1, max_size=6)
signs = st.builds(
    Sign,
    step=st.integers(-1, 20),
    kind=st.sampled_from(["reply", "question", "table", "chance", "error", "crash", "endless"]),
    at=st.lists(words, max_size=3).map(tuple),
    found=st.one_of(st.none(), st.booleans(), st.integers(-9, 99), words),
    code=words,
)
faults = st.builds(Fault, digest=words, does=words)


@st.composite
def dictionaries(draw: st.DrawFn) -> Dictionary:
    """Any dictionary of a few cases and mutants."""
    mutants = draw(st.dictionaries(words, faults, min_size=1, max_size=5))
    noticed = st.dictionaries(st.sampled_from(sorted(mutants)), signs, max_size=5)
    cases = draw(st.dictionaries(words, st.builds(Rows, digest=words, signs=noticed), max_size=5))
    return Dictionary(game=GAME, edition="2.2", mutants=mutants, cases=cases)


@given(dictionaries())
def test_what_was_stored_comes_back(dictionary: Dictionary) -> None:
    """Packed and unpacked it is the same, and the same dictionary gives the same bytes."""
    assert unpacked(packed(dictionary)) == dictionary
    assert packed(unpacked(packed(dictionary))) == packed(dictionary)


@pytest.mark.parametrize("content", [b"", b"{}", packed(Dictionary(game="a", edition="b", mutants={}, cases={}))[:-9]])
def test_what_is_damaged_is_refused(content: bytes) -> None:
    """The message says what to do."""
    with pytest.raises(InputError, match="--renew"):
        unpacked(content)


@given(dictionaries(), st.data())
def test_an_edit_makes_stale_what_it_touches(dictionary: Dictionary, data: st.DataObject) -> None:
    """A changed case is tried on every mutant, a changed mutant on every case, and nothing else."""
    cases = {case: rows.digest for case, rows in dictionary.cases.items()}
    mutants = dict(dictionary.mutants)
    assert stale(dictionary, cases, mutants).share == 0
    changed = data.draw(st.sampled_from(sorted(mutants)))
    other = data.draw(st.sampled_from(sorted(mutants)))
    mutants[changed] = replace(mutants[changed], digest=mutants[changed].digest + "x")
    if other != changed:
        mutants[other] = replace(mutants[other], does="something else")
    found = stale(dictionary, {**cases, "new": "d"}, mutants)
    assert (found.cases, found.mutants, found.gone) == (("new",), (changed,), ())
    assert found.reworded == ((other,) if other != changed else ())
    whole = (len(cases) + 1) * len(mutants)
    assert found.share == pytest.approx(1 - len(cases) * (len(mutants) - 1) / whole)
    assert stale(dictionary, {}, mutants).gone == tuple(sorted(cases))


def _result(*steps: StepResult, verdict: str = "fail", fault: str = "") -> Result:
    return msgspec.convert(
        {
            "case": "c", "feature": "f", "scenario": "s", "line": 1, "game": GAME, "edition": "2.2", "clauses": [],
            "verdict": verdict, "fault": fault, "steps": msgspec.to_builtins(steps),
        },
        Result,
    )  # fmt: skip


def test_a_sign_is_data() -> None:
    """Step, kind, place and value of the first step that fails; a long value is a digest."""
    passed = StepResult(text="Given", line=1, status="passed")
    seen = Deviation(at=("cards", "hero", "damage"), values=(0,), found=3)
    failed = StepResult(text="Then", line=3, status="failed", expected="0", actual="3", deviation=seen)
    assert sign_of(_result(passed, passed, failed), given=1) == Sign(1, "table", ("cards", "hero", "damage"), 3)
    long = msgspec.structs.replace(failed, deviation=Deviation(found="x" * 500))
    found = sign_of(_result(long), given=0)
    assert found is not None
    assert str(found.found).startswith("digest ")
    assert sign_of(_result(passed, verdict="pass"), given=1) is None
    assert sign_of(_result(verdict="error", fault="shape"), given=4) == Sign(-1, "error", (), "shape")


@only_long
def test_the_dictionary_agrees_with_the_mutants(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every mutant of a clause is noticed by the scenario that kills it when mutants are tried."""
    few = tuple(mutant for mutant in declared(GAME) if "4.5.1" in mutant.clauses)[:1]
    assert few
    monkeypatch.setattr(building, "_mutants", lambda _: few)
    found = building.renewed(GAME, None)
    current = found.edition
    for trial in try_all(few):
        killer, _, edition = trial.killed_by.rpartition(" ")
        if edition == f"({current})":
            assert killer in found.noticing(trial.mutant)
    assert building.renewed(GAME, found) == found


def test_a_digest_is_of_what_is_played() -> None:
    """The place of a scenario does not matter; its content does."""
    plan = building.cases_of(GAME)
    one = next(iter(plan.values()))
    moved = msgspec.structs.replace(one, line=one.line + 7, feature="elsewhere.feature")
    assert digest_of_case(moved) == digest_of_case(one)
    other = msgspec.structs.replace(one, steps=one.steps[:-1])
    assert digest_of_case(other) != digest_of_case(one)
