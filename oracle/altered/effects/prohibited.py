"""Prohibitions on atomic actions (1.4.1.a): what a rule or a passive ability says cannot be done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from oracle.altered.cards import language as lang
from oracle.altered.events import (
    CountersGained,
    ExpeditionMoved,
    Moved,
    StatusGained,
    StatusLost,
    TokenCreated,
)
from oracle.altered.objects.abilities import Voice
from oracle.altered.objects.texts import Place
from oracle.altered.objects.view import View, view_of
from oracle.altered.rulebook import home, rule
from oracle.altered.state import DISCARD, EXPEDITIONS, IN_PLAY, Object
from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.kernel.run import Event, Run


class Deed(Struct, frozen=True, kw_only=True, gc=False):
    """What somebody does, or is done to an object or an Expedition, in the terms of prohibitions."""

    action: lang.Forbidden
    player: str | None = None
    """Who does it."""
    thing: Object | None = None
    status: lang.Status | None = None
    counter: str | None = None
    place: Place | None = None


@rule("1.4.1.a", "1.4.1.b", "1.4.1.c")
def check_allowed(run: Run, action: Event) -> None:
    """No prohibition is against the atomic action. Raises IllegalAction (1.4.1.a)."""
    view = view_of(run.state)
    voices = view.passives(lang.Cannot)
    if voices:
        for deed in deeds(run, action):
            check_deed(run, deed)


@rule("1.4.1.a")
def check_deed(run: Run, deed: Deed) -> None:
    """No passive ability says that this cannot be done. Raises IllegalAction (1.4.1.a)."""
    view = view_of(run.state)
    for voice in view.passives(lang.Cannot):
        if forbids(view, voice, deed):
            raise IllegalAction("1.4.1.a", f"{voice.source} says that this cannot be done: {deed.action}")


@home("1.4.1.a")
def forbids(view: View, voice: Voice, deed: Deed) -> bool:
    """Whether a passive ability is a prohibition of this."""
    ability = voice.ability
    assert isinstance(ability, lang.Cannot)  # noqa: S101
    if ability.action != deed.action or not view.applies(voice):
        return False
    if ability.status not in (None, deed.status) or ability.counter not in (None, deed.counter):
        return False
    if ability.who is not None and deed.player not in view.players(ability.who, voice.text.player):
        return False
    return _about(view, voice, ability, deed)


def _about(view: View, voice: Voice, ability: lang.Cannot, deed: Deed) -> bool:
    """Whether the object or Expedition is one that the prohibition speaks of."""
    if deed.place is not None:
        mine = deed.place[0] == voice.text.player
        if ability.whose != "any" and mine != (ability.whose == "yours"):
            return False
        return ability.where is None or deed.place in view.places(ability.where, voice.text)
    if deed.thing is None:
        return True
    if ability.what is None:
        return ability.who is not None or deed.thing.id in voice.text.ids("this")
    return view.means(ability.what, deed.thing, voice.text)


# --- atomic actions -------------------------------------------------------------------------------------


def deeds(run: Run, action: Event) -> Iterator[Deed]:
    """What an atomic action amounts to."""
    match action:
        case Moved():
            yield from _of_move(run, action)
        case StatusGained():
            yield from _of_status(run, action)
        case StatusLost(status="exhausted"):
            yield Deed(action="ready", player=action.by, thing=run.state.objects.get(action.object))
        case CountersGained():
            thing = run.state.objects.get(action.object)
            yield Deed(action="gain-counter", player=action.by, thing=thing, counter=action.counter)
        case TokenCreated():
            yield Deed(action="create-token", player=action.by)
        case ExpeditionMoved(forward=True):
            yield Deed(action="move-forward", place=(action.player, action.expedition))
        case _:
            pass


@home("7.3.25.a", "7.3.7.a", "7.5.9.a")
def _of_move(run: Run, action: Moved) -> Iterator[Deed]:
    thing = run.state.objects.get(action.object)
    by = action.by
    if action.verb in ("draw", "resupply"):
        yield Deed(action=action.verb, player=by)
    if action.verb == "sacrifice":
        yield Deed(action="sacrifice", player=by, thing=thing)
    if action.to == DISCARD:
        yield Deed(action="discard", player=by, thing=thing)
    if thing is not None and thing.zone in IN_PLAY and not (thing.zone in EXPEDITIONS and action.to in EXPEDITIONS):
        yield Deed(action="leave", player=by, thing=thing)


@home("7.3.10.a")
def _of_status(run: Run, action: StatusGained) -> Iterator[Deed]:
    thing = run.state.objects.get(action.object)
    yield Deed(action="gain-status", player=action.by, thing=thing, status=action.status)
    if action.status == "exhausted":
        yield Deed(action="exhaust", player=action.by, thing=thing)
