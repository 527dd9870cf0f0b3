"""Engines with several known faults at once, drawn by a seed, and how the cases end that any of the faults fails.

They are played, or put together from the dictionary: each case then ends as with the fault that shows first in it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.faults.building import FEW_SECONDS, IMPATIENT, cases_of
from oracle.assurance.faults.dictionary import Dictionary, Sign, known
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.mutants.applying import applied
from oracle.assurance.mutants.declared import Mutant, declared
from oracle.assurance.mutants.judging import SECONDS, TooSlow, at_most
from oracle.engines.checked import Heard
from oracle.kernel.errors import BREAKDOWNS, InputError
from oracle.protocol.results import Deviation, Result, StepResult
from oracle.suite.plan import Plan
from oracle.suite.run.result import result_of
from oracle.suite.run.verdict import run_once
from tests.assurance.diagnosis.conditions import AS_THEY_ARE, Condition

MOST_STEPS = 1_000
"""A scenario has no more."""


class WrongEngine(Struct, frozen=True):
    """An engine with known faults."""

    faults: tuple[str, ...]
    results: Mapping[str, Result]
    """Of the cases that any of its faults fails by itself; the others are taken to pass."""

    def failing(self) -> dict[str, Result]:
        """Case → how it failed."""
        return {case: result for case, result in self.results.items() if result.verdict in ("fail", "error")}


@cache
def dictionary(game: str) -> Dictionary:
    """What is known of the game's faults."""
    found = known(game)
    assert found is not None
    return found


@cache
def entries(game: str) -> Mapping[str, frozenset[str]]:
    """Fault → it, and those that no case of the suite tells from it."""
    shows: dict[str, list[tuple[str, Sign]]] = {}
    for case, rows in dictionary(game).cases.items():
        for fault, sign in rows.signs.items():
            shows.setdefault(fault, []).append((case, sign))
    alike: dict[tuple[tuple[str, Sign], ...], set[str]] = {}
    for fault, seen in shows.items():
        alike.setdefault(tuple(seen), set()).add(fault)
    return {fault: frozenset(faults) for faults in alike.values() for fault in faults}


def drawn(
    game: str, faults: int, count: int, seed: int, condition: Condition = AS_THEY_ARE, *, played: bool = True
) -> list[WrongEngine]:
    """So many engines with so many faults each, in functions of their own; every fault fails a case by itself.

    Those that are not `played` know no other condition than half of the cases, or flaky ones.
    """
    noticed = {mutant for rows in dictionary(game).cases.values() for mutant in rows.signs}
    mutants = [mutant for mutant in declared(game) if mutant.name in noticed]
    dice, found = Dice(f"{game} {faults} {seed}"), list[WrongEngine]()
    while len(found) < count:
        chosen: dict[str, Mutant] = {}
        while len(chosen) < faults:
            mutant = dice.pick(mutants)
            chosen.setdefault(mutant.function, mutant)
        if not played:
            found.append(_put_together(game, [*chosen.values()], dice))
            continue
        try:
            found.append(_played(game, list(chosen.values()), condition))
        except InputError:
            continue  # one of them breaks what another one needs
    return found


def _put_together(game: str, mutants: Sequence[Mutant], dice: Dice) -> WrongEngine:
    book, cases, results = dictionary(game), cases_of(game), dict[str, Result]()
    for case, rows in book.cases.items():
        signs = [rows.signs[mutant.name] for mutant in mutants if mutant.name in rows.signs]
        if signs:
            first = min(map(_comes, signs))
            sign = dice.pick([sign for sign in signs if _comes(sign) == first])
            results[case] = _result(cases[case], book.edition, sign)
    return WrongEngine(tuple(mutant.name for mutant in mutants), results)


def _comes(sign: Sign) -> int:
    """When a fault shows; where an engine crashes or hangs is not known, so what fails at a step comes first."""
    return MOST_STEPS if sign.kind in ("crash", "endless") else sign.step


def _result(plan: Plan, edition: str, sign: Sign) -> Result:
    """What shows so."""
    if sign.kind == "crash":
        return _ended(plan, edition, "crash")
    if sign.kind == "endless":
        return _ended(plan, edition, "timeout")
    given = len(plan.given)
    steps = [StepResult(text="", line=0, status="passed") for _ in range(given + sign.step)]
    if sign.kind == "error":
        steps.append(StepResult(text="", line=0, status="skipped"))
        return replace(_ended(plan, edition, str(sign.found)), steps=tuple(steps))
    seen = Deviation(kind=sign.kind, at=sign.at, found=sign.found, code=sign.code)
    steps.append(StepResult(text="", line=0, status="failed", deviation=seen))
    return result_of(plan, edition, "fail", "", tuple(steps))


def _played(game: str, mutants: Sequence[Mutant], condition: Condition) -> WrongEngine:
    book, cases = dictionary(game), condition.plans(game)
    names = {mutant.name for mutant in mutants}
    touched = [case for case, rows in book.cases.items() if names & rows.signs.keys() and case in cases]
    results, endless = dict[str, Result](), 0
    with ExitStack() as broken:
        for mutant in mutants:
            broken.enter_context(applied(mutant))
        engine = Heard(condition.engine())
        info = engine.initialize()
        for case in touched:
            try:
                with at_most(SECONDS if endless < IMPATIENT else FEW_SECONDS):
                    results[case] = run_once(cases[case], engine, book.edition, info).result
            except TooSlow:
                results[case], endless = _ended(cases[case], book.edition, "timeout"), endless + 1
            except BREAKDOWNS:
                results[case] = _ended(cases[case], book.edition, "crash")
    return WrongEngine(tuple(mutant.name for mutant in mutants), results)


def _ended(plan: Plan, edition: str, fault: str) -> Result:
    return replace(result_of(plan, edition, "error", fault), fault=fault)
