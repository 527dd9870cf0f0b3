"""A campaign: jobs as processes, each with a reference and an engine of its own, and what they found together."""

from __future__ import annotations

import multiprocessing
import queue
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from oracle.assurance.fuzz.corpus import Corpus, Record
from oracle.assurance.fuzz.found import Difference, Signature
from oracle.assurance.fuzz.job import MAKERS, Job, Outcome, Plan, Write
from oracle.engines.base import Engine, EngineFault
from oracle.engines.games import PLAYED, binding
from oracle.engines.limits import Limits
from oracle.engines.orphans import end_with_parent
from oracle.kernel.errors import InputError
from oracle.protocol.messages import EngineInfo
from oracle.suite.engines import open_engine

RESTARTS = 1_000_000
"""An engine may crash or hang in every game; each time is a finding, and none is the end of the campaign."""
TICK = 0.2
"""Seconds between looks at the clock."""
GRACE = 5.0
"""Seconds in which a job that was told to stop should have ended its game."""


class Settings(Struct, frozen=True, kw_only=True):
    """What a campaign is asked to do."""

    engine: str
    editions: Mapping[str, tuple[str, ...]]
    seed: int = 0
    jobs: int = 1
    minutes: float | None = None
    games: int | None = None
    stop_at: int | None = None
    """New differences after which it ends."""
    corpus: Path | None = None
    by_digest: bool = False
    limits: Limits = Limits()
    """How much an engine may take of everything; how often it may fail is not asked."""

    def open_engine(self) -> Engine:
        """The engine, in a process of its own. Raises EngineFault of kind `start`."""
        return open_engine(self.engine, replace(self.limits, restarts=RESTARTS, slow_faults=RESTARTS))


class Known(Struct, kw_only=True):
    """A difference, and how often it was met in this run."""

    signature: Signature
    example: Difference
    times: int = 0


class Campaign(Struct, kw_only=True):
    """What a campaign has come to."""

    games: int = 0
    actions: int = 0
    new: list[Record] = field(default_factory=list)
    known: dict[Signature, Known] = field(default_factory=dict)
    """Those that the corpus knew before, or that were met again after they had been found."""


def editions_for(info: EngineInfo, games: tuple[str, ...], wanted: tuple[str, ...] = ()) -> dict[str, tuple[str, ...]]:
    """The games to play, each with the editions that the engine and the reference know, the current one first.

    `wanted`: only these, of the games that have them. Without made-up cards a game needs printed ones.
    """
    found = {}
    for game in games or PLAYED:
        support = info.games.get(game)
        if support is None or game not in MAKERS:
            continue
        if "made-up-cards" not in support.capabilities and not binding(game).cards:
            continue
        both = tuple(one for one in binding(game).editions if one in support.editions and (one in wanted or not wanted))
        if both:
            found[game] = both
    return found


def run(settings: Settings, write: Callable[[Settings], Write] | None, tell: Callable[[Campaign], None]) -> Campaign:
    """Play until the time is up, the games are played, or enough is found. `tell` hears of it now and then.

    Raises EngineFault where a job has no engine to play with, InputError for a corpus that cannot be read.
    """
    context: Any = multiprocessing.get_context("fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn")
    inbox: Any = context.Queue()
    stop = context.Event()
    workers = [
        context.Process(target=_work, args=(settings, number, write, inbox, stop), daemon=False)
        for number in range(settings.jobs)
    ]
    for worker in workers:
        worker.start()
    try:
        return _gathered(settings, workers, inbox, stop, tell)
    finally:
        stop.set()
        _ended(workers, inbox)


