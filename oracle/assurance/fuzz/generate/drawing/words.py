"""Facts about a card language beyond its types and its grammar, so that drawn texts have a subject."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from msgspec import Struct

from oracle.assurance.fuzz.generate.drawing.types import shape
from oracle.language.strictness import Grammar, Kinds
from oracle.protocol.values import Json


class Often(NamedTuple):
    """How often a part is drawn."""

    place: str
    name: str
    weight: float
    reading: float
    """How much more often, if there is a binding that it can refer to."""


class Words(Struct, frozen=True, kw_only=True, dict=True):
    """Facts that neither types nor grammar state: the weights of parts, and the words that texts leave open."""

    grammar: Grammar[Any]
    said: Mapping[str, tuple[Json, ...]]
    """Words and numbers of a field (`Choose.as_`), or of one of that name in all nodes (`named`)."""
    written: Mapping[str, tuple[str, Struct, tuple[str, ...]]] = {}
    """Fields that hold parts of a card as JSON, each with the card's field that could hold them, and their kinds."""
    weights: Mapping[str, float] = {}
    """How often a node or a field is drawn compared with others, if not 1; `May.do>Draw`: in that place."""
    reading: Mapping[str, float] = {}
    """How much more often a node or a field is drawn if there is a binding that it can refer to."""
    sparse: Mapping[str, tuple[str, ...]] = {}
    """Nodes that usually have at most one field besides these."""
    binders: Mapping[str, float] = {}
    """Effects that bind something, each by its weight."""
    elsewhere: Kinds = frozenset()
    """The facts about the card itself after it has moved."""
    away: tuple[Json, ...] = ()
    """Effects that move the card itself to where others are."""
    readers: Mapping[str, tuple[tuple[str, ...], ...]] = {}
    """Fields and nodes that refer to a binding; each with the alternative parts that make this useful.
    """
    movers: tuple[str, ...] = ()
    """Effects that move the bound things."""
    meetings: Mapping[str, tuple[str, ...]] = {}
    """The events that a text can wait for, replace or forbid (`When.event=drew`), with something that causes each."""
    helped: Mapping[str, tuple[str, ...]] = {}
    """Other parts of a text (`Keyword.keyword=singer`), each with the quality that it needs on another card."""
    described: Mapping[str, str] = {}
    """Fields that require a property of a card, each with the field of a card that states it."""

    @property
    def root(self) -> type:
        return self.grammar.root

    @cached_property
    def _known(self) -> dict[Any, Any]:
        return {}

    def kinds(self, place: str, kinds: tuple[type, ...]) -> Mapping[type, Often]:
        """How often each of these kinds is drawn there, without kinds that are never drawn."""
        known: dict[type, Often] | None = self._known.get((place, kinds))
        if known is None:
            often = {cls: self._often(f"{place}>{cls.__name__}", cls.__name__) for cls in kinds}
            known = self._known[place, kinds] = {cls: each for cls, each in often.items() if each.weight > 0}
        return known

    def fields(self, cls: type) -> Mapping[str, Often]:
        """How often each optional field of a node is drawn, without fields that are never drawn."""
        known: dict[str, Often] | None = self._known.get(cls)
        if known is None:
            optional = [field.name for field in shape(cls).values() if not field.needed]
            often = {name: self._often(f"{cls.__name__}.{name}", name) for name in optional}
            known = self._known[cls] = {name: each for name, each in often.items() if each.weight > 0}
        return known

    def values(self, place: str, values: Collection[Any]) -> Mapping[Any, float]:
        """How often each word of this place's fixed list is drawn, without words that are never drawn."""
        known: dict[Any, float] | None = self._known.get(place)
        if known is None:
            words = sorted(values, key=str)
            often = [(v, self.weights.get(f"{place}={v}", self.weights.get(f"={v}", 1.0))) for v in words]
            known = self._known[place] = {value: weight for value, weight in often if weight > 0}
        return known

    def _often(self, place: str, name: str) -> Often:
        weight = self.weights.get(place, self.weights.get(name, 1.0))
        return Often(place, name, weight, self.reading.get(place, self.reading.get(name, 1.0)))
