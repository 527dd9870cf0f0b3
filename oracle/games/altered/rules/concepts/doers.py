"""Which player did an action that is a part of an event (1.4.7, 7.5.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from oracle.games.altered.rules.rulebook import home
from oracle.games.altered.rules.state import HERO, IN_PLAY

if TYPE_CHECKING:
    from oracle.games.altered.rules.state import Object


@home("1.4.7.a", "1.4.7.b", "1.4.7.c", "7.5.5.a", "7.5.5.b", "7.5.5.c")
def doer(event: Any, thing: Object | None) -> str | None:
    """Who did an action: the player named in the effect, else its controller; the action stores both as `by`."""
    by: str | None = event.by
    return by if by is not None else controller_did(thing)


@home("1.4.7.d", "1.4.7.e", "7.5.5.d", "7.5.5.e")
def controller_did(thing: Object | None) -> str | None:
    """Else the controller of the affected object; else neither player."""
    controlled = thing is not None and thing.zone in (*IN_PLAY, HERO)
    return thing.controller if thing is not None and controlled else None
