"""Finds the findings that one known fault explains: each is played on the mutants, and covered like a run's failures.

So a finding explained by the fault of an earlier one is not reported as new.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import CodeType, FrameType

from msgspec import Struct

from oracle.assurance.caches import forget_results
from oracle.assurance.diagnosis.causes import observed
from oracle.assurance.diagnosis.cover import LEAST_MATCHES, Case, Cover, Explained
from oracle.assurance.faults.building import signs_on
from oracle.assurance.faults.dictionary import Dictionary, Rows, Sign, fault_of, known
from oracle.assurance.fuzz.corpus import Record
from oracle.assurance.mutants.applying import function_of
from oracle.assurance.mutants.declared import Mutant, declared
from oracle.assurance.mutants.parallel import each_alone
from oracle.engines.base import Engine, EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import EngineInfo
from oracle.suite.errors import SuiteErrors
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from oracle.suite.run.verdict import run_plan

MOST = 20
"""The most findings of a game that are compared."""
FEATURE = ".feature"


class SameFault(Struct, frozen=True, kw_only=True):
    """A known fault that explains several findings."""

    fault: str
    does: str
    """The behavior of an engine with this fault."""
    others: tuple[str, ...]
    """Known faults that these findings cannot distinguish from it."""
    findings: tuple[str, ...]
    """Their case ids, in the given order."""


def plans_of(records: Iterable[Record], folder: Path) -> tuple[Plan, ...]:
    """The scenarios of findings, read from their files in the folder; findings without a readable file are left out."""
    found: list[Plan] = []
    for file in (file for record in records for file in record.files if file.endswith(FEATURE)):
        try:
            found += load_suite(folder / file, cache=False).plans
        except (SuiteErrors, OSError):
            continue
    return tuple(found)


def same_faults(plans: Sequence[Plan], make_engine: Callable[[], Engine]) -> tuple[SameFault, ...]:
    """The known faults that explain at least two of these scenarios, which fail on the engine, exactly.

    A fault is left out if another of the scenarios would end differently with it, at the same step or an earlier one.
    `make_engine` starts the engine once more; if it cannot, nothing is explained.
    """
    found: list[SameFault] = []
    for game in sorted({plan.game for plan in plans}):
        some = [plan for plan in plans if plan.game == game][:MOST]
        if len(some) < LEAST_MATCHES:
            continue
        seen = _seen(some, make_engine)
        book = _book(game, [plan for plan in some if (plan.case, plan.editions[0]) in seen])
        exact = [one for one in Cover(seen, book).explained() if one.exact == one.matches and not one.against]
        told = [_told(one, seen, book) for one in exact]
        found += [one for one in told if len(one.findings) >= LEAST_MATCHES]
    return tuple(found)


def _told(one: Explained, seen: Mapping[Case, Sign], book: Dictionary) -> SameFault:
    first, *others = one.names
    findings = tuple(case[0] for case in seen if case in one.cases and seen[case] == book.cases[case[0]].signs[first])
    return SameFault(fault=first, does=book.mutants[first].does, others=tuple(others), findings=findings)


def _seen(plans: Sequence[Plan], make_engine: Callable[[], Engine]) -> dict[Case, Sign]:
    """How each scenario fails on the engine; flaky scenarios, and those that do not fail, are left out."""
    found = {}
    try:
        engine = make_engine()
    except EngineFault:
        return {}
    try:
        info = engine.initialize()
        for plan in plans:
            result = run_plan(plan, engine, plan.editions[0], info)
            sign = None if result.flaky else observed(result, plan)
            if sign is not None:
                found[plan.case, plan.editions[0]] = sign
    except EngineFault:
        return {}
    finally:
        engine.close()
    return found


def _book(game: str, plans: Sequence[Plan]) -> Dictionary:
    """A dictionary of these scenarios, without the faults that may not end."""
    reference = ReferenceEngine()
    info = reference.initialize()
    called = [_called(plan, reference, info) for plan in plans]
    cases: dict[str, dict[str, Sign]] = {plan.case: {} for plan in plans}
    kept: dict[str, Mutant] = {}
    endless = _endless(game)
    work: list[tuple[Mutant, list[int]]] = []
    for mutant in declared(game):
        code = function_of(mutant).__code__
        reached = [place for place, codes in enumerate(called) if code in codes]
        if reached and not mutant.equivalent and mutant.name not in endless:
            work.append((mutant, reached))
    outcomes = each_alone(partial(_signs, plans), work, lambda piece: f"the mutant {piece[0].name}", 1)
    for (mutant, _), signs in zip(work, outcomes, strict=True):
        for place, sign in signs:
            cases[plans[place].case][mutant.name] = sign
            kept[mutant.name] = mutant
    return Dictionary(
        game=game,
        edition="",
        mutants={name: fault_of(mutant) for name, mutant in kept.items()},
        cases={case: Rows("", signs) for case, signs in cases.items()},
    )


def _signs(plans: Sequence[Plan], work: tuple[Mutant, list[int]]) -> list[tuple[int, Sign]]:
    mutant, places = work
    runs = [(plans[place], plans[place].editions[0]) for place in places]
    return [(places[at], sign) for at, sign in signs_on(mutant, runs)]


def _endless(game: str) -> frozenset[str]:
    book = known(game)
    rows: Mapping[str, Rows] = {} if book is None else book.cases
    return frozenset(name for row in rows.values() for name, sign in row.signs.items() if sign.kind == "endless")


def _called(plan: Plan, reference: Engine, info: EngineInfo) -> set[CodeType]:
    """The functions that the reference calls in a scenario."""
    found: set[CodeType] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            found.add(frame.f_code)

    # A cached result would hide a call.
    forget_results()
    before = sys.getprofile()
    sys.setprofile(note)
    try:
        run_plan(plan, reference, plan.editions[0], info)
    finally:
        sys.setprofile(before)
    return found
