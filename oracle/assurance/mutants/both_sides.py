"""For each clause, finds a scenario in which it permits and one in which it forbids, using the clause's mutants."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from msgspec import Struct

from oracle.assurance.mutants.applying import applied
from oracle.assurance.mutants.declared import Mutant
from oracle.assurance.mutants.judging import Runner
from oracle.assurance.mutants.parallel import Progress, each_alone, runs_of, said_to_fail, warmed
from oracle.assurance.mutants.sides import SIDES, Moment, Side, moments_of, sides
from oracle.engines.checked import Heard
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import BREAKDOWNS

Sides = dict[Side, str]
"""Side → the first scenario found on it."""
AllSides = Mapping[tuple[str, str], Sides]
"""Game and clause → its sides."""


class _Noticed(Struct, frozen=True):
    """The index of a run that fails on a mutant, and the mutant's moments in that run."""

    place: int
    moments: tuple[Moment, ...]


class _Work(Struct, frozen=True):
    """A mutant, and the indexes of the runs to try on it."""

    mutant: Mutant
    features: Path | None
    clauses: frozenset[str]
    """Clauses with a missing side."""
    every: bool
    """Whether every run is tried; else a clause's further runs are skipped once one has noticed it."""
    places: tuple[int, ...]


class _Pass(Struct, frozen=True):
    """Which runs to try for clauses with a missing side."""

    hinted: bool
    """Only those that should notice the mutant according to the dictionary of faults."""
    every: bool


PASSES = (_Pass(hinted=True, every=False), _Pass(hinted=True, every=True), _Pass(hinted=False, every=True))
"""The cheapest pass comes first."""


def both_sides(
    mutants: Sequence[Mutant], *, features: Path | None = None, jobs: int = 1, progress: Progress | None = None
) -> AllSides:
    """Game and clause → the scenario tagged with it on each side, as far as its mutants show.

    Each mutant is tried until one scenario of each clause that it breaks notices it. If a side is then missing, the
    clause's mutants are tried on all its scenarios. Raises MisfitError if some do not fit the code.
    """
    told = [mutant for mutant in mutants if not mutant.equivalent]
    found: dict[tuple[str, str], Sides] = {(one.game, clause): {} for one in told for clause in one.clauses}
    reaching = warmed(told, features, jobs)
    for one_pass in PASSES:
        lacking = {key for key, those in found.items() if len(those) < len(SIDES)}
        pieces = (_work(mutant, features, reaching, lacking, one_pass) for mutant in told)
        work = [piece for piece in pieces if piece.places]
        outcomes = each_alone(_notice, work, lambda piece: f"the mutant {piece.mutant.name}", jobs)
        for done, (piece, noticed) in enumerate(zip(work, outcomes, strict=True), start=1):
            for one in noticed:
                _put(piece.mutant, one, features, found)
            if progress is not None:
                progress(done, len(work), piece.mutant.name)
    return found


def _work(
    mutant: Mutant,
    features: Path | None,
    reaching: Mapping[tuple[str, str], Sequence[int]],
    lacking: Collection[tuple[str, str]],
    one_pass: _Pass,
) -> _Work:
    runs = runs_of(mutant.game, features)
    clauses = frozenset(clause for clause in mutant.clauses if (mutant.game, clause) in lacking)
    places = [
        place for place in reaching[mutant.game, mutant.function]
        if not clauses.isdisjoint(runs[place][0].clauses)
        and (not one_pass.hinted or said_to_fail(mutant, runs[place]))
    ]  # fmt: skip
    return _Work(mutant, features, clauses, one_pass.every, tuple(places))


def _put(mutant: Mutant, noticed: _Noticed, features: Path | None, found: dict[tuple[str, str], Sides]) -> None:
    plan, edition = runs_of(mutant.game, features)[noticed.place]
    right = _right(mutant.game, features, noticed.place)
    for side in sides(right, noticed.moments, mutant.game):
        for clause in {*mutant.clauses} & {*plan.clauses}:
            found[mutant.game, clause].setdefault(side, f"{plan.case} ({edition})")


@cache
def _right(game: str, features: Path | None, place: int) -> tuple[Moment, ...]:
    plan, edition = runs_of(game, features)[place]
    return moments_of(plan, ReferenceEngine(), edition)


def _notice(work: _Work) -> tuple[_Noticed, ...]:
    with applied(work.mutant):
        return tuple(_noticed(work))


def _noticed(work: _Work) -> Iterator[_Noticed]:
    engine = Heard(ReferenceEngine())
    runs = runs_of(work.mutant.game, work.features)
    runner = Runner(work.mutant, engine)
    open_, scenarios = set(work.clauses), set[str]()
    for place in work.places:
        plan, edition = runs[place]
        if plan.case in scenarios or open_.isdisjoint(plan.clauses) or runner.tries(plan, edition) != "failed":
            continue
        try:
            moments = moments_of(plan, engine, edition)
        except BREAKDOWNS:
            continue
        yield _Noticed(place, moments)
        scenarios.add(plan.case)
        open_ -= set() if work.every else set(plan.clauses)
