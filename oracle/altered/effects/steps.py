"""Steps: atomic actions that happen at once (6.1.c, 6.1.f), once the impossible fell away and modifiers applied."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from oracle.altered import tasks
from oracle.altered.rulebook import rule
from oracle.altered.state import Source
from oracle.kernel.run import Event, Run


@rule("6.2.m")
def step(run: Run, actions: Iterable[Event], player: str | None = None, source: Source | None = None) -> list[Any]:
    """Let the atomic actions of one step happen; returns them as they happened, sealed.

    `player` controls the step, None for those of the game itself.
    """
    del player, source  # for the modifiers that may apply
    happening = tuple(actions)
    before = len(run.events)
    run.happen(*happening)
    return run.events[before:]


def steps(run: Run, task: tasks.Steps) -> None:
    """The next step of an effect; the rest is put behind it."""
    raise NotImplementedError
