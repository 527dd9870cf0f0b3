"""All mutants in parallel, each in a process of its own."""

from __future__ import annotations

import gc
import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from oracle.assurance.kept import caches
from oracle.assurance.mutants.applying import check
from oracle.assurance.mutants.declared import Mutant
from oracle.assurance.mutants.judging import Trial, try_mutant
from oracle.assurance.mutants.reaching import Run, reached_by
from oracle.engines.games import binding
from oracle.kernel.errors import InputError
from oracle.suite.load import load_suite
from oracle.suite.plan import Plan
from oracle.suite.selection import ALL, Selection

Progress = Callable[[int, int, str], None]
"""Called with how much is done, how much there is, and what was done last."""

CHUNK = 200
"""Runs that are looked at together for what they reach."""


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
    jobs: int = 0,
    tags: bool = True,
    progress: Progress | None = None,
) -> tuple[Trial, ...]:
    """Try each mutant in a process of its own, `jobs` at a time (0: one a core). In the order of the mutants.

    `tags`: run every scenario tagged with a mutant's clauses, else only until the first one fails.
    Raises MisfitError where some of them do not fit the code.
    """
    check_all(mutants)
    _warm(mutants, features)
    workers = jobs or os.cpu_count() or 1
    reaching = _reaching(mutants, features, workers)
    work = [(mutant, features, tags, reaching[mutant.game, mutant.function]) for mutant in mutants]
    trials: dict[tuple[str, str], Trial] = {}
    with _pool(workers) as pool:
        for outcome in pool.imap_unordered(_try, work):
            trials[outcome.game, outcome.mutant] = outcome
            if progress is not None:
                progress(len(trials), len(mutants), outcome.mutant)
    return tuple(trials[mutant.game, mutant.name] for mutant in mutants)


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
        runs_of(game, features)
    caches()
    gc.freeze()


@contextmanager
def _pool(workers: int) -> Iterator[Any]:
    # A forked process has the suite and the rules already; elsewhere each reads them anew.
    method = "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"
    with multiprocessing.get_context(method).Pool(workers, maxtasksperchild=1) as pool:
        yield pool


def _reaching(mutants: Sequence[Mutant], features: Path | None, workers: int) -> dict[tuple[str, str], list[int]]:
    """Game and function → the places, among the runs of the game, of those that call it."""
    one_each = {(mutant.game, mutant.function): mutant for mutant in mutants}
    work = []
    for game in dict.fromkeys(mutant.game for mutant in mutants):
        functions = tuple(mutant for (own, _), mutant in one_each.items() if own == game)
        work += [(game, features, functions, at) for at in range(0, len(runs_of(game, features)), CHUNK)]
    found: dict[tuple[str, str], list[int]] = {key: [] for key in one_each}
    with _pool(workers) as pool:
        for (game, _, _, start), outcome in zip(work, pool.imap(_reach, work), strict=True):
            for place, names in enumerate(outcome, start=start):
                for name in names:
                    found[game, name].append(place)
    return found


def _reach(work: tuple[str, Path | None, tuple[Mutant, ...], int]) -> list[frozenset[str]]:
    game, features, functions, start = work
    return reached_by(runs_of(game, features)[start : start + CHUNK], functions)


def _try(work: tuple[Mutant, Path | None, bool, list[int]]) -> Trial:
    mutant, features, tags, places = work
    runs = runs_of(mutant.game, features)
    return try_mutant(mutant, [runs[place] for place in places], tags=tags)


@cache
def plans(features: Path | None) -> tuple[Plan, ...]:
    """The suite."""
    return load_suite(features).plans


@cache
def runs_of(game: str, features: Path | None) -> tuple[Run, ...]:
    """Every scenario of a game under every edition and reading it is written for."""
    return Selection(game=game, editions=(ALL,)).runs(plans(features))
