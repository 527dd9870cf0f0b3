"""Work done in processes of their own, one for each piece, so many at a time."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, TypeVar

from oracle.engines.orphans import end_with_parent
from oracle.kernel.bugs import Bug, BugMetError, Watched
from oracle.kernel.errors import InputError

Piece = TypeVar("Piece")
Outcome = TypeVar("Outcome")

PATIENCE = 300.0
"""Seconds after which a piece of work is given up; a whole game's mutants take about a minute."""


def in_processes(
    function: Callable[[Piece], Outcome],
    work: Sequence[Piece],
    *,
    name: Callable[[Piece], str],
    jobs: int = 0,
    patience: float = PATIENCE,
) -> Iterator[tuple[int, Outcome]]:
    """Place and outcome of each piece of work, as they are ready; `jobs` at a time (0: one a core).

    A piece may break its process for good: the next one has another. Raises the InputError that a piece raises, and
    one with the `name` of the piece where its process ends without an outcome or not within `patience` (in seconds);
    BugMetError where our own code breaks in it.
    """
    # A forked process has the suite and the rules already; elsewhere each reads them anew. It is forked here and by
    # nobody else: a pool forks from a thread of its own, and waits for ever for a process that died.
    crew: _Crew[Piece, Outcome] = _Crew(function, work, name, patience)
    size = jobs or os.cpu_count() or 1
    places = iter(range(len(work)))
    try:
        while True:
            while len(crew.busy) < size and (place := next(places, None)) is not None:
                crew.start(place)
            if not crew.busy:
                return
            yield from crew.ready()
    finally:
        crew.stop()


@dataclass
class _Job:
    place: int
    process: BaseProcess
    until: float


@dataclass
class _Crew(Generic[Piece, Outcome]):
    function: Callable[[Piece], Outcome]
    work: Sequence[Piece]
    name: Callable[[Piece], str]
    patience: float
    busy: dict[Connection, _Job] = field(default_factory=dict)

    def start(self, place: int) -> None:
        method = "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"
        context: Any = multiprocessing.get_context(method)
        outlet, inlet = context.Pipe(duplex=False)
        process = context.Process(target=_work, args=(self.function, self.work[place], inlet), daemon=True)
        process.start()
        inlet.close()
        self.busy[outlet] = _Job(place, process, time.monotonic() + self.patience)

    def ready(self) -> list[tuple[int, Outcome]]:
        """Wait until something is ready."""
        patience = min(job.until for job in self.busy.values()) - time.monotonic()
        ready = wait(list(self.busy), max(0.0, patience))
        if not ready:
            late = min(self.busy.values(), key=lambda job: job.until)
            raise self._lost(late, f"it does not end within {self.patience:g} s")
        return [self._outcome(outlet) for outlet in self.busy.copy() if outlet in ready]

    def _outcome(self, outlet: Connection) -> tuple[int, Outcome]:
        job = self.busy[outlet]
        try:
            outcome: Outcome | InputError | Bug = outlet.recv()
        except EOFError:
            job.process.join()
            raise self._lost(job, f"its process ended with {job.process.exitcode} and said nothing") from None
        if isinstance(outcome, InputError):
            raise outcome
        if isinstance(outcome, Bug):
            raise BugMetError(outcome)
        del self.busy[outlet]
        self._end(outlet, job)
        return job.place, outcome

    def _lost(self, job: _Job, why: str) -> InputError:
        return InputError(self.name(self.work[job.place]), why, "run it alone, with --jobs 1, to see what it does")

    def stop(self) -> None:
        """End what is still at work."""
        for outlet, job in self.busy.items():
            self._end(outlet, job)
        self.busy.clear()

    @staticmethod
    def _end(outlet: Connection, job: _Job) -> None:
        # What has said its outcome may be too broken to end by itself.
        job.process.kill()
        job.process.join()
        outlet.close()


def _work(function: Callable[[Piece], Outcome], piece: Piece, inlet: Connection) -> None:
    end_with_parent()
    with Watched(inlet.send):
        try:
            inlet.send(function(piece))
        except InputError as error:
            inlet.send(error)
