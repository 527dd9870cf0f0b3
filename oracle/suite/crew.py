"""Runs work in several processes and returns the results in the order of the work; everything behind `--jobs`."""

from __future__ import annotations

import math
import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, Self, TypeVar

from oracle.engines.base import EngineFault
from oracle.engines.orphans import end_with_parent
from oracle.kernel.bugs import Bug, BugMetError, Watched
from oracle.kernel.errors import InputError

Piece = TypeVar("Piece")
Outcome = TypeVar("Outcome")

Work = Callable[[Piece], Iterable[Outcome]]
"""The results of a piece of work, one by one as they are ready."""
Hire = Callable[[], AbstractContextManager[Work[Piece, Outcome]]]
"""Prepares a process for its work, and cleans up after it."""

AHEAD = 2
"""Pieces per job that may be finished or in progress ahead of the first unfinished one."""
TICK = 0.2
"""Seconds between checks of the clock."""
GRACE = 5.0
"""Seconds that an unneeded job has to end, together with its engine."""
PASSED_ON = (InputError, EngineFault, OSError)
"""Exceptions that a job may raise; any other is a bug."""
_NOBODY = -1
_END = "end of a piece"


def standing(work: Work[Piece, Outcome]) -> Hire[Piece, Outcome]:
    """For work that needs no preparation."""
    return partial(_standing, work)


@contextmanager
def _standing(work: Work[Piece, Outcome]) -> Iterator[Work[Piece, Outcome]]:
    yield work


class JobLostError(Exception):
    """One of our processes ended in the middle of its work without saying why."""


@dataclass(frozen=True)
class Firm(Generic[Piece, Outcome]):
    """How a crew works."""

    hire: Hire[Piece, Outcome]
    name: Callable[[Piece, int], str]
    """Describes, for people, the work in progress after this many outcomes of a piece."""
    jobs: int
    fresh: bool = False
    """Whether each piece gets a fresh process, because a piece alters its process for good."""
    patience: float = math.inf
    """Seconds after which the crew gives up on a piece."""


@dataclass
class _Job:
    pipe: Connection
    process: BaseProcess
    place: int = _NOBODY
    told: int = 0
    until: float = math.inf
    busy: bool = False


