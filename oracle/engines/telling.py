"""Puts events into words for people, and lists the subjects of each event as data.

The data shows which rule changed a thing. Each game adds the words of its own events and its own knowledge about them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from oracle.kernel.run import Event
from oracle.kernel.state import State

Names = Mapping[int, str]
"""Object id → the ref of its (top) card."""
Words = Callable[[Any, Names], str]
T = TypeVar("T")


class Teller(Struct, frozen=True, kw_only=True):
    """How one game describes its events."""

    words: Mapping[type[Event], Words]
    objects: frozenset[str]
    """Fields that hold ids of objects."""
    becomes: Callable[[Any], Iterable[tuple[int, int]]]
    """Object → the object whose name it takes once the event has happened."""
    changes: Mapping[type[Event], tuple[str, ...]] = {}
    """The changes of an event that none of its fields name: a group of the plain table, or things on a card."""
    within: Mapping[str, tuple[str, ...]] = {}
    """A field that holds a struct → the part of it that is a subject: `zone`, `source.card`."""
    silent: frozenset[str] = frozenset()
    """Fields that are not a subject, or that no player sees."""

    def tell(self, happened: Sequence[Event], tables: Iterable[State]) -> tuple[str, ...]:
        """Each event in words; `tables` are the states before and after, which know the objects."""
        return tuple(self._each(happened, tables, self.event_words))

    def subjects(self, happened: Sequence[Event], tables: Iterable[State]) -> tuple[frozenset[str], ...]:
        """The subjects of each event: the parts of its tag, refs, players, zones, and names of relevant fields."""
        return tuple(self._each(happened, tables, self._about))

    def _each(
        self, happened: Sequence[Event], tables: Iterable[State], say: Callable[[Event, Names], T]
    ) -> Iterator[T]:
        names: dict[int, str] = {}
        for state in tables:
            for thing in state.objects.values():
                names.setdefault(thing.id, thing.card)
        for event in happened:
            yield say(event, names)
            for thing, new in self.becomes(event):
                names[new] = ref(names, thing)

    def _about(self, event: Event, names: Names) -> frozenset[str]:
        found = {*str(event.__struct_config__.tag).split("-"), *self.changes.get(type(event), ())}
        for field in event.__struct_fields__:
            if field not in self.silent:
                found.update(self._said(field, getattr(event, field), names))
        return frozenset(found)

    def _said(self, field: str, value: Any, names: Names) -> Iterator[str]:
        """The subjects in a field."""
        if isinstance(value, tuple):
            for one in value:
                yield from self._said(field, one, names)
        elif isinstance(value, Struct):
            yield from filter(None, (attrgetter(path)(value) for path in self.within.get(field, ())))
        elif isinstance(value, str):
            yield value
        elif value:
            yield ref(names, value) if field in self.objects else field

    def event_words(self, event: Event, names: Names) -> str:
        """One event in words; field by field if the game has no words for it."""
        words = self.words.get(type(event))
        return self._by_field(event, names) if words is None else words(event, names)

    def _by_field(self, event: Event, names: Names) -> str:
        parts = []
        for name in event.__struct_fields__:
            value = getattr(event, name)
            if name in self.objects and isinstance(value, int):
                parts.append(f"{name} {ref(names, value)}")
            elif name in self.objects and isinstance(value, tuple):
                parts.append(f"{name} {refs(names, value)}")
            elif isinstance(value, str | int) and not isinstance(value, bool) and name != "new":
                parts.append(f"{name} {value}")
        tag = str(msgspec.to_builtins(event)["event"]).replace("-", " ")
        return f"{tag}: {', '.join(parts)}" if parts else tag


def ref(names: Names, thing: int) -> str:
    """An object by the ref of its card."""
    return names.get(thing, "a card")


def refs(names: Names, things: Iterable[int]) -> str:
    """Objects by the refs of their cards."""
    return ", ".join(ref(names, thing) for thing in things) or "nothing"
