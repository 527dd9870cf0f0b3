"""What cannot happen falls out of a step before anything else is looked at (1.4.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from oracle.altered.cards import language as lang
from oracle.altered.effects.prohibited import check_allowed
from oracle.altered.events import CountersGained, CountersLost, Moved, StatusGained, StatusLost, Switched
from oracle.altered.objects.view import view_of
from oracle.altered.rulebook import rule
from oracle.altered.state import DISCARD, HIDDEN, Object
from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.kernel.run import Event, Run

ON_OBJECTS = (Moved, Switched, StatusGained, StatusLost, CountersGained, CountersLost)


@rule("1.4.1.c", "1.4.1.d", "1.2.6.f", "6.5.h")
def possible(run: Run, actions: Iterable[Event]) -> list[Event]:
    """The atomic actions of a step that can happen; the others fall out of it, and the rest goes on."""
    found = [_possible(run, action) for action in actions]
    return [action for action in found if action is not None]


def _possible(run: Run, action: Any) -> Event | None:
    if isinstance(action, ON_OBJECTS) and not (isinstance(action, Moved) and action.deck is not None):
        thing = run.state.objects.get(action.object)
        if thing is None:
            return None
        action = of_object(run, action, thing)
    try:
        if action is not None:
            check_allowed(run, action)
    except IllegalAction:
        return None
    found: Event | None = action
    return found


@rule("2.1.i")
def of_object(run: Run, action: Any, thing: Object) -> Event | None:
    """What an atomic action can do to an object that is there; what is gone can neither be moved nor altered."""
    match action:
        case StatusGained():
            return gained_status(run, action, thing)
        case StatusLost():
            return lost_status(run, action, thing)
        case CountersGained():
            return gained_counters(run, action, thing)
        case _:
            found: Event = action
            return found


@rule("2.4.1.c", "2.4.1.f", "2.4.1.g", "7.3.13.b")
def gained_status(run: Run, action: StatusGained, thing: Object) -> StatusGained | None:
    """Only a status it does not have, unless it may gain it again; none in hidden zones and the Discard pile."""
    if thing.zone in (*HIDDEN, DISCARD):
        return None
    if action.status not in thing.status:
        return action
    view = view_of(run.state)
    for voice in view.passives(lang.GainsAgain):
        ability = voice.ability
        if isinstance(ability, lang.GainsAgain) and action.status in ability.status and view.concerns(voice, thing):
            return replace(action, again=True)
    return None


@rule("2.4.1.h", "7.3.15.b", "7.3.18.b")
def lost_status(_run: Run, action: StatusLost, thing: Object) -> StatusLost | None:
    """Only a status that it has."""
    return action if action.status in thing.status else None


@rule("2.5.b")
def gained_counters(_run: Run, action: CountersGained, thing: Object) -> CountersGained | None:
    """No counters on cards in hidden zones and in the Discard pile."""
    return None if thing.zone in (*HIDDEN, DISCARD) else action