class Crew(Generic[Piece, Outcome]):
    """A group of worker processes; `with Crew(firm) as crew: …` always ends them.

    Reading outcomes raises whatever a job raised (`PASSED_ON`), JobLostError if one was killed, BugMetError if our own
    code crashed in it.
    """

    def __init__(self, firm: Firm[Piece, Outcome]) -> None:
        self._firm = firm
        self._jobs: list[_Job] = []
        self._pieces: Sequence[Piece] = ()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for job in self._jobs:
            if not self._firm.fresh:
                job.process.terminate()
        for job in self._jobs:
            self._dismiss(job, 0.0 if self._firm.fresh else GRACE)
        self._jobs.clear()

    def outcomes(
        self, pieces: Sequence[Piece], *, ahead: int = AHEAD, look: Callable[[], object] | None = None
    ) -> Generator[Outcome, None, None]:
        """The results of the pieces, in order. `look` is called regularly while waiting; it may raise.

        If the caller stops reading, unfinished work is left and its results are dropped.
        """
        self._pieces = pieces
        waiting, first = iter(range(len(pieces))), 0
        come: dict[int, deque[Outcome]] = {}
        done: set[int] = set()
        given = 0
        try:
            while first < len(pieces):
                while given < min(len(pieces), first + ahead * self._firm.jobs) and (job := self._idle(given)):
                    self._give(job, next(waiting))
                    come[given] = deque()
                    given += 1
                for job in self._ready(look):
                    self._take(job, come, done)
                while first in come and (come[first] or first in done):
                    while come[first]:
                        yield come[first].popleft()
                    if first in done:
                        del come[first]
                        first += 1
        finally:
            for job in self._jobs:
                job.place = _NOBODY

    def everyone(self, piece: Piece, look: Callable[[], object] | None = None) -> list[Outcome]:
        """Have every job do the piece and return all results. No job may be busy."""
        self._pieces = (piece,) * self._firm.jobs
        while len(self._jobs) < self._firm.jobs:
            self._jobs.append(self._hired())
        come: dict[int, deque[Outcome]] = {place: deque() for place in range(self._firm.jobs)}
        done: set[int] = set()
        for place, job in enumerate(self._jobs):
            self._give(job, place)
        while len(done) < self._firm.jobs:
            for job in self._ready(look):
                self._take(job, come, done)
        return [outcome for place in sorted(come) for outcome in come[place]]

    def _idle(self, place: int) -> _Job | None:
        free = next((job for job in self._jobs if not job.busy), None)
        if free is None and len(self._jobs) < min(self._firm.jobs, len(self._pieces)) and place < len(self._pieces):
            free = self._hired()
            self._jobs.append(free)
        return free

    def _hired(self) -> _Job:
        # A forked process has the suite and the rules already; elsewhere each process loads them. We fork here, not
        # with
        # a pool: a pool forks from a thread of its own, and waits forever for a process that died.
        method = "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"
        context: Any = multiprocessing.get_context(method)
        ours, theirs = context.Pipe()
        process = context.Process(target=_employed, args=(self._firm.hire, theirs), daemon=False)
        process.start()
        theirs.close()
        return _Job(ours, process)

    def _give(self, job: _Job, place: int) -> None:
        job.place, job.told, job.busy = place, 0, True
        job.until = time.monotonic() + self._firm.patience
        # A job that has ended has either said why, or will be found to have said nothing.
        with suppress(ConnectionError):
            job.pipe.send(self._pieces[place])

    def _ready(self, look: Callable[[], object] | None) -> list[_Job]:
        """Wait until some jobs have something to report."""
        patience = min(job.until for job in self._jobs) - time.monotonic()
        seconds = patience if look is None else min(TICK, patience)
        ready = wait([job.pipe for job in self._jobs], None if seconds == math.inf else max(0.0, seconds))
        if look is not None:
            look()
        for job in self._jobs if not ready else ():
            if job.until <= time.monotonic():
                raise JobLostError(f"{self._job_name(job)}: it did not end within {self._firm.patience:g} s")
        return [job for job in self._jobs if job.pipe in ready]

    def _take(self, job: _Job, come: dict[int, deque[Outcome]], done: set[int]) -> None:
        try:
            kind, said = job.pipe.recv()
        except (EOFError, ConnectionError):
            job.process.join(GRACE)
            raise JobLostError(f"{self._job_name(job)}: {_end_of(job.process.exitcode, self._firm.jobs)}") from None
        if isinstance(said, Bug):
            raise BugMetError(said)
        if isinstance(said, PASSED_ON):
            raise said
        if kind != _END:
            job.told += 1
            if job.place != _NOBODY:
                come[job.place].append(said)
            return
        if job.place != _NOBODY:
            done.add(job.place)
        job.busy, job.place, job.until = False, _NOBODY, math.inf
        if self._firm.fresh:
            # A job that has sent its outcome may be too broken to end by itself.
            self._jobs.remove(job)
            self._dismiss(job, 0.0)

    def _job_name(self, job: _Job) -> str:
        if job.place == _NOBODY:
            return "a job"
        return f"the job at {self._firm.name(self._pieces[job.place], job.told)}"

    @staticmethod
    def _dismiss(job: _Job, patience: float) -> None:
        if patience:
            job.process.join(patience)
        job.process.kill()
        job.process.join()
        job.pipe.close()


def _end_of(code: int | None, jobs: int) -> str:
    """How a process that reported nothing ended, and what to do."""
    if code is None or code >= 0:
        return f"its process ended with exit code {code} without a message; run it alone, with --jobs 1"
    try:
        by = signal.Signals(-code).name
    except ValueError:
        by = f"signal {-code}"
    fewer = f"--jobs {jobs - 1}" if jobs > 1 else "less at a time"
    if -code == signal.SIGKILL:
        return f"its process was killed by {by}, as the system does when memory runs out; try {fewer}, or free memory"
    return f"its process was killed by {by}; run it alone, with --jobs 1, to see whether it happens again"


def _employed(hire: Hire[Piece, Outcome], pipe: Connection) -> None:
    """Run a job: do the requested work until no more is requested."""
    # Ctrl-C reaches all processes of a terminal; the parent ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()

    def tell(said: object) -> None:
        # The parent may be gone.
        with suppress(ConnectionError):
            pipe.send(("", said))

    with Watched(tell):
        try:
            with ExitStack() as stack:
                work = stack.enter_context(hire())
                _serve(work, pipe)
        except PASSED_ON as error:
            tell(error)


def _serve(work: Work[Piece, Outcome], pipe: Connection) -> None:
    while True:
        try:
            piece: Piece = pipe.recv()
        except (EOFError, ConnectionError):
            return
        for outcome in work(piece):
            pipe.send(("", outcome))
        pipe.send((_END, None))
