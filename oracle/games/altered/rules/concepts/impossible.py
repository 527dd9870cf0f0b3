"""Which atomic actions are impossible, by a rule or by a passive ability (1.4.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from oracle.games.altered.rules import events as ev
from oracle.games.altered.rules.concepts.doers import doer
from oracle.games.altered.rules.concepts.golden_rules import Deed, check_not_forbidden
from oracle.games.altered.rules.keywords.defender import check_no_defender
from oracle.games.altered.rules.objects.counters import check_can_have_counters, check_has_counters
from oracle.games.altered.rules.objects.emblems import check_duration
from oracle.games.altered.rules.objects.statuses import (
    check_can_be_fleeting,
    check_can_have_statuses,
    check_gains_anew,
    check_has_status,
)
from oracle.games.altered.rules.rulebook import home, rule
from oracle.games.altered.rules.state import DISCARD, IN_PLAY, MANA, RESERVE, Object
from oracle.kernel.errors import IllegalAction
from oracle.kernel.open_questions import rests_on

if TYPE_CHECKING:
    from oracle.games.altered import language as lang
    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Event


@rule("1.4.1.a", "1.4.1.c")
def check_possible(run: Run, action: Event) -> None:
    """Check that the atomic action would have an effect and is not forbidden.

    Raises IllegalAction with the clause that makes it impossible.
    """
    check = _CHECKS.get(type(action))
    if check is not None:
        check(run, action)
    check_allowed(run, action)


@rule("1.4.1.a", "1.4.1.b")
def check_allowed(run: Run, action: Event) -> None:
    """Check that no passive ability forbids the atomic action. Raises IllegalAction."""
    if isinstance(action, ev.ExpeditionMoved) and action.forward:
        check_moves_forward(run, action)
        return
    for deed in deeds(run, action):
        check_not_forbidden(run, deed)


@rule("2.1.i", "6.3.j")
def still_there(run: Run, object_id: int) -> Object:
    """An object that has ceased to exist is neither moved nor altered. Raises IllegalAction (2.1.i)."""
    found: Object | None = run.state.objects.get(object_id)
    if found is None:
        raise IllegalAction("2.1.i", "the object does not exist any more")
    return found


# --- by rules -------------------------------------------------------------------------------------------


@home("2.1.d")
def _moved(run: Run, action: ev.Moved) -> None:
    if action.deck is None and still_there(run, action.object).zone == action.to and action.to in ONE_PLACE:
        rests_on(143)
        raise IllegalAction("2.1.d", f"it is in the {action.to} zone already")


ONE_PLACE = (RESERVE, DISCARD, MANA)
"""Zones within which there is nowhere else to move."""


def _switched(run: Run, action: ev.Switched) -> None:
    still_there(run, action.object)


def _status_gained(run: Run, action: ev.StatusGained) -> None:
    thing = still_there(run, action.object)
    check_can_have_statuses(run, thing)
    check_gains_anew(run, thing, action.status)
    if action.status == "fleeting":
        check_can_be_fleeting(run, thing)


def _status_lost(run: Run, action: ev.StatusLost) -> None:
    check_has_status(run, still_there(run, action.object), action.status)


def _counters_gained(run: Run, action: ev.CountersGained) -> None:
    check_can_have_counters(run, still_there(run, action.object))


def _counters_lost(run: Run, action: ev.CountersLost) -> None:
    thing = still_there(run, action.object)
    if action.spent:
        check_has_counters(run, thing, action.counter, action.count)


def _ongoing_created(run: Run, action: ev.OngoingCreated) -> None:
    check_duration(run, action.emblem.duration)


_CHECKS: dict[type[Event], Callable[[Run, Any], None]] = {
    ev.Moved: _moved,
    ev.Switched: _switched,
    ev.StatusGained: _status_gained,
    ev.StatusLost: _status_lost,
    ev.CountersGained: _counters_gained,
    ev.CountersLost: _counters_lost,
    ev.OngoingCreated: _ongoing_created,
}


# --- by passive abilities -------------------------------------------------------------------------------


def deeds(run: Run, action: Event) -> list[Deed]:
    """The parts of an atomic action, in the terms of prohibitions."""
    thing = run.state.objects.get(getattr(action, "object", 0))
    match action:
        case ev.Moved():
            return _of_move(action, thing)
        case ev.StatusGained():
            return _of_status(action, thing)
        case ev.StatusLost(status="exhausted"):
            return [Deed(action="ready", player=doer(action, thing), thing=thing)]
        case ev.CountersGained():
            return [Deed(action="gain-counter", player=doer(action, thing), thing=thing, counter=action.counter)]
        case ev.TokenCreated():
            return [Deed(action="create-token", player=action.by)]
        case _:
            return []


@home("7.3.5.a", "7.3.7.a", "7.3.22.a", "7.3.25.a", "7.3.25.b")
def _of_move(action: ev.Moved, thing: Object | None) -> list[Deed]:
    # Anything that goes to the Discard pile is discarded; a sacrifice stays one wherever it goes instead.
    kinds: list[lang.Forbidden] = []
    if action.verb in ("draw", "resupply", "play", "sacrifice"):
        kinds.append(action.verb)
    if action.to == DISCARD:
        kinds.append("discard")
    if thing is not None and thing.zone in IN_PLAY:
        kinds.append("leave")
    return [Deed(action=kind, player=doer(action, thing), thing=thing) for kind in kinds]


@home("7.3.10.a")
def _of_status(action: ev.StatusGained, thing: Object | None) -> list[Deed]:
    gained = Deed(action="gain-status", player=doer(action, thing), thing=thing, status=action.status)
    if action.status != "exhausted":
        return [gained]
    return [gained, Deed(action="exhaust", player=doer(action, thing), thing=thing)]


@rule("1.4.1.a")
def check_moves_forward(run: Run, action: ev.ExpeditionMoved) -> None:
    """Check that an Expedition can move forward for this reason. Raises IllegalAction."""
    place = (action.player, action.expedition)
    check_no_defender(run, place)
    check_not_forbidden(run, Deed(action="move-forward", place=place))
    if not action.progress:
        check_moves_for_any_reason(run, place)


@rule("4.2.4.d")
def check_moves_for_any_reason(run: Run, place: tuple[str, lang.Expedition]) -> None:
    """An Expedition that can only move due to some terrain moves only in Progress. Raises IllegalAction (4.2.4.d)."""
    try:
        check_not_forbidden(run, Deed(action="move-forward-only-due-to", place=place))
    except IllegalAction as illegal:
        raise IllegalAction("4.2.4.d", illegal.why) from illegal
