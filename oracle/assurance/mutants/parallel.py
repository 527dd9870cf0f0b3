"""All mutants in parallel, each in a process of its own."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import TypeVar

from oracle.assurance.caches import caches
from oracle.assurance.mutants.applying import check
from oracle.assurance.mutants.declared import Mutant
from oracle.assurance.mutants.judging import Earned, Trial, scenario_of, try_mutant
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

TURNS = 8
"""Mutants of the same clauses are tried one after the other, from this one on all at once."""
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

    `tags`: run scenarios until every clause tag that some mutant of the clause can earn is earned; else run each
    mutant only until the first scenario fails. `engine` makes the engine that is judged: the reference, which is
    broken, or one around it. Raises MisfitError where some of them do not fit the code.
    """
    reaching = warmed(mutants, features, jobs)
    trials: dict[int, Trial] = {}
    earned: set[Earned] = set()
    for turn in _turns(mutants):
        work = []
        for mutant in (mutants[place] for place in turn):
            due, rest = _split(mutant, features, reaching[mutant.game, mutant.function], earned if tags else None)
            work.append((mutant, features, due, rest, engine))
        for place, trial in zip(
            turn, each_alone(_try, work, lambda piece: f"the mutant {piece[0].name}", jobs), strict=True
        ):
            trials[place] = trial
            if progress is not None:
                progress(len(trials), len(mutants), trial.mutant)
        for place in turn:
            earned |= trials[place].earned()
    return tuple(trials[place] for place in range(len(mutants)))


def _turns(mutants: Sequence[Mutant]) -> list[list[int]]:
    """The places of the mutants, in several turns: one mutant of each clause is tried before the next one of it.

    A tag that one mutant has earned need not be tried on those of later turns, and who is first does not hang on which
    process is faster.
    """
    count: Counter[tuple[str, tuple[str, ...]]] = Counter()
    turns: list[list[int]] = [[] for _ in range(TURNS)]
    for place, mutant in enumerate(mutants):
        key = mutant.game, mutant.clauses
        turns[min(count[key], TURNS - 1)].append(place)
        count[key] += 1
    return [turn for turn in turns if turn]


def _split(
    mutant: Mutant, features: Path | None, reaching: Sequence[int], earned: set[Earned] | None
) -> tuple[list[int], list[int]]:
    """The runs, of those that reach the mutant, that have a tag to earn, and the others: tagged ones first."""
    runs, clauses = runs_of(mutant.game, features), set(mutant.clauses)
    due, tagged, rest = [], [], []
    for place in reaching:
        plan, _ = runs[place]
        own = clauses & set(plan.clauses)
        scenario = scenario_of(plan)
        if not own:
            rest.append(place)
        elif earned is not None and any((mutant.game, scenario, clause) not in earned for clause in own):
            due.append(place)
        else:
            tagged.append(place)
    return due, tagged + rest


def warmed(mutants: Sequence[Mutant], features: Path | None, jobs: int) -> dict[tuple[str, str], list[int]]:
    """Make this process ready to be forked; game and function → the places, among the game's runs, that call it.

    Raises MisfitError where some of them do not fit the code.
    """
    check_all(mutants)
    warm(mutants, features)
    return reaching_runs(mutants, features, jobs)


def each_alone(
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


def warm(mutants: Sequence[Mutant], features: Path | None) -> None:
    """Read once what every forked process needs."""
    plans(features)
    for game in {mutant.game for mutant in mutants}:
        len(binding(game).cards)
        # What scenarios want is found on the reference while it is whole.
        prepare(runs_of(game, features))
    caches()
    gc.freeze()


def reaching_runs(mutants: Sequence[Mutant], features: Path | None, jobs: int) -> dict[tuple[str, str], list[int]]:
    """Game and function → the places, among the runs of the game, of those that call it."""
    one_each = {(mutant.game, mutant.function): mutant for mutant in mutants}
    work = []
    for game in dict.fromkeys(mutant.game for mutant in mutants):
        functions = tuple(mutant for (own, _), mutant in one_each.items() if own == game)
        work += [(game, features, functions, at) for at in range(0, len(runs_of(game, features)), CHUNK)]
    found: dict[tuple[str, str], list[int]] = {key: [] for key in one_each}
    reached = each_alone(_reach, work, lambda piece: f"{piece[0]}, from run {piece[3]}", jobs)
    for (game, _, _, start), outcome in zip(work, reached, strict=True):
        for place, names in enumerate(outcome, start=start):
            for name in names:
                found[game, name].append(place)
    return {key: sorted(places) for key, places in found.items()}


def _reach(work: tuple[str, Path | None, tuple[Mutant, ...], int]) -> list[frozenset[str]]:
    game, features, functions, start = work
    return reached_by(runs_of(game, features)[start : start + CHUNK], functions)


def _try(work: tuple[Mutant, Path | None, list[int], list[int], Callable[[], Engine]]) -> Trial:
    mutant, features, due, rest, engine = work
    runs = runs_of(mutant.game, features)
    return try_mutant(mutant, [runs[place] for place in due], [runs[place] for place in rest], engine)


@cache
def plans(features: Path | None) -> tuple[Plan, ...]:
    """The suite."""
    return load_suite(features).plans


@cache
def runs_of(game: str, features: Path | None) -> tuple[Run, ...]:
    """Every scenario of a game under every edition and reading it is written for."""
    return Selection(game=game, editions=(ALL,)).runs(plans(features))
