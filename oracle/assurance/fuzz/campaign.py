"""A campaign: parallel jobs, each with its own reference and engine, and their combined findings."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct, field

from oracle.assurance.fuzz.corpus import Corpus, Note, Record
from oracle.assurance.fuzz.difference import Cause, Difference
from oracle.assurance.fuzz.finding import signature_words
from oracle.assurance.fuzz.job import Job
from oracle.assurance.fuzz.ledger import Ledger, Lesson, Memory, Outcome, Plan, Played, Write
from oracle.assurance.fuzz.lockstep.whole_actions import play, play_by_actions
from oracle.assurance.fuzz.reduce.same import same_difference
from oracle.assurance.fuzz.same_fault import SameFault
from oracle.assurance.records.writing import recording_into
from oracle.engines.base import Engine, EngineFault, TimeUp
from oracle.engines.games import PLAYED, binding
from oracle.engines.limits import Clock, Limits
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import EngineInfo
from oracle.suite.crew import Crew, Firm
from oracle.suite.engines import open_engine

RESTARTS = 1_000_000
"""An engine may crash or hang in every game; each time counts as a finding, and the campaign goes on."""


class Settings(Struct, frozen=True, kw_only=True):
    """The settings of a campaign."""

    engine: str
    editions: Mapping[str, tuple[str, ...]]
    seed: int = 0
    jobs: int = 1
    minutes: float | None = None
    games: int | None = None
    stop_at: int | None = None
    """The number of new differences that ends it."""
    corpus: Path | None = None
    records: Path | None = None
    """The folder for records of all games."""
    printed: bool = False
    """Whether to play with printed cards only."""
    about: tuple[str, ...] = ()
    """The subjects of every game, in the words of the card languages; empty: anything."""
    decks: tuple[tuple[str, ...], ...] = ()
    """As `Plan.decks`."""
    by_digest: bool = False
    limits: Limits = Limits()
    """The limits of an engine; the number of its faults is not limited."""
    clock: Clock | None = None
    """The time of the whole run, which must be enough for everything."""

    def open_engine(self) -> Engine:
        """The engine, in its own process. Raises EngineFault of kind `start`."""
        return open_engine(self.engine, replace(self.limits, restarts=RESTARTS, slow_faults=RESTARTS, total=math.inf))


class Met(Struct, kw_only=True):
    """The differences of one cause in this run."""

    cause: Cause
    example: Difference
    times: int = 0
    forms: dict[str, int] = {}
    """The forms of its differences → their number; together as many as there are differences."""
    files: list[str] = []
    """The files of forms other than the finding's own."""


class Campaign(Struct, kw_only=True):
    """The results of a campaign."""

    games: int = 0
    actions: int = 0
    lacking: int = 0
    """Games that ended because the engine lacked something."""
    new: list[Record] = field(default_factory=list)
    """One per new cause."""
    met: dict[Cause, Met] = field(default_factory=dict)
    """All differences, by cause."""
    same_faults: tuple[SameFault, ...] = ()
    """Known faults that each explain several of the new ones."""
    finished: bool = True
    """Whether everything requested was played; otherwise the time of the whole run ran out."""

    @property
    def known(self) -> list[Met]:
        """The differences of causes that were already in the corpus."""
        new = {record.cause for record in self.new}
        return [one for cause, one in self.met.items() if cause not in new]


