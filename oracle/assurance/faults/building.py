"""Builds the dictionary of faults: runs every case on every mutant whose function it calls."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from oracle.assurance.faults.dictionary import (
    Dictionary,
    Rows,
    Sign,
    Stale,
    digest_of_case,
    fault_of,
    sign_of,
    stale,
)
from oracle.assurance.mutants.applying import applied
from oracle.assurance.mutants.declared import Mutant, declared
from oracle.assurance.mutants.judging import SECONDS, TooSlow, at_most
from oracle.assurance.mutants.parallel import Progress, check_all, each_alone, reaching_runs, runs_of, warm_all
from oracle.assurance.mutants.reaching import Run
from oracle.engines.checked import Heard
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import BREAKDOWNS
from oracle.profiles import PROFILES
from oracle.suite.plan import Plan
from oracle.suite.run.verdict import run_once

IMPATIENT, FEW_SECONDS = 5, 0.1
"""After this many cases that do not end on a mutant, each further one gets only this many seconds."""

CRASH, ENDLESS = Sign(-1, "crash"), Sign(-1, "endless")

Found = list[tuple[int, Sign]]
"""Indexes of runs, with the sign of the fault in each."""


def cases_of(game: str) -> dict[str, Plan]:
    """Every case of the suite in the current edition."""
    current = PROFILES[game].current
    return {plan.case: plan for plan, edition in runs_of(game, None) if edition == current}


def staleness(game: str, dictionary: Dictionary | None) -> Stale:
    """The outdated parts of the dictionary. Raises InputError for mutants that do not fit the code."""
    return stale(
        dictionary,
        {case: digest_of_case(plan) for case, plan in cases_of(game).items()},
        {mutant.name: fault_of(mutant) for mutant in _mutants(game)},
    )


def _mutants(game: str) -> tuple[Mutant, ...]:
    return tuple(mutant for mutant in declared(game) if not mutant.equivalent)


def renewed(game: str, dictionary: Dictionary | None, *, jobs: int = 1, progress: Progress | None = None) -> Dictionary:
    """The dictionary brought up to date: outdated parts are run again, the rest is kept.

    Raises MisfitError if mutants do not fit the code.
    """
    mutants = _mutants(game)
    check_all(mutants)
    warm_all(mutants, None)
    old = staleness(game, dictionary)
    cases = {case: digest_of_case(plan) for case, plan in cases_of(game).items()}
    signs: dict[str, dict[str, Sign]] = {case: _kept(dictionary, case, old) for case in cases}
    work = _work(game, mutants, old, jobs)
    outcomes = each_alone(signs_of, work, lambda piece: f"the mutant {piece[0].name}", jobs)
    for done, ((mutant, _), found) in enumerate(zip(work, outcomes, strict=True), start=1):
        for place, sign in found:
            signs[runs_of(game, None)[place][0].case][mutant.name] = sign
        if progress is not None:
            progress(done, len(work), mutant.name)
    return Dictionary(
        game=game,
        edition=PROFILES[game].current,
        mutants={mutant.name: fault_of(mutant) for mutant in mutants},
        cases={case: Rows(digest, signs[case]) for case, digest in cases.items()},
    )


def _kept(dictionary: Dictionary | None, case: str, old: Stale) -> dict[str, Sign]:
    if dictionary is None or case in old.cases:
        return {}
    void = {*old.mutants, *old.gone}
    return {mutant: sign for mutant, sign in dictionary.cases[case].signs.items() if mutant not in void}


def _work(game: str, mutants: Sequence[Mutant], old: Stale, jobs: int) -> list[tuple[Mutant, list[int]]]:
    """Each mutant with the indexes of the runs to try on it."""
    changed, current = set(old.cases), PROFILES[game].current
    reaching = reaching_runs([mutant for mutant in mutants if changed or mutant.name in old.mutants], None, jobs)
    runs = runs_of(game, None)
    work = []
    for mutant in mutants:
        wanted = _wanted(mutant, old, changed)
        places = [
            place
            for place in reaching.get((game, mutant.function), ())
            if runs[place][1] == current and (wanted is None or runs[place][0].case in wanted)
        ]
        if places:
            work.append((mutant, places))
    return work


def _wanted(mutant: Mutant, old: Stale, changed: Collection[str]) -> Collection[str] | None:
    """The cases to try on a mutant; None for all."""
    return None if mutant.name in old.mutants else changed


def signs_of(work: tuple[Mutant, Sequence[int]]) -> Found:
    """Break the reference in this process, and do all of these runs."""
    mutant, places = work
    runs = runs_of(mutant.game, None)
    found = signs_on(mutant, [runs[place] for place in places])
    return [(places[at], sign) for at, sign in found]


def signs_on(mutant: Mutant, runs: Sequence[Run]) -> Found:
    """Break the reference of this process; returns the indexes of runs that notice it, with the signs of the fault."""
    with applied(mutant):
        return list(_signs(runs))


def _signs(runs: Sequence[Run]) -> Iterator[tuple[int, Sign]]:
    engine = Heard(ReferenceEngine())
    info = engine.initialize()
    endless = 0
    for place, (plan, edition) in enumerate(runs):
        try:
            with at_most(SECONDS if endless < IMPATIENT else FEW_SECONDS):
                result = run_once(plan, engine, edition, info).result
        except TooSlow:
            yield place, ENDLESS
            endless += 1
            continue
        except BREAKDOWNS:
            yield place, CRASH
            continue
        sign = sign_of(result, len(plan.given))
        if sign is not None:
            yield place, sign
