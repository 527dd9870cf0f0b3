"""Events in words, for people who follow a game step by step, and what each is about, as data for who asks which rule
changed a thing; each game brings the words of its own events, and what only it knows of them."""

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
    """How one game tells its events."""

    words: Mapping[type[Event], Words]
    objects: frozenset[str]
    """Fields that hold ids of objects."""
    becomes: Callable[[Any], Iterable[tuple[int, int]]]
    """Object → the object that is called like it once the event has happened."""
    changes: Mapping[type[Event], tuple[str, ...]] = {}
    """What an event changes that none of its fields names: a group of the plain table, or what is on a card."""
    within: Mapping[str, tuple[str, ...]] = {}
    """Field that holds a struct → what of it an event is about: `zone`, `source.card`."""
    silent: frozenset[str] = frozenset()
    """Fields that do not say what an event is about, or that no player sees."""

    def tell(self, happened: Sequence[Event], tables: Iterable[State]) -> tuple[str, ...]:
        """Each event in words; `tables` are the states before and after, which know the objects."""
        return tuple(self._each(happened, tables, self.event_words))

    def subjects(self, happened: Sequence[Event], tables: Iterable[State]) -> tuple[frozenset[str], ...]:
        """What each event is about: the parts of its tag, refs, players, zones, and the names of fields that count."""
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
        """What a field says that an event is about."""
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
        """One event in words; an event without words of its own is told field by field."""
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
