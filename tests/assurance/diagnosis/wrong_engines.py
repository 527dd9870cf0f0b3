"""Engines with several known faults at once, drawn by a seed, and how the cases end that any of the faults fails."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.faults.building import FEW_SECONDS, IMPATIENT, cases_of
from oracle.assurance.faults.dictionary import Dictionary, known
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.mutants.applying import applied
from oracle.assurance.mutants.declared import Mutant, declared
from oracle.assurance.mutants.judging import SECONDS, TooSlow, at_most
from oracle.engines.checked import Heard
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import BREAKDOWNS, InputError
from oracle.protocol.results import Result
from oracle.suite.plan import Plan
from oracle.suite.run.result import result_of
from oracle.suite.run.verdict import run_once


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


def drawn(game: str, faults: int, count: int, seed: int) -> list[WrongEngine]:
    """So many engines with so many faults each, in functions of their own; every fault fails a case by itself."""
    noticed = {mutant for rows in dictionary(game).cases.values() for mutant in rows.signs}
    mutants = [mutant for mutant in declared(game) if mutant.name in noticed]
    dice, found = Dice(f"{game} {faults} {seed}"), list[WrongEngine]()
    while len(found) < count:
        chosen: dict[str, Mutant] = {}
        while len(chosen) < faults:
            mutant = dice.pick(mutants)
            chosen.setdefault(mutant.function, mutant)
        try:
            found.append(_played(game, list(chosen.values())))
        except InputError:
            continue  # one of them breaks what another one needs
    return found


def _played(game: str, mutants: Sequence[Mutant]) -> WrongEngine:
    book, cases = dictionary(game), cases_of(game)
    names = {mutant.name for mutant in mutants}
    touched = [case for case, rows in book.cases.items() if names & rows.signs.keys()]
    results, endless = dict[str, Result](), 0
    with ExitStack() as broken:
        for mutant in mutants:
            broken.enter_context(applied(mutant))
        engine = Heard(ReferenceEngine())
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
