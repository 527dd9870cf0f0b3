"""Which atomic actions are impossible: by a rule, or by a passive ability (1.4.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from oracle.altered import events as ev
from oracle.altered.concepts.golden_rules import Deed, check_not_forbidden
from oracle.altered.keywords.defender import check_no_defender
from oracle.altered.objects.counters import check_can_have_counters, check_has_counters
from oracle.altered.objects.emblems import check_duration
from oracle.altered.objects.statuses import (
    check_can_be_fleeting,
    check_can_have_statuses,
    check_gains_anew,
    check_has_status,
)
from oracle.altered.rulebook import rule
from oracle.altered.state import DECK, IN_PLAY, Object
from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.altered.cards import language as lang
    from oracle.kernel.run import Event, Run


@rule("1.4.1.a", "1.4.1.c")
def check_possible(run: Run, action: Event) -> None:
    """The atomic action is not impossible. Raises IllegalAction with the clause that makes it so."""
    check = _CHECKS.get(type(action))
    if check is not None:
        check(run, action)


@rule("2.1.i", "6.3.j")
def still_there(run: Run, object_id: int) -> Object:
    """What has ceased to exist is neither moved nor altered. Raises IllegalAction (2.1.i)."""
    found: Object | None = run.state.objects.get(object_id)
    if found is None:
        raise IllegalAction("2.1.i", "the object does not exist any more")
    return found


# --- moving ---------------------------------------------------------------------------------------------


def _moved(run: Run, action: ev.Moved) -> None:
    if action.deck is None:
        thing = still_there(run, action.object)
        deeds = _deeds(action, thing.zone)
    else:
        thing, deeds = None, _deeds(action, DECK)
    for deed in deeds:
        check_not_forbidden(run, Deed(action=deed, player=action.by, thing=thing))


def _deeds(action: ev.Moved, zone: str) -> list[lang.Forbidden]:
    # A sacrifice is a discard (7.3.25.a), and so is sabotage (7.3.24.a).
    deeds: list[lang.Forbidden] = []
    match action.verb:
        case "draw" | "resupply" | "play":
            deeds.append(action.verb)
        case "sacrifice":
            deeds += ["sacrifice", "discard"]
        case "discard" | "sabotage":
            deeds.append("discard")
        case _:
            pass
    if zone in IN_PLAY:
        deeds.append("leave")
    return deeds


def _switched(run: Run, action: ev.Switched) -> None:
    still_there(run, action.object)


def _token_created(run: Run, action: ev.TokenCreated) -> None:
    check_not_forbidden(run, Deed(action="create-token", player=action.by))


# --- statuses and counters ------------------------------------------------------------------------------


def _status_gained(run: Run, action: ev.StatusGained) -> None:
    thing = still_there(run, action.object)
    check_can_have_statuses(run, thing)
    check_gains_anew(run, thing, action.status)
    if action.status == "fleeting":
        check_can_be_fleeting(run, thing)
    check_not_forbidden(run, Deed(action="gain-status", player=action.by, thing=thing, status=action.status))
    if action.status == "exhausted":
        check_not_forbidden(run, Deed(action="exhaust", player=action.by, thing=thing))


def _status_lost(run: Run, action: ev.StatusLost) -> None:
    thing = still_there(run, action.object)
    check_has_status(run, thing, action.status)
    if action.status == "exhausted":
        check_not_forbidden(run, Deed(action="ready", player=action.by, thing=thing))


def _counters_gained(run: Run, action: ev.CountersGained) -> None:
    thing = still_there(run, action.object)
    check_can_have_counters(run, thing)
    check_not_forbidden(run, Deed(action="gain-counter", player=action.by, thing=thing, counter=action.counter))


def _counters_lost(run: Run, action: ev.CountersLost) -> None:
    thing = still_there(run, action.object)
    if action.spent:
        check_has_counters(run, thing, action.counter, action.count)


# --- expeditions and emblems ----------------------------------------------------------------------------


def _expedition_moved(run: Run, action: ev.ExpeditionMoved) -> None:
    if not action.forward:
        return
    place = (action.player, action.expedition)
    check_no_defender(run, place)
    check_not_forbidden(run, Deed(action="move-forward", place=place))
    if not action.progress:
        check_moves_for_any_reason(run, place)


@rule("4.2.4.d")
def check_moves_for_any_reason(run: Run, place: tuple[str, lang.Expedition]) -> None:
    """What can only move forward due to some terrain cannot move but in Progress. Raises IllegalAction (4.2.4.d)."""
    try:
        check_not_forbidden(run, Deed(action="move-forward-only-due-to", place=place))
    except IllegalAction as illegal:
        raise IllegalAction("4.2.4.d", illegal.why) from illegal


def _ongoing_created(run: Run, action: ev.OngoingCreated) -> None:
    check_duration(run, action.emblem.duration)


_CHECKS: dict[type[Event], Callable[[Run, Any], None]] = {
    ev.Moved: _moved,
    ev.Switched: _switched,
    ev.TokenCreated: _token_created,
    ev.StatusGained: _status_gained,
    ev.StatusLost: _status_lost,
    ev.CountersGained: _counters_gained,
    ev.CountersLost: _counters_lost,
    ev.ExpeditionMoved: _expedition_moved,
    ev.OngoingCreated: _ongoing_created,
}
