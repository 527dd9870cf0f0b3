"""Translates the atomic actions of an event into the terms of triggers: who did what to which object, from where to
where.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from oracle.games.altered import language as lang
from oracle.games.altered.rules import events as ev
from oracle.games.altered.rules.concepts.doers import doer
from oracle.games.altered.rules.objects.texts import Place
from oracle.games.altered.rules.objects.view import View
from oracle.games.altered.rules.rulebook import home
from oracle.games.altered.rules.state import DECK, DISCARD, EXPEDITIONS, Object

if TYPE_CHECKING:
    from oracle.kernel.run import Event


class Happening(Struct, kw_only=True):
    """One atomic action, or one side of it."""

    events: frozenset[lang.Happening]
    before: Object | None = None
    """The object before the action."""
    after: Object | None = None
    """The object after it; in another zone it is another object."""
    by: str | None = None
    """Who did it (1.4.7)."""
    source: str | None = None
    """The zone before."""
    to: str | None = None
    """The zone after; None if it no longer exists (2.1.e)."""
    was_in: tuple[Place, ...] = ()
    is_in: tuple[Place, ...] = ()
    place: Place | None = None
    """The Expedition that moved, or failed to."""
    played_from: str | None = None
    as_from: tuple[str, ...] = ()
    """Additional zones from which it counts as played, for its own symbols."""
    due: tuple[lang.Terrain, ...] = ()
    """The terrains due to which an Expedition moved forward."""
    status: lang.Status | None = None
    counter: str | None = None
    phase: str | None = None
    effect: str | None = None
    numbers: dict[str, int] = {}
    entering: bool = False
    """Counters with which the object enters: whether these are gained is open."""
    comes_with: bool = False
    """The object enters its zone with what it gains."""


class Views(Struct, frozen=True):
    """The views on the state before an event and on the state after it."""

    before: View
    after: View


@home("6.3.f", "6.1.e")
def happenings(views: Views, events: list[Event]) -> list[Happening]:
    """The parts of an event: each of its atomic actions, plus objects that joined or left Expeditions."""
    found = [each for event in events if type(event) in _KINDS for each in _KINDS[type(event)](views, event)]
    return [*found, *_shifts(views, events)]


# --- kinds of events ------------------------------------------------------------------------------------


_VERBS: dict[str, lang.Happening] = {
    "join": "is-played", "resolve": "is-played", "sacrifice": "is-sacrificed", "sabotage": "sabotages",
    "draw": "draws", "resupply": "resupplies",
}  # fmt: skip


def _moved(views: Views, event: ev.Moved) -> Iterator[Happening]:
    was, now = event.was, event.now
    names: set[lang.Happening] = set()
    if event.verb in _VERBS:
        names.add(_VERBS[event.verb])
    if now is not None:
        names.add("goes-to")
        if discarded(now):
            names.add("is-discarded")
    names |= _joining(was, now)
    by = doer(event, was)
    yield Happening(
        events=frozenset(names), before=was, after=now, by=by, source=was.zone if was else None,
        to=now.zone if now else None, was_in=_places(views.before, was), is_in=_places(views.after, now),
        played_from=was.played_from if was else None, as_from=event.as_from,
    )  # fmt: skip
    for status in now.status if now is not None else ():
        yield Happening(
            events=frozenset({"gains-status"}), before=was, after=now, by=by, status=status, comes_with=True
        )
    if event.counters:
        yield from _with_counters(event, was, now, by)


def _with_counters(
    event: ev.Moved | ev.TokenCreated, was: Object | None, now: Object | None, by: str | None
) -> Iterator[Happening]:
    """The counters with which an object enters; counters it keeps (2.5.k) are not gained."""
    for counter, count in event.counters if now is not None else ():
        yield Happening(
            events=frozenset({"gains-counter"}), before=was, after=now, by=by, counter=counter,
            numbers={"gained": count}, entering=True, comes_with=True,
        )  # fmt: skip


@home("7.3.5.a", "7.3.25.b", "2.4.6.e")
def discarded(now: Object) -> bool:
    """A card that went to the Discard pile is discarded; for a token, its intended move counts."""
    return now.zone == DISCARD


@home("7.3.25.b")
def _sacrificed(views: Views, event: ev.Sacrificed) -> Iterator[Happening]:
    """A replaced discard is still a sacrifice."""
    yield _about("is-sacrificed", views, event)


@home("7.5.8.a", "7.5.9.a", "7.5.9.b", "3.2.4.d")
def _joining(was: Object | None, now: Object | None) -> set[lang.Happening]:
    # An object joins a zone if it was not in it before and is now, and leaves it vice versa; Expeditions are one zone.
    before, after = _zone(was), _zone(now)
    if before == after:
        return set()
    names: set[lang.Happening] = set()
    if before is not None:
        names.add("leaves")
    if after is not None:
        names.add("joins")
    return names


def _zone(thing: Object | None) -> str | None:
    if thing is None:
        return None
    return "expedition" if thing.zone in EXPEDITIONS else thing.zone


def _places(view: View, thing: Object | None) -> tuple[Place, ...]:
    return () if thing is None else view.expeditions(thing)


@home("3.2.2.d", "7.5.9.a")
def _shuffled(views: Views, event: ev.Shuffled) -> Iterator[Happening]:
    # Cards from the Discard pile have left it, even if the same step takes them from the Deck again.
    cards = event.order if event.discard else ()
    now = {thing.card: thing for thing in views.after.objects.values() if thing.card in cards}
    for was in [thing for thing in views.before.objects.values() if thing.card in cards]:
        is_now = now[was.card]
        names: set[lang.Happening] = {"leaves"} if is_now.zone != DECK else {"goes-to", "joins", "leaves"}
        yield Happening(events=frozenset(names), before=was, after=is_now, by=event.by, source=was.zone, to=is_now.zone)


@home("7.5.8.b", "7.5.3.a")
def _created(views: Views, event: ev.TokenCreated) -> Iterator[Happening]:
    now = event.now
    if now is not None:
        yield Happening(
            events=frozenset({"joins"}), after=now, by=doer(event, now), to=now.zone, is_in=_places(views.after, now)
        )
        for status in now.status:
            yield Happening(
                events=frozenset({"gains-status"}), after=now, by=doer(event, now), status=status, comes_with=True
            )
        if event.counters:
            yield from _with_counters(event, None, now, doer(event, now))


@home("7.3.28.b", "7.5.8.c", "7.5.9.c", "7.4.4.m")
def _switched(views: Views, event: ev.Switched) -> Iterator[Happening]:
    # It joins and leaves Expeditions, not the zone: only triggers about an Expedition can apply.
    was, now = event.was, views.after.objects.get(event.object)
    yield Happening(
        events=frozenset({"joins", "leaves"}), before=was, after=now, by=doer(event, was),
        was_in=_places(views.before, was), is_in=_places(views.after, now),
    )  # fmt: skip


def _about(name: lang.Happening, views: Views, event: Any, **fields: Any) -> Happening:
    was = views.before.objects.get(event.object)
    now = views.after.objects.get(event.object)
    return Happening(events=frozenset({name}), before=was, after=now, by=doer(event, was), **fields)


def _status_gained(views: Views, event: ev.StatusGained) -> Iterator[Happening]:
    yield _about("gains-status", views, event, status=event.status)


def _status_lost(views: Views, event: ev.StatusLost) -> Iterator[Happening]:
    yield _about("loses-status", views, event, status=event.status)


def _counters_gained(views: Views, event: ev.CountersGained) -> Iterator[Happening]:
    yield _about("gains-counter", views, event, counter=event.counter, numbers={"gained": event.count})


def _counters_lost(views: Views, event: ev.CountersLost) -> Iterator[Happening]:
    yield _about("loses-counter", views, event, counter=event.counter, numbers={"lost": event.count})


def _expedition_moved(_views: Views, event: ev.ExpeditionMoved) -> Iterator[Happening]:
    if event.forward:
        place = (event.player, event.expedition)
        yield Happening(events=frozenset({"moves-forward"}), by=event.player, place=place, due=event.due)


@home("4.2.4.i", "7.5.6.a")
def _failed(_views: Views, event: ev.FailedToMove) -> Iterator[Happening]:
    place = (event.player, event.expedition)
    yield Happening(events=frozenset({"fails-to-move-forward"}), by=event.player, place=place)


def _phase_began(_views: Views, event: ev.PhaseBegan) -> Iterator[Happening]:
    yield Happening(events=frozenset({"phase"}), phase=event.phase)


def _daily_effect(_views: Views, event: ev.DailyEffect) -> Iterator[Happening]:
    yield Happening(events=frozenset({"daily-effect"}), effect=event.effect)


def _quick_action(views: Views, event: ev.QuickActionPlayed) -> Iterator[Happening]:
    was, now = views.before.objects.get(event.object), views.after.objects.get(event.object)
    yield Happening(events=frozenset({"quick-action"}), before=was, after=now, by=event.player)


def _passed(_views: Views, event: ev.Passed) -> Iterator[Happening]:
    yield Happening(events=frozenset({"passes"}), by=event.player)


def _rolled(_views: Views, event: ev.Rolled) -> Iterator[Happening]:
    yield Happening(events=frozenset({"rolls"}), by=event.player, numbers={"die": event.result})


_KINDS: dict[type[Event], Callable[[Views, Any], Iterator[Happening]]] = {
    ev.Moved: _moved,
    ev.Shuffled: _shuffled,
    ev.Sacrificed: _sacrificed,
    ev.TokenCreated: _created,
    ev.Switched: _switched,
    ev.StatusGained: _status_gained,
    ev.StatusLost: _status_lost,
    ev.CountersGained: _counters_gained,
    ev.CountersLost: _counters_lost,
    ev.ExpeditionMoved: _expedition_moved,
    ev.FailedToMove: _failed,
    ev.PhaseBegan: _phase_began,
    ev.DailyEffect: _daily_effect,
    ev.QuickActionPlayed: _quick_action,
    ev.Passed: _passed,
    ev.Rolled: _rolled,
}
TELLING = frozenset({*_KINDS, ev.Activated})
"""Events that can activate Reactions."""
_GAINED: tuple[lang.Happening, ...] = ("gains-status", "gains-counter")
ABOUT: dict[type[Event], frozenset[lang.Happening]] = {
    ev.Moved: frozenset({*_VERBS.values(), "goes-to", "is-discarded", "leaves", "joins", *_GAINED}),
    ev.Shuffled: frozenset({"leaves", "goes-to", "joins"}),
    ev.Sacrificed: frozenset({"is-sacrificed"}),
    ev.TokenCreated: frozenset({"joins", *_GAINED}),
    ev.Switched: frozenset({"joins", "leaves"}),
    ev.StatusGained: frozenset({"gains-status"}),
    ev.StatusLost: frozenset({"loses-status"}),
    ev.CountersGained: frozenset({"gains-counter"}),
    ev.CountersLost: frozenset({"loses-counter"}),
    ev.ExpeditionMoved: frozenset({"moves-forward"}),
    ev.FailedToMove: frozenset({"fails-to-move-forward"}),
    ev.PhaseBegan: frozenset({"phase"}),
    ev.DailyEffect: frozenset({"daily-effect"}),
    ev.QuickActionPlayed: frozenset({"quick-action"}),
    ev.Passed: frozenset({"passes"}),
    ev.Rolled: frozenset({"rolls"}),
}
"""The meanings of each kind of event in the terms of triggers."""


# --- Expeditions joined and left without a move ---------------------------------------------------------


@home("7.4.4.n", "7.4.4.o", "7.5.8.a", "7.5.9.a")
def _shifts(views: Views, events: list[Event]) -> Iterator[Happening]:
    """Objects that became Gigantic, or stopped being so: they join or leave an Expedition without moving."""
    if views.before.board.gigantic == views.after.board.gigantic:
        return
    moved = {event.object for event in events if isinstance(event, ev.Switched)}
    before = views.before.objects
    for now in views.after.in_play():
        was = before.get(now.id)
        if was is None or now.id in moved or now.zone not in EXPEDITIONS:
            continue
        was_in, is_in = views.before.expeditions(was), views.after.expeditions(now)
        if was_in != is_in:
            name: lang.Happening = "joins" if len(is_in) > len(was_in) else "leaves"
            yield Happening(events=frozenset({name}), before=was, after=now, was_in=was_in, is_in=is_in)
