"""Modifiers: what changes a step before it happens (6.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.altered.state import Source

if TYPE_CHECKING:
    from oracle.kernel.run import Event, Run


def modified(run: Run, actions: list[Event], player: str | None, source: Source | None) -> list[Event]:
    """The atomic actions once no modifier applies any more."""
    del run, player, source
    return actions
