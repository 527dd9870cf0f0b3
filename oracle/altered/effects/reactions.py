"""Reactions: which of them an event activates (6.3)."""

from __future__ import annotations

from typing import Any

from oracle.altered.events import EmblemCreated
from oracle.kernel.run import Run


def activated_by(run: Run, after: Any, events: list[Any]) -> list[EmblemCreated]:
    """The Emblem-Reactions that one event creates in Limbo (6.3.g); `run.state` is the state before it."""
    del run, after, events
    return []
