"""What comes of connecting an engine, as data."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from oracle.protocol.messages import EngineInfo

Stage = Literal["handshake", "positions", "actions", "questions", "declared", "games"]
STAGES: tuple[Stage, ...] = ("handshake", "positions", "actions", "questions", "declared", "games")
State = Literal["held", "wrong", "unsupported", "untried"]


class Finding(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What came of one thing."""

    stage: Stage
    state: State
    """`untried`: whatever has it goes wrong, or is unsupported, for another reason; or no time was left."""
    what: str
    """`a card in hand`, `challenge`, `may`, `hidden-views`."""
    game: str = ""
    case: str = ""
    """The scenario it was tried with."""
    field: str = ""
    """Of a position that is shown otherwise than it was sent: what, and its first field that differs."""
    step: str = ""
    """The step that does not hold."""
    text: str = ""


class Task(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing to do next."""

    kind: Literal["mend", "manner", "capability", "language", "card", "said"]
    """`said`: what the engine has called unsupported, in its own words."""
    game: str = ""
    names: tuple[str, ...]
    """What is wrong or lacking; printed cards that belong together are one task."""
    cases: int = 0
    """Of what is lacking: how many more it lets the engine be judged by, with all tasks before it. Of what is wrong:
    how many have it."""
    case: str = ""
    """The one to read."""


class Connected(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything that came of connecting an engine."""

    engine: EngineInfo | None
    """None where it could not be started or spoken to."""
    findings: tuple[Finding, ...]
    next: tuple[Task, ...] = ()
    """What to do, that first which is to be done first."""
    calls: int = 0
    """How often the engine was asked anything."""
    seconds: float = 0.0
    """The time that it took for that."""
    sampled: tuple[int, int] = (0, 0)
    """How many scenarios were set up to see what the engine lacks for them, and how many there are."""

    @property
    def held(self) -> bool:
        """Whether nothing is wrong."""
        return not any(one.state == "wrong" for one in self.findings)
