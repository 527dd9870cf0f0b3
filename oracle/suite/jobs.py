"""Scenarios on several processes of one engine at a time, with the results that one process would have given.

Each job is a process of ours with an engine of its own, and takes the next scenario as soon as it is free. Results are
merged in the order of the scenarios. What an engine may do in a whole run (be started again, hang) is counted there:
where one process would have had to be given up, the rest is run on one that has all that behind it.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from msgspec import Struct

from oracle.engines.base import Engine, EngineFault
from oracle.engines.limits import Spent
from oracle.engines.orphans import end_with_parent
from oracle.engines.process import ProcessEngine
from oracle.kernel.bugs import Bug, BugMetError, Watched
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import Result
from oracle.suite.intent import kept
from oracle.suite.plan import Plan
from oracle.suite.run import run_plan

AHEAD = 64
"""Scenarios that may be run, for each job, before those that come first are done."""
GRACE = 5.0
"""Seconds in which a job that is not needed any more ends, with its engine."""
_NOTHING = Spent(0, 0, "")

Run = tuple[Plan, str]
"""A scenario and an edition."""


class _Done(Struct, frozen=True):
    place: int
    result: Result
    spent: Spent
    """By this scenario alone."""


class _Broken(Struct, frozen=True):
    """Why a job has no engine."""

    kind: str
    text: str


def run_in_jobs(
    runs: Sequence[Run], make: Callable[[], Engine], engine: Engine, info: EngineInfo, *, jobs: int, repeat: int = 1
) -> Iterator[Result]:
    """The results of the runs, in their order; `make` makes the engine of a job, `engine` is one of them.

    Raises `EngineFault` where a job's engine cannot be started, or says something else of itself than `info`;
    BugMetError where a job breaks.
    """
    spent, count = _NOTHING, 0
    with ExitStack() as crew:
        working = _Crew(runs, make, info, jobs, repeat)
        crew.callback(working.stop)
        while count < len(runs):
            done = working.next()
            if isinstance(engine, ProcessEngine) and spent.and_then(done.spent).over(engine.limits):
                break
            spent, count = spent.and_then(done.spent), count + 1
            yield done.result
    if isinstance(engine, ProcessEngine):
        engine.go_on_after(spent)
    for plan, edition in runs[count:]:
        yield run_plan(plan, engine, edition, info, repeat=repeat)


class _Crew:
    """The jobs, and what they have done that is not asked for yet."""

    def __init__(
        self, runs: Sequence[Run], make: Callable[[], Engine], info: EngineInfo, jobs: int, repeat: int
    ) -> None:
        context: Any = multiprocessing.get_context("fork")
        self._waiting = iter(range(len(runs)))
        self._done: dict[int, _Done] = {}
        self._next = 0
        self._ahead = AHEAD * jobs
        self._idle: list[Connection] = []
        self._jobs: dict[Connection, BaseProcess] = {}
        for _ in range(min(jobs, len(runs))):
            ours, theirs = context.Pipe()
            job = context.Process(target=_work, args=(runs, make, info, repeat, theirs), daemon=False)
            job.start()
            theirs.close()
            self._jobs[ours] = job
            self._give(ours)

    def next(self) -> _Done:
        """What came of the next run in order."""
        while self._next not in self._done:
            for pipe in wait(list(self._jobs)):
                self._take(pipe)  # type: ignore[arg-type]
        done = self._done.pop(self._next)
        self._next += 1
        idle, self._idle = self._idle, []
        for pipe in idle:
            self._give(pipe)
        return done

    def stop(self) -> None:
        """End the jobs, at once where they are at work."""
        for job in self._jobs.values():
            job.terminate()
        for pipe, job in self._jobs.items():
            job.join(GRACE)
            job.kill()
            job.join()
            pipe.close()

    def _give(self, pipe: Connection) -> None:
        if len(self._done) >= self._ahead:
            self._idle.append(pipe)
            return
        place = next(self._waiting, None)
        if place is not None:
            # One that is gone has said why, or is found to have said nothing.
            with suppress(ConnectionError):
                pipe.send(place)

    def _take(self, pipe: Connection) -> None:
        try:
            said: _Done | _Broken | Bug = pipe.recv()
        except (EOFError, ConnectionError):
            job = self._jobs[pipe]
            job.join(GRACE)
            what = f"a job of `check` ended with {job.exitcode} and said nothing; the system may have ended it"
            raise BugMetError(Bug(what=what, where="", trace="")) from None
        if isinstance(said, Bug):
            raise BugMetError(said)
        if isinstance(said, _Broken):
            raise EngineFault(said.kind, said.text)
        self._done[said.place] = said
        self._give(pipe)


def _work(runs: Sequence[Run], make: Callable[[], Engine], info: EngineInfo, repeat: int, pipe: Connection) -> None:
    """Be a job: run what is asked for, until nobody asks any more."""
    # The key that interrupts reaches all processes of a terminal; the one that asked ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    with Watched(pipe.send), ExitStack() as end:
        engine = make()
        end.callback(engine.close)
        try:
            own = engine.initialize()
        except EngineFault as fault:
            pipe.send(_Broken(fault.kind, str(fault)))
            return
        if own != info:
            pipe.send(_Broken("lie", "started again, the engine says something else of itself than at first"))
            return
        end.callback(kept.save)
        _serve(runs, engine, info, repeat, pipe)


def _serve(runs: Sequence[Run], engine: Engine, info: EngineInfo, repeat: int, pipe: Connection) -> None:
    spent = _NOTHING
    while True:
        try:
            place: int = pipe.recv()
        except (EOFError, ConnectionError):
            return
        plan, edition = runs[place]
        result = run_plan(plan, engine, edition, info, repeat=repeat)
        now = engine.spent if isinstance(engine, ProcessEngine) else _NOTHING
        pipe.send(_Done(place, result, now.since(spent)))
        spent = now
