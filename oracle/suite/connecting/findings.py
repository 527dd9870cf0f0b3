"""The results of connecting an engine, as data."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from oracle.protocol.messages import EngineInfo

Stage = Literal["handshake", "positions", "actions", "questions", "declared", "games", "set-ups"]
STAGES: tuple[Stage, ...] = ("handshake", "positions", "actions", "questions", "declared", "games", "set-ups")
PLAYED: tuple[Stage, ...] = ("actions", "questions", "declared", "games")
"""The stages in which scenarios are played."""
State = Literal["held", "wrong", "unsupported", "untried"]


class Finding(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The result of trying one thing."""

    stage: Stage
    state: State
    """`untried`: every scenario that has it fails for another reason or is unsupported, or no time was left."""
    what: str
    """`a card in hand`, `challenge`, `may`, `hidden-views`."""
    game: str = ""
    case: str = ""
    """The scenario used."""
    field: str = ""
    """For a position shown differently from what was sent: the object and its first field that differs."""
    step: str = ""
    """The step that failed."""
    text: str = ""


class Task(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing to do next."""

    kind: Literal["mend", "manner", "capability", "language", "card", "said"]
    """`said`: something the engine called unsupported, in its own words."""
    game: str = ""
    names: tuple[str, ...]
    """The things wrong or missing; printed cards that belong together are one task."""
    cases: int = 0
    """If something is missing: how many more cases it unlocks once all tasks before it are done. If something is wrong:
    how many cases have it."""
    case: str = ""
    """The case to read."""


class Connected(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything found while connecting an engine."""

    engine: EngineInfo | None
    """None if it could not be started, or did not answer."""
    findings: tuple[Finding, ...]
    next: tuple[Task, ...] = ()
    """What to do, in this order."""
    calls: int = 0
    """How many calls the engine was sent."""
    seconds: float = 0.0
    """The time it took to answer them."""
    sampled: tuple[int, int] = (0, 0)
    """How many scenarios were set up to find out what the engine lacks, and how many could have been."""

    @property
    def held(self) -> bool:
        """Whether nothing is wrong."""
        return not any(one.state == "wrong" for one in self.findings)
