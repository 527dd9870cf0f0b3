"""Runs all mutants in parallel, in processes that they may break."""

from __future__ import annotations

import gc
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import TypeVar

from msgspec.structs import replace

from oracle.assurance.caches import caches
from oracle.assurance.faults.dictionary import known
from oracle.assurance.mutants.applying import check
from oracle.assurance.mutants.declared import Mutant
from oracle.assurance.mutants.judging import Earned, Trial, scenario_of, try_mutant
from oracle.assurance.mutants.reaching import Run, reached_by
from oracle.engines.base import Engine
from oracle.engines.games import binding
from oracle.engines.language import version
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError
from oracle.suite.crew import Crew, Firm, standing
from oracle.suite.intent.wanted import prepare
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import ALL, Selection

Progress = Callable[[int, int, str], None]
"""Called with the number done, the total, and the last item."""

CHUNK = 200
"""Runs examined together for the functions that they reach."""
TOGETHER = 8
"""Mutants tried in turn by one process: forking for each would take as long as trying it."""
PATIENCE = 300.0
"""Seconds after which a piece of work is abandoned; a whole game's mutants take about a minute."""

Piece = TypeVar("Piece")
Outcome = TypeVar("Outcome")


class MisfitError(InputError):
    """Mutants that do not fit the code, one per line."""

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
    """Try each mutant, in `jobs` processes at a time. Results are in the order of the mutants.

    `tags`: run scenarios until every clause tag that can be earned is earned; else run each mutant only until the first
    scenario fails. `engine` makes the engine to judge: the broken reference, or a wrapper around it. Raises MisfitError
    if some do not fit the code.
    """
    going, told = stages(mutants, features, warmed(mutants, features, jobs), tags=tags, engine=engine), progress
    work = next(going)
    while True:
        try:
            work, told = going.send(in_turn(work, jobs, told)), None
        except StopIteration as end:
            trials: tuple[Trial, ...] = end.value
            return trials


def stages(
    mutants: Sequence[Mutant],
    features: Path | None,
    reaching: Mapping[tuple[str, str], Sequence[int]],
    *,
    tags: bool = True,
    engine: Callable[[], Engine] = ReferenceEngine,
) -> Generator[list[Work], list[Trial], tuple[Trial, ...]]:
    """The work of `try_all` in its stages, whoever does it: yields work, is sent the trial of each, returns the trials.

    `reaching` is as from `reaching_runs`.
    """
    asked = _assigned(mutants, features, reaching) if tags else {}
    work: list[Work] = []
    for mutant in mutants:
        due = asked.get((mutant.game, mutant.name), [])
        rest = sorted(
            set(reaching[mutant.game, mutant.function]).difference(due), key=partial(_promise, mutant, features)
        )
        work.append((mutant, features, due, rest, engine))
    trials = yield work
    if tags:
        more = list(_still_due(mutants, features, reaching, trials))
        found = yield [(mutants[place], features, due, [], engine) for place, due in more]
        for (place, _), again in zip(more, found, strict=True):
            noticed = {*trials[place].noticed_by, *again.noticed_by}
            trials[place] = replace(trials[place], noticed_by=tuple(sorted(noticed)))
    return tuple(trials)


Work = tuple[Mutant, Path | None, list[int], list[int], Callable[[], Engine]]
"""A mutant, and indexes of runs: those to make in any case, and those to make until one notices it."""