def _gathered(
    settings: Settings, workers: list[BaseProcess], inbox: Any, stop: Any, tell: Callable[[Campaign], None]
) -> Campaign:
    found, running = Campaign(), len(workers)
    deadline = None if settings.minutes is None else time.monotonic() + 60 * settings.minutes
    while running:
        if deadline is not None and time.monotonic() > deadline:
            stop.set()
        try:
            said = inbox.get(timeout=TICK)
        except queue.Empty:
            if not any(worker.is_alive() for worker in workers):
                raise EngineFault(
                    "crash", "a job of the campaign ended without a word; run it again with --jobs 1"
                ) from None
            tell(found)
            continue
        if isinstance(said, Broken):
            raise EngineFault(said.kind, said.text) if said.kind else InputError("fuzz", said.text)
        if said is None:
            running -= 1
            continue
        _take(found, said)
        if settings.stop_at is not None and len(found.new) >= settings.stop_at:
            stop.set()
        tell(found)
    return _sorted(found)


def _take(found: Campaign, said: Batch) -> None:
    found.games += said.games
    found.actions += said.actions
    for outcome in said.outcomes:
        difference, record = outcome.difference, outcome.record
        if difference is None:
            continue
        known = {one for each in found.new for one in (each.difference.signature, *each.also)}
        if record is not None and difference.signature not in known:
            found.new.append(record)
            continue
        again = found.known.setdefault(difference.signature, Known(signature=difference.signature, example=difference))
        again.times += 1


def _sorted(found: Campaign) -> Campaign:
    found.new.sort(key=lambda record: record.difference.signature)
    found.known = dict(sorted(found.known.items()))
    return found


def _ended(workers: list[BaseProcess], inbox: Any) -> None:
    """Wait for the jobs; one that does not end is ended."""
    patience = time.monotonic() + GRACE
    while any(worker.is_alive() for worker in workers) and time.monotonic() < patience:
        try:
            inbox.get(timeout=TICK)
        except queue.Empty:
            continue
    for worker in workers:
        if worker.is_alive():
            worker.terminate()
        worker.join()


# --- in a job's process ---------------------------------------------------------------------------------


class Batch(Struct, frozen=True, kw_only=True):
    """What a job tells: some games without anything to tell, and those with."""

    games: int
    actions: int
    outcomes: tuple[Outcome, ...] = ()


class Broken(Struct, frozen=True, kw_only=True):
    """Why a job cannot go on; with the kind of an engine's fault, if that is why."""

    kind: str
    text: str


OFTEN = 0.5
"""Seconds after which a job tells how far it is."""


class _Teller:
    """Gathers what a job has to tell, so that not every game is a message."""

    def __init__(self, inbox: Any) -> None:
        self.inbox = inbox
        self.games = 0
        self.actions = 0
        self.last = time.monotonic()

    def __call__(self, outcome: Outcome) -> None:
        self.games += 1
        self.actions += outcome.actions
        if outcome.difference is not None or time.monotonic() > self.last + OFTEN:
            self.flush((outcome,) if outcome.difference is not None else ())

    def flush(self, outcomes: tuple[Outcome, ...] = ()) -> None:
        self.inbox.put(Batch(games=self.games, actions=self.actions, outcomes=outcomes))
        self.games, self.actions, self.last = 0, 0, time.monotonic()


def _work(settings: Settings, number: int, write: Callable[[Settings], Write] | None, inbox: Any, stop: Any) -> None:
    end_with_parent()
    teller = _Teller(inbox)
    try:
        engine = settings.open_engine()
        try:
            corpus = None if settings.corpus is None else Corpus(settings.corpus)
            plan = Plan(seed=settings.seed, editions=settings.editions, by_digest=settings.by_digest)
            job = Job(plan, number, engine, corpus, None if write is None else write(settings))
            job.run(share(settings.games, settings.jobs, number), stop.is_set, teller)
        finally:
            engine.close()
            teller.flush()
    except EngineFault as fault:
        inbox.put(Broken(kind=fault.kind, text=str(fault)))
    except (InputError, OSError) as error:
        inbox.put(Broken(kind="", text=str(error)))
    except KeyboardInterrupt:
        return
    inbox.put(None)


def share(games: int | None, jobs: int, number: int) -> int | None:
    """How many of the games are this job's."""
    return None if games is None else games // jobs + (number < games % jobs)
