"""What a history has to tell: plain values, in the order in which they are shown."""

from __future__ import annotations

from msgspec import Struct


class Run(Struct, frozen=True, kw_only=True):
    """One run of the suite, with the number of its results by verdict, only those that were asked for."""

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
    """A case that failed the last time it was run, and since when it has in every run."""

    game: str
    case: str
    edition: str
    clauses: tuple[str, ...]
    verdict: str
    cause: str
    since: int
    """The first run of those that failed one after the other up to the last."""
    since_version: str
    since_at: str
    held: int | None
    """The last run before in which it did not fail; None where it never held."""
    held_version: str
    last: int
    """The last run that had it."""


class Wavering(Struct, frozen=True, kw_only=True):
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
    """Runs in which it ended differently when it was run again at once."""
    rate: float
    """The part of the runs that ended differently than most, or wavered within."""


class Point(Struct, frozen=True):
    """How many results of a run passed, of how many."""

    run: int
    passed: int
    of: int


class Trend(Struct, frozen=True, kw_only=True):
    """A clause or a chapter from run to run; runs that had nothing of it are left out."""

    game: str
    number: str
    points: tuple[Point, ...]


class EngineHistory(Struct, frozen=True, kw_only=True):
    """Everything about the engines of one name."""

    engine: str
    runs: tuple[Run, ...]
    earlier: int = 0
    """How many runs came before these, and were not asked for; nothing else here knows of them."""
    failing: tuple[Failing, ...]
    wavering: tuple[Wavering, ...]
    chapters: tuple[Trend, ...]
    clauses: tuple[Trend, ...]


class Wanted(Struct, frozen=True, kw_only=True):
    """What is asked for; what is left out means all."""

    engine: str | None = None
    cases: tuple[str, ...] = ()
    """With the rows of outlines below them."""
    clauses: tuple[str, ...] = ()
    """With all below them: `4.3`, or of one game `altered/5.1`."""
    last: int | None = None
    """Only so many runs of each engine, the last ones."""

    def has_clause(self, game: str, number: str) -> bool:
        """Whether a clause of a game is asked for."""
        return not self.clauses or any(_is_below(choice, game, number) for choice in self.clauses)


def _is_below(choice: str, game: str, number: str) -> bool:
    said, _, wanted = choice.rpartition("/")
    return said in ("", game) and (number == wanted or number.startswith((f"{wanted}.", f"{wanted}-")))
