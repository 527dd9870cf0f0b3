"""The tasks of a campaign and their outcomes, as plain data that can be sent to any machine and kept in a database.

A task depends on nothing but its own fields, the engine it names and the program, so doing it again, or elsewhere,
gives the same outcome.
"""

from __future__ import annotations

import hashlib

import msgspec
from msgspec import Struct, field

from oracle.assurance.faults.dictionary import Sign
from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.difference import Cause, Difference
from oracle.assurance.fuzz.generate.unsupported import SupportCounts
from oracle.assurance.fuzz.ledger import Plan as GamesPlan
from oracle.assurance.mutants.judging import Trial
from oracle.campaign.setting import GivenUp, Tagged
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import Result

# --- tasks ----------------------------------------------------------------------------------------------


class Meet(Tagged, frozen=True, kw_only=True, tag=True):
    """Start an engine and hear its answer to `initialize`."""

    engine: str


class OfEngine(Tagged, frozen=True, kw_only=True, tag=True):
    """A task with an engine."""

    engine: str
    """Its name in the plan."""
    info: str
    """The digest of its answer to `initialize`, which must be the same on every worker."""


class Games(OfEngine, frozen=True, kw_only=True, tag=True):
    """Play the first games of a seed, learning from them as a campaign of that seed alone does."""

    plan: GamesPlan
    games: int
    learnt: dict[str, SupportCounts] = field(default_factory=dict)
    """Game → what the engine turned out to lack in earlier games, and its differences of manner."""
    cleared: dict[str, int] = field(default_factory=dict)
    teaches: bool = False
    """Whether later tasks begin with what these games teach."""


class Shrink(OfEngine, frozen=True, kw_only=True, tag=True):
    """Shrink the case of a difference."""

    case: Case
    difference: Difference
    seed: int


class Scenarios(OfEngine, frozen=True, kw_only=True, tag=True):
    """Run scenarios of a game under one edition."""

    game: str
    edition: str
    clauses: tuple[str, ...]
    first: int
    """The index of the first scenario in the selection, and of the one after the last."""
    end: int


class Level(OfEngine, frozen=True, kw_only=True, tag=True):
    """Play a level for a certificate."""

    level: str
    edition: str
    seed: str


class Reach(Tagged, frozen=True, kw_only=True, tag=True):
    """Find which functions some runs of the suite call: those that the mutants of these clauses break."""

    game: str
    clauses: tuple[str, ...]
    first: int


class Break(Tagged, frozen=True, kw_only=True, tag=True):
    """Try mutants in turn. Each has indexes of runs: to make in any case, or only until one notices the mutant."""

    game: str
    mutants: tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...]


class Signs(Tagged, frozen=True, kw_only=True, tag=True):
    """Run cases on mutants; for each, the indexes of the runs."""

    game: str
    mutants: tuple[tuple[str, tuple[int, ...]], ...]


class Idle(Tagged, frozen=True, kw_only=True, tag=True):
    """Do nothing for some seconds, to measure the cost of handing out tasks."""

    number: int
    seconds: float
    burn: bool = False
    """Whether to keep the processor busy for that long instead."""


Task = Meet | Games | Shrink | Scenarios | Level | Reach | Break | Signs | Idle


# --- outcomes -------------------------------------------------------------------------------------------


class Met(Tagged, frozen=True, kw_only=True, tag=True):
    """An engine's answer to `initialize`."""

    info: EngineInfo


class Sighting(Struct, frozen=True, kw_only=True):
    """The differences of one cause in some games: how many, and the first."""

    cause: Cause
    number: int
    """The number of the first game."""
    case: Case
    difference: Difference
    times: int


class GamesPlayed(Tagged, frozen=True, kw_only=True, tag=True):
    """The results of some games."""

    games: int
    actions: int
    lacking: int
    """Games that ended because the engine lacked something."""
    clauses: tuple[str, ...]
    """Clauses of which a rule was applied or refused something, sorted."""
    cards: tuple[str, ...]
    """Printed cards that a move was about, sorted."""
    decks: tuple[str, ...]
    """A digest of each deck that was played, sorted."""
    sightings: tuple[Sighting, ...]
    """In the order of the games."""
    learnt: dict[str, SupportCounts] = field(default_factory=dict)
    cleared: dict[str, int] = field(default_factory=dict)


class Shrunk(Tagged, frozen=True, kw_only=True, tag=True):
    """A difference after shrinking."""

    difference: Difference
    case: Case
    files: dict[str, str]
    """Name → content: the scenario, or the messages if there is none, and the finding as JSON."""


class Judged(Tagged, frozen=True, kw_only=True, tag=True):
    """Results of scenarios, in the order of the runs."""

    results: tuple[Result, ...]


class LevelPlayed(Tagged, frozen=True, kw_only=True, tag=True):
    """A level that was played: the statement and the transcript, or the reasons why it is not reached."""

    missing: tuple[str, ...]
    statement: bytes
    transcript: bytes


class Reached(Tagged, frozen=True, kw_only=True, tag=True):
    """For each run, the functions that it calls, sorted."""

    functions: tuple[tuple[str, ...], ...]


class Broken(Tagged, frozen=True, kw_only=True, tag=True):
    """The trial of each mutant."""

    trials: tuple[Trial, ...]


class Signed(Tagged, frozen=True, kw_only=True, tag=True):
    """For each mutant, the indexes of runs that notice it, with the signs."""

    found: tuple[tuple[tuple[int, Sign], ...], ...]


class Rested(Tagged, frozen=True, kw_only=True, tag=True):
    """Nothing was done."""

    number: int


Outcome = Met | GamesPlayed | Shrunk | Judged | LevelPlayed | Reached | Broken | Signed | Rested | GivenUp

_tasks: msgspec.json.Decoder[Task] = msgspec.json.Decoder(Task)
_outcomes: msgspec.json.Decoder[Outcome] = msgspec.json.Decoder(Outcome)


def task_of(raw: bytes) -> Task:
    """The task in a JSON text."""
    return _tasks.decode(raw)


def outcome_of(raw: bytes | str) -> Outcome:
    """The outcome in a JSON text."""
    return _outcomes.decode(raw)


def id_of(raw: bytes) -> str:
    """The name of an encoded task, the same in every campaign and on every machine."""
    return hashlib.sha256(raw).hexdigest()


def digest_of(info: EngineInfo) -> str:
    """The digest of an engine's answer to `initialize`."""
    return hashlib.sha256(msgspec.json.encode(info, order="deterministic")).hexdigest()[:16]
