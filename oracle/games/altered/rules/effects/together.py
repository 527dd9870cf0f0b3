"""Simultaneous atomic actions about the same thing (6.1.f)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from oracle.games.altered.rules.effects.marching import revealed_for, within_the_adventure
from oracle.games.altered.rules.events import Moved, Sacrificed, StatusGained, StatusLost, Switched
from oracle.games.altered.rules.rulebook import rule
from oracle.kernel.errors import Undecided

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Event


@rule("6.1.f", "2.1.i")
def at_once(run: Run, actions: Iterable[Event]) -> list[Event]:
    """The actions of a step without those that another action makes ineffective.

    An object moves once, and gains or loses each status once. In-place changes come before moves, since neither sees
    the other.
    """
    staying: list[Event] = []
    going: dict[int, Moved | Switched] = {}
    for action in actions:
        if isinstance(action, Moved | Switched) and action.object:
            _check_one_way(going.setdefault(action.object, action), action)
        elif isinstance(action, Moved) or not _is_told(staying, action):
            staying.append(action)
    staying = within_the_adventure(run, staying)
    decks = [action for action in staying if isinstance(action, Moved)]
    staying = [*revealed_for(run, staying), *(action for action in staying if action not in decks)]
    return [*staying, *going.values(), *decks]


def _is_told(told: list[Event], action: Event) -> bool:
    return isinstance(action, StatusGained | StatusLost | Sacrificed) and any(_same(action, other) for other in told)


def _same(action: Any, other: Any) -> bool:
    if isinstance(action, Sacrificed):
        return bool(action == other)
    return type(action) is type(other) and (action.object, action.status) == (other.object, other.status)


def _check_one_way(first: Moved | Switched, second: Moved | Switched) -> None:
    if first.to != second.to or first.controller != second.controller:
        raise Undecided("6.1.f", "where an object goes that goes to two places at once")