def editions_for(info: EngineInfo, games: tuple[str, ...], wanted: tuple[str, ...] = ()) -> dict[str, tuple[str, ...]]:
    """The games to play, each with the editions that the engine and the reference know, the current one first.

    `wanted`: only these editions, in the games that have them. A game without made-up cards needs printed cards.
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


class _Over(Exception):
    """Whether the playing time is over."""


class Lecture(NamedTuple):
    """The parameters of every job."""

    notes: tuple[Note, ...]
    following: int
    """The number of the next game."""


def run(settings: Settings, write: Callable[[Settings], Write] | None, tell: Callable[[Campaign], None]) -> Campaign:
    """Play until the time is up, the games are played, or enough is found. `tell` receives the progress now and then.

    Raises EngineFault if a job has no engine to play with, InputError for an unreadable corpus, and the errors of a
    crew.
    """
    plan = Plan(
        seed=settings.seed, editions=settings.editions, printed=settings.printed, about=settings.about,
        decks=settings.decks, by_digest=settings.by_digest,
    )  # fmt: skip
    corpus = None if settings.corpus is None else Corpus(settings.corpus)
    ledger = Ledger(plan, corpus, None if write is None else write(settings), partial(_still, settings))
    found, clock = Campaign(), settings.clock or Clock()
    deadline = math.inf if settings.minutes is None else time.monotonic() + 60 * settings.minutes

    def look() -> None:
        tell(found)
        clock.check()
        if time.monotonic() > deadline:
            raise _Over

    firm = Firm(partial(_employed, settings, plan, ledger.memory()), _named, settings.jobs)
    try:
        with Crew(firm) as crew:
            _play(crew, settings, ledger, found, look)
    except _Over:
        pass
    except TimeUp:
        found.finished = False
    finally:
        ledger.save()
    found.new.sort(key=lambda record: record.difference.signature)
    found.met = dict(sorted(found.met.items()))
    return found


def _play(
    crew: Crew[int | Lecture, Played | Lesson],
    settings: Settings,
    ledger: Ledger,
    found: Campaign,
    look: Callable[[], None],
) -> None:
    def taught(*notes: Note) -> Lesson:
        lessons = crew.everyone(Lecture(notes, ledger.next), look=look)
        return next(one for one in lessons if isinstance(one, Lesson))

    ledger.meet(taught().engine)
    while games := ledger.round(settings.games):
        for played in crew.outcomes(games, ahead=len(games), look=look):
            if isinstance(played, Played):
                found.lacking += bool(played.note.noted) and played.note.noted[-1].lacking
                _count(found, ledger.take(played))
            if settings.stop_at is not None and len(found.new) >= settings.stop_at:
                return
            look()
        if notes := ledger.lesson_due:
            ledger.learnt(taught(*notes))


def _count(found: Campaign, outcome: Outcome) -> None:
    found.games += 1
    found.actions += outcome.actions
    difference, record = outcome.difference, outcome.record
    if difference is None or outcome.cause is None:
        return
    met = found.met.setdefault(outcome.cause, Met(cause=outcome.cause, example=difference))
    met.times += 1
    told = signature_words(difference)
    met.forms = {**met.forms, told: met.forms.get(told, 0) + 1}
    if record is not None and record.behind is None:
        found.new.append(record)
    elif record is not None:
        met.files = [*met.files, *record.files]


def _still(settings: Settings, record: Record) -> bool:
    """Whether the case of a difference shows it again; assumed if no engine can be started."""
    try:
        engine = settings.open_engine()
    except EngineFault:
        return True
    try:
        info = engine.initialize()
        found = play(record.case, ReferenceEngine(tracing=True), engine, info)
        if same_difference(found, record.difference):
            return True
        return same_difference(play_by_actions(record.case, engine, info), record.difference)
    except EngineFault:
        return True
    finally:
        engine.close()


def _named(piece: int | Lecture, _: int) -> str:
    return f"game {piece}" if isinstance(piece, int) else "the end of a round"


# --- in a job's process ---------------------------------------------------------------------------------


@contextmanager
def _employed(
    settings: Settings, plan: Plan, memory: Memory
) -> Iterator[Callable[[int | Lecture], Iterator[Played | Lesson]]]:
    engine = settings.open_engine()
    if settings.records is not None:
        engine = recording_into(engine, settings.records)
    try:
        yield partial(_work, Job(plan, engine, memory))
    finally:
        engine.close()


def _work(job: Job, piece: int | Lecture) -> Iterator[Played | Lesson]:
    yield job.play(piece) if isinstance(piece, int) else job.learn(*piece)
