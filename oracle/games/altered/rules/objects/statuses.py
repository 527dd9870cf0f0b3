"""2.4 Statuses: which objects can have them, gaining and losing them, and their effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.rules.events import Moved, StatusGained
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.rulebook import rule
from oracle.games.altered.rules.state import DISCARD, EXPEDITIONS, HIDDEN, RESERVE, Object
from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run

WITHOUT = (*HIDDEN, DISCARD)
"""Zones whose cards and objects have neither statuses nor counters (2.4.1.c, 2.5.b)."""


# --- gaining and losing ---------------------------------------------------------------------------------


@rule("2.4.1.b", "2.4.1.c")
def check_can_have_statuses(_run: Run, thing: Object) -> None:
    """Objects in Discard piles and cards in Decks and Hands neither have nor gain any. Raises IllegalAction."""
    if thing.zone in WITHOUT:
        raise IllegalAction("2.4.1.c", f"{thing.card} is in the {thing.zone}, where nothing has statuses")


@rule("2.4.1.f", "7.3.13.b")
def check_gains_anew(run: Run, thing: Object, status: lang.Status) -> None:
    """An object cannot gain a status it has, unless a passive ability allows it (2.4.1.g). Raises IllegalAction
    (2.4.1.f).
    """
    if status in thing.status and not may_gain_again(run, thing, status):
        raise IllegalAction("2.4.1.f", f"{thing.card} is {status} already")


@rule("2.4.1.g", "1.4.2.a")
def may_gain_again(run: Run, thing: Object, status: lang.Status) -> bool:
    """Whether a passive ability lets the object gain a status that it has."""
    view = view_of(run.state)
    return any(
        isinstance(voice.ability, lang.GainsAgain) and status in voice.ability.status and view.concerns(voice, thing)
        for voice in view.passives(lang.GainsAgain)
    )


@rule("2.4.6.b", "5.2.3.a")
def check_can_be_fleeting(run: Run, thing: Object) -> None:
    """Landmark Permanents are never Fleeting, in any zone. Raises IllegalAction (5.2.3.a)."""
    if is_landmark(run, thing):
        raise IllegalAction("5.2.3.a", f"{thing.card} is a Landmark Permanent, which is never Fleeting")


def is_landmark(run: Run, thing: Object) -> bool:
    """Whether it is a Permanent of the Landmark zone; in 1.x every Permanent is."""
    traits = view_of(run.state).traits(thing)
    return traits.type == "permanent" and (traits.zone_type == "landmark" or not run.game.edition.expedition_permanents)


@rule("2.4.1.h", "7.3.15.b", "7.3.18.b")
def check_has_status(_run: Run, thing: Object, status: lang.Status) -> None:
    """An object cannot lose a status it does not have. Raises IllegalAction (2.4.1.h)."""
    if status not in thing.status:
        raise IllegalAction("2.4.1.h", f"{thing.card} is not {status}")


def gains(run: Run, thing: Object, status: lang.Status, by: str | None) -> StatusGained:
    """The atomic action of gaining a status, for the second time if allowed (2.4.1.g)."""
    again = status in thing.status and may_gain_again(run, thing, status)
    return StatusGained(object=thing.id, status=status, by=by, again=again)


# --- Fleeting -------------------------------------------------------------------------------------------


@rule("2.4.6.d", "7.3.25.b")
def discarded_for_fleeting(run: Run, move: Moved) -> Moved:
    """A Fleeting object that would go from the Expedition zone to Reserve is discarded instead."""
    thing: Object | None = run.state.objects.get(move.object)
    if thing is None or move.to != RESERVE or thing.zone not in EXPEDITIONS or "fleeting" not in thing.status:
        return move
    verb = move.verb if move.verb == "sacrifice" else "discard"
    return replace(move, to=DISCARD, verb=verb)
