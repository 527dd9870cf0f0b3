"""Events in words, for people who follow a game step by step; each game brings the words of its own events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from oracle.kernel.run import Event
from oracle.kernel.state import State

Names = Mapping[int, str]
"""Object id → the ref of its (top) card."""
Words = Callable[[Any, Names], str]


class Teller(Struct, frozen=True, kw_only=True):
    """How one game tells its events."""

    words: Mapping[type[Event], Words]
    objects: frozenset[str]
    """Fields that hold ids of objects."""
    becomes: Callable[[Any], Iterable[tuple[int, int]]]
    """Object → the object that is called like it once the event has happened."""

    def tell(self, happened: Sequence[Event], tables: Iterable[State]) -> tuple[str, ...]:
        """Each event in words; `tables` are the states before and after, which know the objects."""
        names: dict[int, str] = {}
        for state in tables:
            for thing in state.objects.values():
                names.setdefault(thing.id, thing.card)
        told = []
        for event in happened:
            told.append(self.event_words(event, names))
            for thing, new in self.becomes(event):
                names[new] = ref(names, thing)
        return tuple(told)

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
