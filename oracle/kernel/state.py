"""Frozen states, and the only place where new ones are made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from oracle.kernel.chance import Chance


class State(Struct, frozen=True, kw_only=True, dict=True):
    """The fields that every game's state has; a game adds its own fields and narrows the types.

    A state is never changed: a batch of events makes a new one that shares the rest. Derived data (views, indexes) is
    attached outside the compared and serialized fields.
    """

    objects: dict[int, Any]
    """Objects by id. A new zone makes a new object; the id is its timestamp."""
    zones: dict[str, tuple[int, ...]]
    """`player/zone` → ids in order, decks top first."""
    where: dict[str, int]
    """Card (ref) → the object it is, or is part of."""
    waiting: tuple[object, ...] = ()
    modifiers: tuple[object, ...] = ()
    next_id: int = 1
    chance: Chance = Chance()
    result: object = None


S = TypeVar("S", bound=State)
T_co = TypeVar("T_co", covariant=True)


class Table(Protocol[T_co]):
    """The part of a state that zone lookups need; each game has its own type of object."""

    @property
    def objects(self) -> Mapping[int, T_co]: ...
    @property
    def zones(self) -> Mapping[str, tuple[int, ...]]: ...
    @property
    def where(self) -> Mapping[str, int]: ...


class Identified(Protocol):
    """The part of an object that the kernel uses."""

    @property
    def id(self) -> int: ...


def zone(player: str, name: str) -> str:
    """The key of a player's zone."""
    return f"{player}/{name}"


def cards_in(state: Table[T_co], player: str, name: str) -> tuple[T_co, ...]:
    """A player's objects in a zone, in order."""
    objects = state.objects
    return tuple([objects[i] for i in state.zones[f"{player}/{name}"]])


def by_ref(state: Table[T_co], ref: str) -> T_co | None:
    """The object that a card or token is, or is part of; None for an unknown ref."""
    return state.objects[state.where[ref]] if ref in state.where else None


class Draft(Generic[S]):
    """The next state during the folding of a batch; copies a table on the first write."""

    __slots__ = ("before", "board_changed", "changes", "next_id", "objects", "where", "zones")

    def __init__(self, before: S) -> None:
        self.before = before
        self.objects: dict[int, Any] = before.objects
        self.zones: dict[str, tuple[int, ...]] = before.zones
        self.where: dict[str, int] = before.where
        self.next_id = before.next_id
        self.changes: dict[str, object] = {}
        self.board_changed = False

    def table(self) -> dict[int, Any]:
        """The table of objects, for writing."""
        if self.objects is self.before.objects:
            self.objects = self.objects.copy()
        return self.objects

    def write(self, thing: Identified) -> None:
        """Put an object into the table, under its `id`."""
        self.table()[thing.id] = thing

    def set_zone(self, zone: str, ids: tuple[int, ...]) -> None:
        if self.zones is self.before.zones:
            self.zones = self.zones.copy()
        self.zones[zone] = ids

    def places(self) -> dict[str, int]:
        """The table from card to object, for writing."""
        if self.where is self.before.where:
            self.where = self.where.copy()
        return self.where

    def place_cards(self, cards: tuple[str, ...], object_id: int) -> None:
        """Record which object these cards are now."""
        where = self.places()
        for card in cards:
            where[card] = object_id

    def get(self, field: str) -> Any:
        """The field's value in this draft."""
        return self.changes[field] if field in self.changes else getattr(self.before, field)

    def finish(self) -> S:
        """The new state; `before` itself if nothing was written."""
        before, objects, zones = self.before, self.objects, self.zones
        if self.changes:
            return replace(
                before, objects=objects, zones=zones, where=self.where, next_id=self.next_id, **self.changes
            )  # fmt: skip
        if objects is before.objects and zones is before.zones and self.where is before.where:
            return before
        return replace(before, objects=objects, zones=zones, where=self.where, next_id=self.next_id)