def in_turn(work: Sequence[Work], jobs: int, progress: Progress | None = None) -> list[Trial]:
    """Each mutant's trial. A process tries several in turn until one crashes it; the rest get a new process."""
    size = min(TOGETHER, -(-len(work) // jobs))
    waiting = [range(at, min(at + size, len(work))) for at in range(0, len(work), size)] if work else []
    found: dict[int, Trial] = {}
    while waiting:
        groups = [[work[place] for place in places] for places in waiting]
        outcomes = each_alone(_try_some, groups, lambda group: f"the mutants {_named(group)}", jobs)
        left = []
        for places, trials in zip(waiting, outcomes, strict=True):
            found.update(zip(places, trials, strict=False))
            left += [places[len(trials) :]] if len(trials) < len(places) else []
            if progress is not None:
                progress(len(found), len(work), trials[-1].mutant)
        waiting = left
    return [found[place] for place in range(len(work))]


def _named(group: Sequence[Work]) -> str:
    return ", ".join(mutant.name for mutant, *_ in group)


def _assigned(
    mutants: Sequence[Mutant], features: Path | None, reaching: Mapping[tuple[str, str], Sequence[int]]
) -> dict[tuple[str, str], list[int]]:
    """Game and mutant → the runs that should earn a clause tag on it, according to the dictionary of faults.

    Each tag is assigned to one mutant. The dictionary is only a hint: every run is played, and a tag not earned in this
    way is tried on every mutant of its clause.
    """
    given: set[Earned] = set()
    found: dict[tuple[str, str], list[int]] = {}
    for mutant in mutants:
        runs = runs_of(mutant.game, features)
        for place in reaching[mutant.game, mutant.function] if not mutant.equivalent else ():
            new = _tags(mutant, runs[place][0]) - given
            if new and said_to_fail(mutant, runs[place]):
                given |= new
                found.setdefault((mutant.game, mutant.name), []).append(place)
    return found


def _still_due(
    mutants: Sequence[Mutant],
    features: Path | None,
    reaching: Mapping[tuple[str, str], Sequence[int]],
    trials: Sequence[Trial],
) -> Iterator[tuple[int, list[int]]]:
    """The indexes of mutants, each with the runs whose tag no trial has earned."""
    earned = {tag for trial in trials for tag in trial.earned()}
    for place, mutant in enumerate(mutants):
        runs = runs_of(mutant.game, features)
        due = [at for at in reaching[mutant.game, mutant.function] if _tags(mutant, runs[at][0]) - earned]
        if due and not mutant.equivalent:
            yield place, due


def _tags(mutant: Mutant, plan: Plan) -> set[Earned]:
    """The tags that a scenario earns by noticing this mutant."""
    return {(mutant.game, scenario_of(plan), clause) for clause in plan.clauses if clause in mutant.clauses}


def said_to_fail(mutant: Mutant, run: Run) -> bool:
    """Whether this run notices the mutant according to the dictionary of faults."""
    dictionary = known(mutant.game)
    if dictionary is None or run[1] != dictionary.edition:
        return False
    rows = dictionary.cases.get(run[0].case)
    return rows is not None and mutant.name in rows.signs


def _promise(mutant: Mutant, features: Path | None, place: int) -> tuple[bool, bool, int]:
    """Sort key: runs that should notice the mutant come first, and those tagged with its clauses before others."""
    run = runs_of(mutant.game, features)[place]
    return not said_to_fail(mutant, run), not _tags(mutant, run[0]), place


def warmed(mutants: Sequence[Mutant], features: Path | None, jobs: int) -> dict[tuple[str, str], list[int]]:
    """Prepare this process for forking; game and function → the indexes of the game's runs that call it.

    Raises MisfitError if some do not fit the code.
    """
    check_all(mutants)
    warm_all(mutants, features)
    return reaching_runs(mutants, features, jobs)


def each_alone(
    function: Callable[[Piece], Outcome], work: Sequence[Piece], name: Callable[[Piece], str], jobs: int
) -> Iterator[Outcome]:
    """The result of each piece of work, in a separate process that the work may break for good."""
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


def warm_all(mutants: Sequence[Mutant], features: Path | None) -> None:
    """`warm`, for all runs of the games of these mutants."""
    for game in {mutant.game for mutant in mutants}:
        warm(game, runs_of(game, features))


def warm(game: str, runs: Iterable[Run]) -> None:
    """Load what every forked process needs to play these runs on a broken reference."""
    len(binding(game).cards)
    version(game)
    # Scenarios' wishes are computed while the reference is unbroken.
    prepare(runs)
    caches()
    gc.freeze()


def reaching_runs(mutants: Sequence[Mutant], features: Path | None, jobs: int) -> dict[tuple[str, str], list[int]]:
    """Game and function → the indexes of the game's runs that call it."""
    work = to_reach(mutants, features)
    outcomes = each_alone(reach, work, lambda piece: f"{piece[0]}, from run {piece[3]}", jobs)
    return by_function(work, outcomes)


ToReach = tuple[str, Path | None, tuple[Mutant, ...], int]
"""A game, its features, a mutant of each function, and the index of the first run of a chunk."""


def to_reach(mutants: Sequence[Mutant], features: Path | None) -> list[ToReach]:
    """The chunks of runs to examine for the functions of these mutants."""
    one_each = {(mutant.game, mutant.function): mutant for mutant in mutants}
    work: list[ToReach] = []
    for game in dict.fromkeys(mutant.game for mutant in mutants):
        functions = tuple(mutant for (own, _), mutant in one_each.items() if own == game)
        work += [(game, features, functions, at) for at in range(0, len(runs_of(game, features)), CHUNK)]
    return work


def by_function(
    work: Sequence[ToReach], outcomes: Iterable[Sequence[Iterable[str]]]
) -> dict[tuple[str, str], list[int]]:
    """Game and function → the indexes of the runs that call it, from the results of `reach`."""
    found: dict[tuple[str, str], list[int]] = {
        (game, mutant.function): [] for game, _, functions, _ in work for mutant in functions
    }
    for (game, _, _, start), outcome in zip(work, outcomes, strict=True):
        for place, names in enumerate(outcome, start=start):
            for name in names:
                found[game, name].append(place)
    return {key: sorted(places) for key, places in found.items()}


def reach(work: ToReach) -> list[frozenset[str]]:
    """For each run of a chunk, the functions that it calls. Changes this process for good."""
    game, features, functions, start = work
    return reached_by(runs_of(game, features)[start : start + CHUNK], functions)


def _try_some(group: Sequence[Work]) -> list[Trial]:
    """The trials of the group up to the first crash, which may have left anything behind."""
    trials = []
    for mutant, features, due, rest, engine in group:
        runs = runs_of(mutant.game, features)
        trial, sound = try_mutant(mutant, [runs[place] for place in due], [runs[place] for place in rest], engine)
        trials.append(trial)
        if not sound:
            break
    return trials


@cache
def plans(features: Path | None) -> tuple[Plan, ...]:
    """The suite."""
    return load_suite(features).plans


@cache
def runs_of(game: str, features: Path | None) -> tuple[Run, ...]:
    """Every scenario of a game under every edition and reading it applies to."""
    return Selection(game=game, editions=(ALL,)).runs(plans(features))
