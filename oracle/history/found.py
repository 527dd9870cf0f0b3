"""The answers of a history: plain values, in display order."""

from __future__ import annotations

from msgspec import Struct

from oracle.protocol.results import Report


class Run(Struct, frozen=True, kw_only=True):
    """One run of the suite, with its number of requested results by verdict."""

    run: int
    at: str
    version: str
    command: str
    suite: str
    content: str
    """The digest of the scenarios."""
    counts: dict[str, int]
    flaky: int


class Failing(Struct, frozen=True, kw_only=True):
    """A case that failed in its last run, and the first of the consecutive runs in which it failed."""

    game: str
    case: str
    edition: str
    clauses: tuple[str, ...]
    verdict: str
    cause: str
    since: int
    """The first run of the unbroken series of failures."""
    since_version: str
    since_at: str
    held: int | None
    """The last run before it in which the case did not fail; None if there is none."""
    held_version: str
    last: int
    """The last run of the case."""


class Flaky(Struct, frozen=True, kw_only=True):
    """A case with several verdicts under one version of the engine and one of the scenarios."""

    game: str
    case: str
    edition: str
    version: str
    suite: str
    content: str
    runs: int
    counts: dict[str, int]
    within: int
    """Runs in which an immediate repetition had another result."""
    rate: float
    """The share of runs with a minority verdict or an inconsistent repetition."""


class Point(Struct, frozen=True):
    """The number of passed results of a run, and of all its results."""

    run: int
    passed: int
    of: int


class Trend(Struct, frozen=True, kw_only=True):
    """A clause or a chapter from run to run; runs without results for it are omitted."""

    game: str
    number: str
    points: tuple[Point, ...]


class Played(Struct, frozen=True, kw_only=True):
    """A campaign with games of a version."""

    campaign: int
    at: str
    version: str
    games: int
    clauses: int
    """The largest number of clauses that games under one seed used."""
    causes: int
    """Causes of differences."""


class CauseSeen(Struct, frozen=True, kw_only=True):
    """A cause of differences: the campaigns in which it was seen first and last."""

    cause: str
    since: int
    since_version: str
    last: int
    times: dict[str, int]
    """In the last campaign: version → number of differences."""


class EngineHistory(Struct, frozen=True, kw_only=True):
    """All answers about the engines of one name."""

    engine: str
    runs: tuple[Run, ...]
    earlier: int = 0
    """The number of earlier runs that were not requested; nothing else counts them."""
    failing: tuple[Failing, ...]
    flaky: tuple[Flaky, ...]
    chapters: tuple[Trend, ...]
    clauses: tuple[Trend, ...]
    campaigns: tuple[Played, ...] = ()
    causes: tuple[CauseSeen, ...] = ()
    """Campaigns and causes are left out if cases or clauses are requested."""


class Wanted(Struct, frozen=True, kw_only=True):
    """The requested part of a history; an empty field means everything."""

    engine: str | None = None
    cases: tuple[str, ...] = ()
    """Including the rows of these outlines."""
    clauses: tuple[str, ...] = ()
    """Including their subclauses: `4.3`, or `altered/5.1` for one game."""
    last: int | None = None
    """At most this many of the last runs of each engine."""

    def has_clause(self, game: str, number: str) -> bool:
        """Whether a clause of a game is requested."""
        return not self.clauses or any(_is_below(choice, game, number) for choice in self.clauses)


def _is_below(choice: str, game: str, number: str) -> bool:
    said, _, wanted = choice.rpartition("/")
    return said in ("", game) and (number == wanted or number.startswith((f"{wanted}.", f"{wanted}-")))


class FoundRow(Struct, frozen=True, kw_only=True):
    """A finding: the engine as name, version and command, and the cause as `game kind name`."""

    engine: tuple[str, str, str]
    cause: str
    times: int
    example: str


class PlayRow(Struct, frozen=True, kw_only=True):
    """The games of an engine."""

    engine: tuple[str, str, str]
    games: int
    clauses: int
    last_new: int


class CheckRow(Struct, frozen=True, kw_only=True):
    """The report of a check, with the engine's command and the digest of the scenarios."""

    report: Report
    command: str
    content: str
