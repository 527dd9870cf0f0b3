"""A campaign: jobs as processes, each with a reference and an engine of its own, and what they found together."""

from __future__ import annotations

import math
import multiprocessing
import queue
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from oracle.assurance.fuzz.corpus import Corpus, Record
from oracle.assurance.fuzz.found import Difference, Signature
from oracle.assurance.fuzz.job import Job, Outcome, Plan, Write
from oracle.engines.base import Engine, EngineFault
from oracle.engines.games import PLAYED, binding
from oracle.engines.limits import Clock, Limits
from oracle.engines.orphans import end_with_parent
from oracle.kernel.bugs import Bug, BugMetError, Watched
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
    clock: Clock | None = None
    """The time of the whole run, in which everything has to end."""

    def open_engine(self) -> Engine:
        """The engine, in a process of its own. Raises EngineFault of kind `start`."""
        return open_engine(self.engine, replace(self.limits, restarts=RESTARTS, slow_faults=RESTARTS, total=math.inf))


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
    finished: bool = True
    """Whether everything was played that was asked for; else the time of the whole run was over before."""


def editions_for(info: EngineInfo, games: tuple[str, ...], wanted: tuple[str, ...] = ()) -> dict[str, tuple[str, ...]]:
    """The games to play, each with the editions that the engine and the reference know, the current one first.

    `wanted`: only these, of the games that have them. Without made-up cards a game needs printed ones.
    """
    found = {}
    for game in games or PLAYED:
        support = info.games.get(game)
        if support is None or game not in PLAYED:
            continue
        if "made-up-cards" not in support.capabilities and not binding(game).cards:
            continue
        both = tuple(one for one in binding(game).editions if one in support.editions and (one in wanted or not wanted))
        if both:
            found[game] = both
    return found


def run(settings: Settings, write: Callable[[Settings], Write] | None, tell: Callable[[Campaign], None]) -> Campaign:
    """Play until the time is up, the games are played, or enough is found. `tell` hears of it now and then.

    Raises EngineFault where a job has no engine to play with, InputError for a corpus that cannot be read,
    BugMetError where a job breaks.
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
    patience = GRACE
    try:
        found = _gathered(settings, workers, inbox, stop, tell)
        patience = GRACE if found.finished else 0.0
        return found
    finally:
        stop.set()
        _ended(workers, inbox, patience)


def _gathered(
    settings: Settings, workers: list[BaseProcess], inbox: Any, stop: Any, tell: Callable[[Campaign], None]
) -> Campaign:
    found, running = Campaign(), set(range(len(workers)))
    clock = settings.clock or Clock()
    deadline = None if settings.minutes is None else time.monotonic() + 60 * settings.minutes
    while running:
        if deadline is not None and time.monotonic() > deadline:
            stop.set()
        if not clock.left:
            found.finished = False
            break
        # Who was gone before the box was empty has said all it had to say.
        gone = [number for number in running if not workers[number].is_alive()]
        try:
            said = inbox.get(timeout=min(TICK, clock.left))
        except queue.Empty:
            if gone:
                raise _lost(gone[0], workers[gone[0]]) from None
            tell(found)
            continue
        if isinstance(said, int):
            running.remove(said)
            continue
        _take(found, _batch(said))
        if settings.stop_at is not None and len(found.new) >= settings.stop_at:
            stop.set()
        tell(found)
    return _sorted(found)


def _batch(said: Batch | Broken | Bug) -> Batch:
    """What a job tells. Raises what it broke off for."""
    if isinstance(said, Bug):
        raise BugMetError(said)
    if isinstance(said, Broken):
        raise EngineFault(said.kind, said.text) if said.kind else InputError("fuzz", said.text)
    return said


def _lost(number: int, worker: BaseProcess) -> BugMetError:
    """A job that ended and did not say why: nothing an engine does can bring that about."""
    return BugMetError(Bug(what=f"job {number} ended with {worker.exitcode} and said nothing", where="", trace=""))


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


def _ended(workers: list[BaseProcess], inbox: Any, patience: float) -> None:
    """Wait for the jobs, so many seconds; one that does not end is asked to end its engine, then ended by force."""
    _emptied(workers, inbox, patience)
    for worker in workers:
        if worker.is_alive():
            worker.terminate()
    _emptied(workers, inbox, GRACE)
    for worker in workers:
        worker.kill()
        worker.join()


def _emptied(workers: list[BaseProcess], inbox: Any, patience: float) -> None:
    """Take what the jobs say until all have ended: one with something left to say does not end."""
    until = time.monotonic() + patience
    while any(worker.is_alive() for worker in workers) and time.monotonic() < until:
        with suppress(queue.Empty):
            inbox.get(timeout=TICK)


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
    with Watched(inbox.put):
        _play(settings, number, write, inbox, stop)
        inbox.put(number)


def _play(settings: Settings, number: int, write: Callable[[Settings], Write] | None, inbox: Any, stop: Any) -> None:
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


def share(games: int | None, jobs: int, number: int) -> int | None:
    """How many of the games are this job's."""
    return None if games is None else games // jobs + (number < games % jobs)
