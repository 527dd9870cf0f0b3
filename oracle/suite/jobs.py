"""Runs scenarios in one or several engine processes, with the same results.

The runs are cut into batches by count alone, and each batch gets a fresh process of the engine. What an engine has seen
before a scenario is therefore independent of the number of jobs. Results are merged in the order of the scenarios.
Limits on a whole run (restarts, hangs) are applied during the merge: where a single process would have been given up,
the rest runs on one that has the earlier faults counted against it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import islice
from typing import NamedTuple

from oracle.engines.base import Engine, Renewable, check_same, offered
from oracle.engines.limits import Bounded, Spent
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import Result
from oracle.suite.crew import Crew, Firm
from oracle.suite.intent import wanted as kept
from oracle.suite.judging.sampling import Sampling
from oracle.suite.plan import Plan
from oracle.suite.run.apart import Apart
from oracle.suite.run.verdict import run_plan

BATCHES = 8
"""Maximum batches of a run; more would cost too many engine starts."""
SMALLEST = 40
"""Minimum scenarios of a batch, if there are enough."""
_NOTHING = Spent(0, 0, "")

Run = tuple[Plan, str]
"""A scenario and an edition."""
Batch = tuple[int, int]
"""Index of the first run, and index after the last."""


Seconds = dict[tuple[str, str, str], float]
"""Game, case and edition → how long they took, in all their runs."""


class _Timed(NamedTuple):
    result: Result
    seconds: float


class _Done(NamedTuple):
    result: Result
    spent: Spent
    """For this scenario only."""
    seconds: float


class Task(NamedTuple):
    """The work: which scenarios, and how they are run."""

    runs: Sequence[Run]
    info: EngineInfo
    """What the engine declares about itself."""
    repeat: int = 1
    sampling: Sampling | None = None
    """The sampling of judgments besides the steps; None: no judgments."""
    seconds: Seconds | None = None
    """The place for the durations, if wanted: they are not part of a result, which is the same every time."""

    def note(self, result: Result, seconds: float) -> None:
        """Note how long a scenario took."""
        if self.seconds is not None:
            key = result.game, result.case, result.edition
            self.seconds[key] = self.seconds.get(key, 0.0) + seconds


def batches(count: int) -> list[Batch]:
    """The batches for this number of runs."""
    size = max(SMALLEST, -(-count // BATCHES))
    return [(at, min(at + size, count)) for at in range(0, count, size)]


def run_batches(task: Task, engine: Engine, start: int = 0) -> Iterator[Result]:
    """The results from the given run on (which begins a batch), on one engine."""
    for batch in batches(len(task.runs)):
        if batch[0] >= start:
            for one in _run_batch(task, engine, batch):
                task.note(*one)
                yield one.result


def run_in_jobs(task: Task, make: Callable[[], Engine], engine: Engine, jobs: int) -> Iterator[Result]:
    """The results of all runs, in order; `make` makes a job's engine, `engine` is one of them.

    Raises `EngineFault` if a job's engine cannot be started, or if its declarations differ from the first one's; also
    the errors of a crew.
    """
    cut = batches(len(task.runs))
    until = None
    bounded = offered(engine, Bounded)
    if bounded is not None:
        # It has identified itself; from now on it would only be idle.
        bounded.renew()
        until = bounded.until
    firm = Firm(partial(_employed, task, make, until), partial(_named, task), min(jobs, len(cut)))
    before = spent = _NOTHING
    count = begun = 0
    with Crew(firm) as crew:
        for done in crew.outcomes(cut):
            if begun != (begun := _begin(cut, count)):
                before = spent
            spent = spent.and_then(done.spent)
            if bounded is not None and spent.over(bounded.limits):
                break
            count += 1
            task.note(done.result, done.seconds)
            yield done.result
    if count < len(task.runs):
        if bounded is not None:
            bounded.go_on_after(before)
        yield from islice(run_batches(task, engine, begun), count - begun, None)


def _begin(cut: Sequence[Batch], place: int) -> int:
    """The start of the batch that contains a run."""
    return next(start for start, end in cut if place < end)


def _run_batch(task: Task, engine: Engine, batch: Batch) -> Iterator[_Timed]:
    renewable = offered(engine, Renewable)
    if renewable is not None and renewable.set_ups:
        renewable.renew()
    apart = Apart(engine)
    for plan, edition in task.runs[slice(*batch)]:
        began = time.perf_counter()
        result = run_plan(plan, engine, edition, task.info, repeat=task.repeat, apart=apart, sampling=task.sampling)
        yield _Timed(result, time.perf_counter() - began)


def _named(task: Task, batch: Batch, done: int) -> str:
    place = batch[0] + done
    if place >= batch[1]:
        return "the end of its scenarios"
    plan, edition = task.runs[place]
    return f"{plan.case} ({plan.game}/{edition}), scenario {place + 1:,} of {len(task.runs):,}"


@contextmanager
def _employed(
    task: Task, make: Callable[[], Engine], until: float | None
) -> Iterator[Callable[[Batch], Iterator[_Done]]]:
    """A job with its own engine."""
    engine = make()
    try:
        bounded = offered(engine, Bounded)
        if bounded is not None and until is not None:
            bounded.end_by(until)
        check_same(task.info, engine.initialize(), "started again")
        yield partial(_done, task, engine)
    finally:
        engine.close()


def _done(task: Task, engine: Engine, batch: Batch) -> Iterator[_Done]:
    bounded = offered(engine, Bounded)
    spent = _NOTHING if bounded is None else bounded.spent
    for result, seconds in _run_batch(task, engine, batch):
        now = _NOTHING if bounded is None else bounded.spent
        yield _Done(result, now.since(spent), seconds)
        spent = now
    # A job ends as soon as nobody needs it, even in the middle of its work.
    kept.save()
