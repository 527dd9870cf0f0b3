"""All mutants in parallel, each in a process of its own."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import TypeVar

from oracle.assurance.caches import caches
from oracle.assurance.mutants.applying import check
from oracle.assurance.mutants.declared import Mutant
from oracle.assurance.mutants.judging import Trial, try_mutant
from oracle.assurance.mutants.reaching import Run, reached_by
from oracle.engines.base import Engine
from oracle.engines.games import binding
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError
from oracle.suite.crew import Crew, Firm, standing
from oracle.suite.intent.wanted import prepare
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import ALL, Selection

Progress = Callable[[int, int, str], None]
"""Called with how much is done, how much there is, and what was done last."""

CHUNK = 200
"""Runs that are looked at together for what they reach."""
PATIENCE = 300.0
"""Seconds after which a piece of work is given up; a whole game's mutants take about a minute."""

Piece = TypeVar("Piece")
Outcome = TypeVar("Outcome")


class MisfitError(InputError):
    """Mutants that do not fit the code, a line each."""

    def __init__(self, problems: Sequence[InputError]) -> None:
        first = problems[0]
        super().__init__(first.where, first.wrong, first.right)
        self.problems = tuple(problems)

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))


def try_all(
    mutants: Sequence[Mutant],
    *,
    features: Path | None = None,
    jobs: int = 1,
    tags: bool = True,
    progress: Progress | None = None,
    engine: Callable[[], Engine] = ReferenceEngine,
) -> tuple[Trial, ...]:
    """Try each mutant in a process of its own, `jobs` at a time. In the order of the mutants.

    `tags`: run every scenario tagged with a mutant's clauses, else only until the first one fails. `engine` makes the
    engine that is judged: the reference, which is broken, or one around it.
    Raises MisfitError where some of them do not fit the code.
    """
    reaching = warmed(mutants, features, jobs)
    work = [(mutant, features, tags, reaching[mutant.game, mutant.function], engine) for mutant in mutants]
    trials: list[Trial] = []
    for trial in each(_try, work, lambda piece: f"the mutant {piece[0].name}", jobs):
        trials.append(trial)
        if progress is not None:
            progress(len(trials), len(mutants), trial.mutant)
    return tuple(trials)


def warmed(mutants: Sequence[Mutant], features: Path | None, jobs: int) -> dict[tuple[str, str], list[int]]:
    """Make this process ready to be forked; game and function → the places, among the game's runs, that call it.

    Raises MisfitError where some of them do not fit the code.
    """
    check_all(mutants)
    _warm(mutants, features)
    return _reaching(mutants, features, jobs)


def each(
    function: Callable[[Piece], Outcome], work: Sequence[Piece], name: Callable[[Piece], str], jobs: int
) -> Iterator[Outcome]:
    """What comes of each piece of work, in a process of its own: a piece may break it for good."""
    firm = Firm(standing(partial(_one, function)), lambda piece, _: name(piece), jobs, fresh=True, patience=PATIENCE)
    with Crew(firm) as crew:
        yield from crew.outcomes(work, ahead=len(work))


def _one(function: Callable[[Piece], Outcome], piece: Piece) -> Iterator[Outcome]:
    yield function(piece)


def check_all(mutants: Sequence[Mutant]) -> None:
    """Raises MisfitError with all mutants that do not fit the code."""
    problems = []
    for mutant in mutants:
        try:
            check(mutant)
        except InputError as error:
            problems.append(error)
    if problems:
        raise MisfitError(problems)


def _warm(mutants: Sequence[Mutant], features: Path | None) -> None:
    """Read once what every forked process needs."""
    plans(features)
    for game in {mutant.game for mutant in mutants}:
        len(binding(game).cards)
        # What scenarios want is found on the reference while it is whole.
        prepare(runs_of(game, features))
    caches()
    gc.freeze()


def _reaching(mutants: Sequence[Mutant], features: Path | None, jobs: int) -> dict[tuple[str, str], list[int]]:
    """Game and function → the places, among the runs of the game, of those that call it."""
    one_each = {(mutant.game, mutant.function): mutant for mutant in mutants}
    work = []
    for game in dict.fromkeys(mutant.game for mutant in mutants):
        functions = tuple(mutant for (own, _), mutant in one_each.items() if own == game)
        work += [(game, features, functions, at) for at in range(0, len(runs_of(game, features)), CHUNK)]
    found: dict[tuple[str, str], list[int]] = {key: [] for key in one_each}
    reached = each(_reach, work, lambda piece: f"{piece[0]}, from run {piece[3]}", jobs)
    for (game, _, _, start), outcome in zip(work, reached, strict=True):
        for place, names in enumerate(outcome, start=start):
            for name in names:
                found[game, name].append(place)
    return {key: sorted(places) for key, places in found.items()}


def _reach(work: tuple[str, Path | None, tuple[Mutant, ...], int]) -> list[frozenset[str]]:
    game, features, functions, start = work
    return reached_by(runs_of(game, features)[start : start + CHUNK], functions)


def _try(work: tuple[Mutant, Path | None, bool, list[int], Callable[[], Engine]]) -> Trial:
    mutant, features, tags, places, engine = work
    runs = runs_of(mutant.game, features)
    return try_mutant(mutant, [runs[place] for place in places], tags=tags, engine=engine)


@cache
def plans(features: Path | None) -> tuple[Plan, ...]:
    """The suite."""
    return load_suite(features).plans


@cache
def runs_of(game: str, features: Path | None) -> tuple[Run, ...]:
    """Every scenario of a game under every edition and reading it is written for."""
    return Selection(game=game, editions=(ALL,)).runs(plans(features))
