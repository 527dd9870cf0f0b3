"""Where objects were and where they are: what joins and leaves zones and Expeditions in an event (7.5.8, 7.5.9)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from msgspec import Struct

from oracle.altered.objects.expeditions import expeditions
from oracle.altered.objects.texts import Place
from oracle.altered.rulebook import home
from oracle.altered.state import EXPEDITIONS, Object

if TYPE_CHECKING:
    from oracle.altered.objects.view import View


class Presence(Struct, frozen=True, kw_only=True, gc=False):
    """One object before and after an event; None where it did not exist."""

    was: Object | None
    now: Object | None
    was_in: tuple[Place, ...] = ()
    now_in: tuple[Place, ...] = ()

    @property
    def thing(self) -> Object:
        """The object: as it is where it exists, otherwise as it was."""
        thing = self.now or self.was
        assert thing is not None  # noqa: S101
        return thing


@home("7.4.4.n", "7.4.4.o")
def changes(before: View, after: View) -> list[Presence]:
    """Every object that is not where it was, by the ids of objects: also one that became Gigantic or ceased to be."""
    found = []
    for number in sorted({*_in_expeditions(before), *_in_expeditions(after)}):
        presence = presence_of(before, after, number)
        if presence.was_in != presence.now_in:
            found.append(presence)
    return found


def _in_expeditions(view: View) -> list[int]:
    return [i for player in view.owners for name in EXPEDITIONS for i in view.zones[f"{player}/{name}"]]


def presence_of(before: View, after: View, number: int) -> Presence:
    """One object before and after an event."""
    was, now = before.objects.get(number), after.objects.get(number)
    return Presence(
        was=was,
        now=now,
        was_in=expeditions(before, was) if was else (),
        now_in=expeditions(after, now) if now else (),
    )


@home("7.5.8.a", "7.4.4.i", "7.5.8.b", "7.5.8.c", "7.4.4.m")
def joins(presence: Presence, places: Collection[Place]) -> bool:
    """Whether an object joins these Expeditions, taken together: it was in none of them and is in one."""
    return not _among(presence.was_in, places) and _among(presence.now_in, places)


@home("7.5.9.a", "7.4.4.i", "7.5.9.b", "7.5.9.c", "7.4.4.m")
def leaves(presence: Presence, places: Collection[Place]) -> bool:
    """Whether an object leaves these Expeditions, taken together: it was in one of them and is in none."""
    return _among(presence.was_in, places) and not _among(presence.now_in, places)


def _among(mine: tuple[Place, ...], places: Collection[Place]) -> bool:
    return any(place in places for place in mine)


@home("7.5.8.a", "7.5.8.b", "7.5.8.c")
def joins_zone(presence: Presence, zone: str) -> bool:
    """Whether an object joins a zone: not if it only goes from one Expedition to another, which is one zone."""
    return zone_name(presence.was) != zone and zone_name(presence.now) == zone


@home("7.5.9.a", "7.5.9.b", "7.5.9.c")
def leaves_zone(presence: Presence, zone: str) -> bool:
    """Whether an object leaves a zone; a token that ceases to exist does."""
    return zone_name(presence.was) == zone and zone_name(presence.now) != zone


@home("3.2.4.b", "3.2.4.d")
def zone_name(thing: Object | None) -> str | None:
    """The zone an object is in: the Expeditions are one."""
    if thing is None:
        return None
    return "expedition" if thing.zone in EXPEDITIONS else thing.zone


@home("7.5.3.a")
def becomes(presence: Presence, status: str) -> bool:
    """Whether an object becomes a status: it did not have it before, and has it after."""
    return (
        presence.now is not None
        and status in presence.now.status
        and not (presence.was is not None and status in presence.was.status)
    )
