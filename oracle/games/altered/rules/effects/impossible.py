"""Removes impossible actions from a step before anything else is considered (1.4.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from oracle.games.altered.rules.concepts.impossible import check_possible
from oracle.games.altered.rules.events import StatusGained
from oracle.games.altered.rules.objects.statuses import gains
from oracle.games.altered.rules.rulebook import rule
from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Event


@rule("1.4.1.c", "1.4.1.d", "1.2.6.f", "6.5.h")
def possible(run: Run, actions: Iterable[Event]) -> list[Event]:
    """The possible atomic actions of a step; the others are dropped, and the rest continues."""
    found: list[Event] = []
    for action in actions:
        try:
            check_possible(run, action)
        except IllegalAction:
            continue
        found.append(_again(run, action) if isinstance(action, StatusGained) else action)
    return found


def _again(run: Run, action: StatusGained) -> StatusGained:
    return gains(run, run.state.objects[action.object], action.status, action.by)
