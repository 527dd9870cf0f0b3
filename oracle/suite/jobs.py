"""Runs scenarios, in one process of an engine or in several at a time, with the same results.

The runs are cut into batches, by their number alone, and each batch has a process of the engine that was started for
it. So what an engine has met before a scenario is the same however many jobs there are. Results are merged in the
order of the scenarios. What an engine may do in a whole run (be started again, hang) is counted there: where one
process would have had to be given up, the rest is run on one that has all that behind it.
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
"""Most batches of a run; more of them would cost starts of the engine."""
SMALLEST = 40
"""Scenarios of a batch, where there are so many."""
_NOTHING = Spent(0, 0, "")

Run = tuple[Plan, str]
"""A scenario and an edition."""
Batch = tuple[int, int]
"""From which of the runs on, and before which."""


Seconds = dict[tuple[str, str, str], float]
"""Game, case and edition → how long they took, in all their runs."""


class _Timed(NamedTuple):
    result: Result
    seconds: float


class _Done(NamedTuple):
    result: Result
    spent: Spent
    """By this scenario alone."""
    seconds: float


class Task(NamedTuple):
    """What is run, and how."""

    runs: Sequence[Run]
    info: EngineInfo
    """What the engine says of itself."""
    repeat: int = 1
    sampling: Sampling | None = None
    """What is judged beside the steps; nothing where it is None."""
    seconds: Seconds | None = None
    """Where the times are noted, if anybody wants them: they are no part of a result, which is the same every time."""

    def note(self, result: Result, seconds: float) -> None:
        """Note how long a scenario took."""
        if self.seconds is not None:
            key = result.game, result.case, result.edition
            self.seconds[key] = self.seconds.get(key, 0.0) + seconds


def batches(count: int) -> list[Batch]:
    """The batches of so many runs."""
    size = max(SMALLEST, -(-count // BATCHES))
    return [(at, min(at + size, count)) for at in range(0, count, size)]


def run_batches(task: Task, engine: Engine, start: int = 0) -> Iterator[Result]:
    """The results from this run on, which begins a batch, on one engine."""
    for batch in batches(len(task.runs)):
        if batch[0] >= start:
            for one in _run_batch(task, engine, batch):
                task.note(*one)
                yield one.result


def run_in_jobs(task: Task, make: Callable[[], Engine], engine: Engine, jobs: int) -> Iterator[Result]:
    """The results of all runs, in their order; `make` makes the engine of a job, `engine` is one of them.

    Raises `EngineFault` where a job's engine cannot be started, or says something else of itself than is known;
    what a crew raises.
    """
    cut = batches(len(task.runs))
    until = None
    bounded = offered(engine, Bounded)
    if bounded is not None:
        # It has said what it is; from now on it would only stand by.
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
    """Where the batch of a run begins."""
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
    """A job with an engine of its own."""
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
    # A job ends when nobody needs it any more, whatever it would still do.
    kept.save()
