"""One action as the reference played it, for an engine that asks differently."""

from __future__ import annotations

from msgspec import Struct

from oracle.kernel.position import Position
from oracle.protocol.messages import Decision, Reply
from oracle.suite.intent.line import Fact
from oracle.suite.intent.path import Path
from oracle.suite.phrases.move import Move


class Probe(Struct, frozen=True, kw_only=True):
    """An answer that the reference refused, and the number of facts before it."""

    after: int
    player: str
    question: Decision
    answer: tuple[str, ...]


class PlayedAction(Struct, kw_only=True):
    """One action as the reference has played it, with all choices made in it."""

    move: Move
    reply: Reply
    facts: list[Fact] = []
    before: list[Position] = []
    """The reference's state at each fact's question; None for choices that the action names itself."""
    probes: list[Probe] = []
    way: Path = Path()
    """How the engine's questions were answered."""
