"""Runs many plans on one engine and builds the report: the fast path behind `tcg-oracle check`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol

from oracle.book.numbers import NumberKey, number_key
from oracle.engines.base import Engine
from oracle.kernel.memory import settled
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import ClauseSummary, Report, Result, SuiteInfo, summarize
from oracle.suite.intent import wanted as kept
from oracle.suite.jobs import Run, Seconds, Task, run_batches, run_in_jobs
from oracle.suite.judging.sampling import Sampling
from oracle.suite.plan import Plan
from oracle.suite.reading.selection import Selection
from oracle.suite.room import Room
from oracle.suite.version import SUITE_VERSION

SUITE_NAME = "tcg-oracle"

Progress = Callable[[int, int, Result], None]
"""Called after every run with the number done, the total, and the result."""


MOST_CASTS = 12
"""How often scenarios are replayed with other cards after the engine has said that it lacks one."""
MOST_OTHERS = 3
"""How many other casts a failure is tried with."""


class Casting(Protocol):
    """Replaces a scenario's cards with cards that the engine has."""

    def begin(self, engine: Engine, info: EngineInfo, runs: Sequence[Run]) -> list[Run]:
        """The runs with their first casts, in the same order; may ask the engine about its cards."""

    def again(self, runs: Sequence[Run], results: Sequence[Result]) -> Iterable[tuple[int, Run]]:
        """The indexes of runs that lack a card, each with the same scenario and other cards."""

    def doubted(self, results: Sequence[Result]) -> Iterable[tuple[int, Run]]:
        """The indexes of failures that a card may cause, each with the same scenario and other cards."""

    def compared(self, place: int, result: Result) -> None:
        """Record the result of a failure replayed with other cards."""

    def ended(self, results: Sequence[Result]) -> Iterable[Result]:
        """The results with the notes about their cards."""


def no_title(game: str, clause: str) -> str:  # noqa: ARG001 - the shape of a source of titles
    """Used if no titles of clauses are available."""
    return ""


def run_suite(
    plans: Iterable[Plan],
    engine: Engine,
    selection: Selection | None = None,
    *,
    progress: Progress | None = None,
    title: Callable[[str, str], str] = no_title,
    repeat: int = 1,
    jobs: int = 1,
    another: Callable[[], Engine] | None = None,
    casting: Casting | None = None,
    sampling: Sampling | None = None,
    seconds: Seconds | None = None,
) -> Report:
    """Run every chosen plan; `title` gives a clause's title from game and number; `repeat` and `sampling` are as in
    `run_plan`.

    `casting` gives scenarios cards that the engine has. With several `jobs` as many processes work at a time, each
    with an engine that `another` makes. `seconds` receives the time of each scenario.
    Raises `EngineFault` only when the engine cannot be started or spoken to at all.
    """
    plans = tuple(plans)
    info = engine.initialize()
    runs: Sequence[Run] = (selection or Selection()).runs(plans)
    results: list[Result] = []
    room = Room()
    runs = runs if casting is None else casting.begin(engine, info, runs)

    def played(some: Sequence[Run]) -> Iterator[Result]:
        task = Task(some, info, repeat, sampling, seconds)
        found = run_batches(task, engine) if jobs <= 1 or another is None else run_in_jobs(task, another, engine, jobs)
        return map(room.kept, found)

    with settled():
        for result in played(runs):
            results.append(result)
            if progress is not None:
                progress(len(results), len(runs), result)
        if casting is not None:
            recast(casting, runs, results, played)
            results = list(_doubted(casting, results, played))
    kept.save()
    return make_report(info, plans, tuple(results), title)


def recast(
    casting: Casting, runs: Sequence[Run], results: list[Result], played: Callable[[Sequence[Run]], Iterable[Result]]
) -> list[Run]:
    """The runs, recast if cards are lacking; `results` is updated to match."""
    runs = list(runs)
    for _ in range(MOST_CASTS):
        again = dict(casting.again(runs, results))
        if not again:
            break
        runs = [again.get(place, run) for place, run in enumerate(runs)]
        for place, result in zip(again, played(list(again.values())), strict=True):
            results[place] = result
    return runs


def _doubted(
    casting: Casting, results: list[Result], played: Callable[[Sequence[Run]], Iterable[Result]]
) -> Iterable[Result]:
    """The results, with failures replayed with other cards."""
    for _ in range(MOST_OTHERS):
        doubted = dict(casting.doubted(results))
        if not doubted:
            break
        for place, result in zip(doubted, played(list(doubted.values())), strict=True):
            casting.compared(place, result)
    return casting.ended(results)


def make_report(
    info: EngineInfo, plans: Iterable[Plan], results: tuple[Result, ...], title: Callable[[str, str], str] = no_title
) -> Report:
    """A report of finished runs."""
    plans = tuple(plans)
    suite = SuiteInfo(
        name=SUITE_NAME,
        version=SUITE_VERSION,
        features=len({plan.feature for plan in plans}),
        scenarios=len(plans),
    )
    return Report(
        engine=info,
        suite=suite,
        results=results,
        clauses=by_clause(results, title),
        summary=summarize(results),
        flaky=sum(result.flaky for result in results),
    )


def by_clause(results: tuple[Result, ...], title: Callable[[str, str], str] = no_title) -> tuple[ClauseSummary, ...]:
    """Verdicts by clause, in book order."""
    found: dict[tuple[str, str], list[Result]] = {}
    for result in results:
        for clause in () if result.on_the_way else result.clauses:
            found.setdefault((result.game, clause), []).append(result)
    return tuple(
        ClauseSummary(game=game, clause=clause, title=title(game, clause), counts=summarize(tuple(found[game, clause])))
        for game, clause in sorted(found, key=lambda key: (key[0], clause_order(key[1])))
    )


def clause_order(clause: str) -> tuple[str, NumberKey]:
    """Sort key for clause numbers in book order: 4.3.2 before 4.3.10; statements of other documents come last."""
    reading, _, number = clause.rpartition(":")
    return reading, number_key(number)
